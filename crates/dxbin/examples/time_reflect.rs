//! Times reflection on one thread, for comparison with D3DReflect in process (tools/oracle/bench-listing.py --what reflect).
//!
//!     cargo run --release -p dxbin --features serde --example time_reflect -- FOLDER [ROUNDS]
//!
//! Files are read before the clock starts, and a first round warms up. Each round prints, as tab-separated fields: the
//! way, the files, bytes in, bytes out, seconds, microseconds each. The ways: `one`, a container at a time; `all`, many
//! containers' digests checked together; `json`, the same with all answers written as JSON. With `--dxc` behind the rounds
//! the same of dxc's CreateReflection: `one` and `json`.

use std::path::Path;
use std::time::Instant;

use dxbin::base::Limits;
use dxbin::reflect::answers::Interfaces;
use dxbin::reflect::d3dcompiler::Answers;
use dxbin::reflect::module::ModuleReflection;
use dxbin::reflect::{Reflection, dxcompiler};

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

/// Something of the answer, so that it must be there.
fn seen(reflection: &Reflection<'_>) -> usize {
    reflection.statistics().instruction_count as usize + reflection.input().len() as usize
}

fn one(files: &[&[u8]]) -> usize {
    files.iter().filter_map(|file| Some(seen(&Reflection::read(file, &Limits::default()).ok()?))).sum()
}

fn all(files: &[&[u8]]) -> usize {
    let mut sum = 0;
    Reflection::read_all(files, &Limits::default(), |_, reflection| sum += reflection.as_ref().map_or(0, seen));
    sum
}

fn json(files: &[&[u8]]) -> usize {
    let (mut text, mut bytes) = (Vec::new(), 0);
    Reflection::read_all(files, &Limits::default(), |_, reflection| {
        text.clear();
        if let Ok(reflection) = &reflection
            && let Ok(answers) = Answers::of(reflection, Interfaces::D3D11, &Limits::default())
            && serde_json::to_writer(&mut text, &answers).is_ok()
        {
            bytes += text.len();
        }
    });
    bytes
}

fn one_of_dxc(files: &[&[u8]]) -> usize {
    let read = |file: &&[u8]| ModuleReflection::of_file(file, &Limits::default()).ok();
    files.iter().filter_map(read).map(|of| of.statistics.instruction_count as usize + of.inputs.len()).sum()
}

fn json_of_dxc(files: &[&[u8]]) -> usize {
    let (mut text, mut bytes) = (Vec::new(), 0);
    for file in files {
        text.clear();
        if let Ok(reflection) = ModuleReflection::of_file(file, &Limits::default())
            && let Ok(answers) = dxcompiler::Answers::of(&reflection)
            && serde_json::to_writer(&mut text, &answers).is_ok()
        {
            bytes += text.len();
        }
    }
    bytes
}

/// A way and its name.
type Way = (&'static str, fn(&[&[u8]]) -> usize);

fn main() -> std::io::Result<()> {
    let mut arguments = std::env::args().skip(1);
    let folder = arguments.next().unwrap_or_else(|| "tests/corpus/fxc".to_owned());
    let rounds: usize = arguments.next().and_then(|text| text.parse().ok()).unwrap_or(5);
    let dxc = arguments.next().is_some_and(|word| word == "--dxc");
    let mut files = Vec::new();
    containers(Path::new(&folder), &mut files)?;
    // Only what is answered counts, as in the rival's run.
    files.retain(|file| match dxc {
        true => ModuleReflection::of_file(file, &Limits::default()).is_ok(),
        false => Reflection::read(file, &Limits::default()).is_ok(),
    });
    let ways: &[Way] =
        if dxc { &[("one", one_of_dxc), ("json", json_of_dxc)] } else { &[("one", one), ("all", all), ("json", json)] };
    let files: Vec<&[u8]> = files.iter().map(Vec::as_slice).collect();
    let bytes: usize = files.iter().map(|file| file.len()).sum();
    for round in 0..=rounds {
        for (way, run) in ways {
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
