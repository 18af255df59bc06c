//! Metadata.

use super::{Span, Text, Value, ids};
use crate::spec::debug::{NODE, TEMPORARY};

ids! {
    /// A piece of metadata.
    MetadataId;
}

/// A piece of metadata.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum MetadataEntry {
    /// `!"text"`
    String(Text),
    /// A value. Local ones (arguments, instructions) are operands of calls only.
    Value(Value),
    /// A node.
    Node(Node),
}

/// A node: operands, or a record of debug information.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Node {
    /// What it is, as the file's record code: `METADATA_NODE` (3), `METADATA_LOCATION` (7), ... `spec` has a row for each, with
    /// its fields. A distinct plain node is kind 3 too.
    pub kind: u8,
    /// Whether it is a node of its own even where another has the same fields.
    pub distinct: bool,
    /// Its fields, in [`Metadata::fields`]. A field that refers to metadata holds the id + 1, 0 for `null`; a number is one
    /// word, or two (low, high) where its row says that it has 64 bits.
    pub fields: Span,
}

impl Node {
    /// Whether it has operands and nothing else.
    pub const fn is_plain(self) -> bool {
        matches!(self.kind, NODE | TEMPORARY)
    }
}

/// A named list of nodes, such as `!dx.version`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NamedMetadata {
    /// The name, without the exclamation mark.
    pub name: Text,
    /// The nodes.
    pub nodes: Vec<MetadataId>,
}

/// A kind of attachment, such as `dbg`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct MetadataKind {
    /// Its number in this file.
    pub number: u32,
    /// Its name.
    pub name: Text,
}

/// An attachment of metadata to a function or an instruction.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Attachment {
    /// The kind's number.
    pub kind: u32,
    /// The node.
    pub node: MetadataId,
}

/// The metadata of a module.
#[derive(Clone, Debug, Default)]
pub struct Metadata {
    /// Strings, values and nodes.
    pub entries: Vec<MetadataEntry>,
    /// Fields of nodes.
    pub fields: Vec<u32>,
    /// Named lists, in the module's order.
    pub named: Vec<NamedMetadata>,
    /// Kinds of attachments.
    pub kinds: Vec<MetadataKind>,
}

impl Metadata {
    /// A piece.
    pub fn get(&self, id: MetadataId) -> Option<MetadataEntry> {
        self.entries.get(id.index()).copied()
    }

    /// The field words of a node.
    pub fn fields(&self, node: Node) -> &[u32] {
        node.fields.of(&self.fields)
    }

    /// What a field that refers to metadata refers to.
    pub const fn reference(word: u32) -> Option<MetadataId> {
        match word {
            0 => None,
            _ => Some(MetadataId(word - 1)),
        }
    }
}
