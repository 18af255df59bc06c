//! Writes the modules `expressions-*` of tests/corpus/mutants: constant expressions that no compiler writes, as LLVM computes them.
//!
//!     cargo run -p dxbin-bitcode --example expression_corpus -- tests/corpus/mutants
//!
//! The modules are loops over the tables of `dxbin_bitcode::spec`: every operation on every pair of a few numbers, every
//! cast of them and of casts, every comparison. Each is what a global variable starts with. dxc's disassembler then says
//! what they are (tools/oracle, `bless-dxc.py --list tests/corpus/mutants`), and the listing tests compare.

use dxbin_bitcode::bitstream::Emitter;
use dxbin_bitcode::model::Opcode;
use dxbin_bitcode::spec::codes::{BINARY, Block, CASTS, ConstantCode, ModuleCode, TypeCode};

/// The types, by their numbers.
const TYPES: [(TypeCode, &[u64]); 16] = [
    (TypeCode::INTEGER, &[1]),
    (TypeCode::INTEGER, &[8]),
    (TypeCode::INTEGER, &[32]),
    (TypeCode::INTEGER, &[64]),
    (TypeCode::FLOAT, &[]),
    (TypeCode::DOUBLE, &[]),
    (TypeCode::POINTER, &[I32, 0]),
    (TypeCode::VECTOR, &[4, I32]),
    (TypeCode::VECTOR, &[4, I1]),
    (TypeCode::VECTOR, &[4, FLOAT]),
    (TypeCode::ARRAY, &[2, I32]),
    (TypeCode::STRUCT_ANON, &[0, I32, FLOAT]),
    (TypeCode::POINTER, &[I64, 0]),
    (TypeCode::POINTER, &[I32, 1]),
    (TypeCode::INTEGER, &[16]),
    (TypeCode::VECTOR, &[2, I32]),
];
const I1: u64 = 0;
const I8: u64 = 1;
const I32: u64 = 2;
const I64: u64 = 3;
const FLOAT: u64 = 4;
const DOUBLE: u64 = 5;
const POINTER: u64 = 6;
const INTS: u64 = 7;
const BITS: u64 = 8;
const FLOATS: u64 = 9;
const ARRAY: u64 = 10;
const PAIR: u64 = 11;
const LONG_POINTER: u64 = 12;
const FAR: u64 = 13;
const I16: u64 = 14;
const TWO: u64 = 15;

/// A module of constants, some of which variables start with.
struct Constants {
    records: Vec<(u64, ConstantCode, Vec<u64>)>,
    /// Type and number of what is shown.
    shown: Vec<(u64, u64)>,
}

/// Two variables are there before all constants.
const TARGET: u64 = 0;
const OTHER: u64 = 1;
const VARIABLES: u64 = 2;

impl Constants {
    const fn new() -> Self {
        Self { records: Vec::new(), shown: Vec::new() }
    }

    fn add(&mut self, of: u64, code: ConstantCode, operands: &[u64]) -> u64 {
        self.records.push((of, code, operands.to_vec()));
        VARIABLES + self.records.len() as u64 - 1
    }

    fn show(&mut self, of: u64, code: ConstantCode, operands: &[u64]) -> u64 {
        let number = self.add(of, code, operands);
        self.shown.push((of, number));
        number
    }

    fn integer(&mut self, of: u64, value: i64) -> u64 {
        let word = if value < 0 { value.unsigned_abs() << 1 | 1 } else { (value as u64) << 1 };
        self.add(of, ConstantCode::INTEGER, &[word])
    }

    fn undefined(&mut self, of: u64) -> u64 {
        self.add(of, ConstantCode::UNDEF, &[])
    }

    fn cast(&mut self, opcode: Opcode, from: u64, value: u64, to: u64) -> u64 {
        self.add(to, ConstantCode::CE_CAST, &[code_of(opcode), from, value])
    }

    /// The module: variables that start with what is shown, the constants in their order.
    fn write(&self) -> Vec<u8> {
        let mut out = Emitter::new();
        out.fixed(0xdec0_4342, 32);
        out.enter(Block::MODULE.0, 3);
        out.record(ModuleCode::VERSION.0, &[1]);
        out.enter(Block::TYPE.0, 4);
        out.record(TypeCode::NUMENTRY.0, &[TYPES.len() as u64]);
        for (code, operands) in TYPES {
            out.record(code.0, operands);
        }
        out.end();
        let triple: Vec<u64> = b"dxil-ms-dx".iter().map(|&byte| byte.into()).collect();
        out.record(ModuleCode::TRIPLE.0, &triple);
        // The constants have their numbers behind all variables.
        let behind = |number: u64| if number < VARIABLES { number } else { number + self.shown.len() as u64 };
        let variable = |out: &mut Emitter, of: u64, start: u64, alignment: u64| {
            out.record(ModuleCode::GLOBALVAR.0, &[of, 3, start, 0, alignment, 0]);
        };
        variable(&mut out, I32, 0, 0);
        variable(&mut out, I32, 0, 5);
        for &(of, number) in &self.shown {
            variable(&mut out, of, behind(number) + 1, 0);
        }
        out.enter(Block::CONSTANTS.0, 4);
        for (of, code, operands) in &self.records {
            out.record(ConstantCode::SETTYPE.0, &[*of]);
            let operands: Vec<u64> = operands
                .iter()
                .enumerate()
                .map(|(at, &word)| if is_value(*code, at) { behind(word) } else { word })
                .collect();
            out.record(code.0, &operands);
        }
        out.end();
        out.end();
        out.finish()
    }
}

