//! Which structures a module uses, in LLVM's order.
//!
//! The order of a listing's `%name = type` lines is that in which LLVM's finder meets structures: it walks globals,
//! functions, instructions and metadata, and the types inside types with a stack of its own. The walk ends with the last
//! structure that there is, which most modules have in a function's first lines or in metadata.

use std::convert::Infallible;

use dxbin_base::kept::tidy;

use crate::model::{
    Attachment, Body, Constant, ConstantId, ConstantKind, FunctionId, InstructionId, MetadataEntry, MetadataId, Module,
    Opcode, Span, Type, TypeId, Value, ValueKind,
};
use crate::operands::{Met, of_instruction};

use super::nodes::Nodes;
use super::stripped::Stripped;

/// After how many instructions of a function it is worth asking whether the others lead anywhere: most of the structures
/// that instructions lead to are found by then.
const PATIENCE: usize = 16;

/// What was met, by index.
#[derive(Debug, Default)]
pub(super) struct Seen(Vec<bool>);

impl Seen {
    pub(super) fn new(count: usize) -> Self {
        Self(vec![false; count])
    }

    /// Notes one; whether it was not met before. Those beyond the end count as met.
    #[inline]
    pub(super) fn insert(&mut self, index: usize) -> bool {
        match self.0.get_mut(index) {
            Some(seen @ false) => {
                *seen = true;
                true
            }
            _ => false,
        }
    }

    /// Whether one was not met yet.
    #[inline]
    fn is_new(&self, index: usize) -> bool {
        self.0.get(index) == Some(&false)
    }
}

/// What a walk fills.
#[derive(Debug, Default)]
pub(super) struct Lists {
    types: Seen,
    /// How many structures with lines of their own are not found yet: once there are none, the walk is at its end.
    missing: usize,
    constants: Seen,
    /// What attachments and operands reach, from the first of them on.
    nodes: Nodes,
    found: Vec<TypeId>,
    /// Types to visit.
    stack: Vec<TypeId>,
    /// Constants to visit.
    values: Vec<Value>,
}

impl Lists {
    /// Empties all lists, and keeps their memory.
    pub(super) fn clear(&mut self) {
        let Self { types, missing, constants, nodes, found, stack, values } = self;
        for seen in [types, constants] {
            tidy(&mut seen.0);
        }
        *missing = 0;
        nodes.clear();
        tidy(found);
        tidy(stack);
        tidy(values);
    }

    /// Adds the module's next type. A word leads to no structure, and counts as met.
    #[inline]
    pub(super) fn add_type(&mut self, entry: &Type, is_word: bool) {
        self.types.0.push(is_word);
        self.missing += usize::from(is_listed(entry));
    }
}

/// Walks a module and collects the structures it uses.
struct Finder<'m, 'l> {
    module: &'m Module,
    stripped: Stripped,
    /// What named lists reach.
    named: &'l Nodes,
    lists: &'l mut Lists,
    /// Whether operands of instructions may lead to what was not met, once somebody asked.
    leads: Option<bool>,
}

/// The structures that a module uses, in the order of a listing, those without a name too; no literal ones. The lists have
/// all types, and nothing else; `named` is told what named lists reach, which is walked for both in one go.
pub(super) fn find<'l>(
    module: &Module,
    stripped: Stripped,
    named: &'l mut Nodes,
    lists: &'l mut Lists,
) -> &'l [TypeId] {
    // Most constants lead to no structure, and count as met.
    let Lists { types, constants, .. } = &mut *lists;
    constants.0.extend(module.constants.entries.iter().map(|constant| is_plain(types, constant)));
    named.start(module, |id| constants.is_new(id.index()));
    named.meet_named(module, stripped);
    Finder { module, stripped, named, lists, leads: None }.module();
    &lists.found
}

/// Whether a constant has no operands, and is of a type that has no inner ones.
fn is_plain(types: &Seen, constant: &Constant) -> bool {
    let is_number = matches!(constant.kind, ConstantKind::Number(_));
    let has_no_operands = matches!(constant.kind, ConstantKind::Zero | ConstantKind::Undefined);
    is_number | (has_no_operands & !types.is_new(constant.of.index()))
}

/// Whether a type has a line of its own: a structure that is no literal one.
fn is_listed(entry: &Type) -> bool {
    matches!(entry, Type::Struct { name: Some(_), .. })
}

