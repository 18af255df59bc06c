//! What `info` says of debug information: which PDB a shader asks for, and the one that it holds or that a file is.

use std::collections::BTreeMap;
use std::fmt::Write as _;

use anstyle::Style;
use dxbin::base::{Diagnostics, Limits};
use dxbin::container::Container;
use dxbin::container::spec::kind;
use dxbin::debuginfo::DebugInfo;
use dxbin::debuginfo::shader_pdb::ShaderPdb;
use dxbin::parts::debug_name::DebugName;
use dxbin::parts::vers::CompilerVersion;
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
    /// The PDB that it holds (SPDB; dxc puts one into PRIV if asked).
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
    /// What dxc says there of the shader.
    #[serde(skip_serializing_if = "Option::is_none")]
    shader: Option<ShaderFacts>,
}

/// What dxc says in a PDB of the shader and its compilation.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
struct ShaderFacts {
    /// The PDB's name (ILDN).
    name: Option<String>,
    /// The shader's hash (HASH).
    hash: Option<String>,
    /// The target, such as `ps_6_0`.
    target: Option<String>,
    /// The entry function.
    entry: Option<String>,
    /// The arguments.
    arguments: Vec<String>,
    /// Whether a module with debug information is there.
    full: bool,
}

impl ShaderFacts {
    fn of(pdb: &ShaderPdb) -> Self {
        let text = |bytes: &Vec<u8>| clean(bytes);
        Self {
            name: pdb.name.as_ref().map(text),
            hash: pdb.hash.map(|hash| hash.text()),
            target: pdb.target.as_ref().map(text),
            entry: pdb.entry.as_ref().map(text),
            arguments: pdb.arguments.iter().map(text).collect(),
            full: pdb.is_full,
        }
    }

    fn facts(&self) -> Vec<(&'static str, String)> {
        let module = if self.full { "with a debug module" } else { "without a debug module" };
        let target = self.target.as_deref().unwrap_or("unknown target");
        let entry = self.entry.as_ref().map_or(String::new(), |entry| format!(", entry {entry}"));
        let mut facts = vec![("shader", format!("{target}{entry}, {module}"))];
        facts.extend(self.name.clone().map(|name| ("name", name)));
        facts.extend(self.hash.clone().map(|hash| ("hash", hash)));
        if !self.arguments.is_empty() {
            facts.push(("called", self.arguments.join(" ")));
        }
        facts
    }
}

/// dxc's compiler, as VERS names it.
fn compiler(version: &CompilerVersion<'_>) -> String {
    format!("dxc {}.{} ({}, commit {})", version.header.major, version.header.minor, clean(&version.version), clean(&version.commit))
}

impl PdbFacts {
    fn of(debug: &DebugInfo<'_>, part: Option<String>, diagnostics: &mut Diagnostics) -> Self {
        let (header, compilation) = (&debug.info.header, debug.compilation());
        // fxc's PDBs hold no container.
        let limits = Limits::default();
        let shader = (dxbin::open::shader_in_pdb(&debug.msf, diagnostics).ok())
            .and_then(|shader| Some(ShaderPdb::of(&shader.container(&limits, diagnostics).ok()?, &limits, diagnostics)));
        if let Some(pdb) = shader {
            return Self {
                part,
                guid: debug.info.guid(),
                age: header.age,
                time: header.signature,
                compiler: pdb.version.as_ref().map(compiler),
                environment: BTreeMap::new(),
                sources: pdb.sources.iter().map(|source| clean(&source.name)).collect(),
                shader: Some(ShaderFacts::of(&pdb)),
            };
        }
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
            shader: None,
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
        let held = container.part(kind::SPDB).or_else(|| dxbin::open::private_pdb(container));
        let embedded = held.and_then(|part| {
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
    /// The parts of the container that dxc put into one of them.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    parts: Vec<PartReport>,
}

impl PdbReport {
    pub(crate) fn of(bytes: &[u8], diagnostics: &mut Diagnostics) -> Result<Self, Problem> {
        let limits = Limits::default();
        let debug = DebugInfo::open(bytes, &limits, diagnostics)?;
        let shader = dxbin::open::shader_in_pdb(&debug.msf, &mut Diagnostics::new()).ok();
        let container = shader.as_ref().and_then(|shader| shader.container(&limits, &mut Diagnostics::new()).ok());
        let parts = container.iter().flat_map(|container| container.parts()).map(PartReport::of).collect();
        Ok(Self {
            parts,
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
        facts.extend(self.facts.shader.iter().flat_map(ShaderFacts::facts));
        if !self.facts.sources.is_empty() {
            facts.push(("sources", self.facts.sources.join(", ")));
        }
        for (name, fact) in facts {
            let _ = writeln!(text, "  {name:9} {fact}");
        }
        section(&mut text, "Streams", &table(&self.streams));
        if !self.parts.is_empty() {
            section(&mut text, "Parts", &table(&self.parts));
        }
        text.push('\n');
        text
    }
}
