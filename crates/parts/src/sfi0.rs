//! SFI0: the optional features a shader needs, as one 64-bit mask.

use dxbin_base::record::Record;
use dxbin_base::{Code, Diagnostics, Limits};

dxbin_base::names! {
    /// A bit of the mask (`ShaderFeatureInfo`).
    pub struct Feature: u64 {
        DOUBLES = 0x1 "Doubles";
        COMPUTE_SHADERS_4X = 0x2 "ComputeShadersPlusRawAndStructuredBuffersViaShader4X";
        UAVS_AT_EVERY_STAGE = 0x4 "UAVsAtEveryStage";
        UAVS_64 = 0x8 "64UAVs";
        MINIMUM_PRECISION = 0x10 "MinimumPrecision";
        DOUBLE_EXTENSIONS_11_1 = 0x20 "11_1_DoubleExtensions";
        SHADER_EXTENSIONS_11_1 = 0x40 "11_1_ShaderExtensions";
        LEVEL_9_COMPARISON_FILTERING = 0x80 "LEVEL9ComparisonFiltering";
        TILED_RESOURCES = 0x100 "TiledResources";
        STENCIL_REF = 0x200 "StencilRef";
        INNER_COVERAGE = 0x400 "InnerCoverage";
        TYPED_UAV_LOAD_ADDITIONAL_FORMATS = 0x800 "TypedUAVLoadAdditionalFormats";
        ROVS = 0x1000 "ROVs";
        VIEWPORT_AND_RT_ARRAY_INDEX = 0x2000 "ViewportAndRTArrayIndexFromAnyShaderFeedingRasterizer";
        WAVE_OPS = 0x4000 "WaveOps";
        INT64_OPS = 0x8000 "Int64Ops";
        VIEW_ID = 0x1_0000 "ViewID";
        BARYCENTRICS = 0x2_0000 "Barycentrics";
        NATIVE_LOW_PRECISION = 0x4_0000 "NativeLowPrecision";
        SHADING_RATE = 0x8_0000 "ShadingRate";
        RAYTRACING_TIER_1_1 = 0x10_0000 "Raytracing_Tier_1_1";
        SAMPLER_FEEDBACK = 0x20_0000 "SamplerFeedback";
        ATOMIC_INT64_ON_TYPED_RESOURCE = 0x40_0000 "AtomicInt64OnTypedResource";
        ATOMIC_INT64_ON_GROUP_SHARED = 0x80_0000 "AtomicInt64OnGroupShared";
        DERIVATIVES_IN_MESH_AND_AMP_SHADERS = 0x100_0000 "DerivativesInMeshAndAmpShaders";
        RESOURCE_DESCRIPTOR_HEAP_INDEXING = 0x200_0000 "ResourceDescriptorHeapIndexing";
        SAMPLER_DESCRIPTOR_HEAP_INDEXING = 0x400_0000 "SamplerDescriptorHeapIndexing";
        RESERVED = 0x800_0000 "Reserved";
        ATOMIC_INT64_ON_HEAP_RESOURCE = 0x1000_0000 "AtomicInt64OnHeapResource";
        ADVANCED_TEXTURE_OPS = 0x2000_0000 "AdvancedTextureOps";
        WRITEABLE_MSAA_TEXTURES = 0x4000_0000 "WriteableMSAATextures";
        SAMPLE_CMP_GRADIENT_OR_BIAS = 0x8000_0000 "SampleCmpGradientOrBias";
        EXTENDED_COMMAND_INFO = 0x1_0000_0000 "ExtendedCommandInfo";
        LINEAR_ALGEBRA = 0x2_0000_0000 "LinearAlgebra";
        OPT_USES_DERIVATIVES = 0x100_0000_0000 "Opt_UsesDerivatives";
        OPT_REQUIRES_GROUP = 0x200_0000_0000 "Opt_RequiresGroup";
    }
}

