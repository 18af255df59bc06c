//! What `info` says of parts that dxc alone writes: the pipeline's facts (PSV0), a library's functions and subobjects (RDAT).

use std::fmt::Write as _;

use dxbin::parts::program::{ProgramHeader, Stage};
use dxbin::parts::psv0::{Psv0, ResourceBinding, ResourceKind, ResourceType, StageInfo};
use dxbin::parts::rdat::{Function, PartType, Rdat, SubobjectKind, SubobjectRecord};
use dxbin::parts::sfi0::FeatureInfo;
use serde::Serialize;

use super::{BindingReport, spelt};
use crate::table::{Columns, clean, count, thousands};

/// What PSV0 says of the pipeline.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub(super) struct PipelineReport {
    /// PSV0's version, 0 to 4; absent where it cannot be read.
    version: Option<usize>,
    /// The entry's name.
    #[serde(skip_serializing_if = "Option::is_none")]
    entry: Option<String>,
    /// Threads of a group.
    #[serde(skip_serializing_if = "Option::is_none")]
    threads: Option<[u32; 3]>,
    /// Bytes of memory that a group shares.
    #[serde(skip_serializing_if = "Option::is_none")]
    group_shared: Option<u32>,
    /// The fewest lanes a wave may have; 0 for any number.
    min_lanes: u32,
    /// The most lanes a wave may have; 4294967295 for any number.
    max_lanes: u32,
    /// Whether the program reads SV_ViewID.
    uses_view_id: bool,
    /// Bytes of payload that a mesh program takes, or an amplification program hands on.
    #[serde(skip_serializing_if = "Option::is_none")]
    payload: Option<u32>,
}

impl PipelineReport {
    pub(super) fn of(psv: &Psv0<'_>) -> Self {
        let info = psv.info();
        let has = |version| psv.version() >= Some(version);
        let in_groups = matches!(info.stage(), Stage::COMPUTE | Stage::MESH | Stage::AMPLIFICATION);
        let (payload, shared) = match info.stage_info(info.stage()) {
            StageInfo::Mesh(mesh) if has(1) => (Some(mesh.payload), Some(mesh.group_shared)),
            StageInfo::Amplification(amplification) if has(1) => (Some(amplification.payload), None),
            _ => (None, None),
        };
        Self {
            version: psv.version(),
            entry: psv.entry().map(clean),
            threads: (in_groups && has(2)).then_some([info.threads_x, info.threads_y, info.threads_z]),
            group_shared: if in_groups && has(4) { Some(info.group_shared) } else { shared },
            min_lanes: info.min_lanes,
            max_lanes: info.max_lanes,
            uses_view_id: info.uses_view_id != 0,
            payload,
        }
    }

    /// It in a line; nothing where there is nothing to say.
    pub(super) fn headline(&self) -> Option<String> {
        let mut facts = Vec::new();
        facts.extend(self.entry.as_ref().map(|entry| format!("entry `{entry}`")));
        facts.extend(self.threads.map(|[x, y, z]| format!("groups of {x} x {y} x {z} threads")));
        let shared = self.group_shared.filter(|&bytes| bytes > 0);
        facts.extend(shared.map(|bytes| format!("{} of shared memory", count(bytes.into(), "byte", "bytes"))));
        let payload = self.payload.filter(|&bytes| bytes > 0);
        facts.extend(payload.map(|bytes| format!("{} of payload", count(bytes.into(), "byte", "bytes"))));
        match (self.min_lanes, self.max_lanes) {
            (0, _) => {}
            (least, most) if least == most || most == 0 => facts.push(format!("waves of {least} lanes")),
            (least, most) => facts.push(format!("waves of {least} to {most} lanes")),
        }
        if self.uses_view_id {
            facts.push("SV_ViewID".to_owned());
        }
        (!facts.is_empty()).then(|| facts.join(", "))
    }
}

/// The resources of PSV0, which have no names.
pub(super) fn bindings(psv: &Psv0<'_>, rows: usize) -> Vec<BindingReport> {
    psv.resources().take(rows).map(|resource| binding(&resource)).collect()
}

