//! Root signatures as values, and their bytes from them.
//!
//! fxc's habits and dxc's are the same, found over the corpus: behind the header come the parameters, then what each of them
//! leads to, a table right before its ranges, then the static samplers. Nothing is shared; a table without rows is where it
//! would be.

use dxbin_base::record::Record;
use dxbin_base::{Code, Error};

use super::spec::{
    DescriptorRange, DescriptorTable, Form, ParameterType, RootConstants, RootDescriptor, RootFlags, RootParameter,
    RootSignatureHeader, StaticSampler, Version, Visibility,
};
use super::{Content, Rts0};
use crate::canvas::{Canvas, Places};
use crate::{Budget, not_held};

/// What a root parameter leads to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ContentModel {
    /// A descriptor table of these ranges.
    Table(Vec<DescriptorRange>),
    /// Constants.
    Constants(RootConstants),
    /// A constant buffer.
    Cbv(RootDescriptor),
    /// What is read.
    Srv(RootDescriptor),
    /// What is written.
    Uav(RootDescriptor),
}

impl ContentModel {
    /// The type that the parameter has.
    pub const fn ty(&self) -> ParameterType {
        match self {
            Self::Table(_) => ParameterType::D3D12_ROOT_PARAMETER_TYPE_DESCRIPTOR_TABLE,
            Self::Constants(_) => ParameterType::D3D12_ROOT_PARAMETER_TYPE_32BIT_CONSTANTS,
            Self::Cbv(_) => ParameterType::D3D12_ROOT_PARAMETER_TYPE_CBV,
            Self::Srv(_) => ParameterType::D3D12_ROOT_PARAMETER_TYPE_SRV,
            Self::Uav(_) => ParameterType::D3D12_ROOT_PARAMETER_TYPE_UAV,
        }
    }
}

/// A root parameter.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ParameterModel {
    /// The stages that see it.
    pub visibility: Visibility,
    /// What it is.
    pub content: ContentModel,
}

/// What a root signature says.
///
/// ```
/// use dxbin_parts::rts0::{ContentModel, ParameterModel, RootConstants, RootSignatureModel, Version, Visibility};
///
/// let constants = RootConstants { register: 0, space: 0, count: 4 };
/// let model = RootSignatureModel {
///     version: Version::D3D_ROOT_SIGNATURE_VERSION_1_1,
///     parameters: vec![ParameterModel {
///         visibility: Visibility::D3D12_SHADER_VISIBILITY_ALL,
///         content: ContentModel::Constants(constants),
///     }],
///     ..RootSignatureModel::default()
/// };
/// let part = model.build(None)?;
/// assert_eq!(part.len(), 24 + 12 + 12);
/// let (again, layout) = RootSignatureModel::read(&part, 0)?;
/// assert_eq!(again, model);
/// assert_eq!(again.build(Some(&layout))?, part);
/// # Ok::<(), dxbin_base::Error>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Default)]
pub struct RootSignatureModel {
    /// Its version, which says which rows have flags.
    pub version: Version,
    /// What it allows and denies.
    pub flags: RootFlags,
    /// The root parameters in their order.
    pub parameters: Vec<ParameterModel>,
    /// The static samplers in their order.
    pub samplers: Vec<StaticSampler>,
}

/// Where the pieces of a root signature were, and the bytes between them.
#[derive(Clone, Debug, PartialEq, Eq, Default)]
pub struct Rts0Layout {
    places: Places,
    header: RootSignatureHeader,
    /// For each parameter, where what it leads to was, and the ranges of a table.
    contents: Vec<[u32; 2]>,
}

impl RootSignatureModel {
    /// Reads a part's bytes, which lie at `origin` in the file.
    ///
    /// # Errors
    ///
    /// Those of [`Rts0::open`], and [`Code::PartNotHeld`] where a row lies in the header, or the part names far more bytes
    /// than it has.
    pub fn read(data: &[u8], origin: u64) -> Result<(Self, Rts0Layout), Error> {
        let part = Rts0::open(data, origin)?;
        let header = *part.header();
        let mut budget = Budget::of(data);
        let mut pieces = vec![(0, RootSignatureHeader::SIZE)];
        let mut take = |at: u32, size: usize| {
            pieces.push((at, size));
            let error = |why: &str| Err(not_held(data, origin, u64::from(at), why));
            match (size > 0 && (at as usize) < RootSignatureHeader::SIZE, budget.take(size)) {
                (true, _) => error("a row lies in the header"),
                (_, false) => error("its tables overlap too much"),
                _ => Ok(()),
            }
        };
        take(header.parameters_offset, RootParameter::SIZE * header.parameters as usize)?;
        take(header.samplers_offset, part.sampler_size() * header.samplers as usize)?;
        let mut model = Self { version: header.version, flags: header.flags, ..Self::default() };
        let mut layout = Rts0Layout { header, ..Rts0Layout::default() };
        for parameter in part.parameters() {
            let RootParameter { ty, visibility, offset } = parameter;
            take(offset, part.content_size(ty))?;
            let mut ranges_offset = 0;
            let content = match part.content(&parameter) {
                Some(Content::Table(table)) => {
                    ranges_offset = table.ranges_offset;
                    take(ranges_offset, part.range_size() * table.ranges as usize)?;
                    ContentModel::Table(part.ranges(&table).collect())
                }
                Some(Content::Constants(constants)) => ContentModel::Constants(constants),
                Some(Content::Descriptor(descriptor)) => match ty {
                    ParameterType::D3D12_ROOT_PARAMETER_TYPE_CBV => ContentModel::Cbv(descriptor),
                    ParameterType::D3D12_ROOT_PARAMETER_TYPE_SRV => ContentModel::Srv(descriptor),
                    _ => ContentModel::Uav(descriptor),
                },
                None => return Err(not_held(data, origin, offset.into(), "a parameter leads nowhere")),
            };
            layout.contents.push([offset, ranges_offset]);
            model.parameters.push(ParameterModel { visibility, content });
        }
        model.samplers = part.samplers().collect();
        layout.places = Places::of(data, pieces);
        Ok((model, layout))
    }

