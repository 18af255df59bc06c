//! Which operations a module uses: of each operation's function one call, the first in the order of uses.

use std::cell::Cell;

use dxbin_base::kept;
use dxbin_bitcode::model::{
    ConstantKind, FunctionId, Instruction, InstructionId, Module, Named, Opcode, Span, Value, ValueKind,
};
use dxbin_bitcode::operands::value_places;

use crate::spec::{FUNCTION_PREFIX, OpCode};

/// Why dxc refuses a module.
const NO_CALL: &str = "an operation's function is used, and not called";

thread_local! {
    /// Room for [`Uses`].
    static PLACES: Cell<Vec<u32>> = const { Cell::new(Vec::new()) };
}

/// Where functions are used first. LLVM adds a use in front of those there are, so that is the last instruction that uses it.
pub(super) struct Uses<'m> {
    module: &'m Module,
    /// Of each function the number of that instruction and one; 0 where none uses it.
    places: Vec<u32>,
}

impl Drop for Uses<'_> {
    fn drop(&mut self) {
        kept::tidy(&mut self.places);
        kept::put(&PLACES, std::mem::take(&mut self.places));
    }
}

impl<'m> Uses<'m> {
    pub(super) fn of(module: &'m Module) -> Self {
        let mut places = kept::take(&PLACES);
        kept::fill(&mut places, module.functions.len(), 0);
        let mut uses = Self { module, places };
        let mut calls = 0;
        for (id, words) in module.instructions.operands_of(Opcode::CALL) {
            calls += 1;
            if let Some(function) = callee(words) {
                uses.meet(function, id);
            }
        }
        // Where no more words than calls may refer to a function, as in almost all modules, functions are called and not used
        // otherwise.
        if module.instructions.function_words() > calls {
            uses.meet_all();
        }
        uses
    }

    #[inline]
    fn meet(&mut self, function: FunctionId, id: InstructionId) {
        if let Some(place) = self.places.get_mut(function.index()) {
            *place = id.0 + 1;
        }
    }

    /// Looks at all that instructions use.
    #[cold]
    fn meet_all(&mut self) {
        for id in (0..self.module.instructions.len() as u32).map(InstructionId) {
            let Some(instruction) = self.module.instruction(id) else { continue };
            let words = self.module.operands(instruction);
            if let Some(function) = callee(words).filter(|_| instruction.opcode == Opcode::CALL) {
                self.meet(function, id);
            }
            for function in arguments(self.module, instruction) {
                self.meet(function, id);
            }
        }
    }

    /// The functions of operations that are used, each with the operation that the first of its uses names.
    ///
    /// # Errors
    ///
    /// One is used first by what is no call.
    pub(super) fn each(&self, mut each: impl FnMut(FunctionId, OpCode)) -> Result<(), &'static str> {
        let module = self.module;
        let mut unused = false;
        for (at, (function, &place)) in module.functions.iter().zip(&self.places).enumerate() {
            if !module.bytes(function.name).starts_with(FUNCTION_PREFIX.as_bytes()) {
                continue;
            }
            let Some(id) = place.checked_sub(1).map(InstructionId) else {
                unused = true;
                continue;
            };
            let function = FunctionId(at as u32);
            // What takes a function as an argument is taken for a call of it.
            match module.instructions.operation(id) {
                Some((Opcode::CALL, words)) => {
                    let operation = if module.layout.uses.is_empty() { None } else { ordered(module, function) };
                    each(function, operation.unwrap_or_else(|| argument(module, words)));
                }
                _ => return Err(NO_CALL),
            }
        }
        if unused && self.is_any_unmet_used() { Err(NO_CALL) } else { Ok(()) }
    }

    /// Whether a function of an operation that no instruction uses is used by globals, by what functions start with, or in
    /// constants.
    fn is_any_unmet_used(&self) -> bool {
        let module = self.module;
        let is = |of: Value| match of.kind() {
            ValueKind::Function(of) => self.places.get(of.index()) == Some(&0) && is_operation(module, of),
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
}

fn is_operation(module: &Module, of: FunctionId) -> bool {
    let function = module.functions.get(of.index());
    function.is_some_and(|function| module.bytes(function.name).starts_with(FUNCTION_PREFIX.as_bytes()))
}

/// The operation of the call that comes first where the file says in which order a function's uses are.
#[cold]
fn ordered(module: &Module, of: FunctionId) -> Option<OpCode> {
    let orders = module.layout.uses.iter().filter(|order| match order.of {
        Named::Value(value) => value.kind() == ValueKind::Function(of),
        _ => false,
    });
    let mut first = None;
    for order in orders {
        first = first_ordered(module, of, order.indexes.of(&module.layout.use_indexes)).or(first);
    }
    first
}

fn first_ordered(module: &Module, of: FunctionId, indexes: &[u32]) -> Option<OpCode> {
    let (first, _) = indexes.iter().enumerate().min_by_key(|(_, index)| **index)?;
    let calls = module.instructions.operands_of(Opcode::CALL).rev();
    let mut calls = calls.filter(|(_, words)| callee(words) == Some(of));
    if calls.clone().count() != indexes.len() {
        return None;
    }
    calls.nth(first).map(|(_, words)| argument(module, words))
}

/// The function that a call's operands call.
#[inline]
fn callee(words: &[u32]) -> Option<FunctionId> {
    match words {
        &[callee, _, ..] => match Value(callee).kind() {
            ValueKind::Function(function) => Some(function),
            _ => None,
        },
        _ => None,
    }
}

/// The operation that a call's first argument names; one there is not where it names none.
fn argument(module: &Module, words: &[u32]) -> OpCode {
    let number = words.get(2).and_then(|&word| module.integer(Value(word)));
    OpCode(number.and_then(|number| u32::try_from(number).ok()).unwrap_or(u32::MAX))
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
