//! How the rules differ between versions of the validator, and which flags need which Shader Model.

use crate::model::{Dxil, Version};
use crate::spec::{ShaderFlags, ShaderKind, Stages};

/// What holds for a module, by the versions it states.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Rules {
    /// The module's stage.
    pub kind: ShaderKind,
    /// The validator's version.
    pub validator: Version,
    /// Before 1.1: every load from a view that is written to counts as one of several components.
    pub every_uav_load: bool,
    /// From 1.4: hull and domain shaders that are given a viewport or a render target say so.
    pub array_index_of_inputs: bool,
    /// From 1.5: barriers, atomics of 64 bits and wave operations limit stages and Shader Models.
    pub limits_of_operations: bool,
    /// From 1.6: barycentrics say so.
    pub barycentrics: bool,
    /// From 1.6: arrays of views that are written to count with all their registers.
    pub uavs_by_slot: bool,
    /// From 1.8: what a callee needs, its caller needs; a stage and more flags raise the Shader Model; derivatives and groups
    /// have flags of their own.
    pub along_calls: bool,
    /// From 1.8: a lower bound of the level of detail needs tiled resources.
    pub lod_clamp: bool,
    /// From 1.8: views count where they are used, before that where the module has any.
    pub uavs_by_use: bool,
    /// From 1.8: views that are written to count as "at every stage" in stages of graphics only.
    pub uavs_of_graphics: bool,
    /// 1.5 to 1.7: subobjects of DXR 1.1 give its flag to every function.
    pub tier_from_subobjects: bool,
    /// From DXIL 1.7: resources that may not alias say so.
    pub may_not_alias: bool,
    /// Whether the module is a library, whose operations a linker may bring down.
    pub translated: bool,
    /// The stages that the validator knows.
    pub stages: Stages,
}

impl Rules {
    /// The rules of a module.
    pub fn of(dxil: &Dxil<'_>) -> Self {
        let validator = dxil.effective_validator();
        let from = |minor| validator >= Version::new(1, minor);
        // The last stage that a version knows; none comes after nodes yet.
        let last = match validator {
            version if version < Version::new(1, 5) => ShaderKind::CALLABLE,
            version if version < Version::new(1, 8) => ShaderKind::AMPLIFICATION,
            _ => ShaderKind::NODE,
        };
        Self {
            kind: dxil.shader_model.kind,
            validator,
            every_uav_load: validator == Version::new(1, 0),
            array_index_of_inputs: validator.major != 1 || from(4),
            limits_of_operations: from(5),
            barycentrics: validator.major != 1 || from(6),
            uavs_by_slot: from(6),
            along_calls: from(8),
            lod_clamp: from(8),
            uavs_by_use: from(8),
            uavs_of_graphics: from(8),
            tier_from_subobjects: from(5) && !from(8),
            may_not_alias: dxil.version >= Version::new(1, 7),
            translated: dxil.is_library(),
            stages: Stages((1 << (last.0 + 1)) - 1),
        }
    }
}

/// The minor version of the Shader Model that flags need, from the first row that any of them is in.
const MODELS: &[(u32, &[ShaderFlags])] = &[
    (8, &[ShaderFlags::SAMPLE_CMP_GRADIENT_OR_BIAS, ShaderFlags::EXTENDED_COMMAND_INFO]),
    (7, &[ShaderFlags::ADVANCED_TEXTURE_OPS, ShaderFlags::WRITEABLE_MSAA_TEXTURES]),
    (
        6,
        &[
            ShaderFlags::ATOMIC_INT64_ON_TYPED_RESOURCE,
            ShaderFlags::ATOMIC_INT64_ON_GROUP_SHARED,
            ShaderFlags::ATOMIC_INT64_ON_HEAP_RESOURCE,
            ShaderFlags::RESOURCE_DESCRIPTOR_HEAP_INDEXING,
            ShaderFlags::SAMPLER_DESCRIPTOR_HEAP_INDEXING,
        ],
    ),
    (5, &[ShaderFlags::RAYTRACING_TIER_1_1, ShaderFlags::SAMPLER_FEEDBACK]),
    (4, &[ShaderFlags::SHADING_RATE]),
    (2, &[ShaderFlags(ShaderFlags::LOW_PRECISION_PRESENT.0 | ShaderFlags::USE_NATIVE_LOW_PRECISION.0)]),
    (1, &[ShaderFlags::VIEW_ID, ShaderFlags::BARYCENTRICS]),
];

/// The minor version of the Shader Model that these flags need.
pub(super) fn model_of(flags: ShaderFlags) -> u32 {
    MODELS.iter().find(|(_, any)| any.iter().any(|&flag| flags.has(flag))).map_or(0, |&(minor, _)| minor)
}
