//! The entry point for libFuzzer: FUZZER names the property.
#![no_main]

use std::sync::LazyLock;

use libfuzzer_sys::fuzz_target;

static CHECK: LazyLock<fn(&[u8])> = LazyLock::new(|| {
    let name = std::env::var("FUZZER").unwrap_or_else(|_| "container".into());
    let found = dxbin_fuzz::PROPERTIES.iter().find(|property| property.name == name);
    found.unwrap_or_else(|| panic!("there is no property {name}")).check
});

fuzz_target!(|bytes: &[u8]| {
    CHECK(bytes);
});
