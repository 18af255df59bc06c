//! The page of debug information: MSF, the streams of a PDB, CodeView.

use std::fmt::Write as _;

use dxbin::base::Code;
use dxbin::parts::debug_name::DebugNameHeader;
use dxbin::pdb::spec::codeview::{
    AnnotationOp, Array, Compile3, DefRange, FileChecksum, FunctionId, Gap, Hlsl, HlslData, HlslData32Ex, HlslKind,
    HlslModifier, InlineSite, InlineeLine, LeafKind, Line, LineBlock, LinesHeader, Local, Matrix, Member, MethodId,
    ModifierEx, Procedure, StridedArray, Structure, SubsectionKind, SymbolKind, Vector,
};
use dxbin::pdb::spec::{
    DbiHeader, InfoHeader, ModuleInfo, NamesHeader, SourceHeader, SourcesHeader, SuperBlock, TypesHeader,
};

use crate::Page;
use crate::tables::{names, record};

const ABOUT: &str = "\
fxc's `/Zi` puts a PDB into a container's SPDB part, or, with `/Fd`, into a file of its own: an MSF 7.00 file, as a C++
compiler writes it. It says which line of which file each instruction comes from, which calls were inlined, and which
register holds which piece of which variable for which instructions; and it has the source files.

The file is made of blocks. The header names a block that lists the blocks of the directory; the directory has the number
of streams, the size of each, and the blocks of each, stream by stream. Blocks 1 and 2 of every interval of block-size
blocks are two maps of free blocks, which commits use in turn. fxc leaves in unused blocks, and behind the ends of streams,
what earlier commits wrote there.

In a module's stream four bytes of signature are followed by symbols, then by line information in pieces. Records of
symbols and types are a 16-bit length, a 16-bit kind, and what belongs to it. fxc writes a function, its variables with
their locations behind each, and the inlined calls, nested; a call's annotations make rows of code offset, length and line.

A listing takes of two lines at one offset in one block of lines the first, of several blocks the last one's; the lines of
an inlined call stand over those of its caller, its statements over its expressions. A call whose function
DEBUG_S_INLINEELINES does not list has no lines of its own, and nothing is told of its variables; those of other calls are
told from their first instruction on, to the program's end.

Sources: the published `microsoft-pdb` repository for names and layouts; what fxc writes, and how its listing reads it, was
measured with d3dcompiler_47 10.0.26100.4654. Code: `crates/pdb`, `crates/dxbin/src/listing/fxc/debug`.
";

pub(crate) fn pages() -> Vec<Page> {
    let mut text = String::from(ABOUT);
    record::<SuperBlock>(
        &mut text,
        "The header",
        "Behind 32 bytes of magic, `Microsoft C/C++ MSF 7.00\\r\\n\\x1aDS\\0\\0\\0`.",
    );
    record::<InfoHeader>(&mut text, "Stream 1: who the PDB is", "The named streams follow.");
    record::<NamesHeader>(&mut text, "Stream `/names`: strings", "Other streams name strings by their offset here.");
    record::<SourcesHeader>(
        &mut text,
        "Stream `/src/headerblock`: source files",
        "A hash table of the next record follows.",
    );
    record::<SourceHeader>(&mut text, "A source file", "Its text is the stream `/src/files/NAME`.");
    record::<DbiHeader>(&mut text, "Stream 3: modules", "Seven lists follow, the modules first.");
    record::<ModuleInfo>(&mut text, "A module", "A shader has one.");
    record::<TypesHeader>(&mut text, "Streams 2 and 4: types, and functions by name", "The records follow.");
    names(&mut text, "Symbols", "`SYM_ENUM_e`.", SymbolKind::ROWS, true);
    record::<Procedure>(&mut text, "S_GPROC32", "A function.");
    record::<Local>(&mut text, "S_LOCAL", "A variable.");
    record::<DefRange>(&mut text, "S_DEFRANGE_HLSL", "Where a piece of the variable before it is.");
    record::<Gap>(&mut text, "A gap", "A stretch for which it is not there.");
    record::<InlineSite>(&mut text, "S_INLINESITE", "An inlined call.");
    names(
        &mut text,
        "Annotations",
        "`BinaryAnnotationOpcode`: what an annotation of an inlined call changes.",
        AnnotationOp::ROWS,
        false,
    );
    record::<HlslData>(&mut text, "S_GDATA_HLSL", "A global variable.");
    record::<HlslData32Ex>(&mut text, "S_GDATA_HLSL32_EX", "A global variable.");
    record::<Compile3>(&mut text, "S_COMPILE3", "Who compiled it.");
    names(&mut text, "Types", "`LEAF_ENUM_e`: records of types, and members in lists of them.", LeafKind::ROWS, true);
    record::<Vector>(&mut text, "LF_VECTOR", "A vector.");
    record::<Matrix>(&mut text, "LF_MATRIX", "A matrix.");
    record::<StridedArray>(&mut text, "LF_STRIDED_ARRAY", "An array with a stride.");
    record::<Array>(&mut text, "LF_ARRAY", "An array without one.");
    record::<Structure>(&mut text, "LF_STRUCTURE", "A struct, a class, an interface.");
    record::<Member>(&mut text, "LF_MEMBER", "A member.");
    record::<ModifierEx>(&mut text, "LF_MODIFIER_EX", "A type with modifiers.");
    names(&mut text, "Modifiers", "`CV_modifier_e`.", HlslModifier::ROWS, true);
    record::<Hlsl>(&mut text, "LF_HLSL", "A type that HLSL has.");
    names(&mut text, "HLSL's types", "`CV_builtin_e`.", HlslKind::ROWS, true);
    record::<FunctionId>(&mut text, "LF_FUNC_ID", "A function by name.");
    record::<MethodId>(&mut text, "LF_MFUNC_ID", "A method by name.");
    names(&mut text, "Line information", "`DEBUG_S_SUBSECTION_TYPE`.", SubsectionKind::ROWS, true);
    record::<LinesHeader>(&mut text, "DEBUG_S_LINES", "Blocks of lines follow.");
    record::<LineBlock>(&mut text, "A block of lines", "Those of one file.");
    record::<Line>(&mut text, "A line", "An instruction's.");
    record::<FileChecksum>(&mut text, "DEBUG_S_FILECHKSMS", "A source file.");
    record::<InlineeLine>(&mut text, "DEBUG_S_INLINEELINES", "Where an inlined function is.");
    record::<DebugNameHeader>(&mut text, "ILDN", "The part with the name of a PDB that is a file of its own.");
    writeln!(text, "\n## What can be wrong\n\n| code | name | severity | meaning |\n|---|---|---|---|").unwrap();
    for row in Code::ALL.iter().filter(|row| (8000..9000).contains(&row.number)) {
        writeln!(text, "| DX{:04} | {} | {} | {} |", row.number, row.name, row.severity, row.meaning).unwrap();
    }
    vec![Page {
        file: "debug.md",
        title: "Debug information",
        about: "SPDB and PDBs: blocks and streams, symbols, types, lines, source files",
        text,
    }]
}
