//! A program's listing as D3DDisassemble writes it: the version line and a line for each instruction.
//!
//! One walk: decode an instruction, print it, go on. Nothing is allocated per instruction; numbers are put together in a
//! scratch buffer that is kept.

mod custom_data;
mod declaration;
mod operand;

use dxbin_base::pen::{Pen, Room};
use dxbin_base::sink::{Class, Colour, Sink};
use dxbin_base::{Code, Diagnostic, Diagnostics, Error};

use crate::decode::Program;
use crate::model::Instruction;
use crate::spec::{BitName, Flow, Info, Literals, Opcode, SYNC_FLAGS, Suffix};
use crate::token::{Extended, Version};

/// How to print.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Options {
    /// Number the instructions (D3D_DISASM_ENABLE_INSTRUCTION_NUMBERING, 0x04).
    pub numbers: bool,
    /// Put each line's byte offset in the program before it (D3D_DISASM_ENABLE_INSTRUCTION_OFFSET, 0x20).
    pub offsets: bool,
    /// Print literals as hexadecimal words (D3D_DISASM_PRINT_HEX_LITERALS, 0x80).
    pub hex_literals: bool,
    /// Print on where Microsoft's disassembler gives up, and say so in the diagnostics.
    pub lenient: bool,
}

/// Prints a program.
///
/// Where Microsoft's disassembler gives up (an unknown opcode, an operand of no known kind, a length of zero) the result
/// is an error; with [`Options::lenient`] the rest is printed as far as it can be, and `diagnostics` says what was met.
///
/// ```
/// use dxbin_base::Diagnostics;
/// use dxbin_tpf::{Program, print};
/// let words = [0x50_u32, 3, 0x0100_003e];
/// let bytes: Vec<u8> = words.iter().flat_map(|word| word.to_le_bytes()).collect();
/// let program = Program::read(&bytes, 0).unwrap();
/// let mut text = Vec::new();
/// print::print(&program, &print::Options::default(), &mut text, &mut Diagnostics::new()).unwrap();
/// assert_eq!(text, b"ps_5_0\nret \n");
/// ```
pub fn print<S: Sink>(
    program: &Program<'_>,
    options: &Options,
    sink: &mut S,
    diagnostics: &mut Diagnostics,
) -> Result<(), Error> {
    let mut pen = Pen::new(sink);
    let result = print_to(program, options, &mut pen, diagnostics);
    pen.flush();
    result
}

/// What is said around the instructions of a program: what debug information says of each.
pub trait Annotate<S: Sink> {
    /// Lines before an instruction or declaration.
    fn before(&mut self, instruction: &Instruction, pen: &mut Pen<'_, S>) {
        let _ = (instruction, pen);
    }

    /// The end of an instruction's line.
    fn after(&mut self, instruction: &Instruction, pen: &mut Pen<'_, S>) {
        let _ = (instruction, pen);
    }
}

/// Nothing is said.
impl<S: Sink> Annotate<S> for () {}

/// The same with a pen, for a program that is part of a longer text, and with what is said around its instructions.
pub fn print_annotated<S: Sink>(
    program: &Program<'_>,
    options: &Options,
    pen: &mut Pen<'_, S>,
    notes: &mut impl Annotate<S>,
    diagnostics: &mut Diagnostics,
) -> Result<(), Error> {
    let mut printer = Printer { pen, options, version: program.version, depth: 0, number: 0 };
    printer.program(program, notes, diagnostics)
}

/// The same with a pen, for a program that is part of a longer text.
pub fn print_to<S: Sink>(
    program: &Program<'_>,
    options: &Options,
    pen: &mut Pen<'_, S>,
    diagnostics: &mut Diagnostics,
) -> Result<(), Error> {
    print_annotated(program, options, pen, &mut (), diagnostics)
}

/// Prints one instruction, as [`print()`] does but for its indentation and number, which the ones before it decide.
///
/// # Errors
///
/// The code of what Microsoft's disassembler gives up at; what could be printed is in `sink`.
///
/// ```
/// use dxbin_tpf::{Instruction, Program, print};
/// let words = [0x50_u32, 3, 0x0100_003e];
/// let bytes: Vec<u8> = words.iter().flat_map(|word| word.to_le_bytes()).collect();
/// let program = Program::read(&bytes, 0).unwrap();
/// let (mut instruction, mut text) = (Instruction::default(), Vec::new());
/// program.decoder().next(&mut instruction).unwrap();
/// print::instruction(program.version, &instruction, &print::Options::default(), &mut text).unwrap();
/// assert_eq!(text, b"ret \n");
/// ```
pub fn instruction<S: Sink>(
    version: Version,
    instruction: &Instruction,
    options: &Options,
    sink: &mut S,
) -> Result<(), Code> {
    let mut pen = Pen::new(sink);
    let mut printer = Printer { pen: &mut pen, options, version, depth: 0, number: 0 };
    let result = printer.line(instruction, &mut ());
    pen.flush();
    result
}

