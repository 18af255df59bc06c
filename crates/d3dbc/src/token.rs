//! The bits of the tokens, and the words of a program.

use std::ops::Range;

use crate::spec::{
    MinPrecision, MinorName, Number, Opcode, REGISTERS, RegisterInfo, Stage, TextureType, UNKNOWN_REGISTER, Usage,
};

/// A program's words: little-endian, at any alignment.
#[derive(Clone, Copy, Debug)]
pub struct Tokens<'a>(&'a [u8]);

impl<'a> Tokens<'a> {
    /// The words in `bytes`. Up to three bytes at the end make a word with zeros, as they often do for Microsoft's reader,
    /// which looks past the end.
    pub const fn new(bytes: &'a [u8]) -> Self {
        Self(bytes)
    }

    /// The word at an index.
    #[inline]
    pub fn get(self, index: usize) -> Option<u32> {
        let rest = self.0.get(index.checked_mul(4)?..)?;
        match rest.first_chunk() {
            Some(word) => Some(u32::from_le_bytes(*word)),
            None if rest.is_empty() => None,
            None => Some(rest.iter().rev().fold(0, |word, &byte| word << 8 | u32::from(byte))),
        }
    }

    /// How many words there are, with the one that may be cut short.
    #[inline]
    pub fn len(self) -> usize {
        self.0.len().div_ceil(4)
    }

    /// Whether there are none.
    pub fn is_empty(self) -> bool {
        self.0.is_empty()
    }

    /// The bytes of some words, as far as there are any.
    pub fn bytes(self, words: Range<usize>) -> &'a [u8] {
        let end = words.end.saturating_mul(4).min(self.0.len());
        self.0.get(words.start.saturating_mul(4)..end).unwrap_or_default()
    }
}

/// The version token: stage and Shader Model.
///
/// ```
/// use dxbin_d3dbc::token::Version;
/// assert_eq!(Version(0xfffe_0300).to_string(), "vs_3_0");
/// assert_eq!(Version(0xffff_0201).to_string(), "ps_2_x");
/// assert_eq!(Version(0xffff_03ff).to_string(), "ps_3_sw");
/// assert_eq!(Version(0xffff_0104).to_string(), "ps_1_4");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Version(pub u32);

impl Version {
    /// vs_1_1, in which some instructions take more slots than in any other version.
    pub const VS_1_1: Self = Self(0xfffe_0101);

    /// The stage, in the upper half.
    pub fn stage(self) -> Stage {
        Stage((self.0 >> 16) as u16)
    }

    /// Whether it is one of the two stages.
    pub fn is_known(self) -> bool {
        self.stage().short().is_some()
    }

    /// The Shader Model before the point.
    #[inline]
    pub fn major(self) -> u32 {
        self.0 >> 8 & 0xff
    }

    /// The Shader Model behind the point; 255 for the software one.
    #[inline]
    pub fn minor(self) -> u32 {
        self.0 & 0xff
    }

    /// Whether it comes before another Shader Model.
    #[inline]
    pub fn is_before(self, major: u32, minor: u32) -> bool {
        (self.major(), self.minor()) < (major, minor)
    }

    /// Major and minor version in one number that rises with both; the software versions come last of their model.
    #[inline]
    pub fn key(self) -> u8 {
        (self.major().min(15) << 4 | self.minor().min(15)) as u8
    }

    /// Whether it is 1.1.
    pub fn is_1_1(self) -> bool {
        (self.major(), self.minor()) == (1, 1)
    }

    /// The minor version where it has a name.
    pub fn minor_name(self) -> Option<&'static str> {
        let name = MinorName(self.minor() as u8);
        let is_library = matches!(self.stage(), Stage::LIBRARY_PIXEL | Stage::LIBRARY_VERTEX);
        match self.major() {
            // A library's function is for no software.
            _ if is_library && name == MinorName::SOFTWARE => None,
            2 => name.short(),
            3 if name == MinorName::SOFTWARE => name.short(),
            _ => None,
        }
    }
}

impl std::fmt::Display for Version {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self.stage().short() {
            Some(stage) => f.write_str(stage)?,
            None => write!(f, "{:#x}", self.stage().0)?,
        }
        match self.minor_name() {
            Some(minor) => write!(f, "_{}_{minor}", self.major()),
            None => write!(f, "_{}_{}", self.major(), self.minor()),
        }
    }
}

impl std::fmt::Debug for Version {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "Version({self})")
    }
}

/// The first token of an instruction.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default)]
pub struct InstructionToken(pub u32);

impl InstructionToken {
    /// Bits 0 to 15.
    #[inline]
    pub fn opcode(self) -> Opcode {
        Opcode(self.0 as u16)
    }

    /// Bits 16 to 23: what only some opcodes use.
    #[inline]
    pub fn controls(self) -> u8 {
        (self.0 >> 16) as u8
    }

    /// Bits 24 to 27: the words that follow, from Shader Model 2 on.
    #[inline]
    pub fn length(self) -> usize {
        (self.0 >> 24 & 0xf) as usize
    }

