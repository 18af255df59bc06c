//! Listings: a shader as text, in the dialects of Microsoft's disassemblers.
//!
//! * [`fxc`]: what `D3DDisassemble` of d3dcompiler_47 prints for Shader Model 4 and 5 containers, byte for byte;
//! * [`d3d9`]: what it prints for a program of Direct3D 9, Shader Models 1 to 3.

pub mod d3d9;
pub mod fxc;
