//! The dxc dialect: what the disassembler of dxcompiler.dll (1.9.2602.17, `dxc -dumpbin`) prints.
//!
//! A listing is a comment header and the module's text. Of the header the first sections are made of the parts beside the
//! module: optional features, signatures, the PDB's name and the shader's hash, and what PSV0 says. Then come sections made
//! of the module, and the subobjects, which are RDAT's or the module's. Each section is a function over the model of what
//! it is made of, in a file of its own; [`header`] puts them in their order.

mod buffers;
mod elements;
mod features;
#[allow(dead_code)]
mod metadata;
mod names;
mod pipeline;
mod resources;
mod signatures;
mod spell;
pub mod subobjects;
mod view_id;

use dxbin_base::pen::Pen;
use dxbin_base::sink::Sink;
use dxbin_base::{Diagnostics, FourCc, Limits};
use dxbin_container::spec::kind;
use dxbin_container::{Container, Part};
use dxbin_parts::debug_name::DebugName;
use dxbin_parts::hash::ShaderHash;
use dxbin_parts::program::Stage;
use dxbin_parts::psv0::Psv0;
use dxbin_parts::rdat::Rdat;
use dxbin_parts::sfi0::FeatureInfo;
use dxbin_parts::signature::{Layout, Signature};

use super::out::Out;
use crate::{module, summary};
use subobjects::{Subobject, Subobjects};

/// No header grows longer than this and 16 times the container; rows and names that are shared could make it endless.
const LONGEST: usize = 1 << 24;

/// The most bytes of a container's header.
pub(crate) fn limit(container: &Container<'_>) -> usize {
    LONGEST.saturating_add(container.bytes().len().saturating_mul(16))
}

/// Writes a container's whole header.
///
/// `module` writes the sections that are made of the module, at their place: the signatures' interpolation, buffer
/// definitions, resource bindings, the state of SV_ViewID. It gives back the subobjects in the module's metadata, or
/// `None` where the module has no `dx.version`, and so nothing of all this.
pub(super) fn header<'m, S: Sink>(
    container: &Container<'_>,
    out: &mut Out<'_, '_, S>,
    diagnostics: &mut Diagnostics,
    module: impl FnOnce(&mut Out<'_, '_, S>) -> Option<Vec<Subobject<'m>>>,
) {
    parts(container, out, diagnostics);
    if let Some(of_module) = module(out) {
        let of_rdat = container.part(kind::RDAT).and_then(|part| {
            let mut found = Diagnostics::new();
            let rdat = Rdat::read(part.data, part.start(), &mut found);
            diagnostics.extend_in_part(found, part.kind, part.ordinal, part.start());
            Subobjects::of(&rdat)
        });
        subobjects::print(&of_rdat.unwrap_or(Subobjects { list: of_module, is_complete: true }), out);
    }
}

/// Writes what the parts of a container add to its listing's header, without what is made of the module: what
/// stands in front of that, and the subobjects of RDAT.
///
/// ```
/// use dxbin::base::{Diagnostics, Limits};
/// use dxbin::listing::dxc;
///
/// let file = std::fs::read(concat!(env!("CARGO_MANIFEST_DIR"), "/../../tests/corpus/dxc/ps_lit.cso")).unwrap();
/// let mut diagnostics = Diagnostics::new();
/// let container = dxbin::open::container(&file, &Limits::default(), &mut diagnostics)?;
/// let mut text = Vec::new();
/// dxc::header_of_parts(&container, &mut text, &mut diagnostics);
/// assert!(text.starts_with(b";\n; Input signature:\n;\n; Name                 Index   Mask Register"));
/// # Ok::<(), dxbin::base::Error>(())
/// ```
pub fn header_of_parts<S: Sink>(container: &Container<'_>, sink: &mut S, diagnostics: &mut Diagnostics) {
    let mut pen = Pen::new(sink);
    header(container, &mut Out::new(&mut pen, limit(container)), diagnostics, |_| Some(Vec::new()));
    pen.flush();
}

/// The sections in front of those that are made of the module.
fn parts<S: Sink>(container: &Container<'_>, out: &mut Out<'_, '_, S>, diagnostics: &mut Diagnostics) {
    let limits = Limits::default();
    // What is wrong in a part is told in its name.
    let mut read = |kind: FourCc, print: &mut dyn FnMut(&Part<'_>, &mut Diagnostics)| {
        if let Some(part) = container.part(kind) {
            let mut found = Diagnostics::new();
            print(part, &mut found);
            diagnostics.extend_in_part(found, part.kind, part.ordinal, part.start());
        }
    };
    read(kind::SFI0, &mut |part, found| {
        features::print(FeatureInfo::of(part.data, part.start(), &limits, found), out);
    });
    for (kind, title, used) in signatures::TABLES {
        read(*kind, &mut |part, found| {
            let signature = Signature::read(part.data, part.start(), Layout::Bytes32, &limits, found);
            signatures::print(title, &signature, *used, out);
        });
    }
    read(kind::ILDN, &mut |part, _| {
        names::debug_name(part.data, DebugName::read(part.data, part.start()).ok().as_ref(), out);
    });
    read(kind::HASH, &mut |part, found| names::hash(&ShaderHash::of(part.data, part.start(), found), out));
    read(kind::PSV0, &mut |part, found| {
        pipeline::print(&Psv0::read(part.data, part.start(), found), stage(container), out);
    });
}

/// The stage that the program states which counts.
fn stage(container: &Container<'_>) -> Stage {
    let program = module::PROGRAMS.iter().find_map(|&kind| container.part(kind));
    let header = program.and_then(|part| dxbin_base::record::Record::read(part.data));
    header.map_or(Stage::PIXEL, |header: summary::ProgramHeader| header.stage())
}
