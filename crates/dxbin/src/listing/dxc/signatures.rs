//! The signature tables, made of ISG1, OSG1 and PSG1.

use dxbin_base::FourCc;
use dxbin_base::sink::Sink;
use dxbin_container::spec::kind;
use dxbin_parts::signature::{Element, Signature, SystemValue};

use super::spell;
use crate::listing::out::Out;

/// What the second byte of an element's masks says.
#[derive(Clone, Copy)]
pub(super) enum Mask {
    /// The components that are used.
    Used,
    /// The components that are not.
    Unused,
}

/// The tables in their order. That of patch constants is taken as an output's, also in domain programs.
pub(super) const TABLES: &[(FourCc, &[u8], Mask)] = &[
    (kind::ISG1, b"Input", Mask::Used),
    (kind::OSG1, b"Output", Mask::Unused),
    (kind::PSG1, b"Patch Constant", Mask::Unused),
];

/// Prints a table.
pub(super) fn print<S: Sink>(title: &[u8], signature: &Signature<'_>, mask: Mask, out: &mut Out<'_, '_, S>) {
    out.put(b";\n; ");
    out.text(title);
    out.put(
        b" signature:\n;\n\
        ; Name                 Index   Mask Register SysValue  Format   Used\n\
        ; -------------------- ----- ------ -------- -------- ------- ------\n",
    );
    if signature.is_empty() {
        out.put(b"; no parameters\n");
        return;
    }
    let has_streams = signature.elements().any(|element| element.stream != 0);
    for element in signature.elements() {
        if out.is_full() {
            return;
        }
        row(signature, &element, has_streams, mask, out);
    }
    out.put(b";\n");
}

fn row<S: Sink>(signature: &Signature<'_>, element: &Element, has_streams: bool, mask: Mask, out: &mut Out<'_, '_, S>) {
    let name = signature.name(element).unwrap_or_default();
    out.put(b"; ");
    if has_streams {
        out.put(b"m");
        out.unsigned(element.stream);
        out.put(b":");
        out.left(name, 17);
    } else {
        out.left(name, 20);
    }
    out.put(b" ");
    out.number(element.semantic_index, 5);
    let used = match mask {
        Mask::Used => element.read_write_mask,
        Mask::Unused => !element.read_write_mask,
    };
    let own_register = element.register == u32::MAX;
    if own_register {
        out.put(b"    N/A");
        let is_primitive = element.system_value == SystemValue::D3D_NAME_PRIMITIVE_ID;
        out.text(spell::own_register(name).unwrap_or(if is_primitive { b"   primID" } else { b"  special" }));
    } else {
        out.put(b"   ");
        out.put(spell::components(element.mask));
        out.put(b" ");
        out.number(element.register, 8);
    }
    out.name(spell::system_value(element.system_value));
    out.put(spell::format(element.component_type));
    if own_register {
        out.put(if used != 0 { b"    YES\n" } else { b"     NO\n" });
    } else {
        out.put(b"   ");
        out.put(spell::components(used));
        out.put(b"\n");
    }
}
