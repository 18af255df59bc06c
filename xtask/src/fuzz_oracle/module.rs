//! Changes of a module's records and blocks, by reading its bitstream, changing it, and writing it again: single bits mostly
//! break the stream at once, and readers get no further.

use std::fmt;

use dxbin::base::Limits;
use dxbin_bitcode::bitstream::walk::{What, walk};
use dxbin_bitcode::bitstream::{Bits, Emitter, Operand};
use dxbin_fuzz::mutate::Random;

/// Where the stream starts, behind the magic.
const START: u64 = 32;

/// Numbers that operands go wrong with.
const WILD: [u64; 16] = [0, 1, 2, 3, 4, 7, 8, 15, 16, 31, 32, 255, 0xffff, 0xffff_ffff, 1 << 32, u64::MAX];

/// One change of a module.
#[derive(Clone, Debug)]
pub(super) enum ModuleEdit {
    /// The record with this number.
    Record(usize, Change),
    /// The block with this number, and all in it.
    Block(usize, Fate),
    /// The stream ends behind so many bytes.
    Cut(usize),
    /// A bit is the other way round.
    Flip(u64),
}

/// What becomes of a record.
#[derive(Clone, Debug)]
pub(super) enum Change {
    Code(u32),
    Set(usize, u64),
    Insert(usize, u64),
    Remove(usize),
    Cut(usize),
    Become(u32, Vec<u64>),
    Before(u32, Vec<u64>),
    Twice,
    Gone,
}

/// What becomes of a block.
#[derive(Clone, Copy, Debug)]
pub(super) enum Fate {
    Gone,
    Twice,
    Number(u32),
}

/// What stands in a stream, kept.
enum Item {
    Enter { block: u32, width: u32 },
    End,
    Define(Vec<Operand>),
    Record { id: u32, layout: Option<Vec<Operand>>, code: u32, operands: Vec<u64> },
    Raw { start: u64, end: u64 },
}

fn items(data: &[u8]) -> Vec<Item> {
    let mut items = Vec::new();
    walk(data, START, &Limits::default(), |event| {
        items.push(match event.what {
            What::Enter { block, width, .. } => Item::Enter { block, width },
            What::End { .. } => Item::End,
            What::Define(operands) => Item::Define(operands.to_vec()),
            What::Record { id, layout, code, operands } => {
                Item::Record { id, layout: layout.map(<[_]>::to_vec), code, operands: operands.to_vec() }
            }
            What::Raw => Item::Raw { start: event.start, end: event.end },
        });
    });
    items
}

fn write(data: &[u8], items: &[Item]) -> Vec<u8> {
    let mut out = Emitter::with_capacity(data.len() + 64);
    let mut bits = Bits::new(data);
    out.fixed(bits.fixed(START as u32), START as u32);
    for item in items {
        match item {
            Item::Enter { block, width } => out.enter(*block, *width),
            Item::End => {
                out.end();
            }
            Item::Define(operands) => out.define(operands),
            Item::Record { id, layout: Some(layout), code, operands } => out.packed(*id, layout, *code, operands),
            Item::Record { code, operands, .. } => out.record(*code, operands),
            Item::Raw { start, end } => {
                bits.jump(*start);
                while bits.position() < *end {
                    let width = (end - bits.position()).min(32) as u32;
                    out.fixed(bits.fixed(width), width);
                }
            }
        }
    }
    out.finish()
}

/// The records of a module, those that are long to say: their numbers are their places.
pub(super) fn records(data: &[u8]) -> Vec<(u32, Vec<u64>)> {
    items(data)
        .into_iter()
        .filter_map(|item| match item {
            Item::Record { code, operands, .. } => Some((code, operands)),
            _ => None,
        })
        .collect()
}

