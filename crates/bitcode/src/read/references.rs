//! References to metadata: by number, also to what is to come, and to what never comes.

use dxbin_base::{Code, Error, Severity};

use super::Reader;
use super::constants::pending_number;
use super::metadata::PENDING;
use crate::model::{
    Constant, ConstantId, ConstantKind, Metadata, MetadataEntry, MetadataId, Node, Span, Value, ValueKind,
};
use crate::operands::is_local;
use crate::spec::debug::{NODE, TEMPORARY};

/// The most numbers without metadata that are passed over at once. LLVM passes over any number.
const MOST_PASSED: u32 = 1 << 16;

impl Reader<'_, '_> {
    /// The id + 1 of a number, or a word for what is to come.
    pub(super) fn reference(&mut self, number: u64) -> Result<u32, Error> {
        let number = number as u32;
        match self.kept.metadata.get(number) {
            Some(id) => Ok(id.0 + 1),
            None => {
                if number >= PENDING {
                    return Err(self.no_metadata(number));
                }
                // Nothing takes less than three bits.
                if u64::from(number) >= u64::from(self.kept.metadata.len()) + self.cursor.left() {
                    return Ok(self.temporary(number).0 + 1);
                }
                self.waiting_metadata.referred = self.waiting_metadata.referred.max(number + 1);
                Ok(number | PENDING)
            }
        }
    }

    /// Gives metadata the next number.
    pub(super) fn number_metadata(&mut self, id: MetadataId) {
        if self.kept.metadata.len() < self.waiting_metadata.start {
            self.pass_far();
        }
        self.kept.metadata.push(id);
    }

    /// What a block tells of has numbers behind all that were referred to before it, as in LLVM.
    #[cold]
    fn pass_far(&mut self) {
        // Two for each byte, in all: what is passed over must not cost more than a file bears.
        let most = self.cursor.bits().len() as u32 / 4;
        let room = most.saturating_sub(self.module.metadata.entries.len() as u32).min(MOST_PASSED);
        let next = self.waiting_metadata.start.min(self.kept.metadata.len() + room);
        self.waiting_metadata.start = 0;
        while self.kept.metadata.len() < next {
            let id = self.temporary(self.kept.metadata.len());
            self.kept.metadata.push(id);
        }
    }

    /// Forgets metadata of a function, from this number on.
    pub(super) fn forget_metadata(&mut self, from: u32) {
        self.kept.metadata.truncate(from);
        let waiting = &mut self.waiting_metadata;
        if waiting.next > from {
            waiting.far.split_off(&from);
            waiting.next = from;
        }
    }

    /// The number that metadata of a function start with.
    pub(super) fn metadata_end(&self) -> u32 {
        self.kept.metadata.len().max(self.waiting_metadata.next)
    }

    /// The temporary node that stands for metadata of a number.
    #[cold]
    fn temporary(&mut self, number: u32) -> MetadataId {
        if let Some(&id) = self.waiting_metadata.far.get(&number) {
            return id;
        }
        let fields = Span { start: self.module.metadata.fields.len() as u32, length: 0 };
        let id = self.add_metadata(MetadataEntry::Node(Node { kind: TEMPORARY, distinct: false, fields }));
        let waiting = &mut self.waiting_metadata;
        waiting.far.insert(number, id);
        waiting.next = waiting.next.max(number + 1);
        id
    }

    #[cold]
    pub(super) fn no_metadata(&self, number: u32) -> Error {
        self.error(Code::ModuleMetadata, format!("metadata {number} are nowhere"))
    }

    /// The metadata of a number; a temporary node where there are none.
    pub(super) fn metadata_at(&mut self, number: u32) -> Result<MetadataId, Error> {
        match self.kept.metadata.get(number) {
            Some(id) => Ok(id),
            None if number < PENDING => Ok(self.temporary(number)),
            None => Err(self.no_metadata(number)),
        }
    }

    /// The node of a number; a temporary one where there is none.
    pub(super) fn node_at(&mut self, number: u32) -> Result<MetadataId, Error> {
        let id = self.metadata_at(number)?;
        self.as_node(id)
    }

    /// What metadata are as a value: of a node that has nothing but a constant it is that, of one that has nothing but null
    /// a node without anything.
    pub(super) fn as_value(&mut self, id: MetadataId) -> MetadataId {
        let metadata = &self.module.metadata;
        let Some(MetadataEntry::Node(node)) = metadata.get(id) else { return id };
        let &[field] = metadata.fields(node) else { return id };
        if !node.is_plain() {
            return id;
        }
        let Some(inner) = Metadata::reference(field) else {
            self.kept.twins.suspect();
            let fields = Span { start: metadata.fields.len() as u32, length: 0 };
            return self.add_metadata(MetadataEntry::Node(Node { kind: NODE, distinct: false, fields }));
        };
        match metadata.get(inner) {
            Some(MetadataEntry::Value(value)) if !is_local(value) && pending_number(value.0).is_none() => inner,
            _ => id,
        }
    }

