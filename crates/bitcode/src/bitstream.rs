//! The bitstream that bitcode is written in: nested blocks of records, and abbreviations that say how records are packed.
//!
//! * [`bits`]: fields of any width at any position;
//! * [`abbreviation`]: how a record is packed;
//! * [`cursor`]: blocks and records, one after another, nothing allocated on the way;
//! * [`info`]: what one block says of the others;
//! * [`emit`]: the same, written;
//! * [`walk`]: a stream as events, from which the same bytes can be written.
//!
//! What happens to streams that are broken is LLVM 3.7's, as the public sources of dxc have it: a block's stated length
//! counts only where it is passed over, and the first read past the end is answered.

pub mod abbreviation;
pub mod bits;
mod characters;
pub mod cursor;
mod definitions;
pub mod emit;
pub mod info;
mod record;
mod run;
pub mod walk;

pub use abbreviation::{Abbreviation, Operand};
pub use bits::Bits;
pub(crate) use cursor::Spare;
pub use cursor::{Cursor, Entry, Item};
pub use emit::Emitter;
pub use record::{Held, Numbers};