impl ModuleEdit {
    /// A change of the module in `data`; records may come from the module in `other`.
    pub(super) fn new(data: &[u8], other: &[u8], random: &mut Random) -> Self {
        match random.below(32) {
            0 => return Self::Flip(START + random.below(data.len().saturating_sub(4) * 8) as u64),
            1 => return Self::Cut(4 + random.below(data.len())),
            2 => {
                let blocks = items(data).iter().filter(|item| matches!(item, Item::Enter { .. })).count();
                let fate = [Fate::Gone, Fate::Twice, Fate::Number(random.below(26) as u32)][random.below(3)];
                return Self::Block(random.below(blocks), fate);
            }
            _ => {}
        }
        let records = records(data);
        let number = random.below(records.len());
        let Some((code, operands)) = records.get(number) else { return Self::Cut(4) };
        let at = random.below(operands.len());
        let any = |random: &mut Random| {
            let of = records.get(random.below(records.len())).map_or(&[][..], |record| &record.1);
            of.get(random.below(of.len())).copied().unwrap_or(0)
        };
        let value = |random: &mut Random| match random.below(12) {
            0..=2 => operands.get(at).unwrap_or(&0) ^ 1 << random.below(6),
            3..=4 => operands.get(at).unwrap_or(&0).wrapping_add(1),
            5..=6 => operands.get(at).unwrap_or(&0).wrapping_sub(1),
            7 => random.below(64) as u64,
            8 => operands.get(random.below(operands.len())).copied().unwrap_or(1),
            9 => any(random),
            10 => operands.get(at).unwrap_or(&0) ^ 1 << random.below(64),
            _ => WILD[random.below(WILD.len())],
        };
        let change = match random.below(40) {
            0..=24 if !operands.is_empty() => Change::Set(at, value(random)),
            25..=26 => Change::Insert(at, value(random)),
            27..=28 if !operands.is_empty() => Change::Remove(at),
            29 => Change::Cut(at),
            30..=31 => Change::Code([code ^ 1, code + 1, random.below(50) as u32][random.below(3)]),
            32 => Change::Twice,
            33..=34 => Change::Gone,
            kind => {
                let from = if kind & 1 == 0 { records.clone() } else { self::records(other) };
                let (code, operands) = from.get(random.below(from.len())).cloned().unwrap_or_default();
                if kind < 38 { Change::Become(code, operands) } else { Change::Before(code, operands) }
            }
        };
        Self::Record(number, change)
    }

    /// The module with the change made.
    pub(super) fn make(&self, data: &[u8]) -> Vec<u8> {
        let mut bytes = match self {
            Self::Record(number, change) => {
                let mut items = items(data);
                let records = |item: &Item| matches!(item, Item::Record { .. });
                if let Some(at) = nth(&items, *number, records) {
                    change.make(&mut items, at);
                }
                write(data, &items)
            }
            Self::Block(number, fate) => {
                let mut items = items(data);
                if let Some(at) = nth(&items, *number, |item| matches!(item, Item::Enter { .. })) {
                    fate.make(data, &mut items, at);
                }
                write(data, &items)
            }
            Self::Cut(length) => data.get(..*length).unwrap_or(data).to_vec(),
            Self::Flip(bit) => {
                let mut bytes = data.to_vec();
                if let Some(byte) = bytes.get_mut((bit / 8) as usize) {
                    *byte ^= 1 << (bit % 8);
                }
                bytes
            }
        };
        bytes.resize(bytes.len().next_multiple_of(4), 0);
        bytes
    }
}

/// The place of the item with this number among those that `of` names.
fn nth(items: &[Item], number: usize, of: impl Fn(&Item) -> bool) -> Option<usize> {
    items.iter().enumerate().filter(|(_, item)| of(item)).nth(number).map(|(at, _)| at)
}

/// A record that no abbreviation packs, which could not hold any number.
fn plain(code: u32, operands: Vec<u64>) -> Item {
    Item::Record { id: 3, layout: None, code, operands }
}

impl Change {
    fn make(&self, items: &mut Vec<Item>, at: usize) {
        let Some(Item::Record { code, operands, .. }) = items.get(at) else { return };
        let (mut code, mut operands) = (*code, operands.clone());
        match self {
            Self::Code(other) => code = *other,
            Self::Set(place, value) => {
                if let Some(operand) = operands.get_mut(*place) {
                    *operand = *value;
                }
            }
            Self::Insert(place, value) => operands.insert(*place.min(&operands.len()), *value),
            Self::Remove(place) => {
                if *place < operands.len() {
                    operands.remove(*place);
                }
            }
            Self::Cut(length) => operands.truncate(*length),
            Self::Become(other, theirs) => (code, operands) = (*other, theirs.clone()),
            Self::Before(other, theirs) => {
                items.insert(at, plain(*other, theirs.clone()));
                return;
            }
            Self::Twice => {
                items.insert(at, plain(code, operands));
                return;
            }
            Self::Gone => {
                items.remove(at);
                return;
            }
        }
        if let Some(item) = items.get_mut(at) {
            *item = plain(code, operands);
        }
    }
}

