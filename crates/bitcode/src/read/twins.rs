//! Metadata that are the same as others: LLVM has each uniqued node once, and each string and each value.
//!
//! A file that LLVM wrote has each once, too. So the reader gives every record an entry of its own, only looks whether two
//! could be the same, and makes them one at the end where that is so.

use super::Reader;
use super::intern::{Hash, Seed, Table};
use crate::model::{Metadata, MetadataEntry, MetadataId, Module, Node, Opcode, Value, ValueKind};
use crate::spec::debug::{NODE, NodeKind, Rest, TEMPORARY};

/// What was told of, to see what is told of again.
///
/// As long as there is nothing but strings, values, and nodes that refer to what stands before them, each is looked for
/// when it is read. Otherwise all are looked for by their hashes, at the end of their block.
#[derive(Clone, Debug, Default)]
pub(super) struct Twins {
    /// The upper halves of hashes, 0 for a free place. A power of two of them, at most half taken.
    slots: Vec<u32>,
    taken: usize,
    /// How many entries were looked for as they were read: all, or no more are.
    quick: usize,
    /// How many were looked for by their hashes.
    hashed: usize,
    /// Which values there were: by their index, a bit for their kind.
    values: Vec<u8>,
    /// A mark of each node, how many of them were looked through, and one more than the last node.
    marks: Vec<u32>,
    steps: usize,
    last: u32,
    /// Whether one was there already.
    found: bool,
}

/// What a node is known again by, as its fields are read.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Mark {
    /// The largest of its fields.
    behind: u32,
    sum: u32,
}

impl Mark {
    /// Whether the fields refer to nothing but the first so many entries.
    #[inline(always)]
    pub(super) const fn is_within(self, entries: u32) -> bool {
        self.behind <= entries
    }

    /// With one field more.
    #[inline(always)]
    pub(super) fn add(self, word: u32) -> Self {
        Self {
            behind: self.behind.max(word),
            sum: self.sum.wrapping_add(word).wrapping_add(1).wrapping_mul(0x9e37_79b1),
        }
    }
}

impl Twins {
    /// Forgets all; lists of more than `most` places are given back.
    pub(super) fn clear(&mut self, most: usize) {
        if self.slots.len().max(self.values.capacity()).max(self.marks.capacity()) > most {
            *self = Self::default();
            return;
        }
        self.empty();
        self.values.clear();
        self.marks.clear();
        (self.quick, self.hashed, self.steps, self.last, self.found) = (0, 0, 0, 0, false);
    }

    /// Takes all hashes out.
    fn empty(&mut self) {
        if self.taken > 0 {
            self.slots.fill(0);
        }
        self.taken = 0;
    }

    /// Says that there may be some.
    pub(super) const fn suspect(&mut self) {
        self.found = true;
    }

    /// Looks for the string that will be this entry.
    #[inline(always)]
    pub(super) fn string(&mut self, entry: usize, hash: impl FnOnce() -> Hash) {
        if self.quick == entry {
            self.quick += 1;
            self.found |= self.place(hash());
        }
    }

    /// The same for a value, whose index is below `most` in nearly all modules; where not, hashes tell.
    #[inline(always)]
    pub(super) fn value(&mut self, entry: usize, value: Value, most: usize) {
        if self.quick != entry {
            return;
        }
        let (kind, index) = (1 << (value.0 >> 29), (value.0 & Value::LARGEST) as usize);
        if index >= self.values.len() {
            if index >= most {
                return;
            }
            self.values.resize(index + 1, 0);
        }
        if let Some(seen) = self.values.get_mut(index) {
            self.found |= *seen & kind != 0;
            *seen |= kind;
            self.quick += 1;
        }
    }

