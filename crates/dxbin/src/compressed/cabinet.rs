//! Cabinets (MS-CAB), as far as compressed shaders need them: one file set, no reserved areas.
//!
//! A header, folders, files with their names, then blocks of data. A folder is one stream of data, cut into blocks of up
//! to 32 KiB, each compressed on its own but with what came before at hand; a file is a range of a folder.

use dxbin_base::record::Record;
use dxbin_base::{Code, Error};
use lzxd::{Lzxd, WindowSize};
use miniz_oxide::inflate::TINFLStatus;
use miniz_oxide::inflate::core::{DecompressorOxide, decompress, inflate_flags};

dxbin_base::record! {
    /// CFHEADER.
    pub struct CabinetHeader: 36 {
        0 signature: u32, "signature", "`MSCF`";
        4 reserved1: u32, "reserved1", "0";
        8 size: u32, "cbCabinet", "bytes of the cabinet";
        12 reserved2: u32, "reserved2", "0";
        16 files_offset: u32, "coffFiles", "offset of the first file's entry";
        20 reserved3: u32, "reserved3", "0";
        24 minor: u8, "versionMinor", "3";
        25 major: u8, "versionMajor", "1";
        26 folders: u16, "cFolders", "folders";
        28 files: u16, "cFiles", "files";
        30 flags: u16, "flags", "0: no other cabinet before or behind, no reserved areas";
        32 set: u16, "setID", "the set of cabinets";
        34 index: u16, "iCabinet", "the place in the set";
    }
}

dxbin_base::record! {
    /// CFFOLDER: a stream of data.
    pub struct Folder: 8 {
        0 offset: u32, "coffCabStart", "offset of the first block";
        4 blocks: u16, "cCFData", "blocks";
        6 compression: u16, "typeCompress", "0 none, 1 MSZIP, 3 LZX with the window's bits above";
    }
}

dxbin_base::record! {
    /// CFFILE, behind which the name stands.
    pub struct File: 16 {
        0 size: u32, "cbFile", "bytes";
        4 offset: u32, "uoffFolderStart", "where it starts in the folder's data";
        8 folder: u16, "iFolder", "which folder";
        10 date: u16, "date", "0";
        12 time: u16, "time", "0";
        14 attributes: u16, "attribs", "0";
    }
}

dxbin_base::record! {
    /// CFDATA, behind which the bytes stand.
    pub struct Block: 8 {
        0 checksum: u32, "csum", "a checksum, 0 for none";
        4 size: u16, "cbData", "bytes that follow";
        6 unpacked: u16, "cbUncomp", "bytes that they become, 32,768 at most";
    }
}

const SIGNATURE: u32 = u32::from_le_bytes(*b"MSCF");

/// Unpacked bytes of a block.
const BLOCK: usize = 1 << 15;

/// A file's name and its bytes.
pub(super) type Entry<'c> = (&'c [u8], Vec<u8>);

/// The files of the cabinet in `data`, which lies at `origin` in the file and may give so many bytes in all.
pub(super) fn files(data: &[u8], origin: u64, most: usize) -> Result<Vec<Entry<'_>>, Error> {
    let bad = |code, at: usize, size: usize, message: String| {
        let at = origin + at.min(data.len()) as u64;
        Error::new(code, at..at + size as u64, message)
    };
    let header = CabinetHeader::read(data).filter(|header| header.signature == SIGNATURE);
    let header = header.ok_or_else(|| bad(Code::CompressedBroken, 0, 4, "there is no cabinet (`MSCF`)".to_owned()))?;
    if header.flags != 0 {
        let message =
            format!("a cabinet with flags {:#x} is not read: it has neighbours or reserved areas", header.flags);
        return Err(bad(Code::NotYet, 30, 2, message));
    }
    let mut left = most;
    let mut folders = Vec::new();
    for index in 0..usize::from(header.folders) {
        let at = CabinetHeader::SIZE + index * Folder::SIZE;
        let folder = data.get(at..).and_then(Folder::read);
        let folder = folder
            .ok_or_else(|| bad(Code::CompressedBroken, at, 0, format!("folder {index} does not lie in the cabinet")))?;
        let unpacked =
            unpack(&folder, data, left).map_err(|(at, message)| bad(Code::CompressedBroken, at, 8, message))?;
        left -= unpacked.len();
        folders.push(unpacked);
    }
    let mut files = Vec::new();
    let mut at = header.files_offset as usize;
    for index in 0..header.files {
        let outside = || bad(Code::CompressedBroken, at, 0, format!("file {index} does not lie in the cabinet"));
        let file = data.get(at..).and_then(File::read).ok_or_else(outside)?;
        let rest = data.get(at + File::SIZE..).unwrap_or_default();
        let length = rest.iter().position(|&byte| byte == 0).ok_or_else(outside)?;
        let start = file.offset as usize;
        let folder = folders.get(usize::from(file.folder));
        let bytes = folder.and_then(|folder| folder.get(start..start.checked_add(file.size as usize)?));
        let bytes = bytes.ok_or_else(outside)?;
        // Files may name the same bytes over and over.
        left = left.checked_sub(bytes.len()).ok_or_else(|| {
            bad(Code::CompressedBroken, at, 16, format!("the files are over {most} bytes long in all"))
        })?;
        files.push((rest.get(..length).unwrap_or_default(), bytes.to_vec()));
        at += File::SIZE + length + 1;
    }
    Ok(files)
}

