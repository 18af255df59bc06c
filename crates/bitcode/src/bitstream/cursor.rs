//! Blocks and records, one after another.
//!
//! [`Cursor::entry`] says what comes next; for a record, [`Cursor::code`] gives its code, and then the caller, who knows
//! what such a record holds, takes the rest as numbers ([`Cursor::operands`]) or as text ([`Cursor::text`]). Numbers land
//! in a buffer that every record uses again, the cursor's or, by [`Cursor::item`], the caller's.

use std::mem::take;
use std::sync::Arc;

use dxbin_base::{Code, Error};

use super::abbreviation::{self, Abbreviation, Operand};
use super::bits::Bits;
use super::definitions::Runs;
use super::info::Infos;
use super::record::{self, Numbers};
use super::run::Run;

/// What comes next in a block.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Entry {
    /// The block's end, which is behind us now.
    End,
    /// A block with this number; [`Cursor::enter`] or [`Cursor::skip`] it.
    Block(u32),
    /// A record packed by this abbreviation; read its [`Cursor::code`].
    Record(u32),
    /// An abbreviation's definition, behind us now and known. Only [`Cursor::raw_entry`] tells of them.
    Define(Abbreviation),
}

/// What comes next in a block, and was read.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Item {
    /// The block's end, which is behind us now.
    End,
    /// A block with this number; [`Cursor::enter`] or [`Cursor::skip`] it.
    Block(u32),
    /// A record of this code; its operands are behind us.
    Record(u32),
    /// A record of this code; read its [`Cursor::text`], [`Cursor::string`] or [`Cursor::operands`].
    Text(u32),
}

/// What abbreviations a block has, and how wide the numbers are that name them.
#[derive(Clone, Copy, Debug)]
pub(super) struct Scope {
    pub(super) width: u32,
    /// Which list of the infos is about it, and how many abbreviations were in that when the block started. They are not
    /// copied: a list may be long, and blocks short.
    info: Option<u32>,
    inherited: u32,
    /// Where the block's own start in the stack of abbreviations, and their operands in the table.
    first: u32,
    operands: u32,
}

/// A position in a stream, between two entries.
#[derive(Clone, Debug)]
pub struct Cursor<'a> {
    pub(super) bits: Bits<'a>,
    origin: u64,
    pub(super) scope: Scope,
    scopes: Vec<Scope>,
    /// Abbreviations of the open blocks, innermost last.
    pub(super) abbreviations: Vec<Abbreviation>,
    pub(super) table: Vec<Operand>,
    /// Definitions that this cursor, or one before it, read.
    pub(super) runs: Runs,
    /// What was said of other blocks; nothing yet where there is none.
    pub(super) infos: Option<Arc<Infos>>,
    /// The abbreviation of the record whose code was read last; `None`: it has none.
    pub(super) packed: Option<Abbreviation>,
    /// The operands that were read last.
    pub(super) numbers: Numbers,
    /// Where the last item starts.
    pub(super) start: u64,
    /// How many values of long records there may still be, whether or not they take bits.
    pub(super) free: u64,
}

/// The lists of a cursor that is done, for another.
#[derive(Clone, Debug, Default)]
pub(crate) struct Spare {
    scopes: Vec<Scope>,
    abbreviations: Vec<Abbreviation>,
    table: Vec<Operand>,
    runs: Runs,
    numbers: Numbers,
}

impl Spare {
    /// Gives back what has more than `most` bytes.
    pub(crate) fn tidy(&mut self, most: usize) {
        let Self { scopes, abbreviations, table, .. } = self;
        let entries = scopes.capacity().max(abbreviations.capacity()).max(table.capacity());
        if entries * size_of::<Scope>() > most {
            *self = Self::default();
        }
        self.numbers.tidy(most);
    }
}

impl<'a> Cursor<'a> {
    /// A cursor at the start of a stream that lies at the absolute offset `origin`.
    pub fn new(data: &'a [u8], origin: u64) -> Self {
        Self::with_spare(data, origin, Spare::default())
    }

    /// The same, with what another cursor left.
    pub(crate) fn with_spare(data: &'a [u8], origin: u64, spare: Spare) -> Self {
        let Spare { mut scopes, mut abbreviations, mut table, runs, numbers } = spare;
        scopes.clear();
        abbreviations.clear();
        table.clear();
        Self {
            bits: Bits::new(data),
            origin,
            scope: Scope { width: 2, info: None, inherited: 0, first: 0, operands: 0 },
            scopes,
            abbreviations,
            table,
            runs,
            infos: None,
            packed: None,
            numbers,
            start: 0,
            free: (1 << 20) + 8 * data.len() as u64,
        }
    }

