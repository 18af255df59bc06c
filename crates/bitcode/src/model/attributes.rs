//! Attributes of functions, their parameters and calls.

use super::{Span, Text, ids};

ids! {
    /// A list of attribute groups, as a function or a call has one.
    AttributeListId;
    /// A group: the attributes of one place.
    AttributeGroupId;
}

/// One attribute. Kinds are the file's numbers; `spec` has their names.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Attribute {
    /// A kind without a value, such as `nounwind`.
    Kind(u64),
    /// A kind with a number, such as `align`.
    Number(u64, u64),
    /// A text.
    Text(Text),
    /// A text with a value.
    Pair(Text, Text),
}

/// The attributes of one place.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct AttributeGroup {
    /// The group's number in the file, by which lists refer to it; the mask of a group of files older than LLVM 3.3.
    pub number: u64,
    /// Where: 0 the returned value, 0xffffffff the function itself, else a parameter's number from 1.
    pub place: u32,
    /// The attributes, in [`Attributes::entries`].
    pub attributes: Span,
}

/// The attributes of a module.
#[derive(Clone, Debug, Default)]
pub struct Attributes {
    /// Attributes, which groups point into.
    pub entries: Vec<Attribute>,
    /// Groups.
    pub groups: Vec<AttributeGroup>,
    /// Groups of lists, which lists point into.
    pub members: Vec<AttributeGroupId>,
    /// Lists, each a run of [`Attributes::members`].
    pub lists: Vec<Span>,
}

impl Attributes {
    /// The groups of a list.
    pub fn groups(&self, list: AttributeListId) -> impl Iterator<Item = &AttributeGroup> {
        let span = self.lists.get(list.index()).copied().unwrap_or_default();
        span.of(&self.members).iter().filter_map(|id| self.groups.get(id.index()))
    }
}
