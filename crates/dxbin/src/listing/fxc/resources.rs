//! The table of bindings of a comment header, read back into RDEF.

use dxbin_parts::rdef::{Binding, BindingModel, Dimension, InputFlags, InputType, ReturnType};
use dxbin_tpf::Instruction;
use dxbin_tpf::spec::Opcode;

use super::spell::{self, Columns};

/// A row of the table of bindings; `None` for what is none.
pub(super) fn binding<'t>(line: &'t [u8], declarations: &[Instruction]) -> Option<BindingModel<'t>> {
    let words: Vec<&[u8]> = line.split(|&byte| byte == b' ').filter(|word| !word.is_empty()).collect();
    let unused = words.last() == Some(&&b"[unused]"[..]);
    let words = words.get(..words.len() - usize::from(unused))?;
    let (&[name, ty, format, shape], [ids @ .., bind, count]) = words.split_first_chunk::<4>()? else { return None };
    let mut record = Binding::default();
    let comparison = ty == b"sampler_c";
    let ty = if comparison { b"sampler" } else { ty };
    let fits = |&kind: &InputType| {
        let row = spell::kind(kind);
        row.name == ty
            && match row.columns {
                Columns::Fixed(own_format, own_shape) => own_format == format && own_shape == shape,
                Columns::Resource => returns(format).is_some() && dimension(shape).is_some(),
            }
    };
    record.ty = InputType::ROWS.iter().map(|row| InputType(row.0)).find(fits)?;
    let row = spell::kind(record.ty);
    if let Columns::Resource = row.columns {
        let (return_type, components) = returns(format)?;
        let (dimension, samples) = dimension(shape)?;
        (record.return_type, record.dimension, record.sample_count) = (return_type, dimension, samples);
        record.flags |= (components - 1) << 2;
    } else if matches!(row.name, b"texture" | b"UAV") {
        record.return_type = ReturnType::D3D_RETURN_TYPE_MIXED;
        record.dimension = Dimension::D3D_SRV_DIMENSION_BUFFER;
    }
    if comparison {
        record.flags |= InputFlags::D3D_SIF_COMPARISON_SAMPLER.0;
    }
    if unused {
        record.flags |= InputFlags::D3D_SIF_UNUSED.0;
    }
    let bind = bind.strip_prefix(row.register)?;
    let comma = bind.iter().position(|&byte| byte == b',').unwrap_or(bind.len());
    record.bind_point = number(bind.get(..comma)?)?;
    record.space = bind.get(comma..)?.strip_prefix(b",space").map_or(Some(0), number)?;
    record.bind_count = if *count == b"unbounded" { 0 } else { number(count)? };
    record.id = match ids {
        [] => record.bind_point,
        [id, ..] => number(id.strip_prefix(row.id)?)?,
    };
    if let Columns::Fixed(b"struct", _) = row.columns {
        record.sample_count = stride(declarations, record.id);
    }
    Some(BindingModel { name: name.into(), record })
}

pub(super) fn number(digits: &[u8]) -> Option<u32> {
    std::str::from_utf8(digits).ok()?.parse().ok()
}

/// `float4`: what a load gives, and how many components.
fn returns(format: &[u8]) -> Option<(ReturnType, u32)> {
    let (name, components) = match format {
        [name @ .., digit @ b'2'..=b'4'] => (name, u32::from(digit - b'0')),
        name => (name, 1),
    };
    let mut types = ReturnType::ROWS.iter().map(|row| ReturnType(row.0));
    types.find(|&ty| spell::return_type(ty) == name).map(|ty| (ty, components))
}

/// `2d`, `2dMS4`: a shape, and what fxc writes for the number of samples.
fn dimension(shape: &[u8]) -> Option<(Dimension, u32)> {
    Dimension::ROWS.iter().map(|row| Dimension(row.0)).find_map(|dimension| {
        let (name, counts) = spell::dimension(dimension);
        match (shape.strip_prefix(name)?, counts) {
            ([], true) => Some((dimension, 0)),
            ([], false) => Some((dimension, u32::MAX)),
            (b"-1", true) => Some((dimension, u32::MAX)),
            (digits, true) => number(digits).map(|samples| (dimension, samples)),
            _ => None,
        }
    })
}

/// The stride of a structured buffer, which its declaration has.
fn stride(declarations: &[Instruction], id: u32) -> u32 {
    let structured = [Opcode::DCL_RESOURCE_STRUCTURED, Opcode::DCL_UNORDERED_ACCESS_VIEW_STRUCTURED];
    let mut declared = declarations.iter().filter(|of| structured.contains(&of.opcode()));
    let found = declared.find(|of| of.operands.first().is_some_and(|operand| operand.index[0].value() == id));
    found.and_then(|of| of.words.first().copied()).unwrap_or(0)
}
