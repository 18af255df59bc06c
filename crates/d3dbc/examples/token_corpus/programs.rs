//! Programs that are loops over the tables.

use dxbin_d3dbc::spec::{Literals, OPCODES, Opcode, Stage};

/// A program: its name and its words.
pub(crate) type Named = (String, Vec<u32>);

/// The end token.
pub(crate) const END: u32 = 0xffff;
/// The index of a register follows.
const RELATIVE: u32 = 1 << 13;
const PREDICATED: u32 = 1 << 28;
const COISSUED: u32 = 1 << 30;

/// Register files by number.
const TEMP: u32 = 0;
const INPUT: u32 = 1;
const CONST: u32 = 2;
const ADDRESS: u32 = 3;
const SAMPLER: u32 = 10;
const LOOP: u32 = 15;
const PREDICATE: u32 = 19;

/// Versions between which something differs.
const VERSIONS: [(&str, u32); 9] = [
    ("ps_1_1", 0xffff_0101),
    ("ps_1_4", 0xffff_0104),
    ("vs_1_1", 0xfffe_0101),
    ("ps_2_0", 0xffff_0200),
    ("vs_2_0", 0xfffe_0200),
    ("ps_2_x", 0xffff_0201),
    ("vs_2_sw", 0xfffe_02ff),
    ("ps_3_0", 0xffff_0300),
    ("vs_3_0", 0xfffe_0300),
];

fn register(file: u32, number: u32) -> u32 {
    0x8000_0000 | number | (file & 7) << 28 | (file & 0x18) << 8
}

fn destination(file: u32, number: u32) -> u32 {
    register(file, number) | 0xf << 16
}

fn source(file: u32, number: u32) -> u32 {
    register(file, number) | 0xe4 << 16
}

/// A program that is put together.
struct Build {
    words: Vec<u32>,
}

impl Build {
    fn new(version: u32) -> Self {
        Self { words: vec![version] }
    }

    /// An instruction, of the length that its version asks for.
    fn op(&mut self, token: u32, operands: &[u32]) -> &mut Self {
        let length = if self.words[0] & 0xff00 >= 0x200 { (operands.len() as u32 & 0xf) << 24 } else { 0 };
        self.words.push(token | length);
        self.words.extend(operands);
        self
    }

    fn end(&mut self) -> Vec<u32> {
        self.words.push(END);
        std::mem::take(&mut self.words)
    }
}

/// Every opcode there is, some that are none, and their operands as they must at least be.
fn opcodes() -> Vec<(u32, usize)> {
    let literals = |code: u32| Opcode(code as u16).info().map_or(Literals::None, |info| info.literals).count();
    let known = OPCODES.iter().map(|row| u32::from(row.code));
    let unknown = [0x31, 0x3f, 0x64, 0x6f, 0xff, 0x100, 0x1000, 0xfffc];
    known.chain(unknown).map(|code| (code, literals(code))).collect()
}

/// Every opcode with 0 to 4 operands.
fn every_opcode(version: u32, extra: u32) -> Vec<u32> {
    let mut build = Build::new(version);
    for (code, literals) in opcodes() {
        for count in 0..5 {
            let mut operands = Vec::new();
            if code == u32::from(Opcode::DCL.0) {
                operands.push(0x8000_0000 | count << 16 | (count + 3));
            }
            if count > 0 {
                operands.push(destination(TEMP, count));
            }
            if extra & PREDICATED != 0 {
                operands.push(source(PREDICATE, 0));
            }
            operands.extend([1.5_f32.to_bits(), 0, 0x8000_0000, 7].iter().take(literals));
            operands.extend((1..count).map(|number| source(CONST, number)));
            build.op(code | extra, &operands);
        }
    }
    build.end()
}

/// Every register file as destination, source and index.
fn every_register(version: u32) -> Vec<u32> {
    let mut build = Build::new(version);
    for file in 0..32 {
        for number in [0, 1, 2, 3, 10, 99, 100, 2047] {
            build.op(1, &[destination(file, number), source(file, number)]);
        }
        if version & 0xff00 >= 0x200 {
            build.op(1, &[destination(TEMP, 0), source(CONST, 7) | RELATIVE, source(file, 1)]);
            build.op(1, &[destination(file, 5) | RELATIVE, source(LOOP, 0), source(CONST, 0)]);
            build.op(1, &[destination(TEMP, 0), source(file, 5) | RELATIVE, source(ADDRESS, 0)]);
        } else {
            build.op(1, &[destination(file, 5) | RELATIVE, source(file, 5) | RELATIVE]);
        }
    }
    build.end()
}

