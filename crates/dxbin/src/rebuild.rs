//! Writing a container anew from what its parts say.
//!
//! Every part with a model is read into it and written from it again. What was read must come out: a part whose model
//! gives other bytes keeps its own, and that is told. So a rebuilt container proves that nothing in it was overlooked, and
//! can never be worse than the old one.

use std::borrow::Cow;

use dxbin_base::{Code, Diagnostic, Diagnostics, Error, FourCc, Limits};
use dxbin_container::build::Signing;
use dxbin_container::spec::kind;
use dxbin_container::{Builder, Container, Part};
use dxbin_parts::aon9::Aon9Model;
use dxbin_parts::debug_name::DebugName;
use dxbin_parts::hash::ShaderHash;
use dxbin_parts::ifce::IfceModel;
use dxbin_parts::lfs0::Lfs0Model;
use dxbin_parts::libh::LibhModel;
use dxbin_parts::pdbi::Pdbi;
use dxbin_parts::program::{DxilProgram, ProgramModel};
use dxbin_parts::psv0::Psv0Model;
use dxbin_parts::rdat::RdatModel;
use dxbin_parts::rdef::RdefModel;
use dxbin_parts::rts0::RootSignatureModel;
use dxbin_parts::sfi0::FeatureInfo;
use dxbin_parts::signature::{Layout, SignatureModel};
use dxbin_parts::srci::SourceInfoModel;
use dxbin_parts::stat::StatModel;
use dxbin_parts::vers::CompilerVersion;
use dxbin_pdb::model::MsfModel;
use dxbin_pdb::msf::Msf;
use dxbin_tpf::Program;

use crate::{signing, summary};

/// What stands beside the models.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default)]
pub enum Profile {
    /// The layouts that were read: where each producer put things, padding, gaps.
    #[default]
    Kept,
    /// Nothing: all is put where fxc would put it, and the container is signed as fxc would sign it.
    Fxc,
}

/// How a part was written.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Outcome {
    /// From its model.
    Model,
    /// As it was, since there is no model for its kind.
    Opaque,
    /// As it was, since its model does not hold it: why, and where.
    Raw(Box<Diagnostic>),
}

/// A container that was written anew.
#[derive(Clone, Debug)]
pub struct Rebuilt {
    /// Its bytes.
    pub bytes: Vec<u8>,
    /// The parts in the directory's order, and how each was written.
    pub parts: Vec<(FourCc, u32, Outcome)>,
}

/// Writes a container anew.
///
/// ```
/// use dxbin::base::{Diagnostics, FourCc, Limits};
/// use dxbin::container::Builder;
/// use dxbin::rebuild::{Outcome, Profile, rebuild};
///
/// let mut builder = Builder::new();
/// builder.push(FourCc(*b"SFI0"), vec![1, 0, 0, 0, 0, 0, 0, 0]);
/// builder.push(FourCc(*b"OSGN"), vec![9]);
/// builder.push(FourCc(*b"MINE"), vec![9, 9, 9, 9]);
/// let file = builder.build()?;
/// let limits = Limits::default();
/// let container = dxbin::open::container(&file, &limits, &mut Diagnostics::new())?;
/// let rebuilt = rebuild(&container, Profile::Kept, &limits)?;
/// assert_eq!(rebuilt.bytes, file);
/// assert_eq!(rebuilt.parts[0].2, Outcome::Model);
/// assert!(matches!(rebuilt.parts[1].2, Outcome::Raw(_)));
/// assert_eq!(rebuilt.parts[2].2, Outcome::Opaque);
/// # Ok::<(), dxbin::base::Error>(())
/// ```
///
/// # Errors
///
/// Those of [`Builder::from_container`] and [`Builder::build`].
pub fn rebuild(container: &Container<'_>, profile: Profile, limits: &Limits) -> Result<Rebuilt, Error> {
    let is_dxil = summary::program(container).is_some_and(|(_, header)| header.model().0 >= 6);
    let mut parts = Vec::new();
    let mut written = Vec::new();
    for part in container.parts() {
        let (data, outcome) = match write(part, profile, is_dxil, limits) {
            Some(Ok(data)) => (Cow::Owned(data), Outcome::Model),
            Some(Err(error)) => {
                let diagnostic = error.in_part(part.kind, part.ordinal, part.start()).diagnostic().clone();
                let diagnostic = diagnostic.severity(Code::PartNotHeld.info().severity);
                (Cow::Borrowed(part.data), Outcome::Raw(Box::new(diagnostic)))
            }
            None => (Cow::Borrowed(part.data), Outcome::Opaque),
        };
        written.push((part.kind, data));
        parts.push((part.kind, part.ordinal, outcome));
    }
    let bytes = match profile {
        // What the models gave are the old bytes, to the last one, so the container's own layout still fits.
        Profile::Kept => Builder::from_container(container)?.build()?,
        Profile::Fxc => {
            let mut builder = Builder::new();
            builder.sign(Signing::Sign(signing::variant(written.iter().map(|(kind, data)| (*kind, &**data)))));
            for (kind, data) in written {
                builder.push(kind, data);
            }
            builder.build()?
        }
    };
    Ok(Rebuilt { bytes, parts })
}

