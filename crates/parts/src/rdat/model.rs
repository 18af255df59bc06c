//! An RDAT as values, and its bytes from them.
//!
//! dxc's habits: the parts stand behind one another, empty ones are left out; the string buffer starts with the empty
//! string and has each string once, arrays and raw bytes stand once, too. Their order is that in which dxc meets them in a
//! module, which the tables do not say: [`RdatModel::build_dxc`] is told.

use std::borrow::Cow;
use std::collections::HashMap;

use dxbin_base::record::Record;
use dxbin_base::{Code, Error};

use super::spec::{Leads, NULL_REF, PartType, RdatHeader, RdatPartHeader, Shape, TableHeader, VERSION};
use super::{Rdat, RdatPart, references, table};
use crate::canvas::{Canvas, Places};
use crate::program::padding;
use crate::{Budget, not_held};

/// What a field of a record leads to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Value<'a> {
    /// Nothing.
    None,
    /// A string.
    Text(Cow<'a, [u8]>),
    /// Strings.
    Texts(Vec<Cow<'a, [u8]>>),
    /// Numbers, or the indexes of records.
    Numbers(Vec<u32>),
    /// Bytes.
    Bytes(Cow<'a, [u8]>),
}

/// A record and what its fields lead to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RowModel<'a> {
    /// The record's bytes, as many as are known; fields that lead somewhere are not used and are 0 when read.
    pub record: Vec<u8>,
    /// What these fields lead to, in the order of [`Shape::references`], those left out that do not count for this record.
    pub values: Vec<Value<'a>>,
}

impl RowModel<'_> {
    /// The record; fields that a shorter one does not have are 0.
    pub fn get<R: Record>(&self) -> Option<R> {
        super::widened(&self.record)
    }
}

/// A table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TableModel<'a> {
    /// What its records are; one of [`SHAPES`](super::SHAPES).
    pub ty: PartType,
    /// How long they are: one of [`Shape::sizes`].
    pub size: usize,
    /// The records.
    pub rows: Vec<RowModel<'a>>,
}

/// What an RDAT says.
///
/// ```
/// use dxbin_parts::rdat::{PartType, RdatModel, RowModel, TableModel, Value};
///
/// let row = RowModel { record: vec![0; 8], values: vec![Value::Text(b"node"[..].into())] };
/// let table = TableModel { ty: PartType::NODE_ID_TABLE, size: 8, rows: vec![row] };
/// let model = RdatModel { tables: vec![table], ..RdatModel::default() };
/// let part = model.build(None)?;
/// let (again, layout) = RdatModel::read(&part, 0)?;
/// assert_eq!(again, model);
/// assert_eq!(again.build(Some(&layout))?, part);
/// # Ok::<(), dxbin_base::Error>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RdatModel<'a> {
    /// The version.
    pub version: u32,
    /// The tables, in the order of their parts.
    pub tables: Vec<TableModel<'a>>,
    /// Parts of types that are not known: type and data.
    pub unknown: Vec<(PartType, Cow<'a, [u8]>)>,
}

impl Default for RdatModel<'_> {
    fn default() -> Self {
        Self { version: VERSION, tables: Vec::new(), unknown: Vec::new() }
    }
}

/// What a producer did: the order of the parts, of strings, arrays and bytes; longer records; bytes that nothing names.
#[derive(Clone, Debug, PartialEq, Eq, Default)]
pub struct RdatLayout {
    parts: Vec<PartLayout>,
    strings: Places,
    arrays: Places,
    raw: Places,
    /// What follows the last part.
    tail: Vec<u8>,
}

#[derive(Clone, Debug, PartialEq, Eq)]
struct PartLayout {
    ty: PartType,
    /// What stands in front of it.
    gap: Vec<u8>,
    /// What follows the table in it.
    tail: Vec<u8>,
    /// Of a table: the bytes of a record that no field is known for, and where what it leads to was.
    rows: Vec<(Vec<u8>, Vec<u32>)>,
    stride: usize,
}

/// The order in which dxc writes the parts that are no tables: after the tables of resources and functions.
const ORDER: [PartType; 5] = [
    PartType::STRING_BUFFER,
    PartType::RESOURCE_TABLE,
    PartType::FUNCTION_TABLE,
    PartType::INDEX_ARRAYS,
    PartType::RAW_BYTES,
];

