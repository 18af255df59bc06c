//! Which containers Microsoft's d3dcompiler_47.dll takes, and which its dxcompiler.dll.
//!
//! d3dcompiler_47 is strict where our own reader is lenient: the version is 1, the stated size is that of the file, the digest is
//! right, the parts stand back to back in the directory's order, and the first stands behind the directory. Behind the
//! last part there may be bytes. Sums of offsets and sizes wrap at 2^32, as they do in Microsoft's code. dxcompiler does
//! not look at the digest, takes bytes behind the stated size, but none between the last part and that.

use std::ops::Range;

use dxbin_base::record::Record;
use dxbin_base::{Code, Diagnostics, Error, Limits};
use dxbin_container::digest::{DigestState, Variant};
use dxbin_container::spec::{self, PartHeader};
use dxbin_container::{Container, Part};

use crate::open::{self, Kind};

/// Who looks, and how strictly.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Rules {
    /// The function, as the subject of a sentence.
    pub(crate) who: &'static str,
    /// The code of what is refused, but for a digest that is not right.
    pub(crate) code: Code,
    /// Whether what is refused is only told.
    pub(crate) lenient: bool,
    /// Whether a container without parts is taken.
    pub(crate) empty: bool,
    /// Whether the last part may lead one byte past the end: Microsoft's code compares its last byte's offset with the
    /// size. What it then reads there is whatever lies behind the file in memory.
    pub(crate) byte_too_far: bool,
}

/// An error where the container is refused; when lenient a diagnostic. Gives the digest's variant, if it is right.
pub(crate) fn container(
    container: &Container<'_>,
    rules: &Rules,
    diagnostics: &mut Diagnostics,
) -> Result<Option<Variant>, Error> {
    let start = container.origin();
    let mut refuse = |code: Code, span: Range<u64>, message: String| {
        let span = start + span.start..start + span.end;
        if rules.lenient {
            diagnostics.add(code, span, message);
            return Ok(());
        }
        Err(Error::new(code, span, format!("{message}; {} refuses the container", rules.who)))
    };
    let header = container.header();
    if (header.major, header.minor) != (1, 0) {
        let message = format!("the container's version is {}.{}, not 1.0", header.major, header.minor);
        refuse(rules.code, 20..24, message)?;
    }
    if header.size as usize != container.all_bytes().len() {
        let (size, length) = (header.size, container.all_bytes().len());
        let message = format!("the container states {size} bytes and {length} are there");
        refuse(rules.code, 24..28, message)?;
    }
    let variant = match container.digest() {
        DigestState::Valid(variant) => Some(variant),
        state => {
            refuse(Code::DigestStale, 4..20, format!("the digest is {}", state.name()))?;
            None
        }
    };
    if let Some((span, message)) = layout(container, rules) {
        refuse(rules.code, span, message)?;
    }
    Ok(variant)
}

/// The first part that does not stand where the one before it ends.
fn layout(container: &Container<'_>, rules: &Rules) -> Option<(Range<u64>, String)> {
    let count = container.header().part_count;
    if count == 0 {
        return (!rules.empty).then(|| (28..32, "the container has no parts".to_owned()));
    }
    let end = match walk(container) {
        Ok(end) => end,
        Err(defect) => return Some(defect),
    };
    // An end of 0 wraps to the largest number, and so is refused.
    if end.wrapping_sub(1) as usize >= container.all_bytes().len() + usize::from(rules.byte_too_far) {
        let slot = 28 + 4 * u64::from(count);
        return Some((slot..slot + 4, "the last part leads past the end".to_owned()));
    }
    None
}

/// Where the last part ends, if each stands where the one before it ends.
fn walk(container: &Container<'_>) -> Result<u32, (Range<u64>, String)> {
    let count = container.header().part_count;
    let bytes = container.all_bytes();
    let mut end = count.wrapping_mul(4).wrapping_add(32);
    for index in 0..count {
        let slot = 32 + 4 * u64::from(index);
        let found = container.slot(index);
        let part = found.and_then(|offset| PartHeader::read(bytes.get(offset as usize..)?));
        let (Some(offset), Some(part)) = (found, part) else {
            return Err((slot..slot + 4, format!("part {index} does not lie in the file")));
        };
        if offset != end {
            let message = format!("part {index} starts at {offset:#x}, not at {end:#x} where the one before it ends");
            return Err((slot..slot + 4, message));
        }
        end = offset.wrapping_add(8).wrapping_add(part.size);
    }
    Ok(end)
}

/// Why dxcompiler.dll does not take a container: where, in the container, and what is wrong.
pub(crate) fn dxc(container: &Container<'_>) -> Option<(Range<u64>, String)> {
    let header = container.header();
    let length = container.all_bytes().len();
    if header.major != 1 {
        return Some((20..22, format!("the container's major version is {}, not 1", header.major)));
    }
    if header.size as usize > length || header.size > spec::MAX_SIZE {
        return Some((24..28, format!("the container states {} bytes and {length} are there", header.size)));
    }
    match walk(container) {
        Ok(end) if end == header.size => None,
        Ok(end) => {
            Some((24..28, format!("the container states {:#x} bytes and its parts end at {end:#x}", header.size)))
        }
        Err(defect) => Some(defect),
    }
}

/// The parts of the container that a function of Microsoft's takes, and the variant of its digest.
///
/// # Errors
///
/// Where `bytes` are no container, and where the function refuses it.
pub(crate) fn parts<'a>(
    bytes: &'a [u8],
    who: &'static str,
    limits: &Limits,
) -> Result<(Vec<Part<'a>>, Variant), Error> {
    let code = Code::CompilerRefuses;
    match open::kind(bytes) {
        None | Some(Kind::Container | Kind::Text) => {}
        Some(other) => {
            let message = format!("this is {}; {who} takes containers only", other.info().title);
            return Err(Error::new(code, 0..bytes.len().min(16) as u64, message));
        }
    }
    let mut diagnostics = Diagnostics::new();
    let read = open::container(bytes, limits, &mut diagnostics)?;
    if read.parts_left_out() {
        let message = "all parts must be read; raise the limit";
        return Err(Error::new(Code::TooManyParts, 28..32, message));
    }
    let rules = Rules { who, code, lenient: false, empty: true, byte_too_far: false };
    let variant = container(&read, &rules, &mut diagnostics)?.unwrap_or_default();
    if let Some(part) = read.parts().iter().find(|part| part.is_clipped()) {
        // Sizes whose sum wraps at 2^32 pass Microsoft's checks, and then crash it.
        let message = format!("{} leads past the end of the container", part.name());
        return Err(Error::new(code, part.start()..part.end(), message));
    }
    Ok((read.parts().to_vec(), variant))
}
