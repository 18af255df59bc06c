//! The section on subobjects of state objects, which a library's RDAT lists, or its metadata.

use std::borrow::Cow;
use std::collections::HashSet;

use dxbin_base::record::Record;
use dxbin_base::sink::Sink;
use dxbin_parts::rdat::{PartType, Rdat, RdatPart, RdatPartHeader, Shape, SubobjectKind, SubobjectRecord, TableHeader};

use crate::listing::out::Out;

/// A subobject.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Subobject<'a> {
    /// Its name.
    pub name: Cow<'a, [u8]>,
    /// What it says.
    pub content: Content<'a>,
}

/// What a subobject says.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Content<'a> {
    /// Flags of a state object.
    StateObjectConfig {
        /// `D3D12_STATE_OBJECT_FLAGS`.
        flags: u32,
    },
    /// A root signature.
    RootSignature {
        /// Whether it is a local one.
        local: bool,
        /// Bytes of its serialized form.
        size: u32,
        /// Its text, which RDAT does not have.
        text: Cow<'a, [u8]>,
    },
    /// What a subobject is associated with.
    SubobjectToExportsAssociation {
        /// The subobject's name.
        subobject: Cow<'a, [u8]>,
        /// The exports' names.
        exports: Vec<Cow<'a, [u8]>>,
    },
    /// Sizes of ray-tracing shaders.
    RaytracingShaderConfig {
        /// The most bytes of a payload.
        payload: u32,
        /// The most bytes of attributes.
        attributes: u32,
    },
    /// Limits of a ray-tracing pipeline.
    RaytracingPipelineConfig {
        /// How deep rays may trace rays.
        depth: u32,
    },
    /// A hit group.
    HitGroup {
        /// `D3D12_HIT_GROUP_TYPE`.
        ty: u32,
        /// The name of its any-hit shader.
        any_hit: Cow<'a, [u8]>,
        /// The name of its closest-hit shader.
        closest_hit: Cow<'a, [u8]>,
        /// The name of its intersection shader.
        intersection: Cow<'a, [u8]>,
    },
    /// Limits and flags of a ray-tracing pipeline.
    RaytracingPipelineConfig1 {
        /// How deep rays may trace rays.
        depth: u32,
        /// `D3D12_RAYTRACING_PIPELINE_FLAGS`.
        flags: u32,
    },
}

impl Content<'_> {
    /// The kind as HLSL names it.
    pub fn kind(&self) -> &'static [u8] {
        match self {
            Self::StateObjectConfig { .. } => b"StateObjectConfig",
            Self::RootSignature { local: false, .. } => b"GlobalRootSignature",
            Self::RootSignature { local: true, .. } => b"LocalRootSignature",
            Self::SubobjectToExportsAssociation { .. } => b"SubobjectToExportsAssociation",
            Self::RaytracingShaderConfig { .. } => b"RaytracingShaderConfig",
            Self::RaytracingPipelineConfig { .. } => b"RaytracingPipelineConfig",
            Self::HitGroup { .. } => b"HitGroup",
            Self::RaytracingPipelineConfig1 { .. } => b"RaytracingPipelineConfig1",
        }
    }
}

/// The subobjects of a library.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Subobjects<'a> {
    /// In their order.
    pub list: Vec<Subobject<'a>>,
    /// Whether all could be read.
    pub is_complete: bool,
}

