//! RDAT: its parts, the records of its tables and what their fields lead to.

use dxbin_base::Diagnostics;
use dxbin_base::record::Record;
use dxbin_parts::program::ProgramHeader;
use dxbin_parts::rdat::{
    Leads, NULL_REF, PartType, Rdat, RdatHeader, RdatPart, RdatPartHeader, Shape, TableHeader, references, table,
};

use super::parts::as_it_stands;
use super::walk::{New, Walk, plain, quoted};

/// The most numbers or names of an array that are shown beside the field that leads to it.
const MOST: usize = 8;

/// Data that starts at `start` of the file.
pub(super) fn walk(data: &[u8], start: usize, walk: &mut Walk<'_, '_>) {
    walk.gap("unused", "bytes that belong to no part");
    let rdat = Rdat::read(data, start as u64, &mut Diagnostics::with_limit(0));
    walk.record::<RdatHeader>(start, &as_it_stands);
    for (index, part) in rdat.parts().iter().enumerate() {
        let at = start + RdatHeader::SIZE + 4 * index;
        let meaning = format!("to {}", name(part.ty));
        word(at, &format!("PartOffset[{index}]"), &meaning, walk);
    }
    for part in rdat.parts() {
        let at = start + part.offset;
        walk.heading(at, "part", &name(part.ty), "");
        walk.nested(at + RdatPartHeader::SIZE + part.data.len(), |walk| {
            walk.record::<RdatPartHeader>(at, &as_it_stands);
            self::part(&rdat, part, start, walk);
        });
    }
}

fn name(ty: PartType) -> String {
    ty.name().map_or_else(|| format!("{:#x}", ty.0), str::to_owned)
}

fn word(at: usize, name: &str, meaning: &str, walk: &mut Walk<'_, '_>) {
    let number = walk.word(at);
    let mut value = String::new();
    // Writing to a string cannot fail.
    let _ = plain(number.into(), &mut value);
    walk.row(&New { number: Some(number.into()), value: &value, meaning, ..New::field(at, 4, name) });
}

fn part(rdat: &Rdat<'_>, part: &RdatPart<'_>, start: usize, walk: &mut Walk<'_, '_>) {
    let at = start + part.offset + RdatPartHeader::SIZE;
    match (part.ty, Shape::of(part.ty)) {
        (PartType::STRING_BUFFER, _) => strings(part.data, at, walk),
        (PartType::INDEX_ARRAYS, _) => arrays(part.data, at, walk),
        (PartType::RAW_BYTES, _) => walk.gap("bytes", "what fields of records lead to"),
        (_, Some(shape)) => rows(rdat, shape, part, start, walk),
        (_, None) => walk.gap("data", "of a part that no document names"),
    }
}

fn strings(data: &[u8], start: usize, walk: &mut Walk<'_, '_>) {
    let mut at = 0;
    // What stands behind the last NUL is filling.
    while let Some(rest) = data.get(at..).filter(|rest| rest.iter().any(|&byte| byte != 0) || at == 0) {
        super::parts::string(data, at, start, walk);
        let Some(length) = rest.iter().position(|&byte| byte == 0) else { break };
        at += length + 1;
    }
}

/// Arrays one behind the other: a count, and so many numbers.
fn arrays(data: &[u8], start: usize, walk: &mut Walk<'_, '_>) {
    let words = data.len() / 4;
    let mut index = 0;
    while index < words {
        let count = walk.word(start + 4 * index) as usize;
        word(start + 4 * index, &format!("array {index}"), "how many numbers follow", walk);
        let end = (index + 1).saturating_add(count).min(words);
        for inside in index + 1..end {
            word(start + 4 * inside, "number", "", walk);
        }
        index = end;
    }
}

fn rows(rdat: &Rdat<'_>, shape: &'static Shape, part: &RdatPart<'_>, start: usize, walk: &mut Walk<'_, '_>) {
    let at = start + part.offset + RdatPartHeader::SIZE;
    walk.record::<TableHeader>(at, &as_it_stands);
    let Some(table) = table(part) else { return };
    let Some(known) = shape.known(table.stride) else {
        return walk.gap("records", "too short for any known form");
    };
    for index in 0..table.len() {
        let at = start + table.offset + index * table.stride;
        let row = table.row(index).unwrap_or_default();
        let found: Vec<_> = references(shape, known, row).collect();
        let title = found.iter().find(|(reference, _)| reference.leads == Leads::Text);
        let title = title.and_then(|(_, (offset, _))| rdat.text(*offset)).map(quoted_short).unwrap_or_default();
        walk.heading(at, &format!("{} {index}", shape.name), &title, "");
        walk.nested(at + table.stride, |walk| {
            walk.within(at + known, |walk| {
                walk.fields(at, shape.fields, &|name, number| {
                    if name == "MinShaderTarget" {
                        return Some(ProgramHeader { version: number as u32, size: 0 }.target());
                    }
                    let offset = shape.fields.iter().find(|field| field.name == name)?.offset;
                    let (reference, _) = found.iter().find(|(reference, _)| reference.offset == offset)?;
                    spell(rdat, reference.leads, number as u32)
                });
            });
            walk.gap("later fields", "those of a longer record than is known");
        });
    }
}

/// What a field leads to, beside its number.
fn spell(rdat: &Rdat<'_>, leads: Leads, number: u32) -> Option<String> {
    if number == NULL_REF {
        return Some("nothing".to_owned());
    }
    let shown = |items: &mut dyn Iterator<Item = String>, count: usize| {
        let items: Vec<String> = items.take(MOST).collect();
        let more = if count > MOST { ", ..." } else { "" };
        format!("array {number}: [{}{more}]", items.join(", "))
    };
    match leads {
        Leads::Text => rdat.text(number).map(quoted_short),
        Leads::Numbers | Leads::Records(_) => {
            let numbers = rdat.array(number)?;
            Some(shown(&mut numbers.clone().map(|number| number.to_string()), numbers.len()))
        }
        Leads::Texts => {
            let numbers = rdat.array(number)?;
            let mut texts = numbers.clone().map(|at| rdat.text(at).map_or_else(|| format!("{at:#x}"), quoted_short));
            Some(shown(&mut texts, numbers.len()))
        }
        Leads::Bytes => None,
    }
}

/// A string, cut short.
fn quoted_short(text: &[u8]) -> String {
    const LONGEST: usize = 64;
    match text.get(..LONGEST) {
        Some(short) => quoted(short) + "...",
        None => quoted(text),
    }
}
