//! How many containers below a folder come out of their models unchanged, part by part; and how many parts come out the
//! same without a layout, by the habits of their compiler.
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
    first: String,
}

fn main() {
    let mut counts: BTreeMap<String, Count> = BTreeMap::new();
    let (mut files, mut whole, mut refused) = (0, 0, 0);
    for folder in std::env::args().skip(1) {
        visit(Path::new(&folder), &mut |path, bytes| {
            let limits = Limits::default();
            let Ok(container) = dxbin::open::container(&bytes, &limits, &mut Diagnostics::new()) else { return };
            files += 1;
            let Ok(rebuilt) = rebuild(&container, Profile::Kept, &limits) else {
                refused += 1;
                return;
            };
            whole += u64::from(
                rebuilt.bytes == bytes && rebuilt.parts.iter().all(|(.., outcome)| *outcome == Outcome::Model),
            );
            for (kind, _, outcome) in rebuilt.parts {
                let count = counts.entry(kind.to_string()).or_default();
                match outcome {
                    Outcome::Model => count.model += 1,
                    Outcome::Opaque => count.opaque += 1,
                    Outcome::Raw(why) => {
                        count.raw += 1;
                        if count.first.is_empty() {
                            count.first = format!("{}: {why}", path.display());
                        }
                    }
                }
            }
        });
    }
    println!("{files} containers, {whole} wholly from their models, {refused} refused");
    for (kind, count) in counts {
        println!("{kind} {} from models, {} opaque, {} raw {}", count.model, count.opaque, count.raw, count.first);
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
