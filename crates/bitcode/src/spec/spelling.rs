//! How listings spell what the file has as numbers.
//!
//! Numbers that a file may have and LLVM 3.7 does not know become what LLVM's reader takes them for.

use dxbin_base::names;

names! {
    /// A kind of attribute.
    pub struct AttributeKind: u32 {
        ALIGNMENT = 1 "align";
        ALWAYS_INLINE = 2 "alwaysinline";
        BY_VAL = 3 "byval";
        INLINE_HINT = 4 "inlinehint";
        IN_REG = 5 "inreg";
        MIN_SIZE = 6 "minsize";
        NAKED = 7 "naked";
        NEST = 8 "nest";
        NO_ALIAS = 9 "noalias";
        NO_BUILTIN = 10 "nobuiltin";
        NO_CAPTURE = 11 "nocapture";
        NO_DUPLICATE = 12 "noduplicate";
        NO_IMPLICIT_FLOAT = 13 "noimplicitfloat";
        NO_INLINE = 14 "noinline";
        NON_LAZY_BIND = 15 "nonlazybind";
        NO_RED_ZONE = 16 "noredzone";
        NO_RETURN = 17 "noreturn";
        NO_UNWIND = 18 "nounwind";
        OPTIMIZE_FOR_SIZE = 19 "optsize";
        READ_NONE = 20 "readnone";
        READ_ONLY = 21 "readonly";
        RETURNED = 22 "returned";
        RETURNS_TWICE = 23 "returns_twice";
        S_EXT = 24 "signext";
        STACK_ALIGNMENT = 25 "alignstack";
        STACK_PROTECT = 26 "ssp";
        STACK_PROTECT_REQ = 27 "sspreq";
        STACK_PROTECT_STRONG = 28 "sspstrong";
        STRUCT_RET = 29 "sret";
        SANITIZE_ADDRESS = 30 "sanitize_address";
        SANITIZE_THREAD = 31 "sanitize_thread";
        SANITIZE_MEMORY = 32 "sanitize_memory";
        UW_TABLE = 33 "uwtable";
        Z_EXT = 34 "zeroext";
        BUILTIN = 35 "builtin";
        COLD = 36 "cold";
        OPTIMIZE_NONE = 37 "optnone";
        IN_ALLOCA = 38 "inalloca";
        NON_NULL = 39 "nonnull";
        JUMP_TABLE = 40 "jumptable";
        DEREFERENCEABLE = 41 "dereferenceable";
        DEREFERENCEABLE_OR_NULL = 42 "dereferenceable_or_null";
        CONVERGENT = 43 "convergent";
        SAFESTACK = 44 "safestack";
        ARGMEMONLY = 45 "argmemonly";
    }
}

/// The kinds of attributes in LLVM's own order, which is that of listings.
#[rustfmt::skip]
const ATTRIBUTE_ORDER: &[AttributeKind] = &[
    AttributeKind::ALIGNMENT,
    AttributeKind::ALWAYS_INLINE,
    AttributeKind::BUILTIN,
    AttributeKind::BY_VAL,
    AttributeKind::IN_ALLOCA,
    AttributeKind::COLD,
    AttributeKind::CONVERGENT,
    AttributeKind::INLINE_HINT,
    AttributeKind::IN_REG,
    AttributeKind::JUMP_TABLE,
    AttributeKind::MIN_SIZE,
    AttributeKind::NAKED,
    AttributeKind::NEST,
    AttributeKind::NO_ALIAS,
    AttributeKind::NO_BUILTIN,
    AttributeKind::NO_CAPTURE,
    AttributeKind::NO_DUPLICATE,
    AttributeKind::NO_IMPLICIT_FLOAT,
    AttributeKind::NO_INLINE,
    AttributeKind::NON_LAZY_BIND,
    AttributeKind::NON_NULL,
    AttributeKind::DEREFERENCEABLE,
    AttributeKind::DEREFERENCEABLE_OR_NULL,
    AttributeKind::NO_RED_ZONE,
    AttributeKind::NO_RETURN,
    AttributeKind::NO_UNWIND,
    AttributeKind::OPTIMIZE_FOR_SIZE,
    AttributeKind::OPTIMIZE_NONE,
    AttributeKind::READ_NONE,
    AttributeKind::READ_ONLY,
    AttributeKind::ARGMEMONLY,
    AttributeKind::RETURNED,
    AttributeKind::RETURNS_TWICE,
    AttributeKind::S_EXT,
    AttributeKind::STACK_ALIGNMENT,
    AttributeKind::STACK_PROTECT,
    AttributeKind::STACK_PROTECT_REQ,
    AttributeKind::STACK_PROTECT_STRONG,
    AttributeKind::SAFESTACK,
    AttributeKind::STRUCT_RET,
    AttributeKind::SANITIZE_ADDRESS,
    AttributeKind::SANITIZE_THREAD,
    AttributeKind::SANITIZE_MEMORY,
    AttributeKind::UW_TABLE,
    AttributeKind::Z_EXT,
];

