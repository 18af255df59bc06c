//! The answers as any serializer writes them; rows are made while they are written.

use serde::ser::{Serialize, SerializeMap, Serializer};

use super::*;

impl Serialize for Value<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match *self {
            Value::Null => serializer.serialize_none(),
            Value::Number(number) => serializer.serialize_u32(number),
            Value::Signed(number) => serializer.serialize_i32(number),
            Value::Text(text) => match std::str::from_utf8(text) {
                Ok(text) => serializer.serialize_str(text),
                Err(_) => serializer.collect_str(&Odd(text)),
            },
            Value::Bytes(bytes) => serializer.collect_str(&Hex(bytes)),
        }
    }
}

/// Text that is no UTF-8: bytes that are none as `\xNN`.
struct Odd<'a>(&'a [u8]);

impl std::fmt::Display for Odd<'_> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        self.0.utf8_chunks().try_for_each(|chunk| {
            f.write_str(chunk.valid())?;
            chunk.invalid().iter().try_for_each(|byte| write!(f, "\\x{byte:02x}"))
        })
    }
}

struct Hex<'a>(&'a [u8]);

impl std::fmt::Display for Hex<'_> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        self.0.iter().try_for_each(|byte| write!(f, "{byte:02x}"))
    }
}

/// A list whose entries are made while they are written.
struct List<F>(F);

impl<I: IntoIterator<Item: Serialize>, F: Fn() -> I> Serialize for List<F> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq((self.0)())
    }
}

/// A structure.
struct Row<'a, const N: usize>(&'static [&'static str; N], [Value<'a>; N]);

impl<const N: usize> Row<'_, N> {
    fn entries<M: SerializeMap>(&self, map: &mut M) -> Result<(), M::Error> {
        self.0.iter().zip(&self.1).try_for_each(|(name, value)| map.serialize_entry(name, value))
    }
}

impl<const N: usize> Serialize for Row<'_, N> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut map = serializer.serialize_map(Some(N))?;
        self.entries(&mut map)?;
        map.end()
    }
}

impl Serialize for Answers<'_, '_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let r = self.reflection;
        let mut map = serializer.serialize_map(None)?;
        map.serialize_entry("interface", "ID3D11ShaderReflection")?;
        map.serialize_entry("Desc", &Row(&SHADER_DESC, shader_desc(r)))?;
        Row(&SHADER_METHODS, shader_methods(r)).entries(&mut map)?;
        let [x, y, z] = r.thread_group;
        map.serialize_entry("ThreadGroupSize", &[x, y, z, x.wrapping_mul(y).wrapping_mul(z)])?;
        map.serialize_entry("RequiresFlags", &r.requires())?;
        for (name, signature) in
            [("inputs", Some(&r.input)), ("outputs", Some(&r.output)), ("patch_constants", r.patch.as_ref())]
        {
            let rows = || {
                let elements = signature.into_iter().flat_map(|of| of.elements().map(move |element| (of, element)));
                elements.map(|of| Row(&SIGNATURE_PARAMETER_DESC, signature_parameter_desc(of)))
            };
            map.serialize_entry(name, &List(rows))?;
        }
        resource_answers(r, &mut map)?;
        map.end()
    }
}

/// The lists that programs and functions have.
fn resource_answers<M: SerializeMap>(r: &Reflection<'_>, map: &mut M) -> Result<(), M::Error> {
    {
        let rdef = r.rdef.as_ref();
        let bindings = || {
            let rows = rdef.into_iter().flat_map(|rdef| rdef.bindings().map(move |binding| (rdef, binding)));
            rows.map(|of| Row(&SHADER_INPUT_BIND_DESC, shader_input_bind_desc(of)))
        };
        map.serialize_entry("bound_resources", &List(bindings))?;
        let buffers = || rdef.into_iter().flat_map(|rdef| rdef.buffers().map(move |of| BufferAnswer(rdef, of)));
        map.serialize_entry("constant_buffers", &List(buffers))
    }
}

impl Serialize for LibraryAnswers<'_, '_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let library = self.library;
        let count = library.functions.len() as u32;
        let head = [Value::text(library.creator), Value::Number(library.flags), Value::Number(count)];
        let mut map = serializer.serialize_map(None)?;
        map.serialize_entry("interface", "ID3D11LibraryReflection")?;
        map.serialize_entry("Desc", &Row(&["Creator", "Flags", "FunctionCount"], head))?;
        map.serialize_entry("functions", &List(|| library.functions.iter().map(FunctionAnswer)))?;
        map.end()
    }
}

struct FunctionAnswer<'r, 'a>(&'r Function<'a>);

impl Serialize for FunctionAnswer<'_, '_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let function = self.0;
        let row = |parameter| Row(&PARAMETER_DESC, parameter_desc((function, parameter)));
        let mut map = serializer.serialize_map(None)?;
        Row(&FUNCTION_DESC, function_desc(function)).entries(&mut map)?;
        map.serialize_entry("return", &function.result().map(row))?;
        map.serialize_entry("parameters", &List(|| function.parameters().map(row)))?;
        resource_answers(&function.reflection, &mut map)?;
        map.end()
    }
}

struct BufferAnswer<'r, 'a>(&'r Rdef<'a>, Buffer);

impl Serialize for BufferAnswer<'_, '_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let Self(rdef, buffer) = self;
        let mut map = serializer.serialize_map(None)?;
        Row(&SHADER_BUFFER_DESC, shader_buffer_desc((rdef, *buffer))).entries(&mut map)?;
        map.serialize_entry("variables", &List(|| rdef.variables(buffer).map(|of| VariableAnswer(rdef, of))))?;
        map.end()
    }
}

struct VariableAnswer<'r, 'a>(&'r Rdef<'a>, Variable);

impl Serialize for VariableAnswer<'_, '_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let Self(rdef, variable) = self;
        let mut map = serializer.serialize_map(None)?;
        Row(&SHADER_VARIABLE_DESC, shader_variable_desc((rdef, *variable))).entries(&mut map)?;
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
        let inner = |at: u32, offset: u32| TypeAnswer { rdef, at, offset, depth: self.depth + 1 };
        let mut map = serializer.serialize_map(None)?;
        Row(&SHADER_TYPE_DESC, shader_type_desc((rdef, ty, self.offset))).entries(&mut map)?;
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
