//! Bits, lowest first, from anywhere in a slice.
//!
//! The trick: no state but the position. Every read takes the eight bytes the position lies in and shifts, which costs
//! one load, and lets a whole run of short fields come out of one register. Near the end a slow path does what LLVM 3.7
//! does there: its first read past the end is answered (with what happens to be left, or with zero, which is the end of a
//! block), and only the second is an error. Modules that lost their last word are readable that way.

/// How many bits at least a window holds, whatever the position.
pub(super) const WINDOW: u32 = 57;

/// A position in a slice, counted in bits.
///
/// Reads past the end return zero and set [`Bits::failed`]; the caller looks at it once a record, not once a field.
///
/// ```
/// use dxbin_bitcode::bitstream::bits::Bits;
///
/// let mut bits = Bits::new(&[0b1011_0101, 0x01, 0, 0]);
/// assert_eq!(bits.fixed(3), 0b101);
/// assert_eq!(bits.vbr(4), 0b110); // one chunk: 0110
/// assert_eq!(bits.position(), 7);
/// ```
#[derive(Clone, Copy, Debug)]
pub struct Bits<'a> {
    data: &'a [u8],
    pub(super) at: u64,
    /// [`ENDED`], [`FAILED`], [`ODD`]: one word, so that a copy is four words.
    pub(super) state: u64,
}

/// There was a look past the end.
const ENDED: u64 = 1;
/// There was another.
const FAILED: u64 = 2;
/// Something was not written the shortest way.
const ODD: u64 = 4;

/// [`ODD`] where it holds.
#[inline(always)]
pub(super) const fn odd(holds: bool) -> u64 {
    if holds { ODD } else { 0 }
}

/// The lowest `count` bits set; `count` is 0 to 64.
#[inline(always)]
pub(crate) const fn mask(count: u32) -> u64 {
    if count >= 64 { u64::MAX } else { (1 << count) - 1 }
}

impl<'a> Bits<'a> {
    /// The bits of `data` from its first on.
    pub const fn new(data: &'a [u8]) -> Self {
        Self { data, at: 0, state: 0 }
    }

    /// The position of the next bit.
    pub const fn position(&self) -> u64 {
        self.at
    }

    /// How many bits there are in all.
    pub const fn len(&self) -> u64 {
        self.data.len() as u64 * 8
    }

    /// Whether there are none at all.
    pub const fn is_empty(&self) -> bool {
        self.data.is_empty()
    }

    /// How many bits are left.
    pub const fn left(&self) -> u64 {
        self.len().saturating_sub(self.at)
    }

    /// Whether a read led past the end for good.
    pub const fn failed(&self) -> bool {
        self.state & FAILED != 0
    }

    /// Whether there was a look past the end, which may have been answered.
    pub(super) const fn has_ended(&self) -> bool {
        self.state & (ENDED | FAILED) != 0
    }

    /// Whether the position is the end; asking counts as a first look past it, as it does in LLVM.
    pub const fn at_end(&mut self) -> bool {
        let end = self.at >= self.len();
        if end {
            self.state |= ENDED;
        }
        end
    }

    /// Whether a field read since the last call was not written the shortest way, so that writing its value gives other bits.
    pub const fn take_odd(&mut self) -> bool {
        let odd = self.state & ODD != 0;
        self.state &= !ODD;
        odd
    }

    /// Says that what was read last is not written the shortest way.
    pub const fn mark_odd(&mut self) {
        self.state |= ODD;
    }

    /// Moves to another position, at most the end.
    pub const fn jump(&mut self, position: u64) {
        self.at = if position < self.len() { position } else { self.len() };
    }

    /// The bits from the position on, at least [`WINDOW`] of them; `None` near the end.
    #[inline(always)]
    pub(super) fn window(&self) -> Option<u64> {
        let byte = (self.at >> 3) as usize;
        let chunk = self.data.get(byte..byte + 8)?.first_chunk::<8>()?;
        Some(u64::from_le_bytes(*chunk) >> (self.at & 7))
    }

