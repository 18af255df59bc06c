//! How much a reader is willing to do for one file.

/// Bounds that readers keep, whatever counts a file claims.
///
/// No reader allocates by a count it has not checked against the bytes that are left, so these bounds are a second
/// fence: they keep a file of a few megabytes from costing minutes.
///
/// ```
/// let limits = dxbin_base::Limits { max_parts: 16, ..Default::default() };
/// assert!(limits.max_depth > 0);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Limits {
    /// Parts that a container's directory may name.
    pub max_parts: u32,
    /// How deep structures may nest: types in types, operands in operands, containers in containers.
    pub max_depth: u32,
    /// Diagnostics kept for one file; later ones are counted, not kept.
    pub max_diagnostics: usize,
    /// Bytes that one compressed stream in a file may unpack to.
    pub max_unpacked: u64,
}

impl Default for Limits {
    fn default() -> Self {
        Self { max_parts: 65_536, max_depth: 32, max_diagnostics: 1_000, max_unpacked: 1 << 28 }
    }
}
