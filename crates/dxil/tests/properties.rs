//! Properties of entry points against PSV0 and RDAT, which dxc fills from the same model: every stage's state, threads, waves,
//! payloads, nodes and their records.

mod corpus;

use dxbin_base::{Diagnostics, Limits};
use dxbin_bitcode::model::Module;
use dxbin_dxil::model::{Dxil, Entry, NodeIo, Properties, Resource};
use dxbin_parts::psv0::{Psv0, StageInfo};
use dxbin_parts::rdat::{
    Function, IoNode, NodeAttribKind, NodeFuncAttribKind, NodeId, NodeShaderFuncAttrib, NodeShaderInfo,
    NodeShaderIoAttrib, PartType, Rdat,
};

fn read(module: &Module) -> Option<Box<Dxil<'_>>> {
    Dxil::read(module, 0..1, &Limits::default(), &mut Diagnostics::new()).filter(|dxil| dxil.sound)
}

/// What PSV0 has of a stage, as the metadata would have it: all numbers in one list.
fn stage_numbers(psv: &Psv0<'_>, version: usize) -> Vec<u32> {
    let info = psv.info();
    let mut numbers = match info.stage_info(info.stage()) {
        StageInfo::Hull(hull) => vec![hull.input_points, hull.output_points, hull.domain.0, hull.primitive.0],
        StageInfo::Domain(domain) => vec![domain.input_points, domain.domain.0],
        StageInfo::Geometry(geometry) => {
            let vertices = u32::from(info.patch_vectors) | u32::from(info.mesh_topology.0) << 8;
            vec![geometry.primitive.0, geometry.topology.0, geometry.streams, vertices]
        }
        StageInfo::Mesh(mesh) => {
            vec![mesh.payload, mesh.max_vertices.into(), mesh.max_primitives.into(), info.mesh_topology.0.into()]
        }
        StageInfo::Amplification(amplification) => vec![amplification.payload],
        _ => Vec::new(),
    };
    if version >= 2 {
        numbers.extend([info.threads_x, info.threads_y, info.threads_z]);
    }
    numbers
}

fn property_numbers(properties: &Properties<'_>, version: usize) -> Vec<u32> {
    let mut numbers = Vec::new();
    let mut threads = properties.num_threads.unwrap_or_default();
    if let Some(hull) = &properties.hull {
        let points = [hull.input_control_points, hull.output_control_points];
        numbers.extend(points.into_iter().chain([hull.domain.0, hull.output_primitive.0]));
    }
    if let Some(domain) = &properties.domain {
        numbers.extend([domain.input_control_points, domain.domain.0]);
    }
    if let Some(geometry) = &properties.geometry {
        let [input, topology] = [geometry.input.0, geometry.topology.0];
        numbers.extend([input, topology, geometry.active_streams, geometry.max_vertex_count]);
    }
    if let Some(mesh) = &properties.mesh {
        numbers.extend([mesh.payload_size, mesh.max_vertex_count, mesh.max_primitive_count, mesh.topology.0]);
        threads = mesh.num_threads;
    }
    if let Some(amplification) = &properties.amplification {
        numbers.push(amplification.payload_size);
        threads = amplification.num_threads;
    }
    if version >= 2 {
        numbers.extend(threads);
    }
    numbers
}

#[test]
fn stages_are_those_of_psv0() {
    let mut stages = std::collections::BTreeSet::new();
    for file in corpus::files().iter().filter(|file| !file.name.starts_with("ir_")) {
        let (Some(part), Some(module)) = (file.part(b"PSV0"), file.module(b"DXIL")) else { continue };
        let psv = Psv0::read(&part, 0, &mut Diagnostics::new());
        let Some(dxil) = read(&module) else { continue };
        let ([entry], Some(version @ 1..)) = (dxil.entries.as_slice(), psv.version()) else { continue };
        let properties = &entry.properties;
        assert_eq!(property_numbers(properties, version), stage_numbers(&psv, version), "{}", file.name);
        if let Some(name) = psv.entry() {
            assert_eq!(entry.name, name, "{}", file.name);
        }
        if let Some(wave) = properties.wave_size {
            let most = if wave.maximum == 0 { wave.minimum } else { wave.maximum };
            let info = psv.info();
            assert_eq!((wave.minimum, most), (info.min_lanes, info.max_lanes), "{}", file.name);
            stages.insert("wave");
        }
        let mut bound: Vec<_> = psv.resources().map(|row| (row.space, row.lower, row.upper)).collect();
        let last = |resource: &Resource<'_>| match resource.count {
            Resource::UNBOUNDED => u32::MAX,
            count => resource.lower_bound.wrapping_add(count).wrapping_sub(1),
        };
        let rows = dxil.resources.listed().map(|resource| (resource.space, resource.lower_bound, last(resource)));
        let mut resources: Vec<_> = rows.collect();
        bound.sort_unstable();
        resources.sort_unstable();
        assert_eq!(resources, bound, "{}", file.name);
        stages.insert(dxil.shader_model.kind.short().unwrap_or_default());
    }
    let all = ["as", "cs", "ds", "gs", "hs", "ms", "ps", "vs", "wave"];
    assert_eq!(stages.into_iter().collect::<Vec<_>>(), all, "stages that the corpus has");
}

