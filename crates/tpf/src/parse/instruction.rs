//! An instruction's name, what hangs on it, and its operands.

use std::collections::HashMap;
use std::sync::OnceLock;

use dxbin_base::Code;
use dxbin_base::lex::{Kind, TextError, Token, nearest};

use super::operand::Role;
use super::{Parser, Result};
use crate::model::{Instruction, Operand};
use crate::spec::{
    IMMEDIATE_CONSTANT_BUFFER, Info, Item, MAX_EXTENDED, MessageId, OPCODES, Opcode, OperandType, ResourceDimension,
    ReturnType, Suffix,
};
use crate::token::{ExtendedToken, OpcodeToken};

/// The rows by name, for what is looked up with each line.
fn rows_by_name() -> &'static HashMap<&'static [u8], u16> {
    static ROWS: OnceLock<HashMap<&'static [u8], u16>> = OnceLock::new();
    ROWS.get_or_init(|| {
        let rows = OPCODES.iter().zip(0_u16..).filter(|(info, _)| !info.name.as_str().is_empty());
        rows.map(|(info, row)| (info.name.as_str().as_bytes(), row)).collect()
    })
}

/// What any instruction's name may end with: that it is clamped, has offsets, and names what its resource is.
const ADDITIONS: [&str; 3] = ["_sat", "_aoffimmi", "_indexable"];

/// What extended tokens add to a name, as far as it was read.
#[derive(Default)]
struct Additions {
    announces_offsets: bool,
    announces_dimension: bool,
    offsets: Option<u32>,
    dimension: Option<u32>,
    returns: Option<u32>,
    has_suffix: bool,
}

