//! Metadata, what is not distinct each once.

use std::collections::HashMap;

use super::{Editor, refused};
use crate::model::{
    InstructionId, Metadata, MetadataEntry, MetadataId, MetadataKind, NamedMetadata, Node, Span, Value, ValueKind,
};
use crate::spec::debug::{self, NodeKind, Rest};
use dxbin_base::Error;

/// What makes a node the same as another: its kind and its fields.
pub(super) type Key = (u8, Vec<u32>);

impl Editor<'_> {
    pub(super) fn know_metadata(&mut self) {
        for (at, &entry) in self.module.metadata.entries.iter().enumerate() {
            let id = MetadataId(at as u32);
            match entry {
                MetadataEntry::String(text) => {
                    self.strings.entry(self.module.bytes(text).to_vec()).or_insert(id);
                }
                MetadataEntry::Value(value) => {
                    self.values.entry(value).or_insert(id);
                }
                MetadataEntry::Node(node) if node.distinct => {}
                MetadataEntry::Node(node) => {
                    self.nodes.entry((node.kind, self.module.metadata.fields(node).to_vec())).or_insert(id);
                }
            }
        }
    }

    fn add_metadata(&mut self, entry: MetadataEntry) -> MetadataId {
        let id = MetadataId(self.module.metadata.entries.len() as u32);
        self.module.metadata.entries.push(entry);
        id
    }

    /// A string.
    pub fn string(&mut self, text: impl AsRef<[u8]>) -> MetadataId {
        if let Some(&id) = self.strings.get(text.as_ref()) {
            return id;
        }
        let piece = self.module.add_text(text.as_ref());
        let id = self.add_metadata(MetadataEntry::String(piece));
        self.strings.insert(text.as_ref().to_vec(), id);
        id
    }

    /// A value as metadata.
    pub fn value(&mut self, value: Value) -> MetadataId {
        if let Some(&id) = self.values.get(&value) {
            return id;
        }
        let id = self.add_metadata(MetadataEntry::Value(value));
        self.values.insert(value, id);
        id
    }

    /// A plain node.
    pub fn node(&mut self, operands: &[Option<MetadataId>]) -> MetadataId {
        let words: Vec<u32> = operands.iter().map(|&operand| word(operand)).collect();
        self.uniqued(debug::NODE, &words)
    }

    /// A plain node of its own, even where another has the same operands.
    pub fn distinct_node(&mut self, operands: &[Option<MetadataId>]) -> MetadataId {
        let words: Vec<u32> = operands.iter().map(|&operand| word(operand)).collect();
        let fields = self.add_fields(&words);
        self.add_metadata(MetadataEntry::Node(Node { kind: debug::NODE, distinct: true, fields }))
    }

    /// A node of debug information; `words` as [`Metadata::fields`] has them.
    ///
    /// # Errors
    /// [`ModuleEdit`](dxbin_base::Code::ModuleEdit): there is no such kind, or it has another number of words.
    pub fn debug_node(&mut self, kind: u8, words: &[u32]) -> Result<MetadataId, Error> {
        let Some(row) = NodeKind::of(kind) else { return Err(refused(format!("there is no node of kind {kind}"))) };
        let rest = words.len().checked_sub(row.words());
        let fits = match row.rest {
            Rest::None => rest == Some(0),
            Rest::References => rest.is_some(),
            Rest::Numbers => rest.is_some_and(|rest| rest % 2 == 0),
        };
        match fits {
            true => Ok(self.uniqued(kind, words)),
            false => Err(refused(format!("a {} has {} words and not {}", row.name, row.words(), words.len()))),
        }
    }

    fn uniqued(&mut self, kind: u8, words: &[u32]) -> MetadataId {
        if let Some(&id) = self.nodes.get(&(kind, words.to_vec())) {
            return id;
        }
        let fields = self.add_fields(words);
        let id = self.add_metadata(MetadataEntry::Node(Node { kind, distinct: false, fields }));
        self.nodes.insert((kind, words.to_vec()), id);
        id
    }

    fn add_fields(&mut self, words: &[u32]) -> Span {
        let start = self.module.metadata.fields.len() as u32;
        self.module.metadata.fields.extend_from_slice(words);
        Span { start, length: words.len() as u32 }
    }

    /// The nodes of a named list.
    pub fn nodes_of(&self, name: impl AsRef<[u8]>) -> Option<&[MetadataId]> {
        let name = name.as_ref();
        let list = self.module.metadata.named.iter().find(|list| self.module.bytes(list.name) == name)?;
        Some(&list.nodes)
    }

    /// Sets the nodes of a named list, which is added behind the others where there is none.
    pub fn set_named(&mut self, name: impl AsRef<[u8]>, nodes: &[MetadataId]) {
        let module = &mut *self.module;
        let place = module.metadata.named.iter().position(|list| module.bytes(list.name) == name.as_ref());
        match place.and_then(|place| module.metadata.named.get_mut(place)) {
            Some(list) => list.nodes = nodes.to_vec(),
            None => {
                let name = module.add_text(name.as_ref());
                module.metadata.named.push(NamedMetadata { name, nodes: nodes.to_vec() });
            }
        }
    }

    /// Takes a named list away; says whether there was one.
    pub fn remove_named(&mut self, name: impl AsRef<[u8]>) -> bool {
        let module = &mut *self.module;
        let place = module.metadata.named.iter().position(|list| module.bytes(list.name) == name.as_ref());
        place.map(|place| module.metadata.named.remove(place)).is_some()
    }

    /// The number of a kind of attachment, which is added where there is none.
    pub fn attachment_kind(&mut self, name: impl AsRef<[u8]>) -> u32 {
        let module = &mut *self.module;
        let kinds = &module.metadata.kinds;
        if let Some(kind) = kinds.iter().find(|kind| module.bytes(kind.name) == name.as_ref()) {
            return kind.number;
        }
        let number = kinds.iter().map(|kind| kind.number + 1).max().unwrap_or_default();
        let name = module.add_text(name.as_ref());
        module.metadata.kinds.push(MetadataKind { number, name });
        number
    }

    /// Puts `new` wherever `old` is referred to. Nodes that become the same as others become one with them, as in LLVM.
    ///
    /// # Errors
    /// [`ModuleEdit`](dxbin_base::Code::ModuleEdit): one of the two is not there.
    pub fn replace_metadata(&mut self, old: MetadataId, new: MetadataId) -> Result<(), Error> {
        for id in [old, new] {
            if self.module.metadata.get(id).is_none() {
                return Err(refused(format!("there is no metadata {}", id.0)));
            }
        }
        let mut others = HashMap::from([(old, new)]);
        while !others.is_empty() {
            self.redirect(&others);
            others = self.merge();
        }
        Ok(())
    }

    /// Puts others in the place of what is referred to, everywhere.
    fn redirect(&mut self, others: &HashMap<MetadataId, MetadataId>) {
        let module = &mut *self.module;
        let other = |id: MetadataId| others.get(&id).copied().unwrap_or(id);
        for entry in &module.metadata.entries {
            let MetadataEntry::Node(node) = entry else { continue };
            let Some(kind) = NodeKind::of(node.kind) else { continue };
            let start = node.fields.start as usize;
            let Some(words) = module.metadata.fields.get_mut(start..start + node.fields.length as usize) else {
                continue;
            };
            let rest = if kind.rest == Rest::References { kind.words() } else { words.len() };
            let places = kind.operands().iter().map(|&place| usize::from(place)).chain(rest..words.len());
            for place in places {
                if let Some(field) = words.get_mut(place)
                    && let Some(id) = Metadata::reference(*field)
                {
                    *field = other(id).0 + 1;
                }
            }
        }
        for list in &mut module.metadata.named {
            list.nodes.iter_mut().for_each(|node| *node = other(*node));
        }
        for id in (0..module.instructions.len() as u32).map(InstructionId) {
            let location = module.instruction(id).and_then(|instruction| instruction.location());
            if let Some(new) = location.map(&other).filter(|&new| Some(new) != location) {
                module.instructions.update(id, |instruction| instruction.location = new.0 + 1);
            }
        }
        for body in module.functions.iter_mut().filter_map(|function| function.body.as_mut()) {
            body.attachments.iter_mut().for_each(|attachment| attachment.node = other(attachment.node));
            body.instruction_attachments
                .iter_mut()
                .for_each(|(_, attachment)| attachment.node = other(attachment.node));
        }
        self.each_value_operand(|value| match value.kind() {
            ValueKind::Metadata(id) if !value.is_none() => ValueKind::Metadata(other(id)).into(),
            _ => value,
        });
    }

    /// Finds nodes that are the same as earlier ones; knows all nodes anew.
    fn merge(&mut self) -> HashMap<MetadataId, MetadataId> {
        self.nodes.clear();
        let mut others = HashMap::new();
        for (at, entry) in self.module.metadata.entries.iter().enumerate() {
            let MetadataEntry::Node(node) = entry else { continue };
            if node.distinct {
                continue;
            }
            let key = (node.kind, self.module.metadata.fields(*node).to_vec());
            let id = MetadataId(at as u32);
            let first = *self.nodes.entry(key).or_insert(id);
            if first != id {
                others.insert(id, first);
            }
        }
        // What was merged is of no use, and must not be found again.
        for id in others.keys() {
            if let Some(MetadataEntry::Node(node)) = self.module.metadata.entries.get_mut(id.index()) {
                (node.distinct, node.fields) = (true, Span::default());
            }
        }
        others
    }
}

/// A reference as a field has it.
const fn word(id: Option<MetadataId>) -> u32 {
    match id {
        Some(id) => id.0 + 1,
        None => 0,
    }
}