/// The bytes of a part from its model; `None` where its kind has none.
fn write(part: &Part<'_>, profile: Profile, is_dxil: bool, limits: &Limits) -> Option<Result<Vec<u8>, Error>> {
    let (data, origin, kept) = (part.data, part.start(), profile == Profile::Kept);
    let built = match (part.kind, Layout::of(part.kind)) {
        (_, Some(form)) => {
            SignatureModel::read(data, origin, form).map(|(model, layout)| model.build(kept.then_some(&layout)))
        }
        (kind::RDEF, _) => {
            RdefModel::read(data, origin, limits).and_then(|(model, layout)| model.build(kept.then_some(&layout)))
        }
        (kind::IFCE, _) => IfceModel::read(data, origin).map(|(model, layout)| model.build(kept.then_some(&layout))),
        (kind::LFS0, _) => Lfs0Model::read(data, origin).map(|(model, layout)| model.build(kept.then_some(&layout))),
        (kind::LIBH, _) => LibhModel::read(data, origin).map(|(model, layout)| model.build(kept.then_some(&layout))),
        (kind::LIBF, _) => function(part, profile, limits),
        (kind::Aon9, _) => {
            Aon9Model::read(data, origin).and_then(|(model, layout)| model.build(kept.then_some(&layout)))
        }
        (kind::RTS0, _) => {
            RootSignatureModel::read(data, origin).and_then(|(model, layout)| model.build(kept.then_some(&layout)))
        }
        (kind::SFI0, _) => {
            let (model, layout) = FeatureInfo::with_layout(data);
            Ok(model.build(kept.then_some(&layout)))
        }
        // dxc's STAT is a bitcode module.
        (kind::STAT, _) if !is_dxil => {
            let (model, layout) = StatModel::read(data);
            Ok(model.build(kept.then_some(&layout)))
        }
        (kind::DXIL | kind::ILDB | kind::STAT, _) => program(part, profile, limits),
        (kind::PSV0, _) => {
            Psv0Model::read(data, origin).and_then(|(model, layout)| model.build(kept.then_some(&layout)))
        }
        (kind::RDAT, _) => {
            RdatModel::read(data, origin).and_then(|(model, layout)| model.build(kept.then_some(&layout)))
        }
        (kind::HASH, _) => {
            let (model, layout) = ShaderHash::with_layout(data);
            Ok(model.build(kept.then_some(&layout)))
        }
        (kind::VERS, _) => {
            CompilerVersion::read(data, origin).map(|(model, layout)| model.build(kept.then_some(&layout)))
        }
        (kind::ILDN, _) => DebugName::read(data, origin).map(|name| name.build()),
        (kind::PDBI, _) => Pdbi::read(data, origin, limits).map(|(model, layout)| model.build(kept.then_some(&layout))),
        (kind::SRCI, _) => {
            SourceInfoModel::read(data, origin, limits).map(|(model, layout)| model.build(kept.then_some(&layout)))
        }
        // Which blocks a stream is in is up to the library that writes PDBs; a profile has no other place for it.
        (kind::SPDB, _) => Msf::read(data, origin, &mut Diagnostics::new())
            .and_then(|msf| MsfModel::read(&msf))
            .and_then(|(model, layout)| model.build(Some(&layout))),
        (kind::SHEX | kind::SHDR, _) => {
            Program::read(data, origin).map(|program| program.model(&mut Diagnostics::new()).encode())
        }
        // Private data is bytes, and nothing else.
        (kind::PRIV, _) => Ok(data.to_vec()),
        _ => return None,
    };
    Some(built.and_then(|built| match built == data || !kept {
        true => Ok(built),
        false => {
            let at = built.iter().zip(data).take_while(|(new, old)| new == old).count() as u64;
            let message = format!("its model gives other bytes from {at:#x} on");
            Err(Error::new(Code::PartNotHeld, origin + at..origin + data.len() as u64, message))
        }
    }))
}

/// A program of Shader Model 6: its module as LLVM's writer in dxc would write it.
fn program(part: &Part<'_>, profile: Profile, limits: &Limits) -> Result<Vec<u8>, Error> {
    let (mut model, layout) = ProgramModel::read(part.data, part.start())?;
    let start = DxilProgram::read(part.data, part.start(), &mut Diagnostics::new()).bitcode_offset();
    let mut diagnostics = Diagnostics::new();
    let module = dxbin_bitcode::read::read(&model.bitcode, start, limits, &mut diagnostics)?;
    // What is wrong with a module is left out of its model.
    diagnostics.strict()?;
    model.bitcode = dxbin_bitcode::write::write(&module)?.into();
    Ok(model.build((profile == Profile::Kept).then_some(&layout)))
}

/// A library's function, a container of its own. One inside a function is no function, so it goes no deeper.
fn function(part: &Part<'_>, profile: Profile, limits: &Limits) -> Result<Vec<u8>, Error> {
    let inner = Container::read(part.data, part.start(), limits, &mut Diagnostics::new())?;
    if let Some(deeper) = inner.part(kind::LIBF) {
        let message = "a function holds no functions";
        return Err(Error::new(Code::PartNotHeld, deeper.start()..deeper.end(), message));
    }
    let rebuilt = rebuild(&inner, profile, limits)?;
    let raw = rebuilt.parts.into_iter().find_map(|(_, _, outcome)| match outcome {
        Outcome::Raw(why) => Some(Error::from(*why)),
        Outcome::Model | Outcome::Opaque => None,
    });
    raw.map_or(Ok(rebuilt.bytes), Err)
}
