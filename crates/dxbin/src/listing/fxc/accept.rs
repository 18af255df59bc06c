//! Which containers Microsoft's disassembler takes.
//!
//! It is strict where our own reader is lenient: the version is 1, the stated size is that of the file, the digest is
//! right, the parts stand back to back in the directory's order, and the first stands behind the directory. Behind the
//! last part there may be bytes. Sums of offsets and sizes wrap at 2^32, as they do in Microsoft's code.

use std::ops::Range;

use dxbin_base::record::Record;
use dxbin_base::{Code, Diagnostics, Error};
use dxbin_container::Container;
use dxbin_container::digest::{DigestState, Variant};
use dxbin_container::spec::PartHeader;

/// An error where the container is refused; when lenient a diagnostic. Gives the digest's variant, if it is right.
pub(super) fn container(
    container: &Container<'_>,
    lenient: bool,
    diagnostics: &mut Diagnostics,
) -> Result<Option<Variant>, Error> {
    let start = container.origin();
    let mut refuse = |code: Code, span: Range<u64>, message: String| {
        let span = start + span.start..start + span.end;
        if lenient {
            diagnostics.add(code, span, message);
            return Ok(());
        }
        Err(Error::new(code, span, format!("{message}; Microsoft's disassembler refuses the container")))
    };
    let header = container.header();
    if (header.major, header.minor) != (1, 0) {
        let message = format!("the container's version is {}.{}, not 1.0", header.major, header.minor);
        refuse(Code::ListingRefused, 20..24, message)?;
    }
    if header.size as usize != container.all_bytes().len() {
        let (size, length) = (header.size, container.all_bytes().len());
        let message = format!("the container states {size} bytes and {length} are there");
        refuse(Code::ListingRefused, 24..28, message)?;
    }
    let variant = match container.digest() {
        DigestState::Valid(variant) => Some(variant),
        state => {
            refuse(Code::DigestStale, 4..20, format!("the digest is {}", state.name()))?;
            None
        }
    };
    if let Some((span, message)) = layout(container) {
        refuse(Code::ListingRefused, span, message)?;
    }
    Ok(variant)
}

/// The first part that does not stand where the one before it ends.
fn layout(container: &Container<'_>) -> Option<(Range<u64>, String)> {
    let count = container.header().part_count;
    if count == 0 {
        return Some((28..32, "the container has no parts".to_owned()));
    }
    let bytes = container.all_bytes();
    let mut end = count.wrapping_mul(4).wrapping_add(32);
    for index in 0..count {
        let slot = 32 + 4 * u64::from(index);
        let found = container.slot(index);
        let part = found.and_then(|offset| PartHeader::read(bytes.get(offset as usize..)?));
        let (Some(offset), Some(part)) = (found, part) else {
            return Some((slot..slot + 4, format!("part {index} does not lie in the file")));
        };
        if offset != end {
            let message = format!("part {index} starts at {offset:#x}, not at {end:#x} where the one before it ends");
            return Some((slot..slot + 4, message));
        }
        end = offset.wrapping_add(8).wrapping_add(part.size);
    }
    // The last part may lead one byte too far: Microsoft compares its last byte's offset with the size. An end of 0
    // wraps to the largest number, and so is refused.
    if end.wrapping_sub(1) as usize > bytes.len() {
        let slot = 28 + 4 * u64::from(count);
        return Some((slot..slot + 4, "the last part leads past the end".to_owned()));
    }
    None
}
