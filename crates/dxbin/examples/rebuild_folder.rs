//! Rebuilds every container below the folders given, with and without layouts, and counts.
use std::collections::BTreeMap;
use std::path::{Path, PathBuf};

use dxbin::base::{Diagnostics, Limits};
use dxbin::rebuild::{Outcome, Profile, rebuild};

fn walk(path: &Path, out: &mut Vec<PathBuf>) {
    if path.is_dir() {
        for entry in std::fs::read_dir(path).into_iter().flatten().flatten() {
            walk(&entry.path(), out);
        }
    } else if path.extension().is_some_and(|e| e == "cso") {
        out.push(path.to_owned());
    }
}

fn main() {
    let mut files = Vec::new();
    for folder in std::env::args().skip(1) {
        walk(Path::new(&folder), &mut files);
    }
    files.sort();
    let limits = Limits::default();
    let mut counts: BTreeMap<String, usize> = BTreeMap::new();
    for file in &files {
        let Ok(bytes) = std::fs::read(file) else { continue };
        let Ok(container) = dxbin::open::container(&bytes, &limits, &mut Diagnostics::new()) else {
            *counts.entry("not a container".into()).or_default() += 1;
            continue;
        };
        for profile in [Profile::Kept, Profile::Fxc] {
            let Ok(rebuilt) = rebuild(&container, profile, &limits) else {
                println!("{}: refused", file.display());
                continue;
            };
            let same = if rebuilt.bytes == bytes { "identical" } else { "differs" };
            *counts.entry(format!("{profile:?} containers {same}")).or_default() += 1;
            let new = dxbin::open::container(&rebuilt.bytes, &limits, &mut Diagnostics::new());
            let Ok(new) = new else { continue };
            for ((kind, _, outcome), (old, new)) in rebuilt.parts.iter().zip(container.parts().iter().zip(new.parts()))
            {
                let outcome = match outcome {
                    Outcome::Model if old.data == new.data => "model",
                    Outcome::Model => {
                        let at = old.data.iter().zip(new.data).take_while(|(a, b)| a == b).count();
                        println!(
                            "{}: {kind} differs at {at} ({} to {} bytes)",
                            file.display(),
                            old.data.len(),
                            new.data.len()
                        );
                        "differs"
                    }
                    Outcome::Opaque => "opaque",
                    Outcome::Raw(why) => {
                        println!("{}: {why}", file.display());
                        "raw"
                    }
                };
                *counts.entry(format!("{profile:?} {kind} {outcome}")).or_default() += 1;
            }
        }
    }
    for (what, count) in counts {
        println!("{count:6} {what}");
    }
}
