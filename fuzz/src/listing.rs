//! A listing ends, and is no longer than a multiple of its shader; a lenient one says at least as much as a strict one.

use dxbin::base::Diagnostics;
use dxbin::listing::fxc::{self, Options};

/// What a listing may have beside a multiple of its shader.
const LEAST: usize = 4_096;

/// The same for a library: a count of columns in a function's parameters stands for as many letters, on which Microsoft's
/// disassembler does not come back, and ours gives up at its own bound for headers.
const LEAST_OF_A_LIBRARY: usize = 1 << 24;

/// The property.
pub fn check(bytes: &[u8]) {
    // Any flag word, the same for the same bytes.
    let flags = bytes.iter().fold(0_u32, |sum, &byte| sum.wrapping_mul(31).wrapping_add(u32::from(byte))) & fxc::ALL;
    let [strict, lenient] = [false, true].map(|lenient| list(bytes, Options { flags, lenient, ..Options::default() }));
    if let Some(strict) = strict {
        assert_eq!(Some(strict), lenient, "what Microsoft lists is listed the same in both modes");
    }
}

fn list(bytes: &[u8], options: Options) -> Option<Vec<u8>> {
    let mut text = Vec::new();
    let mut diagnostics = Diagnostics::new();
    let listed = fxc::list_bytes(bytes, &options, &mut text, &mut diagnostics);
    let is_library = bytes.windows(4).any(|kind| kind == b"LIBF");
    let least = if is_library { LEAST_OF_A_LIBRARY } else { LEAST };
    assert!(text.len() <= least + 1_024 * bytes.len(), "{} bytes list as {}", bytes.len(), text.len());
    listed.ok().map(|()| text)
}

#[test]
fn smoke() {
    crate::smoke(check);
}

#[test]
fn smoke_with_debug_information() {
    crate::smoke_over(&crate::mutate::debug_corpus(), check);
}
