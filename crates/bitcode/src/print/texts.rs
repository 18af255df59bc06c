//! Texts that are put together once and printed many times: types, names of globals, attributes.

use dxbin_base::kept;
use dxbin_base::number::Digits;
use dxbin_base::pen::{Pen, Run};
use dxbin_base::sink::{Class, Sink};

use crate::model::Span;

use super::pieces::Block;

/// The texts, one after another.
#[derive(Clone, Debug, Default)]
pub(super) struct Texts {
    /// The texts, and at least [`Run::BLOCK`] bytes of anything behind them: each can be copied as a block.
    bytes: Vec<u8>,
    end: usize,
}

impl Texts {
    /// Takes all out, and keeps the memory.
    pub(super) fn clear(&mut self) {
        self.end = 0;
        if self.bytes.len() > kept::MOST {
            self.bytes = Vec::new();
        }
    }

    /// All texts and what is behind them.
    #[inline(always)]
    pub(super) fn pool(&self) -> &[u8] {
        &self.bytes
    }

    /// Where the next text starts.
    #[inline]
    pub(super) fn end(&self) -> usize {
        self.end
    }

    /// Takes back what was put together since `end` was the end.
    pub(super) fn take_back(&mut self, end: usize) {
        self.end = self.end.min(end);
    }

    /// What was put together since `start`, as a text.
    pub(super) fn since(&self, start: usize) -> Span {
        let length = self.end.saturating_sub(start);
        Span { start: u32::try_from(start).unwrap_or(u32::MAX), length: u32::try_from(length).unwrap_or(0) }
    }

    /// The text since `start` as a block, in which a space is behind it if it is shorter.
    pub(super) fn block(&mut self, start: usize) -> Option<Block> {
        *self.bytes.get_mut(self.end)? = b' ';
        self.bytes.get(start..).and_then(|rest| rest.first_chunk()).copied()
    }

    /// Adds the first `length` bytes of a block.
    #[inline]
    fn part<const N: usize>(&mut self, block: &[u8; N], length: usize) {
        if self.bytes.len() < self.end + (N + Run::BLOCK) {
            self.grow(N);
        }
        if let Some(room) = self.bytes.get_mut(self.end..).and_then(|rest| rest.first_chunk_mut()) {
            *room = *block;
        }
        self.end += length;
    }

    /// Makes room for so much more.
    #[cold]
    fn grow(&mut self, more: usize) {
        self.bytes.resize(2 * self.end + more + 1024, 0);
    }

    /// Adds what is known when the program is compiled.
    #[inline]
    pub(super) fn put<const N: usize>(&mut self, text: &[u8; N]) {
        self.part(text, N);
    }

    /// Adds a number in decimal.
    pub(super) fn push_number(&mut self, value: u64) {
        match value {
            0..10 => self.put(&[b'0' + value as u8]),
            10..100 => self.put(&[b'0' + value as u8 / 10, b'0' + value as u8 % 10]),
            _ => self.push(Digits::unsigned64(value).as_bytes()),
        }
    }

    /// Adds a text of any length.
    pub(super) fn push(&mut self, text: &[u8]) {
        if self.bytes.len() < self.end + text.len() + Run::BLOCK {
            self.grow(text.len() + Run::BLOCK);
        }
        if let Some(room) = self.bytes.get_mut(self.end..self.end + text.len()) {
            room.copy_from_slice(text);
        }
        self.end += text.len();
    }

    /// Adds a text of a pool, which mostly is short.
    #[inline]
    pub(super) fn push_of(&mut self, pool: &[u8], text: Span) {
        match block_of(pool, text) {
            Some(block) => self.part(&block, text.length as usize),
            None => self.push(text.of(pool)),
        }
    }

    /// Adds a copy of a text.
    #[inline]
    pub(super) fn push_copy(&mut self, text: Span) {
        match block_of(&self.bytes, text) {
            Some(block) => self.part(&block, text.length as usize),
            None => self.push_long_copy(text),
        }
    }

    #[cold]
    fn push_long_copy(&mut self, text: Span) {
        let start = text.start as usize;
        let end = start + text.length as usize;
        if end > self.end {
            return;
        }
        let more = text.length as usize + Run::BLOCK;
        if self.bytes.len() < self.end + more {
            self.grow(more);
        }
        self.bytes.copy_within(start..end, self.end);
        self.end += text.length as usize;
    }

    /// Prints a text.
    #[inline(always)]
    pub(super) fn print<S: Sink>(&self, pen: &mut Pen<'_, S>, class: Class, text: Span) {
        print(&self.bytes, pen, class, text);
    }
}

/// A block that starts with a text of a pool, if that is short and the pool goes on for so long.
#[inline]
fn block_of(pool: &[u8], text: Span) -> Option<[u8; Run::BLOCK]> {
    let block = pool.get(text.start as usize..).and_then(|rest| rest.first_chunk());
    block.filter(|_| text.length as usize <= Run::BLOCK).copied()
}

/// A short run of a pool.
#[inline(always)]
pub(super) fn run(pool: &[u8], text: Span) -> Option<Run<'_>> {
    Run::of(pool, text.start as usize, text.length as usize)
}

/// Prints a run of a pool.
#[inline(always)]
pub(super) fn print<S: Sink>(pool: &[u8], pen: &mut Pen<'_, S>, class: Class, text: Span) {
    match run(pool, text) {
        Some(run) => pen.compose(|room| room.run(class, run)),
        None => pen.text(class, text.of(pool)),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn texts_stand_one_behind_another() {
        let mut texts = Texts::default();
        for round in 0..2 {
            let (mut made, mut expected) = (Vec::new(), Vec::new());
            let pool: Vec<u8> = (b'A'..=b'z').collect();
            for length in [0, 1, 5, 32, 33, 58] {
                for start in [0, 20, pool.len() - length] {
                    let (text, from) = (Span { start: start as u32, length: length as u32 }, texts.end());
                    texts.push_of(&pool, text);
                    let first = texts.since(from);
                    texts.push_copy(first);
                    texts.push_number(length as u64 * 7);
                    texts.put(b"|");
                    texts.push(text.of(&pool));
                    made.push(texts.since(from));
                    let text = String::from_utf8(text.of(&pool).to_vec()).unwrap();
                    expected.push(format!("{text}{text}{}|{text}", length * 7));
                    texts.push(b"taken back");
                    texts.take_back(made.last().map_or(0, |text| (text.start + text.length) as usize));
                }
            }
            let found: Vec<_> = made.iter().map(|text| String::from_utf8_lossy(text.of(texts.pool()))).collect();
            assert_eq!(found, expected, "{round}");
            // All can be copied as blocks.
            assert!(made.iter().all(|text| block_of(texts.pool(), Span { length: 0, ..*text }).is_some()));
            texts.clear();
        }
    }
}
