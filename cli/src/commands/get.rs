//! `dxbin get`: a part's bytes.

use dxbin::base::{Diagnostics, Limits};

use crate::io::{Inputs, Outputs, refuse_terminal};
use crate::part_name::{Named, PartOrBlob, missing};
use crate::report::Status;
use crate::run::{self, Outcome, Shared, deliver, or_failed};

/// Writes the bytes of a part, without the part's header
#[derive(Debug, clap::Args)]
#[command(after_long_help = "\
Examples:
  dxbin get RDEF shader.cso -o rdef.bin    into a file
  dxbin get PRIV#2 shader.cso | xxd        the second PRIV, into a pipe
  dxbin get SHEX shaders/ -o programs/     programs/NAME.SHEX of every shader in a folder
  dxbin get SRCI shader.pdb -o sources.bin of the container in one of dxc's PDBs
  dxbin get --blob-part input-signature shader.cso -o in.cso
                                           what D3DGetBlobPart gives, refusals included

The names of `--blob-part` are those of D3D_BLOB_PART (`D3D_BLOB_PDB` or `pdb`), or its values.

Exit status:
  0  written
  2  a file cannot be read, is no container or has no such part, or the output cannot be written")]
pub(crate) struct Options {
    /// The part, by its FourCC; `PRIV#2` for the second of its kind
    part: PartOrBlob,
    /// PART is a D3D_BLOB_PART: give what Microsoft's D3DGetBlobPart gives
    #[arg(long)]
    blob_part: bool,
    #[command(flatten)]
    inputs: Inputs,
    #[command(flatten)]
    outputs: Outputs,
}

impl Options {
    pub(crate) fn run(&self, shared: &Shared) -> Status {
        let part = match self.part.named(self.blob_part) {
            Ok(part) => part,
            Err(problem) => return run::usage(problem),
        };
        let extension = match part {
            Named::Part(part) => part.to_string().replace(['\\', '/', '#'], "_"),
            Named::Blob(kind) => kind.name.to_owned(),
        };
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
                let part = match (part, targets.get(i)) {
                    (Named::Part(part), _) => part,
                    (Named::Blob(_), None) => return Ok(Outcome::default()),
                    (Named::Blob(kind), Some(target)) => {
                        return deliver(target, dxbin::blob::get(&bytes, kind, &Limits::default())?);
                    }
                };
                let mut diagnostics = Diagnostics::new();
                let shader = run::shader(&bytes, &mut diagnostics)?;
                let container = shader.container(&Limits::default(), &mut diagnostics)?;
                let wanted = |found: &&dxbin::container::Part<'_>| (found.kind, found.ordinal) == (part.kind, part.ordinal);
                match (container.parts().iter().find(wanted), targets.get(i)) {
                    (Some(part), Some(target)) => deliver(target, part.data.to_vec()),
                    (Some(_), None) => Ok(Outcome::default()),
                    (None, _) => Err(missing(part, container.parts().iter().map(|part| part.kind))),
                }
            }))
        })
    }
}
