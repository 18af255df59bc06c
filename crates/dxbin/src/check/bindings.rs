//! RDEF's bindings and buffers against the program's declarations.
//!
//! Up to 5.0 a declaration is one register, and a binding of several has a declaration for each that is used. From 5.1
//! on a declaration is a range with an id, and a binding is the same range with the same id.

use std::collections::HashMap;

use dxbin_base::{Code, Diagnostics};
use dxbin_container::Part;
use dxbin_container::spec::kind;
use dxbin_parts::rdef::{Binding, Buffer, BufferType, Dimension, InputFlags, InputType, Rdef};
use dxbin_tpf::Instruction;
use dxbin_tpf::spec::{Opcode, ResourceDimension, SamplerMode};

use super::Check;

type O = Opcode;
type I = InputType;

/// A kind of register.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Class {
    /// `b`, in listings `cb`: constant buffers.
    Buffer,
    /// `s`: samplers.
    Sampler,
    /// `t`: what is read.
    Resource,
    /// `u`: what is read and written.
    View,
}

/// Which declarations a binding of each type has.
pub(crate) const TYPES: [(I, Class, &[O]); 12] = [
    (I::D3D_SIT_CBUFFER, Class::Buffer, &[O::DCL_CONSTANT_BUFFER]),
    (I::D3D_SIT_TBUFFER, Class::Resource, &[O::DCL_RESOURCE]),
    (I::D3D_SIT_TEXTURE, Class::Resource, &[O::DCL_RESOURCE]),
    (I::D3D_SIT_SAMPLER, Class::Sampler, &[O::DCL_SAMPLER]),
    (I::D3D_SIT_UAV_RWTYPED, Class::View, &[O::DCL_UNORDERED_ACCESS_VIEW_TYPED]),
    (I::D3D_SIT_STRUCTURED, Class::Resource, &[O::DCL_RESOURCE_STRUCTURED]),
    (I::D3D_SIT_UAV_RWSTRUCTURED, Class::View, &[O::DCL_UNORDERED_ACCESS_VIEW_STRUCTURED]),
    (I::D3D_SIT_BYTEADDRESS, Class::Resource, &[O::DCL_RESOURCE_RAW]),
    (I::D3D_SIT_UAV_RWBYTEADDRESS, Class::View, &[O::DCL_UNORDERED_ACCESS_VIEW_RAW]),
    (I::D3D_SIT_UAV_APPEND_STRUCTURED, Class::View, &[O::DCL_UNORDERED_ACCESS_VIEW_STRUCTURED]),
    (I::D3D_SIT_UAV_CONSUME_STRUCTURED, Class::View, &[O::DCL_UNORDERED_ACCESS_VIEW_STRUCTURED]),
    (I::D3D_SIT_UAV_RWSTRUCTURED_WITH_COUNTER, Class::View, &[O::DCL_UNORDERED_ACCESS_VIEW_STRUCTURED]),
];

/// The shape that RDEF has for a declaration's.
pub(crate) const DIMENSIONS: [(ResourceDimension, Dimension); 10] = [
    (ResourceDimension::BUFFER, Dimension::D3D_SRV_DIMENSION_BUFFER),
    (ResourceDimension::TEXTURE1D, Dimension::D3D_SRV_DIMENSION_TEXTURE1D),
    (ResourceDimension::TEXTURE2D, Dimension::D3D_SRV_DIMENSION_TEXTURE2D),
    (ResourceDimension::TEXTURE2DMS, Dimension::D3D_SRV_DIMENSION_TEXTURE2DMS),
    (ResourceDimension::TEXTURE3D, Dimension::D3D_SRV_DIMENSION_TEXTURE3D),
    (ResourceDimension::TEXTURECUBE, Dimension::D3D_SRV_DIMENSION_TEXTURECUBE),
    (ResourceDimension::TEXTURE1DARRAY, Dimension::D3D_SRV_DIMENSION_TEXTURE1DARRAY),
    (ResourceDimension::TEXTURE2DARRAY, Dimension::D3D_SRV_DIMENSION_TEXTURE2DARRAY),
    (ResourceDimension::TEXTURE2DMSARRAY, Dimension::D3D_SRV_DIMENSION_TEXTURE2DMSARRAY),
    (ResourceDimension::TEXTURECUBEARRAY, Dimension::D3D_SRV_DIMENSION_TEXTURECUBEARRAY),
];

/// The id that fxc gives a resource inside a structure, whatever its declaration's id is.
const NO_ID: u32 = u32::MAX;

/// A declaration of a register or a range of them.
pub(crate) struct Declared<'b> {
    pub(crate) instruction: &'b Instruction,
    pub(crate) class: Class,
    pub(crate) id: u32,
    pub(crate) first: u32,
    pub(crate) last: u32,
    pub(crate) space: u32,
    /// Rows of a constant buffer.
    pub(crate) rows: u32,
}

