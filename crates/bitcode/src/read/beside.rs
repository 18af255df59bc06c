//! A second module in the context of a first: dxc reads the module of STAT behind the program's, and LLVM has the names of
//! structures once for both.
//!
//! A structure whose name the first module has is that module's if the fields are the same, and gets another name if not.

use std::collections::{HashMap, HashSet};

use crate::model::{Module, Type, TypeId, Types};

/// The types of the first module, and which of the second module's are the same.
pub(super) struct Beside<'m> {
    first: &'m Module,
    names: HashMap<&'m [u8], TypeId>,
    /// Structures of the second module that are the first's, by their ids.
    same: HashMap<TypeId, TypeId>,
    /// Pairs of types that were found to be the same.
    equal: HashSet<(TypeId, TypeId)>,
}

impl<'m> Beside<'m> {
    pub(super) fn new(first: &'m Module) -> Self {
        let named = first.types.entries.iter().enumerate().filter_map(|(id, entry)| match entry {
            Type::Struct { name: Some(name), .. } if !name.is_empty() => Some((first.bytes(*name), TypeId(id as u32))),
            _ => None,
        });
        Self { first, names: named.collect(), same: HashMap::new(), equal: HashSet::new() }
    }

    /// How many names LLVM has made.
    pub(super) const fn renamed(&self) -> u32 {
        self.first.types.renamed
    }

    /// The first module's structure of this name.
    pub(super) fn named(&self, name: &[u8]) -> Option<TypeId> {
        self.names.get(name).copied()
    }

    /// Lets another structure be what one was found to be.
    pub(super) fn rename(&mut self, id: TypeId, other: TypeId) {
        if let Some(of) = self.same.remove(&id) {
            self.same.insert(other, of);
        }
    }

    /// Whether a structure of the first module has these fields; if so, `id` of the second is that structure.
    pub(super) fn is_same(&mut self, of: TypeId, types: &Types, id: TypeId) -> bool {
        let (Some(Type::Struct { fields, packed, .. }), Some(Type::Struct { fields: own, packed: as_packed, .. })) =
            (self.first.types.get(of), types.get(id))
        else {
            return false;
        };
        let (fields, own) = (fields.unwrap_or_default(), own.unwrap_or_default());
        let same = packed == as_packed
            && fields.length == own.length
            && (self.first.types.members(fields).iter().zip(types.members(own)))
                .all(|(&a, &b)| equal(&self.first.types, types, &self.same, &mut self.equal, a, b));
        if same {
            self.same.insert(id, of);
        }
        same
    }
}

/// Whether a type of the first module is one of the second. Types without names were read to a limited depth.
fn equal(
    first: &Types,
    second: &Types,
    same: &HashMap<TypeId, TypeId>,
    known: &mut HashSet<(TypeId, TypeId)>,
    a: TypeId,
    b: TypeId,
) -> bool {
    if known.contains(&(a, b)) {
        return true;
    }
    let mut all = |a: &[TypeId], b: &[TypeId]| {
        a.len() == b.len() && a.iter().zip(b).all(|(&a, &b)| equal(first, second, same, known, a, b))
    };
    let found = match (first.get(a), second.get(b)) {
        (Some(Type::Struct { name: Some(_), .. }), Some(Type::Struct { name: Some(_), .. })) => {
            same.get(&b) == Some(&a)
        }
        (
            Some(Type::Struct { name: None, fields, packed }),
            Some(Type::Struct { name: None, fields: own, packed: as_packed }),
        ) => {
            let (fields, own) = (fields.unwrap_or_default(), own.unwrap_or_default());
            packed == as_packed && all(first.members(fields), second.members(own))
        }
        (Some(Type::Pointer { to: a, space }), Some(Type::Pointer { to: b, space: as_space })) => {
            space == as_space && all(&[a], &[b])
        }
        (Some(Type::Array { count, of: a }), Some(Type::Array { count: as_many, of: b })) => {
            count == as_many && all(&[a], &[b])
        }
        (Some(Type::Vector { count, of: a }), Some(Type::Vector { count: as_many, of: b })) => {
            count == as_many && all(&[a], &[b])
        }
        (
            Some(Type::Function { returns: a, parameters, variadic }),
            Some(Type::Function { returns: b, parameters: own, variadic: as_variadic }),
        ) => variadic == as_variadic && all(&[a], &[b]) && all(first.members(parameters), second.members(own)),
        (Some(a), Some(b)) => a == b,
        _ => false,
    };
    if found {
        known.insert((a, b));
    }
    found
}
