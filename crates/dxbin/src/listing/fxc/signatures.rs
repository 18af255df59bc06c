//! The signature tables.

use dxbin_base::sink::Sink;
use dxbin_parts::signature::{Element, SystemValue};

use dxbin_base::number::Digits;

use super::reflection::{Reflection, Signature, pixel_semantic};
use super::spell;
use crate::listing::out::Out;

/// What the second byte of an element's masks says.
#[derive(Clone, Copy)]
enum Mask {
    /// The components that are used.
    Used,
    /// The components that are not.
    Unused,
}

/// Prints the patch constants, if there are any, the inputs and the outputs.
pub(super) fn print<S: Sink>(reflection: &Reflection<'_>, out: &mut Out<'_, '_, S>) {
    if let Some(patch) = &reflection.patch {
        let mask = if reflection.is_domain() { Mask::Used } else { Mask::Unused };
        table(b"Patch Constant", patch, mask, out);
    }
    table(b"Input", &reflection.input, Mask::Used, out);
    table(b"Output", &reflection.output, Mask::Unused, out);
}

fn table<S: Sink>(title: &[u8], signature: &Signature<'_>, mask: Mask, out: &mut Out<'_, '_, S>) {
    out.put(b"//\n// ");
    out.text(title);
    out.put(
        b" signature:\n//\n\
        // Name                 Index   Mask Register SysValue  Format   Used\n\
        // -------------------- ----- ------ -------- -------- ------- ------\n",
    );
    for element in signature.elements() {
        if out.is_full() {
            return;
        }
        row(signature, &element, mask, out);
    }
    if signature.is_empty() {
        out.put(b"// no ");
        out.text(title);
        out.put(b"\n");
    } else {
        out.put(b"//\n");
    }
}

fn row<S: Sink>(signature: &Signature<'_>, element: &Element, mask: Mask, out: &mut Out<'_, '_, S>) {
    let name = signature.name(element);
    let own_register = element.register == u32::MAX;
    let register = pixel_semantic(name).filter(|_| own_register).and_then(|row| row.register);

    out.put(b"// ");
    if signature.streams {
        out.put(b"m");
        out.text(Digits::unsigned(element.stream).as_bytes());
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
    if own_register {
        let primitive = element.system_value == SystemValue::D3D_NAME_PRIMITIVE_ID;
        out.put(b"    N/A ");
        out.right(register.unwrap_or(if primitive { b"primID" } else { b"special" }), 8);
    } else {
        out.put(b"   ");
        out.text(components(element.mask));
        out.put(b" ");
        out.number(element.register, 8);
    }
    out.put(b" ");
    out.right(spell::system_value(element.system_value), 8);
    out.put(b" ");
    out.right(spell::format(element.component_type, element.min_precision), 7);
    if own_register {
        out.put(if used != 0 { b"    YES\n" } else { b"     NO\n" });
    } else {
        out.put(b"   ");
        out.text(components(used));
        out.put(b"\n");
    }
}

fn components(mask: u8) -> &'static [u8] {
    crate::listing::MASKS.get(usize::from(mask & 15)).map_or(b"    ", |text| *text)
}
