//! What every program part starts with, and the program parts of Shader Model 6: DXIL, ILDB and dxc's STAT.
//!
//! A program header, a bitcode header, and LLVM bitcode, filled up with zeros to a multiple of four. [`DxilProgram`] hands
//! the bitcode out; what is in it is not looked at.

use std::borrow::Cow;

use dxbin_base::record::{Record, Scalar, Type};
use dxbin_base::{Code, Diagnostics, Error};

use crate::narrow::narrow;
use crate::not_held;

dxbin_base::names! {
    /// `DXIL::ShaderKind`, the stage in the upper half of a program's version token; the first six are those of
    /// `D3D10_SB_TOKENIZED_PROGRAM_TYPE`.
    pub struct Stage: u16 {
        PIXEL = 0 "pixel" => "ps";
        VERTEX = 1 "vertex" => "vs";
        GEOMETRY = 2 "geometry" => "gs";
        HULL = 3 "hull" => "hs";
        DOMAIN = 4 "domain" => "ds";
        COMPUTE = 5 "compute" => "cs";
        LIBRARY = 6 "library" => "lib";
        RAY_GENERATION = 7 "ray generation" => "raygeneration";
        INTERSECTION = 8 "intersection" => "intersection";
        ANY_HIT = 9 "any hit" => "anyhit";
        CLOSEST_HIT = 10 "closest hit" => "closesthit";
        MISS = 11 "miss" => "miss";
        CALLABLE = 12 "callable" => "callable";
        MESH = 13 "mesh" => "ms";
        AMPLIFICATION = 14 "amplification" => "as";
        NODE = 15 "node" => "node";
        /// What fxc's libraries carry.
        FXC_LIBRARY = 0xfff0 "library" => "lib";
    }
}

narrow! {
    /// A [`Stage`] in a byte.
    pub struct StageByte: u8 as Stage;
}

narrow! {
    /// A [`Stage`] in a 32-bit word.
    pub struct StageWord: u32 as Stage;
}

/// A set of stages: a bit for the number of each.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default)]
pub struct StageBits(pub u32);

impl StageBits {
    /// Whether a stage is in it.
    pub const fn has(self, stage: Stage) -> bool {
        stage.0 < 32 && self.0 >> stage.0 & 1 == 1
    }
}

impl Scalar for StageBits {
    const TYPE: Type = Type::U32;
    fn from_bits(bits: u64) -> Self {
        Self(bits as u32)
    }
    fn to_bits(self) -> u64 {
        self.0.into()
    }
    /// The name of a set of one.
    fn name_of(bits: u64) -> Option<&'static str> {
        bits.is_power_of_two().then(|| Stage(bits.trailing_zeros() as u16).name()).flatten()
    }
}

dxbin_base::record! {
    /// What a program part of any Shader Model starts with.
    pub struct ProgramHeader: 8 {
        0 version: u32, "ProgramVersion", "bits 0 to 3 minor version, 4 to 7 major version, 16 to 31 the stage";
        4 size: u32, "SizeInUint32", "32-bit words of the program, these two included";
    }
}

dxbin_base::record! {
    /// What follows a [`ProgramHeader`] in a Shader Model 6 program (`DxilBitcodeHeader` of DxilContainer.h).
    pub struct BitcodeHeader: 16 {
        0 magic: u32, "DxilMagic", "`DXIL`";
        4 version: u32, "DxilVersion", "bits 0 to 7 minor version, 8 to 15 major version";
        8 offset: u32, "BitcodeOffset", "bytes from this header's start to the bitcode: 16";
        12 size: u32, "BitcodeSize", "bytes of bitcode";
    }
}

impl ProgramHeader {
    /// The stage.
    pub const fn stage(self) -> Stage {
        Stage((self.version >> 16) as u16)
    }

    /// The Shader Model before and behind the point.
    pub const fn model(self) -> (u32, u32) {
        ((self.version >> 4) & 0xf, self.version & 0xf)
    }

    /// The target, as it is given to a compiler.
    ///
    /// ```
    /// let header = dxbin_parts::program::ProgramHeader { version: 0x5_0060, size: 2 };
    /// assert_eq!(header.target(), "cs_6_0");
    /// ```
    pub fn target(self) -> String {
        let (major, minor) = self.model();
        match self.stage().short() {
            Some(stage) => format!("{stage}_{major}_{minor}"),
            None => format!("{:#x}_{major}_{minor}", self.stage().0),
        }
    }
}

dxbin_base::names! {
    /// The number that [`BitcodeHeader::magic`] must be.
    pub struct Magic: u32 {
        DXIL = 0x4c49_5844 "DXIL";
    }
}

/// A program of Shader Model 6 in the bytes of a part.
///
/// ```
/// use dxbin_base::Diagnostics;
/// use dxbin_parts::program::{DxilProgram, ProgramModel};
///
/// let model = ProgramModel { version: 0x60, dxil_version: 0x100, bitcode: b"BC\xc0\xde!"[..].into() };
/// let part = model.build(None);
/// assert_eq!(part.len(), 24 + 8);
/// let program = DxilProgram::read(&part, 0x40, &mut Diagnostics::new());
/// assert_eq!(program.bitcode(), b"BC\xc0\xde!");
/// assert_eq!(program.bitcode_offset(), 0x40 + 24);
/// assert!(program.is_valid());
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct DxilProgram<'a> {
    data: &'a [u8],
    origin: u64,
    header: ProgramHeader,
    bitcode_header: BitcodeHeader,
}

