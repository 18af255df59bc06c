//! Putting text together for a [`Sink`], fast.
//!
//! Listings are made of thousands of pieces of a few bytes. Appending each to a vector costs a call to `memcpy`; the pen
//! keeps a buffer with room to spare and copies blocks of a fixed size, which are one or two machine instructions, and
//! then moves on by as much as was meant. What the sink gets is whole lines, or, if it asks for them, runs of one class;
//! lines without end come in pieces.

use std::cell::Cell;
use std::marker::PhantomData;

use crate::sink::{Class, Colour, Sink};
use crate::{kept, number};

/// Bytes that [`Pen::compose`] has at hand: more than any instruction with plain operands needs.
pub const ROOM: usize = 1024;
/// How much is gathered for a sink that takes plain text.
const FULL: usize = 2048;

/// A name of a table's row, ready to be copied as a block.
///
/// ```
/// const MAD: dxbin_base::pen::Name = dxbin_base::pen::Name::new("mad");
/// assert_eq!(MAD.as_str(), "mad");
/// ```
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Name {
    block: [u8; Self::LONGEST],
    length: u8,
    text: &'static str,
}

impl Name {
    /// The longest name there may be, in bytes.
    pub const LONGEST: usize = 40;

    /// A name; one that is too long does not compile.
    pub const fn new(text: &'static str) -> Self {
        let bytes = text.as_bytes();
        assert!(bytes.len() <= Self::LONGEST, "a name is too long");
        let mut block = [0; Self::LONGEST];
        let mut i = 0;
        while i < bytes.len() {
            block[i] = bytes[i];
            i += 1;
        }
        Self { block, length: bytes.len() as u8, text }
    }

    /// The name as text.
    pub const fn as_str(&self) -> &'static str {
        self.text
    }
}

impl std::fmt::Debug for Name {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        self.text.fmt(f)
    }
}

/// A short text in a pool of many: copied as a block where the pool goes on long enough behind it.
#[derive(Clone, Copy, Debug)]
pub struct Run<'p> {
    /// The pool from where the text starts.
    rest: &'p [u8],
    length: usize,
}

impl<'p> Run<'p> {
    /// The longest run there may be, in bytes.
    pub const LONGEST: usize = 128;
    /// How much is copied in one go, where the pool goes on for so long.
    pub const BLOCK: usize = 32;

    /// A run of a pool; `None` for one that is empty or too long, or leads out of the pool.
    #[inline(always)]
    pub fn of(pool: &'p [u8], start: usize, length: usize) -> Option<Self> {
        let rest = pool.get(start..)?;
        ((1..=Self::LONGEST).contains(&length) && length <= rest.len()).then_some(Self { rest, length })
    }
}

/// Where [`Pen::compose`] writes. It is a value of its own so that the compiler can keep the position in a register.
#[derive(Debug)]
pub struct Room<'b, S> {
    bytes: &'b mut [u8; ROOM],
    at: usize,
    /// How much stands before it in the buffer.
    before: usize,
    runs: &'b mut Vec<(Class, usize)>,
    sink: PhantomData<S>,
}

