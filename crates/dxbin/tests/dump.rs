//! Dumps: every byte stands in exactly one row, in any file.
#![allow(clippy::unwrap_used)]

use std::fs;
use std::path::{Path, PathBuf};

use dxbin::base::{Code, FourCc, Limits};
use dxbin::container::Builder;
use dxbin::dump::{Dump, Kind, Row, Rows, Text};

/// Checks that the rows with bytes tile a range of a file.
struct Tiles<'f> {
    file: &'f [u8],
    at: usize,
    rows: usize,
    marks: usize,
    raw: usize,
}

impl<'f> Tiles<'f> {
    fn new(file: &'f [u8], at: usize) -> Self {
        Self { file, at, rows: 0, marks: 0, raw: 0 }
    }
}

impl Rows for Tiles<'_> {
    fn row(&mut self, row: &Row<'_>) {
        assert_eq!(row.offset as usize, self.at, "{row:?}");
        assert_eq!(row.bytes, &self.file[self.at..self.at + row.bytes.len()]);
        assert_eq!(row.bytes.is_empty(), row.kind == Kind::Heading, "{row:?}");
        let end = row.offset + row.bytes.len() as u64;
        assert!(row.marks.iter().all(|mark| mark.span.start < end || row.name == "end"), "{row:?}");
        self.at += row.bytes.len();
        self.rows += 1;
        self.marks += row.marks.len();
        self.raw += if row.kind == Kind::Raw { row.bytes.len() } else { 0 };
    }
}

/// Dumps a file and each of its parts; how many bytes no table described.
fn tile(file: &[u8]) -> usize {
    let dump = Dump::new(file, &Limits::default());
    let mut tiles = Tiles::new(file, 0);
    dump.write(&mut tiles);
    assert_eq!(tiles.at, file.len());
    assert_eq!(tiles.marks, dump.defects().len());
    assert!(tiles.rows <= 64 + 4 * file.len());
    for part in dump.container().map(|container| container.parts()).unwrap_or_default().iter().take(16) {
        let mut tiles = Tiles::new(file, part.header_offset as usize);
        dump.write_part(part, &mut tiles);
        assert_eq!(tiles.at as u64, part.end());
    }
    tiles.raw
}

fn corpus() -> Vec<PathBuf> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/corpus");
    let mut files: Vec<PathBuf> =
        ["d3d9", "debug", "dxc", "fxc", "header", "inputs", "level9", "library", "llvm", "pdb", "rootsig", "tokens"]
            .iter()
            .flat_map(|folder| fs::read_dir(root.join(folder)).unwrap().map(|entry| entry.unwrap().path()))
            .filter(|path| path.extension().is_some_and(|extension| extension == "cso"))
            .collect();
    files.sort();
    assert!(files.len() > 1000, "the corpus is missing");
    files
}

#[test]
fn every_byte_of_the_corpus_stands_in_one_row() {
    for path in corpus() {
        tile(&fs::read(&path).unwrap());
    }
}

/// Of what fxc writes, the parts with tables are described to the last byte, but for padding and messages.
#[test]
fn nothing_in_known_parts_is_left_over() {
    let known = [
        "Aon9", "LIBF", "LIBH", "IFCE", "RDEF", "ISGN", "OSGN", "PCSG", "OSG5", "ISG1", "OSG1", "PSG1", "STAT", "SFI0",
        "SHDR", "SHEX", "RTS0",
    ];
    let mut left = Vec::new();
    for path in corpus().iter().filter(|path| {
        ["fxc", "level9", "library", "rootsig"].iter().any(|folder| path.parent().unwrap().ends_with(folder))
    }) {
        struct Left<'l>(&'l mut Vec<String>, String);
        impl Rows for Left<'_> {
            fn row(&mut self, row: &Row<'_>) {
                // fxc leaves a word behind the operands of some feedback instructions. Comments are not taken apart.
                let known =
                    ["padding", "operands", "comment"].contains(&row.name) || row.meaning.contains("mean nothing");
                if row.kind == Kind::Raw && !known {
                    self.0.push(format!("{}: {:#x} {}", self.1, row.offset, row.name));
                }
            }
        }
        let file = fs::read(path).unwrap();
        let dump = Dump::new(&file, &Limits::default());
        let parts = dump.container().unwrap().parts().iter().filter(|part| known.contains(&&*part.kind.to_string()));
        // dxc's STAT is a bitcode module.
        let is_dxc = path.file_name().unwrap().to_string_lossy().starts_with("dxc_");
        for part in parts.filter(|part| !is_dxc || part.kind != FourCc(*b"STAT")) {
            dump.write_part(part, &mut Left(&mut left, format!("{} {}", path.display(), part.name())));
        }
    }
    assert!(left.is_empty(), "{} rows, such as {:#?}", left.len(), &left[..left.len().min(10)]);
}

#[test]
fn every_truncation_and_every_flipped_byte_too() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/corpus");
    for name in [
        "fxc/ps_depth.1.cso",
        "dxc/ps_lit.cso",
        "fxc/gs_immediate_constants.1.cso",
        "level9/vs_flow.2.cso",
        "library/stages.2.cso",
        "rootsig/fxc_mixed.1.cso",
    ] {
        let file = fs::read(folder.join(name)).unwrap();
        let step = file.len() / 150 + 1;
        for at in (0..file.len()).step_by(step) {
            tile(&file[..at]);
            for bits in [0xff, 0x80, 1] {
                let mut spoilt = file.clone();
                spoilt[at] ^= bits;
                tile(&spoilt);
            }
        }
    }
}

#[test]
fn any_file_can_be_dumped() {
    for file in [&b""[..], b"D", b"DXBC", b"ps_5_0\n", &[0; 300], b"\x60\0\0\0\x10\0\0\0DXIL\0"] {
        tile(file);
    }
}

