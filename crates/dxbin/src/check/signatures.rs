//! Signatures against the program's declarations.
//!
//! A declaration names a register and the components that are used; the elements in that register must cover these,
//! have the system value the declaration names, and say of themselves which components are read, or never written.
//! What a hull program's inputs and control points declare differs from its signatures in ways no rule was found for,
//! so that only their system values are compared.

use std::collections::HashMap;

use dxbin_base::{Code, Diagnostics, FourCc};
use dxbin_container::Part;
use dxbin_parts::signature::{ComponentType, Element, Layout, Signature};
use dxbin_tpf::Instruction;
use dxbin_tpf::spec::{InterpolationMode, Opcode, OperandType, ProgramType, SystemName};
use dxbin_tpf::token::Selection;

use super::Check;

/// Which of a program's signatures.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
enum Role {
    Input,
    Output,
    PatchConstant,
}

/// The parts that hold each.
const KINDS: [(FourCc, Role); 7] = [
    (FourCc(*b"ISGN"), Role::Input),
    (FourCc(*b"ISG1"), Role::Input),
    (FourCc(*b"OSGN"), Role::Output),
    (FourCc(*b"OSG1"), Role::Output),
    (FourCc(*b"OSG5"), Role::Output),
    (FourCc(*b"PCSG"), Role::PatchConstant),
    (FourCc(*b"PSG1"), Role::PatchConstant),
];

/// The name of a declaration and `D3D_NAME` of the signature are the same number up to here.
const SAME_NUMBERS: u32 = 10;
/// Tessellation factors: each edge has a name in declarations, all edges share one in signatures.
const FACTORS: [(SystemName, u32); 12] = [
    (SystemName::FINAL_QUAD_U_EQ_0_EDGE_TESSFACTOR, 11),
    (SystemName::FINAL_QUAD_V_EQ_0_EDGE_TESSFACTOR, 11),
    (SystemName::FINAL_QUAD_U_EQ_1_EDGE_TESSFACTOR, 11),
    (SystemName::FINAL_QUAD_V_EQ_1_EDGE_TESSFACTOR, 11),
    (SystemName::FINAL_QUAD_U_INSIDE_TESSFACTOR, 12),
    (SystemName::FINAL_QUAD_V_INSIDE_TESSFACTOR, 12),
    (SystemName::FINAL_TRI_U_EQ_0_EDGE_TESSFACTOR, 13),
    (SystemName::FINAL_TRI_V_EQ_0_EDGE_TESSFACTOR, 13),
    (SystemName::FINAL_TRI_W_EQ_0_EDGE_TESSFACTOR, 13),
    (SystemName::FINAL_TRI_INSIDE_TESSFACTOR, 14),
    (SystemName::FINAL_LINE_DETAIL_TESSFACTOR, 15),
    (SystemName::FINAL_LINE_DENSITY_TESSFACTOR, 16),
];

/// Outputs with registers of their own, and the semantics they are for. Inputs of this kind are in no signature.
const OWN_REGISTERS: [(OperandType, Role, &[u8]); 5] = [
    (OperandType::OUTPUT_DEPTH, Role::Output, b"SV_Depth"),
    (OperandType::OUTPUT_DEPTH_GREATER_EQUAL, Role::Output, b"SV_DepthGreaterEqual"),
    (OperandType::OUTPUT_DEPTH_LESS_EQUAL, Role::Output, b"SV_DepthLessEqual"),
    (OperandType::OUTPUT_COVERAGE_MASK, Role::Output, b"SV_Coverage"),
    (OperandType::OUTPUT_STENCIL_REF, Role::Output, b"SV_StencilRef"),
];
/// A part with more elements is of no program, and is not compared: four components of 32 registers, in four streams.
const MAX_ELEMENTS: usize = 512;
/// The register number of an element that has a register of its own.
const NO_REGISTER: u32 = u32::MAX;

/// The system value that a signature has for a declaration's name.
fn system_value(name: u32) -> Option<u32> {
    match FACTORS.iter().find(|row| u32::from(row.0.0) == name) {
        Some(row) => Some(row.1),
        None => (name <= SAME_NUMBERS).then_some(name),
    }
}

/// A signature, and where it is.
struct Stored<'a> {
    part: Part<'a>,
    signature: Signature<'a>,
    elements: Vec<Element>,
}

impl Stored<'_> {
    /// Where an element is in its part.
    fn offset(&self, index: usize) -> u64 {
        u64::from(self.signature.header().offset) + (index * self.signature.layout().record_size()) as u64
    }
}

