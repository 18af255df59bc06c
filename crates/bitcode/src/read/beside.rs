//! A second module in the context of a first: dxc reads the module of STAT behind the program's, and LLVM has the names of
//! structures once for both.
//!
//! A structure whose name the first module has is that module's if the fields are the same, and gets another name if not.

use std::collections::HashSet;

use super::intern::{Hash, Seed, Table};
use crate::model::{Module, Type, TypeId, Types};

/// The types of the first module, and which of the second module's are the same.
pub(super) struct Beside<'m> {
    pub(super) first: &'m Module,
    /// Structures by name, once one is asked for.
    names: Option<Table>,
    seed: Seed,
    same: Same,
    /// Pairs of types with several members that were found to be the same.
    equal: HashSet<(TypeId, TypeId)>,
}

/// Structures of the second module that are the first's.
#[derive(Default)]
struct Same {
    /// How many types of both, from the first on, are the same.
    first: usize,
    /// The others' by their ids: the other id + 1.
    others: Vec<u32>,
}

impl Same {
    fn get(&self, id: TypeId) -> Option<TypeId> {
        match id.index().checked_sub(self.first) {
            None => Some(id),
            Some(place) => self.others.get(place).and_then(|of| of.checked_sub(1)).map(TypeId),
        }
    }

    /// Sets what one is that is none of the first.
    fn set(&mut self, id: TypeId, of: Option<TypeId>) {
        let Some(place) = id.index().checked_sub(self.first) else { return };
        if self.others.len() <= place {
            self.others.resize(place + 1, 0);
        }
        if let Some(place) = self.others.get_mut(place) {
            *place = of.map_or(0, |of| of.0 + 1);
        }
    }
}

impl<'m> Beside<'m> {
    pub(super) fn new(first: &'m Module, seed: Seed) -> Self {
        Self { first, names: None, seed, same: Same::default(), equal: HashSet::new() }
    }

    /// How many names LLVM has made.
    pub(super) const fn renamed(&self) -> u32 {
        self.first.types.renamed
    }

    /// The first module's structure of this name, which has this hash.
    pub(super) fn named(&mut self, hash: Hash, name: &[u8]) -> Option<TypeId> {
        let names = self.names.get_or_insert_with(|| names(self.first, self.seed));
        let found = names.find(hash, |id| match self.first.types.get(TypeId(id)) {
            Some(Type::Struct { name: Some(text), .. }) => self.first.bytes(text) == name,
            _ => false,
        });
        found.map(TypeId)
    }

    /// Lets all structures that there are be what they are in the first module, where they have the same ids; returns how many
    /// names LLVM makes to find that out.
    pub(super) fn repeat(&mut self, types: &Types) -> u32 {
        self.same.first = types.entries.len();
        let names = types.entries.iter().filter(|of| matches!(of, Type::Struct { name: Some(_), .. }));
        names.count() as u32
    }

    /// Lets another structure be what one was found to be.
    pub(super) fn rename(&mut self, id: TypeId, other: TypeId) {
        if let Some(of) = self.same.get(id) {
            self.same.set(id, None);
            self.same.set(other, Some(of));
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
            self.same.set(id, Some(of));
        }
        same
    }
}

/// The structures of a module by name.
fn names(module: &Module, seed: Seed) -> Table {
    let mut names = Table::default();
    for (id, entry) in module.types.entries.iter().enumerate() {
        if let Type::Struct { name: Some(name), .. } = entry
            && !name.is_empty()
        {
            names.insert(seed.start(0).bytes(module.bytes(*name)), id as u32);
        }
    }
    names
}

/// Whether a type of the first module is one of the second. Types without names were read to a limited depth.
fn equal(
    first: &Types,
    second: &Types,
    same: &Same,
    known: &mut HashSet<(TypeId, TypeId)>,
    a: TypeId,
    b: TypeId,
) -> bool {
    let mut one = |a: TypeId, b: TypeId| equal(first, second, same, known, a, b);
    let (members, others) = match (first.get(a), second.get(b)) {
        (Some(Type::Struct { name: Some(_), .. }), Some(Type::Struct { name: Some(_), .. })) => {
            return same.get(b) == Some(a);
        }
        (Some(Type::Pointer { to: a, space }), Some(Type::Pointer { to: b, space: as_space })) => {
            return space == as_space && one(a, b);
        }
        (Some(Type::Array { count, of: a }), Some(Type::Array { count: as_many, of: b })) => {
            return count == as_many && one(a, b);
        }
        (Some(Type::Vector { count, of: a }), Some(Type::Vector { count: as_many, of: b })) => {
            return count == as_many && one(a, b);
        }
        (
            Some(Type::Struct { name: None, fields, packed }),
            Some(Type::Struct { name: None, fields: own, packed: as_packed }),
        ) if packed == as_packed => (fields.unwrap_or_default(), own.unwrap_or_default()),
        (
            Some(Type::Function { returns: a, parameters, variadic }),
            Some(Type::Function { returns: b, parameters: own, variadic: as_variadic }),
        ) if variadic == as_variadic && one(a, b) => (parameters, own),
        (Some(a), Some(b)) => return a == b && !matches!(a, Type::Struct { .. } | Type::Function { .. }),
        _ => return false,
    };
    // Looked at once, however many ways lead here.
    if known.contains(&(a, b)) {
        return true;
    }
    let (members, others) = (first.members(members), second.members(others));
    let found = members.len() == others.len()
        && members.iter().zip(others).all(|(&a, &b)| equal(first, second, same, known, a, b));
    if found {
        known.insert((a, b));
    }
    found
}
