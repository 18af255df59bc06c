//! A program's listing as D3DDisassemble writes it.
//!
//! The constant table as a comment, the version line, a line for each instruction, and how many instruction slots it all
//! takes. One walk; nothing is allocated per instruction.

mod constants;
mod debug;
mod number;
mod operand;
mod preshader;

use dxbin_base::pen::Pen;
use dxbin_base::sink::{Class, Colour, Sink};
use dxbin_base::{Diagnostics, Error};

use crate::debug::{DebugTable, Notes};
use crate::decode::Program;
use crate::model::Instruction;
use crate::spec::{
    Comparison, Controls, DESTINATION_MODIFIERS, Flow, Info, Literals, Opcode, SHIFTS, Stage, TexldControl, TextureType,
};
use crate::token::{DeclarationToken, ParameterToken, Version};

/// How to print.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Options {
    /// Print the constants' default values (D3D_DISASM_ENABLE_DEFAULT_VALUE_PRINTS, 0x02).
    pub default_values: bool,
    /// Number the instructions (D3D_DISASM_ENABLE_INSTRUCTION_NUMBERING, 0x04).
    pub numbers: bool,
    /// Leave out debug information (flag 0x10).
    pub no_debug: bool,
    /// Put each instruction's byte offset before it (D3D_DISASM_ENABLE_INSTRUCTION_OFFSET, 0x20).
    pub offsets: bool,
    /// Leave out the constant table (D3D_DISASM_INSTRUCTION_ONLY, 0x40).
    pub instructions_only: bool,
    /// Print floats as hexadecimal words (D3D_DISASM_PRINT_HEX_LITERALS, 0x80).
    pub hex_literals: bool,
    /// Print as far as it goes where Microsoft's disassembler refuses, and say so in the diagnostics.
    pub lenient: bool,
}

/// Prints a program.
///
/// # Errors
///
/// Where Microsoft's disassembler refuses: there is no end token. With [`Options::lenient`] what stands before is printed, and
/// `diagnostics` is told.
///
/// ```
/// use dxbin_base::Diagnostics;
/// use dxbin_d3dbc::{Program, print};
/// // vs_1_1: `nop`
/// let bytes = [1, 1, 0xfe, 0xff, 0, 0, 0, 0, 0xff, 0xff, 0, 0];
/// let mut text = Vec::new();
/// print::print(&Program::read(&bytes, 0)?, &print::Options::default(), &mut text, &mut Diagnostics::new())?;
/// assert_eq!(text, b"    vs_1_1\n    nop\n\n// approximately 0 instruction slots used\n");
/// # Ok::<(), dxbin_base::Error>(())
/// ```
pub fn print<S: Sink>(
    program: &Program<'_>,
    options: &Options,
    sink: &mut S,
    diagnostics: &mut Diagnostics,
) -> Result<(), Error> {
    let mut pen = Pen::new(sink);
    if S::HTML {
        pen.put(Class::Plain, b"<pre><body bgcolor=\"#000000\">");
    }
    let result = print_to(program, options, &mut pen, diagnostics);
    if S::HTML {
        pen.put(Class::Plain, b"</pre>");
    }
    pen.flush();
    result
}

/// The same with a pen, for a program that is part of a longer text.
///
/// # Errors
///
/// Those of [`print`](fn@print).
pub fn print_to<S: Sink>(
    program: &Program<'_>,
    options: &Options,
    pen: &mut Pen<'_, S>,
    diagnostics: &mut Diagnostics,
) -> Result<(), Error> {
    if let Err(error) = program.check_lengths() {
        if !options.lenient {
            return Err(error);
        }
        diagnostics.push(error.diagnostic().clone());
    }
    if !options.instructions_only {
        preshader::print(program, options, pen, diagnostics);
    }
    pen.begin(Colour::Grey);
    if !options.instructions_only {
        constants::print(program, options.default_values, pen, diagnostics);
    }
    pen.end();
    let mut printer = Printer::new(program, options, pen, diagnostics);
    printer.program(program, diagnostics)
}

