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

impl Seed {
    pub(super) fn new() -> Self {
        Self(RandomState::new().build_hasher().finish() | 1)
    }

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

/// A table of ids by the hash of what they stand for.
#[derive(Clone, Debug, Default)]
pub(super) struct Table {
    /// Hash and id + 1; 0 for a free place. A power of two of them, at most three quarters taken.
    slots: Vec<(u32, u32)>,
    taken: usize,
}

impl Table {
    /// Takes all ids out; a table of more than `most` places is given back.
    pub(super) fn clear(&mut self, most: usize) {
        if self.slots.len() > most {
            self.slots = Vec::new();
        } else if self.taken > 0 {
            self.slots.fill((0, 0));
        }
        self.taken = 0;
    }

    /// The id with this hash for which `same` holds.
    #[inline]
    pub(super) fn find(&self, hash: Hash, mut same: impl FnMut(u32) -> bool) -> Option<u32> {
        let mask = self.slots.len().checked_sub(1)?;
        let mut at = hash.short() as usize & mask;
        loop {
            let &(found, id) = self.slots.get(at)?;
            if id == 0 {
                return None;
            }
            if found == hash.short() && same(id - 1) {
                return Some(id - 1);
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
        while let Some(place) = self.slots.get_mut(at) {
            let (found, known) = *place;
            if known == 0 {
                *place = (hash.short(), id + 1);
                self.taken += 1;
                return None;
            }
            if found == hash.short() && same(known - 1) {
                return Some(known - 1);
            }
            at = (at + 1) & mask;
        }
        None
    }

    /// Adds an id that is not in the table.
    pub(super) fn insert(&mut self, hash: Hash, id: u32) {
        self.make_room();
        self.taken += 1;
        self.place((hash.short(), id + 1));
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
        let old = std::mem::take(&mut self.slots);
        self.slots = vec![(0, 0); (old.len() * 2).max(16)];
        for slot in old.into_iter().filter(|slot| slot.1 != 0) {
            self.place(slot);
        }
    }

    fn place(&mut self, slot: (u32, u32)) {
        let mask = self.slots.len() - 1;
        let mut at = slot.0 as usize & mask;
        while let Some(place) = self.slots.get_mut(at) {
            if place.1 == 0 {
                *place = slot;
                return;
            }
            at = (at + 1) & mask;
        }
    }
}
