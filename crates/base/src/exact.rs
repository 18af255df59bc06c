//! `// exact:` comments: what a listing leaves out of its tokens, and how it is put back.
//!
//! A printer assembles each line it printed; where other words come out, a comment says the difference. What such comments
//! are made of is the same for every token stream and stands here; where they stand and what else they say each format
//! crate tells.
//!
//! ```
//! use dxbin_base::exact;
//! use dxbin_base::lex::Lexer;
//!
//! let mut out = b"ret ".to_vec();
//! exact::comment(&exact::patches(&[0x0100_003e], &[0x0180_003e]), &mut out);
//! assert_eq!(out, b"ret // exact: 0 is 0x0180003e not 0x0100003e\n");
//!
//! let mut lexer = Lexer::new(&out);
//! lexer.next();
//! let comment = lexer.next();
//! let mut words = [0x0100_003e];
//! assert_eq!(exact::patch(&mut exact::content(&lexer, &comment).unwrap(), &mut words), Some(true));
//! assert_eq!(words, [0x0180_003e]);
//! ```

use std::fmt::Write as _;

use crate::Code;
use crate::lex::{Kind, Lexer, TextError, Token};

/// What such a comment starts with.
pub const INTRODUCTION: &str = "// exact:";

/// Writes a comment and ends the line.
pub fn comment(content: &str, out: &mut Vec<u8>) {
    out.extend_from_slice(INTRODUCTION.as_bytes());
    out.push(b' ');
    out.extend_from_slice(content.as_bytes());
    out.push(b'\n');
}

/// Writes any text as an ordinary comment of one line.
pub fn remark(text: &[u8], out: &mut Vec<u8>) {
    let text = text.trim_ascii();
    let text = text.strip_prefix(b"//").unwrap_or(text).trim_ascii_start();
    out.extend_from_slice(b"// ");
    // In its first bytes it must not look like one of ours.
    if text.starts_with(b"exact:") {
        out.push(b' ');
    }
    out.extend(text.iter().map(|&byte| if byte < b' ' { b'.' } else { byte }));
    out.push(b'\n');
}

/// Words as they stand behind `words`, each with a blank before it.
pub fn list(words: &[u32]) -> String {
    let mut text = String::new();
    for word in words {
        // Writing to a string cannot fail.
        let _ = write!(text, " {word:#010x}");
    }
    text
}

/// The words that are not those of the text, each with its place; the two are equally long.
pub fn patches(from_text: &[u32], words: &[u32]) -> String {
    let pairs = from_text.iter().zip(words).enumerate().filter(|(_, (text, exact))| text != exact);
    let patch = |(i, (text, exact))| format!("{i} is {exact:#010x} not {text:#010x}");
    pairs.map(patch).collect::<Vec<_>>().join(", ")
}

/// What the text of an instruction leaves out: `None` where it says it all.
pub fn difference(text: &[u8], from_text: &[u32], words: &[u32]) -> Option<String> {
    if from_text == words {
        None
    } else if from_text.len() == words.len() {
        Some(patches(from_text, words))
    } else {
        Some(format!("for {:#010x} words{}", sum(text), list(words)))
    }
}

/// A sum over an instruction's text, blanks and line ends left out (FNV-1a).
pub fn sum(text: &[u8]) -> u32 {
    let ink = text.iter().filter(|byte| !byte.is_ascii_whitespace());
    ink.fold(0x811c_9dc5, |sum, &byte| (sum ^ u32::from(byte)).wrapping_mul(0x0100_0193))
}

/// The text behind the introduction, if the comment has one.
pub fn content<'t>(lexer: &Lexer<'t>, comment: &Token<'t>) -> Option<Lexer<'t>> {
    if !comment.text.starts_with(INTRODUCTION.as_bytes()) {
        return None;
    }
    // Nothing behind the comment is to be seen.
    let mut content = Lexer::new(lexer.source().get(..comment.span().end)?);
    content.seek(comment.start + INTRODUCTION.len());
    content.blanks();
    Some(content)
}