impl<S: Sink> Room<'_, S> {
    /// Whether so many more bytes fit.
    #[inline(always)]
    pub fn fits(&self, more: usize) -> bool {
        self.at + more <= ROOM
    }

    /// The first `length` bytes of a block.
    #[inline(always)]
    pub fn part<const N: usize>(&mut self, class: Class, block: &[u8; N], length: usize) {
        if let Some(room) = self.bytes.get_mut(self.at..self.at + N) {
            room.copy_from_slice(block);
        }
        self.at += length;
        if S::STYLED {
            self.mark(class);
        }
    }

    fn mark(&mut self, class: Class) {
        let here = self.before + self.at;
        match self.runs.last_mut() {
            Some((last, end)) if *last == class => *end = here,
            _ => self.runs.push((class, here)),
        }
    }

    /// Text whose length is known when the program is compiled.
    #[inline(always)]
    pub fn put<const N: usize>(&mut self, class: Class, text: &[u8; N]) {
        self.part(class, text, N);
    }

    /// A name of a table.
    #[inline(always)]
    pub fn name(&mut self, class: Class, name: &Name) {
        let length = usize::from(name.length);
        match name.block.first_chunk::<8>() {
            Some(short) if length <= 8 => self.part(class, short, length),
            _ => self.part(class, &name.block, length),
        }
    }

    /// A run of a pool.
    #[inline(always)]
    pub fn run(&mut self, class: Class, run: Run<'_>) {
        match run.rest.first_chunk::<{ Run::BLOCK }>() {
            Some(block) if run.length <= Run::BLOCK => self.part(class, block, run.length),
            _ => self.long_run(class, run),
        }
    }

    fn long_run(&mut self, class: Class, run: Run<'_>) {
        let text = run.rest.get(..run.length).unwrap_or_default();
        if let Some(room) = self.bytes.get_mut(self.at..self.at + text.len()) {
            room.copy_from_slice(text);
        }
        self.at += text.len();
        if S::STYLED {
            self.mark(class);
        }
    }

    /// `%u`.
    #[inline(always)]
    pub fn unsigned(&mut self, class: Class, value: u32) {
        match value {
            0..10 => self.put(class, &[b'0' + value as u8]),
            10..100 => self.put(class, &[b'0' + (value / 10) as u8, b'0' + (value % 10) as u8]),
            100..1000 => {
                let (tens, hundreds) = (value / 10, value / 100);
                self.put(class, &[hundreds, tens % 10, value % 10].map(|digit| b'0' + digit as u8));
            }
            _ => self.digits(class, &number::Digits::unsigned(value)),
        }
    }

    /// `%d`.
    #[inline(always)]
    pub fn signed(&mut self, class: Class, word: u32) {
        if word as i32 >= 0 {
            self.unsigned(class, word);
        } else {
            self.put(class, b"-");
            self.digits(class, &number::Digits::unsigned(word.wrapping_neg()));
        }
    }

    /// `%llu`.
    #[inline]
    pub fn unsigned64(&mut self, class: Class, value: u64) {
        match u32::try_from(value) {
            Ok(value) => self.unsigned(class, value),
            Err(_) => self.digits(class, &number::Digits::unsigned64(value)),
        }
    }

    /// `%lld`.
    #[inline]
    pub fn signed64(&mut self, class: Class, value: i64) {
        match u32::try_from(value) {
            Ok(value) => self.unsigned(class, value),
            Err(_) => self.digits(class, &number::Digits::signed64(value)),
        }
    }

    /// `0x%08x`.
    pub fn hex(&mut self, class: Class, word: u32) {
        self.put(class, &number::hex(word));
    }

    /// `%f`; false, and nothing written, for a number that is too long for it or none.
    #[inline]
    pub fn fixed(&mut self, class: Class, value: f64) -> bool {
        let digits = number::fixed_digits(value);
        if let Some(digits) = &digits {
            self.digits(class, digits);
        }
        digits.is_some()
    }

    /// `%f` of a 32-bit float; false, and nothing written, for one of 2^32 and more or none.
    #[inline]
    pub fn fixed_f32(&mut self, class: Class, bits: u32) -> bool {
        let digits = number::fixed_digits_f32(bits);
        if let Some(digits) = &digits {
            self.digits(class, digits);
        }
        digits.is_some()
    }

    #[inline]
    fn digits(&mut self, class: Class, digits: &number::Digits) {
        let (block, length) = digits.block();
        self.part(class, block, length);
    }
}

/// Writes to a sink.
///
/// ```
/// use dxbin_base::pen::Pen;
/// use dxbin_base::sink::Class;
///
/// let mut text = Vec::new();
/// let mut pen = Pen::new(&mut text);
/// pen.put(Class::Register, b"r");
/// pen.unsigned(Class::Register, 7);
/// pen.put(Class::Plain, b", ");
/// pen.fixed_f32(Class::Literal, 1.5_f32.to_bits());
/// pen.flush();
/// assert_eq!(text, b"r7, 1.500000");
/// ```
#[derive(Debug)]
pub struct Pen<'s, S: Sink> {
    sink: &'s mut S,
    /// What is gathered, `at` bytes of it; behind that at least [`ROOM`] bytes.
    buffer: Buffer,
    at: usize,
    /// For a sink that takes classes: where the run of each ends.
    runs: Vec<(Class, usize)>,
}

