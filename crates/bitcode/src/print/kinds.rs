//! Kinds of attachments: what they are called, and in which order LLVM has them in memory.

use dxbin_base::kept::tidy;

use crate::model::{Module, Text};
use crate::spec::spelling::FIXED_KINDS;

/// A kind of attachment.
#[derive(Clone, Copy, Debug)]
struct Kind {
    /// Its number in the file.
    number: u32,
    /// Its number in LLVM's memory, by which attachments are sorted.
    rank: u32,
    name: Text,
}

/// The kinds of a module, by their numbers in the file.
#[derive(Debug, Default)]
pub(super) struct Kinds(Vec<Kind>);

impl Kinds {
    /// Takes all out, and keeps the memory.
    pub(super) fn clear(&mut self) {
        tidy(&mut self.0);
    }

    /// Those of a module, if there are none yet: most modules have no attachments, and need none.
    pub(super) fn start(&mut self, module: &Module) {
        if !self.0.is_empty() {
            return;
        }
        let mut next = FIXED_KINDS.len() as u32;
        for kind in &module.metadata.kinds {
            let name = module.bytes(kind.name);
            // They are where they always are in all files of dxc.
            let rank = match FIXED_KINDS.get(kind.number as usize) {
                Some(fixed) if fixed.as_bytes() == name => Some(kind.number as usize),
                _ => FIXED_KINDS.iter().position(|fixed| fixed.as_bytes() == name),
            };
            self.0.push(Kind { number: kind.number, rank: rank.map_or(next, |rank| rank as u32), name: kind.name });
            next += u32::from(rank.is_none());
        }
        if !self.0.is_sorted_by_key(|kind| kind.number) {
            self.0.sort_by_key(|kind| kind.number);
        }
    }

    fn get(&self, number: u32) -> Option<&Kind> {
        let index = self.0.binary_search_by_key(&number, |kind| kind.number).ok()?;
        self.0.get(index)
    }

    /// The name of a kind.
    pub(super) fn name(&self, number: u32) -> Option<Text> {
        self.get(number).map(|kind| kind.name)
    }

    /// Where a kind stands among others; behind all for one that is not there.
    pub(super) fn rank(&self, number: u32) -> u32 {
        self.get(number).map_or(u32::MAX, |kind| kind.rank)
    }
}
