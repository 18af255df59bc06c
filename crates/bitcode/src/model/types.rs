//! Types.

use super::{Span, Text, ids};

ids! {
    /// A type.
    TypeId;
}

/// A type.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Type {
    /// `void`
    Void,
    /// `half`
    Half,
    /// `float`
    Float,
    /// `double`
    Double,
    /// `x86_fp80`
    X86Fp80,
    /// `fp128`
    Fp128,
    /// `ppc_fp128`
    PpcFp128,
    /// `x86_mmx`
    X86Mmx,
    /// `label`
    Label,
    /// `metadata`
    Metadata,
    /// An integer of this many bits.
    Integer(u32),
    /// A pointer.
    Pointer {
        /// What it points to.
        to: TypeId,
        /// The number of the address space, of which [`Type::space`] are the bits that count: pointers whose numbers differ above
        /// are of different types all the same.
        space: u32,
    },
    /// An array.
    Array {
        /// How many elements.
        count: u64,
        /// The elements' type.
        of: TypeId,
    },
    /// A vector.
    Vector {
        /// How many elements.
        count: u32,
        /// The elements' type.
        of: TypeId,
    },
    /// A function.
    Function {
        /// What it returns.
        returns: TypeId,
        /// The parameters' types, in [`Types::members`].
        parameters: Span,
        /// Whether more arguments may follow.
        variadic: bool,
    },
    /// A structure.
    Struct {
        /// Its name: structures with one are types of their own, others are equal when their fields are.
        name: Option<Text>,
        /// The fields' types, in [`Types::members`]; `None` for an opaque structure.
        fields: Option<Span>,
        /// Whether there is no padding between fields.
        packed: bool,
    },
}

impl Type {
    /// How many types are words in a listing, and so common that tables have places for them.
    pub(crate) const WORDS: usize = 15;

    /// Which of the words a type is, if it is one.
    #[inline(always)]
    pub(crate) const fn word(self) -> Option<usize> {
        Some(match self {
            Self::Void => 0,
            Self::Half => 1,
            Self::Float => 2,
            Self::Double => 3,
            Self::X86Fp80 => 4,
            Self::Fp128 => 5,
            Self::PpcFp128 => 6,
            Self::X86Mmx => 7,
            Self::Label => 8,
            Self::Metadata => 9,
            Self::Integer(1) => 10,
            Self::Integer(8) => 11,
            Self::Integer(16) => 12,
            Self::Integer(32) => 13,
            Self::Integer(64) => 14,
            _ => return None,
        })
    }

    /// The address space of a pointer: of its number 24 bits count.
    pub const fn space(self) -> Option<u32> {
        match self {
            Self::Pointer { space, .. } => Some(space & 0xff_ffff),
            _ => None,
        }
    }
}

/// The types of a module, each once.
#[derive(Clone, Debug, Default)]
pub struct Types {
    /// The types.
    pub entries: Vec<Type>,
    /// Fields of structures and parameters of functions.
    pub members: Vec<TypeId>,
    /// The order of the file's type table, where the file has one.
    pub table: Vec<TypeId>,
    /// How many names a reader made for structures whose name was taken.
    pub renamed: u32,
}

impl Types {
    /// A type.
    pub fn get(&self, id: TypeId) -> Option<Type> {
        self.entries.get(id.index()).copied()
    }

    /// The types of a run.
    pub fn members(&self, span: Span) -> &[TypeId] {
        span.of(&self.members)
    }

    /// What a function type returns, its parameters, and whether it is variadic.
    pub fn function(&self, id: TypeId) -> Option<(TypeId, &[TypeId], bool)> {
        match self.get(id)? {
            Type::Function { returns, parameters, variadic } => Some((returns, self.members(parameters), variadic)),
            _ => None,
        }
    }

    /// What a pointer points to.
    pub fn pointee(&self, id: TypeId) -> Option<TypeId> {
        match self.get(id)? {
            Type::Pointer { to, .. } => Some(to),
            _ => None,
        }
    }
}
