//! Each defect by itself, in bytes made by hand: what it is called, which bytes it is about, and what is shown all the same.
#![allow(missing_docs, clippy::unwrap_used, clippy::expect_used, clippy::panic)]

mod common;

use common::{defects, parts, read, small, spoilt, try_read};
use dxbin_base::{Code, Diagnostics, Limits, Severity};
use dxbin_container::Container;

const SIZE: usize = 24;
const COUNT: usize = 28;
const FIRST: usize = 32;
const SECOND: usize = 36;
const FIRST_KIND: usize = 0x28;
const FIRST_SIZE: usize = 0x2c;
const SECOND_KIND: usize = 0x38;
const SECOND_SIZE: usize = 0x3c;

fn word(kind: &[u8; 4]) -> u32 {
    u32::from_le_bytes(*kind)
}

#[test]
fn a_sound_container_has_none() {
    assert_eq!(defects(&small()), []);
    assert_eq!(parts(&small()), ["SHEX@0x28+8", "STAT@0x38+16"]);
}

#[test]
fn no_container_at_all() {
    for (bytes, code) in [(&b""[..], Code::NotAShader), (b"DXB", Code::NotAShader), (b"DXBD", Code::NotAShader)] {
        assert_eq!(try_read(bytes).0.unwrap_err().code(), code);
    }
    let error = try_read(&small()[..31]).0.unwrap_err();
    assert_eq!((error.code(), error.diagnostic().span.clone()), (Code::TooShort, 0..31));
}

#[test]
fn offsets_count_from_the_file() {
    let bytes = spoilt(&[(20, 2)]);
    let mut diagnostics = Diagnostics::new();
    let container = Container::read(&bytes, 0x1000, &Limits::default(), &mut diagnostics).unwrap();
    assert_eq!(diagnostics.as_slice()[0].span, 0x1014..0x1018);
    assert_eq!(container.parts()[1].start(), 0x1040);
    assert_eq!(container.parts()[1].end(), 0x1050);
}

#[test]
fn version() {
    assert_eq!(defects(&spoilt(&[(20, 2)])), [(Code::BadVersion, 20..24)]);
    assert_eq!(defects(&spoilt(&[(20, 0x1_0001)])), [(Code::BadVersion, 20..24)]);
}

#[test]
fn size_field() {
    let stated = |size| spoilt(&[(SIZE, size)]);
    assert_eq!(defects(&stated(0x54)), [(Code::SizeTooLarge, 24..28)]);
    assert_eq!(defects(&stated(0x4c)), [(Code::SizeTooSmall, 24..28)]);
    assert_eq!(defects(&stated(0)), [(Code::SizeTooSmall, 24..28)]);
    assert_eq!(defects(&stated(0x8000_0000)), [(Code::SizeTooLarge, 24..28)]);
    assert_eq!(defects(&stated(0x8000_0001)), [(Code::SizeOverLimit, 24..28), (Code::SizeTooLarge, 24..28)]);
    assert_eq!(defects(&stated(u32::MAX)), [(Code::SizeOverLimit, 24..28), (Code::SizeTooLarge, 24..28)]);
    assert_eq!(parts(&stated(0)), parts(&small()));
}

#[test]
fn trailing_bytes() {
    let mut bytes = small();
    bytes.extend(b"more");
    assert_eq!(defects(&bytes), [(Code::TrailingBytes, 0x50..0x54)]);
    let (container, _) = read(&bytes);
    assert_eq!((container.bytes().len(), container.trailing()), (0x50, &b"more"[..]));
}

#[test]
fn part_count() {
    assert_eq!(defects(&spoilt(&[(COUNT, 0)])), [(Code::NoParts, 28..32), (Code::PartGap, 0x20..0x50)]);
    // Twelve offsets fit behind the header; the first two lie in what is then the directory.
    let (container, diagnostics) = {
        let bytes = spoilt(&[(COUNT, u32::MAX)]).leak();
        read(bytes)
    };
    assert_eq!(diagnostics.as_slice()[0].code, Code::DirectoryPastEnd);
    assert_eq!(diagnostics.as_slice()[0].span, 28..32);
    assert_eq!(container.directory_len(), 12);
    assert_eq!(container.parts()[0].name(), "SHEX");
    assert!(diagnostics.as_slice().iter().any(|diagnostic| diagnostic.code == Code::PartInHeader));
}

#[test]
fn the_limit_of_parts() {
    let bytes = small();
    let mut diagnostics = Diagnostics::new();
    let limits = Limits { max_parts: 1, ..Limits::default() };
    let container = Container::read(&bytes, 0, &limits, &mut diagnostics).unwrap();
    assert_eq!(diagnostics.as_slice()[0].code, Code::TooManyParts);
    assert_eq!(container.parts().len(), 1);
    assert!(container.parts_left_out());
}

#[test]
fn parts_past_the_end() {
    // A header that does not fit: the entry is named, the other part shown.
    let bytes = spoilt(&[(SECOND, 0x49)]);
    assert_eq!(defects(&bytes), [(Code::PartPastEnd, 0x24..0x28), (Code::PartGap, 0x38..0x50)]);
    assert_eq!(parts(&bytes), ["SHEX@0x28+8"]);
    for offset in [0x50, 0x51, u32::MAX - 3, u32::MAX] {
        assert_eq!(defects(&spoilt(&[(SECOND, offset)]))[0], (Code::PartPastEnd, 0x24..0x28));
    }
    // Data that does not fit: clipped.
    for size in [17, 20, u32::MAX] {
        let bytes = spoilt(&[(SECOND_SIZE, size)]);
        assert_eq!(defects(&bytes), [(Code::PartPastEnd, 0x38..0x50)]);
        assert_eq!(parts(&bytes), ["SHEX@0x28+8", "STAT@0x38+16"]);
        let (container, _) = read(&bytes);
        assert!(container.parts()[1].is_clipped());
        assert_eq!(container.parts()[1].stated_size, size);
    }
}