impl<'a> Subobjects<'a> {
    /// Those of RDAT; `None` where its table has none, so that those of the module's metadata count.
    ///
    /// One without a name, or with the name of one before it, is left out, as dxc leaves it out. `behind` is RDAT and what
    /// lies behind it: there dxc reads on where a name has no end or lies outside RDAT's strings.
    pub fn of(rdat: &Rdat<'a>, behind: &'a [u8]) -> Option<Self> {
        // A part that is not all there, and all behind it, are none.
        let parts = rdat.parts();
        let whole = parts.iter().position(|part| !is_whole(rdat, part)).unwrap_or(parts.len());
        let last = parts.iter().rposition(|part| part.ty == PartType::SUBOBJECT_TABLE)?;
        if last >= whole {
            return None;
        }
        let strings = parts.get(..whole)?.iter().rfind(|part| part.ty == PartType::STRING_BUFFER);
        let strings = strings.map_or(0, |part| part.offset + RdatPartHeader::SIZE);
        let strings = behind.get(strings..).unwrap_or_default();
        let text = |offset: u32| strings.get(offset as usize..)?.split(|&byte| byte == 0).next();
        let header = TableHeader::read(parts.get(last)?.data);
        if header
            .is_some_and(|header: TableHeader| header.count > 0 && (header.stride as usize) < SubobjectRecord::SIZE)
        {
            // There are some, and nothing is in them.
            return Some(Self { list: Vec::new(), is_complete: false });
        }
        let table = rdat.table(PartType::SUBOBJECT_TABLE).filter(|table| !table.is_empty())?;
        let mut names = HashSet::new();
        let mut all = Self { list: Vec::new(), is_complete: true };
        // Arrays that are shared could make the names endless.
        let mut names_left = rdat.data().len();
        for record in table.records::<SubobjectRecord>() {
            let Some(content) = of_record(rdat, &text, &record, &mut names_left) else { continue };
            let name = text(record.name).unwrap_or_default();
            if name.is_empty() || !names.insert(name) {
                all.is_complete = false;
                continue;
            }
            all.list.push(Subobject { name: name.into(), content });
        }
        Some(all)
    }
}

/// Whether a part is all there, and the records that it states if it is a table.
fn is_whole(rdat: &Rdat<'_>, part: &RdatPart<'_>) -> bool {
    let header = rdat.data().get(part.offset..).and_then(RdatPartHeader::read);
    if header.is_none_or(|header: RdatPartHeader| header.size as usize != part.data.len()) {
        return false;
    }
    // dxc takes nothing for one.
    match part.ty {
        PartType::STRING_BUFFER | PartType::RAW_BYTES => !part.data.is_empty(),
        PartType::INDEX_ARRAYS => part.data.len() >= 4,
        ty if Shape::of(ty).is_some() => TableHeader::read(part.data).is_some_and(|header: TableHeader| {
            let size = header.count.wrapping_mul(header.stride).max(1);
            size as usize <= part.data.len() - TableHeader::SIZE
        }),
        _ => true,
    }
}

/// What a record of RDAT says; `None` for a kind that is not known.
fn of_record<'a>(
    rdat: &Rdat<'a>,
    text: &dyn Fn(u32) -> Option<&'a [u8]>,
    record: &SubobjectRecord,
    names_left: &mut usize,
) -> Option<Content<'a>> {
    let text = |offset: u32| Cow::Borrowed(text(offset).unwrap_or_default());
    let &SubobjectRecord { kind, value0, value1, value2, value3, .. } = record;
    Some(match kind {
        SubobjectKind::STATE_OBJECT_CONFIG => Content::StateObjectConfig { flags: value0 },
        SubobjectKind::GLOBAL_ROOT_SIGNATURE | SubobjectKind::LOCAL_ROOT_SIGNATURE => Content::RootSignature {
            local: kind == SubobjectKind::LOCAL_ROOT_SIGNATURE,
            size: value1,
            text: Cow::default(),
        },
        SubobjectKind::SUBOBJECT_TO_EXPORTS_ASSOCIATION => {
            let exports = rdat.array(value1).into_iter().flatten().take(*names_left);
            let exports: Vec<_> = exports.map(text).collect();
            *names_left -= exports.len();
            Content::SubobjectToExportsAssociation { subobject: text(value0), exports }
        }
        SubobjectKind::RAYTRACING_SHADER_CONFIG => {
            Content::RaytracingShaderConfig { payload: value0, attributes: value1 }
        }
        SubobjectKind::RAYTRACING_PIPELINE_CONFIG => Content::RaytracingPipelineConfig { depth: value0 },
        SubobjectKind::HIT_GROUP => Content::HitGroup {
            ty: value0,
            any_hit: text(value1),
            closest_hit: text(value2),
            intersection: text(value3),
        },
        SubobjectKind::RAYTRACING_PIPELINE_CONFIG1 => {
            Content::RaytracingPipelineConfig1 { depth: value0, flags: value1 }
        }
        _ => return None,
    })
}

/// A flag's spelling; `None` for a bit that has none.
type FlagNames = fn(u32) -> Option<&'static [u8]>;

