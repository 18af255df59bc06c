//! Writing bits, records and blocks.

use super::abbreviation::{Operand, char6};

/// A stream as it grows.
///
/// ```
/// use dxbin_bitcode::bitstream::{Bits, Emitter};
/// let mut out = Emitter::new();
/// out.fixed(0b101, 3);
/// out.vbr(1 << 40, 6);
/// out.align();
/// let bytes = out.finish();
/// let mut bits = Bits::new(&bytes);
/// assert_eq!((bits.fixed(3), bits.vbr(6)), (0b101, 1 << 40));
/// ```
#[derive(Clone, Debug, Default)]
pub struct Emitter {
    out: Vec<u8>,
    word: u64,
    used: u32,
    blocks: Vec<Block>,
    width: u32,
}

/// A block that is not ended yet.
#[derive(Clone, Copy, Debug)]
struct Block {
    /// The width outside.
    width: u32,
    /// Where its length will stand.
    length: usize,
}

/// The number of the entry that ends a block.
const END: u64 = 0;
const BLOCK: u64 = 1;
const DEFINE: u64 = 2;
const PLAIN: u64 = 3;

impl Emitter {
    /// An empty stream.
    pub fn new() -> Self {
        Self { width: 2, ..Self::default() }
    }

    /// An empty stream with room for so many bytes.
    pub fn with_capacity(bytes: usize) -> Self {
        Self { out: Vec::with_capacity(bytes), width: 2, ..Self::default() }
    }

    /// How many bits were written.
    pub fn position(&self) -> u64 {
        self.out.len() as u64 * 8 + u64::from(self.used)
    }

    /// How wide abbreviation numbers are here.
    pub const fn width(&self) -> u32 {
        self.width
    }

    /// Writes the lowest `width` bits, at most 64.
    #[inline]
    pub fn fixed(&mut self, value: u64, width: u32) {
        let value = value & super::bits::mask(width);
        self.word |= value << self.used;
        let total = self.used + width;
        if total < 64 {
            self.used = total;
            return;
        }
        self.out.extend_from_slice(&self.word.to_le_bytes());
        let done = 64 - self.used;
        self.word = if done < 64 { value >> done } else { 0 };
        self.used = total - 64;
    }

    /// Writes a number in chunks of `width` bits, 1 to 64, as few as there must be.
    #[inline]
    pub fn vbr(&mut self, value: u64, width: u32) {
        let bits = width - 1;
        let mut rest = value;
        while bits > 0 && bits < 64 && rest >> bits != 0 {
            self.fixed(rest | 1 << bits, width);
            rest >>= bits;
        }
        self.fixed(rest, width);
    }

    /// Writes zeros up to a multiple of 32 bits.
    pub fn align(&mut self) {
        let over = self.used & 31;
        if over != 0 {
            self.fixed(0, 32 - over);
        }
    }

    /// Writes bytes as fields of eight bits.
    pub fn bytes(&mut self, bytes: &[u8]) {
        if self.used & 7 == 0 {
            self.flush();
            self.out.extend_from_slice(bytes);
            return;
        }
        let (chunks, rest) = bytes.as_chunks::<8>();
        for chunk in chunks {
            self.fixed(u64::from_le_bytes(*chunk), 64);
        }
        for &byte in rest {
            self.fixed(u64::from(byte), 8);
        }
    }

    fn flush(&mut self) {
        let whole = (self.used / 8) as usize;
        self.out.extend_from_slice(self.word.to_le_bytes().get(..whole).unwrap_or_default());
        self.word = if whole < 8 { self.word >> (whole * 8) } else { 0 };
        self.used &= 7;
    }

    /// Starts a block; its length is written when it ends.
    pub fn enter(&mut self, block: u32, width: u32) {
        self.fixed(BLOCK, self.width);
        self.vbr(u64::from(block), 8);
        self.vbr(u64::from(width), 4);
        self.align();
        self.flush();
        self.blocks.push(Block { width: self.width, length: self.out.len() });
        self.fixed(0, 32);
        self.width = width;
    }

