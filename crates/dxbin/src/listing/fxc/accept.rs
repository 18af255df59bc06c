//! Which containers Microsoft's disassembler takes.

use dxbin_base::{Code, Diagnostics, Error};
use dxbin_container::Container;
use dxbin_container::digest::Variant;

use crate::accept::{self, Rules};

/// An error where the container is refused; when lenient a diagnostic. Gives the digest's variant, if it is right.
pub(super) fn container(
    container: &Container<'_>,
    lenient: bool,
    diagnostics: &mut Diagnostics,
) -> Result<Option<Variant>, Error> {
    let who = "Microsoft's disassembler";
    let rules = Rules { who, code: Code::ListingRefused, lenient, empty: false, byte_too_far: true };
    accept::container(container, &rules, diagnostics)
}