fn state_object_flag(flag: u32) -> Option<&'static [u8]> {
    match flag {
        1 => Some(b"STATE_OBJECT_FLAG_ALLOW_LOCAL_DEPENDENCIES_ON_EXTERNAL_DEFINITIONS"),
        2 => Some(b"STATE_OBJECT_FLAG_ALLOW_EXTERNAL_DEPENDENCIES_ON_LOCAL_DEFINITIONS"),
        4 => Some(b"STATE_OBJECT_FLAG_ALLOW_STATE_OBJECT_ADDITIONS"),
        _ => None,
    }
}

fn pipeline_flag(flag: u32) -> Option<&'static [u8]> {
    match flag {
        0x100 => Some(b"RAYTRACING_PIPELINE_FLAG_SKIP_TRIANGLES"),
        0x200 => Some(b"RAYTRACING_PIPELINE_FLAG_SKIP_PROCEDURAL_PRIMITIVES"),
        0x400 => Some(b"RAYTRACING_PIPELINE_FLAG_ALLOW_OPACITY_MICROMAPS"),
        _ => None,
    }
}

/// Prints the section, if there is any subobject.
pub(super) fn print<S: Sink>(subobjects: &Subobjects<'_>, out: &mut Out<'_, '_, S>) {
    if !subobjects.is_complete {
        out.put(b"; error occurred while loading Subobjects from RDAT.\n");
    }
    if subobjects.list.is_empty() {
        return;
    }
    out.put(b";\n; Subobjects:\n;\n");
    for Subobject { name, content } in &subobjects.list {
        if out.is_full() {
            return;
        }
        out.put(b";  ");
        out.text(content.kind());
        out.put(b" ");
        out.text(name);
        out.put(b" = { ");
        self::content(content, out);
        out.put(b" };\n");
    }
    out.put(b";\n");
}

fn content<S: Sink>(content: &Content<'_>, out: &mut Out<'_, '_, S>) {
    match content {
        Content::StateObjectConfig { flags } => {
            self::flags(*flags, state_object_flag, b"<invalid StateObjectFlag>", out);
        }
        Content::RootSignature { size, text, .. } => {
            out.put(b"<");
            number(*size, out);
            out.put(b" bytes>");
            if !text.is_empty() {
                out.put(b", ");
                quoted(text, out);
            }
        }
        Content::SubobjectToExportsAssociation { subobject, exports } => {
            quoted(subobject, out);
            out.put(b", { ");
            for (index, export) in exports.iter().enumerate() {
                out.text(if index > 0 { b", " } else { b"" });
                quoted(export, out);
                if out.is_full() {
                    return;
                }
            }
            out.put(b" } ");
        }
        Content::RaytracingShaderConfig { payload, attributes } => {
            out.put(b"MaxPayloadSizeInBytes = ");
            number(*payload, out);
            out.put(b", MaxAttributeSizeInBytes = ");
            number(*attributes, out);
        }
        Content::RaytracingPipelineConfig { depth } => {
            out.put(b"MaxTraceRecursionDepth = ");
            number(*depth, out);
        }
        Content::HitGroup { ty, any_hit, closest_hit, intersection } => {
            out.put(b"HitGroupType = ");
            out.text(match ty {
                0 => b"Triangle",
                1 => b"ProceduralPrimitive",
                _ => b"<invalid HitGroupType>",
            });
            for (title, name) in [
                (&b", Anyhit = "[..], any_hit),
                (b", Closesthit = ", closest_hit),
                (b", Intersection = ", intersection),
            ] {
                out.text(title);
                quoted(name, out);
            }
        }
        Content::RaytracingPipelineConfig1 { depth, flags } => {
            out.put(b"MaxTraceRecursionDepth = ");
            number(*depth, out);
            out.put(b", Flags = ");
            self::flags(*flags, pipeline_flag, b"<invalid RaytracingPipelineFlags>", out);
        }
    }
}

fn flags<S: Sink>(flags: u32, name: FlagNames, invalid: &[u8], out: &mut Out<'_, '_, S>) {
    if flags == 0 {
        out.put(b"0");
    }
    let mut between: &[u8] = b"";
    for flag in (0..u32::BITS).map(|bit| 1 << bit).filter(|flag| flags & flag != 0) {
        out.text(between);
        out.text(name(flag).unwrap_or(invalid));
        between = b" | ";
    }
}

fn number<S: Sink>(value: u32, out: &mut Out<'_, '_, S>) {
    out.unsigned(value);
}

fn quoted<S: Sink>(text: &[u8], out: &mut Out<'_, '_, S>) {
    out.put(b"\"");
    out.text(text);
    out.put(b"\"");
}
