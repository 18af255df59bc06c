//! Operands in listings.

use dxbin_base::Code;
use dxbin_base::pen::{Name, Room};
use dxbin_base::sink::{Class, Colour, Sink};

use super::{Printer, is_long_float, push_literal};
use crate::model::{Instruction, Operand};
use crate::spec::{Brackets, Info, Literals, MinPrecision, OperandInfo, OperandType};
use crate::token::{OperandToken, Representation, Selection};

/// What fits in the buffer that Microsoft's disassembler puts a 64-bit literal together in; a longer one is left out.
const LONGEST_DOUBLES: usize = 511;

impl<S: Sink> Printer<'_, '_, S> {
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
        let first = instruction.operands.first().filter(|_| as_first);
        if operand.extension.0 == 0 && first.is_none_or(|first| first.extension.0 == 0) {
            return self.bare_operand(instruction, operand, literals);
        }
        let modifier = operand.extension.modifier();
        if matches!(modifier, 1 | 3) {
            self.pen.put(Class::Plain, b"-");
        }
        if matches!(modifier, 2 | 3) {
            self.pen.put(Class::Plain, b"|");
        }
        let result = self.bare_operand(instruction, operand, literals);
        self.precision(operand.extension.min_precision(), first.map(|first| first.extension.min_precision()));
        if operand.extension.is_non_uniform() {
            self.pen.begin(Colour::Grey);
            self.pen.put(Class::Keyword, b" { nonuniform }");
            self.pen.end();
        }
        if matches!(modifier, 2 | 3) {
            self.pen.put(Class::Plain, b"|");
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
                self.pen.name(Class::Register, self.register_name(info));
                self.indices(instruction, operand, info.brackets)?;
                self.pen.compose(|out| push_selection(operand.token, out));
            }
        }
        Ok(())
    }

    /// Prints, in one go, operands from `place` on that are nothing special; the place of the first that is, behind the
    /// comma before it.
    #[inline]
    pub(super) fn plain_operands(&mut self, instruction: &Instruction, info: &Info, mut place: usize) -> usize {
        let (hex, capitals) = (self.options.hex_literals, self.version.has_spaces());
        let operands = instruction.operands.get(..info.operands()).unwrap_or_default();
        // A destination with a minimum precision shows in the sources.
        let precise = operands.first().is_some_and(|first| first.extension.0 != 0);
        self.pen.compose(|out| {
            while let Some(operand) = operands.get(place) {
                if place > 0 {
                    out.put(Class::Plain, b", ");
                }
                let plain = !S::HTML && !precise && !operand.token.is_extended();
                if !plain || !push_plain(operand, info.literals, hex, capitals, out) {
                    break;
                }
                place += 1;
            }
            place
        })
    }

    fn register_name<'i>(&self, info: &'i OperandInfo) -> &'i Name {
        if self.version.has_spaces() { &info.name_51 } else { &info.name }
    }

    /// As Microsoft's disassembler spells it where it does not give up.
    pub(super) fn unknown_operand(&mut self, operand_type: OperandType) {
        self.pen.put(Class::Register, b"<unknown register type ");
        self.pen.unsigned(Class::Register, u32::from(operand_type.0));
        self.pen.put(Class::Register, b">");
    }

    fn literal(&mut self, operand: &Operand, literals: Literals) {
        let count = if operand.token.components() == 1 { 1 } else { 4 };
        self.pen.put(Class::Plain, b"l");
        self.pen.begin(Colour::Cyan);
        self.pen.put(Class::Plain, b"(");
        for (i, &word) in operand.value.iter().take(count).enumerate() {
            match literals {
                _ if i == 0 => {}
                Literals::Mixed => self.pen.put(Class::Plain, b","),
                _ => self.pen.put(Class::Plain, b", "),
            }
            self.literal_word(word, literals);
        }
        self.pen.put(Class::Plain, b")");
        self.pen.end();
    }

    /// A 64-bit literal: one word is printed as a float, four as two doubles.
    fn wide_literal(&mut self, operand: &Operand) {
        let [x, y, z, w] = operand.value;
        let single = operand.token.components() == 1;
        self.pen.put(Class::Plain, b"d");
        self.pen.begin(Colour::Cyan);
        let start = self.pen.position();
        self.pen.put(Class::Literal, b"(");
        if self.options.hex_literals {
            for (i, &word) in operand.value.iter().take(if single { 1 } else { 4 }).enumerate() {
                if i > 0 {
                    self.pen.put(Class::Literal, b", ");
                }
                self.pen.hex(Class::Literal, word);
            }
        } else if single {
            self.pen.fixed_f32(Class::Literal, x);
        } else {
            self.pen.fixed(Class::Literal, f64::from_bits(u64::from(y) << 32 | u64::from(x)));
            self.pen.put(Class::Literal, b"l, ");
            self.pen.fixed(Class::Literal, f64::from_bits(u64::from(w) << 32 | u64::from(z)));
            self.pen.put(Class::Literal, b"l");
        }
        self.pen.put(Class::Literal, b")");
        if self.pen.position() - start > LONGEST_DOUBLES {
            self.pen.take_back(start);
        }
        self.pen.end();
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
                    let bracketed = brackets.around(dimension, dimensions);
                    self.pen.compose(|out| push_index(bracketed, index.words[0], out));
                }
                // Microsoft's disassembler leaves such an index out.
                Representation::Immediate64 => {}
                Representation::Relative | Representation::Immediate32PlusRelative => {
                    let Some(relative) = relative else { return Err(Code::UnknownOperand) };
                    self.pen.put(Class::Plain, b"[");
                    self.relative(relative)?;
                    self.pen.put(Class::Register, b" + ");
                    self.pen.signed(Class::Register, index.words[0]);
                    self.pen.put(Class::Register, b"]");
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
        let component = match operand.token.selection() {
            Selection::One(component) if operand.token.components() == 2 && !operand_type.is_immediate() => component,
            _ => 0,
        };
        let [first, second, _] = operand.index.map(|index| index.words[0]);
        self.pen.name(Class::Register, self.register_name(info));
        match (operand.dimensions(), operand_type) {
            (2, OperandType::INDEXABLE_TEMP) => {
                self.pen.signed(Class::Register, first);
                self.pen.put(Class::Register, b"[");
                self.pen.signed(Class::Register, second);
                self.pen.put(Class::Register, b"]");
            }
            (2, _) => {
                self.pen.put(Class::Register, b"_");
                self.pen.signed(Class::Register, second);
                self.pen.put(Class::Register, b"_");
                self.pen.signed(Class::Register, first);
            }
            _ => self.pen.signed(Class::Register, first),
        }
        self.pen.put(Class::Register, &[b'.', COMPONENTS[usize::from(component & 3)]]);
        self.precision(operand.extension.min_precision(), None);
        Ok(())
    }

    /// The components in a mask.
    pub(super) fn mask(&mut self, mask: u8) {
        let (text, length) = &MASKS[usize::from(mask & 0xf)];
        self.pen.text(Class::Register, text.get(1..usize::from(*length)).unwrap_or_default());
    }

    /// ` {min16f}`, or ` {min16f as def32}` for a source that is read at another precision than it is stored.
    #[inline]
    fn precision(&mut self, own: MinPrecision, read_as: Option<MinPrecision>) {
        let read_as = read_as.filter(|&read_as| read_as != own);
        if own == MinPrecision::DEFAULT && read_as.is_none() {
            return;
        }
        let spell = |precision: MinPrecision| precision.short().unwrap_or("def32").as_bytes();
        self.pen.begin(Colour::Grey);
        self.pen.put(Class::Keyword, b" {");
        self.pen.text(Class::Keyword, spell(own));
        if let Some(read_as) = read_as {
            self.pen.put(Class::Keyword, b" as ");
            self.pen.text(Class::Keyword, spell(read_as));
        }
        self.pen.put(Class::Keyword, b"}");
        self.pen.end();
    }
}

