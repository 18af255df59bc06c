//! Text with classes in memory: what `dis` and `dump` print, in colours where those are wanted.

use anstyle::{AnsiColor, Style};
use dxbin::base::sink::{Class, Sink};

/// A listing in memory, coloured or plain.
#[derive(Debug, Default)]
pub(crate) struct Listing {
    text: Vec<u8>,
    coloured: bool,
    /// The style that holds now.
    current: Style,
}

/// The colour of a class of text.
fn style(class: Class) -> Style {
    match class {
        Class::Comment | Class::Margin => AnsiColor::BrightBlack.on_default(),
        Class::Mnemonic => AnsiColor::Blue.on_default().bold(),
        Class::Register => AnsiColor::Cyan.on_default(),
        Class::Literal => AnsiColor::Green.on_default(),
        Class::Keyword => AnsiColor::Magenta.on_default(),
        Class::Error => AnsiColor::Red.on_default().bold(),
        Class::Warning => AnsiColor::Yellow.on_default().bold(),
        Class::Note => AnsiColor::Cyan.on_default().bold(),
        _ => Style::new(),
    }
}

impl Listing {
    /// An empty one with room for `room` bytes.
    pub(crate) fn new(coloured: bool, room: usize) -> Self {
        Self { text: Vec::with_capacity(room), coloured, ..Self::default() }
    }

    /// The text, no style left open.
    pub(crate) fn finish(mut self) -> Vec<u8> {
        self.turn(Style::new());
        self.text
    }

    /// The bytes so far, where they are many: for one who writes them out as they come.
    pub(crate) fn take_many(&mut self) -> Option<Vec<u8>> {
        const MANY: usize = 1 << 16;
        (self.text.len() >= MANY).then(|| std::mem::take(&mut self.text))
    }

    /// Changes the style, where it is another.
    fn turn(&mut self, style: Style) {
        if style != self.current {
            let codes = format!("{}{}", self.current.render_reset(), style.render());
            self.text.extend_from_slice(codes.as_bytes());
            self.current = style;
        }
    }
}

impl Sink for Listing {
    fn text(&mut self, class: Class, text: &[u8]) {
        // Blanks look the same in every colour.
        if self.coloured && !text.iter().all(|&byte| byte == b' ') {
            self.turn(style(class));
        }
        self.text.extend_from_slice(text);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn colours_change_only_where_the_class_does() {
        let mut sink = Listing { coloured: true, ..Listing::default() };
        for (class, text) in [
            (Class::Mnemonic, "mov"),
            (Class::Mnemonic, "_sat"),
            (Class::Plain, " "),
            (Class::Register, "o"),
            (Class::Register, "0"),
            (Class::Plain, "\n"),
        ] {
            sink.text(class, text.as_bytes());
        }
        let text = String::from_utf8(sink.finish()).unwrap();
        assert_eq!(text, "\x1b[1m\x1b[34mmov_sat \x1b[0m\x1b[36mo0\x1b[0m\n");
    }
}
