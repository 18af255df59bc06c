//! How buffers are laid out: variables and members, with the places and sizes that RDEF leaves to be computed.
//!
//! RDEF states the size of a variable, but not that of a member, and counts a member's offset from its structure. Here
//! everything counts from the buffer's start.

use std::borrow::Cow;

use dxbin_base::Limits;
use dxbin_parts::rdef::{
    Buffer, BufferType, MemberOrigin, Rdef, Type, Variable, VariableClass, VariableFlags, VariableType,
};

use super::read::string;

/// A buffer: constants, the elements of a structured buffer, or interface pointers.
#[derive(Clone, Debug)]
pub struct BufferLayout<'a> {
    /// Its name, which is also that of a resource.
    pub name: Cow<'a, [u8]>,
    /// What it is.
    pub ty: BufferType,
    /// Bytes; of interface pointers, slots and what HLSL rounds up to.
    pub size: u32,
    /// Its variables in RDEF's order.
    pub fields: Vec<Field<'a>>,
}

/// A variable, or a member of a structure.
#[derive(Clone, Debug)]
pub struct Field<'a> {
    /// Its name; `$super` for the part of a base class.
    pub name: Cow<'a, [u8]>,
    /// Bytes from the buffer's start; of an interface pointer, its first slot.
    pub offset: u32,
    /// Bytes; of an interface pointer, slots. `None` where the type has no size that is known.
    pub size: Option<u32>,
    /// Its type; offsets in it count from RDEF's start.
    pub ty: Type,
    /// Elements of an array, of all dimensions; 0 where it is none.
    pub elements: u32,
    /// Elements along each dimension, where more than their product is known.
    pub dimensions: Vec<u32>,
    /// Of a field of bits: its first bit and how many, in what the field holds.
    pub bits: Option<(u32, u32)>,
    /// The type's name; RDEFs of 4.x have none.
    pub type_name: Option<Cow<'a, [u8]>>,
    /// The names of the base class and the interfaces.
    pub bases: Vec<Cow<'a, [u8]>>,
    /// Members of a structure.
    pub members: Vec<Field<'a>>,
    /// Whether the program uses it; `None` for members, of which RDEF does not say it.
    pub used: Option<bool>,
    /// The default value's bytes.
    pub default: Option<&'a [u8]>,
    /// The first texture and how many, of a class instance that has any.
    pub textures: Option<(u32, u32)>,
    /// The first sampler and how many.
    pub samplers: Option<(u32, u32)>,
}

/// Fields that are made of one RDEF; types that are shared could make them without number.
pub(super) const MAX_FIELDS: usize = 1 << 16;

/// The buffers of an RDEF, and whether there are fields that were left out.
pub(super) fn buffers<'a>(rdef: &Rdef<'a>, limits: &Limits) -> (Vec<BufferLayout<'a>>, bool) {
    let mut reader = Reader { rdef: *rdef, left: MAX_FIELDS, max_depth: limits.max_depth };
    // Rows that state no size would be without number.
    let most = rdef.data().len();
    let buffers = rdef.buffers().take(most).map_while(|buffer| reader.buffer(&buffer)).collect();
    (buffers, reader.left == 0)
}

struct Reader<'a> {
    rdef: Rdef<'a>,
    left: usize,
    max_depth: u32,
}

impl<'a> Reader<'a> {
    fn take(&mut self) -> Option<()> {
        self.left = self.left.checked_sub(1)?;
        Some(())
    }

    fn text(&self, offset: u32) -> &'a [u8] {
        string(self.rdef.data(), offset)
    }

    fn buffer(&mut self, buffer: &Buffer) -> Option<BufferLayout<'a>> {
        self.take()?;
        let rdef = self.rdef;
        let tight = buffer.ty == BufferType::D3D_CT_RESOURCE_BIND_INFO;
        let fields = rdef.variables(buffer).map_while(|variable| self.variable(&variable, tight)).collect();
        Some(BufferLayout { name: self.text(buffer.name).into(), ty: buffer.ty, size: buffer.size, fields })
    }

    fn variable(&mut self, variable: &Variable, tight: bool) -> Option<Field<'a>> {
        self.take()?;
        let ty = self.rdef.ty(variable.ty).unwrap_or_default();
        let origin = match self.rdef.member_origin(variable, &ty) {
            MemberOrigin::Structure => variable.start,
            MemberOrigin::Buffer => 0,
        };
        let range = |first: u32, count: u32| (count != 0).then_some((first, count));
        Some(Field {
            name: self.text(variable.name).into(),
            offset: variable.start,
            size: Some(variable.size),
            used: Some(variable.flags & VariableFlags::D3D_SVF_USED.0 != 0),
            default: self.rdef.default_value(variable),
            textures: range(variable.start_texture, variable.texture_count),
            samplers: range(variable.start_sampler, variable.sampler_count),
            ..self.of_type(&ty, origin, tight, 0)
        })
    }

    /// What a field's type says of it; the members of a structure count from `origin`.
    fn of_type(&mut self, ty: &Type, origin: u32, tight: bool, depth: u32) -> Field<'a> {
        let rdef = self.rdef;
        let named = |offset: u32| rdef.ty(offset).filter(|_| offset != 0).map(|ty| string(rdef.data(), ty.name).into());
        let interfaces = (0..ty.interface_count.min(256)).filter_map(|index| named(rdef.interface(ty, index)?));
        let mut members = Vec::new();
        if depth < self.max_depth {
            for member in rdef.members(ty) {
                let Some(()) = self.take() else { break };
                let ty = rdef.ty(member.ty).unwrap_or_default();
                // fxc puts a structure without members at -4: here it stands behind what is in front of it.
                let nowhere = ty.class == VariableClass::D3D_SVC_STRUCT && member.offset as i32 == NOWHERE;
                let behind =
                    members.last().map_or(origin, |last: &Field<'_>| last.offset.wrapping_add(last.size.unwrap_or(0)));
                let offset = if nowhere { behind } else { origin.wrapping_add(member.offset) };
                let field = self.of_type(&ty, offset, tight, depth + 1);
                members.push(Field { name: self.text(member.name).into(), offset, ..field });
            }
        }
        Field {
            name: Cow::Borrowed(&[]),
            offset: origin,
            size: size(ty, ty.elements.into(), &members, origin, tight),
            elements: ty.elements.into(),
            dimensions: Vec::new(),
            bits: None,
            ty: *ty,
            type_name: (ty.name != 0).then(|| self.text(ty.name).into()),
            bases: named(ty.base_class).into_iter().chain(interfaces).collect(),
            members,
            used: None,
            default: None,
            textures: None,
            samplers: None,
        }
    }
}

