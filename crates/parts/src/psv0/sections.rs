//! The one walk over a PSV0: which piece is where.

use dxbin_base::Code;
use dxbin_base::record::Record;

use super::spec::{PsvElement, RuntimeInfo, SHORT_BINDING, VERSIONS};
use super::version_of;
use crate::program::Stage;

/// What a piece of the part is. Numbers are those of geometry streams; other stages have stream 0 alone.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum SectionKind {
    /// A word: the size of the runtime information.
    InfoSize,
    /// [`RuntimeInfo`], or the first fields of it.
    Info,
    /// A word: how many resources there are.
    ResourceCount,
    /// A word: the size of a resource's record.
    ResourceSize,
    /// [`ResourceBinding`](super::ResourceBinding)s, or the first fields of them.
    Resources,
    /// A word: the size of the string table, a multiple of four.
    StringSize,
    /// Strings, each with its NUL.
    Strings,
    /// A word: how many semantic indexes there are.
    IndexCount,
    /// Words: semantic indexes.
    Indexes,
    /// A word: the size of an element.
    ElementSize,
    /// [`PsvElement`]s of the input signature.
    Inputs,
    /// [`PsvElement`]s of the output signature.
    Outputs,
    /// [`PsvElement`]s of patch constants or primitives.
    Patch,
    /// Words: the outputs that depend on SV_ViewID, a bit for each component.
    ViewIdOutputs(u8),
    /// Words: the patch constants, or the primitives' outputs, that depend on SV_ViewID.
    ViewIdPatch,
    /// Words: for each component of the inputs the outputs that depend on it.
    InputToOutputs(u8),
    /// Words: for each component of the inputs the patch constants that depend on it.
    InputToPatch,
    /// Words: for each component of the patch constants the outputs that depend on it.
    PatchToOutputs,
}

impl SectionKind {
    /// Its name, and what it holds.
    pub const fn title(self) -> (&'static str, &'static str) {
        match self {
            Self::InfoSize => ("PSVRuntimeInfoSize", "bytes of the runtime information, which say its version"),
            Self::Info => ("runtime information", ""),
            Self::ResourceCount => ("ResourceCount", "resources that follow"),
            Self::ResourceSize => ("PSVResourceBindInfoSize", "bytes of each"),
            Self::Resources => ("resource", ""),
            Self::StringSize => ("StringTableSize", "bytes of strings that follow, a multiple of four"),
            Self::Strings => ("string table", "strings, each with its NUL"),
            Self::IndexCount => ("SemanticIndexTableEntries", "semantic indexes that follow"),
            Self::Indexes => ("SemanticIndex", "the number behind a semantic's name"),
            Self::ElementSize => ("PSVSignatureElementSize", "bytes of each element that follows"),
            Self::Inputs => ("input element", ""),
            Self::Outputs => ("output element", ""),
            Self::Patch => ("patch-constant or primitive element", ""),
            Self::ViewIdOutputs(_) => {
                ("ViewIDOutputMask", "outputs that depend on SV_ViewID, a bit for each component")
            }
            Self::ViewIdPatch => {
                ("ViewIDPCOrPrimOutputMask", "patch constants or primitives' outputs that depend on SV_ViewID")
            }
            Self::InputToOutputs(_) => ("InputToOutputTable", "outputs that depend on a component of the inputs"),
            Self::InputToPatch => ("InputToPCOutputTable", "patch constants that depend on a component of the inputs"),
            Self::PatchToOutputs => {
                ("PCInputToOutputTable", "outputs that depend on a component of the patch constants")
            }
        }
    }
}

/// A piece of the part.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Section {
    /// What it is.
    pub kind: SectionKind,
    /// Bytes from the part's start.
    pub start: usize,
    /// Rows, those that lie in the part.
    pub count: usize,
    /// Bytes of a row.
    pub stride: usize,
}

impl Section {
    /// Where it ends.
    pub const fn end(&self) -> usize {
        self.start + self.count * self.stride
    }
}

/// A code, where, and what is wrong there.
pub(super) type Defect = (Code, usize, String);

#[derive(Default)]
pub(super) struct Walked {
    pub(super) info: RuntimeInfo,
    pub(super) version: Option<usize>,
    pub(super) sections: Vec<Section>,
    pub(super) defect: Option<Defect>,
}

/// Words of a mask with a bit for each component of so many registers.
pub(super) const fn mask_words(vectors: u8) -> usize {
    (vectors as usize).div_ceil(8)
}

/// Words of a table with a mask of `to` registers for each component of `from` registers.
pub(super) const fn table_words(from: u8, to: u8) -> usize {
    mask_words(to) * from as usize * 4
}

