//! An MSF file (SPDB, or a PDB of its own): its header, the maps of free blocks, the directory, and the streams where their
//! blocks stand. A stream that stands in one piece is shown record by record.

use std::collections::HashMap;

use dxbin_base::record::Record;
use dxbin_base::{Diagnostics, Limits};
use dxbin_container::Container;
use dxbin_pdb::dbi::{Dbi, Module};
use dxbin_pdb::info::Info;
use dxbin_pdb::msf::Msf;
use dxbin_pdb::spec::codeview::{
    Compile3, DefRange, HlslData, InlineSite, LeafKind, Local, Procedure, SubsectionKind, SymbolKind,
};
use dxbin_pdb::spec::{
    DbiHeader, InfoHeader, MAGIC, NamesHeader, SourcesHeader, SuperBlock, TypesHeader, stream as numbers,
};
use dxbin_pdb::symbols::until_nul;

use super::claims::Claims;
use super::walk::{New, Walk, number, quoted};
use super::{Kind, container};

/// The most bytes of a stream's name that are shown.
const LONGEST_NAME: usize = 256;

/// What a block is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Place {
    Super,
    FreeMap(u8),
    Map,
    /// A piece of the directory: its place.
    Directory(u32),
    /// A run of a stream's blocks: the stream, the place of the first, and how many.
    Run(u32, u32, u32),
}

/// No field is known better than its table knows it.
fn as_it_stands(_: &str, _: u64) -> Option<String> {
    None
}

/// A whole MSF file in `data`, which starts at `start` of the file.
pub(super) fn walk(data: &[u8], start: usize, walk: &mut Walk<'_, '_>) {
    walk.gap("unused", "a block, or the end of one, that nothing leads to");
    let Ok(msf) = Msf::read(data, start as u64, &mut Diagnostics::with_limit(0)) else {
        walk.gap("data", "no MSF file that could be read");
        return;
    };
    let size = msf.block_size();
    let mut claims = Claims::new();
    let mut claim = |block: u32, place: Place| claims.add(u64::from(block) * size as u64, place);
    claim(0, Place::Super);
    let intervals = (data.len() / size).div_ceil(size).min(64) as u32;
    for first in (0..intervals).map(|interval| interval.wrapping_mul(size as u32)) {
        claim(first.wrapping_add(1), Place::FreeMap(1));
        claim(first.wrapping_add(2), Place::FreeMap(2));
    }
    claim(msf.header().map_block, Place::Map);
    (0..).zip(msf.directory_blocks()).for_each(|(piece, &block)| claim(block, Place::Directory(piece)));
    for stream in 0..msf.stream_count() {
        let mut at = 0;
        for run in msf.blocks(stream).chunk_by(|one, next| one.checked_add(1) == Some(*next)) {
            claim(run.first().copied().unwrap_or(0), Place::Run(stream, at, run.len() as u32));
            at += run.len() as u32;
        }
    }
    let info = Info::read(&msf).unwrap_or_else(|_| Info { header: InfoHeader::default(), streams: Vec::new() });
    let modules = Dbi::read(&msf).map(|dbi| dbi.modules).unwrap_or_default();
    let names = info.streams.iter().map(|(name, number)| (*number, &**name)).collect();
    let pdb = Pdb { msf: &msf, names, module: modules.iter().find(|module| module.info.stream != u16::MAX) };
    for (offset, place) in claims.sorted() {
        block(&pdb, start + offset, place, walk);
    }
}

/// What is known of the streams.
struct Pdb<'m> {
    msf: &'m Msf<'m>,
    names: HashMap<u32, &'m [u8]>,
    module: Option<&'m Module>,
}

