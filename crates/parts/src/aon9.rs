//! Aon9: what a shader of a `*_4_0_level_9_*` target runs as on hardware of Direct3D feature levels 9_1 to 9_3.
//!
//! Beside its Shader Model 4 program such a container holds a second one, of Shader Model 2, and tables that say where the
//! runtime finds what that one takes: its constants in the constant buffers, its samplers among textures and samplers, and
//! constants that no shader wrote. All offsets count from the part's start; fxc puts the tables behind the header and the
//! program behind the tables. The program itself is handed out as bytes.

use dxbin_base::record::Record;
use dxbin_base::{Code, Diagnostics, Error};

pub use crate::aon9_model::{Aon9Layout, Aon9Model};

dxbin_base::record! {
    /// The header of Aon9.
    pub struct Aon9Header: 36 {
        0 size: u32, "Size", "bytes of the part";
        4 version: u32, "Version", "a version token of Direct3D 9: that of the program, but 2.0 where the program is 2.x";
        8 program_size: u32, "ProgramSize", "bytes of the program";
        12 program_offset: u32, "ProgramOffset", "offset of the program";
        16 floats: u16, "FloatCount", "ranges of constant buffers that become float constants";
        18 floats_offset: u16, "FloatOffset", "offset of their table";
        20 integers: u16, "IntegerCount", "components of constant buffers that become integer constants";
        22 integers_offset: u16, "IntegerOffset", "offset of their table";
        24 booleans: u16, "BooleanCount", "components of constant buffers that become boolean constants";
        26 booleans_offset: u16, "BooleanOffset", "offset of their table";
        28 samplers: u16, "SamplerCount", "samplers, each a texture and a sampler";
        30 samplers_offset: u16, "SamplerOffset", "offset of their table";
        32 runtime: u16, "RuntimeCount", "constants that the runtime makes";
        34 runtime_offset: u16, "RuntimeOffset", "offset of their table";
    }
}

dxbin_base::names! {
    /// What becomes of a component of a constant buffer on its way into a float constant.
    pub struct Conversion: u8 {
        FLOAT = 0 "float" => "FLT";
        BOOLEAN = 1 "bool" => "BOOL";
        INTEGER = 2 "int" => "INT";
        UNSIGNED = 3 "uint" => "UINT";
    }
}

dxbin_base::names! {
    /// What the runtime puts into a constant.
    pub struct RuntimeValue: u16 {
        /// Half a pixel, by which Direct3D 9 and 10 disagree about positions.
        POSITION_OFFSET = 0 "position offset" => "Vertex Shader position offset";
        INSTANCE_ID = 1 "instance ID" => "Instance ID";
    }
}

dxbin_base::record! {
    /// Registers of a constant buffer, and the float constants or clip planes they become.
    pub struct FloatRange: 12 {
        0 buffer: u16, "ConstantBuffer", "the constant buffer (`cb#`)";
        2 register: u16, "BufferRegister", "its first register";
        4 count: u16, "RegisterCount", "registers";
        6 target: u16, "Target", "the first float constant (`c#`); from 0x1000 on, the first clip plane";
        8 x: Conversion, "ConversionX", "what becomes of the registers' x";
        9 y: Conversion, "ConversionY", "what becomes of y";
        10 z: Conversion, "ConversionZ", "what becomes of z";
        11 w: Conversion, "ConversionW", "what becomes of w";
    }
}

dxbin_base::record! {
    /// A component of a constant buffer, and the integer or boolean constant it becomes.
    pub struct Component: 8 {
        0 buffer: u16, "ConstantBuffer", "the constant buffer (`cb#`)";
        2 register: u16, "BufferRegister", "its register";
        4 component: u16, "Component", "which component: 0 for x to 3 for w";
        6 target: u16, "Target", "the integer (`i#`) or boolean (`b#`) constant";
    }
}

dxbin_base::record! {
    /// A texture and a sampler that together become a sampler of Direct3D 9.
    pub struct SamplerPair: 4 {
        0 texture: u8, "Resource", "the texture (`t#`)";
        1 sampler: u8, "Sampler", "the sampler (`s#`)";
        2 target: u8, "Target", "the sampler of Direct3D 9";
        3 reserved: u8, "Reserved", "0 in every container seen";
    }
}

