//! Every container of the corpus lists as Microsoft's disassembler lists it.
//!
//! Goldens stand beside the container: `NAME.asm` under flag word 0x00, `NAME.fXX.asm` under 0xXX, and `NAME.sums` with
//! the lengths and checksums of more words. A container without any of them is not listed.

#![allow(clippy::unwrap_used)]

use std::fs;
use std::path::{Path, PathBuf};

use dxbin::base::{Code, Diagnostics, FourCc, Limits};
use dxbin::container::digest::{self, Variant};
use dxbin::container::{Builder, Container};
use dxbin::listing::fxc::{self, Options};
use dxbin::parts::rdef::Rdef;
use dxbin::pdb::dbi::Dbi;
use dxbin::pdb::model::MsfModel;
use dxbin::pdb::msf::Msf;

fn corpus() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/corpus")
}

/// The containers below a folder.
fn containers(folder: &Path, into: &mut Vec<PathBuf>) {
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        let is_of_dxc = ["dxc", "inputs", "mutants"].iter().any(|folder| path.ends_with(folder));
        if path.is_dir() && !is_of_dxc {
            // Those of dxc are listed in its own dialect.
            containers(&path, into);
        } else if path.extension().is_some_and(|extension| extension == "cso") {
            into.push(path);
        }
    }
}

/// zlib's CRC-32, bit by bit: slow and short.
fn crc32(data: &[u8]) -> u32 {
    let table: Vec<u32> = (0..256u32)
        .map(|byte| (0..8).fold(byte, |crc, _| if crc & 1 == 0 { crc >> 1 } else { crc >> 1 ^ 0xedb8_8320 }))
        .collect();
    !data.iter().fold(!0, |crc, byte| crc >> 8 ^ table[usize::from(crc as u8 ^ byte)])
}

/// The listing, or the error's code.
fn list(bytes: &[u8], flags: u32) -> Result<(Vec<u8>, Diagnostics), Code> {
    let (mut text, mut diagnostics) = (Vec::new(), Diagnostics::new());
    let options = Options { flags, ..Options::default() };
    match fxc::list_bytes(bytes, &options, &mut text, &mut diagnostics) {
        Ok(()) => Ok((text, diagnostics)),
        Err(error) => Err(error.code()),
    }
}

/// Where two texts part, for a person.
fn difference(want: &[u8], got: &[u8]) -> String {
    let (mut want, mut got) = (want.split(|&byte| byte == b'\n'), got.split(|&byte| byte == b'\n'));
    for line in 1.. {
        match (want.next(), got.next()) {
            (None, None) => break,
            (want, got) if want == got => {}
            (want, got) => {
                let text = |line: Option<&[u8]>| line.map(|line| String::from_utf8_lossy(line).into_owned());
                return format!("line {line}:\n  want {:?}\n  got  {:?}", text(want), text(got));
            }
        }
    }
    "no line differs".to_owned()
}

/// What differs from the goldens beside a container.
fn check(path: &Path, failures: &mut Vec<String>) -> usize {
    let bytes = fs::read(path).unwrap();
    let mut checked = 0;
    let mut fail = |flags: u32, what: String| failures.push(format!("{} {flags:#04x}: {what}", path.display()));
    for flags in 0..0x100 {
        let golden = fs::read(path.with_extension(format!("f{flags:02x}.asm")))
            .or_else(|error| if flags == 0 { fs::read(path.with_extension("asm")) } else { Err(error) });
        let Ok(want) = golden else { continue };
        checked += 1;
        match list(&bytes, flags) {
            Ok((got, _)) if got == want => {}
            Ok((got, _)) => fail(flags, difference(&want, &got)),
            Err(code) => fail(flags, format!("refused with {code:?}")),
        }
    }
    // Most words give a text that was met before, and a checksum takes longer than a comparison.
    let mut known: Vec<(Vec<u8>, String)> = Vec::new();
    let sums = fs::read_to_string(path.with_extension("sums")).unwrap_or_default();
    for line in sums.lines() {
        let (flags, want) = line.split_once(' ').unwrap();
        let flags = u32::from_str_radix(flags.strip_prefix("0x").unwrap(), 16).unwrap();
        checked += 1;
        let got = match list(&bytes, flags) {
            Ok((text, _)) => match known.iter().find(|(met, _)| *met == text) {
                Some((_, sum)) => sum.clone(),
                None => {
                    let sum = format!("{} {:08x}", text.len(), crc32(&text));
                    known.push((text, sum.clone()));
                    sum
                }
            },
            Err(_) => "refused".to_owned(),
        };
        if got != want {
            fail(flags, format!("want {want}, got {got}"));
        }
    }
    checked
}

