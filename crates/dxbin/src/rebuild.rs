//! Writing a container anew from what its parts say.
//!
//! Every part with a model is read into it and written from it again. What was read must come out: a part whose model
//! gives other bytes keeps its own, and that is told. So a rebuilt container proves that nothing in it was overlooked, and
//! can never be worse than the old one.

use std::borrow::Cow;

use dxbin_base::{Code, Diagnostic, Diagnostics, Error, FourCc, Limits};
use dxbin_container::build::Signing;
use dxbin_container::spec::kind;
use dxbin_container::{Builder, Container, DigestState, Part};
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

use crate::{module, signing, summary};

mod dxc;

/// What stands beside the models.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default)]
pub enum Profile {
    /// The layouts that were read: where each producer put things, padding, gaps.
    #[default]
    Kept,
    /// Nothing: all is put where fxc would put it, and the container is signed as fxc would sign it.
    Fxc,
    /// Nothing: all is put where dxc would put it for the version of the validator that the module states, and the parts into
    /// dxc's order; the digest is of the kind that it was.
    Dxc,
}

/// What a part is written by.
enum Beside<'m> {
    /// The layout that was read.
    Layout,
    /// fxc's habits; of parts that only dxc writes, dxc's newest ones.
    Fxc,
    /// dxc's habits, as the module has them.
    Dxc(Box<dxc::Habits<'m>>),
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
/// [`Code::PartOverlap`] where parts share bytes so often that writing each of them would be without measure; those of
/// [`Builder::from_container`] and [`Builder::build`].
pub fn rebuild(container: &Container<'_>, profile: Profile, limits: &Limits) -> Result<Rebuilt, Error> {
    /// Bytes of all parts for each byte of the container.
    const MOST: usize = 16;
    let all: usize = container.parts().iter().map(|part| part.data.len()).sum();
    if all / MOST > container.bytes().len() {
        let (start, count) = (container.origin(), container.parts().len());
        let message =
            format!("its {count} parts share bytes, so that they have {all} bytes together: too many to write each");
        return Err(Error::new(Code::PartOverlap, start + 28..start + 32, message));
    }
    let is_dxil = summary::program(container).is_some_and(|(_, header)| header.model().0 >= 6);
    let mut parts = Vec::new();
    let mut written = Vec::new();
    let module = if profile == Profile::Dxc { dxc::module(container, limits) } else { None };
    let beside = match profile {
        Profile::Kept => Beside::Layout,
        Profile::Fxc => Beside::Fxc,
        Profile::Dxc => Beside::Dxc(Box::new(dxc::Habits::of(module.as_ref(), limits))),
    };
    for part in container.parts() {
        let (data, outcome) = match write(part, &beside, is_dxil, limits) {
            Some(Ok(data)) => (Cow::Owned(data), Outcome::Model),
            Some(Err(error)) => {
                let diagnostic = error.in_part(part.kind, part.ordinal, part.start()).diagnostic().clone();
                let diagnostic = diagnostic.severity(Code::PartNotHeld.info().severity);
                (Cow::Borrowed(part.data), Outcome::Raw(Box::new(diagnostic)))
            }
            None => (Cow::Borrowed(part.data), Outcome::Opaque),
        };
        if profile != Profile::Kept {
            written.push((part.kind, data));
        }
        parts.push((part.kind, part.ordinal, outcome));
    }
    let bytes = match profile {
        // What the models gave are the old bytes, to the last one, so the container's own layout still fits.
        Profile::Kept => Builder::from_container(container)?.build()?,
        Profile::Fxc => {
            let variant = signing::variant(written.iter().map(|(kind, data)| (*kind, &**data)));
            put_together(written, Signing::Sign(variant))?
        }
        Profile::Dxc => {
            dxc::sort(&mut written);
            let signing = match container.digest() {
                DigestState::Unsigned => Signing::Write([0; 16]),
                DigestState::Bypass(bypass) => Signing::Write(bypass.value()),
                _ => Signing::Sign(signing::variant(written.iter().map(|(kind, data)| (*kind, &**data)))),
            };
            put_together(written, signing)?
        }
    };
    Ok(Rebuilt { bytes, parts })
}

/// A new container of these parts, one behind the other.
fn put_together(parts: Vec<(FourCc, Cow<'_, [u8]>)>, signing: Signing) -> Result<Vec<u8>, Error> {
    let mut builder = Builder::new();
    builder.sign(signing);
    for (kind, data) in parts {
        builder.push(kind, data);
    }
    builder.build()
}

/// The bytes of a part from its model; `None` where its kind has none.
fn write(part: &Part<'_>, beside: &Beside<'_>, is_dxil: bool, limits: &Limits) -> Option<Result<Vec<u8>, Error>> {
    let (data, origin, kept) = (part.data, part.start(), matches!(beside, Beside::Layout));
    let built = match (part.kind, Layout::of(part.kind)) {
        (_, Some(form)) => SignatureModel::read(data, origin, form).map(|(model, layout)| match beside {
            // Shorter records are fxc's.
            Beside::Dxc(habits) if form == Layout::Bytes32 => model.build_dxc(&habits.signature(part.kind)),
            _ => model.build(kept.then_some(&layout)),
        }),
        (kind::RDEF, _) => {
            RdefModel::read(data, origin, limits).and_then(|(model, layout)| model.build(kept.then_some(&layout)))
        }
        (kind::IFCE, _) => IfceModel::read(data, origin).map(|(model, layout)| model.build(kept.then_some(&layout))),
        (kind::LFS0, _) => Lfs0Model::read(data, origin).map(|(model, layout)| model.build(kept.then_some(&layout))),
        (kind::LIBH, _) => LibhModel::read(data, origin).map(|(model, layout)| model.build(kept.then_some(&layout))),
        (kind::LIBF, _) => function(part, beside, limits),
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
        (kind::STAT, _) if !is_dxil && !module::is_in_stat(data) => {
            let (model, layout) = StatModel::read(data);
            Ok(model.build(kept.then_some(&layout)))
        }
        (kind::DXIL | kind::ILDB | kind::STAT, _) => program(part, kept, limits),
        (kind::PSV0, _) => {
            Psv0Model::read(data, origin).and_then(|(model, layout)| model.build(kept.then_some(&layout)))
        }
        (kind::RDAT, _) => RdatModel::read(data, origin).and_then(|(model, layout)| match beside {
            Beside::Dxc(habits) => habits.rdat(&model),
            _ => model.build(kept.then_some(&layout)),
        }),
        (kind::HASH, _) => {
            let (model, layout) = ShaderHash::with_layout(data);
            Ok(model.build(kept.then_some(&layout)))
        }
        (kind::VERS, _) => {
            CompilerVersion::read(data, origin).map(|(model, layout)| model.build(kept.then_some(&layout)))
        }
        (kind::ILDN, _) => {
            DebugName::read(data, origin).map(|name| if kept { name.build() } else { name.tidy().build() })
        }
        // Which bytes zlib makes is up to its version; a profile has no other stream for the same contents.
        (kind::PDBI, _) => Pdbi::read(data, origin, limits).map(|(model, layout)| {
            let layout = if kept { layout } else { layout.stream() };
            model.build(Some(&layout))
        }),
        (kind::SRCI, _) => SourceInfoModel::read(data, origin, limits).map(|(model, layout)| {
            let layout = if kept { layout } else { layout.stream() };
            model.build(Some(&layout))
        }),
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
fn program(part: &Part<'_>, kept: bool, limits: &Limits) -> Result<Vec<u8>, Error> {
    let (mut model, layout) = ProgramModel::read(part.data, part.start())?;
    let start = DxilProgram::read(part.data, part.start(), &mut Diagnostics::new()).bitcode_offset();
    let mut diagnostics = Diagnostics::new();
    let module = dxbin_bitcode::read::read(&model.bitcode, start, limits, &mut diagnostics)?;
    // What is wrong with a module is left out of its model.
    diagnostics.strict()?;
    model.bitcode = dxbin_bitcode::write::write(&module)?.into();
    Ok(model.build(kept.then_some(&layout)))
}

/// A library's function, a container of its own. One inside a function is no function, so it goes no deeper.
fn function(part: &Part<'_>, beside: &Beside<'_>, limits: &Limits) -> Result<Vec<u8>, Error> {
    let inner = Container::read(part.data, part.start(), limits, &mut Diagnostics::new())?;
    if let Some(deeper) = inner.part(kind::LIBF) {
        let message = "a function holds no functions";
        return Err(Error::new(Code::PartNotHeld, deeper.start()..deeper.end(), message));
    }
    // Only fxc writes functions like these.
    let profile = if matches!(beside, Beside::Layout) { Profile::Kept } else { Profile::Fxc };
    let rebuilt = rebuild(&inner, profile, limits)?;
    let raw = rebuilt.parts.into_iter().find_map(|(_, _, outcome)| match outcome {
        Outcome::Raw(why) => Some(Error::from(*why)),
        Outcome::Model | Outcome::Opaque => None,
    });
    raw.map_or(Ok(rebuilt.bytes), Err)
}
