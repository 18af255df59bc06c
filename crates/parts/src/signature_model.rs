//! A signature as values, and its bytes from them.
//!
//! [`SignatureModel`] is what a signature says, [`SignatureLayout`] what its producer happened to do. fxc's habits, found
//! over every signature of the corpus: the records start at offset 8, the names follow them in the elements' order,
//! each different name once, and 0xAB fills up to a multiple of four. dxc sorts the records, but not the names, which
//! stay in the order of the module's elements: [`DxcHabits`].

use std::borrow::Cow;
use std::collections::HashMap;

use dxbin_base::Error;
use dxbin_base::record::Record;

use crate::canvas::{Canvas, Places};
use crate::program::padding;
use crate::signature::{Element, Layout, SignatureHeader};
use crate::text::Texts;
use crate::{Budget, not_held};

/// An element and its name.
#[derive(Clone, Debug, PartialEq, Eq, Default)]
pub struct SignatureElement<'a> {
    /// The semantic's name.
    pub name: Cow<'a, [u8]>,
    /// The rest; its offset of a name is not used and is 0 when read.
    pub record: Element,
}

/// What a signature says.
///
/// ```
/// use dxbin_parts::signature::{Element, Layout, SignatureElement, SignatureModel, SystemValue};
///
/// let record = Element { system_value: SystemValue::D3D_NAME_TARGET, mask: 15, ..Element::default() };
/// let element = |semantic_index| SignatureElement {
///     name: b"SV_Target"[..].into(),
///     record: Element { semantic_index, register: semantic_index, ..record },
/// };
/// let model = SignatureModel { form: Layout::Bytes24, elements: vec![element(0), element(1)] };
/// let part = model.build(None);
/// // Both elements share their name, which ends two bytes before a multiple of four.
/// assert_eq!(part.len(), 8 + 2 * 24 + 12);
/// assert_eq!(&part[56..], b"SV_Target\0\xab\xab");
/// let (again, layout) = SignatureModel::read(&part, 0, Layout::Bytes24)?;
/// assert_eq!(again, model);
/// assert_eq!(again.build(Some(&layout)), part);
/// # Ok::<(), dxbin_base::Error>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SignatureModel<'a> {
    /// How long its records are.
    pub form: Layout,
    /// The elements in their order.
    pub elements: Vec<SignatureElement<'a>>,
}

/// An element of a module of Shader Model 6, as far as it decides where names are put.
#[derive(Clone, Debug, PartialEq, Eq, Default)]
pub struct DxcElement<'a> {
    /// The semantic's name, as the signature writes it.
    pub name: Cow<'a, [u8]>,
    /// Whether dxc has the name in a table, so that it stands once in any version.
    pub is_system: bool,
    /// The semantic index of each row.
    pub indexes: Vec<u32>,
    /// The stream of a geometry program.
    pub stream: u32,
}

/// What dxc does with a signature beyond what its records say.
#[derive(Clone, Debug, PartialEq, Eq, Default)]
pub struct DxcHabits<'a> {
    /// The elements of the module in their order, also those that are not in the signature: their names are.
    pub elements: Vec<DxcElement<'a>>,
    /// Whether the part is as before version 1.7 of the validator: every element has a name of its own, and nothing fills the
    /// part up to a multiple of four.
    pub is_unaligned: bool,
}

/// Where the pieces of a signature were, and the bytes between them.
#[derive(Clone, Debug, PartialEq, Eq, Default)]
pub struct SignatureLayout {
    places: Places,
    records: u32,
    names: Vec<u32>,
}

impl<'a> SignatureModel<'a> {
    /// Reads a part's bytes, which lie at `origin` in the file.
    ///
    /// # Errors
    ///
    /// [`Code::PartNotHeld`](dxbin_base::Code::PartNotHeld) where a record or a name is not inside the part, or the part names far more bytes than it has.
    pub fn read(data: &'a [u8], origin: u64, form: Layout) -> Result<(Self, SignatureLayout), Error> {
        let header = SignatureHeader::read(data).ok_or_else(|| not_held(data, origin, 0, "its header is cut short"))?;
        let texts = Texts::of(data);
        let mut budget = Budget::of(data);
        let mut pieces = vec![(0, SignatureHeader::SIZE)];
        let mut model = Self { form, elements: Vec::new() };
        let mut names = Vec::new();
        for index in 0..header.count {
            let at = u64::from(header.offset) + u64::from(index) * form.record_size() as u64;
            let row = usize::try_from(at).ok().and_then(|at| data.get(at..));
            let record = row.and_then(|row| form.element(row));
            let mut record =
                record.ok_or_else(|| not_held(data, origin, 0, "it states more elements than it holds"))?;
            let name = texts.get(record.name).filter(|name| budget.take(form.record_size() + name.len() + 1));
            let name = name.ok_or_else(|| not_held(data, origin, at, "an element has no name, or names overlap"))?;
            pieces.push((at as u32, form.record_size()));
            pieces.push((record.name, name.len() + 1));
            names.push(std::mem::take(&mut record.name));
            model.elements.push(SignatureElement { name: name.into(), record });
        }
        let layout = SignatureLayout { places: Places::of(data, pieces), records: header.offset, names };
        Ok((model, layout))
    }

