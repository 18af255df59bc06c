//! A whole MSF file as values, and written again.
//!
//! The model is the streams' bytes. The layout beside it is what the producer happened to do: which blocks each stream is
//! in, what the header states, both maps of free blocks, and what stands in blocks and ends of blocks that nothing uses
//! (fxc leaves there what earlier commits wrote).

use std::borrow::Cow;

use dxbin_base::record::Record;
use dxbin_base::{Code, Error};

use crate::msf::{Msf, Stream, in_block};
use crate::spec::{LARGEST_BLOCK, MAGIC, NO_STREAM_SIZE, SuperBlock};

/// The streams of an MSF file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MsfModel<'a> {
    /// Bytes of a block.
    pub block_size: u32,
    /// The streams; `None` for a number that has none.
    pub streams: Vec<Option<Cow<'a, [u8]>>>,
}

/// Where things stood in an MSF file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MsfLayout {
    /// The header as it was.
    header: SuperBlock,
    /// The blocks of the directory.
    directory: Vec<u32>,
    /// Bytes of the directory behind the streams' blocks.
    directory_rest: Vec<u8>,
    /// The blocks of each stream.
    blocks: Vec<Vec<u32>>,
    /// Bytes of the file.
    length: usize,
    /// What the streams, the directory and the header do not say: where, and the bytes.
    rest: Vec<(usize, Vec<u8>)>,
}

impl MsfLayout {
    /// The layout that dxc gives its PDBs: two maps of free blocks that say nothing, the list of the directory's blocks, the
    /// directory, then the streams; the header states a block too few for each of the list's.
    ///
    /// ```
    /// use dxbin_base::Diagnostics;
    /// use dxbin_pdb::model::{MsfLayout, MsfModel};
    /// use dxbin_pdb::msf::Msf;
    ///
    /// // So large that the list of the directory's blocks takes more than one block.
    /// let model = MsfModel { block_size: 512, streams: vec![None, Some(vec![7; 9_000_000].into())] };
    /// let file = model.build(Some(&MsfLayout::dxc(&model)?))?;
    /// let msf = Msf::read(&file, 0, &mut Diagnostics::new())?;
    /// assert!(msf.directory_blocks().len() > 128);
    /// assert_eq!(msf.stream(1)?.bytes().len(), 9_000_000);
    /// # Ok::<(), dxbin_base::Error>(())
    /// ```
    ///
    /// # Errors
    ///
    /// [`Code::PartNotHeld`] where the streams are too large for an MSF file.
    pub fn dxc(model: &MsfModel<'_>) -> Result<Self, Error> {
        let size = model.block_size as usize;
        let counts: Vec<usize> =
            model.streams.iter().map(|stream| stream.as_ref().map_or(0, |bytes| bytes.len().div_ceil(size))).collect();
        let words = 1 + counts.len() + counts.iter().sum::<usize>();
        let (directory, list) = ((words * 4).div_ceil(size), (words * 4).div_ceil(size).div_ceil(size / 4));
        let total = 3 + list + directory + counts.iter().sum::<usize>();
        let block = |block: usize| u32::try_from(block).map_err(|_| not_held("its streams are too large"));
        block(total * 4)?;
        let mut next = 3 + list;
        let mut take = |count: usize| {
            next += count;
            (next - count..next).map(block).collect::<Result<Vec<u32>, Error>>()
        };
        let directory = take(directory)?;
        let blocks = counts.into_iter().map(take).collect::<Result<_, _>>()?;
        let header = SuperBlock {
            block_size: model.block_size,
            free_map: 1,
            blocks: block(total - list)?,
            directory_size: block(words * 4)?,
            reserved: 0,
            map_block: 3,
        };
        Ok(Self { header, directory, directory_rest: Vec::new(), blocks, length: total * size, rest: Vec::new() })
    }

    /// The blocks of each stream.
    pub fn blocks(&self) -> &[Vec<u32>] {
        &self.blocks
    }

    /// The header.
    pub const fn header(&self) -> &SuperBlock {
        &self.header
    }

    /// The blocks of the directory.
    pub fn directory(&self) -> &[u32] {
        &self.directory
    }
}

