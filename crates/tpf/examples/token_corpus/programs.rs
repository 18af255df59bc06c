//! The programs, each a loop over a table or over all values of a field.

use dxbin_tpf::spec::{CustomDataClass, Info, OPCODES, OPERAND_TYPES, Opcode, OperandType, ProgramType};
use dxbin_tpf::{Instruction, Operand, ProgramModel};

use crate::build::{Operands, Tuned, custom_data, literal, op, program, r, register};

/// Every program with its name.
pub(crate) fn all() -> Vec<(String, ProgramModel)> {
    let mut programs = Vec::new();
    for model in [0x40, 0x41, 0x50, 0x51] {
        let name = |what: &str| format!("{what}_{}_{}", model >> 4, model & 0xf);
        let mut add = |what: &str, instructions| {
            programs.push((name(what), program(ProgramType::PIXEL, model, instructions)));
        };
        add("opcodes", opcodes());
        add("index_forms", index_forms());
        add("declarations", declarations(model));
        if matches!(model, 0x50 | 0x51) {
            add("relative_operands", relative_operands());
            add("declared_operands", declared_operands(model));
        }
        if model == 0x50 {
            add("control_bits", control_bits());
            add("components", components());
            add("operand_extensions", operand_extensions());
            add("precision", precision());
            add("extended_tokens", extended_tokens());
            add("literals", literals());
            add("wide_literals", wide_literals());
            add("custom_data", custom_data_classes());
            add("messages", messages());
            add("flow", flow());
            add("deep_flow", deep_flow());
            add("function_tables", function_tables());
            add("spare_tokens", spare_tokens());
            add("empty", Vec::new());
        }
    }
    for &(stage, ..) in ProgramType::ROWS {
        let stage = ProgramType(stage);
        let name = format!("stage_{}", stage.short().unwrap_or_default());
        programs.push((name, program(stage, 0x50, phases())));
    }
    for model in [0x00, 0x42, 0x52, 0x5f, 0x60, 0xff] {
        let body = vec![op(Opcode::MOV, &[r(0), register(OperandType::CONSTANT_BUFFER, &[1, 2])])];
        programs.push((format!("model_{model:02x}"), program(ProgramType::VERTEX, model, body)));
    }
    programs
}

fn rows() -> impl Iterator<Item = (Opcode, &'static Info)> {
    OPCODES.iter().enumerate().map(|(code, info)| (Opcode(code as u16), info))
}

/// An opcode with as many temporaries as it has operands.
fn plain(opcode: Opcode, info: &Info) -> Instruction {
    let operands: Vec<Operands> = (1..).map(r).take(info.operands()).collect();
    op(opcode, &operands)
}

fn instructions() -> impl Iterator<Item = (Opcode, &'static Info)> {
    rows().filter(|(opcode, info)| !info.is_declaration() && *opcode != Opcode::CUSTOMDATA)
}

/// Every instruction; what opens a block is closed again.
fn opcodes() -> Vec<Instruction> {
    let close = [op(Opcode::ENDIF, &[])];
    instructions()
        .flat_map(|(opcode, info)| {
            let opens = matches!(opcode, Opcode::IF | Opcode::LOOP | Opcode::SWITCH | Opcode::ELSE);
            std::iter::once(plain(opcode, info)).chain(close.clone().into_iter().filter(move |_| opens))
        })
        .collect()
}

/// Every control bit of every instruction that does not change the indentation.
fn control_bits() -> Vec<Instruction> {
    let straight = instructions().filter(|(_, info)| info.flow == dxbin_tpf::spec::Flow::Straight);
    let mut list: Vec<Instruction> =
        straight.flat_map(|(opcode, info)| (11..24).map(move |bit| plain(opcode, info).bits(1 << bit))).collect();
    list.extend((0..16).map(|bits| op(Opcode::SYNC, &[]).bits(bits << 11)));
    list.extend((0..16).map(|bits| op(Opcode::ADD, &[r(1), r(2), r(3)]).bits(bits << 19 | 1 << 13)));
    list.push(op(Opcode::BREAKC, &[r(1)]).bits(1 << 13 | 1 << 18 | 0xf << 19));
    list
}

