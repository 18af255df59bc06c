//! Operands: `-|cb0[r1.x + 3].xyzw {min16f}|`, `l(0x3f800000)`, `null`.

use std::sync::LazyLock;

use dxbin_base::Code;
use dxbin_base::lex::{TextError, Token, nearest};

use super::{Parser, Result};
use crate::spec::{Literals, MinPrecision, OPERAND_TYPES, OperandType};
use crate::token::Version;

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
pub(super) const FOUR: u32 = 2;
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

/// Of each byte the component that it names, or whether it ends the components.
const LANES: [u32; 256] = {
    let mut lanes = [END; 256];
    let mut byte = 0;
    while byte < 256 {
        let letter = byte as u8;
        lanes[byte] = match letter {
            b'x' => 0,
            b'y' => 1,
            b'z' => 2,
            b'w' => 3,
            _ if letter.is_ascii_alphanumeric() || letter == b'_' => NONE,
            _ => END,
        };
        byte += 1;
    }
    lanes
};
/// No component's letter.
const NONE: u32 = 4;
/// No letter.
const END: u32 = 5;

fn component(letter: u8) -> Option<u32> {
    Some(LANES[usize::from(letter)]).filter(|&lane| lane < 4)
}

/// The letters of components: how many they are, and as bits of the token. `lane` gives what each byte is.
#[inline]
fn letters(lane: impl Fn(usize) -> u32, role: Role) -> Option<(usize, u32)> {
    if role == Role::Source {
        return match [lane(0), lane(1)] {
            [one @ 0..=3, END] => Some((1, FOUR | ONE | one << 4)),
            [x @ 0..=3, y @ 0..=3] => match [lane(2), lane(3), lane(4)] {
                [z @ 0..=3, w @ 0..=3, END] => Some((4, FOUR | SWIZZLE | (x | y << 2 | z << 4 | w << 6) << 4)),
                _ => None,
            },
            _ => None,
        };
    }
    let mut length = 0;
    let mut mask = 0_u32;
    while let lane @ 0..=3 = lane(length) {
        if 1 << lane <= mask {
            return None;
        }
        mask |= 1 << lane;
        length += 1;
    }
    (lane(length) == END && length > 0).then_some((length, FOUR | mask << 4))
}

/// The bytes that a simple operand is looked for in.
const WINDOW: usize = 16;

/// No operand type's number.
const NO_TYPE: u8 = u8::MAX;

/// Of each letter the operand type that it names, if an operand of it can have a single index.
pub(super) fn simple_types(version: Version) -> &'static [u8; 256] {
    static TYPES: LazyLock<[[u8; 256]; 2]> = LazyLock::new(|| {
        [false, true].map(|has_spaces| {
            let named = |letter: usize| OperandType::of_letter(letter as u8);
            let can_have_one = |of: &OperandType| of.dimensions(has_spaces).contains(&1);
            std::array::from_fn(|letter| named(letter).filter(can_have_one).map_or(NO_TYPE, |of| of.0))
        })
    });
    let [without, with] = &*TYPES;
    if version.has_spaces() { with } else { without }
}

