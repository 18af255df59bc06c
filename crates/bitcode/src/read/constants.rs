//! Constants.
//!
//! LLVM has each constant once, and gives some of them another form than they were written in: an aggregate of zeros is
//! `zeroinitializer`, an array of plain numbers is data. Elements may be told of behind the aggregate they are in; such
//! aggregates wait until the block ends.

use dxbin_base::{Code, Error};

use super::Reader;
use super::intern::{Hash, Table};
use crate::bitstream::Item;
use crate::model::{Constant, ConstantId, ConstantKind, Opcode, Span, Type, TypeId, Value, ValueKind};
use crate::spec::codes::{BINARY, CASTS, ConstantCode};

/// Constants by what they are.
#[derive(Clone, Debug, Default)]
pub(super) struct ConstantInterner {
    table: Table,
}

/// A constant whose operands were not all there.
#[derive(Clone, Copy, Debug)]
struct Waiting {
    /// Its number as a value.
    number: u32,
    of: TypeId,
    kind: ConstantKind,
}

/// What a block of constants keeps from record to record.
struct Block {
    of: TypeId,
    waiting: Vec<Waiting>,
}

/// A number with its sign in the lowest bit; one without any other stands for the least there is.
pub(super) const fn signed(word: u64) -> u64 {
    match word {
        1 => 1 << 63,
        _ if word & 1 == 0 => word >> 1,
        _ => (word >> 1).wrapping_neg(),
    }
}

impl Reader<'_, '_> {
    /// The block of constants of the module or of a function.
    pub(super) fn constants(&mut self, number: u32) -> Result<(), Error> {
        self.cursor.enter(number)?;
        self.pass_referred();
        let mut block = Block { of: self.plain_type(Type::Integer(32)), waiting: Vec::new() };
        loop {
            match self.cursor.item(0)? {
                Item::End => break,
                Item::Block(number) => self.unknown_block(number)?,
                Item::Record(code) => {
                    let code = ConstantCode(code);
                    let record = self.cursor.take();
                    let result = self.constant_record(code, &record, &mut block);
                    self.cursor.give(record);
                    if let Err(error) = result {
                        self.note(error);
                        let undefined = self.intern_constant(block.of, ConstantKind::Undefined);
                        self.push_value(undefined);
                    }
                }
                Item::Text(_) => {}
            }
        }
        if self.referred as usize > self.values.len() {
            return Err(self.error(Code::ModuleValue, format!("constant {} is used and is nowhere", self.referred - 1)));
        }
        self.resolve_constants(&block.waiting);
        let values = &self.values;
        self.pending.retain(|&number, _| values.get(number as usize).is_none_or(|value| value.is_none()));
        Ok(())
    }

    fn constant_record(&mut self, code: ConstantCode, record: &[u64], block: &mut Block) -> Result<(), Error> {
        if code == ConstantCode::SETTYPE {
            let &[number, ..] = record else { return Err(self.short(record)) };
            let known = self.module.types.table.get(number as usize).copied().filter(|&id| id != super::types::HOLE);
            block.of = known.ok_or_else(|| self.no_type(number))?;
            return Ok(());
        }
        let of = block.of;
        let of_type = self.module.types.get(of).unwrap_or(Type::Void);
        let number = self.values.len() as u32;
        let (kind, ready) = match code {
            ConstantCode::NULL => (self.null(of_type)?, true),
            ConstantCode::INTEGER | ConstantCode::WIDE_INTEGER => (self.integer(code, record, of_type)?, true),
            ConstantCode::FLOAT => (self.float(record, of_type)?, true),
            ConstantCode::STRING | ConstantCode::CSTRING => return self.string(code, record),
            ConstantCode::DATA => (self.data(record, of_type)?, true),
            ConstantCode::AGGREGATE => self.aggregate(record, of, of_type)?,
            ConstantCode::INLINEASM | ConstantCode::INLINEASM_OLD => (self.inline_assembly(code, record)?, true),
            ConstantCode::BLOCKADDRESS => (self.block_address(record)?, true),
            ConstantCode::UNDEF => (ConstantKind::Undefined, true),
            ConstantCode(10..=20) => self.expression(code, record, of, of_type)?,
            _ => {
                self.unknown_record(code.0)?;
                (ConstantKind::Undefined, true)
            }
        };
        // An expression's type may be another than the block's.
        let of = self.expression_type.take().unwrap_or(of);
        if ready {
            let value = self.intern_constant(of, kind);
            self.push_value(value);
        } else {
            block.waiting.push(Waiting { number, of, kind });
            self.pending.insert(number, of);
            self.push_value(Value::NONE);
        }
        Ok(())
    }

