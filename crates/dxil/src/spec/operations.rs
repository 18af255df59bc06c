//! The DXIL operations: one row each.
//!
//! A row is `number Name class "overloads" Attribute "stages" (model) via (translated model) [traits] = result (parameters);`.
//! Overloads are letters of [`Overload::ROWS`](super::operation::Overload::ROWS), those of vectors behind `<`; no stages
//! stand for all. Numbers from 0x80000000 are a second table, for what no released Shader Model has yet.
//!
//! Names and parameters are those that dxc 1.9.2602.17 lists; the test beside holds each against its listing.

use dxbin_base::pen::Run;

use super::operation::{Attribute, Info, Model, Shape, Stands, Trait, overloads, stages};

/// The number of a DXIL operation.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct OpCode(pub u32);

macro_rules! operations {
    (@translated ($major:literal $minor:literal)) => { Model { major: $major, minor: $minor } };
    (@translated $model:tt $translated:tt) => { operations!(@translated $translated) };
    ($( $number:literal $name:ident $class:ident $overloads:literal $attribute:ident $stages:literal
        ($major:literal $minor:literal) $(via $translated:tt)? $([$($trait:ident)*])?
        = $result:ident ($($first_shape:ident $first:ident $(, $shape:ident $parameter:ident)*)?); )*) => {
        #[allow(non_upper_case_globals, missing_docs)]
        impl OpCode {
            $( pub const $name: Self = Self($number); )*
        }

        /// Every operation, in rising order of the numbers.
        pub static OPERATIONS: &[Info] = &[$( Info {
            number: $number,
            name: stringify!($name),
            class: stringify!($class),
            overloads: overloads($overloads),
            stands: Stands::of(
                overloads($overloads),
                Shape::$result,
                &[$((Shape::$first_shape, "") $(, (Shape::$shape, ""))*)?],
            ),
            attribute: Attribute::$attribute,
            stages: stages($stages),
            model: Model { major: $major, minor: $minor },
            translated: operations!(@translated ($major $minor) $($translated)?),
            traits: 0 $($(| Trait::$trait as u8)*)?,
            result: Shape::$result,
            parameters: &[$((Shape::$first_shape, stringify!($first)) $(, (Shape::$shape, stringify!($parameter)))*)?],
            comment: Run::padded(concat!(
                "  ; ", stringify!($name), "(", $(stringify!($first) $(, ",", stringify!($parameter))*,)? ")",
                "                                                                "
            )),
        } ),*];
    };
}

