//! Listings from which the same tokens come back, whatever they are.
//!
//! Microsoft's text leaves things out: the bits of a literal, how an index is stored, reserved bits, what follows an
//! instruction's operands, all of an instruction that it does not know. Here each line is assembled as it is printed, and
//! where other words come out, an `// exact:` comment says the difference. Microsoft's readers see comments, people see what
//! is unusual about a program, and [`crate::parse`] puts it back. For what fxc wrote there is little to say, and
//! less with hexadecimal literals.

use dxbin_base::exact::{comment, difference, list, remark};
use dxbin_base::{Diagnostics, Error};

use crate::decode::Program;
use crate::model::Instruction;
use crate::parse;
use crate::print::{self, Options};
use crate::token::Version;

/// Prints a program with `// exact:` comments. What Microsoft's disassembler gives up at is printed as far as it can be, and
/// `diagnostics` told of it.
///
/// ```
/// use dxbin_base::Diagnostics;
/// use dxbin_tpf::{Program, exact, parse, print};
/// // `mov o0.x, l(0.1)`, and a reserved bit set in `ret`.
/// let words = [0x50_u32, 8, 0x0500_0036, 0x0010_2012, 0, 0x4001, 0x3dcc_cccc, 0x0180_003e];
/// let bytes: Vec<u8> = words.iter().flat_map(|word| word.to_le_bytes()).collect();
/// let program = Program::read(&bytes, 0).unwrap();
/// let mut text = Vec::new();
/// exact::print(&program, &print::Options::default(), &mut text, &mut Diagnostics::new()).unwrap();
/// assert_eq!(String::from_utf8_lossy(&text), "\
/// ps_5_0
/// mov o0.x, l(0.100000) // exact: 4 is 0x3dcccccc not 0x3dcccccd
/// ret // exact: 0 is 0x0180003e not 0x0100003e
/// ");
/// assert_eq!(parse::parse(&text).unwrap().bytes, bytes);
/// ```
///
/// # Errors
///
/// None but those of a program whose first tokens cannot be printed.
pub fn print(
    program: &Program<'_>,
    options: &Options,
    out: &mut Vec<u8>,
    diagnostics: &mut Diagnostics,
) -> Result<(), Error> {
    let start = out.len();
    print::pieces(program, options, diagnostics, |instruction, text| match instruction {
        Some(instruction) => line(program.version, instruction, text, out),
        None => out.extend_from_slice(text),
    })?;
    whole(program, start, out);
    Ok(())
}

/// One instruction's text with what it leaves out.
fn line(version: Version, instruction: &Instruction, text: &[u8], out: &mut Vec<u8>) {
    let mut words = Vec::new();
    instruction.encode(&mut words);
    let Some(said) = parse::instruction(text, version) else {
        // The text is none that a parser can read: it becomes a remark.
        remark(text, out);
        comment(&format!("words{}", list(&words)), out);
        return;
    };
    match difference(said.text, &said.words, &words) {
        None => out.extend_from_slice(text),
        Some(difference) => {
            out.extend_from_slice(text.trim_ascii_end());
            out.push(b' ');
            comment(&difference, out);
        }
    }
}

/// What there is to say of the program as a whole, behind its last line.
fn whole(program: &Program<'_>, start: usize, out: &mut Vec<u8>) {
    let model = program.model(&mut Diagnostics::new());
    let shown = model.version.0 & 0xffff_00ff;
    if shown != model.version.0 || !(4..=5).contains(&model.version.major()) {
        comment(&format!("version {:#010x}", model.version.0), out);
    }
    let length = match parse::parse(out.get(start..).unwrap_or_default()) {
        Ok(said) => said.bytes.as_chunks().0.get(1).map_or(0, |&word| u32::from_le_bytes(word)),
        // All lines were read before, so this is not reached.
        Err(_) => return,
    };
    if length != model.length {
        comment(&format!("length {} not {length}", model.length), out);
    }
    if !model.tail.is_empty() {
        comment(&format!("tail {}", dxbin_base::number::hex_bytes(&model.tail)), out);
    }
}