    fn null(&self, of: Type) -> Result<ConstantKind, Error> {
        match of {
            Type::Integer(0..=64) | Type::Half | Type::Float | Type::Double => Ok(ConstantKind::number(0)),
            Type::Void | Type::Label | Type::Metadata | Type::Function { .. } => {
                Err(self.error(Code::ModuleType, "this type has no null"))
            }
            _ => Ok(ConstantKind::Zero),
        }
    }

    fn integer(&mut self, code: ConstantCode, record: &[u64], of: Type) -> Result<ConstantKind, Error> {
        let Type::Integer(width) = of else { return Err(self.error(Code::ModuleType, "an integer of another type")) };
        let &[first, ..] = record else { return Err(self.short(record)) };
        if width <= 64 {
            return Ok(ConstantKind::number(signed(first) & crate::bitstream::bits::mask(width)));
        }
        let words = width.div_ceil(64) as usize;
        let record = if code == ConstantCode::INTEGER { record.get(..1).unwrap_or_default() } else { record };
        let start = self.module.constants.words.len() as u32;
        let mut zero = true;
        for i in 0..words {
            let word = record.get(i).map_or(0, |&word| signed(word));
            let last = i + 1 == words && width % 64 != 0;
            let word = if last { word & crate::bitstream::bits::mask(width % 64) } else { word };
            zero &= word == 0;
            self.module.constants.words.extend([word as u32, (word >> 32) as u32]);
        }
        Ok(self.wide(start, zero))
    }

    fn wide(&mut self, start: u32, zero: bool) -> ConstantKind {
        if zero {
            self.module.constants.words.truncate(start as usize);
            return ConstantKind::Zero;
        }
        ConstantKind::Wide(Span { start, length: self.module.constants.words.len() as u32 - start })
    }

    fn float(&mut self, record: &[u64], of: Type) -> Result<ConstantKind, Error> {
        let &[first, ref rest @ ..] = record else { return Err(self.short(record)) };
        Ok(match of {
            Type::Half => ConstantKind::number(first & 0xffff),
            Type::Float => ConstantKind::number(first & 0xffff_ffff),
            Type::Double => ConstantKind::number(first),
            Type::X86Fp80 | Type::Fp128 | Type::PpcFp128 => {
                let &[second, ..] = rest else { return Err(self.short(record)) };
                // Of 80 bits the file has the upper 64 first.
                let words = match of {
                    Type::X86Fp80 => [second & 0xffff | first << 16, first >> 48],
                    _ => [first, second],
                };
                let start = self.module.constants.words.len() as u32;
                self.module.constants.words.extend(words.iter().flat_map(|&word| [word as u32, (word >> 32) as u32]));
                self.wide(start, words == [0, 0])
            }
            _ => ConstantKind::Undefined,
        })
    }

    fn string(&mut self, code: ConstantCode, record: &[u64]) -> Result<(), Error> {
        if record.is_empty() {
            return Err(self.short(record));
        }
        let start = self.module.constants.bytes.len() as u32;
        self.module.constants.bytes.extend(record.iter().map(|&byte| byte as u8));
        if code == ConstantCode::CSTRING {
            self.module.constants.bytes.push(0);
        }
        let length = self.module.constants.bytes.len() as u32 - start;
        let byte = self.plain_type(Type::Integer(8));
        let of = self.plain_type(Type::Array { count: u64::from(length), of: byte });
        let kind = self.data_or_zero(Span { start, length });
        let value = self.intern_constant(of, kind);
        self.push_value(value);
        Ok(())
    }