const POOLS: [PartType; 3] = [PartType::STRING_BUFFER, PartType::INDEX_ARRAYS, PartType::RAW_BYTES];

impl<'a> RdatModel<'a> {
    /// Reads a part's bytes, which lie at `origin` in the file.
    ///
    /// # Errors
    ///
    /// [`Code::PartNotHeld`] where a part, a record or what a field leads to is not there, or parts stand twice.
    pub fn read(data: &'a [u8], origin: u64) -> Result<(Self, RdatLayout), Error> {
        let (rdat, defects) = Rdat::walk(data);
        if let Some((_, at, why)) = defects.first() {
            return Err(not_held(data, origin, *at as u64, why));
        }
        let mut model = Self { version: rdat.header().version, tables: Vec::new(), unknown: Vec::new() };
        let mut reader = Reader { rdat: &rdat, origin, budget: Budget::of(data), pieces: Default::default() };
        let mut layout = RdatLayout::default();
        let mut end = RdatHeader::SIZE + 4 * rdat.parts().len();
        for (index, part) in rdat.parts().iter().enumerate() {
            if rdat.parts().iter().take(index).any(|other| other.ty == part.ty) {
                return Err(reader.refuse(part.offset, "a part stands twice"));
            }
            let gap = data.get(end..part.offset).unwrap_or_default().to_vec();
            end = part.offset + RdatPartHeader::SIZE + part.data.len();
            let mut place = PartLayout { ty: part.ty, gap, tail: Vec::new(), rows: Vec::new(), stride: 0 };
            match Shape::of(part.ty) {
                _ if POOLS.contains(&part.ty) => {}
                Some(shape) => model.tables.push(reader.table(part, shape, &mut place)?),
                None => model.unknown.push((part.ty, Cow::Borrowed(part.data))),
            }
            layout.parts.push(place);
        }
        let [strings, arrays, raw] = reader.pieces;
        layout.strings = Places::of(pool(&rdat, PartType::STRING_BUFFER), strings);
        layout.arrays = Places::of(pool(&rdat, PartType::INDEX_ARRAYS), arrays);
        layout.raw = Places::of(pool(&rdat, PartType::RAW_BYTES), raw);
        layout.tail = data.get(end..).unwrap_or_default().to_vec();
        Ok((model, layout))
    }

    /// The part's bytes: the old ones for an unchanged model with its layout, else with dxc's habits.
    ///
    /// # Errors
    ///
    /// [`Code::PartNotHeld`] where a record has not the size or the values of its table.
    pub fn build(&self, layout: Option<&RdatLayout>) -> Result<Vec<u8>, Error> {
        self.build_with(layout, Pools::new(layout))
    }

    /// The part's bytes as dxc would write them for a module that fills the string buffer and the index arrays with these
    /// bytes; what the model has beyond follows them.
    ///
    /// ```
    /// use dxbin_parts::rdat::{PartType, RdatModel, RowModel, TableModel, Value};
    ///
    /// let row = |name: &'static [u8]| RowModel { record: vec![0; 8], values: vec![Value::Text(name.into())] };
    /// let table = TableModel { ty: PartType::NODE_ID_TABLE, size: 8, rows: vec![row(b"b"), row(b"a")] };
    /// let model = RdatModel { tables: vec![table], ..RdatModel::default() };
    /// let part = model.build_dxc(b"\0a\0", &[])?;
    /// assert!(part.windows(8).any(|bytes| bytes == b"\0a\0b\0\0\0\0"));
    /// assert_eq!(RdatModel::read(&part, 0)?.0, model);
    /// # Ok::<(), dxbin_base::Error>(())
    /// ```
    ///
    /// # Errors
    ///
    /// As [`RdatModel::build`].
    pub fn build_dxc(&self, strings: &[u8], arrays: &[u8]) -> Result<Vec<u8>, Error> {
        let mut pools = Pools::new(None);
        for string in strings.split_inclusive(|&byte| byte == 0) {
            pools.place(0, None, string);
        }
        let mut rest = arrays;
        while let Some(count) = rest.first_chunk() {
            let size = (u32::from_le_bytes(*count) as usize).saturating_mul(4).saturating_add(4);
            let Some((array, next)) = rest.split_at_checked(size) else { break };
            pools.place(1, None, array);
            rest = next;
        }
        self.build_with(None, pools)
    }

