//! MSF 7.00: a file of blocks that holds streams.
//!
//! The first block says how large a block is and where a list of blocks stands that hold the directory; the directory
//! has the size of every stream and the blocks it is in. Nothing is allocated by a count that the file's own size does
//! not bear out: a stream cannot have more blocks than the file.

use std::borrow::Cow;
use std::ops::Range;

use dxbin_base::cursor::Cursor;
use dxbin_base::record::Record;
use dxbin_base::{Code, Diagnostics, Error};

use crate::spec::{LARGEST_BLOCK, MAGIC, NO_STREAM_SIZE, SuperBlock};

/// Streams as they stand in a file.
#[derive(Clone, Debug)]
pub struct Msf<'a> {
    data: &'a [u8],
    origin: u64,
    header: SuperBlock,
    /// The blocks of the directory.
    directory_blocks: Vec<u32>,
    /// The words of the directory.
    directory: Vec<u32>,
    /// For each stream where its blocks start in the directory.
    starts: Vec<usize>,
}

/// A stream's bytes, and where in the file they are.
#[derive(Clone, Debug)]
pub struct Stream<'a> {
    number: u32,
    bytes: Cow<'a, [u8]>,
    /// Absolute offsets of its blocks.
    places: Places,
}

/// Where a stream's blocks are.
#[derive(Clone, Debug)]
enum Places {
    /// In a row from this absolute offset on.
    Row(u64),
    /// The blocks, their size and the file's absolute offset.
    Blocks(Vec<u32>, usize, u64),
}

impl<'a> Stream<'a> {
    /// A stream of bytes that stand in a row from an absolute offset on, for readers of bytes that are no stream.
    pub const fn of(bytes: &'a [u8], origin: u64, number: u32) -> Self {
        Self { number, bytes: Cow::Borrowed(bytes), places: Places::Row(origin) }
    }

    /// Its bytes.
    pub fn bytes(&self) -> &[u8] {
        &self.bytes
    }

    /// Its bytes, copied only if they were scattered.
    pub fn into_bytes(self) -> Cow<'a, [u8]> {
        self.bytes
    }

    /// Its number.
    pub const fn number(&self) -> u32 {
        self.number
    }

    /// The absolute offset of a byte.
    pub fn place(&self, position: usize) -> u64 {
        match &self.places {
            Places::Row(start) => start + position as u64,
            Places::Blocks(blocks, size, origin) => {
                // What is behind the last byte follows the last block's bytes.
                let index = (position / size).min(blocks.len().saturating_sub(1));
                let block = blocks.get(index).copied().unwrap_or(0);
                origin + u64::from(block) * *size as u64 + (position - index * size) as u64
            }
        }
    }

    /// The absolute offsets of a range that lies in one block.
    pub fn span(&self, range: Range<usize>) -> Range<u64> {
        let start = self.place(range.start);
        start..start + range.len() as u64
    }

    /// An error about some of its bytes.
    pub fn error(&self, code: Code, range: Range<usize>, message: impl std::fmt::Display) -> Error {
        let text = format!("{message} (stream {}, offset {:#x})", self.number, range.start);
        Error::new(code, self.span(range), text)
    }

    /// A record at an offset.
    pub(crate) fn record<R: Record>(&self, at: usize) -> Result<R, Error> {
        let rest = self.bytes.get(at..).unwrap_or_default();
        R::read(rest).ok_or_else(|| {
            let message = format!("{} needs {} bytes, here are {}", R::NAME, R::SIZE, rest.len());
            self.error(Code::PdbStreamTruncated, at..at + rest.len(), message)
        })
    }

    /// Some of its bytes.
    pub(crate) fn slice(&self, at: usize, length: usize, what: &str) -> Result<&[u8], Error> {
        at.checked_add(length).and_then(|end| self.bytes.get(at..end)).ok_or_else(|| {
            let start = at.min(self.bytes.len());
            let message = format!("{what}: {length} bytes at {at:#x} lead past the end, {:#x}", self.bytes.len());
            self.error(Code::PdbStreamTruncated, start..self.bytes.len(), message)
        })
    }
}

