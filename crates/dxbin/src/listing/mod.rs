//! Listings: a shader as text, in the dialects of Microsoft's disassemblers.
//!
//! * [`fxc`]: what `D3DDisassemble` of d3dcompiler_47 prints for Shader Model 4 and 5 containers, byte for byte.

pub mod fxc;
