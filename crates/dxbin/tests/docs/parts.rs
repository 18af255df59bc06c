//! The pages of parts with records.

use std::fmt::Write as _;

use dxbin::base::Code;
use dxbin::compressed::CompressedHeader;
use dxbin::compressed::cabinet::{Block, CabinetHeader, File, Folder};
use dxbin::parts::aon9::{Aon9Header, Component, Conversion, FloatRange, RuntimeConstant, RuntimeValue, SamplerPair};
use dxbin::parts::ifce::{ClassInstance, ClassType, IfceHeader, SlotRecord};
use dxbin::parts::lfs0::{FunctionParameter, Interpolation, Lfs0Header, ParameterFlags};
use dxbin::parts::libh::{Level9Stages, LibhHeader, LibraryFunction};
use dxbin::parts::rdef::{
    Binding, Binding32, Buffer, BufferFlags, BufferType, Dimension, InputFlags, InputType, Layout as RdefLayout,
    Member, RdefHeader, RdefSizes, ReturnType, Type, Type16, Variable, Variable24, VariableClass, VariableFlags,
    VariableType,
};
use dxbin::parts::rts0::{
    AddressMode, BorderColor, Comparison, DescriptorFlags, DescriptorRange, DescriptorRange20, DescriptorTable, Filter,
    ParameterType, RangeFlags, RangeType, RootConstants, RootDescriptor, RootDescriptor8, RootFlags, RootParameter,
    RootSignatureHeader, SamplerFlags, StaticSampler, StaticSampler52, Version, Visibility,
};
use dxbin::parts::sfi0::{Feature, FeatureInfo};
use dxbin::parts::signature::{
    ComponentType, Element, Element24, Element28, Layout, MinPrecision, SignatureHeader, SystemValue,
};
use dxbin::parts::stat::{Statistics, TessellatorDomain, TessellatorOutputPrimitive, TessellatorPartitioning};
use dxbin::summary::{BitcodeHeader, ProgramHeader, Stage};

use crate::Page;
use crate::tables::{names, record};

pub(crate) fn pages() -> Vec<Page> {
    vec![signatures(), rdef(), stat(), sfi0(), ifce(), aon9(), libraries(), compressed(), rts0(), programs()]
}

/// The diagnostics of parts whose names start with one of these words.
pub(crate) fn defects(text: &mut String, words: &[&str]) {
    writeln!(text, "\n## What can be wrong\n\n| code | name | severity | meaning |\n|---|---|---|---|").unwrap();
    let of_parts = Code::ALL.iter().filter(|row| (3000..4000).contains(&row.number));
    for row in of_parts.filter(|row| words.iter().any(|word| row.name.starts_with(word))) {
        writeln!(text, "| DX{:04} | {} | {} | {} |", row.number, row.name, row.severity, row.meaning).unwrap();
    }
}

fn signatures() -> Page {
    let mut text = String::from(
        "What a stage takes in and hands on, element by element. Seven parts hold a signature and differ in the length of \
         their\nrecords alone. A part is a header, the records, then the names, each with its NUL; fxc and dxc put the first \
         name right\nbehind the last record and write a name once, however many elements have it. fxc fills up to a multiple \
         of four with 0xab,\ndxc with zeros.\n\nSources: `D3D11_SIGNATURE_PARAMETER_DESC` and the enumerations of d3dcommon.h \
         (Microsoft's documentation), DxilContainer.h\n(`DxilProgramSignature`), LLVM's page \"DirectX Container\". Where names \
         start, and the order of streams, was measured with\nd3dcompiler_47 10.0.26100.4654. Code: \
         `crates/parts/src/signature.rs`.\n\n| part | bytes of a record |\n|---|---|\n",
    );
    for (kind, layout) in Layout::KINDS {
        writeln!(text, "| {kind} | {} |", layout.record_size()).unwrap();
    }
    record::<SignatureHeader>(&mut text, "The header", "What every signature starts with.");
    record::<Element24>(&mut text, "Records of 24 bytes", "ISGN, OSGN, PCSG.");
    record::<Element28>(&mut text, "Records of 28 bytes", "OSG5: with the geometry shader's stream in front.");
    record::<Element>(&mut text, "Records of 32 bytes", "ISG1, OSG1, PSG1: with the minimum precision at the end.");
    names(&mut text, "System values", "`D3D_NAME`.", SystemValue::ROWS, false);
    names(&mut text, "Component types", "`D3D_REGISTER_COMPONENT_TYPE`.", ComponentType::ROWS, false);
    names(&mut text, "Minimum precisions", "`D3D_MIN_PRECISION`.", MinPrecision::ROWS, false);
    defects(&mut text, &["signature-", "part-truncated", "part-bad"]);
    Page {
        file: "signatures.md",
        title: "Signatures",
        about: "ISGN, OSGN, PCSG, OSG5, ISG1, OSG1, PSG1: what a stage takes in and hands on",
        text,
    }
}

