//! `dxbin get`: a part's bytes.

use dxbin::base::Diagnostics;

use crate::io::{Inputs, Outputs, refuse_terminal};
use crate::part_name::{PartName, missing};
use crate::report::Status;
use crate::run::{self, Outcome, Shared, deliver, or_failed};

/// Writes the bytes of a part, without the part's header
#[derive(Debug, clap::Args)]
#[command(after_long_help = "\
Examples:
  dxbin get RDEF shader.cso -o rdef.bin    into a file
  dxbin get PRIV#2 shader.cso | xxd        the second PRIV, into a pipe
  dxbin get SHEX shaders/ -o programs/     programs/NAME.SHEX of every shader in a folder

Exit status:
  0  written
  2  a file cannot be read, is no container or has no such part, or the output cannot be written")]
pub(crate) struct Options {
    /// The part, by its FourCC; `PRIV#2` for the second of its kind
    part: PartName,
    #[command(flatten)]
    inputs: Inputs,
    #[command(flatten)]
    outputs: Outputs,
}

impl Options {
    pub(crate) fn run(&self, shared: &Shared) -> Status {
        let extension = self.part.to_string().replace(['\\', '/', '#'], "_");
        let inputs = match self.inputs.expand() {
            Ok(inputs) => inputs,
            Err(problem) => return run::usage(problem),
        };
        if inputs.len() > 1 && !self.outputs.is_to_files() {
            let message = "several files need a folder (`-o DIR`)";
            return run::usage(crate::report::Problem::new(dxbin::base::Code::Usage, message));
        }
        let targets = match self.outputs.targets(&inputs, Some(&extension)) {
            Ok(targets) => targets,
            Err(problem) => return run::usage(problem),
        };
        if let Err(problem) = refuse_terminal(&targets) {
            return run::usage(problem);
        }
        run::each(&inputs, shared, |i, input| {
            or_failed(input.read().and_then(|bytes| {
                let container = run::container(&bytes, &mut Diagnostics::new())?;
                let wanted = |part: &&dxbin::container::Part<'_>| {
                    (part.kind, part.ordinal) == (self.part.kind, self.part.ordinal)
                };
                match (container.parts().iter().find(wanted), targets.get(i)) {
                    (Some(part), Some(target)) => deliver(target, part.data.to_vec()),
                    (Some(_), None) => Ok(Outcome::default()),
                    (None, _) => Err(missing(self.part, container.parts().iter().map(|part| part.kind))),
                }
            }))
        })
    }
}
