//! `dxbin reflect`: what a shader takes, gives and binds.

mod report;
#[cfg(test)]
mod schema;
mod text;

use dxbin::base::{Code, Diagnostic, Error, Limits};
use dxbin::reflect::d3d11::{Answers, LibraryAnswers};
use dxbin::reflect::{Library, Refusal, Reflection, Shader};
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
  dxbin reflect --json a.cso | jq .d3d11.Desc.InstructionCount

The tables, and `reflection` in JSON, are our own view: what was stripped is taken from the program as
far as the program says it, and the last section says what is unknown. `d3d11` in JSON is exactly what
Microsoft's D3DReflect answers, enumerations as numbers; where that function refuses, it is null, and
`d3d11_refused` says how. docs/differences.md says where the two views differ.

Exit status:
  0  shown
  2  a file cannot be read, or is no shader; with `--d3d11` also: D3DReflect refuses it")]
pub(crate) struct Options {
    #[command(flatten)]
    inputs: Inputs,
    /// One line of JSON for each file (docs/schemas/reflect.json)
    #[arg(long)]
    json: bool,
    /// What D3DReflect says, and nothing else, as JSON with one value a line
    #[arg(long, conflicts_with = "json")]
    d3d11: bool,
}

impl Options {
    pub(crate) fn run(&self, shared: &Shared) -> Status {
        if self.d3d11 {
            return self.only_answers(shared);
        }
        run::reports(&self.inputs, self.json, shared, |bytes, diagnostics| {
            let container = run::container(bytes, diagnostics)?;
            let limits = Limits::default();
            let shader = Shader::of(&container, &limits, diagnostics);
            let mut report = ReflectReport {
                d3d11: None,
                d3d11_refused: None,
                reflection: ReflectionReport::of(&shader),
            };
            match answers(bytes, &limits, false) {
                Ok(answers) => report.d3d11 = Some(answers),
                Err((refused, error)) => {
                    // Of a Shader Model 6 program, nobody would ask that function.
                    if shader.program.is_none_or(|program| program.model().0 < 6) {
                        let Diagnostic { span, message, .. } = error.diagnostic().clone();
                        diagnostics.add(Code::ReflectionRefused, span, message);
                    }
                    report.d3d11_refused = Some(refused);
                }
            }
            Ok::<_, Problem>((report, Status::Fine))
        })
    }

    fn only_answers(&self, shared: &Shared) -> Status {
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
    /// Our own view.
    reflection: ReflectionReport,
}

/// That `D3DReflect` gives no reflection.
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
    let too_large = |error: Error| {
        let reason = error.diagnostic().message.clone();
        (RefusedReport { hresult: None, name: None, reason }, error)
    };
    let refused = |refusal: Refusal| {
        let refused = RefusedReport {
            hresult: refusal.status().map(|status| format!("{status:#010x}")),
            name: refusal.name(),
            reason: refusal.error().diagnostic().message.clone(),
        };
        (refused, refusal.into_error())
    };
    let text = match (Reflection::read(bytes, limits), Library::read(bytes, limits)) {
        (Ok(reflection), _) => json(&Answers::of(&reflection, limits).map_err(too_large)?, lines),
        (_, Ok(library)) => json(&LibraryAnswers::of(&library, limits).map_err(too_large)?, lines),
        (Err(refusal), _) => return Err(refused(refusal)),
    };
    // JSON of numbers and text is always JSON.
    text.ok_or_else(|| too_large(Error::new(Code::ReflectionTooLarge, 0..0, "the answers are no JSON")))
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
