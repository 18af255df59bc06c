//! Lists and assembles very many programs from one file, to compare with D3DDisassemble and D3DAssemble.
//!
//!     many IN OUT
//!
//! IN holds for each job a kind, a flag word, a length and the bytes; OUT gets for each a word, 0 where it was done and 1 where
//! it was refused, a length and what came of it. Words are little-endian and of 32 bits. Kinds:
//!
//! * 0: a program's listing under the flag word;
//! * 1: the program of a text;
//! * 2: a program from its own listing;
//! * 3: a program from its own listing with all that the text leaves out.

use dxbin_base::Diagnostics;
use dxbin_base::sink::Html;
use dxbin_d3dbc::{Program, exact, parse, print};

fn main() -> std::io::Result<()> {
    let mut arguments = std::env::args().skip(1);
    let (Some(from), Some(to)) = (arguments.next(), arguments.next()) else {
        eprintln!("usage: many IN OUT");
        std::process::exit(2);
    };
    let input = std::fs::read(from)?;
    let mut rest = &input[..];
    let mut output = Vec::new();
    while let Some((head, behind)) = rest.split_first_chunk::<12>() {
        let word = |at: usize| u32::from_le_bytes([head[at], head[at + 1], head[at + 2], head[at + 3]]);
        let (bytes, behind) = behind.split_at_checked(word(8) as usize).unwrap_or((behind, &[]));
        rest = behind;
        let made = job(word(0), word(4), bytes);
        let (status, made) = match made {
            Ok(made) => (0_u32, made),
            Err(message) => (1, message.into_bytes()),
        };
        output.extend(status.to_le_bytes());
        output.extend((made.len() as u32).to_le_bytes());
        output.extend(made);
    }
    std::fs::write(to, output)
}

fn job(kind: u32, flags: u32, bytes: &[u8]) -> Result<Vec<u8>, String> {
    match kind {
        0 => list(bytes, flags),
        1 => assemble(bytes),
        2 => assemble(&list(bytes, flags)?),
        _ => {
            let mut text = Vec::new();
            let program = Program::read(bytes, 0).map_err(|error| error.to_string())?;
            exact::print(&program, &options(flags), &mut text, &mut Diagnostics::new())
                .map_err(|error| error.to_string())?;
            assemble(&text)
        }
    }
}

fn options(flags: u32) -> print::Options {
    print::Options {
        default_values: flags & 0x02 != 0,
        numbers: flags & 0x04 != 0,
        no_debug: flags & 0x10 != 0,
        offsets: flags & 0x20 != 0,
        instructions_only: flags & 0x40 != 0,
        hex_literals: flags & 0x80 != 0,
        lenient: false,
    }
}

fn list(bytes: &[u8], flags: u32) -> Result<Vec<u8>, String> {
    let mut text = Vec::new();
    let program = Program::read(bytes, 0).map_err(|error| error.to_string())?;
    let mut diagnostics = Diagnostics::new();
    if flags & 0x01 != 0 {
        let mut html = Html::default();
        print::print(&program, &options(flags), &mut html, &mut diagnostics).map_err(|error| error.to_string())?;
        return Ok(html.0);
    }
    print::print(&program, &options(flags), &mut text, &mut diagnostics).map_err(|error| error.to_string())?;
    Ok(text)
}

fn assemble(text: &[u8]) -> Result<Vec<u8>, String> {
    match parse::parse(text) {
        Ok(parsed) => Ok(parsed.program.encode()),
        Err(errors) => {
            let errors =
                errors.iter().map(|error| format!("{} {} {}", error.position(text), error.code, error.message));
            Err(errors.collect::<Vec<_>>().join("\n"))
        }
    }
}
