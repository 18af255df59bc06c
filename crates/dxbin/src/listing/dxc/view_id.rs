//! The section on SV_ViewID: which outputs depend on it, and which inputs contribute to which outputs.

use dxbin_base::sink::Sink;
use dxbin_dxil::model::{Outputs, Table, ViewIdState};
use dxbin_dxil::spec::ShaderKind;

use crate::listing::out::Out;

/// How the section names the streams of a geometry shader.
const STREAMS: [&[u8]; 4] =
    [b"Outputs for Stream 0", b"Outputs for Stream 1", b"Outputs for Stream 2", b"Outputs for Stream 3"];

/// Prints the section.
pub(super) fn print<S: Sink>(state: &ViewIdState<'_>, kind: ShaderKind, out: &mut Out<'_, '_, S>) {
    let none = Outputs::default();
    let first = &state.streams[0];
    let third = state.patch_constant_or_primitive.as_ref().unwrap_or(&none);
    let streams = kind == ShaderKind::GEOMETRY;

    out.put(b";\n; ViewId state:\n;\n; Number of inputs: ");
    out.unsigned(state.inputs);
    if streams {
        out.put(b", outputs per stream: { ");
        list(state.streams.iter().map(|stream| stream.count), out);
        out.put(b" }");
    } else {
        out.put(b", outputs: ");
        out.unsigned(first.count);
    }
    match kind {
        ShaderKind::HULL | ShaderKind::DOMAIN => {
            out.put(b", patchconst: ");
            out.unsigned(third.count);
        }
        ShaderKind::MESH => {
            out.put(b", primitive outputs: ");
            out.unsigned(third.count);
        }
        _ => {}
    }
    out.put(b"\n");

    let shown = |out: &mut Out<'_, '_, S>, print: fn(&[u8], &Outputs<'_>, &mut Out<'_, '_, S>)| {
        if !streams {
            print(b"Outputs", first, out);
            return;
        }
        for (name, stream) in STREAMS.into_iter().zip(&state.streams).filter(|(_, stream)| stream.count > 0) {
            print(name, stream, out);
        }
    };
    let title: Option<&[u8]> = match kind {
        ShaderKind::HULL => Some(b"PCOutputs"),
        ShaderKind::MESH => Some(b"Primitive Outputs"),
        _ => None,
    };
    shown(out, dependent);
    if let Some(title) = title {
        dependent(title, third, out);
    }
    shown(out, |name, outputs, out| contributing(b"Inputs", name, &outputs.table, out));
    if let Some(title) = title {
        contributing(b"Inputs", title, &third.table, out);
    } else if kind == ShaderKind::DOMAIN {
        contributing(b"PCInputs", b"Outputs", &third.table, out);
    }
    out.put(b";\n");
}

fn dependent<S: Sink>(name: &[u8], outputs: &Outputs<'_>, out: &mut Out<'_, '_, S>) {
    out.put(b"; ");
    out.text(name);
    out.put(b" dependent on ViewId: { ");
    list(outputs.dependent(), out);
    out.put(b" }\n");
}

fn contributing<S: Sink>(inputs: &[u8], outputs: &[u8], table: &Table<'_>, out: &mut Out<'_, '_, S>) {
    out.put(b"; ");
    out.text(inputs);
    out.put(b" contributing to computation of ");
    out.text(outputs);
    out.put(b":\n");
    // Only outputs that some input contributes to have a row.
    for output in 0..table.outputs {
        let mut inputs = table.contributing(output).peekable();
        if out.is_full() {
            return;
        }
        if inputs.peek().is_none() {
            continue;
        }
        out.put(b";   output ");
        out.unsigned(output);
        out.put(b" depends on inputs: { ");
        list(inputs, out);
        out.put(b" }\n");
    }
}

fn list<S: Sink>(numbers: impl Iterator<Item = u32>, out: &mut Out<'_, '_, S>) {
    for (at, number) in numbers.enumerate() {
        if at > 0 {
            out.put(b", ");
        }
        out.unsigned(number);
        if out.is_full() {
            return;
        }
    }
}
