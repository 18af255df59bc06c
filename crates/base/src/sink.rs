//! Where printers write: text with a class.
//!
//! A printer is written once, over a [`Sink`]. The plain sink is a byte buffer that drops the classes and so costs
//! nothing; a terminal or an HTML page keeps them. Text is bytes, since names in shaders need not be UTF-8 and
//! Microsoft copies them as they stand.

/// What a piece of a listing is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Class {
    /// White space, commas and brackets.
    Plain,
    /// A `//` line.
    Comment,
    /// A declaration's or an instruction's name.
    Mnemonic,
    /// A register or another operand that names storage.
    Register,
    /// A number.
    Literal,
    /// An enumeration's spelling: a system value, an interpolation mode, a flag.
    Keyword,
    /// An instruction's number or offset in the margin.
    Margin,
    /// An error that is marked where it is.
    Error,
    /// A warning that is marked where it is.
    Warning,
    /// A note that is marked where it is.
    Note,
}

impl From<crate::Severity> for Class {
    fn from(severity: crate::Severity) -> Self {
        match severity {
            crate::Severity::Error => Self::Error,
            crate::Severity::Warning => Self::Warning,
            crate::Severity::Note => Self::Note,
        }
    }
}

/// The colours of Microsoft's HTML listings.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Colour {
    /// Comments and remarks.
    Grey,
    /// The program, and its margin.
    White,
    /// Names of instructions.
    Yellow,
    /// Literals.
    Cyan,
}

impl Colour {
    /// What starts the colour; `</font>` ends it.
    pub const fn tag(self) -> &'static [u8; 24] {
        match self {
            Self::Grey => b"<font color = \"#a0a0a0\">",
            Self::White => b"<font color = \"#e0e0e0\">",
            Self::Yellow => b"<font color = \"#ffff40\">",
            Self::Cyan => b"<font color = \"#00ffff\">",
        }
    }
}

/// Takes a printer's text.
pub trait Sink {
    /// Whether the tags of Microsoft's HTML listings belong to the text. They are no function of the classes: some
    /// enclose nothing, and neighbours of one colour stay apart.
    const HTML: bool = false;

    /// Whether it looks at the classes and the instructions. One that does not is given whole lines as [`Class::Plain`].
    const STYLED: bool = true;

    /// A piece of text of one class.
    fn text(&mut self, class: Class, text: &[u8]);

    /// The instruction with this index and this byte offset in its program starts here.
    fn instruction(&mut self, index: u32, offset: u64) {
        let _ = (index, offset);
    }
}

/// Microsoft's HTML.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Html(
    /// The text.
    pub Vec<u8>,
);

impl Sink for Html {
    const STYLED: bool = false;
    const HTML: bool = true;

    fn text(&mut self, _: Class, text: &[u8]) {
        self.0.extend_from_slice(text);
    }
}

/// Plain text: the classes are dropped.
impl Sink for Vec<u8> {
    const STYLED: bool = false;

    #[inline]
    fn text(&mut self, _: Class, text: &[u8]) {
        self.extend_from_slice(text);
    }
}
