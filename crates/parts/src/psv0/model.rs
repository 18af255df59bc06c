//! A PSV0 as values, and its bytes from them.
//!
//! dxc's habits: the string table starts with a NUL for system values, then comes each element's name, the same one
//! again and again, then the entry's; semantic indexes stand where the same sequence is found in their table already, and
//! else at its end.

use std::borrow::Cow;

use dxbin_base::record::Record;
use dxbin_base::{Code, Error};

use super::sections::masks;
use super::spec::{PsvElement, ResourceBinding, RuntimeInfo, SHORT_BINDING, VERSIONS};
use super::{Psv0, SectionKind};
use crate::canvas::{Canvas, Places};
use crate::program::padding;
use crate::text::Texts;
use crate::{Budget, not_held};

/// An element of a signature, its name and its semantic indexes.
#[derive(Clone, Debug, PartialEq, Eq, Default)]
pub struct ElementModel<'a> {
    /// The semantic's name; empty for a system value.
    pub name: Cow<'a, [u8]>,
    /// A semantic index for each row.
    pub indexes: Vec<u32>,
    /// The rest; its places of name and indexes and its rows are not used and are 0 when read.
    pub record: PsvElement,
}

/// What a PSV0 says.
///
/// ```
/// use dxbin_parts::program::{Stage, StageByte};
/// use dxbin_parts::psv0::{ElementModel, PsvElement, Psv0Model, RuntimeInfo};
///
/// let info = RuntimeInfo { stage: StageByte(1), input_vectors: 1, output_vectors0: 1, ..RuntimeInfo::default() };
/// let element = ElementModel { name: b"A"[..].into(), indexes: vec![0], record: PsvElement::default() };
/// let model = Psv0Model {
///     version: 3,
///     info,
///     entry: b"main"[..].into(),
///     inputs: vec![element.clone()],
///     outputs: vec![element],
///     masks: vec![1, 2, 4, 8],
///     ..Psv0Model::default()
/// };
/// let part = model.build(None)?;
/// let (again, layout) = Psv0Model::read(&part, 0)?;
/// assert_eq!(again, model);
/// assert_eq!(again.build(Some(&layout))?, part);
/// # Ok::<(), dxbin_base::Error>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Default)]
pub struct Psv0Model<'a> {
    /// 0 to 4.
    pub version: usize,
    /// The runtime information; its counts of elements and its place of a name are not used and are 0 when read.
    pub info: RuntimeInfo,
    /// The entry's name, from version 3 on.
    pub entry: Cow<'a, [u8]>,
    /// What the program binds.
    pub resources: Vec<ResourceBinding>,
    /// The elements of the input signature.
    pub inputs: Vec<ElementModel<'a>>,
    /// Those of the output signature.
    pub outputs: Vec<ElementModel<'a>>,
    /// Those of patch constants, or of a mesh program's primitives.
    pub patch: Vec<ElementModel<'a>>,
    /// The words of all masks, in the order of the part; [`Psv0::masks`] says which is which. How many there are the
    /// runtime information says: its stage, its registers and whether SV_ViewID is used.
    pub masks: Vec<u32>,
}

/// What a producer did: the order of strings and indexes, longer records, bytes behind the last table.
#[derive(Clone, Debug, PartialEq, Eq, Default)]
pub struct Psv0Layout {
    /// What follows the known fields of the runtime information.
    info_tail: Vec<u8>,
    resources: Tails,
    elements: Tails,
    strings: Places,
    indexes: Places,
    /// Where the names of the elements are in the string table, and last that of the entry.
    names: Vec<u32>,
    /// Where the semantic indexes of the elements are, in bytes.
    index_homes: Vec<u32>,
    /// What follows the last table.
    tail: Vec<u8>,
}

/// What follows the known fields in the rows of a table.
#[derive(Clone, Debug, PartialEq, Eq, Default)]
struct Tails {
    /// Bytes of a row; 0 where there are none.
    stride: usize,
    rows: Vec<Vec<u8>>,
}

