//! Where short pieces of text are written in one go: a part of a pen's buffer, and how far it is filled.

use std::marker::PhantomData;

use crate::number;
use crate::pen::ROOM;
use crate::sink::{Class, Sink};

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

    /// Spaces that go on behind a text, for [`Run::padded`].
    pub const PADDING: &'static str = "                                                                ";

    /// A text behind which [`Run::PADDING`] stands; one without does not compile as a constant.
    ///
    /// ```
    /// use dxbin_base::pen::Run;
    /// const WORD: Run<'static> =
    ///     Run::padded("word                                                                ");
    /// assert_eq!(WORD.as_bytes(), b"word");
    /// ```
    ///
    /// # Panics
    ///
    /// Where it is no constant, for a text without the padding.
    pub const fn padded(text: &'static str) -> Run<'static> {
        let rest = text.as_bytes();
        let length = rest.len() - Self::PADDING.len();
        let mut at = length;
        while at < rest.len() {
            assert!(rest[at] == b' ', "a text has no padding");
            at += 1;
        }
        Run { rest, length }
    }

    /// The text.
    pub fn as_bytes(&self) -> &'p [u8] {
        self.rest.get(..self.length).unwrap_or_default()
    }

    /// A run of a pool; `None` for one that is empty or too long, or leads out of the pool.
    #[inline(always)]
    pub fn of(pool: &'p [u8], start: usize, length: usize) -> Option<Self> {
        let rest = pool.get(start..)?;
        ((1..=Self::LONGEST).contains(&length) && length <= rest.len()).then_some(Self { rest, length })
    }
}

/// Where [`Pen::compose`](crate::pen::Pen::compose) writes. It is a value of its own so that the compiler can keep the
/// position in a register.
#[derive(Debug)]
pub struct Room<'b, S> {
    bytes: &'b mut [u8; ROOM],
    at: usize,
    /// How much stands before it in the buffer.
    before: usize,
    runs: &'b mut Vec<(Class, usize)>,
    sink: PhantomData<S>,
}

impl<'b, S: Sink> Room<'b, S> {
    /// An empty room, before which so much stands in the buffer.
    #[inline(always)]
    pub(crate) fn new(bytes: &'b mut [u8; ROOM], before: usize, runs: &'b mut Vec<(Class, usize)>) -> Self {
        Self { bytes, at: 0, before, runs, sink: PhantomData }
    }

    /// Whether so many more bytes fit.
    #[inline(always)]
    pub fn fits(&self, more: usize) -> bool {
        self.at + more <= ROOM
    }

    /// The first `length` bytes of a block.
    #[inline(always)]
    pub fn part<const N: usize>(&mut self, class: Class, block: &[u8; N], length: usize) {
        self.block(block);
        self.at += length;
        if S::STYLED {
            self.mark(class);
        }
    }

    /// Pieces of different classes that are one block: where each ends, and its class. Those of no bytes leave no trace.
    #[inline(always)]
    pub fn parts<const N: usize, const M: usize>(&mut self, block: &[u8; N], ends: [(Class, usize); M]) {
        self.block(block);
        let start = self.at;
        for (class, end) in ends {
            if S::STYLED && start + end > self.at {
                self.at = start + end;
                self.mark(class);
            }
            self.at = start + end;
        }
    }

    #[inline(always)]
    fn block<const N: usize>(&mut self, block: &[u8; N]) {
        // Asked in one question: the compiler sees that nothing else can go wrong.
        if self.at <= const { ROOM - N }
            && let Some(room) = self.bytes.get_mut(self.at..self.at + N)
        {
            room.copy_from_slice(block);
        }
    }

    /// Writes with what is not inlined: the position is in memory only for so long.
    #[inline(always)]
    pub fn aside<R>(&mut self, write: impl FnOnce(&mut Room<'_, S>) -> R) -> R {
        let Self { at, before, .. } = *self;
        let mut room = Room { bytes: self.bytes, at, before, runs: self.runs, sink: PhantomData };
        let result = write(&mut room);
        self.at = room.at;
        result
    }

    /// How many bytes were written.
    #[inline]
    pub fn position(&self) -> usize {
        self.at
    }

    /// What was written since [`Room::position`] was `position`, as a block; what is beyond it is anything.
    #[inline]
    pub fn block_at<const N: usize>(&self, position: usize) -> Option<&[u8; N]> {
        self.bytes.get(position..).and_then(|rest| rest.first_chunk())
    }

    pub(crate) fn mark(&mut self, class: Class) {
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
            _ => self.aside(|room| room.long_run(class, run)),
        }
    }

    /// A run of a pool that mostly is longer than a block, and not than two.
    #[inline(always)]
    pub fn wide_run(&mut self, class: Class, run: Run<'_>) {
        match run.rest.first_chunk::<{ 2 * Run::BLOCK }>() {
            Some(block) if run.length <= 2 * Run::BLOCK => self.part(class, block, run.length),
            _ => self.aside(|room| room.text(class, run.as_bytes())),
        }
    }

    #[inline(never)]
    fn long_run(&mut self, class: Class, run: Run<'_>) {
        match run.rest.first_chunk::<{ 2 * Run::BLOCK }>() {
            Some(block) if run.length <= 2 * Run::BLOCK => self.part(class, block, run.length),
            _ => self.text(class, run.as_bytes()),
        }
    }

    /// Text of any length that fits.
    #[inline]
    pub fn text(&mut self, class: Class, text: &[u8]) {
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
        // How many digits a number has cannot be foretold: there is no branch for it.
        match number::SMALL.get(value as usize) {
            Some(block @ &[.., length]) => self.part(class, block, usize::from(length)),
            None => self.aside(|room| room.long_signed(class, i64::from(value))),
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
    #[inline(always)]
    pub fn unsigned64(&mut self, class: Class, value: u64) {
        match u32::try_from(value) {
            Ok(value) => self.unsigned(class, value),
            Err(_) => self.aside(|room| room.digits(class, &number::Digits::unsigned64(value))),
        }
    }

    /// `%lld`.
    #[inline(always)]
    pub fn signed64(&mut self, class: Class, value: i64) {
        match u32::try_from(value) {
            Ok(value) => self.unsigned(class, value),
            Err(_) => self.aside(|room| room.long_signed(class, value)),
        }
    }

    #[inline(never)]
    fn long_signed(&mut self, class: Class, value: i64) {
        self.digits(class, &number::Digits::signed64(value));
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
    pub(crate) fn digits(&mut self, class: Class, digits: &number::Digits) {
        let (block, length) = digits.block();
        self.part(class, block, length);
    }
}