#[test]
fn the_corpus_lists_as_microsoft_lists_it() {
    let mut paths = Vec::new();
    containers(&corpus(), &mut paths);
    paths.sort();
    let threads = std::thread::available_parallelism().map_or(1, usize::from);
    let (mut failures, mut checked) = (Vec::new(), 0);
    std::thread::scope(|scope| {
        let workers: Vec<_> = paths
            .chunks(paths.len().div_ceil(threads))
            .map(|paths| {
                scope.spawn(move || {
                    let mut failures = Vec::new();
                    let checked: usize = paths.iter().map(|path| check(path, &mut failures)).sum();
                    (checked, failures)
                })
            })
            .collect();
        for worker in workers {
            let (count, found) = worker.join().unwrap();
            checked += count;
            failures.extend(found);
        }
    });
    assert!(checked > 1000, "only {checked} goldens were found");
    let shown = failures.iter().take(10).cloned().collect::<Vec<_>>().join("\n");
    assert!(failures.is_empty(), "{} of {checked} listings differ:\n{shown}", failures.len());
}

#[test]
fn what_is_refused_says_why() {
    let bytes = fs::read(corpus().join("header/no_stat.cso")).unwrap();
    for flags in [8, 9, 0x100, u32::MAX] {
        assert_eq!(list(&bytes, flags).unwrap_err(), Code::ListingFlags);
    }
    let with = |offset: usize, value: u8| {
        let mut bytes = bytes.clone();
        bytes[offset] = value;
        bytes
    };
    assert_eq!(list(&with(4, bytes[4] ^ 1), 0).unwrap_err(), Code::DigestStale);
    assert_eq!(list(&with(20, 2), 0).unwrap_err(), Code::ListingRefused);
    let trailing = [&bytes[..], &[0]].concat();
    assert_eq!(list(&trailing, 0).unwrap_err(), Code::ListingRefused);
    assert_eq!(list(&bytes[..31], 0).unwrap_err(), Code::TooShort);
}

#[test]
fn lenient_lists_what_microsoft_refuses() {
    let mut bytes = fs::read(corpus().join("header/no_stat.cso")).unwrap();
    let want = list(&bytes, 0).unwrap().0;
    bytes[4] ^= 1;
    bytes.push(0);
    let (mut text, mut diagnostics) = (Vec::new(), Diagnostics::new());
    let options = Options { lenient: true, ..Options::default() };
    fxc::list_bytes(&bytes, &options, &mut text, &mut diagnostics).unwrap();
    assert_eq!(text, want);
    let codes: Vec<_> = diagnostics.as_slice().iter().map(|d| d.code).collect();
    assert!(codes.contains(&Code::DigestStale) && codes.contains(&Code::ListingRefused), "{codes:?}");
}

/// A small container, cut at every length and with every byte changed: no panic, and no listing out of all proportion.
#[test]
fn hostile_containers_end_well() {
    let bytes = fs::read(corpus().join("header/objects.cso")).unwrap();
    let options = Options { lenient: true, ..Options::default() };
    let run = |bytes: &[u8]| {
        let (mut text, mut diagnostics) = (Vec::new(), Diagnostics::new());
        let _ = fxc::list_bytes(bytes, &options, &mut text, &mut diagnostics);
        assert!(text.len() < 1 << 24, "{} bytes", text.len());
    };
    for end in 0..bytes.len() {
        run(&bytes[..end]);
    }
    for at in 0..bytes.len() {
        for value in [0, 1, 0x7f, 0x80, 0xff] {
            let mut changed = bytes.clone();
            changed[at] = value;
            run(&changed);
        }
    }
}

/// A PDB that cannot be read is said to be one; the listing is that without it.
#[test]
fn a_broken_pdb_is_left_out_and_told() {
    let mut bytes = fs::read(corpus().join("debug/inlining.2.cso")).unwrap();
    let with_debug = list(&bytes, 0).unwrap().0;
    let without = list(&bytes, fxc::NO_DEBUG).unwrap().0;
    assert_ne!(with_debug, without);
    let start = {
        let container = Container::read(&bytes, 0, &Limits::default(), &mut Diagnostics::new()).unwrap();
        container.part(FourCc(*b"SPDB")).unwrap().start() as usize
    };
    // The magic, the block size, the directory's block: the first three things that must be right.
    for at in [0, 32, 52] {
        let kept = bytes[at + start];
        bytes[at + start] ^= 0x81;
        assert!(digest::sign(&mut bytes, Variant::Standard));
        let (text, diagnostics) = list(&bytes, 0).unwrap();
        assert_eq!(text, without);
        let told = &diagnostics.as_slice()[0];
        assert_eq!((told.code, told.place().starts_with("SPDB+0x")), (Code::DebugInfoUnread, true), "{told}");
        bytes[at + start] = kept;
    }
}