    /// Metadata that must be a node.
    pub(super) fn as_node(&self, id: MetadataId) -> Result<MetadataId, Error> {
        match self.module.metadata.get(id) {
            Some(MetadataEntry::Node(_)) => Ok(id),
            _ => Err(self.error(Code::ModuleMetadata, "metadata that must be a node are none")),
        }
    }

    /// Adds a field that refers to metadata.
    pub(super) fn push_reference(&mut self, number: u64) -> Result<(), Error> {
        let word = self.reference(number)?;
        if word & PENDING != 0 {
            self.waiting_metadata.fields.push(self.module.metadata.fields.len() as u32);
        }
        self.module.metadata.fields.push(word);
        Ok(())
    }

    /// Adds fields that are numbers + 1, or 0 for nothing.
    pub(super) fn push_optionals(&mut self, words: &[u64]) -> Result<(), Error> {
        self.module.metadata.fields.reserve(words.len());
        for &word in words {
            match self.kept.metadata.get((word as u32).wrapping_sub(1)) {
                Some(id) => self.module.metadata.fields.push(id.0 + 1),
                None => self.push_optional(word)?,
            }
        }
        Ok(())
    }

    /// Adds a field that is a number + 1, or 0 for nothing.
    pub(super) fn push_optional(&mut self, word: u64) -> Result<(), Error> {
        match word as u32 {
            0 => {
                self.module.metadata.fields.push(0);
                Ok(())
            }
            word => self.push_reference(u64::from(word - 1)),
        }
    }

    /// Puts in what a block told of; for what it did not there are temporary nodes.
    pub(super) fn resolve_metadata(&mut self) {
        let waiting = &mut self.waiting_metadata;
        let (fields, lists, referred) =
            (std::mem::take(&mut waiting.fields), std::mem::take(&mut waiting.named), waiting.referred);
        waiting.referred = 0;
        if referred > self.kept.metadata.len() {
            let number = referred - 1;
            let told = self.no_metadata(number).diagnostic().clone().severity(Severity::Warning);
            self.diagnostics.push(told);
        }
        for place in fields {
            let Some(&word) = self.module.metadata.fields.get(place as usize) else { continue };
            let number = word & !PENDING;
            let word = match self.kept.metadata.get(number) {
                Some(id) => id.0 + 1,
                None => self.temporary(number).0 + 1,
            };
            if let Some(place) = self.module.metadata.fields.get_mut(place as usize) {
                *place = word;
            }
        }
        for &(list, place) in lists.iter().rev() {
            let node = self.module.metadata.named.get(list as usize).and_then(|list| list.nodes.get(place as usize));
            let Some(&node) = node else { continue };
            let id = self.node_at(node.0 & !PENDING);
            let Some(list) = self.module.metadata.named.get_mut(list as usize) else { continue };
            match (id, list.nodes.get_mut(place as usize)) {
                (Ok(id), Some(node)) => *node = id,
                (Err(error), _) => {
                    list.nodes.remove(place as usize);
                    self.note(error);
                }
                _ => {}
            }
        }
    }

    /// What stands for a value that is nowhere and still has a type: a block's address that leads nowhere.
    pub(super) fn nowhere_value(&mut self, number: u32) -> Value {
        let Some(&of) = self.pending.get(&number) else { return Value::NONE };
        let constants = &mut self.module.constants.entries;
        let value = ValueKind::Constant(ConstantId(constants.len() as u32)).into();
        constants.push(Constant { of, kind: ConstantKind::BlockAddress(Span::default()) });
        value
    }

    /// Puts in values that are there now. Of a function all must be.
    pub(super) fn resolve_values(&mut self, waiting: Vec<(MetadataId, u32)>, in_function: bool) {
        for (id, number) in waiting {
            let mut value = self.value(number);
            if value.is_none() {
                value = self.nowhere_value(number);
                let error = self.error(Code::ModuleValue, format!("value {number} in metadata is nowhere"));
                let severity = if in_function { Severity::Error } else { Severity::Warning };
                self.diagnostics.push(error.diagnostic().clone().severity(severity));
            }
            if let Some(entry) = self.module.metadata.entries.get_mut(id.index()) {
                *entry = MetadataEntry::Value(value);
            }
        }
    }
}