impl AttributeKind {
    /// Its place in the order of listings; behind all others for an unknown kind.
    pub fn rank(self) -> usize {
        ATTRIBUTE_ORDER.iter().position(|&kind| kind == self).unwrap_or(ATTRIBUTE_ORDER.len())
    }
}

/// Kinds of attachments that every module has, by their numbers in memory.
pub const FIXED_KINDS: &[&str] = &[
    "dbg",
    "tbaa",
    "prof",
    "fpmath",
    "range",
    "tbaa.struct",
    "invariant.load",
    "alias.scope",
    "noalias",
    "nontemporal",
    "llvm.mem.parallel_loop_access",
    "nonnull",
    "dereferenceable",
    "dereferenceable_or_null",
];

/// Kinds that dxc's modules mostly have behind those.
pub const DXC_KINDS: &[&str] = &["dx.dbg.varlayout", "dx.temp", "dx.break.br"];

/// How a global is linked, with the space behind it; external linkage has no word.
pub const fn linkage(code: u32) -> &'static str {
    match code {
        1 | 16 => "weak ",
        2 => "appending ",
        3 => "internal ",
        4 | 18 => "linkonce ",
        7 => "extern_weak ",
        8 => "common ",
        9 | 13 | 14 => "private ",
        10 | 17 => "weak_odr ",
        11 | 19 => "linkonce_odr ",
        12 => "available_externally ",
        _ => "",
    }
}

/// Whether linkage is external, which is what an unknown code is too.
pub const fn is_external(code: u32) -> bool {
    linkage(code).is_empty()
}

/// Whether linkage is `internal` or `private`; such globals have no visibility.
pub const fn is_local(code: u32) -> bool {
    matches!(code, 3 | 9 | 13 | 14)
}

/// Visibility, with the space behind it.
pub const fn visibility(code: u32) -> &'static str {
    match code {
        1 => "hidden ",
        2 => "protected ",
        _ => "",
    }
}

/// The DLL storage class, with the space behind it.
pub const fn storage(code: u32) -> &'static str {
    match code {
        1 => "dllimport ",
        2 => "dllexport ",
        _ => "",
    }
}

/// The thread-local mode, with the space behind it.
pub const fn thread_local(code: u32) -> &'static str {
    match code {
        0 => "",
        2 => "thread_local(localdynamic) ",
        3 => "thread_local(initialexec) ",
        4 => "thread_local(localexec) ",
        _ => "thread_local ",
    }
}

/// How the linker chooses among a COMDAT's groups.
pub const fn selection(code: u32) -> &'static str {
    match code {
        2 => "exactmatch",
        3 => "largest",
        4 => "noduplicates",
        5 => "samesize",
        _ => "any",
    }
}

