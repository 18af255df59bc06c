//! Where the modules of a Shader Model 6 shader lie.
//!
//! A shader comes as a container, whose DXIL and ILDB parts hold a program header and bitcode each, as the data of such a
//! part alone, or as bare bitcode. A container's debug module (ILDB) is the whole program and more, so it counts where it
//! is there, as in Microsoft's disassembler; its STAT part may hold a second module, stripped to what reflection needs.
//!
//! ```
//! use dxbin::base::{Diagnostics, Limits};
//! use dxbin::module::Modules;
//!
//! let file = std::fs::read(concat!(env!("CARGO_MANIFEST_DIR"), "/../../tests/corpus/dxc/ps_lit.cso")).unwrap();
//! let modules = Modules::of(&file, &Limits::default(), &mut Diagnostics::new())?;
//! assert_eq!(modules.program.unwrap().target(), "ps_6_0");
//! assert!(modules.main.bytes.starts_with(b"BC\xc0\xde"));
//! # Ok::<(), dxbin::base::Error>(())
//! ```

use dxbin_base::record::Record;
use dxbin_base::{Code, Diagnostics, Error, FourCc, Limits};
use dxbin_container::spec::kind;
use dxbin_container::{Container, Part};

use crate::open::{self, Kind, Shader};
use crate::summary::{BitcodeHeader, ProgramHeader};

/// The parts whose program counts, those that count first.
pub const PROGRAMS: [FourCc; 2] = [kind::ILDB, kind::DXIL];

/// A module's bytes.
#[derive(Clone, Copy, Debug)]
pub struct Bitcode<'a> {
    /// The bitcode, with its magic; behind LLVM's wrapper where the file has one.
    pub bytes: &'a [u8],
    /// The absolute offset of the first byte.
    pub origin: u64,
    /// The part it lies in.
    pub part: Option<Part<'a>>,
}

/// The modules of a shader.
#[derive(Clone, Debug)]
pub struct Modules<'a> {
    /// The container, where there is one.
    pub container: Option<Container<'a>>,
    /// What stands before the main module, unless it is bare.
    pub program: Option<ProgramHeader>,
    /// The module that is listed: the debug module, else that of DXIL.
    pub main: Bitcode<'a>,
    /// The module in STAT.
    pub reflection: Option<Bitcode<'a>>,
}

impl<'a> Modules<'a> {
    /// Finds the modules in `bytes`, a whole file.
    ///
    /// # Errors
    ///
    /// * [`Code::NoProgram`]: a container has neither an ILDB nor a DXIL part;
    /// * [`Code::ProgramTruncated`]: the program's headers do not fit what is there;
    /// * those of [`open::container`] for files of other kinds.
    pub fn of(bytes: &'a [u8], limits: &Limits, diagnostics: &mut Diagnostics) -> Result<Self, Error> {
        match Self::bare(bytes, 0) {
            Some(bare) => bare,
            None => Self::of_container(open::container(bytes, limits, diagnostics)?),
        }
    }

    /// Finds the modules in a shader, which may be in a PDB.
    ///
    /// # Errors
    ///
    /// As [`Modules::of`].
    pub fn of_shader(shader: &'a Shader<'_>, limits: &Limits, diagnostics: &mut Diagnostics) -> Result<Self, Error> {
        match Self::bare(shader.bytes(), shader.origin()) {
            Some(bare) => bare,
            None => Self::of_container(shader.container(limits, diagnostics)?),
        }
    }

    /// A module without a container.
    fn bare(bytes: &'a [u8], origin: u64) -> Option<Result<Self, Error>> {
        let (header, main) = match open::kind(bytes)? {
            Kind::Bitcode | Kind::WrappedBitcode => (None, Bitcode { bytes, origin, part: None }),
            Kind::DxilProgram => match program(bytes, origin, None) {
                Ok((header, main)) => (Some(header), main),
                Err(error) => return Some(Err(error)),
            },
            _ => return None,
        };
        Some(Ok(Self { container: None, program: header, main, reflection: None }))
    }

    /// Finds the modules of a container.
    ///
    /// # Errors
    ///
    /// As [`Modules::of`].
    pub fn of_container(container: Container<'a>) -> Result<Self, Error> {
        let (start, end) = (container.origin(), container.origin() + container.bytes().len() as u64);
        let Some(part) = PROGRAMS.iter().find_map(|&kind| container.part(kind).copied()) else {
            return Err(Error::new(Code::NoProgram, start..end, "there is neither a DXIL nor an ILDB part"));
        };
        let (header, main) = program(part.data, part.start(), Some(part))
            .map_err(|error| error.in_part(part.kind, part.ordinal, part.start()))?;
        // What is wrong in STAT is not the program's defect: then there is no such module.
        let reflection = reflection(&container).map(|(_, module)| module);
        Ok(Self { container: Some(container), program: Some(header), main, reflection })
    }