fn relative(operand_type: OperandType, indices: &[u32]) -> Operand {
    register(operand_type, indices).token(0xffc, 2 << 2 | 1 << 4).operand
}

/// Every operand type with every form of one, two and three indices.
fn index_forms() -> Vec<Instruction> {
    let added = Some(relative(OperandType::TEMP, &[5]));
    let with = |operand: Operands, dimension, form: u32| {
        operand.form(dimension, form, added.filter(|_| matches!(form & 3, 2 | 3)))
    };
    let mut list = Vec::new();
    for code in 0..OPERAND_TYPES.len() {
        let operand_type = OperandType(code as u8);
        let mut add = |operand| list.push(op(Opcode::MOV, &[r(0), operand]));
        add(register(operand_type, &[]));
        (0..8).for_each(|form| add(with(register(operand_type, &[7]), 0, form)));
        for forms in 0..16 {
            add(with(with(register(operand_type, &[7, 8]), 0, forms & 3), 1, forms >> 2));
        }
        add(register(operand_type, &[7, 8, 9]));
        add(with(with(register(operand_type, &[7, 8, 9]), 1, 3), 2, 3));
        add(with(register(operand_type, &[7, 8, 9]), 0, 2));
    }
    // Literals have no indices, whatever their token says: these have none in the token either.
    list.retain(|instruction| !instruction.operands[1].token.operand_type().is_immediate());
    list
}

/// Every operand type inside an index.
fn relative_operands() -> Vec<Instruction> {
    let mut list = Vec::new();
    let buffer =
        |dimension, form, added| register(OperandType::CONSTANT_BUFFER, &[1, 4]).form(dimension, form, Some(added));
    for code in 0..OPERAND_TYPES.len() {
        let operand_type = OperandType(code as u8);
        for indices in [&[][..], &[7], &[7, 8], &[7, 8, 9]] {
            if !operand_type.is_immediate() {
                list.push(op(Opcode::MOV, &[r(0), buffer(1, 3, relative(operand_type, indices))]));
            }
        }
    }
    let immediate = literal(&[9]).operand;
    for operand_type in [OperandType::TEMP, OperandType::INPUT, OperandType::THIS_POINTER, OperandType::RESOURCE] {
        for form in [2, 3] {
            list.push(op(Opcode::MOV, &[r(0), register(operand_type, &[7]).form(0, form, Some(immediate))]));
            list.push(op(Opcode::MOV, &[r(0), register(operand_type, &[7, 8]).form(1, form, Some(immediate))]));
        }
    }
    for token in [r(7).mask(3), r(7).mask(8), r(7), r(7).token(0xfff, 0), r(7).token(0xfff, 1), r(7).token(0xfff, 3)] {
        list.push(op(Opcode::MOV, &[r(0), buffer(0, 3, token.operand)]));
    }
    for precision in 0..8 {
        let added = r(7).token(0xffc, 2 << 2).extension(1 | precision << 14 | 3 << 6).operand;
        list.push(op(Opcode::MOV, &[r(0), buffer(0, 2, added)]));
    }
    list
}

/// Every mask, swizzle and selected component, and the component counts without any.
fn components() -> Vec<Instruction> {
    let mut list = Vec::new();
    let mut add = |operand| list.push(op(Opcode::MOV, &[r(0), operand]));
    (0..16).for_each(|mask| add(r(7).mask(mask)));
    (0..256).for_each(|swizzle| add(r(7).token(0xffc, 1 << 2 | swizzle << 4)));
    (0..4).for_each(|component| add(r(7).token(0xffc, 2 << 2 | component << 4)));
    for count in [0, 1, 3] {
        add(r(7).token(3, count));
        add(literal(&[7]).token(3, count));
        add(literal(&[7]).token(0xff003, count | 5 << 12));
    }
    list
}

