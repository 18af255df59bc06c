//! Parts whose sizes, counts and places lie, made by hand: each ends in an error that says where, or in no more than the part
//! has. What is unpacked is bounded by the limits.
#![allow(clippy::unwrap_used, clippy::panic, missing_docs)]

use dxbin_base::{Code, Diagnostics, Error, Limits};
use dxbin_parts::pdbi::Pdbi;
use dxbin_parts::psv0::{Psv0, Psv0Model, SectionKind};
use dxbin_parts::rdat::{NULL_REF, PartType, Rdat, RdatModel};
use dxbin_parts::rts0::{RootSignatureModel, Rts0};
use dxbin_parts::srci::{SourceInfo, SourceInfoModel};
use miniz_oxide::deflate::compress_to_vec_zlib;

/// Where in the file the parts lie.
const ORIGIN: u64 = 0x4000;

fn words(words: &[u32]) -> Vec<u8> {
    words.iter().flat_map(|word| word.to_le_bytes()).collect()
}

/// The code, and the offset from the part's start.
fn place(error: &Error) -> (Code, u64) {
    (error.code(), error.diagnostic().span.start - ORIGIN)
}

fn places(found: Diagnostics) -> Vec<(Code, u64)> {
    found.into_iter().map(|it| (it.code, it.span.start - ORIGIN)).collect()
}

/// SRCI with a single section: one file's contents, `stored` being said to unpack to so many bytes.
fn srci(stored: &[u8], unpacked_size: u32) -> Vec<u8> {
    let section = (8 + 20 + stored.len()).next_multiple_of(4);
    let mut part = words(&[8 + section as u32, 1 << 16, section as u32, 0]);
    part.extend(words(&[0, 1 << 16, stored.len() as u32, unpacked_size, 1]));
    part.extend_from_slice(stored);
    part.resize(8 + section, 0);
    part
}

/// Where the stream of [`srci`] starts.
const STREAM: u64 = 8 + 8 + 20;

/// Contents of one file of so many spaces.
fn spaces(count: usize) -> Vec<u8> {
    let mut entry = words(&[(12 + count + 1).next_multiple_of(4) as u32, 0, count as u32 + 1]);
    entry.resize(12 + count, b' ');
    entry.resize((entry.len() + 1).next_multiple_of(4), 0);
    entry
}

fn unpack(part: &[u8], limits: &Limits) -> Result<usize, (Code, u64)> {
    let info = SourceInfo::read(part, ORIGIN, &mut Diagnostics::new());
    let unpacked = info.contents(limits).map(|contents| contents.bytes.len()).map_err(|error| place(&error));
    // The model reads no other bytes, and is refused for the same reason.
    if let (Err(_), Ok(_)) = (&unpacked, SourceInfoModel::read(part, ORIGIN, limits)) {
        panic!("the model is read");
    }
    unpacked
}

#[test]
fn zlib_streams_of_sources_unpack_to_what_is_stated_and_allowed() {
    let limits = Limits::default();
    let entries = spaces(1_000_000);
    let packed = compress_to_vec_zlib(&entries, 9);
    // It shrinks to a thousandth, about as far as deflate goes.
    assert!(packed.len() * 900 < entries.len());
    let size = entries.len() as u32;
    assert_eq!(unpack(&srci(&packed, size), &limits), Ok(entries.len()));
    // Sizes beyond what deflate can make of so many bytes are refused before anything is unpacked.
    for wild in [packed.len() as u32 * 1032 + 1, 1 << 31, u32::MAX] {
        assert_eq!(unpack(&srci(&packed, wild), &limits), Err((Code::ZlibTooLarge, STREAM)), "{wild}");
    }
    // What the limit allows, to the byte.
    let allowed = |max_unpacked| Limits { max_unpacked, ..limits };
    assert_eq!(unpack(&srci(&packed, size), &allowed(size.into())), Ok(entries.len()));
    assert_eq!(unpack(&srci(&packed, size), &allowed(u64::from(size) - 1)), Err((Code::ZlibTooLarge, STREAM)));
    assert_eq!(unpack(&srci(&packed, 1), &allowed(0)), Err((Code::ZlibTooLarge, STREAM)));
    // More comes out than is stated: it is given up at the size, whatever would follow.
    for small in [0, 1, size - 1] {
        assert_eq!(unpack(&srci(&packed, small), &limits), Err((Code::ZlibBroken, STREAM)), "{small}");
    }
}

