//! The pages of parts that dxc alone writes.

use std::fmt::Write as _;

use dxbin::parts::debug_name::DebugNameHeader;
use dxbin::parts::hash::{HashFlag, ShaderHash};
use dxbin::parts::psv0::{
    AmplificationInfo, Domain, DomainInfo, GeometryCount, GeometryInfo, HullInfo, InputPrimitive, Interpolation,
    MeshInfo, MeshTopology, OutputPrimitive, PixelInfo, PsvElement, ResourceBinding, ResourceFlag, ResourceKind,
    ResourceType, RuntimeInfo, SectionKind, SemanticKind, Topology, VERSIONS, VertexInfo,
};
use dxbin::parts::rdat::{
    AsInfo, CsInfo, DsInfo, Function, FunctionFlag, GsInfo, HsInfo, IoNode, Leads, MsInfo, NodeAttribKind,
    NodeFuncAttribKind, NodeId, NodeLaunch, NodeShaderFuncAttrib, NodeShaderInfo, NodeShaderIoAttrib, PartType,
    PdbInfo, PdbInfoLibrary, PdbInfoSource, PsInfo, RdatElement, RdatHeader, RdatPartHeader, Resource, ResourceClass,
    ResourceFlag as RdatResourceFlag, SHAPES, SubobjectKind, SubobjectRecord, TableHeader, VsInfo,
};
use dxbin::parts::vers::{VersionFlag, VersionHeader};

use crate::Page;
use crate::parts::defects;
use crate::tables::{names, record};

pub(crate) fn pages() -> Vec<Page> {
    vec![psv0(), rdat(), small()]
}

/// The pieces of PSV0 in their order, and when each is there.
const PIECES: &[(SectionKind, &str)] = &[
    (SectionKind::InfoSize, "always"),
    (SectionKind::Info, "always"),
    (SectionKind::ResourceCount, "always"),
    (SectionKind::ResourceSize, "if there are resources"),
    (SectionKind::Resources, "if there are resources"),
    (SectionKind::StringSize, "from version 1 on, as all that follows"),
    (SectionKind::Strings, "the size before"),
    (SectionKind::IndexCount, "from version 1 on"),
    (SectionKind::Indexes, "the count before"),
    (SectionKind::ElementSize, "if there are elements"),
    (SectionKind::Inputs, "SigInputElements"),
    (SectionKind::Outputs, "SigOutputElements"),
    (SectionKind::Patch, "SigPatchConstOrPrimElements"),
    (SectionKind::ViewIdOutputs(0), "if UsesViewID: words(SigOutputVectors), in a geometry program for each stream"),
    (SectionKind::ViewIdPatch, "if UsesViewID, hull and mesh: words(SigPatchConstOrPrimVectors)"),
    (
        SectionKind::InputToOutputs(0),
        "all but mesh: 4 * SigInputVectors * words(SigOutputVectors), in a geometry program for each stream",
    ),
    (SectionKind::InputToPatch, "hull: 4 * SigInputVectors * words(SigPatchConstOrPrimVectors)"),
    (SectionKind::PatchToOutputs, "domain: 4 * SigPatchConstOrPrimVectors * words(SigOutputVectors[0])"),
];

