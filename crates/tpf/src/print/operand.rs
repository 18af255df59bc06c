//! Operands in listings.

use dxbin_base::Code;
use dxbin_base::number::{push_fixed, push_fixed_f32, push_hex, push_signed};
use dxbin_base::sink::{Class, Sink};

use super::{Printer, push_literal};
use crate::model::{Instruction, Operand};
use crate::spec::{Brackets, Literals, MinPrecision, OperandInfo, OperandType};
use crate::token::{Representation, Selection};

/// What fits in the buffer that Microsoft's disassembler puts a 64-bit literal together in; a longer one is left out.
const LONGEST_DOUBLES: usize = 511;

impl<S: Sink> Printer<'_, S> {
    /// The operand in a place, with modifiers and minimum precision. `as_first`: it is read at the precision of the
    /// instruction's first operand.
    pub(super) fn operand(
        &mut self,
        instruction: &Instruction,
        place: usize,
        literals: Literals,
        as_first: bool,
    ) -> Result<(), Code> {
        let Some(operand) = instruction.operands.get(place) else { return Ok(()) };
        let modifier = operand.extension.modifier();
        let (before, after) = match modifier {
            1 => ("-", ""),
            2 => ("|", "|"),
            3 => ("-|", "|"),
            _ => ("", ""),
        };
        if !before.is_empty() {
            self.plain(before);
        }
        let result = self.bare_operand(instruction, operand, literals);
        let first = instruction.operands.first().filter(|_| as_first);
        self.precision(operand.extension.min_precision(), first.map(|first| first.extension.min_precision()));
        if operand.extension.is_non_uniform() {
            self.put(Class::Keyword, b" { nonuniform }");
        }
        if !after.is_empty() {
            self.plain(after);
        }
        result
    }

    fn bare_operand(&mut self, instruction: &Instruction, operand: &Operand, literals: Literals) -> Result<(), Code> {
        match operand.token.operand_type() {
            OperandType::IMMEDIATE32 => self.literal(operand, literals),
            OperandType::IMMEDIATE64 => self.wide_literal(operand),
            other => {
                let Some(info) = other.info() else {
                    self.unknown_operand(other);
                    return Err(Code::UnknownOperand);
                };
                self.put(Class::Register, self.register_name(info).as_bytes());
                self.indices(instruction, operand, info.brackets)?;
                self.selection(operand);
            }
        }
        Ok(())
    }

    fn register_name(&self, info: &OperandInfo) -> &'static str {
        if self.version.has_spaces() { info.name_51 } else { info.name }
    }

    /// As Microsoft's disassembler spells it where it does not give up.
    pub(super) fn unknown_operand(&mut self, operand_type: OperandType) {
        self.built(Class::Register, |out| {
            out.extend_from_slice(b"<unknown register type ");
            push_signed(u32::from(operand_type.0), out);
            out.push(b'>');
        });
    }

    fn literal(&mut self, operand: &Operand, literals: Literals) {
        let hex = self.options.hex_literals;
        let separator: &[u8] = if literals == Literals::Mixed { b"," } else { b", " };
        let count = if operand.token.components() == 1 { 1 } else { 4 };
        self.plain("l(");
        self.built(Class::Literal, |out| {
            for (i, &word) in operand.value.iter().take(count).enumerate() {
                if i > 0 {
                    out.extend_from_slice(separator);
                }
                push_literal(word, literals, hex, out);
            }
        });
        self.plain(")");
    }

    /// A 64-bit literal: one word is printed as a float, four as two doubles.
    fn wide_literal(&mut self, operand: &Operand) {
        let hex = self.options.hex_literals;
        let [x, y, z, w] = operand.value;
        let single = operand.token.components() == 1;
        self.plain("d");
        self.built(Class::Literal, |out| {
            out.push(b'(');
            if hex {
                for (i, &word) in operand.value.iter().take(if single { 1 } else { 4 }).enumerate() {
                    if i > 0 {
                        out.extend_from_slice(b", ");
                    }
                    push_hex(word, out);
                }
            } else if single {
                push_fixed_f32(x, out);
            } else {
                push_fixed(f64::from_bits(u64::from(y) << 32 | u64::from(x)), out);
                out.extend_from_slice(b"l, ");
                push_fixed(f64::from_bits(u64::from(w) << 32 | u64::from(z)), out);
                out.push(b'l');
            }
            out.push(b')');
            if out.len() > LONGEST_DOUBLES {
                out.clear();
            }
        });
    }

    fn indices(&mut self, instruction: &Instruction, operand: &Operand, brackets: Brackets) -> Result<(), Code> {
        let dimensions = operand.dimensions();
        for (dimension, index) in operand.index.iter().enumerate().take(dimensions) {
            let relative = index.relative.and_then(|place| instruction.operands.get(usize::from(place)));
            let form = match (operand.token.representation(dimension), relative) {
                // Microsoft's disassembler takes the type of what is added for the mark of a plain number.
                (_, Some(added)) if dimensions == 1 && added.token.operand_type() == OperandType::IMMEDIATE32 => {
                    Representation::Immediate32
                }
                (form, _) => form,
            };
            match form {
                Representation::Immediate32 => {
                    let bracketed = match brackets {
                        Brackets::Never => false,
                        Brackets::Later => dimension > 0,
                        Brackets::Several => dimensions > 1,
                        Brackets::Single => dimensions == 1 || dimension > 0,
                    };
                    let (open, close) = if bracketed { ("[", "]") } else { ("", "") };
                    self.built(Class::Register, |out| {
                        out.extend_from_slice(open.as_bytes());
                        push_signed(index.words[0], out);
                        out.extend_from_slice(close.as_bytes());
                    });
                }
                // Microsoft's disassembler leaves such an index out.
                Representation::Immediate64 => {}
                Representation::Relative | Representation::Immediate32PlusRelative => {
                    let Some(relative) = relative else { return Err(Code::UnknownOperand) };
                    self.plain("[");
                    self.relative(relative)?;
                    let value = index.words[0];
                    self.built(Class::Register, |out| {
                        out.extend_from_slice(b" + ");
                        push_signed(value, out);
                        out.push(b']');
                    });
                }
            }
        }
        Ok(())
    }

    /// The operand in an index: of its own indices only the numbers are looked at, in a spelling of its own.
    fn relative(&mut self, operand: &Operand) -> Result<(), Code> {
        let operand_type = operand.token.operand_type();
        let Some(info) = operand_type.info() else {
            self.unknown_operand(operand_type);
            return Err(Code::UnknownOperand);
        };
        let name = self.register_name(info);
        let component = match operand.token.selection() {
            Selection::One(component) if operand.token.components() == 2 && !operand_type.is_immediate() => component,
            _ => 0,
        };
        let [first, second, _] = operand.index.map(|index| index.words[0]);
        self.built(Class::Register, |out| {
            out.extend_from_slice(name.as_bytes());
            match (operand.dimensions(), operand_type) {
                (2, OperandType::INDEXABLE_TEMP) => {
                    push_signed(first, out);
                    out.push(b'[');
                    push_signed(second, out);
                    out.push(b']');
                }
                (2, _) => {
                    out.push(b'_');
                    push_signed(second, out);
                    out.push(b'_');
                    push_signed(first, out);
                }
                _ => push_signed(first, out),
            }
            out.push(b'.');
            out.push(b"xyzw"[usize::from(component & 3)]);
        });
        self.precision(operand.extension.min_precision(), None);
        Ok(())
    }

    fn selection(&mut self, operand: &Operand) {
        match operand.token.components() {
            0 | 1 => return,
            2 => {}
            _ => return self.plain("."),
        }
        self.plain(".");
        match operand.token.selection() {
            Selection::Mask(mask) => self.mask(mask),
            Selection::Swizzle(lanes) => {
                let text = lanes.map(|lane| b"xyzw"[usize::from(lane & 3)]);
                self.put(Class::Register, &text);
            }
            Selection::One(component) => {
                let component = usize::from(component & 3);
                self.put(Class::Register, &b"xyzw"[component..=component]);
            }
            Selection::Unknown => {}
        }
    }

    /// The components in a mask.
    pub(super) fn mask(&mut self, mask: u8) {
        self.built(Class::Register, |out| {
            out.extend(b"xyzw".iter().enumerate().filter(|(i, _)| mask >> i & 1 == 1).map(|(_, &name)| name));
        });
    }

    /// ` {min16f}`, or ` {min16f as def32}` for a source that is read at another precision than it is stored.
    fn precision(&mut self, own: MinPrecision, read_as: Option<MinPrecision>) {
        let spell = |precision: MinPrecision| precision.short().unwrap_or("def32");
        match read_as {
            Some(read_as) if read_as != own => {
                let texts = [" {", spell(own), " as ", spell(read_as), "}"];
                self.built(Class::Keyword, |out| texts.iter().for_each(|text| out.extend_from_slice(text.as_bytes())));
            }
            _ if own != MinPrecision::DEFAULT => {
                let texts = [" {", spell(own), "}"];
                self.built(Class::Keyword, |out| texts.iter().for_each(|text| out.extend_from_slice(text.as_bytes())));
            }
            _ => {}
        }
    }
}
