//! Editing and writing containers.
//!
//! A [`Builder`] holds a model, the parts in the directory's order, and beside it a layout: the order of their bytes in the
//! file, the gaps before them, what trails them, and which of them share bytes. An untouched builder gives the old bytes
//! back, whatever they were. After an edit the sizes, the offsets, the part count, the place of PRIV and the digest follow
//! from the parts again, and the layout of everything that was not edited stays as it was.
//!
//! The trick is in the blocks: the bytes behind the directory are cut into runs that belong to one part, or to several
//! that overlap. A run is moved as a whole, so that overlapping parts keep sharing their bytes and the output can never be
//! larger than the input and what was added.

use std::borrow::Cow;

use dxbin_base::record::Record;
use dxbin_base::{Code, Error, FourCc};

use crate::digest::{self, DigestState, Variant};
use crate::read::Container;
use crate::spec::{self, HEADER_SIZE, Header, PART_HEADER_SIZE, PartHeader, kind};

/// Which digest an edited container gets.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub enum Signing {
    /// That of its old state: a right digest is computed anew in its variant, an unsigned container stays unsigned, a
    /// bypass value stays. A stale digest gives way to a right one.
    #[default]
    Keep,
    /// A right one: in the variant of the old one, where that was right, else in this one.
    Renew(Variant),
    /// A right one in this variant.
    Sign(Variant),
    /// These bytes, such as [`Bypass::value`](digest::Bypass::value) or all zero.
    Write([u8; 16]),
}

/// Where the bytes of a part stand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Place {
    /// In this block, so many bytes behind its start.
    Block(usize, usize),
    /// At an offset that no part can have: in the header, or past the end.
    Nowhere,
}

/// An entry of the directory.
#[derive(Clone, Debug)]
struct Slot<'a> {
    kind: FourCc,
    /// The part's bytes, clipped at the file's end; only [`Slot::place`] says where they are written.
    data: Cow<'a, [u8]>,
    place: Place,
}

/// What a block is made of.
#[derive(Clone, Debug)]
enum Content<'a> {
    /// Bytes of the file: one part with its header, or several that overlap.
    Old(&'a [u8]),
    /// The part that names this block, written anew.
    New,
    /// Nothing any more.
    Gone,
}

/// A run of bytes that is moved as a whole.
#[derive(Clone, Debug)]
struct Block<'a> {
    /// The bytes before it that belong to no part.
    gap: &'a [u8],
    /// Whether the gap is there only so that the block starts at a multiple of four.
    padded: bool,
    content: Content<'a>,
}

/// Where a block goes.
#[derive(Clone, Copy, Debug, Default)]
struct Placed<'s, 'a> {
    /// Bytes from the container's first.
    start: usize,
    /// How many parts have their bytes in it.
    members: usize,
    /// The part that starts with it.
    leader: Option<&'s Slot<'a>>,
}

/// Edits and writes a container.
///
/// ```
/// use dxbin_base::{Diagnostics, FourCc, Limits};
/// use dxbin_container::{Builder, Container};
///
/// let mut builder = Builder::new();
/// builder.push(FourCc(*b"SHEX"), vec![0; 8]);
/// builder.push(FourCc(*b"PRIV"), b"odd".to_vec());
/// let bytes = builder.build()?;
///
/// let container = Container::read(&bytes, 0, &Limits::default(), &mut Diagnostics::new())?;
/// let mut builder = Builder::from_container(&container)?;
/// assert_eq!(builder.build()?, bytes);
///
/// // PRIV stays the last part, and the digest is right again.
/// builder.push(FourCc(*b"SFI0"), vec![1, 0, 0, 0, 0, 0, 0, 0]);
/// let bytes = builder.build()?;
/// let container = Container::read(&bytes, 0, &Limits::default(), &mut Diagnostics::new())?;
/// assert_eq!(container.parts().last().unwrap().kind, FourCc(*b"PRIV"));
/// assert!(container.digest().is_right());
/// # Ok::<(), dxbin_base::Error>(())
/// ```
#[derive(Clone, Debug)]
pub struct Builder<'a> {
    version: (u16, u16),
    signing: Signing,
    slots: Vec<Slot<'a>>,
    /// By the number that slots name them with.
    blocks: Vec<Block<'a>>,
    /// The blocks' numbers in the order of the file.
    order: Vec<usize>,
    /// Bytes between the last block and the container's end.
    tail: &'a [u8],
    trailing: &'a [u8],
    /// The bytes that were read, where some were.
    original: Option<&'a [u8]>,
    /// Header and directory as they were read, while nothing is edited.
    untouched: Option<&'a [u8]>,
}

impl Default for Builder<'_> {
    fn default() -> Self {
        Self {
            version: spec::VERSION,
            signing: Signing::default(),
            slots: Vec::new(),
            blocks: Vec::new(),
            order: Vec::new(),
            tail: &[],
            trailing: &[],
            original: None,
            untouched: None,
        }
    }
}