    /// How many bytes an element of data has; `None` for a type of which there are no data.
    fn data_size(&self, of: TypeId) -> Option<usize> {
        match self.module.types.get(of)? {
            Type::Integer(8) => Some(1),
            Type::Integer(16) => Some(2),
            Type::Integer(32) | Type::Float => Some(4),
            Type::Integer(64) | Type::Double => Some(8),
            _ => None,
        }
    }

    fn data(&mut self, record: &[u64], of: Type) -> Result<ConstantKind, Error> {
        if record.is_empty() {
            return Err(self.short(record));
        }
        let element = match of {
            Type::Array { of, .. } | Type::Vector { of, .. } => of,
            Type::Pointer { to, .. } => to,
            _ => return Err(self.error(Code::ModuleType, "data that are no array and no vector")),
        };
        let Some(size) = self.data_size(element) else {
            return Err(self.error(Code::ModuleType, "data of elements of another type than plain numbers"));
        };
        // The type says how many there are; LLVM takes as many as the record has, and makes the type fit.
        let count = record.len() as u64;
        let fits = match of {
            Type::Array { count: stated, .. } => stated == count,
            Type::Vector { count: stated, .. } => u64::from(stated) == count,
            _ => false,
        };
        if !fits {
            self.expression_type = Some(match of {
                Type::Vector { .. } => self.plain_type(Type::Vector { count: count as u32, of: element }),
                _ => self.plain_type(Type::Array { count, of: element }),
            });
        }
        let bytes = &mut self.module.constants.bytes;
        let start = bytes.len() as u32;
        match size {
            1 => bytes.extend(record.iter().map(|&word| word as u8)),
            2 => bytes.extend(record.iter().flat_map(|&word| (word as u16).to_le_bytes())),
            4 => bytes.extend(record.iter().flat_map(|&word| (word as u32).to_le_bytes())),
            _ => bytes.extend(record.iter().flat_map(|&word| word.to_le_bytes())),
        }
        let length = bytes.len() as u32 - start;
        Ok(self.data_or_zero(Span { start, length }))
    }

    fn data_or_zero(&mut self, span: Span) -> ConstantKind {
        let bytes = &mut self.module.constants.bytes;
        if span.of(bytes).iter().all(|&byte| byte == 0) {
            bytes.truncate(span.start as usize);
            return ConstantKind::Zero;
        }
        ConstantKind::Data(span)
    }

    /// An operand: a value that must be of this type, or one to come.
    fn constant_operand(&mut self, number: u64, of: TypeId, ready: &mut bool) -> Result<u32, Error> {
        let index = number as u32;
        let value = self.value(index);
        let found = if value.is_none() {
            // To come, or waiting for others: of the type that is known, or of this.
            *ready = false;
            let word = self.pending(index)?;
            if *self.pending.entry(index).or_insert(of) == of {
                return Ok(word);
            }
            None
        } else {
            self.type_of(value)
        };
        if found != Some(of) {
            let message = format!("constant {index} is of another type than where it is used");
            return Err(self.error(Code::ModuleValue, message));
        }
        Ok(value.0)
    }

    fn aggregate(&mut self, record: &[u64], of: TypeId, of_type: Type) -> Result<(ConstantKind, bool), Error> {
        if record.is_empty() {
            return Err(self.short(record));
        }
        let (mut ready, start) = (true, self.module.constants.words.len());
        for (i, &number) in record.iter().enumerate() {
            let element = match of_type {
                Type::Struct { fields, .. } => {
                    fields.and_then(|fields| self.module.types.members(fields).get(i).copied())
                }
                Type::Array { of, .. } | Type::Vector { of, .. } => Some(of),
                _ => return Ok((ConstantKind::Undefined, true)),
            };
            let Some(element) = element else {
                return Err(self.error(Code::ModuleRecord, "a structure has more elements than its type"));
            };
            match self.constant_operand(number, element, &mut ready) {
                Ok(word) => self.module.constants.words.push(word),
                Err(error) => {
                    self.module.constants.words.truncate(start);
                    return Err(error);
                }
            }
        }
        let span = Span { start: start as u32, length: record.len() as u32 };
        let kind = if ready { self.canonical(of, span) } else { ConstantKind::Aggregate(span) };
        Ok((kind, ready))
    }

