//! Comparisons among constant expressions of which LLVM knows the result as soon as they are made.

use dxbin_base::{Code, Error};

use super::Reader;
use super::numbers;
use crate::model::{ConstantKind, Linkage, Opcode, Type, Value, ValueKind};

/// The linkage of what may not be there in the end.
const EXTERN_WEAK: u32 = 7;
/// Comparisons that hold never and always, whatever is compared.
const NEVER: u16 = 0;
const ALWAYS: u16 = 15;
/// Comparisons of integers and addresses: the first two, which ask whether both are equal.
pub(super) const EQUAL: u16 = 32;
const UNEQUAL: u16 = 33;

impl Reader<'_, '_> {
    pub(super) fn compare_known(&mut self, predicate: u16, a: Value, b: Value) -> Result<Option<Value>, Error> {
        let Some(of) = self.type_of(a) else { return Ok(None) };
        let result = self.compared(of);
        let vector = if let Some(Type::Vector { count, .. }) = self.module.types.get(of) { Some(count) } else { None };
        let said = |reader: &mut Self, bit: bool| match vector {
            None => Ok(reader.number_of(result, u64::from(bit))),
            Some(_) if !bit => reader.zero_of(result),
            Some(count) => {
                let inner = reader.plain_type(Type::Integer(1));
                reader.each(count, |reader, _| Ok(reader.intern_constant(inner, ConstantKind::number(1))))
            }
        };
        if matches!(predicate, NEVER | ALWAYS) {
            return said(self, predicate == ALWAYS);
        }
        let of_integers = (EQUAL..=41).contains(&predicate);
        if self.is_undefined(a) || self.is_undefined(b) {
            if matches!(predicate, EQUAL | UNEQUAL) || of_integers && a == b {
                return Ok(self.undefined(result));
            }
            let bit = if of_integers { numbers::holds_for_equals(predicate) } else { (8..=14).contains(&predicate) };
            return said(self, bit);
        }
        if matches!(predicate, EQUAL | UNEQUAL)
            && (self.is_null(a.0) && self.is_somewhere(b) || self.is_null(b.0) && self.is_somewhere(a))
        {
            return said(self, predicate == UNEQUAL);
        }
        if let (Some((_, one)), Some((_, other))) = (self.plain_number(a), self.plain_number(b)) {
            match numbers::compare(predicate, one, other) {
                Some(bit) => return said(self, bit),
                None if one.is_integer() == other.is_integer() => {
                    return Err(self.error(Code::ModuleRecord, format!("numbers are not compared by {predicate}")));
                }
                None => {}
            }
        }
        if let (Some(count), Some(Type::Vector { of: inner, .. })) = (vector, self.module.types.get(of)) {
            let (bit, opcode) = (self.compared(inner), if of_integers { Opcode::I_CMP } else { Opcode::F_CMP });
            return self.each(count, |reader, i| {
                let (a, b) = (reader.lane(a, i)?, reader.lane(b, i)?);
                reader.express(bit, opcode, predicate, &[a.0, b.0])
            });
        }
        self.compare_addresses(predicate, a, b)
    }

    /// Comparisons of what is no number.
    fn compare_addresses(&mut self, predicate: u16, a: Value, b: Value) -> Result<Option<Value>, Error> {
        let Some(of) = self.type_of(a) else { return Ok(None) };
        let bit = self.plain_type(Type::Integer(1));
        if self.is_float(of) {
            // Of two that are one it is known that they are equal and ordered.
            let same = a == b && self.is_expression(a);
            return Ok(if same {
                self.number_of(bit, u64::from(matches!(predicate, 1 | 3 | 5 | 9 | 11 | 13)))
            } else {
                None
            });
        }
        if a == b {
            return Ok(self.number_of(bit, u64::from(numbers::holds_for_equals(predicate))));
        }
        if matches!(predicate, EQUAL | UNEQUAL) && self.is_sure(a) && self.is_sure(b) {
            return Ok(self.number_of(bit, u64::from(predicate == UNEQUAL)));
        }
        if let Some(bit_is_set) = self.compare_null(predicate, a, b) {
            return Ok(self.number_of(bit, u64::from(bit_is_set)));
        }
        if let Some(words) = self.without_casts(predicate, a, b)? {
            return self.express(bit, Opcode::I_CMP, predicate, &words).map(Some);
        }
        let (expression, other) = (self.is_expression(a), self.is_expression(b));
        if !expression && other || self.is_null(a.0) && !self.is_null(b.0) {
            let Some(swapped) = numbers::swapped(predicate) else { return Ok(None) };
            return self.express(bit, Opcode::I_CMP, swapped, &[b.0, a.0]).map(Some);
        }
        Ok(None)
    }

