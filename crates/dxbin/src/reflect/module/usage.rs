//! What a shader uses, found in its instructions, where metadata does not state it: before validator version 1.5.
//!
//! Every variable of a constant buffer counts as used until what is loaded of it is known; elements of signatures count as
//! not used until an instruction uses them.

use std::collections::{HashMap, HashSet};

use dxbin_bitcode::model::{
    ConstantId, ConstantKind, Function, GlobalId, Instruction, InstructionId, Module, Opcode, Type, Value, ValueKind,
};
use dxbin_bitcode::operands;
use dxbin_dxil::comment::operation;
use dxbin_dxil::model::Dxil;
use dxbin_dxil::spec::{OpCode, ResourceClass};
use dxbin_parts::rdef::VariableFlags;

use super::super::Refusal;
use super::Stop;
use super::model::{ModuleReflection, Parameter};

const CAST: Stop =
    Stop::Refused(Refusal::DXC_E_LLVM_CAST_ERROR, "an instruction uses a buffer in a way that is not known");

/// Which instructions use a value.
struct Users<'m> {
    module: &'m Module,
    of: HashMap<Value, Vec<InstructionId>>,
    minimum_precision: bool,
    /// Steps that may still be made: what is used again and again could be looked at without end.
    left: usize,
}

impl<'m> Users<'m> {
    fn new(module: &'m Module, dxil: &Dxil<'_>) -> Self {
        let left = module.instructions.len().saturating_mul(16).saturating_add(1 << 16);
        let mut users = Self { module, of: HashMap::new(), minimum_precision: dxil.minimum_precision(), left };
        for body in module.functions.iter().filter_map(|function| function.body.as_ref()) {
            for id in body.order.iter() {
                let Some(instruction) = module.instruction(id) else { continue };
                let words = module.operands(instruction);
                let mut last = None;
                for place in operands::value_places(instruction.opcode, words.len()) {
                    let value = words.get(place).map(|&word| Value(word)).filter(|&value| Some(value) != last);
                    if let Some(value) = value {
                        users.of.entry(value).or_default().push(id);
                        last = Some(value);
                    }
                }
            }
        }
        users
    }

    fn step(&mut self) -> Result<(), Stop> {
        self.left = self.left.checked_sub(1).ok_or(Stop::endless())?;
        Ok(())
    }

    fn of(&self, value: Value) -> Vec<InstructionId> {
        self.of.get(&value).cloned().unwrap_or_default()
    }

    fn instruction(&self, id: InstructionId) -> Result<Instruction, Stop> {
        self.module.instruction(id).ok_or(Stop::broken("an instruction leads nowhere"))
    }

    /// An argument of a call.
    fn argument(&self, call: &Instruction, at: usize) -> Option<Value> {
        self.module.operands(call).get(at + 2).map(|&word| Value(word))
    }

    /// An argument of a call that is a number.
    fn number(&self, call: &Instruction, at: usize) -> Option<u64> {
        self.module.constants.number(self.argument(call, at)?.constant()?)
    }

    /// The offset that stands in how a row or a byte is worked out.
    fn offset(&mut self, value: Value, depth: u32) -> Result<u32, Stop> {
        self.step()?;
        if let Some(id) = value.constant() {
            let constant = self.module.constants.get(id).map(|constant| constant.kind);
            return Ok(match constant {
                Some(ConstantKind::Number(_)) => self.module.constants.number(id).unwrap_or(0) as u32,
                _ => 0,
            });
        }
        let ValueKind::Instruction(id) = value.kind() else { return Ok(0) };
        let instruction = self.instruction(id)?;
        let (opcode, words) = (instruction.opcode, self.module.operands(instruction));
        let &[left, right, ..] = words else { return Ok(0) };
        if !matches!(opcode, Opcode::ADD | Opcode::OR) {
            return Ok(0);
        }
        if depth > 256 {
            return Err(Stop::endless());
        }
        let (left, right) = (self.offset(Value(left), depth + 1)?, self.offset(Value(right), depth + 1)?);
        Ok(if opcode == Opcode::ADD { left.wrapping_add(right) } else { left | right })
    }

