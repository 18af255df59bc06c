//! The operands of instructions, constants and metadata in the order in which LLVM has them in memory.
//!
//! LLVM numbers types, constants and metadata as it meets them there, and that order is not the file's nor the model's.

use crate::model::{BlockId, ConstantKind, Constants, Metadata, Node, Opcode, Value, ValueKind};
use crate::spec::debug::{NODE, NodeKind, Rest};

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

/// The operands of a node of metadata.
#[derive(Clone, Copy, Debug, Default)]
pub struct NodeOperands<'m> {
    fields: &'m [u32],
    /// What says which fields are operands; `None` where all are.
    kind: Option<&'static NodeKind>,
}

impl<'m> NodeOperands<'m> {
    /// The operands of a node.
    #[inline]
    pub fn of_node(metadata: &'m Metadata, node: Node) -> Self {
        let fields = metadata.fields(node);
        match node.kind {
            NODE => Self { fields, kind: None },
            kind => NodeKind::of(kind).map_or(Self::default(), |kind| Self { fields, kind: Some(kind) }),
        }
    }

    /// All of them, if all fields are operands.
    #[inline]
    pub fn plain(self) -> Option<&'m [u32]> {
        if self.kind.is_none() { Some(self.fields) } else { None }
    }

    /// How many there are at most.
    #[inline]
    pub fn most(self) -> usize {
        self.fields.len() + self.kind.map_or(0, |kind| kind.operands().len())
    }

    /// All of them, in order, as words that refer to metadata or to nothing.
    pub fn words(self) -> impl Iterator<Item = u32> + 'm {
        (0..).map_while(move |index| self.word(index))
    }

    #[inline]
    fn word(self, index: usize) -> Option<u32> {
        let Some(kind) = self.kind else { return self.fields.get(index).copied() };
        match (kind.operands().get(index), kind.rest) {
            (Some(&word), _) => Some(self.fields.get(usize::from(word)).copied().unwrap_or(0)),
            (None, Rest::References) => self.fields.get(kind.words() + index - kind.operands().len()).copied(),
            _ => None,
        }
    }
}

/// Whether a value is only there within a function.
pub const fn is_local(value: Value) -> bool {
    !value.is_none() && matches!(value.kind(), ValueKind::Argument(_) | ValueKind::Instruction(_))
}

/// Which of an instruction's `count` operand words are values, in rising order.
pub fn value_places(opcode: Opcode, count: usize) -> impl DoubleEndedIterator<Item = usize> {
    let (values, step, without) = match opcode {
        Opcode::BR if count == 1 => (0..0, 1, 0..0),
        Opcode::BR | Opcode::EXTRACT_VALUE | Opcode::INDIRECT_BR => (0..count.min(1), 1, 0..0),
        Opcode::INSERT_VALUE => (0..count.min(2), 1, 0..0),
        Opcode::PHI | Opcode::SWITCH => (0..count, 2, 0..0),
        Opcode::CALL => (0..count, 1, 1..2),
        Opcode::INVOKE => (0..count, 1, 1..4),
        Opcode::GET_ELEMENT_PTR | Opcode::ALLOCA => (1..count.max(1), 1, 0..0),
        Opcode::LANDING_PAD => (2..count.max(2), 2, 0..0),
        _ => (0..count, 1, 0..0),
    };
    values.step_by(step).filter(move |place| !without.contains(place))
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Two ways to the same values: in LLVM's order, and by their places.
    #[test]
    fn places_are_those_of_the_values_met() {
        for &(opcode, name, _) in Opcode::ROWS {
            let opcode = Opcode(opcode);
            let counts = match opcode {
                Opcode::PHI | Opcode::SWITCH => [0, 2, 8],
                Opcode::BR => [1, 3, 3],
                Opcode::LANDING_PAD => [1, 3, 7],
                Opcode::CALL | Opcode::GET_ELEMENT_PTR => [2, 3, 9],
                Opcode::INVOKE => [4, 5, 9],
                Opcode::STORE | Opcode::ALLOCA | Opcode::INSERT_VALUE => [2, 2, 2],
                _ => [1, 2, 5],
            };
            for count in counts {
                let words: Vec<u32> = (0..count).collect();
                let mut met = Vec::new();
                let all = of_instruction(opcode, &words, |operand| {
                    met.extend(match operand {
                        Met::Value(value) => Some(value.0 as usize),
                        Met::Block(_) => None,
                    });
                    Ok::<_, ()>(())
                });
                assert_eq!(all, Ok(()));
                met.sort_unstable();
                assert_eq!(value_places(opcode, words.len()).collect::<Vec<_>>(), met, "{name} of {count}");
            }
        }
    }
}
