//! The parts of a Direct3D shader container, one module per kind.
//!
//! * [`signature`]: ISGN, OSGN, PCSG, OSG5, ISG1, OSG1 and PSG1, in one model whatever the record's size;
//! * [`rdef`]: RDEF, the resource definitions of Shader Model 4 and 5, in all three layouts;
//! * [`stat`]: STAT of Shader Model 4 and 5, the statistics;
//! * [`sfi0`]: SFI0, the optional features a shader needs;
//! * [`libh`], [`lfs0`]: LIBH and LFS0, what fxc's libraries export, and the parameters of a function;
//! * [`rts0`]: RTS0, root signatures of versions 1.0, 1.1 and 1.2;
//! * [`aon9`]: Aon9, the second program of level 9 targets and the tables it needs;
//! * [`program`]: what programs start with, and DXIL, ILDB and dxc's STAT;
//! * [`psv0`]: PSV0, what a runtime checks a pipeline against;
//! * [`rdat`]: RDAT, what a runtime wants to know of a library;
//! * [`hash`], [`debug_name`], [`vers`]: HASH, ILDN and VERS, small facts beside a program of Shader Model 6;
//! * [`srci`]: SRCI, the sources and arguments that dxc puts into a PDB;
//! * [`pdbi`]: PDBI, the same as a compressed RDAT.
//!
//! Each kind has two views. The reader, [`Signature`](signature::Signature) and the like, borrows and shows all it can; the
//! model, [`SignatureModel`](signature::SignatureModel) and the like, holds all of a part as values and writes it again,
//! with the layout it had or by fxc's habits.
//!
//! A reader takes a part's bytes and the absolute offset they have in the user's file. It borrows: records are decoded
//! when they are asked for, so that reading costs nothing and a hostile count allocates nothing. What is wrong goes to a
//! [`Diagnostics`](dxbin_base::Diagnostics), and what can still be read is read.
//!
//! ```
//! use dxbin_base::{Diagnostics, Limits};
//! use dxbin_parts::signature::{Layout, Signature, SystemValue};
//!
//! // An output signature with one element: `float4 SV_Target : register o0`.
//! let mut part = Vec::new();
//! for word in [1u32, 8, 32, 0, 64, 3, 0, 0x000f] {
//!     part.extend(word.to_le_bytes());
//! }
//! part.extend(b"SV_Target\0\xab\xab");
//!
//! let mut diagnostics = Diagnostics::new();
//! let signature = Signature::read(&part, 0, Layout::Bytes24, &Limits::default(), &mut diagnostics);
//! let element = signature.elements().next().unwrap();
//! assert_eq!(signature.name(&element), Some(&b"SV_Target"[..]));
//! assert_eq!(element.system_value, SystemValue::D3D_NAME_TARGET);
//! assert!(diagnostics.is_empty());
//! ```

pub mod aon9;
mod aon9_model;
mod canvas;
pub mod debug_name;
mod fixed;
pub mod hash;
pub mod ifce;
mod ifce_model;
pub mod lfs0;
pub mod libh;
mod narrow;
pub mod pdbi;
pub mod program;
pub mod psv0;
pub mod rdat;
pub mod rdef;
pub mod rts0;
pub mod sfi0;
pub mod signature;
mod signature_model;
pub mod srci;
mod srci_model;
pub mod stat;
mod text;
pub mod vers;
mod zlib;

use dxbin_base::{Code, Error};

/// How many bytes the pieces of a part may have in all. Pieces of an honest part overlap little; a hostile one may name
/// the same bytes over and over.
#[derive(Clone, Copy, Debug)]
struct Budget(usize);

impl Budget {
    fn of(data: &[u8]) -> Self {
        Self(data.len().saturating_mul(32).saturating_add(4096))
    }

    /// Spends some; `false` where too little is left.
    fn take(&mut self, bytes: usize) -> bool {
        let left = self.0.checked_sub(bytes);
        self.0 = left.unwrap_or(0);
        left.is_some()
    }
}

/// The error for a part that its model cannot hold; `at` counts from the part's start.
fn not_held(data: &[u8], origin: u64, at: u64, why: &str) -> Error {
    let at = origin + at.min(data.len() as u64);
    Error::new(Code::PartNotHeld, at..origin + data.len() as u64, why)
}
