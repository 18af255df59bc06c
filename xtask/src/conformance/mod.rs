//! Our listings against Microsoft's, over any folder; and modules of Shader Model 6, written again.
//!
//! Beside a container stand the listings that `D3DDisassemble` made of it: `NAME.asm` under flag word 0, `NAME.fXX.asm`
//! under flag word 0xXX, or `NAME.sums` with lines `0xXX LENGTH CRC32` or `0xXX refused`; and the one that dxc's disassembler
//! made, `NAME.ll`, or `NAME.sums` with one line. Files of other kinds keep their extension: `NAME.pdb.ll`. tools/oracle writes
//! all of them.

mod cases;
pub(crate) mod kinds;
mod modules;

use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::fs;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::{Path, PathBuf};

use dxbin::base::{Diagnostics, Error};
use dxbin::listing::{dxc, fxc};
use rayon::prelude::*;
use similar::TextDiff;

use crate::Answer;
use cases::{Case, Dialect, Expected};
use modules::Trips;

/// Differences that are shown in full, of each kind one.
const SHOWN: usize = 5;

/// Lines of a difference that are shown.
const LINES: usize = 16;

/// Longer texts are not compared line by line.
const LARGEST_DIFF: usize = 1 << 20;

const USAGE: &str = "usage: cargo xtask conformance DIR... [--show N] [--no-modules]";

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

/// What came of a case.
struct Outcome {
    verdict: Verdict,
    /// What the failure is about; failures of one kind mostly have one reason.
    kind: String,
    /// The failure, for a person.
    why: String,
}

impl Outcome {
    fn good(verdict: Verdict) -> Self {
        Self { verdict, kind: String::new(), why: String::new() }
    }
}

/// `conformance DIR... [--show N] [--no-modules]`
pub(crate) fn run(arguments: &[String]) -> Answer {
    let (mut folders, mut shown, mut with_modules) = (Vec::new(), SHOWN, true);
    let mut arguments = arguments.iter();
    while let Some(argument) = arguments.next() {
        match argument.as_str() {
            "--show" => {
                shown = arguments.next().and_then(|count| count.parse().ok()).ok_or("--show takes a number")?;
            }
            "--no-modules" => with_modules = false,
            option if option.starts_with('-') => return Err(USAGE.into()),
            folder => folders.push(folder),
        }
    }
    if folders.is_empty() {
        return Err(USAGE.into());
    }
    let mut cases = Vec::new();
    for folder in &folders {
        cases.extend(cases::find(Path::new(folder))?);
    }
    if cases.is_empty() {
        return Err(format!("{} holds no shaders with listings beside them", folders[0]));
    }
    // Panics are told as verdicts.
    std::panic::set_hook(Box::new(|_| {}));
    let outcomes: Vec<Outcome> = cases.par_iter().map(judge).collect();
    let listed = report(&cases, &outcomes, shown);
    let trips = if with_modules { trips(&cases, shown) } else { true };
    Ok(listed && trips)
}

