//! Reads many bare modules, and says what was wrong with them, how fast it went and how much heap it took.
//!
//! `cargo run --release -p dxbin-bitcode --example read FILE...`

use std::time::{Duration, Instant};

use dxbin_base::{Diagnostics, Limits};
use dxbin_bitcode::read::read;

fn main() -> std::io::Result<()> {
    let files: Vec<_> = std::env::args_os()
        .skip(1)
        .map(|path| std::fs::read(&path).map(|data| (path, data)))
        .collect::<Result<_, _>>()?;
    let (mut bytes, mut bad) = (0usize, 0usize);
    for (path, data) in &files {
        let mut diagnostics = Diagnostics::new();
        bytes += data.len();
        if let Err(error) = read(data, 0, &Limits::default(), &mut diagnostics) {
            println!("{}: {error}", path.display());
        }
        bad += usize::from(!diagnostics.is_empty());
        for diagnostic in diagnostics.as_slice().iter().take(3) {
            println!("{}: {diagnostic}", path.display());
        }
    }
    let mut best = Duration::MAX;
    for _ in 0..5 {
        let start = Instant::now();
        for (_, data) in &files {
            std::hint::black_box(read(data, 0, &Limits::default(), &mut Diagnostics::new()).ok());
        }
        best = best.min(start.elapsed());
    }
    let speed = bytes as f64 / best.as_secs_f64() / 1e6;
    println!("{} files, {bytes} bytes, {bad} with diagnostics, {best:?}, {speed:.0} MB/s", files.len());
    Ok(())
}
