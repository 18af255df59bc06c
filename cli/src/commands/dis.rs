//! `dxbin dis`: Microsoft's listing.

use std::io::IsTerminal;

use dxbin::base::{Diagnostics, Limits};
use dxbin::listing::{self, DIALECTS, Dialect, fxc};
use serde::Serialize;

use crate::listing::Listing;
use crate::io::{Inputs, Outputs, Target};
use crate::report::{self, Status};
use crate::run::{self, Outcome, Output, Shared, deliver, envelope};

/// Lists shaders exactly as Microsoft's disassembler does
#[derive(Debug, clap::Args)]
#[command(after_long_help = "\
Examples:
  dxbin dis shader.cso                    on the terminal
  dxbin dis module.bc                     a bare module of Shader Model 6
  dxbin dis --Ni --Lx shader.cso          instructions numbered, literals in hex
  dxbin dis --flags 0x24 shader.cso       by the flag word of D3DDisassemble
  dxbin dis --html shader.cso > it.html   as Microsoft's HTML, in colour
  dxbin dis shaders/ -o listings/         listings/NAME.asm of every shader in a folder
  dxbin dis --lenient broken.cso          also what Microsoft's disassembler refuses
  dxbin dis --exact shader.cso            with all that `dxbin as` needs to give the same bytes

The listing is Microsoft's, byte for byte: for Shader Models 1 to 5 that of D3DDisassemble (dialect
fxc-10.0.26100.4654), for Shader Model 6 that of dxc -dumpbin (dialect dxc-1.9.2602.17), which has
no flags. D3DDisassemble's add up: 0x01 --html, 0x02 default values (changes nothing there either),
0x04 --Ni, 0x10 --no-debug, 0x20 --No, 0x40 --instructions-only, 0x80 --Lx.

Exit status:
  0  listed
  2  a file cannot be read, is no shader, or is one that Microsoft's disassembler refuses")]
pub(crate) struct Options {
    #[command(flatten)]
    inputs: Inputs,
    /// Whose listing: fxc or dxc, with or without the version [default: by what the file is]
    #[arg(long, value_parser = dialect, value_name = "NAME")]
    dialect: Option<Dialect>,
    /// The flag word of D3DDisassemble, hexadecimal (0x24) or decimal
    #[arg(long, value_parser = flags, default_value = "0", value_name = "WORD")]
    flags: u32,
    /// Number the instructions (fxc /Ni, flag 0x04)
    #[arg(long = "Ni", visible_alias = "numbers")]
    numbers: bool,
    /// Put byte offsets in front of instructions (fxc /No, flag 0x20)
    #[arg(long = "No", visible_alias = "offsets")]
    offsets: bool,
    /// Print literals in hexadecimal (fxc /Lx, flag 0x80)
    #[arg(long = "Lx", visible_alias = "hex-literals")]
    hex_literals: bool,
    /// Colour the listing, also in a pipe (fxc /Cc)
    #[arg(long = "Cc", visible_alias = "colour")]
    colour: bool,
    /// Write Microsoft's HTML, with its colours (flag 0x01)
    #[arg(long, conflicts_with = "exact")]
    html: bool,
    /// Only the instructions: no comments before and behind them (flag 0x40)
    #[arg(long)]
    instructions_only: bool,
    /// Without debug information (flag 0x10)
    #[arg(long)]
    no_debug: bool,
    /// List also what Microsoft's disassembler refuses, and say why it would
    #[arg(long)]
    lenient: bool,
    /// Say in comments what the text leaves out, so that `dxbin as` gives the same program back, whatever it is
    #[arg(long, conflicts_with_all = ["instructions_only", "colour"])]
    exact: bool,
    /// One line of JSON for each file (docs/schemas/dis.json)
    #[arg(long)]
    json: bool,
    #[command(flatten)]
    outputs: Outputs,
}

/// Reads a flag word; which bits it may have, the listing knows.
fn flags(text: &str) -> Result<u32, String> {
    let parsed = match text.strip_prefix("0x").or_else(|| text.strip_prefix("0X")) {
        Some(digits) => u32::from_str_radix(digits, 16),
        None => text.parse(),
    };
    match parsed {
        Ok(word) if word & !fxc::ALL == 0 => Ok(word),
        Ok(word) => Err(format!("the bits {:#x} are no flags; those there are add up to {:#x}", word & !fxc::ALL, fxc::ALL)),
        Err(_) => Err("a flag word is a number, such as 0x24".into()),
    }
}