/// Every extended operand token that says something, and some that do not.
fn operand_extensions() -> Vec<Instruction> {
    let mut list = Vec::new();
    let modifiers = (0..6).chain([0xff]).map(|modifier| modifier << 6);
    let bits: Vec<u32> = modifiers
        .flat_map(|modifier| [0, 1, 4].map(|precision| modifier | precision << 14))
        .flat_map(|bits| [bits | 1, bits | 1 | 1 << 17])
        .chain([0, 2, 0x3f, 0x4042, 1 | 1 << 18, 1 | 1 << 30, 0x8000_0041])
        .collect();
    for bits in bits {
        let source = r(2).extension(bits);
        list.push(op(Opcode::MOV, &[r(1), source]));
        list.push(op(Opcode::MOV, &[r(1).mask(15).extension(bits), r(2)]));
        list.push(op(Opcode::ADD, &[r(1), literal(&[0x3f80_0000]).extension(bits), source]));
        list.push(op(Opcode::LD, &[r(1), r(2), register(OperandType::RESOURCE, &[3]).extension(bits)]));
    }
    list
}

/// Every pair of minimum precisions, in every instruction.
fn precision() -> Vec<Instruction> {
    let mut list = Vec::new();
    let set = |operand: Operands, precision: u32| operand.extension(1 | precision << 14);
    for own in 0..8 {
        for read_as in 0..8 {
            list.push(op(Opcode::MAD, &[set(r(1), read_as), set(r(2), own), r(3), set(r(4), own)]));
        }
    }
    for (opcode, info) in instructions().filter(|(_, info)| info.flow == dxbin_tpf::spec::Flow::Straight) {
        let operands: Vec<Operands> = (1..).map(r).take(info.operands()).collect();
        let first =
            |place: usize| operands.iter().enumerate().map(move |(i, &o)| if i == place { set(o, 1) } else { o });
        for place in 0..operands.len() {
            list.push(op(opcode, &first(place).collect::<Vec<_>>()));
        }
        let mixed: Vec<Operands> =
            operands.iter().enumerate().map(|(i, &operand)| set(operand, if i == 0 { 2 } else { 4 })).collect();
        list.push(op(opcode, &mixed));
    }
    list
}

const CONTROLS: u32 = 1 | 0xf << 9 | 7 << 13 | 8 << 17;
const DIMENSION: u32 = 2 | 3 << 6;
const RETURNS: u32 = 3 | 5 << 6 | 5 << 10 | 5 << 14 | 5 << 18;

/// Every extended opcode token, alone and in chains of every order.
fn extended_tokens() -> Vec<Instruction> {
    let sample = || op(Opcode::SAMPLE, &[r(0), r(1), register(OperandType::RESOURCE, &[2]), r(3)]);
    let mut list = Vec::new();
    for offset in 0..16 {
        list.push(sample().extended(&[1 | offset << 9 | (15 - offset) << 13 | (offset ^ 8) << 17]));
    }
    for dimension in 0..32 {
        list.push(sample().extended(&[2 | dimension << 6]));
        list.push(sample().extended(&[2 | dimension << 6 | (dimension * 100) << 11, RETURNS]));
    }
    for ty in 0..16 {
        list.push(sample().extended(&[3 | ty << 6 | 5 << 10 | (15 - ty) << 14 | ty << 18]));
    }
    let kinds = [CONTROLS, DIMENSION, RETURNS, 0, 5, 63];
    for first in kinds {
        for second in kinds {
            list.push(sample().extended(&[first, second]));
            list.push(sample().extended(&[first, second, DIMENSION | 16 << 11]));
        }
    }
    for (opcode, info) in instructions().filter(|(_, info)| info.flow == dxbin_tpf::spec::Flow::Straight) {
        list.push(plain(opcode, info).bits(1 << 13 | 0xf << 19).extended(&[CONTROLS, DIMENSION, RETURNS]));
    }
    list
}

