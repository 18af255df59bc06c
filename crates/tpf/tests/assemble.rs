//! The assembler over the corpus: what was listed comes back.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

use std::path::PathBuf;

use dxbin_base::{Diagnostics, FourCc, Limits};
use dxbin_container::Container;
use dxbin_tpf::print::{self, Options};
use dxbin_tpf::{Program, ProgramModel, exact, parse};

/// The programs of a folder of the corpus: name, part.
fn programs(folder: &str) -> Vec<(String, Vec<u8>)> {
    let folder = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../tests/corpus").join(folder);
    let mut paths: Vec<PathBuf> = std::fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()).collect();
    paths.sort();
    let mut programs = Vec::new();
    for path in paths.iter().filter(|path| path.extension().is_some_and(|extension| extension == "cso")) {
        let bytes = std::fs::read(path).unwrap();
        let container = Container::read(&bytes, 0, &Limits::default(), &mut Diagnostics::new()).unwrap();
        let part = container.part(FourCc(*b"SHEX")).or_else(|| container.part(FourCc(*b"SHDR")));
        let name = path.file_stem().unwrap().to_string_lossy().into_owned();
        programs.extend(part.map(|part| (name, part.data.to_vec())));
    }
    programs
}

fn listing(data: &[u8], options: &Options) -> Option<Vec<u8>> {
    let mut text = Vec::new();
    let program = Program::read(data, 0).ok()?;
    print::print(&program, options, &mut text, &mut Diagnostics::new()).ok()?;
    Some(text)
}

const HEX: Options = Options { numbers: false, offsets: false, hex_literals: true, lenient: false };

fn model(data: &[u8]) -> ProgramModel {
    Program::read(data, 0).unwrap().model(&mut Diagnostics::new())
}

/// What Microsoft's text does not say even of fxc's programs.
///
/// fxc writes a word too many behind some instructions with feedback, and not behind others that read the same; and
/// control characters in a message are printed as points.
const UNSAID: [&str; 2] = ["_s: ", "ps_message_text"];

#[test]
fn listings_of_fxc_programs_assemble_to_the_same_tokens() {
    let (mut same, mut unsaid) = (0, 0);
    for (name, data) in programs("fxc") {
        let text = listing(&data, &HEX).unwrap();
        let parsed = parse::parse(&text).unwrap_or_else(|errors| panic!("{name}: {errors:?}"));
        if parsed.bytes == data {
            same += 1;
            continue;
        }
        let program = model(&data);
        let made = model(&parsed.bytes);
        assert_eq!(program.instructions.len(), made.instructions.len(), "{name}");
        for (was, is) in program.instructions.iter().zip(&made.instructions) {
            let (mut old, mut new) = (Vec::new(), Vec::new());
            was.encode(&mut old);
            is.encode(&mut new);
            let place = format!("{name}: {:?}: ", was.opcode());
            assert!(old == new || UNSAID.iter().any(|part| place.contains(part)), "{place}{old:x?} {new:x?}");
        }
        unsaid += 1;
    }
    assert!(same > 600 && unsaid < 25, "{same} {unsaid}");
}

#[test]
fn exact_listings_assemble_to_the_same_bytes() {
    let mut count = 0;
    for (name, data) in ["fxc", "tokens", "header"].iter().flat_map(|folder| programs(folder)) {
        for options in [Options::default(), Options { numbers: true, offsets: true, ..HEX }] {
            let Ok(program) = Program::read(&data, 0) else { continue };
            let mut text = Vec::new();
            exact::print(&program, &options, &mut text, &mut Diagnostics::new()).unwrap();
            let parsed = parse::parse(&text).unwrap_or_else(|errors| {
                panic!("{name}: {errors:?} in\n{}", String::from_utf8_lossy(&text));
            });
            assert_eq!(parsed.warnings, [], "{name}");
            assert_eq!(parsed.bytes, data, "{name}:\n{}", String::from_utf8_lossy(&text));
            count += 1;
        }
    }
    assert!(count > 1500, "{count}");
}

/// The listing says the same under every flag word that keeps the instructions, with other line ends, tabs and a mark.
#[test]
fn margins_line_ends_and_tabs_change_nothing() {
    for (name, data) in programs("fxc").into_iter().step_by(7) {
        let plain = parse::parse(&listing(&data, &HEX).unwrap()).unwrap().bytes;
        for (numbers, offsets) in [(true, false), (false, true), (true, true)] {
            let text = listing(&data, &Options { numbers, offsets, ..HEX }).unwrap();
            let parsed = parse::parse(&text).unwrap_or_else(|errors| panic!("{name}: {errors:?}"));
            assert_eq!(parsed.bytes, plain, "{name}");
        }
        let text = String::from_utf8(listing(&data, &HEX).unwrap()).unwrap();
        let text = format!("\u{feff}{}", text.replace('\n', "\r\n").replace("  ", "\t"));
        assert_eq!(parse::parse(text.as_bytes()).unwrap().bytes, plain, "{name}");
    }
}

