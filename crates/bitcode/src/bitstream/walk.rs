//! A stream as events, from which the same bytes can be written.
//!
//! An event says what stands there: a block's start, an abbreviation, a record with its code, operands and abbreviation, a
//! block's end. [`rewrite`] writes each by encoding it again. What that would not give back bit for bit (a number with
//! more chunks than it needs, padding that is not zero, a definition of a field without bits, whatever stands behind a
//! defect) comes as bits ([`What::Raw`]), so every stream at all comes out as it was.

use dxbin_base::Limits;

use super::Bits;
use super::abbreviation::{Abbreviation, Operand};
use super::cursor::{Cursor, Entry};
use super::emit::Emitter;
use super::info::BLOCK_INFO;

/// What an event is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum What<'e> {
    /// A block starts.
    Enter {
        /// Its number.
        block: u32,
        /// How wide abbreviation numbers are in it.
        width: u32,
        /// The length it states, in 32-bit words.
        words: u32,
    },
    /// The innermost block ends.
    End {
        /// The length it states if that is not its length.
        stated: Option<u32>,
    },
    /// An abbreviation is defined.
    Define(&'e [Operand]),
    /// A record.
    Record {
        /// The abbreviation's number in the block; 3 for none.
        id: u32,
        /// How it packs; `None` for no abbreviation.
        layout: Option<&'e [Operand]>,
        /// The code.
        code: u32,
        /// The operands.
        operands: &'e [u64],
    },
    /// Bits that nothing else stands for.
    Raw,
}

/// Something in a stream.
#[derive(Clone, Copy, Debug)]
pub struct Event<'e> {
    /// Where it starts, in bits.
    pub start: u64,
    /// Where it ends.
    pub end: u64,
    /// Whether encoding [`Event::what`] gives these bits.
    pub plain: bool,
    /// What it is.
    pub what: What<'e>,
}

/// Tells `see` of everything in a stream whose bits start at `start` (behind the magic), in order, without a gap, to the end.
pub fn walk(data: &[u8], start: u64, limits: &Limits, mut see: impl FnMut(&Event<'_>)) {
    let mut cursor = Cursor::new(data, 0);
    cursor.bits().jump(start);
    let mut walker = Walker { open: Vec::new(), about: None };
    let end = cursor.bits().len();
    let mut at = cursor.position();
    while at < end {
        cursor.bits().take_odd();
        let step = walker.step(&mut cursor, limits);
        let odd = cursor.bits().take_odd();
        let Some(step) = step.filter(|_| !cursor.bits().failed() && cursor.position() > at) else { break };
        let what = walker.what(&cursor, step);
        see(&Event { start: at, end: cursor.position(), plain: !odd, what });
        at = cursor.position();
    }
    if at < end {
        see(&Event { start: at, end, plain: false, what: What::Raw });
    }
}

/// What the walker keeps between events.
struct Walker {
    /// Of each open block: the number, the stated length, where the words behind it start.
    open: Vec<(u32, u32, u64)>,
    /// In the block with information: which block it speaks of.
    about: Option<u32>,
}

#[derive(Clone, Copy)]
enum Step {
    Enter(u32, u32),
    End(Option<u32>),
    Define(Abbreviation),
    Record(u32, u32),
    Raw,
}

impl Walker {
    /// One step; `None` where the stream makes no sense.
    fn step(&mut self, cursor: &mut Cursor<'_>, limits: &Limits) -> Option<Step> {
        let inside = self.open.last().map(|open| open.0);
        let width = cursor.width();
        // Behind the outermost blocks only padding may follow.
        if inside.is_none() && cursor.bits().left() < 32 {
            let left = cursor.bits().left();
            let end = cursor.position() + left;
            cursor.bits().jump(end);
            return Some(Step::Raw);
        }
        match cursor.raw_entry().ok()? {
            Entry::Block(block) => {
                if cursor.depth() >= limits.max_depth as usize {
                    return None;
                }
                let words = cursor.enter(block).ok()?;
                self.open.push((block, words, cursor.position()));
                if block == BLOCK_INFO {
                    self.about = None;
                }
                Some(Step::Enter(block, words))
            }
            Entry::End => {
                let (_, words, start) = self.open.pop()?;
                let length = (cursor.position() - start) / 32;
                Some(Step::End((length != u64::from(words)).then_some(words)))
            }
            Entry::Define(abbreviation) => {
                match (inside, self.about) {
                    (Some(BLOCK_INFO), Some(block)) => cursor.define_for(block, abbreviation),
                    (Some(BLOCK_INFO), None) | (None, _) => return None,
                    _ => cursor.define(abbreviation),
                }
                Some(Step::Define(abbreviation))
            }
            Entry::Record(id) => {
                if width < 2 {
                    return None;
                }
                let code = cursor.code(id).ok()?;
                let first = cursor.operands().ok()?.first().copied();
                if inside == Some(BLOCK_INFO) && code == 1 {
                    self.about = first.map(|block| block as u32);
                }
                Some(Step::Record(id, code))
            }
        }
    }

    fn what<'e>(&self, cursor: &'e Cursor<'_>, step: Step) -> What<'e> {
        match step {
            Step::Enter(block, words) => What::Enter { block, width: cursor.width(), words },
            Step::End(stated) => What::End { stated },
            Step::Define(abbreviation) => What::Define(cursor.layout(abbreviation)),
            Step::Record(id, code) => What::Record { id, layout: cursor.packing(), code, operands: cursor.numbers() },
            Step::Raw => What::Raw,
        }
    }
}

/// What [`rewrite`] did.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Rewritten {
    /// The bytes.
    pub bytes: Vec<u8>,
    /// How many bits were copied because encoding what they stand for would give others.
    pub raw: u64,
}

/// Writes a stream anew from its events. `start` is where the first block may stand, in bits: 32 behind bitcode's magic.
///
/// ```
/// use dxbin_bitcode::bitstream::walk::rewrite;
/// // Whatever it is, it comes out the same; what is no bitstream is copied.
/// let bytes = b"BC\xc0\xde no bitcode";
/// let again = rewrite(bytes, 32, &Default::default());
/// assert_eq!(again.bytes, bytes);
/// assert!(again.raw > 0);
/// ```
pub fn rewrite(data: &[u8], start: u64, limits: &Limits) -> Rewritten {
    let mut out = Emitter::with_capacity(data.len() + 8);
    let mut raw = 0;
    copy(data, 0, start.min(data.len() as u64 * 8), &mut out);
    let mut widths = vec![2];
    walk(data, start, limits, |event| {
        let width = widths.last().copied().unwrap_or(2);
        match event.what {
            What::Enter { width, .. } => widths.push(width),
            What::End { .. } => {
                widths.pop();
            }
            _ => {}
        }
        if !event.plain {
            raw += event.end - event.start;
            copy(data, event.start, event.end, &mut out);
            return;
        }
        out.set_width(width);
        match event.what {
            What::Enter { block, width, words } => out.open(block, width, words),
            What::End { .. } => out.close(),
            What::Define(operands) => out.define(operands),
            What::Record { id, layout: Some(layout), code, operands } => out.packed(id, layout, code, operands),
            What::Record { code, operands, .. } => out.record(code, operands),
            What::Raw => copy(data, event.start, event.end, &mut out),
        }
    });
    Rewritten { bytes: out.finish(), raw }
}

fn copy(data: &[u8], start: u64, end: u64, out: &mut Emitter) {
    let mut bits = Bits::new(data);
    bits.jump(start);
    while bits.position() < end {
        let width = (end - bits.position()).min(32) as u32;
        out.fixed(bits.fixed(width), width);
    }
}
