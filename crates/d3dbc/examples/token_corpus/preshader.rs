//! Preshaders that no effect's compiler writes: every opcode and every file, indices of indices, numbers that go round.

use dxbin_d3dbc::preshader::{Operand, PreshaderInstruction, PreshaderModel, Reference};
use dxbin_d3dbc::spec::{PRESHADER_VERSIONS, PreshaderFile, PreshaderOpcode};

use crate::programs::{END, Named};

const VERSION: u32 = 0xffff_0200;
const NUMBERS: [f64; 7] = [0.5, -1.25, 1e10, 1.0 / 3.0, 123_456_789.125, -0.0, 1e-7];

fn at(file: PreshaderFile, index: u32) -> Reference {
    Reference { file, index }
}

fn operand(file: PreshaderFile, index: u32) -> Operand {
    Operand { indices: Vec::new(), base: at(file, index) }
}

fn instruction(
    opcode: u16,
    components: u32,
    scalar: bool,
    arguments: Vec<Operand>,
    destination: Operand,
) -> PreshaderInstruction {
    let token = u32::from(opcode) << 20 | components | u32::from(scalar) << 31;
    PreshaderInstruction { at: 0, token, arguments, destination }
}

fn comment(words: &[u32]) -> Vec<u32> {
    [&[(words.len() as u32) << 16 | 0xfffe][..], words].concat()
}

/// The words of a program with a preshader of this version.
fn program(version: u32, instructions: Vec<PreshaderInstruction>) -> Vec<u32> {
    let count = instructions.len() as u32;
    let code = PreshaderModel { count, instructions, tail: Vec::new() }.encode();
    let code: Vec<u32> = code.as_chunks().0.iter().map(|&word| u32::from_le_bytes(word)).collect();
    let numbers = NUMBERS.iter().flat_map(|number| {
        let bits = number.to_bits();
        [bits as u32, (bits >> 32) as u32]
    });
    let literals: Vec<u32> = [0x5449_4c43, NUMBERS.len() as u32].into_iter().chain(numbers).collect();
    let mut inner = vec![0x5345_5250, version];
    inner.extend(comment(&literals));
    inner.extend(comment(&[&[0x434c_5846][..], &code].concat()));
    inner.push(END);
    let mut words = vec![VERSION];
    words.extend(comment(&inner));
    words.push(END);
    words
}

pub(crate) fn all() -> Vec<Named> {
    use PreshaderFile as File;
    const FX: u32 = 0x4658_0201;
    let opcodes = PreshaderOpcode::ROWS.iter().map(|row| row.0).chain([0, 0x102, 0x7ff]);
    let opcodes = opcodes.map(|opcode| {
        let arguments = vec![operand(File::INPUT, 0), operand(File::LITERAL, 1)];
        instruction(opcode, 1, false, arguments, operand(File::TEMP, 5))
    });
    let files = (0..12).chain([u32::MAX]).map(|file| {
        let indexed = Operand { indices: vec![at(File::INPUT, 6)], base: at(PreshaderFile(file), 9) };
        let arguments = vec![operand(PreshaderFile(file), 4), indexed];
        instruction(0x204, 2, false, arguments, operand(PreshaderFile(file), 3))
    });
    let indices = File::ROWS.iter().enumerate().map(|(depth, row)| {
        let indices: Vec<Reference> =
            File::ROWS.iter().cycle().skip(depth).take(1 + depth % 4).map(|row| at(PreshaderFile(row.0), 7)).collect();
        let indexed = Operand { indices, base: at(PreshaderFile(row.0), 8 + depth as u32) };
        instruction(0x205, 4, depth % 2 == 1, vec![indexed.clone(), operand(File::LITERAL, 3)], indexed)
    });
    let components = (0..7).flat_map(|count| [0, 1, 3, 6].map(|first| (count, first))).map(|(count, first)| {
        let arguments =
            vec![operand(File::LITERAL, first), operand(File::INPUT, first), operand(File::LITERAL, 30 + first)];
        instruction(0x300, count, first % 2 == 1, arguments, operand(File::OUTPUT_FLOAT, first))
    });
    let none = instruction(0x100, 1, false, Vec::new(), operand(File::TEMP, 0));
    let mut programs: Vec<Named> = vec![
        ("preshader_opcodes".into(), program(FX, opcodes.collect())),
        ("preshader_files".into(), program(FX, files.collect())),
        ("preshader_indices".into(), program(FX, indices.collect())),
        ("preshader_components".into(), program(FX, components.collect())),
        ("preshader_no_arguments".into(), program(FX, vec![none.clone()])),
        ("preshader_no_instructions".into(), program(FX, Vec::new())),
        ("preshader_no_version".into(), program(0x0000_0200, vec![none.clone()])),
        ("preshader_no_code".into(), vec![VERSION, 0x0002_fffe, 0x5345_5250, FX, END]),
        ("preshader_empty".into(), vec![VERSION, 0x0001_fffe, 0x5345_5250, END]),
    ];
    for &version in PRESHADER_VERSIONS {
        let name = format!("preshader_version_{version:04x}");
        programs.push((name, program(u32::from(version) << 16, vec![none.clone()])));
    }
    programs
}
