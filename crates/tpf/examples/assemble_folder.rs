//! Assembles the listings of every container below some folders again and says where other tokens come out.
//!
//!     cargo run --release -p dxbin-tpf --example assemble_folder -- [plain|hex|exact] FOLDER...

use std::path::Path;

use dxbin_base::{Diagnostics, FourCc, Limits};
use dxbin_container::Container;
use dxbin_tpf::print::Options;
use dxbin_tpf::{Program, exact, parse, print};

fn walk(path: &Path, visit: &mut dyn FnMut(&Path)) {
    match std::fs::read_dir(path) {
        Ok(entries) => {
            let mut paths: Vec<_> = entries.flatten().map(|entry| entry.path()).collect();
            paths.sort();
            paths.iter().for_each(|path| walk(path, visit));
        }
        Err(_) => visit(path),
    }
}

fn main() {
    let mut arguments = std::env::args().skip(1);
    let how = arguments.next().unwrap_or_default();
    let (mut same, mut other, mut refused, mut text_bytes) = (0, 0, 0, 0);
    let (mut printing, mut assembling) = (std::time::Duration::ZERO, std::time::Duration::ZERO);
    let mut visit = |path: &Path| {
        let Ok(bytes) = std::fs::read(path) else { return };
        let Ok(container) = Container::read(&bytes, 0, &Limits::default(), &mut Diagnostics::new()) else { return };
        let part = container.part(FourCc(*b"SHEX")).or_else(|| container.part(FourCc(*b"SHDR")));
        let Some((part, program)) = part.and_then(|part| Some((part, Program::read(part.data, 0).ok()?))) else {
            return;
        };
        let options = Options { hex_literals: how == "hex", lenient: true, ..Options::default() };
        let mut text = Vec::new();
        let start = std::time::Instant::now();
        let printed = match how.as_str() {
            "exact" => exact::print(&program, &options, &mut text, &mut Diagnostics::new()),
            _ => print::print(&program, &options, &mut text, &mut Diagnostics::new()),
        };
        printing += start.elapsed();
        if printed.is_err() {
            return;
        }
        text_bytes += text.len();
        let start = std::time::Instant::now();
        let parsed = parse::parse(&text);
        assembling += start.elapsed();
        match parsed {
            Ok(parsed) if parsed.bytes == part.data => same += 1,
            Ok(parsed) => {
                other += 1;
                let model = program.model(&mut Diagnostics::new());
                let made = Program::read(&parsed.bytes, 0).map(|program| program.model(&mut Diagnostics::new()));
                let instructions = made.map(|made| made.instructions).unwrap_or_default();
                let encode = |instruction: &dxbin_tpf::Instruction| {
                    let mut words = Vec::new();
                    instruction.encode(&mut words);
                    words
                };
                let mut pairs = model.instructions.iter().zip(&instructions);
                let different = pairs.find_map(|(a, b)| Some((a, encode(a), encode(b))).filter(|(_, x, y)| x != y));
                match different {
                    Some((a, x, y)) => println!("{}: {:?}: {x:08x?} {y:08x?}", path.display(), a.opcode()),
                    None => println!("{}: differs as a whole", path.display()),
                }
            }
            Err(errors) => {
                refused += 1;
                let position = errors[0].position(&text);
                let line = text.split(|&byte| byte == b'\n').nth(position.line - 1).unwrap_or_default();
                let line = String::from_utf8_lossy(line);
                println!("{}:{position}: {} in: {line}", path.display(), errors[0].message);
            }
        }
    };
    arguments.for_each(|folder| walk(Path::new(&folder), &mut visit));
    println!("{same} the same, {other} other, {refused} refused; {text_bytes} bytes of text");
    println!("printed in {printing:?}, assembled in {assembling:?}");
}
