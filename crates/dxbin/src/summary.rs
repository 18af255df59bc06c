//! What a container says of its shader, from all the parts at once: the model behind `dxbin info`.

use dxbin_base::record::Record;
use dxbin_base::{Diagnostics, FourCc, Limits};
use dxbin_container::spec::kind;
use dxbin_container::{Container, Part};
use dxbin_parts::aon9::Aon9;
use dxbin_parts::rdef::Rdef;
use dxbin_parts::rts0::Rts0;
use dxbin_parts::sfi0::FeatureInfo;
use dxbin_parts::signature::{Layout, Signature};
use dxbin_parts::stat::Statistics;

dxbin_base::names! {
    /// `DXIL::ShaderKind`, the stage in the upper half of a program's version token; the first six are those of
    /// `D3D10_SB_TOKENIZED_PROGRAM_TYPE`.
    pub struct Stage: u16 {
        PIXEL = 0 "pixel" => "ps";
        VERTEX = 1 "vertex" => "vs";
        GEOMETRY = 2 "geometry" => "gs";
        HULL = 3 "hull" => "hs";
        DOMAIN = 4 "domain" => "ds";
        COMPUTE = 5 "compute" => "cs";
        LIBRARY = 6 "library" => "lib";
        RAY_GENERATION = 7 "ray generation" => "raygeneration";
        INTERSECTION = 8 "intersection" => "intersection";
        ANY_HIT = 9 "any hit" => "anyhit";
        CLOSEST_HIT = 10 "closest hit" => "closesthit";
        MISS = 11 "miss" => "miss";
        CALLABLE = 12 "callable" => "callable";
        MESH = 13 "mesh" => "ms";
        AMPLIFICATION = 14 "amplification" => "as";
        NODE = 15 "node" => "node";
        /// What fxc's libraries carry.
        FXC_LIBRARY = 0xfff0 "library" => "lib";
    }
}

dxbin_base::record! {
    /// What a program part of any Shader Model starts with.
    pub struct ProgramHeader: 8 {
        0 version: u32, "ProgramVersion", "bits 0 to 3 minor version, 4 to 7 major version, 16 to 31 the stage";
        4 size: u32, "SizeInUint32", "32-bit words of the program, these two included";
    }
}

dxbin_base::record! {
    /// What follows a [`ProgramHeader`] in a Shader Model 6 program (`DxilBitcodeHeader` of DxilContainer.h).
    pub struct BitcodeHeader: 16 {
        0 magic: u32, "DxilMagic", "`DXIL`";
        4 version: u32, "DxilVersion", "bits 0 to 7 minor version, 8 to 15 major version";
        8 offset: u32, "BitcodeOffset", "bytes from this header's start to the bitcode: 16";
        12 size: u32, "BitcodeSize", "bytes of bitcode";
    }
}

impl ProgramHeader {
    /// The stage.
    pub const fn stage(self) -> Stage {
        Stage((self.version >> 16) as u16)
    }

    /// The Shader Model before and behind the point.
    pub const fn model(self) -> (u32, u32) {
        ((self.version >> 4) & 0xf, self.version & 0xf)
    }

    /// The target, as it is given to a compiler.
    ///
    /// ```
    /// let header = dxbin::summary::ProgramHeader { version: 0x5_0060, size: 2 };
    /// assert_eq!(header.target(), "cs_6_0");
    /// ```
    pub fn target(self) -> String {
        let (major, minor) = self.model();
        match self.stage().short() {
            Some(stage) => format!("{stage}_{major}_{minor}"),
            None => format!("{:#x}_{major}_{minor}", self.stage().0),
        }
    }
}

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
                (kind::STAT, _) if !is_dxil => {
                    summary.statistics = Some(Statistics::of(data, start, limits, &mut found));
                }
                _ => {}
            }
            diagnostics.extend_in_part(found, part.kind, part.ordinal, start);
        }
        summary
    }
}
