//! Removing what a program does not need to run: as D3DStripShader does it, byte for byte, or further.
//!
//! Which bit of the flag word removes which parts is the table [`STRIP`]. Microsoft's function refuses Shader Models 1 to
//! 3 and any container that is out of the ordinary, and leaves dxc's debug information; [`Manner::Further`] takes those,
//! too, and does what Microsoft's does wherever that does something.

use std::borrow::Cow;

use dxbin_base::{Code, Diagnostics, Error, FourCc, Limits};
use dxbin_container::spec::d3dcompiler::{STRIP, StripFlag};
use dxbin_container::spec::{DIGEST_OFFSET, DIGESTED_FROM, kind};
use dxbin_container::{Builder, Container, DigestState, Part, plain};

use crate::accept;
use crate::open::{self, Kind};

/// How far to go.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub enum Manner {
    /// As D3DStripShader: its bytes, its refusals.
    #[default]
    Microsoft,
    /// As dxc's `-dumpbin` with `-Qstrip_...`, that is its IDxcContainerBuilder: one part for each bit, which must be there;
    /// the parts back to back, PRIV last; the digest right again if it was right, else zeros.
    Dxc,
    /// Also what the same bits mean for dxc's parts and for the comments of Shader Models 1 to 3, and in containers that
    /// Microsoft's function refuses.
    Further,
}

/// What to remove.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Options {
    /// D3DStripShader's flag word: bits of [`STRIP`]; others change nothing.
    pub flags: u32,
    /// How far to go.
    pub manner: Manner,
    /// Parts that stay whatever the flags say.
    pub keep: Vec<FourCc>,
    /// Where given, all parts go but these; the flags play no part.
    pub only: Option<Vec<FourCc>>,
}

/// A part, or a comment of Shader Models 1 to 3, that was removed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Removed<'a> {
    /// Its FourCC.
    pub kind: FourCc,
    /// Its number among those of its kind, 1 for the first.
    pub ordinal: u32,
    /// Its bytes, without header and FourCC.
    pub data: &'a [u8],
}

/// What is left, and what was removed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Stripped<'a> {
    /// The new file.
    pub bytes: Vec<u8>,
    /// What was removed, in the file's order.
    pub removed: Vec<Removed<'a>>,
}

/// Strips the shader in `bytes`, a whole file.
///
/// # Errors
///
/// In Microsoft's manner all that D3DStripShader refuses: [`Code::CompilerRefuses`], [`Code::DigestStale`]; and where
/// `bytes` are no shader, or a container that cannot be edited.
///
/// ```
/// use dxbin::base::{Diagnostics, FourCc, Limits};
/// use dxbin::container::{Variant, plain};
/// use dxbin::strip::{Options, strip};
/// let parts = [(FourCc(*b"SHEX"), b"code"[..].into()), (FourCc(*b"PRIV"), b"mine"[..].into())];
/// let shader = plain::write(&parts, Variant::Standard)?;
/// let options = Options { flags: 0x8, ..Options::default() };
/// let stripped = strip(&shader, &options, &Limits::default(), &mut Diagnostics::new())?;
/// assert_eq!(stripped.bytes, plain::write(&parts[..1], Variant::Standard)?);
/// assert_eq!(stripped.removed[0].data, b"mine");
/// # Ok::<(), dxbin::base::Error>(())
/// ```
pub fn strip<'a>(
    bytes: &'a [u8],
    options: &Options,
    limits: &Limits,
    diagnostics: &mut Diagnostics,
) -> Result<Stripped<'a>, Error> {
    if options.manner == Manner::Further && open::kind(bytes) == Some(Kind::Direct3d9) {
        return comments(bytes, options);
    }
    if options.manner == Manner::Dxc {
        return as_dxc(bytes, options, limits, diagnostics);
    }
    match (accept::parts(bytes, "D3DStripShader", limits), options.manner) {
        (Ok((parts, variant)), _) => {
            let going = going(&parts, options);
            let (gone, left): (Vec<_>, Vec<_>) = parts.iter().zip(going).partition(|(_, goes)| *goes);
            let left: Vec<_> = left.iter().map(|(part, _)| (part.kind, Cow::Borrowed(part.data))).collect();
            let removed = gone.iter().map(|(part, _)| Removed::from(*part)).collect();
            Ok(Stripped { bytes: plain::write(&left, variant)?, removed })
        }
        (Err(error), Manner::Microsoft | Manner::Dxc) => Err(error),
        (Err(_), Manner::Further) => {
            let container = open::container(bytes, limits, diagnostics)?;
            edited(&container, options)
        }
    }
}

