//! The operands of instructions and constants in the order in which LLVM has them in memory.
//!
//! LLVM numbers types, constants and metadata as it meets them there, and that order is not the file's nor the model's.

use crate::model::{BlockId, ConstantKind, Constants, Opcode, Value, ValueKind};

/// An operand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Met {
    /// A value.
    Value(Value),
    /// A block, which is of type `label`.
    Block(BlockId),
}

/// Calls `visit` with the operands of an instruction.
pub fn of_instruction<E>(opcode: Opcode, words: &[u32], mut visit: impl FnMut(Met) -> Result<(), E>) -> Result<(), E> {
    let mut values = |words: &[u32]| words.iter().try_for_each(|&word| visit(Met::Value(Value(word))));
    match (opcode, words) {
        (Opcode::STORE, [pointer, value, ..]) => values(&[*value, *pointer]),
        (Opcode::CALL, [callee, _, arguments @ ..]) => {
            values(arguments)?;
            values(&[*callee])
        }
        (Opcode::INVOKE, [callee, normal, unwind, _, arguments @ ..]) => {
            values(arguments)?;
            values(&[*callee])?;
            [*normal, *unwind].iter().try_for_each(|&word| visit(Met::Block(BlockId(word))))
        }
        (Opcode::GET_ELEMENT_PTR | Opcode::ALLOCA, [_, rest @ ..]) => values(rest),
        (Opcode::EXTRACT_VALUE, [aggregate, ..]) => values(&[*aggregate]),
        (Opcode::INSERT_VALUE, [aggregate, element, ..]) => values(&[*aggregate, *element]),
        (Opcode::PHI, ways) => ways.chunks_exact(2).try_for_each(|way| values(&way[..1])),
        (Opcode::LANDING_PAD, [_, clauses @ ..]) => clauses.chunks_exact(2).try_for_each(|clause| values(&clause[1..])),
        (Opcode::BR, [block]) => visit(Met::Block(BlockId(*block))),
        (Opcode::BR, [condition, yes, no]) => {
            values(&[*condition])?;
            [*no, *yes].iter().try_for_each(|&word| visit(Met::Block(BlockId(word))))
        }
        (Opcode::SWITCH, pairs) => pairs.chunks_exact(2).try_for_each(|pair| {
            visit(Met::Value(Value(pair[0])))?;
            visit(Met::Block(BlockId(pair[1])))
        }),
        (Opcode::INDIRECT_BR, [address, blocks @ ..]) => {
            values(&[*address])?;
            blocks.iter().try_for_each(|&word| visit(Met::Block(BlockId(word))))
        }
        _ => values(words),
    }
}

/// The `index`th operand of a constant; blocks of block addresses are left out.
pub fn of_constant(constants: &Constants, kind: ConstantKind, index: usize) -> Option<Value> {
    let word = match kind {
        ConstantKind::Aggregate(span) => *span.of(&constants.words).get(index)?,
        ConstantKind::Expression { opcode: Opcode::GET_ELEMENT_PTR, operands, .. } => {
            *operands.of(&constants.words).get(index + 1)?
        }
        ConstantKind::Expression { operands, .. } => *operands.of(&constants.words).get(index)?,
        ConstantKind::BlockAddress(span) if index == 0 => *span.of(&constants.words).first()?,
        _ => return None,
    };
    Some(Value(word))
}

/// Whether a value is only there within a function.
pub const fn is_local(value: Value) -> bool {
    !value.is_none() && matches!(value.kind(), ValueKind::Argument(_) | ValueKind::Instruction(_))
}
