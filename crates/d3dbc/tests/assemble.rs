//! The assembler against D3DAssemble, and against the listing: what was listed comes back.
#![allow(clippy::unwrap_used, clippy::panic)]

use std::path::{Path, PathBuf};

use dxbin_base::Diagnostics;
use dxbin_d3dbc::print::{self, Options};
use dxbin_d3dbc::spec::Opcode;
use dxbin_d3dbc::{Program, exact, parse};

fn corpus() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/corpus/d3d9")
}

fn files(extensions: &[&str]) -> Vec<PathBuf> {
    let mut files: Vec<PathBuf> = std::fs::read_dir(corpus()).unwrap().map(|entry| entry.unwrap().path()).collect();
    files.retain(|path| path.extension().is_some_and(|extension| extensions.iter().any(|known| extension == *known)));
    files.sort();
    files
}

/// Each instruction of assembler.tsv gives the words that D3DAssemble gives, or is refused as there.
#[test]
fn instructions_assemble_as_microsoft_assembles_them() {
    let table = std::fs::read_to_string(corpus().join("assembler.tsv")).unwrap();
    let (mut same, mut refused) = (0, 0);
    for line in table.lines() {
        let [version, text, want] = line.split('\t').collect::<Vec<_>>()[..] else { panic!("{line}") };
        let parsed = parse::parse(format!("{version}\n{text}\n").as_bytes());
        if want.starts_with('X') {
            assert!(parsed.is_err(), "{version} {text}: {want}");
            refused += 1;
            continue;
        }
        let program = parsed.unwrap_or_else(|errors| panic!("{version} {text}: {errors:?}")).program;
        let bytes = program.encode();
        let words = bytes.as_chunks().0.iter().map(|&word| format!("{:08x}", u32::from_le_bytes(word)));
        let words: Vec<String> = words.collect();
        assert_eq!(words[1..words.len() - 1].join(" "), want, "{version} {text}");
        same += 1;
    }
    assert!(same > 1500 && refused > 700, "{same} {refused}");
}

#[test]
fn sources_assemble_as_microsoft_assembles_them() {
    let sources = files(&["vsh", "psh"]);
    assert!(sources.len() >= 7);
    for path in sources {
        let text = std::fs::read(&path).unwrap();
        let program = parse::parse(&text).unwrap_or_else(|errors| panic!("{}: {errors:?}", path.display())).program;
        assert_eq!(program.encode(), std::fs::read(path.with_extension("cso")).unwrap(), "{}", path.display());
    }
}

const PLAIN: Options = Options {
    default_values: false,
    numbers: false,
    no_debug: false,
    offsets: false,
    hex_literals: false,
    instructions_only: false,
    lenient: false,
};

const ALL: [Options; 3] = [
    Options { default_values: true, numbers: true, offsets: true, hex_literals: true, ..PLAIN },
    Options { numbers: true, no_debug: true, instructions_only: true, ..PLAIN },
    PLAIN,
];

#[test]
fn listings_of_compilers_programs_give_the_same_tokens() {
    let mut count = 0;
    for path in files(&["cso"]) {
        if path.file_name().unwrap().to_string_lossy().starts_with("tokens_") {
            continue;
        }
        let bytes = std::fs::read(&path).unwrap();
        let program = Program::read(&bytes, 0).unwrap();
        let mut without = program.model(&mut Diagnostics::new());
        without.instructions.retain(|instruction| instruction.opcode() != Opcode::COMMENT);
        for options in &ALL {
            let mut text = Vec::new();
            print::print(&program, options, &mut text, &mut Diagnostics::new()).unwrap();
            let mut made =
                parse::parse(&text).unwrap_or_else(|errors| panic!("{}: {errors:?}", path.display())).program;
            assert_eq!(made.encode(), without.encode(), "{}", path.display());
            // And with the comments from the original, all of it.
            made.take_comments(&program.model(&mut Diagnostics::new()));
            assert_eq!(made.encode(), bytes, "{}", path.display());
        }
        count += 1;
    }
    assert!(count > 30, "{count}");
}

#[test]
fn exact_listings_give_the_same_bytes() {
    for path in files(&["cso"]) {
        let bytes = std::fs::read(&path).unwrap();
        let program = Program::read(&bytes, 0).unwrap();
        for options in &ALL {
            let mut text = Vec::new();
            exact::print(&program, options, &mut text, &mut Diagnostics::new()).unwrap();
            let parsed = parse::parse(&text)
                .unwrap_or_else(|errors| panic!("{}: {errors:?}\n{}", path.display(), String::from_utf8_lossy(&text)));
            assert_eq!(parsed.warnings, [], "{}", path.display());
            assert_eq!(parsed.program.encode(), bytes, "{}:\n{}", path.display(), String::from_utf8_lossy(&text));
        }
    }
}

fn words(text: &str) -> Vec<u32> {
    let bytes = parse::parse(text.as_bytes()).unwrap_or_else(|errors| panic!("{errors:?}")).program.encode();
    bytes.as_chunks().0.iter().map(|&word| u32::from_le_bytes(word)).collect()
}

/// What only listings have, and D3DAssemble refuses.
#[test]
fn what_listings_have_beyond_the_assembler() {
    // Of a predicate that is printed as a destination all comes back but for one bit, which is found.
    for (listed, written) in [
        ("break_pp_centroid p0.z", "breakp p0"),
        ("break p0.", "breakp p0.x"),
        ("break_d8_sat_centroid p0.xz", "breakp !p0.y"),
        ("break_sat_pp_centroid p0", "breakp p0.w"),
        ("break_d8_pp p0.yw", "breakp !p0.z"),
    ] {
        assert_eq!(words(&format!("ps_3_0\n{listed}\nret\n")), words(&format!("ps_3_0\n{written}\nret\n")), "{listed}");
    }
    // Eight digits are a float's bits, fewer are a number.
    assert_eq!(words("ps_2_0\ndef c0, 0x3f800000, 0x10, 0, 0\n")[3..5], [0x3f80_0000, 0x4180_0000]);
    assert_eq!(words("ps_2_0\n   0  0x00000004: mov r0 {min16f}, c0\n")[2], 0x800f_4000);
}

/// An edit wins over what a comment says of the line as it was.
#[test]
fn an_edit_wins_over_its_comment() {
    let text = "ps_2_0\nmov r0, c2 // exact: 2 is 0xa0e40009 not 0xa0e40001\n";
    let parsed = parse::parse(text.as_bytes()).unwrap();
    assert_eq!(parsed.warnings.len(), 1);
    assert_eq!(parsed.program.encode()[12..16], 0xa0e4_0002_u32.to_le_bytes());
}