/// Puts `bytes` at an offset.
fn put(file: &mut [u8], at: usize, bytes: &[u8]) -> Option<()> {
    file.get_mut(at..at.checked_add(bytes.len())?)?.copy_from_slice(bytes);
    Some(())
}

/// Puts `bytes` into these blocks, which they must fill to the last one.
fn spread(file: &mut [u8], blocks: &[u32], size: usize, bytes: &[u8]) -> Option<()> {
    if blocks.len() != bytes.len().div_ceil(size) {
        return None;
    }
    let mut pieces = blocks.iter().zip(bytes.chunks(size));
    pieces.try_for_each(|(&block, piece)| put(file, (block as usize).checked_mul(size)?, piece))
}

/// Runs where two files of one length differ: the offset, and the bytes of the second.
fn differences(new: &[u8], old: &[u8]) -> Vec<(usize, Vec<u8>)> {
    let mut runs: Vec<(usize, Vec<u8>)> = Vec::new();
    for (at, (_, &byte)) in new.iter().zip(old).enumerate().filter(|(_, (new, old))| new != old) {
        match runs.last_mut() {
            Some((start, run)) if *start + run.len() == at => run.push(byte),
            _ => runs.push((at, vec![byte])),
        }
    }
    runs
}

impl<'a> MsfModel<'a> {
    /// The streams of a file, and its layout.
    ///
    /// # Errors
    ///
    /// [`Code::MsfBlock`] where a stream names a block outside the file, [`Code::MsfShared`] where streams share so many
    /// blocks that together they are more than four times the file.
    pub fn read(msf: &Msf<'a>) -> Result<(Self, MsfLayout), Error> {
        let data = msf.data();
        let mut left = data.len().saturating_mul(4);
        let mut streams = Vec::new();
        let mut blocks = Vec::new();
        for number in 0..msf.stream_count() {
            let stated = msf.stream_size(number);
            left = left.checked_sub(stated.unwrap_or(0) as usize).ok_or_else(|| {
                let message = format!("streams share blocks: up to stream {number} they are four times the file");
                Error::new(Code::MsfShared, msf.origin()..msf.origin() + 56, message)
            })?;
            streams.push(stated.map(|_| msf.stream(number).map(Stream::into_bytes)).transpose()?);
            blocks.push(msf.blocks(number).to_vec());
        }
        let model = Self { block_size: msf.header().block_size, streams };
        let used: usize = 1 + blocks.len() + blocks.iter().map(Vec::len).sum::<usize>();
        let directory_rest = directory_bytes(msf).get(used * 4..).unwrap_or_default().to_vec();
        let mut layout = MsfLayout {
            header: *msf.header(),
            directory: msf.directory_blocks().to_vec(),
            directory_rest,
            blocks,
            length: data.len(),
            rest: Vec::new(),
        };
        // The two maps of free blocks, what is in blocks that nothing uses, and ends of blocks that are not filled.
        let mut file = vec![0; data.len()];
        if model.write(&layout, &mut file).is_none() {
            return Err(not_held("its header or its directory leads past its end"));
        }
        layout.rest = differences(&file, data);
        Ok((model, layout))
    }

    /// Writes the file: as it was, if its layout is given and every stream still has as many blocks; else in order,
    /// without unused blocks.
    ///
    /// # Errors
    ///
    /// [`Code::PartNotHeld`] for streams that no MSF file can hold.
    pub fn build(&self, layout: Option<&MsfLayout>) -> Result<Vec<u8>, Error> {
        if let Some(file) = layout.and_then(|layout| self.place(layout)) {
            return Ok(file);
        }
        self.place(&self.tidy()?).ok_or_else(|| not_held("its streams do not fit"))
    }

    /// The file with this layout, if the streams fit in it.
    fn place(&self, layout: &MsfLayout) -> Option<Vec<u8>> {
        let mut file = vec![0; layout.length];
        self.write(layout, &mut file)?;
        layout.rest.iter().try_for_each(|(at, run)| put(&mut file, *at, run))?;
        Some(file)
    }

