//! Reflection against Microsoft's D3DReflect, and against dxc's CreateReflection: tests/corpus/reflect and
//! tests/corpus/reflect6 hold what they say of every container of the corpus, as lengths and checksums, and of a few in full.
#![allow(missing_docs, clippy::unwrap_used)]

use std::borrow::Cow;
use std::path::{Path, PathBuf};

use dxbin::base::{Diagnostics, FourCc, Limits};
use dxbin::container::{Variant, digest};
use dxbin::module::Modules;
use dxbin::parts::signature::Element;
use dxbin::reflect::answers::Interfaces;
use dxbin::reflect::module::ModuleReflection;
use dxbin::reflect::{Reflection, Refusal, Shader};

mod sums;

fn corpus() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/corpus")
}

#[test]
fn the_answers_about_the_corpus() {
    let list = std::fs::read_to_string(corpus().join("reflect/corpus.answers")).unwrap();
    let mut kinds = [0; 3];
    for line in list.lines() {
        let (name, theirs) = line.split_once(' ').unwrap();
        // A container that was renamed or deleted since is missed below, if it was one of many.
        let Ok(file) = std::fs::read(corpus().join(name)) else { continue };
        assert_eq!(sums::line(&file), theirs, "{name}");
        kinds[if theirs.contains(' ') { 0 } else { 1 + usize::from(theirs == "none") }] += 1;
    }
    assert!(
        kinds[0] > 1200 && kinds[1] > 250 && kinds[2] > 5,
        "the list is stale (tools/oracle/bless-reflect.py): {kinds:?}"
    );
}

#[test]
fn the_answers_in_full() {
    let mut seen = 0;
    let folders = ["reflect", "reflect6"].map(|folder| std::fs::read_dir(corpus().join(folder)).unwrap());
    for entry in folders.into_iter().flatten() {
        let path = entry.unwrap().path();
        if path.extension().is_none_or(|extension| extension != "json") {
            continue;
        }
        let name = path.with_extension("cso");
        let name = name.file_name().unwrap();
        let file = ["fxc", "reflect", "library"]
            .map(|folder| corpus().join(folder).join(name))
            .into_iter()
            .find(|file| file.exists());
        type Answer = fn(&[u8]) -> Result<Vec<u8>, String>;
        let of_d3d11: Answer = |bytes| sums::answer(bytes, Interfaces::D3D11);
        let twelve = path.with_extension("cso");
        let (answer, file): (Answer, _) =
            match file.filter(|_| path.parent().is_some_and(|folder| folder.ends_with("reflect"))) {
                Some(file) => (of_d3d11, file),
                None => (sums::answer_of_dxc, twelve),
            };
        let ours = String::from_utf8(answer(&std::fs::read(file).unwrap()).unwrap()).unwrap();
        let theirs = std::fs::read_to_string(&path).unwrap();
        for (line, (ours, theirs)) in ours.lines().zip(theirs.lines()).enumerate() {
            assert_eq!(ours, theirs, "{} line {}", path.display(), line + 1);
        }
        assert_eq!(ours.len(), theirs.len(), "{}", path.display());
        seen += 1;
    }
    assert!(seen >= 8, "{seen} files");
}

#[test]
fn the_answers_of_dxc_about_the_corpus() {
    let list = std::fs::read_to_string(corpus().join("reflect6/corpus.answers")).unwrap();
    let mut kinds = [0; 2];
    for line in list.lines() {
        let (name, theirs) = line.split_once(' ').unwrap();
        let Ok(file) = std::fs::read(corpus().join(name)) else { continue };
        let ours = sums::line_of_dxc(&file);
        // Of a library that is refused, the list does not say how.
        let refused = theirs == "80004002" && !ours.contains(' ');
        assert!(ours == theirs || refused, "{name}: ours {ours}, theirs {theirs}");
        kinds[usize::from(!theirs.contains(' '))] += 1;
    }
    assert!(kinds[0] > 300 && kinds[1] > 1, "the list is stale (tools/oracle/bless-reflect.py): {kinds:?}");
}

/// The parts alone, as dxc writes them with `-Fre`: STAT, and RDAT behind it.
#[test]
fn the_answers_about_parts_alone() {
    let limits = Limits::default();
    for name in ["constants.1", "library.1"] {
        let file = std::fs::read(corpus().join(format!("reflect6/{name}.cso"))).unwrap();
        let container = dxbin::open::container(&file, &limits, &mut Diagnostics::new()).unwrap();
        let mut alone = Vec::new();
        for kind in [*b"STAT", *b"RDAT"] {
            let Some(part) = container.part(FourCc(kind)) else { continue };
            alone.extend([kind, (part.data.len() as u32).to_le_bytes()].concat());
            alone.extend(part.data);
        }
        assert_eq!(sums::answer_of_dxc(&alone), sums::answer_of_dxc(&file), "{name}");
        // A library's functions are known from RDAT alone.
        let program = container.part(FourCc(*b"STAT")).unwrap().data;
        let expected = if name == "library.1" { Err("80aa000f".to_owned()) } else { sums::answer_of_dxc(&file) };
        assert_eq!(sums::answer_of_dxc(program), expected, "{name}");
    }
}

