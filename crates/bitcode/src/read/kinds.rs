//! Kinds of attachments. Nearly every module starts with the same ones, which are found by their bits.

use std::sync::LazyLock;

use super::Reader;
use crate::bitstream::Emitter;
use crate::model::{MetadataKind, Span, Text};
use crate::spec::codes::MetadataCode;
use crate::spec::spelling::{DXC_KINDS, FIXED_KINDS};

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
