//! Operands: `-|cb0[r1.x + 3].xyzw {min16f}|`, `l(0x3f800000)`, `null`.

use std::ops::Range;

use dxbin_base::Code;
use dxbin_base::lex::{Kind, TextError, Token, nearest};

use super::{Parser, Result};
use crate::model::{Index, Instruction, Operand};
use crate::spec::{Literals, MinPrecision, OPERAND_TYPES, OperandType};
use crate::token::{OperandExtension, OperandToken};

/// What an operand is for, which decides how its components are stored.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Role {
    /// Written: a mask.
    Destination,
    /// Read: a swizzle, or one component.
    Source,
    /// Declared: a mask.
    Declared,
}

/// Four components.
const FOUR: u32 = 2;
/// The selection of one component.
const ONE: u32 = 2 << 2;
/// The selection of a component for each lane.
const SWIZZLE: u32 = 1 << 2;
/// All components in their order.
pub(super) const IDENTITY: u32 = FOUR | SWIZZLE | 0xe4 << 4;

/// The components of a mask: in their order, each once. None is a mask, too.
pub(super) fn mask(letters: &[u8]) -> Option<u32> {
    let mut rest = 0_u32;
    for &letter in letters {
        let bit = 1 << component(letter)?;
        if bit <= rest {
            return None;
        }
        rest |= bit;
    }
    Some(rest)
}

fn component(letter: u8) -> Option<u32> {
    b"xyzw".iter().zip(0..).find(|row| *row.0 == letter).map(|row| row.1)
}

