//! Parts by the kinds of D3D_BLOB_PART, with the answers of D3DGetBlobPart and D3DSetBlobPart, refusals included.
//!
//! Which kind stands for which parts is the table [`BLOB_PARTS`](dxbin_container::spec::d3dcompiler::BLOB_PARTS).

use std::borrow::Cow;

use dxbin_base::{Code, Error, FourCc, Limits};
use dxbin_container::spec::d3dcompiler::{BlobPart, Given, Taken};
use dxbin_container::{Part, Variant, plain};

use crate::accept;

/// What D3DGetBlobPart gives for a kind of part: the part's bytes, or for signatures and root signatures a container that
/// holds nothing else.
///
/// # Errors
///
/// [`Code::NoSuchPart`] where the container has no such part, and all that Microsoft's function refuses: what is no
/// container, a digest that is not right, gaps between parts and the like.
///
/// ```
/// use dxbin::base::{FourCc, Limits};
/// use dxbin::container::{Variant, plain, spec::d3dcompiler::blob_part};
/// let parts = [(FourCc(*b"ISGN"), b"in"[..].into()), (FourCc(*b"PRIV"), b"mine"[..].into())];
/// let shader = plain::write(&parts, Variant::Standard)?;
/// let limits = Limits::default();
/// assert_eq!(dxbin::blob::get(&shader, blob_part("private-data").unwrap(), &limits)?, b"mine");
/// let signature = dxbin::blob::get(&shader, blob_part("0").unwrap(), &limits)?;
/// assert_eq!(signature, plain::write(&parts[..1], Variant::Standard)?);
/// # Ok::<(), dxbin::base::Error>(())
/// ```
pub fn get(bytes: &[u8], kind: &BlobPart, limits: &Limits) -> Result<Vec<u8>, Error> {
    let (parts, _) = accept::parts(bytes, "D3DGetBlobPart", limits)?;
    let mut found = Vec::with_capacity(kind.parts.len());
    for set in kind.parts {
        match first_of(&parts, set) {
            Some(part) => found.push((part.kind, Cow::Borrowed(part.data))),
            None => return Err(missing(set, kind, bytes)),
        }
    }
    match (kind.given, found.first()) {
        (Given::Bytes, Some((_, data))) => Ok(data.to_vec()),
        // Whatever the container's digest was, that of the new one is the ordinary one.
        _ => plain::write(&found, Variant::Standard),
    }
}

/// The container as D3DSetBlobPart makes it: all parts of the kind gone, and one with this data behind all others. Of
/// parts of one kind that are left, all get the bytes of the first, as Microsoft's function has it.
///
/// # Errors
///
/// [`Code::CompilerRefuses`] where the kind cannot be set or `data` are not what it takes; else as [`get`].
///
/// ```
/// use dxbin::base::{Code, FourCc, Limits};
/// use dxbin::container::{Variant, plain, spec::d3dcompiler::blob_part};
/// let shader = plain::write(&[(FourCc(*b"PRIV"), b"old"[..].into())], Variant::Standard)?;
/// let limits = Limits::default();
/// let new = dxbin::blob::set(&shader, blob_part("private-data").unwrap(), b"new", &limits)?;
/// assert_eq!(new, plain::write(&[(FourCc(*b"PRIV"), b"new"[..].into())], Variant::Standard)?);
/// let refused = dxbin::blob::set(&shader, blob_part("pdb").unwrap(), b"new", &limits);
/// assert_eq!(refused.unwrap_err().code(), Code::CompilerRefuses);
/// # Ok::<(), dxbin::base::Error>(())
/// ```
pub fn set(bytes: &[u8], kind: &BlobPart, data: &[u8], limits: &Limits) -> Result<Vec<u8>, Error> {
    const WHO: &str = "D3DSetBlobPart";
    let refuse = |message: String| Err(Error::new(Code::CompilerRefuses, 0..0, message));
    let (Some(target), true) = (kind.parts.first().and_then(|set| set.first()), kind.taken != Taken::Nothing) else {
        return refuse(format!("{WHO} does not take {}", kind.documented));
    };
    if data.is_empty() {
        return refuse(format!("{WHO} does not take a part without bytes"));
    }
    let data = if kind.taken == Taken::Container {
        let (parts, _) = accept::parts(data, WHO, limits)?;
        let part = parts.iter().find(|part| part.kind == *target);
        part.ok_or_else(|| missing(&[*target], kind, data))?.data
    } else {
        data
    };
    let (parts, variant) = accept::parts(bytes, WHO, limits)?;
    // Microsoft's function asks for each part's bytes by its kind, and so copies the first of a kind in the place of all.
    let others = parts.iter().filter(|part| part.kind != *target).filter_map(|part| first_of(&parts, &[part.kind]));
    let mut left: Vec<(FourCc, Cow<'_, [u8]>)> = others.map(|part| (part.kind, Cow::Borrowed(part.data))).collect();
    left.push((*target, Cow::Borrowed(data)));
    plain::write(&left, variant)
}

/// The first part of the first kind that there is.
fn first_of<'p, 'a>(parts: &'p [Part<'a>], kinds: &[FourCc]) -> Option<&'p Part<'a>> {
    kinds.iter().find_map(|kind| parts.iter().find(|part| part.kind == *kind))
}

fn missing(kinds: &[FourCc], kind: &BlobPart, bytes: &[u8]) -> Error {
    let names: Vec<String> = kinds.iter().map(FourCc::to_string).collect();
    let message = format!("there is no {}, which {} stands for", names.join(" or "), kind.documented);
    Error::new(Code::NoSuchPart, 0..bytes.len() as u64, message)
}
