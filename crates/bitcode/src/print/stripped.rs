//! Debug information that does not count.
//!
//! LLVM's reader takes all debug information out of a module whose flag `Debug Info Version` is not 3: locations, the
//! functions that describe variables and their calls, and `llvm.dbg.` lists. Types that only those refer to go, too.

use crate::model::{ConstantKind, Instruction, Metadata, MetadataEntry, MetadataId, Module, Opcode, Value, ValueKind};
use crate::spec::debug::NODE;

/// The version of debug information that counts.
const VERSION: u64 = 3;
/// The functions that describe variables.
const FUNCTIONS: [&[u8]; 2] = [b"llvm.dbg.declare", b"llvm.dbg.value"];

/// What is taken out of a module.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Stripped {
    /// Whether anything is.
    pub(super) is: bool,
    /// Whether functions are.
    hides: bool,
    /// The functions that describe variables.
    functions: [Option<Value>; 2],
}

impl Stripped {
    pub(super) fn of(module: &Module) -> Self {
        if version(module) == VERSION {
            return Self::default();
        }
        let find = |name: &[u8]| {
            let index = module.functions.iter().position(|function| module.bytes(function.name) == name)?;
            Some(ValueKind::Function(crate::model::FunctionId(index as u32)).into())
        };
        let functions = FUNCTIONS.map(find);
        Self { is: true, hides: functions.iter().any(Option::is_some), functions }
    }

    /// Whether functions are taken out.
    pub(super) fn hides_functions(&self) -> bool {
        self.hides
    }

    /// Whether a function is taken out.
    #[inline]
    pub(super) fn hides(&self, function: Value) -> bool {
        self.hides && self.functions.contains(&Some(function))
    }

    /// Whether an instruction calls a function that is taken out.
    #[inline]
    pub(super) fn hides_call(&self, opcode: Opcode, words: &[u32]) -> bool {
        self.hides && opcode == Opcode::CALL && self.hides_callee(words)
    }

    /// Almost no module has such functions: what is asked here must not be at hand in every loop over instructions.
    #[cold]
    #[inline(never)]
    fn hides_callee(&self, words: &[u32]) -> bool {
        words.first().is_some_and(|&callee| self.hides(Value(callee)))
    }

    /// Whether a named list is taken out.
    pub(super) fn hides_list(&self, name: &[u8]) -> bool {
        self.is && name.starts_with(b"llvm.dbg.")
    }

    /// An instruction without its location, if that does not count.
    #[inline]
    pub(super) fn without_location(&self, mut instruction: Instruction) -> Instruction {
        if self.is {
            instruction.location = 0;
        }
        instruction
    }
}

/// What the module's flags say of the version of its debug information; 0 where they say nothing.
fn version(module: &Module) -> u64 {
    let lists = module.metadata.named.iter().filter(|named| module.bytes(named.name) == b"llvm.module.flags");
    lists.flat_map(|list| &list.nodes).find_map(|&flag| flag_value(module, flag)).unwrap_or(0)
}

/// The value of a flag, if it is that of the version: its behaviour, its name and its value are a node's operands.
fn flag_value(module: &Module, flag: MetadataId) -> Option<u64> {
    let Some(MetadataEntry::Node(node)) = module.metadata.get(flag) else { return None };
    let &[behavior, name, value, ..] = module.metadata.fields(node) else { return None };
    let entry = |word: u32| module.metadata.get(Metadata::reference(word)?);
    let number = |word: u32| match entry(word)? {
        MetadataEntry::Value(value) => match module.constants.get(value.constant()?)?.kind {
            ConstantKind::Number([low, high]) => Some(u64::from(low) | u64::from(high) << 32),
            ConstantKind::Zero => Some(0),
            _ => None,
        },
        _ => None,
    };
    let named = matches!(entry(name)?, MetadataEntry::String(text) if module.bytes(text) == b"Debug Info Version");
    (node.kind == NODE && named && (1..=6).contains(&number(behavior)?)).then(|| number(value).unwrap_or(0))
}
