//! Bitcode: blocks, abbreviations and records.
//!
//! They are made of bits, and most end within a byte. A byte stands in the row of what its first bit belongs to; what has
//! no byte's first bit has a row without bytes.

use std::fmt::Write as _;
use std::ops::Range;

use dxbin_base::Limits;
use dxbin_bitcode::bitstream::Operand;
use dxbin_bitcode::bitstream::walk::{Event, What, walk as events};
use dxbin_bitcode::spec::codes::{Block, BlockInfoCode, MAGIC};

use super::Kind;
use super::walk::{New, Walk, quoted};

/// The most operands that are written out; the bytes beside them have all.
const MOST: usize = 256;

/// What a wrapper starts with.
const WRAPPER_MAGIC: u32 = 0x0b17_c0de;

/// The fields of a wrapper, each of four bytes, and what they mean.
const WRAPPER: [(&str, &str); 5] = [
    ("Magic", "a wrapper around LLVM bitcode"),
    ("Version", "the wrapper's version"),
    ("Offset", "bytes from the wrapper's start to the bitcode"),
    ("Size", "bytes of bitcode"),
    ("CPUType", "what the bitcode is for"),
];

/// Bitcode at a place of the file, in its wrapper or bare.
pub(super) fn walk(range: Range<usize>, walk: &mut Walk<'_, '_>) {
    walk.gap("bitcode", "LLVM bitcode");
    let start = range.start;
    if walk.word(start) != WRAPPER_MAGIC {
        return stream(range, walk);
    }
    for (i, (name, meaning)) in WRAPPER.iter().enumerate() {
        let at = start + 4 * i;
        let word = walk.word(at);
        let value = if i == 0 { format!("{word:#x}") } else { word.to_string() };
        walk.row(&New { number: Some(word.into()), value: &value, meaning, ..New::field(at, 4, name) });
    }
    let inner = start.saturating_add(walk.word(start + 8) as usize);
    stream(inner..inner.saturating_add(walk.word(start + 12) as usize), walk);
}

fn stream(range: Range<usize>, walk: &mut Walk<'_, '_>) {
    let end = range.end.min(walk.limit());
    let Some(data) = walk.bytes().get(range.start..end).filter(|data| data.starts_with(&MAGIC)) else { return };
    walk.row(&New { value: "BC 0xc0de", meaning: "LLVM bitcode", ..New::field(range.start, MAGIC.len(), "Magic") });
    let mut stream = Stream { start: range.start, depth: walk.depth(), blocks: Vec::new() };
    events(data, 8 * MAGIC.len() as u64, &Limits::default(), |event| stream.row(event, walk));
    walk.set_depth(stream.depth);
    walk.gap("data", "bytes behind the bitcode");
}

struct Stream {
    /// Where it is in the file.
    start: usize,
    /// How deep the rows outside all blocks stand.
    depth: u32,
    /// The blocks that are open.
    blocks: Vec<Block>,
}

impl Stream {
    fn row(&mut self, event: &Event<'_>, walk: &mut Walk<'_, '_>) {
        let inside = self.blocks.last().copied();
        let bit = event.start % 8;
        match &event.what {
            What::Enter { block, width, words } => {
                let name = block_name(Block(*block));
                let value = format!("block {block}, {words} words");
                let meaning = format!("from bit {bit}; its abbreviations' numbers have {width} bits");
                self.put(event, &name, &value, &meaning, walk);
                self.blocks.push(Block(*block));
            }
            What::End { stated } => {
                self.blocks.pop();
                let name = format!("end of {}", inside.map(block_name).unwrap_or_default());
                let stated = stated.map_or(String::new(), |words| format!("; it states another length, {words} words"));
                self.put(event, &name, "", &format!("from bit {bit}{stated}"), walk);
            }
            What::Define(operands) => {
                let value =
                    operands.iter().map(operand).collect::<Vec<_>>().join(", ").replace("array of, ", "array of ");
                self.put(event, "DEFINE_ABBREV", &value, &format!("from bit {bit}"), walk);
            }
            What::Record { id, layout, code, operands } => {
                let block = inside.unwrap_or_default();
                let name = block.record(*code).map_or_else(|| format!("record {code}"), str::to_owned);
                let packed = match layout {
                    Some(_) => format!("from bit {bit}, packed by abbreviation {id}"),
                    None => format!("from bit {bit}"),
                };
                self.put(event, &name, &values(block, *code, operands), &packed, walk);
            }
            What::Raw => {
                walk.gap("bits", "no block and no record");
                walk.raw_to(self.start + event.end.div_ceil(8) as usize);
            }
        }
    }

    /// A row with the bytes that start in an event, or one without.
    fn put(&self, event: &Event<'_>, name: &str, value: &str, meaning: &str, walk: &mut Walk<'_, '_>) {
        walk.set_depth(self.depth + self.blocks.len() as u32);
        let place = |bit: u64| self.start + bit.div_ceil(8) as usize;
        let (from, to) = (place(event.start), place(event.end));
        if from < to {
            walk.row(&New { kind: Kind::Field, value, meaning, ..New::field(from, to - from, name) });
        } else if from <= walk.limit() {
            walk.heading(from, name, value, meaning);
        }
    }
}

fn block_name(block: Block) -> String {
    block.name().map_or_else(|| format!("block {}", block.0), |name| format!("{name}_BLOCK"))
}

fn operand(of: &Operand) -> String {
    match of {
        Operand::Literal(value) => value.to_string(),
        Operand::Fixed(width) => format!("fixed {width}"),
        Operand::Vbr(width) => format!("vbr {width}"),
        Operand::Array => "array of".to_owned(),
        Operand::Char6 => "char6".to_owned(),
        Operand::Blob => "blob".to_owned(),
    }
}

/// The operands of a record, letters as text.
fn values(block: Block, code: u32, operands: &[u64]) -> String {
    let mut text = String::new();
    let letters = block.letters(code).and_then(|lead| operands.split_at_checked(lead));
    let letters = letters.filter(|(_, letters)| letters.iter().all(|&letter| letter < 256));
    let numbers = letters.map_or(operands, |(numbers, _)| numbers);
    for (i, number) in numbers.iter().take(MOST).enumerate() {
        // Writing to a string cannot fail.
        let _ = write!(text, "{}{number}", if i > 0 { ", " } else { "" });
    }
    if numbers.len() > MOST {
        let _ = write!(text, ", ... {} in all", numbers.len());
    }
    if let Some((_, letters)) = letters {
        let bytes: Vec<u8> = letters.iter().map(|&letter| letter as u8).collect();
        let _ = write!(text, "{}{}", if text.is_empty() { "" } else { ", " }, quoted(&bytes));
    }
    if (block, code) == (Block::BLOCKINFO, BlockInfoCode::SET_BLOCK.0)
        && let [number] = *operands
    {
        let _ = write!(text, " {}", block_name(Block(number as u32)));
    }
    text
}
