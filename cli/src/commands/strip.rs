//! `dxbin strip`: what a program does not need to run, removed.

use std::fmt::Write as _;
use std::path::PathBuf;

use dxbin::base::{Code, FourCc, Limits};
use dxbin::container::spec::d3dcompiler::STRIP;
use dxbin::strip::{Manner, Removed};
use serde::Serialize;

use crate::io::{EditOutputs, Input, Inputs};
use crate::part_name::PartNames;
use crate::report::{Problem, Status};
use crate::run::{self, Output, Shared, envelope};
use crate::table::thousands;

/// Removes debug information, reflection, private data, ...; says how many bytes that saves
#[derive(Debug, clap::Args)]
#[command(after_long_help = "\
Examples:
  dxbin strip --debug --private shader.cso -i           in place
  dxbin strip --flags 0x3 shader.cso -o small.cso       the very bytes of D3DStripShader
  dxbin strip --dxc --debug shader.cso -i               those of `dxc -dumpbin -Qstrip_debug`
  dxbin strip --reflect --keep STAT shaders/ -o out/    reflection but for STAT, of a whole folder
  dxbin strip --debug --save pdbs/ shaders/ -i          what is removed goes to pdbs/NAME.SPDB
  dxbin strip --all-but SHEX,ISGN,OSGN shader.cso -i    nothing stays but these

`--flags` does what D3DStripShader does, and refuses what it refuses. The switches do the same, and
also take dxc's debug information (ILDB, SRCI, PDBI), Shader Models 1 to 3 (the comments CTAB and
DBUG) and containers that Microsoft's function refuses. fxc's spellings, `-Qstrip_debug` and the
like, are taken as well. A library keeps its reflection.

Exit status:
  0  written
  2  a file cannot be read, is no shader or is refused, or the output cannot be written")]
pub(crate) struct Options {
    #[command(flatten)]
    inputs: Inputs,
    /// D3DStripShader's flag word: 1 reflection, 2 debug, 4 test, 8 private, 0x10 root signature
    #[arg(long, value_name = "WORD", value_parser = word, conflicts_with_all = ["reflect", "debug", "test", "private", "rootsig"])]
    flags: Option<u32>,
    /// Reflection: RDEF, STAT
    #[arg(long)]
    reflect: bool,
    /// Debug information: SPDB, SDBG, RPLY, ILDB, SRCI, PDBI
    #[arg(long)]
    debug: bool,
    /// What test compilations left: SMID, SDTL, PERF, CRPT
    #[arg(long)]
    test: bool,
    /// Private data: PRIV
    #[arg(long)]
    private: bool,
    /// The root signature: RTS0
    #[arg(long)]
    rootsig: bool,
    /// As dxc's own `-Qstrip_...`: ILDB, STAT, PRIV and RTS0 alone, and each must be there
    #[arg(long, conflicts_with_all = ["flags", "test"])]
    dxc: bool,
    /// Parts that stay whatever is removed
    #[arg(long, value_name = "PART,...")]
    keep: Option<PartNames>,
    /// Remove all parts but these
    #[arg(long, value_name = "PART,...", conflicts_with_all = ["flags", "reflect", "debug", "test", "private", "rootsig", "keep"])]
    all_but: Option<PartNames>,
    /// Write what is removed into this folder, as NAME.PART
    #[arg(long, value_name = "DIR")]
    save: Option<PathBuf>,
    /// One line of JSON for each file (docs/schemas/strip.json)
    #[arg(long)]
    json: bool,
    #[command(flatten)]
    outputs: EditOutputs,
}

fn word(text: &str) -> Result<u32, String> {
    let parsed = match text.strip_prefix("0x") {
        Some(digits) => u32::from_str_radix(digits, 16),
        None => text.parse(),
    };
    parsed.map_err(|_| "a flag word is a number, such as 3 or 0x1f".to_owned())
}

