//! dxc's PDBs, and shaders with debug information: all that `IDxcPdbUtils` answers about them, the sources' texts, and what
//! cannot be read.

use std::path::{Path, PathBuf};

use dxbin::base::{Diagnostics, Limits};
use dxbin::debuginfo::shader_pdb::{ShaderPdb, normalized};
use dxbin::open;
use serde_json::{Value, json};

fn corpus() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/corpus/pdb")
}

/// The files of the corpus that have answers, and those.
fn files() -> Vec<(PathBuf, Value)> {
    let mut found = Vec::new();
    for folder in [corpus(), corpus().join("below")] {
        for entry in std::fs::read_dir(folder).unwrap() {
            let path = entry.unwrap().path();
            let mut answers = path.clone().into_os_string();
            answers.push(".json");
            if let Ok(text) = std::fs::read_to_string(answers) {
                found.push((path, serde_json::from_str(&text).unwrap()));
            }
        }
    }
    found.sort_by(|one, other| one.0.cmp(&other.0));
    assert!(found.len() >= 60, "{}", found.len());
    found
}

fn read(path: &Path) -> (ShaderPdb, Diagnostics) {
    let file = std::fs::read(path).unwrap();
    let (limits, mut diagnostics) = (Limits::default(), Diagnostics::new());
    let shader = open::shader(&file, &mut diagnostics).unwrap();
    let container = shader.container(&limits, &mut diagnostics).unwrap();
    (ShaderPdb::of(&container, &limits, &mut diagnostics), diagnostics)
}

fn text(bytes: &[u8]) -> Value {
    json!(std::str::from_utf8(bytes).unwrap())
}

fn some(bytes: &Option<Vec<u8>>) -> Value {
    bytes.as_ref().map_or(Value::Null, |bytes| text(bytes))
}

fn list(items: &[Vec<u8>]) -> Value {
    items.iter().map(|item| text(item)).collect()
}

/// What we say, as `IDxcPdbUtils` on Windows says it.
fn answers(pdb: &ShaderPdb) -> Value {
    let version = pdb.version.as_ref().map(|version| {
        json!({
            "Major": version.header.major, "Minor": version.header.minor, "Flags": version.header.flags,
            "CommitCount": version.header.commits,
            "CommitHash": text(&version.commit), "CustomVersionString": text(&version.version),
        })
    });
    let sources = pdb.sources.iter().map(|source| {
        // Microsoft counts a NUL that it adds.
        json!({"SourceName": text(&normalized(&source.name)), "Size": source.contents.len() + 1})
    });
    json!({
        "MainFileName": pdb.main_file.as_ref().map(|name| text(&normalized(name))),
        "EntryPoint": some(&pdb.entry),
        "TargetProfile": some(&pdb.target),
        "Name": some(&pdb.name),
        "IsFullPDB": u8::from(pdb.is_full),
        "Hash": pdb.hash.map(|hash| format!("{:08x}{}", hash.flags.swap_bytes(), hash.text())),
        "Version": version,
        "sources": sources.collect::<Value>(),
        "args": list(&pdb.arguments),
        "flags": list(&pdb.flags),
        "defines": list(&pdb.defines),
        "arg_pairs": pdb.pairs.iter().map(|(name, value)| json!([some(name), some(value)])).collect::<Value>(),
    })
}

#[test]
fn microsofts_answers() {
    for (path, expected) in files() {
        let (pdb, diagnostics) = read(&path);
        let defects: Vec<String> = diagnostics.into_iter().map(|defect| defect.to_string()).collect();
        // dxc's MSF files state a block too few.
        let is_known = |defect: &String| defect.contains("[DX8004]");
        assert!(defects.iter().all(is_known), "{}: {defects:?}", path.display());
        let ours = answers(&pdb);
        for (key, value) in expected.as_object().unwrap() {
            assert_eq!(&ours[key], value, "{}: {key}", path.display());
        }
        assert_eq!(ours.as_object().unwrap().len(), expected.as_object().unwrap().len());
    }
}
