//! An edit keeps what its text cannot say.
//!
//! A listing says less than the program it was made of: decimal literals have six digits, and reserved bits and words that
//! mean nothing have no text. When a listing is edited and put back, the lines that were not touched must not change the
//! program. So each instruction of the original is printed and assembled again, which shows what its text stands for;
//! where the edited text stands for the same, the original's words are taken. In an instruction that was changed, such as
//! a literal with one of its values edited, or a long constant buffer, that is done word by word.
//!
//! Text with hexadecimal literals or an `// exact:` comment says all bits itself, and what it says counts.

use std::cell::OnceCell;
use std::collections::HashMap;
use std::ops::Range;

use similar::{Algorithm, DiffOp, capture_diff_slices};

use crate::decode::Program;
use crate::model::Instruction;
use crate::parse::{self, Parsed};
use crate::print::{self, Options};
use crate::token::OpcodeToken;

/// With more instructions than this on both sides that differ, they are paired in their order: finding out which are the
/// same takes time that grows with the square.
const MAX_ALIGNED: usize = 1 << 13;

/// The original, of whose instructions only those are printed that need it.
struct Original<'a> {
    program: Program<'a>,
    words: Vec<u32>,
    /// Where each instruction starts, and behind the last one where it ends.
    starts: Vec<usize>,
    said: Vec<OnceCell<[Said; 2]>>,
}

/// What a text stands for.
#[derive(Clone)]
struct Said {
    words: Vec<u32>,
    /// As [`parse::Placed::exact`].
    exact: u64,
}

/// Whether a word of an instruction was written in hexadecimal.
fn is_exact(exact: u64, place: usize) -> bool {
    exact >> place.min(63) & 1 == 1
}

/// The bytes of the program that was parsed from an edited listing of `original`.
///
/// ```
/// use dxbin_tpf::{Program, keep, parse};
/// // `mov o0.x, l(0.1)`, whose literal is one bit from what its text says, and `ret`.
/// let words = [0x50_u32, 8, 0x0500_0036, 0x0010_2012, 0, 0x4001, 0x3dcc_cccc, 0x0100_003e];
/// let bytes: Vec<u8> = words.iter().flat_map(|word| word.to_le_bytes()).collect();
/// let original = Program::read(&bytes, 0).unwrap();
///
/// let parsed = parse::parse(b"ps_5_0\nmov o0.x, l(0.100000)\nret\n").unwrap();
/// assert_ne!(parsed.bytes, bytes);
/// assert_eq!(keep::merge(&parsed, &original), bytes);
///
/// // The line that was added changes nothing in the other one.
/// let parsed = parse::parse(b"ps_5_0\nnop\nmov o0.x, l(0.100000)\nret\n").unwrap();
/// assert_eq!(keep::merge(&parsed, &original)[12..32], bytes[8..28]);
/// ```
pub fn merge(parsed: &Parsed, original: &Program<'_>) -> Vec<u8> {
    let old = Original::of(original);
    let new = Edited::of(parsed);
    let mut words = Vec::with_capacity(new.words.len());
    words.extend(new.words.get(..new.start(0)).unwrap_or_default());
    let mut kept = old.len() == new.places.len();
    for op in align(&old, &new) {
        let (tag, mut was, is) = op.as_tag_tuple();
        let same = tag == similar::DiffTag::Equal;
        kept &= same;
        for place in is {
            match was.next().filter(|_| new.exact(place) != u64::MAX) {
                Some(was) if same => words.extend_from_slice(old.instruction(was)),
                Some(was) => changed(&old, was, &new, place, &mut words),
                None => words.extend_from_slice(new.instruction(place)),
            }
        }
    }
    let tail = parsed.bytes.get(4 * new.words.len()..).unwrap_or_default();
    let is_original = kept && tail.is_empty() && words.first() == Some(&original.version.0);
    if is_original && old.words.iter().zip(&words).skip(HEADER).all(|(old, new)| old == new) {
        // Another length may be stated in it, and bytes may follow.
        return original.data().to_vec();
    }
    if words.len() != new.words.len() {
        let length = words.len() as u32;
        words.iter_mut().skip(1).take(1).for_each(|stated| *stated = length);
    }
    let bytes: Vec<[u8; 4]> = words.iter().map(|word| word.to_le_bytes()).collect();
    let mut bytes = bytes.into_flattened();
    bytes.extend_from_slice(tail);
    bytes
}