    /// Everything but what nothing uses.
    fn write(&self, layout: &MsfLayout, file: &mut [u8]) -> Option<()> {
        let size = self.block_size as usize;
        if layout.blocks.len() != self.streams.len() || layout.header.block_size != self.block_size {
            return None;
        }
        let mut directory = Vec::new();
        let mut word = |word: u32| directory.extend_from_slice(&word.to_le_bytes());
        word(self.streams.len() as u32);
        for stream in &self.streams {
            word(stream.as_ref().map_or(NO_STREAM_SIZE, |bytes| bytes.len() as u32));
        }
        layout.blocks.iter().flatten().for_each(|&block| word(block));
        directory.extend_from_slice(&layout.directory_rest);

        let mut header = MAGIC.to_vec();
        SuperBlock { directory_size: directory.len() as u32, ..layout.header }.write(&mut header);
        put(file, 0, &header)?;
        for (stream, blocks) in self.streams.iter().zip(&layout.blocks) {
            spread(file, blocks, size, stream.as_deref().unwrap_or_default())?;
        }
        spread(file, &layout.directory, size, &directory)?;
        let map: Vec<u8> = layout.directory.iter().flat_map(|block| block.to_le_bytes()).collect();
        put(file, (layout.header.map_block as usize).checked_mul(size)?, &map)
    }

    /// The layout of a file that was written in one go: the header, the maps of free blocks, the streams in order, the
    /// directory, the list of its blocks.
    fn tidy(&self) -> Result<MsfLayout, Error> {
        let size = self.block_size;
        if !(512..=LARGEST_BLOCK).contains(&size) || !size.is_power_of_two() {
            return Err(not_held("its block size is no power of two from 512 to 65536"));
        }
        let mut next = 0_u32;
        // Blocks 1 and 2 of every interval are the maps'.
        let mut take = |bytes: usize| -> Option<Vec<u32>> {
            (0..bytes.div_ceil(size as usize))
                .map(|_| {
                    next = next.checked_add(1)?;
                    while matches!(next % size, 1 | 2) {
                        next = next.checked_add(1)?;
                    }
                    Some(next)
                })
                .collect()
        };
        let length = |stream: &Option<Cow<'_, [u8]>>| stream.as_ref().map_or(0, |bytes| bytes.len());
        let too_large = || not_held("its streams are too large");
        let blocks = self.streams.iter().map(|stream| take(length(stream))).collect::<Option<Vec<_>>>();
        let blocks = blocks.ok_or_else(too_large)?;
        let words = 1 + blocks.len() + blocks.iter().map(Vec::len).sum::<usize>();
        let directory = take(words * 4).ok_or_else(too_large)?;
        if directory.len() * 4 > size as usize {
            return Err(not_held("its directory has more blocks than one block can list"));
        }
        let map = take(1).and_then(|blocks| blocks.first().copied()).ok_or_else(too_large)?;
        let count = map + 1;
        let header = SuperBlock {
            block_size: size,
            free_map: 1,
            blocks: count,
            directory_size: words as u32 * 4,
            reserved: 0,
            map_block: map,
        };
        let rest = free_maps(size as usize, count as usize);
        let length = count as usize * size as usize;
        Ok(MsfLayout { header, directory, directory_rest: Vec::new(), blocks, length, rest })
    }
}

/// Maps of free blocks for a file without any: a bit for each block, set where there is none.
fn free_maps(size: usize, count: usize) -> Vec<(usize, Vec<u8>)> {
    let mut rest = Vec::new();
    for interval in 0..count.div_ceil(size) {
        for map in 1..=2 {
            let at = (interval * size + map) * size;
            let first = interval * size * 8;
            let bytes = (0..size)
                .map(|byte| (0..8).fold(0, |bits, bit| bits | u8::from(first + byte * 8 + bit >= count) << bit));
            if at + size <= count * size {
                rest.push((at, bytes.collect()));
            }
        }
    }
    rest
}

/// The directory's bytes, of which a last piece may be no whole word.
fn directory_bytes(msf: &Msf<'_>) -> Vec<u8> {
    let (size, mut left) = (msf.block_size(), msf.header().directory_size as usize);
    let mut bytes = Vec::new();
    for &block in msf.directory_blocks() {
        let piece = in_block(msf.data(), block, size, left.min(size)).unwrap_or_default();
        bytes.extend_from_slice(piece);
        left -= piece.len();
    }
    bytes
}

fn not_held(why: &str) -> Error {
    Error::new(Code::PartNotHeld, 0..0, format!("an MSF file cannot hold this: {why}"))
}
