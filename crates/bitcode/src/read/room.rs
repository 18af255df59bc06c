//! Room for what is read: enough that little is moved, and in proportion to the file.

use crate::model::Module;

/// Gives an empty module room for what most modules of so many bytes have, so that little is moved while they are read.
pub(super) fn make_room(module: &mut Module, bytes: usize) {
    module.text.reserve(256 + bytes / 6);
    module.types.entries.reserve(32 + bytes / 256);
    module.types.members.reserve(32 + bytes / 256);
    module.types.table.reserve(32 + bytes / 256);
    module.attributes.entries.reserve(16);
    module.attributes.groups.reserve(8);
    module.attributes.members.reserve(8);
    module.attributes.lists.reserve(8);
    module.functions.reserve(8);
    module.constants.entries.reserve(16 + bytes / 256);
    module.metadata.entries.reserve(32 + bytes / 128);
    module.metadata.fields.reserve(64 + bytes / 48);
    module.metadata.named.reserve(8);
    module.metadata.kinds.reserve(16);
}

/// Adds to a list that grows by a quarter, not twofold: what is read is to take a small multiple of the file.
#[inline]
pub(super) fn push_tight<T>(list: &mut Vec<T>, item: T) {
    if list.len() == list.capacity() {
        list.reserve_exact(list.len() / 4 + 16);
    }
    list.push(item);
}
