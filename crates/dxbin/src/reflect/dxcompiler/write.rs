//! The answers as any serializer writes them; rows are made while they are written.

use serde::ser::{Serialize, SerializeMap, Serializer};

use super::super::FeatureLevel;
use super::super::answers::write::{BindingAnswer, List, Row};
use super::super::answers::*;
use super::super::module::{
    BoundResource, LibraryFunction, ModuleReflection, Parameter, ReflectedBuffer, ReflectedMember, ReflectedVariable,
    TypeIndex,
};
use super::{Answers, MAX_DEPTH};

impl Serialize for Answers<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let of = self.module;
        let mut map = serializer.serialize_map(None)?;
        if let Some(functions) = &of.functions {
            // Neither the creator nor flags are ever known.
            let head = [Value::Null, Value::Number(0), Value::Number(functions.len() as u32)];
            map.serialize_entry("interface", Interfaces::D3D12.library())?;
            map.serialize_entry("Desc", &Row(&LIBRARY_DESC, head))?;
            map.serialize_entry("functions", &List(|| functions.iter().map(|function| Function(of, function))))?;
            return map.end();
        }
        map.serialize_entry("interface", Interfaces::D3D12.shader())?;
        map.serialize_entry("Desc", &Row(&SHADER_DESC, shader_desc(of.shader_facts())))?;
        Row(&SHADER_METHODS, shader_methods(of.method_facts())).entries(&mut map)?;
        let [x, y, z] = of.thread_group;
        map.serialize_entry("ThreadGroupSize", &[x, y, z, x.wrapping_mul(y).wrapping_mul(z)])?;
        map.serialize_entry("RequiresFlags", &of.requires)?;
        for (name, signature) in
            [("inputs", &of.inputs), ("outputs", &of.outputs), ("patch_constants", &of.patch_constants)]
        {
            let rows = || {
                let facts = signature.iter().map(|parameter| (of.text(parameter.name), parameter.record));
                facts.map(|facts| Row(&SIGNATURE_PARAMETER_DESC, signature_parameter_desc(facts)))
            };
            map.serialize_entry(name, &List(rows))?;
        }
        map.serialize_entry("bound_resources", &List(|| of.bindings.iter().map(|bound| binding(of, bound))))?;
        map.serialize_entry("constant_buffers", &List(|| of.buffers.iter().map(|buffer| BufferAnswer(of, buffer))))?;
        map.end()
    }
}

struct Function<'r>(&'r ModuleReflection, &'r LibraryFunction);

impl Serialize for Function<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let Self(of, function) = *self;
        let mut map = serializer.serialize_map(None)?;
        Row(&FUNCTION_DESC, function_desc(of.function_facts(function))).entries(&mut map)?;
        map.serialize_entry("return", &None::<u32>)?;
        map.serialize_entry("parameters", &List(|| [0_u32; 0]))?;
        // What leads nowhere is null.
        let bindings =
            || function.bindings.iter().map(|&at| of.bindings.get(at as usize).map(|bound| binding(of, bound)));
        map.serialize_entry("bound_resources", &List(bindings))?;
        let buffers = || function.buffers.iter().map(|&at| of.buffers.get(at as usize).map(|at| BufferAnswer(of, at)));
        map.serialize_entry("constant_buffers", &List(buffers))?;
        map.end()
    }
}

fn binding<'r>(of: &'r ModuleReflection, bound: &BoundResource) -> BindingAnswer<'r> {
    BindingAnswer { name: of.text(bound.name), record: bound.record, interfaces: Interfaces::D3D12 }
}

struct BufferAnswer<'r>(&'r ModuleReflection, &'r ReflectedBuffer);

impl Serialize for BufferAnswer<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let Self(of, buffer) = *self;
        let mut map = serializer.serialize_map(None)?;
        let name = buffer.name.map(|name| of.text(name));
        Row(&SHADER_BUFFER_DESC, shader_buffer_desc((name, buffer.record))).entries(&mut map)?;
        let variables = || buffer.variables.of(&of.variables).iter().map(|variable| VariableAnswer(of, variable));
        map.serialize_entry("variables", &List(variables))?;
        map.end()
    }
}

