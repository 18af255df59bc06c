//! How many containers below a folder come out of their models unchanged, part by part; and how many parts come out the
//! same without a layout, by dxc's habits.
//!
//! ```text
//! cargo run --release -p dxbin --example rebuild_folder -- DIR...
//! ```

use std::collections::BTreeMap;
use std::path::Path;

use dxbin::base::{Diagnostics, Limits};
use dxbin::rebuild::{Outcome, Profile, rebuild};

#[derive(Default)]
struct Count {
    model: u64,
    opaque: u64,
    raw: u64,
    /// Parts that dxc's habits give again, and the others.
    same: u64,
    other: u64,
    first: [String; 2],
}

#[derive(Default)]
struct Counts {
    kinds: BTreeMap<String, Count>,
    files: u64,
    /// Containers that came out wholly from their models, and by dxc's habits.
    kept: u64,
    dxc: u64,
    first: String,
    refused: u64,
}

fn main() {
    let mut counts = Counts::default();
    for folder in std::env::args().skip(1) {
        visit(Path::new(&folder), &mut |path, bytes| counts.take(path, &bytes));
    }
    let Counts { kinds, files, kept, dxc, first, refused } = counts;
    println!("{files} containers, {kept} wholly from their models, {dxc} by dxc's habits, {refused} refused {first}");
    for (kind, count) in kinds {
        let Count { model, opaque, raw, same, other, first: [first_raw, first_other] } = count;
        println!("{kind} {model} from models, {opaque} opaque, {raw} raw {first_raw}");
        println!("{kind} {same} the same by dxc's habits, {other} not {first_other}");
    }
}

impl Counts {
    fn take(&mut self, path: &Path, bytes: &[u8]) {
        let limits = Limits::default();
        let Ok(container) = dxbin::open::container(bytes, &limits, &mut Diagnostics::new()) else { return };
        self.files += 1;
        let profiles = [Profile::Kept, Profile::Dxc].map(|profile| rebuild(&container, profile, &limits));
        let [Ok(kept), Ok(dxc)] = profiles else {
            self.refused += 1;
            return;
        };
        let whole = kept.bytes == bytes && kept.parts.iter().all(|(.., outcome)| *outcome == Outcome::Model);
        self.kept += u64::from(whole);
        for (kind, _, outcome) in kept.parts {
            let count = self.kinds.entry(kind.to_string()).or_default();
            match outcome {
                Outcome::Model => count.model += 1,
                Outcome::Opaque => count.opaque += 1,
                Outcome::Raw(why) => {
                    count.raw += 1;
                    note(&mut count.first[0], || format!("{}: {why}", path.display()));
                }
            }
        }
        self.dxc += u64::from(dxc.bytes == bytes);
        if dxc.bytes != bytes {
            note(&mut self.first, || path.display().to_string());
        }
        let Ok(again) = dxbin::open::container(&dxc.bytes, &limits, &mut Diagnostics::new()) else { return };
        for part in container.parts() {
            let mut parts = again.parts().iter();
            let other = parts.find(|other| (other.kind, other.ordinal) == (part.kind, part.ordinal));
            let count = self.kinds.entry(part.kind.to_string()).or_default();
            if other.is_some_and(|other| other.data == part.data) {
                count.same += 1;
            } else {
                count.other += 1;
                note(&mut count.first[1], || path.display().to_string());
            }
        }
    }
}

/// Keeps the first of something.
fn note(first: &mut String, what: impl FnOnce() -> String) {
    if first.is_empty() {
        *first = what();
    }
}

fn visit(path: &Path, take: &mut impl FnMut(&Path, Vec<u8>)) {
    if path.is_dir() {
        let mut entries: Vec<_> =
            std::fs::read_dir(path).into_iter().flatten().flatten().map(|entry| entry.path()).collect();
        entries.sort();
        entries.iter().for_each(|entry| visit(entry, take));
    } else if path.extension().is_some_and(|extension| extension == "cso")
        && let Ok(bytes) = std::fs::read(path)
    {
        take(path, bytes);
    }
}
