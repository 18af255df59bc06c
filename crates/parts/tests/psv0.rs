//! PSV0 in all its versions, against what dxc wrote and what LLVM's page says of it.
#![allow(clippy::unwrap_used, missing_docs)]

use dxbin_base::record::Record;
use dxbin_base::{Code, Diagnostics};
use dxbin_parts::program::{Stage, StageByte};
use dxbin_parts::psv0::{
    ElementModel, Interpolation, Psv0, Psv0Model, PsvElement, ResourceBinding, ResourceKind, RuntimeInfo,
    SHORT_BINDING, SectionKind, StageInfo, version_of,
};

const WRITTEN: [&[u8]; 4] = [
    include_bytes!("data/psv0_v0.bin"),
    include_bytes!("data/psv0_v1.bin"),
    include_bytes!("data/psv0_v2.bin"),
    include_bytes!("data/psv0_v3.bin"),
];

fn read(part: &[u8]) -> Psv0<'_> {
    let mut diagnostics = Diagnostics::new();
    let psv = Psv0::read(part, 0, &mut diagnostics);
    assert!(diagnostics.is_empty(), "{:?}", diagnostics.as_slice());
    psv
}

#[test]
fn the_example_of_llvms_page() {
    for (version, part) in WRITTEN.iter().enumerate() {
        let psv = read(part);
        assert_eq!((psv.version(), psv.end()), (Some(version), part.len()));
        let StageInfo::Vertex(info) = psv.info().stage_info(Stage::VERTEX) else { panic!() };
        assert_eq!((info.position, psv.info().max_lanes), (0, u32::MAX));
        assert_eq!(psv.entry(), (version >= 3).then_some(&b"main"[..]));
        if version == 0 {
            continue;
        }
        assert_eq!((psv.info().stage(), psv.info().output_vectors()), (Stage::VERTEX, [8, 0, 0, 0]));
        // Name, indexes, row, columns, what its components hold (3 float, 2 int), interpolation.
        let expected: [(&[u32], u8, u8, u8, Interpolation); 5] = [
            (&[0], 0, 4, 3, Interpolation::LINEAR),
            (&[1, 2, 3, 4], 1, 2, 3, Interpolation::LINEAR),
            (&[5], 5, 4, 3, Interpolation::LINEAR),
            (&[6], 6, 3, 3, Interpolation::LINEAR),
            (&[7], 7, 4, 2, Interpolation::CONSTANT),
        ];
        assert_eq!(psv.elements(SectionKind::Outputs).count(), expected.len());
        for (element, (indexes, row, columns, ty, interpolation)) in psv.elements(SectionKind::Outputs).zip(expected) {
            assert_eq!(psv.string(element.name), Some(&b"A"[..]));
            assert_eq!(psv.indexes(&element).unwrap(), indexes);
            assert_eq!((element.start_row, element.column_count(), element.start_column()), (row, columns, 0));
            assert_eq!((element.component_type.0, element.interpolation), (ty, interpolation));
            assert!(element.is_allocated());
            assert_eq!((element.dynamic_mask(), element.stream()), (0, 0));
        }
    }
}

#[test]
fn dxcs_bytes_come_from_the_values_alone() {
    for part in WRITTEN {
        let (model, layout) = Psv0Model::read(part, 0).unwrap();
        assert_eq!(model.build(Some(&layout)).unwrap(), part);
        assert_eq!(model.build(None).unwrap(), part);
    }
}

/// Version 4, word by word: no compiler that we have writes it.
fn version4() -> Vec<u8> {
    let mut part = Vec::new();
    let mut words = |words: &[u32]| part.extend(words.iter().flat_map(|word| word.to_le_bytes()));
    // 56 bytes: nothing of the stage, lanes, stage 5 and no SV_ViewID, counts, threads, entry at 1, shared memory.
    words(&[56, 0, 0, 0, 0, 4, 64, 5, 0, 0, 8, 2, 1, 1, 2048]);
    // One resource of 24 bytes: a typed buffer to write, u3 in space 2.
    words(&[1, 24, 6, 2, 3, 3, 10, 0]);
    // Strings: "", "main". No semantic indexes, no elements.
    words(&[8]);
    part.extend(b"\0main\0\0\0");
    part.extend([0; 4]);
    part
}

