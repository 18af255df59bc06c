//! Facts of LLVM 3.7's bitcode and of its listings, as tables.

pub mod abbreviations;
pub mod codes;
pub mod debug;
pub mod dwarf;
pub mod spelling;
