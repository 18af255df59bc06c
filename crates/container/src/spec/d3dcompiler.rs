//! How the functions of d3dcompiler_47.dll see a container's parts: which bits of D3DStripShader remove which, and which
//! of them each D3D_BLOB_PART of D3DGetBlobPart and D3DSetBlobPart stands for.
//!
//! The names are those of d3dcompiler.h; the FourCCs were found by asking: containers that held every FourCC of capital
//! letters and digits were stripped and read.

use dxbin_base::FourCc;

use super::kind;

/// A bit of D3DStripShader's flag word.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct StripFlag {
    /// The bit.
    pub bit: u32,
    /// A short name in kebab case, the command's switch.
    pub name: &'static str,
    /// Its name in `D3DCOMPILER_STRIP_FLAGS`.
    pub documented: &'static str,
    /// The parts that it removes, all of each kind.
    pub parts: &'static [FourCc],
    /// A part in whose company it removes nothing.
    pub unless: Option<FourCc>,
    /// What else belongs to it by its meaning, where Microsoft's function does not look: dxc's parts.
    pub also: &'static [FourCc],
    /// The part that dxc's container builder removes for it: that one alone, and it must be there.
    pub dxc: Option<FourCc>,
    /// The comments of Shader Models 1 to 3 that belong to it; Microsoft's function refuses such programs.
    pub comments: &'static [FourCc],
    /// What it removes, in a few words.
    pub title: &'static str,
}

/// The bits, rising; all others change nothing.
pub const STRIP: &[StripFlag] = &[
    StripFlag {
        bit: 0x01,
        name: "reflect",
        documented: "D3DCOMPILER_STRIP_REFLECTION_DATA",
        parts: &[kind::RDEF, kind::STAT],
        // A library is linked by what its functions say of themselves.
        unless: Some(kind::LIBH),
        also: &[],
        dxc: Some(kind::STAT),
        comments: &[kind::CTAB],
        title: "reflection",
    },
    StripFlag {
        bit: 0x02,
        name: "debug",
        documented: "D3DCOMPILER_STRIP_DEBUG_INFO",
        parts: &[kind::SDBG, kind::SPDB, kind::RPLY],
        unless: None,
        also: &[kind::ILDB, kind::SRCI, kind::PDBI],
        dxc: Some(kind::ILDB),
        comments: &[kind::DBUG],
        title: "debug information",
    },
    StripFlag {
        bit: 0x04,
        name: "test",
        documented: "D3DCOMPILER_STRIP_TEST_BLOBS",
        parts: &[kind::SMID, kind::SDTL, kind::PERF, kind::CRPT],
        unless: None,
        also: &[],
        dxc: None,
        comments: &[],
        title: "what test compilations left",
    },
    StripFlag {
        bit: 0x08,
        name: "private",
        documented: "D3DCOMPILER_STRIP_PRIVATE_DATA",
        parts: &[kind::PRIV],
        unless: None,
        also: &[],
        dxc: Some(kind::PRIV),
        comments: &[],
        title: "private data",
    },
    StripFlag {
        bit: 0x10,
        name: "rootsig",
        documented: "D3DCOMPILER_STRIP_ROOT_SIGNATURE",
        parts: &[kind::RTS0],
        unless: None,
        also: &[],
        dxc: Some(kind::RTS0),
        comments: &[],
        title: "the root signature",
    },
];

/// What D3DGetBlobPart gives for a part kind.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Given {
    /// The bytes of the part.
    Bytes,
    /// A container that holds the part, or the parts.
    Container,
}

/// What D3DSetBlobPart takes for a part kind.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Taken {
    /// Nothing: the kind is refused.
    Nothing,
    /// The bytes of the part.
    Bytes,
    /// A container that holds the part.
    Container,
}

/// A value of D3D_BLOB_PART.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BlobPart {
    /// The value.
    pub number: u32,
    /// A short name in kebab case.
    pub name: &'static str,
    /// The name in d3dcompiler.h.
    pub documented: &'static str,
    /// What it stands for: of each set, the first kind that the container has, and of that the first part. One set without
    /// any is a refusal.
    pub parts: &'static [&'static [FourCc]],
    /// What is given.
    pub given: Given,
    /// What is taken.
    pub taken: Taken,
}

const INPUT: &[FourCc] = &[kind::ISG1, kind::ISGN];
const OUTPUT: &[FourCc] = &[kind::OSG5, kind::OSG1, kind::OSGN];
const PATCH_CONSTANT: &[FourCc] = &[kind::PSG1, kind::PCSG];

