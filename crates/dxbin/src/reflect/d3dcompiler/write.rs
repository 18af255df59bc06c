//! The answers as any serializer writes them; rows are made while they are written.

use serde::ser::{Serialize, SerializeMap, Serializer};

use dxbin_parts::rdef::{Binding, Buffer, BufferFlags, InputFlags};

use super::super::FeatureLevel;
use super::super::answers::write::{BindingAnswer, List, Row};
use super::super::answers::*;
use super::*;

impl Serialize for Answers<'_, '_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let r = self.reflection;
        let mut map = serializer.serialize_map(None)?;
        map.serialize_entry("interface", self.interfaces.shader())?;
        map.serialize_entry("Desc", &Row(&SHADER_DESC, shader_desc(shader_facts(r))))?;
        Row(&SHADER_METHODS, shader_methods(method_facts(r))).entries(&mut map)?;
        let [x, y, z] = r.thread_group;
        map.serialize_entry("ThreadGroupSize", &[x, y, z, x.wrapping_mul(y).wrapping_mul(z)])?;
        map.serialize_entry("RequiresFlags", &r.requires())?;
        for (name, signature) in
            [("inputs", Some(&r.input)), ("outputs", Some(&r.output)), ("patch_constants", r.patch.as_ref())]
        {
            let rows = || {
                let elements =
                    signature.into_iter().flat_map(|of| of.elements().map(move |element| (of.name(&element), element)));
                elements.map(|of| Row(&SIGNATURE_PARAMETER_DESC, signature_parameter_desc(of)))
            };
            map.serialize_entry(name, &List(rows))?;
        }
        resource_answers(r, self.interfaces, &mut map)?;
        map.end()
    }
}

/// The flags that the documents name; the interfaces leave out all others.
fn known_flags(rows: &[(u32, &str, &str)], flags: u32) -> u32 {
    rows.iter().fold(0, |known, row| known | flags & row.0)
}

fn binding_facts<'a>(rdef: &Rdef<'a>, of: Binding) -> (&'a [u8], Binding) {
    (string(rdef.data(), of.name), Binding { flags: known_flags(InputFlags::ROWS, of.flags), ..of })
}

fn buffer_facts<'a>(rdef: &Rdef<'a>, of: Buffer) -> (Option<&'a [u8]>, Buffer) {
    (Some(string(rdef.data(), of.name)), Buffer { flags: known_flags(BufferFlags::ROWS, of.flags), ..of })
}

fn variable_facts<'a>(rdef: &Rdef<'a>, of: Variable) -> (&'a [u8], Variable, Option<&'a [u8]>) {
    let row = Variable { flags: known_flags(VariableFlags::ROWS, of.flags), ..of };
    (string(rdef.data(), of.name), row, rdef.default_value(&of))
}

/// The lists that programs and functions have.
fn resource_answers<M: SerializeMap>(r: &Reflection<'_>, interfaces: Interfaces, map: &mut M) -> Result<(), M::Error> {
    let rdef = r.rdef.as_ref();
    let bindings = || {
        let rows = rdef.into_iter().flat_map(|rdef| rdef.bindings().map(move |of| binding_facts(rdef, of)));
        rows.map(|(name, record)| BindingAnswer { name, record, interfaces })
    };
    map.serialize_entry("bound_resources", &List(bindings))?;
    let buffers = || rdef.into_iter().flat_map(|rdef| rdef.buffers().map(move |of| BufferAnswer(rdef, of)));
    map.serialize_entry("constant_buffers", &List(buffers))
}

impl Serialize for LibraryAnswers<'_, '_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let library = self.library;
        let count = library.functions.len() as u32;
        let functions = || library.functions.iter().map(|function| FunctionAnswer(function, self.interfaces));
        let head = [Value::text(library.creator), Value::Number(library.flags), Value::Number(count)];
        let mut map = serializer.serialize_map(None)?;
        map.serialize_entry("interface", self.interfaces.library())?;
        map.serialize_entry("Desc", &Row(&LIBRARY_DESC, head))?;
        map.serialize_entry("functions", &List(functions))?;
        map.end()
    }
}

struct FunctionAnswer<'r, 'a>(&'r Function<'a>, Interfaces);

impl Serialize for FunctionAnswer<'_, '_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let Self(function, interfaces) = *self;
        let row = |parameter| Row(&PARAMETER_DESC, parameter_desc((function, parameter)));
        let mut map = serializer.serialize_map(None)?;
        Row(&FUNCTION_DESC, function_desc(function_facts(function))).entries(&mut map)?;
        map.serialize_entry("return", &function.result().map(row))?;
        map.serialize_entry("parameters", &List(|| function.parameters().map(row)))?;
        resource_answers(&function.reflection, interfaces, &mut map)?;
        map.end()
    }
}

struct BufferAnswer<'r, 'a>(&'r Rdef<'a>, Buffer);

