//! The strings, arrays and raw bytes that records lead to, in the order in which dxc meets them.

use std::collections::{HashMap, HashSet};

use dxbin_parts::rdat::Value;

/// The strings, arrays and raw bytes so far, each once.
pub(super) struct Pools {
    pub(super) strings: Vec<u8>,
    pub(super) arrays: Vec<u8>,
    pub(super) raw: Vec<u8>,
    /// Where each string is.
    known_strings: HashMap<Vec<u8>, u32>,
    known_arrays: HashSet<Vec<u32>>,
    known_raw: HashSet<Vec<u8>>,
}

impl Default for Pools {
    /// The empty string stands first.
    fn default() -> Self {
        Self {
            strings: vec![0],
            arrays: Vec::new(),
            raw: Vec::new(),
            known_strings: HashMap::new(),
            known_arrays: HashSet::new(),
            known_raw: HashSet::new(),
        }
    }
}

impl Pools {
    pub(super) fn text<'m>(&mut self, text: &'m [u8]) -> Value<'m> {
        self.place(text);
        Value::Text(text.into())
    }

    /// Where a string is; it is put there if it is new.
    pub(super) fn place(&mut self, text: &[u8]) -> u32 {
        if text.is_empty() {
            return 0;
        }
        let end = self.strings.len() as u32;
        *self.known_strings.entry(text.to_vec()).or_insert_with(|| {
            self.strings.extend_from_slice(text);
            self.strings.push(0);
            end
        })
    }

    pub(super) fn numbers<'m>(&mut self, numbers: Vec<u32>) -> Value<'m> {
        if self.known_arrays.insert(numbers.clone()) {
            let words = [numbers.len() as u32].into_iter().chain(numbers.iter().copied());
            self.arrays.extend(words.flat_map(u32::to_le_bytes));
        }
        Value::Numbers(numbers)
    }

    pub(super) fn bytes(&mut self, bytes: &[u8]) {
        if self.known_raw.insert(bytes.to_vec()) {
            self.raw.extend_from_slice(bytes);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_same_stands_once() {
        let mut pools = Pools::default();
        assert_eq!([pools.place(b"ab"), pools.place(b""), pools.place(b"c"), pools.place(b"ab")], [1, 0, 4, 1]);
        assert_eq!(pools.strings, b"\0ab\0c\0");
        for numbers in [[7, 8], [8, 7], [7, 8]] {
            pools.numbers(numbers.to_vec());
        }
        assert_eq!(pools.arrays, [2_u32, 7, 8, 2, 8, 7].map(u32::to_le_bytes).concat());
        // As two local root signatures may be: dxc looks whole pieces up, and not where one is in another.
        for bytes in [&b"xyz"[..], b"xyz", b"xy"] {
            pools.bytes(bytes);
        }
        assert_eq!(pools.raw, b"xyzxy");
    }
}