/// An operand without an extended token: a register whose indices, at most two, are plain numbers, or a 32-bit literal.
/// False, and nothing written, for any other.
#[inline(always)]
fn push_plain<S: Sink>(
    operand: &Operand,
    literals: Literals,
    hex: bool,
    capitals: bool,
    out: &mut Room<'_, S>,
) -> bool {
    let operand_type = operand.token.operand_type();
    if operand_type == OperandType::IMMEDIATE32 {
        return push_literals(operand, literals, hex, out);
    }
    if operand_type == OperandType::IMMEDIATE64 || !operand.token.has_plain_indices() {
        return false;
    }
    let Some(info) = operand_type.info() else { return false };
    out.name(Class::Register, if capitals { &info.name_51 } else { &info.name });
    let [first, second, _] = &operand.index;
    match operand.token.dimensions() {
        0 => {}
        1 => push_index(info.brackets.around(0, 1), first.words[0], out),
        _ => {
            push_index(info.brackets.around(0, 2), first.words[0], out);
            push_index(info.brackets.around(1, 2), second.words[0], out);
        }
    }
    push_selection(operand.token, out);
    true
}

/// A literal of one or four words; false, and nothing written, where one is too long a float.
#[inline(always)]
fn push_literals<S: Sink>(operand: &Operand, literals: Literals, hex: bool, out: &mut Room<'_, S>) -> bool {
    let count = if operand.token.components() == 1 { 1 } else { 4 };
    let words = &operand.value[..count];
    if !hex && literals != Literals::Int && words.iter().any(|&word| is_long_float(word)) {
        return false;
    }
    out.put(Class::Plain, b"l(");
    for (i, &word) in words.iter().enumerate() {
        match literals {
            _ if i == 0 => {}
            Literals::Mixed => out.put(Class::Plain, b","),
            _ => out.put(Class::Plain, b", "),
        }
        push_literal(word, literals, hex, out);
    }
    out.put(Class::Plain, b")");
    true
}