/// A calling convention; others are `cc` and their number. The C convention (0) has no word in listings.
pub const fn convention(code: u32) -> Option<&'static str> {
    Some(match code {
        8 => "fastcc",
        9 => "coldcc",
        10 => "ghccc",
        12 => "webkit_jscc",
        13 => "anyregcc",
        14 => "preserve_mostcc",
        15 => "preserve_allcc",
        64 => "x86_stdcallcc",
        65 => "x86_fastcallcc",
        66 => "arm_apcscc",
        67 => "arm_aapcscc",
        68 => "arm_aapcs_vfpcc",
        69 => "msp430_intrcc",
        70 => "x86_thiscallcc",
        71 => "ptx_kernel",
        72 => "ptx_device",
        75 => "spir_func",
        76 => "spir_kernel",
        77 => "intel_ocl_bicc",
        78 => "x86_64_sysvcc",
        79 => "x86_64_win64cc",
        80 => "x86_vectorcallcc",
        _ => return None,
    })
}

/// A comparison's predicate: floats from 0, integers from 32.
pub fn predicate(code: u32) -> &'static str {
    const FLOATS: [&str; 16] = [
        "false", "oeq", "ogt", "oge", "olt", "ole", "one", "ord", "uno", "ueq", "ugt", "uge", "ult", "ule", "une",
        "true",
    ];
    const INTEGERS: [&str; 10] = ["eq", "ne", "ugt", "uge", "ult", "ule", "sgt", "sge", "slt", "sle"];
    let name = match code {
        32.. => INTEGERS.get(code as usize - 32),
        _ => FLOATS.get(code as usize),
    };
    name.copied().unwrap_or("unknown")
}

/// What an `atomicrmw` does.
pub fn read_modify_write(code: u32) -> Option<&'static str> {
    ["xchg", "add", "sub", "and", "nand", "or", "xor", "max", "min", "umax", "umin"].get(code as usize).copied()
}

/// An atomic ordering, with the space before it; nothing for 0.
pub const fn ordering(code: u32) -> &'static str {
    match code {
        0 => "",
        1 => " unordered",
        2 => " monotonic",
        3 => " acquire",
        4 => " release",
        5 => " acq_rel",
        _ => " seq_cst",
    }
}

/// Fast-math flags from bit 0 on, with the space before each. The first one stands for all.
pub const FAST_MATH: [&str; 5] = [" fast", " nnan", " ninf", " nsz", " arcp"];

/// The place of a function's own attributes.
pub const FUNCTION_PLACE: u32 = u32::MAX;

/// Attributes without values, by their places.
pub type Places = &'static [(u32, &'static [AttributeKind])];

/// Attributes of LLVM's own functions, by their names behind `llvm.`: places with kinds. Behind a name that ends with `*`
/// types follow. Measured against dxc, which gives these functions their attributes whatever the file says.
pub const INTRINSICS: &[(&str, Places)] = {
    const NOTHING: &[AttributeKind] = &[AttributeKind::NO_UNWIND, AttributeKind::READ_NONE];
    const MEMORY: &[AttributeKind] = &[AttributeKind::NO_UNWIND];
    const TO: &[AttributeKind] = &[AttributeKind::NO_CAPTURE];
    const FROM: &[AttributeKind] = &[AttributeKind::NO_CAPTURE, AttributeKind::READ_ONLY];
    &[
        ("dbg.declare", &[(FUNCTION_PLACE, NOTHING)]),
        ("dbg.value", &[(FUNCTION_PLACE, NOTHING)]),
        ("lifetime.start", &[(2, TO), (FUNCTION_PLACE, MEMORY)]),
        ("lifetime.end", &[(2, TO), (FUNCTION_PLACE, MEMORY)]),
        ("memcpy.*", &[(1, TO), (2, FROM), (FUNCTION_PLACE, MEMORY)]),
        ("memmove.*", &[(1, TO), (2, FROM), (FUNCTION_PLACE, MEMORY)]),
        ("memset.*", &[(1, TO), (FUNCTION_PLACE, MEMORY)]),
    ]
};