/// Prints a program piece by piece: `each` gets what stands before the instructions and behind them with `None`, each
/// instruction with its line, and each comment with no text.
pub(crate) fn pieces(
    program: &Program<'_>,
    options: &Options,
    diagnostics: &mut Diagnostics,
    mut each: impl FnMut(Option<&Instruction>, &[u8]),
) -> Result<(), Error> {
    let mut sink = Vec::new();
    let mut pen = Pen::new(&mut sink);
    if !options.instructions_only {
        constants::print(program, options.default_values, &mut pen, diagnostics);
    }
    let mut printer = Printer::new(program, options, &mut pen, diagnostics);
    printer.version();
    each(None, &printer.pen.drain());
    let mut decoder = program.decoder();
    let mut instruction = Instruction::default();
    loop {
        match decoder.next(&mut instruction) {
            Ok(true) => {
                if instruction.opcode() != Opcode::COMMENT {
                    printer.line(&instruction);
                }
                each(Some(&instruction), &printer.pen.drain());
            }
            Ok(false) => break,
            Err(error) => {
                diagnostics.push(error.diagnostic().clone());
                break;
            }
        }
    }
    printer.trailer();
    each(None, &printer.pen.drain());
    Ok(())
}

/// One instruction's line, without a margin and without its line end.
///
/// ```
/// use dxbin_d3dbc::{Instruction, Program, print};
/// let words = [0xffff_0200_u32, 0x0200_0001, 0x800f_0800, 0xa0e4_0001, 0x0000_ffff];
/// let bytes: Vec<u8> = words.iter().flat_map(|word| word.to_le_bytes()).collect();
/// let program = Program::read(&bytes, 0)?;
/// let mut instruction = Instruction::default();
/// program.decoder().next(&mut instruction)?;
/// let mut text = Vec::new();
/// print::instruction(program.version, &instruction, &mut text);
/// assert_eq!(text, b"mov oC0, c1");
/// # Ok::<(), dxbin_base::Error>(())
/// ```
pub fn instruction(version: Version, instruction: &Instruction, out: &mut Vec<u8>) {
    let options = Options::default();
    let mut pen = Pen::new(out);
    let mut printer =
        Printer { pen: &mut pen, options: &options, version, notes: None, depth: 0, slots: Slots::default() };
    printer.instruction(instruction, instruction.opcode().info_or_unknown());
    pen.flush();
}

/// The arithmetic and the texture slots that a program takes, as far as it can be read.
pub fn slots(program: &Program<'_>) -> (u32, u32) {
    let options = Options { no_debug: true, instructions_only: true, lenient: true, ..Options::default() };
    let mut nothing = Vec::new();
    let mut pen = Pen::new(&mut nothing);
    let mut printer = Printer::new(program, &options, &mut pen, &mut Diagnostics::new());
    let (mut decoder, mut instruction) = (program.decoder(), Instruction::default());
    while let Ok(true) = decoder.next(&mut instruction) {
        if instruction.opcode() != Opcode::COMMENT {
            let coissued = u32::from(instruction.token.is_coissued());
            printer.slots.arithmetic = printer.slots.arithmetic.saturating_sub(coissued);
            printer.count(&instruction, instruction.opcode().info_or_unknown());
        }
    }
    (printer.slots.arithmetic, printer.slots.texture)
}

/// The instruction slots that are taken.
#[derive(Clone, Copy, Debug, Default)]
struct Slots {
    arithmetic: u32,
    texture: u32,
}

struct Printer<'p, 's, S: Sink> {
    pen: &'p mut Pen<'s, S>,
    options: &'p Options,
    version: Version,
    /// Debug information, where there is some to show.
    notes: Option<Notes<'p>>,
    /// How many blocks are open.
    depth: usize,
    slots: Slots,
}

impl<'p, 's, S: Sink> Printer<'p, 's, S> {
    fn new(
        program: &Program<'p>,
        options: &'p Options,
        pen: &'p mut Pen<'s, S>,
        diagnostics: &mut Diagnostics,
    ) -> Self {
        let table = DebugTable::find(program).filter(|_| !options.no_debug);
        let notes = table.and_then(|table| match table.notes() {
            Ok(notes) => Some(notes),
            Err(error) => {
                diagnostics.push(error.diagnostic().clone());
                None
            }
        });
        Self { pen, options, version: program.version, notes, depth: 0, slots: Slots::default() }
    }

