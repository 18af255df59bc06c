//! Values as operands: constants, names, numbers.

use dxbin_base::sink::{Class, Sink};

use crate::model::{
    Constant, ConstantId, ConstantKind, Function, FunctionId, Module, Named, Opcode, Span, Text, Type, TypeId, Value,
    ValueKind,
};
use crate::spec::spelling::predicate;

use super::line::optimization;
use super::names::{needs_quotes, write_escaped, write_string};
use super::number;
use super::{Comments, DEEPEST, Printer, TooLarge, texts};

impl<S: Sink, C: Comments> Printer<'_, '_, S, C> {
    /// A value behind its type.
    #[inline]
    pub(super) fn typed_operand(&mut self, value: Value) -> Result<(), TooLarge> {
        self.type_of(value)?;
        self.put(b" ");
        self.operand(value)
    }

    /// A value's type.
    #[inline]
    pub(super) fn type_of(&mut self, value: Value) -> Result<(), TooLarge> {
        match self.parts.module.type_of(value, self.parts.function) {
            Some(id) => self.of_type(id),
            None if matches!(value.kind(), ValueKind::Metadata(_)) && !value.is_none() => {
                self.pen.put(Class::Keyword, b"metadata");
                Ok(())
            }
            None => {
                self.bad_reference();
                Ok(())
            }
        }
    }

    /// A value without its type.
    #[inline]
    pub(super) fn operand(&mut self, value: Value) -> Result<(), TooLarge> {
        self.operand_at(value, 0)
    }

    #[inline]
    pub(super) fn operand_at(&mut self, value: Value, depth: u32) -> Result<(), TooLarge> {
        match value.kind() {
            ValueKind::Constant(id) => self.constant(id, depth),
            ValueKind::Instruction(id) => {
                self.label(self.parts.slots.local(id).0);
                Ok(())
            }
            ValueKind::Argument(index) => {
                self.label(self.parts.slots.argument(index));
                Ok(())
            }
            kind @ (ValueKind::Global(_) | ValueKind::Function(_) | ValueKind::Alias(_)) => {
                let text = self.parts.slots.global(kind);
                if text.length == 0 {
                    self.bad_reference();
                    return Ok(());
                }
                self.prepared(Class::Register, text)
            }
            // No constant holds metadata, so that the way from metadata to constants does not lead back.
            ValueKind::Metadata(_) if value.is_none() || depth > 0 => {
                self.bad_reference();
                Ok(())
            }
            ValueKind::Metadata(id) => self.metadata_operand(Some(id)),
        }
    }

    /// A block behind its type.
    pub(super) fn block_operand(&mut self, index: u32, typed: bool) {
        if typed {
            self.pen.put(Class::Keyword, b"label");
            self.put(b" ");
        }
        self.label(self.parts.slots.block(index));
    }

    /// A name without prefix.
    pub(super) fn name(&mut self, name: Text, quoted: bool) {
        if quoted {
            self.pen.put(Class::Register, b"\"");
            write_escaped(&mut self.pen, Class::Register, self.parts.module.bytes(name));
            self.pen.put(Class::Register, b"\"");
        } else {
            texts::print(&self.parts.module.text, &mut self.pen, Class::Register, name.0);
        }
    }

    /// A string in quotes.
    pub(super) fn quoted(&mut self, class: Class, text: Text) {
        write_string(&mut self.pen, class, self.parts.module.bytes(text));
    }

    #[inline]
    pub(super) fn constant(&mut self, id: ConstantId, depth: u32) -> Result<(), TooLarge> {
        let module = self.parts.module;
        let Some(constant) = module.constants.get(id) else {
            self.bad_reference();
            return Ok(());
        };
        match constant.kind {
            ConstantKind::Number([low, high]) => {
                self.number(constant.of, u64::from(low) | u64::from(high) << 32);
                Ok(())
            }
            ConstantKind::Undefined => {
                self.pen.put(Class::Literal, b"undef");
                Ok(())
            }
            _ => self.long_constant(constant, depth),
        }
    }

