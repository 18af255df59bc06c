//! A file of compressed shaders ends well, whatever it holds, and gives no more than its size allows.

/// The property.
pub fn check(bytes: &[u8]) {
    // Any bytes may stand where the cabinet does.
    let header = [b"BSCD".as_slice(), &[1, 0, 1, 0, 0, 0, 0, 0, 0xff, 0, 0, 0], &[0; 16]].concat();
    for file in [bytes, &[&header, bytes].concat()] {
        if let Ok(shaders) = dxbin::compressed::read(file) {
            let size: usize = shaders.iter().flat_map(|shader| &shader.parts).map(|part| part.1.len()).sum();
            assert!(size <= (file.len() << 6) + (1 << 24), "{size} bytes out of {}", file.len());
            for shader in shaders.iter().take(64) {
                let _ = shader.container();
            }
        }
    }
}

#[test]
fn smoke() {
    let folder = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("../tests/corpus/compressed");
    let seeds = ["stored.bin", "mszip.bin", "lzx.bin", "big.bin"];
    let seeds: Vec<Vec<u8>> = seeds.iter().filter_map(|name| std::fs::read(folder.join(name)).ok()).collect();
    assert_eq!(seeds.len(), 4, "the corpus is missing");
    let mut random = crate::mutate::Random::new(0xcab);
    for run in 0..300 {
        // Checksums are cleared now and then, so that what is behind them is reached.
        let mut bytes = crate::mutate::mutated(&seeds, &mut random);
        if random.below(2) == 0
            && let Some(at) = bytes.windows(8).position(|window| window.get(6..8) == Some(b"CK"))
            && let Some(sum) = bytes.get_mut(at.saturating_sub(2)..at.saturating_sub(2) + 4)
        {
            sum.fill(0);
        }
        crate::mutate::about(run, || check(&bytes));
    }
    crate::smoke(check);
}
