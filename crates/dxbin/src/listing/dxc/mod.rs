//! The dxc dialect: what the disassembler of dxcompiler.dll (1.9.2602.17, `dxc -dumpbin`) prints.
//!
//! A listing is a comment header and the module's text. Of the header the first sections are made of the parts beside the
//! module: optional features, signatures, the PDB's name and the shader's hash, and what PSV0 says. Then come sections made
//! of the module, and the subobjects, which are RDAT's or the module's. Each section is a function over the model of what
//! it is made of, in a file of its own; `header` puts them in their order.

mod buffers;
mod elements;
mod features;
mod list;
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
pub use list::{Options, list, list_bytes};
use metadata::Sections;
pub(crate) use metadata::content as subobject_content;
use subobjects::Subobjects;

/// No header grows longer than this and 16 times the container; rows and names that are shared could make it endless.
const LONGEST: usize = 1 << 24;

/// The most bytes of the header of a listing, by those of the file.
fn limit(bytes: usize) -> usize {
    LONGEST.saturating_add(bytes.saturating_mul(16))
}

/// Writes the whole header; of a module without a container, what is made of the module.
///
/// `sections` are those that are made of the module: the signatures' interpolation, buffer definitions, resource bindings,
/// the state of SV_ViewID, and subobjects where RDAT has none; `None` where the module has no `dx.version`, and so nothing
/// of all this.
fn header<S: Sink>(
    container: Option<&Container<'_>>,
    out: &mut Out<'_, '_, S>,
    diagnostics: &mut Diagnostics,
    sections: Option<&Sections<'_>>,
) {
    if let Some(container) = container {
        parts(container, out, diagnostics);
    }
    if let Some(sections) = sections {
        sections.print(out);
        let of_rdat = container.and_then(|container| subobjects_of_rdat(container, diagnostics));
        let of_module = || Subobjects { list: sections.subobjects(), is_complete: true };
        subobjects::print(&of_rdat.unwrap_or_else(of_module), out);
    }
}

/// The subobjects that RDAT lists; `None` where it has no such table.
fn subobjects_of_rdat<'a>(container: &Container<'a>, diagnostics: &mut Diagnostics) -> Option<Subobjects<'a>> {
    let part = container.part(kind::RDAT)?;
    let mut found = Diagnostics::new();
    let rdat = Rdat::read(part.data, part.start(), &mut found);
    diagnostics.extend_in_part(found, part.kind, part.ordinal, part.start());
    Subobjects::of(&rdat, behind(container, part))
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
    let mut out = Out::new(&mut pen, limit(container.bytes().len()));
    parts(container, &mut out, diagnostics);
    if let Some(shown) = subobjects_of_rdat(container, diagnostics) {
        subobjects::print(&shown, &mut out);
    }
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
        let of = |data: &[u8], found: &mut Diagnostics| FeatureInfo::of(data, part.start(), &limits, found);
        features::print(believed(container, part, found, of), out);
    });
    for (kind, title, used) in signatures::TABLES {
        read(*kind, &mut |part, found| {
            let of =
                |data, found: &mut Diagnostics| Signature::read(data, part.start(), Layout::Bytes32, &limits, found);
            signatures::print(title, &believed(container, part, found, of), *used, out);
        });
    }
    read(kind::ILDN, &mut |part, _| {
        let behind = behind(container, part);
        names::debug_name(part.data, behind, DebugName::read(part.data, part.start()).ok().as_ref(), out);
    });
    read(kind::HASH, &mut |part, found| {
        let of = |data: &[u8], found: &mut Diagnostics| ShaderHash::of(data, part.start(), found);
        names::hash(&believed(container, part, found, of), out);
    });
    read(kind::PSV0, &mut |part, found| {
        pipeline::print(&Psv0::read(part.data, part.start(), found), stage(container), out);
    });
}

/// What a part says. One that leads out of itself is read on in what lies behind it, as dxc's disassembler does; what is
/// wrong is told all the same.
fn believed<'a, T>(
    container: &Container<'a>,
    part: &Part<'a>,
    found: &mut Diagnostics,
    of: impl Fn(&'a [u8], &mut Diagnostics) -> T,
) -> T {
    let said = of(part.data, found);
    if found.is_empty() {
        return said;
    }
    of(behind(container, part), &mut Diagnostics::new())
}

/// A part, and what lies behind it in the container.
fn behind<'a>(container: &Container<'a>, part: &Part<'a>) -> &'a [u8] {
    let start = part.start().saturating_sub(container.origin()) as usize;
    container.bytes().get(start..).unwrap_or(part.data)
}

/// The stage that the program states which counts.
fn stage(container: &Container<'_>) -> Stage {
    let program = module::PROGRAMS.iter().find_map(|&kind| container.part(kind));
    let header = program.and_then(|part| dxbin_base::record::Record::read(part.data));
    header.map_or(Stage::PIXEL, |header: summary::ProgramHeader| header.stage())
}
