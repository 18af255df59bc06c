//! The block with information about others: abbreviations that all blocks of a number have.

use std::collections::BTreeMap;
use std::sync::Arc;

use dxbin_base::{Code, Error};

use super::abbreviation::{Abbreviation, Operand};
use super::cursor::{Cursor, Entry};

/// The number of the block that holds information about others.
pub const BLOCK_INFO: u32 = 0;
/// The record in it that says which block what follows is about.
const SET_BLOCK: u32 = 1;

/// How many blocks LLVM keeps numbers for.
const LOW: usize = 32;

/// What the block says.
#[derive(Clone, Debug, Default)]
pub(super) struct Infos {
    /// The abbreviations of the blocks of one number.
    pub(super) lists: Vec<Vec<Abbreviation>>,
    /// Which of them is about which block: of those with the numbers that LLVM gives its own, one more; and of others.
    low: [u32; LOW],
    others: BTreeMap<u32, u32>,
    /// How much of the table of operands they need.
    pub(super) kept: u32,
}

impl Infos {
    /// Which list is about a block, if any is, and how long it is.
    pub(super) fn of(&self, block: u32) -> (Option<u32>, u32) {
        let info = self.place(block);
        let list = info.and_then(|at| self.lists.get(at as usize));
        (info, list.map_or(0, |list| list.len() as u32))
    }

    /// Which list is about a block.
    fn place(&self, block: u32) -> Option<u32> {
        match self.low.get(block as usize) {
            Some(place) => place.checked_sub(1),
            None => self.others.get(&block).copied(),
        }
    }
}

/// A whole block with information, by its bytes from the stated length on, and what it says.
#[derive(Clone, Debug)]
pub(crate) struct Known {
    bytes: Vec<u8>,
    infos: Arc<Infos>,
    table: Box<[Operand]>,
}

/// How wide the numbers of abbreviations are in such a block.
const WIDTH: u32 = 2;

impl Known {
    /// What the block in these bytes says, which are a stream of that block alone.
    pub(crate) fn new(stream: &[u8]) -> Option<Self> {
        let mut cursor = Cursor::new(stream, 0);
        let Ok(Entry::Block(BLOCK_INFO)) = cursor.raw_entry() else { return None };
        cursor.block_info().ok()?;
        // Number and width of the block take the first four bytes.
        Some(Self { bytes: stream.get(4..)?.to_vec(), infos: cursor.infos?, table: cursor.table.as_slice().into() })
    }

    /// Whether a cursor that read such a block knows as much.
    #[cfg(test)]
    pub(crate) fn says_the_same(&self, cursor: &Cursor<'_>) -> bool {
        let layouts = |infos: &Infos, table: &[Operand]| {
            let layout = |one: &Abbreviation| (*one, table[one.start as usize..][..one.count as usize].to_vec());
            let lists = infos.lists.iter().map(|list| list.iter().map(layout).collect::<Vec<_>>());
            (lists.collect::<Vec<_>>(), infos.low, infos.others.clone(), infos.kept)
        };
        cursor.infos.as_ref().is_some_and(|infos| layouts(&self.infos, &self.table) == layouts(infos, &cursor.table))
    }
}

impl<'a> Cursor<'a> {
    /// Passes over the block with information, whose number [`Entry::Block`] gave, if it is one of those and nothing was
    /// said before. Says whether it was.
    pub(crate) fn recall(&mut self, known: &[Known]) -> bool {
        if self.infos.is_some() || !self.table.is_empty() || !self.abbreviations.is_empty() {
            return false;
        }
        let mut bits = self.bits;
        if bits.vbr32(4) != WIDTH || !bits.align() {
            return false;
        }
        let here = bits.slice(bits.position(), bits.left() / 8).unwrap_or_default();
        let Some(known) = known.iter().find(|known| here.starts_with(&known.bytes)) else { return false };
        self.infos = Some(Arc::clone(&known.infos));
        self.table.extend_from_slice(&known.table);
        self.bits.jump(bits.position() + 8 * known.bytes.len() as u64);
        true
    }

    /// Gives all blocks of a number an abbreviation.
    pub fn define_for(&mut self, block: u32, abbreviation: Abbreviation) {
        let infos = self.infos();
        infos.kept = infos.kept.max(abbreviation.start + abbreviation.count);
        self.info_of(block).push(abbreviation);
    }

    fn infos(&mut self) -> &mut Infos {
        Arc::make_mut(self.infos.get_or_insert_default())
    }

    fn info_of(&mut self, block: u32) -> &mut Vec<Abbreviation> {
        let infos = self.infos();
        let at = infos.place(block).unwrap_or_else(|| {
            let next = infos.lists.len() as u32;
            infos.lists.push(Vec::with_capacity(8));
            match infos.low.get_mut(block as usize) {
                Some(place) => *place = next + 1,
                None => drop(infos.others.insert(block, next)),
            }
            next
        });
        &mut infos.lists[at as usize]
    }

    /// Reads the block with information about others, whose number [`Entry::Block`] gave. Only the first in a stream
    /// counts. Returns how many blocks stand inside it, which nobody knows.
    ///
    /// # Errors
    ///
    /// As [`Cursor::entry`]; [`Code::BitstreamBlock`] for an abbreviation or a name before it is said of which block.
    pub fn block_info(&mut self) -> Result<u32, Error> {
        if self.infos.is_some() {
            self.skip()?;
            return Ok(0);
        }
        self.enter(BLOCK_INFO)?;
        let (mut about, mut skipped) = (None, 0);
        loop {
            match self.raw_entry()? {
                Entry::End => return Ok(skipped),
                Entry::Block(_) => {
                    self.skip()?;
                    skipped += 1;
                }
                Entry::Define(abbreviation) => match about {
                    Some(block) => self.define_for(block, abbreviation),
                    None => return Err(self.no_block()),
                },
                Entry::Record(id) => {
                    let code = self.code(id)?;
                    let set = self.operands()?.first().copied();
                    match (code, set) {
                        (SET_BLOCK, Some(block)) => {
                            about = Some(block as u32);
                            self.info_of(block as u32);
                        }
                        (SET_BLOCK, None) => return Err(self.no_block()),
                        // Names of the block and its records: nobody asks.
                        (2 | 3, _) if about.is_none() => return Err(self.no_block()),
                        _ => {}
                    }
                }
            }
        }
    }

    #[cold]
    fn no_block(&self) -> Error {
        self.error(Code::BitstreamBlock, "information about a block does not say which")
    }
}
