//! What nearly every module has, and has in the same bits: it is found by them, and need not be read.

use std::sync::LazyLock;

use super::Reader;
use crate::bitstream::Emitter;
use crate::bitstream::info::Known;
use crate::model::{MetadataKind, Span, Text};
use crate::spec::abbreviations::{STANDARD, resolve};
use crate::spec::codes::{Block, BlockInfoCode, MetadataCode};
use crate::spec::spelling::{DXC_KINDS, FIXED_KINDS};

/// The block with information as LLVM writes it, for modules whose types have numbers of 1 to 16 bits.
static INFOS: LazyLock<Vec<Known>> = LazyLock::new(|| {
    let info = |type_width: u32| {
        let mut out = Emitter::new();
        out.enter(Block::BLOCKINFO.0, 2);
        let mut about = None;
        for &(block, operands) in STANDARD {
            if about != Some(block) {
                out.record(BlockInfoCode::SET_BLOCK.0, &[u64::from(block.0)]);
                about = Some(block);
            }
            out.define(&resolve(operands, type_width));
        }
        out.end();
        Known::new(&out.finish())
    };
    (1..=16).filter_map(info).collect()
});

/// How wide the numbers of abbreviations are in the block that LLVM writes of kinds.
const WIDTH: u32 = 3;

/// The kinds that modules of dxc start with.
struct Usual {
    /// Their records as they are packed, and where each ends, in bits.
    packed: Vec<u8>,
    ends: Vec<u64>,
    /// Their names, one behind the other, and where in them each has its own.
    names: Vec<u8>,
    kinds: Vec<MetadataKind>,
}

static USUAL: LazyLock<Usual> = LazyLock::new(|| {
    let mut out = Emitter::new();
    out.set_width(WIDTH);
    let (mut ends, mut names, mut kinds) = (Vec::new(), Vec::new(), Vec::new());
    for (number, name) in FIXED_KINDS.iter().chain(DXC_KINDS).enumerate() {
        let values: Vec<u64> = std::iter::once(number as u64).chain(name.bytes().map(u64::from)).collect();
        out.record(MetadataCode::KIND.0, &values);
        ends.push(out.position());
        let name_at = Span { start: names.len() as u32, length: name.len() as u32 };
        kinds.push(MetadataKind { number: number as u32, name: Text(name_at) });
        names.extend(name.bytes());
    }
    Usual { packed: out.finish(), ends, names, kinds }
});

impl Reader<'_, '_> {
    /// The block with information about others.
    pub(super) fn block_info(&mut self) -> Result<(), dxbin_base::Error> {
        if !self.cursor.recall(&INFOS) {
            self.cursor.block_info()?;
        }
        Ok(())
    }

    /// Takes the kinds that a block starts with which stand there as dxc writes them.
    pub(super) fn usual_kinds(&mut self) {
        if self.cursor.width() != WIDTH || !self.module.metadata.kinds.is_empty() {
            return;
        }
        let same = self.cursor.agreeing(&USUAL.packed);
        let count = USUAL.ends.partition_point(|&end| end <= same);
        let Some((kinds, &end)) = USUAL.kinds.get(..count).zip(USUAL.ends.get(..count).and_then(<[u64]>::last)) else {
            return;
        };
        let start = self.module.text.len() as u32;
        let moved = |kind: &MetadataKind| {
            let Span { start: at, length } = kind.name.0;
            MetadataKind { number: kind.number, name: Text(Span { start: start + at, length }) }
        };
        let length = kinds.last().map_or(0, |kind| kind.name.0.start + kind.name.0.length) as usize;
        self.module.text.extend_from_slice(USUAL.names.get(..length).unwrap_or_default());
        self.module.metadata.kinds.extend(kinds.iter().map(moved));
        let here = self.cursor.position();
        self.cursor.bits().jump(here + end);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::bitstream::{Cursor, Entry};
    use crate::read::read;
    use crate::spec::abbreviations::width_for;
    use dxbin_base::{Diagnostics, Limits};

    /// A stream of one block with information, for types whose numbers have so many bits; also with a definition changed.
    fn info(width: u32, changed: bool) -> Vec<u8> {
        let mut out = Emitter::new();
        out.enter(Block::BLOCKINFO.0, 2);
        for &(block, operands) in STANDARD {
            out.record(BlockInfoCode::SET_BLOCK.0, &[u64::from(block.0)]);
            out.define(&resolve(operands, if changed { width + 1 } else { width }));
        }
        out.end();
        out.finish()
    }

    /// What is found by its bits says what it says where it is read; other bits are not found.
    #[test]
    fn known_blocks_say_what_they_say() {
        // As LLVM writes it, a record says which block the next definitions are about, once for all of them.
        let repeated = info(5, false);
        let mut cursor = Cursor::new(&repeated, 0);
        assert_eq!(cursor.entry().unwrap(), Entry::Block(0));
        assert!(!cursor.recall(&INFOS));
        let known = INFOS.get(width_for(20) as usize - 1).unwrap();
        let mut read = Cursor::new(&repeated, 0);
        assert_eq!(read.entry().unwrap(), Entry::Block(0));
        read.block_info().unwrap();
        assert!(known.says_the_same(&read));
        let other = info(5, true);
        let mut read = Cursor::new(&other, 0);
        assert_eq!(read.entry().unwrap(), Entry::Block(0));
        read.block_info().unwrap();
        assert!(!known.says_the_same(&read));
    }

    /// A module with the first `count` of the usual kinds, and one more of its own.
    fn module(count: usize, own: &str) -> Vec<u8> {
        let mut out = Emitter::new();
        out.fixed(0xdec0_4342, 32);
        out.enter(Block::MODULE.0, 3);
        out.enter(Block::METADATA.0, WIDTH);
        for (number, name) in FIXED_KINDS.iter().chain(DXC_KINDS).take(count).chain([&own]).enumerate() {
            let values: Vec<u64> = std::iter::once(number as u64).chain(name.bytes().map(u64::from)).collect();
            out.record(MetadataCode::KIND.0, &values);
        }
        out.end();
        out.end();
        out.finish()
    }

    #[test]
    fn kinds_are_those_of_the_file_however_many_are_usual() {
        for count in 0..=FIXED_KINDS.len() + DXC_KINDS.len() {
            let bytes = module(count, "dbh");
            let module = read(&bytes, 0, &Limits::default(), &mut Diagnostics::new()).unwrap();
            let kinds = &module.metadata.kinds;
            assert_eq!(kinds.len(), count + 1);
            for (i, (kind, name)) in kinds.iter().zip(FIXED_KINDS.iter().chain(DXC_KINDS)).take(count).enumerate() {
                assert_eq!((kind.number, module.bytes(kind.name)), (i as u32, name.as_bytes()));
            }
            assert_eq!(module.bytes(kinds[count].name), b"dbh");
        }
    }
}