/// Version and length.
const HEADER: usize = 2;

fn words_of(bytes: &[u8]) -> impl Iterator<Item = u32> {
    bytes.as_chunks().0.iter().map(|&word| u32::from_le_bytes(word))
}

/// The program of an edited text.
struct Edited<'p> {
    words: Vec<u32>,
    places: &'p [parse::Placed],
}

impl<'p> Edited<'p> {
    fn of(parsed: &'p Parsed) -> Self {
        let bytes = parsed.bytes.get(..parsed.bytes.len().saturating_sub(parsed.tail)).unwrap_or_default();
        Self { words: words_of(bytes).collect(), places: &parsed.instructions }
    }

    fn start(&self, place: usize) -> usize {
        self.places.get(place).map_or(self.words.len(), |placed| placed.at as usize)
    }

    fn instruction(&self, place: usize) -> &[u32] {
        self.words.get(self.start(place)..self.start(place + 1)).unwrap_or_default()
    }

    fn exact(&self, place: usize) -> u64 {
        self.places.get(place).map_or(0, |placed| placed.exact)
    }
}

impl<'a> Original<'a> {
    fn of(program: &Program<'a>) -> Self {
        let words: Vec<u32> = words_of(program.data()).collect();
        let mut starts = Vec::new();
        let mut decoder = program.decoder();
        let mut instruction = Instruction::default();
        let mut end = HEADER;
        while let Ok(true) = decoder.next(&mut instruction) {
            starts.push(instruction.at);
            end = instruction.at + instruction.length as usize;
        }
        starts.push(end.min(words.len()));
        let said = vec![OnceCell::new(); starts.len() - 1];
        Self { program: *program, words, starts, said }
    }

    fn len(&self) -> usize {
        self.said.len()
    }

    fn instruction(&self, place: usize) -> &[u32] {
        match self.starts.get(place..) {
            Some(&[start, end, ..]) => self.words.get(start..end).unwrap_or_default(),
            _ => &[],
        }
    }

    /// What an instruction's text stands for, with decimal and with hexadecimal literals; its own words, if its text cannot
    /// be read.
    fn said(&self, place: usize) -> Option<&[Said; 2]> {
        let own = self.instruction(place);
        let cell = self.said.get(place)?;
        Some(cell.get_or_init(|| {
            let instruction = self.starts.get(place).and_then(|&start| self.program.instruction_at(start));
            [false, true].map(|hex_literals| {
                let options = Options { hex_literals, lenient: true, ..Options::default() };
                let mut text = Vec::new();
                let version = self.program.version;
                let read = instruction.as_ref().and_then(|instruction| {
                    // What is printed before it gives up is no text of it.
                    print::instruction(version, instruction, &options, &mut text).ok()?;
                    parse::instruction(&text, version)
                });
                match read {
                    Some(parse::One { words, exact, .. }) => Said { words, exact },
                    None => Said { words: own.to_vec(), exact: 0 },
                }
            })
        }))
    }

    /// Whether an instruction, or its text, is that of the edited program.
    fn is(&self, place: usize, new: &Edited<'_>, other: usize) -> bool {
        let words = new.instruction(other);
        self.instruction(place) == words
            || self.said(place).is_some_and(|[decimal, hex]| {
                let is = |said: &Said| said.words == words && said.exact == new.exact(other);
                is(decimal) || is(hex)
            })
    }
}

