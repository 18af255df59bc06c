//! Reads modules, writes them anew from their models, and says which come out otherwise.
//!
//! `cargo run --release -p dxbin-bitcode --example anew FILE_OR_FOLDER...`: bare modules; a folder's are its `.bc` files.
//! With `--out FOLDER` what comes out otherwise is put there.

use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

use dxbin_base::{Diagnostics, Limits};
use dxbin_bitcode::{read, write};

#[derive(Default)]
struct Tally {
    files: u32,
    bytes: usize,
    same: u32,
    refused: u32,
    failed: u32,
    reading: Duration,
    writing: Duration,
}

fn main() -> std::io::Result<()> {
    let mut tally = Tally::default();
    let (mut out, mut inputs) = (None, Vec::new());
    let mut arguments = std::env::args_os().skip(1);
    while let Some(argument) = arguments.next() {
        if argument == "--out" {
            out = arguments.next().map(PathBuf::from);
        } else {
            inputs.push(PathBuf::from(argument));
        }
    }
    for input in inputs {
        walk(&input, out.as_deref(), &mut tally)?;
    }
    let Tally { files, bytes, same, refused, failed, reading, writing } = tally;
    println!("{files} modules, {bytes} bytes: {same} the same, {refused} not read, {failed} not written");
    println!("reading {reading:?}, writing {writing:?}");
    Ok(())
}

fn walk(path: &Path, out: Option<&Path>, tally: &mut Tally) -> std::io::Result<()> {
    if path.is_dir() {
        let mut entries: Vec<_> = std::fs::read_dir(path)?.collect::<Result<_, _>>()?;
        entries.sort_by_key(std::fs::DirEntry::path);
        return entries
            .into_iter()
            .filter(|entry| !entry.path().is_file() || entry.path().extension().is_some_and(|of| of == "bc"))
            .try_for_each(|entry| walk(&entry.path(), out, tally));
    }
    let data = std::fs::read(path)?;
    tally.files += 1;
    tally.bytes += data.len();
    let start = Instant::now();
    let module = read::read(&data, 0, &Limits::default(), &mut Diagnostics::new());
    tally.reading += start.elapsed();
    let module = match module {
        Ok(module) => module,
        Err(error) => {
            tally.refused += 1;
            println!("{}: {error}", path.display());
            return Ok(());
        }
    };
    let start = Instant::now();
    let again = write::write(&module);
    tally.writing += start.elapsed();
    match again {
        Ok(again) if again == data => tally.same += 1,
        Ok(again) => {
            let at = again.iter().zip(&data).take_while(|(new, old)| new == old).count();
            println!("{}: other bytes from {at:#x} of {:#x}, now {:#x}", path.display(), data.len(), again.len());
            if let Some(out) = out {
                std::fs::create_dir_all(out)?;
                let name = path.to_string_lossy().replace('/', "_");
                std::fs::write(out.join(name), again)?;
            }
        }
        Err(error) => {
            tally.failed += 1;
            println!("{}: {error}", path.display());
        }
    }
    Ok(())
}
