//! Bit fields of tokens, and what the words behind declarations are: the layouts that `dump` and the documentation show.
//!
//! The decoder does not loop over these rows: it takes the same bits by shifts, for speed. A test holds the two together.

use super::{
    AccessPattern, CustomDataClass, InputPrimitive, InterpolationMode, Item, MinPrecision, Opcode, OperandType,
    OutputTopology, ProgramType, ResourceDimension, ReturnType, SamplerMode, Suffix, SystemName, TessellatorDomain,
    TessellatorOutputPrimitive, TessellatorPartitioning,
};
use crate::token::{ExtendedToken, OpcodeToken, OperandToken};

/// Some bits of a token.
#[derive(Clone, Copy, Debug)]
pub struct BitField {
    /// What they are called.
    pub name: &'static str,
    /// The lowest bit, 0 to 31.
    pub low: u8,
    /// How many bits.
    pub count: u8,
    /// What they mean.
    pub meaning: &'static str,
    /// The name of a value, for enumerations.
    pub name_of: fn(u32) -> Option<&'static str>,
}

impl BitField {
    /// The bits of `token`, shifted down.
    ///
    /// ```
    /// use dxbin_tpf::spec::OPCODE_TOKEN;
    /// // `mov`, five words long.
    /// assert_eq!(OPCODE_TOKEN.map(|field| field.get(0x0500_0036)), [54, 5, 0]);
    /// assert_eq!(OPCODE_TOKEN[0].spell(0x0500_0036), Some("mov"));
    /// ```
    pub const fn get(&self, token: u32) -> u32 {
        (token >> self.low) & (u32::MAX >> (32 - self.count as u32))
    }

    /// The name of the bits' value, where it has one.
    pub fn spell(&self, token: u32) -> Option<&'static str> {
        (self.name_of)(self.get(token))
    }

    /// The bits as a document writes them: `bit 31`, `bits 0 to 10`.
    pub fn place(&self) -> String {
        match self.count {
            1 => format!("bit {}", self.low),
            count => format!("bits {} to {}", self.low, self.low + count - 1),
        }
    }
}

const fn field(low: u8, count: u8, name: &'static str, meaning: &'static str) -> BitField {
    BitField { name, low, count, meaning, name_of: |_| None }
}

const fn named(
    low: u8,
    count: u8,
    name: &'static str,
    meaning: &'static str,
    name_of: fn(u32) -> Option<&'static str>,
) -> BitField {
    BitField { name, low, count, meaning, name_of }
}

fn component(value: u32) -> Option<&'static str> {
    ["x", "y", "z", "w"].get(value as usize).copied()
}

fn swizzle(value: u32) -> Option<&'static str> {
    static SWIZZLES: [[u8; 4]; 256] = {
        let mut swizzles = [*b"xxxx"; 256];
        let mut i = 0;
        while i < 4 * 256 {
            swizzles[i / 4][i % 4] = b"xyzw"[((i / 4) >> (2 * (i % 4))) & 3];
            i += 1;
        }
        swizzles
    };
    SWIZZLES.get(value as usize).and_then(|letters| std::str::from_utf8(letters).ok())
}

fn mask(value: u32) -> Option<&'static str> {
    const MASKS: [&str; 16] =
        ["none", "x", "y", "xy", "z", "xz", "yz", "xyz", "w", "xw", "yw", "xyw", "zw", "xzw", "yzw", "xyzw"];
    MASKS.get(value as usize).copied()
}

fn extended_kind(value: u32) -> Option<&'static str> {
    const KINDS: [&str; 4] = [
        "D3D10_SB_EXTENDED_OPCODE_EMPTY",
        "D3D10_SB_EXTENDED_OPCODE_SAMPLE_CONTROLS",
        "D3D11_SB_EXTENDED_OPCODE_RESOURCE_DIM",
        "D3D11_SB_EXTENDED_OPCODE_RESOURCE_RETURN_TYPE",
    ];
    KINDS.get(value as usize).copied()
}

