//! Every part's reader ends, and all it hands out lies in the part.

use dxbin::base::{Diagnostics, Limits};
use dxbin::container::Container;
use dxbin::parts::aon9::Aon9;
use dxbin::parts::lfs0::Lfs0;
use dxbin::parts::libh::Libh;
use dxbin::parts::rdef::Rdef;
use dxbin::parts::rts0::{Content, Rts0};
use dxbin::parts::signature::{Layout, Signature};
use dxbin::parts::stat::Statistics;
use dxbin::summary::Summary;

/// The property.
pub fn check(bytes: &[u8]) {
    let limits = Limits::default();
    let mut diagnostics = Diagnostics::new();
    if let Ok(container) = Container::read(bytes, 0, &limits, &mut diagnostics) {
        let _ = Summary::of(&container, &limits, &mut diagnostics);
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
    let _ = Statistics::of(data, 0, limits, &mut diagnostics);
    assert!(diagnostics.as_slice().len() <= limits.max_diagnostics);
}

#[test]
fn smoke() {
    crate::smoke(check);
}
