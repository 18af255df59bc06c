//! dxc's PDBs, and shaders with debug information: all that `IDxcPdbUtils` answers about them, the sources' texts, and what
//! cannot be read.

#![allow(clippy::unwrap_used, clippy::panic)]

use std::path::{Path, PathBuf};

use dxbin::base::{Code, Diagnostics, FourCc, Limits};
use dxbin::container::Builder;
use dxbin::debuginfo::compilation::SourceSet;
use dxbin::debuginfo::shader_pdb::{ShaderPdb, normalized};
use dxbin::dump::{Dump, Row, Rows};
use dxbin::open;
use dxbin::pdb::model::{MsfLayout, MsfModel};
use dxbin::pdb::msf::Msf;
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
        // Containers for old validators are not aligned.
        let defect = diagnostics.into_iter().find(|defect| defect.code != Code::PartUnaligned);
        assert_eq!(defect, None, "{}", path.display());
        let ours = answers(&pdb);
        for (key, value) in expected.as_object().unwrap() {
            assert_eq!(&ours[key], value, "{}: {key}", path.display());
        }
        assert_eq!(ours.as_object().unwrap().len(), expected.as_object().unwrap().len());
    }
}

/// What `bless-pdb.py` writes to large.hlsli.
fn large() -> String {
    let line = |i: u64| {
        format!("// {:02} a line of a source that is large, and of which there are many more like this\n", i * i % 100)
    };
    (0..30_000).map(line).collect::<String>() + "#define LARGE 4\n"
}

#[test]
fn the_sources_are_the_files() {
    let (mut files_with, mut texts) = (0, 0);
    for (path, answers) in files() {
        let file = std::fs::read(&path).unwrap();
        let set = SourceSet::open(&file, &Limits::default(), &mut Diagnostics::new());
        // A shader that holds a PDB has its sources there, which Microsoft does not look at.
        let holds_pdb = path.extension().unwrap() == "cso" && answers["Name"].is_string() && file.len() > 9_000;
        assert_eq!(set.is_ok(), answers["sources"] != json!([]) || holds_pdb, "{}", path.display());
        let Ok(set) = set else { continue };
        files_with += 1;
        for source in &set.files {
            texts += 1;
            let name = String::from_utf8(source.name.to_vec()).unwrap().replace('\\', "/");
            let expected = match &*name {
                "./large.hlsli" => large().into_bytes(),
                _ => std::fs::read(path.parent().unwrap().join(name)).unwrap(),
            };
            assert!(source.contents == expected, "{}: {:?}", path.display(), source.name.escape_ascii());
        }
    }
    assert_eq!((files_with, texts), (42, 86));
}

#[test]
fn a_debug_module_alone_is_a_pdb_too() {
    for name in ["ps_includes.4.pdb", "ps_includes.9.cso", "cs_options.3.pdb"] {
        let file = std::fs::read(corpus().join(name)).unwrap();
        let (limits, mut diagnostics) = (Limits::default(), Diagnostics::new());
        let shader = open::shader(&file, &mut diagnostics).unwrap();
        let container = shader.container(&limits, &mut diagnostics).unwrap();
        let part = container.parts().iter().find(|part| part.kind.to_string() == "ILDB").unwrap();
        let whole = SourceSet::open(&file, &limits, &mut diagnostics).unwrap();
        // The part's data, and the bitcode behind its header.
        for bytes in [part.data, &part.data[24..]] {
            let alone = SourceSet::open(bytes, &limits, &mut diagnostics).unwrap();
            assert_eq!((&alone.files, &alone.arguments), (&whole.files, &whole.arguments));
            assert_eq!((&alone.target, &alone.entry), (&whole.target, &whole.entry));
        }
    }
}

#[test]
fn dxc_writes_its_pdbs_so() {
    for (path, _) in files().into_iter().filter(|(path, _)| path.extension().unwrap() == "pdb") {
        let file = std::fs::read(&path).unwrap();
        let msf = Msf::read(&file, 0, &mut Diagnostics::new()).unwrap();
        let (model, layout) = MsfModel::read(&msf).unwrap();
        assert!(model.build(Some(&layout)).unwrap() == file, "{}", path.display());
        assert!(model.build(Some(&MsfLayout::dxc(&model).unwrap())).unwrap() == file, "{}", path.display());
    }
}

/// A PDB with a container that holds, as private data, a PDB with a container, and so on.
fn nested(depth: usize) -> Vec<u8> {
    let mut inner = std::fs::read(corpus().join("ps_includes.1.pdb")).unwrap();
    for _ in 0..depth {
        let mut builder = Builder::new();
        builder.push(FourCc(*b"PRIV"), inner);
        let streams = [vec![], vec![0; 56], vec![], vec![], vec![], builder.build().unwrap()];
        let model =
            MsfModel { block_size: 512, streams: streams.into_iter().map(|bytes| Some(bytes.into())).collect() };
        inner = model.build(Some(&MsfLayout::dxc(&model).unwrap())).unwrap();
    }
    inner
}

#[test]
fn nests_are_opened_as_deep_as_the_limit_and_no_deeper() {
    let open = |depth: usize, limit: u32| {
        let limits = Limits { max_depth: limit, ..Limits::default() };
        SourceSet::open(&nested(depth), &limits, &mut Diagnostics::new())
            .map(|set| set.files.len())
            .map_err(|error| error.code())
    };
    assert_eq!(open(3, 32), Ok(3));
    assert_eq!(open(3, 3), Err(Code::NoDebugInfo));
    assert_eq!(open(40, 32), Err(Code::NoDebugInfo));
    // Every byte is still shown once.
    struct Size(usize);
    impl Rows for Size {
        fn row(&mut self, row: &Row<'_>) {
            self.0 += row.bytes.len();
        }
    }
    let file = nested(40);
    let mut size = Size(0);
    Dump::new(&file, &Limits::default()).write(&mut size);
    assert_eq!(size.0, file.len());
}

#[test]
fn a_container_in_pieces_is_read_all_the_same() {
    let file = std::fs::read(corpus().join("ps_includes.1.pdb")).unwrap();
    let msf = Msf::read(&file, 0, &mut Diagnostics::new()).unwrap();
    let (model, _) = MsfModel::read(&msf).unwrap();
    // Two of the last stream's blocks change places, in the file and in the directory.
    let mut scattered = file.clone();
    let blocks = msf.blocks(5);
    let (one, other) = (blocks[1] as usize * 512, blocks[3] as usize * 512);
    for i in 0..512 {
        scattered.swap(one + i, other + i);
    }
    let words = [blocks[1], blocks[3]].map(u32::to_le_bytes);
    let directory = msf.directory_blocks()[0] as usize * 512;
    let place = |word: [u8; 4]| {
        directory + scattered[directory..directory + 512].chunks(4).rposition(|chunk| chunk == word).unwrap() * 4
    };
    let (first, second) = (place(words[0]), place(words[1]));
    scattered[first..first + 4].copy_from_slice(&words[1]);
    scattered[second..second + 4].copy_from_slice(&words[0]);
    let again = Msf::read(&scattered, 0, &mut Diagnostics::new()).unwrap();
    assert_eq!(MsfModel::read(&again).unwrap().0, model);

    let mut diagnostics = Diagnostics::new();
    let set = SourceSet::open(&scattered, &Limits::default(), &mut diagnostics).unwrap();
    assert_eq!(set.files, SourceSet::open(&file, &Limits::default(), &mut Diagnostics::new()).unwrap().files);
    assert_eq!(diagnostics.as_slice()[0].code, Code::PdbScattered);
}