impl<'a> Msf<'a> {
    /// Reads the header and the directory of the file in `data`, which starts at `origin` in the user's file.
    ///
    /// # Errors
    ///
    /// * [`Code::MsfHeader`]: `data` are no MSF 7.00, or state a block size that there is not;
    /// * [`Code::MsfDirectory`]: the directory leads outside the file.
    pub fn read(data: &'a [u8], origin: u64, diagnostics: &mut Diagnostics) -> Result<Self, Error> {
        let bad = |code, at: u64, message: String| Error::new(code, origin + at..origin + at + 4, message);
        if !data.starts_with(&MAGIC) {
            return Err(bad(Code::MsfHeader, 0, "the magic of MSF 7.00 is missing".to_owned()));
        }
        let header = data.get(MAGIC.len()..).and_then(SuperBlock::read);
        let Some(header) = header else {
            return Err(bad(Code::MsfHeader, 0, format!("the header has 56 bytes, here are {}", data.len())));
        };
        let size = header.block_size;
        if !(512..=LARGEST_BLOCK).contains(&size) || !size.is_power_of_two() {
            return Err(bad(
                Code::MsfHeader,
                32,
                format!("a block size of {size} is no power of two from 512 to 65536"),
            ));
        }
        let whole = data.len().div_ceil(size as usize) as u64;
        // dxc does not count the list of the directory's blocks, which it always puts behind both maps.
        let list = u64::from(header.directory_size.div_ceil(size)).div_ceil(u64::from(size / 4));
        let is_dxc = header.map_block == 3 && u64::from(header.blocks) + list == whole;
        if u64::from(header.blocks) != whole && !is_dxc {
            let message = format!("the header states {} blocks, here are {whole}", header.blocks);
            diagnostics.add(Code::MsfBlockCount, origin + 40..origin + 44, message);
        }
        let (directory_blocks, directory) = directory(data, &header, &bad)?;
        let starts = starts(&directory, data, size)
            .map_err(|message| bad(Code::MsfDirectory, u64::from(header.map_block) * u64::from(size), message))?;
        Ok(Self { data, origin, header, directory_blocks, directory, starts })
    }

    /// The header.
    pub const fn header(&self) -> &SuperBlock {
        &self.header
    }

    /// All bytes of the file.
    pub const fn data(&self) -> &'a [u8] {
        self.data
    }

    /// The absolute offset of its first byte.
    pub const fn origin(&self) -> u64 {
        self.origin
    }

    /// Bytes of a block.
    pub const fn block_size(&self) -> usize {
        self.header.block_size as usize
    }

    /// The blocks of the directory.
    pub fn directory_blocks(&self) -> &[u32] {
        &self.directory_blocks
    }

    /// The words of the directory: the number of streams, their sizes, the blocks of each.
    pub fn directory(&self) -> &[u32] {
        &self.directory
    }

    /// How many streams there are.
    pub fn stream_count(&self) -> u32 {
        self.starts.len() as u32
    }

    /// A stream's size in bytes; `None` where the directory says that it is not there, or has no such number.
    pub fn stream_size(&self, number: u32) -> Option<u32> {
        self.starts.get(number as usize)?;
        self.directory.get(number as usize + 1).copied().filter(|&size| size != NO_STREAM_SIZE)
    }

    /// The blocks of a stream.
    pub fn blocks(&self, number: u32) -> &[u32] {
        let Some(&start) = self.starts.get(number as usize) else { return &[] };
        let count = (self.stream_size(number).unwrap_or(0) as usize).div_ceil(self.block_size());
        self.directory.get(start..start + count).unwrap_or_default()
    }

    /// A stream's bytes.
    ///
    /// # Errors
    ///
    /// [`Code::PdbNoStream`] where there is none of this number, [`Code::MsfBlock`] where one of its blocks is outside
    /// the file.
    pub fn stream(&self, number: u32) -> Result<Stream<'a>, Error> {
        let Some(size) = self.stream_size(number) else {
            let message = format!("there is no stream {number}; the file has {}", self.stream_count());
            return Err(Error::new(Code::PdbNoStream, self.origin..self.origin + MAGIC.len() as u64, message));
        };
        let (blocks, size, block_size) = (self.blocks(number), size as usize, self.block_size());
        let outside = |index: usize, block: u32| {
            let at = self.place_of_word(self.starts.get(number as usize).copied().unwrap_or_default() + index);
            let message = format!("stream {number} names block {block}, which is outside the file");
            Error::new(Code::MsfBlock, at..at + 4, message)
        };
        let first = blocks.first().copied().unwrap_or(0);
        if blocks.windows(2).all(|pair| pair[0].checked_add(1) == Some(pair[1])) {
            let Some(bytes) = in_block(self.data, first, block_size, size) else {
                let wanted = |index: usize| (size - index * block_size).min(block_size);
                let mut named = blocks.iter().copied().enumerate();
                let lost = named.find(|&(at, block)| in_block(self.data, block, block_size, wanted(at)).is_none());
                let (index, block) = lost.unwrap_or((0, first));
                return Err(outside(index, block));
            };
            let places = Places::Row(self.origin + u64::from(first) * block_size as u64);
            return Ok(Stream { number, bytes: Cow::Borrowed(bytes), places });
        }
        let mut bytes = Vec::with_capacity(size);
        for (index, &block) in blocks.iter().enumerate() {
            let wanted = (size - bytes.len()).min(block_size);
            let piece = in_block(self.data, block, block_size, wanted);
            bytes.extend_from_slice(piece.ok_or_else(|| outside(index, block))?);
        }
        let places = Places::Blocks(blocks.to_vec(), block_size, self.origin);
        Ok(Stream { number, bytes: Cow::Owned(bytes), places })
    }

    /// The absolute offset of a word of the directory.
    fn place_of_word(&self, word: usize) -> u64 {
        let (index, behind) = (4 * word / self.block_size(), 4 * word % self.block_size());
        let block = self.directory_blocks.get(index).copied().unwrap_or_default();
        self.origin + u64::from(block) * self.block_size() as u64 + behind as u64
    }

    /// Which of the two maps of free blocks calls a block free: the one in block 1, the one in block 2 of its interval.
    pub fn is_free(&self, map: usize, block: u32) -> Option<bool> {
        let (interval, place) = (block as usize / self.block_size(), block as usize % self.block_size());
        // A map's block has a bit for eight times as many blocks as stand between it and the next; the maps' bytes go on
        // from block to block all the same.
        let byte = (interval * self.block_size() + place) / 8;
        let at =
            (byte / self.block_size() * self.block_size() + 1 + map) * self.block_size() + byte % self.block_size();
        self.data.get(at).map(|bits| bits >> (block % 8) & 1 == 1)
    }
}