    /// The same for a node, none of whose fields refers to what is to come.
    ///
    /// Another that is the same stands behind what both refer to. Nine of ten refer to what no node is behind.
    #[inline(always)]
    pub(super) fn node(&mut self, entry: usize, mark: Mark) {
        if self.quick != entry {
            return;
        }
        if mark.behind < self.last {
            // No more nodes are there than entries.
            let first = self.marks.len().saturating_sub((self.last - mark.behind) as usize);
            let others = self.marks.get(first..).unwrap_or_default();
            self.steps += others.len();
            if self.steps > 8 * entry + 64 {
                return;
            }
            self.found |= others.contains(&mark.sum);
        }
        self.marks.push(mark.sum);
        self.last = entry as u32 + 1;
        self.quick += 1;
    }

    /// Makes room for so many hashes more.
    fn make_room(&mut self, more: usize) {
        let least = (self.taken + more) * 2;
        if least > self.slots.len() {
            let longer = vec![0; least.next_power_of_two().max(64)];
            for slot in std::mem::replace(&mut self.slots, longer).into_iter().filter(|slot| *slot != 0) {
                self.put(slot);
            }
        }
    }

    /// Puts a hash in; whether it was there.
    fn place(&mut self, hash: Hash) -> bool {
        self.make_room(1);
        self.taken += 1;
        self.put(hash.short() | 1)
    }

