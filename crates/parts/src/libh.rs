//! LIBH: what one of fxc's libraries (`lib_4_0` and the like) exports, and who made it.
//!
//! A header, a record for each function, then the compiler's name and the functions' names. The functions themselves are
//! containers in parts of their own (LIBF), in the same order.

use std::borrow::Cow;

use dxbin_base::record::Record;
use dxbin_base::{Code, Diagnostics, Error};

use crate::canvas::{Canvas, Places};
use crate::text::{Strings, Texts};
use crate::{Budget, not_held};

dxbin_base::record! {
    /// The header of LIBH.
    pub struct LibhHeader: 20 {
        0 version: u32, "Version", "1 in every library seen";
        4 creator: u32, "Creator", "offset of the compiler's name, 0 for none";
        8 flags: u32, "Flags", "`D3D11_LIBRARY_DESC.Flags`: 0 in every library seen";
        12 count: u32, "FunctionCount", "functions, each in a LIBF part of its own";
        16 offset: u32, "FunctionOffset", "offset of the functions' records";
    }
}

dxbin_base::names! {
    /// For which stages of level 9 a function has code, bits.
    pub struct Level9Stages: u32 {
        VERTEX = 1 "vertex";
        PIXEL = 2 "pixel";
    }
}

dxbin_base::record! {
    /// A function of a library.
    pub struct LibraryFunction: 8 {
        0 level9: Level9Stages, "Level9Stages", "for which stages of level 9 it has code; 0 in a library that is for no level 9";
        4 name: u32, "Name", "offset of the name";
    }
}

/// A library's header in the bytes of a part.
///
/// ```
/// use dxbin_parts::libh::Libh;
/// // No functions.
/// let mut part = vec![0; 20];
/// part[16] = 20;
/// let library = Libh::open(&part, 0x100).unwrap();
/// assert_eq!(library.functions().count(), 0);
/// assert_eq!(library.creator(), None);
/// ```
#[derive(Clone, Copy, Debug)]
pub struct Libh<'a> {
    data: &'a [u8],
    header: LibhHeader,
}

impl<'a> Libh<'a> {
    /// Opens a part's bytes, which lie at `origin` in the file.
    ///
    /// # Errors
    ///
    /// Where a record leads out of the part, or a name does or has no NUL in it.
    pub fn open(data: &'a [u8], origin: u64) -> Result<Self, Error> {
        let mut diagnostics = Diagnostics::with_limit(1);
        let opened = Self::read(data, origin, &mut diagnostics);
        diagnostics.strict().map(|()| opened)
    }

    /// Reads a part's bytes, which lie at `origin` in the file; what leads outside is told and not there.
    pub fn read(data: &'a [u8], origin: u64, diagnostics: &mut Diagnostics) -> Self {
        let library = Self { data, header: LibhHeader::read(data).unwrap_or_default() };
        if data.len() < LibhHeader::SIZE {
            let message = format!("the header has {} bytes, here are {}", LibhHeader::SIZE, data.len());
            diagnostics.add(Code::PartTruncated, origin..origin + data.len() as u64, message);
            return library;
        }
        let LibhHeader { count, offset, creator, .. } = library.header;
        if u64::from(offset) + u64::from(count) * LibraryFunction::SIZE as u64 > data.len() as u64 {
            let message = format!("{count} records at {offset:#x} lead past the end");
            diagnostics.add(Code::PartBadCount, origin + 12..origin + 20, message);
        }
        let strings = Strings::of(data);
        let names = library
            .functions()
            .enumerate()
            .map(|(row, function)| (u64::from(offset) + (row * LibraryFunction::SIZE) as u64 + 4, function.name));
        for (at, name) in [(4, creator)].into_iter().filter(|row| row.1 != 0).chain(names) {
            if let Some(code) = strings.defect(name) {
                let at = origin + at;
                diagnostics.add(code, at..at + 4, format!("the name at {name:#x} does not end inside the part"));
            }
        }
        library
    }

    /// The header.
    pub const fn header(&self) -> &LibhHeader {
        &self.header
    }

    /// The compiler's name.
    pub fn creator(&self) -> Option<&'a [u8]> {
        (self.header.creator != 0).then(|| self.string(self.header.creator))
    }

    /// The functions.
    pub fn functions(&self) -> impl Iterator<Item = LibraryFunction> + use<'a> {
        let rows = self.data.get(self.header.offset as usize..).unwrap_or_default();
        rows.chunks_exact(LibraryFunction::SIZE).take(self.header.count as usize).filter_map(LibraryFunction::read)
    }

    /// The string at an offset, up to its NUL or the end.
    pub fn string(&self, offset: u32) -> &'a [u8] {
        let rest = self.data.get(offset as usize..).unwrap_or_default();
        rest.split(|&byte| byte == 0).next().unwrap_or_default()
    }
}

/// A function and its name.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NamedFunction<'a> {
    /// The name.
    pub name: Cow<'a, [u8]>,
    /// For which stages of level 9 it has code.
    pub level9: Level9Stages,
}

