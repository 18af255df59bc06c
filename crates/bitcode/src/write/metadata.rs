//! Metadata: strings, values, nodes, named lists, kinds and attachments.

use dxbin_base::Error;

use super::enumerate::{Numbers, sorted};
use super::records::Abbreviation;
use super::{Writer, bytes, unwritable, wide_characters};
use crate::model::{Body, Metadata, MetadataEntry, MetadataId, Node, Value};
use crate::spec::abbreviations;
use crate::spec::codes::{Block, MetadataCode};
use crate::spec::debug::{self, FieldKind, NodeKind, Rest};

impl Writer<'_, '_> {
    /// The module's metadata and its named lists.
    pub(super) fn metadata(&mut self, numbers: &Numbers<'_>) -> Result<(), Error> {
        let metadata = &self.module.metadata;
        if numbers.metadata_list.is_empty() && metadata.named.is_empty() {
            return Ok(());
        }
        self.records.enter(Block::METADATA, 3);
        let string = numbers.has_strings.then(|| self.records.define(abbreviations::STRING));
        let location = numbers.has_locations.then(|| self.records.define(abbreviations::LOCATION));
        let generic = numbers.has_generic.then(|| self.records.define(abbreviations::GENERIC_DEBUG));
        let name = (!metadata.named.is_empty()).then(|| self.records.define(abbreviations::NAME));
        let mut values = Vec::new();
        for &id in &numbers.metadata_list {
            match metadata.get(id) {
                Some(MetadataEntry::String(text)) => {
                    values.clear();
                    values.extend(bytes(self.module.bytes(text)));
                    self.records.record(MetadataCode::STRING.0, &values, string);
                }
                Some(MetadataEntry::Value(value)) => self.value_metadata(numbers, value, None)?,
                Some(MetadataEntry::Node(node)) => {
                    let by = match node.kind {
                        debug::LOCATION => location,
                        debug::GENERIC_DEBUG => generic,
                        _ => None,
                    };
                    self.node(numbers, node, by, &mut values)?;
                }
                None => {}
            }
        }
        for list in &metadata.named {
            values.clear();
            values.extend(bytes(self.module.bytes(list.name)));
            self.records.record(MetadataCode::NAME.0, &values, name);
            values.clear();
            for &node in &list.nodes {
                values.push(u64::from(numbers.metadata(node)?));
            }
            self.records.full(MetadataCode::NAMED_NODE.0, &values);
        }
        self.records.exit();
        Ok(())
    }

    fn value_metadata(
        &mut self,
        numbers: &Numbers<'_>,
        value: Value,
        function: Option<&crate::model::Function>,
    ) -> Result<(), Error> {
        let of = numbers.type_of_value(value, function)?;
        let values = [u64::from(numbers.type_number(of)?), u64::from(numbers.value(value)?)];
        self.records.full(MetadataCode::VALUE.0, &values);
        Ok(())
    }

