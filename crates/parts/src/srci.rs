//! SRCI: the sources a shader was compiled from, and the compiler's arguments, as dxc puts them into a PDB.
//!
//! A header, then sections with a header each: the names of the files, their contents (one zlib stream), and the arguments
//! as pairs of strings. Everything is packed, so that the entries of names do not stand at multiples of four.
//!
//! [`SourceInfo`] reads what it can; [`SourceInfoModel`] holds all of it as values and writes it again.

use std::borrow::Cow;
use std::ops::Range;

use dxbin_base::record::Record;
use dxbin_base::{Code, Diagnostics, Error, Limits};

use crate::zlib;

pub use crate::srci_model::{SourceFile, SourceInfoLayout, SourceInfoModel};

dxbin_base::record! {
    /// What SRCI starts with (`DxilSourceInfo`).
    pub struct SourceInfoHeader: 8 {
        0 size: u32, "AlignedSizeInBytes", "bytes of all, this header included";
        4 flags: u16, "Flags", "0";
        6 sections: u16, "SectionCount", "sections that follow";
    }
}

dxbin_base::names! {
    /// `DxilSourceInfoSectionType`.
    pub struct SectionKind: u16 {
        CONTENTS = 0 "SourceContents";
        NAMES = 1 "SourceNames";
        ARGS = 2 "Args";
    }
}

dxbin_base::record! {
    /// What a section starts with (`DxilSourceInfoSection`).
    pub struct SectionHeader: 8 {
        0 size: u32, "AlignedSizeInBytes", "bytes of the section, this header and the zeros at its end included: a multiple of four";
        4 flags: u16, "Flags", "0";
        6 kind: SectionKind, "Type", "what it holds";
    }
}

dxbin_base::record! {
    /// What the names of the files start with (`DxilSourceInfo_SourceNames`).
    pub struct NamesHeader: 10 {
        0 flags: u32, "Flags", "0";
        4 count: u32, "Count", "files";
        8 size: u16, "EntriesSizeInBytes", "bytes of the entries that follow, of which dxc keeps the lower 16 bits";
    }
}

dxbin_base::record! {
    /// A file's name (`DxilSourceInfo_SourceNamesEntry`); the name, its NUL and zeros up to a multiple of four follow.
    pub struct NameEntry: 16 {
        0 size: u32, "AlignedSizeInBytes", "bytes of the entry, this header and the zeros included";
        4 flags: u32, "Flags", "0";
        8 name_size: u32, "NameSizeInBytes", "bytes of the name, its NUL included";
        12 content_size: u32, "ContentSizeInBytes", "bytes of the file, a NUL included";
    }
}

dxbin_base::names! {
    /// `DxilSourceInfo_SourceContentsCompressType`.
    pub struct Compression: u16 {
        NONE = 0 "None";
        ZLIB = 1 "Zlib";
    }
}

dxbin_base::record! {
    /// What the contents of the files start with (`DxilSourceInfo_SourceContents`); the entries follow, compressed or not.
    pub struct ContentsHeader: 20 {
        0 size: u32, "AlignedSizeInBytes", "0; nobody reads it";
        4 flags: u16, "Flags", "0";
        6 compression: Compression, "CompressType", "how the entries are stored";
        8 stored_size: u32, "EntriesSizeInBytes", "bytes of the entries as they are stored";
        12 unpacked_size: u32, "UncompressedEntriesSizeInBytes", "bytes of the entries unpacked";
        16 count: u32, "Count", "files";
    }
}

dxbin_base::record! {
    /// A file's contents (`DxilSourceInfo_SourceContentsEntry`); the text, a NUL and zeros up to a multiple of four follow.
    pub struct ContentEntry: 12 {
        0 size: u32, "AlignedSizeInBytes", "bytes of the entry, this header and the zeros included";
        4 flags: u32, "Flags", "0";
        8 content_size: u32, "ContentSizeInBytes", "bytes of the text, a NUL included";
    }
}

