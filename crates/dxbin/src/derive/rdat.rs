//! RDAT.

use std::collections::{BTreeMap, BTreeSet, HashMap, HashSet};

use dxbin_base::record::Record;
use dxbin_bitcode::model::{Body, ConstantId, ConstantKind, FunctionId, Module, Value as ModuleValue, ValueKind};
use dxbin_bitcode::operands::{self, Met};
use dxbin_dxil::model::{Detail, Dxil, Element, Entry, NodeId, NodeIo, Resource};
use dxbin_dxil::requirements::{Requirement, Requirements};
use dxbin_dxil::spec::{FUNCTION_PREFIX, NodeIoFlags, SemanticKind, ShaderFlags, ShaderKind};
use dxbin_parts::program::{StageBits, StageWord};
use dxbin_parts::rdat::{self as part, PartType, RdatModel, RowModel, TableModel, Value};

use super::psv0::{is_depth, runs_per_sample};
use super::{group_shared, upper_bound, validator_from};

/// An RDAT, and its strings, arrays and raw bytes in the order in which dxc meets them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Derived<'m> {
    /// What it says.
    pub(crate) model: RdatModel<'m>,
    /// The data of the parts StringBuffer, IndexArrays and RawBytes.
    pub(crate) pools: [(PartType, Vec<u8>); 3],
}

/// The strings and arrays so far, each once.
struct Pools {
    strings: Vec<u8>,
    arrays: Vec<u8>,
    /// Where each string is.
    known_strings: HashMap<Vec<u8>, u32>,
    known_arrays: HashSet<Vec<u32>>,
}

impl Pools {
    fn text<'m>(&mut self, text: &'m [u8]) -> Value<'m> {
        self.place(text);
        Value::Text(text.into())
    }

    /// Where a string is; it is put there if it is new.
    fn place(&mut self, text: &[u8]) -> u32 {
        if text.is_empty() {
            return 0;
        }
        let end = self.strings.len() as u32;
        *self.known_strings.entry(text.to_vec()).or_insert_with(|| {
            self.strings.extend_from_slice(text);
            self.strings.push(0);
            end
        })
    }

    fn numbers<'m>(&mut self, numbers: Vec<u32>) -> Value<'m> {
        if self.known_arrays.insert(numbers.clone()) {
            let words = [numbers.len() as u32].into_iter().chain(numbers.iter().copied());
            self.arrays.extend(words.flat_map(u32::to_le_bytes));
        }
        Value::Numbers(numbers)
    }
}

/// The RDAT that dxc writes for a library; `None` for all else. Subobjects are no longer in a module: `written`, the
/// part that is there, has them.
pub(crate) fn rdat<'m>(module: &'m Module, dxil: &Dxil<'m>, written: Option<&RdatModel<'m>>) -> Option<Derived<'m>> {
    if !dxil.is_library() || !validator_from(dxil, 3) {
        return None;
    }
    let uses = uses(module, dxil)?;
    let pools =
        Pools { strings: vec![0], arrays: Vec::new(), known_strings: HashMap::new(), known_arrays: HashSet::new() };
    let mut writer =
        Writer { module, dxil, tables: BTreeMap::new(), pools, known: HashMap::new(), shares: validator_from(dxil, 7) };
    for resource in dxil.resources.listed() {
        writer.resource(resource);
    }
    let subobjects =
        written.and_then(|written| written.tables.iter().find(|table| table.ty == PartType::SUBOBJECT_TABLE));
    let dxr_1_1 = subobjects.is_some_and(|table| table.rows.iter().filter_map(RowModel::get).any(is_of_dxr_1_1));
    writer.functions(&uses, dxr_1_1);
    if let Some(subobjects) = subobjects.filter(|_| validator_from(dxil, 4)) {
        writer.tables.insert(subobjects.ty.0, subobjects.clone());
    }
    let mut raw = Vec::new();
    for row in subobjects.iter().flat_map(|table| &table.rows) {
        writer.subobject(row, &mut raw);
    }
    let mut tables = writer.tables;
    // Tables stand in the order of their numbers, which is also that of the part that is there.
    let order =
        written.map(|written| written.tables.iter().map(|table| table.ty.0).collect::<Vec<_>>()).unwrap_or_default();
    let mut ordered: Vec<_> = order.iter().filter_map(|ty| tables.remove(ty)).collect();
    ordered.extend(tables.into_values());
    let mut pools = [
        (PartType::STRING_BUFFER, writer.pools.strings),
        (PartType::INDEX_ARRAYS, writer.pools.arrays),
        (PartType::RAW_BYTES, raw),
    ];
    pools.iter_mut().for_each(|(_, bytes)| bytes.resize(bytes.len().next_multiple_of(4), 0));
    Some(Derived { model: RdatModel { tables: ordered, ..RdatModel::default() }, pools })
}

