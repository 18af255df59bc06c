//! Reading a container and checking its digest, against the bare block function of MD5 on the same bytes.
//!
//! `cargo bench -p dxbin-container`; the figures that count are those of `read and check` and of `md-5`.
#![allow(missing_docs, clippy::unwrap_used, clippy::expect_used, clippy::panic)]

use std::hint::black_box;

use criterion::{Criterion, Throughput, criterion_group, criterion_main};
use dxbin_base::{Diagnostics, FourCc, Limits};
use dxbin_container::{Builder, Container, digest};

/// A signed container with the parts of an ordinary pixel shader, `size` bytes or a few more.
fn container(size: usize) -> Vec<u8> {
    let mut builder = Builder::new();
    for (kind, share) in [(*b"RDEF", 8), (*b"ISGN", 16), (*b"OSGN", 32), (*b"SHEX", 2), (*b"STAT", 28)] {
        let bytes: Vec<u8> = (0..size / share / 4 * 4).map(|i| ((i * 7) >> 3) as u8).collect();
        builder.push(FourCc(kind), bytes);
    }
    builder.build().expect("a small container")
}

fn read_and_check(bytes: &[u8]) -> bool {
    let mut diagnostics = Diagnostics::new();
    let container = Container::read(bytes, 0, &Limits::default(), &mut diagnostics).expect("a container");
    container.digest().is_right() && container.parts().len() == 5 && diagnostics.is_empty()
}

fn benches(criterion: &mut Criterion) {
    for size in [1 << 10, 4 << 10, 64 << 10] {
        let bytes = container(size);
        let mut group = criterion.benchmark_group(format!("{} KiB", size >> 10));
        group.throughput(Throughput::Bytes(bytes.len() as u64));
        group.bench_function("md-5", |bencher| {
            let blocks = bytes.as_chunks().0;
            bencher.iter(|| {
                let mut state = [0x6745_2301, 0xefcd_ab89, 0x98ba_dcfe, 0x1032_5476];
                md5::block_api::compress(&mut state, black_box(blocks));
                state
            });
        });
        group.bench_function("read and check", |bencher| {
            assert!(read_and_check(&bytes));
            bencher.iter(|| read_and_check(black_box(&bytes)));
        });
        let many = vec![&*bytes; 64];
        group.throughput(Throughput::Bytes(64 * bytes.len() as u64));
        group.bench_function("64 at once", |bencher| bencher.iter(|| digest::digests(black_box(&many))));
        group.finish();
    }
}

criterion_group!(all, benches);
criterion_main!(all);
