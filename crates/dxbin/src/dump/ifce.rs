//! IFCE: the tables of class linkage, and the lists and names they lead to.

use dxbin_base::record::Record;
use dxbin_parts::ifce::{ClassInstance, ClassType, Ifce, IfceHeader, SlotRecord};

use super::claims::Claims;
use super::parts::string;
use super::walk::{New, Walk, name_at, number};

/// What a place in an IFCE is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Place {
    Header,
    Instance(u32),
    Class(u32),
    Slot(u32),
    /// A list of 16-bit class types, one of 32-bit function tables: how many.
    Types(u32),
    Tables(u32),
    Name,
}

/// A part's data, which starts at `start` of the file.
pub(super) fn walk(data: &[u8], start: usize, walk: &mut Walk<'_, '_>) {
    walk.gap("unused", "bytes that nothing in the part leads to");
    let mut claims = Claims::new();
    claims.add(0, Place::Header);
    // Where an offset leads outside nothing is followed: the reader trusts none of it then.
    if let Ok(ifce) = Ifce::open(data, start as u64) {
        find(&ifce, &mut claims);
    }
    let spell = |name: &str, number: u64| (name == "Name").then(|| name_at(data, number)).flatten();
    for (offset, place) in claims.sorted() {
        let at = start + offset;
        let named = data.get(offset..offset.saturating_add(4)).and_then(|word| name_at(data, number(word)));
        let mut title = |name: String, value: &str| walk.heading(at.max(walk.at()), &name, value, "");
        match place {
            Place::Header => walk.record::<IfceHeader>(at, &spell),
            Place::Instance(index) => {
                title(format!("instance {index}"), &named.unwrap_or_default());
                walk.nested(at + ClassInstance::SIZE, |walk| walk.record::<ClassInstance>(at, &spell));
            }
            Place::Class(index) => {
                title(format!("class type {index}"), &named.unwrap_or_default());
                walk.nested(at + ClassType::SIZE, |walk| walk.record::<ClassType>(at, &spell));
            }
            Place::Slot(index) => {
                title(format!("slot record {index}"), "");
                walk.nested(at + SlotRecord::SIZE, |walk| walk.record::<SlotRecord>(at, &spell));
            }
            Place::Types(count) => list(at, 2, count, ("ClassType", "a class that the slot can be bound to"), walk),
            Place::Tables(count) => list(at, 4, count, ("FunctionTable", "the table of that class"), walk),
            Place::Name => string(data, offset, start, walk),
        }
    }
}

fn find(ifce: &Ifce<'_>, claims: &mut Claims<Place>) {
    let header = *ifce.header();
    let row = |offset: u32, size: usize, index: u32| u64::from(offset) + size as u64 * u64::from(index);
    for (index, instance) in (0..).zip(ifce.instances()) {
        claims.add(row(header.instances_offset, ClassInstance::SIZE, index), Place::Instance(index));
        claims.add(instance.name.into(), Place::Name);
    }
    for (index, class) in (0..).zip(ifce.types()) {
        claims.add(row(header.types_offset, ClassType::SIZE, index), Place::Class(index));
        claims.add(class.name.into(), Place::Name);
    }
    for (index, record) in (0..).zip(ifce.slot_records()) {
        claims.add(row(header.records_offset, SlotRecord::SIZE, index), Place::Slot(index));
        claims.add(record.types_offset.into(), Place::Types(record.entries));
        claims.add(record.tables_offset.into(), Place::Tables(record.entries));
    }
}

/// A list of numbers; those that were shown are passed over, since lists may overlap without end.
fn list(at: usize, size: usize, count: u32, (name, meaning): (&str, &str), walk: &mut Walk<'_, '_>) {
    for index in walk.at().saturating_sub(at) / size..count as usize {
        let start = at.saturating_add(size * index);
        if start >= walk.limit() {
            return;
        }
        let number = walk.bytes().get(start..start + size).map(number);
        let value = number.map(|number| number.to_string()).unwrap_or_default();
        let name = format!("{name}[{index}]");
        walk.row(&New { number, value: &value, meaning, ..New::field(start, size, &name) });
    }
}
