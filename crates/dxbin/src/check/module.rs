//! The parts of a Shader Model 6 container against its module, as dxc's validator compares them.
//!
//! Each part that repeats what the module says is made once more (`derive`) and held against the one that is there, field by
//! field: a field is a row of `dump`, so that what is reported has the name and the value that people see there.

use std::collections::HashSet;

use dxbin_base::number::hex_bytes;
use dxbin_base::record::Record;
use dxbin_base::{Code, Diagnostic, Diagnostics, Error, FourCc, Severity};
use dxbin_bitcode::model::Module;
use dxbin_bitcode::read;
use dxbin_container::Part;
use dxbin_container::spec::{Header, kind};
use dxbin_dxil::model::Dxil;
use dxbin_dxil::requirements::Requirements;
use dxbin_dxil::spec::{ShaderFlags, SignatureKind};
use dxbin_parts::hash::ShaderHash;
use dxbin_parts::program::Stage;
use dxbin_parts::psv0::{Psv0, Psv0Model, PsvElement, SectionKind, SemanticKind};
use dxbin_parts::rdat::{PartType, Rdat, RdatModel};

use dxbin_parts::vers::VersionHeader;

use super::{Checked, mismatch};
use crate::derive;
use crate::dump::flat;
use crate::module::{self, Bitcode};
use crate::shader_hash::{HashOf, shader_hash};

/// Fields of one part that are reported; more of the same helps nobody.
const REPORTED: usize = 16;

/// What is compared, and where it goes.
pub(super) struct Check<'a, 'b> {
    pub(super) container: &'b dxbin_container::Container<'a>,
    pub(super) limits: &'b dxbin_base::Limits,
    pub(super) diagnostics: &'b mut Diagnostics,
    pub(super) checked: Checked,
    /// The module's stage.
    pub(super) stage: Stage,
}

