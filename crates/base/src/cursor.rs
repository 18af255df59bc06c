//! Reading bytes with their absolute offsets.

use crate::FourCc;

/// A position in a slice of the user's file.
///
/// The slice starts at [`Cursor::origin`] of the file, so [`Cursor::offset`] is what a person sees in a hex editor.
/// Reads return `None` past the end and then do not move; the caller knows what was expected and says so.
#[derive(Clone, Copy, Debug)]
pub struct Cursor<'a> {
    data: &'a [u8],
    position: usize,
    origin: u64,
}

impl<'a> Cursor<'a> {
    /// A cursor at the start of `data`, which lies at `origin` in the file.
    pub const fn new(data: &'a [u8], origin: u64) -> Self {
        Self { data, position: 0, origin }
    }

    /// The absolute offset of the next byte.
    pub const fn offset(&self) -> u64 {
        self.origin + self.position as u64
    }

    /// The absolute offset of the slice's first byte.
    pub const fn origin(&self) -> u64 {
        self.origin
    }

    /// The position in the slice, in bytes.
    pub const fn position(&self) -> usize {
        self.position
    }

    /// The whole slice.
    pub const fn data(&self) -> &'a [u8] {
        self.data
    }

    /// The bytes from here to the end.
    pub fn rest(&self) -> &'a [u8] {
        self.data.get(self.position..).unwrap_or_default()
    }

    /// How many bytes are left.
    pub fn remaining(&self) -> usize {
        self.data.len().saturating_sub(self.position)
    }

    /// A cursor over the same slice at another position; it may lie past the end, where every read is `None`.
    #[must_use]
    pub const fn at(&self, position: usize) -> Self {
        Self { position, ..*self }
    }

    /// The next `count` bytes.
    pub fn bytes(&mut self, count: usize) -> Option<&'a [u8]> {
        let end = self.position.checked_add(count)?;
        let bytes = self.data.get(self.position..end)?;
        self.position = end;
        Some(bytes)
    }

    fn array<const N: usize>(&mut self) -> Option<[u8; N]> {
        let array = *self.rest().first_chunk::<N>()?;
        self.position += N;
        Some(array)
    }

    /// The next byte.
    pub fn u8(&mut self) -> Option<u8> {
        self.array::<1>().map(|[byte]| byte)
    }

    /// The next little-endian 16-bit word.
    pub fn u16(&mut self) -> Option<u16> {
        self.array().map(u16::from_le_bytes)
    }

    /// The next little-endian 32-bit word.
    pub fn u32(&mut self) -> Option<u32> {
        self.array().map(u32::from_le_bytes)
    }

    /// The next little-endian 64-bit word.
    pub fn u64(&mut self) -> Option<u64> {
        self.array().map(u64::from_le_bytes)
    }

    /// The next four-character code.
    pub fn fourcc(&mut self) -> Option<FourCc> {
        self.array().map(FourCc)
    }

    /// The bytes up to the next NUL, which is passed over; `None` where no NUL follows.
    pub fn c_string(&mut self) -> Option<&'a [u8]> {
        let rest = self.rest();
        let length = rest.iter().position(|&byte| byte == 0)?;
        self.position += length + 1;
        Some(&rest[..length])
    }
}
