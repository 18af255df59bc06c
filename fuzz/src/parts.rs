//! Every part's reader ends, and all it hands out lies in the part.

use dxbin::base::{Diagnostics, Limits};
use dxbin::container::Container;
use dxbin::listing::dxc::{self, subobjects::Subobjects};
use dxbin::parts::aon9::Aon9;
use dxbin::parts::hash::ShaderHash;
use dxbin::parts::lfs0::Lfs0;
use dxbin::parts::libh::Libh;
use dxbin::parts::program::DxilProgram;
use dxbin::parts::psv0::{Psv0, SectionKind};
use dxbin::parts::rdat::{self, Function, Rdat};
use dxbin::parts::rdef::Rdef;
use dxbin::parts::rts0::{Content, Rts0};
use dxbin::parts::signature::{Layout, Signature};
use dxbin::parts::stat::Statistics;
use dxbin::parts::vers::CompilerVersion;
use dxbin::summary::Summary;

/// The property.
pub fn check(bytes: &[u8]) {
    let limits = Limits::default();
    let mut diagnostics = Diagnostics::new();
    if let Ok(container) = Container::read(bytes, 0, &limits, &mut diagnostics) {
        let _ = Summary::of(&container, &limits, &mut diagnostics);
        // What shares names is bounded by the listing's own limit.
        let mut header = Vec::new();
        dxc::header_of_parts(&container, &mut header, &mut diagnostics);
        assert!(header.len() <= (1 << 24) + 16 * bytes.len());
        // Any part's bytes may come under any part's name.
        container.parts().iter().take(16).for_each(|part| read(part.data, &limits));
    }
    read(bytes, &limits);
}

fn read(data: &[u8], limits: &Limits) {
    let mut diagnostics = Diagnostics::new();
    for (_, layout) in Layout::KINDS {
        let signature = Signature::read(data, 0, layout, limits, &mut diagnostics);
        assert!(signature.elements().count() <= data.len() / layout.record_size());
        signature
            .elements()
            .for_each(|element| assert!(signature.name(&element).unwrap_or_default().len() <= data.len()));
    }
    let rdef = Rdef::read(data, 0, limits, &mut diagnostics);
    for buffer in rdef.buffers().take(64) {
        for variable in rdef.variables(&buffer).take(64) {
            let _ = (rdef.default_value(&variable), rdef.string(variable.name));
            if let Some(ty) = rdef.ty(variable.ty) {
                assert!(rdef.members(&ty).count() <= usize::from(u16::MAX));
            }
        }
    }
    let (library, function) = (Libh::read(data, 0, &mut diagnostics), Lfs0::read(data, 0, &mut diagnostics));
    assert!(library.functions().count() <= data.len() / 8 && function.parameters().count() <= data.len() / 48);
    let aon9 = Aon9::read(data, 0, &mut diagnostics);
    assert!(aon9.floats().count() <= data.len() / 12 && aon9.samplers().count() <= data.len() / 4);
    assert!(aon9.program().len() <= data.len());
    let root = Rts0::read(data, 0, &mut diagnostics);
    assert!(root.parameters().count() <= data.len() / 12 && root.samplers().count() <= data.len() / 52);
    for parameter in root.parameters().take(64) {
        if let Some(Content::Table(table)) = root.content(&parameter) {
            assert!(root.ranges(&table).count() <= data.len() / 20);
        }
    }
    let program = DxilProgram::read(data, 0, &mut diagnostics);
    assert!(program.bitcode().len() <= data.len());
    let psv = Psv0::read(data, 0, &mut diagnostics);
    assert!(psv.end() <= data.len() && psv.resources().count() <= data.len() / 16);
    for kind in [SectionKind::Inputs, SectionKind::Outputs, SectionKind::Patch] {
        assert!(psv.elements(kind).all(|element| psv.string(element.name).unwrap_or_default().len() <= data.len()));
    }
    let rdat = Rdat::read(data, 0, &mut diagnostics);
    for table in rdat.parts().iter().filter_map(rdat::table) {
        assert!(table.rows.len() <= data.len() && table.records::<Function>().count() == table.len());
    }
    if let Some(subobjects) = Subobjects::of(&rdat, rdat.data()) {
        assert!(subobjects.list.len() <= data.len() / 24);
    }
    let _ = ShaderHash::of(data, 0, &mut diagnostics);
    let version = CompilerVersion::of(data, 0, &mut diagnostics);
    assert!(version.commit.len() + version.version.len() <= data.len());
    let _ = Statistics::of(data, 0, limits, &mut diagnostics);
    assert!(diagnostics.as_slice().len() <= limits.max_diagnostics);
}

#[test]
fn smoke() {
    crate::smoke(check);
}
