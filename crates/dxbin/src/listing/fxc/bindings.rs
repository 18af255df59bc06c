//! The table of resource bindings.

use dxbin_base::sink::Sink;
use dxbin_parts::rdef::{Binding, InputFlags, InputType, Rdef};

use dxbin_base::number::Digits;

use super::reflection::string;
use super::spell::{self, Columns};
use crate::listing::out::Out;

/// Prints the table, if there is a binding. `ids` adds the column of Shader Model 5.1.
pub(super) fn print<S: Sink>(rdef: &Rdef<'_>, ids: bool, out: &mut Out<'_, '_, S>) {
    if rdef.header().binding_count == 0 {
        return;
    }
    out.put(b"//\n// Resource Bindings:\n//\n");
    out.text(if ids {
        b"// Name                                 Type  Format         Dim      ID      HLSL Bind  Count\n\
          // ------------------------------ ---------- ------- ----------- ------- -------------- ------\n"
    } else {
        b"// Name                                 Type  Format         Dim      HLSL Bind  Count\n\
          // ------------------------------ ---------- ------- ----------- -------------- ------\n"
    });
    for binding in rdef.bindings() {
        if out.is_full() {
            return;
        }
        row(rdef, &binding, ids, out);
    }
    out.put(b"//\n");
}

fn row<S: Sink>(rdef: &Rdef<'_>, binding: &Binding, ids: bool, out: &mut Out<'_, '_, S>) {
    let has = |flag: InputFlags| binding.flags & flag.0 != 0;
    let kind = spell::kind(binding.ty);
    out.put(b"// ");
    out.left(string(rdef.data(), binding.name), 30);
    out.put(b" ");
    let comparison = binding.ty == InputType::D3D_SIT_SAMPLER && has(InputFlags::D3D_SIF_COMPARISON_SAMPLER);
    out.right(if comparison { b"sampler_c" } else { kind.name }, 10);
    out.put(b" ");
    match kind.columns {
        Columns::Resource => resource(binding, out),
        Columns::Fixed(format, dimension) => {
            out.right(format, 7);
            out.put(b" ");
            out.right(dimension, 11);
        }
    }
    out.put(b" ");
    if ids {
        out.right_numbered(kind.id, binding.id, 7);
        out.put(b" ");
    }
    if binding.space == 0 {
        out.right_numbered(kind.register, binding.bind_point, 14);
    } else {
        let (point, space) = (Digits::unsigned(binding.bind_point), Digits::unsigned(binding.space));
        let length = kind.register.len() + point.as_bytes().len() + 6 + space.as_bytes().len();
        out.pad(14usize.saturating_sub(length));
        out.text(kind.register);
        out.text(point.as_bytes());
        out.put(b",space");
        out.text(space.as_bytes());
    }
    out.put(b" ");
    if binding.bind_count == 0 {
        out.put(b"unbounded");
    } else {
        out.number(binding.bind_count, 6);
    }
    out.text(if has(InputFlags::D3D_SIF_UNUSED) { b"  [unused]\n" } else { b" \n" });
}

/// The columns of a typed resource: what a load gives, with how many components, and the shape.
fn resource<S: Sink>(binding: &Binding, out: &mut Out<'_, '_, S>) {
    let format = spell::return_type(binding.return_type);
    // Two bits of the flags hold the number of components, less one.
    match (binding.flags >> 2) & 3 {
        0 => out.right(format, 7),
        more => out.right_numbered(format, more + 1, 7),
    }
    out.put(b" ");
    let (dimension, counts_samples) = spell::dimension(binding.dimension);
    if !counts_samples || binding.sample_count == 0 {
        out.right(dimension, 11);
    } else if binding.sample_count.cast_signed() < 0 {
        let digits = Digits::unsigned(binding.sample_count.wrapping_neg());
        out.pad(11usize.saturating_sub(dimension.len() + 1 + digits.as_bytes().len()));
        out.text(dimension);
        out.put(b"-");
        out.text(digits.as_bytes());
    } else {
        out.right_numbered(dimension, binding.sample_count, 11);
    }
}
