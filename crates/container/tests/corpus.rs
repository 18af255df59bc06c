//! Every container of the corpus: read without defects, its digest right, copied byte for byte.
#![allow(missing_docs, clippy::unwrap_used, clippy::expect_used, clippy::panic)]

use std::path::{Path, PathBuf};

use dxbin_base::{Diagnostics, Limits, Severity};
use dxbin_container::digest::{self, DigestState, Variant};
use dxbin_container::{Builder, Container};

fn corpus() -> Vec<(PathBuf, Vec<u8>)> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/corpus");
    let mut files = Vec::new();
    for folder in ["fxc", "dxc", "debug"] {
        let entries = std::fs::read_dir(root.join(folder)).expect("the corpus is part of the repository");
        for path in entries.map(|entry| entry.unwrap().path()) {
            if path.extension().is_some_and(|extension| extension == "cso") {
                files.push((path.clone(), std::fs::read(path).unwrap()));
            }
        }
    }
    files.sort();
    assert!(files.len() > 10, "the corpus is missing");
    files
}

fn read(bytes: &[u8]) -> (Container<'_>, Diagnostics) {
    let mut diagnostics = Diagnostics::new();
    let container = Container::read(bytes, 0, &Limits::default(), &mut diagnostics).unwrap();
    (container, diagnostics)
}

#[test]
fn no_defects_and_a_right_digest() {
    let (mut seen, mut unsigned) = ([0; 2], 0);
    for (path, bytes) in corpus() {
        if !bytes.starts_with(b"DXBC") {
            continue;
        }
        let (container, diagnostics) = read(&bytes);
        // Parts of odd sizes, as older validators have them, are worth a note.
        let defect = diagnostics.as_slice().iter().find(|found| found.severity > Severity::Note);
        assert!(defect.is_none(), "{}: {}", path.display(), defect.unwrap());
        match container.digest() {
            DigestState::Valid(variant) => seen[variant as usize] += 1,
            // Of what was never validated: -Vd, and what the assembler makes.
            DigestState::Unsigned if path.iter().any(|folder| folder == "dxc") => unsigned += 1,
            state => panic!("{}: {}", path.display(), state.explain()),
        }
    }
    assert!(seen[Variant::Standard as usize] > 0 && seen[Variant::Debug as usize] > 0, "{seen:?}");
    assert!((1..40).contains(&unsigned), "{unsigned}");
}

#[test]
fn many_digests_at_once_are_each_as_alone() {
    let files = corpus();
    let bytes: Vec<&[u8]> = files.iter().map(|(_, bytes)| &**bytes).collect();
    for (digests, bytes) in digest::digests(&bytes).into_iter().zip(bytes) {
        for variant in Variant::ALL {
            assert_eq!(digests.get(variant), digest::digest(bytes, variant));
        }
    }
}

#[test]
fn copies_are_byte_for_byte() {
    for (path, bytes) in corpus() {
        if !bytes.starts_with(b"DXBC") {
            continue;
        }
        let (container, _) = read(&bytes);
        let mut builder = Builder::from_container(&container).unwrap();
        assert!(builder.build().unwrap() == bytes, "{}", path.display());
        // Writing all of it anew comes to the same: sizes, offsets and digest follow from the parts.
        for (i, part) in container.parts().iter().enumerate() {
            assert!(builder.replace(i, part.data));
        }
        assert!(builder.is_edited());
        assert!(builder.build().unwrap() == bytes, "{} written anew", path.display());
    }
}
