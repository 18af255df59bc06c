//! Attribute groups and lists of them.

use dxbin_base::{Code, Error};

use super::Reader;
use crate::bitstream::{Item, Numbers};
use crate::model::{Attribute, AttributeGroup, AttributeGroupId, AttributeListId, Span};
use crate::spec::codes::{AttributeCode, Block};
use crate::spec::spelling::AttributeKind;

/// The most a kind may be.
const LAST_KIND: u64 = 45;
/// Kinds with a number: `align`, `alignstack`, `dereferenceable`, `dereferenceable_or_null`.
const NUMBERED: [u64; 4] = [1, 25, 41, 42];
/// Those of them whose number has 32 bits.
const ALIGNMENTS: [u64; 2] = [1, 25];

/// The bits of old masks that are a kind without a number. Bits 16 to 31 are the alignment, 37 to 39 a log2 of the stack's, + 1.
const OLD_BITS: &[(u32, AttributeKind)] = &[
    (0, AttributeKind::Z_EXT),
    (1, AttributeKind::S_EXT),
    (2, AttributeKind::NO_RETURN),
    (3, AttributeKind::IN_REG),
    (4, AttributeKind::STRUCT_RET),
    (5, AttributeKind::NO_UNWIND),
    (6, AttributeKind::NO_ALIAS),
    (7, AttributeKind::BY_VAL),
    (8, AttributeKind::NEST),
    (9, AttributeKind::READ_NONE),
    (10, AttributeKind::READ_ONLY),
    (11, AttributeKind::NO_INLINE),
    (12, AttributeKind::ALWAYS_INLINE),
    (13, AttributeKind::OPTIMIZE_FOR_SIZE),
    (14, AttributeKind::STACK_PROTECT),
    (15, AttributeKind::STACK_PROTECT_REQ),
    (32, AttributeKind::NO_CAPTURE),
    (33, AttributeKind::NO_RED_ZONE),
    (34, AttributeKind::NO_IMPLICIT_FLOAT),
    (35, AttributeKind::NAKED),
    (36, AttributeKind::INLINE_HINT),
    (40, AttributeKind::RETURNS_TWICE),
    (41, AttributeKind::UW_TABLE),
    (42, AttributeKind::NON_LAZY_BIND),
    (43, AttributeKind::SANITIZE_ADDRESS),
    (44, AttributeKind::MIN_SIZE),
    (45, AttributeKind::NO_DUPLICATE),
    (46, AttributeKind::STACK_PROTECT_STRONG),
    (47, AttributeKind::SANITIZE_THREAD),
    (48, AttributeKind::SANITIZE_MEMORY),
    (49, AttributeKind::NO_BUILTIN),
    (50, AttributeKind::RETURNED),
    (51, AttributeKind::COLD),
];

impl Reader<'_, '_> {
    /// A block of groups or of lists.
    pub(super) fn attributes(&mut self, number: u32, numbers: &mut Numbers) -> Result<(), Error> {
        self.cursor.enter(number)?;
        self.take_group_tables();
        let groups = number == Block::PARAMATTR_GROUP.0;
        let attributes = &self.module.attributes;
        if if groups { !attributes.groups.is_empty() } else { !attributes.lists.is_empty() } {
            let error = self.error(Code::ModuleBlock, "attributes were told of before");
            self.note(error);
        }
        loop {
            match self.cursor.item(0, numbers)? {
                Item::End => return Ok(()),
                Item::Block(number) => self.unknown_block(number)?,
                Item::Record(code) => {
                    let code = AttributeCode(code);
                    let result = match (groups, code) {
                        (true, AttributeCode::GROUP_ENTRY) => self.group(numbers),
                        (false, AttributeCode::ENTRY) => self.list(numbers),
                        (false, AttributeCode::ENTRY_OLD) => self.old_list(numbers),
                        _ => self.unknown_record(code.0),
                    };
                    if let Err(error) = result {
                        self.note(error);
                    }
                }
                Item::Text(_) => {}
            }
        }
    }

