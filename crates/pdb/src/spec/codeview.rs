//! CodeView: kinds of records, and the fixed part of those that fxc writes.

dxbin_base::names! {
    /// `SYM_ENUM_e`: what a symbol record is.
    pub struct SymbolKind: u16 {
        S_END = 0x0006 "S_END";
        S_OBJNAME = 0x1101 "S_OBJNAME";
        S_BLOCK32 = 0x1103 "S_BLOCK32";
        S_CONSTANT = 0x1107 "S_CONSTANT";
        S_UDT = 0x1108 "S_UDT";
        S_LDATA32 = 0x110c "S_LDATA32";
        S_GDATA32 = 0x110d "S_GDATA32";
        S_LPROC32 = 0x110f "S_LPROC32";
        S_GPROC32 = 0x1110 "S_GPROC32";
        S_PROCREF = 0x1125 "S_PROCREF";
        S_LPROCREF = 0x1127 "S_LPROCREF";
        S_COMPILE3 = 0x113c "S_COMPILE3";
        S_ENVBLOCK = 0x113d "S_ENVBLOCK";
        S_LOCAL = 0x113e "S_LOCAL";
        S_LPROC32_ID = 0x1146 "S_LPROC32_ID";
        S_GPROC32_ID = 0x1147 "S_GPROC32_ID";
        S_BUILDINFO = 0x114c "S_BUILDINFO";
        S_INLINESITE = 0x114d "S_INLINESITE";
        S_INLINESITE_END = 0x114e "S_INLINESITE_END";
        S_PROC_ID_END = 0x114f "S_PROC_ID_END";
        S_DEFRANGE_HLSL = 0x1150 "S_DEFRANGE_HLSL";
        S_GDATA_HLSL = 0x1151 "S_GDATA_HLSL";
        S_LDATA_HLSL = 0x1152 "S_LDATA_HLSL";
        S_FILESTATIC = 0x1153 "S_FILESTATIC";
        S_INLINESITE2 = 0x115d "S_INLINESITE2";
        S_GDATA_HLSL32 = 0x1162 "S_GDATA_HLSL32";
        S_LDATA_HLSL32 = 0x1163 "S_LDATA_HLSL32";
        S_GDATA_HLSL32_EX = 0x1164 "S_GDATA_HLSL32_EX";
        S_LDATA_HLSL32_EX = 0x1165 "S_LDATA_HLSL32_EX";
    }
}

dxbin_base::names! {
    /// `LEAF_ENUM_e`: what a type record is, or a member in a field list.
    pub struct LeafKind: u16 {
        LF_MODIFIER = 0x1001 "LF_MODIFIER";
        LF_POINTER = 0x1002 "LF_POINTER";
        LF_PROCEDURE = 0x1008 "LF_PROCEDURE";
        LF_MFUNCTION = 0x1009 "LF_MFUNCTION";
        LF_ARGLIST = 0x1201 "LF_ARGLIST";
        LF_FIELDLIST = 0x1203 "LF_FIELDLIST";
        LF_BITFIELD = 0x1205 "LF_BITFIELD";
        LF_METHODLIST = 0x1206 "LF_METHODLIST";
        LF_BCLASS = 0x1400 "LF_BCLASS";
        LF_INDEX = 0x1404 "LF_INDEX";
        LF_ENUMERATE = 0x1502 "LF_ENUMERATE";
        LF_ARRAY = 0x1503 "LF_ARRAY";
        LF_CLASS = 0x1504 "LF_CLASS";
        LF_STRUCTURE = 0x1505 "LF_STRUCTURE";
        LF_UNION = 0x1506 "LF_UNION";
        LF_ENUM = 0x1507 "LF_ENUM";
        LF_ALIAS = 0x150a "LF_ALIAS";
        LF_MEMBER = 0x150d "LF_MEMBER";
        LF_STMEMBER = 0x150e "LF_STMEMBER";
        LF_METHOD = 0x150f "LF_METHOD";
        LF_NESTTYPE = 0x1510 "LF_NESTTYPE";
        LF_ONEMETHOD = 0x1511 "LF_ONEMETHOD";
        LF_STRIDED_ARRAY = 0x1516 "LF_STRIDED_ARRAY";
        LF_HLSL = 0x1517 "LF_HLSL";
        LF_MODIFIER_EX = 0x1518 "LF_MODIFIER_EX";
        LF_INTERFACE = 0x1519 "LF_INTERFACE";
        LF_BINTERFACE = 0x151a "LF_BINTERFACE";
        LF_VECTOR = 0x151b "LF_VECTOR";
        LF_MATRIX = 0x151c "LF_MATRIX";
        LF_FUNC_ID = 0x1601 "LF_FUNC_ID";
        LF_MFUNC_ID = 0x1602 "LF_MFUNC_ID";
        LF_BUILDINFO = 0x1603 "LF_BUILDINFO";
        LF_SUBSTR_LIST = 0x1604 "LF_SUBSTR_LIST";
        LF_STRING_ID = 0x1605 "LF_STRING_ID";
    }
}

