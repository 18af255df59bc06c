//! A preshader before its shader's listing.

use dxbin_base::Diagnostics;
use dxbin_base::pen::Pen;
use dxbin_base::sink::{Class, Colour, Sink};

use super::{Options, constants, number};
use crate::decode::Program;
use crate::preshader::{Operand, Preshader, PreshaderInstruction, Reference};
use crate::spec::PreshaderFile;

/// What Microsoft's disassembler says where there is no code.
const NO_CODE: &[u8] = b"Error: Texture shader assembly not found!";
/// What it makes of a name that it does not have.
const NO_NAME: &[u8] = b"(null)";

/// Prints the program's preshader, if it has one.
pub(super) fn print<S: Sink>(
    program: &Program<'_>,
    options: &Options,
    pen: &mut Pen<'_, S>,
    diagnostics: &mut Diagnostics,
) {
    let Some(preshader) = Preshader::find(program) else { return };
    if !preshader.has_code() {
        return pen.text(Class::Comment, NO_CODE);
    }
    let instructions = match preshader.reached() {
        Ok(instructions) => instructions,
        Err(error) => return diagnostics.push(error.diagnostic().clone()),
    };
    pen.begin(Colour::Grey);
    constants::print(preshader.program(), options.default_values, pen, diagnostics);
    pen.end();
    pen.begin(Colour::Yellow);
    pen.put(Class::Mnemonic, b"    preshader");
    pen.end_line();
    pen.end();
    let mut printer = Printer { pen, preshader };
    for (number, instruction) in (0..).zip(&instructions) {
        printer.margin(number, instruction, options);
        printer.instruction(instruction);
        printer.pen.end_line();
    }
    pen.begin(Colour::Grey);
    pen.end_line();
    pen.put(Class::Comment, b"// approximately ");
    pen.unsigned(Class::Comment, instructions.len() as u32);
    pen.text(Class::Comment, if instructions.len() == 1 { b" instruction used" } else { b" instructions used" });
    pen.end_line();
    pen.end();
}

struct Printer<'p, 's, 'a, S: Sink> {
    pen: &'p mut Pen<'s, S>,
    preshader: Preshader<'a>,
}

impl<S: Sink> Printer<'_, '_, '_, S> {
    fn margin(&mut self, number: u32, instruction: &PreshaderInstruction, options: &Options) {
        self.pen.put(Class::Plain, b"    ");
        if options.numbers {
            self.pen.begin(Colour::White);
            self.pen.padded(Class::Margin, number, 4);
            self.pen.put(Class::Margin, if options.offsets { b"  " } else { b": " });
            self.pen.end();
        }
        if options.offsets {
            self.pen.begin(Colour::White);
            self.pen.hex_upper(Class::Margin, instruction.at as u32);
            self.pen.put(Class::Margin, b": ");
            self.pen.end();
        }
    }

    fn instruction(&mut self, instruction: &PreshaderInstruction) {
        let count = instruction.components();
        self.pen.begin(Colour::Yellow);
        self.pen.text(Class::Mnemonic, instruction.opcode().name().unwrap_or("<unknown>").as_bytes());
        self.pen.end();
        self.operand(&instruction.destination, count, false);
        self.pen.put(Class::Plain, b",");
        for (i, argument) in instruction.arguments.iter().enumerate() {
            if i > 0 {
                self.pen.put(Class::Plain, b",");
            }
            self.operand(argument, count, i == 0 && instruction.is_first_scalar());
        }
    }

    /// An operand with the blank before it.
    fn operand(&mut self, operand: &Operand, count: u32, scalar: bool) {
        let Some((innermost, outer)) = operand.indices.split_first() else {
            if operand.base.file == PreshaderFile::LITERAL {
                return self.literals(operand.base.index, count, scalar);
            }
            // Alone, what a preshader writes for the shader is called as the shader calls it.
            let file = match operand.base.file {
                PreshaderFile::OUTPUT_FLOAT => PreshaderFile::INPUT,
                other => other,
            };
            self.register(Reference { file, ..operand.base });
            return self.components(operand.base.index, count, scalar);
        };
        self.register(operand.base);
        self.pen.put(Class::Plain, b"[");
        // Each index stands in the one behind it, which opens before it and closes behind it.
        for index in outer.iter().rev() {
            self.name(*index);
            self.pen.put(Class::Plain, b"[[");
        }
        self.name(*innermost);
        self.components(innermost.index, 1, false);
        for index in outer {
            self.pen.put(Class::Plain, b"]]");
            self.components(index.index, 1, false);
        }
        self.pen.put(Class::Plain, b"]");
        self.components(operand.base.index, count, scalar);
    }

    /// A register with the blank before it.
    fn register(&mut self, reference: Reference) {
        match reference.file.short() {
            Some(_) => {
                self.pen.put(Class::Plain, b" ");
                self.name(reference);
            }
            None => {
                self.pen.text(Class::Register, NO_NAME);
                self.pen.unsigned(Class::Register, reference.index / 4);
            }
        }
    }

    fn name(&mut self, reference: Reference) {
        self.pen.text(Class::Register, reference.file.short().unwrap_or_default().as_bytes());
        self.pen.unsigned(Class::Register, reference.index / 4);
    }

    /// Components from one on; nothing for all four in their order.
    fn components(&mut self, first: u32, count: u32, scalar: bool) {
        let count = if scalar { 1 } else { count };
        if count == 4 && first.is_multiple_of(4) {
            return;
        }
        self.pen.put(Class::Register, b".");
        for i in 0..count {
            let letter = b"xyzw".get((first.wrapping_add(i) % 4) as usize).copied().unwrap_or(b'x');
            self.pen.put(Class::Register, &[letter]);
        }
    }

    /// Numbers in brackets with the blank before them; one for all where they are scalar.
    fn literals(&mut self, first: u32, count: u32, scalar: bool) {
        self.pen.begin(Colour::Cyan);
        self.pen.put(Class::Plain, b" (");
        // The first one is printed in any case.
        for i in 0..count.max(1) {
            if i > 0 {
                self.pen.put(Class::Plain, b", ");
            }
            let index = if scalar { first } else { first.wrapping_add(i) };
            let value = self.preshader.literal(index).unwrap_or_default();
            number::general_wide(value, number::EXACT, Class::Literal, self.pen);
        }
        self.pen.put(Class::Plain, b")");
        self.pen.end();
    }
}