fn every_modifier(version: u32) -> Vec<u32> {
    let mut build = Build::new(version);
    for value in 0..16 {
        build.op(1, &[destination(TEMP, 0) | value << 20, source(CONST, 0)]);
        build.op(1, &[destination(TEMP, 0) | value << 24, source(CONST, 0)]);
        build.op(1, &[register(TEMP, 0) | value << 16, source(CONST, 0)]);
        build.op(1, &[destination(TEMP, 0), source(CONST, 0) | value << 24]);
        build.op(1, &[destination(TEMP, 0), register(CONST, 0) | 0x1b << 16 | value << 24]);
        build.op(1 | PREDICATED, &[destination(TEMP, 0), source(PREDICATE, 0) | value << 24, source(CONST, 0)]);
    }
    for value in 0..4 {
        let precision = value << 14;
        build.op(1, &[destination(TEMP, 0) | precision, source(CONST, 0) | precision]);
        build.op(1, &[register(TEMP, 0) | 3 << 16 | precision, register(CONST, 0) | 0x55 << 16 | 4 << 24 | precision]);
    }
    build.end()
}

fn every_swizzle() -> Vec<u32> {
    let mut build = Build::new(0xffff_0300);
    for value in 0..256 {
        build.op(1, &[destination(TEMP, 0), register(CONST, 0) | value << 16]);
        build.op(1, &[destination(TEMP, 0), source(CONST, 1) | RELATIVE, register(ADDRESS, 0) | value << 16]);
    }
    build.end()
}

fn every_control(version: u32) -> Vec<u32> {
    let mut build = Build::new(version);
    for value in (0..9).chain([16, 128, 255]) {
        for opcode in
            [Opcode::IFC, Opcode::ENDIF, Opcode::BREAKC, Opcode::SETP, Opcode::TEX, Opcode::MOV, Opcode::BREAKP]
        {
            build.op(u32::from(opcode.0) | value << 16, &[destination(TEMP, 0), source(CONST, 1)]);
        }
    }
    build.end()
}

fn every_declaration(version: u32) -> Vec<u32> {
    let mut build = Build::new(version);
    let dcl = u32::from(Opcode::DCL.0);
    for value in 0..16 {
        for (file, number) in [(INPUT, 1), (SAMPLER, 2), (6, 3), (17, 0), (17, 1)] {
            build.op(dcl, &[0x8000_0000 | value, destination(file, number)]);
            build.op(dcl, &[0x8000_0005 | value << 16, destination(file, number)]);
            build.op(dcl, &[0x8003_0005 | value << 27, destination(file, number)]);
        }
        build.op(dcl, &[0x8000_0005, destination(INPUT, 1) | value << 20]);
        build.op(dcl, &[0x8000_0005, register(INPUT, 1) | value << 16]);
    }
    for bit in 0..32 {
        build.op(dcl, &[1 << bit, destination(INPUT, 0)]);
    }
    build.op(dcl, &[0, destination(INPUT, 0)]);
    build.op(dcl, &[0x8000_0000]);
    build.op(dcl, &[0x8000_0005, destination(INPUT, 1), source(CONST, 0), source(CONST, 1)]);
    build.op(dcl | PREDICATED, &[0x8000_0005, destination(INPUT, 1), source(PREDICATE, 0), source(CONST, 1)]);
    build.op(dcl | COISSUED, &[0x8000_0005, destination(INPUT, 1)]);
    build.end()
}

/// Floats as `def` prints them: every exponent, halves between nine digits, numbers that are none.
fn every_float() -> Vec<u32> {
    let mut build = Build::new(0xfffe_0101);
    let mut words: Vec<u32> = (0..512).map(|exponent| exponent << 23 | 0x2a_aaaa).collect();
    words.extend((0..512).map(|exponent| exponent << 23));
    words.extend([
        0x4974_2402,
        0x4974_2406,
        1,
        0x7f_ffff,
        0x7f80_0001,
        0xffff_ffff,
        0x7f7f_ffff,
        END,
        0xfffe,
        0x8000_ffff,
    ]);
    words.extend((-45..39).map(|exponent: i32| 10_f64.powi(exponent) as f32).map(f32::to_bits));
    words.extend((0..200).map(|number| (number as f32 / 8.0).to_bits()));
    words.extend((0..64).map(|place| (16_777_216.0 - 8_388_608.0 / f64::from(place + 1)) as f32).map(f32::to_bits));
    for four in words.chunks_exact(4) {
        build.op(u32::from(Opcode::DEF.0), &[&[destination(CONST, 0)], four].concat());
    }
    for four in words.chunks_exact(4) {
        build.op(u32::from(Opcode::DEFI.0), &[&[destination(7, 0)], four].concat());
    }
    for &word in words.iter().take(16) {
        build.op(u32::from(Opcode::DEFB.0), &[destination(14, 0), word]);
    }
    build.end()
}