fn rdef() -> Page {
    let mut text = String::from(
        "What reflection shows of a Shader Model 4 or 5 program: the resources it binds, and how its constant buffers are \
         laid\nout. Everything hangs together by offsets from the part's start: buffers name their variables, variables their \
         type and\ntheir default value, types their members, members their types again; types are shared. There are three \
         layouts. That of\n4.x has shorter records and does not state their sizes; 5.0 and 5.1 state them behind a tag, and a \
         stated size is a\nstride: readers take a longer record for the longest form they know.\n\nSources: the structures and \
         enumerations of d3d11shader.h and d3dcommon.h that reflection fills (Microsoft's\ndocumentation), and what fxc \
         (d3dcompiler_47 10.0.26100.4654) writes and D3DReflect reads. Code: `crates/parts/src/rdef/spec.rs`.\n\n\
         | layout | tag | header | buffer | binding | variable | type | member |\n|---|---|---|---|---|---|---|---|\n",
    );
    for (name, layout) in [("4.x", RdefLayout::V4), ("5.0", RdefLayout::V50), ("5.1", RdefLayout::V51)] {
        let s = layout.sizes();
        let tag = if s.tag == 0 { "none".into() } else { format!("{:#x}", s.tag) };
        let sizes =
            [s.header, s.buffer, s.binding, s.variable, s.ty, s.member].map(|size| size.to_string()).join(" | ");
        writeln!(text, "| {name} | {tag} | {sizes} |").unwrap();
    }
    record::<RdefHeader>(&mut text, "The header", "What every RDEF starts with.");
    record::<RdefSizes>(&mut text, "The sizes", "From 5.0 on, right behind the header.");
    record::<Buffer>(
        &mut text,
        "Buffers",
        "A constant or texture buffer, the layout of a structured buffer's elements, or interface pointers.",
    );
    record::<Binding32>(&mut text, "Bindings up to 5.0", "A resource and its registers.");
    record::<Binding>(
        &mut text,
        "Bindings of 5.1",
        "With the register space, and the name that the token stream uses.",
    );
    record::<Variable24>(&mut text, "Variables of 4.x", "A variable of a buffer.");
    record::<Variable>(&mut text, "Variables of 5.x", "With textures and samplers that belong to it.");
    record::<Type16>(&mut text, "Types of 4.x", "What a variable or a member is.");
    record::<Type>(&mut text, "Types of 5.x", "With class linkage, and a name.");
    record::<Member>(&mut text, "Members", "A member of a structure.");
    names(&mut text, "What is bound", "`D3D_SHADER_INPUT_TYPE`.", InputType::ROWS, false);
    names(&mut text, "What a load gives", "`D3D_RESOURCE_RETURN_TYPE`.", ReturnType::ROWS, false);
    names(&mut text, "Shapes of resources", "`D3D_SRV_DIMENSION`.", Dimension::ROWS, false);
    names(&mut text, "Flags of bindings", "`D3D_SHADER_INPUT_FLAGS`, bits.", InputFlags::ROWS, true);
    names(&mut text, "Kinds of buffers", "`D3D_CBUFFER_TYPE`.", BufferType::ROWS, false);
    names(&mut text, "Flags of buffers", "`D3D_SHADER_CBUFFER_FLAGS`, bits.", BufferFlags::ROWS, true);
    names(&mut text, "Flags of variables", "`D3D_SHADER_VARIABLE_FLAGS`, bits.", VariableFlags::ROWS, true);
    names(&mut text, "Classes of types", "`D3D_SHADER_VARIABLE_CLASS`.", VariableClass::ROWS, false);
    names(&mut text, "Types of components", "`D3D_SHADER_VARIABLE_TYPE`.", VariableType::ROWS, false);
    defects(&mut text, &["rdef-", "part-truncated", "part-bad"]);
    Page {
        file: "rdef.md",
        title: "RDEF: resource definitions",
        about: "RDEF: bindings, constant buffers, variables, types",
        text,
    }
}

