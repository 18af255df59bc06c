//! What a library of Shader Model 6 exports: functions, what each takes, uses and needs, nodes of work graphs, and the
//! subobjects of state objects.
//!
//! RDAT lists the functions and what each uses, the module's metadata has what nodes state; one stands in for the other where
//! it is missing, and what is then unknown is said.
//!
//! ```
//! use dxbin::base::{Diagnostics, Limits};
//! use dxbin::library::Library;
//!
//! let file = std::fs::read(concat!(env!("CARGO_MANIFEST_DIR"), "/../../tests/corpus/reflect6/library.1.cso")).unwrap();
//! let library = Library::read(&file, &Limits::default(), &mut Diagnostics::new())?;
//! let miss = library.exports.iter().find(|export| export.name == b"miss").unwrap();
//! assert_eq!((miss.kind.short(), miss.payload), (Some("miss"), Some(20)));
//! assert!(library.subobjects.iter().any(|subobject| subobject.name == b"group_one"));
//! # Ok::<(), dxbin::base::Error>(())
//! ```

use std::collections::HashMap;

use dxbin_base::{Code, Diagnostics, Error, Limits};
use dxbin_bitcode::model::{Function, FunctionId, Module};
use dxbin_container::spec::kind;
use dxbin_dxil::model::{Dxil, Entry, NodeProperties, Resource as DxilResource, SubobjectDetail};
use dxbin_dxil::spec::{ResourceClass, ResourceKind, ShaderFlags, ShaderKind};
use dxbin_parts::rdat::{self, PartType, Rdat};

use crate::listing::dxc::subobjects::{self, Content};
use crate::module::{Bitcode, Modules};
use crate::open;

/// What a library exports.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Library {
    /// The target, such as `lib_6_3`; `None` where the file is bare bitcode whose metadata does not say it.
    pub target: Option<String>,
    /// The functions, in RDAT's order.
    pub exports: Vec<Export>,
    /// The resources, in RDAT's order.
    pub resources: Vec<Resource>,
    /// The subobjects.
    pub subobjects: Vec<Subobject>,
    /// What the file does not say, each in a sentence.
    pub unknown: Vec<&'static str>,
}

/// A function that is exported.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Export {
    /// The name by which it is exported, mangled.
    pub mangled: Vec<u8>,
    /// The name in HLSL.
    pub name: Vec<u8>,
    /// How HLSL spells it, with what it takes and returns; `None` for entry points, whose names are not mangled.
    pub signature: Option<String>,
    /// What kind of shader it is; `LIBRARY` for one that only others call.
    pub kind: ShaderKind,
    /// Bytes of its payload, or of a callable shader's parameters; of ray-tracing, mesh and amplification shaders.
    pub payload: Option<u32>,
    /// Bytes of a hit's attributes.
    pub attributes: Option<u32>,
    /// What it uses: places in [`Library::resources`]; `None` where nothing says it.
    pub resources: Option<Vec<usize>>,
    /// Functions elsewhere that it calls.
    pub calls: Vec<Vec<u8>>,
    /// The features it needs: bits of SFI0.
    pub features: Option<u64>,
    /// The least target it needs, such as `lib_6_3`.
    pub target: Option<String>,
    /// The stages that may use it, a bit for each number of a [`ShaderKind`].
    pub stages: Option<u32>,
    /// Threads of a group.
    pub threads: Option<[u32; 3]>,
    /// The fewest and the most lanes that a wave may have; 0 for any number.
    pub lanes: Option<[u32; 2]>,
    /// Whether depth and stencil are tested before it runs.
    pub early_depth_stencil: bool,
    /// What is said of a node of a work graph.
    pub node: Option<Node>,
    /// The names of subobjects that are associated with it.
    pub subobjects: Vec<Vec<u8>>,
}

