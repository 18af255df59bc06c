//! What is wrong with a file, where, and how the reader got there.
//!
//! A reader returns all it could read and tells a [`Diagnostics`] of every defect it met; [`Diagnostics::strict`] turns
//! the first grave one into an [`Error`].

use std::fmt;
use std::ops::Range;

use crate::{Code, FourCc};

/// How grave a defect is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Severity {
    /// Worth knowing; nothing is wrong.
    Note,
    /// Unusual or against the documents, and readable all the same.
    Warning,
    /// Something could not be read, or Microsoft's tools refuse the file.
    Error,
}

impl fmt::Display for Severity {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(match self {
            Self::Note => "note",
            Self::Warning => "warning",
            Self::Error => "error",
        })
    }
}

/// A step on the way from the file to the bytes a diagnostic is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Step {
    /// A container that starts at this absolute offset.
    Container {
        /// The absolute offset of its first byte.
        start: u64,
    },
    /// A part of a container.
    Part {
        /// Its kind.
        kind: FourCc,
        /// 1 for the first part of this kind, 2 for the second, ...
        ordinal: u32,
        /// The absolute offset of the part's data (behind the part's header).
        start: u64,
    },
}

/// One defect or remark.
///
/// It prints as `PART+0xOFFSET: severity[code]: message`, to which the caller adds the file. The offset in front counts
/// from the part's data (from the file's start outside parts); [`Diagnostic::span`] is always absolute.
///
/// ```
/// use dxbin_base::{Code, Diagnostic, FourCc};
/// let d = Diagnostic::new(Code::PartTruncated, 0x124..0x128, "expected 4 more bytes, found 0")
///     .in_part(FourCc(*b"RDEF"), 1, 0x100);
/// assert_eq!(d.to_string(), "RDEF+0x24: error[DX3001]: expected 4 more bytes, found 0 (file offset 0x124)");
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Diagnostic {
    /// What kind of defect it is.
    pub code: Code,
    /// How grave it is: the code's own severity, unless the reader knew better.
    pub severity: Severity,
    /// The bytes it is about, as absolute offsets in the file.
    pub span: Range<u64>,
    /// The way from the file to them, outermost first.
    pub way: Vec<Step>,
    /// What was expected and what was found.
    pub message: String,
}

impl Diagnostic {
    /// A diagnostic about the bytes at `span`.
    pub fn new(code: Code, span: Range<u64>, message: impl Into<String>) -> Self {
        Self { code, severity: code.info().severity, span, way: Vec::new(), message: message.into() }
    }

    /// The same, reached through a part whose data starts at `start`.
    #[must_use]
    pub fn in_part(mut self, kind: FourCc, ordinal: u32, start: u64) -> Self {
        self.way.insert(0, Step::Part { kind, ordinal, start });
        self
    }

    /// The same, with another severity.
    #[must_use]
    pub fn severity(mut self, severity: Severity) -> Self {
        self.severity = severity;
        self
    }

    /// Where it is, as `PART+0xOFFSET`, `PART#2+0xOFFSET` or `0xOFFSET`.
    pub fn place(&self) -> String {
        for step in self.way.iter().rev() {
            if let Step::Part { kind, ordinal, start } = step {
                let offset = self.span.start.saturating_sub(*start);
                return match ordinal {
                    0 | 1 => format!("{kind}+{offset:#x}"),
                    _ => format!("{kind}#{ordinal}+{offset:#x}"),
                };
            }
        }
        format!("{:#x}", self.span.start)
    }
}

impl fmt::Display for Diagnostic {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {}[{}]: {}", self.place(), self.severity, self.code, self.message)?;
        if self.way.iter().any(|step| matches!(step, Step::Part { .. })) {
            write!(f, " (file offset {:#x})", self.span.start)?;
        }
        Ok(())
    }
}

/// A defect that ended the work.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Error(Box<Diagnostic>);

impl Error {
    /// An error about the bytes at `span`.
    pub fn new(code: Code, span: Range<u64>, message: impl Into<String>) -> Self {
        Diagnostic::new(code, span, message).severity(Severity::Error).into()
    }

    /// What is wrong and where.
    pub fn diagnostic(&self) -> &Diagnostic {
        &self.0
    }

    /// The stable code.
    pub fn code(&self) -> Code {
        self.0.code
    }

    /// The same error, reached through a part whose data starts at `start`.
    #[must_use]
    pub fn in_part(self, kind: FourCc, ordinal: u32, start: u64) -> Self {
        Self(Box::new(self.0.in_part(kind, ordinal, start)))
    }
}

impl From<Diagnostic> for Error {
    fn from(diagnostic: Diagnostic) -> Self {
        Self(Box::new(diagnostic))
    }
}

impl fmt::Display for Error {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl std::error::Error for Error {}

/// Collects what readers find.
///
/// At most [`Limits::max_diagnostics`](crate::Limits::max_diagnostics) are kept; the rest is only counted, so that a
/// hostile file cannot make us write a book about it.
#[derive(Clone, Debug, Default)]
pub struct Diagnostics {
    kept: Vec<Diagnostic>,
    dropped: u64,
    limit: Option<usize>,
}

impl Diagnostics {
    /// An empty collection with the default limit.
    pub fn new() -> Self {
        Self::default()
    }

    /// An empty collection that keeps at most `limit` diagnostics.
    pub fn with_limit(limit: usize) -> Self {
        Self { limit: Some(limit), ..Self::default() }
    }

    /// Adds one.
    pub fn push(&mut self, diagnostic: Diagnostic) {
        let limit = self.limit.unwrap_or(crate::Limits::default().max_diagnostics);
        if self.kept.len() < limit {
            self.kept.push(diagnostic);
        } else {
            self.dropped += 1;
        }
    }

    /// Adds one about the bytes at `span`.
    pub fn add(&mut self, code: Code, span: Range<u64>, message: impl Into<String>) {
        self.push(Diagnostic::new(code, span, message));
    }

    /// Adds what the reader of a part found.
    pub fn extend_in_part(&mut self, other: Self, kind: FourCc, ordinal: u32, start: u64) {
        self.dropped += other.dropped;
        for diagnostic in other.kept {
            self.push(diagnostic.in_part(kind, ordinal, start));
        }
    }

    /// Those kept, in the order they were found.
    pub fn as_slice(&self) -> &[Diagnostic] {
        &self.kept
    }

    /// How many were found beyond the limit.
    pub fn dropped(&self) -> u64 {
        self.dropped
    }

    /// How many were found, kept or not.
    pub fn count(&self) -> u64 {
        self.kept.len() as u64 + self.dropped
    }

    /// Whether nothing was found.
    pub fn is_empty(&self) -> bool {
        self.kept.is_empty()
    }

    /// The gravest severity found.
    pub fn worst(&self) -> Option<Severity> {
        self.kept.iter().map(|diagnostic| diagnostic.severity).max()
    }

    /// Strict mode: the first diagnostic that is an error ends the work.
    pub fn strict(&self) -> Result<(), Error> {
        match self.kept.iter().find(|diagnostic| diagnostic.severity == Severity::Error) {
            Some(first) => Err(first.clone().into()),
            None => Ok(()),
        }
    }
}

impl IntoIterator for Diagnostics {
    type Item = Diagnostic;
    type IntoIter = std::vec::IntoIter<Diagnostic>;
    fn into_iter(self) -> Self::IntoIter {
        self.kept.into_iter()
    }
}
