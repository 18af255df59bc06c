//! Our own view of a shader, as it stands in `--json`; the tables are made of it.

use std::borrow::Cow;

use dxbin::check::Class;
use dxbin::parts::ifce::{self, ClassInstance, Ifce};
use dxbin::parts::rdef::{InputType, VariableClass, VariableType};
use dxbin::parts::sfi0::FeatureInfo;
use dxbin::parts::signature::{Element, SystemValue};
use dxbin::reflect::{BufferLayout, Counter, Field, Geometry, Resource, Shader, ShaderSignature, Tessellation};
use serde::Serialize;

use crate::commands::info::{mask, spelt};
use crate::table::clean;

/// Our own view of a shader.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub(crate) struct ReflectionReport {
    /// The target as a compiler takes it, such as `ps_5_0`.
    pub(super) target: Option<String>,
    /// The stage, such as `pixel`.
    pub(super) stage: Option<String>,
    /// The Shader Model, such as `5.0`.
    pub(super) model: Option<String>,
    /// The compiler, as RDEF names it.
    pub(super) compiler: Option<String>,
    /// The D3DCOMPILE flags it was compiled with.
    pub(super) compile_flags: Option<u32>,
    /// The optional features it needs: all of SFI0, and those that the program's own flags add.
    pub(super) features: Vec<String>,
    /// Whether depth and stencil are tested before the program runs.
    pub(super) early_depth_stencil: bool,
    /// The least feature level, such as `11.0`; null where the target has none.
    pub(super) min_feature_level: Option<String>,
    /// Threads of a group, of a compute program.
    pub(super) thread_group: Option<[u32; 3]>,
    /// Whether a pixel program runs once per sample.
    pub(super) per_sample: Option<bool>,
    /// What a geometry program takes and makes.
    pub(super) geometry: Option<GeometryReport>,
    /// How a patch is divided, of hull and domain programs.
    pub(super) tessellation: Option<TessellationReport>,
    /// What a mesh program makes.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) mesh: Option<MeshReport>,
    /// Bytes that an amplification program hands to mesh programs, of both.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) payload_size: Option<u32>,
    /// Lanes that a wave has: at least, at most and best, 0 for what is not said.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) wave_size: Option<[u32; 3]>,
    /// What it binds.
    pub(super) resources: Vec<ResourceReport>,
    /// How its buffers are laid out.
    pub(super) buffers: Vec<BufferReport>,
    /// Its signatures.
    pub(super) signatures: Vec<SignatureReport>,
    /// Slots of interface pointers.
    pub(super) interface_slots: u32,
    /// Class linkage.
    pub(super) linkage: Option<LinkageReport>,
    /// Whether the compiler counted (STAT); else the program was counted here.
    pub(super) counted_by_compiler: bool,
    /// What is counted.
    pub(super) counters: Vec<CounterReport>,
    /// What the container does not say, each in a sentence.
    pub(super) unknown: Vec<&'static str>,
}

#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub(super) struct GeometryReport {
    /// What it takes, such as `triangle` or `patch of 3`.
    pub(super) input: String,
    /// What it makes, such as `trianglestrip`.
    pub(super) output: String,
    /// The most vertices it makes.
    pub(super) max_vertices: u32,
    /// Instances.
    pub(super) instances: u32,
}

#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub(super) struct TessellationReport {
    /// `D3D_TESSELLATOR_DOMAIN`.
    pub(super) domain: String,
    /// `D3D_TESSELLATOR_PARTITIONING`, of hull programs.
    pub(super) partitioning: Option<String>,
    /// `D3D_TESSELLATOR_OUTPUT_PRIMITIVE`, of hull programs.
    pub(super) output: Option<String>,
    /// Control points that come in.
    pub(super) input_control_points: Option<u32>,
    /// Control points that a hull program gives.
    pub(super) output_control_points: Option<u32>,
}

#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub(super) struct MeshReport {
    /// What it makes, such as `triangle`.
    pub(super) topology: String,
    /// The most vertices it makes.
    pub(super) max_vertices: u32,
    /// The most primitives it makes.
    pub(super) max_primitives: u32,
}