impl Parser<'_> {
    pub(super) fn instruction(&mut self) -> Result<Instruction> {
        let Some(word) = self.lexer.word() else { return Err(self.expected(Code::TextSyntax, "an instruction")) };
        if word.text == IMMEDIATE_CONSTANT_BUFFER.as_bytes() {
            return self.constant_buffer();
        }
        if let Some(row) = MessageId::ROWS.iter().find(|row| row.2.as_bytes() == word.text) {
            return self.message(row.0);
        }
        let opcode = self.opcode(&word)?;
        let mut instruction = Instruction { token: OpcodeToken(u32::from(opcode.0)), ..Instruction::default() };
        let Some(info) = opcode.info() else { return Ok(instruction) };
        instruction.operands.resize(info.operands(), Operand::default());
        match info.text {
            Some(items) => self.declaration(&mut instruction, info, items)?,
            None => {
                self.additions(&mut instruction, info, &word)?;
                self.operands(&mut instruction, info)?;
            }
        }
        Ok(instruction)
    }

    /// The opcode of the longest name that starts the word; the lexer is put behind it.
    fn opcode(&mut self, word: &Token<'_>) -> Result<Opcode> {
        let rows = rows_by_name();
        let mut length = word.text.len();
        loop {
            let prefix = word.text.get(..length).unwrap_or_default();
            if let Some(&row) = rows.get(prefix) {
                self.lexer.seek(word.start + length);
                return Ok(Opcode(row));
            }
            match prefix.iter().rposition(|&byte| byte == b'_') {
                Some(at @ 1..) => length = at,
                _ => break,
            }
        }
        // Microsoft's listing has no blank in `dcl_globalFlagsnone`.
        let joined = |(_, info): &(u16, &Info)| {
            matches!(info.text, Some([Item::GlobalFlags, ..])) && word.text.starts_with(info.name.as_str().as_bytes())
        };
        if let Some((row, info)) = (0..).zip(OPCODES).find(joined) {
            self.lexer.seek(word.start + info.name.as_str().len());
            return Ok(Opcode(row));
        }
        let name = String::from_utf8_lossy(word.text);
        let message = format!("no instruction or declaration is called `{name}`");
        let error = TextError::new(Code::TextMnemonic, word.span(), message);
        // What hangs on a name makes it no nearer to another.
        let ends = ADDITIONS.iter().filter_map(|addition| name.find(addition));
        let bare = name.get(..ends.min().unwrap_or(name.len())).unwrap_or(&name);
        Err(match nearest(&name, names()).or_else(|| nearest(bare, names())) {
            Some(near) => error.hint(format!("did you mean `{near}`?")),
            None => error,
        })
    }

    /// `_sat`, `_nz`, ` [precise(xy)]`, `_aoffimmi_indexable(1,0,0)(texture2d)(float,float,float,float)`, ...
    fn additions(&mut self, instruction: &mut Instruction, info: &Info, word: &Token<'_>) -> Result<()> {
        let mut additions = Additions::default();
        loop {
            match self.lexer.byte() {
                b'_' => self.suffix(instruction, info, &mut additions, word)?,
                b'(' => self.group(&mut additions)?,
                _ if self.eat("[precise") => self.precise(instruction)?,
                _ => break,
            }
        }
        if info.suffix == Suffix::Test && !additions.has_suffix {
            let name = info.name.as_str();
            let message = format!("`{name}` must say what it tests for");
            return Err(TextError::new(Code::TextSuffix, word.span(), message)
                .hint(format!("write `{name}_z` for zero, `{name}_nz` for not zero")));
        }
        self.extend(instruction, &additions, word)
    }

    /// One suffix of a name.
    fn suffix(
        &mut self,
        instruction: &mut Instruction,
        info: &Info,
        additions: &mut Additions,
        word: &Token<'_>,
    ) -> Result<()> {
        let start = self.lexer.offset();
        let is_real = info.counted;
        if let Some(bits) = self.choose(info.suffix.rows().iter().copied()) {
            additions.has_suffix = true;
            instruction.token.0 |= bits;
        } else if is_real && self.eat(ADDITIONS[0]) {
            instruction.token.0 |= 1 << 13;
        } else if is_real && self.eat(ADDITIONS[1]) {
            additions.announces_offsets = true;
        } else if is_real && self.eat(ADDITIONS[2]) {
            additions.announces_dimension = true;
        } else {
            self.lexer.seek(start);
            let suffix = self.lexer.word().map(|token| token.text).unwrap_or_default();
            let suffix = String::from_utf8_lossy(suffix).into_owned();
            let whole = String::from_utf8_lossy(word.text);
            let message = format!("`{}` has no suffix `{suffix}`", info.name.as_str());
            let error = TextError::new(Code::TextSuffix, start..start + suffix.len(), message);
            let own = info.suffix.rows().iter().map(|row| row.1).chain(ADDITIONS);
            let other = || nearest(&whole, names()).filter(|&near| near != info.name.as_str());
            return Err(match nearest(&suffix, own).or_else(other) {
                Some(near) => error.hint(format!("did you mean `{near}`?")),
                None => error,
            });
        }
        Ok(())
    }

    /// `[precise]`, `[precise(xy)]`, from behind the word on.
    fn precise(&mut self, instruction: &mut Instruction) -> Result<()> {
        let mut mask = 0xf;
        if self.lexer.punct(b'(') {
            let start = self.lexer.offset();
            let letters = self.lexer.word().map(|token| token.text).unwrap_or_default();
            mask = super::operand::mask(letters).ok_or_else(|| {
                let message = "expected components in the order xyzw, each once, behind `precise(`";
                TextError::new(Code::TextComponents, start..start + letters.len().max(1), message)
            })?;
            self.need(b')', "behind the precise components")?;
        }
        self.need(b']', "behind `precise`")?;
        instruction.token.0 |= mask << 19;
        Ok(())
    }

    /// `(1,0,-1)`, `(texture2d)`, `(structured_buffer, stride=16)`, `(float,float,float,float)`.
    fn group(&mut self, additions: &mut Additions) -> Result<()> {
        let start = self.lexer.offset();
        self.lexer.punct(b'(');
        let first = self.lexer.peek();
        if matches!(first.kind, Kind::Number | Kind::Punct(b'-')) {
            let mut word = 1;
            for (i, low) in [9, 13, 17].into_iter().enumerate() {
                if i > 0 {
                    self.need(b',', "between the offsets for u, v and w")?;
                }
                word |= (self.texel_offset()? & 0xf) << low;
            }
            self.need(b')', "behind the offsets for u, v and w")?;
            return self.once(&mut additions.offsets, word, start);
        }
        if let Some(dimension) = self.choose(ResourceDimension::ROWS.iter().map(|row| (u32::from(row.0), row.2))) {
            let mut word = 2 | dimension << 6;
            if self.lexer.punct(b',') {
                if !self.eat("stride") {
                    return Err(self.expected(Code::TextSyntax, "`stride=` and a number of bytes"));
                }
                self.need(b'=', "behind `stride`")?;
                word |= self.bounded("a stride", 0..=0xfff)? << 11;
            }
            self.need(b')', "behind the dimension")?;
            return self.once(&mut additions.dimension, word, start);
        }
        let returns = ReturnType::ROWS.iter().map(|row| row.2);
        let is_type = returns.clone().any(|spelling| spelling.as_bytes() == first.text);
        if first.kind == Kind::Word && !is_type {
            let all = ResourceDimension::ROWS.iter().map(|row| row.2).chain(returns);
            let error = self.expected(Code::TextKeyword, "a dimension such as `texture2d`, or a return type");
            return Err(match nearest(&String::from_utf8_lossy(first.text), all) {
                Some(near) => error.hint(format!("did you mean `{near}`?")),
                None => error,
            });
        }
        let types = self.return_types()?;
        self.once(&mut additions.returns, 3 | types << 6, start)
    }

    fn once(&self, place: &mut Option<u32>, word: u32, start: usize) -> Result<()> {
        if place.replace(word).is_none() {
            return Ok(());
        }
        Err(TextError::new(Code::TextSyntax, start..self.lexer.offset(), "this stands a second time"))
    }

    fn texel_offset(&mut self) -> Result<u32> {
        self.lexer.blanks();
        let start = self.lexer.offset();
        let value = self.signed("an offset in texels")?;
        if (-8..8).contains(&(value as i32)) {
            return Ok(value);
        }
        let message = format!("an offset in texels is from -8 to 7, found {}", value as i32);
        Err(TextError::new(Code::TextRange, start..self.lexer.offset(), message))
    }

    /// Four types behind an open bracket, and the closing one, as the lower half of a word.
    pub(super) fn return_types(&mut self) -> Result<u32> {
        let mut types = 0;
        for i in 0..4 {
            if i > 0 {
                self.need(b',', "between the four return types")?;
            }
            let rows = ReturnType::ROWS.iter().map(|row| (u32::from(row.0), row.2));
            types |= self.keyword("a return type, such as `float`", rows)? << (4 * i);
        }
        self.need(b')', "behind the four return types")?;
        Ok(types)
    }

    /// The extended tokens, in fxc's order.
    fn extend(&self, instruction: &mut Instruction, additions: &Additions, word: &Token<'_>) -> Result<()> {
        let missing = |what: &str, says: &str| {
            let message = format!("{says} without {what}");
            Err(TextError::new(Code::TextSuffix, word.span(), message))
        };
        match (additions.announces_offsets, additions.offsets.is_some()) {
            (true, false) => return missing("`(u,v,w)` behind the name", "`_aoffimmi`"),
            (false, true) => return missing("`_aoffimmi` in the name", "offsets"),
            _ => {}
        }
        let typed = additions.dimension.is_some() || additions.returns.is_some();
        match (additions.announces_dimension, typed) {
            (true, false) => return missing("a dimension and return types behind the name", "`_indexable`"),
            (false, true) => return missing("`_indexable` in the name", "a dimension or return types"),
            _ => {}
        }
        let words = [additions.offsets, additions.dimension, additions.returns];
        let tokens = words.into_iter().flatten().take(MAX_EXTENDED).map(ExtendedToken);
        instruction.extended.extend(tokens);
        let count = instruction.extended.len();
        if count > 0 {
            instruction.token.0 |= 1 << 31;
        }
        for token in instruction.extended.iter_mut().take(count.saturating_sub(1)) {
            token.0 |= 1 << 31;
        }
        Ok(())
    }

    fn operands(&mut self, instruction: &mut Instruction, info: &'static Info) -> Result<()> {
        let count = info.operands();
        for (place, role) in info.roles.bytes().enumerate() {
            self.lexer.blanks();
            let found = if place == 0 { !self.at_end() } else { self.lexer.punct(b',') };
            if !found && self.at_end() {
                let plural = if count == 1 { "" } else { "s" };
                let message = format!("`{}` takes {count} operand{plural}, found {place}", info.name.as_str());
                return Err(TextError::new(Code::TextOperandCount, self.lexer.peek().span(), message)
                    .hint(format!("its operands are {}", describe(info.roles))));
            }
            if !found {
                return Err(self.expected(Code::TextSyntax, "`,` and the next operand"));
            }
            let role = match role.to_ascii_lowercase() {
                b'd' => Role::Destination,
                b'u' if place == 0 => Role::Destination,
                _ => Role::Source,
            };
            self.operand(instruction, place, role, info.literals)?;
        }
        if info.leading_word {
            self.leading(instruction)?;
        }
        let resource = instruction.operands.get(1).is_some_and(|of| of.token.operand_type() == OperandType::RESOURCE);
        if instruction.opcode() == Opcode::SAMPLE_POS && resource {
            // A word that means nothing, and that fxc never leaves out.
            instruction.rest.push(0);
        }
        if self.at_end() {
            return Ok(());
        }
        if self.lexer.peek().kind == Kind::Punct(b',') {
            let message = match count {
                0 => format!("`{}` takes no operands, found more", info.name.as_str()),
                1 => format!("`{}` takes 1 operand, found more", info.name.as_str()),
                _ => format!("`{}` takes {count} operands, found more", info.name.as_str()),
            };
            return Err(TextError::new(Code::TextOperandCount, self.lexer.peek().span(), message));
        }
        if count == 0 {
            let message = format!("`{}` takes no operands, found {}", info.name.as_str(), self.lexer.peek().describe());
            return Err(TextError::new(Code::TextOperandCount, self.lexer.peek().span(), message));
        }
        Err(self.expected(Code::TextSyntax, "`,` or the end of the line"))
    }

    fn at_end(&self) -> bool {
        matches!(self.lexer.peek().kind, Kind::LineEnd | Kind::End | Kind::Comment)
    }

    /// The number of a function (`fcall fp0[1][2][3]`) was read as one more index.
    fn leading(&mut self, instruction: &mut Instruction) -> Result<()> {
        let operand = instruction.operands.first_mut();
        let last = operand.and_then(|operand| {
            // At least the interface's own number is left.
            let last = operand.token.dimensions().checked_sub(1).filter(|&last| last > 0)?;
            let index = std::mem::take(operand.index.get_mut(last)?);
            operand.token.0 -= 1 << 20;
            index.relative.is_none().then_some(index.words[0])
        });
        match last {
            Some(number) => instruction.leading = number,
            None => return Err(self.expected(Code::TextIndex, "the function's number in brackets, behind the operand")),
        }
        Ok(())
    }
}

/// All names that a line may start with.
fn names() -> impl Iterator<Item = &'static str> {
    let messages = MessageId::ROWS.iter().map(|row| row.2);
    OPCODES.iter().map(|info| info.name.as_str()).chain([IMMEDIATE_CONSTANT_BUFFER]).chain(messages)
}

/// The roles of an instruction's operands in words.
fn describe(roles: &str) -> String {
    let word = |role: u8| match role.to_ascii_lowercase() {
        b'd' => "a destination",
        b't' => "a resource",
        b'p' => "a sampler",
        b'u' => "an unordered-access view or shared memory",
        b'l' => "a label",
        b'm' => "a stream",
        b'i' => "an interface",
        _ => "a source",
    };
    roles.bytes().map(word).collect::<Vec<_>>().join(", ")
}
