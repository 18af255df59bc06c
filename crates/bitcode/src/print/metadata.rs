//! Metadata: named lists, nodes, debug information.

use dxbin_base::sink::{Class, Sink};

use crate::model::{Metadata, MetadataEntry, MetadataId, Module, Node};
use crate::spec::debug::{ACCESS, EXPRESSION, FLAGS, FieldKind, LOCAL_VAR, NODE, NodeKind, Rest, Shown, TEMPORARY};
use crate::spec::dwarf::{Encoding, Language, Operation, Tag, Virtuality};

use super::{Comments, Printer, TooLarge};

impl<S: Sink, C: Comments> Printer<'_, '_, S, C> {
    /// `!name = !{!0, ...}` for each named list.
    pub(super) fn named_metadata(&mut self) {
        let module = self.module;
        let mut text = Vec::new();
        for named in &module.metadata.named {
            if self.slots.stripped.hides_list(module.bytes(named.name)) {
                continue;
            }
            self.pen.put(Class::Register, b"!");
            text.clear();
            super::names::push_metadata_name(&mut text, module.bytes(named.name));
            self.pen.text(Class::Register, &text);
            self.put(b" = !{");
            for (i, &node) in named.nodes.iter().enumerate() {
                if i > 0 {
                    self.put(b", ");
                }
                self.node_operand(node);
                self.pen.spill();
            }
            self.put(b"}");
            self.pen.end_line();
        }
    }

    /// `!0 = ...` for each node that has a number.
    pub(super) fn nodes(&mut self) -> Result<(), TooLarge> {
        for index in 0..self.slots.order.len() {
            let Some(&id) = self.slots.order.get(index) else { break };
            let Some(MetadataEntry::Node(node)) = self.module.metadata.get(id) else { continue };
            self.pen.compose(|room| {
                room.put(Class::Register, b"!");
                room.unsigned(Class::Register, index as u32);
                room.put(Class::Plain, b" = ");
            });
            self.node(node)?;
            self.pen.end_line();
        }
        Ok(())
    }

    /// A node's number.
    #[inline]
    pub(super) fn node_operand(&mut self, id: MetadataId) {
        self.node_after(b"", id);
    }

    /// Metadata where something refers to it.
    pub(super) fn metadata_operand(&mut self, id: Option<MetadataId>) -> Result<(), TooLarge> {
        self.metadata_after(b"", id)
    }

    /// The same behind some text.
    #[inline]
    fn metadata_after<const N: usize>(&mut self, before: &[u8; N], id: Option<MetadataId>) -> Result<(), TooLarge> {
        let Some(id) = id else {
            self.pen.compose(|room| {
                room.put(Class::Plain, before);
                room.put(Class::Literal, b"null");
            });
            return Ok(());
        };
        match self.module.metadata.get(id) {
            Some(MetadataEntry::Node(_)) => self.node_after(before, id),
            Some(MetadataEntry::String(text)) => {
                self.pen.compose(|room| {
                    room.put(Class::Plain, before);
                    room.put(Class::Literal, b"!");
                });
                self.quoted(Class::Literal, text);
            }
            Some(MetadataEntry::Value(value)) if !matches!(value.kind(), crate::model::ValueKind::Metadata(_)) => {
                self.typed_after(before, value)?;
            }
            _ => {
                self.put(before);
                self.bad_reference();
            }
        }
        Ok(())
    }

    /// A node's own text.
    fn node(&mut self, node: Node) -> Result<(), TooLarge> {
        if node.distinct {
            self.pen.put(Class::Keyword, b"distinct ");
        }
        let fields = self.module.metadata.fields(node);
        if matches!(node.kind, NODE | TEMPORARY) {
            if node.kind == TEMPORARY {
                self.pen.put(Class::Keyword, b"<temporary!> ");
            }
            self.put(b"!{");
            for (i, &word) in fields.iter().enumerate() {
                let id = Metadata::reference(word);
                if i == 0 {
                    self.metadata_after(b"", id)?
                } else {
                    self.metadata_after(b", ", id)?
                }
                self.pen.spill();
            }
            self.put(b"}");
            return Ok(());
        }
        let Some(kind) = NodeKind::of(node.kind) else {
            self.bad_reference();
            return Ok(());
        };
        if node.kind == EXPRESSION {
            super::debug::write_expression(&mut self.pen, fields);
            return Ok(());
        }
        self.pen.put(Class::Mnemonic, b"!");
        self.pen.text(Class::Mnemonic, kind.name.as_bytes());
        self.put(b"(");
        self.fields(kind, fields)?;
        self.put(b")");
        Ok(())
    }

