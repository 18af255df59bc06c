//! PSV0: what a runtime checks a pipeline against without reading the program ("pipeline state validation").
//!
//! The part is one sequence without offsets: the runtime information, resources, and from version 1 on a string table, a
//! table of semantic indexes, the elements of three signatures, and bit masks that say which outputs depend on what. Each
//! table's size follows from what stands before it: counts, and the registers that [`RuntimeInfo`] states. The trick is
//! one walk (`sections`) that turns these rules into a list of places; the reader, the model and `dump` only look
//! things up in it.
//!
//! Which version it is, the size of the runtime information says. A longer one than any known reads as the longest known.
//!
//! ```
//! use dxbin_base::Diagnostics;
//! use dxbin_parts::psv0::{Psv0, RuntimeInfo, StageInfo};
//!
//! // Version 0, of a program that takes part in nothing: no resources.
//! let mut part = 24_u32.to_le_bytes().to_vec();
//! part.extend([0; 24]);
//! part.extend([0; 4]);
//! let mut diagnostics = Diagnostics::new();
//! let psv = Psv0::read(&part, 0, &mut diagnostics);
//! assert_eq!(psv.version(), Some(0));
//! assert_eq!(psv.resources().count(), 0);
//! assert!(diagnostics.is_empty());
//! ```

mod model;
mod sections;
mod spec;

use dxbin_base::record::Record;
use dxbin_base::{Code, Diagnostics};

pub use model::{ElementModel, Psv0Layout, Psv0Model};
pub use sections::{Section, SectionKind, masks};
pub use spec::{
    AmplificationInfo, ComponentByte, Domain, DomainInfo, GeometryCount, GeometryInfo, HullInfo, InputPrimitive,
    Interpolation, MeshInfo, MeshTopology, OutputPrimitive, PixelInfo, PsvElement, ResourceBinding, ResourceFlag,
    ResourceKind, ResourceType, RuntimeInfo, SHORT_BINDING, SemanticKind, Topology, VERSIONS, VertexInfo,
};

use crate::program::Stage;
use crate::text::{Strings, c_string};

/// What [`RuntimeInfo`] starts with, by stage.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum StageInfo {
    /// Of a vertex program.
    Vertex(VertexInfo),
    /// Of a hull program.
    Hull(HullInfo),
    /// Of a domain program.
    Domain(DomainInfo),
    /// Of a geometry program.
    Geometry(GeometryInfo),
    /// Of a pixel program.
    Pixel(PixelInfo),
    /// Of a mesh program.
    Mesh(MeshInfo),
    /// Of an amplification program.
    Amplification(AmplificationInfo),
    /// Other stages have nothing there.
    None,
}

impl RuntimeInfo {
    /// What it starts with, in a program of this stage.
    pub fn stage_info(&self, stage: Stage) -> StageInfo {
        let words = [self.stage0, self.stage1, self.stage2, self.stage3].map(u32::to_le_bytes);
        let bytes = words.as_flattened();
        let info = match stage {
            Stage::VERTEX => VertexInfo::read(bytes).map(StageInfo::Vertex),
            Stage::HULL => HullInfo::read(bytes).map(StageInfo::Hull),
            Stage::DOMAIN => DomainInfo::read(bytes).map(StageInfo::Domain),
            Stage::GEOMETRY => GeometryInfo::read(bytes).map(StageInfo::Geometry),
            Stage::PIXEL => PixelInfo::read(bytes).map(StageInfo::Pixel),
            Stage::MESH => MeshInfo::read(bytes).map(StageInfo::Mesh),
            Stage::AMPLIFICATION => AmplificationInfo::read(bytes).map(StageInfo::Amplification),
            _ => None,
        };
        info.unwrap_or(StageInfo::None)
    }

    /// The stage it states; versions from 1 on do.
    pub fn stage(&self) -> Stage {
        self.stage.get().unwrap_or_default()
    }
}

/// The version whose runtime information has this size, or the largest that fits in it; `None` below version 0.
pub fn version_of(size: usize) -> Option<usize> {
    VERSIONS.iter().rposition(|&known| known <= size)
}

/// A PSV0 in the bytes of a part.
#[derive(Clone, Debug)]
pub struct Psv0<'a> {
    data: &'a [u8],
    info: RuntimeInfo,
    version: Option<usize>,
    sections: Vec<Section>,
}

impl<'a> Psv0<'a> {
    /// Reads a part's bytes, which lie at `origin` in the file. Of each table there is what lies in the part, and what
    /// is wrong is in `diagnostics`.
    pub fn read(data: &'a [u8], origin: u64, diagnostics: &mut Diagnostics) -> Self {
        let (psv, defect) = Self::walk(data);
        let (start, end) = (origin, origin + data.len() as u64);
        if let Some((code, at, message)) = defect {
            diagnostics.add(code, (start + at as u64).min(end)..end, message);
        } else {
            psv.check(origin, diagnostics);
        }
        psv
    }

    fn walk(data: &'a [u8]) -> (Self, Option<sections::Defect>) {
        let walked = sections::walk(data);
        let psv = Self { data, info: walked.info, version: walked.version, sections: walked.sections };
        (psv, walked.defect)
    }