/// A node of a work graph.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Node {
    /// How it is launched, such as `Broadcasting`.
    pub launch: Option<&'static str>,
    /// Whether a graph may start with it.
    pub is_program_entry: bool,
    /// Its name in the graph, and its place in an array of that name.
    pub id: Option<(Vec<u8>, u32)>,
    /// The node whose input it shares.
    pub share_input_of: Option<(Vec<u8>, u32)>,
    /// The index of its local root arguments.
    pub local_root_arguments_table_index: Option<u32>,
    /// Groups along each axis.
    pub dispatch_grid: Option<[u32; 3]>,
    /// Groups along each axis, at most.
    pub max_dispatch_grid: Option<[u32; 3]>,
    /// How often it may call itself.
    pub max_recursion_depth: Option<u32>,
    /// What comes in.
    pub inputs: Vec<NodeIo>,
    /// What goes out.
    pub outputs: Vec<NodeIo>,
}

/// What comes into a node or goes out.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct NodeIo {
    /// Bits of [`NodeIoFlags`](dxbin_dxil::spec::NodeIoFlags).
    pub flags: u32,
    /// Bytes of a record.
    pub size: Option<u32>,
    /// A record's alignment in bytes.
    pub alignment: Option<u32>,
    /// Where `SV_DispatchGrid` lies in a record: the offset, its type such as `U32`, and its components.
    pub dispatch_grid: Option<(u32, &'static str, u32)>,
    /// Records at most.
    pub max_records: Option<u32>,
    /// The output whose records it shares.
    pub max_records_shared_with: Option<u32>,
    /// Nodes in an array of outputs.
    pub array_size: Option<u32>,
    /// Whether nodes of that array may be missing.
    pub allows_sparse_nodes: bool,
    /// The node it goes to.
    pub id: Option<(Vec<u8>, u32)>,
}

/// A resource of a library.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Resource {
    /// Its name; empty where it is stripped.
    pub name: Vec<u8>,
    /// How it is bound.
    pub class: ResourceClass,
    /// What it is.
    pub kind: ResourceKind,
    /// The register space.
    pub space: u32,
    /// The first register.
    pub first: u32,
    /// Registers; `None` for an array with no stated size.
    pub count: Option<u32>,
}

/// A subobject of state objects.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Subobject {
    /// Its name.
    pub name: Vec<u8>,
    /// What it is, such as `HitGroup`.
    pub kind: &'static str,
    /// What it says: names of fields and values.
    pub fields: Vec<(&'static str, SubobjectValue)>,
}

/// What a field of a subobject says.
#[derive(Clone, Debug, PartialEq)]
pub enum SubobjectValue {
    /// A number or flags.
    Number(u32),
    /// A name.
    Text(Vec<u8>),
    /// Names.
    Texts(Vec<Vec<u8>>),
}

impl Library {
    /// Reads the library in `bytes`, any file with a module of Shader Model 6: a container, a PDB with one, or the module alone.
    ///
    /// # Errors
    ///
    /// [`Code::NoLibrary`] where there is none; those of [`open::shader`] and [`Modules::of_shader`].
    pub fn read(bytes: &[u8], limits: &Limits, diagnostics: &mut Diagnostics) -> Result<Self, Error> {
        let file = open::shader(bytes, diagnostics)?;
        let modules = Modules::of_shader(&file, limits, diagnostics).or_else(|error| {
            // A PDB of `-Zs` has the module in STAT alone.
            let container = file.container(limits, &mut Diagnostics::new())?;
            Modules::of_reflection(container).ok_or(error)
        })?;
        let source = modules.reflection.unwrap_or(modules.main);
        let span = source.origin..source.origin + source.bytes.len() as u64;
        let module = read_module(&source, limits, diagnostics);
        let dxil = module.as_ref().and_then(|module| Dxil::read(module, span.clone(), limits, diagnostics));
        // STAT leaves out what the program's own module still has of subobjects.
        let is_library = match (&modules.program, &dxil) {
            (Some(program), _) => program.version >> 16 == ShaderKind::LIBRARY.0,
            (None, Some(dxil)) => dxil.is_library(),
            (None, None) => false,
        };
        if !is_library {
            let message = "this is no library of Shader Model 6; `dxbin reflect` shows what a shader takes and binds";
            return Err(Error::new(Code::NoLibrary, span, message));
        }
        let rdat = (modules.container.as_ref())
            .and_then(|container| container.part(kind::RDAT))
            .map(|part| Rdat::read(part.data, part.start(), diagnostics));
        let mut library = Self { target: modules.program.map(|program| program.target()), ..Self::default() };
        let mut reader =
            Reader { rdat: rdat.as_ref(), module: module.as_ref(), dxil: dxil.as_deref(), left: MAX_NAMES };
        library.resources = reader.resources();
        library.exports = reader.exports();
        library.subobjects = reader.subobjects();
        library.associate();
        let mut say = |unknown: bool, text| library.unknown.extend(unknown.then_some(text));
        say(rdat.is_none(), "what each function uses and needs: there is no RDAT");
        say(dxil.is_none(), "threads, payloads' annotations and what nodes state: there is no module that can be read");
        let nameless = library.resources.iter().any(|of| of.name.is_empty());
        library.unknown.extend(nameless.then_some("names of resources: they are stripped"));
        Ok(library)
    }

