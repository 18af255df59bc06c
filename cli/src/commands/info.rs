//! `dxbin info`: what a file is, at a glance.

mod binding;
mod debug;
mod direct3d9;
mod level9;
mod module;
mod root_signature;
mod shader6;
mod signature;

use std::collections::BTreeMap;
use std::fmt::Write as _;

use anstyle::{AnsiColor, Style};
use dxbin::base::record::Record;
use dxbin::base::{Diagnostics, Limits};
use dxbin::container::{Container, DigestState};
use dxbin::open::Kind;
use dxbin::parts::rdef::Rdef;
use dxbin::parts::stat::Statistics;
use dxbin::summary::Summary;
use serde::Serialize;

use crate::commands::info::binding::BindingReport;
use crate::commands::info::debug::{DebugReport, PdbReport};
use crate::commands::info::direct3d9::Direct3d9Report;
use crate::commands::info::level9::Level9Report;
use crate::commands::info::module::{BareReport, ModuleReport};
use crate::commands::info::root_signature::RootSignatureReport;
use crate::commands::info::shader6::{LibraryReport, PipelineReport};
use crate::commands::info::signature::SignatureReport;
use crate::commands::parts::{PartReport, table};
use crate::io::Inputs;
use crate::report::{Problem, Status};
use crate::run::{self, Report, Shared};
use crate::table::{Columns, clean, count};

/// Shows what a file is: kind, model, stage, digest, parts, bindings, signatures, features
#[derive(Debug, clap::Args)]
#[command(after_long_help = "\
Examples:
  dxbin info shader.cso          at a glance; `dxbin shader.cso` is the same
  dxbin info shaders/ --json     one line of JSON for each shader of a folder
  type shader.cso | dxbin info   from a pipe

Exit status:
  0  shown
  2  a file cannot be read, or is no shader")]
pub(crate) struct Options {
    #[command(flatten)]
    inputs: Inputs,
    /// One line of JSON for each file (docs/schemas/info.json)
    #[arg(long)]
    json: bool,
}

impl Options {
    pub(crate) fn run(&self, shared: &Shared) -> Status {
        run::reports(&self.inputs, self.json, shared, |_, bytes, diagnostics| {
            if dxbin::open::kind(bytes) == Some(Kind::Pdb) {
                return Ok((Described::Pdb(PdbReport::of(bytes, diagnostics)?), Status::Fine));
            }
            if dxbin::open::kind(bytes) == Some(Kind::Direct3d9) {
                return Ok((Described::Direct3d9(Direct3d9Report::of(bytes, diagnostics)?), Status::Fine));
            }
            let rows = if self.json { usize::MAX } else { ROWS };
            if let Some(kind) = dxbin::open::kind(bytes).filter(|kind| kind.is_module()) {
                return Ok((Described::Module(BareReport::of(bytes, kind, rows, diagnostics)?), Status::Fine));
            }
            let container = run::container(bytes, diagnostics)?;
            let report = Box::new(InfoReport::of(&container, rows, diagnostics));
            Ok::<_, Problem>((Described::Container(report), Status::Fine))
        })
    }
}

/// Rows of a table that people are shown; no shader that runs has as many.
const ROWS: usize = 1_000;

/// What `info` says of a file, by what it is.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(untagged)]
pub(crate) enum Described {
    /// A container.
    Container(Box<InfoReport>),
    /// A token stream of Direct3D 9.
    Direct3d9(Direct3d9Report),
    /// A bare module of Shader Model 6.
    Module(BareReport),
    /// A PDB.
    Pdb(PdbReport),
}

impl Report for Described {
    const VERB: &'static str = "info";

    fn text(&self, file: &str, _: bool) -> String {
        match self {
            Self::Container(report) => report.text(file),
            Self::Direct3d9(report) => report.text(file),
            Self::Module(report) => report.text(file),
            Self::Pdb(report) => report.text(file),
        }
    }
}

