//! A dump shows every byte of any file once, marks every defect, and is no longer than a multiple of the file.

use dxbin::base::Limits;
use dxbin::dump::{Dump, Row, Rows, Text};

/// The property.
pub fn check(bytes: &[u8]) {
    let dump = Dump::new(bytes, &Limits::default());
    let mut tiles = Tiles { bytes, at: 0, rows: 0, marks: 0 };
    dump.write(&mut tiles);
    assert_eq!(tiles.at, bytes.len());
    assert_eq!(tiles.marks, dump.defects().len());
    let parts = dump.container().map_or(0, |container| container.parts().len());
    assert!(tiles.rows <= 64 + 4 * bytes.len() + 2 * parts, "{} bytes are {} rows", bytes.len(), tiles.rows);
    let mut text = Vec::new();
    for part in dump.container().map(|container| container.parts()).unwrap_or_default().iter().take(4) {
        text.clear();
        dump.write_part(part, &mut Text::new(&mut text, 16));
        assert!(!text.is_empty() && text.len() <= 1_000_000 + 2_048 * bytes.len());
    }
}

struct Tiles<'b> {
    bytes: &'b [u8],
    at: usize,
    rows: usize,
    marks: usize,
}

impl Rows for Tiles<'_> {
    fn row(&mut self, row: &Row<'_>) {
        assert_eq!(row.offset as usize, self.at, "{row:?}");
        assert_eq!(Some(row.bytes), self.bytes.get(self.at..self.at + row.bytes.len()), "{row:?}");
        self.at += row.bytes.len();
        self.rows += 1;
        self.marks += row.marks.len();
    }
}

#[test]
fn smoke() {
    crate::smoke(check);
}