    /// Bytes from the start of a row to the component that is taken out of it.
    fn component(&self, extract: &Instruction) -> u32 {
        let bytes = match self.module.types.get(extract.result) {
            Some(Type::Double | Type::Integer(64)) => 8,
            Some(Type::Half | Type::Integer(16)) if !self.minimum_precision => 2,
            _ => 4,
        };
        self.module.operands(extract).get(1).map_or(0, |index| index.wrapping_mul(bytes))
    }

    /// What is taken out of a row, also behind `phi`s.
    fn components(&mut self, row: InstructionId, offset: u32, used: &mut Vec<u32>) -> Result<(), Stop> {
        let (mut waiting, mut seen) = (vec![row], HashSet::new());
        while let Some(id) = waiting.pop() {
            for user in self.of(Value::from(ValueKind::Instruction(id))) {
                self.step()?;
                let instruction = self.instruction(user)?;
                match instruction.opcode {
                    Opcode::EXTRACT_VALUE => used.push(offset.wrapping_add(self.component(&instruction))),
                    Opcode::PHI if seen.insert(user) => waiting.push(user),
                    Opcode::PHI => {}
                    _ => return Err(CAST),
                }
            }
        }
        Ok(())
    }

    /// The bytes of a constant buffer that are loaded through a handle.
    fn loads(&mut self, handle: InstructionId, used: &mut Vec<u32>) -> Result<(), Stop> {
        for user in self.of(Value::from(ValueKind::Instruction(handle))) {
            self.step()?;
            let call = self.instruction(user)?;
            if call.opcode != Opcode::CALL {
                return Err(CAST);
            }
            match self.number(&call, 0).map(|number| OpCode(number as u32)).ok_or(CAST)? {
                OpCode::CBufferLoadLegacy => {
                    let row = self.argument(&call, 2).ok_or(CAST)?;
                    let offset = self.offset(row, 0)? << 4;
                    self.components(user, offset, used)?;
                }
                OpCode::CBufferLoad => {
                    let byte = self.argument(&call, 2).ok_or(CAST)?;
                    used.push(self.offset(byte, 0)?);
                }
                OpCode::AnnotateHandle => return Err(Stop::broken("a handle is annotated")),
                _ => {}
            }
        }
        Ok(())
    }
}

/// Takes the mark off the variables of a buffer of which nothing is loaded.
fn unmark(to: &mut ModuleReflection, buffer: usize, mut used: Vec<u32>) {
    used.sort_unstable();
    let Some(run) = to.buffers.get(buffer).map(|buffer| buffer.variables) else { return };
    let range = run.start as usize..run.start.saturating_add(run.length) as usize;
    for variable in to.variables.get_mut(range).unwrap_or_default() {
        let (start, end) = (variable.record.start, variable.record.start.wrapping_add(variable.record.size));
        let from = used.partition_point(|&byte| byte < start);
        let to = used.partition_point(|&byte| byte < end);
        if from == to {
            variable.record.flags &= !VariableFlags::D3D_SVF_USED.0;
        }
    }
}

/// What a shader loads of its constant buffers, where it makes handles of them.
pub(super) fn of_shader(to: &mut ModuleReflection, module: &Module, dxil: &Dxil<'_>) -> Result<(), Stop> {
    let mut users = Users::new(module, dxil);
    let mut used = vec![Vec::new(); dxil.resources.cbuffers.len().min(to.buffers.len())];
    let calls =
        module.functions.iter().filter_map(|function| function.body.as_ref()).flat_map(|body| body.order.iter());
    let mut any = false;
    for id in calls {
        let Some(call) = module.instruction(id).filter(|of| operation(module, of) == Some(OpCode::CreateHandle)) else {
            continue;
        };
        any = true;
        if users.number(&call, 1).ok_or(CAST)? == u64::from(ResourceClass::CBUFFER.0) {
            let buffer = users.number(&call, 2).ok_or(CAST)?;
            let used = usize::try_from(buffer).ok().and_then(|buffer| used.get_mut(buffer));
            users.loads(id, used.ok_or(Stop::broken("a handle is of a buffer that is not there"))?)?;
        }
    }
    for (buffer, used) in used.into_iter().enumerate().filter(|_| any) {
        unmark(to, buffer, used);
    }
    Ok(())
}