    /// Says what is wrong in the tables, all of which are there.
    fn check(&self, origin: u64, diagnostics: &mut Diagnostics) {
        let end = self.end();
        if end < self.data.len() {
            let message = format!("{} bytes follow the last table", self.data.len() - end);
            let span = origin + end as u64..origin + self.data.len() as u64;
            diagnostics.add(Code::Psv0Trailing, span, message);
        }
        let has_entry = self.version.is_some_and(|version| version >= 3);
        let (strings, indexes) = (Strings::of(self.strings()), self.bytes(SectionKind::Indexes));
        if has_entry && strings.defect(self.info.entry).is_some() {
            let message = format!("no name of the entry at {:#x} of the string table", self.info.entry);
            diagnostics.add(Code::PartBadOffset, origin + 52..origin + 56, message);
        }
        for kind in [SectionKind::Inputs, SectionKind::Outputs, SectionKind::Patch] {
            let Some(section) = self.section(kind) else { continue };
            for (index, element) in self.elements(kind).enumerate() {
                let at = origin + (section.start + index * section.stride) as u64;
                if strings.defect(element.name).is_some() {
                    let message = format!("element {index}: no name at {:#x} of the string table", element.name);
                    diagnostics.add(Code::PartBadOffset, at..at + 4, message);
                }
                if index_range(&element).is_none_or(|range| indexes.get(range).is_none()) {
                    let message = format!(
                        "element {index}: {} semantic indexes from {} on are not in their table",
                        element.rows, element.indexes
                    );
                    diagnostics.add(Code::PartBadOffset, at + 4..at + 8, message);
                }
            }
        }
    }

    /// The part's bytes.
    pub const fn data(&self) -> &'a [u8] {
        self.data
    }

    /// The runtime information; what its version does not have is 0.
    pub const fn info(&self) -> &RuntimeInfo {
        &self.info
    }

    /// The version, 0 to 4; `None` where the runtime information is cut short.
    pub const fn version(&self) -> Option<usize> {
        self.version
    }

    /// The part's pieces in their order.
    pub fn sections(&self) -> &[Section] {
        &self.sections
    }

    /// A piece, if it is there.
    pub fn section(&self, kind: SectionKind) -> Option<&Section> {
        self.sections.iter().find(|section| section.kind == kind)
    }

    /// Where the last piece ends.
    pub fn end(&self) -> usize {
        self.sections.last().map_or(0, Section::end)
    }

    fn bytes(&self, kind: SectionKind) -> &'a [u8] {
        self.section(kind).and_then(|section| self.data.get(section.start..section.end())).unwrap_or_default()
    }

    /// The resources that the program binds.
    pub fn resources(&self) -> impl Iterator<Item = ResourceBinding> + '_ {
        self.rows(SectionKind::Resources, ResourceBinding::SIZE)
    }

    /// The elements of a signature: [`SectionKind::Inputs`], [`SectionKind::Outputs`] or [`SectionKind::Patch`].
    pub fn elements(&self, kind: SectionKind) -> impl Iterator<Item = PsvElement> + '_ {
        self.rows(kind, PsvElement::SIZE)
    }

    /// The rows of a table; those that are shorter than `size` are filled up with zeros.
    fn rows<R: Record>(&self, kind: SectionKind, size: usize) -> impl Iterator<Item = R> + '_ {
        let stride = self.section(kind).map_or(1, |section| section.stride.max(1));
        self.bytes(kind).chunks_exact(stride).filter_map(move |row| match row.get(..size) {
            Some(whole) => R::read(whole),
            None => {
                let mut whole = row.to_vec();
                whole.resize(size, 0);
                R::read(&whole)
            }
        })
    }

    /// The string table.
    pub fn strings(&self) -> &'a [u8] {
        self.bytes(SectionKind::Strings)
    }

    /// The string at an offset of the string table, without its NUL.
    pub fn string(&self, offset: u32) -> Option<&'a [u8]> {
        c_string(self.strings(), offset)
    }

    /// The semantic indexes of an element; `None` where they are not all in their table.
    pub fn indexes(&self, element: &PsvElement) -> Option<Vec<u32>> {
        Some(words(self.bytes(SectionKind::Indexes).get(index_range(element)?)?))
    }

    /// The words of a mask or a table of masks.
    pub fn masks(&self, kind: SectionKind) -> Vec<u32> {
        words(self.bytes(kind))
    }

    /// The entry's name; versions below 3 have none.
    pub fn entry(&self) -> Option<&'a [u8]> {
        self.version.filter(|&version| version >= 3).and_then(|_| self.string(self.info.entry))
    }
}

/// Where the semantic indexes of an element stand in their table.
fn index_range(element: &PsvElement) -> Option<std::ops::Range<usize>> {
    let start = (element.indexes as usize).checked_mul(4)?;
    Some(start..start.checked_add(4 * usize::from(element.rows))?)
}

fn words(bytes: &[u8]) -> Vec<u32> {
    let (words, _) = bytes.as_chunks::<4>();
    words.iter().map(|word| u32::from_le_bytes(*word)).collect()
}
