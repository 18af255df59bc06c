//! Shaders that `D3DCompressShaders` put together: a header and a cabinet, in which each part of each shader is a file.
//!
//! A file's name is `S`, the part's FourCC, and the shader's number in base 64, the lowest digit first, 0 as `!`.
//! Microsoft's function compresses with LZX; a cabinet with MSZIP or without compression is taken, too, as
//! `D3DDecompressShaders` takes it.

pub mod cabinet;

use std::collections::BTreeMap;

use dxbin_base::record::Record;
use dxbin_base::{Code, Error, FourCc};
use dxbin_container::Builder;
use dxbin_container::build::Signing;
use dxbin_container::digest::Variant;
use dxbin_container::spec::kind;
use dxbin_parts::signature::SignatureHeader;

dxbin_base::record! {
    /// What stands in front of the cabinet.
    pub struct CompressedHeader: 32 {
        0 magic: u32, "Magic", "`BSCD`";
        4 version: u32, "Version", "0x10001 in every file seen";
        8 reserved0: u32, "Reserved[0]", "0 in every file seen";
        12 count: u32, "ShaderCount", "shaders; those that are alike stand once";
        16 reserved1: u32, "Reserved[1]", "0 in every file seen";
        20 reserved2: u32, "Reserved[2]", "0 in every file seen";
        24 reserved3: u32, "Reserved[3]", "0 in every file seen";
        28 reserved4: u32, "Reserved[4]", "0 in every file seen";
    }
}

/// What the file starts with.
pub const MAGIC: FourCc = FourCc(*b"BSCD");

/// The first letter of a number's digits, and how many there are.
const ZERO: u8 = b'!';
const BASE: u32 = 64;

/// A file may become so many times its size, and this many bytes more.
const RATIO: usize = 64;
const ROOM: usize = 1 << 24;

/// A shader out of a compressed file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Shader {
    /// Its number in the file.
    pub number: u32,
    /// Its parts, in the order of the cabinet.
    pub parts: Vec<(FourCc, Vec<u8>)>,
}

impl Shader {
    /// The container that `D3DDecompressShaders` makes of it: the parts from the last to the first, with empty signatures where
    /// a program of Shader Model 4 or 5 has none of 24-byte records (of streams will do for the output), and with the digest of
    /// most programs, whatever this one has.
    ///
    /// # Errors
    ///
    /// Those of [`Builder::build`].
    pub fn container(&self) -> Result<Vec<u8>, Error> {
        let mut builder = Builder::new();
        builder.sign(Signing::Sign(Variant::Standard));
        for (kind, data) in self.parts.iter().rev() {
            builder.push(*kind, data.clone());
        }
        let has = |kinds: &[FourCc]| self.parts.iter().any(|part| kinds.contains(&part.0));
        if has(&[kind::SHDR, kind::SHEX]) {
            for (part, instead) in [(kind::ISGN, kind::ISGN), (kind::OSGN, kind::OSG5)] {
                if !has(&[part, instead]) {
                    let mut empty = Vec::new();
                    SignatureHeader { count: 0, offset: SignatureHeader::SIZE as u32 }.write(&mut empty);
                    builder.push(part, empty);
                }
            }
        }
        builder.build()
    }
}

/// The shaders in a compressed file, in the order of their numbers.
///
/// ```
/// use dxbin::base::Code;
/// let refused = dxbin::compressed::read(b"BSCD and no more").unwrap_err();
/// assert_eq!(refused.code(), Code::CompressedBroken);
/// ```
///
/// # Errors
///
/// [`Code::CompressedBroken`]: the file is cut short, does not unpack, or has a file with a name that says no part;
/// [`Code::NotYet`]: a cabinet of a kind that Microsoft's function does not write.
pub fn read(bytes: &[u8]) -> Result<Vec<Shader>, Error> {
    let header = CompressedHeader::read(bytes).filter(|header| header.magic.to_le_bytes() == MAGIC.0);
    let Some(header) = header else {
        let end = bytes.len() as u64;
        let message = format!("a compressed file starts with {} bytes, `BSCD` first", CompressedHeader::SIZE);
        return Err(Error::new(Code::CompressedBroken, 0..end, message));
    };
    let rest = bytes.get(CompressedHeader::SIZE..).unwrap_or_default();
    let most = bytes.len().saturating_mul(RATIO).saturating_add(ROOM);
    let mut shaders: BTreeMap<u32, Vec<(FourCc, Vec<u8>)>> = BTreeMap::new();
    for (name, data) in cabinet::files(rest, CompressedHeader::SIZE as u64, most)? {
        let Some((kind, number)) = part_of(name).filter(|&(_, number)| number < header.count) else {
            let message = format!("no part of a shader is called {:?}", String::from_utf8_lossy(name));
            return Err(Error::new(Code::CompressedBroken, CompressedHeader::SIZE as u64..bytes.len() as u64, message));
        };
        shaders.entry(number).or_default().push((kind, data));
    }
    Ok(shaders.into_iter().map(|(number, parts)| Shader { number, parts }).collect())
}

/// The part and the shader that a file's name stands for.
fn part_of(name: &[u8]) -> Option<(FourCc, u32)> {
    let (kind, digits) = name.strip_prefix(b"S")?.split_first_chunk::<4>()?;
    if digits.is_empty() {
        return None;
    }
    let mut number = 0_u32;
    for &letter in digits.iter().rev() {
        let digit = u32::from(letter.checked_sub(ZERO)?);
        number = number.checked_mul(BASE)?.checked_add(digit).filter(|_| digit < BASE)?;
    }
    Some((FourCc(*kind), number))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_read() {
        assert_eq!(part_of(b"SISGN!"), Some((FourCc(*b"ISGN"), 0)));
        assert_eq!(part_of(b"SSHEX`"), Some((FourCc(*b"SHEX"), 63)));
        assert_eq!(part_of(b"SSHEX!\""), Some((FourCc(*b"SHEX"), 64)));
        assert_eq!(part_of(b"SSHEX`#"), Some((FourCc(*b"SHEX"), 191)));
        for wrong in [&b"SISGN"[..], b"ISGN!", b"SISGN ", b"SISGNa", b""] {
            assert_eq!(part_of(wrong), None);
        }
    }
}
