//! Signature points: the places where values come in or go out, and what a semantic means at each.

use dxbin_base::names;

use super::{Model, SemanticKind, ShaderKind};

names! {
    /// A place where values come in or go out.
    pub struct SigPoint: u32 {
        /// From the input assembler.
        VS_IN = 0 "VSIn";
        VS_OUT = 1 "VSOut";
        /// What a patch constant function takes, but for control points.
        PC_IN = 2 "PCIn";
        /// What a hull shader takes, but for control points.
        HS_IN = 3 "HSIn";
        /// Control points that a hull shader takes.
        HSCP_IN = 4 "HSCPIn";
        /// Control points that a hull shader puts out.
        HSCP_OUT = 5 "HSCPOut";
        /// Patch constants that a hull shader puts out.
        PC_OUT = 6 "PCOut";
        /// What a domain shader takes, but for control points.
        DS_IN = 7 "DSIn";
        /// Control points that a domain shader takes.
        DSCP_IN = 8 "DSCPIn";
        DS_OUT = 9 "DSOut";
        /// Vertices that a geometry shader takes.
        GSV_IN = 10 "GSVIn";
        /// What a geometry shader takes, but for vertices.
        GS_IN = 11 "GSIn";
        GS_OUT = 12 "GSOut";
        PS_IN = 13 "PSIn";
        PS_OUT = 14 "PSOut";
        CS_IN = 15 "CSIn";
        MS_IN = 16 "MSIn";
        /// Vertices that a mesh shader puts out.
        MS_OUT = 17 "MSOut";
        /// Primitives that a mesh shader puts out.
        MSP_OUT = 18 "MSPOut";
        AS_IN = 19 "ASIn";
    }
}

/// What a semantic means at a signature point.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Interpretation {
    /// Nothing: any name would do.
    Arbitrary,
    /// A system value.
    SystemValue,
    /// A system value that is made, and stands last.
    SystemGenerated,
    /// It is read by an operation of its own, and is in no signature.
    NotInSignature,
    /// It is in the signature, in no register.
    NotPacked,
    /// A render target.
    Target,
    /// A tessellation factor.
    TessellationFactor,
    /// It is read by an operation of its own, and is in the signature all the same.
    Shadow,
    /// A clip or a cull distance.
    ClipCull,
}

macro_rules! interpretations {
    ($( $kind:ident { $($meaning:ident $(from ($major:literal $minor:literal))?: $($point:ident)*;)* } )*) => {
        /// For each semantic what it means, from which Shader Model on, and at which points; elsewhere it cannot be.
        static INTERPRETATIONS: &[(SemanticKind, &[(Interpretation, Model, &[SigPoint])])] = &[$(
            (SemanticKind::$kind, &[$( (
                Interpretation::$meaning,
                Model { major: 0 $(+ $major)?, minor: 0 $(+ $minor)? },
                &[$(SigPoint::$point),*],
            ) ),*]),
        )*];
    };
}