    /// The form LLVM gives an aggregate; its elements are the last words there are, or are left where they are.
    fn canonical(&mut self, of: TypeId, span: Span) -> ConstantKind {
        let Some(of) = self.module.types.get(of) else { return ConstantKind::Aggregate(span) };
        let structure = matches!(of, Type::Struct { .. });
        let (mut zero, mut undefined, mut numbers) = (true, true, !structure);
        let constants = &self.module.constants;
        for &word in span.of(&constants.words) {
            let kind = Value(word).constant().and_then(|id| constants.get(id)).map(|constant| constant.kind);
            zero &= matches!(kind, Some(ConstantKind::Zero | ConstantKind::Number([0, 0])));
            undefined &= matches!(kind, Some(ConstantKind::Undefined));
            numbers &= matches!(kind, Some(ConstantKind::Number(_)));
        }
        let kind = if zero {
            ConstantKind::Zero
        } else if undefined {
            ConstantKind::Undefined
        } else if numbers
            && let Type::Array { of, .. } | Type::Vector { of, .. } = of
            && let Some(size) = self.data_size(of)
        {
            let constants = &mut self.module.constants;
            let start = constants.bytes.len() as u32;
            for i in 0..span.length {
                let word = constants.words.get((span.start + i) as usize).copied().unwrap_or(0);
                let number = Value(word).constant().and_then(|id| constants.number(id)).unwrap_or(0);
                constants.bytes.extend_from_slice(number.to_le_bytes().get(..size).unwrap_or_default());
            }
            ConstantKind::Data(Span { start, length: constants.bytes.len() as u32 - start })
        } else {
            return ConstantKind::Aggregate(span);
        };
        self.drop_words(span);
        kind
    }

    /// Takes words back, if they are the last.
    fn drop_words(&mut self, span: Span) {
        let words = &mut self.module.constants.words;
        if (span.start + span.length) as usize == words.len() {
            words.truncate(span.start as usize);
        }
    }

    fn constant_hash(&self, of: TypeId, kind: ConstantKind) -> Hash {
        let constants = &self.module.constants;
        let start = |tag: u64| self.seed.start(u64::from(of.0) << 8 | tag);
        match kind {
            ConstantKind::Zero => start(0),
            ConstantKind::Undefined => start(1),
            ConstantKind::Number([low, high]) => start(2).add(u64::from(low) | u64::from(high) << 32),
            ConstantKind::Wide(span) => start(3).words(span.of(&constants.words)),
            ConstantKind::Aggregate(span) => start(4).words(span.of(&constants.words)),
            ConstantKind::Data(span) => start(5).bytes(span.of(&constants.bytes)),
            ConstantKind::Expression { opcode, flags, operands } => {
                start(6).add(u64::from(opcode.0) << 16 | u64::from(flags)).words(operands.of(&constants.words))
            }
            ConstantKind::BlockAddress(span) => start(7).words(span.of(&constants.words)),
            ConstantKind::Assembly(span) => {
                let hash = start(8);
                match *span.of(&constants.words) {
                    [flags, text, length, constraints, constraint_length] => {
                        let text = Span { start: text, length };
                        let constraints = Span { start: constraints, length: constraint_length };
                        let pool = &self.module.text;
                        hash.add(u64::from(flags)).bytes(text.of(pool)).bytes(constraints.of(pool))
                    }
                    _ => hash,
                }
            }
        }
    }

    fn same_constant(&self, a: ConstantKind, b: ConstantKind) -> bool {
        let (words, bytes) = (&self.module.constants.words, &self.module.constants.bytes);
        match (a, b) {
            (ConstantKind::Wide(a), ConstantKind::Wide(b))
            | (ConstantKind::Aggregate(a), ConstantKind::Aggregate(b))
            | (ConstantKind::BlockAddress(a), ConstantKind::BlockAddress(b)) => a.of(words) == b.of(words),
            (ConstantKind::Data(a), ConstantKind::Data(b)) => a.of(bytes) == b.of(bytes),
            (
                ConstantKind::Expression { opcode: a, flags: flags_a, operands: operands_a },
                ConstantKind::Expression { opcode: b, flags: flags_b, operands: operands_b },
            ) => a == b && flags_a == flags_b && operands_a.of(words) == operands_b.of(words),
            (ConstantKind::Assembly(a), ConstantKind::Assembly(b)) => match (a.of(words), b.of(words)) {
                (&[flags_a, a, length_a, c, length_c], &[flags_b, b, length_b, d, length_d]) => {
                    let text = |start, length| Span { start, length }.of(&self.module.text);
                    flags_a == flags_b
                        && text(a, length_a) == text(b, length_b)
                        && text(c, length_c) == text(d, length_d)
                }
                _ => false,
            },
            (a, b) => a == b,
        }
    }

