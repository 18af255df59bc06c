//! `dxbin sign`: the right digest.

use clap::ValueEnum;
use dxbin::container::build::Signing;
use dxbin::container::digest::{Bypass, Variant};

use crate::io::{EditOutputs, Inputs};
use crate::report::Status;
use crate::run::{self, Shared};

/// Writes the right digest into containers
#[derive(Debug, clap::Args)]
#[command(after_long_help = "\
Examples:
  dxbin sign shader.cso -i                       in place
  dxbin sign shaders/ -o signed/                 a whole folder
  dxbin sign --as unsigned shader.cso -o u.cso   without one, as compilers hand it to a validator

Without `--as`, the digest is that which fxc or dxc would write: in the debug variant for programs
with printf, errorf or abort, in the standard one for all others.

Exit status:
  0  written
  2  a file cannot be read or is no container, or the output cannot be written")]
pub(crate) struct Options {
    #[command(flatten)]
    inputs: Inputs,
    /// Which digest to write
    #[arg(long = "as", value_enum, value_name = "DIGEST")]
    digest: Option<Digest>,
    #[command(flatten)]
    outputs: EditOutputs,
}

#[derive(Clone, Copy, Debug, ValueEnum)]
enum Digest {
    /// That of all shaders but those of `debug`
    Standard,
    /// That of fxc's programs with printf, errorf or abort
    Debug,
    /// All zero
    Unsigned,
    /// Sixteen bytes of 1: runtimes are told not to check
    Bypass,
    /// Sixteen bytes of 2: a preview shader model
    PreviewBypass,
}

impl Digest {
    fn signing(self) -> Signing {
        match self {
            Self::Standard => Signing::Sign(Variant::Standard),
            Self::Debug => Signing::Sign(Variant::Debug),
            Self::Unsigned => Signing::Write([0; 16]),
            Self::Bypass => Signing::Write(Bypass::Bypass.value()),
            Self::PreviewBypass => Signing::Write(Bypass::Preview.value()),
        }
    }
}

impl Options {
    pub(crate) fn run(&self, shared: &Shared) -> Status {
        run::edits(&self.inputs, &self.outputs, shared, |builder| {
            let signing = match self.digest {
                Some(digest) => digest.signing(),
                None => Signing::Renew(dxbin::signing::variant(builder.parts())),
            };
            builder.sign(signing);
            Ok(())
        })
    }
}
