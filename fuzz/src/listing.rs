//! A listing ends, and is no longer than a multiple of its shader; a lenient one says at least as much as a strict one.

use dxbin::base::Diagnostics;
use dxbin::listing::fxc::{self, Options};

/// The listing's own bound for headers, whose rows and names may be shared.
const LONGEST_HEADER: usize = 1 << 24;

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
    // A header may be long: a count of columns in a library's function stands for as many letters.
    assert!(text.len() <= LONGEST_HEADER + 1_024 * bytes.len(), "{} bytes list as {}", bytes.len(), text.len());
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
