//! HASH against the modules beside it: the hash by which dxc, its PDBs, PIX and drivers know a shader.
//!
//! dxc hashes the bitcode of DXIL as it writes it, and under `-Zss` that of the module with debug information. It does so
//! before it takes the root signature (RTS0) or the subobjects (RDAT) out of the latter's metadata, so that ILDB then holds
//! another module than the one that was hashed. Nobody compares: neither Direct3D nor dxil.dll.

use dxbin_base::{Diagnostics, FourCc};
use dxbin_container::spec::kind;
use dxbin_container::{Container, digest};
use dxbin_parts::hash::ShaderHash;
use dxbin_parts::program::DxilProgram;

/// What the part HASH is of.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum HashOf {
    /// Of the bitcode in DXIL, as it should be.
    Bitcode,
    /// Of the bitcode in ILDB, as it should be where the hash includes the source.
    DebugBitcode,
    /// Of the module with debug information, as the compiler had it: there is no ILDB, or its root signature or subobjects
    /// were taken out of it, so that it cannot be computed again.
    Source,
    /// Of a module that is not here: there is no DXIL, as in PDBs.
    Absent,
    /// Of something else: the program is not the one that was hashed.
    Other {
        /// The hash of the bitcode in DXIL.
        made: [u8; 16],
    },
}

/// The hash in the part HASH, and what it is of.
///
/// ```
/// use dxbin::base::{Diagnostics, Limits};
/// use dxbin::shader_hash::{HashOf, shader_hash};
/// let file = std::fs::read(concat!(env!("CARGO_MANIFEST_DIR"), "/../../tests/corpus/dxc/ps_lit.cso")).unwrap();
/// let container = dxbin::open::container(&file, &Limits::default(), &mut Diagnostics::new())?;
/// assert_eq!(shader_hash(&container).unwrap().1, HashOf::Bitcode);
/// # Ok::<(), dxbin::base::Error>(())
/// ```
pub fn shader_hash(container: &Container<'_>) -> Option<(ShaderHash, HashOf)> {
    let part = container.part(kind::HASH)?;
    let hash = ShaderHash::of(part.data, part.start(), &mut Diagnostics::new());
    let bitcode = |kind: FourCc| {
        let part = container.part(kind)?;
        let program = DxilProgram::read(part.data, part.start(), &mut Diagnostics::new());
        Some(program.bitcode()).filter(|bitcode| !bitcode.is_empty())
    };
    let of = match (hash.includes_source(), bitcode(kind::DXIL), bitcode(kind::ILDB)) {
        (true, _, Some(debug)) if digest::md5(debug) == hash.digest() => HashOf::DebugBitcode,
        (true, ..) => HashOf::Source,
        (false, None, _) => HashOf::Absent,
        (false, Some(module), _) => match digest::md5(module) {
            made if made == hash.digest() => HashOf::Bitcode,
            made => HashOf::Other { made },
        },
    };
    Some((hash, of))
}
