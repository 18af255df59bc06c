//! What `info` says of debug information: which PDB a shader asks for, and the one that it holds or that a file is.

use std::collections::BTreeMap;
use std::fmt::Write as _;

use anstyle::Style;
use dxbin::base::{Diagnostics, Limits};
use dxbin::container::Container;
use dxbin::container::spec::kind;
use dxbin::debuginfo::DebugInfo;
use dxbin::parts::debug_name::DebugName;
use serde::Serialize;

use super::section;
use crate::commands::parts::{PartReport, table};
use crate::report::Problem;
use crate::table::{clean, count};

/// The debug information of a container.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub(crate) struct DebugReport {
    /// The name of the PDB that it asks for (ILDN).
    #[serde(skip_serializing_if = "Option::is_none")]
    file: Option<String>,
    /// The PDB that it holds (SPDB).
    #[serde(skip_serializing_if = "Option::is_none")]
    embedded: Option<PdbFacts>,
}

/// What a PDB says of itself.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub(crate) struct PdbFacts {
    /// The part that holds it; absent for a file of its own.
    #[serde(skip_serializing_if = "Option::is_none")]
    part: Option<String>,
    /// Its GUID.
    guid: String,
    /// How often it was written.
    age: u32,
    /// Seconds since 1970 when it was made.
    time: u32,
    /// The compiler.
    compiler: Option<String>,
    /// How it was called: `hlslFlags`, `hlslTarget`, `hlslEntry`, ...
    environment: BTreeMap<String, String>,
    /// The names of the source files in it.
    sources: Vec<String>,
}

impl PdbFacts {
    fn of(debug: &DebugInfo<'_>, part: Option<String>, diagnostics: &mut Diagnostics) -> Self {
        let (header, compilation) = (&debug.info.header, debug.compilation());
        let sources = match debug.sources(diagnostics) {
            Ok(sources) => sources.iter().map(|source| clean(&source.name)).collect(),
            Err(error) => {
                diagnostics.push(error.diagnostic().clone());
                Vec::new()
            }
        };
        Self {
            part,
            guid: debug.info.guid(),
            age: header.age,
            time: header.signature,
            compiler: compilation.compiler.as_deref().map(clean),
            environment: compilation.environment.iter().map(|(name, value)| (clean(name), clean(value))).collect(),
            sources,
        }
    }

    fn headline(&self) -> String {
        let held = self.part.as_ref().map(|part| format!("in {part}, ")).unwrap_or_default();
        let sources = match self.sources.len() as u64 {
            0 => String::new(),
            some => format!(", {}", count(some, "source file", "source files")),
        };
        format!("{held}PDB {} age {}{sources}", self.guid, self.age)
    }
}

impl DebugReport {
    /// `None` for a container that neither holds a PDB nor asks for one.
    pub(crate) fn of(container: &Container<'_>, diagnostics: &mut Diagnostics) -> Option<Self> {
        let name = container.part(kind::ILDN).and_then(|part| {
            let read = DebugName::read(part.data, part.start());
            let told = |error: dxbin::base::Error| {
                diagnostics.push(error.in_part(part.kind, part.ordinal, part.start()).diagnostic().clone());
            };
            read.map_err(told).ok().map(|name| clean(name.name))
        });
        let embedded = container.part(kind::SPDB).and_then(|part| {
            let mut found = Diagnostics::new();
            let opened = DebugInfo::of(part.data, part.start(), &mut found);
            let facts = match opened {
                Ok(debug) => Some(PdbFacts::of(&debug, Some(part.name()), &mut found)),
                Err(error) => {
                    found.push(error.diagnostic().clone());
                    None
                }
            };
            diagnostics.extend_in_part(found, part.kind, part.ordinal, part.start());
            facts
        });
        (name.is_some() || embedded.is_some()).then_some(Self { file: name, embedded })
    }

    pub(crate) fn headline(&self) -> String {
        match (&self.embedded, &self.file) {
            (Some(pdb), None) => pdb.headline(),
            (Some(pdb), Some(file)) => format!("{}; also named {file}", pdb.headline()),
            (None, Some(file)) => format!("in {file}"),
            (None, None) => String::new(),
        }
    }
}

/// What `info` says of a PDB.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub(crate) struct PdbReport {
    /// What the file is: `pdb`.
    kind: &'static str,
    /// Bytes of the file.
    size: u64,
    /// What it says of itself.
    #[serde(flatten)]
    facts: PdbFacts,
    /// Its streams.
    streams: Vec<PartReport>,
}

impl PdbReport {
    pub(crate) fn of(bytes: &[u8], diagnostics: &mut Diagnostics) -> Result<Self, Problem> {
        let debug = DebugInfo::open(bytes, &Limits::default(), diagnostics)?;
        Ok(Self {
            kind: dxbin::open::Kind::Pdb.info().name,
            size: bytes.len() as u64,
            facts: PdbFacts::of(&debug, None, diagnostics),
            streams: debug.streams().iter().map(PartReport::of_stream).collect(),
        })
    }

    pub(crate) fn text(&self, file: &str) -> String {
        let (mut text, bold) = (String::new(), Style::new().bold());
        // Writing to a string cannot fail.
        let _ = writeln!(text, "{bold}{file}{bold:#}");
        let size = count(self.size, "byte", "bytes");
        let streams = count(self.streams.len() as u64, "stream", "streams");
        let mut facts = vec![("kind", format!("PDB (MSF 7.00), {size}, {streams}")), ("debug", self.facts.headline())];
        facts.extend(self.facts.compiler.clone().map(|compiler| ("compiler", compiler)));
        if !self.facts.environment.is_empty() {
            let called = self.facts.environment.iter().map(|(name, value)| format!("{name} {value}"));
            facts.push(("called", called.collect::<Vec<_>>().join(", ")));
        }
        if !self.facts.sources.is_empty() {
            facts.push(("sources", self.facts.sources.join(", ")));
        }
        for (name, fact) in facts {
            let _ = writeln!(text, "  {name:9} {fact}");
        }
        section(&mut text, "Streams", &table(&self.streams));
        text.push('\n');
        text
    }
}
