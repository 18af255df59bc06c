//! Runs of short fields out of one window: records are nothing else.

use super::bits::{Bits, WINDOW, mask, odd};

/// A window that is kept from field to field, for runs of short fields: records are nothing else.
pub(super) struct Run<'a> {
    bits: Bits<'a>,
    window: u64,
    /// How many bits of the window are left; none where there is no window, at the end of the stream.
    left: u32,
}

impl<'a> Run<'a> {
    #[inline(always)]
    pub(super) const fn new(bits: Bits<'a>) -> Self {
        Self { bits, window: 0, left: 0 }
    }

    /// The same, with a window at hand, if there is one.
    #[inline(always)]
    pub(super) fn at_hand(bits: Bits<'a>) -> Self {
        match bits.window() {
            Some(window) => Self { bits, window, left: WINDOW },
            None => Self::new(bits),
        }
    }

    /// Lets bits that are the run's own go on where the run is.
    #[inline(always)]
    pub(super) const fn leave(&self, bits: &mut Bits<'a>) {
        (bits.at, bits.state) = (self.bits.at, self.bits.state);
    }

    /// The bits behind what was read.
    #[inline(always)]
    pub(super) const fn bits(&self) -> Bits<'a> {
        self.bits
    }

    /// Whether a read led past the end for good.
    #[inline(always)]
    pub(super) const fn failed(&self) -> bool {
        self.bits.failed()
    }

    /// Says that what was read last is not written the shortest way.
    pub(super) const fn mark_odd(&mut self) {
        self.bits.mark_odd();
    }

    #[inline(always)]
    const fn take(&mut self, width: u32) {
        self.window >>= width;
        self.left -= width;
        self.bits.at += width as u64;
    }

    /// Whether so many bits are at hand, or can be; at most [`WINDOW`].
    #[inline(always)]
    fn has(&mut self, width: u32) -> bool {
        if self.left >= width {
            return true;
        }
        match self.bits.window() {
            Some(window) => (self.window, self.left) = (window, WINDOW),
            None => self.left = 0,
        }
        self.left >= width
    }

    /// A field of `width` bits, 0 to 64.
    #[inline(always)]
    pub(super) fn fixed(&mut self, width: u32) -> u64 {
        if !self.has(width) {
            let (value, bits) = self.bits.fixed_slow(width);
            (self.bits, self.left) = (bits, 0);
            return value;
        }
        let value = self.window & (1_u64.wrapping_shl(width)).wrapping_sub(1);
        self.take(width);
        value
    }

    /// A number in chunks of `width` bits, 1 to 64. Nearly all numbers are of one chunk or of two.
    #[inline(always)]
    pub(super) fn vbr(&mut self, width: u32) -> u64 {
        if width == 6 {
            return self.vbr6();
        }
        if width > WINDOW / 2 || !self.has(2 * width) {
            return self.long(width);
        }
        let more = 1 << (width - 1);
        let (first, second) = (self.window, self.window >> width);
        if first & more == 0 {
            self.take(width);
            return first & (more - 1);
        }
        if second & more == 0 {
            let high = second & (more - 1);
            self.bits.state |= odd(high == 0);
            self.take(2 * width);
            return first & (more - 1) | high << (width - 1);
        }
        self.long(width)
    }

    /// The same of chunks of six bits, which records without abbreviation have: one, or up to four at once.
    #[inline(always)]
    fn vbr6(&mut self) -> u64 {
        const CHUNK: u32 = 6;
        const MORE: u64 = 0o40_40_40_40;
        if !self.has(4 * CHUNK) {
            return self.long(CHUNK);
        }
        if self.window & 0o40 == 0 {
            let value = self.window & 0o37;
            self.take(CHUNK);
            return value;
        }
        // A second that is the last, and not zero.
        let high = self.window & 0o77_00;
        if high.wrapping_sub(0o1_00) < 0o37_00 {
            let value = self.window & 0o37 | high >> 1;
            self.take(2 * CHUNK);
            return value;
        }
        let last = !self.window & MORE;
        if last == 0 {
            return self.long(CHUNK);
        }
        let width = last.trailing_zeros() + 1;
        let bits = self.window & ((1 << width) - 1);
        self.bits.state |= odd(bits >> (width - CHUNK) == 0);
        self.take(width);
        bits & 0o37 | bits >> 1 & 0o37 << 5 | bits >> 2 & 0o37 << 10 | bits >> 3 & 0o37 << 15
    }

    /// The same where one chunk and two are as likely: without a branch between them.
    #[inline(always)]
    pub(super) fn vbr6_of_either(&mut self) -> u64 {
        const CHUNK: u32 = 6;
        if !self.has(2 * CHUNK) {
            return self.long(CHUNK);
        }
        let more = self.window >> 5 & 1;
        let high = (self.window & 0o77_00) >> 1 & more.wrapping_neg();
        // Three chunks, or a second of zero.
        if high.wrapping_sub(more) >= 0o17_40 {
            return self.long(CHUNK);
        }
        let value = self.window & 0o37 | high;
        self.take(CHUNK << more);
        value
    }

    /// A number of more than two chunks, or one at the end.
    #[inline(always)]
    fn long(&mut self, width: u32) -> u64 {
        let (value, bits) = self.bits.vbr_long(width);
        (self.bits, self.left) = (bits, 0);
        value
    }

    /// The same as [`Run::vbr`], of which LLVM keeps 32 bits.
    #[inline(always)]
    pub(super) fn vbr32(&mut self, width: u32) -> u32 {
        let value = self.vbr(width);
        self.bits.state |= odd(value > u64::from(u32::MAX));
        value as u32
    }

    /// How many fields of at least `width` bits follow; `Err` where there are not bits left for so many. The last may lead past
    /// the end, and a few all may: reading them fails.
    #[inline(always)]
    pub(super) fn count(&mut self, width: u32) -> Result<u32, u32> {
        const FEW: u32 = 32;
        if self.has(6) && self.window & 0o40 == 0 {
            let count = (self.window & 0o37) as u32;
            self.take(6);
            return Ok(count);
        }
        let count = self.vbr32(6);
        let fits = count < FEW || u64::from(count) * u64::from(width) <= self.bits.left() + u64::from(width);
        if fits { Ok(count) } else { Err(count) }
    }

    /// Appends numbers in chunks of six bits as bytes. Four letters at a time, since nearly all are letters, each of two
    /// chunks.
    #[inline]
    pub(super) fn letters(&mut self, count: u32, text: &mut Vec<u8>) {
        /// The same twelve bits for each letter.
        const fn each(bits: u64) -> u64 {
            bits | bits << 12 | bits << 24 | bits << 36
        }
        const MORE: u64 = each(0b1000_0010_0000);
        const ONE_MORE: u64 = each(0b0000_0010_0000);
        const LOW: u64 = each(0b0000_0001_1111);
        const HIGH: u64 = each(0b0111_1100_0000);
        const KEPT: u64 = each(0b0000_1110_0000);
        const TOP: u64 = each(0b1000_0000_0000);
        const ONE_LETTER: u64 = each(0b0000_0110_0000);
        let mut left = count;
        text.reserve(count as usize + 4);
        while left > 0
            && let Some(window) = self.bits.window()
        {
            let taken = left.min(4);
            // Where fewer are left, others like them stand behind.
            let bits = if taken < 4 { window & mask(12 * taken) | ONE_LETTER << (12 * taken) } else { window };
            if bits & MORE != ONE_MORE {
                break;
            }
            let high = bits & HIGH;
            // A second chunk of zero does not carry into the bit above it.
            self.bits.state |= odd((high + HIGH) & TOP != TOP);
            let letters = bits & LOW | high >> 1 & KEPT;
            let four = letters & 0xff | letters >> 4 & 0xff00 | letters >> 8 & 0xff_0000 | letters >> 12 & 0xff00_0000;
            text.extend_from_slice(&(four as u32).to_le_bytes());
            text.truncate(text.len() - (4 - taken as usize));
            self.bits.at += u64::from(12 * taken);
            left -= taken;
        }
        self.left = 0;
        text.extend((0..left).map(|_| self.vbr6() as u8));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// What a read gives: the number, where it ends, and whether it is odd.
    fn told(number: u64, mut bits: Bits<'_>) -> (u64, u64, bool) {
        (number, bits.position(), bits.take_odd())
    }

    #[test]
    fn a_number_is_the_same_whichever_way_it_is_read() {
        // All that three chunks can be, with one behind them that is the last, in a long stream and at the end of one.
        for low in 0..1_u32 << 18 {
            let word = (low | 1 << 18).to_le_bytes();
            let long = [word, [0; 4], [0; 4], [0; 4]].concat();
            for stream in [&long[..], &word] {
                let mut bits = Bits::new(stream);
                let expected = told(bits.vbr(6), bits);
                for read in [|run: &mut Run<'_>| run.vbr(6), |run: &mut Run<'_>| run.vbr6_of_either()] {
                    let mut run = Run::new(Bits::new(stream));
                    let number = read(&mut run);
                    assert_eq!(told(number, run.bits()), expected, "{low:o}");
                }
            }
        }
    }
}
