//! Aon9: the tables of a level 9 target, and the program behind them.

use dxbin_base::Diagnostics;
use dxbin_parts::aon9::{Aon9, Aon9Header, Component, FloatRange, RuntimeConstant, SamplerPair};

use super::claims::Claims;
use super::d3d9;
use super::parts::as_it_stands;
use super::walk::Walk;

/// What a place in an Aon9 is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Place {
    Header,
    /// A row of the table with this place in the header.
    Row(usize, usize),
    Program,
}

/// A part's data, which starts at `start` of the file.
pub(super) fn walk(data: &[u8], start: usize, walk: &mut Walk<'_, '_>) {
    walk.gap("unused", "bytes that nothing in the part leads to");
    let aon9 = Aon9::read(data, start as u64, &mut Diagnostics::with_limit(0));
    let header = *aon9.header();
    let tables = header.tables();
    let mut claims = Claims::new();
    claims.add(0, Place::Header);
    for (index, table) in tables.iter().enumerate() {
        for row in 0..usize::from(table.count) {
            claims.add(u64::from(table.offset) + (row * table.row_size) as u64, Place::Row(index, row));
        }
    }
    if !aon9.program().is_empty() {
        claims.add(header.program_offset.into(), Place::Program);
    }
    for (offset, place) in claims.sorted().take_while(|&(offset, _)| offset < data.len().max(1)) {
        let at = start + offset;
        match place {
            Place::Header => walk.record::<Aon9Header>(at, &|name, number| match name {
                "Version" => version(number),
                _ => None,
            }),
            Place::Program => {
                let bytes = aon9.program();
                walk.heading(at.max(walk.at()), "program", "", "the program of Direct3D 9");
                walk.nested(at + bytes.len(), |walk| d3d9::walk(bytes, at, walk));
            }
            Place::Row(index, row) => {
                let Some(table) = tables.get(index) else { continue };
                walk.heading(at.max(walk.at()), &format!("{} {row}", table.title), "", "");
                walk.nested(at + table.row_size, |walk| match index {
                    0 => walk.record::<FloatRange>(at, &as_it_stands),
                    1 | 2 => walk.record::<Component>(at, &as_it_stands),
                    3 => walk.record::<SamplerPair>(at, &as_it_stands),
                    _ => walk.record::<RuntimeConstant>(at, &as_it_stands),
                });
            }
        }
    }
}

/// A version token as people write it.
fn version(token: u64) -> Option<String> {
    let version = dxbin_d3dbc::token::Version(token as u32);
    version.is_known().then(|| version.to_string())
}
