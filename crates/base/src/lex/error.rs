//! What is wrong with a text, and where.

use std::fmt;
use std::ops::Range;

use crate::diagnostic::Severity;
use crate::{Code, Diagnostic};

/// A line and a column, both from 1. Columns count characters, a tab as one.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Position {
    /// The line.
    pub line: usize,
    /// The column.
    pub column: usize,
}

impl Position {
    /// Where an offset is. LF, CRLF and CR each end a line.
    ///
    /// ```
    /// use dxbin_base::lex::Position;
    /// assert_eq!(Position::of(b"a\r\nb\tc", 5), Position { line: 2, column: 3 });
    /// ```
    pub fn of(text: &[u8], offset: usize) -> Self {
        let before = text.get(..offset).unwrap_or(text);
        let line_starts = before
            .iter()
            .enumerate()
            .filter(|&(i, &byte)| byte == b'\n' || (byte == b'\r' && text.get(i + 1) != Some(&b'\n')));
        let (count, last) = line_starts.fold((0, None), |(count, _), (i, _)| (count + 1, Some(i)));
        let line = before.get(last.map_or(0, |i| i + 1)..).unwrap_or_default();
        let line = line.strip_prefix(b"\xef\xbb\xbf").unwrap_or(line);
        let column = line.iter().filter(|&&byte| byte & 0xc0 != 0x80).count() + 1;
        Self { line: count + 1, column }
    }
}

impl fmt::Display for Position {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}", self.line, self.column)
    }
}

/// What is wrong with a text, and where: a [`Fault`], in a box, since a parser hands on a result at every step and nearly
/// none is an error.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TextError(Box<Fault>);

/// What a [`TextError`] says.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fault {
    /// The rule that is broken.
    pub code: Code,
    /// How grave it is.
    pub severity: Severity,
    /// The bytes it is about.
    pub span: Range<usize>,
    /// What was expected and what was found.
    pub message: String,
    /// What to write instead, where that can be guessed.
    pub hint: Option<String>,
}

impl std::ops::Deref for TextError {
    type Target = Fault;

    fn deref(&self) -> &Fault {
        &self.0
    }
}

impl TextError {
    /// An error about the bytes at `span`.
    #[cold]
    pub fn new(code: Code, span: Range<usize>, message: impl Into<String>) -> Self {
        Self(Box::new(Fault { code, severity: code.info().severity, span, message: message.into(), hint: None }))
    }

    /// The same, with a hint.
    #[must_use]
    pub fn hint(mut self, hint: impl Into<String>) -> Self {
        self.0.hint = Some(hint.into());
        self
    }

    /// Where it is.
    pub fn position(&self, text: &[u8]) -> Position {
        Position::of(text, self.span.start)
    }
}

impl From<&TextError> for Diagnostic {
    fn from(error: &TextError) -> Self {
        let span = error.span.start as u64..error.span.end as u64;
        let message = match &error.hint {
            Some(hint) => format!("{} ({hint})", error.message),
            None => error.message.clone(),
        };
        Self::new(error.code, span, message).severity(error.severity)
    }
}

/// The candidate that is nearest to a misspelt name, if any is near: at most a third of its letters differ.
///
/// ```
/// use dxbin_base::lex::nearest;
/// assert_eq!(nearest("sampel", ["sample", "sync", "mov"]), Some("sample"));
/// assert_eq!(nearest("qqq", ["sample", "sync", "mov"]), None);
/// ```
pub fn nearest<'c>(name: &str, candidates: impl IntoIterator<Item = &'c str>) -> Option<&'c str> {
    let most = (name.len() / 3).max(1);
    let near = candidates.into_iter().filter(|candidate| candidate.len().abs_diff(name.len()) <= most);
    near.map(|candidate| (distance(name, candidate), candidate))
        .filter(|&(far, _)| far <= most)
        .min()
        .map(|best| best.1)
}

/// How many letters are to be changed, added, left out or swapped with their neighbour.
fn distance(a: &str, b: &str) -> usize {
    let (a, b) = (a.to_ascii_lowercase().into_bytes(), b.to_ascii_lowercase().into_bytes());
    let mut rows = [vec![0; b.len() + 1], (0..=b.len()).collect(), vec![0; b.len() + 1]];
    for (i, &x) in a.iter().enumerate() {
        let [older, old, new] = &mut rows;
        new[0] = i + 1;
        for (j, &y) in b.iter().enumerate() {
            let mut best = (old[j] + usize::from(x != y)).min(old[j + 1] + 1).min(new[j] + 1);
            if i > 0 && j > 0 && a[i - 1] == y && b[j - 1] == x {
                best = best.min(older[j - 1] + 1);
            }
            new[j + 1] = best;
        }
        rows.rotate_left(1);
    }
    rows[1][b.len()]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_that_are_near() {
        assert_eq!(distance("abcd", "abcd"), 0);
        assert_eq!(distance("abcd", "abdc"), 1);
        assert_eq!(distance("", "abc"), 3);
        assert_eq!(distance("kitten", "sitting"), 3);
        assert_eq!(distance("mad", "add"), 2);
    }
}