dxbin_base::names! {
    /// `DEBUG_S_SUBSECTION_TYPE`: what a piece of line information is.
    pub struct SubsectionKind: u32 {
        SYMBOLS = 0xf1 "DEBUG_S_SYMBOLS";
        LINES = 0xf2 "DEBUG_S_LINES";
        STRINGTABLE = 0xf3 "DEBUG_S_STRINGTABLE";
        FILECHKSMS = 0xf4 "DEBUG_S_FILECHKSMS";
        FRAMEDATA = 0xf5 "DEBUG_S_FRAMEDATA";
        INLINEELINES = 0xf6 "DEBUG_S_INLINEELINES";
    }
}

dxbin_base::names! {
    /// `CV_builtin_e`: what an `LF_HLSL` type is, with HLSL's own name.
    pub struct HlslKind: u16 {
        INTERFACE_POINTER = 0x200 "CV_BI_HLSL_INTERFACE_POINTER" => "interface";
        TEXTURE1D = 0x201 "CV_BI_HLSL_TEXTURE1D" => "Texture1D";
        TEXTURE1D_ARRAY = 0x202 "CV_BI_HLSL_TEXTURE1D_ARRAY" => "Texture1DArray";
        TEXTURE2D = 0x203 "CV_BI_HLSL_TEXTURE2D" => "Texture2D";
        TEXTURE2D_ARRAY = 0x204 "CV_BI_HLSL_TEXTURE2D_ARRAY" => "Texture2DArray";
        TEXTURE3D = 0x205 "CV_BI_HLSL_TEXTURE3D" => "Texture3D";
        TEXTURECUBE = 0x206 "CV_BI_HLSL_TEXTURECUBE" => "TextureCube";
        TEXTURECUBE_ARRAY = 0x207 "CV_BI_HLSL_TEXTURECUBE_ARRAY" => "TextureCubeArray";
        TEXTURE2DMS = 0x208 "CV_BI_HLSL_TEXTURE2DMS" => "Texture2DMS";
        TEXTURE2DMS_ARRAY = 0x209 "CV_BI_HLSL_TEXTURE2DMS_ARRAY" => "Texture2DMSArray";
        SAMPLER = 0x20a "CV_BI_HLSL_SAMPLER" => "SamplerState";
        SAMPLERCOMPARISON = 0x20b "CV_BI_HLSL_SAMPLERCOMPARISON" => "SamplerComparisonState";
        BUFFER = 0x20c "CV_BI_HLSL_BUFFER" => "Buffer";
        POINTSTREAM = 0x20d "CV_BI_HLSL_POINTSTREAM" => "PointStream";
        LINESTREAM = 0x20e "CV_BI_HLSL_LINESTREAM" => "LineStream";
        TRIANGLESTREAM = 0x20f "CV_BI_HLSL_TRIANGLESTREAM" => "TriangleStream";
        INPUTPATCH = 0x210 "CV_BI_HLSL_INPUTPATCH" => "InputPatch";
        OUTPUTPATCH = 0x211 "CV_BI_HLSL_OUTPUTPATCH" => "OutputPatch";
        RWTEXTURE1D = 0x212 "CV_BI_HLSL_RWTEXTURE1D" => "RWTexture1D";
        RWTEXTURE1D_ARRAY = 0x213 "CV_BI_HLSL_RWTEXTURE1D_ARRAY" => "RWTexture1DArray";
        RWTEXTURE2D = 0x214 "CV_BI_HLSL_RWTEXTURE2D" => "RWTexture2D";
        RWTEXTURE2D_ARRAY = 0x215 "CV_BI_HLSL_RWTEXTURE2D_ARRAY" => "RWTexture2DArray";
        RWTEXTURE3D = 0x216 "CV_BI_HLSL_RWTEXTURE3D" => "RWTexture3D";
        RWBUFFER = 0x217 "CV_BI_HLSL_RWBUFFER" => "RWBuffer";
        BYTEADDRESS_BUFFER = 0x218 "CV_BI_HLSL_BYTEADDRESS_BUFFER" => "ByteAddressBuffer";
        RWBYTEADDRESS_BUFFER = 0x219 "CV_BI_HLSL_RWBYTEADDRESS_BUFFER" => "RWByteAddressBuffer";
        STRUCTURED_BUFFER = 0x21a "CV_BI_HLSL_STRUCTURED_BUFFER" => "StructuredBuffer";
        RWSTRUCTURED_BUFFER = 0x21b "CV_BI_HLSL_RWSTRUCTURED_BUFFER" => "RWStructuredBuffer";
        APPEND_STRUCTURED_BUFFER = 0x21c "CV_BI_HLSL_APPEND_STRUCTURED_BUFFER" => "AppendStructuredBuffer";
        CONSUME_STRUCTURED_BUFFER = 0x21d "CV_BI_HLSL_CONSUME_STRUCTURED_BUFFER" => "ConsumeStructuredBuffer";
        MIN8FLOAT = 0x21e "CV_BI_HLSL_MIN8FLOAT" => "min8float";
        MIN10FLOAT = 0x21f "CV_BI_HLSL_MIN10FLOAT" => "min10float";
        MIN16FLOAT = 0x220 "CV_BI_HLSL_MIN16FLOAT" => "min16float";
        MIN12INT = 0x221 "CV_BI_HLSL_MIN12INT" => "min12int";
        MIN16INT = 0x222 "CV_BI_HLSL_MIN16INT" => "min16int";
        MIN16UINT = 0x223 "CV_BI_HLSL_MIN16UINT" => "min16uint";
        CONSTANT_BUFFER = 0x224 "CV_BI_HLSL_CONSTANT_BUFFER" => "ConstantBuffer";
    }
}

