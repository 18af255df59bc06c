//! The operands of records, as numbers or as text.

use std::ops::Deref;

use dxbin_base::{Code, Error};

use super::abbreviation::{Abbreviation, CHAR6, Operand};
use super::bits::Bits;
use super::characters::Letters;
use super::cursor::Cursor;
use super::run::Run;

/// The numbers of a record, in a buffer that every record uses again.
#[derive(Clone, Debug, Default)]
pub struct Numbers {
    buffer: Vec<u64>,
    /// How many there are; what is behind them is an older record's.
    length: usize,
}

impl Deref for Numbers {
    type Target = [u64];

    #[inline(always)]
    fn deref(&self) -> &[u64] {
        self.buffer.get(..self.length).unwrap_or_default()
    }
}

impl Numbers {
    /// Gives a buffer of more than `most` bytes back.
    pub(crate) fn tidy(&mut self, most: usize) {
        if self.buffer.capacity() * size_of::<u64>() > most {
            *self = Self::default();
        }
    }

    #[inline(always)]
    pub(super) const fn clear(&mut self) {
        self.length = 0;
    }

    /// The places of so many more.
    #[inline(always)]
    pub(super) fn places(&mut self, more: usize) -> &mut [u64] {
        let start = self.length;
        self.length += more;
        if self.length > self.buffer.len() {
            self.grow();
        }
        self.buffer.get_mut(start..self.length).unwrap_or_default()
    }

    #[cold]
    fn grow(&mut self) {
        self.buffer.resize(self.length.next_power_of_two().max(64), 0);
    }

    #[inline(always)]
    fn push(&mut self, number: u64) {
        if let [place] = self.places(1) {
            *place = number;
        }
    }

    /// So many numbers in chunks of `width` bits. The run comes and goes by value, so that it stays in registers.
    #[inline(always)]
    fn vbrs<'a>(&mut self, run: Run<'a>, count: u32, width: u32) -> Run<'a> {
        let mut run = run;
        for place in self.places(count as usize) {
            *place = run.vbr(width);
        }
        run
    }

    /// So many fields of `width` bits.
    #[inline(always)]
    fn fields<'a>(&mut self, run: Run<'a>, count: u32, width: u32) -> Run<'a> {
        let mut run = run;
        for place in self.places(count as usize) {
            *place = run.fixed(width);
        }
        run
    }
}

/// More values than this before an array make a record long.
const MANY: u32 = 32;

/// Why operands cannot be read.
enum Refused {
    /// More values than there are bits left.
    Count(u32),
    /// An array that cannot be read.
    Array(&'static str),
}

/// A place in a stream and how what was read there last is packed.
#[derive(Clone, Copy, Debug)]
pub struct Held {
    position: u64,
    start: u64,
    packed: Option<Abbreviation>,
}

impl<'a> Cursor<'a> {
    /// Keeps the place, to read elsewhere; [`Cursor::resume`] goes on there.
    pub const fn hold(&self) -> Held {
        Held { position: self.position(), start: self.start, packed: self.packed }
    }

    /// Goes on where the cursor was held. The blocks that are open must be the same.
    pub fn resume(&mut self, held: Held) {
        self.bits.jump(held.position);
        (self.start, self.packed) = (held.start, held.packed);
    }

    /// The operands of the record whose code was read: numbers, elements of arrays and bytes of blobs one after another.
    ///
    /// # Errors
    ///
    /// [`Code::BitstreamTruncated`] past the end; [`Code::BitstreamAbbreviation`] for an array that cannot be read.
    pub fn operands(&mut self) -> Result<&[u64], Error> {
        let mut numbers = std::mem::take(&mut self.numbers);
        let result = self.operands_into(&mut numbers);
        self.numbers = numbers;
        result.map(|()| &*self.numbers)
    }

    /// The same, in place of `numbers`.
    pub(crate) fn operands_into(&mut self, numbers: &mut Numbers) -> Result<(), Error> {
        let run = Run::new(self.bits);
        match self.packed {
            None => self.plain(run, numbers),
            Some(abbreviation) => self.unpack(abbreviation, run, numbers),
        }
    }

