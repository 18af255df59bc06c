//! A container comes out of its models as it was, whatever it was, and comparing its parts ends.

use dxbin::base::{Diagnostics, Limits};
use dxbin::parts::aon9::Aon9Model;
use dxbin::parts::hash::ShaderHash;
use dxbin::parts::lfs0::Lfs0Model;
use dxbin::parts::libh::LibhModel;
use dxbin::parts::pdbi::Pdbi;
use dxbin::parts::program::ProgramModel;
use dxbin::parts::psv0::Psv0Model;
use dxbin::parts::rdat::RdatModel;
use dxbin::parts::rdef::RdefModel;
use dxbin::parts::rts0::RootSignatureModel;
use dxbin::parts::signature::{Layout, SignatureModel};
use dxbin::parts::vers::CompilerVersion;
use dxbin::rebuild::{Profile, rebuild};

/// The property.
pub fn check(bytes: &[u8]) {
    let limits = Limits::default();
    models(bytes, &limits);
    let Ok(container) = dxbin::open::container(bytes, &limits, &mut Diagnostics::new()) else { return };
    // Any part's bytes may come under any part's name.
    container.parts().iter().take(16).for_each(|part| models(part.data, &limits));
    let mut diagnostics = Diagnostics::new();
    let _ = dxbin::check::deep(&container, &limits, &mut diagnostics);
    assert!(diagnostics.as_slice().len() <= limits.max_diagnostics);
    if let Ok(rebuilt) = rebuild(&container, Profile::Kept, &limits) {
        assert!(rebuilt.bytes == bytes, "a rebuilt container has other bytes");
    }
    // What a profile tidied is tidy.
    for profile in [Profile::Fxc, Profile::Dxc] {
        if let Ok(once) = rebuild(&container, profile, &limits)
            && let Ok(again) = dxbin::open::container(&once.bytes, &limits, &mut Diagnostics::new())
            && let Ok(twice) = rebuild(&again, profile, &limits)
        {
            assert!(once.bytes == twice.bytes, "a profile gives other bytes the second time");
        }
    }
}

/// What is held is given back, and a tidy part says the same.
fn models(data: &[u8], limits: &Limits) {
    for (_, form) in Layout::KINDS {
        if let Ok((model, layout)) = SignatureModel::read(data, 0, form) {
            assert!(model.build(Some(&layout)) == data, "a signature has other bytes");
            let tidy = model.build(None);
            assert!(SignatureModel::read(&tidy, 0, form).is_ok_and(|(again, _)| again == model));
        }
    }
    if let Ok((model, layout)) = LibhModel::read(data, 0) {
        assert!(model.build(Some(&layout)) == data, "a LIBH has other bytes");
        assert!(LibhModel::read(&model.build(None), 0).is_ok_and(|(again, _)| again == model));
    }
    if let Ok((model, layout)) = Lfs0Model::read(data, 0) {
        assert!(model.build(Some(&layout)) == data, "an LFS0 has other bytes");
        assert!(Lfs0Model::read(&model.build(None), 0).is_ok_and(|(again, _)| again == model));
    }
    if let Ok((model, layout)) = Aon9Model::read(data, 0) {
        assert!(model.build(Some(&layout)).is_ok_and(|built| built == data), "an Aon9 has other bytes");
        if let Ok(tidy) = model.build(None) {
            assert!(Aon9Model::read(&tidy, 0).is_ok_and(|(again, _)| again == model));
        }
    }
    if let Ok((model, layout)) = RootSignatureModel::read(data, 0) {
        assert!(model.build(Some(&layout)).is_ok_and(|built| built == data), "an RTS0 has other bytes");
        let tidy = model.build(None).expect("what was read has a place for all it has");
        assert!(RootSignatureModel::read(&tidy, 0).is_ok_and(|(again, _)| again == model));
    }
    if let Ok((model, layout)) = ProgramModel::read(data, 0) {
        assert!(model.build(Some(&layout)) == data, "a DXIL has other bytes");
        assert!(ProgramModel::read(&model.build(None), 0).is_ok_and(|(again, _)| again == model));
    }
    if let Ok((model, layout)) = Psv0Model::read(data, 0) {
        assert!(model.build(Some(&layout)).is_ok_and(|built| built == data), "a PSV0 has other bytes");
        let tidy = model.build(None).expect("what was read has a place for all it has");
        let (again, _) = Psv0Model::read(&tidy, 0).expect("a tidy part is held");
        assert_eq!(again, model);
    }
    if let Ok((model, layout)) = RdatModel::read(data, 0) {
        assert!(model.build(Some(&layout)).is_ok_and(|built| built == data), "an RDAT has other bytes");
        let tidy = model.build(None).expect("what was read has a place for all it has");
        assert!(RdatModel::read(&tidy, 0).is_ok_and(|(again, _)| again == model));
    }
    if let Ok((model, layout)) = Pdbi::read(data, 0, limits) {
        assert!(model.build(Some(&layout)) == data, "a PDBI has other bytes");
        assert!(Pdbi::read(&model.build(None), 0, limits).is_ok_and(|(again, _)| again == model));
    }
    if let Ok((model, layout)) = CompilerVersion::read(data, 0) {
        assert!(model.build(Some(&layout)) == data, "a VERS has other bytes");
        assert!(CompilerVersion::read(&model.build(None), 0).is_ok_and(|(again, _)| again == model));
    }
    let (model, layout) = ShaderHash::with_layout(data);
    assert!(model.build(Some(&layout)) == data, "a HASH has other bytes");
    if let Ok((model, layout)) = RdefModel::read(data, 0, limits) {
        assert!(model.build(Some(&layout)).is_ok_and(|built| built == data), "an RDEF has other bytes");
        if let Ok(tidy) = model.build(None) {
            let (again, _) = RdefModel::read(&tidy, 0, limits).expect("a tidy part is held");
            // Types that nothing names come in another order; all else is the same.
            assert_eq!((again.bindings, again.creator.len()), (model.bindings, model.creator.len()));
        }
    }
}

#[test]
fn smoke() {
    crate::smoke(check);
}