operations! {
    0 TempRegLoad tempRegLoad "hfwi" ReadOnly "" (6 0) = Overload (U32 index);
    1 TempRegStore tempRegStore "hfwi" None "" (6 0) = Void (U32 index, Overload value);
    2 MinPrecXRegLoad minPrecXRegLoad "hw" ReadOnly "" (6 0) = Overload (PointerF32 regIndex, I32 index, U8 component);
    3 MinPrecXRegStore minPrecXRegStore "hw" None "" (6 0) = Void (PointerF32 regIndex, I32 index, U8 component, Overload value);
    4 LoadInput loadInput "hfwi" ReadNone "" (6 0) = Overload (U32 inputSigId, U32 rowIndex, U8 colIndex, I32 gsVertexAxis);
    5 StoreOutput storeOutput "hfwi" None "" (6 0) = Void (U32 outputSigId, U32 rowIndex, U8 colIndex, Overload value);
    6 FAbs unary "hfd<hfd" ReadNone "" (6 0) = Overload (Overload value);
    7 Saturate unary "hfd<hfd" ReadNone "" (6 0) = Overload (Overload value);
    8 IsNaN isSpecialFloat "hf<hf" ReadNone "" (6 0) = OverloadI1 (Overload value);
    9 IsInf isSpecialFloat "hf<hf" ReadNone "" (6 0) = OverloadI1 (Overload value);
    10 IsFinite isSpecialFloat "hf<hf" ReadNone "" (6 0) = OverloadI1 (Overload value);
    11 IsNormal isSpecialFloat "hf<hf" ReadNone "" (6 0) = OverloadI1 (Overload value);
    12 Cos unary "hf<hf" ReadNone "" (6 0) = Overload (Overload value);
    13 Sin unary "hf<hf" ReadNone "" (6 0) = Overload (Overload value);
    14 Tan unary "hf<hf" ReadNone "" (6 0) = Overload (Overload value);
    15 Acos unary "hf<hf" ReadNone "" (6 0) = Overload (Overload value);
    16 Asin unary "hf<hf" ReadNone "" (6 0) = Overload (Overload value);
    17 Atan unary "hf<hf" ReadNone "" (6 0) = Overload (Overload value);
    18 Hcos unary "hf<hf" ReadNone "" (6 0) = Overload (Overload value);
    19 Hsin unary "hf<hf" ReadNone "" (6 0) = Overload (Overload value);
    20 Htan unary "hf<hf" ReadNone "" (6 0) = Overload (Overload value);
    21 Exp unary "hf<hf" ReadNone "" (6 0) = Overload (Overload value);
    22 Frc unary "hf<hf" ReadNone "" (6 0) = Overload (Overload value);
    23 Log unary "hf<hf" ReadNone "" (6 0) = Overload (Overload value);
    24 Sqrt unary "hf<hf" ReadNone "" (6 0) = Overload (Overload value);
    25 Rsqrt unary "hf<hf" ReadNone "" (6 0) = Overload (Overload value);
    26 Round_ne unary "hf<hf" ReadNone "" (6 0) = Overload (Overload value);
    27 Round_ni unary "hf<hf" ReadNone "" (6 0) = Overload (Overload value);
    28 Round_pi unary "hf<hf" ReadNone "" (6 0) = Overload (Overload value);
    29 Round_z unary "hf<hf" ReadNone "" (6 0) = Overload (Overload value);
    30 Bfrev unary "wil<wil" ReadNone "" (6 0) = Overload (Overload value);
    31 Countbits unaryBits "wil<wil" ReadNone "" (6 0) = OverloadI32 (Overload value);
    32 FirstbitLo unaryBits "wil<wil" ReadNone "" (6 0) = OverloadI32 (Overload value);
    33 FirstbitHi unaryBits "wil<wil" ReadNone "" (6 0) = OverloadI32 (Overload value);
    34 FirstbitSHi unaryBits "wil<wil" ReadNone "" (6 0) = OverloadI32 (Overload value);
    35 FMax binary "hfd<hfd" ReadNone "" (6 0) = Overload (Overload a, Overload b);
    36 FMin binary "hfd<hfd" ReadNone "" (6 0) = Overload (Overload a, Overload b);
    37 IMax binary "wil<wil" ReadNone "" (6 0) = Overload (Overload a, Overload b);
    38 IMin binary "wil<wil" ReadNone "" (6 0) = Overload (Overload a, Overload b);
    39 UMax binary "wil<wil" ReadNone "" (6 0) = Overload (Overload a, Overload b);
    40 UMin binary "wil<wil" ReadNone "" (6 0) = Overload (Overload a, Overload b);
    41 IMul binaryWithTwoOuts "i" ReadNone "" (6 0) = TwoI32 (Overload a, Overload b);
    42 UMul binaryWithTwoOuts "i" ReadNone "" (6 0) = TwoI32 (Overload a, Overload b);
    43 UDiv binaryWithTwoOuts "i" ReadNone "" (6 0) = TwoI32 (Overload a, Overload b);
    44 UAddc binaryWithCarryOrBorrow "i" ReadNone "" (6 0) = I32Carry (Overload a, Overload b);
    45 USubb binaryWithCarryOrBorrow "i" ReadNone "" (6 0) = I32Carry (Overload a, Overload b);
    46 FMad tertiary "hfd<hfd" ReadNone "" (6 0) = Overload (Overload a, Overload b, Overload c);
    47 Fma tertiary "d<d" ReadNone "" (6 0) = Overload (Overload a, Overload b, Overload c);
    48 IMad tertiary "wil<wil" ReadNone "" (6 0) = Overload (Overload a, Overload b, Overload c);
    49 UMad tertiary "wil<wil" ReadNone "" (6 0) = Overload (Overload a, Overload b, Overload c);
    50 Msad tertiary "i" ReadNone "" (6 0) = Overload (Overload a, Overload b, Overload c);
    51 Ibfe tertiary "i" ReadNone "" (6 0) = Overload (Overload a, Overload b, Overload c);
    52 Ubfe tertiary "i" ReadNone "" (6 0) = Overload (Overload a, Overload b, Overload c);
    53 Bfi quaternary "i" ReadNone "" (6 0) = Overload (Overload width, Overload offset, Overload value, Overload replacedValue);
    54 Dot2 dot2 "hf" ReadNone "" (6 0) = Overload (Overload ax, Overload ay, Overload bx, Overload by);
    55 Dot3 dot3 "hf" ReadNone "" (6 0) = Overload (Overload ax, Overload ay, Overload az, Overload bx, Overload by, Overload bz);
    56 Dot4 dot4 "hf" ReadNone "" (6 0) = Overload (Overload ax, Overload ay, Overload az, Overload aw, Overload bx, Overload by, Overload bz, Overload bw);
    57 CreateHandle createHandle "" ReadOnly "" (6 0) = Handle (I8 resourceClass, I32 rangeId, I32 index, I1 nonUniformIndex);
    58 CBufferLoad cbufferLoad "hfd8wil" ReadOnly "" (6 0) = Overload (Handle handle, U32 byteOffset, U32 alignment);
    59 CBufferLoadLegacy cbufferLoadLegacy "hfdwil" ReadOnly "" (6 0) = CBufRet (Handle handle, U32 regIndex);
    60 Sample sample "hfwi" ReadOnly "ps cs lib ms as node" (6 0) [Gradient] = ResRet (Handle srv, Handle sampler, F32 coord0, F32 coord1, F32 coord2, F32 coord3, I32 offset0, I32 offset1, I32 offset2, F32 clamp);
    61 SampleBias sampleBias "hfwi" ReadOnly "ps cs lib ms as node" (6 0) [Gradient] = ResRet (Handle srv, Handle sampler, F32 coord0, F32 coord1, F32 coord2, F32 coord3, I32 offset0, I32 offset1, I32 offset2, F32 bias, F32 clamp);
    62 SampleLevel sampleLevel "hfwi" ReadOnly "" (6 0) = ResRet (Handle srv, Handle sampler, F32 coord0, F32 coord1, F32 coord2, F32 coord3, I32 offset0, I32 offset1, I32 offset2, F32 LOD);
    63 SampleGrad sampleGrad "hfwi" ReadOnly "" (6 0) = ResRet (Handle srv, Handle sampler, F32 coord0, F32 coord1, F32 coord2, F32 coord3, I32 offset0, I32 offset1, I32 offset2, F32 ddx0, F32 ddx1, F32 ddx2, F32 ddy0, F32 ddy1, F32 ddy2, F32 clamp);
    64 SampleCmp sampleCmp "hf" ReadOnly "ps cs lib ms as node" (6 0) [Gradient] = ResRet (Handle srv, Handle sampler, F32 coord0, F32 coord1, F32 coord2, F32 coord3, I32 offset0, I32 offset1, I32 offset2, F32 compareValue, F32 clamp);
    65 SampleCmpLevelZero sampleCmpLevelZero "hf" ReadOnly "" (6 0) = ResRet (Handle srv, Handle sampler, F32 coord0, F32 coord1, F32 coord2, F32 coord3, I32 offset0, I32 offset1, I32 offset2, F32 compareValue);
    66 TextureLoad textureLoad "hfwi" ReadOnly "" (6 0) = ResRet (Handle srv, I32 mipLevelOrSampleCount, I32 coord0, I32 coord1, I32 coord2, I32 offset0, I32 offset1, I32 offset2);
    67 TextureStore textureStore "hfwi" None "" (6 0) = Void (Handle srv, I32 coord0, I32 coord1, I32 coord2, Overload value0, Overload value1, Overload value2, Overload value3, I8 mask);
    68 BufferLoad bufferLoad "hfwi" ReadOnly "" (6 0) = ResRet (Handle srv, I32 index, I32 wot);
    69 BufferStore bufferStore "hfwi" None "" (6 0) = Void (Handle uav, I32 coord0, I32 coord1, Overload value0, Overload value1, Overload value2, Overload value3, I8 mask);
    70 BufferUpdateCounter bufferUpdateCounter "" None "" (6 0) = I32 (Handle uav, I8 inc);
    71 CheckAccessFullyMapped checkAccessFullyMapped "i" ReadOnly "" (6 0) = I1 (Overload status);
    72 GetDimensions getDimensions "" ReadOnly "" (6 0) = Dimensions (Handle handle, I32 mipLevel);
    73 TextureGather textureGather "hfwi" ReadOnly "" (6 0) = ResRet (Handle srv, Handle sampler, F32 coord0, F32 coord1, F32 coord2, F32 coord3, I32 offset0, I32 offset1, I32 channel);
    74 TextureGatherCmp textureGatherCmp "hfwi" ReadOnly "" (6 0) = ResRet (Handle srv, Handle sampler, F32 coord0, F32 coord1, F32 coord2, F32 coord3, I32 offset0, I32 offset1, I32 channel, F32 compareValue);
    75 Texture2DMSGetSamplePosition texture2DMSGetSamplePosition "" ReadOnly "" (6 0) = SamplePos (Handle srv, I32 index);
    76 RenderTargetGetSamplePosition renderTargetGetSamplePosition "" ReadOnly "ps" (6 0) = SamplePos (I32 index);
    77 RenderTargetGetSampleCount renderTargetGetSampleCount "" ReadOnly "ps" (6 0) = U32 ();
    78 AtomicBinOp atomicBinOp "li" None "" (6 0) = Overload (Handle handle, I32 atomicOp, I32 offset0, I32 offset1, I32 offset2, Overload newValue);
    79 AtomicCompareExchange atomicCompareExchange "li" None "" (6 0) = Overload (Handle handle, I32 offset0, I32 offset1, I32 offset2, Overload compareValue, Overload newValue);
    80 Barrier barrier "" NoDuplicate "" (6 0) [Barrier] = Void (I32 barrierMode);
    81 CalculateLOD calculateLOD "f" ReadOnly "ps cs lib ms as node" (6 0) [Gradient] = F32 (Handle handle, Handle sampler, Overload coord0, Overload coord1, Overload coord2, I1 clamped);
    82 Discard discard "" None "ps" (6 0) = Void (I1 condition);
    83 DerivCoarseX unary "hf<hf" ReadNone "ps cs lib ms as node" (6 0) [Derivative Gradient] = Overload (Overload value);
    84 DerivCoarseY unary "hf<hf" ReadNone "ps cs lib ms as node" (6 0) [Derivative Gradient] = Overload (Overload value);
    85 DerivFineX unary "hf<hf" ReadNone "ps cs lib ms as node" (6 0) [Derivative Gradient] = Overload (Overload value);
    86 DerivFineY unary "hf<hf" ReadNone "ps cs lib ms as node" (6 0) [Derivative Gradient] = Overload (Overload value);
    87 EvalSnapped evalSnapped "hf" ReadNone "ps" (6 0) = Overload (I32 inputSigId, I32 inputRowIndex, I8 inputColIndex, I32 offsetX, I32 offsetY);
    88 EvalSampleIndex evalSampleIndex "hf" ReadNone "ps" (6 0) = Overload (I32 inputSigId, I32 inputRowIndex, I8 inputColIndex, I32 sampleIndex);
    89 EvalCentroid evalCentroid "hf" ReadNone "ps" (6 0) = Overload (I32 inputSigId, I32 inputRowIndex, I8 inputColIndex);
    90 SampleIndex sampleIndex "i" ReadNone "ps" (6 0) = Overload ();
    91 Coverage coverage "i" ReadNone "ps" (6 0) = Overload ();
    92 InnerCoverage innerCoverage "i" ReadNone "ps" (6 0) = Overload ();
    93 ThreadId threadId "i" ReadNone "cs ms as node" (6 0) = Overload (I32 component);
    94 GroupId groupId "i" ReadNone "cs ms as node" (6 0) = Overload (I32 component);
    95 ThreadIdInGroup threadIdInGroup "i" ReadNone "cs ms as node" (6 0) = Overload (I32 component);
    96 FlattenedThreadIdInGroup flattenedThreadIdInGroup "i" ReadNone "cs ms as node" (6 0) = Overload ();
    97 EmitStream emitStream "" None "gs" (6 0) = Void (I8 streamId);
    98 CutStream cutStream "" None "gs" (6 0) = Void (I8 streamId);
    99 EmitThenCutStream emitThenCutStream "" None "gs" (6 0) = Void (I8 streamId);
    100 GSInstanceID gsInstanceID "i" ReadNone "gs" (6 0) = Overload ();
    101 MakeDouble makeDouble "d" ReadNone "" (6 0) = Overload (I32 lo, I32 hi);
    102 SplitDouble splitDouble "d" ReadNone "" (6 0) = SplitDouble (Overload value);
    103 LoadOutputControlPoint loadOutputControlPoint "hfwi" ReadNone "hs ds" (6 0) = Overload (I32 inputSigId, I32 row, I8 col, I32 index);
    104 LoadPatchConstant loadPatchConstant "hfwi" ReadNone "hs ds" (6 0) = Overload (I32 inputSigId, I32 row, I8 col);
    105 DomainLocation domainLocation "f" ReadNone "ds" (6 0) = Overload (I8 component);
    106 StorePatchConstant storePatchConstant "hfwi" None "hs" (6 0) = Void (I32 outputSigID, I32 row, I8 col, Overload value);
    107 OutputControlPointID outputControlPointID "i" ReadNone "hs" (6 0) = Overload ();
    108 PrimitiveID primitiveID "i" ReadNone "gs hs ds" (6 0) = Overload ();
    109 CycleCounterLegacy cycleCounterLegacy "" None "" (6 0) = TwoI32 ();
    110 WaveIsFirstLane waveIsFirstLane "" None "" (6 0) [Wave] = I1 ();
    111 WaveGetLaneIndex waveGetLaneIndex "" ReadOnly "" (6 0) [Wave] = I32 ();
    112 WaveGetLaneCount waveGetLaneCount "" ReadNone "" (6 0) [Wave] = I32 ();
    113 WaveAnyTrue waveAnyTrue "" None "" (6 0) [Wave] = I1 (I1 cond);
    114 WaveAllTrue waveAllTrue "" None "" (6 0) [Wave] = I1 (I1 cond);
    115 WaveActiveAllEqual waveActiveAllEqual "hfd18wil<hfd18wil" None "" (6 0) [Wave] = OverloadI1 (Overload value);
    116 WaveActiveBallot waveActiveBallot "" None "" (6 0) [Wave] = FourI32 (I1 cond);
    117 WaveReadLaneAt waveReadLaneAt "hfd18wil<hfd18wil" None "" (6 0) [Wave] = Overload (Overload value, I32 lane);
    118 WaveReadLaneFirst waveReadLaneFirst "hfd18wil<hfd18wil" None "" (6 0) [Wave] = Overload (Overload value);
    119 WaveActiveOp waveActiveOp "hfd18wil<hfd18wil" None "" (6 0) [Wave] = Overload (Overload value, I8 op, I8 sop);
    120 WaveActiveBit waveActiveBit "8wil<8wil" None "" (6 0) [Wave] = Overload (Overload value, I8 op);
    121 WavePrefixOp wavePrefixOp "hfd8wil<hfd8wil" None "" (6 0) [Wave] = Overload (Overload value, I8 op, I8 sop);
    122 QuadReadLaneAt quadReadLaneAt "hfd18wil<hfd18wil" None "ps cs lib ms as node" (6 0) [Wave] = Overload (Overload value, U32 quadLane);
    123 QuadOp quadOp "hfd8wil<hfd8wil" None "ps cs lib ms as node" (6 0) [Wave] = Overload (Overload value, I8 op);
    124 BitcastI16toF16 bitcastI16toF16 "" ReadNone "" (6 0) = F16 (I16 value);
    125 BitcastF16toI16 bitcastF16toI16 "" ReadNone "" (6 0) = I16 (F16 value);
    126 BitcastI32toF32 bitcastI32toF32 "" ReadNone "" (6 0) = F32 (I32 value);
    127 BitcastF32toI32 bitcastF32toI32 "" ReadNone "" (6 0) = I32 (F32 value);
    128 BitcastI64toF64 bitcastI64toF64 "" ReadNone "" (6 0) = F64 (I64 value);
    129 BitcastF64toI64 bitcastF64toI64 "" ReadNone "" (6 0) = I64 (F64 value);
    130 LegacyF32ToF16 legacyF32ToF16 "" ReadNone "" (6 0) = I32 (F32 value);
    131 LegacyF16ToF32 legacyF16ToF32 "" ReadNone "" (6 0) = F32 (I32 value);
    132 LegacyDoubleToFloat legacyDoubleToFloat "" ReadNone "" (6 0) = F32 (F64 value);
    133 LegacyDoubleToSInt32 legacyDoubleToSInt32 "" ReadNone "" (6 0) = I32 (F64 value);
    134 LegacyDoubleToUInt32 legacyDoubleToUInt32 "" ReadNone "" (6 0) = I32 (F64 value);
    135 WaveAllBitCount waveAllOp "" None "" (6 0) [Wave] = I32 (I1 value);
    136 WavePrefixBitCount wavePrefixOp "" None "" (6 0) [Wave] = I32 (I1 value);
    137 AttributeAtVertex attributeAtVertex "hfiw" ReadNone "ps" (6 1) = Overload (I32 inputSigId, I32 inputRowIndex, I8 inputColIndex, I8 VertexID);
    138 ViewID viewID "i" ReadNone "ps vs gs hs ds ms" (6 1) = Overload ();
    139 RawBufferLoad rawBufferLoad "hfwidl" ReadOnly "" (6 2) via (6 0) = ResRet (Handle srv, I32 index, I32 elementOffset, I8 mask, I32 alignment);
    140 RawBufferStore rawBufferStore "hfwidl" None "" (6 2) via (6 0) = Void (Handle uav, I32 index, I32 elementOffset, Overload value0, Overload value1, Overload value2, Overload value3, I8 mask, I32 alignment);
    141 InstanceID instanceID "i" ReadNone "lib intersection anyhit closesthit" (6 3) = Overload ();
    142 InstanceIndex instanceIndex "i" ReadNone "lib intersection anyhit closesthit" (6 3) = Overload ();
    143 HitKind hitKind "i" ReadNone "lib intersection anyhit closesthit" (6 3) = Overload ();
    144 RayFlags rayFlags "i" ReadNone "lib intersection anyhit closesthit miss" (6 3) = Overload ();
    145 DispatchRaysIndex dispatchRaysIndex "i" ReadNone "lib raygen intersection anyhit closesthit miss callable" (6 3) = Overload (I8 col);
    146 DispatchRaysDimensions dispatchRaysDimensions "i" ReadNone "lib raygen intersection anyhit closesthit miss callable" (6 3) = Overload (I8 col);
    147 WorldRayOrigin worldRayOrigin "f" ReadNone "lib intersection anyhit closesthit miss" (6 3) = Overload (I8 col);
    148 WorldRayDirection worldRayDirection "f" ReadNone "lib intersection anyhit closesthit miss" (6 3) = Overload (I8 col);
    149 ObjectRayOrigin objectRayOrigin "f" ReadNone "lib intersection anyhit closesthit" (6 3) = Overload (I8 col);
    150 ObjectRayDirection objectRayDirection "f" ReadNone "lib intersection anyhit closesthit" (6 3) = Overload (I8 col);
    151 ObjectToWorld objectToWorld "f" ReadNone "lib intersection anyhit closesthit" (6 3) = Overload (I32 row, I8 col);
    152 WorldToObject worldToObject "f" ReadNone "lib intersection anyhit closesthit" (6 3) = Overload (I32 row, I8 col);
    153 RayTMin rayTMin "f" ReadNone "lib intersection anyhit closesthit miss" (6 3) = Overload ();
    154 RayTCurrent rayTCurrent "f" ReadOnly "lib intersection anyhit closesthit miss" (6 3) = Overload ();
    155 IgnoreHit ignoreHit "" NoReturn "anyhit" (6 3) = Void ();
    156 AcceptHitAndEndSearch acceptHitAndEndSearch "" NoReturn "anyhit" (6 3) = Void ();
    157 TraceRay traceRay "u" None "lib raygen closesthit miss" (6 3) = Void (Handle AccelerationStructure, I32 RayFlags, I32 InstanceInclusionMask, I32 RayContributionToHitGroupIndex, I32 MultiplierForGeometryContributionToShaderIndex, I32 MissShaderIndex, F32 Origin_X, F32 Origin_Y, F32 Origin_Z, F32 TMin, F32 Direction_X, F32 Direction_Y, F32 Direction_Z, F32 TMax, Udt payload);
    158 ReportHit reportHit "u" None "lib intersection" (6 3) = I1 (F32 THit, I32 HitKind, Udt Attributes);
    159 CallShader callShader "u" None "lib raygen closesthit miss callable" (6 3) = Void (I32 ShaderIndex, Udt Parameter);
    160 CreateHandleForLib createHandleForLib "o" ReadOnly "" (6 3) via (6 0) = Handle (Object Resource);
    161 PrimitiveIndex primitiveIndex "i" ReadNone "lib intersection anyhit closesthit" (6 3) = Overload ();
    162 Dot2AddHalf dot2AddHalf "f" ReadNone "" (6 4) = Overload (Overload acc, F16 ax, F16 ay, F16 bx, F16 by);
    163 Dot4AddI8Packed dot4AddPacked "i" ReadNone "" (6 4) = Overload (Overload acc, I32 a, I32 b);
    164 Dot4AddU8Packed dot4AddPacked "i" ReadNone "" (6 4) = Overload (Overload acc, I32 a, I32 b);
    165 WaveMatch waveMatch "hfd8wil<hfd8wil" None "" (6 5) [Wave] = FourI32 (Overload value);
    166 WaveMultiPrefixOp waveMultiPrefixOp "hfd8wil<hfd8wil" None "" (6 5) [Wave] = Overload (Overload value, I32 mask0, I32 mask1, I32 mask2, I32 mask3, I8 op, I8 sop);
    167 WaveMultiPrefixBitCount waveMultiPrefixBitCount "" None "" (6 5) [Wave] = I32 (I1 value, I32 mask0, I32 mask1, I32 mask2, I32 mask3);
    168 SetMeshOutputCounts setMeshOutputCounts "" None "ms" (6 5) = Void (I32 numVertices, I32 numPrimitives);
    169 EmitIndices emitIndices "" None "ms" (6 5) = Void (U32 PrimitiveIndex, U32 VertexIndex0, U32 VertexIndex1, U32 VertexIndex2);
    170 GetMeshPayload getMeshPayload "u" ReadOnly "ms" (6 5) = Overload ();
    171 StoreVertexOutput storeVertexOutput "hfwi" None "ms" (6 5) = Void (U32 outputSigId, U32 rowIndex, U8 colIndex, Overload value, U32 vertexIndex);
    172 StorePrimitiveOutput storePrimitiveOutput "hfwi" None "ms" (6 5) = Void (U32 outputSigId, U32 rowIndex, U8 colIndex, Overload value, U32 primitiveIndex);
    173 DispatchMesh dispatchMesh "u" None "as" (6 5) = Void (I32 threadGroupCountX, I32 threadGroupCountY, I32 threadGroupCountZ, Overload payload);
    174 WriteSamplerFeedback writeSamplerFeedback "" None "ps lib" (6 5) [Gradient Feedback] = Void (Handle feedbackTex, Handle sampledTex, Handle sampler, F32 c0, F32 c1, F32 c2, F32 c3, F32 clamp);
    175 WriteSamplerFeedbackBias writeSamplerFeedbackBias "" None "ps lib" (6 5) [Gradient Feedback] = Void (Handle feedbackTex, Handle sampledTex, Handle sampler, F32 c0, F32 c1, F32 c2, F32 c3, F32 bias, F32 clamp);
    176 WriteSamplerFeedbackLevel writeSamplerFeedbackLevel "" None "" (6 5) [Feedback] = Void (Handle feedbackTex, Handle sampledTex, Handle sampler, F32 c0, F32 c1, F32 c2, F32 c3, F32 lod);
    177 WriteSamplerFeedbackGrad writeSamplerFeedbackGrad "" None "" (6 5) [Feedback] = Void (Handle feedbackTex, Handle sampledTex, Handle sampler, F32 c0, F32 c1, F32 c2, F32 c3, F32 ddx0, F32 ddx1, F32 ddx2, F32 ddy0, F32 ddy1, F32 ddy2, F32 clamp);
    178 AllocateRayQuery allocateRayQuery "" None "" (6 5) = I32 (U32 constRayFlags);
    179 RayQuery_TraceRayInline rayQuery_TraceRayInline "" None "" (6 5) = Void (I32 rayQueryHandle, Handle accelerationStructure, I32 rayFlags, I32 instanceInclusionMask, F32 origin_X, F32 origin_Y, F32 origin_Z, F32 tMin, F32 direction_X, F32 direction_Y, F32 direction_Z, F32 tMax);
    180 RayQuery_Proceed rayQuery_Proceed "1" None "" (6 5) = Overload (I32 rayQueryHandle);
    181 RayQuery_Abort rayQuery_Abort "" None "" (6 5) = Void (I32 rayQueryHandle);
    182 RayQuery_CommitNonOpaqueTriangleHit rayQuery_CommitNonOpaqueTriangleHit "" None "" (6 5) = Void (I32 rayQueryHandle);
    183 RayQuery_CommitProceduralPrimitiveHit rayQuery_CommitProceduralPrimitiveHit "" None "" (6 5) = Void (I32 rayQueryHandle, F32 t);
    184 RayQuery_CommittedStatus rayQuery_StateScalar "i" ReadOnly "" (6 5) = Overload (I32 rayQueryHandle);
    185 RayQuery_CandidateType rayQuery_StateScalar "i" ReadOnly "" (6 5) = Overload (I32 rayQueryHandle);
    186 RayQuery_CandidateObjectToWorld3x4 rayQuery_StateMatrix "f" ReadOnly "" (6 5) = Overload (I32 rayQueryHandle, I32 row, I8 col);
    187 RayQuery_CandidateWorldToObject3x4 rayQuery_StateMatrix "f" ReadOnly "" (6 5) = Overload (I32 rayQueryHandle, I32 row, I8 col);
    188 RayQuery_CommittedObjectToWorld3x4 rayQuery_StateMatrix "f" ReadOnly "" (6 5) = Overload (I32 rayQueryHandle, I32 row, I8 col);
    189 RayQuery_CommittedWorldToObject3x4 rayQuery_StateMatrix "f" ReadOnly "" (6 5) = Overload (I32 rayQueryHandle, I32 row, I8 col);
    190 RayQuery_CandidateProceduralPrimitiveNonOpaque rayQuery_StateScalar "1" ReadOnly "" (6 5) = Overload (I32 rayQueryHandle);
    191 RayQuery_CandidateTriangleFrontFace rayQuery_StateScalar "1" ReadOnly "" (6 5) = Overload (I32 rayQueryHandle);
    192 RayQuery_CommittedTriangleFrontFace rayQuery_StateScalar "1" ReadOnly "" (6 5) = Overload (I32 rayQueryHandle);
    193 RayQuery_CandidateTriangleBarycentrics rayQuery_StateVector "f" ReadOnly "" (6 5) = Overload (I32 rayQueryHandle, I8 component);
    194 RayQuery_CommittedTriangleBarycentrics rayQuery_StateVector "f" ReadOnly "" (6 5) = Overload (I32 rayQueryHandle, I8 component);
    195 RayQuery_RayFlags rayQuery_StateScalar "i" ReadOnly "" (6 5) = Overload (I32 rayQueryHandle);
    196 RayQuery_WorldRayOrigin rayQuery_StateVector "f" ReadOnly "" (6 5) = Overload (I32 rayQueryHandle, I8 component);
    197 RayQuery_WorldRayDirection rayQuery_StateVector "f" ReadOnly "" (6 5) = Overload (I32 rayQueryHandle, I8 component);
    198 RayQuery_RayTMin rayQuery_StateScalar "f" ReadOnly "" (6 5) = Overload (I32 rayQueryHandle);
    199 RayQuery_CandidateTriangleRayT rayQuery_StateScalar "f" ReadOnly "" (6 5) = Overload (I32 rayQueryHandle);
    200 RayQuery_CommittedRayT rayQuery_StateScalar "f" ReadOnly "" (6 5) = Overload (I32 rayQueryHandle);
    201 RayQuery_CandidateInstanceIndex rayQuery_StateScalar "i" ReadOnly "" (6 5) = Overload (I32 rayQueryHandle);
    202 RayQuery_CandidateInstanceID rayQuery_StateScalar "i" ReadOnly "" (6 5) = Overload (I32 rayQueryHandle);
    203 RayQuery_CandidateGeometryIndex rayQuery_StateScalar "i" ReadOnly "" (6 5) = Overload (I32 rayQueryHandle);
    204 RayQuery_CandidatePrimitiveIndex rayQuery_StateScalar "i" ReadOnly "" (6 5) = Overload (I32 rayQueryHandle);
    205 RayQuery_CandidateObjectRayOrigin rayQuery_StateVector "f" ReadOnly "" (6 5) = Overload (I32 rayQueryHandle, I8 component);
    206 RayQuery_CandidateObjectRayDirection rayQuery_StateVector "f" ReadOnly "" (6 5) = Overload (I32 rayQueryHandle, I8 component);
    207 RayQuery_CommittedInstanceIndex rayQuery_StateScalar "i" ReadOnly "" (6 5) = Overload (I32 rayQueryHandle);
    208 RayQuery_CommittedInstanceID rayQuery_StateScalar "i" ReadOnly "" (6 5) = Overload (I32 rayQueryHandle);
    209 RayQuery_CommittedGeometryIndex rayQuery_StateScalar "i" ReadOnly "" (6 5) = Overload (I32 rayQueryHandle);
    210 RayQuery_CommittedPrimitiveIndex rayQuery_StateScalar "i" ReadOnly "" (6 5) = Overload (I32 rayQueryHandle);
    211 RayQuery_CommittedObjectRayOrigin rayQuery_StateVector "f" ReadOnly "" (6 5) = Overload (I32 rayQueryHandle, I8 component);
    212 RayQuery_CommittedObjectRayDirection rayQuery_StateVector "f" ReadOnly "" (6 5) = Overload (I32 rayQueryHandle, I8 component);
    213 GeometryIndex geometryIndex "i" ReadNone "lib intersection anyhit closesthit" (6 5) = Overload ();
    214 RayQuery_CandidateInstanceContributionToHitGroupIndex rayQuery_StateScalar "i" ReadOnly "" (6 5) = Overload (I32 rayQueryHandle);
    215 RayQuery_CommittedInstanceContributionToHitGroupIndex rayQuery_StateScalar "i" ReadOnly "" (6 5) = Overload (I32 rayQueryHandle);
    216 AnnotateHandle annotateHandle "" ReadNone "" (6 6) via (6 0) = Handle (Handle res, ResourceProperties props);
    217 CreateHandleFromBinding createHandleFromBinding "" ReadNone "" (6 6) via (6 0) = Handle (ResBind bind, I32 index, I1 nonUniformIndex);
    218 CreateHandleFromHeap createHandleFromHeap "" ReadNone "" (6 6) = Handle (I32 index, I1 samplerHeap, I1 nonUniformIndex);
    219 Unpack4x8 unpack4x8 "iw" ReadNone "" (6 6) = Four (I8 unpackMode, I32 pk);
    220 Pack4x8 pack4x8 "iw" ReadNone "" (6 6) = I32 (I8 packMode, Overload x, Overload y, Overload z, Overload w);
    221 IsHelperLane isHelperLane "1" ReadOnly "" (6 6) = Overload ();
    222 QuadVote quadVote "1" None "ps cs lib ms as node" (6 7) via (6 0) [Wave] = OverloadI1 (I1 cond, I8 op);
    223 TextureGatherRaw textureGatherRaw "wil" ReadOnly "" (6 7) = ResRet (Handle srv, Handle sampler, F32 coord0, F32 coord1, F32 coord2, F32 coord3, I32 offset0, I32 offset1);
    224 SampleCmpLevel sampleCmpLevel "hf" ReadOnly "" (6 7) = ResRet (Handle srv, Handle sampler, F32 coord0, F32 coord1, F32 coord2, F32 coord3, I32 offset0, I32 offset1, I32 offset2, F32 compareValue, F32 lod);
    225 TextureStoreSample textureStoreSample "hfwi" None "" (6 7) = Void (Handle srv, I32 coord0, I32 coord1, I32 coord2, Overload value0, Overload value1, Overload value2, Overload value3, I8 mask, I32 sampleIdx);
    226 Reserved0 reserved "" None "" (6 0) = Void ();
    227 Reserved1 reserved "" None "" (6 0) = Void ();
    228 Reserved2 reserved "" None "" (6 0) = Void ();
    229 Reserved3 reserved "" None "" (6 0) = Void ();
    230 Reserved4 reserved "" None "" (6 0) = Void ();
    231 Reserved5 reserved "" None "" (6 0) = Void ();
    232 Reserved6 reserved "" None "" (6 0) = Void ();
    233 Reserved7 reserved "" None "" (6 0) = Void ();
    234 Reserved8 reserved "" None "" (6 0) = Void ();
    235 Reserved9 reserved "" None "" (6 0) = Void ();
    236 Reserved10 reserved "" None "" (6 0) = Void ();
    237 Reserved11 reserved "" None "" (6 0) = Void ();
    238 AllocateNodeOutputRecords allocateNodeOutputRecords "" None "node" (6 8) = NodeRecordHandle (NodeHandle output, I32 numRecords, I1 perThread);
    239 GetNodeRecordPtr getNodeRecordPtr "u" ReadNone "node" (6 8) = Overload (NodeRecordHandle recordhandle, I32 arrayIndex);
    240 IncrementOutputCount incrementOutputCount "" None "node" (6 8) = Void (NodeHandle output, I32 count, I1 perThread);
    241 OutputComplete outputComplete "" None "node" (6 8) = Void (NodeRecordHandle output);
    242 GetInputRecordCount getInputRecordCount "" ReadOnly "node" (6 8) = I32 (NodeRecordHandle input);
    243 FinishedCrossGroupSharing finishedCrossGroupSharing "" None "node" (6 8) = I1 (NodeRecordHandle input);
    244 BarrierByMemoryType barrierByMemoryType "" NoDuplicate "" (6 8) via (6 0) [Barrier] = Void (I32 MemoryTypeFlags, I32 SemanticFlags);
    245 BarrierByMemoryHandle barrierByMemoryHandle "" NoDuplicate "" (6 8) [Barrier] = Void (Handle object, I32 SemanticFlags);
    246 BarrierByNodeRecordHandle barrierByNodeRecordHandle "" NoDuplicate "node" (6 8) [Barrier] = Void (NodeRecordHandle object, I32 SemanticFlags);
    247 CreateNodeOutputHandle createNodeOutputHandle "" ReadNone "node" (6 8) = NodeHandle (I32 MetadataIdx);
    248 IndexNodeHandle indexNodeHandle "" ReadNone "node" (6 8) = NodeHandle (NodeHandle NodeOutputHandle, I32 ArrayIndex);
    249 AnnotateNodeHandle annotateNodeHandle "" ReadNone "node" (6 8) = NodeHandle (NodeHandle node, NodeInfo props);
    250 CreateNodeInputRecordHandle createNodeInputRecordHandle "" ReadNone "node" (6 8) = NodeRecordHandle (I32 MetadataIdx);
    251 AnnotateNodeRecordHandle annotateNodeRecordHandle "" ReadNone "node" (6 8) = NodeRecordHandle (NodeRecordHandle noderecord, NodeRecordInfo props);
    252 NodeOutputIsValid nodeOutputIsValid "" ReadOnly "node" (6 8) = I1 (NodeHandle output);
    253 GetRemainingRecursionLevels getRemainingRecursionLevels "" ReadOnly "node" (6 8) = I32 ();
    254 SampleCmpGrad sampleCmpGrad "hf" ReadOnly "" (6 8) = ResRet (Handle srv, Handle sampler, F32 coord0, F32 coord1, F32 coord2, F32 coord3, I32 offset0, I32 offset1, I32 offset2, F32 compareValue, F32 ddx0, F32 ddx1, F32 ddx2, F32 ddy0, F32 ddy1, F32 ddy2, F32 clamp);
    255 SampleCmpBias sampleCmpBias "hf" ReadOnly "ps cs lib ms as node" (6 8) [Gradient] = ResRet (Handle srv, Handle sampler, F32 coord0, F32 coord1, F32 coord2, F32 coord3, I32 offset0, I32 offset1, I32 offset2, F32 compareValue, F32 bias, F32 clamp);
    256 StartVertexLocation startVertexLocation "i" ReadNone "vs" (6 8) = Overload ();
    257 StartInstanceLocation startInstanceLocation "i" ReadNone "vs" (6 8) = Overload ();
    258 AllocateRayQuery2 allocateRayQuery2 "" None "" (6 9) = I32 (U32 constRayFlags, U32 constRayQueryFlags);
    259 ReservedA0 reserved "" None "" (6 0) = Void ();
    260 ReservedA1 reserved "" None "" (6 0) = Void ();
    261 ReservedA2 reserved "" None "" (6 0) = Void ();
    262 HitObject_TraceRay hitObject_TraceRay "u" None "lib raygen closesthit miss" (6 9) = HitObject (Handle accelerationStructure, I32 rayFlags, I32 instanceInclusionMask, I32 rayContributionToHitGroupIndex, I32 multiplierForGeometryContributionToHitGroupIndex, I32 missShaderIndex, F32 Origin_X, F32 Origin_Y, F32 Origin_Z, F32 TMin, F32 Direction_X, F32 Direction_Y, F32 Direction_Z, F32 TMax, Udt payload);
    263 HitObject_FromRayQuery hitObject_FromRayQuery "" ReadOnly "lib raygen closesthit miss" (6 9) = HitObject (I32 rayQueryHandle);
    264 HitObject_FromRayQueryWithAttrs hitObject_FromRayQueryWithAttrs "u" ReadOnly "lib raygen closesthit miss" (6 9) = HitObject (I32 rayQueryHandle, I32 HitKind, Udt CommittedAttribs);
    265 HitObject_MakeMiss hitObject_MakeMiss "" ReadNone "lib raygen closesthit miss" (6 9) = HitObject (I32 RayFlags, I32 MissShaderIndex, F32 Origin_X, F32 Origin_Y, F32 Origin_Z, F32 TMin, F32 Direction_X, F32 Direction_Y, F32 Direction_Z, F32 TMax);
    266 HitObject_MakeNop hitObject_MakeNop "" ReadNone "lib raygen closesthit miss" (6 9) = HitObject ();
    267 HitObject_Invoke hitObject_Invoke "u" None "lib raygen closesthit miss" (6 9) = Void (HitObject hitObject, Udt payload);
    268 MaybeReorderThread maybeReorderThread "" None "lib raygen" (6 9) = Void (HitObject hitObject, I32 coherenceHint, I32 numCoherenceHintBitsFromLSB);
    269 HitObject_IsMiss hitObject_StateScalar "1" ReadNone "lib raygen closesthit miss" (6 9) = Overload (HitObject hitObject);
    270 HitObject_IsHit hitObject_StateScalar "1" ReadNone "lib raygen closesthit miss" (6 9) = Overload (HitObject hitObject);
    271 HitObject_IsNop hitObject_StateScalar "1" ReadNone "lib raygen closesthit miss" (6 9) = Overload (HitObject hitObject);
    272 HitObject_RayFlags hitObject_StateScalar "i" ReadNone "lib raygen closesthit miss" (6 9) = Overload (HitObject hitObject);
    273 HitObject_RayTMin hitObject_StateScalar "f" ReadNone "lib raygen closesthit miss" (6 9) = Overload (HitObject hitObject);
    274 HitObject_RayTCurrent hitObject_StateScalar "f" ReadNone "lib raygen closesthit miss" (6 9) = Overload (HitObject hitObject);
    275 HitObject_WorldRayOrigin hitObject_StateVector "f" ReadNone "lib raygen closesthit miss" (6 9) = Overload (HitObject hitObject, I32 component);
    276 HitObject_WorldRayDirection hitObject_StateVector "f" ReadNone "lib raygen closesthit miss" (6 9) = Overload (HitObject hitObject, I32 component);
    277 HitObject_ObjectRayOrigin hitObject_StateVector "f" ReadNone "lib raygen closesthit miss" (6 9) = Overload (HitObject hitObject, I32 component);
    278 HitObject_ObjectRayDirection hitObject_StateVector "f" ReadNone "lib raygen closesthit miss" (6 9) = Overload (HitObject hitObject, I32 component);
    279 HitObject_ObjectToWorld3x4 hitObject_StateMatrix "f" ReadNone "lib raygen closesthit miss" (6 9) = Overload (HitObject hitObject, I32 row, I32 col);
    280 HitObject_WorldToObject3x4 hitObject_StateMatrix "f" ReadNone "lib raygen closesthit miss" (6 9) = Overload (HitObject hitObject, I32 row, I32 col);
    281 HitObject_GeometryIndex hitObject_StateScalar "i" ReadNone "lib raygen closesthit miss" (6 9) = Overload (HitObject hitObject);
    282 HitObject_InstanceIndex hitObject_StateScalar "i" ReadNone "lib raygen closesthit miss" (6 9) = Overload (HitObject hitObject);
    283 HitObject_InstanceID hitObject_StateScalar "i" ReadNone "lib raygen closesthit miss" (6 9) = Overload (HitObject hitObject);
    284 HitObject_PrimitiveIndex hitObject_StateScalar "i" ReadNone "lib raygen closesthit miss" (6 9) = Overload (HitObject hitObject);
    285 HitObject_HitKind hitObject_StateScalar "i" ReadNone "lib raygen closesthit miss" (6 9) = Overload (HitObject hitObject);
    286 HitObject_ShaderTableIndex hitObject_StateScalar "i" ReadNone "lib raygen closesthit miss" (6 9) = Overload (HitObject hitObject);
    287 HitObject_SetShaderTableIndex hitObject_SetShaderTableIndex "" ReadNone "lib raygen closesthit miss" (6 9) = HitObject (HitObject hitObject, I32 shaderTableIndex);
    288 HitObject_LoadLocalRootTableConstant hitObject_LoadLocalRootTableConstant "" ReadOnly "lib raygen closesthit miss" (6 9) = I32 (HitObject hitObject, I32 offset);
    289 HitObject_Attributes hitObject_Attributes "u" ArgMemOnly "lib raygen closesthit miss" (6 9) = Void (HitObject hitObject, Udt attributes);
    290 ReservedB28 reserved "" None "" (6 0) = Void ();
    291 ReservedB29 reserved "" None "" (6 0) = Void ();
    292 ReservedB30 reserved "" None "" (6 0) = Void ();
    293 ReservedC0 reserved "" None "" (6 0) = Void ();
    294 ReservedC1 reserved "" None "" (6 0) = Void ();
    295 ReservedC2 reserved "" None "" (6 0) = Void ();
    296 ReservedC3 reserved "" None "" (6 0) = Void ();
    297 ReservedC4 reserved "" None "" (6 0) = Void ();
    298 ReservedC5 reserved "" None "" (6 0) = Void ();
    299 ReservedC6 reserved "" None "" (6 0) = Void ();
    300 ReservedC7 reserved "" None "" (6 0) = Void ();
    301 ReservedC8 reserved "" None "" (6 0) = Void ();
    302 ReservedC9 reserved "" None "" (6 0) = Void ();
    303 RawBufferVectorLoad rawBufferVectorLoad "hfwidl<hfwidl" ReadOnly "" (6 9) = ResRet (Handle buf, I32 index, I32 elementOffset, I32 alignment);
    304 RawBufferVectorStore rawBufferVectorStore "hfwidl<hfwidl" None "" (6 9) = Void (Handle uav, I32 index, I32 elementOffset, Overload value0, I32 alignment);
    305 MatVecMul matVecMul "<hfwi,<hfwi" ReadOnly "" (6 10) = First (Second inputVector, I1 isInputUnsigned, I32 inputInterpretation, Handle matrixBuffer, I32 matrixOffset, I32 matrixIntepretation, I32 matrixM, I32 matrixK, I32 matrixLayout, I1 matrixTranspose, I32 matrixStride, I1 isOutputUnsigned);
    306 MatVecMulAdd matVecMulAdd "<hfwi,<hfwi" ReadOnly "" (6 10) = First (Second inputVector, I1 isInputUnsigned, I32 inputInterpretation, Handle matrixBuffer, I32 matrixOffset, I32 matrixIntepretation, I32 matrixM, I32 matrixK, I32 matrixLayout, I1 matrixTranspose, I32 matrixStride, Handle biasBuffer, I32 biasOffset, I32 biasIntepretation, I1 isOutputUnsigned);
    307 OuterProductAccumulate outerProductAccumulate "<hfwi,<hfwi" None "" (6 10) = Void (First inputVector1, Second inputVector2, Handle matrixBuffer, I32 matrixOffset, I32 matrixIntepretation, I32 matrixLayout, I32 matrixStride);
    308 VectorAccumulate vectorAccumulate "<hfwi" None "" (6 10) = Void (Overload inputVector, Handle arrayBuffer, I32 arrayOffset);
    309 VectorReduceAnd vectorReduce "<18wil" ReadNone "" (6 0) = Element (Overload a);
    310 VectorReduceOr vectorReduce "<18wil" ReadNone "" (6 0) = Element (Overload a);
    311 FDot dot "<hf" ReadNone "" (6 0) = Element (Overload a, Overload b);
    0x80000000 ExperimentalNop nop "" ReadNone "" (6 10) = Void ();
    0x80000001 GetGroupWaveIndex getGroupWaveIndex "" ReadNone "cs ms as node" (6 10) [Wave] = I32 ();
    0x80000002 GetGroupWaveCount getGroupWaveCount "" ReadNone "cs ms as node" (6 10) [Wave] = I32 ();
    0x80000003 ClusterID clusterID "" ReadNone "lib anyhit closesthit" (6 10) = I32 ();
    0x80000004 RayQuery_CandidateClusterID rayQuery_StateScalar "i" ReadOnly "" (6 10) = Overload (I32 rayQueryHandle);
    0x80000005 RayQuery_CommittedClusterID rayQuery_StateScalar "i" ReadOnly "" (6 10) = Overload (I32 rayQueryHandle);
    0x80000006 HitObject_ClusterID hitObject_StateScalar "i" ReadNone "lib raygen closesthit miss" (6 10) = Overload (HitObject hitObject);
    0x80000007 TriangleObjectPosition triangleObjectPosition "f" ReadNone "lib anyhit closesthit" (6 10) = Nine ();
    0x80000008 RayQuery_CandidateTriangleObjectPosition rayQuery_CandidateTriangleObjectPosition "f" ReadOnly "" (6 10) = Nine (I32 rayQueryHandle);
    0x80000009 RayQuery_CommittedTriangleObjectPosition rayQuery_CommittedTriangleObjectPosition "f" ReadOnly "" (6 10) = Nine (I32 rayQueryHandle);
    0x8000000a HitObject_TriangleObjectPosition hitObject_TriangleObjectPosition "f" ReadNone "lib raygen closesthit miss" (6 10) = Nine (HitObject hitObject);
    0x8000000b CreateMatrix createMatrix "" None "" (6 10) = MatrixRef ();
    0x8000000c FillMatrix fillMatrix "hfwi" None "" (6 10) = Void (MatrixRef matrix, Overload value);
    0x8000000d CopyConvertMatrix copyConvertMatrix "" None "" (6 10) = Void (MatrixRef destination, MatrixRef source, I1 transpose);
    0x8000000e MatrixLoadFromDescriptor matrixLoadFromDescriptor "" None "" (6 10) = Void (MatrixRef matrix, Handle handle, I32 offset, I32 stride, I32 layout);
    0x8000000f MatrixLoadFromMemory matrixLoadFromMemory "" None "" (6 10) = Void (MatrixRef matrix, I32 groupsharedArr, I32 offset, I32 stride, I32 layout);
    0x80000010 MatrixLength matrixLength "" None "" (6 10) = I32 (MatrixRef matrix);
    0x80000011 MatrixGetCoordinate matrixGetCoordinate "" None "" (6 10) = I32 (MatrixRef matrix, I32 threadLocalIndex);
    0x80000012 MatrixGetElement matrixGetElement "hfwi" None "" (6 10) = Overload (MatrixRef matrix, I32 threadLocalIndex);
    0x80000013 MatrixSetElement matrixSetElement "hfwi" None "" (6 10) = Void (MatrixRef matrix, I32 threadLocalIndex, Overload value);
    0x80000014 MatrixStoreToDescriptor matrixStoreToDescriptor "" None "" (6 10) = Void (MatrixRef matrix, Handle handle, I32 offset, I32 stride, I32 layout);
    0x80000015 MatrixStoreToMemory matrixStoreToMemory "" None "" (6 10) = Void (MatrixRef matrix, I32 groupsharedArr, I32 offset, I32 stride, I32 layout);
    0x80000016 MatrixQueryAccumulatorLayout matrixQueryAccumulatorLayout "" None "" (6 10) = I32 ();
    0x80000017 MatrixMulOp matrixMulOp "" None "" (6 10) = Void (MatrixRef matrixA, MatrixRef matrixB, MatrixRef matrixC);
    0x80000018 MatrixAccumulate matrixAccumulate "" None "" (6 10) = Void (MatrixRef matrixRHS, MatrixRef matrixLHS);
    0x80000019 MatrixVecMul matrixVecMul "<hfwi,<hfwi" None "" (6 10) = First (MatrixRef matrix, Second inputVector, I32 interpretation);
    0x8000001a MatrixVecMulAdd matrixVecMulAdd "<hfwi,<hfwi" None "" (6 10) = First (MatrixRef matrix, Second inputVector, I32 inputInterpretation, I32 biasVector, I32 biasInterpretation);
    0x8000001b MatrixAccumulateToDescriptor matrixAccumulateToDescriptor "" None "" (6 10) = Void (MatrixRef matrix, Handle handle, I32 offset, I32 stride, I32 layout);
    0x8000001c MatrixAccumulateToMemory matrixAccumulateToMemory "" None "" (6 10) = Void (MatrixRef matrix, I32 groupsharedArr, I32 offset, I32 stride, I32 layout);
    0x8000001d MatrixOuterProduct matrixOuterProduct "<hfwi,<hfwi" None "" (6 10) = Void (MatrixRef matrix, First vectorA, Second vectorB);
    0x8000001e LinAlgMatrixReserved0 reserved "" None "" (6 0) = Void ();
    0x8000001f LinAlgMatrixReserved1 reserved "" None "" (6 0) = Void ();
    0x80000020 LinAlgMatrixReserved2 reserved "" None "" (6 0) = Void ();
}

