//! What is in a part: the walker of each kind.

use dxbin_base::record::Record;
use dxbin_base::{Diagnostics, Limits};
use dxbin_container::Part;
use dxbin_container::spec::kind;
use dxbin_parts::debug_name::DebugNameHeader;
use dxbin_parts::hash::ShaderHash;
use dxbin_parts::pdbi::PdbiHeader;
use dxbin_parts::sfi0::FeatureInfo;
use dxbin_parts::signature::{Element, Element24, Element28, Layout, Signature, SignatureHeader};
use dxbin_parts::stat::Statistics;
use dxbin_parts::vers::VersionHeader;

use super::claims::Claims;
use super::walk::{New, Walk, fourcc, name_at, quoted};
use super::{Kind, aon9, bitcode, d3d9, ifce, library, msf, psv0, rdat, rdef, rts0, srci, tokens};
use crate::summary::{BitcodeHeader, ProgramHeader};
use crate::{module, open};

/// No field is known better than its table knows it.
pub(super) fn as_it_stands(_: &str, _: u64) -> Option<String> {
    None
}

/// A part's data.
pub(super) fn data(part: &Part<'_>, is_dxil: bool, walk: &mut Walk<'_, '_>) {
    let (start, data) = (part.start() as usize, part.data);
    match (part.kind, Layout::of(part.kind)) {
        (_, Some(layout)) => signature(data, start, layout, walk),
        (kind::RDEF, _) => rdef::walk(data, start, walk),
        (kind::IFCE, _) => ifce::walk(data, start, walk),
        (kind::RTS0, _) => rts0::walk(data, start, walk),
        (kind::Aon9, _) => aon9::walk(data, start, walk),
        (kind::LIBH, _) => library::header(data, start, walk),
        (kind::LFS0, _) => library::parameters(data, start, walk),
        (kind::LIBF, _) => library::function(part, walk),
        (kind::SFI0, _) => walk.record::<FeatureInfo>(start, &as_it_stands),
        (kind::STAT, _) if !is_dxil && !module::is_in_stat(data) => walk.record::<Statistics>(start, &as_it_stands),
        (kind::SHDR | kind::SHEX, _) => tokens::walk(data, start, walk),
        (kind::DXIL | kind::ILDB | kind::STAT, _) => dxil(start, walk),
        (kind::PSV0, _) => psv0::walk(data, start, walk),
        (kind::RDAT, _) => rdat::walk(data, start, walk),
        (kind::HASH, _) => walk.record::<ShaderHash>(start, &as_it_stands),
        (kind::VERS, _) => version(start, walk),
        (kind::SPDB, _) => msf::walk(data, start, walk),
        (kind::SRCI, _) => srci::walk(data, start, walk),
        (kind::PDBI, _) => {
            walk.record::<PdbiHeader>(start, &as_it_stands);
            walk.gap("RDAT", "an RDAT with what the PDB says, compressed as the header says");
        }
        (kind::PRIV, _) if open::kind(data) == Some(open::Kind::Pdb) => msf::walk(data, start, walk),
        (kind::ILDN, _) => debug_name(start, walk),
        _ => walk.gap("data", part.info().map_or("", |info| info.title)),
    }
}

/// A file that is no container.
pub(super) fn other(kind: Option<open::Kind>, walk: &mut Walk<'_, '_>) {
    let title = kind.map_or("no kind of shader starts with these bytes", |kind| kind.info().title);
    walk.heading(0, "file", &format!("{} bytes", walk.bytes().len()), title);
    match kind {
        Some(open::Kind::DxilProgram) => walk.nested(usize::MAX, |walk| dxil(0, walk)),
        Some(open::Kind::Bitcode | open::Kind::WrappedBitcode) => {
            walk.nested(usize::MAX, |walk| bitcode::walk(0..usize::MAX, walk));
        }
        Some(open::Kind::Pdb) => walk.nested(usize::MAX, |walk| msf::walk(walk.bytes(), 0, walk)),
        Some(open::Kind::Direct3d9) => walk.nested(usize::MAX, |walk| d3d9::walk(walk.bytes(), 0, walk)),
        _ => {}
    }
}