fn representation(value: u32) -> Option<&'static str> {
    const FORMS: [&str; 5] = [
        "D3D10_SB_OPERAND_INDEX_IMMEDIATE32",
        "D3D10_SB_OPERAND_INDEX_IMMEDIATE64",
        "D3D10_SB_OPERAND_INDEX_RELATIVE",
        "D3D10_SB_OPERAND_INDEX_IMMEDIATE32_PLUS_RELATIVE",
        "D3D10_SB_OPERAND_INDEX_IMMEDIATE64_PLUS_RELATIVE",
    ];
    FORMS.get(value as usize).copied()
}

fn opcode(value: u32) -> Option<&'static str> {
    let opcode = Opcode(value as u16);
    match opcode {
        Opcode::CUSTOMDATA => Some("customdata"),
        _ => opcode.info().map(|info| info.name.as_str()).filter(|name| !name.is_empty()),
    }
}

fn returns(value: u32) -> Option<&'static str> {
    ReturnType(value as u8).name()
}

fn dimension(value: u32) -> Option<&'static str> {
    ResourceDimension(value as u8).name()
}

/// The version token, a program's first word.
pub const VERSION_TOKEN: [BitField; 3] = [
    field(0, 4, "MinorVersion", "the Shader Model behind the point"),
    field(4, 4, "MajorVersion", "the Shader Model before the point"),
    named(16, 16, "ProgramType", "the stage", |value| ProgramType(value as u16).name()),
];

/// What every opcode token has.
pub const OPCODE_TOKEN: [BitField; 3] = [
    named(0, 11, "OpcodeType", "the opcode", opcode),
    field(24, 7, "InstructionLength", "words of the instruction, this one included"),
    field(31, 1, "Extended", "an extended opcode token follows"),
];

/// The opcode token of custom data, whose length is a word of its own.
pub const CUSTOM_DATA_TOKEN: [BitField; 2] = [
    named(0, 11, "OpcodeType", "the opcode", opcode),
    named(11, 21, "CustomDataClass", "what the block holds", |value| CustomDataClass(value).name()),
];

/// What an instruction's opcode token has beyond that, where nothing else takes the bits.
pub const INSTRUCTION_CONTROLS: [BitField; 2] = [
    field(13, 1, "Saturate", "the result is clamped to 0..1"),
    named(19, 4, "PreciseValues", "the components that must be computed as written", mask),
];

/// What every extended opcode token has.
pub const EXTENDED_TOKEN: [BitField; 2] = [
    named(0, 6, "ExtendedOpcodeType", "what the other bits are", extended_kind),
    field(31, 1, "Extended", "another extended opcode token follows"),
];

/// An extended token with offsets for a sample.
pub const SAMPLE_CONTROLS: [BitField; 3] = [
    field(9, 4, "TexelOffsetU", "texels, a signed number"),
    field(13, 4, "TexelOffsetV", "texels, a signed number"),
    field(17, 4, "TexelOffsetW", "texels, a signed number"),
];

/// An extended token with the shape of a resource.
pub const RESOURCE_DIMENSION: [BitField; 2] = [
    named(6, 5, "ResourceDimension", "the resource's shape", dimension),
    field(11, 12, "StructureStride", "bytes of a structured buffer's element"),
];

/// An extended token with the types that a resource returns.
pub const RESOURCE_RETURN_TYPE: [BitField; 4] = [
    named(6, 4, "ReturnTypeX", "what x returns", returns),
    named(10, 4, "ReturnTypeY", "what y returns", returns),
    named(14, 4, "ReturnTypeZ", "what z returns", returns),
    named(18, 4, "ReturnTypeW", "what w returns", returns),
];

/// The word of return types behind a declaration.
pub const RETURN_TYPES: [BitField; 4] = [
    named(0, 4, "ReturnTypeX", "what x returns", returns),
    named(4, 4, "ReturnTypeY", "what y returns", returns),
    named(8, 4, "ReturnTypeZ", "what z returns", returns),
    named(12, 4, "ReturnTypeW", "what w returns", returns),
];

