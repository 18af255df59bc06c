//! Blocks and records with the abbreviations they are written by.
//!
//! Over [`Emitter`], which packs: this knows which abbreviations the open block has. A record is written by the one it asks
//! for where its values fit, and in full otherwise, so that whatever a model says can be written.

use std::rc::Rc;

use crate::bitstream::abbreviation::{Operand, char6};
use crate::bitstream::emit::Emitter;
use crate::spec::codes::{Block, BlockInfoCode, FIRST_ABBREVIATION, MAGIC};

/// An abbreviation of the block that is open, by its id.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Abbreviation(pub(super) u32);

/// Ids of [`STANDARD`](crate::spec::abbreviations::STANDARD) in `VALUE_SYMTAB` blocks.
pub(super) mod symbol {
    use super::Abbreviation;

    pub(in crate::write) const BYTES: Abbreviation = Abbreviation(4);
    pub(in crate::write) const ASCII: Abbreviation = Abbreviation(5);
    pub(in crate::write) const CHAR6: Abbreviation = Abbreviation(6);
    pub(in crate::write) const BLOCK_CHAR6: Abbreviation = Abbreviation(7);
}

/// Ids of [`STANDARD`](crate::spec::abbreviations::STANDARD) in `CONSTANTS` blocks. LLVM defines a fourth, for zeros, and never uses it.
pub(super) mod constant {
    use super::Abbreviation;

    pub(in crate::write) const SET_TYPE: Abbreviation = Abbreviation(4);
    pub(in crate::write) const INTEGER: Abbreviation = Abbreviation(5);
    pub(in crate::write) const CAST: Abbreviation = Abbreviation(6);
}

/// Ids of [`STANDARD`](crate::spec::abbreviations::STANDARD) in `FUNCTION` blocks.
pub(super) mod function {
    use super::Abbreviation;

    pub(in crate::write) const LOAD: Abbreviation = Abbreviation(4);
    pub(in crate::write) const BINARY: Abbreviation = Abbreviation(5);
    pub(in crate::write) const BINARY_FLAGS: Abbreviation = Abbreviation(6);
    pub(in crate::write) const CAST: Abbreviation = Abbreviation(7);
    pub(in crate::write) const RETURN_VOID: Abbreviation = Abbreviation(8);
    pub(in crate::write) const RETURN_VALUE: Abbreviation = Abbreviation(9);
    pub(in crate::write) const UNREACHABLE: Abbreviation = Abbreviation(10);
    pub(in crate::write) const GET_ELEMENT_PTR: Abbreviation = Abbreviation(11);
}

/// What blocks or one block can be written by.
type List = Vec<Rc<[Operand]>>;

/// A module as it grows.
#[derive(Debug)]
pub(super) struct Records {
    emitter: Emitter,
    /// The abbreviations of the block that is open, and of those around it.
    scopes: Vec<List>,
    /// Abbreviations that blocks of a kind start with.
    standard: Vec<(Block, List)>,
    /// The kind of block that a `BLOCKINFO` block is about at the moment.
    about: Option<Block>,
}

impl Records {
    /// A stream with bitcode's magic.
    pub(super) fn new() -> Self {
        let mut emitter = Emitter::new();
        emitter.bytes(&MAGIC);
        Self { emitter, scopes: Vec::new(), standard: Vec::new(), about: None }
    }

    /// Opens a block whose abbreviation ids have `width` bits.
    pub(super) fn enter(&mut self, block: Block, width: u32) {
        self.emitter.enter(block.0, width);
        let standard = self.standard.iter().find(|(of, _)| *of == block);
        self.scopes.push(standard.map(|(_, list)| list.clone()).unwrap_or_default());
        self.about = None;
    }

    /// Closes the block that is open.
    pub(super) fn exit(&mut self) {
        self.emitter.end();
        self.scopes.pop();
    }

