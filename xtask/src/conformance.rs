//! Our listings against Microsoft's, over any folder.
//!
//! Beside a container stand the listings that `D3DDisassemble` made of it: `NAME.asm` under flag word 0, `NAME.fXX.asm`
//! under flag word 0xXX, or `NAME.sums` with lines `0xXX LENGTH CRC32` or `0xXX refused`. tools/oracle writes all of them.

use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::fs;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::{Path, PathBuf};

use dxbin::base::Diagnostics;
use dxbin::listing::fxc::{self, Options};
use rayon::prelude::*;
use similar::TextDiff;

use crate::Answer;

/// Differences that are shown in full.
const SHOWN: usize = 5;

/// Lines of a difference that are shown.
const LINES: usize = 16;

/// What Microsoft's disassembler answered.
enum Expected {
    Listing(PathBuf),
    Sum { length: usize, crc: u32 },
    Refused,
}

/// A container under one flag word.
struct Case {
    container: PathBuf,
    flags: u32,
    expected: Expected,
}

/// How ours compares.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Verdict {
    Passed,
    BothRefused,
    /// Both list, but not the same.
    Differs,
    /// Only ours refuses.
    Refused,
    /// Only Microsoft's refuses.
    NotRefused,
    /// Ours crashed.
    Crashed,
}

impl Verdict {
    fn is_good(self) -> bool {
        matches!(self, Self::Passed | Self::BothRefused)
    }

    fn name(self) -> &'static str {
        match self {
            Self::Passed => "passed",
            Self::BothRefused => "refused by both",
            Self::Differs => "differ",
            Self::Refused => "refused by us only",
            Self::NotRefused => "refused by Microsoft only",
            Self::Crashed => "crashed",
        }
    }
}

/// `conformance DIR [--show N]`
pub(crate) fn run(arguments: &[String]) -> Answer {
    let (folder, shown) = match arguments {
        [folder] => (folder, SHOWN),
        [folder, option, count] if option == "--show" => (folder, count.parse().map_err(|_| "--show takes a number")?),
        _ => return Err("usage: cargo xtask conformance DIR [--show N]".into()),
    };
    let cases = find(Path::new(folder))?;
    if cases.is_empty() {
        return Err(format!("{folder} holds no containers with listings beside them"));
    }
    let verdicts: Vec<(Verdict, String)> = cases.par_iter().map(judge).collect();
    let mut counts: BTreeMap<Verdict, usize> = BTreeMap::new();
    let mut left = shown;
    for (case, (verdict, why)) in cases.iter().zip(&verdicts) {
        *counts.entry(*verdict).or_default() += 1;
        if !verdict.is_good() && left > 0 {
            left -= 1;
            println!("{} under {:#04x}: {}\n{why}", case.container.display(), case.flags, verdict.name());
        }
    }
    let good: usize = counts.iter().filter(|(verdict, _)| verdict.is_good()).map(|(_, count)| count).sum();
    for (verdict, count) in &counts {
        println!("{count:8} {}", verdict.name());
    }
    println!("{:8.3} % of {} listings", 100.0 * good as f64 / cases.len() as f64, cases.len());
    Ok(good == cases.len())
}

/// All cases below a folder, in the order of their names.
fn find(folder: &Path) -> Result<Vec<Case>, String> {
    let mut files = Vec::new();
    walk(folder, &mut files)?;
    files.sort();
    let mut cases = Vec::new();
    for container in files.iter().filter(|path| is_container(path)) {
        add(container, &files, &mut cases)?;
    }
    Ok(cases)
}

