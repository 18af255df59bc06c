//! Numbers of types.

use dxbin_base::Error;

use super::{LABEL, METADATA, MOST_DEPTH, Numbers, VISITING, unwritable};
use crate::model::{Type, TypeId};

impl Numbers<'_> {
    /// Numbers a type, after those it is made of.
    pub(super) fn add_type(&mut self, id: TypeId) -> Result<(), Error> {
        if self.type_place(id)? != 0 {
            return Ok(());
        }
        let mut stack = vec![(id, 0)];
        self.open_type(id)?;
        while let Some((id, next)) = stack.last_mut() {
            let id = *id;
            if let Some(part) = self.part_of(id, *next)? {
                *next += 1;
                if self.type_place(part)? == 0 {
                    if stack.len() > MOST_DEPTH {
                        return Err(unwritable("types nest without end".into()));
                    }
                    self.open_type(part)?;
                    stack.push((part, 0));
                }
                continue;
            }
            stack.pop();
            if matches!(self.type_place(id)?, 0 | VISITING) {
                self.type_list.push(id);
                *self.type_place_mut(id)? = self.type_list.len() as u32;
            }
        }
        Ok(())
    }

    /// Structures with an identity are marked before their fields are visited, since those may lead back to them.
    pub(super) fn open_type(&mut self, id: TypeId) -> Result<(), Error> {
        if let Type::Struct { name, fields, .. } = self.type_of(id)?
            && (name.is_some() || fields.is_none())
        {
            *self.type_place_mut(id)? = VISITING;
        }
        Ok(())
    }

    pub(super) fn type_place_mut(&mut self, id: TypeId) -> Result<&mut u32, Error> {
        match id {
            LABEL => Ok(&mut self.label),
            METADATA => Ok(&mut self.metadata_type),
            _ => {
                // A module's own `label` and `metadata` are the two that always are.
                match self.module.types.get(id) {
                    Some(Type::Label) => Ok(&mut self.label),
                    Some(Type::Metadata) => Ok(&mut self.metadata_type),
                    _ => self.types.get_mut(id.index()).ok_or_else(|| no_type(id)),
                }
            }
        }
    }

    pub(super) fn type_place(&mut self, id: TypeId) -> Result<u32, Error> {
        self.type_place_mut(id).copied()
    }

    /// A type by its id.
    pub(in crate::write) fn type_of(&self, id: TypeId) -> Result<Type, Error> {
        match id {
            LABEL => Ok(Type::Label),
            METADATA => Ok(Type::Metadata),
            _ => self.module.types.get(id).ok_or_else(|| no_type(id)),
        }
    }

    /// The `index`th type that a type is made of.
    pub(super) fn part_of(&self, id: TypeId, index: usize) -> Result<Option<TypeId>, Error> {
        let members = |span| self.module.types.members(span);
        Ok(match self.type_of(id)? {
            Type::Pointer { to: of, .. } | Type::Array { of, .. } | Type::Vector { of, .. } if index == 0 => Some(of),
            Type::Function { returns, .. } if index == 0 => Some(returns),
            Type::Function { parameters, .. } => members(parameters).get(index - 1).copied(),
            Type::Struct { fields: Some(fields), .. } => members(fields).get(index).copied(),
            _ => None,
        })
    }

    /// The number of a type.
    pub(in crate::write) fn type_number(&self, id: TypeId) -> Result<u32, Error> {
        let place = match self.type_of(id)? {
            Type::Label => self.label,
            Type::Metadata => self.metadata_type,
            _ => self.types.get(id.index()).copied().unwrap_or_default(),
        };
        match place {
            0 | VISITING => Err(no_type(id)),
            place => Ok(place - 1),
        }
    }
}

fn no_type(id: TypeId) -> Error {
    unwritable(format!("type {} is none that anything is of", id.0))
}