    /// Writes down with each function which subobjects are associated with it: those that name it, and those that name none.
    fn associate(&mut self) {
        let mut left = MAX_NAMES;
        for subobject in &self.subobjects {
            let field = |name: &str| subobject.fields.iter().find(|field| field.0 == name).map(|field| &field.1);
            let (Some(SubobjectValue::Text(of)), Some(SubobjectValue::Texts(exports))) =
                (field("subobject"), field("exports"))
            else {
                continue;
            };
            for export in &mut self.exports {
                let named = exports.iter().any(|name| *name == export.name || *name == export.mangled);
                if left > 0 && (named || exports.is_empty()) {
                    left -= 1;
                    export.subobjects.push(of.clone());
                }
            }
        }
    }
}

fn read_module(source: &Bitcode<'_>, limits: &Limits, diagnostics: &mut Diagnostics) -> Option<Module> {
    match dxbin_bitcode::read::read(source.bytes, source.origin, limits, diagnostics) {
        Ok(module) => Some(module),
        Err(error) => {
            diagnostics.push(error.diagnostic().clone());
            None
        }
    }
}

/// More names than this are never written down: arrays of them may be shared.
const MAX_NAMES: usize = 1 << 20;

struct Reader<'r, 'a> {
    rdat: Option<&'r Rdat<'a>>,
    module: Option<&'r Module>,
    dxil: Option<&'r Dxil<'r>>,
    left: usize,
}

