//! LLVM 3.7 bitcode, as the shaders of Shader Model 6 hold it.
//!
//! * [`bitstream`]: bits, records and blocks, read and written;
//! * [`model`]: a module as values: types, globals, constants, metadata, functions, instructions;
//! * [`operands`]: what an instruction or a constant refers to;
//! * [`read`]: from bytes to a module;
//! * [`print`](mod@print): a module as LLVM's text;
//! * [`edit`]: changing a model;
//! * [`mod@write`]: a model into bytes, with LLVM's own numbers;
//! * [`spec`]: facts, as tables.
//!
//! The crate knows nothing of DXIL: what the calls and the metadata mean is `dxbin-dxil`'s.

pub mod bitstream;
pub mod edit;
pub mod model;
pub mod operands;
pub mod print;
pub mod read;
pub mod spec;
pub mod write;