    fn node(
        &mut self,
        numbers: &Numbers<'_>,
        node: Node,
        by: Option<Abbreviation>,
        values: &mut Vec<u64>,
    ) -> Result<(), Error> {
        let kind =
            NodeKind::of(node.kind).ok_or_else(|| unwritable(format!("there is no node of kind {}", node.kind)))?;
        if node.kind == debug::TEMPORARY {
            return Err(unwritable("a node is referred to that was never told of".into()));
        }
        values.clear();
        let code = match (node.kind, node.distinct) {
            (debug::NODE | debug::DISTINCT_NODE, false) => debug::NODE,
            (debug::NODE | debug::DISTINCT_NODE, true) => debug::DISTINCT_NODE,
            (kind, distinct) => {
                values.push(u64::from(distinct));
                kind
            }
        };
        let mut words = self.module.metadata.fields(node).iter().copied();
        for field in kind.fields {
            let Some(low) = words.next() else { return Err(unwritable(format!("a {} lacks fields", kind.name))) };
            values.push(match field.kind {
                FieldKind::Required => match Metadata::reference(low) {
                    Some(id) => u64::from(numbers.metadata(id)?),
                    None => return Err(unwritable(format!("a {} lacks its {}", kind.name, field.name))),
                },
                kind if kind.refers() => reference(numbers, low)?,
                kind if kind.words() == 2 => {
                    let number = u64::from(low) | u64::from(words.next().unwrap_or_default()) << 32;
                    if kind == FieldKind::Signed64 { rotated(number as i64) } else { number }
                }
                _ => u64::from(low),
            });
        }
        match kind.rest {
            Rest::None => {}
            Rest::References => words.try_for_each(|word| {
                values.push(reference(numbers, word)?);
                Ok::<_, Error>(())
            })?,
            Rest::Numbers => {
                while let (Some(low), Some(high)) = (words.next(), words.next()) {
                    values.push(u64::from(low) | u64::from(high) << 32);
                }
            }
        }
        self.records.record(u32::from(code), values, by);
        Ok(())
    }

    /// The kinds of attachments, in a block of their own.
    pub(super) fn metadata_kinds(&mut self) {
        let module = self.module;
        if module.metadata.kinds.is_empty() {
            return;
        }
        self.records.enter(Block::METADATA, 3);
        for kind in &module.metadata.kinds {
            let mut values = vec![u64::from(kind.number)];
            values.extend(wide_characters(module.bytes(kind.name)));
            self.records.full(MetadataCode::KIND.0, &values);
        }
        self.records.exit();
    }

    /// Metadata that is local to the function that is open.
    pub(super) fn local_metadata(
        &mut self,
        numbers: &Numbers<'_>,
        function: &crate::model::Function,
    ) -> Result<(), Error> {
        if numbers.local_metadata.is_empty() {
            return Ok(());
        }
        self.records.enter(Block::METADATA, 3);
        for &id in &numbers.local_metadata {
            if let Some(MetadataEntry::Value(value)) = self.module.metadata.get(id) {
                self.value_metadata(numbers, value, Some(function))?;
            }
        }
        self.records.exit();
        Ok(())
    }

    /// Attachments to the `index`th function and its instructions.
    pub(super) fn attachments(&mut self, numbers: &Numbers<'_>, index: usize, body: &Body) -> Result<(), Error> {
        let attached = numbers.attached.get(index).map(Vec::as_slice).unwrap_or_default();
        if body.attachments.is_empty() && attached.is_empty() {
            return Ok(());
        }
        self.records.enter(Block::METADATA_ATTACHMENT, 3);
        let pair = |kind: u32, node: MetadataId| Ok::<_, Error>([u64::from(kind), u64::from(numbers.metadata(node)?)]);
        let mut values = Vec::new();
        for attachment in sorted(&body.attachments) {
            values.extend(pair(attachment.kind, attachment.node)?);
        }
        if !values.is_empty() {
            self.records.full(MetadataCode::ATTACHMENT.0, &values);
        }
        for of_instruction in attached.chunk_by(|a, b| a.0 == b.0) {
            values.clear();
            for &(place, attachment) in of_instruction {
                if values.is_empty() {
                    values.push(u64::from(place));
                }
                values.extend(pair(attachment.kind, attachment.node)?);
            }
            self.records.full(MetadataCode::ATTACHMENT.0, &values);
        }
        self.records.exit();
        Ok(())
    }
}

/// The number + 1 of what a field refers to; 0 for none.
fn reference(numbers: &Numbers<'_>, word: u32) -> Result<u64, Error> {
    Metadata::reference(word).map_or(Ok(0), |id| Ok(u64::from(numbers.metadata(id)?) + 1))
}

/// A signed number with its sign in the lowest bit, the others flipped for negative ones.
const fn rotated(number: i64) -> u64 {
    let shifted = (number as u64) << 1;
    if number < 0 { !shifted } else { shifted }
}