/// A signature as a row for each element.
fn rows(shader: &Shader<'_>) -> Vec<String> {
    let rows = shader.signatures.iter().flat_map(|of| {
        let row = |(name, element): &(Cow<'_, [u8]>, Element)| {
            let used = of.used(element);
            format!("{} {:?} {used} {:?}", of.title(), String::from_utf8_lossy(name), Element { name: 0, ..*element })
        };
        of.elements.iter().map(row).collect::<Vec<String>>()
    });
    rows.collect()
}

/// What metadata state is what dxc wrote into the parts: a program's data and bitcode alone are shown as their container is.
#[test]
fn modules_alone_are_shown_as_their_containers_are() {
    let limits = Limits::default();
    let mut seen = [0; 3];
    for folder in ["dxc", "reflect6"] {
        for entry in std::fs::read_dir(corpus().join(folder)).unwrap() {
            let path = entry.unwrap().path();
            if path.extension().is_none_or(|extension| extension != "cso") {
                continue;
            }
            let file = std::fs::read(&path).unwrap();
            let mut diagnostics = Diagnostics::new();
            let container = dxbin::open::container(&file, &limits, &mut diagnostics).unwrap();
            let whole = Shader::of(&container, &limits, &mut diagnostics);
            // Root signatures have none.
            let Ok(modules) = Modules::of_container(container.clone()) else { continue };
            let module = modules.main;
            for alone in [module.part.unwrap().data, module.bytes] {
                let file = dxbin::open::shader(alone, &mut diagnostics).unwrap();
                let alone = Shader::of_file(&file, &limits, &mut diagnostics).unwrap();
                let name = path.display();
                assert_eq!(rows(&alone), rows(&whole), "{name}");
                assert_eq!(alone.program.unwrap().version, whole.program.unwrap().version, "{name}");
                assert_eq!((alone.per_sample, alone.thread_group), (whole.per_sample, whole.thread_group), "{name}");
                assert_eq!(alone.resources.len(), whole.resources.len(), "{name}");
                if container.part(FourCc(*b"SFI0")).is_some() {
                    assert_eq!(alone.features, whole.features, "{name}");
                    seen[0] += 1;
                }
                assert!(alone.signatures.iter().all(|signature| signature.part.is_none()));
                seen[1] += rows(&alone).len();
                seen[2] += usize::from(alone.per_sample == Some(true));
            }
        }
    }
    assert!(seen[0] > 400 && seen[1] > 500 && seen[2] > 1, "{seen:?}");
}

/// Before validator 1.5 signatures do not say what is used: the same as of later ones is found in STAT's metadata, and in the
/// instructions where there is no STAT.
#[test]
fn what_is_used_is_found_for_old_validators() {
    let read = |name: &str| std::fs::read(corpus().join("reflect6").join(name)).unwrap();
    let used = |file: &[u8]| -> Vec<(String, u32, u8)> {
        let container = dxbin::open::container(file, &Limits::default(), &mut Diagnostics::new()).unwrap();
        let shader = Shader::of(&container, &Limits::default(), &mut Diagnostics::new());
        let name = |name: &[u8]| String::from_utf8_lossy(name).into_owned();
        let rows = shader.signatures.iter().flat_map(|of| of.elements.iter().map(move |element| (of, element)));
        rows.map(|(of, (text, element))| (name(text), element.semantic_index, of.used(element))).collect()
    };
    for (new, old) in
        [("stages.3.cso", "stages.4.cso"), ("stages.10.cso", "stages.11.cso"), ("stages.14.cso", "stages.15.cso")]
    {
        let (new, old) = (read(new), read(old));
        let expected = used(&new);
        assert!(expected.iter().any(|row| row.2 == 0) || expected.len() > 2, "{expected:?}");
        assert_eq!(used(&old), expected);
        let container = dxbin::open::container(&old, &Limits::default(), &mut Diagnostics::new()).unwrap();
        let mut stripped = dxbin::container::Builder::from_container(&container).unwrap();
        stripped.remove(stripped.find(dxbin::base::FourCc(*b"STAT"), 1).unwrap());
        assert_eq!(used(&stripped.build().unwrap()), expected);
    }
}

#[test]
fn dxc_refuses_what_is_twice_or_missing() {
    let limits = Limits::default();
    let file = std::fs::read(corpus().join("reflect6/constants.1.cso")).unwrap();
    let container = dxbin::open::container(&file, &limits, &mut Diagnostics::new()).unwrap();
    let with = |kinds: &[&[u8; 4]]| {
        let mut builder = dxbin::container::Builder::new();
        for &&kind in kinds {
            builder.push(FourCc(kind), container.part(FourCc(kind)).unwrap().data);
        }
        sums::answer_of_dxc(&builder.build().unwrap()).map(|_| ())
    };
    assert_eq!(with(&[b"STAT"]), Ok(()));
    assert_eq!(with(&[b"DXIL"]), Ok(()));
    assert_eq!(with(&[b"STAT", b"DXIL", b"STAT"]), Err("80aa0011".to_owned()));
    assert_eq!(with(&[b"SFI0"]), Err("80aa0012".to_owned()));
    let refusal = ModuleReflection::of_file(b"no shader", &limits).unwrap_err();
    assert_eq!(refusal.name(), Some("E_INVALIDARG"));
}

