//! The loop closed: containers whose program was listed and assembled again, and containers made of listings alone.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

use std::path::PathBuf;

use dxbin::assemble;
use dxbin::base::{Diagnostics, FourCc, Limits};
use dxbin::container::Container;
use dxbin::listing::fxc::{self, Options};

fn corpus(folder: &str) -> Vec<(String, Vec<u8>)> {
    let folder = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../tests/corpus").join(folder);
    let mut paths: Vec<PathBuf> = std::fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()).collect();
    paths.retain(|path| path.extension().is_some_and(|extension| extension == "cso"));
    paths.sort();
    paths.iter().map(|path| (path.display().to_string(), std::fs::read(path).unwrap())).collect()
}

fn list(bytes: &[u8], options: &Options) -> Option<Vec<u8>> {
    let mut text = Vec::new();
    fxc::list_bytes(bytes, options, &mut text, &mut Diagnostics::new()).ok()?;
    Some(text)
}

#[test]
fn exact_listings_go_into_their_container_byte_for_byte() {
    let mut count = 0;
    let exact = Options { exact: true, ..Options::default() };
    for (name, bytes) in ["fxc", "tokens", "header"].iter().flat_map(|folder| corpus(folder)) {
        let Ok(container) = Container::read(&bytes, 0, &Limits::default(), &mut Diagnostics::new()) else { continue };
        let Some(text) = list(&bytes, &exact) else { continue };
        let made = assemble::into(&text, &container).unwrap_or_else(|failure| panic!("{name}: {failure}"));
        assert_eq!(made.warnings, [], "{name}");
        assert!(made.bytes == bytes, "{name}");
        count += 1;
    }
    assert!(count > 900, "{count}");
}

/// Microsoft's own text, under any flags, of what fxc made: what it does not say, the container does.
#[test]
fn plain_listings_go_into_their_container_byte_for_byte() {
    let words =
        [0, fxc::NUMBERS, fxc::OFFSETS | fxc::HEX_LITERALS, fxc::NUMBERS | fxc::OFFSETS, fxc::INSTRUCTIONS_ONLY];
    let mut count = 0;
    let mut other = Vec::new();
    for (at, (name, bytes)) in ["fxc", "level9"].iter().flat_map(|folder| corpus(folder)).enumerate() {
        let container = Container::read(&bytes, 0, &Limits::default(), &mut Diagnostics::new()).unwrap();
        let Some(text) = list(&bytes, &Options { flags: words[at % words.len()], ..Options::default() }) else {
            continue;
        };
        match assemble::into(&text, &container) {
            Ok(made) if made.bytes == bytes => count += 1,
            Ok(_) => other.push(name),
            Err(failure) => other.push(format!("{name}: {failure}")),
        }
    }
    assert!(count > 1150, "{count}");
    assert_eq!(other, [""; 0]);
}

/// An edit of one line changes that line's words and no others.
#[test]
fn an_edit_of_a_plain_listing_keeps_all_other_instructions() {
    let shader = FourCc(*b"SHEX");
    let mut count = 0;
    for (name, bytes) in corpus("fxc").into_iter().step_by(5) {
        let container = Container::read(&bytes, 0, &Limits::default(), &mut Diagnostics::new()).unwrap();
        let (Some(part), Some(text)) = (container.part(shader), list(&bytes, &Options::default())) else { continue };
        let text = String::from_utf8_lossy(&text);
        let Some(at) = text.rfind("\nret") else { continue };
        let edited = format!("{}\nnop{}", &text[..at], &text[at..]);
        let made = assemble::into(edited.as_bytes(), &container).unwrap_or_else(|failure| panic!("{name}: {failure}"));
        let ours = Container::read(&made.bytes, 0, &Limits::default(), &mut Diagnostics::new()).unwrap();
        let ours = ours.part(shader).unwrap().data;
        // The length, and a `nop` before the last `ret`.
        let nop = ours.windows(8).rposition(|words| words == [0x3a, 0, 0, 1, 0x3e, 0, 0, 1]).unwrap();
        assert_eq!((&ours[8..nop], &ours[nop + 4..]), (&part.data[8..nop], &part.data[nop..]), "{name}");
        count += 1;
    }
    assert!(count > 150, "{count}");
}

