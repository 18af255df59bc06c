//! Spoilt shaders, listed by us and by Microsoft: the same text, or both refuse.
//!
//! Every disagreement is asked about again by itself (a fault before it may have left anything in Microsoft's heap), made
//! as simple as its edits allow, and kept in a folder, a few of each sort. Answers of Microsoft's that do not depend on
//! the container alone are set aside and counted.

mod judge;
mod memory;
mod module;
mod mutate;

use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::fs;
use std::path::{Path, PathBuf};
use std::time::Instant;

use dxbin::base::FourCc;
use dxbin::listing::fxc;
use dxbin_fuzz::mutate::Random;
use rayon::prelude::*;

use crate::Answer;
use crate::conformance::{is_container, kinds, walk};
use judge::{Said, Verdict, judge};
use mutate::{Choice, Mutant, Seed};

/// Larger containers are no seeds: most rules show in small ones, which are quick.
const LARGEST: usize = 8_000;

/// The same for Shader Model 6.
const LARGEST_DXC: usize = 12_000;

/// Mutants that are asked about together.
const BATCH: usize = 8_192;

/// Disagreements of one sort that are kept; those of the same sort mostly have the same reason.
const KEPT: usize = 3;

const USAGE: &str = "usage: cargo xtask fuzz-oracle [--dxc] [--seed N] [--count N] [--flags all|WORD] [--part FOURCC] [--out DIR] DIR...";

struct Options {
    dxc: bool,
    seed: u64,
    count: usize,
    flags: Option<u32>,
    /// The kind of the parts that are changed; of all kinds if none is named.
    part: Option<FourCc>,
    out: PathBuf,
    folders: Vec<PathBuf>,
}

/// `fuzz-oracle [--dxc] [--seed N] [--count N] [--flags all|WORD] [--part FOURCC] [--out DIR] DIR...`
pub(crate) fn run(arguments: &[String]) -> Answer {
    let options = parse(arguments)?;
    let mut seeds = seeds(&options.folders, options.dxc)?;
    if let Some(part) = options.part {
        seeds.retain(|seed| seed.has(part));
        if seeds.is_empty() {
            return Err(format!("no seed has a part {part}"));
        }
    }
    let choice = Choice { flags: options.flags, part: options.part, dxc: options.dxc };
    println!("{} seeds of up to {} bytes", seeds.len(), largest(options.dxc));
    // Panics are told as verdicts.
    std::panic::set_hook(Box::new(|_| {}));
    let start = Instant::now();
    let mut tally = Tally { out: options.out, dxc: options.dxc, ..Tally::default() };
    let mut done = 0;
    while done < options.count {
        let numbers = done..(done + BATCH).min(options.count);
        done = numbers.end;
        // Mutants have numbers of their own, so that a run is the same on any number of processors.
        let stream = |number: usize| Random::new(options.seed.wrapping_shl(40) ^ number as u64);
        let mutants: Vec<Mutant> =
            numbers.into_par_iter().map(|number| Mutant::new(&seeds, choice, &mut stream(number))).collect();
        let cases = cases(&seeds, mutants, options.dxc)?;
        let bad = tally.count(&seeds, cases)?;
        tally.keep(&seeds, bad)?;
        eprintln!("{done} mutants, {} s, {} disagreements", start.elapsed().as_secs(), tally.disagreements());
    }
    print!("{}", tally.report());
    Ok(tally.disagreements() == 0)
}

