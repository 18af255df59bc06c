//! What there is in preshaders, the programs of constants that run before a shader (FXLC).

dxbin_base::names! {
    /// An instruction's opcode, in bits 20 to 30 of its token.
    pub struct PreshaderOpcode: u16 {
        MOV = 0x100 "mov";
        NEG = 0x101 "neg";
        RCP = 0x103 "rcp";
        FRC = 0x104 "frc";
        EXP = 0x105 "exp";
        LOG = 0x106 "log";
        RSQ = 0x107 "rsq";
        SIN = 0x108 "sin";
        COS = 0x109 "cos";
        ASIN = 0x10a "asin";
        ACOS = 0x10b "acos";
        ATAN = 0x10c "atan";
        SQRT = 0x112 "sqrt";
        INEG = 0x120 "ineg";
        NOT = 0x121 "not";
        ITOF = 0x130 "itof";
        UTOF = 0x131 "utof";
        FTOI = 0x132 "ftoi";
        FTOU = 0x133 "ftou";
        BTOF = 0x134 "btof";
        BTOI = 0x135 "btoi";
        ITOB = 0x136 "itob";
        FTOB = 0x137 "ftob";
        ROUND = 0x138 "round";
        FLOOR = 0x139 "floor";
        CEIL = 0x13a "ceil";
        MIN = 0x200 "min";
        MAX = 0x201 "max";
        LT = 0x202 "lt";
        GE = 0x203 "ge";
        ADD = 0x204 "add";
        MUL = 0x205 "mul";
        ATAN2 = 0x206 "atan2";
        DIV = 0x208 "div";
        BILT = 0x210 "bilt";
        BIGE = 0x211 "bige";
        BIEQ = 0x212 "bieq";
        BINE = 0x213 "bine";
        BUGE = 0x214 "buge";
        BULT = 0x215 "bult";
        IADD = 0x216 "iadd";
        IDIV = 0x217 "idiv";
        IMUL = 0x219 "imul";
        UDIV = 0x21a "udiv";
        UMOD = 0x21b "umod";
        UMUL = 0x21c "umul";
        IMIN = 0x21d "imin";
        IMAX = 0x21e "imax";
        UMIN = 0x21f "umin";
        UMAX = 0x220 "umax";
        AND = 0x230 "and";
        OR = 0x231 "or";
        XOR = 0x233 "xor";
        ISHL = 0x234 "ishl";
        ISHR = 0x235 "ishr";
        USHR = 0x236 "ushr";
        CMP = 0x300 "cmp";
        MOVC = 0x301 "movc";
        DOT = 0x500 "dot";
        NOISE = 0x502 "noise";
        DOTSWIZ = 0x70e "d3ds_dotswiz";
        NOISESWIZ = 0x711 "d3ds_noiseswiz";
    }
}

dxbin_base::names! {
    /// What a reference of a preshader's operand refers to.
    pub struct PreshaderFile: u32 {
        /// A number of CLIT; where it stands alone it is printed as its value.
        LITERAL = 1 "literal" => "l";
        INPUT = 2 "input constant" => "c";
        VARIABLE = 3 "variable" => "v";
        /// A constant of the shader; where it stands alone a listing calls it `c`.
        OUTPUT_FLOAT = 4 "output float" => "of";
        OUTPUT_BOOL = 5 "output bool" => "ob";
        OUTPUT_INT = 6 "output int" => "oi";
        TEMP = 7 "temporary" => "r";
        INPUT_POINTER = 9 "input" => "ip";
    }
}

/// Upper halves of version tokens that D3DDisassemble looks for comments behind; the first is that of preshaders, `FX`.
pub const PRESHADER_VERSIONS: &[u16] = &[0x4658, 0x4c50, 0x4c56, 0x5458, 0x7ffe, 0x7fff, 0xfffe, 0xffff];