    /// Defines an abbreviation for the rest of the block.
    pub(super) fn define(&mut self, operands: &[Operand]) -> Abbreviation {
        self.emitter.define(operands);
        let Some(scope) = self.scopes.last_mut() else { return Abbreviation(0) };
        scope.push(operands.into());
        Abbreviation(scope.len() as u32 - 1 + FIRST_ABBREVIATION)
    }

    /// Defines an abbreviation for all blocks of a kind that follow, within a `BLOCKINFO` block.
    pub(super) fn define_for(&mut self, block: Block, operands: &[Operand]) {
        if self.about != Some(block) {
            self.full(BlockInfoCode::SET_BLOCK.0, &[u64::from(block.0)]);
            self.about = Some(block);
        }
        self.emitter.define(operands);
        match self.standard.iter_mut().find(|(of, _)| *of == block) {
            Some((_, list)) => list.push(operands.into()),
            None => self.standard.push((block, vec![operands.into()])),
        }
    }

    /// A record in full.
    pub(super) fn full(&mut self, code: u32, values: &[u64]) {
        self.emitter.record(code, values);
    }

    /// A record by an abbreviation of the block, or in full where there is none or the values do not fit it.
    pub(super) fn record(&mut self, code: u32, values: &[u64], by: Option<Abbreviation>) {
        if let Some(by) = by
            && let Some(scope) = self.scopes.last()
            && let Some(operands) = scope.get(by.0.wrapping_sub(FIRST_ABBREVIATION) as usize)
            && fits(operands, code, values)
        {
            self.emitter.packed(by.0, operands, code, values);
        } else {
            self.full(code, values);
        }
    }

    /// The bytes.
    pub(super) fn finish(mut self) -> Vec<u8> {
        self.emitter.align();
        self.emitter.finish()
    }
}

/// Whether a record's values can be written by an abbreviation.
fn fits(operands: &[Operand], code: u32, values: &[u64]) -> bool {
    let code = u64::from(code);
    let mut all = std::iter::once(&code).chain(values).copied();
    let mut operands = operands.iter();
    while let Some(&operand) = operands.next() {
        let good = match operand {
            Operand::Array => {
                let element = operands.next().copied().unwrap_or(Operand::Literal(0));
                all.by_ref().all(|value| holds(element, value))
            }
            Operand::Blob => all.by_ref().all(|value| value < 0x100),
            operand => all.next().is_some_and(|value| holds(operand, value)),
        };
        if !good {
            return false;
        }
    }
    all.next().is_none()
}

/// Whether a field can hold a value.
fn holds(operand: Operand, value: u64) -> bool {
    match operand {
        Operand::Literal(literal) => literal == value,
        Operand::Fixed(width) => value.checked_shr(width).is_none_or(|rest| rest == 0),
        Operand::Vbr(width) => width > 1 || value == 0,
        Operand::Char6 => u8::try_from(value).is_ok_and(|byte| char6(byte).is_some()),
        Operand::Array | Operand::Blob => false,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_does_not_fit_is_written_in_full() {
        let operands = [Operand::Literal(7), Operand::Fixed(3), Operand::Array, Operand::Char6];
        assert!(fits(&operands, 7, &[5, 0x61, 0x5f]));
        assert!(fits(&operands, 7, &[5]));
        assert!(!fits(&operands, 8, &[5]), "another code");
        assert!(!fits(&operands, 7, &[8]), "a number of four bits");
        assert!(!fits(&operands, 7, &[5, 0x2d]), "a hyphen has no six bits");
        assert!(!fits(&operands, 7, &[]), "too few");
        assert!(!fits(&operands[..2], 7, &[1, 2]), "too many");
        assert!(fits(&[Operand::Fixed(64)], u32::MAX, &[]));
        assert!(fits(&[Operand::Literal(1), Operand::Fixed(0)], 1, &[0]));
        assert!(!fits(&[Operand::Literal(1), Operand::Fixed(0)], 1, &[1]));
    }
}
