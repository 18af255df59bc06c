//! Types and constants as blocks that are ready to be copied.
//!
//! Most operands are numbered values and small constants behind types of few bytes, and a module has few of both: each is
//! put together once, so that a line that has it costs a look into a table and a copy of a fixed size.

use dxbin_base::kept::{fill, tidy};
use dxbin_base::pen::Room;
use dxbin_base::sink::{Class, Sink};

/// A block: the text, how long the type in it is, and how long all is (0 for none).
pub(super) type Block = [u8; 32];

/// The most bytes of a text.
const LONGEST: usize = size_of::<Block>() - 2;
/// The most bytes of a constant without its type: `0xBFF3333340000000`, or an integer.
pub(super) const VALUE: usize = 24;

/// The block of a type that is a word; one that is too long does not compile.
pub(super) const fn block_of(word: &str) -> Block {
    let (mut block, length) = ([b' '; size_of::<Block>()], word.len());
    let mut i = 0;
    while i < length {
        block[i] = word.as_bytes()[i];
        i += 1;
    }
    [block[LONGEST], block[LONGEST + 1]] = [length as u8, length as u8 + 1];
    block
}

/// Types with a space behind them, or constants behind their types, by their indices.
#[derive(Debug, Default)]
pub(super) struct Pieces(Vec<Block>);

/// One of them.
#[derive(Clone, Copy, Debug)]
pub(super) struct Piece<'p>(pub(super) &'p Block);

impl Pieces {
    /// Takes all out, and keeps the memory.
    pub(super) fn clear(&mut self) {
        tidy(&mut self.0);
    }

    /// None of so many, in the place of nothing.
    pub(super) fn start(&mut self, count: usize) {
        // One more, so that what starts in the last one can be copied as a block.
        fill(&mut self.0, count + 1, [0; size_of::<Block>()]);
    }

    /// A block that is ready.
    #[inline]
    pub(super) fn set_ready(&mut self, index: usize, ready: &Block) {
        if let Some(block) = self.0.get_mut(index) {
            *block = *ready;
        }
    }

    /// A type of so many bytes, which the text starts with, and a space; not if that is too long.
    pub(super) fn set(&mut self, index: usize, of: usize, text: &Block) {
        if of < LONGEST {
            let mut block = *text;
            [block[LONGEST], block[LONGEST + 1]] = [of as u8, of as u8 + 1];
            self.set_ready(index, &block);
        }
    }

    /// A constant of a type, whose text has so many bytes; not if it is too long.
    pub(super) fn set_constant(&mut self, index: usize, of: Piece<'_>, text: &[u8; VALUE], length: usize) {
        let (start, end) = (of.length(), of.length() + length);
        let mut long = [0; 2 * size_of::<Block>()];
        long[..size_of::<Block>()].copy_from_slice(of.0);
        if length <= VALUE
            && end <= LONGEST
            && let Some(room) = long.get_mut(start..start + VALUE)
        {
            room.copy_from_slice(text);
            if let Some(block) = long.first_chunk_mut::<{ size_of::<Block>() }>() {
                [block[LONGEST], block[LONGEST + 1]] = [of.0[LONGEST], end as u8];
                self.set_ready(index, block);
            }
        }
    }

    /// A text, if it is there.
    #[inline(always)]
    pub(super) fn get(&self, index: usize) -> Option<Piece<'_>> {
        self.0.get(index).filter(|block| block[LONGEST + 1] != 0).map(Piece)
    }

    /// Writes a constant without its type, behind some text; false, and nothing written, if it is not there.
    #[inline(always)]
    pub(super) fn write_value<S: Sink, const N: usize>(
        &self,
        room: &mut Room<'_, S>,
        before: &[u8; N],
        index: usize,
    ) -> bool {
        let Some(piece) = self.get(index) else { return false };
        let start = piece.of() + 1;
        let rest = self.0.as_flattened().get(index * size_of::<Block>() + start..);
        let Some(block) = rest.and_then(|rest| rest.first_chunk::<VALUE>()) else { return false };
        room.put(Class::Plain, before);
        room.part(Class::Literal, block, piece.length() - start);
        true
    }
}

impl Piece<'_> {
    /// How long the type is.
    #[inline(always)]
    pub(super) fn of(self) -> usize {
        usize::from(self.0[LONGEST])
    }

    #[inline(always)]
    fn length(self) -> usize {
        usize::from(self.0[LONGEST + 1])
    }

    /// Writes all of it.
    #[inline(always)]
    pub(super) fn write<S: Sink>(self, room: &mut Room<'_, S>) {
        let (of, length) = (self.of(), self.length());
        room.parts(self.0, [(Class::Keyword, of), (Class::Plain, of + 1), (Class::Literal, length)]);
    }

    /// Writes the type, without the space behind it.
    #[inline(always)]
    pub(super) fn write_type<S: Sink>(self, room: &mut Room<'_, S>) {
        room.part(Class::Keyword, self.0, self.of());
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use dxbin_base::pen::Pen;

    #[test]
    fn constants_stand_behind_their_types_and_alone() {
        let (mut types, mut constants) = (Pieces::default(), Pieces::default());
        types.start(1);
        constants.start(2);
        types.set_ready(0, &block_of("double"));
        types.set(1, 30, &[b'x'; 32]);
        let of = types.get(0).unwrap();
        // The last one there is room for, and its text is as long as may be.
        constants.set_constant(1, of, b"0xBFF3333333333333      ", 18);
        constants.set_constant(0, of, b"123456789012345678901234", 24);
        assert!(types.get(1).is_none() && constants.get(0).is_none() && constants.get(2).is_none());
        let mut text = Vec::new();
        let mut pen = Pen::new(&mut text);
        pen.compose(|room| {
            of.write_type(room);
            room.put(Class::Plain, b"|");
            constants.get(1).unwrap().write(room);
            assert!(constants.write_value(room, b", ", 1));
            assert!(!constants.write_value(room, b", ", 0));
        });
        pen.flush();
        assert_eq!(text, b"double|double 0xBFF3333333333333, 0xBFF3333333333333");
    }
}
