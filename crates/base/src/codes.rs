//! The one registry of diagnostic codes.
//!
//! A code never changes its meaning and is never used again after it is gone. Blocks: 0 the file as a whole, 1 the
//! container, 2 the digest, 3 parts, 4 token streams (from 4101 on bitcode, from 4401 on the metadata of DXIL), 5 what a
//! listing refuses, 6 text that is assembled, 7 parts that do not fit the program, 8 debug information, 9 the command.

use std::fmt;

use crate::diagnostic::Severity;

/// A diagnostic's stable code; it prints as `DX` and four digits.
///
/// ```
/// use dxbin_base::Code;
/// assert_eq!(Code::PartPastEnd.to_string(), "DX1007");
/// assert_eq!(Code::PartPastEnd.name(), "part-past-end");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Code(u16);

/// A row of the registry.
#[derive(Clone, Copy, Debug)]
pub struct CodeInfo {
    /// The number behind `DX`.
    pub number: u16,
    /// A short name in kebab case.
    pub name: &'static str,
    /// How grave a defect of this kind is by itself.
    pub severity: Severity,
    /// What it means and what to do, in a sentence or two.
    pub meaning: &'static str,
}

macro_rules! registry {
    ($( $number:literal $constant:ident $name:literal $severity:ident $meaning:literal; )*) => {
        #[allow(non_upper_case_globals)]
        impl Code {
            $( #[doc = $meaning] pub const $constant: Self = Self($number); )*
            /// Every code there is, in rising order.
            pub const ALL: &'static [CodeInfo] = &[$( CodeInfo {
                number: $number, name: $name, severity: Severity::$severity, meaning: $meaning,
            } ),*];
        }
        const _: () = {
            let mut i = 1;
            while i < Code::ALL.len() {
                assert!(Code::ALL[i - 1].number < Code::ALL[i].number, "codes are out of order");
                i += 1;
            }
        };
    };
}

