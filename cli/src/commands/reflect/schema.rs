//! The schemas of what Microsoft's reflection answers, made of the tables that they are written from.

use dxbin::reflect::{answers, d3dcompiler};
use schemars::{JsonSchema, Schema, SchemaGenerator, json_schema};
use serde_json::{Map, Value, json};

/// Stands for the answers of `D3DReflect`.
pub(super) struct Answers;

/// Stands for the answers of `IDxcUtils::CreateReflection`.
pub(super) struct Answers12;

/// Fields whose values are text or bytes in hexadecimal digits; all others are numbers.
const TEXT: [&str; 4] = ["Creator", "SemanticName", "Name", "DefaultValue"];

fn object(fields: &[&str], more: &[(&str, Value)]) -> Value {
    let own = fields.iter().map(|name| {
        let schema = if TEXT.contains(name) { json!({"type": ["string", "null"]}) } else { json!({"type": ["integer", "null"]}) };
        ((*name).to_owned(), schema)
    });
    let properties: Map<String, Value> = own.chain(more.iter().map(|(name, schema)| ((*name).to_owned(), schema.clone()))).collect();
    let required: Vec<&str> = fields.iter().copied().chain(more.iter().map(|row| row.0)).collect();
    json!({"type": "object", "properties": properties, "required": required})
}

fn list(of: Value) -> Value {
    json!({"type": "array", "items": of})
}

impl JsonSchema for Answers {
    fn schema_name() -> std::borrow::Cow<'static, str> {
        "D3D11Reflection".into()
    }

    fn json_schema(generator: &mut SchemaGenerator) -> Schema {
        answers(generator, "D3D11", &[])
    }
}

impl JsonSchema for Answers12 {
    fn schema_name() -> std::borrow::Cow<'static, str> {
        "D3D12Reflection".into()
    }

    fn json_schema(generator: &mut SchemaGenerator) -> Schema {
        answers(generator, "D3D12", &answers::SPACE_AND_ID)
    }
}

/// The answers of the interfaces whose names start with `prefix`, whose bindings have more fields.
fn answers(generator: &mut SchemaGenerator, prefix: &str, more_of_bindings: &[&str]) -> Schema {
    let ty = json!({"anyOf": [{"$ref": format!("#/$defs/{prefix}Type")}, {"type": "null"}]});
    let member = object(&[], &[("MemberTypeName", json!({"type": ["string", "null"]})), ("MemberType", ty.clone())]);
    let type_schema = object(
        &answers::SHADER_TYPE_DESC,
        &[
            ("members", list(member)),
            ("SubType", ty.clone()),
            ("BaseClass", ty.clone()),
            ("NumInterfaces", json!({"type": "integer"})),
            ("interfaces", list(ty.clone())),
        ],
    );
    generator.definitions_mut().insert(format!("{prefix}Type"), type_schema);
    let slots = ("interface_slots", list(json!({"type": "integer"})));
    let variable = object(&answers::SHADER_VARIABLE_DESC, &[("Type", ty), slots]);
    let buffer = object(&answers::SHADER_BUFFER_DESC, &[("variables", list(variable))]);
    let signature = list(object(&answers::SIGNATURE_PARAMETER_DESC, &[]));
    let integer = json!({"type": "integer"});
    let more: Vec<(&str, Value)> = more_of_bindings.iter().map(|&name| (name, integer.clone())).collect();
    let binding = object(&answers::SHADER_INPUT_BIND_DESC, &more);
    let parameter = object(&d3dcompiler::PARAMETER_DESC, &[]);
    let function = object(
        &answers::FUNCTION_DESC,
        &[
            ("return", json!({"anyOf": [parameter.clone(), {"type": "null"}]})),
            ("parameters", list(parameter)),
            ("bound_resources", list(binding.clone())),
            ("constant_buffers", list(buffer.clone())),
        ],
    );
    let library = object(
        &[],
        &[
            ("interface", json!({"const": format!("I{prefix}LibraryReflection")})),
            ("Desc", object(&answers::LIBRARY_DESC, &[])),
            ("functions", list(function)),
        ],
    );
    let shader = object(
        &answers::SHADER_METHODS,
        &[
            ("interface", json!({"const": format!("I{prefix}ShaderReflection")})),
            ("Desc", object(&answers::SHADER_DESC, &[])),
            ("ThreadGroupSize", list(json!({"type": "integer"}))),
            ("RequiresFlags", json!({"type": "integer"})),
            ("inputs", signature.clone()),
            ("outputs", signature.clone()),
            ("patch_constants", signature),
            ("bound_resources", list(binding)),
            ("constant_buffers", list(buffer)),
        ],
    );
    json_schema!({"anyOf": [shader, library]})
}