fn stat() -> Page {
    let sizes = Statistics::SIZES.map(|size| (size / 4).to_string()).join(" words for 4.0 and 4.1, ");
    let mut text = format!(
        "Counters that reflection shows of a Shader Model 4 or 5 program. fxc writes {sizes} words for 5.0 and 5.1. In a\n\
         container of Shader Model 6 the part of this name is something else: a second bitcode module.\n\nSources: \
         `D3D11_SHADER_DESC` (Microsoft's documentation), which the words were matched with, one program after the\nother; a \
         word that matches no field of it is named by what was seen, or by its number. Code: `crates/parts/src/stat.rs`.\n",
    );
    record::<Statistics>(&mut text, "The words", "The whole part; the shorter form ends behind word 28.");
    names(&mut text, "Domains", "`D3D_TESSELLATOR_DOMAIN`.", TessellatorDomain::ROWS, false);
    names(&mut text, "Partitionings", "`D3D_TESSELLATOR_PARTITIONING`.", TessellatorPartitioning::ROWS, false);
    names(
        &mut text,
        "Output primitives",
        "`D3D_TESSELLATOR_OUTPUT_PRIMITIVE`.",
        TessellatorOutputPrimitive::ROWS,
        false,
    );
    defects(&mut text, &["stat-"]);
    Page { file: "stat.md", title: "STAT: statistics", about: "STAT: fxc's counters", text }
}

fn sfi0() -> Page {
    let mut text = String::from(
        "The optional features that a program needs, one bit each. A runtime refuses the shader where the device lacks \
         one.\n\nSources: DxilConstants.h (`ShaderFeatureInfo`) and LLVM's page \"DirectX Container\". Code: \
         `crates/parts/src/sfi0.rs`.\n",
    );
    record::<FeatureInfo>(&mut text, "The part", "All of it.");
    names(&mut text, "The bits", "`ShaderFeatureInfo`.", Feature::ROWS, true);
    defects(&mut text, &["sfi0-"]);
    Page { file: "sfi0.md", title: "SFI0: feature flags", about: "SFI0: the optional features a program needs", text }
}

fn ifce() -> Page {
    let mut text = String::from(
        "Dynamic shader linkage of Shader Model 5: the classes that implement a program's interfaces, the instances of them \
         in\nconstant buffers, and for each interface slot the classes it can be bound to. Offsets count from the part's \
         start.\n\nSources: `ID3D11ClassLinkage` and `ID3D11ClassInstance` (Microsoft's documentation) for what the numbers \
         are for; where they\nstand was measured with d3dcompiler_47 10.0.26100.4654. Code: `crates/parts/src/ifce.rs`.\n",
    );
    record::<IfceHeader>(&mut text, "The header", "What the part starts with.");
    record::<ClassInstance>(&mut text, "Instances", "A row of the instance table.");
    record::<ClassType>(&mut text, "Class types", "A row of the class type table.");
    record::<SlotRecord>(&mut text, "Slots", "A row of the slot table.");
    defects(&mut text, &["part-truncated", "part-bad"]);
    Page { file: "ifce.md", title: "IFCE: class linkage", about: "IFCE: classes, instances and interface slots", text }
}

fn aon9() -> Page {
    let mut text = String::from(
        "What a shader of a `*_4_0_level_9_1` or `*_4_0_level_9_3` target runs as on hardware of Direct3D feature levels 9_1 to\n\
         9_3: a second program, of Shader Model 2, and five tables that say where the runtime finds what it takes. Offsets count\n\
         from the part's start. fxc puts the samplers behind the header, then the float, the boolean, the integer and the\n\
         runtime constants, then the program; a table without rows is where it would be.\n\nSources: what d3dcompiler_47 10.0.26100.4654 writes for sources \
         that need each table, and what its disassembler makes of\nevery value. Code: `crates/parts/src/aon9.rs`.\n",
    );
    record::<Aon9Header>(&mut text, "The header", "What the part starts with.");
    record::<FloatRange>(&mut text, "Float constants", "Registers of a constant buffer that become float constants.");
    record::<Component>(&mut text, "Integer and boolean constants", "A row of either table.");
    record::<SamplerPair>(&mut text, "Samplers", "A texture and a sampler that become one.");
    record::<RuntimeConstant>(&mut text, "Runtime constants", "What no shader wrote.");
    names(&mut text, "Conversions", "Of a component, on its way into a float constant.", Conversion::ROWS, false);
    names(&mut text, "Runtime values", "What the runtime puts into a constant.", RuntimeValue::ROWS, false);
    defects(&mut text, &["aon9-", "part-truncated", "part-bad-offset"]);
    Page { file: "aon9.md", title: "Aon9: level 9 code", about: "Aon9: the second program of level 9 targets", text }
}