    fn long_constant(&mut self, constant: Constant, depth: u32) -> Result<(), TooLarge> {
        if depth > DEEPEST {
            return Err(TooLarge);
        }
        let module = self.parts.module;
        match constant.kind {
            ConstantKind::Zero => self.zero(constant.of),
            ConstantKind::Wide(span) => self.wide(constant.of, span)?,
            ConstantKind::Aggregate(span) => return self.aggregate(constant.of, span, depth),
            ConstantKind::Data(span) => return self.data(constant.of, span),
            ConstantKind::Expression { opcode, flags, operands } => {
                return self.expression(constant.of, opcode, flags, operands.of(&module.constants.words), depth);
            }
            ConstantKind::BlockAddress(span) => {
                let &[function, block] = span.of(&module.constants.words) else {
                    self.bad_reference();
                    return Ok(());
                };
                self.block_address(Value(function), block)?;
            }
            ConstantKind::Assembly(span) => {
                if let &[flags, text, text_length, constraints, constraints_length] = span.of(&module.constants.words) {
                    let text = Text(Span { start: text, length: text_length });
                    self.assembly(flags, text, Text(Span { start: constraints, length: constraints_length }));
                }
            }
            ConstantKind::Number(_) | ConstantKind::Undefined => {}
        }
        Ok(())
    }

    /// An integer or a float of up to 64 bits.
    #[inline]
    pub(super) fn number(&mut self, of: TypeId, bits: u64) {
        let of = self.parts.module.types.get(of);
        self.pen.compose(|room| number::write(room, of, bits));
    }

    fn zero(&mut self, of: TypeId) {
        match self.parts.module.types.get(of) {
            Some(Type::Integer(_) | Type::Half | Type::Float | Type::Double) => self.number(of, 0),
            Some(Type::Pointer { .. }) => self.pen.put(Class::Literal, b"null"),
            Some(Type::X86Fp80 | Type::Fp128 | Type::PpcFp128) => self.wide_float(of, &[]),
            _ => self.pen.put(Class::Literal, b"zeroinitializer"),
        }
    }

    fn wide(&mut self, of: TypeId, span: Span) -> Result<(), TooLarge> {
        let words = span.of(&self.parts.module.constants.words);
        let Some(Type::Integer(width)) = self.parts.module.types.get(of) else {
            self.wide_float(of, words);
            return Ok(());
        };
        // Words that only repeat the sign cost nothing.
        let sign = words.last().map_or(0, |word| (*word as i32 >> 31) as u32);
        let significant = words.iter().rposition(|&word| word != sign).map_or(1, |at| at + 2).min(words.len());
        self.spend(significant * significant + 4 * words.len())?;
        let text = number::wide(words, width);
        self.pen.text(Class::Literal, &text);
        Ok(())
    }

    /// A float of 80 or 128 bits as its digits; words that are missing are zero.
    fn wide_float(&mut self, of: TypeId, words: &[u32]) {
        let (prefix, digits): (&[u8], &[usize]) = match self.parts.module.types.get(of) {
            // The sixteen bits of sign and exponent come first.
            Some(Type::X86Fp80) => (b"0xK", &[2, 1, 0]),
            Some(Type::PpcFp128) => (b"0xM", &[1, 0, 3, 2]),
            _ => (b"0xL", &[1, 0, 3, 2]),
        };
        self.pen.text(Class::Literal, prefix);
        for &index in digits {
            let word = words.get(index).copied().unwrap_or(0);
            let count = if index == 2 && digits.len() == 3 { 4 } else { 8 };
            for digit in (0..count).rev() {
                self.pen.put(Class::Literal, &[number::hex_digit((word >> (4 * digit)) as u8 & 15)]);
            }
        }
    }

    /// The elements' type of an array or a vector.
    fn element_type(&self, of: TypeId) -> Option<TypeId> {
        match self.parts.module.types.get(of)? {
            Type::Array { of, .. } | Type::Vector { of, .. } => Some(of),
            _ => None,
        }
    }