    fn group(&mut self, record: &[u64]) -> Result<(), Error> {
        let &[number, place, ref rest @ ..] = record else { return Err(self.short(record)) };
        if rest.is_empty() {
            return Err(self.short(record));
        }
        let start = self.module.attributes.entries.len() as u32;
        // LLVM numbers groups in 32 bits.
        let number = u64::from(number as u32);
        // Where each kind stands: of two of a kind the later counts.
        let mut kinds = [None; LAST_KIND as usize + 1];
        let mut words = rest.iter().copied();
        while let Some(form) = words.next() {
            let attribute = match form {
                0 | 1 => {
                    let kind = words.next().unwrap_or(0);
                    if kind == 0 || kind > LAST_KIND {
                        return Err(self.error(Code::ModuleRecord, format!("no attribute has the number {kind}")));
                    }
                    let attribute = if form == 1 && NUMBERED.contains(&kind) {
                        let Some(value) = words.next() else { return Err(self.short(record)) };
                        let value = if ALIGNMENTS.contains(&kind) { u64::from(value as u32) } else { value };
                        if value == 0 {
                            continue;
                        }
                        Attribute::Number(kind, value)
                    } else if form == 1 {
                        // Of a kind that has no number LLVM takes none.
                        continue;
                    } else {
                        Attribute::Kind(kind)
                    };
                    let entries = &mut self.module.attributes.entries;
                    let place = kinds.get_mut(kind as usize).map(|place| place.get_or_insert(entries.len()));
                    if let Some(known) = place.and_then(|place| entries.get_mut(*place)) {
                        if matches!(attribute, Attribute::Number(..)) {
                            *known = attribute;
                        }
                        continue;
                    }
                    attribute
                }
                _ => {
                    let first = self.word_text(&mut words);
                    let second = if form == 4 { Some(self.word_text(&mut words)) } else { None };
                    match (first, second) {
                        (Some(first), None) => Attribute::Text(first),
                        (Some(first), Some(Some(second))) => Attribute::Pair(first, second),
                        _ => return Err(self.short(record)),
                    }
                }
            };
            self.module.attributes.entries.push(attribute);
        }
        let end = self.module.attributes.entries.len() as u32;
        let group = AttributeGroup { number, place: place as u32, attributes: Span { start, length: end - start } };
        let groups = &mut self.module.attributes.groups;
        let hash = self.seed.start(number);
        let known = self
            .kept
            .group_tables
            .groups
            .find(hash, |id| groups.get(id as usize).is_some_and(|known| known.number == number));
        match known.and_then(|id| groups.get_mut(id as usize)) {
            // Of two with a number the later counts.
            Some(known) => *known = group,
            None => {
                self.kept.group_tables.groups.insert(hash, groups.len() as u32);
                groups.push(group);
            }
        }
        Ok(())
    }

    /// Bytes up to a zero, which is passed over; `None` where there is none.
    fn word_text(&mut self, words: &mut impl Iterator<Item = u64>) -> Option<crate::model::Text> {
        let start = self.module.text.len() as u32;
        let mut ended = false;
        let bytes = words.take_while(|&word| {
            ended = word == 0;
            !ended
        });
        self.module.text.extend(bytes.map(|word| word as u8));
        ended.then_some(crate::model::Text(Span { start, length: self.module.text.len() as u32 - start }))
    }

    fn list(&mut self, record: &[u64]) -> Result<(), Error> {
        let attributes = &mut self.module.attributes;
        let start = attributes.members.len() as u32;
        for &number in record {
            let number = u64::from(number as u32);
            let same = |id: u32| attributes.groups.get(id as usize).is_some_and(|group| group.number == number);
            // A number no group has is a group without attributes.
            if let Some(id) = self.kept.group_tables.groups.find(self.seed.start(number), same) {
                attributes.members.push(AttributeGroupId(id));
            }
        }
        let length = attributes.members.len() as u32 - start;
        attributes.lists.push(Span { start, length });
        Ok(())
    }