/// What every operand token has, but for its selection and the forms of its indices.
pub const OPERAND_TOKEN: [BitField; 4] = [
    named(0, 2, "NumComponents", "components of the register, not of the operand", |value| {
        ["none", "one", "four", "N"].get(value as usize).copied()
    }),
    named(12, 8, "OperandType", "the register file", |value| OperandType(value as u8).info().map(|info| info.constant)),
    field(20, 2, "IndexDimension", "indices that follow"),
    field(31, 1, "Extended", "an extended operand token follows"),
];

/// How an operand with four components selects of them.
pub const SELECTION_MODE: [BitField; 1] = [named(2, 2, "SelectionMode", "how components are selected", |value| {
    ["mask", "swizzle", "select one"].get(value as usize).copied()
})];

/// The selection of an operand token, by [`SELECTION_MODE`]'s value: a mask, a swizzle, one component.
pub const SELECTIONS: [&[BitField]; 3] = [
    &[named(4, 4, "Mask", "the components", mask)],
    &[named(4, 8, "Swizzle", "what each lane takes, two bits for each", swizzle)],
    &[named(4, 2, "Component", "the component for all lanes", component)],
];

/// How each index of an operand is stored.
pub const INDEX_FORMS: [BitField; 3] = [
    named(22, 3, "Index0Representation", "how the first index is stored", representation),
    named(25, 3, "Index1Representation", "how the second index is stored", representation),
    named(28, 3, "Index2Representation", "how the third index is stored", representation),
];

/// An extended operand token. Kinds other than 1 mean nothing.
pub const OPERAND_EXTENSION: [BitField; 4] = [
    named(0, 6, "ExtendedOperandType", "1: the other bits are modifiers", |value| {
        ["D3D10_SB_EXTENDED_OPERAND_EMPTY", "D3D10_SB_EXTENDED_OPERAND_MODIFIER"].get(value as usize).copied()
    }),
    named(6, 8, "Modifier", "what is done to the value first", |value| {
        const MODIFIERS: [&str; 4] = [
            "D3D10_SB_OPERAND_MODIFIER_NONE",
            "D3D10_SB_OPERAND_MODIFIER_NEG",
            "D3D10_SB_OPERAND_MODIFIER_ABS",
            "D3D10_SB_OPERAND_MODIFIER_ABSNEG",
        ];
        MODIFIERS.get(value as usize).copied()
    }),
    named(14, 3, "MinPrecision", "the least precision it is computed with", |value| MinPrecision(value as u8).name()),
    field(17, 1, "NonUniform", "the index may differ between the lanes of a wave"),
];

/// The bit fields of an operand token: those that this token has.
pub fn operand_fields(token: OperandToken) -> impl Iterator<Item = &'static BitField> {
    let four = token.components() == 2;
    let mode = SELECTION_MODE[0].get(token.0) as usize;
    let selection = SELECTIONS.get(mode).copied().filter(|_| four).unwrap_or_default();
    let dimensions = if token.operand_type().is_immediate() { 0 } else { token.dimensions() };
    let (first, last) = OPERAND_TOKEN.split_at(1);
    (first.iter())
        .chain(SELECTION_MODE.iter().filter(move |_| four))
        .chain(selection)
        .chain(last)
        .chain(INDEX_FORMS.iter().take(dimensions))
}

/// The bit fields of an extended opcode token: those of its kind.
pub fn extended_fields(token: ExtendedToken) -> impl Iterator<Item = &'static BitField> {
    let own: &[BitField] = match EXTENDED_TOKEN[0].get(token.0) {
        1 => &SAMPLE_CONTROLS,
        2 => &RESOURCE_DIMENSION,
        3 => &RESOURCE_RETURN_TYPE,
        _ => &[],
    };
    let (first, last) = EXTENDED_TOKEN.split_at(1);
    first.iter().chain(own).chain(last)
}

