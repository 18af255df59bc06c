//! A program's listing as D3DDisassemble writes it: the version line and a line for each instruction.
//!
//! One walk: decode an instruction, print it, go on. Nothing is allocated per instruction; numbers are put together in a
//! scratch buffer that is kept.

mod custom_data;
mod declaration;
mod operand;

use dxbin_base::number::{push_hex_upper, push_unsigned};
use dxbin_base::sink::{Class, Sink};
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
    let mut printer = Printer { sink, options, version: program.version, scratch: Vec::new(), depth: 0, number: 0 };
    printer.version_line(program)?;
    let mut decoder = program.decoder();
    let mut instruction = Instruction::default();
    loop {
        let (code, word) = match decoder.next(&mut instruction) {
            Ok(false) => return Ok(()),
            Ok(true) => match printer.line(&instruction) {
                Ok(()) => continue,
                Err(code) => (code, instruction.at),
            },
            Err(error) if options.lenient => {
                printer.comment(&error.diagnostic().message);
                diagnostics.push(error.diagnostic().clone());
                return Ok(());
            }
            Err(error) => return Err(error),
        };
        let offset = program.offset(word);
        let span = offset..offset + 4 * u64::from(instruction.length.max(1));
        let defect = Diagnostic::new(code, span, describe(code, &instruction));
        if !options.lenient {
            return Err(Error::from(defect));
        }
        diagnostics.push(defect);
    }
}

fn describe(code: Code, instruction: &Instruction) -> String {
    let opcode = instruction.opcode();
    match code {
        Code::UnknownOpcode => format!("opcode {} is not one of Shader Model 4.0 to 5.1", opcode.0),
        Code::InstructionLength => format!("{opcode:?} states {} words, past the end of the bytes", instruction.length),
        _ => format!("{opcode:?} has an operand that Microsoft's readers do not know"),
    }
}

struct Printer<'p, S> {
    sink: &'p mut S,
    options: &'p Options,
    version: Version,
    /// Numbers are put together here.
    scratch: Vec<u8>,
    /// How many blocks are open.
    depth: usize,
    /// The number of the next instruction.
    number: u64,
}

