//! Constant tables that fxc does not write: every class with every type, every register set, and broken ones.

use dxbin_base::record::Record;
use dxbin_d3dbc::constants::{ConstantInfo, MemberInfo, TableHeader, TypeInfo};
use dxbin_d3dbc::spec::{CommentKind, ParameterClass, ParameterType, RegisterSet};

use crate::programs::{END, Named};

const VERSION: u32 = 0xffff_0300;

/// A type, and the members of a structure.
#[derive(Clone)]
struct Type {
    class: u16,
    ty: u16,
    rows: u16,
    columns: u16,
    elements: u16,
    members: Vec<(&'static str, Type)>,
}

fn plain(class: u16, ty: u16) -> Type {
    Type { class, ty, rows: 2, columns: 3, elements: 1, members: Vec::new() }
}

fn structure(members: &[(&'static str, Type)]) -> Type {
    Type { class: ParameterClass::STRUCT.0, ty: 0, rows: 1, columns: 1, elements: 1, members: members.to_vec() }
}

struct Constant {
    name: String,
    set: u16,
    index: u16,
    count: u16,
    ty: Type,
    default: Option<Vec<u32>>,
}

fn constant(name: impl Into<String>, ty: Type) -> Constant {
    Constant { name: name.into(), set: RegisterSet::FLOAT4.0, index: 0, count: 1, ty, default: None }
}

/// A table that is put together: records at the front, what they point to behind.
struct Table {
    bytes: Vec<u8>,
}

impl Table {
    fn align(&mut self) -> u32 {
        self.bytes.resize(self.bytes.len().next_multiple_of(4), 0xab);
        self.bytes.len() as u32
    }

    fn string(&mut self, text: &str) -> u32 {
        let offset = self.align();
        self.bytes.extend(text.as_bytes());
        self.bytes.push(0);
        offset
    }

    fn ty(&mut self, ty: &Type) -> u32 {
        let members: Vec<MemberInfo> = ty
            .members
            .iter()
            .map(|(name, ty)| MemberInfo { name: self.string(name), type_info: self.ty(ty) })
            .collect();
        let struct_member_info = self.align();
        members.iter().for_each(|member| member.write(&mut self.bytes));
        let offset = self.align();
        let info = TypeInfo {
            class: ParameterClass(ty.class),
            ty: ParameterType(ty.ty),
            rows: ty.rows,
            columns: ty.columns,
            elements: ty.elements,
            struct_members: members.len() as u16,
            struct_member_info,
        };
        info.write(&mut self.bytes);
        offset
    }

    fn new(constants: &[Constant]) -> Self {
        let records = TableHeader::SIZE + ConstantInfo::SIZE * constants.len();
        let mut table = Self { bytes: vec![0; records] };
        let mut head = Vec::new();
        let creator = table.string("token_corpus");
        let target = table.string("ps_3_0");
        let header = TableHeader {
            size: TableHeader::SIZE as u32,
            creator,
            version: VERSION,
            constants: constants.len() as u32,
            constant_info: TableHeader::SIZE as u32,
            flags: 0,
            target,
        };
        header.write(&mut head);
        for constant in constants {
            let name = table.string(&constant.name);
            let type_info = table.ty(&constant.ty);
            let default_value = constant.default.as_ref().map_or(0, |words| {
                let offset = table.align();
                words.iter().for_each(|word| table.bytes.extend(word.to_le_bytes()));
                offset
            });
            let info = ConstantInfo {
                name,
                register_set: RegisterSet(constant.set),
                register_index: constant.index,
                register_count: constant.count,
                reserved: 0,
                type_info,
                default_value,
            };
            info.write(&mut head);
        }
        table.bytes[..records].copy_from_slice(&head);
        // Something must follow the last record.
        table.bytes.extend([0xab; 4]);
        table.align();
        table
    }

    /// The table with one of its words replaced.
    fn with(mut self, offset: usize, word: u32) -> Self {
        self.bytes[offset..offset + 4].copy_from_slice(&word.to_le_bytes());
        self
    }

    /// As a program of nothing else.
    fn program(&self) -> Vec<u32> {
        let words = self.bytes.chunks_exact(4).map(|word| u32::from_le_bytes([word[0], word[1], word[2], word[3]]));
        let length = self.bytes.len() as u32 / 4 + 1;
        [VERSION, length << 16 | 0xfffe, CommentKind::CONSTANT_TABLE.0].into_iter().chain(words).chain([END]).collect()
    }
}

fn types() -> Vec<Constant> {
    let mut constants = Vec::new();
    for class in 0..8 {
        for ty in 0..60 {
            let ty = plain(class, ty);
            constants.push(constant(format!("c{class}_t{}", ty.ty), ty));
        }
    }
    for (rows, columns, elements) in [(1, 1, 0), (4, 4, 2), (65_535, 65_535, 65_535), (0, 0, 1)] {
        for class in 0..6 {
            constants.push(constant(format!("r{rows}_{class}"), Type { rows, columns, elements, ..plain(class, 3) }));
        }
    }
    constants
}

fn structures() -> Vec<Constant> {
    let float = plain(1, 3);
    let inner = structure(&[("p", float.clone()), ("q", plain(2, 2))]);
    let first = structure(&[("inner", inner.clone()), ("m", float.clone())]);
    let last = structure(&[("m", float.clone()), ("inner", inner.clone()), ("again", inner.clone())]);
    let deep = structure(&[("deep", structure(&[("deeper", structure(&[("deepest", inner.clone())]))]))]);
    vec![
        constant("inner", inner.clone()),
        constant("first", first),
        constant("last", Type { elements: 5, ..last }),
        constant("plain", float.clone()),
        constant("plain2", float.clone()),
        constant("deep", deep),
        constant("nothing", structure(&[])),
        constant("same", inner.clone()),
        constant("same", float.clone()),
        constant("other", float.clone()),
        constant("same", float),
        constant("end", inner),
    ]
}

fn sets() -> Vec<Constant> {
    let words = || Some((0..64).map(|number| (number as f32 + 0.1).to_bits()).collect());
    let mut constants = Vec::new();
    for set in 0..6 {
        for (index, count) in [(1000, 2), (3, 1), (12_345, 3), (3, 2)] {
            let ty = plain(0, 3);
            constants.push(Constant { set, index, count, default: words(), ..constant(format!("s{set}_{index}"), ty) });
        }
    }
    constants.push(constant("a_name_that_is_longer_than_twelve", plain(3, 3)));
    let specials = vec![0x7f80_0000, 0xffc0_0000, 1, 0x8000_0000, 0x4974_2402, 0x49f4_2400, 0x3727_c5ac, 0x38d1_b717];
    constants.push(Constant { count: 2, default: Some(specials), ..constant("specials", plain(1, 3)) });
    constants
}

/// Every table of this file.
pub(crate) fn all() -> Vec<Named> {
    let small = || Table::new(&[Constant { default: Some(vec![1, 2, 3, 4]), ..constant("small", plain(1, 3)) }]);
    let struct_table = || Table::new(&[constant("s", structure(&[("m", plain(1, 3)), ("n", plain(0, 2))]))]);
    let mut all = vec![
        ("constants_types".to_owned(), Table::new(&types()).program()),
        ("constants_structures".to_owned(), Table::new(&structures()).program()),
        ("constants_sets".to_owned(), Table::new(&sets()).program()),
        ("constants_none".to_owned(), Table::new(&[]).program()),
    ];
    // Each word of the head and of the only constant, leading nowhere.
    for offset in (0..48).step_by(4) {
        for (name, word) in [("zero", 0), ("far", 0x0fff_fff0), ("end", small().bytes.len() as u32 - 4)] {
            // A name or a type at 0 is read from the head, which says something else in each program; it is left out.
            if !(name == "zero" && matches!(offset, 12 | 16 | 40)) {
                all.push((format!("constants_broken_{offset}_{name}"), small().with(offset, word).program()));
            }
        }
    }
    let members = struct_table().bytes.len() - 8 - 4;
    all.push(("constants_broken_members".to_owned(), struct_table().with(members + 4, 0x0fff_fff0).program()));
    let mut second = small().program();
    let first = Table::new(&[]).program();
    second.splice(1..1, first[1..first.len() - 1].iter().copied());
    all.push(("constants_two_tables".to_owned(), second));
    all
}
