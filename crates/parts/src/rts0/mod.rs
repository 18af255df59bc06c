//! RTS0: a root signature of Direct3D 12, what a shader or a pipeline binds and where.
//!
//! A header, a table of root parameters, what each of them leads to (a descriptor table and its ranges, constants, or a
//! descriptor), and static samplers. Offsets count from the part's start. Which version it is says how long rows are: ranges
//! and root descriptors have flags from 1.1 on, static samplers in 1.2. [`Rts0`] hides the difference: it hands out
//! [`DescriptorRange`], [`RootDescriptor`] and [`StaticSampler`], the longest form of each, with no flags where there are none.
//!
//! ```
//! use dxbin_base::Diagnostics;
//! use dxbin_parts::rts0::{Content, Rts0, Visibility};
//!
//! // Version 1.1: a constant buffer in `b3`, for pixel shaders.
//! let mut part = Vec::new();
//! for word in [2_u32, 1, 24, 0, 48, 0, /* the parameter */ 2, 5, 36, /* its descriptor */ 3, 0, 0] {
//!     part.extend(word.to_le_bytes());
//! }
//! let mut diagnostics = Diagnostics::new();
//! let signature = Rts0::read(&part, 0x100, &mut diagnostics);
//! let parameter = signature.parameters().next().unwrap();
//! assert_eq!(parameter.visibility, Visibility::D3D12_SHADER_VISIBILITY_PIXEL);
//! let Some(Content::Descriptor(descriptor)) = signature.content(&parameter) else { panic!() };
//! assert_eq!(descriptor.register, 3);
//! assert!(diagnostics.is_empty());
//! assert!(Rts0::open(&part[..40], 0x100).is_err());
//! ```

mod check;
mod model;
mod spec;

use dxbin_base::record::Record;
use dxbin_base::{Diagnostics, Error};

pub use model::{ContentModel, ParameterModel, RootSignatureModel, Rts0Layout};
pub use spec::{
    AddressMode, BorderColor, Comparison, DescriptorFlags, DescriptorRange, DescriptorRange20, DescriptorTable, Filter,
    Form, ParameterType, RangeFlags, RangeType, RootConstants, RootDescriptor, RootDescriptor8, RootFlags,
    RootParameter, RootSignatureHeader, SamplerFlags, StaticSampler, StaticSampler52, Version, Visibility,
};

/// What a root parameter leads to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Content {
    /// A descriptor table; [`Rts0::ranges`] has its ranges.
    Table(DescriptorTable),
    /// Constants.
    Constants(RootConstants),
    /// The descriptor of a constant buffer, of what is read, or of what is written.
    Descriptor(RootDescriptor),
}

/// A root signature in the bytes of a part.
#[derive(Clone, Copy, Debug)]
pub struct Rts0<'a> {
    data: &'a [u8],
    header: RootSignatureHeader,
    /// `None` where the version is not known: then there are no rows.
    form: Option<Form>,
}

impl<'a> Rts0<'a> {
    /// Reads a part's bytes, which lie at `origin` in the file. A header that is cut short reads as zeros; of each table
    /// there is what lies in the part, and nothing where the version is not known.
    pub fn read(data: &'a [u8], origin: u64, diagnostics: &mut Diagnostics) -> Self {
        let signature = Self::new(data);
        signature.check(origin, diagnostics);
        signature
    }

    /// Opens a part whose rows are all there. Values that no document names are values.
    ///
    /// # Errors
    ///
    /// Where a row leads out of the part, or the version or the type of a parameter is not known, and where.
    pub fn open(data: &'a [u8], origin: u64) -> Result<Self, Error> {
        let signature = Self::new(data);
        signature.check_structure(origin).map_or(Ok(signature), Err)
    }

    fn new(data: &'a [u8]) -> Self {
        let header = RootSignatureHeader::read(data).unwrap_or_default();
        Self { data, header, form: header.version.form() }
    }

    /// The header.
    pub const fn header(&self) -> &RootSignatureHeader {
        &self.header
    }

    /// How rows of its version look; `None` where the version is not known.
    pub const fn form(&self) -> Option<Form> {
        self.form
    }

