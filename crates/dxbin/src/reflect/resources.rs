//! What a program binds: from RDEF where there is one, and from the program's own declarations.
//!
//! The two say different things. RDEF has names, whole arrays and what append and consume buffers are; the program has how
//! it accesses them, and is there when a shader is stripped. Up to Shader Model 5.0 a declaration is one register, so that
//! arrays cannot be told from neighbours.

use std::borrow::Cow;
use std::collections::{BTreeMap, BTreeSet};

use dxbin_parts::rdef::{Binding, Dimension, InputFlags, InputType, Rdef, ReturnType};
use dxbin_tpf::spec::{Opcode, OperandType, ResourceDimension, SamplerMode};
use dxbin_tpf::{Instruction, Program};

use super::read::string;
use crate::check::bindings::{DIMENSIONS, Declared, TYPES, declared};
use crate::check::{Class, Facts};

type O = Opcode;
type I = InputType;

/// What is bound to a register or a range of them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Resource<'a> {
    /// Its name; `None` where RDEF is stripped.
    pub name: Option<Cow<'a, [u8]>>,
    /// What it is. Without RDEF, what the program's declaration says, and a texture buffer is a buffer.
    pub ty: InputType,
    /// Which registers it takes.
    pub class: Class,
    /// The first register.
    pub first: u32,
    /// Registers; `None` for an array with no stated size.
    pub count: Option<u32>,
    /// The register space: from 5.1 on, and 0 before.
    pub space: u32,
    /// What the program names it by, from 5.1 on.
    pub id: Option<u32>,
    /// Its shape.
    pub dimension: Dimension,
    /// What a load gives; `None` where that is no matter of the resource.
    pub return_type: Option<ReturnType>,
    /// Components of what a load gives, where RDEF says them.
    pub components: Option<u32>,
    /// Samples of a multisampled texture, where HLSL states them.
    pub samples: Option<u32>,
    /// Bytes of an element of a structured buffer.
    pub stride: Option<u32>,
    /// A sampler that compares.
    pub comparison: bool,
    /// Whether the program declares it; `None` where the program cannot be read.
    pub declared: Option<bool>,
    /// Rows of 16 bytes that the program declares of a constant buffer.
    pub rows: Option<u32>,
    /// How the program accesses it.
    pub access: Access,
}

/// How a program accesses a resource.
#[derive(Clone, Debug, PartialEq, Eq, Default)]
pub struct Access {
    /// Writes are seen by the whole device.
    pub globally_coherent: bool,
    /// Accesses follow the order of primitives.
    pub rasterizer_ordered: bool,
    /// Rows of a constant buffer that are read by number, in rising order.
    pub rows: Vec<u32>,
    /// Rows of a constant buffer are also read by an index that is computed.
    pub computed_rows: bool,
}

/// What the instructions do with constant buffers and counters.
#[derive(Debug, Default)]
pub(super) struct Uses {
    rows: BTreeMap<u32, (BTreeSet<u32>, bool)>,
    appended: BTreeSet<u32>,
    consumed: BTreeSet<u32>,
}

/// Rows of a constant buffer: more than any has.
const MAX_ROWS: u32 = 4096;

impl Uses {
    /// Of a program, up to where it can be read.
    pub(super) fn of(program: &Program<'_>) -> Self {
        let mut uses = Self::default();
        let (mut decoder, mut instruction) = (program.decoder(), Instruction::default());
        while matches!(decoder.next(&mut instruction), Ok(true)) {
            let opcode = instruction.opcode();
            if instruction.problem.is_some() || opcode == O::DCL_CONSTANT_BUFFER {
                continue;
            }
            for operand in &instruction.operands {
                let id = operand.index[0].value();
                match operand.token.operand_type() {
                    OperandType::CONSTANT_BUFFER => {
                        let row = operand.index[operand.dimensions().saturating_sub(1).min(2)];
                        let (rows, computed) = uses.rows.entry(id).or_default();
                        match row.relative {
                            Some(_) => *computed = true,
                            None if row.value() < MAX_ROWS => _ = rows.insert(row.value()),
                            None => {}
                        }
                    }
                    OperandType::UNORDERED_ACCESS_VIEW if opcode == O::IMM_ATOMIC_ALLOC => _ = uses.appended.insert(id),
                    OperandType::UNORDERED_ACCESS_VIEW if opcode == O::IMM_ATOMIC_CONSUME => {
                        _ = uses.consumed.insert(id)
                    }
                    _ => {}
                }
            }
        }
        uses
    }
}

