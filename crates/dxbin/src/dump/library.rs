//! fxc's libraries: their header, a function's parameters, and the functions, which are containers.

use dxbin_base::record::Record;
use dxbin_base::{Diagnostics, Limits};
use dxbin_container::spec::kind;
use dxbin_container::{Container, Part};
use dxbin_parts::lfs0::{FunctionParameter, Lfs0, Lfs0Header};
use dxbin_parts::libh::{Libh, LibhHeader, LibraryFunction};

use super::claims::Claims;
use super::container;
use super::parts::string;
use super::walk::{Walk, name_at};

/// What a place in LIBH or LFS0 is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Place {
    Header,
    Row(u32, u32),
    Name,
}

/// The data of LIBH, which starts at `start` of the file.
pub(super) fn header(data: &[u8], start: usize, walk: &mut Walk<'_, '_>) {
    let library = Libh::read(data, start as u64, &mut Diagnostics::with_limit(0));
    let mut claims = Claims::new();
    claims.add(library.header().creator.into(), Place::Name);
    for (index, function) in (0..).zip(library.functions()) {
        let at = u64::from(library.header().offset) + u64::from(index) * LibraryFunction::SIZE as u64;
        claims.add(at, Place::Row(index, function.name));
        claims.add(function.name.into(), Place::Name);
    }
    rows::<LibhHeader, LibraryFunction>("function", data, start, claims, walk);
}

/// The data of LFS0, which starts at `start` of the file.
pub(super) fn parameters(data: &[u8], start: usize, walk: &mut Walk<'_, '_>) {
    let signature = Lfs0::read(data, start as u64, &mut Diagnostics::with_limit(0));
    let mut claims = Claims::new();
    for (index, parameter) in (0..).zip(signature.parameters()) {
        let at = u64::from(signature.header().offset) + u64::from(index) * FunctionParameter::SIZE as u64;
        claims.add(at, Place::Row(index, parameter.name));
        for name in [parameter.name, parameter.semantic].into_iter().filter(|&name| name != 0) {
            claims.add(name.into(), Place::Name);
        }
    }
    rows::<Lfs0Header, FunctionParameter>("parameter", data, start, claims, walk);
}

fn rows<H: Record, R: Record>(
    title: &str,
    data: &[u8],
    start: usize,
    mut claims: Claims<Place>,
    walk: &mut Walk<'_, '_>,
) {
    walk.gap("unused", "bytes that nothing in the part leads to");
    claims.add(0, Place::Header);
    let spell = |name: &str, number: u64| {
        let is_name = matches!(name, "Name" | "SemanticName" | "Creator") && number != 0;
        is_name.then(|| name_at(data, number)).flatten()
    };
    for (offset, place) in claims.sorted() {
        let at = start + offset;
        match place {
            Place::Header => walk.record::<H>(at, &spell),
            Place::Row(index, name) => {
                let name = name_at(data, name.into()).unwrap_or_default();
                walk.heading(at.max(walk.at()), &format!("{title} {index}"), &name, "");
                walk.nested(at + R::SIZE, |walk| walk.record::<R>(at, &spell));
            }
            Place::Name => string(data, offset, start, walk),
        }
    }
}

/// A function: a container in a part. One inside it is no function, and is shown as bytes.
pub(super) fn function(part: &Part<'_>, walk: &mut Walk<'_, '_>) {
    let inner = Container::read(part.data, part.start(), &Limits::default(), &mut Diagnostics::with_limit(0));
    match inner {
        Ok(inner) if inner.part(kind::LIBF).is_none() => container::walk(&inner, walk),
        _ => walk.gap("data", "a function's container"),
    }
}
