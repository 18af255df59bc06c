//! Buffers and what is bound.

use dxbin_bitcode::model::{Type, TypeId};
use dxbin_dxil::model::{Detail, Resource, View};
use dxbin_dxil::spec::{ComponentType, ResourceKind, SamplerKind};
use dxbin_parts::rdef::{
    Binding, Buffer, BufferType, Dimension, InputFlags, InputType, ReturnType, Variable, VariableFlags,
};

use super::model::{BoundResource, ModuleReflection, ReflectedBuffer, ReflectedVariable, Run, TypeIndex};
use super::types::Types;
use super::{Refusal, Stop};

/// What cannot be taken for a structure.
const NO_STRUCTURE: &str = "its type is no structure";

/// The type of HLSL behind the pointer that stands for a resource.
fn hlsl_type(types: &Types<'_>, of: &Resource<'_>) -> Result<TypeId, Stop> {
    let pointer = of.variable.and_then(|variable| types.module.type_of(variable, None));
    pointer.and_then(|pointer| types.module.types.pointee(pointer)).ok_or(Stop::broken("a resource has no pointer"))
}

fn structure(types: &Types<'_>, of: TypeId) -> Result<TypeId, Stop> {
    match types.module.types.get(of) {
        Some(Type::Struct { .. }) => Ok(of),
        _ => Err(Stop::Refused(Refusal::DXC_E_LLVM_CAST_ERROR, NO_STRUCTURE)),
    }
}

/// Makes the buffers of a module; those that cannot be made are left out, and why is kept in `stops`.
pub(super) fn make(to: &mut ModuleReflection, types: &mut Types<'_>, usage_stated: bool, stops: &mut Vec<Stop>) {
    let resources = &types.dxil.resources;
    for of in &resources.cbuffers {
        stops.extend(constants(to, types, of, usage_stated).err());
    }
    for of in resources.uavs.iter().filter(|of| of.kind() == ResourceKind::STRUCTURED_BUFFER) {
        stops.extend(elements(to, types, of).err());
    }
    for of in &resources.srvs {
        let made = match of.kind() {
            ResourceKind::STRUCTURED_BUFFER => elements(to, types, of),
            ResourceKind::TBUFFER => texture_buffer(to, types, of, usage_stated),
            _ => Ok(()),
        };
        stops.extend(made.err());
    }
}

/// The variables that the fields of a structure are.
fn variables(
    to: &mut ModuleReflection,
    types: &mut Types<'_>,
    of: TypeId,
    usage_stated: bool,
    first_objects: u32,
) -> Result<Vec<ReflectedVariable>, Stop> {
    let (fields, annotation) = (types.fields(of).unwrap_or_default(), types.annotation(of));
    let all_used = fields.len() < 2 || !usage_stated;
    let mut made = Vec::with_capacity(fields.len());
    let empty = Default::default();
    for (at, &ty) in fields.iter().enumerate() {
        let field = annotation.and_then(|annotation| annotation.fields.get(at)).unwrap_or(&empty);
        let start = field.cbuffer_offset.unwrap_or(u32::MAX);
        let ty = types.make(to, ty, field, start, true)?;
        let record = Variable {
            start,
            size: to.ty(ty).map_or(0, |ty| ty.size),
            flags: if all_used || field.cbuffer_used { VariableFlags::D3D_SVF_USED.0 } else { 0 },
            start_texture: first_objects,
            start_sampler: first_objects,
            ..Variable::default()
        };
        made.push(ReflectedVariable { name: to.name(field.name.unwrap_or_default()), record, ty });
    }
    Ok(made)
}

/// A size as buffers have it: whole registers.
fn registers(size: u32) -> u32 {
    size.wrapping_add(15) & !15
}

fn push(to: &mut ModuleReflection, mut buffer: ReflectedBuffer, variables: &[ReflectedVariable]) {
    buffer.variables = Run { start: to.variables.len() as u32, length: variables.len() as u32 };
    buffer.record.variable_count = variables.len() as u32;
    to.variables.extend_from_slice(variables);
    to.buffers.push(buffer);
}

