//! dxc's habits: the order of a container's parts, and what a part's bytes depend on beside what the part says.
//!
//! dxc lays names and strings out in the order in which it meets them in the module, and what it does differs by the version
//! of the validator that the module states. So the module is read along with the parts, for these two things alone: what the
//! parts say stays theirs.

use std::borrow::Cow;

use dxbin_base::{Diagnostics, Error, FourCc, Limits};
use dxbin_bitcode::model::Module;
use dxbin_bitcode::read;
use dxbin_container::Container;
use dxbin_container::spec::kind;
use dxbin_dxil::model::Dxil;
use dxbin_dxil::spec::SignatureKind;
use dxbin_parts::rdat::RdatModel;
use dxbin_parts::signature::DxcHabits;

use crate::{derive, module};

/// The parts in dxc's order. Others stand behind them, and PRIV last.
const ORDER: [FourCc; 13] = [
    kind::SFI0,
    kind::ISG1,
    kind::OSG1,
    kind::PSG1,
    kind::VERS,
    kind::RDAT,
    kind::PSV0,
    kind::RTS0,
    kind::ILDB,
    kind::STAT,
    kind::ILDN,
    kind::HASH,
    kind::DXIL,
];

/// The parts of the container in a PDB, which has no program to run, in dxc's order.
const PDB_ORDER: [FourCc; 7] = [kind::ILDN, kind::HASH, kind::SRCI, kind::PDBI, kind::STAT, kind::VERS, kind::ILDB];

/// Puts parts into dxc's order; those of one kind stay as they were to each other.
pub(super) fn sort(parts: &mut [(FourCc, Cow<'_, [u8]>)]) {
    let runs = parts.iter().any(|(kind, _)| *kind == kind::DXIL);
    let is_pdb = !runs && parts.iter().any(|(kind, _)| matches!(*kind, kind::ILDB | kind::SRCI | kind::PDBI));
    let order = if is_pdb { &PDB_ORDER[..] } else { &ORDER };
    let rank = |kind: FourCc| match kind {
        kind::PRIV => order.len() + 1,
        kind => order.iter().position(|&known| known == kind).unwrap_or(order.len()),
    };
    parts.sort_by_key(|(kind, _)| rank(*kind));
}

/// A container's module, if dxc reads it.
pub(super) fn module(container: &Container<'_>, limits: &Limits) -> Option<Module> {
    let part = container.part(kind::DXIL)?;
    let (_, bitcode) = module::program(part.data, part.start(), Some(*part)).ok()?;
    read::read(bitcode.bytes, bitcode.origin, limits, &mut Diagnostics::new()).ok()
}

/// What a module says of the places in the parts beside it.
#[derive(Clone, Debug, Default)]
pub(super) struct Habits<'m> {
    signatures: Vec<(FourCc, DxcHabits<'m>)>,
    /// A library's module, and what its metadata say.
    library: Option<(&'m Module, Box<Dxil<'m>>)>,
}

impl<'m> Habits<'m> {
    /// Of a module, where there is one; without it, those of the newest version.
    pub(super) fn of(module: Option<&'m Module>, limits: &Limits) -> Self {
        let dxil = module.and_then(|module| Dxil::read(module, 0..0, limits, &mut Diagnostics::new()));
        let Some(dxil) = dxil.filter(|dxil| dxil.sound) else { return Self::default() };
        let signatures = [
            (kind::ISG1, SignatureKind::Input),
            (kind::OSG1, SignatureKind::Output),
            (kind::PSG1, SignatureKind::PatchConstantOrPrimitive),
        ];
        let habits = |(part, which)| Some((part, derive::signature(&dxil, which)?.habits));
        let signatures = signatures.into_iter().filter_map(habits).collect();
        Self { signatures, library: module.filter(|_| dxil.is_library()).map(|module| (module, dxil)) }
    }

    /// For a signature in this part.
    pub(super) fn signature(&self, part: FourCc) -> DxcHabits<'m> {
        let found = self.signatures.iter().find(|(kind, _)| *kind == part);
        found.map(|(_, habits)| habits.clone()).unwrap_or_default()
    }

    /// RDAT's bytes: strings and arrays in the order in which dxc meets them in the module.
    ///
    /// # Errors
    ///
    /// Those of [`RdatModel::build`].
    pub(super) fn rdat(&self, model: &RdatModel<'m>) -> Result<Vec<u8>, Error> {
        let derived = self.library.as_ref().and_then(|(module, dxil)| derive::rdat(module, dxil, Some(model)));
        let Some(derive::Derived { pools: [(_, strings), (_, arrays), _], .. }) = derived else {
            return model.build(None);
        };
        model.build_dxc(&strings, &arrays)
    }
}
