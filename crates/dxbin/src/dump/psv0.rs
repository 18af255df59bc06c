//! PSV0: its pieces one behind the other, each table row by row, each mask with the components it names.

use std::fmt::Write as _;

use dxbin_base::Diagnostics;
use dxbin_base::record::Record;
use dxbin_parts::program::Stage;
use dxbin_parts::psv0::{
    AmplificationInfo, DomainInfo, GeometryCount, GeometryInfo, HullInfo, MeshInfo, PixelInfo, Psv0, PsvElement,
    ResourceBinding, RuntimeInfo, Section, SectionKind, VertexInfo,
};

use super::parts::as_it_stands;
use super::walk::{New, Walk, name_at, plain};

/// The first bytes of the runtime information: what belongs to the stage.
const STAGE: usize = 16;

/// Where a geometry program has a field that others have two of.
const COUNT: usize = 26;

/// The most components of a mask that are named.
const MOST: usize = 32;

/// A part's data, which starts at `start` of the file.
pub(super) fn walk(data: &[u8], start: usize, walk: &mut Walk<'_, '_>) {
    walk.gap("unused", "bytes that belong to no table");
    let psv = Psv0::read(data, start as u64, &mut Diagnostics::with_limit(0));
    for section in psv.sections() {
        let at = start + section.start;
        match section.kind {
            SectionKind::InfoSize
            | SectionKind::ResourceCount
            | SectionKind::ResourceSize
            | SectionKind::StringSize
            | SectionKind::IndexCount
            | SectionKind::ElementSize => word(at, section.kind.title(), walk),
            SectionKind::Info => information(&psv, section, at, walk),
            SectionKind::Resources => rows::<ResourceBinding>(section, start, walk, &|_| String::new(), &as_it_stands),
            SectionKind::Strings => strings(&psv, section, start, walk),
            SectionKind::Indexes => indexes(section, start, walk),
            SectionKind::Inputs | SectionKind::Outputs | SectionKind::Patch => {
                let strings = psv.strings();
                let spell = |name: &str, number: u64| match name {
                    "SemanticName" => name_at(strings, number),
                    _ => None,
                };
                let title = |row: &[u8]| {
                    let element = PsvElement::read(row).unwrap_or_default();
                    match name_at(strings, element.name.into()).filter(|name| name != "\"\"") {
                        Some(name) => name,
                        None => element.semantic.name().unwrap_or_default().to_owned(),
                    }
                };
                rows::<PsvElement>(section, start, walk, &title, &spell);
            }
            _ => masks(&psv, section, start, walk),
        }
    }
}

fn word(at: usize, (name, meaning): (&str, &str), walk: &mut Walk<'_, '_>) {
    let number = walk.word(at);
    let mut value = String::new();
    // Writing to a string cannot fail.
    let _ = plain(number.into(), &mut value);
    walk.row(&New { number: Some(number.into()), value: &value, meaning, ..New::field(at, 4, name) });
}

fn information(psv: &Psv0<'_>, section: &Section, at: usize, walk: &mut Walk<'_, '_>) {
    let version = psv.version().unwrap_or_default();
    let stage = if version >= 1 { psv.info().stage() } else { Stage(u16::MAX) };
    let title = match stage.name().filter(|_| version >= 1) {
        Some(stage) => format!("version {version}, {stage}"),
        None => format!("version {version}"),
    };
    walk.heading(at, section.kind.title().0, &title, "");
    walk.nested(at + section.stride, |walk| {
        walk.within(at + STAGE, |walk| match stage {
            Stage::VERTEX => walk.record::<VertexInfo>(at, &as_it_stands),
            Stage::HULL => walk.record::<HullInfo>(at, &as_it_stands),
            Stage::DOMAIN => walk.record::<DomainInfo>(at, &as_it_stands),
            Stage::GEOMETRY => walk.record::<GeometryInfo>(at, &as_it_stands),
            Stage::PIXEL => walk.record::<PixelInfo>(at, &as_it_stands),
            Stage::MESH => walk.record::<MeshInfo>(at, &as_it_stands),
            Stage::AMPLIFICATION => walk.record::<AmplificationInfo>(at, &as_it_stands),
            _ => {}
        });
        let strings = psv.strings();
        let spell = |name: &str, number: u64| (name == "EntryFunctionName").then(|| name_at(strings, number)).flatten();
        if stage == Stage::GEOMETRY {
            walk.within(at + COUNT, |walk| walk.record::<RuntimeInfo>(at, &spell));
            walk.record::<GeometryCount>(at + COUNT, &as_it_stands);
        }
        let known = dxbin_parts::psv0::VERSIONS.get(version).copied().unwrap_or_default();
        walk.within(at + known, |walk| walk.record::<RuntimeInfo>(at, &spell));
        walk.gap("later fields", "those of a version that is not known");
    });
}