/// Listing what was assembled from a listing gives that listing, also where digits are lost. But `0.000000`, which stands for
/// a number that is too small to be seen where zero is spelt `0`, becomes zero, as a person who writes it would want.
#[test]
fn a_listing_of_the_assembled_is_the_listing() {
    let pieces = |text: &[u8]| -> Vec<String> {
        let text = String::from_utf8_lossy(text).into_owned();
        let pieces = text.split_inclusive(|letter| "(, )}".contains(letter));
        pieces
            .map(|piece| if piece.starts_with("0.000000") { piece.replace("0.000000", "0") } else { piece.into() })
            .collect()
    };
    for (name, data) in programs("fxc") {
        let text = listing(&data, &Options::default()).unwrap();
        let parsed = parse::parse(&text).unwrap_or_else(|errors| panic!("{name}: {errors:?}"));
        let again = listing(&parsed.bytes, &Options::default()).unwrap();
        if text != again {
            let (text, again) = (pieces(&text), pieces(&again));
            let differs = text.iter().zip(&again).position(|(a, b)| a != b);
            assert_eq!(text.len(), again.len(), "{name}");
            assert_eq!(differs.map(|i| (&text[i], &again[i])), None, "{name}");
        }
    }
}

#[test]
fn an_edit_wins_over_an_exact_comment() {
    let exact = |text: &str| {
        let parsed = parse::parse(text.as_bytes()).unwrap();
        let words: Vec<u32> = parsed.bytes.as_chunks::<4>().0.iter().map(|&word| u32::from_le_bytes(word)).collect();
        (words, parsed.warnings.len())
    };
    let comment = "// exact: 4 is 0x3dcccccc not 0x3dcccccd";
    assert_eq!(exact(&format!("ps_5_0\nmov o0.x, l(0.100000) {comment}\n")).0[6], 0x3dcc_cccc);
    // Another word was edited: the literal's bits still count.
    assert_eq!(exact(&format!("ps_5_0\nmov o1.x, l(0.100000) {comment}\n")).0[4..], [1, 0x4001, 0x3dcc_cccc]);
    let (words, warnings) = exact(&format!("ps_5_0\nmov o0.x, l(0.200000) {comment}\n"));
    assert_eq!((words[6], warnings), (0x3e4c_cccd, 1));
    let (words, warnings) = exact("ps_5_0\nret // exact: for 0x00000000 words 0x0200003e 0x00000007\n");
    assert_eq!((&words[2..], warnings), (&[0x0100_003e][..], 1));
    let (words, warnings) = exact("ps_5_0\nret\nret\n// exact: length 9 not 3\n");
    assert_eq!((words[1], warnings), (4, 1));
}

/// Spellings of d3dcompiler_43 and 46, and of people: each reads as d3dcompiler_47's does.
#[test]
fn other_spellings_read_the_same() {
    for (other, ours) in [
        // Older listings have small letters before Shader Model 5.1, too.
        ("dcl_constantbuffer cb0[4], immediateIndexed", "dcl_constantbuffer CB0[4], immediateIndexed"),
        ("mov R0.xy , -| V1.xyxx |", "mov r0.xy, -|v1.xyxx|"),
        ("mov r0.x,l(1)", "mov r0.x, l(0x00000001)"),
        ("dcl_globalFlags none", "dcl_globalFlagsnone"),
        ("mov r0.x, cb0[r1.x].x", "mov r0.x, cb0[r1.x + 0].x"),
        ("dcl_resource_texture2d(float,float,float,float)t0", "dcl_resource_texture2d (float,float,float,float) t0"),
        ("add r0.x, r1.x, l(1e0)", "add r0.x, r1.x, l(1.000000)"),
        ("/* before */ ret // behind", "ret "),
        ("#line 7 \"a.hlsl\"\nret", "ret"),
        ("dcl_immediateConstantBuffer { // rows\n\n{ 1, 2,3,4} }", "dcl_immediateConstantBuffer { { 1, 2, 3, 4} }"),
    ] {
        let [other, ours] = [other, ours].map(|line| {
            let text = format!("ps_5_0\n{line}\n");
            parse::parse(text.as_bytes()).unwrap_or_else(|errors| panic!("{text}: {errors:?}")).bytes
        });
        assert_eq!(other, ours);
    }
}

/// Most operands are read in a shorter way, for which some bytes must follow.
#[test]
fn the_shorter_way_gives_what_the_longer_gives() {
    let operands = [
        "r0.x",
        "r12.xyzw",
        "r99.wzyx",
        "v3.yyyy",
        "r100.xyzw",
        "-r7.xxxx",
        "|t1.x|",
        "V2.zwzw",
        "r1.xy",
        "r1.",
        "r5.q",
    ];
    let mut same = 0;
    for version in ["ps_5_0", "ps_5_1"] {
        for (to, from) in operands.iter().flat_map(|to| operands.map(|from| (to, from))) {
            let text = format!("{version}\nmov {to}, {from}");
            let [longer, shorter] = [text.clone(), format!("{text}                    ")].map(|text| {
                parse::parse(text.as_bytes()).map(|parsed| parsed.bytes).map_err(|errors| errors[0].message.clone())
            });
            assert_eq!(longer, shorter, "{text}");
            same += usize::from(shorter.is_ok());
        }
    }
    assert!(same > 40, "{same}");
}

/// `mov` spells a zero `0`, so that `0.000000` is none; `mul` does not.
#[test]
fn a_literal_that_shows_no_digits_is_warned_of() {
    let warned = |line: &str| {
        let parsed = parse::parse(format!("ps_5_0\n{line}\n{line}\n").as_bytes()).unwrap();
        parsed.warnings.iter().map(|warning| (warning.code, warning.span.clone())).collect::<Vec<_>>()
    };
    assert_eq!(warned("mov r0.xyzw, l(0,1.000000,0.000000,0)"), [(dxbin_base::Code::TextRounded, 33..41)]);
    assert_eq!(warned("mov r0.x, l(-0.000000)"), []);
    assert_eq!(warned("mul r0.x, r0.x, l(0.000000)"), []);
}