fn block(pdb: &Pdb<'_>, at: usize, place: Place, walk: &mut Walk<'_, '_>) {
    let msf = pdb.msf;
    // Blocks that are in two places are shown once.
    if at < walk.at() {
        return;
    }
    let size = msf.block_size();
    match place {
        Place::Super => {
            walk.heading(at, "MSF header", "", "");
            walk.nested(at + MAGIC.len() + SuperBlock::SIZE, |walk| {
                let magic = &New { kind: Kind::Text, ..New::field(at, MAGIC.len(), "Magic") };
                walk.row(&New { value: "Microsoft C/C++ MSF 7.00", ..*magic });
                walk.record::<SuperBlock>(at + MAGIC.len(), &as_it_stands);
            });
        }
        Place::FreeMap(which) => {
            let counts =
                if msf.header().free_map == u32::from(which) { "the one that counts" } else { "the other one" };
            walk.heading(at, "free block map", &which.to_string(), counts);
            walk.nested(at + size, |walk| walk.gap("bits", "a bit for each block, set where it is free"));
        }
        Place::Map => {
            walk.heading(at, "block map", "", "the blocks of the directory");
            let count = msf.directory_blocks().len();
            walk.nested(at + 4 * count, |walk| words(at, count, "Block", "a block of the directory", walk));
        }
        Place::Directory(piece) => {
            walk.heading(at, "stream directory", &format!("piece {piece}"), "");
            let first = piece as usize * (size / 4);
            let count = msf.directory().len().saturating_sub(first).min(size / 4);
            walk.nested(at + 4 * count, |walk| directory(msf, first, at, count, walk));
        }
        Place::Run(stream, first, count) => {
            let whole = msf.stream_size(stream).unwrap_or(0) as usize;
            let from = first as usize * size;
            let bytes = whole.saturating_sub(from).min(count as usize * size);
            // A stream in many pieces, each with a long name, would be without end.
            let name = pdb.names.get(&stream).map(|name| quoted(name.get(..LONGEST_NAME).unwrap_or(name)));
            let title = match bytes == whole {
                true => format!("stream {stream}"),
                false => format!("stream {stream} (bytes {from:#x} to {:#x} of {whole:#x})", from + bytes),
            };
            walk.heading(at, &title, &name.unwrap_or_default(), "");
            walk.nested(at + bytes, |walk| {
                walk.gap("data", "");
                if first == 0 {
                    contents(pdb, stream, at, bytes == whole, walk);
                }
            });
        }
    }
}

/// Words in a row.
fn words(at: usize, count: usize, name: &str, meaning: &str, walk: &mut Walk<'_, '_>) {
    for place in 0..count {
        let start = at + 4 * place;
        if start >= walk.limit() {
            return;
        }
        let (value, name) = (walk.word(start).to_string(), format!("{name}[{place}]"));
        walk.row(&New { value: &value, meaning, ..New::field(start, 4, &name) });
    }
}

/// Words of the directory: the count, the sizes, the blocks.
fn directory(msf: &Msf<'_>, first: usize, at: usize, count: usize, walk: &mut Walk<'_, '_>) {
    let streams = msf.stream_count() as usize;
    for place in 0..count {
        let (index, start) = (first + place, at + 4 * place);
        let word = walk.word(start);
        let (name, meaning) = match index.checked_sub(1) {
            None => ("NumStreams".to_owned(), "streams of the file"),
            Some(stream) if stream < streams => (format!("StreamSizes[{stream}]"), "bytes; 0xffffffff for none"),
            Some(block) => (format!("StreamBlocks[{}]", block - streams), "a block of a stream, stream by stream"),
        };
        walk.row(&New { number: Some(word.into()), value: &word.to_string(), meaning, ..New::field(start, 4, &name) });
    }
}

/// What a stream starts with, and its records if it stands in one piece.
fn contents(pdb: &Pdb<'_>, stream: u32, at: usize, whole: bool, walk: &mut Walk<'_, '_>) {
    let name = pdb.names.get(&stream).copied().unwrap_or_default();
    match stream {
        numbers::INFO => walk.record::<InfoHeader>(at, &as_it_stands),
        numbers::DEBUG => walk.record::<DbiHeader>(at, &as_it_stands),
        numbers::TYPES | numbers::ITEMS => {
            walk.record::<TypesHeader>(at, &as_it_stands);
            let end = at + TypesHeader::SIZE + walk.word(at + 16) as usize;
            if whole {
                records(at + TypesHeader::SIZE, end, &|kind| LeafKind(kind).name(), &|_, _, _, _| {}, walk);
            }
        }
        numbers::DXC_CONTAINER if whole && walk.bytes().get(at..).is_some_and(|bytes| bytes.starts_with(b"DXBC")) => {
            shader(at, walk);
        }
        _ if name == b"/names" => walk.record::<NamesHeader>(at, &as_it_stands),
        _ if name == b"/src/headerblock" => walk.record::<SourcesHeader>(at, &as_it_stands),
        _ => {
            if let Some(module) = pdb.module.filter(|module| u32::from(module.info.stream) == stream && whole) {
                let symbols = at + module.info.symbols_size as usize;
                walk.row(&New::field(at, 4, "Signature"));
                records(at + 4, symbols, &|kind| SymbolKind(kind).name(), &symbol, walk);
                let lines = symbols + module.info.old_lines_size as usize;
                subsections(lines, lines + module.info.lines_size as usize, walk);
            }
        }
    }
}

