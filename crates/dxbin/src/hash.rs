//! The names by which people know a shader: every usual hash, over the file, its code, its code and signatures, and over
//! nothing but what runs.
//!
//! Which bytes a scope takes is the table [`SCOPES`], which hash is how the table [`ALGORITHMS`]. Only FNV is our own.

use std::borrow::Cow;

use dxbin_base::{Diagnostics, FourCc};
use dxbin_container::Container;
use dxbin_container::spec::kind;
use dxbin_parts::program::DxilProgram;
use dxbin_parts::signature::Layout;
use dxbin_tpf::spec::{CustomDataClass, Opcode};
use dxbin_tpf::token::{OpcodeToken, Tokens};

use crate::open::{self, Kind};
use crate::strip::comments_removed;
use crate::summary::PROGRAMS;

pub use crate::shader_hash::{HashOf, shader_hash};

/// A way to hash bytes.
#[derive(Clone, Copy, Debug)]
pub struct Algorithm {
    /// A short name in kebab case.
    pub name: &'static str,
    /// What it is, for people.
    pub title: &'static str,
    /// The hash; numbers with their highest byte first.
    run: fn(&[u8]) -> Vec<u8>,
}

impl Algorithm {
    /// The hash of some bytes; numbers, such as CRCs, with their highest byte first.
    ///
    /// ```
    /// use dxbin::hash::ALGORITHMS;
    /// let crc = ALGORITHMS.iter().find(|row| row.name == "crc32").unwrap();
    /// assert_eq!(crc.hash(b"123456789"), [0xcb, 0xf4, 0x39, 0x26]);
    /// ```
    pub fn hash(&self, bytes: &[u8]) -> Vec<u8> {
        (self.run)(bytes)
    }
}

macro_rules! algorithms {
    ($( $name:literal $title:literal $run:expr; )*) => {
        /// The ways to hash.
        pub const ALGORITHMS: &[Algorithm] = &[$( Algorithm { name: $name, title: $title, run: $run } ),*];
    };
}

algorithms! {
    "md5" "MD5 (RFC 1321)" |bytes| <md5::Md5 as md5::Digest>::digest(bytes).to_vec();
    "sha1" "SHA-1" |bytes| <sha1::Sha1 as sha1::Digest>::digest(bytes).to_vec();
    "sha256" "SHA-256" |bytes| <sha2::Sha256 as sha2::Digest>::digest(bytes).to_vec();
    "crc32" "CRC-32 (zlib's)" |bytes| crc32fast::hash(bytes).to_be_bytes().to_vec();
    "crc32c" "CRC-32C (Castagnoli)" |bytes| crc32c::crc32c(bytes).to_be_bytes().to_vec();
    "fnv0-32" "FNV-0, 32 bits" |bytes| fnv32(bytes, 0, false);
    "fnv1-32" "FNV-1, 32 bits" |bytes| fnv32(bytes, FNV32, false);
    "fnv1a-32" "FNV-1a, 32 bits" |bytes| fnv32(bytes, FNV32, true);
    "fnv0-64" "FNV-0, 64 bits" |bytes| fnv64(bytes, 0, false);
    "fnv1-64" "FNV-1, 64 bits" |bytes| fnv64(bytes, FNV64, false);
    "fnv1a-64" "FNV-1a, 64 bits" |bytes| fnv64(bytes, FNV64, true);
    "xxh3" "XXH3, 64 bits" |bytes| twox_hash::XxHash3_64::oneshot(bytes).to_be_bytes().to_vec();
}

/// FNV's bases; FNV-0, the oldest, starts at 0.
const FNV32: u32 = 0x811c_9dc5;
const FNV64: u64 = 0xcbf2_9ce4_8422_2325;

/// `xor_first` makes FNV-1a of FNV-1.
fn fnv32(bytes: &[u8], basis: u32, xor_first: bool) -> Vec<u8> {
    const PRIME: u32 = 0x0100_0193;
    let step = |hash: u32, byte: &u8| match xor_first {
        true => (hash ^ u32::from(*byte)).wrapping_mul(PRIME),
        false => hash.wrapping_mul(PRIME) ^ u32::from(*byte),
    };
    bytes.iter().fold(basis, step).to_be_bytes().to_vec()
}

fn fnv64(bytes: &[u8], basis: u64, xor_first: bool) -> Vec<u8> {
    const PRIME: u64 = 0x0100_0000_01b3;
    let step = |hash: u64, byte: &u8| match xor_first {
        true => (hash ^ u64::from(*byte)).wrapping_mul(PRIME),
        false => hash.wrapping_mul(PRIME) ^ u64::from(*byte),
    };
    bytes.iter().fold(basis, step).to_be_bytes().to_vec()
}