    /// A field of `width` bits, 1 to 64.
    #[inline(always)]
    pub fn fixed(&mut self, width: u32) -> u64 {
        if width <= WINDOW
            && let Some(window) = self.window()
        {
            self.at += u64::from(width);
            return window & mask(width);
        }
        // By value, so that the position can stay in a register on the way that is taken.
        let (value, next) = self.fixed_slow(width);
        *self = next;
        value
    }

    #[cold]
    #[inline(never)]
    pub(super) fn fixed_slow(mut self, width: u32) -> (u64, Self) {
        let value = self.fixed_at_end(width);
        (value, self)
    }

    fn fixed_at_end(&mut self, width: u32) -> u64 {
        let left = self.left();
        if u64::from(width) <= left {
            let low = width.min(32);
            let value = self.piece(self.at, low);
            let high = if width > 32 { self.piece(self.at + 32, width - 32) << 32 } else { 0 };
            self.at += u64::from(width);
            return value | high;
        }
        self.state |= ODD;
        if self.state & ENDED != 0 {
            self.state |= FAILED;
            return 0;
        }
        // LLVM's first read past the end: what is left counts twice if that is enough, and nothing is read if not.
        self.state |= ENDED;
        let missing = u64::from(width) - left;
        if missing > left {
            return 0;
        }
        let rest = self.piece(self.at, left as u32);
        self.at += missing;
        rest | (rest & mask(missing as u32)) << left
    }

    /// At most 32 bits (63 at the very end) from any position, by bytes.
    fn piece(&self, at: u64, width: u32) -> u64 {
        let mut value = 0u128;
        for (i, &byte) in self.data.get((at >> 3) as usize..).unwrap_or_default().iter().take(9).enumerate() {
            value |= u128::from(byte) << (8 * i);
        }
        (value >> (at & 7)) as u64 & mask(width)
    }

    /// A number in chunks of `width` bits, 1 to 64, whose highest bit says that another follows.
    #[inline(always)]
    pub fn vbr(&mut self, width: u32) -> u64 {
        if width <= 32
            && let Some(window) = self.window()
        {
            let more = 1u64 << (width - 1);
            let first = window & (more * 2 - 1);
            if first & more == 0 {
                self.at += u64::from(width);
                return first;
            }
            let (mut value, mut shift, mut used) = (first & (more - 1), width - 1, width);
            while used + width <= WINDOW {
                let piece = window >> used;
                value |= (piece & (more - 1)) << shift;
                used += width;
                shift += width - 1;
                if piece & more == 0 {
                    self.state |= odd(piece & (more - 1) == 0);
                    self.at += u64::from(used);
                    return value;
                }
            }
        }
        let (value, next) = self.vbr_slow(width);
        *self = next;
        value
    }

    /// The same, by value, so that a copy can stay in registers.
    #[inline(never)]
    pub(super) fn vbr_long(mut self, width: u32) -> (u64, Self) {
        let value = self.vbr(width);
        (value, self)
    }

    #[inline(never)]
    fn vbr_slow(mut self, width: u32) -> (u64, Self) {
        // LLVM keeps a chunk in 32 bits and shifts as the machine does.
        let more = 1u32.wrapping_shl(width - 1);
        let (mut value, mut shift) = (0u64, 0u32);
        loop {
            let piece = self.fixed(width);
            self.state |= odd(piece > u64::from(u32::MAX));
            let piece = piece as u32;
            let payload = u64::from(piece & (more - 1));
            value |= payload.wrapping_shl(shift);
            self.state |= odd(shift >= 64 || payload.wrapping_shl(shift) >> (shift & 63) != payload);
            if piece & more == 0 {
                self.state |= odd(piece == 0 && shift > 0);
                return (value, self);
            }
            shift = shift.wrapping_add(width - 1);
        }
    }