    /// The same, each given to `see`.
    #[inline(always)]
    pub(crate) fn each_operand(&mut self, mut see: impl FnMut(u64)) -> Result<(), Error> {
        if self.packed.is_some() {
            self.operands()?.iter().for_each(|&number| see(number));
            return Ok(());
        }
        let mut run = Run::new(self.bits);
        let count = match run.count(6) {
            Ok(count) => count,
            Err(count) => return Err(self.refuse_count(run, count)),
        };
        for _ in 0..count {
            see(run.vbr6_of_either());
        }
        run.leave(&mut self.bits);
        self.sound()
    }

    /// The first operands of the record whose code was read, if it is one without abbreviation whose others are ten zeros.
    /// Nothing is read if not.
    #[inline(always)]
    pub(crate) fn before_ten_zeros<const N: usize>(&mut self) -> Option<[u64; N]> {
        let mut run = Run::new(self.bits);
        if self.packed.is_some() || run.count(6) != Ok(N as u32 + 10) {
            return None;
        }
        let first = std::array::from_fn(|_| run.vbr(6));
        // Where the stream ends LLVM answers one read, of however many bits.
        let zeros = run.fixed(30) | run.fixed(30) == 0 && !run.bits().has_ended();
        zeros.then(|| {
            run.leave(&mut self.bits);
            first
        })
    }

    /// The operands of a record without abbreviation.
    #[inline(always)]
    pub(super) fn plain(&mut self, run: Run<'a>, numbers: &mut Numbers) -> Result<(), Error> {
        let mut run = run;
        numbers.clear();
        let count = match run.count(6) {
            Ok(count) => count,
            Err(count) => return Err(self.refuse_count(run, count)),
        };
        let run = numbers.vbrs(run, count, 6);
        run.leave(&mut self.bits);
        if run.failed() { self.sound() } else { Ok(()) }
    }

    /// The operands of a record with this abbreviation.
    #[inline(always)]
    pub(super) fn unpack(
        &mut self,
        abbreviation: Abbreviation,
        run: Run<'a>,
        numbers: &mut Numbers,
    ) -> Result<(), Error> {
        let mut run = run;
        numbers.clear();
        self.charge(abbreviation)?;
        let fields = fields_of(&self.table, abbreviation);
        let (scalars, rest) = fields.split_at_checked(abbreviation.scalars as usize).unwrap_or_default();
        for (place, &operand) in numbers.places(scalars.len()).iter_mut().zip(scalars) {
            *place = field(&mut run, operand);
        }
        if rest.is_empty() {
            run.leave(&mut self.bits);
            return if run.failed() { self.sound() } else { Ok(()) };
        }
        let (bits, result) = unpack(run, rest, numbers);
        self.bits = bits;
        if let Err(refused) = result {
            numbers.clear();
            return Err(self.refuse(refused));
        }
        self.sound()
    }

    /// Takes a long record's values off what the stream may have: literals and fields of no bits cost a file nothing.
    #[inline(always)]
    fn charge(&mut self, abbreviation: Abbreviation) -> Result<(), Error> {
        if abbreviation.scalars > MANY { self.charge_many(abbreviation.scalars) } else { Ok(()) }
    }

    #[cold]
    fn charge_many(&mut self, values: u32) -> Result<(), Error> {
        match self.free.checked_sub(u64::from(values)) {
            Some(left) => {
                self.free = left;
                Ok(())
            }
            None => {
                let what = "records of values that take no bits are out of proportion to the stream";
                Err(self.error(Code::BitstreamAbbreviation, what))
            }
        }
    }

    #[cold]
    fn refuse_count(&mut self, run: Run<'a>, count: u32) -> Error {
        self.bits = run.bits();
        self.refuse(Refused::Count(count))
    }

    #[cold]
    fn refuse(&self, refused: Refused) -> Error {
        match refused {
            Refused::Count(count) => {
                let message = format!("a record has {count} values, more than there are bits left");
                self.error(Code::BitstreamTruncated, message)
            }
            Refused::Array(what) => self.error(Code::BitstreamAbbreviation, what),
        }
    }

    /// The operands of the record whose code was read, the first `lead` of them as numbers (which are returned) and all
    /// others as bytes that are appended to `text`.
    ///
    /// # Errors
    ///
    /// As [`Cursor::operands`].
    #[inline]
    pub fn text(&mut self, lead: usize, text: &mut Vec<u8>) -> Result<&[u64], Error> {
        self.numbers.clear();
        if !self.packed.is_some_and(|abbreviation| self.common_text(abbreviation, lead, text)) {
            self.rare_text(lead, text)?;
        }
        Ok(&self.numbers)
    }

