//! Every container of the corpus comes out of its models again, byte for byte, and fxc's own come out without layouts too.

#![allow(clippy::unwrap_used)]

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};

use dxbin::base::{Diagnostics, Limits};
use dxbin::container::Container;
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
    for (path, bytes) in ["header", "fxc"].into_iter().flat_map(corpus) {
        let once = rebuild(&open(&bytes), Profile::Fxc, &Limits::default()).unwrap().bytes;
        let twice = rebuild(&open(&once), Profile::Fxc, &Limits::default()).unwrap().bytes;
        assert!(once == twice, "{}", path.display());
    }
}
