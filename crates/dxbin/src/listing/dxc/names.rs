//! The lines on the PDB's name (ILDN) and on the shader's hash (HASH).

use dxbin_base::number::hex_byte;
use dxbin_base::sink::Sink;
use dxbin_parts::debug_name::DebugName;
use dxbin_parts::hash::ShaderHash;

use crate::listing::out::Out;

/// Prints the name of a PDB; `data` is the whole part, and `behind` that and what follows it in the container.
pub(super) fn debug_name<S: Sink>(data: &[u8], behind: &[u8], name: Option<&DebugName<'_>>, out: &mut Out<'_, '_, S>) {
    // dxc counts in 16 bits.
    let name = name.filter(|name| {
        let exact = (name.name.len() as u16).wrapping_add(5);
        data.len() >= 8 && data.len() == usize::from(exact.wrapping_add(3) & !3)
    });
    let Some(name) = name else {
        out.put(b"; shader debug name present; corruption detected\n");
        return;
    };
    // The name ends at its first NUL, whatever length is stated, and be it behind the part.
    let rest = behind.get(4..).unwrap_or_default();
    let shown = rest.split(|&byte| byte == 0).next().unwrap_or(name.name);
    if !shown.is_empty() {
        out.put(b"; shader debug name: ");
        out.text(shown);
        out.put(b"\n");
    }
}

/// Prints a shader's hash.
pub(super) fn hash<S: Sink>(hash: &ShaderHash, out: &mut Out<'_, '_, S>) {
    out.put(b"; shader hash: ");
    out.text(hash.digest().map(hex_byte).as_flattened());
    out.text(if hash.includes_source() { b" (includes source)\n" } else { b"\n" });
}
