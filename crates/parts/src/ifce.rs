//! IFCE: class linkage (dynamic shader linkage) of Shader Model 5.
//!
//! The part lists the classes that implement a program's interfaces, the instances of them that constant buffers hold, and
//! for each interface slot the classes it can be bound to, with their function tables. Offsets count from the part's start
//! and may, as everywhere in fxc's parts, lead into what follows it.

use dxbin_base::record::Record;
use dxbin_base::{Code, Error};

pub use crate::ifce_model::{IfceLayout, IfceModel, InterfaceSlot, Named};

dxbin_base::record! {
    /// The header of IFCE.
    pub struct IfceHeader: 36 {
        0 instances: u32, "InstanceCount", "records in the instance table";
        4 types: u32, "TypeCount", "records in the class type table";
        8 records: u32, "SlotRecordCount", "records in the slot table";
        12 slots: u32, "InterfaceSlotCount", "all interface slots; an array takes one for each element";
        16 instances_offset: u32, "InstanceOffset", "offset of the instance table";
        20 types_offset: u32, "TypeOffset", "offset of the class type table";
        24 records_offset: u32, "SlotRecordOffset", "offset of the slot table";
        28 reserved0: u32, "Reserved[0]", "0 in every container seen";
        32 reserved1: u32, "Reserved[1]", "0 in every container seen";
    }
}

dxbin_base::record! {
    /// A class that implements an interface; its place in the table is its id.
    pub struct ClassType: 12 {
        0 name: u32, "Name", "offset of the name";
        4 reserved: u16, "Reserved", "0 in every container seen";
        6 buffer_stride: u16, "ConstantBufferStride", "registers of a constant buffer that an instance's data takes";
        8 textures: u16, "TextureCount", "textures an instance holds";
        10 samplers: u16, "SamplerCount", "samplers an instance holds";
    }
}

dxbin_base::record! {
    /// An instance of a class, or an array of them. 0xffff stands where it has none of a kind.
    pub struct ClassInstance: 16 {
        0 name: u32, "Name", "offset of the name";
        4 class: u16, "ClassType", "place in the class type table";
        6 count: u16, "Count", "elements; 1 for a single instance";
        8 buffer: u16, "ConstantBuffer", "the constant buffer that holds its data";
        10 buffer_register: u16, "ConstantBufferRegister", "the register there where its data starts";
        12 texture: u16, "Texture", "its first texture";
        14 sampler: u16, "Sampler", "its first sampler";
    }
}

dxbin_base::record! {
    /// An interface pointer, or an array of them, and what it can be bound to.
    pub struct SlotRecord: 16 {
        0 span: u32, "SlotSpan", "slots it takes: the elements of the array";
        4 entries: u32, "EntryCount", "classes it can be bound to";
        8 types_offset: u32, "TypeListOffset", "offset of a 16-bit class type for each entry";
        12 tables_offset: u32, "TableListOffset", "offset of a 32-bit function table for each entry";
    }
}

/// What no instance is, no buffer, no texture: 0xffff in an instance's record.
pub const NONE: u16 = 0xffff;

/// Class linkage in the bytes of a part.
///
/// ```
/// use dxbin_parts::ifce::Ifce;
/// // No classes, no instances, no slots.
/// let ifce = Ifce::open(&[0; 36], 0x100).unwrap();
/// assert_eq!(ifce.types().count(), 0);
/// assert!(Ifce::open(&[0; 35], 0x100).is_err());
/// ```
#[derive(Clone, Copy, Debug)]
pub struct Ifce<'a> {
    data: &'a [u8],
    header: IfceHeader,
}