/// An index that is a number.
#[inline(always)]
fn push_index<S: Sink>(bracketed: bool, number: u32, out: &mut Room<'_, S>) {
    if bracketed {
        out.put(Class::Register, b"[");
    }
    out.signed(Class::Register, number);
    if bracketed {
        out.put(Class::Register, b"]");
    }
}

/// The components an operand takes, behind a point.
#[inline(always)]
fn push_selection<S: Sink>(token: OperandToken, out: &mut Room<'_, S>) {
    match (token.components(), token.selection_bits()) {
        (0 | 1, _) => {}
        (2, (0, bits)) => {
            let (text, length) = &MASKS[usize::from(bits & 0xf)];
            out.part(Class::Register, text, usize::from(*length));
        }
        // The table of swizzles is indexed by the bits as they are stored.
        (2, (1, bits)) => out.part(Class::Register, &SWIZZLES[usize::from(bits)], 5),
        (2, (2, bits)) => out.put(Class::Register, &[b'.', COMPONENTS[usize::from(bits & 3)]]),
        _ => out.put(Class::Register, b"."),
    }
}

const COMPONENTS: [u8; 4] = *b"xyzw";

/// A point and the components of each mask, and how many bytes that is.
static MASKS: [([u8; 8], u8); 16] = {
    let mut masks = [([b'.', 0, 0, 0, 0, 0, 0, 0], 1); 16];
    let mut mask = 0;
    while mask < 16 {
        let mut component = 0;
        while component < 4 {
            if mask >> component & 1 == 1 {
                masks[mask].0[masks[mask].1 as usize] = COMPONENTS[component];
                masks[mask].1 += 1;
            }
            component += 1;
        }
        mask += 1;
    }
    masks
};

/// A point and the components of each swizzle.
static SWIZZLES: [[u8; 8]; 256] = {
    let mut swizzles = [*b".xyzw\0\0\0"; 256];
    let mut bits = 0;
    while bits < 256 {
        let mut lane = 0;
        while lane < 4 {
            swizzles[bits][1 + lane] = COMPONENTS[bits >> (2 * lane) & 3];
            lane += 1;
        }
        bits += 1;
    }
    swizzles
};