/// A part with more rows than this is of no program, and is not compared.
const MAX_ROWS: usize = 4096;
/// Longer names are compared by so many bytes.
const MAX_NAME: u32 = 4096;

/// Constant buffers by their names, with their offsets in the part.
type Buffers<'a> = HashMap<&'a [u8], (Buffer, u64)>;

/// What names lead to.
struct Names<'a> {
    rdef: Rdef<'a>,
    buffers: Buffers<'a>,
}

impl Names<'_> {
    /// A binding's name, for a message.
    fn spell(&self, binding: &Binding) -> String {
        String::from_utf8_lossy(name(&self.rdef, binding.name)).into_owned()
    }
}

/// The string at an offset, as far as it is not too long: a hostile part has many that all end where the part does.
fn name<'a>(rdef: &Rdef<'a>, offset: u32) -> &'a [u8] {
    let rest = rdef.at(offset);
    let rest = rest.get(..MAX_NAME as usize).unwrap_or(rest);
    rest.split(|&byte| byte == 0).next().unwrap_or_default()
}

/// A binding and where it is.
struct Stored {
    binding: Binding,
    class: Class,
    opcodes: &'static [O],
    offset: u64,
}

impl Stored {
    /// The last register, `u32::MAX` for a range without end.
    fn last(&self) -> u32 {
        match self.binding.bind_count {
            0 => u32::MAX,
            count => self.binding.bind_point.saturating_add(count - 1),
        }
    }
}

impl Check<'_, '_> {
    pub(super) fn bindings(&mut self) {
        let Some(part) = self.container.part(kind::RDEF).copied() else { return };
        let rdef = Rdef::read(part.data, part.start(), self.limits, &mut Diagnostics::new());
        let sizes = rdef.sizes();
        let facts = self.facts;
        // A part with odd sizes may have as many rows as it likes; its own defects are told elsewhere.
        let too_many = rdef.bindings().nth(MAX_ROWS).is_some() || rdef.buffers().nth(MAX_ROWS).is_some();
        if sizes.binding == 0 || sizes.buffer == 0 || too_many {
            return;
        }
        let stride = u64::from(sizes.binding);
        let stored: Vec<Stored> = (rdef.bindings().enumerate())
            .filter_map(|(index, binding)| {
                let row = TYPES.iter().find(|row| row.0 == binding.ty)?;
                let offset = u64::from(rdef.header().binding_offset) + index as u64 * stride;
                Some(Stored { binding, class: row.1, opcodes: row.2, offset })
            })
            .collect();
        let mut buffers: Buffers<'_> = HashMap::new();
        for (index, buffer) in rdef.buffers().enumerate() {
            if buffer.ty == BufferType::D3D_CT_CBUFFER {
                let at = u64::from(rdef.header().buffer_offset) + index as u64 * u64::from(sizes.buffer);
                buffers.entry(name(&rdef, buffer.name)).or_insert((buffer, at));
            }
        }
        let rdef = Names { rdef, buffers };
        let spaces = facts.version.has_spaces();
        let declared: Vec<Declared<'_>> =
            (facts.declarations.iter()).filter_map(|instruction| declared(instruction, spaces)).collect();
        for of in &declared {
            self.binding(of, &stored, &part, &rdef);
        }
        for of in stored.iter().filter(|of| !(spaces && of.binding.id == NO_ID)) {
            let found =
                |d: &&Declared<'_>| d.class == of.class && of.binding.bind_point <= d.first && d.last <= of.last();
            self.checked.bindings += 1;
            if !declared.iter().any(|d| found(&d)) {
                let name = rdef.spell(&of.binding);
                let message = format!("{name} is bound, but the program declares no register of it");
                self.mismatch(&part, Code::BindingUndeclared, of.offset, stride, message);
            }
        }
    }

    /// One declaration against the binding it belongs to.
    fn binding(&mut self, of: &Declared<'_>, stored: &[Stored], part: &Part<'_>, names: &Names<'_>) {
        let spaces = self.facts.version.has_spaces();
        let opcode = of.instruction.opcode();
        let same = |s: &&Stored| match spaces {
            true => s.class == of.class && s.binding.id == of.id,
            false => s.class == of.class && s.binding.bind_point <= of.first && of.first <= s.last(),
        };
        let Some(s) = stored.iter().find(same) else {
            if spaces && stored.iter().any(|s| s.class == of.class && s.binding.id == NO_ID) {
                return;
            }
            self.checked.bindings += 1;
            let message =
                format!("{opcode:?} declares register {} (id {}), but RDEF binds nothing to it", of.first, of.id);
            self.mismatch_at(of.instruction.at, Code::BindingMissing, message);
            return;
        };
        let Stored { binding, offset, .. } = s;
        let name = &names.spell(binding);
        self.checked.bindings += 2;
        if !s.opcodes.contains(&opcode) {
            let message = format!("{name} is {:?}, but the program has {opcode:?} for it", binding.ty);
            self.mismatch(part, Code::BindingKind, offset + 4, 4, message);
            return;
        }
        if spaces {
            for (field, at, stated, ours) in [
                ("BindPoint", 20, binding.bind_point, of.first),
                ("the last register", 24, s.last(), of.last),
                ("Space", 32, binding.space, of.space),
            ] {
                self.number(part, Code::BindingRange, offset + at, &format!("{field} of {name}"), stated, ours);
            }
        }
        self.shape(of, s, part, name);
        if opcode == O::DCL_CONSTANT_BUFFER {
            self.buffer(of, s, part, names);
        }
    }

