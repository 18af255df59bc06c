//! SFI0 and `dcl_globalFlags` against the program: a row for each bit.

use dxbin_base::Code;
use dxbin_container::spec::kind;
use dxbin_parts::sfi0::{Feature, FeatureInfo};
use dxbin_tpf::Instruction;
use dxbin_tpf::spec::{GLOBAL_FLAGS, Opcode, OperandType, ProgramType, SystemName};

use super::{Check, Facts};

type O = Opcode;

/// What makes a program need a feature.
struct Row {
    feature: Feature,
    /// The bit of `dcl_globalFlags` that says the same, if one does.
    flag: Option<u32>,
    /// Programs that need the feature.
    needs: fn(&Facts) -> bool,
    /// Programs that may have it stated; no others may.
    may: fn(&Facts) -> bool,
}

/// Instructions of doubles; around them moves and conversions are not counted as such, either.
pub(super) const DOUBLES: &[O] = &[
    O::DADD,
    O::DMAX,
    O::DMIN,
    O::DMUL,
    O::DEQ,
    O::DGE,
    O::DLT,
    O::DNE,
    O::DMOV,
    O::DMOVC,
    O::DTOF,
    O::FTOD,
    O::DDIV,
    O::DFMA,
    O::DRCP,
    O::DTOI,
    O::DTOU,
    O::ITOD,
    O::UTOD,
];
const DOUBLE_EXTENSIONS: &[O] = &[O::DDIV, O::DFMA, O::DRCP, O::DTOI, O::DTOU, O::ITOD, O::UTOD];
const SHADER_EXTENSIONS: &[O] = &[O::MSAD];
const FEEDBACK: &[O] = &[
    O::GATHER4_FEEDBACK,
    O::GATHER4_C_FEEDBACK,
    O::GATHER4_PO_FEEDBACK,
    O::GATHER4_PO_C_FEEDBACK,
    O::LD_FEEDBACK,
    O::LD_MS_FEEDBACK,
    O::LD_UAV_TYPED_FEEDBACK,
    O::LD_RAW_FEEDBACK,
    O::LD_STRUCTURED_FEEDBACK,
    O::SAMPLE_L_FEEDBACK,
    O::SAMPLE_C_LZ_FEEDBACK,
    O::SAMPLE_CLAMP_FEEDBACK,
    O::SAMPLE_B_CLAMP_FEEDBACK,
    O::SAMPLE_D_CLAMP_FEEDBACK,
    O::SAMPLE_C_CLAMP_FEEDBACK,
    O::CHECK_ACCESS_FULLY_MAPPED,
];
const VIEWS: &[O] =
    &[O::DCL_UNORDERED_ACCESS_VIEW_TYPED, O::DCL_UNORDERED_ACCESS_VIEW_RAW, O::DCL_UNORDERED_ACCESS_VIEW_STRUCTURED];
const RAW_AND_STRUCTURED: &[O] = &[
    O::DCL_UNORDERED_ACCESS_VIEW_RAW,
    O::DCL_UNORDERED_ACCESS_VIEW_STRUCTURED,
    O::DCL_RESOURCE_RAW,
    O::DCL_RESOURCE_STRUCTURED,
];
const OUTPUTS: &[O] = &[O::DCL_OUTPUT, O::DCL_OUTPUT_SGV, O::DCL_OUTPUT_SIV];

/// The bit of a view's declaration that makes it rasterizer-ordered.
const RASTERIZER_ORDERED: u32 = 17;

const fn exact(feature: Feature, needs: fn(&Facts) -> bool) -> Row {
    Row { feature, flag: None, needs, may: needs }
}