impl<'a> DxilProgram<'a> {
    /// Reads a part's bytes, which lie at `origin` in the file. Headers that are cut short read as zeros, and the bitcode
    /// is what there is of it.
    pub fn read(data: &'a [u8], origin: u64, diagnostics: &mut Diagnostics) -> Self {
        let program = Self::new(data, origin);
        program.check(diagnostics);
        program
    }

    fn new(data: &'a [u8], origin: u64) -> Self {
        let header = ProgramHeader::read(data).unwrap_or_default();
        let bitcode_header = data.get(ProgramHeader::SIZE..).and_then(BitcodeHeader::read).unwrap_or_default();
        Self { data, origin, header, bitcode_header }
    }

    fn check(&self, diagnostics: &mut Diagnostics) {
        let (start, end) = (self.origin, self.origin + self.data.len() as u64);
        if self.data.len() < HEADERS {
            let message = format!("expected {HEADERS} bytes of headers, found {}", self.data.len());
            return diagnostics.add(Code::PartTruncated, start..end, message);
        }
        let BitcodeHeader { magic, offset, size, .. } = self.bitcode_header;
        if magic != Magic::DXIL.0 {
            let message = format!("expected the magic `DXIL`, found {magic:#010x}");
            diagnostics.add(Code::DxilHeader, start + 8..start + 12, message);
        }
        let stated = u64::from(self.header.size) * 4;
        if stated > self.data.len() as u64 {
            let message = format!("{stated} bytes are stated, {} are there", self.data.len());
            diagnostics.add(Code::DxilHeader, start + 4..start + 8, message);
        }
        let room = (self.data.len() - ProgramHeader::SIZE) as u64;
        if size == 0 || u64::from(offset) + u64::from(size) > room {
            let message = format!("{size} bytes of bitcode at {offset:#x} do not lie in the {room} bytes there are");
            diagnostics.add(Code::DxilHeader, start + 16..start + 24, message);
        }
    }

    /// Whether dxc takes it: the headers are there, and what they state lies in the part.
    pub fn is_valid(&self) -> bool {
        let room = (self.data.len() as u64).saturating_sub(ProgramHeader::SIZE as u64);
        let BitcodeHeader { magic, offset, size, .. } = self.bitcode_header;
        let end = offset.wrapping_add(size);
        u64::from(self.header.size) * 4 <= self.data.len() as u64
            && room > BitcodeHeader::SIZE as u64
            && end > offset
            && u64::from(end) <= room
            && magic == Magic::DXIL.0
    }

    /// What the part starts with.
    pub const fn header(&self) -> ProgramHeader {
        self.header
    }

    /// What follows.
    pub const fn bitcode_header(&self) -> BitcodeHeader {
        self.bitcode_header
    }

    /// The bitcode: where it leads out of the part, what there is of it.
    pub fn bitcode(&self) -> &'a [u8] {
        let start = ProgramHeader::SIZE.saturating_add(self.bitcode_header.offset as usize);
        let rest = self.data.get(start..).unwrap_or_default();
        rest.get(..self.bitcode_header.size as usize).unwrap_or(rest)
    }

    /// Where in the file the bitcode starts.
    pub fn bitcode_offset(&self) -> u64 {
        self.origin + ProgramHeader::SIZE as u64 + u64::from(self.bitcode_header.offset)
    }
}

/// Bytes of both headers.
const HEADERS: usize = ProgramHeader::SIZE + BitcodeHeader::SIZE;

/// What a program part of Shader Model 6 says.
///
/// ```
/// use dxbin_parts::program::ProgramModel;
/// let model = ProgramModel { version: 0x5_0066, dxil_version: 0x106, bitcode: vec![1; 6].into() };
/// let part = model.build(None);
/// let (again, layout) = ProgramModel::read(&part, 0)?;
/// assert_eq!((&again, again.build(Some(&layout))), (&model, part.clone()));
/// # Ok::<(), dxbin_base::Error>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Default)]
pub struct ProgramModel<'a> {
    /// [`ProgramHeader::version`]: stage and Shader Model.
    pub version: u32,
    /// [`BitcodeHeader::version`].
    pub dxil_version: u32,
    /// The bitcode.
    pub bitcode: Cow<'a, [u8]>,
}

/// What is out of the ordinary in a program part.
#[derive(Clone, Debug, PartialEq, Eq, Default)]
pub struct ProgramLayout {
    /// The words it states, where they are not those it has.
    words: Option<u32>,
    /// The magic, where it is another.
    magic: Option<u32>,
    /// What stands between header and bitcode.
    gap: Vec<u8>,
    /// What stands behind the bitcode, where it is not zeros up to a multiple of four.
    tail: Option<Vec<u8>>,
}

