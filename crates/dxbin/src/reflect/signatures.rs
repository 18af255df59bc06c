//! The signatures of our own view: those of the parts, and where there is no part those that the module's metadata state.

use std::borrow::Cow;
use std::collections::HashMap;

use dxbin_base::{Diagnostics, FourCc, Limits};
use dxbin_bitcode::model::{Module, Value};
use dxbin_container::spec::kind;
use dxbin_container::{Part, spec};
use dxbin_dxil::comment::operation;
use dxbin_dxil::model::{Dxil, Entry};
use dxbin_dxil::spec::{OpCode, ShaderKind, SignatureKind};
use dxbin_parts::signature::{Element, Layout, Signature};

use super::shader::Shader;
use crate::derive::{self, SignatureRow};

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

    /// Whether it is as before validator 1.5: nothing is read, and all is written.
    fn says_no_use(&self) -> bool {
        let silent = |element: &Element| if self.reads { 0 } else { !element.mask };
        self.elements.iter().all(|(_, element)| element.read_write_mask == silent(element))
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

/// Before validator 1.5 the parts do not say which components are used: the metadata in STAT do, or else the instructions of
/// the entry, counted here as dxc counts them since.
pub(super) fn find_uses(shader: &mut Shader<'_>, program: &Module, dxil: &Dxil<'_>) {
    let is_silent = |signature: &ShaderSignature<'_>| !signature.elements.is_empty() && signature.says_no_use();
    if !shader.signatures.iter().any(is_silent) {
        return;
    }
    let kinds = [
        (kind::ISG1, SignatureKind::Input),
        (kind::OSG1, SignatureKind::Output),
        (kind::PSG1, SignatureKind::PatchConstantOrPrimitive),
    ];
    let rows = kinds.map(|(kind, which)| (kind, which, derive::signature_rows(dxil, which)));
    let is_stated = rows.iter().any(|(.., rows)| rows.iter().any(|row| row.element.usage_mask != 0));
    let Some(entry) = dxil.entries.first() else { return };
    let counted = if is_stated { HashMap::new() } else { used_components(program, entry) };
    for (kind, which, rows) in rows {
        let Some(signature) = shader.signatures.iter_mut().find(|signature| signature.kind == kind) else { continue };
        if !is_silent(signature) {
            continue;
        }
        // STAT has them in another order at times.
        let place = |row: &SignatureRow<'_, '_>| (row.name.to_vec(), row.index, row.element.stream);
        let rows: HashMap<_, _> = rows.iter().map(|row| (place(row), row)).collect();
        for (name, record) in &mut signature.elements {
            let Some(row) = rows.get(&(name.to_vec(), record.semantic_index, record.stream)) else { continue };
            let number = (which, row.element.id);
            let used = if is_stated { row.element.usage_mask as u8 } else { *counted.get(&number).unwrap_or(&0) };
            let used = used.checked_shl(row.start).unwrap_or(0) & record.mask;
            record.read_write_mask = if signature.reads { used } else { !used & 0xf };
        }
    }
}

/// The components that the entry's functions read or write, by signature and element.
fn used_components(module: &Module, entry: &Entry<'_>) -> HashMap<(SignatureKind, u32), u8> {
    let patch = entry.properties.hull.and_then(|hull| hull.patch_constant_function);
    let functions = [entry.function, patch].into_iter().flatten().filter_map(|id| module.functions.get(id.index()));
    let mut used = HashMap::new();
    for body in functions.filter_map(|function| function.body.as_ref()) {
        for instruction in body.order.iter().filter_map(|id| module.instruction(id)) {
            let which = match operation(module, &instruction) {
                Some(OpCode::LoadInput) => SignatureKind::Input,
                Some(OpCode::StoreOutput) => SignatureKind::Output,
                Some(OpCode::StorePatchConstant | OpCode::LoadPatchConstant) => SignatureKind::PatchConstantOrPrimitive,
                _ => continue,
            };
            let number = |at: usize| {
                let value = Value(*module.operands(instruction).get(at + 2)?);
                module.constants.number(value.constant()?).and_then(|number| u32::try_from(number).ok())
            };
            if let (Some(id), Some(column @ 0..4)) = (number(1), number(3)) {
                *used.entry((which, id)).or_default() |= 1 << column;
            }
        }
    }
    used
}