const VALUES: [u32; 36] = [
    0x3f80_0000,
    7,
    0,
    0x8000_0000,
    0xffff_ffff,
    0x7f80_0000,
    0x7fc0_0000,
    0xff80_0000,
    0x0080_0000,
    0x007f_ffff,
    0x4b00_0001,
    0x7f7f_ffff,
    0xbfc0_0000,
    0x8000_0001,
    0xffc0_0000,
    0x7f80_0001,
    0xff80_0001,
    1,
    9_999,
    10_000,
    10_001,
    100_000,
    0xffff_fff0,
    0xffff_0000,
    0x3586_37bd,
    0x33d6_bf95,
    0x8080_0000,
    0xff7f_ffff,
    0xffff_fffe,
    0xffff_d8f0,
    0xffff_d8f1,
    0xffff_d8ef,
    0x3c00_0000,
    0x3ca0_0000,
    0x3d20_0000,
    0x47f1_2065,
];

/// Each class of literals with values that are close calls.
fn literals() -> Vec<Instruction> {
    let mut list = Vec::new();
    for &value in &VALUES {
        for opcode in [Opcode::ADD, Opcode::IADD, Opcode::LD] {
            list.push(op(opcode, &[r(0), r(1), literal(&[value])]));
            list.push(op(opcode, &[r(0), r(1), literal(&[value, 0, value ^ 1, 0x3f80_0000])]));
        }
        list.push(op(Opcode::MOV, &[r(0), literal(&[value])]));
        list.push(op(Opcode::MOV, &[r(0), literal(&[value, 0, value ^ 1, 0x3f80_0000])]));
        list.push(op(Opcode::DCL_HS_MAX_TESSFACTOR, &[]).words(&[value]));
    }
    // Each instruction's class, by a value that tells the three apart.
    for (opcode, info) in instructions().filter(|(_, info)| info.flow == dxbin_tpf::spec::Flow::Straight) {
        for value in [0x3f80_0000, 7] {
            let operands: Vec<Operands> = (0..info.operands()).map(|_| literal(&[value])).collect();
            list.push(op(opcode, &operands));
        }
    }
    list
}

/// 64-bit literals, up to those that are too long for Microsoft's disassembler.
fn wide_literals() -> Vec<Instruction> {
    let mut list = Vec::new();
    let wide = |bits: u64, other: f64| {
        let other = other.to_bits();
        let words = [bits as u32, (bits >> 32) as u32, other as u32, (other >> 32) as u32];
        literal(&words).token(0xff000, u32::from(OperandType::IMMEDIATE64.0) << 12)
    };
    let numbers = [0.0, -0.0, 1.0, 0.007_812_5, 1e-300, 5e-324, 2.625, 1e15, 1e16, 1e17, 1e100, f64::MAX];
    let bits = numbers.map(f64::to_bits);
    let special =
        [0x7ff0 << 48, 0xfff0 << 48, 0x7ff8 << 48, 0xfff8 << 48, (0x7ff0 << 48) + 1, (0xfff0 << 48) + 1, u64::MAX];
    for bits in bits.into_iter().chain(special) {
        for opcode in [Opcode::DADD, Opcode::MOV, Opcode::IADD] {
            let operands = [r(0), r(1), wide(bits, -2.5)];
            list.push(op(opcode, if opcode == Opcode::MOV { &operands[1..] } else { &operands }));
        }
    }
    for exponent in 240..250 {
        let number = 10_f64.powi(exponent);
        list.push(op(Opcode::DMOV, &[r(0), wide(number.to_bits(), number)]));
        list.push(op(Opcode::DMOV, &[r(0), wide(number.to_bits(), -number).extension(0x40c1)]));
    }
    list
}

