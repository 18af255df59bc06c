//! An instruction's name, what hangs on it, and its operands.

use dxbin_base::Code;
use dxbin_base::lex::{Kind, TextError, Token, nearest};

use super::operand::Role;
use super::{Parser, Result};
use crate::model::{Instruction, Parameter};
use crate::spec::versions::{V2_0, V2_X, V3_0};
use crate::spec::{
    Comparison, Controls, DESTINATION_MODIFIERS, Info, Literals, OPCODES, Opcode, SHIFTS, Stage, TexldControl,
    TextureType, Usage,
};
use crate::token::{DeclarationToken, InstructionToken, ParameterToken, Version};

/// Bits of an instruction's token.
const PREDICATED: u32 = 1 << 28;
const COISSUED: u32 = 1 << 30;
/// Bits of a destination's modifiers: [`DESTINATION_MODIFIERS`].
const SATURATE: u32 = 1;
const PARTIAL_PRECISION: u32 = 2;
const CENTROID: u32 = 4;

/// An instruction's name, taken apart.
struct Name<'t> {
    word: Token<'t>,
    info: &'static Info,
    /// Control bits, in their place.
    controls: u32,
    /// Modifiers and shift of the destination, in their place.
    destination: u32,
    declaration: Option<DeclarationToken>,
    /// `break p0`, as a listing has it.
    is_listed: bool,
}

/// A row by how text spells it; the control bits that the name itself says.
fn by_name(name: &str) -> impl Iterator<Item = (&'static Info, u32)> {
    OPCODES.iter().filter_map(move |info| {
        let own = info.written.unwrap_or(info.mnemonic.as_str());
        let old = info.old_mnemonic.as_ref().map(|old| old.as_str());
        if own == name || old == Some(name) {
            return Some((info, 0));
        }
        let control = own_control(info, name.strip_prefix(own)?)?;
        Some((info, control))
    })
}

/// `p` and `b` of `texldp` and `texldb`.
fn own_control(info: &Info, rest: &str) -> Option<u32> {
    let row = TexldControl::ROWS.iter().find(|row| row.2 == rest)?;
    (info.controls == Controls::Texld).then(|| u32::from(row.0) << 16)
}

/// All that an instruction may be called in a version.
fn names(version: Version) -> impl Iterator<Item = &'static str> {
    OPCODES.iter().filter(move |info| info.operands(version).is_some()).map(move |info| spelling(info, version))
}

/// How a version spells an instruction.
fn spelling(info: &Info, version: Version) -> &'static str {
    match (&info.old_mnemonic, info.written) {
        (_, Some(written)) => written,
        (Some(old), _) if version.is_before(1, 4) => old.as_str(),
        _ => info.mnemonic.as_str(),
    }
}

/// The versions that have an instruction, for a message.
fn versions(info: &Info) -> String {
    let name = |stage: Stage, key: u8| {
        let minor = if key & 0xf == 0xf { 255 } else { u32::from(key & 0xf) };
        Version(u32::from(stage.0) << 16 | u32::from(key >> 4) << 8 | minor).to_string()
    };
    let forms = info.forms().map(|form| match form.first == form.last {
        true => name(form.stage, form.first),
        false => format!("{} to {}", name(form.stage, form.first), name(form.stage, form.last)),
    });
    forms.collect::<Vec<_>>().join(", ")
}

impl<'t> Parser<'t> {
    pub(super) fn instruction(&mut self) -> Result<Instruction> {
        let plus = self.lexer.offset();
        let coissued = self.punct(b'+');
        let predicate = if self.punct(b'(') { Some(self.predicate()?) } else { None };
        self.gap();
        let Some(word) = self.lexer.word() else { return Err(self.expected(Code::TextSyntax, "an instruction")) };
        let name = self.name(word)?;
        let Some(count) = name.info.operands(self.version) else { return Err(self.no_such(&name)) };
        let mut token = u32::from(name.info.code) | name.controls;
        if coissued {
            if self.version.stage() != Stage::PIXEL || self.version.major() > 1 {
                let message = format!("instructions are not issued together in {}", self.version);
                return Err(TextError::new(Code::TextSuffix, plus..plus + 1, message)
                    .hint("`+` is for ps_1_1 to ps_1_4: delete it"));
            }
            token |= COISSUED;
        }
        if predicate.is_some() {
            token |= PREDICATED;
        }
        let mut instruction = Instruction {
            token: InstructionToken(token),
            declaration: name.declaration,
            predicate: predicate.map(|predicate| predicate.0),
            printed_predicate: predicate,
            ..Instruction::default()
        };
        self.operands(&mut instruction, &name, count)?;
        instruction.fit(self.version);
        Ok(instruction)
    }

