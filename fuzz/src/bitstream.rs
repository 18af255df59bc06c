//! Any bitstream comes out of its events as it was, and any module is read to its end, in memory that its bytes bear out.
//!
//! Bytes changed at random mostly break the stream; here values of single records are changed as well, which reach further.

use dxbin::base::{Diagnostics, Limits};
use dxbin::bitcode::bitstream::Emitter;
use dxbin::bitcode::bitstream::walk::{What, rewrite, walk};
use dxbin::bitcode::read::read;

use crate::module::modules;
use crate::mutate::Random;

/// The property.
pub fn check(bytes: &[u8]) {
    for bitcode in modules(bytes) {
        let limits = Limits::default();
        assert!(rewrite(bitcode, 32, &limits).bytes == bitcode, "a stream has other bytes");
        look(bitcode);
        let mut random = Random::new(bitcode.len() as u64 ^ u64::from(bitcode.get(40).copied().unwrap_or(0)) << 32);
        for _ in 0..8 {
            look(&changed(bitcode, &mut random));
        }
    }
}

/// Reads a module; what it holds is in proportion to its bytes, and defects lie in it.
fn look(bitcode: &[u8]) {
    const ORIGIN: u64 = 1000;
    let mut diagnostics = Diagnostics::new();
    let module = read(bitcode, ORIGIN, &Limits::default(), &mut diagnostics);
    for diagnostic in diagnostics.as_slice() {
        let span = &diagnostic.span;
        assert!(span.start >= ORIGIN && span.end <= ORIGIN + bitcode.len() as u64, "{diagnostic} at {span:?}");
    }
    let Ok(module) = module else { return };
    // What takes the fewest bits for the most memory: an instruction of three, a type of four, a word of an array of one.
    let heap = module.instructions.len() * 12
        + module.instructions.words() * 4
        + module.types.entries.len() * 24
        + module.constants.entries.len() * 16
        + module.constants.words.len() * 4
        + module.metadata.entries.len() * 12
        + module.metadata.fields.len() * 4
        + module.text.len();
    assert!(heap <= 4096 + 64 * bitcode.len(), "{heap} bytes of {}", bitcode.len());
}

/// A stream with a value of a record changed, and its blocks as long as they state.
pub(crate) fn changed(bitcode: &[u8], random: &mut Random) -> Vec<u8> {
    let mut records = 0;
    walk(bitcode, 32, &Limits::default(), |event| records += usize::from(matches!(event.what, What::Record { .. })));
    let mut at = random.below(records);
    let mut out = Emitter::with_capacity(bitcode.len());
    out.bytes(bitcode.get(..4).unwrap_or_default());
    walk(bitcode, 32, &Limits::default(), |event| match event.what {
        What::Enter { block, width, .. } => out.enter(block, width),
        What::End { .. } => {
            out.end();
        }
        What::Define(operands) => out.define(operands),
        What::Record { id, layout, code, operands } => {
            let spoilt = at == 0;
            at = at.wrapping_sub(1);
            match layout {
                Some(layout) if !spoilt => out.packed(id, layout, code, operands),
                _ if !spoilt => out.record(code, operands),
                _ => record(code, operands, random, &mut out),
            }
        }
        What::Raw => {}
    });
    out.finish()
}

fn record(code: u32, operands: &[u64], random: &mut Random, out: &mut Emitter) {
    let mut operands = operands.to_vec();
    let mut code = code;
    let at = random.below(operands.len());
    match random.below(9) {
        0 => code = random.below(50) as u32,
        1 => operands.truncate(at),
        2 => operands.push(random.below(40) as u64),
        3 => return,
        4 => out.record(code, &operands),
        _ => {
            if let Some(word) = operands.get_mut(at) {
                *word = match random.below(6) {
                    0 => u64::MAX >> random.below(64),
                    1 => 0,
                    2 => word.wrapping_add(1),
                    3 => word.wrapping_sub(1),
                    4 => *word ^ 1 << random.below(12),
                    _ => random.below(64) as u64,
                };
            }
        }
    }
    out.record(code, &operands);
}

#[test]
fn smoke() {
    crate::smoke_over(&crate::mutate::shaders(&["dxc", "edits"]), check);
}