thread_local! {
    /// The buffer of the thread's last pen: most texts are short, and making one for each would be a part of their time.
    static LAST: Cell<Vec<u8>> = const { Cell::new(Vec::new()) };
}

/// What is gathered.
#[derive(Debug)]
struct Buffer(Vec<u8>);

impl Buffer {
    const LEAST: usize = FULL + 2 * ROOM;

    fn new() -> Self {
        let mut bytes = kept::take(&LAST);
        if bytes.is_empty() {
            bytes.resize(Self::LEAST, 0);
        }
        Self(bytes)
    }
}

impl Drop for Buffer {
    fn drop(&mut self) {
        if self.0.len() <= 2 * Self::LEAST {
            kept::put(&LAST, std::mem::take(&mut self.0));
        }
    }
}

impl<'s, S: Sink> Pen<'s, S> {
    /// A pen that writes to `sink`.
    pub fn new(sink: &'s mut S) -> Self {
        Self { sink, buffer: Buffer::new(), at: 0, runs: Vec::new() }
    }

    /// Hands over what is gathered.
    pub fn flush(&mut self) {
        if S::STYLED {
            let mut start = 0;
            for &(class, end) in &self.runs {
                self.sink.text(class, self.buffer.0.get(start..end).unwrap_or_default());
                start = end;
            }
            self.runs.clear();
        } else {
            self.sink.text(Class::Plain, self.buffer.0.get(..self.at).unwrap_or_default());
        }
        self.at = 0;
    }

    /// Ends a line.
    #[inline]
    pub fn end_line(&mut self) {
        self.put(Class::Plain, b"\n");
        if S::STYLED || self.at >= FULL {
            self.flush();
        }
    }

    /// Hands over what is gathered if it is much: for instructions as long as a file, between their pieces. The sink then
    /// gets less than a line.
    #[inline]
    pub fn spill(&mut self) {
        if self.at >= FULL {
            self.flush();
        }
    }

    /// Tells the sink that an instruction starts here: its index, and its byte offset in the program.
    #[inline]
    pub fn instruction(&mut self, index: u32, offset: u64) {
        if S::STYLED {
            self.flush();
            self.sink.instruction(index, offset);
        }
    }

    /// Starts a colour, for a sink of HTML.
    #[inline(always)]
    pub fn begin(&mut self, colour: Colour) {
        if S::HTML {
            self.put(Class::Plain, colour.tag());
        }
    }

    /// Ends a colour, for a sink of HTML.
    #[inline(always)]
    pub fn end(&mut self) {
        if S::HTML {
            self.put(Class::Plain, b"</font>");
        }
    }