fn rows<R: Record>(
    section: &Section,
    start: usize,
    walk: &mut Walk<'_, '_>,
    title: &dyn Fn(&[u8]) -> String,
    spell: &dyn Fn(&str, u64) -> Option<String>,
) {
    for index in 0..section.count {
        let at = start + section.start + index * section.stride;
        let value = title(walk.bytes().get(at..at + section.stride).unwrap_or_default());
        walk.heading(at, &format!("{} {index}", section.kind.title().0), &value, "");
        walk.nested(at + section.stride, |walk| {
            walk.record::<R>(at, spell);
            walk.gap("later fields", "those of a longer record than is known");
        });
    }
}

fn strings(psv: &Psv0<'_>, section: &Section, start: usize, walk: &mut Walk<'_, '_>) {
    let (name, meaning) = section.kind.title();
    walk.heading(start + section.start, name, "", meaning);
    let table = psv.strings();
    walk.nested(start + section.end(), |walk| {
        let mut at = 0;
        // What stands behind the last NUL is filling.
        while let Some(rest) = table.get(at..).filter(|rest| rest.iter().any(|&byte| byte != 0) || at == 0) {
            super::parts::string(table, at, start + section.start, walk);
            let Some(length) = rest.iter().position(|&byte| byte == 0) else { break };
            at += length + 1;
        }
    });
}

fn indexes(section: &Section, start: usize, walk: &mut Walk<'_, '_>) {
    let (name, meaning) = section.kind.title();
    for index in 0..section.count {
        word(start + section.start + 4 * index, (&format!("{name}[{index}]"), meaning), walk);
    }
}

fn masks(psv: &Psv0<'_>, section: &Section, start: usize, walk: &mut Walk<'_, '_>) {
    let (name, meaning) = section.kind.title();
    let info = psv.info();
    let vectors = |stream: u8| info.output_vectors().get(usize::from(stream)).copied().unwrap_or_default();
    let (stream, to) = match section.kind {
        SectionKind::ViewIdOutputs(stream) | SectionKind::InputToOutputs(stream) => (stream, vectors(stream)),
        SectionKind::PatchToOutputs => (0, vectors(0)),
        _ => (0, info.patch_vectors),
    };
    let words = usize::from(to).div_ceil(8).max(1);
    let is_table = matches!(
        section.kind,
        SectionKind::InputToOutputs(_) | SectionKind::InputToPatch | SectionKind::PatchToOutputs
    );
    let title = match psv.info().stage() {
        Stage::GEOMETRY => format!("{name}[{stream}]"),
        _ => name.to_owned(),
    };
    walk.heading(start + section.start, &title, "", meaning);
    walk.nested(start + section.end(), |walk| {
        for index in 0..section.count {
            let at = start + section.start + 4 * index;
            let (row, part) = (index / words, index % words);
            let word = walk.word(at);
            let name = if is_table { format!("of component {row}") } else { "components".to_owned() };
            let value = components(word, 32 * part);
            walk.row(&New { number: Some(word.into()), value: &value, ..New::field(at, 4, &name) });
        }
    });
}

/// The components that a word of a mask names, from `first` on.
fn components(word: u32, first: usize) -> String {
    let mut text = String::from("{");
    let bits = (0..32).filter(|bit| word >> bit & 1 == 1);
    for (count, bit) in bits.take(MOST).enumerate() {
        let _ = write!(text, "{} {}", if count > 0 { "," } else { "" }, first + bit);
    }
    text.push_str(" }");
    text
}