impl<S: Sink> Printer<'_, S> {
    #[inline]
    fn put(&mut self, class: Class, text: &[u8]) {
        self.sink.text(class, text);
    }

    #[inline]
    fn plain(&mut self, text: &str) {
        self.sink.text(Class::Plain, text.as_bytes());
    }

    /// Prints what `build` puts into the scratch buffer.
    #[inline]
    fn built(&mut self, class: Class, build: impl FnOnce(&mut Vec<u8>)) {
        self.scratch.clear();
        build(&mut self.scratch);
        self.sink.text(class, &self.scratch);
    }

    fn version_line(&mut self, program: &Program<'_>) -> Result<(), Error> {
        if program.version.program_type().short().is_none() && !self.options.lenient {
            let (start, end) = (program.offset(0), program.offset(1));
            let message = format!("the version token {:#010x} names no stage", program.version.0);
            return Err(Error::new(Code::ListingRefused, start..end, message));
        }
        self.margin(0, false);
        let version = self.version.to_string();
        self.put(Class::Mnemonic, version.as_bytes());
        self.plain("\n");
        Ok(())
    }

    /// The number and the offset before a line.
    fn margin(&mut self, word: usize, counted: bool) {
        let Options { numbers, offsets, .. } = *self.options;
        if !numbers && !offsets {
            return;
        }
        let number = self.number;
        self.built(Class::Margin, |out| {
            if numbers && counted {
                let start = out.len();
                push_unsigned(number, out);
                let digits = out.len() - start;
                out.splice(start..start, std::iter::repeat_n(b' ', 4_usize.saturating_sub(digits)));
                out.extend_from_slice(if offsets { b"  " } else { b": " });
            } else if numbers {
                out.extend_from_slice(b"      ");
            }
            if offsets {
                push_hex_upper((word as u32).wrapping_mul(4), out);
                out.extend_from_slice(b": ");
            }
        });
    }

    fn indent(&mut self) {
        const SPACES: &[u8; 64] = &[b' '; 64];
        let mut left = 2 * self.depth;
        while left > 0 {
            let now = left.min(SPACES.len());
            self.put(Class::Plain, &SPACES[..now]);
            left -= now;
        }
    }

    fn comment(&mut self, text: &str) {
        self.put(Class::Comment, b"// ");
        self.put(Class::Comment, text.as_bytes());
        self.plain("\n");
    }

    /// One instruction or declaration, with all that stands before it.
    fn line(&mut self, instruction: &Instruction) -> Result<(), Code> {
        let Some(info) = instruction.opcode().info() else {
            self.unknown(instruction);
            return Err(Code::UnknownOpcode);
        };
        if info.flow != Flow::Straight && info.flow != Flow::Open {
            self.depth = self.depth.saturating_sub(1);
        }
        let is_data = instruction.opcode() == Opcode::CUSTOMDATA;
        let counted = if is_data { self.counts_data(instruction) } else { info.counted };
        self.sink.instruction(self.number as u32, 4 * instruction.at as u64);
        self.margin(instruction.at, counted);
        self.indent();
        self.number += u64::from(counted);
        let result = if is_data { self.custom_data(instruction) } else { self.instruction(instruction, info) };
        self.plain("\n");
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
        self.indent();
        self.put(Class::Comment, b"// unknown opcode:");
        for &word in &instruction.raw {
            self.put(Class::Comment, b" ");
            self.built(Class::Comment, |out| dxbin_base::number::push_hex(word, out));
        }
        self.plain("\n");
    }

    fn instruction(&mut self, instruction: &Instruction, info: &Info) -> Result<(), Code> {
        self.put(Class::Mnemonic, info.name.as_bytes());
        self.extended(instruction, !info.is_declaration() && info.counted);
        match info.text {
            Some(items) => self.declaration(instruction, items),
            None => {
                self.suffix(instruction, info.suffix);
                if info.suffix == Suffix::Sync {
                    return Ok(());
                }
                self.plain(" ");
                self.operands(instruction, info)
            }
        }
    }

    fn operands(&mut self, instruction: &Instruction, info: &Info) -> Result<(), Code> {
        let mut result = Ok(());
        for (place, role) in info.roles.bytes().enumerate() {
            if place > 0 {
                self.plain(", ");
            }
            let as_first = role.is_ascii_uppercase();
            let printed = self.operand(instruction, place, info.literals, as_first);
            result = result.and(if info.lax { Ok(()) } else { printed });
        }
        if info.leading_word {
            self.plain("[");
            let word = instruction.leading;
            self.built(Class::Literal, |out| push_unsigned(u64::from(word), out));
            self.plain("]");
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
            self.put(Class::Mnemonic, b"_aoffimmi");
        }
        if dimension.0 + returns.0 > 0 {
            self.put(Class::Mnemonic, b"_indexable");
        }
        if is_instruction {
            self.common_controls(instruction);
        }
        for _ in 0..controls.0 {
            self.offsets(controls.1);
        }
        for _ in 0..dimension.0 {
            self.plain("(");
            self.dimension(dimension.1);
            if dimension.2 > 0 {
                self.put(Class::Keyword, b", stride=");
                self.built(Class::Literal, |out| push_unsigned(u64::from(dimension.2), out));
            }
            self.plain(")");
        }
        for _ in 0..returns.0 {
            self.return_types(returns.1);
        }
    }

    fn common_controls(&mut self, instruction: &Instruction) {
        if instruction.token.saturates() {
            self.put(Class::Mnemonic, b"_sat");
        }
        let precise = instruction.token.precise();
        if precise != 0 {
            self.plain(" [");
            self.put(Class::Keyword, b"precise");
            if precise != 0xf {
                self.plain("(");
                self.mask(precise as u8);
                self.plain(")");
            }
            self.plain("]");
        }
    }

    fn offsets(&mut self, offsets: [i8; 3]) {
        self.built(Class::Literal, |out| {
            for (separator, offset) in [b'(', b',', b','].into_iter().zip(offsets) {
                out.push(separator);
                dxbin_base::number::push_signed(i32::from(offset) as u32, out);
            }
            out.push(b')');
        });
    }

    fn suffix(&mut self, instruction: &Instruction, suffix: Suffix) {
        let token = instruction.token;
        let text = match (suffix, token.bits(11, 2)) {
            (Suffix::Test, _) => ["_z", "_nz"][token.bits(18, 1) as usize],
            (Suffix::ResinfoReturn, 1) => "_rcpfloat",
            (Suffix::ResinfoReturn, 2) | (Suffix::SampleInfoReturn, 1) => "_uint",
            (Suffix::Sync, _) => return self.sync(token.0),
            _ => "",
        };
        self.put(Class::Mnemonic, text.as_bytes());
    }

    fn sync(&mut self, token: u32) {
        // Of the two kinds of barriers for unordered-access views the wider one is named alone.
        let both = SYNC_FLAGS[0].0 | SYNC_FLAGS[1].0;
        let token = if token & both == both { token & !SYNC_FLAGS[1].0 } else { token };
        self.bit_names(token, SYNC_FLAGS);
    }

    fn bit_names(&mut self, token: u32, names: &[BitName]) {
        for &(bit, name) in names {
            if token & bit != 0 {
                self.put(Class::Mnemonic, name.as_bytes());
            }
        }
    }
}

/// Whether a literal is spelt as a float under [`Literals::Mixed`]: a normal number, or -0.
fn looks_like_float(word: u32) -> bool {
    matches!(word >> 23 & 0xff, 1..=0xfe) || word == 0x8000_0000
}

/// Appends one 32-bit literal.
fn push_literal(word: u32, literals: Literals, hex: bool, out: &mut Vec<u8>) {
    let as_float = match literals {
        Literals::Float => true,
        Literals::Int => false,
        Literals::Mixed => looks_like_float(word),
    };
    if hex {
        dxbin_base::number::push_hex(word, out);
    } else if as_float {
        dxbin_base::number::push_fixed_f32(word, out);
    } else if (-10_000..=10_000).contains(&(word as i32)) {
        dxbin_base::number::push_signed(word, out);
    } else {
        dxbin_base::number::push_hex(word, out);
    }
}
