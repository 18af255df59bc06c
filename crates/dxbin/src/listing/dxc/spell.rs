//! How the dxc dialect spells enumerations: the tables, and nothing else.

use dxbin_base::pen::Name;
use dxbin_parts::sfi0::Feature;
use dxbin_parts::signature::{ComponentType, SystemValue};

/// A feature and its sentence.
pub(super) type FeatureRow = (Feature, &'static [u8]);

/// The features that a device must have.
pub(super) const FEATURES: &[FeatureRow] = &[
    (Feature::DOUBLES, b"Double-precision floating point"),
    (Feature::COMPUTE_SHADERS_4X, b"Raw and Structured buffers"),
    (Feature::UAVS_AT_EVERY_STAGE, b"UAVs at every shader stage"),
    (Feature::UAVS_64, b"64 UAV slots"),
    (Feature::MINIMUM_PRECISION, b"Minimum-precision data types"),
    (Feature::DOUBLE_EXTENSIONS_11_1, b"Double-precision extensions for 11.1"),
    (Feature::SHADER_EXTENSIONS_11_1, b"Shader extensions for 11.1"),
    (Feature::LEVEL_9_COMPARISON_FILTERING, b"Comparison filtering for feature level 9"),
    (Feature::TILED_RESOURCES, b"Tiled resources"),
    (Feature::STENCIL_REF, b"PS Output Stencil Ref"),
    (Feature::INNER_COVERAGE, b"PS Inner Coverage"),
    (Feature::TYPED_UAV_LOAD_ADDITIONAL_FORMATS, b"Typed UAV Load Additional Formats"),
    (Feature::ROVS, b"Raster Ordered UAVs"),
    (
        Feature::VIEWPORT_AND_RT_ARRAY_INDEX,
        b"SV_RenderTargetArrayIndex or SV_ViewportArrayIndex from any shader feeding rasterizer",
    ),
    (Feature::WAVE_OPS, b"Wave level operations"),
    (Feature::INT64_OPS, b"64-Bit integer"),
    (Feature::VIEW_ID, b"View Instancing"),
    (Feature::BARYCENTRICS, b"Barycentrics"),
    (Feature::NATIVE_LOW_PRECISION, b"Use native low precision"),
    (Feature::SHADING_RATE, b"Shading Rate"),
    (Feature::RAYTRACING_TIER_1_1, b"Raytracing tier 1.1 features"),
    (Feature::SAMPLER_FEEDBACK, b"Sampler feedback"),
    (Feature::ATOMIC_INT64_ON_TYPED_RESOURCE, b"64-bit Atomics on Typed Resources"),
    (Feature::ATOMIC_INT64_ON_GROUP_SHARED, b"64-bit Atomics on Group Shared"),
    (Feature::DERIVATIVES_IN_MESH_AND_AMP_SHADERS, b"Derivatives in mesh and amplification shaders"),
    (Feature::RESOURCE_DESCRIPTOR_HEAP_INDEXING, b"Resource descriptor heap indexing"),
    (Feature::SAMPLER_DESCRIPTOR_HEAP_INDEXING, b"Sampler descriptor heap indexing"),
    (Feature::RESERVED, b"Wave Matrix"),
    (Feature::ATOMIC_INT64_ON_HEAP_RESOURCE, b"64-bit Atomics on Heap Resources"),
    (Feature::ADVANCED_TEXTURE_OPS, b"Advanced Texture Ops"),
    (Feature::WRITEABLE_MSAA_TEXTURES, b"Writeable MSAA Textures"),
    (Feature::SAMPLE_CMP_GRADIENT_OR_BIAS, b"SampleCmp with gradient or bias"),
    (Feature::EXTENDED_COMMAND_INFO, b"Extended command info"),
];

/// The features of functions.
pub(super) const OPTIONAL_FEATURES: &[FeatureRow] = &[
    (Feature::OPT_USES_DERIVATIVES, b"Function uses derivatives"),
    (Feature::OPT_REQUIRES_GROUP, b"Function requires visible group"),
];

/// The column `SysValue` of signatures, of nine bytes and more.
pub(super) fn system_value(value: SystemValue) -> &'static Name {
    static NONE: Name = Name::new("     NONE");
    static ROWS: &[(SystemValue, Name)] = &[
        (SystemValue::D3D_NAME_POSITION, Name::new("      POS")),
        (SystemValue::D3D_NAME_CLIP_DISTANCE, Name::new("  CLIPDST")),
        (SystemValue::D3D_NAME_CULL_DISTANCE, Name::new("  CULLDST")),
        (SystemValue::D3D_NAME_RENDER_TARGET_ARRAY_INDEX, Name::new("  RTINDEX")),
        (SystemValue::D3D_NAME_VIEWPORT_ARRAY_INDEX, Name::new("  VPINDEX")),
        (SystemValue::D3D_NAME_VERTEX_ID, Name::new("   VERTID")),
        (SystemValue::D3D_NAME_PRIMITIVE_ID, Name::new("   PRIMID")),
        (SystemValue::D3D_NAME_INSTANCE_ID, Name::new("   INSTID")),
        (SystemValue::D3D_NAME_IS_FRONT_FACE, Name::new("    FFACE")),
        (SystemValue::D3D_NAME_SAMPLE_INDEX, Name::new("   SAMPLE")),
        (SystemValue::D3D_NAME_FINAL_QUAD_EDGE_TESSFACTOR, Name::new(" QUADEDGE")),
        (SystemValue::D3D_NAME_FINAL_QUAD_INSIDE_TESSFACTOR, Name::new("  QUADINT")),
        (SystemValue::D3D_NAME_FINAL_TRI_EDGE_TESSFACTOR, Name::new("  TRIEDGE")),
        (SystemValue::D3D_NAME_FINAL_TRI_INSIDE_TESSFACTOR, Name::new("   TRIINT")),
        (SystemValue::D3D_NAME_FINAL_LINE_DETAIL_TESSFACTOR, Name::new("  LINEDET")),
        (SystemValue::D3D_NAME_FINAL_LINE_DENSITY_TESSFACTOR, Name::new("  LINEDEN")),
        (SystemValue::D3D_NAME_BARYCENTRICS, Name::new("  BARYCEN")),
        (SystemValue::D3D_NAME_SHADINGRATE, Name::new("SHDINGRATE")),
        (SystemValue::D3D_NAME_CULLPRIMITIVE, Name::new(" CULLPRIM")),
        (SystemValue::D3D_NAME_TARGET, Name::new("   TARGET")),
        (SystemValue::D3D_NAME_DEPTH, Name::new("    DEPTH")),
        (SystemValue::D3D_NAME_COVERAGE, Name::new(" COVERAGE")),
        (SystemValue::D3D_NAME_DEPTH_GREATER_EQUAL, Name::new("  DEPTHGE")),
        (SystemValue::D3D_NAME_DEPTH_LESS_EQUAL, Name::new("  DEPTHLE")),
        (SystemValue::D3D_NAME_STENCIL_REF, Name::new("STENCILREF")),
        (SystemValue::D3D_NAME_INNER_COVERAGE, Name::new(" INNERCOV")),
    ];
    /// Places in the table by the number of the value.
    static PLACES: [u8; 128] = {
        let mut places = [u8::MAX; 128];
        let mut at = 0;
        while at < ROWS.len() {
            places[ROWS[at].0.0 as usize] = at as u8;
            at += 1;
        }
        places
    };
    let place = PLACES.get(value.0 as usize);
    place.and_then(|&place| ROWS.get(usize::from(place))).map_or(&NONE, |row| &row.1)
}