/// The bit fields of an opcode token: those that its opcode has.
///
/// ```
/// use dxbin_tpf::{spec, token::OpcodeToken};
/// let names: Vec<_> = spec::opcode_fields(OpcodeToken(0x0400_085a)).map(|field| field.name).collect();
/// assert_eq!(names, ["OpcodeType", "InstructionLength", "Extended", "SamplerMode"]);
/// ```
pub fn opcode_fields(token: OpcodeToken) -> impl Iterator<Item = &'static BitField> {
    let common: &[BitField] = if token.opcode() == Opcode::CUSTOMDATA { &CUSTOM_DATA_TOKEN } else { &OPCODE_TOKEN };
    common.iter().chain(control_fields(token.opcode()))
}

/// The control bits that an opcode's token has.
pub fn control_fields(opcode: Opcode) -> impl Iterator<Item = &'static BitField> {
    let info = opcode.info();
    let items = info.and_then(|info| info.text).unwrap_or_default();
    let suffix = info.map_or(Suffix::None, |info| info.suffix);
    let instruction = info.is_some_and(|info| !info.is_declaration() && info.counted);
    // What a suffix says stands where other instructions have the bit that saturates.
    let controls = INSTRUCTION_CONTROLS.iter().filter(move |_| instruction && suffix != Suffix::Sync);
    suffix.fields().iter().chain(controls).chain(items.iter().flat_map(|item| item.fields()))
}

impl Suffix {
    /// The bits of the opcode token that the suffix spells.
    pub const fn fields(self) -> &'static [BitField] {
        match self {
            Self::None => &[],
            Self::Test => {
                const {
                    &[named(18, 1, "InstructionTest", "which value the condition holds for", |value| {
                        ["D3D10_SB_INSTRUCTION_TEST_ZERO", "D3D10_SB_INSTRUCTION_TEST_NONZERO"]
                            .get(value as usize)
                            .copied()
                    })]
                }
            }
            Self::ResinfoReturn => {
                const {
                    &[named(11, 2, "ResinfoReturnType", "how sizes are given", |value| {
                        const TYPES: [&str; 3] = [
                            "D3D10_SB_RESINFO_INSTRUCTION_RETURN_FLOAT",
                            "D3D10_SB_RESINFO_INSTRUCTION_RETURN_RCPFLOAT",
                            "D3D10_SB_RESINFO_INSTRUCTION_RETURN_UINT",
                        ];
                        TYPES.get(value as usize).copied()
                    })]
                }
            }
            Self::SampleInfoReturn => {
                const {
                    &[named(11, 2, "SampleInfoReturnType", "how the count is given", |value| {
                        const TYPES: [&str; 2] =
                            ["D3D10_SB_INSTRUCTION_RETURN_FLOAT", "D3D10_SB_INSTRUCTION_RETURN_UINT"];
                        TYPES.get(value as usize).copied()
                    })]
                }
            }
            Self::Sync => {
                const {
                    &[
                        field(11, 1, "ThreadsInGroup", "waits for all threads of the group (`_t`)"),
                        field(12, 1, "ThreadGroupSharedMemory", "orders shared memory (`_g`)"),
                        field(13, 1, "UnorderedAccessViewMemoryGroup", "orders views within the group (`_ugroup`)"),
                        field(
                            14,
                            1,
                            "UnorderedAccessViewMemoryGlobal",
                            "orders views on the whole device (`_uglobal`)",
                        ),
                    ]
                }
            }
        }
    }
}

