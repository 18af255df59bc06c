//! `dxbin sources`: the source files that debug information holds.

use std::fmt::Write as _;
use std::path::PathBuf;

use anstyle::Style;
use dxbin::base::{Code, Diagnostics, Limits};
use dxbin::debuginfo::{DebugInfo, safe_paths};
use dxbin::pdb::sources::Source;
use serde::Serialize;

use crate::io::{Input, Inputs};
use crate::report::{self, Problem, Status};
use crate::run::{self, Outcome, Output, Report, Shared};
use crate::table::{Columns, clean, thousands};

/// Lists or writes out the source files in a shader's debug information
#[derive(Debug, clap::Args)]
#[command(after_long_help = "\
Examples:
  dxbin sources shader.cso              their names and sizes
  dxbin sources shader.cso -o src/      written out below src/
  dxbin sources shader.pdb -o src/      of a PDB of its own (fxc /Fd)
  dxbin sources shaders/ -o src/        of each shader in a folder of its name
  dxbin sources shader.cso --json       with their texts

fxc /Zi puts the files it compiled into the PDB, as they were before the preprocessor. Written out, they get
names that are safe on any system: relative, without `..`, devices or forbidden characters, and all
different; drives and the way to the root are left out.

Exit status:
  0  listed or written
  1  there are none
  2  a file cannot be read or written, or holds no debug information")]
pub(crate) struct Options {
    #[command(flatten)]
    inputs: Inputs,
    /// Write the files below this folder
    #[arg(short, long, value_name = "DIR")]
    output: Option<PathBuf>,
    /// Overwrite files that exist
    #[arg(long)]
    force: bool,
    /// One line of JSON for each file (docs/schemas/sources.json)
    #[arg(long)]
    json: bool,
}

impl Options {
    pub(crate) fn run(&self, shared: &Shared) -> Status {
        let inputs = match self.inputs.expand() {
            Ok(inputs) => inputs,
            Err(problem) => return run::usage(problem),
        };
        let several = inputs.len() > 1;
        run::each(&inputs, shared, |_, input| {
            let mut diagnostics = Diagnostics::new();
            let made = self.one(input, several, &mut diagnostics);
            let mut problems = report::problems(&diagnostics);
            let (body, status) = match made {
                Ok(report) => {
                    let status = if report.sources.is_empty() { Status::No } else { Status::Fine };
                    (Some(report), status)
                }
                Err(problem) => {
                    problems.push(problem);
                    (None, Status::Failed)
                }
            };
            if self.json {
                let output = run::envelope(SourcesReport::VERB, input, body, &problems, status);
                return Outcome { output, problems: Vec::new(), status };
            }
            let text = body.filter(|_| self.output.is_none() || !shared.is_quiet());
            let output = text.map_or(Output::Nothing, |body| Output::Text(body.text(&input.name(), several)));
            Outcome { output, problems, status }
        })
    }

    fn one(&self, input: &Input, several: bool, diagnostics: &mut Diagnostics) -> Result<SourcesReport, Problem> {
        let bytes = input.read()?;
        let debug = DebugInfo::open(&bytes, &Limits::default(), diagnostics)?;
        let sources = debug.sources(diagnostics)?;
        let names: Vec<&[u8]> = sources.iter().map(|source| &*source.name).collect();
        let paths = safe_paths(&names);
        let mut report = SourcesReport { guid: debug.info.guid(), sources: Vec::new() };
        for (source, path) in sources.iter().zip(paths) {
            let written = match &self.output {
                Some(folder) => {
                    let folder = if several { input.beside(folder, "") } else { folder.clone() };
                    let target = folder.join(&path);
                    crate::io::write(&target, &source.text, self.force)?;
                    Some(target.display().to_string())
                }
                None => None,
            };
            report.sources.push(SourceReport::of(source, path, written, self.json && self.output.is_none()));
        }
        if report.sources.is_empty() {
            let message = "the PDB holds no source files";
            diagnostics.add(Code::NoDebugInfo, 0..bytes.len() as u64, message);
        }
        Ok(report)
    }
}

/// What `sources` says of a file.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub(crate) struct SourcesReport {
    /// The PDB's GUID.
    guid: String,
    /// The source files: the main one, then those it includes.
    sources: Vec<SourceReport>,
}

/// A source file.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
struct SourceReport {
    /// Its name as the compiler was given it, or as `#include` wrote it.
    name: String,
    /// The name it is written out by.
    path: String,
    /// Bytes of its text.
    size: u64,
    /// Its lines.
    lines: u64,
    /// Where it was written.
    #[serde(skip_serializing_if = "Option::is_none")]
    written: Option<String>,
    /// Its text, without `-o`; what is no UTF-8 is replaced.
    #[serde(skip_serializing_if = "Option::is_none")]
    text: Option<String>,
}

impl SourceReport {
    fn of(source: &Source<'_>, path: String, written: Option<String>, with_text: bool) -> Self {
        let ends = source.text.iter().filter(|&&byte| byte == b'\n').count() as u64;
        let last = u64::from(source.text.last().is_some_and(|&byte| byte != b'\n'));
        Self {
            name: clean(&source.name),
            path,
            size: source.text.len() as u64,
            lines: ends + last,
            written,
            text: with_text.then(|| String::from_utf8_lossy(&source.text).into_owned()),
        }
    }
}

impl Report for SourcesReport {
    const VERB: &'static str = "sources";

    fn text(&self, file: &str, several: bool) -> String {
        let mut text = String::new();
        let (bold, dim) = (Style::new().bold(), Style::new().dimmed());
        // Writing to a string cannot fail.
        if several {
            let _ = writeln!(text, "{bold}{file}{bold:#}");
        }
        let mut columns = Columns::new(&[">bytes", ">lines", "name", "written to"]);
        for source in &self.sources {
            let written = source.written.clone().unwrap_or_default();
            columns.row([thousands(source.size), thousands(source.lines), source.name.clone(), written]);
        }
        for (i, line) in columns.without_empty().lines().enumerate() {
            let _ = if i == 0 { writeln!(text, "{dim}{line}{dim:#}") } else { writeln!(text, "{line}") };
        }
        if several {
            text.push('\n');
        }
        text
    }
}
