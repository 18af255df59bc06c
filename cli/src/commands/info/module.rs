//! What a module of Shader Model 6 says of itself: entry points, resources, flags.

use std::fmt::Write as _;

use anstyle::Style;
use dxbin::base::{Diagnostics, Error, Limits};
use dxbin::bitcode;
use dxbin::bitcode::model::Module;
use dxbin::container::Container;
use dxbin::dxil::model::{Detail, Dxil, Entry, OFFLINE_MINOR, Resource, View, WaveSize};
use dxbin::dxil::spec::{ResourceClass, ResourceKind, ShaderKind};
use dxbin::module::{Bitcode, Modules};
use dxbin::open::Kind;
use serde::Serialize;

use crate::commands::info::{more, section, spelt};
use crate::report::Problem;
use crate::table::{Columns, clean, count, thousands};

/// The register and the space of what has none yet.
const UNBOUND: u32 = u32::MAX;

/// What `info` says of a module that is no container's.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub(crate) struct BareReport {
    /// What the file is: `bitcode`, `wrapped-bitcode` or `dxil-program`.
    kind: &'static str,
    /// Bytes of the file.
    size: u64,
    /// What it says of itself; absent where it is none of DXIL.
    module: Option<ModuleReport>,
}

/// What a module says of itself.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub(super) struct ModuleReport {
    /// The part it is in.
    #[serde(skip_serializing_if = "Option::is_none")]
    part: Option<String>,
    /// The target, such as `ps_6_6`.
    target: String,
    /// The version of DXIL, such as `1.6`.
    dxil_version: String,
    /// The version of the validator it is for; `0.0` for none.
    validator_version: String,
    /// The flags that are set.
    flags: Vec<String>,
    /// The entry points.
    entries: Vec<EntryReport>,
    /// The resources.
    resources: Vec<ResourceReport>,
    /// Entry points that are not shown.
    #[serde(skip)]
    more_entries: usize,
    /// Resources that are not shown.
    #[serde(skip)]
    more_resources: usize,
}

#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
struct EntryReport {
    /// The name in HLSL.
    name: String,
    /// The function's name, where that is another.
    #[serde(skip_serializing_if = "Option::is_none")]
    mangled: Option<String>,
    /// The stage, such as `Pixel`.
    stage: String,
    /// Threads of a group, along each axis.
    #[serde(skip_serializing_if = "Option::is_none")]
    threads: Option<[u32; 3]>,
    /// Lanes of a wave, where the shader says it: the fewest, the most, and the best number.
    #[serde(skip_serializing_if = "Option::is_none")]
    wave_size: Option<[u32; 3]>,
    /// Bytes of the payload.
    #[serde(skip_serializing_if = "Option::is_none")]
    payload_size: Option<u32>,
    /// Bytes of a hit's attributes.
    #[serde(skip_serializing_if = "Option::is_none")]
    attribute_size: Option<u32>,
    /// What only its stage has, such as `4 control points`.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    details: Vec<String>,
}

#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
struct ResourceReport {
    name: String,
    /// `SRV`, `UAV`, `CBuffer` or `Sampler`.
    class: String,
    /// `DXIL::ResourceKind`, such as `Texture2D`.
    resource_kind: String,
    /// `DXIL::ComponentType` of an element, for typed views.
    #[serde(skip_serializing_if = "Option::is_none")]
    component_type: Option<String>,
    /// The register's letter and number, such as `t3`; absent for what is not bound yet.
    #[serde(skip_serializing_if = "Option::is_none")]
    register: Option<String>,
    /// Registers; absent for an array without bounds.
    #[serde(skip_serializing_if = "Option::is_none")]
    count: Option<u32>,
    /// The register space; absent for what is not bound yet.
    #[serde(skip_serializing_if = "Option::is_none")]
    space: Option<u32>,
    /// Bytes of a constant buffer, or from element to element of a structured buffer.
    #[serde(skip_serializing_if = "Option::is_none")]
    size: Option<u32>,
    /// What else it is: `counter`, `globallycoherent`, ...
    #[serde(skip_serializing_if = "Vec::is_empty")]
    properties: Vec<&'static str>,
}

