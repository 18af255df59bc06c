//! What a Shader Model 6 module means.
//!
//! * [`spec`]: the table of DXIL operations, enumerations, flags and tags;
//! * [`layout`]: sizes of types, offsets of fields;
//! * [`model`]: what a module's `dx.*` metadata says;
//! * [`comment`]: what dxc's listing says behind a call;
//! * [`declare`]: what dxc changes in a module as it loads it;
//! * [`properties`]: what a handle of Shader Model 6.6 and later is annotated with.
//!
//! The module itself, with its types, values and metadata, is `dxbin-bitcode`'s.

pub mod comment;
pub mod declare;
pub mod layout;
pub mod model;
pub mod properties;
pub mod requirements;
pub mod spec;
