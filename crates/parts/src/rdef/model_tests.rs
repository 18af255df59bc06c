use dxbin_base::{Code, Diagnostics};

use super::tests::{part, sample};
use super::*;

fn read(data: &[u8]) -> (RdefModel<'_>, RdefLayout) {
    RdefModel::read(data, 0, &Limits::default()).unwrap()
}

#[test]
fn what_a_producer_did_is_kept() {
    // The sample has its types before its names, and no padding.
    let data = [&sample()[..], b"odd tail"].concat();
    let (model, layout) = read(&data);
    assert_eq!(model.buffers[0].variables[0].default.as_deref(), Some(&1f32.to_le_bytes()[..]));
    assert_eq!(model.build(Some(&layout)).unwrap(), data);
    let plain = model.build(None).unwrap();
    assert_eq!(read(&plain).0, model);
    // Header, `B`, `v` and `m` share names; buffer, variable, type, member, type; value; `B` is the compiler's name, too.
    assert_eq!(plain.len(), 28 + 4 + 24 + 24 + 4 + 16 + 12 + 16 + 4);
}

#[test]
fn an_empty_value_may_be_outside() {
    // The variable has no bytes, and its default value is where there are none.
    let mut data = sample();
    data[60..64].copy_from_slice(&0u32.to_le_bytes());
    data[72..76].copy_from_slice(&999u32.to_le_bytes());
    let (model, layout) = read(&data);
    assert_eq!(model.buffers[0].variables[0].default.as_deref(), Some(&[][..]));
    assert_eq!(model.build(Some(&layout)).unwrap(), data);
}

#[test]
fn edits_leave_the_rest_where_it_is() {
    let data = sample();
    let (mut model, layout) = read(&data);
    model.buffers[0].variables[0].name = b"renamed"[..].into();
    model.buffers[0].variables[0].default = Some(vec![0, 0, 0, 64].into());
    let edited = model.build(Some(&layout)).unwrap();
    assert_eq!(read(&edited).0, model);
    // The value fits where it was; the name goes to the end, since the member is still called `v`.
    assert_eq!(edited[128..132], [0, 0, 0, 64]);
    assert_eq!(edited[132..], *b"renamed\0");
    assert_eq!(edited[76..128], data[76..128]);

    model.bindings.push(BindingModel {
        name: b"more"[..].into(),
        record: Binding { id: 7, bind_point: 7, ..Binding::default() },
    });
    let edited = model.build(Some(&layout)).unwrap();
    assert_eq!(read(&edited).0, model);
}

#[test]
fn types_that_hold_themselves_are_refused() {
    let mut data = sample();
    data[116..120].copy_from_slice(&92u32.to_le_bytes());
    let error = RdefModel::read(&data, 0, &Limits::default()).unwrap_err();
    assert_eq!((error.code(), error.diagnostic().span.start), (Code::PartNotHeld, 92));
    let data = sample();
    let (mut model, layout) = read(&data);
    model.types[0].members.push(MemberModel { name: b"self"[..].into(), ty: TypeId(0), offset: 0 });
    assert_eq!(model.build(Some(&layout)).unwrap_err().code(), Code::RdefTypeDepth);
    model.types[0].members[0].ty = TypeId(9);
    assert_eq!(model.build(None).unwrap_err().code(), Code::RdefTypeDepth);
}

#[test]
fn what_cannot_be_held_is_refused() {
    let refused = |offset: usize, word: u32| {
        let mut data = sample();
        data[offset..offset + 4].copy_from_slice(&word.to_le_bytes());
        RdefModel::read(&data, 0, &Limits::default()).map(|_| ()).unwrap_err().code()
    };
    for (offset, word) in [(0, 9), (8, 99), (24, 4000), (28, 200), (32, 9), (36, 110), (60, 999), (68, 130), (102, 99)]
    {
        assert_eq!(refused(offset, word), Code::PartNotHeld, "{offset}");
    }
    // Tables over tables over tables.
    let mut data = part(&[u32::MAX, 28, 0, 28, 0xffff_0400, 0, 28], b"");
    data.resize(1 << 16, 1);
    assert!(RdefModel::read(&data, 0, &Limits::default()).is_err());
    assert!(Rdef::read(&data, 0, &Limits::default(), &mut Diagnostics::new()).buffers().count() > 0);
}