dxbin_base::names! {
    /// `CV_modifier_e`: what an `LF_MODIFIER_EX` adds to a type, with HLSL's own word.
    pub struct HlslModifier: u16 {
        CONST = 0x001 "CV_MOD_CONST" => "const";
        VOLATILE = 0x002 "CV_MOD_VOLATILE" => "volatile";
        UNALIGNED = 0x003 "CV_MOD_UNALIGNED" => "unaligned";
        UNIFORM = 0x200 "CV_MOD_HLSL_UNIFORM" => "uniform";
        LINE = 0x201 "CV_MOD_HLSL_LINE" => "line";
        TRIANGLE = 0x202 "CV_MOD_HLSL_TRIANGLE" => "triangle";
        LINEADJ = 0x203 "CV_MOD_HLSL_LINEADJ" => "lineadj";
        TRIANGLEADJ = 0x204 "CV_MOD_HLSL_TRIANGLEADJ" => "triangleadj";
        LINEAR = 0x205 "CV_MOD_HLSL_LINEAR" => "linear";
        CENTROID = 0x206 "CV_MOD_HLSL_CENTROID" => "centroid";
        CONSTINTERP = 0x207 "CV_MOD_HLSL_CONSTINTERP" => "nointerpolation";
        NOPERSPECTIVE = 0x208 "CV_MOD_HLSL_NOPERSPECTIVE" => "noperspective";
        SAMPLE = 0x209 "CV_MOD_HLSL_SAMPLE" => "sample";
        CENTER = 0x20a "CV_MOD_HLSL_CENTER" => "center";
        SNORM = 0x20b "CV_MOD_HLSL_SNORM" => "snorm";
        UNORM = 0x20c "CV_MOD_HLSL_UNORM" => "unorm";
        PRECISE = 0x20d "CV_MOD_HLSL_PRECISE" => "precise";
        UAV_GLOBALLY_COHERENT = 0x20e "CV_MOD_HLSL_UAV_GLOBALLY_COHERENT" => "globallycoherent";
    }
}

