//! `dxbin copy`: a container byte for byte, or tidied, or written anew.

use clap::ValueEnum;
use dxbin::base::{Code, Diagnostic, Diagnostics, FourCc, Limits};
use dxbin::container::Part;
use dxbin::rebuild::{self, Outcome, Profile};

use crate::io::{EditOutputs, Inputs};
use crate::part_name::PartName;
use crate::report::{Problem, Status};
use crate::run::{self, Shared};

/// Copies containers byte for byte, with their parts in another order, packed, or written anew
#[derive(Debug, clap::Args)]
#[command(after_long_help = "\
Examples:
  dxbin copy shader.cso -o same.cso                        the same bytes, whatever they are
  dxbin copy --order SFI0,ISG1,OSG1 shader.cso -o new.cso  these parts first, the others behind them
  dxbin copy --pack shader.cso -i                          without gaps and trailing bytes

  dxbin copy --rebuild shader.cso -o new.cso               from what its parts say; the same bytes
  dxbin copy --rebuild --profile fxc odd.cso -o tidy.cso   the same, put where fxc would put it
  dxbin copy --rebuild --profile dxc odd.cso -o tidy.cso   the same, put where dxc would put it

--rebuild reads the parts into models and writes them from these: signatures, RDEF, STAT, SFI0,
IFCE, Aon9, RTS0, LIBF, LIBH, LFS0, SPDB, SHDR and SHEX; DXIL, ILDB, PSV0, RDAT, HASH, ILDN, VERS,
SRCI and PDBI; PRIV. A part whose model does not give its bytes back keeps them (warning DX3012).
Parts that nobody knows have no model and are copied (note DX3013).

With a profile nothing of the old layout stays: places, padding, order and digest are those that
the compiler would choose. A container that fxc, or dxc, made itself comes out the same. dxc's
habits are those for the version of the validator that the module states: before 1.7 equal names
stand once for each element, and parts are not filled up. Compressed sources (SRCI, PDBI) keep
their stream.

Without an option nothing is changed, not even what is wrong.

Exit status:
  0  written
  2  a file cannot be read, is no container or has no such part, or the output cannot be written")]
pub(crate) struct Options {
    #[command(flatten)]
    inputs: Inputs,
    /// Put these parts first, in this order
    #[arg(long, value_delimiter = ',', value_name = "PART,...")]
    order: Vec<PartName>,
    /// Drop the gaps between parts and the bytes behind the container
    #[arg(long)]
    pack: bool,
    /// Write the container anew from what its parts say
    #[arg(long, conflicts_with_all = ["order", "pack"])]
    rebuild: bool,
    /// Whose habits a rebuilt container follows
    #[arg(long, value_enum, default_value_t, requires = "rebuild", value_name = "WHOSE")]
    profile: Whose,
    #[command(flatten)]
    outputs: EditOutputs,
}

#[derive(Clone, Copy, Debug, Default, ValueEnum)]
enum Whose {
    /// Its own: the old bytes
    #[default]
    Kept,
    /// fxc's
    Fxc,
    /// dxc's, for the version of the validator that the module states
    Dxc,
}

impl Options {
    pub(crate) fn run(&self, shared: &Shared) -> Status {
        if self.rebuild {
            let profile = match self.profile {
                Whose::Kept => Profile::Kept,
                Whose::Fxc => Profile::Fxc,
                Whose::Dxc => Profile::Dxc,
            };
            return run::rewrites(&self.inputs, &self.outputs, shared, |container, diagnostics| {
                let rebuilt = rebuild::rebuild(container, profile, &Limits::default())?;
                tell(rebuilt.parts.iter().zip(container.parts()), diagnostics);
                Ok(rebuilt.bytes)
            });
        }
        run::edits(&self.inputs, &self.outputs, shared, |builder| {
            if !self.order.is_empty() {
                let mut order = Vec::new();
                for part in &self.order {
                    order.push(part.find(builder)?);
                }
                let rest: Vec<usize> = (0..builder.parts().len()).filter(|index| !order.contains(index)).collect();
                order.extend(rest);
                if !builder.reorder(&order) {
                    return Err(Problem::new(dxbin::base::Code::Usage, "`--order` names a part twice"));
                }
            }
            if self.pack {
                builder.pack();
            }
            Ok(())
        })
    }
}

/// Says which parts were not written from a model.
fn tell<'a>(parts: impl Iterator<Item = (&'a (FourCc, u32, Outcome), &'a Part<'a>)>, diagnostics: &mut Diagnostics) {
    for ((kind, ordinal, outcome), part) in parts {
        match outcome {
            Outcome::Model => {}
            Outcome::Raw(why) => diagnostics.push(Diagnostic::clone(why)),
            Outcome::Opaque => {
                let (start, end) = (part.start(), part.start() + part.data.len() as u64);
                let message = format!("there is no model for this kind of part: its {} bytes are copied", end - start);
                diagnostics.push(Diagnostic::new(Code::PartOpaque, start..end, message).in_part(*kind, *ordinal, start));
            }
        }
    }
}
