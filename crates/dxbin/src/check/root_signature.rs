//! RTS0 against itself and against what PSV0 binds, as dxc's validator looks at it: every range of registers that the shader
//! uses lies in one range of the root signature that its stage sees, and no two of those share registers.

use dxbin_base::Code;
use dxbin_base::record::Record;
use dxbin_container::Part;
use dxbin_container::spec::kind;
use dxbin_parts::program::Stage;
use dxbin_parts::psv0::{Psv0, ResourceBinding, ResourceType, SectionKind};
use dxbin_parts::rts0::{
    Content, DescriptorRange, DescriptorTable, ParameterType, RangeFlags, RangeType, RootFlags, RootParameter, Rts0,
    StaticSampler, Visibility,
};

use super::module::Check;

/// The spaces that are the system's own.
const RESERVED: std::ops::RangeInclusive<u32> = 0xffff_fff0..=0xffff_ffff;

/// A range of registers in a root signature.
#[derive(Clone, Copy, Debug)]
struct Range {
    ty: RangeType,
    visibility: Visibility,
    space: u32,
    first: u32,
    last: u32,
    /// Whether it is a root descriptor.
    is_root: bool,
    /// Where the row stands in RTS0.
    at: u32,
}

impl Check<'_, '_> {
    /// The root signature, if there is one.
    pub(super) fn root_signature(&mut self) {
        let Some(part) = self.container.part(kind::RTS0).copied() else { return };
        let Ok(signature) = Rts0::open(part.data, part.start()) else {
            return self.mismatch(&part, Code::RootSignatureRange, 0, 4, "the root signature cannot be read".into());
        };
        let mut ranges: Vec<Range> = Vec::new();
        let known = RootFlags::ROWS.iter().fold(0, |bits, row| bits | row.0);
        if signature.header().flags.0 & !known != 0 {
            let message = format!("Flags are {:#x}, which has bits that mean nothing", signature.header().flags.0);
            self.mismatch(&part, Code::RootSignatureRange, 20, 4, message);
        }
        // Also where there is no row, its table must be in the part.
        if signature.header().samplers_offset as usize > part.data.len() {
            let message =
                format!("StaticSamplersOffset is {:#x}, behind the part's end", signature.header().samplers_offset);
            self.mismatch(&part, Code::RootSignatureRange, 16, 4, message);
        }
        let mut at = signature.header().parameters_offset;
        for parameter in signature.parameters() {
            self.parameter(&part, &signature, &parameter, at, &mut ranges);
            at = at.saturating_add(RootParameter::SIZE as u32);
        }
        let mut at = signature.header().samplers_offset;
        for sampler in signature.samplers() {
            self.sampler(&part, &sampler, at);
            let range = Range {
                ty: RangeType::D3D12_DESCRIPTOR_RANGE_TYPE_SAMPLER,
                visibility: sampler.visibility,
                space: sampler.space,
                first: sampler.register,
                last: sampler.register,
                is_root: false,
                at: at.saturating_add(40),
            };
            self.add(&part, range, &mut ranges);
            at = at.saturating_add(signature.sampler_size() as u32);
        }
        self.overlaps(&part, &mut ranges);
        self.coverage(&part, signature.header().flags, &ranges);
    }

    fn parameter(
        &mut self,
        part: &Part<'_>,
        signature: &Rts0<'_>,
        parameter: &RootParameter,
        at: u32,
        ranges: &mut Vec<Range>,
    ) {
        self.visibility(part, parameter.visibility, at.saturating_add(4));
        let mut range = Range {
            ty: RangeType::D3D12_DESCRIPTOR_RANGE_TYPE_CBV,
            visibility: parameter.visibility,
            space: 0,
            first: 0,
            last: 0,
            is_root: false,
            at: parameter.offset,
        };
        match signature.content(parameter) {
            Some(Content::Table(table)) => self.table(part, signature, &table, range, ranges),
            Some(Content::Constants(constants)) => {
                range = Range { space: constants.space, first: constants.register, last: constants.register, ..range };
                self.add(part, range, ranges);
            }
            Some(Content::Descriptor(descriptor)) => {
                let ty = match parameter.ty {
                    ParameterType::D3D12_ROOT_PARAMETER_TYPE_CBV => RangeType::D3D12_DESCRIPTOR_RANGE_TYPE_CBV,
                    ParameterType::D3D12_ROOT_PARAMETER_TYPE_SRV => RangeType::D3D12_DESCRIPTOR_RANGE_TYPE_SRV,
                    _ => RangeType::D3D12_DESCRIPTOR_RANGE_TYPE_UAV,
                };
                self.data_flags(part, descriptor.flags.0, 0xe, parameter.offset.saturating_add(8));
                let (space, register) = (descriptor.space, descriptor.register);
                range = Range { ty, space, first: register, last: register, is_root: true, ..range };
                self.add(part, range, ranges);
            }
            None => {}
        }
    }

