//! What a file is, by its first bytes, and the container in it.
//!
//! Every verb takes any shader. This module is where bytes are told apart; a kind that this version names but does not read
//! is refused with its name, never as rubbish. It is also the one place where what is inside a file is opened: the container in
//! a PDB ([`shader`]), and the PDB in a container ([`private_pdb`]).

use std::borrow::Cow;

use dxbin_base::{Code, Diagnostics, Error, Limits};
use dxbin_container::{Container, Part, spec};
use dxbin_pdb::msf::Msf;
use dxbin_pdb::spec::stream::DXC_CONTAINER;

/// What a file is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Kind {
    /// A DXBC container: Shader Models 4 to 6.
    Container,
    /// A token stream of Shader Models 1 to 3, as Direct3D 9 takes it.
    Direct3d9,
    /// An effect of Direct3D 9 (`fx_2_0`).
    Effect9,
    /// LLVM bitcode.
    Bitcode,
    /// LLVM bitcode behind LLVM's wrapper header.
    WrappedBitcode,
    /// The data of a DXIL part: a program header and bitcode.
    DxilProgram,
    /// A PDB: an MSF file with debug information.
    Pdb,
    /// Shaders that `D3DCompressShaders` put together.
    Compressed,
    /// Text, such as a listing or HLSL.
    Text,
}

/// A row of the table of kinds.
#[derive(Clone, Copy, Debug)]
pub struct KindInfo {
    /// The kind.
    pub kind: Kind,
    /// A short name in kebab case, for `--json`.
    pub name: &'static str,
    /// What it is, for a sentence that starts with "this is".
    pub title: &'static str,
    /// What the first bytes have to do with it.
    matches: fn(&[u8]) -> bool,
}

/// How many of a file's first bytes [`kind`] looks at.
pub const PROBE: usize = 512;

/// The kinds, in the order they are tried.
pub const KINDS: &[KindInfo] = &[
    KindInfo {
        kind: Kind::Container,
        name: "container",
        title: "a DXBC container",
        matches: |bytes| bytes.starts_with(&spec::MAGIC.0),
    },
    KindInfo {
        kind: Kind::Effect9,
        name: "fx_2_0",
        title: "an effect of Direct3D 9 (fx_2_0)",
        matches: |bytes| bytes.starts_with(&0xfeff_0901_u32.to_le_bytes()),
    },
    KindInfo {
        kind: Kind::Direct3d9,
        name: "direct3d9",
        title: "a shader of Direct3D 9 (Shader Models 1 to 3)",
        // The version token: minor and major version, then 0xfffe for vertex and 0xffff for pixel shaders, of any version, as
        // Microsoft's disassembler has it; functions of libraries look like text, but for their versions.
        matches: |bytes| matches!(bytes, [_, _, 0xfe | 0xff, 0xff, ..] | [_, 0..=8 | 0xff, b'P' | b'V', b'L', ..]),
    },
    KindInfo {
        kind: Kind::Bitcode,
        name: "bitcode",
        title: "LLVM bitcode",
        matches: |bytes| bytes.starts_with(b"BC\xc0\xde"),
    },
    KindInfo {
        kind: Kind::WrappedBitcode,
        name: "wrapped-bitcode",
        title: "LLVM bitcode in its wrapper",
        matches: |bytes| bytes.starts_with(&0x0b17_c0de_u32.to_le_bytes()),
    },
    KindInfo {
        kind: Kind::DxilProgram,
        name: "dxil-program",
        title: "the data of a DXIL part",
        // Program version, size in words, then the magic of the bitcode header.
        matches: |bytes| bytes.get(8..12) == Some(b"DXIL"),
    },
    KindInfo {
        kind: Kind::Pdb,
        name: "pdb",
        title: "a PDB",
        matches: |bytes| bytes.starts_with(b"Microsoft C/C++ MSF 7.00\r\n\x1aDS\0\0\0"),
    },
    KindInfo {
        kind: Kind::Compressed,
        name: "compressed",
        title: "a file of compressed shaders (D3DCompressShaders)",
        matches: |bytes| bytes.starts_with(&crate::compressed::MAGIC.0),
    },
    KindInfo { kind: Kind::Text, name: "text", title: "text, such as a listing or HLSL", matches: is_text },
];

fn is_text(bytes: &[u8]) -> bool {
    let start = bytes.get(..PROBE).unwrap_or(bytes);
    !start.is_empty() && start.iter().all(|byte| matches!(byte, b'\t' | b'\n' | b'\r' | b'\x0c' | b' '..=b'~' | 0x80..))
}

