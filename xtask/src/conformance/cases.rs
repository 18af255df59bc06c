//! What there is to compare below a folder.

use std::fs;
use std::path::{Path, PathBuf};

/// A disassembler of Microsoft's.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Dialect {
    /// `D3DDisassemble`, under a flag word.
    Fxc(u32),
    /// dxc's.
    Dxc,
}

/// What Microsoft's disassembler answered.
#[derive(Debug)]
pub(super) enum Expected {
    Listing(PathBuf),
    Sum { length: usize, crc: u32 },
    Refused,
}

/// A file and one answer.
#[derive(Debug)]
pub(super) struct Case {
    pub(super) file: PathBuf,
    pub(super) dialect: Dialect,
    pub(super) expected: Expected,
}

/// All cases below a folder, in the order of their names.
pub(super) fn find(folder: &Path) -> Result<Vec<Case>, String> {
    let mut files = Vec::new();
    super::walk(folder, &mut files)?;
    files.sort();
    let mut cases = Vec::new();
    for file in files.iter().filter(|path| is_input(path)) {
        add(file, &files, &mut cases)?;
    }
    Ok(cases)
}

/// Whether goldens may stand beside a file: one that starts as shaders, modules and PDBs do.
fn is_input(path: &Path) -> bool {
    use std::io::Read;
    let mut magic = [0; 12];
    let length = fs::File::open(path).and_then(|mut file| file.read(&mut magic)).unwrap_or(0);
    let magic = magic.get(..length).unwrap_or_default();
    let starts: [&[u8]; 4] = [b"DXBC", b"BC\xc0\xde", &[0xde, 0xc0, 0x17, 0x0b], b"Microsoft C/"];
    starts.iter().any(|start| magic.starts_with(start)) || magic.get(8..) == Some(b"DXIL")
}

/// Adds the cases of one file; `files` are sorted.
fn add(file: &Path, files: &[PathBuf], cases: &mut Vec<Case>) -> Result<(), String> {
    // The goldens of a container and of a bare module are named without its extension, those of other files with it.
    let is_named_without = file.extension().is_some_and(|extension| extension == "cso" || extension == "bc");
    let stem = if is_named_without { file.with_extension("") } else { file.to_path_buf() };
    let Some(prefix) = stem.to_str() else { return Ok(()) };
    let prefix = format!("{prefix}.");
    let first = files.partition_point(|path| path.as_os_str().as_encoded_bytes() < prefix.as_bytes());
    for path in files.iter().skip(first) {
        let Some(rest) = path.to_str().and_then(|path| path.strip_prefix(&prefix)) else { break };
        let mut add = |dialect, expected| cases.push(Case { file: file.to_path_buf(), dialect, expected });
        let listing = || Expected::Listing(path.clone());
        match rest.strip_suffix("asm").map(|word| word.trim_end_matches('.')) {
            Some("") => add(Dialect::Fxc(0), listing()),
            Some(word) => {
                if let Some(flags) = word.strip_prefix('f').and_then(|word| u32::from_str_radix(word, 16).ok()) {
                    add(Dialect::Fxc(flags), listing());
                }
            }
            None if rest == "ll" => add(Dialect::Dxc, listing()),
            None if rest == "sums" => {
                let text = fs::read_to_string(path).map_err(|error| format!("{}: {error}", path.display()))?;
                // D3DDisassemble is asked under many flag words, dxc's disassembler has none.
                let is_dxc = text.lines().count() == 1;
                for line in text.lines() {
                    let (flags, expected) = sum(line).ok_or_else(|| format!("{}: {line}", path.display()))?;
                    add(if is_dxc { Dialect::Dxc } else { Dialect::Fxc(flags) }, expected);
                }
            }
            None => {}
        }
    }
    Ok(())
}

/// A line of `NAME.sums`.
fn sum(line: &str) -> Option<(u32, Expected)> {
    let (flags, rest) = line.split_once(' ')?;
    let flags = u32::from_str_radix(flags.strip_prefix("0x")?, 16).ok()?;
    if rest == "refused" {
        return Some((flags, Expected::Refused));
    }
    let (length, crc) = rest.split_once(' ')?;
    Some((flags, Expected::Sum { length: length.parse().ok()?, crc: u32::from_str_radix(crc, 16).ok()? }))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sums_are_read() {
        assert!(matches!(sum("0xf6 12 9832473e"), Some((0xf6, Expected::Sum { length: 12, crc: 0x9832_473e }))));
        assert!(sum("0xf6 12").is_none());
        assert!(sum("12").is_none());
    }

    #[test]
    fn goldens_of_dxc_are_found_by_their_names() {
        let folder = tempfile::tempdir().unwrap();
        for (name, bytes) in [
            ("a.cso", &b"DXBC"[..]),
            ("a.ll", b""),
            ("a.pdb", b"Microsoft C/C++ MSF"),
            ("a.pdb.sums", b"0x00 3 0000ffff\n"),
            ("b.bc", b"BC\xc0\xde"),
            ("b.sums", b"0x00 refused\n"),
            ("c.dxil", b"........DXIL"),
            ("c.dxil.ll", b""),
            ("d.hlsl", b"// text"),
            ("d.ll", b""),
        ] {
            fs::write(folder.path().join(name), bytes).unwrap();
        }
        let cases = find(folder.path()).unwrap();
        let names: Vec<_> = cases.iter().map(|case| case.file.file_name().unwrap().to_str().unwrap()).collect();
        assert_eq!(names, ["a.cso", "a.pdb", "b.bc", "c.dxil"]);
        assert!(cases.iter().all(|case| case.dialect == Dialect::Dxc));
        assert!(matches!(cases[1].expected, Expected::Sum { length: 3, .. }));
        assert!(matches!(cases[2].expected, Expected::Refused));
    }
}