/// What a library loads of its constant buffers.
pub(super) fn of_library(to: &mut ModuleReflection, module: &Module, dxil: &Dxil<'_>) -> Result<(), Stop> {
    let mut users = Users::new(module, dxil);
    let buffers = &dxil.resources.cbuffers;
    for (buffer, of) in buffers.iter().enumerate().take(to.buffers.len()) {
        let mut used = Vec::new();
        if let Some(ValueKind::Global(global)) = of.variable.map(Value::kind) {
            through(&mut users, global, &mut used)?;
        }
        unmark(to, buffer, used);
    }
    Ok(())
}

/// What is loaded through handles that are made of a global variable, or of an element of it.
fn through(users: &mut Users<'_>, global: GlobalId, used: &mut Vec<u32>) -> Result<(), Stop> {
    let module = users.module;
    let mut waiting = vec![Value::from(ValueKind::Global(global))];
    let mut seen: HashSet<Value> = waiting.iter().copied().collect();
    while let Some(value) = waiting.pop() {
        // Elements of it that are constants.
        for (at, constant) in module.constants.entries.iter().enumerate() {
            let ConstantKind::Expression { opcode: Opcode::GET_ELEMENT_PTR, .. } = constant.kind else { continue };
            users.step()?;
            let element = Value::from(ValueKind::Constant(ConstantId(at as u32)));
            let base = operands::of_constant(&module.constants, constant.kind, 0);
            if base == Some(value) && seen.insert(element) {
                waiting.push(element);
            }
        }
        for user in users.of(value) {
            users.step()?;
            let instruction = users.instruction(user)?;
            let result = Value::from(ValueKind::Instruction(user));
            match instruction.opcode {
                Opcode::CALL if operation(module, &instruction) == Some(OpCode::CreateHandleForLib) => {
                    users.loads(user, used)?;
                }
                Opcode::GET_ELEMENT_PTR | Opcode::LOAD if seen.insert(result) => waiting.push(result),
                _ => {}
            }
        }
    }
    Ok(())
}

/// The signature that an operation uses an element of.
fn signature(to: &mut ModuleReflection, operation: OpCode) -> Option<(&mut Vec<Parameter>, bool)> {
    match operation {
        OpCode::LoadInput => Some((&mut to.inputs, true)),
        OpCode::StoreOutput => Some((&mut to.outputs, false)),
        OpCode::StorePatchConstant | OpCode::LoadPatchConstant => Some((&mut to.patch_constants, false)),
        _ => None,
    }
}

/// The elements that the entry point uses. An element's number is taken for that of a parameter, which it is not behind
/// elements of several rows.
pub(super) fn of_signatures(to: &mut ModuleReflection, module: &Module, dxil: &Dxil<'_>) {
    let Some(entry) = dxil.entries.first() else { return };
    let patch = entry.properties.hull.and_then(|hull| hull.patch_constant_function);
    let function = entry.function.or(patch).and_then(|id| module.functions.get(id.index()));
    let Some(body) = function.and_then(|function: &Function| function.body.as_ref()) else { return };
    for instruction in body.order.iter().filter_map(|id| module.instruction(id)) {
        let Some(found) = operation(module, &instruction) else { continue };
        let Some((parameters, input)) = signature(to, found) else { continue };
        let number = |at: usize| {
            let value = Value(*module.operands(instruction).get(at + 2)?);
            module.constants.number(value.constant()?).filter(|&number| number <= u64::from(u32::MAX))
        };
        // Element and column must be numbers; the row need not be.
        let (Some(element), Some(_)) = (number(1), number(3)) else { continue };
        if let Some(parameter) = usize::try_from(element).ok().and_then(|at| parameters.get_mut(at)) {
            let mask = parameter.record.mask;
            parameter.record.read_write_mask = if input { mask } else { !mask & 0xf };
        }
    }
}
