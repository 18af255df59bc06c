//! Numbers of what has no name: values, blocks, nodes of metadata; and who comes before whom.
//!
//! As in LLVM, the nodes that named lists reach come first, depth first; those that only functions reach are met when the
//! function is printed. A block's predecessors are its uses, the last one made first, unless the file has another order.

use std::cell::OnceCell;
use std::collections::HashSet;

use dxbin_base::kept::tidy;

use crate::model::{
    Attachment, Body, ConstantKind, Function, FunctionId, InstructionId, MetadataId, Module, Named, Opcode, Span, Text,
    Type, TypeId, Value, ValueKind,
};

use super::TooLarge;
use super::attributes::Attributes;
use super::kinds::Kinds;
use super::label::{Label, Numbers};
use super::names::{needs_quotes, push_name};
use super::nodes::Nodes;
use super::stripped::Stripped;
use super::texts::Texts;

/// An instruction's label, its type and its attachments.
#[derive(Clone, Copy, Debug)]
struct Local {
    label: Label,
    /// The type of what has a label.
    of: TypeId,
    /// The first attachment's index + 1.
    attachment: u32,
}

impl Local {
    const NONE: Self = Self { label: Label::NONE, of: TypeId(0), attachment: 0 };
}

/// A block's label and its predecessors.
#[derive(Clone, Copy, Debug, Default)]
struct Block {
    label: Label,
    /// The predecessors, in [`Slots::predecessors`].
    predecessors: Span,
}

/// The numbers.
#[derive(Debug, Default)]
pub(super) struct Slots {
    /// What is taken out.
    pub(super) stripped: Stripped,
    /// Names of globals, functions and aliases, with their prefix.
    globals: [Vec<Span>; 3],
    /// Which functions are LLVM's own.
    intrinsics: Vec<bool>,
    /// Those of nodes of metadata.
    pub(super) nodes: Nodes,
    kinds: Kinds,
    /// Orders of the uses of blocks: function, block, indices.
    uses: Vec<(u32, u32, Span)>,
    locals: Vec<Local>,
    arguments: Vec<Label>,
    blocks: Vec<Block>,
    predecessors: Vec<u32>,
    /// The current function, and the blocks of all functions whose addresses are taken, once somebody asked.
    function: u32,
    addresses: OnceCell<HashSet<(u32, u32)>>,
    /// Attachments of the current function, those of one instruction together and in order.
    attachments: Vec<(InstructionId, u32, u32, MetadataId)>,
}

impl Slots {
    /// Takes all out, and keeps the memory.
    pub(super) fn clear(&mut self) {
        // Every field is named, so that none that comes can be forgotten.
        let Self {
            stripped: _,
            globals,
            intrinsics,
            nodes,
            kinds,
            uses,
            function: _,
            addresses,
            locals,
            arguments,
            blocks,
            predecessors,
            attachments,
        } = self;
        globals.iter_mut().for_each(tidy);
        tidy(intrinsics);
        nodes.clear();
        kinds.clear();
        tidy(uses);
        *addresses = OnceCell::new();
        tidy(locals);
        tidy(arguments);
        tidy(blocks);
        tidy(predecessors);
        tidy(attachments);
    }

    /// Those of a module, in the place of none; the nodes that named lists reach have theirs.
    pub(super) fn start(
        &mut self,
        module: &Module,
        texts: &mut Texts,
        attributes: &mut Attributes,
        stripped: Stripped,
    ) {
        self.stripped = stripped;
        let mut next = 0;
        let mut name = |name: Text| {
            let start = texts.end();
            if name.is_empty() {
                texts.put(b"@");
                texts.push_number(next);
                next += 1;
            } else {
                push_name(texts, b"@", &module.text, name.0);
            }
            texts.since(start)
        };
        // The order of the numbers.
        let [globals, functions, aliases] = &mut self.globals;
        globals.extend(module.globals.iter().map(|global| name(global.name)));
        aliases.extend(module.aliases.iter().map(|alias| name(alias.name)));
        functions.extend(module.functions.iter().map(|function| name(function.name)));
        let intrinsic = |function: &Function| module.bytes(function.name).starts_with(b"llvm.");
        self.intrinsics.extend(module.functions.iter().map(intrinsic));
        for (index, function) in module.functions.iter().enumerate() {
            let hidden = stripped.hides(ValueKind::Function(FunctionId(index as u32)).into());
            if let Some(list) = function.attributes.filter(|_| !hidden) {
                attributes.meet(module, texts, list);
            }
        }
        for order in &module.layout.uses {
            if let (Some(function), Named::Block(block)) = (order.function, order.of) {
                self.uses.push((function.0, block.0, order.indexes));
            }
        }
        self.uses.sort_by_key(|order| order.0);
    }

