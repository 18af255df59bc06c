//! What the module's metadata adds about signatures: how elements are interpolated, and which components are indexed by
//! numbers that are not constant.

use dxbin_base::sink::Sink;
use dxbin_dxil::model::{Element, Signatures};
use dxbin_dxil::spec::{InterpolationMode, ShaderKind, SigPoint, SignatureKind};

use crate::listing::out::{Column, Out};

/// Prints a table for each signature that is not empty.
pub(super) fn print<S: Sink>(signatures: &Signatures<'_>, kind: ShaderKind, out: &mut Out<'_, '_, S>) {
    let (output, third): (&[u8], &[u8]) = match kind {
        ShaderKind::MESH => (b"Vertex Output", b"Primitive Output"),
        _ => (b"Output", b"Patch Constant"),
    };
    let point = |signature| SigPoint::of(kind, signature);
    table(b"Input", point(SignatureKind::Input), &signatures.input, out);
    table(output, point(SignatureKind::Output), &signatures.output, out);
    let of_third = point(SignatureKind::PatchConstantOrPrimitive);
    table(third, of_third, &signatures.patch_constant_or_primitive, out);
}

fn table<S: Sink>(title: &[u8], point: Option<SigPoint>, elements: &[Element<'_>], out: &mut Out<'_, '_, S>) {
    if elements.is_empty() {
        return;
    }
    out.put(b";\n; ");
    out.text(title);
    out.put(b" signature:\n;\n");
    out.put(b"; Name                 Index             InterpMode DynIdx\n");
    out.put(b"; -------------------- ----- ---------------------- ------\n");
    for element in elements {
        if out.is_full() {
            return;
        }
        out.put(b"; ");
        // dxc keeps the name as a C string.
        let name = element.canonical_name(point).split(|&byte| byte == 0).next().unwrap_or_default();
        out.left(name, 20);
        out.put(b" ");
        out.number(element.index(), 5);
        out.put(b" ");
        out.column(interpolation(element.interpolation));
        out.put(dynamic_index(element.dynamic_index_mask));
    }
}

/// The column `InterpMode`.
fn interpolation(mode: InterpolationMode) -> &'static Column {
    static ROWS: [Column; InterpolationMode::ROWS.len()] = Column::of_rows(InterpolationMode::ROWS, 22);
    static INVALID: Column = Column::right("invalid", 22);
    ROWS.get(mode.0 as usize).filter(|_| mode != InterpolationMode::INVALID).unwrap_or(&INVALID)
}

/// The column `DynIdx` with the spaces in front and the end of the line: the components that are in a mask, to the right.
fn dynamic_index(mask: u32) -> &'static [u8; 8] {
    static COLUMNS: [[u8; 8]; 16] = {
        let mut columns = [*b"       \n"; 16];
        let mut mask = 0;
        while mask < columns.len() {
            let (mut at, mut component) = (7, 4);
            while component > 0 {
                component -= 1;
                if mask >> component & 1 != 0 {
                    at -= 1;
                    columns[mask][at] = b"xyzw"[component];
                }
            }
            mask += 1;
        }
        columns
    };
    &COLUMNS[mask as usize % COLUMNS.len()]
}
