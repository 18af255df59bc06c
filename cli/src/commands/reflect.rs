//! `dxbin reflect`: what a shader takes, gives and binds.

mod report;
#[cfg(test)]
mod schema;
mod text;

use dxbin::base::{Code, Diagnostic, Error, Limits};
use dxbin::reflect::d3d11::{Answers, LibraryAnswers};
use dxbin::reflect::module::ModuleReflection;
use dxbin::reflect::{Library, Refusal, Reflection, Shader, d3d12};
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
  dxbin reflect --d3d12 shader.cso      all that Direct3D 12's reflection says of a Shader Model 6 shader
  dxbin reflect --json a.cso | jq .d3d11.Desc.InstructionCount

The tables, and `reflection` in JSON, are our own view: what was stripped is taken from the
program as far as the program says it, and the last section says what is unknown. In JSON `d3d11`
is exactly what Microsoft's D3DReflect answers, and `d3d12` what dxc's CreateReflection answers,
enumerations as numbers; where it refuses, the key is null, and `d3d11_refused` or `d3d12_refused`
says how. docs/differences.md says where the views differ.

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
    /// What D3DReflect says, and nothing else, as JSON with one value a line
    #[arg(long, conflicts_with = "json")]
    d3d11: bool,
    /// What dxc's IDxcUtils::CreateReflection says, and nothing else, as JSON with one value a line
    #[arg(long, conflicts_with_all = ["json", "d3d11"])]
    d3d12: bool,
}

impl Options {
    pub(crate) fn run(&self, shared: &Shared) -> Status {
        if self.d3d11 {
            return self.only_answers(shared, answers);
        }
        if self.d3d12 {
            return self.only_answers(shared, answers_of_dxc);
        }
        run::reports(&self.inputs, self.json, shared, |bytes, diagnostics| {
            let container = run::container(bytes, diagnostics)?;
            let limits = Limits::default();
            let shader = Shader::of(&container, &limits, diagnostics);
            let mut report = ReflectReport {
                d3d11: None,
                d3d11_refused: None,
                d3d12: None,
                d3d12_refused: None,
                reflection: ReflectionReport::of(&shader),
            };
            // Microsoft's functions share the work: each knows what the other does not.
            let is_dxil = shader.program.is_some_and(|program| program.model().0 >= 6);
            match answers_of_dxc(bytes, &limits, false) {
                Ok(answers) => report.d3d12 = Some(answers),
                Err((refused, error)) => {
                    if is_dxil {
                        let Diagnostic { span, message, .. } = error.diagnostic().clone();
                        diagnostics.add(Code::ReflectionRefused, span, message);
                    }
                    report.d3d12_refused = Some(refused);
                }
            }
            match answers(bytes, &limits, false) {
                Ok(answers) => report.d3d11 = Some(answers),
                Err((refused, error)) => {
                    if !is_dxil {
                        let Diagnostic { span, message, .. } = error.diagnostic().clone();
                        diagnostics.add(Code::ReflectionRefused, span, message);
                    }
                    report.d3d11_refused = Some(refused);
                }
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

/// Asks for the answers about a file, on one line or with one value a line.
type Ask = fn(&[u8], &Limits, bool) -> Result<Box<RawValue>, (RefusedReport, Error)>;

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
    /// What dxc's `IDxcUtils::CreateReflection` answers, under the names of Direct3D 12's interfaces; null where it refuses.
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
fn answers(bytes: &[u8], limits: &Limits, lines: bool) -> Result<Box<RawValue>, (RefusedReport, Error)> {
    let text = match (Reflection::read(bytes, limits), Library::read(bytes, limits)) {
        (Ok(reflection), _) => json(&Answers::of(&reflection, limits).map_err(too_large)?, lines),
        (_, Ok(library)) => json(&LibraryAnswers::of(&library, limits).map_err(too_large)?, lines),
        (Err(refusal), _) => return Err(refused(refusal)),
    };
    // JSON of numbers and text is always JSON.
    text.ok_or_else(|| too_large(Error::new(Code::ReflectionTooLarge, 0..0, "the answers are no JSON")))
}

/// The answers of `IDxcUtils::CreateReflection` as JSON.
fn answers_of_dxc(bytes: &[u8], limits: &Limits, lines: bool) -> Result<Box<RawValue>, (RefusedReport, Error)> {
    let module = ModuleReflection::of_file(bytes, limits).map_err(refused)?;
    let text = json(&d3d12::Answers::of(&module).map_err(too_large)?, lines);
    text.ok_or_else(|| too_large(Error::new(Code::ReflectionTooLarge, 0..0, "the answers are no JSON")))
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
