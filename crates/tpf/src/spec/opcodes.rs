//! Opcodes: one row each.
//!
//! A row says all that is regular about an opcode: its name, how its operands are used, how literals among them are
//! spelt, which words follow, and, for declarations, how the listing reads. Only custom data and the two tables of
//! function pointers need code of their own.

use Item::{
    AccessPattern, Buffer, BufferSpace, Components, ControlPoints, Dimension, Domain, Float, GlobalFlags, High16,
    IndexedInterface, Interpolation, Lit, Low16, Operand, OutputPrimitive, Partitioning, Primitive, Range, Returns,
    SamplerMode, Samples, Signed, Space, SystemName, Table, Topology, UavFlags, Unsigned,
};
use Literals::{Float as F32, Int, Mixed};
use dxbin_base::pen::Name;

/// How 32-bit literals among an instruction's operands are spelt.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Literals {
    /// As floats: `1.000000`.
    Float,
    /// As integers up to 10,000 either way, else as hexadecimal words.
    Int,
    /// As floats where the bits are a normal number, else as integers.
    Mixed,
}

/// What the control bits add to a mnemonic.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Suffix {
    /// Nothing.
    None,
    /// Bit 18: `_z` or `_nz`.
    Test,
    /// Bits 11 and 12: `_rcpfloat` or `_uint`.
    ResinfoReturn,
    /// Bits 11 and 12: `_uint`.
    SampleInfoReturn,
    /// Bits 11 to 14: what a `sync` waits for.
    Sync,
}

impl Suffix {
    /// The control bits that choose among the spellings.
    pub const fn mask(self) -> u32 {
        match self {
            Self::None => 0,
            Self::Test => 1 << 18,
            Self::ResinfoReturn | Self::SampleInfoReturn => 3 << 11,
            Self::Sync => 0xf << 11,
        }
    }

    /// The bits' values and their spellings; of a `sync` each bit has its own. A value without a spelling adds nothing to
    /// the name.
    pub const fn rows(self) -> &'static [(u32, &'static str)] {
        match self {
            Self::None => &[],
            Self::Test => &[(0, "_z"), (1 << 18, "_nz")],
            Self::ResinfoReturn => &[(1 << 11, "_rcpfloat"), (2 << 11, "_uint")],
            Self::SampleInfoReturn => &[(1 << 11, "_uint")],
            Self::Sync => super::SYNC_FLAGS,
        }
    }
}

/// What an instruction does to the indentation of a listing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Flow {
    /// Nothing.
    Straight,
    /// What follows stands deeper.
    Open,
    /// It and what follows stand less deep.
    Close,
    /// It stands less deep, what follows as deep as before.
    Middle,
}