impl<'r> Reader<'r, '_> {
    fn table<R: dxbin_base::record::Record + 'r>(&self, ty: PartType) -> Option<Vec<R>> {
        Some(self.rdat?.table(ty)?.records().collect())
    }

    fn text(&self, offset: u32) -> Vec<u8> {
        self.rdat.and_then(|rdat| rdat.text(offset)).unwrap_or_default().to_vec()
    }

    fn resources(&self) -> Vec<Resource> {
        if let Some(rows) = self.table::<rdat::Resource>(PartType::RESOURCE_TABLE) {
            let of_row = |row: &rdat::Resource| Resource {
                name: self.text(row.name),
                class: ResourceClass(row.class.0),
                kind: ResourceKind(row.kind.0),
                space: row.space,
                first: row.lower,
                count: (row.upper != u32::MAX).then(|| row.upper.wrapping_sub(row.lower).wrapping_add(1)),
            };
            return rows.iter().map(of_row).collect();
        }
        let Some(dxil) = self.dxil else { return Vec::new() };
        let of = |of: &DxilResource<'_>| Resource {
            name: of.name.to_vec(),
            class: of.class(),
            kind: of.kind(),
            space: of.space,
            first: of.lower_bound,
            count: (of.count != DxilResource::UNBOUNDED).then_some(of.count),
        };
        dxil.resources.listed().map(of).collect()
    }

    fn exports(&mut self) -> Vec<Export> {
        let entries = self.entries();
        if let Some(rows) = self.table::<rdat::Function>(PartType::FUNCTION_TABLE) {
            return rows.iter().map(|row| self.of_row(row, &entries)).collect();
        }
        // Without RDAT: entry points, and what is defined and seen from outside.
        let mut exports: Vec<Export> = Vec::new();
        for (at, function) in self.module.map_or(&[][..], |module| &module.functions).iter().enumerate() {
            let entry = entries.get(&FunctionId(at as u32)).copied();
            /// LLVM's codes for what nobody else sees.
            const INTERNAL: [u32; 2] = [3, 9];
            let is_seen = function.body.is_some() && !INTERNAL.contains(&function.linkage.linkage);
            if entry.is_some() || is_seen {
                exports.push(self.of_function(function, entry));
            }
        }
        exports
    }

    /// Entry points by their functions.
    fn entries(&self) -> HashMap<FunctionId, &'r Entry<'r>> {
        let entries = self.dxil.map_or(&[][..], |dxil| &dxil.entries);
        entries.iter().filter_map(|entry| Some((entry.function?, entry))).collect()
    }

    fn of_function(&self, function: &Function, entry: Option<&Entry<'_>>) -> Export {
        let mangled = self.module.map_or(&[][..], |module| module.bytes(function.name)).to_vec();
        let mut export = named(mangled);
        if let Some(entry) = entry {
            state(&mut export, entry);
        }
        export
    }

    fn of_row(&mut self, row: &rdat::Function, entries: &HashMap<FunctionId, &Entry<'_>>) -> Export {
        let mut export = named(self.text(row.name));
        let unmangled = self.text(row.unmangled);
        if !unmangled.is_empty() {
            export.name = unmangled;
        }
        let id = self.module.and_then(|module| {
            let place = module.functions.iter().position(|of| module.bytes(of.name) == export.mangled)?;
            Some(FunctionId(place as u32))
        });
        if let Some(entry) = id.and_then(|id| entries.get(&id)) {
            state(&mut export, entry);
        }
        export.kind = ShaderKind(row.stage.0);
        // RDAT has the sizes for every kind; 0 where they mean nothing.
        export.payload = export.payload.or((row.payload != 0).then_some(row.payload));
        export.attributes = export.attributes.or((row.attributes != 0).then_some(row.attributes));
        let numbers = |reader: &mut Self, index: u32| {
            let numbers: Vec<u32> =
                reader.rdat.and_then(|rdat| rdat.array(index)).into_iter().flatten().take(reader.left).collect();
            reader.left -= numbers.len();
            numbers
        };
        export.resources = Some(numbers(self, row.resources).into_iter().map(|at| at as usize).collect());
        export.calls = numbers(self, row.dependencies).into_iter().map(|offset| self.text(offset)).collect();
        export.features = Some(row.features());
        export.stages = Some(row.stages.0);
        let target = dxbin_parts::program::ProgramHeader { version: row.target, ..Default::default() };
        export.target = Some(target.target());
        if row.min_lanes != 0 || row.max_lanes != 0 {
            export.lanes = Some([row.min_lanes.into(), row.max_lanes.into()]);
        }
        export
    }

    fn subobjects(&self) -> Vec<Subobject> {
        if let Some(all) = self.rdat.and_then(|rdat| subobjects::Subobjects::of(rdat, rdat.data())) {
            // RDAT does not have a root signature's text; the metadata may.
            let mut list: Vec<Subobject> = all.list.iter().map(of_content).collect();
            for subobject in &mut list {
                let same = self.dxil.and_then(|dxil| dxil.subobjects.iter().find(|of| of.name == subobject.name));
                match same.map(|of| &of.detail) {
                    Some(SubobjectDetail::RootSignature { text, .. }) if !text.is_empty() => {
                        subobject.fields.push(("text", SubobjectValue::Text(text.to_vec())));
                    }
                    _ => {}
                }
            }
            return list;
        }
        let list = self.dxil.map_or(&[][..], |dxil| &dxil.subobjects);
        list.iter()
            .map(|of| {
                let content = crate::listing::dxc::subobject_content(&of.detail);
                of_content(&subobjects::Subobject { name: of.name.into(), content })
            })
            .collect()
    }
}

fn named(mangled: Vec<u8>) -> Export {
    let name = crate::demangle::short(&mangled).into_bytes();
    Export {
        signature: crate::demangle::function(&mangled),
        name,
        mangled,
        kind: ShaderKind::LIBRARY,
        ..Export::default()
    }
}

