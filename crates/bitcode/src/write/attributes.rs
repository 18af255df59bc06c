//! Attribute groups and lists.

use super::Writer;
use super::enumerate::Numbers;
use crate::spec::codes::{AttributeCode, Block};

impl Writer<'_, '_> {
    /// Both blocks; each only where there is something to say.
    pub(super) fn attributes(&mut self, numbers: &Numbers<'_>) {
        let attributes = &numbers.attributes;
        if !attributes.group_records.is_empty() {
            self.records.enter(Block::PARAMATTR_GROUP, 3);
            let mut values = Vec::new();
            for (number, group) in (1u64..).zip(&attributes.group_records) {
                values.clear();
                values.push(number);
                values.extend_from_slice(group);
                self.records.full(AttributeCode::GROUP_ENTRY.0, &values);
            }
            self.records.exit();
        }
        if !attributes.list_records.is_empty() {
            self.records.enter(Block::PARAMATTR, 3);
            for list in &attributes.list_records {
                self.records.full(AttributeCode::ENTRY.0, list);
            }
            self.records.exit();
        }
    }
}
