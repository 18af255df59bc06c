//! Types, each once.

use super::Editor;
use crate::model::{Module, Span, Type, TypeId};

/// What makes a type the same as another.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(super) enum Key {
    Plain(Type),
    Function(TypeId, Vec<TypeId>, bool),
    Literal(Vec<TypeId>, bool),
    Named(Vec<u8>),
}

/// The key of a type; `None` for a structure with an identity and no name, which no other is the same as.
fn key(module: &Module, of: Type) -> Option<Key> {
    Some(match of {
        Type::Function { returns, parameters, variadic } => {
            Key::Function(returns, module.types.members(parameters).to_vec(), variadic)
        }
        Type::Struct { name: None, fields: Some(fields), packed } => {
            Key::Literal(module.types.members(fields).to_vec(), packed)
        }
        Type::Struct { name: Some(name), .. } if !name.is_empty() => Key::Named(module.bytes(name).to_vec()),
        Type::Struct { .. } => return None,
        plain => Key::Plain(plain),
    })
}

impl Editor<'_> {
    pub(super) fn know_types(&mut self) {
        for (at, &of) in self.module.types.entries.iter().enumerate() {
            if let Some(key) = key(self.module, of) {
                self.types.entry(key).or_insert(TypeId(at as u32));
            }
        }
    }

    fn intern(&mut self, key: Key, of: impl FnOnce(&mut Module) -> Type) -> TypeId {
        if let Some(&id) = self.types.get(&key) {
            return id;
        }
        let of = of(self.module);
        let id = TypeId(self.module.types.entries.len() as u32);
        self.module.types.entries.push(of);
        self.types.insert(key, id);
        id
    }

    /// A type that is made of no run of others: `void`, a number, a pointer, an array, a vector. Of a function type or a
    /// structure, whose parts lie in an arena, use the functions below.
    pub fn scalar(&mut self, of: Type) -> TypeId {
        match key(self.module, of) {
            Some(key) => self.intern(key, |_| of),
            None => self.intern(Key::Plain(of), |_| of),
        }
    }

    /// A pointer.
    pub fn pointer(&mut self, to: TypeId, space: u32) -> TypeId {
        self.scalar(Type::Pointer { to, space })
    }

    /// A function type.
    pub fn function_type(&mut self, returns: TypeId, parameters: &[TypeId], variadic: bool) -> TypeId {
        self.intern(Key::Function(returns, parameters.to_vec(), variadic), |module| Type::Function {
            returns,
            parameters: members(module, parameters),
            variadic,
        })
    }

    /// A structure without a name.
    pub fn literal(&mut self, fields: &[TypeId], packed: bool) -> TypeId {
        self.intern(Key::Literal(fields.to_vec(), packed), |module| Type::Struct {
            name: None,
            fields: Some(members(module, fields)),
            packed,
        })
    }

    /// The structure of this name, or a new one of these fields.
    pub fn structure(&mut self, name: impl AsRef<[u8]>, fields: &[TypeId], packed: bool) -> TypeId {
        let name = name.as_ref();
        self.intern(Key::Named(name.to_vec()), |module| Type::Struct {
            name: Some(module.add_text(name)),
            fields: Some(members(module, fields)),
            packed,
        })
    }
}

fn members(module: &mut Module, types: &[TypeId]) -> Span {
    let start = module.types.members.len() as u32;
    module.types.members.extend_from_slice(types);
    Span { start, length: types.len() as u32 }
}