/// More declarations or bindings than any program has are left out.
const MAX: usize = 1 << 12;

/// What a program binds, in RDEF's order or in that of its declarations.
pub(super) fn all<'a>(rdef: Option<&Rdef<'a>>, facts: Option<&Facts>, uses: &Uses) -> Vec<Resource<'a>> {
    let spaces = facts.is_some_and(|facts| facts.version.has_spaces());
    let declarations: Vec<Declared<'_>> = (facts.iter().flat_map(|facts| &facts.declarations))
        .filter_map(|instruction| declared(instruction, spaces))
        .take(MAX)
        .collect();
    let Some(rdef) = rdef else {
        return declarations.iter().map(|of| of_declaration(of, spaces, uses)).collect();
    };
    let most = rdef.data().len().min(MAX);
    let none = Uses::default();
    let bound = rdef.bindings().take(most).map(|binding| {
        let mut resource = of_binding(rdef, &binding, spaces);
        let found: Vec<&Declared<'_>> = declarations.iter().filter(|of| is_of(of, &resource, spaces)).collect();
        resource.declared = facts.map(|_| !found.is_empty());
        // A constant buffer has one declaration.
        for (index, of) in found.into_iter().enumerate() {
            let declared = of_declaration(of, spaces, if index == 0 { uses } else { &none });
            resource.rows = resource.rows.max(declared.rows);
            resource.stride = resource.stride.or(declared.stride);
            if index == 0 {
                resource.access = declared.access;
            } else {
                resource.access.globally_coherent |= declared.access.globally_coherent;
                resource.access.rasterizer_ordered |= declared.access.rasterizer_ordered;
            }
        }
        resource
    });
    bound.collect()
}

/// Whether a declaration is of a resource.
fn is_of(of: &Declared<'_>, resource: &Resource<'_>, spaces: bool) -> bool {
    if of.class != resource.class {
        return false;
    }
    if spaces && resource.id.is_some() {
        return resource.id == Some(of.id);
    }
    let behind = resource.count.map_or(u64::MAX, |count| u64::from(resource.first) + u64::from(count));
    resource.first <= of.first && u64::from(of.first) < behind && of.space == resource.space
}

/// What no resource's id is: what fxc writes for one inside a structure.
const NO_ID: u32 = u32::MAX;

fn of_binding<'a>(rdef: &Rdef<'a>, binding: &Binding, spaces: bool) -> Resource<'a> {
    let class = TYPES.iter().find(|row| row.0 == binding.ty).map_or(Class::Resource, |row| row.1);
    let loads = binding.return_type.0 != 0 && matches!(binding.ty, I::D3D_SIT_TEXTURE | I::D3D_SIT_UAV_RWTYPED);
    let multisampled = [Dimension::D3D_SRV_DIMENSION_TEXTURE2DMS, Dimension::D3D_SRV_DIMENSION_TEXTURE2DMSARRAY]
        .contains(&binding.dimension);
    let structured = [
        I::D3D_SIT_STRUCTURED,
        I::D3D_SIT_UAV_RWSTRUCTURED,
        I::D3D_SIT_UAV_APPEND_STRUCTURED,
        I::D3D_SIT_UAV_CONSUME_STRUCTURED,
        I::D3D_SIT_UAV_RWSTRUCTURED_WITH_COUNTER,
    ]
    .contains(&binding.ty);
    let stated = Some(binding.sample_count).filter(|&count| count != 0 && count != u32::MAX);
    Resource {
        name: Some(string(rdef.data(), binding.name).into()),
        ty: binding.ty,
        class,
        first: binding.bind_point,
        count: (binding.bind_count != 0).then_some(binding.bind_count),
        space: binding.space,
        id: Some(binding.id).filter(|&id| spaces && id != NO_ID),
        dimension: binding.dimension,
        return_type: loads.then_some(binding.return_type),
        components: loads.then_some((binding.flags >> 2 & 3) + 1),
        samples: stated.filter(|_| multisampled),
        stride: stated.filter(|_| structured),
        comparison: binding.flags & InputFlags::D3D_SIF_COMPARISON_SAMPLER.0 != 0,
        declared: None,
        rows: None,
        access: Access::default(),
    }
}

