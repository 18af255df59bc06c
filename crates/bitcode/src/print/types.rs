//! Types: which structures a module uses, in LLVM's order, and the text of each type.
//!
//! The order of a listing's `%name = type` lines is that in which LLVM's finder meets structures: it walks globals,
//! functions, instructions and metadata, and the types inside types with a stack of its own.

use std::convert::Infallible;

use crate::model::{
    Constant, ConstantId, ConstantKind, FunctionId, MetadataEntry, MetadataId, Module, Opcode, Span, Type, TypeId,
    Value, ValueKind,
};
use crate::operands::{Met, of_instruction};
use crate::spec::debug::{NODE, NodeKind, Rest};

use super::TooLarge;
use super::names::push_name;
use super::stripped::Stripped;
use super::texts::Texts;

/// The longest text of a type; structures that hold each other twice over and over would have no end.
const LONGEST: usize = 1 << 15;

/// Bits by index.
#[derive(Debug, Default)]
pub(super) struct Bits(Vec<u64>);

impl Bits {
    pub(super) fn new(count: usize) -> Self {
        Self(vec![0; count.div_ceil(64)])
    }

    /// Sets a bit; whether it was clear. Bits beyond the end count as set.
    #[inline]
    pub(super) fn insert(&mut self, index: usize) -> bool {
        let Some(word) = self.0.get_mut(index / 64) else { return false };
        let bit = 1 << (index % 64);
        let new = *word & bit == 0;
        *word |= bit;
        new
    }
}

/// Walks a module and collects the structures it uses.
struct Finder<'m> {
    module: &'m Module,
    stripped: Stripped,
    types: Bits,
    constants: Bits,
    nodes: Bits,
    found: Vec<TypeId>,
    /// Types to visit.
    stack: Vec<TypeId>,
    /// Constants to visit.
    values: Vec<Value>,
    /// Nodes on the way to the current one, and the operand that comes next.
    way: Vec<(MetadataId, u32)>,
}

/// The structures that a module uses, in the order of a listing, those without a name too; no literal ones.
pub(super) fn find(module: &Module, stripped: Stripped) -> Vec<TypeId> {
    let mut finder = Finder {
        module,
        stripped,
        types: Bits::new(module.types.entries.len()),
        constants: Bits::new(module.constants.entries.len()),
        nodes: Bits::new(module.metadata.entries.len()),
        found: Vec::with_capacity(32),
        stack: Vec::with_capacity(32),
        values: Vec::with_capacity(32),
        way: Vec::with_capacity(32),
    };
    finder.module();
    let mut found = finder.found;
    found.retain(|&id| matches!(module.types.get(id), Some(Type::Struct { name: Some(_), .. })));
    found
}