    fn row<R: Record>(&self, offset: u32) -> Option<R> {
        R::read(self.data.get(offset as usize..)?)
    }

    /// Rows of this many bytes.
    fn rows(&self, offset: u32, count: u32, size: usize) -> impl Iterator<Item = &'a [u8]> + use<'a> {
        let rows = self.data.get(offset as usize..).unwrap_or_default().chunks_exact(size);
        rows.take(if self.form.is_some() { count as usize } else { 0 })
    }

    /// The root parameters in their order, as far as they lie in the part.
    pub fn parameters(&self) -> impl Iterator<Item = RootParameter> + use<'a> {
        let RootSignatureHeader { parameters, parameters_offset, .. } = self.header;
        self.rows(parameters_offset, parameters, RootParameter::SIZE).filter_map(RootParameter::read)
    }

    /// What a parameter leads to; `None` where its type is not known or it leads out of the part.
    pub fn content(&self, parameter: &RootParameter) -> Option<Content> {
        let at = parameter.offset;
        match parameter.ty {
            ParameterType::D3D12_ROOT_PARAMETER_TYPE_DESCRIPTOR_TABLE => self.row(at).map(Content::Table),
            ParameterType::D3D12_ROOT_PARAMETER_TYPE_32BIT_CONSTANTS => self.row(at).map(Content::Constants),
            ParameterType::D3D12_ROOT_PARAMETER_TYPE_CBV
            | ParameterType::D3D12_ROOT_PARAMETER_TYPE_SRV
            | ParameterType::D3D12_ROOT_PARAMETER_TYPE_UAV => {
                let descriptor = match self.form?.has_flags {
                    true => self.row::<RootDescriptor>(at),
                    false => self.row::<RootDescriptor8>(at).map(RootDescriptor::from),
                };
                descriptor.map(Content::Descriptor)
            }
            _ => None,
        }
    }

    /// The ranges of a descriptor table in their order, as far as they lie in the part.
    pub fn ranges(&self, table: &DescriptorTable) -> impl Iterator<Item = DescriptorRange> + use<'a> {
        let has_flags = self.has_flags();
        self.rows(table.ranges_offset, table.ranges, self.range_size()).filter_map(move |row| match has_flags {
            true => DescriptorRange::read(row),
            false => DescriptorRange20::read(row).map(DescriptorRange::from),
        })
    }

    /// The static samplers in their order, as far as they lie in the part.
    pub fn samplers(&self) -> impl Iterator<Item = StaticSampler> + use<'a> {
        let RootSignatureHeader { samplers, samplers_offset, .. } = self.header;
        let has_flags = self.has_sampler_flags();
        self.rows(samplers_offset, samplers, self.sampler_size()).filter_map(move |row| match has_flags {
            true => StaticSampler::read(row),
            false => StaticSampler52::read(row).map(StaticSampler::from),
        })
    }

    fn has_flags(&self) -> bool {
        self.form.is_some_and(|form| form.has_flags)
    }

    fn has_sampler_flags(&self) -> bool {
        self.form.is_some_and(|form| form.has_sampler_flags)
    }

    /// Bytes of a range.
    pub fn range_size(&self) -> usize {
        if self.has_flags() { DescriptorRange::SIZE } else { DescriptorRange20::SIZE }
    }

    /// Bytes of what a parameter leads to, without a table's ranges; 0 where its type is not known.
    pub fn content_size(&self, ty: ParameterType) -> usize {
        match ty {
            ParameterType::D3D12_ROOT_PARAMETER_TYPE_DESCRIPTOR_TABLE => DescriptorTable::SIZE,
            ParameterType::D3D12_ROOT_PARAMETER_TYPE_32BIT_CONSTANTS => RootConstants::SIZE,
            _ if ty.name().is_none() => 0,
            _ if self.has_flags() => RootDescriptor::SIZE,
            _ => RootDescriptor8::SIZE,
        }
    }

    /// Bytes of a static sampler.
    pub fn sampler_size(&self) -> usize {
        if self.has_sampler_flags() { StaticSampler::SIZE } else { StaticSampler52::SIZE }
    }
}
