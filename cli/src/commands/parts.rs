//! `dxbin parts`: the parts of a container.

use std::fmt::Write as _;

use anstyle::Style;
use dxbin::base::Limits;
use dxbin::container::Part;
use dxbin::debuginfo::{DebugInfo, StreamInfo};
use dxbin::open::Kind;
use serde::Serialize;

use crate::io::Inputs;
use crate::report::{Problem, Status};
use crate::run::{self, Report, Shared};
use crate::table::{Columns, clean, thousands};

/// Lists the parts of containers: name, offset, size and what each holds
#[derive(Debug, clap::Args)]
#[command(after_long_help = "\
Examples:
  dxbin parts shader.cso          a line for each part
  dxbin parts shaders/ --json     one line of JSON for each shader of a folder
  dxbin parts shader.pdb          the streams of a PDB, and the parts of the container in it

Offsets are those of the parts' data from the file's first byte; a header of 8 bytes stands before.

Exit status:
  0  listed
  2  a file cannot be read, or is no container")]
pub(crate) struct Options {
    #[command(flatten)]
    inputs: Inputs,
    /// One line of JSON for each file (docs/schemas/parts.json)
    #[arg(long)]
    json: bool,
}

impl Options {
    pub(crate) fn run(&self, shared: &Shared) -> Status {
        run::reports(&self.inputs, self.json, shared, |_, bytes, diagnostics| {
            if dxbin::open::kind(bytes) == Some(Kind::Pdb) {
                let debug = DebugInfo::open(bytes, &Limits::default(), diagnostics)?;
                let mut parts: Vec<PartReport> = debug.streams().iter().map(PartReport::of_stream).collect();
                // fxc's PDBs hold no container.
                if let Ok(shader) = run::shader(bytes, diagnostics) {
                    let container = shader.container(&Limits::default(), diagnostics)?;
                    parts.extend(container.parts().iter().map(PartReport::of));
                }
                return Ok((PartsReport { parts }, Status::Fine));
            }
            let container = run::container(bytes, diagnostics)?;
            let parts = container.parts().iter().map(PartReport::of).collect();
            Ok::<_, Problem>((PartsReport { parts }, Status::Fine))
        })
    }
}

/// What `parts` says of a file.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub(crate) struct PartsReport {
    /// The parts in the directory's order.
    parts: Vec<PartReport>,
}

/// A part.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub(crate) struct PartReport {
    /// The name that other verbs take: the FourCC, `PRIV#2` for a second one.
    name: String,
    /// The FourCC; bytes that are no ASCII as `\xNN`. Absent for a stream of a PDB.
    #[serde(skip_serializing_if = "Option::is_none")]
    fourcc: Option<String>,
    /// The offset of its data from the file's first byte.
    offset: u64,
    /// Bytes of data.
    size: u64,
    /// The size its header states, where the file ends before that.
    #[serde(skip_serializing_if = "Option::is_none")]
    stated_size: Option<u32>,
    /// What it holds; absent for a FourCC that no document names.
    #[serde(skip_serializing_if = "Option::is_none")]
    title: Option<String>,
}

impl PartReport {
    pub(crate) fn of(part: &Part<'_>) -> Self {
        Self {
            name: part.name(),
            fourcc: Some(part.kind.to_string()),
            offset: part.start(),
            size: part.data.len() as u64,
            stated_size: part.is_clipped().then_some(part.stated_size),
            title: part.info().map(|info| info.title.to_owned()),
        }
    }

    /// A stream of a PDB.
    pub(crate) fn of_stream(stream: &StreamInfo) -> Self {
        let name = stream.name.as_deref().map(clean);
        let title = [Some(stream.title.to_owned()), name].into_iter().flatten().filter(|text| !text.is_empty());
        let title = title.collect::<Vec<_>>().join(": ");
        Self {
            name: stream.number.to_string(),
            fourcc: None,
            offset: stream.offset,
            size: stream.size.unwrap_or(0).into(),
            stated_size: None,
            title: (!title.is_empty()).then_some(title),
        }
    }
}

/// The table of parts, for people.
pub(crate) fn table(parts: &[PartReport]) -> Columns {
    let mut columns = Columns::new(&["part", ">offset", ">bytes", "holds"]);
    for part in parts {
        columns.row([
            part.name.clone(),
            format!("{:#x}", part.offset),
            thousands(part.size),
            match (part.title.as_deref(), part.stated_size) {
                (title, None) => title.unwrap_or("unknown").to_owned(),
                (title, Some(stated)) => format!("{} (cut off: {stated} stated)", title.unwrap_or("unknown")),
            },
        ]);
    }
    columns
}

impl Report for PartsReport {
    const VERB: &'static str = "parts";

    fn text(&self, file: &str, several: bool) -> String {
        let mut text = String::new();
        let (bold, dim) = (Style::new().bold(), Style::new().dimmed());
        // Writing to a string cannot fail.
        if several {
            let _ = writeln!(text, "{bold}{file}{bold:#}");
        }
        for (i, line) in table(&self.parts).lines().enumerate() {
            let _ = if i == 0 { writeln!(text, "{dim}{line}{dim:#}") } else { writeln!(text, "{line}") };
        }
        if several {
            text.push('\n');
        }
        text
    }
}
