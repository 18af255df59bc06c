//! The section on subobjects of state objects, which a library's RDAT lists, or its metadata.

use std::borrow::Cow;

use dxbin_base::number::Digits;
use dxbin_base::sink::Sink;

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
    fn kind(&self) -> &'static [u8] {
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

/// Prints the section, if there is any subobject; `complete` says whether all could be read.
pub(super) fn print<S: Sink>(subobjects: &[Subobject<'_>], complete: bool, out: &mut Out<'_, '_, S>) {
    if !complete {
        out.put(b"; error occurred while loading Subobjects from RDAT.\n");
    }
    if subobjects.is_empty() {
        return;
    }
    out.put(b";\n; Subobjects:\n;\n");
    for Subobject { name, content } in subobjects {
        if out.is_full() {
            return;
        }
        out.put(b";  ");
        out.put(content.kind());
        out.put(b" ");
        out.put(name);
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
                out.put(if index > 0 { b", " } else { b"" });
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
            out.put(match ty {
                0 => b"Triangle",
                1 => b"ProceduralPrimitive",
                _ => b"<invalid HitGroupType>",
            });
            for (title, name) in [
                (&b", Anyhit = "[..], any_hit),
                (b", Closesthit = ", closest_hit),
                (b", Intersection = ", intersection),
            ] {
                out.put(title);
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
        out.put(between);
        out.put(name(flag).unwrap_or(invalid));
        between = b" | ";
    }
}

fn number<S: Sink>(value: u32, out: &mut Out<'_, '_, S>) {
    out.put(Digits::unsigned(value).as_bytes());
}

fn quoted<S: Sink>(text: &[u8], out: &mut Out<'_, '_, S>) {
    out.put(b"\"");
    out.put(text);
    out.put(b"\"");
}
