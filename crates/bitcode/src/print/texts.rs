//! Texts that are put together once and printed many times: types, names of globals, attributes.

use dxbin_base::number::Digits;
use dxbin_base::pen::{Pen, Run};
use dxbin_base::sink::{Class, Sink};

use crate::model::Span;

use super::pieces::Block;

/// The texts, one after another.
#[derive(Clone, Debug, Default)]
pub(super) struct Texts {
    pub(super) bytes: Vec<u8>,
}

impl Texts {
    /// What was put together since `start`, as a text.
    pub(super) fn since(&self, start: usize) -> Span {
        let length = self.bytes.len().saturating_sub(start);
        Span { start: u32::try_from(start).unwrap_or(u32::MAX), length: u32::try_from(length).unwrap_or(0) }
    }

    /// The text since `start` as a block, of which what is beyond the text is a space and zeros.
    pub(super) fn block(&mut self, start: usize) -> Option<Block> {
        let end = self.bytes.len();
        let mut space = Block::default();
        space[0] = b' ';
        self.bytes.extend_from_slice(&space);
        let block = self.bytes.get(start..).and_then(|rest| rest.first_chunk()).copied();
        self.bytes.truncate(end);
        block
    }

    /// Makes room behind the last text, so that it can be copied as a block, too.
    pub(super) fn pad(&mut self) {
        self.bytes.extend_from_slice(&[0; Run::BLOCK]);
    }

    /// Adds a number in decimal.
    pub(super) fn push_number(&mut self, value: u64) {
        self.bytes.extend_from_slice(Digits::unsigned64(value).as_bytes());
    }

    /// Prints a text.
    #[inline(always)]
    pub(super) fn put<S: Sink>(&self, pen: &mut Pen<'_, S>, class: Class, text: Span) {
        put(&self.bytes, pen, class, text);
    }

    /// Adds a copy of a text.
    pub(super) fn push_copy(&mut self, text: Span) {
        let start = text.start as usize;
        let end = start + text.length as usize;
        if end <= self.bytes.len() {
            self.bytes.extend_from_within(start..end);
        }
    }
}

/// A short run of a pool.
#[inline(always)]
pub(super) fn run(pool: &[u8], text: Span) -> Option<Run<'_>> {
    Run::of(pool, text.start as usize, text.length as usize)
}

/// Prints a run of a pool.
#[inline(always)]
pub(super) fn put<S: Sink>(pool: &[u8], pen: &mut Pen<'_, S>, class: Class, text: Span) {
    match run(pool, text) {
        Some(run) => pen.compose(|room| room.run(class, run)),
        None => pen.text(class, text.of(pool)),
    }
}
