//! Reflection of any bytes ends; what is answered is JSON of a bounded size, and our own view refuses nothing that can be
//! opened.

use dxbin::base::{Diagnostics, Limits};
use dxbin::open;
use dxbin::reflect::answers::Interfaces;
use dxbin::reflect::d3dcompiler::Answers;
use dxbin::reflect::module::ModuleReflection;
use dxbin::reflect::{Reflection, Shader, dxcompiler};

/// The property.
pub fn check(bytes: &[u8]) {
    let limits = Limits::default();
    let mut signed = bytes.to_vec();
    dxbin::container::digest::sign(&mut signed, dxbin::container::Variant::Standard);
    for bytes in [bytes, &signed] {
        match Reflection::read(bytes, &limits) {
            Ok(reflection) => {
                let Ok(answers) = Answers::of(&reflection, Interfaces::D3D12, &limits) else { continue };
                let text = serde_json::to_vec(&answers).unwrap_or_default();
                assert!(!text.is_empty() && text.len() <= (1 << 26) + 64 * bytes.len(), "{} bytes", text.len());
            }
            Err(refusal) => assert!(refusal.status().is_none_or(|status| status >> 31 == 1), "{refusal:?}"),
        }
    }
    match ModuleReflection::of_file(bytes, &limits) {
        Ok(module) => {
            if let Ok(answers) = dxcompiler::Answers::of(&module) {
                let text = serde_json::to_vec(&answers).unwrap_or_default();
                assert!(!text.is_empty() && text.len() <= (1 << 27) + 64 * bytes.len(), "{} bytes", text.len());
            }
        }
        Err(refusal) => assert!(refusal.status().is_none_or(|status| status >> 31 == 1), "{refusal:?}"),
    }
    if let Ok(library) = dxbin::library::Library::read(bytes, &limits, &mut Diagnostics::new()) {
        let names = library.exports.iter().map(|export| export.subobjects.len() + export.calls.len()).sum::<usize>();
        assert!(names <= 1 << 22, "{names} names");
    }
    dxbin::demangle::function(bytes);
    let mut diagnostics = Diagnostics::new();
    if let Ok(file) = open::shader(bytes, &mut diagnostics)
        && let Ok(shader) = Shader::of_file(&file, &limits, &mut diagnostics)
    {
        assert!(shader.resources.len() <= 1 << 12 && shader.buffers.len() <= 1 << 16);
        for counter in &shader.counters {
            assert!(counter.least <= counter.most, "{counter:?}");
        }
    }
}

#[test]
fn smoke() {
    crate::smoke(check);
}
