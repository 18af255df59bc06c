//! Wrong texts: each gets the error a person would want, with its line and column. `wrong.txt` is the table.
#![allow(clippy::unwrap_used, clippy::panic)]

use std::fmt::Write as _;
use std::path::Path;

use dxbin_d3dbc::parse;

/// The text of a case: between quotes, with the escapes of JSON.
fn text(quoted: &str) -> String {
    let inner = quoted.strip_prefix('"').and_then(|text| text.strip_suffix('"')).unwrap();
    let mut text = String::new();
    let mut letters = inner.chars();
    while let Some(letter) = letters.next() {
        text.push(match letter {
            '\\' => match letters.next().unwrap() {
                'n' => '\n',
                'r' => '\r',
                't' => '\t',
                other => other,
            },
            other => other,
        });
    }
    text
}

#[test]
fn every_wrong_text_gets_its_error() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/wrong.txt");
    let table = std::fs::read_to_string(&path).unwrap();
    let mut said = String::new();
    let mut cases = 0;
    let mut right = Vec::new();
    for line in table.lines() {
        if let Some(quoted) = line.strip_prefix("< ") {
            let text = text(quoted);
            let errors = parse::parse(text.as_bytes()).err().unwrap_or_default();
            writeln!(said, "{line}").unwrap();
            if errors.is_empty() {
                right.push(text.clone());
            }
            for error in errors {
                let position = error.position(text.as_bytes());
                let hint = error.hint.as_ref().map(|hint| format!(" -> {hint}")).unwrap_or_default();
                writeln!(said, "> {position} {}: {}{hint}", error.code, error.message).unwrap();
            }
            cases += 1;
        } else if !line.starts_with('>') {
            writeln!(said, "{line}").unwrap();
        }
    }
    if std::env::var_os("BLESS").is_some() {
        std::fs::write(&path, &said).unwrap();
    }
    assert!(cases > 60, "{cases}");
    assert!(right.is_empty(), "taken for right: {right:#?}");
    let difference = table.lines().zip(said.lines()).find(|(was, is)| was != is);
    assert!(table == said || std::env::var_os("BLESS").is_some(), "{difference:?}");
}
