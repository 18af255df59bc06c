//! How much heap reading many bare modules takes.
//!
//! `cargo run --release -p dxbin-bitcode --example heap FILE...`

use allocation_counter::measure;
use dxbin_base::{Diagnostics, Limits};
use dxbin_bitcode::read::read;

fn main() -> std::io::Result<()> {
    let (mut files, mut allocations) = (0u64, 0u64);
    // Of modules of at least so many bytes: how many, their bytes, the most heap and the worst of it, times the bytes.
    let mut classes =
        [(2 << 10, 0, 0, 0, 0.0f64), (4 << 10, 0, 0, 0, 0.0), (8 << 10, 0, 0, 0, 0.0), (64 << 10, 0, 0, 0, 0.0)];
    for path in std::env::args_os().skip(1) {
        let data = std::fs::read(&path)?;
        let mut module = None;
        let heap = measure(|| module = read(&data, 0, &Limits::default(), &mut Diagnostics::new()).ok());
        let ratio = heap.bytes_max as f64 / data.len() as f64;
        if std::env::var_os("EACH").is_some() {
            println!("{ratio:.2} {} {}", data.len(), path.display());
        }
        files += 1;
        allocations += heap.count_total;
        for class in classes.iter_mut().filter(|class| data.len() >= class.0) {
            *class =
                (class.0, class.1 + 1, class.2 + data.len(), class.3 + heap.bytes_max as usize, class.4.max(ratio));
        }
    }
    println!("{:.1} allocations a module", allocations as f64 / files as f64);
    for (least, count, bytes, heap, worst) in classes {
        let all = heap as f64 / bytes as f64;
        println!("{count} modules of {least} bytes and more: {all:.2} times their bytes, {worst:.2} at worst");
    }
    Ok(())
}
