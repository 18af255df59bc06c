//! Reads many bare modules: what was wrong with them, and how fast it went.
//!
//! `cargo run --release -p dxbin-bitcode --example read FILE...`

use std::time::Duration;

use dxbin_base::{Diagnostics, Limits};
use dxbin_bitcode::read::read;

/// The time this thread had a processor, which is what counts where others want it, too.
fn used() -> Duration {
    let text = std::fs::read_to_string("/proc/thread-self/schedstat").unwrap_or_default();
    Duration::from_nanos(text.split(' ').next().and_then(|word| word.parse().ok()).unwrap_or_default())
}

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
    let rounds = std::env::var("ROUNDS").ok().and_then(|text| text.parse().ok()).unwrap_or(20);
    for _ in 0..rounds {
        let start = used();
        for (_, data) in &files {
            std::hint::black_box(read(data, 0, &Limits::default(), &mut Diagnostics::new()).ok());
        }
        best = best.min(used().saturating_sub(start));
    }
    let speed = bytes as f64 / best.as_secs_f64() / 1e6;
    println!("{} files, {bytes} bytes, {bad} with diagnostics, {best:?}, {speed:.0} MB/s", files.len());
    Ok(())
}
