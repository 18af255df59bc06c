//! Constants.
//!
//! LLVM has each constant once, and gives some of them another form than they were written in: an aggregate of zeros is
//! `zeroinitializer`, an array of plain numbers is data. Elements may be told of behind the aggregate they are in; such
//! aggregates wait until the block ends.

use dxbin_base::{Code, Error};

use super::Reader;
use super::intern::Table;
use super::types::HOLE;
use crate::bitstream::bits::mask;
use crate::bitstream::{Item, Numbers};
use crate::model::{ConstantKind, Span, Type, TypeId, Value, ValueKind};
use crate::spec::codes::ConstantCode;

/// Constants by what they are.
#[derive(Clone, Debug, Default)]
pub(super) struct ConstantInterner {
    pub(super) table: Table,
}

/// A constant whose operands were not all there.
#[derive(Clone, Copy, Debug)]
pub(super) struct Waiting {
    /// Its number as a value.
    pub(super) number: u32,
    pub(super) of: TypeId,
    pub(super) kind: ConstantKind,
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
    pub(super) fn constants(&mut self, number: u32, numbers: &mut Numbers) -> Result<(), Error> {
        self.cursor.enter(number)?;
        self.pass_referred();
        let mut block = Block { of: self.plain_type(Type::Integer(32)), waiting: Vec::new() };
        loop {
            match self.cursor.item(0, numbers)? {
                Item::End => break,
                Item::Block(number) => self.unknown_block(number)?,
                Item::Record(code) => {
                    let code = ConstantCode(code);
                    let result = self.constant_record(code, numbers, &mut block);
                    if let Err(error) = result {
                        self.note(error);
                        let undefined = self.intern_constant(block.of, ConstantKind::Undefined);
                        self.push_known(undefined, block.of);
                    }
                }
                Item::Text(_) => {}
            }
        }
        if self.referred as usize > self.kept.values.len() {
            return Err(self.error(Code::ModuleValue, format!("constant {} is used and is nowhere", self.referred - 1)));
        }
        self.resolve_constants(&block.waiting);
        let values = &self.kept.values;
        self.pending.retain(|&number, _| values.get(number as usize).is_none_or(|known| known.value.is_none()));
        Ok(())
    }

    #[inline(always)]
    fn constant_record(&mut self, code: ConstantCode, record: &[u64], block: &mut Block) -> Result<(), Error> {
        if code == ConstantCode::SETTYPE {
            let &[number, ..] = record else { return Err(self.short(record)) };
            let known = self.module.types.table.get(number as usize).copied().filter(|&id| id != HOLE);
            block.of = known.ok_or_else(|| self.no_type(number))?;
            return Ok(());
        }
        let of = block.of;
        let of_type = self.module.types.get(of).unwrap_or(Type::Void);
        // Nearly all are one number, or none.
        let kind = match (code, of_type, record) {
            (ConstantCode::INTEGER, Type::Integer(width @ ..=64), &[number, ..]) => {
                ConstantKind::number(signed(number) & mask(width))
            }
            (ConstantCode::NULL, ..) => self.null(of_type)?,
            (ConstantCode::FLOAT, ..) => self.float(record, of_type)?,
            (ConstantCode::UNDEF, ..) => ConstantKind::Undefined,
            _ => return self.rare_constant(code, record, of_type, block),
        };
        let value = self.intern_constant(of, kind);
        self.push_known(value, of);
        Ok(())
    }

    #[inline(never)]
    fn rare_constant(
        &mut self,
        code: ConstantCode,
        record: &[u64],
        of_type: Type,
        block: &mut Block,
    ) -> Result<(), Error> {
        let of = block.of;
        let number = self.kept.values.len() as u32;
        let (kind, ready) = match code {
            ConstantCode::INTEGER | ConstantCode::WIDE_INTEGER => (self.integer(code, record, of_type)?, true),
            ConstantCode::STRING | ConstantCode::CSTRING => return self.string(code, record),
            ConstantCode::DATA => (self.data(record, of_type)?, true),
            ConstantCode::AGGREGATE => self.aggregate(record, of, of_type)?,
            ConstantCode::INLINEASM | ConstantCode::INLINEASM_OLD => (self.inline_assembly(code, record, of)?, true),
            ConstantCode::BLOCKADDRESS => (self.block_address(record)?, true),
            ConstantCode(10..=20) => self.expression(code, record, of, of_type)?,
            _ => {
                self.unknown_record(code.0)?;
                (ConstantKind::Undefined, true)
            }
        };
        // An expression's type may be another than the block's.
        let of = self.expression_type.take().unwrap_or(of);
        if ready {
            let value = self.folded(of, kind);
            let of =
                if matches!(kind, ConstantKind::Expression { .. }) { self.type_of(value).unwrap_or(of) } else { of };
            self.push_known(value, of);
        } else {
            block.waiting.push(Waiting { number, of, kind });
            self.pending.insert(number, of);
            self.push_known(Value::NONE, HOLE);
        }
        Ok(())
    }

