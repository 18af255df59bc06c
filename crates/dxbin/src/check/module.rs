//! The parts of a Shader Model 6 container against its module, as dxc's validator compares them.
//!
//! Each part that repeats what the module says is made once more ([`derive`]) and held against the one that is there, field by
//! field: a field is a row of `dump`, so that what is reported has the name and the value that people see there.

use dxbin_base::{Code, Diagnostics, FourCc};
use dxbin_bitcode::model::Module;
use dxbin_bitcode::read;
use dxbin_container::Part;
use dxbin_container::spec::kind;
use dxbin_dxil::model::Dxil;
use dxbin_dxil::requirements::Requirements;
use dxbin_dxil::spec::{ShaderFlags, SignatureKind};
use dxbin_parts::psv0::Psv0Model;
use dxbin_parts::rdat::RdatModel;

use super::{Checked, mismatch};
use crate::derive;
use crate::dump::flat;
use crate::module::{self, Bitcode};

/// Fields of one part that are reported; more of the same helps nobody.
const REPORTED: usize = 16;

/// What is compared, and where it goes.
pub(super) struct Check<'a, 'b> {
    pub(super) container: &'b dxbin_container::Container<'a>,
    pub(super) limits: &'b dxbin_base::Limits,
    pub(super) diagnostics: &'b mut Diagnostics,
    pub(super) checked: Checked,
}

impl Check<'_, '_> {
    /// Compares everything with the module in `program`.
    pub(super) fn all(&mut self, program: &Part<'_>) {
        let mut found = Diagnostics::new();
        let Some((header, bitcode)) = module::program(program.data, program.start(), Some(*program)).ok() else {
            return self.skip(program, "its headers do not fit it");
        };
        let Ok(module) = read::read(bitcode.bytes, bitcode.origin, self.limits, &mut found) else {
            return self.skip(program, "LLVM's reader refuses it");
        };
        let span = bitcode.origin..bitcode.origin + bitcode.bytes.len() as u64;
        let dxil = Dxil::read(&module, span, self.limits, &mut found);
        let Some(dxil) = dxil.filter(|dxil| dxil.sound && found.strict().is_ok()) else {
            return self.skip(program, "dxc refuses the module, or its metadata");
        };
        self.version(program, &dxil, header.target());
        self.presence(&dxil);
        self.flags(program, &bitcode, &module, &dxil);
        for (part, which) in [
            (kind::ISG1, SignatureKind::Input),
            (kind::OSG1, SignatureKind::Output),
            (kind::PSG1, SignatureKind::PatchConstantOrPrimitive),
        ] {
            if let Some(expected) = derive::signature(&dxil, which) {
                self.part(part, &expected.bytes);
            }
        }
        self.part(kind::SFI0, &dxil.flags().features().to_le_bytes());
        self.pipeline(&module, &dxil);
        self.runtime_data(&module, &dxil);
    }

    fn skip(&mut self, program: &Part<'_>, why: &str) {
        let message = format!("the module cannot be read, so nothing is compared with it: {why}");
        self.mismatch(program, Code::DeepSkipped, 0, 4, message);
    }

    fn mismatch(&mut self, part: &Part<'_>, code: Code, offset: u64, size: u64, message: String) {
        mismatch(self.diagnostics, part, code, offset, size, message);
    }

    /// The target in front of the module against the one in it.
    fn version(&mut self, program: &Part<'_>, dxil: &Dxil<'_>, stated: String) {
        let model = dxil.shader_model;
        let name = String::from_utf8_lossy(model.name);
        let inside = format!("{name}_{}_{}", model.version.major, model.version.minor);
        self.checked.flags += 1;
        if stated != inside {
            let message = format!("ProgramVersion is {stated}, the module is {inside}");
            self.mismatch(program, Code::ModuleVersion, 0, 4, message);
        }
    }

    /// Which parts there must be, and which may not.
    fn presence(&mut self, dxil: &Dxil<'_>) {
        let library = dxil.is_library();
        let patch = derive::signature(dxil, SignatureKind::PatchConstantOrPrimitive).is_some_and(|it| !it.is_empty);
        let wanted: &[(FourCc, bool)] = if library {
            &[(kind::SFI0, true), (kind::RDAT, true)]
        } else {
            &[(kind::SFI0, true), (kind::ISG1, true), (kind::OSG1, true), (kind::PSV0, true), (kind::PSG1, patch)]
        };
        let whole = self.container.origin()..self.container.origin() + 32;
        for &(part, wanted) in wanted {
            if wanted && self.container.part(part).is_none() {
                let message = format!("the container has no {part}, which the module asks for");
                self.diagnostics.add(Code::ModulePartMissing, whole.clone(), message);
            }
        }
        let others: &[FourCc] = if library {
            &[kind::ISG1, kind::OSG1, kind::PSG1, kind::PSV0, kind::RTS0]
        } else {
            &[kind::RDAT, kind::VERS]
        };
        for part in self.container.parts().to_vec() {
            self.checked.parts += 1;
            if others.contains(&part.kind) {
                let what = if library { "a library" } else { "a shader that is no library" };
                let message = format!("{} does not belong to {what}", part.kind);
                self.mismatch(&part, Code::ModulePartForeign, 0, 4, message);
            } else if part.ordinal > 1 {
                let message = format!("{} stands more than once", part.kind);
                self.mismatch(&part, Code::ModulePartForeign, 0, 4, message);
            } else if !KNOWN.contains(&part.kind) {
                let message = format!("dxc's validator does not know {}", part.kind);
                self.mismatch(&part, Code::ModulePartForeign, 0, 4, message);
            } else if part.kind == kind::HASH && part.data.len() != 20 {
                let message = format!("HASH has {} bytes, not 20", part.data.len());
                self.mismatch(&part, Code::ModulePartForeign, 0, 4, message);
            }
        }
    }

