//! The buffer definitions of a comment header, read back into RDEF: what [`buffers`](super::buffers) prints.
//!
//! Structures nest. A member's offset is told from the start of the buffer, and where its structure starts only behind the
//! closing brace, so members wait until then. What implements which interface, no listing says.

use std::collections::HashMap;

use dxbin_parts::rdef::{
    Buffer, BufferModel, BufferType, Layout, MemberModel, RdefModel, Type, TypeId, TypeModel, Variable, VariableClass,
    VariableFlags, VariableModel, VariableType,
};

use super::resources::number;
use super::spell;

/// Structures that may stand in one another. Real ones nest a few levels.
const MAX_DEPTH: usize = 128;

/// A structure whose closing brace is still to come.
struct Open<'t> {
    name: &'t [u8],
    /// Name, type and place in the buffer.
    members: Vec<(&'t [u8], TypeId, u32)>,
}

/// Definitions while they are read.
#[derive(Default)]
pub(super) struct Definitions<'t> {
    open: Vec<Open<'t>>,
    /// The types so far.
    ids: HashMap<TypeModel<'t>, TypeId>,
}

/// The first line of a buffer, `cbuffer NAME`.
fn buffer(line: &[u8]) -> Option<BufferModel<'_>> {
    BufferType::ROWS.iter().map(|row| BufferType(row.0)).find_map(|ty| {
        let name = line.strip_prefix(spell::buffer(ty))?.strip_prefix(b" ")?;
        let record = Buffer { ty, ..Buffer::default() };
        Some(BufferModel { name: name.into(), record, variables: Vec::new() })
    })
}

impl<'t> Definitions<'t> {
    /// Reads a line; false for what is none of theirs.
    pub(super) fn line(&mut self, line: &'t [u8], rdef: &mut RdefModel<'t>) -> bool {
        let read = match line {
            b"{" => Some(()),
            b"}" => self.open.is_empty().then_some(()),
            b"struct" => self.structure(b""),
            [b'=', b' ', words @ ..] => default_value(words, rdef),
            [b'0', b'x', ..] => default_value(line, rdef),
            [b'T', b'e', b'x', b't', b'u', b'r', b'e', ..] | [b'S', b'a', b'm', b'p', b'l', b'e', b'r', ..]
                if offset_at(line).is_none() =>
            {
                objects(line, rdef)
            }
            _ => match (line.strip_prefix(b"struct "), buffer(line)) {
                (Some(name), _) => self.structure(name),
                (_, Some(buffer)) => {
                    self.open.clear();
                    rdef.buffers.push(buffer);
                    Some(())
                }
                _ => self.declared(line, rdef),
            },
        };
        read.is_some()
    }

    fn structure(&mut self, name: &'t [u8]) -> Option<()> {
        (self.open.len() < MAX_DEPTH).then(|| self.open.push(Open { name, members: Vec::new() }))
    }

    /// `float4 a[2]; // Offset: 0 Size: 32 [unused]`, or a closing brace in place of the type.
    fn declared(&mut self, line: &'t [u8], rdef: &mut RdefModel<'t>) -> Option<()> {
        let at = offset_at(line)?;
        let mut places = line.get(at + OFFSET.len()..)?.split(|&byte| byte == b' ').filter(|word| !word.is_empty());
        // The slots of interfaces that are not used are not told.
        let place = |word: &[u8]| if word == b"N/A" { Some(0) } else { number(word) };
        let start = place(places.next()?)?;
        let size = places.next().filter(|word| *word == b"Size:").and(places.next()).map(place);
        let text = line.get(..at)?.trim_ascii_end().strip_suffix(b";")?;
        let space = text.iter().rposition(|&byte| byte == b' ')?;
        let (name, elements) = array(text.get(space + 1..)?)?;
        let ty = match text.get(..space)? {
            b"}" => self.close(start, elements, rdef)?,
            text => {
                let (name, record) = plain(text, elements)?;
                self.shared(name, record, Vec::new(), rdef)
            }
        };
        let Some(size) = size else {
            self.open.last_mut()?.members.push((name, ty, start));
            return Some(());
        };
        if !self.open.is_empty() {
            return None;
        }
        variable(name, ty, [start, size?], places.next() == Some(b"[unused]"), rdef)
    }

