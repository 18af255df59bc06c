//! Which digest a program gets where there is no right one to go by.

use dxbin_base::FourCc;
use dxbin_container::Variant;
use dxbin_container::spec::kind;
use dxbin_tpf::spec::{CustomDataClass, Opcode};
use dxbin_tpf::token::{OpcodeToken, Tokens};

/// The opcodes that make fxc sign a program in the debug variant, besides shader messages.
const DEBUG: [Opcode; 2] = [Opcode::ABORT, Opcode::DEBUG_BREAK];

/// The variant in which fxc or dxc would sign a container with these parts: the debug one for token streams that hold
/// `printf` or `errorf` messages or `abort`.
///
/// It walks the instructions' lengths only; a stream that breaks is judged by what comes before.
///
/// ```
/// use dxbin::base::FourCc;
/// use dxbin::container::Variant;
/// // ps_5_0 with five words: the two that lead, `abort`, `ret`.
/// let words = [0x50_u32, 4, 0x0100_00cf, 0x0100_003e];
/// let program: Vec<u8> = words.iter().flat_map(|word| word.to_le_bytes()).collect();
/// let parts = [(FourCc(*b"SHEX"), &*program)];
/// assert_eq!(dxbin::signing::variant(parts), Variant::Debug);
/// ```
pub fn variant<'a>(parts: impl IntoIterator<Item = (FourCc, &'a [u8])>) -> Variant {
    let program = parts.into_iter().find(|(kind, _)| [kind::SHEX, kind::SHDR].contains(kind));
    match program {
        Some((_, program)) if is_debug(Tokens::new(program)) => Variant::Debug,
        _ => Variant::Standard,
    }
}

fn is_debug(tokens: Tokens<'_>) -> bool {
    let mut at = 2;
    while let Some(token) = tokens.get(at).map(OpcodeToken) {
        let custom = token.opcode() == Opcode::CUSTOMDATA;
        if DEBUG.contains(&token.opcode()) || (custom && token.custom_data_class() == CustomDataClass::SHADER_MESSAGE) {
            return true;
        }
        // A block of custom data has its length in a word of its own.
        let length = if custom { tokens.get(at + 1).unwrap_or(0) } else { token.length() };
        if length == 0 {
            return false;
        }
        at = at.saturating_add(length as usize);
    }
    false
}

#[cfg(test)]
mod tests {
    use dxbin_base::{Diagnostics, Limits};
    use dxbin_container::{Container, DigestState};

    use super::*;

    #[test]
    fn fxc_chose_the_same_for_the_whole_corpus() {
        let folder = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/corpus/fxc");
        let mut seen = [0; 2];
        for entry in std::fs::read_dir(folder).unwrap() {
            let path = entry.unwrap().path();
            let bytes = std::fs::read(&path).unwrap();
            let Ok(container) = Container::read(&bytes, 0, &Limits::default(), &mut Diagnostics::new()) else {
                continue;
            };
            let ours = variant(container.parts().iter().map(|part| (part.kind, part.data)));
            assert_eq!(container.digest(), DigestState::Valid(ours), "{}", path.display());
            seen[ours as usize] += 1;
        }
        assert!(seen[0] > 100 && seen[1] > 1, "{seen:?}");
    }

    #[test]
    fn broken_streams_end() {
        for words in [&[0x50_u32, 4, 0][..], &[0x50, 4, 53, 0], &[0x50, 4, 53, u32::MAX], &[0x50, 4, 53], &[]] {
            let program: Vec<u8> = words.iter().flat_map(|word| word.to_le_bytes()).collect();
            assert_eq!(variant([(kind::SHEX, &*program)]), Variant::Standard);
        }
    }
}