    /// The same, where there is room.
    #[inline(always)]
    fn put(&mut self, hash: u32) -> bool {
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
    /// Looks for what is there twice, at the end of a block.
    pub(super) fn look_for_twins(&mut self) {
        if !self.kept.twins.found && self.kept.twins.quick != self.module.metadata.entries.len() {
            self.look_by_hashes();
        }
    }

    #[inline(never)]
    fn look_by_hashes(&mut self) {
        let (metadata, twins) = (&self.module.metadata, &mut self.kept.twins);
        if twins.hashed == 0 {
            twins.empty();
        }
        twins.quick = usize::MAX;
        twins.make_room(metadata.entries.len() - twins.hashed);
        let (of_strings, of_values) = (self.seed.start(1), self.seed.start(2));
        for &entry in metadata.entries.get(twins.hashed..).unwrap_or_default() {
            let hash = match entry {
                MetadataEntry::String(text) => of_strings.bytes(text.0.of(&self.module.text)),
                MetadataEntry::Value(value) => of_values.add(u64::from(value.0)),
                MetadataEntry::Node(Node { distinct: true, .. } | Node { kind: TEMPORARY, .. }) => continue,
                MetadataEntry::Node(node) => self.seed.start(u64::from(node.kind) << 32).words(metadata.fields(node)),
            };
            twins.found |= twins.place(hash);
        }
        twins.hashed = metadata.entries.len();
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

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::super::read;
    use super::*;
    use crate::bitstream::Emitter;
    use crate::spec::codes::{Block, ConstantCode, MetadataCode, TypeCode};
    use dxbin_base::{Diagnostics, Limits};

    /// A record of metadata: its code, and what it has.
    type Record = (MetadataCode, Vec<u64>);

    /// A module of eight constants, these metadata, and a list of all nodes.
    fn module(records: &[Record]) -> Module {
        let mut out = Emitter::new();
        out.fixed(0xdec0_4342, 32);
        out.enter(Block::MODULE.0, 3);
        out.enter(Block::TYPE.0, 4);
        out.record(TypeCode::NUMENTRY.0, &[1]);
        out.record(TypeCode::INTEGER.0, &[32]);
        out.end();
        out.enter(Block::CONSTANTS.0, 3);
        out.record(ConstantCode::SETTYPE.0, &[0]);
        (0..8).for_each(|value| out.record(ConstantCode::INTEGER.0, &[2 * value]));
        out.end();
        out.enter(Block::METADATA.0, 3);
        for (code, words) in records {
            out.record(code.0, words);
        }
        let is_node = |record: &Record| ![MetadataCode::STRING, MetadataCode::VALUE].contains(&record.0);
        let nodes = (0..).zip(records).filter(|(_, record)| is_node(record)).map(|(id, _)| id).collect::<Vec<u64>>();
        out.record(MetadataCode::NAME.0, &[u64::from(b'n')]);
        out.record(MetadataCode::NAMED_NODE.0, &nodes);
        out.end();
        out.end();
        let mut diagnostics = Diagnostics::new();
        let module = read(&out.finish(), 0, &Limits::default(), &mut diagnostics).unwrap();
        assert!(diagnostics.is_empty(), "{diagnostics:?}");
        module
    }

    /// How many different metadata the list's nodes are and lead to, none of which may be there twice.
    fn count(module: &Module) -> usize {
        let metadata = &module.metadata;
        let mut seen: BTreeSet<MetadataId> = metadata.named[0].nodes.iter().copied().collect();
        let mut waiting: Vec<MetadataId> = seen.iter().copied().collect();
        while let Some(id) = waiting.pop() {
            if let Some(MetadataEntry::Node(node)) = metadata.get(id) {
                let fields = metadata.fields(node).iter().filter_map(|&word| Metadata::reference(word));
                waiting.extend(fields.filter(|&of| seen.insert(of)));
            }
        }
        let said = |id: &MetadataId| match metadata.get(*id).unwrap() {
            MetadataEntry::String(text) => format!("text {:?}", module.bytes(text)),
            MetadataEntry::Value(value) => format!("{value:?}"),
            MetadataEntry::Node(node) if node.distinct => format!("{id:?}"),
            MetadataEntry::Node(node) => format!("node {:?}", metadata.fields(node)),
        };
        let different: BTreeSet<String> = seen.iter().map(said).collect();
        assert_eq!(different.len(), seen.len());
        seen.len()
    }

    fn string(text: &str) -> Record {
        (MetadataCode::STRING, text.bytes().map(u64::from).collect())
    }

    fn node(of: &[u64]) -> Record {
        (MetadataCode::NODE, of.iter().map(|id| id + 1).collect())
    }

    fn value(constant: u64) -> Record {
        (MetadataCode::VALUE, vec![0, constant])
    }

    #[test]
    fn each_is_there_once() {
        let cases: [(&[Record], usize); 8] = [
            (&[string("a"), node(&[0]), string("b"), node(&[2])], 4),
            (&[string("a"), node(&[0]), string("a"), node(&[2])], 2),
            (&[value(1), node(&[0]), value(1), node(&[2, 0])], 3),
            (&[string("a"), node(&[0]), node(&[0])], 2),
            (&[string("a"), node(&[0]), node(&[0, 0]), string("b"), node(&[0])], 3),
            (&[node(&[]), node(&[]), string("a"), node(&[2, 1]), node(&[2, 0])], 3),
            // One that refers to what comes behind it, and the same behind that.
            (&[node(&[1]), string("a"), node(&[1])], 2),
            (&[string("a"), (MetadataCode::NODE, vec![0, 1]), (MetadataCode(5), vec![1]), node(&[0])], 4),
        ];
        for (records, expected) in cases {
            assert_eq!(count(&module(records)), expected, "{records:?}");
        }
    }

    /// However many nodes are looked through, and whatever refers to what.
    #[test]
    fn each_of_many_is_there_once() {
        let mut state = 1_u64;
        let mut below = |most: u64| {
            state = state.wrapping_mul(0x5851_f42d_4c95_7f2d).wrapping_add(1);
            (state >> 33) % most
        };
        for round in 0..400 {
            let ahead = round % 4 == 3;
            let length = 10 + below(if round % 8 == 0 { 400 } else { 40 });
            let records = (0..length).map(|id| match below(8) {
                0 => string(&below(20).to_string()),
                1 => value(below(8)),
                kind => {
                    let most = if ahead { length } else { id };
                    let least = if kind < 4 { 0 } else { most.saturating_sub(3) };
                    let fields = 1 + below(2);
                    // A node refers to nothing where there is nothing, and never to itself.
                    let field = |_| (least + below((most - least).max(1))).min(length - 1);
                    node(&(0..fields).map(field).filter(|&of| of != id && of < most).collect::<Vec<_>>())
                }
            });
            count(&module(&records.collect::<Vec<_>>()));
        }
    }
}
