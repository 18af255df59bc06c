//! A container small enough to know by heart, and ways to spoil it.
#![allow(dead_code, unreachable_pub, clippy::unwrap_used)]

use std::ops::Range;

use dxbin_base::{Code, Diagnostics, Error, Limits};
use dxbin_container::Container;

/// Eighty bytes: a header, two offsets, SHEX with 8 bytes at 0x28 and STAT with 16 bytes at 0x38.
pub fn small() -> Vec<u8> {
    let mut bytes = b"DXBC".to_vec();
    bytes.extend([0; 16]); // digest
    bytes.extend([1, 0, 0, 0]); // 1.0
    bytes.extend([0x50, 0, 0, 0]); // size
    bytes.extend([2, 0, 0, 0]); // parts
    bytes.extend([0x28, 0, 0, 0, 0x38, 0, 0, 0]); // their offsets
    bytes.extend(b"SHEX\x08\0\0\0ABCDEFGH");
    bytes.extend(b"STAT\x10\0\0\0abcdefghijklmnop");
    assert_eq!(bytes.len(), 0x50);
    bytes
}

/// The same with other words at some offsets.
pub fn spoilt(words: &[(usize, u32)]) -> Vec<u8> {
    let mut bytes = small();
    for &(at, word) in words {
        bytes[at..at + 4].copy_from_slice(&word.to_le_bytes());
    }
    bytes
}

pub fn read(bytes: &[u8]) -> (Container<'_>, Diagnostics) {
    let (container, diagnostics) = try_read(bytes);
    (container.unwrap(), diagnostics)
}

pub fn try_read(bytes: &[u8]) -> (Result<Container<'_>, Error>, Diagnostics) {
    let mut diagnostics = Diagnostics::new();
    (Container::read(bytes, 0, &Limits::default(), &mut diagnostics), diagnostics)
}

/// What is wrong, and with which bytes.
pub fn defects(bytes: &[u8]) -> Vec<(Code, Range<u64>)> {
    let (_, diagnostics) = read(bytes);
    diagnostics.as_slice().iter().map(|diagnostic| (diagnostic.code, diagnostic.span.clone())).collect()
}

/// The parts as `NAME@offset+length`.
pub fn parts(bytes: &[u8]) -> Vec<String> {
    let (container, _) = read(bytes);
    container
        .parts()
        .iter()
        .map(|part| format!("{}@{:#x}+{}", part.name(), part.header_offset, part.data.len()))
        .collect()
}
