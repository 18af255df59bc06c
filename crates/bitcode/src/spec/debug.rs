//! Nodes of metadata: their records, their operands and their spelling.
//!
//! One row for each kind of node. Three orders matter and all differ: that of the record's fields, that of the operands
//! in memory (by which LLVM numbers what a node refers to), and that of the listing.

/// What a field of a node is: in the file, in [`Metadata::fields`](crate::model::Metadata::fields) and in a listing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FieldKind {
    /// A reference to any metadata: id + 1, 0 for none. One word.
    Reference,
    /// The same, but the file has the id itself, since there always is one. One word, id + 1 in the model.
    Required,
    /// A reference to a string, shown as the string. One word.
    Text,
    /// A number of 32 bits. One word.
    Number,
    /// A number that LLVM keeps in 16 bits and takes for 0 if it is larger. One word.
    Column,
    /// An unsigned number of 64 bits. Two words.
    Number64,
    /// A signed number of 64 bits, which the file has as it is. Two words.
    Count64,
    /// A signed number of 64 bits, which the file has with its sign in the lowest bit. Two words.
    Signed64,
    /// `true` or `false`. One word.
    Bool,
    /// A [`Tag`](super::dwarf::Tag). One word.
    Tag,
    /// An [`Encoding`](super::dwarf::Encoding). One word.
    Encoding,
    /// A [`Language`](super::dwarf::Language). One word.
    Language,
    /// A [`Virtuality`](super::dwarf::Virtuality). One word.
    Virtuality,
    /// [`FLAGS`]. One word.
    Flags,
    /// A number that has no meaning yet and is in no listing. One word.
    Reserved,
}

impl FieldKind {
    /// How many words of [`Metadata::fields`](crate::model::Metadata::fields) it takes.
    pub const fn words(self) -> usize {
        match self {
            Self::Number64 | Self::Count64 | Self::Signed64 => 2,
            _ => 1,
        }
    }

    /// Whether its word is an id + 1 of metadata, or 0.
    pub const fn refers(self) -> bool {
        matches!(self, Self::Reference | Self::Required | Self::Text)
    }
}

/// When a listing has a field.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Shown {
    /// Always; a reference to nothing is `null`.
    Always,
    /// Unless it has this value. A text of no bytes counts as 0.
    Unless(u32),
    /// Unless it is 0, but for arguments of functions always.
    UnlessLocal,
}

/// A field of a node.
#[derive(Clone, Copy, Debug)]
pub struct Field {
    /// Its name in listings.
    pub name: &'static str,
    /// What it is.
    pub kind: FieldKind,
    /// When a listing has it.
    pub shown: Shown,
    /// Its place in listings, from 1; 0 for none.
    pub place: u8,
    /// Its place among the operands in memory, from 1; 0 for none.
    pub operand: u8,
}

/// What follows a node's fields, to the end of the record.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Rest {
    /// Nothing.
    None,
    /// References, each one word: id + 1, or 0. They are operands too, behind those of the fields.
    References,
    /// Numbers of 64 bits, each two words.
    Numbers,
}

/// The most fields a node has.
pub const MOST_FIELDS: usize = 18;

/// A kind of node.
#[derive(Clone, Copy, Debug)]
pub struct NodeKind {
    /// The record's code.
    pub code: u8,
    /// Its name in listings, without the exclamation mark; empty for a plain node.
    pub name: &'static str,
    /// The fields in the record's order. Records of all kinds but the plain node have a flag before them: distinct or not.
    pub fields: &'static [Field],
    /// How many fields at the end older records lack; they are 0 then.
    pub optional: u8,
    /// How many numbers behind the fields may follow in older records, without meaning.
    pub obsolete: u8,
    /// What follows.
    pub rest: Rest,
    /// Indices of fields in the order of the listing, and the field's first word; [`NodeKind::listed`] are in use.
    listing: [(u8, u8); MOST_FIELDS],
    listed: u8,
    /// First words of fields that are references, in the order of the operands in memory.
    operands: [u8; MOST_FIELDS],
    operand_count: u8,
}

