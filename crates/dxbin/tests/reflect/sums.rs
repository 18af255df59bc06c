//! The answer of D3DReflect, or of D3DReflectLibrary, about a file as text, or its length and checksum: ours, in the form in
//! which tools/oracle/bless-reflect.py writes Microsoft's.

#![allow(missing_docs, unreachable_pub, dead_code, clippy::unwrap_used)]

use dxbin::base::Limits;
use dxbin::reflect::d3d11::{Answers, LibraryAnswers};
use dxbin::reflect::module::ModuleReflection;
use dxbin::reflect::{Library, Reflection, d3d12};
use serde::Serialize;

/// The object with one value a line, or an HRESULT, or `none` where Microsoft's function crashes.
pub fn answer(bytes: &[u8]) -> Result<Vec<u8>, String> {
    let limits = Limits::default();
    match (Reflection::read(bytes, &limits), Library::read(bytes, &limits)) {
        (Ok(reflection), _) => Ok(lines(&Answers::of(&reflection, &limits).map_err(|error| error.to_string())?)),
        (_, Ok(library)) => Ok(lines(&LibraryAnswers::of(&library, &limits).map_err(|error| error.to_string())?)),
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

/// The answer as one line.
pub fn line(bytes: &[u8]) -> String {
    match answer(bytes) {
        Ok(text) => format!("{} {:08x}", text.len(), crc32fast::hash(&text)),
        Err(refused) => refused,
    }
}

/// The same of `IDxcUtils::CreateReflection`.
pub fn answer12(bytes: &[u8]) -> Result<Vec<u8>, String> {
    match ModuleReflection::of_file(bytes, &Limits::default()) {
        Ok(module) => Ok(lines(&d3d12::Answers::of(&module).map_err(|error| error.to_string())?)),
        Err(refusal) => Err(refusal.status().map_or("none".to_owned(), |status| format!("{status:08x}"))),
    }
}

/// The answer of `IDxcUtils::CreateReflection` as one line.
pub fn line12(bytes: &[u8]) -> String {
    match answer12(bytes) {
        Ok(text) => format!("{} {:08x}", text.len(), crc32fast::hash(&text)),
        Err(refused) => refused,
    }
}
