//! `dxbin set`: a part's bytes replaced, or a part added.

use std::path::PathBuf;

use dxbin::base::Limits;

use crate::io::{EditOutputs, Input, Inputs};
use crate::part_name::{Named, PartName, PartOrBlob};
use crate::report::{Problem, Status};
use crate::run::{self, Output, Shared};


/// Replaces the bytes of a part, or adds the part; sizes, offsets and the digest are right afterwards
#[derive(Debug, clap::Args)]
#[command(after_long_help = "\
Examples:
  dxbin set PRIV notes.txt shader.cso -i              private data, in place
  dxbin set SHEX new.bin shader.cso -o new.cso        another program, into a new file
  dxbin set SFI0 sfi0.bin shader.cso --before SHEX    into the place before SHEX, should it be new
  some-tool | dxbin set PRIV - shader.cso -i          the bytes from a pipe

With `--blob-part`, PART is `private-data`, `debug-name` or `root-signature` (whose new bytes are a
container that holds one); all other kinds are refused, as D3DSetBlobPart refuses them.

The digest keeps its kind: an unsigned container stays unsigned, a bypass value stays, a program
with debug messages is signed as such. PRIV stays the last part. All that is not edited keeps its
place, its gaps included.

Exit status:
  0  written
  2  a file cannot be read, is no container, or the output cannot be written")]
pub(crate) struct Options {
    /// The part, by its FourCC; `PRIV#2` for the second of its kind
    part: PartOrBlob,
    /// The file with the part's new bytes, without a part's header; `-` for standard input
    data: PathBuf,
    #[command(flatten)]
    inputs: Inputs,
    /// PART is a D3D_BLOB_PART: do what Microsoft's D3DSetBlobPart does
    #[arg(long, conflicts_with = "before")]
    blob_part: bool,
    /// Where a part that is new goes [default: the end, before PRIV]
    #[arg(long, value_name = "PART")]
    before: Option<PartName>,
    #[command(flatten)]
    outputs: EditOutputs,
}

impl Options {
    pub(crate) fn run(&self, shared: &Shared) -> Status {
        if self.data.as_os_str() == "-" && self.inputs.reads_stdin() {
            let message = "standard input can be read only once: name the shader's file";
            return run::usage(Problem::new(dxbin::base::Code::Usage, message));
        }
        let data = match Input::of(&self.data).read() {
            Ok(data) => data,
            Err(problem) => {
                crate::report::tell(&self.data.display().to_string(), &[problem]);
                return Status::Failed;
            }
        };
        let part = match self.part.named(self.blob_part) {
            Ok(Named::Part(part)) => part,
            Ok(Named::Blob(kind)) => {
                return run::changes(&self.inputs, &self.outputs, shared, |_, bytes, _| {
                    Ok((dxbin::blob::set(bytes, kind, &data, &Limits::default())?, Output::Nothing))
                });
            }
            Err(problem) => return run::usage(problem),
        };
        run::edits(&self.inputs, &self.outputs, shared, |builder| {
            if let Some(index) = builder.find(part.kind, part.ordinal) {
                builder.replace(index, data.clone());
                return Ok(());
            }
            if part.ordinal > 1 && builder.find(part.kind, part.ordinal - 1).is_none() {
                let message = format!("there are fewer than {} parts {}", part.ordinal - 1, part.kind);
                return Err(Problem::new(dxbin::base::Code::NoSuchPart, message));
            }
            match self.before {
                Some(before) => {
                    let index = before.find(builder)?;
                    builder.insert(index, part.kind, data.clone());
                }
                None => builder.push(part.kind, data.clone()),
            }
            Ok(())
        })
    }
}