dxbin_base::names! {
    /// `BinaryAnnotationOpcode`: what an annotation of an inlined call changes.
    pub struct AnnotationOp: u8 {
        INVALID = 0 "BA_OP_Invalid";
        CODE_OFFSET = 1 "BA_OP_CodeOffset";
        CHANGE_CODE_OFFSET_BASE = 2 "BA_OP_ChangeCodeOffsetBase";
        CHANGE_CODE_OFFSET = 3 "BA_OP_ChangeCodeOffset";
        CHANGE_CODE_LENGTH = 4 "BA_OP_ChangeCodeLength";
        CHANGE_FILE = 5 "BA_OP_ChangeFile";
        CHANGE_LINE_OFFSET = 6 "BA_OP_ChangeLineOffset";
        CHANGE_LINE_END_DELTA = 7 "BA_OP_ChangeLineEndDelta";
        CHANGE_RANGE_KIND = 8 "BA_OP_ChangeRangeKind";
        CHANGE_COLUMN_START = 9 "BA_OP_ChangeColumnStart";
        CHANGE_COLUMN_END_DELTA = 10 "BA_OP_ChangeColumnEndDelta";
        CHANGE_CODE_OFFSET_AND_LINE_OFFSET = 11 "BA_OP_ChangeCodeOffsetAndLineOffset";
        CHANGE_CODE_LENGTH_AND_CODE_OFFSET = 12 "BA_OP_ChangeCodeLengthAndCodeOffset";
        CHANGE_COLUMN_END = 13 "BA_OP_ChangeColumnEnd";
    }
}

dxbin_base::record! {
    /// `S_GPROC32` and its like: a function. Its name follows.
    pub struct Procedure: 35 {
        0 parent: u32, "pParent", "stream offset of the symbol it is in; 0";
        4 end: u32, "pEnd", "stream offset of its S_END";
        8 next: u32, "pNext", "stream offset of the next function; 0";
        12 length: u32, "len", "bytes of code";
        16 debug_start: u32, "DbgStart", "offset behind the prologue";
        20 debug_end: u32, "DbgEnd", "offset of the epilogue";
        24 ty: u32, "typind", "its type, an LF_PROCEDURE";
        28 offset: u32, "off", "offset of its first instruction in the token stream, in bytes";
        32 segment: u16, "seg", "1";
        34 flags: u8, "flags", "";
    }
}

dxbin_base::record! {
    /// `S_INLINESITE`: an inlined call. Binary annotations follow.
    pub struct InlineSite: 12 {
        0 parent: u32, "pParent", "stream offset of the symbol it is in";
        4 end: u32, "pEnd", "stream offset of its S_INLINESITE_END";
        8 inlinee: u32, "inlinee", "the function, an item (LF_FUNC_ID or LF_MFUNC_ID)";
    }
}

dxbin_base::record! {
    /// `S_LOCAL`: a variable. Its name follows, and fxc fills up with zeros.
    pub struct Local: 6 {
        0 ty: u32, "typind", "its type";
        4 flags: u16, "flags", "bit 0 parameter, 3 in pieces, 7 return value, 8 optimised away, 9 and 10 a static";
    }
}

dxbin_base::record! {
    /// `S_DEFRANGE_HLSL`: where a piece of the variable before it is, over which instructions. Gaps follow, of two 16-bit
    /// words each, then a 32-bit word for each register index.
    pub struct DefRange: 16 {
        0 register: u16, "regType", "an operand type of the token stream";
        2 bits: u16, "regIndices", "bits 0 and 1 indices at the end, bit 2 a piece of the variable and not all of it, bits 3 to 6 memory space";
        4 parent_offset: u16, "offsetParent", "which byte of the variable";
        6 parent_size: u16, "sizeInParent", "bytes of the variable";
        8 start: u32, "offStart", "offset of the first instruction for which it holds, in bytes";
        12 section: u16, "isectStart", "1";
        14 length: u16, "cbRange", "bytes of instructions for which it holds";
    }
}

dxbin_base::record! {
    /// A gap in a [`DefRange`].
    pub struct Gap: 4 {
        0 start: u16, "gapStartOffset", "bytes from the range's start";
        2 length: u16, "cbRange", "bytes";
    }
}

