//! `// exact:` comments, which say what the text cannot: read here, written by [`crate::exact`].
//!
//! | comment | where | what it says |
//! |---|---|---|
//! | `version 0xW` | anywhere | the whole version token |
//! | `length N not M` | anywhere | the program states N words, where M would be right |
//! | `tail HH...` | anywhere | bytes behind the last instruction |
//! | `words 0xW ...` | a line alone | an instruction that no text stands for |
//! | `for 0xS words 0xW ...` | beside an instruction | its words, as long as its text has the sum S |
//! | `N is 0xW not 0xV, ...` | beside an instruction | its word N, as long as the text alone would give V |
//!
//! Each says what it replaces, so that an edit of the text wins over a comment that was made before it.

use dxbin_base::Code;
use dxbin_base::exact::{bytes, content, dropped, eat, patch, sum, word, words, wrong};
use dxbin_base::lex::{Kind, Lexer, TextError, Token};

use super::{Parser, Result};
use crate::token::Version;

/// What the comments say of the program as a whole.
#[derive(Default)]
pub(super) struct Whole {
    version: Option<u32>,
    /// Stated length, the right one, and where it stands.
    length: Option<(u32, u32, std::ops::Range<usize>)>,
    tail: Vec<u8>,
}

impl Whole {
    /// Whether a comment says which version it really is.
    pub(super) fn has_version(&self) -> bool {
        self.version.is_some()
    }

    /// The program's first two words, where the text says this version and its instructions this length, and the bytes
    /// behind the last instruction.
    pub(super) fn finish(self, version: Version, length: u32, warnings: &mut Vec<TextError>) -> ([u32; 2], Vec<u8>) {
        let exact = self.version.map(Version).filter(|exact| exact.to_string() == version.to_string());
        let stated = match self.length {
            Some((stated, right, _)) if right == length => stated,
            Some((.., span)) => {
                warnings.push(dropped(span, "the program's length has changed"));
                length
            }
            None => length,
        };
        ([exact.unwrap_or(version).0, stated], self.tail)
    }
}

impl Parser<'_> {
    /// A comment on a line of its own.
    pub(super) fn alone(&mut self, comment: &Token<'_>) -> Result<()> {
        let Some(mut content) = content(&self.lexer, comment) else { return Ok(()) };
        self.whole(comment, &mut content).ok_or_else(|| wrong(comment))
    }

    fn whole(&mut self, comment: &Token<'_>, content: &mut Lexer<'_>) -> Option<()> {
        if eat(content, b"words") {
            self.start = self.words.len();
            self.words.append(&mut words(content)?);
            self.exact = u64::MAX;
            self.end_instruction();
        } else if eat(content, b"version") {
            self.whole.version = Some(word(content)?);
        } else if eat(content, b"length") {
            let stated = word(content)?;
            if !eat(content, b"not") {
                return None;
            }
            self.whole.length = Some((stated, word(content)?, comment.span()));
        } else if eat(content, b"tail") {
            self.whole.tail = bytes(content)?;
            content.seek(usize::MAX);
        } else {
            return None;
        }
        (content.peek().kind == Kind::End).then_some(())
    }

    /// A comment beside the instruction that is read.
    pub(super) fn beside(&mut self, comment: &Token<'_>) -> Result<()> {
        let Some(mut content) = content(&self.lexer, comment) else { return Ok(()) };
        let fits = if eat(&mut content, b"for") {
            self.replaced(&mut content)
        } else {
            patch(&mut content, self.words.get_mut(self.start..).unwrap_or_default())
        };
        match fits {
            Some(true) => {
                self.exact = u64::MAX;
                // The digits that are missing are in the comment.
                let line = self.last.start;
                self.warnings.retain(|warning| warning.code != Code::TextRounded || warning.span.start < line);
            }
            Some(false) => self.warnings.push(dropped(comment.span(), "the instruction was edited")),
            None => return Err(wrong(comment)),
        }
        Ok(())
    }

    /// `for 0xS words ...`; false where the instruction was edited.
    fn replaced(&mut self, content: &mut Lexer<'_>) -> Option<bool> {
        let expected = word(content)?;
        if !eat(content, b"words") {
            return None;
        }
        let mut words = words(content)?;
        let fits = expected == sum(self.lexer.source().get(self.last.clone()).unwrap_or_default());
        if fits {
            self.words.truncate(self.start);
            self.words.append(&mut words);
        }
        Some(fits)
    }
}
