use dxbin_base::Code;

use super::*;

/// Words, then bytes.
pub(super) fn part(words: &[u32], tail: &[u8]) -> Vec<u8> {
    let mut part: Vec<u8> = words.iter().flat_map(|word| word.to_le_bytes()).collect();
    part.extend(tail);
    part
}

/// One buffer `B` with one variable `v`, a structure of one float `m`, at offset 64 with a default value.
pub(super) fn sample() -> Vec<u8> {
    let words = [
        1,
        28,
        0,
        28,
        0xffff_0400,
        0,
        124, // header
        124,
        1,
        52,
        80,
        0,
        0, // 28: buffer
        126,
        64,
        4,
        2,
        92,
        128, // 52: variable
        0x0003_0000,
        0x0001_0001,
        0,
        0, // 76: float
        5,
        0x0001_0001,
        0x0001_0000,
        112, // 92: structure; its members are at 112
        0,   // 108
        126,
        76,
        64, // 112: member, counting from the buffer
    ];
    part(&words, b"B\0v\0\x00\x00\x80\x3f")
}

#[test]
fn everything_is_reached() {
    let data = sample();
    let mut diagnostics = Diagnostics::new();
    let rdef = Rdef::read(&data, 0, &Limits::default(), &mut diagnostics);
    assert_eq!(diagnostics.as_slice(), []);
    let buffer = rdef.buffers().next().unwrap();
    assert_eq!(rdef.string(buffer.name), Some(&b"B"[..]));
    let variable = rdef.variables(&buffer).next().unwrap();
    assert_eq!(rdef.default_value(&variable), Some(&1f32.to_le_bytes()[..]));
    let ty = rdef.ty(variable.ty).unwrap();
    assert_eq!(ty.class, VariableClass::D3D_SVC_STRUCT);
    let member = rdef.members(&ty).next().unwrap();
    assert_eq!(rdef.ty(member.ty).unwrap().ty, VariableType::D3D_SVT_FLOAT);
    assert_eq!(rdef.member_origin(&variable, &ty), MemberOrigin::Buffer);
    let other = Variable { start: 16, ..variable };
    assert_eq!(rdef.member_origin(&other, &ty), MemberOrigin::Structure);
}

fn codes(data: &[u8]) -> Vec<Code> {
    let mut diagnostics = Diagnostics::new();
    Rdef::read(data, 0, &Limits::default(), &mut diagnostics);
    diagnostics.as_slice().iter().map(|d| d.code).collect()
}

#[test]
fn defects_are_named() {
    let set = |offset: usize, word: u32| {
        let mut data = sample();
        data[offset..offset + 4].copy_from_slice(&word.to_le_bytes());
        codes(&data)
    };
    assert_eq!(codes(&[0; 27]), [Code::PartTruncated]);
    assert!(set(0, 9).contains(&Code::PartBadCount));
    assert_eq!(set(16, 0xffff_0500), [Code::RdefLayout]);
    assert_eq!(set(24, 0xffff), [Code::PartBadOffset]);
    assert!(set(32, u32::MAX).contains(&Code::PartBadCount));
    assert_eq!(set(60, 99), [Code::PartBadOffset]);
    assert_eq!(set(68, 999), [Code::PartBadOffset]);
    // The structure's member is the structure itself: looked at once, no endless walk.
    assert_eq!(set(116, 92), []);
}

#[test]
fn huge_counts_cost_nothing() {
    let mut data = part(&[u32::MAX, 60, u32::MAX, 60, 0xffff_0500, 0, 60, Layout::RD11, 60, 0, 0, 0, 0, 0, 0], b"");
    data.resize(200, 0);
    let mut diagnostics = Diagnostics::new();
    Rdef::read(&data, 0, &Limits::default(), &mut diagnostics);
    assert!(diagnostics.as_slice().len() < 20);
}

#[test]
fn overlapping_tables_cost_little() {
    // A hundred thousand buffers a byte apart, each with all the variables there is room for.
    let mut data = part(&[100_000, 60, 0, 60, 0xffff_0500, 0, 60, Layout::RD11, 60, 1, 32, 1, 1, 1, 0], b"");
    data.resize(200_000, 1);
    let mut diagnostics = Diagnostics::new();
    Rdef::read(&data, 0, &Limits::default(), &mut diagnostics);
    assert!(diagnostics.as_slice().len() <= Limits::default().max_diagnostics);
}