dxbin_base::record! {
    /// A constant that the runtime makes.
    pub struct RuntimeConstant: 4 {
        0 value: RuntimeValue, "Value", "what is in it";
        2 target: u16, "Target", "the float constant (`c#`)";
    }
}

impl FloatRange {
    /// The first target that is no float constant but a clip plane.
    pub const CLIP_PLANES: u16 = 0x1000;

    /// What becomes of each component.
    pub const fn conversions(&self) -> [Conversion; 4] {
        [self.x, self.y, self.z, self.w]
    }

    /// The clip plane that the first register becomes, where it is none of the float constants.
    ///
    /// ```
    /// use dxbin_parts::aon9::FloatRange;
    /// assert_eq!(FloatRange { target: 7, ..Default::default() }.clip_plane(), None);
    /// assert_eq!(FloatRange { target: 0x1002, ..Default::default() }.clip_plane(), Some(2));
    /// ```
    pub const fn clip_plane(&self) -> Option<u16> {
        self.target.checked_sub(Self::CLIP_PLANES)
    }
}

/// One of the five tables: how many rows of how many bytes, and where.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Table {
    /// What a row is, in a word or two.
    pub title: &'static str,
    /// Where the header has its count; the offset follows.
    pub field: usize,
    /// Rows, as the header has it.
    pub count: u16,
    /// Offset of the first row, from the part's start.
    pub offset: u16,
    /// Bytes of a row.
    pub row_size: usize,
}

impl Table {
    /// Bytes of all rows.
    pub const fn size(&self) -> usize {
        self.row_size * self.count as usize
    }
}

impl Aon9Header {
    /// The tables, in the order in which the header names them.
    pub fn tables(&self) -> [Table; 5] {
        let table = |title, field, count, offset, row_size| Table { title, field, count, offset, row_size };
        [
            table("float constants", 16, self.floats, self.floats_offset, FloatRange::SIZE),
            table("integer constant", 20, self.integers, self.integers_offset, Component::SIZE),
            table("boolean constant", 24, self.booleans, self.booleans_offset, Component::SIZE),
            table("sampler", 28, self.samplers, self.samplers_offset, SamplerPair::SIZE),
            table("runtime constant", 32, self.runtime, self.runtime_offset, RuntimeConstant::SIZE),
        ]
    }
}

/// Level 9 code in the bytes of a part.
///
/// ```
/// use dxbin_base::Diagnostics;
/// use dxbin_parts::aon9::Aon9;
///
/// // No tables; `vs_2_0` and nothing more.
/// let mut part = Vec::new();
/// for word in [44_u32, 0xfffe_0200, 8, 36, 36 << 16, 36 << 16, 36 << 16, 36 << 16, 36 << 16, 0xfffe_0200, 0xffff] {
///     part.extend(word.to_le_bytes());
/// }
/// let mut diagnostics = Diagnostics::new();
/// let aon9 = Aon9::read(&part, 0x100, &mut diagnostics);
/// assert_eq!(aon9.program(), [0, 2, 0xfe, 0xff, 0xff, 0xff, 0, 0]);
/// assert_eq!(aon9.floats().count(), 0);
/// assert!(diagnostics.is_empty());
/// assert!(Aon9::open(&part[..35], 0x100).is_err());
/// ```
#[derive(Clone, Copy, Debug)]
pub struct Aon9<'a> {
    data: &'a [u8],
    header: Aon9Header,
}