impl Finder<'_> {
    fn module(&mut self) {
        let module = self.module;
        for global in &module.globals {
            self.of_type(global.pointer);
            if let Some(value) = global.initializer {
                self.value(value);
            }
        }
        for alias in &module.aliases {
            self.of_type(alias.pointer);
            self.value(alias.target);
        }
        for (index, function) in module.functions.iter().enumerate() {
            if self.stripped.hides(ValueKind::Function(FunctionId(index as u32)).into()) {
                continue;
            }
            self.of_type(function.pointer);
            for value in [function.prefix, function.prologue, function.personality].into_iter().flatten() {
                self.value(value);
            }
            let Some(body) = &function.body else { continue };
            let mut attachments = body.instruction_attachments.as_slice();
            for id in body.order.iter() {
                let Some(instruction) = module.instruction(id) else { continue };
                let hidden = self.stripped.hides_call(module, instruction);
                if !hidden {
                    self.of_type(instruction.result);
                    values(instruction.opcode, module.operands(instruction), |value| self.value(value));
                }
                while let Some(((at, attachment), rest)) = attachments.split_first() {
                    if *at != id {
                        break;
                    }
                    if !hidden {
                        self.node(attachment.node);
                    }
                    attachments = rest;
                }
            }
        }
        for named in &module.metadata.named {
            if self.stripped.hides_list(module.bytes(named.name)) {
                continue;
            }
            for &node in &named.nodes {
                self.node(node);
            }
        }
    }

    #[inline]
    fn of_type(&mut self, id: TypeId) {
        if self.types.insert(id.index()) {
            self.new_type(id);
        }
    }

    fn new_type(&mut self, id: TypeId) {
        let types = &self.module.types;
        self.stack.push(id);
        while let Some(id) = self.stack.pop() {
            let mut visit = |id: &TypeId| {
                if self.types.insert(id.index()) {
                    self.stack.push(*id);
                }
            };
            match types.get(id) {
                Some(Type::Struct { fields, .. }) => {
                    types.members(fields.unwrap_or_default()).iter().rev().for_each(&mut visit);
                    self.found.push(id);
                }
                Some(Type::Pointer { to, .. }) => visit(&to),
                Some(Type::Array { of, .. } | Type::Vector { of, .. }) => visit(&of),
                Some(Type::Function { returns, parameters, .. }) => {
                    types.members(parameters).iter().rev().for_each(&mut visit);
                    visit(&returns);
                }
                _ => {}
            }
        }
    }

    #[inline]
    fn value(&mut self, value: Value) {
        match value.kind() {
            ValueKind::Constant(id) if self.constants.insert(id.index()) => {
                self.constant(id);
            }
            ValueKind::Metadata(id) => match self.module.metadata.get(id) {
                Some(MetadataEntry::Node(_)) => self.node(id),
                Some(MetadataEntry::Value(value)) if !matches!(value.kind(), ValueKind::Metadata(_)) => {
                    self.value(value);
                }
                _ => {}
            },
            _ => {}
        }
    }

    /// A constant that was not visited yet: its type, then those of its operands, depth first.
    fn constant(&mut self, id: ConstantId) {
        let module = self.module;
        let Some(constant) = module.constants.get(id) else { return };
        // Inline assembly is no constant to LLVM, nor is what stands for a value that is nowhere.
        if matches!(constant.kind, ConstantKind::Assembly(_) | ConstantKind::BlockAddress(Span { length: 0, .. })) {
            return;
        }
        self.of_type(constant.of);
        let start = self.values.len();
        self.push_operands(constant);
        while self.values.len() > start {
            let Some(value) = self.values.pop() else { break };
            let Some(id) = value.constant() else { continue };
            if !self.constants.insert(id.index()) {
                continue;
            }
            if let Some(constant) = module.constants.get(id) {
                self.of_type(constant.of);
                self.push_operands(constant);
            }
        }
    }

    /// Puts the operands of a constant on the stack, the first on top.
    fn push_operands(&mut self, constant: Constant) {
        let start = self.values.len();
        let words = &self.module.constants.words;
        match constant.kind {
            ConstantKind::Aggregate(span) => self.values.extend(span.of(words).iter().map(|&word| Value(word))),
            ConstantKind::Expression { opcode, operands, .. } => {
                values(opcode, operands.of(words), |value| self.values.push(value));
            }
            _ => {}
        }
        self.values[start..].reverse();
    }

    fn node(&mut self, id: MetadataId) {
        if !self.nodes.insert(id.index()) {
            return;
        }
        self.way.push((id, 0));
        while let Some(last) = self.way.last_mut() {
            let (id, operand) = (last.0, last.1);
            last.1 += 1;
            match node_operand(self.module, id, operand as usize) {
                None => {
                    self.way.pop();
                }
                Some(None) => {}
                Some(Some(id)) => match self.module.metadata.get(id) {
                    Some(MetadataEntry::Node(_)) if self.nodes.insert(id.index()) => {
                        self.way.push((id, 0));
                    }
                    Some(MetadataEntry::Value(value)) => {
                        if let Some(id) = value.constant().filter(|id| self.constants.insert(id.index())) {
                            self.constant(id);
                        }
                    }
                    _ => {}
                },
            }
        }
    }
}

/// A node's operand in memory, by its index; `None` behind the last one.
#[inline]
pub(super) fn node_operand(module: &Module, id: MetadataId, index: usize) -> Option<Option<MetadataId>> {
    let Some(MetadataEntry::Node(node)) = module.metadata.get(id) else { return None };
    let fields = module.metadata.fields(node);
    let word = if node.kind == NODE {
        *fields.get(index)?
    } else {
        let kind = NodeKind::of(node.kind)?;
        match (kind.operands().get(index), kind.rest) {
            (Some(&word), _) => fields.get(usize::from(word)).copied().unwrap_or(0),
            (None, Rest::References) => *fields.get(kind.words() + index - kind.operands().len())?,
            _ => return None,
        }
    };
    Some(crate::model::Metadata::reference(word))
}

