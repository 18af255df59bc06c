//! Attributes of LLVM's own functions.
//!
//! They are what LLVM says, whatever the file says: its reader gives each of them its attributes anew.

use crate::model::{Attribute, AttributeGroup, AttributeGroupId, AttributeListId, Function, Module, Span};
use crate::spec::spelling::{INTRINSICS, Places};

/// The module with the attributes that LLVM gives its own functions; `None` where it has them already, as dxc's have.
pub(super) fn with_attributes(module: &Module) -> Option<Box<Module>> {
    let mut changed = None;
    for (index, function) in module.functions.iter().enumerate() {
        let Some(expected) = expected(module.bytes(function.name)) else { continue };
        if has(module, function, expected) {
            continue;
        }
        let changed = changed.get_or_insert_with(|| Box::new(module.clone()));
        let list = add(changed, expected);
        if let Some(function) = changed.functions.get_mut(index) {
            function.attributes = Some(list);
        }
    }
    changed
}

/// The attributes of one of LLVM's functions: places with kinds.
fn expected(name: &[u8]) -> Option<Places> {
    let name = name.strip_prefix(b"llvm.")?;
    let row = INTRINSICS.iter().find(|row| match row.0.as_bytes() {
        // Types follow.
        [prefix @ .., b'*'] => name.starts_with(prefix),
        whole => name == whole,
    })?;
    Some(row.1)
}

/// Whether a function has these attributes and no others.
fn has(module: &Module, function: &Function, expected: Places) -> bool {
    let Some(list) = function.attributes else { return false };
    let groups = || module.attributes.groups(list).filter(|group| group.attributes.length > 0);
    groups().count() == expected.len()
        && expected.iter().all(|&(place, kinds)| {
            let group = groups().find(|group| group.place == place);
            group.is_some_and(|group| {
                let attributes = group.attributes.of(&module.attributes.entries);
                attributes.len() == kinds.len()
                    && kinds.iter().all(|kind| attributes.contains(&Attribute::Kind(u64::from(kind.0))))
            })
        })
}

/// Adds a list of attributes to a module.
fn add(module: &mut Module, expected: Places) -> AttributeListId {
    let attributes = &mut module.attributes;
    let start = attributes.members.len() as u32;
    for &(place, kinds) in expected {
        let span = Span { start: attributes.entries.len() as u32, length: kinds.len() as u32 };
        attributes.entries.extend(kinds.iter().map(|kind| Attribute::Kind(u64::from(kind.0))));
        attributes.members.push(AttributeGroupId(attributes.groups.len() as u32));
        attributes.groups.push(AttributeGroup { number: 0, place, attributes: span });
    }
    let length = attributes.members.len() as u32 - start;
    attributes.lists.push(Span { start, length });
    AttributeListId(attributes.lists.len() as u32 - 1)
}
