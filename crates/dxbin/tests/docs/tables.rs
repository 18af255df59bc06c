//! Tables of records, enumerations and bit fields as Markdown.

use std::fmt::Write as _;

use dxbin::base::record::{Record, Scalar};
use dxbin::tpf::spec::BitField;

/// Text in a cell.
pub(crate) fn cell(text: &str) -> String {
    text.replace('|', "\\|")
}

/// A heading and the fields of a record.
pub(crate) fn record<R: Record>(text: &mut String, heading: &str, about: &str) {
    writeln!(text, "\n## {heading}\n\n{about} `{}`, {} bytes.\n", R::NAME, R::SIZE).unwrap();
    writeln!(text, "| offset | size | field | meaning |\n|---|---|---|---|").unwrap();
    for field in R::FIELDS {
        let (size, meaning) = (field.ty.size(), cell(field.meaning));
        writeln!(text, "| {} | {size} | {} | {meaning} |", field.offset, field.name).unwrap();
    }
}

/// A heading and the values of an enumeration.
pub(crate) fn names<N: Scalar>(text: &mut String, heading: &str, about: &str, rows: &[(N, &str, &str)], hex: bool) {
    let spelt = rows.iter().any(|row| !row.2.is_empty());
    writeln!(text, "\n## {heading}\n\n{about}\n").unwrap();
    writeln!(
        text,
        "{}",
        if spelt { "| value | name | in listings |\n|---|---|---|" } else { "| value | name |\n|---|---|" }
    )
    .unwrap();
    for (value, name, short) in rows {
        let value = value.to_bits();
        let value = if hex { format!("{value:#x}") } else { value.to_string() };
        match (spelt, short.trim_matches([',', ' '])) {
            (false, _) => writeln!(text, "| {value} | {name} |").unwrap(),
            (true, "") => writeln!(text, "| {value} | {name} | - |").unwrap(),
            (true, short) => writeln!(text, "| {value} | {name} | `{}` |", cell(short)).unwrap(),
        }
    }
}

/// The rows of bit fields, with the names of their values where those are few and stand nowhere else.
pub(crate) fn bits<'f>(text: &mut String, fields: impl IntoIterator<Item = &'f BitField>) {
    writeln!(text, "| bits | field | meaning | values |\n|---|---|---|---|").unwrap();
    for field in fields {
        writeln!(text, "| {} | {} | {} | {} |", place(field), field.name, cell(field.meaning), values(field)).unwrap();
    }
}

/// `31`, `0..10`.
pub(crate) fn place(field: &BitField) -> String {
    match field.count {
        1 => field.low.to_string(),
        count => format!("{}..{}", field.low, field.low + count - 1),
    }
}

fn values(field: &BitField) -> String {
    /// Longer enumerations have tables of their own.
    const MOST: usize = 5;
    let end = 1_u64 << field.count.min(12);
    let named: Vec<(u64, &str)> =
        (0..end).filter_map(|value| Some((value, (field.name_of)(value as u32)?))).take(MOST + 1).collect();
    match named.len() {
        0 => "-".into(),
        _ if named.iter().all(|(_, name)| *name == "none" || name.bytes().all(|letter| b"xyzw".contains(&letter))) => {
            "letters of `xyzw`".into()
        }
        count if count > MOST => "see the table".into(),
        _ => named.iter().map(|(value, name)| format!("{value} {name}")).collect::<Vec<_>>().join(", "),
    }
}
