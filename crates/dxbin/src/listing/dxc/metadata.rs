//! The sections of a listing's header that are made of the module's metadata.
//!
//! What must be refused is found first, while nothing is written; then the sections are printed. Names and types that were
//! stripped from the program are in the module of the STAT part, so the sections on resources are made of that one where
//! there is one.

use std::borrow::Cow;
use std::cell::OnceCell;
use std::ops::Range;

use dxbin_base::sink::Sink;
use dxbin_base::{Code, Diagnostics, Error, Limits};
use dxbin_bitcode::model::Module;
use dxbin_dxil::layout::DataLayout;
use dxbin_dxil::model::{Dxil, SubobjectDetail};

use super::buffers::Shapes;
use super::subobjects::{Content, Subobject};
use super::{buffers, elements, resources, view_id};
use crate::listing::out::Out;

/// A module, and where its bitcode lies in the file.
#[derive(Clone, Debug)]
pub(super) struct Source<'m> {
    pub(super) module: &'m Module,
    pub(super) span: Range<u64>,
}

/// What the sections are made of.
#[derive(Debug)]
pub(super) struct Sections<'m> {
    dxil: Box<Dxil<'m>>,
    /// The module with the names, and what it says.
    named: Option<(&'m Module, Box<Dxil<'m>>)>,
    module: &'m Module,
    /// Where things lie in the module with the names, once somebody asked.
    layout: OnceCell<DataLayout<'m>>,
}

impl<'m> Sections<'m> {
    /// Reads the metadata of the program's module, and of the one in STAT. `None` where the program's has no `dx.version`,
    /// so that it has no such sections.
    ///
    /// # Errors
    ///
    /// [`Code::DxilMetadata`] where dxc refuses the metadata, unless `lenient`; what exactly is in `diagnostics`.
    pub(super) fn read(
        program: &Source<'m>,
        reflection: Option<&Source<'m>>,
        lenient: bool,
        limits: &Limits,
        diagnostics: &mut Diagnostics,
    ) -> Result<Option<Self>, Error> {
        let mut read = |source: &Source<'m>| {
            let Some(dxil) = Dxil::read(source.module, source.span.clone(), limits, diagnostics) else {
                return Ok(None);
            };
            if lenient || dxil.sound {
                return Ok(Some(dxil));
            }
            Err(Error::new(Code::DxilMetadata, source.span.clone(), "the metadata of DXIL are not sound"))
        };
        let Some(dxil) = read(program)? else { return Ok(None) };
        let named = match reflection {
            Some(source) => match read(source)? {
                Some(dxil) => Some((source.module, dxil)),
                None if lenient => None,
                None => {
                    let message = "the module with the names has no `dx.version`, and so no Shader Model";
                    return Err(Error::new(Code::DxilMetadata, source.span.clone(), message));
                }
            },
            None => None,
        };
        // The state that is printed is that of the module with the names.
        let span = reflection.map_or(&program.span, |source| &source.span);
        let state = named.as_ref().map_or(&dxil, |(_, dxil)| dxil).view_id_state();
        if let Some(Err(message)) = state.filter(|_| !lenient) {
            return Err(Error::new(Code::DxilMetadata, span.clone(), message));
        }
        let sections = Self { dxil, named, module: program.module, layout: OnceCell::new() };
        if let Some(what) = buffers::refusal(&sections.shapes()).filter(|_| !lenient) {
            let message = format!("{what}; dxc's disassembler refuses the module");
            return Err(Error::new(Code::ListingRefused, span.clone(), message));
        }
        Ok(Some(sections))
    }

    /// The types, in the module with the names.
    fn shapes(&self) -> Shapes<'_, 'm> {
        let (module, dxil) = self.named.as_ref().map_or((self.module, &*self.dxil), |(module, dxil)| (*module, dxil));
        Shapes { module, dxil, layout: &self.layout }
    }

    /// Prints the sections in their order.
    pub(super) fn print<S: Sink>(&self, out: &mut Out<'_, '_, S>) {
        let kind = self.dxil.shader_model.kind;
        if let Some(entry) = self.dxil.entries.first().filter(|_| !self.dxil.is_library()) {
            elements::print(&entry.signatures, kind, out);
        }
        let shapes = self.shapes();
        let dxil = shapes.dxil;
        buffers::print(shapes, out);
        resources::print(&dxil.resources, out);
        if let Some(Ok(state)) = dxil.view_id_state() {
            view_id::print(&state, dxil.shader_model.kind, out);
        }
    }

    /// Whether 16-bit numbers of the program stand for more.
    pub(super) fn minimum_precision(&self) -> bool {
        self.dxil.minimum_precision()
    }

    /// The subobjects in the program's metadata.
    pub(super) fn subobjects(&self) -> Vec<Subobject<'m>> {
        let mut subobjects: Vec<Subobject<'m>> = Vec::new();
        for subobject in &self.dxil.subobjects {
            let name = Cow::Borrowed(subobject.name);
            let content = content(&subobject.detail);
            // Of two with one name the later counts, in the place of the first.
            match subobjects.iter_mut().find(|other| other.name == name) {
                Some(other) => other.content = content,
                None => subobjects.push(Subobject { name, content }),
            }
        }
        subobjects
    }
}

/// dxc keeps names as C's strings.
fn text(bytes: &[u8]) -> Cow<'_, [u8]> {
    Cow::Borrowed(bytes.split(|&byte| byte == 0).next().unwrap_or_default())
}

/// What a subobject in the metadata says.
pub(crate) fn content<'m>(detail: &SubobjectDetail<'m>) -> Content<'m> {
    match *detail {
        SubobjectDetail::StateObjectConfig { flags } => Content::StateObjectConfig { flags },
        SubobjectDetail::RootSignature { local, bytes, text: source } => {
            Content::RootSignature { local, size: bytes.len() as u32, text: text(source) }
        }
        SubobjectDetail::Association { subobject, ref exports } => Content::SubobjectToExportsAssociation {
            subobject: text(subobject),
            exports: exports.iter().map(|export| text(export)).collect(),
        },
        SubobjectDetail::ShaderConfig { max_payload_size, max_attribute_size } => {
            Content::RaytracingShaderConfig { payload: max_payload_size, attributes: max_attribute_size }
        }
        SubobjectDetail::PipelineConfig { max_recursion_depth } => {
            Content::RaytracingPipelineConfig { depth: max_recursion_depth }
        }
        SubobjectDetail::HitGroup { kind, any_hit, closest_hit, intersection } => Content::HitGroup {
            ty: kind.0,
            any_hit: text(any_hit),
            closest_hit: text(closest_hit),
            intersection: text(intersection),
        },
        SubobjectDetail::PipelineConfig1 { max_recursion_depth, flags } => {
            Content::RaytracingPipelineConfig1 { depth: max_recursion_depth, flags }
        }
    }
}
