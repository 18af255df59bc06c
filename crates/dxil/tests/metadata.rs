//! What metadata say against what the parts beside them say: dxc writes both from one model.

mod corpus;

use dxbin_base::{Diagnostics, Limits};
use dxbin_dxil::model::{Dxil, OFFLINE_MINOR, Version};
use dxbin_dxil::spec::{ShaderKind, SigPoint, SignatureKind};

/// A little-endian word.
fn word(bytes: &[u8], at: usize) -> Option<u32> {
    bytes.get(at..)?.first_chunk().map(|&word| u32::from_le_bytes(word))
}

/// Every module of the corpus reads without any complaint, and says what its program header says.
#[test]
fn every_module_is_read() {
    let mut read = 0;
    for file in corpus::files() {
        for kind in [b"DXIL", b"ILDB", b"STAT"] {
            let Some(module) = file.module(kind) else { continue };
            let mut diagnostics = Diagnostics::new();
            let Some(dxil) = Dxil::read(&module, 0..1, &Limits::default(), &mut diagnostics) else {
                assert!(file.name.starts_with("ir_"), "{}: no dx.version", file.name);
                continue;
            };
            if !file.name.starts_with("ir_") {
                assert!(diagnostics.is_empty() && dxil.sound, "{}: {:?}", file.name, diagnostics.as_slice());
            }
            let program = word(&file.part(kind).unwrap(), 0).unwrap();
            assert_eq!(dxil.shader_model.kind, ShaderKind(program >> 16), "{}", file.name);
            let version = dxil.shader_model.version;
            assert_eq!(version, Version::new(program >> 4 & 0xf, program & 0xf), "{}", file.name);
            assert!(version.minor <= 9 || version.minor == OFFLINE_MINOR, "{}", file.name);
            read += 1;
        }
    }
    assert!(read >= 10, "only {read} modules in the corpus");
}

/// SFI0 is made of the flags; those of a library are spread over its functions.
#[test]
fn flags_make_features() {
    let mut compared = 0;
    for file in corpus::files() {
        let (Some(sfi), Some(module)) = (file.part(b"SFI0"), file.module(b"DXIL")) else { continue };
        let Some(dxil) = Dxil::read(&module, 0..1, &Limits::default(), &mut Diagnostics::new()) else { continue };
        if dxil.is_library() {
            continue;
        }
        let features = sfi.first_chunk().map(|&word| u64::from_le_bytes(word));
        // The optional features are written from validator version 1.8 on.
        let kept = if dxil.validator >= Version::new(1, 8) { u64::MAX } else { (1 << 40) - 1 };
        assert_eq!(Some(dxil.flags().features() & kept), features, "{}: {:?}", file.name, dxil.flags());
        compared += usize::from(features != Some(0));
    }
    assert!(compared >= 1, "no features in the corpus");
}

/// Signatures as parts have a row for each row of an element, with its name and index.
#[test]
fn signatures_are_those_of_the_parts() {
    let mut compared = 0;
    for file in corpus::files() {
        let Some(module) = file.module(b"DXIL") else { continue };
        let Some(dxil) = Dxil::read(&module, 0..1, &Limits::default(), &mut Diagnostics::new()) else { continue };
        let [entry] = dxil.entries.as_slice() else { continue };
        if dxil.is_library() {
            continue;
        }
        let signatures = &entry.signatures;
        let of_module = [&signatures.input, &signatures.output, &signatures.patch_constant_or_primitive];
        let kinds = [SignatureKind::Input, SignatureKind::Output, SignatureKind::PatchConstantOrPrimitive];
        for ((part, kind), elements) in [b"ISG1", b"OSG1", b"PSG1"].into_iter().zip(kinds).zip(of_module) {
            let point = SigPoint::of(dxil.shader_model.kind, kind);
            let Some(part) = file.part(part) else { continue };
            let row = |at: usize| {
                let name = word(&part, at + 4)? as usize;
                let name = part.get(name..)?.split(|&byte| byte == 0).next()?;
                Some((name.to_vec(), word(&part, at + 8)?, word(&part, at + 20)?, word(&part, at)?))
            };
            let count = word(&part, 0).unwrap() as usize;
            let mut of_part: Vec<_> = (0..count).filter_map(|at| row(8 + at * 32)).collect();
            let rows = elements.iter().flat_map(|element| {
                let name = element.canonical_name(point).to_vec();
                let indices = element.indices.iter().enumerate();
                indices.map(move |(at, &index)| {
                    let register = if element.start_row < 0 { u32::MAX } else { element.start_row as u32 + at as u32 };
                    (name.clone(), index, register, element.stream)
                })
            });
            let mut rows: Vec<_> = rows.collect();
            // What is not packed may be left out of the parts.
            rows.retain(|row| row.2 != u32::MAX);
            of_part.retain(|row| row.2 != u32::MAX);
            rows.sort();
            of_part.sort();
            assert_eq!(rows, of_part, "{}", file.name);
            compared += rows.len();
        }
    }
    assert!(compared >= 4, "only {compared} rows in the corpus");
}
