//! Attributes that the thread has read before: shaders have few different ones, so that nine of ten modules have those of one
//! of the last. They are known again by their bits, as types are.

use super::Reader;
use super::intern::Table;
use crate::bitstream::Item;
use crate::model::Attributes;
use crate::spec::codes::Block;

/// How many sections are remembered, a power of two; and the most bytes each has, and attributes and bytes of text, since a
/// few bits may stand for many.
const PLACES: usize = 32;
const LONGEST: u64 = 1 << 10;
const MOST: usize = 1 << 10;

/// The blocks of a section.
const BLOCKS: [Block; 2] = [Block::PARAMATTR_GROUP, Block::PARAMATTR];

/// Sections, each at the place that its hash says.
#[derive(Debug, Default)]
pub(super) struct KnownAttributes {
    places: Vec<Option<Box<Section>>>,
}

/// The blocks of attributes behind the block with information about others, and what they say.
#[derive(Debug)]
struct Section {
    bytes: Vec<u8>,
    /// How wide the numbers of abbreviations are outside the blocks.
    width: u32,
    text: Vec<u8>,
    attributes: Attributes,
    tables: GroupTables,
}

/// Attribute groups by the file's numbers, and those of old files by their masks.
#[derive(Clone, Debug, Default)]
pub(super) struct GroupTables {
    pub(super) groups: Table,
    pub(super) masks: Table,
}

impl GroupTables {
    /// Takes all out.
    pub(super) fn clear(&mut self, most: usize) {
        self.groups.clear(most);
        self.masks.clear(most);
    }
}

/// A section that is being read: where it starts and ends, its place, and how much was wrong with the module before.
#[derive(Clone, Copy, Debug)]
pub(super) struct Begun {
    start: u64,
    end: u64,
    place: usize,
    defects: u64,
}

impl Reader<'_, '_> {
    /// Behind the block with information about others: passes over blocks of attributes that are known. Others may be remembered.
    pub(super) fn know_attributes(&mut self) {
        let attributes = &self.module.attributes;
        let is_new = self.module.text.is_empty() && attributes.groups.is_empty() && attributes.lists.is_empty();
        let blocks = BLOCKS.map(|block| block.0);
        if !self.kept.is_second || !is_new || !self.cursor.reads_plainly(&blocks) {
            return;
        }
        let (start, width) = (self.cursor.position(), self.cursor.width());
        let end = self.cursor.end_of(&blocks);
        let Some(bytes) = end.checked_sub(start).filter(|bits| *bits > 0 && *bits <= 8 * LONGEST) else { return };
        let Some(bytes) = self.cursor.bytes_at(start, bytes / 8) else { return };
        let place = self.seed.start(3).bytes(bytes).short() as usize % PLACES;
        let known = self.kept.attributes.places.get(place).and_then(Option::as_deref);
        match known.filter(|known| known.bytes == bytes && known.width == width) {
            Some(known) => {
                self.module.text.extend_from_slice(&known.text);
                let Attributes { entries, groups, members, lists } = &mut self.module.attributes;
                entries.extend_from_slice(&known.attributes.entries);
                groups.extend_from_slice(&known.attributes.groups);
                members.extend_from_slice(&known.attributes.members);
                lists.extend_from_slice(&known.attributes.lists);
                self.taken_attributes = Some(place);
                self.cursor.bits().jump(end);
            }
            None => self.begun = Some(Begun { start, end, place, defects: self.diagnostics.count() }),
        }
    }

    /// The tables of attributes that were taken, for those that are told of in spite of them.
    pub(super) fn take_group_tables(&mut self) {
        let taken = self.taken_attributes.take().and_then(|place| self.kept.attributes.places.get(place));
        if let Some(known) = taken.and_then(Option::as_deref) {
            self.kept.group_tables.clone_from(&known.tables);
        }
    }

    /// Says what the next item of the module is: the first that is no block of attributes ends their section.
    #[inline]
    pub(super) fn meet(&mut self, item: Item) {
        if let Some(begun) = self.begun {
            let goes_on = matches!(item, Item::Block(number) if BLOCKS.contains(&Block(number)));
            if !goes_on {
                self.begun = None;
                self.remember_attributes(begun);
            }
        }
    }

