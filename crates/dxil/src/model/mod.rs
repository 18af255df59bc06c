//! What a module's `dx.*` metadata says.
//!
//! [`Dxil::read`] takes the metadata of a module apart. It is lenient: what has another shape than it should is reported
//! with what was expected, and left out; tags that nobody knows are kept. What dxc's own reader throws at is reported as an
//! error, under [`Code::DxilMetadata`], so that "no error" is "dxc lists it".

mod annotations;
mod entry;
mod few;
mod node;
mod read;
mod resource;
mod signature;
mod source;
mod subobject;
mod view_id;

use std::ops::Range;

pub use annotations::*;
use dxbin_base::{Code, Diagnostics, Limits};
use dxbin_bitcode::model::{MetadataId, Module};
pub use entry::*;
pub use few::*;
pub use node::*;
use read::{List, Reader};
pub use resource::*;
pub use signature::*;
pub use source::*;
pub use subobject::*;
pub use view_id::*;

use crate::spec::{ShaderFlags, ShaderKind};

/// A tag that nobody knows, and what it stands before. Diagnostics say where.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Unknown {
    /// The tag.
    pub tag: u32,
    /// Its value; `None` for null.
    pub value: Option<MetadataId>,
}

/// A version of two numbers.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Default)]
pub struct Version {
    /// Before the point.
    pub major: u32,
    /// Behind it.
    pub minor: u32,
}

impl Version {
    /// A version.
    pub const fn new(major: u32, minor: u32) -> Self {
        Self { major, minor }
    }
}

/// `dx.shaderModel`: for what a module is made.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub struct ShaderModel<'m> {
    /// The stage.
    pub kind: ShaderKind,
    /// The stage as it stands there.
    pub name: &'m [u8],
    /// The Shader Model.
    pub version: Version,
}

/// The minor version of a library for all Shader Models, which is linked before it is used: `lib_6_x`.
pub const OFFLINE_MINOR: u32 = 15;

/// What a module's metadata says.
#[derive(Clone, Debug, Default)]
pub struct Dxil<'m> {
    /// Whether nothing was found that dxc's reader throws at; then the module is listed.
    pub sound: bool,
    /// `dx.version`: of DXIL.
    pub version: Version,
    /// `dx.valver`: of the validator that the module is for; 1.0 where it does not say, 0.0 for none.
    pub validator: Version,
    /// `dx.shaderModel`.
    pub shader_model: ShaderModel<'m>,
    /// `dx.entryPoints`. A library's first entry has no function, and stands for all.
    pub entries: Vec<Entry<'m>>,
    /// The resources of the first entry, which are those of `dx.resources`.
    pub resources: Resources<'m>,
    /// `dx.typeAnnotations`; empty where something is wrong in them.
    pub annotations: TypeAnnotations<'m>,
    /// `dx.dxrPayloadAnnotations`.
    pub payloads: Vec<PayloadAnnotation>,
    /// `dx.viewIdState` as it stands there; [`ViewIdState::decode`] reads it.
    pub view_id: Option<Words<'m>>,
    /// `dx.subobjects`, of libraries.
    pub subobjects: Vec<Subobject<'m>>,
    /// `dx.intermediateOptions`.
    pub intermediate_options: Option<u32>,
    /// `dx.rootSignature`.
    pub root_signature: Option<&'m [u8]>,
    /// `dx.counters`: how many instructions of each kind there are.
    pub counters: Vec<(&'m [u8], u32)>,
    /// `dx.source.*`.
    pub source: Source<'m>,
    /// Tags that nobody knows, of everything.
    pub unknown: Vec<Unknown>,
}

const VERSION: List = List::named("dx.version");
const VALIDATOR: List = List::named("dx.valver");
const SHADER_MODEL: List = List::named("dx.shaderModel");
const ENTRY_POINTS: List = List::named("dx.entryPoints");
const SUBOBJECTS: List = List::named("dx.subobjects");
const ROOT_SIGNATURE: List = List::named("dx.rootSignature");
const VIEW_ID: List = List::named("dx.viewIdState");
const RESOURCES: List = List::named("dx.resources");

impl<'m> Dxil<'m> {
    /// Reads a module's metadata; `span` is where the module lies in the file. `None` where there is no `dx.version`: then
    /// the module is none of DXIL, and dxc lists it without a header.
    ///
    /// Everything that is wrong is in `diagnostics`: errors where dxc's reader throws.
    pub fn read(
        module: &'m Module,
        span: Range<u64>,
        limits: &Limits,
        diagnostics: &mut Diagnostics,
    ) -> Option<Box<Self>> {
        let mut reader = Reader::new(module, span.clone(), limits, diagnostics);
        let dxil = Self::read_with(&mut reader);
        if !reader.left_untold {
            return dxil;
        }
        Self::read_with(&mut Reader::telling(module, span, limits, diagnostics))
    }

