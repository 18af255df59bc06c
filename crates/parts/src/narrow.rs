//! Enumerations that stand in fields of another width than their own.

/// Declares a field type of another width than the enumeration whose values it holds, and so with no list of its own.
macro_rules! narrow {
    ($(#[$meta:meta])* $vis:vis struct $type:ident: $repr:ty as $names:ty;) => {
        $(#[$meta])*
        #[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Default)]
        $vis struct $type(pub $repr);

        impl $type {
            /// The value as the enumeration has it; `None` where it is too large for that.
            pub fn get(self) -> Option<$names> {
                use ::dxbin_base::record::Scalar;
                let value = <$names>::from_bits(u64::from(self.0));
                (value.to_bits() == u64::from(self.0)).then_some(value)
            }

            /// The documented name of a known value.
            pub fn name(self) -> Option<&'static str> {
                self.get().and_then(|value| value.name())
            }
        }

        impl ::core::fmt::Debug for $type {
            fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
                match self.name() {
                    Some(name) => f.write_str(name),
                    None => write!(f, "{}({:#x})", stringify!($type), self.0),
                }
            }
        }

        impl ::dxbin_base::record::Scalar for $type {
            const TYPE: ::dxbin_base::record::Type = <$repr as ::dxbin_base::record::Scalar>::TYPE;
            fn from_bits(bits: u64) -> Self {
                Self(<$repr as ::dxbin_base::record::Scalar>::from_bits(bits))
            }
            fn to_bits(self) -> u64 {
                u64::from(self.0)
            }
            fn name_of(bits: u64) -> Option<&'static str> {
                Self::from_bits(bits).name()
            }
        }
    };
}
pub(crate) use narrow;
