//! `dxbin reflect`: what a shader takes, gives and binds.

mod report;
#[cfg(test)]
mod schema;
mod text;

use dxbin::base::{Code, Diagnostic, Diagnostics, Error, Limits};
use dxbin::listing::Dialect;
use dxbin::open::{self, Kind};
use dxbin::reflect::answers::Interfaces;
use dxbin::reflect::d3dcompiler::{Answers, LibraryAnswers};
use dxbin::reflect::module::ModuleReflection;
use dxbin::reflect::{Library, Refusal, Reflection, Shader, dxcompiler};
use serde::Serialize;
use serde_json::Serializer;
use serde_json::ser::PrettyFormatter;
use serde_json::value::RawValue;

use crate::io::Inputs;
use crate::report::{Problem, Status};
use crate::run::{self, Outcome, Output, Report, Shared};

pub(crate) use report::ReflectionReport;

/// Shows what a shader takes, gives and binds: resources, buffers field by field, signatures, counts
#[derive(Debug, clap::Args)]
#[command(after_long_help = "\
Examples:
  dxbin reflect shader.cso              tables; what the program does not use is dim
  dxbin reflect shaders/ --json         one line of JSON for each shader of a folder
  dxbin reflect --d3d11 shader.cso      all that Direct3D 11's D3DReflect says, one value a line
  dxbin reflect --d3d12 shader.cso      all that Direct3D 12's reflection says, of models from 4 on
  dxbin reflect shader.pdb              the shader that dxc left in its PDB
  dxbin reflect --json a.cso | jq .d3d11.Desc.InstructionCount

The tables, and `reflection` in JSON, are our own view: what was stripped is taken from the
program as far as the program says it, and the last section says what is unknown. Of bitcode alone
only its metadata are known. In JSON `d3d11` is exactly what Microsoft's D3DReflect answers through
the interfaces of Direct3D 11, and `d3d12` what those of Direct3D 12 answer: D3DReflect's of Shader
Models 4 and 5, of Shader Model 6 those of dxc's CreateReflection. Enumerations are numbers; where
the function refuses, the key is null, and `d3d11_refused` or `d3d12_refused` says how.
docs/differences.md says where the views differ.

Exit status:
  0  shown
  2  a file cannot be read, or is no shader; with `--d3d11` or `--d3d12` also: Microsoft's
     function refuses it")]
pub(crate) struct Options {
    #[command(flatten)]
    inputs: Inputs,
    /// One line of JSON for each file (docs/schemas/reflect.json)
    #[arg(long)]
    json: bool,
    /// What D3DReflect says to Direct3D 11, and nothing else, as JSON with one value a line
    #[arg(long, conflicts_with = "json")]
    d3d11: bool,
    /// What D3DReflect or, of Shader Model 6, dxc's CreateReflection says to Direct3D 12, as JSON with one value a line
    #[arg(long, conflicts_with_all = ["json", "d3d11"])]
    d3d12: bool,
}

impl Options {
    pub(crate) fn run(&self, shared: &Shared) -> Status {
        if self.d3d11 {
            return self.only_answers(shared, |bytes, limits, lines| answers(bytes, Interfaces::D3D11, limits, lines));
        }
        if self.d3d12 {
            return self.only_answers(shared, answers_of_d3d12);
        }
        run::reports(&self.inputs, self.json, shared, |_, bytes, diagnostics| {
            let limits = Limits::default();
            let file = run::shader(bytes, diagnostics)?;
            let shader = Shader::of_file(&file, &limits, diagnostics)?;
            let mut report = ReflectReport {
                d3d11: None,
                d3d11_refused: None,
                d3d12: None,
                d3d12_refused: None,
                reflection: ReflectionReport::of(&shader),
            };
            // A refusal is told where an answer is due: not of a module alone, which Microsoft's functions never take, and not of
            // a module's container by D3DReflect, which takes those of Shader Models 4 and 5.
            let is_dxil = shader.is_dxil();
            let is_alone = open::kind(bytes).is_some_and(Kind::is_module);
            let mut tell = |(refused, error): (RefusedReport, Error), is_due: bool| {
                if is_due && !is_alone {
                    let Diagnostic { span, message, .. } = error.diagnostic().clone();
                    diagnostics.add(Code::ReflectionRefused, span, message);
                }
                refused
            };
            match answers(bytes, Interfaces::D3D11, &limits, false) {
                Ok(answers) => report.d3d11 = Some(answers),
                Err(refusal) => report.d3d11_refused = Some(tell(refusal, !is_dxil)),
            }
            match answers_of_d3d12(bytes, &limits, false) {
                Ok(answers) => report.d3d12 = Some(answers),
                Err(refusal) => report.d3d12_refused = Some(tell(refusal, is_dxil)),
            }
            Ok::<_, Problem>((report, Status::Fine))
        })
    }