/// Modules with words changed: an answer or a refusal, never a panic, and of a bounded size.
#[test]
fn broken_modules_are_answered() {
    let mut answered = [0; 2];
    for name in ["reflect6/library.2", "reflect6/stages.4", "reflect6/buffers.4", "reflect6/constants.4"] {
        let whole = std::fs::read(corpus().join(format!("{name}.cso"))).unwrap();
        let step = if cfg!(debug_assertions) { 61 } else { 3 };
        for at in (32..whole.len() - 4).step_by(step) {
            for word in [0, u32::MAX, at as u32, 1 << (at % 32)] {
                let mut broken = whole.clone();
                let before = u32::from_le_bytes(broken[at..at + 4].try_into().unwrap());
                broken[at..at + 4].copy_from_slice(&(word ^ before).to_le_bytes());
                let answer = sums::answer_of_dxc(&broken);
                assert!(answer.as_ref().map_or(0, Vec::len) < 1 << 26);
                answered[usize::from(answer.is_ok())] += 1;
            }
        }
    }
    assert!(answered.iter().all(|&count| count > 100), "{answered:?}");
}

/// Every word of every part that reflection reads, changed: an answer or a refusal, never a panic.
#[test]
fn broken_files_are_answered() {
    let mut answered = [0; 2];
    for name in ["reflect/slots", "reflect/level_9_3_vertex", "header/classes", "fxc/gs_streams.1"] {
        let whole = std::fs::read(corpus().join(format!("{name}.cso"))).unwrap();
        let step = if cfg!(debug_assertions) { 7 } else { 1 };
        for at in (32..whole.len() - 4).step_by(step) {
            for word in [0, 1, u32::MAX, 0x7fff_ffff, at as u32, whole.len() as u32 - 40] {
                let mut broken = whole.clone();
                broken[at..at + 4].copy_from_slice(&word.to_le_bytes());
                digest::sign(&mut broken, Variant::Standard);
                answered[usize::from(sums::answer(&broken, Interfaces::D3D12).is_ok())] += 1;
            }
            answered[usize::from(sums::answer(&whole[..at], Interfaces::D3D11).is_ok())] += 1;
        }
    }
    assert!(answered.iter().all(|&count| count > 500), "{answered:?}");
}

#[test]
fn a_refusal_says_why() {
    let limits = Limits::default();
    let file = std::fs::read(corpus().join("header/no_input.cso")).unwrap();
    let refusal = Reflection::read(&file, &limits).unwrap_err();
    assert_eq!((refusal.status(), refusal.name()), (Some(Refusal::E_INVALIDARG), Some("E_INVALIDARG")));
    assert!(refusal.error().to_string().contains("there is no input signature"), "{}", refusal.error());
    let mut stale = std::fs::read(corpus().join("reflect/group.cso")).unwrap();
    stale[5] ^= 1;
    assert_eq!(Reflection::read(&stale, &limits).unwrap_err().name(), Some("E_FAIL"));
}

/// Types that name one another twice, 30 deep: a small file whose text would be without measure.
#[test]
fn text_does_not_grow_without_measure() {
    let mut words = vec![1_u32, 60, 0, 60, 0xffff_0500, 0, 1];
    words.extend([0x3131_4452, 60, 24, 32, 40, 36, 12, 0]);
    words.extend([1, 1, 84, 16, 0, 0]);
    words.extend([1, 0, 16, 2, 124, 0, u32::MAX, 0, u32::MAX, 0]);
    const SIZE: u32 = 36 + 2 * 12;
    for level in 0..30 {
        let at = 124 + SIZE * level;
        let (members, next) = if level == 29 { (0, 0) } else { (2, at + SIZE) };
        words.extend([5, 0, members << 16, at + 36, 0, 0, 0, 0, 0]);
        words.extend([1, next, 0, 1, next, 0]);
    }
    let bytes = |words: &[u32]| words.iter().flat_map(|word| word.to_le_bytes()).collect::<Vec<u8>>();
    let mut builder = dxbin::container::Builder::new();
    builder.push(FourCc(*b"RDEF"), bytes(&words));
    builder.push(FourCc(*b"ISGN"), bytes(&[0, 8]));
    builder.push(FourCc(*b"OSGN"), bytes(&[0, 8]));
    builder.push(FourCc(*b"SHEX"), bytes(&[0x50, 3, 0x0100_003e]));
    let file = builder.build().unwrap();
    assert!(dxbin::open::container(&file, &Limits::default(), &mut Diagnostics::new()).is_ok());
    let refused = sums::answer(&file, Interfaces::D3D11).unwrap_err();
    assert!(refused.contains("shared so often"), "{refused}");
}
