//! Broken token streams: what is refused, with which code and where, and that nothing panics or loses a byte.

#![allow(clippy::unwrap_used)]

use dxbin_base::{Code, Diagnostics};
use dxbin_tpf::print::{Options, print};
use dxbin_tpf::{Instruction, Program};

/// ps_5_0 with these words behind its two leading tokens.
fn bytes(words: &[u32]) -> Vec<u8> {
    let length = words.len() as u32 + 2;
    [0x50, length].iter().chain(words).flat_map(|word| word.to_le_bytes()).collect()
}

fn list(data: &[u8], reach: &[u8], lenient: bool) -> Result<(String, Diagnostics), dxbin_base::Error> {
    let program = Program::read_within(data, reach, 0x100)?;
    let (mut text, mut diagnostics) = (Vec::new(), Diagnostics::new());
    print(&program, &Options { lenient, ..Options::default() }, &mut text, &mut diagnostics)?;
    Ok((String::from_utf8_lossy(&text).into_owned(), diagnostics))
}

const RET: u32 = 0x0100_003e;
/// `mov r0.xyzw, r1.xyzw`
const MOV: [u32; 5] = [0x0500_0036, 0x0010_00f2, 0, 0x0010_0e46, 1];

#[track_caller]
fn refused(words: &[u32], code: Code, offset: u64) {
    let data = bytes(words);
    let error = list(&data, &data, false).unwrap_err();
    assert_eq!((error.code(), error.diagnostic().span.start), (code, offset), "{error}");
    // Lenient: the same defect is told of, and what stands before it is listed.
    let (text, diagnostics) = list(&data, &data, true).unwrap();
    assert!(diagnostics.as_slice().iter().any(|diagnostic| diagnostic.code == code), "{diagnostics:?}");
    assert!(text.starts_with("ps_5_0\n"), "{text}");
}

#[test]
fn an_opcode_without_a_row() {
    refused(&[RET, 0x0100_00ec, RET], Code::UnknownOpcode, 0x10c);
    let data = bytes(&[RET, 0x0200_00ec, 7, RET]);
    let (text, _) = list(&data, &data, true).unwrap();
    assert_eq!(text, "ps_5_0\nret \n// unknown opcode: 0x020000ec 0x00000007\nret \n");
}

#[test]
fn a_length_of_zero_has_no_next_instruction() {
    refused(&[RET, 0x0000_003e, RET], Code::InstructionLength, 0x10c);
}

#[test]
fn operands_past_the_end() {
    refused(&[RET, MOV[0], MOV[1], MOV[2]], Code::OperandPastEnd, 0x10c);
    refused(&[RET, 53 | 3 << 11, 1000], Code::OperandPastEnd, 0x10c);
    refused(&[RET, 53 | 3 << 11, u32::MAX], Code::OperandPastEnd, 0x10c);
    // dcl_function_table with 2^32 - 1 entries
    refused(&[RET, 0x0300_0091, 0, u32::MAX], Code::OperandPastEnd, 0x10c);
}

#[test]
fn custom_data_whose_size_wraps() {
    for high in 1..4 {
        let words = [RET, 53 | 3 << 11, high << 30 | 6, 1, 2, 3, 4, RET];
        let data = bytes(&words);
        let (text, _) = list(&data, &data, false).unwrap();
        assert_eq!(text, "ps_5_0\nret \ndcl_immediateConstantBuffer { { 1, 2, 3, 4} }\n");
        // What it swallows is kept.
        let (mut instruction, program) = (Instruction::default(), Program::read(&data, 0).unwrap());
        let mut decoder = program.decoder();
        while decoder.next(&mut instruction).unwrap() {}
        assert_eq!((instruction.table, instruction.rest.as_slice()), (4, &[1, 2, 3, 4, RET][..]));
        refused(&[RET, 53 | 3 << 11, high << 30 | 1, 1, 2, 3, 4, RET], Code::OperandPastEnd, 0x10c);
    }
}

#[test]
fn operands_no_reader_knows() {
    refused(&[RET, MOV[0], MOV[1], MOV[2], 0x0012_be46, 1], Code::UnknownOperand, 0x10c);
    // Selection mode 3.
    refused(&[RET, MOV[0], MOV[1], MOV[2], 0x0010_0e4e, 1], Code::UnknownOperand, 0x10c);
}

#[test]
fn a_program_that_is_longer_than_its_bytes() {
    let mut data = bytes(&[RET]);
    data[4] = 9;
    assert_eq!(list(&data, &data, false).unwrap_err().code(), Code::ProgramTruncated);
    assert_eq!(list(&data[..7], &data[..7], false).unwrap_err().code(), Code::ProgramTruncated);
}

/// As Microsoft's reader: operands are read behind the program, and the next instruction stands where the length says.
#[test]
fn operands_that_reach_into_what_follows() {
    let data = bytes(&[RET, MOV[0], MOV[1], MOV[2], 0x0000_4001]);
    let mut reach = data.clone();
    reach.extend(1.5_f32.to_le_bytes());
    assert_eq!(list(&data, &reach, false).unwrap().0, "ps_5_0\nret \nmov r0.xyzw, l(1.500000)\n");

    let overlapping = bytes(&[0x0400_0036, MOV[1], MOV[2], 0x0000_4001, RET]);
    let (text, _) = list(&overlapping, &overlapping, false).unwrap();
    assert_eq!(text, "ps_5_0\nmov r0.xyzw, l(0.000000)\nret \n");
}

/// Indices that use indices that use indices ...
#[test]
fn nesting_has_a_limit() {
    let mut words = vec![0x7f00_0036, MOV[1], MOV[2]];
    words.extend(std::iter::repeat_n(0x0090_0e46, 5_000));
    refused(&words, Code::OperandDepth, 0x108);
}

#[test]
fn every_truncation_and_every_flip_is_read_or_refused() {
    let whole = bytes(
        &[
            &MOV[..],
            &[53 | 3 << 11, 6, 1, 2, 3, 4],
            &[0x8a00_0045, 0x8000_00c2, 0x0015_5543],
            &MOV[1..],
            &MOV[1..],
            &[RET],
        ]
        .concat(),
    );
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
    let _ = list(data, data, false);
    let _ = list(data, data, true);
    if let Ok(program) = Program::read(data, 0) {
        assert_eq!(program.model(&mut Diagnostics::new()).encode(), data);
        let mut decoder = program.decoder();
        let mut instruction = Instruction::default();
        while let Ok(true) = decoder.next(&mut instruction) {}
    }
}

/// Custom data of class 0, by the length it states: D3DDisassemble's text.
#[test]
fn a_comment_that_states_no_words_is_not_shown() {
    let listed = |words: &[u32]| {
        let data = bytes(words);
        list(&data, &data, false).unwrap().0
    };
    assert_eq!(listed(&[0x35, 0, RET]), "ps_5_0\n\nret \n");
    assert_eq!(listed(&[0x35, 1, RET]), "ps_5_0\n\nret \n");
    assert_eq!(listed(&[0x35, 3, 0x4142_4344, RET]), "ps_5_0\n// COMMENT: DCB\nret \n");
}