    /// Takes the lists out, at the end.
    pub(crate) fn spare(&mut self) -> Spare {
        let Self { scopes, abbreviations, table, runs, numbers, .. } = self;
        Spare {
            scopes: take(scopes),
            abbreviations: take(abbreviations),
            table: take(table),
            runs: runs.pass_on(),
            numbers: take(numbers),
        }
    }

    /// The bits.
    pub const fn bits(&mut self) -> &mut Bits<'a> {
        &mut self.bits
    }

    /// Where the last [`Cursor::item`] starts, in bits.
    pub const fn start(&self) -> u64 {
        self.start
    }

    /// The position, in bits from the stream's start.
    pub const fn position(&self) -> u64 {
        self.bits.position()
    }

    /// The absolute offset of the byte the position lies in.
    pub const fn offset(&self) -> u64 {
        self.origin + self.bits.position() / 8
    }

    /// How many bits are left in the stream.
    pub const fn left(&self) -> u64 {
        self.bits.left()
    }

    /// Whether neither this block nor one of these, if it stands in it, has abbreviations but those it defines yet.
    pub(crate) fn reads_plainly(&self, blocks: &[u32]) -> bool {
        let inherits = |&block: &u32| self.infos.as_ref().is_some_and(|infos| infos.of(block).1 > 0);
        self.is_of_own() && self.definitions_here() == 0 && !blocks.iter().any(inherits)
    }

    /// Where the run of blocks with these numbers that starts here ends, by the lengths they state; here if there is none.
    pub(crate) fn end_of(&self, blocks: &[u32]) -> u64 {
        let mut bits = self.bits;
        let mut end = bits.position();
        while bits.fixed(self.scope.width) == 1 && blocks.contains(&bits.vbr32(8)) {
            bits.vbr32(4);
            bits.align();
            let words = bits.fixed(32);
            let behind = bits.position() + words * 32;
            if bits.failed() || behind > bits.len() {
                break;
            }
            bits.jump(behind);
            end = behind;
        }
        end
    }

    /// Whether this block has no abbreviations but those it defines.
    pub(crate) const fn is_of_own(&self) -> bool {
        self.scope.inherited == 0
    }

    /// How many abbreviations this block has defined.
    pub(crate) fn definitions_here(&self) -> usize {
        self.abbreviations.len() - self.scope.first as usize
    }

    /// So many whole bytes from a position on that is a whole byte's.
    pub(crate) fn bytes_at(&self, position: u64, bytes: u64) -> Option<&'a [u8]> {
        self.bits.slice(position, bytes)
    }

    /// How many bits from a position on, which is a whole byte's, are those; the first `skipped` count as the same.
    pub(crate) fn agreeing(&self, position: u64, skipped: u64, bits: &[u8]) -> u64 {
        let mut same = skipped & !7;
        let others = bits.get((skipped >> 3) as usize..).unwrap_or_default();
        let here = self.bits.slice(position + same, others.len() as u64);
        // Near the stream's end there is less.
        let here = here.or_else(|| self.bits.slice(position + same, self.bits.len().checked_sub(position + same)? / 8));
        let here = here.unwrap_or_default();
        let others = others.get(..here.len()).unwrap_or_default();
        let mut mask = u64::MAX << (skipped & 7);
        let ((here, rest), (others, other_rest)) = (here.as_chunks::<8>(), others.as_chunks::<8>());
        let differing = |bytes: &[u8; 8], others: &[u8; 8]| u64::from_le_bytes(*bytes) ^ u64::from_le_bytes(*others);
        for (chunk, other) in here.iter().zip(others) {
            let differing = differing(chunk, other) & mask;
            if differing != 0 {
                return same + u64::from(differing.trailing_zeros());
            }
            same += 64;
            mask = u64::MAX;
        }
        for (byte, other) in rest.iter().zip(other_rest) {
            let differing = (byte ^ other) & mask as u8;
            if differing != 0 {
                return same + u64::from(differing.trailing_zeros());
            }
            same += 8;
            mask = u64::MAX;
        }
        same
    }

    /// Leaves blocks until no more than so many are open, wherever they end.
    pub fn leave_to(&mut self, depth: usize) {
        while self.scopes.len() > depth
            && let Some(outer) = self.scopes.pop()
        {
            self.leave(outer);
        }
    }

    fn leave(&mut self, outer: Scope) {
        self.abbreviations.truncate(self.scope.first as usize);
        let kept = self.infos.as_ref().map_or(0, |infos| infos.kept);
        self.table.truncate(self.scope.operands.max(kept) as usize);
        self.scope = outer;
    }

    /// How wide abbreviation numbers are here, in bits.
    pub const fn width(&self) -> u32 {
        self.scope.width
    }

    /// How many blocks are open.
    pub fn depth(&self) -> usize {
        self.scopes.len()
    }

    /// An error about what stands here.
    #[cold]
    pub fn error(&self, code: Code, message: impl Into<String>) -> Error {
        self.error_at(code, self.position(), message)
    }

    /// An error about what stands between a position and here.
    #[cold]
    pub fn error_at(&self, code: Code, position: u64, message: impl Into<String>) -> Error {
        let end = self.position().max(position).div_ceil(8);
        Error::new(code, self.origin + position / 8..self.origin + end, message)
    }

    #[cold]
    pub(super) fn past_end(&self) -> Error {
        self.error(Code::BitstreamTruncated, "the stream ends inside a block")
    }

    #[inline(always)]
    pub(super) fn sound(&self) -> Result<(), Error> {
        if self.bits.failed() { Err(self.past_end()) } else { Ok(()) }
    }

    /// What comes next, past definitions of abbreviations.
    ///
    /// # Errors
    ///
    /// [`Code::BitstreamTruncated`] past the end, [`Code::BitstreamAbbreviation`] for a definition that is none,
    /// [`Code::BitstreamBlock`] for an end where no block is open.
    #[inline(always)]
    pub fn entry(&mut self) -> Result<Entry, Error> {
        let id = self.bits.fixed(self.scope.width) as u32;
        if id > 2 && !self.bits.failed() {
            return Ok(Entry::Record(id));
        }
        self.rare_entry(id)
    }

    #[inline(never)]
    fn rare_entry(&mut self, id: u32) -> Result<Entry, Error> {
        let id = if id == 2 { self.definitions()? } else { id };
        self.entry_of(id)
    }

    /// What comes next, definitions of abbreviations too; the caller says whose they are ([`Cursor::define`]).
    ///
    /// # Errors
    ///
    /// As [`Cursor::entry`].
    pub fn raw_entry(&mut self) -> Result<Entry, Error> {
        let id = self.bits.fixed(self.scope.width);
        if id > u64::from(u32::MAX) {
            // LLVM keeps 32 bits.
            self.bits.mark_odd();
        }
        self.entry_of(id as u32)
    }

    fn entry_of(&mut self, id: u32) -> Result<Entry, Error> {
        self.sound()?;
        match id {
            0 => {
                self.end()?;
                Ok(Entry::End)
            }
            1 => Ok(Entry::Block(self.bits.vbr32(8))),
            2 => self.definition().map(Entry::Define),
            _ => Ok(Entry::Record(id)),
        }
    }

    /// Gives the innermost block an abbreviation.
    pub fn define(&mut self, abbreviation: Abbreviation) {
        self.abbreviations.push(abbreviation);
    }

    /// The operands of an abbreviation.
    pub fn layout(&self, abbreviation: Abbreviation) -> &[Operand] {
        let start = abbreviation.start as usize;
        self.table.get(start..start + abbreviation.count as usize).unwrap_or_default()
    }

    /// The operands by which the record whose code was read last is packed; `None` for one without abbreviation.
    pub fn packing(&self) -> Option<&[Operand]> {
        self.packed.map(|abbreviation| self.layout(abbreviation))
    }

    /// Enters the block whose number [`Entry::Block`] gave; returns the length it states, in 32-bit words.
    ///
    /// # Errors
    ///
    /// [`Code::BitstreamBlock`] for a width that is none or a block that starts at the stream's end.
    pub fn enter(&mut self, block: u32) -> Result<u32, Error> {
        let start = self.position();
        let width = self.bits.vbr32(4);
        if width == 0 || width > 64 {
            let message = format!("a block's abbreviation numbers are 1 to 64 bits wide, here {width}");
            return Err(self.error_at(Code::BitstreamBlock, start, message));
        }
        if !self.bits.align() {
            self.bits.mark_odd();
        }
        let words = self.bits.fixed(32) as u32;
        if self.bits.at_end() {
            return Err(self.error_at(Code::BitstreamBlock, start, "a block starts where the stream ends"));
        }
        self.sound()?;
        let (info, inherited) = self.infos.as_ref().map_or((None, 0), |infos| infos.of(block));
        self.scopes.push(self.scope);
        self.scope =
            Scope { width, info, inherited, first: self.abbreviations.len() as u32, operands: self.table.len() as u32 };
        Ok(words)
    }

    /// Passes over the block whose number [`Entry::Block`] gave, by the length it states.
    ///
    /// # Errors
    ///
    /// [`Code::BitstreamBlock`] for a length that leads past the stream's end.
    pub fn skip(&mut self) -> Result<(), Error> {
        let start = self.position();
        self.bits.vbr32(4);
        self.bits.align();
        let words = self.bits.fixed(32) as u32;
        // LLVM counts these bits in 32.
        let end = self.position() + u64::from(words.wrapping_mul(32));
        if self.bits.at_end() || end > self.bits.len() {
            let message = format!("a block of {words} words leads past the stream's end");
            return Err(self.error_at(Code::BitstreamBlock, start, message));
        }
        self.bits.jump(end);
        self.sound()
    }

    fn end(&mut self) -> Result<(), Error> {
        let Some(outer) = self.scopes.pop() else {
            return Err(self.error(Code::BitstreamBlock, "a block ends where none is open"));
        };
        // Odd like a field that is longer than it must be: other bits come out when zeros are written.
        if !self.bits.align() {
            self.bits.mark_odd();
        }
        self.leave(outer);
        Ok(())
    }

    #[inline]
    fn find(&self, id: u32) -> Option<Abbreviation> {
        let index = id.checked_sub(4)?;
        let Some(own) = index.checked_sub(self.scope.inherited) else {
            return self.infos.as_ref()?.lists.get(self.scope.info? as usize)?.get(index as usize).copied();
        };
        self.abbreviations.get((self.scope.first as usize).checked_add(own as usize)?).copied()
    }

    /// The code of the record that [`Entry::Record`] announced.
    ///
    /// # Errors
    ///
    /// [`Code::BitstreamAbbreviation`] for a number no abbreviation has, or one that cannot be read by.
    #[inline]
    pub fn code(&mut self, id: u32) -> Result<u32, Error> {
        if id == 3 {
            self.packed = None;
            return Ok(self.bits.vbr32(6));
        }
        let Some(abbreviation) = self.find(id) else { return Err(self.no_abbreviation(id)) };
        self.packed = Some(abbreviation);
        match abbreviation.code {
            Some(code) => Ok(code),
            None => self.rare_code(abbreviation),
        }
    }

    #[cold]
    fn no_abbreviation(&self, id: u32) -> Error {
        self.error(Code::BitstreamAbbreviation, format!("no abbreviation has the number {id} here"))
    }

    /// A code that is a field of the record.
    #[cold]
    fn rare_code(&mut self, abbreviation: Abbreviation) -> Result<u32, Error> {
        match self.layout(abbreviation).first().copied() {
            Some(operand @ (Operand::Fixed(_) | Operand::Vbr(_) | Operand::Char6)) => {
                let mut run = Run::new(self.bits);
                let code = record::field(&mut run, operand);
                self.bits = run.bits();
                if code > u64::from(u32::MAX) {
                    self.bits.mark_odd();
                }
                Ok(code as u32)
            }
            _ => Err(self.error(Code::BitstreamAbbreviation, "an abbreviation starts with an array or a blob")),
        }
    }

    /// The numbers that were read last.
    pub fn numbers(&self) -> &[u64] {
        &self.numbers
    }

    /// The next entry, of a record its operands too, which take the place of `numbers`, unless its code is one of `texts`:
    /// bit n stands for code n.
    ///
    /// # Errors
    ///
    /// As [`Cursor::entry`], [`Cursor::code`] and [`Cursor::operands`].
    #[inline(always)]
    pub fn item(&mut self, texts: u64, numbers: &mut Numbers) -> Result<Item, Error> {
        self.start = self.bits.position();
        let is_text = |code: u32| code < 64 && texts >> code & 1 != 0;
        let mut run = Run::at_hand(self.bits);
        let id = run.fixed(self.scope.width) as u32;
        if id == 3 {
            let code = run.vbr(6) as u32;
            if is_text(code) {
                self.packed = None;
                self.bits = run.bits();
                return Ok(Item::Text(code));
            }
            self.plain(run, numbers)?;
            return Ok(Item::Record(code));
        }
        if id > 3
            && let Some(abbreviation) = self.find(id)
            && let Some(code) = abbreviation.code
        {
            if is_text(code) {
                self.packed = Some(abbreviation);
                self.bits = run.bits();
                return Ok(Item::Text(code));
            }
            self.unpack(abbreviation, run, numbers)?;
            return Ok(Item::Record(code));
        }
        self.bits = run.bits();
        self.rare_item(id, texts, numbers)
    }

    #[inline(never)]
    fn rare_item(&mut self, id: u32, texts: u64, numbers: &mut Numbers) -> Result<Item, Error> {
        let id = if id == 2 { self.definitions()? } else { id };
        self.sound()?;
        match id {
            0 => {
                self.end()?;
                return Ok(Item::End);
            }
            1 => return Ok(Item::Block(self.bits.vbr32(8))),
            _ => {}
        }
        let code = self.code(id)?;
        if code < 64 && texts >> code & 1 != 0 {
            return Ok(Item::Text(code));
        }
        self.operands_into(numbers)?;
        Ok(Item::Record(code))
    }

    /// Whether an abbreviation can be read by.
    ///
    /// # Errors
    ///
    /// [`Code::BitstreamAbbreviation`].
    pub fn check(&self, abbreviation: Abbreviation) -> Result<(), Error> {
        abbreviation::check(self.layout(abbreviation)).map_err(|(code, what)| self.error(code, what))
    }
}
