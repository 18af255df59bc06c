//! Names and strings: when they are quoted, and what is escaped in them.

use dxbin_base::pen::Pen;
use dxbin_base::sink::{Class, Sink};

use crate::model::Span;

use super::number::hex_digit;
use super::texts::Texts;

/// What a byte is in names and strings.
const KINDS: [u8; 256] = {
    let mut kinds = [0; 256];
    let mut i = 0;
    while i < 256 {
        let byte = i as u8;
        let name = byte.is_ascii_alphanumeric() || matches!(byte, b'-' | b'.' | b'_');
        let text = byte >= 0x20 && byte < 0x7f && byte != b'\\' && byte != b'"';
        let metadata = name || byte == b'$';
        kinds[i] = if name { NAME } else { 0 } | if text { TEXT } else { 0 } | if metadata { METADATA } else { 0 };
        i += 1;
    }
    kinds
};
/// It may stand in a name without quotes.
const NAME: u8 = 1;
/// It stands for itself in quotes.
const TEXT: u8 = 2;
/// It stands for itself in a name of metadata.
const METADATA: u8 = 4;

/// How much of a string is written in one go.
const PIECE: usize = 4096;

fn all(bytes: &[u8], kind: u8) -> bool {
    bytes.iter().fold(kind, |kind, &byte| kind & KINDS[usize::from(byte)]) != 0
}

/// Whether a text stands for itself in quotes.
pub(super) fn is_plain_text(text: &[u8]) -> bool {
    all(text, TEXT)
}

/// Whether a name needs quotes.
pub(super) fn needs_quotes(name: &[u8]) -> bool {
    name.first().is_some_and(u8::is_ascii_digit) || !all(name, NAME)
}

/// A name behind its prefix, in quotes if it needs them.
pub(super) fn push_name(texts: &mut Texts, prefix: &[u8; 1], pool: &[u8], span: Span) {
    texts.put(prefix);
    let name = span.of(pool);
    if !needs_quotes(name) {
        texts.push_of(pool, span);
        return;
    }
    texts.put(b"\"");
    for run in name.split_inclusive(|&byte| KINDS[usize::from(byte)] & TEXT == 0) {
        match run.split_last() {
            Some((&byte, plain)) if KINDS[usize::from(byte)] & TEXT == 0 => {
                texts.push(plain);
                texts.put(&[b'\\', hex_digit(byte >> 4), hex_digit(byte & 15)]);
            }
            _ => texts.push(run),
        }
    }
    texts.put(b"\"");
}

/// Whether a name of metadata is printed as it is.
pub(super) fn is_plain_metadata_name(name: &[u8]) -> bool {
    name.first().is_some_and(|first| !first.is_ascii_digit()) && all(name, METADATA)
}

/// The name of a named list or of a kind of attachment.
pub(super) fn push_metadata_name(text: &mut Vec<u8>, name: &[u8]) {
    let Some((&first, rest)) = name.split_first() else {
        text.extend_from_slice(b"<empty name> ");
        return;
    };
    if KINDS[usize::from(first)] & METADATA != 0 && !first.is_ascii_digit() {
        text.push(first);
    } else {
        // The byte is signed here, and a negative one has a negative upper digit, which counts down from `A`.
        let high = first as i8 >> 4;
        let high = if high >= 0 { hex_digit(high as u8) } else { (b'A' - 10).wrapping_add_signed(high) };
        text.extend_from_slice(&[b'\\', high, hex_digit(first & 15)]);
    }
    for &byte in rest {
        if KINDS[usize::from(byte)] & METADATA != 0 {
            text.push(byte);
        } else {
            text.extend_from_slice(&[b'\\', hex_digit(byte >> 4), hex_digit(byte & 15)]);
        }
    }
}

/// A name's bytes between quotes, which the caller writes.
pub(super) fn write_escaped<S: Sink>(pen: &mut Pen<'_, S>, class: Class, mut bytes: &[u8]) {
    while !bytes.is_empty() {
        let plain = bytes.iter().position(|&byte| KINDS[usize::from(byte)] & TEXT == 0).unwrap_or(bytes.len());
        let (run, rest) = bytes.split_at(plain);
        pen.text(class, run);
        let Some((&byte, rest)) = rest.split_first() else { break };
        pen.put(class, &[b'\\', hex_digit(byte >> 4), hex_digit(byte & 15)]);
        bytes = rest;
    }
}

/// A string in quotes, of any length.
pub(super) fn write_string<S: Sink>(pen: &mut Pen<'_, S>, class: Class, bytes: &[u8]) {
    pen.put(class, b"\"");
    for piece in bytes.chunks(PIECE) {
        write_escaped(pen, class, piece);
        pen.spill();
    }
    pen.put(class, b"\"");
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_quoted_where_they_must_be() {
        let name = |name: &[u8]| {
            let (mut texts, length) = (Texts::default(), name.len() as u32);
            push_name(&mut texts, b"%", name, Span { start: 0, length });
            String::from_utf8(texts.since(0).of(texts.pool()).to_vec()).unwrap()
        };
        assert_eq!(name(b"dx.types.Handle"), "%dx.types.Handle");
        assert_eq!(name(b"a-b_c"), "%a-b_c");
        assert_eq!(name(b"0a"), "%\"0a\"");
        assert_eq!(name(b"$Globals"), "%\"$Globals\"");
        assert_eq!(name(b"\x01?f@\"\\\xff"), "%\"\\01?f@\\22\\5C\\FF\"");
    }

    #[test]
    fn names_of_metadata() {
        let name = |name: &[u8]| {
            let mut text = Vec::new();
            push_metadata_name(&mut text, name);
            String::from_utf8(text).unwrap()
        };
        assert_eq!(name(b"llvm.ident"), "llvm.ident");
        assert_eq!(name(b"1a 2"), "\\31a\\202");
        assert_eq!(name(b"\xc3\xa9"), "\\33\\A9");
        assert_eq!(name(b""), "<empty name> ");
    }
}