/// Every class of custom data, constant buffers of all sizes.
fn custom_data_classes() -> Vec<Instruction> {
    let text = u32::from_le_bytes(*b"abc\n");
    let mut list: Vec<Instruction> = [0, 1, 2, 4, 5, 6, 7, 1000, 0x0f_ffff]
        .into_iter()
        .map(|class| custom_data(class, &[text, text, 0x0063_6261, text]))
        .collect();
    list.push(custom_data(CustomDataClass::COMMENT.0, &[text, text]));
    // The class takes in the bit of extended tokens, which are then read before the length.
    list.push(op(Opcode::CUSTOMDATA, &[]).bits(0x10_0003 << 11).words(&[0]).rest(&VALUES[..9]).extended(&[5]));
    for length in 0..10 {
        list.push(custom_data(CustomDataClass::IMMEDIATE_CONSTANT_BUFFER.0, &VALUES[..length]));
    }
    list.push(custom_data(CustomDataClass::IMMEDIATE_CONSTANT_BUFFER.0, &VALUES));
    list.push(op(Opcode::LOOP, &[]));
    list.push(custom_data(CustomDataClass::IMMEDIATE_CONSTANT_BUFFER.0, &VALUES[..8]));
    list.push(op(Opcode::ENDLOOP, &[]));
    list
}

struct Message<'m> {
    id: u32,
    style: u32,
    text: &'m [u8],
    operands: &'m [Operands],
}

impl Message<'_> {
    /// The message with other counts of characters, operands and operand words than it has.
    fn build(&self, adjust: [i32; 3]) -> Instruction {
        let mut operands = Vec::new();
        for &operand in self.operands {
            // The words of an instruction behind its first are those of its operand.
            let mut words = Vec::new();
            op(Opcode::CASE, &[operand]).encode(&mut words);
            operands.extend_from_slice(&words[1..]);
        }
        let mut text = self.text.to_vec();
        text.resize((text.len() + 4) / 4 * 4, 0);
        let counts = [self.text.len() as i32, self.operands.len() as i32, operands.len() as i32];
        let mut data = vec![self.id, self.style];
        data.extend(counts.iter().zip(adjust).map(|(count, adjust)| (count + adjust) as u32));
        data.extend(operands);
        data.extend(text.as_chunks::<4>().0.iter().map(|&word| u32::from_le_bytes(word)));
        custom_data(CustomDataClass::SHADER_MESSAGE.0, &data)
    }
}

/// Messages of known and unknown kinds, with every sort of operand and of wrong count.
fn messages() -> Vec<Instruction> {
    const MESSAGE: u32 = 0x0020_0102;
    let operands = [r(0), literal(&[0x3fc0_0000]), literal(&[7]), literal(&[0x3fc0_0000, 7, 0, 0x7f80_0000])];
    let odd = [r(1).extension(0x40c1 | 1 << 17), register(OperandType(50), &[1])];
    let text = b"tab\tquote\" back\\slash\r\n\x07\x08\x0b\x0c\x1b\x7f\xe9%d";
    let mut list = Vec::new();
    for id in [MESSAGE, MESSAGE + 1, 5] {
        for style in [0, 1, 2] {
            list.push(Message { id, style, text, operands: &operands }.build([0; 3]));
        }
    }
    list.push(Message { id: MESSAGE, style: 1, text: b"", operands: &[] }.build([0; 3]));
    list.push(Message { id: MESSAGE, style: 1, text: b"odd", operands: &odd }.build([0; 3]));
    list.push(Message { id: MESSAGE, style: 1, text: b"nul\0inside", operands: &[] }.build([0; 3]));
    let two = Message { id: MESSAGE, style: 1, text: b"abc %d", operands: &operands[..2] };
    for adjust in [[-3, 0, 0], [9, 0, 0], [0x40000, 0, 0], [0, -1, 0], [0, 0x1000, 0], [0, 0, -1], [0, 0, 9]] {
        list.push(two.build(adjust));
    }
    list.extend(
        (0..8).map(|length| {
            custom_data(CustomDataClass::SHADER_MESSAGE.0, &[MESSAGE, 1, 0, 0, 0, 0, 0][..length.min(7)])
        }),
    );
    list
}

