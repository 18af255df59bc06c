//! Class linkage as values, and its bytes from them.
//!
//! fxc's habits, found over the corpus: behind the header come the slots, the classes and the instances, then for each slot
//! its classes and its function tables, then the instances' names and the classes' names. Nothing is shared, and each piece
//! starts at a multiple of four, filled up with 0xAB.

use std::borrow::Cow;

use dxbin_base::Error;
use dxbin_base::record::Record;

use crate::canvas::{Canvas, Places};
use crate::ifce::{ClassInstance, ClassType, Ifce, IfceHeader, SlotRecord};
use crate::text::Texts;
use crate::{Budget, not_held};

/// A class or an instance, and its name; the record's offset of a name is not used and is 0 when read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Named<'a, R> {
    /// The name.
    pub name: Cow<'a, [u8]>,
    /// The rest.
    pub record: R,
}

/// An interface pointer, or an array of them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct InterfaceSlot {
    /// The slots it takes: the elements of the array.
    pub span: u32,
    /// The classes it can be bound to, by their place in [`IfceModel::classes`], each with its function table.
    pub entries: Vec<(u16, u32)>,
}

/// What class linkage says.
///
/// ```
/// use dxbin_parts::ifce::{ClassType, IfceModel, InterfaceSlot, Named};
///
/// let flat = Named { name: b"Flat"[..].into(), record: ClassType { buffer_stride: 1, ..ClassType::default() } };
/// let light = InterfaceSlot { span: 1, entries: vec![(0, 0)] };
/// let model = IfceModel { slots: 1, classes: vec![flat], pointers: vec![light], ..IfceModel::default() };
/// let part = model.build(None);
/// // The header, a slot, a class, the slot's lists, a name.
/// assert_eq!(part.len(), 36 + 16 + 12 + 4 + 4 + 8);
/// let (again, layout) = IfceModel::read(&part, 0)?;
/// assert_eq!(again, model);
/// assert_eq!(again.build(Some(&layout)), part);
/// # Ok::<(), dxbin_base::Error>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Default)]
pub struct IfceModel<'a> {
    /// All interface slots; an array takes one for each element.
    pub slots: u32,
    /// Two words that are 0 in every container seen.
    pub reserved: [u32; 2],
    /// The interface pointers and arrays of them.
    pub pointers: Vec<InterfaceSlot>,
    /// The classes, in the order of their ids.
    pub classes: Vec<Named<'a, ClassType>>,
    /// The instances of classes that buffers, textures and samplers hold.
    pub instances: Vec<Named<'a, ClassInstance>>,
}

/// Where the pieces of class linkage were, and the bytes between them.
#[derive(Clone, Debug, PartialEq, Eq, Default)]
pub struct IfceLayout {
    places: Places,
    header: IfceHeader,
    lists: Vec<[u32; 2]>,
    class_names: Vec<u32>,
    instance_names: Vec<u32>,
}

impl<'a> IfceModel<'a> {
    /// Reads a part's bytes, which lie at `origin` in the file.
    ///
    /// # Errors
    ///
    /// Those of [`Ifce::open`], and [`Code::PartNotHeld`](dxbin_base::Code::PartNotHeld) where a name does not end inside
    /// the part, or the part names far more bytes than it has.
    pub fn read(data: &'a [u8], origin: u64) -> Result<(Self, IfceLayout), Error> {
        let part = Ifce::open(data, origin)?;
        let header = *part.header();
        let texts = Texts::of(data);
        let mut budget = Budget::of(data);
        let mut pieces = vec![(0, IfceHeader::SIZE)];
        let mut model = Self { slots: header.slots, reserved: [header.reserved0, header.reserved1], ..Self::default() };
        let mut layout = IfceLayout { header, ..IfceLayout::default() };
        let mut take = |at: u32, size: usize| {
            pieces.push((at, size));
            let why = || not_held(data, origin, u64::from(at), "its tables overlap too much");
            budget.take(size).then_some(()).ok_or_else(why)
        };
        take(header.records_offset, SlotRecord::SIZE * header.records as usize)?;
        take(header.types_offset, ClassType::SIZE * header.types as usize)?;
        take(header.instances_offset, ClassInstance::SIZE * header.instances as usize)?;
        for record in part.slot_records() {
            take(record.types_offset, 2 * record.entries as usize)?;
            take(record.tables_offset, 4 * record.entries as usize)?;
            layout.lists.push([record.types_offset, record.tables_offset]);
            model.pointers.push(InterfaceSlot { span: record.span, entries: part.entries(&record, 0).collect() });
        }
        let mut name = |at: u32| {
            let why = || not_held(data, origin, u64::from(at), "a name does not end");
            let text = texts.get(at).ok_or_else(why)?;
            take(at, text.len() + 1)?;
            Ok::<_, Error>(Cow::Borrowed(text))
        };
        for record in part.instances() {
            layout.instance_names.push(record.name);
            model.instances.push(Named { name: name(record.name)?, record: ClassInstance { name: 0, ..record } });
        }
        for record in part.types() {
            layout.class_names.push(record.name);
            model.classes.push(Named { name: name(record.name)?, record: ClassType { name: 0, ..record } });
        }
        layout.places = Places::of(data, pieces);
        Ok((model, layout))
    }

