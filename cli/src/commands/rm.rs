//! `dxbin rm`: parts removed.

use crate::io::{EditOutputs, Inputs};
use crate::part_name::PartNames;
use crate::report::Status;
use crate::run::{self, Shared};

/// Removes parts; sizes, offsets and the digest are right afterwards
#[derive(Debug, clap::Args)]
#[command(after_long_help = "\
Examples:
  dxbin rm PRIV shader.cso -i                            in place
  dxbin rm RDEF,STAT shader.cso -o small.cso             several, into a new file
  dxbin rm --ignore-missing PRIV,SPDB shaders/ -o out/   of a whole folder, where they are there

The digest keeps its kind, as `dxbin set --help` says.

Exit status:
  0  written
  2  a file cannot be read, is no container or has no such part, or the output cannot be written")]
pub(crate) struct Options {
    /// The parts, by their FourCCs, with commas between; `PRIV#2` for the second of its kind
    #[arg(value_name = "PART,...")]
    parts: PartNames,
    #[command(flatten)]
    inputs: Inputs,
    /// Pass over parts that are not there
    #[arg(long)]
    ignore_missing: bool,
    #[command(flatten)]
    outputs: EditOutputs,
}

impl Options {
    pub(crate) fn run(&self, shared: &Shared) -> Status {
        run::edits(&self.inputs, &self.outputs, shared, |builder| {
            // All are found before the first goes: `PRIV,PRIV#2` names two parts.
            let mut indices = Vec::with_capacity(self.parts.0.len());
            for part in &self.parts.0 {
                match part.find(builder) {
                    Ok(index) => indices.push(index),
                    Err(problem) if !self.ignore_missing => return Err(problem),
                    Err(_) => {}
                }
            }
            indices.sort_unstable();
            indices.dedup();
            for index in indices.into_iter().rev() {
                builder.remove(index);
            }
            Ok(())
        })
    }
}