    /// The part's bytes: the old ones for an unchanged model with its layout, those fxc and dxc would write without one.
    ///
    /// # Errors
    ///
    /// [`Code::Rts0Version`] where the version is not known, and [`Code::PartNotHeld`] where a row has flags for which its
    /// version has no place.
    pub fn build(&self, layout: Option<&Rts0Layout>) -> Result<Vec<u8>, Error> {
        let form = self.form()?;
        let old = layout.map(|layout| layout.header);
        let mut canvas = Canvas::new(layout.map(|layout| &layout.places));
        let header = canvas.reserve(layout.map(|_| 0), RootSignatureHeader::SIZE);
        let rows = RootParameter::SIZE * self.parameters.len();
        let parameters = canvas.reserve(old.map(|old| old.parameters_offset), rows);
        let mut parameter_rows = Vec::new();
        for (index, parameter) in self.parameters.iter().enumerate() {
            let homes = layout.and_then(|layout| layout.contents.get(index)).copied();
            let offset = content(&parameter.content, form, homes, &mut canvas);
            let (ty, visibility) = (parameter.content.ty(), parameter.visibility);
            RootParameter { ty, visibility, offset }.write(&mut parameter_rows);
        }
        let mut sampler_rows = Vec::new();
        for sampler in &self.samplers {
            match form.has_sampler_flags {
                true => sampler.write(&mut sampler_rows),
                false => sampler.without_flags().write(&mut sampler_rows),
            }
        }
        let samplers = canvas.reserve(old.map(|old| old.samplers_offset), sampler_rows.len());
        let mut fields = Vec::new();
        RootSignatureHeader {
            version: self.version,
            parameters: self.parameters.len() as u32,
            parameters_offset: canvas.fill(parameters, &parameter_rows),
            samplers: self.samplers.len() as u32,
            samplers_offset: canvas.fill(samplers, &sampler_rows),
            flags: self.flags,
        }
        .write(&mut fields);
        canvas.fill(header, &fields);
        Ok(canvas.finish(layout.is_some()))
    }

    /// What rows of the version look like, if no row has flags that they have no place for.
    fn form(&self) -> Result<Form, Error> {
        let Some(form) = self.version.form() else {
            let message = format!("version {} of root signatures is not known", self.version.0);
            return Err(Error::new(Code::Rts0Version, 0..4, message));
        };
        let has_flags = |parameter: &ParameterModel| match &parameter.content {
            ContentModel::Table(ranges) => ranges.iter().any(|range| range.flags.0 != 0),
            ContentModel::Constants(_) => false,
            ContentModel::Cbv(of) | ContentModel::Srv(of) | ContentModel::Uav(of) => of.flags.0 != 0,
        };
        let what = if !form.has_flags && self.parameters.iter().any(has_flags) {
            "a range or a root descriptor"
        } else if !form.has_sampler_flags && self.samplers.iter().any(|sampler| sampler.flags.0 != 0) {
            "a static sampler"
        } else {
            return Ok(form);
        };
        let version = self.version.short().unwrap_or_default();
        let message = format!("{what} has flags, for which version {version} has no place");
        Err(Error::new(Code::PartNotHeld, 0..0, message))
    }
}