impl NodeKind {
    const fn new(code: u8, name: &'static str, fields: &'static [Field]) -> Self {
        assert!(fields.len() <= MOST_FIELDS);
        let mut kind = Self {
            code,
            name,
            fields,
            optional: 0,
            obsolete: 0,
            rest: Rest::None,
            listing: [(0, 0); MOST_FIELDS],
            listed: 0,
            operands: [0; MOST_FIELDS],
            operand_count: 0,
        };
        let mut place = 1;
        while place <= MOST_FIELDS {
            let (mut i, mut word) = (0, 0);
            while i < fields.len() {
                let field = &fields[i];
                if field.place as usize == place {
                    assert!(kind.listed as usize == place - 1, "a place in the listing is taken twice or missing");
                    kind.listing[place - 1] = (i as u8, word);
                    kind.listed += 1;
                }
                if field.operand as usize == place {
                    assert!(kind.operand_count as usize == place - 1, "an operand is there twice or missing");
                    assert!(field.kind.refers());
                    kind.operands[place - 1] = word;
                    kind.operand_count += 1;
                }
                word += field.kind.words() as u8;
                i += 1;
            }
            place += 1;
        }
        kind
    }

    const fn with_rest(self, rest: Rest) -> Self {
        Self { rest, ..self }
    }

    const fn optional(self, optional: u8) -> Self {
        Self { optional, ..self }
    }

    const fn obsolete(self, obsolete: u8) -> Self {
        Self { obsolete, ..self }
    }

    /// How many words of the model its fields take; what is behind them is the rest.
    pub const fn words(&self) -> usize {
        let (mut i, mut words) = (0, 0);
        while i < self.fields.len() {
            words += self.fields[i].kind.words();
            i += 1;
        }
        words
    }

    /// The fields in the order of a listing, each with the index of its first word.
    pub fn listing(&self) -> impl Iterator<Item = (&'static Field, usize)> {
        let listed = self.listing.get(..usize::from(self.listed)).unwrap_or_default();
        listed.iter().filter_map(|&(field, word)| Some((self.fields.get(usize::from(field))?, usize::from(word))))
    }

    /// The indices of the words that are operands in memory, in their order there; the rest's references follow them.
    pub fn operands(&self) -> &[u8] {
        self.operands.get(..usize::from(self.operand_count)).unwrap_or_default()
    }

    /// The kind of a record's code. [`DISTINCT_NODE`] is a plain node, too.
    pub fn of(code: u8) -> Option<&'static Self> {
        match code {
            NODE | TEMPORARY => NODES.first(),
            LOCATION => NODES.get(1),
            GENERIC_DEBUG..=MODULE => NODES.get(usize::from(code - GENERIC_DEBUG) + 2),
            _ => None,
        }
    }
}

/// What LLVM keeps in the place of a node that is referred to and never told of. No record has this code.
pub const TEMPORARY: u8 = 0;
/// The code of a plain node.
pub const NODE: u8 = 3;
/// The code of a plain node that is distinct.
pub const DISTINCT_NODE: u8 = 5;
/// The code of a debug location.
pub const LOCATION: u8 = 7;
/// The code of a node that only has a tag and a header.
pub const GENERIC_DEBUG: u8 = 12;
/// The code of a file.
pub const FILE: u8 = 16;
/// The code of a function.
pub const SUBPROGRAM: u8 = 21;
/// The code of a block.
pub const LEXICAL_BLOCK: u8 = 22;
/// The code of a part of a block in another file.
pub const LEXICAL_BLOCK_FILE: u8 = 23;
/// The code of a local variable.
pub const LOCAL_VAR: u8 = 28;
/// The code of an expression.
pub const EXPRESSION: u8 = 29;
/// The last code.
pub const MODULE: u8 = 32;

/// A field: name, kind, when it is shown; place in the listing and among the operands.
const fn field(name: &'static str, kind: FieldKind, shown: Shown, place: u8, operand: u8) -> Field {
    Field { name, kind, shown, place, operand }
}

use FieldKind::{
    Bool, Column, Count64, Encoding, Flags, Language, Number, Number64, Reference, Required, Reserved, Signed64, Tag,
    Text, Virtuality,
};
use Shown::{Always, Unless, UnlessLocal};

/// Unless it is zero, null or empty.
const SET: Shown = Unless(0);