    fn only_answers(&self, shared: &Shared, answers: Ask) -> Status {
        let inputs = match self.inputs.expand() {
            Ok(inputs) => inputs,
            Err(problem) => return run::usage(problem),
        };
        run::each(&inputs, shared, |_, input| {
            run::or_failed(input.read().and_then(|bytes| {
                let text = answers(&bytes, &Limits::default(), true).map_err(|(_, error)| error)?;
                Ok(Outcome { output: Output::Text(text.get().to_owned() + "\n"), ..Outcome::default() })
            }))
        })
    }
}

/// The answers as JSON, or why there are none.
type Answered = Result<Box<RawValue>, (RefusedReport, Error)>;

/// Asks for the answers about a file, on one line or with one value a line.
type Ask = fn(&[u8], &Limits, bool) -> Answered;

/// What `reflect` says of a file.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub(crate) struct ReflectReport {
    /// What Microsoft's `D3DReflect` answers, of a library `D3DReflectLibrary`, under the names of Direct3D 11's interfaces; null
    /// where they refuse.
    #[cfg_attr(test, schemars(with = "Option<schema::Answers>"))]
    d3d11: Option<Box<RawValue>>,
    /// How it refuses.
    #[serde(skip_serializing_if = "Option::is_none")]
    d3d11_refused: Option<RefusedReport>,
    /// What Microsoft's functions answer under the names of Direct3D 12's interfaces: dxc's `IDxcUtils::CreateReflection` of Shader
    /// Model 6, `D3DReflect` and `D3DReflectLibrary` of the models before; null where they refuse.
    #[cfg_attr(test, schemars(with = "Option<schema::Answers12>"))]
    d3d12: Option<Box<RawValue>>,
    /// How it refuses.
    #[serde(skip_serializing_if = "Option::is_none")]
    d3d12_refused: Option<RefusedReport>,
    /// Our own view.
    reflection: ReflectionReport,
}

/// That Microsoft's function gives no reflection.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub(crate) struct RefusedReport {
    /// The HRESULT, such as `0x80070057`; null where it crashes or does not come back.
    hresult: Option<String>,
    /// The HRESULT's name, such as `E_INVALIDARG`.
    name: Option<&'static str>,
    /// Why.
    reason: String,
}

impl Report for ReflectReport {
    const VERB: &'static str = "reflect";

    fn text(&self, file: &str, _: bool) -> String {
        text::of(&self.reflection, file)
    }
}

/// The answers of `D3DReflect`, or of `D3DReflectLibrary`, as JSON: on one line, or with one value a line.
fn answers(bytes: &[u8], interfaces: Interfaces, limits: &Limits, lines: bool) -> Answered {
    let text = match (Reflection::read(bytes, limits), Library::read(bytes, limits)) {
        (Ok(reflection), _) => json(&Answers::of(&reflection, interfaces, limits).map_err(too_large)?, lines),
        (_, Ok(library)) => json(&LibraryAnswers::of(&library, interfaces, limits).map_err(too_large)?, lines),
        (Err(refusal), _) => return Err(refused(refusal)),
    };
    // JSON of numbers and text is always JSON.
    text.ok_or_else(|| too_large(Error::new(Code::ReflectionTooLarge, 0..0, "the answers are no JSON")))
}

/// The answers of `IDxcUtils::CreateReflection` as JSON.
fn answers_of_dxc(bytes: &[u8], limits: &Limits, lines: bool) -> Answered {
    let module = ModuleReflection::of_file(bytes, limits).map_err(refused)?;
    let text = json(&dxcompiler::Answers::of(&module).map_err(too_large)?, lines);
    text.ok_or_else(|| too_large(Error::new(Code::ReflectionTooLarge, 0..0, "the answers are no JSON")))
}

/// What the interfaces of Direct3D 12 answer: dxc's of Shader Model 6, those of `D3DReflect` of the models before.
fn answers_of_d3d12(bytes: &[u8], limits: &Limits, lines: bool) -> Answered {
    let container = open::container(bytes, limits, &mut Diagnostics::new()).ok();
    match Dialect::of(bytes, container.as_ref()) {
        Dialect::Dxc => answers_of_dxc(bytes, limits, lines),
        Dialect::Fxc => answers(bytes, Interfaces::D3D12, limits, lines),
    }
}

fn too_large(error: Error) -> (RefusedReport, Error) {
    let reason = error.diagnostic().message.clone();
    (RefusedReport { hresult: None, name: None, reason }, error)
}

fn refused(refusal: Refusal) -> (RefusedReport, Error) {
    let refused = RefusedReport {
        hresult: refusal.status().map(|status| format!("{status:#010x}")),
        name: refusal.name(),
        reason: refusal.error().diagnostic().message.clone(),
    };
    (refused, refusal.into_error())
}

fn json(answers: &impl Serialize, lines: bool) -> Option<Box<RawValue>> {
    let mut text = Vec::new();
    let written = match lines {
        true => answers.serialize(&mut Serializer::with_formatter(&mut text, PrettyFormatter::with_indent(b" "))),
        false => answers.serialize(&mut Serializer::new(&mut text)),
    };
    written.ok()?;
    RawValue::from_string(String::from_utf8(text).ok()?).ok()
}
