//! Instructions to tokens: the inverse of [`crate::decode`].

use crate::model::{Instruction, Parameter, ProgramModel};

impl ProgramModel {
    /// The program's bytes. A model that was decoded and not changed gives the same bytes.
    ///
    /// ```
    /// use dxbin_base::Diagnostics;
    /// use dxbin_d3dbc::Program;
    /// // vs_1_1: `mov oPos, v0`, the end, and three bytes that mean nothing.
    /// let mut bytes = vec![1, 1, 0xfe, 0xff, 1, 0, 0, 0, 0, 0, 0x0f, 0xc0, 0, 0, 0xe4, 0x90, 0xff, 0xff, 0, 0];
    /// bytes.extend(*b"abc");
    /// let model = Program::read(&bytes, 0)?.model(&mut Diagnostics::new());
    /// assert_eq!(model.instructions.len(), 1);
    /// assert_eq!(model.encode(), bytes);
    /// # Ok::<(), dxbin_base::Error>(())
    /// ```
    pub fn encode(&self) -> Vec<u8> {
        let mut bytes = self.version.0.to_le_bytes().to_vec();
        for instruction in &self.instructions {
            instruction.encode(&mut bytes);
        }
        bytes.extend_from_slice(&self.tail);
        bytes
    }
}

impl Instruction {
    /// Appends the instruction's bytes.
    pub fn encode(&self, bytes: &mut Vec<u8>) {
        put(self.token.0, bytes);
        if let Some(declaration) = self.declaration {
            put(declaration.0, bytes);
        }
        if let Some(destination) = &self.destination {
            destination.encode(bytes);
        }
        if let Some(predicate) = self.predicate {
            put(predicate, bytes);
        }
        for &literal in &self.literals {
            put(literal, bytes);
        }
        for source in &self.sources {
            source.encode(bytes);
        }
        bytes.extend_from_slice(&self.comment);
    }
}

impl Parameter {
    fn encode(&self, bytes: &mut Vec<u8>) {
        put(self.token.0, bytes);
        if let Some(index) = self.index {
            put(index.0, bytes);
        }
    }
}

fn put(word: u32, bytes: &mut Vec<u8>) {
    bytes.extend_from_slice(&word.to_le_bytes());
}