impl Item {
    /// The bits of the opcode token that the item spells; none where it spells an operand, a word or plain text.
    pub const fn fields(&self) -> &'static [BitField] {
        match self {
            Self::Dimension => const { &[named(11, 5, "ResourceDimension", "the resource's shape", dimension)] },
            Self::Samples => const { &[field(16, 7, "SampleCount", "samples of a multisampled texture")] },
            Self::UavFlags => {
                const {
                    &[
                        field(16, 1, "GloballyCoherent", "writes are seen by the whole device (`_glc`)"),
                        field(17, 1, "RasterizerOrdered", "accesses follow the order of primitives (`_rov`)"),
                        field(23, 1, "OrderPreservingCounter", "the counter gives places in order (`_opc`)"),
                    ]
                }
            }
            Self::AccessPattern => {
                const {
                    &[named(11, 1, "AccessPattern", "how the buffer is indexed", |value| {
                        AccessPattern(value as u8).name()
                    })]
                }
            }
            Self::SamplerMode => {
                const { &[named(11, 4, "SamplerMode", "what the sampler is for", |value| SamplerMode(value as u8).name())] }
            }
            Self::Interpolation => {
                const {
                    &[named(11, 4, "InterpolationMode", "how the input is interpolated", |value| {
                        InterpolationMode(value as u8).name()
                    })]
                }
            }
            Self::Topology => {
                const { &[named(11, 6, "PrimitiveTopology", "what is written", |value| OutputTopology(value as u8).name())] }
            }
            Self::Primitive => {
                const {
                    &[named(
                        11,
                        6,
                        "Primitive",
                        "what is read; 8 to 39 are patches of 1 to 32 control points",
                        |value| InputPrimitive(value as u8).name(),
                    )]
                }
            }
            Self::GlobalFlags => &GLOBAL_FLAG_FIELDS,
            Self::ControlPoints => const { &[field(11, 6, "ControlPointCount", "control points of the patch")] },
            Self::Domain => {
                const {
                    &[named(11, 2, "TessellatorDomain", "what is divided", |value| {
                        TessellatorDomain(value as u8).name()
                    })]
                }
            }
            Self::Partitioning => {
                const {
                    &[named(11, 3, "TessellatorPartitioning", "how it is divided", |value| {
                        TessellatorPartitioning(value as u8).name()
                    })]
                }
            }
            Self::OutputPrimitive => {
                const {
                    &[named(11, 3, "TessellatorOutputPrimitive", "what is made", |value| {
                        TessellatorOutputPrimitive(value as u8).name()
                    })]
                }
            }
            Self::IndexedInterface => {
                const { &[field(11, 1, "DynamicallyIndexed", "the interface is indexed by a register")] }
            }
            _ => &[],
        }
    }

    /// Which of the words behind the operand it prints.
    pub const fn word(&self) -> Option<u8> {
        match *self {
            Self::Buffer { size: word }
            | Self::Space(word)
            | Self::BufferSpace(word)
            | Self::Signed(word)
            | Self::Unsigned(word)
            | Self::Low16(word)
            | Self::High16(word)
            | Self::Components(word)
            | Self::Float(word)
            | Self::Returns(word)
            | Self::SystemName(word) => Some(word),
            _ => None,
        }
    }
}

/// [`GLOBAL_FLAGS`](super::GLOBAL_FLAGS) as fields of one bit each, from the lowest.
const GLOBAL_FLAG_FIELDS: [BitField; 9] = {
    let mut fields = [field(11, 1, "", "a global flag"); 9];
    let mut i = 0;
    while i < fields.len() {
        let mut row = 0;
        while row < super::GLOBAL_FLAGS.len() {
            let (bit, name) = super::GLOBAL_FLAGS[row];
            if bit == 1 << (11 + i) {
                fields[i] = field(11 + i as u8, 1, name, "a global flag");
            }
            row += 1;
        }
        i += 1;
    }
    fields
};

/// What the letters of [`Info::roles`](super::Info::roles) stand for.
pub const ROLES: &[(char, &str)] = &[
    ('d', "destination"),
    ('s', "source"),
    ('t', "resource"),
    ('p', "sampler"),
    ('u', "unordered-access view or shared memory that is changed"),
    ('l', "label"),
    ('m', "output stream"),
    ('i', "interface"),
    ('o', "what is declared"),
];

/// What a letter of [`Info::roles`](super::Info::roles) stands for, whether it is a capital or not.
pub fn role(letter: u8) -> Option<&'static str> {
    let letter = char::from(letter.to_ascii_lowercase());
    ROLES.iter().find(|row| row.0 == letter).map(|row| row.1)
}

