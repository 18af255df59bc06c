//! Globals, functions, blocks and instructions.

use super::{Attachment, AttributeListId, ConstantId, MetadataId, Order, Span, Text, TypeId, Value, ids};

ids! {
    /// A global variable.
    GlobalId;
    /// A function.
    FunctionId;
    /// An alias.
    AliasId;
    /// An instruction.
    InstructionId;
    /// A basic block of a function, by its place.
    BlockId;
}

/// What all of a module's named things have in common. Numbers are the file's own encodings.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Linkage {
    /// How it is linked (0 external, 3 internal, ...): the file's code.
    pub linkage: u32,
    /// Visibility: 0 default, 1 hidden, 2 protected.
    pub visibility: u32,
    /// DLL storage class: 0 default, 1 import, 2 export.
    pub storage: u32,
    /// Thread-local mode: 0 none.
    pub thread_local: u32,
    /// Whether its address does not matter.
    pub unnamed_address: bool,
    /// log2 of the alignment + 1; 0 for none.
    pub alignment: u32,
    /// The section's index + 1 in [`super::Module::sections`]; 0 for none.
    pub section: u32,
    /// The COMDAT's index + 1 in [`super::Module::comdats`]; 0 for none.
    pub comdat: u32,
}

/// A global variable.
#[derive(Clone, Debug)]
pub struct Global {
    /// The name.
    pub name: Text,
    /// The type of what it holds.
    pub of: TypeId,
    /// The pointer type of the global as an operand; its address space is the global's.
    pub pointer: TypeId,
    /// Whether it never changes.
    pub constant: bool,
    /// Whether it is initialised outside, by somebody else.
    pub externally_initialized: bool,
    /// What it holds at first: a constant, or the address of another global.
    pub initializer: Option<Value>,
    /// Linkage and the like.
    pub linkage: Linkage,
}

/// An alias.
#[derive(Clone, Debug)]
pub struct Alias {
    /// The name.
    pub name: Text,
    /// The pointer type of the alias as an operand.
    pub pointer: TypeId,
    /// What it stands for.
    pub target: Value,
    /// Linkage and the like.
    pub linkage: Linkage,
}

/// A function.
#[derive(Clone, Debug)]
pub struct Function {
    /// The name.
    pub name: Text,
    /// The function type.
    pub signature: TypeId,
    /// The pointer type of the function as an operand.
    pub pointer: TypeId,
    /// The calling convention.
    pub convention: u32,
    /// Attributes.
    pub attributes: Option<AttributeListId>,
    /// The garbage collector's index + 1 in [`super::Module::collectors`]; 0 for none.
    pub collector: u32,
    /// Prologue and prefix data, and the personality function.
    pub prologue: Option<Value>,
    /// Prefix data.
    pub prefix: Option<Value>,
    /// The personality function.
    pub personality: Option<Value>,
    /// Linkage and the like.
    pub linkage: Linkage,
    /// The body; `None` for a declaration, as most functions of a shader are.
    pub body: Option<Box<Body>>,
}

impl Function {
    /// A declaration without attributes, of a function type and the type of pointers to it.
    pub fn declaration(name: Text, signature: TypeId, pointer: TypeId) -> Self {
        Self {
            name,
            signature,
            pointer,
            convention: 0,
            attributes: None,
            collector: 0,
            prologue: None,
            prefix: None,
            personality: None,
            linkage: Linkage::default(),
            body: None,
        }
    }
}

/// What a defined function does.
#[derive(Clone, Debug, Default)]
pub struct Body {
    /// The blocks, each a run of [`Body::order`].
    pub blocks: Vec<Span>,
    /// The instructions in order.
    pub order: Order,
    /// Names of arguments, instructions and blocks, in the order of the file's symbol table (dxc's: of the names' bytes).
    pub names: Vec<(Named, Text)>,
    /// Attachments to the function.
    pub attachments: Vec<Attachment>,
    /// Attachments to instructions beyond the debug location, in the file's order.
    pub instruction_attachments: Vec<(InstructionId, Attachment)>,
}

/// What a name in a function names.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Named {
    /// An argument or an instruction.
    Value(Value),
    /// A block.
    Block(BlockId),
}

/// An instruction.
///
/// What [`super::Module::operands`] gives, by opcode (V a [`Value`], B a [`BlockId`], T a [`TypeId`], N a number):
///
/// | opcode | operands |
/// |---|---|
/// | binary operations | V V |
/// | casts | V; to [`Instruction::result`] |
/// | `GetElementPtr` | T (what the pointer points to), V pointer, V indices |
/// | `Select` | V condition, V, V |
/// | `ExtractElement`, `InsertElement`, `ShuffleVector` | V V / V V V / V V V |
/// | `ICmp`, `FCmp` | V V; the predicate in [`Instruction::detail`] |
/// | `Ret` | none or V |
/// | `Br` | B, or V condition, B true, B false |
/// | `Switch` | V, B default, then V B for each case |
/// | `IndirectBr` | V, B ... |
/// | `Invoke` | V callee, B normal, B unwind, T function type, V arguments ...; attributes and convention as `Call` |
/// | `Unreachable` | none |
/// | `Resume` | V |
/// | `Phi` | V B for each way in |
/// | `LandingPad` | N clauses, then N kind V for each |
/// | `Alloca` | T (what is allocated), V count; flags and alignment in [`Instruction::detail`] |
/// | `Load` | V pointer |
/// | `Store` | V pointer, V value |
/// | `CmpXchg` | V pointer, V compare, V new |
/// | `AtomicRmw` | V pointer, V value |
/// | `Fence` | none |
/// | `ExtractValue` | V aggregate, N indices ... |
/// | `InsertValue` | V aggregate, V element, N indices ... |
/// | `Call` | V callee, T function type, V arguments ... |
/// | `VaArg` | V list |
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Instruction {
    /// What it does.
    pub opcode: Opcode,
    /// By opcode: wrap, exact and fast-math flags as the file has them; for GEP bit 0 is `inbounds`; for `Load`, `Store`,
    /// `CmpXchg`, `AtomicRmw` and `Fence` see [`memory`]; for calls bit 0 `tail`, bit 1 `musttail`; for
    /// `LandingPad` bit 0 `cleanup`.
    pub flags: u16,
    /// The result's type; `void` where there is none.
    pub result: TypeId,
    /// Its operands, among the words of [`super::Instructions`].
    pub operands: Span,
    /// By opcode: the predicate; `Alloca`, `Load`, `Store`: the alignment as log2 + 1, 0 for none; calls: the calling
    /// convention; `AtomicRmw`: the operation; `CmpXchg`: the ordering on failure.
    pub detail: u32,
    /// Calls: the attribute list + 1, 0 for none. All others: 0.
    pub attributes: u32,
    /// The debug location, a `DILocation` node's id + 1; 0 for none.
    pub location: u32,
}

