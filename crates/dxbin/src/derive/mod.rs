//! What dxc makes of a module: the parts that repeat, for the runtime, what the module's metadata and instructions say.
//!
//! dxc's validator makes these parts once more and compares; so does `verify --deep`. What a part looks like depends on the
//! version of the validator that the module states.
//!
//! Facts: DxilContainerAssembler.cpp and DxilPipelineStateValidation.cpp of dxc 1.9.2602.17, held against what it writes.

mod psv0;
mod rdat;
mod signature;

use dxbin_bitcode::model::{GlobalId, Module, Type};
use dxbin_dxil::layout::DataLayout;
use dxbin_dxil::model::{Dxil, Entry, Version};
use dxbin_dxil::spec::TessellatorDomain;

pub(crate) use psv0::{psv0, runs_per_sample};
pub(crate) use rdat::{Derived, rdat};
pub(crate) use signature::{SignatureRow, signature, signature_rows};

/// The address space of memory that a group shares.
const GROUP_SHARED: u32 = 3;

/// Whether a module is for this validator of version 1, or a later one.
fn validator_from(dxil: &Dxil<'_>, minor: u32) -> bool {
    dxil.effective_validator() >= Version::new(1, minor)
}

/// The entry of a module that is no library.
fn entry<'d, 'm>(dxil: &'d Dxil<'m>) -> Option<&'d Entry<'m>> {
    dxil.entries.first().filter(|_| !dxil.is_library())
}

/// The tessellation domain of a hull or a domain shader.
fn domain(entry: &Entry<'_>) -> TessellatorDomain {
    let hull = entry.properties.hull.map(|hull| hull.domain);
    hull.or(entry.properties.domain.map(|domain| domain.domain)).unwrap_or_default()
}

/// The variables that a group shares, and how many bytes each has.
fn group_shared(module: &Module) -> Vec<(GlobalId, u32)> {
    let layout = DataLayout::new(module);
    let globals = (0..).map(GlobalId).zip(&module.globals);
    let shared = globals.filter(|(_, global)| {
        matches!(module.types.get(global.pointer), Some(Type::Pointer { space: GROUP_SHARED, .. }))
    });
    shared.map(|(id, global)| (id, layout.alloc_size(global.of).unwrap_or_default() as u32)).collect()
}

/// The last register of a range that starts at one and has so many.
fn upper_bound(lower: u32, count: u32) -> u32 {
    match count {
        u32::MAX => u32::MAX,
        count => lower.wrapping_add(count).wrapping_sub(1),
    }
}