    /// Ends the innermost block; returns its length in words, and where the length stands.
    pub fn end(&mut self) -> Option<(u32, usize)> {
        let block = self.blocks.pop()?;
        self.fixed(END, self.width);
        self.align();
        self.flush();
        let words = ((self.out.len() - block.length - 4) / 4) as u32;
        self.set_word(block.length, words);
        self.width = block.width;
        Some((words, block.length))
    }

    /// Starts a block whose length is known, of which [`Emitter::end`] knows nothing.
    pub fn open(&mut self, block: u32, width: u32, words: u32) {
        self.fixed(BLOCK, self.width);
        self.vbr(u64::from(block), 8);
        self.vbr(u64::from(width), 4);
        self.align();
        self.fixed(u64::from(words), 32);
    }

    /// Ends a block that [`Emitter::open`] started.
    pub fn close(&mut self) {
        self.fixed(END, self.width);
        self.align();
    }

    /// Says how wide abbreviation numbers are from here on.
    pub const fn set_width(&mut self, width: u32) {
        self.width = width;
    }

    /// Writes over a word of 32 bits that was written before.
    pub fn set_word(&mut self, at: usize, word: u32) {
        if let Some(place) = self.out.get_mut(at..at + 4) {
            place.copy_from_slice(&word.to_le_bytes());
        }
    }

    /// Defines an abbreviation for the innermost block, or, inside the block with information, for the block that is set.
    pub fn define(&mut self, operands: &[Operand]) {
        self.fixed(DEFINE, self.width);
        self.vbr(operands.len() as u64, 5);
        for &operand in operands {
            let (kind, width) = match operand {
                Operand::Literal(value) => {
                    self.fixed(1, 1);
                    self.vbr(value, 8);
                    continue;
                }
                Operand::Fixed(width) => (1, Some(width)),
                Operand::Vbr(width) => (2, Some(width)),
                Operand::Array => (3, None),
                Operand::Char6 => (4, None),
                Operand::Blob => (5, None),
            };
            self.fixed(0, 1);
            self.fixed(kind, 3);
            if let Some(width) = width {
                self.vbr(u64::from(width), 5);
            }
        }
    }

    /// Writes a record without abbreviation.
    pub fn record(&mut self, code: u32, operands: &[u64]) {
        self.fixed(PLAIN, self.width);
        self.vbr(u64::from(code), 6);
        self.vbr(operands.len() as u64, 6);
        for &operand in operands {
            self.vbr(operand, 6);
        }
    }

    /// Writes a record by an abbreviation: its number in the block, how it packs, the code and the operands. The caller
    /// sees to it that the operands fit; what an abbreviation has as a literal is not looked at.
    pub fn packed(&mut self, id: u32, layout: &[Operand], code: u32, operands: &[u64]) {
        self.fixed(u64::from(id), self.width);
        let code = u64::from(code);
        let mut values = std::iter::once(&code).chain(operands).copied();
        let mut left = operands.len() + 1;
        let mut fields = layout.iter();
        while let Some(&operand) = fields.next() {
            match operand {
                Operand::Array => {
                    let Some(&element) = fields.next() else { return };
                    self.vbr(left as u64, 6);
                    for value in values.by_ref() {
                        self.field(element, value);
                    }
                }
                Operand::Blob => {
                    self.vbr(left as u64, 6);
                    self.align();
                    for value in values.by_ref() {
                        self.fixed(value, 8);
                    }
                    self.align();
                }
                _ => {
                    left = left.saturating_sub(1);
                    self.field(operand, values.next().unwrap_or(0));
                }
            }
        }
    }

    fn field(&mut self, operand: Operand, value: u64) {
        match operand {
            Operand::Fixed(width) => self.fixed(value, width),
            Operand::Vbr(width) => self.vbr(value, width),
            Operand::Char6 => self.fixed(u64::from(char6(value as u8).unwrap_or(0)), 6),
            Operand::Literal(_) | Operand::Array | Operand::Blob => {}
        }
    }

    /// The stream; bits that fill no byte are followed by zeros.
    pub fn finish(mut self) -> Vec<u8> {
        if self.used & 7 != 0 {
            self.fixed(0, 8 - (self.used & 7));
        }
        self.flush();
        self.out
    }
}
