//! Numbers of attribute lists and their groups.

use dxbin_base::Error;

use super::{Numbers, VISITING, unwritable};
use crate::model::{Attribute, AttributeListId, Module};

impl Numbers<'_> {
    pub(super) fn add_attributes(&mut self, list: Option<AttributeListId>) -> Result<(), Error> {
        let Some(list) = list else { return Ok(()) };
        match self.attributes.lists.get(list.index()) {
            None => return Err(unwritable(format!("there is no attribute list {}", list.0))),
            Some(0) => {}
            Some(_) => return Ok(()),
        }
        let mut groups: Vec<_> = self.module.attributes.groups(list).collect();
        groups.sort_by_key(|group| group.place);
        let attributes = &mut self.attributes;
        let mut record = Vec::with_capacity(groups.len());
        for group in groups {
            let group = group_record(self.module, group);
            let next = attributes.group_records.len() as u32 + 1;
            let number = *attributes.group_numbers.entry(group.clone()).or_insert(next);
            if number == next {
                attributes.group_records.push(group);
            }
            record.push(u64::from(number));
        }
        let next = attributes.list_records.len() as u32 + 1;
        let number =
            if record.is_empty() { VISITING } else { *attributes.numbers.entry(record.clone()).or_insert(next) };
        if number == next {
            attributes.list_records.push(record);
        }
        attributes.lists[list.index()] = number;
        Ok(())
    }

    /// The number of an attribute list, 0 for none.
    pub(in crate::write) fn attribute_number(&self, list: Option<AttributeListId>) -> u32 {
        let number = list.and_then(|list| self.attributes.lists.get(list.index())).copied().unwrap_or_default();
        if number == VISITING { 0 } else { number }
    }
}

/// A group's record without its number.
fn group_record(module: &Module, group: &crate::model::AttributeGroup) -> Vec<u64> {
    let mut record = vec![u64::from(group.place)];
    let text = |record: &mut Vec<u64>, text| {
        // A NUL would end the text; LLVM reads characters as the low byte of a number, and only the number 0 ends one.
        let number = |character| if character == 0 { 0x100 } else { character };
        record.extend(crate::write::wide_characters(module.bytes(text)).map(number));
        record.push(0);
    };
    for &attribute in group.attributes.of(&module.attributes.entries) {
        match attribute {
            Attribute::Kind(kind) => record.extend([0, kind]),
            Attribute::Number(kind, number) => record.extend([1, kind, number]),
            Attribute::Text(key) => {
                record.push(3);
                text(&mut record, key);
            }
            Attribute::Pair(key, value) => {
                record.push(4);
                text(&mut record, key);
                text(&mut record, value);
            }
        }
    }
    record
}