    fn aggregate(&mut self, of: TypeId, span: Span, depth: u32) -> Result<(), TooLarge> {
        let module = self.parts.module;
        let elements = || module.constants.elements(span);
        // What is all zero or all undefined has no elements in LLVM's memory; in an array all must be the same constant.
        let words = span.of(&module.constants.words);
        let same = words.iter().all(|word| Some(word) == words.first());
        if same || matches!(module.types.get(of), Some(Type::Struct { .. })) {
            if elements().all(|value| is_zero(module, value)) {
                self.zero(of);
                return Ok(());
            }
            if elements().all(|value| is_undefined(module, value)) {
                self.pen.put(Class::Keyword, b"undef");
                return Ok(());
            }
        }
        self.spend(8 * span.length as usize)?;
        let element = self.element_type(of);
        let (open, close): (&[u8], &[u8]) = match module.types.get(of) {
            Some(Type::Array { .. }) => {
                if self.string_of_values(element, span) {
                    return Ok(());
                }
                (b"[", b"]")
            }
            Some(Type::Vector { .. }) => (b"<", b">"),
            Some(Type::Struct { packed: true, .. }) => (b"<{ ", b" }>"),
            _ => (b"{ ", b" }"),
        };
        self.pen.text(Class::Plain, open);
        let of = |&word: &u32| self.parts.type_of(Value(word));
        if element.is_none_or(|element| words.iter().all(|word| of(word) == Some(element))) {
            self.row(b"", words, true, depth + 1)?;
            self.pen.text(Class::Plain, close);
            return Ok(());
        }
        for (i, value) in elements().enumerate() {
            if i > 0 {
                self.put(b", ");
            }
            match element {
                Some(element) => self.of_type(element)?,
                None => self.type_of(value)?,
            }
            self.put(b" ");
            self.operand_at(value, depth + 1)?;
            self.pen.spill();
        }
        self.pen.text(Class::Plain, close);
        Ok(())
    }

    /// An array of plain bytes, as a string; false if it is none.
    fn string_of_values(&mut self, element: Option<TypeId>, span: Span) -> bool {
        let module = self.parts.module;
        if element.and_then(|element| module.types.get(element)) != Some(Type::Integer(8)) {
            return false;
        }
        let numbers = || module.constants.elements(span).map(|value| module.constants.number(value.constant()?));
        if numbers().any(|number| number.is_none()) {
            return false;
        }
        self.pen.put(Class::Literal, b"c\"");
        for number in numbers().flatten() {
            write_escaped(&mut self.pen, Class::Literal, &[number as u8]);
            self.pen.spill();
        }
        self.pen.put(Class::Literal, b"\"");
        true
    }

    fn data(&mut self, of: TypeId, span: Span) -> Result<(), TooLarge> {
        let module = self.parts.module;
        let bytes = span.of(&module.constants.bytes);
        if bytes.iter().all(|&byte| byte == 0) {
            self.zero(of);
            return Ok(());
        }
        self.spend(8 * bytes.len())?;
        let array = matches!(module.types.get(of), Some(Type::Array { .. }));
        let Some(element) = self.element_type(of) else { return Ok(()) };
        let size = match module.types.get(element) {
            Some(Type::Integer(8)) if array => {
                self.pen.put(Class::Literal, b"c");
                write_string(&mut self.pen, Class::Literal, bytes);
                return Ok(());
            }
            Some(Type::Half) => 2,
            Some(Type::Float) => 4,
            Some(Type::Double) => 8,
            Some(Type::Integer(width)) => (width as usize).div_ceil(8).clamp(1, 8),
            _ => return Ok(()),
        };
        if array {
            self.put(b"[")
        } else {
            self.put(b"<")
        }
        let mut numbers = bytes.chunks_exact(size).map(|bytes| match *bytes {
            [a, b, c, d] => u64::from(u32::from_le_bytes([a, b, c, d])),
            _ => bytes.iter().rev().fold(0, |bits, &byte| bits << 8 | u64::from(byte)),
        });
        if let Some(first) = numbers.next() {
            self.of_type(element)?;
            self.put(b" ");
            self.number(element, first);
        }
        self.numbers(element, numbers)?;
        if array {
            self.put(b"]")
        } else {
            self.put(b">")
        }
        Ok(())
    }

