//! Level 9 code as values, and its bytes from them.
//!
//! fxc's habits, found over the corpus: behind the header come the samplers, then the ranges of float constants, the boolean,
//! the integer and the runtime constants, then the program; a table without rows is where it would be.

use std::borrow::Cow;

use dxbin_base::record::Record;
use dxbin_base::{Code, Error};

use crate::aon9::{Aon9, Aon9Header, Component, FloatRange, RuntimeConstant, SamplerPair};
use crate::canvas::{Canvas, Places};
use crate::not_held;

/// What Aon9 says.
///
/// ```
/// use dxbin_parts::aon9::{Aon9Model, SamplerPair};
///
/// let model = Aon9Model {
///     version: 0xffff_0200,
///     samplers: vec![SamplerPair { texture: 1, ..SamplerPair::default() }],
///     program: [0xffff_0200_u32, 0xffff].iter().flat_map(|word| word.to_le_bytes()).collect(),
///     ..Aon9Model::default()
/// };
/// let part = model.build(None)?;
/// assert_eq!(part.len(), 36 + 4 + 8);
/// let (again, layout) = Aon9Model::read(&part, 0)?;
/// assert_eq!(again, model);
/// assert_eq!(again.build(Some(&layout))?, part);
/// # Ok::<(), dxbin_base::Error>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Default)]
pub struct Aon9Model<'a> {
    /// A version token of Direct3D 9: that of the program, but 2.0 where the program is 2.x.
    pub version: u32,
    /// Ranges of constant buffers that become float constants and clip planes.
    pub floats: Vec<FloatRange>,
    /// What becomes integer constants.
    pub integers: Vec<Component>,
    /// What becomes boolean constants.
    pub booleans: Vec<Component>,
    /// What becomes samplers.
    pub samplers: Vec<SamplerPair>,
    /// Constants that the runtime makes.
    pub runtime: Vec<RuntimeConstant>,
    /// The program of Direct3D 9.
    pub program: Cow<'a, [u8]>,
}

/// Where the pieces of Aon9 were, and the bytes between them.
#[derive(Clone, Debug, PartialEq, Eq, Default)]
pub struct Aon9Layout {
    places: Places,
    header: Aon9Header,
    /// Whether the header states the part's size.
    is_sized: bool,
}

impl<'a> Aon9Model<'a> {
    /// Reads a part's bytes, which lie at `origin` in the file.
    ///
    /// # Errors
    ///
    /// Those of [`Aon9::open`], and [`Code::PartNotHeld`] where the program leads outside the part.
    pub fn read(data: &'a [u8], origin: u64) -> Result<(Self, Aon9Layout), Error> {
        let part = Aon9::open(data, origin)?;
        let header = *part.header();
        let program = part.program();
        if program.len() as u64 != header.program_size.into() {
            return Err(not_held(data, origin, 8, "the program leads past the part's end"));
        }
        let mut pieces = vec![(0, Aon9Header::SIZE), (header.program_offset, program.len())];
        pieces.extend(header.tables().map(|table| (u32::from(table.offset), table.size())));
        let layout =
            Aon9Layout { places: Places::of(data, pieces), header, is_sized: header.size as usize == data.len() };
        let model = Self {
            version: header.version,
            floats: part.floats().collect(),
            integers: part.integers().collect(),
            booleans: part.booleans().collect(),
            samplers: part.samplers().collect(),
            runtime: part.runtime().collect(),
            program: Cow::Borrowed(program),
        };
        Ok((model, layout))
    }

