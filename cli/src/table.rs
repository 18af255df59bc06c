//! Text for people: aligned tables, and bytes of a file made safe to print.

use comfy_table::{CellAlignment, ColumnConstraint, Table, presets};

/// Columns of text, aligned, under headings.
#[derive(Debug)]
pub(crate) struct Columns {
    table: Table,
}

impl Columns {
    /// A table with these headings; a heading that starts with `>` makes its column flush right.
    pub(crate) fn new(headings: &[&str]) -> Self {
        let mut table = Table::new();
        table.load_style(presets::NOTHING);
        table.set_header(headings.iter().map(|heading| heading.trim_start_matches('>')));
        for (i, heading) in headings.iter().enumerate() {
            if let Some(column) = table.column_mut(i) {
                column.set_padding((0, 2));
                if heading.starts_with('>') {
                    column.set_cell_alignment(CellAlignment::Right);
                }
            }
        }
        Self { table }
    }

    /// Adds a row.
    pub(crate) fn row<const N: usize>(&mut self, cells: [String; N]) {
        self.table.add_row(cells);
    }

    /// Drops the columns that have no text in any row.
    pub(crate) fn without_empty(mut self) -> Self {
        for i in 0..self.table.column_count() {
            let empty = self.table.column_cells_iter(i).flatten().all(|cell| cell.content().is_empty());
            if let Some(column) = self.table.column_mut(i).filter(|_| empty) {
                column.set_constraint(ColumnConstraint::Hidden);
            }
        }
        self
    }

    /// Whether there are no rows.
    pub(crate) fn is_empty(&self) -> bool {
        self.table.is_empty()
    }

    /// The lines, indented, headings first.
    pub(crate) fn lines(&self) -> impl Iterator<Item = String> {
        self.table.lines().map(|line| format!("  {}", line.trim_end()))
    }
}

/// Bytes of a file as text: control characters, which could do anything to a terminal, as `\xNN`.
pub(crate) fn clean(bytes: &[u8]) -> String {
    let mut text = String::with_capacity(bytes.len());
    for character in String::from_utf8_lossy(bytes).chars() {
        if character.is_control() {
            text.push_str(&format!("\\x{:02x}", u32::from(character)));
        } else {
            text.push(character);
        }
    }
    text
}

/// A number with its thousands apart.
pub(crate) fn thousands(number: u64) -> String {
    let digits = number.to_string();
    let mut text = String::with_capacity(digits.len() * 4 / 3);
    for (i, digit) in digits.chars().enumerate() {
        if i > 0 && (digits.len() - i).is_multiple_of(3) {
            text.push(',');
        }
        text.push(digit);
    }
    text
}

/// A number and its noun.
pub(crate) fn count(number: u64, one: &str, many: &str) -> String {
    format!("{} {}", thousands(number), if number == 1 { one } else { many })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers() {
        let spelt = [0, 999, 1_000, 65_536, 1_234_567].map(thousands);
        assert_eq!(spelt, ["0", "999", "1,000", "65,536", "1,234,567"]);
        assert_eq!(count(1, "part", "parts"), "1 part");
    }

    #[test]
    fn nothing_reaches_the_terminal() {
        assert_eq!(clean(b"a\x1b[2Jb\n"), "a\\x1b[2Jb\\x0a");
        assert_eq!(clean("grün".as_bytes()), "grün");
    }

    #[test]
    fn columns_are_aligned() {
        let mut columns = Columns::new(&["part", ">bytes"]);
        columns.row(["RDEF".into(), "8".into()]);
        columns.row(["A\\x00B\\xff".into(), "1,234".into()]);
        let lines: Vec<String> = columns.lines().collect();
        assert_eq!(lines, ["  part        bytes", "  RDEF            8", "  A\\x00B\\xff  1,234"]);
    }
}