impl Tails {
    /// Notes what follows the first `known` bytes of each row.
    fn note(&mut self, bytes: &[u8], stride: usize, known: usize) {
        self.stride = stride;
        self.rows.extend(bytes.chunks_exact(stride.max(1)).map(|row| row.get(known..).unwrap_or_default().to_vec()));
    }

    /// Writes a row: its known bytes, and what followed them.
    fn row(&self, index: usize, stride: usize, bytes: &[u8], out: &mut Vec<u8>) {
        let end = out.len() + stride;
        out.extend_from_slice(bytes.get(..stride).unwrap_or(bytes));
        out.extend(self.rows.get(index).into_iter().flatten());
        out.resize(end, 0);
    }
}

const SIGNATURES: [SectionKind; 3] = [SectionKind::Inputs, SectionKind::Outputs, SectionKind::Patch];

impl<'a> Psv0Model<'a> {
    /// Reads a part's bytes, which lie at `origin` in the file.
    ///
    /// # Errors
    ///
    /// [`Code::PartNotHeld`] where a table, a name or a semantic index is not inside the part.
    pub fn read(data: &'a [u8], origin: u64) -> Result<(Self, Psv0Layout), Error> {
        let (psv, defect) = Psv0::walk(data);
        if let Some((_, at, why)) = defect {
            return Err(not_held(data, origin, at as u64, &why));
        }
        let version = psv.version().unwrap_or_default();
        let mut layout = Psv0Layout::default();
        let known = VERSIONS.get(version).copied().unwrap_or_default();
        layout.info_tail = psv.bytes(SectionKind::Info).get(known..).unwrap_or_default().to_vec();
        layout.tail = data.get(psv.end()..).unwrap_or_default().to_vec();
        if let Some(section) = psv.section(SectionKind::Resources) {
            let known = if section.stride < ResourceBinding::SIZE { SHORT_BINDING } else { ResourceBinding::SIZE };
            layout.resources.note(psv.bytes(SectionKind::Resources), section.stride, known);
        }
        let mut reader =
            Reader { psv: &psv, origin, layout, texts: Texts::of(psv.strings()), budget: Budget::of(data) };
        let mut strings = Vec::new();
        let mut indexes = Vec::new();
        let [inputs, outputs, patch] = SIGNATURES.map(|kind| reader.elements(kind, &mut strings, &mut indexes));
        let (inputs, outputs, patch) = (inputs?, outputs?, patch?);
        let mut entry = &[][..];
        if version >= 3 {
            entry = reader.name(psv.info().entry, 52, &mut strings)?;
        }
        let mut layout = reader.layout;
        layout.strings = Places::of(psv.strings(), strings);
        layout.indexes = Places::of(psv.bytes(SectionKind::Indexes), indexes);
        let mut info = *psv.info();
        (info.input_elements, info.output_elements, info.patch_elements, info.entry) = (0, 0, 0, 0);
        let short = layout.resources.stride < ResourceBinding::SIZE;
        let resources = psv.resources().map(|row| if short { shortened(row) } else { row });
        let model = Self {
            version,
            info,
            entry: entry.into(),
            resources: resources.collect(),
            inputs,
            outputs,
            patch,
            masks: masks(psv.info()).filter(|_| version > 0).flat_map(|(kind, _)| psv.masks(kind)).collect(),
        };
        Ok((model, layout))
    }

