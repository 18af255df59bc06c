//! What D3DStripShader, D3DGetBlobPart and D3DSetBlobPart make of a file, as lines with lengths and checksums: ours, in
//! the form in which tools/oracle/bless-strip.py writes Microsoft's.

#![allow(missing_docs, unreachable_pub, dead_code, clippy::unwrap_used)]

use std::fmt::Write as _;

use dxbin::base::{Diagnostics, Error, Limits};
use dxbin::container::spec::d3dcompiler::BLOB_PARTS;
use dxbin::strip::{Options, strip};

/// Every flag word that differs from the others in what it does.
pub const FLAGS: u32 = 32;

/// What is set, for kinds that take bytes.
pub const DATA: &[u8] = b"twelve bytes";

fn answer(result: Result<Vec<u8>, Error>) -> Option<Vec<u8>> {
    result.ok()
}

/// The answers to all questions about one file, each with its question; `None` for a refusal. `root` is the container that
/// is set as root signature.
pub fn answers(bytes: &[u8], root: &[u8]) -> Vec<(String, Option<Vec<u8>>)> {
    let limits = Limits::default();
    let mut all = Vec::new();
    for flags in 0..FLAGS {
        let options = Options { flags, ..Options::default() };
        let stripped = strip(bytes, &options, &limits, &mut Diagnostics::new()).map(|stripped| stripped.bytes);
        all.push((format!("strip {flags:#04x}"), answer(stripped)));
    }
    for kind in BLOB_PARTS {
        all.push((format!("get {:#x}", kind.number), answer(dxbin::blob::get(bytes, kind, &limits))));
    }
    for kind in BLOB_PARTS {
        let data = if kind.number == 11 { root } else { DATA };
        all.push((format!("set {:#x}", kind.number), answer(dxbin::blob::set(bytes, kind, data, &limits))));
    }
    all
}

/// A line for each question.
pub fn lines(bytes: &[u8], root: &[u8]) -> String {
    let mut text = String::new();
    for (question, answer) in answers(bytes, root) {
        match answer {
            Some(bytes) => writeln!(text, "{question} {} {:08x}", bytes.len(), crc32fast::hash(&bytes)).unwrap(),
            None => writeln!(text, "{question} refused").unwrap(),
        }
    }
    text
}

/// One line for all questions: the refusals, the bytes of all answers together, and their checksum.
pub fn line(bytes: &[u8], root: &[u8]) -> String {
    let answers = answers(bytes, root);
    let refused = answers.iter().filter(|(_, answer)| answer.is_none()).count();
    let all: Vec<u8> = answers.into_iter().filter_map(|(_, answer)| answer).flatten().collect();
    format!("{refused} {} {:08x}", all.len(), crc32fast::hash(&all))
}