    /// The name or the number of a global, a function or an alias.
    #[inline]
    pub(super) fn global(&self, kind: ValueKind) -> Span {
        let (list, index) = match kind {
            ValueKind::Global(id) => (0, id.index()),
            ValueKind::Function(id) => (1, id.index()),
            ValueKind::Alias(id) => (2, id.index()),
            _ => return Span::default(),
        };
        self.globals[list].get(index).copied().unwrap_or_default()
    }

    /// A kind of attachment's name.
    pub(super) fn kind(&self, number: u32) -> Option<Text> {
        self.kinds.name(number)
    }

    /// A function's attachments in LLVM's order.
    pub(super) fn function_attachments(&self, body: &Body) -> Vec<Attachment> {
        let mut attachments = body.attachments.clone();
        if attachments.len() > 1 {
            // Of two of one kind the later counts.
            attachments.reverse();
            attachments.sort_by_key(|attachment| self.kinds.rank(attachment.kind));
            attachments.dedup_by_key(|attachment| self.kinds.rank(attachment.kind));
        }
        attachments
    }

    /// Whether a value is one of LLVM's own functions.
    #[inline]
    fn is_intrinsic(&self, value: Value) -> bool {
        match value.kind() {
            ValueKind::Function(id) => self.intrinsics.get(id.index()) == Some(&true),
            _ => false,
        }
    }

    /// Numbers what is in a function.
    pub(super) fn enter(
        &mut self,
        module: &Module,
        id: FunctionId,
        texts: &mut Texts,
        attributes: &mut Attributes,
    ) -> Result<(), TooLarge> {
        self.arguments.clear();
        self.blocks.clear();
        self.attachments.clear();
        let Some(function) = module.functions.get(id.index()) else { return Ok(()) };
        let parameters = module.types.function(function.signature).map_or(0, |signature| signature.1.len());
        self.arguments.resize(parameters, Label::default());
        let Some(body) = &function.body else { return Ok(()) };
        if !body.attachments.is_empty() || !body.instruction_attachments.is_empty() {
            self.kinds.start(module);
        }
        self.blocks.resize(body.blocks.len(), Block::default());
        self.set_names(module, function);
        let mut numbers = Numbers::new();
        self.arguments.iter_mut().for_each(|label| numbers.give(label, true));
        for (block, span) in self.blocks.iter_mut().zip(&body.blocks) {
            numbers.give(&mut block.label, true);
            for id in body.order.run(*span) {
                let (Some(result), Some(local)) = (module.instructions.result(id), self.locals.get_mut(id.index()))
                else {
                    continue;
                };
                // Few calls have attributes, and what is asked of all must be little.
                if (module.instructions.has_attributes(id) | self.stripped.hides_functions())
                    && let Some(call) = module.instruction(id)
                    && matches!(call.opcode, Opcode::CALL | Opcode::INVOKE)
                {
                    if self.stripped.hides_call(call.opcode, module.operands(call)) {
                        continue;
                    }
                    if let Some(list) = call.attribute_list() {
                        attributes.meet(module, texts, list);
                    }
                }
                local.of = result;
                let is_value = !matches!(module.types.get(result), Some(Type::Void));
                numbers.give(&mut local.label, is_value);
            }
        }
        self.set_attachments(body.instruction_attachments.as_slice());
        for attachment in self.function_attachments(body) {
            self.nodes.meet(module, attachment.node);
        }
        // Without debug information all nodes have their numbers by now, or nothing leads to them.
        let leads = !self.stripped.is || !self.attachments.is_empty() || self.intrinsics.contains(&true);
        for id in body.order.iter().take_while(|_| leads) {
            if self.nodes.unnumbered == 0 {
                break;
            }
            self.meet_instruction(module, id);
        }
        self.set_predecessors(module, id, function);
        self.function = id.0;
        Ok(())
    }

