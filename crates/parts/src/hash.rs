//! HASH: the MD5 hash by which dxc names a shader and its PDB.

use dxbin_base::number::hex_bytes;
use dxbin_base::record::Record;
use dxbin_base::{Code, Diagnostics};

use crate::fixed::{self, Fixed};

dxbin_base::names! {
    /// A bit of [`ShaderHash::flags`] (`DxilShaderHashFlags`).
    pub struct HashFlag: u32 {
        INCLUDES_SOURCE = 1 "IncludesSource";
    }
}

dxbin_base::record! {
    /// The whole part (`DxilShaderHash`).
    ///
    /// ```
    /// use dxbin_base::Diagnostics;
    /// use dxbin_parts::hash::ShaderHash;
    /// let mut part = vec![1, 0, 0, 0];
    /// part.extend(0..16);
    /// let hash = ShaderHash::of(&part, 0, &mut Diagnostics::new());
    /// assert!(hash.includes_source());
    /// assert_eq!(hash.text(), "000102030405060708090a0b0c0d0e0f");
    /// ```
    pub struct ShaderHash: 20 {
        0 flags: u32 [HashFlag], "Flags", "what the hash is of";
        4 digest0: u32, "Digest[0]", "MD5 of the bitcode in DXIL, or of that in ILDB where the hash includes the source: bytes 0 to 3";
        8 digest1: u32, "Digest[1]", "bytes 4 to 7";
        12 digest2: u32, "Digest[2]", "bytes 8 to 11";
        16 digest3: u32, "Digest[3]", "bytes 12 to 15";
    }
}

/// The size of a part that is not 20 bytes, and what stands behind the hash.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct HashLayout(Fixed);

impl ShaderHash {
    /// Reads a part's bytes, which lie at `origin` in the file. Missing bytes count as zeros.
    pub fn of(data: &[u8], origin: u64, diagnostics: &mut Diagnostics) -> Self {
        if data.len() != Self::SIZE {
            let message = format!("expected {} bytes, found {}", Self::SIZE, data.len());
            diagnostics.add(Code::HashSize, origin..origin + data.len() as u64, message);
        }
        fixed::read(data).0
    }

    /// Reads a part's bytes, all of which are held.
    ///
    /// ```
    /// use dxbin_parts::hash::ShaderHash;
    /// let (hash, layout) = ShaderHash::with_layout(&[9; 23]);
    /// assert_eq!(hash.build(Some(&layout)), [9; 23]);
    /// assert_eq!(hash.build(None), [9; 20]);
    /// ```
    pub fn with_layout(data: &[u8]) -> (Self, HashLayout) {
        let (hash, layout) = fixed::read(data);
        (hash, HashLayout(layout))
    }

    /// The part's bytes.
    pub fn build(&self, layout: Option<&HashLayout>) -> Vec<u8> {
        fixed::build(self, layout.map(|layout| &layout.0))
    }

    /// The hash.
    pub fn digest(&self) -> [u8; 16] {
        let mut digest = [0; 16];
        let words = [self.digest0, self.digest1, self.digest2, self.digest3].map(u32::to_le_bytes);
        digest.iter_mut().zip(words.as_flattened()).for_each(|(to, from)| *to = *from);
        digest
    }

    /// The hash in hexadecimal digits, as in the name of a PDB.
    pub fn text(&self) -> String {
        hex_bytes(&self.digest())
    }

    /// Whether it is of the module with debug information, and so of the source.
    pub const fn includes_source(&self) -> bool {
        self.flags & HashFlag::INCLUDES_SOURCE.0 != 0
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn odd_sizes_are_named_and_read() {
        for size in [0, 5, 19, 20, 24] {
            let part = vec![3; size];
            let mut diagnostics = Diagnostics::new();
            let hash = ShaderHash::of(&part, 0x40, &mut diagnostics);
            assert_eq!(diagnostics.as_slice().first().map(|d| d.code), (size != 20).then_some(Code::HashSize));
            let (again, layout) = ShaderHash::with_layout(&part);
            assert_eq!((again, again.build(Some(&layout))), (hash, part));
        }
    }
}
