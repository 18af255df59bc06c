//! What an MSF file and the streams of a PDB look like: records and numbers, nothing else.
//!
//! Names are those of Microsoft's published sources of the format (the `microsoft-pdb` repository).

pub mod codeview;

/// What an MSF 7.00 file starts with.
pub const MAGIC: [u8; 32] = *b"Microsoft C/C++ MSF 7.00\r\n\x1aDS\0\0\0";

/// The size of a stream that is not there.
pub const NO_STREAM_SIZE: u32 = u32::MAX;

/// The block sizes that there are: powers of two from 512 up to this.
pub const LARGEST_BLOCK: u32 = 65_536;

dxbin_base::record! {
    /// What follows [`MAGIC`] in the first block of an MSF file.
    pub struct SuperBlock: 24 {
        0 block_size: u32, "BlockSize", "bytes of a block: a power of two from 512; fxc's is 512, dxc's 512 too";
        4 free_map: u32, "FreeBlockMapBlock", "which of the two maps of free blocks counts: that in block 1 or 2 of every interval of block-size blocks";
        8 blocks: u32, "NumBlocks", "blocks of the file; dxc states one too few";
        12 directory_size: u32, "NumDirectoryBytes", "bytes of the stream directory";
        16 reserved: u32, "Unknown", "0 in every file seen";
        20 map_block: u32, "BlockMapAddr", "the block that lists the blocks of the directory";
    }
}

/// Streams whose number says what they are.
pub mod stream {
    /// The directory that a former version of the file had.
    pub const OLD_DIRECTORY: u32 = 0;
    /// Who the PDB is, and its named streams.
    pub const INFO: u32 = 1;
    /// Types.
    pub const TYPES: u32 = 2;
    /// Debug information: the modules.
    pub const DEBUG: u32 = 3;
    /// Items: functions by name.
    pub const ITEMS: u32 = 4;
    /// dxc's shader PDBs: the container.
    pub const DXC_CONTAINER: u32 = 5;
}

dxbin_base::record! {
    /// What the info stream (stream 1) starts with.
    pub struct InfoHeader: 28 {
        0 version: u32, "Version", "20000404 (VC70) and later ones";
        4 signature: u32, "Signature", "seconds since 1970 when the PDB was made";
        8 age: u32, "Age", "how often it was written";
        12 guid1: u32, "Guid[0]", "the first word of the GUID that a shader names its PDB by";
        16 guid2: u32, "Guid[1]", "its second and third pieces, 16 bits each";
        20 guid3: u32, "Guid[2]", "bytes 8 to 11";
        24 guid4: u32, "Guid[3]", "bytes 12 to 15";
    }
}

dxbin_base::record! {
    /// What `/names` starts with; the strings follow, then a hash table of their offsets.
    pub struct NamesHeader: 12 {
        0 magic: u32, "Signature", "0xeffeeffe";
        4 version: u32, "HashVersion", "1 or 2";
        8 size: u32, "ByteSize", "bytes of strings that follow";
    }
}

dxbin_base::record! {
    /// What the debug stream (stream 3) starts with; seven substreams follow.
    pub struct DbiHeader: 64 {
        0 signature: u32, "VersionSignature", "0xffffffff";
        4 version: u32, "VersionHeader", "19990903 (V70), 19970606 (V60), 20091201 (V110)";
        8 age: u32, "Age", "that of the info stream";
        12 globals: u16, "GlobalStreamIndex", "stream of the hash table of global symbols";
        14 build: u16, "BuildNumber", "the version of the library that wrote it";
        16 publics: u16, "PublicStreamIndex", "stream of the hash table of public symbols";
        18 dll_version: u16, "PdbDllVersion", "";
        20 symbols: u16, "SymRecordStream", "stream of the records that both hash tables name";
        22 dll_rebuild: u16, "PdbDllRbld", "";
        24 modules_size: u32, "ModInfoSize", "bytes of the module list";
        28 contributions_size: u32, "SectionContributionSize", "bytes of the section contributions";
        32 section_map_size: u32, "SectionMapSize", "bytes of the section map";
        36 files_size: u32, "SourceInfoSize", "bytes of the source files";
        40 type_servers_size: u32, "TypeServerMapSize", "bytes of the type server map";
        44 type_server: u32, "MFCTypeServerIndex", "";
        48 debug_headers_size: u32, "OptionalDbgHeaderSize", "bytes of the list of further streams";
        52 edit_size: u32, "ECSubstreamSize", "bytes of the edit-and-continue names";
        56 flags: u16, "Flags", "";
        58 machine: u16, "Machine", "0 for shaders";
        60 reserved: u32, "Padding", "";
    }
}

