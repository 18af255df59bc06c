//! Records: structures of a format, declared once as a table of fields.
//!
//! From the one declaration follow the Rust struct, decoding, encoding, access by field name (for `dump`, JSON, YAML,
//! `diff` and `edit`) and the tables of docs/formats. See the [`record`](macro@crate::record) macro.

/// How a field is stored. All are little-endian.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Type {
    /// An unsigned byte.
    U8,
    /// An unsigned 16-bit word.
    U16,
    /// An unsigned 32-bit word.
    U32,
    /// An unsigned 64-bit word.
    U64,
    /// A 32-bit float, kept as its bits so that NaNs survive.
    F32,
}

impl Type {
    /// The size in bytes.
    pub const fn size(self) -> usize {
        match self {
            Self::U8 => 1,
            Self::U16 => 2,
            Self::U32 | Self::F32 => 4,
            Self::U64 => 8,
        }
    }
}

/// A value that a field can have: the integers, and the open enumerations of [`names`](macro@crate::names).
pub trait Scalar: Copy {
    /// How it is stored.
    const TYPE: Type;
    /// From its stored bits; bits above the type's size are dropped.
    fn from_bits(bits: u64) -> Self;
    /// To its stored bits.
    fn to_bits(self) -> u64;
    /// The documented name of a value, for enumerations.
    fn name_of(bits: u64) -> Option<&'static str> {
        let _ = bits;
        None
    }
}

macro_rules! scalars {
    ($($type:ty => $kind:ident;)*) => { $(
        impl Scalar for $type {
            const TYPE: Type = Type::$kind;
            fn from_bits(bits: u64) -> Self {
                bits as Self
            }
            fn to_bits(self) -> u64 {
                u64::from(self)
            }
        }
    )* };
}
scalars! { u8 => U8; u16 => U16; u32 => U32; u64 => U64; }

/// A 32-bit float as its bits.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default)]
pub struct F32Bits(pub u32);

impl F32Bits {
    /// The number.
    pub fn get(self) -> f32 {
        f32::from_bits(self.0)
    }
}

impl Scalar for F32Bits {
    const TYPE: Type = Type::F32;
    fn from_bits(bits: u64) -> Self {
        Self(bits as u32)
    }
    fn to_bits(self) -> u64 {
        u64::from(self.0)
    }
}

/// One row of a record's table.
#[derive(Clone, Copy, Debug)]
pub struct Field {
    /// The field's name, in the spelling of the format's own documents where there is one.
    pub name: &'static str,
    /// Bytes from the start of the record.
    pub offset: usize,
    /// How it is stored.
    pub ty: Type,
    /// What it means, with units.
    pub meaning: &'static str,
    /// The name of a value, for enumerations.
    pub name_of: fn(u64) -> Option<&'static str>,
    /// The name of a bit, given as a value, for fields that are sets.
    pub bits: Option<fn(u64) -> Option<&'static str>>,
}

/// A structure that [`record`](macro@crate::record) declared.
pub trait Record: Sized {
    /// The record's name.
    const NAME: &'static str;
    /// The stored size in bytes.
    const SIZE: usize;
    /// The fields, in rising order of their offsets.
    const FIELDS: &'static [Field];

    /// Reads a record from the start of `bytes`; `None` where fewer than [`Record::SIZE`] bytes are left.
    fn read(bytes: &[u8]) -> Option<Self>;
    /// Appends the stored form.
    fn write(&self, out: &mut Vec<u8>);
    /// The stored bits of the field with this index in [`Record::FIELDS`].
    fn get(&self, field: usize) -> Option<u64>;
    /// Sets the field with this index; `None` where there is no such field.
    fn set(&mut self, field: usize, bits: u64) -> Option<()>;
}