fn constants(
    to: &mut ModuleReflection,
    types: &mut Types<'_>,
    of: &Resource<'_>,
    usage_stated: bool,
) -> Result<(), Stop> {
    let size = if let Detail::CBuffer { size, .. } = of.detail { size } else { 0 };
    let record = Buffer { ty: BufferType::D3D_CT_CBUFFER, size: registers(size), ..Buffer::default() };
    let buffer = ReflectedBuffer { name: Some(to.name(of.name)), record, ..ReflectedBuffer::default() };
    let whole = hlsl_type(types, of)?;
    let (inner, arrays) = types.strip_arrays(whole);
    let ty = structure(types, inner)?;
    if types.annotation(ty).is_none() {
        push(to, buffer, &[]);
        return Ok(());
    }
    let variables = variables(to, types, ty, usage_stated, 0)?;
    // As of fxc: what is in an array is an array of one.
    if of.count > 1 || (arrays > 0 && of.count == 1) {
        for variable in &variables {
            if let Some(ty) = to.types.get_mut(variable.ty.0 as usize) {
                ty.facts.elements = 1;
            }
        }
    }
    push(to, buffer, &variables);
    Ok(())
}

fn texture_buffer(
    to: &mut ModuleReflection,
    types: &mut Types<'_>,
    of: &Resource<'_>,
    usage_stated: bool,
) -> Result<(), Stop> {
    let record = Buffer { ty: BufferType::D3D_CT_TBUFFER, ..Buffer::default() };
    let mut buffer = ReflectedBuffer { record, ..ReflectedBuffer::default() };
    let ty = structure(types, hlsl_type(types, of)?)?;
    if types.annotation(ty).is_none() {
        push(to, buffer, &[]);
        return Ok(());
    }
    buffer.name = Some(to.name(of.name));
    let variables = variables(to, types, ty, usage_stated, u32::MAX)?;
    let ends = variables.iter().map(|variable| variable.record.start.wrapping_add(variable.record.size));
    buffer.record.size = registers(ends.max().unwrap_or(0));
    push(to, buffer, &variables);
    Ok(())
}

/// The bytes of an element of a structured buffer; of others, those of all there is.
fn element_size(types: &Types<'_>, of: &Resource<'_>) -> Result<u32, Stop> {
    let (inner, _) = types.strip_arrays(hlsl_type(types, of)?);
    Ok(types.layout().alloc_size(inner).ok_or(Stop::broken("a structured buffer's type has no size"))? as u32)
}

fn elements(to: &mut ModuleReflection, types: &mut Types<'_>, of: &Resource<'_>) -> Result<(), Stop> {
    let size = element_size(types, of)?;
    let (inner, arrays) = types.strip_arrays(hlsl_type(types, of)?);
    let ty = structure(types, inner)?;
    let name = of.name.split(|&byte| byte == 0).next().unwrap_or_default();
    let name = match arrays {
        0 => to.name(name),
        _ => to.joined(&[name, &b"[0]".repeat(arrays as usize)]),
    };
    let record = Buffer { ty: BufferType::D3D_CT_RESOURCE_BIND_INFO, size, ..Buffer::default() };
    let buffer = ReflectedBuffer { name: Some(name), record, ..ReflectedBuffer::default() };
    // The first type is the one of which nothing is known.
    let mut element = TypeIndex(0);
    if let Some(annotation) = types.annotation(ty) {
        let empty = Default::default();
        let field = annotation.fields.first().unwrap_or(&empty);
        let &first = types.fields(ty).and_then(<[TypeId]>::first).ok_or(Stop::broken("an element is missing"))?;
        element = types.make(to, first, field, 0, false)?;
    }
    let record = Variable {
        size,
        flags: VariableFlags::D3D_SVF_USED.0,
        start_texture: u32::MAX,
        start_sampler: u32::MAX,
        ..Variable::default()
    };
    let variable = ReflectedVariable { name: to.name(b"$Element"), record, ty: element };
    push(to, buffer, &[variable]);
    Ok(())
}