/// Writes what a parameter leads to, and returns where it is.
fn content(content: &ContentModel, form: Form, homes: Option<[u32; 2]>, canvas: &mut Canvas) -> u32 {
    let mut bytes = Vec::new();
    match content {
        ContentModel::Table(ranges) => {
            let table = canvas.reserve(homes.map(|[home, _]| home), DescriptorTable::SIZE);
            let mut rows = Vec::new();
            for range in ranges {
                match form.has_flags {
                    true => range.write(&mut rows),
                    false => range.without_flags().write(&mut rows),
                }
            }
            let slot = canvas.reserve(homes.map(|[_, home]| home), rows.len());
            let ranges_offset = canvas.fill(slot, &rows);
            DescriptorTable { ranges: ranges.len() as u32, ranges_offset }.write(&mut bytes);
            return canvas.fill(table, &bytes);
        }
        ContentModel::Constants(constants) => constants.write(&mut bytes),
        ContentModel::Cbv(of) | ContentModel::Srv(of) | ContentModel::Uav(of) => match form.has_flags {
            true => of.write(&mut bytes),
            false => of.without_flags().write(&mut bytes),
        },
    }
    let slot = canvas.reserve(homes.map(|[home, _]| home), bytes.len());
    canvas.fill(slot, &bytes)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rts0::{DescriptorFlags, RangeFlags, SamplerFlags};

    fn model() -> RootSignatureModel {
        let all = |content| ParameterModel { visibility: Visibility::default(), content };
        RootSignatureModel {
            version: Version::D3D_ROOT_SIGNATURE_VERSION_1_2,
            flags: RootFlags(9),
            parameters: vec![
                all(ContentModel::Table(vec![DescriptorRange { count: 3, ..DescriptorRange::default() }; 2])),
                all(ContentModel::Uav(RootDescriptor { register: 7, ..RootDescriptor::default() })),
                all(ContentModel::Table(vec![])),
                all(ContentModel::Constants(RootConstants { count: 5, ..RootConstants::default() })),
            ],
            samplers: vec![StaticSampler { register: 9, ..StaticSampler::default() }],
        }
    }

    #[test]
    fn edits_move_no_more_than_they_must() {
        let part = model().build(None).unwrap();
        assert_eq!(part.len(), 24 + 4 * 12 + 8 + 2 * 24 + 12 + 8 + 12 + 56);
        let (mut edited, layout) = RootSignatureModel::read(&part, 0).unwrap();
        assert_eq!((&edited, edited.build(Some(&layout)).unwrap()), (&model(), part.clone()));
        let ContentModel::Table(ranges) = &mut edited.parameters[0].content else { panic!() };
        ranges.push(DescriptorRange::default());
        let longer = edited.build(Some(&layout)).unwrap();
        // The ranges stay and grow over the descriptor and the table behind them, which go to the end.
        assert_eq!(longer.len(), part.len() + 12 + 8);
        assert_eq!(longer[20..24], part[20..24]);
        assert_eq!(RootSignatureModel::read(&longer, 0).unwrap().0, edited);
        // One more parameter: their table goes to the end.
        edited.parameters.push(edited.parameters[1].clone());
        let longer = edited.build(Some(&layout)).unwrap();
        assert_eq!(RootSignatureModel::read(&longer, 0).unwrap().0, edited);
    }

    #[test]
    fn oddities_are_kept() {
        let mut part = model().build(None).unwrap();
        // A table without rows far away, two parameters of the same bytes, values that are none, and bytes at the end.
        let table = u32::from_le_bytes(part[56..60].try_into().unwrap()) as usize;
        part[table + 4..table + 8].copy_from_slice(&[0xff; 4]);
        let constants: [u8; 4] = part[68..72].try_into().unwrap();
        part[44..48].copy_from_slice(&constants);
        part[28..32].copy_from_slice(&[0xee; 4]);
        part.extend([7; 5]);
        let (read, layout) = RootSignatureModel::read(&part, 0).unwrap();
        assert_eq!(read.build(Some(&layout)).unwrap(), part);
        let tidy = read.build(None).unwrap();
        assert_eq!(RootSignatureModel::read(&tidy, 0).unwrap().0, read);
    }

    #[test]
    fn what_cannot_be_held_is_refused() {
        let part = model().build(None).unwrap();
        for end in 0..part.len() {
            assert!(RootSignatureModel::read(&part[..end], 0).is_err(), "{end}");
        }
        // A descriptor in the header.
        let mut odd = part.clone();
        odd[44..48].copy_from_slice(&[8, 0, 0, 0]);
        assert_eq!(RootSignatureModel::read(&odd, 0).unwrap_err().code(), Code::PartNotHeld);
        let code = |edit: fn(&mut RootSignatureModel)| {
            let mut model = model();
            edit(&mut model);
            model.build(None).map_err(|error| error.code())
        };
        assert_eq!(code(|model| model.version = Version(4)), Err(Code::Rts0Version));
        assert!(
            code(|model| model.version = Version(1)).is_ok_and(|part| part.len() == 24 + 48 + 8 + 40 + 8 + 8 + 12 + 52)
        );
        let flagged = |model: &mut RootSignatureModel| model.samplers[0].flags = SamplerFlags(1);
        assert!(code(flagged).is_ok());
        assert_eq!(
            code(|model| {
                model.version = Version(2);
                model.samplers[0].flags = SamplerFlags(1);
            }),
            Err(Code::PartNotHeld)
        );
        assert_eq!(
            code(|model| {
                model.version = Version(1);
                let flags = DescriptorFlags(2);
                model.parameters[1].content = ContentModel::Srv(RootDescriptor { flags, ..RootDescriptor::default() });
            }),
            Err(Code::PartNotHeld)
        );
        assert_eq!(
            code(|model| {
                model.version = Version(1);
                let flags = RangeFlags(1);
                model.parameters[1].content =
                    ContentModel::Table(vec![DescriptorRange { flags, ..DescriptorRange::default() }]);
            }),
            Err(Code::PartNotHeld)
        );
    }
}
