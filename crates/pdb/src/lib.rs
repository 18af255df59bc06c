//! Debug information of Direct3D shaders: MSF files, the PDB in them, and CodeView.
//!
//! fxc's `/Zi` puts an MSF 7.00 file into a container's SPDB part (or into a file of its own), the same that a C++
//! compiler writes: a file of blocks that holds streams.
//!
//! * [`msf`]: the blocks and the streams; [`model`]: a whole file as values, and written again to the byte;
//! * [`info`]: who the PDB is, and its streams by name; [`names`]: its string table;
//! * [`dbi`]: the modules; [`symbols`], [`lines`], [`types`]: what CodeView says of the program;
//! * [`sources`]: the source files;
//! * [`spec`]: the tables and records all of it is made of.
//!
//! Readers borrow from the file where blocks stand in a row and copy where they do not. Every error knows its absolute
//! offset in the user's file, also where a stream is scattered over it.
//!
//! ```
//! use dxbin_base::Diagnostics;
//! use dxbin_pdb::model::MsfModel;
//! use dxbin_pdb::msf::Msf;
//!
//! let model = MsfModel { block_size: 512, streams: vec![Some(b"old".as_slice().into()), Some(vec![7; 1500].into())] };
//! let file = model.build(None).unwrap();
//! let msf = Msf::read(&file, 0, &mut Diagnostics::new()).unwrap();
//! assert_eq!(msf.stream_count(), 2);
//! assert_eq!(msf.stream(1).unwrap().bytes(), [7; 1500]);
//! ```

pub mod dbi;
pub mod info;
pub mod lines;
pub mod model;
pub mod msf;
pub mod names;
pub mod sources;
pub mod spec;
pub mod symbols;
pub mod types;
