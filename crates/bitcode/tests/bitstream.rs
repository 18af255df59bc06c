//! What is emitted is read again: fields, records by any abbreviation, blocks in blocks.

#![allow(clippy::unwrap_used, clippy::panic)]

use dxbin_base::{Code, Limits};
use dxbin_bitcode::bitstream::walk::{What, rewrite, walk};
use dxbin_bitcode::bitstream::{Bits, Cursor, Emitter, Entry, Item, Numbers, Operand};

/// A generator of numbers (SplitMix64): the same ones on every machine.
struct Random(u64);

impl Random {
    fn word(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut word = self.0;
        word = (word ^ (word >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        word = (word ^ (word >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        word ^ (word >> 31)
    }

    fn below(&mut self, end: u64) -> u64 {
        self.word() % end
    }

    /// A number of any length.
    fn number(&mut self) -> u64 {
        let bits = self.below(64);
        self.word() >> bits
    }
}

#[test]
fn fields_come_back() {
    let mut random = Random(1);
    for _ in 0..200 {
        let fields: Vec<(bool, u32, u64)> = (0..50)
            .map(|_| {
                let vbr = random.below(2) == 0;
                let width = random.below(if vbr { 31 } else { 63 }) as u32 + if vbr { 2 } else { 1 };
                let number = random.number();
                (vbr, width, if vbr || width == 64 { number } else { number & ((1 << width) - 1) })
            })
            .collect();
        let mut out = Emitter::new();
        for &(vbr, width, value) in &fields {
            if vbr { out.vbr(value, width) } else { out.fixed(value, width) }
        }
        let position = out.position();
        out.align();
        let bytes = out.finish();
        let mut bits = Bits::new(&bytes);
        for &(vbr, width, value) in &fields {
            assert_eq!(if vbr { bits.vbr(width) } else { bits.fixed(width) }, value, "{vbr} {width}");
        }
        assert_eq!(bits.position(), position);
        assert!(!bits.take_odd() && !bits.failed());
    }
}

/// An entry of a stream.
#[derive(Clone, Debug, PartialEq)]
enum Thing {
    Enter(u32, u32),
    End,
    Define(Vec<Operand>),
    Record(u32, u32, Vec<u64>),
}

/// Operands that fit an abbreviation, the code first.
fn values(layout: &[Operand], random: &mut Random) -> Vec<u64> {
    let mut values = Vec::new();
    let field = |operand: Operand, random: &mut Random| match operand {
        Operand::Literal(value) => value,
        Operand::Fixed(0) => 0,
        Operand::Fixed(width) => random.word() >> (64 - width),
        Operand::Vbr(_) => random.number(),
        Operand::Char6 => u64::from(b"az09._AZ"[random.below(8) as usize]),
        Operand::Array | Operand::Blob => random.below(256),
    };
    for (i, &operand) in layout.iter().enumerate() {
        match operand {
            Operand::Array => {
                let count = random.below(9);
                values.extend((0..count).map(|_| field(layout[i + 1], random)));
                break;
            }
            Operand::Blob => {
                let count = random.below(9);
                values.extend((0..count).map(|_| random.below(256)));
            }
            _ => values.push(field(operand, random)),
        }
    }
    values
}

fn abbreviation(random: &mut Random) -> Vec<Operand> {
    let field = |random: &mut Random| match random.below(3) {
        0 => Operand::Fixed(random.below(32) as u32 + 1),
        1 => Operand::Vbr(random.below(31) as u32 + 2),
        _ => Operand::Char6,
    };
    let mut layout = vec![Operand::Literal(random.below(50))];
    for _ in 0..random.below(4) {
        layout.push(if random.below(4) == 0 { Operand::Fixed(0) } else { field(random) });
    }
    match random.below(3) {
        0 => layout.extend([Operand::Array, field(random)]),
        1 => layout.push(Operand::Blob),
        _ => {}
    }
    layout
}

#[test]
fn streams_come_back() {
    let mut random = Random(2);
    for _ in 0..300 {
        let mut things = Vec::new();
        let mut out = Emitter::new();
        out.bytes(b"BC\xc0\xde");
        let mut open: Vec<Vec<Vec<Operand>>> = Vec::new();
        for _ in 0..60 {
            match random.below(6) {
                0 if open.len() < 5 => {
                    let (block, width) = (random.below(300) as u32 + 8, random.below(6) as u32 + 3);
                    out.enter(block, width);
                    things.push(Thing::Enter(block, width));
                    open.push(Vec::new());
                }
                1 if open.pop().is_some() => {
                    out.end();
                    things.push(Thing::End);
                }
                2 if open.last().is_some_and(|known| known.len() < 4) => {
                    let layout = abbreviation(&mut random);
                    out.define(&layout);
                    things.push(Thing::Define(layout.clone()));
                    open.last_mut().unwrap().push(layout);
                }
                _ => {
                    let Some(known) = open.last() else { continue };
                    let at = random.below(known.len() as u64 + 1) as usize;
                    if let Some(layout) = known.get(at) {
                        let mut operands = values(layout, &mut random);
                        let code = operands.remove(0) as u32;
                        out.packed(at as u32 + 4, layout, code, &operands);
                        things.push(Thing::Record(at as u32 + 4, code, operands));
                    } else {
                        let operands: Vec<u64> = (0..random.below(12)).map(|_| random.number()).collect();
                        let code = random.below(100) as u32;
                        out.record(code, &operands);
                        things.push(Thing::Record(3, code, operands));
                    }
                }
            }
        }
        while open.pop().is_some() {
            out.end();
            things.push(Thing::End);
        }
        let bytes = out.finish();
        let mut found = Vec::new();
        walk(&bytes, 32, &Limits::default(), |event| {
            assert!(event.plain, "{event:?}");
            found.push(match event.what {
                What::Enter { block, width, .. } => Thing::Enter(block, width),
                What::End { stated } => {
                    assert_eq!(stated, None);
                    Thing::End
                }
                What::Define(layout) => Thing::Define(layout.to_vec()),
                What::Record { id, code, operands, .. } => Thing::Record(id, code, operands.to_vec()),
                What::Raw => panic!("bits of nothing"),
            });
        });
        assert_eq!(found, things);
        let again = rewrite(&bytes, 32, &Limits::default());
        assert!(again.bytes == bytes && again.raw == 0);
    }
}

/// A block of records of 20,000 literals each, which take but the bits of their abbreviation's number.
fn literals() -> Vec<u8> {
    let mut out = Emitter::new();
    out.enter(8, 3);
    out.define(&[Operand::Literal(7); 20_000]);
    for _ in 0..20_000 {
        out.fixed(4, 3);
    }
    out.end();
    out.finish()
}

/// How many values come out of them, as numbers or, where `texts` says so, as letters, until the stream is refused.
fn values_of_literals(bytes: &[u8], texts: u64) -> (usize, Code) {
    let mut cursor = Cursor::new(bytes, 0);
    let Ok(Entry::Block(block)) = cursor.entry() else { panic!("no block") };
    cursor.enter(block).unwrap();
    let (mut values, mut text, mut numbers) = (0, Vec::new(), Numbers::default());
    loop {
        let read = match cursor.item(texts, &mut numbers) {
            Ok(Item::Record(7)) => Ok(numbers.len()),
            Ok(Item::Text(7)) => cursor.text(1, &mut text).map(<[u64]>::len),
            Ok(item) => panic!("{item:?}"),
            Err(error) => Err(error),
        };
        match read {
            Ok(read) => values += read,
            Err(error) => return (values + text.len(), error.code()),
        }
    }
}

/// What such records may hold in all is in proportion to the stream.
#[test]
fn records_of_literals_end() {
    let bytes = literals();
    for texts in [0, 1 << 7] {
        let (values, code) = values_of_literals(&bytes, texts);
        assert_eq!(code, Code::BitstreamAbbreviation);
        assert!((500_000..2_000_000).contains(&values), "{values}");
    }
    assert_eq!(rewrite(&bytes, 0, &Limits::default()).bytes, bytes);
}
