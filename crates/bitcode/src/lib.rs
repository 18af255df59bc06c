//! LLVM 3.7 bitcode, as the shaders of Shader Model 6 hold it.
//!
//! * [`bitstream`]: bits, records and blocks, read and written;
//! * [`model`]: a module as values: types, globals, constants, metadata, functions, instructions.
//! * [`spec`]: facts, as tables.
//!
//! The crate knows nothing of DXIL: what the calls and the metadata mean is `dxbin-dxil`'s.

pub mod bitstream;
pub mod model;
pub mod spec;