    /// Lists of files older than LLVM 3.3: places with masks.
    fn old_list(&mut self, record: &[u64]) -> Result<(), Error> {
        if record.len() % 2 == 1 {
            return Err(self.short(record));
        }
        let first = self.module.attributes.members.len() as u32;
        for &[place, mask] in record.as_chunks::<2>().0 {
            let group = self.mask(place as u32, mask);
            self.module.attributes.members.push(group);
        }
        let attributes = &mut self.module.attributes;
        let length = attributes.members.len() as u32 - first;
        attributes.lists.push(Span { start: first, length });
        Ok(())
    }

    /// The group of a place and a mask, which is made once.
    fn mask(&mut self, place: u32, mask: u64) -> AttributeGroupId {
        let attributes = &mut self.module.attributes;
        let hash = self.seed.start(mask).add(u64::from(place));
        let same = |id: u32| {
            let group = attributes.groups.get(id as usize);
            group.is_some_and(|group| (group.place, group.number) == (place, mask))
        };
        if let Some(id) = self.kept.group_tables.masks.find(hash, same) {
            return AttributeGroupId(id);
        }
        let start = attributes.entries.len() as u32;
        let mut number = |kind: AttributeKind, value: u64| {
            if value != 0 {
                attributes.entries.push(Attribute::Number(u64::from(kind.0), value));
            }
        };
        number(AttributeKind::ALIGNMENT, mask >> 16 & 0xffff);
        let log = mask >> 37 & 7;
        number(AttributeKind::STACK_ALIGNMENT, if log == 0 { 0 } else { 1 << (log - 1) });
        let kinds = OLD_BITS.iter().filter(|(bit, _)| mask >> bit & 1 != 0);
        attributes.entries.extend(kinds.map(|(_, kind)| Attribute::Kind(u64::from(kind.0))));
        let span = Span { start, length: attributes.entries.len() as u32 - start };
        let id = attributes.groups.len() as u32;
        self.kept.group_tables.masks.insert(hash, id);
        attributes.groups.push(AttributeGroup { number: mask, place, attributes: span });
        AttributeGroupId(id)
    }

    /// The list of a number in a record, from 1; 0 is none, and so is one too large.
    pub(super) fn attribute_list(&self, number: u64) -> Option<AttributeListId> {
        let index = u64::from((number as u32).checked_sub(1)?);
        (index < self.module.attributes.lists.len() as u64).then_some(AttributeListId(index as u32))
    }
}

#[cfg(test)]
mod tests {
    use crate::bitstream::Emitter;
    use crate::model::AttributeListId;
    use crate::read::read;
    use crate::spec::codes::{AttributeCode, Block};
    use dxbin_base::{Diagnostics, Limits};

    /// Two bytes of a list must not become forty attributes for each list.
    #[test]
    fn masks_of_literals_are_kept_once() {
        let mut out = Emitter::new();
        out.fixed(0xdec0_4342, 32);
        out.enter(Block::MODULE.0, 3);
        out.enter(Block::PARAMATTR.0, 3);
        // `zeroext nounwind` of the result, `align 4` of the first parameter.
        let lists: [&[u64]; 3] = [&[0, 0x21], &[0, 0x21, 1, 4 << 16], &[1, 4 << 16, 0, 0x21]];
        for list in lists {
            out.record(AttributeCode::ENTRY_OLD.0, list);
        }
        out.end();
        out.end();
        let module = read(&out.finish(), 0, &Limits::default(), &mut Diagnostics::new()).unwrap();
        assert_eq!((module.attributes.groups.len(), module.attributes.entries.len()), (2, 3));
        let places =
            |list| module.attributes.groups(AttributeListId(list)).map(|group| group.place).collect::<Vec<_>>();
        assert_eq!([places(0), places(1), places(2)], [vec![0], vec![0, 1], vec![1, 0]]);
    }
}
