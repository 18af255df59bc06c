//! Metadata: named lists, nodes, debug information.

use dxbin_base::pen::Room;
use dxbin_base::sink::{Class, Sink};

use crate::model::{Metadata, MetadataEntry, MetadataId, Module, Node, Text, ValueKind};
use crate::spec::debug::{ACCESS, EXPRESSION, FLAGS, FieldKind, LOCAL_VAR, NODE, NodeKind, Rest, Shown, TEMPORARY};
use crate::spec::dwarf::{Encoding, Language, Operation, Tag, Virtuality};

use super::names::{is_plain_metadata_name, is_plain_text, push_metadata_name};
use super::short::LONGEST;
use super::{Comments, Parts, Printer, TooLarge, texts};

impl Parts<'_> {
    /// Operands of a node from one on, as many as are short and fit; how many were written.
    #[inline(always)]
    fn fields<S: Sink>(&mut self, room: &mut Room<'_, S>, fields: &[u32], start: usize) -> usize {
        let mut done = start;
        while let Some(&word) = fields.get(done) {
            let id = Metadata::reference(word);
            let written = match done {
                0 => self.metadata(room, b"", id),
                _ => self.metadata(room, b", ", id),
            };
            if !written {
                break;
            }
            done += 1;
        }
        done - start
    }

    /// Metadata where something refers to it, behind some text; whether it was written.
    #[inline(always)]
    fn metadata<S: Sink, const N: usize>(
        &mut self,
        room: &mut Room<'_, S>,
        before: &[u8; N],
        id: Option<MetadataId>,
    ) -> bool {
        if !room.fits(LONGEST) {
            return false;
        }
        let Some(id) = id else {
            room.put(Class::Plain, before);
            room.put(Class::Literal, b"null");
            return true;
        };
        match self.module.metadata.get(id) {
            Some(MetadataEntry::Node(_)) => {
                let Some(slot) = self.slots.nodes.of(id) else { return false };
                room.put(Class::Plain, before);
                room.put(Class::Register, b"!");
                room.unsigned(Class::Register, slot);
                true
            }
            Some(MetadataEntry::String(text)) => {
                let Some(run) = texts::run(&self.module.text, text.0) else { return false };
                if !is_plain_text(self.module.bytes(text)) {
                    return false;
                }
                room.put(Class::Plain, before);
                room.put(Class::Literal, b"!\"");
                room.run(Class::Literal, run);
                room.put(Class::Literal, b"\"");
                true
            }
            Some(MetadataEntry::Value(value)) if !matches!(value.kind(), ValueKind::Metadata(_)) => {
                self.typed(room, before, value).is_some()
            }
            _ => false,
        }
    }
}

impl<S: Sink, C: Comments> Printer<'_, '_, S, C> {
    /// `!name = !{!0, ...}` for each named list.
    pub(super) fn named_metadata(&mut self) {
        let module = self.parts.module;
        for named in &module.metadata.named {
            if self.parts.slots.stripped.hides_list(module.bytes(named.name)) {
                continue;
            }
            self.metadata_name(Class::Register, named.name);
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

    /// The name of a list or of a kind of attachment, behind an exclamation mark.
    pub(super) fn metadata_name(&mut self, class: Class, name: Text) {
        self.pen.put(class, b"!");
        if is_plain_metadata_name(self.parts.module.bytes(name)) {
            texts::print(&self.parts.module.text, &mut self.pen, class, name.0);
        } else {
            let mut text = Vec::new();
            push_metadata_name(&mut text, self.parts.module.bytes(name));
            self.pen.text(class, &text);
        }
    }

    /// `!0 = ...` for each node that has a number.
    pub(super) fn nodes(&mut self) -> Result<(), TooLarge> {
        for index in 0..self.parts.slots.nodes.order.len() {
            let Some(&id) = self.parts.slots.nodes.order.get(index) else { break };
            let Some(MetadataEntry::Node(node)) = self.parts.module.metadata.get(id) else { continue };
            let fields = self.parts.module.metadata.fields(node);
            let is_plain = node.kind == NODE;
            let Self { parts, pen, .. } = self;
            let done = pen.compose(|room| {
                room.put(Class::Register, b"!");
                room.unsigned(Class::Register, index as u32);
                room.put(Class::Plain, b" = ");
                if !is_plain {
                    return 0;
                }
                if node.distinct {
                    room.put(Class::Keyword, b"distinct ");
                }
                room.put(Class::Plain, b"!{");
                parts.fields(room, fields, 0)
            });
            if is_plain {
                self.operands(fields, done)?;
            } else {
                self.node(node)?;
            }
            self.pen.end_line();
        }
        Ok(())
    }

    /// The operands of a plain node, of which so many are written, and the bracket behind them.
    fn operands(&mut self, fields: &[u32], mut done: usize) -> Result<(), TooLarge> {
        while let Some(&word) = fields.get(done) {
            if done > 0 {
                self.put(b", ");
            }
            self.metadata_operand(Metadata::reference(word))?;
            self.pen.spill();
            let Self { parts, pen, .. } = self;
            done += 1 + pen.compose(|room| parts.fields(room, fields, done + 1));
        }
        self.put(b"}");
        Ok(())
    }

    /// A node's number.
    #[inline]
    pub(super) fn node_operand(&mut self, id: MetadataId) {
        self.node_after(b"", id);
    }

    /// Metadata where something refers to it.
    pub(super) fn metadata_operand(&mut self, id: Option<MetadataId>) -> Result<(), TooLarge> {
        let Self { parts, pen, .. } = self;
        if pen.attempt(|room| parts.metadata(room, b"", id)) {
            return Ok(());
        }
        match id.and_then(|id| self.parts.module.metadata.get(id)) {
            Some(MetadataEntry::String(text)) => {
                self.pen.put(Class::Literal, b"!");
                self.quoted(Class::Literal, text);
            }
            Some(MetadataEntry::Value(value)) if !matches!(value.kind(), ValueKind::Metadata(_)) => {
                self.typed_operand(value)?;
            }
            _ => self.bad_reference(),
        }
        Ok(())
    }

    /// The text of a node that is not plain.
    fn node(&mut self, node: Node) -> Result<(), TooLarge> {
        if node.distinct {
            self.pen.put(Class::Keyword, b"distinct ");
        }
        let fields = self.parts.module.metadata.fields(node);
        if node.kind == TEMPORARY {
            self.pen.put(Class::Keyword, b"<temporary!> ");
            self.put(b"!{");
            return self.operands(fields, 0);
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
                FieldKind::Text if text_of(self.parts.module, low).is_empty() => 0,
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
                super::names::write_string(&mut self.pen, Class::Literal, text_of(self.parts.module, word));
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
