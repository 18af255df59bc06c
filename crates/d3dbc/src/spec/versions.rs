//! The versions by their keys ([`Version::key`](crate::token::Version::key)): bounds in the tables of what D3DAssemble
//! takes.

/// Version 1.1.
pub const V1_1: u8 = 0x11;
/// Version 1.2.
pub const V1_2: u8 = 0x12;
/// Version 1.3.
pub const V1_3: u8 = 0x13;
/// Version 1.4.
pub const V1_4: u8 = 0x14;
/// Version 2.0.
pub const V2_0: u8 = 0x20;
/// Version 2_x.
pub const V2_X: u8 = 0x21;
/// Version 2_sw.
pub const V2_SW: u8 = 0x2f;
/// Version 3.0.
pub const V3_0: u8 = 0x30;
/// Version 3_sw.
pub const V3_SW: u8 = 0x3f;
/// The last of all.
pub const LAST: u8 = V3_SW;
