//! Pools of constants.

use dxbin_base::Error;

use super::enumerate::Numbers;
use super::records::{Abbreviation, constant};
use super::{Writer, bytes, unwritable, wide_characters};
use crate::bitstream::abbreviation::char6;
use crate::model::{ConstantId, ConstantKind, Function, Opcode, Span, Text, Type, TypeId, Value};
use crate::spec::abbreviations;
use crate::spec::codes::{Block, ConstantCode, binary_code, cast_code};

/// What only the module's pool can be written by: aggregates, and texts of bytes, of seven bits, of names' characters.
#[derive(Clone, Copy, Debug, Default)]
struct Defined {
    aggregate: Option<Abbreviation>,
    bytes: Option<Abbreviation>,
    ascii: Option<Abbreviation>,
    characters: Option<Abbreviation>,
}

/// A constant's record: what goes in front of it stays in the buffer.
type Record = (ConstantCode, Option<Abbreviation>);

impl Writer<'_, '_> {
    /// The module's constants.
    pub(super) fn module_constants(&mut self, numbers: &Numbers<'_>) -> Result<(), Error> {
        let constants: Vec<_> = numbers.module_constants().collect();
        if constants.is_empty() {
            return Ok(());
        }
        self.records.enter(Block::CONSTANTS, 4);
        let width = abbreviations::width_for(numbers.module_values() + 1);
        let aggregate = self.records.define(&abbreviations::aggregate(width));
        let [bytes, ascii, characters] = abbreviations::TEXTS.map(|operands| self.records.define(operands));
        let defined = Defined {
            aggregate: Some(aggregate),
            bytes: Some(bytes),
            ascii: Some(ascii),
            characters: Some(characters),
        };
        self.pool(numbers, &constants, defined, None)?;
        self.records.exit();
        Ok(())
    }

    /// The constants of the function that is open.
    pub(super) fn function_constants(&mut self, numbers: &Numbers<'_>, function: &Function) -> Result<(), Error> {
        let constants: Vec<_> = numbers.function_constants().collect();
        if constants.is_empty() {
            return Ok(());
        }
        self.records.enter(Block::CONSTANTS, 4);
        self.pool(numbers, &constants, Defined::default(), Some(function))?;
        self.records.exit();
        Ok(())
    }

    fn pool(
        &mut self,
        numbers: &Numbers<'_>,
        constants: &[ConstantId],
        defined: Defined,
        function: Option<&Function>,
    ) -> Result<(), Error> {
        let mut last = None;
        let mut values = Vec::new();
        for &id in constants {
            let Some(constant) = self.module.constants.get(id) else { continue };
            let of = numbers.type_number(constant.of)?;
            if last != Some(of) {
                last = Some(of);
                self.records.record(ConstantCode::SETTYPE.0, &[u64::from(of)], Some(constant::SET_TYPE));
            }
            values.clear();
            let (code, by) = self.constant(numbers, constant.of, constant.kind, defined, function, &mut values)?;
            self.records.record(code.0, &values, by);
        }
        Ok(())
    }