impl Instruction {
    /// An instruction without flags and the like. Its operands are given when it is added.
    pub const fn new(opcode: Opcode, result: TypeId) -> Self {
        let operands = Span { start: 0, length: 0 };
        Self { opcode, flags: 0, result, operands, detail: 0, attributes: 0, location: 0 }
    }

    /// The attribute list of a call.
    pub const fn attribute_list(&self) -> Option<AttributeListId> {
        if self.attributes == 0 { None } else { Some(AttributeListId(self.attributes - 1)) }
    }

    /// The debug location.
    pub const fn location(&self) -> Option<MetadataId> {
        if self.location == 0 { None } else { Some(MetadataId(self.location - 1)) }
    }
}

/// [`Instruction::flags`] of instructions that touch memory.
pub mod memory {
    /// `volatile`
    pub const VOLATILE: u16 = 1;
    /// `singlethread`
    pub const SINGLE_THREAD: u16 = 1 << 1;
    /// `weak`, of `cmpxchg`
    pub const WEAK: u16 = 1 << 2;
    /// `atomic`: a `Load` or `Store` that was an atomic record.
    pub const ATOMIC: u16 = 1 << 3;
    /// Where the ordering starts: 0 none, 1 unordered, 2 monotonic, 3 acquire, 4 release, 5 acq_rel, 6 seq_cst.
    pub const ORDERING: u16 = 8;
    /// `inalloca`, of `Alloca`
    pub const IN_ALLOCA: u16 = 1 << 4;
}

dxbin_base::names! {
    /// What an instruction does. The spelling is the listing's.
    pub struct Opcode: u8 {
        RET = 1 "ret";
        BR = 2 "br";
        SWITCH = 3 "switch";
        INDIRECT_BR = 4 "indirectbr";
        INVOKE = 5 "invoke";
        RESUME = 6 "resume";
        UNREACHABLE = 7 "unreachable";
        ADD = 8 "add";
        F_ADD = 9 "fadd";
        SUB = 10 "sub";
        F_SUB = 11 "fsub";
        MUL = 12 "mul";
        F_MUL = 13 "fmul";
        U_DIV = 14 "udiv";
        S_DIV = 15 "sdiv";
        F_DIV = 16 "fdiv";
        U_REM = 17 "urem";
        S_REM = 18 "srem";
        F_REM = 19 "frem";
        SHL = 20 "shl";
        L_SHR = 21 "lshr";
        A_SHR = 22 "ashr";
        AND = 23 "and";
        OR = 24 "or";
        XOR = 25 "xor";
        ALLOCA = 26 "alloca";
        LOAD = 27 "load";
        STORE = 28 "store";
        GET_ELEMENT_PTR = 29 "getelementptr";
        FENCE = 30 "fence";
        CMP_XCHG = 31 "cmpxchg";
        ATOMIC_RMW = 32 "atomicrmw";
        TRUNC = 33 "trunc";
        Z_EXT = 34 "zext";
        S_EXT = 35 "sext";
        FP_TO_UI = 36 "fptoui";
        FP_TO_SI = 37 "fptosi";
        UI_TO_FP = 38 "uitofp";
        SI_TO_FP = 39 "sitofp";
        FP_TRUNC = 40 "fptrunc";
        FP_EXT = 41 "fpext";
        PTR_TO_INT = 42 "ptrtoint";
        INT_TO_PTR = 43 "inttoptr";
        BIT_CAST = 44 "bitcast";
        ADDR_SPACE_CAST = 45 "addrspacecast";
        I_CMP = 46 "icmp";
        F_CMP = 47 "fcmp";
        PHI = 48 "phi";
        CALL = 49 "call";
        SELECT = 50 "select";
        VA_ARG = 53 "va_arg";
        EXTRACT_ELEMENT = 54 "extractelement";
        INSERT_ELEMENT = 55 "insertelement";
        SHUFFLE_VECTOR = 56 "shufflevector";
        EXTRACT_VALUE = 57 "extractvalue";
        INSERT_VALUE = 58 "insertvalue";
        LANDING_PAD = 59 "landingpad";
    }
}

/// The pieces of an operand list of `Switch` or `Phi`: values with blocks.
pub fn pairs(words: &[u32]) -> impl ExactSizeIterator<Item = (Value, BlockId)> {
    words.chunks_exact(2).map(|pair| (Value(pair[0]), BlockId(pair[1])))
}

/// A constant that an operand refers to.
pub const fn constant_operand(word: u32) -> Option<ConstantId> {
    Value(word).constant()
}
