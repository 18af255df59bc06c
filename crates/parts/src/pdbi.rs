//! PDBI: what a PDB says of a compilation, in the way of newer writers of PDBs: a header, and an [RDAT](crate::rdat) behind it,
//! mostly as a zlib stream.
//!
//! dxc 1.9 reads it and still writes [SRCI](crate::srci).

use std::borrow::Cow;

use dxbin_base::record::Record;
use dxbin_base::{Code, Error, Limits};

use crate::program::padding;
use crate::srci::Compression;
use crate::{not_held, zlib};

dxbin_base::record! {
    /// What PDBI starts with (`DxilShaderPDBInfo`).
    pub struct PdbiHeader: 12 {
        0 version: u16, "Version", "0";
        2 compression: Compression, "CompressionType", "how what follows is stored";
        4 size: u32, "SizeInBytes", "bytes that follow";
        8 unpacked_size: u32, "UncompressedSizeInBytes", "bytes that they become";
    }
}

/// What PDBI holds.
///
/// ```
/// use dxbin_base::Limits;
/// use dxbin_parts::pdbi::Pdbi;
///
/// let pdbi = Pdbi { version: 0, rdat: b"an RDAT"[..].into() };
/// let part = pdbi.build(None);
/// let (again, layout) = Pdbi::read(&part, 0, &Limits::default())?;
/// assert_eq!(again, pdbi);
/// assert_eq!(again.build(Some(&layout)), part);
/// # Ok::<(), dxbin_base::Error>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Pdbi<'a> {
    /// The version, 0.
    pub version: u16,
    /// The RDAT.
    pub rdat: Cow<'a, [u8]>,
}

/// How PDBI was stored.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PdbiLayout<'a> {
    header: PdbiHeader,
    stored: &'a [u8],
    tail: &'a [u8],
}

impl PdbiLayout<'_> {
    /// The stream alone, whose bytes depend on the compressor; what follows it is zeros up to a multiple of four.
    pub fn stream(&self) -> Self {
        Self { tail: padding(PdbiHeader::SIZE + self.stored.len()), ..self.clone() }
    }
}

impl<'a> Pdbi<'a> {
    /// Reads a part's bytes, which lie at `origin` in the file.
    ///
    /// # Errors
    ///
    /// [`Code::PartTruncated`] where it is shorter than its header says, [`Code::NotYet`] for a compression that no document
    /// names, [`Code::PartNotHeld`] for an uncompressed one of two sizes, [`Code::ZlibBroken`] and [`Code::ZlibTooLarge`] where
    /// it does not unpack.
    pub fn read(data: &'a [u8], origin: u64, limits: &Limits) -> Result<(Self, PdbiLayout<'a>), Error> {
        let short = |what: &str| {
            let message = format!("PDBI has {} bytes, too few for {what}", data.len());
            Error::new(Code::PartTruncated, origin..origin + data.len() as u64, message)
        };
        let header = PdbiHeader::read(data).ok_or_else(|| short("its header"))?;
        let rest = data.get(PdbiHeader::SIZE..).unwrap_or_default();
        let (stored, tail) = rest.split_at_checked(header.size as usize).ok_or_else(|| short("what it states"))?;
        let rdat = match header.compression {
            Compression::NONE if header.size != header.unpacked_size => {
                return Err(not_held(data, origin, 4, "it is not compressed, and its two sizes differ"));
            }
            Compression::NONE => Cow::Borrowed(stored),
            Compression::ZLIB => {
                let at = origin + PdbiHeader::SIZE as u64;
                let mut unpacked = zlib::unpack(stored, header.unpacked_size, at, limits)?;
                // As for Microsoft's reader, what is missing is zeros.
                unpacked.resize(header.unpacked_size as usize, 0);
                Cow::Owned(unpacked)
            }
            other => {
                let message = format!("PDBI is compressed in way {}, which no document names", other.0);
                return Err(Error::new(Code::NotYet, origin + 2..origin + 4, message));
            }
        };
        Ok((Self { version: header.version, rdat }, PdbiLayout { header, stored, tail }))
    }

    /// The part's bytes: the old ones for an unchanged model with its layout. The RDAT is compressed anew only where it is not
    /// what the old stream unpacks to.
    pub fn build(&self, layout: Option<&PdbiLayout<'_>>) -> Vec<u8> {
        let unpacked_size = self.rdat.len() as u32;
        let compression = layout.map_or(Compression::ZLIB, |layout| layout.header.compression);
        let limits = Limits { max_unpacked: u64::MAX, ..Limits::default() };
        let kept = layout.filter(|layout| {
            let old = zlib::unpack(layout.stored, layout.header.unpacked_size, 0, &limits);
            old.is_ok_and(|mut old| {
                old.resize(layout.header.unpacked_size as usize, 0);
                old == *self.rdat
            })
        });
        let stored = match (compression, kept) {
            (Compression::NONE, _) => Cow::Borrowed(&*self.rdat),
            (_, Some(layout)) => Cow::Borrowed(layout.stored),
            _ => Cow::Owned(zlib::pack(&self.rdat)),
        };
        let mut part = Vec::new();
        PdbiHeader { version: self.version, compression, size: stored.len() as u32, unpacked_size }.write(&mut part);
        part.extend_from_slice(&stored);
        match layout {
            Some(layout) => part.extend_from_slice(layout.tail),
            None => part.resize(part.len().next_multiple_of(4), 0),
        }
        part
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_stream_is_kept_until_the_contents_change() {
        let limits = Limits::default();
        let stored = miniz_oxide::deflate::compress_to_vec_zlib(b"an RDAT", 0);
        let mut part = Vec::new();
        let header =
            PdbiHeader { version: 0, compression: Compression::ZLIB, size: stored.len() as u32, unpacked_size: 9 };
        header.write(&mut part);
        part.extend_from_slice(&stored);
        part.extend_from_slice(b"tail");
        let (mut pdbi, layout) = Pdbi::read(&part, 0, &limits).unwrap();
        assert_eq!(&*pdbi.rdat, b"an RDAT\0\0");
        assert_eq!(pdbi.build(Some(&layout)), part);
        pdbi.rdat = b"another"[..].into();
        let edited = pdbi.build(Some(&layout));
        assert_ne!(edited, part);
        assert_eq!(Pdbi::read(&edited, 0, &limits).unwrap().0, pdbi);
    }

    #[test]
    fn what_does_not_fit_is_refused() {
        let part = Pdbi { version: 0, rdat: b"an RDAT"[..].into() }.build(None);
        let code = |part: &[u8]| Pdbi::read(part, 0, &Limits::default()).unwrap_err().code();
        for end in 0..part.len() - 3 {
            assert_eq!(code(&part[..end]), Code::PartTruncated, "{end}");
        }
        let mut other = part.clone();
        other[2] = 9;
        assert_eq!(code(&other), Code::NotYet);
        other[2] = 0;
        assert_eq!(code(&other), Code::PartNotHeld);
        let mut bomb = part;
        bomb[8..12].fill(0xff);
        assert_eq!(code(&bomb), Code::ZlibTooLarge);
    }
}
