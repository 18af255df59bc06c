//! Values, rows and lists as any serializer writes them.

use serde::ser::{Serialize, SerializeMap, Serializer};

use super::{Interfaces, SHADER_INPUT_BIND_DESC, SPACE_AND_ID, Value, shader_input_bind_desc, space_and_id};
use dxbin_parts::rdef::Binding;

impl Serialize for Value<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match *self {
            Value::Null => serializer.serialize_none(),
            Value::Number(number) => serializer.serialize_u32(number),
            Value::Wide(number) => serializer.serialize_u64(number),
            Value::Signed(number) => serializer.serialize_i32(number),
            Value::Text(text) => match std::str::from_utf8(text) {
                Ok(text) => serializer.serialize_str(text),
                Err(_) => serializer.collect_str(&Odd(text)),
            },
            Value::Bytes(bytes) => serializer.collect_str(&Hex(bytes)),
        }
    }
}

/// Text that is no UTF-8: bytes that are none as `\xNN`.
struct Odd<'a>(&'a [u8]);

impl std::fmt::Display for Odd<'_> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        self.0.utf8_chunks().try_for_each(|chunk| {
            f.write_str(chunk.valid())?;
            chunk.invalid().iter().try_for_each(|byte| write!(f, "\\x{byte:02x}"))
        })
    }
}

struct Hex<'a>(&'a [u8]);

impl std::fmt::Display for Hex<'_> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        self.0.iter().try_for_each(|byte| write!(f, "{byte:02x}"))
    }
}

/// A list whose entries are made while they are written.
pub(in crate::reflect) struct List<F>(pub F);

impl<I: IntoIterator<Item: Serialize>, F: Fn() -> I> Serialize for List<F> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq((self.0)())
    }
}

/// A structure.
pub(in crate::reflect) struct Row<'a, const N: usize>(pub &'static [&'static str; N], pub [Value<'a>; N]);

impl<const N: usize> Row<'_, N> {
    pub(in crate::reflect) fn entries<M: SerializeMap>(&self, map: &mut M) -> Result<(), M::Error> {
        self.0.iter().zip(&self.1).try_for_each(|(name, value)| map.serialize_entry(name, value))
    }
}

impl<const N: usize> Serialize for Row<'_, N> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut map = serializer.serialize_map(Some(N))?;
        self.entries(&mut map)?;
        map.end()
    }
}

/// A binding, which has more fields in Direct3D 12.
pub(in crate::reflect) struct BindingAnswer<'a> {
    pub(in crate::reflect) name: &'a [u8],
    pub(in crate::reflect) record: Binding,
    pub(in crate::reflect) interfaces: Interfaces,
}

impl Serialize for BindingAnswer<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut map = serializer.serialize_map(None)?;
        Row(&SHADER_INPUT_BIND_DESC, shader_input_bind_desc((self.name, self.record))).entries(&mut map)?;
        if self.interfaces == Interfaces::D3D12 {
            Row(&SPACE_AND_ID, space_and_id(self.record)).entries(&mut map)?;
        }
        map.end()
    }
}