impl<'a> Builder<'a> {
    /// A container without parts, to be signed.
    pub fn new() -> Self {
        Self::default()
    }

    /// The parts and the layout of a container that was read.
    ///
    /// # Errors
    ///
    /// [`Code::TooManyParts`] where the reader's limit kept it from reading all parts.
    pub fn from_container(container: &Container<'a>) -> Result<Self, Error> {
        let bytes = container.all_bytes();
        let origin = container.origin();
        if container.parts_left_out() {
            let message = "a container is edited only if all its parts can be read; raise the limit";
            return Err(Error::new(Code::TooManyParts, origin + 28..origin + 32, message));
        }
        let directory_end = HEADER_SIZE + 4 * container.directory_len() as usize;
        let mut builder = Self {
            version: (container.header().major, container.header().minor),
            original: Some(bytes),
            untouched: bytes.get(..directory_end),
            trailing: container.trailing(),
            ..Self::default()
        };
        for part in container.parts() {
            builder.slots.push(Slot { kind: part.kind, data: Cow::Borrowed(part.data), place: Place::Nowhere });
        }

        // The run that is being collected, and where the bytes end that are accounted for.
        let mut run = directory_end..directory_end;
        let mut covered = directory_end;
        for i in container.file_order() {
            let (Some(part), Some(slot)) = (container.parts().get(i), builder.slots.get_mut(i)) else { continue };
            let start = (part.header_offset - origin) as usize;
            let end = (part.end() - origin) as usize;
            if start < directory_end {
                continue;
            }
            if builder.blocks.is_empty() || start >= run.end {
                covered = run.end;
                run = start..end;
                builder.order.push(builder.blocks.len());
                let gap = slice(bytes, covered, start);
                let padded =
                    (1..4).contains(&gap.len()) && start.is_multiple_of(4) && gap.iter().all(|&byte| byte == 0);
                builder.blocks.push(Block { gap, padded, content: Content::Gone });
            }
            run.end = run.end.max(end);
            slot.place = Place::Block(builder.blocks.len() - 1, start - run.start);
            if let Some(block) = builder.blocks.last_mut() {
                block.content = Content::Old(slice(bytes, run.start, run.end));
            }
        }
        covered = covered.max(run.end);
        builder.tail = slice(bytes, covered, container.bytes().len());
        Ok(builder)
    }

    /// The parts' FourCCs and bytes, in the directory's order; indices into it name parts below.
    pub fn parts(&self) -> impl ExactSizeIterator<Item = (FourCc, &[u8])> {
        self.slots.iter().map(|slot| (slot.kind, &*slot.data))
    }

    /// The index of the part of this kind and ordinal (1 for the first).
    pub fn find(&self, kind: FourCc, ordinal: u32) -> Option<usize> {
        let of_kind = self.slots.iter().enumerate().filter(|(_, slot)| slot.kind == kind);
        of_kind.map(|(i, _)| i).nth(ordinal.checked_sub(1)? as usize)
    }

    /// Adds a part: at the end, or before a PRIV that stands there.
    pub fn push(&mut self, kind: FourCc, data: impl Into<Cow<'a, [u8]>>) {
        let last_is_priv = self.slots.last().is_some_and(|slot| slot.kind == kind::PRIV);
        let index = self.slots.len() - usize::from(last_is_priv && kind != kind::PRIV);
        self.insert(index, kind, data);
    }

    /// Adds a part before the one at `index`, or at the end where there is none; its bytes go before that one's, too.
    pub fn insert(&mut self, index: usize, kind: FourCc, data: impl Into<Cow<'a, [u8]>>) {
        self.untouched = None;
        let block = self.blocks.len();
        self.blocks.push(Block { gap: &[], padded: false, content: Content::New });
        let index = index.min(self.slots.len());
        let before = match self.slots.get(index).map(|slot| slot.place) {
            Some(Place::Block(next, _)) => self.order.iter().position(|&block| block == next),
            _ => None,
        };
        self.order.insert(before.unwrap_or(self.order.len()), block);
        self.slots.insert(index, Slot { kind, data: data.into(), place: Place::Block(block, 0) });
    }

    /// Gives a part other bytes; `false` where there is no such part.
    pub fn replace(&mut self, index: usize, data: impl Into<Cow<'a, [u8]>>) -> bool {
        self.untouched = None;
        let Some(old) = self.slots.get(index).map(|slot| slot.place) else { return false };
        let place = match old {
            Place::Block(block, _) if !self.is_shared(block) => {
                self.set_content(block, Content::New);
                Place::Block(block, 0)
            }
            // It leaves the others their shared bytes and stands behind them.
            _ => {
                let block = self.blocks.len();
                self.blocks.push(Block { gap: &[], padded: false, content: Content::New });
                let after = match old {
                    Place::Block(shared, _) => self.order.iter().position(|&block| block == shared).map(|at| at + 1),
                    Place::Nowhere => None,
                };
                self.order.insert(after.unwrap_or(self.order.len()), block);
                Place::Block(block, 0)
            }
        };
        if let Some(slot) = self.slots.get_mut(index) {
            slot.data = data.into();
            slot.place = place;
        }
        true
    }

