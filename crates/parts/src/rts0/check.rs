//! What can be wrong with a root signature.

use dxbin_base::record::{Record, Scalar};
use dxbin_base::{Code, Diagnostics, Error};

use super::spec::{
    AddressMode, BorderColor, Comparison, DescriptorFlags, DescriptorTable, Filter, RangeFlags, RangeType, RootFlags,
    RootParameter, RootSignatureHeader, SamplerFlags, StaticSampler, Visibility,
};
use super::{Content, Rts0};
use crate::Budget;

/// Where something is wrong, from the part's start, and what.
struct Defect {
    code: Code,
    at: u64,
    size: u64,
    message: String,
}

impl Rts0<'_> {
    /// Tells of all that is wrong.
    pub(super) fn check(&self, origin: u64, diagnostics: &mut Diagnostics) {
        let say = |defect: Defect, diagnostics: &mut Diagnostics| {
            let start = origin + defect.at;
            diagnostics.add(defect.code, start..start + defect.size, defect.message);
        };
        self.structure(&mut |defect| {
            say(defect, diagnostics);
            true
        });
        self.values(&mut |at, message| say(Defect { code: Code::Rts0Value, at, size: 4, message }, diagnostics));
    }

    /// The first thing that is wrong with places, counts and types.
    pub(super) fn check_structure(&self, origin: u64) -> Option<Error> {
        let mut first = None;
        self.structure(&mut |Defect { code, at, size, message }| {
            first = Some(Error::new(code, origin + at..origin + at + size, message));
            false
        });
        first
    }

    /// Whether rows lie in the part. `say` returns whether to go on.
    fn structure(&self, say: &mut dyn FnMut(Defect) -> bool) {
        let header = self.header;
        let length = self.data.len() as u64;
        let mut say = |code, at: u64, size, message| say(Defect { code, at, size, message });
        if self.data.len() < RootSignatureHeader::SIZE {
            let message = format!("the header has {} bytes, here are {length}", RootSignatureHeader::SIZE);
            say(Code::PartTruncated, 0, length, message);
            return;
        }
        if self.form.is_none() {
            let message = format!("version {} of root signatures is not known", header.version.0);
            say(Code::Rts0Version, 0, 4, message);
            return;
        }
        let tables = [
            (4, "parameters", header.parameters_offset, header.parameters, RootParameter::SIZE),
            (12, "static samplers", header.samplers_offset, header.samplers, self.sampler_size()),
        ];
        for (at, what, offset, count, size) in tables {
            let message = || format!("{count} {what} at {offset:#x} lead past the part's end at {length:#x}");
            if !self.holds(offset, count, size) && !say(Code::PartBadCount, at, 8, message()) {
                return;
            }
        }
        let mut budget = Budget::of(self.data);
        for (index, parameter) in self.parameters().enumerate() {
            let at = u64::from(header.parameters_offset) + (index * RootParameter::SIZE) as u64;
            let go_on = match self.content(&parameter) {
                _ if parameter.ty.name().is_none() => {
                    let message = format!("parameter {index} has type {}, which is none", parameter.ty.0);
                    say(Code::Rts0Parameter, at, 4, message)
                }
                None => {
                    let message = format!("parameter {index} leads to {:#x}, past the part's end", parameter.offset);
                    say(Code::PartBadOffset, at + 8, 4, message)
                }
                Some(Content::Table(DescriptorTable { ranges, ranges_offset })) => {
                    let at = u64::from(parameter.offset);
                    let message = || format!("{ranges} ranges at {ranges_offset:#x} lead past the part's end");
                    let bytes = (ranges as usize).saturating_mul(self.range_size());
                    if !self.holds(ranges_offset, ranges, self.range_size()) {
                        say(Code::PartBadCount, at, 8, message())
                    } else if !budget.take(bytes) {
                        let message = "its tables have far more ranges than its bytes can hold".to_owned();
                        say(Code::PartBadCount, at, 8, message);
                        return;
                    } else {
                        true
                    }
                }
                Some(_) => true,
            };
            if !go_on {
                return;
            }
        }
    }

    /// Whether all rows of a table lie in the part; one without rows may be anywhere.
    fn holds(&self, offset: u32, count: u32, size: usize) -> bool {
        count == 0 || u64::from(offset) + u64::from(count) * size as u64 <= self.data.len() as u64
    }

    /// Values and flags that no document names, in tables that lie in the part.
    fn values(&self, say: &mut dyn FnMut(u64, String)) {
        if self.form.is_none() {
            return;
        }
        let header = self.header;
        flags::<RootFlags>(header.flags.0, 20, "flags of root signatures", say);
        // Tables that share rows are no reason to tell of these again and again.
        let mut budget = Budget(self.data.len());
        for (index, parameter) in self.parameters().enumerate() {
            let at = u64::from(header.parameters_offset) + (index * RootParameter::SIZE) as u64;
            value::<Visibility>(parameter.visibility.0, at + 4, "shader visibility", say);
            match self.content(&parameter) {
                Some(Content::Table(table)) if self.holds(table.ranges_offset, table.ranges, self.range_size()) => {
                    for (row, range) in self.ranges(&table).enumerate() {
                        let size = self.range_size();
                        if !budget.take(size) {
                            return;
                        }
                        let at = u64::from(table.ranges_offset) + (row * size) as u64;
                        value::<RangeType>(range.ty.0, at, "type of ranges", say);
                        flags::<RangeFlags>(range.flags.0, at + 16, "flags of ranges", say);
                    }
                }
                Some(Content::Descriptor(descriptor)) => {
                    let at = u64::from(parameter.offset) + 8;
                    flags::<DescriptorFlags>(descriptor.flags.0, at, "flags of root descriptors", say);
                }
                Some(Content::Table(_) | Content::Constants(_)) | None => {}
            }
        }
        let samplers =
            if self.holds(header.samplers_offset, header.samplers, self.sampler_size()) { usize::MAX } else { 0 };
        for (row, sampler) in self.samplers().take(samplers).enumerate() {
            self.sampler(&sampler, u64::from(header.samplers_offset) + (row * self.sampler_size()) as u64, say);
        }
    }

    fn sampler(&self, sampler: &StaticSampler, at: u64, say: &mut dyn FnMut(u64, String)) {
        value::<Filter>(sampler.filter.0, at, "filter", say);
        for (place, mode) in [(4, sampler.address_u), (8, sampler.address_v), (12, sampler.address_w)] {
            value::<AddressMode>(mode.0, at + place, "address mode", say);
        }
        value::<Comparison>(sampler.comparison.0, at + 24, "comparison", say);
        value::<BorderColor>(sampler.border_color.0, at + 28, "border colour", say);
        value::<Visibility>(sampler.visibility.0, at + 48, "shader visibility", say);
        flags::<SamplerFlags>(sampler.flags.0, at + 52, "flags of static samplers", say);
    }
}