/// A library's header as values.
///
/// ```
/// use dxbin_parts::libh::{Level9Stages, LibhModel, NamedFunction};
///
/// let f = NamedFunction { name: b"f"[..].into(), level9: Level9Stages::PIXEL };
/// let model = LibhModel { version: 1, creator: Some(b"me"[..].into()), flags: 0, functions: vec![f] };
/// let part = model.build(None);
/// assert_eq!(part.len(), 20 + 8 + 3 + 2);
/// let (again, layout) = LibhModel::read(&part, 0)?;
/// assert_eq!(again, model);
/// assert_eq!(again.build(Some(&layout)), part);
/// # Ok::<(), dxbin_base::Error>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Default)]
pub struct LibhModel<'a> {
    /// 1 in every library seen.
    pub version: u32,
    /// The compiler's name.
    pub creator: Option<Cow<'a, [u8]>>,
    /// `D3D11_LIBRARY_DESC.Flags`.
    pub flags: u32,
    /// The functions, in the order of their LIBF parts.
    pub functions: Vec<NamedFunction<'a>>,
}

/// Where the pieces of LIBH were, and the bytes between them.
#[derive(Clone, Debug, PartialEq, Eq, Default)]
pub struct LibhLayout {
    places: Places,
    header: LibhHeader,
    names: Vec<u32>,
}

impl<'a> LibhModel<'a> {
    /// Reads a part's bytes, which lie at `origin` in the file.
    ///
    /// # Errors
    ///
    /// Those of [`Libh::open`], and [`Code::PartNotHeld`] where the part names far more bytes than it has.
    pub fn read(data: &'a [u8], origin: u64) -> Result<(Self, LibhLayout), Error> {
        let part = Libh::open(data, origin)?;
        let header = part.header;
        let texts = Texts::of(data);
        let mut budget = Budget::of(data);
        let mut pieces = vec![(0, LibhHeader::SIZE), (header.offset, LibraryFunction::SIZE * header.count as usize)];
        let mut name = |at: u32| {
            let why = || not_held(data, origin, u64::from(at), "a name does not end, or names overlap too much");
            let text = texts.get(at).filter(|text| budget.take(text.len() + 1)).ok_or_else(why)?;
            pieces.push((at, text.len() + 1));
            Ok::<_, Error>(Cow::Borrowed(text))
        };
        let creator = if header.creator == 0 { None } else { Some(name(header.creator)?) };
        let mut model = Self { version: header.version, creator, flags: header.flags, functions: Vec::new() };
        let mut layout = LibhLayout { header, ..LibhLayout::default() };
        for function in part.functions() {
            layout.names.push(function.name);
            model.functions.push(NamedFunction { name: name(function.name)?, level9: function.level9 });
        }
        layout.places = Places::of(data, pieces);
        Ok((model, layout))
    }

    /// The part's bytes: the old ones for an unchanged model with its layout, those fxc would write without one.
    pub fn build(&self, layout: Option<&LibhLayout>) -> Vec<u8> {
        let mut canvas = Canvas::new(layout.map(|layout| &layout.places));
        let header = canvas.reserve(layout.map(|_| 0), LibhHeader::SIZE);
        let size = LibraryFunction::SIZE * self.functions.len();
        let records = canvas.reserve(layout.map(|layout| layout.header.offset), size);
        let home = layout.map(|layout| layout.header.creator).filter(|&home| home != 0);
        let creator = self.creator.as_ref().map_or(0, |text| canvas.string(home, text));
        let mut rows = Vec::new();
        for (index, function) in self.functions.iter().enumerate() {
            let home = layout.and_then(|layout| layout.names.get(index).copied());
            let name = canvas.string(home, &function.name);
            LibraryFunction { level9: function.level9, name }.write(&mut rows);
        }
        let (version, flags, count) = (self.version, self.flags, self.functions.len() as u32);
        let offset = canvas.fill(records, &rows);
        let mut bytes = Vec::new();
        LibhHeader { version, creator, flags, count, offset }.write(&mut bytes);
        canvas.fill(header, &bytes);
        // fxc does not fill this part up.
        canvas.finish(true)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_leads_outside_is_refused() {
        let function = |name: &'static [u8]| NamedFunction { name: name.into(), level9: Level9Stages(3) };
        let model = LibhModel {
            version: 1,
            creator: Some(b"fxc"[..].into()),
            flags: 7,
            functions: vec![function(b"one"), function(b"two")],
        };
        let part = model.build(None);
        assert_eq!(part.len(), 20 + 16 + 12);
        for end in 0..part.len() {
            assert!(LibhModel::read(&part[..end], 0).is_err(), "{end}");
        }
        let with = |at: usize, value: u8| {
            let mut part = part.clone();
            part[at] = value;
            Libh::open(&part, 0x100).map_err(|error| (error.code(), error.diagnostic().span.start)).map(|_| ())
        };
        assert_eq!(with(12, 9), Err((Code::PartBadCount, 0x10c)));
        assert_eq!(with(4, 48), Err((Code::PartBadOffset, 0x104)));
        assert_eq!(with(47, 1), Err((Code::PartBadString, 0x100 + 32)));
    }
}
