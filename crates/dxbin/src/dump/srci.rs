//! SRCI: its sections, and what is in them as far as it is not compressed.

use dxbin_base::Diagnostics;
use dxbin_base::record::Record;
use dxbin_parts::srci::{
    ArgsHeader, ContentsHeader, NameEntry, NamesHeader, SectionHeader, SectionKind, SourceInfo, SourceInfoHeader,
};

use super::Kind;
use super::parts::as_it_stands;
use super::walk::{New, Walk, quoted};

pub(super) fn walk(data: &[u8], start: usize, walk: &mut Walk<'_, '_>) {
    walk.record::<SourceInfoHeader>(start, &as_it_stands);
    let info = SourceInfo::read(data, start as u64, &mut Diagnostics::with_limit(0));
    for section in info.sections() {
        let at = start + section.start;
        let title = section.header.kind.name().unwrap_or("unknown");
        walk.heading(at, "section", title, "");
        let body = at + SectionHeader::SIZE;
        walk.nested(body + section.data.len(), |walk| {
            walk.record::<SectionHeader>(at, &as_it_stands);
            match section.header.kind {
                SectionKind::NAMES => names(body, section.data, walk),
                SectionKind::CONTENTS => {
                    walk.record::<ContentsHeader>(body, &as_it_stands);
                    walk.gap("contents", "the files' texts, compressed as the header says");
                }
                SectionKind::ARGS => arguments(body, section.data, walk),
                _ => {}
            }
        });
    }
}

fn names(start: usize, data: &[u8], walk: &mut Walk<'_, '_>) {
    walk.record::<NamesHeader>(start, &as_it_stands);
    let count = NamesHeader::read(data).map_or(0, |header| header.count);
    let mut at = NamesHeader::SIZE;
    for _ in 0..count {
        let rest = data.get(at..).unwrap_or_default();
        let Some(entry) = NameEntry::read(rest) else { return };
        let Some(name) = rest.get(NameEntry::SIZE..).and_then(|rest| rest.get(..entry.name_size as usize)) else {
            return;
        };
        walk.record::<NameEntry>(start + at, &as_it_stands);
        let value = quoted(name.strip_suffix(&[0]).unwrap_or(name));
        walk.row(&New {
            kind: Kind::Text,
            value: &value,
            ..New::field(start + at + NameEntry::SIZE, name.len(), "Name")
        });
        at += (entry.size as usize).max(NameEntry::SIZE);
    }
}

fn arguments(start: usize, data: &[u8], walk: &mut Walk<'_, '_>) {
    walk.record::<ArgsHeader>(start, &as_it_stands);
    let size = ArgsHeader::read(data).map_or(0, |header| header.size as usize);
    let strings = data.get(ArgsHeader::SIZE..).unwrap_or_default();
    let mut at = start + ArgsHeader::SIZE;
    let pieces = strings.get(..size).unwrap_or(strings).split_inclusive(|&byte| byte == 0);
    for (string, name) in pieces.zip(["Name", "Value"].into_iter().cycle()) {
        let value = quoted(string.strip_suffix(&[0]).unwrap_or(string));
        walk.row(&New { kind: Kind::Text, value: &value, ..New::field(at, string.len(), name) });
        at += string.len();
    }
}