    fn program(&mut self, program: &Program<'_>, diagnostics: &mut Diagnostics) -> Result<(), Error> {
        self.version();
        let mut decoder = program.decoder();
        let mut instruction = Instruction::default();
        let mut index = 0;
        loop {
            match decoder.next(&mut instruction) {
                Ok(true) if instruction.opcode() == Opcode::COMMENT => {}
                Ok(true) => {
                    self.pen.instruction(index, 4 * instruction.at as u64);
                    self.line(&instruction);
                    index += 1;
                }
                Ok(false) => break,
                Err(error) if self.options.lenient => {
                    diagnostics.push(error.diagnostic().clone());
                    self.trailer();
                    return Ok(());
                }
                Err(error) => return Err(error),
            }
        }
        decoder.check_tail(diagnostics);
        self.trailer();
        Ok(())
    }

    fn version(&mut self) {
        self.pen.begin(Colour::Yellow);
        self.pen.put(Class::Plain, b"    ");
        let version = self.version.to_string();
        self.pen.text(Class::Mnemonic, version.as_bytes());
        self.pen.end_line();
    }

    /// How many slots the program takes.
    fn trailer(&mut self) {
        let Slots { arithmetic, texture } = self.slots;
        let total = arithmetic.wrapping_add(texture);
        self.pen.end_line();
        self.pen.end();
        self.pen.begin(Colour::Grey);
        self.pen.put(Class::Comment, b"// approximately ");
        self.pen.unsigned(Class::Comment, total);
        self.pen.text(Class::Comment, if total == 1 { b" instruction slot used" } else { b" instruction slots used" });
        if texture > 0 {
            self.pen.put(Class::Comment, b" (");
            self.pen.unsigned(Class::Comment, texture);
            self.pen.put(Class::Comment, b" texture, ");
            self.pen.unsigned(Class::Comment, arithmetic);
            self.pen.put(Class::Comment, b" arithmetic)");
        }
        self.pen.end_line();
        self.pen.end();
    }

    /// Adds the slots of an instruction that was printed.
    fn count(&mut self, instruction: &Instruction, info: &Info) {
        let is_pixel = self.version.stage() == Stage::PIXEL;
        let is_old = self.version.major() < 2;
        let mut arithmetic = match info.old_slots {
            Some(slots) if self.version.is_1_1() => slots,
            _ => info.slots.0,
        };
        arithmetic += u32::from(instruction.printed_predicate.is_some());
        if is_old && is_pixel {
            arithmetic = arithmetic.min(1);
        }
        self.slots.arithmetic += arithmetic;
        self.slots.texture += info.slots.1;
    }

    /// The number and the offset before an instruction; the number is that of the arithmetic slots before it.
    fn margin(&mut self, instruction: &Instruction, counted: bool) {
        let Options { numbers, offsets, .. } = *self.options;
        if numbers && counted {
            self.pen.begin(Colour::White);
            self.pen.padded(Class::Margin, self.slots.arithmetic, 4);
            self.pen.put(Class::Margin, if offsets { b"  " } else { b": " });
            self.pen.end();
        } else if numbers {
            self.pen.spaces(Class::Plain, 6);
        }
        if offsets {
            self.pen.begin(Colour::White);
            self.pen.hex_upper(Class::Margin, (instruction.at as u32).wrapping_mul(4));
            self.pen.put(Class::Margin, b": ");
            self.pen.end();
        }
    }

    fn line(&mut self, instruction: &Instruction) {
        let info = instruction.opcode().info_or_unknown();
        let coissued = instruction.token.is_coissued();
        if matches!(info.flow, Flow::Close | Flow::Middle) {
            self.depth = self.depth.saturating_sub(1);
        }
        let announced = self.notes.as_mut().and_then(|notes| notes.go_to((instruction.at as u32).wrapping_mul(4)));
        self.announce(announced);
        self.margin(instruction, info.counted && !coissued);
        self.pen.spaces(Class::Plain, 2 * self.depth);
        if coissued {
            self.pen.begin(Colour::White);
            self.pen.put(Class::Plain, b"  + ");
            self.pen.end();
            self.slots.arithmetic = self.slots.arithmetic.saturating_sub(1);
        } else {
            self.pen.put(Class::Plain, b"    ");
        }
        self.instruction(instruction, info);
        if !self.options.no_debug {
            self.pen.begin(Colour::Grey);
            self.variables();
            self.pen.end();
        }
        self.pen.end_line();
        self.count(instruction, info);
        if matches!(info.flow, Flow::Open | Flow::Middle) {
            self.depth += 1;
        }
    }