    fn constant(
        &self,
        numbers: &Numbers<'_>,
        of: TypeId,
        kind: ConstantKind,
        defined: Defined,
        function: Option<&Function>,
        values: &mut Vec<u64>,
    ) -> Result<Record, Error> {
        let constants = &self.module.constants;
        Ok(match kind {
            ConstantKind::Zero | ConstantKind::Number([0, 0]) => (ConstantCode::NULL, None),
            ConstantKind::Undefined => (ConstantCode::UNDEF, None),
            ConstantKind::Number([low, high]) => {
                let bits = u64::from(low) | u64::from(high) << 32;
                match self.module.types.get(of) {
                    Some(Type::Integer(width)) => {
                        values.push(signed(extended(bits, width)));
                        (ConstantCode::INTEGER, Some(constant::INTEGER))
                    }
                    _ => {
                        values.push(bits);
                        (ConstantCode::FLOAT, None)
                    }
                }
            }
            ConstantKind::Wide(span) => {
                let words = span.of(&constants.words).chunks(2);
                let wide = words.map(|word| match *word {
                    [low, high] => u64::from(low) | u64::from(high) << 32,
                    [low] => u64::from(low),
                    _ => 0,
                });
                match self.module.types.get(of) {
                    Some(Type::Integer(_)) => {
                        values.extend(wide.map(signed));
                        // Words of zero at the end are not written; there is always one.
                        while values.len() > 1 && values.last() == Some(&0) {
                            values.pop();
                        }
                        (ConstantCode::WIDE_INTEGER, None)
                    }
                    of => {
                        values.extend(wide);
                        if let (Some(Type::X86Fp80), [low, high]) = (of, values.as_mut_slice()) {
                            // Of 80 bits the file has the upper 64 first.
                            (*low, *high) = (*high << 48 | *low >> 16, *low & 0xffff);
                        }
                        (ConstantCode::FLOAT, None)
                    }
                }
            }
            ConstantKind::Aggregate(span) => {
                for value in constants.elements(span) {
                    values.push(u64::from(numbers.value(value)?));
                }
                (ConstantCode::AGGREGATE, defined.aggregate)
            }
            ConstantKind::Data(span) => self.data(of, span.of(&constants.bytes), defined, values)?,
            ConstantKind::Expression { opcode, flags, operands } => {
                let words = operands.of(&constants.words);
                self.expression(numbers, of, (opcode, flags, words), function, values)?
            }
            ConstantKind::BlockAddress(span) => {
                let &[of, block] = span.of(&constants.words) else {
                    return Err(unwritable("the address of a block is not a function and a block".into()));
                };
                let pointer = numbers.type_of_value(Value(of), function)?;
                values.push(u64::from(numbers.type_number(pointer)?));
                values.extend([u64::from(numbers.value(Value(of))?), u64::from(block)]);
                (ConstantCode::BLOCKADDRESS, None)
            }
            ConstantKind::Assembly(span) => {
                let &[flags, text, length, constraints, constraints_length] = span.of(&constants.words) else {
                    return Err(unwritable("inline assembly is not five words".into()));
                };
                values.push(u64::from(flags));
                for (start, length) in [(text, length), (constraints, constraints_length)] {
                    let text = self.module.bytes(Text(Span { start, length }));
                    values.push(text.len() as u64);
                    values.extend(wide_characters(text));
                }
                (ConstantCode::INLINEASM, None)
            }
        })
    }

    /// An array or a vector of plain numbers; arrays of bytes are texts.
    fn data(&self, of: TypeId, data: &[u8], defined: Defined, values: &mut Vec<u64>) -> Result<Record, Error> {
        let types = &self.module.types;
        let (element, array) = match types.get(of) {
            Some(Type::Array { of, .. }) => (of, true),
            Some(Type::Vector { of, .. }) => (of, false),
            _ => return Err(unwritable("data are neither an array nor a vector".into())),
        };
        let size = match types.get(element) {
            Some(Type::Integer(8)) if array => return Ok(text(data, defined, values)),
            Some(Type::Integer(8)) => 1,
            Some(Type::Integer(16) | Type::Half) => 2,
            Some(Type::Integer(32) | Type::Float) => 4,
            Some(Type::Integer(64) | Type::Double) => 8,
            _ => return Err(unwritable("elements of data are no plain numbers".into())),
        };
        values.extend(data.chunks_exact(size).map(|element| {
            let mut word = [0; 8];
            word[..size].copy_from_slice(element);
            u64::from_le_bytes(word)
        }));
        Ok((ConstantCode::DATA, None))
    }