    fn visibility(&mut self, part: &Part<'_>, visibility: Visibility, at: u32) {
        if visibility.name().is_none() {
            let message = format!("ShaderVisibility is {}, which is none", visibility.0);
            self.mismatch(part, Code::RootSignatureRange, u64::from(at), 4, message);
        }
    }

    /// Flags of which one at most may say how the data changes.
    fn data_flags(&mut self, part: &Part<'_>, flags: u32, known: u32, at: u32) {
        const DATA: u32 = 0xe;
        if flags & !known != 0 || (flags & DATA).count_ones() > 1 {
            let message = format!("Flags are {flags:#x}, which go together in no way");
            self.mismatch(part, Code::RootSignatureRange, u64::from(at), 4, message);
        }
    }

    fn table(
        &mut self,
        part: &Part<'_>,
        signature: &Rts0<'_>,
        table: &DescriptorTable,
        range: Range,
        ranges: &mut Vec<Range>,
    ) {
        const SAMPLER: RangeType = RangeType::D3D12_DESCRIPTOR_RANGE_TYPE_SAMPLER;
        let mut kinds = [false; 2];
        let mut next = 0_u64;
        let mut at = table.ranges_offset;
        for row in signature.ranges(table) {
            let is_sampler = row.ty == SAMPLER;
            kinds[usize::from(is_sampler)] = true;
            let start = if row.offset == u32::MAX { next } else { u64::from(row.offset) };
            let say = problem(&row, kinds, start);
            if let Some((field, message)) = say {
                self.mismatch(part, Code::RootSignatureRange, u64::from(at) + field, 4, message);
            }
            next = if row.count == u32::MAX { 1 << 32 } else { start + u64::from(row.count) };
            let has_flags = signature.form().is_some_and(|form| form.has_flags);
            if has_flags {
                self.range_flags(part, row.flags, is_sampler, at.saturating_add(16));
            }
            let last =
                if row.count == u32::MAX { u32::MAX } else { row.register.wrapping_add(row.count).wrapping_sub(1) };
            let range = Range { ty: row.ty, space: row.space, first: row.register, last, at, ..range };
            self.add(part, range, ranges);
            at = at.saturating_add(signature.range_size() as u32);
        }
    }

    fn range_flags(&mut self, part: &Part<'_>, flags: RangeFlags, is_sampler: bool, at: u32) {
        const DATA: u32 = 0xe;
        const VOLATILE: u32 = RangeFlags::D3D12_DESCRIPTOR_RANGE_FLAG_DESCRIPTORS_VOLATILE.0;
        const STATIC: u32 = RangeFlags::D3D12_DESCRIPTOR_RANGE_FLAG_DATA_STATIC.0;
        let known = RangeFlags::ROWS.iter().fold(0, |bits, row| bits | row.0);
        let contradicts =
            if is_sampler { flags.0 & DATA != 0 } else { flags.0 & VOLATILE != 0 && flags.0 & STATIC != 0 };
        if contradicts {
            let message = format!("Flags are {:#x}, which go together in no way", flags.0);
            self.mismatch(part, Code::RootSignatureRange, u64::from(at), 4, message);
        } else {
            self.data_flags(part, flags.0, known, at);
        }
    }

    /// A static sampler's values.
    fn sampler(&mut self, part: &Part<'_>, sampler: &StaticSampler, at: u32) {
        self.visibility(part, sampler.visibility, at.saturating_add(48));
        let compares = sampler.filter.0 & 0x180 == 0x80;
        let bias = f32::from_bits(sampler.mip_lod_bias.0);
        let named = |name: Option<&str>| name.is_some();
        let wrong = [
            (!named(sampler.filter.name()), 0, "Filter"),
            (!named(sampler.address_u.name()), 4, "AddressU"),
            (!named(sampler.address_v.name()), 8, "AddressV"),
            (!named(sampler.address_w.name()), 12, "AddressW"),
            (!(-16.0..=15.99).contains(&bias), 16, "MipLODBias"),
            (sampler.max_anisotropy > 16, 20, "MaxAnisotropy"),
            (compares && !named(sampler.comparison.name()), 24, "ComparisonFunc"),
            (f32::from_bits(sampler.min_lod.0).is_nan(), 32, "MinLOD"),
            (f32::from_bits(sampler.max_lod.0).is_nan(), 36, "MaxLOD"),
        ];
        for (_, field, name) in wrong.into_iter().filter(|row| row.0) {
            let message = format!("{name} of a static sampler has a value that it may not have");
            self.mismatch(part, Code::RootSignatureRange, u64::from(at) + field, 4, message);
        }
    }