    fn build_with(&self, layout: Option<&RdatLayout>, mut pools: Pools<'_>) -> Result<Vec<u8>, Error> {
        let mut written = Vec::new();
        for table in &self.tables {
            let place = layout.and_then(|layout| layout.parts.iter().find(|place| place.ty == table.ty));
            written.push((table.ty, rows(table, place, &mut pools)?));
        }
        for (ty, data) in &self.unknown {
            written.push((*ty, data.to_vec()));
        }
        let [strings, arrays, raw] = pools.finish();
        let pools = POOLS.into_iter().zip([strings, arrays, raw]);
        written.extend(pools.filter(|(_, data)| !data.is_empty()));
        if let Some(layout) = layout {
            // Pools that were there and empty, too.
            for place in layout.parts.iter().filter(|place| POOLS.contains(&place.ty)) {
                if written.iter().all(|(ty, _)| *ty != place.ty) {
                    written.push((place.ty, Vec::new()));
                }
            }
        }
        let rank = |ty: PartType| match layout.and_then(|layout| layout.parts.iter().position(|place| place.ty == ty)) {
            Some(position) => position,
            None => {
                layout.map_or(0, |layout| layout.parts.len()) + ORDER.iter().position(|&known| known == ty).unwrap_or(8)
            }
        };
        written.sort_by_key(|(ty, _)| rank(*ty));
        Ok(assemble(self.version, &written, layout))
    }
}

/// Puts the parts behind one another.
fn assemble(version: u32, written: &[(PartType, Vec<u8>)], layout: Option<&RdatLayout>) -> Vec<u8> {
    let mut out = Vec::new();
    RdatHeader { version, part_count: written.len() as u32 }.write(&mut out);
    let first = out.len() + 4 * written.len();
    let mut body = Vec::new();
    for (ty, data) in written {
        let place = layout.and_then(|layout| layout.parts.iter().find(|place| place.ty == *ty));
        body.extend(place.into_iter().flat_map(|place| &place.gap));
        out.extend_from_slice(&((first + body.len()) as u32).to_le_bytes());
        RdatPartHeader { ty: *ty, size: data.len() as u32 }.write(&mut body);
        body.extend_from_slice(data);
    }
    out.extend_from_slice(&body);
    out.extend(layout.into_iter().flat_map(|layout| &layout.tail));
    out
}

fn pool<'a>(rdat: &Rdat<'a>, ty: PartType) -> &'a [u8] {
    rdat.parts().iter().find(|part| part.ty == ty).map_or(&[], |part| part.data)
}

/// The bytes of a table.
fn rows(table: &TableModel<'_>, place: Option<&PartLayout>, pools: &mut Pools<'_>) -> Result<Vec<u8>, Error> {
    let unfit = |why: &str| Error::new(Code::PartNotHeld, 0..0, format!("{:?}: {why}", table.ty));
    let shape = Shape::of(table.ty).filter(|shape| shape.sizes.contains(&table.size));
    let shape = shape.ok_or_else(|| unfit("no record of this table has this size"))?;
    let stride = place.map_or(table.size, |place| place.stride.max(table.size));
    let mut out = Vec::new();
    TableHeader { count: table.rows.len() as u32, stride: stride as u32 }.write(&mut out);
    for (index, row) in table.rows.iter().enumerate() {
        let (tail, homes) =
            place.and_then(|place| place.rows.get(index)).map_or((&[][..], &[][..]), |(tail, homes)| (tail, homes));
        let mut homes = homes.iter().copied();
        let mut record = row.record.clone();
        let leading: Vec<_> = references(shape, table.size, &row.record).map(|(reference, _)| reference).collect();
        if record.len() != table.size || leading.len() != row.values.len() {
            return Err(unfit("a record has another size, or leads to more or fewer places, than those of its table"));
        }
        for (reference, value) in leading.into_iter().zip(&row.values) {
            let (word, size) = pools.put(value, &mut homes);
            let words = [word, size].map(u32::to_le_bytes);
            let bytes = if reference.leads == Leads::Bytes { words.as_flattened() } else { &words[0] };
            if let Some(field) = record.get_mut(reference.offset..reference.offset + bytes.len()) {
                field.copy_from_slice(bytes);
            }
        }
        let end = out.len() + stride;
        out.extend_from_slice(&record);
        out.extend_from_slice(tail);
        out.resize(end, 0);
    }
    match place {
        Some(place) => out.extend_from_slice(&place.tail),
        None => out.extend_from_slice(padding(out.len())),
    }
    Ok(out)
}