#[test]
fn zlib_streams_that_are_broken() {
    let limits = Limits::default();
    let entries = spaces(300);
    let packed = compress_to_vec_zlib(&entries, 6);
    let size = entries.len() as u32;
    for end in 0..packed.len() {
        // Too short to unpack to so much, or broken off.
        let code = if size as usize > end * 1032 { Code::ZlibTooLarge } else { Code::ZlibBroken };
        assert_eq!(unpack(&srci(&packed[..end], size), &limits), Err((code, STREAM)), "{end}");
    }
    // A wrong checksum; a method that is not deflate; one that needs a dictionary; a block of a type that there is not.
    let last = packed.len() - 1;
    for (at, byte) in [(last, packed[last] ^ 1), (0, 0x79), (1, 0xbb), (2, packed[2] | 6)] {
        let mut broken = packed.clone();
        broken[at] = byte;
        assert_eq!(unpack(&srci(&broken, size), &limits), Err((Code::ZlibBroken, STREAM)), "{at}");
    }
    // What follows the stream is nobody's, and kept.
    let trailed = srci(&[&packed[..], b"behind it"].concat(), size);
    assert_eq!(unpack(&trailed, &limits), Ok(entries.len()));
    // A stream of a stream is unpacked once.
    let twice = compress_to_vec_zlib(&packed, 6);
    assert_eq!(unpack(&srci(&twice, packed.len() as u32), &limits), Ok(packed.len()));
    // Files without bytes, and no end to them: as many as there are entries.
    let none = vec![0; 12 * 1000];
    let mut part = srci(&compress_to_vec_zlib(&none, 6), none.len() as u32);
    part[32..36].fill(0xff);
    let info = SourceInfo::read(&part, ORIGIN, &mut Diagnostics::new());
    assert_eq!(info.contents(&limits).unwrap().texts().count(), 1000);
}

#[test]
fn pdbi_unpacks_to_what_is_stated_and_allowed() {
    let rdat = vec![0; 100_000];
    let packed = compress_to_vec_zlib(&rdat, 9);
    let pdbi = |stored: &[u8], stated: u32| {
        let mut part = words(&[1 << 16, stored.len() as u32, stated]);
        part.extend_from_slice(stored);
        part
    };
    let read = |part: &[u8], max_unpacked| {
        let limits = Limits { max_unpacked, ..Limits::default() };
        Pdbi::read(part, ORIGIN, &limits).map(|(pdbi, _)| pdbi.rdat.len()).map_err(|error| place(&error))
    };
    assert_eq!(read(&pdbi(&packed, 100_000), 100_000), Ok(100_000));
    assert_eq!(read(&pdbi(&packed, 100_000), 99_999), Err((Code::ZlibTooLarge, 12)));
    assert_eq!(read(&pdbi(&packed, u32::MAX), u64::MAX), Err((Code::ZlibTooLarge, 12)));
    assert_eq!(read(&pdbi(&packed, 99_999), u64::MAX), Err((Code::ZlibBroken, 12)));
    assert_eq!(read(&pdbi(&packed[..packed.len() - 1], 1000), u64::MAX), Err((Code::ZlibBroken, 12)));
    // What is missing is zeros, but no more of them than the stream could have held.
    assert_eq!(read(&pdbi(&packed, 100_001), u64::MAX), Ok(100_001));
    // More bytes are stated than follow.
    let mut short = pdbi(&packed, 100_000);
    short[4..8].fill(0xff);
    assert_eq!(read(&short, u64::MAX), Err((Code::PartTruncated, 0)));
}

/// Version 3 of a vertex program without anything: 52 bytes, no resources, the strings, no indexes, no elements.
fn psv0(strings: &[u8]) -> Vec<u8> {
    let mut part = words(&[52]);
    part.resize(4 + 52, 0);
    // The stage, and no SV_ViewID; the entry is at 1.
    part[4 + 24] = 1;
    part[4 + 48] = 1;
    part.extend(words(&[0, strings.len() as u32]));
    part.extend_from_slice(strings);
    part.extend(words(&[0]));
    part
}

