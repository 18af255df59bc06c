//! The flags of an entry point, and the features of SFI0 that follow from them.

/// The flags of an entry point (the property with tag 0 in `dx.entryPoints`), 64 bits.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct ShaderFlags(pub u64);

/// A row of the table of flags.
#[derive(Clone, Copy, Debug)]
pub struct ShaderFlag {
    /// The bit's number.
    pub bit: u32,
    /// The name.
    pub name: &'static str,
    /// The bits of SFI0 that follow from it; two flags of low precision decide together which.
    pub features: u64,
}

macro_rules! shader_flags {
    ($( $bit:literal $constant:ident $name:literal $features:literal; )*) => {
        #[allow(missing_docs)]
        impl ShaderFlags {
            $( pub const $constant: Self = Self(1 << $bit); )*
            /// Every flag, from the lowest bit.
            pub const ROWS: &'static [ShaderFlag] =
                &[$( ShaderFlag { bit: $bit, name: $name, features: $features } ),*];
        }
        const _: () = {
            let mut i = 0;
            while i < ShaderFlags::ROWS.len() {
                assert!(ShaderFlags::ROWS[i].bit as usize == i, "a bit is missing or out of order");
                i += 1;
            }
        };
    };
}

shader_flags! {
    0 DISABLE_OPTIMIZATIONS "DisableOptimizations" 0;
    1 DISABLE_MATH_REFACTORING "DisableMathRefactoring" 0;
    2 ENABLE_DOUBLE_PRECISION "EnableDoublePrecision" 0x1;
    3 FORCE_EARLY_DEPTH_STENCIL "ForceEarlyDepthStencil" 0;
    4 ENABLE_RAW_AND_STRUCTURED_BUFFERS "EnableRawAndStructuredBuffers" 0;
    5 LOW_PRECISION_PRESENT "LowPrecisionPresent" 0x10;
    6 ENABLE_DOUBLE_EXTENSIONS "EnableDoubleExtensions" 0x20;
    7 ENABLE_MSAD "EnableMSAD" 0x40;
    8 ALL_RESOURCES_BOUND "AllResourcesBound" 0;
    9 VIEWPORT_AND_RT_ARRAY_INDEX "ViewportAndRTArrayIndex" 0x2000;
    10 INNER_COVERAGE "InnerCoverage" 0x400;
    11 STENCIL_REF "StencilRef" 0x200;
    12 TILED_RESOURCES "TiledResources" 0x100;
    13 UAV_LOAD_ADDITIONAL_FORMATS "UAVLoadAdditionalFormats" 0x800;
    14 LEVEL9_COMPARISON_FILTERING "Level9ComparisonFiltering" 0x80;
    15 UAVS_64 "64UAVs" 0x8;
    16 UAVS_AT_EVERY_STAGE "UAVsAtEveryStage" 0x4;
    17 CS_RAW_AND_STRUCTURED_VIA_SHADER_4X "CSRawAndStructuredViaShader4X" 0x2;
    18 ROVS "ROVS" 0x1000;
    19 WAVE_OPS "WaveOps" 0x4000;
    20 INT64_OPS "Int64Ops" 0x8000;
    21 VIEW_ID "ViewID" 0x1_0000;
    22 BARYCENTRICS "Barycentrics" 0x2_0000;
    23 USE_NATIVE_LOW_PRECISION "UseNativeLowPrecision" 0;
    24 SHADING_RATE "ShadingRate" 0x8_0000;
    25 RAYTRACING_TIER_1_1 "RaytracingTier1_1" 0x10_0000;
    26 SAMPLER_FEEDBACK "SamplerFeedback" 0x20_0000;
    27 ATOMIC_INT64_ON_TYPED_RESOURCE "AtomicInt64OnTypedResource" 0x40_0000;
    28 ATOMIC_INT64_ON_GROUP_SHARED "AtomicInt64OnGroupShared" 0x80_0000;
    29 DERIVATIVES_IN_MESH_AND_AMP_SHADERS "DerivativesInMeshAndAmpShaders" 0x100_0000;
    30 RESOURCE_DESCRIPTOR_HEAP_INDEXING "ResourceDescriptorHeapIndexing" 0x200_0000;
    31 SAMPLER_DESCRIPTOR_HEAP_INDEXING "SamplerDescriptorHeapIndexing" 0x400_0000;
    32 ATOMIC_INT64_ON_HEAP_RESOURCE "AtomicInt64OnHeapResource" 0x1000_0000;
    33 RES_MAY_NOT_ALIAS "ResMayNotAlias" 0;
    34 ADVANCED_TEXTURE_OPS "AdvancedTextureOps" 0x2000_0000;
    35 WRITEABLE_MSAA_TEXTURES "WriteableMSAATextures" 0x4000_0000;
    36 RESERVED "Reserved" 0;
    37 SAMPLE_CMP_GRADIENT_OR_BIAS "SampleCmpGradientOrBias" 0x8000_0000;
    38 EXTENDED_COMMAND_INFO "ExtendedCommandInfo" 0x1_0000_0000;
    39 USES_DERIVATIVES "UsesDerivatives" 0x100_0000_0000;
    40 REQUIRES_GROUP "RequiresGroup" 0x200_0000_0000;
}

