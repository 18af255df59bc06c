//! What stands around the functions: header, types, globals, attribute groups.

use dxbin_base::sink::{Class, Sink};

use crate::model::{FunctionId, Global, Linkage, Module, Type, Value, ValueKind};
use crate::spec::spelling;

use super::names::push_name;
use super::{Comments, Printer, TooLarge};

impl<S: Sink, C: Comments> Printer<'_, '_, S, C> {
    pub(super) fn module(&mut self) -> Result<(), TooLarge> {
        self.header();
        self.type_lines()?;
        self.comdats();
        self.globals()?;
        self.aliases()?;
        for index in 0..self.parts.module.functions.len() {
            self.function(FunctionId(index as u32))?;
        }
        self.attribute_lines();
        if !self.parts.module.metadata.named.is_empty() {
            self.pen.end_line();
            self.named_metadata();
        }
        if !self.parts.slots.nodes.order.is_empty() {
            self.pen.end_line();
            self.nodes()?;
        }
        Ok(())
    }

    fn header(&mut self) {
        let module = self.parts.module;
        let lines = [("target datalayout", module.data_layout), ("target triple", module.triple)];
        for (what, text) in lines {
            let Some(text) = text.filter(|text| !text.is_empty()) else { continue };
            self.word(what);
            self.put(b" = ");
            self.pen.put(Class::Literal, b"\"");
            self.pen.text(Class::Literal, module.bytes(text));
            self.pen.put(Class::Literal, b"\"");
            self.pen.end_line();
        }
        let Some(assembly) = module.assembly.filter(|text| !text.is_empty()) else { return };
        self.pen.end_line();
        let mut rest = Some(module.bytes(assembly));
        while let Some(text) = rest.filter(|text| !text.is_empty()) {
            let end = text.iter().position(|&byte| byte == b'\n').unwrap_or(text.len());
            self.word("module asm ");
            super::names::write_string(&mut self.pen, Class::Literal, text.get(..end).unwrap_or_default());
            self.pen.end_line();
            rest = text.get(end + 1..);
        }
    }

    /// `%name = type { ... }`
    fn type_lines(&mut self) -> Result<(), TooLarge> {
        let count = self.parts.types.numbered.len() + self.parts.types.named.len();
        if count > 0 {
            self.pen.end_line();
        }
        for index in 0..count {
            let named = index.checked_sub(self.parts.types.numbered.len());
            let id = named.map_or(self.parts.types.numbered.get(index), |index| self.parts.types.named.get(index));
            let Some(&id) = id else { break };
            self.of_type(id)?;
            self.put(b" = ");
            self.pen.put(Class::Keyword, b"type ");
            self.parts.types.make_inside(self.parts.module, &mut self.parts.texts, id)?;
            let start = self.parts.texts.end();
            self.parts.types.push_body(self.parts.module, &mut self.parts.texts, id)?;
            self.parts.texts.print(&mut self.pen, Class::Keyword, self.parts.texts.since(start));
            self.parts.texts.take_back(start);
            self.pen.end_line();
        }
        Ok(())
    }

    /// `$name = comdat any`, in the order of their users: functions first.
    fn comdats(&mut self) {
        let module = self.parts.module;
        if module.comdats.is_empty() {
            return;
        }
        let functions = module.functions.iter().map(|function| &function.linkage);
        let users = functions.chain(module.globals.iter().map(|global| &global.linkage));
        let mut seen = super::finder::Seen::new(module.comdats.len());
        for linkage in users {
            let Some(index) = linkage.comdat.checked_sub(1).filter(|&index| seen.insert(index as usize)) else {
                continue;
            };
            let Some(comdat) = module.comdats.get(index as usize) else { continue };
            self.pen.end_line();
            self.comdat_name(comdat.name);
            self.put(b" = ");
            self.word("comdat ");
            self.word(spelling::selection(comdat.selection));
            self.pen.end_line();
        }
    }

    /// Linkage, visibility and storage class.
    pub(super) fn linkage(&mut self, linkage: &Linkage) {
        self.word(spelling::linkage(linkage.linkage));
        if !spelling::is_local(linkage.linkage) {
            self.word(spelling::visibility(linkage.visibility));
        }
        self.word(spelling::storage(linkage.storage));
    }

    fn globals(&mut self) -> Result<(), TooLarge> {
        let module = self.parts.module;
        if !module.globals.is_empty() {
            self.pen.end_line();
        }
        for (index, global) in module.globals.iter().enumerate() {
            self.prepared(
                Class::Register,
                self.parts.slots.global(ValueKind::Global(crate::model::GlobalId(index as u32))),
            )?;
            self.put(b" = ");
            self.global(global)?;
            self.pen.end_line();
        }
        Ok(())
    }

