//! `dxbin lib`: what a library exports.

mod report;
mod text;

use dxbin::base::Limits;
use dxbin::library::Library;

pub(crate) use report::LibReport;

use crate::io::Inputs;
use crate::report::{Problem, Status};
use crate::run::{self, Report, Shared};

/// Shows what a Shader Model 6 library exports: functions, what each uses and needs, nodes, subobjects
#[derive(Debug, clap::Args)]
#[command(after_long_help = "\
Examples:
  dxbin lib rays.cso                    functions with their kinds and sizes, resources, subobjects
  dxbin lib rays.pdb                    the library that dxc left in its PDB
  dxbin lib libraries/ --json           one line of JSON for each library of a folder
  dxbin lib --json a.cso | jq '.exports[] | select(.kind == \"AnyHit\") | .payload'

Functions and what each uses come from RDAT, what nodes of work graphs state from the module's
metadata; the last section says what the file leaves unknown. Bitcode alone has metadata only.
Mangled names are spelt as HLSL has them; `inout` stands for `out`, too, which is mangled alike.

Exit status:
  0  shown
  2  a file cannot be read, or is no library of Shader Model 6")]
pub(crate) struct Options {
    #[command(flatten)]
    inputs: Inputs,
    /// One line of JSON for each file (docs/schemas/lib.json)
    #[arg(long)]
    json: bool,
}

impl Options {
    pub(crate) fn run(&self, shared: &Shared) -> Status {
        run::reports(&self.inputs, self.json, shared, |_, bytes, diagnostics| {
            let library = Library::read(bytes, &Limits::default(), diagnostics)?;
            Ok::<_, Problem>((LibReport::of(&library), Status::Fine))
        })
    }
}

impl Report for LibReport {
    const VERB: &'static str = "lib";

    fn text(&self, file: &str, _: bool) -> String {
        text::of(self, file)
    }
}