/// The masks that follow the elements, each with its words: what a program of this stage and these registers has.
pub fn masks(info: &RuntimeInfo) -> impl Iterator<Item = (SectionKind, usize)> + use<> {
    let (stage, outputs) = (info.stage(), info.output_vectors());
    let (inputs, patch) = (info.input_vectors, info.patch_vectors);
    let streams = if stage == Stage::GEOMETRY { 4 } else { 1 };
    let outputs = move || (0..).zip(outputs).take(streams);
    let has_view_id = info.uses_view_id != 0;
    let view_id = outputs().map(|(stream, vectors)| (SectionKind::ViewIdOutputs(stream), mask_words(vectors)));
    let view_id_patch =
        matches!(stage, Stage::HULL | Stage::MESH).then(|| (SectionKind::ViewIdPatch, mask_words(patch)));
    let tables = outputs()
        .map(move |(stream, vectors)| (SectionKind::InputToOutputs(stream), table_words(inputs, vectors)))
        .filter(move |_| stage != Stage::MESH);
    let to_patch = (stage == Stage::HULL).then(|| (SectionKind::InputToPatch, table_words(inputs, patch)));
    let from_patch =
        (stage == Stage::DOMAIN).then(|| (SectionKind::PatchToOutputs, table_words(patch, info.output_vectors0)));
    let of_view_id = view_id.chain(view_id_patch).filter(move |_| has_view_id);
    of_view_id.chain(tables).chain(to_patch).chain(from_patch).filter(|&(_, words)| words > 0)
}

/// A walk that ends at the first piece that is not all there.
struct Steps<'a> {
    data: &'a [u8],
    at: usize,
    walked: Walked,
}

/// Walks over a part.
pub(super) fn walk(data: &[u8]) -> Walked {
    // Few have more pieces than a graphics shader: numbers, tables and strings, three signatures and a mask or two.
    let walked = Walked { sections: Vec::with_capacity(16), ..Walked::default() };
    let mut steps = Steps { data, at: 0, walked };
    if let Err(defect) = steps.all() {
        steps.walked.defect = Some(defect);
    }
    steps.walked
}

impl Steps<'_> {
    fn all(&mut self) -> Result<(), Defect> {
        let size = self.word(SectionKind::InfoSize)? as usize;
        self.version(size)?;
        let resources = self.word(SectionKind::ResourceCount)? as usize;
        if resources > 0 {
            let size = self.word(SectionKind::ResourceSize)? as usize;
            self.at_least(size, SHORT_BINDING)?;
            self.rows(SectionKind::Resources, resources, size)?;
        }
        if self.walked.version == Some(0) {
            return Ok(());
        }
        let size = self.word(SectionKind::StringSize)? as usize;
        if !size.is_multiple_of(4) {
            let message = format!("a string table of {size} bytes is none: no multiple of four");
            return Err((Code::Psv0Size, self.at - 4, message));
        }
        self.rows(SectionKind::Strings, size, 1)?;
        let indexes = self.word(SectionKind::IndexCount)? as usize;
        self.rows(SectionKind::Indexes, indexes, 4)?;
        let info = self.walked.info;
        let signatures = [
            (SectionKind::Inputs, info.input_elements),
            (SectionKind::Outputs, info.output_elements),
            (SectionKind::Patch, info.patch_elements),
        ];
        if signatures.iter().any(|&(_, count)| count > 0) {
            let size = self.word(SectionKind::ElementSize)? as usize;
            self.at_least(size, PsvElement::SIZE)?;
            for (kind, count) in signatures {
                self.rows(kind, count.into(), size)?;
            }
        }
        for (kind, words) in masks(&info) {
            self.rows(kind, words, 4)?;
        }
        Ok(())
    }

    /// Reads the runtime information, of which there are `size` bytes.
    fn version(&mut self, size: usize) -> Result<(), Defect> {
        self.at_least(size, VERSIONS[0])?;
        let stored = self.data.get(self.at..).unwrap_or_default();
        let stored = stored.get(..size).unwrap_or(stored);
        let mut whole = [0; RuntimeInfo::SIZE];
        // Fields of a later version that only lie in part of the bytes are none.
        let known = VERSIONS[version_of(stored.len()).unwrap_or_default()].min(stored.len());
        whole.iter_mut().zip(stored.iter().take(known)).for_each(|(to, from)| *to = *from);
        self.walked.info = RuntimeInfo::read(&whole).unwrap_or_default();
        self.walked.version = version_of(stored.len());
        self.rows(SectionKind::Info, 1, size)
    }

    fn at_least(&self, size: usize, least: usize) -> Result<(), Defect> {
        let message = || format!("records of {size} bytes, expected at least {least}");
        if size < least { Err((Code::Psv0Size, self.at - 4, message())) } else { Ok(()) }
    }

    fn word(&mut self, kind: SectionKind) -> Result<u32, Defect> {
        let at = self.at;
        self.rows(kind, 1, 4)?;
        let word = self.data.get(at..).and_then(|rest| rest.first_chunk());
        Ok(word.map_or(0, |word| u32::from_le_bytes(*word)))
    }

    /// Notes so many rows, or those that there are.
    fn rows(&mut self, kind: SectionKind, count: usize, stride: usize) -> Result<(), Defect> {
        let room = (self.data.len() - self.at) / stride.max(1);
        let there = count.min(room);
        if there > 0 {
            self.walked.sections.push(Section { kind, start: self.at, count: there, stride });
            self.at += there * stride;
        }
        if there < count {
            let message =
                format!("{count} times {stride} bytes for {}, {} are left", kind.title().0, self.data.len() - self.at);
            return Err((Code::PartTruncated, self.at, message));
        }
        Ok(())
    }
}
