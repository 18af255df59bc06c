//! RTS0: the parameters of a root signature, what they lead to, and its static samplers.

use dxbin_base::Diagnostics;
use dxbin_base::record::Record;
use dxbin_parts::rts0::{
    Content, DescriptorRange, DescriptorRange20, DescriptorTable, RootConstants, RootDescriptor, RootDescriptor8,
    RootParameter, RootSignatureHeader, Rts0, StaticSampler, StaticSampler52,
};

use super::claims::Claims;
use super::parts::as_it_stands;
use super::walk::Walk;

/// What a place in an RTS0 is; numbers are those of parameters, ranges of a parameter, and samplers.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Place {
    Header,
    Parameter(u32),
    Table(u32),
    Range(u32, u32),
    Constants(u32),
    Descriptor(u32),
    Sampler(u32),
}

/// A part's data, which starts at `start` of the file.
pub(super) fn walk(data: &[u8], start: usize, walk: &mut Walk<'_, '_>) {
    walk.gap("unused", "bytes that nothing in the part leads to");
    let signature = Rts0::read(data, start as u64, &mut Diagnostics::with_limit(0));
    let has_flags = signature.form().is_some_and(|form| form.has_flags);
    let has_sampler_flags = signature.form().is_some_and(|form| form.has_sampler_flags);
    for (offset, place) in claims(&signature).sorted().take_while(|&(offset, _)| offset < data.len().max(1)) {
        let at = start + offset;
        let record: (String, usize, fn(usize, &mut Walk<'_, '_>)) = match place {
            Place::Header => {
                walk.record::<RootSignatureHeader>(at, &as_it_stands);
                continue;
            }
            Place::Parameter(index) => (format!("parameter {index}"), RootParameter::SIZE, rows::<RootParameter>),
            Place::Table(of) => (format!("table of parameter {of}"), DescriptorTable::SIZE, rows::<DescriptorTable>),
            Place::Constants(of) => {
                (format!("constants of parameter {of}"), RootConstants::SIZE, rows::<RootConstants>)
            }
            Place::Range(of, index) => {
                let rows = if has_flags { rows::<DescriptorRange> } else { rows::<DescriptorRange20> };
                (format!("range {index} of parameter {of}"), signature.range_size(), rows)
            }
            Place::Descriptor(of) => {
                let name = format!("descriptor of parameter {of}");
                match has_flags {
                    true => (name, RootDescriptor::SIZE, rows::<RootDescriptor>),
                    false => (name, RootDescriptor8::SIZE, rows::<RootDescriptor8>),
                }
            }
            Place::Sampler(index) => {
                let rows = if has_sampler_flags { rows::<StaticSampler> } else { rows::<StaticSampler52> };
                (format!("static sampler {index}"), signature.sampler_size(), rows)
            }
        };
        let (name, size, rows) = record;
        let value = match place {
            Place::Parameter(_) => data.get(offset..).and_then(RootParameter::read).and_then(|row| row.ty.short()),
            _ => None,
        };
        walk.heading(at.max(walk.at()), &name, value.unwrap_or_default(), "");
        walk.nested(at + size, |walk| rows(at, walk));
    }
}

fn rows<R: Record>(at: usize, walk: &mut Walk<'_, '_>) {
    walk.record::<R>(at, &as_it_stands);
}

fn claims(signature: &Rts0<'_>) -> Claims<Place> {
    let header = signature.header();
    let row = |offset: u32, size: usize, index: u32| u64::from(offset) + size as u64 * u64::from(index);
    let mut claims = Claims::new();
    claims.add(0, Place::Header);
    for (index, parameter) in (0..).zip(signature.parameters()) {
        claims.add(row(header.parameters_offset, RootParameter::SIZE, index), Place::Parameter(index));
        let at = u64::from(parameter.offset);
        match signature.content(&parameter) {
            Some(Content::Table(table)) => {
                claims.add(at, Place::Table(index));
                for (range, _) in (0..).zip(signature.ranges(&table)) {
                    if !claims.look() {
                        break;
                    }
                    let at = row(table.ranges_offset, signature.range_size(), range);
                    claims.add(at, Place::Range(index, range));
                }
            }
            Some(Content::Constants(_)) => claims.add(at, Place::Constants(index)),
            Some(Content::Descriptor(_)) => claims.add(at, Place::Descriptor(index)),
            None => {}
        }
    }
    for (index, _) in (0..).zip(signature.samplers()) {
        claims.add(row(header.samplers_offset, signature.sampler_size(), index), Place::Sampler(index));
    }
    claims
}