/// Prints a program leniently and hands over its pieces one by one: the line with the version, each instruction with its
/// text, and remarks. The last two have an instruction and none.
pub(crate) fn pieces(
    program: &Program<'_>,
    options: &Options,
    diagnostics: &mut Diagnostics,
    mut take: impl FnMut(Option<&Instruction>, &[u8]),
) -> Result<(), Error> {
    let options = &Options { lenient: true, ..*options };
    let mut text = Vec::new();
    let mut pen = Pen::new(&mut text);
    let mut printer = Printer { pen: &mut pen, options, version: program.version, depth: 0, number: 0 };
    printer.version_line(program)?;
    take(None, &printer.pen.drain());
    let mut decoder = program.decoder();
    let mut instruction = Instruction::default();
    loop {
        match decoder.next(&mut instruction) {
            Ok(false) => return Ok(()),
            Ok(true) => {
                if let Err(code) = printer.line(&instruction, &mut ()) {
                    diagnostics.push(defect(program, code, &instruction));
                }
                take(Some(&instruction), &printer.pen.drain());
            }
            Err(error) => {
                printer.comment(&error.diagnostic().message);
                diagnostics.push(error.diagnostic().clone());
                take(None, &printer.pen.drain());
                return Ok(());
            }
        }
    }
}

fn defect(program: &Program<'_>, code: Code, instruction: &Instruction) -> Diagnostic {
    let offset = program.offset(instruction.at);
    let span = offset..offset + 4 * u64::from(instruction.length.max(1));
    Diagnostic::new(code, span, describe(code, instruction))
}

/// What is wrong with an instruction, in a sentence.
pub fn describe(code: Code, instruction: &Instruction) -> String {
    let opcode = instruction.opcode();
    match code {
        Code::UnknownOpcode => format!("opcode {} is not one of Shader Model 4.0 to 5.1", opcode.0),
        Code::InstructionLength => format!("{opcode:?} states {} words, past the end of the bytes", instruction.length),
        _ => format!("{opcode:?} has an operand that Microsoft's readers do not know"),
    }
}

struct Printer<'p, 's, S: Sink> {
    pen: &'p mut Pen<'s, S>,
    options: &'p Options,
    version: Version,
    /// How many blocks are open.
    depth: usize,
    /// The number of the next instruction.
    number: u32,
}

impl<S: Sink> Printer<'_, '_, S> {
    /// The version line, and a line for each instruction.
    fn program(
        &mut self,
        program: &Program<'_>,
        notes: &mut impl Annotate<S>,
        diagnostics: &mut Diagnostics,
    ) -> Result<(), Error> {
        self.version_line(program)?;
        let mut decoder = program.decoder();
        let mut instruction = Instruction::default();
        loop {
            let code = match decoder.next(&mut instruction) {
                Ok(false) => return Ok(()),
                Ok(true) => match self.line(&instruction, notes) {
                    Ok(()) => continue,
                    Err(code) => code,
                },
                Err(error) if self.options.lenient => {
                    self.comment(&error.diagnostic().message);
                    diagnostics.push(error.diagnostic().clone());
                    return Ok(());
                }
                Err(error) => return Err(error),
            };
            let defect = defect(program, code, &instruction);
            if !self.options.lenient {
                return Err(Error::from(defect));
            }
            diagnostics.push(defect);
        }
    }

    fn version_line(&mut self, program: &Program<'_>) -> Result<(), Error> {
        if program.version.program_type().short().is_none() && !self.options.lenient {
            let (start, end) = (program.offset(0), program.offset(1));
            let message = format!("the version token {:#010x} names no stage", program.version.0);
            return Err(Error::new(Code::ListingRefused, start..end, message));
        }
        self.margin(0, false);
        let version = self.version.to_string();
        self.pen.text(Class::Mnemonic, version.as_bytes());
        self.pen.end_line();
        Ok(())
    }

    /// The number and the offset before a line.
    fn margin(&mut self, word: usize, counted: bool) {
        let Options { numbers, offsets, .. } = *self.options;
        if S::HTML && counted {
            self.pen.put(Class::Plain, b"<!-- id=");
            self.pen.unsigned(Class::Plain, self.number);
            self.pen.put(Class::Plain, b" -->");
        }
        if !numbers && !offsets {
            return;
        }
        if numbers && counted {
            self.pen.begin(Colour::White);
            self.pen.padded(Class::Margin, self.number, 4);
            self.pen.put(Class::Margin, if offsets { b"  " } else { b": " });
            self.pen.end();
        } else if numbers {
            self.pen.spaces(Class::Plain, 6);
        }
        if offsets {
            self.pen.begin(Colour::White);
            self.pen.hex_upper(Class::Margin, (word as u32).wrapping_mul(4));
            self.pen.put(Class::Margin, b": ");
            self.pen.end();
        }
    }

