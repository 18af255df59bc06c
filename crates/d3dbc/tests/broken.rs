//! Broken programs: what is refused, where, and that nothing panics or loses a byte.

#![allow(clippy::unwrap_used)]

use dxbin_base::{Code, Diagnostics};
use dxbin_d3dbc::print::{Options, print};
use dxbin_d3dbc::{Instruction, Program};

const ORIGIN: u64 = 0x100;

fn bytes(words: &[u32]) -> Vec<u8> {
    words.iter().flat_map(|word| word.to_le_bytes()).collect()
}

fn list(data: &[u8], lenient: bool) -> Result<(String, Diagnostics), dxbin_base::Error> {
    let (mut text, mut diagnostics) = (Vec::new(), Diagnostics::new());
    let options = Options { lenient, default_values: true, ..Options::default() };
    print(&Program::read(data, ORIGIN)?, &options, &mut text, &mut diagnostics)?;
    Ok((String::from_utf8_lossy(&text).into_owned(), diagnostics))
}

#[track_caller]
fn refused(words: &[u32], offset: u64) -> String {
    let data = bytes(words);
    let error = list(&data, false).unwrap_err();
    assert_eq!((error.code(), error.diagnostic().span.start), (Code::ProgramTruncated, ORIGIN + offset), "{error}");
    let (text, diagnostics) = list(&data, true).unwrap();
    assert!(diagnostics.as_slice().iter().any(|diagnostic| diagnostic.code == Code::ProgramTruncated));
    text
}

const PS_1_1: u32 = 0xffff_0101;
const PS_2_0: u32 = 0xffff_0200;
const END: u32 = 0xffff;
const MOV: [u32; 3] = [0x0200_0001, 0x800f_0000, 0xa0e4_0001];

#[test]
fn what_is_no_program() {
    let code = |data: &[u8]| Program::read(data, 0).unwrap_err().code();
    assert_eq!(code(&[]), Code::ProgramTruncated);
    assert_eq!(code(&[0, 2, 0xff]), Code::ProgramTruncated);
    assert_eq!(code(b"DXBC"), Code::NotAShader);
}

#[test]
fn without_an_end() {
    assert_eq!(refused(&[PS_2_0], 0), "    ps_2_0\n\n// approximately 0 instruction slots used\n");
    let text = refused(&[PS_2_0, MOV[0], MOV[1], MOV[2]], 4);
    assert_eq!(text, "    ps_2_0\n    mov r0, c1\n\n// approximately 1 instruction slot used\n");
}

/// By its length the instruction takes in the end, which its operands do not reach.
#[test]
fn a_length_beyond_the_end() {
    refused(&[PS_2_0, 0x0300_0001, MOV[1], MOV[2], END], 4);
    // Before Shader Model 2 there is no such length.
    assert!(list(&bytes(&[PS_1_1, 0x0300_0001, MOV[1], MOV[2], END]), false).is_ok());
    // The other way round nothing is wrong: the operands are all read.
    let (text, _) = list(&bytes(&[PS_2_0, 0x0100_0001, MOV[1], MOV[2], END]), false).unwrap();
    assert!(text.contains("mov r0, c1\n"));
}

#[test]
fn literals_beyond_the_end() {
    refused(&[PS_1_1, 0x51, 0xa00f_0000, 0, 0, 0, END], 4);
    let (text, _) = list(&bytes(&[PS_1_1, 0x51, 0xa00f_0000, 0, 0, 0, END, END]), false).unwrap();
    assert!(text.contains("def c0, 0, 0, 0, 9.18340949e-041\n"), "{text}");
}

#[test]
fn a_comment_beyond_the_end() {
    refused(&[PS_1_1, 0x0002_fffe, 1, END], 4);
    refused(&[PS_2_0, 0x7fff_fffe, 1, END], 4);
}