/// A declaration of an input or output register.
struct Declared<'b> {
    instruction: &'b Instruction,
    role: Role,
    register: u32,
    stream: u32,
    mask: u8,
    /// The name behind it, where its opcode has one.
    name: Option<u32>,
}

impl<'a> Check<'a, '_> {
    pub(super) fn signatures(&mut self) {
        let mut stored: Vec<(Role, Stored<'a>)> = Vec::new();
        for (kind, role) in KINDS {
            let (Some(part), Some(form)) = (self.container.part(kind).copied(), Layout::of(kind)) else { continue };
            // Its own defects are told by those who read it.
            let signature = Signature::read(part.data, part.start(), form, self.limits, &mut Diagnostics::new());
            if signature.len() > MAX_ELEMENTS {
                continue;
            }
            let elements = signature.elements().collect();
            stored.push((role, Stored { part, signature, elements }));
        }
        let facts = self.facts;
        let mut used: HashMap<(Role, u32, u32), u8> = HashMap::new();
        let (mut patch, mut stream) = (false, 0);
        for instruction in &facts.declarations {
            match instruction.opcode() {
                Opcode::HS_FORK_PHASE | Opcode::HS_JOIN_PHASE => patch = true,
                Opcode::HS_CONTROL_POINT_PHASE => patch = false,
                Opcode::DCL_STREAM => {
                    stream = instruction.operands.first().map_or(0, |operand| operand.index[0].value());
                }
                _ => {}
            }
            if self.own_register(instruction, &stored) {
                continue;
            }
            let Some(declared) = declared(instruction, patch, stream) else { continue };
            *used.entry((declared.role, declared.register, declared.stream)).or_default() |= declared.mask;
            if let Some((_, stored)) = stored.iter().find(|(role, _)| *role == declared.role) {
                self.declaration(&declared, stored);
            }
        }
        for (role, stored) in &stored {
            self.uses(*role, stored, &used);
        }
    }

    /// Whether a declaration is of a register of its own, which an element must name.
    fn own_register(&mut self, instruction: &Instruction, stored: &[(Role, Stored<'_>)]) -> bool {
        let Some(operand) = instruction.operands.first() else { return false };
        let row = OWN_REGISTERS.iter().find(|row| row.0 == operand.token.operand_type());
        let Some((_, role, semantic)) = row.filter(|_| self.facts.stage() == ProgramType::PIXEL) else { return false };
        let Some((_, of_role)) = stored.iter().find(|(other, _)| other == role) else { return false };
        self.checked.signatures += 1;
        let named = |element: &Element| {
            let name = of_role.signature.name(element).unwrap_or_default();
            element.register == NO_REGISTER && name.eq_ignore_ascii_case(semantic)
        };
        if !of_role.elements.iter().any(named) {
            let message = format!(
                "{:?} declares {:?}, but {} has no {} without a register",
                instruction.opcode(),
                operand.token.operand_type(),
                of_role.part.name(),
                String::from_utf8_lossy(semantic)
            );
            self.mismatch_at(instruction.at, Code::SignatureElement, message);
        }
        true
    }

    /// One declaration against the elements in its register.
    fn declaration(&mut self, declared: &Declared<'_>, stored: &Stored<'_>) {
        let stage = self.facts.stage();
        let geometry_output = stage == ProgramType::GEOMETRY && declared.role == Role::Output;
        let here = |element: &&Element| {
            element.register == declared.register && (!geometry_output || element.stream == declared.stream)
        };
        let part = stored.part.name();
        let opcode = declared.instruction.opcode();
        let covered = stored.elements.iter().filter(here).fold(0, |mask, element| mask | element.mask);
        let hull_input = stage == ProgramType::HULL && declared.role == Role::Input;
        if !hull_input {
            self.checked.signatures += 1;
            if declared.mask & !covered != 0 {
                let message = format!(
                    "{opcode:?} declares components {:#x} of register {}, {part} has elements for {covered:#x} there",
                    declared.mask, declared.register
                );
                self.mismatch_at(declared.instruction.at, Code::SignatureElement, message);
                return;
            }
        }
        for (index, element) in stored.elements.iter().enumerate() {
            if !here(&element) || element.mask & declared.mask == 0 {
                continue;
            }
            self.system_value(declared, element, stored.offset(index), &stored.part, opcode);
            let whole = [ComponentType::D3D_REGISTER_COMPONENT_UINT32, ComponentType::D3D_REGISTER_COMPONENT_SINT32];
            if stage == ProgramType::PIXEL && declared.role == Role::Input && whole.contains(&element.component_type) {
                self.checked.signatures += 1;
                let mode = InterpolationMode(declared.instruction.token.bits(11, 4) as u8);
                if mode != InterpolationMode::CONSTANT {
                    let message = format!(
                        "element {index} is {:?}, but {opcode:?} interpolates register {} as {}",
                        element.component_type,
                        element.register,
                        mode.short().unwrap_or("an unknown mode")
                    );
                    self.mismatch_at(declared.instruction.at, Code::SignatureInterpolation, message);
                }
            }
        }
    }

    fn system_value(&mut self, declared: &Declared<'_>, element: &Element, at: u64, part: &Part<'_>, opcode: Opcode) {
        const TARGET: u32 = 64;
        let stage = self.facts.stage();
        let expected = match (declared.name, declared.role) {
            (Some(name), _) => system_value(name),
            // Later stages name only the values that the pipeline takes from them.
            (None, Role::Input) if [ProgramType::PIXEL, ProgramType::VERTEX].contains(&stage) => Some(0),
            (None, Role::Output) if stage != ProgramType::HULL => Some(0),
            _ => None,
        };
        let Some(expected) = expected else { return };
        self.checked.signatures += 1;
        let value = element.system_value.0;
        if value != expected && !(expected == 0 && value == TARGET) {
            let message = format!(
                "SystemValue of register {} is {value}, {opcode:?} at word {} makes it {expected}",
                element.register, declared.instruction.at
            );
            // The system value stands behind the name and index, and behind the stream where there is one.
            let offset = if Layout::of(part.kind) == Some(Layout::Bytes24) { 8 } else { 12 };
            self.mismatch(part, Code::SignatureSystemValue, at + offset, 4, message);
        }
    }

    /// What the elements say is read, or never written, against all declarations.
    fn uses(&mut self, role: Role, stored: &Stored<'_>, used: &HashMap<(Role, u32, u32), u8>) {
        let stage = self.facts.stage();
        if stage == ProgramType::HULL && role != Role::PatchConstant {
            return;
        }
        let is_read = role == Role::Input || (role == Role::PatchConstant && stage == ProgramType::DOMAIN);
        for (index, element) in stored.elements.iter().enumerate().filter(|(_, of)| of.register != NO_REGISTER) {
            let stream = if stage == ProgramType::GEOMETRY && role == Role::Output { element.stream } else { 0 };
            let used = used.get(&(role, element.register, stream)).copied().unwrap_or(0) & element.mask;
            self.checked.signatures += 1;
            let stated = if is_read { element.read_write_mask } else { element.mask & !element.read_write_mask };
            // An input that is read by a variable index is declared whole.
            let wrong = if is_read { stated & !used != 0 } else { stated != used };
            if wrong {
                let what = if is_read { "read" } else { "written" };
                let message = format!(
                    "element {index} says components {stated:#x} of register {} are {what}, the program declares {used:#x}",
                    element.register
                );
                let offset = stored.offset(index) + stored.signature.layout().record_size() as u64;
                // The masks stand at the end, before two or six more bytes.
                let back = if stored.signature.layout() == Layout::Bytes32 { 7 } else { 3 };
                self.mismatch(&stored.part, Code::SignatureMask, offset - back, 1, message);
            }
        }
    }
}

/// An instruction as a declaration of an input or output register.
fn declared(instruction: &Instruction, patch: bool, stream: u32) -> Option<Declared<'_>> {
    let opcode = instruction.opcode();
    if !(Opcode::DCL_INPUT.0..=Opcode::DCL_OUTPUT_SIV.0).contains(&opcode.0) {
        return None;
    }
    let operand = instruction.operands.first()?;
    let role = match operand.token.operand_type() {
        OperandType::INPUT | OperandType::INPUT_CONTROL_POINT => Role::Input,
        OperandType::OUTPUT if patch => Role::PatchConstant,
        OperandType::OUTPUT | OperandType::OUTPUT_CONTROL_POINT => Role::Output,
        OperandType::INPUT_PATCH_CONSTANT => Role::PatchConstant,
        _ => return None,
    };
    // Of several indices the last is the register, those before it name a vertex or control point.
    let register = operand.index.get(operand.dimensions().checked_sub(1)?)?.value();
    let mask = match operand.token.selection() {
        Selection::Mask(mask) => mask,
        _ => return None,
    };
    let stream = if role == Role::Output { stream } else { 0 };
    let name = instruction.words.first().copied();
    Some(Declared { instruction, role, register, stream, mask, name })
}
