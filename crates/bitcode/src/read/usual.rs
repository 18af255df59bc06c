//! What nearly every module has, and has in the same bits: it is found by them, and need not be read.

use std::sync::LazyLock;

use super::{Reader, data_layout};
use crate::bitstream::Emitter;
use crate::bitstream::info::Known;
use crate::model::{MetadataKind, Span, Text};
use crate::spec::codes::{MAGIC, MetadataCode, ModuleCode};
use crate::spec::spelling::{DXC_KINDS, FIXED_KINDS};
use crate::write::standard_info;

/// How many bits numbers of types have: what most shaders need is looked for first.
const TYPE_WIDTHS: [u32; 16] = [5, 6, 4, 3, 7, 2, 8, 1, 9, 10, 11, 12, 13, 14, 15, 16];

/// The block with information as LLVM writes it, for modules whose types have numbers of so many bits.
static INFOS: LazyLock<Vec<Known>> = LazyLock::new(|| {
    // A block starts at a multiple of 32 bits, so that it is the same without the magic before it.
    let info = |type_width| Known::new(standard_info(type_width).get(MAGIC.len()..)?);
    TYPE_WIDTHS.into_iter().filter_map(info).collect()
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

/// What modules of dxc are made for: the records of the triple and of a data layout as they are packed, how many bits they
/// have, and both texts, one behind the other.
struct Target {
    packed: Vec<u8>,
    bits: u64,
    text: Vec<u8>,
}

/// The triple that dxc writes.
const TRIPLE: &[u8] = b"dxil-ms-dx";

static TARGETS: LazyLock<[Target; 2]> = LazyLock::new(|| {
    data_layout::USUAL.map(|layout| {
        let mut out = Emitter::new();
        out.set_width(WIDTH);
        for (code, text) in [(ModuleCode::TRIPLE, TRIPLE), (ModuleCode::DATALAYOUT, layout)] {
            out.record(code.0, &text.iter().copied().map(u64::from).collect::<Vec<_>>());
        }
        Target { bits: out.position(), packed: out.finish(), text: [TRIPLE, layout].concat() }
    })
});

impl Reader<'_, '_> {
    /// Takes the triple and the data layout where they stand here as dxc writes them.
    pub(super) fn usual_target(&mut self) {
        if self.cursor.width() != WIDTH || self.module.triple.is_some() || self.module.data_layout.is_some() {
            return;
        }
        let here = self.cursor.position();
        let known = TARGETS.iter().find(|target| self.cursor.agreeing(here, 0, &target.packed) >= target.bits);
        let Some(target) = known else { return };
        let start = self.module.text.len() as u32;
        let [triple, both] = [TRIPLE.len() as u32, target.text.len() as u32];
        self.module.text.extend_from_slice(&target.text);
        self.module.triple = Some(Text(Span { start, length: triple }));
        self.module.data_layout = Some(Text(Span { start: start + triple, length: both - triple }));
        self.cursor.bits().jump(here + target.bits);
    }

    /// The block with information about others.
    pub(super) fn block_info(&mut self) -> Result<(), dxbin_base::Error> {
        if self.cursor.recall(&INFOS) {
            self.has_usual_infos = true;
        } else {
            self.cursor.block_info()?;
        }
        Ok(())
    }

    /// Takes the kinds that a block starts with which stand there as dxc writes them.
    pub(super) fn usual_kinds(&mut self) {
        if self.cursor.width() != WIDTH || !self.module.metadata.kinds.is_empty() {
            return;
        }
        let same = self.cursor.agreeing(self.cursor.position(), 0, &USUAL.packed);
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
    use crate::spec::abbreviations::{STANDARD, resolve};
    use crate::spec::codes::{Block, BlockInfoCode, TypeCode};
    use dxbin_base::{Code, Diagnostics, Limits};

    /// A stream of one block with information whose definitions each say which block they are about, as LLVM's do not, and
    /// whose types have numbers of so many bits.
    fn repeated(width: u32) -> Vec<u8> {
        let mut out = Emitter::new();
        out.enter(Block::BLOCKINFO.0, 2);
        for &(block, operands) in STANDARD {
            out.record(BlockInfoCode::SET_BLOCK.0, &[u64::from(block.0)]);
            out.define(&resolve(operands, width));
        }
        out.end();
        out.finish()
    }

    /// A cursor in the block at a stream's start.
    fn at_block(stream: &[u8]) -> Cursor<'_> {
        let mut cursor = Cursor::new(stream, 0);
        assert_eq!(cursor.entry().unwrap(), Entry::Block(0));
        cursor
    }

    /// What is found by its bits says what it says where it is read; other bits are not found.
    #[test]
    fn known_blocks_say_what_they_say() {
        assert_eq!(INFOS.len(), 16);
        for (known, width) in INFOS.iter().zip(TYPE_WIDTHS) {
            for (of, same) in [(width, true), (width + 1, false)] {
                let stream = repeated(of);
                assert!(!at_block(&stream).recall(&INFOS));
                let mut read = at_block(&stream);
                read.block_info().unwrap();
                assert_eq!(known.says_the_same(&read), same, "{width}, {of}");
            }
        }
    }

    /// The block that dxc wrote is one of the known ones, and says the same.
    #[test]
    fn blocks_of_dxc_are_recalled() {
        let container = include_bytes!("../../../../tests/corpus/dxc/cs_features.4.cso");
        let start = container.windows(4).position(|bytes| bytes == MAGIC).unwrap();
        let module_block = |cursor: &mut Cursor<'_>| {
            cursor.bits().jump(32);
            assert_eq!(cursor.entry().unwrap(), Entry::Block(Block::MODULE.0));
            cursor.enter(Block::MODULE.0).unwrap();
            assert!(matches!(cursor.entry().unwrap(), Entry::Record(3)));
            cursor.code(3).unwrap();
            cursor.operands().unwrap();
            assert_eq!(cursor.entry().unwrap(), Entry::Block(0));
        };
        let (mut recalled, mut read) = (Cursor::new(&container[start..], 0), Cursor::new(&container[start..], 0));
        module_block(&mut recalled);
        module_block(&mut read);
        read.block_info().unwrap();
        let known = INFOS.iter().find(|known| recalled.recall(std::slice::from_ref(known))).unwrap();
        assert!(known.says_the_same(&read));
        assert_eq!(recalled.position(), read.position());
    }

    /// A module with kinds of these numbers and names.
    fn module<'n>(kinds: impl Iterator<Item = (u64, &'n str)>) -> Vec<u8> {
        let mut out = Emitter::new();
        out.fixed(0xdec0_4342, 32);
        out.enter(Block::MODULE.0, 3);
        out.enter(Block::METADATA.0, WIDTH);
        for (number, name) in kinds {
            let values: Vec<u64> = std::iter::once(number).chain(name.bytes().map(u64::from)).collect();
            out.record(MetadataCode::KIND.0, &values);
        }
        out.end();
        out.end();
        out.finish()
    }

    #[test]
    fn kinds_are_those_of_the_file_however_many_are_usual() {
        let usual = || (0..).zip(FIXED_KINDS.iter().chain(DXC_KINDS).copied());
        for count in 0..=usual().count() {
            // One of the next number, and one far from it.
            for own in [count as u64, 1000] {
                let kinds = || usual().take(count).chain([(own, "dbh")]);
                let module = read(&module(kinds()), 0, &Limits::default(), &mut Diagnostics::new()).unwrap();
                let found = module.metadata.kinds.iter().map(|kind| (u64::from(kind.number), module.bytes(kind.name)));
                assert!(found.eq(kinds().map(|(number, name)| (number, name.as_bytes()))));
            }
        }
    }

    #[test]
    fn a_kind_told_of_twice_is_refused() {
        for second in [0, 1, 2, 7] {
            let kinds = [(0, "dbg"), (1, "tbaa"), (2, "prof"), (7, "own"), (second, "again")];
            let mut diagnostics = Diagnostics::new();
            let module = read(&module(kinds.into_iter()), 0, &Limits::default(), &mut diagnostics).unwrap();
            assert_eq!(module.metadata.kinds.len(), 4);
            assert_eq!(
                diagnostics.as_slice().iter().map(|one| one.code).collect::<Vec<_>>(),
                [Code::ModuleMetadata],
                "{second}"
            );
        }
    }

    /// In blocks whose abbreviations' numbers have another width nothing is usual.
    #[test]
    fn targets_are_those_of_the_file() {
        let [first, second] = data_layout::USUAL.map(|layout| str::from_utf8(layout).unwrap());
        let other = "e-m:e-p:32:32-i1:32-i8:32-i16:32-i32:32-i64:64-f16:32-f32:32-f64:64-n8:16:32:65";
        for (layout, triple) in
            [(first, "dxil-ms-dx"), (second, "dxil-ms-dx"), (other, "dxil-ms-dx"), ("e", "dxil-ms-dx"), (first, "dxil")]
        {
            for width in [WIDTH, WIDTH + 1] {
                let text = |text: &str| text.bytes().map(u64::from).collect::<Vec<_>>();
                let mut out = Emitter::new();
                out.fixed(0xdec0_4342, 32);
                out.enter(Block::MODULE.0, width);
                out.enter(Block::TYPE.0, 4);
                out.record(TypeCode::NUMENTRY.0, &[0]);
                out.end();
                out.record(ModuleCode::TRIPLE.0, &text(triple));
                out.record(ModuleCode::DATALAYOUT.0, &text(layout));
                out.end();
                let mut diagnostics = Diagnostics::new();
                let module = read(&out.finish(), 0, &Limits::default(), &mut diagnostics).unwrap();
                assert!(diagnostics.is_empty(), "{diagnostics:?}");
                let [found, as_layout] = [module.triple, module.data_layout].map(|text| module.bytes(text.unwrap()));
                assert_eq!((found, as_layout), (triple.as_bytes(), layout.as_bytes()), "{width}");
            }
        }
    }
}