fn binding(resource: &ResourceBinding) -> BindingReport {
    let is_scene = resource.kind == ResourceKind::ACCELERATION_STRUCTURE;
    let (letter, ty) = match resource.ty {
        ResourceType::SAMPLER => ('s', "D3D_SIT_SAMPLER"),
        ResourceType::CBV => ('b', "D3D_SIT_CBUFFER"),
        ResourceType::SRV_RAW if is_scene => ('t', "D3D_SIT_RTACCELERATIONSTRUCTURE"),
        ResourceType::SRV_TYPED => ('t', "D3D_SIT_TEXTURE"),
        ResourceType::SRV_RAW => ('t', "D3D_SIT_BYTEADDRESS"),
        ResourceType::SRV_STRUCTURED => ('t', "D3D_SIT_STRUCTURED"),
        ResourceType::UAV_TYPED => ('u', "D3D_SIT_UAV_RWTYPED"),
        ResourceType::UAV_RAW => ('u', "D3D_SIT_UAV_RWBYTEADDRESS"),
        ResourceType::UAV_STRUCTURED => ('u', "D3D_SIT_UAV_RWSTRUCTURED"),
        ResourceType::UAV_STRUCTURED_WITH_COUNTER => ('u', "D3D_SIT_UAV_RWSTRUCTURED_WITH_COUNTER"),
        _ => ('t', ""),
    };
    let ends = resource.upper != u32::MAX;
    BindingReport {
        name: String::new(),
        ty: if ty.is_empty() { spelt(resource.ty.name(), resource.ty.0.into()) } else { ty.to_owned() },
        return_type: None,
        dimension: match resource.kind {
            ResourceKind::INVALID => "D3D_SRV_DIMENSION_UNKNOWN".to_owned(),
            kind => spelt(kind.name(), kind.0.into()),
        },
        register: format!("{letter}{}", resource.lower),
        count: if ends { resource.upper.wrapping_sub(resource.lower).wrapping_add(1) } else { 0 },
        space: resource.space,
        size: None,
    }
}

/// A function of a library (RDAT).
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub(super) struct FunctionReport {
    /// Its name.
    name: String,
    /// Its name as the module has it.
    mangled: String,
    /// What kind of shader it is, such as `closest hit`; `library` for one that is none.
    kind: String,
    /// Bytes of its payload, or of a callable shader's parameters.
    payload: u32,
    /// Bytes of the attributes it takes.
    attributes: u32,
    /// The least target it needs.
    target: String,
    /// The optional features it needs.
    features: Vec<String>,
}

/// A subobject of a library (RDAT).
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub(super) struct SubobjectReport {
    /// Its name.
    name: String,
    /// What it is, such as `HitGroup`.
    kind: String,
}

/// What RDAT says of a library.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub(super) struct LibraryReport {
    /// Its functions.
    functions: Vec<FunctionReport>,
    /// Functions that are not shown.
    #[serde(skip)]
    pub(super) more: usize,
    /// Its subobjects.
    subobjects: Vec<SubobjectReport>,
}

impl LibraryReport {
    pub(super) fn of(rdat: &Rdat<'_>, rows: usize) -> Self {
        let text = |offset: u32| rdat.text(offset).map_or_else(String::new, clean);
        let table = rdat.table(PartType::FUNCTION_TABLE);
        let functions = table.iter().flat_map(|table| table.records::<Function>());
        let functions = functions.take(rows).map(|function| FunctionReport {
            name: text(function.unmangled),
            mangled: text(function.name),
            kind: spelt(function.stage.name(), function.stage.0.into()),
            payload: function.payload,
            attributes: function.attributes,
            target: ProgramHeader { version: function.target, size: 0 }.target(),
            features: (FeatureInfo { flags: function.features() }.features())
                .map(|feature| spelt(feature.name(), feature.0))
                .collect(),
        });
        let subobjects = rdat.table(PartType::SUBOBJECT_TABLE);
        let subobjects = subobjects.iter().flat_map(|table| table.records::<SubobjectRecord>());
        let kind = |kind: SubobjectKind| spelt(kind.name(), kind.0.into());
        Self {
            functions: functions.collect(),
            more: table.map_or(0, |table| table.len().saturating_sub(rows)),
            subobjects: (subobjects.take(rows))
                .map(|record| SubobjectReport { name: text(record.name), kind: kind(record.kind) })
                .collect(),
        }
    }

    pub(super) fn function_table(&self) -> Columns {
        let mut columns = Columns::new(&["function", "kind", "target", ">payload", ">attributes", "features"]);
        let size = |bytes: u32| if bytes > 0 { thousands(bytes.into()) } else { String::new() };
        for function in &self.functions {
            columns.row([
                function.name.clone(),
                function.kind.clone(),
                function.target.clone(),
                size(function.payload),
                size(function.attributes),
                function.features.join(", "),
            ]);
        }
        columns.without_empty()
    }

    pub(super) fn subobject_table(&self) -> Columns {
        let mut columns = Columns::new(&["subobject", "kind"]);
        for subobject in &self.subobjects {
            columns.row([subobject.name.clone(), subobject.kind.clone()]);
        }
        columns
    }
}

/// The compiler as VERS names it.
pub(super) fn compiler(version: &dxbin::parts::vers::CompilerVersion<'_>) -> String {
    let mut text = match version.version.is_empty() {
        true => format!("dxc {}.{}", version.header.major, version.header.minor),
        false => format!("dxc {}", clean(&version.version)),
    };
    if !version.commit.is_empty() {
        // Writing to a string cannot fail.
        let _ = write!(text, " ({})", clean(&version.commit));
    }
    text
}