    /// The flags that the module declares against those that its instructions and resources make.
    fn flags(&mut self, program: &Part<'_>, bitcode: &Bitcode<'_>, module: &Module, dxil: &Dxil<'_>) {
        let declared = dxil.flags();
        let mut made = Requirements::of(module, dxil).module_flags(dxil);
        let old = |minor| dxil.effective_validator() < dxbin_dxil::model::Version::new(1, minor);
        // Subobjects of DXR 1.1 made this flag in those versions, and they are no longer in the module.
        if !old(5) && old(8) && declared.has(ShaderFlags::RAYTRACING_TIER_1_1) {
            made.0 |= ShaderFlags::RAYTRACING_TIER_1_1.0;
        }
        self.checked.flags += 1;
        let at = bitcode.origin - program.start();
        let differing = ShaderFlags((declared.0 ^ made.0) & ShaderFlags::COLLECTED.0);
        for (bit, row) in differing.set() {
            let name = row.map_or("a flag without a name", |row| row.name);
            let message = if declared.0 >> bit & 1 != 0 {
                format!("the entry's flags have {name} (bit {bit}), which nothing in the module makes")
            } else {
                format!("the entry's flags lack {name} (bit {bit}), which the module makes")
            };
            self.mismatch(program, Code::ModuleFlags, at, 4, message);
        }
    }

    fn pipeline(&mut self, module: &Module, dxil: &Dxil<'_>) {
        let Some(part) = self.container.part(kind::PSV0).copied() else { return };
        let Some(model) = derive::psv0(module, dxil) else { return };
        // The order of strings and indexes is the writer's own: it is taken over from the part.
        let layout = Psv0Model::read(part.data, part.start()).ok().map(|(_, layout)| layout);
        let with_layout = layout.and_then(|layout| model.build(Some(&layout)).ok());
        let expected = with_layout.filter(|bytes| bytes.len() == part.data.len()).or_else(|| model.build(None).ok());
        match expected {
            Some(expected) => self.part(kind::PSV0, &expected),
            None => self.mismatch(&part, Code::ModulePart, 0, 4, "the module's counts do not fit in PSV0".into()),
        }
    }

    fn runtime_data(&mut self, module: &Module, dxil: &Dxil<'_>) {
        let Some(part) = self.container.part(kind::RDAT).copied().filter(|_| dxil.is_library()) else { return };
        let (written, layout) = RdatModel::read(part.data, part.start()).ok().unzip();
        let Some(model) = derive::rdat(module, dxil, written.as_ref()) else { return };
        let with_layout = model.build(layout.as_ref()).ok();
        let expected = with_layout.filter(|bytes| bytes.len() == part.data.len()).or_else(|| model.build(None).ok());
        if let Some(expected) = expected {
            self.part(kind::RDAT, &expected);
        }
    }

    /// A part against the bytes that the module makes it.
    fn part(&mut self, which: FourCc, expected: &[u8]) {
        let Some(part) = self.container.part(which).copied() else { return };
        if part.data == expected {
            self.checked.parts += 1;
            return;
        }
        let found = flat::part(which, part.data);
        let wanted = flat::part(which, expected);
        let bytes_of = |data: &[u8], offset: usize, size: usize| data.get(offset..offset + size).map(<[u8]>::to_vec);
        let mut reported = 0;
        for row in &found {
            let here = bytes_of(part.data, row.offset, row.size);
            if here == bytes_of(expected, row.offset, row.size) {
                self.checked.parts += 1;
                continue;
            }
            let there = wanted.iter().find(|other| other.offset == row.offset && other.size == row.size);
            let says = match there {
                Some(other) if other.path == row.path => format!("the module makes it {}", other.value),
                Some(other) => format!("the module makes it {} = {}", other.path, other.value),
                None => "the module makes something else of these bytes".into(),
            };
            let path = row.path.strip_prefix("part.").unwrap_or(&row.path);
            let message = format!("{path} is {}, {says}", row.value);
            self.mismatch(&part, Code::ModulePart, row.offset as u64, row.size as u64, message);
            reported += 1;
            // Where the sizes differ all that follows is moved.
            if reported >= REPORTED || part.data.len() != expected.len() {
                break;
            }
        }
        if part.data.len() != expected.len() {
            let message = format!("{which} has {} bytes, the module makes it {}", part.data.len(), expected.len());
            self.mismatch(&part, Code::ModulePart, 0, part.data.len() as u64, message);
        }
    }
}

/// The parts that dxc's validator takes.
const KNOWN: [FourCc; 15] = [
    kind::SFI0,
    kind::ISG1,
    kind::OSG1,
    kind::PSG1,
    kind::PSV0,
    kind::RDAT,
    kind::RTS0,
    kind::DXIL,
    kind::ILDB,
    kind::ILDN,
    kind::HASH,
    kind::STAT,
    kind::PRIV,
    kind::VERS,
    kind::RDEF,
];