/// SFI0's feature of low precision where the shader uses it natively.
const NATIVE_LOW_PRECISION: u64 = 0x4_0000;

impl ShaderFlags {
    /// The flags that follow from the program, and so can be compared with it.
    pub const COLLECTED: Self = Self(
        Self::ENABLE_DOUBLE_PRECISION.0
            | Self::ENABLE_RAW_AND_STRUCTURED_BUFFERS.0
            | Self::LOW_PRECISION_PRESENT.0
            | Self::ENABLE_DOUBLE_EXTENSIONS.0
            | Self::ENABLE_MSAD.0
            | Self::VIEWPORT_AND_RT_ARRAY_INDEX.0
            | Self::INNER_COVERAGE.0
            | Self::STENCIL_REF.0
            | Self::TILED_RESOURCES.0
            | Self::UAV_LOAD_ADDITIONAL_FORMATS.0
            | Self::UAVS_64.0
            | Self::UAVS_AT_EVERY_STAGE.0
            | Self::CS_RAW_AND_STRUCTURED_VIA_SHADER_4X.0
            | Self::WAVE_OPS.0
            | Self::INT64_OPS.0
            | Self::VIEW_ID.0
            | Self::BARYCENTRICS.0
            | Self::SHADING_RATE.0
            | Self::RAYTRACING_TIER_1_1.0
            | Self::SAMPLER_FEEDBACK.0
            | Self::ATOMIC_INT64_ON_TYPED_RESOURCE.0
            | Self::ATOMIC_INT64_ON_GROUP_SHARED.0
            | Self::DERIVATIVES_IN_MESH_AND_AMP_SHADERS.0
            | Self::RESOURCE_DESCRIPTOR_HEAP_INDEXING.0
            | Self::SAMPLER_DESCRIPTOR_HEAP_INDEXING.0
            | Self::ATOMIC_INT64_ON_HEAP_RESOURCE.0
            | Self::RES_MAY_NOT_ALIAS.0
            | Self::ADVANCED_TEXTURE_OPS.0
            | Self::WRITEABLE_MSAA_TEXTURES.0
            | Self::SAMPLE_CMP_GRADIENT_OR_BIAS.0
            | Self::EXTENDED_COMMAND_INFO.0
            | Self::USES_DERIVATIVES.0
            | Self::REQUIRES_GROUP.0,
    );

    /// Whether all of these flags are set.
    pub const fn has(self, flags: Self) -> bool {
        self.0 & flags.0 == flags.0
    }

    /// The set bits, from the lowest: the number of each, and its row where it has one.
    pub fn set(self) -> impl Iterator<Item = (u32, Option<&'static ShaderFlag>)> {
        let mut left = self.0;
        std::iter::from_fn(move || {
            let bit = left.trailing_zeros();
            left &= left.checked_sub(1)?;
            Some((bit, Self::ROWS.get(bit as usize)))
        })
    }

    /// The mask that SFI0 has for these flags.
    ///
    /// ```
    /// use dxbin_dxil::spec::ShaderFlags;
    /// // Minimum precision, and the same natively.
    /// assert_eq!(ShaderFlags::LOW_PRECISION_PRESENT.features(), 0x10);
    /// assert_eq!(ShaderFlags(1 << 5 | 1 << 23).features(), 0x40000);
    /// ```
    pub fn features(self) -> u64 {
        let all = self.set().filter_map(|(_, row)| row).fold(0, |mask, row| mask | row.features);
        let minimum = Self::ROWS[5].features;
        if self.has(Self::USE_NATIVE_LOW_PRECISION) && self.has(Self::LOW_PRECISION_PRESENT) {
            all & !minimum | NATIVE_LOW_PRECISION
        } else {
            all
        }
    }
}

impl std::fmt::Debug for ShaderFlags {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let mut list = f.debug_list();
        for (bit, row) in self.set() {
            match row {
                Some(row) => list.entry(&format_args!("{}", row.name)),
                None => list.entry(&bit),
            };
        }
        list.finish()
    }
}