    fn expression(
        &self,
        numbers: &Numbers<'_>,
        of: TypeId,
        (opcode, flags, words): (Opcode, u16, &[u32]),
        function: Option<&Function>,
        values: &mut Vec<u64>,
    ) -> Result<Record, Error> {
        let value = |word: u32| numbers.value(Value(word)).map(u64::from);
        let type_of = |word: u32| numbers.type_number(numbers.type_of_value(Value(word), function)?).map(u64::from);
        if let (Some(code), &[operand]) = (cast_code(opcode), words) {
            values.extend([u64::from(code), type_of(operand)?, value(operand)?]);
            return Ok((ConstantCode::CE_CAST, Some(constant::CAST)));
        }
        if let (Some(code), &[left, right]) = (binary_code(opcode), words) {
            values.extend([u64::from(code), value(left)?, value(right)?]);
            values.extend((flags != 0).then_some(u64::from(flags)));
            return Ok((ConstantCode::CE_BINOP, None));
        }
        let code = match (opcode, words) {
            (Opcode::GET_ELEMENT_PTR, [element, operands @ ..]) => {
                values.push(u64::from(numbers.type_number(TypeId(*element))?));
                for &operand in operands {
                    values.extend([type_of(operand)?, value(operand)?]);
                }
                if flags & 1 == 0 { ConstantCode::CE_GEP } else { ConstantCode::CE_INBOUNDS_GEP }
            }
            (Opcode::SELECT, &[condition, yes, no]) => {
                values.extend([value(condition)?, value(yes)?, value(no)?]);
                ConstantCode::CE_SELECT
            }
            (Opcode::EXTRACT_ELEMENT, &[vector, index]) => {
                values.extend([type_of(vector)?, value(vector)?, type_of(index)?, value(index)?]);
                ConstantCode::CE_EXTRACTELT
            }
            (Opcode::INSERT_ELEMENT, &[vector, element, index]) => {
                values.extend([value(vector)?, value(element)?, type_of(index)?, value(index)?]);
                ConstantCode::CE_INSERTELT
            }
            (Opcode::SHUFFLE_VECTOR, &[first, second, mask]) => {
                let same =
                    numbers.type_number(of)? == numbers.type_number(numbers.type_of_value(Value(first), function)?)?;
                if !same {
                    values.push(type_of(first)?);
                }
                values.extend([value(first)?, value(second)?, value(mask)?]);
                if same { ConstantCode::CE_SHUFFLEVEC } else { ConstantCode::CE_SHUFVEC_EX }
            }
            (Opcode::I_CMP | Opcode::F_CMP, &[left, right]) => {
                values.extend([type_of(left)?, value(left)?, value(right)?, u64::from(flags)]);
                ConstantCode::CE_CMP
            }
            _ => return Err(unwritable(format!("a constant cannot be {opcode:?} of {} operands", words.len()))),
        };
        Ok((code, None))
    }
}

/// An array of bytes: with one NUL, at the end, it is a text.
fn text(data: &[u8], defined: Defined, values: &mut Vec<u64>) -> Record {
    let Some((&0, text)) = data.split_last().filter(|(_, text)| !text.contains(&0)) else {
        values.extend(bytes(data));
        return (ConstantCode::STRING, defined.bytes);
    };
    values.extend(bytes(text));
    let by = match text.iter().all(|&byte| char6(byte).is_some()) {
        true => defined.characters,
        false if text.is_ascii() => defined.ascii,
        false => None,
    };
    (ConstantCode::CSTRING, by)
}

/// An integer of `width` bits, its sign in all bits above.
const fn extended(bits: u64, width: u32) -> u64 {
    if width == 0 || width >= 64 {
        return bits;
    }
    let shift = 64 - width;
    ((bits << shift) as i64 >> shift) as u64
}

/// A signed number with its sign in the lowest bit, the amount above it.
pub(super) const fn signed(number: u64) -> u64 {
    if (number as i64) < 0 { number.wrapping_neg() << 1 | 1 } else { number << 1 }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn signs() {
        assert_eq!(signed(5), 10);
        assert_eq!(signed(extended(0xff, 8)), 3, "-1");
        assert_eq!(signed(extended(1, 1)), 3, "true is -1");
        assert_eq!(signed(extended(0x7f, 8)), 254);
        assert_eq!(signed(1 << 63), 1, "the lowest number's amount has no bits left");
    }

    #[test]
    fn texts() {
        let of = |data: &[u8]| {
            let mut values = Vec::new();
            (text(data, Defined::default(), &mut values).0, values.len())
        };
        assert_eq!(of(b"ab\0"), (ConstantCode::CSTRING, 2));
        assert_eq!(of(b"ab"), (ConstantCode::STRING, 2));
        assert_eq!(of(b"a\0b\0"), (ConstantCode::STRING, 4));
        assert_eq!(of(b"\0"), (ConstantCode::CSTRING, 0));
        assert_eq!(of(b""), (ConstantCode::STRING, 0));
    }
}