    /// The constant that is this, which is added where there is none.
    pub(super) fn intern_constant(&mut self, of: TypeId, kind: ConstantKind) -> Value {
        let hash = self.constant_hash(of, kind);
        let entries = &self.module.constants.entries;
        let found = self.constant_ids.table.find(hash, |id| {
            entries.get(id as usize).is_some_and(|found| found.of == of && self.same_constant(found.kind, kind))
        });
        if let Some(id) = found {
            match kind {
                ConstantKind::Aggregate(span)
                | ConstantKind::Wide(span)
                | ConstantKind::BlockAddress(span)
                | ConstantKind::Assembly(span)
                | ConstantKind::Expression { operands: span, .. } => self.drop_words(span),
                ConstantKind::Data(span) => {
                    let bytes = &mut self.module.constants.bytes;
                    if (span.start + span.length) as usize == bytes.len() {
                        bytes.truncate(span.start as usize);
                    }
                }
                _ => {}
            }
            return ValueKind::Constant(ConstantId(id)).into();
        }
        let id = self.module.constants.entries.len() as u32;
        self.module.constants.entries.push(Constant { of, kind });
        self.constant_ids.table.insert(hash, id);
        ValueKind::Constant(ConstantId(id)).into()
    }

    /// Constants that waited, now that all are there: each after those it needs.
    fn resolve_constants(&mut self, waiting: &[Waiting]) {
        // 1: what it needs was looked at; 2: done. Numbers rise, so that one waiting is found by its number.
        let mut state = vec![0u8; waiting.len()];
        let mut stack = Vec::new();
        for first in 0..waiting.len() {
            stack.push(first);
            while let Some(&at) = stack.last() {
                let Some(&one) = waiting.get(at) else { break };
                match state.get(at) {
                    Some(0) => {
                        set(&mut state, at, 1);
                        self.needs(one.kind, waiting, &state, &mut stack);
                        continue;
                    }
                    Some(1) => {
                        // All it needs is done: its operands can be put in, and it can be one with its equals.
                        self.needs(one.kind, waiting, &state, &mut Vec::new());
                        let kind = match one.kind {
                            ConstantKind::Aggregate(span) => self.canonical(one.of, span),
                            kind => kind,
                        };
                        let value = self.intern_constant(one.of, kind);
                        if let Some(place) = self.values.get_mut(one.number as usize) {
                            *place = value;
                        }
                        set(&mut state, at, 2);
                    }
                    _ => {}
                }
                stack.pop();
            }
        }
    }

    /// Puts in the operands that are there now; those that wait still go onto the stack.
    fn needs(&mut self, kind: ConstantKind, waiting: &[Waiting], state: &[u8], stack: &mut Vec<usize>) {
        let span = operands_of(kind);
        for i in 0..span.length {
            let place = (span.start + i) as usize;
            let word = self.module.constants.words.get(place).copied().unwrap_or(0);
            let Some(number) = pending_number(word).filter(|_| self.is_value_operand(kind, i)) else { continue };
            let mut value = self.value(number);
            if value.is_none() {
                match waiting.binary_search_by_key(&number, |other| other.number) {
                    Ok(other) if state.get(other) == Some(&0) => {
                        stack.push(other);
                        continue;
                    }
                    _ => {
                        let message = format!("constant {number} is used and is nowhere, or uses itself");
                        let error = self.error(Code::ModuleValue, message);
                        self.note(error);
                        value = Value::NONE;
                    }
                }
            }
            if let Some(word) = self.module.constants.words.get_mut(place) {
                *word = value.0;
            }
        }
    }

