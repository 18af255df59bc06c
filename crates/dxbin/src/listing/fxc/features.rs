//! The note on optional features.
//!
//! It is made of SFI0 and of the program's own `dcl_globalFlags`, of which Microsoft's reflection takes all that stand
//! among the declarations at the program's start.

use dxbin_base::sink::Sink;
use dxbin_parts::sfi0::Feature;
use dxbin_tpf::spec::{Info, Opcode};

use super::out::Out;
use super::spell;

/// Whether an opcode stands among the declarations: one of the table's, data, or the start of a hull program's phase.
/// The first that does not ends them.
fn is_among_declarations(opcode: Opcode) -> bool {
    matches!(
        opcode,
        Opcode::CUSTOMDATA
            | Opcode::HS_DECLS
            | Opcode::HS_CONTROL_POINT_PHASE
            | Opcode::HS_FORK_PHASE
            | Opcode::HS_JOIN_PHASE
    ) || opcode.info().is_some_and(Info::is_declaration)
}

/// The bits of `dcl_globalFlags` that are features, and the feature each is.
const FLAGS: [(u32, Feature); 4] = [
    (1 << 12, Feature::DOUBLES),
    (1 << 16, Feature::MINIMUM_PRECISION),
    (1 << 17, Feature::DOUBLE_EXTENSIONS_11_1),
    (1 << 18, Feature::SHADER_EXTENSIONS_11_1),
];
const FORCE_EARLY_DEPTH_STENCIL: u32 = 1 << 13;

/// The features that a program's flags ask for, and whether depth and stencil are tested early.
pub(super) fn of_program(program: &[u8]) -> (u64, bool) {
    let (mut features, mut early) = (0, false);
    let word = |at: usize| program.get(at..)?.first_chunk().map(|word| u32::from_le_bytes(*word));
    let end = word(4).map_or(0, |length| 4 * u64::from(length));
    let mut at = 8;
    while let Some(token) = word(at).filter(|_| (at as u64) < end) {
        let opcode = Opcode((token & 0x7ff) as u16);
        if !is_among_declarations(opcode) {
            break;
        }
        if opcode == Opcode::DCL_GLOBAL_FLAGS {
            for (bit, feature) in FLAGS {
                features |= if token & bit != 0 { feature.0 } else { 0 };
            }
            early |= token & FORCE_EARLY_DEPTH_STENCIL != 0;
        }
        let length = if opcode == Opcode::CUSTOMDATA { word(at + 4).unwrap_or(0) } else { token >> 24 & 0x7f };
        if length == 0 {
            break;
        }
        at = at.saturating_add(4 * length as usize);
    }
    (features, early)
}

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
            out.put(text);
            out.put(b"\n");
        }
    }
    if !first {
        out.put(b"//\n");
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn program(words: &[u32]) -> Vec<u8> {
        let length = 2 + words.len() as u32;
        [0x50, length].iter().chain(words).flat_map(|word| word.to_le_bytes()).collect()
    }

    #[test]
    fn flags_count_among_declarations_only() {
        let double = 0x0100_106a_u32;
        assert_eq!(of_program(&program(&[double])), (Feature::DOUBLES.0, false));
        // Behind an immediate constant buffer of two words.
        assert_eq!(of_program(&program(&[0x35, 3, 0, 0x0100_206a])), (0, true));
        // Behind a ret.
        assert_eq!(of_program(&program(&[0x0100_003e, double])), (0, false));
        // A length of zero ends it.
        assert_eq!(of_program(&program(&[0x6a, double])), (0, false));
        assert_eq!(of_program(&[]), (0, false));
        // Behind the stated length.
        let mut longer = program(&[0x0100_006a]);
        longer.extend(double.to_le_bytes());
        assert_eq!(of_program(&longer), (0, false));
    }
}