/// Strips as dxc's container builder.
fn as_dxc<'a>(
    bytes: &'a [u8],
    options: &Options,
    limits: &Limits,
    diagnostics: &mut Diagnostics,
) -> Result<Stripped<'a>, Error> {
    let container = open::container(bytes, limits, diagnostics)?;
    let whole = 0..container.bytes().len() as u64;
    let refuse = |message: String| Error::new(Code::CompilerRefuses, whole.clone(), message);
    let parts = container.parts();
    if let Some(twice) = parts.iter().find(|part| part.ordinal > 1) {
        return Err(refuse(format!("{} stands twice; IDxcContainerBuilder refuses the container", twice.kind)));
    }
    if container.parts_left_out() || parts.iter().any(|part| part.is_clipped()) {
        return Err(refuse("a part leads past the end of the container".to_owned()));
    }
    let wanted = STRIP.iter().filter(|row| options.flags & row.bit != 0).filter_map(|row| row.dxc);
    let wanted: Vec<FourCc> = wanted.filter(|kind| !options.keep.contains(kind)).collect();
    if let Some(missing) = wanted.iter().find(|&&kind| container.part(kind).is_none()) {
        return Err(refuse(format!("there is no {missing} to remove; IDxcContainerBuilder refuses that")));
    }
    let goes = |kind: FourCc| match &options.only {
        Some(only) => !only.contains(&kind),
        None => wanted.contains(&kind),
    };
    let (gone, mut left): (Vec<&Part<'a>>, Vec<_>) = parts.iter().partition(|part| goes(part.kind));
    // Private data need not end at a multiple of four.
    left.sort_by_key(|part| part.kind == kind::PRIV);
    let left: Vec<_> = left.iter().map(|part| (part.kind, Cow::Borrowed(part.data))).collect();
    let variant = match container.digest() {
        DigestState::Valid(variant) | DigestState::ValidWithoutTrailing(variant) => Some(variant),
        _ => None,
    };
    let mut stripped = plain::write(&left, variant.unwrap_or_default())?;
    if let (None, Some(digest)) = (variant, stripped.get_mut(DIGEST_OFFSET..DIGESTED_FROM)) {
        digest.fill(0);
    }
    Ok(Stripped { bytes: stripped, removed: gone.into_iter().map(Removed::from).collect() })
}

/// A container that is out of the ordinary: all that is not removed keeps its place.
fn edited<'a>(container: &Container<'a>, options: &Options) -> Result<Stripped<'a>, Error> {
    let mut builder = Builder::from_container(container)?;
    let parts = container.parts();
    let mut removed = Vec::new();
    for (i, goes) in going(parts, options).into_iter().enumerate().rev() {
        if let (true, Some(part)) = (goes, parts.get(i)) {
            builder.remove(i);
            removed.push(Removed::from(part));
        }
    }
    removed.reverse();
    Ok(Stripped { bytes: builder.build()?, removed })
}

/// Which parts go.
fn going(parts: &[Part<'_>], options: &Options) -> Vec<bool> {
    let has = |kind: FourCc| parts.iter().any(|part| part.kind == kind);
    let rows: Vec<&StripFlag> =
        (STRIP.iter()).filter(|row| options.flags & row.bit != 0 && !row.unless.is_some_and(has)).collect();
    let further = options.manner == Manner::Further;
    let goes = |kind: FourCc| match &options.only {
        Some(only) => !only.contains(&kind),
        None => rows.iter().any(|row| row.parts.contains(&kind) || further && row.also.contains(&kind)),
    };
    parts.iter().map(|part| goes(part.kind) && !options.keep.contains(&part.kind)).collect()
}

/// Strips a program of Shader Models 1 to 3: its tables are comments, which start with a FourCC.
///
/// Instructions of Shader Model 1 do not tell their length, so that only what stands before the first is looked at; that
/// is where fxc writes its comments.
fn comments<'a>(bytes: &'a [u8], options: &Options) -> Result<Stripped<'a>, Error> {
    const COMMENT: u32 = 0xfffe;
    const END: u32 = 0xffff;
    let goes = |kind: FourCc| {
        let mut rows = STRIP.iter().filter(|row| options.flags & row.bit != 0);
        let chosen = match &options.only {
            Some(only) => !only.contains(&kind),
            None => rows.any(|row| row.comments.contains(&kind)),
        };
        chosen && !options.keep.contains(&kind)
    };
    let word = |at: usize| bytes.get(at..)?.first_chunk().map(|word| u32::from_le_bytes(*word));
    let tells_length = bytes.get(1).is_some_and(|&major| major >= 2);
    let mut left = Vec::with_capacity(bytes.len());
    let mut removed: Vec<Removed<'a>> = Vec::new();
    let (mut at, mut copied) = (4, 0);
    while let Some(token) = word(at) {
        let length = match token & 0xffff {
            COMMENT => (token >> 16 & 0x7fff) as usize,
            END => break,
            _ if tells_length => (token >> 24 & 0xf) as usize,
            _ => break,
        };
        let end = at + 4 + 4 * length;
        let inside = bytes.get(at + 4..end);
        let Some(inside) = inside else {
            let message = "a token states more words than the file holds";
            return Err(Error::new(Code::ProgramTruncated, at as u64..bytes.len() as u64, message));
        };
        if let (COMMENT, Some((kind, data))) = (token & 0xffff, inside.split_first_chunk())
            && goes(FourCc(*kind))
        {
            let kind = FourCc(*kind);
            let ordinal = 1 + removed.iter().filter(|other| other.kind == kind).count() as u32;
            removed.push(Removed { kind, ordinal, data });
            left.extend_from_slice(bytes.get(copied..at).unwrap_or_default());
            copied = end;
        }
        at = end;
    }
    left.extend_from_slice(bytes.get(copied..).unwrap_or_default());
    Ok(Stripped { bytes: left, removed })
}

/// A program of Shader Models 1 to 3 without any of its comments that stand where [`comments`] looks.
#[cfg(feature = "hash")]
pub(crate) fn comments_removed(bytes: &[u8]) -> Vec<u8> {
    let options = Options { only: Some(Vec::new()), ..Options::default() };
    comments(bytes, &options).map_or_else(|_| bytes.to_vec(), |stripped| stripped.bytes)
}

impl<'a> From<&Part<'a>> for Removed<'a> {
    fn from(part: &Part<'a>) -> Self {
        Self { kind: part.kind, ordinal: part.ordinal, data: part.data }
    }
}