struct Writer<'d, 'm> {
    module: &'m Module,
    dxil: &'d Dxil<'m>,
    tables: BTreeMap<u32, TableModel<'m>>,
    pools: Pools,
    /// The records with the same fields, by table.
    known: HashMap<(u32, Vec<u8>), Vec<u32>>,
    /// Whether equal records are written once.
    shares: bool,
}

/// What a function refers to.
#[derive(Default)]
struct Uses {
    /// Indexes of resources.
    resources: Vec<u32>,
    /// Functions that are not here.
    dependencies: Vec<FunctionId>,
    /// Bytes of memory that a group shares, callees' included.
    group_shared: u32,
}

impl<'m> Writer<'_, 'm> {
    /// Adds a record, and returns its index.
    fn add<R: Record>(&mut self, ty: PartType, size: usize, record: &R, values: Vec<Value<'m>>) -> u32 {
        let mut bytes = Vec::new();
        record.write(&mut bytes);
        bytes.truncate(size);
        let row = RowModel { record: bytes, values };
        let table = self.tables.entry(ty.0).or_insert_with(|| TableModel { ty, size, rows: Vec::new() });
        let index = table.rows.len() as u32;
        if self.shares && !matches!(ty, PartType::RESOURCE_TABLE | PartType::FUNCTION_TABLE) {
            let alike = self.known.entry((ty.0, row.record.clone())).or_default();
            let same = |&&other: &&u32| table.rows.get(other as usize) == Some(&row);
            if let Some(&known) = alike.iter().find(same) {
                return known;
            }
            alike.push(index);
        }
        table.rows.push(row);
        index
    }

    fn resource(&mut self, resource: &Resource<'m>) {
        let flags = match resource.detail {
            Detail::Uav(view) => {
                let flag = |on, flag: part::ResourceFlag| if on { flag.0 } else { 0 };
                flag(view.counter, part::ResourceFlag::UAV_COUNTER)
                    | flag(view.globally_coherent, part::ResourceFlag::UAV_GLOBALLY_COHERENT)
                    | flag(view.reorder_coherent, part::ResourceFlag::UAV_REORDER_COHERENT)
                    | flag(view.rov, part::ResourceFlag::UAV_RASTERIZER_ORDERED_VIEW)
                    | flag(view.atomic64_use, part::ResourceFlag::ATOMICS64_USE)
            }
            _ => 0,
        };
        let record = part::Resource {
            class: part::ResourceClass(resource.class().0),
            kind: dxbin_parts::psv0::ResourceKind(resource.kind().0),
            id: resource.id,
            space: resource.space,
            lower: resource.lower_bound,
            upper: upper_bound(resource.lower_bound, resource.count),
            name: 0,
            flags,
        };
        let name = self.pools.text(resource.name);
        self.add(PartType::RESOURCE_TABLE, part::Resource::SIZE, &record, vec![name]);
    }

    fn functions(&mut self, uses: &[Uses], dxr_1_1: bool) {
        let requirements = Requirements::beside(self.module, self.dxil, dxr_1_1);
        let outside: BTreeSet<FunctionId> = uses.iter().flat_map(|uses| &uses.dependencies).copied().collect();
        for id in outside {
            self.pools.text(self.name_of(id));
        }
        let entries: HashMap<_, _> = self.dxil.entries.iter().rev().map(|entry| (entry.function, entry)).collect();
        for (index, function) in self.module.functions.iter().enumerate() {
            let id = FunctionId(index as u32);
            let (Some(requirement), Some(uses)) = (requirements.get(id), uses.get(index)) else { continue };
            let entry = entries.get(&Some(id)).copied();
            self.function(self.module.bytes(function.name), requirement, uses, entry.cloned().as_ref());
        }
    }

    fn function(&mut self, name: &'m [u8], requirement: Requirement, uses: &Uses, entry: Option<&Entry<'m>>) {
        let kind = entry.and_then(|entry| entry.properties.kind).unwrap_or(ShaderKind::LIBRARY);
        let (payload, attributes) = entry.map_or((0, 0), |entry| sizes(entry, kind));
        let features = requirement.flags.features();
        let mut record = part::Function {
            stage: StageWord(kind.0),
            payload,
            attributes,
            features1: features as u32,
            features2: (features >> 32) as u32,
            stages: StageBits(requirement.stages.0),
            target: kind.0 << 16 | requirement.model.major << 4 | requirement.model.minor,
            info: part::NULL_REF,
            ..part::Function::default()
        };
        let names = [self.pools.text(name), self.pools.text(unmangled(name))];
        let resources =
            if uses.resources.is_empty() { Value::None } else { self.pools.numbers(uses.resources.clone()) };
        let dependencies = match uses.dependencies.as_slice() {
            [] => Value::None,
            some => {
                let offsets = some.iter().map(|&id| self.pools.place(self.name_of(id))).collect();
                self.pools.numbers(offsets);
                Value::Texts(some.iter().map(|&id| self.name_of(id).into()).collect())
            }
        };
        let values: Vec<Value<'m>> = names.into_iter().chain([resources, dependencies]).collect();
        let long = validator_from(self.dxil, 8);
        if let Some(entry) = entry.filter(|_| long) {
            if let Some(size) = entry.properties.wave_size {
                record.min_lanes = size.minimum as u8;
                record.max_lanes = if size.maximum > 0 { size.maximum } else { size.minimum } as u8;
            }
            if entry.properties.node.launch.is_some_and(|launch| launch.0 != 0) {
                if entry.properties.node.is_program_entry {
                    record.flags |= part::FunctionFlag::NODE_PROGRAM_ENTRY.0;
                }
                record.info = self.node(entry, uses.group_shared);
            } else if validator_from(self.dxil, 9) {
                if requirement.flags.has(ShaderFlags::VIEW_ID) {
                    record.flags |= part::FunctionFlag::USES_VIEW_ID.0;
                }
                record.flags |= signature_flags(entry, kind);
                record.info = self.stage(entry, kind, uses.group_shared);
            }
        }
        let size = if long { part::Function::SIZE } else { 44 };
        self.add(PartType::FUNCTION_TABLE, size, &record, values);
    }

    fn name_of(&self, id: FunctionId) -> &'m [u8] {
        self.module.functions.get(id.index()).map(|function| self.module.bytes(function.name)).unwrap_or_default()
    }

    fn node_id(&mut self, id: NodeId<'m>) -> u32 {
        let record = part::NodeId { name: 0, index: id.index };
        let name = self.pools.text(id.name);
        self.add(PartType::NODE_ID_TABLE, part::NodeId::SIZE, &record, vec![name])
    }

    /// Meets what a subobject refers to.
    fn subobject(&mut self, row: &RowModel<'m>, raw: &mut Vec<u8>) {
        for value in &row.values {
            match value {
                Value::Text(text) => {
                    self.pools.place(text);
                }
                Value::Texts(texts) => {
                    let offsets = texts.iter().map(|text| self.pools.place(text)).collect();
                    self.pools.numbers(offsets);
                }
                Value::Bytes(bytes) => raw.extend_from_slice(bytes),
                Value::None | Value::Numbers(_) => {}
            }
        }
    }

    /// What a node's own table says of it.
    fn node(&mut self, entry: &Entry<'m>, group_shared: u32) -> u32 {
        use part::NodeFuncAttribKind as Kind;
        let node = &entry.properties.node;
        let mut attributes = Vec::new();
        let named = |id: Option<NodeId<'m>>| id.filter(|id| !id.name.is_empty());
        let grid = |grid: Option<[u32; 3]>| grid.filter(|grid| grid.iter().any(|&axis| axis != 0));
        if let Some(id) = named(node.id) {
            let id = self.node_id(id);
            attributes.push(self.node_attribute(Kind::ID, id, None));
        }
        if let Some(threads) = grid(entry.properties.num_threads) {
            attributes.push(self.node_attribute(Kind::NUM_THREADS, 0, Some(threads)));
        }
        if let Some(index) = node.local_root_arguments_table_index.filter(|&index| index as i32 >= 0) {
            attributes.push(self.node_attribute(Kind::LOCAL_ROOT_ARGUMENTS_TABLE_INDEX, index, None));
        }
        if let Some(id) = named(node.share_input_of) {
            let id = self.node_id(id);
            attributes.push(self.node_attribute(Kind::SHARE_INPUT_OF, id, None));
        }
        if let Some(grid) = grid(node.dispatch_grid) {
            attributes.push(self.node_attribute(Kind::DISPATCH_GRID, 0, Some(grid)));
        }
        if let Some(depth) = node.max_recursion_depth.filter(|&depth| depth != 0) {
            attributes.push(self.node_attribute(Kind::MAX_RECURSION_DEPTH, depth, None));
        }
        if let Some(grid) = grid(node.max_dispatch_grid) {
            attributes.push(self.node_attribute(Kind::MAX_DISPATCH_GRID, 0, Some(grid)));
        }
        let attributes = self.pools.numbers(attributes);
        let inputs = self.node_ends(&node.inputs);
        let outputs = self.node_ends(&node.outputs);
        let launch = part::NodeLaunch(node.launch.map_or(0, |launch| launch.0));
        let record = part::NodeShaderInfo { launch, group_shared, ..part::NodeShaderInfo::default() };
        let values = vec![attributes, outputs, inputs];
        self.add(PartType::NODE_SHADER_INFO_TABLE, part::NodeShaderInfo::SIZE, &record, values)
    }

    fn node_attribute(&mut self, kind: part::NodeFuncAttribKind, value: u32, numbers: Option<[u32; 3]>) -> u32 {
        let record = part::NodeShaderFuncAttrib { kind, value };
        let values = numbers.map(|numbers| self.pools.numbers(numbers.to_vec())).into_iter().collect();
        self.add(PartType::NODE_SHADER_FUNC_ATTRIB_TABLE, part::NodeShaderFuncAttrib::SIZE, &record, values)
    }

    /// Inputs or outputs of a node.
    fn node_ends(&mut self, ends: &[NodeIo<'m>]) -> Value<'m> {
        let ends = ends.iter().map(|end| {
            let attributes = self.end_attributes(end);
            let attributes = attributes.into_iter().map(|(kind, value)| {
                let record = part::NodeShaderIoAttrib { kind, value };
                self.add(PartType::NODE_SHADER_IO_ATTRIB_TABLE, part::NodeShaderIoAttrib::SIZE, &record, Vec::new())
            });
            let attributes = attributes.collect();
            let attributes = self.pools.numbers(attributes);
            let record = part::IoNode { flags_and_kind: end.flags, attributes: 0 };
            self.add(PartType::IO_NODE_TABLE, part::IoNode::SIZE, &record, vec![attributes])
        });
        let ends = ends.collect();
        self.pools.numbers(ends)
    }

    fn end_attributes(&mut self, end: &NodeIo<'m>) -> Vec<(part::NodeAttribKind, u32)> {
        use part::NodeAttribKind as Kind;
        let mut attributes = Vec::new();
        let max_records = end.max_records.filter(|&count| count != 0);
        if end.flags & NodeIoFlags::OUTPUT.0 != 0 {
            let id = self.node_id(end.output_id.unwrap_or_default());
            attributes.push((Kind::OUTPUT_ID, id));
            attributes.push((Kind::OUTPUT_ARRAY_SIZE, end.output_array_size.unwrap_or_default()));
            if let Some(count) = max_records {
                attributes.push((Kind::MAX_RECORDS, count));
            } else if let Some(shared) = end.max_records_shared_with.filter(|&shared| shared >= 0) {
                attributes.push((Kind::MAX_RECORDS_SHARED_WITH, shared as u32));
            }
            if end.allow_sparse_nodes {
                attributes.push((Kind::ALLOW_SPARSE_NODES, 1));
            }
        } else if end.flags & NodeIoFlags::INPUT.0 != 0
            && let Some(count) = max_records
        {
            attributes.push((Kind::MAX_RECORDS, count));
        }
        if let Some(record) = end.record.as_ref().filter(|record| record.size != 0) {
            attributes.push((Kind::RECORD_SIZE_IN_BYTES, record.size));
            if let Some(grid) = record.dispatch_grid.filter(|grid| grid.component.0 != 0) {
                let word = grid.offset & 0xffff | (grid.count & 3) << 16 | grid.component.0 << 18;
                attributes.push((Kind::RECORD_DISPATCH_GRID, word));
            }
            if record.alignment != 0 {
                attributes.push((Kind::RECORD_ALIGNMENT_IN_BYTES, record.alignment));
            }
        }
        attributes
    }

    /// The elements of a signature: their indexes.
    fn elements(
        &mut self,
        elements: &[Element<'m>],
        kind: ShaderKind,
        which: dxbin_dxil::spec::SignatureKind,
    ) -> Value<'m> {
        let point = dxbin_dxil::spec::SigPoint::of(kind, which);
        let rows = elements.iter().map(|element| {
            let allocated = element.start_row >= 0 && element.start_column >= 0;
            let start = element.start_column as u8 & 3;
            let record = part::RdatElement {
                semantic: dxbin_parts::psv0::SemanticKind(element.kind.0 as u8),
                component_type: element.component.0 as u8,
                interpolation: dxbin_parts::psv0::Interpolation(element.interpolation.0 as u8),
                start_row: if allocated { element.start_row as u8 } else { 0xff },
                columns: element.columns.wrapping_sub(1) & 3 | start << 2 | (element.stream as u8 & 3) << 4,
                masks: element.usage_mask as u8 & 15 | (element.dynamic_index_mask as u8 & 15) << 4,
                ..part::RdatElement::default()
            };
            let name = self.pools.text(element.canonical_name(point));
            let values = vec![name, self.pools.numbers(element.indices.clone())];
            self.add(PartType::SIGNATURE_ELEMENT_TABLE, part::RdatElement::SIZE, &record, values)
        });
        let rows = rows.collect();
        self.pools.numbers(rows)
    }

    /// What the table of the stage says.
    fn stage(&mut self, entry: &Entry<'m>, kind: ShaderKind, group_shared: u32) -> u32 {
        use dxbin_dxil::spec::SignatureKind::{Input, Output, PatchConstantOrPrimitive as Third};
        let signatures = &entry.signatures;
        let properties = &entry.properties;
        let nothing = || Value::Bytes((&[][..]).into());
        match kind {
            ShaderKind::PIXEL => {
                let values = vec![
                    self.elements(&signatures.input, kind, Input),
                    self.elements(&signatures.output, kind, Output),
                ];
                self.add(PartType::PS_INFO_TABLE, part::PsInfo::SIZE, &part::PsInfo::default(), values)
            }
            ShaderKind::VERTEX => {
                let values = vec![
                    self.elements(&signatures.input, kind, Input),
                    self.elements(&signatures.output, kind, Output),
                    nothing(),
                ];
                self.add(PartType::VS_INFO_TABLE, part::VsInfo::SIZE, &part::VsInfo::default(), values)
            }
            ShaderKind::GEOMETRY => {
                let input = self.elements(&signatures.input, kind, Input);
                let output = self.elements(&signatures.output, kind, Output);
                let geometry = properties.geometry;
                let streams = signatures.output.iter().fold(0, |mask, element| mask | 1_u8 << (element.stream & 3));
                let record = part::GsInfo {
                    primitive: geometry.map_or(0, |it| it.input.0 as u8),
                    topology: geometry.map_or(0, |it| it.topology.0 as u8),
                    max_vertices: geometry.map_or(0, |it| it.max_vertex_count as u8),
                    streams,
                    ..part::GsInfo::default()
                };
                self.add(
                    PartType::GS_INFO_TABLE,
                    part::GsInfo::SIZE,
                    &record,
                    vec![input, output, nothing(), nothing()],
                )
            }
            ShaderKind::HULL => {
                let input = self.elements(&signatures.input, kind, Input);
                let output = self.elements(&signatures.output, kind, Output);
                let patch = self.elements(&signatures.patch_constant_or_primitive, kind, Third);
                let hull = properties.hull;
                let record = part::HsInfo {
                    input_points: hull.map_or(0, |it| it.input_control_points as u8),
                    output_points: hull.map_or(0, |it| it.output_control_points as u8),
                    domain: hull.map_or(0, |it| it.domain.0 as u8),
                    primitive: hull.map_or(0, |it| it.output_primitive.0 as u8),
                    ..part::HsInfo::default()
                };
                let values = vec![input, output, patch, nothing(), nothing(), nothing(), nothing()];
                self.add(PartType::HS_INFO_TABLE, part::HsInfo::SIZE, &record, values)
            }
            ShaderKind::DOMAIN => {
                let input = self.elements(&signatures.input, kind, Input);
                let output = self.elements(&signatures.output, kind, Output);
                let patch = self.elements(&signatures.patch_constant_or_primitive, kind, Third);
                let domain = properties.domain;
                let record = part::DsInfo {
                    input_points: domain.map_or(0, |it| it.input_control_points as u8),
                    domain: domain.map_or(0, |it| it.domain.0 as u8),
                    ..part::DsInfo::default()
                };
                let values = vec![input, output, patch, nothing(), nothing(), nothing()];
                self.add(PartType::DS_INFO_TABLE, part::DsInfo::SIZE, &record, values)
            }
            ShaderKind::COMPUTE => {
                let threads = self.pools.numbers(properties.num_threads.unwrap_or_default().to_vec());
                let record = part::CsInfo { group_shared, ..part::CsInfo::default() };
                self.add(PartType::CS_INFO_TABLE, part::CsInfo::SIZE, &record, vec![threads])
            }
            ShaderKind::MESH => {
                let output = self.elements(&signatures.output, kind, Output);
                let primitive = self.elements(&signatures.patch_constant_or_primitive, kind, Third);
                let mesh = properties.mesh;
                let threads = self.pools.numbers(mesh.map(|it| it.num_threads).unwrap_or_default().to_vec());
                let record = part::MsInfo {
                    group_shared,
                    payload: mesh.map_or(0, |it| it.payload_size),
                    max_vertices: mesh.map_or(0, |it| it.max_vertex_count as u16),
                    max_primitives: mesh.map_or(0, |it| it.max_primitive_count as u16),
                    topology: mesh.map_or(0, |it| it.topology.0 as u8),
                    ..part::MsInfo::default()
                };
                let values = vec![output, primitive, nothing(), nothing(), threads];
                self.add(PartType::MS_INFO_TABLE, part::MsInfo::SIZE, &record, values)
            }
            ShaderKind::AMPLIFICATION => {
                let amplification = properties.amplification;
                let threads = self.pools.numbers(amplification.map(|it| it.num_threads).unwrap_or_default().to_vec());
                let record = part::AsInfo {
                    group_shared,
                    payload: amplification.map_or(0, |it| it.payload_size),
                    ..part::AsInfo::default()
                };
                self.add(PartType::AS_INFO_TABLE, part::AsInfo::SIZE, &record, vec![threads])
            }
            _ => part::NULL_REF,
        }
    }
}

/// Whether a subobject is one of DXR 1.1, which earlier validators gave every function's features.
fn is_of_dxr_1_1(subobject: part::SubobjectRecord) -> bool {
    match subobject.kind {
        part::SubobjectKind::RAYTRACING_PIPELINE_CONFIG1 => true,
        part::SubobjectKind::STATE_OBJECT_CONFIG => {
            subobject.value0 & dxbin_dxil::spec::StateObjectFlags::ALLOW_STATE_OBJECT_ADDITIONS.0 != 0
        }
        _ => false,
    }
}

/// A function's name in HLSL, of MSVC's: what stands between `\x01?` and the first `@`.
fn unmangled(name: &[u8]) -> &[u8] {
    match name.strip_prefix(b"\x01?") {
        Some(rest) => rest.split(|&byte| byte == b'@').next().unwrap_or(rest),
        None => name,
    }
}

/// Bytes of the payload and of the attributes.
fn sizes(entry: &Entry<'_>, kind: ShaderKind) -> (u32, u32) {
    let payload = entry.properties.ray_payload_size.unwrap_or_default();
    let attributes = entry.properties.ray_attribute_size.unwrap_or_default();
    match kind {
        ShaderKind::ANY_HIT | ShaderKind::CLOSEST_HIT => (payload, attributes),
        ShaderKind::MISS | ShaderKind::CALLABLE => (payload, 0),
        _ => (0, 0),
    }
}

/// Flags that follow from signatures.
fn signature_flags(entry: &Entry<'_>, kind: ShaderKind) -> u16 {
    let signatures = &entry.signatures;
    let position = signatures.output.iter().any(|element| element.kind == SemanticKind::POSITION);
    match kind {
        ShaderKind::PIXEL => {
            let mut flags = 0;
            if signatures.input.iter().any(runs_per_sample) {
                flags |= part::FunctionFlag::SAMPLE_FREQUENCY.0;
            }
            if signatures.output.iter().any(|element| is_depth(element.kind)) {
                flags |= part::FunctionFlag::DEPTH_OUTPUT.0;
            }
            flags
        }
        ShaderKind::VERTEX | ShaderKind::GEOMETRY | ShaderKind::DOMAIN | ShaderKind::MESH if position => {
            part::FunctionFlag::OUTPUT_POSITION_PRESENT.0
        }
        _ => 0,
    }
}

/// What the functions of a module refer to; `None` where memory that groups share is followed through more calls than any
/// library has.
fn uses(module: &Module, dxil: &Dxil<'_>) -> Option<Vec<Uses>> {
    /// Functions times variables.
    const MOST: usize = 1 << 24;
    let mut resources: HashMap<ModuleValue, Vec<u32>> = HashMap::new();
    for (index, resource) in (0..).zip(dxil.resources.listed()) {
        if let Some(symbol) = resource.symbol(module) {
            resources.entry(symbol).or_default().push(index);
        }
    }
    let shared = group_shared(module);
    if shared.len().saturating_mul(module.functions.len()) > MOST {
        return None;
    }
    let reached: Vec<Reached> = (module.functions.iter())
        .map(|function| function.body.as_ref().map(|body| Reached::of(module, body)).unwrap_or_default())
        .collect();
    let mut all: Vec<Uses> = Vec::with_capacity(reached.len());
    for here in &reached {
        let mut used: Vec<u32> = here.0.iter().filter_map(|value| resources.get(value)).flatten().copied().collect();
        used.sort_unstable();
        let functions = here.0.iter().filter_map(|value| match value.kind() {
            ValueKind::Function(id) => Some(id),
            _ => None,
        });
        let dependencies = functions.filter(|&id| is_outside(module, id)).collect();
        all.push(Uses { resources: used, dependencies, group_shared: 0 });
    }
    // Memory counts once for a function, however many of its callees use it: from its users back along the calls.
    let mut callers: Vec<Vec<u32>> = vec![Vec::new(); reached.len()];
    for (caller, here) in (0..).zip(&reached) {
        for value in &here.0 {
            if let ValueKind::Function(callee) = value.kind()
                && let Some(list) = callers.get_mut(callee.index())
            {
                list.push(caller);
            }
        }
    }
    for (global, size) in shared {
        let value = ValueKind::Global(global).into();
        let mut work: Vec<u32> =
            (0..).zip(&reached).filter(|(_, here)| here.has(value)).map(|(index, _)| index).collect();
        let mut seen = vec![false; reached.len()];
        while let Some(next) = work.pop() {
            let next = next as usize;
            let (Some(uses), Some(seen)) = (all.get_mut(next), seen.get_mut(next)) else { continue };
            if !std::mem::replace(seen, true) {
                uses.group_shared = uses.group_shared.wrapping_add(size);
                work.extend(callers.get(next).into_iter().flatten());
            }
        }
    }
    Some(all)
}

/// Whether a function is declared here and defined elsewhere.
fn is_outside(module: &Module, id: FunctionId) -> bool {
    let function = module.functions.get(id.index());
    function.is_some_and(|function| {
        let name = module.bytes(function.name);
        function.body.is_none()
            && function.linkage.linkage == 0
            && !name.starts_with(b"llvm.")
            && !name.starts_with(FUNCTION_PREFIX.as_bytes())
    })
}

/// The globals and functions that a function refers to, by itself or within constants; sorted.
#[derive(Default)]
struct Reached(Vec<ModuleValue>);

impl Reached {
    fn of(module: &Module, body: &Body) -> Self {
        let mut found = Vec::new();
        let mut constants = Vec::new();
        for instruction in body.order.iter().filter_map(|id| module.instruction(id)) {
            let visited = operands::of_instruction(instruction.opcode, module.operands(instruction), |met| {
                if let Met::Value(value) = met {
                    match value.kind() {
                        ValueKind::Global(_) | ValueKind::Function(_) => found.push(value),
                        ValueKind::Constant(id) => constants.push(id),
                        _ => {}
                    }
                }
                Ok::<(), std::convert::Infallible>(())
            });
            let Ok(()) = visited;
        }
        Self::of_constants(module, constants, &mut found);
        found.sort_unstable();
        found.dedup();
        Self(found)
    }

    fn of_constants(module: &Module, constants: Vec<ConstantId>, found: &mut Vec<ModuleValue>) {
        let mut work = constants;
        let mut seen = std::collections::HashSet::new();
        while let Some(id) = work.pop() {
            let Some(constant) = module.constants.get(id).filter(|constant| is_made_of(constant.kind)) else {
                continue;
            };
            if !seen.insert(id) {
                continue;
            }
            let mut index = 0;
            while let Some(value) = operands::of_constant(&module.constants, constant.kind, index) {
                index += 1;
                match value.kind() {
                    ValueKind::Global(_) | ValueKind::Function(_) => found.push(value),
                    ValueKind::Constant(id) => work.push(id),
                    _ => {}
                }
            }
        }
    }

    fn has(&self, value: ModuleValue) -> bool {
        self.0.binary_search(&value).is_ok()
    }
}

/// Whether a constant has operands.
const fn is_made_of(kind: ConstantKind) -> bool {
    matches!(kind, ConstantKind::Aggregate(_) | ConstantKind::Expression { .. } | ConstantKind::BlockAddress(_))
}