#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub(super) struct ResourceReport {
    /// Its name; null where RDEF is stripped.
    pub(super) name: Option<String>,
    /// `D3D_SHADER_INPUT_TYPE`.
    #[serde(rename = "type")]
    pub(super) ty: String,
    /// The letter of its registers: `b`, `s`, `t` or `u`.
    pub(super) register_class: char,
    /// Its first register.
    pub(super) register: u32,
    /// Registers; null for an array with no stated size.
    pub(super) count: Option<u32>,
    /// The register space.
    pub(super) space: u32,
    /// What the program names it by, from 5.1 on.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) id: Option<u32>,
    /// `D3D_SRV_DIMENSION`; absent where it has no shape.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) dimension: Option<String>,
    /// `D3D_RESOURCE_RETURN_TYPE`, of typed resources.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) return_type: Option<String>,
    /// Components of what a load gives, where RDEF says them.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) components: Option<u32>,
    /// Samples of a multisampled texture, where HLSL states them.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) samples: Option<u32>,
    /// Bytes of an element of a structured buffer.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) stride: Option<u32>,
    /// A sampler that compares.
    #[serde(skip_serializing_if = "is_false")]
    pub(super) comparison: bool,
    /// Writes are seen by the whole device.
    #[serde(skip_serializing_if = "is_false")]
    pub(super) globally_coherent: bool,
    /// Accesses follow the order of primitives.
    #[serde(skip_serializing_if = "is_false")]
    pub(super) rasterizer_ordered: bool,
    /// Whether the program declares it; null where the program cannot be read.
    pub(super) declared: Option<bool>,
    /// Rows of 16 bytes that the program declares of a constant buffer.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) rows: Option<u32>,
    /// Ranges of rows of a constant buffer that are read by number: the first and the last of each.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub(super) rows_read: Vec<[u32; 2]>,
    /// Rows of a constant buffer are also read by an index that is computed.
    #[serde(skip_serializing_if = "is_false")]
    pub(super) computed_rows: bool,
    #[serde(skip)]
    pub(super) kind: InputType,
}

#[allow(clippy::trivially_copy_pass_by_ref)]
fn is_false(flag: &bool) -> bool {
    !flag
}

#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub(super) struct BufferReport {
    /// Its name, which is also that of a resource.
    pub(super) name: String,
    /// `D3D_CBUFFER_TYPE`.
    #[serde(rename = "type")]
    pub(super) ty: String,
    /// Bytes.
    pub(super) size: u32,
    /// Its variables.
    pub(super) fields: Vec<FieldReport>,
}

#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub(super) struct FieldReport {
    /// Its name; `$super` for the part of a base class.
    pub(super) name: String,
    /// Bytes from the buffer's start; of an interface pointer, its first slot.
    pub(super) offset: u32,
    /// Bytes; of an interface pointer, slots; null where the type's size is unknown.
    pub(super) size: Option<u32>,
    /// Its type as HLSL spells it, without the elements of an array.
    #[serde(rename = "type")]
    pub(super) ty: String,
    /// Elements of an array; 0 where it is none.
    pub(super) elements: u32,
    /// Elements along each dimension of an array of arrays, where that is known.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub(super) dimensions: Vec<u32>,
    /// Of a field of bits: its first bit and how many.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) bits: Option<[u32; 2]>,
    /// The names of the base class and the interfaces.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub(super) bases: Vec<String>,
    /// Whether the program uses it; absent for members, of which nothing says it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) used: Option<bool>,
    /// The default value's bytes in hexadecimal digits.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) default: Option<String>,
    /// The first texture and how many, of a class instance that has any.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) textures: Option<[u32; 2]>,
    /// The first sampler and how many.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) samplers: Option<[u32; 2]>,
    /// Members of a structure.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub(super) members: Vec<FieldReport>,
    /// The default value as numbers, where it is one vector.
    #[serde(skip)]
    pub(super) shown_default: String,
}

#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub(super) struct SignatureReport {
    /// The part, such as `ISGN`; null where only the module's metadata state the signature.
    pub(super) part: Option<String>,
    /// What it is, such as `input signature`.
    pub(super) title: &'static str,
    /// Its elements.
    pub(super) elements: Vec<ElementReport>,
}