/// Where fxc says that an empty structure is.
const NOWHERE: i32 = -4;

const ROW: u32 = 16;

/// The bytes of a component; `None` for what is no number.
pub fn component_size(ty: VariableType) -> Option<u32> {
    type T = VariableType;
    match ty {
        T::D3D_SVT_DOUBLE | T::D3D_SVT_INT64 | T::D3D_SVT_UINT64 => Some(8),
        T::D3D_SVT_INT16 | T::D3D_SVT_UINT16 | T::D3D_SVT_FLOAT16 => Some(2),
        T::D3D_SVT_BOOL
        | T::D3D_SVT_INT
        | T::D3D_SVT_FLOAT
        | T::D3D_SVT_UINT
        | T::D3D_SVT_MIN8FLOAT
        | T::D3D_SVT_MIN10FLOAT
        | T::D3D_SVT_MIN16FLOAT
        | T::D3D_SVT_MIN12INT
        | T::D3D_SVT_MIN16INT
        | T::D3D_SVT_MIN16UINT => Some(4),
        _ => None,
    }
}

/// The bytes of a type whose members stand behind `origin`. In a constant buffer every row of a matrix and every element
/// of an array starts a register of 16 bytes; in a structured buffer everything is tight.
pub(super) fn size(ty: &Type, elements: u32, members: &[Field<'_>], origin: u32, tight: bool) -> Option<u32> {
    type C = VariableClass;
    let component = component_size(ty.ty);
    let (rows, columns) = (u32::from(ty.rows), u32::from(ty.columns));
    let lines = |lines: u32, length: u32| {
        let length = length.checked_mul(component?)?;
        let stride = if tight { length } else { length.next_multiple_of(ROW) };
        stride.checked_mul(lines.checked_sub(1)?)?.checked_add(length)
    };
    let one = match ty.class {
        C::D3D_SVC_SCALAR => component?,
        C::D3D_SVC_VECTOR => columns.checked_mul(component?)?,
        C::D3D_SVC_MATRIX_ROWS => lines(rows, columns)?,
        C::D3D_SVC_MATRIX_COLUMNS => lines(columns, rows)?,
        C::D3D_SVC_STRUCT => {
            let ends = members.iter().map(|member| Some(member.offset.wrapping_sub(origin).wrapping_add(member.size?)));
            let end = ends.collect::<Option<Vec<u32>>>()?.into_iter().max().unwrap_or(0);
            if tight { end.checked_next_multiple_of(alignment(members))? } else { end }
        }
        _ => return None,
    };
    match elements {
        0 => Some(one),
        elements => {
            let stride = if tight { one } else { one.checked_next_multiple_of(ROW)? };
            stride.checked_mul(elements - 1)?.checked_add(one)
        }
    }
}

/// What the size of an element is a multiple of: that of its largest component.
fn alignment(members: &[Field<'_>]) -> u32 {
    let of = |member: &Field<'_>| component_size(member.ty.ty).unwrap_or(1).max(alignment(&member.members));
    members.iter().map(of).max().unwrap_or(1)
}

#[cfg(test)]
mod tests {
    use dxbin_base::{Diagnostics, FourCc};

    use super::*;

    /// What is computed is what fxc states, wherever it states it: for variables.
    #[test]
    fn sizes_are_those_of_fxc() {
        let corpus = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/corpus/fxc");
        let limits = Limits::default();
        let mut compared = 0;
        for entry in std::fs::read_dir(corpus).unwrap() {
            let path = entry.unwrap().path();
            if path.extension().is_none_or(|extension| extension != "cso") {
                continue;
            }
            let bytes = std::fs::read(&path).unwrap();
            let container = crate::open::container(&bytes, &limits, &mut Diagnostics::new()).unwrap();
            let Some(part) = container.part(FourCc(*b"RDEF")) else { continue };
            let rdef = Rdef::open(part.data);
            let mut reader = Reader { rdef, left: MAX_FIELDS, max_depth: 32 };
            for buffer in rdef.buffers().filter(|buffer| buffer.ty != BufferType::D3D_CT_INTERFACE_POINTERS) {
                let tight = buffer.ty == BufferType::D3D_CT_RESOURCE_BIND_INFO;
                for variable in rdef.variables(&buffer) {
                    let ty = rdef.ty(variable.ty).unwrap();
                    let stated = reader.variable(&variable, tight).unwrap();
                    let origin = match rdef.member_origin(&variable, &ty) {
                        MemberOrigin::Structure => variable.start,
                        MemberOrigin::Buffer => 0,
                    };
                    let computed = reader.of_type(&ty, origin, tight, 0).size;
                    let name = String::from_utf8_lossy(&stated.name).into_owned();
                    assert_eq!(computed, stated.size, "{}: {name} of {:?}", path.display(), ty);
                    compared += 1;
                }
            }
        }
        assert!(compared > 2000, "{compared}");
    }
}