    fn read_with(reader: &mut Reader<'m, '_>) -> Option<Box<Self>> {
        let version = reader.list(VERSION)?;
        let mut dxil = Box::new(Self { validator: Version::new(1, 0), ..Self::default() });
        dxil.version = reader.at(VERSION.name(), |reader| read_version(reader, version)).unwrap_or_default();
        if let Some(nodes) = reader.list(VALIDATOR) {
            dxil.validator = reader.at(VALIDATOR.name(), |reader| read_version(reader, nodes)).unwrap_or_default();
        }
        reader.at(SHADER_MODEL.name(), |reader| match reader.list(SHADER_MODEL) {
            Some(nodes) => dxil.shader_model = read_shader_model(reader, nodes).unwrap_or_default(),
            None => reader.fail("expected a list of this name"),
        });
        dxil.intermediate_options = source::read_options(reader);
        reader.at(ENTRY_POINTS.name(), |reader| match reader.list(ENTRY_POINTS) {
            Some(nodes) => dxil.entries = entry::read_all(reader, nodes, dxil.is_library()),
            None => reader.fail("expected a list of this name"),
        });
        if dxil.is_library() {
            let nodes = reader.list(SUBOBJECTS).unwrap_or_default();
            dxil.subobjects = reader.at(SUBOBJECTS.name(), |reader| subobject::read_all(reader, nodes));
        }
        dxil.read_resources(reader);
        dxil.annotations = annotations::read(reader);
        dxil.payloads = annotations::read_payloads(reader);
        if let Some(nodes) = reader.list(ROOT_SIGNATURE) {
            dxil.root_signature = reader.at(ROOT_SIGNATURE.name(), |reader| {
                let fields = reader.single(nodes)?;
                let &[data] = reader.array(fields)?;
                Some(reader.bytes(data))
            });
        }
        if let Some(nodes) = reader.list(VIEW_ID) {
            dxil.view_id = reader.at(VIEW_ID.name(), |reader| {
                let fields = reader.single(nodes)?;
                let &[data] = reader.array(fields)?;
                Some(reader.words(data))
            });
        }
        dxil.sound = !reader.failed;
        // None of these is read for a listing.
        reader.under(Code::DxilSource, |reader| {
            dxil.counters = source::read_counters(reader);
            dxil.source.read(reader);
        });
        dxil.unknown = std::mem::take(&mut reader.unknown);
        Some(dxil)
    }

    fn read_resources(&mut self, reader: &mut Reader<'m, '_>) {
        let of_entry = self.entries.first().and_then(|entry| entry.resources);
        let named = reader.list(RESOURCES).and_then(|nodes| nodes.first().copied());
        if let Some(node) = of_entry.or(named.filter(|_| self.entries.is_empty())) {
            self.resources = reader.at(RESOURCES.name(), |reader| Resources::read(reader, node)).unwrap_or_default();
        }
    }

    /// Whether the module is a library.
    pub fn is_library(&self) -> bool {
        self.shader_model.kind == ShaderKind::LIBRARY
    }

    /// The validator's version that rules go by: that of no validator (0.0) counts as later than all.
    pub fn effective_validator(&self) -> Version {
        if self.validator == Version::default() { Version::new(u32::MAX, u32::MAX) } else { self.validator }
    }

    /// The flags that count for the module: those of the first entry.
    pub fn flags(&self) -> ShaderFlags {
        self.entries.first().map_or(ShaderFlags::default(), |entry| entry.properties.flags)
    }

    /// Whether types of 16 bits are those of minimum precision.
    pub fn minimum_precision(&self) -> bool {
        !self.flags().has(ShaderFlags::USE_NATIVE_LOW_PRECISION)
    }

    /// The state that `dx.viewIdState` serializes.
    ///
    /// # Errors
    ///
    /// What is wrong with it, where dxc refuses it.
    pub fn view_id_state(&self) -> Option<Result<ViewIdState<'m>, String>> {
        let words = self.view_id?;
        Some(ViewIdState::decode(words, self.shader_model.kind, self.flags().has(ShaderFlags::VIEW_ID)))
    }
}

fn read_version<'m>(reader: &mut Reader<'m, '_>, nodes: &[MetadataId]) -> Option<Version> {
    let fields = reader.single(nodes)?;
    let &[major, minor] = reader.array(fields)?;
    Some(Version::new(reader.number(major), reader.number(minor)))
}

fn read_shader_model<'m>(reader: &mut Reader<'m, '_>, nodes: &[MetadataId]) -> Option<ShaderModel<'m>> {
    let fields = reader.single(nodes)?;
    let &[name, major, minor] = reader.array(fields)?;
    let name = reader.text(name);
    let version = Version::new(reader.number(major), reader.number(minor));
    let is = |known: &[u8]| known.first() == name.first() && known == name;
    let kind = ShaderKind::ROWS.iter().find(|row| is(row.2.as_bytes())).map(|row| ShaderKind(row.0));
    let known = kind.is_some_and(|kind| model_exists(kind, version));
    if !known {
        let name = String::from_utf8_lossy(name);
        reader.fail(&format!("no Shader Model is named `{name}_{}_{}`", version.major, version.minor));
    }
    // Without a stage nothing can be read as one; this number has no name.
    Some(ShaderModel { kind: kind.unwrap_or(ShaderKind(16)), name, version })
}

/// Whether dxc 1.9.2602.17 knows a Shader Model.
fn model_exists(kind: ShaderKind, version: Version) -> bool {
    let first = match kind {
        ShaderKind::LIBRARY if version.minor == OFFLINE_MINOR => return version.major == 6,
        ShaderKind::LIBRARY => 1,
        ShaderKind::MESH | ShaderKind::AMPLIFICATION => 5,
        kind if kind <= ShaderKind::COMPUTE => 0,
        _ => return false,
    };
    version.major == 6 && version.minor >= first && version.minor <= 9
}
