//! Lists very many programs from one file, to compare with D3DDisassemble.
//!
//!     list_many IN OUT
//!
//! IN holds for each program a flag word, a length and the bytes; OUT gets for each a word, 0 where it is listed and 1 where
//! it is refused, a length and the text. Words are little-endian and of 32 bits.

use dxbin_base::{Diagnostics, Error};
use dxbin_d3dbc::{Program, print};

fn main() -> std::io::Result<()> {
    let mut arguments = std::env::args().skip(1);
    let (Some(from), Some(to)) = (arguments.next(), arguments.next()) else {
        eprintln!("usage: list_many IN OUT");
        std::process::exit(2);
    };
    let input = std::fs::read(from)?;
    let mut rest = &input[..];
    let mut output = Vec::new();
    while let Some((head, behind)) = rest.split_first_chunk::<8>() {
        let [flags, length] = [0, 4].map(|at| u32::from_le_bytes([head[at], head[at + 1], head[at + 2], head[at + 3]]));
        let (bytes, behind) = behind.split_at_checked(length as usize).unwrap_or((behind, &[]));
        rest = behind;
        let mut text = Vec::new();
        let refused = list(bytes, flags, &mut text).is_err();
        if refused {
            text.clear();
        }
        output.extend(u32::from(refused).to_le_bytes());
        output.extend((text.len() as u32).to_le_bytes());
        output.extend(text);
    }
    std::fs::write(to, output)
}

fn list(bytes: &[u8], flags: u32, text: &mut Vec<u8>) -> Result<(), Error> {
    let options = print::Options {
        default_values: flags & 0x02 != 0,
        numbers: flags & 0x04 != 0,
        offsets: flags & 0x20 != 0,
        instructions_only: flags & 0x40 != 0,
        hex_literals: flags & 0x80 != 0,
        lenient: false,
    };
    print::print(&Program::read(bytes, 0)?, &options, text, &mut Diagnostics::new())
}
