//! Definitions of abbreviations. A producer defines the same ones in every module, up to a few widths; so runs of them that
//! were read are known again by their bits.

use dxbin_base::{Code, Error};

use super::abbreviation::{Abbreviation, Operand, read_definition};
use super::bits::{Bits, mask};
use super::cursor::Cursor;
use super::run::Run;

/// How many runs are remembered, a power of two.
const PLACES: usize = 64;
/// How many bits say where a run is remembered: as many as the shortest definition that LLVM writes, that of a text.
const FIRST: u32 = 27;
/// How many bits are compared at a time: every window has them.
const CHUNK: u32 = 56;
/// The most bits of a run that is remembered.
const LONGEST: u64 = 1024;

/// Runs of definitions.
#[derive(Clone, Debug, Default)]
pub(super) struct Runs {
    /// Most stay empty.
    places: Vec<Option<Box<Known>>>,
    /// Whether anything is remembered: not what a thread's first module has, which may be the only one.
    on: bool,
}

impl Runs {
    /// What is remembered, for the next stream.
    pub(super) fn pass_on(&mut self) -> Self {
        Self { places: std::mem::take(&mut self.places), on: true }
    }
}

/// A run of definitions, as it stands in blocks whose abbreviation numbers are of one width.
#[derive(Clone, Debug)]
struct Known {
    width: u32,
    /// How many bits it has behind the number that announces the first one, and those.
    bits: u64,
    chunks: Vec<u64>,
    /// What it defines; their operands start in `operands`.
    abbreviations: Vec<Abbreviation>,
    operands: Vec<Operand>,
}

/// Where runs that start with these bits are remembered.
fn place_of(window: u64) -> usize {
    (window & mask(FIRST)).wrapping_mul(0x9e37_79b9_7f4a_7c15) as usize >> (usize::BITS - PLACES.trailing_zeros())
}

/// The next bits, `CHUNK` at a time; `None` at the stream's end.
fn chunks(bits: Bits<'_>, count: u64) -> impl Iterator<Item = Option<u64>> {
    let (mut bits, mut left) = (bits, count);
    std::iter::from_fn(move || {
        let taken = left.min(u64::from(CHUNK)) as u32;
        let chunk = bits.window().map(|window| window & mask(taken));
        bits.at += u64::from(taken);
        left -= u64::from(taken);
        (taken > 0).then_some(chunk)
    })
}

