//! What every `dxbin` crate stands on.
//!
//! * [`cursor`]: reading little-endian bytes, every position known as an absolute offset in the user's file;
//! * [`diagnostic`]: what is wrong with a file, where, under a code that never changes its meaning;
//! * [`codes`]: the one registry of those codes;
//! * [`names`](macro@names) and [`record`](macro@record): tables from which names, decoding, encoding and
//!   documentation follow;
//! * [`sink`]: text with a class, so that one printer serves plain text, colour and HTML;
//! * [`number`]: C's `printf` spellings of numbers, which Microsoft's listings are made of;
//! * [`pen`]: putting such text together, fast;
//! * [`kept`]: memory that a thread keeps from one file to the next;
//! * [`lex`]: taking text apart again, every token with its place;
//! * [`exact`]: comments that say what a listing leaves out;
//! * [`fourcc`], [`limits`]: small shared types.
//!
//! This crate knows no format. It has no dependencies, no threads and no files, and builds for wasm32.
//!
//! ```
//! use dxbin_base::cursor::Cursor;
//!
//! // Eight bytes that stood at 0x20 of some file.
//! let mut cursor = Cursor::new(&[1, 0, 0, 0, 0x44, 0x58, 0x42, 0x43], 0x20);
//! assert_eq!(cursor.u32(), Some(1));
//! assert_eq!(cursor.offset(), 0x24);
//! assert_eq!(cursor.fourcc().unwrap().to_string(), "DXBC");
//! assert_eq!(cursor.u32(), None);
//! ```

pub mod codes;
pub mod cursor;
pub mod diagnostic;
pub mod exact;
pub mod fourcc;
pub mod kept;
pub mod lex;
pub mod limits;
pub mod names;
pub mod number;
pub mod pen;
pub mod record;
mod room;
pub mod sink;

pub use codes::Code;
pub use diagnostic::{Diagnostic, Diagnostics, Error, Severity};
pub use fourcc::FourCc;
pub use limits::Limits;