#[test]
fn sizes_of_psv0_that_are_none() {
    let read = |part: &[u8]| {
        let mut found = Diagnostics::new();
        let psv = Psv0::read(part, ORIGIN, &mut found);
        assert!(psv.end() <= part.len());
        let held = Psv0Model::read(part, ORIGIN).is_ok();
        assert!(!held || found.is_empty());
        places(found)
    };
    let good = psv0(b"\0main\0\0\0");
    assert_eq!(read(&good), []);
    let with = |at: usize, value: u32| {
        let mut part = good.clone();
        part[at..at + 4].copy_from_slice(&value.to_le_bytes());
        read(&part)
    };
    // The runtime information: shorter than any version, longer than the part.
    for size in [0, 1, 4, 23] {
        assert_eq!(with(0, size), [(Code::Psv0Size, 0)], "{size}");
    }
    for size in [100, 0x7fff_ffff, u32::MAX] {
        assert_eq!(with(0, size)[0].0, Code::PartTruncated, "{size}");
    }
    // Resources: records of no bytes, of one, of fewer than any version's; more of them than there can be, also where the
    // product of both is small modulo 2^32.
    let resources = |count: u32, size: u32| {
        let mut part = good.clone();
        part.splice(56..60, words(&[count, size]));
        read(&part)
    };
    for size in [0, 1, 15] {
        assert_eq!(resources(1, size), [(Code::Psv0Size, 60)], "{size}");
        assert_eq!(resources(u32::MAX, size), [(Code::Psv0Size, 60)], "{size}");
    }
    // Sixteen bytes follow: a record that is there is one, and what is missing is said behind it.
    for (count, size, at) in
        [(2, 16, 80), (u32::MAX, 16, 80), (1 << 28, 16, 80), (1 << 16, 1 << 16, 64), (u32::MAX, u32::MAX, 64)]
    {
        assert_eq!(resources(count, size), [(Code::PartTruncated, at)], "{count} {size}");
    }
    // Strings and semantic indexes.
    for size in [0x7fff_fffc, u32::MAX - 3] {
        assert_eq!(with(60, size)[0], (Code::PartTruncated, 76), "{size}");
    }
    for count in [1, 0x4000_0000, 0x4000_0001, u32::MAX] {
        assert_eq!(with(72, count)[0], (Code::PartTruncated, 76), "{count}");
    }
    // Elements: records of no bytes, of one, of fewer than the known; more than there are.
    let elements = |size: u32| {
        let mut part = good.clone();
        part[4 + 28] = 255;
        part.extend(words(&[size]));
        read(&part)
    };
    for size in [0, 1, 15] {
        assert_eq!(elements(size), [(Code::Psv0Size, 76)], "{size}");
    }
    for size in [16, 0x0101_0102, u32::MAX] {
        assert_eq!(elements(size), [(Code::PartTruncated, 80)], "{size}");
    }
}

#[test]
fn psv0_without_an_end_of_its_strings() {
    let part = psv0(b"\0mainmai");
    let mut found = Diagnostics::new();
    let psv = Psv0::read(&part, ORIGIN, &mut found);
    assert_eq!(psv.entry(), None);
    assert_eq!(places(found), [(Code::PartBadOffset, 52)]);
    assert_eq!(place(&Psv0Model::read(&part, ORIGIN).unwrap_err()), (Code::PartNotHeld, 52));
    // All masks that the bytes of counts can ask for, none of them there.
    let mut part = psv0(b"\0main\0\0\0");
    part[4 + 25] = 1;
    part[4 + 31..4 + 36].fill(255);
    let mut found = Diagnostics::new();
    let psv = Psv0::read(&part, ORIGIN, &mut found);
    assert!(psv.sections().iter().all(|section| section.kind < SectionKind::Patch));
    assert_eq!(places(found), [(Code::PartTruncated, 76)]);
}

/// RDAT of parts one behind the other.
fn rdat(parts: &[(PartType, Vec<u8>)]) -> Vec<u8> {
    let mut out = words(&[0x10, parts.len() as u32]);
    let mut at = 8 + 4 * parts.len();
    for (_, data) in parts {
        out.extend(words(&[at as u32]));
        at += 8 + data.len();
    }
    for (ty, data) in parts {
        out.extend(words(&[ty.0, data.len() as u32]));
        out.extend_from_slice(data);
    }
    out
}