const ROWS: &[Row] = &[
    // Doubles that are only stored in buffers need the feature, too, and leave no trace in the instructions.
    Row { feature: Feature::DOUBLES, flag: Some(12), needs: |facts| facts.count(DOUBLES) > 0, may: |_| true },
    Row {
        feature: Feature::COMPUTE_SHADERS_4X,
        flag: Some(14),
        needs: raw_and_structured_4x,
        may: raw_and_structured_4x,
    },
    exact(Feature::UAVS_AT_EVERY_STAGE, |facts| {
        ![ProgramType::PIXEL, ProgramType::COMPUTE].contains(&facts.stage()) && facts.count(VIEWS) > 0
    }),
    // The registers count, not the views, and a range of 5.1 has many.
    Row {
        feature: Feature::UAVS_64,
        flag: None,
        needs: |facts| facts.count(VIEWS) > 8,
        may: |facts| facts.count(VIEWS) > 0,
    },
    Row { feature: Feature::MINIMUM_PRECISION, flag: Some(16), needs: |facts| facts.min_precision, may: |_| true },
    Row {
        feature: Feature::DOUBLE_EXTENSIONS_11_1,
        flag: Some(17),
        needs: |facts| facts.count(DOUBLE_EXTENSIONS) > 0,
        may: |facts| facts.count(DOUBLE_EXTENSIONS) > 0,
    },
    Row {
        feature: Feature::SHADER_EXTENSIONS_11_1,
        flag: Some(18),
        needs: |facts| facts.count(SHADER_EXTENSIONS) > 0,
        may: |facts| facts.count(SHADER_EXTENSIONS) > 0,
    },
    exact(Feature::TILED_RESOURCES, |facts| facts.count(FEEDBACK) > 0),
    exact(Feature::STENCIL_REF, |facts| declares(facts, OUTPUTS, OperandType::OUTPUT_STENCIL_REF)),
    exact(Feature::INNER_COVERAGE, |facts| declares(facts, &[O::DCL_INPUT], OperandType::INNER_COVERAGE)),
    // Which formats are loaded is not in the program.
    Row {
        feature: Feature::TYPED_UAV_LOAD_ADDITIONAL_FORMATS,
        flag: None,
        needs: |_| false,
        may: |facts| facts.typed_loads,
    },
    exact(Feature::ROVS, |facts| {
        facts.declarations.iter().any(|of| VIEWS.contains(&of.opcode()) && of.token.bits(RASTERIZER_ORDERED, 1) == 1)
    }),
    Row {
        feature: Feature::VIEWPORT_AND_RT_ARRAY_INDEX,
        flag: None,
        needs: |facts| [ProgramType::VERTEX, ProgramType::DOMAIN].contains(&facts.stage()) && names_array_index(facts),
        // Hull and geometry programs have it stated for what their other signatures hold.
        may: |facts| ![ProgramType::PIXEL, ProgramType::COMPUTE].contains(&facts.stage()),
    },
];

/// Compute programs of 4.x may use such buffers without saying so.
fn raw_and_structured_4x(facts: &Facts) -> bool {
    facts.version.major() < 5 && facts.stage() != ProgramType::COMPUTE && facts.count(RAW_AND_STRUCTURED) > 0
}

fn declares(facts: &Facts, opcodes: &[O], ty: OperandType) -> bool {
    let of_type = |of: &Instruction| of.operands.first().is_some_and(|operand| operand.token.operand_type() == ty);
    facts.declarations.iter().any(|of| opcodes.contains(&of.opcode()) && of_type(of))
}

fn names_array_index(facts: &Facts) -> bool {
    let names = [SystemName::RENDER_TARGET_ARRAY_INDEX, SystemName::VIEWPORT_ARRAY_INDEX];
    let mut outputs = facts.declarations.iter().filter(|of| of.opcode() == O::DCL_OUTPUT_SIV);
    outputs.any(|of| of.words.first().is_some_and(|&word| names.iter().any(|name| u32::from(name.0) == word)))
}

impl Check<'_, '_> {
    /// Both say the same in different words, so each is held against the program, and where there are both, against each
    /// other. A container without SFI0 states no feature.
    pub(super) fn features(&mut self) {
        let part = self.container.part(kind::SFI0).copied();
        let stated = part.map_or(0, |part| FeatureInfo::with_layout(part.data).0.flags);
        let flags_at = self.facts.declaration(O::DCL_GLOBAL_FLAGS).map(|of| of.at);
        let flags = self.facts.global_flags();
        for row in ROWS {
            let (needs, may) = ((row.needs)(self.facts), (row.may)(self.facts));
            let name = row.feature.name().unwrap_or_default();
            let has = stated & row.feature.0 != 0;
            self.checked.flags += 1;
            if let Some(bit) = row.flag {
                self.checked.flags += 1;
                let flag = flags >> bit & 1 == 1;
                let spelling = GLOBAL_FLAGS.iter().find(|of| of.0 == 1 << bit).map_or("", |of| of.1);
                if flag != has || (needs && !flag) || (flag && !may) {
                    let message = format!(
                        "{spelling} is {}, SFI0 says {name} is {}, the program {}",
                        on(flag),
                        on(has),
                        verdict(needs, may)
                    );
                    self.mismatch_at(flags_at.unwrap_or(0), Code::GlobalFlagMismatch, message);
                }
            } else if (needs && !has) || (has && !may) {
                let message = format!("SFI0 says {name} is {}, the program {}", on(has), verdict(needs, may));
                match part {
                    Some(part) => {
                        self.mismatch(&part, Code::FeatureMismatch, 0, part.data.len().min(8) as u64, message)
                    }
                    None => self.mismatch_at(0, Code::FeatureMismatch, message),
                }
            }
        }
    }
}

fn on(bit: bool) -> &'static str {
    if bit { "set" } else { "not set" }
}

fn verdict(needs: bool, may: bool) -> &'static str {
    match (needs, may) {
        (true, _) => "needs it",
        (false, true) => "does not say which",
        (false, false) => "does not use it",
    }
}