dxbin_base::record! {
    /// `S_GDATA_HLSL` and `S_LDATA_HLSL`: a global variable. Its name follows.
    pub struct HlslData: 16 {
        0 ty: u32, "typind", "its type";
        4 register: u16, "regType", "an operand type of the token stream";
        6 data_slot: u16, "dataslot", "the constant buffer; 0xffff where there is none";
        8 data_offset: u16, "dataoff", "where it starts there, in bytes";
        10 texture: u16, "texslot", "its first texture; 0xffff where there is none";
        12 sampler: u16, "sampslot", "its first sampler; 0xffff where there is none";
        14 view: u16, "uavslot", "its first unordered access view; 0xffff where there is none";
    }
}

dxbin_base::record! {
    /// `S_GDATA_HLSL32_EX` and `S_LDATA_HLSL32_EX`: a global variable. Its name follows.
    pub struct HlslData32Ex: 22 {
        0 ty: u32, "typind", "its type";
        4 register_id: u32, "regID", "the declaration's id";
        8 data_offset: u32, "dataoff", "where its data start, in bytes";
        12 space: u32, "bindSpace", "its register space";
        16 slot: u32, "bindSlot", "its first register";
        20 register: u16, "regType", "an operand type of the token stream";
    }
}

dxbin_base::record! {
    /// `S_COMPILE3`: who compiled it. The compiler's name follows.
    pub struct Compile3: 22 {
        0 flags: u32, "flags", "bits 0 to 7 the language: 16 is HLSL";
        4 machine: u16, "machine", "256 is HLSL";
        6 front_major: u16, "verFEMajor", "";
        8 front_minor: u16, "verFEMinor", "";
        10 front_build: u16, "verFEBuild", "";
        12 front_revision: u16, "verFEQFE", "";
        14 major: u16, "verMajor", "";
        16 minor: u16, "verMinor", "";
        18 build: u16, "verBuild", "";
        20 revision: u16, "verQFE", "";
    }
}

dxbin_base::record! {
    /// What `DEBUG_S_LINES` starts with; blocks of lines follow, a file each.
    pub struct LinesHeader: 12 {
        0 offset: u32, "offCon", "added to the offsets of the lines";
        4 segment: u16, "segCon", "1";
        6 flags: u16, "flags", "bit 0: columns follow the lines";
        8 size: u32, "cbCon", "bytes of code";
    }
}

dxbin_base::record! {
    /// A block of lines of one file; they follow, then as many columns where there are any.
    pub struct LineBlock: 12 {
        0 file: u32, "offFile", "place in DEBUG_S_FILECHKSMS";
        4 lines: u32, "nLines", "lines that follow";
        8 size: u32, "cbBlock", "bytes of the block, this header included";
    }
}

dxbin_base::record! {
    /// An instruction's line.
    pub struct Line: 8 {
        0 offset: u32, "offset", "bytes from the token stream's start";
        4 bits: u32, "linenumStart", "bits 0 to 23 the line, 24 to 30 lines more, bit 31 a statement";
    }
}

dxbin_base::record! {
    /// A row of `DEBUG_S_FILECHKSMS`; the checksum follows, then padding to four bytes.
    pub struct FileChecksum: 6 {
        0 name: u32, "offstFileName", "the file's name, in `/names`";
        4 size: u8, "cbChecksum", "bytes of the checksum that follows";
        5 kind: u8, "ChecksumType", "0 none, 1 MD5, 2 SHA-1, 3 SHA-256";
    }
}

dxbin_base::record! {
    /// A row of `DEBUG_S_INLINEELINES`. With signature 1 a count and further files follow it.
    pub struct InlineeLine: 12 {
        0 inlinee: u32, "inlinee", "the function, an item";
        4 file: u32, "fileId", "place in DEBUG_S_FILECHKSMS";
        8 line: u32, "sourceLineNum", "the function's first line";
    }
}

dxbin_base::record! {
    /// `LF_VECTOR`. Its size and name follow.
    pub struct Vector: 8 {
        0 element: u32, "elemtype", "the type of its components";
        4 count: u32, "count", "how many there are";
    }
}

