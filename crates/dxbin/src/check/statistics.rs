//! STAT against the program: a row for each word.
//!
//! fxc counts before its last passes, so some instructions of the finished program counted as something else: a `mov`
//! with a negation is a float instruction or a move, `ne` with zero a comparison or a conversion, `and` a bitwise
//! instruction or the cast of a truth value. A row says what counts surely and what may count besides. The rules were
//! found by comparing words with counts over some 9,000 programs of fxc 10.1, and each holds for all of these.

use dxbin_base::Code;
use dxbin_base::record::Record;
use dxbin_container::spec::kind;
use dxbin_parts::stat::Statistics;
use dxbin_tpf::spec::{Opcode, ProgramType};

use super::features::DOUBLES;
use super::{Check, Facts};

/// How a word follows from the program.
struct Row {
    word: usize,
    /// What counts surely.
    sure: Sure,
    /// Instructions that may count, too.
    maybe: &'static [Opcode],
    /// What else may count.
    maybe_more: Option<fn(&Facts) -> u32>,
    /// Programs that the row says nothing of.
    except: Option<fn(&Facts) -> bool>,
}

enum Sure {
    /// So many of these.
    Count(&'static [Opcode]),
    /// This number.
    Is(fn(&Facts) -> u32),
}

const fn count(word: usize, opcodes: &'static [Opcode]) -> Row {
    Row { word, sure: Sure::Count(opcodes), maybe: &[], maybe_more: None, except: None }
}

const fn is(word: usize, number: fn(&Facts) -> u32) -> Row {
    Row { word, sure: Sure::Is(number), maybe: &[], maybe_more: None, except: None }
}

impl Row {
    const fn maybe(self, maybe: &'static [Opcode]) -> Self {
        Self { maybe, ..self }
    }

    const fn maybe_more(self, number: fn(&Facts) -> u32) -> Self {
        Self { maybe_more: Some(number), ..self }
    }