impl<'a> ProgramModel<'a> {
    /// Reads a part's bytes, which lie at `origin` in the file.
    ///
    /// # Errors
    ///
    /// [`Code::PartNotHeld`] where the headers or the bitcode do not lie in the part.
    pub fn read(data: &'a [u8], origin: u64) -> Result<(Self, ProgramLayout), Error> {
        let DxilProgram { header, bitcode_header, .. } = DxilProgram::new(data, origin);
        let rest = data.get(HEADERS..).ok_or_else(|| not_held(data, origin, 0, "its headers are cut short"))?;
        let inside = (bitcode_header.offset as usize).checked_sub(BitcodeHeader::SIZE);
        let split = inside.and_then(|gap| rest.split_at_checked(gap));
        let split = split.and_then(|(gap, rest)| Some((gap, rest.split_at_checked(bitcode_header.size as usize)?)));
        let (gap, (bitcode, tail)) =
            split.ok_or_else(|| not_held(data, origin, 16, "the bitcode does not lie in the part"))?;
        let layout = ProgramLayout {
            words: Some(header.size).filter(|&words| words != whole_words(data.len())),
            magic: Some(bitcode_header.magic).filter(|&magic| magic != Magic::DXIL.0),
            gap: gap.to_vec(),
            tail: (tail != padding(HEADERS + gap.len() + bitcode.len())).then(|| tail.to_vec()),
        };
        let model =
            Self { version: header.version, dxil_version: bitcode_header.version, bitcode: Cow::Borrowed(bitcode) };
        Ok((model, layout))
    }

    /// The part's bytes: the old ones for an unchanged model with its layout, those dxc would write without one.
    pub fn build(&self, layout: Option<&ProgramLayout>) -> Vec<u8> {
        let plain = ProgramLayout::default();
        let layout = layout.unwrap_or(&plain);
        let before = HEADERS + layout.gap.len() + self.bitcode.len();
        let tail = layout.tail.as_deref().unwrap_or_else(|| padding(before));
        let mut out = Vec::with_capacity(before + tail.len());
        let words = layout.words.unwrap_or_else(|| whole_words(before + tail.len()));
        ProgramHeader { version: self.version, size: words }.write(&mut out);
        BitcodeHeader {
            magic: layout.magic.unwrap_or(Magic::DXIL.0),
            version: self.dxil_version,
            offset: (BitcodeHeader::SIZE + layout.gap.len()) as u32,
            size: self.bitcode.len() as u32,
        }
        .write(&mut out);
        out.extend_from_slice(&layout.gap);
        out.extend_from_slice(&self.bitcode);
        out.extend_from_slice(tail);
        out
    }
}

/// Words that hold so many bytes.
fn whole_words(bytes: usize) -> u32 {
    bytes.div_ceil(4) as u32
}

/// Zeros up to a multiple of four.
pub(crate) fn padding(length: usize) -> &'static [u8] {
    [&[][..], &[0], &[0, 0], &[0, 0, 0]].get(length.wrapping_neg() % 4).copied().unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn part() -> Vec<u8> {
        ProgramModel { version: 0x60, dxil_version: 0x100, bitcode: b"BC\xc0\xde12"[..].into() }.build(None)
    }

    #[test]
    fn the_headers_are_those_of_dxc() {
        let words = [0x60, 8, 0x4c49_5844, 0x100, 16, 6];
        assert_eq!(part(), [&words.map(u32::to_le_bytes).concat()[..], b"BC\xc0\xde12\0\0"].concat());
    }

    #[test]
    fn oddities_are_kept() {
        let mut odd = part();
        odd[4] = 99;
        odd[8] = b'X';
        odd[16] = 18;
        odd.splice(24..24, [7, 7]);
        odd.extend([1, 2, 3]);
        let (model, layout) = ProgramModel::read(&odd, 0).unwrap();
        assert_eq!(model.bitcode, &b"BC\xc0\xde12"[..]);
        assert_eq!(model.build(Some(&layout)), odd);
        assert_eq!(model.build(None), part());
    }

    #[test]
    fn edited_bitcode_is_filled_up_again() {
        let part = part();
        let (mut model, layout) = ProgramModel::read(&part, 0).unwrap();
        model.bitcode.to_mut().push(b'3');
        let edited = model.build(Some(&layout));
        assert_eq!(edited.len(), part.len());
        assert_eq!(ProgramModel::read(&edited, 0).unwrap(), (model, layout));
    }

    #[test]
    fn what_is_cut_short_is_told() {
        let part = part();
        for end in 0..part.len() {
            let mut diagnostics = Diagnostics::new();
            let program = DxilProgram::read(&part[..end], 0, &mut diagnostics);
            assert!(!diagnostics.is_empty(), "{end}");
            assert!(!program.is_valid());
            assert!(program.bitcode().len() <= end);
            assert_eq!(ProgramModel::read(&part[..end], 0).is_err(), end < 30, "{end}");
        }
        let mut wild = part.clone();
        wild[16..24].fill(0xff);
        assert!(DxilProgram::read(&wild, 0, &mut Diagnostics::new()).bitcode().is_empty());
    }
}
