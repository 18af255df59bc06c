//! Metadata: strings, values, nodes by the table of [`crate::spec::debug`], named lists, kinds of attachments.

use std::collections::BTreeMap;

use dxbin_base::{Code, Error};

use super::constants::pending_number;
use super::twins::Mark;
use super::types::HOLE;
use super::{Known, Reader};
use crate::bitstream::{Item, Numbers};
use crate::model::{MetadataEntry, MetadataId, MetadataKind, NamedMetadata, Node, Span, Text, Type, Value};
use crate::operands::is_local;
use crate::spec::codes::{Block, MetadataCode};
use crate::spec::debug::{DISTINCT_NODE, FieldKind, GENERIC_DEBUG, NODE, NodeKind, Rest, TEMPORARY};

/// In a word that refers to metadata: the number of what is to come is below.
pub(super) const PENDING: u32 = 1 << 31;

/// References to what is to come.
#[derive(Clone, Debug, Default)]
pub(super) struct Waiting {
    /// Places in [`crate::model::Metadata::fields`].
    pub(super) fields: Vec<u32>,
    /// One more than the largest number of metadata that was referred to before it was told of.
    pub(super) referred: u32,
    /// Temporary nodes that stand for metadata with numbers behind all that are told of.
    pub(super) far: BTreeMap<u32, MetadataId>,
    /// Where the numbers of the next block start at least, and where those of this one do.
    pub(super) next: u32,
    pub(super) start: u32,
    /// Named lists, and places in them.
    pub(super) named: Vec<(u32, u32)>,
    /// Entries that are a value to come, and its number.
    pub(super) values: Vec<(MetadataId, u32)>,
}

impl Reader<'_, '_> {
    /// The block of metadata of the module or of a function.
    pub(super) fn metadata_block(&mut self, number: u32, numbers: &mut Numbers) -> Result<(), Error> {
        self.cursor.enter(number)?;
        self.waiting_metadata.start = self.waiting_metadata.next;
        self.usual_kinds();
        loop {
            match self.cursor.item(const { Block::METADATA.texts() | 1 << MetadataCode::NODE.0 }, numbers)? {
                Item::End => {
                    self.resolve_metadata();
                    self.look_for_twins();
                    return Ok(());
                }
                Item::Block(number) => self.unknown_block(number)?,
                Item::Text(code) => match MetadataCode(code) {
                    MetadataCode::STRING => self.metadata_string()?,
                    MetadataCode::NAME => self.named_list(numbers)?,
                    MetadataCode::NODE => self.plain_node(numbers)?,
                    _ => self.metadata_kind()?,
                },
                Item::Record(code) => {
                    if MetadataCode(code) == MetadataCode::VALUE && self.known_value(numbers) {
                        continue;
                    }
                    let result = self.metadata_record(MetadataCode(code), numbers);
                    if let Err(error) = result {
                        self.note(error);
                    }
                }
            }
        }
    }

    fn metadata_string(&mut self) -> Result<(), Error> {
        let start = self.module.text.len();
        self.cursor.string(&mut self.module.text)?;
        let old: &[u8] = b"llvm.vectorizer.";
        // Names of loop hints that LLVM itself renames.
        if self.module.text.get(start..).is_some_and(|text| text.starts_with(old)) {
            let text = self.module.text.split_off(start);
            let rest = text.get(old.len()..).unwrap_or_default();
            if rest == b"unroll" {
                self.module.text.extend_from_slice(b"llvm.loop.interleave.count");
            } else {
                self.module.text.extend_from_slice(b"llvm.loop.vectorize.");
                self.module.text.extend_from_slice(rest);
            }
        }
        let (seed, bytes) = (self.seed, self.module.text.get(start..).unwrap_or_default());
        self.kept.twins.string(self.module.metadata.entries.len(), || seed.start(1).bytes(bytes));
        let text = Text(Span { start: start as u32, length: (self.module.text.len() - start) as u32 });
        self.push_metadata(MetadataEntry::String(text));
        Ok(())
    }

    fn text_of(&mut self, lead: usize) -> Result<Text, Error> {
        let start = self.module.text.len();
        self.cursor.text(lead, &mut self.module.text)?;
        Ok(Text(Span { start: start as u32, length: (self.module.text.len() - start) as u32 }))
    }

    fn metadata_kind(&mut self) -> Result<(), Error> {
        let name = self.text_of(1)?;
        let number = self.cursor.numbers().first().map(|&number| number as u32);
        let Some(number) = number.filter(|_| !name.is_empty()) else {
            let error = self.short(&[]);
            self.note(error);
            return Ok(());
        };
        // LLVM's table has the largest number for what is not there, and finds that as soon as it has anything.
        let known =
            if number == u32::MAX { !self.module.metadata.kinds.is_empty() } else { self.kind_at(number).is_some() };
        if known {
            let error = self.error(Code::ModuleMetadata, format!("kind {number} of attachments is told of twice"));
            self.note(error);
            return Ok(());
        }
        let place = self.module.metadata.kinds.len() as u32;
        if place != number {
            self.kept.kinds.insert(self.seed.start(u64::from(number)), place);
        }
        self.module.metadata.kinds.push(MetadataKind { number, name });
        Ok(())
    }