dxbin_base::record! {
    /// What the arguments start with (`DxilSourceInfo_Args`); pairs of strings with a NUL each follow.
    pub struct ArgsHeader: 12 {
        0 flags: u32, "Flags", "0";
        4 size: u32, "SizeInBytes", "bytes of the strings";
        8 count: u32, "Count", "pairs";
    }
}

/// A section of SRCI.
#[derive(Clone, Copy, Debug)]
pub struct Section<'a> {
    /// What it starts with.
    pub header: SectionHeader,
    /// Where its header is, from the part's start.
    pub start: usize,
    /// What follows the header: no more than there is, whatever the header states.
    pub data: &'a [u8],
}

/// An argument of the compiler.
#[derive(Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Argument<'a> {
    /// The option, without `-`; empty for what is no option, such as the source's name. An option whose value is joined
    /// to it stands here with its value (`Wno-conversion`), in PDBs of newer compilers.
    pub name: Cow<'a, [u8]>,
    /// Its value; empty where it has none.
    pub value: Cow<'a, [u8]>,
}

/// SRCI in the bytes of a part.
///
/// ```
/// use dxbin_base::{Diagnostics, Limits};
/// use dxbin_parts::srci::{Argument, SourceFile, SourceInfo, SourceInfoModel};
///
/// let model = SourceInfoModel {
///     files: vec![SourceFile { name: b"a.hlsl"[..].into(), contents: b"float4 main() ..."[..].into() }],
///     arguments: vec![Argument { name: b"T"[..].into(), value: b"ps_6_0"[..].into() }],
/// };
/// let part = model.build(None);
/// let mut diagnostics = Diagnostics::new();
/// let info = SourceInfo::read(&part, 0, &mut diagnostics);
/// assert_eq!(info.names().next().unwrap().1, b"a.hlsl");
/// assert_eq!(info.arguments().next().unwrap().value[..], b"ps_6_0"[..]);
/// let contents = info.contents(&Limits::default())?;
/// assert_eq!(contents.texts().next().unwrap().1, b"float4 main() ...");
/// assert!(diagnostics.is_empty());
/// # Ok::<(), dxbin_base::Error>(())
/// ```
#[derive(Clone, Debug)]
pub struct SourceInfo<'a> {
    data: &'a [u8],
    origin: u64,
    header: SourceInfoHeader,
    sections: Vec<Section<'a>>,
}

/// The contents of the files, unpacked.
#[derive(Clone, Debug, Default)]
pub struct Contents<'a> {
    /// What they start with.
    pub header: ContentsHeader,
    /// The entries, unpacked.
    pub bytes: Cow<'a, [u8]>,
}

/// The bytes of an entry behind a header of `fixed` bytes: a string of `length` bytes, without its NUL, and what follows
/// the entry of `size` bytes. `None` where it leads past the end.
fn entry(bytes: &[u8], fixed: usize, size: u32, length: u32) -> Option<(&[u8], &[u8])> {
    // An entry that ended before its header would be read for ever; strings that went on behind their entries could be each
    // as long as all of them.
    let (whole, rest) = bytes.split_at_checked((size as usize).max(fixed))?;
    let text = whole.get(fixed..fixed.checked_add(length as usize)?)?;
    Some((text.strip_suffix(&[0]).unwrap_or(text), rest))
}

/// Entries one behind the other, as long as they are whole: each one's record, its text, and where it starts.
fn entries<'b, R: Record>(
    bytes: &'b [u8],
    sizes: fn(&R) -> (u32, u32),
) -> impl Iterator<Item = (R, &'b [u8], usize)> + use<'b, R> {
    let mut rest = bytes;
    std::iter::from_fn(move || {
        let record = R::read(rest)?;
        let at = bytes.len() - rest.len();
        let (size, length) = sizes(&record);
        let (text, next) = entry(rest, R::SIZE, size, length)?;
        rest = next;
        Some((record, text, at))
    })
}

impl Contents<'_> {
    /// The texts, without their NULs; no more than are whole.
    pub fn texts(&self) -> impl Iterator<Item = (ContentEntry, &[u8])> {
        let entries = entries::<ContentEntry>(&self.bytes, |entry| (entry.size, entry.content_size));
        entries.map(|(record, text, _)| (record, text)).take(self.header.count as usize)
    }
}

