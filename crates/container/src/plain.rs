//! A container in the plainest layout, as Microsoft's compilers and D3D functions write theirs: the directory, then the
//! parts back to back in its order, each with the size it has.

use std::borrow::Cow;

use dxbin_base::record::Record;
use dxbin_base::{Code, Error, FourCc};

use crate::digest::{self, Variant};
use crate::spec::{self, HEADER_SIZE, Header, PART_HEADER_SIZE, PartHeader};

/// The container that holds these parts in this order, PRIV too, signed.
///
/// # Errors
///
/// [`Code::SizeOverLimit`] where it would be larger than the format allows.
///
/// ```
/// use dxbin_base::FourCc;
/// use dxbin_container::{Variant, digest, plain};
/// let bytes = plain::write(&[(FourCc(*b"PRIV"), b"odd"[..].into())], Variant::Standard)?;
/// assert_eq!(bytes.len(), 32 + 4 + 8 + 3);
/// assert!(digest::check(&bytes).is_right());
/// # Ok::<(), dxbin_base::Error>(())
/// ```
pub fn write(parts: &[(FourCc, Cow<'_, [u8]>)], variant: Variant) -> Result<Vec<u8>, Error> {
    let directory_end = HEADER_SIZE + 4 * parts.len();
    let size = parts
        .iter()
        .fold(directory_end, |size, (_, data)| size.saturating_add(PART_HEADER_SIZE).saturating_add(data.len()));
    let Some(stated) = u32::try_from(size).ok().filter(|&size| size <= spec::MAX_SIZE) else {
        let message = format!("the container would have {size} bytes, the format allows {}", spec::MAX_SIZE);
        return Err(Error::new(Code::SizeOverLimit, 24..28, message));
    };
    let mut out = Vec::with_capacity(size);
    let (major, minor) = spec::VERSION;
    let (magic, part_count) = (spec::MAGIC.to_u32(), parts.len() as u32);
    Header { magic, major, minor, size: stated, part_count, ..Header::default() }.write(&mut out);
    let mut at = directory_end;
    for (_, data) in parts {
        out.extend_from_slice(&(at as u32).to_le_bytes());
        at += PART_HEADER_SIZE + data.len();
    }
    for (kind, data) in parts {
        PartHeader { kind: kind.to_u32(), size: data.len() as u32 }.write(&mut out);
        out.extend_from_slice(data);
    }
    digest::sign(&mut out, variant);
    Ok(out)
}