#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub(super) struct ElementReport {
    /// The semantic's name.
    pub(super) name: String,
    /// The semantic's number.
    pub(super) index: u32,
    /// The register; null for an element with one of its own.
    pub(super) register: Option<u32>,
    /// The components it covers, of `xyzw`.
    pub(super) mask: String,
    /// The components that are read, of an input, or that may be written, of an output.
    pub(super) used: String,
    /// `D3D_REGISTER_COMPONENT_TYPE`.
    pub(super) component_type: String,
    /// `D3D_NAME`, also where only the name says it.
    pub(super) system_value: String,
    /// `D3D_MIN_PRECISION`.
    pub(super) min_precision: String,
    /// The geometry stream.
    pub(super) stream: u32,
}

#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub(super) struct LinkageReport {
    /// The classes, in the order of their ids.
    pub(super) classes: Vec<String>,
    /// The interface pointers and arrays of them.
    pub(super) slots: Vec<SlotReport>,
    /// The instances of classes that buffers, textures and samplers hold.
    pub(super) instances: Vec<InstanceReport>,
}

#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub(super) struct SlotReport {
    /// The first slot.
    pub(super) first: u32,
    /// Slots: the elements of an array.
    pub(super) count: u32,
    /// What it can be bound to.
    pub(super) classes: Vec<String>,
}

#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub(super) struct InstanceReport {
    /// Its name.
    pub(super) name: String,
    /// Its class.
    pub(super) class: String,
    /// Elements; 1 for a single instance.
    pub(super) count: u16,
    /// The constant buffer and the row in it where its data starts.
    pub(super) buffer: Option<[u16; 2]>,
    /// Its first texture.
    pub(super) texture: Option<u16>,
    /// Its first sampler.
    pub(super) sampler: Option<u16>,
}

#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub(super) struct CounterReport {
    /// The name of a field of `D3D11_SHADER_DESC`, or of what STAT has besides.
    pub(super) name: &'static str,
    /// The number, or the least it can be.
    pub(super) least: u32,
    /// The most it can be.
    pub(super) most: u32,
}

impl ReflectionReport {
    pub(super) fn of(shader: &Shader<'_>) -> Self {
        let program = shader.program;
        let features = FeatureInfo { flags: shader.features };
        let is_pixel = program.is_some_and(|program| program.stage() == dxbin::summary::Stage::PIXEL);
        Self {
            target: program.map(|program| program.target()),
            stage: program.map(|program| spelt(program.stage().name(), program.stage().0.into())),
            model: program.map(|program| format!("{}.{}", program.model().0, program.model().1)),
            compiler: shader.creator.as_deref().map(clean),
            compile_flags: shader.compile_flags,
            features: features.features().map(|feature| spelt(feature.name(), feature.0)).collect(),
            early_depth_stencil: shader.early_depth_stencil,
            min_feature_level: shader.min_feature_level.and_then(|level| level.short()).map(str::to_owned),
            thread_group: shader.thread_group,
            per_sample: shader.per_sample,
            geometry: shader.geometry.as_ref().map(GeometryReport::of),
            tessellation: shader.tessellation.as_ref().map(TessellationReport::of),
            mesh: shader.mesh.map(|of| MeshReport {
                topology: of.topology.to_lowercase(),
                max_vertices: of.max_vertices,
                max_primitives: of.max_primitives,
            }),
            payload_size: shader.payload_size,
            wave_size: shader.wave_size,
            resources: shader.resources.iter().map(ResourceReport::of).collect(),
            buffers: shader.buffers.iter().map(BufferReport::of).collect(),
            signatures: (shader.signatures.iter())
                .map(|of| {
                    let elements = of.elements.iter();
                    SignatureReport {
                        part: of.part.map(|part| part.name()),
                        title: of.title(),
                        elements: elements.map(|element| ElementReport::of(of, element, is_pixel)).collect(),
                    }
                })
                .collect(),
            interface_slots: shader.interface_slots,
            linkage: shader.linkage.as_ref().map(LinkageReport::of),
            counted_by_compiler: shader.is_counted_by_compiler,
            counters: (shader.counters.iter())
                .map(|&Counter { name, least, most }| CounterReport { name, least, most })
                .collect(),
            unknown: shader.unknown.clone(),
        }
    }
}

