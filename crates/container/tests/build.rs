//! Editing: what was not edited stays as it was, what follows from the parts is right again.
#![allow(missing_docs, clippy::unwrap_used, clippy::expect_used, clippy::panic)]

mod common;

use common::{parts, read, small, spoilt};
use dxbin_base::{Code, FourCc};
use dxbin_container::build::Signing;
use dxbin_container::digest::{self, Bypass, DigestState, Variant};
use dxbin_container::{Builder, Container};

const SHEX: FourCc = FourCc(*b"SHEX");
const STAT: FourCc = FourCc(*b"STAT");
const PRIV: FourCc = FourCc(*b"PRIV");
const SFI0: FourCc = FourCc(*b"SFI0");

fn signed(mut bytes: Vec<u8>) -> Vec<u8> {
    assert!(digest::sign(&mut bytes, Variant::Standard));
    bytes
}

/// Reads, edits, writes.
fn edit(bytes: &[u8], change: impl FnOnce(&mut Builder<'_>)) -> Vec<u8> {
    let (container, _) = read(bytes);
    let mut builder = Builder::from_container(&container).unwrap();
    change(&mut builder);
    builder.build().unwrap()
}

fn digest_of(bytes: &[u8]) -> DigestState {
    let (container, _): (Container<'_>, _) = read(bytes);
    container.digest()
}

/// A file of the repository and what Microsoft's tools made of it (tests/data/README.md).
fn golden(corpus: &str, made: &str) -> (Vec<u8>, Vec<u8>) {
    let root = std::path::Path::new(env!("CARGO_MANIFEST_DIR"));
    let corpus = std::fs::read(root.join("../../tests/corpus").join(corpus)).unwrap();
    (corpus, std::fs::read(root.join("tests/data").join(made)).unwrap())
}

fn remove(builder: &mut Builder<'_>, kinds: &[FourCc]) {
    for &kind in kinds {
        assert!(builder.remove(builder.find(kind, 1).unwrap()));
    }
}

#[test]
fn the_validator_of_microsoft_signs_the_same_bytes() {
    let (before, after) = golden("dxc/ps_debug.1.cso", "ps_debug_renamed.cso");
    let written = edit(&before, |builder| {
        let index = builder.find(FourCc(*b"ILDN"), 1).unwrap();
        // Flags, the name's length, the name, its NUL; that is a multiple of four already.
        assert!(builder.replace(index, &b"\0\0\x0b\0renamed.pdb\0"[..]));
    });
    assert!(written == after);
}

#[test]
fn edits_give_the_bytes_that_microsofts_tools_give() {
    let reflection = [FourCc(*b"RDEF"), STAT];
    for (corpus, made) in
        [("fxc/ps_depth.1.cso", "fxc_stripped.cso"), ("fxc/cs_messages.1.cso", "fxc_messages_stripped.cso")]
    {
        let (before, after) = golden(corpus, made);
        assert!(edit(&before, |builder| remove(builder, &reflection)) == after, "{made}");
    }
    for (corpus, made) in [("fxc/ps_depth.1.cso", "fxc_private.cso"), ("dxc/ps_lit.cso", "dxc_private.cso")] {
        let (before, after) = golden(corpus, made);
        assert!(edit(&before, |builder| builder.push(PRIV, &b"12345"[..])) == after, "{made}");
        assert!(edit(&after, |builder| remove(builder, &[PRIV])) == before, "{made} and back");
    }
    let (before, after) = golden("dxc/ps_lit.cso", "dxc_stat_removed.cso");
    assert!(edit(&before, |builder| remove(builder, &[STAT])) == after);
}

#[test]
fn replacing_moves_what_follows() {
    let bytes = signed(small());
    let longer = edit(&bytes, |builder| assert!(builder.replace(0, &b"0123456789ab"[..])));
    assert_eq!(parts(&longer), ["SHEX@0x28+12", "STAT@0x3c+16"]);
    assert_eq!(longer.len(), 0x54);
    assert_eq!(longer[24..28], [0x54, 0, 0, 0]);
    assert_eq!(digest_of(&longer), DigestState::Valid(Variant::Standard));
    // And back.
    assert_eq!(edit(&longer, |builder| assert!(builder.replace(0, &b"ABCDEFGH"[..]))), bytes);
}

#[test]
fn adding_and_removing() {
    let bytes = signed(small());
    let more = edit(&bytes, |builder| {
        builder.push(PRIV, &b"odd"[..]);
        builder.push(SFI0, vec![0; 8]);
        builder.insert(0, SHEX, vec![]);
    });
    assert_eq!(parts(&more), ["SHEX@0x34+0", "SHEX#2@0x3c+8", "STAT@0x4c+16", "SFI0@0x64+8", "PRIV@0x74+3"]);
    assert!(digest_of(&more).is_right());
    let less = edit(&more, |builder| {
        assert!(builder.remove(builder.find(SHEX, 1).unwrap()));
        for kind in [SFI0, PRIV] {
            assert!(builder.remove(builder.find(kind, 1).unwrap()));
        }
        assert_eq!(builder.find(SFI0, 1), None);
        assert!(!builder.remove(9) && !builder.replace(9, vec![]));
    });
    assert_eq!(less, bytes);
}

#[test]
fn an_edit_brings_priv_to_the_end() {
    let bytes = signed(spoilt(&[(0x28, PRIV.to_u32())]));
    assert_eq!(edit(&bytes, |_| {}), bytes);
    let edited = edit(&bytes, |builder| builder.push(SFI0, vec![0; 8]));
    assert_eq!(parts(&edited), ["STAT@0x2c+16", "SFI0@0x44+8", "PRIV@0x54+8"]);
}

#[test]
fn reordering() {
    let bytes = signed(small());
    let turned = edit(&bytes, |builder| {
        assert!(!builder.reorder(&[0]) && !builder.reorder(&[0, 0]) && !builder.reorder(&[0, 2]));
        assert!(!builder.is_edited());
        assert!(builder.reorder(&[1, 0]));
    });
    assert_eq!(parts(&turned), ["STAT@0x28+16", "SHEX@0x40+8"]);
    assert_eq!(edit(&turned, |builder| assert!(builder.reorder(&[1, 0]))), bytes);
}

#[test]
fn a_directory_in_another_order_than_the_file_stays_so() {
    let reversed = signed(spoilt(&[(32, 0x38), (36, 0x28)]));
    let edited = edit(&reversed, |builder| assert!(builder.replace(1, &b"longer than before"[..])));
    assert_eq!(parts(&edited), ["STAT@0x42+16", "SHEX@0x28+18"]);
}

#[test]
fn gaps_and_trailing_bytes_stay() {
    // SHEX states 4 of its 8 bytes: EFGH is a gap; STAT 12 of 16.
    let mut bytes = spoilt(&[(0x2c, 4), (0x3c, 12)]);
    bytes.extend(b"trail");
    assert_eq!(edit(&bytes, |_| {}), bytes);
    let edited = edit(&bytes, |builder| assert!(builder.replace(1, &b"new!"[..])));
    assert_eq!(&edited[0x28..], b"SHEX\x04\0\0\0ABCDEFGHSTAT\x04\0\0\0new!mnoptrail");
    assert_eq!(edited[24..28], [0x48, 0, 0, 0]);
    let packed = edit(&bytes, |builder| builder.pack());
    assert_eq!(&packed[0x28..], b"SHEX\x04\0\0\0ABCDSTAT\x0c\0\0\0abcdefghijkl");
}

#[test]
fn padding_follows_the_part_before_it() {
    // SHEX with 6 bytes and two zeros that align STAT.
    let mut bytes = spoilt(&[(0x2c, 6)]);
    bytes[0x36..0x38].fill(0);
    let edited = edit(&bytes, |builder| assert!(builder.replace(0, &b"ABCDEFGHI"[..])));
    assert_eq!(parts(&edited), ["SHEX@0x28+9", "STAT@0x3c+16"]);
    assert_eq!(edited[0x39..0x3c], [0, 0, 0]);
    // Zeros before a part that is not aligned are a gap like any other.
    let mut bytes = spoilt(&[(0x2c, 5), (36, 0x37), (0x37, STAT.to_u32()), (0x3b, 17)]);
    bytes[0x35..0x37].fill(0);
    let edited = edit(&bytes, |builder| assert!(builder.replace(0, &b"ABCDEF"[..])));
    assert_eq!(parts(&edited), ["SHEX@0x28+6", "STAT@0x38+17"]);
}

#[test]
fn parts_that_overlap_keep_sharing() {
    // SHEX reaches over the first word of STAT.
    let bytes = signed(spoilt(&[(0x2c, 12)]));
    assert_eq!(edit(&bytes, |_| {}), bytes);
    let edited = edit(&bytes, |builder| builder.push(SFI0, vec![7; 8]));
    assert_eq!(parts(&edited), ["SHEX@0x2c+12", "STAT@0x3c+16", "SFI0@0x54+8"]);
    let replaced = edit(&bytes, |builder| assert!(builder.replace(1, &b"apart"[..])));
    let (container, _) = read(&replaced);
    assert_eq!(container.part(SHEX).unwrap().data, b"ABCDEFGHSTAT");
    assert_eq!(container.part(STAT).unwrap().data, b"apart");
}

#[test]
fn a_clipped_part_gets_a_size_that_fits() {
    let bytes = spoilt(&[(0x3c, 99)]);
    let edited = edit(&bytes, |builder| builder.insert(0, SFI0, vec![0; 8]));
    assert_eq!(common::defects(&edited), []);
    assert_eq!(parts(&edited), ["SFI0@0x2c+8", "SHEX@0x3c+8", "STAT@0x4c+16"]);
}

#[test]
fn a_part_in_the_header_is_not_lost_in_silence() {
    let bytes = spoilt(&[(32, 16)]);
    let (container, _) = read(&bytes);
    let mut builder = Builder::from_container(&container).unwrap();
    assert_eq!(builder.build().unwrap(), bytes);
    builder.push(SFI0, vec![]);
    assert_eq!(builder.build().unwrap_err().code(), Code::PartInHeader);
    assert!(builder.remove(0));
    assert!(builder.build().is_ok());
}

#[test]
fn signing_keeps_the_state() {
    let change = |builder: &mut Builder<'_>| builder.push(SFI0, vec![0; 8]);
    let mut bytes = small();
    assert_eq!(digest_of(&edit(&bytes, change)), DigestState::Unsigned);
    for variant in Variant::ALL {
        digest::sign(&mut bytes, variant);
        assert_eq!(digest_of(&bytes), DigestState::Valid(variant));
        assert_eq!(digest_of(&edit(&bytes, change)), DigestState::Valid(variant));
    }
    for bypass in Bypass::ALL {
        digest::write(&mut bytes, bypass.value());
        assert_eq!(digest_of(&edit(&bytes, change)), DigestState::Bypass(bypass));
    }
    let renew = |builder: &mut Builder<'_>| builder.sign(Signing::Renew(Variant::Debug));
    digest::sign(&mut bytes, Variant::Standard);
    assert_eq!(digest_of(&edit(&bytes, renew)), DigestState::Valid(Variant::Standard));
    digest::write(&mut bytes, *b"sixteen bytes...");
    assert_eq!(digest_of(&edit(&bytes, renew)), DigestState::Valid(Variant::Debug));
    assert_eq!(digest_of(&bytes), DigestState::Stale);
    assert_eq!(digest_of(&edit(&bytes, change)), DigestState::Valid(Variant::Standard));
    assert_eq!(
        digest_of(&edit(&bytes, |builder| builder.sign(Signing::Sign(Variant::Debug)))),
        DigestState::Valid(Variant::Debug)
    );
    assert_eq!(digest_of(&edit(&bytes, |builder| builder.sign(Signing::Write([0; 16])))), DigestState::Unsigned);
}

#[test]
fn trailing_bytes_and_the_digest() {
    let mut bytes = signed(small());
    bytes.extend(b"xyz");
    assert_eq!(digest_of(&bytes), DigestState::ValidWithoutTrailing(Variant::Standard));
    // A size that is stale itself but was digested with the rest.
    let small_size = signed(spoilt(&[(24, 0x4c)]));
    assert_eq!(digest_of(&small_size), DigestState::Valid(Variant::Standard));
}

#[test]
fn every_length_of_the_last_block_is_padded_as_microsoft_does() {
    // The block function is checked elsewhere; here the padding, written out by hand.
    for size in 0..=130_usize {
        let mut bytes = vec![0; 20];
        bytes.extend((0..size).map(|i| i as u8 + 1));
        for (variant, first, last) in [
            (Variant::Standard, size as u32 * 8, size as u32 * 2 + 1),
            (Variant::Debug, size as u32 * 16 + 15, 0x1000_0000 + size as u32 * 4),
        ] {
            let mut padded = bytes[20..].to_vec();
            let rest = padded.split_off(size - size % 64);
            if rest.len() < 56 {
                padded.extend(first.to_le_bytes());
                padded.extend(rest);
                padded.push(0x80);
            } else {
                padded.extend(rest);
                padded.push(0x80);
                padded.resize(padded.len().next_multiple_of(64), 0);
                padded.extend(first.to_le_bytes());
            }
            padded.resize(padded.len().next_multiple_of(64) - 4, 0);
            padded.extend(last.to_le_bytes());
            let mut state = [0x6745_2301, 0xefcd_ab89, 0x98ba_dcfe, 0x1032_5476];
            md5::block_api::compress(&mut state, padded.as_chunks().0);
            let expected: Vec<u8> = state.iter().flat_map(|word| word.to_le_bytes()).collect();
            assert_eq!(digest::digest(&bytes, variant).to_vec(), expected, "{size} bytes, {variant:?}");
        }
    }
}