/// What `info` says of a container.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub(crate) struct InfoReport {
    /// What the file is: `container`.
    kind: &'static str,
    /// Bytes of the file.
    size: u64,
    /// The container's version, such as `1.0`.
    container_version: String,
    /// The program, where the container has one.
    program: Option<ProgramReport>,
    /// What the digest says.
    digest: DigestReport,
    /// The compiler, as RDEF or VERS names it.
    compiler: Option<String>,
    /// The shader's hash (HASH), in hex.
    #[serde(skip_serializing_if = "Option::is_none")]
    shader_hash: Option<String>,
    /// Whether that hash is of the source, too.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    hash_includes_source: bool,
    /// The optional features the shader needs (SFI0).
    features: Vec<String>,
    /// The parts in the directory's order.
    parts: Vec<PartReport>,
    /// The resources it binds (RDEF; without it PSV0, which has no names).
    bindings: Vec<BindingReport>,
    /// Resources that are not shown.
    #[serde(skip)]
    more_bindings: usize,
    /// The signatures.
    signatures: Vec<SignatureReport>,
    /// What the module of Shader Model 6 says of itself.
    #[serde(skip_serializing_if = "Option::is_none")]
    module: Option<ModuleReport>,
    /// What is bound, and where, in Direct3D 12 (RTS0).
    #[serde(skip_serializing_if = "Option::is_none")]
    root_signature: Option<RootSignatureReport>,
    /// What a runtime checks the pipeline against (PSV0).
    #[serde(skip_serializing_if = "Option::is_none")]
    pipeline: Option<PipelineReport>,
    /// The functions and subobjects of a library (RDAT).
    #[serde(skip_serializing_if = "Option::is_none")]
    library: Option<LibraryReport>,
    /// What level 9 hardware runs instead (Aon9).
    #[serde(skip_serializing_if = "Option::is_none")]
    level9: Option<Level9Report>,
    /// Its debug information.
    #[serde(skip_serializing_if = "Option::is_none")]
    debug: Option<DebugReport>,
    /// The counters of STAT, where it is fxc's; those that are 0 are left out.
    statistics: BTreeMap<&'static str, u64>,
}

#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
struct ProgramReport {
    /// The part that holds it.
    part: String,
    /// The target as a compiler takes it, such as `ps_5_0`.
    target: String,
    /// The stage, such as `pixel`.
    stage: String,
    /// The Shader Model, such as `5.0`.
    model: String,
    /// Bytes of the program.
    size: u64,
}

/// What a digest says.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub(crate) struct DigestReport {
    /// `valid`, `valid-debug`, `valid-without-trailing`, `unsigned`, `bypass`, `preview-bypass` or `stale`.
    pub(crate) state: &'static str,
    /// What that means.
    pub(crate) meaning: &'static str,
    /// The digest in the file, in hex.
    pub(crate) stored: String,
    #[serde(skip)]
    pub(crate) of: DigestState,
}

impl DigestReport {
    pub(crate) fn of(container: &Container<'_>) -> Self {
        let state = container.digest();
        let stored = dxbin::base::number::hex_bytes(&container.header().digest());
        Self { state: state.name(), meaning: state.explain(), stored, of: state }
    }

    /// The colour of its state.
    pub(crate) fn style(&self) -> Style {
        match self.of {
            DigestState::Valid(_) => AnsiColor::Green.on_default(),
            DigestState::Stale => AnsiColor::Red.on_default().bold(),
            _ => AnsiColor::Yellow.on_default(),
        }
    }
}

/// A name of the documents, or the number of an unknown value.
pub(crate) fn spelt(name: Option<&'static str>, number: u64) -> String {
    name.map_or_else(|| format!("{number:#x}"), str::to_owned)
}

/// A documented name as people say it: without its prefix, in small letters.
pub(crate) fn short(name: &str, prefix: &str) -> String {
    name.strip_prefix(prefix).unwrap_or(name).to_lowercase().replace('_', " ")
}

pub(crate) fn mask(bits: u8) -> String {
    "xyzw".chars().enumerate().filter(|(i, _)| bits & (1 << i) != 0).map(|(_, letter)| letter).collect()
}