/// Which of a file's bytes are hashed.
#[derive(Clone, Copy, Debug)]
pub struct Scope {
    /// A short name in kebab case.
    pub name: &'static str,
    /// Which bytes they are.
    pub meaning: &'static str,
    pick: for<'a> fn(&Shader<'_, 'a>) -> Option<Cow<'a, [u8]>>,
}

/// A file and, where it is one, the container in it.
#[derive(Clone, Copy, Debug)]
pub struct Shader<'c, 'a> {
    /// The whole file.
    pub bytes: &'a [u8],
    /// The container.
    pub container: Option<&'c Container<'a>>,
}

/// The scopes, the widest first.
pub const SCOPES: &[Scope] = &[
    Scope { name: "file", meaning: "the whole file", pick: |shader| Some(Cow::Borrowed(shader.bytes)) },
    Scope {
        name: "code",
        meaning: "the data of the program's part (SHEX, SHDR, DXIL); of Shader Models 1 to 3 the whole stream",
        pick: code,
    },
    Scope {
        name: "bitcode",
        meaning: "the bitcode in DXIL, without the headers in front; its MD5 is the part HASH, unless that includes the source",
        pick: bitcode,
    },
    Scope {
        name: "code+signatures",
        meaning: "the data of the signatures' parts and the program's, in the directory's order",
        pick: code_and_signatures,
    },
    Scope {
        name: "runs",
        meaning: "what runs, and nothing else: signatures, interfaces and program, in one order for all compilers; \
                  comments and debug information in the program left out",
        pick: runs,
    },
];

impl Scope {
    /// The bytes; `None` where the file has none of that kind.
    pub fn bytes<'a>(&self, shader: &Shader<'_, 'a>) -> Option<Cow<'a, [u8]>> {
        (self.pick)(shader)
    }
}

fn code<'a>(shader: &Shader<'_, 'a>) -> Option<Cow<'a, [u8]>> {
    match shader.container {
        Some(container) => PROGRAMS.iter().find_map(|&kind| container.part(kind)).map(|part| Cow::Borrowed(part.data)),
        None => matches!(open::kind(shader.bytes), Some(Kind::Direct3d9 | Kind::DxilProgram))
            .then_some(Cow::Borrowed(shader.bytes)),
    }
}

fn bitcode<'a>(shader: &Shader<'_, 'a>) -> Option<Cow<'a, [u8]>> {
    let (data, start) = match shader.container {
        Some(container) => container.part(kind::DXIL).map(|part| (part.data, part.start()))?,
        None if open::kind(shader.bytes) == Some(Kind::DxilProgram) => (shader.bytes, 0),
        None => return None,
    };
    let program = DxilProgram::read(data, start, &mut Diagnostics::new());
    Some(program.bitcode()).filter(|bitcode| !bitcode.is_empty()).map(Cow::Borrowed)
}

fn code_and_signatures<'a>(shader: &Shader<'_, 'a>) -> Option<Cow<'a, [u8]>> {
    let container = shader.container?;
    let program = PROGRAMS.iter().find(|&&kind| container.part(kind).is_some())?;
    let wanted = |kind: FourCc| kind == *program || Layout::of(kind).is_some();
    let mut all = Vec::new();
    for part in container.parts().iter().filter(|part| part.ordinal == 1 && wanted(part.kind)) {
        all.extend_from_slice(part.data);
    }
    Some(Cow::Owned(all))
}

/// The parts that decide what runs, in the order in which they are hashed, each behind its FourCC and size.
///
/// Aon9 is not among them (its stream carries a constant table and debug information), nor are the root signature, which
/// an application may give instead, and what only repeats the program: SFI0, PSV0, STAT, RDEF.
pub const RUNS: &[FourCc] = &[
    kind::ISGN,
    kind::ISG1,
    kind::OSGN,
    kind::OSG5,
    kind::OSG1,
    kind::PCSG,
    kind::PSG1,
    kind::IFCE,
    kind::SHDR,
    kind::SHEX,
    kind::DXIL,
];