/// All kinds of nodes, in the order of their codes.
#[rustfmt::skip]
pub const NODES: &[NodeKind] = &[
    NodeKind::new(NODE, "", &[]).with_rest(Rest::References),
    NodeKind::new(LOCATION, "DILocation", &[
        field("line", Number, Always, 1, 0),
        field("column", Column, SET, 2, 0),
        field("scope", Required, Always, 3, 1),
        field("inlinedAt", Reference, SET, 4, 2),
    ]),
    NodeKind::new(GENERIC_DEBUG, "GenericDINode", &[
        field("tag", Tag, Always, 1, 0),
        field("version", Reserved, Always, 0, 0),
        field("header", Text, SET, 2, 1),
    ]).with_rest(Rest::References),
    NodeKind::new(13, "DISubrange", &[
        field("count", Count64, Always, 1, 0),
        field("lowerBound", Signed64, SET, 2, 0),
    ]),
    NodeKind::new(14, "DIEnumerator", &[
        field("value", Signed64, Always, 2, 0),
        field("name", Text, Always, 1, 1),
    ]),
    NodeKind::new(15, "DIBasicType", &[
        field("tag", Tag, Unless(0x24), 1, 0),
        field("name", Text, SET, 2, 1),
        field("size", Number64, SET, 3, 0),
        field("align", Number64, SET, 4, 0),
        field("encoding", Encoding, SET, 5, 0),
    ]),
    NodeKind::new(FILE, "DIFile", &[
        field("filename", Text, Always, 1, 1),
        field("directory", Text, Always, 2, 2),
    ]),
    NodeKind::new(17, "DIDerivedType", &[
        field("tag", Tag, Always, 1, 0),
        field("name", Text, SET, 2, 3),
        field("file", Reference, SET, 4, 1),
        field("line", Number, SET, 5, 0),
        field("scope", Reference, SET, 3, 2),
        field("baseType", Reference, Always, 6, 4),
        field("size", Number64, SET, 7, 0),
        field("align", Number64, SET, 8, 0),
        field("offset", Number64, SET, 9, 0),
        field("flags", Flags, SET, 10, 0),
        field("extraData", Reference, SET, 11, 5),
    ]),
    NodeKind::new(18, "DICompositeType", &[
        field("tag", Tag, Always, 1, 0),
        field("name", Text, SET, 2, 3),
        field("file", Reference, SET, 4, 1),
        field("line", Number, SET, 5, 0),
        field("scope", Reference, SET, 3, 2),
        field("baseType", Reference, SET, 6, 4),
        field("size", Number64, SET, 7, 0),
        field("align", Number64, SET, 8, 0),
        field("offset", Number64, SET, 9, 0),
        field("flags", Flags, SET, 10, 0),
        field("elements", Reference, SET, 11, 5),
        field("runtimeLang", Language, SET, 12, 0),
        field("vtableHolder", Reference, SET, 13, 6),
        field("templateParams", Reference, SET, 14, 7),
        field("identifier", Text, SET, 15, 8),
    ]),
    NodeKind::new(19, "DISubroutineType", &[
        field("flags", Flags, SET, 1, 0),
        field("types", Reference, Always, 2, 1),
    ]),
    NodeKind::new(20, "DICompileUnit", &[
        field("language", Language, SET, 1, 0),
        field("file", Reference, Always, 2, 1),
        field("producer", Text, SET, 3, 2),
        field("isOptimized", Bool, Always, 4, 0),
        field("flags", Text, SET, 5, 3),
        field("runtimeVersion", Number, Always, 6, 0),
        field("splitDebugFilename", Text, SET, 7, 4),
        field("emissionKind", Number, Always, 8, 0),
        field("enums", Reference, SET, 9, 5),
        field("retainedTypes", Reference, SET, 10, 6),
        field("subprograms", Reference, SET, 11, 7),
        field("globals", Reference, SET, 12, 8),
        field("imports", Reference, SET, 13, 9),
        field("dwoId", Number, SET, 14, 0),
    ]).optional(1),
    NodeKind::new(SUBPROGRAM, "DISubprogram", &[
        field("scope", Reference, Always, 3, 2),
        field("name", Text, SET, 1, 3),
        field("linkageName", Text, SET, 2, 4),
        field("file", Reference, SET, 4, 1),
        field("line", Number, SET, 5, 0),
        field("type", Reference, SET, 6, 5),
        field("isLocal", Bool, Always, 7, 0),
        field("isDefinition", Bool, Always, 8, 0),
        field("scopeLine", Number, SET, 9, 0),
        field("containingType", Reference, SET, 10, 6),
        field("virtuality", Virtuality, SET, 11, 0),
        field("virtualIndex", Number, SET, 12, 0),
        field("flags", Flags, SET, 13, 0),
        field("isOptimized", Bool, Always, 14, 0),
        field("function", Reference, SET, 15, 7),
        field("templateParams", Reference, SET, 16, 8),
        field("declaration", Reference, SET, 17, 9),
        field("variables", Reference, SET, 18, 10),
    ]),
    NodeKind::new(LEXICAL_BLOCK, "DILexicalBlock", &[
        field("scope", Reference, Always, 1, 2),
        field("file", Reference, SET, 2, 1),
        field("line", Number, SET, 3, 0),
        field("column", Number, SET, 4, 0),
    ]),
    NodeKind::new(LEXICAL_BLOCK_FILE, "DILexicalBlockFile", &[
        field("scope", Reference, Always, 1, 2),
        field("file", Reference, SET, 2, 1),
        field("discriminator", Number, Always, 3, 0),
    ]),
    NodeKind::new(24, "DINamespace", &[
        field("scope", Reference, Always, 2, 2),
        field("file", Reference, SET, 3, 1),
        field("name", Text, SET, 1, 3),
        field("line", Number, SET, 4, 0),
    ]),
    NodeKind::new(25, "DITemplateTypeParameter", &[
        field("name", Text, SET, 1, 1),
        field("type", Reference, Always, 2, 2),
    ]),
    NodeKind::new(26, "DITemplateValueParameter", &[
        field("tag", Tag, Unless(0x30), 1, 0),
        field("name", Text, SET, 2, 1),
        field("type", Reference, SET, 3, 2),
        field("value", Reference, Always, 4, 3),
    ]),
    NodeKind::new(27, "DIGlobalVariable", &[
        field("scope", Reference, Always, 3, 1),
        field("name", Text, SET, 1, 2),
        field("linkageName", Text, SET, 2, 5),
        field("file", Reference, SET, 4, 3),
        field("line", Number, SET, 5, 0),
        field("type", Reference, SET, 6, 4),
        field("isLocal", Bool, Always, 7, 0),
        field("isDefinition", Bool, Always, 8, 0),
        field("variable", Reference, SET, 9, 6),
        field("declaration", Reference, SET, 10, 7),
    ]),
    NodeKind::new(LOCAL_VAR, "DILocalVariable", &[
        field("tag", Tag, Always, 1, 0),
        field("scope", Reference, Always, 4, 1),
        field("name", Text, SET, 2, 2),
        field("file", Reference, SET, 5, 3),
        field("line", Number, SET, 6, 0),
        field("type", Reference, SET, 7, 4),
        field("arg", Number, UnlessLocal, 3, 0),
        field("flags", Flags, SET, 8, 0),
    ]).obsolete(1),
    NodeKind::new(EXPRESSION, "DIExpression", &[]).with_rest(Rest::Numbers),
    NodeKind::new(30, "DIObjCProperty", &[
        field("name", Text, SET, 1, 1),
        field("file", Reference, SET, 2, 2),
        field("line", Number, SET, 3, 0),
        // LLVM writes the setter first and reads the getter first: they change places each time. The names are those of the
        // listing, which shows what was read; the order in memory is that of the module that was written.
        field("getter", Text, SET, 5, 4),
        field("setter", Text, SET, 4, 3),
        field("attributes", Number, SET, 6, 0),
        field("type", Reference, SET, 7, 5),
    ]),
    NodeKind::new(31, "DIImportedEntity", &[
        field("tag", Tag, Always, 1, 0),
        field("scope", Reference, Always, 3, 1),
        field("entity", Reference, SET, 4, 2),
        field("line", Number, SET, 5, 0),
        field("name", Text, SET, 2, 3),
    ]),
    NodeKind::new(MODULE, "DIModule", &[
        field("scope", Reference, Always, 1, 1),
        field("name", Text, SET, 2, 2),
        field("configMacros", Text, SET, 3, 3),
        field("includePath", Text, SET, 4, 4),
        field("isysroot", Text, SET, 5, 5),
    ]),
];