impl Serialize for BufferAnswer<'_, '_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let Self(rdef, buffer) = self;
        let mut map = serializer.serialize_map(None)?;
        Row(&SHADER_BUFFER_DESC, shader_buffer_desc(buffer_facts(rdef, *buffer))).entries(&mut map)?;
        map.serialize_entry("variables", &List(|| rdef.variables(buffer).map(|of| VariableAnswer(rdef, of))))?;
        map.end()
    }
}

struct VariableAnswer<'r, 'a>(&'r Rdef<'a>, Variable);

impl Serialize for VariableAnswer<'_, '_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let Self(rdef, variable) = self;
        let mut map = serializer.serialize_map(None)?;
        Row(&SHADER_VARIABLE_DESC, shader_variable_desc(variable_facts(rdef, *variable))).entries(&mut map)?;
        let ty = TypeAnswer { rdef, at: variable.ty, offset: 0, depth: 0 };
        map.serialize_entry("Type", &ty)?;
        let pointer = rdef.ty(variable.ty).filter(|ty| ty.class == VariableClass::D3D_SVC_INTERFACE_POINTER);
        let elements = pointer.map_or(0, |ty| u32::from(ty.elements).max(1));
        map.serialize_entry(
            "interface_slots",
            &List(|| (0..elements).map(|element| interface_slot(variable, element))),
        )?;
        map.end()
    }
}

struct TypeAnswer<'r, 'a> {
    rdef: &'r Rdef<'a>,
    at: u32,
    offset: u32,
    depth: u32,
}

impl Serialize for TypeAnswer<'_, '_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let rdef = self.rdef;
        let Some(ty) = rdef.ty(self.at).filter(|_| self.depth <= MAX_DEPTH) else {
            return serializer.serialize_none();
        };
        let name = (ty.name != 0).then(|| string(rdef.data(), ty.name));
        let inner = |at: u32, offset: u32| TypeAnswer { rdef, at, offset, depth: self.depth + 1 };
        let mut map = serializer.serialize_map(None)?;
        Row(&SHADER_TYPE_DESC, shader_type_desc((name, type_facts(&ty, self.offset)))).entries(&mut map)?;
        let members = || {
            rdef.members(&ty)
                .map(|member| MemberAnswer(string(rdef.data(), member.name), inner(member.ty, member.offset)))
        };
        map.serialize_entry("members", &List(members))?;
        map.serialize_entry("SubType", &(ty.sub_type != 0).then(|| inner(ty.sub_type, 0)))?;
        map.serialize_entry("BaseClass", &(ty.base_class != 0).then(|| inner(ty.base_class, 0)))?;
        map.serialize_entry("NumInterfaces", &ty.interface_count)?;
        map.serialize_entry("interfaces", &List(|| interfaces(rdef, &ty).map(|at| inner(at, 0))))?;
        map.end()
    }
}

struct MemberAnswer<'r, 'a>(&'a [u8], TypeAnswer<'r, 'a>);

impl Serialize for MemberAnswer<'_, '_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut map = serializer.serialize_map(Some(2))?;
        map.serialize_entry("MemberTypeName", &Value::Text(self.0))?;
        map.serialize_entry("MemberType", &self.1)?;
        map.end()
    }
}

/// What the structures of a program are made of.
fn shader_facts<'r, 'a>(r: &'r Reflection<'a>) -> ShaderFacts<'r, 'a> {
    let header = r.rdef.map(|rdef| rdef.header());
    ShaderFacts {
        version: r.version(),
        creator: r.creator(),
        flags: header.map_or(0, |header| header.flags),
        constant_buffers: header.map_or(0, |header| header.buffer_count),
        bound_resources: header.map_or(0, |header| header.binding_count),
        inputs: r.input.len(),
        outputs: r.output.len(),
        patch_constants: r.patch.map_or(0, |patch| patch.len()),
        statistics: &r.statistics,
    }
}

fn method_facts<'r>(r: &'r Reflection<'_>) -> MethodFacts<'r> {
    MethodFacts {
        statistics: &r.statistics,
        gs_input_primitive: r.statistics.input_primitive,
        interface_slots: r.rdef.map_or(0, |rdef| rdef.sizes().interface_slots),
        min_feature_level: r.min_feature_level().map(|FeatureLevel(level)| level),
    }
}

fn function_facts<'r, 'a>(f: &'r Function<'a>) -> FunctionFacts<'r, 'a> {
    FunctionFacts {
        name: f.name,
        shader: shader_facts(&f.reflection),
        min_feature_level: f.reflection.min_feature_level().map_or(0, |level| level.0),
        requires: f.reflection.requires(),
        parameters: f.parameters().count() as u32,
        has_return: f.result().is_some(),
        level_9: f.level_9.0,
    }
}

fn type_facts(ty: &Type, offset: u32) -> TypeFacts {
    TypeFacts {
        class: ty.class.0.into(),
        ty: ty.ty.0.into(),
        rows: ty.rows.into(),
        columns: ty.columns.into(),
        elements: ty.elements.into(),
        members: ty.member_count.into(),
        offset,
    }
}