    /// The part's bytes: the old ones for an unchanged model with its layout, those fxc would write without one.
    pub fn build(&self, layout: Option<&IfceLayout>) -> Vec<u8> {
        let mut canvas = Canvas::new(layout.map(|layout| &layout.places));
        let old = layout.map(|layout| layout.header);
        let header = canvas.reserve(layout.map(|_| 0), IfceHeader::SIZE);
        let records = canvas.reserve(old.map(|header| header.records_offset), SlotRecord::SIZE * self.pointers.len());
        let types = canvas.reserve(old.map(|header| header.types_offset), ClassType::SIZE * self.classes.len());
        let instances =
            canvas.reserve(old.map(|header| header.instances_offset), ClassInstance::SIZE * self.instances.len());
        let mut piece = |home: Option<u32>, bytes: &[u8]| {
            let slot = canvas.reserve(home, bytes.len());
            canvas.fill(slot, bytes)
        };
        let home = |homes: fn(&IfceLayout) -> &Vec<u32>, index: usize| {
            layout.and_then(|layout| homes(layout).get(index).copied())
        };

        let mut pointer_rows = Vec::new();
        for (index, pointer) in self.pointers.iter().enumerate() {
            let homes = layout.and_then(|layout| layout.lists.get(index));
            let classes: Vec<u8> = pointer.entries.iter().flat_map(|(class, _)| class.to_le_bytes()).collect();
            let tables: Vec<u8> = pointer.entries.iter().flat_map(|(_, table)| table.to_le_bytes()).collect();
            let types_offset = piece(homes.map(|homes| homes[0]), &classes);
            let tables_offset = piece(homes.map(|homes| homes[1]), &tables);
            let entries = pointer.entries.len() as u32;
            SlotRecord { span: pointer.span, entries, types_offset, tables_offset }.write(&mut pointer_rows);
        }
        let mut instance_rows = Vec::new();
        for (index, instance) in self.instances.iter().enumerate() {
            let name = piece(home(|layout| &layout.instance_names, index), &[&instance.name, &b"\0"[..]].concat());
            ClassInstance { name, ..instance.record }.write(&mut instance_rows);
        }
        let mut class_rows = Vec::new();
        for (index, class) in self.classes.iter().enumerate() {
            let name = piece(home(|layout| &layout.class_names, index), &[&class.name, &b"\0"[..]].concat());
            ClassType { name, ..class.record }.write(&mut class_rows);
        }

        let mut bytes = Vec::new();
        IfceHeader {
            instances: self.instances.len() as u32,
            types: self.classes.len() as u32,
            records: self.pointers.len() as u32,
            slots: self.slots,
            records_offset: canvas.fill(records, &pointer_rows),
            types_offset: canvas.fill(types, &class_rows),
            instances_offset: canvas.fill(instances, &instance_rows),
            reserved0: self.reserved[0],
            reserved1: self.reserved[1],
        }
        .write(&mut bytes);
        canvas.fill(header, &bytes);
        canvas.finish(layout.is_some())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn model() -> IfceModel<'static> {
        let class = |name: &'static [u8]| Named { name: name.into(), record: ClassType::default() };
        IfceModel {
            slots: 3,
            reserved: [0, 7],
            pointers: vec![InterfaceSlot { span: 3, entries: vec![(0, 4), (1, 5), (0, 6)] }],
            classes: vec![class(b"A"), class(b"Bc")],
            instances: vec![Named {
                name: b"one"[..].into(),
                record: ClassInstance { count: 2, ..Default::default() },
            }],
        }
    }

    #[test]
    fn edits_move_no_more_than_they_must() {
        let part = model().build(None);
        let (mut edited, layout) = IfceModel::read(&part, 0).unwrap();
        assert_eq!((&edited, edited.build(Some(&layout))), (&model(), part.clone()));
        edited.instances[0].name = b"longer than it was"[..].into();
        edited.pointers[0].entries.push((1, 9));
        let longer = edited.build(Some(&layout));
        // The classes' list goes to the end, the tables' list takes the name's place, and the name goes to the end.
        assert_eq!(longer[16..36], part[16..36]);
        assert_eq!(longer.len(), part.len() + 8 + 19);
        assert_eq!(IfceModel::read(&longer, 0).unwrap().0, edited);
    }

    #[test]
    fn what_cannot_be_held_is_refused() {
        let part = model().build(None);
        // What fills up behind the last name can go, the NUL before it cannot.
        assert_eq!(part[part.len() - 4..], *b"Bc\0\xab");
        assert!(IfceModel::read(&part[..part.len() - 1], 0).is_ok());
        for end in 0..part.len() - 1 {
            assert!(IfceModel::read(&part[..end], 0).is_err(), "{end}");
        }
    }
}
