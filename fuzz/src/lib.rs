//! Properties that hold for any bytes, one module each.
//!
//! Plain `cargo test` runs each over mutated shaders of the corpus, the same ones every time; `DXBIN_FUZZ_RUNS` says how many
//! (500 if it does not). libFuzzer runs the same functions without end:
//!
//! ```text
//! FUZZER=listing cargo +nightly fuzz run --features libfuzzer dxbin-fuzz
//! ```

pub mod assemble;
pub mod bitstream;
pub mod compressed;
pub mod container;
pub mod direct3d9;
pub mod dump;
pub mod listing;
pub mod metadata;
pub mod module;
pub mod mutate;
pub mod parts;
pub mod pdb;
pub mod rebuild;
pub mod reflect;
pub mod sources;
pub mod tokens;

/// A property.
#[derive(Clone, Copy, Debug)]
pub struct Property {
    /// Its name, for `FUZZER`.
    pub name: &'static str,
    /// Panics where it does not hold.
    pub check: fn(&[u8]),
}

/// All properties.
pub const PROPERTIES: &[Property] = &[
    Property { name: "container", check: container::check },
    Property { name: "compressed", check: compressed::check },
    Property { name: "dump", check: dump::check },
    Property { name: "parts", check: parts::check },
    Property { name: "pdb", check: pdb::check },
    Property { name: "rebuild", check: rebuild::check },
    Property { name: "reflect", check: reflect::check },
    Property { name: "sources", check: sources::check },
    Property { name: "tokens", check: tokens::check },
    Property { name: "assemble", check: assemble::check },
    Property { name: "direct3d9", check: direct3d9::check },
    Property { name: "listing", check: listing::check },
    Property { name: "bitstream", check: bitstream::check },
    Property { name: "metadata", check: metadata::check },
    Property { name: "module", check: module::check },
];

#[cfg(test)]
fn smoke(check: fn(&[u8])) {
    smoke_over(&mutate::corpus(), check);
}

#[cfg(test)]
fn smoke_over(seeds: &[Vec<u8>], check: fn(&[u8])) {
    smoke_with(check, seeds, mutate::mutated);
}

#[cfg(test)]
fn smoke_with(check: fn(&[u8]), seeds: &[Vec<u8>], mutated: fn(&[Vec<u8>], &mut mutate::Random) -> Vec<u8>) {
    let runs = std::env::var("DXBIN_FUZZ_RUNS").ok().and_then(|runs| runs.parse().ok()).unwrap_or(500);
    assert!(seeds.len() > 20, "the corpus is missing");
    for (i, seed) in seeds.iter().enumerate() {
        mutate::about(i, || check(seed));
    }
    let mut random = mutate::Random::new(0x5eed);
    for run in 0..runs {
        let bytes = mutated(seeds, &mut random);
        mutate::about(run, || check(&bytes));
    }
}