    /// The part's bytes: the old ones for an unchanged model with its layout, those fxc would write without one.
    ///
    /// # Errors
    ///
    /// [`Code::PartNotHeld`] where there are more rows than the header can count, or reach.
    pub fn build(&self, layout: Option<&Aon9Layout>) -> Result<Vec<u8>, Error> {
        let mut canvas = Canvas::new(layout.map(|layout| &layout.places));
        let old = layout.map(|layout| layout.header);
        let header = canvas.reserve(layout.map(|_| 0), Aon9Header::SIZE);
        let mut table = |rows: Vec<u8>, home: fn(Aon9Header) -> u16| {
            let slot = canvas.reserve(old.map(|old| home(old).into()), rows.len());
            narrow(canvas.fill(slot, &rows) as usize)
        };
        let samplers_offset = table(bytes(&self.samplers), |old| old.samplers_offset)?;
        let floats_offset = table(bytes(&self.floats), |old| old.floats_offset)?;
        let booleans_offset = table(bytes(&self.booleans), |old| old.booleans_offset)?;
        let integers_offset = table(bytes(&self.integers), |old| old.integers_offset)?;
        let runtime_offset = table(bytes(&self.runtime), |old| old.runtime_offset)?;
        let program = canvas.reserve(old.map(|old| old.program_offset), self.program.len());
        let program_offset = canvas.fill(program, &self.program);
        let new = Aon9Header {
            size: 0,
            version: self.version,
            program_size: self.program.len() as u32,
            program_offset,
            floats: narrow(self.floats.len())?,
            floats_offset,
            integers: narrow(self.integers.len())?,
            integers_offset,
            booleans: narrow(self.booleans.len())?,
            booleans_offset,
            samplers: narrow(self.samplers.len())?,
            samplers_offset,
            runtime: narrow(self.runtime.len())?,
            runtime_offset,
        };
        if layout.is_none() {
            canvas.align();
        }
        let mut fields = Vec::new();
        let size = match layout {
            Some(layout) if !layout.is_sized => layout.header.size,
            _ => canvas.len() as u32,
        };
        Aon9Header { size, ..new }.write(&mut fields);
        canvas.fill(header, &fields);
        Ok(canvas.finish(layout.is_some()))
    }
}

fn bytes<R: Record>(rows: &[R]) -> Vec<u8> {
    let mut bytes = Vec::new();
    rows.iter().for_each(|row| row.write(&mut bytes));
    bytes
}

/// A count or an offset, for which the header has 16 bits.
fn narrow(number: usize) -> Result<u16, Error> {
    let why = || format!("{number} does not fit in the 16 bits that Aon9 has for counts and offsets of rows");
    u16::try_from(number).map_err(|_| Error::new(Code::PartNotHeld, 0..0, why()))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn model() -> Aon9Model<'static> {
        Aon9Model {
            version: 0xfffe_0200,
            floats: vec![FloatRange { count: 3, ..FloatRange::default() }; 2],
            integers: vec![Component::default()],
            booleans: vec![Component { component: 2, ..Component::default() }; 2],
            samplers: vec![SamplerPair { target: 3, ..SamplerPair::default() }; 3],
            runtime: vec![RuntimeConstant { target: 9, ..RuntimeConstant::default() }],
            program: Cow::Borrowed(&[0, 2, 0xfe, 0xff, 0xff, 0xff, 0, 0]),
        }
    }

    #[test]
    fn edits_move_no_more_than_they_must() {
        let part = model().build(None).unwrap();
        assert_eq!(part.len(), 36 + 3 * 4 + 2 * 12 + 3 * 8 + 4 + 8);
        let (mut edited, layout) = Aon9Model::read(&part, 0).unwrap();
        assert_eq!((&edited, edited.build(Some(&layout)).unwrap()), (&model(), part.clone()));
        edited.integers.push(Component::default());
        let longer = edited.build(Some(&layout)).unwrap();
        // The table that grew stays, and what it grew over goes to the end; the header's size follows.
        assert_eq!(longer.len(), part.len() + 4 + 8);
        assert_eq!(longer[..4], (longer.len() as u32).to_le_bytes());
        assert_eq!((&longer[22..32], &longer[16..20]), (&part[22..32], &part[16..20]));
        assert_eq!(longer[34..36], (part.len() as u16).to_le_bytes());
        assert_eq!(Aon9Model::read(&longer, 0).unwrap().0, edited);
    }

    #[test]
    fn oddities_are_kept() {
        let mut part = model().build(None).unwrap();
        // A size that is none, an empty table far away, and bytes behind the program.
        part[0] ^= 1;
        part[32..36].copy_from_slice(&[0, 0, 0xff, 0xff]);
        part.extend([7; 5]);
        let (read, layout) = Aon9Model::read(&part, 0).unwrap();
        assert_eq!(read.build(Some(&layout)).unwrap(), part);
    }

    #[test]
    fn what_cannot_be_held_is_refused() {
        let part = model().build(None).unwrap();
        for end in 0..part.len() {
            assert!(Aon9Model::read(&part[..end], 0).is_err(), "{end}");
        }
        let mut many = model();
        many.floats = vec![FloatRange::default(); 6_000];
        assert_eq!(many.build(None).unwrap_err().code(), Code::PartNotHeld);
        many.floats = vec![FloatRange::default(); 70_000];
        assert_eq!(many.build(None).unwrap_err().code(), Code::PartNotHeld);
    }
}