dxbin_base::record! {
    /// A module of the debug stream; its name and its object file's name follow, then padding to four bytes.
    pub struct ModuleInfo: 64 {
        0 opened: u32, "Unused1", "a pointer of the library that wrote it";
        4 section: u16, "SectionContr.Section", "the section of its first code";
        6 padding1: u16, "SectionContr.Padding1", "";
        8 offset: u32, "SectionContr.Offset", "";
        12 size: u32, "SectionContr.Size", "bytes of code: those of the token stream";
        16 characteristics: u32, "SectionContr.Characteristics", "";
        20 index: u16, "SectionContr.ModuleIndex", "";
        22 padding2: u16, "SectionContr.Padding2", "";
        24 data_crc: u32, "SectionContr.DataCrc", "";
        28 reloc_crc: u32, "SectionContr.RelocCrc", "";
        32 flags: u16, "Flags", "";
        34 stream: u16, "ModuleSymStream", "the module's stream; 0xffff where it has none";
        36 symbols_size: u32, "SymByteSize", "bytes of symbols, the four of the signature included";
        40 old_lines_size: u32, "C11ByteSize", "bytes of line information in the old form";
        44 lines_size: u32, "C13ByteSize", "bytes of line information in the new form";
        48 files: u16, "SourceFileCount", "";
        50 padding3: u16, "Padding", "";
        52 names: u32, "Unused2", "a pointer of the library that wrote it";
        56 source_name: u32, "SourceFileNameIndex", "";
        60 pdb_name: u32, "PdbFilePathNameIndex", "";
    }
}

dxbin_base::record! {
    /// What the streams of types and of items (streams 2 and 4) start with.
    pub struct TypesHeader: 56 {
        0 version: u32, "Version", "20040203 (V80)";
        4 header_size: u32, "HeaderSize", "bytes of this header";
        8 begin: u32, "TypeIndexBegin", "the index of the first record: 0x1000";
        12 end: u32, "TypeIndexEnd", "one more than the index of the last";
        16 size: u32, "TypeRecordBytes", "bytes of records that follow the header";
        20 hash_stream: u16, "HashStreamIndex", "stream of their hashes";
        22 hash_aux_stream: u16, "HashAuxStreamIndex", "";
        24 hash_key_size: u32, "HashKeySize", "";
        28 hash_buckets: u32, "NumHashBuckets", "";
        32 hash_values_offset: u32, "HashValueBufferOffset", "";
        36 hash_values_size: u32, "HashValueBufferLength", "";
        40 index_offset: u32, "IndexOffsetBufferOffset", "";
        44 index_size: u32, "IndexOffsetBufferLength", "";
        48 adjusters_offset: u32, "HashAdjBufferOffset", "";
        52 adjusters_size: u32, "HashAdjBufferLength", "";
    }
}

dxbin_base::record! {
    /// What `/src/headerblock` starts with; a hash table of [`SourceHeader`] follows.
    pub struct SourcesHeader: 64 {
        0 version: u32, "Version", "19980827";
        4 size: u32, "Size", "bytes of the stream";
        8 time: u64, "FileTime", "100 nanoseconds since 1601 when it was written";
        16 age: u32, "Age", "";
        20 padding0: u32, "Padding[0]", "";
        24 padding1: u64, "Padding[1..3]", "";
        32 padding2: u64, "Padding[3..5]", "";
        40 padding3: u64, "Padding[5..7]", "";
        48 padding4: u64, "Padding[7..9]", "";
        56 padding5: u64, "Padding[9..11]", "";
    }
}

dxbin_base::record! {
    /// A source file in the PDB. Its text is the stream `/src/files/` and the virtual name.
    pub struct SourceHeader: 40 {
        0 size: u32, "Size", "bytes of this record: 40";
        4 version: u32, "Version", "19980827";
        8 crc: u32, "Crc", "a checksum of the text";
        12 length: u32, "FileSize", "bytes of the text";
        16 name: u32, "FileNI", "its name, in `/names`";
        20 object: u32, "ObjNI", "the object file it belongs to, in `/names`";
        24 virtual_name: u32, "VFileNI", "its name in the stream's name, in `/names`: in lower case";
        28 compression: u8, "Compression", "0 none";
        29 flags: u8, "IsVirtual", "";
        30 padding0: u16, "Padding", "";
        32 reserved: u64, "Reserved", "";
    }
}