    pub(super) fn null(&self, of: Type) -> Result<ConstantKind, Error> {
        match of {
            Type::Integer(0..=64) | Type::Half | Type::Float | Type::Double => Ok(ConstantKind::number(0)),
            Type::Void | Type::Label | Type::Metadata | Type::X86Mmx | Type::Function { .. } => {
                Err(self.error(Code::ModuleType, "this type has no null"))
            }
            _ => Ok(ConstantKind::Zero),
        }
    }

    fn integer(&mut self, code: ConstantCode, record: &[u64], of: Type) -> Result<ConstantKind, Error> {
        let Type::Integer(width) = of else { return Err(self.error(Code::ModuleType, "an integer of another type")) };
        let &[first, ..] = record else { return Err(self.short(record)) };
        if width <= 64 {
            return Ok(ConstantKind::number(signed(first) & mask(width)));
        }
        let words = width.div_ceil(64) as usize;
        let record = if code == ConstantCode::INTEGER { record.get(..1).unwrap_or_default() } else { record };
        let (start, mut end) = (self.module.constants.words.len(), self.module.constants.words.len());
        for (i, &word) in record.iter().take(words).enumerate() {
            let last = i + 1 == words && width % 64 != 0;
            let word = signed(word) & mask(if last { width % 64 } else { 64 });
            self.module.constants.words.extend([word as u32, (word >> 32) as u32]);
            if word != 0 {
                end = self.module.constants.words.len();
            }
        }
        // What is above is zero: a type of millions of bits must not cost a constant as much.
        self.module.constants.words.truncate(end);
        Ok(self.wide(start as u32, end == start))
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
                let second = match rest.first() {
                    Some(&second) => second,
                    None if of != Type::X86Fp80 => 0,
                    None => return Err(self.short(record)),
                };
                // Of 80 bits the file has the upper 64 first.
                let words = match of {
                    Type::X86Fp80 => [second & 0xffff | first << 16, first >> 48],
                    // A sum of two doubles: to zero, an infinity or what is no number LLVM adds nothing.
                    Type::PpcFp128 if !f64::from_bits(first).is_finite() || f64::from_bits(first) == 0.0 => [first, 0],
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
        self.push_known(value, of);
        Ok(())
    }

    /// How many bytes an element of data has; `None` for a type of which there are no data.
    pub(super) fn data_size(&self, of: TypeId) -> Option<usize> {
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
    pub(super) fn constant_operand(&mut self, number: u64, of: TypeId, ready: &mut bool) -> Result<u32, Error> {
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
        let (fitting, kind) = match of_type {
            _ if ready => self.aggregated(of, span),
            Type::Vector { count, of } if count != span.length => {
                (self.plain_type(Type::Vector { count: span.length, of }), ConstantKind::Aggregate(span))
            }
            _ => (of, ConstantKind::Aggregate(span)),
        };
        if fitting != of {
            self.expression_type = Some(fitting);
        }
        Ok((kind, ready))
    }

    fn inline_assembly(&mut self, code: ConstantCode, record: &[u64], of: TypeId) -> Result<ConstantKind, Error> {
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
        let to = self.module.types.pointee(of);
        let Some(to) = to.filter(|&to| self.module.types.function(to).is_some()) else {
            return Err(self.error(Code::ModuleType, "assembly that is no pointer to a function"));
        };
        self.expression_type = Some(self.plain_type(Type::Pointer { to, space: 0 }));
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
        // Whatever is said, it is a pointer to bytes.
        let byte = self.plain_type(Type::Integer(8));
        self.expression_type = Some(self.plain_type(Type::Pointer { to: byte, space: 0 }));
        let start = self.module.constants.words.len() as u32;
        self.module.constants.words.extend([value.0, block as u32]);
        Ok(ConstantKind::BlockAddress(Span { start, length: 2 }))
    }
}

/// The number that a word for a value to come stands for.
pub(super) const fn pending_number(word: u32) -> Option<u32> {
    if word >> 29 == 7 && word != u32::MAX { Some(word & Value::LARGEST) } else { None }
}