struct VariableAnswer<'r>(&'r ModuleReflection, &'r ReflectedVariable);

impl Serialize for VariableAnswer<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let Self(of, variable) = *self;
        let mut map = serializer.serialize_map(None)?;
        let facts = (of.text(variable.name), variable.record, None);
        Row(&SHADER_VARIABLE_DESC, shader_variable_desc(facts)).entries(&mut map)?;
        map.serialize_entry("Type", &TypeAnswer { of, at: variable.ty, depth: 0 })?;
        map.serialize_entry("interface_slots", &List(|| [0_u32; 0]))?;
        map.end()
    }
}

struct TypeAnswer<'r> {
    of: &'r ModuleReflection,
    at: TypeIndex,
    depth: u32,
}

impl Serialize for TypeAnswer<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let of = self.of;
        let Some(ty) = of.ty(self.at).filter(|_| self.depth <= MAX_DEPTH) else {
            return serializer.serialize_none();
        };
        let mut map = serializer.serialize_map(None)?;
        let name = ty.name.map(|name| of.text(name));
        Row(&SHADER_TYPE_DESC, shader_type_desc((name, ty.facts))).entries(&mut map)?;
        // A type may state more members than it has.
        let members = ty.members.of(&of.members);
        let listed = || {
            let nothing = (members.len() as u32..ty.facts.members.min(1 << 16)).map(|_| None);
            members.iter().map(Some).chain(nothing).map(|member| Member { of, member, depth: self.depth + 1 })
        };
        map.serialize_entry("members", &List(listed))?;
        map.serialize_entry("SubType", &None::<u32>)?;
        map.serialize_entry("BaseClass", &None::<u32>)?;
        map.serialize_entry("NumInterfaces", &0)?;
        map.serialize_entry("interfaces", &List(|| [0_u32; 0]))?;
        map.end()
    }
}

struct Member<'r> {
    of: &'r ModuleReflection,
    member: Option<&'r ReflectedMember>,
    depth: u32,
}

impl Serialize for Member<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let Self { of, member, depth } = *self;
        let mut map = serializer.serialize_map(Some(2))?;
        map.serialize_entry("MemberTypeName", &Value::text(member.map(|member| of.text(member.name))))?;
        map.serialize_entry("MemberType", &member.map(|member| TypeAnswer { of, at: member.ty, depth }))?;
        map.end()
    }
}

impl ModuleReflection {
    fn shader_facts(&self) -> ShaderFacts<'_, '_> {
        let count = |parameters: &[Parameter]| parameters.len() as u32;
        ShaderFacts {
            version: self.version,
            creator: self.creator.map(|name| self.text(name)),
            flags: 0,
            constant_buffers: self.buffers.len() as u32,
            bound_resources: self.bindings.len() as u32,
            inputs: count(&self.inputs),
            outputs: count(&self.outputs),
            patch_constants: count(&self.patch_constants),
            statistics: &self.statistics,
        }
    }

    fn method_facts(&self) -> MethodFacts<'_> {
        MethodFacts {
            statistics: &self.statistics,
            gs_input_primitive: self.gs_input_primitive,
            interface_slots: 0,
            min_feature_level: Some(FeatureLevel::D3D_FEATURE_LEVEL_12_0.0),
        }
    }

    fn function_facts<'r>(&'r self, of: &'r LibraryFunction) -> FunctionFacts<'r, 'r> {
        FunctionFacts {
            name: self.text(of.name),
            shader: ShaderFacts {
                version: of.version,
                creator: None,
                flags: 0,
                constant_buffers: of.buffers.len() as u32,
                bound_resources: of.bindings.len() as u32,
                inputs: 0,
                outputs: 0,
                patch_constants: 0,
                statistics: &self.statistics,
            },
            min_feature_level: 0,
            requires: of.requires,
            parameters: 0,
            has_return: false,
            level_9: 0,
        }
    }
}