impl InfoReport {
    /// At most `rows` bindings and `rows` elements of each signature are looked at.
    fn of(container: &Container<'_>, rows: usize, diagnostics: &mut Diagnostics) -> Self {
        let summary = Summary::of(container, &Limits::default(), diagnostics);
        let header = container.header();
        let rdef = summary.resources.as_ref();
        Self {
            kind: Kind::Container.info().name,
            size: container.all_bytes().len() as u64,
            container_version: format!("{}.{}", header.major, header.minor),
            program: summary.program.map(|(part, program)| ProgramReport {
                part: part.name(),
                target: program.target(),
                stage: spelt(program.stage().name(), u64::from(program.stage().0)),
                model: format!("{}.{}", program.model().0, program.model().1),
                size: part.data.len() as u64,
            }),
            digest: DigestReport::of(container),
            compiler: (rdef.and_then(Rdef::creator).map(clean))
                .or_else(|| summary.compiler.as_ref().map(shader6::compiler)),
            shader_hash: summary.hash.map(|hash| hash.text()),
            hash_includes_source: summary.hash.is_some_and(|hash| hash.includes_source()),
            features: (summary.features.iter().flat_map(|info| info.features()))
                .map(|feature| spelt(feature.name(), feature.0))
                .collect(),
            parts: container.parts().iter().map(PartReport::of).collect(),
            bindings: match (rdef, &summary.pipeline) {
                (Some(rdef), _) => binding::bindings(rdef, rows),
                (None, Some(psv)) => shader6::bindings(psv, rows),
                (None, None) => Vec::new(),
            },
            more_bindings: match (rdef, &summary.pipeline) {
                (Some(rdef), _) => (rdef.header().binding_count as usize).saturating_sub(rows),
                (None, Some(psv)) => psv.resources().count().saturating_sub(rows),
                (None, None) => 0,
            },
            signatures: (summary.signatures.iter())
                .map(|(part, signature)| SignatureReport::of(part, signature, rows))
                .collect(),
            module: ModuleReport::of(container, rows, diagnostics),
            root_signature: summary.root_signature.as_ref().map(RootSignatureReport::of),
            pipeline: summary.pipeline.as_ref().map(PipelineReport::of),
            library: summary.runtime.as_ref().map(|rdat| LibraryReport::of(rdat, rows)),
            level9: summary.level9.as_ref().map(|aon9| Level9Report::of(aon9, rows)),
            debug: DebugReport::of(container, diagnostics),
            statistics: summary.statistics.as_ref().map(counters).unwrap_or_default(),
        }
    }
}

fn counters(statistics: &Statistics) -> BTreeMap<&'static str, u64> {
    (Statistics::FIELDS.iter().enumerate())
        .filter_map(|(i, field)| Some((field.name, statistics.get(i).filter(|&value| value != 0)?)))
        .collect()
}

/// `pixel shader`, `library`
pub(crate) fn kind_of(stage: &str) -> String {
    if stage == "library" { stage.to_owned() } else { format!("{stage} shader") }
}

impl InfoReport {
    fn text(&self, file: &str) -> String {
        let mut text = String::new();
        let bold = Style::new().bold();
        // Writing to a string cannot fail.
        let _ = writeln!(text, "{bold}{file}{bold:#}");
        let parts = count(self.parts.len() as u64, "part", "parts");
        let size = count(self.size, "byte", "bytes");
        let mut facts = vec![("kind", format!("DXBC container {}, {size}, {parts}", self.container_version))];
        if let Some(program) = &self.program {
            facts.push((
                "shader",
                format!("{}, Shader Model {} ({}), {} in {}", kind_of(&program.stage), program.model, program.target,
                    count(program.size, "byte", "bytes"), program.part),
            ));
        }
        let style = self.digest.style();
        facts.push(("digest", format!("{style}{}{style:#}: {}", self.digest.state, self.digest.meaning)));
        facts.extend(self.compiler.clone().map(|compiler| ("compiler", compiler)));
        if !self.features.is_empty() {
            facts.push(("features", self.features.join(", ")));
        }
        if let Some(hash) = &self.shader_hash {
            let of = if self.hash_includes_source { " (of the source, too)" } else { "" };
            facts.push(("hash", format!("{hash}{of}")));
        }
        facts.extend(self.headline().map(|headline| ("code", headline)));
        facts.extend(self.module.iter().flat_map(ModuleReport::facts));
        // What the module says of its entry is more.
        let pipeline = self.pipeline.as_ref().filter(|_| self.module.is_none()).and_then(PipelineReport::headline);
        facts.extend(pipeline.map(|headline| ("pipeline", headline)));
        facts.extend(self.root_signature.as_ref().map(|signature| ("root sig.", signature.headline())));
        facts.extend(self.level9.as_ref().map(|level9| ("level 9", level9.headline())));
        facts.extend(self.debug.as_ref().map(|debug| ("debug", debug.headline())));
        for (name, fact) in facts {
            let _ = writeln!(text, "  {name:9} {fact}");
        }
        section(&mut text, "Parts", &table(&self.parts));
        match &self.module {
            Some(module) => module.sections(&mut text),
            None => {
                section(&mut text, "Bindings", &binding::table(&self.bindings));
                more(&mut text, self.more_bindings);
            }
        }
        for signature in &self.signatures {
            let title = format!("{} ({})", capital(signature.title), signature.part);
            section(&mut text, &title, &signature.table());
            more(&mut text, signature.more);
        }
        if let Some(library) = &self.library {
            if self.module.is_none() {
                section(&mut text, "Functions (RDAT)", &library.function_table());
                more(&mut text, library.more);
            }
            section(&mut text, "Subobjects (RDAT)", &library.subobject_table());
        }
        if let Some(level9) = &self.level9 {
            section(&mut text, "Level 9 (Aon9)", &level9.table());
            more(&mut text, level9.more);
        }
        text.push('\n');
        text
    }
}