/// The values among an operation's operands, in LLVM's order; blocks, types and numbers are none.
#[inline]
fn values(opcode: Opcode, words: &[u32], mut visit: impl FnMut(Value)) {
    let visited = of_instruction(opcode, words, |met| {
        if let Met::Value(value) = met {
            visit(value);
        }
        Ok::<(), Infallible>(())
    });
    let Ok(()) = visited;
}

/// The blocks a terminator leads to, in the order in which LLVM's reader makes them its operands.
#[inline]
pub(super) fn targets(opcode: Opcode, words: &[u32], mut visit: impl FnMut(u32)) {
    match (opcode, words) {
        (Opcode::BR, [target]) => visit(*target),
        (Opcode::BR, [_, yes, no]) => {
            visit(*yes);
            visit(*no);
        }
        (Opcode::SWITCH, [_, otherwise, cases @ ..]) => {
            visit(*otherwise);
            cases.chunks_exact(2).for_each(|case| visit(case[1]));
        }
        (Opcode::INDIRECT_BR, [_, targets @ ..]) => targets.iter().for_each(|&target| visit(target)),
        (Opcode::INVOKE, [_, normal, unwind, ..]) => {
            visit(*normal);
            visit(*unwind);
        }
        _ => {}
    }
}

/// The structures that have lines of their own, and the text of every type.
#[derive(Debug)]
pub(super) struct TypeTexts {
    /// Structures without a name, which have numbers.
    pub(super) numbered: Vec<TypeId>,
    /// Structures with one.
    pub(super) named: Vec<TypeId>,
    /// The text of each type; of no bytes where it is not made yet.
    texts: Vec<Span>,
}

impl TypeTexts {
    pub(super) fn new(module: &Module, texts: &mut Texts, stripped: Stripped) -> Self {
        let unnamed = |id: &TypeId| match module.types.get(*id) {
            Some(Type::Struct { name: Some(name), .. }) => name.is_empty(),
            _ => true,
        };
        let (numbered, named): (Vec<_>, Vec<_>) = find(module, stripped).into_iter().partition(unnamed);
        let mut types = Self { numbered, named, texts: vec![Span::default(); module.types.entries.len()] };
        for index in 0..types.numbered.len() {
            let start = texts.bytes.len();
            texts.bytes.push(b'%');
            texts.push_number(index as u64);
            if let Some(text) = types.numbered.get(index).and_then(|id| types.texts.get_mut(id.index())) {
                *text = texts.since(start);
            }
        }
        types
    }

    /// The text of a type.
    #[inline]
    pub(super) fn get(&self, id: TypeId) -> Span {
        self.texts.get(id.index()).copied().unwrap_or_default()
    }

    /// Puts the text of a type together.
    pub(super) fn make(&mut self, module: &Module, texts: &mut Texts, id: TypeId) -> Result<(), TooLarge> {
        self.make_at(module, texts, id, 0)
    }

    /// Puts the texts of what is inside a structure together.
    pub(super) fn make_inside(&mut self, module: &Module, texts: &mut Texts, id: TypeId) -> Result<(), TooLarge> {
        let Some(Type::Struct { fields: Some(fields), .. }) = module.types.get(id) else { return Ok(()) };
        module.types.members(fields).iter().try_for_each(|&id| self.make(module, texts, id))
    }

    /// The same, those of what is inside it first.
    fn make_at(&mut self, module: &Module, texts: &mut Texts, id: TypeId, depth: u32) -> Result<(), TooLarge> {
        let Some(entry) = module.types.get(id) else { return Ok(()) };
        if self.get(id).length != 0 {
            return Ok(());
        }
        if depth > super::DEEPEST {
            return Err(TooLarge);
        }
        let mut inner = |id: TypeId, texts: &mut Texts| self.make_at(module, texts, id, depth + 1);
        match entry {
            Type::Pointer { to: id, .. } | Type::Array { of: id, .. } | Type::Vector { of: id, .. } => {
                inner(id, texts)?
            }
            Type::Function { returns, parameters, .. } => {
                inner(returns, texts)?;
                module.types.members(parameters).iter().try_for_each(|&id| inner(id, texts))?;
            }
            Type::Struct { name: None, fields, .. } => {
                let fields = module.types.members(fields.unwrap_or_default());
                fields.iter().try_for_each(|&id| inner(id, texts))?;
            }
            _ => {}
        }
        let start = texts.bytes.len();
        self.push(module, texts, id, entry)?;
        let text = texts.since(start);
        if text.length as usize > LONGEST || texts.bytes.len() > LONGEST * 256 {
            return Err(TooLarge);
        }
        if let Some(slot) = self.texts.get_mut(id.index()) {
            *slot = text;
        }
        Ok(())
    }