    /// The part's bytes: the old ones for an unchanged model with its layout, those fxc would write without one.
    pub fn build(&self, layout: Option<&SignatureLayout>) -> Vec<u8> {
        let mut canvas = Canvas::new(layout.map(|layout| &layout.places));
        let size = self.form.record_size();
        let header = canvas.reserve(layout.map(|_| 0), SignatureHeader::SIZE);
        let table = canvas.reserve(layout.map(|layout| layout.records), size * self.elements.len());
        let mut rows = Vec::new();
        for (index, element) in self.elements.iter().enumerate() {
            let home = layout.and_then(|layout| layout.names.get(index).copied());
            let name = canvas.string(home, &element.name);
            write_record(&Element { name, ..element.record }, self.form, &mut rows);
        }
        let offset = canvas.fill(table, &rows);
        let mut bytes = Vec::new();
        SignatureHeader { count: self.elements.len() as u32, offset }.write(&mut bytes);
        canvas.fill(header, &bytes);
        canvas.finish(layout.is_some())
    }

    /// The part's bytes as dxc would write them: the records by stream, register and name, the names in the order of the
    /// module's elements, zeros at the end.
    ///
    /// ```
    /// use dxbin_parts::signature::{DxcElement, DxcHabits, Element, Layout, SignatureElement, SignatureModel};
    ///
    /// let element = |name: &'static [u8], register| SignatureElement {
    ///     name: name.into(),
    ///     record: Element { register, ..Element::default() },
    /// };
    /// let model = SignatureModel { form: Layout::Bytes32, elements: vec![element(b"B", 0), element(b"A", 1)] };
    /// let of_module = |name: &'static [u8]| DxcElement { name: name.into(), indexes: vec![0], ..DxcElement::default() };
    /// let habits = DxcHabits { elements: vec![of_module(b"A"), of_module(b"B")], is_unaligned: false };
    /// let part = model.build_dxc(&habits);
    /// assert_eq!(&part[8 + 2 * 32..], b"A\0B\0");
    /// // The first record is `B`, at register 0.
    /// assert_eq!(part[12], 8 + 2 * 32 + 2);
    /// ```
    pub fn build_dxc(&self, habits: &DxcHabits<'_>) -> Vec<u8> {
        let size = self.form.record_size();
        let names_start = SignatureHeader::SIZE + size * self.elements.len();
        let mut names = Vec::new();
        let mut known: HashMap<&[u8], u32> = HashMap::new();
        // Where the name of each row of the module is; a row that is not in the module has its name behind all others.
        let mut rows: HashMap<(&[u8], u32, u32), u32> = HashMap::new();
        let mut append = |name: &[u8]| {
            let at = names_start + names.len();
            names.extend_from_slice(name);
            names.push(0);
            at as u32
        };
        for element in &habits.elements {
            let name = &*element.name;
            let at = match !habits.is_unaligned || element.is_system {
                true => *known.entry(name).or_insert_with(|| append(name)),
                false => append(name),
            };
            for &index in &element.indexes {
                rows.entry((name, index, element.stream)).or_insert(at);
            }
        }
        let mut records: Vec<Element> = Vec::new();
        // Sorted first, so that names which the module does not have stand in the order of their records.
        let mut elements: Vec<&SignatureElement<'_>> = self.elements.iter().collect();
        elements.sort_by_key(|element| (element.record.stream, element.record.register));
        for element in elements {
            let (name, record) = (&*element.name, element.record);
            let row = rows.get(&(name, record.semantic_index, record.stream)).copied();
            let name = row.unwrap_or_else(|| *known.entry(name).or_insert_with(|| append(name)));
            records.push(Element { name, ..record });
        }
        records.sort_by_key(|record| (record.stream, record.register, record.name));
        let mut out = Vec::new();
        SignatureHeader { count: records.len() as u32, offset: SignatureHeader::SIZE as u32 }.write(&mut out);
        for record in records {
            write_record(&record, self.form, &mut out);
        }
        out.extend_from_slice(&names);
        if !habits.is_unaligned {
            out.extend_from_slice(padding(out.len()));
        }
        out
    }
}

/// Writes a record; the shorter forms have neither the stream in front nor the precision at the end.
fn write_record(record: &Element, form: Layout, out: &mut Vec<u8>) {
    let mut row = Vec::new();
    record.write(&mut row);
    let front = if form == Layout::Bytes24 { 4 } else { 0 };
    out.extend_from_slice(row.get(front..front + form.record_size()).unwrap_or_default());
}