    fn instruction(&mut self, instruction: &Instruction, info: &Info) {
        if let Some(token) = instruction.printed_predicate {
            self.pen.begin(Colour::White);
            self.pen.put(Class::Plain, b"(");
            self.predicate(token);
            self.pen.put(Class::Plain, b") ");
            self.pen.end();
        }
        match info.old_mnemonic {
            Some(name) if self.version.is_before(1, 4) => self.pen.name(Class::Mnemonic, &name),
            _ => self.pen.name(Class::Mnemonic, &info.mnemonic),
        }
        self.controls(instruction.token.controls(), info);
        if let Some(declaration) = instruction.declaration {
            self.declaration(declaration);
        }
        let mut separator: &[u8; 2] = b", ";
        match &instruction.destination {
            Some(destination) => {
                self.destination_suffix(destination.token);
                self.pen.put(Class::Plain, b" ");
                self.pen.begin(Colour::White);
                self.destination(destination);
                self.pen.end();
            }
            None => separator = b"  ",
        }
        for &literal in &instruction.literals {
            self.pen.begin(Colour::White);
            self.pen.put(Class::Plain, b", ");
            self.pen.end();
            self.pen.begin(Colour::Cyan);
            self.literal(literal, info.literals);
            self.pen.end();
        }
        for source in &instruction.sources {
            self.pen.begin(Colour::White);
            match separator {
                b", " => self.pen.put(Class::Plain, b", "),
                _ => self.pen.put(Class::Plain, b" "),
            }
            separator = b", ";
            self.source(source.token, source.indexed_by());
            self.pen.end();
        }
    }

    fn controls(&mut self, controls: u8, info: &Info) {
        let text = match info.controls {
            Controls::None => None,
            Controls::Comparison => Comparison(controls).short(),
            Controls::Texld if self.version.is_before(1, 4) => None,
            Controls::Texld => TexldControl(controls).short(),
        };
        self.pen.text(Class::Mnemonic, text.unwrap_or_default().as_bytes());
    }

    /// What a `dcl` adds to its name.
    fn declaration(&mut self, declaration: DeclarationToken) {
        let (usage, index, texture) = (declaration.usage(), declaration.usage_index(), declaration.texture_type());
        if texture != TextureType::UNKNOWN {
            self.pen.put(Class::Keyword, b"_");
            self.pen.text(Class::Keyword, texture.short().unwrap_or("unknown").as_bytes());
            return;
        }
        if declaration.is_bare() && self.version.stage() != Stage::VERTEX {
            // Of an input that is not a vertex shader's it says nothing.
            return;
        }
        self.pen.put(Class::Keyword, b"_");
        self.pen.text(Class::Keyword, usage.short().unwrap_or("unknown").as_bytes());
        if index > 0 {
            self.pen.unsigned(Class::Keyword, index);
        }
    }

    /// What the destination adds to the mnemonic.
    fn destination_suffix(&mut self, token: ParameterToken) {
        if let Some((_, text)) = SHIFTS.iter().find(|row| row.0 == token.shift()) {
            self.pen.text(Class::Mnemonic, text.as_bytes());
        }
        for (bit, text) in DESTINATION_MODIFIERS {
            if token.destination_modifiers() & bit != 0 {
                self.pen.text(Class::Mnemonic, text.as_bytes());
            }
        }
    }

    fn literal(&mut self, word: u32, literals: Literals) {
        match literals {
            Literals::Floats if self.options.hex_literals => self.pen.hex(Class::Literal, word),
            Literals::Floats => number::general(word, number::EXACT, Class::Literal, self.pen),
            Literals::Integers => self.pen.signed(Class::Literal, word),
            Literals::Boolean if word == 0 => self.pen.put(Class::Literal, b"false"),
            Literals::Boolean => self.pen.put(Class::Literal, b"true"),
            Literals::None => {}
        }
    }
}