/// Whether an operand is a value.
fn is_value(code: ConstantCode, at: usize) -> bool {
    match code {
        ConstantCode::AGGREGATE | ConstantCode::CE_SELECT | ConstantCode::CE_SHUFFLEVEC => true,
        ConstantCode::CE_BINOP => at == 1 || at == 2,
        ConstantCode::CE_CAST => at == 2,
        ConstantCode::CE_CMP => at == 1 || at == 2,
        ConstantCode::CE_EXTRACTELT => at == 1 || at == 3,
        ConstantCode::CE_INSERTELT => at != 2,
        ConstantCode::CE_GEP => at % 2 == 1,
        _ => false,
    }
}

fn code_of(opcode: Opcode) -> u64 {
    CASTS.iter().position(|&row| row == opcode).unwrap_or_default() as u64
}

/// Numbers of a type, what is undefined, and, of integers, an address.
fn values(module: &mut Constants, of: u64) -> Vec<u64> {
    let mut found = match of {
        FLOAT => [0u64, 0x8000_0000, 0x3f80_0000, 0xc049_0fdb, 0x7f80_0000, 0x0080_0001, 0x4f80_0000]
            .map(|bits| module.add(of, ConstantCode::FLOAT, &[bits]))
            .to_vec(),
        DOUBLE => [0.0f64, -0.0, 1.0, -3.25, 1e300, 0.1, f64::INFINITY]
            .map(|value| module.add(of, ConstantCode::FLOAT, &[value.to_bits()]))
            .to_vec(),
        _ => [0, 1, -1, 2, -7, 100, i64::MIN].map(|value| module.integer(of, value)).to_vec(),
    };
    found.push(module.undefined(of));
    if [I8, I32, I64].contains(&of) {
        found.push(module.cast(Opcode::PTR_TO_INT, POINTER, TARGET, of));
    }
    found
}

fn arithmetic() -> Constants {
    let mut module = Constants::new();
    for of in [I8, I64, FLOAT, DOUBLE] {
        let values = values(&mut module, of);
        for (code, row) in BINARY.iter().enumerate() {
            // What is left of a division of floats is a question of its own.
            if [FLOAT, DOUBLE].contains(&of) && row.1.is_none_or(|opcode| opcode == Opcode::F_REM) {
                continue;
            }
            for &a in &values {
                for &b in &values {
                    module.show(of, ConstantCode::CE_BINOP, &[code as u64, a, b]);
                }
            }
        }
    }
    module
}

fn casts() -> Constants {
    let mut module = Constants::new();
    let sizes = [(I1, 1), (I8, 8), (I16, 16), (I32, 32), (I64, 64)];
    let size = |of: u64| sizes.iter().find(|row| row.0 == of).map(|row| row.1);
    let fits = |opcode: Opcode, from: u64, to: u64| match (opcode, size(from), size(to)) {
        (Opcode::TRUNC, Some(from), Some(to)) => from > to,
        (Opcode::Z_EXT | Opcode::S_EXT, Some(from), Some(to)) => from < to,
        (Opcode::FP_TO_UI | Opcode::FP_TO_SI, None, Some(_)) => from != POINTER,
        (Opcode::UI_TO_FP | Opcode::SI_TO_FP, Some(_), None) => to != POINTER,
        (Opcode::FP_TRUNC, ..) => (from, to) == (DOUBLE, FLOAT),
        (Opcode::FP_EXT, ..) => (from, to) == (FLOAT, DOUBLE),
        (Opcode::PTR_TO_INT, None, Some(_)) => from == POINTER,
        (Opcode::INT_TO_PTR, Some(_), None) => to == POINTER,
        (Opcode::BIT_CAST, ..) => matches!((from, to), (I32, FLOAT) | (FLOAT, I32) | (I64, DOUBLE) | (DOUBLE, I64)),
        _ => false,
    };
    let all = [I1, I8, I16, I32, I64, FLOAT, DOUBLE, POINTER];
    let mut addresses: Vec<(u64, u64)> = vec![(POINTER, TARGET)];
    for from in all {
        let mut values = if from == POINTER { Vec::new() } else { values(&mut module, from) };
        values.push(module.add(from, ConstantCode::NULL, &[]));
        for &opcode in CASTS {
            for to in all.into_iter().filter(|&to| fits(opcode, from, to)) {
                for &value in &values {
                    module.show(to, ConstantCode::CE_CAST, &[code_of(opcode), from, value]);
                }
            }
        }
    }
    // Casts of casts of an address.
    for _ in 0..3 {
        for (from, value) in std::mem::take(&mut addresses) {
            for &opcode in CASTS {
                for to in all.into_iter().filter(|&to| to != I16 && fits(opcode, from, to)) {
                    let number = module.show(to, ConstantCode::CE_CAST, &[code_of(opcode), from, value]);
                    if module.shown.len() < 2000 {
                        addresses.push((to, number));
                    }
                }
            }
        }
    }
    for to in [LONG_POINTER, FAR] {
        let null = module.add(POINTER, ConstantCode::NULL, &[]);
        let opcode = if to == FAR { Opcode::ADDR_SPACE_CAST } else { Opcode::BIT_CAST };
        for value in [null, TARGET] {
            module.show(to, ConstantCode::CE_CAST, &[code_of(opcode), POINTER, value]);
        }
    }
    module
}