dxbin_base::record! {
    /// `LF_MATRIX`. Its size and name follow.
    pub struct Matrix: 17 {
        0 element: u32, "elemtype", "the type of its components";
        4 rows: u32, "rows", "";
        8 columns: u32, "cols", "";
        12 stride: u32, "majorStride", "bytes from a row to the next, or from a column to the next";
        16 attributes: u8, "matattr", "bit 0: rows stand together";
    }
}

dxbin_base::record! {
    /// `LF_STRIDED_ARRAY`. Its size and name follow.
    pub struct StridedArray: 12 {
        0 element: u32, "elemtype", "the type of its elements";
        4 index: u32, "idxtype", "the type it is indexed by";
        8 stride: u32, "stride", "bytes from an element to the next";
    }
}

dxbin_base::record! {
    /// `LF_ARRAY`. Its size and name follow.
    pub struct Array: 8 {
        0 element: u32, "elemtype", "the type of its elements";
        4 index: u32, "idxtype", "the type it is indexed by";
    }
}

dxbin_base::record! {
    /// `LF_STRUCTURE`, `LF_CLASS` and `LF_INTERFACE`. The size and the name follow.
    pub struct Structure: 16 {
        0 count: u16, "count", "members";
        2 properties: u16, "property", "bit 7: the members are told elsewhere";
        4 fields: u32, "field", "the members, an LF_FIELDLIST";
        8 derived: u32, "derived", "";
        12 shape: u32, "vshape", "";
    }
}

dxbin_base::record! {
    /// `LF_MODIFIER_EX`. So many 16-bit modifiers follow.
    pub struct ModifierEx: 6 {
        0 ty: u32, "type", "the type that is modified";
        4 count: u16, "count", "modifiers that follow";
    }
}

dxbin_base::record! {
    /// `LF_HLSL`: a type that HLSL has. Numbers follow, such as a patch's points, then its size.
    pub struct Hlsl: 8 {
        0 subtype: u32, "subtype", "the type it holds; 0 for none";
        4 kind: HlslKind, "kind", "which one it is";
        6 bits: u16, "numprops", "bits 0 to 3: numbers that follow; the others are not set on purpose";
    }
}

dxbin_base::record! {
    /// `LF_FUNC_ID`: a function by name. The name follows.
    pub struct FunctionId: 8 {
        0 scope: u32, "scopeId", "an item; 0 for none";
        4 ty: u32, "type", "its type, an LF_PROCEDURE";
    }
}

dxbin_base::record! {
    /// `LF_MFUNC_ID`: a method by name. The name follows.
    pub struct MethodId: 8 {
        0 class: u32, "parentType", "the class";
        4 ty: u32, "type", "its type, an LF_MFUNCTION";
    }
}

dxbin_base::record! {
    /// `LF_MEMBER`: a member in a field list. Its offset and its name follow, then padding to four bytes.
    pub struct Member: 6 {
        0 attributes: u16, "attr", "bits 0 and 1: 3 public";
        2 ty: u32, "index", "its type";
    }
}

/// The first index of a record; those below it are simple types.
pub const FIRST_INDEX: u32 = 0x1000;

/// A row of the table of simple types: index, HLSL's name, bytes.
pub type SimpleType = (u32, &'static str, u32);

/// The simple types that a shader's variables have, and others with a size: `TYPE_ENUM_e`.
pub const SIMPLE_TYPES: &[SimpleType] = &[
    (0x0003, "void", 0),
    (0x0010, "char", 1),
    (0x0011, "short", 2),
    (0x0012, "long", 4),
    (0x0013, "int64", 8),
    (0x0020, "uchar", 1),
    (0x0021, "ushort", 2),
    (0x0022, "ulong", 4),
    (0x0023, "uint64", 8),
    (0x0030, "bool8", 1),
    (0x0031, "bool16", 2),
    (0x0032, "bool32", 4),
    (0x0033, "bool64", 8),
    (0x0040, "float", 4),
    (0x0041, "double", 8),
    (0x0045, "half", 4),
    (0x0046, "float16", 2),
    (0x0062, "bool", 4),
    (0x0068, "int8", 1),
    (0x0069, "uint8", 1),
    (0x0070, "char", 1),
    (0x0072, "int16", 2),
    (0x0073, "uint16", 2),
    (0x0074, "int", 4),
    (0x0075, "uint", 4),
    (0x0076, "int64", 8),
    (0x0077, "uint64", 8),
];
