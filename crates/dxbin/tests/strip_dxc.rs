//! Strips as dxc's container builder does: its own answers, taken down as lengths and checksums (IDxcContainerBuilder of
//! dxcompiler.dll 1.9.2602.17, RemovePart and SerializeContainer; a part that is missing is refused, 0x80aa0012).
#![allow(clippy::unwrap_used, missing_docs)]

use std::path::Path;

use dxbin::base::{Code, Diagnostics, FourCc, Limits};
use dxbin::container::{Variant, plain};
use dxbin::strip::{Manner, Options, strip};

const REFLECT: u32 = 0x01;
const DEBUG: u32 = 0x02;
const PRIVATE: u32 = 0x08;
const ROOT: u32 = 0x10;

/// A file of the corpus, whether its digest was spoilt before, what to remove, and what comes out.
type Row = (&'static str, bool, u32, Option<(usize, u32)>);

const ANSWERS: &[Row] = &[
    ("ps_debug.1.cso", false, REFLECT, Some((4068, 0xe75d_8eaa))),
    ("ps_debug.1.cso", false, DEBUG, Some((2884, 0x14d8_5e77))),
    ("ps_debug.1.cso", false, PRIVATE, None),
    ("ps_debug.1.cso", false, ROOT, None),
    ("cs_root.cso", false, REFLECT, Some((2520, 0x502f_03a4))),
    ("cs_root.cso", false, DEBUG, None),
    ("cs_root.cso", false, ROOT, Some((4408, 0xd7a5_1c36))),
    ("hs_tri.cso", false, REFLECT, Some((2448, 0xde46_7aff))),
    // A digest that was wrong becomes none.
    ("ps_debug.1.cso", true, REFLECT, Some((4068, 0x4c00_0912))),
    ("ps_debug.1.cso", true, DEBUG, Some((2884, 0xdfc3_7139))),
];

fn stripped(bytes: &[u8], flags: u32) -> Result<Vec<u8>, Code> {
    let options = Options { flags, manner: Manner::Dxc, ..Options::default() };
    let stripped = strip(bytes, &options, &Limits::default(), &mut Diagnostics::new());
    stripped.map(|stripped| stripped.bytes).map_err(|error| error.code())
}

#[test]
fn the_bytes_are_those_of_dxc() {
    for &(file, spoilt, flags, expected) in ANSWERS {
        let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/corpus/dxc").join(file);
        let mut bytes = std::fs::read(path).unwrap();
        bytes[5] ^= u8::from(spoilt);
        let found = stripped(&bytes, flags).map(|bytes| (bytes.len(), crc32fast::hash(&bytes)));
        assert_eq!(found, expected.ok_or(Code::CompilerRefuses), "{file} {spoilt} {flags:#x}");
    }
}

#[test]
fn private_data_goes_last_and_parts_stand_once() {
    let part = |kind: &[u8; 4], data: &'static [u8]| (FourCc(*kind), data.into());
    let parts = [part(b"PRIV", b"odd"), part(b"ILDB", b"debug..."), part(b"DXIL", b"code")];
    let bytes = plain::write(&parts, Variant::Standard).unwrap();
    let left = [part(b"DXIL", b"code"), part(b"PRIV", b"odd")];
    assert_eq!(stripped(&bytes, DEBUG).unwrap(), plain::write(&left, Variant::Standard).unwrap());
    let twice = [part(b"ILDB", b"1234"), part(b"ILDB", b"5678")];
    assert_eq!(stripped(&plain::write(&twice, Variant::Standard).unwrap(), DEBUG), Err(Code::CompilerRefuses));
}