/// What a library says of one function, in the words of RDAT.
#[derive(Debug, PartialEq, Eq, Default)]
struct Facts {
    kind: u32,
    payload: u32,
    attributes: u32,
    lanes: (u32, u32),
    program_entry: bool,
    node: Option<NodeFacts>,
}

/// What a library says of one node: how it is launched, what is said of it, what comes in and what goes out.
#[derive(Debug, PartialEq, Eq, Default)]
struct NodeFacts {
    launch: u32,
    said: Vec<String>,
    inputs: Vec<String>,
    outputs: Vec<String>,
}

fn of_rdat(rdat: &Rdat<'_>, function: &Function) -> Facts {
    let numbers = |index: u32| rdat.array(index).into_iter().flatten();
    let id = |index: u32| {
        let id: NodeId = rdat.table(PartType::NODE_ID_TABLE)?.record(index as usize)?;
        Some(format!("{}[{}]", String::from_utf8_lossy(rdat.text(id.name)?), id.index))
    };
    let node = rdat.table(PartType::NODE_SHADER_INFO_TABLE).and_then(|table| {
        let info: NodeShaderInfo = table.record(function.info as usize)?;
        let said = rdat.table(PartType::NODE_SHADER_FUNC_ATTRIB_TABLE);
        let said = numbers(info.attributes).filter_map(|row| said?.record::<NodeShaderFuncAttrib>(row as usize));
        let said = said.map(|row| match row.kind {
            NodeFuncAttribKind::ID => format!("id {}", id(row.value).unwrap_or_default()),
            NodeFuncAttribKind::SHARE_INPUT_OF => format!("shares {}", id(row.value).unwrap_or_default()),
            NodeFuncAttribKind::NUM_THREADS => format!("threads {:?}", numbers(row.value).collect::<Vec<_>>()),
            NodeFuncAttribKind::DISPATCH_GRID => format!("grid {:?}", numbers(row.value).collect::<Vec<_>>()),
            NodeFuncAttribKind::MAX_DISPATCH_GRID => format!("at most {:?}", numbers(row.value).collect::<Vec<_>>()),
            NodeFuncAttribKind::MAX_RECURSION_DEPTH => format!("depth {}", row.value),
            NodeFuncAttribKind::LOCAL_ROOT_ARGUMENTS_TABLE_INDEX => format!("local {}", row.value),
            kind => format!("{kind:?}"),
        });
        let mut said: Vec<String> = said.collect();
        said.sort();
        let ios = |rows: u32| {
            let table = rdat.table(PartType::IO_NODE_TABLE);
            let rows = numbers(rows).filter_map(|row| table?.record::<IoNode>(row as usize));
            rows.map(|io| io_of_rdat(rdat, &io, &id)).collect()
        };
        Some(NodeFacts { launch: info.launch.0, said, inputs: ios(info.inputs), outputs: ios(info.outputs) })
    });
    let lanes = (function.min_lanes.into(), function.max_lanes.into());
    Facts {
        kind: function.stage.0,
        payload: function.payload,
        attributes: function.attributes,
        lanes,
        program_entry: function.flags & 1 != 0,
        node: node.filter(|_| function.info != u32::MAX),
    }
}

/// Everything in one text; what is nothing RDAT says, and metadata do not, or the other way round.
fn listed(flags: u32, mut said: Vec<String>) -> String {
    said.retain(|text| !["array 0", "records 0"].contains(&text.as_str()));
    said.sort();
    format!("{flags:#x} {said:?}")
}

fn io_of_rdat(rdat: &Rdat<'_>, io: &IoNode, id: &dyn Fn(u32) -> Option<String>) -> String {
    let table = rdat.table(PartType::NODE_SHADER_IO_ATTRIB_TABLE);
    let rows = rdat.array(io.attributes).into_iter().flatten();
    let rows = rows.filter_map(|row| table?.record::<NodeShaderIoAttrib>(row as usize));
    let said = rows.map(|row| match row.kind {
        NodeAttribKind::OUTPUT_ID => format!("id {}", id(row.value).unwrap_or_default()),
        NodeAttribKind::MAX_RECORDS => format!("records {}", row.value),
        NodeAttribKind::MAX_RECORDS_SHARED_WITH => format!("shared {}", row.value),
        NodeAttribKind::RECORD_SIZE_IN_BYTES => format!("size {}", row.value),
        NodeAttribKind::RECORD_DISPATCH_GRID => {
            format!("grid {} {} {}", row.value & 0xffff, row.value >> 18, row.value >> 16 & 3)
        }
        NodeAttribKind::OUTPUT_ARRAY_SIZE => format!("array {}", row.value),
        NodeAttribKind::ALLOW_SPARSE_NODES => format!("sparse {}", row.value != 0),
        NodeAttribKind::RECORD_ALIGNMENT_IN_BYTES => format!("align {}", row.value),
        kind => format!("{kind:?}"),
    });
    let said = said.collect();
    listed(io.flags_and_kind, said)
}

