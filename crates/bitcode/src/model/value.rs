//! Values: what instructions, constants and metadata refer to.

use super::{AliasId, ConstantId, FunctionId, GlobalId, InstructionId, MetadataId};

/// A reference to a value, in four bytes: the kind in the top three bits, the index below.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Value(pub u32);

/// What a [`Value`] refers to.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum ValueKind {
    /// A global variable.
    Global(GlobalId),
    /// A function.
    Function(FunctionId),
    /// An alias.
    Alias(AliasId),
    /// A constant.
    Constant(ConstantId),
    /// An argument of the function that the reference stands in, by its index.
    Argument(u32),
    /// The result of an instruction.
    Instruction(InstructionId),
    /// Metadata as an operand, of type `metadata`.
    Metadata(MetadataId),
}

impl Value {
    /// The largest index a value can hold.
    pub const LARGEST: u32 = (1 << 29) - 1;
    /// Words that are no value of any kind: what a hole in a broken file is.
    pub const NONE: Self = Self(u32::MAX);

    const fn new(kind: u32, index: u32) -> Self {
        if index > Self::LARGEST { Self::NONE } else { Self(kind << 29 | index) }
    }

    /// What it refers to; an index that leads nowhere for [`Value::NONE`] (kind metadata, the largest index).
    pub const fn kind(self) -> ValueKind {
        let index = self.0 & Self::LARGEST;
        match self.0 >> 29 {
            0 => ValueKind::Global(GlobalId(index)),
            1 => ValueKind::Function(FunctionId(index)),
            2 => ValueKind::Alias(AliasId(index)),
            3 => ValueKind::Constant(ConstantId(index)),
            4 => ValueKind::Argument(index),
            5 => ValueKind::Instruction(InstructionId(index)),
            _ => ValueKind::Metadata(MetadataId(index)),
        }
    }

    /// Whether it is [`Value::NONE`].
    pub const fn is_none(self) -> bool {
        self.0 == Self::NONE.0
    }

    /// The instruction it refers to.
    pub const fn instruction(self) -> Option<InstructionId> {
        match self.kind() {
            ValueKind::Instruction(id) => Some(id),
            _ => None,
        }
    }

    /// The constant it refers to.
    pub const fn constant(self) -> Option<ConstantId> {
        match self.kind() {
            ValueKind::Constant(id) => Some(id),
            _ => None,
        }
    }
}

impl From<ValueKind> for Value {
    fn from(kind: ValueKind) -> Self {
        match kind {
            ValueKind::Global(id) => Self::new(0, id.0),
            ValueKind::Function(id) => Self::new(1, id.0),
            ValueKind::Alias(id) => Self::new(2, id.0),
            ValueKind::Constant(id) => Self::new(3, id.0),
            ValueKind::Argument(index) => Self::new(4, index),
            ValueKind::Instruction(id) => Self::new(5, id.0),
            ValueKind::Metadata(id) => Self::new(6, id.0),
        }
    }
}

impl std::fmt::Debug for Value {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        if self.is_none() { f.write_str("None") } else { self.kind().fmt(f) }
    }
}
