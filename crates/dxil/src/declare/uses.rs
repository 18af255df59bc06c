//! Which operations a module uses: of each operation's function one call, the first in the order of uses.

use dxbin_bitcode::model::{
    ConstantKind, FunctionId, Instruction, InstructionId, Module, Named, Opcode, Span, Value, ValueKind,
};
use dxbin_bitcode::operands::value_places;

use crate::spec::{FUNCTION_PREFIX, OpCode};

/// Why dxc refuses a module.
const NO_CALL: &str = "an operation's function is used, and not called";

/// Functions of operations, and the first use of each, once that is met.
struct Uses {
    /// Which functions are still waiting for theirs.
    waiting: Vec<bool>,
    /// How many these are.
    left: usize,
    found: Vec<(FunctionId, OpCode)>,
    /// Whether one is used first by what is no call.
    strange: bool,
}

impl Uses {
    fn of(module: &Module) -> Self {
        let mut left = 0;
        let mut waiting = Vec::with_capacity(module.functions.len());
        for function in &module.functions {
            let waits = module.bytes(function.name).starts_with(FUNCTION_PREFIX.as_bytes());
            left += usize::from(waits);
            waiting.push(waits);
        }
        Self { waiting, left, found: Vec::with_capacity(left), strange: false }
    }

    fn waits(&self, function: FunctionId) -> bool {
        self.waiting.get(function.index()) == Some(&true)
    }

    /// A use of a function that waits for it, with the operation that it names; `None` for what is no call.
    fn meet(&mut self, function: FunctionId, operation: Option<OpCode>) {
        if let Some(waits) = self.waiting.get_mut(function.index()) {
            *waits = false;
            self.left -= 1;
        }
        self.strange |= operation.is_none();
        self.found.extend(operation.map(|operation| (function, operation)));
    }

    /// The uses of functions as arguments of an instruction. What takes one as an argument is taken for a call of it.
    #[cold]
    fn meet_arguments(&mut self, module: &Module, id: InstructionId) {
        let Some(instruction) = module.instruction(id) else { return };
        let call = argument(module, instruction.opcode, module.operands(instruction));
        for function in arguments(module, instruction) {
            if self.waits(function) {
                self.meet(function, call);
            }
        }
    }
}

/// The functions of operations that are used, each with the operation that the first of its uses names.
///
/// # Errors
///
/// One is used first by what is no call.
pub(super) fn first_uses(module: &Module) -> Result<Vec<(FunctionId, OpCode)>, &'static str> {
    let mut uses = Uses::of(module);
    let (named, calls) = module.instructions.function_words_and_calls();
    // LLVM adds a use in front of those there are.
    for id in (0..module.instructions.len() as u32).rev().map(InstructionId) {
        if uses.left == 0 {
            break;
        }
        if named > calls {
            uses.meet_arguments(module, id);
        }
        if let Some((function, words)) = called(module, id)
            && uses.waits(function)
            && let Some(operation) = argument(module, Opcode::CALL, words)
        {
            uses.meet(function, Some(operation));
        }
    }
    if uses.strange || uses.left > 0 && is_any_used(module, &uses.waiting) {
        return Err(NO_CALL);
    }
    let mut found = uses.found;
    for order in &module.layout.uses {
        if let Named::Value(of) = order.of
            && let ValueKind::Function(of) = of.kind()
            && let Some(place) = found.iter_mut().find(|(function, _)| *function == of)
            && let Some(call) = first_ordered(module, of, order.indexes.of(&module.layout.use_indexes))
        {
            *place = call;
        }
    }
    found.sort_by_key(|(function, _)| function.0);
    Ok(found)
}

/// Whether one of these functions is used by globals, by what functions start with, or in constants.
fn is_any_used(module: &Module, functions: &[bool]) -> bool {
    let is = |of: Value| match of.kind() {
        ValueKind::Function(of) => functions.get(of.index()) == Some(&true),
        _ => false,
    };
    let any = |of: Option<Value>| of.is_some_and(is);
    let words = |words: Span| words.of(&module.constants.words).iter();
    module.globals.iter().any(|global| any(global.initializer))
        || module.aliases.iter().any(|alias| is(alias.target))
        || module.functions.iter().any(|of| any(of.prologue) || any(of.prefix) || any(of.personality))
        || module.constants.entries.iter().any(|constant| match constant.kind {
            ConstantKind::Aggregate(span) => words(span).any(|&word| is(Value(word))),
            ConstantKind::Expression { opcode, operands, .. } => {
                words(operands).skip(usize::from(opcode == Opcode::GET_ELEMENT_PTR)).any(|&word| is(Value(word)))
            }
            _ => false,
        })
}

/// The call that comes first where a function's uses are in this order.
fn first_ordered(module: &Module, of: FunctionId, indexes: &[u32]) -> Option<(FunctionId, OpCode)> {
    let (first, _) = indexes.iter().enumerate().min_by_key(|(_, index)| **index)?;
    let calls = (0..module.instructions.len() as u32).rev().map(InstructionId);
    let calls = calls.filter_map(|id| called(module, id)).filter(|(function, _)| *function == of);
    let mut calls = calls.filter_map(|(_, words)| Some((of, argument(module, Opcode::CALL, words)?)));
    if calls.clone().count() == indexes.len() { calls.nth(first) } else { None }
}

/// The function that an instruction calls, and its operands.
#[inline]
fn called(module: &Module, id: InstructionId) -> Option<(FunctionId, &[u32])> {
    if module.instructions.opcode(id)? != Opcode::CALL {
        return None;
    }
    let (_, words) = module.instructions.operation(id)?;
    match Value(*words.first()?).kind() {
        ValueKind::Function(function) => Some((function, words)),
        _ => None,
    }
}

/// The operation that a call's first argument names; one there is not where it names none.
fn argument(module: &Module, opcode: Opcode, words: &[u32]) -> Option<OpCode> {
    let [_, _, arguments @ ..] = words else { return None };
    if opcode != Opcode::CALL {
        return None;
    }
    let number = arguments.first().and_then(|&word| module.integer(Value(word)));
    Some(OpCode(number.and_then(|number| u32::try_from(number).ok()).unwrap_or(u32::MAX)))
}

/// The functions among an instruction's operands, but for the one that it calls.
fn arguments(module: &Module, instruction: Instruction) -> impl Iterator<Item = FunctionId> {
    let words = module.operands(instruction);
    let places = value_places(instruction.opcode, words.len());
    let places = places.skip(usize::from(instruction.opcode == Opcode::CALL));
    places.filter_map(|place| match Value(*words.get(place)?).kind() {
        ValueKind::Function(function) => Some(function),
        _ => None,
    })
}
