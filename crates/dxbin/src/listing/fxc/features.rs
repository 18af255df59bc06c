//! The note on optional features.
//!
//! It is made of SFI0 and of the program's own `dcl_globalFlags`.

use dxbin_base::sink::Sink;

use super::spell;
use crate::listing::out::Out;

/// Prints the note, if there is a feature to note.
pub(super) fn print<S: Sink>(features: u64, early_depth_stencil: bool, out: &mut Out<'_, '_, S>) {
    let mut first = true;
    for (feature, text) in spell::FEATURES {
        if feature.map_or(early_depth_stencil, |feature| features & feature.0 != 0) {
            if first {
                out.put(b"//\n// Note: shader requires additional functionality:\n");
                first = false;
            }
            out.put(b"//       ");
            out.text(text);
            out.put(b"\n");
        }
    }
    if !first {
        out.put(b"//\n");
    }
}