    /// The module in STAT as that of the shader, where it has no other: a PDB of `-Zs` has no debug module.
    pub(crate) fn of_reflection(container: Container<'a>) -> Option<Self> {
        let (header, module) = reflection(&container)?;
        Some(Self { container: Some(container), program: Some(header), main: module, reflection: Some(module) })
    }
}

/// The module in a container's STAT, and what stands in front of it.
fn reflection<'a>(container: &Container<'a>) -> Option<(ProgramHeader, Bitcode<'a>)> {
    let part = container.part(kind::STAT)?;
    program(part.data, part.start(), Some(*part)).ok()
}

/// Whether the data of a STAT part are dxc's, a module behind its headers, and not fxc's numbers: in the container of a PDB
/// no program stands beside it.
pub(crate) fn is_in_stat(data: &[u8]) -> bool {
    let header = data.get(8..).and_then(BitcodeHeader::read);
    header.is_some_and(|header| header.magic == u32::from_le_bytes(*b"DXIL"))
}

/// Reads what stands before the bitcode of a program; `data` lies at `origin` in the file.
///
/// # Errors
///
/// [`Code::ProgramTruncated`] where the headers state more than there is, or have no `DXIL`, which is when Microsoft's tools
/// refuse a program.
pub fn program<'a>(data: &'a [u8], origin: u64, part: Option<Part<'a>>) -> Result<(ProgramHeader, Bitcode<'a>), Error> {
    let refuse = |at: u64, length: u64, message: String| {
        Err(Error::new(Code::ProgramTruncated, origin + at..origin + at + length, message))
    };
    let inner = data.get(8..).unwrap_or_default();
    let (Some(program), Some(header)) = (ProgramHeader::read(data), BitcodeHeader::read(inner)) else {
        return refuse(0, data.len() as u64, format!("a program needs 24 bytes of headers, {} are there", data.len()));
    };
    if u64::from(program.size) * 4 > data.len() as u64 {
        let message = format!("the program states {} words, there are {} bytes", program.size, data.len());
        return refuse(4, 4, message);
    }
    if header.magic != u32::from_le_bytes(*b"DXIL") {
        return refuse(8, 4, format!("expected `DXIL` before the bitcode, found {:#010x}", header.magic));
    }
    // Here Microsoft's arithmetic wraps at 2^32.
    let end = header.offset.wrapping_add(header.size);
    let bytes = inner.get(header.offset as usize..end as usize);
    match bytes.filter(|bytes| !bytes.is_empty()) {
        Some(bytes) => Ok((program, Bitcode { bytes, origin: origin + 8 + u64::from(header.offset), part })),
        None => {
            let (offset, size) = (header.offset, header.size);
            let there = inner.len();
            refuse(16, 8, format!("the bitcode is {size} bytes at {offset:#x} behind its header, where {there} are"))
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn words(words: [u32; 6], more: &[u8]) -> Vec<u8> {
        words.iter().flat_map(|word| word.to_le_bytes()).chain(more.iter().copied()).collect()
    }

    const DXIL: u32 = u32::from_le_bytes(*b"DXIL");

    #[test]
    fn a_program_hands_out_its_bitcode() {
        let file = words([0x60, 7, DXIL, 0x100, 16, 4], b"BC\xc0\xde");
        let (header, module) = program(&file, 0x40, None).unwrap();
        assert_eq!((header.target(), module.bytes, module.origin), ("ps_6_0".into(), b"BC\xc0\xde".as_slice(), 0x58));
    }

    #[test]
    fn what_does_not_fit_is_refused_where_it_stands() {
        let cases = [
            (words([0x60, 8, DXIL, 0, 16, 4], b"BC\xc0\xde"), 4),
            (words([0x60, 0x4000_0007, DXIL, 0, 16, 4], b"BC\xc0\xde"), 4),
            (words([0x60, 7, DXIL + 1, 0, 16, 4], b"BC\xc0\xde"), 8),
            (words([0x60, 7, DXIL, 0, 16, 5], b"BC\xc0\xde"), 16),
            (words([0x60, 7, DXIL, 0, 16, 0], b"BC\xc0\xde"), 16),
            (words([0x60, 7, DXIL, 0, 16, u32::MAX], b"BC\xc0\xde"), 16),
            (vec![0; 23], 0),
        ];
        for (file, at) in cases {
            let error = program(&file, 0x100, None).unwrap_err();
            assert_eq!((error.code(), error.diagnostic().span.start), (Code::ProgramTruncated, 0x100 + at), "{error}");
        }
    }
}
