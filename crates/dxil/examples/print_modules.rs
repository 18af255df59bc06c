//! Prints modules as dxc does, or compares a folder with dxc's listings.
//!
//!     cargo run --release -p dxbin-dxil --example print_modules -- FILE           the text of one module
//!     cargo run --release -p dxbin-dxil --example print_modules -- compare DIR... NAME.cso against NAME.ll
//!     cargo run --release -p dxbin-dxil --example print_modules -- time DIR...    reading and printing, one thread
//!
//! Only the part of a listing from the module on is compared; what stands before it is no business of the printer.

use std::io::Write;
use std::path::{Path, PathBuf};
use std::time::Instant;

use dxbin_base::{Diagnostics, Limits};
use dxbin_bitcode::model::Module;
use dxbin_dxil::comment::DxcComments;

fn word(bytes: &[u8], at: usize) -> Option<usize> {
    let word = bytes.get(at..)?.first_chunk::<4>()?;
    Some(u32::from_le_bytes(*word) as usize)
}

/// The bitcode in a file: bare, behind a program header, or in a container's ILDB or DXIL part.
fn bitcode(file: &[u8]) -> Option<&[u8]> {
    if !file.starts_with(b"DXBC") {
        return if word(file, 8) == Some(0x4c49_5844) { program(file) } else { Some(file) };
    }
    let parts = || (0..word(file, 28).unwrap_or(0)).filter_map(|index| word(file, 32 + 4 * index));
    let part = |kind: &[u8]| {
        let start = parts().find(|&start| file.get(start..start + 4) == Some(kind))?;
        file.get(start + 8..start + 8 + word(file, start + 4)?)
    };
    program(part(b"ILDB").or_else(|| part(b"DXIL"))?)
}

fn program(part: &[u8]) -> Option<&[u8]> {
    let start = 8 + word(part, 16)?;
    part.get(start..start + word(part, 20)?)
}

fn read(bytes: &[u8]) -> Option<Module> {
    let mut diagnostics = Diagnostics::new();
    let module = dxbin_bitcode::read::read(bitcode(bytes)?, 0, &Limits::default(), &mut diagnostics).ok()?;
    Some(module)
}

fn files(folder: &Path, found: &mut Vec<PathBuf>) {
    let mut entries: Vec<PathBuf> =
        std::fs::read_dir(folder).into_iter().flatten().flatten().map(|entry| entry.path()).collect();
    entries.sort();
    for path in entries {
        if path.is_dir() {
            files(&path, found);
        } else if path.extension().is_some_and(|extension| extension == "cso") {
            found.push(path);
        }
    }
}

/// What `NAME.ll` has from the module on.
fn expected(path: &Path) -> Option<Vec<u8>> {
    let text = std::fs::read(path.with_extension("ll")).ok()?;
    let start = if text.starts_with(b"target ") {
        0
    } else {
        text.windows(8).position(|window| window == b"\ntarget ").map_or(text.len(), |at| at + 1)
    };
    Some(text[start..].to_vec())
}

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let (verb, rest) = arguments.split_first().ok_or("give a file, or a verb and folders")?;
    let mut paths = Vec::new();
    rest.iter().for_each(|folder| files(Path::new(folder), &mut paths));
    match verb.as_str() {
        "compare" => compare(&paths)?,
        "time" => time(&paths),
        file => {
            let bytes = std::fs::read(file)?;
            let module = read(&bytes).ok_or("no module in it")?;
            let mut text = Vec::new();
            if let Err(error) = dxbin_bitcode::print::print(&module, &DxcComments, &mut text) {
                eprintln!("{file}: {error}");
            }
            std::io::stdout().write_all(&text)?;
        }
    }
    Ok(())
}

fn compare(paths: &[PathBuf]) -> std::io::Result<()> {
    let (mut same, mut other) = (0, 0);
    for path in paths {
        let Some(expected) = expected(path) else { continue };
        let bytes = std::fs::read(path)?;
        let mut text = Vec::new();
        match read(&bytes) {
            Some(module) => {
                if let Err(error) = dxbin_bitcode::print::print(&module, &DxcComments, &mut text) {
                    println!("{}: {error}", path.display());
                }
            }
            None => println!("{}: not read", path.display()),
        }
        if text == expected {
            same += 1;
            continue;
        }
        other += 1;
        let (ours, theirs) = (text.split(|&byte| byte == b'\n'), expected.split(|&byte| byte == b'\n'));
        let difference = ours.chain([&b"<end>"[..]]).zip(theirs.chain([&b"<end>"[..]])).enumerate();
        if let Some((line, (ours, theirs))) = { difference }.find(|(_, (ours, theirs))| ours != theirs) {
            let show = |line: &[u8]| String::from_utf8_lossy(&line[..line.len().min(240)]).into_owned();
            println!("{}:{}\n  dxc  {}\n  ours {}", path.display(), line + 1, show(theirs), show(ours));
        }
    }
    println!("{same} identical, {other} not");
    Ok(())
}

fn time(paths: &[PathBuf]) {
    let files: Vec<Vec<u8>> = paths.iter().filter_map(|path| std::fs::read(path).ok()).collect();
    let files: Vec<&[u8]> = files.iter().filter_map(|file| bitcode(file)).collect();
    let (limits, mut text) = (Limits::default(), Vec::new());
    for _ in 0..5 {
        let (mut reading, mut printing, mut bytes, mut length) = (0.0, 0.0, 0, 0);
        for file in &files {
            let start = Instant::now();
            let Ok(module) = dxbin_bitcode::read::read(file, 0, &limits, &mut Diagnostics::new()) else { continue };
            let middle = Instant::now();
            text.clear();
            let _ = dxbin_bitcode::print::print(&module, &DxcComments, &mut text);
            printing += middle.elapsed().as_secs_f64();
            reading += (middle - start).as_secs_f64();
            (bytes, length) = (bytes + file.len(), length + text.len());
        }
        let each = 1e6 / files.len() as f64;
        println!(
            "{} modules: reading {:.1} us each ({:.0} MB/s), printing {:.1} us each ({:.0} MB/s of text)",
            files.len(),
            reading * each,
            bytes as f64 / reading / 1e6,
            printing * each,
            length as f64 / printing / 1e6,
        );
    }
}