/// What a word behind the operands of a declaration is.
#[derive(Clone, Copy, Debug)]
pub struct Word {
    /// What it is called.
    pub name: &'static str,
    /// What it means.
    pub meaning: &'static str,
    /// Its bit fields, where it has some.
    pub fields: &'static [BitField],
}

const fn word(name: &'static str, meaning: &'static str) -> Word {
    Word { name, meaning, fields: &[] }
}

const SYSTEM_NAME: Word = Word {
    name: "SystemValue",
    meaning: "what the pipeline does with the register",
    fields: &[named(0, 16, "Name", "the system value", |value| SystemName(value as u16).name())],
};
const RETURNS: Word = Word { name: "ReturnType", meaning: "what each component returns", fields: &RETURN_TYPES };
const SPACE: Word = word("Space", "the register space, from Shader Model 5.1 on");
const STRIDE: Word = word("Stride", "bytes of an element");

/// The words behind the operands of every declaration that has some; those of Shader Model 5.1 come last.
pub const WORDS: &[(Opcode, &[Word])] = &[
    (Opcode::DCL_RESOURCE, &[RETURNS, SPACE]),
    (Opcode::DCL_CONSTANT_BUFFER, &[word("Size", "registers of 16 bytes, from Shader Model 5.1 on"), SPACE]),
    (Opcode::DCL_SAMPLER, &[SPACE]),
    (Opcode::DCL_INDEX_RANGE, &[word("Count", "registers that may be indexed, from the operand's on")]),
    (Opcode::DCL_MAX_OUTPUT_VERTEX_COUNT, &[word("Count", "the most vertices that an invocation emits")]),
    (Opcode::DCL_INPUT_SGV, &[SYSTEM_NAME]),
    (Opcode::DCL_INPUT_SIV, &[SYSTEM_NAME]),
    (Opcode::DCL_INPUT_PS_SGV, &[SYSTEM_NAME]),
    (Opcode::DCL_INPUT_PS_SIV, &[SYSTEM_NAME]),
    (Opcode::DCL_OUTPUT_SGV, &[SYSTEM_NAME]),
    (Opcode::DCL_OUTPUT_SIV, &[SYSTEM_NAME]),
    (Opcode::DCL_TEMPS, &[word("Count", "temporary registers")]),
    (
        Opcode::DCL_INDEXABLE_TEMP,
        &[
            word("Register", "the array's number: the n of xn"),
            word("Count", "registers of the array"),
            word("Components", "components of each register, 1 to 4"),
        ],
    ),
    (Opcode::DCL_FUNCTION_BODY, &[word("Body", "the body's number: the n of fbn")]),
    (
        Opcode::DCL_FUNCTION_TABLE,
        &[word("Table", "the table's number: the n of ftn"), word("Count", "bodies that follow")],
    ),
    (
        Opcode::DCL_INTERFACE,
        &[
            word("Interface", "the interface's number: the n of fpn"),
            word("CallSites", "call sites: entries of each table"),
            Word {
                name: "Lengths",
                meaning: "how many tables and elements there are",
                fields: &[
                    field(0, 16, "TableLength", "tables that follow"),
                    field(16, 16, "ArrayLength", "elements of an array of interfaces"),
                ],
            },
        ],
    ),
    (Opcode::DCL_HS_MAX_TESSFACTOR, &[word("MaxTessFactor", "the largest factor, a float")]),
    (Opcode::DCL_HS_FORK_PHASE_INSTANCE_COUNT, &[word("Count", "instances of the phase")]),
    (Opcode::DCL_HS_JOIN_PHASE_INSTANCE_COUNT, &[word("Count", "instances of the phase")]),
    (
        Opcode::DCL_THREAD_GROUP,
        &[
            word("X", "threads of a group along x"),
            word("Y", "threads of a group along y"),
            word("Z", "threads of a group along z"),
        ],
    ),
    (Opcode::DCL_UNORDERED_ACCESS_VIEW_TYPED, &[RETURNS, SPACE]),
    (Opcode::DCL_UNORDERED_ACCESS_VIEW_RAW, &[SPACE]),
    (Opcode::DCL_UNORDERED_ACCESS_VIEW_STRUCTURED, &[STRIDE, SPACE]),
    (Opcode::DCL_THREAD_GROUP_SHARED_MEMORY_RAW, &[word("ByteCount", "bytes of shared memory")]),
    (Opcode::DCL_THREAD_GROUP_SHARED_MEMORY_STRUCTURED, &[STRIDE, word("Count", "elements")]),
    (Opcode::DCL_RESOURCE_RAW, &[SPACE]),
    (Opcode::DCL_RESOURCE_STRUCTURED, &[STRIDE, SPACE]),
    (Opcode::DCL_GS_INSTANCE_COUNT, &[word("Count", "instances of the geometry shader")]),
];