/// The column `Format` of signatures, of eight bytes.
pub(super) const fn format(ty: ComponentType) -> &'static [u8; 8] {
    match ty {
        ComponentType::D3D_REGISTER_COMPONENT_UINT32 => b"    uint",
        ComponentType::D3D_REGISTER_COMPONENT_SINT32 => b"     int",
        ComponentType::D3D_REGISTER_COMPONENT_FLOAT32 => b"   float",
        ComponentType::D3D_REGISTER_COMPONENT_UINT16 => b"  uint16",
        ComponentType::D3D_REGISTER_COMPONENT_SINT16 => b"   int16",
        ComponentType::D3D_REGISTER_COMPONENT_FLOAT16 => b"    fp16",
        ComponentType::D3D_REGISTER_COMPONENT_UINT64 => b"  uint64",
        ComponentType::D3D_REGISTER_COMPONENT_SINT64 => b"   int64",
        ComponentType::D3D_REGISTER_COMPONENT_FLOAT64 => b"  double",
        _ => b" unknown",
    }
}

/// The register of an element that has one of its own, with the spaces in front; `None` for most names.
pub(super) fn own_register(name: &[u8]) -> Option<&'static [u8]> {
    const ROWS: &[(&[u8], &[u8])] = &[
        (b"SV_Depth", b"   oDepth"),
        (b"SV_DepthGreaterEqual", b" oDepthGE"),
        (b"SV_DepthLessEqual", b" oDepthLE"),
        (b"SV_Coverage", b"    oMask"),
        (b"SV_StencilRef", b"    oStencilRef"),
    ];
    ROWS.iter().find(|row| row.0.eq_ignore_ascii_case(name)).map(|row| row.1)
}

/// A mask of components; what is not in it is a space.
pub(super) fn components(mask: u8) -> &'static [u8; 4] {
    crate::listing::MASKS.get(usize::from(mask & 15)).map_or(b"    ", |text| *text)
}

/// What stands for a value that has no spelling.
pub(super) const INVALID: &[u8] = b"invalid";

/// The spelling of a table's row.
pub(super) fn spelled(short: Option<&'static str>) -> &'static [u8] {
    short.map_or(INVALID, str::as_bytes)
}
