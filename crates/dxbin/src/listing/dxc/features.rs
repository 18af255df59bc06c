//! The notes on optional features, made of SFI0.

use dxbin_base::sink::Sink;
use dxbin_parts::sfi0::FeatureInfo;

use super::spell;
use crate::listing::out::Out;

/// From this bit on features are of functions, and not of what a device must have.
const OPTIONAL: u32 = 40;

/// Prints the notes, if there is any bit set.
pub(super) fn print<S: Sink>(info: FeatureInfo, out: &mut Out<'_, '_, S>) {
    if info.flags == 0 {
        return;
    }
    out.put(b";\n; Note: shader requires additional functionality:\n");
    rows(info, spell::FEATURES, out);
    if info.flags >> OPTIONAL != 0 {
        out.put(b"; Note: shader has optional feature flags set:\n");
        rows(info, spell::OPTIONAL_FEATURES, out);
    }
}

fn rows<S: Sink>(info: FeatureInfo, rows: &[spell::FeatureRow], out: &mut Out<'_, '_, S>) {
    for (feature, text) in rows {
        if info.flags & feature.0 != 0 {
            out.put(b";       ");
            out.text(text);
            out.put(b"\n");
        }
    }
    out.put(b";\n");
}
