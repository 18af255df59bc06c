//! The signatures of our own view: those of the parts, and where there is no part those that the module's metadata state.

use std::borrow::Cow;

use dxbin_base::{Diagnostics, FourCc, Limits};
use dxbin_container::spec::kind;
use dxbin_container::{Part, spec};
use dxbin_dxil::model::Dxil;
use dxbin_dxil::spec::{ShaderKind, SignatureKind};
use dxbin_parts::signature::{Element, Layout, Signature};

use super::shader::Shader;
use crate::derive;

/// A signature of a shader.
#[derive(Clone, Debug)]
pub struct ShaderSignature<'a> {
    /// The kind of part that holds it, or would hold it.
    pub kind: FourCc,
    /// The part; `None` where only the module's metadata state the signature.
    pub part: Option<Part<'a>>,
    /// Its elements, each with its name.
    pub elements: Vec<(Cow<'a, [u8]>, Element)>,
    /// Whether the second mask of an element has the components that are read; else it has those that are never written.
    pub reads: bool,
}

impl<'a> ShaderSignature<'a> {
    /// What it is, such as `input signature`.
    pub fn title(&self) -> &'static str {
        spec::part_info(self.kind).map_or("signature", |info| info.title)
    }

    /// The components of an element that the program reads, or may write.
    pub fn used(&self, element: &Element) -> u8 {
        let used = if self.reads { element.read_write_mask } else { !element.read_write_mask };
        used & element.mask
    }

    /// That of a part; what comes in by patch is read by domain programs alone.
    pub(super) fn of_part(part: Part<'a>, signature: &Signature<'a>, is_domain: bool) -> Self {
        let name = |element: &Element| Cow::Borrowed(signature.name(element).unwrap_or_default());
        let elements = signature.elements().map(|element| (name(&element), element)).collect();
        let mut of = Self { kind: part.kind, part: Some(part), elements, reads: false };
        of.reads = of.title().starts_with("input") || (is_domain && of.title().starts_with("patch"));
        of
    }

    fn of_metadata(kind: FourCc, reads: bool, bytes: &[u8], limits: &Limits) -> Self {
        // What was written here has no defects.
        let signature = Signature::read(bytes, 0, Layout::Bytes32, limits, &mut Diagnostics::new());
        let name = |element: &Element| Cow::Owned(signature.name(element).unwrap_or_default().to_vec());
        let elements = signature.elements().map(|element| (name(&element), element)).collect();
        Self { kind, part: None, elements, reads }
    }
}

/// Adds the signatures that have no part of their own: those that dxc would make parts of, from the metadata of a shader's
/// module.
pub(super) fn complete(shader: &mut Shader<'_>, dxil: &Dxil<'_>, limits: &Limits) {
    let is_domain = dxil.shader_model.kind == ShaderKind::DOMAIN;
    let kinds = [
        (kind::ISG1, SignatureKind::Input, true),
        (kind::OSG1, SignatureKind::Output, false),
        (kind::PSG1, SignatureKind::PatchConstantOrPrimitive, is_domain),
    ];
    for (kind, which, reads) in kinds {
        let is_there = shader.signatures.iter().any(|signature| signature.kind == kind);
        let Some(made) = derive::signature(dxil, which).filter(|_| !is_there) else { continue };
        // dxc leaves a third signature without elements out.
        if !made.is_empty || kind != kind::PSG1 {
            shader.signatures.push(ShaderSignature::of_metadata(
                kind,
                reads,
                &made.model.build_dxc(&made.habits),
                limits,
            ));
        }
    }
}