    fn is_value_operand(&self, kind: ConstantKind, index: u32) -> bool {
        // The first operand of a pointer's arithmetic is a type.
        !matches!(kind, ConstantKind::Expression { opcode: Opcode::GET_ELEMENT_PTR, .. } if index == 0)
    }

    fn inline_assembly(&mut self, code: ConstantCode, record: &[u64]) -> Result<ConstantKind, Error> {
        let parts = || {
            let &[flags, length, ref rest @ ..] = record else { return None };
            let length = usize::try_from(length as u32).ok()?;
            let (text, rest) = rest.split_at_checked(length)?;
            let (&length, rest) = rest.split_first()?;
            Some((flags, text, rest.get(..usize::try_from(length as u32).ok()?)?))
        };
        let Some((flags, text, constraints)) = parts() else { return Err(self.short(record)) };
        let flags = if code == ConstantCode::INLINEASM { flags as u32 & 7 } else { flags as u32 & 3 };
        let text: Vec<u8> = text.iter().map(|&word| word as u8).collect();
        let constraints: Vec<u8> = constraints.iter().map(|&word| word as u8).collect();
        let (text, constraints) = (self.module.add_text(&text).0, self.module.add_text(&constraints).0);
        let start = self.module.constants.words.len() as u32;
        let words = [flags, text.start, text.length, constraints.start, constraints.length];
        self.module.constants.words.extend(words);
        Ok(ConstantKind::Assembly(Span { start, length: 5 }))
    }

    /// Blocks whose addresses are taken must be there.
    pub(super) fn check_block_addresses(&mut self) {
        for (function, block) in std::mem::take(&mut self.block_addresses) {
            let body = self.module.functions.get(function.index()).and_then(|function| function.body.as_ref());
            if body.is_none_or(|body| block as usize >= body.blocks.len()) {
                let error = self.error(Code::ModuleValue, format!("block {block} has an address and is nowhere"));
                self.note(error);
            }
        }
    }

    fn block_address(&mut self, record: &[u64]) -> Result<ConstantKind, Error> {
        let &[of, function, block, ..] = record else { return Err(self.short(record)) };
        let of = self.type_at(of).ok_or_else(|| self.no_type(of))?;
        let value = self.value(function as u32);
        let ValueKind::Function(id) = value.kind() else {
            return Err(self.error(Code::ModuleValue, "the address of a block of what is no function"));
        };
        if self.type_of(value) != Some(of) {
            return Err(self.error(Code::ModuleType, "the function of a block's address is of another type"));
        }
        if block as u32 == 0 {
            return Err(self.error(Code::ModuleValue, "the address of a function's first block"));
        }
        self.block_addresses.push((id, block as u32));
        let start = self.module.constants.words.len() as u32;
        self.module.constants.words.extend([value.0, block as u32]);
        Ok(ConstantKind::BlockAddress(Span { start, length: 2 }))
    }

    fn expression(
        &mut self,
        code: ConstantCode,
        record: &[u64],
        of: TypeId,
        of_type: Type,
    ) -> Result<(ConstantKind, bool), Error> {
        let start = self.module.constants.words.len();
        let result = self.expression_operands(code, record, of, of_type);
        if result.is_err() {
            self.module.constants.words.truncate(start);
        }
        let Some((opcode, flags, ready)) = result? else { return Ok((ConstantKind::Undefined, true)) };
        let operands = Span { start: start as u32, length: (self.module.constants.words.len() - start) as u32 };
        Ok((ConstantKind::Expression { opcode, flags, operands }, ready))
    }