/// Adds the cases of one container; `files` are sorted.
fn add(container: &Path, files: &[PathBuf], cases: &mut Vec<Case>) -> Result<(), String> {
    let stem = container.with_extension("");
    let Some(prefix) = stem.to_str() else { return Ok(()) };
    let prefix = format!("{prefix}.");
    let first = files.partition_point(|path| path.as_os_str().as_encoded_bytes() < prefix.as_bytes());
    for path in files.iter().skip(first) {
        let Some(rest) = path.to_str().and_then(|path| path.strip_prefix(&prefix)) else { break };
        let mut add = |flags, expected| cases.push(Case { container: container.to_path_buf(), flags, expected });
        match rest.strip_suffix("asm").map(|word| word.trim_end_matches('.')) {
            Some("") => add(0, Expected::Listing(path.clone())),
            Some(word) => {
                if let Some(flags) = word.strip_prefix('f').and_then(|word| u32::from_str_radix(word, 16).ok()) {
                    add(flags, Expected::Listing(path.clone()));
                }
            }
            None if rest == "sums" => {
                for line in fs::read_to_string(path).map_err(|error| format!("{}: {error}", path.display()))?.lines() {
                    let (flags, expected) = sum(line).ok_or_else(|| format!("{}: {line}", path.display()))?;
                    add(flags, expected);
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

pub(crate) fn walk(folder: &Path, files: &mut Vec<PathBuf>) -> Result<(), String> {
    let entries = fs::read_dir(folder).map_err(|error| format!("{}: {error}", folder.display()))?;
    for entry in entries.flatten() {
        match entry.file_type() {
            Ok(kind) if kind.is_dir() => walk(&entry.path(), files)?,
            _ => files.push(entry.path()),
        }
    }
    Ok(())
}

pub(crate) fn is_container(path: &Path) -> bool {
    use std::io::Read;
    let mut magic = [0; 4];
    let read = fs::File::open(path).and_then(|mut file| file.read_exact(&mut magic));
    read.is_ok() && &magic == b"DXBC"
}

/// Compares one case; the text says what is different.
fn judge(case: &Case) -> (Verdict, String) {
    let Ok(bytes) = fs::read(&case.container) else { return (Verdict::Crashed, "it cannot be read".into()) };
    let listed = catch_unwind(AssertUnwindSafe(|| {
        let options = Options { flags: case.flags, ..Options::default() };
        let mut text = Vec::new();
        fxc::list_bytes(&bytes, &options, &mut text, &mut Diagnostics::new()).map(|()| text)
    }));
    match (listed, &case.expected) {
        (Err(_), _) => (Verdict::Crashed, String::new()),
        (Ok(Err(_)), Expected::Refused) => (Verdict::BothRefused, String::new()),
        (Ok(Err(error)), _) => (Verdict::Refused, format!("  {error}")),
        (Ok(Ok(_)), Expected::Refused) => (Verdict::NotRefused, String::new()),
        (Ok(Ok(text)), Expected::Sum { length, crc }) => {
            if (text.len(), crc32fast::hash(&text)) == (*length, *crc) {
                return (Verdict::Passed, String::new());
            }
            (Verdict::Differs, format!("  {} bytes, expected {length}; checksum of the listing differs", text.len()))
        }
        (Ok(Ok(text)), Expected::Listing(path)) => match fs::read(path) {
            Ok(theirs) if theirs == text => (Verdict::Passed, String::new()),
            Ok(theirs) => (Verdict::Differs, diff(&theirs, &text)),
            Err(error) => (Verdict::Crashed, format!("  {}: {error}", path.display())),
        },
    }
}

/// The first lines of a difference: `-` theirs, `+` ours.
fn diff(theirs: &[u8], ours: &[u8]) -> String {
    let (theirs, ours) = (String::from_utf8_lossy(theirs), String::from_utf8_lossy(ours));
    let mut text = String::new();
    let diff = TextDiff::from_lines(&*theirs, &*ours);
    let unified = diff.unified_diff().context_radius(2).to_string();
    for line in unified.lines().take(LINES) {
        // Writing to a string cannot fail.
        let _ = writeln!(text, "  {line}");
    }
    if unified.lines().count() > LINES {
        text.push_str("  ...\n");
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    fn corpus() -> PathBuf {
        Path::new(env!("CARGO_MANIFEST_DIR")).join("../tests/corpus/fxc")
    }

    #[test]
    fn listings_are_found_by_their_names() {
        let folder = tempfile::tempdir().unwrap();
        let cso = fs::read_dir(corpus()).unwrap().map(|entry| entry.unwrap().path()).find(|path| is_container(path));
        fs::copy(cso.unwrap(), folder.path().join("a.1.cso")).unwrap();
        for (name, text) in [
            ("a.1.asm", "nothing like it\n"),
            ("a.1.f84.asm", ""),
            ("a.1.sums", "0x40 3 0000ffff\n0x02 refused\n"),
            ("a.1.txt", ""),
            ("a.10.asm", ""),
            ("a.hlsl", ""),
        ] {
            fs::write(folder.path().join(name), text).unwrap();
        }
        let cases = find(folder.path()).unwrap();
        let flags: Vec<u32> = cases.iter().map(|case| case.flags).collect();
        assert_eq!(flags, [0, 0x84, 0x40, 0x02]);
        let verdicts: Vec<Verdict> = cases.iter().map(|case| judge(case).0).collect();
        assert_eq!(verdicts, [Verdict::Differs, Verdict::Differs, Verdict::Differs, Verdict::NotRefused]);
        assert_eq!(run(&[folder.path().display().to_string()]), Ok(false));
    }

    #[test]
    fn sums_are_read() {
        assert!(matches!(sum("0xf6 12 9832473e"), Some((0xf6, Expected::Sum { length: 12, crc: 0x9832_473e }))));
        assert!(sum("0xf6 12").is_none());
        assert!(sum("12").is_none());
    }
}