    /// Whether a constant is the address of a block of the current function.
    #[cold]
    pub(super) fn has_address(&self, module: &Module, block: u32) -> bool {
        let addresses = self.addresses.get_or_init(|| {
            let found = module.constants.entries.iter().filter_map(|constant| match constant.kind {
                ConstantKind::BlockAddress(span) => match *span.of(&module.constants.words) {
                    [function, block] => Some((function, block)),
                    _ => None,
                },
                _ => None,
            });
            found.collect()
        });
        addresses.contains(&(Value::from(ValueKind::Function(FunctionId(self.function))).0, block))
    }

    fn set_names(&mut self, module: &Module, function: &Function) {
        let Some(body) = &function.body else { return };
        self.start_locals(module, body);
        for (index, &(named, name)) in body.names.iter().enumerate() {
            if name.is_empty() {
                continue;
            }
            let label = match named {
                Named::Value(value) => match value.kind() {
                    ValueKind::Argument(index) => self.arguments.get_mut(index as usize),
                    ValueKind::Instruction(id) => self.locals.get_mut(id.index()).map(|local| {
                        local.of = module.instructions.result(id).unwrap_or(TypeId(0));
                        &mut local.label
                    }),
                    _ => None,
                },
                Named::Block(block) => self.blocks.get_mut(block.index()).map(|block| &mut block.label),
            };
            if let Some(label) = label {
                *label = Label::name(index, needs_quotes(module.bytes(name)));
            }
        }
    }

    /// No label for any instruction of a function. Most functions have those behind the ones before.
    fn start_locals(&mut self, module: &Module, body: &Body) {
        let most = module.instructions.len();
        match body.order.as_run().filter(|run| run.end <= most) {
            Some(run) => {
                let there = run.start.min(self.locals.len())..run.end.min(self.locals.len());
                if let Some(locals) = self.locals.get_mut(there) {
                    locals.fill(Local::NONE);
                }
                if self.locals.len() < run.end {
                    self.locals.resize(run.end, Local::NONE);
                }
            }
            None => {
                self.locals.resize(most, Local::NONE);
                for id in body.order.iter() {
                    if let Some(local) = self.locals.get_mut(id.index()) {
                        *local = Local::NONE;
                    }
                }
            }
        }
    }

    fn set_attachments(&mut self, attachments: &[(InstructionId, Attachment)]) {
        if attachments.is_empty() {
            return;
        }
        for &(id, attachment) in attachments {
            self.attachments.push((id, self.kinds.rank(attachment.kind), attachment.kind, attachment.node));
        }
        self.attachments.sort_by_key(|&(id, rank, ..)| (id, rank));
        // Of two of one kind the later one counts.
        self.attachments.dedup_by(|later, earlier| {
            let same = (later.0, later.1) == (earlier.0, earlier.1);
            if same {
                *earlier = *later;
            }
            same
        });
        for (index, &(id, ..)) in self.attachments.iter().enumerate() {
            if let Some(local @ Local { attachment: 0, .. }) = self.locals.get_mut(id.index()) {
                local.attachment = index as u32 + 1;
            }
        }
    }

    /// The index of an instruction's first attachment beyond its location.
    #[inline]
    pub(super) fn first_attachment(&self, id: InstructionId) -> Option<usize> {
        let first = self.locals.get(id.index())?.attachment.checked_sub(1)?;
        Some(first as usize)
    }

    /// The attachment at an index, if it is the instruction's.
    pub(super) fn attachment(&self, id: InstructionId, index: usize) -> Option<Attachment> {
        let &(at, _, kind, node) = self.attachments.get(index)?;
        (at == id).then_some(Attachment { kind, node })
    }