/// A value that must have a name.
fn value<S: Scalar>(number: u32, at: u64, what: &str, say: &mut dyn FnMut(u64, String)) {
    if S::name_of(number.into()).is_none() {
        say(at, format!("no {what} has the number {number:#x}"));
    }
}

/// Bits that must have names.
fn flags<S: Scalar>(number: u32, at: u64, what: &str, say: &mut dyn FnMut(u64, String)) {
    let mut unknown = number;
    for bit in (0..32).map(|bit| 1 << bit).filter(|bit| number & bit != 0 && S::name_of((*bit).into()).is_some()) {
        unknown &= !bit;
    }
    if unknown != 0 {
        say(at, format!("{unknown:#x} is none of the {what}"));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A part of version 1.2 with a row of each kind, worked out by hand.
    fn part() -> Vec<u8> {
        let words: [u32; 43] = [
            3,
            3,
            24,
            1,
            116,
            1, // the header
            0,
            5,
            60,
            1,
            0,
            92,
            4,
            7,
            104, // a table, constants, a UAV
            1,
            68,
            1,
            3,
            4,
            5,
            8,
            6, // the table, its range at 68
            8,
            9,
            7, // the constants at 92
            10,
            11,
            2, // the descriptor at 104
            0x55,
            1,
            2,
            3,
            0,
            16,
            4,
            2,
            0,
            0x7f7f_ffff,
            12,
            13,
            6,
            1, // the sampler at 116
        ];
        words.iter().flat_map(|word| word.to_le_bytes()).collect()
    }

    fn codes(part: &[u8]) -> Vec<(Code, u64)> {
        let mut diagnostics = Diagnostics::new();
        Rts0::read(part, 0x1000, &mut diagnostics);
        diagnostics.into_iter().map(|found| (found.code, found.span.start - 0x1000)).collect()
    }

    #[test]
    fn every_row_is_read() {
        let part = part();
        assert_eq!(codes(&part), []);
        let signature = Rts0::open(&part, 0).unwrap();
        let contents: Vec<Content> = signature.parameters().filter_map(|row| signature.content(&row)).collect();
        let [Content::Table(table), Content::Constants(constants), Content::Descriptor(descriptor)] = contents[..]
        else {
            panic!("{contents:?}")
        };
        let range = signature.ranges(&table).next().unwrap();
        assert_eq!((range.ty.name(), range.count), (Some("D3D12_DESCRIPTOR_RANGE_TYPE_UAV"), 3));
        assert_eq!((range.register, range.space, range.flags.0, range.offset), (4, 5, 8, 6));
        assert_eq!((constants.register, constants.space, constants.count), (8, 9, 7));
        assert_eq!((descriptor.register, descriptor.space, descriptor.flags.0), (10, 11, 2));
        let sampler = signature.samplers().next().unwrap();
        assert_eq!((sampler.register, sampler.space, sampler.visibility.0, sampler.flags.0), (12, 13, 6, 1));
        assert_eq!(sampler.max_lod.get(), f32::MAX);
        assert_eq!((signature.samplers().count(), signature.ranges(&table).count()), (1, 1));
    }

    #[test]
    fn what_is_wrong_is_told_where_it_is() {
        let with = |at: usize, value: u32| {
            let mut part = part();
            part[at..at + 4].copy_from_slice(&value.to_le_bytes());
            codes(&part)
        };
        for version in [0, 4, u32::MAX] {
            assert_eq!(with(0, version), [(Code::Rts0Version, 0)]);
        }
        assert_eq!(with(12, 2), [(Code::PartBadCount, 12)]);
        assert_eq!(with(16, u32::MAX), [(Code::PartBadCount, 12)]);
        assert_eq!(with(24, 5), [(Code::Rts0Parameter, 24)]);
        assert_eq!(with(32, 165), [(Code::PartBadOffset, 32)]);
        assert_eq!(with(44, 161), [(Code::PartBadOffset, 44)]);
        assert_eq!(with(56, u32::MAX), [(Code::PartBadOffset, 56)]);
        assert_eq!(with(60, u32::MAX), [(Code::PartBadCount, 60)]);
        assert_eq!(with(64, 149), [(Code::PartBadCount, 60)]);
        for (at, value) in [
            (20, 0x1001),
            (28, 8),
            (68, 4),
            (84, 0x10),
            (112, 1),
            (116, 2),
            (120, 0),
            (124, 6),
            (128, 9),
            (140, 9),
            (144, 5),
            (164, 8),
            (168, 4),
        ] {
            assert_eq!(with(at, value), [(Code::Rts0Value, at as u64)], "{at}");
        }
        // A table without rows may be anywhere.
        assert_eq!(with(60, 0), []);
        let part = part();
        for end in 0..part.len() {
            assert!(!codes(&part[..end]).is_empty() && Rts0::open(&part[..end], 0).is_err(), "{end}");
        }
        assert_eq!(codes(&[]), [(Code::PartTruncated, 0)]);
    }

    /// Every parameter a table of the same ranges, as many as lie in the part.
    #[test]
    fn tables_over_tables_end() {
        const ROWS: u32 = 100_000;
        let mut words = vec![2, ROWS, 24, 0, 0, 0];
        let table = 24 + 12 * ROWS;
        (0..ROWS).for_each(|_| words.extend([0, 0, table]));
        words.extend([ROWS / 2, 24]);
        let part: Vec<u8> = words.iter().flat_map(|word| word.to_le_bytes()).collect();
        assert_eq!(codes(&part).first().map(|found| found.0), Some(Code::PartBadCount));
        assert_eq!(Rts0::open(&part, 0).unwrap_err().code(), Code::PartBadCount);
    }
}