    const fn except(self, programs: fn(&Facts) -> bool) -> Self {
        Self { except: Some(programs), ..self }
    }
}

type O = Opcode;

const FLOATS: &[O] = &[
    O::ADD,
    O::DERIV_RTX,
    O::DERIV_RTY,
    O::DERIV_RTX_COARSE,
    O::DERIV_RTX_FINE,
    O::DERIV_RTY_COARSE,
    O::DERIV_RTY_FINE,
    O::DIV,
    O::DP2,
    O::DP3,
    O::DP4,
    O::EQ,
    O::EXP,
    O::FRC,
    O::GE,
    O::LOG,
    O::LT,
    O::MAD,
    O::MIN,
    O::MAX,
    O::MUL,
    O::ROUND_NE,
    O::ROUND_NI,
    O::ROUND_PI,
    O::ROUND_Z,
    O::RSQ,
    O::SQRT,
    O::DFMA,
];
const INTEGERS: &[O] =
    &[O::IADD, O::IEQ, O::IGE, O::ILT, O::IMAD, O::IMAX, O::IMIN, O::IMUL, O::INEG, O::ISHL, O::ISHR];
const UNSIGNED: &[O] = &[O::NOT, O::OR, O::ULT, O::UGE, O::UMAD, O::UMAX, O::UMIN, O::UMUL, O::USHR, O::XOR, O::MSAD];
const CONVERSIONS: &[O] = &[
    O::FTOI,
    O::FTOU,
    O::ITOF,
    O::UTOF,
    O::FRC,
    O::ROUND_NE,
    O::ROUND_NI,
    O::ROUND_PI,
    O::ROUND_Z,
    O::DTOF,
    O::FTOD,
    O::DTOI,
    O::DTOU,
    O::ITOD,
    O::UTOD,
];
const DECLARED: &[O] = &[
    O::DCL_INPUT,
    O::DCL_INPUT_SGV,
    O::DCL_INPUT_SIV,
    O::DCL_INPUT_PS,
    O::DCL_INPUT_PS_SGV,
    O::DCL_INPUT_PS_SIV,
    O::DCL_OUTPUT,
    O::DCL_OUTPUT_SGV,
    O::DCL_OUTPUT_SIV,
];
const LOADS: &[O] = &[
    O::LD,
    O::LD_MS,
    O::SAMPLE_L,
    O::LD_UAV_TYPED,
    O::LD_FEEDBACK,
    O::LD_MS_FEEDBACK,
    O::LD_UAV_TYPED_FEEDBACK,
    O::LD_RAW_FEEDBACK,
    O::LD_STRUCTURED_FEEDBACK,
    O::SAMPLE_L_FEEDBACK,
];
const GATHERS: &[O] = &[
    O::GATHER4,
    O::GATHER4_PO,
    O::GATHER4_FEEDBACK,
    O::GATHER4_C_FEEDBACK,
    O::GATHER4_PO_FEEDBACK,
    O::GATHER4_PO_C_FEEDBACK,
];
const INTERLOCKED: &[O] = &[
    O::ATOMIC_AND,
    O::ATOMIC_OR,
    O::ATOMIC_XOR,
    O::ATOMIC_CMP_STORE,
    O::ATOMIC_IADD,
    O::ATOMIC_IMAX,
    O::ATOMIC_IMIN,
    O::ATOMIC_UMAX,
    O::ATOMIC_UMIN,
    O::IMM_ATOMIC_ALLOC,
    O::IMM_ATOMIC_CONSUME,
    O::IMM_ATOMIC_IADD,
    O::IMM_ATOMIC_AND,
    O::IMM_ATOMIC_OR,
    O::IMM_ATOMIC_XOR,
    O::IMM_ATOMIC_EXCH,
    O::IMM_ATOMIC_CMP_EXCH,
    O::IMM_ATOMIC_IMAX,
    O::IMM_ATOMIC_IMIN,
    O::IMM_ATOMIC_UMAX,
    O::IMM_ATOMIC_UMIN,
];
const ROWS: &[Row] = &[
    // Whether `abort` counts depends on debug information; `debug_break` is taken to be like it.
    is(0, instructions).maybe(&[O::ABORT, O::DEBUG_BREAK]),
    is(1, |facts| facts.temps),
    is(2, |facts| facts.immediate_vectors),
    // In hull programs the number follows neither from one phase nor from all of them.
    count(3, DECLARED).except(is_hull),
    count(4, FLOATS).maybe(&[O::NE, O::SINCOS]).maybe_more(|facts| facts.odd_moves),
    count(5, INTEGERS).maybe(&[O::INE]),
    count(6, UNSIGNED).maybe(&[O::AND, O::UDIV]),
    // Whether a condition that was moved to a register is static, only the compiler knew.
    is(7, static_flow).maybe_more(|facts| facts.dynamic_conditions),
    is(8, |_| 0).maybe_more(|facts| facts.dynamic_conditions),
    is(9, |_| 0),
    is(10, |facts| facts.indexable_temps),
    // Outputs that HLSL declares as arrays are arrays, too.
    is(11, |facts| facts.array_instructions).maybe_more(|facts| facts.output_instructions),
    count(12, &[O::CUT, O::CUT_STREAM]).maybe(&[O::EMITTHENCUT, O::EMITTHENCUT_STREAM]),
    count(13, &[O::EMIT, O::EMIT_STREAM]).maybe(&[O::EMITTHENCUT, O::EMITTHENCUT_STREAM]),
    count(14, &[O::SAMPLE, O::SAMPLE_CLAMP_FEEDBACK]),
    is(15, |facts| facts.count(LOADS) + facts.buffer_loads),
    count(16, &[O::SAMPLE_C, O::SAMPLE_C_LZ, O::SAMPLE_C_LZ_FEEDBACK, O::SAMPLE_C_CLAMP_FEEDBACK]),
    count(17, &[O::SAMPLE_B, O::SAMPLE_B_CLAMP_FEEDBACK]),
    count(18, &[O::SAMPLE_D, O::SAMPLE_D_CLAMP_FEEDBACK]),
    is(19, |facts| facts.plain_moves).maybe_more(|facts| facts.odd_moves).except(has_doubles),
    count(20, &[O::MOVC]).except(|facts| facts.min_precision),
    count(21, CONVERSIONS).maybe(&[O::NE, O::INE, O::AND]).except(has_doubles),
    is(22, |_| 0),
    is(23, input_primitive),
    is(24, |facts| facts.declaration(O::DCL_GS_OUTPUT_PRIMITIVE_TOPOLOGY).map_or(0, |of| of.token.bits(11, 7))),
    is(25, |facts| word_of(facts, O::DCL_MAX_OUTPUT_VERTEX_COUNT)),
    count(26, GATHERS),
    count(27, &[O::LOD]),
    is(28, |facts| u32::from(facts.per_sample)),
    is(29, |facts| word_of(facts, O::DCL_GS_INSTANCE_COUNT)),
    is(30, control_points),
    is(31, |facts| facts.declaration(O::DCL_TESS_OUTPUT_PRIMITIVE).map_or(0, |of| of.token.bits(11, 3))),
    is(32, |facts| facts.declaration(O::DCL_TESS_PARTITIONING).map_or(0, |of| of.token.bits(11, 3))),
    is(33, |facts| facts.declaration(O::DCL_TESS_DOMAIN).map_or(0, |of| of.token.bits(11, 2))),
    count(34, &[O::SYNC]),
    count(35, INTERLOCKED),
    is(36, |facts| facts.count(&[O::STORE_UAV_TYPED]) + facts.buffer_stores),
];

fn is_hull(facts: &Facts) -> bool {
    facts.stage() == ProgramType::HULL
}

fn has_doubles(facts: &Facts) -> bool {
    const DOUBLES_ENABLED: u32 = 1 << 12;
    facts.count(DOUBLES) > 0 || facts.global_flags() & DOUBLES_ENABLED != 0
}

/// All but declarations, phases, labels and what stops a program; a message is one, though it is stored as custom data.
fn instructions(facts: &Facts) -> u32 {
    const NOT: [O; 6] =
        [O::HS_CONTROL_POINT_PHASE, O::HS_FORK_PHASE, O::HS_JOIN_PHASE, O::LABEL, O::ABORT, O::DEBUG_BREAK];
    let counted = |number: usize| dxbin_tpf::spec::OPCODES.get(number).is_some_and(|info| info.counted);
    let all = facts.opcodes.iter().enumerate().filter(|(number, _)| counted(*number)).map(|(_, count)| count);
    all.sum::<u32>() + facts.messages - facts.count(&NOT)
}

fn static_flow(facts: &Facts) -> u32 {
    let jumps = facts.count(&[O::BREAK, O::CALL, O::CONTINUE, O::ELSE, O::RET]);
    jumps - facts.dead_returns + facts.static_conditions
}

fn word_of(facts: &Facts, opcode: O) -> u32 {
    facts.declaration(opcode).and_then(|of| of.words.first().copied()).unwrap_or(0)
}

/// What a geometry program takes, in numbers of D3D_PRIMITIVE; a hull program takes a patch.
fn input_primitive(facts: &Facts) -> u32 {
    const BEFORE_PATCHES: u32 = 7;
    let patch = facts.declaration(O::DCL_INPUT_CONTROL_POINT_COUNT).filter(|_| is_hull(facts));
    let primitive = facts.declaration(O::DCL_GS_INPUT_PRIMITIVE);
    primitive.map(|of| of.token.bits(11, 6)).or(patch.map(|of| BEFORE_PATCHES + of.token.bits(11, 6))).unwrap_or(0)
}

/// A hull program's output control points, a domain program's input control points.
fn control_points(facts: &Facts) -> u32 {
    let opcode = if is_hull(facts) { O::DCL_OUTPUT_CONTROL_POINT_COUNT } else { O::DCL_INPUT_CONTROL_POINT_COUNT };
    facts.declaration(opcode).map_or(0, |of| of.token.bits(11, 6))
}

/// What a program makes of the words of STAT: the word, the least it can be, the most. Words without a rule are left out.
pub(crate) fn bounds(facts: &Facts) -> impl Iterator<Item = (usize, u32, u32)> {
    all_bounds(facts).flatten()
}

/// The same, with a place for each word that some program has a rule for.
pub(crate) fn all_bounds(facts: &Facts) -> impl Iterator<Item = Option<(usize, u32, u32)>> {
    ROWS.iter().map(|row| {
        if row.except.is_some_and(|except| except(facts)) {
            return None;
        }
        let least = match &row.sure {
            Sure::Count(opcodes) => facts.count(opcodes),
            Sure::Is(number) => number(facts),
        };
        let more = facts.count(row.maybe) + row.maybe_more.map_or(0, |number| number(facts));
        Some((row.word, least, least.saturating_add(more)))
    })
}

impl Check<'_, '_> {
    pub(super) fn statistics(&mut self) {
        let Some(part) = self.container.part(kind::STAT).copied() else { return };
        for (word, least, most) in bounds(self.facts) {
            let offset = 4 * word;
            let Some(stored) = part.data.get(offset..).and_then(|rest| rest.first_chunk()) else { continue };
            let stored = u32::from_le_bytes(*stored);
            match most - least {
                0 => self.checked.exact_words += 1,
                _ => self.checked.bounded_words += 1,
            }
            if (least..=most).contains(&stored) {
                continue;
            }
            let name = Statistics::FIELDS.get(word).map_or("", |field| field.name);
            let ours = if least == most { least.to_string() } else { format!("{least} to {most}") };
            let message = format!("{name} (word {word}) is {stored}, the program makes it {ours}");
            self.mismatch(&part, Code::StatMismatch, offset as u64, 4, message);
        }
    }
}
