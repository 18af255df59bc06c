//! Listings from which the same bytes come back, whatever they are.
//!
//! Microsoft's text leaves things out: comments, the bits of a NaN, reserved bits, all of an instruction that has no spelling,
//! what follows the end. Here each line is assembled as it is printed, and where other words come out, an `// exact:` comment
//! says the difference; a comment of the token stream is one such comment. [`crate::parse`] puts it all back. For what fxc
//! wrote there is nothing to say but the comments.

use dxbin_base::{Diagnostics, Error, exact};

use crate::decode::Program;
use crate::model::Instruction;
use crate::parse;
use crate::print::{self, Options};
use crate::spec::Opcode;
use crate::token::Version;

/// The end token, as tools write it.
const END: [u8; 4] = [0xff, 0xff, 0, 0];

/// Prints a program with `// exact:` comments. What Microsoft's disassembler gives up at is printed as far as it can be, and
/// `diagnostics` told of it. Debug information is a comment like any other.
///
/// ```
/// use dxbin_base::Diagnostics;
/// use dxbin_d3dbc::{Program, exact, parse, print};
/// // ps_2_0: a comment, `mov oC0, c1` with a reserved bit, and three bytes behind the end.
/// let words = [0xffff_0200_u32, 0x0001_fffe, 0x6f6c_6f68, 0x0300_0001, 0x800f_0800, 0xa0e4_0001, 0x0000_ffff];
/// let mut bytes: Vec<u8> = words.iter().flat_map(|word| word.to_le_bytes()).collect();
/// bytes.extend(*b"abc");
/// let program = Program::read(&bytes, 0)?;
/// let mut text = Vec::new();
/// exact::print(&program, &print::Options::default(), &mut text, &mut Diagnostics::new())?;
/// assert_eq!(String::from_utf8_lossy(&text), "    ps_2_0
/// // exact: comment 686f6c6f
///     mov oC0, c1 // exact: 0 is 0x03000001 not 0x02000001
///
/// // approximately 1 instruction slot used
/// // exact: tail ffff0000616263
/// ");
/// assert_eq!(parse::parse(&text).unwrap().program.encode(), bytes);
/// # Ok::<(), dxbin_base::Error>(())
/// ```
///
/// # Errors
///
/// None.
pub fn print(
    program: &Program<'_>,
    options: &Options,
    out: &mut Vec<u8>,
    diagnostics: &mut Diagnostics,
) -> Result<(), Error> {
    // Names in debug information may hold anything.
    let options = &Options { no_debug: true, ..*options };
    let shown = parse::parse(format!("{}\n", program.version).as_bytes()).map(|parsed| parsed.program.version);
    if shown.ok() != Some(program.version) {
        exact::comment(&format!("version {:#010x}", program.version.0), out);
    }
    let mut is_header = true;
    print::pieces(program, options, diagnostics, |instruction, text| match instruction {
        Some(instruction) => line(program.version, instruction, text, out),
        None if std::mem::take(&mut is_header) => header(text, out),
        None => out.extend_from_slice(text),
    })?;
    let tail = program.model(&mut Diagnostics::new()).tail;
    if tail != END {
        exact::comment(&format!("tail {}", dxbin_base::number::hex_bytes(&tail)), out);
    }
    Ok(())
}

/// What stands before the instructions. Names may hold line ends, behind which anything could stand: each line becomes a
/// comment, and none one of ours.
fn header(text: &[u8], out: &mut Vec<u8>) {
    let lines: Vec<&[u8]> = text.split_inclusive(|&byte| byte == b'\n' || byte == b'\r').collect();
    let Some((version, comments)) = lines.split_last() else { return };
    for comment in comments {
        if comment.starts_with(b"//") && !comment.starts_with(exact::INTRODUCTION.as_bytes()) {
            out.extend_from_slice(comment);
        } else {
            exact::remark(comment, out);
        }
    }
    out.extend_from_slice(version);
}

/// One instruction's text with what it leaves out.
fn line(version: Version, instruction: &Instruction, text: &[u8], out: &mut Vec<u8>) {
    if instruction.opcode() == Opcode::COMMENT {
        exact::comment(&format!("comment {}", dxbin_base::number::hex_bytes(&instruction.comment)), out);
        return;
    }
    let words = instruction.words();
    let Some((said, span)) = parse::instruction(text, version) else {
        // The text is none that a parser can read: it becomes a remark.
        exact::remark(text, out);
        exact::comment(&format!("words{}", exact::list(&words)), out);
        return;
    };
    match exact::difference(text.get(span).unwrap_or_default(), &said.words(), &words) {
        None => out.extend_from_slice(text),
        Some(difference) => {
            out.extend_from_slice(text.trim_ascii_end());
            out.push(b' ');
            exact::comment(&difference, out);
        }
    }
}
