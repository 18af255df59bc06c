//! An instruction's name, what hangs on it, and its operands.

use std::sync::OnceLock;

use dxbin_base::Code;
use dxbin_base::lex::{Kind, TextError, Token, nearest};
use rustc_hash::FxHashMap;

use super::operand::Role;
use super::{Parser, Result};
use crate::spec::{
    IMMEDIATE_CONSTANT_BUFFER, Info, Item, MAX_EXTENDED, MessageId, OPCODES, Opcode, OperandType, ResourceDimension,
    ReturnType, Suffix,
};
use crate::token::{OperandToken, Representation};

/// What the first word of a line says that it is.
#[derive(Clone, Copy)]
enum First {
    Opcode(Opcode),
    ConstantBuffer,
    Message(u32),
}

/// What lines may start with, by name.
fn firsts() -> &'static FxHashMap<&'static [u8], First> {
    static FIRSTS: OnceLock<FxHashMap<&'static [u8], First>> = OnceLock::new();
    FIRSTS.get_or_init(|| {
        let named = OPCODES.iter().zip(0_u16..).filter(|(info, _)| !info.name.as_str().is_empty());
        let opcodes = named.map(|(info, row)| (info.name.as_str(), First::Opcode(Opcode(row))));
        let messages = MessageId::ROWS.iter().map(|row| (row.2, First::Message(row.0)));
        let all = opcodes.chain(messages).chain([(IMMEDIATE_CONSTANT_BUFFER, First::ConstantBuffer)]);
        all.map(|(name, first)| (name.as_bytes(), first)).collect()
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
    /// Reads an instruction or declaration and writes its words.
    pub(super) fn instruction(&mut self) -> Result<()> {
        let Some(word) = self.lexer.word() else { return Err(self.expected(Code::TextSyntax, "an instruction")) };
        let opcode = match self.first(&word)? {
            First::Opcode(opcode) => opcode,
            First::ConstantBuffer => return self.constant_buffer(),
            First::Message(id) => return self.message(id),
        };
        self.words.push(u32::from(opcode.0));
        let Some(info) = opcode.info() else { return Ok(()) };
        match info.text {
            Some(items) => self.declaration(opcode, info, items),
            None => {
                if !self.is_bare_name(info) {
                    self.additions(info, &word)?;
                }
                self.operands(opcode, info)
            }
        }
    }

    /// What the longest name says that starts the word; the lexer is put behind it.
    fn first(&mut self, word: &Token<'_>) -> Result<First> {
        let firsts = firsts();
        let mut prefix = word.text;
        loop {
            if let Some(&first) = firsts.get(prefix) {
                self.lexer.seek(word.start + prefix.len());
                return Ok(first);
            }
            match prefix.iter().rposition(|&byte| byte == b'_') {
                Some(at @ 1..) => prefix = prefix.get(..at).unwrap_or_default(),
                _ => return self.joined(word).map(First::Opcode),
            }
        }
    }

    /// An opcode whose name runs into what follows, or an error.
    #[cold]
    fn joined(&mut self, word: &Token<'_>) -> Result<Opcode> {
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

    /// Whether nothing hangs on the name, as on most, and nothing has to.
    #[inline]
    fn is_bare_name(&self, info: &Info) -> bool {
        let ends = match self.lexer.rest() {
            [b' ', next, ..] => next.is_ascii_alphabetic(),
            [b'\n' | b'\r', ..] => true,
            _ => false,
        };
        ends && info.suffix != Suffix::Test
    }

    /// `_sat`, `_nz`, ` [precise(xy)]`, `_aoffimmi_indexable(1,0,0)(texture2d)(float,float,float,float)`, ...
    fn additions(&mut self, info: &Info, word: &Token<'_>) -> Result<()> {
        let mut additions = Additions::default();
        loop {
            match self.lexer.byte() {
                b'_' => self.suffix(info, &mut additions, word)?,
                b'(' => self.group(&mut additions)?,
                b' ' | b'\t' | b'[' if self.lexer.punct(b'[') => self.precise()?,
                _ => break,
            }
        }
        if info.suffix == Suffix::Test && !additions.has_suffix {
            let name = info.name.as_str();
            let message = format!("`{name}` must say what it tests for");
            return Err(TextError::new(Code::TextSuffix, word.span(), message)
                .hint(format!("write `{name}_z` for zero, `{name}_nz` for not zero")));
        }
        self.extend(&additions, word)
    }

    /// One suffix of a name.
    fn suffix(&mut self, info: &Info, additions: &mut Additions, word: &Token<'_>) -> Result<()> {
        let start = self.lexer.offset();
        let is_real = info.counted;
        if let Some(bits) = self.choose(info.suffix.rows().iter().copied()) {
            additions.has_suffix = true;
            self.add(self.start, bits);
        } else if is_real && self.eat(ADDITIONS[0]) {
            self.add(self.start, 1 << 13);
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

    /// `[precise]`, `[precise(xy)]`, from behind the bracket on.
    fn precise(&mut self) -> Result<()> {
        if !self.eat("precise") {
            return Err(self.expected(Code::TextSyntax, "`precise` in brackets behind the name"));
        }
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
        self.add(self.start, mask << 19);
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
    fn extend(&mut self, additions: &Additions, word: &Token<'_>) -> Result<()> {
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
        if words == [None; 3] {
            return Ok(());
        }
        let mut last = self.start;
        for word in words.into_iter().flatten().take(MAX_EXTENDED) {
            // The token before it says that it follows.
            self.add(last, 1 << 31);
            last = self.words.len();
            self.words.push(word);
        }
        Ok(())
    }

    fn operands(&mut self, opcode: Opcode, info: &'static Info) -> Result<()> {
        if info.leading_word {
            self.words.push(0);
        }
        // Where the operand that was read last stands among the words.
        let mut at = self.words.len();
        let mut is_resource = false;
        for (place, role) in info.roles.bytes().enumerate() {
            if place > 0 && !self.lexer.punct(b',') || place == 0 && self.at_end() {
                return Err(self.no_operand(info, place));
            }
            let role = match role {
                b'd' | b'D' => Role::Destination,
                b'u' | b'U' if place == 0 => Role::Destination,
                _ => Role::Source,
            };
            at = self.words.len();
            self.operand(role, info.literals)?;
            if opcode == Opcode::SAMPLE_POS && place == 1 {
                is_resource = self.operand_token(at).operand_type() == OperandType::RESOURCE;
            }
        }
        if info.leading_word {
            self.leading(at)?;
        }
        if is_resource {
            // A word that means nothing, and that fxc never leaves out.
            self.words.push(0);
        }
        if self.at_end() { Ok(()) } else { Err(self.more_operands(info)) }
    }

    /// Why there is no operand at a place that needs one.
    #[cold]
    fn no_operand(&mut self, info: &Info, place: usize) -> TextError {
        if !self.at_end() {
            return self.expected(Code::TextSyntax, "`,` and the next operand");
        }
        let count = info.operands();
        let plural = if count == 1 { "" } else { "s" };
        let message = format!("`{}` takes {count} operand{plural}, found {place}", info.name.as_str());
        TextError::new(Code::TextOperandCount, self.lexer.peek().span(), message)
            .hint(format!("its operands are {}", describe(info.roles)))
    }

    /// What is wrong with more behind the last operand.
    #[cold]
    fn more_operands(&self, info: &Info) -> TextError {
        let name = info.name.as_str();
        let next = self.lexer.peek();
        let message = match (info.operands(), next.kind) {
            (0, Kind::Punct(b',')) => format!("`{name}` takes no operands, found more"),
            (0, _) => format!("`{name}` takes no operands, found {}", next.describe()),
            (1, Kind::Punct(b',')) => format!("`{name}` takes 1 operand, found more"),
            (count, Kind::Punct(b',')) => format!("`{name}` takes {count} operands, found more"),
            _ => return self.expected(Code::TextSyntax, "`,` or the end of the line"),
        };
        TextError::new(Code::TextOperandCount, next.span(), message)
    }

    fn operand_token(&self, at: usize) -> OperandToken {
        OperandToken(self.words.get(at).copied().unwrap_or(0))
    }

    /// Whether only a comment, if anything, is left on the line.
    #[inline]
    fn at_end(&mut self) -> bool {
        self.lexer.blanks();
        match self.lexer.byte() {
            b'\n' | b'\r' => true,
            b'a'..=b'z' | b'A'..=b'Z' | b',' | b'-' | b'|' => false,
            _ => matches!(self.lexer.peek().kind, Kind::LineEnd | Kind::End | Kind::Comment),
        }
    }

    /// The number of a function (`fcall fp0[1][2][3]`) was read as one more index of the operand at this place, and
    /// stands before it.
    fn leading(&mut self, at: usize) -> Result<()> {
        let token = self.operand_token(at);
        // At least the interface's own number is left.
        let last = token.dimensions().checked_sub(1).filter(|&last| last > 0);
        let is_number = last.is_some_and(|last| token.representation(last) == Representation::Immediate32);
        let (true, Some(number)) = (is_number, self.words.pop()) else {
            return Err(self.expected(Code::TextIndex, "the function's number in brackets, behind the operand"));
        };
        if let Some([leading, operand, ..]) = self.words.get_mut(at - 1..) {
            *leading = number;
            *operand -= 1 << 20;
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