    fn comment(&mut self, text: &str) {
        self.pen.put(Class::Comment, b"// ");
        self.pen.text(Class::Comment, text.as_bytes());
        self.pen.end_line();
    }

    /// One instruction or declaration, with all that stands before it.
    fn line(&mut self, instruction: &Instruction, notes: &mut impl Annotate<S>) -> Result<(), Code> {
        let Some(info) = instruction.opcode().info() else {
            self.unknown(instruction);
            return Err(Code::UnknownOpcode);
        };
        if info.flow != Flow::Straight && info.flow != Flow::Open {
            self.depth = self.depth.saturating_sub(1);
        }
        let is_data = instruction.opcode() == Opcode::CUSTOMDATA;
        let counted = if is_data { self.counts_data(instruction) } else { info.counted };
        notes.before(instruction, self.pen);
        self.pen.instruction(self.number, 4 * instruction.at as u64);
        self.margin(instruction.at, counted);
        self.pen.spaces(Class::Plain, 2 * self.depth);
        self.number += u32::from(counted);
        let result = if is_data { self.custom_data(instruction) } else { self.instruction(instruction, info) };
        notes.after(instruction, self.pen);
        self.pen.end_line();
        if matches!(info.flow, Flow::Open | Flow::Middle) {
            self.depth += 1;
        }
        result.and(match instruction.problem {
            Some(Code::OperandPastInstruction | Code::InstructionLength) | None => Ok(()),
            Some(code) => Err(code),
        })
    }

    fn unknown(&mut self, instruction: &Instruction) {
        self.margin(instruction.at, false);
        self.pen.spaces(Class::Plain, 2 * self.depth);
        self.pen.put(Class::Comment, b"// unknown opcode:");
        for &word in &instruction.raw {
            self.pen.put(Class::Comment, b" ");
            self.pen.hex(Class::Comment, word);
        }
        self.pen.end_line();
    }

    fn instruction(&mut self, instruction: &Instruction, info: &Info) -> Result<(), Code> {
        self.pen.begin(Colour::Yellow);
        self.pen.name(Class::Mnemonic, &info.name);
        let is_instruction = !info.is_declaration() && info.counted;
        if !instruction.extended.is_empty() {
            self.extended(instruction, is_instruction);
        } else if is_instruction {
            self.common_controls(instruction);
            self.pen.end();
        } else {
            self.pen.end();
        }
        match info.text {
            Some(items) => self.declaration(instruction, items),
            None => {
                if info.suffix != Suffix::None {
                    self.suffix(instruction, info.suffix);
                    if info.suffix == Suffix::Sync {
                        return Ok(());
                    }
                }
                self.pen.put(Class::Plain, b" ");
                if info.suffix == Suffix::Test {
                    self.pen.end();
                }
                self.operands(instruction, info)
            }
        }
    }

    fn operands(&mut self, instruction: &Instruction, info: &Info) -> Result<(), Code> {
        let mut result = Ok(());
        let mut place = 0;
        while place < info.operands() {
            place = self.plain_operands(instruction, info, place);
            if let Some(role) = info.roles.as_bytes().get(place) {
                let printed = self.operand(instruction, place, info.literals, role.is_ascii_uppercase());
                result = result.and(if info.lax { Ok(()) } else { printed });
                place += 1;
            }
        }
        if info.leading_word {
            self.pen.put(Class::Plain, b"[");
            self.pen.unsigned(Class::Literal, instruction.leading);
            self.pen.put(Class::Plain, b"]");
        }
        result
    }