    /// Numbers the nodes that an instruction refers to.
    #[inline]
    fn meet_instruction(&mut self, module: &Module, id: InstructionId) {
        let Some(instruction) = module.instruction(id) else { return };
        let words = module.operands(instruction);
        if self.stripped.hides_call(instruction.opcode, words) {
            return;
        }
        let instruction = self.stripped.without_location(instruction);
        if instruction.opcode == Opcode::CALL
            && let [callee, _, arguments @ ..] = words
            && self.is_intrinsic(Value(*callee))
        {
            for &word in arguments {
                if let ValueKind::Metadata(id) = Value(word).kind() {
                    self.nodes.meet(module, id);
                }
            }
        }
        if let Some(location) = instruction.location() {
            self.nodes.meet(module, location);
        }
        let Some(mut index) = self.first_attachment(id) else { return };
        while let Some(attachment) = self.attachment(id, index) {
            self.nodes.meet(module, attachment.node);
            index += 1;
        }
    }

    /// Who leads to each block: a run of one list, sized first and filled from behind.
    fn set_predecessors(&mut self, module: &Module, id: FunctionId, function: &Function) {
        let Some(body) = &function.body else { return };
        let terminators = || {
            body.blocks.iter().enumerate().filter_map(|(index, span)| {
                let instruction = module.instruction(body.order.run(*span).next_back()?)?;
                Some((index as u32, instruction.opcode, module.operands(instruction)))
            })
        };
        let mut total = 0_u32;
        for (_, opcode, words) in terminators() {
            targets(opcode, words, |target| {
                if let Some(block) = self.blocks.get_mut(target as usize) {
                    block.predecessors.length += 1;
                    total += 1;
                }
            });
        }
        let mut end = 0;
        for block in &mut self.blocks {
            end += block.predecessors.length;
            block.predecessors.start = end;
        }
        self.predecessors.clear();
        self.predecessors.resize(total as usize, 0);
        for (from, opcode, words) in terminators() {
            targets(opcode, words, |target| {
                if let Some(block) = self.blocks.get_mut(target as usize) {
                    block.predecessors.start -= 1;
                    if let Some(slot) = self.predecessors.get_mut(block.predecessors.start as usize) {
                        *slot = from;
                    }
                }
            });
        }
        self.reorder_predecessors(module, id);
    }

    /// Puts uses into the order that the file says.
    fn reorder_predecessors(&mut self, module: &Module, id: FunctionId) {
        let first = self.uses.partition_point(|order| order.0 < id.0);
        for &(function, block, indexes) in self.uses.get(first..).unwrap_or_default() {
            if function != id.0 {
                break;
            }
            let indexes = indexes.of(&module.layout.use_indexes);
            let Some(block) = self.blocks.get(block as usize) else { continue };
            let Span { start, length } = block.predecessors;
            if indexes.len() != length as usize {
                continue;
            }
            let range = start as usize..(start + length) as usize;
            let Some(uses) = self.predecessors.get_mut(range) else { continue };
            let mut keyed: Vec<(u32, u32)> = indexes.iter().copied().zip(uses.iter().copied()).collect();
            keyed.sort_by_key(|&(key, _)| key);
            for (slot, (_, from)) in uses.iter_mut().zip(keyed) {
                *slot = from;
            }
        }
    }

    /// An instruction's label, and its type where it has one.
    #[inline(always)]
    pub(super) fn local(&self, id: InstructionId) -> (Label, TypeId) {
        self.locals.get(id.index()).map_or((Label::NONE, TypeId(0)), |local| (local.label, local.of))
    }

    /// An instruction's label, and whether there are attachments beyond its location.
    #[inline(always)]
    pub(super) fn line(&self, id: InstructionId) -> (Label, bool) {
        self.locals.get(id.index()).map_or((Label::NONE, false), |local| (local.label, local.attachment != 0))
    }

    /// An argument's label.
    #[inline]
    pub(super) fn argument(&self, index: u32) -> Label {
        self.arguments.get(index as usize).copied().unwrap_or_default()
    }

    /// A block's label.
    #[inline]
    pub(super) fn block(&self, index: u32) -> Label {
        self.blocks.get(index as usize).map(|block| block.label).unwrap_or_default()
    }

    /// A block's predecessors, by their indices.
    pub(super) fn predecessors(&self, index: usize) -> &[u32] {
        self.blocks.get(index).map(|block| block.predecessors.of(&self.predecessors)).unwrap_or_default()
    }
}

/// The blocks a terminator leads to, in the order in which LLVM's reader makes them its operands.
#[inline]
fn targets(opcode: Opcode, words: &[u32], mut visit: impl FnMut(u32)) {
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
