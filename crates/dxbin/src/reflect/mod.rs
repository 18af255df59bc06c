//! Reflection: what a program takes, gives and binds, and what is counted about it.
//!
//! [`Reflection`] is what `D3DReflect` of d3dcompiler_47 (10.0.26100.4654) reads of a container. It refuses what that
//! function refuses, and [`d3dcompiler`] gives its answers under the names of the interfaces of Direct3D 11 or 12. [`Shader`] is our own view
//! of the same: it refuses nothing, and what was stripped it takes from the program.
//!
//! ```
//! use dxbin::base::Limits;
//! use dxbin::reflect::{Reflection, Refusal};
//!
//! let refused = Reflection::read(b"no shader", &Limits::default()).unwrap_err();
//! assert_eq!(refused.status(), Some(Refusal::D3DERR_INVALIDCALL));
//! ```

pub mod answers;
pub mod d3dcompiler;
mod definitions;
pub mod dxcompiler;
mod dxil;
mod layout;
mod level;
mod library;
pub mod module;
mod program;
pub(crate) mod read;
mod resources;
mod shader;
mod signatures;

use dxbin_base::{Code, Diagnostics, Error, Limits};
use dxbin_container::{Container, digest};
use dxbin_parts::rdef::Rdef;
use dxbin_parts::sfi0::Feature;
use dxbin_parts::signature::SystemValue;
use dxbin_parts::stat::Statistics;
use dxbin_tpf::Instruction;

pub use layout::{BufferLayout, Field, component_size};
pub use level::FeatureLevel;
pub use library::{Function, Library};
pub use read::{Reflection, Signature};
pub use resources::{Access, Resource};
pub use shader::{Counter, Geometry, Mesh, Shader, Tessellation};
pub use signatures::ShaderSignature;

use crate::accept::{self, Rules};
use crate::open::{self, Kind};

/// That Microsoft's `D3DReflect` gives no reflection, and why.
#[derive(Clone, Debug)]
pub struct Refusal {
    status: Option<u32>,
    error: Box<Error>,
}

impl Refusal {
    /// `D3DERR_INVALIDCALL`: this is no container as Microsoft's compiler writes them.
    pub const D3DERR_INVALIDCALL: u32 = 0x8876_086c;
    /// `E_FAIL`: the digest is not that of the bytes.
    pub const E_FAIL: u32 = 0x8000_4005;
    /// `E_INVALIDARG`: a part is missing or leads outside.
    pub const E_INVALIDARG: u32 = 0x8007_0057;

    /// `E_NOINTERFACE`: it is a library where a shader is asked for, or the other way round.
    pub const E_NOINTERFACE: u32 = 0x8000_4002;
    /// `DXC_E_CONTAINER_INVALID`: RDAT cannot be read.
    pub const DXC_E_CONTAINER_INVALID: u32 = 0x80aa_000d;
    /// `DXC_E_INCORRECT_DXIL_METADATA`: the metadata is not what it should be.
    pub const DXC_E_INCORRECT_DXIL_METADATA: u32 = 0x80aa_000f;
    /// `DXC_E_DUPLICATE_PART`: a part is there twice.
    pub const DXC_E_DUPLICATE_PART: u32 = 0x80aa_0011;
    /// `DXC_E_MISSING_PART`: there is no module.
    pub const DXC_E_MISSING_PART: u32 = 0x80aa_0012;
    /// `DXC_E_LLVM_CAST_ERROR`: something is of another kind than it should be.
    pub const DXC_E_LLVM_CAST_ERROR: u32 = 0x80aa_001d;

    fn without_status(error: Error) -> Self {
        Self { status: None, error: Box::new(error) }
    }

    fn new(status: u32, error: Error) -> Self {
        Self { status: Some(status), error: Box::new(error) }
    }

    /// The HRESULT that Microsoft's function gives; `None` where it crashes or does not come back.
    pub const fn status(&self) -> Option<u32> {
        self.status
    }