registry! {
    1 NotAShader "not-a-shader" Error "The file starts with none of the magics of shader binaries.";
    2 TooShort "too-short" Error "The file ends before the structure it must hold.";
    3 TextInput "text-input" Error "The file is text, such as a listing or HLSL, where a binary is expected.";
    4 NotYet "not-yet" Error "The file is a shader of a kind that this version names but does not read.";
    5 NotAContainer "not-a-container" Error "The file is a shader, but no container, and what was asked for is a container's.";
    6 CompressedBroken "compressed-broken" Error "A file of compressed shaders (D3DCompressShaders) is cut short or does not unpack.";
    7 NotUnpacked "not-unpacked" Error "The file holds compressed shaders (D3DCompressShaders); `dxbin unpack` takes them out.";

    1001 BadVersion "container-version" Warning "The container's version is not 1.0.";
    1002 SizeTooLarge "container-size-too-large" Error "The header's size is more than the bytes there are.";
    1003 SizeTooSmall "container-size-too-small" Error "The header's size does not hold the header and directory, or the parts.";
    1004 SizeOverLimit "container-size-over-limit" Error "The header's size is over 0x80000000, the most the format allows.";
    1005 TrailingBytes "trailing-bytes" Warning "Bytes follow the end that the header states.";
    1006 DirectoryPastEnd "directory-past-end" Error "The part count does not fit in the file.";
    1007 PartPastEnd "part-past-end" Error "A part's offset or size leads past the end of the container.";
    1008 PartInHeader "part-in-header" Error "A part's offset lies inside the header or the directory.";
    1009 PartOverlap "part-overlap" Error "Two parts share bytes.";
    1010 PartSharedOffset "part-shared-offset" Error "Two directory entries name the same offset.";
    1011 PartOrder "part-order" Warning "The directory's offsets do not rise.";
    1012 PartDuplicate "part-duplicate" Warning "A FourCC stands twice; Direct3D and Microsoft's tools use the first.";
    1013 PartGap "part-gap" Warning "Bytes between parts belong to none.";
    1014 PartUnaligned "part-unaligned" Note "A part does not start at a multiple of four; dxc's own containers do this, fxc's do not.";
    1015 NoParts "no-parts" Warning "The container has no parts.";
    1016 PrivNotLast "priv-not-last" Warning "PRIV must be the last part and may stand only once.";
    1017 PartUnknown "part-unknown" Note "No document names this FourCC; its bytes are kept.";
    1018 TooManyParts "too-many-parts" Error "The directory names more parts than the limit allows.";
    1019 CompilerRefuses "compiler-refuses" Error "D3DStripShader, D3DGetBlobPart or D3DSetBlobPart of Microsoft's compiler refuses this.";

    2001 DigestStale "digest-stale" Error "The digest does not belong to these bytes. `dxbin sign` writes the right one.";
    2002 DigestUnsigned "digest-unsigned" Warning "The digest is all zero: the container was never signed.";
    2003 DigestBypass "digest-bypass" Note "The digest is one of the two values that tell a runtime not to check it.";
    2004 DigestTrailing "digest-without-trailing" Warning "The digest is right only without the bytes that trail the container.";

    3001 PartTruncated "part-truncated" Error "A part ends inside a structure it must hold.";
    3002 PartBadOffset "part-bad-offset" Error "An offset inside a part leads outside it.";
    3003 PartBadCount "part-bad-count" Error "A part states more records than its bytes can hold.";
    3004 PartBadString "part-bad-string" Error "A string inside a part has no terminating NUL.";
    3005 SignatureDirectory "signature-directory" Warning "A signature's record offset is not 8.";
    3006 SignatureStreamOrder "signature-stream-order" Warning "A signature's streams do not rise.";
    3007 SignatureRecordSize "signature-record-size" Warning "A signature's first name does not start where its records end.";
    3008 RdefLayout "rdef-layout" Warning "RDEF states record sizes that its target does not have.";
    3009 RdefTypeDepth "rdef-type-depth" Error "RDEF's types nest deeper than the limit, or in a circle.";
    3010 StatSize "stat-size" Warning "STAT has a number of words that no known compiler writes.";
    3011 SfiSize "sfi0-size" Warning "SFI0 is not eight bytes.";
    3012 PartNotHeld "part-not-held" Warning "A part's bytes do not fit the model of its kind, so that a rebuilt container keeps them as they are.";
    3013 PartOpaque "part-opaque" Note "There is no model for this kind of part, so that a rebuilt container has a copy of its bytes.";
    3020 Aon9Size "aon9-size" Warning "Aon9 states another size than the part's.";
    3021 Aon9Value "aon9-value" Warning "A row of Aon9 has a conversion, a component or a runtime value that is none.";
    3030 Rts0Version "rts0-version" Error "RTS0's version is none of 1.0, 1.1 and 1.2, so that its rows cannot be read.";
    3031 Rts0Parameter "rts0-parameter" Error "A root parameter's type is none, so that what it leads to cannot be read.";
    3032 Rts0Value "rts0-value" Warning "A row of RTS0 has a value or a flag that no document names.";
    3040 DxilHeader "dxil-header" Error "The header of a Shader Model 6 program has another magic than `DXIL`, or states more bytes than there are.";
    3041 Psv0Size "psv0-size" Error "PSV0 states records that are shorter than any version's, or a string table that is no multiple of four, so that it cannot be read further.";
    3042 Psv0Trailing "psv0-trailing" Warning "Bytes follow the last table of PSV0.";
    3043 HashSize "hash-size" Warning "HASH is not 20 bytes.";
    3044 VersStrings "vers-strings" Warning "VERS states more or fewer bytes of strings than the commit and the version take.";
    3050 RdatVersion "rdat-version" Error "RDAT's version is below 0x10, the first that is not a draft.";
    3051 RdatStride "rdat-stride" Error "A table of RDAT has records that are shorter than any known form of them.";
    3060 ZlibBroken "zlib-broken" Error "A zlib stream inside a part does not unpack, or not to what is stated.";
    3061 ZlibTooLarge "zlib-too-large" Error "A zlib stream is said to unpack to more than it can, or than the limit allows.";
    3062 SrciSection "srci-section" Warning "A section of SRCI is of no known kind, or has another size, count or value than what is in it.";

    4001 ProgramTruncated "program-truncated" Error "The token stream is shorter than its two leading tokens, or than it states.";
    4002 ProgramLength "program-length" Warning "The token stream's stated length is not the part's.";
    4003 InstructionLength "instruction-length" Error "An instruction's length is zero or leads past the program's end.";
    4004 OperandPastEnd "operand-past-end" Error "An operand needs tokens past the program's end.";
    4005 OperandPastInstruction "operand-past-instruction" Warning "An instruction's operands need more tokens than its length states.";
    4006 UnknownOpcode "unknown-opcode" Error "No table row has this opcode.";
    4007 UnknownOperand "unknown-operand" Warning "An operand has a type, a selection mode or an index form that no table row has.";
    4008 OperandDepth "operand-depth" Error "Operand indices nest deeper than the limit.";
    4009 LeftoverTokens "leftover-tokens" Warning "An instruction has tokens behind its operands that mean nothing.";
    4010 ConstantTableBroken "constant-table-broken" Warning "A constant table (CTAB) leads outside itself, or its types nest without end; the listing's comment ends there.";
    4011 DebugTableBroken "debug-table-broken" Warning "Debug information in a comment (DBUG) leads outside the program; the listing is as under flag 0x10.";
    4012 PreshaderBroken "preshader-broken" Warning "A preshader (PRES) leads outside the program; the listing leaves it out.";

    4101 BitcodeMagic "bitcode-magic" Error "The bytes start with neither magic of LLVM's bitcode, or a wrapper leads outside them.";
    4102 BitcodeSize "bitcode-size" Error "The bitcode's size is no multiple of four.";
    4103 BitstreamTruncated "bitstream-truncated" Error "The bitstream ends inside a block or a record.";
    4104 BitstreamBlock "bitstream-block" Error "A block's start or length is none, or a block ends where none is open.";
    4105 BitstreamAbbreviation "bitstream-abbreviation" Error "An abbreviation cannot be read by, or a record names one that is not there.";
    4106 ModuleRecord "module-record" Error "A record of a module has too few or too many values, or a value that is none.";
    4107 ModuleBlock "module-block" Error "A block of a module stands twice, does not hold what it states, or is missing.";
    4108 ModuleType "module-type" Error "A type's number is none, or the type is not of the kind that must stand there.";
    4109 ModuleValue "module-value" Error "A value's number is none, or the value is not of the type that must stand there.";
    4110 ModuleMetadata "module-metadata" Error "A number of metadata is none, or the metadata are not of the kind that must stand there.";
    4111 ModuleUnknown "module-unknown" Warning "No document names this block or record; LLVM passes over it.";
    4112 ModuleUnwritable "module-unwritable" Error "A module's model leads out of itself or has something where it cannot stand, so that it cannot be written.";
    4113 ModuleEdit "module-edit" Error "An edit of a module cannot be made: what it names is not there, does not fit, or is in the way.";

    4401 DxilMetadata "dxil-metadata" Error "Metadata of DXIL (`dx.*`) is missing or has another shape than it must; dxc refuses the module.";
    4402 DxilMetadataTag "dxil-metadata-tag" Warning "A property in metadata of DXIL has a tag that no document names; it is kept.";
    4403 DxilTypeAnnotations "dxil-type-annotations" Warning "Annotations of types have another shape than they must; dxc forgets all of them.";
    4404 DxilMetadataShared "dxil-metadata-shared" Error "Lists of metadata are shared so often that what they say would be without measure.";
    4405 DxilSource "dxil-source" Warning "What is kept of the source or of the compilation has another shape than it must; nothing depends on it.";

    5001 ListingRefused "listing-refused" Error "Microsoft's disassembler refuses this container; `--lenient` lists it all the same.";
    5002 ListingFlags "listing-flags" Error "Microsoft's disassembler does not take this flag word.";
    5003 ListingWithoutDebug "listing-without-debug" Note "The listing leaves the debug information out, as under flag 0x10.";
    5004 ListingWithoutPart "listing-without-part" Note "The listing leaves out what a part of the container would add.";
    5005 NoProgram "no-program" Error "The container has no program to list.";
    5006 ReflectionRefused "reflection-refused" Warning "Microsoft's D3DReflect, or dxc's CreateReflection, refuses this container, or crashes on it.";
    5007 ReflectionTooLarge "reflection-too-large" Error "Types, names or values are shared so often that the reflection as text would be without measure.";
    5008 ListingFlagsUnused "listing-flags-unused" Warning "Flags of D3DDisassemble were given for a shader that dxc's disassembler lists, which has none.";
    5009 ListingTooLarge "listing-too-large" Error "The listing would be out of all proportion to the shader.";
    5010 NoLibrary "no-library" Error "The shader is no library of Shader Model 6.";

    6001 TextSyntax "text-syntax" Error "Something else was expected here in the text.";
    6002 TextNoProgram "text-no-program" Error "The text has no line with a version, such as `ps_5_0`, where a program starts.";
    6003 TextVersion "text-version" Error "The version names no stage and Shader Model of token streams.";
    6004 TextMnemonic "text-mnemonic" Error "No instruction or declaration has this name.";
    6005 TextSuffix "text-suffix" Error "The instruction does not take this suffix, or lacks one it needs.";
    6006 TextRegister "text-register" Error "No register has this name.";
    6007 TextComponents "text-components" Error "The components behind a register do not fit what the operand is for.";
    6008 TextIndex "text-index" Error "A register's index is missing, is none, or there are too many.";
    6009 TextLiteral "text-literal" Error "A literal is not of the kind or the number that the instruction reads.";
    6010 TextKeyword "text-keyword" Error "No value of this kind has this name.";
    6011 TextRange "text-range" Error "A number does not fit in the bits that there are for it.";
    6012 TextOperandCount "text-operand-count" Error "An instruction has too few or too many operands.";
    6013 TextLength "text-length" Error "An instruction needs more words than its token can state.";
    6014 TextString "text-string" Error "A string does not end on its line, or has an escape that stands for nothing.";
    6015 TextExact "text-exact" Error "An `// exact:` comment is not one that `dis --exact` writes.";
    6016 TextExactDropped "text-exact-dropped" Warning "The instruction was edited, so that its `// exact:` comment no longer belongs to it and is left out.";
    6017 TextHeader "text-header" Warning "A part of the listing's comment header cannot be read; what it says is left out.";
    6018 TextRounded "text-rounded" Warning "A literal `0.000000` where zero is written `0` stands for a small number that six digits do not show; zero is taken.";

    7001 StatMismatch "stat-mismatch" Error "A word of STAT is not what the program makes it.";
    7002 FeatureMismatch "feature-mismatch" Error "SFI0 states a feature that the program does not use, or lacks one that it needs.";
    7003 GlobalFlagMismatch "global-flag-mismatch" Error "A bit of `dcl_globalFlags` is not what SFI0 and the program make it.";
    7004 SignatureElement "signature-element" Error "The program declares an input or output that no element of its signature describes.";
    7005 SignatureMask "signature-mask" Error "The components that an element says are read, or written, are not those that the program declares.";
    7006 SignatureSystemValue "signature-system-value" Error "An element's system value is not the one that the program declares.";
    7007 SignatureInterpolation "signature-interpolation" Error "The program interpolates an input whose element holds whole numbers.";
    7008 BindingMissing "binding-missing" Error "The program declares a register that RDEF binds nothing to.";
    7009 BindingUndeclared "binding-undeclared" Error "RDEF binds something that the program does not declare.";
    7010 BindingKind "binding-kind" Error "A binding is of another kind than the program's declaration.";
    7011 BindingRange "binding-range" Error "A binding's registers or space are not those that the program declares.";
    7012 BindingDimension "binding-dimension" Error "A binding's dimension is not the one that the program declares.";
    7013 BindingReturnType "binding-return-type" Error "A binding's return type is not the one that the program declares.";
    7014 BindingSize "binding-size" Error "A binding's stride, samples or buffer are smaller or larger than the program declares.";
    7015 DeepSkipped "deep-skipped" Warning "The program cannot be read to its end, so that nothing was compared with it.";
    7016 Level9Mapping "level9-mapping" Error "A row of Aon9 takes from a register that the program of Shader Model 4 does not declare.";
    7017 Level9Program "level9-program" Error "The program in Aon9 is not whole, or its version or size is not what the header says.";
    7018 Level9Unfilled "level9-unfilled" Error "The program in Aon9 reads a register that no row fills, and that it does not define.";
    7020 ModulePart "module-part" Error "A field of a part is not what the module of Shader Model 6 makes it.";
    7021 ModulePartMissing "module-part-missing" Error "The container lacks a part that its module asks for.";
    7022 ModulePartForeign "module-part-foreign" Error "A part does not belong into this container, or has not the size that it must.";
    7023 ModuleFlags "module-flags" Error "The flags that a module's entry states are not those that its instructions and resources make.";
    7024 ModuleVersion "module-version" Error "The target in front of a module is not the one that the module states.";
    7025 RootSignatureBinding "root-signature-binding" Error "The root signature does not bind what the shader uses, or denies it.";
    7026 RootSignatureRange "root-signature-range" Error "A row of a root signature has a value that it may not have, or shares registers with another.";
    7027 ModuleHash "module-hash" Warning "HASH is not that of the module beside it, so that tools and drivers know the shader by another's name; Direct3D and dxil.dll do not look.";
    7028 ModuleLayout "module-layout" Error "dxc's validator takes parts of a Shader Model 6 container only one behind the other, in the directory's order and to the end, under version 1.";

    8001 MsfHeader "msf-header" Error "The file is no MSF 7.00 file, or states a block size that there is not.";
    8002 MsfDirectory "msf-directory" Error "The stream directory of an MSF file leads outside it.";
    8003 MsfBlock "msf-block" Error "A stream names a block outside the MSF file.";
    8004 MsfBlockCount "msf-block-count" Note "An MSF file's header states another number of blocks than there are. That dxc counts one too few is not told.";
    8005 MsfShared "msf-shared" Error "Streams share blocks over and over.";
    8006 PdbNoStream "pdb-no-stream" Error "A PDB has no stream of this number or name.";
    8007 PdbStreamTruncated "pdb-stream-truncated" Error "A stream ends inside a structure it must hold.";
    8008 PdbBadHeader "pdb-bad-header" Error "A stream does not start with what it must.";
    8009 PdbBadOffset "pdb-bad-offset" Error "An offset in a stream leads outside the table it counts in.";
    8010 CodeviewRecord "codeview-record" Error "A CodeView record states more bytes than there are.";
    8011 CodeviewType "codeview-type" Error "A type is not there, or types nest deeper than the limit, or in a circle.";
    8012 DebugInfoUnread "debug-info-unread" Warning "The debug information cannot be read; the listing leaves it out.";
    8013 NoDebugInfo "no-debug-info" Error "The container holds no debug information.";
    8014 PdbScattered "pdb-scattered" Note "The container in a PDB does not stand in one piece; offsets in it count from its own first byte.";
    8015 CommandIncomplete "command-incomplete" Warning "The compiler was told something that the command to compile the sources again does not say.";
    8016 PdbReadOnly "pdb-read-only" Error "The file is a PDB; what dxc put into it is read, but not written.";

    9001 Usage "usage" Error "The command's arguments do not fit together.";
    9002 Unreadable "unreadable" Error "A file cannot be read.";
    9003 Unwritable "unwritable" Error "A file cannot be written.";
    9004 Exists "exists" Error "The output exists; `--force` overwrites it.";
    9005 NoSuchPart "no-such-part" Error "The container has no such part.";
    9006 BinaryToTerminal "binary-to-terminal" Error "Binary output is not written to a terminal; name a file with `-o` or pipe it.";
}

impl Code {
    /// The code's row.
    pub fn info(self) -> &'static CodeInfo {
        // Only the registry makes codes, so the row is always found.
        let row = Self::ALL.binary_search_by_key(&self.0, |row| row.number).unwrap_or_default();
        &Self::ALL[row]
    }

    /// The short name, in kebab case.
    pub fn name(self) -> &'static str {
        self.info().name
    }
}

impl fmt::Display for Code {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "DX{:04}", self.0)
    }
}

impl fmt::Debug for Code {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{self}({})", self.name())
    }
}