#[test]
fn an_index_beyond_the_end() {
    // The end token is taken for the index.
    refused(&[PS_2_0, 0x0200_0001, MOV[1], MOV[2] | 1 << 13, END], 20);
}

#[test]
fn what_follows_the_end_is_noted() {
    let data = [&bytes(&[PS_2_0, END])[..], b"abc"].concat();
    let (_, diagnostics) = list(&data, false).unwrap();
    let found: Vec<_> = diagnostics.as_slice().iter().map(|found| (found.code, found.span.clone())).collect();
    assert_eq!(found, [(Code::TrailingBytes, ORIGIN + 8..ORIGIN + 11)]);
}

/// A table of one constant, whose type is the first of a chain of structures: each has two members of the next one's type,
/// the last one two of the type of `next`.
fn chain(length: u32, next: u32) -> Vec<u8> {
    let mut table = vec![28, 0, PS_2_0, 1, 28, 0, 0, 4, 2, 1, 48, 0];
    for link in 0..length {
        let (here, behind) = (48 + 32 * link, 48 + 32 * (link + 1));
        let member = [4, if link + 1 < length { behind } else { next }];
        table.extend([5, 1, 2 << 16 | 1, here + 16, member[0], member[1], member[0], member[1]]);
    }
    table.push(0);
    let comment = (table.len() as u32 + 1) << 16 | 0xfffe;
    bytes(&[&[PS_2_0, comment, 0x4241_5443][..], &table, &[END]].concat())
}

/// Types in circles, and types that are shared so often that printing them all would never end.
#[test]
fn types_without_end() {
    for (length, next) in [(1, 48), (5, 80), (31, 20)] {
        let (text, diagnostics) = list(&chain(length, next), false).unwrap();
        assert!(text.contains("// Parameters:"), "{text}");
        assert!(text.ends_with("    ps_2_0\n\n// approximately 0 instruction slots used\n"), "{text}");
        assert_eq!(diagnostics.as_slice()[0].code, Code::ConstantTableBroken, "{length}");
        assert!(text.len() < 32 << 20, "{}", text.len());
    }
    // As deep and as wide as may be.
    let (text, diagnostics) = list(&chain(10, 20), false).unwrap();
    assert!(diagnostics.is_empty(), "{diagnostics:?}");
    assert_eq!(text.matches("struct\n").count(), (1 << 10) - 1);
}

/// The words of a comment.
fn comment(words: &[u32]) -> Vec<u32> {
    [&[(words.len() as u32) << 16 | 0xfffe][..], words].concat()
}

/// A preshader of one instruction, whose code is this.
fn preshader(code: &[u32]) -> Vec<u32> {
    let literals = comment(&[0x5449_4c43, 1, 0, 0x3ff0_0000]);
    let code = comment(&[&[0x434c_5846][..], code].concat());
    let inner = [&[0x5345_5250, 0x4658_0201][..], &literals, &code, &[END]].concat();
    [&[PS_2_0][..], &comment(&inner), &[END]].concat()
}