fn of_declaration<'a>(of: &Declared<'_>, spaces: bool, uses: &Uses) -> Resource<'a> {
    let (opcode, token) = (of.instruction.opcode(), of.instruction.token);
    let word = of.instruction.words.first().copied().unwrap_or(0);
    let flag = |bit: u32| of.class == Class::View && token.bits(bit, 1) != 0;
    let typed = matches!(opcode, O::DCL_RESOURCE | O::DCL_UNORDERED_ACCESS_VIEW_TYPED);
    let structured = matches!(opcode, O::DCL_RESOURCE_STRUCTURED | O::DCL_UNORDERED_ACCESS_VIEW_STRUCTURED);
    let shape = ResourceDimension(token.bits(11, 5) as u8);
    let dimension = match DIMENSIONS.iter().find(|row| row.0 == shape).filter(|_| typed) {
        Some(row) => row.1,
        None if structured || matches!(opcode, O::DCL_RESOURCE_RAW | O::DCL_UNORDERED_ACCESS_VIEW_RAW) => {
            Dimension::D3D_SRV_DIMENSION_BUFFER
        }
        None => Dimension::D3D_SRV_DIMENSION_UNKNOWN,
    };
    let multisampled = [ResourceDimension::TEXTURE2DMS, ResourceDimension::TEXTURE2DMSARRAY].contains(&shape);
    let (rows, computed_rows) =
        uses.rows.get(&of.id).cloned().filter(|_| of.class == Class::Buffer).unwrap_or_default();
    // One whose counter keeps its order is a buffer with a counter; one that is only appended to is another thing.
    let ordered = flag(23);
    let ty = match opcode {
        O::DCL_UNORDERED_ACCESS_VIEW_STRUCTURED if ordered => I::D3D_SIT_UAV_RWSTRUCTURED_WITH_COUNTER,
        O::DCL_UNORDERED_ACCESS_VIEW_STRUCTURED if uses.appended.contains(&of.id) => I::D3D_SIT_UAV_APPEND_STRUCTURED,
        O::DCL_UNORDERED_ACCESS_VIEW_STRUCTURED if uses.consumed.contains(&of.id) => I::D3D_SIT_UAV_CONSUME_STRUCTURED,
        O::DCL_RESOURCE => I::D3D_SIT_TEXTURE,
        _ => TYPES.iter().find(|row| row.2.contains(&opcode)).map_or(I::D3D_SIT_TEXTURE, |row| row.0),
    };
    Resource {
        name: None,
        ty,
        class: of.class,
        first: of.first,
        count: (of.last != u32::MAX).then(|| of.last.wrapping_sub(of.first).wrapping_add(1)),
        space: of.space,
        id: spaces.then_some(of.id),
        dimension,
        return_type: typed.then_some(ReturnType(word & 0xf)),
        components: None,
        samples: Some(token.bits(16, 7)).filter(|&count| typed && multisampled && count != 0),
        stride: structured.then_some(word),
        comparison: of.class == Class::Sampler && SamplerMode(token.bits(11, 4) as u8) == SamplerMode::COMPARISON,
        declared: Some(true),
        rows: (of.class == Class::Buffer).then_some(of.rows),
        access: Access {
            globally_coherent: flag(16),
            rasterizer_ordered: flag(17),
            rows: rows.into_iter().collect(),
            computed_rows,
        },
    }
}
