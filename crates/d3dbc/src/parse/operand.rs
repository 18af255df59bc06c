//! Registers as text spells them.

use dxbin_base::Code;
use dxbin_base::lex::{Kind, TextError, Token, nearest};

use super::{Parser, Result};
use crate::model::Parameter;
use crate::spec::versions::V3_0;
use crate::spec::{MinPrecision, Number, REGISTERS, RegisterInfo, SCALARS, SOURCE_MODIFIERS, Stage};
use crate::token::{ParameterToken, Version};

/// What an operand is there for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Role {
    Destination,
    Source,
    /// What a listing prints as a destination, though it is read.
    Listed,
    /// In brackets before an instruction.
    Predicate,
    /// In another register's index.
    Index,
}

const PARAMETER: u32 = 1 << 31;
const RELATIVE: u32 = 1 << 13;
/// x, y, z, w.
const IDENTITY: u32 = 0xe4;
/// The constants that have numbers, all files together.
const CONSTANTS: u32 = 8192;
/// Numbers that a token holds.
const NUMBERS: u32 = 2048;
/// D3DSPR_CONST and what continues it, from 2048, 4096 and 6144 on.
const CONSTANT_FILES: [usize; 4] = [2, 11, 12, 13];

/// A register's name, taken apart.
struct Register {
    /// Its file's number.
    file: usize,
    info: &'static RegisterInfo,
    number: Option<u32>,
    is_scalar: bool,
    /// What stands behind it, with its underscore.
    behind: String,
}

/// Finds a register by its name, whether or not there is one with its number.
fn find(name: &str, version: Version) -> Option<(usize, &'static RegisterInfo, Option<u32>)> {
    let letters = name.trim_end_matches(|last: char| last.is_ascii_digit());
    let digits = name.get(letters.len()..).filter(|digits| !digits.is_empty());
    for (file, info) in REGISTERS.iter().enumerate() {
        match info.number {
            Number::None if info.prefix == name => return Some((file, info, Some(0))),
            Number::Named(names) => {
                if let Some(number) = names.iter().position(|&known| known == name) {
                    return Some((file, info, Some(number as u32)));
                }
            }
            Number::Plain if info.spelling(version) == letters => {
                let number = match digits {
                    Some(digits) => Some(digits.parse().ok()?),
                    None => None,
                };
                return Some((file, info, number));
            }
            _ => {}
        }
    }
    None
}

/// A component's letter, as a number.
fn component(letter: u8) -> Option<u32> {
    match letter {
        b'x' | b'r' => Some(0),
        b'y' | b'g' => Some(1),
        b'z' | b'b' => Some(2),
        b'w' | b'a' => Some(3),
        _ => None,
    }
}

