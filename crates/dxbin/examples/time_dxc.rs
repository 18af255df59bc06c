//! Times listings of Shader Model 6 on one thread, for comparison with dxc's disassembler in process
//! (tools/oracle/bench-listing.py).
//!
//!     cargo run --release -p dxbin --example time_dxc -- FOLDER [ROUNDS]
//!
//! Files are read before the clock starts, and a first round warms up. Each round prints, as tab-separated fields: the
//! way, the files, bytes in, bytes out, seconds, microseconds each. The ways: `list`, a listing at a time; `read`, only the
//! modules that are listed, read from their bitcode, which is what bytes in are of, and given back as the listing does.

use std::path::Path;
use std::time::Instant;

use dxbin::base::{Diagnostics, Limits};
use dxbin::listing::dxc::{self, Options};
use dxbin::module::Modules;

fn inputs(folder: &Path, into: &mut Vec<Vec<u8>>) -> std::io::Result<()> {
    for entry in std::fs::read_dir(folder)? {
        let path = entry?.path();
        if path.is_dir() {
            inputs(&path, into)?;
        } else if path.extension().is_some_and(|extension| extension == "cso" || extension == "bc") {
            into.push(std::fs::read(path)?);
        }
    }
    Ok(())
}

fn list(files: &[&[u8]]) -> usize {
    let (mut text, mut bytes) = (Vec::new(), 0);
    for file in files {
        text.clear();
        if dxc::list_bytes(file, &Options::default(), &mut text, &mut Diagnostics::new()).is_ok() {
            bytes += text.len();
        }
    }
    bytes
}

fn read(modules: &[&[u8]]) -> usize {
    let read = |module: &&[u8]| dxbin_bitcode::read::read(module, 0, &Limits::default(), &mut Diagnostics::new());
    let done = |module| dxbin_bitcode::read::recycle(std::hint::black_box(module));
    modules.iter().filter(|module| read(module).map(done).is_ok()).count()
}

fn main() -> std::io::Result<()> {
    let mut arguments = std::env::args().skip(1);
    let folder = arguments.next().unwrap_or_else(|| "tests/corpus/dxc".to_owned());
    let rounds: usize = arguments.next().and_then(|text| text.parse().ok()).unwrap_or(5);
    let mut files = Vec::new();
    inputs(Path::new(&folder), &mut files)?;
    // Only what is listed counts, as in the rival's run.
    files.retain(|file| list(&[file.as_slice()]) > 0);
    let files: Vec<&[u8]> = files.iter().map(Vec::as_slice).collect();
    let modules: Vec<&[u8]> = (files.iter())
        .filter_map(|file| Modules::of(file, &Limits::default(), &mut Diagnostics::new()).ok())
        .map(|modules| modules.main.bytes)
        .collect();
    for round in 0..=rounds {
        for (way, run, inputs) in [("list", list as fn(&[&[u8]]) -> usize, &files), ("read", read, &modules)] {
            let bytes: usize = inputs.iter().map(|input| input.len()).sum();
            let start = Instant::now();
            let out = run(inputs);
            let seconds = start.elapsed().as_secs_f64();
            if round > 0 {
                let each = seconds / inputs.len().max(1) as f64 * 1e6;
                println!("{way}\t{}\t{bytes}\t{out}\t{seconds:.6}\t{each:.2}", inputs.len());
            }
        }
    }
    Ok(())
}