impl Cursor<'_> {
    /// Reads definitions of abbreviations, one behind the other, the number of the first of which is behind us, and the number
    /// of what comes behind them.
    pub(super) fn definitions(&mut self) -> Result<u32, Error> {
        self.sound()?;
        loop {
            if !self.recall_run() {
                self.learn()?;
            }
            let id = self.bits.fixed(self.scope.width) as u32;
            if id != 2 {
                return Ok(id);
            }
        }
    }

    /// Passes over a run of definitions that is known, with all that it defines; whether there was one.
    fn recall_run(&mut self) -> bool {
        let known = self.bits.window().and_then(|window| self.runs.places.get(place_of(window))?.as_deref());
        let Some(known) = known.filter(|known| known.width == self.scope.width) else { return false };
        if !chunks(self.bits, known.bits).eq(known.chunks.iter().copied().map(Some)) {
            return false;
        }
        let start = self.table.len() as u32;
        self.table.extend_from_slice(&known.operands);
        let moved = |&one: &Abbreviation| Abbreviation { start: one.start + start, ..one };
        self.abbreviations.extend(known.abbreviations.iter().map(moved));
        self.bits.at += known.bits;
        true
    }

    /// Reads a run of definitions.
    fn learn(&mut self) -> Result<(), Error> {
        let (before, abbreviations, operands) = (self.bits, self.abbreviations.len(), self.table.len());
        let mut run = Run::new(self.bits);
        loop {
            let at = run.bits().position();
            match read_definition(&mut run, &mut self.table) {
                Ok(abbreviation) if !run.failed() => self.abbreviations.push(abbreviation),
                none => {
                    self.bits = run.bits();
                    return Err(self.no_definition(none, at));
                }
            }
            self.bits = run.bits();
            if run.fixed(self.scope.width) as u32 != 2 {
                break;
            }
        }
        if self.runs.on {
            self.remember(before, abbreviations, operands);
        }
        Ok(())
    }

    /// Remembers the run that was read since: where it started, and where what it defines does.
    fn remember(&mut self, before: Bits<'_>, abbreviations: usize, operands: usize) {
        let bits = self.bits.position() - before.position();
        let chunks: Option<Vec<u64>> = chunks(before, bits.min(LONGEST)).collect();
        if (u64::from(FIRST)..=LONGEST).contains(&bits)
            && let Some(chunks) = chunks
            && let Some(&first) = chunks.first()
        {
            let own = |one: &Abbreviation| Abbreviation { start: one.start - operands as u32, ..*one };
            let known = Known {
                width: self.scope.width,
                bits,
                chunks,
                abbreviations: self.abbreviations.iter().skip(abbreviations).map(own).collect(),
                operands: self.table.get(operands..).unwrap_or_default().to_vec(),
            };
            self.runs.places.resize_with(PLACES, || None);
            if let Some(place) = self.runs.places.get_mut(place_of(first)) {
                *place = Some(Box::new(known));
            }
        }
    }

    #[cold]
    fn no_definition(&self, definition: Result<Abbreviation, &'static str>, at: u64) -> Error {
        match definition {
            Err(what) if !self.bits.failed() => self.error_at(Code::BitstreamAbbreviation, at, what),
            _ => self.past_end(),
        }
    }

    /// Reads one definition.
    pub(super) fn definition(&mut self) -> Result<Abbreviation, Error> {
        let (at, mut run) = (self.position(), Run::new(self.bits));
        let definition = read_definition(&mut run, &mut self.table);
        self.bits = run.bits();
        match definition {
            Ok(abbreviation) if !self.bits.failed() => Ok(abbreviation),
            none => Err(self.no_definition(none, at)),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::super::{Emitter, Entry, Item, Numbers, Spare};
    use super::*;

    const TEXT: &[Operand] = &[Operand::Literal(4), Operand::Array, Operand::Fixed(8)];
    const NUMBERS: &[Operand] = &[Operand::Literal(7), Operand::Fixed(3), Operand::Vbr(6), Operand::Literal(0)];

    /// A stream of one block of these definitions and a record behind them.
    fn stream(definitions: &[&[Operand]], width: u32) -> Vec<u8> {
        let mut out = Emitter::new();
        out.enter(8, width);
        definitions.iter().for_each(|operands| out.define(operands));
        out.record(1, &[5; 12]);
        out.end();
        out.finish()
    }

    /// A cursor behind the number that announces the first definition.
    fn at_definitions(stream: &[u8], spare: Spare) -> Cursor<'_> {
        let mut cursor = Cursor::with_spare(stream, 0, spare);
        assert_eq!(cursor.entry().unwrap(), Entry::Block(8));
        cursor.enter(8).unwrap();
        let width = cursor.width();
        assert_eq!(cursor.bits().fixed(width), 2);
        cursor
    }

    #[test]
    fn what_is_known_again_says_what_it_says() {
        let runs: [(&[&[Operand]], u32); 5] =
            [(&[TEXT], 3), (&[TEXT, NUMBERS], 3), (&[NUMBERS, TEXT], 3), (&[TEXT], 4), (&[NUMBERS], 3)];
        let mut spare = Spare::default();
        // What the first stream has is not kept; a run may start with one that is known, or take its place.
        for (at, recalled) in
            [(0, false), (0, false), (0, true), (1, true), (3, false), (3, true), (2, true), (4, true)]
        {
            let (definitions, width) = runs[at];
            let bytes = stream(definitions, width);
            assert_eq!(at_definitions(&bytes, spare.clone()).recall_run(), recalled, "{at}");
            let mut cursor = at_definitions(&bytes, spare);
            let id = cursor.definitions().unwrap();
            assert_eq!(id, 3);
            let found: Vec<&[Operand]> = cursor.abbreviations.iter().map(|&one| cursor.layout(one)).collect();
            assert_eq!(found, definitions, "{at}");
            let mut again = Cursor::new(&bytes, 0);
            again.entry().unwrap();
            again.enter(8).unwrap();
            assert_eq!(again.item(0, &mut Numbers::default()).unwrap(), Item::Record(1));
            assert_eq!(cursor.abbreviations, again.abbreviations, "{at}");
            spare = cursor.spare();
        }
    }
}
