//! Compressed shaders come out as `D3DDecompressShaders` gives them, and broken files end well.
//!
//! tests/corpus/compressed: `stored.bin` and `code.bin` are what `D3DCompressShaders` wrote under Wine, whose cabinets are not
//! compressed; `mszip.bin`, `lzx.bin` and `big.bin` hold the same kind of files, compressed. All `NUMBER.cso` and the sums
//! are Microsoft's answers.

#![allow(clippy::unwrap_used)]

use std::path::{Path, PathBuf};

use dxbin::compressed::read;

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/corpus/compressed")
}

fn file(name: &str) -> Vec<u8> {
    std::fs::read(folder().join(name)).unwrap()
}

#[test]
fn shaders_come_out_as_microsoft_gives_them() {
    for (name, answers) in [("stored", "all"), ("mszip", "all"), ("lzx", "all"), ("code", "code")] {
        let shaders = read(&file(&format!("{name}.bin"))).unwrap();
        assert_eq!(shaders.len(), 5);
        for shader in shaders {
            let want = file(&format!("{answers}.{}.cso", shader.number));
            assert!(shader.container().unwrap() == want, "{name} {}", shader.number);
        }
    }
}

/// Several blocks, each of which reaches back into the ones before it, and numbers of two digits.
#[test]
fn blocks_follow_one_another() {
    let shaders = read(&file("big.bin")).unwrap();
    let sums = String::from_utf8(file("big.sums")).unwrap();
    assert_eq!(shaders.len(), sums.lines().count());
    assert!(shaders.len() > 64);
    for (shader, line) in shaders.iter().zip(sums.lines()) {
        let bytes = shader.container().unwrap();
        assert_eq!(format!("{} {} {:08x}", shader.number, bytes.len(), crc32fast::hash(&bytes)), line);
    }
}

#[test]
fn broken_files_are_refused() {
    for name in ["stored.bin", "mszip.bin", "lzx.bin"] {
        let bytes = file(name);
        let step = bytes.len() / 300 + 1;
        for at in (0..bytes.len()).step_by(step) {
            assert!(read(&bytes[..at]).is_err(), "{name} cut at {at}");
            for bits in [1, 0x80, 0xff] {
                let mut spoilt = bytes.clone();
                spoilt[at] ^= bits;
                if let Ok(shaders) = read(&spoilt) {
                    assert!(shaders.len() <= 5);
                }
            }
        }
        // Any byte of the data is seen by the checksum.
        let mut spoilt = bytes.clone();
        *spoilt.last_mut().unwrap() ^= 1;
        assert!(read(&spoilt).is_err());
    }
}