/// Prints what came of the listings, and whether all is well.
fn report(cases: &[Case], outcomes: &[Outcome], shown: usize) -> bool {
    let mut counts: BTreeMap<Verdict, usize> = BTreeMap::new();
    let mut kinds: BTreeMap<(Verdict, &str), Vec<usize>> = BTreeMap::new();
    for (number, outcome) in outcomes.iter().enumerate() {
        *counts.entry(outcome.verdict).or_default() += 1;
        if !outcome.verdict.is_good() {
            kinds.entry((outcome.verdict, &outcome.kind)).or_default().push(number);
        }
    }
    let mut kinds: Vec<_> = kinds.into_iter().collect();
    kinds.sort_by_key(|(_, numbers)| std::cmp::Reverse(numbers.len()));
    for number in kinds.iter().take(shown).filter_map(|(_, numbers)| numbers.first()) {
        let (Some(case), Some(outcome)) = (cases.get(*number), outcomes.get(*number)) else { continue };
        let flags = if let Dialect::Fxc(flags) = case.dialect { format!(" under {flags:#04x}") } else { String::new() };
        println!("{}{flags}: {}\n{}", case.file.display(), outcome.verdict.name(), outcome.why);
    }
    for ((verdict, kind), numbers) in &kinds {
        let first = numbers.first().and_then(|number| cases.get(*number));
        let file = first.map_or("", |case| case.file.to_str().unwrap_or_default());
        println!("{:8} {}, {kind}: {file}", numbers.len(), verdict.name());
    }
    let good: usize = counts.iter().filter(|(verdict, _)| verdict.is_good()).map(|(_, count)| count).sum();
    for (verdict, count) in &counts {
        println!("{count:8} {}", verdict.name());
    }
    println!("{:8.3} % of {} listings", 100.0 * good as f64 / cases.len() as f64, cases.len());
    good == cases.len()
}