/// Both programs of a level 9 container can be edited, each in its own text.
#[test]
fn level_9_code_is_assembled_too() {
    let (_, bytes) = corpus("level9").into_iter().find(|(name, _)| name.ends_with("ps_constants.1.cso")).unwrap();
    let container = Container::read(&bytes, 0, &Limits::default(), &mut Diagnostics::new()).unwrap();
    let text = String::from_utf8(list(&bytes, &Options::default()).unwrap()).unwrap();
    let edited = text.replacen("mov oC0", "mov_pp oC0", 1);
    assert_ne!(edited, text);
    let made = assemble::into(edited.as_bytes(), &container).unwrap();
    assert_eq!(String::from_utf8(list(&made.bytes, &Options::default()).unwrap()).unwrap(), edited);
    let ours = Container::read(&made.bytes, 0, &Limits::default(), &mut Diagnostics::new()).unwrap();
    let changed = container.parts().iter().zip(ours.parts()).filter(|(old, new)| old.data != new.data);
    assert_eq!(changed.map(|(old, _)| old.kind).collect::<Vec<_>>(), [FourCc(*b"Aon9")]);

    let wrong = text.replacen("mov oC0", "mvo oC0", 1);
    let Err(assemble::Failure::Text(errors)) = assemble::into(wrong.as_bytes(), &container) else { panic!() };
    let line = wrong.lines().position(|line| line.contains("mvo")).unwrap() + 1;
    assert_eq!(errors[0].position(wrong.as_bytes()).line, line);
}

/// The parts that a listing says all of: what is made of it is what fxc made. The program is compared in `dxbin-tpf`.
#[test]
fn a_listing_alone_gives_the_signatures() {
    let kinds = [*b"ISGN", *b"OSGN", *b"PCSG", *b"OSG5", *b"ISG1", *b"OSG1", *b"PSG1", *b"SFI0"].map(FourCc);
    let (mut same, mut other) = (0, Vec::new());
    let (mut whole, mut rdefs, mut unlike, mut warned) = (0, 0, Vec::new(), Vec::new());
    for (name, bytes) in corpus("fxc") {
        let container = Container::read(&bytes, 0, &Limits::default(), &mut Diagnostics::new()).unwrap();
        let Some(text) = list(&bytes, &Options { flags: fxc::HEX_LITERALS, ..Options::default() }) else { continue };
        let made = assemble::alone(&text).unwrap_or_else(|failure| panic!("{name}: {failure}"));
        warned.extend(made.warnings.iter().map(|warning| format!("{name}: {}", warning.message)));
        let listed = list(&made.bytes, &Options { flags: fxc::HEX_LITERALS, ..Options::default() });
        if listed.as_ref() == Some(&text) {
            whole += 1;
        } else if !name.contains("stripped") {
            unlike.push(name.clone());
        }
        let ours = Container::read(&made.bytes, 0, &Limits::default(), &mut Diagnostics::new()).unwrap();
        assert!(ours.digest().is_right(), "{name}");
        let [old, new] = [&container, &ours].map(|of| of.part(FourCc(*b"RDEF")).map(|part| part.data.to_vec()));
        rdefs += usize::from(old.is_some() && old == new);
        for kind in kinds {
            let [old, new] = [&container, &ours].map(|container| container.part(kind).map(|part| part.data.to_vec()));
            if old == new {
                same += 1;
            } else {
                other.push((name.clone().split_off(50), kind, old, new));
            }
        }
    }
    assert!(whole > 1150 && rdefs > 550, "{whole} {rdefs}");
    assert_eq!(warned, [""; 0]);
    // Three programs have no STAT, whose count of instructions the listing ends with; class linkage is not read back.
    let excused = |name: &String| name.contains("ps_global_flags") || name.contains("linkage");
    assert!(unlike.len() == 7 && unlike.iter().all(excused), "{unlike:?}");
    assert!(same > 4000 && other.is_empty(), "{same} {}: {:?}", other.len(), other.iter().take(20).collect::<Vec<_>>());
}

/// Shaders of the corpus edited by hand, put back into their containers, and listed by D3DDisassemble once: the edit shows,
/// all else is as it was, and Microsoft's reader takes the file.
#[test]
fn edited_shaders_list_as_microsoft_lists_them() {
    let folder = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/edited");
    let mut count = 0;
    for entry in std::fs::read_dir(&folder).unwrap() {
        let path = entry.unwrap().path();
        if path.extension().is_none_or(|extension| extension != "asm") {
            continue;
        }
        let name = path.file_stem().unwrap().to_string_lossy().into_owned();
        let original = folder.join(format!("../../../../tests/corpus/fxc/{name}.cso"));
        let bytes = std::fs::read(original).unwrap();
        let container = Container::read(&bytes, 0, &Limits::default(), &mut Diagnostics::new()).unwrap();
        let made = assemble::into(&std::fs::read(&path).unwrap(), &container).unwrap();
        assert_ne!(made.bytes, bytes, "{name} is not edited");
        let listing = list(&made.bytes, &Options::default()).unwrap();
        let golden = std::fs::read(path.with_extension("listing")).unwrap();
        assert!(listing == golden, "{name}:\n{}", String::from_utf8_lossy(&listing));
        count += 1;
    }
    assert_eq!(count, 8);
}