fn parse(arguments: &[String]) -> Result<Options, String> {
    let out = Path::new(env!("CARGO_MANIFEST_DIR")).join("../target/fuzz-oracle");
    let mut options = Options { dxc: false, seed: 1, count: 50_000, flags: None, part: None, out, folders: Vec::new() };
    let mut arguments = arguments.iter();
    while let Some(argument) = arguments.next() {
        let mut value = || arguments.next().ok_or_else(|| format!("{argument} takes a value\n{USAGE}"));
        match argument.as_str() {
            "--dxc" => (options.dxc, options.flags) = (true, Some(0)),
            "--seed" => options.seed = number(value()?)?,
            "--count" => options.count = number(value()?)? as usize,
            "--flags" => options.flags = Some(value()?).filter(|word| *word != "all").map(flags).transpose()?,
            "--part" => {
                let name = value()?.as_bytes().try_into().map_err(|_| "--part takes four letters".to_owned())?;
                options.part = Some(FourCc(name));
            }
            "--out" => options.out = value()?.into(),
            option if option.starts_with('-') => return Err(format!("there is no option {option}\n{USAGE}")),
            folder => options.folders.push(folder.into()),
        }
    }
    if options.folders.is_empty() { Err(USAGE.into()) } else { Ok(options) }
}

fn number(text: &str) -> Result<u64, String> {
    let number = match text.strip_prefix("0x") {
        Some(digits) => u64::from_str_radix(digits, 16),
        None => text.parse(),
    };
    number.map_err(|_| format!("{text} is no number\n{USAGE}"))
}

/// A flag word; also one that is refused, as long as Microsoft's and ours are asked the same.
fn flags(text: &String) -> Result<u32, String> {
    u32::try_from(number(text)?)
        .map_err(|_| format!("{text} is no flag word; those there are add up to {:#x}", fxc::ALL))
}

/// The largest file that is a seed.
const fn largest(dxc: bool) -> usize {
    if dxc { LARGEST_DXC } else { LARGEST }
}

/// The containers below the folders, in the order of their names; of Shader Model 6 the bare modules, too.
fn seeds(folders: &[PathBuf], dxc: bool) -> Result<Vec<Seed>, String> {
    let mut files = Vec::new();
    for folder in folders {
        walk(folder, &mut files)?;
    }
    files.sort();
    let small = |path: &&PathBuf| fs::metadata(path).is_ok_and(|file| file.len() <= largest(dxc) as u64);
    let read = |path: &PathBuf| {
        let (name, bytes) = (path.display().to_string(), fs::read(path).ok()?);
        if dxc { Seed::read_dxc(name, &bytes) } else { Seed::read(name, &bytes) }
    };
    let is_seed = |path: &&PathBuf| dxc || is_container(path);
    let seeds: Vec<Seed> = files.iter().filter(small).filter(is_seed).filter_map(read).collect();
    if seeds.is_empty() { Err(format!("no seeds of up to {} bytes are there", largest(dxc))) } else { Ok(seeds) }
}

/// A mutant, its bytes, and what was said of it.
struct Case {
    mutant: Mutant,
    bytes: Vec<u8>,
    ours: Said,
    theirs: Said,
}

impl Case {
    fn verdict(&self) -> Verdict {
        judge(&self.theirs, &self.ours)
    }

    /// What it is about, without what differs from case to case.
    fn sort(&self, dxc: bool) -> String {
        let blank = |text: String| {
            let mut blank: Vec<char> = text.chars().map(|c| if c.is_ascii_digit() { '#' } else { c }).collect();
            blank.dedup_by(|c, before| (*c, *before) == ('#', '#'));
            blank.into_iter().collect::<String>()
        };
        match (&self.theirs, &self.ours) {
            (Said::Listing(theirs), Said::Listing(ours)) => {
                let (theirs, ours) = (String::from_utf8_lossy(theirs), String::from_utf8_lossy(ours));
                let (number, line, other) = kinds::first_difference(&theirs, &ours);
                let word = |line: &str| line.split_whitespace().take(2).collect::<Vec<_>>().join(" ");
                let words = format!("{} | {}", word(line), word(other));
                if dxc { format!("{}: {}", kinds::kind(&theirs, number), blank(words)) } else { blank(words) }
            }
            (_, Said::Refused(why)) => {
                let why = why.split(": ").last().unwrap_or(why);
                blank(format!("we refuse: {}", why.split(" (file offset").next().unwrap_or(why)))
            }
            (Said::Refused(why), _) => format!("Microsoft's refuses: {why}"),
            _ => String::new(),
        }
    }
}

