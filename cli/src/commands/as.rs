//! `dxbin as`: a listing assembled.

use std::path::PathBuf;

use dxbin::assemble::{self, Assembled, Failure};
use dxbin::base::{Code, Diagnostics};
use serde::Serialize;

use crate::io::{Input, Inputs, Outputs, Target};
use crate::report::{Problem, Status};
use crate::run::{self, Outcome, Shared, deliver, envelope};

/// Assembles a listing: the text that `dis` and Microsoft's disassembler write, edited or not
#[derive(Debug, clap::Args)]
#[command(after_long_help = "\
Examples:
  dxbin dis shader.cso -o shader.asm                 first the text; then edit it
  dxbin as shader.asm --into shader.cso -o new.cso   the program replaced, all other parts kept
  dxbin as shader.asm -o new.cso                     a container of the text alone
  dxbin as shader.vsh -o new.cso                     Direct3D 9 assembly, as D3DAssemble takes it
  dxbin as --json shader.asm -o new.cso              errors as JSON: line, column, code, hint

The text is that of D3DDisassemble under any flags; numbers and offsets in the margin are passed
over.

With --into, what a line does not say (the last digits of a decimal literal, reserved bits) stays
as it is in the container, unless the line was edited: a listing that was not edited gives the
same bytes back. Names, bindings and the like can be edited in the listing's comment header, where
it says all that their part has; otherwise you are told. STAT and the digest are brought up to date.

Without it, signatures, buffers, bindings and features come from the listing's comment header, and
literals have the digits that are shown: list with `dis --Lx` for exact ones. `dis --exact` adds
comments with all else that the text leaves out; an edit of a line wins over its comment.

Programs of Direct3D 9 (vs_1_1 to ps_3_sw) become bare token streams, the words those of
D3DAssemble without its validation. Their comments (constant table, debug information) come from
--into or from `dis --exact`. Listings of Shader Model 6 cannot be assembled yet.

Exit status:
  0  assembled
  2  the text is wrong, or a file cannot be read or written")]
pub(crate) struct Options {
    #[command(flatten)]
    inputs: Inputs,
    /// The container whose program is replaced
    #[arg(long, value_name = "SHADER")]
    into: Option<PathBuf>,
    /// One line of JSON for each file (docs/schemas/as.json); the container then needs `-o`
    #[arg(long)]
    json: bool,
    #[command(flatten)]
    outputs: Outputs,
}

/// What `as` says of a file in `--json`.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub(crate) struct AsReport {
    /// Bytes of the container that was written.
    size: usize,
}

impl Options {
    /// The inputs and where they go.
    fn plan(&self) -> Result<(Vec<Input>, Vec<Target>), Problem> {
        let inputs = self.inputs.expand()?;
        let targets = self.outputs.targets(&inputs, Some("cso"))?;
        let usage = |message: &str| Err(Problem::new(Code::Usage, message));
        if self.into.is_some() && inputs.len() > 1 {
            return usage("`--into` takes one listing at a time");
        }
        if inputs.len() > 1 && !self.outputs.is_to_files() {
            return usage("several listings need a folder (`-o DIR`)");
        }
        if self.json && targets.contains(&Target::Stdout) {
            return usage("standard output is JSON: name a file for the container with `-o`");
        }
        if self.into.as_ref().is_some_and(|into| into.as_os_str() == "-") && self.inputs.reads_stdin() {
            return usage("standard input can be read only once: name the shader's file");
        }
        crate::io::refuse_terminal(&targets)?;
        Ok((inputs, targets))
    }

    pub(crate) fn run(&self, shared: &Shared) -> Status {
        let original = self.into.as_ref().map(|path| Input::of(path).read()).transpose();
        let planned = self.plan().and_then(|planned| Ok((planned, original?)));
        let ((inputs, targets), original) = match planned {
            Ok(planned) => planned,
            Err(problem) => return run::usage(problem),
        };
        run::each(&inputs, shared, |i, input| {
            let (assembled, mut problems) = self.assemble(input, original.as_deref());
            let size = assembled.as_ref().map_or(0, Vec::len);
            let target = targets.get(i).unwrap_or(&Target::Stdout);
            let written = assembled.map(|bytes| deliver(target, bytes).unwrap_or_else(Outcome::failed));
            let mut outcome = written.unwrap_or(Outcome { status: Status::Failed, ..Outcome::default() });
            problems.append(&mut outcome.problems);
            if self.json {
                let body = (outcome.status == Status::Fine).then_some(AsReport { size });
                let output = envelope("as", input, body, &problems, outcome.status);
                return Outcome { output, problems: Vec::new(), ..outcome };
            }
            Outcome { problems, ..outcome }
        })
    }

    /// The container of one listing, if it is right, and what there is to say.
    fn assemble(&self, input: &Input, original: Option<&[u8]>) -> (Option<Vec<u8>>, Vec<Problem>) {
        let text = match input.read() {
            Ok(text) => text,
            Err(problem) => return (None, vec![problem]),
        };
        if matches!(dxbin::open::kind(&text), Some(kind) if kind != dxbin::open::Kind::Text) {
            let message = "it is a shader, not a listing; `dxbin dis` makes a listing of it";
            return (None, vec![Problem::new(Code::TextNoProgram, message)]);
        }
        if is_of_shader_model_6(&text) {
            let message = "it is a listing of Shader Model 6, which cannot be assembled yet";
            return (None, vec![Problem::new(Code::NotYet, message)]);
        }
        let is_direct3d9 = |bytes: &[u8]| dxbin::open::kind(bytes) == Some(dxbin::open::Kind::Direct3d9);
        let made = match original {
            None if assemble::d3d9::is_program(&text) => assemble::d3d9::alone(&text),
            Some(original) if is_direct3d9(original) => assemble::d3d9::into(&text, original),
            None => assemble::alone(&text),
            Some(original) => match run::container(original, &mut Diagnostics::new()) {
                Ok(container) => assemble::into(&text, &container),
                Err(problem) => return (None, vec![problem]),
            },
        };
        match made {
            Ok(Assembled { bytes, warnings }) => {
                (Some(bytes), warnings.iter().map(|warning| Problem::of_text(warning, &text)).collect())
            }
            Err(Failure::Text(errors)) => (None, errors.iter().map(|error| Problem::of_text(error, &text)).collect()),
            Err(Failure::Container(error)) => (None, vec![error.into()]),
        }
    }
}

/// Whether a text is a module as LLVM prints it, which dxc's disassembler does.
fn is_of_shader_model_6(text: &[u8]) -> bool {
    // Few lines precede it but the comment header, where every line starts with `;`.
    let is_module = |line: &[u8]| line.starts_with(b"target datalayout = ") || line.starts_with(b"target triple = ");
    let lines = text.split(|&byte| byte == b'\n').map(<[u8]>::trim_ascii_start);
    lines.filter(|line| !line.is_empty() && !line.starts_with(b";")).take(4).any(is_module)
}