impl Finder<'_, '_> {
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
            if let Some(body) = &function.body {
                self.body(body);
            }
        }
        self.named_metadata();
    }

    fn named_metadata(&mut self) {
        for &id in &self.named.leads {
            if self.lists.missing == 0 {
                return;
            }
            self.met_constant(id);
        }
    }

    fn body(&mut self, body: &Body) {
        let mut attachments = body.instruction_attachments.as_slice();
        let mut leads = true;
        for (at, id) in body.order.iter().enumerate() {
            if at == PATIENCE && self.lists.missing > 0 {
                leads = self.operands_lead();
            }
            if self.lists.missing == 0 {
                return;
            }
            if !leads {
                return self.results(body, attachments);
            }
            self.instruction(id, &mut attachments);
        }
    }

    /// An instruction, and what is attached to it, which is the first of all that is left.
    fn instruction(&mut self, id: InstructionId, attachments: &mut &[(InstructionId, Attachment)]) {
        let Some((opcode, result, words)) = self.module.instructions.outline(id) else { return };
        let hidden = self.stripped.hides_call(opcode, words);
        if !hidden {
            self.of_type(result);
            if words.iter().any(|&word| self.leads(word)) {
                values(opcode, words, |value| self.value(value));
            }
        }
        while let Some(((at, attachment), rest)) = attachments.split_first() {
            if *at != id {
                break;
            }
            if !hidden {
                self.node(attachment.node);
            }
            *attachments = rest;
        }
    }

    /// The rest of a body whose operands lead nowhere: the types of results, and what is attached.
    fn results(&mut self, body: &Body, mut attachments: &[(InstructionId, Attachment)]) {
        let mut next = attachments.first().map(|(at, _)| *at);
        for id in body.order.iter().skip(PATIENCE) {
            let Some(result) = self.module.instructions.result(id) else { continue };
            if !self.lists.types.is_new(result.index()) && next != Some(id) {
                continue;
            }
            if self.lists.missing == 0 {
                return;
            }
            self.instruction(id, &mut attachments);
            next = attachments.first().map(|(at, _)| *at);
        }
    }

    /// Whether operands of instructions may lead to what was not met, or are not to be asked.
    fn operands_lead(&mut self) -> bool {
        if let Some(leads) = self.leads {
            return leads;
        }
        // The one that is missing alone is the last one wherever it is found, and mostly metadata alone leads to it.
        if self.lists.missing == 1 {
            self.named_metadata();
        }
        for (id, &constant) in self.module.constants.entries.iter().enumerate() {
            if self.lists.constants.is_new(id) && !self.leads_on(constant) {
                self.lists.constants.insert(id);
            }
        }
        let constants = &self.lists.constants.0;
        let first = constants.iter().position(|met| !met).unwrap_or(0);
        let count = constants.iter().rposition(|met| !met).map_or(0, |last| last + 1 - first) as u32;
        let constant = Value::from(ValueKind::Constant(ConstantId(first as u32))).0;
        let metadata = Value::from(ValueKind::Metadata(MetadataId(0))).0;
        let is = |word: u32| (word.wrapping_sub(constant) < count) | (word >= metadata);
        let leads =
            self.lists.missing > 0 && (self.stripped.hides_functions() || self.module.instructions.any_word(is));
        self.leads = Some(leads);
        leads
    }

    /// Whether a constant's type or its operands may lead to what was not met.
    fn leads_on(&self, constant: Constant) -> bool {
        let operands = match constant.kind {
            ConstantKind::Aggregate(span) | ConstantKind::Expression { operands: span, .. } => span,
            _ => Span::default(),
        };
        let mut words = operands.of(&self.module.constants.words).iter();
        self.lists.types.is_new(constant.of.index()) || words.any(|&word| self.leads(word))
    }

    /// Whether a word of an instruction, if it is a value, may lead to what was not met.
    #[inline]
    fn leads(&self, word: u32) -> bool {
        let first = |kind: ValueKind| Value::from(kind).0;
        // Words of other kinds are no indices of constants.
        let constant = word.wrapping_sub(first(ValueKind::Constant(ConstantId(0))));
        self.lists.constants.is_new(constant as usize) || word >= first(ValueKind::Metadata(MetadataId(0)))
    }

    #[inline]
    fn of_type(&mut self, id: TypeId) {
        if self.lists.types.insert(id.index()) {
            self.new_type(id);
        }
    }

    fn new_type(&mut self, id: TypeId) {
        let types = &self.module.types;
        self.lists.stack.push(id);
        while let Some(id) = self.lists.stack.pop() {
            let mut visit = |id: &TypeId| {
                if self.lists.types.insert(id.index()) {
                    self.lists.stack.push(*id);
                }
            };
            match types.get(id) {
                Some(entry @ Type::Struct { fields, .. }) => {
                    types.members(fields.unwrap_or_default()).iter().rev().for_each(&mut visit);
                    if is_listed(&entry) {
                        self.lists.found.push(id);
                        self.lists.missing -= 1;
                    }
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
            ValueKind::Constant(id) => self.met_constant(id),
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

    #[inline]
    fn met_constant(&mut self, id: ConstantId) {
        if self.lists.constants.insert(id.index()) {
            self.constant(id);
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
        let start = self.lists.values.len();
        self.push_operands(constant);
        while self.lists.values.len() > start {
            let Some(value) = self.lists.values.pop() else { break };
            let Some(id) = value.constant() else { continue };
            if !self.lists.constants.insert(id.index()) {
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
        let start = self.lists.values.len();
        let words = &self.module.constants.words;
        match constant.kind {
            ConstantKind::Aggregate(span) => self.lists.values.extend(span.of(words).iter().map(|&word| Value(word))),
            ConstantKind::Expression { opcode, operands, .. } => {
                values(opcode, operands.of(words), |value| self.lists.values.push(value));
            }
            _ => {}
        }
        self.lists.values[start..].reverse();
    }

    /// What a node leads to.
    fn node(&mut self, id: MetadataId) {
        let Lists { nodes, constants, .. } = &mut *self.lists;
        if !nodes.is_started() {
            nodes.start(self.module, |id| constants.is_new(id.index()));
        }
        nodes.meet(self.module, id);
        let mut leads = std::mem::take(&mut nodes.leads);
        leads.drain(..).for_each(|id| self.met_constant(id));
        self.lists.nodes.leads = leads;
    }
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
