//! Properties of a resource that a handle is annotated with: two words, `%dx.types.ResourceProperties`.

use crate::spec::{ComponentType, ResourceClass, ResourceKind, SamplerFeedbackType};

/// The two words.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default)]
pub struct ResourceProperties {
    /// The kind in the low byte, flags above.
    pub kind_and_flags: u32,
    /// By kind: component type, component count and sample count, a byte each; the stride of a structured buffer; the type
    /// of a feedback texture; the size of a constant buffer.
    pub details: u32,
}

impl ResourceProperties {
    /// In [`ResourceProperties::kind_and_flags`]: written to.
    pub const UAV: u32 = 1 << 12;
    /// In [`ResourceProperties::kind_and_flags`]: ordered by the rasterizer.
    pub const ROV: u32 = 1 << 13;
    /// In [`ResourceProperties::kind_and_flags`]: `globallycoherent`.
    pub const GLOBALLY_COHERENT: u32 = 1 << 14;
    /// In [`ResourceProperties::kind_and_flags`]: a sampler that compares, or a buffer with a counter.
    pub const COMPARISON_OR_COUNTER: u32 = 1 << 15;
    /// In [`ResourceProperties::kind_and_flags`]: `reordercoherent`.
    pub const REORDER_COHERENT: u32 = 1 << 16;

    /// Whether a flag is set.
    pub const fn has(self, flag: u32) -> bool {
        self.kind_and_flags & flag != 0
    }

    /// The kind.
    pub const fn kind(self) -> ResourceKind {
        ResourceKind(self.kind_and_flags & 0xff)
    }

    /// The class, which follows from the kind and a flag; `None` where the kind says that there is no resource.
    pub fn class(self) -> Option<ResourceClass> {
        match self.kind() {
            ResourceKind::INVALID => None,
            ResourceKind::CBUFFER => Some(ResourceClass::CBUFFER),
            ResourceKind::SAMPLER => Some(ResourceClass::SAMPLER),
            _ if self.has(Self::UAV) => Some(ResourceClass::UAV),
            _ => Some(ResourceClass::SRV),
        }
    }

    /// log2 of the alignment of the buffer's start, 0 where it is not known.
    pub const fn base_align_log2(self) -> u32 {
        self.kind_and_flags >> 8 & 0xf
    }

    /// The component type of a typed resource.
    pub const fn component_type(self) -> ComponentType {
        ComponentType(self.details & 0xff)
    }

    /// How many components of a typed resource the shader knows.
    pub const fn component_count(self) -> u8 {
        (self.details >> 8) as u8
    }

    /// The samples of a multisampled texture, where HLSL says them.
    pub const fn sample_count(self) -> u8 {
        (self.details >> 16) as u8
    }

    /// What a feedback texture records.
    pub const fn sampler_feedback_type(self) -> SamplerFeedbackType {
        SamplerFeedbackType(self.details & 0xff)
    }

    /// How dxc's listing writes them, such as `RWStructuredBuffer<stride=16, counter>`.
    ///
    /// ```
    /// use dxbin_dxil::properties::ResourceProperties;
    /// let texture = ResourceProperties { kind_and_flags: 2, details: 4 << 8 | 9 };
    /// assert_eq!(texture.listed(), "Texture2D<4xF32>");
    /// ```
    pub fn listed(self) -> String {
        match (self.class(), self.kind()) {
            (Some(ResourceClass::CBUFFER), _) => return "CBuffer".into(),
            (Some(ResourceClass::SRV), ResourceKind::TBUFFER) => return "TBuffer".into(),
            (Some(ResourceClass::SAMPLER), _) if self.has(Self::COMPARISON_OR_COUNTER) => {
                return "SamplerComparisonState".into();
            }
            (Some(ResourceClass::SAMPLER), _) => return "SamplerState".into(),
            _ => {}
        }
        match self.kind() {
            ResourceKind::RAW_BUFFER => format!("{}ByteAddressBuffer", self.modifiers()),
            ResourceKind::STRUCTURED_BUFFER => {
                let counter = self.has(Self::UAV) && self.has(Self::COMPARISON_OR_COUNTER);
                let counter = if counter { ", counter" } else { "" };
                format!("{}StructuredBuffer<stride={}{counter}>", self.modifiers(), self.details)
            }
            ResourceKind::RT_ACCELERATION_STRUCTURE => "RTAccelerationStructure".into(),
            kind @ (ResourceKind::FEEDBACK_TEXTURE_2D | ResourceKind::FEEDBACK_TEXTURE_2D_ARRAY) => {
                let records = self.sampler_feedback_type().name().unwrap_or("<invalid sampler feedback type>");
                format!("{}<{records}>", kind.name().unwrap_or_default())
            }
            kind if kind > ResourceKind::INVALID && kind <= ResourceKind::TYPED_BUFFER => {
                let count = match self.component_count() {
                    0 | 1 => String::new(),
                    count => format!("{count}x"),
                };
                let component = match self.component_type() {
                    ComponentType(1..=16) => self.component_type().name().unwrap_or_default(),
                    _ => "<invalid CompType>",
                };
                format!("{}{}<{count}{component}>", self.modifiers(), kind.name().unwrap_or_default())
            }
            _ => "<invalid resource properties>".into(),
        }
    }

    /// What stands before the kind of something that is written to.
    fn modifiers(self) -> String {
        if !self.has(Self::UAV) {
            return String::new();
        }
        let globally = if self.has(Self::GLOBALLY_COHERENT) { "globallycoherent " } else { "" };
        let reorder = if self.has(Self::REORDER_COHERENT) { "reordercoherent " } else { "" };
        let access = if self.has(Self::ROV) { "ROV" } else { "RW" };
        format!("{globally}{reorder}{access}")
    }
}
