//! The pages of docs/formats are made of the tables that the code works with; `BLESS=1 cargo test -p dxbin --test docs`
//! writes them. docs/formats/container.md is made by the container's own test.
#![allow(clippy::unwrap_used, missing_docs)]

#[path = "docs/bitcode.rs"]
mod bitcode;
#[path = "docs/debug.rs"]
mod debug;
#[path = "docs/direct3d9.rs"]
mod direct3d9;
#[path = "docs/dxc.rs"]
mod dxc;
#[path = "docs/dxil.rs"]
mod dxil;
#[path = "docs/parts.rs"]
mod parts;
#[path = "docs/sources.rs"]
mod sources;
#[path = "docs/tables.rs"]
mod tables;
#[path = "docs/tokens.rs"]
mod tokens;

use std::fmt::Write as _;
use std::path::{Path, PathBuf};

/// A page: its file's name, its title, what it is about in a few words, and its text behind the title.
pub(crate) struct Page {
    pub(crate) file: &'static str,
    pub(crate) title: &'static str,
    pub(crate) about: &'static str,
    pub(crate) text: String,
}

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/formats")
}

/// Compares a page with what it should be, or writes it.
fn check(file: &str, text: &str) {
    let path = folder().join(file);
    if std::env::var_os("BLESS").is_some() {
        std::fs::write(&path, text).unwrap();
    }
    let published = std::fs::read_to_string(&path).unwrap_or_default();
    assert!(
        published == text,
        "docs/formats/{file} is stale: `BLESS=1 cargo test -p dxbin --test docs` writes it anew"
    );
}

fn pages() -> Vec<Page> {
    parts::pages()
        .into_iter()
        .chain(dxc::pages())
        .chain(bitcode::pages())
        .chain(dxil::pages())
        .chain(tokens::pages())
        .chain(debug::pages())
        .chain(sources::pages())
        .chain(direct3d9::pages())
        .collect()
}

#[test]
fn the_pages_are_those_of_the_tables() {
    for page in pages() {
        check(page.file, &format!("# {}\n\n{}", page.title, page.text));
    }
}

const INDEX: &str = "\
# The formats

A page for each structure, made of the tables that the code works with: a test writes them anew and compares, so that what
stands here is what `dxbin` reads and writes. `dxbin dump FILE` shows the same fields in a file of yours, byte by byte.
All numbers are little-endian.

| page | what it is about |
|---|---|
| [container.md](container.md) | the container: header, directory, parts, digest |
";

#[test]
fn the_index_names_every_page() {
    let mut text = String::from(INDEX);
    for Page { file, about, .. } in pages() {
        writeln!(text, "| [{file}]({file}) | {about} |").unwrap();
    }
    text.push_str("\nWhat can be wrong with each of them: [the diagnostics](../diagnostics.md).\n");
    check("README.md", &text);
    for entry in std::fs::read_dir(folder()).unwrap() {
        let name = entry.unwrap().file_name().to_string_lossy().into_owned();
        assert!(name == "README.md" || text.contains(&format!("({name})")), "the index does not name {name}");
    }
}