impl<'a> Check<'a, '_> {
    /// Compares everything with the module in `program`.
    pub(super) fn all(&mut self, program: &Part<'_>) {
        self.layout();
        let debug = self.debug_module();
        let mut found = Diagnostics::new();
        let (header, bitcode) = match module::program(program.data, program.start(), Some(*program)) {
            Ok(found) => found,
            Err(error) => {
                let error = error.diagnostic().clone();
                return self.diagnostics.push(error.in_part(program.kind, program.ordinal, program.start()));
            }
        };
        let module = match read::read(bitcode.bytes, bitcode.origin, self.limits, &mut found) {
            Ok(module) => module,
            Err(error) => return self.refused(program, found, error, "LLVM's reader refuses it"),
        };
        let span = bitcode.origin..bitcode.origin + bitcode.bytes.len() as u64;
        let dxil = Dxil::read(&module, span.clone(), self.limits, &mut found);
        let Some(dxil) = dxil.filter(|dxil| dxil.sound && found.strict().is_ok()) else {
            let none = Error::new(Code::DxilMetadata, span, "the module has no sound metadata of DXIL");
            return self.refused(program, found, none, "dxc refuses the module, or its metadata");
        };
        self.version(program, &dxil, header.target());
        if let Some((part, target)) = debug {
            self.version(&part, &dxil, target);
        }
        self.presence(&dxil);
        self.flags(program, &bitcode, &module, &dxil);
        for (part, which) in [
            (kind::ISG1, SignatureKind::Input),
            (kind::OSG1, SignatureKind::Output),
            (kind::PSG1, SignatureKind::PatchConstantOrPrimitive),
        ] {
            if let Some(expected) = derive::signature(&dxil, which) {
                self.part(part, &expected.model.build_dxc(&expected.habits));
            }
        }
        self.part(kind::SFI0, &dxil.flags().features().to_le_bytes());
        self.pipeline(&module, &dxil);
        self.runtime_data(&module, &dxil);
        self.hash();
        if !dxil.is_library() {
            self.stage = header.stage();
            self.root_signature();
        }
    }

    /// Says why a module cannot be read, each defect where it is, and that nothing is compared with it. `last` is told where
    /// no defect is an error.
    fn refused(&mut self, program: &Part<'_>, found: Diagnostics, last: Error, why: &str) {
        let place = |defect: Diagnostic| defect.in_part(program.kind, program.ordinal, program.start());
        let mut errors = found.into_iter().filter(|defect| defect.severity == Severity::Error).peekable();
        if errors.peek().is_none() {
            self.diagnostics.push(place(last.diagnostic().clone()));
        }
        errors.for_each(|error| self.diagnostics.push(place(error)));
        let message = format!("the module cannot be read, so nothing is compared with it: {why}");
        self.mismatch(program, Code::DeepSkipped, 0, 4, message);
    }

    /// The module with debug information: nothing is compared with it, but dxc's validator refuses one that LLVM does not read.
    /// Its part, and the target that stands in front of it.
    fn debug_module(&mut self) -> Option<(Part<'a>, String)> {
        let part = self.container.part(kind::ILDB).copied()?;
        let mut found = Diagnostics::new();
        let program = module::program(part.data, part.start(), Some(part));
        let target = program.as_ref().ok().map(|(header, _)| header.target());
        let read = program.and_then(|(_, bitcode)| read::read(bitcode.bytes, bitcode.origin, self.limits, &mut found));
        let errors = found.into_iter().filter(|defect| defect.severity == Severity::Error);
        for defect in errors.chain(read.err().map(|error| error.diagnostic().clone())) {
            self.diagnostics.push(defect.in_part(part.kind, part.ordinal, part.start()));
        }
        target.map(|target| (part, target))
    }

    /// How the parts lie: dxc's validator takes them only one behind the other, in the directory's order, from the directory
    /// to the container's end.
    fn layout(&mut self) {
        let (container, origin) = (self.container, self.container.origin());
        let header = container.header();
        self.checked.parts += 1;
        if header.major != 1 {
            let message =
                format!("the container's version is {}.{}, dxc's validator takes 1", header.major, header.minor);
            self.diagnostics.add(Code::ModuleLayout, origin + 20..origin + 22, message);
        }
        let mut next = origin + Header::SIZE as u64 + 4 * u64::from(container.directory_len());
        for part in container.parts() {
            let at = part.header_offset;
            if at != next {
                let message = format!("{} starts at {at:#x}, dxc's validator takes it only at {next:#x}", part.name());
                self.diagnostics.add(Code::ModuleLayout, at..at + 8, message);
                return;
            }
            next = part.end();
        }
        let end = origin + u64::from(header.size);
        if next != end && !container.parts_left_out() {
            let message = format!("the container ends at {end:#x}, its last part at {next:#x}");
            self.diagnostics.add(Code::ModuleLayout, origin + 24..origin + 28, message);
        }
    }

    pub(super) fn mismatch(&mut self, part: &Part<'_>, code: Code, offset: u64, size: u64, message: String) {
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
            } else if part.kind == kind::VERS && !is_version(part.data) {
                let message = "VERS states other strings than it has, or bytes behind them that are not zero";
                self.mismatch(&part, Code::ModulePartForeign, 12, 4, message.into());
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

    /// HASH against the module that it is of, where that is here. dxil.dll does not look at it.
    fn hash(&mut self) {
        let part = self.container.part(kind::HASH).filter(|part| part.data.len() == ShaderHash::SIZE).copied();
        let (Some(part), Some((hash, of))) = (part, shader_hash(self.container)) else { return };
        match of {
            HashOf::Bitcode | HashOf::DebugBitcode => self.checked.parts += 1,
            HashOf::Source | HashOf::Absent => {}
            HashOf::Other { made } => {
                self.checked.parts += 1;
                let made = hex_bytes(&made);
                let message = format!("Digest is {}, the bitcode in DXIL makes it {made}", hash.text());
                self.mismatch(&part, Code::ModuleHash, 4, 16, message);
            }
        }
    }

    fn pipeline(&mut self, module: &Module, dxil: &Dxil<'_>) {
        let Some(part) = self.container.part(kind::PSV0).copied() else { return };
        let Some(mut model) = derive::psv0(module, dxil) else { return };
        let read = Psv0Model::read(part.data, part.start()).ok();
        if let Some((written, _)) = &read {
            take_unread_names(&mut model, written);
        }
        // The order of strings and indexes is the writer's own: it is taken over from the part.
        let with_layout = read.as_ref().map(|(_, layout)| layout).and_then(|layout| model.build(Some(layout)).ok());
        let expected = with_layout.filter(|bytes| bytes.len() == part.data.len()).or_else(|| model.build(None).ok());
        match expected {
            Some(expected) => {
                self.part(kind::PSV0, &expected);
                self.unused(&part);
                let end = Psv0::read(part.data, part.start(), &mut Diagnostics::new()).end();
                if let Some(rest) = part.data.len().checked_sub(end).filter(|&rest| rest > 0) {
                    let message = format!("{rest} bytes follow the last table");
                    self.mismatch(&part, Code::ModulePart, end as u64, rest as u64, message);
                }
            }
            None => self.mismatch(&part, Code::ModulePart, 0, 4, "the module's counts do not fit in PSV0".into()),
        }
    }

    /// Strings and semantic indexes of PSV0 that nothing names, which dxc's validator refuses.
    fn unused(&mut self, part: &Part<'_>) {
        let psv = Psv0::read(part.data, part.start(), &mut Diagnostics::new());
        let signatures = [SectionKind::Inputs, SectionKind::Outputs, SectionKind::Patch];
        let elements: Vec<PsvElement> = signatures.into_iter().flat_map(|kind| psv.elements(kind)).collect();
        let strings = psv.strings();
        let mut named: HashSet<u32> = elements.iter().map(|element| element.name).collect();
        if psv.version() >= Some(3) {
            named.insert(psv.info().entry);
        }
        // Up to three zeros at the end fill the table up.
        let filled = strings.iter().rev().take(4).take_while(|&&byte| byte == 0).count().saturating_sub(1).min(3);
        let end = strings.len() - filled.min(strings.len());
        let mut at = 0;
        for text in strings.get(..end).unwrap_or_default().split_inclusive(|&byte| byte == 0) {
            let is_named = named.contains(&(at as u32)) || at == 0 && text == b"\0";
            if let (false, Some(section)) = (is_named, psv.section(SectionKind::Strings)) {
                let message = format!("no element has the string at {at:#x} of the string table");
                self.mismatch(part, Code::ModulePart, (section.start + at) as u64, text.len() as u64, message);
            }
            at += text.len();
        }
        let Some(section) = psv.section(SectionKind::Indexes).copied() else { return };
        let mut used = vec![false; section.count];
        for element in &elements {
            let first = element.indexes as usize;
            used.iter_mut().skip(first).take(usize::from(element.rows)).for_each(|used| *used = true);
        }
        for (index, _) in used.into_iter().enumerate().filter(|(_, used)| !used) {
            let message = format!("no element has semantic index {index} of the table");
            self.mismatch(part, Code::ModulePart, (section.start + 4 * index) as u64, 4, message);
        }
    }

    fn runtime_data(&mut self, module: &Module, dxil: &Dxil<'_>) {
        let Some(part) = self.container.part(kind::RDAT).copied().filter(|_| dxil.is_library()) else { return };
        let (written, layout) = RdatModel::read(part.data, part.start()).ok().unzip();
        let Some(derive::Derived { model, pools }) = derive::rdat(module, dxil, written.as_ref()) else { return };
        let before = self.diagnostics.as_slice().len();
        let with_layout = model.build(layout.as_ref()).ok();
        let expected = with_layout.filter(|bytes| bytes.len() == part.data.len()).or_else(|| model.build(None).ok());
        if let Some(expected) = expected {
            self.part(kind::RDAT, &expected);
        }
        // Where every record is right, strings and arrays may still be others, or have more between them; and where these are
        // right, too, the parts of RDAT may lie otherwise.
        if self.diagnostics.as_slice().len() == before {
            self.pools(&part, &pools);
        }
        if self.diagnostics.as_slice().len() == before
            && let [(_, strings), (_, arrays), _] = &pools
            && let Ok(expected) = model.build_dxc(strings, arrays)
            && let Some(at) = first_difference(part.data, &expected)
        {
            let message = format!("dxc lays out its tables otherwise, from byte {at:#x} on");
            self.mismatch(&part, Code::ModulePart, at as u64, (part.data.len() - at).max(1) as u64, message);
        }
    }

    /// The strings, arrays and raw bytes of RDAT.
    fn pools(&mut self, part: &Part<'_>, pools: &[(PartType, Vec<u8>)]) {
        let rdat = Rdat::read(part.data, part.start(), &mut Diagnostics::new());
        for (ty, expected) in pools {
            let found = rdat.parts().iter().find(|pool| pool.ty == *ty);
            let (data, offset) = found.map_or((&[][..], 0), |pool| (pool.data, pool.offset + 8));
            let is_left_out = found.is_none() && expected.len() <= 4;
            if let Some(same) = first_difference(data, expected).filter(|_| !is_left_out) {
                let name = ty.name().unwrap_or_default();
                let message = format!("{name} is not what the module makes it, from byte {same:#x} on");
                let size = (data.len() - same).max(1) as u64;
                self.mismatch(part, Code::ModulePart, (offset + same) as u64, size, message);
            }
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

/// Where bytes start to differ, or one of both ends.
fn first_difference(here: &[u8], there: &[u8]) -> Option<usize> {
    let same = here.iter().zip(there).take_while(|(here, there)| here == there).count();
    (here != there).then_some(same)
}

/// Whether a VERS part is sound: its one or two strings fill the bytes it states, and zeros follow to a multiple of four.
fn is_version(data: &[u8]) -> bool {
    let Some(header) = VersionHeader::read(data) else { return false };
    let rest = data.get(VersionHeader::SIZE..).unwrap_or_default();
    let size = header.size as usize;
    if size == 0 {
        return rest.is_empty();
    }
    let (Some(strings), Some(padding)) = (rest.get(..size), rest.get(size..)) else { return false };
    let ends = strings.iter().filter(|&&byte| byte == 0).count();
    let fits = rest.len() == size.next_multiple_of(4) && padding.iter().all(|&byte| byte == 0);
    fits && strings.ends_with(&[0]) && (ends == 1 || ends == 2)
}

/// Names of system values are not compared: what stands there is taken over.
fn take_unread_names<'a>(model: &mut Psv0Model<'a>, written: &Psv0Model<'a>) {
    for (made, read) in [
        (&mut model.inputs, &written.inputs),
        (&mut model.outputs, &written.outputs),
        (&mut model.patch, &written.patch),
    ] {
        for (made, read) in made.iter_mut().zip(read) {
            if made.record.semantic != SemanticKind::ARBITRARY {
                made.name = read.name.clone();
            }
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