#[test]
fn version_4_and_longer_ones() {
    let part = version4();
    let psv = read(&part);
    assert_eq!((psv.version(), psv.info().group_shared, psv.entry()), (Some(4), 2048, Some(&b"main"[..])));
    let resource = psv.resources().next().unwrap();
    assert_eq!((resource.space, resource.kind), (2, ResourceKind::TYPED_BUFFER));
    let (model, layout) = Psv0Model::read(&part, 0).unwrap();
    assert_eq!(model.build(None).unwrap(), part);
    assert_eq!(model.build(Some(&layout)).unwrap(), part);

    // Eight bytes more than any version, and resources of 28 bytes: the longest that is known, and what follows is kept.
    let mut longer = part.clone();
    longer[0] = 64;
    longer.splice(60..60, *b"tailtail");
    longer[72] = 28;
    longer.splice(100..100, *b"more");
    let psv = read(&longer);
    assert_eq!((psv.version(), psv.info().group_shared, psv.resources().count()), (Some(4), 2048, 1));
    assert_eq!(psv.entry(), Some(&b"main"[..]));
    let (mut again, layout) = Psv0Model::read(&longer, 0).unwrap();
    assert_eq!(again, model);
    assert_eq!(again.build(Some(&layout)).unwrap(), longer);
    again.entry = b"a_longer_entry"[..].into();
    let edited = again.build(Some(&layout)).unwrap();
    assert_eq!(edited[..100], [&longer[..52], &edited[52..56], &longer[56..100]].concat());
    assert_eq!(read(&edited).entry(), Some(&b"a_longer_entry"[..]));
}

#[test]
fn a_size_between_two_versions_is_the_lower_one() {
    assert_eq!(
        [0, 23, 24, 35, 36, 47, 48, 51, 52, 55, 56, 1000].map(version_of).map(|v| v.map_or(-1, |v| v as i32)),
        [-1, -1, 0, 0, 1, 1, 2, 2, 3, 3, 4, 4]
    );
    let mut part = WRITTEN[0].to_vec();
    part[0] = 28;
    part.splice(28..28, [1, 2, 3, 4]);
    let psv = read(&part);
    // The stage's byte belongs to version 1.
    assert_eq!((psv.version(), psv.info().stage), (Some(0), StageByte(0)));
    let (model, layout) = Psv0Model::read(&part, 0).unwrap();
    assert_eq!(model.build(Some(&layout)).unwrap(), part);
}

/// A program with masks of every kind its stage has.
fn with_masks(stage: Stage, words: usize) -> Psv0Model<'static> {
    let info = RuntimeInfo {
        stage: StageByte(stage.0 as u8),
        uses_view_id: 1,
        patch_vectors: 9,
        input_vectors: 2,
        output_vectors0: 1,
        output_vectors3: 17,
        ..RuntimeInfo::default()
    };
    let element = ElementModel { name: b"N"[..].into(), indexes: vec![3, 4], record: PsvElement::default() };
    let resources = vec![ResourceBinding { lower: 7, ..ResourceBinding::default() }];
    let masks = (0..words as u32).collect();
    Psv0Model {
        version: 1,
        info,
        resources,
        inputs: vec![element.clone()],
        patch: vec![element],
        masks,
        ..Psv0Model::default()
    }
}

