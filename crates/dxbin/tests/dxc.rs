//! Listings in dxc's dialect, held against Microsoft's: whatever has a golden beside it in the folders of dxc.
//!
//! `NAME.ll` is the listing of `NAME.cso` or `NAME.bc`, `NAME.EXT.ll` that of any other file; `NAME.sums` says its length and
//! CRC-32, or that it is refused. tests/corpus/dxc/README.md says where they come from.
#![allow(missing_docs, clippy::unwrap_used, clippy::panic)]

use std::fs;
use std::path::{Path, PathBuf};

use dxbin::base::Diagnostics;
use dxbin::listing::dxc::{self, Options};

/// The inputs of a folder that have goldens, with those, in the order of their names.
fn inputs(folder: &str) -> Vec<(PathBuf, PathBuf)> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/corpus").join(folder);
    let mut found = Vec::new();
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        let extension = path.extension().and_then(|extension| extension.to_str()).unwrap_or_default();
        let stem = match extension {
            "cso" | "bc" => path.with_extension(""),
            "pdb" | "dxil" | "bcw" | "bin" => path.clone(),
            _ => continue,
        };
        let golden = |end: &str| Some(PathBuf::from(format!("{}.{end}", stem.display()))).filter(|path| path.exists());
        // What crashes Microsoft's disassembler has none.
        if let Some(golden) = golden("ll").or_else(|| golden("sums")) {
            found.push((path, golden));
        }
    }
    found.sort();
    found
}

/// zlib's CRC-32, bit by bit: slow and short.
fn crc32(data: &[u8]) -> u32 {
    let table: Vec<u32> = (0..256u32)
        .map(|byte| (0..8).fold(byte, |crc, _| if crc & 1 == 0 { crc >> 1 } else { crc >> 1 ^ 0xedb8_8320 }))
        .collect();
    !data.iter().fold(!0, |crc, byte| crc >> 8 ^ table[usize::from(crc as u8 ^ byte)])
}

/// What differs, for a person.
fn difference(golden: &Path, ours: Result<Vec<u8>, String>) -> Option<String> {
    let theirs = fs::read(golden).unwrap();
    let is_sum = golden.extension().is_some_and(|extension| extension == "sums");
    match ours {
        Ok(text) if is_sum => {
            let sum = format!("0x00 {} {:08x}\n", text.len(), crc32(&text));
            (sum.as_bytes() != theirs).then(|| format!("want {}, got {sum}", String::from_utf8_lossy(&theirs)))
        }
        Ok(text) if text == theirs => None,
        Ok(text) => {
            let line =
                text.split(|&byte| byte == b'\n').zip(theirs.split(|&byte| byte == b'\n')).position(|(a, b)| a != b);
            let at = |text: &[u8]| {
                let line = text.split(|&byte| byte == b'\n').nth(line.unwrap_or(0));
                String::from_utf8_lossy(line.unwrap_or_default()).into_owned()
            };
            Some(format!("line {}:\n  want {}\n  got  {}", line.unwrap_or(0) + 1, at(&theirs), at(&text)))
        }
        Err(_) if theirs == b"0x00 refused\n" => None,
        Err(error) => Some(format!("refused: {error}")),
    }
}

fn list(path: &Path) -> Result<Vec<u8>, String> {
    let mut text = Vec::new();
    let file = fs::read(path).unwrap();
    dxc::list_bytes(&file, &Options::default(), &mut text, &mut Diagnostics::new())
        .map(|()| text)
        .map_err(|error| error.to_string())
}

#[test]
fn the_corpus_lists_as_dxc_lists_it() {
    let (mut failures, mut checked) = (Vec::new(), 0);
    for (path, golden) in ["dxc", "inputs", "llvm", "mutants"].into_iter().flat_map(inputs) {
        checked += 1;
        if let Some(what) = difference(&golden, list(&path)) {
            failures.push(format!("{}: {what}", path.display()));
        }
    }
    assert!(checked > 400, "only {checked} goldens were found");
    let shown = failures.iter().take(20).cloned().collect::<Vec<_>>().join("\n");
    assert!(failures.is_empty(), "{} of {checked} listings differ:\n{shown}", failures.len());
}
