//! Blocks and the codes of their records.
//!
//! The spelling is LLVM's, without the prefix that tells its enumerations apart.

use dxbin_base::names;

use crate::model::Opcode;

names! {
    /// A kind of block.
    pub struct Block: u32 {
        BLOCKINFO = 0 "BLOCKINFO";
        MODULE = 8 "MODULE";
        PARAMATTR = 9 "PARAMATTR";
        PARAMATTR_GROUP = 10 "PARAMATTR_GROUP";
        CONSTANTS = 11 "CONSTANTS";
        FUNCTION = 12 "FUNCTION";
        VALUE_SYMTAB = 14 "VALUE_SYMTAB";
        METADATA = 15 "METADATA";
        METADATA_ATTACHMENT = 16 "METADATA_ATTACHMENT";
        TYPE = 17 "TYPE";
        USELIST = 18 "USELIST";
    }
}

names! {
    /// A record of a `BLOCKINFO` block.
    pub struct BlockInfoCode: u32 {
        SET_BLOCK = 1 "SETBID";
        BLOCK_NAME = 2 "BLOCKNAME";
        SET_RECORD_NAME = 3 "SETRECORDNAME";
    }
}

names! {
    /// A record of a `MODULE` block.
    pub struct ModuleCode: u32 {
        VERSION = 1 "VERSION";
        TRIPLE = 2 "TRIPLE";
        DATALAYOUT = 3 "DATALAYOUT";
        ASM = 4 "ASM";
        SECTIONNAME = 5 "SECTIONNAME";
        DEPLIB = 6 "DEPLIB";
        GLOBALVAR = 7 "GLOBALVAR";
        FUNCTION = 8 "FUNCTION";
        ALIAS = 9 "ALIAS";
        PURGEVALS = 10 "PURGEVALS";
        GCNAME = 11 "GCNAME";
        COMDAT = 12 "COMDAT";
    }
}

names! {
    /// A record of a `PARAMATTR` or a `PARAMATTR_GROUP` block.
    pub struct AttributeCode: u32 {
        ENTRY_OLD = 1 "CODE_ENTRY_OLD";
        ENTRY = 2 "CODE_ENTRY";
        GROUP_ENTRY = 3 "GRP_CODE_ENTRY";
    }
}

names! {
    /// A record of a `TYPE` block.
    pub struct TypeCode: u32 {
        NUMENTRY = 1 "NUMENTRY";
        VOID = 2 "VOID";
        FLOAT = 3 "FLOAT";
        DOUBLE = 4 "DOUBLE";
        LABEL = 5 "LABEL";
        OPAQUE = 6 "OPAQUE";
        INTEGER = 7 "INTEGER";
        POINTER = 8 "POINTER";
        FUNCTION_OLD = 9 "FUNCTION_OLD";
        HALF = 10 "HALF";
        ARRAY = 11 "ARRAY";
        VECTOR = 12 "VECTOR";
        X86_FP80 = 13 "X86_FP80";
        FP128 = 14 "FP128";
        PPC_FP128 = 15 "PPC_FP128";
        METADATA = 16 "METADATA";
        X86_MMX = 17 "X86_MMX";
        STRUCT_ANON = 18 "STRUCT_ANON";
        STRUCT_NAME = 19 "STRUCT_NAME";
        STRUCT_NAMED = 20 "STRUCT_NAMED";
        FUNCTION = 21 "FUNCTION";
    }
}

names! {
    /// A record of a `VALUE_SYMTAB` block.
    pub struct SymbolCode: u32 {
        ENTRY = 1 "ENTRY";
        BLOCK_ENTRY = 2 "BBENTRY";
    }
}

