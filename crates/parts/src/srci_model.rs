//! SRCI as values, and written again.
//!
//! The zlib stream is the one thing that values do not determine: its bytes depend on the compressor. So the layout keeps it,
//! and it is written again as long as the contents are what it unpacks to.

use std::borrow::Cow;

use dxbin_base::record::Record;
use dxbin_base::{Diagnostics, Error, Limits};

use crate::srci::{
    ArgsHeader, Argument, Compression, ContentEntry, ContentsHeader, NameEntry, NamesHeader, SectionHeader,
    SectionKind, SourceInfo, SourceInfoHeader,
};
use crate::{not_held, zlib};

/// A source file.
#[derive(Clone, Debug, PartialEq, Eq, Default)]
pub struct SourceFile<'a> {
    /// Its path, as the compiler found it.
    pub name: Cow<'a, [u8]>,
    /// Its text, in UTF-8 whatever it was on disk.
    pub contents: Cow<'a, [u8]>,
}

/// What SRCI says.
///
/// ```
/// use dxbin_base::Limits;
/// use dxbin_parts::srci::{SourceFile, SourceInfoModel};
///
/// let file = SourceFile { name: b"a.hlsl"[..].into(), contents: b"// nothing"[..].into() };
/// let model = SourceInfoModel { files: vec![file], arguments: Vec::new() };
/// let part = model.build(None);
/// let (mut again, layout) = SourceInfoModel::read(&part, 0, &Limits::default())?;
/// assert_eq!(again, model);
/// assert_eq!(again.build(Some(&layout)), part);
///
/// again.files[0].contents = b"// something"[..].into();
/// let edited = again.build(Some(&layout));
/// assert_eq!(SourceInfoModel::read(&edited, 0, &Limits::default())?.0, again);
/// # Ok::<(), dxbin_base::Error>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Default)]
pub struct SourceInfoModel<'a> {
    /// The files: the main one, then those it includes, by name.
    pub files: Vec<SourceFile<'a>>,
    /// The compiler's arguments.
    pub arguments: Vec<Argument<'a>>,
}

/// What SRCI's producer happened to do.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SourceInfoLayout<'a> {
    flags: u16,
    /// The sections in their order.
    sections: Vec<SectionHeader>,
    /// What the contents start with, and the bytes they are stored as.
    contents: (ContentsHeader, &'a [u8]),
}

impl Default for SourceInfoLayout<'_> {
    /// dxc's habits.
    fn default() -> Self {
        let section = |kind| SectionHeader { size: 0, flags: 0, kind };
        Self {
            flags: 0,
            sections: [SectionKind::NAMES, SectionKind::CONTENTS, SectionKind::ARGS].map(section).to_vec(),
            contents: (ContentsHeader { compression: Compression::ZLIB, ..ContentsHeader::default() }, &[]),
        }
    }
}

impl SourceInfoLayout<'_> {
    /// dxc's habits, but for the stream of the contents, whose bytes depend on the compressor.
    pub fn stream(&self) -> Self {
        let (header, stored) = self.contents;
        let header = ContentsHeader { size: 0, flags: 0, count: 0, ..header };
        Self { contents: (header, stored), ..Self::default() }
    }
}

