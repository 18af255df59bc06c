//! ILDN: the name of the file that holds a shader's debug information.
//!
//! dxc writes it, and fxc with `/Zss` or `/Zsb`: the name is a hash of the source or of the program, and `.pdb`.

use dxbin_base::record::Record;
use dxbin_base::{Code, Error};

dxbin_base::record! {
    /// What ILDN starts with (`DxilShaderDebugName`); the name, a NUL, and zeros up to a multiple of four follow.
    pub struct DebugNameHeader: 4 {
        0 flags: u16, "Flags", "0";
        2 length: u16, "NameLength", "bytes of the name, without its NUL";
    }
}

/// The name in an ILDN.
///
/// ```
/// use dxbin_parts::debug_name::DebugName;
/// let part = b"\0\0\x05\0a.pdb\0\0\0";
/// let name = DebugName::read(part, 0).unwrap();
/// assert_eq!(name.name, b"a.pdb");
/// assert_eq!(name.build(), part);
/// assert!(DebugName::read(b"\0\0\x05\0a.p", 0).is_err());
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct DebugName<'a> {
    /// Bits that no document names.
    pub flags: u16,
    /// The name.
    pub name: &'a [u8],
    /// What follows it: a NUL, and zeros.
    pub tail: &'a [u8],
}

impl<'a> DebugName<'a> {
    /// Reads the part in `data`, which lies at `origin` in the file.
    ///
    /// # Errors
    ///
    /// [`Code::PartTruncated`] where it is shorter than the name it states.
    pub fn read(data: &'a [u8], origin: u64) -> Result<Self, Error> {
        let short = |what: &str| {
            let message = format!("ILDN has {} bytes, too few for {what}", data.len());
            Error::new(Code::PartTruncated, origin..origin + data.len() as u64, message)
        };
        let header = DebugNameHeader::read(data).ok_or_else(|| short("its header"))?;
        let rest = data.get(DebugNameHeader::SIZE..).unwrap_or_default();
        let (name, tail) = rest.split_at_checked(header.length.into()).ok_or_else(|| short("its name"))?;
        Ok(Self { flags: header.flags, name, tail })
    }

    /// The same with what follows a name by the compilers' habits: a NUL, and zeros up to a multiple of four.
    ///
    /// ```
    /// use dxbin_parts::debug_name::DebugName;
    /// let odd = DebugName { flags: 0, name: b"a.pdb", tail: b"" };
    /// assert_eq!(odd.tidy().build(), b"\0\0\x05\0a.pdb\0\0\0");
    /// ```
    pub fn tidy(&self) -> Self {
        let size = DebugNameHeader::SIZE + self.name.len();
        Self { tail: [&[0; 4][..], &[0; 3], &[0; 2], &[0]].get(size % 4).copied().unwrap_or_default(), ..*self }
    }

    /// Writes it again.
    pub fn build(&self) -> Vec<u8> {
        let mut part = Vec::new();
        DebugNameHeader { flags: self.flags, length: self.name.len() as u16 }.write(&mut part);
        part.extend_from_slice(self.name);
        part.extend_from_slice(self.tail);
        part
    }
}