impl Fate {
    fn make(self, data: &[u8], items: &mut Vec<Item>, at: usize) {
        let mut depth = 0;
        let length = items.iter().skip(at).position(|item| {
            match item {
                Item::Enter { .. } => depth += 1,
                Item::End => depth -= 1,
                _ => {}
            }
            depth == 0
        });
        let end = length.map_or(items.len(), |length| at + length + 1);
        match self {
            Self::Gone => {
                items.drain(at..end);
            }
            Self::Twice => {
                let twice: Vec<Item> = self::items(data).drain(at..end).collect();
                items.splice(end..end, twice);
            }
            Self::Number(number) => {
                if let Some(Item::Enter { block, .. }) = items.get_mut(at) {
                    *block = number;
                }
            }
        }
    }
}

impl fmt::Display for ModuleEdit {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Record(number, change) => write!(f, "record {number}: {change:?}"),
            Self::Block(number, fate) => write!(f, "block {number}: {fate:?}"),
            Self::Cut(length) => write!(f, "the stream ends behind {length:#x} bytes"),
            Self::Flip(bit) => write!(f, "bit {} of byte {:#x} is the other way round", bit % 8, bit / 8),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The module of a container of dxc.
    fn module() -> Vec<u8> {
        let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../tests/corpus/dxc/cs_high_level.1.bc");
        std::fs::read(path).unwrap()
    }

    #[test]
    fn a_module_is_written_as_it_was() {
        let data = module();
        assert!(records(&data).len() > 100);
        assert_eq!(write(&data, &items(&data)), data);
    }

    #[test]
    fn records_change_as_told() {
        let data = module();
        let before = records(&data);
        let number = before.iter().position(|record| record.1.len() == 5).unwrap();
        let after = |change| records(&ModuleEdit::Record(number, change).make(&data));
        let same = |records: &[(u32, Vec<u64>)]| records.iter().zip(&before).filter(|(a, b)| a == b).count();
        let set = after(Change::Set(4, u64::MAX));
        assert_eq!((set[number].1[4], set.len(), same(&set)), (u64::MAX, before.len(), before.len() - 1));
        assert_eq!(after(Change::Insert(5, 7))[number].1[5], 7);
        assert_eq!(after(Change::Remove(0))[number].1, before[number].1[1..]);
        assert_eq!(after(Change::Cut(2))[number].1, before[number].1[..2]);
        assert_eq!(after(Change::Gone)[number..], before[number + 1..]);
        assert_eq!(after(Change::Twice)[number..], [&before[number..=number], &before[number..]].concat());
        assert_eq!(after(Change::Become(9, vec![1]))[number], (9, vec![1]));
        assert_eq!(after(Change::Before(9, vec![1]))[number..=number + 1], [(9, vec![1]), before[number].clone()]);
        assert_eq!(after(Change::Code(77))[number], (77, before[number].1.clone()));
    }

    #[test]
    fn blocks_and_ends_change_as_told() {
        let data = module();
        let before = records(&data).len();
        let count = |edit: ModuleEdit| records(&edit.make(&data)).len();
        assert_eq!(count(ModuleEdit::Block(0, Fate::Gone)), 0);
        assert_eq!(count(ModuleEdit::Block(0, Fate::Twice)), 2 * before);
        let inner = before - count(ModuleEdit::Block(2, Fate::Gone));
        assert!((1..before).contains(&inner), "{inner}");
        assert_eq!(count(ModuleEdit::Block(2, Fate::Twice)), before + inner);
        assert_eq!(ModuleEdit::Cut(99).make(&data), [&data[..99], &[0]].concat());
        assert_eq!(ModuleEdit::Flip(81).make(&data)[10], data[10] ^ 2);
    }

    #[test]
    fn changes_depend_on_the_generator_alone_and_change_something() {
        let data = module();
        let mut changed = 0;
        for number in 0..200 {
            let make = || ModuleEdit::new(&data, &data, &mut Random::new(number)).make(&data);
            assert_eq!(make(), make());
            changed += usize::from(make() != data);
        }
        assert!(changed > 190, "{changed}");
    }
}