impl Options {
    fn plan(&self) -> Result<dxbin::strip::Options, Problem> {
        let usage = |message: &str| Problem::new(Code::Usage, message);
        let kinds = |names: &PartNames| -> Result<Vec<FourCc>, Problem> {
            match names.0.iter().any(|name| name.ordinal > 1) {
                true => Err(usage("parts of one kind stay or go together: name the kind")),
                false => Ok(names.0.iter().map(|name| name.kind).collect()),
            }
        };
        let chosen = |name: &str| match name {
            "reflect" => self.reflect,
            "debug" => self.debug,
            "test" => self.test,
            "private" => self.private,
            _ => self.rootsig,
        };
        let switched = STRIP.iter().filter(|row| chosen(row.name)).fold(0, |flags, row| flags | row.bit);
        if self.flags.is_none() && switched == 0 && self.all_but.is_none() {
            return Err(usage("say what to remove: `--flags`, `--debug`, `--reflect`, ... or `--all-but`"));
        }
        if self.json && !self.outputs.is_to_files() {
            return Err(usage("`--json` needs `-o` or `--in-place`: standard output has the shader otherwise"));
        }
        Ok(dxbin::strip::Options {
            flags: self.flags.unwrap_or(switched),
            manner: match (self.flags, self.dxc) {
                (Some(_), _) => Manner::Microsoft,
                (None, true) => Manner::Dxc,
                (None, false) => Manner::Further,
            },
            keep: self.keep.as_ref().map(kinds).transpose()?.unwrap_or_default(),
            only: self.all_but.as_ref().map(kinds).transpose()?,
        })
    }

    pub(crate) fn run(&self, shared: &Shared) -> Status {
        let plan = match self.plan() {
            Ok(plan) => plan,
            Err(problem) => return run::usage(problem),
        };
        run::changes(&self.inputs, &self.outputs, shared, |input, bytes, diagnostics| {
            let stripped = dxbin::strip::strip(bytes, &plan, &Limits::default(), diagnostics)?;
            let report = StripReport::of(bytes, &stripped);
            // First, so that nothing is lost where they cannot be written.
            if let Some(folder) = &self.save {
                for part in &stripped.removed {
                    let extension = name(part).replace(['\\', '/', '#'], "_");
                    crate::io::write(&input.output(folder, Some(&extension))?, part.data, self.outputs.force())?;
                }
            }
            let said = match (self.json, shared.is_quiet()) {
                (true, _) => envelope("strip", input, Some(report), &[], Status::Fine),
                (false, true) => Output::Nothing,
                (false, false) => Output::Text(report.line(input)),
            };
            Ok((stripped.bytes, said))
        })
    }
}

fn name(part: &Removed<'_>) -> String {
    match part.ordinal {
        1 => part.kind.to_string(),
        ordinal => format!("{}#{ordinal}", part.kind),
    }
}

/// What `strip` did with a file.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub(crate) struct StripReport {
    /// Bytes of the file before.
    before: usize,
    /// Bytes of the file afterwards.
    after: usize,
    /// What was removed, in the file's order.
    removed: Vec<RemovedReport>,
}

/// A part that was removed.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub(crate) struct RemovedReport {
    /// The part's name; of Shader Models 1 to 3 the comment's.
    name: String,
    /// Bytes of its data.
    size: usize,
}

impl StripReport {
    fn of(bytes: &[u8], stripped: &dxbin::strip::Stripped<'_>) -> Self {
        let removed = stripped.removed.iter();
        Self {
            before: bytes.len(),
            after: stripped.bytes.len(),
            removed: removed.map(|part| RemovedReport { name: name(part), size: part.data.len() }).collect(),
        }
    }

    fn line(&self, input: &Input) -> String {
        let number = |bytes: usize| thousands(bytes as u64);
        let saved = number(self.before.saturating_sub(self.after));
        let mut text = format!("{}: {} -> {} bytes, {saved} saved", input.name(), number(self.before), number(self.after));
        for (i, part) in self.removed.iter().enumerate() {
            // Writing to a string cannot fail.
            let _ = write!(text, "{} {} {}", if i == 0 { ":" } else { "," }, part.name, number(part.size));
        }
        text + "\n"
    }
}