    /// Dimension, return type, samples, stride, comparison.
    fn shape(&mut self, of: &Declared<'_>, s: &Stored, part: &Part<'_>, name: &str) {
        let Stored { binding, offset, .. } = s;
        let token = of.instruction.token;
        let word = of.instruction.words.first().copied().unwrap_or(0);
        match of.instruction.opcode() {
            O::DCL_RESOURCE | O::DCL_UNORDERED_ACCESS_VIEW_TYPED => {
                let shape = ResourceDimension(token.bits(11, 5) as u8);
                // A texture buffer has no shape of its own: it is read as a buffer of four floats.
                if binding.ty == I::D3D_SIT_TBUFFER {
                    return;
                }
                if let Some((_, ours)) = DIMENSIONS.iter().find(|row| row.0 == shape) {
                    let what = format!("Dimension of {name}");
                    self.number(part, Code::BindingDimension, offset + 12, &what, binding.dimension.0, ours.0);
                }
                let what = format!("ReturnType of {name}");
                self.number(part, Code::BindingReturnType, offset + 8, &what, binding.return_type.0, word & 0xf);
                let multisampled = [ResourceDimension::TEXTURE2DMS, ResourceDimension::TEXTURE2DMSARRAY];
                if multisampled.contains(&shape) {
                    let what = format!("NumSamples of {name}");
                    // A count that HLSL does not state is zero in one, and all ones in the other from 5.1 on.
                    let stated = if binding.sample_count == u32::MAX { 0 } else { binding.sample_count };
                    self.number(part, Code::BindingSize, offset + 16, &what, stated, token.bits(16, 7));
                }
            }
            O::DCL_RESOURCE_STRUCTURED | O::DCL_UNORDERED_ACCESS_VIEW_STRUCTURED => {
                let what = format!("the stride of {name}");
                self.number(part, Code::BindingSize, offset + 16, &what, binding.sample_count, word);
            }
            O::DCL_SAMPLER => {
                let what = format!("D3D_SIF_COMPARISON_SAMPLER of {name}");
                let flag = InputFlags::D3D_SIF_COMPARISON_SAMPLER.0;
                let mode = SamplerMode(token.bits(11, 4) as u8);
                let stated = u32::from(binding.flags & flag != 0);
                let ours = u32::from(mode == SamplerMode::COMPARISON);
                self.number(part, Code::BindingKind, offset + 28, &what, stated, ours);
            }
            _ => {}
        }
    }

    /// A constant buffer's rows: the program declares those up to the last it uses.
    fn buffer(&mut self, of: &Declared<'_>, s: &Stored, part: &Part<'_>, names: &Names<'_>) {
        const ROW: u32 = 16;
        let Some((buffer, at)) = names.buffers.get(name(&names.rdef, s.binding.name)) else { return };
        self.checked.bindings += 1;
        if of.rows > buffer.size.div_ceil(ROW) {
            let message = format!(
                "Size of {} is {} bytes, but the program declares {} rows of {ROW} bytes",
                names.spell(&s.binding),
                buffer.size,
                of.rows
            );
            self.mismatch(part, Code::BindingSize, at + 12, 4, message);
        }
    }

    fn number(&mut self, part: &Part<'_>, code: Code, offset: u64, what: &str, stated: u32, ours: u32) {
        self.checked.bindings += 1;
        if stated != ours {
            let message = format!("{what} is {stated}, the program declares {ours}");
            self.mismatch(part, code, offset, 4, message);
        }
    }
}

/// An instruction as a declaration of registers.
pub(crate) fn declared(instruction: &Instruction, spaces: bool) -> Option<Declared<'_>> {
    let opcode = instruction.opcode();
    let class = TYPES.iter().find(|row| row.2.contains(&opcode)).map(|row| row.1)?;
    let operand = instruction.operands.first()?;
    let index = |dimension: usize| operand.index.get(dimension).map_or(0, |index| index.value());
    let words = &instruction.words;
    let buffer = opcode == O::DCL_CONSTANT_BUFFER;
    Some(match spaces {
        true => Declared {
            instruction,
            class,
            id: index(0),
            first: index(1),
            last: index(2),
            space: words.last().copied().unwrap_or(0),
            rows: if buffer { words.first().copied().unwrap_or(0) } else { 0 },
        },
        false => Declared {
            instruction,
            class,
            id: index(0),
            first: index(0),
            last: index(0),
            space: 0,
            rows: if buffer { index(1) } else { 0 },
        },
    })
}
