//! Four-character codes.

use std::fmt;

/// The name of a container part or of the container itself: four bytes, nearly always ASCII letters and digits.
///
/// It prints as its characters; a byte that is not printable ASCII, a quote or a backslash prints as `\xNN`, so that
/// every code has one spelling, which [`FourCc::parse`] reads back.
///
/// ```
/// use dxbin_base::FourCc;
/// assert_eq!(FourCc(*b"SHEX").to_string(), "SHEX");
/// assert_eq!(FourCc([0x41, 0, 0x42, 0xff]).to_string(), r"A\x00B\xff");
/// assert_eq!(FourCc::parse(r"A\x00B\xff"), Some(FourCc([0x41, 0, 0x42, 0xff])));
/// assert_eq!(FourCc::parse("toolong"), None);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct FourCc(pub [u8; 4]);

impl FourCc {
    /// The code as the little-endian word it is stored as.
    pub const fn to_u32(self) -> u32 {
        u32::from_le_bytes(self.0)
    }

    /// Reads the spelling that `Display` writes: four characters, or `\xNN` for any of them.
    pub fn parse(text: &str) -> Option<Self> {
        let mut rest = text.as_bytes();
        let mut code = [0; 4];
        for byte in &mut code {
            rest = match rest {
                [b'\\', b'x', hex @ ..] if hex.len() >= 2 => {
                    let digits = std::str::from_utf8(&hex[..2]).ok()?;
                    *byte = u8::from_str_radix(digits, 16).ok()?;
                    &hex[2..]
                }
                [first, rest @ ..] if first.is_ascii() => {
                    *byte = *first;
                    rest
                }
                _ => return None,
            };
        }
        rest.is_empty().then_some(Self(code))
    }
}

impl fmt::Display for FourCc {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut text = String::with_capacity(16);
        for byte in self.0 {
            match byte {
                b'\\' | b'"' | b'\'' => text.push_str(&format!("\\x{byte:02x}")),
                b' '..=b'~' => text.push(char::from(byte)),
                _ => text.push_str(&format!("\\x{byte:02x}")),
            }
        }
        f.pad(&text)
    }
}

impl fmt::Debug for FourCc {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "FourCc({self})")
    }
}
