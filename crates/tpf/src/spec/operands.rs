//! Operand types: one row each.

use dxbin_base::pen::Name;

/// How an operand's indices are written behind its name.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Brackets {
    /// `r7`: an index that is a number stands bare, whatever its place. A relative index is always in brackets.
    Never,
    /// `x7[8]`: every number but the first is in brackets.
    Later,
    /// `v7`, `v[7][8]`: in brackets where there is more than one index.
    Several,
    /// `this[7]`, `this7[8]`: a single index is in brackets, of several all but the first.
    Single,
}

impl Brackets {
    /// Whether brackets stand around the number in a dimension of so many.
    #[inline]
    pub fn around(self, dimension: usize, dimensions: usize) -> bool {
        match self {
            Self::Never => false,
            Self::Later => dimension > 0,
            Self::Several => dimensions > 1,
            Self::Single => dimensions == 1 || dimension > 0,
        }
    }
}

/// A row of the operand types' table.
#[derive(Clone, Copy, Debug)]
pub struct OperandInfo {
    /// The documented name, without `D3D10_SB_OPERAND_TYPE_`.
    pub constant: &'static str,
    /// The spelling in listings.
    pub name: Name,
    /// The spelling from Shader Model 5.1 on, where names of ranges are written in capitals.
    pub name_51: Name,
    /// How indices are written.
    pub brackets: Brackets,
}

/// D3D10_SB_OPERAND_TYPE: which register file or constant an operand names.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Default)]
pub struct OperandType(pub u8);

macro_rules! operand_types {
    ($( $code:literal $constant:ident $name:literal $(/ $name_51:literal)? $brackets:ident; )*) => {
        #[allow(missing_docs)]
        impl OperandType {
            $( pub const $constant: Self = Self($code); )*
        }
        /// Every operand type; the index is its number.
        pub static OPERAND_TYPES: &[OperandInfo] = &[$( OperandInfo {
            constant: stringify!($constant),
            name: Name::new($name),
            name_51: Name::new(operand_types!(@last $name $($name_51)?)),
            brackets: Brackets::$brackets,
        } ),*];
        const _: () = {
            let codes = [$($code),*];
            let mut i = 0;
            while i < codes.len() {
                assert!(codes[i] == i, "a row is missing or out of order");
                i += 1;
            }
        };
    };
    (@last $name:literal) => { $name };
    (@last $name:literal $last:literal) => { $last };
}

operand_types! {
    0 TEMP "r" Never;
    1 INPUT "v" Several;
    2 OUTPUT "o" Several;
    3 INDEXABLE_TEMP "x" Later;
    4 IMMEDIATE32 "l" Never;
    5 IMMEDIATE64 "d" Never;
    6 SAMPLER "s" / "S" Later;
    7 RESOURCE "t" / "T" Later;
    8 CONSTANT_BUFFER "cb" / "CB" Later;
    9 IMMEDIATE_CONSTANT_BUFFER "icb" Never;
    10 LABEL "label" Never;
    11 INPUT_PRIMITIVEID "vPrim" Never;
    12 OUTPUT_DEPTH "oDepth" Never;
    13 NULL "null" Never;
    14 RASTERIZER "rasterizer" Never;
    15 OUTPUT_COVERAGE_MASK "oMask" Never;
    16 STREAM "m" Never;
    17 FUNCTION_BODY "fb" Never;
    18 FUNCTION_TABLE "ft" Never;
    19 INTERFACE "fp" Later;
    20 FUNCTION_INPUT "iv" Later;
    21 FUNCTION_OUTPUT "ov" Later;
    22 OUTPUT_CONTROL_POINT_ID "vOutputControlPointID" Never;
    23 INPUT_FORK_INSTANCE_ID "vForkInstanceID" Never;
    24 INPUT_JOIN_INSTANCE_ID "vJoinInstanceID" Never;
    25 INPUT_CONTROL_POINT "vicp" Several;
    26 OUTPUT_CONTROL_POINT "vocp" Several;
    27 INPUT_PATCH_CONSTANT "vpc" Never;
    28 INPUT_DOMAIN_POINT "vDomain" Never;
    29 THIS_POINTER "this" Single;
    30 UNORDERED_ACCESS_VIEW "u" / "U" Later;
    31 THREAD_GROUP_SHARED_MEMORY "g" Never;
    32 INPUT_THREAD_ID "vThreadID" Never;
    33 INPUT_THREAD_GROUP_ID "vThreadGroupID" Never;
    34 INPUT_THREAD_ID_IN_GROUP "vThreadIDInGroup" Never;
    35 INPUT_COVERAGE_MASK "vCoverage" Never;
    36 INPUT_THREAD_ID_IN_GROUP_FLATTENED "vThreadIDInGroupFlattened" Never;
    37 INPUT_GS_INSTANCE_ID "vGSInstanceID" Never;
    38 OUTPUT_DEPTH_GREATER_EQUAL "oDepthGE" Never;
    39 OUTPUT_DEPTH_LESS_EQUAL "oDepthLE" Never;
    40 CYCLE_COUNTER "vCycleCounter" Never;
    41 OUTPUT_STENCIL_REF "oStencilRef" Never;
    42 INNER_COVERAGE "vInnerCoverage" Never;
}

