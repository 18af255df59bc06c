//! What a thread keeps from one module to the next is memory, and nothing that was in it.

#![allow(clippy::unwrap_used)]

use std::path::Path;

use dxbin_base::{Diagnostics, Limits};
use dxbin_bitcode::model::{Global, Linkage, Module, Text, Type, TypeId};
use dxbin_bitcode::print::{SourceComments, print};
use dxbin_bitcode::read::{read, recycle};
use dxbin_bitcode::write::write;

/// The bytes from each module's magic on, of all containers of the corpus, broken ones too.
fn modules() -> Vec<Vec<u8>> {
    let corpus = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/corpus");
    let mut modules = Vec::new();
    for folder in ["llvm", "mutants", "dxc"] {
        let mut paths: Vec<_> =
            std::fs::read_dir(corpus.join(folder)).unwrap().map(|entry| entry.unwrap().path()).collect();
        paths.sort();
        for path in paths.iter().filter(|path| path.extension().is_some_and(|of| of == "cso" || of == "bc")) {
            let file = std::fs::read(path).unwrap();
            let starts = file.windows(4).enumerate().filter(|(_, window)| *window == b"BC\xc0\xde");
            modules.extend(starts.map(|(start, _)| file[start..].to_vec()));
        }
    }
    assert!(modules.len() > 500, "the corpus is missing");
    modules.push(renamed());
    modules
}

/// A module of two structures with one name, which the reader gives a number.
fn renamed() -> Vec<u8> {
    let mut module = Module::default();
    let name = Some(module.add_text(b"same"));
    let structure = Type::Struct { name, fields: None, packed: false };
    module.types.entries.extend([structure, structure]);
    for of in [0, 1].map(TypeId) {
        let pointer = TypeId(module.types.entries.len() as u32);
        module.types.entries.push(Type::Pointer { to: of, space: 0 });
        let (name, linkage) = (Text::default(), Linkage::default());
        let (constant, externally_initialized, initializer) = (false, false, None);
        module.globals.push(Global { name, of, pointer, constant, externally_initialized, initializer, linkage });
    }
    let bytes = write(&module).unwrap();
    let read = read(&bytes, 0, &Limits::default(), &mut Diagnostics::new()).unwrap();
    assert!(read.types.renamed > 0);
    bytes
}

/// All that reading gives, and the listing.
fn told(bytes: &[u8], again: bool) -> (String, Vec<u8>) {
    let mut diagnostics = Diagnostics::new();
    let module = read(bytes, 0, &Limits::default(), &mut diagnostics);
    let (text, mut listing) = (format!("{module:?} {diagnostics:?}"), Vec::new());
    if let Ok(module) = module {
        // Out of proportion, or not: what came before is there.
        let _ = print(&module, &SourceComments, &mut listing);
        if again {
            recycle(module);
        }
    }
    (text, listing)
}

#[test]
fn modules_are_the_same_behind_any_others() {
    let modules = modules();
    // A thread that read nothing before, for each; and one for all, forwards and backwards.
    let alone: Vec<_> = (modules.iter())
        .map(|bytes| std::thread::scope(|scope| scope.spawn(|| told(bytes, false)).join().unwrap()))
        .collect();
    for (bytes, alone) in modules.iter().zip(&alone).chain(modules.iter().zip(&alone).rev()) {
        assert!(told(bytes, true) == *alone);
    }
}
