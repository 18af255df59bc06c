//! `dxbin copy`: a container byte for byte, or tidied.

use crate::io::{EditOutputs, Inputs};
use crate::part_name::PartName;
use crate::report::{Problem, Status};
use crate::run::{self, Shared};

/// Copies containers byte for byte, or with their parts in another order, or packed
#[derive(Debug, clap::Args)]
#[command(after_long_help = "\
Examples:
  dxbin copy shader.cso -o same.cso                        the same bytes, whatever they are
  dxbin copy --order SFI0,ISG1,OSG1 shader.cso -o new.cso  these parts first, the others behind them
  dxbin copy --pack shader.cso -i                          without gaps and trailing bytes

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
    #[command(flatten)]
    outputs: EditOutputs,
}

impl Options {
    pub(crate) fn run(&self, shared: &Shared) -> Status {
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