#[test]
fn each_stage_has_its_masks() {
    use SectionKind::{InputToOutputs, InputToPatch, PatchToOutputs, ViewIdOutputs, ViewIdPatch};
    // One register takes a word; nine take two and seventeen three; a table has four masks for each register.
    let cases: [(Stage, &[(SectionKind, usize)]); 6] = [
        (Stage::VERTEX, &[(ViewIdOutputs(0), 1), (InputToOutputs(0), 8)]),
        (Stage::HULL, &[(ViewIdOutputs(0), 1), (ViewIdPatch, 2), (InputToOutputs(0), 8), (InputToPatch, 16)]),
        (Stage::DOMAIN, &[(ViewIdOutputs(0), 1), (InputToOutputs(0), 8), (PatchToOutputs, 36)]),
        (
            Stage::GEOMETRY,
            &[(ViewIdOutputs(0), 1), (ViewIdOutputs(3), 3), (InputToOutputs(0), 8), (InputToOutputs(3), 24)],
        ),
        // The writer leaves out a mesh program's tables.
        (Stage::MESH, &[(ViewIdOutputs(0), 1), (ViewIdPatch, 2)]),
        (Stage::PIXEL, &[(ViewIdOutputs(0), 1), (InputToOutputs(0), 8)]),
    ];
    for (stage, expected) in cases {
        let words = expected.iter().map(|row| row.1).sum();
        let model = with_masks(stage, words);
        let part = model.build(None).unwrap();
        let psv = read(&part);
        let found: Vec<_> =
            psv.sections().iter().filter(|s| s.kind > SectionKind::Patch).map(|s| (s.kind, s.count)).collect();
        assert_eq!(found, expected, "{stage:?}");
        assert_eq!(psv.masks(expected[1].0)[0], expected[0].1 as u32);
        let (again, layout) = Psv0Model::read(&part, 0).unwrap();
        assert_eq!(again, model);
        assert_eq!(again.build(Some(&layout)).unwrap(), part);
        let wrong = Psv0Model { masks: vec![0; words + 1], ..model };
        assert_eq!(wrong.build(None).unwrap_err().code(), Code::PartNotHeld);
    }
    // Versions 0 and 1 have resources of 16 bytes, and the same sequence of indexes stands once.
    let part = with_masks(Stage::PIXEL, 9).build(None).unwrap();
    let psv = read(&part);
    assert_eq!(psv.section(SectionKind::Resources).unwrap().stride, 16);
    assert_eq!(psv.section(SectionKind::Indexes).unwrap().count, 2);
    assert_eq!(psv.strings(), b"\0N\0N\0\0\0\0");
}

/// Rows of 24 bytes in version 0 or 1 say more than short ones could: they stay long, with a layout or without.
#[test]
fn long_rows_of_early_versions_stay_long() {
    for version in [0, 1] {
        let long = ResourceBinding { kind: ResourceKind(2), flags: 1, ..ResourceBinding::default() };
        let short = ResourceBinding { kind: ResourceKind::INVALID, ..ResourceBinding::default() };
        for (row, stride) in [(long, ResourceBinding::SIZE), (short, SHORT_BINDING)] {
            let model = Psv0Model { version, resources: vec![row], ..Psv0Model::default() };
            let part = model.build(None).unwrap();
            assert_eq!(read(&part).section(SectionKind::Resources).unwrap().stride, stride);
            let (again, layout) = Psv0Model::read(&part, 0).unwrap();
            assert_eq!(again, model);
            assert_eq!(again.build(Some(&layout)).unwrap(), part);
        }
    }
}

#[test]
fn bytes_behind_the_last_table_are_kept_and_told() {
    let mut part = WRITTEN[3].to_vec();
    part.extend([1, 2, 3]);
    let mut diagnostics = Diagnostics::new();
    Psv0::read(&part, 0x40, &mut diagnostics);
    assert_eq!(diagnostics.as_slice()[0].code, Code::Psv0Trailing);
    assert_eq!(diagnostics.as_slice()[0].span, 0x40 + 200..0x40 + 203);
    let (model, layout) = Psv0Model::read(&part, 0).unwrap();
    assert_eq!(model.build(Some(&layout)).unwrap(), part);
    assert_eq!(model.build(None).unwrap(), WRITTEN[3]);
}

#[test]
fn what_is_cut_short_is_told_and_the_rest_read() {
    for part in WRITTEN {
        for end in 0..part.len() {
            let mut diagnostics = Diagnostics::new();
            let psv = Psv0::read(&part[..end], 0, &mut diagnostics);
            assert!(!diagnostics.is_empty(), "{end}");
            assert!(psv.end() <= end);
            assert!(Psv0Model::read(&part[..end], 0).is_err());
        }
    }
    let code = |at: usize, byte: u8| {
        let mut part = WRITTEN[3].to_vec();
        part[at] = byte;
        let mut diagnostics = Diagnostics::new();
        Psv0::read(&part, 0, &mut diagnostics);
        diagnostics.as_slice().first().map(|defect| defect.code)
    };
    // The record's size, the entry's place, the string table's size.
    assert_eq!(code(0, 20), Some(Code::Psv0Size));
    assert_eq!(code(52, 99), Some(Code::PartBadOffset));
    assert_eq!(code(60, 21), Some(Code::Psv0Size));
    assert_eq!(code(63, 0x7f), Some(Code::PartTruncated));
}