/// A piece of a declaration's text. Numbers in brackets say which of the words behind the operand it prints.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs)]
pub enum Item {
    /// Text as it stands.
    Lit(Name),
    Operand,
    /// From Shader Model 5.1 on the range of registers, `T1[2:3]`; before that the operand.
    Range(&'static str),
    /// `CB1[20]`, or `CB1[2:3][20]` with the size from a word.
    Buffer {
        size: u8,
    },
    /// From Shader Model 5.1 on: `, space=9`.
    Space(u8),
    /// The same, printed as a signed number.
    BufferSpace(u8),
    Signed(u8),
    Unsigned(u8),
    Low16(u8),
    High16(u8),
    /// A number of components, of which only 1 to 4 are possible.
    Components(u8),
    Float(u8),
    /// The four return types in a word.
    Returns(u8),
    /// A system value's name.
    SystemName(u8),
    /// The list that follows the words, each number behind a prefix.
    Table(&'static str),
    Dimension,
    /// The number of samples, for the multisampled dimensions.
    Samples,
    UavFlags,
    AccessPattern,
    SamplerMode,
    Interpolation,
    Topology,
    Primitive,
    GlobalFlags,
    ControlPoints,
    Domain,
    Partitioning,
    OutputPrimitive,
    IndexedInterface,
}

impl Item {
    /// Where in the opcode token the value lies that the piece prints: the lowest bit, and how many they are. Pieces that
    /// print something else have none.
    pub const fn bits(&self) -> (u32, u32) {
        match self {
            Dimension => (11, 5),
            Samples => (16, 7),
            SamplerMode | Interpolation => (11, 4),
            Topology | Primitive | ControlPoints => (11, 6),
            Partitioning | OutputPrimitive => (11, 3),
            Domain => (11, 2),
            AccessPattern | IndexedInterface => (11, 1),
            _ => (0, 0),
        }
    }
}

/// An opcode's row.
#[derive(Clone, Copy, Debug)]
pub struct Info {
    /// The mnemonic, `""` for numbers that Microsoft reserves.
    pub name: Name,
    /// How literals are spelt.
    pub literals: Literals,
    /// One letter for each operand: `d` destination, `s` source, `t` resource, `p` sampler, `u` unordered-access view or
    /// shared memory that is written or changed, `l` label, `m` output stream, `i` interface, `o` what is declared. In
    /// capitals: its minimum precision is read as the first operand's.
    pub roles: &'static str,
    /// What the control bits add to the name.
    pub suffix: Suffix,
    /// Its effect on the indentation.
    pub flow: Flow,
    /// Whether listings with instruction numbers count it.
    pub counted: bool,
    /// Whether a word stands before the operands (`fcall`: the function's index).
    pub leading_word: bool,
    /// Words behind the operands up to Shader Model 5.0.
    pub words: u8,
    /// Words behind the operands from Shader Model 5.1 on.
    pub words_51: u8,
    /// Whether an operand of no known type is spelt as such, where for others Microsoft's disassembler gives up.
    pub lax: bool,
    /// The text of a declaration behind its name; `None` for instructions, whose text is their operands.
    pub text: Option<&'static [Item]>,
}

impl Info {
    /// How many operands there are.
    #[inline]
    pub const fn operands(&self) -> usize {
        self.roles.len()
    }

    /// Whether it declares rather than does something.
    #[inline]
    pub const fn is_declaration(&self) -> bool {
        self.text.is_some()
    }

    const fn suffix(self, suffix: Suffix) -> Self {
        Self { suffix, ..self }
    }

    const fn flow(self, flow: Flow) -> Self {
        Self { flow, ..self }
    }

    const fn uncounted(self) -> Self {
        Self { counted: false, ..self }
    }

    const fn lax(self) -> Self {
        Self { lax: true, ..self }
    }

    const fn floats(self) -> Self {
        Self { literals: F32, ..self }
    }

    const fn leading_word(self) -> Self {
        Self { leading_word: true, ..self }
    }
}

const fn lit(text: &'static str) -> Item {
    Lit(Name::new(text))
}

const fn op(literals: Literals, roles: &'static str) -> Info {
    Info {
        name: Name::new(""),
        literals,
        roles,
        suffix: Suffix::None,
        flow: Flow::Straight,
        counted: true,
        leading_word: false,
        words: 0,
        words_51: 0,
        lax: false,
        text: None,
    }
}

const fn dcl(roles: &'static str, words: u8, words_51: u8, text: &'static [Item]) -> Info {
    Info { counted: false, words, words_51, text: Some(text), ..op(Int, roles) }
}

/// D3D10_SB_OPCODE_TYPE: what an instruction does.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Opcode(pub u16);

macro_rules! opcodes {
    ($( $code:literal $constant:ident $name:literal $info:expr; )*) => {
        #[allow(missing_docs)]
        impl Opcode {
            $( pub const $constant: Self = Self($code); )*
        }
        /// Every opcode; the index is its number.
        pub static OPCODES: &[Info] = &[$( Info { name: Name::new($name), ..$info } ),*];
        const _: () = {
            let codes = [$($code),*];
            let mut i = 0;
            while i < codes.len() {
                assert!(codes[i] == i, "a row is missing or out of order");
                i += 1;
            }
        };
    };
}

impl Opcode {
    /// The opcode's row; `None` for a number that no document names.
    #[inline]
    pub fn info(self) -> Option<&'static Info> {
        OPCODES.get(usize::from(self.0))
    }

    /// The opcode of a mnemonic without its suffixes.
    pub fn from_name(name: &str) -> Option<Self> {
        let row = OPCODES.iter().position(|info| info.name.as_str() == name && !name.is_empty())?;
        u16::try_from(row).ok().map(Self)
    }
}

impl std::fmt::Debug for Opcode {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self.info() {
            Some(info) if !info.name.as_str().is_empty() => f.write_str(info.name.as_str()),
            _ => write!(f, "Opcode({})", self.0),
        }
    }
}

