//! Whatever a module holds, what its metadata say is read without harm, and so are the sizes of its types and the meaning of
//! its calls.

use dxbin::base::pen::Pen;
use dxbin::base::{Diagnostics, Limits};
use dxbin::bitcode::model::{Module, TypeId};
use dxbin::bitcode::read;
use dxbin::dxil::comment;
use dxbin::dxil::layout::DataLayout;
use dxbin::dxil::model::Dxil;

use crate::module::{modules, spoil};
use crate::mutate::Random;

/// The property.
pub fn check(bytes: &[u8]) {
    for bytes in modules(bytes) {
        let Ok(mut module) = read::read(bytes, 0, &Limits::default(), &mut Diagnostics::new()) else { continue };
        look(&module);
        let mut random = Random::new(bytes.len() as u64);
        for _ in 0..4 {
            spoil(&mut module, &mut random);
            look(&module);
        }
    }
}

fn look(module: &Module) {
    let mut diagnostics = Diagnostics::new();
    if let Some(dxil) = Dxil::read(module, 0..1, &Limits::default(), &mut diagnostics) {
        let errors = diagnostics.worst() == Some(dxbin::base::Severity::Error);
        assert!(dxil.sound != errors, "errors, and yet sound: {:?}", diagnostics.as_slice());
        let _ = dxil.view_id_state().map(|state| state.is_ok());
    }
    let layout = DataLayout::new(module);
    for of in (0..module.types.entries.len() as u32).map(TypeId) {
        let _ = (layout.alloc_size(of), layout.offsets(of), layout.offset(of, 1));
    }
    let mut text = Vec::new();
    let mut pen = Pen::new(&mut text);
    for call in module.instructions.iter() {
        comment::write(&mut pen, module, &call);
    }
    pen.flush();
}

#[test]
fn smoke() {
    crate::smoke_over(&crate::mutate::shaders(&["dxc"]), check);
}
