//! What Microsoft's reflection takes from the program itself: all that stands among the declarations at its start.

use dxbin_base::{Code, Error};
use dxbin_parts::sfi0::Feature;
use dxbin_tpf::spec::{Info, Opcode};
use dxbin_tpf::{Instruction, Program};

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

/// What a program's declarations say of the program as a whole.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub(super) struct Declared {
    /// The features that its flags ask for.
    pub(super) features: u64,
    /// Whether depth and stencil are tested early.
    pub(super) early_depth_stencil: bool,
    /// The last `dcl_thread_group`, whatever the stage.
    pub(super) thread_group: [u32; 3],
}

impl Declared {
    /// Of the program in these bytes.
    pub(super) fn of(program: &[u8]) -> Self {
        let mut declared = Self::default();
        let word = |at: usize| program.get(at..)?.first_chunk().map(|word| u32::from_le_bytes(*word));
        let end = word(4).map_or(0, |length| 4 * u64::from(length));
        let mut at = 8;
        while let Some(token) = word(at).filter(|_| (at as u64) < end) {
            let opcode = Opcode((token & 0x7ff) as u16);
            if !is_among_declarations(opcode) {
                break;
            }
            match opcode {
                Opcode::DCL_GLOBAL_FLAGS => {
                    for (bit, feature) in FLAGS {
                        declared.features |= if token & bit != 0 { feature.0 } else { 0 };
                    }
                    declared.early_depth_stencil |= token & FORCE_EARLY_DEPTH_STENCIL != 0;
                }
                Opcode::DCL_THREAD_GROUP => {
                    declared.thread_group = [4, 8, 12].map(|behind| word(at + behind).unwrap_or(0));
                }
                _ => {}
            }
            let length =
                if opcode == Opcode::CUSTOMDATA { word(at + 4).unwrap_or(0).max(2) } else { token >> 24 & 0x7f };
            if length == 0 {
                break;
            }
            at = at.saturating_add(4 * length as usize);
        }
        declared
    }
}

/// An error where Microsoft's reflection cannot read the declarations, or the instruction that ends them: it then throws
/// a C++ exception that nobody catches, or never ends.
///
/// The program lies at `origin` in the file, in the part `data`; `reach` goes on behind the part. What `instruction` holds
/// plays no role: it is there so that its memory serves for many programs.
pub(super) fn readable(data: &[u8], reach: &[u8], origin: u64, instruction: &mut Instruction) -> Result<(), Error> {
    let program = Program::read_within(data, reach, origin)?;
    let mut decoder = program.decoder();
    loop {
        match decoder.next(instruction) {
            Ok(true) => {}
            Ok(false) => return Ok(()),
            // Where the next instruction starts is asked of declarations only.
            Err(error) if error.code() == Code::InstructionLength && !is_among_declarations(instruction.opcode()) => {
                return alone(reach, instruction, &program);
            }
            Err(error) => return Err(error),
        }
        known(instruction, &program)?;
        if !is_among_declarations(instruction.opcode()) {
            return Ok(());
        }
    }
}

fn known(instruction: &Instruction, program: &Program<'_>) -> Result<(), Error> {
    let harmless = [Code::OperandPastInstruction, Code::InstructionLength];
    let Some(problem) = instruction.problem.filter(|problem| !harmless.contains(problem)) else { return Ok(()) };
    let at = program.offset(instruction.at);
    let message =
        format!("{:?}, which D3DReflect reads, or an operand of it is none that it knows", instruction.opcode());
    Err(Error::new(problem, at..at + 4, message))
}

/// Looks at an instruction that states no length, as if it stated one.
fn alone(reach: &[u8], instruction: &mut Instruction, program: &Program<'_>) -> Result<(), Error> {
    /// More words than an instruction reads, unless its indices nest.
    const WORDS: usize = 64;
    const LENGTH: u8 = 127;
    let at = instruction.at;
    let rest = reach.get(4 * at..).unwrap_or_default();
    let mut words = Vec::with_capacity(8 + 4 * WORDS);
    words.extend(program.version.0.to_le_bytes());
    words.extend(u32::MAX.to_le_bytes());
    words.extend(rest.iter().take(4 * WORDS));
    if let Some(byte) = words.get_mut(8 + 3) {
        *byte |= LENGTH;
    }
    let copy = Program::read(&words, program.offset(at))?;
    copy.decoder().next(instruction)?;
    instruction.at = at;
    known(instruction, program)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn program(words: &[u32]) -> Vec<u8> {
        let length = 2 + words.len() as u32;
        [0x50, length].iter().chain(words).flat_map(|word| word.to_le_bytes()).collect()
    }

    fn of(words: &[u32]) -> (u64, bool) {
        let declared = Declared::of(&program(words));
        (declared.features, declared.early_depth_stencil)
    }

    #[test]
    fn flags_count_among_declarations_only() {
        let double = 0x0100_106a_u32;
        assert_eq!(of(&[double]), (Feature::DOUBLES.0, false));
        // Behind an immediate constant buffer of two words.
        assert_eq!(of(&[0x35, 3, 0, 0x0100_206a]), (0, true));
        // Behind a ret.
        assert_eq!(of(&[0x0100_003e, double]), (0, false));
        // A length of zero ends it.
        assert_eq!(of(&[0x6a, double]), (0, false));
        assert_eq!(Declared::of(&[]), Declared::default());
        // Behind the stated length.
        let mut longer = program(&[0x0100_006a]);
        longer.extend(double.to_le_bytes());
        assert_eq!(Declared::of(&longer), Declared::default());
    }

    #[test]
    fn the_last_thread_group_counts() {
        let group = |x| [0x0400_009b, x, 4, 5];
        let words: Vec<u32> = group(3).into_iter().chain(group(7)).chain([0x0100_003e]).chain(group(9)).collect();
        assert_eq!(Declared::of(&program(&words)).thread_group, [7, 4, 5]);
    }
}
