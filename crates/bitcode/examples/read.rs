//! Reads many bare modules: what was wrong with them, how fast it went, and how much heap it took.
//!
//! `cargo run --release -p dxbin-bitcode --example read FILE...`

use std::time::Duration;

use allocation_counter::measure;
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
    let (mut bytes, mut bad, mut allocations) = (0usize, 0usize, 0u64);
    // Times the module's bytes, of modules of at least so many.
    let mut worst = [(2 << 10, 0.0f64), (8 << 10, 0.0), (64 << 10, 0.0)];
    for (path, data) in &files {
        let mut diagnostics = Diagnostics::new();
        bytes += data.len();
        let heap = measure(|| {
            if let Err(error) = read(data, 0, &Limits::default(), &mut diagnostics) {
                println!("{}: {error}", path.display());
            }
        });
        allocations += heap.count_total;
        if std::env::var_os("EACH").is_some() {
            let ratio = heap.bytes_max as f64 / data.len() as f64;
            println!("{ratio:.2} {} {}", data.len(), path.display());
        }
        for (least, ratio) in &mut worst {
            if data.len() >= *least {
                *ratio = ratio.max(heap.bytes_max as f64 / data.len() as f64);
            }
        }
        bad += usize::from(!diagnostics.is_empty());
        for diagnostic in diagnostics.as_slice().iter().take(3) {
            println!("{}: {diagnostic}", path.display());
        }
    }
    let mut best = Duration::MAX;
    for _ in 0..10 {
        let start = used();
        for (_, data) in &files {
            std::hint::black_box(read(data, 0, &Limits::default(), &mut Diagnostics::new()).ok());
        }
        best = best.min(used().saturating_sub(start));
    }
    let speed = bytes as f64 / best.as_secs_f64() / 1e6;
    let each = allocations as f64 / files.len().max(1) as f64;
    println!("{} files, {bytes} bytes, {bad} with diagnostics, {best:?}, {speed:.0} MB/s", files.len());
    println!("{each:.1} allocations each; most heap, times the bytes: {worst:.2?}");
    Ok(())
}
