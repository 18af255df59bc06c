//! `check::deep` of Shader Model 6 against the verdicts of dxc's validator: no false alarm on anything that dxc made, and of
//! every field that the validator holds against the module a changed one is found and named.

#![allow(clippy::unwrap_used)]

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

use dxbin::base::{Code, Diagnostic, Diagnostics, FourCc, Limits, Severity};
use dxbin::check::deep;
use dxbin::container::Builder;

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/corpus/dxc")
}

/// How many facts of a container were compared, and what was found.
fn check(bytes: &[u8]) -> (u32, Vec<Diagnostic>) {
    let mut diagnostics = Diagnostics::new();
    let container = dxbin::open::container(bytes, &Limits::default(), &mut Diagnostics::new()).unwrap();
    let checked = deep(&container, &Limits::default(), &mut diagnostics);
    (checked.total(), diagnostics.into_iter().collect())
}

/// The errors of a container.
fn errors(bytes: &[u8]) -> (u32, Vec<Diagnostic>) {
    let (checked, found) = check(bytes);
    (checked, found.into_iter().filter(|it| it.severity == Severity::Error).collect())
}

/// What is said of HASH.
fn of_hash(bytes: &[u8]) -> Vec<Diagnostic> {
    check(bytes).1.into_iter().filter(|it| it.code == Code::ModuleHash).collect()
}

#[test]
fn what_dxc_made_fits() {
    let mut facts = 0;
    for entry in std::fs::read_dir(folder()).unwrap() {
        let path = entry.unwrap().path();
        let name = path.file_name().unwrap().to_string_lossy().into_owned();
        if name.ends_with(".cso") {
            assert_eq!(of_hash(&std::fs::read(&path).unwrap()), [], "{name}");
        }
        // The assembler, which makes containers of IR, does not work flags out.
        if !name.ends_with(".cso") || name.starts_with("ir_") {
            continue;
        }
        let (checked, found) = errors(&std::fs::read(&path).unwrap());
        assert_eq!(found, [], "{name}");
        facts += checked;
    }
    assert!(facts > 3000, "{facts}");
}

/// A line of verify.txt.
struct Change<'t> {
    file: &'t str,
    offset: usize,
    part: &'t str,
    refused: bool,
    field: &'t str,
}

fn parse(line: &str) -> Change<'_> {
    let mut words = line.splitn(5, ' ');
    let mut next = || words.next().unwrap();
    let (file, offset, part, verdict, field) = (next(), next(), next(), next(), next());
    let offset = usize::from_str_radix(offset.trim_start_matches("0x"), 16).unwrap();
    Change { file, offset, part, refused: verdict == "refused", field }
}

#[test]
fn changed_fields_are_found_where_dxil_dll_finds_them() {
    let text = std::fs::read_to_string(folder().join("verify.txt")).unwrap();
    let mut kinds = BTreeSet::new();
    let (mut file, mut bytes) = ("", Vec::new());
    for change in text.lines().map(parse) {
        // Version 1.2, which this validator does not know yet: the rows are the same.
        if (change.part, change.field) == ("RTS0", "Version") {
            continue;
        }
        if file != change.file {
            (file, bytes) = (change.file, std::fs::read(folder().join(change.file)).unwrap());
        }
        bytes[change.offset] ^= 1;
        let (_, found) = errors(&bytes);
        bytes[change.offset] ^= 1;
        let what = format!("{} {:#x} {} {}", change.file, change.offset, change.part, change.field);
        if !change.refused {
            assert_eq!(found, [], "{what}");
            continue;
        }
        // What is found is in the part that was changed; what a root signature no longer binds is told where PSV0 binds it.
        let says = |it: &Diagnostic, part: &str| it.to_string().starts_with(part);
        let here = |it| says(it, change.part) || change.part == "RTS0" && says(it, "PSV0");
        assert!(found.iter().any(here), "{what}: {found:?}");
        let at = change.offset as u64;
        if found.iter().any(|it| it.span.contains(&at)) {
            kinds.insert((change.part, change.field.replace(|c: char| c.is_ascii_digit(), "#")));
        }
    }
    // The issue asks for 60 kinds.
    assert!(kinds.len() >= 160, "{}", kinds.len());
}

/// dxil.dll does not look at HASH, so that another hash is a warning; whose module is not here is not told at all.
#[test]
fn hashes_of_other_modules_are_told_and_no_error() {
    // Of DXIL; of ILDB, with the source; of a module that had a root signature, or that no longer stands beside it.
    let pdb = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/corpus/pdb");
    for file in ["ps_lit.cso", "ps_debug_kinds.5.cso", "rs_signatures.5.cso"].map(|name| folder().join(name)) {
        assert_eq!(of_hash(&std::fs::read(file).unwrap()), []);
    }
    assert_eq!(of_hash(&std::fs::read(pdb.join("ps_includes.5.cso")).unwrap()), []);

    let mut bytes = std::fs::read(folder().join("ps_lit.cso")).unwrap();
    let at = bytes.windows(4).position(|bytes| bytes == b"HASH").unwrap() + 8;
    bytes[at + 19] ^= 0x80;
    let found = of_hash(&bytes);
    assert_eq!(
        found.iter().map(|it| (it.severity, it.span.clone())).collect::<Vec<_>>(),
        [(Severity::Warning, at as u64 + 4..at as u64 + 20)]
    );
    assert!(found[0].to_string().starts_with("HASH+0x4: warning[DX7027]: Digest is "), "{}", found[0]);
    // Said to be of the source, it may be.
    bytes[at] = 1;
    assert_eq!(of_hash(&bytes), []);
}

#[test]
fn parts_that_are_missing_or_too_many() {
    let bytes = std::fs::read(folder().join("ps_lit.cso")).unwrap();
    let container = dxbin::open::container(&bytes, &Limits::default(), &mut Diagnostics::new()).unwrap();
    let without = |kind: &[u8; 4]| {
        let mut builder = Builder::from_container(&container).unwrap();
        builder.remove(builder.find(FourCc(*kind), 1).unwrap());
        errors(&builder.build().unwrap()).1.iter().map(|it| it.code.name()).collect::<Vec<_>>()
    };
    for kind in [b"SFI0", b"ISG1", b"OSG1", b"PSV0"] {
        assert_eq!(without(kind), ["module-part-missing"], "{kind:?}");
    }
    // Nobody misses these.
    for kind in [b"STAT", b"HASH"] {
        assert!(without(kind).is_empty(), "{kind:?}");
    }
    let words = |words: [u32; 6]| words.into_iter().flat_map(u32::to_le_bytes).collect::<Vec<u8>>();
    let unbound = {
        let mut builder = Builder::from_container(&container).unwrap();
        // An empty root signature of version 1.0.
        builder.push(FourCc(*b"RTS0"), words([1, 0, 24, 0, 24, 0]));
        errors(&builder.build().unwrap()).1
    };
    assert!(unbound.iter().all(|it| it.code.name() == "root-signature-binding") && !unbound.is_empty(), "{unbound:?}");
    for kind in [b"SFI0", b"VERS", b"RDAT", b"ABCD"] {
        let mut builder = Builder::from_container(&container).unwrap();
        builder.push(FourCc(*kind), vec![0; 8]);
        let found = errors(&builder.build().unwrap()).1;
        assert_eq!(found.iter().map(|it| it.code.name()).collect::<Vec<_>>(), ["module-part-foreign"], "{kind:?}");
    }
}