/// Makes the bindings of a module; what of them cannot be made is 0, and why is kept in `stops`.
pub(super) fn bind(to: &mut ModuleReflection, types: &Types<'_>, stops: &mut Vec<Stop>) {
    to.bindings.reserve_exact(types.dxil.resources.listed().count());
    for of in types.dxil.resources.listed() {
        let unbounded = of.count == Resource::UNBOUNDED && !matches!(of.detail, Detail::CBuffer { .. });
        let mut known = |number: Result<u32, Stop>| number.map_err(|stop| stops.push(stop)).unwrap_or(0);
        let record = Binding {
            ty: input_type(of.detail),
            return_type: return_type(of),
            dimension: dimension(of.kind()),
            sample_count: known(sample_count(types, of)),
            bind_point: of.lower_bound,
            bind_count: if unbounded { 0 } else { of.count },
            flags: known(flags(types, of)),
            space: of.space,
            id: of.id,
            ..Binding::default()
        };
        let name = to.name(of.name);
        to.bindings.push(BoundResource { name, record });
    }
}

/// The view, of what has one.
pub(in crate::reflect) const fn view(of: &Resource<'_>) -> Option<View> {
    match of.detail {
        Detail::Srv(view) | Detail::Uav(view) => Some(view),
        _ => None,
    }
}

type K = ResourceKind;

/// `D3D_SHADER_INPUT_TYPE` of a resource.
pub(in crate::reflect) fn input_type(detail: Detail) -> InputType {
    type I = InputType;
    let (kind, counter) = match detail {
        Detail::Srv(view) | Detail::Uav(view) => (view.kind, view.counter),
        Detail::CBuffer { is_tbuffer: true, .. } => (K::TBUFFER, false),
        Detail::CBuffer { .. } => (K::CBUFFER, false),
        Detail::Sampler(_) => (K::SAMPLER, false),
    };
    match (kind, matches!(detail, Detail::Uav(_))) {
        (K::CBUFFER, _) => I::D3D_SIT_CBUFFER,
        (K::SAMPLER, _) => I::D3D_SIT_SAMPLER,
        (K::RAW_BUFFER, true) => I::D3D_SIT_UAV_RWBYTEADDRESS,
        (K::RAW_BUFFER, false) => I::D3D_SIT_BYTEADDRESS,
        (K::STRUCTURED_BUFFER, false) => I::D3D_SIT_STRUCTURED,
        (K::STRUCTURED_BUFFER, true) if counter => I::D3D_SIT_UAV_RWSTRUCTURED_WITH_COUNTER,
        (K::STRUCTURED_BUFFER, true) => I::D3D_SIT_UAV_RWSTRUCTURED,
        (K::TBUFFER, _) => I::D3D_SIT_TBUFFER,
        (K::RT_ACCELERATION_STRUCTURE, _) => I::D3D_SIT_RTACCELERATIONSTRUCTURE,
        (K::FEEDBACK_TEXTURE_2D | K::FEEDBACK_TEXTURE_2D_ARRAY, _) => I::D3D_SIT_UAV_FEEDBACKTEXTURE,
        (kind, uav) if kind == K::TYPED_BUFFER || is_texture(kind) => {
            if uav {
                I::D3D_SIT_UAV_RWTYPED
            } else {
                I::D3D_SIT_TEXTURE
            }
        }
        _ => InputType(u32::MAX),
    }
}

/// Textures whose elements have a type.
pub(in crate::reflect) fn is_texture(kind: ResourceKind) -> bool {
    kind >= K::TEXTURE_1D && kind <= K::TEXTURE_CUBE_ARRAY
}

/// `D3D_RESOURCE_RETURN_TYPE` of a resource; 0 where it is none.
fn return_type(of: &Resource<'_>) -> ReturnType {
    type C = ComponentType;
    let Some(view) = view(of).filter(|view| view.kind != K::TBUFFER) else { return ReturnType(0) };
    match view.component {
        C::F64 => ReturnType::D3D_RETURN_TYPE_DOUBLE,
        C::UNORM_F16 | C::UNORM_F32 | C::UNORM_F64 => ReturnType::D3D_RETURN_TYPE_UNORM,
        C::SNORM_F16 | C::SNORM_F32 | C::SNORM_F64 => ReturnType::D3D_RETURN_TYPE_SNORM,
        C::I16 | C::I32 | C::I64 => ReturnType::D3D_RETURN_TYPE_SINT,
        C::U16 | C::U32 | C::U64 | C::PACKED_S8X32 | C::PACKED_U8X32 => ReturnType::D3D_RETURN_TYPE_UINT,
        C::F16 | C::F32 => ReturnType::D3D_RETURN_TYPE_FLOAT,
        _ => ReturnType::D3D_RETURN_TYPE_MIXED,
    }
}

