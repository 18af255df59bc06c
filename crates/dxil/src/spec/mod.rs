//! Facts of DXIL, as tables.
//!
//! * [`OPERATIONS`]: the DXIL operations, one row each, with [`OpCode`] for their numbers;
//! * the enumerations that programs and metadata hold;
//! * [`ShaderFlags`]: the flags of an entry point, and what of SFI0 follows from them;
//! * [`SigPoint`]: what a semantic means where;
//! * names and tags of `dx.*` metadata.

mod enums;
mod flags;
mod metadata;
mod operation;
mod operations;
mod sig_point;

pub use enums::*;
pub use flags::*;
pub use metadata::*;
pub(crate) use operation::Stands;
pub use operation::{Attribute, Info, Model, Overload, Overloads, Shape, Stages, Trait};
pub use operations::{OPERATIONS, OpCode};
pub use sig_point::*;

/// What the name of an operation's function starts with.
pub const FUNCTION_PREFIX: &str = "dx.op.";

impl ComponentType {
    /// How HLSL spells it, and so the listing's buffer definitions; with minimum precision 16-bit types have other names.
    ///
    /// ```
    /// use dxbin_dxil::spec::ComponentType;
    /// assert_eq!(ComponentType::F16.hlsl(false), Some("half"));
    /// assert_eq!(ComponentType::F16.hlsl(true), Some("min16float"));
    /// ```
    pub fn hlsl(self, minimum_precision: bool) -> Option<&'static str> {
        let row = HlslType(self.0);
        if minimum_precision { row.short() } else { row.name() }
    }
}