fn psv0() -> Page {
    let mut text = String::from(
        "What a runtime checks a pipeline against without reading the program. The part is one sequence without offsets; how \
         long\neach piece is, what stands before it says. A mask has a bit for each of the four components of so many registers, \
         in\n`words(v) = (v + 7) / 8` words. The size of the runtime information is the version; a longer one than any here reads \
         as the\nlongest. dxc writes version 0 for validator versions below 1.1, 1 below 1.6, 2 below 1.8, 3 below 1.10, else 4.\n\n\
         Sources: DxilPipelineStateValidation.h of DirectXShaderCompiler, LLVM's page \"DirectX Container\", and what dxc \
         1.9.2602.17\nwrites. Code: `crates/parts/src/psv0`.\n\n| version | bytes of runtime information |\n|---|---|\n",
    );
    for (version, size) in VERSIONS.iter().enumerate() {
        writeln!(text, "| {version} | {size} |").unwrap();
    }
    writeln!(text, "\n## The pieces\n\n| piece | what it holds | when, or how many |\n|---|---|---|").unwrap();
    for (kind, when) in PIECES {
        let (name, meaning) = kind.title();
        writeln!(text, "| {name} | {} | {when} |", if meaning.is_empty() { "records, below" } else { meaning })
            .unwrap();
    }
    record::<RuntimeInfo>(&mut text, "Runtime information", "All versions; each has the fields up to its size.");
    record::<VertexInfo>(&mut text, "In vertex programs", "The first words of the runtime information.");
    record::<HullInfo>(&mut text, "In hull programs", "The first words of the runtime information.");
    record::<DomainInfo>(&mut text, "In domain programs", "The first words of the runtime information.");
    record::<GeometryInfo>(&mut text, "In geometry programs", "The first words of the runtime information.");
    record::<GeometryCount>(
        &mut text,
        "In geometry programs, at offset 26",
        "The runtime information's two bytes there.",
    );
    record::<PixelInfo>(&mut text, "In pixel programs", "The first words of the runtime information.");
    record::<MeshInfo>(&mut text, "In mesh programs", "The first words of the runtime information.");
    record::<AmplificationInfo>(&mut text, "In amplification programs", "The first words of the runtime information.");
    record::<ResourceBinding>(&mut text, "Resources", "Versions 0 and 1 have the first 16 bytes alone.");
    record::<PsvElement>(&mut text, "Elements of signatures", "Of all three signatures.");
    names(&mut text, "How resources are used", "`PSVResourceType`.", ResourceType::ROWS, false);
    names(&mut text, "Shapes of resources", "`DXIL::ResourceKind`.", ResourceKind::ROWS, false);
    names(&mut text, "Flags of resources", "`PSVResourceFlag`, bits.", ResourceFlag::ROWS, true);
    names(&mut text, "Semantics", "`DXIL::SemanticKind`.", SemanticKind::ROWS, false);
    names(&mut text, "Interpolation", "`DXIL::InterpolationMode`.", Interpolation::ROWS, false);
    names(&mut text, "What the tessellator divides", "`DXIL::TessellatorDomain`.", Domain::ROWS, false);
    names(&mut text, "What it makes", "`DXIL::TessellatorOutputPrimitive`.", OutputPrimitive::ROWS, false);
    names(&mut text, "What geometry programs take", "`DXIL::InputPrimitive`.", InputPrimitive::ROWS, false);
    names(&mut text, "What they make", "`DXIL::PrimitiveTopology`.", Topology::ROWS, false);
    names(&mut text, "What mesh programs make", "`DXIL::MeshOutputTopology`.", MeshTopology::ROWS, false);
    defects(&mut text, &["psv0-", "part-truncated", "part-bad-offset"]);
    Page {
        file: "psv0.md",
        title: "PSV0: pipeline state validation",
        about: "PSV0: what a runtime checks a pipeline against",
        text,
    }
}