/// What the metadata says of an entry point.
fn state(export: &mut Export, entry: &Entry<'_>) {
    let of = &entry.properties;
    export.kind = of.kind.unwrap_or(ShaderKind::LIBRARY);
    let payload = of.mesh.map(|of| of.payload_size).or(of.amplification.map(|of| of.payload_size));
    export.payload = of.ray_payload_size.or(payload);
    export.attributes = of.ray_attribute_size;
    let threads = of.mesh.map(|of| of.num_threads).or(of.amplification.map(|of| of.num_threads));
    export.threads = of.num_threads.or(threads);
    export.lanes = of.wave_size.map(|of| [of.minimum, if of.ranged { of.maximum } else { of.minimum }]);
    export.early_depth_stencil = of.flags.has(ShaderFlags::FORCE_EARLY_DEPTH_STENCIL);
    export.node = (of.kind == Some(ShaderKind::NODE) || of.node.launch.is_some()).then(|| node(&of.node));
}

fn node(of: &NodeProperties<'_>) -> Node {
    let id = |id: &Option<dxbin_dxil::model::NodeId<'_>>| id.map(|id| (id.name.to_vec(), id.index));
    let io = |of: &dxbin_dxil::model::NodeIo<'_>| NodeIo {
        flags: of.flags,
        size: of.record.as_ref().map(|record| record.size),
        alignment: of.record.as_ref().map(|record| record.alignment).filter(|&alignment| alignment != 0),
        dispatch_grid: of
            .record
            .as_ref()
            .and_then(|record| record.dispatch_grid)
            .map(|grid| (grid.offset, grid.component.name().unwrap_or("unknown"), grid.count)),
        max_records: of.max_records,
        max_records_shared_with: of.max_records_shared_with.and_then(|of| u32::try_from(of).ok()),
        array_size: of.output_array_size,
        allows_sparse_nodes: of.allow_sparse_nodes,
        id: id(&of.output_id),
    };
    Node {
        launch: of.launch.and_then(|launch| launch.name()),
        is_program_entry: of.is_program_entry,
        id: id(&of.id),
        share_input_of: id(&of.share_input_of),
        local_root_arguments_table_index: of.local_root_arguments_table_index.filter(|&index| index != u32::MAX),
        dispatch_grid: of.dispatch_grid,
        max_dispatch_grid: of.max_dispatch_grid,
        max_recursion_depth: of.max_recursion_depth,
        inputs: of.inputs.iter().map(io).collect(),
        outputs: of.outputs.iter().map(io).collect(),
    }
}

fn of_content(of: &subobjects::Subobject<'_>) -> Subobject {
    use SubobjectValue::{Number, Text, Texts};
    let fields = match &of.content {
        Content::StateObjectConfig { flags } => vec![("flags", Number(*flags))],
        Content::RootSignature { size, text, .. } => {
            let text = (!text.is_empty()).then(|| ("text", Text(text.to_vec())));
            [("bytes", Number(*size))].into_iter().chain(text).collect()
        }
        Content::SubobjectToExportsAssociation { subobject, exports } => vec![
            ("subobject", Text(subobject.to_vec())),
            ("exports", Texts(exports.iter().map(|name| name.to_vec()).collect())),
        ],
        Content::RaytracingShaderConfig { payload, attributes } => {
            vec![("max_payload_size", Number(*payload)), ("max_attribute_size", Number(*attributes))]
        }
        Content::RaytracingPipelineConfig { depth } => vec![("max_recursion_depth", Number(*depth))],
        Content::HitGroup { ty, any_hit, closest_hit, intersection } => vec![
            ("type", Number(*ty)),
            ("any_hit", Text(any_hit.to_vec())),
            ("closest_hit", Text(closest_hit.to_vec())),
            ("intersection", Text(intersection.to_vec())),
        ],
        Content::RaytracingPipelineConfig1 { depth, flags } => {
            vec![("max_recursion_depth", Number(*depth)), ("flags", Number(*flags))]
        }
    };
    Subobject { name: of.name.to_vec(), kind: std::str::from_utf8(of.content.kind()).unwrap_or("?"), fields }
}