names! {
    /// A record of a `METADATA` or a `METADATA_ATTACHMENT` block. Those of nodes have a row each in [`super::debug::NODES`].
    pub struct MetadataCode: u32 {
        STRING = 1 "STRING";
        VALUE = 2 "VALUE";
        NODE = 3 "NODE";
        NAME = 4 "NAME";
        DISTINCT_NODE = 5 "DISTINCT_NODE";
        KIND = 6 "KIND";
        LOCATION = 7 "LOCATION";
        OLD_NODE = 8 "OLD_NODE";
        OLD_FN_NODE = 9 "OLD_FN_NODE";
        NAMED_NODE = 10 "NAMED_NODE";
        ATTACHMENT = 11 "ATTACHMENT";
        GENERIC_DEBUG = 12 "GENERIC_DEBUG";
        SUBRANGE = 13 "SUBRANGE";
        ENUMERATOR = 14 "ENUMERATOR";
        BASIC_TYPE = 15 "BASIC_TYPE";
        FILE = 16 "FILE";
        DERIVED_TYPE = 17 "DERIVED_TYPE";
        COMPOSITE_TYPE = 18 "COMPOSITE_TYPE";
        SUBROUTINE_TYPE = 19 "SUBROUTINE_TYPE";
        COMPILE_UNIT = 20 "COMPILE_UNIT";
        SUBPROGRAM = 21 "SUBPROGRAM";
        LEXICAL_BLOCK = 22 "LEXICAL_BLOCK";
        LEXICAL_BLOCK_FILE = 23 "LEXICAL_BLOCK_FILE";
        NAMESPACE = 24 "NAMESPACE";
        TEMPLATE_TYPE = 25 "TEMPLATE_TYPE";
        TEMPLATE_VALUE = 26 "TEMPLATE_VALUE";
        GLOBAL_VAR = 27 "GLOBAL_VAR";
        LOCAL_VAR = 28 "LOCAL_VAR";
        EXPRESSION = 29 "EXPRESSION";
        OBJC_PROPERTY = 30 "OBJC_PROPERTY";
        IMPORTED_ENTITY = 31 "IMPORTED_ENTITY";
        MODULE = 32 "MODULE";
    }
}

names! {
    /// A record of a `CONSTANTS` block.
    pub struct ConstantCode: u32 {
        SETTYPE = 1 "SETTYPE";
        NULL = 2 "NULL";
        UNDEF = 3 "UNDEF";
        INTEGER = 4 "INTEGER";
        WIDE_INTEGER = 5 "WIDE_INTEGER";
        FLOAT = 6 "FLOAT";
        AGGREGATE = 7 "AGGREGATE";
        STRING = 8 "STRING";
        CSTRING = 9 "CSTRING";
        CE_BINOP = 10 "CE_BINOP";
        CE_CAST = 11 "CE_CAST";
        CE_GEP = 12 "CE_GEP";
        CE_SELECT = 13 "CE_SELECT";
        CE_EXTRACTELT = 14 "CE_EXTRACTELT";
        CE_INSERTELT = 15 "CE_INSERTELT";
        CE_SHUFFLEVEC = 16 "CE_SHUFFLEVEC";
        CE_CMP = 17 "CE_CMP";
        INLINEASM_OLD = 18 "INLINEASM_OLD";
        CE_SHUFVEC_EX = 19 "CE_SHUFVEC_EX";
        CE_INBOUNDS_GEP = 20 "CE_INBOUNDS_GEP";
        BLOCKADDRESS = 21 "BLOCKADDRESS";
        DATA = 22 "DATA";
        INLINEASM = 23 "INLINEASM";
    }
}