macro_rules! blob_parts {
    ($( $number:literal $name:literal $documented:ident [$($set:expr),*] $given:ident $taken:ident; )*) => {
        /// The values of D3D_BLOB_PART, rising; all others are refused.
        pub const BLOB_PARTS: &[BlobPart] = &[$( BlobPart {
            number: $number,
            name: $name,
            documented: stringify!($documented),
            parts: &[$($set),*],
            given: Given::$given,
            taken: Taken::$taken,
        } ),*];
    };
}

blob_parts! {
    0 "input-signature" D3D_BLOB_INPUT_SIGNATURE_BLOB [INPUT] Container Nothing;
    1 "output-signature" D3D_BLOB_OUTPUT_SIGNATURE_BLOB [OUTPUT] Container Nothing;
    2 "input-and-output-signature" D3D_BLOB_INPUT_AND_OUTPUT_SIGNATURE_BLOB [INPUT, OUTPUT] Container Nothing;
    3 "patch-constant-signature" D3D_BLOB_PATCH_CONSTANT_SIGNATURE_BLOB [PATCH_CONSTANT] Container Nothing;
    4 "all-signatures" D3D_BLOB_ALL_SIGNATURE_BLOB [INPUT, OUTPUT, PATCH_CONSTANT] Container Nothing;
    5 "debug-info" D3D_BLOB_DEBUG_INFO [&[kind::SDBG]] Bytes Nothing;
    6 "legacy-shader" D3D_BLOB_LEGACY_SHADER [&[kind::Aon9]] Bytes Nothing;
    7 "xna-prepass-shader" D3D_BLOB_XNA_PREPASS_SHADER [&[kind::XNAP]] Bytes Nothing;
    8 "xna-shader" D3D_BLOB_XNA_SHADER [&[kind::XNAS]] Bytes Nothing;
    9 "pdb" D3D_BLOB_PDB [&[kind::SPDB]] Bytes Nothing;
    10 "private-data" D3D_BLOB_PRIVATE_DATA [&[kind::PRIV]] Bytes Bytes;
    11 "root-signature" D3D_BLOB_ROOT_SIGNATURE [&[kind::RTS0]] Container Container;
    12 "debug-name" D3D_BLOB_DEBUG_NAME [&[kind::ILDN]] Bytes Bytes;
    0x8000 "test-alternate-shader" D3D_BLOB_TEST_ALTERNATE_SHADER [&[kind::SMID]] Bytes Nothing;
    0x8001 "test-compile-details" D3D_BLOB_TEST_COMPILE_DETAILS [&[kind::SDTL]] Bytes Nothing;
    0x8002 "test-compile-perf" D3D_BLOB_TEST_COMPILE_PERF [&[kind::PERF]] Bytes Nothing;
    0x8003 "test-compile-report" D3D_BLOB_TEST_COMPILE_REPORT [&[kind::CRPT]] Bytes Nothing;
}

/// The row of a D3D_BLOB_PART, by its short name, its documented one or its value in decimal or `0x`.
///
/// ```
/// use dxbin_container::spec::d3dcompiler::blob_part;
/// let row = blob_part("input-signature").unwrap();
/// assert_eq!(blob_part("D3D_BLOB_INPUT_SIGNATURE_BLOB"), Some(row));
/// assert_eq!(blob_part("0x8002").map(|row| row.name), Some("test-compile-perf"));
/// assert_eq!(blob_part("13"), None);
/// ```
pub fn blob_part(text: &str) -> Option<&'static BlobPart> {
    let number = match text.strip_prefix("0x") {
        Some(digits) => u32::from_str_radix(digits, 16).ok(),
        None => text.parse().ok(),
    };
    let named = |row: &&BlobPart| row.name == text || row.documented == text || Some(row.number) == number;
    BLOB_PARTS.iter().find(named)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_row_names_parts_that_the_table_of_parts_has() {
        let stripped = STRIP.iter().flat_map(|row| row.parts.iter().chain(row.also).chain(row.comments));
        let named = BLOB_PARTS.iter().flat_map(|row| row.parts.iter().copied().flatten());
        for kind in stripped.chain(named) {
            assert!(super::super::part_info(*kind).is_some(), "{kind}");
        }
        assert!(STRIP.windows(2).all(|pair| pair[0].bit < pair[1].bit));
        assert!(BLOB_PARTS.windows(2).all(|pair| pair[0].number < pair[1].number));
    }
}
