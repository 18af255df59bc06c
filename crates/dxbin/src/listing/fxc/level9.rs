//! What Aon9 adds to a listing: the tables of a level 9 target and the listing of its program of Direct3D 9.
//!
//! Microsoft's disassembler prints every Aon9 there is, in the directory's order, behind the header and the class linkage.
//! What it reads of one are the tables, wherever they are, and the program; the sizes that the header states play no role.

use dxbin_base::sink::{Colour, Sink};
use dxbin_base::{Diagnostics, Error};
use dxbin_container::{Container, Part};
use dxbin_parts::aon9::{Aon9, Component, FloatRange, RuntimeConstant, SamplerPair};

use super::Options;
use crate::listing::d3d9;
use crate::listing::out::Out;

/// What stands for a number without a name.
const UNKNOWN_CONVERSION: &str = "UNKN";
const UNKNOWN_VALUE: &str = "Unknown Value";

/// The bytes from a part's start to the container's end.
fn window<'a>(container: &Container<'a>, part: &Part<'_>) -> &'a [u8] {
    let start = usize::try_from(part.start() - container.origin());
    start.ok().and_then(|start| container.reach().get(start..)).unwrap_or_default()
}

/// Prints what a part adds. Tables that lead out of the container are left out; Microsoft's code prints what memory holds.
///
/// # Errors
///
/// Where the program is refused.
pub(super) fn print<S: Sink>(
    container: &Container<'_>,
    part: &Part<'_>,
    options: &Options,
    out: &mut Out<'_, '_, S>,
    diagnostics: &mut Diagnostics,
) -> Result<(), Error> {
    let (data, start) = (window(container, part), part.start());
    let located = |error: Error| error.in_part(part.kind, part.ordinal, start);
    out.end();
    out.begin(Colour::Grey);
    match Aon9::open(data, start) {
        Ok(aon9) => tables(&aon9, out),
        Err(error) => diagnostics.push(located(error).diagnostic().clone()),
    }
    out.end();
    out.begin(Colour::Grey);
    out.put(b"//\n// Level9 shader bytecode:\n//\n");
    let offset = data
        .get(12..)
        .and_then(|rest| rest.first_chunk())
        .map_or(usize::MAX, |word| u32::from_le_bytes(*word) as usize);
    // The bytes behind the offset are counted without a look at whether there are any, so that there seem to be very many.
    let end = if offset <= part.stated_size as usize { part.stated_size as usize } else { data.len() };
    let program = data.get(offset..end.min(data.len())).unwrap_or_default();
    out.spend(program.len().saturating_mul(4));
    if out.is_full() {
        return Ok(());
    }
    let at = start.saturating_add(offset as u64).min(start + data.len() as u64);
    d3d9::print_within(program, at, options, out.pen(), diagnostics).map_err(located)
}

/// The tables; those without rows are left out.
fn tables<S: Sink>(aon9: &Aon9<'_>, out: &mut Out<'_, '_, S>) {
    let header = aon9.header();
    if header.floats > 0 || header.integers > 0 || header.booleans > 0 {
        out.put(b"//\n// Constant buffer to DX9 shader constant mappings:\n");
        components(b"b", aon9.booleans(), out);
        components(b"i", aon9.integers(), out);
        if header.floats > 0 {
            out.put(
                b"//\n// Target Reg Buffer  Start Reg # of Regs        Data Conversion\n\
                  // ---------- ------- --------- --------- ----------------------\n",
            );
        }
        rows(aon9.floats(), float_range, out);
        out.put(b"//\n");
    }
    if header.runtime > 0 {
        out.put(
            b"//\n// Runtime generated constant mappings:\n//\n\
              // Target Reg                               Constant Description\n\
              // ---------- --------------------------------------------------\n",
        );
        rows(aon9.runtime(), runtime_constant, out);
        out.put(b"//\n");
    }
    if header.samplers > 0 {
        out.put(
            b"//\n// Sampler/Resource to DX9 shader sampler mappings:\n//\n\
              // Target Sampler Source Sampler  Source Resource\n\
              // -------------- --------------- ----------------\n",
        );
        rows(aon9.samplers(), sampler_pair, out);
        out.put(b"//\n");
    }
}

fn rows<R, S: Sink>(rows: impl Iterator<Item = R>, print: fn(&R, &mut Out<'_, '_, S>), out: &mut Out<'_, '_, S>) {
    for row in rows {
        if out.is_full() {
            return;
        }
        out.put(b"// ");
        print(&row, out);
        out.put(b"\n");
    }
}

/// A table of integer or boolean constants.
fn components<S: Sink>(letter: &'static [u8], components: impl Iterator<Item = Component>, out: &mut Out<'_, '_, S>) {
    let mut components = components.peekable();
    if components.peek().is_some() {
        out.put(
            b"//\n// Target Reg Buffer  Source Reg Component\n\
              // ---------- ------- ---------- ---------\n",
        );
    }
    let print = match letter {
        b"b" => |row: &Component, out: &mut Out<'_, '_, S>| component(b"b", row, out),
        _ => |row: &Component, out: &mut Out<'_, '_, S>| component(b"i", row, out),
    };
    rows(components, print, out);
}

fn component<S: Sink>(letter: &[u8], row: &Component, out: &mut Out<'_, '_, S>) {
    out.left_numbered(letter, row.target.into(), 11);
    out.left_numbered(b"cb", row.buffer.into(), 8);
    out.number(row.register.into(), 10);
    out.put(b" ");
    out.number(row.component.into(), 9);
}

fn float_range<S: Sink>(row: &FloatRange, out: &mut Out<'_, '_, S>) {
    match row.clip_plane() {
        Some(plane) => out.left_numbered(b"clip", plane.into(), 11),
        None => out.left_numbered(b"c", row.target.into(), 11),
    }
    out.left_numbered(b"cb", row.buffer.into(), 8);
    out.number(row.register.into(), 9);
    out.put(b" ");
    out.number(row.count.into(), 9);
    out.put(b"  (");
    for (lane, conversion) in row.conversions().into_iter().enumerate() {
        if lane > 0 {
            out.put(b",");
        }
        out.right(conversion.short().unwrap_or(UNKNOWN_CONVERSION).as_bytes(), 4);
    }
    out.put(b")");
}

fn runtime_constant<S: Sink>(row: &RuntimeConstant, out: &mut Out<'_, '_, S>) {
    out.left_numbered(b"c", row.target.into(), 11);
    out.right(row.value.short().unwrap_or(UNKNOWN_VALUE).as_bytes(), 50);
}

fn sampler_pair<S: Sink>(row: &SamplerPair, out: &mut Out<'_, '_, S>) {
    out.left_numbered(b"s", row.target.into(), 15);
    out.left_numbered(b"s", row.sampler.into(), 16);
    out.left_numbered(b"t", row.texture.into(), 17);
}
