//! `/names`: the strings that other streams name by offset.

use std::ops::Range;

use dxbin_base::{Code, Error};

use crate::msf::Stream;
use crate::spec::NamesHeader;

/// The string table of a PDB.
#[derive(Clone, Debug)]
pub struct Names<'a> {
    stream: Stream<'a>,
    strings: Range<usize>,
}

impl<'a> Names<'a> {
    /// Opens the table that is in `stream`.
    ///
    /// # Errors
    ///
    /// [`Code::PdbStreamTruncated`] where the strings lead past its end, [`Code::PdbBadHeader`] where it is no such table.
    pub fn open(stream: Stream<'a>) -> Result<Self, Error> {
        let header: NamesHeader = stream.record(0)?;
        if header.magic != 0xeffe_effe {
            let message = format!("a table of names starts with 0xeffeeffe, not {:#010x}", header.magic);
            return Err(stream.error(Code::PdbBadHeader, 0..4, message));
        }
        stream.slice(12, header.size as usize, "the strings")?;
        Ok(Self { strings: 12..12 + header.size as usize, stream })
    }

    /// The string at an offset, up to its NUL or the end; `None` for an offset past the end.
    pub fn get(&self, offset: u32) -> Option<&[u8]> {
        let strings = self.stream.bytes().get(self.strings.clone())?;
        strings.get(offset as usize..)?.split(|&byte| byte == 0).next()
    }

    /// All strings with their offsets, in their order.
    pub fn iter(&self) -> impl Iterator<Item = (u32, &[u8])> {
        let strings = self.stream.bytes().get(self.strings.clone()).unwrap_or_default();
        let mut at = 0;
        strings.split_inclusive(|&byte| byte == 0).map(move |string| {
            let offset = at;
            at += string.len() as u32;
            (offset, string.strip_suffix(&[0]).unwrap_or(string))
        })
    }
}
