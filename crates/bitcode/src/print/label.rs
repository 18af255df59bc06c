//! What local values and blocks are called.
//!
//! A number is printed where its value is made and wherever that is used, so its digits are put together once, as it is
//! given: the next number's digits follow from the last one's.

/// How a local value or a block is called: a number's digits, a larger number, or the index of a name.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Label(u64);

/// What a [`Label`] says.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum LabelKind {
    /// Nothing: a value that is not in this function.
    None,
    /// A number.
    Digits(Digits),
    /// A number of more than six digits.
    Large(u32),
    /// A name, by its index in the function's table.
    Name {
        /// The index.
        index: u32,
        /// Whether it needs quotes.
        quoted: bool,
    },
}

/// A percent sign and up to six decimal digits; how many bytes those are is in the highest one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Digits(u64);

impl Digits {
    /// A block that starts with the percent sign and the digits, and how many bytes those are.
    #[inline(always)]
    pub(super) fn block(self) -> ([u8; 8], usize) {
        (self.0.to_le_bytes(), (self.0 >> 56) as usize)
    }

    /// The same without the percent sign.
    #[inline(always)]
    pub(super) fn plain_block(self) -> ([u8; 8], usize) {
        ((self.0 >> 8).to_le_bytes(), (self.0 >> 56) as usize - 1)
    }
}

impl Label {
    pub(super) const NONE: Self = Self(0);
    /// What no length has.
    const OTHER: u64 = 1 << 63;
    const NAMED: u64 = 1 << 62;
    const QUOTED: u64 = 1 << 61;
    /// How many digits are put together.
    const MOST_DIGITS: u8 = 6;

    /// A name by its index.
    pub(super) fn name(index: usize, quoted: bool) -> Self {
        Self(Self::OTHER | Self::NAMED | if quoted { Self::QUOTED } else { 0 } | u64::from(index as u32))
    }

    #[inline]
    pub(super) fn is_none(self) -> bool {
        self.0 == 0
    }

    #[inline(always)]
    pub(super) fn kind(self) -> LabelKind {
        match self.0 {
            0 => LabelKind::None,
            digits if digits & Self::OTHER == 0 => LabelKind::Digits(Digits(digits)),
            other if other & Self::NAMED == 0 => LabelKind::Large(other as u32),
            name => LabelKind::Name { index: name as u32, quoted: name & Self::QUOTED != 0 },
        }
    }
}

/// Gives numbers from 0 on.
#[derive(Clone, Copy, Debug)]
pub(super) struct Numbers {
    next: Label,
    /// Where in the next label the last digit is, in bits.
    last: u32,
}

impl Numbers {
    pub(super) const fn new() -> Self {
        Self { next: Label(u64::from_le_bytes([b'%', b'0', 0, 0, 0, 0, 0, 2])), last: 8 }
    }

    /// Gives the next number to what has no label, if it is to have one. Which instructions have values cannot be foretold:
    /// there is no branch for it.
    #[inline]
    pub(super) fn give(&mut self, label: &mut Label, wanted: bool) {
        let given = wanted & label.is_none();
        let next = self.next;
        *label = if given { next } else { *label };
        // A label without digits has more than a nine there, too.
        if given & ((next.0 >> self.last) as u8 >= b'9') {
            self.carry();
        } else {
            self.next.0 += u64::from(given) << self.last;
        }
    }

    #[inline(never)]
    fn carry(&mut self) {
        if self.next.0 & Label::OTHER != 0 {
            self.next.0 += 1;
            return;
        }
        let [percent, mut digits @ .., length] = self.next.0.to_le_bytes();
        let count = usize::from(length - 1);
        for digit in digits.iter_mut().take(count).rev() {
            if *digit < b'9' {
                *digit += 1;
                let [a, b, c, d, e, f] = digits;
                self.next = Label(u64::from_le_bytes([percent, a, b, c, d, e, f, length]));
                return;
            }
            *digit = b'0';
        }
        // All were nines.
        let [_, b, c, d, e, _] = digits;
        self.last += 8;
        if length > Label::MOST_DIGITS {
            self.next = Label(Label::OTHER | 1_000_000);
            return;
        }
        let longer = [percent, b'1', b'0', b, c, d, e, length + 1];
        self.next = Label(u64::from_le_bytes(longer));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn shown(label: Label) -> String {
        match label.kind() {
            LabelKind::Digits(digits) => {
                let (block, length) = digits.block();
                let (plain, digits) = digits.plain_block();
                assert_eq!((block[0], &block[1..length]), (b'%', &plain[..digits]));
                String::from_utf8(plain[..digits].to_vec()).unwrap()
            }
            LabelKind::Large(number) => number.to_string(),
            other => panic!("{other:?}"),
        }
    }

    #[test]
    fn digits_follow_each_other() {
        let mut numbers = Numbers::new();
        for number in 0..1_001_234 {
            let mut label = Label::NONE;
            numbers.give(&mut label, false);
            assert!(label.is_none());
            numbers.give(&mut label, true);
            assert_eq!(shown(label), number.to_string());
            numbers.give(&mut label, true);
            assert_eq!(shown(label), number.to_string());
        }
    }

    #[test]
    fn names_are_no_numbers() {
        assert_eq!(Label::name(7, true).kind(), LabelKind::Name { index: 7, quoted: true });
        assert_eq!(Label::name(0, false).kind(), LabelKind::Name { index: 0, quoted: false });
        assert_eq!(Label::default().kind(), LabelKind::None);
    }
}