/// Blocks in and out of balance.
fn flow() -> Vec<Instruction> {
    let simple = |opcode| op(opcode, &[]);
    let test = |opcode| op(opcode, &[r(0).token(0xffc, 2 << 2)]);
    let mov = || op(Opcode::MOV, &[r(0), r(1)]);
    let label = |opcode| op(opcode, &[register(OperandType::LABEL, &[3]).bare()]);
    vec![
        simple(Opcode::ENDIF),
        mov(),
        simple(Opcode::ELSE),
        mov(),
        simple(Opcode::ENDIF),
        mov(),
        test(Opcode::IF),
        mov(),
        simple(Opcode::ELSE),
        test(Opcode::IF).bits(1 << 18),
        mov(),
        simple(Opcode::ENDIF),
        simple(Opcode::ENDIF),
        simple(Opcode::LOOP),
        test(Opcode::BREAKC),
        test(Opcode::CONTINUEC).bits(1 << 18),
        simple(Opcode::BREAK),
        simple(Opcode::CONTINUE),
        simple(Opcode::ENDLOOP),
        test(Opcode::SWITCH),
        op(Opcode::CASE, &[literal(&[1])]),
        mov(),
        simple(Opcode::BREAK),
        simple(Opcode::DEFAULT),
        mov(),
        simple(Opcode::ENDSWITCH),
        simple(Opcode::ENDSWITCH),
        mov(),
        label(Opcode::CALL),
        op(Opcode::CALLC, &[r(0).token(0xffc, 2 << 2), register(OperandType::LABEL, &[3]).bare()]).bits(1 << 18),
        test(Opcode::RETC),
        simple(Opcode::RET),
        label(Opcode::LABEL),
        mov(),
        test(Opcode::IF),
        label(Opcode::LABEL),
        mov(),
    ]
}

/// More open blocks than a line is wide.
fn deep_flow() -> Vec<Instruction> {
    let mut list: Vec<Instruction> = (0..150).map(|_| op(Opcode::LOOP, &[])).collect();
    list.push(op(Opcode::MOV, &[r(0), r(1)]));
    list
}

/// Tables of functions and interfaces: empty, long, extended, dynamically indexed.
fn function_tables() -> Vec<Instruction> {
    let table = |entries: &[u32]| op(Opcode::DCL_FUNCTION_TABLE, &[]).words(&[3, entries.len() as u32]).rest(entries);
    let interface = |length: u32, entries: &[u32]| {
        op(Opcode::DCL_INTERFACE, &[]).words(&[0x1_0003, 2, length << 16 | entries.len() as u32]).rest(entries)
    };
    let long: Vec<u32> = (0..200).collect();
    let call = |operand: Operands| {
        let mut call = op(Opcode::INTERFACE_CALL, &[operand.bare()]);
        call.leading = 0xffff_fff5;
        call
    };
    let this = register(OperandType::THIS_POINTER, &[3]);
    let pointer = register(OperandType::INTERFACE, &[3, 4]);
    let dynamic = register(OperandType::INTERFACE, &[3, 4]).bare().form(1, 3, Some(relative(OperandType::TEMP, &[7])));
    let mut dynamic_call = op(Opcode::INTERFACE_CALL, &[dynamic]);
    dynamic_call.leading = 2;
    vec![
        table(&[]),
        table(&[7, 0xffff_ffff]),
        table(&long).extended(&[0]),
        interface(1, &[7, 8]),
        interface(0xffff, &[]),
        interface(4, &[7, 8]).bits(1 << 11),
        interface(2, &long).extended(&[0]),
        op(Opcode::DCL_FUNCTION_BODY, &[]).words(&[0xffff_ffff]),
        call(pointer),
        call(this),
        dynamic_call,
        call(literal(&[1])),
    ]
}