impl<'a> Ifce<'a> {
    /// Opens the part whose bytes start `data`, at `origin` in the file; `data` may go on behind the part.
    ///
    /// # Errors
    ///
    /// Where a table, a list or a name leads out of `data`: then nothing of it is to be trusted.
    pub fn open(data: &'a [u8], origin: u64) -> Result<Self, Error> {
        let bad = |code, offset: u64, message: String| Error::new(code, origin + offset..origin + offset + 4, message);
        let header = IfceHeader::read(data).ok_or_else(|| {
            bad(Code::PartTruncated, 0, format!("the header has {} bytes, here are {}", IfceHeader::SIZE, data.len()))
        })?;
        let ifce = Self { data, header };
        let fits = |offset: u32, count: u32, size: usize| {
            u64::from(offset) + u64::from(count) * size as u64 <= data.len() as u64
        };
        let tables = [
            (16, header.instances_offset, header.instances, ClassInstance::SIZE),
            (20, header.types_offset, header.types, ClassType::SIZE),
            (24, header.records_offset, header.records, SlotRecord::SIZE),
        ];
        for (at, offset, count, size) in tables {
            if count > 0 && !fits(offset, count, size) {
                return Err(bad(Code::PartBadOffset, at, format!("{count} records at {offset:#x} lead past the end")));
            }
        }
        for record in ifce.slot_records() {
            let good = fits(record.types_offset, record.entries, 2) && fits(record.tables_offset, record.entries, 4);
            if record.entries > 0 && !good {
                let message = format!("a slot's {} entries lead past the end", record.entries);
                return Err(bad(Code::PartBadOffset, u64::from(header.records_offset), message));
            }
        }
        let names = ifce.types().map(|class| class.name).chain(ifce.instances().map(|instance| instance.name));
        for name in names {
            if name as usize >= data.len() {
                return Err(bad(Code::PartBadOffset, 0, format!("a name's offset {name:#x} leads past the end")));
            }
        }
        Ok(ifce)
    }

    /// The header.
    pub const fn header(&self) -> &IfceHeader {
        &self.header
    }

    fn records<R: Record>(&self, offset: u32, count: u32) -> impl Iterator<Item = R> + use<'a, R> {
        let rows = self.data.get(offset as usize..).unwrap_or_default().chunks_exact(R::SIZE);
        rows.take(count as usize).filter_map(R::read)
    }

    /// The classes, in the order of their ids.
    pub fn types(&self) -> impl Iterator<Item = ClassType> + use<'a> {
        self.records(self.header.types_offset, self.header.types)
    }

    /// The instances.
    pub fn instances(&self) -> impl Iterator<Item = ClassInstance> + use<'a> {
        self.records(self.header.instances_offset, self.header.instances)
    }

    /// The interface pointers and arrays of them.
    pub fn slot_records(&self) -> impl Iterator<Item = SlotRecord> + use<'a> {
        self.records(self.header.records_offset, self.header.records)
    }

    /// The class types and function tables of a slot's entries, from the entry with this place on.
    pub fn entries(&self, record: &SlotRecord, from: u32) -> impl Iterator<Item = (u16, u32)> + use<'a> {
        let list = |offset: u32, size: usize| {
            let start = offset as usize + from as usize * size;
            self.data.get(start..).unwrap_or_default()
        };
        let types = list(record.types_offset, 2).as_chunks().0.iter().map(|&word| u16::from_le_bytes(word));
        let tables = list(record.tables_offset, 4).as_chunks().0.iter().map(|&word| u32::from_le_bytes(word));
        types.zip(tables).take(record.entries.saturating_sub(from) as usize)
    }

    /// The string at an offset, up to its NUL or the end.
    pub fn string(&self, offset: u32) -> &'a [u8] {
        let rest = self.data.get(offset as usize..).unwrap_or_default();
        rest.split(|&byte| byte == 0).next().unwrap_or_default()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A header with one record in one of its tables.
    fn part(count_at: usize, offset_at: usize, offset: u32, record: &[u8]) -> Vec<u8> {
        let mut data = vec![0; 36];
        data[count_at] = 1;
        data[offset_at..offset_at + 4].copy_from_slice(&offset.to_le_bytes());
        data.extend_from_slice(record);
        data
    }

    #[test]
    fn what_leads_outside_is_refused() {
        let whole = part(4, 20, 36, &[36, 0, 0, 0, 0, 0, 2, 0, 1, 0, 3, 0]);
        let ifce = Ifce::open(&whole, 0).unwrap();
        let class = ifce.types().next().unwrap();
        assert_eq!((class.buffer_stride, class.textures, class.samplers), (2, 1, 3));
        for end in 0..whole.len() {
            assert!(Ifce::open(&whole[..end], 0).is_err(), "{end}");
        }
        // A name, a table, a list.
        assert!(Ifce::open(&part(4, 20, 36, &[0xff; 12]), 0).is_err());
        assert!(Ifce::open(&part(0, 16, u32::MAX, &[0; 16]), 0).is_err());
        assert!(
            Ifce::open(&part(8, 24, 36, &[1, 0, 0, 0, 0xff, 0xff, 0xff, 0xff, 0, 0, 0, 0, 0, 0, 0, 0]), 0).is_err()
        );
    }
}
