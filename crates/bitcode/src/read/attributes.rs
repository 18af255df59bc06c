//! Attribute groups and lists of them.

use dxbin_base::{Code, Error};

use super::Reader;
use crate::bitstream::{Item, Numbers};
use crate::model::{Attribute, AttributeGroup, AttributeGroupId, AttributeListId, Span};
use crate::spec::codes::{AttributeCode, Block};

/// The most a kind may be.
const LAST_KIND: u64 = 45;
/// Kinds with a number: `align`, `alignstack`, `dereferenceable`, `dereferenceable_or_null`.
const NUMBERED: [u64; 4] = [1, 25, 41, 42];

impl Reader<'_, '_> {
    /// A block of groups or of lists.
    pub(super) fn attributes(&mut self, number: u32, numbers: &mut Numbers) -> Result<(), Error> {
        self.cursor.enter(number)?;
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
        let mut words = rest.iter().copied();
        while let Some(form) = words.next() {
            let attribute = match form {
                0 | 1 => {
                    let kind = words.next().unwrap_or(0);
                    if kind == 0 || kind > LAST_KIND {
                        return Err(self.error(Code::ModuleRecord, format!("no attribute has the number {kind}")));
                    }
                    if form == 1 && NUMBERED.contains(&kind) {
                        let Some(value) = words.next() else { return Err(self.short(record)) };
                        Attribute::Number(kind, value)
                    } else if form == 1 {
                        // Of a kind that has no number LLVM takes none.
                        continue;
                    } else {
                        Attribute::Kind(kind)
                    }
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
        let known = self.groups.find(hash, |id| groups.get(id as usize).is_some_and(|known| known.number == number));
        match known.and_then(|id| groups.get_mut(id as usize)) {
            // Of two with a number the later counts.
            Some(known) => *known = group,
            None => {
                self.groups.insert(hash, groups.len() as u32);
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
            let same = |id: u32| attributes.groups.get(id as usize).is_some_and(|group| group.number == number);
            // A number no group has is a group without attributes.
            if let Some(id) = self.groups.find(self.seed.start(number), same) {
                attributes.members.push(AttributeGroupId(id));
            }
        }
        let length = attributes.members.len() as u32 - start;
        attributes.lists.push(Span { start, length });
        Ok(())
    }

    /// Lists of files older than LLVM 3.3: places with masks. dxc never wrote them; they are kept as empty lists.
    fn old_list(&mut self, record: &[u64]) -> Result<(), Error> {
        if record.len() % 2 == 1 {
            return Err(self.short(record));
        }
        self.module.attributes.lists.push(Span::default());
        self.unknown_record(AttributeCode::ENTRY_OLD.0)
    }

    /// The list of a number in a record, from 1; 0 is none, and so is one too large.
    pub(super) fn attribute_list(&self, number: u64) -> Option<AttributeListId> {
        let index = number.checked_sub(1)?;
        (index < self.module.attributes.lists.len() as u64).then_some(AttributeListId(index as u32))
    }
}
