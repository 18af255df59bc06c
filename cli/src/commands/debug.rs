//! `dxbin debug`: shaders and the debug information that belongs to them.

use std::fmt::Write as _;

use anstyle::{AnsiColor, Style};
use dxbin::base::Limits;
use dxbin::base::number::hex_bytes;
use dxbin::debuginfo::find::{Identity, PairedPdb, PairedShader, Pairing, PdbState, ShaderState, pair};
use rayon::prelude::*;
use serde::Serialize;

use crate::io::{Input, Inputs};
use crate::report::{self, Problem, Status, Told};
use crate::run::{self, Shared};
use crate::table::{Columns, clean, count, thousands};

/// Finds the debug information of shaders: `debug find` pairs shaders with PDBs
#[derive(Debug, clap::Args)]
#[command(after_long_help = FIND_HELP)]
pub(crate) struct Options {
    #[command(subcommand)]
    action: Action,
}

#[derive(Debug, clap::Subcommand)]
enum Action {
    Find(FindOptions),
}

const FIND_HELP: &str = "\
Examples:
  dxbin debug find shaders/ pdbs/          which shader lacks its PDB, which PDB is of another build
  dxbin debug find --all build/            every shader with its PDB
  dxbin debug find shaders/ pdbs/ --json   the same as one line of JSON

A PDB is looked for by the shader's hash (HASH; the GUID of dxc's PDBs), then by its name (ILDN).

Shaders are  found
             embedded    debug information is inside, and no PDB is here
             without     they ask for none
             missing
             mismatched  the PDB of their name belongs to another build
PDBs are     used
             spare       another one with the same hash was taken
             mismatched
             orphaned    no shader asks for them

Exit status:
  0  no PDB is missing or mismatched
  1  some are
  2  a file cannot be read";

/// Pairs shaders with PDBs, and says what is missing, orphaned or of another build
#[derive(Debug, clap::Args)]
#[command(after_long_help = FIND_HELP)]
struct FindOptions {
    #[command(flatten)]
    inputs: Inputs,
    /// Show also what is as it should be
    #[arg(long)]
    all: bool,
    /// One line of JSON (docs/schemas/debug-find.json)
    #[arg(long)]
    json: bool,
}

impl Options {
    pub(crate) fn run(&self, shared: &Shared) -> Status {
        match &self.action {
            Action::Find(options) => options.run(shared),
        }
    }
}

impl FindOptions {
    fn run(&self, shared: &Shared) -> Status {
        let inputs = match self.inputs.expand_named() {
            Ok(inputs) => inputs,
            Err(problem) => return run::usage(problem),
        };
        let read: Vec<Result<(String, Identity), Problem>> = inputs.par_iter().map(identify).collect();
        let (mut files, mut problems) = (Vec::new(), Vec::new());
        for (input, read) in inputs.iter().zip(read) {
            match read {
                Ok(file) => files.push(file),
                Err(problem) => problems.push((input.name(), problem)),
            }
        }
        let pairing = pair(&files);
        let report = FindReport::of(&files, &pairing, &problems);
        let lacking = report.summary.missing + report.summary.mismatched;
        let status = match (problems.len(), lacking) {
            (0, 0) => Status::Fine,
            (0, _) => Status::No,
            _ => Status::Failed,
        };
        let text = if self.json {
            serde_json::to_string(&report).unwrap_or_default() + "\n"
        } else {
            for (file, problem) in problems {
                report::tell(&file, &[problem]);
            }
            report.text(self.all, shared.is_quiet())
        };
        run::say(&text).map_or_else(run::usage, |()| status)
    }
}

fn identify(input: &Input) -> Result<(String, Identity), Problem> {
    let bytes = input.read()?;
    let name = input.name();
    let is_named_pdb = name.len() > 4 && name.get(name.len() - 4..).is_some_and(|end| end.eq_ignore_ascii_case(".pdb"));
    let identity = Identity::of(&bytes, is_named_pdb, &Limits::default())?;
    Ok((name, identity))
}

/// What `debug find` says of all files.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub(crate) struct FindReport {
    /// What the line is: `dxbin/debug-find/1`.
    schema: &'static str,
    /// The shaders.
    shaders: Vec<ShaderReport>,
    /// The PDBs.
    pdbs: Vec<PdbReport>,
    /// How many there are of each.
    summary: Summary,
    /// Files that cannot be read.
    unread: Vec<Unread>,
}

/// A shader.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
struct ShaderReport {
    /// The file.
    file: String,
    /// `found`, `embedded`, `without`, `missing` or `mismatched`.
    state: &'static str,
    /// Its PDB; where it is mismatched, the one that has its name.
    #[serde(skip_serializing_if = "Option::is_none")]
    pdb: Option<String>,
    /// By what the PDB was found: `hash and name`, `hash`, `name` or `guid`.
    #[serde(skip_serializing_if = "Option::is_none")]
    by: Option<&'static str>,
    /// The name of the PDB that it asks for (ILDN).
    #[serde(skip_serializing_if = "Option::is_none")]
    debug_name: Option<String>,
    /// Its hash.
    #[serde(skip_serializing_if = "Option::is_none")]
    hash: Option<String>,
    /// The part that holds debug information inside.
    #[serde(skip_serializing_if = "Option::is_none")]
    embedded: Option<&'static str>,
}