impl Kind {
    /// The kind's row.
    pub fn info(self) -> &'static KindInfo {
        KINDS.iter().find(|row| row.kind == self).unwrap_or(&KINDS[0])
    }

    /// Whether it is a module of Shader Model 6 without a container.
    pub const fn is_module(self) -> bool {
        matches!(self, Self::Bitcode | Self::WrappedBitcode | Self::DxilProgram)
    }
}

/// What a file is; `None` for what is no shader by any sign.
///
/// ```
/// use dxbin::open::{Kind, kind};
/// assert_eq!(kind(b"DXBC"), Some(Kind::Container));
/// assert_eq!(kind(&[0, 3, 0xff, 0xff]), Some(Kind::Direct3d9));
/// assert_eq!(kind(b"ps_5_0\n"), Some(Kind::Text));
/// assert_eq!(kind(&[0; 8]), None);
/// ```
pub fn kind(bytes: &[u8]) -> Option<Kind> {
    KINDS.iter().find(|row| (row.matches)(bytes)).map(|row| row.kind)
}

/// Reads the container that `bytes`, a whole file, are.
///
/// # Errors
///
/// Says what the file is instead: [`Code::TextInput`], [`Code::NotAContainer`], [`Code::NotYet`] or [`Code::NotAShader`]; and all that
/// [`Container::read`] refuses.
pub fn container<'a>(bytes: &'a [u8], limits: &Limits, diagnostics: &mut Diagnostics) -> Result<Container<'a>, Error> {
    let span = 0..bytes.len().min(16) as u64;
    match kind(bytes) {
        Some(Kind::Container) => Container::read(bytes, 0, limits, diagnostics),
        Some(Kind::Text) => {
            let message = "this is text, such as a listing or HLSL; a compiled shader is expected";
            Err(Error::new(Code::TextInput, span, message))
        }
        Some(Kind::Direct3d9) => {
            let message =
                "this is a token stream of Direct3D 9, which has no parts and no digest; a container is expected";
            Err(Error::new(Code::NotAContainer, span, message))
        }
        Some(module) if module.is_module() => {
            let title = module.info().title;
            let message = format!("this is {title} alone, which has no parts and no digest; a container is expected");
            Err(Error::new(Code::NotAContainer, span, message))
        }
        Some(Kind::Pdb) => {
            let message = "this is a PDB; a container that is a file of its own is expected";
            Err(Error::new(Code::PdbReadOnly, span, message))
        }
        Some(Kind::Compressed) => {
            let message = "this is a file of compressed shaders (D3DCompressShaders), which `dxbin unpack` opens";
            Err(Error::new(Code::NotUnpacked, span, message))
        }
        Some(other) => {
            let message = format!("this is {}, which is not supported yet", other.info().title);
            Err(Error::new(Code::NotYet, span, message))
        }
        None if bytes.is_empty() => Err(Error::new(Code::NotAShader, span, "the file is empty")),
        None => {
            let message = "no kind of shader starts with these bytes";
            Err(Error::new(Code::NotAShader, span, message))
        }
    }
}

/// A shader's bytes: the file itself, or the container that dxc put into a PDB.
#[derive(Clone, Debug)]
pub struct Shader<'a> {
    bytes: Cow<'a, [u8]>,
    origin: u64,
}

impl<'a> Shader<'a> {
    /// The container, part of a PDB or not.
    ///
    /// # Errors
    ///
    /// Those of [`container`].
    pub fn container(&self, limits: &Limits, diagnostics: &mut Diagnostics) -> Result<Container<'_>, Error> {
        match kind(&self.bytes) {
            Some(Kind::Container) => Container::read(&self.bytes, self.origin, limits, diagnostics),
            _ => container(&self.bytes, limits, diagnostics),
        }
    }

    /// Its bytes.
    pub fn bytes(&self) -> &[u8] {
        &self.bytes
    }

    /// Its bytes, copied only where they were scattered over a PDB, and the offset of the first.
    pub fn into_parts(self) -> (Cow<'a, [u8]>, u64) {
        (self.bytes, self.origin)
    }

    /// The absolute offset of its first byte; 0 where they were scattered.
    pub const fn origin(&self) -> u64 {
        self.origin
    }
}

