//! Shader Model 4.0 to 5.1 programs.
pub mod decode;
pub mod encode;
pub mod exact;
pub mod keep;
pub mod model;
pub mod parse;
pub mod print;
pub mod spec;
pub mod token;

pub use decode::{Decoder, Program};
pub use model::{Index, Instruction, Operand, ProgramModel};