impl<'a> Aon9<'a> {
    /// Reads a part's bytes, which lie at `origin` in the file. A header that is cut short reads as zeros; of each table
    /// there is what lies in the part.
    pub fn read(data: &'a [u8], origin: u64, diagnostics: &mut Diagnostics) -> Self {
        let aon9 = Self { data, header: Aon9Header::read(data).unwrap_or_default() };
        let end = data.len() as u64;
        if let Err(error) = Self::open(data, origin) {
            diagnostics.push(error.diagnostic().clone());
        }
        let header = aon9.header;
        if data.len() >= Aon9Header::SIZE {
            let program = u64::from(header.program_offset) + u64::from(header.program_size);
            if program > end {
                let message = format!(
                    "{} bytes of program at {:#x} lead past the part's end at {end:#x}",
                    header.program_size, header.program_offset
                );
                diagnostics.add(Code::PartBadOffset, origin + 8..origin + 16, message);
            }
            if u64::from(header.size) != end {
                let message = format!("the header states {} bytes, the part has {end}", header.size);
                diagnostics.add(Code::Aon9Size, origin..origin + 4, message);
            }
        }
        aon9.check_rows(origin, diagnostics);
        aon9
    }

    /// Opens the part whose bytes start `data`, at `origin` in the file; `data` may go on behind the part. The program is
    /// not looked for.
    ///
    /// # Errors
    ///
    /// Where the header or a table leads out of `data`.
    pub fn open(data: &'a [u8], origin: u64) -> Result<Self, Error> {
        let Some(header) = Aon9Header::read(data) else {
            let message = format!("the header has {} bytes, here are {}", Aon9Header::SIZE, data.len());
            return Err(Error::new(Code::PartTruncated, origin..origin + data.len() as u64, message));
        };
        for table in header.tables() {
            let Table { title, count, offset, .. } = table;
            if count > 0 && usize::from(offset) + table.size() > data.len() {
                let message = format!("{count} rows of {title} at {offset:#x} lead past the end");
                let at = origin + table.field as u64;
                return Err(Error::new(Code::PartBadOffset, at..at + 4, message));
            }
        }
        Ok(Self { data, header })
    }

    /// Values in the rows that none has.
    fn check_rows(&self, origin: u64, diagnostics: &mut Diagnostics) {
        let [floats, integers, booleans, _, runtime] = self.header.tables();
        let mut say = |table: Table, row: usize, at: u64, size: u64, message: String| {
            let start = origin + u64::from(table.offset) + (row * table.row_size) as u64 + at;
            diagnostics.add(Code::Aon9Value, start..start + size, message);
        };
        for (row, range) in self.floats().enumerate() {
            for (at, conversion) in (8..).zip(range.conversions()) {
                if conversion.name().is_none() {
                    say(floats, row, at, 1, format!("no conversion has the number {}", conversion.0));
                }
            }
        }
        let components = self.integers().enumerate().map(|row| (integers, row));
        let components = components.chain(self.booleans().enumerate().map(|row| (booleans, row)));
        for (table, (row, Component { component, .. })) in components.filter(|(_, (_, row))| row.component > 3) {
            say(table, row, 4, 2, format!("a register has no component {component}"));
        }
        for (row, constant) in self.runtime().enumerate().filter(|(_, row)| row.value.name().is_none()) {
            say(runtime, row, 0, 2, format!("no value has the number {}", constant.value.0));
        }
    }

    /// The header.
    pub const fn header(&self) -> &Aon9Header {
        &self.header
    }