    /// The kind of attachments that has a number: nearly all stand at the place of theirs.
    pub(super) fn kind_at(&self, number: u32) -> Option<MetadataKind> {
        let kinds = &self.module.metadata.kinds;
        let known = |place: u32| kinds.get(place as usize).copied().filter(|kind| kind.number == number);
        let elsewhere = || {
            let place = self.kept.kinds.find(self.seed.start(u64::from(number)), |place| known(place).is_some());
            place.and_then(known)
        };
        known(number).or_else(elsewhere)
    }

    /// A name and, right behind it, the list that has it.
    fn named_list(&mut self, record: &mut Numbers) -> Result<(), Error> {
        let name = self.text_of(0)?;
        let width = self.cursor.width();
        let id = self.cursor.bits().fixed(width) as u32;
        let code = MetadataCode(self.cursor.code(id)?);
        self.cursor.operands_into(record)?;
        if code != MetadataCode::NAMED_NODE {
            return Err(self.error(Code::ModuleMetadata, "a name that no list follows"));
        }
        // What has a name that another list has is added to that.
        let (at, mut nodes) = self.list_of(name);
        nodes.reserve_exact(record.len());
        for &number in record.iter() {
            match self.reference(number) {
                Ok(word) if word & PENDING != 0 => {
                    self.waiting_metadata.named.push((at as u32, nodes.len() as u32));
                    nodes.push(MetadataId(word));
                }
                Ok(word) => {
                    let id = MetadataId(word - 1);
                    if matches!(self.module.metadata.get(id), Some(MetadataEntry::Node(_))) {
                        nodes.push(id);
                    } else {
                        let error = self.error(Code::ModuleMetadata, format!("metadata {number} in a list is no node"));
                        self.note(error);
                    }
                }
                Err(error) => self.note(error),
            }
        }
        if let Some(list) = self.module.metadata.named.get_mut(at) {
            list.nodes = nodes;
        }
        Ok(())
    }

    /// The list with this name, added where there is none: where it is, and its nodes taken out.
    fn list_of(&mut self, name: Text) -> (usize, Vec<MetadataId>) {
        let module = &mut self.module;
        let hash = self.seed.start(0).bytes(module.bytes(name));
        let named = &module.metadata.named;
        let same = |id: u32| named.get(id as usize).is_some_and(|list| module.bytes(list.name) == module.bytes(name));
        let at = named.len();
        if let Some(at) = self.kept.list_names.find_or_add(hash, at as u32, same) {
            let nodes = module.metadata.named.get_mut(at as usize).map(|list| std::mem::take(&mut list.nodes));
            return (at as usize, nodes.unwrap_or_default());
        }
        module.metadata.named.push(NamedMetadata { name, nodes: Vec::new() });
        (at, self.kept.nodes.pop().unwrap_or_default())
    }

    /// Adds what has the next number.
    #[inline(always)]
    fn push_metadata(&mut self, entry: MetadataEntry) -> MetadataId {
        let id = self.add_metadata(entry);
        self.number_metadata(id);
        id
    }

    /// Adds what has no number.
    pub(super) fn add_metadata(&mut self, entry: MetadataEntry) -> MetadataId {
        let id = MetadataId(self.module.metadata.entries.len() as u32);
        super::room::push_tight(&mut self.module.metadata.entries, entry);
        id
    }

    fn metadata_record(&mut self, code: MetadataCode, record: &[u64]) -> Result<(), Error> {
        match code {
            MetadataCode::NODE | MetadataCode::DISTINCT_NODE => {
                let distinct = code.0 == u32::from(DISTINCT_NODE);
                self.node(NODE, distinct, |reader| reader.push_optionals(record))
            }
            MetadataCode::VALUE => self.metadata_value(record),
            MetadataCode::OLD_NODE => self.old_node(record),
            MetadataCode::OLD_FN_NODE => self.old_local(record),
            MetadataCode(code) => {
                match u8::try_from(code).ok().filter(|&code| code != TEMPORARY).and_then(NodeKind::of) {
                    Some(kind) => self.debug_node(kind, record),
                    None => self.unknown_record(code),
                }
            }
        }
    }