#[test]
fn a_part_in_the_header() {
    let bytes = spoilt(&[(FIRST, 16)]);
    let found = defects(&bytes);
    assert_eq!(found[0], (Code::PartInHeader, 16..24));
    assert_eq!(parts(&bytes)[1], "STAT@0x38+16");
}

#[test]
fn gaps() {
    // Between directory and parts, between parts, behind the last.
    assert_eq!(defects(&spoilt(&[(FIRST_SIZE, 4)])), [(Code::PartGap, 0x34..0x38)]);
    assert_eq!(defects(&spoilt(&[(SECOND_SIZE, 12)])), [(Code::PartGap, 0x4c..0x50)]);
    let first = spoilt(&[(FIRST, 0x2c), (0x2c, word(b"SHEX")), (0x30, 4)]);
    assert_eq!(defects(&first), [(Code::PartGap, 0x28..0x2c)]);
    let (_, diagnostics) = read(&first);
    assert_eq!(diagnostics.as_slice()[0].severity, Severity::Warning);
}

#[test]
fn zeros_that_align_are_a_note_only() {
    let mut bytes = spoilt(&[(FIRST_SIZE, 6)]);
    bytes[0x36..0x38].fill(0);
    let (_, diagnostics) = read(&bytes);
    assert_eq!(diagnostics.as_slice().len(), 1);
    assert_eq!(diagnostics.as_slice()[0].severity, Severity::Note);
    // As much of anything else hides something.
    bytes[0x37] = 1;
    assert_eq!(read(&bytes).1.as_slice()[0].severity, Severity::Warning);
}

#[test]
fn overlaps() {
    assert_eq!(defects(&spoilt(&[(FIRST_SIZE, 12)])), [(Code::PartOverlap, 0x38..0x3c)]);
    // The whole second part inside the first: the bytes they share are the second's.
    assert_eq!(defects(&spoilt(&[(FIRST_SIZE, 0x20)])), [(Code::PartOverlap, 0x38..0x50)]);
}

#[test]
fn shared_and_reversed_offsets() {
    let shared = spoilt(&[(SECOND, 0x28)]);
    assert_eq!(
        defects(&shared),
        [(Code::PartSharedOffset, 36..40), (Code::PartGap, 0x38..0x50), (Code::PartDuplicate, 0x28..0x30)]
    );
    assert_eq!(parts(&shared), ["SHEX@0x28+8", "SHEX#2@0x28+8"]);
    let reversed = spoilt(&[(FIRST, 0x38), (SECOND, 0x28)]);
    assert_eq!(defects(&reversed), [(Code::PartOrder, 36..40)]);
    assert_eq!(parts(&reversed), ["STAT@0x38+16", "SHEX@0x28+8"]);
}

#[test]
fn kinds() {
    let twice = spoilt(&[(SECOND_KIND, word(b"SHEX"))]);
    assert_eq!(defects(&twice), [(Code::PartDuplicate, 0x38..0x40)]);
    let (container, _) = read(&twice);
    assert_eq!(container.part(dxbin_base::FourCc(*b"SHEX")).unwrap().data, b"ABCDEFGH");
    assert_eq!(defects(&spoilt(&[(FIRST_KIND, word(b"PRIV"))])), [(Code::PrivNotLast, 0x28..0x30)]);
    assert_eq!(defects(&spoilt(&[(SECOND_KIND, word(b"PRIV"))])), []);
    assert_eq!(defects(&spoilt(&[(SECOND_KIND, word(b"ABCD"))])), [(Code::PartUnknown, 0x38..0x40)]);
    assert_eq!(defects(&spoilt(&[(SECOND_KIND, 0xffff_ffff)])), [(Code::PartUnknown, 0x38..0x40)]);
}

#[test]
fn alignment() {
    let mut bytes = small();
    // One byte more in SHEX, all behind it moved.
    bytes.insert(0x38, b'!');
    for (at, word) in [(SIZE, 0x51_u32), (SECOND, 0x39), (FIRST_SIZE, 9)] {
        bytes[at..at + 4].copy_from_slice(&word.to_le_bytes());
    }
    assert_eq!(defects(&bytes), [(Code::PartUnaligned, 0x39..0x41)]);
}

#[test]
fn strict_mode_refuses_at_the_first_error_and_takes_warnings() {
    assert!(read(&spoilt(&[(20, 2)])).1.strict().is_ok());
    let error = read(&spoilt(&[(20, 2), (FIRST_SIZE, 12), (SECOND_SIZE, 99)])).1.strict().unwrap_err();
    assert_eq!(error.code(), Code::PartOverlap);
    assert_eq!(error.to_string(), "0x38: error[DX1009]: SHEX and STAT share 4 bytes");
}

#[test]
fn ordinals_are_the_same_for_few_and_for_many_parts() {
    for count in [8_u32, 32, 33, 200] {
        let start = 32 + 4 * count;
        let mut bytes = b"DXBC".to_vec();
        bytes.extend([0; 16]);
        for word in [1, start + 8 * count, count] {
            bytes.extend(word.to_le_bytes());
        }
        (0..count).for_each(|i| bytes.extend((start + 8 * i).to_le_bytes()));
        (0..count).for_each(|i| bytes.extend([b'P', b'R', b'T', b'0' + (i % 3) as u8, 0, 0, 0, 0]));
        let (container, _) = read(&bytes);
        for (i, part) in container.parts().iter().enumerate() {
            assert_eq!(part.ordinal as usize, i / 3 + 1);
        }
    }
}
