//! Many listings on one thread.
//!
//! A third of the time of a listing is its container's digest. MD5 is a chain of operations that wait for each other, so
//! one alone leaves most of the processor idle; several containers' chains side by side do not.

use dxbin_base::{Diagnostics, Error};
use dxbin_container::Container;
use dxbin_container::digest;

use super::Options;

/// Containers whose digests are checked together: enough to fill the lanes, few enough to stay in the cache.
const TOGETHER: usize = 256;

/// Lists each file and hands the result to `done`: its place in `files`, its listing, and what was found.
///
/// ```
/// use dxbin::listing::fxc::{self, Options};
///
/// let mut refused = 0;
/// fxc::list_all(&[b"no shader", b"nor this"], &Options::default(), |_, listing, _| refused += usize::from(listing.is_err()));
/// assert_eq!(refused, 2);
/// ```
pub fn list_all(files: &[&[u8]], options: &Options, mut done: impl FnMut(usize, Result<&[u8], Error>, &Diagnostics)) {
    let mut text = Vec::new();
    for (chunk, some) in files.chunks(TOGETHER).enumerate() {
        for (i, (bytes, state)) in some.iter().zip(digest::check_all(some)).enumerate() {
            text.clear();
            let mut diagnostics = Diagnostics::new();
            let listed = Container::read(bytes, 0, &options.limits, &mut diagnostics)
                .and_then(|container| super::list(&container.with_digest(state), options, &mut text, &mut diagnostics));
            done(chunk * TOGETHER + i, listed.map(|()| text.as_slice()), &diagnostics);
        }
    }
}
