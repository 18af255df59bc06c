//! LFS0: the parameters of a function in one of fxc's libraries (`lib_4_0` and the like).
//!
//! A header, a record for what the function returns and one for each parameter, then the names. Names that are alike are
//! written once, a parameter's before its semantic's; fxc fills up to a multiple of four with 0xab.

use std::borrow::Cow;

use dxbin_base::record::Record;
use dxbin_base::{Code, Diagnostics, Error};

use crate::canvas::{Canvas, Places};
use crate::rdef::{VariableClass, VariableType};
use crate::text::{Strings, Texts};
use crate::{Budget, not_held};

dxbin_base::record! {
    /// The header of LFS0.
    pub struct Lfs0Header: 8 {
        0 count: u32, "ParameterCount", "records: one for what is returned, and one for each parameter";
        4 offset: u32, "ParameterOffset", "offset of the records: 8";
    }
}

dxbin_base::names! {
    /// `D3D_INTERPOLATION_MODE`.
    pub struct Interpolation: u32 {
        D3D_INTERPOLATION_UNDEFINED = 0 "D3D_INTERPOLATION_UNDEFINED";
        D3D_INTERPOLATION_CONSTANT = 1 "D3D_INTERPOLATION_CONSTANT";
        D3D_INTERPOLATION_LINEAR = 2 "D3D_INTERPOLATION_LINEAR";
        D3D_INTERPOLATION_LINEAR_CENTROID = 3 "D3D_INTERPOLATION_LINEAR_CENTROID";
        D3D_INTERPOLATION_LINEAR_NOPERSPECTIVE = 4 "D3D_INTERPOLATION_LINEAR_NOPERSPECTIVE";
        D3D_INTERPOLATION_LINEAR_NOPERSPECTIVE_CENTROID = 5 "D3D_INTERPOLATION_LINEAR_NOPERSPECTIVE_CENTROID";
        D3D_INTERPOLATION_LINEAR_SAMPLE = 6 "D3D_INTERPOLATION_LINEAR_SAMPLE";
        D3D_INTERPOLATION_LINEAR_NOPERSPECTIVE_SAMPLE = 7 "D3D_INTERPOLATION_LINEAR_NOPERSPECTIVE_SAMPLE";
    }
}

dxbin_base::names! {
    /// `D3D_PARAMETER_FLAGS`, bits.
    pub struct ParameterFlags: u32 {
        D3D_PF_IN = 1 "D3D_PF_IN" => "in";
        D3D_PF_OUT = 2 "D3D_PF_OUT" => "out";
    }
}

dxbin_base::record! {
    /// What a function returns, or a parameter of it (`D3D11_PARAMETER_DESC`).
    pub struct FunctionParameter: 48 {
        0 name: u32, "Name", "offset of the name; of what is returned, the function's";
        4 semantic: u32, "SemanticName", "offset of the semantic with its index, 0 for none";
        8 ty: VariableType, "Type", "what its components are; void for a function that returns nothing";
        10 ty_high: u16, "Type (upper half)", "0";
        12 class: VariableClass, "Class", "scalar, vector or matrix";
        14 class_high: u16, "Class (upper half)", "0";
        16 rows: u32, "Rows", "rows; of a matrix by columns, its columns, which are the registers it takes";
        20 columns: u32, "Columns", "components of a register";
        24 interpolation: Interpolation, "InterpolationMode", "how it is interpolated";
        28 flags: ParameterFlags, "Flags", "whether it is handed in, out, or both";
        32 first_in_register: u32, "FirstInRegister", "the first register it is handed in, all ones for none";
        36 first_in_component: u32, "FirstInComponent", "its first component there";
        40 first_out_register: u32, "FirstOutRegister", "the first register it is handed out, all ones for none";
        44 first_out_component: u32, "FirstOutComponent", "its first component there";
    }
}

impl ParameterFlags {
    /// Whether all bits of another value are set.
    pub const fn has(self, bits: Self) -> bool {
        self.0 & bits.0 == bits.0
    }
}

/// A function's signature in the bytes of a part.
///
/// ```
/// use dxbin_parts::lfs0::Lfs0;
/// // `void f()`: one record, all zero but for its name.
/// let mut part = vec![0; 56];
/// (part[0], part[4], part[8]) = (1, 8, 56);
/// part.extend(b"f\0");
/// let signature = Lfs0::open(&part, 0x100).unwrap();
/// let result = signature.parameters().next().unwrap();
/// assert_eq!(signature.string(result.name), b"f");
/// assert!(Lfs0::open(&part[..55], 0x100).is_err());
/// ```
#[derive(Clone, Copy, Debug)]
pub struct Lfs0<'a> {
    data: &'a [u8],
    header: Lfs0Header,
}

