//! The section on the pipeline's runtime information, made of PSV0.

use dxbin_base::pen::Name;
use dxbin_base::sink::Sink;
use dxbin_parts::program::Stage;
use dxbin_parts::psv0::{Psv0, RuntimeInfo, SectionKind, StageInfo};

use super::spell::{INVALID, spelled};
use crate::listing::out::Out;

/// The lines on the registers of each stream that goes out.
static OUTPUT_VECTORS: [Name; 4] = [
    Name::new("; SigOutputVectors[0]: "),
    Name::new("; SigOutputVectors[1]: "),
    Name::new("; SigOutputVectors[2]: "),
    Name::new("; SigOutputVectors[3]: "),
];

/// Prints the section; `stage` is the one that the program states, which counts where PSV0 has none.
pub(super) fn print<S: Sink>(psv: &Psv0<'_>, stage: Stage, out: &mut Out<'_, '_, S>) {
    out.put(b";\n; Pipeline Runtime Information: \n;\n");
    // Without its first version's fields dxc crashes.
    if let Some(version) = psv.version() {
        information(psv, version, stage, out);
    }
    out.put(b";\n");
}

fn information<S: Sink>(psv: &Psv0<'_>, version: usize, stage: Stage, out: &mut Out<'_, '_, S>) {
    let info = psv.info();
    let stage = if version >= 1 { info.stage() } else { stage };
    out.put(b";PSVRuntimeInfo:\n");
    of_stage(info, version, stage, out);
    if info.min_lanes == info.max_lanes {
        number(const { &Name::new("; WaveSize=") }, info.min_lanes, out);
    } else {
        number(const { &Name::new("; MinimumExpectedWaveLaneCount: ") }, info.min_lanes, out);
        number(const { &Name::new("; MaximumExpectedWaveLaneCount: ") }, info.max_lanes, out);
    }
    if version >= 1 {
        line(const { &Name::new("; UsesViewID: ") }, if info.uses_view_id != 0 { b"true" } else { b"false" }, out);
        number(const { &Name::new("; SigInputElements: ") }, info.input_elements.into(), out);
        number(const { &Name::new("; SigOutputElements: ") }, info.output_elements.into(), out);
        number(const { &Name::new("; SigPatchConstOrPrimElements: ") }, info.patch_elements.into(), out);
        number(const { &Name::new("; SigInputVectors: ") }, info.input_vectors.into(), out);
        for (title, vectors) in OUTPUT_VECTORS.iter().zip(info.output_vectors()) {
            number(title, vectors.into(), out);
        }
    }
    if version >= 3 {
        line(
            const { &Name::new("; EntryFunctionName: ") },
            psv.entry().filter(|_| has_strings(psv)).unwrap_or_default(),
            out,
        );
    }
}

/// Whether the table of strings is all there, with a NUL at its end: dxc takes no string out of another one.
fn has_strings(psv: &Psv0<'_>) -> bool {
    let size = psv.section(SectionKind::StringSize).and_then(|size| psv.data().get(size.start..)?.first_chunk());
    let strings = psv.strings();
    size.is_some_and(|size| u32::from_le_bytes(*size) as usize == strings.len()) && strings.last() == Some(&0)
}

/// What only this stage has.
fn of_stage<S: Sink>(info: &RuntimeInfo, version: usize, stage: Stage, out: &mut Out<'_, '_, S>) {
    if let Some(title) = title(stage) {
        out.put(b"; ");
        out.text(title);
        out.put(b" Shader\n");
    }
    match info.stage_info(stage) {
        StageInfo::Hull(hull) => {
            number(const { &Name::new("; InputControlPointCount=") }, hull.input_points, out);
            number(const { &Name::new("; OutputControlPointCount=") }, hull.output_points, out);
            line(const { &Name::new("; Domain=") }, spelled(hull.domain.short()), out);
            line(const { &Name::new("; OutputPrimitive=") }, spelled(hull.primitive.short()), out);
        }
        StageInfo::Domain(domain) => {
            number(const { &Name::new("; InputControlPointCount=") }, domain.input_points, out);
            flag(const { &Name::new("; OutputPositionPresent=") }, domain.position, out);
        }
        StageInfo::Geometry(geometry) => {
            line(const { &Name::new("; InputPrimitive=") }, spelled(geometry.primitive.short()), out);
            line(const { &Name::new("; OutputTopology=") }, spelled(geometry.topology.short()), out);
            number(const { &Name::new("; OutputStreamMask=") }, geometry.streams, out);
            flag(const { &Name::new("; OutputPositionPresent=") }, geometry.position, out);
        }
        StageInfo::Vertex(vertex) => flag(const { &Name::new("; OutputPositionPresent=") }, vertex.position, out),
        StageInfo::Pixel(pixel) => {
            flag(const { &Name::new("; DepthOutput=") }, pixel.depth, out);
            flag(const { &Name::new("; SampleFrequency=") }, pixel.sample_frequency, out);
        }
        StageInfo::Mesh(_) if version >= 1 => {
            let topology = info.mesh_topology.short().map_or(INVALID, str::as_bytes);
            line(const { &Name::new("; MeshOutputTopology=") }, topology, out);
        }
        StageInfo::Mesh(_) | StageInfo::Amplification(_) | StageInfo::None => {}
    }
    if matches!(stage, Stage::COMPUTE | Stage::AMPLIFICATION | Stage::MESH) {
        if version >= 2 {
            out.put(b"; NumThreads=(");
            out.unsigned(info.threads_x);
            out.put(b",");
            out.unsigned(info.threads_y);
            out.put(b",");
            out.unsigned(info.threads_z);
            out.put(b")\n");
        }
        if version >= 4 {
            number(const { &Name::new("; NumBytesGroupSharedMemory: ") }, info.group_shared, out);
        }
    }
}

/// The stages that have a line of their own.
fn title(stage: Stage) -> Option<&'static [u8]> {
    Some(match stage {
        Stage::PIXEL => b"Pixel",
        Stage::VERTEX => b"Vertex",
        Stage::GEOMETRY => b"Geometry",
        Stage::HULL => b"Hull",
        Stage::DOMAIN => b"Domain",
        Stage::COMPUTE => b"Compute",
        Stage::MESH => b"Mesh",
        Stage::AMPLIFICATION => b"Amplification",
        _ => return None,
    })
}

/// A line of a title, which has the comment's start in front, and a text.
fn line<S: Sink>(title: &Name, value: &[u8], out: &mut Out<'_, '_, S>) {
    out.name(title);
    out.text(value);
    out.put(b"\n");
}

fn number<S: Sink>(title: &Name, value: u32, out: &mut Out<'_, '_, S>) {
    out.numbered_line(title, value);
}

fn flag<S: Sink>(title: &Name, value: u8, out: &mut Out<'_, '_, S>) {
    number(title, u32::from(value != 0), out);
}