/// What the words behind an opcode's operands are.
pub fn words_of(opcode: Opcode) -> &'static [Word] {
    WORDS.iter().find(|row| row.0 == opcode).map_or(&[], |row| row.1)
}

dxbin_base::record! {
    /// What a shader message starts with, behind the block's length; the operands follow, then the text.
    pub struct ShaderMessage: 20 {
        0 id: super::MessageId, "InfoQueueMessageId", "which function of HLSL wrote it";
        4 format: u32, "MessageFormat", "0 plain text, 1 a format of printf";
        8 characters: u32, "CharacterCount", "bytes of the text, its NUL not counted";
        12 operands: u32, "OperandCount", "operands that follow";
        16 operand_words: u32, "OperandLength", "words that the operands take";
    }
}

#[cfg(test)]
mod tests {
    use super::super::{GLOBAL_FLAGS, OPCODES, SYNC_FLAGS, UAV_FLAGS};
    use super::*;
    use crate::token::{Extended, OperandExtension, Selection, Version, return_types};

    /// Words that look like nothing in particular.
    fn tokens() -> impl Iterator<Item = u32> {
        let mut word = 0x9e37_79b9_u32;
        (0..20_000).map(move |_| {
            word ^= word << 13;
            word ^= word >> 17;
            word ^= word << 5;
            word
        })
    }

    #[test]
    fn the_tables_say_what_the_decoder_does() {
        for word in tokens() {
            let token = OpcodeToken(word);
            let [opcode, length, extended] = OPCODE_TOKEN.map(|field| field.get(word));
            assert_eq!((opcode, length), (u32::from(token.opcode().0), token.length()));
            assert_eq!(extended == 1, token.is_extended());
            assert_eq!(CUSTOM_DATA_TOKEN[1].get(word), token.custom_data_class().0);
            let [saturate, precise] = INSTRUCTION_CONTROLS.map(|field| field.get(word));
            assert_eq!((saturate == 1, precise), (token.saturates(), token.precise()));
            let version = Version(word);
            let [minor, major, stage] = VERSION_TOKEN.map(|field| field.get(word));
            assert_eq!((minor, major, stage as u16), (version.minor(), version.major(), version.program_type().0));
            let extension = OperandExtension(word & !0x3f | 1);
            let [_, modifier, precision, uniform] = OPERAND_EXTENSION.map(|field| field.get(extension.0));
            assert_eq!(modifier as u8, extension.modifier());
            assert_eq!(precision as u8, extension.min_precision().0);
            assert_eq!(uniform == 1, extension.is_non_uniform());
        }
    }