impl<'a> SourceInfo<'a> {
    /// Reads a part's bytes, which lie at `origin` in the file; what leads outside is told and not there. The contents are
    /// not unpacked: [`SourceInfo::contents`] does that.
    pub fn read(data: &'a [u8], origin: u64, diagnostics: &mut Diagnostics) -> Self {
        let header = SourceInfoHeader::read(data).unwrap_or_default();
        let mut info = Self { data, origin, header, sections: Vec::new() };
        let end = origin + data.len() as u64;
        if data.len() < SourceInfoHeader::SIZE {
            let message = format!("the header has {} bytes, here are {}", SourceInfoHeader::SIZE, data.len());
            diagnostics.add(Code::PartTruncated, origin..end, message);
            return info;
        }
        if header.size as usize != data.len() {
            let message = format!("{} bytes are stated, here are {}", header.size, data.len());
            let code = if header.size as usize > data.len() { Code::PartTruncated } else { Code::SrciSection };
            diagnostics.add(code, origin..origin + 4, message);
        }
        let mut start = SourceInfoHeader::SIZE;
        for index in 0..header.sections {
            let rest = data.get(start..).unwrap_or_default();
            let Some(section) = SectionHeader::read(rest) else {
                let message = format!("section {index} of {} leads past the end", header.sections);
                diagnostics.add(Code::PartTruncated, origin + start.min(data.len()) as u64..end, message);
                break;
            };
            let at = origin + start as u64;
            let size = section.size as usize;
            let body = rest.get(SectionHeader::SIZE..size).or_else(|| rest.get(SectionHeader::SIZE..));
            info.sections.push(Section { header: section, start, data: body.unwrap_or_default() });
            if size > rest.len() || size < SectionHeader::SIZE {
                let message = format!("section {index} states {size} bytes, here are {}", rest.len());
                diagnostics.add(Code::PartTruncated, at..at + 4, message);
                break;
            }
            start += size;
        }
        info.check(diagnostics);
        info
    }

    /// What is wrong inside the sections.
    fn check(&self, diagnostics: &mut Diagnostics) {
        for section in &self.sections {
            let at = self.place(section);
            match section.header.kind {
                SectionKind::NAMES => self.check_names(section, diagnostics),
                SectionKind::CONTENTS => {
                    let header = ContentsHeader::read(section.data);
                    let fits = header
                        .is_some_and(|header| header.stored_size as usize <= section.data.len() - ContentsHeader::SIZE);
                    if !fits {
                        diagnostics.add(Code::PartTruncated, at..at + 8, "the contents lead past their section's end");
                    }
                }
                SectionKind::ARGS => {
                    let header = ArgsHeader::read(section.data);
                    let strings =
                        header.and_then(|header| section.data.get(ArgsHeader::SIZE..)?.get(..header.size as usize));
                    match (header, strings) {
                        (Some(header), Some(strings)) => {
                            let found = pairs(strings).count();
                            if found != header.count as usize {
                                let message = format!("{} arguments are stated, here are {found}", header.count);
                                diagnostics.add(Code::SrciSection, at + 8..at + 12, message);
                            }
                        }
                        _ => {
                            let message = "the arguments lead past their section's end";
                            diagnostics.add(Code::PartTruncated, at..at + 8, message);
                        }
                    }
                }
                other => {
                    let message = format!("no section is known of kind {}", other.0);
                    diagnostics.add(Code::SrciSection, at - 2..at, message);
                }
            }
        }
    }

