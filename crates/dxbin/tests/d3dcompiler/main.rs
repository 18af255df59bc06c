//! `strip` and `blob` against Microsoft's functions: tests/corpus/strip holds what those made of its own files, question
//! by question, and of every container of tests/corpus/fxc and tests/corpus/dxc, summed up.
#![allow(missing_docs, clippy::unwrap_used)]

use std::path::{Path, PathBuf};

use dxbin::base::{Diagnostics, Limits};
use dxbin::container::spec::d3dcompiler::blob_part;
use dxbin::strip::{Manner, Options, strip};

mod sums;

fn corpus() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/corpus")
}

fn root() -> Vec<u8> {
    std::fs::read(corpus().join("strip/root.cso")).unwrap()
}

#[test]
fn every_question_about_the_files_of_their_own() {
    let root = root();
    let mut seen = 0;
    for entry in std::fs::read_dir(corpus().join("strip")).unwrap() {
        let path = entry.unwrap().path();
        if path.extension().is_none_or(|extension| extension != "cso") {
            continue;
        }
        let theirs = std::fs::read_to_string(path.with_extension("answers")).unwrap();
        let ours = sums::lines(&std::fs::read(&path).unwrap(), &root);
        for (ours, theirs) in ours.lines().zip(theirs.lines()) {
            assert_eq!(ours, theirs, "{}", path.display());
        }
        assert_eq!(ours.lines().count(), theirs.lines().count(), "{}", path.display());
        seen += 1;
    }
    assert!(seen >= 20, "{seen} files");
}

#[test]
fn the_sums_of_the_corpus() {
    let root = root();
    let list = std::fs::read_to_string(corpus().join("strip/corpus.answers")).unwrap();
    // Without optimization the digests take a minute.
    let step = if cfg!(debug_assertions) { 16 } else { 1 };
    for line in list.lines().step_by(step) {
        let (name, theirs) = line.split_once(' ').unwrap();
        let ours = sums::line(&std::fs::read(corpus().join(name)).unwrap(), &root);
        assert_eq!(ours, theirs, "{name}");
    }
    assert!(list.lines().count() > 1000, "the list was cut off");
}

#[test]
fn broken_files_are_answered_and_never_grow() {
    let everything = Options { flags: 0x1f, manner: Manner::Further, ..Options::default() };
    let mut answered = [0; 2];
    for entry in std::fs::read_dir(corpus().join("strip")).unwrap() {
        let path = entry.unwrap().path();
        if path.extension().is_none_or(|extension| extension != "cso") {
            continue;
        }
        let whole = std::fs::read(&path).unwrap();
        for at in (0..whole.len().min(600)).step_by(3) {
            let mut flipped = whole.clone();
            flipped[at] ^= 0x81;
            dxbin::container::digest::sign(&mut flipped, dxbin::container::Variant::Standard);
            for bytes in [&whole[..at], &flipped] {
                let stripped = strip(bytes, &everything, &Limits::default(), &mut Diagnostics::new());
                answered[usize::from(stripped.is_ok())] += 1;
                if let Ok(stripped) = stripped {
                    assert!(stripped.bytes.len() <= bytes.len(), "{} {at}", path.display());
                }
                let row = blob_part("input-signature").unwrap();
                let given = dxbin::blob::get(bytes, row, &Limits::default());
                assert!(given.is_err() || given.unwrap().len() <= bytes.len() + 12);
            }
        }
    }
    assert!(answered.iter().all(|&count| count > 100), "{answered:?}");
}
