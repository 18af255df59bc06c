//! Rebuilds and deeply checks every container below the folders given, and counts: what the claims in the documentation
//! rest on. `cargo run --release -p dxbin --example survey -- FOLDER...`

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};

use dxbin::base::{Diagnostics, Limits};
use dxbin::container::Container;
use dxbin::rebuild::{Outcome, Profile, rebuild};

fn walk(path: &Path, out: &mut Vec<PathBuf>) {
    if path.is_dir() {
        for entry in std::fs::read_dir(path).into_iter().flatten().flatten() {
            walk(&entry.path(), out);
        }
    } else if path.extension().is_some_and(|extension| extension == "cso") {
        out.push(path.to_owned());
    }
}

#[derive(Default)]
struct Counts(BTreeMap<String, u64>);

impl Counts {
    fn add(&mut self, what: impl Into<String>, count: u64) {
        *self.0.entry(what.into()).or_default() += count;
    }
}

fn rebuilt(file: &Path, bytes: &[u8], container: &Container<'_>, counts: &mut Counts) {
    for profile in [Profile::Kept, Profile::Fxc] {
        let rebuilt = match rebuild(container, profile, &Limits::default()) {
            Ok(rebuilt) => rebuilt,
            Err(error) => {
                println!("{}: {error}", file.display());
                continue;
            }
        };
        let same = if rebuilt.bytes == bytes { "identical" } else { "other bytes" };
        counts.add(format!("{profile:?}: containers, {same}"), 1);
        for (kind, _, outcome) in rebuilt.parts {
            let outcome = match outcome {
                Outcome::Model => "from its model",
                Outcome::Opaque => "no model",
                Outcome::Raw(why) => {
                    println!("{}: {why}", file.display());
                    "raw"
                }
            };
            counts.add(format!("{profile:?}: {kind}, {outcome}"), 1);
        }
    }
}

fn main() {
    let mut files = Vec::new();
    for folder in std::env::args().skip(1) {
        walk(Path::new(&folder), &mut files);
    }
    files.sort();
    let limits = Limits::default();
    let mut counts = Counts::default();
    for file in &files {
        let Ok(bytes) = std::fs::read(file) else { continue };
        let Ok(container) = dxbin::open::container(&bytes, &limits, &mut Diagnostics::new()) else {
            counts.add("no container", 1);
            continue;
        };
        rebuilt(file, &bytes, &container, &mut counts);
        let mut found = Diagnostics::new();
        let checked = dxbin::check::deep(&container, &limits, &mut found);
        counts.add("deep: exact words of STAT", checked.exact_words.into());
        counts.add("deep: bounded words of STAT", checked.bounded_words.into());
        counts.add("deep: flags", checked.flags.into());
        counts.add("deep: signatures", checked.signatures.into());
        counts.add("deep: bindings", checked.bindings.into());
        counts.add("deep: level 9", checked.level9.into());
        counts.add("deep: containers compared", u64::from(checked.total() != 0));
        for defect in found.as_slice() {
            println!("{}: {defect}", file.display());
            counts.add(format!("deep: {:?}", defect.code), 1);
        }
    }
    for (what, count) in counts.0 {
        println!("{count:9} {what}");
    }
}
