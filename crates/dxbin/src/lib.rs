//! Direct3D shader binaries, read, listed, checked, edited, written and signed on any OS, with the answers of Microsoft's
//! own tools.
//!
//! This is the crate that users depend on; the formats live in crates of their own, re-exported here.
//!
//! * [`check`]: what the parts say about the same thing, compared;
//! * [`debuginfo`]: the PDB of a shader, its source files;
//! * [`demangle`]: names of exported functions as HLSL spells them;
//! * [`dump`]: annotated hex, every byte with its name and meaning;
//! * [`assemble`]: a listing's text into a container;
//! * [`blob`]: parts by the kinds of Microsoft's D3D_BLOB_PART;
//! * [`hash`]: the names by which people know a shader (feature `hash`);
//! * [`library`]: what a library of Shader Model 6 exports;
//! * [`module`]: where the modules of a Shader Model 6 shader lie;
//! * [`open`]: what a file is, and the container in it;
//! * [`rebuild`]: a container written anew from what its parts say;
//! * [`reflect`]: what a program takes and gives, and what it binds, as Microsoft's reflection says it;
//! * [`shader_hash`]: what HASH is of;
//! * [`signing`]: which digest a program gets;
//! * [`strip`]: parts removed as D3DStripShader removes them, and more;
//! * [`summary`]: what a container says of its shader, from all the parts at once.
//!
//! ```
//! use dxbin::base::{Diagnostics, FourCc, Limits};
//! use dxbin::container::Builder;
//!
//! let mut builder = Builder::new();
//! builder.push(FourCc(*b"SHEX"), vec![0x50, 0, 5, 0, 2, 0, 0, 0]);
//! let file = builder.build()?;
//!
//! let (limits, mut diagnostics) = (Limits::default(), Diagnostics::new());
//! let container = dxbin::open::container(&file, &limits, &mut diagnostics)?;
//! let summary = dxbin::summary::Summary::of(&container, &limits, &mut diagnostics);
//! assert_eq!(summary.program.unwrap().1.target(), "cs_5_0");
//! # Ok::<(), dxbin::base::Error>(())
//! ```

mod accept;
pub mod assemble;
pub mod blob;
pub mod check;
pub mod compressed;
pub mod debuginfo;
pub mod demangle;
mod derive;
pub mod direct3d9;
pub mod dump;
#[cfg(feature = "hash")]
pub mod hash;
pub mod library;
pub mod listing;
pub mod module;
pub mod open;
pub mod rebuild;
pub mod reflect;
pub mod shader_hash;
pub mod signing;
pub mod strip;
pub mod summary;

pub use dxbin_base as base;
pub use dxbin_bitcode as bitcode;
pub use dxbin_container as container;
pub use dxbin_d3dbc as d3dbc;
pub use dxbin_dxil as dxil;
pub use dxbin_parts as parts;
pub use dxbin_pdb as pdb;
pub use dxbin_tpf as tpf;
