//! The container: header, directory, parts in the order of their bytes, and what lies between them.

use dxbin_base::FourCc;
use dxbin_base::record::Record;
use dxbin_container::spec::{HEADER_SIZE, Header, PartHeader};
use dxbin_container::{Container, Part};

use super::parts;
use super::walk::{New, Walk, fourcc, plain};
use crate::summary;

/// Whether a container's program is one of Shader Model 6, so that its STAT is a bitcode module.
pub(super) fn is_dxil(container: &Container<'_>) -> bool {
    summary::program(container).is_some_and(|(_, header)| header.model().0 >= 6)
}

/// The parts in the order of their bytes, each with whether it is shown as what it is. A part that starts in bytes of
/// another is not: its bytes were shown, and showing them again for each of many parts would take forever.
pub(super) fn in_order<'c, 'a>(container: &'c Container<'a>) -> impl Iterator<Item = (&'c Part<'a>, bool)> {
    let mut covered = container.origin() + (HEADER_SIZE + 4 * container.directory_len() as usize) as u64;
    (container.file_order().into_iter()).filter_map(|i| container.parts().get(i)).map(move |part| {
        let whole = part.header_offset >= covered;
        covered = covered.max(part.end());
        (part, whole)
    })
}

pub(super) fn walk(container: &Container<'_>, walk: &mut Walk<'_, '_>) {
    let header = container.header();
    let title = format!("DXBC {}.{}", header.major, header.minor);
    let base = container.origin() as usize;
    walk.heading(base, "header", &title, container.digest().explain());
    walk.nested(base + HEADER_SIZE, |walk| {
        walk.record::<Header>(base, &|name, number| (name == "HeaderFourCC").then(|| fourcc(number)));
    });
    directory(container, walk);
    walk.gap("gap", "bytes that belong to no part");
    let is_dxil = is_dxil(container);
    for (found, whole) in in_order(container) {
        if whole {
            part(found, is_dxil, walk);
        } else {
            let start = (found.header_offset as usize).max(walk.at());
            let name = format!("part {}", found.name());
            let shown = format!("{} bytes from {:#x} on", 8 + found.data.len(), found.header_offset);
            walk.heading(start, &name, &shown, "shares bytes with what stands above; those are shown once");
            walk.nested(found.end() as usize, |walk| walk.gap("rest", "what another part does not share"));
        }
    }
    walk.raw_to(base + container.bytes().len());
    if !container.trailing().is_empty() {
        walk.heading(
            base + container.bytes().len(),
            "trailing bytes",
            "",
            "behind the container's end; they belong to nobody",
        );
        walk.gap("trailing", "");
    }
}

fn directory(container: &Container<'_>, walk: &mut Walk<'_, '_>) {
    let slots = container.directory_len() as usize;
    let start = container.origin() as usize + HEADER_SIZE;
    walk.heading(start, "directory", "", "an offset for each part, from the container's first byte");
    let mut parts = container.parts().iter().peekable();
    walk.nested(start + 4 * slots, |walk| {
        for slot in 0..slots {
            let Some(offset) = container.slot(slot as u32) else { break };
            let part = parts.next_if(|part| part.index as usize == slot);
            let mut value = String::new();
            // Writing to a string cannot fail.
            let _ = plain(offset.into(), &mut value);
            let name = format!("PartOffset[{slot}]");
            let meaning = part.map_or_else(|| "no part can be read there".into(), |part| format!("to {}", part.name()));
            let start = start + 4 * slot;
            let new =
                New { number: Some(offset.into()), value: &value, meaning: &meaning, ..New::field(start, 4, &name) };
            walk.row(&new);
        }
    });
}

/// A part: its header and what is in it.
pub(super) fn part(part: &Part<'_>, is_dxil: bool, walk: &mut Walk<'_, '_>) {
    let start = part.header_offset as usize;
    let name = format!("part {}", part.name());
    let bytes = format!("{} bytes", part.data.len());
    let meaning = part.info().map_or("no document names it", |info| info.meaning);
    walk.heading(start, &name, &bytes, meaning);
    walk.nested(part.end() as usize, |walk| {
        walk.record::<PartHeader>(start, &|name, number| (name == "PartFourCC").then(|| fourcc(number)));
        parts::data(part, is_dxil, walk);
    });
}

// The record's own size and the constant are the same thing.
const _: () = assert!(Header::SIZE == HEADER_SIZE && PartHeader::SIZE == std::mem::size_of::<FourCc>() + 4);