fn rdat_defects(part: &[u8]) -> Vec<(Code, u64)> {
    let mut found = Diagnostics::new();
    Rdat::read(part, ORIGIN, &mut found);
    let found = places(found);
    assert!(found.is_empty() || RdatModel::read(part, ORIGIN).is_err());
    found
}

#[test]
fn rdat_parts_that_lie_in_each_other() {
    let part = rdat(&[(PartType::STRING_BUFFER, b"\0ab\0".to_vec()), (PartType::INDEX_ARRAYS, words(&[0]))]);
    assert_eq!(rdat_defects(&part), []);
    let with = |at: usize, value: u32| {
        let mut part = part.clone();
        part[at..at + 4].copy_from_slice(&value.to_le_bytes());
        rdat_defects(&part)
    };
    // Both parts the same; the second before the first, in the header, in the offsets, at its own offset, outside.
    for offset in [16, 0, 8, 12, 24, 1000, u32::MAX] {
        assert_eq!(with(12, offset), [(Code::PartBadOffset, 12)], "{offset}");
    }
    // More parts than there are words; a part longer than what follows.
    for count in [10, 0x4000_0000, u32::MAX] {
        assert_eq!(with(4, count)[0], (Code::PartBadCount, 4), "{count}");
    }
    for size in [100, u32::MAX - 7, u32::MAX] {
        assert_eq!(with(20, size), [(Code::PartTruncated, 20)], "{size}");
    }
}

#[test]
fn rdat_tables_that_are_not_there() {
    // A node's identity: a name and a number, eight bytes.
    let table = |count: u32, stride: u32, rows: &[u32]| {
        let data = [words(&[count, stride]), words(rows)].concat();
        rdat(&[(PartType::STRING_BUFFER, b"\0ab\0".to_vec()), (PartType::NODE_ID_TABLE, data)])
    };
    // The table's part starts behind two offsets and the string buffer.
    let at = 8 + 2 * 4 + 12 + 8;
    assert_eq!(rdat_defects(&table(1, 8, &[1, 0])), []);
    for (count, stride) in [(2, 8), (u32::MAX, 8), (0x2000_0000, 8), (u32::MAX, u32::MAX), (1, 0), (u32::MAX, 0)] {
        assert_eq!(rdat_defects(&table(count, stride, &[1, 0]))[0], (Code::PartBadCount, at), "{count} {stride}");
    }
    for stride in [1, 4, 7] {
        assert_eq!(rdat_defects(&table(1, stride, &[1, 0])), [(Code::RdatStride, at + 4)], "{stride}");
    }
    // A name outside the strings; none is fine.
    for name in [4, 0x8000_0000, u32::MAX - 1] {
        assert_eq!(rdat_defects(&table(1, 8, &[name, 0])), [(Code::PartBadOffset, at + 8)], "{name}");
    }
    assert_eq!(rdat_defects(&table(1, 8, &[NULL_REF, 0])), []);
}

#[test]
fn rdat_arrays_and_strings_that_do_not_end() {
    // A node's threads are an array.
    let node = |array: u32, arrays: &[u32], strings: &[u8]| {
        let table = words(&[1, 8, 2, array]);
        let exports = words(&[1, 24, 8, 0, 0, NULL_REF, NULL_REF, NULL_REF]);
        rdat(&[
            (PartType::STRING_BUFFER, strings.to_vec()),
            (PartType::INDEX_ARRAYS, words(arrays)),
            (PartType::SUBOBJECT_TABLE, exports),
            (PartType::NODE_SHADER_FUNC_ATTRIB_TABLE, table),
        ])
    };
    let at = |arrays: &[u32]| 8 + 4 * 4 + (8 + 4) + (8 + 4 * arrays.len() as u64) + (8 + 32) + 8 + 8 + 4;
    assert_eq!(rdat_defects(&node(0, &[1, 0], b"\0ab\0")), []);
    for (array, arrays) in [
        (2, &[1, 0][..]),
        (0, &[2, 0]),
        (0, &[u32::MAX, 0]),
        (1, &[0, 1]),
        (u32::MAX - 1, &[0, 0]),
        (0x4000_0000, &[0, 0]),
    ] {
        let found = rdat_defects(&node(array, arrays, b"\0ab\0"));
        assert_eq!(found, [(Code::PartBadOffset, at(arrays))], "{array} {arrays:?}");
    }
    // An array that counts itself is its count and what follows.
    let part = node(0, &[1, 1], b"\0ab\0");
    let rdat = Rdat::read(&part, ORIGIN, &mut Diagnostics::new());
    assert_eq!(rdat.array(0).unwrap().collect::<Vec<_>>(), [1]);
    assert!(rdat.array(1).is_none());
    // No string ends: every name leads nowhere.
    let found = rdat_defects(&node(0, &[1, 0], b"abcd"));
    assert!(found.len() >= 2 && found.iter().all(|(code, _)| *code == Code::PartBadOffset), "{found:?}");
}