/// The name of the file with the debug information.
fn debug_name(start: usize, walk: &mut Walk<'_, '_>) {
    walk.record::<DebugNameHeader>(start, &as_it_stands);
    let at = start + DebugNameHeader::SIZE;
    let rest = walk.bytes().get(at..walk.limit()).unwrap_or_default();
    if let Some(length) = rest.iter().position(|&byte| byte == 0) {
        let value = quoted(&rest[..length]);
        walk.row(&New { kind: Kind::Text, value: &value, ..New::field(at, length + 1, "Name") });
    }
}

/// The compiler's version: numbers, and two strings.
fn version(start: usize, walk: &mut Walk<'_, '_>) {
    walk.record::<VersionHeader>(start, &as_it_stands);
    let mut at = start + VersionHeader::SIZE;
    for name in ["CommitSha", "CustomVersionString"] {
        let rest = walk.bytes().get(at..walk.limit()).unwrap_or_default();
        let Some(length) = rest.iter().position(|&byte| byte == 0) else { return };
        let value = quoted(rest.get(..length).unwrap_or_default());
        walk.row(&New { kind: Kind::Text, value: &value, ..New::field(at, length + 1, name) });
        at += length + 1;
    }
}

/// A Shader Model 6 program: its headers, and bitcode.
fn dxil(start: usize, walk: &mut Walk<'_, '_>) {
    walk.record::<ProgramHeader>(start, &|name, number| {
        let version = ProgramHeader { version: number as u32, size: 0 };
        (name == "ProgramVersion").then(|| version.target())
    });
    walk.record::<BitcodeHeader>(start + ProgramHeader::SIZE, &|name, number| match name {
        "DxilMagic" => Some(fourcc(number)),
        "DxilVersion" => Some(format!("{}.{}", number >> 8 & 0xff, number & 0xff)),
        _ => None,
    });
    let header = start + ProgramHeader::SIZE;
    let (offset, size) = (walk.word(header + 8) as usize, walk.word(header + 12) as usize);
    let at = header.saturating_add(offset);
    bitcode::walk(at..at.saturating_add(size), walk);
}

/// What a place in a signature part is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Place {
    Header,
    Element(u32),
    Name,
}

fn signature(data: &[u8], start: usize, layout: Layout, walk: &mut Walk<'_, '_>) {
    let signature = Signature::read(data, start as u64, layout, &Limits::default(), &mut Diagnostics::with_limit(0));
    let mut claims = Claims::new();
    claims.add(0, Place::Header);
    let size = layout.record_size();
    for (index, element) in signature.elements().enumerate() {
        let at = u64::from(signature.header().offset) + (index * size) as u64;
        claims.add(at, Place::Element(index as u32));
        claims.add(element.name.into(), Place::Name);
    }
    walk.gap("unused", "bytes that nothing in the part leads to");
    let spell = |name: &str, number: u64| (name == "SemanticName").then(|| name_at(data, number)).flatten();
    for (offset, place) in claims.sorted() {
        let at = start + offset;
        match place {
            Place::Header => walk.record::<SignatureHeader>(at, &as_it_stands),
            Place::Name => string(data, offset, start, walk),
            Place::Element(index) => {
                let element = signature.element(index as usize).unwrap_or_default();
                let name = name_at(data, element.name.into()).unwrap_or_default();
                walk.heading(at.max(walk.at()), &format!("element {index}"), &name, "");
                walk.nested(at + size, |walk| match layout {
                    Layout::Bytes24 => walk.record::<Element24>(at, &spell),
                    Layout::Bytes28 => walk.record::<Element28>(at, &spell),
                    Layout::Bytes32 => walk.record::<Element>(at, &spell),
                });
            }
        }
    }
}

/// The string at an offset of a part; nothing where it was shown, as the end of a longer one.
pub(super) fn string(data: &[u8], offset: usize, start: usize, walk: &mut Walk<'_, '_>) {
    if start + offset < walk.at() {
        return;
    }
    let Some(rest) = data.get(offset..) else { return };
    let Some(length) = rest.iter().position(|&byte| byte == 0) else { return };
    let value = quoted(&rest[..length]);
    let new = New { kind: Kind::Text, value: &value, ..New::field(start + offset, length + 1, "name") };
    walk.row(&new);
}
