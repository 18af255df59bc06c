//! A module as values.
//!
//! Everything lies in flat arenas that ids point into, and all text in one pool, so that reading a module costs a few
//! large allocations and a small multiple of its bytes. Ids say nothing of the numbers in a file: those follow from the
//! order in which a writer or a printer meets things, as in LLVM itself. So a model is free: push what is new, change what
//! is old, and write it.

mod attributes;
mod constants;
mod function;
mod instructions;
mod metadata;
mod types;
mod value;

pub use attributes::*;
pub use constants::*;
pub use function::*;
pub use instructions::*;
pub use metadata::*;
pub use types::*;
pub use value::*;

/// Declares the ids of arenas.
macro_rules! ids {
    ($($(#[$meta:meta])* $name:ident;)*) => {$(
        $(#[$meta])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
        pub struct $name(pub u32);

        impl $name {
            /// The id as an index into its arena.
            pub const fn index(self) -> usize {
                self.0 as usize
            }
        }
    )*};
}
pub(crate) use ids;

/// A run of an arena's entries.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Span {
    /// The first entry.
    pub start: u32,
    /// How many.
    pub length: u32,
}

impl Span {
    /// The run's entries; none where it leads out of the arena.
    pub fn of<T>(self, arena: &[T]) -> &[T] {
        let start = self.start as usize;
        arena.get(start..start.saturating_add(self.length as usize)).unwrap_or_default()
    }
}

/// A name or another text, in [`Module::text`]. LLVM's text is bytes, and need not be UTF-8.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Text(pub Span);

impl Text {
    /// Whether it has no bytes, which for a name is as good as none.
    pub const fn is_empty(self) -> bool {
        self.0.length == 0
    }
}

/// A module.
#[derive(Clone, Debug, Default)]
pub struct Module {
    /// All text, one after another; [`Module::bytes`] reads a piece, [`Module::add_text`] adds one.
    pub text: Vec<u8>,
    /// The target triple.
    pub triple: Option<Text>,
    /// The data layout.
    pub data_layout: Option<Text>,
    /// Module-level assembly.
    pub assembly: Option<Text>,
    /// Names of sections, which globals and functions refer to by index.
    pub sections: Vec<Text>,
    /// Names of garbage collectors.
    pub collectors: Vec<Text>,
    /// COMDAT groups.
    pub comdats: Vec<Comdat>,
    /// Types.
    pub types: Types,
    /// Attributes of functions and calls.
    pub attributes: Attributes,
    /// Global variables, in the module's order.
    pub globals: Vec<Global>,
    /// Functions, declared and defined, in the module's order.
    pub functions: Vec<Function>,
    /// Aliases.
    pub aliases: Vec<Alias>,
    /// Constants, those of functions too, each once.
    pub constants: Constants,
    /// Metadata: strings, values and nodes, each uniqued one once.
    pub metadata: Metadata,
    /// Instructions of all functions. A function says which are its own, and in which order.
    pub instructions: Instructions,
    /// What only a file knows.
    pub layout: Layout,
}

/// What a file has beyond its meaning: its producer's habits, so that a module is written as it was.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Layout {
    /// The order of the module's symbol table, as values, where it is not the order of the names' bytes: dxc sorts its
    /// tables, LLVM itself walks a hash table, whose order depends on its history. [`Body::names`] likewise.
    pub symbols: Vec<Value>,
    /// Orders of uses (`USELIST` blocks), in the file's order. dxc writes them into modules with debug information.
    pub uses: Vec<UseOrder>,
    /// What [`UseOrder::indexes`] points into.
    pub use_indexes: Vec<u32>,
    /// In which order the pools of constants are. `None` where nobody asked yet.
    pub constants: Option<ConstantOrder>,
    /// Whether metadata that are no location were attached to an instruction as its debug location.
    pub stray_locations: bool,
}

/// In which order the uses of a value are in memory.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct UseOrder {
    /// The function whose block says it; `None` for the module's.
    pub function: Option<FunctionId>,
    /// The value or the block whose uses they are.
    pub of: Named,
    /// The order, in [`Layout::use_indexes`].
    pub indexes: Span,
}

/// In which order LLVM writes a pool of constants.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ConstantOrder {
    /// As they are met: what LLVM does where it keeps the orders of uses, as dxc does in modules with debug information.
    Met,
    /// By type and how often they are used, integers first.
    Optimized,
}

/// A COMDAT group.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Comdat {
    /// The name.
    pub name: Text,
    /// How the linker chooses, as the file has it (1 any, 2 exactmatch, 3 largest, 4 noduplicates, 5 samesize).
    pub selection: u32,
}

impl Module {
    /// The bytes of a text.
    #[inline]
    pub fn bytes(&self, text: Text) -> &[u8] {
        text.0.of(&self.text)
    }

    /// Adds a text to the pool.
    pub fn add_text(&mut self, bytes: &[u8]) -> Text {
        let start = self.text.len() as u32;
        self.text.extend_from_slice(bytes);
        Text(Span { start, length: bytes.len() as u32 })
    }

    /// The integer that a value is, its lowest 64 bits if it is wider; `None` for what is no constant integer.
    pub fn integer(&self, value: Value) -> Option<u64> {
        let constant = self.constants.get(value.constant()?)?;
        if !matches!(self.types.get(constant.of), Some(Type::Integer(_))) {
            return None;
        }
        match constant.kind {
            ConstantKind::Zero => Some(0),
            ConstantKind::Number([low, high]) => Some(u64::from(low) | u64::from(high) << 32),
            ConstantKind::Wide(span) => match *span.of(&self.constants.words) {
                [low, high, ..] => Some(u64::from(low) | u64::from(high) << 32),
                _ => None,
            },
            _ => None,
        }
    }

    /// An instruction.
    #[inline]
    pub fn instruction(&self, id: InstructionId) -> Option<Instruction> {
        self.instructions.get(id)
    }

    /// An instruction's operand words; what they are depends on the [`Opcode`].
    #[inline]
    pub fn operands(&self, instruction: impl std::borrow::Borrow<Instruction>) -> &[u32] {
        self.instructions.operands(instruction.borrow())
    }

    /// The type of a value as an operand in `function` (globals and functions are pointers); `None` for an id that leads
    /// nowhere and for metadata.
    #[inline]
    pub fn type_of(&self, value: Value, function: Option<&Function>) -> Option<TypeId> {
        match value.kind() {
            ValueKind::Global(id) => self.globals.get(id.index()).map(|global| global.pointer),
            ValueKind::Function(id) => self.functions.get(id.index()).map(|function| function.pointer),
            ValueKind::Alias(id) => self.aliases.get(id.index()).map(|alias| alias.pointer),
            ValueKind::Constant(id) => self.constants.get(id).map(|constant| constant.of),
            ValueKind::Instruction(id) => self.instructions.result(id),
            ValueKind::Argument(index) => {
                let (_, parameters, _) = self.types.function(function?.signature)?;
                parameters.get(index as usize).copied()
            }
            ValueKind::Metadata(_) => None,
        }
    }

    /// Whether a value in metadata was never told of: a block's address that leads nowhere stands for it.
    pub fn is_nowhere(&self, value: Value) -> bool {
        let constant = value.constant().and_then(|id| self.constants.get(id));
        matches!(constant.map(|constant| constant.kind), Some(ConstantKind::BlockAddress(Span { length: 0, .. })))
    }
}