/// What is read into a model and a layout.
struct Reader<'r, 'a> {
    rdat: &'r Rdat<'a>,
    origin: u64,
    budget: Budget,
    /// What of the string buffer, the arrays and the raw bytes is named.
    pieces: [Vec<(u32, usize)>; 3],
}

impl<'a> Reader<'_, 'a> {
    fn refuse(&self, at: usize, why: &str) -> Error {
        not_held(self.rdat.data(), self.origin, at as u64, why)
    }

    fn table(
        &mut self,
        part: &RdatPart<'a>,
        shape: &'static Shape,
        place: &mut PartLayout,
    ) -> Result<TableModel<'a>, Error> {
        let table = table(part).ok_or_else(|| self.refuse(part.offset, "a table has no header"))?;
        let stated = TableHeader::read(part.data).map_or(0, |header| header.count as usize);
        let known = shape.known(table.stride).filter(|_| stated == table.len());
        let known = known.ok_or_else(|| self.refuse(table.offset, "records are too short, or not all there"))?;
        place.stride = table.stride;
        place.tail = part.data.get(TableHeader::SIZE + table.rows.len()..).unwrap_or_default().to_vec();
        let mut rows = Vec::new();
        for index in 0..table.len() {
            let (record, tail) = table.row(index).unwrap_or_default().split_at_checked(known).unwrap_or_default();
            let mut row = RowModel { record: record.to_vec(), values: Vec::new() };
            let mut homes = Vec::new();
            for (reference, value) in references(shape, known, record) {
                let at = table.offset + index * table.stride + reference.offset;
                row.values.push(self.value(reference.leads, value, at, &mut homes)?);
                let size = if reference.leads == Leads::Bytes { 8 } else { 4 };
                if let Some(field) = row.record.get_mut(reference.offset..reference.offset + size) {
                    field.fill(0);
                }
            }
            place.rows.push((tail.to_vec(), homes));
            rows.push(row);
        }
        Ok(TableModel { ty: part.ty, size: known, rows })
    }

    fn value(
        &mut self,
        leads: Leads,
        (value, size): (u32, u32),
        at: usize,
        homes: &mut Vec<u32>,
    ) -> Result<Value<'a>, Error> {
        if value == NULL_REF && (leads != Leads::Bytes || size == 0) {
            return Ok(Value::None);
        }
        homes.push(value);
        Ok(match leads {
            Leads::Text => Value::Text(self.text(value, at)?.into()),
            Leads::Bytes => {
                let bytes = self.rdat.bytes(value, size).filter(|bytes| self.budget.take(bytes.len()));
                let bytes = bytes.ok_or_else(|| self.refuse(at, "bytes are not there, or bytes overlap"))?;
                self.pieces[2].push((value, bytes.len()));
                Value::Bytes(bytes.into())
            }
            Leads::Numbers | Leads::Records(_) => Value::Numbers(self.numbers(value, at)?),
            Leads::Texts => {
                let numbers = self.numbers(value, at)?;
                homes.extend_from_slice(&numbers);
                let texts: Result<Vec<_>, _> =
                    numbers.into_iter().map(|offset| self.text(offset, at).map(Cow::Borrowed)).collect();
                Value::Texts(texts?)
            }
        })
    }

    fn text(&mut self, offset: u32, at: usize) -> Result<&'a [u8], Error> {
        let text = self.rdat.text(offset).filter(|text| self.budget.take(8 + text.len()));
        let text = text.ok_or_else(|| self.refuse(at, "a string is not there, or strings overlap"))?;
        self.pieces[0].push((offset, text.len() + 1));
        Ok(text)
    }

    fn numbers(&mut self, index: u32, at: usize) -> Result<Vec<u32>, Error> {
        let numbers = self.rdat.array(index).filter(|numbers| self.budget.take(8 + 4 * numbers.len()));
        let numbers = numbers.ok_or_else(|| self.refuse(at, "an array is not there, or arrays overlap"))?;
        self.pieces[1].push((index.saturating_mul(4), 4 * numbers.len() + 4));
        Ok(numbers.collect())
    }
}