/// Two parts that share bytes: the second one's are shown once, and it is named all the same.
#[test]
fn shared_bytes_are_shown_once() {
    let mut file = b"DXBC".to_vec();
    file.extend([0; 16]);
    for word in [1_u32, 0, 2, 40, 40, u32::from_le_bytes(*b"SFI0"), 8, 1, 0] {
        file.extend(word.to_le_bytes());
    }
    let size = file.len() as u32;
    file[24..28].copy_from_slice(&size.to_le_bytes());
    tile(&file);
    let mut text = Vec::new();
    let dump = Dump::new(&file, &Limits::default());
    dump.write(&mut Text::new(&mut text, 8));
    let text = String::from_utf8(text).unwrap();
    assert!(text.contains("part SFI0#2"), "{text}");
    assert_eq!(text.matches("FeatureFlags").count(), 1);
    assert!(dump.defects().iter().any(|defect| defect.code == Code::PartSharedOffset));
    assert!(dump.part(FourCc(*b"SFI0"), 2).is_some());
}

#[test]
fn defects_stand_under_their_bytes() {
    let file = [&b"DXBC"[..], &[0; 16], &[1, 0, 0, 0, 36, 0, 0, 0, 0, 0, 0, 0, 7, 8, 9, 10]].concat();
    let mut text = Vec::new();
    Dump::new(&file, &Limits::default()).write(&mut Text::new(&mut text, 4));
    let text = String::from_utf8(text).unwrap();
    let lines: Vec<&str> = text.lines().collect();
    let at = lines.iter().position(|line| line.starts_with("00000020  07 08 09 0a")).unwrap();
    assert!(lines[at + 1].starts_with("          ^~~~~~~~~~~ warning[DX1013]: 4 bytes belong to no part"), "{text}");
}

/// What one part says of another is compared, too: here `ret` alone, of which STAT counts two instructions.
#[test]
fn what_the_program_contradicts_is_marked() {
    let words = |words: &[u32]| words.iter().flat_map(|word| word.to_le_bytes()).collect::<Vec<u8>>();
    let mut builder = Builder::new();
    builder.push(FourCc(*b"SHEX"), words(&[0x50050, 3, 0x0100_003e]));
    builder.push(FourCc(*b"STAT"), words(&[[2; 1].as_slice(), &[0; 6], &[1; 1], &[0; 29]].concat()));
    let file = builder.build().unwrap();
    let mut text = Vec::new();
    Dump::new(&file, &Limits::default()).write(&mut Text::new(&mut text, 4));
    let text = String::from_utf8(text).unwrap();
    let lines: Vec<&str> = text.lines().collect();
    let at = lines.iter().position(|line| line.contains("InstructionCount")).unwrap();
    assert!(lines[at + 1].contains("^~~~~~~~~~~ error[DX7001]: InstructionCount (word 0) is 2"), "{text}");
}

/// Blocks and records as LLVM's analyzer prints them: the length and width of a block, the operands of a record, letters too.
struct Records(Vec<Vec<u64>>);

impl Rows for Records {
    fn row(&mut self, row: &Row<'_>) {
        let number = |text: &str| text.trim().split(' ').next().unwrap().parse::<u64>().unwrap();
        if row.name.starts_with("end of") || row.name == "DEFINE_ABBREV" || !row.meaning.starts_with("from bit") {
            return;
        }
        if let Some((_, words)) = row.value.strip_prefix("block ").and_then(|rest| rest.split_once(", ")) {
            let width = row.meaning.split_whitespace().rev().nth(1).unwrap();
            self.0.push(vec![number(words.trim_end_matches(" words")), number(width)]);
            return;
        }
        let (numbers, letters) = match row.value.split_once('"') {
            Some((numbers, letters)) => (numbers.trim_end_matches(", "), letters.strip_suffix('"').unwrap()),
            None => (row.value, ""),
        };
        let numbers = numbers.split(", ").filter(|text| !text.is_empty()).map(number);
        let letters = letters.replace("\\x01", "\x01");
        self.0.push(numbers.chain(letters.bytes().map(u64::from)).collect());
    }
}

/// `llvm-bcanalyzer --dump` of LLVM 22, of the module in lib_calls.cso; it shows no abbreviations.
#[test]
fn bitcode_is_what_llvms_analyzer_prints() {
    let golden = include_str!("data/lib_calls.bcanalyzer");
    let field = |line: &str, name: &str| {
        let at = line.find(&format!(" {name}="))? + name.len() + 2;
        let digits: String = line[at..].chars().take_while(char::is_ascii_digit).collect();
        digits.parse::<u64>().ok()
    };
    let expected: Vec<Vec<u64>> = (golden.lines())
        .filter(|line| !line.trim_start().starts_with("</") && !line.contains("BLOCKINFO_BLOCK"))
        .map(|line| match field(line, "NumWords") {
            Some(words) => vec![words, field(line, "BlockCodeSize").unwrap()],
            None => (0..).map_while(|i| field(line, &format!("op{i}"))).collect(),
        })
        .collect();
    let file = fs::read(Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/corpus/dxc/lib_calls.cso")).unwrap();
    let dump = Dump::new(&file, &Limits::default());
    let part = dump.part(FourCc(*b"DXIL"), 1).unwrap();
    let mut records = Records(Vec::new());
    dump.write_part(part, &mut records);
    // The analyzer reads BLOCKINFO for itself: the block and its three records of which block they are about.
    let info = records.0.iter().position(|record| *record == [19, 2]).unwrap();
    records.0.drain(info..info + 4);
    assert_eq!(records.0.len(), expected.len());
    for (i, (found, expected)) in records.0.iter().zip(&expected).enumerate() {
        assert_eq!(found, expected, "record {i}");
    }
}