    /// What extended tokens and the common control bits add to a name: first words, then their values.
    fn extended(&mut self, instruction: &Instruction, is_instruction: bool) {
        let is_table = matches!(instruction.opcode(), Opcode::DCL_FUNCTION_TABLE | Opcode::DCL_INTERFACE);
        let extended = if is_table { &[][..] } else { &instruction.extended[..] };
        // Of several tokens of a kind the last one counts, and is printed for each.
        let (mut controls, mut dimension, mut returns) =
            ((0, [0; 3]), (0, Default::default(), 0), (0, [Default::default(); 4]));
        for token in extended {
            match token.decode() {
                Extended::SampleControls(offsets) => controls = (controls.0 + 1, offsets),
                Extended::ResourceDimension(value, stride) => dimension = (dimension.0 + 1, value, stride),
                Extended::ReturnTypes(types) => returns = (returns.0 + 1, types),
                Extended::Other(_) => {}
            }
        }
        if controls.0 > 0 {
            self.pen.put(Class::Mnemonic, b"_aoffimmi");
        }
        if dimension.0 + returns.0 > 0 {
            self.pen.put(Class::Mnemonic, b"_indexable");
        }
        if is_instruction {
            self.common_controls(instruction);
        }
        self.pen.end();
        for _ in 0..controls.0 {
            self.offsets(controls.1);
        }
        for _ in 0..dimension.0 {
            self.pen.put(Class::Plain, b"(");
            self.dimension(dimension.1);
            if dimension.2 > 0 {
                self.pen.put(Class::Keyword, b", stride=");
                self.pen.unsigned(Class::Literal, dimension.2);
            }
            self.pen.put(Class::Plain, b")");
        }
        for _ in 0..returns.0 {
            self.return_types(returns.1);
        }
    }

    #[inline]
    fn common_controls(&mut self, instruction: &Instruction) {
        if instruction.token.saturates() {
            self.pen.put(Class::Mnemonic, b"_sat");
        }
        let precise = instruction.token.precise();
        if precise != 0 {
            self.pen.end();
            self.pen.put(Class::Plain, b" [");
            self.pen.begin(Colour::Yellow);
            self.pen.put(Class::Keyword, b"precise");
            self.pen.end();
            if precise != 0xf {
                self.pen.put(Class::Plain, b"(");
                self.pen.begin(Colour::Cyan);
                self.mask(precise as u8);
                self.pen.end();
                self.pen.put(Class::Plain, b")");
            }
            self.pen.put(Class::Plain, b"]");
            self.pen.begin(Colour::Yellow);
        }
    }

    fn offsets(&mut self, offsets: [i8; 3]) {
        for (separator, offset) in [b"(", b",", b","].into_iter().zip(offsets) {
            self.pen.put(Class::Plain, separator);
            self.pen.signed(Class::Literal, i32::from(offset) as u32);
        }
        self.pen.put(Class::Plain, b")");
    }

    fn suffix(&mut self, instruction: &Instruction, suffix: Suffix) {
        if suffix == Suffix::Sync {
            return self.sync(instruction.token.0);
        }
        let value = instruction.token.0 & suffix.mask();
        let row = suffix.rows().iter().find(|row| row.0 == value);
        if suffix == Suffix::Test {
            self.pen.begin(Colour::Yellow);
        }
        self.pen.text(Class::Mnemonic, row.map_or("", |row| row.1).as_bytes());
    }

    fn sync(&mut self, token: u32) {
        // Of the two kinds of barriers for unordered-access views the wider one is named alone.
        let both = SYNC_FLAGS[0].0 | SYNC_FLAGS[1].0;
        let token = if token & both == both { token & !SYNC_FLAGS[1].0 } else { token };
        self.pen.begin(Colour::Yellow);
        self.bit_names(token, SYNC_FLAGS);
        self.pen.end();
    }

    fn bit_names(&mut self, token: u32, names: &[BitName]) {
        for &(bit, name) in names {
            if token & bit != 0 {
                self.pen.text(Class::Mnemonic, name.as_bytes());
            }
        }
    }
}

/// Whether a literal is spelt as a float under [`Literals::Mixed`]: a normal number, or -0.
fn looks_like_float(word: u32) -> bool {
    matches!(word >> 23 & 0xff, 1..=0xfe) || word == 0x8000_0000
}

impl<S: Sink> Printer<'_, '_, S> {
    /// One 32-bit literal.
    fn literal_word(&mut self, word: u32, literals: Literals) {
        let hex = self.options.hex_literals;
        if !self.pen.compose(|out| push_literal(word, literals, hex, out)) {
            self.pen.fixed_f32(Class::Literal, word);
        }
    }
}

/// Whether a float's digits are not written in place: 2^32 and above, infinities, NaNs.
fn is_long_float(word: u32) -> bool {
    word >> 23 & 0xff >= 127 + 32
}

/// One 32-bit literal; false for a float that is too long to be written in place.
#[inline(always)]
fn push_literal<S: Sink>(word: u32, literals: Literals, hex: bool, out: &mut Room<'_, S>) -> bool {
    let as_float = match literals {
        Literals::Float => true,
        Literals::Int => false,
        Literals::Mixed => looks_like_float(word),
    };
    if hex {
        out.hex(Class::Literal, word);
    } else if as_float {
        return out.fixed_f32(Class::Literal, word);
    } else if (-10_000..=10_000).contains(&(word as i32)) {
        out.signed(Class::Literal, word);
    } else {
        out.hex(Class::Literal, word);
    }
    true
}