    /// The HRESULT's name; `None` where there is none.
    pub const fn name(&self) -> Option<&'static str> {
        match self.status {
            Some(Self::D3DERR_INVALIDCALL) => Some("D3DERR_INVALIDCALL"),
            Some(Self::E_FAIL) => Some("E_FAIL"),
            Some(Self::E_INVALIDARG) => Some("E_INVALIDARG"),
            Some(Self::E_NOINTERFACE) => Some("E_NOINTERFACE"),
            Some(Self::DXC_E_CONTAINER_INVALID) => Some("DXC_E_CONTAINER_INVALID"),
            Some(Self::DXC_E_INCORRECT_DXIL_METADATA) => Some("DXC_E_INCORRECT_DXIL_METADATA"),
            Some(Self::DXC_E_DUPLICATE_PART) => Some("DXC_E_DUPLICATE_PART"),
            Some(Self::DXC_E_MISSING_PART) => Some("DXC_E_MISSING_PART"),
            Some(Self::DXC_E_LLVM_CAST_ERROR) => Some("DXC_E_LLVM_CAST_ERROR"),
            _ => None,
        }
    }

    /// Why.
    pub fn error(&self) -> &Error {
        &self.error
    }

    /// Why.
    pub fn into_error(self) -> Error {
        *self.error
    }
}

/// The function that refuses.
const WHO: &str = "D3DReflect";

/// The system value that an element of a pixel program has by its name alone, whatever its case: fxc writes none.
///
/// ```
/// use dxbin::parts::signature::SystemValue;
/// assert_eq!(dxbin::reflect::system_value_by_name(b"sv_target"), Some(SystemValue::D3D_NAME_TARGET));
/// assert_eq!(dxbin::reflect::system_value_by_name(b"COLOR"), None);
/// ```
pub fn system_value_by_name(name: &[u8]) -> Option<SystemValue> {
    read::pixel_semantic(name).map(|row| row.system_value)
}

/// The container in these bytes, if they are one.
fn container_of<'a>(bytes: &'a [u8], limits: &Limits) -> Result<Container<'a>, Refusal> {
    let invalid = |error| Refusal::new(Refusal::D3DERR_INVALIDCALL, error);
    match open::kind(bytes) {
        None | Some(Kind::Container | Kind::Text) => {}
        Some(other) => {
            let message = format!("this is {}; {WHO} takes containers only", other.info().title);
            return Err(invalid(Error::new(Code::ReflectionRefused, 0..bytes.len().min(16) as u64, message)));
        }
    }
    open::container(bytes, limits, &mut Diagnostics::new()).map_err(invalid)
}

impl<'a> Reflection<'a> {
    /// Reflects on the container in `bytes`, as `D3DReflect` does.
    ///
    /// # Errors
    ///
    /// Where that function refuses, and where it crashes or does not come back.
    pub fn read(bytes: &'a [u8], limits: &Limits) -> Result<Self, Refusal> {
        let container = container_of(bytes, limits)?;
        Self::of_container(&container, limits)
    }

    /// The same for a container that was opened.
    ///
    /// # Errors
    ///
    /// As [`Reflection::read`].
    pub fn of_container(container: &Container<'a>, limits: &Limits) -> Result<Self, Refusal> {
        Self::with_memory(container, limits, &mut Instruction::default())
    }

    fn with_memory(container: &Container<'a>, limits: &Limits, instruction: &mut Instruction) -> Result<Self, Refusal> {
        let rules = Rules { who: WHO, code: Code::ReflectionRefused, lenient: false, empty: true, byte_too_far: true };
        accept::container(container, &rules, &mut Diagnostics::new()).map_err(|error| {
            let stale = error.code() == Code::DigestStale;
            Refusal::new(if stale { Refusal::E_FAIL } else { Refusal::D3DERR_INVALIDCALL }, error)
        })?;
        let argument = |error: Error| match error.code() {
            Code::ReflectionRefused => Refusal::new(Refusal::E_INVALIDARG, error),
            _ => Refusal { status: None, error: Box::new(error) },
        };
        let Some((part, bytes)) = read::program(container) else {
            let span = container.origin()..container.origin() + container.bytes().len() as u64;
            let message = format!("there is neither a SHEX nor a SHDR part; {WHO} refuses the container");
            return Err(argument(Error::new(Code::ReflectionRefused, span, message)));
        };
        // Microsoft's code looks at Aon9 first, then at the program, and only then whether the other parts are there.
        read::level_9(container).map_err(argument)?;
        program::readable(part.data, bytes, part.start(), instruction)
            .map_err(|error| Refusal { status: None, error: Box::new(error) })?;
        Self::of(container, bytes, limits).map_err(argument)
    }

