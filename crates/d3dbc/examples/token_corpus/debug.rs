//! Debug information that fxc does not write: lines that jump, drift and lead nowhere, variables without names.

use crate::programs::{END, Named};

const VERSION: u32 = 0xfffe_0300;
const NONE: u16 = 0xffff;
/// No name.
const NO: Option<&str> = None;

/// How far from where it stands an instruction is said to stand, in bytes.
type Shift = fn(usize) -> i32;
/// Line and file of an instruction.
type Line = (u16, u16);
/// Scope, name, and what is in the lanes of some instructions.
type Variable = (Option<&'static str>, Option<&'static str>, Vec<(u32, [u16; 4])>);

/// A table that is put together behind its head.
struct Table {
    bytes: Vec<u8>,
    strings: Vec<(&'static str, u32)>,
}

impl Table {
    fn align(&mut self) -> u32 {
        self.bytes.resize(self.bytes.len().next_multiple_of(4), 0xab);
        40 + self.bytes.len() as u32
    }

    fn string(&mut self, text: Option<&'static str>) -> u32 {
        let Some(text) = text else { return 0 };
        if let Some(known) = self.strings.iter().find(|known| known.0 == text) {
            return known.1;
        }
        let offset = self.align();
        self.bytes.extend(text.bytes().chain([0]));
        self.strings.push((text, offset));
        offset
    }

    fn words(&mut self, words: &[u32]) -> u32 {
        let offset = self.align();
        words.iter().for_each(|word| self.bytes.extend(word.to_le_bytes()));
        offset
    }
}

/// A program of as many `nop` as there are lines, each with its own; `shift` moves what is said of where they stand.
fn program(
    files: &[&'static str],
    lines: &[Line],
    variables: &[Variable],
    entry: Option<&'static str>,
    shift: Shift,
) -> Vec<u32> {
    let length = table(files, lines, variables, entry, &|_| 0).len() as u32;
    let start = 4 * (2 + length) as i32;
    let comment = table(files, lines, variables, entry, &|i| (start + 4 * i as i32 + shift(i)).max(0) as u32);
    let mut words = vec![VERSION, length << 16 | 0xfffe];
    words.extend(comment);
    words.extend(lines.iter().map(|_| 0));
    words.push(END);
    words
}

/// The words of the comment.
fn table(
    files: &[&'static str],
    lines: &[Line],
    variables: &[Variable],
    entry: Option<&'static str>,
    offset: &dyn Fn(usize) -> u32,
) -> Vec<u32> {
    let mut table = Table { bytes: Vec::new(), strings: Vec::new() };
    let creator = table.string(Some("token_corpus"));
    let entry = table.string(entry);
    let files: Vec<u32> = files.iter().map(|file| table.string(Some(file))).collect();
    let file_info = table.words(&files);
    let pairs = lines.iter().enumerate();
    let records: Vec<u32> =
        pairs.flat_map(|(i, line)| [u32::from(line.1) << 16 | u32::from(line.0), offset(i)]).collect();
    let line_info = table.words(&records);
    let type_info = table.words(&[3 << 16, 4 << 16 | 1, 1, 0]);
    let mut rows = Vec::new();
    for (scope, name, uses) in variables {
        let (scope, name) = (table.string(*scope), table.string(*name));
        let lanes = |x: u16, y: u16| u32::from(y) << 16 | u32::from(x);
        let words: Vec<u32> =
            uses.iter().flat_map(|(line, [x, y, z, w])| [*line, lanes(*x, *y), lanes(*z, *w)]).collect();
        let use_info = table.words(&words);
        rows.extend([scope, name, type_info, uses.len() as u32, use_info]);
    }
    let variable_info = table.words(&rows);
    table.align();
    let head = [
        0x4755_4244,
        40,
        creator,
        0,
        files.len() as u32,
        file_info,
        lines.len() as u32,
        line_info,
        variables.len() as u32,
        variable_info,
        entry,
    ];
    let rest = table.bytes.as_chunks().0.iter().map(|&word| u32::from_le_bytes(word));
    head.into_iter().chain(rest).collect()
}

const ALL: [u16; 4] = [0, 1, 2, 3];

fn variables() -> Vec<Variable> {
    vec![
        (NO, Some("global"), vec![(0, ALL), (4, [0, NONE, NONE, 1])]),
        (Some("main"), Some("own"), vec![(1, ALL), (1, [9, 9, 9, 9]), (4, [NONE, 7, NONE, NONE])]),
        (Some("other"), Some("local"), vec![(2, [3, 3, 0, 65_534]), (4, [NONE, NONE, 5, NONE])]),
        (NO, NO, vec![(3, ALL), (5, [NONE, 0, 0, NONE])]),
        (NO, Some("global"), vec![(5, [1, NONE, NONE, NONE]), (99, ALL)]),
        (Some(""), Some(""), vec![(5, [NONE, NONE, NONE, 2]), (6, [NONE; 4])]),
    ]
}

pub(crate) fn all() -> Vec<Named> {
    let files = ["a.hlsl", "C:\\b \"quoted\".hlsli"];
    let flat: Vec<Line> = vec![(5, 0); 8];
    let drift: Vec<Line> = (100..125).chain((60..=124).rev().step_by(2)).map(|line| (line, 0)).collect();
    let jumps: Vec<Line> = [10, 10, 11, 12, 14, 14, 17, 17, 21, 26, 20, 19, 17, 15, 12, 100, 0, 0, 65_535, 5]
        .map(|line| (line, 0))
        .to_vec();
    let others: Vec<Line> = vec![
        (3, NONE),
        (9, 0),
        (9, 7),
        (9, 1),
        (20, 1),
        (30, 7),
        (41, 7),
        (41, 0),
        (9, NONE),
        (20, NONE),
        (2, 0),
        (3, 1),
        (0, NONE),
    ];
    let none = |_| 0;
    let mut programs: Vec<Named> = vec![
        ("debug_variables".into(), program(&files, &flat, &variables(), Some("main"), none)),
        ("debug_variables_no_entry".into(), program(&files, &flat, &variables(), None, none)),
        ("debug_lines_drift".into(), program(&files, &drift, &[], None, none)),
        ("debug_lines_jump".into(), program(&files, &jumps, &[], None, none)),
        ("debug_files".into(), program(&files, &others, &[], None, none)),
        ("debug_no_files".into(), program(&[], &others, &[], None, none)),
    ];
    let shifts: [(&str, Shift); 6] = [
        ("early", |_| -8),
        ("late", |_| 8),
        ("all_one", |i| -4 * i as i32),
        ("backwards", |i| 28 - 8 * i as i32),
        ("between", |i| if i % 2 == 0 { 1 } else { -2 }),
        ("gaps", |i| 4 * i as i32),
    ];
    let rising: Vec<Line> = (0..8).map(|i| (10 * i + 1, 0)).collect();
    for (name, shift) in shifts {
        programs.push((format!("debug_offsets_{name}"), program(&files, &rising, &variables(), Some("main"), shift)));
    }
    programs
}
