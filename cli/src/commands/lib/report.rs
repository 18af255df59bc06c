//! What a library exports, as it stands in `--json`; the tables are made of it.

use dxbin::demangle;
use dxbin::dxil::spec::{NodeIoFlags, ResourceClass, ShaderKind};
use dxbin::library::{Export, Library, Node, NodeIo, Resource, Subobject, SubobjectValue};
use dxbin::parts::sfi0::FeatureInfo;
use serde::Serialize;

use crate::commands::info::spelt;
use crate::table::clean;

/// What `lib` says of a file.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub(crate) struct LibReport {
    /// The target, such as `lib_6_3`.
    pub(super) target: Option<String>,
    /// The functions.
    pub(super) exports: Vec<ExportReport>,
    /// The resources.
    pub(super) resources: Vec<ResourceReport>,
    /// The subobjects of state objects.
    pub(super) subobjects: Vec<SubobjectReport>,
    /// What the file does not say, each in a sentence.
    pub(super) unknown: Vec<&'static str>,
}

/// A function that is exported.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub(crate) struct ExportReport {
    /// The name in HLSL.
    pub(super) name: String,
    /// The name by which it is exported, mangled.
    pub(super) mangled: String,
    /// How HLSL spells it, with what it takes and returns; absent for entry points, whose names are not mangled.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) signature: Option<String>,
    /// What kind of shader it is, such as `ClosestHit`; `Library` for a function that only others call.
    pub(super) kind: String,
    /// Bytes of its payload, or of a callable shader's parameters.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) payload: Option<u32>,
    /// Bytes of a hit's attributes.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) attributes: Option<u32>,
    /// What it uses: places in `resources`; null where nothing says it.
    pub(super) resources: Option<Vec<usize>>,
    /// Functions elsewhere that it calls, mangled.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub(super) calls: Vec<String>,
    /// Those, as HLSL spells their names.
    #[serde(skip)]
    pub(super) called: Vec<String>,
    /// The features it needs; null where nothing says it.
    pub(super) features: Option<Vec<String>>,
    /// The least target it needs, such as `lib_6_3`.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) target: Option<String>,
    /// The kinds of shaders that may use it; null where nothing says it.
    pub(super) stages: Option<Vec<String>>,
    /// Threads of a group.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) threads: Option<[u32; 3]>,
    /// The fewest and the most lanes that a wave may have; 0 for any number.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) lanes: Option<[u32; 2]>,
    /// Whether depth and stencil are tested before it runs.
    #[serde(skip_serializing_if = "is_false")]
    pub(super) early_depth_stencil: bool,
    /// What is said of a node of a work graph.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) node: Option<NodeReport>,
    /// The names of subobjects that are associated with it.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub(super) subobjects: Vec<String>,
}

#[allow(clippy::trivially_copy_pass_by_ref)]
fn is_false(flag: &bool) -> bool {
    !flag
}

/// A node of a work graph.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub(crate) struct NodeReport {
    /// How it is launched, such as `Broadcasting`.
    pub(super) launch: Option<&'static str>,
    /// Whether a graph may start with it.
    pub(super) program_entry: bool,
    /// Its name in the graph.
    pub(super) id: Option<NodeIdReport>,
    /// The node whose input it shares.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) share_input_of: Option<NodeIdReport>,
    /// The index of its local root arguments.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) local_root_arguments_table_index: Option<u32>,
    /// Groups along each axis.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) dispatch_grid: Option<[u32; 3]>,
    /// Groups along each axis, at most.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) max_dispatch_grid: Option<[u32; 3]>,
    /// How often it may call itself.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) max_recursion_depth: Option<u32>,
    /// What comes in.
    pub(super) inputs: Vec<NodeIoReport>,
    /// What goes out.
    pub(super) outputs: Vec<NodeIoReport>,
}

/// A node's name.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub(crate) struct NodeIdReport {
    /// The name.
    pub(super) name: String,
    /// Its place in an array of that name.
    pub(super) index: u32,
}

/// What comes into a node or goes out.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub(crate) struct NodeIoReport {
    /// `NodeIOFlags`, such as `Input` and `ReadWrite`.
    pub(super) flags: Vec<String>,
    /// Bytes of a record.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) size: Option<u32>,
    /// A record's alignment in bytes.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) alignment: Option<u32>,
    /// Where `SV_DispatchGrid` lies in a record.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) dispatch_grid: Option<DispatchGridReport>,
    /// Records at most.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) max_records: Option<u32>,
    /// The output whose records it shares, by its place.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) max_records_shared_with: Option<u32>,
    /// Nodes in an array of outputs.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) array_size: Option<u32>,
    /// Whether nodes of that array may be missing.
    #[serde(skip_serializing_if = "is_false")]
    pub(super) allows_sparse_nodes: bool,
    /// The node it goes to.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) id: Option<NodeIdReport>,
}

/// Where `SV_DispatchGrid` lies in a record.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub(crate) struct DispatchGridReport {
    /// Bytes from the record's start.
    pub(super) offset: u32,
    /// The type of a component, such as `U32`.
    #[serde(rename = "type")]
    pub(super) ty: &'static str,
    /// Components.
    pub(super) components: u32,
}

/// A resource of a library.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub(crate) struct ResourceReport {
    /// Its name; null where it is stripped.
    pub(super) name: Option<String>,
    /// What it is, such as `StructuredBuffer`.
    pub(super) kind: String,
    /// The letter of its registers: `b`, `s`, `t` or `u`.
    pub(super) register_class: char,
    /// Its first register; null for one that is bound when the library is linked.
    pub(super) register: Option<u32>,
    /// Registers; null for an array with no stated size.
    pub(super) count: Option<u32>,
    /// The register space; null for one that is bound when the library is linked.
    pub(super) space: Option<u32>,
}