/// Where the second table starts in the first.
const EXPERIMENTAL: usize = {
    let mut i = 0;
    while OPERATIONS[i].number < 1 << 31 {
        assert!(OPERATIONS[i].number == i as u32, "a row is missing or out of order");
        i += 1;
    }
    let first = i;
    while i < OPERATIONS.len() {
        assert!(OPERATIONS[i].number == (1 << 31) + (i - first) as u32, "a row is missing or out of order");
        i += 1;
    }
    first
};

impl OpCode {
    /// The operation's row; `None` for a number that has none.
    ///
    /// ```
    /// use dxbin_dxil::spec::OpCode;
    /// assert_eq!(OpCode(4).info().unwrap().name, "LoadInput");
    /// assert!(OpCode(312).info().is_none());
    /// ```
    pub fn info(self) -> Option<&'static Info> {
        let index = self.0 as usize;
        let (core, experimental) = OPERATIONS.split_at(EXPERIMENTAL);
        if self.0 >> 31 == 0 { core.get(index) } else { experimental.get((self.0 - (1 << 31)) as usize) }
    }

    /// The operation of a name.
    pub fn from_name(name: &str) -> Option<Self> {
        OPERATIONS.iter().find(|row| row.name == name).map(|row| Self(row.number))
    }
}

impl std::fmt::Debug for OpCode {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self.info() {
            Some(info) => f.write_str(info.name),
            None => write!(f, "OpCode({})", self.0),
        }
    }
}