impl BareReport {
    pub(super) fn of(bytes: &[u8], kind: Kind, rows: usize, diagnostics: &mut Diagnostics) -> Result<Self, Problem> {
        let modules = Modules::of(bytes, &Limits::default(), diagnostics)?;
        let module = ModuleReport::of_modules(&modules, rows, diagnostics)?;
        Ok(Self { kind: kind.info().name, size: bytes.len() as u64, module })
    }

    pub(super) fn text(&self, file: &str) -> String {
        let mut text = String::new();
        let bold = Style::new().bold();
        // Writing to a string cannot fail.
        let _ = writeln!(text, "{bold}{file}{bold:#}");
        let mut facts = vec![("kind", format!("{}, {}", self.kind, count(self.size, "byte", "bytes")))];
        match &self.module {
            Some(module) => {
                facts.push(("shader", module.target.clone()));
                facts.extend(module.facts());
            }
            None => facts.push(("shader", "none: the module says nothing of DXIL".into())),
        }
        for (name, fact) in facts {
            let _ = writeln!(text, "  {name:9} {fact}");
        }
        if let Some(module) = &self.module {
            module.sections(&mut text);
        }
        text.push('\n');
        text
    }
}

/// Reads a module.
fn read(bitcode: &Bitcode<'_>, diagnostics: &mut Diagnostics) -> Result<Module, Error> {
    bitcode::read::read(bitcode.bytes, bitcode.origin, &Limits::default(), diagnostics)
}

impl ModuleReport {
    /// That of a container; `None` where it has none, or none that can be read.
    pub(super) fn of(container: &Container<'_>, rows: usize, diagnostics: &mut Diagnostics) -> Option<Self> {
        let modules = Modules::of_container(container.clone()).ok()?;
        match Self::of_modules(&modules, rows, diagnostics) {
            Ok(report) => report,
            Err(error) => {
                diagnostics.push(error.diagnostic().clone());
                None
            }
        }
    }

    fn of_modules(modules: &Modules<'_>, rows: usize, diagnostics: &mut Diagnostics) -> Result<Option<Self>, Error> {
        let limits = Limits::default();
        let main = read(&modules.main, diagnostics)?;
        let reflection = modules.reflection.as_ref().and_then(|bitcode| read(bitcode, diagnostics).ok());
        let place = |bitcode: &Bitcode<'_>| bitcode.origin..bitcode.origin + bitcode.bytes.len() as u64;
        let Some(dxil) = Dxil::read(&main, place(&modules.main), &limits, diagnostics) else { return Ok(None) };
        // Names that were stripped from the program are in the module of STAT.
        let named = reflection.as_ref().zip(modules.reflection.as_ref());
        let named = named.and_then(|(module, bitcode)| Dxil::read(module, place(bitcode), &limits, diagnostics));
        let resources = &named.as_ref().unwrap_or(&dxil).resources;
        // A library's first entry stands for all.
        let entries = dxil.entries.get(usize::from(dxil.is_library())..).unwrap_or_default();
        Ok(Some(Self {
            part: modules.main.part.map(|part| part.name()),
            target: target(&dxil),
            dxil_version: format!("{}.{}", dxil.version.major, dxil.version.minor),
            validator_version: format!("{}.{}", dxil.validator.major, dxil.validator.minor),
            flags: (dxil.flags().set())
                .map(|(bit, flag)| flag.map_or_else(|| format!("bit {bit}"), |flag| flag.name.to_owned()))
                .collect(),
            entries: entries.iter().take(rows).map(|entry| EntryReport::of(entry, dxil.shader_model.kind)).collect(),
            resources: resources.listed().take(rows).map(ResourceReport::of).collect(),
            more_entries: entries.len().saturating_sub(rows),
            more_resources: resources.listed().skip(rows).count(),
        }))
    }

    /// Lines for the top.
    pub(super) fn facts(&self) -> Vec<(&'static str, String)> {
        let validator = match &*self.validator_version {
            "0.0" => "without validation".to_owned(),
            version => format!("for validator {version}"),
        };
        let mut facts = vec![("DXIL", format!("version {}, {validator}", self.dxil_version))];
        if let [entry] = self.entries.as_slice() {
            facts.push(("entry", entry.headline()));
        }
        if !self.flags.is_empty() {
            facts.push(("flags", self.flags.join(", ")));
        }
        facts
    }

