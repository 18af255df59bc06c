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
use dxbin_base::lex::{Kind, Lexer, TextError, Token};

use super::{Parser, Result};
use crate::token::Version;

/// What such a comment starts with.
pub(crate) const INTRODUCTION: &str = "// exact:";

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

fn dropped(span: std::ops::Range<usize>, why: &str) -> TextError {
    TextError::new(Code::TextExactDropped, span, format!("{why}: this comment no longer belongs to it and is left out"))
}

/// A sum over an instruction's text, blanks and line ends left out (FNV-1a).
pub(super) fn sum(text: &[u8]) -> u32 {
    let ink = text.iter().filter(|byte| !byte.is_ascii_whitespace());
    ink.fold(0x811c_9dc5, |sum, &byte| (sum ^ u32::from(byte)).wrapping_mul(0x0100_0193))
}

/// The text behind the introduction, if the comment has one.
fn content<'t>(lexer: &Lexer<'t>, comment: &Token<'t>) -> Option<Lexer<'t>> {
    if !comment.text.starts_with(INTRODUCTION.as_bytes()) {
        return None;
    }
    // Nothing behind the comment is to be seen.
    let mut content = Lexer::new(lexer.source().get(..comment.span().end)?);
    content.seek(comment.start + INTRODUCTION.len());
    content.blanks();
    Some(content)
}

fn wrong(comment: &Token<'_>) -> TextError {
    TextError::new(Code::TextExact, comment.span(), "this is not an `// exact:` comment of a known form")
        .hint("`dis --exact` writes them; delete it to assemble only what the text says")
}

fn word(content: &mut Lexer<'_>) -> Option<u32> {
    content.number()?.integer().and_then(|value| u32::try_from(value).ok())
}

fn eat(content: &mut Lexer<'_>, name: &[u8]) -> bool {
    content.blanks();
    content.eat(name)
}

/// Words up to the end.
fn words(content: &mut Lexer<'_>) -> Option<Vec<u32>> {
    let mut words = Vec::new();
    while content.peek().kind != Kind::End {
        words.push(word(content)?);
    }
    (!words.is_empty()).then_some(words)
}

fn bytes(content: &mut Lexer<'_>) -> Option<Vec<u8>> {
    content.blanks();
    let digits = content.rest();
    let (pairs, rest) = digits.trim_ascii_end().as_chunks::<2>();
    let byte = |pair: &[u8; 2]| std::str::from_utf8(pair).ok().and_then(|pair| u8::from_str_radix(pair, 16).ok());
    if rest.is_empty() { pairs.iter().map(byte).collect() } else { None }
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
        let is_read = if eat(&mut content, b"for") {
            self.replaced(comment, &mut content)
        } else {
            self.patched(comment, &mut content)
        };
        if self.exact == u64::MAX {
            // The digits that are missing are in the comment.
            let line = self.last.start;
            self.warnings.retain(|warning| warning.code != Code::TextRounded || warning.span.start < line);
        }
        is_read.ok_or_else(|| wrong(comment))
    }

    /// `for 0xS words ...`.
    fn replaced(&mut self, comment: &Token<'_>, content: &mut Lexer<'_>) -> Option<()> {
        let sum = word(content)?;
        if !eat(content, b"words") {
            return None;
        }
        let mut words = words(content)?;
        if sum == self.last_sum() {
            self.exact = u64::MAX;
            self.words.truncate(self.start);
            self.words.append(&mut words);
        } else {
            self.warnings.push(dropped(comment.span(), "the instruction was edited"));
        }
        Some(())
    }

    /// `4 is 0x3dcccccd not 0x3dccccce, ...`.
    fn patched(&mut self, comment: &Token<'_>, content: &mut Lexer<'_>) -> Option<()> {
        let mut fits = true;
        loop {
            let place = usize::try_from(word(content)?).ok()?;
            if !eat(content, b"is") {
                return None;
            }
            let exact = word(content)?;
            if !eat(content, b"not") {
                return None;
            }
            let text = word(content)?;
            let own = self.words.get_mut(self.start..).unwrap_or_default();
            match own.get_mut(place) {
                Some(word) if *word == text => {
                    *word = exact;
                    self.exact = u64::MAX;
                }
                // It was edited: what the text says now counts.
                _ => fits = false,
            }
            if !content.punct(b',') {
                break;
            }
        }
        if content.peek().kind != Kind::End {
            return None;
        }
        if !fits {
            self.warnings.push(dropped(comment.span(), "the instruction was edited"));
        }
        Some(())
    }
}
