//! Every module that dxc made comes out of its model again, byte for byte, and edited ones are those dxc would make.

#![allow(clippy::unwrap_used)]

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};

use dxbin::base::{Diagnostics, Limits};
use dxbin::bitcode::edit::{Editor, Place};
use dxbin::bitcode::model::{BlockId, Module, Type, Value, ValueKind};
use dxbin::bitcode::{read, write};
use dxbin::container::spec::kind;
use dxbin::parts::program::DxilProgram;

fn folder(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/corpus").join(name)
}

fn corpus(name: &str) -> Vec<PathBuf> {
    let mut files: Vec<PathBuf> = std::fs::read_dir(folder(name)).unwrap().map(|entry| entry.unwrap().path()).collect();
    files.retain(|path| path.extension().is_some_and(|extension| extension == "cso"));
    files.sort();
    files
}

/// The modules of a container, by the part they are in.
fn modules(path: &Path) -> BTreeMap<String, Vec<u8>> {
    let bytes = std::fs::read(path).unwrap();
    let container = dxbin::open::container(&bytes, &Limits::default(), &mut Diagnostics::new()).unwrap();
    let programs = container.parts().iter().filter(|part| [kind::DXIL, kind::ILDB, kind::STAT].contains(&part.kind));
    let bitcode = |data| DxilProgram::read(data, 0, &mut Diagnostics::new()).bitcode().to_vec();
    programs.map(|part| (part.kind.to_string(), bitcode(part.data))).collect()
}

fn module(bytes: &[u8]) -> Module {
    let mut diagnostics = Diagnostics::new();
    let module = read::read(bytes, 0, &Limits::default(), &mut diagnostics).unwrap();
    assert!(diagnostics.is_empty(), "{:?}", diagnostics.as_slice());
    module
}

#[test]
fn modules_are_what_their_models_say() {
    let mut counts: BTreeMap<String, usize> = BTreeMap::new();
    for path in ["dxc", "edits"].into_iter().flat_map(corpus) {
        for (kind, bytes) in modules(&path) {
            assert!(write::write(&module(&bytes)).unwrap() == bytes, "{}: {kind}", path.display());
            *counts.entry(kind).or_default() += 1;
        }
    }
    assert!(counts["DXIL"] > 15 && counts["ILDB"] > 3 && counts["STAT"] > 15, "{counts:?}");
}

/// A module that dxc made, edited, and the one dxc makes of the edited source.
fn edited(before: &str, after: &str, part: &str, edit: impl FnOnce(&mut Editor<'_>)) {
    let [before, after] = [before, after].map(|name| modules(&folder("edits").join(name)).remove(part).unwrap());
    assert!(before != after);
    let mut model = module(&before);
    edit(&mut Editor::new(&mut model).unwrap());
    let written = write::write(&model).unwrap();
    assert!(written == after, "{part}: other bytes");
}

/// The float constant of these bits.
fn float(editor: &mut Editor<'_>, value: f32) -> Value {
    let float = editor.scalar(Type::Float);
    editor.number(float, u64::from(value.to_bits())).unwrap()
}

#[test]
fn a_constant() {
    let change = |editor: &mut Editor<'_>| {
        let (old, new) = (float(editor, 2.5), float(editor, 17.25));
        let main = editor.function("main").unwrap();
        assert_eq!(editor.replace_in(main, old, new).unwrap(), 4);
    };
    edited("constant.1.cso", "constant.2.cso", "DXIL", change);
    edited("constant.3.cso", "constant.4.cso", "DXIL", change);
    edited("constant.3.cso", "constant.4.cso", "ILDB", |editor| {
        change(editor);
        let (old, new) = (editor.string("VALUE=2.5"), editor.string("VALUE=17.25"));
        editor.replace_metadata(old, new).unwrap();
    });
}

#[test]
fn numbers_of_threads() {
    for part in ["DXIL", "STAT"] {
        edited("threads.1.cso", "threads.2.cso", part, |editor| {
            let int = editor.scalar(Type::Integer(32));
            let mut node = |threads: [u64; 3]| {
                let threads = threads.map(|count| {
                    let count = editor.number(int, count).unwrap();
                    Some(editor.value(count))
                });
                editor.node(&threads)
            };
            let (old, new) = (node([8, 4, 1]), node([32, 2, 1]));
            editor.replace_metadata(old, new).unwrap();
        });
    }
}

#[test]
fn the_name_of_an_entry_point() {
    for part in ["DXIL", "STAT"] {
        edited("entry.1.cso", "entry.2.cso", part, |editor| {
            let main = editor.function("main").unwrap();
            editor.rename(main, "zebra").unwrap();
            let (old, new) = (editor.string("main"), editor.string("zebra"));
            editor.replace_metadata(old, new).unwrap();
        });
    }
}

#[test]
fn the_name_of_a_function_of_a_library() {
    edited("export.1.cso", "export.2.cso", "DXIL", |editor| {
        let function = editor.function("\u{1}?first@@YAMI@Z").unwrap();
        editor.rename(function, "\u{1}?another@@YAMI@Z").unwrap();
    });
}

#[test]
fn a_call_of_a_new_function() {
    edited("call.1.cso", "call.2.cso", "DXIL", |editor| {
        let main = editor.function("main").unwrap();
        let [float, int] = [Type::Float, Type::Integer(32)].map(|of| editor.scalar(of));
        let signature = editor.function_type(float, &[int, float], false);
        let attributes = editor.module().functions[editor.function("dx.op.loadInput.f32").unwrap().index()].attributes;
        let unary = editor.declare("dx.op.unary.f32", signature, attributes).unwrap();
        let body = editor.module().functions[main.index()].body.as_ref().unwrap();
        assert_eq!(body.order.len(), 3);
        let load = body.order.get(0).unwrap();
        let loaded = ValueKind::Instruction(load).into();
        let saturate = editor.number(int, 7).unwrap();
        let place = Place { function: main, block: BlockId(0), index: 1 };
        let call = editor.insert_call(place, unary, &[saturate, loaded]).unwrap();
        let result = ValueKind::Instruction(call).into();
        assert_eq!(editor.replace_in(main, loaded, result).unwrap(), 2);
        // The call itself takes what was loaded.
        editor.set_operand(call, 3, loaded).unwrap();
    });
}