fn of_entry(entry: &Entry<'_>) -> Facts {
    let properties = &entry.properties;
    let node = &properties.node;
    let id = |id: &dxbin_dxil::model::NodeId<'_>| format!("{}[{}]", String::from_utf8_lossy(id.name), id.index);
    let mut said = Vec::new();
    said.extend(node.id.iter().map(|name| format!("id {}", id(name))));
    said.extend(node.share_input_of.iter().map(|name| format!("shares {}", id(name))));
    said.extend(properties.num_threads.map(|threads| format!("threads {threads:?}")));
    said.extend(node.dispatch_grid.map(|grid| format!("grid {grid:?}")));
    said.extend(node.max_dispatch_grid.map(|grid| format!("at most {grid:?}")));
    said.extend(node.max_recursion_depth.map(|depth| format!("depth {depth}")));
    // -1 stands for none, which RDAT does not say.
    let local = node.local_root_arguments_table_index.filter(|&index| index != u32::MAX);
    said.extend(local.map(|index| format!("local {index}")));
    said.sort();
    let ios = |ios: &[NodeIo<'_>]| ios.iter().map(|io| io_of_metadata(io, &id)).collect();
    let lanes = properties
        .wave_size
        .map_or((0, 0), |wave| (wave.minimum, if wave.maximum == 0 { wave.minimum } else { wave.maximum }));
    Facts {
        kind: properties.kind.unwrap_or_default().0,
        payload: properties.ray_payload_size.unwrap_or_default(),
        attributes: properties.ray_attribute_size.unwrap_or_default(),
        lanes,
        program_entry: node.is_program_entry,
        node: node.launch.map(|launch| NodeFacts {
            launch: launch.0,
            said,
            inputs: ios(&node.inputs),
            outputs: ios(&node.outputs),
        }),
    }
}

fn io_of_metadata(io: &NodeIo<'_>, id: &dyn Fn(&dxbin_dxil::model::NodeId<'_>) -> String) -> String {
    let mut said = Vec::new();
    said.extend(io.output_id.iter().map(|name| format!("id {}", id(name))));
    said.extend(io.max_records.map(|count| format!("records {count}")));
    said.extend(io.max_records_shared_with.map(|with| format!("shared {with}")));
    said.extend(io.output_array_size.map(|count| format!("array {count}")));
    said.extend(io.allow_sparse_nodes.then(|| "sparse true".to_owned()));
    if let Some(record) = &io.record {
        said.push(format!("size {}", record.size));
        said.extend(
            record.dispatch_grid.map(|grid| format!("grid {} {} {}", grid.offset, grid.component.0, grid.count)),
        );
        said.extend((record.alignment != 0).then(|| format!("align {}", record.alignment)));
    }
    listed(io.flags, said)
}

#[test]
fn functions_are_those_of_rdat() {
    let (mut functions, mut nodes) = (0, 0);
    for file in corpus::files().iter().filter(|file| !file.name.starts_with("ir_")) {
        let (Some(part), Some(module)) = (file.part(b"RDAT"), file.module(b"DXIL")) else { continue };
        let rdat = Rdat::read(&part, 0, &mut Diagnostics::new());
        let Some(dxil) = read(&module) else { continue };
        let Some(table) = rdat.table(PartType::FUNCTION_TABLE) else { continue };
        for entry in dxil.entries.iter().skip(1) {
            let name = entry.function.map(|id| module.bytes(module.functions[id.index()].name));
            let row = table.records::<Function>().find(|row| rdat.text(row.name) == name);
            let Some(row) = row else { panic!("{}: RDAT has no {name:?}", file.name) };
            let mut facts = of_rdat(&rdat, &row);
            let said = of_entry(entry);
            // The shorter rows of old validators have no waves and no nodes.
            if table.stride < 52 {
                (facts.lanes, facts.program_entry, facts.node) = (said.lanes, said.program_entry, None);
            }
            assert_eq!(said, facts, "{}: {}", file.name, String::from_utf8_lossy(entry.name));
            functions += 1;
            nodes += usize::from(facts.node.is_some());
        }
    }
    assert!(functions > 20 && nodes > 5, "only {functions} functions and {nodes} nodes in the corpus");
}