    /// The same, of which LLVM keeps 32 bits.
    #[inline(always)]
    pub fn vbr32(&mut self, width: u32) -> u32 {
        let value = self.vbr(width);
        self.state |= odd(value > u64::from(u32::MAX));
        value as u32
    }

    /// Moves to the next multiple of 32 bits; says whether all bits passed over were zero.
    pub fn align(&mut self) -> bool {
        let skip = (32 - (self.at & 31) as u32) & 31;
        if skip == 0 {
            return true;
        }
        let left = self.left() as u32;
        // The stream may end before.
        self.state |= odd(skip > left);
        let skip = skip.min(left);
        let bits = match self.window() {
            Some(window) => window & mask(skip),
            None => self.piece(self.at, skip),
        };
        self.at += u64::from(skip);
        bits == 0
    }

    /// Appends `count` bytes from the position, which need not be a whole byte's.
    pub fn bytes(&mut self, count: u64, out: &mut Vec<u8>) {
        if self.at & 7 == 0 {
            let start = (self.at >> 3) as usize;
            let taken = (count as usize).min(self.data.len().saturating_sub(start));
            out.extend_from_slice(self.data.get(start..start + taken).unwrap_or_default());
            self.at += taken as u64 * 8;
            self.short(count - taken as u64);
            return;
        }
        let mut todo = count;
        let shift = (self.at & 7) as u32;
        out.reserve(todo.min(self.left() / 8) as usize);
        while todo >= 8
            && let Some(&[low @ .., high]) =
                self.data.get((self.at >> 3) as usize..).and_then(|rest| rest.first_chunk::<9>())
        {
            let eight = u64::from_le_bytes(low) >> shift | u64::from(high) << (64 - shift);
            out.extend_from_slice(&eight.to_le_bytes());
            self.at += 64;
            todo -= 8;
        }
        if todo > 0
            && todo < 8
            && let Some(window) = self.window()
        {
            // Seven bytes are what every window has.
            out.extend_from_slice(&window.to_le_bytes());
            out.truncate(out.len() - (8 - todo as usize));
            self.at += 8 * todo;
            todo = 0;
        }
        while todo > 0 && !self.failed() {
            out.push(self.fixed(8) as u8);
            todo -= 1;
        }
    }

    fn short(&mut self, missing: u64) {
        for _ in 0..missing.min(2) {
            self.fixed(8);
        }
    }

    /// The bytes of a range of bits that starts and ends at whole bytes.
    pub fn slice(&self, start: u64, bytes: u64) -> Option<&'a [u8]> {
        let start = usize::try_from(start >> 3).ok()?;
        self.data.get(start..start.checked_add(usize::try_from(bytes).ok()?)?)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_first_read_past_the_end_is_answered() {
        // Worked by hand from LLVM's rule: 4 bits are left, 6 are asked for, the two missing ones are the low two again.
        let mut bits = Bits::new(&[0, 0, 0, 0b1010_0000]);
        bits.jump(28);
        assert_eq!(bits.fixed(6), 0b10_1010);
        assert!(!bits.failed());
        assert_eq!(bits.position(), 30);
        assert_eq!(bits.fixed(3), 0);
        assert!(bits.failed());
    }

    #[test]
    fn long_chains() {
        // 64 bits set in chunks of six: twelve chunks of 5 bits and one of 4.
        let mut value = 0u128;
        for i in 0..12 {
            value |= 0x3f << (6 * i);
        }
        value |= 0xf << 72;
        let bytes = value.to_le_bytes();
        let mut bits = Bits::new(&bytes);
        assert_eq!(bits.vbr(6), u64::MAX);
        assert_eq!(bits.position(), 78);
        assert!(!bits.take_odd());
        // A zero chunk too many is read, and noticed.
        let mut bits = Bits::new(&[0b0010_0001, 0, 0, 0, 0, 0, 0, 0]);
        assert_eq!(bits.vbr(6), 1);
        assert!(bits.take_odd());
    }
}
