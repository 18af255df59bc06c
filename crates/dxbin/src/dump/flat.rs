//! A part's rows in a list, each with the whole way to it: what two versions of a part are compared by.

use dxbin_base::FourCc;
use dxbin_container::Part;

use super::walk::Walk;
use super::{Kind, Row, Rows, parts};

/// A row with bytes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct FlatRow {
    /// Bytes from the start of the part's data.
    pub(crate) offset: usize,
    /// How many bytes.
    pub(crate) size: usize,
    /// The headings above it and its name, with dots between.
    pub(crate) path: String,
    /// The value as people write it.
    pub(crate) value: String,
}

struct List {
    rows: Vec<FlatRow>,
    /// The headings above, by depth.
    above: Vec<(u32, String)>,
}

impl Rows for List {
    fn row(&mut self, row: &Row<'_>) {
        self.above.retain(|(depth, _)| *depth < row.depth);
        if row.kind == Kind::Heading {
            self.above.push((row.depth, row.name.to_owned()));
            return;
        }
        let above = self.above.iter().map(|(_, name)| name.as_str());
        let path = above.chain([row.name]).collect::<Vec<_>>().join(".");
        let offset = (row.offset as usize).saturating_sub(HEADER);
        self.rows.push(FlatRow { offset, size: row.bytes.len(), path, value: row.value.to_owned() });
    }
}

/// Bytes of a part's header.
const HEADER: usize = 8;

/// The rows of a Shader Model 6 container's part.
pub(crate) fn part(kind: FourCc, data: &[u8]) -> Vec<FlatRow> {
    let file = [&[0; HEADER], data].concat();
    let data = file.get(HEADER..).unwrap_or_default();
    let part = Part { kind, ordinal: 1, index: 0, stated_size: data.len() as u32, header_offset: 0, data };
    let mut list = List { rows: Vec::new(), above: Vec::new() };
    let mut walk = Walk::new(&file, HEADER..file.len(), &[], &mut list);
    parts::data(&part, true, &mut walk);
    walk.finish();
    list.rows
}
