//! Open enumerations.

/// Declares an open enumeration: a newtype over an integer whose known values have constants and names, and whose
/// unknown values are values too, so that nothing a file says is lost.
///
/// A row is `CONSTANT = value "spelling"` and, behind `=>`, any further spelling a listing uses. Rows stand in rising
/// order of their values, which is checked at compile time.
///
/// ```
/// dxbin_base::names! {
///     /// A fruit's code.
///     pub struct Fruit: u8 {
///         /// Grows on trees.
///         APPLE = 1 "FRUIT_APPLE" => "apple";
///         PEAR = 4 "FRUIT_PEAR" => "pear";
///     }
/// }
/// assert_eq!(Fruit::APPLE.name(), Some("FRUIT_APPLE"));
/// assert_eq!(Fruit(4).short(), Some("pear"));
/// assert_eq!(format!("{:?}", Fruit(9)), "Fruit(0x9)");
/// assert_eq!(Fruit::from_name("FRUIT_PEAR"), Some(Fruit::PEAR));
/// ```
#[macro_export]
macro_rules! names {
    ($(#[$meta:meta])* $vis:vis struct $type:ident: $repr:ty {
        $( $(#[$row_meta:meta])* $row:ident = $value:literal $name:literal $(=> $short:literal)?; )*
    }) => {
        $(#[$meta])*
        #[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Default)]
        $vis struct $type(pub $repr);

        #[allow(missing_docs)]
        impl $type {
            $( $(#[$row_meta])* pub const $row: Self = Self($value); )*
        }

        impl $type {
            /// Every known value with its name and its short spelling (empty where there is none).
            pub const ROWS: &'static [($repr, &'static str, &'static str)] =
                &[$( ($value, $name, concat!($($short)?)) ),*];

            fn row(self) -> Option<&'static (u64, &'static str, &'static str)> {
                const ROWS: &[(u64, &str, &str)] = &[$( ($value as u64, $name, concat!($($short)?)) ),*];
                const FIRST: u64 = ROWS[0].0;
                // Where values follow one another, as in most tables, each says its place.
                if const { ROWS[ROWS.len() - 1].0 - FIRST == ROWS.len() as u64 - 1 } {
                    let place = u64::from(self.0).checked_sub(FIRST)?;
                    return ROWS.get(usize::try_from(place).ok()?);
                }
                ROWS.binary_search_by_key(&u64::from(self.0), |row| row.0).ok().and_then(|i| ROWS.get(i))
            }

            /// The documented name of a known value.
            pub fn name(self) -> Option<&'static str> {
                self.row().map(|row| row.1)
            }

            /// The spelling that listings use, where the table has one.
            pub fn short(self) -> Option<&'static str> {
                self.row().map(|row| row.2).filter(|text| !text.is_empty())
            }

            /// The value of a documented name.
            pub fn from_name(name: &str) -> Option<Self> {
                Self::ROWS.iter().find(|row| row.1 == name).map(|row| Self(row.0))
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

        impl $crate::record::Scalar for $type {
            const TYPE: $crate::record::Type = <$repr as $crate::record::Scalar>::TYPE;
            fn from_bits(bits: u64) -> Self {
                Self(<$repr as $crate::record::Scalar>::from_bits(bits))
            }
            fn to_bits(self) -> u64 {
                u64::from(self.0)
            }
            fn name_of(bits: u64) -> Option<&'static str> {
                Self::from_bits(bits).name()
            }
        }

        const _: () = {
            let rows = $type::ROWS;
            let mut i = 1;
            while i < rows.len() {
                assert!(rows[i - 1].0 < rows[i].0, "rows are out of order");
                i += 1;
            }
        };
    };
}