    /// Reflects on each file and hands the result to `done` with its place in `files`.
    ///
    /// Most of the time goes into digests; those of many containers are computed side by side, several times as fast as one
    /// after the other.
    ///
    /// ```
    /// use dxbin::base::Limits;
    /// use dxbin::reflect::Reflection;
    ///
    /// let mut refused = 0;
    /// Reflection::read_all(&[b"no shader", b"nor this"], &Limits::default(), |_, reflection| {
    ///     refused += usize::from(reflection.is_err());
    /// });
    /// assert_eq!(refused, 2);
    /// ```
    pub fn read_all(files: &[&'a [u8]], limits: &Limits, mut done: impl FnMut(usize, Result<Self, Refusal>)) {
        /// Enough to fill the lanes, few enough to stay in the cache.
        const TOGETHER: usize = 256;
        let mut instruction = Instruction::default();
        for (chunk, some) in files.chunks(TOGETHER).enumerate() {
            for (i, (bytes, state)) in some.iter().zip(digest::check_all(some)).enumerate() {
                let container = container_of(bytes, limits).map(|container| container.with_digest(state));
                done(
                    chunk * TOGETHER + i,
                    container.and_then(|container| Self::with_memory(&container, limits, &mut instruction)),
                );
            }
        }
    }

    /// Stage and Shader Model as the program's first word has them: bits 0 to 3 minor version, 4 to 7 major version, 16
    /// to 31 the stage.
    pub const fn version(&self) -> u32 {
        self.version & 0xffff_00ff
    }

    /// The compiler's name; `None` without RDEF.
    pub fn creator(&self) -> Option<&'a [u8]> {
        self.rdef.map(|rdef| read::string(rdef.data(), rdef.header().creator))
    }

    /// RDEF; its names and rows are all inside the container.
    pub const fn resources(&self) -> Option<&Rdef<'a>> {
        self.rdef.as_ref()
    }

    /// What was counted; zeros without STAT.
    pub const fn statistics(&self) -> &Statistics {
        &self.statistics
    }

    /// The input signature.
    pub const fn input(&self) -> &Signature<'a> {
        &self.input
    }

    /// The output signature.
    pub const fn output(&self) -> &Signature<'a> {
        &self.output
    }

    /// The patch constant signature; `None` where there is none.
    pub const fn patch_constants(&self) -> Option<&Signature<'a>> {
        self.patch.as_ref()
    }

    /// `dcl_thread_group`; zeros where there is none.
    pub const fn thread_group(&self) -> [u32; 3] {
        self.thread_group
    }

    /// `D3D_SHADER_REQUIRES_*`: the bits of SFI0 that Direct3D 11 knows, and early depth and stencil tests.
    pub const fn requires(&self) -> u64 {
        const EARLY_DEPTH_STENCIL: u64 = 2;
        const KNOWN: u64 = (2 * Feature::VIEWPORT_AND_RT_ARRAY_INDEX.0 - 1) & !EARLY_DEPTH_STENCIL;
        self.features & KNOWN | if self.early_depth_stencil { EARLY_DEPTH_STENCIL } else { 0 }
    }

    /// The least feature level; `None` where the target is none.
    pub fn min_feature_level(&self) -> Option<FeatureLevel> {
        level::minimum(self.version, self.level_9, self.features)
    }
}
