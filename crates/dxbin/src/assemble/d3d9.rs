//! Assembly for Direct3D 9 (Shader Models 1 to 3): a listing's text into a token stream, as D3DAssemble does it.
//!
//! Comments of a token stream, such as its constant table and its debug information, cannot come from text: [`alone`] makes a
//! program without any, [`into`] takes them from another one. An exact listing has them in comments of its own.
//!
//! ```
//! use dxbin::assemble::d3d9;
//! let made = d3d9::alone(b"ps_2_0\nmov oC0, c0\n").unwrap();
//! assert_eq!(made.bytes.len(), 4 * 5);
//! ```

use dxbin_base::Diagnostics;
use dxbin_base::lex::TextError;
use dxbin_d3dbc::Program;
use dxbin_d3dbc::parse::{self, Parsed};
use dxbin_d3dbc::spec::Opcode;
use dxbin_parts::aon9::Aon9Model;

use super::{Assembled, Failure};

pub use parse::is_program;

/// Makes a program of a text alone.
///
/// # Errors
///
/// [`Failure::Text`] for a text that is wrong.
pub fn alone(text: &[u8]) -> Result<Assembled, Failure> {
    let Parsed { program, warnings, .. } = parse::parse(text).map_err(Failure::Text)?;
    Ok(Assembled { bytes: program.encode(), warnings })
}

/// Makes a program of a text, with the comments of the program in `original`: each stands before the instruction that has
/// as many before it as the one it stood at, or at the end where there are fewer. What follows the end token is kept too.
///
/// An exact listing that has comments of its own keeps those instead.
///
/// # Errors
///
/// [`Failure::Text`] for a text that is wrong; [`Failure::Container`] where `original` is no program.
pub fn into(text: &[u8], original: &[u8]) -> Result<Assembled, Failure> {
    let Parsed { mut program, warnings, .. } = parse::parse(text).map_err(Failure::Text)?;
    let original = Program::read(original, 0)?.model(&mut Diagnostics::new());
    if program.instructions.iter().all(|instruction| instruction.opcode() != Opcode::COMMENT) {
        program.take_comments(&original);
        if original.tail.starts_with(&program.tail) {
            program.tail = original.tail;
        }
    }
    Ok(Assembled { bytes: program.encode(), warnings })
}

/// Where the program of Shader Model 4 starts in a listing that has level 9 code in front of it.
pub(super) fn level9_end(text: &[u8]) -> Option<usize> {
    let start = parse::later_version(text)?;
    text.get(..start).filter(|front| parse::is_program(front)).map(|_| start)
}

/// The bytes of Aon9 with the program of a text. Tables and comments, which no text has, stay.
pub(super) fn into_level9(text: &[u8], aon9: &[u8], warnings: &mut Vec<TextError>) -> Result<Vec<u8>, Failure> {
    let (mut model, layout) = Aon9Model::read(aon9, 0)?;
    let mut made = into(text, &model.program)?;
    warnings.append(&mut made.warnings);
    if made.bytes == *model.program {
        return Ok(aon9.to_vec());
    }
    model.program = made.bytes.into();
    // A program of another length moves what is behind it.
    Ok(model.build(Some(&layout)).or_else(|_| model.build(None))?)
}

/// Where the comments end in front of level 9 code.
pub(super) fn header_end(level9: &[u8]) -> usize {
    parse::parse(level9).map_or(0, |parsed| parsed.header.end)
}