/// Flags of debug information, by bit from bit 2 on; the lowest two bits are [`ACCESS`].
pub const FLAGS: &[&str] = &[
    "DIFlagFwdDecl",
    "DIFlagAppleBlock",
    "DIFlagBlockByrefStruct",
    "DIFlagVirtual",
    "DIFlagArtificial",
    "DIFlagExplicit",
    "DIFlagPrototyped",
    "DIFlagObjcClassComplete",
    "DIFlagObjectPointer",
    "DIFlagVector",
    "DIFlagStaticMember",
    "DIFlagLValueReference",
    "DIFlagRValueReference",
];

/// The lowest two bits of the flags, from 1.
pub const ACCESS: [&str; 3] = ["DIFlagPrivate", "DIFlagProtected", "DIFlagPublic"];

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rows_are_found_by_their_codes() {
        for kind in NODES {
            assert_eq!(NodeKind::of(kind.code).map(|found| found.name), Some(kind.name), "{}", kind.code);
            let shown = kind.fields.iter().filter(|field| field.kind != Reserved).count();
            assert_eq!(kind.listing().count(), shown, "{}", kind.name);
            let operands = kind.fields.iter().filter(|field| field.kind.refers()).count();
            assert_eq!(kind.operands().len(), operands, "{}", kind.name);
        }
        assert!(NodeKind::of(4).is_none() && NodeKind::of(33).is_none());
    }
}