dxbin_base::record! {
    /// The whole part.
    ///
    /// ```
    /// use dxbin_base::{Diagnostics, Limits};
    /// use dxbin_parts::sfi0::FeatureInfo;
    /// let mut diagnostics = Diagnostics::new();
    /// let info = FeatureInfo::of(&[0x11, 0, 0, 0, 0, 0, 0, 0], 0, &Limits::default(), &mut diagnostics);
    /// let names: Vec<_> = info.features().map(|feature| feature.name().unwrap()).collect();
    /// assert_eq!(names, ["Doubles", "MinimumPrecision"]);
    /// ```
    pub struct FeatureInfo: 8 {
        0 flags: u64 [Feature], "FeatureFlags", "the features, a bit each";
    }
}

impl FeatureInfo {
    /// Reads a part's bytes, which lie at `origin` in the file. Missing bytes count as zeros.
    pub fn of(data: &[u8], origin: u64, _: &Limits, diagnostics: &mut Diagnostics) -> Self {
        if data.len() != Self::SIZE {
            let message = format!("expected 8 bytes, found {}", data.len());
            diagnostics.add(Code::SfiSize, origin..origin + data.len() as u64, message);
        }
        let mut bytes = [0; Self::SIZE];
        for (to, from) in bytes.iter_mut().zip(data) {
            *to = *from;
        }
        Self { flags: u64::from_le_bytes(bytes) }
    }

    /// Every bit that is set, also those without a name, from the lowest.
    pub fn features(self) -> impl Iterator<Item = Feature> {
        (0..u64::BITS).map(move |bit| self.flags & 1 << bit).filter(|&bit| bit != 0).map(Feature)
    }
}

/// The size of a part that is not eight bytes, and what stands behind the mask.
#[derive(Clone, Debug, PartialEq, Eq, Default)]
pub struct FeatureLayout {
    size: usize,
    tail: Vec<u8>,
}

impl FeatureInfo {
    /// Reads a part's bytes, all of which are held.
    ///
    /// ```
    /// use dxbin_parts::sfi0::FeatureInfo;
    /// let (info, layout) = FeatureInfo::with_layout(&[8, 0, 0]);
    /// assert_eq!(info.build(Some(&layout)), [8, 0, 0]);
    /// assert_eq!(info.build(None), [8, 0, 0, 0, 0, 0, 0, 0]);
    /// ```
    pub fn with_layout(data: &[u8]) -> (Self, FeatureLayout) {
        let size = data.len().min(Self::SIZE);
        let info = Self::of(data, 0, &Limits::default(), &mut Diagnostics::new());
        (info, FeatureLayout { size, tail: data.get(size..).unwrap_or_default().to_vec() })
    }

    /// The part's bytes.
    pub fn build(&self, layout: Option<&FeatureLayout>) -> Vec<u8> {
        let mut out = Vec::new();
        self.write(&mut out);
        if let Some(layout) = layout {
            out.truncate(layout.size);
            out.extend_from_slice(&layout.tail);
        }
        out
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn any_bytes_are_held() {
        for part in [&[][..], &[1, 2], &[1, 2, 3, 4, 5, 6, 7, 8], &[9; 11]] {
            let (info, layout) = FeatureInfo::with_layout(part);
            assert_eq!(info.build(Some(&layout)), part);
        }
    }

    #[test]
    fn odd_sizes_are_named_and_read() {
        let mut diagnostics = Diagnostics::new();
        let info = FeatureInfo::of(&[2, 0, 0], 0x40, &Limits::default(), &mut diagnostics);
        assert_eq!(info.flags, 2);
        assert_eq!(diagnostics.as_slice()[0].span, 0x40..0x43);
    }

    #[test]
    fn unknown_bits_are_features_too() {
        let info = FeatureInfo { flags: 1 << 63 };
        assert_eq!(info.features().collect::<Vec<_>>(), [Feature(1 << 63)]);
        assert_eq!(Feature(1 << 63).name(), None);
    }
}
