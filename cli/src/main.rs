//! The `dxbin` command.
fn main() {}