    fn check_names(&self, section: &Section<'a>, diagnostics: &mut Diagnostics) {
        let at = self.place(section);
        let Some(header) = NamesHeader::read(section.data) else {
            diagnostics.add(Code::PartTruncated, at..at + 8, "the names lead past their section's end");
            return;
        };
        let bytes = section.data.get(NamesHeader::SIZE..).unwrap_or_default();
        let name_sizes: fn(&NameEntry) -> (u32, u32) = |entry| (entry.size, entry.name_size);
        let (mut count, mut end) = (0_u64, 0);
        for (record, ..) in entries(bytes, name_sizes).take(header.count as usize) {
            count += 1;
            end += (record.size as usize).max(NameEntry::SIZE);
        }
        if count != u64::from(header.count) {
            let message = format!("{} names are stated, {count} are whole", header.count);
            diagnostics.add(Code::PartBadCount, at + 4..at + 8, message);
        } else if end != usize::from(header.size) {
            let message = format!("{} bytes of names are stated, here are {end}; dxc does not read this", header.size);
            diagnostics.add(Code::SrciSection, at + 8..at + 10, message);
        }
    }

    /// The absolute offset of a section's data.
    fn place(&self, section: &Section<'a>) -> u64 {
        self.origin + (section.start + SectionHeader::SIZE) as u64
    }

    /// The header.
    pub const fn header(&self) -> &SourceInfoHeader {
        &self.header
    }

    /// All bytes of the part.
    pub const fn data(&self) -> &'a [u8] {
        self.data
    }

    /// The sections, in their order.
    pub fn sections(&self) -> &[Section<'a>] {
        &self.sections
    }

    /// The last section of a kind, which is the one that counts.
    fn section(&self, kind: SectionKind) -> Option<&Section<'a>> {
        self.sections.iter().rev().find(|section| section.header.kind == kind)
    }

    /// The names of the files, without their NULs; the first is the main file's.
    pub fn names(&self) -> impl Iterator<Item = (NameEntry, &'a [u8])> + use<'a> {
        let data = self.section(SectionKind::NAMES).map_or(&[][..], |section| section.data);
        let count = NamesHeader::read(data).map_or(0, |header| header.count);
        let bytes = data.get(NamesHeader::SIZE..).unwrap_or_default();
        let entries = entries::<NameEntry>(bytes, |entry| (entry.size, entry.name_size));
        entries.map(|(record, text, _)| (record, text)).take(count as usize)
    }

    /// The arguments, in the order they were given in.
    pub fn arguments(&self) -> impl Iterator<Item = Argument<'a>> + use<'a, '_> {
        let sections = self.sections.iter().filter(|section| section.header.kind == SectionKind::ARGS);
        sections.flat_map(|section| {
            let size = ArgsHeader::read(section.data).map_or(0, |header| header.size as usize);
            let bytes = section.data.get(ArgsHeader::SIZE..).unwrap_or_default();
            pairs(bytes.get(..size).unwrap_or(bytes))
        })
    }

    /// What precedes the contents as they are stored, and those; `None` where there is no such section.
    pub fn stored_contents(&self) -> Option<(ContentsHeader, &'a [u8])> {
        let section = self.section(SectionKind::CONTENTS)?;
        let header = ContentsHeader::read(section.data)?;
        let stored = section.data.get(ContentsHeader::SIZE..)?;
        Some((header, stored.get(..header.stored_size as usize).unwrap_or(stored)))
    }

    /// The absolute span of what precedes the contents; that of the part's header where there is no such section.
    pub fn place_of_contents(&self) -> Range<u64> {
        match self.section(SectionKind::CONTENTS).map(|section| self.place(section)) {
            Some(at) => at..at + ContentsHeader::SIZE as u64,
            None => self.origin..self.origin + SourceInfoHeader::SIZE as u64,
        }
    }

    /// The contents of the files, unpacked; none where there is no such section.
    ///
    /// # Errors
    ///
    /// [`Code::ZlibBroken`] and [`Code::ZlibTooLarge`] where they do not unpack, [`Code::NotYet`] where they are compressed
    /// in a way that no document names.
    pub fn contents(&self, limits: &Limits) -> Result<Contents<'a>, Error> {
        let Some((header, stored)) = self.stored_contents() else {
            return Ok(Contents { header: ContentsHeader::default(), bytes: Cow::Borrowed(&[]) });
        };
        let at = self.section(SectionKind::CONTENTS).map_or(self.origin, |section| self.place(section));
        let bytes = match header.compression {
            Compression::NONE => Cow::Borrowed(stored),
            Compression::ZLIB => {
                let origin = at + ContentsHeader::SIZE as u64;
                Cow::Owned(zlib::unpack(stored, header.unpacked_size, origin, limits)?)
            }
            other => {
                let message = format!("the sources are compressed in way {}, which no document names", other.0);
                return Err(Error::new(Code::NotYet, at + 6..at + 8, message));
            }
        };
        Ok(Contents { header, bytes })
    }
}