    /// `p0.x)`, behind the bracket.
    fn predicate(&mut self) -> Result<ParameterToken> {
        self.gap();
        let start = self.lexer.offset();
        let parameter = self.operand(Role::Predicate)?;
        let wrong = |message: String| Err(TextError::new(Code::TextIndex, start..self.lexer.offset(), message));
        if parameter.token.is_relative() {
            return wrong("a predicate is not indexed".into());
        }
        if self.version.key() < V2_X {
            let message = format!("instructions have no predicates in {}", self.version);
            return Err(TextError::new(Code::TextSuffix, start..self.lexer.offset(), message)
                .hint("vs_2_x, ps_2_x and all later versions have them"));
        }
        self.need(b')', "behind the predicate")?;
        Ok(parameter.token)
    }

    /// Takes a name apart.
    fn name(&self, word: Token<'t>) -> Result<Name<'t>> {
        let text = String::from_utf8_lossy(word.text).into_owned();
        // One underscore at the end means nothing.
        let whole = text.strip_suffix('_').unwrap_or(&text);
        let mut pieces = whole.split('_');
        let base = pieces.next().unwrap_or_default();
        let suffixes: Vec<&str> = pieces.collect();
        let compared = suffixes.iter().any(|suffix| comparison(suffix).is_some());
        let mut rows: Vec<(&'static Info, u32)> = by_name(base).collect();
        let is_listed = base == "break" && !compared && self.breaks_by_predicate(&word);
        if is_listed {
            rows = OPCODES.iter().filter(|row| row.code == Opcode::BREAKP.0).map(|row| (row, 0)).collect();
        }
        // A comparison makes another instruction of `if` and `break`.
        let fits = |info: &Info| (info.controls == Controls::Comparison) == compared;
        let row = rows.iter().find(|(info, _)| fits(info) && self.has(info, base));
        let row = row.or_else(|| rows.iter().find(|(info, _)| fits(info))).or_else(|| rows.first());
        let Some(&(info, control)) = row else { return Err(self.unknown(&word, base)) };
        let mut name = Name { word, info, controls: control, destination: 0, declaration: None, is_listed };
        if info.controls == Controls::Comparison && !compared {
            let message = format!("`{base}` must say how it compares");
            return Err(TextError::new(Code::TextSuffix, word.span(), message)
                .hint(format!("write `{base}_gt`, `_eq`, `_ge`, `_lt`, `_ne` or `_le`")));
        }
        if !self.has(info, base) {
            return Err(self.no_such(&name));
        }
        self.suffixes(&mut name, &suffixes)?;
        Ok(name)
    }

    /// Whether the version has an instruction under this name.
    fn has(&self, info: &Info, base: &str) -> bool {
        let old = info.old_mnemonic.as_ref().map(|old| old.as_str());
        let is_old = old == Some(base);
        info.operands(self.version).is_some()
            && (old.is_none() || is_old == self.version.is_before(1, 4))
            // Projection and bias came with Shader Model 2.
            && (own_control(info, base.strip_prefix(info.mnemonic.as_str()).unwrap_or_default()).is_none()
                || self.version.key() >= V2_0)
    }

    /// Whether it is `break p0`, as a listing writes what is `breakp p0.x` to the assembler.
    fn breaks_by_predicate(&self, word: &Token<'_>) -> bool {
        let mut ahead = self.lexer;
        ahead.seek(word.span().end);
        ahead.next().text == b"p0"
    }

    #[cold]
    fn unknown(&self, word: &Token<'_>, base: &str) -> TextError {
        let message = format!("no instruction is called `{base}`");
        let error = TextError::new(Code::TextMnemonic, word.span(), message);
        if base != base.to_ascii_lowercase() && by_name(&base.to_ascii_lowercase()).next().is_some() {
            return error.hint("names are written in small letters");
        }
        match nearest(base, names(self.version)) {
            Some(near) => error.hint(format!("did you mean `{near}`?")),
            None => error,
        }
    }

    #[cold]
    fn no_such(&self, name: &Name<'_>) -> TextError {
        let text = String::from_utf8_lossy(name.word.text);
        let error = |message: String| TextError::new(Code::TextMnemonic, name.word.span(), message);
        if name.info.operands(self.version).is_some() && name.controls == 0 {
            return error(format!("`{text}` has another name in {}", self.version))
                .hint(format!("it is `{}` there", spelling(name.info, self.version)));
        }
        let error = error(format!("{} has no instruction `{text}`", self.version));
        match versions(name.info) {
            versions if versions.is_empty() => error.hint("no version has it"),
            versions => error.hint(format!("it is one of {versions}")),
        }
    }

    /// `_sat`, `_pp`, `_x2`, `_gt`, `_texcoord3`, ...
    fn suffixes(&self, name: &mut Name<'t>, suffixes: &[&str]) -> Result<()> {
        let mut at = name.word.start + name.word.text.iter().position(|&byte| byte == b'_').unwrap_or_default();
        for suffix in suffixes {
            let span = at..at + 1 + suffix.len();
            at = span.end;
            let known = self.suffix(name, suffix);
            if known == Some(true) {
                continue;
            }
            let message = match known {
                Some(_) => format!("`_{suffix}` does not fit here, or stands a second time"),
                None => format!("`{}` takes no `_{suffix}` in {}", spelling(name.info, self.version), self.version),
            };
            let error = TextError::new(Code::TextSuffix, span, message);
            return Err(match self.nearest_suffix(name.info, suffix) {
                Some(near) => error.hint(format!("did you mean `_{near}`?")),
                None => error,
            });
        }
        if name.info.code == Opcode::DCL.0 {
            self.declares(name)?;
        }
        Ok(())
    }

    /// Takes one suffix; false for one that is known but does not fit, `None` for one that is not known.
    fn suffix(&self, name: &mut Name<'t>, suffix: &str) -> Option<bool> {
        let is_pixel = self.version.stage() == Stage::PIXEL;
        let is_declaration = name.info.code == Opcode::DCL.0;
        if let Some(code) = comparison(suffix).filter(|_| name.info.controls == Controls::Comparison) {
            let is_first = name.controls == 0;
            name.controls |= u32::from(code) << 16;
            return Some(is_first);
        }
        if is_declaration && let Some(declaration) = self.usage(suffix) {
            // What kind of texture it is stands right behind the name.
            let fits = declaration.texture_type() == TextureType::UNKNOWN || name.destination == 0;
            return Some(name.declaration.replace(declaration).is_none() && fits);
        }
        let is_written = name.info.writes() && name.info.literals == Literals::None || name.is_listed;
        if !is_written {
            return None;
        }
        if let Some((shift, _)) = SHIFTS.iter().find(|row| row.1.strip_prefix('_') == Some(suffix)) {
            let has_shifts = is_pixel && self.version.major() == 1 && !is_declaration || name.is_listed;
            let is_first = name.destination == 0;
            name.destination |= shift << 24;
            return has_shifts.then_some(is_first);
        }
        let (bit, _) = DESTINATION_MODIFIERS.iter().find(|row| row.1.strip_prefix('_') == Some(suffix))?;
        let fits = match *bit {
            _ if name.is_listed => true,
            SATURATE => !is_declaration && (is_pixel || self.version.major() >= 3),
            PARTIAL_PRECISION => is_pixel && self.version.major() >= 2,
            CENTROID => is_declaration && is_pixel,
            _ => false,
        };
        let is_first = name.destination >> 20 & bit == 0;
        name.destination |= bit << 20;
        fits.then_some(is_first)
    }

    fn nearest_suffix(&self, info: &Info, suffix: &str) -> Option<&'static str> {
        let usages = Usage::ROWS.iter().map(|row| row.2).chain(TextureType::ROWS.iter().map(|row| row.2));
        let usages = usages.filter(|_| info.code == Opcode::DCL.0);
        let compares = Comparison::ROWS.iter().filter(|_| info.controls == Controls::Comparison);
        let modifiers = DESTINATION_MODIFIERS.iter().filter(|_| info.writes());
        let rows = compares.map(|row| row.2).chain(modifiers.map(|row| row.1));
        let all = rows.filter_map(|name| name.strip_prefix('_')).chain(usages).filter(|name| !name.is_empty());
        let bare = suffix.trim_end_matches(|last: char| last.is_ascii_digit());
        nearest(bare, all).filter(|&near| near != suffix && near != bare)
    }

    /// `texcoord3`, `2d`: what a `dcl` declares. `None` where the version knows no such thing.
    fn usage(&self, suffix: &str) -> Option<DeclarationToken> {
        const DECLARATION: u32 = 1 << 31;
        let is_pixel = self.version.stage() == Stage::PIXEL;
        if let Some(row) = TextureType::ROWS.iter().find(|row| row.2 == suffix && !suffix.is_empty()) {
            let has_samplers = is_pixel || self.version.key() >= V3_0;
            return has_samplers.then_some(DeclarationToken(DECLARATION | u32::from(row.0) << 27));
        }
        if is_pixel && self.version.key() < V3_0 {
            return None;
        }
        let name = suffix.trim_end_matches(|last: char| last.is_ascii_digit());
        let digits = suffix.get(name.len()..).filter(|digits| !digits.is_empty());
        let index: u32 = digits.map_or(Some(0), |digits| digits.parse().ok()).filter(|&index| index < 16)?;
        let row = Usage::ROWS.iter().find(|row| row.2 == name)?;
        let declaration = DeclarationToken(DECLARATION | u32::from(row.0) | index << 16);
        // Of a pixel shader's input a position would say nothing.
        (!is_pixel || !declaration.is_bare()).then_some(declaration)
    }

    /// A `dcl` must say what it declares, but in pixel shaders.
    fn declares(&self, name: &mut Name<'t>) -> Result<()> {
        if name.declaration.is_none() && self.version.stage() == Stage::VERTEX {
            let message = "`dcl` must say what the register is for";
            return Err(TextError::new(Code::TextSuffix, name.word.span(), message)
                .hint("such as `dcl_position` or `dcl_texcoord1`"));
        }
        name.declaration.get_or_insert(DeclarationToken(1 << 31));
        Ok(())
    }

    fn operands(&mut self, instruction: &mut Instruction, name: &Name<'t>, count: usize) -> Result<()> {
        for place in 0..count {
            if place > 0 {
                self.comma(name, count, place)?;
            }
            if place == 0 && !self.is_operand() {
                return Err(self.too_few(name, count, 0));
            }
            if place == 0 && (name.info.writes() || name.is_listed) {
                instruction.destination = Some(self.destination(name)?);
            } else {
                instruction.sources.push(self.operand(Role::Source)?);
            }
        }
        for place in 0..name.info.literals.count() {
            self.comma(name, count + name.info.literals.count(), count + place)?;
            let literal = self.literal(name.info.literals)?;
            instruction.literals.push(literal);
        }
        self.old_defaults(instruction, name.info);
        self.subtract(instruction, name)?;
        if self.ahead().kind == Kind::Punct(b',') {
            let count = count + name.info.literals.count();
            let plural = if count == 1 { "" } else { "s" };
            let text = String::from_utf8_lossy(name.word.text);
            let message = format!("`{text}` takes {count} operand{plural} in {}, found more", self.version);
            return Err(TextError::new(Code::TextOperandCount, self.ahead().span(), message));
        }
        Ok(())
    }

    fn destination(&mut self, name: &Name<'t>) -> Result<Parameter> {
        self.gap();
        let start = self.lexer.offset();
        if name.is_listed {
            let mut destination = self.operand(Role::Listed)?;
            // What a listing prints as one: it gives back the operand that was read.
            destination.token.0 |= name.destination;
            return Ok(Parameter { token: widest(destination.token), ..destination });
        }
        let mut destination = self.operand(Role::Destination)?;
        if destination.token.is_relative() && (self.version.stage() == Stage::PIXEL || self.version.key() < V3_0) {
            let message = format!("a destination takes no register as its index in {}", self.version);
            return Err(TextError::new(Code::TextIndex, start..self.lexer.offset(), message)
                .hint("vs_3_0 has indexed destinations"));
        }
        destination.token.0 |= name.destination;
        Ok(destination)
    }

    /// In vs_1_1 some instructions have their own ideas of what all components mean.
    fn old_defaults(&self, instruction: &mut Instruction, info: &Info) {
        if self.version != Version::VS_1_1 {
            return;
        }
        if let Some(destination) = &mut instruction.destination
            && destination.token.mask() == 0xf
        {
            destination.token.0 = destination.token.0 & !(0xf << 16) | info.old_mask << 16;
        }
        if let (Some(source), true) = (instruction.sources.first_mut(), info.scalar)
            && source.token.swizzle() == [0, 1, 2, 3]
        {
            source.token.0 |= 0xff << 16;
        }
    }

    /// But in ps_1_x, `sub` is an addition of the negative.
    fn subtract(&self, instruction: &mut Instruction, name: &Name<'t>) -> Result<()> {
        if name.info.code != Opcode::SUB.0 || self.version.stage() == Stage::PIXEL && self.version.major() == 1 {
            return Ok(());
        }
        instruction.token.0 = instruction.token.0 & !0xffff | u32::from(Opcode::ADD.0);
        let Some(source) = instruction.sources.last_mut() else { return Ok(()) };
        // None and negated, absolute and negated absolute are each other's negative.
        let negated = match source.token.source_modifier() {
            0 => 1,
            1 => 0,
            11 => 12,
            12 => 11,
            _ => {
                let message = "`sub` negates its second source, which `!` does not go with";
                return Err(TextError::new(Code::TextSyntax, name.word.span(), message));
            }
        };
        source.token.0 = source.token.0 & !(0xf << 24) | negated << 24;
        Ok(())
    }

    /// Whether an operand can start here.
    fn is_operand(&self) -> bool {
        matches!(self.ahead().kind, Kind::Word | Kind::Number | Kind::Punct(b'-' | b'!'))
    }

    fn comma(&mut self, name: &Name<'t>, count: usize, place: usize) -> Result<()> {
        if self.punct(b',') {
            return Ok(());
        }
        let next = self.ahead();
        let between = self.lexer.source().get(self.lexer.offset()..next.start).unwrap_or_default();
        let is_same_line = !between.contains(&b'\n');
        match next.kind {
            Kind::Number | Kind::Punct(_) => Err(self.expected(Code::TextSyntax, "`,` and the next operand")),
            Kind::Word if is_same_line => Err(self.expected(Code::TextSyntax, "`,` and the next operand")),
            _ => Err(self.too_few(name, count, place)),
        }
    }

    #[cold]
    fn too_few(&self, name: &Name<'t>, count: usize, found: usize) -> TextError {
        let text = String::from_utf8_lossy(name.word.text);
        let plural = if count == 1 { "" } else { "s" };
        let message = format!("`{text}` takes {count} operand{plural} in {}, found {found}", self.version);
        TextError::new(Code::TextOperandCount, self.lexer.offset()..self.lexer.offset(), message)
    }
}

/// The comparison of a suffix.
fn comparison(suffix: &str) -> Option<u8> {
    Comparison::ROWS.iter().find(|row| row.2.strip_prefix('_') == Some(suffix)).map(|row| row.0)
}

/// A source that was printed as a destination: of its swizzle the highest bit was lost. It was set where that makes one
/// component of it, or all four in their order.
fn widest(token: ParameterToken) -> ParameterToken {
    let other = ParameterToken(token.0 | 1 << 23);
    match other.swizzle() {
        [0, 1, 2, 3] => other,
        [x, y, z, w] if x == y && y == z && z == w => other,
        _ => token,
    }
}