impl Parser<'_> {
    /// An operand.
    pub(super) fn operand(&mut self, role: Role) -> Result<Parameter> {
        self.gap();
        let start = self.lexer.offset();
        let before = if matches!(role, Role::Source | Role::Predicate) { self.before()? } else { "" };
        self.gap();
        let Some(word) = self.lexer.word() else { return Err(self.expected(Code::TextRegister, "a register")) };
        let register = self.register(&word)?;
        let modifier = self.modifier(&register, before, role, start)?;
        let (file, number, index) = self.number(&register, &word, role)?;
        let mut token = PARAMETER | modifier << 24 | number | (file as u32 & 7) << 28 | (file as u32 & 0x18) << 8;
        if index.is_some() {
            token |= RELATIVE;
        }
        token |= match role {
            Role::Listed if self.at_bare_point() => 0,
            Role::Destination | Role::Listed => self.mask(&register)? << 16,
            _ => self.swizzle(&register)? << 16,
        };
        token |= self.min_precision()? << 14;
        let index = index.filter(|_| self.version.major() >= 2);
        Ok(Parameter { token: ParameterToken(token), index })
    }

    /// `-`, `!`, `1-` before a source.
    fn before(&mut self) -> Result<&'static str> {
        let start = self.lexer.offset();
        if self.lexer.byte().is_ascii_digit() {
            let value = self.plain_integer()?;
            self.need(b'-', "behind the number: all that a register can be taken from is 1")?;
            let span = start..self.lexer.offset();
            if value != 1 {
                let message = format!("a register can be taken from 1 only, found {value}");
                return Err(TextError::new(Code::TextSyntax, span, message).hint("`1-` is the complement"));
            }
            if self.version.stage() != Stage::PIXEL || self.version.major() > 1 {
                let message = format!("there is no complement in {}", self.version);
                return Err(TextError::new(Code::TextSyntax, span, message).hint("ps_1_1 to ps_1_4 have it"));
            }
            return Ok("1-");
        }
        if self.lexer.byte() == b'-' {
            self.lexer.punct(b'-');
            if self.lexer.byte() == b'-' {
                return Err(self.expected(Code::TextSyntax, "a register behind `-`"));
            }
            return Ok("-");
        }
        Ok(if self.lexer.punct(b'!') { "!" } else { "" })
    }

    /// A register's name, and a modifier that hangs on it.
    fn register(&self, word: &Token<'_>) -> Result<Register> {
        let text = String::from_utf8_lossy(word.text).into_owned();
        let (name, behind) = text.split_at(text.find('_').unwrap_or(text.len()));
        let Some((file, info, number)) = find(name, self.version).filter(|found| found.1.count(self.version) > 0)
        else {
            return Err(self.no_register(word, name));
        };
        let is_scalar = info.is_scalar || SCALARS.contains(&name);
        // One underscore at the end means nothing.
        let behind = behind.strip_suffix('_').unwrap_or(behind).to_owned();
        Ok(Register { file, info, number, is_scalar, behind })
    }

    #[cold]
    fn no_register(&self, word: &Token<'_>, name: &str) -> TextError {
        let message = format!("{} has no register `{name}`", self.version);
        let error = TextError::new(Code::TextRegister, word.start..word.start + name.len().max(1), message);
        let known = REGISTERS.iter().filter(|info| info.count(self.version) > 0);
        let names = known.flat_map(|info| match info.number {
            Number::Named(names) => names.to_vec(),
            _ => vec![info.spelling(self.version)],
        });
        let letters = name.trim_end_matches(|last: char| last.is_ascii_digit());
        if letters.len() > 1
            && let Some(near) = nearest(letters, names)
        {
            let digits = name.get(letters.len()..).unwrap_or_default();
            return error.hint(format!("did you mean `{near}{digits}`?"));
        }
        let other = match letters {
            "t" | "oT" if self.version.key() >= V3_0 => "texture coordinates are `v` and `o` from Shader Model 3 on",
            "oPos" | "oD" | "oFog" | "oPts" if self.version.key() >= V3_0 => {
                "outputs are `o0`, `o1`, ... from Shader Model 3 on, each declared with `dcl`"
            }
            "o" => "outputs are `oPos`, `oD0`, `oT0`, ... before Shader Model 3",
            "p" => "predicates come with vs_2_x and ps_2_x",
            "l" | "i" | "b" | "aL" => "flow control comes with Shader Model 2",
            _ => return error,
        };
        error.hint(other)
    }

    /// The number of a source modifier.
    fn modifier(&self, register: &Register, before: &str, role: Role, start: usize) -> Result<u32> {
        let behind = match register.behind.as_str() {
            // Divided by blue and by alpha: other names for z and w.
            "_db" => "_dz",
            "_da" => "_dw",
            other => other,
        };
        let wrong = |message: String| Err(TextError::new(Code::TextSyntax, start..self.lexer.offset(), message));
        let is_old = self.version.stage() == Stage::PIXEL && self.version.major() == 1;
        let known = SOURCE_MODIFIERS.iter().any(|row| row.behind == behind);
        let has = behind.is_empty() || if behind == "_abs" { self.version.major() >= 3 } else { is_old };
        if !known {
            return wrong(format!("`{}` is no source modifier", register.behind))
                .map_err(|error| error.hint("there are _bias, _bx2, _x2, _dz, _dw and _abs"));
        }
        if !has {
            return wrong(format!("there is no `{}` in {}", register.behind, self.version)).map_err(|error| {
                error.hint(if behind == "_abs" { "Shader Model 3 has it" } else { "ps_1_1 to ps_1_4 have it" })
            });
        }
        if !behind.is_empty() && matches!(role, Role::Destination | Role::Predicate)
            || role == Role::Predicate && before == "-"
        {
            return wrong("source modifiers are for sources".into());
        }
        match SOURCE_MODIFIERS.iter().position(|row| row.before == before && row.behind == behind) {
            Some(number) => Ok(number as u32),
            None => wrong(format!("`{before}` and `{}` do not go together", register.behind)),
        }
    }

    /// The register's file and number, with all that an index in brackets adds, and the register in it.
    fn number(
        &mut self,
        register: &Register,
        word: &Token<'_>,
        role: Role,
    ) -> Result<(usize, u32, Option<ParameterToken>)> {
        let start = word.start;
        let mut sum = register.number;
        let mut index = None;
        if self.punct(b'[') {
            if role == Role::Index {
                let message = "a register in an index is not indexed itself";
                return Err(TextError::new(Code::TextIndex, start..self.lexer.offset(), message));
            }
            let (added, found) = self.index()?;
            let span = start..self.lexer.offset();
            if !register.info.takes_index(self.version) {
                let name = register.info.spelling(self.version);
                let message = format!("`{name}` takes no index in brackets in {}", self.version);
                return Err(TextError::new(Code::TextIndex, span, message)
                    .hint("constants of vertex shaders take one; in Shader Model 3 also `v` and `o`"));
            }
            sum = Some(sum.unwrap_or(0).wrapping_add(added));
            index = found;
        }
        let span = start..self.lexer.offset();
        let Some(number) = sum else {
            let message = format!("`{}` needs a number", String::from_utf8_lossy(word.text));
            return Err(TextError::new(Code::TextRegister, span, message));
        };
        let count = register.info.count(self.version);
        // Behind an index any number will do but the one that D3DAssemble takes for none.
        if index.is_none() && number >= count || [Some(number), register.number].contains(&Some(u32::MAX)) {
            let name = register.info.spelling(self.version);
            let message =
                format!("{} has {count} registers `{name}`, from {name}0 on; found number {number}", self.version);
            return Err(TextError::new(Code::TextRange, span, message));
        }
        if CONSTANT_FILES.first() == Some(&register.file) {
            let number = number % CONSTANTS;
            let file = CONSTANT_FILES.get((number / NUMBERS) as usize).copied().unwrap_or(register.file);
            return Ok((file, number % NUMBERS, index));
        }
        Ok((register.file, number % NUMBERS, index))
    }

    /// `a0.x + 3]`: the sum of the numbers, and the register.
    fn index(&mut self) -> Result<(u32, Option<ParameterToken>)> {
        let mut sum = 0_u32;
        let mut index = None;
        loop {
            self.gap();
            let start = self.lexer.offset();
            match self.lexer.peek().kind {
                Kind::Number => sum = sum.wrapping_add(self.plain_integer()?),
                Kind::Word => {
                    let operand = self.operand(Role::Index)?;
                    let span = start..self.lexer.offset();
                    if index.replace(operand.token).is_some() {
                        let message = "an index has one register at most";
                        return Err(TextError::new(Code::TextIndex, span, message));
                    }
                    if self.version.major() == 1 && operand.token.0 & !(0xff << 16) != ParameterToken::IMPLIED_INDEX.0
                        || self.version.major() == 1 && operand.token.swizzle() != [0; 4]
                    {
                        let message = format!("only a0.x is an index in {}", self.version);
                        return Err(TextError::new(Code::TextIndex, span, message));
                    }
                }
                _ => return Err(self.expected(Code::TextIndex, "a number or a register in the index")),
            }
            if !self.punct(b'+') {
                break;
            }
        }
        self.need(b']', "behind the index")?;
        Ok((sum, index))
    }

    /// The letters behind a point.
    fn letters(&mut self, register: &Register) -> Result<Option<(Vec<u32>, std::ops::Range<usize>)>> {
        let start = self.lexer.offset();
        if !self.punct(b'.') {
            return Ok(None);
        }
        self.gap();
        let Some(word) = self.lexer.word() else {
            return Err(self.expected(Code::TextComponents, "components such as `xyz`"));
        };
        let span = word.span();
        let wrong = |message: String| Err(TextError::new(Code::TextComponents, span.clone(), message));
        let found = String::from_utf8_lossy(word.text);
        if register.is_scalar {
            let message = format!("the register has one component, which is not named; found `{found}`");
            return Err(TextError::new(Code::TextComponents, start..span.end, message).hint("leave the components out"));
        }
        let lanes: Option<Vec<u32>> = word.text.iter().map(|&letter| component(letter)).collect();
        match lanes {
            Some(lanes) if lanes.len() <= 4 => Ok(Some((lanes, span))),
            Some(_) => wrong(format!("there are four components at most, found `{found}`")),
            None => wrong(format!("components are x, y, z, w or r, g, b, a, found `{found}`")),
        }
    }

    /// Takes a point behind which no component stands, as a listing has it where there is none.
    fn at_bare_point(&mut self) -> bool {
        matches!(self.lexer.rest(), [b'.', b'\r' | b'\n' | b' ', ..] | [b'.']) && self.lexer.eat(b".")
    }

    fn mask(&mut self, register: &Register) -> Result<u32> {
        let Some((lanes, span)) = self.letters(register)? else { return Ok(0xf) };
        if !lanes.is_sorted_by(|a, b| a < b) {
            let message = "a destination takes components in the order xyzw, each once";
            return Err(TextError::new(Code::TextComponents, span, message));
        }
        Ok(lanes.iter().fold(0, |mask, lane| mask | 1 << lane))
    }

    /// A swizzle: the last letter stands for all that are missing.
    fn swizzle(&mut self, register: &Register) -> Result<u32> {
        let Some((lanes, _)) = self.letters(register)? else { return Ok(IDENTITY) };
        let last = lanes.last().copied().unwrap_or_default();
        Ok((0..4).fold(0, |swizzle, lane| swizzle | lanes.get(lane).copied().unwrap_or(last) << (2 * lane)))
    }

    /// ` {min16f}`.
    fn min_precision(&mut self) -> Result<u32> {
        let start = self.lexer.offset();
        self.lexer.blanks();
        if self.lexer.byte() != b'{' {
            self.lexer.seek(start);
            return Ok(0);
        }
        let rest = self.lexer.rest();
        match MinPrecision::ROWS.iter().find(|row| rest.starts_with(row.2.trim_start().as_bytes())) {
            Some(row) => {
                self.lexer.seek(self.lexer.offset() + row.2.trim_start().len());
                Ok(u32::from(row.0))
            }
            None => Err(self.expected(Code::TextKeyword, "`{min16f}` or `{min2_8f}`")),
        }
    }
}
