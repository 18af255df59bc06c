//! Rewrites the bitstreams of many bare modules from their events, and says what came out otherwise, or as raw bits.
//!
//! `cargo run --release -p dxbin-bitcode --example rewrite FILE...`

use std::time::Instant;

use dxbin_base::Limits;
use dxbin_bitcode::bitstream::walk::rewrite;

fn main() -> std::io::Result<()> {
    let (mut files, mut bytes, mut same, mut raw) = (0u32, 0usize, 0u32, 0u64);
    let start = Instant::now();
    for path in std::env::args_os().skip(1) {
        let data = std::fs::read(&path)?;
        let again = rewrite(&data, 32, &Limits::default());
        files += 1;
        bytes += data.len();
        raw += again.raw;
        if again.bytes == data {
            same += 1;
        } else {
            println!("{}: other bytes", path.display());
        }
        if again.raw > 0 {
            println!("{}: {} raw bits", path.display(), again.raw);
        }
    }
    println!("{files} files, {bytes} bytes, {same} the same, {raw} bits raw, {:?}", start.elapsed());
    Ok(())
}
