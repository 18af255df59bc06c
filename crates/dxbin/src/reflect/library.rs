//! Libraries of Shader Models 4.0 to 5.0 (`lib_5_0` and the like), as `D3DReflectLibrary` reads them.
//!
//! LIBH lists the functions; for each there is a LIBF, a container of its own with LFS0 in place of signatures. What is
//! compared with Microsoft's function is what fxc writes; of broken libraries nothing is claimed but that they are refused or
//! read.

use dxbin_base::{Code, Diagnostics, Error, Limits};
use dxbin_container::Container;
use dxbin_container::spec::kind;
use dxbin_parts::lfs0::FunctionParameter;
use dxbin_parts::libh::{Level9Stages, Libh};

use super::{Reflection, Refusal, container_of, read};
use crate::accept::{self, Rules};
use crate::open;

/// A library.
///
/// ```
/// use dxbin::base::Limits;
/// use dxbin::reflect::{Library, Refusal};
///
/// let refused = Library::read(b"no library", &Limits::default()).unwrap_err();
/// assert_eq!(refused.status(), Some(Refusal::D3DERR_INVALIDCALL));
/// ```
#[derive(Clone, Debug)]
pub struct Library<'a> {
    /// The compiler's name.
    pub creator: Option<&'a [u8]>,
    /// The flags in LIBH.
    pub flags: u32,
    /// Its functions.
    pub functions: Vec<Function<'a>>,
}

/// A function of a library.
#[derive(Clone, Debug)]
pub struct Function<'a> {
    /// Its name.
    pub name: &'a [u8],
    /// For which stages it has a program for level 9.
    pub level_9: Level9Stages,
    /// What is known of its program; it has no signatures.
    pub reflection: Reflection<'a>,
    types: read::Function<'a>,
}

impl<'a> Function<'a> {
    /// The result; `None` where it is void.
    pub fn result(&self) -> Option<FunctionParameter> {
        self.types.parameters().next().filter(|result| result.ty.0 != 0)
    }

    /// The parameters.
    pub fn parameters(&self) -> impl Iterator<Item = FunctionParameter> + use<'a> {
        self.types.parameters().skip(1)
    }

    /// The string at an offset of a parameter.
    pub fn string(&self, offset: u32) -> Option<&'a [u8]> {
        (offset != 0).then(|| self.types.string(offset))
    }
}

/// The function that refuses.
const WHO: &str = "D3DReflectLibrary";

impl<'a> Library<'a> {
    /// Whether a container is a library.
    pub fn is_one(container: &Container<'_>) -> bool {
        container.part(kind::LIBH).is_some()
    }

    /// Reads the library in `bytes`.
    ///
    /// # Errors
    ///
    /// Where it is none, or a part of it leads outside.
    pub fn read(bytes: &'a [u8], limits: &Limits) -> Result<Self, Refusal> {
        let container = container_of(bytes, limits)?;
        let rules = Rules { who: WHO, code: Code::ReflectionRefused, lenient: false, empty: true, byte_too_far: false };
        accept::container(&container, &rules, &mut Diagnostics::new()).map_err(|error| {
            let stale = error.code() == Code::DigestStale;
            Refusal::new(if stale { Refusal::E_FAIL } else { Refusal::D3DERR_INVALIDCALL }, error)
        })?;
        Self::of(&container, limits).map_err(|error| Refusal::new(Refusal::E_INVALIDARG, error))
    }

    fn of(container: &Container<'a>, limits: &Limits) -> Result<Self, Error> {
        let refused = |what: &str| {
            let span = container.origin()..container.origin() + container.bytes().len() as u64;
            Error::new(Code::ReflectionRefused, span, format!("{what}; {WHO} refuses the container"))
        };
        let part = container.part(kind::LIBH).ok_or_else(|| refused("there is no LIBH part"))?;
        let library = Libh::open(part.data, part.start())?;
        let mut bodies = container.parts().iter().filter(|part| part.kind == kind::LIBF);
        let mut functions = Vec::new();
        for record in library.functions() {
            let body = bodies.next().ok_or_else(|| refused("LIBH names more functions than there are LIBF parts"))?;
            let inner = open::container(body.data, limits, &mut Diagnostics::new())?;
            let (_, program) = read::program(&inner).ok_or_else(|| refused("a function has no program"))?;
            let (reflection, types) = Reflection::of_function(&inner, program, limits)?;
            if reflection.min_feature_level().is_none() {
                return Err(refused("a function's target is none that a library has"));
            }
            functions.push(Function { name: library.string(record.name), level_9: record.level9, reflection, types });
        }
        Ok(Self { creator: library.creator(), flags: library.header().flags, functions })
    }
}