impl GeometryReport {
    fn of(of: &Geometry) -> Self {
        let input = match of.input.patch() {
            Some(points) => format!("patch of {points}"),
            None => of.input.short().map_or_else(|| of.input.0.to_string(), str::to_owned),
        };
        let output = of.output.short().map_or_else(|| of.output.0.to_string(), str::to_owned);
        Self { input, output, max_vertices: of.max_vertices, instances: of.instances }
    }
}

impl TessellationReport {
    fn of(of: &Tessellation) -> Self {
        let hull = |name: String, number: u32| (number != 0).then_some(name);
        Self {
            domain: spelt(of.domain.name(), of.domain.0.into()),
            partitioning: hull(spelt(of.partitioning.name(), of.partitioning.0.into()), of.partitioning.0),
            output: hull(spelt(of.output.name(), of.output.0.into()), of.output.0),
            input_control_points: of.input_control_points,
            output_control_points: of.output_control_points,
        }
    }
}

impl ResourceReport {
    fn of(of: &Resource<'_>) -> Self {
        let mut rows_read: Vec<[u32; 2]> = Vec::new();
        for &row in &of.access.rows {
            match rows_read.last_mut() {
                Some([_, last]) if *last + 1 == row => *last = row,
                _ => rows_read.push([row, row]),
            }
        }
        Self {
            name: of.name.as_deref().map(clean),
            ty: spelt(of.ty.name(), of.ty.0.into()),
            register_class: match of.class {
                Class::Buffer => 'b',
                Class::Sampler => 's',
                Class::Resource => 't',
                Class::View => 'u',
            },
            register: of.first,
            count: of.count,
            space: of.space,
            id: of.id,
            dimension: (of.dimension.0 != 0).then(|| spelt(of.dimension.name(), of.dimension.0.into())),
            return_type: of.return_type.map(|of| spelt(of.name(), of.0.into())),
            components: of.components,
            samples: of.samples,
            stride: of.stride,
            comparison: of.comparison,
            globally_coherent: of.access.globally_coherent,
            rasterizer_ordered: of.access.rasterizer_ordered,
            declared: of.declared,
            rows: of.rows,
            rows_read,
            computed_rows: of.access.computed_rows,
            kind: of.ty,
        }
    }
}

impl BufferReport {
    fn of(of: &BufferLayout<'_>) -> Self {
        Self {
            name: clean(&of.name),
            ty: spelt(of.ty.name(), of.ty.0.into()),
            size: of.size,
            fields: of.fields.iter().map(FieldReport::of).collect(),
        }
    }
}

impl FieldReport {
    fn of(of: &Field<'_>) -> Self {
        let range = |range: Option<(u32, u32)>| range.map(|(first, count)| [first, count]);
        Self {
            name: clean(&of.name),
            offset: of.offset,
            size: of.size,
            ty: spell_type(of),
            elements: of.elements,
            dimensions: if of.dimensions.len() > 1 { of.dimensions.clone() } else { Vec::new() },
            bits: of.bits.map(|(first, count)| [first, count]),
            bases: of.bases.iter().map(|name| clean(name)).collect(),
            used: of.used,
            default: of.default.map(dxbin::base::number::hex_bytes),
            textures: range(of.textures),
            samplers: range(of.samplers),
            members: of.members.iter().map(FieldReport::of).collect(),
            shown_default: of.default.map(|bytes| spell_default(of, bytes)).unwrap_or_default(),
        }
    }
}

/// A type as HLSL spells it, without the elements of an array.
fn spell_type(of: &Field<'_>) -> String {
    type C = VariableClass;
    let ty = &of.ty;
    let named = of.type_name.as_deref().filter(|name| !name.is_empty() && name != b"<unnamed>").map(clean);
    let base = spelt(ty.ty.name(), ty.ty.0.into()).replace("D3D_SVT_", "").to_lowercase();
    match ty.class {
        C::D3D_SVC_SCALAR => base,
        C::D3D_SVC_VECTOR => format!("{base}{}", ty.columns),
        C::D3D_SVC_MATRIX_ROWS => format!("row_major {base}{}x{}", ty.rows, ty.columns),
        C::D3D_SVC_MATRIX_COLUMNS => format!("{base}{}x{}", ty.rows, ty.columns),
        C::D3D_SVC_STRUCT => named.map_or_else(|| "struct".to_owned(), |name| format!("struct {name}")),
        _ => named.unwrap_or(base),
    }
}