    fn remember_attributes(&mut self, begun: Begun) {
        let Attributes { entries, groups, members, lists } = &self.module.attributes;
        let size = entries.len() + groups.len() + members.len() + lists.len() + self.module.text.len();
        let is_sound = self.diagnostics.count() == begun.defects && self.cursor.start() == begun.end;
        if !is_sound || size > MOST || !self.cursor.reads_plainly(&[]) {
            return;
        }
        let Some(bytes) = self.cursor.bytes_at(begun.start, (begun.end - begun.start) / 8) else { return };
        let section = Section {
            bytes: bytes.to_vec(),
            width: self.cursor.width(),
            text: self.module.text.clone(),
            attributes: self.module.attributes.clone(),
            tables: self.kept.group_tables.clone(),
        };
        self.kept.attributes.places.resize_with(PLACES, || None);
        if let Some(place) = self.kept.attributes.places.get_mut(begun.place) {
            *place = Some(Box::new(section));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::super::kept::Kept;
    use super::super::read;
    use super::BLOCKS;
    use crate::bitstream::Emitter;
    use crate::model::Attribute;
    use crate::spec::codes::{AttributeCode, Block, ModuleCode};
    use dxbin_base::{Diagnostics, Limits};

    /// A module whose groups have one kind each; with `twice` another block of lists comes behind its types.
    fn stream(kinds: &[u64], twice: bool) -> Vec<u8> {
        let lists = |out: &mut Emitter| {
            out.enter(BLOCKS[1].0, 3);
            (1..=kinds.len() as u64).for_each(|group| out.record(AttributeCode::ENTRY.0, &[group]));
            out.end();
        };
        let mut out = Emitter::new();
        out.fixed(0xdec0_4342, 32);
        out.enter(Block::MODULE.0, 3);
        out.record(ModuleCode::VERSION.0, &[1]);
        out.enter(Block::BLOCKINFO.0, 2);
        out.end();
        out.enter(BLOCKS[0].0, 3);
        for (group, kind) in (1..).zip(kinds) {
            out.record(AttributeCode::GROUP_ENTRY.0, &[group, 0xffff_ffff, 0, *kind]);
        }
        out.end();
        lists(&mut out);
        out.enter(Block::TYPE.0, 4);
        out.end();
        if twice {
            lists(&mut out);
        }
        out.end();
        out.finish()
    }

    /// What reading gives, and the first attribute.
    fn told(bytes: &[u8]) -> (String, Option<Attribute>) {
        let mut diagnostics = Diagnostics::new();
        let module = read(bytes, 0, &Limits::default(), &mut diagnostics).unwrap();
        (format!("{module:?} {diagnostics:?}"), module.attributes.entries.first().copied())
    }

    #[test]
    fn what_is_known_again_says_what_it_says() {
        let kinds = [&[1, 18][..], &[18], &[18, 1], &[99]];
        let streams: Vec<_> = kinds.iter().flat_map(|kinds| [false, true].map(|twice| stream(kinds, twice))).collect();
        let fresh: Vec<_> = streams
            .iter()
            .map(|bytes| std::thread::scope(|scope| scope.spawn(|| told(bytes)).join().unwrap()))
            .collect();
        for (bytes, fresh) in streams.iter().zip(&fresh).chain(streams.iter().zip(&fresh).rev()) {
            assert_eq!(told(bytes), *fresh);
        }
        // That they were known again.
        let bytes = &streams[2];
        let mut kept = Kept::take();
        for known in kept.attributes.places.iter_mut().flatten() {
            known.attributes.entries.fill(Attribute::Kind(7));
        }
        kept.put();
        assert_eq!(told(bytes).1, Some(Attribute::Kind(7)));
        // Not where there is less.
        for cut in 0..bytes.len() {
            let of = |bytes: &[u8]| {
                let mut diagnostics = Diagnostics::new();
                format!(
                    "{:?} {diagnostics:?}",
                    read(&bytes[..cut], 0, &Limits::default(), &mut diagnostics).map(|module| module.functions.len())
                )
            };
            let alone = std::thread::scope(|scope| scope.spawn(|| of(bytes)).join().unwrap());
            assert_eq!(of(bytes), alone);
        }
    }
}