names! {
    /// A record of a `FUNCTION` block.
    pub struct FunctionCode: u32 {
        DECLAREBLOCKS = 1 "DECLAREBLOCKS";
        INST_BINOP = 2 "INST_BINOP";
        INST_CAST = 3 "INST_CAST";
        INST_GEP_OLD = 4 "INST_GEP_OLD";
        INST_SELECT = 5 "INST_SELECT";
        INST_EXTRACTELT = 6 "INST_EXTRACTELT";
        INST_INSERTELT = 7 "INST_INSERTELT";
        INST_SHUFFLEVEC = 8 "INST_SHUFFLEVEC";
        INST_CMP = 9 "INST_CMP";
        INST_RET = 10 "INST_RET";
        INST_BR = 11 "INST_BR";
        INST_SWITCH = 12 "INST_SWITCH";
        INST_INVOKE = 13 "INST_INVOKE";
        INST_UNREACHABLE = 15 "INST_UNREACHABLE";
        INST_PHI = 16 "INST_PHI";
        INST_ALLOCA = 19 "INST_ALLOCA";
        INST_LOAD = 20 "INST_LOAD";
        INST_VAARG = 23 "INST_VAARG";
        INST_STORE_OLD = 24 "INST_STORE_OLD";
        INST_EXTRACTVAL = 26 "INST_EXTRACTVAL";
        INST_INSERTVAL = 27 "INST_INSERTVAL";
        INST_CMP2 = 28 "INST_CMP2";
        INST_VSELECT = 29 "INST_VSELECT";
        INST_INBOUNDS_GEP_OLD = 30 "INST_INBOUNDS_GEP_OLD";
        INST_INDIRECTBR = 31 "INST_INDIRECTBR";
        DEBUG_LOC_AGAIN = 33 "DEBUG_LOC_AGAIN";
        INST_CALL = 34 "INST_CALL";
        DEBUG_LOC = 35 "DEBUG_LOC";
        INST_FENCE = 36 "INST_FENCE";
        INST_CMPXCHG_OLD = 37 "INST_CMPXCHG_OLD";
        INST_ATOMICRMW = 38 "INST_ATOMICRMW";
        INST_RESUME = 39 "INST_RESUME";
        INST_LANDINGPAD_OLD = 40 "INST_LANDINGPAD_OLD";
        INST_LOADATOMIC = 41 "INST_LOADATOMIC";
        INST_STOREATOMIC_OLD = 42 "INST_STOREATOMIC_OLD";
        INST_GEP = 43 "INST_GEP";
        INST_STORE = 44 "INST_STORE";
        INST_STOREATOMIC = 45 "INST_STOREATOMIC";
        INST_CMPXCHG = 46 "INST_CMPXCHG";
        INST_LANDINGPAD = 47 "INST_LANDINGPAD";
    }
}

names! {
    /// A record of a `USELIST` block.
    pub struct UseListCode: u32 {
        DEFAULT = 1 "DEFAULT";
        BLOCK = 2 "BB";
    }
}

impl Block {
    /// The name of a record of this block.
    ///
    /// ```
    /// use dxbin_bitcode::spec::codes::Block;
    /// assert_eq!(Block::FUNCTION.record(34), Some("INST_CALL"));
    /// assert_eq!(Block::FUNCTION.record(1000), None);
    /// ```
    pub fn record(self, code: u32) -> Option<&'static str> {
        match self {
            Self::BLOCKINFO => BlockInfoCode(code).name(),
            Self::MODULE => ModuleCode(code).name(),
            Self::PARAMATTR | Self::PARAMATTR_GROUP => AttributeCode(code).name(),
            Self::CONSTANTS => ConstantCode(code).name(),
            Self::FUNCTION => FunctionCode(code).name(),
            Self::VALUE_SYMTAB => SymbolCode(code).name(),
            Self::METADATA | Self::METADATA_ATTACHMENT => MetadataCode(code).name(),
            Self::TYPE => TypeCode(code).name(),
            Self::USELIST => UseListCode(code).name(),
            _ => None,
        }
    }

    /// How many numbers stand before the letters in a record whose other operands are letters; `None` for a record of
    /// numbers.
    pub const fn letters(self, code: u32) -> Option<usize> {
        match (self, code) {
            (Self::BLOCKINFO, 2) | (Self::TYPE, 19) | (Self::METADATA, 1 | 4) | (Self::CONSTANTS, 8 | 9) => Some(0),
            (Self::MODULE, 2..=6 | 11) => Some(0),
            (Self::BLOCKINFO, 3) | (Self::METADATA, 6) | (Self::VALUE_SYMTAB, 1 | 2) => Some(1),
            _ => None,
        }
    }

    /// The codes of this block's records that hold letters: bit n stands for code n.
    ///
    /// ```
    /// use dxbin_bitcode::spec::codes::Block;
    /// assert_eq!(Block::METADATA.texts(), 1 << 1 | 1 << 4 | 1 << 6);
    /// ```
    pub const fn texts(self) -> u64 {
        let (mut texts, mut code) = (0, 0);
        while code < u64::BITS {
            texts |= (self.letters(code).is_some() as u64) << code;
            code += 1;
        }
        texts
    }
}

