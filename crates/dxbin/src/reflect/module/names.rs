//! How Microsoft's reflection takes names of types apart, and which names it takes for objects.
//!
//! It strips prefixes with a function that strips letters: every leading letter that occurs in the prefix goes, so that
//! `struct.scene` becomes `ene`. Our own view strips the prefix.

use dxbin_parts::rdef::VariableType;

type T = VariableType;

/// How a row's name is compared.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Match {
    Whole,
    Start,
}
use Match::{Start, Whole};

/// What stands before `RasterizerOrdered` is stripped, in the order in which it is looked for.
const FIRST: [(Match, &str, T); 8] = [
    (Whole, "SamplerState", T::D3D_SVT_SAMPLER),
    (Whole, "SamplerComparisonState", T::D3D_SVT_SAMPLER),
    (Start, "TriangleStream", T::D3D_SVT_VOID),
    (Start, "PointStream", T::D3D_SVT_VOID),
    (Start, "LineStream", T::D3D_SVT_VOID),
    (Start, "AppendStructuredBuffer", T::D3D_SVT_APPEND_STRUCTURED_BUFFER),
    (Start, "ConsumeStructuredBuffer", T::D3D_SVT_CONSUME_STRUCTURED_BUFFER),
    (Start, "ConstantBuffer", T::D3D_SVT_CBUFFER),
];

/// The others. The names of arrays of textures come too late to be found, and those that start with `RW` have lost their `R`.
const SECOND: [(Match, &str, T); 12] = [
    (Whole, "ByteAddressBuffer", T::D3D_SVT_BYTEADDRESS_BUFFER),
    (Whole, "RWByteAddressBuffer", T::D3D_SVT_RWBYTEADDRESS_BUFFER),
    (Start, "Buffer", T::D3D_SVT_BUFFER),
    (Start, "RWBuffer", T::D3D_SVT_RWBUFFER),
    (Start, "StructuredBuffer", T::D3D_SVT_STRUCTURED_BUFFER),
    (Start, "RWStructuredBuffer", T::D3D_SVT_RWSTRUCTURED_BUFFER),
    (Start, "Texture1D", T::D3D_SVT_TEXTURE1D),
    (Start, "RWTexture1D", T::D3D_SVT_RWTEXTURE1D),
    (Start, "Texture2D", T::D3D_SVT_TEXTURE2D),
    (Start, "RWTexture2D", T::D3D_SVT_RWTEXTURE2D),
    (Start, "Texture3D", T::D3D_SVT_TEXTURE3D),
    (Start, "TextureCube", T::D3D_SVT_TEXTURECUBE),
];

/// The name without the letters of `prefix` that it starts with.
fn strip<'a>(name: &'a [u8], prefix: &str) -> &'a [u8] {
    let start = name.iter().position(|byte| !prefix.as_bytes().contains(byte)).unwrap_or(name.len());
    name.get(start..).unwrap_or_default()
}

/// The object that Microsoft's reflection takes a structure of this name for.
pub(super) fn object(name: &[u8]) -> Option<VariableType> {
    if name.starts_with(b"dx.types.wave_t") {
        return Some(T::D3D_SVT_VOID);
    }
    let name = strip(strip(name, "class."), "struct.");
    if name.ends_with(b"_slice_type") {
        return None;
    }
    let find = |rows: &[(Match, &str, T)], name: &[u8]| {
        let found = rows.iter().find(|row| match row.0 {
            Whole => name == row.1.as_bytes(),
            Start => name.starts_with(row.1.as_bytes()),
        });
        found.map(|row| row.2)
    };
    find(&FIRST, name).or_else(|| find(&SECOND, strip(name, "RasterizerOrdered")))
}

/// The name that Microsoft's reflection gives a structure.
pub(super) fn structure(name: &[u8]) -> &[u8] {
    strip(strip(strip(name, "dx.alignment.legacy."), "hostlayout."), "struct.")
}

/// The name that a structure has in HLSL.
pub(super) fn hlsl(mut name: &[u8]) -> &[u8] {
    for prefix in ["dx.alignment.legacy.", "hostlayout.", "struct.", "class."] {
        name = name.strip_prefix(prefix.as_bytes()).unwrap_or(name);
    }
    name
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn letters_of_prefixes_are_stripped() {
        let names: [(&[u8], &[u8], &[u8]); 5] = [
            (b"struct.Light", b"Light", b"Light"),
            (b"struct.scene", b"ene", b"scene"),
            (b"class.Light", b"Light", b"Light"),
            (b"class.lamp", b"mp", b"lamp"),
            (b"hostlayout.struct.Foo", b"Foo", b"Foo"),
        ];
        for (name, theirs, ours) in names {
            assert_eq!((structure(name), hlsl(name)), (theirs, ours), "{}", String::from_utf8_lossy(name));
        }
    }

    #[test]
    fn objects_by_name() {
        assert_eq!(object(b"struct.SamplerState"), Some(T::D3D_SVT_SAMPLER));
        assert_eq!(object(b"class.Texture2DArray<vector<float, 4> >"), Some(T::D3D_SVT_TEXTURE2D));
        assert_eq!(object(b"class.RWTexture2D<float>"), None);
        assert_eq!(object(b"class.RasterizerOrderedBuffer<float>"), Some(T::D3D_SVT_BUFFER));
        assert_eq!(object(b"struct.Light"), None);
        assert_eq!(object(b"struct.BufferOfMine"), Some(T::D3D_SVT_BUFFER));
    }
}
