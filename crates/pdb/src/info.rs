//! Stream 1: who the PDB is, and its streams by name.

use dxbin_base::record::Record;
use dxbin_base::{Code, Error};

use crate::msf::{Msf, Stream};
use crate::names::Names;
use crate::spec::{InfoHeader, stream};

/// Who a PDB is.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Info {
    /// The record it starts with.
    pub header: InfoHeader,
    /// Names of streams and their numbers, in the order of the names.
    pub streams: Vec<(Vec<u8>, u32)>,
}

impl Info {
    /// Reads the info stream of a file.
    ///
    /// # Errors
    ///
    /// Those of [`Msf::stream`], and [`Code::PdbStreamTruncated`] where its tables lead past its end.
    pub fn read(msf: &Msf<'_>) -> Result<Self, Error> {
        let stream = msf.stream(stream::INFO)?;
        let header: InfoHeader = stream.record(0)?;
        let at = InfoHeader::SIZE;
        let length = word(&stream, at)? as usize;
        let names = stream.slice(at + 4, length, "the names of streams")?;
        let (rows, _) = hash_table(&stream, at + 4 + length, 4)?;
        let mut streams = Vec::new();
        // Names of an honest table do not overlap.
        let mut left = names.len().saturating_add(rows.len());
        for (offset, row) in rows {
            let Some(name) = names.get(offset as usize..).and_then(|rest| rest.split(|&byte| byte == 0).next()) else {
                let message = format!("a stream's name is at {offset:#x} of {length:#x}");
                return Err(stream.error(Code::PdbBadOffset, at..at + 4, message));
            };
            left = left
                .checked_sub(name.len())
                .ok_or_else(|| stream.error(Code::PdbBadOffset, at..at + 4, "the names of streams overlap"))?;
            streams.push((offset, name.to_vec(), word(&stream, row)?));
        }
        streams.sort();
        Ok(Self { header, streams: streams.into_iter().map(|(_, name, number)| (name, number)).collect() })
    }

    /// The number of a stream by its name.
    pub fn stream(&self, name: &[u8]) -> Option<u32> {
        self.streams.iter().find(|row| row.0 == name).map(|row| row.1)
    }

    /// The GUID as it is written, upper case, without braces.
    ///
    /// ```
    /// use dxbin_pdb::info::Info;
    /// use dxbin_pdb::spec::InfoHeader;
    /// let header = InfoHeader { guid1: 0xac44dedf, guid2: 0x4013_c8c4, guid3: 0xbf69_2399, guid4: 0x53ab_d513, ..Default::default() };
    /// let info = Info { header, streams: Vec::new() };
    /// assert_eq!(info.guid(), "AC44DEDF-C8C4-4013-9923-69BF13D5AB53");
    /// ```
    pub fn guid(&self) -> String {
        let header = &self.header;
        let [a, b, c, d] = header.guid3.to_le_bytes();
        let [e, f, g, h] = header.guid4.to_le_bytes();
        let (low, high) = (header.guid2 & 0xffff, header.guid2 >> 16);
        format!("{:08X}-{low:04X}-{high:04X}-{a:02X}{b:02X}-{c:02X}{d:02X}{e:02X}{f:02X}{g:02X}{h:02X}", header.guid1)
    }

    /// The string table, `/names`.
    ///
    /// # Errors
    ///
    /// [`Code::PdbNoStream`] where no stream has this name; those of [`Names::open`].
    pub fn names<'a>(&self, msf: &Msf<'a>) -> Result<Names<'a>, Error> {
        Names::open(self.named(msf, b"/names")?)
    }

    /// A stream by its name.
    ///
    /// # Errors
    ///
    /// [`Code::PdbNoStream`] where none has it.
    pub fn named<'a>(&self, msf: &Msf<'a>, name: &[u8]) -> Result<Stream<'a>, Error> {
        let number = self.stream(name).ok_or_else(|| {
            let message = format!("no stream is named {}", String::from_utf8_lossy(name));
            Error::new(Code::PdbNoStream, msf.origin()..msf.origin() + 56, message)
        })?;
        msf.stream(number)
    }
}

/// A 32-bit word of a stream.
pub(crate) fn word(stream: &Stream<'_>, at: usize) -> Result<u32, Error> {
    let bytes = stream.slice(at, 4, "a word")?;
    Ok(bytes.first_chunk().map_or(0, |&word| u32::from_le_bytes(word)))
}

/// Key and row.
type HashRow = (u32, usize);

/// The rows of a hash table that starts at `at` and has values of `width` bytes, with the offsets of those, and where it
/// ends. The table has its size, its capacity and two sets of bits (present, deleted); rows follow for what is present.
pub(crate) fn hash_table(stream: &Stream<'_>, at: usize, width: usize) -> Result<(Vec<HashRow>, usize), Error> {
    let size = word(stream, at)?;
    let present = word(stream, at + 8)? as usize;
    let deleted_at = present.checked_mul(4).and_then(|bytes| bytes.checked_add(at + 12)).unwrap_or(usize::MAX - 16);
    let deleted = word(stream, deleted_at)? as usize;
    let mut row = deleted.checked_mul(4).and_then(|bytes| bytes.checked_add(deleted_at + 4)).unwrap_or(usize::MAX - 64);
    let mut rows = Vec::new();
    for _ in 0..size {
        let key = word(stream, row)?;
        stream.slice(row + 4, width, "a row")?;
        rows.push((key, row + 4));
        row += 4 + width;
    }
    Ok((rows, row))
}