/// Pairs of strings with a NUL each; pairs of empty ones are none.
fn pairs(strings: &[u8]) -> impl Iterator<Item = Argument<'_>> {
    let mut rest = strings;
    let mut string = move || {
        let length = rest.iter().position(|&byte| byte == 0);
        let text = rest.get(..length.unwrap_or(rest.len())).unwrap_or_default();
        let was = rest;
        rest = rest.get(text.len() + 1..).unwrap_or_default();
        (!was.is_empty()).then_some(text)
    };
    let pairs = std::iter::from_fn(move || Some((string()?, string().unwrap_or_default())));
    pairs
        .filter(|(name, value)| !name.is_empty() || !value.is_empty())
        .map(|(name, value)| Argument { name: Cow::Borrowed(name), value: Cow::Borrowed(value) })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::srci_model::tests::model;

    fn codes(part: &[u8]) -> Vec<Code> {
        let mut diagnostics = Diagnostics::new();
        let info = SourceInfo::read(part, 0, &mut diagnostics);
        // Whatever is wrong, nothing panics.
        let _ = (info.names().count(), info.arguments().count());
        let _ = info.contents(&Limits::default()).map(|contents| contents.texts().count());
        diagnostics.as_slice().iter().map(|defect| defect.code).collect()
    }

    #[test]
    fn cut_off_anywhere() {
        let part = model().build(None);
        assert_eq!(codes(&part), []);
        for end in 0..part.len() {
            assert!(codes(&part[..end]).contains(&Code::PartTruncated), "{end}");
        }
    }

    #[test]
    fn entries_without_end() {
        let mut part = model().build(None);
        // The first name's entry is said to be empty, so that the next would be the same.
        part[26..30].fill(0);
        assert_eq!(codes(&part), [Code::PartBadCount]);
        // A section of no bytes.
        part[8..12].fill(0);
        assert_eq!(codes(&part)[0], Code::PartTruncated);
    }

    #[test]
    fn strings_end_in_their_entries() {
        let mut part = model().build(None);
        // The first name is said to reach over the second one's entry.
        let size = u32::from_le_bytes([part[34], part[35], part[36], part[37]]);
        part[34..38].copy_from_slice(&(size + 20).to_le_bytes());
        assert_eq!(codes(&part), [Code::PartBadCount]);
    }

    #[test]
    fn strings_in_pairs() {
        let read = |strings: &[u8]| {
            let pair = |pair: Argument<'_>| format!("{}={}", pair.name.escape_ascii(), pair.value.escape_ascii());
            pairs(strings).map(pair).collect::<Vec<_>>()
        };
        assert_eq!(read(b"T\0ps_6_0\0Zi\0\0\0a.hlsl\0"), ["T=ps_6_0", "Zi=", "=a.hlsl"]);
        assert_eq!(read(b"\0\0\0\0T\0ps"), ["T=ps"]);
        assert_eq!(read(b"T"), ["T="]);
        assert_eq!(read(b""), [""; 0]);
    }
}