    /// Adds a range.
    fn add(&mut self, part: &Part<'_>, range: Range, ranges: &mut Vec<Range>) {
        self.checked.bindings += 1;
        let at = u64::from(range.at);
        if RESERVED.contains(&range.space) {
            let message = format!("space {:#x} is the system's own", range.space);
            self.mismatch(part, Code::RootSignatureRange, at, 4, message);
        }
        ranges.push(range);
    }

    /// Ranges that a stage sees must share no registers. They are sorted by type, space and first register, so that what one
    /// may meet ends where the furthest of those before it do, for each visibility.
    fn overlaps(&mut self, part: &Part<'_>, ranges: &mut [Range]) {
        const ALL: usize = 0;
        ranges.sort_by_key(|range| (range.ty, range.space, range.first, range.at));
        let mut furthest: [Option<Range>; 8] = [None; 8];
        let mut group = None;
        for range in ranges.iter() {
            if group.replace((range.ty, range.space)) != Some((range.ty, range.space)) {
                furthest = [None; 8];
            }
            let visibility = range.visibility.0 as usize;
            let seen = |index: usize| visibility == ALL || index == ALL || index == visibility;
            let before = furthest.iter().enumerate().filter(|(index, _)| seen(*index)).filter_map(|(_, other)| *other);
            if let Some(other) = before.filter(|other| other.last >= range.first).max_by_key(|other| other.last) {
                let name = range.ty.short().unwrap_or("?");
                let (first, last, space) = (range.first, last_register(range.last), range.space);
                let message =
                    format!("{name} registers {first} to {last} of space {space} are bound at {:#x}, too", other.at);
                self.mismatch(part, Code::RootSignatureRange, u64::from(range.at), 4, message);
            }
            if let Some(place) = furthest.get_mut(visibility)
                && place.is_none_or(|other| other.last < range.last)
            {
                *place = Some(*range);
            }
        }
    }

    /// What PSV0 binds against the ranges.
    fn coverage(&mut self, rts0: &Part<'_>, flags: RootFlags, ranges: &[Range]) {
        let Some(part) = self.container.part(kind::PSV0).copied() else { return };
        let psv = Psv0::read(part.data, part.start(), &mut dxbin_base::Diagnostics::new());
        let (visibility, deny) = stage(self.stage);
        let all = Visibility::D3D12_SHADER_VISIBILITY_ALL;
        let is_seen = |range: &&Range| range.visibility == all || range.visibility == visibility;
        let seen: Vec<Range> = ranges.iter().filter(is_seen).copied().collect();
        let section = psv.section(SectionKind::Resources).copied();
        let mut binds = false;
        for (index, binding) in psv.resources().enumerate() {
            let Some(ty) = range_type(binding.ty) else { continue };
            binds = true;
            self.checked.bindings += 1;
            let Some(why) = uncovered(&binding, ty, &seen) else { continue };
            let (offset, size) =
                section.map_or((0, 4), |section| (section.start + index * section.stride, section.stride));
            let name = binding.ty.name().unwrap_or("?");
            let message = format!(
                "{name} registers {} to {} of space {}: {why}",
                binding.lower,
                last_register(binding.upper),
                binding.space
            );
            self.mismatch(&part, Code::RootSignatureBinding, offset as u64, size as u64, message);
        }
        if binds && flags.0 & deny != 0 {
            let message = "the shader binds something, and the root signature denies its stage all access".into();
            self.mismatch(rts0, Code::RootSignatureBinding, 20, 4, message);
        }
    }
}

/// What is wrong with a range by itself: the offset of the field, and why.
fn problem(row: &DescriptorRange, kinds: [bool; 2], start: u64) -> Option<(u64, String)> {
    if row.ty.name().is_none() {
        return Some((0, format!("RangeType is {}, which is none", row.ty.0)));
    }
    if kinds == [true; 2] {
        return Some((0, "samplers stand in one table with something else".into()));
    }
    if row.count == 0 {
        return Some((4, "NumDescriptors is 0".into()));
    }
    if start > u64::from(u32::MAX) {
        return Some((4, "a range follows one that is unbounded".into()));
    }
    let ends = |first: u64| row.count != u32::MAX && first + u64::from(row.count) > 1 << 32;
    if ends(u64::from(row.register)) || ends(start) {
        return Some((4, "the range leads past the last register, or the table's end".into()));
    }
    None
}