/// A subobject of state objects.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub(crate) struct SubobjectReport {
    /// Its name.
    pub(super) name: String,
    /// What it is, such as `HitGroup`.
    pub(super) kind: &'static str,
    /// What it says.
    pub(super) fields: Vec<FieldReport>,
}

/// A field of a subobject.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub(crate) struct FieldReport {
    /// The field's name.
    pub(super) name: &'static str,
    /// What it says: a number, a name, or names.
    pub(super) value: ValueReport,
}

/// What a field of a subobject says.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(untagged)]
pub(crate) enum ValueReport {
    /// A number or flags.
    Number(u32),
    /// A name.
    Text(String),
    /// Names.
    Texts(Vec<String>),
}

impl LibReport {
    pub(super) fn of(library: &Library) -> Self {
        Self {
            target: library.target.clone(),
            exports: library.exports.iter().map(ExportReport::of).collect(),
            resources: library.resources.iter().map(ResourceReport::of).collect(),
            subobjects: library.subobjects.iter().map(SubobjectReport::of).collect(),
            unknown: library.unknown.clone(),
        }
    }
}

/// A mangled name without the byte before it, which tells LLVM to leave the name alone.
fn plain(name: &[u8]) -> &[u8] {
    name.strip_prefix(b"\x01").unwrap_or(name)
}

fn kind(of: ShaderKind) -> String {
    spelt(of.name(), of.0.into())
}

/// The names of the bits that are set.
fn bits(value: u32, name: impl Fn(u32) -> Option<&'static str>) -> Vec<String> {
    (0..u32::BITS).map(|bit| 1 << bit).filter(|bit| value & bit != 0).map(|bit| spelt(name(bit), bit.into())).collect()
}

impl ExportReport {
    fn of(of: &Export) -> Self {
        let names = |names: &[Vec<u8>]| names.iter().map(|name| clean(plain(name))).collect();
        let features = |flags| {
            let features = FeatureInfo { flags };
            features.features().map(|feature| spelt(feature.name(), feature.0)).collect()
        };
        let stages = |stages| bits(stages, |bit| ShaderKind(bit.trailing_zeros()).name());
        Self {
            name: clean(&of.name),
            mangled: clean(plain(&of.mangled)),
            signature: of.signature.as_ref().map(|text| clean(text.as_bytes())),
            kind: kind(of.kind),
            payload: of.payload,
            attributes: of.attributes,
            resources: of.resources.clone(),
            calls: names(&of.calls),
            called: of.calls.iter().map(|name| clean(demangle::short(name).as_bytes())).collect(),
            features: of.features.map(features),
            target: of.target.clone(),
            stages: of.stages.map(stages),
            threads: of.threads,
            lanes: of.lanes,
            early_depth_stencil: of.early_depth_stencil,
            node: of.node.as_ref().map(NodeReport::of),
            subobjects: names(&of.subobjects),
        }
    }
}

impl NodeIdReport {
    fn of((name, index): &(Vec<u8>, u32)) -> Self {
        Self { name: clean(name), index: *index }
    }
}

impl NodeReport {
    fn of(of: &Node) -> Self {
        Self {
            launch: of.launch,
            program_entry: of.is_program_entry,
            id: of.id.as_ref().map(NodeIdReport::of),
            share_input_of: of.share_input_of.as_ref().map(NodeIdReport::of),
            local_root_arguments_table_index: of.local_root_arguments_table_index,
            dispatch_grid: of.dispatch_grid,
            max_dispatch_grid: of.max_dispatch_grid,
            max_recursion_depth: of.max_recursion_depth,
            inputs: of.inputs.iter().map(NodeIoReport::of).collect(),
            outputs: of.outputs.iter().map(NodeIoReport::of).collect(),
        }
    }
}

impl NodeIoReport {
    fn of(of: &NodeIo) -> Self {
        let grid = |(offset, ty, components)| DispatchGridReport { offset, ty, components };
        Self {
            flags: bits(of.flags, |bit| NodeIoFlags(bit).name()),
            size: of.size,
            alignment: of.alignment,
            dispatch_grid: of.dispatch_grid.map(grid),
            max_records: of.max_records,
            max_records_shared_with: of.max_records_shared_with,
            array_size: of.array_size,
            allows_sparse_nodes: of.allows_sparse_nodes,
            id: of.id.as_ref().map(NodeIdReport::of),
        }
    }
}

impl ResourceReport {
    fn of(of: &Resource) -> Self {
        let is_bound = of.first != u32::MAX || of.space != u32::MAX;
        Self {
            name: (!of.name.is_empty()).then(|| clean(&of.name)),
            kind: spelt(of.kind.name(), of.kind.0.into()),
            register_class: match of.class {
                ResourceClass::SRV => 't',
                ResourceClass::UAV => 'u',
                ResourceClass::CBUFFER => 'b',
                ResourceClass::SAMPLER => 's',
                _ => '?',
            },
            register: is_bound.then_some(of.first),
            count: of.count,
            space: is_bound.then_some(of.space),
        }
    }
}

impl SubobjectReport {
    fn of(of: &Subobject) -> Self {
        let value = |value: &SubobjectValue| match value {
            SubobjectValue::Number(number) => ValueReport::Number(*number),
            SubobjectValue::Text(text) => ValueReport::Text(clean(text)),
            SubobjectValue::Texts(texts) => ValueReport::Texts(texts.iter().map(|text| clean(text)).collect()),
        };
        let fields = of.fields.iter().map(|(name, of)| FieldReport { name, value: value(of) });
        Self { name: clean(&of.name), kind: of.kind, fields: fields.collect() }
    }
}