fn libraries() -> Page {
    let mut text = String::from(
        "What fxc makes of functions with `export` for a `lib_4_0`, `lib_4_1`, `lib_5_0` or `lib_4_0_level_9_*` target, to be linked\n\
         into shaders by `ID3D11Linker`. The library is a container of LIBF parts, one for each function, and a LIBH that names them\n\
         in the same order. A LIBF holds a container of its own: a program whose version token has 0xfff0 for its stage, STAT,\n\
         RDEF, and LFS0 in place of signatures; for level 9, an Aon9 for each stage, whose version token has `LV` or `LP`.\n\n\
         Sources: `D3D11_LIBRARY_DESC`, `D3D11_PARAMETER_DESC` and their enumerations (Microsoft's documentation), matched with what\n\
         d3dcompiler_47 10.0.26100.4654 writes and lists. Code: `crates/parts/src/libh.rs`, `crates/parts/src/lfs0.rs`.\n",
    );
    record::<LibhHeader>(&mut text, "The header of LIBH", "What the part starts with.");
    record::<LibraryFunction>(&mut text, "Functions", "A row of LIBH.");
    names(&mut text, "Level 9 stages", "Bits.", Level9Stages::ROWS, true);
    record::<Lfs0Header>(&mut text, "The header of LFS0", "What the part starts with.");
    record::<FunctionParameter>(&mut text, "Parameters", "A row of LFS0; the first is what the function returns.");
    names(&mut text, "Flags of parameters", "`D3D_PARAMETER_FLAGS`, bits.", ParameterFlags::ROWS, true);
    names(&mut text, "Interpolation modes", "`D3D_INTERPOLATION_MODE`.", Interpolation::ROWS, false);
    defects(&mut text, &["part-truncated", "part-bad"]);
    Page {
        file: "libraries.md",
        title: "LIBH, LIBF, LFS0: libraries",
        about: "LIBH, LIBF, LFS0: functions for linking",
        text,
    }
}

fn rts0() -> Page {
    let mut text = String::from(
        "A root signature of Direct3D 12: what a shader or a pipeline binds, and where. Beside a program, or alone in a container\n\
         (profiles `rootsig_1_0` and `rootsig_1_1`). Offsets count from the part's start. fxc and dxc put the parameters behind the\n\
         header, then what each leads to, a table right before its ranges, then the static samplers. Ranges and root descriptors\n\
         have flags from version 1.1 on, static samplers in 1.2, so that these rows are four bytes longer there.\n\nSources: \
         d3d12.h (Microsoft's documentation), LLVM's page \"DirectX Container\", and what d3dcompiler_47 10.0.26100.4654 and\ndxc \
         1.9.2602.17 write. Code: `crates/parts/src/rts0/spec.rs`.\n",
    );
    record::<RootSignatureHeader>(&mut text, "The header", "What the part starts with.");
    record::<RootParameter>(&mut text, "Parameters", "A row of the parameter table.");
    record::<DescriptorTable>(&mut text, "Descriptor tables", "What a `DESCRIPTOR_TABLE` parameter leads to.");
    record::<DescriptorRange20>(&mut text, "Ranges of version 1.0", "A row of a descriptor table.");
    record::<DescriptorRange>(&mut text, "Ranges from 1.1 on", "With flags.");
    record::<RootConstants>(&mut text, "Root constants", "What a `32BIT_CONSTANTS` parameter leads to.");
    record::<RootDescriptor8>(
        &mut text,
        "Root descriptors of version 1.0",
        "What a `CBV`, `SRV` or `UAV` parameter leads to.",
    );
    record::<RootDescriptor>(&mut text, "Root descriptors from 1.1 on", "With flags.");
    record::<StaticSampler52>(&mut text, "Static samplers of 1.0 and 1.1", "A row of the sampler table.");
    record::<StaticSampler>(&mut text, "Static samplers of 1.2", "With flags.");
    names(&mut text, "Versions", "`D3D_ROOT_SIGNATURE_VERSION`.", Version::ROWS, false);
    names(&mut text, "Flags of root signatures", "`D3D12_ROOT_SIGNATURE_FLAGS`, bits.", RootFlags::ROWS, true);
    names(&mut text, "Types of parameters", "`D3D12_ROOT_PARAMETER_TYPE`.", ParameterType::ROWS, false);
    names(&mut text, "Visibilities", "`D3D12_SHADER_VISIBILITY`.", Visibility::ROWS, false);
    names(&mut text, "Types of ranges", "`D3D12_DESCRIPTOR_RANGE_TYPE`.", RangeType::ROWS, false);
    names(&mut text, "Flags of ranges", "`D3D12_DESCRIPTOR_RANGE_FLAGS`, bits.", RangeFlags::ROWS, true);
    names(&mut text, "Flags of root descriptors", "`D3D12_ROOT_DESCRIPTOR_FLAGS`, bits.", DescriptorFlags::ROWS, true);
    names(&mut text, "Filters", "`D3D12_FILTER`.", Filter::ROWS, true);
    names(&mut text, "Address modes", "`D3D12_TEXTURE_ADDRESS_MODE`.", AddressMode::ROWS, false);
    names(&mut text, "Comparisons", "`D3D12_COMPARISON_FUNC`.", Comparison::ROWS, false);
    names(&mut text, "Border colours", "`D3D12_STATIC_BORDER_COLOR`.", BorderColor::ROWS, false);
    names(&mut text, "Flags of static samplers", "`D3D12_SAMPLER_FLAGS`, bits.", SamplerFlags::ROWS, true);
    let mut text = text.replace("| in listings |", "| in HLSL |");
    defects(&mut text, &["rts0-", "part-truncated", "part-bad-offset", "part-bad-count"]);
    Page { file: "rts0.md", title: "RTS0: root signatures", about: "RTS0: root signatures", text }
}

