//! Functions: their head, their blocks.

use dxbin_base::sink::{Class, Sink};

use crate::model::{Attachment, Body, Function, FunctionId, ValueKind};
use crate::spec::spelling;

use super::attributes::RETURN;
use super::label::LabelKind;
use super::names::needs_quotes;
use super::{Comments, Printer, TooLarge};

/// The column that predecessors start at.
const COLUMN: usize = 50;

impl<'m, S: Sink, C: Comments> Printer<'m, '_, S, C> {
    pub(super) fn function(&mut self, id: FunctionId) -> Result<(), TooLarge> {
        let Some(function) = self.parts.module.functions.get(id.index()) else { return Ok(()) };
        if self.parts.slots.stripped.hides(ValueKind::Function(id).into()) {
            return Ok(());
        }
        self.parts.function = Some(function);
        self.parts.parameters =
            self.parts.module.types.function(function.signature).map_or(&[], |signature| signature.1);
        self.parts.slots.enter(self.parts.module, id, &mut self.parts.texts, &mut self.parts.attributes)?;
        self.pen.end_line();
        let comment = self.parts.attributes.comment(self.parts.module, &mut self.parts.texts, function.attributes);
        if comment.length > 0 {
            self.pen.put(Class::Comment, b"; Function Attrs: ");
            self.parts.texts.print(&mut self.pen, Class::Comment, comment);
            self.pen.end_line();
        }
        match function.body {
            None => self.pen.put(Class::Keyword, b"declare "),
            Some(_) => self.pen.put(Class::Keyword, b"define "),
        }
        self.head(id, function)?;
        if let Some(body) = &function.body {
            self.put(b" {");
            self.body(body)?;
            self.put(b"}");
        }
        self.pen.end_line();
        self.parts.function = None;
        self.parts.parameters = &[];
        Ok(())
    }

    fn head(&mut self, id: FunctionId, function: &'m Function) -> Result<(), TooLarge> {
        let module = self.parts.module;
        self.linkage(&function.linkage);
        if function.convention != 0 {
            self.convention(function.convention);
            self.put(b" ");
        }
        let (returns, parameters, variadic) = match module.types.function(function.signature) {
            Some(signature) => signature,
            None => (function.signature, &[][..], false),
        };
        if let Some(text) = self.place(function.attributes, RETURN) {
            self.prepared(Class::Keyword, text)?;
            self.put(b" ");
        }
        self.of_type(returns)?;
        self.put(b" ");
        self.prepared(Class::Register, self.parts.slots.global(ValueKind::Function(id)))?;
        self.put(b"(");
        for (index, &parameter) in parameters.iter().enumerate() {
            match index {
                0 => self.of_type(parameter)?,
                _ => self.type_between(b", ", parameter, b"")?,
            }
            if let Some(text) = self.place(function.attributes, index as u32 + 1) {
                self.put(b" ");
                self.prepared(Class::Keyword, text)?;
            }
            let label = self.parts.slots.argument(index as u32);
            if function.body.is_some() && matches!(label.kind(), LabelKind::Name { .. }) {
                self.put(b" ");
                self.label(label);
            }
            self.pen.spill();
        }
        if variadic {
            if !parameters.is_empty() {
                self.put(b", ");
            }
            self.put(b"...");
        }
        self.put(b")");
        self.tail(function)
    }

    /// What is between the parameters and the body.
    fn tail(&mut self, function: &'m Function) -> Result<(), TooLarge> {
        let module = self.parts.module;
        let linkage = &function.linkage;
        if linkage.unnamed_address {
            self.word(" unnamed_addr");
        }
        self.attribute_number(function.attributes);
        if let Some(section) = self.section(linkage) {
            self.word(" section ");
            self.quoted(Class::Literal, section);
        }
        self.comdat(linkage, function.name);
        if linkage.alignment != 0 {
            self.put(b" ");
            self.alignment(linkage.alignment);
        }
        let collector = function.collector.checked_sub(1);
        if let Some(&name) = collector.and_then(|index| module.collectors.get(index as usize)) {
            self.word(" gc ");
            self.pen.put(Class::Literal, b"\"");
            self.pen.text(Class::Literal, module.bytes(self.until_nul(name)));
            self.pen.put(Class::Literal, b"\"");
        }
        let values = [(" prefix ", function.prefix), (" prologue ", function.prologue)];
        for (word, value) in values.into_iter().chain([(" personality ", function.personality)]) {
            if let Some(value) = value {
                self.word(word);
                self.typed_operand(value)?;
            }
        }
        if let Some(body) = &function.body {
            for attachment in self.parts.slots.function_attachments(body) {
                self.put(b" ");
                self.attachment(attachment);
            }
        }
        Ok(())
    }

    pub(super) fn convention(&mut self, convention: u32) {
        match spelling::convention(convention) {
            Some(word) => self.word(word),
            None => {
                self.word("cc");
                self.pen.unsigned(Class::Keyword, convention);
            }
        }
    }

    /// The attributes of a place.
    pub(super) fn place(&self, list: Option<crate::model::AttributeListId>, place: u32) -> Option<crate::model::Span> {
        if self.parts.attributes.has_places(list) {
            self.parts.attributes.place(self.parts.module, list, place)
        } else {
            None
        }
    }

    /// ` #0`
    pub(super) fn attribute_number(&mut self, list: Option<crate::model::AttributeListId>) {
        if let Some(number) = self.parts.attributes.number(list) {
            self.pen.compose(|room| {
                room.put(Class::Register, b" #");
                room.unsigned(Class::Register, number);
            });
        }
    }

    /// `!kind !0`
    pub(super) fn attachment(&mut self, attachment: Attachment) {
        match self.parts.slots.kind(attachment.kind) {
            Some(name) => {
                self.metadata_name(Class::Keyword, name);
                self.put(b" ");
            }
            None => {
                self.word("!<unknown kind #");
                self.pen.unsigned(Class::Keyword, attachment.kind);
                self.word("> ");
            }
        }
        self.node_operand(attachment.node);
    }

    fn body(&mut self, body: &Body) -> Result<(), TooLarge> {
        for (index, span) in body.blocks.iter().enumerate() {
            self.block_head(index);
            for id in body.order.run(*span) {
                self.instruction(id)?;
            }
        }
        Ok(())
    }

    /// A block's label and who leads to it.
    fn block_head(&mut self, index: usize) {
        let label = self.parts.slots.block(index as u32);
        let mut column = 0;
        let has_predecessors = !self.parts.slots.predecessors(index).is_empty();
        match label.kind() {
            LabelKind::Name { index, .. } => {
                self.pen.end_line();
                let start = self.pen.position();
                let body = self.parts.function.and_then(|function| function.body.as_ref());
                let name = body.and_then(|body| body.names.get(index as usize)).map(|name| name.1).unwrap_or_default();
                self.name(name, needs_quotes(self.parts.module.bytes(name)));
                self.put(b":");
                column = self.pen.position() - start;
            }
            LabelKind::Digits(_) | LabelKind::Large(_)
                if has_predecessors || index > 0 && self.parts.slots.has_address(self.parts.module, index as u32) =>
            {
                self.pen.end_line();
                let start = self.pen.position();
                self.pen.compose(|room| {
                    room.put(Class::Comment, b"; <label>:");
                    match label.kind() {
                        LabelKind::Digits(digits) => {
                            let (block, length) = digits.plain_block();
                            room.part(Class::Comment, &block, length);
                        }
                        LabelKind::Large(number) => room.unsigned(Class::Comment, number),
                        _ => {}
                    }
                });
                column = self.pen.position() - start;
            }
            _ => {}
        }
        if index > 0 {
            self.pen.spaces(Class::Plain, COLUMN.saturating_sub(column).max(1));
            self.pen.put(Class::Comment, b";");
            let count = self.parts.slots.predecessors(index).len();
            self.pen.text(Class::Comment, if count == 0 { b" No predecessors!" } else { b" preds = " });
            for i in 0..count {
                if i > 0 {
                    self.pen.put(Class::Comment, b", ");
                }
                let Some(&block) = self.parts.slots.predecessors(index).get(i) else { break };
                self.block_operand(block, false);
                self.pen.spill();
            }
        }
        self.pen.end_line();
    }
}
