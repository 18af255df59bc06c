//! The types of operations' functions.

use dxbin_bitcode::model::{Module, Span, Type, TypeId};

use super::{TYPE_PREFIX, counted, element_name};
use crate::spec::{Info, Shape};

/// The type of an operation's function; `None` where dxc has none either.
pub(super) fn signature(module: &mut Module, info: &Info, of: TypeId, min_precision: bool) -> Option<TypeId> {
    let returns = shaped(module, info.result, of, min_precision)?;
    let mut parameters = vec![intern(module, Type::Integer(32), &[])];
    for &(shape, _) in info.parameters {
        parameters.push(shaped(module, shape, of, min_precision)?);
    }
    let span = Span { start: 0, length: 0 };
    Some(intern(module, Type::Function { returns, parameters: span, variadic: false }, &parameters))
}

/// A type of an operation, with its overload.
fn shaped(module: &mut Module, shape: Shape, of: TypeId, min_precision: bool) -> Option<TypeId> {
    let found = module.types.get(of)?;
    let lanes = if let Type::Vector { count, of } = found { Some((count, of)) } else { None };
    let integer = |module: &mut Module, bits| intern(module, Type::Integer(bits), &[]);
    let per_lane = |module: &mut Module, bits| {
        let scalar = intern(module, Type::Integer(bits), &[]);
        match lanes {
            Some((count, _)) => intern(module, Type::Vector { count, of: scalar }, &[]),
            None => scalar,
        }
    };
    let part = |module: &Module, index: usize| match module.types.get(of) {
        Some(Type::Struct { fields: Some(fields), .. }) => module.types.members(fields).get(index).copied(),
        _ => None,
    };
    Some(match shape {
        Shape::Void => intern(module, Type::Void, &[]),
        Shape::I1 => integer(module, 1),
        Shape::I8 | Shape::U8 => integer(module, 8),
        Shape::I16 => integer(module, 16),
        Shape::I32 | Shape::U32 => integer(module, 32),
        Shape::I64 => integer(module, 64),
        Shape::F16 => intern(module, Type::Half, &[]),
        Shape::F32 => intern(module, Type::Float, &[]),
        Shape::F64 => intern(module, Type::Double, &[]),
        Shape::PointerF32 => {
            let to = intern(module, Type::Float, &[]);
            intern(module, Type::Pointer { to, space: 0 }, &[])
        }
        Shape::Overload | Shape::Udt | Shape::Object => of,
        Shape::OverloadI1 => per_lane(module, 1),
        Shape::OverloadI32 => per_lane(module, 32),
        Shape::Element => lanes?.1,
        Shape::First => part(module, 0)?,
        Shape::Second => part(module, 1)?,
        Shape::Nine => intern(module, Type::Vector { count: 9, of }, &[]),
        Shape::Four => match found {
            Type::Integer(32) => structure(module, "fouri32", &[of; 4]),
            Type::Integer(16) => structure(module, "fouri16", &[of; 4]),
            _ => return None,
        },
        Shape::ResRet => {
            let status = integer(module, 32);
            match (found, lanes) {
                (_, Some((count, element))) => {
                    let name = format!("ResRet.v{count}{}", element_name(module, element)?);
                    structure(module, &name, &[of, status])
                }
                (_, None) => {
                    structure(module, &format!("ResRet.{}", counted(module, of)?.name()), &[of, of, of, of, status])
                }
            }
        }
        Shape::CBufRet => {
            let name = format!("CBufRet.{}", counted(module, of)?.name());
            match found {
                Type::Double | Type::Integer(64) => structure(module, &name, &[of; 2]),
                Type::Half | Type::Integer(16) if !min_precision => structure(module, &format!("{name}.8"), &[of; 8]),
                _ => structure(module, &name, &[of; 4]),
            }
        }
        shape => named_shape(module, shape)?,
    })
}

/// The structures that operations share.
fn named_shape(module: &mut Module, shape: Shape) -> Option<TypeId> {
    let word = intern(module, Type::Integer(32), &[]);
    let byte = intern(module, Type::Integer(8), &[]);
    let pointer = intern(module, Type::Pointer { to: byte, space: 0 }, &[]);
    Some(match shape {
        Shape::Handle => structure(module, "Handle", &[pointer]),
        Shape::HitObject => structure(module, "HitObject", &[pointer]),
        Shape::MatrixRef => structure(module, "MatrixRef", &[pointer]),
        Shape::NodeHandle => structure(module, "NodeHandle", &[pointer]),
        Shape::NodeRecordHandle => structure(module, "NodeRecordHandle", &[pointer]),
        Shape::Dimensions => structure(module, "Dimensions", &[word; 4]),
        Shape::SamplePos => {
            let float = intern(module, Type::Float, &[]);
            structure(module, "SamplePos", &[float; 2])
        }
        Shape::I32Carry => {
            let bit = intern(module, Type::Integer(1), &[]);
            structure(module, "i32c", &[word, bit])
        }
        Shape::TwoI32 => structure(module, "twoi32", &[word; 2]),
        Shape::FourI32 => structure(module, "fouri32", &[word; 4]),
        Shape::SplitDouble => structure(module, "splitdouble", &[word; 2]),
        Shape::ResBind => structure(module, "ResBind", &[word, word, word, byte]),
        Shape::ResourceProperties => structure(module, "ResourceProperties", &[word; 2]),
        Shape::NodeInfo => structure(module, "NodeInfo", &[word; 2]),
        Shape::NodeRecordInfo => structure(module, "NodeRecordInfo", &[word; 2]),
        _ => return None,
    })
}

/// The structure `dx.types.` and this name, whatever it is made of, or a new one.
fn structure(module: &mut Module, name: &str, fields: &[TypeId]) -> TypeId {
    let name = format!("{TYPE_PREFIX}{name}");
    let found = module.types.entries.iter().position(
        |entry| matches!(entry, Type::Struct { name: Some(text), .. } if module.bytes(*text) == name.as_bytes()),
    );
    if let Some(found) = found {
        return TypeId(found as u32);
    }
    let name = module.add_text(name.as_bytes());
    let fields = members(module, fields);
    add_type(module, Type::Struct { name: Some(name), fields: Some(fields), packed: false })
}

/// The type with these members; where it has some, its own span does not count.
pub(super) fn intern(module: &mut Module, of: Type, parts: &[TypeId]) -> TypeId {
    let types = &module.types;
    let same = |entry: &Type| match (*entry, of) {
        (
            Type::Function { returns, parameters, variadic },
            Type::Function { returns: same_returns, variadic: same_variadic, .. },
        ) => returns == same_returns && variadic == same_variadic && types.members(parameters) == parts,
        (Type::Struct { name: None, fields: Some(fields), packed }, Type::Struct { packed: same_packed, .. }) => {
            packed == same_packed && types.members(fields) == parts
        }
        (entry, of) => entry == of,
    };
    if let Some(found) = types.entries.iter().position(same) {
        return TypeId(found as u32);
    }
    let of = match of {
        Type::Function { returns, variadic, .. } => {
            Type::Function { returns, parameters: members(module, parts), variadic }
        }
        Type::Struct { packed, .. } => Type::Struct { name: None, fields: Some(members(module, parts)), packed },
        of => of,
    };
    add_type(module, of)
}

fn add_type(module: &mut Module, of: Type) -> TypeId {
    module.types.entries.push(of);
    TypeId(module.types.entries.len() as u32 - 1)
}

fn members(module: &mut Module, types: &[TypeId]) -> Span {
    let start = module.types.members.len() as u32;
    module.types.members.extend_from_slice(types);
    Span { start, length: types.len() as u32 }
}