interpretations! {
    ARBITRARY { Arbitrary: VS_IN VS_OUT HSCP_IN HSCP_OUT PC_OUT DS_IN DSCP_IN DS_OUT GSV_IN GS_OUT PS_IN MS_OUT MSP_OUT; }
    VERTEX_ID { SystemValue: VS_IN; }
    INSTANCE_ID { SystemValue: VS_IN; Arbitrary: VS_OUT HSCP_IN HSCP_OUT DSCP_IN DS_OUT GSV_IN GS_OUT PS_IN; }
    POSITION { Arbitrary: VS_IN PC_OUT DS_IN; SystemValue: VS_OUT HSCP_IN HSCP_OUT DSCP_IN DS_OUT GSV_IN GS_OUT PS_IN MS_OUT; }
    RENDER_TARGET_ARRAY_INDEX { Arbitrary: VS_IN PC_OUT DS_IN; SystemValue: VS_OUT HSCP_IN HSCP_OUT DSCP_IN DS_OUT GSV_IN GS_OUT PS_IN MSP_OUT; }
    VIEWPORT_ARRAY_INDEX { Arbitrary: VS_IN PC_OUT DS_IN; SystemValue: VS_OUT HSCP_IN HSCP_OUT DSCP_IN DS_OUT GSV_IN GS_OUT PS_IN MSP_OUT; }
    CLIP_DISTANCE { Arbitrary: VS_IN PC_OUT DS_IN; ClipCull: VS_OUT HSCP_IN HSCP_OUT DSCP_IN DS_OUT GSV_IN GS_OUT PS_IN MS_OUT; }
    CULL_DISTANCE { Arbitrary: VS_IN PC_OUT DS_IN; ClipCull: VS_OUT HSCP_IN HSCP_OUT DSCP_IN DS_OUT GSV_IN GS_OUT PS_IN MS_OUT; }
    OUTPUT_CONTROL_POINT_ID { NotInSignature: HS_IN; }
    DOMAIN_LOCATION { NotInSignature: DS_IN; }
    PRIMITIVE_ID { NotInSignature: PC_IN HS_IN DS_IN; Shadow: GS_IN; SystemGenerated: GS_OUT PS_IN; SystemValue: MSP_OUT; }
    GS_INSTANCE_ID { NotInSignature: GS_IN; }
    SAMPLE_INDEX { Shadow from (4 1): PS_IN; }
    IS_FRONT_FACE { SystemGenerated: GS_OUT PS_IN; }
    COVERAGE { NotInSignature from (5 0): PS_IN; NotPacked from (4 1): PS_OUT; }
    INNER_COVERAGE { NotInSignature from (5 0): PS_IN; }
    TARGET { Target: PS_OUT; }
    DEPTH { NotPacked: PS_OUT; }
    DEPTH_LESS_EQUAL { NotPacked from (5 0): PS_OUT; }
    DEPTH_GREATER_EQUAL { NotPacked from (5 0): PS_OUT; }
    STENCIL_REF { NotPacked from (5 0): PS_OUT; }
    DISPATCH_THREAD_ID { NotInSignature: CS_IN MS_IN AS_IN; }
    GROUP_ID { NotInSignature: CS_IN MS_IN AS_IN; }
    GROUP_INDEX { NotInSignature: CS_IN MS_IN AS_IN; }
    GROUP_THREAD_ID { NotInSignature: CS_IN MS_IN AS_IN; }
    TESS_FACTOR { TessellationFactor: PC_OUT DS_IN; }
    INSIDE_TESS_FACTOR { TessellationFactor: PC_OUT DS_IN; }
    VIEW_ID { NotInSignature from (6 1): VS_IN PC_IN HS_IN DS_IN GS_IN PS_IN; NotInSignature: MS_IN; }
    BARYCENTRICS { NotPacked from (6 1): PS_IN; }
    SHADING_RATE { SystemValue from (6 4): VS_OUT HSCP_IN HSCP_OUT DSCP_IN DS_OUT GSV_IN GS_OUT PS_IN; SystemValue: MSP_OUT; }
    CULL_PRIMITIVE { NotInSignature: PS_IN; NotPacked: MSP_OUT; }
    START_VERTEX_LOCATION { NotInSignature from (6 8): VS_IN; }
    START_INSTANCE_LOCATION { NotInSignature from (6 8): VS_IN; }
}

/// Which of an entry point's signatures.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum SignatureKind {
    /// What comes in.
    Input,
    /// What goes out.
    Output,
    /// Patch constants, or what goes out for each primitive.
    PatchConstantOrPrimitive,
}

impl SigPoint {
    /// The point of a stage's signature; `None` for stages without one.
    pub fn of(kind: ShaderKind, signature: SignatureKind) -> Option<Self> {
        use SignatureKind::{Input, Output, PatchConstantOrPrimitive as Third};
        Some(match (kind, signature) {
            (ShaderKind::VERTEX, Input) => Self::VS_IN,
            (ShaderKind::VERTEX, Output) => Self::VS_OUT,
            (ShaderKind::HULL, Input) => Self::HSCP_IN,
            (ShaderKind::HULL, Output) => Self::HSCP_OUT,
            (ShaderKind::HULL, Third) => Self::PC_OUT,
            (ShaderKind::DOMAIN, Input) => Self::DSCP_IN,
            (ShaderKind::DOMAIN, Output) => Self::DS_OUT,
            (ShaderKind::DOMAIN, Third) => Self::DS_IN,
            (ShaderKind::GEOMETRY, Input) => Self::GSV_IN,
            (ShaderKind::GEOMETRY, Output) => Self::GS_OUT,
            (ShaderKind::PIXEL, Input) => Self::PS_IN,
            (ShaderKind::PIXEL, Output) => Self::PS_OUT,
            (ShaderKind::COMPUTE, Input) => Self::CS_IN,
            (ShaderKind::MESH, Input) => Self::MS_IN,
            (ShaderKind::MESH, Output) => Self::MS_OUT,
            (ShaderKind::MESH, Third) => Self::MSP_OUT,
            (ShaderKind::AMPLIFICATION, Input) => Self::AS_IN,
            _ => return None,
        })
    }

    /// What a semantic means here, and from which Shader Model on; `None` where it cannot be.
    ///
    /// ```
    /// use dxbin_dxil::spec::{Interpretation, SemanticKind, SigPoint};
    /// let meaning = |point: SigPoint| point.interpretation(SemanticKind::POSITION).map(|(meaning, _)| meaning);
    /// assert_eq!(meaning(SigPoint::VS_IN), Some(Interpretation::Arbitrary));
    /// assert_eq!(meaning(SigPoint::VS_OUT), Some(Interpretation::SystemValue));
    /// assert_eq!(meaning(SigPoint::PS_OUT), None);
    /// ```
    pub fn interpretation(self, kind: SemanticKind) -> Option<(Interpretation, Model)> {
        let (_, meanings) = INTERPRETATIONS.iter().find(|row| row.0 == kind)?;
        let &(meaning, model, _) = meanings.iter().find(|(_, _, points)| points.contains(&self))?;
        Some((meaning, model))
    }
}
