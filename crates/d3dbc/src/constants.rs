//! Constant tables: what fxc writes into a comment (CTAB) about a program's constants and samplers.
//!
//! Offsets count from the first byte behind the FourCC. The reader is lazy: it hands out records and strings where it is
//! asked for them, so that a broken table costs nothing and shows all that is whole.

use dxbin_base::record::Record;

use crate::decode::{Comment, Program};
use crate::spec::{CommentKind, ParameterClass, ParameterType, RegisterSet};

dxbin_base::record! {
    /// D3DXSHADER_CONSTANTTABLE: the head of a table.
    pub struct TableHeader: 28 {
        0 size: u32, "Size", "bytes of this record";
        4 creator: u32, "Creator", "offset of the compiler's name";
        8 version: u32, "Version", "the program's version token";
        12 constants: u32, "Constants", "how many constants there are";
        16 constant_info: u32, "ConstantInfo", "offset of the first constant's record";
        20 flags: u32, "Flags", "the compiler's flags";
        24 target: u32, "Target", "offset of the profile's name";
    }
}

dxbin_base::record! {
    /// D3DXSHADER_CONSTANTINFO: a constant.
    pub struct ConstantInfo: 20 {
        0 name: u32, "Name", "offset of its name";
        4 register_set: RegisterSet, "RegisterSet", "which registers it lies in";
        6 register_index: u16, "RegisterIndex", "the first of them";
        8 register_count: u16, "RegisterCount", "how many of them";
        10 reserved: u16, "Reserved", "0";
        12 type_info: u32, "TypeInfo", "offset of its type's record";
        16 default_value: u32, "DefaultValue", "offset of its default value, 0 for none";
    }
}

dxbin_base::record! {
    /// D3DXSHADER_TYPEINFO: a type.
    pub struct TypeInfo: 16 {
        0 class: ParameterClass, "Class", "scalar, vector, matrix, object or structure";
        2 ty: ParameterType, "Type", "what its components are";
        4 rows: u16, "Rows", "rows of a matrix";
        6 columns: u16, "Columns", "components of a vector, columns of a matrix";
        8 elements: u16, "Elements", "elements of an array, 0 or 1 for none";
        10 struct_members: u16, "StructMembers", "members of a structure";
        12 struct_member_info: u32, "StructMemberInfo", "offset of the first member's record";
    }
}

dxbin_base::record! {
    /// D3DXSHADER_STRUCTMEMBERINFO: a member of a structure.
    pub struct MemberInfo: 8 {
        0 name: u32, "Name", "offset of its name";
        4 type_info: u32, "TypeInfo", "offset of its type's record";
    }
}

/// A constant table in its bytes.
///
/// ```
/// use dxbin_d3dbc::Program;
/// use dxbin_d3dbc::constants::ConstantTable;
/// let words = [
///     0xffff_0200_u32, 0x000c_fffe, 0x4241_5443, 28, 36, 0xffff_0200, 0, 28, 0, 28,
///     0x325f_7370, 0x0000_305f, 0x0000_7865, 0, 0x0000_ffff,
/// ];
/// let bytes: Vec<u8> = words.iter().flat_map(|word| word.to_le_bytes()).collect();
/// let program = Program::read(&bytes, 0)?;
/// let table = ConstantTable::find(&program).unwrap();
/// assert_eq!(table.string(table.header.target), Some(&b"ps_2_0"[..]));
/// assert_eq!(table.string(table.header.creator), Some(&b"ex"[..]));
/// assert_eq!(table.constants().count(), 0);
/// # Ok::<(), dxbin_base::Error>(())
/// ```
#[derive(Clone, Copy, Debug)]
pub struct ConstantTable<'a> {
    /// Its head.
    pub header: TableHeader,
    /// Its bytes, from behind the FourCC.
    data: &'a [u8],
    /// The same, and the rest of the program: Microsoft's reader looks for the end of a string no matter where.
    reach: &'a [u8],
    /// Where `data` starts in the file.
    origin: u64,
}

impl<'a> ConstantTable<'a> {
    /// The program's constant table: the first comment that is one.
    pub fn find(program: &Program<'a>) -> Option<Self> {
        program.comments().find_map(|comment| Self::read(&comment))
    }

    /// The table in a comment, if it is one. Microsoft's reader takes a head that the comment does not hold from what
    /// follows; where nothing does, it is all zero here.
    pub fn read(comment: &Comment<'a>) -> Option<Self> {
        let data = comment.data.get(4..).filter(|data| !data.is_empty())?;
        if comment.kind() != CommentKind::CONSTANT_TABLE {
            return None;
        }
        let reach = comment.reach.get(4..)?;
        let header = TableHeader::read(reach).unwrap_or_default();
        Some(Self { header, data, reach, origin: comment.offset + 4 })
    }

    /// The absolute offset of the table's first byte.
    pub fn origin(&self) -> u64 {
        self.origin
    }

    /// The table's bytes.
    pub fn data(&self) -> &'a [u8] {
        self.data
    }

    fn at(&self, offset: u32) -> Option<&'a [u8]> {
        self.data.get(usize::try_from(offset).ok()?..)
    }

    /// A record at an offset; `None` where the table does not hold it whole, or where it is the table's very end: as
    /// Microsoft's reader has it, something must follow.
    pub fn record<R: Record>(&self, offset: u32) -> Option<R> {
        let rest = self.at(offset)?;
        R::read(rest).filter(|_| rest.len() > R::SIZE)
    }

    /// A record of a sequence that starts at an offset.
    pub fn nth<R: Record>(&self, start: u32, index: u32) -> Option<R> {
        self.record(start.checked_add(index.checked_mul(R::SIZE as u32)?)?)
    }

    /// The string at an offset, without its NUL; `None` for 0 and for one that does not start in the table.
    pub fn string(&self, offset: u32) -> Option<&'a [u8]> {
        if offset == 0 || self.at(offset)?.is_empty() {
            return None;
        }
        let rest = self.reach.get(usize::try_from(offset).ok()?..)?;
        rest.split(|&byte| byte == 0).next()
    }

    /// Whether the table holds as many records as its head says there are constants.
    pub fn is_whole(&self) -> bool {
        let end = u64::from(self.header.constant_info) + u64::from(self.header.constants) * ConstantInfo::SIZE as u64;
        self.header.constants == 0 || end < self.data.len() as u64
    }

    /// The constants, as far as the table holds them.
    pub fn constants(&self) -> impl Iterator<Item = ConstantInfo> + use<'a> {
        let table = *self;
        (0..table.header.constants).map_while(move |index| table.nth(table.header.constant_info, index))
    }

    /// The type of a member. Microsoft's reader does not mind where that lies; ours stays in the program.
    pub fn member_type(&self, offset: u32) -> Option<TypeInfo> {
        TypeInfo::read(self.reach.get(usize::try_from(offset).ok()?..)?)
    }

    /// Some of the words at an offset, such as those of a default value: `count` from the `skip`th on. `None` where the
    /// first of them does not lie in the table, or the last one lies outside the program: that the others end outside
    /// the table Microsoft's reader does not mind.
    pub fn words(&self, offset: u32, skip: usize, count: usize) -> Option<impl Iterator<Item = u32> + use<'a>> {
        let start = usize::try_from(offset).ok()?.checked_add(skip.checked_mul(4)?)?;
        if start.checked_add(4)? >= self.data.len() {
            return None;
        }
        let bytes = self.reach.get(start..)?.get(..count.checked_mul(4)?)?;
        Some(bytes.as_chunks().0.iter().map(|&word| u32::from_le_bytes(word)))
    }
}
