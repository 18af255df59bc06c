//! Which module of a file Microsoft's reflection looks at.

use dxbin_base::{Code, Diagnostics, Error, FourCc, Limits};
use dxbin_container::spec::kind;
use dxbin_container::{Container, Part};
use dxbin_dxil::spec::ShaderKind;

use super::super::Refusal;
use super::ModuleReflection;
use crate::accept;
use crate::module;
use crate::open::{self, Kind};

/// The function that refuses.
const WHO: &str = "CreateReflection";

/// The parts that may hold what is reflected on, those that count first.
const MODULES: [FourCc; 3] = [kind::STAT, kind::ILDB, kind::DXIL];

fn refuse(status: u32, code: Code, span: std::ops::Range<u64>, message: &str) -> Refusal {
    Refusal::new(status, Error::new(code, span, format!("{message}; {WHO} refuses it")))
}

impl ModuleReflection {
    /// Reflects on a file: a container, a PDB with one, the data of a part with a program, or a STAT part with its header,
    /// behind which there may be RDAT (what dxc writes with `-Fre`).
    ///
    /// # Errors
    ///
    /// Where `IDxcUtils::CreateReflection` refuses, and where it crashes or does not come back.
    pub fn of_file(bytes: &[u8], limits: &Limits) -> Result<Self, Refusal> {
        let all = 0..bytes.len() as u64;
        match open::kind(bytes) {
            Some(Kind::Container | Kind::Pdb) => {
                let invalid = |error| Refusal::new(Refusal::E_INVALIDARG, error);
                let mut diagnostics = Diagnostics::new();
                let shader = open::shader(bytes, &mut diagnostics).map_err(invalid)?;
                Self::of_container(&shader.container(limits, &mut diagnostics).map_err(invalid)?, limits)
            }
            Some(Kind::DxilProgram) => Self::of_program(bytes, 0, None, None, limits),
            _ if bytes.starts_with(&kind::STAT.0) => {
                let (stat, rest) = part(bytes, 0)?;
                let runtime_data = match rest {
                    rest if rest.len() <= 8 => None,
                    rest if rest.starts_with(&kind::RDAT.0) => Some(part(rest, (bytes.len() - rest.len()) as u64)?.0),
                    _ => {
                        let message = "something else than RDAT follows on STAT";
                        return Err(refuse(Refusal::E_INVALIDARG, Code::ReflectionRefused, all, message));
                    }
                };
                Self::of_program(stat, 8, None, runtime_data, limits)
            }
            _ => Err(refuse(Refusal::E_INVALIDARG, Code::ReflectionRefused, all, "this is no container of a shader")),
        }
    }

    /// The same for a container that was opened.
    ///
    /// # Errors
    ///
    /// As [`ModuleReflection::of_file`].
    pub fn of_container(container: &Container<'_>, limits: &Limits) -> Result<Self, Refusal> {
        let origin = container.origin();
        if let Some((span, message)) = accept::dxc(container) {
            let span = origin + span.start..origin + span.end;
            return Err(refuse(Refusal::E_INVALIDARG, Code::ReflectionRefused, span, &message));
        }
        let is_any_repeated = container.parts().iter().any(|part| part.ordinal > 1);
        for once in MODULES.into_iter().chain([kind::RDAT]).filter(|_| is_any_repeated) {
            if let Some(part) = container.parts().iter().filter(|part| part.kind == once).nth(1) {
                let message = format!("there is a second {once} part");
                let span = part.start()..part.end();
                return Err(refuse(Refusal::DXC_E_DUPLICATE_PART, Code::ReflectionRefused, span, &message));
            }
        }
        let Some(part) = MODULES.iter().find_map(|&kind| container.part(kind).copied()) else {
            let span = origin..origin + container.bytes().len() as u64;
            let message = "there is no STAT, ILDB or DXIL part";
            return Err(refuse(Refusal::DXC_E_MISSING_PART, Code::ReflectionRefused, span, message));
        };
        let runtime_data = container.part(kind::RDAT).map(|part| part.data);
        Self::of_program(part.data, part.start(), Some(part), runtime_data, limits)
    }

    fn of_program(
        data: &[u8],
        origin: u64,
        part: Option<Part<'_>>,
        runtime_data: Option<&[u8]>,
        limits: &Limits,
    ) -> Result<Self, Refusal> {
        let (program, bitcode) =
            module::program(data, origin, part).map_err(|error| Refusal::new(Refusal::E_INVALIDARG, error))?;
        if bitcode.bytes.len() < 4 {
            let span = bitcode.origin..bitcode.origin + bitcode.bytes.len() as u64;
            return Err(refuse(Refusal::DXC_E_MISSING_PART, Code::ReflectionRefused, span, "the module is stripped"));
        }
        // The program's kind decides what it is taken for, whatever the module says.
        if program.version >> 16 > 15 {
            let message = "the program's kind is none that is known";
            return Err(refuse(Refusal::E_INVALIDARG, Code::ReflectionRefused, origin..origin + 4, message));
        }
        Self::read(&bitcode, ShaderKind(program.version >> 16), runtime_data, limits)
    }
}

/// A part with its header that starts at `origin`, and what follows on it.
fn part(bytes: &[u8], origin: u64) -> Result<(&[u8], &[u8]), Refusal> {
    let size = bytes.get(4..8).and_then(|size| size.try_into().ok()).map(u32::from_le_bytes);
    let data = size.and_then(|size| bytes.get(8..)?.split_at_checked(size as usize));
    data.ok_or_else(|| {
        let span = origin..origin + bytes.len().min(8) as u64;
        refuse(Refusal::E_INVALIDARG, Code::ReflectionRefused, span, "a part is cut short")
    })
}
