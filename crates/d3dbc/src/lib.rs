//! Shader Model 1.0 to 3.0 programs: the token streams that Direct3D 9 takes.
//!
//! * [`spec`]: what there is, as tables: opcodes, registers, modifiers, usages;
//! * [`token`]: the bits of a token;
//! * [`decode`], [`encode`]: bytes to instructions and back, losing nothing;
//! * [`constants`]: the constant table that fxc leaves in a comment (CTAB); [`debug`]: its debug information (DBUG); [`preshader`]: what an
//!   effect's compiler computes ahead (PRES);
//! * [`print`](mod@print): the listing of `D3DDisassemble`, byte for byte.
//! * [`parse`]: text to a program, as D3DAssemble takes it; [`exact`]: listings from which the same bytes come back.
//!
//! ```
//! use dxbin_base::Diagnostics;
//! use dxbin_d3dbc::{Program, print};
//!
//! // ps_2_0: `mov oC0, c1`
//! let words = [0xffff_0200_u32, 0x0200_0001, 0x800f_0800, 0xa0e4_0001, 0x0000_ffff];
//! let bytes: Vec<u8> = words.iter().flat_map(|word| word.to_le_bytes()).collect();
//! let program = Program::read(&bytes, 0)?;
//! let mut text = Vec::new();
//! print::print(&program, &print::Options::default(), &mut text, &mut Diagnostics::new())?;
//! assert!(text.starts_with(b"    ps_2_0\n    mov oC0, c1\n"));
//! # Ok::<(), dxbin_base::Error>(())
//! ```

pub mod constants;
pub mod debug;
pub mod decode;
pub mod encode;
pub mod exact;
pub mod model;
pub mod parse;
pub mod preshader;
pub mod print;
pub mod spec;
pub mod token;

pub use decode::{Decoder, Program};
pub use model::{Instruction, Parameter, ProgramModel};