impl Parser<'_> {
    /// Reads an operand and writes its words.
    pub(super) fn operand(&mut self, role: Role, literals: Literals) -> Result<()> {
        let place = self.words.len();
        self.lexer.blanks();
        if let Some(words) = self.simple_operand(role) {
            self.words.extend_from_slice(&<[u32; 2]>::from(words));
            return match self.lexer.byte() {
                b',' | b'\n' => Ok(()),
                _ => self.behind_operand(place, 0),
            };
        }
        self.words.push(0);
        let negative = self.lexer.punct(b'-');
        let absolute = self.lexer.punct(b'|');
        let extension = u32::from(negative) << 6 | u32::from(absolute) << 7;
        if extension != 0 {
            self.words.push(0);
        }
        let token = self.bare_operand(role, literals)?;
        self.add(place, token);
        self.behind_operand(place, extension)
    }

    /// What may stand behind the operand whose token is at `place`: a precision, and the end of the modifiers that it has.
    fn behind_operand(&mut self, place: usize, mut extension: u32) -> Result<()> {
        let absolute = extension & 1 << 7 != 0;
        if self.lexer.punct(b'{') {
            self.braces(place, &mut extension)?;
        }
        if absolute {
            self.need(b'|', "behind the absolute value")?;
        }
        if extension != 0 {
            self.add(place, 1 << 31);
            self.add(place + 1, extension | 1);
        }
        Ok(())
    }

    /// ` {min16f}`, ` {min16f as def32}`, ` { nonuniform }` from behind the bracket on: their bits in the extended token,
    /// which is put behind the token at `place` where there was none.
    fn braces(&mut self, place: usize, extension: &mut u32) -> Result<()> {
        let had_one = *extension != 0;
        loop {
            if self.eat("nonuniform") {
                *extension |= 1 << 17;
            } else {
                let rows = MinPrecision::ROWS.iter().map(|row| (u32::from(row.0), row.2));
                *extension |= self.keyword("a precision such as `min16f`, or `nonuniform`", rows.clone())? << 14;
                if self.eat("as") {
                    // At which precision it is read follows from the first operand.
                    self.keyword("a precision such as `min16f`", rows)?;
                }
            }
            self.need(b'}', "behind the precision")?;
            if !self.lexer.punct(b'{') {
                break;
            }
        }
        if !had_one && *extension != 0 {
            self.words.insert(place + 1, 0);
        }
        Ok(())
    }

    /// Reads an operand without its modifiers and writes the words behind its token, which it returns.
    fn bare_operand(&mut self, role: Role, literals: Literals) -> Result<u32> {
        self.lexer.blanks();
        if let Some((token, number)) = self.simple_operand(role) {
            self.words.push(number);
            return Ok(token);
        }
        let Some(word) = self.lexer.word() else { return Err(self.expected(Code::TextSyntax, "an operand")) };
        if matches!(word.text, b"l" | b"d") && self.lexer.punct(b'(') {
            return match word.text {
                b"l" => self.literal(literals, &word),
                _ => self.wide_literal(&word),
            };
        }
        let operand_type = self.register(&word)?;
        let (count, forms) = self.indices()?;
        self.check_indices(operand_type, count, word.start)?;
        let components = self.selection(operand_type, role)?;
        Ok(u32::from(operand_type.0) << 12 | (count as u32) << 20 | forms | components)
    }

    /// A register of one letter with one number below 100 and its components, `r12.xyzw`, as nearly all operands are: the
    /// same token and index as the longer way gives. What is written in another way, or wrong, is left to that one.
    #[inline(always)]
    fn simple_operand(&mut self, role: Role) -> Option<(u32, u32)> {
        // At the text's very end there is the longer way.
        let text = self.lexer.rest().first_chunk::<WINDOW>()?;
        let operand_type = self.simple[usize::from(text[0])];
        let digit = |place: usize| u32::from(text[place].wrapping_sub(b'0'));
        let (number, at) = match (digit(1), text[2], digit(2), text[3]) {
            (number @ 0..=9, b'.', ..) => (number, 3),
            (tens @ 0..=9, _, ones @ 0..=9, b'.') => (10 * tens + ones, 4),
            _ => return None,
        };
        if operand_type == NO_TYPE {
            return None;
        }
        let (length, components) = letters(|i| LANES[usize::from(text[(at + i) % WINDOW])], role)?;
        self.lexer.seek(self.lexer.offset() + at + length);
        Some((u32::from(operand_type) << 12 | 1 << 20 | components, number))
    }

    /// The operand type of a name; the lexer is put before the number behind it.
    pub(super) fn register(&mut self, word: &Token<'_>) -> Result<OperandType> {
        let letters = word.text.iter().rposition(|byte| !byte.is_ascii_digit()).map_or(0, |last| last + 1);
        let name = word.text.get(..letters).unwrap_or_default();
        match OperandType::from_name(name).filter(|operand_type| !operand_type.is_immediate()) {
            Some(operand_type) => {
                self.lexer.seek(word.start + letters);
                Ok(operand_type)
            }
            None => Err(no_register(name, word)),
        }
    }

    /// Reads indices; how many they are, and the bits of the token for how they are stored.
    fn indices(&mut self) -> Result<(usize, u32)> {
        let mut forms = 0;
        let mut count = 0;
        // The number behind a name is the first index.
        if matches!(self.lexer.byte(), b'0'..=b'9' | b'-') {
            self.number_index()?;
            count = 1;
        }
        while self.lexer.byte() == b'[' {
            let start = self.lexer.offset();
            let form = self.bracketed_index()?;
            if count == 3 {
                let message = "a register has at most three indices";
                return Err(TextError::new(Code::TextIndex, start..self.lexer.offset(), message));
            }
            forms |= form << (22 + 3 * count);
            count += 1;
        }
        Ok((count, forms))
    }

    #[inline]
    fn number_index(&mut self) -> Result<()> {
        let number = self.signed("a register's number")?;
        self.words.push(number);
        Ok(())
    }

    /// `[3]`, `[r0.x]`, `[r0.x + 3]`: how the index is stored.
    fn bracketed_index(&mut self) -> Result<u32> {
        self.lexer.punct(b'[');
        self.lexer.blanks();
        let form = if matches!(self.lexer.byte(), b'0'..=b'9' | b'-') {
            self.number_index()?;
            0
        } else if self.lexer.at_word() {
            // The number stands before the register that it is added to; fxc leaves out a zero.
            let place = self.words.len();
            self.words.push(0);
            self.relative()?;
            let number = if self.lexer.punct(b'+') { self.signed("a number that is added to the index")? } else { 0 };
            if number == 0 {
                self.words.remove(place);
                2
            } else {
                self.add(place, number);
                3
            }
        } else {
            return Err(self.expected(Code::TextIndex, "a number or a register in the index"));
        };
        self.need(b']', "behind the index")?;
        Ok(form)
    }

    /// A register in an index: `r0.x`, `x1[2].x`.
    fn relative(&mut self) -> Result<()> {
        let place = self.words.len();
        self.words.push(0);
        let Some(word) = self.lexer.word() else { return Err(self.expected(Code::TextIndex, "a register")) };
        let operand_type = self.register(&word)?;
        let mut count = 0;
        if self.lexer.byte().is_ascii_digit() {
            self.number_index()?;
            count = 1;
        }
        while self.lexer.byte() == b'[' && count < 3 {
            self.lexer.punct(b'[');
            self.number_index()?;
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
        self.add(place, FOUR | ONE | component << 4 | u32::from(operand_type.0) << 12 | count << 20);
        let mut extension = 0;
        if self.lexer.punct(b'{') {
            self.braces(place, &mut extension)?;
        }
        if extension != 0 {
            self.add(place, 1 << 31);
            self.add(place + 1, extension | 1);
        }
        Ok(())
    }

    /// An index too few or too many is the error one makes when one writes for another Shader Model.
    fn check_indices(&self, operand_type: OperandType, count: usize, start: usize) -> Result<()> {
        let possible = operand_type.dimensions(self.version.has_spaces());
        if possible.contains(&count) {
            return Ok(());
        }
        Err(self.wrong_indices(operand_type, count, start))
    }

    #[cold]
    fn wrong_indices(&self, operand_type: OperandType, count: usize, start: usize) -> TextError {
        let possible = operand_type.dimensions(self.version.has_spaces());
        let name = operand_type.info().map_or("", |info| info.name.as_str());
        let indices = |count: usize| match count {
            0 => "no index".to_owned(),
            1 => "1 index".to_owned(),
            _ => format!("{count} indices"),
        };
        let wanted: Vec<String> = possible.clone().map(indices).collect();
        let message = format!("in {} `{name}` takes {}, found {}", self.version, wanted.join(" or "), indices(count));
        TextError::new(Code::TextIndex, start..self.lexer.offset(), message)
    }

    /// The components behind a register, as bits of its token.
    fn selection(&mut self, operand_type: OperandType, role: Role) -> Result<u32> {
        let start = self.lexer.offset();
        if !self.lexer.eat(b".") {
            return Ok(operand_type.bare_components(role == Role::Declared));
        }
        let rest = self.lexer.rest();
        match letters(|i| rest.get(i).map_or(END, |&letter| LANES[usize::from(letter)]), role) {
            Some((length, components)) => {
                self.lexer.seek(self.lexer.offset() + length);
                Ok(components)
            }
            None => {
                let letters = self.lexer.word().map(|token| token.text).unwrap_or_default();
                Err(wrong_components(role, letters, start))
            }
        }
    }
}

/// Why letters are no components of an operand in this role.
#[cold]
fn wrong_components(role: Role, letters: &[u8], start: usize) -> TextError {
    let message = if letters.iter().any(|&letter| component(letter).is_none()) {
        format!("components are x, y, z and w, found `{}`", String::from_utf8_lossy(letters))
    } else if role != Role::Source {
        "a destination takes components in the order xyzw, each once".into()
    } else {
        format!("a source takes one component or four, found {}", letters.len())
    };
    TextError::new(Code::TextComponents, start..start + 1 + letters.len(), message)
}

/// Why a word names no register.
#[cold]
fn no_register(name: &[u8], word: &Token<'_>) -> TextError {
    let text = String::from_utf8_lossy(name);
    let error = TextError::new(Code::TextRegister, word.span(), format!("no register is called `{text}`"));
    match (OperandType::from_name(name), nearest(&text, OPERAND_TYPES.iter().map(|row| row.name.as_str()))) {
        (Some(_), _) => error.hint("a literal's values stand in brackets: `l(1.0)`"),
        (_, Some(near)) if text.len() > 1 => error.hint(format!("did you mean `{near}`?")),
        _ => error,
    }
}