fn comparisons() -> Constants {
    let mut module = Constants::new();
    for of in [I8, I64, FLOAT, DOUBLE, POINTER] {
        let mut values = if of == POINTER { vec![TARGET, OTHER] } else { values(&mut module, of) };
        if of == POINTER {
            values.push(module.add(of, ConstantCode::NULL, &[]));
            values.push(module.undefined(of));
        }
        let predicates = if [FLOAT, DOUBLE].contains(&of) { 0..=15 } else { 32..=41 };
        for predicate in predicates {
            for &a in &values {
                for &b in &values {
                    module.show(I1, ConstantCode::CE_CMP, &[of, a, b, predicate]);
                }
            }
        }
    }
    let wide = module.cast(Opcode::PTR_TO_INT, POINTER, TARGET, I32);
    let wide = module.cast(Opcode::Z_EXT, I32, wide, I64);
    for value in [0, 5, 1 << 40] {
        let value = module.integer(I64, value);
        for predicate in [32, 33, 34, 36, 38, 40] {
            module.show(I1, ConstantCode::CE_CMP, &[I64, wide, value, predicate]);
            module.show(I1, ConstantCode::CE_CMP, &[I64, value, wide, predicate]);
        }
    }
    module
}

fn vectors() -> Constants {
    let mut module = Constants::new();
    let numbers = [3, -1, 0, 1 << 20].map(|value| module.integer(I32, value));
    let undefined = module.undefined(I32);
    let address = module.cast(Opcode::PTR_TO_INT, POINTER, TARGET, I32);
    let data = module.add(INTS, ConstantCode::AGGREGATE, &numbers);
    let mixed = module.add(INTS, ConstantCode::AGGREGATE, &[numbers[0], undefined, address, numbers[1]]);
    let none = module.undefined(INTS);
    let holes = module.add(INTS, ConstantCode::AGGREGATE, &[numbers[0], undefined, numbers[2], numbers[1]]);
    let zero = module.add(INTS, ConstantCode::NULL, &[]);
    let cast = module.cast(Opcode::BIT_CAST, INTS, mixed, FLOATS);
    module.shown.push((FLOATS, cast));
    let all = [data, mixed, none, zero];
    let places = [0, 3, 4].map(|value| module.integer(I32, value));
    for a in all {
        for at in places.into_iter().chain([undefined, address]) {
            module.show(I32, ConstantCode::CE_EXTRACTELT, &[INTS, a, I32, at]);
            module.show(INTS, ConstantCode::CE_INSERTELT, &[a, address, I32, at]);
        }
        for b in all {
            for code in [0, 2, 10, 12] {
                module.show(INTS, ConstantCode::CE_BINOP, &[code, a, b]);
            }
            for predicate in [32, 36, 38] {
                module.show(BITS, ConstantCode::CE_CMP, &[INTS, a, b, predicate]);
            }
            for mask in [data, holes, none, zero] {
                module.show(INTS, ConstantCode::CE_SHUFFLEVEC, &[a, b, mask]);
            }
        }
        module.show(FLOATS, ConstantCode::CE_CAST, &[code_of(Opcode::SI_TO_FP), INTS, a]);
    }
    module
}