/// `D3D_SRV_DIMENSION` of a resource.
pub(in crate::reflect) fn dimension(kind: ResourceKind) -> Dimension {
    type D = Dimension;
    match kind {
        K::STRUCTURED_BUFFER | K::TYPED_BUFFER | K::RAW_BUFFER => D::D3D_SRV_DIMENSION_BUFFER,
        K::TEXTURE_1D => D::D3D_SRV_DIMENSION_TEXTURE1D,
        K::TEXTURE_1D_ARRAY => D::D3D_SRV_DIMENSION_TEXTURE1DARRAY,
        K::TEXTURE_2D | K::FEEDBACK_TEXTURE_2D => D::D3D_SRV_DIMENSION_TEXTURE2D,
        K::TEXTURE_2D_ARRAY | K::FEEDBACK_TEXTURE_2D_ARRAY => D::D3D_SRV_DIMENSION_TEXTURE2DARRAY,
        K::TEXTURE_2DMS => D::D3D_SRV_DIMENSION_TEXTURE2DMS,
        K::TEXTURE_2DMS_ARRAY => D::D3D_SRV_DIMENSION_TEXTURE2DMSARRAY,
        K::TEXTURE_3D => D::D3D_SRV_DIMENSION_TEXTURE3D,
        K::TEXTURE_CUBE => D::D3D_SRV_DIMENSION_TEXTURECUBE,
        K::TEXTURE_CUBE_ARRAY => D::D3D_SRV_DIMENSION_TEXTURECUBEARRAY,
        _ => D::D3D_SRV_DIMENSION_UNKNOWN,
    }
}

/// Samples of a texture, the stride of a structured buffer, or all ones.
fn sample_count(types: &Types<'_>, of: &Resource<'_>) -> Result<u32, Stop> {
    let Some(view) = view(of) else { return Ok(0) };
    match view.kind {
        _ if view.sample_count != 0 => Ok(view.sample_count),
        K::STRUCTURED_BUFFER => element_size(types, of),
        K::RAW_BUFFER | K::TBUFFER | K::TEXTURE_2DMS | K::TEXTURE_2DMS_ARRAY => Ok(0),
        _ => Ok(u32::MAX),
    }
}

/// Components of what a typed view gives, from its type in HLSL; `None` where that is no vector.
fn components(types: &Types<'_>, of: &Resource<'_>) -> Result<Option<u32>, Stop> {
    let (inner, _) = types.strip_arrays(hlsl_type(types, of)?);
    let ty = structure(types, inner)?;
    let &first = types.fields(ty).and_then(<[TypeId]>::first).ok_or(Stop::broken("a texture's type has no element"))?;
    match types.module.types.get(first) {
        Some(Type::Vector { count, .. }) => Ok(Some(count)),
        _ => Ok(None),
    }
}

fn flags(types: &Types<'_>, of: &Resource<'_>) -> Result<u32, Stop> {
    type F = InputFlags;
    match of.detail {
        Detail::CBuffer { .. } => return Ok(F::D3D_SIF_USERPACKED.0),
        Detail::Sampler(kind) if kind == SamplerKind::COMPARISON => return Ok(F::D3D_SIF_COMPARISON_SAMPLER.0),
        Detail::Sampler(_) => return Ok(0),
        Detail::Srv(_) | Detail::Uav(_) => {}
    }
    let kind = of.kind();
    if kind == K::TBUFFER {
        return Ok(F::D3D_SIF_USERPACKED.0);
    }
    if !is_texture(kind) && kind != K::TYPED_BUFFER {
        return Ok(0);
    }
    Ok(match components(types, of)? {
        Some(4) => F::D3D_SIF_TEXTURE_COMPONENT_0.0 | F::D3D_SIF_TEXTURE_COMPONENT_1.0,
        Some(3) => F::D3D_SIF_TEXTURE_COMPONENT_1.0,
        Some(2) => F::D3D_SIF_TEXTURE_COMPONENT_0.0,
        _ => 0,
    })
}
