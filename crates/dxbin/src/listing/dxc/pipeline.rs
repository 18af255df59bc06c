//! The section on the pipeline's runtime information, made of PSV0.

use dxbin_base::sink::Sink;
use dxbin_parts::program::Stage;
use dxbin_parts::psv0::{Psv0, RuntimeInfo, SectionKind, StageInfo};

use super::spell::{INVALID, spelled};
use crate::listing::out::Out;

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
        number(b"WaveSize=", info.min_lanes, out);
    } else {
        number(b"MinimumExpectedWaveLaneCount: ", info.min_lanes, out);
        number(b"MaximumExpectedWaveLaneCount: ", info.max_lanes, out);
    }
    if version >= 1 {
        line(b"UsesViewID: ", if info.uses_view_id != 0 { b"true" } else { b"false" }, out);
        number(b"SigInputElements: ", info.input_elements.into(), out);
        number(b"SigOutputElements: ", info.output_elements.into(), out);
        number(b"SigPatchConstOrPrimElements: ", info.patch_elements.into(), out);
        number(b"SigInputVectors: ", info.input_vectors.into(), out);
        let titles =
            [b"SigOutputVectors[0]: ", b"SigOutputVectors[1]: ", b"SigOutputVectors[2]: ", b"SigOutputVectors[3]: "];
        for (title, vectors) in titles.into_iter().zip(info.output_vectors()) {
            number(title, vectors.into(), out);
        }
    }
    if version >= 3 {
        line(b"EntryFunctionName: ", psv.entry().filter(|_| has_strings(psv)).unwrap_or_default(), out);
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
        out.put(title);
        out.put(b" Shader\n");
    }
    match info.stage_info(stage) {
        StageInfo::Hull(hull) => {
            number(b"InputControlPointCount=", hull.input_points, out);
            number(b"OutputControlPointCount=", hull.output_points, out);
            line(b"Domain=", spelled(hull.domain.short()), out);
            line(b"OutputPrimitive=", spelled(hull.primitive.short()), out);
        }
        StageInfo::Domain(domain) => {
            number(b"InputControlPointCount=", domain.input_points, out);
            flag(b"OutputPositionPresent=", domain.position, out);
        }
        StageInfo::Geometry(geometry) => {
            line(b"InputPrimitive=", spelled(geometry.primitive.short()), out);
            line(b"OutputTopology=", spelled(geometry.topology.short()), out);
            number(b"OutputStreamMask=", geometry.streams, out);
            flag(b"OutputPositionPresent=", geometry.position, out);
        }
        StageInfo::Vertex(vertex) => flag(b"OutputPositionPresent=", vertex.position, out),
        StageInfo::Pixel(pixel) => {
            flag(b"DepthOutput=", pixel.depth, out);
            flag(b"SampleFrequency=", pixel.sample_frequency, out);
        }
        StageInfo::Mesh(_) if version >= 1 => {
            let topology = info.mesh_topology.short().map_or(INVALID, str::as_bytes);
            line(b"MeshOutputTopology=", topology, out);
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
            number(b"NumBytesGroupSharedMemory: ", info.group_shared, out);
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

fn line<S: Sink>(title: &[u8], value: &[u8], out: &mut Out<'_, '_, S>) {
    out.put(b"; ");
    out.put(title);
    out.put(value);
    out.put(b"\n");
}

fn number<S: Sink>(title: &[u8], value: u32, out: &mut Out<'_, '_, S>) {
    out.put(b"; ");
    out.put(title);
    out.unsigned(value);
    out.put(b"\n");
}

fn flag<S: Sink>(title: &[u8], value: u8, out: &mut Out<'_, '_, S>) {
    number(title, u32::from(value != 0), out);
}