    /// Whether a comparison of null with what lies somewhere holds, as far as that is known.
    fn compare_null(&self, predicate: u16, a: Value, b: Value) -> Option<bool> {
        let (mut value, predicate) = match (self.is_null(a.0), self.is_null(b.0)) {
            (false, true) => (a, predicate),
            (true, false) => (b, numbers::swapped(predicate)?),
            _ => return None,
        };
        while let Some(ConstantKind::Expression { opcode, operands, .. }) = self.kind_of(value) {
            let words = operands.of(&self.module.constants.words);
            match (opcode, words) {
                (Opcode::BIT_CAST | Opcode::Z_EXT | Opcode::S_EXT, &[inner]) => value = Value(inner),
                // What lies within something lies above null.
                (Opcode::GET_ELEMENT_PTR, &[_, base, ..]) if self.is_somewhere(Value(base)) => {
                    return match predicate {
                        UNEQUAL | 34 | 35 | 38 | 39 => Some(true),
                        EQUAL | 36 | 37 | 40 | 41 => Some(false),
                        _ => None,
                    };
                }
                _ => return None,
            }
        }
        (matches!(predicate, EQUAL | UNEQUAL) && self.is_somewhere(value)).then_some(predicate == UNEQUAL)
    }

    /// A comparison's operands without a cast that both can do without.
    fn without_casts(&mut self, predicate: u16, a: Value, b: Value) -> Result<Option<[u32; 2]>, Error> {
        let inner = |reader: &Self, value| match reader.kind_of(value) {
            Some(ConstantKind::Expression { opcode, operands, .. }) => {
                let &word = operands.of(&reader.module.constants.words).first()?;
                Some((opcode, Value(word), reader.type_of(Value(word))?))
            }
            _ => None,
        };
        let is_vector = |reader: &Self, of| matches!(reader.module.types.get(of), Some(Type::Vector { .. }));
        if let (Some((Opcode::BIT_CAST, within, of)), Some(of_a)) = (inner(self, b), self.type_of(a))
            && !is_vector(self, of)
            && !is_vector(self, of_a)
        {
            let a = self.express(of, Opcode::BIT_CAST, 0, &[a.0])?;
            return Ok(Some([a.0, within.0]));
        }
        let is_signed = (38..=41).contains(&predicate);
        let Some((opcode @ (Opcode::Z_EXT | Opcode::S_EXT), within, of)) = inner(self, a) else { return Ok(None) };
        if is_signed != (opcode == Opcode::S_EXT) {
            return Ok(None);
        }
        let Some(of_b) = self.type_of(b) else { return Ok(None) };
        let narrow = self.express(of, Opcode::TRUNC, 0, &[b.0])?;
        let again = self.express(of_b, opcode, 0, &[narrow.0])?;
        Ok((again == b).then_some([within.0, narrow.0]))
    }

    /// Whether a value is a variable or a function that is not nowhere in the end.
    pub(super) fn is_somewhere(&self, value: Value) -> bool {
        let linkage = match value.kind() {
            ValueKind::Global(id) => self.module.globals.get(id.index()).map(|global| global.linkage),
            ValueKind::Function(id) => self.module.functions.get(id.index()).map(|function| function.linkage),
            _ => None,
        };
        linkage.is_some_and(|Linkage { linkage, .. }| linkage != EXTERN_WEAK)
    }

    /// Whether a variable or a function certainly has an address of its own.
    fn is_sure(&self, value: Value) -> bool {
        let weak = match value.kind() {
            ValueKind::Global(id) => self.module.globals.get(id.index()).map(|global| global.linkage.linkage),
            ValueKind::Function(id) => self.module.functions.get(id.index()).map(|function| function.linkage.linkage),
            _ => None,
        };
        // What is weak in either of the file's numbers may give way to another.
        self.is_somewhere(value) && !matches!(weak, Some(1 | 16)) && !self.is_empty_variable(value)
    }

    fn is_empty_variable(&self, value: Value) -> bool {
        let ValueKind::Global(id) = value.kind() else { return false };
        let of = self.module.globals.get(id.index()).and_then(|global| self.module.types.get(global.of));
        match of {
            Some(Type::Array { count, .. }) => count == 0,
            Some(Type::Struct { fields, .. }) => fields.is_none_or(|fields| fields.length == 0),
            Some(Type::Function { .. } | Type::Label | Type::Metadata | Type::Void) | None => true,
            _ => false,
        }
    }
}