opcodes! {
    0 ADD "add" op(F32, "dSS");
    1 AND "and" op(Int, "dSS");
    2 BREAK "break" op(Int, "");
    3 BREAKC "breakc" op(Int, "s").suffix(Suffix::Test);
    4 CALL "call" op(Int, "l");
    5 CALLC "callc" op(Int, "sl").suffix(Suffix::Test);
    6 CASE "case" op(Int, "s");
    7 CONTINUE "continue" op(Int, "");
    8 CONTINUEC "continuec" op(Int, "s").suffix(Suffix::Test);
    9 CUT "cut" op(Int, "");
    10 DEFAULT "default" op(Int, "");
    11 DERIV_RTX "deriv_rtx" op(F32, "dS");
    12 DERIV_RTY "deriv_rty" op(F32, "dS");
    13 DISCARD "discard" op(Int, "s").suffix(Suffix::Test);
    14 DIV "div" op(F32, "dSS");
    15 DP2 "dp2" op(F32, "dSS");
    16 DP3 "dp3" op(F32, "dSS");
    17 DP4 "dp4" op(F32, "dSS");
    18 ELSE "else" op(Int, "").flow(Flow::Middle);
    19 EMIT "emit" op(Int, "");
    20 EMITTHENCUT "emit_then_cut" op(Int, "");
    21 ENDIF "endif" op(Int, "").flow(Flow::Close);
    22 ENDLOOP "endloop" op(Int, "").flow(Flow::Close);
    23 ENDSWITCH "endswitch" op(Int, "").flow(Flow::Close);
    24 EQ "eq" op(F32, "dss");
    25 EXP "exp" op(F32, "dS");
    26 FRC "frc" op(F32, "dS");
    27 FTOI "ftoi" op(F32, "ds");
    28 FTOU "ftou" op(F32, "ds");
    29 GE "ge" op(F32, "dss");
    30 IADD "iadd" op(Int, "dSS");
    31 IF "if" op(Int, "s").suffix(Suffix::Test).flow(Flow::Open);
    32 IEQ "ieq" op(Int, "dss");
    33 IGE "ige" op(Int, "dss");
    34 ILT "ilt" op(Int, "dss");
    35 IMAD "imad" op(Int, "dSSS");
    36 IMAX "imax" op(Int, "dSS");
    37 IMIN "imin" op(Int, "dSS");
    38 IMUL "imul" op(Int, "ddSS");
    39 INE "ine" op(Int, "dss");
    40 INEG "ineg" op(Int, "dS");
    41 ISHL "ishl" op(Int, "dSs");
    42 ISHR "ishr" op(Int, "dSs");
    43 ITOF "itof" op(Int, "ds");
    44 LABEL "label" op(Int, "l");
    45 LD "ld" op(Int, "dst");
    46 LD_MS "ldms" op(Int, "dsts");
    47 LOG "log" op(F32, "dS");
    48 LOOP "loop" op(Int, "").flow(Flow::Open);
    49 LT "lt" op(F32, "dss");
    50 MAD "mad" op(F32, "dSSS");
    51 MIN "min" op(F32, "dSS");
    52 MAX "max" op(F32, "dSS");
    53 CUSTOMDATA "" op(Int, "").uncounted();
    54 MOV "mov" op(Mixed, "dS");
    55 MOVC "movc" op(Mixed, "dsSS");
    56 MUL "mul" op(F32, "dSS");
    57 NE "ne" op(F32, "dss");
    58 NOP "nop" op(Int, "");
    59 NOT "not" op(Int, "dS");
    60 OR "or" op(Int, "dSS");
    61 RESINFO "resinfo" op(Int, "dst").suffix(Suffix::ResinfoReturn);
    62 RET "ret" op(Int, "");
    63 RETC "retc" op(Int, "s").suffix(Suffix::Test);
    64 ROUND_NE "round_ne" op(F32, "dS");
    65 ROUND_NI "round_ni" op(F32, "dS");
    66 ROUND_PI "round_pi" op(F32, "dS");
    67 ROUND_Z "round_z" op(F32, "dS");
    68 RSQ "rsq" op(F32, "dS");
    69 SAMPLE "sample" op(F32, "dstp");
    70 SAMPLE_C "sample_c" op(F32, "dstps");
    71 SAMPLE_C_LZ "sample_c_lz" op(F32, "dstps");
    72 SAMPLE_L "sample_l" op(F32, "dstps");
    73 SAMPLE_D "sample_d" op(F32, "dstpss");
    74 SAMPLE_B "sample_b" op(F32, "dstps");
    75 SQRT "sqrt" op(F32, "dS");
    76 SWITCH "switch" op(Int, "s").flow(Flow::Open);
    77 SINCOS "sincos" op(F32, "ddS");
    78 UDIV "udiv" op(Int, "ddSS");
    79 ULT "ult" op(Int, "dss");
    80 UGE "uge" op(Int, "dss");
    81 UMUL "umul" op(Int, "ddSS");
    82 UMAD "umad" op(Int, "dSSS");
    83 UMAX "umax" op(Int, "dSS");
    84 UMIN "umin" op(Int, "dSS");
    85 USHR "ushr" op(Int, "dSs");
    86 UTOF "utof" op(Int, "ds");
    87 XOR "xor" op(Int, "dSS");
    88 DCL_RESOURCE "dcl_resource" dcl("o", 1, 2, &[lit("_"), Dimension, Samples, lit(" "), Returns(0), lit(" "), Range("T"), Space(1)]);
    89 DCL_CONSTANT_BUFFER "dcl_constantbuffer" dcl("o", 0, 2, &[lit(" "), Buffer { size: 0 }, lit(", "), AccessPattern, BufferSpace(1)]);
    90 DCL_SAMPLER "dcl_sampler" dcl("o", 0, 1, &[lit(" "), Range("S"), SamplerMode, Space(0)]);
    91 DCL_INDEX_RANGE "dcl_indexrange" dcl("o", 1, 1, &[lit(" "), Operand, lit(" "), Signed(0)]).floats();
    92 DCL_GS_OUTPUT_PRIMITIVE_TOPOLOGY "dcl_outputtopology" dcl("", 0, 0, &[lit(" "), Topology, lit(" ")]);
    93 DCL_GS_INPUT_PRIMITIVE "dcl_inputprimitive" dcl("", 0, 0, &[lit(" "), Primitive, lit(" ")]);
    94 DCL_MAX_OUTPUT_VERTEX_COUNT "dcl_maxout" dcl("", 1, 1, &[lit(" "), Unsigned(0)]);
    95 DCL_INPUT "dcl_input" dcl("o", 0, 0, &[lit(" "), Operand]);
    96 DCL_INPUT_SGV "dcl_input_sgv" dcl("o", 1, 1, &[lit(" "), Operand, lit(", "), SystemName(0)]).floats();
    97 DCL_INPUT_SIV "dcl_input_siv" dcl("o", 1, 1, &[lit(" "), Operand, lit(", "), SystemName(0)]).floats();
    98 DCL_INPUT_PS "dcl_input_ps" dcl("o", 0, 0, &[lit(" "), Interpolation, lit(" "), Operand]).floats();
    99 DCL_INPUT_PS_SGV "dcl_input_ps_sgv" dcl("o", 1, 1, &[lit(" "), Interpolation, lit(" "), Operand, lit(", "), SystemName(0)]).floats();
    100 DCL_INPUT_PS_SIV "dcl_input_ps_siv" dcl("o", 1, 1, &[lit(" "), Interpolation, lit(" "), Operand, lit(", "), SystemName(0)]).floats();
    101 DCL_OUTPUT "dcl_output" dcl("o", 0, 0, &[lit(" "), Operand]);
    102 DCL_OUTPUT_SGV "dcl_output_sgv" dcl("o", 1, 1, &[lit(" "), Operand, lit(", "), SystemName(0)]).floats();
    103 DCL_OUTPUT_SIV "dcl_output_siv" dcl("o", 1, 1, &[lit(" "), Operand, lit(", "), SystemName(0)]).floats();
    104 DCL_TEMPS "dcl_temps" dcl("", 1, 1, &[lit(" "), Signed(0)]);
    105 DCL_INDEXABLE_TEMP "dcl_indexableTemp" dcl("", 3, 3, &[lit(" x"), Signed(0), lit("["), Signed(1), lit("], "), Components(2)]);
    106 DCL_GLOBAL_FLAGS "dcl_globalFlags" dcl("", 0, 0, &[GlobalFlags]);
    107 RESERVED_4_0 "jmp" op(Int, "");
    108 LOD "lod" op(Int, "dstp");
    109 GATHER4 "gather4" op(F32, "dstp");
    110 SAMPLE_POS "samplepos" op(Int, "dts");
    111 SAMPLE_INFO "sampleinfo" op(Int, "dt").suffix(Suffix::SampleInfoReturn);
    112 RESERVED_4_1 "" op(Int, "");
    113 HS_DECLS "hs_decls" op(Int, "").uncounted();
    114 HS_CONTROL_POINT_PHASE "hs_control_point_phase" op(Int, "");
    115 HS_FORK_PHASE "hs_fork_phase" op(Int, "");
    116 HS_JOIN_PHASE "hs_join_phase" op(Int, "");
    117 EMIT_STREAM "emit_stream" op(Int, "m");
    118 CUT_STREAM "cut_stream" op(Int, "m");
    119 EMITTHENCUT_STREAM "emit_then_cut_stream" op(Int, "m");
    120 INTERFACE_CALL "fcall" op(F32, "i").leading_word().lax();
    121 BUFINFO "bufinfo" op(Int, "dt");
    122 DERIV_RTX_COARSE "deriv_rtx_coarse" op(Int, "dS");
    123 DERIV_RTX_FINE "deriv_rtx_fine" op(Int, "dS");
    124 DERIV_RTY_COARSE "deriv_rty_coarse" op(Int, "dS");
    125 DERIV_RTY_FINE "deriv_rty_fine" op(Int, "dS");
    126 GATHER4_C "gather4_c" op(F32, "dstps");
    127 GATHER4_PO "gather4_po" op(Int, "dsstp");
    128 GATHER4_PO_C "gather4_po_c" op(Int, "dsstps");
    129 RCP "rcp" op(Int, "dS");
    130 F32TOF16 "f32tof16" op(F32, "ds");
    131 F16TOF32 "f16tof32" op(Int, "ds");
    132 UADDC "uaddc" op(Int, "ddSS");
    133 USUBB "usubb" op(Int, "ddSS");
    134 COUNTBITS "countbits" op(Int, "dS");
    135 FIRSTBIT_HI "firstbit_hi" op(Int, "dS");
    136 FIRSTBIT_LO "firstbit_lo" op(Int, "dS");
    137 FIRSTBIT_SHI "firstbit_shi" op(Int, "dS");
    138 UBFE "ubfe" op(Int, "dSss");
    139 IBFE "ibfe" op(Int, "dSss");
    140 BFI "bfi" op(Int, "dSsss");
    141 BFREV "bfrev" op(Int, "dS");
    142 SWAPC "swapc" op(Mixed, "dDsss");
    143 DCL_STREAM "dcl_stream" dcl("o", 0, 0, &[lit(" "), Operand]);
    144 DCL_FUNCTION_BODY "dcl_function_body" dcl("", 1, 1, &[lit(" fb"), Unsigned(0)]);
    145 DCL_FUNCTION_TABLE "dcl_function_table" dcl("", 2, 2, &[lit(" ft"), Unsigned(0), lit(" = {"), Table("fb"), lit("}")]);
    146 DCL_INTERFACE "dcl_interface" dcl("", 3, 3, &[IndexedInterface, lit(" fp"), Low16(0), lit("["), High16(2), lit("]["), Unsigned(1), lit("] = {"), Table("ft"), lit("}")]);
    147 DCL_INPUT_CONTROL_POINT_COUNT "dcl_input_control_point_count" dcl("", 0, 0, &[lit(" "), ControlPoints]);
    148 DCL_OUTPUT_CONTROL_POINT_COUNT "dcl_output_control_point_count" dcl("", 0, 0, &[lit(" "), ControlPoints]);
    149 DCL_TESS_DOMAIN "dcl_tessellator_domain" dcl("", 0, 0, &[lit(" "), Domain]);
    150 DCL_TESS_PARTITIONING "dcl_tessellator_partitioning" dcl("", 0, 0, &[lit(" "), Partitioning]);
    151 DCL_TESS_OUTPUT_PRIMITIVE "dcl_tessellator_output_primitive" dcl("", 0, 0, &[OutputPrimitive]);
    152 DCL_HS_MAX_TESSFACTOR "dcl_hs_max_tessfactor" dcl("", 1, 1, &[lit(" l("), Float(0), lit(")")]);
    153 DCL_HS_FORK_PHASE_INSTANCE_COUNT "dcl_hs_fork_phase_instance_count" dcl("", 1, 1, &[lit(" "), Signed(0)]);
    154 DCL_HS_JOIN_PHASE_INSTANCE_COUNT "dcl_hs_join_phase_instance_count" dcl("", 1, 1, &[lit(" "), Signed(0)]);
    155 DCL_THREAD_GROUP "dcl_thread_group" dcl("", 3, 3, &[lit(" "), Unsigned(0), lit(", "), Unsigned(1), lit(", "), Unsigned(2)]);
    156 DCL_UNORDERED_ACCESS_VIEW_TYPED "dcl_uav_typed" dcl("o", 1, 2, &[lit("_"), Dimension, UavFlags, lit(" "), Returns(0), lit(" "), Range("U"), Space(1)]).lax();
    157 DCL_UNORDERED_ACCESS_VIEW_RAW "dcl_uav_raw" dcl("o", 0, 1, &[UavFlags, lit(" "), Range("U"), Space(0)]).lax();
    158 DCL_UNORDERED_ACCESS_VIEW_STRUCTURED "dcl_uav_structured" dcl("o", 1, 2, &[UavFlags, lit(" "), Range("U"), lit(", "), Unsigned(0), Space(1)]).lax();
    159 DCL_THREAD_GROUP_SHARED_MEMORY_RAW "dcl_tgsm_raw" dcl("o", 1, 1, &[lit(" "), Operand, lit(", "), Unsigned(0)]).lax();
    160 DCL_THREAD_GROUP_SHARED_MEMORY_STRUCTURED "dcl_tgsm_structured" dcl("o", 2, 2, &[lit(" "), Operand, lit(", "), Unsigned(0), lit(", "), Unsigned(1)]).lax();
    161 DCL_RESOURCE_RAW "dcl_resource_raw" dcl("o", 0, 1, &[lit(" "), Range("T"), Space(0)]).lax();
    162 DCL_RESOURCE_STRUCTURED "dcl_resource_structured" dcl("o", 1, 2, &[lit(" "), Range("T"), lit(", "), Unsigned(0), Space(1)]).lax();
    163 LD_UAV_TYPED "ld_uav_typed" op(Int, "dsu");
    164 STORE_UAV_TYPED "store_uav_typed" op(Mixed, "uss");
    165 LD_RAW "ld_raw" op(Int, "dst");
    166 STORE_RAW "store_raw" op(Mixed, "uss");
    167 LD_STRUCTURED "ld_structured" op(Int, "dsst");
    168 STORE_STRUCTURED "store_structured" op(Mixed, "usss");
    169 ATOMIC_AND "atomic_and" op(Int, "uss");
    170 ATOMIC_OR "atomic_or" op(Int, "uss");
    171 ATOMIC_XOR "atomic_xor" op(Int, "uss");
    172 ATOMIC_CMP_STORE "atomic_cmp_store" op(Int, "usss");
    173 ATOMIC_IADD "atomic_iadd" op(Int, "uss");
    174 ATOMIC_IMAX "atomic_imax" op(Int, "uss");
    175 ATOMIC_IMIN "atomic_imin" op(Int, "uss");
    176 ATOMIC_UMAX "atomic_umax" op(Int, "uss");
    177 ATOMIC_UMIN "atomic_umin" op(Int, "uss");
    178 IMM_ATOMIC_ALLOC "imm_atomic_alloc" op(Int, "du");
    179 IMM_ATOMIC_CONSUME "imm_atomic_consume" op(Int, "du");
    180 IMM_ATOMIC_IADD "imm_atomic_iadd" op(Int, "duss");
    181 IMM_ATOMIC_AND "imm_atomic_and" op(Int, "duss");
    182 IMM_ATOMIC_OR "imm_atomic_or" op(Int, "duss");
    183 IMM_ATOMIC_XOR "imm_atomic_xor" op(Int, "duss");
    184 IMM_ATOMIC_EXCH "imm_atomic_exch" op(Int, "duss");
    185 IMM_ATOMIC_CMP_EXCH "imm_atomic_cmp_exch" op(Int, "dusss");
    186 IMM_ATOMIC_IMAX "imm_atomic_imax" op(Int, "duss");
    187 IMM_ATOMIC_IMIN "imm_atomic_imin" op(Int, "duss");
    188 IMM_ATOMIC_UMAX "imm_atomic_umax" op(Int, "duss");
    189 IMM_ATOMIC_UMIN "imm_atomic_umin" op(Int, "duss");
    190 SYNC "sync" op(Int, "").suffix(Suffix::Sync);
    191 DADD "dadd" op(F32, "dSS");
    192 DMAX "dmax" op(F32, "dSS");
    193 DMIN "dmin" op(F32, "dSS");
    194 DMUL "dmul" op(F32, "dSS");
    195 DEQ "deq" op(F32, "dss");
    196 DGE "dge" op(F32, "dss");
    197 DLT "dlt" op(F32, "dss");
    198 DNE "dne" op(F32, "dss");
    199 DMOV "dmov" op(F32, "dS");
    200 DMOVC "dmovc" op(F32, "dsSS");
    201 DTOF "dtof" op(F32, "dS");
    202 FTOD "ftod" op(F32, "ds");
    203 EVAL_SNAPPED "eval_snapped" op(Int, "dSs");
    204 EVAL_SAMPLE_INDEX "eval_sample_index" op(Int, "dSs");
    205 EVAL_CENTROID "eval_centroid" op(Int, "dS");
    206 DCL_GS_INSTANCE_COUNT "dcl_gsinstances" dcl("", 1, 1, &[lit(" "), Unsigned(0)]);
    207 ABORT "abort" op(Int, "");
    208 DEBUG_BREAK "debug_break" op(Int, "");
    209 RESERVED_5_0 "" op(Int, "");
    210 DDIV "ddiv" op(F32, "dSS");
    211 DFMA "dfma" op(Int, "dSSS");
    212 DRCP "drcp" op(Int, "dS");
    213 MSAD "msad" op(Int, "dSSS");
    214 DTOI "dtoi" op(Int, "ds");
    215 DTOU "dtou" op(Int, "ds");
    216 ITOD "itod" op(Int, "ds");
    217 UTOD "utod" op(Int, "ds");
    218 RESERVED_11_1 "" op(Int, "");
    219 GATHER4_FEEDBACK "gather4_s" op(F32, "ddstp");
    220 GATHER4_C_FEEDBACK "gather4_c_s" op(F32, "ddstps");
    221 GATHER4_PO_FEEDBACK "gather4_po_s" op(Int, "ddsstp");
    222 GATHER4_PO_C_FEEDBACK "gather4_po_c_s" op(Int, "ddsstps");
    223 LD_FEEDBACK "ld_s" op(Int, "ddst");
    224 LD_MS_FEEDBACK "ldms_s" op(Int, "ddsts");
    225 LD_UAV_TYPED_FEEDBACK "ld_uav_typed_s" op(Int, "ddsu");
    226 LD_RAW_FEEDBACK "ld_raw_s" op(Int, "ddst");
    227 LD_STRUCTURED_FEEDBACK "ld_structured_s" op(Int, "ddsst");
    228 SAMPLE_L_FEEDBACK "sample_l_s" op(F32, "ddstps");
    229 SAMPLE_C_LZ_FEEDBACK "sample_c_lz_s" op(F32, "ddstps");
    230 SAMPLE_CLAMP_FEEDBACK "sample_cl_s" op(F32, "ddstps");
    231 SAMPLE_B_CLAMP_FEEDBACK "sample_b_cl_s" op(F32, "ddstpss");
    232 SAMPLE_D_CLAMP_FEEDBACK "sample_d_cl_s" op(F32, "ddstpsss");
    233 SAMPLE_C_CLAMP_FEEDBACK "sample_c_cl_s" op(F32, "ddstpss");
    234 CHECK_ACCESS_FULLY_MAPPED "check_access_fully_mapped" op(Int, "ds");
    235 RESERVED_WDDM_1_3 "" op(Int, "");
}