/// Reads a dialect's name.
fn dialect(text: &str) -> Result<Dialect, String> {
    Dialect::from_name(text).ok_or_else(|| {
        let names: Vec<String> = DIALECTS.iter().map(listing::DialectInfo::full_name).collect();
        format!("the dialects are {}", names.join(" and "))
    })
}

impl Options {
    fn options(&self) -> fxc::Options {
        let switches = [
            (self.numbers, fxc::NUMBERS),
            (self.offsets, fxc::OFFSETS),
            (self.hex_literals, fxc::HEX_LITERALS),
            (self.html, fxc::HTML),
            (self.instructions_only, fxc::INSTRUCTIONS_ONLY),
            (self.no_debug, fxc::NO_DEBUG),
        ];
        let named = switches.iter().filter(|(on, _)| *on).fold(0, |word, (_, flag)| word | flag);
        fxc::Options { flags: self.flags | named, lenient: self.lenient, exact: self.exact, limits: Limits::default() }
    }

    pub(crate) fn run(&self, shared: &Shared) -> Status {
        let made = (self.inputs.expand()).and_then(|inputs| Ok((self.outputs.targets(&inputs, Some(if self.flags & fxc::HTML != 0 || self.html { "html" } else { "asm" }))?, inputs)));
        let (targets, inputs) = match made {
            Ok(made) => made,
            Err(problem) => return run::usage(problem),
        };
        if self.colour {
            shared.always_color();
        }
        let several = inputs.len() > 1;
        let coloured = self.colour
            || (std::io::stdout().is_terminal()
                && anstream::AutoStream::choice(&std::io::stdout()) != anstream::ColorChoice::Never);
        run::each(&inputs, shared, |i, input| {
            let target = targets.get(i).unwrap_or(&Target::Stdout);
            let mut diagnostics = Diagnostics::new();
            let listed = input.read().and_then(|bytes| {
                let coloured = coloured && *target == Target::Stdout && !self.json;
                let mut sink = Listing::new(coloured, bytes.len() * 2);
                let dialect = listing::list_bytes(&bytes, self.dialect, &self.options(), &mut sink, &mut diagnostics)?;
                Ok((dialect, sink.finish()))
            });
            let mut problems = report::problems(&diagnostics);
            let (text, status) = match listed {
                Ok(text) => (Some(text), Status::Fine),
                Err(problem) => {
                    problems.push(problem);
                    (None, Status::Failed)
                }
            };
            if self.json {
                let body = text.map(|(dialect, text)| DisReport {
                    dialect: dialect.info().full_name(),
                    flags: self.options().flags,
                    listing: String::from_utf8_lossy(&text).into_owned(),
                });
                let line = envelope("dis", input, body, &problems, status);
                return Outcome { output: line, problems: Vec::new(), status };
            }
            let Some((_, text)) = text else { return Outcome { problems, status, ..Outcome::default() } };
            let mut outcome = match (target, several) {
                // Whose listing it is must be seen where there are more.
                (Target::Stdout, true) => {
                    let title = format!("==> {} <==\n", input.name());
                    Ok(Outcome { output: Output::Bytes([title.as_bytes(), &text, b"\n"].concat()), ..Outcome::default() })
                }
                _ => deliver(target, text),
            }
            .unwrap_or_else(Outcome::failed);
            problems.append(&mut outcome.problems);
            Outcome { problems, ..outcome }
        })
    }
}

/// What `dis` says of a file in `--json`.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub(crate) struct DisReport {
    /// Whose listing it is, with the version.
    dialect: String,
    /// The flag word of D3DDisassemble.
    flags: u32,
    /// The listing; bytes that are no UTF-8 are replaced.
    listing: String,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn flag_words() {
        assert_eq!(flags("0x24"), Ok(0x24));
        assert_eq!(flags("64"), Ok(64));
        for wrong in ["", "0x", "x24", "0x08", "256"] {
            assert!(flags(wrong).is_err(), "{wrong}");
        }
    }
}
