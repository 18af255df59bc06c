//! The file's numbers of metadata.

use crate::model::MetadataId;

/// What metadata the numbers stand for: in nearly all modules each for the entry of the same number, which takes no list.
#[derive(Clone, Debug, Default)]
pub(super) struct MetadataNumbers {
    /// How many of the first stand for the entry of their number.
    same: u32,
    /// What those behind them stand for.
    others: Vec<MetadataId>,
}

impl MetadataNumbers {
    /// Forgets all; a long list is given back.
    pub(super) fn tidy(&mut self) {
        self.same = 0;
        dxbin_base::kept::tidy(&mut self.others);
    }

    /// How many numbers there are.
    #[inline]
    pub(super) fn len(&self) -> u32 {
        self.same + self.others.len() as u32
    }

    /// How many there are, where each stands for the entry of its number.
    #[inline]
    pub(super) fn all_same(&self) -> Option<u32> {
        self.others.is_empty().then_some(self.same)
    }

    #[inline]
    pub(super) fn get(&self, number: u32) -> Option<MetadataId> {
        match number.checked_sub(self.same) {
            None => Some(MetadataId(number)),
            Some(place) => self.others.get(place as usize).copied(),
        }
    }

    /// Lets the next number stand for this.
    #[inline]
    pub(super) fn push(&mut self, id: MetadataId) {
        if self.same == id.0 && self.others.is_empty() {
            self.same += 1;
        } else {
            self.others.push(id);
        }
    }

    /// Forgets all but the first so many.
    pub(super) fn truncate(&mut self, count: u32) {
        self.others.truncate(count.saturating_sub(self.same) as usize);
        self.same = self.same.min(count);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_stand_for_what_they_were_given() {
        // Each row: how many are left, and what comes then.
        let rows: &[(u32, &[u32])] =
            &[(0, &[0, 1, 2]), (3, &[5, 3, 4]), (4, &[6, 5]), (5, &[]), (2, &[3, 2]), (2, &[2]), (1, &[1]), (0, &[0])];
        let (mut numbers, mut expected) = (MetadataNumbers::default(), Vec::new());
        for &(left, ids) in rows {
            numbers.truncate(left);
            expected.truncate(left as usize);
            for &id in ids {
                numbers.push(MetadataId(id));
                expected.push(id);
            }
            assert_eq!(numbers.len() as usize, expected.len());
            for number in 0..expected.len() as u32 + 2 {
                assert_eq!(numbers.get(number).map(|id| id.0), expected.get(number as usize).copied());
            }
            let same = expected.iter().zip(0..).all(|(&id, number)| id == number);
            assert!(same || numbers.all_same().is_none());
        }
        assert_eq!(numbers.all_same(), Some(1));
    }
}