    /// The text of a type whose inner types have theirs.
    fn push(&self, module: &Module, texts: &mut Texts, id: TypeId, entry: Type) -> Result<(), TooLarge> {
        let push = |texts: &mut Texts, text: &str| texts.bytes.extend_from_slice(text.as_bytes());
        match entry {
            Type::Void => push(texts, "void"),
            Type::Half => push(texts, "half"),
            Type::Float => push(texts, "float"),
            Type::Double => push(texts, "double"),
            Type::X86Fp80 => push(texts, "x86_fp80"),
            Type::Fp128 => push(texts, "fp128"),
            Type::PpcFp128 => push(texts, "ppc_fp128"),
            Type::X86Mmx => push(texts, "x86_mmx"),
            Type::Label => push(texts, "label"),
            Type::Metadata => push(texts, "metadata"),
            Type::Integer(width) => {
                push(texts, "i");
                texts.push_number(u64::from(width));
            }
            Type::Pointer { to, space } => {
                texts.push_copy(self.get(to));
                if space != 0 {
                    push(texts, " addrspace(");
                    texts.push_number(u64::from(space));
                    push(texts, ")");
                }
                push(texts, "*");
            }
            Type::Array { count, of } => {
                push(texts, "[");
                texts.push_number(count);
                push(texts, " x ");
                texts.push_copy(self.get(of));
                push(texts, "]");
            }
            Type::Vector { count, of } => {
                push(texts, "<");
                texts.push_number(u64::from(count));
                push(texts, " x ");
                texts.push_copy(self.get(of));
                push(texts, ">");
            }
            Type::Function { returns, parameters, variadic } => {
                texts.push_copy(self.get(returns));
                push(texts, " (");
                let parameters = module.types.members(parameters);
                self.push_all(texts, parameters);
                if variadic {
                    push(texts, if parameters.is_empty() { "..." } else { ", ..." });
                }
                push(texts, ")");
            }
            Type::Struct { name: None, .. } => self.push_body(module, texts, id)?,
            Type::Struct { name: Some(name), .. } if name.is_empty() => {
                // LLVM prints where it lies in memory.
                push(texts, &format!("%\"type {:#x}\"", id.0));
            }
            Type::Struct { name: Some(name), .. } => push_name(&mut texts.bytes, b"%", module.bytes(name)),
        }
        Ok(())
    }

    fn push_all(&self, texts: &mut Texts, types: &[TypeId]) {
        for (i, &id) in types.iter().enumerate() {
            if i > 0 {
                texts.bytes.extend_from_slice(b", ");
            }
            texts.push_copy(self.get(id));
            if texts.bytes.len() > LONGEST * 512 {
                break;
            }
        }
    }

    /// What is in a structure.
    pub(super) fn push_body(&self, module: &Module, texts: &mut Texts, id: TypeId) -> Result<(), TooLarge> {
        let Some(Type::Struct { fields, packed, .. }) = module.types.get(id) else { return Ok(()) };
        let Some(fields) = fields else {
            texts.bytes.extend_from_slice(b"opaque");
            return Ok(());
        };
        let fields = module.types.members(fields);
        let (open, close): (&[u8], &[u8]) = match (packed, fields.is_empty()) {
            (false, false) => (b"{ ", b" }"),
            (true, false) => (b"<{ ", b" }>"),
            (false, true) => (b"{}", b""),
            (true, true) => (b"<{}", b">"),
        };
        texts.bytes.extend_from_slice(open);
        self.push_all(texts, fields);
        texts.bytes.extend_from_slice(close);
        if texts.bytes.len() > LONGEST * 512 { Err(TooLarge) } else { Ok(()) }
    }
}
