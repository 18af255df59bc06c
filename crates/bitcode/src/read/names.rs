//! Names that are given: of two values with one name LLVM gives the later another.

use std::collections::HashMap;

use crate::model::{Module, Named, Text};

/// Whether names rise, as dxc writes them: none is there twice, nor is a value.
pub(super) fn are_sorted(module: &Module, given: &[(Named, Text)]) -> bool {
    given.is_sorted_by(|(_, before), (_, name)| module.bytes(*before) < module.bytes(*name))
}

/// The names that values have in the end, in the order in which they were given. `made` counts the names that LLVM made.
pub(super) fn unique(module: &mut Module, given: &[(Named, Text)], made: &mut u32) -> Vec<(Named, Text)> {
    let mut owners: HashMap<Vec<u8>, Named> = HashMap::with_capacity(given.len());
    let mut places: HashMap<Named, usize> = HashMap::with_capacity(given.len());
    let mut named: Vec<(Named, Text)> = Vec::with_capacity(given.len());
    for &(of, text) in given {
        let mut name = module.bytes(text).to_vec();
        let place = *places.entry(of).or_insert_with(|| {
            named.push((of, Text::default()));
            named.len() - 1
        });
        let Some((_, has)) = named.get_mut(place) else { continue };
        if module.bytes(*has) == name {
            continue;
        }
        owners.remove(module.bytes(*has));
        let length = name.len();
        while length > 0 && owners.contains_key(&name) {
            *made += 1;
            name.truncate(length);
            name.extend_from_slice(made.to_string().as_bytes());
        }
        *has = if name.len() > length { module.add_text(&name) } else { text };
        if length > 0 {
            owners.insert(name, of);
        }
    }
    named
}