impl<'a> SourceInfoModel<'a> {
    /// Reads a part's bytes, which lie at `origin` in the file.
    ///
    /// # Errors
    ///
    /// The first thing that is wrong with it (those of [`SourceInfo::read`] that are errors, and of
    /// [`SourceInfo::contents`]), and [`Code::PartNotHeld`](dxbin_base::Code::PartNotHeld) where names and contents do not
    /// belong together, or a section is of no known kind or there twice.
    pub fn read(data: &'a [u8], origin: u64, limits: &Limits) -> Result<(Self, SourceInfoLayout<'a>), Error> {
        let mut diagnostics = Diagnostics::with_limit(1);
        let info = SourceInfo::read(data, origin, &mut diagnostics);
        diagnostics.strict()?;
        let sections: Vec<SectionHeader> = info.sections().iter().map(|section| section.header).collect();
        for (i, section) in sections.iter().enumerate() {
            let again = sections.iter().take(i).any(|other| other.kind == section.kind);
            if again || section.kind.name().is_none() {
                let at = info.sections().get(i).map_or(0, |section| section.start as u64);
                return Err(not_held(data, origin, at, "a section is of no known kind, or there twice"));
            }
        }
        let contents = info.contents(limits)?;
        let texts: Vec<Vec<u8>> = contents.texts().map(|(_, text)| text.to_vec()).collect();
        let names: Vec<&'a [u8]> = info.names().map(|(_, name)| name).collect();
        if names.len() != texts.len() {
            let why = format!("it has {} names of files, and {} files", names.len(), texts.len());
            return Err(not_held(data, origin, 0, &why));
        }
        let named = names.into_iter().zip(texts);
        let files = named.map(|(name, contents)| SourceFile { name: name.into(), contents: contents.into() });
        let model = Self { files: files.collect(), arguments: info.arguments().collect() };
        let layout = SourceInfoLayout {
            flags: info.header().flags,
            sections,
            contents: info.stored_contents().unwrap_or_default(),
        };
        Ok((model, layout))
    }

    /// The part's bytes: the old ones for an unchanged model with its layout, else by dxc's habits. The contents are
    /// compressed anew only where they are not what the old stream unpacks to.
    pub fn build(&self, layout: Option<&SourceInfoLayout<'_>>) -> Vec<u8> {
        let by_habit = SourceInfoLayout::default();
        let layout = layout.unwrap_or(&by_habit);
        let mut part = Vec::new();
        let header = SourceInfoHeader { size: 0, flags: layout.flags, sections: layout.sections.len() as u16 };
        header.write(&mut part);
        for section in &layout.sections {
            let start = part.len();
            section.write(&mut part);
            match section.kind {
                SectionKind::NAMES => self.names(&mut part),
                SectionKind::CONTENTS => self.contents(&layout.contents, &mut part),
                SectionKind::ARGS => self.arguments(&mut part),
                _ => {}
            }
            pad(start, &mut part);
            let size = (part.len() - start) as u32;
            patch(&mut part, start, size);
        }
        let size = part.len() as u32;
        patch(&mut part, 0, size);
        part
    }

    fn names(&self, part: &mut Vec<u8>) {
        let mut entries = Vec::new();
        for file in &self.files {
            let start = entries.len();
            let entry = NameEntry {
                size: (NameEntry::SIZE + file.name.len() + 1).next_multiple_of(4) as u32,
                flags: 0,
                name_size: file.name.len() as u32 + 1,
                content_size: file.contents.len() as u32 + 1,
            };
            entry.write(&mut entries);
            entries.extend_from_slice(&file.name);
            entries.push(0);
            pad(start, &mut entries);
        }
        // dxc, too, keeps the lower half.
        NamesHeader { flags: 0, count: self.files.len() as u32, size: entries.len() as u16 }.write(part);
        part.extend_from_slice(&entries);
    }

    fn contents(&self, (old, stored): &(ContentsHeader, &[u8]), part: &mut Vec<u8>) {
        let mut entries = Vec::new();
        for file in &self.files {
            let start = entries.len();
            let entry = ContentEntry {
                size: (ContentEntry::SIZE + file.contents.len() + 1).next_multiple_of(4) as u32,
                flags: 0,
                content_size: file.contents.len() as u32 + 1,
            };
            entry.write(&mut entries);
            entries.extend_from_slice(&file.contents);
            entries.push(0);
            pad(start, &mut entries);
        }
        let unpacked_size = entries.len() as u32;
        let stream = match old.compression {
            Compression::NONE => Cow::Owned(entries),
            _ => {
                // What was unpacked before may be unpacked again.
                let limits = Limits { max_unpacked: u64::MAX, ..Limits::default() };
                let same = old.unpacked_size == unpacked_size
                    && zlib::unpack(stored, unpacked_size, 0, &limits).is_ok_and(|unpacked| unpacked == entries);
                if same { Cow::Borrowed(*stored) } else { Cow::Owned(zlib::pack(&entries)) }
            }
        };
        let header =
            ContentsHeader { stored_size: stream.len() as u32, unpacked_size, count: self.files.len() as u32, ..*old };
        header.write(part);
        part.extend_from_slice(&stream);
    }