    /// The part's bytes: the old ones for an unchanged model with its layout, those dxc would write without one.
    ///
    /// # Errors
    ///
    /// [`Code::PartNotHeld`] where there are more elements or rows than a byte counts, or not as many words of masks as
    /// the runtime information asks for.
    pub fn build(&self, layout: Option<&Psv0Layout>) -> Result<Vec<u8>, Error> {
        let mut tables = Tables::new(layout);
        let signatures = [&self.inputs, &self.outputs, &self.patch];
        let mut rows = Vec::new();
        for element in signatures.into_iter().flatten() {
            rows.push(tables.element(element)?);
        }
        let mut info = self.info;
        info.input_elements = narrow(self.inputs.len(), "elements")?;
        info.output_elements = narrow(self.outputs.len(), "elements")?;
        info.patch_elements = narrow(self.patch.len(), "elements")?;
        info.entry = if self.version >= 3 { tables.name(&self.entry, true) } else { 0 };

        let plain = Psv0Layout::default();
        let kept = layout.unwrap_or(&plain);
        let known = VERSIONS.get(self.version).ok_or_else(|| unfit(format!("there is no version {}", self.version)))?;
        let mut out = Vec::new();
        word(&mut out, known + kept.info_tail.len());
        let mut bytes = Vec::new();
        info.write(&mut bytes);
        out.extend_from_slice(bytes.get(..*known).unwrap_or_default());
        out.extend_from_slice(&kept.info_tail);
        self.write_resources(&kept.resources, &mut out);
        if self.version > 0 {
            let (strings, indexes) = tables.finish();
            word(&mut out, strings.len());
            out.extend_from_slice(&strings);
            word(&mut out, indexes.len() / 4);
            out.extend_from_slice(&indexes);
            if !rows.is_empty() {
                let stride = kept.elements.stride.max(PsvElement::SIZE);
                word(&mut out, stride);
                for (index, row) in rows.iter().enumerate() {
                    kept.elements.row(index, stride, row, &mut out);
                }
            }
        }
        let wanted: usize = masks(&info).filter(|_| self.version > 0).map(|(_, words)| words).sum();
        if wanted != self.masks.len() {
            return Err(unfit(format!("{} words of masks, {wanted} belong to these registers", self.masks.len())));
        }
        out.extend(self.masks.iter().flat_map(|word| word.to_le_bytes()));
        out.extend_from_slice(&kept.tail);
        Ok(out)
    }

    fn write_resources(&self, kept: &Tails, out: &mut Vec<u8>) {
        word(out, self.resources.len());
        if self.resources.is_empty() {
            return;
        }
        let stride = match kept.stride {
            0 if self.version < 2 && self.resources.iter().all(is_short) => SHORT_BINDING,
            0 => ResourceBinding::SIZE,
            stride => stride,
        };
        word(out, stride);
        let known = if stride < ResourceBinding::SIZE { SHORT_BINDING } else { ResourceBinding::SIZE };
        for (index, resource) in self.resources.iter().enumerate() {
            let mut bytes = Vec::new();
            resource.write(&mut bytes);
            kept.row(index, stride, bytes.get(..known).unwrap_or_default(), out);
        }
    }
}

/// What a short row says of a resource.
fn shortened(row: ResourceBinding) -> ResourceBinding {
    ResourceBinding { kind: super::ResourceKind::INVALID, flags: 0, ..row }
}

/// Whether a short row says all of it: a producer may give long rows to a version that has short ones.
fn is_short(row: &ResourceBinding) -> bool {
    *row == shortened(*row)
}

fn word(out: &mut Vec<u8>, value: usize) {
    out.extend_from_slice(&(value as u32).to_le_bytes());
}

fn unfit(why: String) -> Error {
    Error::new(Code::PartNotHeld, 0..0, why)
}

fn narrow(count: usize, what: &str) -> Result<u8, Error> {
    count.try_into().map_err(|_| unfit(format!("{count} {what} do not fit in the byte that PSV0 has for their number")))
}

/// What is read into a model and a layout.
struct Reader<'p, 'a> {
    psv: &'p Psv0<'a>,
    origin: u64,
    layout: Psv0Layout,
    texts: Texts<'a>,
    budget: Budget,
}

