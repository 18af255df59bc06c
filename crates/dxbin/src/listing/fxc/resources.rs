//! The tables of buffers and bindings of a comment header, read back into RDEF.
//!
//! Structures are not taken apart: a buffer that holds one keeps its size, and the variables before it.

use dxbin_parts::rdef::{
    Binding, BindingModel, Buffer, BufferModel, BufferType, Dimension, InputFlags, InputType, RdefModel, ReturnType,
    Type, TypeId, TypeModel, Variable, VariableClass, VariableFlags, VariableModel, VariableType,
};
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

fn number(digits: &[u8]) -> Option<u32> {
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

/// The first line of a buffer, `cbuffer NAME`.
pub(super) fn buffer(line: &[u8]) -> Option<BufferModel<'_>> {
    BufferType::ROWS.iter().map(|row| BufferType(row.0)).find_map(|ty| {
        let name = line.strip_prefix(spell::buffer(ty))?.strip_prefix(b" ")?;
        let record = Buffer { ty, ..Buffer::default() };
        Some(BufferModel { name: name.into(), record, variables: Vec::new() })
    })
}

/// A line inside a buffer: a variable, or some words of the last one's default value. False for what is neither.
pub(super) fn variable<'t>(line: &'t [u8], rdef: &mut RdefModel<'t>) -> bool {
    let found = match line.strip_prefix(b"= ").or(line.starts_with(b"0x").then_some(line)) {
        Some(words) => default_value(words, rdef),
        None => declared(line, rdef),
    };
    found.is_some()
}

fn declared<'t>(line: &'t [u8], rdef: &mut RdefModel<'t>) -> Option<()> {
    let at = line.windows(10).position(|window| window == b"// Offset:")?;
    let mut places = line.get(at + 10..)?.split(|&byte| byte == b' ').filter(|word| !word.is_empty());
    let start = number(places.next()?)?;
    let size = places.next().filter(|word| *word == b"Size:").and(places.next()).and_then(number)?;
    let unused = places.next() == Some(b"[unused]");
    let text = line.get(..at)?.trim_ascii_end().strip_suffix(b";")?;
    let space = text.iter().rposition(|&byte| byte == b' ')?;
    let (name, elements) = array(text.get(space + 1..)?)?;
    let ty = type_id(text.get(..space)?, elements, rdef)?;
    let flags = if unused { 0 } else { VariableFlags::D3D_SVF_USED.0 };
    let none = u32::MAX;
    let record = Variable { start, size, flags, start_texture: none, start_sampler: none, ..Variable::default() };
    let buffer = rdef.buffers.last_mut()?;
    let end = start.saturating_add(size);
    let whole = if buffer.record.ty == BufferType::D3D_CT_RESOURCE_BIND_INFO { end } else { end.next_multiple_of(16) };
    buffer.record.size = buffer.record.size.max(whole);
    buffer.variables.push(VariableModel { name: name.into(), record, ty, default: None });
    Some(())
}

/// `a`, `a[4]`: a name and the number of elements.
fn array(text: &[u8]) -> Option<(&[u8], u16)> {
    let Some(open) = text.iter().position(|&byte| byte == b'[') else { return Some((text, 0)) };
    let elements = number(text.get(open + 1..)?.strip_suffix(b"]")?)?;
    Some((text.get(..open)?, u16::try_from(elements).ok()?))
}

/// The type of these words, which is written once.
fn type_id<'t>(text: &'t [u8], elements: u16, rdef: &mut RdefModel<'t>) -> Option<TypeId> {
    let name = text.strip_prefix(b"row_major ").unwrap_or(text);
    let by_rows = name.len() != text.len();
    let types = VariableType::ROWS.iter().map(|row| VariableType(row.0));
    let mut readings = types.filter_map(|ty| {
        let digits: Vec<u32> = name.strip_prefix(spell::variable_type(ty))?.iter().map(|&byte| byte.into()).collect();
        let digit = |digit: u32| (1..=4).contains(&digit.wrapping_sub(48)).then(|| (digit - 48) as u16);
        let (class, rows, columns) = match digits[..] {
            [] => (VariableClass::D3D_SVC_SCALAR, 1, 1),
            [columns] => (VariableClass::D3D_SVC_VECTOR, 1, digit(columns)?),
            [rows, 0x78, columns] if by_rows => (VariableClass::D3D_SVC_MATRIX_ROWS, digit(rows)?, digit(columns)?),
            [rows, 0x78, columns] => (VariableClass::D3D_SVC_MATRIX_COLUMNS, digit(rows)?, digit(columns)?),
            _ => return None,
        };
        Some(Type { class, ty, rows, columns, elements, ..Type::default() })
    });
    let record = readings.next()?;
    let name = (rdef.form != dxbin_parts::rdef::Layout::V4).then(|| name.into());
    let model =
        TypeModel { name, record, members: Vec::new(), sub_type: None, base_class: None, interfaces: Vec::new() };
    let place = rdef.types.iter().position(|ty| *ty == model).unwrap_or_else(|| {
        rdef.types.push(model);
        rdef.types.len() - 1
    });
    Some(TypeId(place))
}

fn default_value(words: &[u8], rdef: &mut RdefModel<'_>) -> Option<()> {
    let variable = rdef.buffers.last_mut()?.variables.last_mut()?;
    let default = variable.default.get_or_insert_default().to_mut();
    for word in words.split(|&byte| byte == b' ').filter(|word| !word.is_empty()) {
        let digits = std::str::from_utf8(word.strip_prefix(b"0x")?).ok()?;
        default.extend(u32::from_str_radix(digits, 16).ok()?.to_le_bytes());
    }
    default.truncate(variable.record.size as usize);
    Some(())
}