#[test]
fn rdat_rows_that_name_the_same_over_and_over() {
    // Sixteen thousand names of sixty-four thousand bytes would be a billion; the model says no.
    let strings = [vec![0], vec![b'a'; (1 << 16) - 2], vec![0]].concat();
    let rows: Vec<u32> = (0..1 << 14).flat_map(|_| [1, 0]).collect();
    let table = [words(&[1 << 14, 8]), words(&rows)].concat();
    let part = rdat(&[(PartType::STRING_BUFFER, strings), (PartType::NODE_ID_TABLE, table)]);
    assert_eq!(
        places({
            let mut found = Diagnostics::new();
            Rdat::read(&part, ORIGIN, &mut found);
            found
        }),
        []
    );
    assert_eq!(RdatModel::read(&part, ORIGIN).unwrap_err().code(), Code::PartNotHeld);
}

/// Version 1.1: a table of two ranges at 44.
fn rts0() -> Vec<u8> {
    let mut all = vec![2, 1, 24, 0, 0, 0, 0, 0, 36, 2, 44];
    // Both are of sixteen registers from t4 on, in space 0.
    all.extend([0, 16, 4, 0, 0, u32::MAX].repeat(2));
    words(&all)
}

#[test]
fn root_signatures_that_lead_nowhere() {
    let with = |at: usize, value: u32| {
        let mut part = rts0();
        part[at..at + 4].copy_from_slice(&value.to_le_bytes());
        let mut found = Diagnostics::new();
        let signature = Rts0::read(&part, ORIGIN, &mut found);
        let rows = signature.parameters().count() + signature.samplers().count();
        assert!(rows <= part.len() / 12);
        assert!(found.is_empty() || RootSignatureModel::read(&part, ORIGIN).is_err(), "{at} {value}");
        places(found)
    };
    // Registers that two rows share are for `verify --deep`; here they are rows.
    assert_eq!(with(0, 2), []);
    for count in [7, 0x1555_5556, 0x8000_0000, u32::MAX] {
        // Parameters, static samplers, ranges of the table.
        assert_eq!(with(4, count)[0], (Code::PartBadCount, 4), "{count}");
        assert_eq!(with(12, count)[0], (Code::PartBadCount, 12), "{count}");
        assert_eq!(with(36, count), [(Code::PartBadCount, 36)], "{count}");
    }
    for offset in [86, 0x8000_0000, u32::MAX - 11, u32::MAX] {
        assert_eq!(with(8, offset)[0], (Code::PartBadCount, 4), "{offset}");
        assert_eq!(with(32, offset), [(Code::PartBadOffset, 32)], "{offset}");
        assert_eq!(with(40, offset), [(Code::PartBadCount, 36)], "{offset}");
    }
    // A table that is its own ranges: the rows are there, and what is shared stays so.
    assert_eq!(with(40, 36), []);
    let mut part = rts0();
    part[40] = 36;
    let (model, layout) = RootSignatureModel::read(&part, ORIGIN).unwrap();
    assert_eq!(model.build(Some(&layout)).unwrap(), part);
    // In the header it is told by the model alone.
    let mut part = rts0();
    part[32] = 4;
    assert_eq!(place(&RootSignatureModel::read(&part, ORIGIN).unwrap_err()), (Code::PartNotHeld, 4));
}
