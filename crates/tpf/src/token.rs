//! The bits of the three kinds of tokens, and the words of a program.

use crate::spec::{MinPrecision, Opcode, OperandType, ResourceDimension, ReturnType};

/// A program's words: little-endian, at any alignment.
#[derive(Clone, Copy, Debug)]
pub struct Tokens<'a>(&'a [[u8; 4]]);

impl<'a> Tokens<'a> {
    /// The whole words in `bytes`; up to three bytes at the end are left out.
    pub fn new(bytes: &'a [u8]) -> Self {
        Self(bytes.as_chunks().0)
    }

    /// The word at an index.
    #[inline]
    pub fn get(self, index: usize) -> Option<u32> {
        self.0.get(index).map(|&word| u32::from_le_bytes(word))
    }

    /// Copies the words of a range that lies inside.
    pub fn extend_into(self, range: std::ops::Range<usize>, out: &mut Vec<u32>) {
        let words = self.0.get(range).unwrap_or_default();
        out.extend(words.iter().map(|&word| u32::from_le_bytes(word)));
    }

    /// How many words there are.
    #[inline]
    pub fn len(self) -> usize {
        self.0.len()
    }

    /// Whether there are none.
    pub fn is_empty(self) -> bool {
        self.0.is_empty()
    }
}

/// The version token: which stage and Shader Model a program is for.
///
/// ```
/// use dxbin_tpf::token::Version;
/// let version = Version(0x0001_0051);
/// assert_eq!(version.to_string(), "vs_5_1");
/// assert!(version.has_spaces());
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Version(pub u32);

impl Version {
    /// The stage.
    pub fn program_type(self) -> crate::spec::ProgramType {
        crate::spec::ProgramType((self.0 >> 16) as u16)
    }

    /// The Shader Model before the point.
    #[inline]
    pub fn major(self) -> u32 {
        self.0 >> 4 & 0xf
    }

    /// The Shader Model behind the point.
    #[inline]
    pub fn minor(self) -> u32 {
        self.0 & 0xf
    }

    /// Whether declarations name ranges of registers in spaces: from Shader Model 5.1 on.
    #[inline]
    pub fn has_spaces(self) -> bool {
        (self.major(), self.minor()) > (5, 0)
    }
}

impl std::fmt::Display for Version {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self.program_type().short() {
            Some(stage) => write!(f, "{stage}_{}_{}", self.major(), self.minor()),
            None => write!(f, "{:#x}_{}_{}", self.program_type().0, self.major(), self.minor()),
        }
    }
}

impl std::fmt::Debug for Version {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "Version({self})")
    }
}

/// The first token of an instruction: opcode, control bits, length, and whether extended tokens follow.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default)]
pub struct OpcodeToken(pub u32);

impl OpcodeToken {
    /// Bits 0 to 10.
    #[inline]
    pub fn opcode(self) -> Opcode {
        Opcode((self.0 & 0x7ff) as u16)
    }

    /// Bits 24 to 30: the instruction's length in words, itself included; 0 for custom data, which says it itself.
    #[inline]
    pub fn length(self) -> u32 {
        self.0 >> 24 & 0x7f
    }

    /// The same token with another length, of which seven bits are kept.
    #[must_use]
    pub fn with_length(self, length: u32) -> Self {
        Self(self.0 & !0x7f00_0000 | (length & 0x7f) << 24)
    }

    /// Bit 31: an extended token follows.
    #[inline]
    pub fn is_extended(self) -> bool {
        self.0 >> 31 == 1
    }

    /// Some of the control bits, shifted down.
    #[inline]
    pub fn bits(self, low: u32, count: u32) -> u32 {
        self.0 >> low & ((1 << count) - 1)
    }

    /// Bit 13: the result is clamped to 0..1.
    #[inline]
    pub fn saturates(self) -> bool {
        self.bits(13, 1) == 1
    }

    /// Bits 19 to 22: the components marked precise, bit 0 for x.
    #[inline]
    pub fn precise(self) -> u32 {
        self.bits(19, 4)
    }

    /// Custom data's class: all bits from 11 up.
    #[inline]
    pub fn custom_data_class(self) -> crate::spec::CustomDataClass {
        crate::spec::CustomDataClass(self.0 >> 11)
    }
}

/// What an extended opcode token says.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Extended {
    /// Offsets in texels, from -8 to 7, for u, v and w.
    SampleControls([i8; 3]),
    /// The dimension of the resource, and the stride of a structured buffer in bytes.
    ResourceDimension(ResourceDimension, u32),
    /// What each component returns.
    ReturnTypes([ReturnType; 4]),
    /// None of the documented kinds.
    Other(u8),
}

/// An extended opcode token.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default)]
pub struct ExtendedToken(pub u32);

impl ExtendedToken {
    /// Bit 31: another one follows.
    #[inline]
    pub fn is_extended(self) -> bool {
        self.0 >> 31 == 1
    }

    /// What it says.
    #[inline]
    pub fn decode(self) -> Extended {
        match self.0 & 0x3f {
            1 => Extended::SampleControls([9, 13, 17].map(|low| ((self.0 >> low & 0xf) << 4) as i8 >> 4)),
            2 => Extended::ResourceDimension(ResourceDimension((self.0 >> 6 & 0x1f) as u8), self.0 >> 11 & 0xfff),
            3 => Extended::ReturnTypes(return_types(self.0 >> 6)),
            kind => Extended::Other(kind as u8),
        }
    }
}