/// Which of the new instructions are old ones, and which stand in the place of old ones.
fn align(old: &Original<'_>, new: &Edited<'_>) -> Vec<DiffOp> {
    let most = old.len().min(new.places.len());
    let first = (0..most).take_while(|&place| old.is(place, new, place)).count();
    let ends = (old.len(), new.places.len());
    let last = (1..=most - first).take_while(|&back| old.is(ends.0 - back, new, ends.1 - back)).count();
    let (old_rest, new_rest) = (first..ends.0 - last, first..ends.1 - last);
    let mut ops = vec![DiffOp::Equal { old_index: 0, new_index: 0, len: first }];
    if old_rest.len().min(new_rest.len()) > MAX_ALIGNED {
        let (old_len, new_len) = (old_rest.len(), new_rest.len());
        ops.push(DiffOp::Replace { old_index: first, old_len, new_index: first, new_len });
    } else {
        let (old_keys, new_keys) = keys(old, old_rest, new, new_rest);
        ops.extend(capture_diff_slices(Algorithm::Myers, &old_keys, &new_keys).into_iter().map(|op| shift(op, first)));
    }
    ops.push(DiffOp::Equal { old_index: ends.0 - last, new_index: ends.1 - last, len: last });
    ops
}

/// The same so many places further on.
fn shift(mut op: DiffOp, by: usize) -> DiffOp {
    let (DiffOp::Equal { old_index, new_index, .. }
    | DiffOp::Delete { old_index, new_index, .. }
    | DiffOp::Insert { old_index, new_index, .. }
    | DiffOp::Replace { old_index, new_index, .. }) = &mut op;
    *old_index += by;
    *new_index += by;
    op
}

/// A number for each instruction of two ranges, the same for those whose text stands for the same.
fn keys(old: &Original<'_>, was: Range<usize>, new: &Edited<'_>, is: Range<usize>) -> (Vec<u32>, Vec<u32>) {
    let mut texts: HashMap<(&[u32], u64), u32> = HashMap::new();
    let mut stored: HashMap<&[u32], u32> = HashMap::new();
    let mut old_keys = Vec::with_capacity(was.len());
    for place in was {
        let Some([decimal, hex]) = old.said(place) else { continue };
        let next = texts.len() as u32;
        let key = *texts.entry((&decimal.words, decimal.exact)).or_insert(next);
        texts.entry((&hex.words, hex.exact)).or_insert(key);
        stored.entry(old.instruction(place)).or_insert(key);
        old_keys.push(key);
    }
    let known = |place: usize| {
        let words = new.instruction(place);
        texts.get(&(words, new.exact(place))).or_else(|| stored.get(words)).copied()
    };
    // What the original does not have is like nothing else.
    let unknown = |place: usize| u32::MAX - place as u32;
    let new_keys = is.map(|place| known(place).unwrap_or_else(|| unknown(place))).collect();
    (old_keys, new_keys)
}

/// An instruction in the place of another one: if they are of one kind, words that say what they said stay.
fn changed(old: &Original<'_>, was: usize, new: &Edited<'_>, is: usize, words: &mut Vec<u32>) {
    let (stored, own, exact) = (old.instruction(was), new.instruction(is), new.exact(is));
    let opcode = |words: &[u32]| words.first().map(|&token| OpcodeToken(token).opcode());
    let alike = |words: &[u32]| opcode(own) == opcode(words) && own.len() == words.len();
    let said = old.said(was).filter(|said| alike(stored) && said.iter().all(|said| alike(&said.words)));
    let Some(said) = said else {
        words.extend_from_slice(own);
        return;
    };
    words.extend(stored.iter().zip(own).enumerate().map(|(place, (&stored, &own))| {
        let says =
            |said: &Said| said.words.get(place) == Some(&own) && is_exact(said.exact, place) == is_exact(exact, place);
        if said.iter().any(says) { stored } else { own }
    }));
}