/// What unpacks the blocks of a folder.
enum Method {
    Stored,
    Mszip,
    Lzx(Box<Lzxd>),
}

impl Method {
    fn of(compression: u16) -> Option<Self> {
        const WINDOWS: [WindowSize; 7] = [
            WindowSize::KB32,
            WindowSize::KB64,
            WindowSize::KB128,
            WindowSize::KB256,
            WindowSize::KB512,
            WindowSize::MB1,
            WindowSize::MB2,
        ];
        match (compression & 0xf, compression >> 8) {
            (0, _) => Some(Self::Stored),
            (1, _) => Some(Self::Mszip),
            (3, window) => {
                let size = WINDOWS.get(usize::from(window.checked_sub(15)?))?;
                Some(Self::Lzx(Box::new(Lzxd::new(*size))))
            }
            _ => None,
        }
    }
}

/// A folder's data; or where and what is wrong.
fn unpack(folder: &Folder, data: &[u8], most: usize) -> Result<Vec<u8>, (usize, String)> {
    let mut at = folder.offset as usize;
    let mut method = Method::of(folder.compression)
        .ok_or_else(|| (at, format!("the compression {:#06x} is not known", folder.compression)))?;
    let mut out = Vec::new();
    for index in 0..folder.blocks {
        let outside = || (at, format!("block {index} does not lie in the cabinet"));
        let block = data.get(at..).and_then(Block::read).ok_or_else(outside)?;
        let start = at + Block::SIZE;
        let packed = data.get(start..start + usize::from(block.size)).ok_or_else(outside)?;
        let size = usize::from(block.unpacked);
        if size > BLOCK || out.len() + size > most {
            return Err((at, format!("block {index} becomes too long: {size} bytes behind {}", out.len())));
        }
        if block.checksum != 0
            && block.checksum != checksum(data.get(at + 4..start).unwrap_or_default(), checksum(packed, 0))
        {
            return Err((at, format!("block {index}: the checksum is not that of the bytes")));
        }
        let broken = || (at, format!("block {index} does not unpack to {size} bytes"));
        match &mut method {
            Method::Stored if packed.len() == size => out.extend_from_slice(packed),
            Method::Stored => return Err(broken()),
            Method::Mszip => inflate(packed, size, &mut out).ok_or_else(broken)?,
            Method::Lzx(lzx) => {
                let unpacked = lzx.decompress_next(packed, size).map_err(|_| broken())?;
                if unpacked.len() != size {
                    return Err(broken());
                }
                out.extend_from_slice(unpacked);
            }
        }
        at = start + packed.len();
    }
    Ok(out)
}

/// A block of MSZIP: `CK` and a deflate stream that may reach back into the blocks before it.
fn inflate(packed: &[u8], size: usize, out: &mut Vec<u8>) -> Option<()> {
    let stream = packed.strip_prefix(b"CK")?;
    let start = out.len();
    out.resize(start + size, 0);
    let flags = inflate_flags::TINFL_FLAG_USING_NON_WRAPPING_OUTPUT_BUF;
    let (status, _, written) = decompress(&mut DecompressorOxide::new(), stream, out, start, flags);
    (status == TINFLStatus::Done && written == size).then_some(())
}

/// The exclusive or of a block's words; the bytes of the last one stand the other way around.
fn checksum(bytes: &[u8], seed: u32) -> u32 {
    let (words, rest) = bytes.as_chunks::<4>();
    let sum = words.iter().fold(seed, |sum, word| sum ^ u32::from_le_bytes(*word));
    sum ^ rest.iter().fold(0, |word, &byte| word << 8 | u32::from(byte))
}