/// So many bytes from the start of a block on.
pub(crate) fn in_block(data: &[u8], block: u32, size: usize, length: usize) -> Option<&[u8]> {
    let start = (block as usize).checked_mul(size)?;
    data.get(start..start.checked_add(length)?)
}

/// The blocks that the directory is in, and its words.
fn directory(
    data: &[u8],
    header: &SuperBlock,
    bad: &impl Fn(Code, u64, String) -> Error,
) -> Result<(Vec<u32>, Vec<u32>), Error> {
    let (size, length) = (header.block_size as usize, header.directory_size as usize);
    if length > data.len() || length < 4 {
        return Err(bad(Code::MsfDirectory, 44, format!("a directory of {length} bytes cannot be in this file")));
    }
    let mut map = Cursor::new(data, 0).at((header.map_block as usize).saturating_mul(size));
    let (mut blocks, mut words) = (Vec::new(), Vec::new());
    let mut left = length;
    while left > 0 {
        let at = map.offset();
        let Some(block) = map.u32() else {
            return Err(bad(
                Code::MsfDirectory,
                52,
                "the list of the directory's blocks leads past the end".to_owned(),
            ));
        };
        let Some(bytes) = in_block(data, block, size, left.min(size)) else {
            return Err(bad(Code::MsfDirectory, at, format!("block {block} of the directory is outside the file")));
        };
        blocks.push(block);
        words.extend(bytes.as_chunks().0.iter().map(|&word| u32::from_le_bytes(word)));
        left -= bytes.len();
    }
    Ok((blocks, words))
}

/// Where in the directory each stream's blocks start.
fn starts(directory: &[u32], data: &[u8], block_size: u32) -> Result<Vec<usize>, String> {
    let count = directory.first().copied().unwrap_or(0) as usize;
    let Some(sizes) = count.checked_add(1).and_then(|end| directory.get(1..end)) else {
        return Err(format!("the directory states {count} streams, and has {} words", directory.len()));
    };
    let mut at = count + 1;
    let mut starts = Vec::with_capacity(count);
    for (number, &size) in sizes.iter().enumerate() {
        starts.push(at);
        if size == NO_STREAM_SIZE {
            continue;
        }
        if size as usize > data.len() {
            return Err(format!("stream {number} states {size} bytes, more than the file has"));
        }
        at += size.div_ceil(block_size) as usize;
        if at > directory.len() {
            return Err(format!("the blocks of stream {number} lead past the end of the directory"));
        }
    }
    Ok(starts)
}