/// Tokens behind the operands, which mean nothing.
fn spare_tokens() -> Vec<Instruction> {
    let spare = [0x0100_003e, 0xffff_ffff, 0];
    let mut list = vec![
        op(Opcode::MOV, &[r(0), r(1)]).rest(&spare),
        op(Opcode::NOP, &[]).rest(&spare[..1]),
        op(Opcode::DCL_TEMPS, &[]).words(&[4]).rest(&spare),
    ];
    list.push(op(Opcode::ADD, &[r(0), r(1), r(2)]).rest(&[0; 100]));
    list
}

/// What only some stages have; the listing does not mind where it stands.
fn phases() -> Vec<Instruction> {
    let simple = |opcode| op(opcode, &[]);
    vec![
        simple(Opcode::HS_DECLS),
        op(Opcode::DCL_INPUT_CONTROL_POINT_COUNT, &[]).bits(3 << 11),
        simple(Opcode::NOP),
        simple(Opcode::HS_CONTROL_POINT_PHASE),
        simple(Opcode::RET),
        simple(Opcode::HS_FORK_PHASE),
        op(Opcode::DCL_HS_FORK_PHASE_INSTANCE_COUNT, &[]).words(&[2]),
        op(Opcode::DCL_TEMPS, &[]).words(&[1]),
        simple(Opcode::RET),
        simple(Opcode::HS_JOIN_PHASE),
        op(Opcode::DCL_HS_JOIN_PHASE_INSTANCE_COUNT, &[]).words(&[0xffff_fffd]),
        simple(Opcode::RET),
    ]
}

/// Every declaration: every value of its control bits, and numbers that show whether they are signed.
fn declarations(model: u32) -> Vec<Instruction> {
    let mut list = Vec::new();
    for (opcode, info) in rows().filter(|(_, info)| info.is_declaration()) {
        if matches!(opcode, Opcode::DCL_FUNCTION_TABLE | Opcode::DCL_INTERFACE) {
            continue;
        }
        let count = if model > 0x50 { info.words_51 } else { info.words };
        let declared: Vec<Operands> = (0..info.operands()).map(|_| r(1).mask(7)).collect();
        let words = |value: u32| vec![value; usize::from(count)];
        for bits in 0..64 {
            list.push(op(opcode, &declared).bits(bits << 11).words(&words(bits)));
        }
        for bit in 11..24 {
            list.push(op(opcode, &declared).bits(1 << bit).words(&words(0xffff_fff0)));
        }
        list.push(op(opcode, &declared).bits(0x00ff_f800).words(&words(0x1_0001)));
        list.push(op(opcode, &declared).extended(&[CONTROLS, DIMENSION, RETURNS]).words(&words(2)));
    }
    list
}

/// What a declaration may name, and ranges of all kinds.
fn declared_operands(model: u32) -> Vec<Instruction> {
    let mut list = Vec::new();
    for (opcode, info) in rows().filter(|(_, info)| info.is_declaration() && info.operands() > 0) {
        let count = if model > 0x50 { info.words_51 } else { info.words };
        let words = vec![9; usize::from(count)];
        let mut add = |operand: Operands| list.push(op(opcode, &[operand]).words(&words));
        for operand_type in [OperandType::TEMP, OperandType::INPUT, OperandType::RESOURCE, OperandType::SAMPLER] {
            for indices in [&[][..], &[1], &[1, 2], &[1, 2, 3], &[1, 0, u32::MAX], &[u32::MAX, u32::MAX, 0]] {
                add(register(operand_type, indices).extension(0x4041 | 1 << 17));
                add(register(operand_type, indices).bare());
            }
        }
        let added = Some(relative(OperandType::TEMP, &[5]));
        add(register(OperandType::RESOURCE, &[1, 2, 3]).form(1, 3, added).form(2, 2, added));
        add(register(OperandType::CONSTANT_BUFFER, &[1, 2]).form(0, 1, None));
        add(literal(&[7]));
        add(literal(&[0x3f80_0000, 7, 0, 1]));
        if info.lax {
            add(register(OperandType(50), &[1]));
        }
    }
    list
}