impl<'a> Reader<'_, 'a> {
    fn elements(
        &mut self,
        kind: SectionKind,
        strings: &mut Vec<(u32, usize)>,
        indexes: &mut Vec<(u32, usize)>,
    ) -> Result<Vec<ElementModel<'a>>, Error> {
        let psv = self.psv;
        let Some(section) = psv.section(kind) else { return Ok(Vec::new()) };
        self.layout.elements.note(psv.bytes(kind), section.stride, PsvElement::SIZE);
        let mut elements = Vec::new();
        for (index, record) in psv.elements(kind).enumerate() {
            let at = section.start + index * section.stride;
            let name = self.name(record.name, at, strings)?;
            let found = psv.indexes(&record);
            let found = found.ok_or_else(|| self.refuse(at + 4, "semantic indexes are not inside their table"))?;
            let home = record.indexes.saturating_mul(4);
            indexes.push((home, 4 * found.len()));
            self.layout.index_homes.push(home);
            let record = PsvElement { name: 0, indexes: 0, rows: 0, ..record };
            elements.push(ElementModel { name: name.into(), indexes: found, record });
        }
        Ok(elements)
    }

    fn name(&mut self, offset: u32, at: usize, strings: &mut Vec<(u32, usize)>) -> Result<&'a [u8], Error> {
        let name = self.texts.get(offset).filter(|name| self.budget.take(PsvElement::SIZE + name.len() + 1));
        let name = name.ok_or_else(|| self.refuse(at, "a name is not in the string table, or names overlap"))?;
        strings.push((offset, name.len() + 1));
        self.layout.names.push(offset);
        Ok(name)
    }

    fn refuse(&self, at: usize, why: &str) -> Error {
        not_held(self.psv.data(), self.origin, at as u64, why)
    }
}

/// The string table and the table of semantic indexes while they are written.
struct Tables<'l> {
    layout: Option<&'l Psv0Layout>,
    strings: Canvas,
    indexes: Canvas,
    /// Without a layout: the tables as dxc fills them.
    new_strings: Vec<u8>,
    new_indexes: Vec<u32>,
    /// The element that comes next.
    next: usize,
}

impl<'l> Tables<'l> {
    fn new(layout: Option<&'l Psv0Layout>) -> Self {
        Self {
            layout,
            strings: Canvas::new(layout.map(|layout| &layout.strings)),
            indexes: Canvas::new(layout.map(|layout| &layout.indexes)),
            new_strings: vec![0],
            new_indexes: Vec::new(),
            next: 0,
        }
    }

    fn element(&mut self, element: &ElementModel<'_>) -> Result<Vec<u8>, Error> {
        let rows = narrow(element.indexes.len(), "semantic indexes")?;
        let mut record = PsvElement { rows, ..element.record };
        record.name = self.name(&element.name, false);
        record.indexes = self.indexes(&element.indexes);
        self.next += 1;
        let mut row = Vec::new();
        record.write(&mut row);
        Ok(row)
    }

    fn name(&mut self, name: &[u8], is_entry: bool) -> u32 {
        if let Some(layout) = self.layout {
            let home = if is_entry { layout.names.get(layout.index_homes.len()) } else { layout.names.get(self.next) };
            return self.strings.string(home.copied(), name);
        }
        if name.is_empty() && !is_entry {
            return 0;
        }
        let at = self.new_strings.len();
        self.new_strings.extend_from_slice(name);
        self.new_strings.push(0);
        at as u32
    }

    fn indexes(&mut self, indexes: &[u32]) -> u32 {
        if let Some(layout) = self.layout {
            let bytes: Vec<u8> = indexes.iter().flat_map(|index| index.to_le_bytes()).collect();
            return self.indexes.put(layout.index_homes.get(self.next).copied(), &bytes) / 4;
        }
        if indexes.is_empty() {
            return 0;
        }
        let found = self.new_indexes.windows(indexes.len()).position(|window| window == indexes);
        found.unwrap_or_else(|| {
            self.new_indexes.extend_from_slice(indexes);
            self.new_indexes.len() - indexes.len()
        }) as u32
    }

    /// The bytes of both.
    fn finish(self) -> (Vec<u8>, Vec<u8>) {
        let (mut strings, indexes) = match self.layout {
            Some(_) => (self.strings.finish(true), self.indexes.finish(true)),
            None => (self.new_strings, self.new_indexes.iter().flat_map(|index| index.to_le_bytes()).collect()),
        };
        strings.extend_from_slice(padding(strings.len()));
        (strings, indexes)
    }
}
