//! `dxbin sources`: the source files that debug information holds.

use std::fmt::Write as _;
use std::path::PathBuf;

use anstyle::Style;
use dxbin::base::{Code, Diagnostics, Limits};
use dxbin::debuginfo::command::Shell;
use dxbin::debuginfo::compilation::SourceSet;
use dxbin::parts::srci::SourceFile;
use serde::Serialize;

use crate::io::{Input, Inputs};
use crate::report::{self, Problem, Status};
use crate::run::{self, Outcome, Output, Report, Shared};
use crate::table::{Columns, clean, thousands};

/// Lists or writes out what a shader was compiled from: source files, arguments, the command that does it again
#[derive(Debug, clap::Args)]
#[command(after_long_help = "\
Examples:
  dxbin sources shader.cso              their names and sizes, target, entry, defines and command
  dxbin sources shader.cso -o src/      written out below src/
  dxbin sources shader.pdb -o src/      of a PDB of its own (fxc /Fd, dxc -Fd)
  dxbin sources shader.pdb --command    only the command that compiles them again, below src/
  dxbin sources shaders/ -o src/        of each shader in a folder of its name
  dxbin sources shader.cso --json       with their texts

fxc /Zi puts the files it compiled into the PDB, as they were before the preprocessor; dxc -Zi and
-Zs do, too, and dxc -Zi -Qembed_debug puts them into the shader. A PDB in private data
(-Qpdb_in_private) is found there. Written out, files get names that are safe on any system:
relative, without `..`, devices or forbidden characters, and all different; drives and the way to
the root are left out. Files of dxc stay where they were to each other, so that what they include is
found: where some lay above the working folder, that is `cwd`.

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
    /// Print only the command that compiles the shader again, run below the folder of `-o`
    #[arg(long, conflicts_with = "json")]
    command: bool,
    /// Whose rules of quoting the command follows
    #[arg(long, value_enum, default_value_t, value_name = "SHELL")]
    shell: Shells,
    /// One line of JSON for each file (docs/schemas/sources.json)
    #[arg(long)]
    json: bool,
}

#[derive(Clone, Copy, Debug, Default, clap::ValueEnum)]
enum Shells {
    /// POSIX shells
    #[default]
    Sh,
    /// Windows' cmd.exe
    Cmd,
    /// PowerShell
    Powershell,
}

impl From<Shells> for Shell {
    fn from(shell: Shells) -> Self {
        match shell {
            Shells::Sh => Self::Sh,
            Shells::Cmd => Self::Cmd,
            Shells::Powershell => Self::PowerShell,
        }
    }
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
            let made = self.one(input, &mut diagnostics);
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
            if self.command {
                let line = body.map_or(Output::Nothing, |body| Output::Text(body.line + "\n"));
                return Outcome { output: line, problems, status };
            }
            let text = body.filter(|_| self.output.is_none() || !shared.is_quiet());
            let output = text.map_or(Output::Nothing, |body| Output::Text(body.text(&input.name(), several)));
            Outcome { output, problems, status }
        })
    }

    fn one(&self, input: &Input, diagnostics: &mut Diagnostics) -> Result<SourcesReport, Problem> {
        let bytes = input.read()?;
        let set = SourceSet::open(&bytes, &Limits::default(), diagnostics)?;
        let mut report = SourcesReport::of(&set, self.shell.into());
        for (i, (source, path)) in set.files.iter().zip(set.paths()).enumerate() {
            let written = match &self.output {
                Some(folder) => {
                    let target = input.folder(folder)?.join(path);
                    crate::io::write(&target, &source.contents, self.force)?;
                    Some(target.display().to_string())
                }
                None => None,
            };
            let with_text = self.json && self.output.is_none();
            report.sources.push(SourceReport::of(source, path.clone(), i == set.main, written, with_text));
        }
        if report.sources.is_empty() {
            let message = "the PDB holds no source files";
            diagnostics.add(Code::NoDebugInfo, 0..bytes.len() as u64, message);
        }
        for lost in &set.command().lost {
            let message = format!("the command does not say {lost}, for which there is no option");
            diagnostics.add(Code::CommandIncomplete, 0..bytes.len() as u64, message);
        }
        Ok(report)
    }
}

/// What `sources` says of a file.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub(crate) struct SourcesReport {
    /// Who compiled it: `fxc` or `dxc`.
    compiler: &'static str,
    /// The PDB's GUID, where there is a PDB.
    #[serde(skip_serializing_if = "Option::is_none")]
    guid: Option<String>,
    /// The PDB's name (ILDN).
    #[serde(skip_serializing_if = "Option::is_none")]
    debug_name: Option<String>,
    /// The shader's hash (HASH).
    #[serde(skip_serializing_if = "Option::is_none")]
    hash: Option<String>,
    /// The target, such as `ps_6_0`.
    #[serde(skip_serializing_if = "Option::is_none")]
    target: Option<String>,
    /// The entry function.
    #[serde(skip_serializing_if = "Option::is_none")]
    entry: Option<String>,
    /// What was defined, as `NAME` or `NAME=VALUE`.
    defines: Vec<String>,
    /// The compiler's arguments, without the source's name.
    arguments: Vec<String>,
    /// The command that compiles the files again, run where they were written: its words.
    command: Vec<String>,
    /// The command as a line for a shell.
    #[serde(skip)]
    line: String,
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
    /// Whether it is the main file.
    main: bool,
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
    fn of(source: &SourceFile<'_>, path: String, main: bool, written: Option<String>, with_text: bool) -> Self {
        let text = &source.contents;
        let ends = text.iter().filter(|&&byte| byte == b'\n').count() as u64;
        let last = u64::from(text.last().is_some_and(|&byte| byte != b'\n'));
        Self {
            name: clean(&source.name),
            path,
            main,
            size: text.len() as u64,
            lines: ends + last,
            written,
            text: with_text.then(|| String::from_utf8_lossy(text).into_owned()),
        }
    }
}

impl SourcesReport {
    /// All but the files.
    fn of(set: &SourceSet<'_>, shell: Shell) -> Self {
        let text = |bytes: &Vec<u8>| clean(bytes);
        let command = set.command();
        Self {
            compiler: set.compiler.name(),
            guid: set.guid.clone(),
            debug_name: set.name.as_ref().map(text),
            hash: set.hash.map(|hash| hash.text()),
            target: set.target.as_ref().map(text),
            entry: set.entry.as_ref().map(text),
            defines: set.defines.iter().map(text).collect(),
            arguments: set.arguments.iter().map(text).collect(),
            line: clean(command.line(shell).as_bytes()),
            command: command.words,
            sources: Vec::new(),
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
        text.push('\n');
        let target = self.target.clone().map(|target| match &self.entry {
            Some(entry) => format!("{target}, entry {entry}"),
            None => target,
        });
        let defines = (!self.defines.is_empty()).then(|| self.defines.join(", "));
        let command = Some(self.line.clone()).filter(|_| !self.sources.is_empty());
        for (name, fact) in [("target", target), ("defines", defines), ("command", command)] {
            let _ = fact.map(|fact| writeln!(text, "  {name:8} {fact}"));
        }
        if several {
            text.push('\n');
        }
        text
    }
}