    /// Bit 28: the instruction has a predicate.
    #[inline]
    pub fn is_predicated(self) -> bool {
        self.0 >> 28 & 1 == 1
    }

    /// Bit 30: the instruction is issued together with the one before it.
    #[inline]
    pub fn is_coissued(self) -> bool {
        self.0 >> 30 & 1 == 1
    }

    /// Bits 16 to 31: the words of a comment.
    #[inline]
    pub fn comment_length(self) -> usize {
        (self.0 >> 16) as usize
    }
}

/// What `dcl` declares: the word behind its opcode.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default)]
pub struct DeclarationToken(pub u32);

impl DeclarationToken {
    /// Whether nothing is set but bit 31, which every such token has.
    pub fn is_bare(self) -> bool {
        self.0 << 1 == 0
    }

    /// Bits 0 to 3: what an input or output is for.
    pub fn usage(self) -> Usage {
        Usage((self.0 & 0xf) as u8)
    }

    /// Bits 16 to 19: which one of its usage.
    pub fn usage_index(self) -> u32 {
        self.0 >> 16 & 0xf
    }

    /// Bits 27 to 30: what kind of texture a sampler reads.
    pub fn texture_type(self) -> TextureType {
        TextureType((self.0 >> 27 & 0xf) as u8)
    }
}

/// A token that names a register: a destination, a source, or the register that indexes one.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default)]
pub struct ParameterToken(pub u32);

impl ParameterToken {
    /// What stands for the index of a register that is indexed before Shader Model 2: the first address register's x.
    pub const IMPLIED_INDEX: Self = Self(0xb000_0000);

    /// Bit 31, which all parameters have and no opcode.
    #[inline]
    pub fn is_parameter(self) -> bool {
        self.0 >> 31 == 1
    }

    /// The number of the register file: bits 28 to 30, and above them bits 11 and 12.
    #[inline]
    pub fn register_type(self) -> usize {
        (self.0 >> 28 & 7 | self.0 >> 8 & 0x18) as usize
    }

    /// The register file; `None` for an unknown one and where the token is no parameter.
    #[inline]
    pub fn register(self) -> Option<&'static RegisterInfo> {
        REGISTERS.get(self.register_type()).filter(|_| self.is_parameter())
    }

    /// Bits 0 to 10: which register.
    #[inline]
    pub fn number(self) -> u32 {
        self.0 & 0x7ff
    }

    /// The register's name, such as `r3` or `oPos`.
    ///
    /// ```
    /// use dxbin_d3dbc::token::{ParameterToken, Version};
    /// assert_eq!(ParameterToken(0xb0e4_0002).spelling(Version(0xffff_0200)), "t2");
    /// assert_eq!(ParameterToken(0xc00f_0000).spelling(Version::VS_1_1), "oPos");
    /// ```
    pub fn spelling(self, version: Version) -> String {
        let register = self.register().unwrap_or(&UNKNOWN_REGISTER);
        let (prefix, number) = (register.spelling(version), self.number());
        match register.number {
            Number::None => prefix.to_owned(),
            Number::Named(names) => match names.get(number as usize) {
                Some(name) => (*name).to_owned(),
                None => format!("{prefix}{number}"),
            },
            Number::Plain => format!("{prefix}{number}"),
            Number::From(first) => format!("{prefix}{}", first + number),
        }
    }

    /// Bit 13: the register is indexed by another one.
    #[inline]
    pub fn is_relative(self) -> bool {
        self.0 >> 13 & 1 == 1
    }

    /// Bits 14 and 15.
    #[inline]
    pub fn min_precision(self) -> MinPrecision {
        MinPrecision((self.0 >> 14 & 3) as u8)
    }

    /// Of a destination, bits 16 to 19: the components that are written, bit 0 for x.
    #[inline]
    pub fn mask(self) -> u32 {
        self.0 >> 16 & 0xf
    }

    /// Of a destination, bits 20 to 23: bits of [`DESTINATION_MODIFIERS`](crate::spec::DESTINATION_MODIFIERS).
    #[inline]
    pub fn destination_modifiers(self) -> u32 {
        self.0 >> 20 & 0xf
    }

    /// Of a destination, bits 24 to 27: a row of [`SHIFTS`](crate::spec::SHIFTS).
    #[inline]
    pub fn shift(self) -> u32 {
        self.0 >> 24 & 0xf
    }

    /// Of a source, bits 16 to 23: a component for each lane, 0 for x.
    #[inline]
    pub fn swizzle(self) -> [u8; 4] {
        [16, 18, 20, 22].map(|low| (self.0 >> low & 3) as u8)
    }

    /// Of a source, bits 24 to 27: a row of [`SOURCE_MODIFIERS`](crate::spec::SOURCE_MODIFIERS).
    #[inline]
    pub fn source_modifier(self) -> usize {
        (self.0 >> 24 & 0xf) as usize
    }
}