/// Expressions that are written otherwise: masks of addresses and of wider numbers, what is not so, sums of sums, single bits.
fn rewritten() -> Constants {
    let mut module = Constants::new();
    let code = |opcode: Opcode| BINARY.iter().position(|row| row.0 == opcode).unwrap_or_default() as u64;
    let masks = [1, 7, 8, 15, 16, 255, -1].map(|value| module.integer(I32, value));
    let byte = module.cast(Opcode::PTR_TO_INT, POINTER, TARGET, I8);
    let wide = module.cast(Opcode::Z_EXT, I8, byte, I32);
    let [first, second] = [TARGET, OTHER].map(|of| module.cast(Opcode::PTR_TO_INT, POINTER, of, I32));
    for a in [first, second, wide] {
        for b in masks {
            module.show(I32, ConstantCode::CE_BINOP, &[code(Opcode::AND), a, b]);
            module.show(I32, ConstantCode::CE_BINOP, &[code(Opcode::A_SHR), a, b]);
        }
    }
    for opcode in [Opcode::ADD, Opcode::SUB, Opcode::MUL, Opcode::AND, Opcode::OR, Opcode::XOR] {
        for [a, b, c] in
            [[first, masks[1], masks[3]], [first, second, masks[3]], [first, masks[3], second], [wide, first, wide]]
        {
            let inner = module.add(I32, ConstantCode::CE_BINOP, &[code(opcode), a, b]);
            module.show(I32, ConstantCode::CE_BINOP, &[code(opcode), inner, c]);
        }
    }
    let yes = module.integer(I1, 1);
    let mut bits = vec![yes, module.cast(Opcode::PTR_TO_INT, POINTER, TARGET, I1)];
    for predicate in 32..=41 {
        let bit = module.add(I1, ConstantCode::CE_CMP, &[I32, first, second, predicate]);
        module.show(I1, ConstantCode::CE_BINOP, &[code(Opcode::XOR), bit, yes]);
        bits.push(bit);
    }
    for (opcode, _) in BINARY.iter().enumerate() {
        for &a in bits.iter().take(3) {
            for &b in bits.iter().take(3) {
                module.show(I1, ConstantCode::CE_BINOP, &[opcode as u64, a, b]);
            }
        }
    }
    module
}

/// Constants of which others are made before they are told of, and which are of other types than was said there.
fn late() -> Constants {
    let mut module = Constants::new();
    // What comes last: each is referred to as of one type, and is of this.
    let made = std::cell::RefCell::new(Vec::new());
    let late = |of: u64| {
        made.borrow_mut().push(of);
        VARIABLES + SHOWN + made.borrow().len() as u64 - 1
    };
    let same = |of: u64, count: usize| vec![late(of); count];
    module.show(INTS, ConstantCode::AGGREGATE, &same(FLOAT, 4));
    module.show(FLOATS, ConstantCode::AGGREGATE, &[late(I32), late(I32), late(I8), late(I64)]);
    module.show(FLOATS, ConstantCode::AGGREGATE, &[late(FLOAT), late(I32), late(I8), late(I64)]);
    module.show(ARRAY, ConstantCode::AGGREGATE, &[late(I64), late(I8)]);
    module.show(ARRAY, ConstantCode::AGGREGATE, &[late(FLOAT), late(I64)]);
    module.show(PAIR, ConstantCode::AGGREGATE, &[late(FLOAT), late(I32)]);
    module.show(I64, ConstantCode::CE_BINOP, &[0, late(I32), late(I32)]);
    module.show(I32, ConstantCode::CE_SELECT, &[late(I8), late(I64), late(I64)]);
    module.show(I1, ConstantCode::CE_CMP, &[I32, late(I64), late(I64), 36]);
    module.show(DOUBLE, ConstantCode::CE_CAST, &[code_of(Opcode::SI_TO_FP), I64, late(I8)]);
    // Of other counts than their types.
    module.show(INTS, ConstantCode::AGGREGATE, &[late(I32), late(I32)]);
    module.show(TWO, ConstantCode::AGGREGATE, &[late(I32), late(I32), late(I32)]);
    for of in made.into_inner() {
        match of {
            FLOAT => module.add(FLOAT, ConstantCode::FLOAT, &[0x3f80_0000]),
            of => module.integer(of, if of == I64 { 1 << 40 } else { -3 }),
        };
    }
    module
}

/// How many constants are made of late ones.
const SHOWN: u64 = 12;

fn main() -> std::io::Result<()> {
    let folder = std::env::args_os().nth(1).unwrap_or_else(|| "tests/corpus/mutants".into());
    let folder = std::path::PathBuf::from(folder);
    std::fs::create_dir_all(&folder)?;
    for (name, module) in [
        ("arithmetic", arithmetic()),
        ("casts", casts()),
        ("comparisons", comparisons()),
        ("vectors", vectors()),
        ("rewritten", rewritten()),
        ("late", late()),
    ] {
        std::fs::write(folder.join(format!("expressions-{name}.bc")), module.write())?;
    }
    Ok(())
}
