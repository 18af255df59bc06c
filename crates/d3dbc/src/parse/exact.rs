//! `// exact:` comments, which say what the text cannot: read here, written by [`crate::exact`].
//!
//! | comment | where | what it says |
//! |---|---|---|
//! | `version 0xW` | before the version | the whole version token |
//! | `tail HH...` | anywhere | the end token and the bytes behind it, or what could not be decoded |
//! | `comment HH...` | a line alone | a comment of the token stream |
//! | `words 0xW ...` | a line alone | an instruction that no text stands for |
//! | `for 0xS words 0xW ...` | beside an instruction | its words, as long as its text has the sum S |
//! | `N is 0xW not 0xV, ...` | beside an instruction | its word N, as long as the text alone would give V |
//!
//! Each says what it replaces, so that an edit of the text wins over a comment that was made before it.

use dxbin_base::exact::{bytes, content, dropped, eat, patch, sum, word, words, wrong};
use dxbin_base::lex::{Kind, Lexer, Token};

use super::{Parser, Result};
use crate::model::{Instruction, ProgramModel};
use crate::token::{InstructionToken, Version};

/// What the comments say of the program as a whole.
#[derive(Default)]
pub(super) struct Whole {
    version: Option<u32>,
    /// How the text spells the version.
    pub(super) shown: String,
    tail: Option<Vec<u8>>,
}

impl Whole {
    /// The version that is spelt like this, where a comment before it says so.
    pub(super) fn version(&self, text: &str) -> Option<Version> {
        self.version.map(Version).filter(|version| version.to_string() == text)
    }

    pub(super) fn apply(self, program: &mut ProgramModel) {
        // The comment says more than the text, but not something else.
        if let Some(version) = self.version(&self.shown) {
            program.version = version;
        }
        if let Some(tail) = self.tail {
            program.tail = tail;
        }
    }
}

/// An instruction that is its words.
pub(crate) fn verbatim(words: &[u32]) -> Instruction {
    let (first, literals) = words.split_first().map_or((0, &[][..]), |(first, rest)| (*first, rest));
    Instruction { token: InstructionToken(first), literals: literals.to_vec(), ..Instruction::default() }
}

impl Parser<'_> {
    /// A comment that stands beside no instruction.
    pub(super) fn alone(&mut self, comment: &Token<'_>) -> Result<()> {
        let Some(mut content) = content(&self.lexer, comment) else { return Ok(()) };
        self.whole(&mut content).ok_or_else(|| wrong(comment))
    }

    fn whole(&mut self, content: &mut Lexer<'_>) -> Option<()> {
        if eat(content, b"words") {
            self.instructions.push(verbatim(&words(content)?));
        } else if eat(content, b"comment") {
            self.instructions.push(Instruction::of_comment(bytes(content)?)?);
        } else if eat(content, b"version") {
            self.whole.version = Some(word(content)?);
        } else if eat(content, b"tail") {
            self.whole.tail = Some(bytes(content)?);
        } else {
            return None;
        }
        (content.peek().kind == Kind::End).then_some(())
    }

    /// A comment beside an instruction.
    pub(super) fn beside(&mut self, comment: &Token<'_>, instruction: &mut Instruction) -> Result<()> {
        let Some(mut content) = content(&self.lexer, comment) else { return Ok(()) };
        let fits = if eat(&mut content, b"for") {
            self.replaced(&mut content, instruction)
        } else {
            let mut words = instruction.words();
            patch(&mut content, &mut words).inspect(|_| *instruction = verbatim(&words))
        };
        match fits {
            Some(true) => {}
            Some(false) => self.warnings.push(dropped(comment.span(), "the instruction was edited")),
            None => return Err(wrong(comment)),
        }
        Ok(())
    }

    /// `for 0xS words ...`; whether the sum is still right.
    fn replaced(&mut self, content: &mut Lexer<'_>, instruction: &mut Instruction) -> Option<bool> {
        let said = word(content)?;
        if !eat(content, b"words") {
            return None;
        }
        let words = words(content)?;
        let fits = said == sum(self.lexer.source().get(self.last.clone()).unwrap_or_default());
        if fits {
            *instruction = verbatim(&words);
        }
        Some(fits)
    }
}
