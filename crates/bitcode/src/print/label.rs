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
    /// A number of more than eight digits.
    Large(u32),
    /// A name, by its index in the function's table.
    Name {
        /// The index.
        index: u32,
        /// Whether it needs quotes.
        quoted: bool,
    },
}

/// Up to eight decimal digits.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Digits(u64);

impl Digits {
    /// A block that starts with the digits, and how many they are.
    #[inline(always)]
    pub(super) fn block(self) -> ([u8; 8], usize) {
        (self.0.to_le_bytes(), 8 - self.0.leading_zeros() as usize / 8)
    }
}

impl Label {
    /// What no digit has in its highest bit.
    const OTHER: u64 = 1 << 63;
    const NAMED: u64 = 1 << 62;
    const QUOTED: u64 = 1 << 61;

    /// A name by its index.
    pub(super) fn name(index: usize, quoted: bool) -> Self {
        Self(Self::OTHER | Self::NAMED | if quoted { Self::QUOTED } else { 0 } | u64::from(index as u32))
    }

    #[inline]
    pub(super) fn is_none(self) -> bool {
        self.0 == 0
    }

    #[inline]
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
    /// The digits of the next number, of which `length` count.
    digits: [u8; 8],
    length: usize,
    next: u32,
}

impl Numbers {
    pub(super) const fn new() -> Self {
        Self { digits: [b'0', 0, 0, 0, 0, 0, 0, 0], length: 1, next: 0 }
    }

    /// The next number, as a label.
    #[inline]
    pub(super) fn next(&mut self) -> Label {
        let digits = Label(u64::from_le_bytes(self.digits));
        let number = self.next;
        self.next += 1;
        if number > 99_999_999 {
            return Label(Label::OTHER | u64::from(number));
        }
        for digit in self.digits.iter_mut().take(self.length).rev() {
            if *digit < b'9' {
                *digit += 1;
                return digits;
            }
            *digit = b'0';
        }
        // All were nines.
        self.digits[0] = b'1';
        if let Some(last) = self.digits.get_mut(self.length) {
            *last = b'0';
        }
        self.length += 1;
        digits
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn shown(label: Label) -> String {
        match label.kind() {
            LabelKind::Digits(digits) => {
                let (block, length) = digits.block();
                String::from_utf8(block[..length].to_vec()).unwrap()
            }
            LabelKind::Large(number) => number.to_string(),
            other => panic!("{other:?}"),
        }
    }

    #[test]
    fn digits_follow_each_other() {
        let mut numbers = Numbers::new();
        for number in 0..12_345 {
            assert_eq!(shown(numbers.next()), number.to_string());
        }
        let mut numbers = Numbers { digits: *b"99999998", length: 8, next: 99_999_998 };
        let found = [(); 4].map(|()| shown(numbers.next()));
        assert_eq!(found, ["99999998", "99999999", "100000000", "100000001"]);
    }

    #[test]
    fn names_are_no_numbers() {
        assert_eq!(Label::name(7, true).kind(), LabelKind::Name { index: 7, quoted: true });
        assert_eq!(Label::name(0, false).kind(), LabelKind::Name { index: 0, quoted: false });
        assert_eq!(Label::default().kind(), LabelKind::None);
    }
}