/// The most structures in each other at which what a PDB holds is still opened.
const DEEPEST: u32 = 24;

/// The container that dxc put into a stream.
fn shader(at: usize, walk: &mut Walk<'_, '_>) {
    let bytes = walk.bytes().get(at..walk.limit()).unwrap_or_default();
    match Container::read(bytes, at as u64, &Limits::default(), &mut Diagnostics::with_limit(0)) {
        Ok(inner) if walk.depth() < DEEPEST => container::walk(&inner, walk),
        _ => walk.gap("data", "a container"),
    }
}

/// Shows the fixed part of a record: its kind, where it starts and ends.
type Fixed<'f> = &'f dyn Fn(u16, usize, usize, &mut Walk<'_, '_>);

/// CodeView records: a length, a kind, and what belongs to it.
fn records(
    mut at: usize,
    end: usize,
    name_of: &dyn Fn(u16) -> Option<&'static str>,
    fixed: Fixed<'_>,
    walk: &mut Walk<'_, '_>,
) {
    let end = end.min(walk.limit());
    while at + 4 <= end {
        let half = |at: usize| walk.bytes().get(at..at + 2).map_or(0, |bytes| number(bytes) as u16);
        let (length, kind) = (usize::from(half(at)), half(at + 2));
        if length < 2 || at + 2 + length > end {
            return;
        }
        let name = name_of(kind).unwrap_or("unknown");
        walk.heading(at, name, "", "");
        walk.nested(at + 2 + length, |walk| {
            let value = length.to_string();
            walk.row(&New { value: &value, meaning: "bytes that follow", ..New::field(at, 2, "RecordLen") });
            let value = format!("{name} ({kind:#06x})");
            walk.row(&New { value: &value, number: Some(kind.into()), ..New::field(at + 2, 2, "RecordKind") });
            fixed(kind, at + 4, at + 2 + length, walk);
        });
        at += 2 + length;
    }
}

/// The fixed part of a symbol, and its name.
fn symbol(kind: u16, at: usize, end: usize, walk: &mut Walk<'_, '_>) {
    let size = match SymbolKind(kind) {
        SymbolKind::S_GPROC32 | SymbolKind::S_LPROC32 => fields::<Procedure>(at, walk),
        SymbolKind::S_LOCAL => fields::<Local>(at, walk),
        SymbolKind::S_COMPILE3 => fields::<Compile3>(at, walk),
        SymbolKind::S_GDATA_HLSL | SymbolKind::S_LDATA_HLSL => fields::<HlslData>(at, walk),
        SymbolKind::S_DEFRANGE_HLSL => {
            fields::<DefRange>(at, walk);
            return walk.gap("gaps and indices", "gaps of two 16-bit words, then a word for each register index");
        }
        SymbolKind::S_INLINESITE => {
            fields::<InlineSite>(at, walk);
            return walk.gap("annotations", "lines of the call's instructions");
        }
        _ => return,
    };
    let name = until_nul(walk.bytes().get(at + size..end).unwrap_or_default());
    let (value, length) = (quoted(name), name.len());
    walk.row(&New { kind: Kind::Text, value: &value, ..New::field(at + size, length + 1, "Name") });
}

fn fields<R: Record>(at: usize, walk: &mut Walk<'_, '_>) -> usize {
    walk.record::<R>(at, &as_it_stands);
    R::SIZE
}

/// The pieces of line information.
fn subsections(mut at: usize, end: usize, walk: &mut Walk<'_, '_>) {
    let end = end.min(walk.limit());
    while at + 8 <= end {
        let (kind, size) = (walk.word(at), walk.word(at + 4) as usize);
        let next = at.saturating_add(8).saturating_add(size).next_multiple_of(4);
        let name = SubsectionKind(kind).name().unwrap_or("unknown");
        walk.heading(at, name, "", "");
        walk.nested(next.min(end), |walk| {
            walk.row(&New { value: &format!("{name} ({kind:#x})"), ..New::field(at, 4, "Kind") });
            walk.row(&New { value: &size.to_string(), meaning: "bytes that follow", ..New::field(at + 4, 4, "Size") });
        });
        at = next;
    }
}