/// Writes the modules of all files that dxc made again, and prints how that went; whether all came out as they were.
fn trips(cases: &[Case], shown: usize) -> bool {
    let mut files: Vec<&PathBuf> =
        cases.iter().filter(|case| case.dialect == Dialect::Dxc).map(|case| &case.file).collect();
    files.dedup();
    let found = files
        .par_iter()
        .map(|path| fs::read(path).map(|file| modules::trips(&path.display().to_string(), &file)).unwrap_or_default());
    let all = found.reduce(Trips::default, |mut sum, more| {
        sum.add(more);
        sum
    });
    if all.modules == 0 {
        return true;
    }
    all.failures.iter().take(shown).for_each(|failure| println!("{failure}"));
    println!("{:8} modules come out of their models as they were", all.same);
    for (count, what) in [
        (all.other, "come out otherwise"),
        (all.other_stream, "have a bitstream that comes out otherwise"),
        (all.unread, "are not read"),
        (all.unwritten, "are not written"),
        (all.crashed, "crashed ours"),
    ] {
        if count > 0 {
            println!("{count:8} {what}");
        }
    }
    println!("{:8.3} % of {} modules", 100.0 * all.same as f64 / all.modules as f64, all.modules);
    all.is_good()
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

/// Our listing.
fn list(bytes: &[u8], dialect: Dialect) -> Result<Vec<u8>, Error> {
    let (mut text, mut diagnostics) = (Vec::new(), Diagnostics::new());
    let listed = match dialect {
        Dialect::Fxc(flags) => {
            let options = fxc::Options { flags, ..fxc::Options::default() };
            fxc::list_bytes(bytes, &options, &mut text, &mut diagnostics)
        }
        Dialect::Dxc => dxc::list_bytes(bytes, &dxc::Options::default(), &mut text, &mut diagnostics),
    };
    listed.map(|()| text)
}

/// Compares one case.
fn judge(case: &Case) -> Outcome {
    let Ok(bytes) = fs::read(&case.file) else {
        return Outcome { verdict: Verdict::Crashed, kind: "unreadable".into(), why: String::new() };
    };
    match (catch_unwind(AssertUnwindSafe(|| list(&bytes, case.dialect))), &case.expected) {
        (Err(panic), _) => {
            let text = panic.downcast_ref::<String>().cloned();
            let why = text.or_else(|| panic.downcast_ref::<&str>().map(ToString::to_string)).unwrap_or_default();
            Outcome { verdict: Verdict::Crashed, kind: why.clone(), why: format!("  {why}") }
        }
        (Ok(Err(_)), Expected::Refused) => Outcome::good(Verdict::BothRefused),
        (Ok(Err(error)), _) => {
            Outcome { verdict: Verdict::Refused, kind: format!("{:?}", error.code()), why: format!("  {error}") }
        }
        (Ok(Ok(_)), Expected::Refused) => {
            Outcome { verdict: Verdict::NotRefused, kind: "listed".into(), why: String::new() }
        }
        (Ok(Ok(text)), Expected::Sum { length, crc }) => {
            if (text.len(), crc32fast::hash(&text)) == (*length, *crc) {
                return Outcome::good(Verdict::Passed);
            }
            let why = format!("  {} bytes, expected {length}; checksum of the listing differs", text.len());
            Outcome { verdict: Verdict::Differs, kind: "a checksum".into(), why }
        }
        (Ok(Ok(text)), Expected::Listing(path)) => match fs::read(path) {
            Ok(theirs) if theirs == text => Outcome::good(Verdict::Passed),
            Ok(theirs) => differs(&theirs, &text, case.dialect),
            Err(error) => {
                let why = format!("  {}: {error}", path.display());
                Outcome { verdict: Verdict::Crashed, kind: "unreadable".into(), why }
            }
        },
    }
}

fn differs(theirs: &[u8], ours: &[u8], dialect: Dialect) -> Outcome {
    let (theirs, ours) = (String::from_utf8_lossy(theirs), String::from_utf8_lossy(ours));
    let (number, line, other) = kinds::first_difference(&theirs, &ours);
    let kind = match dialect {
        Dialect::Fxc(_) => "listings".into(),
        Dialect::Dxc => kinds::kind(&theirs, number),
    };
    let mut why = format!("  line {}\n", number + 1);
    if theirs.len().max(ours.len()) > LARGEST_DIFF {
        // Writing to a string cannot fail.
        let _ = writeln!(why, "  -{line}\n  +{other}");
    } else {
        why.push_str(&diff(&theirs, &ours));
    }
    Outcome { verdict: Verdict::Differs, kind, why }
}

/// The first lines of a difference: `-` theirs, `+` ours.
fn diff(theirs: &str, ours: &str) -> String {
    let mut text = String::new();
    let diff = TextDiff::from_lines(theirs, ours);
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

    fn corpus(folder: &str) -> PathBuf {
        Path::new(env!("CARGO_MANIFEST_DIR")).join("../tests/corpus").join(folder)
    }

    #[test]
    fn listings_are_found_by_their_names() {
        let folder = tempfile::tempdir().unwrap();
        let files = fs::read_dir(corpus("fxc")).unwrap().map(|entry| entry.unwrap().path());
        fs::copy(files.into_iter().find(|path| is_container(path)).unwrap(), folder.path().join("a.1.cso")).unwrap();
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
        let cases = cases::find(folder.path()).unwrap();
        let dialects: Vec<Dialect> = cases.iter().map(|case| case.dialect).collect();
        assert_eq!(dialects, [0, 0x84, 0x40, 0x02].map(Dialect::Fxc));
        let verdicts: Vec<Verdict> = cases.iter().map(|case| judge(case).verdict).collect();
        assert_eq!(verdicts, [Verdict::Differs, Verdict::Differs, Verdict::Differs, Verdict::NotRefused]);
        assert_eq!(run(&[folder.path().display().to_string()]), Ok(false));
    }

    #[test]
    fn listings_of_dxc_are_compared_and_modules_written_again() {
        let folder = tempfile::tempdir().unwrap();
        for name in ["ps_lit.cso", "ps_lit.ll"] {
            fs::copy(corpus("dxc").join(name), folder.path().join(name)).unwrap();
        }
        let arguments = [folder.path().display().to_string()];
        assert_eq!(run(&arguments), Ok(true));
        let golden = folder.path().join("ps_lit.ll");
        fs::write(&golden, fs::read_to_string(&golden).unwrap().replace("; cbuffer Light", "; cbuffer Dark")).unwrap();
        let outcome = judge(&cases::find(folder.path()).unwrap()[0]);
        assert_eq!((outcome.verdict, outcome.kind.as_str()), (Verdict::Differs, "header, Buffer Definitions"));
        assert_eq!(run(&arguments), Ok(false));
    }
}