impl<'a> Lfs0<'a> {
    /// Opens the part whose bytes start `data`, at `origin` in the file; `data` may go on behind the part.
    ///
    /// # Errors
    ///
    /// Where a record or a name leads out of `data`.
    pub fn open(data: &'a [u8], origin: u64) -> Result<Self, Error> {
        let mut diagnostics = Diagnostics::with_limit(1);
        let opened = Self::read(data, origin, &mut diagnostics);
        diagnostics.strict().map(|()| opened)
    }

    /// Reads a part's bytes, which lie at `origin` in the file; what leads outside is told and not there.
    pub fn read(data: &'a [u8], origin: u64, diagnostics: &mut Diagnostics) -> Self {
        let signature = Self { data, header: Lfs0Header::read(data).unwrap_or_default() };
        let end = origin + data.len() as u64;
        if data.len() < Lfs0Header::SIZE {
            let message = format!("the header has {} bytes, here are {}", Lfs0Header::SIZE, data.len());
            diagnostics.add(Code::PartTruncated, origin..end, message);
            return signature;
        }
        let Lfs0Header { count, offset } = signature.header;
        if u64::from(offset) + u64::from(count) * FunctionParameter::SIZE as u64 > data.len() as u64 {
            let message = format!("{count} records at {offset:#x} lead past the end");
            diagnostics.add(Code::PartBadCount, origin..origin + 8, message);
        }
        let strings = Strings::of(data);
        for (row, parameter) in signature.parameters().enumerate() {
            let at = origin + u64::from(offset) + (row * FunctionParameter::SIZE) as u64;
            let names = [(at, parameter.name, true), (at + 4, parameter.semantic, parameter.semantic != 0)];
            for (at, name, _) in names.into_iter().filter(|name| name.2) {
                if let Some(code) = strings.defect(name) {
                    diagnostics.add(code, at..at + 4, format!("the name at {name:#x} leads past the end"));
                }
            }
        }
        signature
    }

    /// The header.
    pub const fn header(&self) -> &Lfs0Header {
        &self.header
    }

    /// What the function returns, then its parameters.
    pub fn parameters(&self) -> impl Iterator<Item = FunctionParameter> + use<'a> {
        let rows = self.data.get(self.header.offset as usize..).unwrap_or_default();
        rows.chunks_exact(FunctionParameter::SIZE).take(self.header.count as usize).filter_map(FunctionParameter::read)
    }

    /// The string at an offset, up to its NUL or the end.
    pub fn string(&self, offset: u32) -> &'a [u8] {
        let rest = self.data.get(offset as usize..).unwrap_or_default();
        rest.split(|&byte| byte == 0).next().unwrap_or_default()
    }
}

/// What is returned or a parameter, and its names; the record's offsets of names are not used and are 0 when read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NamedParameter<'a> {
    /// The name.
    pub name: Cow<'a, [u8]>,
    /// The semantic with its index, if there is one.
    pub semantic: Option<Cow<'a, [u8]>>,
    /// The rest.
    pub record: FunctionParameter,
}

/// A function's signature as values.
///
/// ```
/// use dxbin_parts::lfs0::{FunctionParameter, Lfs0Model, NamedParameter};
///
/// let result = NamedParameter { name: b"f"[..].into(), semantic: None, record: FunctionParameter::default() };
/// let model = Lfs0Model { parameters: vec![result] };
/// let part = model.build(None);
/// assert_eq!(part.len(), 8 + 48 + 4);
/// let (again, layout) = Lfs0Model::read(&part, 0)?;
/// assert_eq!(again, model);
/// assert_eq!(again.build(Some(&layout)), part);
/// # Ok::<(), dxbin_base::Error>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Default)]
pub struct Lfs0Model<'a> {
    /// What is returned, whose name is the function's, then the parameters.
    pub parameters: Vec<NamedParameter<'a>>,
}

/// Where the pieces of LFS0 were, and the bytes between them.
#[derive(Clone, Debug, PartialEq, Eq, Default)]
pub struct Lfs0Layout {
    places: Places,
    offset: u32,
    names: Vec<[u32; 2]>,
}

