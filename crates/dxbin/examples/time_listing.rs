//! Times listings on one thread, for comparison with D3DDisassemble in process (tools/oracle/bench-listing.py).
//!
//!     cargo run --release -p dxbin --example time_listing -- FOLDER [ROUNDS]
//!
//! Files are read before the clock starts, and a first round warms up. Each round prints, as tab-separated fields: the
//! way, the files, bytes in, bytes out, seconds, microseconds each. The ways: `one`, a listing at a time; `all`, many
//! containers' digests checked together.

use std::path::Path;
use std::time::Instant;

use dxbin::base::Diagnostics;
use dxbin::listing::fxc::{self, Options};

fn containers(folder: &Path, into: &mut Vec<Vec<u8>>) -> std::io::Result<()> {
    for entry in std::fs::read_dir(folder)? {
        let path = entry?.path();
        if path.is_dir() {
            containers(&path, into)?;
        } else if path.extension().is_some_and(|extension| extension == "cso") {
            into.push(std::fs::read(path)?);
        }
    }
    Ok(())
}

fn one(files: &[&[u8]]) -> usize {
    let (mut text, mut bytes) = (Vec::new(), 0);
    for file in files {
        text.clear();
        if fxc::list_bytes(file, &Options::default(), &mut text, &mut Diagnostics::new()).is_ok() {
            bytes += text.len();
        }
    }
    bytes
}

fn all(files: &[&[u8]]) -> usize {
    let mut bytes = 0;
    fxc::list_all(files, &Options::default(), |_, listing, _| bytes += listing.map_or(0, <[u8]>::len));
    bytes
}

fn main() -> std::io::Result<()> {
    let mut arguments = std::env::args().skip(1);
    let folder = arguments.next().unwrap_or_else(|| "tests/corpus/fxc".to_owned());
    let rounds: usize = arguments.next().and_then(|text| text.parse().ok()).unwrap_or(5);
    let mut files = Vec::new();
    containers(Path::new(&folder), &mut files)?;
    // Only what is listed counts, as in the rival's run.
    files.retain(|file| one(&[file.as_slice()]) > 0);
    let files: Vec<&[u8]> = files.iter().map(Vec::as_slice).collect();
    let bytes: usize = files.iter().map(|file| file.len()).sum();
    for round in 0..=rounds {
        for (way, run) in [("one", one as fn(&[&[u8]]) -> usize), ("all", all)] {
            let start = Instant::now();
            let out = run(&files);
            let seconds = start.elapsed().as_secs_f64();
            if round > 0 {
                let each = seconds / files.len().max(1) as f64 * 1e6;
                println!("{way}\t{}\t{bytes}\t{out}\t{seconds:.6}\t{each:.2}", files.len());
            }
        }
    }
    Ok(())
}