    /// Adds a node whose fields `add` adds. One whose fields make no sense has the number all the same.
    fn node(
        &mut self,
        kind: u8,
        distinct: bool,
        add: impl FnOnce(&mut Self) -> Result<(), Error>,
    ) -> Result<(), Error> {
        let start = self.module.metadata.fields.len();
        let waiting = self.waiting_metadata.fields.len();
        let result = add(self);
        if result.is_err() {
            self.module.metadata.fields.truncate(start);
            while self.waiting_metadata.fields.last().is_some_and(|&place| place as usize >= start) {
                self.waiting_metadata.fields.pop();
            }
        }
        let length = self.module.metadata.fields.len() - start;
        // A node that refers to itself is one of its own.
        let own = self.kept.metadata.len() | PENDING;
        let fields = &self.module.metadata.fields;
        let awaited = self.waiting_metadata.fields.get(waiting..).unwrap_or_default();
        let distinct = distinct || awaited.iter().any(|&place| fields.get(place as usize) == Some(&own));
        let kind = if result.is_ok() { kind } else { NODE };
        let fields = Span { start: start as u32, length: length as u32 };
        self.push_metadata(MetadataEntry::Node(Node { kind, distinct, fields }));
        result
    }

    /// A value that is there, of the type that is stated; whether it is one.
    #[inline(always)]
    fn known_value(&mut self, record: &[u64]) -> bool {
        let &[of, number] = record else { return false };
        let of = self.module.types.table.get(of as u32 as usize).copied().unwrap_or(HOLE);
        let is_sound = |of| !matches!(self.module.types.get(of), None | Some(Type::Metadata | Type::Void));
        match self.kept.values.get(number as u32 as usize) {
            Some(&Known { value, of: known }) if known == of && is_sound(of) => {
                self.kept.twins.value(self.module.metadata.entries.len(), value, self.kept.values.len());
                self.push_metadata(MetadataEntry::Value(value));
                true
            }
            _ => false,
        }
    }

    /// A node of nothing but references: its fields are read into their places, unless one is to come.
    fn plain_node(&mut self, numbers: &mut Numbers) -> Result<(), Error> {
        let held = self.cursor.hold();
        let (known, fields) = (self.kept.metadata.all_same(), &mut self.module.metadata.fields);
        let (start, mut mark) = (fields.len(), Mark::default());
        // The number + 1 is the entry's + 1, or 0 for nothing.
        self.cursor.each_operand(|word| {
            mark = mark.add(word as u32);
            fields.push(word as u32);
        })?;
        let fields = Span { start: start as u32, length: (fields.len() - start) as u32 };
        if known.is_some_and(|known| mark.is_within(known)) {
            self.kept.twins.node(self.module.metadata.entries.len(), mark);
            self.push_metadata(MetadataEntry::Node(Node { kind: NODE, distinct: false, fields }));
            return Ok(());
        }
        self.module.metadata.fields.truncate(start);
        self.cursor.resume(held);
        self.cursor.operands_into(numbers)?;
        let result = self.metadata_record(MetadataCode::NODE, numbers);
        result.or_else(|error| {
            self.note(error);
            Ok(())
        })
    }

    fn debug_node(&mut self, kind: &'static NodeKind, record: &[u64]) -> Result<(), Error> {
        let least = 1 + kind.fields.len() - usize::from(kind.optional);
        let most = match kind.rest {
            Rest::None => 1 + kind.fields.len() + usize::from(kind.obsolete),
            _ => usize::MAX,
        };
        let (distinct, words) = match record.split_first() {
            Some((&distinct, words)) if record.len() >= least && record.len() <= most => (distinct != 0, words),
            _ => {
                let error = self.short(record);
                return self.node(NODE, false, |_| Err(error));
            }
        };
        self.node(kind.code, distinct, |reader| {
            for (i, field) in kind.fields.iter().enumerate() {
                reader.field(field.kind, words.get(i).copied().unwrap_or(0))?;
            }
            if kind.code == GENERIC_DEBUG {
                reader.check_generic(words)?;
            }
            let rest = words.get(kind.fields.len()..).unwrap_or_default();
            match kind.rest {
                Rest::None => Ok(()),
                Rest::References => reader.push_optionals(rest),
                Rest::Numbers => {
                    let numbers = rest.iter().flat_map(|&word| [word as u32, (word >> 32) as u32]);
                    reader.module.metadata.fields.extend(numbers);
                    Ok(())
                }
            }
        })
    }

    fn check_generic(&self, words: &[u64]) -> Result<(), Error> {
        match *words {
            [tag, version, ..] if tag as u32 >= 1 << 16 || version as u32 != 0 => Err(self
                .error(Code::ModuleMetadata, "a node of another version than 0, or with a tag of more than 16 bits")),
            _ => Ok(()),
        }
    }