/// Blocks that open and close in any order, instructions that are issued together, and the slots that all of it takes.
fn flow(version: u32) -> Vec<u32> {
    let mut build = Build::new(version);
    let blocks = [0x2b, 0x28, 0x1b, 0x2a, 0x26, 0x27, 0x29, 0x2a, 0x2b, 0x1d, 0x2b, 0x2b, 0x28, 0x28, 0x2b];
    for (at, code) in blocks.into_iter().enumerate() {
        for extra in [0, COISSUED, PREDICATED, COISSUED | PREDICATED] {
            if extra == 0 || at % 3 == 0 {
                build.op(code | extra, &[source(14, 0), source(PREDICATE, 0)]);
            }
            build.op(1 | extra, &[destination(TEMP, 0), source(PREDICATE, 0), source(CONST, 0)]);
        }
    }
    for code in [0, 0x1f, 0x51, 0x42, 0x5d, 0x5f, 0x20, 0xe, 0x6f, 0xfffd] {
        for extra in [COISSUED, 0] {
            let operands: &[u32] = match code {
                0x1f => &[0x8000_0005, 0x900f_0000],
                0x51 => &[0xa00f_0000, 0, 0, 0, 0],
                _ => &[0x800f_0000, 0xa0e4_0000],
            };
            build.op(code | extra, operands);
        }
    }
    build.end()
}

/// Predicates where they may and may not stand.
fn predicates(version: u32) -> Vec<u32> {
    let mut build = Build::new(version);
    let (r0, c1, p0) = (destination(TEMP, 0), source(CONST, 1), source(PREDICATE, 0));
    let index = source(ADDRESS, 0);
    build.op(2 | PREDICATED, &[r0, p0, c1, c1]);
    build.op(2 | PREDICATED, &[r0, register(PREDICATE, 0) | 0x55 << 16 | 13 << 24, c1, c1]);
    build.op(2 | PREDICATED, &[r0, p0 | RELATIVE, c1, c1]);
    build.op(2 | PREDICATED, &[r0 | RELATIVE, index, p0, c1]);
    build.op(2 | PREDICATED, &[r0]);
    build.op(2 | PREDICATED, &[]);
    build.op(0x28 | PREDICATED, &[p0]);
    build.op(0x28 | PREDICATED, &[source(14, 1) | RELATIVE, p0, c1]);
    build.op(0x2b | PREDICATED, &[]);
    build.op(0x2f | PREDICATED, &[destination(14, 0), p0, 1]);
    build.op(0x51 | PREDICATED, &[destination(CONST, 0), p0, 0, 0, 0, 0]);
    build.op(0x1f | PREDICATED, &[0x8000_0005, destination(INPUT, 1) | RELATIVE, index, p0]);
    build.end()
}

/// Comments, and what follows the end.
fn comments() -> Vec<u32> {
    let mut build = Build::new(0xffff_0200);
    build.words.extend([0x0000_fffe, 0x0001_fffe, END, 0x0003_fffe, 0x6c6c_6568, 0x6f77_206f, 0x0064_6c72]);
    build.op(1, &[destination(TEMP, 0), source(CONST, 0)]);
    let mut words = build.end();
    words.extend([1, 2, 3]);
    words
}

/// Every program of this file.
pub(crate) fn all() -> Vec<Named> {
    let mut all = Vec::new();
    for (name, version) in VERSIONS {
        let mut put = |what: &str, words: Vec<u32>| all.push((format!("{what}_{name}"), words));
        put("opcodes", every_opcode(version, 0));
        put("opcodes_predicated", every_opcode(version, PREDICATED));
        put("opcodes_coissued", every_opcode(version, COISSUED));
        put("registers", every_register(version));
        put("modifiers", every_modifier(version));
        put("controls", every_control(version));
        put("declarations", every_declaration(version));
        put("flow", flow(version));
        put("predicates", predicates(version));
    }
    all.push(("swizzles".into(), every_swizzle()));
    all.push(("floats".into(), every_float()));
    all.push(("comments".into(), comments()));
    for minor in [0, 1, 2, 255] {
        for major in [0, 1, 2, 3, 4, 255] {
            for stage in Stage::ROWS.iter().map(|row| u32::from(row.0)) {
                let version = stage << 16 | major << 8 | minor;
                all.push((format!("version_{version:08x}"), Build::new(version).op(1, &[destination(TEMP, 0)]).end()));
            }
        }
    }
    // Functions of libraries.
    for (name, version) in [("lib_ps_1_1", 0x4c50_0101), ("lib_ps_2_x", 0x4c50_0201), ("lib_vs_1_1", 0x4c56_0101)] {
        all.push((format!("opcodes_{name}"), every_opcode(version, 0)));
        all.push((format!("opcodes_coissued_{name}"), every_opcode(version, COISSUED)));
        all.push((format!("registers_{name}"), every_register(version)));
        all.push((format!("declarations_{name}"), every_declaration(version)));
    }
    all
}