    /// Tables.
    pub(super) fn sections(&self, text: &mut String) {
        if self.entries.len() > 1 {
            let mut columns = Columns::new(&["name", "stage", "what"]);
            for entry in &self.entries {
                columns.row([entry.name.clone(), entry.stage.to_lowercase(), entry.facts().join(", ")]);
            }
            section(text, "Entry points", &columns.without_empty());
            more(text, self.more_entries);
        }
        let spaces = self.resources.iter().any(|resource| resource.space.is_some_and(|space| space != 0));
        let mut columns = Columns::new(&["register", "space", "what", "name", ">bytes"]);
        for resource in &self.resources {
            columns.row([
                resource.registers(),
                resource.space.filter(|_| spaces).map_or_else(String::new, |space| space.to_string()),
                resource.what(),
                resource.name.clone(),
                resource.size.map_or_else(String::new, |size| thousands(size.into())),
            ]);
        }
        section(text, "Bindings", &columns.without_empty());
        more(text, self.more_resources);
    }
}

/// The name in HLSL of a function with a mangled one: `\x01?NAME@@...`.
fn unmangled(name: &[u8]) -> &[u8] {
    let inner = name.strip_prefix(b"\x01?").and_then(|rest| rest.split(|&byte| byte == b'@').next());
    inner.filter(|inner| !inner.is_empty() && !inner.starts_with(b"?")).unwrap_or(name)
}

fn target(dxil: &Dxil<'_>) -> String {
    let model = &dxil.shader_model;
    let minor = match model.version.minor {
        OFFLINE_MINOR => "x".to_owned(),
        minor => minor.to_string(),
    };
    format!("{}_{}_{minor}", clean(model.name), model.version.major)
}

impl EntryReport {
    fn of(entry: &Entry<'_>, module: ShaderKind) -> Self {
        let properties = &entry.properties;
        let kind = entry.kind(module);
        let (mesh, amplification) = (properties.mesh, properties.amplification);
        let wave = |wave: WaveSize| {
            let most = if wave.ranged { wave.maximum } else { wave.minimum };
            [wave.minimum, most.max(wave.minimum), wave.preferred]
        };
        let mut details = Vec::new();
        if let Some(geometry) = properties.geometry {
            let name = |name: Option<&'static str>, number: u32| spelt(name, number.into());
            details.push(format!("takes {}", name(geometry.input.name(), geometry.input.0)));
            details.push(format!("makes {}", name(geometry.topology.name(), geometry.topology.0)));
            details.push(format!("{} vertices at most", geometry.max_vertex_count));
            details.extend((geometry.instance_count > 1).then(|| format!("{} instances", geometry.instance_count)));
        }
        if let Some(hull) = properties.hull {
            details.push(format!("{} control points to {}", hull.input_control_points, hull.output_control_points));
            details.push(spelt(hull.domain.name(), hull.domain.0.into()));
            details.push(spelt(hull.partitioning.name(), hull.partitioning.0.into()));
            details.push(spelt(hull.output_primitive.name(), hull.output_primitive.0.into()));
        }
        if let Some(domain) = properties.domain {
            details.push(format!("{} control points", domain.input_control_points));
            details.push(spelt(domain.domain.name(), domain.domain.0.into()));
        }
        if let Some(mesh) = mesh {
            details.push(spelt(mesh.topology.name(), mesh.topology.0.into()));
            let (vertices, primitives) = (mesh.max_vertex_count, mesh.max_primitive_count);
            details.push(format!("{vertices} vertices and {primitives} primitives at most"));
        }
        if let Some(launch) = properties.node.launch {
            details.push(spelt(launch.name(), launch.0.into()));
            let (inputs, outputs) = (&properties.node.inputs, &properties.node.outputs);
            details.extend((!inputs.is_empty()).then(|| count(inputs.len() as u64, "input", "inputs")));
            details.extend((!outputs.is_empty()).then(|| count(outputs.len() as u64, "output", "outputs")));
        }
        let payload = mesh.map(|mesh| mesh.payload_size).or(amplification.map(|it| it.payload_size));
        let name = unmangled(entry.name);
        Self {
            name: clean(name),
            mangled: (name != entry.name).then(|| clean(entry.name)),
            stage: spelt(kind.name(), kind.0.into()),
            threads: (properties.num_threads)
                .or(mesh.map(|mesh| mesh.num_threads))
                .or(amplification.map(|amplification| amplification.num_threads)),
            wave_size: properties.wave_size.map(wave),
            payload_size: properties.ray_payload_size.or(payload),
            attribute_size: properties.ray_attribute_size,
            details,
        }
    }