    fn fields(&mut self, kind: &NodeKind, words: &[u32]) -> Result<(), TooLarge> {
        let mut first = true;
        for (field, index) in kind.listing() {
            let low = words.get(index).copied().unwrap_or(0);
            let high = if field.kind.words() == 2 { words.get(index + 1).copied().unwrap_or(0) } else { 0 };
            let value = u64::from(low) | u64::from(high) << 32;
            let value = match field.kind {
                FieldKind::Column if value > 0xffff => 0,
                FieldKind::Text if text_of(self.module, low).is_empty() => 0,
                _ => value,
            };
            let hidden = match field.shown {
                Shown::Always => false,
                Shown::Unless(hidden) => value == u64::from(hidden),
                Shown::UnlessLocal => {
                    debug_assert_eq!(kind.code, LOCAL_VAR);
                    value == 0 && words.first() == Some(&Tag::AUTO_VARIABLE.0)
                }
            };
            if hidden {
                continue;
            }
            self.separate(&mut first);
            self.pen.text(Class::Keyword, field.name.as_bytes());
            self.put(b": ");
            self.field(field.kind, value)?;
        }
        let rest = words.get(kind.words()..).unwrap_or_default();
        if kind.rest == Rest::References && !rest.is_empty() {
            self.separate(&mut first);
            self.pen.put(Class::Keyword, b"operands");
            self.put(b": {");
            for (i, &word) in rest.iter().enumerate() {
                if i > 0 {
                    self.put(b", ");
                }
                self.metadata_operand(Metadata::reference(word))?;
                self.pen.spill();
            }
            self.put(b"}");
        }
        Ok(())
    }

    fn separate(&mut self, first: &mut bool) {
        if !std::mem::take(first) {
            self.put(b", ");
        }
    }

    fn field(&mut self, kind: FieldKind, value: u64) -> Result<(), TooLarge> {
        let word = value as u32;
        match kind {
            FieldKind::Reference | FieldKind::Required => return self.metadata_operand(Metadata::reference(word)),
            FieldKind::Text => {
                super::names::write_string(&mut self.pen, Class::Literal, text_of(self.module, word));
            }
            FieldKind::Number | FieldKind::Column | FieldKind::Number64 | FieldKind::Reserved => {
                self.pen.unsigned64(Class::Literal, value);
            }
            FieldKind::Count64 | FieldKind::Signed64 => self.pen.signed64(Class::Literal, value as i64),
            FieldKind::Bool => self.word(if value == 0 { "false" } else { "true" }),
            FieldKind::Tag => self.spelled(Tag(word).name(), word),
            FieldKind::Encoding => self.spelled(Encoding(word).name(), word),
            FieldKind::Language => self.spelled(Language(word).name(), word),
            FieldKind::Virtuality => self.spelled(Virtuality(word).name(), word),
            FieldKind::Flags => self.flags(word),
        }
        Ok(())
    }

    fn spelled(&mut self, name: Option<&str>, value: u32) {
        match name {
            Some(name) => self.word(name),
            None => self.pen.unsigned(Class::Literal, value),
        }
    }

    fn flags(&mut self, flags: u32) {
        let mut first = true;
        let access = (flags & 3).checked_sub(1).and_then(|access| ACCESS.get(access as usize));
        let others = FLAGS.iter().enumerate().filter(|(bit, _)| flags >> (bit + 2) & 1 != 0).map(|(_, name)| name);
        for name in access.into_iter().chain(others) {
            if !std::mem::take(&mut first) {
                self.put(b" | ");
            }
            self.word(name);
        }
        let extra = flags >> (FLAGS.len() + 2) << (FLAGS.len() + 2);
        if extra != 0 || first {
            if !first {
                self.put(b" | ");
            }
            self.pen.unsigned(Class::Literal, extra);
        }
    }
}

/// The string that a field refers to.
pub(super) fn text_of(module: &Module, word: u32) -> &[u8] {
    match Metadata::reference(word).and_then(|id| module.metadata.get(id)) {
        Some(MetadataEntry::String(text)) => module.bytes(text),
        _ => &[],
    }
}

/// Whether the numbers of an expression are operations that LLVM knows, with all their arguments.
pub(super) fn is_valid_expression(numbers: impl ExactSizeIterator<Item = u64>) -> bool {
    let mut numbers = numbers;
    while let Some(number) = numbers.next() {
        let operation = Operation(u32::try_from(number).unwrap_or(0));
        if operation.name().is_none() || numbers.len() < operation.arguments() {
            return false;
        }
        if operation == Operation::BIT_PIECE {
            return numbers.len() == operation.arguments();
        }
        for _ in 0..operation.arguments() {
            numbers.next();
        }
    }
    true
}