impl InfoReport {
    /// The counters that most people look for.
    fn headline(&self) -> Option<String> {
        const SHOWN: [(&str, &str, &str); 4] = [
            ("InstructionCount", "instruction", "instructions"),
            ("TempRegisterCount", "temporary register", "temporary registers"),
            ("TextureNormalInstructions", "texture sample", "texture samples"),
            ("DynamicFlowControlCount", "dynamic branch", "dynamic branches"),
        ];
        let shown: Vec<String> = (SHOWN.iter())
            .filter_map(|(field, one, many)| Some(count(*self.statistics.get(field)?, one, many)))
            .collect();
        (!shown.is_empty()).then(|| shown.join(", "))
    }
}

pub(crate) fn capital(title: &str) -> String {
    let mut letters = title.chars();
    letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
}

/// Says how many rows are not shown.
fn more(text: &mut String, rows: usize) {
    if rows > 0 {
        let _ = writeln!(text, "    ... and {}; `--json` has all", count(rows as u64, "more", "more"));
    }
}

pub(crate) fn section(text: &mut String, title: &str, columns: &Columns) {
    if columns.is_empty() {
        return;
    }
    let (bold, dim) = (Style::new().bold(), Style::new().dimmed());
    let _ = writeln!(text, "\n  {bold}{title}{bold:#}");
    for (i, line) in columns.lines().enumerate() {
        let _ = if i == 0 { writeln!(text, "  {dim}{line}{dim:#}") } else { writeln!(text, "  {line}") };
    }
}

#[cfg(test)]
mod tests {
    use dxbin::base::FourCc;

    use super::*;

    /// A container whose RDEF states 2^31 - 1 bindings of no size: all of them are the first one.
    fn endless() -> Vec<u8> {
        let path = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("../tests/corpus/header/objects.cso");
        let mut bytes = std::fs::read(path).unwrap();
        let container = Container::read(&bytes, 0, &Limits::default(), &mut Diagnostics::new()).unwrap();
        let start = container.part(FourCc(*b"RDEF")).unwrap().start() as usize;
        bytes[start + 8..start + 12].copy_from_slice(&[0xff, 0xff, 0xff, 0x7f]);
        bytes[start + 40..start + 44].fill(0);
        bytes
    }

    #[test]
    fn rows_without_number_are_counted_and_not_shown() {
        let bytes = endless();
        let container = Container::read(&bytes, 0, &Limits::default(), &mut Diagnostics::new()).unwrap();
        let report = InfoReport::of(&container, 2, &mut Diagnostics::new());
        assert_eq!((report.bindings.len(), report.signatures[0].more), (2, 0));
        let text = report.text("a.cso");
        assert!(text.contains("\n    ... and 2,147,483,645 more; `--json` has all\n"), "{text}");
        // No more than the part has bytes.
        let report = InfoReport::of(&container, usize::MAX, &mut Diagnostics::new());
        assert!(report.bindings.len() < 4096, "{}", report.bindings.len());
    }
}