//! Metadata that are the same as others: LLVM has each uniqued node once, and each string and each value.
//!
//! A file that LLVM wrote has each once, too. So the reader gives every record an entry of its own, only looks whether two
//! could be the same, and makes them one at the end where that is so.

use super::Reader;
use super::intern::{Hash, Seed, Table};
use crate::model::{Metadata, MetadataEntry, MetadataId, Module, Node, Opcode, Value, ValueKind};
use crate::spec::debug::{NODE, NodeKind, Rest, TEMPORARY};

/// Hashes of what was told of.
#[derive(Clone, Debug, Default)]
pub(super) struct Twins {
    /// The upper halves of hashes, 0 for a free place. A power of two of them, at most half taken.
    slots: Vec<u32>,
    taken: usize,
    /// Whether one was there already.
    found: bool,
}

impl Twins {
    /// Forgets all; a table of more than `most` places is given back.
    pub(super) fn clear(&mut self, most: usize) {
        if self.slots.len() > most {
            self.slots = Vec::new();
        } else if self.taken > 0 {
            self.slots.fill(0);
        }
        (self.taken, self.found) = (0, false);
    }

    /// Makes room for so many more.
    fn reserve(&mut self, more: usize) {
        let least = (self.taken + more) * 2;
        if least >= self.slots.len() {
            let old = std::mem::replace(&mut self.slots, vec![0; least.next_power_of_two().max(64)]);
            for slot in old.into_iter().filter(|slot| *slot != 0) {
                self.place(slot);
            }
        }
        self.taken += more;
    }

    /// Says that there may be some.
    pub(super) const fn suspect(&mut self) {
        self.found = true;
    }

    /// Puts a hash in for which there is room; whether it was there.
    #[inline(always)]
    fn place(&mut self, hash: u32) -> bool {
        let mask = self.slots.len() - 1;
        let mut at = (hash >> 1) as usize & mask;
        while let Some(slot) = self.slots.get_mut(at) {
            if *slot == hash {
                return true;
            }
            if *slot == 0 {
                *slot = hash;
                return false;
            }
            at = (at + 1) & mask;
        }
        false
    }
}

impl Reader<'_, '_> {
    /// Looks for what is there twice among metadata that were just told of, from this entry on.
    pub(super) fn look_for_twins(&mut self, start: usize) {
        if self.kept.twins.found {
            return;
        }
        let metadata = &self.module.metadata;
        let entries = metadata.entries.get(start..).unwrap_or_default();
        let twins = &mut self.kept.twins;
        twins.reserve(entries.len());
        let (of_strings, of_values) = (self.seed.start(1), self.seed.start(2));
        for &entry in entries {
            let hash = match entry {
                MetadataEntry::String(text) => of_strings.bytes(text.0.of(&self.module.text)),
                MetadataEntry::Value(value) => of_values.add(u64::from(value.0)),
                MetadataEntry::Node(Node { distinct: true, .. } | Node { kind: TEMPORARY, .. }) => continue,
                MetadataEntry::Node(node) => self.seed.start(u64::from(node.kind) << 32).words(metadata.fields(node)),
            };
            twins.found |= twins.place(hash.short() | 1);
        }
    }

    /// Makes one of what is the same.
    pub(super) fn join_twins(&mut self) {
        if self.kept.twins.found {
            let same = Union::of(&mut self.module, self.seed);
            same.apply(&mut self.module);
        }
    }
}

/// Which metadata stand for which.
struct Union {
    /// The entry that stands for each, itself if none does.
    same: Vec<u32>,
    /// Nodes that refer to an entry, or to what it stands for.
    users: Vec<Vec<u32>>,
    table: Table,
}

impl Union {
    fn of(module: &mut Module, seed: Seed) -> Self {
        let count = module.metadata.entries.len();
        let mut union =
            Self { same: (0..count as u32).collect(), users: vec![Vec::new(); count], table: Table::default() };
        for id in 0..count as u32 {
            for field in 0..references(module, id) {
                if let Some(of) = reference(module, id, field)
                    && let Some(users) = union.users.get_mut(of as usize)
                {
                    users.push(id);
                }
            }
        }
        let mut waiting: Vec<u32> = (0..count as u32).collect();
        while !waiting.is_empty() {
            waiting.sort_unstable();
            waiting.dedup();
            let mut next = Vec::new();
            for id in waiting {
                union.join(module, seed, id, &mut next);
            }
            waiting = next;
        }
        union
    }

    fn find(&self, mut id: u32) -> u32 {
        while let Some(&other) = self.same.get(id as usize)
            && other != id
        {
            id = other;
        }
        id
    }

    /// Lets the entry that is the same stand for this one, if there is one; what refers to it must be looked at again.
    fn join(&mut self, module: &mut Module, seed: Seed, id: u32, next: &mut Vec<u32>) {
        if self.find(id) != id {
            return;
        }
        let Some(&entry) = module.metadata.entries.get(id as usize) else { return };
        if let MetadataEntry::Node(node) = entry {
            if node.distinct || node.kind == TEMPORARY {
                return;
            }
            // A node in itself is one of its own.
            if (0..references(module, id)).any(|field| reference(module, id, field).map(|of| self.find(of)) == Some(id))
            {
                if let Some(MetadataEntry::Node(node)) = module.metadata.entries.get_mut(id as usize) {
                    node.distinct = true;
                }
                return;
            }
        }
        // Arguments of two functions look the same.
        if matches!(entry, MetadataEntry::Value(value) if value.is_none() || matches!(value.kind(), ValueKind::Argument(_)))
        {
            return;
        }
        let hash = self.hash(module, seed, id);
        let found =
            self.table.find(hash, |other| other != id && self.find(other) == other && self.is_same(module, id, other));
        match found {
            Some(other) => {
                if let Some(place) = self.same.get_mut(id as usize) {
                    *place = other;
                }
                let users = self.users.get_mut(id as usize).map(std::mem::take).unwrap_or_default();
                next.extend_from_slice(&users);
                if let Some(others) = self.users.get_mut(other as usize) {
                    others.extend(users);
                }
            }
            None => self.table.insert(hash, id),
        }
    }