    /// Adds an expression's operands; gives its operation, flags and whether all operands were there.
    fn expression_operands(
        &mut self,
        code: ConstantCode,
        record: &[u64],
        of: TypeId,
        of_type: Type,
    ) -> Result<Option<(Opcode, u16, bool)>, Error> {
        let mut ready = true;
        let bit = self.plain_type(Type::Integer(1));
        let word = self.plain_type(Type::Integer(32));
        let mut flags = 0;
        let opcode = match (code, record) {
            (ConstantCode::CE_BINOP, &[operation, a, b, ref rest @ ..]) => {
                let Some(opcode) = self.binary(operation, of) else { return Ok(None) };
                self.constant_operands(&[(a, of), (b, of)], &mut ready)?;
                flags = rest.first().map_or(0, |&flags| binary_flags(opcode, flags));
                opcode
            }
            (ConstantCode::CE_CAST, &[operation, from, a, ..]) => {
                let Some(&opcode) = CASTS.get(operation as usize) else { return Ok(None) };
                let from = self.type_at(from).ok_or_else(|| self.no_type(from))?;
                self.constant_operands(&[(a, from)], &mut ready)?;
                opcode
            }
            (ConstantCode::CE_GEP | ConstantCode::CE_INBOUNDS_GEP, record) => {
                flags = u16::from(code == ConstantCode::CE_INBOUNDS_GEP);
                self.constant_pointer(record, &mut ready)?;
                Opcode::GET_ELEMENT_PTR
            }
            (ConstantCode::CE_SELECT, &[condition, a, b, ..]) => {
                let selector = match of_type {
                    Type::Vector { count, .. } => self.plain_type(Type::Vector { count, of: bit }),
                    _ => bit,
                };
                self.constant_operands(&[(condition, selector), (a, of), (b, of)], &mut ready)?;
                Opcode::SELECT
            }
            (ConstantCode::CE_EXTRACTELT, &[from, a, ref rest @ ..]) if !rest.is_empty() => {
                let from = self.vector_at(from)?.0;
                let index = self.index_operand(rest, word)?;
                self.constant_operands(&[(a, from), index], &mut ready)?;
                Opcode::EXTRACT_ELEMENT
            }
            (ConstantCode::CE_INSERTELT, &[a, element, ref rest @ ..]) if !rest.is_empty() => {
                let Type::Vector { of: inner, .. } = of_type else { return Err(self.no_vector()) };
                let index = self.index_operand(rest, word)?;
                self.constant_operands(&[(a, of), (element, inner), index], &mut ready)?;
                Opcode::INSERT_ELEMENT
            }
            (ConstantCode::CE_SHUFFLEVEC, &[a, b, mask, ..]) => {
                let Type::Vector { count, .. } = of_type else { return Err(self.no_vector()) };
                let of_mask = self.plain_type(Type::Vector { count, of: word });
                self.constant_operands(&[(a, of), (b, of), (mask, of_mask)], &mut ready)?;
                Opcode::SHUFFLE_VECTOR
            }
            (ConstantCode::CE_SHUFVEC_EX, &[from, a, b, mask, ..]) => {
                let Type::Vector { count, .. } = of_type else { return Err(self.no_vector()) };
                let from = self.vector_at(from)?.0;
                let of_mask = self.plain_type(Type::Vector { count, of: word });
                self.constant_operands(&[(a, from), (b, from), (mask, of_mask)], &mut ready)?;
                Opcode::SHUFFLE_VECTOR
            }
            (ConstantCode::CE_CMP, &[from, a, b, predicate, ..]) => {
                let from = self.type_at(from).ok_or_else(|| self.no_type(from))?;
                self.constant_operands(&[(a, from), (b, from)], &mut ready)?;
                flags = predicate as u16;
                if self.is_float(from) { Opcode::F_CMP } else { Opcode::I_CMP }
            }
            _ => return Err(self.short(record)),
        };
        Ok(Some((opcode, flags, ready)))
    }

    fn constant_operands(&mut self, operands: &[(u64, TypeId)], ready: &mut bool) -> Result<(), Error> {
        for &(number, of) in operands {
            let word = self.constant_operand(number, of, ready)?;
            self.module.constants.words.push(word);
        }
        Ok(())
    }

    fn index_operand(&mut self, rest: &[u64], word: TypeId) -> Result<(u64, TypeId), Error> {
        match *rest {
            [of, index] => Ok((index, self.type_at(of).ok_or_else(|| self.no_type(of))?)),
            [index, ..] => Ok((index, word)),
            [] => Err(self.short(rest)),
        }
    }