/// The four return types in the lower half of a word.
pub fn return_types(word: u32) -> [ReturnType; 4] {
    [0, 4, 8, 12].map(|low| ReturnType((word >> low & 0xf) as u8))
}

/// Which of four components an operand takes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Selection {
    /// Those in the mask, bit 0 for x.
    Mask(u8),
    /// One for each lane, 0 for x.
    Swizzle([u8; 4]),
    /// One for all lanes.
    One(u8),
    /// Mode 3, which means nothing; Microsoft's readers give up.
    Unknown,
}

/// How an operand's index is stored.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Representation {
    /// A word.
    Immediate32,
    /// Two words, the upper one first.
    Immediate64,
    /// An operand.
    Relative,
    /// A word and an operand that is added.
    Immediate32PlusRelative,
}

/// The first token of an operand.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default)]
pub struct OperandToken(pub u32);

impl OperandToken {
    /// Bits 12 to 19: the register file.
    #[inline]
    pub fn operand_type(self) -> OperandType {
        OperandType((self.0 >> 12) as u8)
    }

    /// Bits 0 and 1 (D3D10_SB_OPERAND_NUM_COMPONENTS): 0 none, 1 one, 2 four, 3 "N", which is not defined.
    #[inline]
    pub fn components(self) -> u8 {
        (self.0 & 3) as u8
    }

    /// The number of literal components it holds if it is an immediate.
    #[inline]
    pub fn immediates(self) -> usize {
        match self.components() {
            1 => 1,
            2 => 4,
            _ => 0,
        }
    }

    /// Bits 2 to 11: which components it takes, where there are four.
    #[inline]
    pub fn selection(self) -> Selection {
        match self.0 >> 2 & 3 {
            0 => Selection::Mask((self.0 >> 4 & 0xf) as u8),
            1 => Selection::Swizzle([4, 6, 8, 10].map(|low| (self.0 >> low & 3) as u8)),
            2 => Selection::One((self.0 >> 4 & 3) as u8),
            _ => Selection::Unknown,
        }
    }

    /// The selection as it is stored: the mode (0 mask, 1 swizzle, 2 one), and bits 4 to 11.
    #[inline]
    pub fn selection_bits(self) -> (u8, u8) {
        ((self.0 >> 2 & 3) as u8, (self.0 >> 4) as u8)
    }

    /// Bits 20 and 21: the number of indices.
    #[inline]
    pub fn dimensions(self) -> usize {
        (self.0 >> 20 & 3) as usize
    }

    /// How an index is stored. Three bits are set aside for it, of which Microsoft's readers take two: the documented
    /// form 4 (64 bits plus relative) reads as form 0.
    #[inline]
    pub fn representation(self, dimension: usize) -> Representation {
        match self.0 >> (22 + 3 * dimension) & 3 {
            0 => Representation::Immediate32,
            1 => Representation::Immediate64,
            2 => Representation::Relative,
            _ => Representation::Immediate32PlusRelative,
        }
    }

    /// Whether it is a register with one index, a word, and a selection that is known: what needs no second look.
    #[inline]
    pub fn is_simple(self) -> bool {
        const EXTENDED: u32 = 1 << 31;
        const DIMENSIONS: u32 = 3 << 20;
        const FORM: u32 = 3 << 22;
        self.0 & (EXTENDED | DIMENSIONS | FORM) == 1 << 20 && !self.operand_type().is_immediate() && self.0 & 0xc != 0xc
    }

    /// Whether all indices, at most two, are words.
    #[inline]
    pub fn has_plain_indices(self) -> bool {
        let forms = match self.dimensions() {
            0 => 0,
            1 => 3 << 22,
            2 => 3 << 22 | 3 << 25,
            _ => return false,
        };
        self.0 & forms == 0
    }

    /// Bit 31: an extended operand token follows.
    #[inline]
    pub fn is_extended(self) -> bool {
        self.0 >> 31 == 1
    }
}

/// An operand's extended token: modifiers, minimum precision, non-uniform indexing.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default)]
pub struct OperandExtension(pub u32);

impl OperandExtension {
    /// Whether it is of the kind that carries modifiers (1); other kinds mean nothing.
    #[inline]
    pub fn is_modifier(self) -> bool {
        self.0 & 0x3f == 1
    }

    #[inline]
    fn field(self, low: u32, mask: u32) -> u32 {
        if self.is_modifier() { self.0 >> low & mask } else { 0 }
    }

    /// D3D10_SB_OPERAND_MODIFIER: 1 negated, 2 absolute, 3 both; others mean nothing.
    #[inline]
    pub fn modifier(self) -> u8 {
        self.field(6, 0xff) as u8
    }

    /// The minimum precision.
    #[inline]
    pub fn min_precision(self) -> MinPrecision {
        MinPrecision(self.field(14, 7) as u8)
    }

    /// The index of the resource may differ between the lanes of a wave.
    #[inline]
    pub fn is_non_uniform(self) -> bool {
        self.field(17, 1) == 1
    }
}
