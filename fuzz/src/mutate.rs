//! Shaders of the corpus, spoilt: a generator that gives the same bytes on every machine.

use std::panic::{AssertUnwindSafe, catch_unwind, resume_unwind};
use std::path::Path;

use dxbin::container::digest::{self, Variant};

/// The largest seed; most defects show in small files, and small files are quick.
const LARGEST: usize = 6_000;

/// A generator of numbers (SplitMix64).
#[derive(Clone, Debug)]
pub struct Random(u64);

impl Random {
    /// A generator whose numbers depend on `seed` alone.
    pub const fn new(seed: u64) -> Self {
        Self(seed)
    }

    /// The next number.
    pub fn word(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut word = self.0;
        word = (word ^ (word >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        word = (word ^ (word >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        word ^ (word >> 31)
    }

    /// A number below `end`; 0 where that is 0.
    pub fn below(&mut self, end: usize) -> usize {
        (self.word() % end.max(1) as u64) as usize
    }
}

/// The small containers of the corpus, in the order of their names.
pub fn corpus() -> Vec<Vec<u8>> {
    shaders(&["dxc", "fxc", "header", "level9", "library", "rootsig", "tokens"])
}

/// Containers with debug information, which are not small.
pub fn debug_corpus() -> Vec<Vec<u8>> {
    up_to(&["debug"], usize::MAX)
}

/// The small shaders of some folders of the corpus, in the order of their names.
pub fn shaders(folders: &[&str]) -> Vec<Vec<u8>> {
    up_to(folders, LARGEST)
}

fn up_to(folders: &[&str], largest: usize) -> Vec<Vec<u8>> {
    files(folders, &["cso"], largest)
}

/// Files of some folders of the corpus that end so and are not larger, in the order of their names.
pub fn files(folders: &[&str], ends: &[&str], largest: usize) -> Vec<Vec<u8>> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../tests/corpus");
    let mut paths = Vec::new();
    for folder in folders {
        let entries = std::fs::read_dir(root.join(folder)).into_iter().flatten().flatten();
        let wanted = |path: &std::path::PathBuf| path.extension().is_some_and(|end| ends.iter().any(|one| end == *one));
        paths.extend(entries.map(|entry| entry.path()).filter(wanted));
    }
    paths.sort();
    paths.iter().filter_map(|path| std::fs::read(path).ok()).filter(|bytes| bytes.len() <= largest).collect()
}

/// Words that counts and offsets go wrong with.
const WILD: [u32; 12] =
    [0, 1, 2, 7, 0xff, 0xffff, 0x1_0000, 0x7fff_ffff, 0x8000_0000, 0xffff_fff8, 0xffff_fffe, 0xffff_ffff];

/// A shader of the corpus with a few changes.
pub fn spoilt(seeds: &[Vec<u8>], random: &mut Random) -> Vec<u8> {
    let mut bytes = seeds.get(random.below(seeds.len())).cloned().unwrap_or_default();
    for _ in 0..=random.below(4) {
        change(&mut bytes, random);
    }
    bytes
}

/// A shader of the corpus with a few changes, and mostly with a right digest, so that readers look further.
pub fn mutated(seeds: &[Vec<u8>], random: &mut Random) -> Vec<u8> {
    let mut bytes = spoilt(seeds, random);
    if random.below(8) != 0 && bytes.len() > 32 {
        let size = bytes.len() as u32;
        if let Some(field) = bytes.get_mut(24..28).filter(|_| random.below(8) != 0) {
            field.copy_from_slice(&size.to_le_bytes());
        }
        digest::sign(&mut bytes, Variant::ALL[random.below(2)]);
    }
    bytes
}

fn change(bytes: &mut Vec<u8>, random: &mut Random) {
    // The header and the directory are a small part of a file and worth as much as all the rest.
    let reach = if random.below(4) == 0 { bytes.len().min(64) } else { bytes.len() };
    let at = random.below(reach);
    match random.below(8) {
        0 => bytes.truncate(at),
        1 => {
            let end = (at + random.below(40)).min(bytes.len());
            let piece = bytes.get(at..end).unwrap_or_default().to_vec();
            let to = random.below(bytes.len());
            bytes.splice(to..to, piece);
        }
        2 => {
            let end = (at + random.below(40)).min(bytes.len());
            bytes.drain(at.min(end)..end);
        }
        3 | 4 => {
            if let Some(byte) = bytes.get_mut(at) {
                *byte ^= 1 << random.below(8);
            }
        }
        _ => {
            let word =
                if random.below(3) == 0 { random.below(bytes.len()) as u32 } else { WILD[random.below(WILD.len())] };
            if let Some(place) = bytes.get_mut(at & !3..).and_then(|rest| rest.get_mut(..4)) {
                place.copy_from_slice(&word.to_le_bytes());
            }
        }
    }
}

/// Runs a check and says which one it was where it panics.
pub fn about(run: usize, check: impl FnOnce()) {
    if let Err(panic) = catch_unwind(AssertUnwindSafe(check)) {
        eprintln!("the property does not hold in run {run}");
        resume_unwind(panic);
    }
}
