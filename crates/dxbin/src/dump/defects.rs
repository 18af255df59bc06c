//! What is wrong with a file, by all the readers there are.

use std::borrow::Cow;

use dxbin_base::{Code, Diagnostic, Diagnostics, Error, Limits};
use dxbin_container::spec::kind;
use dxbin_container::{Container, DigestState, Part};
use dxbin_parts::aon9::Aon9;
use dxbin_parts::debug_name::DebugName;
use dxbin_parts::hash::ShaderHash;
use dxbin_parts::lfs0::Lfs0;
use dxbin_parts::libh::Libh;
use dxbin_parts::pdbi::Pdbi;
use dxbin_parts::program::DxilProgram;
use dxbin_parts::psv0::Psv0;
use dxbin_parts::rdat::Rdat;
use dxbin_parts::rdef::Rdef;
use dxbin_parts::sfi0::FeatureInfo;
use dxbin_parts::signature::{Layout, Signature};
use dxbin_parts::srci::SourceInfo;
use dxbin_parts::stat::Statistics;
use dxbin_parts::vers::CompilerVersion;
use dxbin_pdb::msf::Msf;
use dxbin_tpf::{Instruction, Program, print};

use super::container::{in_order, is_dxil};
use crate::open::{self, Kind, Shader};
use crate::{check, module};

/// Reads all that can be read; the container, where the file is one, and the defects.
pub(super) fn find<'a>(bytes: &'a [u8], kind: Option<Kind>, limits: &Limits) -> (Option<Container<'a>>, Diagnostics) {
    let mut diagnostics = Diagnostics::with_limit(limits.max_diagnostics);
    let read = match kind {
        Some(Kind::Container) => Container::read(bytes, 0, limits, &mut diagnostics).map(Some),
        Some(Kind::Pdb) => in_pdb(bytes, limits, &mut diagnostics),
        _ => Ok(None),
    };
    let container = match read {
        Ok(Some(container)) => container,
        Ok(None) => return (None, diagnostics),
        Err(error) => {
            diagnostics.push(error.diagnostic().clone());
            return (None, diagnostics);
        }
    };
    let state = container.digest();
    let code = match state {
        DigestState::Valid(_) => None,
        // dxc signs no container that it puts into a PDB.
        DigestState::Unsigned if kind == Some(Kind::Pdb) => None,
        DigestState::Unsigned => Some(Code::DigestUnsigned),
        DigestState::Bypass(_) => Some(Code::DigestBypass),
        DigestState::ValidWithoutTrailing(_) => Some(Code::DigestTrailing),
        DigestState::Stale => Some(Code::DigestStale),
    };
    if let Some(code) = code {
        let at = container.origin();
        diagnostics.add(code, at + 4..at + 20, state.explain());
    }
    let is_dxil = is_dxil(&container);
    for (part, _) in in_order(&container).filter(|(_, whole)| *whole) {
        let mut found = Diagnostics::with_limit(limits.max_diagnostics);
        part_defects(part, is_dxil, limits, &mut found);
        diagnostics.extend_in_part(found, part.kind, part.ordinal, part.start());
    }
    // What `verify --deep` would say; that there is nothing to compare with, the defects of the program say, and what a
    // reader said is not said again.
    let mut deep = Diagnostics::with_limit(limits.max_diagnostics);
    check::deep(&container, limits, &mut deep);
    for defect in deep.into_iter().filter(|defect| defect.code != Code::DeepSkipped) {
        if !diagnostics.as_slice().contains(&defect) {
            diagnostics.push(defect);
        }
    }
    // The digest is checked once.
    (Some(container.with_digest(state)), diagnostics)
}

/// The container in a PDB, where one stands there in one piece.
fn in_pdb<'a>(bytes: &'a [u8], limits: &Limits, diagnostics: &mut Diagnostics) -> Result<Option<Container<'a>>, Error> {
    let msf = Msf::read(bytes, 0, diagnostics)?;
    match open::shader_in_pdb(&msf, diagnostics).map(Shader::into_parts) {
        Ok((Cow::Borrowed(inner), origin)) => Container::read(inner, origin, limits, diagnostics).map(Some),
        Ok(_) => Ok(None),
        // fxc's hold none.
        Err(error) if error.code() == Code::PdbNoStream => Ok(None),
        Err(error) => Err(error),
    }
}

fn part_defects(part: &Part<'_>, is_dxil: bool, limits: &Limits, found: &mut Diagnostics) {
    let (data, start) = (part.data, part.start());
    match (part.kind, Layout::of(part.kind)) {
        (_, Some(layout)) => {
            Signature::read(data, start, layout, limits, found);
        }
        (kind::RDEF, _) => {
            Rdef::read(data, start, limits, found);
        }
        (kind::LIBH, _) => {
            Libh::read(data, start, found);
        }
        (kind::LFS0, _) => {
            Lfs0::read(data, start, found);
        }
        (kind::Aon9, _) => {
            Aon9::read(data, start, found);
        }
        (kind::PDBI, _) => {
            if let Err(error) = Pdbi::read(data, start, limits) {
                found.push(error.diagnostic().clone());
            }
        }
        (kind::SRCI, _) => {
            if let Err(error) = SourceInfo::read(data, start, found).contents(limits) {
                found.push(error.diagnostic().clone());
            }
        }
        (kind::SFI0, _) => {
            FeatureInfo::of(data, start, limits, found);
        }
        (kind::STAT, _) if !is_dxil && !module::is_in_stat(data) => {
            Statistics::of(data, start, limits, found);
        }
        (kind::SHDR | kind::SHEX, _) => program(data, start, found),
        (kind::DXIL | kind::ILDB | kind::STAT, _) => {
            DxilProgram::read(data, start, found);
        }
        (kind::PSV0, _) => {
            Psv0::read(data, start, found);
        }
        (kind::RDAT, _) => {
            Rdat::read(data, start, found);
        }
        (kind::HASH, _) => {
            ShaderHash::of(data, start, found);
        }
        (kind::VERS, _) => {
            CompilerVersion::of(data, start, found);
        }
        (kind::ILDN, _) => {
            if let Err(error) = DebugName::read(data, start) {
                found.push(error.diagnostic().clone());
            }
        }
        _ => {}
    }
}

/// What is wrong with a token stream.
fn program(data: &[u8], start: u64, found: &mut Diagnostics) {
    let program = match Program::read(data, start) {
        Ok(program) => program,
        Err(error) => return found.push(error.diagnostic().clone()),
    };
    program.check_length(found);
    let (mut decoder, mut instruction) = (program.decoder(), Instruction::default());
    loop {
        match decoder.next(&mut instruction) {
            Ok(true) => {}
            Ok(false) => return,
            Err(error) => return found.push(error.diagnostic().clone()),
        }
        if let Some(code) = instruction.problem {
            let span = program.offset(instruction.at)
                ..program.offset(instruction.at.saturating_add(instruction.length as usize));
            found.push(Diagnostic::new(code, span, print::describe(code, &instruction)));
        }
    }
}
