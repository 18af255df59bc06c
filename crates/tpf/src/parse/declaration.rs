//! Declarations: the items of an opcode's row, one after the other.

use dxbin_base::Code;
use dxbin_base::lex::{Kind, TextError};

use super::operand::{IDENTITY, Role};
use super::{MAX_WORDS, Parser, Result};
use crate::spec::{
    AccessPattern, BitName, GLOBAL_FLAGS, Info, InputPrimitive, InterfaceIndexing, InterpolationMode, Item, Opcode,
    OperandType, OutputTopology, ResourceDimension, SamplerMode, SystemName, TessellatorDomain,
    TessellatorOutputPrimitive, TessellatorPartitioning, UAV_FLAGS,
};

/// The values and spellings of an enumeration's rows.
macro_rules! rows {
    ($type:ident) => {
        $type::ROWS.iter().map(|row| (u32::from(row.0), row.2))
    };
}

impl Parser<'_> {
    pub(super) fn declaration(&mut self, opcode: Opcode, info: &Info, items: &[Item]) -> Result<()> {
        self.declared = [0; MAX_WORDS];
        self.table.clear();
        items.iter().try_for_each(|item| self.item(info, item))?;
        // How long a list is stands before it.
        let count = self.table.len() as u32;
        match opcode {
            Opcode::DCL_FUNCTION_TABLE => self.declared[1] = count,
            Opcode::DCL_INTERFACE => self.declared[2] |= count & 0xffff,
            _ => {}
        }
        let words = if self.version.has_spaces() { info.words_51 } else { info.words };
        self.words.extend(self.declared.iter().take(usize::from(words)));
        self.words.append(&mut self.table);
        Ok(())
    }

    fn item(&mut self, info: &Info, item: &Item) -> Result<()> {
        let spaces = self.version.has_spaces();
        match *item {
            Item::Lit(ref text) => self.literal_text(text.as_str())?,
            Item::Range(_) if spaces => self.range()?,
            Item::Operand | Item::Range(_) => self.operand(Role::Declared, info.literals)?,
            Item::Buffer { size } => self.buffer(size)?,
            Item::Space(place) | Item::BufferSpace(place) => {
                if spaces {
                    if !self.eat(", space=") {
                        return Err(self.expected(Code::TextSyntax, "`, space=` and a register space"));
                    }
                    let space = self.signed("a register space")?;
                    self.set(place, space);
                }
            }
            Item::Signed(place) | Item::Unsigned(place) => {
                let word = self.signed("a number")?;
                self.set(place, word);
            }
            Item::Low16(place) => {
                let word = self.bounded("a number", 0..=0xffff)?;
                self.set(place, word);
            }
            Item::High16(place) => {
                let word = self.bounded("a number", 0..=0xffff)? << 16;
                self.set(place, word);
            }
            Item::Components(place) => {
                let word = self.bounded("a number of components", 1..=4)?;
                self.set(place, word);
            }
            Item::Float(place) => {
                let word = self.literal_value(crate::spec::Literals::Float)?;
                self.set(place, word);
            }
            Item::Returns(place) => {
                self.need(b'(', "and the four return types")?;
                let word = self.return_types()?;
                self.set(place, word);
            }
            Item::SystemName(place) => {
                let word = self.keyword("a system value, such as `position`", rows!(SystemName))?;
                self.set(place, word);
            }
            Item::Table(prefix) => self.read_table(prefix)?,
            Item::UavFlags => {
                while let Some(bit) = self.choose(UAV_FLAGS.iter().copied()) {
                    self.add(self.start, bit);
                }
            }
            Item::GlobalFlags => self.global_flags()?,
            _ => {
                let value = self.enumerated(item)?;
                let (low, count) = item.bits();
                self.add(self.start, (value & ((1 << count) - 1)) << low);
            }
        }
        Ok(())
    }

    /// The value of an item that has bits of its own in the token.
    fn enumerated(&mut self, item: &Item) -> Result<u32> {
        match item {
            Item::Dimension => self.keyword("a dimension, such as `texture2d`", rows!(ResourceDimension)),
            Item::Samples => self.samples(),
            Item::AccessPattern => self.keyword("`immediateIndexed` or `dynamicIndexed`", rows!(AccessPattern)),
            Item::Interpolation => self.keyword("an interpolation, such as `linear`", rows!(InterpolationMode)),
            Item::Topology => self.keyword("a topology, such as `trianglestrip`", rows!(OutputTopology)),
            Item::Primitive => self.primitive(),
            Item::ControlPoints => self.bounded("a number of control points", 0..=32),
            Item::Domain => self.keyword("a domain, such as `domain_tri`", rows!(TessellatorDomain)),
            Item::Partitioning => {
                self.keyword("a partitioning, such as `partitioning_integer`", rows!(TessellatorPartitioning))
            }
            Item::OutputPrimitive => {
                self.keyword("a primitive, such as `output_triangle_cw`", rows!(TessellatorOutputPrimitive))
            }
            // What has no name is not printed, and what is not written is zero.
            Item::SamplerMode if !self.at_space() && self.lexer.punct(b',') => {
                let rows = rows!(SamplerMode).map(|row| (row.0, row.1.trim_start_matches([',', ' '])));
                self.keyword("`mode_default` or another mode", rows)
            }
            Item::IndexedInterface => Ok(self.choose(rows!(InterfaceIndexing)).unwrap_or(0)),
            _ => Ok(0),
        }
    }

    fn at_space(&mut self) -> bool {
        let start = self.lexer.offset();
        let found = self.eat(", space");
        self.lexer.seek(start);
        found
    }

    /// Text of a declaration that never changes.
    fn literal_text(&mut self, text: &str) -> Result<()> {
        self.lexer.blanks();
        if text == " " || self.eat(text) || self.eat_prefix(text.trim_end()) {
            self.lexer.blanks();
            return Ok(());
        }
        Err(self.expected(Code::TextSyntax, &format!("`{}`", text.trim())))
    }

    /// Takes text behind which letters or digits may follow, such as the `x` of `x4`.
    fn eat_prefix(&mut self, text: &str) -> bool {
        let start = self.lexer.offset();
        let mut pieces = text.bytes().filter(|&byte| byte != b' ');
        let all = pieces.all(|byte| {
            self.lexer.blanks();
            self.lexer.eat(&[byte])
        });
        if !all {
            self.lexer.seek(start);
        }
        all
    }

    fn samples(&mut self) -> Result<u32> {
        let (low, count) = Item::Dimension.bits();
        let dimension = ResourceDimension(self.token().bits(low, count) as u8);
        if !matches!(dimension, ResourceDimension::TEXTURE2DMS | ResourceDimension::TEXTURE2DMSARRAY) {
            return Ok(0);
        }
        self.need(b'(', "and the number of samples")?;
        let samples = self.bounded("a number of samples", 0..=127)?;
        self.need(b')', "behind the number of samples")?;
        Ok(samples)
    }

    fn primitive(&mut self) -> Result<u32> {
        let start = self.lexer.offset();
        if self.eat_prefix("patch") {
            let points = self.bounded("a number of control points", 1..=32)?;
            return Ok(points + 7);
        }
        self.lexer.seek(start);
        self.keyword("a primitive, such as `triangle` or `patch3`", rows!(InputPrimitive))
    }

    fn global_flags(&mut self) -> Result<()> {
        if self.eat("none") {
            return Ok(());
        }
        loop {
            let rows = GLOBAL_FLAGS.iter().map(|&(bit, name): &BitName| (bit, name));
            let flag = self.keyword("a flag, such as `refactoringAllowed`", rows)?;
            self.add(self.start, flag);
            if !self.lexer.punct(b'|') {
                return Ok(());
            }
        }
    }

    /// `T1[2:3]`: id, first and last register.
    fn range(&mut self) -> Result<()> {
        let (operand_type, index) = self.range_indices()?;
        let token = IDENTITY | u32::from(operand_type.0) << 12 | 3 << 20;
        self.declare(token, &index);
        Ok(())
    }

    /// `CB1[20]`, `CB1[2:3][20]` with the size in a word.
    fn buffer(&mut self, size: u8) -> Result<()> {
        if self.version.has_spaces() {
            self.range()?;
            self.need(b'[', "and the size in registers")?;
            let registers = self.signed("a size in registers")?;
            self.set(size, registers);
            return self.need(b']', "behind the size in registers");
        }
        let operand_type = self.declared_type()?;
        let id = self.signed("the number of the buffer")?;
        self.need(b'[', "and the size in registers")?;
        let registers = self.signed("a size in registers")?;
        self.need(b']', "behind the size in registers")?;
        let token = IDENTITY | u32::from(operand_type.0) << 12 | 2 << 20;
        self.declare(token, &[id, registers]);
        Ok(())
    }

    fn declare(&mut self, token: u32, numbers: &[u32]) {
        self.words.push(token);
        self.words.extend_from_slice(numbers);
    }

    /// The type of what is declared; the lexer is put before its number.
    fn declared_type(&mut self) -> Result<OperandType> {
        self.lexer.blanks();
        let Some(word) = self.lexer.word() else { return Err(self.expected(Code::TextSyntax, "what is declared")) };
        self.register(&word)
    }

    fn range_indices(&mut self) -> Result<(OperandType, [u32; 3])> {
        let operand_type = self.declared_type()?;
        let id = self.signed("the number of the range")?;
        let start = self.lexer.offset();
        if !self.lexer.punct(b'[') {
            let message = format!("in {} a declaration names a range of registers", self.version);
            return Err(TextError::new(Code::TextIndex, start..start + 1, message)
                .hint("write the first and the last register, such as `T0[0:0]`"));
        }
        let low = self.signed("the first register")?;
        self.need(b':', "and the last register")?;
        let high = if self.lexer.punct(b'*') { u32::MAX } else { self.signed("the last register, or `*`")? };
        self.need(b']', "behind the range")?;
        Ok((operand_type, [id, low, high]))
    }

    fn read_table(&mut self, prefix: &str) -> Result<()> {
        while self.lexer.peek().kind != Kind::Punct(b'}') {
            if !self.table.is_empty() {
                self.need(b',', "or `}` in the list")?;
            }
            if !self.eat_prefix(prefix) {
                return Err(self.expected(Code::TextRegister, &format!("`{prefix}` and a number")));
            }
            let entry = self.signed("a number")?;
            self.table.push(entry);
        }
        Ok(())
    }

    /// Adds to a word behind the operands.
    fn set(&mut self, place: u8, word: u32) {
        if let Some(target) = self.declared.get_mut(usize::from(place)) {
            *target |= word;
        }
    }
}