    /// Writes short pieces in one go: [`ROOM`] bytes in all, of which what does not fit is left out.
    #[inline(always)]
    pub fn compose<R: Default>(&mut self, write: impl FnOnce(&mut Room<'_, S>) -> R) -> R {
        let before = self.at;
        if before + ROOM > self.buffer.0.len() {
            self.grow(FULL);
        }
        let rest = self.buffer.0.get_mut(before..before + ROOM);
        let Some(bytes) = rest.and_then(|rest| rest.first_chunk_mut()) else {
            // There always is room.
            return R::default();
        };
        let mut room = Room { bytes, at: 0, before, runs: &mut self.runs, sink: PhantomData };
        let result = write(&mut room);
        self.at += room.at.min(ROOM);
        result
    }

    #[cold]
    fn grow(&mut self, more: usize) {
        self.buffer.0.resize(self.buffer.0.len() + more, 0);
    }

    /// Text whose length is known when the program is compiled.
    #[inline(always)]
    pub fn put<const N: usize>(&mut self, class: Class, text: &[u8; N]) {
        self.compose(|room| room.put(class, text));
    }

    /// A name of a table.
    #[inline]
    pub fn name(&mut self, class: Class, name: &Name) {
        self.compose(|room| room.name(class, name));
    }

    /// Text of any length.
    #[inline]
    pub fn text(&mut self, class: Class, text: &[u8]) {
        if self.buffer.0.len() - self.at < text.len() {
            self.grow(text.len() + FULL);
        }
        if let Some(room) = self.buffer.0.get_mut(self.at..self.at + text.len()) {
            room.copy_from_slice(text);
        }
        self.at += text.len();
        self.compose(|room| room.part(class, &[], 0));
    }

    /// Spaces.
    pub fn spaces(&mut self, class: Class, mut count: usize) {
        const SPACES: [u8; 32] = [b' '; 32];
        while count > 0 {
            let now = count.min(SPACES.len());
            self.compose(|room| room.part(class, &SPACES, now));
            count -= now;
        }
    }

    /// `%u`.
    #[inline]
    pub fn unsigned(&mut self, class: Class, value: u32) {
        self.compose(|room| room.unsigned(class, value));
    }

    /// `%d`.
    #[inline]
    pub fn signed(&mut self, class: Class, word: u32) {
        self.compose(|room| room.signed(class, word));
    }

    /// `%llu`.
    #[inline]
    pub fn unsigned64(&mut self, class: Class, value: u64) {
        self.compose(|room| room.unsigned64(class, value));
    }

    /// `%lld`.
    #[inline]
    pub fn signed64(&mut self, class: Class, value: i64) {
        self.compose(|room| room.signed64(class, value));
    }

    /// `%WIDTHu`.
    pub fn padded(&mut self, class: Class, value: u32, width: usize) {
        let digits = number::Digits::unsigned(value);
        self.spaces(class, width.saturating_sub(digits.as_bytes().len()));
        self.compose(|room| room.digits(class, &digits));
    }

    /// `0x%08x`.
    pub fn hex(&mut self, class: Class, word: u32) {
        self.compose(|room| room.hex(class, word));
    }

    /// `0x%08X`.
    pub fn hex_upper(&mut self, class: Class, word: u32) {
        self.put(class, &number::hex_upper(word));
    }

    /// `%f` of a 32-bit float.
    #[inline]
    pub fn fixed_f32(&mut self, class: Class, bits: u32) {
        if !self.compose(|room| room.fixed_f32(class, bits)) {
            self.fixed(class, number::widen(bits));
        }
    }

    /// `%f`.
    pub fn fixed(&mut self, class: Class, value: f64) {
        if !self.compose(|room| room.fixed(class, value)) {
            self.text(class, number::fixed(value).as_bytes());
        }
    }

    /// How many bytes are gathered; what is written behind can be taken back.
    pub fn position(&self) -> usize {
        self.at
    }

    /// Takes back what was written since [`Pen::position`] was `position`, in one piece of one class.
    pub fn take_back(&mut self, position: usize) {
        self.at = self.at.min(position);
        while S::STYLED && self.runs.last().is_some_and(|&(_, end)| end > self.at) {
            let start = self.runs.len().checked_sub(2).and_then(|i| self.runs.get(i)).map_or(0, |run| run.1);
            if start < self.at {
                if let Some(last) = self.runs.last_mut() {
                    last.1 = self.at;
                }
                break;
            }
            self.runs.pop();
        }
    }
}

impl Pen<'_, Vec<u8>> {
    /// All that was written since the last time, for who looks at the text piece by piece.
    pub fn drain(&mut self) -> Vec<u8> {
        self.flush();
        std::mem::take(self.sink)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Runs in the middle of a pool are copied as blocks, those at its end and long ones as they are.
    #[test]
    fn runs_are_what_stands_in_the_pool() {
        let pool: Vec<u8> = (0..200).collect();
        let mut text = Vec::new();
        let mut pen = Pen::new(&mut text);
        for (start, length) in [(3, 5), (198, 2), (10, Run::LONGEST), (0, 32), (0, 33)] {
            let run = Run::of(&pool, start, length).unwrap();
            pen.compose(|room| room.run(Class::Plain, run));
            assert_eq!(pen.drain(), pool[start..start + length]);
        }
        for (start, length) in [(3, 0), (199, 2), (201, 1), (0, Run::LONGEST + 1)] {
            assert!(Run::of(&pool, start, length).is_none());
        }
    }

    #[test]
    fn what_does_not_fit_is_seen() {
        let mut text = Vec::new();
        let fits = Pen::new(&mut text).compose(|room| {
            room.put(Class::Plain, &[b'a'; ROOM - 2]);
            (room.fits(2), room.fits(3))
        });
        assert_eq!(fits, (true, false));
    }
}