/// The little-endian value of up to eight bytes.
#[doc(hidden)]
#[inline]
pub fn load(bytes: &[u8]) -> u64 {
    // Where the length is known when the program is compiled, as in a record, only one arm is left.
    match *bytes {
        [a, b] => u16::from_le_bytes([a, b]).into(),
        [a, b, c, d] => u32::from_le_bytes([a, b, c, d]).into(),
        [a, b, c, d, e, f, g, h] => u64::from_le_bytes([a, b, c, d, e, f, g, h]),
        _ => bytes.iter().rev().fold(0, |value, &byte| value << 8 | u64::from(byte)),
    }
}

/// Declares a record: a struct and its table of fields.
///
/// A row is `offset field: type, "DocumentedName", "meaning";`; for a set of bits the enumeration of these stands in brackets
/// behind the type. The fields fill the record: offsets rise without gap or
/// overlap, so padding is a field like any other and no byte is lost. This is checked at compile time.
///
/// ```
/// use dxbin_base::record::Record;
///
/// dxbin_base::record! {
///     /// A part's header.
///     pub struct PartHeader: 8 {
///         0 kind: u32, "PartFourCC", "which part this is";
///         4 size: u32, "PartSize", "bytes of data that follow";
///     }
/// }
/// let header = PartHeader::read(&[b'S', b'H', b'E', b'X', 16, 0, 0, 0]).unwrap();
/// assert_eq!(header.size, 16);
/// assert_eq!(PartHeader::FIELDS[1].name, "PartSize");
/// let mut out = Vec::new();
/// header.write(&mut out);
/// assert_eq!(out, b"SHEX\x10\0\0\0");
/// ```
#[macro_export]
macro_rules! record {
    ($(#[$meta:meta])* $vis:vis struct $type:ident: $size:literal {
        $( $offset:literal $field:ident: $ty:ty $([$bits:ty])?, $name:literal, $meaning:literal; )*
    }) => {
        $(#[$meta])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default)]
        $vis struct $type {
            $( #[doc = $meaning] pub $field: $ty, )*
        }

        impl $crate::record::Record for $type {
            const NAME: &'static str = stringify!($type);
            const SIZE: usize = $size;
            const FIELDS: &'static [$crate::record::Field] = &[$( $crate::record::Field {
                name: $name,
                offset: $offset,
                ty: <$ty as $crate::record::Scalar>::TYPE,
                meaning: $meaning,
                name_of: <$ty as $crate::record::Scalar>::name_of,
                bits: $crate::record!(@bits $($bits)?),
            } ),*];

            fn read(bytes: &[u8]) -> Option<Self> {
                let bytes = bytes.get(..$size)?;
                Some(Self { $( $field: <$ty as $crate::record::Scalar>::from_bits($crate::record::load(
                    &bytes[$offset..$offset + <$ty as $crate::record::Scalar>::TYPE.size()])), )* })
            }

            fn write(&self, out: &mut Vec<u8>) {
                $( out.extend_from_slice(
                    &$crate::record::Scalar::to_bits(self.$field).to_le_bytes()
                        [..<$ty as $crate::record::Scalar>::TYPE.size()]); )*
            }

            fn get(&self, field: usize) -> Option<u64> {
                let offset = Self::FIELDS.get(field)?.offset;
                $( if offset == $offset { return Some($crate::record::Scalar::to_bits(self.$field)); } )*
                None
            }

            fn set(&mut self, field: usize, bits: u64) -> Option<()> {
                let offset = Self::FIELDS.get(field)?.offset;
                $( if offset == $offset { self.$field = $crate::record::Scalar::from_bits(bits); return Some(()); } )*
                None
            }
        }

        const _: () = {
            let fields = <$type as $crate::record::Record>::FIELDS;
            let mut i = 0;
            let mut end = 0;
            while i < fields.len() {
                assert!(fields[i].offset == end, "fields leave a gap or overlap");
                end = fields[i].offset + fields[i].ty.size();
                i += 1;
            }
            assert!(end == $size, "fields do not fill the record");
        };
    };
    (@bits) => { None };
    (@bits $bits:ty) => { Some(<$bits as $crate::record::Scalar>::name_of) };
}
