//! Listings from which the same program comes back.
//!
//! The program's lines are [`dxbin_tpf::exact`]'s. Names from the container may hold line ends, behind which anything could
//! follow; the comments around the program are cleared of that.

use dxbin_base::pen::Pen;
use dxbin_base::sink::{Class, Sink};
use dxbin_base::{Diagnostics, Error};

use super::{Options, Piece, front, known, print_options, statistics};
use crate::listing::out::Out;

pub(super) fn list<S: Sink>(
    what: &Piece<'_, '_>,
    options: &Options,
    sink: &mut S,
    diagnostics: &mut Diagnostics,
) -> Result<(), Error> {
    let (mut head, mut text, mut foot) = (Vec::new(), Vec::new(), Vec::new());
    let mut pen = Pen::new(&mut head);
    let known = known(what, options, diagnostics);
    front(what, options, known, &mut pen, diagnostics)?;
    pen.flush();
    dxbin_tpf::exact::print(what.program, &print_options(options), &mut text, diagnostics)?;
    if let Some((reflection, _)) = &known {
        let mut pen = Pen::new(&mut foot);
        statistics::trailer(&reflection.statistics, &mut Out::new(&mut pen, usize::MAX));
        pen.flush();
    }
    sink.text(Class::Comment, &comments(&head));
    sink.text(Class::Plain, &text);
    sink.text(Class::Comment, &comments(&foot));
    Ok(())
}

/// Every line is made a comment, and none of ours.
fn comments(text: &[u8]) -> Vec<u8> {
    let mut out = Vec::with_capacity(text.len());
    for line in text.split_inclusive(|&byte| byte == b'\n' || byte == b'\r') {
        if !line.starts_with(b"//") || line.starts_with(b"// exact:") {
            out.extend_from_slice(b"//  ");
        }
        out.extend_from_slice(line);
    }
    out
}

#[cfg(test)]
mod tests {
    #[test]
    fn names_with_line_ends_stay_comments() {
        let text = super::comments(b"// cbuffer a\rps_5_0\n// exact: tail 00\n// b\n");
        assert_eq!(text, b"// cbuffer a\r//  ps_5_0\n//  // exact: tail 00\n// b\n");
    }
}