#[cfg(test)]
mod tests {
    use dxbin_base::Code;

    use super::*;

    /// Two elements called `AB` and `B`, which share bytes; a gap behind the header; odd bytes at the end.
    fn odd() -> Vec<u8> {
        let mut part = Vec::new();
        for word in [2, 12, 0x1234_5678, 61, 0, 0, 3, 0, 0xffff_000f, 62, 0, 0, 3, 1, 0x0f] {
            part.extend(u32::to_le_bytes(word));
        }
        part.extend(b"-AB\0tail!");
        part
    }

    #[test]
    fn what_a_producer_did_is_kept() {
        let part = odd();
        let (model, layout) = SignatureModel::read(&part, 0, Layout::Bytes24).unwrap();
        assert_eq!(model.elements[1].name, &b"B"[..]);
        assert_eq!(model.build(Some(&layout)), part);
        // Without a layout nothing odd is left, except the word that fxc leaves empty.
        let plain = model.build(None);
        assert_eq!(plain.len(), 8 + 48 + 8);
        assert_eq!(&plain[56..], b"AB\0B\0\xab\xab\xab");
    }

    #[test]
    fn an_empty_table_may_be_anywhere() {
        let part = [0, 0, 0, 0, 99, 0, 0, 0, 7];
        let (model, layout) = SignatureModel::read(&part, 0, Layout::Bytes32).unwrap();
        assert_eq!(model.build(Some(&layout)), part);
        assert_eq!(model.build(None), [0, 0, 0, 0, 8, 0, 0, 0]);
    }

    #[test]
    fn edits_move_no_more_than_they_must() {
        let part = odd();
        let (mut model, layout) = SignatureModel::read(&part, 0, Layout::Bytes24).unwrap();
        // The shared name cannot be both `AB` and `C`: the second one goes to the end.
        model.elements[1].name = b"C"[..].into();
        let edited = model.build(Some(&layout));
        assert_eq!(edited.len(), part.len() + 2);
        assert_eq!(edited[..36], part[..36]);
        let (again, _) = SignatureModel::read(&edited, 0, Layout::Bytes24).unwrap();
        assert_eq!(again, model);
        // One element more: the table no longer fits where it was.
        model.elements.push(SignatureElement { name: b"New"[..].into(), ..model.elements[0].clone() });
        let edited = model.build(Some(&layout));
        assert_eq!(SignatureModel::read(&edited, 0, Layout::Bytes24).unwrap().0, model);
    }

    #[test]
    fn dxcs_order_is_the_same_the_second_time() {
        let element = |name: &'static [u8], register, semantic_index| SignatureElement {
            name: name.into(),
            record: Element { register, semantic_index, ..Element::default() },
        };
        // None of them is in a module: the names follow the records, which are sorted.
        let elements = vec![element(b"C", 2, 0), element(b"B", 0, 0), element(b"A", 1, 0), element(b"B", 1, 1)];
        let model = SignatureModel { form: Layout::Bytes32, elements };
        for is_unaligned in [false, true] {
            let habits = DxcHabits { is_unaligned, ..DxcHabits::default() };
            let once = model.build_dxc(&habits);
            assert_eq!(once.get(8 + 4 * 32..8 + 4 * 32 + 6), Some(&b"B\0A\0C\0"[..]));
            assert_eq!(once.len(), 8 + 4 * 32 + if is_unaligned { 6 } else { 8 });
            let (again, _) = SignatureModel::read(&once, 0, Layout::Bytes32).unwrap();
            assert_eq!(again.build_dxc(&habits), once);
        }
        // Before version 1.7 each element of the module has a name of its own, but for system values.
        let of_module = |is_system, index| DxcElement {
            name: b"B"[..].into(),
            is_system,
            indexes: vec![index],
            ..DxcElement::default()
        };
        let names = |is_system, is_unaligned| {
            let elements = vec![of_module(is_system, 0), of_module(is_system, 1)];
            model.build_dxc(&DxcHabits { elements, is_unaligned })[8 + 4 * 32..].to_vec()
        };
        assert_eq!(names(false, true), b"B\0B\0A\0C\0");
        assert_eq!(names(true, true), b"B\0A\0C\0");
        assert_eq!(names(false, false), b"B\0A\0C\0\0\0");
    }

    #[test]
    fn what_cannot_be_held_is_refused() {
        let mut part = odd();
        part[0] = 200;
        let refused = |part: &[u8]| SignatureModel::read(part, 0, Layout::Bytes24).unwrap_err().code();
        assert_eq!(refused(&part), Code::PartNotHeld);
        assert_eq!(refused(&odd()[..60]), Code::PartNotHeld);
        assert_eq!(refused(&[0; 7]), Code::PartNotHeld);
    }
}