    fn field(&mut self, kind: FieldKind, word: u64) -> Result<(), Error> {
        let fields = &mut self.module.metadata.fields;
        match kind {
            FieldKind::Reference => return self.push_optional(word),
            FieldKind::Required => {
                // What is there must be a node; what is to come may be anything.
                if let Some(id) = self.kept.metadata.get(word as u32) {
                    self.as_node(id)?;
                }
                return self.push_reference(word);
            }
            FieldKind::Text => return self.push_string(word),
            FieldKind::Number64 | FieldKind::Count64 => fields.extend([word as u32, (word >> 32) as u32]),
            FieldKind::Signed64 => {
                let value = if word & 1 == 1 { !(word >> 1) } else { word >> 1 };
                fields.extend([value as u32, (value >> 32) as u32]);
            }
            FieldKind::Bool => fields.push(u32::from(word != 0)),
            FieldKind::Tag => fields.push(word as u32 & 0xffff),
            FieldKind::Column => fields.push(if word as u32 >= 1 << 16 { 0 } else { word as u32 }),
            FieldKind::Number
            | FieldKind::Encoding
            | FieldKind::Language
            | FieldKind::Virtuality
            | FieldKind::Flags
            | FieldKind::Reserved => fields.push(word as u32),
        }
        Ok(())
    }

    /// Adds a field that refers to a string, which must have been told of.
    fn push_string(&mut self, word: u64) -> Result<(), Error> {
        let word = match (word as u32).checked_sub(1) {
            None => 0,
            Some(number) => {
                let known = self.kept.metadata.get(number);
                let id = known.ok_or_else(|| self.no_metadata(number))?;
                if !matches!(self.module.metadata.get(id), Some(MetadataEntry::String(_))) {
                    return Err(self.error(Code::ModuleMetadata, format!("metadata {number} are no string")));
                }
                id.0 + 1
            }
        };
        self.module.metadata.fields.push(word);
        Ok(())
    }

    fn metadata_value(&mut self, record: &[u64]) -> Result<(), Error> {
        let result = match *record {
            [of, number] => self.value_metadata(of, number),
            _ => Err(self.short(record)),
        };
        match result {
            Ok(id) => {
                self.number_metadata(id);
                Ok(())
            }
            Err(error) => {
                self.push_metadata(MetadataEntry::Value(Value::NONE));
                Err(error)
            }
        }
    }

    /// Adds a value as metadata.
    fn value_metadata(&mut self, of: u64, number: u64) -> Result<MetadataId, Error> {
        let of = self.type_at(of).ok_or_else(|| self.no_type(of))?;
        if matches!(self.module.types.get(of), Some(Type::Metadata | Type::Void)) {
            return Err(self.error(Code::ModuleMetadata, "metadata or nothing as a value in metadata"));
        }
        let value = self.value_of(number as u32, Some(of))?.0;
        let id = self.add_metadata(MetadataEntry::Value(value));
        if let Some(number) = pending_number(value.0) {
            self.waiting_metadata.values.push((id, number));
        }
        Ok(id)
    }

    /// Nodes of files older than LLVM 3.6: types and values in turn.
    fn old_node(&mut self, record: &[u64]) -> Result<(), Error> {
        if record.len() % 2 == 1 {
            return Err(self.short(record));
        }
        let mut references = Vec::with_capacity(record.len() / 2);
        for &[of, number] in record.as_chunks::<2>().0 {
            let id = self.type_at(of).ok_or_else(|| self.no_type(of))?;
            references.push(match self.module.types.get(id) {
                Some(Type::Metadata) => Some(number),
                Some(Type::Void) => None,
                _ => {
                    // Such a value has no number of its own; the node refers to it by its id.
                    let value = self.value_metadata(of, number)?;
                    Some(u64::from(value.0) | 1 << 32)
                }
            });
        }
        self.node(NODE, false, |reader| {
            for &reference in &references {
                match reference {
                    None => reader.module.metadata.fields.push(0),
                    Some(id) if id >> 32 != 0 => reader.module.metadata.fields.push(id as u32 + 1),
                    Some(number) => reader.push_reference(number)?,
                }
            }
            Ok(())
        })
    }

    fn old_local(&mut self, record: &[u64]) -> Result<(), Error> {
        let &[of, number] = record else {
            if record.len() % 2 == 1 {
                return Err(self.short(record));
            }
            return self.node(NODE, false, |_| Ok(()));
        };
        let id = self.type_at(of).ok_or_else(|| self.no_type(of))?;
        if matches!(self.module.types.get(id), Some(Type::Metadata | Type::Void)) {
            return self.node(NODE, false, |_| Ok(()));
        }
        let id = self.value_metadata(of, number)?;
        self.number_metadata(id);
        match self.module.metadata.get(id) {
            Some(MetadataEntry::Value(value)) if !is_local(value) && pending_number(value.0).is_none() => {
                Err(self.error(Code::ModuleMetadata, "a constant as a value of a function"))
            }
            _ => Ok(()),
        }
    }
}