/// How the last register of a range is written.
fn last_register(register: u32) -> String {
    if register == u32::MAX { "the last".into() } else { register.to_string() }
}

/// The visibility of a stage, and the flag that denies it access.
fn stage(stage: Stage) -> (Visibility, u32) {
    use RootFlags as F;
    use Visibility as V;
    match stage {
        Stage::VERTEX => {
            (V::D3D12_SHADER_VISIBILITY_VERTEX, F::D3D12_ROOT_SIGNATURE_FLAG_DENY_VERTEX_SHADER_ROOT_ACCESS.0)
        }
        Stage::HULL => (V::D3D12_SHADER_VISIBILITY_HULL, F::D3D12_ROOT_SIGNATURE_FLAG_DENY_HULL_SHADER_ROOT_ACCESS.0),
        Stage::DOMAIN => {
            (V::D3D12_SHADER_VISIBILITY_DOMAIN, F::D3D12_ROOT_SIGNATURE_FLAG_DENY_DOMAIN_SHADER_ROOT_ACCESS.0)
        }
        Stage::GEOMETRY => {
            (V::D3D12_SHADER_VISIBILITY_GEOMETRY, F::D3D12_ROOT_SIGNATURE_FLAG_DENY_GEOMETRY_SHADER_ROOT_ACCESS.0)
        }
        Stage::PIXEL => {
            (V::D3D12_SHADER_VISIBILITY_PIXEL, F::D3D12_ROOT_SIGNATURE_FLAG_DENY_PIXEL_SHADER_ROOT_ACCESS.0)
        }
        Stage::AMPLIFICATION => (
            V::D3D12_SHADER_VISIBILITY_AMPLIFICATION,
            F::D3D12_ROOT_SIGNATURE_FLAG_DENY_AMPLIFICATION_SHADER_ROOT_ACCESS.0,
        ),
        Stage::MESH => (V::D3D12_SHADER_VISIBILITY_MESH, F::D3D12_ROOT_SIGNATURE_FLAG_DENY_MESH_SHADER_ROOT_ACCESS.0),
        _ => (V::D3D12_SHADER_VISIBILITY_ALL, 0),
    }
}

fn range_type(ty: ResourceType) -> Option<RangeType> {
    Some(match ty {
        ResourceType::SAMPLER => RangeType::D3D12_DESCRIPTOR_RANGE_TYPE_SAMPLER,
        ResourceType::CBV => RangeType::D3D12_DESCRIPTOR_RANGE_TYPE_CBV,
        ResourceType::SRV_TYPED | ResourceType::SRV_RAW | ResourceType::SRV_STRUCTURED => {
            RangeType::D3D12_DESCRIPTOR_RANGE_TYPE_SRV
        }
        ResourceType::UAV_TYPED
        | ResourceType::UAV_RAW
        | ResourceType::UAV_STRUCTURED
        | ResourceType::UAV_STRUCTURED_WITH_COUNTER => RangeType::D3D12_DESCRIPTOR_RANGE_TYPE_UAV,
        _ => return None,
    })
}

/// Why a binding has no place in the root signature.
fn uncovered(binding: &ResourceBinding, ty: RangeType, seen: &[Range]) -> Option<&'static str> {
    // Of an array without end the first register counts.
    let last = if binding.upper == u32::MAX { binding.lower } else { binding.upper };
    // Ranges that a stage sees share no registers, or what is wrong with them was told: the last that starts before counts.
    let (space, first) = (binding.space, binding.lower);
    let end = seen.partition_point(|range| (range.ty, range.space, range.first) <= (ty, space, first));
    let before = end.checked_sub(1).and_then(|index| seen.get(index));
    let found = before.filter(|range| (range.ty, range.space) == (ty, space) && last <= range.last);
    let Some(range) = found else {
        return Some("they are not fully bound in the root signature");
    };
    let needs_table = matches!(
        binding.ty,
        ResourceType::SRV_TYPED | ResourceType::UAV_TYPED | ResourceType::UAV_STRUCTURED_WITH_COUNTER
    );
    (range.is_root && needs_table)
        .then_some("a root descriptor can only be a raw or a structured buffer without counter")
}