impl<'a> Lfs0Model<'a> {
    /// Reads a part's bytes, which lie at `origin` in the file.
    ///
    /// # Errors
    ///
    /// Those of [`Lfs0::open`], and [`Code::PartNotHeld`] where the part names far more bytes than it has.
    pub fn read(data: &'a [u8], origin: u64) -> Result<(Self, Lfs0Layout), Error> {
        let part = Lfs0::open(data, origin)?;
        let texts = Texts::of(data);
        let mut budget = Budget::of(data);
        let size = FunctionParameter::SIZE * part.header.count as usize;
        let mut pieces = vec![(0, Lfs0Header::SIZE), (part.header.offset, size)];
        let mut layout = Lfs0Layout { offset: part.header.offset, ..Lfs0Layout::default() };
        let mut model = Self::default();
        let mut name = |at: u32| {
            let why = || not_held(data, origin, u64::from(at), "a name does not end, or names overlap too much");
            let text = texts.get(at).filter(|text| budget.take(text.len() + 1)).ok_or_else(why)?;
            pieces.push((at, text.len() + 1));
            Ok::<_, Error>(Cow::Borrowed(text))
        };
        for record in part.parameters() {
            layout.names.push([record.name, record.semantic]);
            model.parameters.push(NamedParameter {
                name: name(record.name)?,
                semantic: if record.semantic == 0 { None } else { Some(name(record.semantic)?) },
                record: FunctionParameter { name: 0, semantic: 0, ..record },
            });
        }
        layout.places = Places::of(data, pieces);
        Ok((model, layout))
    }

    /// The part's bytes: the old ones for an unchanged model with its layout, those fxc would write without one.
    pub fn build(&self, layout: Option<&Lfs0Layout>) -> Vec<u8> {
        let mut canvas = Canvas::new(layout.map(|layout| &layout.places));
        let header = canvas.reserve(layout.map(|_| 0), Lfs0Header::SIZE);
        let size = FunctionParameter::SIZE * self.parameters.len();
        let records = canvas.reserve(layout.map(|layout| layout.offset), size);
        let mut rows = Vec::new();
        for (index, parameter) in self.parameters.iter().enumerate() {
            let homes = layout.and_then(|layout| layout.names.get(index));
            let name = canvas.string(homes.map(|homes| homes[0]), &parameter.name);
            let home = homes.map(|homes| homes[1]).filter(|&home| home != 0);
            let semantic = parameter.semantic.as_ref().map_or(0, |text| canvas.string(home, text));
            FunctionParameter { name, semantic, ..parameter.record }.write(&mut rows);
        }
        let offset = canvas.fill(records, &rows);
        let mut bytes = Vec::new();
        Lfs0Header { count: self.parameters.len() as u32, offset }.write(&mut bytes);
        canvas.fill(header, &bytes);
        canvas.finish(layout.is_some())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn model() -> Lfs0Model<'static> {
        let parameter = |name: &'static [u8], semantic: Option<&'static [u8]>| NamedParameter {
            name: name.into(),
            semantic: semantic.map(Cow::Borrowed),
            record: FunctionParameter { rows: 1, columns: 4, ..FunctionParameter::default() },
        };
        Lfs0Model { parameters: vec![parameter(b"a", None), parameter(b"b", Some(b"A")), parameter(b"c", Some(b"b"))] }
    }

    #[test]
    fn names_are_written_as_fxc_writes_them() {
        let part = model().build(None);
        assert_eq!(part[8 + 3 * 48..], *b"a\0b\0A\0c\0");
        let (again, layout) = Lfs0Model::read(&part, 0).unwrap();
        assert_eq!((&again, again.build(Some(&layout))), (&model(), part.clone()));
    }

    #[test]
    fn what_leads_outside_is_refused() {
        let part = model().build(None);
        for end in 0..part.len() {
            assert!(Lfs0Model::read(&part[..end], 0).is_err(), "{end}");
        }
        let with = |at: usize, value: u8| {
            let mut part = part.clone();
            part[at] = value;
            Lfs0::open(&part, 0x100).map_err(|error| (error.code(), error.diagnostic().span.start)).map(|_| ())
        };
        assert_eq!(with(0, 4), Err((Code::PartBadCount, 0x100)));
        assert_eq!(with(8 + 48, 0xff), Err((Code::PartBadOffset, 0x100 + 8 + 48)));
        assert_eq!(with(8 + 48 + 4, 0xff), Err((Code::PartBadOffset, 0x100 + 8 + 52)));
    }
}
