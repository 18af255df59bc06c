//! Every container of the corpus comes out of its models again, byte for byte, and fxc's own come out without layouts too.

#![allow(clippy::unwrap_used)]

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};

use dxbin::base::{Diagnostics, FourCc, Limits};
use dxbin::container::{Builder, Container};
use dxbin::rebuild::{Outcome, Profile, rebuild};

fn corpus(folder: &str) -> Vec<(PathBuf, Vec<u8>)> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/corpus").join(folder);
    let mut files: Vec<PathBuf> = std::fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()).collect();
    files.retain(|path| path.extension().is_some_and(|extension| extension == "cso"));
    files.sort();
    files.into_iter().map(|path| (path.clone(), std::fs::read(path).unwrap())).collect()
}

fn open(bytes: &[u8]) -> Container<'_> {
    dxbin::open::container(bytes, &Limits::default(), &mut Diagnostics::new()).unwrap()
}

#[test]
fn fxc_files_are_what_their_models_say_with_and_without_layouts() {
    let mut from_model: BTreeMap<String, usize> = BTreeMap::new();
    for (path, bytes) in ["fxc", "debug", "level9", "library"].into_iter().flat_map(corpus) {
        for profile in [Profile::Kept, Profile::Fxc] {
            let rebuilt = rebuild(&open(&bytes), profile, &Limits::default()).unwrap();
            assert!(rebuilt.bytes == bytes, "{}: {profile:?} gives other bytes", path.display());
            for (kind, _, outcome) in rebuilt.parts {
                match outcome {
                    Outcome::Model => *from_model.entry(kind.to_string()).or_default() += 1,
                    Outcome::Opaque => panic!("{}: {kind} has no model", path.display()),
                    Outcome::Raw(why) => panic!("{}: {why}", path.display()),
                }
            }
        }
    }
    let kinds = ["RDEF", "ISGN", "OSGN", "PCSG", "OSG5", "ISG1", "OSG1", "PSG1", "STAT", "SFI0", "SHDR", "SHEX"];
    for kind in kinds.into_iter().chain(["IFCE", "Aon9", "SPDB", "LIBF", "LIBH", "RTS0"]) {
        assert!(from_model.get(kind) > Some(&4), "{kind}: {from_model:?}");
    }
}

/// Every part, the parts' order and the digest, for every version of the validator; libraries with the strings of their RDAT in
/// the order in which the module has them.
#[test]
fn dxc_files_are_what_their_models_say_without_layouts() {
    let mut from_model: BTreeMap<String, usize> = BTreeMap::new();
    for (path, bytes) in ["dxc", "pdb", "edits", "reflect6"].into_iter().flat_map(corpus) {
        let rebuilt = rebuild(&open(&bytes), Profile::Dxc, &Limits::default()).unwrap();
        assert!(rebuilt.bytes == bytes, "{}: dxc's habits give other bytes", path.display());
        for (kind, _, outcome) in rebuilt.parts {
            match outcome {
                Outcome::Model => *from_model.entry(kind.to_string()).or_default() += 1,
                Outcome::Opaque => panic!("{}: {kind} has no model", path.display()),
                Outcome::Raw(why) => panic!("{}: {why}", path.display()),
            }
        }
    }
    let kinds =
        ["SFI0", "ISG1", "OSG1", "PSG1", "VERS", "RDAT", "PSV0", "RTS0", "ILDB", "STAT", "ILDN", "HASH", "DXIL"];
    for kind in kinds {
        assert!(from_model.get(kind) > Some(&4), "{kind}: {from_model:?}");
    }
}

/// A container that was put into another order, with a part that nobody knows, is put into dxc's again.
#[test]
fn dxcs_order_comes_back() {
    let (_, bytes) = corpus("dxc").into_iter().find(|(path, _)| path.ends_with("ps_lit.cso")).unwrap();
    let mut builder = Builder::from_container(&open(&bytes)).unwrap();
    let order: Vec<usize> = (0..builder.parts().len()).rev().collect();
    assert!(builder.reorder(&order));
    let turned = builder.build().unwrap();
    assert_ne!(turned, bytes);
    assert!(rebuild(&open(&turned), Profile::Dxc, &Limits::default()).unwrap().bytes == bytes);
    builder.push(FourCc(*b"PRIV"), vec![1, 2, 3]);
    builder.insert(0, FourCc(*b"MINE"), vec![9; 4]);
    let rebuilt = rebuild(&open(&builder.build().unwrap()), Profile::Dxc, &Limits::default()).unwrap();
    let container = open(&rebuilt.bytes);
    let mut kinds: Vec<String> = open(&bytes).parts().iter().map(|part| part.kind.to_string()).collect();
    kinds.extend(["MINE".to_owned(), "PRIV".to_owned()]);
    assert_eq!(container.parts().iter().map(|part| part.kind.to_string()).collect::<Vec<_>>(), kinds);
    // Unsigned stays unsigned, as dxc leaves what its validator did not see.
    let mut unsigned = bytes;
    unsigned[4..20].fill(0);
    assert!(rebuild(&open(&unsigned), Profile::Dxc, &Limits::default()).unwrap().bytes == unsigned);
}

/// Files made by hand, to be odd: most parts are held, and those that are not say why; no file differs.
#[test]
fn odd_files_keep_their_bytes() {
    let (mut held, mut raw) = (0, 0);
    for (path, bytes) in ["header", "tokens", "dxc"].into_iter().flat_map(corpus) {
        let rebuilt = rebuild(&open(&bytes), Profile::Kept, &Limits::default()).unwrap();
        assert!(rebuilt.bytes == bytes, "{}", path.display());
        for (kind, _, outcome) in rebuilt.parts {
            match outcome {
                Outcome::Raw(why) => {
                    raw += 1;
                    assert!(["RDEF", "ISGN"].contains(&&*kind.to_string()), "{}: {why}", path.display());
                }
                Outcome::Model => held += 1,
                Outcome::Opaque => {}
            }
        }
    }
    assert!(held > 300 && (1..20).contains(&raw), "{held} {raw}");
}

/// Without layouts an odd file is a tidy one that says the same.
#[test]
fn a_profile_is_stable() {
    for (path, bytes) in ["header", "fxc", "dxc", "llvm", "inputs"].into_iter().flat_map(corpus) {
        // Some of the inputs are no containers.
        if dxbin::open::container(&bytes, &Limits::default(), &mut Diagnostics::new()).is_err() {
            continue;
        }
        for profile in [Profile::Fxc, Profile::Dxc] {
            let once = rebuild(&open(&bytes), profile, &Limits::default()).unwrap().bytes;
            let twice = rebuild(&open(&once), profile, &Limits::default()).unwrap().bytes;
            assert!(once == twice, "{}: {profile:?}", path.display());
        }
    }
}

/// The containers in dxc's PDBs have an order of their own, and without a debug module a module in STAT beside no program.
#[test]
fn containers_of_pdbs_are_written_by_habit() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/corpus/pdb");
    let mut seen = 0;
    for entry in std::fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        let name = path.file_name().unwrap().to_string_lossy().into_owned();
        if !name.ends_with(".pdb") || name.starts_with("pdbi_") {
            continue;
        }
        let file = std::fs::read(&path).unwrap();
        let shader = dxbin::open::shader(&file, &mut Diagnostics::new()).unwrap();
        let container = shader.container(&Limits::default(), &mut Diagnostics::new()).unwrap();
        let rebuilt = rebuild(&container, Profile::Dxc, &Limits::default()).unwrap();
        assert!(rebuilt.bytes == container.bytes(), "{name}");
        seen += 1;
    }
    assert!(seen >= 20, "{seen}");
}