    #[test]
    fn operands_and_extended_tokens_too() {
        for word in tokens() {
            let token = OperandToken(word);
            let [components, kind, dimensions, extended] = OPERAND_TOKEN.map(|field| field.get(word));
            assert_eq!(components as u8, token.components());
            assert_eq!(kind as u8, token.operand_type().0);
            assert_eq!((dimensions as usize, extended == 1), (token.dimensions(), token.is_extended()));
            let mode = SELECTION_MODE[0].get(word) as usize;
            let fields = SELECTIONS.get(mode).copied().unwrap_or_default();
            let (value, spelt) = fields.first().map_or((0, None), |field| (field.get(word) as u8, field.spell(word)));
            match token.selection() {
                Selection::Mask(bits) => assert_eq!((mode, value), (0, bits)),
                Selection::Swizzle(lanes) => {
                    let letters = lanes.map(|lane| char::from(b"xyzw"[usize::from(lane)]));
                    assert_eq!((mode, spelt), (1, Some(&*letters.iter().collect::<String>())));
                }
                Selection::One(component) => assert_eq!((mode, value), (2, component)),
                Selection::Unknown => assert_eq!(mode, 3),
            }
            let token = ExtendedToken(word);
            match token.decode() {
                Extended::SampleControls(offsets) => {
                    let bits = SAMPLE_CONTROLS.map(|field| ((field.get(word) << 4) as i8) >> 4);
                    assert_eq!(bits, offsets);
                }
                Extended::ResourceDimension(shape, stride) => {
                    assert_eq!(RESOURCE_DIMENSION.map(|field| field.get(word)), [u32::from(shape.0), stride]);
                }
                Extended::ReturnTypes(types) => {
                    assert_eq!(RESOURCE_RETURN_TYPE.map(|field| ReturnType(field.get(word) as u8)), types);
                }
                Extended::Other(kind) => assert_eq!(EXTENDED_TOKEN[0].get(word), u32::from(kind)),
            }
            assert_eq!(RETURN_TYPES.map(|field| ReturnType(field.get(word) as u8)), return_types(word));
        }
    }

    /// The printer and the assembler know where an item's bits lie as well.
    #[test]
    fn items_and_suffixes_agree_on_their_bits() {
        let union = |fields: &[BitField]| fields.iter().fold(0, |bits, field| bits | field.get(u32::MAX) << field.low);
        for item in OPCODES.iter().flat_map(|info| info.text.unwrap_or_default()) {
            let (low, count) = item.bits();
            let bits = u32::MAX.checked_shr(32 - count).unwrap_or(0) << low;
            assert!(count == 0 || union(item.fields()) == bits, "{item:?}");
        }
        for suffix in OPCODES.iter().map(|info| info.suffix) {
            assert_eq!(union(suffix.fields()), suffix.mask(), "{suffix:?}");
        }
    }

    #[test]
    fn every_flag_has_a_field() {
        let has = |fields: &[BitField], bit: u32| fields.iter().any(|field| field.count == 1 && 1 << field.low == bit);
        assert!(GLOBAL_FLAGS.iter().all(|flag| has(Item::GlobalFlags.fields(), flag.0)));
        assert!(Item::GlobalFlags.fields().iter().all(|field| !field.name.is_empty()));
        for (flags, fields) in [(SYNC_FLAGS, Suffix::Sync.fields()), (UAV_FLAGS, Item::UavFlags.fields())] {
            for (bit, spelling) in flags {
                let field = fields.iter().find(|field| 1 << field.low == *bit).unwrap();
                assert!(field.meaning.contains(&format!("`{spelling}`")), "{spelling}");
            }
        }
    }

    #[test]
    fn every_word_has_a_row_and_no_fields_share_bits() {
        for (number, info) in OPCODES.iter().enumerate() {
            let opcode = Opcode(number as u16);
            assert!(info.roles.bytes().all(|letter| role(letter).is_some()), "{opcode:?}");
            assert_eq!(words_of(opcode).len(), usize::from(info.words_51), "{opcode:?}");
            for item in info.text.unwrap_or_default() {
                assert!(item.word().is_none_or(|word| word < info.words_51), "{opcode:?}");
            }
            let token = OpcodeToken(number as u32);
            let fields: Vec<&BitField> = opcode_fields(token).collect();
            let sum: u64 = fields.iter().map(|field| u64::from(field.get(u32::MAX)) << field.low).sum();
            let union = fields.iter().fold(0, |bits, field| bits | field.get(u32::MAX) << field.low);
            assert_eq!(sum, u64::from(union), "{opcode:?}: fields share bits");
        }
    }
}