/// The string buffer, the arrays and the raw bytes while they are written.
struct Pools<'l> {
    layout: Option<&'l RdatLayout>,
    canvases: [Canvas; 3],
    /// Without a layout: the pools as dxc fills them, and where what stands in them is.
    new: [Vec<u8>; 3],
    known: [HashMap<Vec<u8>, u32>; 3],
}

impl<'l> Pools<'l> {
    fn new(layout: Option<&'l RdatLayout>) -> Self {
        let canvas = |places: fn(&RdatLayout) -> &Places| Canvas::new(layout.map(places));
        let canvases = [canvas(|l| &l.strings), canvas(|l| &l.arrays), canvas(|l| &l.raw)];
        let mut pools = Self { layout, canvases, new: Default::default(), known: Default::default() };
        if layout.is_none() {
            pools.place(0, None, b"\0");
        }
        pools
    }

    /// Puts bytes into a pool, and returns where they are.
    fn place(&mut self, pool: usize, home: Option<u32>, bytes: &[u8]) -> u32 {
        let [Some(canvas), ..] = [self.canvases.get_mut(pool)] else { return 0 };
        if self.layout.is_some() {
            return match (pool, bytes.split_last()) {
                // Strings need no alignment.
                (0, Some((_, text))) => canvas.string(home, text),
                _ => canvas.put(home, bytes),
            };
        }
        let (Some(known), Some(new)) = (self.known.get_mut(pool), self.new.get_mut(pool)) else { return 0 };
        *known.entry(bytes.to_vec()).or_insert_with(|| {
            new.extend_from_slice(bytes);
            (new.len() - bytes.len()) as u32
        })
    }

    fn text(&mut self, home: Option<u32>, text: &[u8]) -> u32 {
        self.place(0, home, &[text, &[0]].concat())
    }

    fn numbers(&mut self, home: Option<u32>, numbers: &[u32]) -> u32 {
        let words = [numbers.len() as u32].into_iter().chain(numbers.iter().copied());
        let bytes: Vec<u8> = words.flat_map(u32::to_le_bytes).collect();
        self.place(1, home.map(|home| home.saturating_mul(4)), &bytes) / 4
    }

    /// Puts a value into its pool, and returns the words of the field that leads to it.
    fn put(&mut self, value: &Value<'_>, homes: &mut impl Iterator<Item = u32>) -> (u32, u32) {
        match value {
            Value::None => (NULL_REF, 0),
            Value::Text(text) => (self.text(homes.next(), text), 0),
            Value::Numbers(numbers) => (self.numbers(homes.next(), numbers), 0),
            // dxc leaves the place of no bytes as it was.
            Value::Bytes(bytes) if bytes.is_empty() && self.layout.is_none() => (0, 0),
            Value::Bytes(bytes) => (self.place(2, homes.next(), bytes), bytes.len() as u32),
            Value::Texts(texts) => {
                let home = homes.next();
                let offsets: Vec<u32> = texts.iter().map(|text| self.text(homes.next(), text)).collect();
                (self.numbers(home, &offsets), 0)
            }
        }
    }

    /// The bytes of all three, each filled up to a multiple of four.
    fn finish(self) -> [Vec<u8>; 3] {
        let had = self.layout.is_some();
        let [strings, arrays, raw] = self.canvases;
        let mut pools = if had { [strings, arrays, raw].map(|canvas| canvas.finish(true)) } else { self.new };
        // The empty string alone is no string buffer's worth; dxc writes it all the same.
        for pool in &mut pools {
            pool.extend_from_slice(padding(pool.len()));
        }
        pools
    }
}
