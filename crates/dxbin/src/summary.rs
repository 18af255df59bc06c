//! What a container says of its shader, from all the parts at once: the model behind `dxbin info`.

use dxbin_base::record::Record;
use dxbin_base::{Diagnostics, FourCc, Limits};
use dxbin_container::spec::kind;
use dxbin_container::{Container, Part};
use dxbin_parts::aon9::Aon9;
use dxbin_parts::hash::ShaderHash;
use dxbin_parts::program::DxilProgram;
pub use dxbin_parts::program::{BitcodeHeader, ProgramHeader, Stage};
use dxbin_parts::psv0::Psv0;
use dxbin_parts::rdat::Rdat;
use dxbin_parts::rdef::Rdef;
use dxbin_parts::rts0::Rts0;
use dxbin_parts::sfi0::FeatureInfo;
use dxbin_parts::signature::{Layout, Signature};
use dxbin_parts::stat::Statistics;
use dxbin_parts::vers::CompilerVersion;

/// The parts that hold a program, those that count first.
pub const PROGRAMS: [FourCc; 4] = [kind::SHEX, kind::SHDR, kind::DXIL, kind::ILDB];

/// What a container says of its shader.
#[derive(Clone, Debug, Default)]
pub struct Summary<'a> {
    /// The part that holds the program, and what it starts with.
    pub program: Option<(Part<'a>, ProgramHeader)>,
    /// The signatures, in the directory's order.
    pub signatures: Vec<(Part<'a>, Signature<'a>)>,
    /// RDEF.
    pub resources: Option<Rdef<'a>>,
    /// SFI0.
    pub features: Option<FeatureInfo>,
    /// RTS0, the root signature.
    pub root_signature: Option<Rts0<'a>>,
    /// Aon9, the second program of a level 9 target.
    pub level9: Option<Aon9<'a>>,
    /// STAT, where it is fxc's.
    pub statistics: Option<Statistics>,
    /// PSV0: what a runtime checks a pipeline against.
    pub pipeline: Option<Psv0<'a>>,
    /// RDAT: the functions, resources and subobjects of a library.
    pub runtime: Option<Rdat<'a>>,
    /// HASH.
    pub hash: Option<ShaderHash>,
    /// VERS: the compiler.
    pub compiler: Option<CompilerVersion<'a>>,
}

/// The part that holds a container's program, and what it starts with.
pub fn program<'a>(container: &Container<'a>) -> Option<(Part<'a>, ProgramHeader)> {
    (PROGRAMS.iter())
        .filter_map(|&kind| container.part(kind))
        .find_map(|part| Some((*part, ProgramHeader::read(part.data)?)))
}

impl<'a> Summary<'a> {
    /// Reads the parts; what is wrong with them goes to `diagnostics`.
    pub fn of(container: &Container<'a>, limits: &Limits, diagnostics: &mut Diagnostics) -> Self {
        let mut summary = Self { program: program(container), ..Self::default() };
        let is_dxil = summary.program.is_some_and(|(_, header)| header.model().0 >= 6);
        for part in container.parts().iter().filter(|part| part.ordinal == 1) {
            let mut found = Diagnostics::new();
            let (data, start) = (part.data, part.start());
            match (part.kind, Layout::of(part.kind)) {
                (_, Some(layout)) => {
                    let signature = Signature::read(data, start, layout, limits, &mut found);
                    summary.signatures.push((*part, signature));
                }
                (kind::RDEF, _) => summary.resources = Some(Rdef::read(data, start, limits, &mut found)),
                (kind::SFI0, _) => summary.features = Some(FeatureInfo::of(data, start, limits, &mut found)),
                (kind::RTS0, _) => summary.root_signature = Some(Rts0::read(data, start, &mut found)),
                (kind::Aon9, _) => summary.level9 = Some(Aon9::read(data, start, &mut found)),
                // dxc's STAT is a bitcode module.
                (kind::STAT, _) if !is_dxil && !crate::module::is_in_stat(data) => {
                    summary.statistics = Some(Statistics::of(data, start, limits, &mut found));
                }
                (kind::DXIL | kind::ILDB | kind::STAT, _) => {
                    DxilProgram::read(data, start, &mut found);
                }
                (kind::PSV0, _) => summary.pipeline = Some(Psv0::read(data, start, &mut found)),
                (kind::RDAT, _) => summary.runtime = Some(Rdat::read(data, start, &mut found)),
                (kind::HASH, _) => summary.hash = Some(ShaderHash::of(data, start, &mut found)),
                (kind::VERS, _) => summary.compiler = Some(CompilerVersion::of(data, start, &mut found)),
                _ => {}
            }
            diagnostics.extend_in_part(found, part.kind, part.ordinal, start);
        }
        summary
    }
}
