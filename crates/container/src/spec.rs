//! The facts of the container: its records, its constants and every FourCC that a document or a compiler names.

use dxbin_base::FourCc;
use dxbin_base::record::Record;

pub mod d3dcompiler;

dxbin_base::record! {
    /// The container's header (`DxilContainerHeader` of Microsoft's DxilContainer.h); the directory follows it: one
    /// 32-bit offset for each part, from the container's first byte to the part's header.
    pub struct Header: 32 {
        0 magic: u32, "HeaderFourCC", "`DXBC`";
        4 digest0: u32, "Hash[0]", "the digest's first word: state A of the MD5 block function";
        8 digest1: u32, "Hash[1]", "the digest's second word: state B";
        12 digest2: u32, "Hash[2]", "the digest's third word: state C";
        16 digest3: u32, "Hash[3]", "the digest's last word: state D";
        20 major: u16, "Version.Major", "the container's version, 1";
        22 minor: u16, "Version.Minor", "the container's version behind the point, 0";
        24 size: u32, "ContainerSizeInBytes", "bytes from the header's first to the container's last";
        28 part_count: u32, "PartCount", "offsets in the directory behind the header";
    }
}

dxbin_base::record! {
    /// A part's header (`DxilPartHeader`); the part's data follows it.
    pub struct PartHeader: 8 {
        0 kind: u32, "PartFourCC", "which part this is";
        4 size: u32, "PartSize", "bytes of data that follow";
    }
}

impl Header {
    /// The digest as it is stored.
    pub fn digest(&self) -> [u8; 16] {
        crate::md5::bytes_of([self.digest0, self.digest1, self.digest2, self.digest3])
    }

    /// The same header with another digest.
    #[must_use]
    pub fn with_digest(mut self, digest: [u8; 16]) -> Self {
        [self.digest0, self.digest1, self.digest2, self.digest3] = crate::md5::words_of(digest);
        self
    }
}

/// The container's own FourCC.
pub const MAGIC: FourCc = FourCc(*b"DXBC");

/// The most bytes a container may have (`DxilContainerMaxSize`).
pub const MAX_SIZE: u32 = 0x8000_0000;

/// The version that every container seen so far has.
pub const VERSION: (u16, u16) = (1, 0);

/// Where the digest stands in the container.
pub const DIGEST_OFFSET: usize = 4;

/// Where the bytes begin that the digest is taken over; they end with the container.
pub const DIGESTED_FROM: usize = 20;

/// Bytes of the container's header.
pub const HEADER_SIZE: usize = Header::SIZE;

/// Bytes of a part's header.
pub const PART_HEADER_SIZE: usize = PartHeader::SIZE;

/// Who writes a part.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Writer {
    /// Microsoft's compiler for Shader Models 1 to 5.1.
    Fxc,
    /// Microsoft's compiler for Shader Model 6.
    Dxc,
    /// Both.
    Both,
    /// The user, through a compiler's or a library's option.
    User,
    /// Tools for Xbox.
    Xbox,
}

impl Writer {
    /// The spelling for people.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Fxc => "fxc",
            Self::Dxc => "dxc",
            Self::Both => "fxc and dxc",
            Self::User => "the user",
            Self::Xbox => "Xbox tools",
        }
    }
}

/// A row of the table of parts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PartInfo {
    /// The FourCC.
    pub kind: FourCc,
    /// What it holds, in a few words.
    pub title: &'static str,
    /// Microsoft's name for it (DxilContainer.h), where there is one.
    pub documented: Option<&'static str>,
    /// Who writes it.
    pub writer: Writer,
    /// What it means and when it is there, in a sentence.
    pub meaning: &'static str,
}