/// Asks both sides.
fn cases(seeds: &[Seed], mutants: Vec<Mutant>, dxc: bool) -> Result<Vec<Case>, String> {
    let answered: Vec<(Vec<u8>, (Said, bool))> = mutants
        .par_iter()
        .map(|mutant| {
            let bytes = mutant.bytes(seeds);
            let ours = judge::ours(&bytes, mutant.flags, dxc);
            (bytes, ours)
        })
        .collect();
    let is_asked = |i: usize, endless: bool| !endless || i.is_multiple_of(1024);
    let asked: Vec<(u32, &[u8])> = (answered.iter().zip(&mutants).enumerate())
        .filter(|(i, ((_, (_, endless)), _))| is_asked(*i, *endless))
        .map(|(_, ((bytes, _), mutant))| (mutant.flags, &**bytes))
        .collect();
    let mut theirs = judge::theirs(&asked, dxc)?.into_iter();
    let cases = mutants.into_iter().zip(answered).enumerate().map(|(i, (mutant, (bytes, (ours, endless))))| {
        let theirs = if is_asked(i, endless) { theirs.next() } else { None };
        Case { mutant, bytes, ours, theirs: theirs.unwrap_or(Said::Aside(judge::NO_LENGTH)) }
    });
    Ok(cases.collect())
}

/// What came of all mutants.
#[derive(Default)]
struct Tally {
    counts: BTreeMap<Verdict, usize>,
    /// How many disagreements there are of each sort.
    sorts: BTreeMap<(Verdict, String), usize>,
    /// Disagreements that were none when asked about again.
    gone: usize,
    dxc: bool,
    out: PathBuf,
    kept: usize,
}

impl Tally {
    fn disagreements(&self) -> usize {
        self.counts.iter().filter(|(verdict, _)| verdict.is_disagreement()).map(|(_, count)| count).sum()
    }

    /// Counts what agrees or is set aside, and keeps some of what is set aside and listed by us; gives back the rest.
    fn count(&mut self, seeds: &[Seed], cases: Vec<Case>) -> Result<Vec<Case>, String> {
        let (bad, fine): (Vec<Case>, Vec<Case>) = cases.into_iter().partition(|case| case.verdict().is_disagreement());
        for case in fine {
            let seen = self.counts.entry(case.verdict()).or_default();
            *seen += 1;
            if *seen <= KEPT && matches!(case.verdict(), Verdict::AsideWeList(_)) {
                self.write(seeds, &case)?;
            }
        }
        Ok(bad)
    }

    /// Asks again about disagreements, then keeps the first of each sort, made simpler.
    fn keep(&mut self, seeds: &[Seed], bad: Vec<Case>) -> Result<(), String> {
        let before = bad.len();
        let bad = cases(seeds, bad.into_iter().map(|case| case.mutant).collect(), self.dxc)?;
        let bad = self.count(seeds, bad)?;
        self.gone += before - bad.len();
        let mut kept = Vec::new();
        for case in bad {
            *self.counts.entry(case.verdict()).or_default() += 1;
            let seen = self.sorts.entry((case.verdict(), case.sort(self.dxc))).or_default();
            *seen += 1;
            if *seen <= KEPT {
                kept.push(case);
            }
        }
        // One question about all of them: most of its price is to start the oracle.
        let simpler: Vec<Vec<Mutant>> = kept.iter().map(|case| case.mutant.simpler(seeds)).collect();
        let lengths: Vec<usize> = simpler.iter().map(Vec::len).collect();
        let mut simpler = cases(seeds, simpler.into_iter().flatten().collect(), self.dxc)?.into_iter();
        for (case, length) in kept.into_iter().zip(lengths) {
            let verdict = case.verdict();
            let mut mine = simpler.by_ref().take(length);
            let simplest = mine.find(|simple| simple.verdict() == verdict);
            mine.for_each(drop);
            self.write(seeds, &simplest.unwrap_or(case))?;
        }
        Ok(())
    }

