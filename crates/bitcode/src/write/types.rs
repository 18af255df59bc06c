//! The table of types.

use dxbin_base::Error;

use super::enumerate::Numbers;
use super::{Writer, characters};
use crate::model::{Type, TypeId};
use crate::spec::abbreviations;
use crate::spec::codes::{Block, TypeCode};

impl Writer<'_, '_> {
    /// All types in the order of their numbers.
    pub(super) fn types(&mut self, numbers: &Numbers<'_>) -> Result<(), Error> {
        self.records.enter(Block::TYPE, 4);
        let count = numbers.type_list.len() as u32;
        let width = abbreviations::width_for(count + 1);
        let defined = abbreviations::TYPES;
        let [pointer, function, anonymous, name, structure, array] =
            defined.map(|operands| self.records.define(&abbreviations::resolve(operands, width)));
        self.records.full(TypeCode::NUMENTRY.0, &[u64::from(count)]);
        let mut values = Vec::new();
        for &id in &numbers.type_list {
            values.clear();
            let number = |id: TypeId| numbers.type_number(id).map(u64::from);
            let (code, by) = match numbers.type_of(id)? {
                Type::Void => (TypeCode::VOID, None),
                Type::Half => (TypeCode::HALF, None),
                Type::Float => (TypeCode::FLOAT, None),
                Type::Double => (TypeCode::DOUBLE, None),
                Type::X86Fp80 => (TypeCode::X86_FP80, None),
                Type::Fp128 => (TypeCode::FP128, None),
                Type::PpcFp128 => (TypeCode::PPC_FP128, None),
                Type::X86Mmx => (TypeCode::X86_MMX, None),
                Type::Label => (TypeCode::LABEL, None),
                Type::Metadata => (TypeCode::METADATA, None),
                Type::Integer(bits) => {
                    values.push(u64::from(bits));
                    (TypeCode::INTEGER, None)
                }
                Type::Pointer { to, space } => {
                    values.extend([number(to)?, u64::from(space)]);
                    (TypeCode::POINTER, Some(pointer))
                }
                Type::Array { count, of } => {
                    values.extend([count, number(of)?]);
                    (TypeCode::ARRAY, Some(array))
                }
                Type::Vector { count, of } => {
                    values.extend([u64::from(count), number(of)?]);
                    (TypeCode::VECTOR, None)
                }
                Type::Function { returns, parameters, variadic } => {
                    values.extend([u64::from(variadic), number(returns)?]);
                    for &parameter in self.module.types.members(parameters) {
                        values.push(number(parameter)?);
                    }
                    (TypeCode::FUNCTION, Some(function))
                }
                Type::Struct { name: of, fields, packed } => {
                    values.push(u64::from(packed));
                    for &field in fields.map(|fields| self.module.types.members(fields)).unwrap_or_default() {
                        values.push(number(field)?);
                    }
                    let kind = match (of, fields) {
                        (_, None) => (TypeCode::OPAQUE, None),
                        (None, Some(_)) => (TypeCode::STRUCT_ANON, Some(anonymous)),
                        (Some(_), Some(_)) => (TypeCode::STRUCT_NAMED, Some(structure)),
                    };
                    if let Some(of) = of.filter(|of| !of.is_empty()) {
                        let text: Vec<_> = characters(self.module.bytes(of)).collect();
                        self.records.record(TypeCode::STRUCT_NAME.0, &text, Some(name));
                    }
                    kind
                }
            };
            self.records.record(code.0, &values, by);
        }
        self.records.exit();
        Ok(())
    }
}