/// A variable's name of 60,000 bytes, which a location in the program's first instruction tells again and again, does not
/// make a book: what debug information may say is bounded.
#[test]
fn debug_information_is_no_longer_than_a_multiple_of_the_file() {
    let bytes = fs::read(corpus().join("debug/variables.2.cso")).unwrap();
    let container = Container::read(&bytes, 0, &Limits::default(), &mut Diagnostics::new()).unwrap();
    let part = *container.part(FourCc(*b"SPDB")).unwrap();
    let msf = Msf::read(part.data, 0, &mut Diagnostics::new()).unwrap();
    let module = &Dbi::read(&msf).unwrap().modules[0];
    let number = usize::from(module.info.stream);
    let (mut model, _) = MsfModel::read(&msf).unwrap();
    // A function, a variable, and as many locations of all of it as a million bytes hold.
    let old = model.streams[number].clone().unwrap();
    let function = &old[0x80 - 4..];
    let at = function.windows(4).position(|four| four[2..] == [0x10, 0x11]).unwrap();
    let length = usize::from(u16::from_le_bytes([function[at], function[at + 1]])) + 2;
    let start = u32::from_le_bytes(function[at + 32..at + 36].try_into().unwrap());
    let mut stream = [&4_u32.to_le_bytes()[..], &function[at..at + length]].concat();
    let mut record = |kind: u16, body: &[u8]| {
        stream.extend((body.len() as u16 + 2).to_le_bytes());
        stream.extend(kind.to_le_bytes());
        stream.extend(body);
    };
    record(0x113e, &[&[0x40, 0, 0, 0, 0, 0][..], &[b'n'; 60_000], &[0]].concat());
    let mut location = vec![0, 0, 1, 0, 0, 0, 4, 0];
    location.extend(start.to_le_bytes());
    location.extend([1, 0, 4, 0, 0, 0, 0, 0]);
    (0..40_000).for_each(|_| record(0x1150, &location));
    let symbols = stream.len();
    let lines = module.info.symbols_size as usize..(module.info.symbols_size + module.info.lines_size) as usize;
    stream.extend(&old[lines]);
    model.streams[number] = Some(stream.into());
    let mut debug = model.streams[3].clone().unwrap().into_owned();
    debug[64 + 36..64 + 40].copy_from_slice(&(symbols as u32).to_le_bytes());
    model.streams[3] = Some(debug.into());

    let mut builder = Builder::from_container(&container).unwrap();
    let place = container.parts().iter().position(|part| part.kind == FourCc(*b"SPDB")).unwrap();
    let pdb = model.build(None).unwrap();
    assert!(builder.replace(place, &pdb));
    let file = builder.build().unwrap();
    let mut text = Vec::new();
    let refused = fxc::list_bytes(&file, &Options::default(), &mut text, &mut Diagnostics::new());
    assert_eq!(refused.unwrap_err().code(), Code::ListingRefused);
    assert!(text.len() < (1 << 24) + 17 * file.len(), "{}", text.len());
}

/// The listing of `header/objects.cso` with a word of its RDEF changed; `change` gives the word's offset in the
/// part and its new value.
fn with_rdef_word(change: impl Fn(&Rdef<'_>) -> (u32, u32)) -> Result<Vec<u8>, Code> {
    let mut bytes = fs::read(corpus().join("header/objects.cso")).unwrap();
    let (at, value) = {
        let container = Container::read(&bytes, 0, &Limits::default(), &mut Diagnostics::new()).unwrap();
        let part = container.part(FourCc(*b"RDEF")).unwrap();
        let (offset, value) = change(&Rdef::open(part.data));
        (part.start() as usize + offset as usize, value)
    };
    bytes[at..at + 4].copy_from_slice(&value.to_le_bytes());
    assert!(digest::sign(&mut bytes, Variant::Standard));
    let mut text = Vec::new();
    fxc::list_bytes(&bytes, &Options::default(), &mut text, &mut Diagnostics::new()).map_err(|error| error.code())?;
    Ok(text)
}

#[test]
fn types_in_a_circle_take_the_header_away() {
    let text = with_rdef_word(|rdef| {
        let buffer = rdef.buffer(0).unwrap();
        let structure = rdef.variable(&buffer, 1).unwrap().ty;
        (rdef.ty(structure).unwrap().member_offset + 4, structure)
    });
    assert!(text.unwrap().starts_with(b"ps_5_0\n"));
}

#[test]
fn rows_without_a_size_end() {
    // Sixteen million bindings, all the first one: about 1.4 GB of text, if nobody stopped it.
    let mut bytes = fs::read(corpus().join("header/objects.cso")).unwrap();
    let container = Container::read(&bytes, 0, &Limits::default(), &mut Diagnostics::new()).unwrap();
    let start = container.part(FourCc(*b"RDEF")).unwrap().start() as usize;
    bytes[start + 11] = 1;
    bytes[start + 40..start + 44].fill(0);
    let mut text = Vec::new();
    let options = Options { lenient: true, ..Options::default() };
    let refused = fxc::list_bytes(&bytes, &options, &mut text, &mut Diagnostics::new());
    assert_eq!(refused.unwrap_err().code(), Code::ListingRefused);
    assert!(text.len() < 1 << 25);
}

#[test]
fn one_bad_offset_takes_the_header_away() {
    let text = with_rdef_word(|_| (24, u32::MAX)).unwrap();
    assert!(text.starts_with(b"ps_5_0\n"));
}