names! {
    /// What marks the next thing in a block: the lowest abbreviation ids.
    pub struct Marker: u32 {
        END_BLOCK = 0 "END_BLOCK";
        ENTER_SUBBLOCK = 1 "ENTER_SUBBLOCK";
        DEFINE_ABBREV = 2 "DEFINE_ABBREV";
        UNABBREV_RECORD = 3 "UNABBREV_RECORD";
    }
}

/// The first abbreviation id that a definition gives.
pub const FIRST_ABBREVIATION: u32 = 4;

/// The magic that bitcode starts with: `BC` and `0xC0DE`.
pub const MAGIC: [u8; 4] = *b"BC\xC0\xDE";

/// The operations of `BINOP` and `CE_BINOP` records by their codes: on integers, and on floats where there is one.
pub const BINARY: &[(Opcode, Option<Opcode>)] = &[
    (Opcode::ADD, Some(Opcode::F_ADD)),
    (Opcode::SUB, Some(Opcode::F_SUB)),
    (Opcode::MUL, Some(Opcode::F_MUL)),
    (Opcode::U_DIV, None),
    (Opcode::S_DIV, Some(Opcode::F_DIV)),
    (Opcode::U_REM, None),
    (Opcode::S_REM, Some(Opcode::F_REM)),
    (Opcode::SHL, None),
    (Opcode::L_SHR, None),
    (Opcode::A_SHR, None),
    (Opcode::AND, None),
    (Opcode::OR, None),
    (Opcode::XOR, None),
];

/// The code of a binary operation; `None` for an operation that is none.
pub fn binary_code(opcode: Opcode) -> Option<u32> {
    let row = BINARY.iter().position(|row| row.0 == opcode || row.1 == Some(opcode))?;
    u32::try_from(row).ok()
}

/// The operations of `CAST` and `CE_CAST` records by their codes.
pub const CASTS: &[Opcode] = &[
    Opcode::TRUNC,
    Opcode::Z_EXT,
    Opcode::S_EXT,
    Opcode::FP_TO_UI,
    Opcode::FP_TO_SI,
    Opcode::UI_TO_FP,
    Opcode::SI_TO_FP,
    Opcode::FP_TRUNC,
    Opcode::FP_EXT,
    Opcode::PTR_TO_INT,
    Opcode::INT_TO_PTR,
    Opcode::BIT_CAST,
    Opcode::ADDR_SPACE_CAST,
];

/// The code of a cast; `None` for an operation that is none.
pub fn cast_code(opcode: Opcode) -> Option<u32> {
    let row = CASTS.iter().position(|&row| row == opcode)?;
    u32::try_from(row).ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn operations_have_one_code() {
        for (code, &(integers, floats)) in BINARY.iter().enumerate() {
            assert_eq!(binary_code(integers), Some(code as u32));
            assert!(floats.is_none_or(|opcode| binary_code(opcode) == Some(code as u32)));
        }
        for (code, &opcode) in CASTS.iter().enumerate() {
            assert_eq!(cast_code(opcode), Some(code as u32));
        }
        assert_eq!(binary_code(Opcode::TRUNC), None);
        assert_eq!(cast_code(Opcode::ADD), None);
    }
}