/// The error about a comment that says nothing known.
pub fn wrong(comment: &Token<'_>) -> TextError {
    TextError::new(Code::TextExact, comment.span(), "this is not an `// exact:` comment of a known form")
        .hint("`dis --exact` writes them; delete it to assemble only what the text says")
}

/// The warning about a comment whose text was edited.
pub fn dropped(span: std::ops::Range<usize>, why: &str) -> TextError {
    TextError::new(Code::TextExactDropped, span, format!("{why}: this comment no longer belongs to it and is left out"))
}

/// Takes a name behind any blanks.
pub fn eat(content: &mut Lexer<'_>, name: &[u8]) -> bool {
    content.blanks();
    content.eat(name)
}

/// Takes a word.
pub fn word(content: &mut Lexer<'_>) -> Option<u32> {
    content.number()?.integer().and_then(|value| u32::try_from(value).ok())
}

/// Takes words up to the end, at least one.
pub fn words(content: &mut Lexer<'_>) -> Option<Vec<u32>> {
    let mut words = Vec::new();
    while content.peek().kind != Kind::End {
        words.push(word(content)?);
    }
    (!words.is_empty()).then_some(words)
}

/// Takes bytes in hexadecimal, up to the end.
pub fn bytes(content: &mut Lexer<'_>) -> Option<Vec<u8>> {
    content.blanks();
    let digits = content.rest();
    let (pairs, rest) = digits.trim_ascii_end().as_chunks::<2>();
    let byte = |pair: &[u8; 2]| std::str::from_utf8(pair).ok().and_then(|pair| u8::from_str_radix(pair, 16).ok());
    let bytes = if rest.is_empty() { pairs.iter().map(byte).collect() } else { None };
    content.seek(usize::MAX);
    bytes
}

/// Puts back the words that `4 is 0x3dcccccd not 0x3dccccce, ...` names, up to the end; false where the text was edited
/// since, so that what it says now counts. `None` for what is no such list.
pub fn patch(content: &mut Lexer<'_>, words: &mut [u32]) -> Option<bool> {
    let mut fits = true;
    loop {
        let place = word(content)?;
        if !eat(content, b"is") {
            return None;
        }
        let exact = word(content)?;
        if !eat(content, b"not") {
            return None;
        }
        let text = word(content)?;
        match usize::try_from(place).ok().and_then(|place| words.get_mut(place)) {
            Some(word) if *word == text => *word = exact,
            _ => fits = false,
        }
        if !content.punct(b',') {
            break;
        }
    }
    (content.peek().kind == Kind::End).then_some(fits)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn on(text: &str) -> Lexer<'_> {
        Lexer::new(text.as_bytes())
    }

    #[test]
    fn what_is_read_is_what_was_written() {
        assert_eq!(words(&mut on(&list(&[1, 0xffff_ffff]))), Some(vec![1, 0xffff_ffff]));
        assert_eq!(words(&mut on("")), None);
        assert_eq!(words(&mut on("0x1 x")), None);
        assert_eq!(bytes(&mut on(&crate::number::hex_bytes(b"\0\xff a"))), Some(b"\0\xff a".to_vec()));
        assert_eq!(bytes(&mut on("0")), None);
        assert_eq!(bytes(&mut on("0g")), None);
    }

    #[test]
    fn an_edit_wins() {
        let mut edited = [1, 2];
        assert_eq!(patch(&mut on("1 is 0x7 not 0x3"), &mut edited), Some(false));
        assert_eq!(edited, [1, 2]);
        assert_eq!(patch(&mut on("5 is 0x7 not 0x3"), &mut edited), Some(false));
        assert_eq!(patch(&mut on("1 is 0x7"), &mut edited), None);
        assert_eq!(patch(&mut on("0 is 7 not 1, 1 is 8 not 2"), &mut edited), Some(true));
        assert_eq!(edited, [7, 8]);
    }

    #[test]
    fn remarks_are_never_taken_for_ours() {
        let mut out = Vec::new();
        remark(b"  // exact: x\ny", &mut out);
        assert_eq!(out, b"//  exact: x.y\n");
        let lexer = Lexer::new(&out);
        assert!(content(&lexer, &lexer.peek()).is_none());
    }
}