    /// The type of the innermost structure, which starts at this place of the buffer.
    fn close(&mut self, start: u32, elements: u16, rdef: &mut RdefModel<'t>) -> Option<TypeId> {
        let Open { name, members } = self.open.pop()?;
        let components = |ty: &TypeModel<'_>| {
            let Type { rows, columns, elements, .. } = ty.record;
            u32::from(rows).saturating_mul(u32::from(columns)).saturating_mul(u32::from(elements.max(1)))
        };
        let all = members.iter().filter_map(|member| rdef.types.get(member.1.0)).map(components);
        let columns = u16::try_from(all.fold(0, u32::saturating_add)).unwrap_or(u16::MAX);
        let class = VariableClass::D3D_SVC_STRUCT;
        let record = Type { class, ty: VariableType(0), rows: 1, columns, elements, ..Type::default() };
        let member = |(name, ty, at): (&'t [u8], TypeId, u32)| MemberModel {
            name: name.into(),
            ty,
            offset: at.wrapping_sub(start),
        };
        let members = members.into_iter().map(member).collect();
        Some(self.shared(name, record, members, rdef))
    }

    /// A type, which is written once.
    fn shared(
        &mut self,
        name: &'t [u8],
        record: Type,
        members: Vec<MemberModel<'t>>,
        rdef: &mut RdefModel<'t>,
    ) -> TypeId {
        let has_name = rdef.form != Layout::V4 && !name.is_empty();
        let model = TypeModel { name: has_name.then(|| name.into()), record, members, ..TypeModel::default() };
        *self.ids.entry(model).or_insert_with_key(|model| {
            rdef.types.push(model.clone());
            TypeId(rdef.types.len() - 1)
        })
    }
}

/// What stands before a variable's or a member's place.
const OFFSET: &[u8] = b"// Offset:";

fn offset_at(line: &[u8]) -> Option<usize> {
    line.windows(OFFSET.len()).position(|window| window == OFFSET)
}

/// A variable of the last buffer: where it starts, and its size.
fn variable<'t>(
    name: &'t [u8],
    ty: TypeId,
    [start, size]: [u32; 2],
    unused: bool,
    rdef: &mut RdefModel<'t>,
) -> Option<()> {
    let buffer = rdef.buffers.last_mut()?;
    let mut flags = if unused { 0 } else { VariableFlags::D3D_SVF_USED.0 };
    if buffer.record.ty == BufferType::D3D_CT_INTERFACE_POINTERS {
        flags |= VariableFlags::D3D_SVF_INTERFACE_POINTER.0;
    }
    let none = u32::MAX;
    let record = Variable { start, size, flags, start_texture: none, start_sampler: none, ..Variable::default() };
    let end = start.saturating_add(size);
    if buffer.record.ty == BufferType::D3D_CT_INTERFACE_POINTERS {
        rdef.interface_slots = rdef.interface_slots.max(end);
    }
    let exact = buffer.record.ty == BufferType::D3D_CT_RESOURCE_BIND_INFO;
    let whole = if exact { Some(end) } else { end.checked_next_multiple_of(16) };
    buffer.record.size = buffer.record.size.max(whole?);
    buffer.variables.push(VariableModel { name: name.into(), record, ty, default: None });
    Some(())
}

/// `Texture: t0`, `Textures: t0-t3, Sampler: s0`: the objects that the last variable holds.
fn objects(line: &[u8], rdef: &mut RdefModel<'_>) -> Option<()> {
    let record = &mut rdef.buffers.last_mut()?.variables.last_mut()?.record;
    for list in line.split(|&byte| byte == b',') {
        let colon = list.iter().position(|&byte| byte == b':')?;
        let (title, range) = (list.get(..colon)?.trim_ascii(), list.get(colon + 1..)?.trim_ascii());
        let (first, last) = match range.iter().position(|&byte| byte == b'-') {
            Some(dash) => (range.get(..dash)?, range.get(dash + 1..)?),
            None => (range, range),
        };
        let (first, last) = (number(first.get(1..)?)?, number(last.get(1..)?)?);
        let count = last.checked_sub(first)?.checked_add(1)?;
        match title.strip_suffix(b"s").unwrap_or(title) {
            b"Texture" => (record.start_texture, record.texture_count) = (first, count),
            b"Sampler" => (record.start_sampler, record.sampler_count) = (first, count),
            _ => return None,
        }
    }
    Some(())
}

/// `a`, `a[4]`: a name and the number of elements.
fn array(text: &[u8]) -> Option<(&[u8], u16)> {
    let Some(open) = text.iter().position(|&byte| byte == b'[') else { return Some((text, 0)) };
    let elements = number(text.get(open + 1..)?.strip_suffix(b"]")?)?;
    Some((text.get(..open)?, u16::try_from(elements).ok()?))
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

/// The name and the type of these words.
fn plain(text: &[u8], elements: u16) -> Option<(&[u8], Type)> {
    if let Some(name) = text.strip_prefix(b"interface ") {
        // fxc's figure for what an interface may hold.
        let (class, ty) = (VariableClass::D3D_SVC_INTERFACE_POINTER, VariableType::D3D_SVT_INTERFACE_POINTER);
        let record = Type { class, ty, rows: 1, columns: 4, elements, ..Type::default() };
        return Some((name, record));
    }
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
    Some((name, readings.next()?))
}