    /// Removes a part, with the gap before it; `false` where there is no such part. Bytes that it shares with others stay.
    pub fn remove(&mut self, index: usize) -> bool {
        if index >= self.slots.len() {
            return false;
        }
        self.untouched = None;
        if let Place::Block(block, _) = self.slots.remove(index).place
            && !self.slots.iter().any(|slot| matches!(slot.place, Place::Block(other, _) if other == block))
        {
            self.set_content(block, Content::Gone);
            self.order.retain(|&other| other != block);
        }
        true
    }

    /// Puts the parts into another order, in the directory and in the file: `order` names every index once.
    ///
    /// Gaps travel with the part behind them. `false` and no change where `order` is no permutation.
    pub fn reorder(&mut self, order: &[usize]) -> bool {
        let mut seen = vec![false; self.slots.len()];
        for &index in order {
            match seen.get_mut(index) {
                Some(seen) if !*seen => *seen = true,
                _ => return false,
            }
        }
        if order.len() != self.slots.len() {
            return false;
        }
        self.untouched = None;
        self.slots = order.iter().filter_map(|&index| self.slots.get(index).cloned()).collect();
        self.order_blocks();
        true
    }

    /// Drops the gaps between parts and the bytes that trail the container, and writes the parts in the directory's order.
    pub fn pack(&mut self) {
        self.untouched = None;
        for block in &mut self.blocks {
            (block.gap, block.padded) = (&[], false);
        }
        self.tail = &[];
        self.trailing = &[];
        self.order_blocks();
    }

    /// Chooses the digest.
    pub fn sign(&mut self, signing: Signing) {
        self.untouched = None;
        self.signing = signing;
    }

    /// Whether anything was edited since the container was read.
    pub const fn is_edited(&self) -> bool {
        self.untouched.is_none()
    }

    /// The container's bytes.
    ///
    /// # Errors
    ///
    /// [`Code::SizeOverLimit`] where it would be larger than the format allows, and [`Code::PartInHeader`] where an edited
    /// container has a part that starts inside its header: removing or replacing it helps.
    pub fn build(&self) -> Result<Vec<u8>, Error> {
        match self.untouched {
            Some(head) => Ok(self.write_untouched(head)),
            None => self.write_edited(),
        }
    }

    fn write_untouched(&self, head: &[u8]) -> Vec<u8> {
        let mut out = Vec::with_capacity(self.original.map_or(0, <[u8]>::len));
        out.extend_from_slice(head);
        for block in self.order.iter().filter_map(|&block| self.blocks.get(block)) {
            out.extend_from_slice(block.gap);
            if let Content::Old(bytes) = block.content {
                out.extend_from_slice(bytes);
            }
        }
        out.extend_from_slice(self.tail);
        out.extend_from_slice(self.trailing);
        out
    }

    fn write_edited(&self) -> Result<Vec<u8>, Error> {
        if self.slots.iter().any(|slot| slot.kind == kind::PRIV)
            && self.slots.iter().rposition(|slot| slot.kind != kind::PRIV)
                > self.slots.iter().position(|slot| slot.kind == kind::PRIV)
        {
            return self.with_priv_last().write_edited();
        }
        if let Some(slot) = self.slots.iter().find(|slot| slot.place == Place::Nowhere) {
            let message = format!("{} starts inside the header; remove or replace it first", slot.kind);
            return Err(Error::new(Code::PartInHeader, 0..HEADER_SIZE as u64, message));
        }
        let directory_end = HEADER_SIZE + 4 * self.slots.len();
        let (placed, size) = self.place_blocks(directory_end)?;
        let mut out = Vec::with_capacity(size as usize + self.trailing.len());
        Header {
            magic: spec::MAGIC.to_u32(),
            major: self.version.0,
            minor: self.version.1,
            size,
            part_count: self.slots.len() as u32,
            ..Header::default()
        }
        .write(&mut out);
        for slot in &self.slots {
            let Place::Block(block, behind) = slot.place else { continue };
            let offset = placed.get(block).map_or(0, |placed| placed.start) + behind;
            out.extend_from_slice(&(offset as u32).to_le_bytes());
        }
        for &number in &self.order {
            if let (Some(block), Some(placed)) = (self.blocks.get(number), placed.get(number)) {
                Self::write_block(block, placed, &mut out);
            }
        }
        out.extend_from_slice(self.tail);
        self.write_digest(&mut out);
        out.extend_from_slice(self.trailing);
        Ok(out)
    }

