//! Putting text together for a [`Sink`], fast.
//!
//! Listings are made of thousands of pieces of a few bytes. Appending each to a vector costs a call to `memcpy`; the pen
//! keeps a buffer with room to spare and copies blocks of a fixed size, which are one or two machine instructions, and
//! then moves on by as much as was meant. What the sink gets is whole lines, or, if it asks for them, runs of one class;
//! lines without end come in pieces.

use std::cell::Cell;

pub use crate::room::{Name, Room, Run};
use crate::sink::{Class, Colour, Sink};
use crate::{kept, number};

/// Bytes that [`Pen::compose`] has at hand: more than any instruction with plain operands needs.
pub const ROOM: usize = 1024;
/// How much is gathered for a sink that takes plain text.
const FULL: usize = 2048;

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
        self.line_ended();
    }

    /// Says that what was written last ends a line.
    #[inline]
    pub fn line_ended(&mut self) {
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
        let range = before..before + ROOM;
        let bytes = match self.buffer.0.get_mut(range.clone()).and_then(|room| room.first_chunk_mut()) {
            Some(bytes) => bytes,
            None => {
                self.grow(FULL);
                // There always is room now.
                let room = self.buffer.0.get_mut(range).and_then(|room| room.first_chunk_mut());
                let Some(bytes) = room else { return R::default() };
                bytes
            }
        };
        let mut room = Room::new(bytes, before, &mut self.runs);
        let result = write(&mut room);
        self.at += room.position().min(ROOM);
        result
    }

    /// The same, of which nothing is left where `write` says that it did not write all.
    #[inline(always)]
    pub fn attempt(&mut self, write: impl FnOnce(&mut Room<'_, S>) -> bool) -> bool {
        let position = self.at;
        let done = self.compose(write);
        if !done {
            self.take_back(position);
        }
        done
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
        if S::STYLED {
            self.compose(|room| room.mark(class));
        }
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

    /// A sink that keeps what has which class.
    #[derive(Default)]
    struct Styled(Vec<(Class, String)>);

    impl Sink for Styled {
        fn text(&mut self, class: Class, text: &[u8]) {
            self.0.push((class, String::from_utf8_lossy(text).into_owned()));
        }
    }

    #[test]
    fn what_was_not_written_whole_is_taken_back() {
        let mut sink = Styled::default();
        let mut pen = Pen::new(&mut sink);
        let ends = [(Class::Keyword, 3), (Class::Plain, 4), (Class::Literal, 4)];
        for done in [true, false, true] {
            let written = pen.attempt(|room| {
                room.aside(|room| room.parts(b"i32 ....", ends));
                room.put(Class::Register, b"%1");
                done
            });
            assert_eq!(written, done);
        }
        pen.flush();
        let found: Vec<(Class, &str)> = sink.0.iter().map(|(class, text)| (*class, text.as_str())).collect();
        let one = [(Class::Keyword, "i32"), (Class::Plain, " "), (Class::Register, "%1")];
        assert_eq!(found, [one, one].concat());
    }

    #[test]
    fn numbers_have_as_many_digits_as_they_need() {
        let mut text = Vec::new();
        let mut pen = Pen::new(&mut text);
        for number in (0..1100).chain([9999, u32::MAX]) {
            pen.unsigned(Class::Literal, number);
            assert_eq!(pen.drain(), number.to_string().into_bytes());
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