    #[inline(never)]
    fn rare_text(&mut self, lead: usize, text: &mut Vec<u8>) -> Result<(), Error> {
        let mut run = Run::new(self.bits);
        let result = match self.packed {
            None => match run.count(6) {
                Ok(count) => {
                    let lead = (lead as u64).min(u64::from(count)) as u32;
                    run = self.numbers.vbrs(run, lead, 6);
                    run.letters(count - lead, text);
                    self.bits = run.bits();
                    Ok(())
                }
                Err(count) => Err(Refused::Count(count)),
            },
            Some(abbreviation) => {
                self.charge(abbreviation)?;
                let fields = fields_of(&self.table, abbreviation);
                let (bits, result) = unpack_text(run, fields, lead, &mut self.numbers, text);
                self.bits = bits;
                result
            }
        };
        result.map_err(|refused| self.refuse(refused))?;
        self.sound()
    }

    /// The operands of a metadata string, as dxc's LLVM reads it: the elements of its array as bytes, those of fixed
    /// width always by eight bits; what stands outside an array is dropped.
    ///
    /// # Errors
    ///
    /// As [`Cursor::operands`].
    pub fn string(&mut self, text: &mut Vec<u8>) -> Result<(), Error> {
        let Some(abbreviation) = self.packed else {
            self.text(0, text)?;
            return Ok(());
        };
        self.numbers.clear();
        if abbreviation.letters == Some(Letters::Eight) && self.common_text(abbreviation, 0, text) {
            return Ok(());
        }
        self.charge(abbreviation)?;
        let fields = fields_of(&self.table, abbreviation);
        let (bits, result) = unpack_string(Run::new(self.bits), fields, &mut self.numbers, text);
        self.bits = bits;
        result.map_err(|refused| self.refuse(refused))?;
        self.sound()
    }
}

/// The operands of an abbreviation behind the code.
#[inline(always)]
fn fields_of(table: &[Operand], abbreviation: Abbreviation) -> &[Operand] {
    let start = abbreviation.start as usize;
    table.get(start + 1..start + abbreviation.count as usize).unwrap_or_default()
}

/// Reads fields as numbers.
#[inline(never)]
fn unpack<'a>(run: Run<'a>, fields: &[Operand], numbers: &mut Numbers) -> (Bits<'a>, Result<(), Refused>) {
    let mut run = run;
    for (i, &operand) in fields.iter().enumerate() {
        match operand {
            Operand::Array => {
                let Some(&[element]) = fields.get(i + 1..) else { return (run.bits(), Err(NOT_SECOND_TO_LAST)) };
                let count = match elements(&mut run, element) {
                    Ok(count) => count,
                    Err(refused) => return (run.bits(), Err(refused)),
                };
                run = match element {
                    // Nearly all are of this width, which a loop of its own is quicker for.
                    Operand::Vbr(6) => numbers.vbrs(run, count, 6),
                    Operand::Vbr(width) => numbers.vbrs(run, count, width),
                    Operand::Fixed(width) => numbers.fields(run, count, width),
                    _ => {
                        let start = numbers.length;
                        run = numbers.fields(run, count, 6);
                        for number in numbers.buffer.get_mut(start..numbers.length).unwrap_or_default() {
                            *number = char_of(*number);
                        }
                        run
                    }
                };
                break;
            }
            Operand::Blob => {
                if i + 1 < fields.len() {
                    // Where the bytes end could not be told from the values.
                    run.mark_odd();
                }
                if let Err(refused) = blob(&mut run, numbers) {
                    return (run.bits(), Err(refused));
                }
            }
            operand => numbers.push(field(&mut run, operand)),
        }
    }
    (run.bits(), Ok(()))
}

