//! Comments that say where an instruction comes from, as dxc's listings have them: line and column, or the variable that
//! a call of `llvm.dbg.declare` or `llvm.dbg.value` is about.

use dxbin_base::pen::Pen;
use dxbin_base::sink::{Class, Sink};

use crate::model::{
    Function, Instruction, InstructionId, Metadata, MetadataEntry, MetadataId, Module, Node, Opcode, Value, ValueKind,
};
use crate::spec::debug::{EXPRESSION, LEXICAL_BLOCK, LEXICAL_BLOCK_FILE, LOCAL_VAR, LOCATION, NodeKind, SUBPROGRAM};
use crate::spec::dwarf::Operation;

use super::Comments;
use super::metadata::{is_valid_expression, text_of};
use super::stripped::Stripped;

/// How many blocks may lie in each other.
const MOST_SCOPES: usize = 4096;

/// The comments of debug information: ` ; line:4 col:12` and ` ; var:"x" !DIExpression() func:"main"`.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct SourceComments;

impl Comments for SourceComments {
    #[inline]
    fn after_instruction<S: Sink>(
        &self,
        pen: &mut Pen<'_, S>,
        module: &Module,
        _: &Function,
        instruction: &Instruction,
    ) {
        if instruction.opcode == Opcode::CALL
            && let Some(operands) = variable_call(module, instruction)
        {
            variable(pen, module, operands);
            return;
        }
        Self::location(pen, module, instruction);
    }
}

impl SourceComments {
    /// Line and column alone, of an instruction that is about no variable.
    #[inline]
    pub fn location<S: Sink>(pen: &mut Pen<'_, S>, module: &Module, instruction: &Instruction) {
        if let Some(location) = instruction.location() {
            line(pen, module, location);
        }
    }
}

fn node(module: &Module, id: MetadataId, code: u8) -> Option<(Node, &[u32])> {
    match module.metadata.get(id)? {
        MetadataEntry::Node(node) if node.kind == code => Some((node, module.metadata.fields(node))),
        _ => None,
    }
}

/// A field of a node by its name.
fn field(code: u8, words: &[u32], name: &str) -> Option<u32> {
    let (_, index) = NodeKind::of(code)?.listing().find(|(field, _)| field.name == name)?;
    words.get(index).copied()
}

fn line<S: Sink>(pen: &mut Pen<'_, S>, module: &Module, location: MetadataId) {
    let Some((_, words)) = node(module, location, LOCATION) else { return };
    let &[line, column, ..] = words else { return };
    if line == 0 {
        return;
    }
    pen.compose(|room| {
        room.put(Class::Comment, b" ; line:");
        room.unsigned(Class::Comment, line);
        room.put(Class::Comment, b" col:");
        room.unsigned(Class::Comment, if column > 0xffff { 0 } else { column });
    });
}

/// The variable and the expression of a call that is about a variable.
fn variable_call<'m>(module: &'m Module, instruction: &Instruction) -> Option<&'m [u32]> {
    let [callee, _, arguments @ ..] = module.operands(instruction) else { return None };
    let ValueKind::Function(callee) = Value(*callee).kind() else { return None };
    match module.bytes(module.functions.get(callee.index())?.name) {
        b"llvm.dbg.declare" => arguments.get(1..),
        b"llvm.dbg.value" => arguments.get(2..),
        _ => None,
    }
}

/// Why dxc cannot say of an instruction where it comes from, if so: a call that is about a variable has no variable or no
/// expression where it must have one, or the variable lies in what is no function; a location is none.
pub fn what_is_unsaid(module: &Module) -> Option<&'static str> {
    let name = |name: &[u8]| matches!(name, b"llvm.dbg.declare" | b"llvm.dbg.value");
    let has_variables = module.functions.iter().any(|function| name(module.bytes(function.name)));
    if !has_variables && !module.layout.stray_locations || Stripped::of(module).is {
        return None;
    }
    if has_variables && is_about_nothing(module) {
        return Some("a call is about a variable and has none");
    }
    (module.layout.stray_locations && has_stray_location(module)).then_some("a debug location is none")
}