    /// It in a few words, but for the name.
    fn facts(&self) -> Vec<String> {
        let mut facts = Vec::new();
        facts.extend(self.threads.map(|[x, y, z]| format!("{x}x{y}x{z} threads")));
        facts.extend(self.wave_size.map(|[least, most, _]| match least == most {
            true => format!("waves of {least}"),
            false => format!("waves of {least} to {most}"),
        }));
        facts.extend(self.payload_size.map(|size| format!("payload {}", count(size.into(), "byte", "bytes"))));
        facts.extend(self.attribute_size.map(|size| format!("attributes {}", count(size.into(), "byte", "bytes"))));
        facts.extend(self.details.iter().map(|detail| detail.to_lowercase()));
        facts
    }

    fn headline(&self) -> String {
        let mut line = self.name.clone();
        for fact in self.facts() {
            line += ", ";
            line += &fact;
        }
        line
    }
}

impl ResourceReport {
    fn of(resource: &Resource<'_>) -> Self {
        let (class, kind) = (resource.class(), resource.kind());
        let letter = match class {
            ResourceClass::SRV => 't',
            ResourceClass::UAV => 'u',
            ResourceClass::CBUFFER => 'b',
            _ => 's',
        };
        let view = match resource.detail {
            Detail::Srv(view) | Detail::Uav(view) => Some(view),
            _ => None,
        };
        let typed = view.filter(|view| view.component.0 != 0);
        let size = match (resource.detail, view) {
            (Detail::CBuffer { size, .. }, _) => Some(size),
            (_, Some(View { kind: ResourceKind::STRUCTURED_BUFFER, stride, .. })) => Some(stride),
            _ => None,
        };
        let set = |view: View| {
            let all = [
                (view.globally_coherent, "globallycoherent"),
                (view.reorder_coherent, "reordercoherent"),
                (view.rov, "rasterizer ordered"),
                (view.counter, "counter"),
                (view.atomic64_use, "64-bit atomics"),
            ];
            all.into_iter().filter(|row| row.0).map(|row| row.1).collect()
        };
        Self {
            name: clean(resource.name),
            class: spelt(class.name(), class.0.into()),
            resource_kind: spelt(kind.name(), kind.0.into()),
            component_type: typed.map(|view| spelt(view.component.name(), view.component.0.into())),
            register: (resource.lower_bound != UNBOUND).then(|| format!("{letter}{}", resource.lower_bound)),
            count: (resource.count != Resource::UNBOUNDED).then_some(resource.count),
            space: (resource.space != UNBOUND).then_some(resource.space),
            size,
            properties: view.map(set).unwrap_or_default(),
        }
    }

    /// What is bound, in a few words.
    fn what(&self) -> String {
        let mut text = String::new();
        for property in &self.properties {
            text += property;
            text.push(' ');
        }
        text += if self.class == "UAV" { "rw " } else { "" };
        text += &self.resource_kind.to_lowercase();
        if let Some(component) = &self.component_type {
            text.push(' ');
            text += &component.to_lowercase();
        }
        text
    }

    /// The registers it takes, such as `t0`, `t0..t3` or, without an end, `t0..`.
    fn registers(&self) -> String {
        let Some(register) = &self.register else { return "-".into() };
        let (letter, number) = register.split_at(1);
        match (self.count, number.parse::<u32>()) {
            (Some(1), _) | (_, Err(_)) => register.clone(),
            (None, _) => format!("{register}.."),
            (Some(count), Ok(first)) => format!("{register}..{letter}{}", first.wrapping_add(count).wrapping_sub(1)),
        }
    }
}