fn runs<'a>(shader: &Shader<'_, 'a>) -> Option<Cow<'a, [u8]>> {
    let Some(container) = shader.container else {
        let is_program = open::kind(shader.bytes) == Some(Kind::Direct3d9);
        return is_program.then(|| Cow::Owned(comments_removed(shader.bytes)));
    };
    let mut all = Vec::new();
    let mut has_program = false;
    for part in RUNS.iter().filter_map(|&kind| container.part(kind)) {
        let tokens = [kind::SHDR, kind::SHEX].contains(&part.kind);
        has_program |= tokens || part.kind == kind::DXIL;
        let data = if tokens { Cow::Owned(tokens_that_run(part.data)) } else { Cow::Borrowed(part.data) };
        all.extend_from_slice(&part.kind.0);
        all.extend_from_slice(&(data.len() as u32).to_le_bytes());
        all.extend_from_slice(&data);
    }
    has_program.then_some(Cow::Owned(all))
}

/// A token stream without the blocks that hold comments, debug information or what only its writer can read, and without
/// its length, which would tell of them. A stream that breaks is taken as it is from there on.
fn tokens_that_run(program: &[u8]) -> Vec<u8> {
    const NOT_RUN: [CustomDataClass; 3] =
        [CustomDataClass::COMMENT, CustomDataClass::DEBUG_INFO, CustomDataClass::OPAQUE];
    let tokens = Tokens::new(program);
    let mut all = program.get(..4).unwrap_or(program).to_vec();
    let mut at = 2;
    while let Some(token) = tokens.get(at).map(OpcodeToken) {
        let custom = token.opcode() == Opcode::CUSTOMDATA;
        let length = if custom { tokens.get(at + 1).unwrap_or(0) } else { token.length() };
        let end = at.saturating_add(length as usize);
        if length == 0 || end > program.len() / 4 {
            break;
        }
        if !(custom && NOT_RUN.contains(&token.custom_data_class())) {
            all.extend_from_slice(program.get(4 * at..4 * end).unwrap_or_default());
        }
        at = end;
    }
    all.extend_from_slice(program.get(4 * at..).unwrap_or_default());
    all
}

#[cfg(test)]
mod tests {
    use super::*;

    /// One hash after the other, of the same bytes.
    fn of(name: &str, bytes: &[u8]) -> String {
        let row = ALGORITHMS.iter().find(|row| row.name == name).unwrap();
        dxbin_base::number::hex_bytes(&row.hash(bytes))
    }

    #[test]
    fn published_vectors() {
        // RFC 1321, FIPS 180, the catalogue of CRCs, the FNV page, XXH3's sanity checks.
        assert_eq!(of("md5", b"abc"), "900150983cd24fb0d6963f7d28e17f72");
        assert_eq!(of("sha1", b"abc"), "a9993e364706816aba3e25717850c26c9cd0d89d");
        assert_eq!(of("sha256", b"abc"), "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
        assert_eq!(of("crc32", b"123456789"), "cbf43926");
        assert_eq!(of("crc32c", b"123456789"), "e3069283");
        // The bases of FNV-1 are the FNV-0 hashes of its author's signature.
        let signature = br"chongo <Landon Curt Noll> /\../\";
        assert_eq!(of("fnv0-32", signature), format!("{FNV32:08x}"));
        assert_eq!(of("fnv0-64", signature), format!("{FNV64:016x}"));
        assert_eq!(of("fnv1-32", b"foobar"), "31f0b262");
        assert_eq!(of("fnv1a-32", b"foobar"), "bf9cf968");
        assert_eq!(of("fnv1-64", b"foobar"), "340d8765a4dda9c2");
        assert_eq!(of("fnv1a-64", b"foobar"), "85944171f73967e8");
        assert_eq!(of("xxh3", b""), "2d06800538d394c2");
    }

    #[test]
    fn comments_in_a_program_do_not_count() {
        // ps_5_0: a comment block of one word, `ret`; and the same without.
        let bytes = |words: &[u32]| words.iter().flat_map(|word| word.to_le_bytes()).collect::<Vec<u8>>();
        let with = bytes(&[0x50, 6, 53, 3, 0x6f6c_6c68, 0x0100_003e]);
        let without = bytes(&[0x50, 3, 0x0100_003e]);
        assert_eq!(tokens_that_run(&with), tokens_that_run(&without));
        // A constant buffer counts, and a stream that breaks is taken as it is.
        let constants = bytes(&[0x50, 6, 53 | 3 << 11, 3, 1, 0x0100_003e]);
        assert_ne!(tokens_that_run(&constants), tokens_that_run(&without));
        for broken in [&[0x50, 4, 53, 0][..], &[0x50, 4, 53, u32::MAX], &[0x50, 4, 53], &[0x50], &[]] {
            let broken = bytes(broken);
            let kept = tokens_that_run(&broken);
            assert_eq!(kept.len(), broken.len().saturating_sub(if broken.len() > 4 { 4 } else { 0 }));
        }
    }
}
