//! Constants, each once, in the form LLVM gives them.

use super::{Editor, refused};
use crate::model::{Constant, ConstantId, ConstantKind, Module, Opcode, Span, Text, Type, TypeId, Value, ValueKind};
use dxbin_base::Error;

/// What makes a constant the same as another: its type, what it is, its words and bytes.
pub(super) type Key = (TypeId, u32, Vec<u32>, Vec<u8>);

fn key(module: &Module, constant: Constant) -> Key {
    let constants = &module.constants;
    let words = |tag: u32, span: Span| (constant.of, tag, span.of(&constants.words).to_vec(), Vec::new());
    match constant.kind {
        ConstantKind::Zero => words(0, Span::default()),
        ConstantKind::Undefined => words(1, Span::default()),
        ConstantKind::Number([low, high]) => (constant.of, 2, vec![low, high], Vec::new()),
        ConstantKind::Wide(span) => words(3, span),
        ConstantKind::Aggregate(span) => words(4, span),
        ConstantKind::Data(span) => (constant.of, 5, Vec::new(), span.of(&constants.bytes).to_vec()),
        ConstantKind::BlockAddress(span) => words(6, span),
        ConstantKind::Assembly(span) => {
            let mut text = Vec::new();
            if let &[_, start, length, constraints, constraints_length] = span.of(&constants.words) {
                text.extend_from_slice(module.bytes(Text(Span { start, length })));
                text.push(0);
                let constraints = Span { start: constraints, length: constraints_length };
                text.extend_from_slice(module.bytes(Text(constraints)));
            }
            (constant.of, 7, span.of(&constants.words).iter().take(1).copied().collect(), text)
        }
        ConstantKind::Expression { opcode, flags, operands } => {
            words(8 | u32::from(opcode.0) << 8 | u32::from(flags) << 16, operands)
        }
    }
}

impl Editor<'_> {
    pub(super) fn know_constants(&mut self) {
        for (at, &constant) in self.module.constants.entries.iter().enumerate() {
            let key = key(self.module, constant);
            self.constants.entry(key).or_insert(ConstantId(at as u32));
        }
    }

    fn add_constant(&mut self, of: TypeId, kind: ConstantKind) -> Value {
        let constant = Constant { of, kind };
        let key = key(self.module, constant);
        let next = ConstantId(self.module.constants.entries.len() as u32);
        let id = *self.constants.entry(key).or_insert(next);
        if id == next {
            self.module.constants.entries.push(constant);
        }
        ValueKind::Constant(id).into()
    }

    /// An integer of at most 64 bits, or a float by its bits; what is above the type's bits counts for nothing.
    ///
    /// # Errors
    /// [`ModuleEdit`](dxbin_base::Code::ModuleEdit): the type is none of these.
    pub fn number(&mut self, of: TypeId, bits: u64) -> Result<Value, Error> {
        let width = match self.module.types.get(of) {
            Some(Type::Integer(width @ 1..=64)) => width,
            Some(Type::Half) => 16,
            Some(Type::Float) => 32,
            Some(Type::Double) => 64,
            _ => return Err(refused(format!("type {} has no plain numbers", of.0))),
        };
        Ok(self.add_constant(of, ConstantKind::number(bits & crate::bitstream::bits::mask(width))))
    }

    /// `undef` of a type.
    pub fn undefined(&mut self, of: TypeId) -> Value {
        self.add_constant(of, ConstantKind::Undefined)
    }

    /// Zero of a type: the number, `null` or `zeroinitializer`.
    pub fn zero(&mut self, of: TypeId) -> Value {
        match self.number(of, 0) {
            Ok(number) => number,
            Err(_) => self.add_constant(of, ConstantKind::Zero),
        }
    }

    /// A structure, an array or a vector of these elements, which must be constants of the right types.
    ///
    /// # Errors
    /// [`ModuleEdit`](dxbin_base::Code::ModuleEdit): an element is missing, too many, or of another type.
    pub fn aggregate(&mut self, of: TypeId, elements: &[Value]) -> Result<Value, Error> {
        let parts: Vec<TypeId> = match self.module.types.get(of) {
            Some(Type::Struct { fields: Some(fields), .. }) => self.module.types.members(fields).to_vec(),
            Some(Type::Array { count, of }) if count == elements.len() as u64 => vec![of; elements.len()],
            Some(Type::Vector { count, of }) if count as usize == elements.len() => vec![of; elements.len()],
            _ => return Err(refused(format!("type {} has no {} elements", of.0, elements.len()))),
        };
        let fits = |(&element, &part): (&Value, &TypeId)| self.module.type_of(element, None) == Some(part);
        if parts.len() != elements.len() || !elements.iter().zip(&parts).all(fits) {
            return Err(refused(format!("an element is not of the type that type {} has there", of.0)));
        }
        let kinds: Vec<_> = elements.iter().map(|&element| self.kind_of(element)).collect();
        if kinds.iter().all(|kind| matches!(kind, Some(ConstantKind::Zero | ConstantKind::Number([0, 0])))) {
            return Ok(self.add_constant(of, ConstantKind::Zero));
        }
        if kinds.iter().all(|kind| *kind == Some(ConstantKind::Undefined)) {
            return Ok(self.undefined(of));
        }
        if let Some(data) = self.plain_data(of, &kinds) {
            let start = self.module.constants.bytes.len() as u32;
            let length = data.len() as u32;
            self.module.constants.bytes.extend(data);
            return Ok(self.add_constant(of, ConstantKind::Data(Span { start, length })));
        }
        let words: Vec<u32> = elements.iter().map(|element| element.0).collect();
        let span = self.add_words(&words);
        Ok(self.add_constant(of, ConstantKind::Aggregate(span)))
    }

    fn kind_of(&self, value: Value) -> Option<ConstantKind> {
        Some(self.module.constants.get(value.constant()?)?.kind)
    }

    /// The bytes of elements that are all numbers of a type of which LLVM keeps arrays as data.
    fn plain_data(&self, of: TypeId, kinds: &[Option<ConstantKind>]) -> Option<Vec<u8>> {
        let (Type::Array { of, .. } | Type::Vector { of, .. }) = self.module.types.get(of)? else { return None };
        let size = match self.module.types.get(of)? {
            Type::Integer(8) => 1,
            Type::Integer(16) => 2,
            Type::Integer(32) | Type::Float => 4,
            Type::Integer(64) | Type::Double => 8,
            _ => return None,
        };
        let mut data = Vec::with_capacity(kinds.len() * size);
        for kind in kinds {
            let &Some(ConstantKind::Number([low, high])) = kind else { return None };
            let number = u64::from(low) | u64::from(high) << 32;
            data.extend_from_slice(number.to_le_bytes().get(..size)?);
        }
        Some(data)
    }

    /// An expression over constants, as [`ConstantKind::Expression`] has it. What LLVM would compute is left as it is.
    pub fn expression(&mut self, of: TypeId, opcode: Opcode, flags: u16, operands: &[u32]) -> Value {
        let operands = self.add_words(operands);
        self.add_constant(of, ConstantKind::Expression { opcode, flags, operands })
    }

    fn add_words(&mut self, words: &[u32]) -> Span {
        let start = self.module.constants.words.len() as u32;
        self.module.constants.words.extend_from_slice(words);
        Span { start, length: words.len() as u32 }
    }
}
