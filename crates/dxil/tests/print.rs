//! Modules as text, against dxc's listings in the corpus: from the module on, byte for byte.

#![allow(clippy::unwrap_used)]

use std::path::{Path, PathBuf};

use dxbin_base::sink::{Class, Sink};
use dxbin_base::{Diagnostics, Limits};
use dxbin_bitcode::model::Module;
use dxbin_bitcode::print::{Comments, print};
use dxbin_dxil::comment::DxcComments;

/// Containers of the corpus that have a listing beside them.
fn listed() -> Vec<PathBuf> {
    let corpus = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/corpus");
    let mut paths = Vec::new();
    for folder in ["llvm", "dxc"] {
        for entry in std::fs::read_dir(corpus.join(folder)).unwrap() {
            let path = entry.unwrap().path();
            if path.extension().is_some_and(|extension| extension == "cso") && path.with_extension("ll").exists() {
                paths.push(path);
            }
        }
    }
    paths.sort();
    paths
}

fn word(bytes: &[u8], at: usize) -> usize {
    bytes[at..at + 4].iter().rev().fold(0, |word, &byte| word << 8 | usize::from(byte))
}

/// The module that dxc lists: of the container's ILDB part, else of its DXIL part.
fn module(path: &Path) -> Module {
    let file = std::fs::read(path).unwrap();
    let bitcode = if file.starts_with(b"BC") {
        &file[..]
    } else {
        let parts = || (0..word(&file, 28)).map(|index| word(&file, 32 + 4 * index));
        let find = |kind: &[u8]| parts().find(|&start| &file[start..start + 4] == kind);
        let data = find(b"ILDB").or_else(|| find(b"DXIL")).unwrap() + 8;
        let start = data + 8 + word(&file, data + 16);
        &file[start..start + word(&file, data + 20)]
    };
    let mut diagnostics = Diagnostics::new();
    let module = dxbin_bitcode::read::read(bitcode, 0, &Limits::default(), &mut diagnostics).unwrap();
    assert!(diagnostics.is_empty(), "{}: {:?}", path.display(), diagnostics.as_slice());
    module
}

fn text(module: &Module, comments: &impl Comments) -> Vec<u8> {
    let mut text = Vec::new();
    print(module, comments, &mut text).unwrap();
    text
}

#[test]
fn modules_are_printed_as_dxc_prints_them() {
    let paths = listed();
    assert!(paths.len() >= 6, "the corpus is missing");
    for path in paths {
        let golden = std::fs::read(path.with_extension("ll")).unwrap();
        let start = golden.windows(8).position(|window| window == b"\ntarget ").map_or(0, |at| at + 1);
        let (ours, theirs) = (text(&module(&path), &DxcComments), &golden[start..]);
        let lines = |text: &[u8]| String::from_utf8_lossy(text).lines().map(str::to_owned).collect::<Vec<_>>();
        for (number, (ours, theirs)) in lines(&ours).iter().zip(lines(theirs)).enumerate() {
            assert_eq!(*ours, theirs, "{}, line {} of the module", path.display(), number + 1);
        }
        assert!(ours == theirs, "{}: one is longer", path.display());
    }
}

/// A sink that wants classes, and counts what is marked as an error.
#[derive(Default)]
struct Styled {
    text: Vec<u8>,
    errors: usize,
    classes: std::collections::BTreeSet<String>,
}

impl Sink for Styled {
    fn text(&mut self, class: Class, text: &[u8]) {
        self.text.extend_from_slice(text);
        self.errors += usize::from(class == Class::Error);
        self.classes.insert(format!("{class:?}"));
    }
}

#[test]
fn classes_change_no_text() {
    let mut classes = std::collections::BTreeSet::new();
    for path in listed() {
        let module = module(&path);
        let mut styled = Styled::default();
        print(&module, &DxcComments, &mut styled).unwrap();
        assert!(styled.text == text(&module, &DxcComments), "{}", path.display());
        assert_eq!(styled.errors, 0, "{}", path.display());
        classes.extend(styled.classes);
    }
    let expected = ["Comment", "Keyword", "Literal", "Mnemonic", "Plain", "Register"];
    assert!(classes.iter().eq(expected), "{classes:?}");
}

#[test]
fn without_comments_lines_end_with_the_instruction() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/corpus/llvm/ops.cso");
    let module = module(&path);
    let (bare, full) = (text(&module, &()), text(&module, &DxcComments));
    assert!(bare.len() < full.len());
    let (bare, full) = (String::from_utf8(bare).unwrap(), String::from_utf8(full).unwrap());
    for (bare, full) in bare.lines().zip(full.lines()) {
        assert!(full.starts_with(bare), "{bare}");
    }
}

#[test]
fn functions_of_llvm_have_the_attributes_that_llvm_gives_them() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/corpus/llvm/metadata.cso");
    let whole = module(&path);
    let mut bare = whole.clone();
    for index in 0..bare.functions.len() {
        if bare.bytes(bare.functions[index].name).starts_with(b"llvm.dbg.") {
            assert!(bare.functions[index].attributes.take().is_some());
        }
    }
    assert!(text(&whole, &DxcComments) == text(&bare, &DxcComments));
}

#[test]
fn of_two_attachments_of_one_kind_the_later_one_counts() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/corpus/llvm/metadata.cso");
    let whole = module(&path);
    let mut doubled = whole.clone();
    let bodies = doubled.functions.iter_mut().filter_map(|function| function.body.as_mut());
    let mut count = 0;
    for body in bodies {
        let attachments = std::mem::take(&mut body.instruction_attachments);
        for attachment in attachments {
            body.instruction_attachments.extend([attachment; 2]);
            count += 1;
        }
    }
    assert!(count > 0 && text(&whole, &DxcComments) == text(&doubled, &DxcComments));
}