fn rdat() -> Page {
    let mut text = String::from(
        "What a runtime wants to know of a library, function by function. RDAT is a container in the container: a header, an \
         offset\nfor each part, and the parts. Tables hold records; fields lead into the string buffer (by offset), into the \
         index arrays (by\nthe index of a count, behind which the numbers stand) and into the raw bytes (by offset and size); \
         0xffffffff leads\nnowhere. PDBI, in PDBs, has the same form, compressed. dxc writes the tables up to 4 for validator \
         versions below 1.4, up to 6\nbelow 1.8, up to 11 from there on; functions have 44 bytes below 1.8.\n\nSources: \
         DxilRuntimeReflection.h and RDAT_*.inl of DirectXShaderCompiler, and what dxc 1.9.2602.17 writes. Code:\n\
         `crates/parts/src/rdat`.\n",
    );
    record::<RdatHeader>(&mut text, "The header", "The offsets of the parts follow, each a word.");
    record::<RdatPartHeader>(&mut text, "Parts", "In front of each part.");
    names(&mut text, "Types of parts", "`RuntimeDataPartType`.", PartType::ROWS, true);
    record::<TableHeader>(&mut text, "Tables", "What a table starts with; the records follow.");
    writeln!(
        text,
        "\n## What leads where\n\n| record | field | leads to | if the field that says the kind is |\n|---|---|---|---|"
    )
    .unwrap();
    for shape in SHAPES {
        for reference in shape.references {
            let field = shape.fields.iter().find(|field| field.offset == reference.offset).unwrap();
            let leads = match reference.leads {
                Leads::Text => "a string".to_owned(),
                Leads::Texts => "an array of strings".to_owned(),
                Leads::Numbers => "an array".to_owned(),
                Leads::Records(table) => format!("an array of records of {}", table.name().unwrap()),
                Leads::Bytes => "raw bytes".to_owned(),
            };
            let only: Vec<String> = reference.only.iter().map(u32::to_string).collect();
            let only = if only.is_empty() { "anything".into() } else { only.join(", ") };
            writeln!(text, "| {} | {} | {leads} | {only} |", shape.name, field.name).unwrap();
        }
    }
    record::<Resource>(&mut text, "Resources", "ResourceTable.");
    record::<Function>(&mut text, "Functions", "FunctionTable; the shorter form has 44 bytes.");
    record::<SubobjectRecord>(&mut text, "Subobjects", "SubobjectTable.");
    record::<NodeId>(&mut text, "Names of nodes", "NodeIDTable.");
    record::<NodeShaderInfo>(&mut text, "Nodes", "NodeShaderInfoTable.");
    record::<NodeShaderFuncAttrib>(&mut text, "What is said of nodes", "NodeShaderFuncAttribTable.");
    record::<IoNode>(&mut text, "Inputs and outputs of nodes", "IONodeTable.");
    record::<NodeShaderIoAttrib>(&mut text, "What is said of them", "NodeShaderIOAttribTable.");
    record::<RdatElement>(
        &mut text,
        "Elements of signatures",
        "SignatureElementTable, as all that follows in drafts only.",
    );
    record::<VsInfo>(&mut text, "Vertex programs", "VSInfoTable.");
    record::<PsInfo>(&mut text, "Pixel programs", "PSInfoTable.");
    record::<HsInfo>(&mut text, "Hull programs", "HSInfoTable.");
    record::<DsInfo>(&mut text, "Domain programs", "DSInfoTable.");
    record::<GsInfo>(&mut text, "Geometry programs", "GSInfoTable.");
    record::<CsInfo>(&mut text, "Compute programs", "CSInfoTable.");
    record::<MsInfo>(&mut text, "Mesh programs", "MSInfoTable.");
    record::<AsInfo>(&mut text, "Amplification programs", "ASInfoTable.");
    record::<PdbInfo>(&mut text, "Compilations", "DxilPdbInfoTable, in PDBI.");
    record::<PdbInfoSource>(&mut text, "Source files", "DxilPdbInfoSourceTable, in PDBI.");
    record::<PdbInfoLibrary>(&mut text, "Libraries", "DxilPdbInfoLibraryTable, in PDBI.");
    names(&mut text, "Classes of resources", "`DXIL::ResourceClass`.", ResourceClass::ROWS, false);
    names(&mut text, "Flags of resources", "`DxilResourceFlag`, bits.", RdatResourceFlag::ROWS, true);
    names(&mut text, "Flags of functions", "`DxilShaderFlags`, bits.", FunctionFlag::ROWS, true);
    names(&mut text, "Kinds of subobjects", "`DXIL::SubobjectKind`.", SubobjectKind::ROWS, false);
    names(&mut text, "How nodes are launched", "`DXIL::NodeLaunchType`.", NodeLaunch::ROWS, false);
    names(&mut text, "Attributes of nodes", "`NodeFuncAttribKind`.", NodeFuncAttribKind::ROWS, false);
    names(&mut text, "Attributes of inputs and outputs", "`NodeAttribKind`.", NodeAttribKind::ROWS, false);
    defects(&mut text, &["rdat-", "part-truncated", "part-bad-offset", "part-bad-count"]);
    Page {
        file: "rdat.md",
        title: "RDAT: runtime data",
        about: "RDAT: a library's functions, resources and subobjects",
        text,
    }
}

fn small() -> Page {
    let mut text = String::from(
        "Small facts that dxc writes beside a program of Shader Model 6. HASH names the shader by the MD5 hash of its \
         bitcode:\nthat of the DXIL part, or with `-Zss` that of the module with debug information. ILDN names the PDB, which is \
         that hash\nand `.pdb` unless the user gave a name; fxc writes it, too, under `/Zss` and `/Zsb`. VERS says which compiler it \
         was.\n\nSources: DxilContainer.h of DirectXShaderCompiler and what dxc 1.9.2602.17 writes. Code: \
         `crates/parts/src/hash.rs`,\n`debug_name.rs`, `vers.rs`.\n",
    );
    record::<ShaderHash>(&mut text, "HASH", "The whole part.");
    names(&mut text, "Flags of HASH", "`DxilShaderHashFlags`, bits.", HashFlag::ROWS, true);
    record::<DebugNameHeader>(&mut text, "ILDN", "The name follows, a NUL, and zeros up to a multiple of four.");
    record::<VersionHeader>(
        &mut text,
        "VERS",
        "The commit and the version in the compiler's own words follow, a NUL behind each, and zeros up to a multiple of four.",
    );
    names(&mut text, "Flags of VERS", "`DxcVersionInfoFlags`, bits.", VersionFlag::ROWS, true);
    defects(&mut text, &["hash-", "vers-", "part-truncated"]);
    Page {
        file: "identity.md",
        title: "HASH, ILDN, VERS",
        about: "HASH, ILDN, VERS: which shader, PDB and compiler",
        text,
    }
}