    fn arguments(&self, part: &mut Vec<u8>) {
        let mut strings = Vec::new();
        for argument in &self.arguments {
            for text in [&argument.name, &argument.value] {
                strings.extend_from_slice(text);
                strings.push(0);
            }
        }
        ArgsHeader { flags: 0, size: strings.len() as u32, count: self.arguments.len() as u32 }.write(part);
        part.extend_from_slice(&strings);
    }
}

/// Zeros until what started at `start` has a multiple of four bytes.
fn pad(start: usize, out: &mut Vec<u8>) {
    let size = out.len() - start;
    out.resize(start + size.next_multiple_of(4), 0);
}

/// Puts a word at an offset.
fn patch(out: &mut [u8], at: usize, word: u32) {
    if let Some(old) = out.get_mut(at..at + 4) {
        old.copy_from_slice(&word.to_le_bytes());
    }
}

#[cfg(test)]
pub(crate) mod tests {
    use super::*;

    pub(crate) fn model() -> SourceInfoModel<'static> {
        let file =
            |name: &'static [u8], contents: &'static [u8]| SourceFile { name: name.into(), contents: contents.into() };
        let argument = |name: &'static [u8], value: &'static [u8]| Argument { name: name.into(), value: value.into() };
        SourceInfoModel {
            files: vec![file(b"./main.hlsl", b"#include \"a.h\"\n"), file(b"./a.h", b"")],
            arguments: vec![argument(b"T", b"ps_6_0"), argument(b"Zi", b""), argument(b"", b"main.hlsl")],
        }
    }

    #[test]
    fn the_stream_is_kept_until_the_contents_change() {
        let part = model().build(None);
        // Another level gives another stream of the same contents.
        let limits = Limits::default();
        let (read, layout) = SourceInfoModel::read(&part, 0, &limits).unwrap();
        assert_eq!(read, model());
        let entries = zlib::unpack(layout.contents.1, layout.contents.0.unpacked_size, 0, &limits).unwrap();
        let stored = miniz_oxide::deflate::compress_to_vec_zlib(&entries, 0);
        let other = SourceInfoLayout { contents: (layout.contents.0, &stored), ..layout.clone() };
        let kept = read.build(Some(&other));
        assert_ne!(kept, part);
        let (mut edited, layout) = SourceInfoModel::read(&kept, 0, &limits).unwrap();
        assert_eq!(edited.build(Some(&layout)), kept);

        edited.arguments[0].value = b"ps_6_6"[..].into();
        let with_argument = edited.build(Some(&layout));
        assert!(with_argument.windows(stored.len()).any(|bytes| bytes == stored));
        edited.files[1].contents = b"x"[..].into();
        let with_text = edited.build(Some(&layout));
        assert!(!with_text.windows(stored.len()).any(|bytes| bytes == stored));
        assert_eq!(SourceInfoModel::read(&with_text, 0, &limits).unwrap().0, edited);
    }

    #[test]
    fn uncompressed_contents_stay_so() {
        let plain = ContentsHeader { compression: Compression::NONE, ..ContentsHeader::default() };
        let layout = SourceInfoLayout { contents: (plain, &[]), ..SourceInfoLayout::default() };
        let part = model().build(Some(&layout));
        let (read, layout) = SourceInfoModel::read(&part, 0, &Limits::default()).unwrap();
        assert_eq!(read, model());
        assert_eq!(read.build(Some(&layout)), part);
    }

    #[test]
    fn what_does_not_belong_together_is_refused() {
        let code = |part: &[u8]| SourceInfoModel::read(part, 0, &Limits::default()).unwrap_err().code();
        let mut part = model().build(None);
        // The names and the contents state two files each.
        part[20..24].copy_from_slice(&1_u32.to_le_bytes());
        assert_eq!(code(&part), dxbin_base::Code::PartNotHeld);
        let mut part = model().build(None);
        part[14] = 9;
        assert_eq!(code(&part), dxbin_base::Code::PartNotHeld);
    }
}