    fn rows<R: Record>(&self, count: u16, offset: u16) -> impl Iterator<Item = R> + use<'a, R> {
        let rows = self.data.get(usize::from(offset)..).unwrap_or_default().chunks_exact(R::SIZE);
        rows.take(usize::from(count)).filter_map(R::read)
    }

    /// Ranges of constant buffers that become float constants and clip planes.
    pub fn floats(&self) -> impl Iterator<Item = FloatRange> + use<'a> {
        self.rows(self.header.floats, self.header.floats_offset)
    }

    /// What becomes integer constants.
    pub fn integers(&self) -> impl Iterator<Item = Component> + use<'a> {
        self.rows(self.header.integers, self.header.integers_offset)
    }

    /// What becomes boolean constants.
    pub fn booleans(&self) -> impl Iterator<Item = Component> + use<'a> {
        self.rows(self.header.booleans, self.header.booleans_offset)
    }

    /// What becomes samplers.
    pub fn samplers(&self) -> impl Iterator<Item = SamplerPair> + use<'a> {
        self.rows(self.header.samplers, self.header.samplers_offset)
    }

    /// Constants that the runtime makes.
    pub fn runtime(&self) -> impl Iterator<Item = RuntimeConstant> + use<'a> {
        self.rows(self.header.runtime, self.header.runtime_offset)
    }

    /// The bytes of the program, as far as they lie in the part.
    pub fn program(&self) -> &'a [u8] {
        let rest = self.data.get(self.header.program_offset as usize..).unwrap_or_default();
        rest.get(..self.header.program_size as usize).unwrap_or(rest)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A part with a row in each table, as bytes worked out by hand.
    fn part() -> Vec<u8> {
        let mut part = Vec::new();
        for word in [84_u32, 0xffff_0200, 8, 76] {
            part.extend(word.to_le_bytes());
        }
        for half in [1_u16, 40, 1, 52, 1, 60, 1, 36, 1, 68] {
            part.extend(half.to_le_bytes());
        }
        part.extend([3, 2, 1, 0]);
        part.extend([4, 0, 5, 0, 6, 0, 7, 0, 0, 1, 2, 3]);
        part.extend([1, 0, 2, 0, 3, 0, 4, 0]);
        part.extend([5, 0, 6, 0, 2, 0, 8, 0]);
        part.extend([1, 0, 9, 0, 0xab, 0xab, 0xab, 0xab]);
        part.extend([0, 2, 0xff, 0xff, 0xff, 0xff, 0, 0]);
        part
    }

    fn codes(part: &[u8]) -> Vec<(Code, u64)> {
        let mut diagnostics = Diagnostics::new();
        Aon9::read(part, 0x1000, &mut diagnostics);
        diagnostics.into_iter().map(|found| (found.code, found.span.start - 0x1000)).collect()
    }

    #[test]
    fn every_table_is_read() {
        let part = part();
        assert_eq!(codes(&part), []);
        let aon9 = Aon9::open(&part, 0).unwrap();
        let range = aon9.floats().next().unwrap();
        assert_eq!((range.buffer, range.register, range.count, range.target), (4, 5, 6, 7));
        assert_eq!(range.conversions().map(|conversion| conversion.0), [0, 1, 2, 3]);
        assert_eq!(aon9.integers().next(), Some(Component { buffer: 1, register: 2, component: 3, target: 4 }));
        assert_eq!(aon9.booleans().next(), Some(Component { buffer: 5, register: 6, component: 2, target: 8 }));
        assert_eq!(aon9.samplers().next(), Some(SamplerPair { texture: 3, sampler: 2, target: 1, reserved: 0 }));
        assert_eq!(aon9.runtime().next(), Some(RuntimeConstant { value: RuntimeValue::INSTANCE_ID, target: 9 }));
        assert_eq!(aon9.program(), [0, 2, 0xff, 0xff, 0xff, 0xff, 0, 0]);
    }

    #[test]
    fn what_is_wrong_is_told_where_it_is() {
        let part = part();
        let with = |at: usize, bytes: &[u8]| {
            let mut part = part.clone();
            part[at..at + bytes.len()].copy_from_slice(bytes);
            codes(&part)
        };
        assert_eq!(with(0, &[85]), [(Code::Aon9Size, 0)]);
        assert_eq!(with(8, &[9]), [(Code::PartBadOffset, 8)]);
        assert_eq!(with(12, &[0xff, 0xff, 0xff, 0xff]), [(Code::PartBadOffset, 8)]);
        assert_eq!(with(28, &[13]), [(Code::PartBadOffset, 28)]);
        assert_eq!(with(30, &[81]), [(Code::PartBadOffset, 28)]);
        assert_eq!(with(30, &[0xff, 0xff]), [(Code::PartBadOffset, 28)]);
        assert_eq!(with(51, &[4]), [(Code::Aon9Value, 51)]);
        assert_eq!(with(64, &[4]), [(Code::Aon9Value, 64)]);
        assert_eq!(with(68, &[2]), [(Code::Aon9Value, 68)]);
        for end in 0..part.len() {
            assert!(!codes(&part[..end]).is_empty(), "{end}");
        }
        assert_eq!(codes(&[]), [(Code::PartTruncated, 0)]);
    }
}
