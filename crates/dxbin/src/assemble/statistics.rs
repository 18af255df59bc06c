//! STAT after an edit.
//!
//! The rules are those of [`check`](crate::check): what a program makes of each word, exactly or within bounds. A word is
//! changed by what the edit added and took away, so that what fxc counted in a way of its own is kept as far as it may be.

use dxbin_base::Diagnostics;
use dxbin_tpf::Program;

use crate::check::{Facts, statistics};

/// What is known of a program in these bytes.
fn facts(program: &[u8]) -> Option<Facts> {
    Some(Facts::of(&Program::read(program, 0).ok()?, &mut Diagnostics::new()))
}

fn word(stat: &mut [u8], word: usize) -> Option<&mut [u8; 4]> {
    stat.get_mut(4 * word..)?.first_chunk_mut()
}

/// The bytes of STAT for a program that never had any: the least that each word can be.
pub(super) fn of(facts: &Facts, size: usize) -> Vec<u8> {
    let mut stat = vec![0; size];
    for (place, least, _) in statistics::bounds(facts) {
        if let Some(word) = word(&mut stat, place) {
            *word = least.to_le_bytes();
        }
    }
    stat
}

/// The bytes of STAT after one program gave way to another.
pub(super) fn updated(stat: &[u8], old: &[u8], new: &[u8]) -> Vec<u8> {
    let mut stat = stat.to_vec();
    let (Some(old), Some(new)) = (facts(old), facts(new)) else { return stat };
    for pair in statistics::all_bounds(&old).zip(statistics::all_bounds(&new)) {
        let (Some((_, old_least, old_most)), Some((place, least, most))) = pair else { continue };
        let Some(word) = word(&mut stat, place) else { continue };
        let stored = u32::from_le_bytes(*word);
        let mut changed = stored.wrapping_add(least).wrapping_sub(old_least);
        if (old_least..=old_most).contains(&stored) {
            changed = changed.clamp(least, most);
        }
        *word = changed.to_le_bytes();
    }
    stat
}

#[cfg(test)]
mod tests {
    use super::*;

    fn program(words: &[u32]) -> Vec<u8> {
        let head = [0x50, words.len() as u32 + 2];
        head.iter().chain(words).flat_map(|word| word.to_le_bytes()).collect()
    }

    #[test]
    fn an_edit_changes_what_it_adds() {
        let ret = 0x0100_003e;
        let (one, three) = (program(&[ret]), program(&[0x0200_0068, 5, 0x0100_003a, 0x0100_003a, ret]));
        let mut stat = vec![0; 148];
        // fxc is known to have counted one more.
        stat[0] = 2;
        let after = updated(&stat, &one, &three);
        assert_eq!((after[0], after[4]), (4, 5));
        assert_eq!(updated(&after, &three, &one), stat);
    }
}