    fn vector_at(&mut self, number: u64) -> Result<(TypeId, TypeId), Error> {
        let id = self.type_at(number).ok_or_else(|| self.no_type(number))?;
        match self.module.types.get(id) {
            Some(Type::Vector { of, .. }) => Ok((id, of)),
            _ => Err(self.no_vector()),
        }
    }

    #[cold]
    pub(super) fn no_vector(&self) -> Error {
        self.error(Code::ModuleType, "a vector is needed here")
    }

    /// Arithmetic with a pointer: what it points to (or not), then type and value of each operand.
    fn constant_pointer(&mut self, record: &[u64], ready: &mut bool) -> Result<(), Error> {
        let (stated, pairs) = match record {
            [stated, pairs @ ..] if record.len() % 2 == 1 => (Some(*stated), pairs),
            pairs => (None, pairs),
        };
        let stated = match stated {
            Some(number) => Some(self.type_at(number).ok_or_else(|| self.no_type(number))?),
            None => None,
        };
        let [base, ..] = pairs.as_chunks::<2>().0 else { return Err(self.short(record)) };
        let base = self.type_at(base[0]).ok_or_else(|| self.no_type(base[0]))?;
        let Some(pointee) = self.scalar_pointee(base) else {
            return Err(self.error(Code::ModuleType, "arithmetic with what is no pointer"));
        };
        if stated.is_some_and(|stated| stated != pointee) {
            return Err(self.error(Code::ModuleType, "a pointer points to another type than is stated"));
        }
        self.module.constants.words.push(pointee.0);
        let first = self.module.constants.words.len();
        for &[of, number] in pairs.as_chunks::<2>().0 {
            let of = self.type_at(of).ok_or_else(|| self.no_type(of))?;
            self.constant_operands(&[(number, of)], ready)?;
        }
        let indices = self.module.constants.words.get(first + 1..).unwrap_or_default().to_vec();
        let result = self.pointer_result(base, pointee, &indices)?;
        self.expression_type = Some(result);
        Ok(())
    }

    pub(super) fn binary(&self, operation: u64, of: TypeId) -> Option<Opcode> {
        let &(integer, float) = BINARY.get(operation as usize)?;
        match self.scalar(of) {
            Some(Type::Integer(_)) => Some(integer),
            Some(scalar) if is_float(scalar) => float,
            _ => None,
        }
    }

    /// The type itself, or a vector's element.
    pub(super) fn scalar(&self, of: TypeId) -> Option<Type> {
        match self.module.types.get(of)? {
            Type::Vector { of, .. } => self.module.types.get(of),
            scalar => Some(scalar),
        }
    }

    pub(super) fn is_float(&self, of: TypeId) -> bool {
        self.scalar(of).is_some_and(is_float)
    }
}

const fn is_float(of: Type) -> bool {
    matches!(of, Type::Half | Type::Float | Type::Double | Type::X86Fp80 | Type::Fp128 | Type::PpcFp128)
}

/// The flags of a binary operation that count for it.
pub(super) const fn binary_flags(opcode: Opcode, flags: u64) -> u16 {
    match opcode {
        Opcode::ADD | Opcode::SUB | Opcode::MUL | Opcode::SHL => flags as u16 & 3,
        Opcode::S_DIV | Opcode::U_DIV | Opcode::L_SHR | Opcode::A_SHR => flags as u16 & 1,
        Opcode::F_ADD | Opcode::F_SUB | Opcode::F_MUL | Opcode::F_DIV | Opcode::F_REM => flags as u16 & 31,
        _ => 0,
    }
}

/// The words that are a constant's operands.
const fn operands_of(kind: ConstantKind) -> Span {
    match kind {
        ConstantKind::Aggregate(span) | ConstantKind::Expression { operands: span, .. } => span,
        _ => Span { start: 0, length: 0 },
    }
}

/// The number that a word for a value to come stands for.
pub(super) const fn pending_number(word: u32) -> Option<u32> {
    if word >> 29 == 7 && word != u32::MAX { Some(word & Value::LARGEST) } else { None }
}

fn set(state: &mut [u8], at: usize, to: u8) {
    if let Some(place) = state.get_mut(at) {
        *place = to;
    }
}
