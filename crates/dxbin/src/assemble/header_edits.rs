//! Edits of a listing's comment header, put into a container that is there already.
//!
//! A header shows what signatures, buffers, bindings and features are, but not all that their parts hold. So the original
//! is listed too, and both headers are read into parts. Where these differ, the edit is taken if what the original's own
//! header says is the original's part to the last byte: then nothing is lost. Otherwise the part stays, and that is told.

use std::ops::Range;

use dxbin_base::lex::TextError;
use dxbin_base::{Code, Diagnostics, FourCc};
use dxbin_container::spec::kind;
use dxbin_container::{Builder, Container};
use dxbin_tpf::Program;

use crate::check::Facts;
use crate::listing::fxc::{self, header};

/// Takes the edits of the comments in `header` of a text whose program's bytes are `program`; whether there were any.
pub(super) fn take(
    text: &[u8],
    header: Range<usize>,
    program: &[u8],
    original: &Container<'_>,
    builder: &mut Builder<'_>,
    warnings: &mut Vec<TextError>,
) -> bool {
    let own = text.get(header.clone()).unwrap_or_default();
    // Text that is not a listing has nothing to say.
    if !own.windows(2).any(|pair| pair == b"//") {
        return false;
    }
    let mut listing = Vec::new();
    // An exact listing has line ends in names as comments of their own.
    for exact in [false, true] {
        listing.clear();
        let options = fxc::Options { exact, ..fxc::Options::default() };
        if fxc::list(original, &options, &mut listing, &mut Diagnostics::new()).is_err() {
            return false;
        }
        listing.truncate(comments_end(&listing));
        if lines(own).eq(lines(&listing)) {
            return false;
        }
    }
    let flags = original.part(kind::RDEF).and_then(|part| part.data.get(20..)?.first_chunk().copied());
    let flags = flags.map_or(0, u32::from_le_bytes);
    let old_program = [kind::SHEX, kind::SHDR].into_iter().find_map(|kind| original.part(kind)).map(|part| part.data);
    let was = parts(&listing, 0..listing.len(), old_program.unwrap_or_default(), flags, &mut Vec::new());
    let is = parts(text, header.clone(), program, flags, warnings);
    let mut edited = false;
    for (kind, new) in is {
        let said = was.iter().find(|part| part.0 == kind).map(|part| &part.1);
        if said == Some(&new) {
            continue;
        }
        let index = builder.find(kind, 1);
        let stored = index.and_then(|index| builder.parts().nth(index).map(|(_, data)| data.to_vec()));
        match (index, stored) {
            (Some(index), Some(stored)) if Some(&stored) == said => {
                builder.replace(index, new);
                edited = true;
            }
            _ => warnings.push(left_out(kind, header.clone())),
        }
    }
    edited
}

fn left_out(kind: FourCc, header: Range<usize>) -> TextError {
    let message =
        format!("the comment header was edited, but does not say all that {kind} has, so {kind} stays as it was");
    TextError::new(Code::TextHeader, header, message)
        .hint("without `--into` a container is made of what the header says")
}

/// The parts that a header gives.
fn parts(
    text: &[u8],
    header: Range<usize>,
    program: &[u8],
    flags: u32,
    warnings: &mut Vec<TextError>,
) -> Vec<(FourCc, Vec<u8>)> {
    let Ok(program) = Program::read(program, 0) else { return Vec::new() };
    let facts = Facts::of(&program, &mut Diagnostics::new());
    let asked = super::features(&facts);
    let rules = header::Rules { version: program.version, declarations: &facts.declarations, features: asked, flags };
    let header = header::read(text, header, &rules, warnings);
    header.before.into_iter().chain(header.features).collect()
}

/// Where the comments and blank lines end that a text starts with.
fn comments_end(text: &[u8]) -> usize {
    let comments = text.split_inclusive(|&byte| byte == b'\n').take_while(|line| {
        let line = line.trim_ascii();
        line.is_empty() || line.starts_with(b"//")
    });
    comments.map(<[u8]>::len).sum()
}

/// What the lines say, whatever ends them, however many slashes are in front; empty ones at the end do not count.
fn lines(text: &[u8]) -> impl Iterator<Item = &[u8]> {
    let inner = |line: &'_ [u8]| line.iter().take_while(|byte| matches!(byte, b'/' | b' ' | b'\t')).count();
    text.trim_ascii()
        .split(|&byte| byte == b'\n')
        .map(move |line| line.get(inner(line)..).unwrap_or_default().trim_ascii_end())
}
