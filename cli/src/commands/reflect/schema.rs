//! The schema of what `D3DReflect` answers, made of the tables that it is written from.

use dxbin::reflect::d3d11;
use schemars::{JsonSchema, Schema, SchemaGenerator, json_schema};
use serde_json::{Map, Value, json};

/// Stands for the answers.
pub(super) struct Answers;

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
        let ty = json!({"anyOf": [{"$ref": "#/$defs/D3D11Type"}, {"type": "null"}]});
        let member = object(&[], &[("MemberTypeName", json!({"type": ["string", "null"]})), ("MemberType", ty.clone())]);
        let type_schema = object(
            &d3d11::SHADER_TYPE_DESC,
            &[
                ("members", list(member)),
                ("SubType", ty.clone()),
                ("BaseClass", ty.clone()),
                ("NumInterfaces", json!({"type": "integer"})),
                ("interfaces", list(ty.clone())),
            ],
        );
        generator.definitions_mut().insert("D3D11Type".to_owned(), type_schema);
        let slots = ("interface_slots", list(json!({"type": "integer"})));
        let variable = object(&d3d11::SHADER_VARIABLE_DESC, &[("Type", ty), slots]);
        let buffer = object(&d3d11::SHADER_BUFFER_DESC, &[("variables", list(variable))]);
        let signature = list(object(&d3d11::SIGNATURE_PARAMETER_DESC, &[]));
        let binding = object(&d3d11::SHADER_INPUT_BIND_DESC, &[]);
        let parameter = object(&d3d11::PARAMETER_DESC, &[]);
        let function = object(
            &d3d11::FUNCTION_DESC,
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
                ("interface", json!({"const": "ID3D11LibraryReflection"})),
                ("Desc", object(&["Creator", "Flags", "FunctionCount"], &[])),
                ("functions", list(function)),
            ],
        );
        let shader = object(
            &d3d11::SHADER_METHODS,
            &[
                ("interface", json!({"const": "ID3D11ShaderReflection"})),
                ("Desc", object(&d3d11::SHADER_DESC, &[])),
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
}
