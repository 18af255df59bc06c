//! The answer of D3DReflect, or of D3DReflectLibrary, about a file as text, or its length and checksum: ours, in the form in
//! which tools/oracle/bless-reflect.py writes Microsoft's.

#![allow(missing_docs, unreachable_pub, dead_code, clippy::unwrap_used)]

use dxbin::base::Limits;
use dxbin::reflect::answers::Interfaces;
use dxbin::reflect::d3dcompiler::{Answers, LibraryAnswers};
use dxbin::reflect::module::ModuleReflection;
use dxbin::reflect::{Library, Reflection, dxcompiler};
use serde::Serialize;

/// The object with one value a line, or an HRESULT, or `none` where Microsoft's function crashes.
pub fn answer(bytes: &[u8], interfaces: Interfaces) -> Result<Vec<u8>, String> {
    let limits = Limits::default();
    match (Reflection::read(bytes, &limits), Library::read(bytes, &limits)) {
        (Ok(reflection), _) => {
            Ok(lines(&Answers::of(&reflection, interfaces, &limits).map_err(|error| error.to_string())?))
        }
        (_, Ok(library)) => {
            Ok(lines(&LibraryAnswers::of(&library, interfaces, &limits).map_err(|error| error.to_string())?))
        }
        (Err(refusal), _) => Err(refusal.status().map_or("none".to_owned(), |status| format!("{status:08x}"))),
    }
}

fn lines(answers: &impl Serialize) -> Vec<u8> {
    let mut text = Vec::new();
    let style = serde_json::ser::PrettyFormatter::with_indent(b" ");
    answers.serialize(&mut serde_json::Serializer::with_formatter(&mut text, style)).unwrap();
    text.push(b'\n');
    text
}

fn sum(answer: Result<Vec<u8>, String>) -> String {
    answer.map_or_else(|refused| refused, |text| format!("{} {:08x}", text.len(), crc32fast::hash(&text)))
}

/// The answers as one line: those of the interfaces of Direct3D 11, then those of Direct3D 12; how they refuse once.
pub fn line(bytes: &[u8]) -> String {
    let [eleven, twelve] = [Interfaces::D3D11, Interfaces::D3D12].map(|interfaces| sum(answer(bytes, interfaces)));
    if eleven == twelve { eleven } else { format!("{eleven} {twelve}") }
}

/// The same of `IDxcUtils::CreateReflection`.
pub fn answer_of_dxc(bytes: &[u8]) -> Result<Vec<u8>, String> {
    match ModuleReflection::of_file(bytes, &Limits::default()) {
        Ok(module) => Ok(lines(&dxcompiler::Answers::of(&module).map_err(|error| error.to_string())?)),
        Err(refusal) => Err(refusal.status().map_or("none".to_owned(), |status| format!("{status:08x}"))),
    }
}

/// The answer of `IDxcUtils::CreateReflection` as one line.
pub fn line_of_dxc(bytes: &[u8]) -> String {
    sum(answer_of_dxc(bytes))
}