impl Parser<'_> {
    /// Reads an operand into its place.
    pub(super) fn operand(
        &mut self,
        instruction: &mut Instruction,
        place: usize,
        role: Role,
        literals: Literals,
    ) -> Result<()> {
        let negative = self.lexer.punct(b'-');
        let absolute = self.lexer.punct(b'|');
        let mut operand = self.bare_operand(instruction, role, literals)?;
        let mut extension = u32::from(negative) | u32::from(absolute) << 1;
        extension = extension << 6 | self.braces()?;
        if absolute {
            self.need(b'|', "behind the absolute value")?;
        }
        if extension != 0 {
            operand.token.0 |= 1 << 31;
            operand.extension = OperandExtension(extension | 1);
        }
        if let Some(target) = instruction.operands.get_mut(place) {
            *target = operand;
        }
        Ok(())
    }

    /// ` {min16f}`, ` {min16f as def32}`, ` { nonuniform }`: their bits in the extended token.
    fn braces(&mut self) -> Result<u32> {
        let mut bits = 0;
        while self.lexer.punct(b'{') {
            if self.eat("nonuniform") {
                bits |= 1 << 17;
            } else {
                let rows = MinPrecision::ROWS.iter().map(|row| (u32::from(row.0), row.2));
                bits |= self.keyword("a precision such as `min16f`, or `nonuniform`", rows.clone())? << 14;
                if self.eat("as") {
                    // At which precision it is read follows from the first operand.
                    self.keyword("a precision such as `min16f`", rows)?;
                }
            }
            self.need(b'}', "behind the precision")?;
        }
        Ok(bits)
    }

    fn bare_operand(&mut self, instruction: &mut Instruction, role: Role, literals: Literals) -> Result<Operand> {
        self.lexer.blanks();
        let Some(word) = self.lexer.word() else { return Err(self.expected(Code::TextSyntax, "an operand")) };
        if matches!(word.text, b"l" | b"d") && self.lexer.punct(b'(') {
            return match word.text {
                b"l" => self.literal(literals, &word),
                _ => self.wide_literal(&word),
            };
        }
        let (operand_type, digits) = self.register(&word)?;
        // The number behind a name is the first index.
        self.lexer.seek(digits);
        let mut token = u32::from(operand_type.0) << 12;
        let mut index = [Index::default(); 3];
        let count = self.indices(instruction, &mut token, &mut index)?;
        self.check_indices(operand_type, count, word.start)?;
        token |= self.selection(operand_type, role)?;
        Ok(Operand { token: OperandToken(token), index, ..Operand::default() })
    }

    /// The operand type of a name, and where the number behind it starts.
    pub(super) fn register(&self, word: &Token<'_>) -> Result<(OperandType, usize)> {
        let letters = word.text.iter().rposition(|byte| !byte.is_ascii_digit()).map_or(0, |last| last + 1);
        let name = String::from_utf8_lossy(word.text.get(..letters).unwrap_or_default());
        if let Some(operand_type) = OperandType::from_name(&name).filter(|operand_type| !operand_type.is_immediate()) {
            return Ok((operand_type, word.start + letters));
        }
        let message = format!("no register is called `{name}`");
        let error = TextError::new(Code::TextRegister, word.span(), message);
        Err(match (OperandType::from_name(&name), nearest(&name, OPERAND_TYPES.iter().map(|row| row.name.as_str()))) {
            (Some(_), _) => error.hint("a literal's values stand in brackets: `l(1.0)`"),
            (_, Some(near)) if name.len() > 1 => error.hint(format!("did you mean `{near}`?")),
            _ => error,
        })
    }

    /// Reads indices; how many they are.
    fn indices(&mut self, instruction: &mut Instruction, token: &mut u32, index: &mut [Index; 3]) -> Result<usize> {
        let mut count = 0;
        loop {
            let start = self.lexer.offset();
            let bare = count == 0 && matches!(self.lexer.byte(), b'0'..=b'9' | b'-');
            if !bare && self.lexer.byte() != b'[' {
                *token |= (count as u32) << 20;
                return Ok(count);
            }
            let (one, form) = if bare { (self.number_index()?, 0) } else { self.bracketed_index(instruction)? };
            let Some(target) = index.get_mut(count) else {
                let message = "a register has at most three indices";
                return Err(TextError::new(Code::TextIndex, start..self.lexer.offset(), message));
            };
            *target = one;
            *token |= form << (22 + 3 * count);
            count += 1;
        }
    }

    fn number_index(&mut self) -> Result<Index> {
        Ok(Index { words: [self.signed("a register's number")?, 0], relative: None })
    }

    /// `[3]`, `[r0.x]`, `[r0.x + 3]`: the index, and how it is stored.
    fn bracketed_index(&mut self, instruction: &mut Instruction) -> Result<(Index, u32)> {
        self.lexer.punct(b'[');
        let next = self.lexer.peek();
        let mut index = Index::default();
        let form = if matches!(next.kind, Kind::Number | Kind::Punct(b'-')) {
            index = self.number_index()?;
            0
        } else if next.kind == Kind::Word {
            let operand = self.relative()?;
            let place = instruction.operands.len();
            instruction.operands.push(operand);
            index.relative = u16::try_from(place).ok();
            if self.lexer.punct(b'+') {
                index.words[0] = self.signed("a number that is added to the index")?;
            }
            // fxc leaves out a zero.
            if index.words[0] == 0 { 2 } else { 3 }
        } else {
            return Err(self.expected(Code::TextIndex, "a number or a register in the index"));
        };
        self.need(b']', "behind the index")?;
        Ok((index, form))
    }

    /// A register in an index: `r0.x`, `x1[2].x`.
    fn relative(&mut self) -> Result<Operand> {
        self.lexer.blanks();
        let Some(word) = self.lexer.word() else { return Err(self.expected(Code::TextIndex, "a register")) };
        let (operand_type, digits) = self.register(&word)?;
        self.lexer.seek(digits);
        let mut index = [Index::default(); 3];
        let mut count = 0;
        if self.lexer.byte().is_ascii_digit() {
            index[0] = self.number_index()?;
            count = 1;
        }
        while let (true, Some(target)) = (self.lexer.byte() == b'[', index.get_mut(count)) {
            self.lexer.punct(b'[');
            *target = self.number_index()?;
            self.need(b']', "behind the index")?;
            count += 1;
        }
        let start = self.lexer.offset();
        let letters = if self.lexer.eat(b".") { self.lexer.word().map(|token| token.text) } else { None };
        let Some(component) =
            letters.and_then(|letters| <[u8; 1]>::try_from(letters).ok()).and_then(|[letter]| component(letter))
        else {
            let message = "a register in an index takes one component, such as `.x`";
            return Err(TextError::new(Code::TextComponents, start..self.lexer.offset().max(start + 1), message));
        };
        let extension = self.braces()?;
        let mut token = FOUR | ONE | component << 4 | u32::from(operand_type.0) << 12 | (count as u32) << 20;
        if extension != 0 {
            token |= 1 << 31;
        }
        let extension = OperandExtension(if extension == 0 { 0 } else { extension | 1 });
        Ok(Operand { token: OperandToken(token), extension, index, ..Operand::default() })
    }

    /// An index too few or too many is the error one makes when one writes for another Shader Model.
    fn check_indices(&self, operand_type: OperandType, count: usize, start: usize) -> Result<()> {
        let possible = operand_type.dimensions(self.version.has_spaces());
        if possible.contains(&count) {
            return Ok(());
        }
        let name = operand_type.info().map_or("", |info| info.name.as_str());
        let indices = |count: usize| match count {
            0 => "no index".to_owned(),
            1 => "1 index".to_owned(),
            _ => format!("{count} indices"),
        };
        let wanted: Vec<String> = possible.clone().map(indices).collect();
        let message = format!("in {} `{name}` takes {}, found {}", self.version, wanted.join(" or "), indices(count));
        Err(TextError::new(Code::TextIndex, start..self.lexer.offset(), message))
    }

    /// The components behind a register, as bits of its token.
    fn selection(&mut self, operand_type: OperandType, role: Role) -> Result<u32> {
        let start = self.lexer.offset();
        if !self.lexer.eat(b".") {
            return Ok(operand_type.bare_components(role == Role::Declared));
        }
        let letters = self.lexer.word().map(|token| token.text).unwrap_or_default();
        let lanes: Option<Vec<u32>> = letters.iter().map(|&letter| component(letter)).collect();
        let wrong =
            |message: String| Err(TextError::new(Code::TextComponents, start..start + 1 + letters.len(), message));
        let Some(lanes) = lanes else {
            return wrong(format!("components are x, y, z and w, found `{}`", String::from_utf8_lossy(letters)));
        };
        if role != Role::Source {
            return match mask(letters).filter(|&mask| mask != 0) {
                Some(mask) => Ok(FOUR | mask << 4),
                None => wrong("a destination takes components in the order xyzw, each once".into()),
            };
        }
        match lanes[..] {
            [one] => Ok(FOUR | ONE | one << 4),
            [x, y, z, w] => Ok(FOUR | SWIZZLE | (x | y << 2 | z << 4 | w << 6) << 4),
            _ => wrong(format!("a source takes one component or four, found {}", lanes.len())),
        }
    }

    /// `l(1.0)`, `l(0, 1, 2, 3)`, from behind the bracket on.
    fn literal(&mut self, literals: Literals, word: &Token<'_>) -> Result<Operand> {
        let mut value = [0; 4];
        let mut count = 0;
        loop {
            let one = self.literal_value(literals)?;
            match value.get_mut(count) {
                Some(target) => *target = one,
                None => return Err(self.literal_count(word, "more")),
            }
            count += 1;
            if !self.lexer.punct(b',') {
                break;
            }
        }
        self.need(b')', "behind the literal")?;
        let components = match count {
            1 => 1,
            4 => FOUR,
            _ => return Err(self.literal_count(word, &count.to_string())),
        };
        let token = components | u32::from(OperandType::IMMEDIATE32.0) << 12;
        Ok(Operand { token: OperandToken(token), value, ..Operand::default() })
    }

    fn literal_count(&self, word: &Token<'_>, found: &str) -> TextError {
        let span: Range<usize> = word.start..self.lexer.offset();
        TextError::new(Code::TextLiteral, span, format!("a literal has one value or four, found {found}"))
    }

    /// A literal's value: hexadecimal is bits, a point makes a float, all else is an integer.
    pub(super) fn literal_value(&mut self, literals: Literals) -> Result<u32> {
        let negative = self.lexer.punct(b'-');
        let start = self.lexer.offset();
        let Some(number) = self.lexer.number() else { return Err(self.expected(Code::TextLiteral, "a number")) };
        let wrong = |message: &str, hint: &str| {
            let message = format!("{message}, found `{}`", String::from_utf8_lossy(number.text));
            Err(TextError::new(Code::TextLiteral, number.span(), message).hint(hint))
        };
        if number.is_float() {
            return match number.f32_bits(negative) {
                Some(bits) => Ok(bits),
                None => wrong("expected a number that a 32-bit float can hold", "infinity is written `1.#INF00`"),
            };
        }
        if literals == Literals::Float && !number.is_hex() {
            return wrong("expected a float", "write `1.0` for the number, `0x00000001` for the bits");
        }
        if number.is_hex() && negative {
            return wrong("hexadecimal literals are bits and take no sign", "write the bits of the negative number");
        }
        self.lexer.seek(start);
        if negative {
            // The sign belongs to the number's range.
            let value = number.integer().filter(|&value| value <= 0x8000_0000);
            self.lexer.number();
            return match value {
                Some(value) => Ok((value as u32).wrapping_neg()),
                None => wrong("expected an integer that 32 bits can hold", "the least is -2147483648"),
            };
        }
        self.signed("a number")
    }

    /// `d(1.0l, 2.0l)`: two doubles; in hexadecimal four words. A single word is a float.
    fn wide_literal(&mut self, word: &Token<'_>) -> Result<Operand> {
        let mut words = Vec::new();
        loop {
            let negative = self.lexer.punct(b'-');
            let Some(number) = self.lexer.number() else { return Err(self.expected(Code::TextLiteral, "a number")) };
            if number.is_hex() {
                self.lexer.seek(number.start);
                words.push(self.signed("a word")?);
            } else if self.lexer.eat(b"l") || number.is_float() && self.lexer.peek().kind == Kind::Punct(b',') {
                let Some(bits) = number.f64_bits(negative) else {
                    let message = "expected a number that a 64-bit float can hold";
                    return Err(TextError::new(Code::TextLiteral, number.span(), message));
                };
                words.extend([bits as u32, (bits >> 32) as u32]);
            } else {
                match number.f32_bits(negative) {
                    Some(bits) => words.push(bits),
                    None => return Err(self.literal_count(word, "a number that is too large")),
                }
            }
            if words.len() > 4 || !self.lexer.punct(b',') {
                break;
            }
        }
        self.need(b')', "behind the literal")?;
        let (components, value) = match words[..] {
            [x] => (1, [x, 0, 0, 0]),
            [x, y, z, w] => (FOUR, [x, y, z, w]),
            _ => {
                let message = "a literal of doubles has two of them, such as `d(1.0l, 2.0l)`, or four words";
                return Err(TextError::new(Code::TextLiteral, word.start..self.lexer.offset(), message));
            }
        };
        let token = components | u32::from(OperandType::IMMEDIATE64.0) << 12;
        Ok(Operand { token: OperandToken(token), value, ..Operand::default() })
    }
}