    fn global(&mut self, global: &Global) -> Result<(), TooLarge> {
        let module = self.parts.module;
        let linkage = &global.linkage;
        if global.initializer.is_none() && spelling::is_external(linkage.linkage) {
            self.word("external ");
        }
        self.linkage(linkage);
        self.word(spelling::thread_local(linkage.thread_local));
        if linkage.unnamed_address {
            self.word("unnamed_addr ");
        }
        if let Some(space @ 1..) = module.types.get(global.pointer).and_then(Type::space) {
            self.word("addrspace(");
            self.pen.unsigned(Class::Literal, space);
            self.word(") ");
        }
        if global.externally_initialized {
            self.word("externally_initialized ");
        }
        self.word(if global.constant { "constant " } else { "global " });
        self.of_type(global.of)?;
        if let Some(value) = global.initializer {
            self.put(b" ");
            self.operand(value)?;
        }
        if let Some(section) = self.section(linkage) {
            self.put(b", ");
            self.word("section ");
            self.quoted(Class::Literal, section);
        }
        if linkage.comdat != 0 {
            self.put(b",");
            self.comdat(linkage, global.name);
        }
        if linkage.alignment != 0 {
            self.put(b", ");
            self.alignment(linkage.alignment);
        }
        Ok(())
    }

    fn aliases(&mut self) -> Result<(), TooLarge> {
        let module = self.parts.module;
        if !module.aliases.is_empty() {
            self.pen.end_line();
        }
        for (index, alias) in module.aliases.iter().enumerate() {
            self.prepared(
                Class::Register,
                self.parts.slots.global(ValueKind::Alias(crate::model::AliasId(index as u32))),
            )?;
            self.put(b" = ");
            self.linkage(&alias.linkage);
            self.word(spelling::thread_local(alias.linkage.thread_local));
            if alias.linkage.unnamed_address {
                self.word("unnamed_addr ");
            }
            self.word("alias ");
            if is_expression(module, alias.target) {
                self.operand(alias.target)?;
            } else {
                self.typed_operand(alias.target)?;
            }
            self.pen.end_line();
        }
        Ok(())
    }

    /// A name that LLVM has as a text that ends with its first NUL.
    pub(super) fn until_nul(&self, name: crate::model::Text) -> crate::model::Text {
        let bytes = self.parts.module.bytes(name);
        let length = bytes.iter().position(|&byte| byte == 0).unwrap_or(bytes.len()) as u32;
        crate::model::Text(crate::model::Span { length, ..name.0 })
    }

    /// The section of a global or a function.
    pub(super) fn section(&self, linkage: &Linkage) -> Option<crate::model::Text> {
        let index = linkage.section.checked_sub(1)?;
        self.parts.module.sections.get(index as usize).map(|&name| self.until_nul(name)).filter(|name| !name.is_empty())
    }

    /// ` comdat`, with the group's name where that is not the global's.
    pub(super) fn comdat(&mut self, linkage: &Linkage, name: crate::model::Text) {
        let module = self.parts.module;
        let Some(comdat) = linkage.comdat.checked_sub(1).and_then(|index| module.comdats.get(index as usize)) else {
            return;
        };
        self.put(b" ");
        self.word("comdat");
        if module.bytes(name) != module.bytes(comdat.name) {
            self.put(b"(");
            self.comdat_name(comdat.name);
            self.put(b")");
        }
    }

    /// `$name`
    fn comdat_name(&mut self, name: crate::model::Text) {
        let texts = &mut self.parts.texts;
        let start = texts.end();
        push_name(texts, b"$", &self.parts.module.text, name.0);
        texts.print(&mut self.pen, Class::Register, texts.since(start));
        texts.take_back(start);
    }

    /// `align 4`, from what the file has: log2 + 1.
    pub(super) fn alignment(&mut self, alignment: u32) {
        self.pen.compose(|room| super::line::alignment(room, alignment));
    }

    /// `attributes #0 = { ... }`
    fn attribute_lines(&mut self) {
        let count = self.parts.attributes.numbered.len();
        if count > 0 {
            self.pen.end_line();
        }
        for index in 0..count {
            let Some(&text) = self.parts.attributes.numbered.get(index) else { break };
            self.word("attributes ");
            self.pen.put(Class::Register, b"#");
            self.pen.unsigned(Class::Register, index as u32);
            self.put(b" = { ");
            self.parts.texts.print(&mut self.pen, Class::Keyword, text);
            self.put(b" }");
            self.pen.end_line();
        }
    }
}

/// Whether a value is a constant expression.
fn is_expression(module: &Module, value: Value) -> bool {
    let kind = value.constant().and_then(|id| module.constants.get(id)).map(|constant| constant.kind);
    matches!(kind, Some(crate::model::ConstantKind::Expression { .. }))
}
