//! The counters of STAT that follow from the instructions, proved against fxc's.
//!
//! A counter that is a sum over instructions is changed by what the edit added and took away, so that what fxc counts in
//! a way of its own is kept. Words for which no rule holds for all of fxc's programs are left as they are.

use dxbin_base::Diagnostics;
use dxbin_parts::stat::{StatModel, Statistics};
use dxbin_tpf::spec::{CustomDataClass, Opcode};
use dxbin_tpf::{Instruction, Program, ProgramModel};

/// A counter, and how much an instruction adds to it.
type Counter = (fn(&mut Statistics) -> &mut u32, fn(&Instruction) -> bool);

/// The counters that are sums.
const COUNTERS: [Counter; 6] = [
    (|statistics| &mut statistics.instruction_count, is_counted),
    (
        |statistics| &mut statistics.cut_instruction_count,
        |of| matches!(of.opcode(), Opcode::CUT | Opcode::CUT_STREAM | Opcode::EMITTHENCUT | Opcode::EMITTHENCUT_STREAM),
    ),
    (
        |statistics| &mut statistics.emit_instruction_count,
        |of| {
            matches!(of.opcode(), Opcode::EMIT | Opcode::EMIT_STREAM | Opcode::EMITTHENCUT | Opcode::EMITTHENCUT_STREAM)
        },
    ),
    (
        |statistics| &mut statistics.texture_bias_instructions,
        |of| matches!(of.opcode(), Opcode::SAMPLE_B | Opcode::SAMPLE_B_CLAMP_FEEDBACK),
    ),
    (
        |statistics| &mut statistics.texture_gradient_instructions,
        |of| matches!(of.opcode(), Opcode::SAMPLE_D | Opcode::SAMPLE_D_CLAMP_FEEDBACK),
    ),
    (|statistics| &mut statistics.movc_instruction_count, |of| of.opcode() == Opcode::MOVC),
];

/// Neither declarations nor labels, the phases of a hull program or `abort` are counted.
fn is_counted(instruction: &Instruction) -> bool {
    match instruction.opcode() {
        Opcode::LABEL
        | Opcode::HS_CONTROL_POINT_PHASE
        | Opcode::HS_FORK_PHASE
        | Opcode::HS_JOIN_PHASE
        | Opcode::ABORT => false,
        Opcode::CUSTOMDATA => instruction.token.custom_data_class() == CustomDataClass::SHADER_MESSAGE,
        opcode => opcode.info().is_some_and(|info| info.counted),
    }
}

/// The counters of a program; words without a rule are 0.
pub(super) fn of(program: &ProgramModel) -> Statistics {
    let mut statistics = Statistics { temp_register_count: temps(program), ..Statistics::default() };
    for (word, counts) in COUNTERS {
        *word(&mut statistics) = program.instructions.iter().filter(|instruction| counts(instruction)).count() as u32;
    }
    statistics
}

/// The most temporary registers that a phase declares.
fn temps(program: &ProgramModel) -> u32 {
    let declared = program.instructions.iter().filter(|instruction| instruction.opcode() == Opcode::DCL_TEMPS);
    declared.filter_map(|instruction| instruction.words.first().copied()).max().unwrap_or(0)
}

/// The bytes of STAT after the program in `old` gave way to another.
pub(super) fn updated(stat: &[u8], old: &[u8], new: &ProgramModel) -> Vec<u8> {
    let (mut model, layout) = StatModel::read(stat);
    let Ok(old) = Program::read(old, 0) else { return stat.to_vec() };
    // An instruction that came with a comment is known by its words only.
    let new = new.encode();
    let Ok(new) = Program::read(&new, 0) else { return stat.to_vec() };
    let [old, new] = [old, new].map(|program| program.model(&mut Diagnostics::new()));
    let [mut before, mut after] = [of(&old), of(&new)];
    for (word, _) in COUNTERS {
        let (before, after) = (*word(&mut before), *word(&mut after));
        let counter = word(&mut model.statistics);
        *counter = counter.wrapping_add(after).wrapping_sub(before);
    }
    if model.statistics.temp_register_count == before.temp_register_count {
        model.statistics.temp_register_count = after.temp_register_count;
    }
    model.build(Some(&layout))
}

#[cfg(test)]
mod tests {
    use dxbin_base::{FourCc, Limits};
    use dxbin_container::Container;

    use super::*;

    /// Programs of fxc's for which a rule does not hold: those that say nothing but `abort`, and a known
    /// miscount of `movc` on values of minimum precision.
    const EXCEPTIONS: usize = 4;

    #[test]
    fn fxc_counts_the_same_over_the_corpus() {
        let folder = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/corpus/fxc");
        let (mut seen, mut wrong) = (0, Vec::new());
        for entry in std::fs::read_dir(folder).unwrap() {
            let path = entry.unwrap().path();
            let bytes = std::fs::read(&path).unwrap();
            let container = Container::read(&bytes, 0, &Limits::default(), &mut Diagnostics::new());
            let Ok(container) = container else { continue };
            let part = container.part(FourCc(*b"SHEX")).or_else(|| container.part(FourCc(*b"SHDR")));
            let (Some(part), Some(stat)) = (part, container.part(FourCc(*b"STAT"))) else { continue };
            let program = Program::read(part.data, 0).unwrap().model(&mut Diagnostics::new());
            let (mut ours, mut theirs) = (of(&program), StatModel::read(stat.data).0.statistics);
            seen += 1;
            for (i, (word, _)) in COUNTERS.into_iter().enumerate() {
                if word(&mut ours) != word(&mut theirs) {
                    wrong.push((path.clone(), i, *word(&mut ours), *word(&mut theirs)));
                }
            }
            assert_eq!(ours.temp_register_count, theirs.temp_register_count, "{}", path.display());
        }
        assert!(seen > 600 && wrong.len() <= EXCEPTIONS, "{seen} {wrong:?}");
    }
}
