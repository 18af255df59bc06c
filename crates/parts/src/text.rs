//! Strings in parts.

use std::sync::OnceLock;

use dxbin_base::Code;

/// The NUL-terminated string at `offset`, without its NUL; `None` where the offset leads outside or no NUL follows.
pub(crate) fn c_string(data: &[u8], offset: u32) -> Option<&[u8]> {
    let rest = data.get(usize::try_from(offset).ok()?..)?;
    let length = rest.iter().position(|&byte| byte == 0)?;
    Some(&rest[..length])
}

/// Which offsets of a part name a string, without looking for each string's end: a hostile part may have as many names
/// as rows, all without an end before the part's.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Strings {
    length: usize,
    /// Offsets below this have a NUL at or behind them.
    ended: usize,
}

impl Strings {
    pub(crate) fn of(data: &[u8]) -> Self {
        let ended = data.iter().rposition(|&byte| byte == 0).map_or(0, |last| last + 1);
        Self { length: data.len(), ended }
    }

    /// What is wrong with a string at `offset`, if anything is.
    pub(crate) fn defect(self, offset: u32) -> Option<Code> {
        match offset as usize {
            good if good < self.ended => None,
            open if open < self.length => Some(Code::PartBadString),
            _ => Some(Code::PartBadOffset),
        }
    }
}

/// The strings of a part, each found in no time: a hostile part may name the same long string as often as it has rows.
#[derive(Clone, Debug)]
pub(crate) struct Texts<'a> {
    data: &'a [u8],
    ended: Strings,
    /// Where the NULs are, once somebody asks for a string.
    ends: OnceLock<Vec<usize>>,
}

impl<'a> Texts<'a> {
    pub(crate) fn of(data: &'a [u8]) -> Self {
        Self { data, ended: Strings::of(data), ends: OnceLock::new() }
    }

    /// Whether there is a string at `offset`.
    pub(crate) fn is_ended(&self, offset: u32) -> bool {
        self.ended.defect(offset).is_none()
    }

    /// The string at `offset`, without its NUL.
    pub(crate) fn get(&self, offset: u32) -> Option<&'a [u8]> {
        let start = offset as usize;
        let zeros = || (0..self.data.len()).filter(|&at| self.data.get(at) == Some(&0)).collect();
        let ends = self.ends.get_or_init(zeros);
        let end = ends.get(ends.partition_point(|&end| end < start))?;
        self.data.get(start..*end)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn strings_end_where_a_nul_follows() {
        let data = b"ab\0cd";
        let strings = Strings::of(data);
        for offset in 0..8 {
            assert_eq!(strings.defect(offset).is_none(), c_string(data, offset).is_some(), "{offset}");
            assert_eq!(Texts::of(data).get(offset), c_string(data, offset), "{offset}");
        }
        assert_eq!(strings.defect(3), Some(Code::PartBadString));
        assert_eq!(strings.defect(5), Some(Code::PartBadOffset));
        assert_eq!(Strings::of(b"").defect(0), Some(Code::PartBadOffset));
    }
}