/// The shader in a file: of a PDB the container in it, of all else the file itself.
///
/// ```
/// use dxbin::base::{Diagnostics, Limits};
/// use dxbin::open;
///
/// let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../../tests/corpus/pdb/ps_includes.1.pdb");
/// let file = std::fs::read(path).unwrap();
/// let (limits, mut diagnostics) = (Limits::default(), Diagnostics::new());
/// let shader = open::shader(&file, &mut diagnostics)?;
/// let container = shader.container(&limits, &mut diagnostics)?;
/// let parts: Vec<String> = container.parts().iter().map(|part| part.name()).collect();
/// assert_eq!(parts, ["ILDN", "HASH", "SRCI", "VERS", "ILDB"]);
/// assert_eq!(container.origin(), shader.origin());
/// # Ok::<(), dxbin::base::Error>(())
/// ```
///
/// # Errors
///
/// [`Code::PdbNoStream`] where a PDB holds no container, as fxc's do; those of [`Msf::read`].
pub fn shader<'a>(bytes: &'a [u8], diagnostics: &mut Diagnostics) -> Result<Shader<'a>, Error> {
    match kind(bytes) {
        Some(Kind::Pdb) => shader_in_pdb(&Msf::read(bytes, 0, diagnostics)?, diagnostics),
        _ => Ok(Shader { bytes: Cow::Borrowed(bytes), origin: 0 }),
    }
}

/// The container that dxc put into a PDB.
///
/// # Errors
///
/// As [`shader`].
pub fn shader_in_pdb<'a>(msf: &Msf<'a>, diagnostics: &mut Diagnostics) -> Result<Shader<'a>, Error> {
    let none = || {
        let message = "this PDB holds no container; dxc puts one into stream 5, fxc does not";
        Error::new(Code::PdbNoStream, msf.origin()..msf.origin() + 32, message)
    };
    if msf.stream_size(DXC_CONTAINER).is_none() {
        return Err(none());
    }
    let stream = msf.stream(DXC_CONTAINER)?;
    if kind(stream.bytes()) != Some(Kind::Container) {
        return Err(none());
    }
    let start = stream.place(0);
    let bytes = stream.into_bytes();
    let origin = match bytes {
        Cow::Borrowed(_) => start,
        Cow::Owned(_) => {
            let message = "the container does not stand in one piece; offsets in it count from its own first byte";
            diagnostics.add(Code::PdbScattered, start..start + 4, message);
            0
        }
    };
    Ok(Shader { bytes, origin })
}

/// The part of a container that holds a PDB as private data, as `dxc -Qpdb_in_private` puts it there.
pub fn private_pdb<'c, 'a>(container: &'c Container<'a>) -> Option<&'c Part<'a>> {
    let mut parts = container.parts().iter();
    parts.find(|part| part.kind == spec::kind::PRIV && kind(part.data) == Some(Kind::Pdb))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_kind_is_told_by_its_first_bytes() {
        let samples: [(&[u8], Option<Kind>); 13] = [
            (b"DXBC\0\0", Some(Kind::Container)),
            (&[1, 9, 0xff, 0xfe, 0], Some(Kind::Effect9)),
            (&[0, 2, 0xfe, 0xff, 0], Some(Kind::Direct3d9)),
            (&[0, 4, 0xfe, 0xff, 0], Some(Kind::Direct3d9)),
            (&[0, 2, b'P', b'L', 0], Some(Kind::Direct3d9)),
            (b"APPLE", Some(Kind::Text)),
            (&[0, 4, 0xfd, 0xff, 0], None),
            (b"BC\xc0\xde\0", Some(Kind::Bitcode)),
            (b"\xde\xc0\x17\x0b\0", Some(Kind::WrappedBitcode)),
            (b"\x60\0\0\0\x10\0\0\0DXIL\0", Some(Kind::DxilProgram)),
            (b"Microsoft C/C++ MSF 7.00\r\n\x1aDS\0\0\0\0", Some(Kind::Pdb)),
            (b"// HLSL\r\n\tfloat4 main()", Some(Kind::Text)),
            (b"", None),
        ];
        for (bytes, expected) in samples {
            assert_eq!(kind(bytes), expected, "{bytes:?}");
        }
    }

    #[test]
    fn refusals_say_what_the_file_is() {
        let code = |bytes| container(bytes, &Limits::default(), &mut Diagnostics::new()).unwrap_err().code();
        assert_eq!(code(b"ps_5_0\nmov o0, l(0)\n"), Code::TextInput);
        assert_eq!(code(b"BC\xc0\xde\0"), Code::NotAContainer);
        assert_eq!(code(&[0x01, 0x09, 0xff, 0xfe]), Code::NotYet);
        assert_eq!(code(&[0; 40]), Code::NotAShader);
        assert_eq!(code(b""), Code::NotAShader);
        assert_eq!(code(b"DXBC"), Code::TooShort);
    }
}