/// Where Microsoft's disassembler would read on in memory.
#[test]
fn preshaders_that_lead_outside() {
    let whole = [1, 0x1010_0001, 1, 0, 2, 5, 0, 4, 0];
    let (text, diagnostics) = list(&bytes(&preshader(&whole)), false).unwrap();
    assert!(
        text.starts_with("    preshader\n    neg c0.x, c1.y\n\n// approximately 1 instruction used\n    ps_2_0\n"),
        "{text}"
    );
    assert!(diagnostics.is_empty());
    let broken: [&[u32]; 6] = [
        // More instructions, arguments and indices than there are.
        &[2, 0x1010_0001, 1, 0, 2, 5, 0, 4, 0],
        &[1, 0x1010_0001, 9, 0, 2, 5, 0, 4, 0],
        &[1, 0x1010_0001, 1, 0x7fff_ffff, 2, 5, 0, 4, 0],
        // An index into what has no name.
        &[1, 0x1010_0001, 1, 1, 0, 2, 2, 5, 0, 4, 0],
        // A million components each.
        &[1, 0x101f_ffff, 4, 0, 2, 5, 0, 2, 5, 0, 2, 5, 0, 2, 5, 0, 4, 0],
        &[],
    ];
    for code in broken {
        let (text, diagnostics) = list(&bytes(&preshader(code)), false).unwrap();
        assert!(text.starts_with("    ps_2_0\n"), "{text}");
        assert_eq!(diagnostics.as_slice()[0].code, Code::PreshaderBroken, "{code:?}");
    }
    // A number, where there are none.
    let mut words = preshader(&[1, 0x1010_0001, 1, 0, 1, 0, 0, 4, 0]);
    words[5] = 0;
    let (text, diagnostics) = list(&bytes(&words), false).unwrap();
    assert!(text.starts_with("    ps_2_0\n"), "{text}");
    assert_eq!(diagnostics.as_slice()[0].code, Code::PreshaderBroken);
}

/// Debug information of one line and one variable, one of whose words is another.
fn debug(place: usize, word: u32) -> Vec<u32> {
    let mut table = vec![40, 68, 0, 1, 40, 1, 44, 1, 52, 0, 68, 1, 56, 0, 68, 0, 0, 68, 0x61];
    // The variable's record runs into the name; it has no uses.
    table.truncate(17);
    table.extend([0x61, 0, 0, 0]);
    table[13] = 0;
    if let Some(place) = table.get_mut(place) {
        *place = word;
    }
    [&[PS_2_0][..], &comment(&[&[0x4755_4244][..], &table].concat()), &[0, END]].concat()
}

#[test]
fn debug_information_that_leads_outside() {
    assert!(list(&bytes(&debug(99, 0)), false).unwrap().1.is_empty());
    for (place, word) in [(7, 0x1000_0000), (8, 0x1_0000), (9, 0x1_0000), (14, 0x1_0000), (16, 0x1000_0000)] {
        let (text, diagnostics) = list(&bytes(&debug(place, word)), false).unwrap();
        assert_eq!(text, "    ps_2_0\n    nop\n\n// approximately 0 instruction slots used\n", "{place}");
        let found: Vec<_> = diagnostics.as_slice().iter().map(|found| found.code).collect();
        assert_eq!(found, [Code::DebugTableBroken], "{place}");
    }
}

#[test]
fn every_truncation_and_every_flip_is_read_or_refused() {
    let whole = bytes(&[
        PS_2_0,
        0x0010_fffe,
        0x4241_5443,
        28,
        28,
        PS_2_0,
        1,
        28,
        0,
        28,
        4,
        2,
        1,
        32,
        4,
        0x0003_0001,
        0x0004_0001,
        1,
        0,
        0x0200_001f,
        0x8000_0005,
        0x900f_0000,
        0x0500_0051,
        0xa00f_0000,
        0,
        1,
        2,
        3,
        0x0300_0001,
        0x800f_0000,
        0xa0e4_2001,
        0xb000_0000,
        0x1300_0002,
        0x800f_0000,
        0xb0e4_1000,
        0xa0e4_0000,
        END,
        1,
    ]);
    list(&whole, false).unwrap();
    for end in 0..whole.len() {
        check(&whole[..end]);
        for bit in 0..8 {
            let mut flipped = whole.clone();
            flipped[end] ^= 1 << bit;
            check(&flipped);
        }
    }
}

/// Neither panics; and a model gives back its bytes, whatever they are.
fn check(data: &[u8]) {
    let _ = list(data, false);
    let _ = list(data, true);
    if let Ok(program) = Program::read(data, 0) {
        assert_eq!(program.model(&mut Diagnostics::new()).encode(), data);
        let mut decoder = program.decoder();
        let mut instruction = Instruction::default();
        while let Ok(true) = decoder.next(&mut instruction) {}
    }
}
