//! How fast listings are assembled, beside how fast the same ones are printed: whole listings, header and all, one thread.
//!
//!     cargo run --release -p dxbin --example time_assembly -- FOLDER... [--rounds 9]
//!
//! Each figure is the least of the rounds, in which the ways take turns. The container that a listing is assembled into has
//! another program, so that statistics and digest are made anew. How many listings give their own container back is counted
//! apart.

use std::path::Path;
use std::time::{Duration, Instant};

use dxbin::assemble;
use dxbin::base::{Diagnostics, Limits};
use dxbin::container::build::Signing;
use dxbin::container::digest::Variant;
use dxbin::container::spec::kind;
use dxbin::container::{Builder, Container};
use dxbin::listing::fxc::{self, Options};
use dxbin::tpf::parse;

fn walk(path: &Path, files: &mut Vec<Vec<u8>>) {
    match std::fs::read_dir(path) {
        Ok(entries) => {
            let mut paths: Vec<_> = entries.flatten().map(|entry| entry.path()).collect();
            paths.sort();
            paths.iter().for_each(|path| walk(path, files));
        }
        Err(_) => files.extend(std::fs::read(path).ok().filter(|bytes| bytes.starts_with(b"DXBC"))),
    }
}

fn main() {
    let mut arguments: Vec<String> = std::env::args().skip(1).collect();
    let rounds = arguments.iter().position(|argument| argument == "--rounds").map_or(9, |at| {
        let value = arguments.drain(at..).nth(1);
        value.and_then(|value| value.parse().ok()).unwrap_or(9)
    });
    let mut files = Vec::new();
    arguments.iter().for_each(|path| walk(Path::new(path), &mut files));
    let list = |bytes: &[u8], text: &mut Vec<u8>| {
        text.clear();
        fxc::list_bytes(bytes, &Options::default(), text, &mut Diagnostics::new()).is_ok()
    };
    let mut texts = Vec::new();
    files.retain(|bytes| {
        let mut text = Vec::new();
        let is_listed = list(bytes, &mut text) && text.starts_with(b"//") && read(bytes).is_some();
        if is_listed {
            texts.push(text);
        }
        is_listed
    });
    let others: Vec<_> = files.iter().map(|bytes| with_another_program(bytes).unwrap_or_default()).collect();
    let size: usize = texts.iter().map(Vec::len).sum();
    let same = files.iter().zip(&texts).filter(|(file, text)| into_one(file, text).as_ref() == Some(file)).count();
    let [mut printing, mut parsing, mut into, mut alone] = [Duration::MAX; 4];
    for _ in 0..rounds {
        let mut text = Vec::new();
        let start = Instant::now();
        let listed = files.iter().filter(|bytes| list(bytes, &mut text)).count();
        printing = printing.min(start.elapsed());
        assert_eq!(listed, files.len());
        let start = Instant::now();
        let made = others.iter().zip(&texts).filter(|(other, text)| into_one(other, text).is_some()).count();
        into = into.min(start.elapsed());
        assert_eq!(made, files.len());
        let start = Instant::now();
        let parsed = texts.iter().filter(|text| parse::parse(text).is_ok()).count();
        parsing = parsing.min(start.elapsed());
        assert_eq!(parsed, files.len());
        let start = Instant::now();
        let made = texts.iter().filter(|text| assemble::alone(text).is_ok()).count();
        alone = alone.min(start.elapsed());
        assert!(made > 0);
    }
    let rate = |time: Duration| size as f64 / 1e6 / time.as_secs_f64();
    let relisted = texts.iter().filter(|text| {
        let mut again = Vec::new();
        assemble::alone(text).is_ok_and(|made| list(&made.bytes, &mut again)) && again == **text
    });
    let relisted = relisted.count();
    println!(
        "{} listings of {size} bytes: {same} give their container back, {relisted} alone the same listing",
        files.len()
    );
    println!("container to listing            {:7.1} MB/s", rate(printing));
    for (way, time) in [("listing to program", parsing), ("listing into a container", into), ("listing alone", alone)] {
        println!("{way:31} {:7.1} MB/s, {:.2} of it", rate(time), rate(time) / rate(printing));
    }
}

fn into_one(file: &[u8], text: &[u8]) -> Option<Vec<u8>> {
    Some(assemble::into(text, &read(file)?).ok()?.bytes)
}

/// The file with its program's last instruction a `nop`.
fn with_another_program(bytes: &[u8]) -> Option<Vec<u8>> {
    let container = read(bytes)?;
    let mut builder = Builder::from_container(&container).ok()?;
    let index = [kind::SHEX, kind::SHDR].into_iter().find_map(|kind| builder.find(kind, 1))?;
    let mut program = builder.parts().nth(index)?.1.to_vec();
    let end = program.len();
    program.get_mut(end - 4..)?.copy_from_slice(&0x0100_003a_u32.to_le_bytes());
    builder.replace(index, program);
    builder.sign(Signing::Sign(Variant::Standard));
    builder.build().ok()
}

fn read(bytes: &[u8]) -> Option<Container<'_>> {
    Container::read(bytes, 0, &Limits::default(), &mut Diagnostics::new()).ok()
}
