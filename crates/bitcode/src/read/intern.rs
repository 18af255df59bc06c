//! What makes equal things one: hashes, and tables from hashes to ids.
//!
//! Hashes are seeded, so that no file can be made whose things all fall into one place.

use std::hash::{BuildHasher, Hasher as _, RandomState};

/// A seed and how it mixes.
#[derive(Clone, Copy, Debug)]
pub(super) struct Seed(u64);

/// A hash as it grows.
#[derive(Clone, Copy, Debug)]
pub(super) struct Hash(u64);

const fn fold(a: u64, b: u64) -> u64 {
    let product = a as u128 * b as u128;
    product as u64 ^ (product >> 64) as u64
}

impl Default for Seed {
    fn default() -> Self {
        Self(RandomState::new().build_hasher().finish() | 1)
    }
}

impl Seed {
    #[inline]
    pub(super) const fn start(self, with: u64) -> Hash {
        Hash(fold(self.0 ^ with, 0x9e37_79b9_7f4a_7c15))
    }
}

impl Hash {
    #[inline]
    pub(super) const fn add(self, word: u64) -> Self {
        Self(fold(self.0 ^ word, 0xd6e8_feb8_6659_fd93))
    }

    pub(super) fn words(self, words: &[u32]) -> Self {
        let (pairs, rest) = words.as_chunks::<2>();
        let hash = pairs.iter().fold(self, |hash, &[low, high]| hash.add(u64::from(low) | u64::from(high) << 32));
        rest.iter().fold(hash, |hash, &word| hash.add(u64::from(word)))
    }

    pub(super) fn bytes(self, bytes: &[u8]) -> Self {
        let (chunks, rest) = bytes.as_chunks::<8>();
        let hash = chunks.iter().fold(self, |hash, chunk| hash.add(u64::from_le_bytes(*chunk)));
        // The rest together with bytes before it, where there are any: no loop over single bytes.
        let last = match (bytes.last_chunk(), rest) {
            (Some(&last), _) => u64::from_le_bytes(last),
            (None, [first, .., last]) => match (rest.first_chunk(), rest.last_chunk()) {
                (Some(&first), Some(&last)) => {
                    u64::from(u32::from_le_bytes(first)) | u64::from(u32::from_le_bytes(last)) << 32
                }
                _ => u64::from(*first) | u64::from(rest.get(1).copied().unwrap_or(0)) << 8 | u64::from(*last) << 16,
            },
            (None, [only]) => u64::from(*only),
            (None, []) => 0,
        };
        hash.add(last).add(bytes.len() as u64)
    }

    pub(super) const fn short(self) -> u32 {
        (self.0 >> 32) as u32
    }
}

/// Past this, what a table's ids are counted from starts at zero again.
const FAR: u32 = 1 << 30;

/// A table of ids by the hash of what they stand for.
#[derive(Clone, Debug, Default)]
pub(super) struct Table {
    /// Hash and id, counted from one more than `base`; a place with less is free. A power of two of them, at most three
    /// quarters taken.
    slots: Vec<(u32, u32)>,
    taken: usize,
    /// What is taken out stays where it is, below this: most tables hold a few ids in many places.
    base: u32,
    top: u32,
}

impl Table {
    /// Takes all ids out; a table of more than `most` places is given back.
    pub(super) fn clear(&mut self, most: usize) {
        if self.slots.len() > most || self.top > FAR {
            *self = Self::default();
        }
        (self.base, self.taken) = (self.top, 0);
    }

    /// The id with this hash for which `same` holds.
    #[inline]
    pub(super) fn find(&self, hash: Hash, mut same: impl FnMut(u32) -> bool) -> Option<u32> {
        let mask = self.slots.len().checked_sub(1)?;
        let mut at = hash.short() as usize & mask;
        loop {
            let &(found, place) = self.slots.get(at)?;
            let id = place.checked_sub(self.base + 1)?;
            if found == hash.short() && same(id) {
                return Some(id);
            }
            at = (at + 1) & mask;
        }
    }

    /// The id with this hash for which `same` holds; where there is none, `id` is added.
    #[inline]
    pub(super) fn find_or_add(&mut self, hash: Hash, id: u32, mut same: impl FnMut(u32) -> bool) -> Option<u32> {
        self.make_room();
        let mask = self.slots.len().checked_sub(1)?;
        let mut at = hash.short() as usize & mask;
        while let Some(slot) = self.slots.get_mut(at) {
            let (found, place) = *slot;
            let Some(known) = place.checked_sub(self.base + 1) else {
                *slot = (hash.short(), self.base + 1 + id);
                self.top = self.top.max(self.base + 1 + id);
                self.taken += 1;
                return None;
            };
            if found == hash.short() && same(known) {
                return Some(known);
            }
            at = (at + 1) & mask;
        }
        None
    }

    /// Adds an id that is not in the table.
    pub(super) fn insert(&mut self, hash: Hash, id: u32) {
        self.make_room();
        self.taken += 1;
        self.top = self.top.max(self.base + 1 + id);
        self.place((hash.short(), self.base + 1 + id));
    }

    /// Makes room for one more.
    #[inline(always)]
    fn make_room(&mut self) {
        if (self.taken + 1) * 4 > self.slots.len() * 3 {
            self.grow();
        }
    }

    #[cold]
    fn grow(&mut self) {
        let (old, base) = (std::mem::take(&mut self.slots), self.base);
        self.slots = vec![(0, 0); (old.len() * 2).max(16)];
        for slot in old.into_iter().filter(|slot| slot.1 > base) {
            self.place(slot);
        }
    }

    fn place(&mut self, slot: (u32, u32)) {
        let mask = self.slots.len() - 1;
        let mut at = slot.0 as usize & mask;
        while let Some(place) = self.slots.get_mut(at) {
            if place.1 <= self.base {
                *place = slot;
                return;
            }
            at = (at + 1) & mask;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// What was taken out is not found again, and what is put in where it was is.
    #[test]
    fn cleared_tables_are_empty() {
        let seed = Seed::default();
        let hash = |word: u32| seed.start(u64::from(word));
        let mut table = Table::default();
        for round in 0..4 {
            let words = 0..40 + 10 * round;
            assert!(words.clone().all(|word| table.find(hash(word), |_| true).is_none()), "{round}");
            for word in words.clone() {
                if word % 2 == 0 {
                    table.insert(hash(word), word);
                } else {
                    assert_eq!(table.find_or_add(hash(word), word, |id| id == word), None);
                }
            }
            for word in words {
                assert_eq!(table.find_or_add(hash(word), 1000, |id| id == word), Some(word), "{round}");
            }
            table.clear(1 << 8);
        }
        assert!(!table.slots.is_empty());
        table.top = FAR + 1;
        table.clear(1 << 8);
        assert_eq!((table.slots.len(), table.base), (0, 0));
    }
}