    /// Where each block goes, by its number, and the container's size.
    fn place_blocks(&self, directory_end: usize) -> Result<(Vec<Placed<'_, 'a>>, u32), Error> {
        let mut placed = vec![Placed::default(); self.blocks.len()];
        for slot in &self.slots {
            if let Place::Block(number, behind) = slot.place
                && let Some(placed) = placed.get_mut(number)
            {
                placed.members += 1;
                placed.leader = placed.leader.or(Some(slot).filter(|_| behind == 0));
            }
        }
        let mut at = directory_end;
        for &number in &self.order {
            let (Some(block), Some(placed)) = (self.blocks.get(number), placed.get_mut(number)) else { continue };
            // Padding is made anew for where the block now stands; any other gap keeps its bytes.
            at = if block.padded { at.next_multiple_of(4) } else { at.saturating_add(block.gap.len()) };
            placed.start = at;
            at = at.saturating_add(match (&block.content, placed.leader) {
                (Content::Old(bytes), _) => bytes.len(),
                (Content::New, Some(slot)) => PART_HEADER_SIZE.saturating_add(slot.data.len()),
                _ => 0,
            });
        }
        let size = at.saturating_add(self.tail.len());
        match u32::try_from(size) {
            Ok(size) if size <= spec::MAX_SIZE => Ok((placed, size)),
            _ => {
                let message = format!("the container would have {size} bytes, the format allows {}", spec::MAX_SIZE);
                Err(Error::new(Code::SizeOverLimit, 24..28, message))
            }
        }
    }

    fn write_block(block: &Block<'_>, placed: &Placed<'_, '_>, out: &mut Vec<u8>) {
        if block.padded {
            out.resize(placed.start, 0);
        } else {
            out.extend_from_slice(block.gap);
        }
        let old = match block.content {
            Content::Old(bytes) => bytes,
            _ => &[],
        };
        match placed.leader {
            // A part that shares its bytes with none gets a header that fits, also where it was clipped before.
            Some(slot) if placed.members == 1 => {
                PartHeader { kind: slot.kind.to_u32(), size: slot.data.len() as u32 }.write(out);
                out.extend_from_slice(&slot.data);
                out.extend_from_slice(old.get(PART_HEADER_SIZE + slot.data.len()..).unwrap_or_default());
            }
            _ => out.extend_from_slice(old),
        }
    }

    fn write_digest(&self, out: &mut [u8]) {
        let old = self.original.map(digest::check);
        let done = match (self.signing, old) {
            (Signing::Sign(variant), _) => digest::sign(out, variant),
            (Signing::Write(digest), _) => digest::write(out, digest),
            (_, Some(DigestState::Valid(variant) | DigestState::ValidWithoutTrailing(variant))) => {
                digest::sign(out, variant)
            }
            (Signing::Renew(variant), _) => digest::sign(out, variant),
            (Signing::Keep, Some(DigestState::Unsigned)) => digest::write(out, [0; 16]),
            (Signing::Keep, Some(DigestState::Bypass(bypass))) => digest::write(out, bypass.value()),
            (Signing::Keep, Some(DigestState::Stale) | None) => digest::sign(out, Variant::default()),
        };
        debug_assert!(done, "a container that was just written has room for its digest");
    }

    /// A copy in which PRIV stands behind all other parts.
    fn with_priv_last(&self) -> Self {
        let mut copy = self.clone();
        let (others, last): (Vec<_>, Vec<_>) = self.slots.iter().cloned().partition(|slot| slot.kind != kind::PRIV);
        copy.slots = others;
        copy.slots.extend(last);
        copy.order_blocks();
        copy
    }

    /// Puts the blocks into the order in which the directory first names them.
    fn order_blocks(&mut self) {
        let mut rank = vec![usize::MAX; self.blocks.len()];
        for (i, slot) in self.slots.iter().enumerate() {
            if let Place::Block(block, _) = slot.place
                && let Some(rank) = rank.get_mut(block)
            {
                *rank = i.min(*rank);
            }
        }
        self.order.sort_by_key(|&block| rank.get(block).copied());
    }

    fn set_content(&mut self, block: usize, content: Content<'a>) {
        if let Some(block) = self.blocks.get_mut(block) {
            block.content = content;
        }
    }

    /// Whether more than one part has its bytes in this block.
    fn is_shared(&self, block: usize) -> bool {
        self.slots.iter().filter(|slot| matches!(slot.place, Place::Block(other, _) if other == block)).count() > 1
    }
}

fn slice(bytes: &[u8], start: usize, end: usize) -> &[u8] {
    bytes.get(start..end.max(start)).unwrap_or_default()
}