impl OperandType {
    /// The type's row; `None` for a type that no document names.
    #[inline]
    pub fn info(self) -> Option<&'static OperandInfo> {
        OPERAND_TYPES.get(usize::from(self.0))
    }

    /// The type of a name, in any case: Shader Model 5.1 has capitals where older ones have small letters.
    pub fn from_name(name: &[u8]) -> Option<Self> {
        if let &[letter] = name {
            return Self::of_letter(letter);
        }
        let row = OPERAND_TYPES.iter().position(|info| info.name.as_str().as_bytes().eq_ignore_ascii_case(name))?;
        u8::try_from(row).ok().map(Self)
    }

    /// The type of a name of one letter, which most operands have.
    #[inline]
    pub fn of_letter(letter: u8) -> Option<Self> {
        /// The rows of such names; 255 where there is none.
        static LETTERS: [u8; 256] = {
            let mut letters = [u8::MAX; 256];
            let mut row = 0;
            while row < OPERAND_TYPES.len() {
                if let [letter] = OPERAND_TYPES[row].name.as_str().as_bytes() {
                    letters[letter.to_ascii_lowercase() as usize] = row as u8;
                    letters[letter.to_ascii_uppercase() as usize] = row as u8;
                }
                row += 1;
            }
            letters
        };
        Some(Self(LETTERS[usize::from(letter)])).filter(|found| found.0 != u8::MAX)
    }

    /// The number of components that fxc states for an operand behind whose name none is written: one for what is a single
    /// number, none for what is no number. In a declaration some of the former have none, too.
    pub fn bare_components(self, declared: bool) -> u32 {
        match self {
            Self::OUTPUT_DEPTH
            | Self::OUTPUT_DEPTH_GREATER_EQUAL
            | Self::OUTPUT_DEPTH_LESS_EQUAL
            | Self::OUTPUT_STENCIL_REF
            | Self::INPUT_COVERAGE_MASK
            | Self::INNER_COVERAGE => 1,
            Self::OUTPUT_COVERAGE_MASK | Self::INPUT_PRIMITIVEID | Self::OUTPUT_CONTROL_POINT_ID => {
                u32::from(!declared)
            }
            _ => 0,
        }
    }

    /// How many indices it takes. `spaces`: in Shader Model 5.1, whose indices of resources start with a range.
    pub fn dimensions(self, spaces: bool) -> std::ops::RangeInclusive<usize> {
        let range = usize::from(spaces);
        match self {
            Self::CONSTANT_BUFFER => 2 + range..=2 + range,
            Self::SAMPLER | Self::RESOURCE | Self::UNORDERED_ACCESS_VIEW => 1 + range..=1 + range,
            Self::INDEXABLE_TEMP => 2..=2,
            Self::INPUT | Self::OUTPUT | Self::INPUT_CONTROL_POINT | Self::OUTPUT_CONTROL_POINT => 1..=2,
            Self::INTERFACE | Self::THIS_POINTER | Self::FUNCTION_INPUT | Self::FUNCTION_OUTPUT => 1..=3,
            Self::TEMP
            | Self::IMMEDIATE_CONSTANT_BUFFER
            | Self::LABEL
            | Self::STREAM
            | Self::FUNCTION_BODY
            | Self::FUNCTION_TABLE
            | Self::INPUT_PATCH_CONSTANT
            | Self::THREAD_GROUP_SHARED_MEMORY => 1..=1,
            _ => 0..=0,
        }
    }

    /// Whether the operand is its own value, so that it has no indices.
    #[inline]
    pub fn is_immediate(self) -> bool {
        matches!(self, Self::IMMEDIATE32 | Self::IMMEDIATE64)
    }
}

impl std::fmt::Debug for OperandType {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self.info() {
            Some(info) => f.write_str(info.constant),
            None => write!(f, "OperandType({})", self.0),
        }
    }
}