/// Reads fields, the first `lead` as numbers and the others as bytes.
fn unpack_text<'a>(
    run: Run<'a>,
    fields: &[Operand],
    lead: usize,
    numbers: &mut Numbers,
    text: &mut Vec<u8>,
) -> (Bits<'a>, Result<(), Refused>) {
    let mut run = run;
    for (i, &operand) in fields.iter().enumerate() {
        match operand {
            Operand::Array if numbers.len() >= lead => {
                let bits = run.bits();
                return match fields.get(i + 1..) {
                    Some(&[element]) => characters(bits, element, text),
                    _ => (bits, Err(NOT_SECOND_TO_LAST)),
                };
            }
            Operand::Array | Operand::Blob => {
                // Rare: some of the elements are numbers.
                let (bits, result) = unpack(run, fields.get(i..).unwrap_or_default(), numbers);
                if result.is_ok() {
                    text.extend(numbers.get(lead..).unwrap_or_default().iter().map(|&value| value as u8));
                    numbers.length = numbers.length.min(lead);
                }
                return (bits, result);
            }
            operand => {
                let value = field(&mut run, operand);
                if numbers.len() < lead {
                    numbers.push(value);
                } else {
                    text.push(value as u8);
                }
            }
        }
    }
    (run.bits(), Ok(()))
}

/// Reads the array of a metadata string.
fn unpack_string<'a>(
    run: Run<'a>,
    fields: &[Operand],
    numbers: &mut Numbers,
    text: &mut Vec<u8>,
) -> (Bits<'a>, Result<(), Refused>) {
    let mut run = run;
    for (i, &operand) in fields.iter().enumerate() {
        match operand {
            Operand::Array => {
                let bits = run.bits();
                return match fields.get(i + 1..) {
                    Some([Operand::Fixed(1..)]) => characters(bits, Operand::Fixed(8), text),
                    Some(&[element]) => characters(bits, element, text),
                    _ => (bits, Err(NOT_SECOND_TO_LAST)),
                };
            }
            Operand::Blob => {
                if let Err(refused) = blob(&mut run, numbers) {
                    return (run.bits(), Err(refused));
                }
            }
            operand => {
                field(&mut run, operand);
            }
        }
    }
    (run.bits(), Ok(()))
}

#[inline(always)]
const fn char_of(code: u64) -> u64 {
    CHAR6[(code & 63) as usize] as u64
}

/// A field that is one number.
#[inline(always)]
pub(super) fn field(run: &mut Run<'_>, operand: Operand) -> u64 {
    match operand {
        Operand::Literal(value) => value,
        Operand::Fixed(width) => run.fixed(width),
        Operand::Vbr(width) => run.vbr(width),
        Operand::Char6 => char_of(run.fixed(6)),
        Operand::Array | Operand::Blob => 0,
    }
}

/// Appends an array's elements as bytes.
fn characters<'a>(bits: Bits<'a>, element: Operand, text: &mut Vec<u8>) -> (Bits<'a>, Result<(), Refused>) {
    let mut run = Run::new(bits);
    let count = match elements(&mut run, element) {
        Ok(count) => count,
        Err(refused) => return (run.bits(), Err(refused)),
    };
    if element == Operand::Fixed(8) {
        let mut bits = run.bits();
        bits.bytes(u64::from(count), text);
        return (bits, Ok(()));
    }
    text.extend((0..count).map(|_| field(&mut run, element) as u8));
    (run.bits(), Ok(()))
}

/// What is wrong with an array that is not followed by what its elements are, and nothing else.
const NOT_SECOND_TO_LAST: Refused = Refused::Array("an abbreviation's array is not second to last");

/// How many elements an array has, which must be fields that take bits.
#[inline(always)]
fn elements(run: &mut Run<'_>, element: Operand) -> Result<u32, Refused> {
    let least = match element {
        Operand::Fixed(width @ 1..) | Operand::Vbr(width) => width,
        Operand::Char6 => 6,
        _ => return Err(Refused::Array("an array's elements are literals, arrays or blobs")),
    };
    run.count(least).map_err(Refused::Count)
}

/// Appends the bytes of a blob as numbers.
fn blob(run: &mut Run<'_>, numbers: &mut Numbers) -> Result<(), Refused> {
    let count = run.vbr32(6);
    let mut bits = run.bits();
    if !bits.align() {
        bits.mark_odd();
    }
    let start = bits.position();
    if start + u64::from(count).next_multiple_of(4) * 8 > bits.len() {
        *run = Run::new(bits);
        return Err(Refused::Count(count));
    }
    let bytes = bits.slice(start, u64::from(count)).unwrap_or_default();
    for (place, &byte) in numbers.places(bytes.len()).iter_mut().zip(bytes) {
        *place = u64::from(byte);
    }
    bits.jump(start + u64::from(count) * 8);
    if !bits.align() {
        bits.mark_odd();
    }
    *run = Run::new(bits);
    Ok(())
}