/// A default value as numbers, where it is a scalar or a vector.
fn spell_default(of: &Field<'_>, bytes: &[u8]) -> String {
    type T = VariableType;
    let is_vector = matches!(of.ty.class, VariableClass::D3D_SVC_SCALAR | VariableClass::D3D_SVC_VECTOR);
    if !is_vector || of.ty.elements != 0 {
        return format!("{} bytes", bytes.len());
    }
    if of.ty.ty == T::D3D_SVT_DOUBLE {
        let numbers = bytes.as_chunks().0.iter().map(|bytes| spell_float(f64::from_le_bytes(*bytes)));
        return numbers.collect::<Vec<String>>().join(", ");
    }
    let numbers = bytes.as_chunks().0.iter().map(|bytes| {
        let word = u32::from_le_bytes(*bytes);
        match of.ty.ty {
            T::D3D_SVT_BOOL => if word == 0 { "false" } else { "true" }.to_owned(),
            T::D3D_SVT_INT | T::D3D_SVT_MIN12INT | T::D3D_SVT_MIN16INT => (word as i32).to_string(),
            T::D3D_SVT_UINT | T::D3D_SVT_MIN16UINT => word.to_string(),
            // The shortest digits that give the same bits.
            _ => f32::from_bits(word).to_string().parse().map_or_else(|_| "NaN".to_owned(), spell_float),
        }
    });
    numbers.collect::<Vec<String>>().join(", ")
}

/// A number without a tail of zeros.
fn spell_float(number: f64) -> String {
    let size = number.abs();
    if size == 0.0 || (1e-4..1e9).contains(&size) || !number.is_finite() { number.to_string() } else { format!("{number:e}") }
}

impl ElementReport {
    fn of(signature: &ShaderSignature<'_>, (name, element): &(Cow<'_, [u8]>, Element), is_pixel: bool) -> Self {
        let mut system_value = element.system_value;
        if is_pixel && system_value == SystemValue::D3D_NAME_UNDEFINED {
            system_value = dxbin::reflect::system_value_by_name(name).unwrap_or(system_value);
        }
        Self {
            name: clean(name),
            index: element.semantic_index,
            register: (element.register != u32::MAX).then_some(element.register),
            mask: mask(element.mask),
            used: mask(signature.used(element)),
            component_type: spelt(element.component_type.name(), element.component_type.0.into()),
            system_value: spelt(system_value.name(), system_value.0.into()),
            min_precision: spelt(element.min_precision.name(), element.min_precision.0.into()),
            stream: element.stream,
        }
    }
}

impl LinkageReport {
    fn of(of: &Ifce<'_>) -> Self {
        /// Rows that are looked at; no program has as many.
        const MOST: usize = 4096;
        let classes: Vec<String> = of.types().take(MOST).map(|class| clean(of.string(class.name))).collect();
        let class = |id: u16| classes.get(usize::from(id)).cloned().unwrap_or_else(|| id.to_string());
        let mut first = 0_u32;
        let mut left = MOST;
        let mut slots = Vec::new();
        for record in of.slot_records().take(MOST) {
            let names: Vec<String> = of.entries(&record, 0).take(left).map(|(id, _)| class(id)).collect();
            left -= names.len();
            slots.push(SlotReport { first, count: record.span, classes: names });
            first = first.wrapping_add(record.span);
        }
        let some = |number: u16| (number != ifce::NONE).then_some(number);
        let instance = |instance: ClassInstance| InstanceReport {
            name: clean(of.string(instance.name)),
            class: class(instance.class),
            count: instance.count,
            buffer: some(instance.buffer).map(|buffer| [buffer, instance.buffer_register]),
            texture: some(instance.texture),
            sampler: some(instance.sampler),
        };
        let instances = of.instances().take(MOST).map(instance).collect();
        Self { classes, slots, instances }
    }
}