fn compressed() -> Page {
    let mut text = String::from(
        "What `D3DCompressShaders` makes of many shaders: a header, then a cabinet in which each part of each shader is a file. A\n\
         file's name is `S`, the part's FourCC, and the shader's number in base 64, the lowest digit first, 0 as `!`. A folder of\n\
         the cabinet is one stream of data in blocks; Microsoft's function asks for LZX with a window of 2 MiB (0x1503).\n\
         `D3DDecompressShaders` gives the parts back from the last to the first, in a container that it signs.\n\n\
         Sources: [MS-CAB] and [MS-PATCH] (Microsoft's documentation) for the cabinet, d3dcompiler_47 10.0.26100.4654 for the rest.\n\
         Code: `crates/dxbin/src/compressed`.\n",
    );
    record::<CompressedHeader>(&mut text, "The header", "What stands in front of the cabinet.");
    record::<CabinetHeader>(&mut text, "The cabinet", "Offsets count from here.");
    record::<Folder>(&mut text, "Folders", "Right behind the cabinet's header.");
    record::<File>(&mut text, "Files", "With the name behind it, and a NUL.");
    record::<Block>(&mut text, "Blocks", "With the bytes behind it.");
    Page { file: "compressed.md", title: "Compressed shaders", about: "BSCD: the shaders of D3DCompressShaders", text }
}

fn programs() -> Page {
    let mut text = String::from(
        "SHDR, SHEX, DXIL and ILDB hold the program. All start with the same two words. In SHDR and SHEX, the parts of Shader\n\
         Models 4 and 5, they are the first two tokens of a [token stream](tokens.md); in DXIL and ILDB a second header \
         follows,\nand LLVM bitcode, filled up with zeros to a multiple of four. dxc's STAT is such a program, too: a module for \
         reflection.\n\nSources: DxilContainer.h and DxilConstants.h of DirectXShaderCompiler. Code: \
         `crates/parts/src/program.rs`.\n",
    );
    record::<ProgramHeader>(&mut text, "The program header", "What every program starts with.");
    record::<BitcodeHeader>(&mut text, "The bitcode header", "Of Shader Model 6; the bitcode follows.");
    names(&mut text, "Stages", "`DXIL::ShaderKind`, in the upper half of the version word.", Stage::ROWS, false);
    defects(&mut text, &["dxil-"]);
    Page {
        file: "programs.md",
        title: "Programs",
        about: "SHDR, SHEX, DXIL, ILDB: what every program starts with",
        text,
    }
}
