//! The page of what dxc keeps about a compilation.

use std::fmt::Write as _;

use dxbin::debuginfo::options::{Form, OPTIONS};
use dxbin::parts::pdbi::PdbiHeader;
use dxbin::parts::srci::{
    ArgsHeader, Compression, ContentEntry, ContentsHeader, NameEntry, NamesHeader, SectionHeader, SectionKind,
    SourceInfoHeader,
};

use crate::Page;
use crate::parts::defects;
use crate::tables::{names, record};

const ABOUT: &str = "\
dxc's PDB is an [MSF file](debug.md) of six streams, of which stream 1 says who it is, under the shader's hash as the GUID, and
stream 5 is a container: ILDN, HASH, SRCI, VERS, then ILDB (`-Zi`) or STAT (`-Zs`), its digest all zero. Streams 0 and 2 to 4
are empty, both maps of free blocks are zeros, and the header counts a block too few for each block of the directory's list.

SRCI has what the shader was compiled from. All pieces are packed: sections start at multiples of four, the entries of names
do not. The texts are one zlib stream. `-Qsource_in_debug_module`, and `-Qembed_debug` for the module in the shader, put it into
the module's metadata instead, as older compilers did: `dx.source.contents` has a node of name and text for each file,
`dx.source.defines`, `dx.source.mainFileName` and `dx.source.args` one each (before that, `llvm.dbg.contents` and so on).
`-Qpdb_in_private` puts the whole PDB into PRIV. PDBI says the same as SRCI, and which libraries were linked, in an RDAT
([its records](rdat.md)); dxc 1.9.2602 reads it and does not write it.

Arguments are pairs of an option, without `-`, and its value; the source's own name is left out. In older PDBs a joined option
is torn from its value, and arguments in metadata are as they were written: the options' forms below put both right.

Sources: DxilContainer.h and HLSLOptions.td of DirectXShaderCompiler for names and forms; what dxc 1.9.2602.17 writes, and what
its `IDxcPdbUtils` answers, was measured. Code: `crates/parts/src/srci.rs`, `crates/dxbin/src/debuginfo`.
";

fn form(form: Form) -> (&'static str, &'static str) {
    match form {
        Form::Flag => ("Flags", "Without a value."),
        Form::Joined => ("Joined", "The value is in the same argument."),
        Form::CommaJoined => ("Joined with commas", "Several values are in the same argument."),
        Form::Separate => ("Separate", "The value is the next argument, or stands behind blanks."),
        Form::JoinedOrSeparate => ("Joined or separate", "The value is in the same argument or the next one."),
        _ => ("Several", "The values are the next arguments."),
    }
}

pub(crate) fn pages() -> Vec<Page> {
    let mut text = String::from(ABOUT);
    record::<SourceInfoHeader>(&mut text, "SRCI", "The sections follow: names, contents, arguments.");
    record::<SectionHeader>(&mut text, "A section", "What every section starts with.");
    names(&mut text, "Kinds of sections", "`DxilSourceInfoSectionType`.", SectionKind::ROWS, false);
    record::<NamesHeader>(&mut text, "Names", "The entries follow, the main file's first, the others by name.");
    record::<NameEntry>(&mut text, "A name", "The name follows, a NUL, and zeros up to a multiple of four.");
    record::<ContentsHeader>(&mut text, "Contents", "The entries follow, compressed or not.");
    names(&mut text, "Compression", "`DxilSourceInfo_SourceContentsCompressType`.", Compression::ROWS, false);
    record::<ContentEntry>(&mut text, "A text", "The text follows, a NUL, and zeros up to a multiple of four.");
    record::<ArgsHeader>(&mut text, "Arguments", "Pairs of strings follow, a NUL behind each.");
    record::<PdbiHeader>(&mut text, "PDBI", "An RDAT follows, compressed or not.");
    text.push_str("\n## Options\n\nThe options of dxc 1.9.2602, by where their values are.\n");
    let forms = [Form::Flag, Form::Joined, Form::CommaJoined, Form::Separate, Form::JoinedOrSeparate, Form::Multi(0)];
    for wanted in forms {
        let (title, meaning) = form(wanted);
        let of_form = OPTIONS.iter().filter(|option| form(option.form).0 == title);
        let spelt: Vec<String> = of_form.map(|option| format!("`{}`", option.name)).collect();
        writeln!(text, "\n{title}. {meaning} {}", spelt.join(", ")).unwrap();
    }
    defects(&mut text, &["zlib-", "srci-", "part-truncated"]);
    vec![Page {
        file: "sources.md",
        title: "Sources and arguments (SRCI, PDBI)",
        about: "SRCI, PDBI, dxc's PDBs and metadata: what a shader was compiled from",
        text,
    }]
}
