//! Properties of a resource that a handle is annotated with: two words, `%dx.types.ResourceProperties`.

use dxbin_base::pen::Pen;
use dxbin_base::sink::{Class, Sink};

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

    /// Writes them as dxc's listing does, such as `RWStructuredBuffer<stride=16, counter>`.
    ///
    /// ```
    /// use dxbin_base::pen::Pen;
    /// use dxbin_dxil::properties::ResourceProperties;
    /// let texture = ResourceProperties { kind_and_flags: 2, details: 4 << 8 | 9 };
    /// let mut text = Vec::new();
    /// let mut pen = Pen::new(&mut text);
    /// texture.write(&mut pen);
    /// pen.flush();
    /// assert_eq!(text, b"Texture2D<4xF32>");
    /// ```
    pub fn write<S: Sink>(self, pen: &mut Pen<'_, S>) {
        match (self.class(), self.kind()) {
            (Some(ResourceClass::CBUFFER), _) => put(pen, "CBuffer"),
            (Some(ResourceClass::SRV), ResourceKind::TBUFFER) => put(pen, "TBuffer"),
            (Some(ResourceClass::SAMPLER), _) if self.has(Self::COMPARISON_OR_COUNTER) => {
                put(pen, "SamplerComparisonState");
            }
            (Some(ResourceClass::SAMPLER), _) => put(pen, "SamplerState"),
            (_, ResourceKind::RAW_BUFFER) => {
                self.write_modifiers(pen);
                put(pen, "ByteAddressBuffer");
            }
            (_, ResourceKind::STRUCTURED_BUFFER) => {
                self.write_modifiers(pen);
                put(pen, "StructuredBuffer<stride=");
                pen.unsigned(Class::Comment, self.details);
                let counter = self.has(Self::UAV) && self.has(Self::COMPARISON_OR_COUNTER);
                put(pen, if counter { ", counter>" } else { ">" });
            }
            (_, ResourceKind::RT_ACCELERATION_STRUCTURE) => put(pen, "RTAccelerationStructure"),
            (_, kind @ (ResourceKind::FEEDBACK_TEXTURE_2D | ResourceKind::FEEDBACK_TEXTURE_2D_ARRAY)) => {
                put(pen, kind.name().unwrap_or_default());
                put(pen, "<");
                put(pen, self.sampler_feedback_type().name().unwrap_or("<invalid sampler feedback type>"));
                put(pen, ">");
            }
            (_, kind) if kind > ResourceKind::INVALID && kind <= ResourceKind::TYPED_BUFFER => {
                self.write_modifiers(pen);
                put(pen, kind.name().unwrap_or_default());
                put(pen, "<");
                if self.component_count() > 1 {
                    pen.unsigned(Class::Comment, self.component_count().into());
                    put(pen, "x");
                }
                let component = match self.component_type() {
                    ComponentType(1..=16) => self.component_type().name().unwrap_or_default(),
                    _ => "<invalid CompType>",
                };
                put(pen, component);
                put(pen, ">");
            }
            _ => put(pen, "<invalid resource properties>"),
        }
    }

    /// What stands before the kind of something that is written to.
    fn write_modifiers<S: Sink>(self, pen: &mut Pen<'_, S>) {
        if !self.has(Self::UAV) {
            return;
        }
        if self.has(Self::GLOBALLY_COHERENT) {
            put(pen, "globallycoherent ");
        }
        if self.has(Self::REORDER_COHERENT) {
            put(pen, "reordercoherent ");
        }
        put(pen, if self.has(Self::ROV) { "ROV" } else { "RW" });
    }
}

fn put<S: Sink>(pen: &mut Pen<'_, S>, text: &str) {
    pen.text(Class::Comment, text.as_bytes());
}