    fn expression(
        &mut self,
        of: TypeId,
        opcode: Opcode,
        flags: u16,
        words: &[u32],
        depth: u32,
    ) -> Result<(), TooLarge> {
        self.spend(16 * words.len())?;
        self.pen.text(Class::Mnemonic, opcode.name().unwrap_or("<unknown>").as_bytes());
        self.pen.compose(|room| optimization(room, opcode, flags, false));
        if matches!(opcode, Opcode::I_CMP | Opcode::F_CMP) {
            self.put(b" ");
            self.word(predicate(u32::from(flags)));
        }
        self.put(b" (");
        let mut words = words;
        if let (Opcode::GET_ELEMENT_PTR, [pointee, rest @ ..]) = (opcode, words) {
            self.of_type(TypeId(*pointee))?;
            self.put(b", ");
            words = rest;
        }
        for (i, &word) in words.iter().enumerate() {
            if i > 0 {
                self.put(b", ");
            }
            self.type_of(Value(word))?;
            self.put(b" ");
            self.operand_at(Value(word), depth + 1)?;
            self.pen.spill();
        }
        if super::is_cast(opcode) {
            self.put(b" to ");
            self.of_type(of)?;
        }
        self.put(b")");
        Ok(())
    }

    fn block_address(&mut self, function: Value, block: u32) -> Result<(), TooLarge> {
        self.pen.put(Class::Keyword, b"blockaddress");
        self.put(b"(");
        if let ValueKind::Function(id) = function.kind() {
            self.operand(function)?;
            self.put(b", ");
            self.spend(
                self.parts
                    .module
                    .functions
                    .get(id.index())
                    .map_or(0, |function| function.body.as_ref().map_or(0, |body| body.order.len() + body.names.len())),
            )?;
            match block_label(self.parts.module, id, block) {
                Some(Ok(name)) => {
                    self.pen.put(Class::Register, b"%");
                    self.name(name, needs_quotes(self.parts.module.bytes(name)));
                }
                Some(Err(slot)) => {
                    self.pen.put(Class::Register, b"%");
                    self.pen.unsigned(Class::Register, slot);
                }
                None => self.bad_reference(),
            }
        }
        self.put(b")");
        Ok(())
    }

    fn assembly(&mut self, flags: u32, text: Text, constraints: Text) {
        self.pen.put(Class::Keyword, b"asm ");
        for (bit, word) in ["sideeffect ", "alignstack ", "inteldialect "].iter().enumerate() {
            if flags >> bit & 1 != 0 {
                self.word(word);
            }
        }
        self.quoted(Class::Literal, text);
        self.put(b", ");
        self.quoted(Class::Literal, constraints);
    }
}

/// Whether a value is zero of its type, but for negative zeros.
fn is_zero(module: &Module, value: Value) -> bool {
    let kind = value.constant().and_then(|id| module.constants.get(id)).map(|constant| constant.kind);
    matches!(kind, Some(ConstantKind::Zero | ConstantKind::Number([0, 0])))
}

fn is_undefined(module: &Module, value: Value) -> bool {
    let kind = value.constant().and_then(|id| module.constants.get(id)).map(|constant| constant.kind);
    matches!(kind, Some(ConstantKind::Undefined))
}

/// What a block of another function is called there: its name or its number.
fn block_label(module: &Module, id: FunctionId, block: u32) -> Option<Result<Text, u32>> {
    let function: &Function = module.functions.get(id.index())?;
    let body = function.body.as_ref()?;
    // What was named twice has the later name.
    let named = |of: Named| body.names.iter().rfind(|&&(named, name)| named == of && !name.is_empty());
    if let Some(&(_, name)) = named(Named::Block(crate::model::BlockId(block))) {
        return Some(Ok(name));
    }
    let has_name: std::collections::HashSet<Named> =
        body.names.iter().filter(|name| !name.1.is_empty()).map(|name| name.0).collect();
    let parameters = module.types.function(function.signature).map_or(0, |signature| signature.1.len());
    let argument = |index: usize| Named::Value(ValueKind::Argument(index as u32).into());
    let mut slot = (0..parameters).filter(|&index| !has_name.contains(&argument(index))).count() as u32;
    for (index, span) in body.blocks.iter().enumerate() {
        if index == block as usize {
            return Some(Err(slot));
        }
        slot += u32::from(!has_name.contains(&Named::Block(crate::model::BlockId(index as u32))));
        for id in body.order.run(*span) {
            let result = module.instruction(id).and_then(|instruction| module.types.get(instruction.result));
            let value = Named::Value(ValueKind::Instruction(id).into());
            slot += u32::from(result != Some(Type::Void) && !has_name.contains(&value));
        }
    }
    None
}