    /// Writes the folder of a disagreement.
    fn write(&mut self, seeds: &[Seed], case: &Case) -> Result<(), String> {
        self.kept += 1;
        let folder = self.out.join(format!("{:04}-flags-{:02x}", self.kept, case.mutant.flags));
        let mut about =
            format!("{}\n{}\nflags {:#04x}\n", case.verdict().name(), case.sort(self.dxc), case.mutant.flags);
        // Writing to a string cannot fail.
        let _ = writeln!(about, "made of {}", seeds.get(case.mutant.seed).map_or("", |seed| &seed.name));
        case.mutant.edits.iter().for_each(|edit| {
            let _ = writeln!(about, "  {edit}");
        });
        if let (Said::Listing(theirs), Said::Listing(ours)) = (&case.theirs, &case.ours) {
            let (theirs, ours) = (String::from_utf8_lossy(theirs), String::from_utf8_lossy(ours));
            let (_, theirs, ours) = kinds::first_difference(&theirs, &ours);
            let _ = writeln!(about, "Microsoft's: {theirs}\nours:        {ours}");
        }
        let write = |name: &str, bytes: &[u8]| {
            let path = folder.join(name);
            fs::write(&path, bytes).map_err(|error| format!("{}: {error}", path.display()))
        };
        fs::create_dir_all(&folder).map_err(|error| format!("{}: {error}", folder.display()))?;
        write("mutant.cso", &case.bytes)?;
        write("about.txt", about.as_bytes())?;
        for (name, said) in [("microsoft.asm", &case.theirs), ("ours.asm", &case.ours)] {
            match said {
                Said::Listing(text) => write(name, text)?,
                Said::Refused(why) => write(name, format!("refused: {why}\n").as_bytes())?,
                Said::Aside(why) => write(name, format!("{why}\n").as_bytes())?,
            }
        }
        Ok(())
    }

    fn report(&self) -> String {
        let mut text = String::new();
        // Writing to a string cannot fail.
        for (verdict, count) in &self.counts {
            let _ = writeln!(text, "{count:8} {}", verdict.name());
        }
        if self.gone > 0 {
            let _ = writeln!(text, "{:8} of these differed at first, and not when asked about again", self.gone);
        }
        for ((verdict, sort), count) in &self.sorts {
            let _ = writeln!(text, "{count:8} {}: {sort}", verdict.name());
        }
        if self.kept > 0 {
            let _ = writeln!(
                text,
                "{} of those that disagree or are set aside, each with both texts, are in {}",
                self.kept,
                self.out.display()
            );
        }
        text
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn arguments_are_read() {
        let words = |text: &str| parse(&text.split(' ').map(String::from).collect::<Vec<_>>());
        let options = words("--seed 0x10 --count 7 --flags 0x84 a b").unwrap();
        assert_eq!((options.seed, options.count, options.flags, options.folders.len()), (16, 7, Some(0x84), 2));
        assert_eq!(words("--flags all a").unwrap().flags, None);
        assert_eq!(words("--part Aon9 a").unwrap().part, Some(FourCc(*b"Aon9")));
        for wrong in ["--seed 1", "a --seed", "--flags x a", "--part Aon a", "--what a"] {
            assert!(words(wrong).is_err(), "{wrong}");
        }
    }

    #[test]
    fn a_disagreement_is_sorted_by_the_first_lines_that_differ() {
        let mutant = Mutant::new(&[], Choice::default(), &mut Random::new(1));
        let case = |theirs: &str, ours: &str| Case {
            mutant: mutant.clone(),
            bytes: Vec::new(),
            ours: Said::Listing(ours.into()),
            theirs: Said::Listing(theirs.into()),
        };
        assert_eq!(case("a\nmov r1.x, r2", "a\nmov r77.x, r3\nb").sort(false), "mov r#.x, | mov r#.x,");
        assert_eq!(case("a", "a\nret").sort(false), "(the end) | ret");
        assert_eq!(case("target a\n  %1 = b", "target a\n  %2 = b").sort(true), "instructions: %# = | %# =");
    }
}