/// Whether what is attached as a debug location is none, where the location is told.
fn has_stray_location(module: &Module) -> bool {
    let mut instructions = (0..module.instructions.len() as u32).filter_map(|id| module.instruction(InstructionId(id)));
    instructions.any(|instruction| {
        let location = instruction.location();
        location.is_some_and(|id| node(module, id, LOCATION).is_none())
            && (instruction.opcode != Opcode::CALL || variable_call(module, &instruction).is_none())
    })
}

/// Whether a call that is about a variable has none.
fn is_about_nothing(module: &Module) -> bool {
    let is = |word: u32, code| match Value(word).kind() {
        ValueKind::Metadata(id) => node(module, id, code).map(|(_, words)| words),
        _ => None,
    };
    let is_astray = |variable: &[u32]| {
        let scope = field(LOCAL_VAR, variable, "scope").unwrap_or(0);
        scope != 0 && function_of(module, scope).is_none()
    };
    module.instructions.of(Opcode::CALL).any(|instruction| match variable_call(module, &instruction) {
        Some(&[variable, expression, ..]) => {
            is(variable, LOCAL_VAR).is_none_or(is_astray) || is(expression, EXPRESSION).is_none()
        }
        _ => false,
    })
}

fn variable<S: Sink>(pen: &mut Pen<'_, S>, module: &Module, operands: &[u32]) {
    let metadata = |index: usize| match Value(*operands.get(index)?).kind() {
        ValueKind::Metadata(id) => Some(id),
        _ => None,
    };
    let variable = metadata(0).and_then(|id| node(module, id, LOCAL_VAR));
    let expression = metadata(1).and_then(|id| node(module, id, EXPRESSION));
    let (Some((_, variable)), Some((expression, numbers))) = (variable, expression) else { return };
    pen.text(Class::Comment, b" ; var:\"");
    pen.text(Class::Comment, text_of(module, field(LOCAL_VAR, variable, "name").unwrap_or(0)));
    pen.text(Class::Comment, b"\" ");
    if expression.distinct {
        pen.text(Class::Comment, b"distinct ");
    }
    write_expression(pen, numbers);
    if let Some(function) = function_of(module, field(LOCAL_VAR, variable, "scope").unwrap_or(0)) {
        pen.text(Class::Comment, b" func:\"");
        pen.text(Class::Comment, text_of(module, function));
        pen.text(Class::Comment, b"\"");
    }
}

/// The name of the function that a scope lies in, as a field's word.
fn function_of(module: &Module, mut scope: u32) -> Option<u32> {
    for _ in 0..MOST_SCOPES {
        let Some(MetadataEntry::Node(node)) = module.metadata.get(Metadata::reference(scope)?) else { return None };
        let words = module.metadata.fields(node);
        match node.kind {
            SUBPROGRAM => return Some(field(SUBPROGRAM, words, "name").unwrap_or(0)),
            LEXICAL_BLOCK | LEXICAL_BLOCK_FILE => scope = field(node.kind, words, "scope")?,
            _ => return None,
        }
    }
    None
}

/// An expression: operations by name, or plain numbers if LLVM does not know them all.
pub(super) fn write_expression<S: Sink>(pen: &mut Pen<'_, S>, words: &[u32]) {
    let numbers = || words.chunks_exact(2).map(|pair| u64::from(pair[0]) | u64::from(pair[1]) << 32);
    pen.put(Class::Mnemonic, b"!DIExpression");
    pen.put(Class::Plain, b"(");
    let valid = is_valid_expression(numbers());
    let mut arguments = 0;
    for (i, number) in numbers().enumerate() {
        if i > 0 {
            pen.put(Class::Plain, b", ");
        }
        if valid && arguments == 0 {
            let operation = Operation(number as u32);
            arguments = operation.arguments();
            pen.text(Class::Keyword, operation.name().unwrap_or_default().as_bytes());
        } else {
            arguments = arguments.saturating_sub(1);
            pen.unsigned64(Class::Literal, number);
        }
        pen.spill();
    }
    pen.put(Class::Plain, b")");
}
