//! VERS: which compiler made a shader.
//!
//! dxc writes it into PDBs, and into libraries from validator version 1.8 on.

use std::borrow::Cow;

use dxbin_base::record::Record;
use dxbin_base::{Code, Diagnostics, Error};

use crate::not_held;
use crate::program::padding;

dxbin_base::names! {
    /// A bit of [`VersionHeader::flags`] (`DxcVersionInfoFlags`).
    pub struct VersionFlag: u32 {
        DEBUG = 1 "Debug";
        INTERNAL = 2 "Internal";
    }
}

dxbin_base::record! {
    /// What VERS starts with (`DxilCompilerVersion`); two strings and zeros up to a multiple of four follow.
    pub struct VersionHeader: 16 {
        0 major: u16, "Major", "the version before the point";
        2 minor: u16, "Minor", "the version behind the point";
        4 flags: u32 [VersionFlag], "VersionFlags", "what kind of build the compiler is";
        8 commits: u32, "CommitCount", "commits up to the one it was built from";
        12 size: u32, "VersionStringListSizeInBytes", "bytes of the strings that follow, with their NULs: the commit, and the version in its own words";
    }
}

/// A VERS in the bytes of a part.
///
/// ```
/// use dxbin_base::Diagnostics;
/// use dxbin_parts::vers::{CompilerVersion, VersionHeader};
///
/// let header = VersionHeader { major: 1, minor: 9, flags: 0, commits: 5184, size: 0 };
/// let model = CompilerVersion { header, commit: b"21d28f72"[..].into(), version: b"1.9.2602.17"[..].into() };
/// let part = model.build(None);
/// assert_eq!(part.len(), 16 + 24);
/// let read = CompilerVersion::of(&part, 0, &mut Diagnostics::new());
/// assert_eq!(read, model);
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Default)]
pub struct CompilerVersion<'a> {
    /// Numbers and flags; its size of the strings is not used and is 0 when read.
    pub header: VersionHeader,
    /// The commit.
    pub commit: Cow<'a, [u8]>,
    /// The version in the compiler's own words.
    pub version: Cow<'a, [u8]>,
}

/// What is out of the ordinary in a VERS.
#[derive(Clone, Debug, PartialEq, Eq, Default)]
pub struct VersionLayout {
    /// The size of the strings, where it is not theirs.
    size: Option<u32>,
    /// What follows the strings, where it is not zeros up to a multiple of four.
    tail: Option<Vec<u8>>,
}

impl<'a> CompilerVersion<'a> {
    /// Reads a part's bytes, which lie at `origin` in the file. What is missing is empty.
    pub fn of(data: &'a [u8], origin: u64, diagnostics: &mut Diagnostics) -> Self {
        let span = origin..origin + data.len() as u64;
        match Self::read(data, origin) {
            Ok((version, layout)) => {
                if let Some(size) = layout.size {
                    let there = version.strings();
                    let message = format!("{size} bytes of strings are stated, {there} are there");
                    diagnostics.add(Code::VersStrings, origin + 12..origin + 16, message);
                }
                version
            }
            Err(_) => {
                let header = VersionHeader::read(data).unwrap_or_default();
                diagnostics.add(Code::PartTruncated, span, "the header or a string is cut short");
                let rest = data.get(VersionHeader::SIZE..).unwrap_or_default();
                let commit = rest.split(|&byte| byte == 0).next().unwrap_or_default();
                Self { header: VersionHeader { size: 0, ..header }, commit: commit.into(), version: Cow::default() }
            }
        }
    }

    /// Reads a part's bytes, all of which are held.
    ///
    /// # Errors
    ///
    /// [`Code::PartNotHeld`] where the header is cut short, or there are no two strings.
    pub fn read(data: &'a [u8], origin: u64) -> Result<(Self, VersionLayout), Error> {
        let header = VersionHeader::read(data).ok_or_else(|| not_held(data, origin, 0, "its header is cut short"))?;
        let mut pieces = data.get(VersionHeader::SIZE..).unwrap_or_default().splitn(3, |&byte| byte == 0);
        let (Some(commit), Some(version), Some(tail)) = (pieces.next(), pieces.next(), pieces.next()) else {
            return Err(not_held(data, origin, VersionHeader::SIZE as u64, "a string has no end"));
        };
        let model =
            Self { header: VersionHeader { size: 0, ..header }, commit: commit.into(), version: version.into() };
        let size = model.strings();
        let layout = VersionLayout {
            size: Some(header.size).filter(|&stated| stated as usize != size),
            tail: (tail != padding(size)).then(|| tail.to_vec()),
        };
        Ok((model, layout))
    }

    /// Bytes of both strings.
    fn strings(&self) -> usize {
        self.commit.len() + self.version.len() + 2
    }

    /// The part's bytes: the old ones for an unchanged model with its layout, those dxc would write without one.
    pub fn build(&self, layout: Option<&VersionLayout>) -> Vec<u8> {
        let plain = VersionLayout::default();
        let layout = layout.unwrap_or(&plain);
        let size = self.strings();
        let mut out = Vec::new();
        VersionHeader { size: layout.size.unwrap_or(size as u32), ..self.header }.write(&mut out);
        for string in [&self.commit, &self.version] {
            out.extend_from_slice(string);
            out.push(0);
        }
        out.extend_from_slice(layout.tail.as_deref().unwrap_or_else(|| padding(size)));
        out
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn part() -> Vec<u8> {
        let header = VersionHeader { major: 1, minor: 8, flags: 2, commits: 7, size: 0 };
        CompilerVersion { header, commit: b"abc"[..].into(), version: b"own"[..].into() }.build(None)
    }

    #[test]
    fn the_bytes_are_those_of_dxc() {
        let header = [1, 0, 8, 0, 2, 0, 0, 0, 7, 0, 0, 0, 8, 0, 0, 0];
        assert_eq!(part(), [&header[..], b"abc\0own\0"].concat());
    }

    #[test]
    fn oddities_are_kept() {
        let mut odd = part();
        odd[12] = 99;
        odd.extend([1, 2]);
        let (model, layout) = CompilerVersion::read(&odd, 0).unwrap();
        assert_eq!(model.build(Some(&layout)), odd);
        assert_eq!(model.build(None), part());
        let mut diagnostics = Diagnostics::new();
        assert_eq!(CompilerVersion::of(&odd, 0, &mut diagnostics), model);
        assert_eq!(diagnostics.as_slice()[0].code, Code::VersStrings);
    }

    #[test]
    fn what_is_cut_short_is_told() {
        let part = part();
        for end in 0..part.len() {
            let mut diagnostics = Diagnostics::new();
            let _ = CompilerVersion::of(&part[..end], 0, &mut diagnostics);
            assert_eq!(diagnostics.as_slice()[0].code, Code::PartTruncated, "{end}");
        }
    }
}