macro_rules! parts {
    ($( $constant:ident $writer:ident $title:literal $($documented:ident)? : $meaning:literal; )*) => {
        /// The FourCCs of parts, as constants, each spelt as it stands in the file.
        #[allow(non_upper_case_globals)]
        pub mod kind {
            use dxbin_base::FourCc;
            $( #[doc = $meaning] pub const $constant: FourCc = fourcc(stringify!($constant)); )*

            const fn fourcc(name: &str) -> FourCc {
                match name.as_bytes().first_chunk::<4>() {
                    Some(code) if name.len() == 4 => FourCc(*code),
                    _ => FourCc([0; 4]),
                }
            }
        }

        /// Every part that a document or a compiler names, in the order of their FourCCs.
        pub const PARTS: &[PartInfo] = &[$( PartInfo {
            kind: kind::$constant,
            title: $title,
            documented: parts!(@name $($documented)?),
            writer: Writer::$writer,
            meaning: $meaning,
        } ),*];
    };
    (@name) => { None };
    (@name $name:ident) => { Some(stringify!($name)) };
}

parts! {
    Aon9 Fxc "level 9 shader": "Shader Model 2 code for Direct3D feature levels 9_1 to 9_3, beside the 4.0 program of a `*_4_0_level_9_*` target.";
    CLI4 Fxc "preshader literals": "The constants that a preshader's code reads as literals.";
    CRPT Fxc "test: report": "The report of a test compilation; D3DGetBlobPart and D3DStripShader of Microsoft's compiler name it.";
    CTAB Fxc "constant table": "Names, types and registers of constants, as Shader Models 1 to 3 keep them in a comment.";
    DBUG Fxc "debug information": "Debug information of Shader Models 1 to 3, which stands in a comment.";
    DXBC Both "bytecode": "DXBC bytecode; the name stands in LLVM's list of parts only.";
    DXIL Dxc "program" DFCC_DXIL: "The Shader Model 6 program: a program header and LLVM bitcode.";
    FX10 Fxc "effect": "The effect of a `fx_4_0`, `fx_4_1` or `fx_5_0` target.";
    FXLC Fxc "preshader code": "The instructions of a preshader of Shader Models 1 to 3.";
    HASH Dxc "shader hash" DFCC_ShaderHash: "An MD5 hash of the program and a word of flags.";
    IFCE Fxc "interfaces": "Class types, class instances and interface slots of dynamic linkage.";
    ILDB Dxc "program with debug information" DFCC_ShaderDebugInfoDXIL: "The Shader Model 6 program with its debug metadata.";
    ILDN Dxc "name of the debug file" DFCC_ShaderDebugName: "The name of the PDB that holds the debug information.";
    ISG1 Both "input signature" DFCC_InputSignature: "Input elements in 32-byte records, with stream and minimum precision.";
    ISGN Fxc "input signature": "Input elements in 24-byte records.";
    LFS0 Fxc "function signature": "The parameters of a function of a library made for linking.";
    LIBF Fxc "library function": "One function of a `lib_*` library made for linking: a container of its own.";
    LIBH Fxc "library header": "What a library made for linking exports.";
    OSG1 Both "output signature" DFCC_OutputSignature: "Output elements in 32-byte records, with stream and minimum precision.";
    OSG5 Fxc "output signature": "Output elements in 28-byte records: with the geometry shader's stream.";
    OSGN Fxc "output signature": "Output elements in 24-byte records.";
    PCSG Fxc "patch-constant signature": "Patch constants of a hull or domain shader in 24-byte records.";
    PDBI Dxc "PDB information" DFCC_ShaderPDBInfo: "What a PDB says of the compilation: sources, arguments, entry, libraries, version.";
    PERF Fxc "test: performance": "The performance of a test compilation; D3DGetBlobPart and D3DStripShader name it.";
    PRIV User "private data" DFCC_PrivateData: "The user's own bytes. It must be the last part; its size need not be a multiple of four.";
    PRSI Fxc "preshader information": "What a preshader of Shader Models 1 to 3 reads and writes.";
    PSG1 Both "patch-constant or primitive signature" DFCC_PatchConstantSignature: "Patch constants or primitive outputs in 32-byte records.";
    PSV0 Dxc "pipeline state validation" DFCC_PipelineStateValidation: "What a runtime checks a pipeline against without reading the program.";
    RDAT Dxc "runtime data" DFCC_RuntimeData: "The functions, resources and subobjects of a library, for the runtime.";
    RDEF Fxc "resource definitions" DFCC_ResourceDef: "Constant buffers, their variables and types, and resource bindings: what reflection shows.";
    RPLY Fxc "debug information": "D3DStripShader removes it with the debug information; no document describes it.";
    RTS0 Both "root signature" DFCC_RootSignature: "The serialized root signature.";
    SDBG Fxc "debug information": "Debug information of fxc versions before its PDBs.";
    SDTL Fxc "test: details": "The details of a test compilation; D3DGetBlobPart and D3DStripShader name it.";
    SFI0 Both "feature flags" DFCC_FeatureInfo: "A 64-bit mask of the optional features that the program needs.";
    SHDR Fxc "program": "The Shader Model 4.0 and 4.1 token stream.";
    SHEX Fxc "program": "The Shader Model 5.0 and 5.1 token stream, and that of 4.x programs with extended features.";
    SMID Fxc "test: alternate shader": "The alternate shader of a test compilation; D3DGetBlobPart and D3DStripShader name it.";
    SPDB Fxc "debug information (PDB)": "A whole PDB file with the debug information.";
    SRCI Dxc "source information" DFCC_ShaderSourceInfo: "The names and contents of the sources and the compiler's arguments.";
    STAT Both "statistics" DFCC_ShaderStatistics: "fxc: counters that reflection shows. dxc: a bitcode module for reflection.";
    VERS Dxc "compiler version" DFCC_CompilerVersion: "The version and commit of the compiler.";
    XHSH Xbox "Xbox hash": "Named by Xbox tools; no public document describes it.";
    XNAP Xbox "Xbox program": "Named by Xbox tools; no public document describes it.";
    XNAS Xbox "Xbox shader": "Named by Xbox tools; no public document describes it.";
}

/// The parts of which there may be several, all of which count: a library's functions, and a function's code for both stages
/// of level 9.
pub const REPEATED: [FourCc; 2] = [kind::LIBF, kind::Aon9];

/// The row of a FourCC; `None` for one that no document names.
///
/// ```
/// use dxbin_base::FourCc;
/// use dxbin_container::spec;
/// assert_eq!(spec::part_info(FourCc(*b"SFI0")).map(|row| row.title), Some("feature flags"));
/// assert_eq!(spec::part_info(FourCc(*b"NOPE")), None);
/// ```
pub fn part_info(kind: FourCc) -> Option<&'static PartInfo> {
    let place = PLACES.get(key(kind, FACTOR)).copied().unwrap_or_default();
    PARTS.get(usize::from(place)).filter(|row| row.kind == kind)
}