/// A PDB.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
struct PdbReport {
    /// The file.
    file: String,
    /// `used`, `spare`, `mismatched` or `orphaned`.
    state: &'static str,
    /// The shaders that use it.
    shaders: usize,
    /// The hash of the shader it is for.
    #[serde(skip_serializing_if = "Option::is_none")]
    hash: Option<String>,
    /// The name it says it has (ILDN).
    #[serde(skip_serializing_if = "Option::is_none")]
    debug_name: Option<String>,
}

/// How many there are of each.
#[derive(Debug, Default, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
struct Summary {
    /// Shaders whose PDB was found.
    found: usize,
    /// Shaders with debug information inside, and without a PDB.
    embedded: usize,
    /// Shaders that ask for no PDB.
    without: usize,
    /// Shaders whose PDB is missing.
    missing: usize,
    /// Shaders whose PDB is of another build.
    mismatched: usize,
    /// PDBs for which no shader asks.
    orphaned: usize,
    /// PDBs for shaders that have another one.
    spare: usize,
}

/// A file that cannot be read.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
struct Unread {
    /// The file.
    file: String,
    /// Why.
    diagnostic: Told,
}

fn hex(hash: Option<[u8; 16]>) -> Option<String> {
    hash.map(|hash| hex_bytes(&hash))
}

impl ShaderReport {
    fn of(files: &[(String, Identity)], paired: &PairedShader) -> Option<Self> {
        let (file, identity) = files.get(paired.file)?;
        Some(Self {
            file: file.clone(),
            state: paired.state.name(),
            pdb: paired.pdb.and_then(|pdb| Some(files.get(pdb)?.0.clone())),
            by: paired.by.map(|by| by.name()),
            debug_name: identity.debug_name.as_ref().map(|name| clean(name.as_bytes())),
            hash: hex(identity.hash),
            embedded: identity.embedded.map(|embedded| embedded.part()),
        })
    }
}

impl PdbReport {
    fn of(files: &[(String, Identity)], paired: &PairedPdb) -> Option<Self> {
        let (file, identity) = files.get(paired.file)?;
        Some(Self {
            file: file.clone(),
            state: paired.state.name(),
            shaders: paired.shaders,
            hash: hex(identity.hash),
            debug_name: identity.debug_name.as_ref().map(|name| clean(name.as_bytes())),
        })
    }
}

impl FindReport {
    fn of(files: &[(String, Identity)], pairing: &Pairing, problems: &[(String, Problem)]) -> Self {
        let mut summary = Summary::default();
        for shader in &pairing.shaders {
            *match shader.state {
                ShaderState::Found => &mut summary.found,
                ShaderState::Embedded => &mut summary.embedded,
                ShaderState::Without => &mut summary.without,
                ShaderState::Missing => &mut summary.missing,
                ShaderState::Mismatched => &mut summary.mismatched,
            } += 1;
        }
        for pdb in &pairing.pdbs {
            summary.orphaned += usize::from(pdb.state == PdbState::Orphaned);
            summary.spare += usize::from(pdb.state == PdbState::Spare);
        }
        let unread = problems.iter().map(|(file, problem)| Unread { file: file.clone(), diagnostic: problem.into() });
        Self {
            schema: "dxbin/debug-find/1",
            shaders: pairing.shaders.iter().filter_map(|shader| ShaderReport::of(files, shader)).collect(),
            pdbs: pairing.pdbs.iter().filter_map(|pdb| PdbReport::of(files, pdb)).collect(),
            summary,
            unread: unread.collect(),
        }
    }

    fn text(&self, all: bool, quiet: bool) -> String {
        let mut text = String::new();
        let mut columns = Columns::new(&["state", "file", "PDB", "found by"]);
        let is_wrong = |state: &str| matches!(state, "missing" | "mismatched");
        for shader in self.shaders.iter().filter(|shader| all || is_wrong(shader.state)) {
            let pdb = match (&shader.pdb, &shader.debug_name, shader.embedded) {
                (Some(pdb), ..) => pdb.clone(),
                (None, _, Some(part)) if shader.state == "embedded" => format!("in {part}"),
                (None, name, _) => name.clone().unwrap_or_default(),
            };
            let by = shader.by.unwrap_or_default();
            columns.row([shader.state.into(), clean(shader.file.as_bytes()), clean(pdb.as_bytes()), by.into()]);
        }
        for pdb in self.pdbs.iter().filter(|pdb| pdb.state == "orphaned" || (all && pdb.state == "spare")) {
            columns.row([pdb.state.into(), String::new(), clean(pdb.file.as_bytes()), String::new()]);
        }
        let dim = Style::new().dimmed();
        // Writing to a string cannot fail.
        if !columns.is_empty() {
            for (i, line) in columns.without_empty().lines().enumerate() {
                let _ = if i == 0 { writeln!(text, "{dim}{line}{dim:#}") } else { writeln!(text, "{line}") };
            }
            text.push('\n');
        }
        if quiet {
            return text;
        }
        let summary = &self.summary;
        let lacking = summary.missing + summary.mismatched;
        let style = if lacking == 0 { AnsiColor::Green.on_default() } else { AnsiColor::Red.on_default().bold() };
        let shaders = count(self.shaders.len() as u64, "shader", "shaders");
        let pdbs = count(self.pdbs.len() as u64, "PDB", "PDBs");
        let number = |number: usize| thousands(number as u64);
        let _ = writeln!(
            text,
            "  {shaders}, {pdbs}: {} found, {} embedded, {} without, {style}{} missing, {} mismatched{style:#}, {} orphaned, {} spare",
            number(summary.found),
            number(summary.embedded),
            number(summary.without),
            number(summary.missing),
            number(summary.mismatched),
            number(summary.orphaned),
            number(summary.spare)
        );
        text
    }
}