    fn hash(&self, module: &Module, seed: Seed, id: u32) -> Hash {
        match module.metadata.entries.get(id as usize) {
            Some(&MetadataEntry::String(text)) => seed.start(1).bytes(module.bytes(text)),
            Some(&MetadataEntry::Value(value)) => seed.start(2).add(u64::from(value.0)),
            Some(&MetadataEntry::Node(node)) => {
                let words = self.words(module, node);
                words.fold(seed.start(u64::from(node.kind) << 32), |hash, word| hash.add(u64::from(word)))
            }
            None => seed.start(0),
        }
    }

    fn is_same(&self, module: &Module, id: u32, other: u32) -> bool {
        let get = |id: u32| module.metadata.entries.get(id as usize).copied();
        match (get(id), get(other)) {
            (Some(MetadataEntry::String(a)), Some(MetadataEntry::String(b))) => module.bytes(a) == module.bytes(b),
            (Some(MetadataEntry::Value(a)), Some(MetadataEntry::Value(b))) => a == b,
            (Some(MetadataEntry::Node(a)), Some(MetadataEntry::Node(b))) => {
                let joinable = |node: Node| !node.distinct && node.kind != TEMPORARY;
                joinable(a)
                    && joinable(b)
                    && a.kind == b.kind
                    && a.fields.length == b.fields.length
                    && self.words(module, a).eq(self.words(module, b))
            }
            _ => false,
        }
    }

    /// A node's fields, with what stands for what they refer to.
    fn words<'m>(&'m self, module: &'m Module, node: Node) -> impl Iterator<Item = u32> + 'm {
        let fields = module.metadata.fields(node);
        fields.iter().enumerate().map(move |(at, &word)| {
            if refers(node, at) { Metadata::reference(word).map_or(0, |id| self.find(id.0) + 1) } else { word }
        })
    }

    /// Puts in what stands for what.
    fn apply(&self, module: &mut Module) {
        for id in 0..module.metadata.entries.len() as u32 {
            let Some(&MetadataEntry::Node(node)) = module.metadata.entries.get(id as usize) else { continue };
            for at in 0..node.fields.length {
                if refers(node, at as usize)
                    && let Some(word) = module.metadata.fields.get_mut((node.fields.start + at) as usize)
                    && let Some(of) = Metadata::reference(*word)
                {
                    *word = self.find(of.0) + 1;
                }
            }
        }
        let new = |id: MetadataId| MetadataId(self.find(id.0));
        for list in &mut module.metadata.named {
            list.nodes.iter_mut().for_each(|node| *node = new(*node));
        }
        for body in module.functions.iter_mut().filter_map(|function| function.body.as_mut()) {
            let of_instructions = body.instruction_attachments.iter_mut().map(|(_, attachment)| attachment);
            for attachment in body.attachments.iter_mut().chain(of_instructions) {
                attachment.node = new(attachment.node);
            }
        }
        for id in (0..module.instructions.len() as u32).map(crate::model::InstructionId) {
            let Some(mut instruction) = module.instruction(id) else { continue };
            if let Some(location) = Metadata::reference(instruction.location).map(new)
                && location.0 + 1 != instruction.location
            {
                module.instructions.update(id, |instruction| instruction.location = location.0 + 1);
                let Some(moved) = module.instruction(id) else { continue };
                instruction = moved;
            }
            let arguments = match instruction.opcode {
                Opcode::CALL => 2,
                Opcode::INVOKE => 4,
                _ => continue,
            };
            for word in module.instructions.operands_mut(&instruction).iter_mut().skip(arguments) {
                if let ValueKind::Metadata(of) = Value(*word).kind()
                    && !Value(*word).is_none()
                {
                    *word = Value::from(ValueKind::Metadata(new(of))).0;
                }
            }
        }
    }
}

/// Whether the word at a place of a node's fields refers to metadata.
fn refers(node: Node, at: usize) -> bool {
    if node.kind == NODE {
        return true;
    }
    let Some(kind) = NodeKind::of(node.kind) else { return false };
    if at < kind.words() {
        kind.operands().iter().any(|&word| usize::from(word) == at)
    } else {
        kind.rest == Rest::References
    }
}

/// How many fields an entry has.
fn references(module: &Module, id: u32) -> u32 {
    match module.metadata.entries.get(id as usize) {
        Some(MetadataEntry::Node(node)) => node.fields.length,
        _ => 0,
    }
}

/// What a field of a node refers to.
fn reference(module: &Module, id: u32, field: u32) -> Option<u32> {
    let Some(&MetadataEntry::Node(node)) = module.metadata.entries.get(id as usize) else { return None };
    let &word = module.metadata.fields(node).get(field as usize)?;
    Metadata::reference(word).filter(|_| refers(node, field as usize)).map(|id| id.0)
}