/// How many keys there are.
pub(crate) const KEYS: usize = 256;

/// A number below [`KEYS`] that no other FourCC of the table has.
#[inline]
pub(crate) const fn key_of(kind: FourCc) -> usize {
    key(kind, FACTOR)
}

const fn key(kind: FourCc, factor: u32) -> usize {
    (kind.to_u32().wrapping_mul(factor) >> 24) as usize
}

/// The places of FourCCs in the table, by their keys.
static PLACES: [u8; KEYS] = match places(FACTOR) {
    Some(places) => places,
    None => [0; KEYS],
};

/// What tells the FourCCs of the table apart, each by a key of its own.
const FACTOR: u32 = {
    let mut factor = 0x9e37_79b1;
    while places(factor).is_none() {
        factor += 2;
    }
    factor
};

/// The places by keys made with this factor; `None` where two FourCCs have one key.
const fn places(factor: u32) -> Option<[u8; KEYS]> {
    const NONE: u8 = u8::MAX;
    let mut places = [NONE; KEYS];
    let mut at = 0;
    while at < PARTS.len() {
        let place = &mut places[key(PARTS[at].kind, factor)];
        if *place != NONE {
            return None;
        }
        *place = at as u8;
        at += 1;
    }
    Some(places)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rows_are_in_order_and_found() {
        for pair in PARTS.windows(2) {
            assert!(pair[0].kind < pair[1].kind, "{} is out of order", pair[1].kind);
        }
        for row in PARTS {
            assert_eq!(part_info(row.kind), Some(row));
        }
        assert_eq!(kind::Aon9, FourCc(*b"Aon9"));
    }
}
