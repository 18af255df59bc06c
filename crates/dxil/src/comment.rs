//! What dxc's listing says behind a call of a DXIL operation: its name, what its arguments are, and for an annotated
//! handle the resource.
//!
//! ```text
//!   %1 = call float @dx.op.loadInput.f32(i32 4, i32 0, i32 0, i8 0, i32 undef)  ; LoadInput(inputSigId,rowIndex,colIndex,gsVertexAxis)
//! ```

use dxbin_base::pen::Pen;
use dxbin_base::sink::{Class, Sink};
use dxbin_bitcode::model::{
    Constant, ConstantId, ConstantKind, Function, Instruction, Module, Opcode, Type, Value, ValueKind,
};
use dxbin_bitcode::print::{Comments, SourceComments};

use crate::properties::ResourceProperties;
use crate::spec::{FUNCTION_PREFIX, OpCode};

/// The comments of dxc's listings: where an instruction comes from, and what a DXIL operation's arguments are.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct DxcComments;

impl Comments for DxcComments {
    #[inline]
    fn after_instruction<S: Sink>(
        &self,
        pen: &mut Pen<'_, S>,
        module: &Module,
        function: &Function,
        instruction: &Instruction,
    ) {
        // What calls an operation is about no variable.
        match operation(module, instruction) {
            Some(operation) => {
                SourceComments::location(pen, module, instruction);
                write_operation(pen, module, instruction, operation);
            }
            None => SourceComments.after_instruction(pen, module, function, instruction),
        }
    }
}

/// The operation that a call is one of; `None` for all other instructions.
pub fn operation(module: &Module, instruction: &Instruction) -> Option<OpCode> {
    if instruction.opcode != Opcode::CALL {
        return None;
    }
    operation_of(module, module.operands(instruction))
}

/// The operation that a call with these operands is one of.
#[inline]
fn operation_of(module: &Module, words: &[u32]) -> Option<OpCode> {
    let &[callee, _, number, ..] = words else { return None };
    let ValueKind::Function(callee) = Value(callee).kind() else { return None };
    let name = module.bytes(module.functions.get(callee.index())?.name);
    if !name.starts_with(FUNCTION_PREFIX.as_bytes()) {
        return None;
    }
    module.integer(Value(number)).map(|number| OpCode(number as u32))
}

/// Writes what the listing says behind an instruction that calls a DXIL operation, from the two spaces before the
/// semicolon; nothing for others.
pub fn write<S: Sink>(pen: &mut Pen<'_, S>, module: &Module, instruction: &Instruction) {
    if let Some(operation) = operation(module, instruction) {
        write_operation(pen, module, instruction, operation);
    }
}

fn write_operation<S: Sink>(pen: &mut Pen<'_, S>, module: &Module, instruction: &Instruction, operation: OpCode) {
    let Some(info) = operation.info() else {
        pen.text(Class::Comment, b"  ; invalid DXIL opcode #");
        pen.unsigned(Class::Comment, operation.0);
        return;
    };
    pen.compose(|room| room.wide_run(Class::Comment, info.comment));
    if operation != OpCode::AnnotateHandle {
        return;
    }
    if let Some(properties) = module.operands(instruction).get(4).and_then(|&word| properties_of(module, Value(word))) {
        pen.text(Class::Comment, b"  resource: ");
        properties.write(pen);
    }
}

/// Whether dxc cannot list a module for want of an annotated handle's properties: a constant of another shape than they have
/// makes its listing fail as a whole.
pub fn is_refused(module: &Module) -> bool {
    // Constants are fewer than calls, and in most modules none is the operation's number. A sum has no early end, and so no
    // branches.
    if module.constants.entries.iter().map(|constant| u32::from(may_annotate(constant))).sum::<u32>() == 0 {
        return false;
    }
    let constants = module.constants.entries.iter().enumerate();
    let numbers = constants.filter(|(_, constant)| is_annotate(module, constant));
    let numbers: Vec<u32> = numbers.map(|(id, _)| Value::from(ValueKind::Constant(ConstantId(id as u32))).0).collect();
    module.instructions.operands_of(Opcode::CALL).any(|(_, words)| {
        let properties = match *words {
            // Where they are missing, the function stands in their place.
            [_, _, number, _] if numbers.contains(&number) => return operation_of(module, words).is_some(),
            [_, _, number, _, properties, ..] if numbers.contains(&number) => Value(properties),
            _ => return false,
        };
        match properties.kind() {
            ValueKind::Constant(_) | ValueKind::Global(_) | ValueKind::Function(_) | ValueKind::Alias(_) => {
                operation_of(module, words).is_some() && properties_of(module, properties).is_none()
            }
            _ => false,
        }
    })
}

/// Whether a constant is the number of the operation that annotates handles, or a number that must be looked at.
#[inline]
fn may_annotate(constant: &Constant) -> bool {
    matches!(constant.kind, ConstantKind::Wide(_))
        | matches!(constant.kind, ConstantKind::Number([low, _]) if low == OpCode::AnnotateHandle.0)
}

/// Whether a constant is the number of the operation that annotates handles.
fn is_annotate(module: &Module, constant: &Constant) -> bool {
    match constant.kind {
        ConstantKind::Number([low, _]) => low == OpCode::AnnotateHandle.0,
        ConstantKind::Wide(span) => span.of(&module.constants.words).first() == Some(&OpCode::AnnotateHandle.0),
        _ => false,
    }
}

/// The properties that a constant of type `%dx.types.ResourceProperties` holds. A structure of other than two fields has
/// none, which is listed as invalid; what is no constant structure is not listed.
pub fn properties_of(module: &Module, value: Value) -> Option<ResourceProperties> {
    let constant = module.constants.get(value.constant()?)?;
    let Some(Type::Struct { fields: Some(fields), .. }) = module.types.get(constant.of) else { return None };
    if fields.length != 2 {
        return Some(ResourceProperties::default());
    }
    let words = match constant.kind {
        ConstantKind::Zero => [0, 0],
        ConstantKind::Aggregate(span) => {
            let mut words = module.constants.elements(span).map(|field| module.integer(field));
            // Numbers of more than 32 bits lose their upper half.
            [words.next()?? as u32, words.next()?? as u32]
        }
        _ => return None,
    };
    Some(ResourceProperties { kind_and_flags: words[0], details: words[1] })
}
