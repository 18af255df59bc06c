;
; Input signature:
;
; Name                 Index   Mask Register SysValue  Format   Used
; -------------------- ----- ------ -------- -------- ------- ------
; no parameters
;
; Output signature:
;
; Name                 Index   Mask Register SysValue  Format   Used
; -------------------- ----- ------ -------- -------- ------- ------
; no parameters
;
; Pipeline Runtime Information: 
;
;PSVRuntimeInfo:
; Compute Shader
; MinimumExpectedWaveLaneCount: 0
; MaximumExpectedWaveLaneCount: 4294967295
;
;
; Buffer Definitions:
;
;
; Resource Bindings:
;
; Name                                 Type  Format         Dim      ID      HLSL Bind  Count
; ------------------------------ ---------- ------- ----------- ------- -------------- ------
;
target datalayout = "e-m:e-p:32:32-i1:32-i8:32-i16:32-i32:32-i64:64-f16:32-f32:32-f64:64-n8:16:32:64"
target triple = "dxil-ms-dx"

%struct.F = type { float, float, float, float, i32 }
%struct.I = type { i32, i32, i32, i32 }
%dx.types.ResRet.f32 = type { float, float, float, float, i32 }
%dx.types.Handle = type { i8* }
%dx.types.CBufRet.f32 = type { float, float, float, float }
%dx.types.fouri32 = type { i32, i32, i32, i32 }
%dx.types.HitObject = type { i8* }

define void @main() {
  call void @dx.op.s0(i32 0)  ; TempRegLoad(index)
  call void @dx.op.s0(i32 1)  ; TempRegStore(index,value)
  call void @dx.op.s0(i32 2)  ; MinPrecXRegLoad(regIndex,index,component)
  call void @dx.op.s0(i32 3)  ; MinPrecXRegStore(regIndex,index,component,value)
  call void @dx.op.s0(i32 4)  ; LoadInput(inputSigId,rowIndex,colIndex,gsVertexAxis)
  call void @dx.op.s0(i32 5)  ; StoreOutput(outputSigId,rowIndex,colIndex,value)
  %r6 = call float @dx.op.s1.6(i32 6, float 5.000000e-01)  ; FAbs(value)
  %r7 = call float @dx.op.s1.7(i32 7, float 5.000000e-01)  ; Saturate(value)
  call void @dx.op.s0(i32 8)  ; IsNaN(value)
  call void @dx.op.s0(i32 9)  ; IsInf(value)
  call void @dx.op.s0(i32 10)  ; IsFinite(value)
  call void @dx.op.s0(i32 11)  ; IsNormal(value)
  %r12 = call float @dx.op.s1.12(i32 12, float 5.000000e-01)  ; Cos(value)
  %r13 = call float @dx.op.s1.13(i32 13, float 5.000000e-01)  ; Sin(value)
  %r14 = call float @dx.op.s1.14(i32 14, float 5.000000e-01)  ; Tan(value)
  %r15 = call float @dx.op.s1.15(i32 15, float 5.000000e-01)  ; Acos(value)
  %r16 = call float @dx.op.s1.16(i32 16, float 5.000000e-01)  ; Asin(value)
  %r17 = call float @dx.op.s1.17(i32 17, float 5.000000e-01)  ; Atan(value)
  %r18 = call float @dx.op.s1.18(i32 18, float 5.000000e-01)  ; Hcos(value)
  %r19 = call float @dx.op.s1.19(i32 19, float 5.000000e-01)  ; Hsin(value)
  %r20 = call float @dx.op.s1.20(i32 20, float 5.000000e-01)  ; Htan(value)
  %r21 = call float @dx.op.s1.21(i32 21, float 5.000000e-01)  ; Exp(value)
  %r22 = call float @dx.op.s1.22(i32 22, float 5.000000e-01)  ; Frc(value)
  %r23 = call float @dx.op.s1.23(i32 23, float 5.000000e-01)  ; Log(value)
  %r24 = call float @dx.op.s1.24(i32 24, float 5.000000e-01)  ; Sqrt(value)
  %r25 = call float @dx.op.s1.25(i32 25, float 5.000000e-01)  ; Rsqrt(value)
  %r26 = call float @dx.op.s1.26(i32 26, float 5.000000e-01)  ; Round_ne(value)
  %r27 = call float @dx.op.s1.27(i32 27, float 5.000000e-01)  ; Round_ni(value)
  %r28 = call float @dx.op.s1.28(i32 28, float 5.000000e-01)  ; Round_pi(value)
  %r29 = call float @dx.op.s1.29(i32 29, float 5.000000e-01)  ; Round_z(value)
  %r30 = call float @dx.op.s1.30(i32 30, float 5.000000e-01)  ; Bfrev(value)
  call void @dx.op.s0(i32 31)  ; Countbits(value)
  call void @dx.op.s0(i32 32)  ; FirstbitLo(value)
  call void @dx.op.s0(i32 33)  ; FirstbitHi(value)
  call void @dx.op.s0(i32 34)  ; FirstbitSHi(value)
  %r35 = call float @dx.op.s1.35(i32 35, float 5.000000e-01)  ; FMax(a,b)
  %r36 = call float @dx.op.s1.36(i32 36, float 5.000000e-01)  ; FMin(a,b)
  %r37 = call float @dx.op.s1.37(i32 37, float 5.000000e-01)  ; IMax(a,b)
  %r38 = call float @dx.op.s1.38(i32 38, float 5.000000e-01)  ; IMin(a,b)
  %r39 = call float @dx.op.s1.39(i32 39, float 5.000000e-01)  ; UMax(a,b)
  %r40 = call float @dx.op.s1.40(i32 40, float 5.000000e-01)  ; UMin(a,b)
  call void @dx.op.s0(i32 41)  ; IMul(a,b)
  call void @dx.op.s0(i32 42)  ; UMul(a,b)
  call void @dx.op.s0(i32 43)  ; UDiv(a,b)
  call void @dx.op.s0(i32 44)  ; UAddc(a,b)
  call void @dx.op.s0(i32 45)  ; USubb(a,b)
  %r46 = call float @dx.op.s1.46(i32 46, float 5.000000e-01)  ; FMad(a,b,c)
  %r47 = call float @dx.op.s1.47(i32 47, float 5.000000e-01)  ; Fma(a,b,c)
  %r48 = call float @dx.op.s1.48(i32 48, float 5.000000e-01)  ; IMad(a,b,c)
  %r49 = call float @dx.op.s1.49(i32 49, float 5.000000e-01)  ; UMad(a,b,c)
  %r50 = call float @dx.op.s1.50(i32 50, float 5.000000e-01)  ; Msad(a,b,c)
  %r51 = call float @dx.op.s1.51(i32 51, float 5.000000e-01)  ; Ibfe(a,b,c)
  %r52 = call float @dx.op.s1.52(i32 52, float 5.000000e-01)  ; Ubfe(a,b,c)
  %r53 = call float @dx.op.s1.53(i32 53, float 5.000000e-01)  ; Bfi(width,offset,value,replacedValue)
  %r54 = call float @dx.op.s1.54(i32 54, float 5.000000e-01)  ; Dot2(ax,ay,bx,by)
  %r55 = call float @dx.op.s1.55(i32 55, float 5.000000e-01)  ; Dot3(ax,ay,az,bx,by,bz)
  %r56 = call float @dx.op.s1.56(i32 56, float 5.000000e-01)  ; Dot4(ax,ay,az,aw,bx,by,bz,bw)
  call void @dx.op.s0(i32 57)  ; CreateHandle(resourceClass,rangeId,index,nonUniformIndex)
  call void @dx.op.s0(i32 58)  ; CBufferLoad(handle,byteOffset,alignment)
  %r59 = call %struct.F @dx.op.s3.59(i32 59, i32 7)  ; CBufferLoadLegacy(handle,regIndex)
  %r60 = call %struct.F @dx.op.s3.60(i32 60, i32 7)  ; Sample(srv,sampler,coord0,coord1,coord2,coord3,offset0,offset1,offset2,clamp)
  %r61 = call %struct.F @dx.op.s3.61(i32 61, i32 7)  ; SampleBias(srv,sampler,coord0,coord1,coord2,coord3,offset0,offset1,offset2,bias,clamp)
  %r62 = call %struct.F @dx.op.s3.62(i32 62, i32 7)  ; SampleLevel(srv,sampler,coord0,coord1,coord2,coord3,offset0,offset1,offset2,LOD)
  %r63 = call %struct.F @dx.op.s3.63(i32 63, i32 7)  ; SampleGrad(srv,sampler,coord0,coord1,coord2,coord3,offset0,offset1,offset2,ddx0,ddx1,ddx2,ddy0,ddy1,ddy2,clamp)
  %r64 = call %struct.F @dx.op.s3.64(i32 64, i32 7)  ; SampleCmp(srv,sampler,coord0,coord1,coord2,coord3,offset0,offset1,offset2,compareValue,clamp)
  %r65 = call %struct.F @dx.op.s3.65(i32 65, i32 7)  ; SampleCmpLevelZero(srv,sampler,coord0,coord1,coord2,coord3,offset0,offset1,offset2,compareValue)
  %r66 = call %struct.F @dx.op.s3.66(i32 66, i32 7)  ; TextureLoad(srv,mipLevelOrSampleCount,coord0,coord1,coord2,offset0,offset1,offset2)
  call void @dx.op.s0(i32 67)  ; TextureStore(srv,coord0,coord1,coord2,value0,value1,value2,value3,mask)
  %r68 = call %struct.F @dx.op.s3.68(i32 68, i32 7)  ; BufferLoad(srv,index,wot)
  call void @dx.op.s0(i32 69)  ; BufferStore(uav,coord0,coord1,value0,value1,value2,value3,mask)
  call void @dx.op.s0(i32 70)  ; BufferUpdateCounter(uav,inc)
  call void @dx.op.s0(i32 71)  ; CheckAccessFullyMapped(status)
  call void @dx.op.s0(i32 72)  ; GetDimensions(handle,mipLevel)
  %r73 = call %struct.F @dx.op.s3.73(i32 73, i32 7)  ; TextureGather(srv,sampler,coord0,coord1,coord2,coord3,offset0,offset1,channel)
  %r74 = call %struct.F @dx.op.s3.74(i32 74, i32 7)  ; TextureGatherCmp(srv,sampler,coord0,coord1,coord2,coord3,offset0,offset1,channel,compareValue)
  call void @dx.op.s0(i32 75)  ; Texture2DMSGetSamplePosition(srv,index)
  call void @dx.op.s0(i32 76)  ; RenderTargetGetSamplePosition(index)
  call void @dx.op.s0(i32 77)  ; RenderTargetGetSampleCount()
  %r78 = call float @dx.op.s1.78(i32 78, float 5.000000e-01)  ; AtomicBinOp(handle,atomicOp,offset0,offset1,offset2,newValue)
  %r79 = call float @dx.op.s1.79(i32 79, float 5.000000e-01)  ; AtomicCompareExchange(handle,offset0,offset1,offset2,compareValue,newValue)
  call void @dx.op.s0(i32 80)  ; Barrier(barrierMode)
  call void @dx.op.s0(i32 81)  ; CalculateLOD(handle,sampler,coord0,coord1,coord2,clamped)
  call void @dx.op.s0(i32 82)  ; Discard(condition)
  %r83 = call float @dx.op.s1.83(i32 83, float 5.000000e-01)  ; DerivCoarseX(value)
  %r84 = call float @dx.op.s1.84(i32 84, float 5.000000e-01)  ; DerivCoarseY(value)
  %r85 = call float @dx.op.s1.85(i32 85, float 5.000000e-01)  ; DerivFineX(value)
  %r86 = call float @dx.op.s1.86(i32 86, float 5.000000e-01)  ; DerivFineY(value)
  call void @dx.op.s0(i32 87)  ; EvalSnapped(inputSigId,inputRowIndex,inputColIndex,offsetX,offsetY)
  call void @dx.op.s0(i32 88)  ; EvalSampleIndex(inputSigId,inputRowIndex,inputColIndex,sampleIndex)
  call void @dx.op.s0(i32 89)  ; EvalCentroid(inputSigId,inputRowIndex,inputColIndex)
  call void @dx.op.s0(i32 90)  ; SampleIndex()
  call void @dx.op.s0(i32 91)  ; Coverage()
  call void @dx.op.s0(i32 92)  ; InnerCoverage()
  call void @dx.op.s0(i32 93)  ; ThreadId(component)
  call void @dx.op.s0(i32 94)  ; GroupId(component)
  call void @dx.op.s0(i32 95)  ; ThreadIdInGroup(component)
  call void @dx.op.s0(i32 96)  ; FlattenedThreadIdInGroup()
  call void @dx.op.s0(i32 97)  ; EmitStream(streamId)
  call void @dx.op.s0(i32 98)  ; CutStream(streamId)
  call void @dx.op.s0(i32 99)  ; EmitThenCutStream(streamId)
  call void @dx.op.s0(i32 100)  ; GSInstanceID()
  call void @dx.op.s0(i32 101)  ; MakeDouble(lo,hi)
  call void @dx.op.s0(i32 102)  ; SplitDouble(value)
  call void @dx.op.s0(i32 103)  ; LoadOutputControlPoint(inputSigId,row,col,index)
  call void @dx.op.s0(i32 104)  ; LoadPatchConstant(inputSigId,row,col)
  call void @dx.op.s0(i32 105)  ; DomainLocation(component)
  call void @dx.op.s0(i32 106)  ; StorePatchConstant(outputSigID,row,col,value)
  call void @dx.op.s0(i32 107)  ; OutputControlPointID()
  call void @dx.op.s0(i32 108)  ; PrimitiveID()
  call void @dx.op.s0(i32 109)  ; CycleCounterLegacy()
  call void @dx.op.s0(i32 110)  ; WaveIsFirstLane()
  call void @dx.op.s0(i32 111)  ; WaveGetLaneIndex()
  call void @dx.op.s0(i32 112)  ; WaveGetLaneCount()
  call void @dx.op.s0(i32 113)  ; WaveAnyTrue(cond)
  call void @dx.op.s0(i32 114)  ; WaveAllTrue(cond)
  call void @dx.op.s0(i32 115)  ; WaveActiveAllEqual(value)
  call void @dx.op.s0(i32 116)  ; WaveActiveBallot(cond)
  %r117 = call float @dx.op.s1.117(i32 117, float 5.000000e-01)  ; WaveReadLaneAt(value,lane)
  %r118 = call float @dx.op.s1.118(i32 118, float 5.000000e-01)  ; WaveReadLaneFirst(value)
  %r119 = call float @dx.op.s1.119(i32 119, float 5.000000e-01)  ; WaveActiveOp(value,op,sop)
  %r120 = call float @dx.op.s1.120(i32 120, float 5.000000e-01)  ; WaveActiveBit(value,op)
  %r121 = call float @dx.op.s1.121(i32 121, float 5.000000e-01)  ; WavePrefixOp(value,op,sop)
  %r122 = call float @dx.op.s1.122(i32 122, float 5.000000e-01)  ; QuadReadLaneAt(value,quadLane)
  %r123 = call float @dx.op.s1.123(i32 123, float 5.000000e-01)  ; QuadOp(value,op)
  call void @dx.op.s0(i32 124)  ; BitcastI16toF16(value)
  call void @dx.op.s0(i32 125)  ; BitcastF16toI16(value)
  call void @dx.op.s0(i32 126)  ; BitcastI32toF32(value)
  call void @dx.op.s0(i32 127)  ; BitcastF32toI32(value)
  call void @dx.op.s0(i32 128)  ; BitcastI64toF64(value)
  call void @dx.op.s0(i32 129)  ; BitcastF64toI64(value)
  call void @dx.op.s0(i32 130)  ; LegacyF32ToF16(value)
  call void @dx.op.s0(i32 131)  ; LegacyF16ToF32(value)
  call void @dx.op.s0(i32 132)  ; LegacyDoubleToFloat(value)
  call void @dx.op.s0(i32 133)  ; LegacyDoubleToSInt32(value)
  call void @dx.op.s0(i32 134)  ; LegacyDoubleToUInt32(value)
  call void @dx.op.s0(i32 135)  ; WaveAllBitCount(value)
  call void @dx.op.s0(i32 136)  ; WavePrefixBitCount(value)
  call void @dx.op.s0(i32 137)  ; AttributeAtVertex(inputSigId,inputRowIndex,inputColIndex,VertexID)
  call void @dx.op.s0(i32 138)  ; ViewID()
  %r139 = call %struct.F @dx.op.s3.139(i32 139, i32 7)  ; RawBufferLoad(srv,index,elementOffset,mask,alignment)
  call void @dx.op.s0(i32 140)  ; RawBufferStore(uav,index,elementOffset,value0,value1,value2,value3,mask,alignment)
  call void @dx.op.s0(i32 141)  ; InstanceID()
  call void @dx.op.s0(i32 142)  ; InstanceIndex()
  call void @dx.op.s0(i32 143)  ; HitKind()
  call void @dx.op.s0(i32 144)  ; RayFlags()
  call void @dx.op.s0(i32 145)  ; DispatchRaysIndex(col)
  call void @dx.op.s0(i32 146)  ; DispatchRaysDimensions(col)
  call void @dx.op.s0(i32 147)  ; WorldRayOrigin(col)
  call void @dx.op.s0(i32 148)  ; WorldRayDirection(col)
  call void @dx.op.s0(i32 149)  ; ObjectRayOrigin(col)
  call void @dx.op.s0(i32 150)  ; ObjectRayDirection(col)
  call void @dx.op.s0(i32 151)  ; ObjectToWorld(row,col)
  call void @dx.op.s0(i32 152)  ; WorldToObject(row,col)
  call void @dx.op.s0(i32 153)  ; RayTMin()
  call void @dx.op.s0(i32 154)  ; RayTCurrent()
  call void @dx.op.s0(i32 155)  ; IgnoreHit()
  call void @dx.op.s0(i32 156)  ; AcceptHitAndEndSearch()
  call void @dx.op.s0(i32 157)  ; TraceRay(AccelerationStructure,RayFlags,InstanceInclusionMask,RayContributionToHitGroupIndex,MultiplierForGeometryContributionToShaderIndex,MissShaderIndex,Origin_X,Origin_Y,Origin_Z,TMin,Direction_X,Direction_Y,Direction_Z,TMax,payload)
  call void @dx.op.s0(i32 158)  ; ReportHit(THit,HitKind,Attributes)
  call void @dx.op.s0(i32 159)  ; CallShader(ShaderIndex,Parameter)
  call void @dx.op.s0(i32 160)  ; CreateHandleForLib(Resource)
  call void @dx.op.s0(i32 161)  ; PrimitiveIndex()
  %r162 = call float @dx.op.s1.162(i32 162, float 5.000000e-01)  ; Dot2AddHalf(acc,ax,ay,bx,by)
  %r163 = call float @dx.op.s1.163(i32 163, float 5.000000e-01)  ; Dot4AddI8Packed(acc,a,b)
  %r164 = call float @dx.op.s1.164(i32 164, float 5.000000e-01)  ; Dot4AddU8Packed(acc,a,b)
  call void @dx.op.s0(i32 165)  ; WaveMatch(value)
  %r166 = call float @dx.op.s1.166(i32 166, float 5.000000e-01)  ; WaveMultiPrefixOp(value,mask0,mask1,mask2,mask3,op,sop)
  call void @dx.op.s0(i32 167)  ; WaveMultiPrefixBitCount(value,mask0,mask1,mask2,mask3)
  call void @dx.op.s0(i32 168)  ; SetMeshOutputCounts(numVertices,numPrimitives)
  call void @dx.op.s0(i32 169)  ; EmitIndices(PrimitiveIndex,VertexIndex0,VertexIndex1,VertexIndex2)
  call void @dx.op.s0(i32 170)  ; GetMeshPayload()
  call void @dx.op.s0(i32 171)  ; StoreVertexOutput(outputSigId,rowIndex,colIndex,value,vertexIndex)
  call void @dx.op.s0(i32 172)  ; StorePrimitiveOutput(outputSigId,rowIndex,colIndex,value,primitiveIndex)
  call void @dx.op.s0(i32 173)  ; DispatchMesh(threadGroupCountX,threadGroupCountY,threadGroupCountZ,payload)
  call void @dx.op.s0(i32 174)  ; WriteSamplerFeedback(feedbackTex,sampledTex,sampler,c0,c1,c2,c3,clamp)
  call void @dx.op.s0(i32 175)  ; WriteSamplerFeedbackBias(feedbackTex,sampledTex,sampler,c0,c1,c2,c3,bias,clamp)
  call void @dx.op.s0(i32 176)  ; WriteSamplerFeedbackLevel(feedbackTex,sampledTex,sampler,c0,c1,c2,c3,lod)
  call void @dx.op.s0(i32 177)  ; WriteSamplerFeedbackGrad(feedbackTex,sampledTex,sampler,c0,c1,c2,c3,ddx0,ddx1,ddx2,ddy0,ddy1,ddy2,clamp)
  call void @dx.op.s0(i32 178)  ; AllocateRayQuery(constRayFlags)
  call void @dx.op.s0(i32 179)  ; RayQuery_TraceRayInline(rayQueryHandle,accelerationStructure,rayFlags,instanceInclusionMask,origin_X,origin_Y,origin_Z,tMin,direction_X,direction_Y,direction_Z,tMax)
  call void @dx.op.s0(i32 180)  ; RayQuery_Proceed(rayQueryHandle)
  call void @dx.op.s0(i32 181)  ; RayQuery_Abort(rayQueryHandle)
  call void @dx.op.s0(i32 182)  ; RayQuery_CommitNonOpaqueTriangleHit(rayQueryHandle)
  call void @dx.op.s0(i32 183)  ; RayQuery_CommitProceduralPrimitiveHit(rayQueryHandle,t)
  call void @dx.op.s0(i32 184)  ; RayQuery_CommittedStatus(rayQueryHandle)
  call void @dx.op.s0(i32 185)  ; RayQuery_CandidateType(rayQueryHandle)
  call void @dx.op.s0(i32 186)  ; RayQuery_CandidateObjectToWorld3x4(rayQueryHandle,row,col)
  call void @dx.op.s0(i32 187)  ; RayQuery_CandidateWorldToObject3x4(rayQueryHandle,row,col)
  call void @dx.op.s0(i32 188)  ; RayQuery_CommittedObjectToWorld3x4(rayQueryHandle,row,col)
  call void @dx.op.s0(i32 189)  ; RayQuery_CommittedWorldToObject3x4(rayQueryHandle,row,col)
  call void @dx.op.s0(i32 190)  ; RayQuery_CandidateProceduralPrimitiveNonOpaque(rayQueryHandle)
  call void @dx.op.s0(i32 191)  ; RayQuery_CandidateTriangleFrontFace(rayQueryHandle)
  call void @dx.op.s0(i32 192)  ; RayQuery_CommittedTriangleFrontFace(rayQueryHandle)
  call void @dx.op.s0(i32 193)  ; RayQuery_CandidateTriangleBarycentrics(rayQueryHandle,component)
  call void @dx.op.s0(i32 194)  ; RayQuery_CommittedTriangleBarycentrics(rayQueryHandle,component)
  call void @dx.op.s0(i32 195)  ; RayQuery_RayFlags(rayQueryHandle)
  call void @dx.op.s0(i32 196)  ; RayQuery_WorldRayOrigin(rayQueryHandle,component)
  call void @dx.op.s0(i32 197)  ; RayQuery_WorldRayDirection(rayQueryHandle,component)
  call void @dx.op.s0(i32 198)  ; RayQuery_RayTMin(rayQueryHandle)
  call void @dx.op.s0(i32 199)  ; RayQuery_CandidateTriangleRayT(rayQueryHandle)
  call void @dx.op.s0(i32 200)  ; RayQuery_CommittedRayT(rayQueryHandle)
  call void @dx.op.s0(i32 201)  ; RayQuery_CandidateInstanceIndex(rayQueryHandle)
  call void @dx.op.s0(i32 202)  ; RayQuery_CandidateInstanceID(rayQueryHandle)
  call void @dx.op.s0(i32 203)  ; RayQuery_CandidateGeometryIndex(rayQueryHandle)
  call void @dx.op.s0(i32 204)  ; RayQuery_CandidatePrimitiveIndex(rayQueryHandle)
  call void @dx.op.s0(i32 205)  ; RayQuery_CandidateObjectRayOrigin(rayQueryHandle,component)
  call void @dx.op.s0(i32 206)  ; RayQuery_CandidateObjectRayDirection(rayQueryHandle,component)
  call void @dx.op.s0(i32 207)  ; RayQuery_CommittedInstanceIndex(rayQueryHandle)
  call void @dx.op.s0(i32 208)  ; RayQuery_CommittedInstanceID(rayQueryHandle)
  call void @dx.op.s0(i32 209)  ; RayQuery_CommittedGeometryIndex(rayQueryHandle)
  call void @dx.op.s0(i32 210)  ; RayQuery_CommittedPrimitiveIndex(rayQueryHandle)
  call void @dx.op.s0(i32 211)  ; RayQuery_CommittedObjectRayOrigin(rayQueryHandle,component)
  call void @dx.op.s0(i32 212)  ; RayQuery_CommittedObjectRayDirection(rayQueryHandle,component)
  call void @dx.op.s0(i32 213)  ; GeometryIndex()
  call void @dx.op.s0(i32 214)  ; RayQuery_CandidateInstanceContributionToHitGroupIndex(rayQueryHandle)
  call void @dx.op.s0(i32 215)  ; RayQuery_CommittedInstanceContributionToHitGroupIndex(rayQueryHandle)
  call void @dx.op.s0(i32 216)  ; AnnotateHandle(res,props)
  call void @dx.op.s0(i32 217)  ; CreateHandleFromBinding(bind,index,nonUniformIndex)
  call void @dx.op.s0(i32 218)  ; CreateHandleFromHeap(index,samplerHeap,nonUniformIndex)
  %r219 = call %struct.I @dx.op.s10.219(i32 219, i32 7)  ; Unpack4x8(unpackMode,pk)
  call void @dx.op.s0(i32 220)  ; Pack4x8(packMode,x,y,z,w)
  call void @dx.op.s0(i32 221)  ; IsHelperLane()
  call void @dx.op.s0(i32 222)  ; QuadVote(cond,op)
  %r223 = call %struct.F @dx.op.s3.223(i32 223, i32 7)  ; TextureGatherRaw(srv,sampler,coord0,coord1,coord2,coord3,offset0,offset1)
  %r224 = call %struct.F @dx.op.s3.224(i32 224, i32 7)  ; SampleCmpLevel(srv,sampler,coord0,coord1,coord2,coord3,offset0,offset1,offset2,compareValue,lod)
  call void @dx.op.s0(i32 225)  ; TextureStoreSample(srv,coord0,coord1,coord2,value0,value1,value2,value3,mask,sampleIdx)
  call void @dx.op.s0(i32 226)  ; Reserved0()
  call void @dx.op.s0(i32 227)  ; Reserved1()
  call void @dx.op.s0(i32 228)  ; Reserved2()
  call void @dx.op.s0(i32 229)  ; Reserved3()
  call void @dx.op.s0(i32 230)  ; Reserved4()
  call void @dx.op.s0(i32 231)  ; Reserved5()
  call void @dx.op.s0(i32 232)  ; Reserved6()
  call void @dx.op.s0(i32 233)  ; Reserved7()
  call void @dx.op.s0(i32 234)  ; Reserved8()
  call void @dx.op.s0(i32 235)  ; Reserved9()
  call void @dx.op.s0(i32 236)  ; Reserved10()
  call void @dx.op.s0(i32 237)  ; Reserved11()
  call void @dx.op.s0(i32 238)  ; AllocateNodeOutputRecords(output,numRecords,perThread)
  call void @dx.op.s0(i32 239)  ; GetNodeRecordPtr(recordhandle,arrayIndex)
  call void @dx.op.s0(i32 240)  ; IncrementOutputCount(output,count,perThread)
  call void @dx.op.s0(i32 241)  ; OutputComplete(output)
  call void @dx.op.s0(i32 242)  ; GetInputRecordCount(input)
  call void @dx.op.s0(i32 243)  ; FinishedCrossGroupSharing(input)
  call void @dx.op.s0(i32 244)  ; BarrierByMemoryType(MemoryTypeFlags,SemanticFlags)
  call void @dx.op.s0(i32 245)  ; BarrierByMemoryHandle(object,SemanticFlags)
  call void @dx.op.s0(i32 246)  ; BarrierByNodeRecordHandle(object,SemanticFlags)
  call void @dx.op.s0(i32 247)  ; CreateNodeOutputHandle(MetadataIdx)
  call void @dx.op.s0(i32 248)  ; IndexNodeHandle(NodeOutputHandle,ArrayIndex)
  call void @dx.op.s0(i32 249)  ; AnnotateNodeHandle(node,props)
  call void @dx.op.s0(i32 250)  ; CreateNodeInputRecordHandle(MetadataIdx)
  call void @dx.op.s0(i32 251)  ; AnnotateNodeRecordHandle(noderecord,props)
  call void @dx.op.s0(i32 252)  ; NodeOutputIsValid(output)
  call void @dx.op.s0(i32 253)  ; GetRemainingRecursionLevels()
  %r254 = call %struct.F @dx.op.s3.254(i32 254, i32 7)  ; SampleCmpGrad(srv,sampler,coord0,coord1,coord2,coord3,offset0,offset1,offset2,compareValue,ddx0,ddx1,ddx2,ddy0,ddy1,ddy2,clamp)
  %r255 = call %struct.F @dx.op.s3.255(i32 255, i32 7)  ; SampleCmpBias(srv,sampler,coord0,coord1,coord2,coord3,offset0,offset1,offset2,compareValue,bias,clamp)
  call void @dx.op.s0(i32 256)  ; StartVertexLocation()
  call void @dx.op.s0(i32 257)  ; StartInstanceLocation()
  call void @dx.op.s0(i32 258)  ; AllocateRayQuery2(constRayFlags,constRayQueryFlags)
  call void @dx.op.s0(i32 259)  ; ReservedA0()
  call void @dx.op.s0(i32 260)  ; ReservedA1()
  call void @dx.op.s0(i32 261)  ; ReservedA2()
  call void @dx.op.s0(i32 262)  ; HitObject_TraceRay(accelerationStructure,rayFlags,instanceInclusionMask,rayContributionToHitGroupIndex,multiplierForGeometryContributionToHitGroupIndex,missShaderIndex,Origin_X,Origin_Y,Origin_Z,TMin,Direction_X,Direction_Y,Direction_Z,TMax,payload)
  call void @dx.op.s0(i32 263)  ; HitObject_FromRayQuery(rayQueryHandle)
  call void @dx.op.s0(i32 264)  ; HitObject_FromRayQueryWithAttrs(rayQueryHandle,HitKind,CommittedAttribs)
  call void @dx.op.s0(i32 265)  ; HitObject_MakeMiss(RayFlags,MissShaderIndex,Origin_X,Origin_Y,Origin_Z,TMin,Direction_X,Direction_Y,Direction_Z,TMax)
  call void @dx.op.s0(i32 266)  ; HitObject_MakeNop()
  call void @dx.op.s0(i32 267)  ; HitObject_Invoke(hitObject,payload)
  call void @dx.op.s0(i32 268)  ; MaybeReorderThread(hitObject,coherenceHint,numCoherenceHintBitsFromLSB)
  call void @dx.op.s0(i32 269)  ; HitObject_IsMiss(hitObject)
  call void @dx.op.s0(i32 270)  ; HitObject_IsHit(hitObject)
  call void @dx.op.s0(i32 271)  ; HitObject_IsNop(hitObject)
  call void @dx.op.s0(i32 272)  ; HitObject_RayFlags(hitObject)
  call void @dx.op.s0(i32 273)  ; HitObject_RayTMin(hitObject)
  call void @dx.op.s0(i32 274)  ; HitObject_RayTCurrent(hitObject)
  call void @dx.op.s0(i32 275)  ; HitObject_WorldRayOrigin(hitObject,component)
  call void @dx.op.s0(i32 276)  ; HitObject_WorldRayDirection(hitObject,component)
  call void @dx.op.s0(i32 277)  ; HitObject_ObjectRayOrigin(hitObject,component)
  call void @dx.op.s0(i32 278)  ; HitObject_ObjectRayDirection(hitObject,component)
  call void @dx.op.s0(i32 279)  ; HitObject_ObjectToWorld3x4(hitObject,row,col)
  call void @dx.op.s0(i32 280)  ; HitObject_WorldToObject3x4(hitObject,row,col)
  call void @dx.op.s0(i32 281)  ; HitObject_GeometryIndex(hitObject)
  call void @dx.op.s0(i32 282)  ; HitObject_InstanceIndex(hitObject)
  call void @dx.op.s0(i32 283)  ; HitObject_InstanceID(hitObject)
  call void @dx.op.s0(i32 284)  ; HitObject_PrimitiveIndex(hitObject)
  call void @dx.op.s0(i32 285)  ; HitObject_HitKind(hitObject)
  call void @dx.op.s0(i32 286)  ; HitObject_ShaderTableIndex(hitObject)
  call void @dx.op.s0(i32 287)  ; HitObject_SetShaderTableIndex(hitObject,shaderTableIndex)
  call void @dx.op.s0(i32 288)  ; HitObject_LoadLocalRootTableConstant(hitObject,offset)
  call void @dx.op.s0(i32 289)  ; HitObject_Attributes(hitObject,attributes)
  call void @dx.op.s0(i32 290)  ; ReservedB28()
  call void @dx.op.s0(i32 291)  ; ReservedB29()
  call void @dx.op.s0(i32 292)  ; ReservedB30()
  call void @dx.op.s0(i32 293)  ; ReservedC0()
  call void @dx.op.s0(i32 294)  ; ReservedC1()
  call void @dx.op.s0(i32 295)  ; ReservedC2()
  call void @dx.op.s0(i32 296)  ; ReservedC3()
  call void @dx.op.s0(i32 297)  ; ReservedC4()
  call void @dx.op.s0(i32 298)  ; ReservedC5()
  call void @dx.op.s0(i32 299)  ; ReservedC6()
  call void @dx.op.s0(i32 300)  ; ReservedC7()
  call void @dx.op.s0(i32 301)  ; ReservedC8()
  call void @dx.op.s0(i32 302)  ; ReservedC9()
  %r303 = call %struct.F @dx.op.s3.303(i32 303, i32 7)  ; RawBufferVectorLoad(buf,index,elementOffset,alignment)
  call void @dx.op.s0(i32 304)  ; RawBufferVectorStore(uav,index,elementOffset,value0,alignment)
  call void @dx.op.s0(i32 305)  ; MatVecMul(inputVector,isInputUnsigned,inputInterpretation,matrixBuffer,matrixOffset,matrixIntepretation,matrixM,matrixK,matrixLayout,matrixTranspose,matrixStride,isOutputUnsigned)
  call void @dx.op.s0(i32 306)  ; MatVecMulAdd(inputVector,isInputUnsigned,inputInterpretation,matrixBuffer,matrixOffset,matrixIntepretation,matrixM,matrixK,matrixLayout,matrixTranspose,matrixStride,biasBuffer,biasOffset,biasIntepretation,isOutputUnsigned)
  call void @dx.op.s0(i32 307)  ; OuterProductAccumulate(inputVector1,inputVector2,matrixBuffer,matrixOffset,matrixIntepretation,matrixLayout,matrixStride)
  call void @dx.op.s0(i32 308)  ; VectorAccumulate(inputVector,arrayBuffer,arrayOffset)
  call void @dx.op.s0(i32 309)  ; VectorReduceAnd(a)
  call void @dx.op.s0(i32 310)  ; VectorReduceOr(a)
  call void @dx.op.s0(i32 311)  ; FDot(a,b)
  call void @dx.op.s0(i32 312)  ; invalid DXIL opcode #312
  call void @dx.op.s0(i32 313)  ; invalid DXIL opcode #313
  call void @dx.op.s0(i32 314)  ; invalid DXIL opcode #314
  call void @dx.op.s0(i32 315)  ; invalid DXIL opcode #315
  call void @dx.op.s0(i32 1000)  ; invalid DXIL opcode #1000
  call void @dx.op.s0(i32 32767)  ; invalid DXIL opcode #32767
  call void @dx.op.s0(i32 32768)  ; invalid DXIL opcode #32768
  call void @dx.op.s0(i32 32769)  ; invalid DXIL opcode #32769
  call void @dx.op.s0(i32 65535)  ; invalid DXIL opcode #65535
  call void @dx.op.s0(i32 65536)  ; invalid DXIL opcode #65536
  call void @dx.op.s0(i32 2147483647)  ; invalid DXIL opcode #2147483647
  call void @dx.op.s0(i32 -2147483648)  ; ExperimentalNop()
  call void @dx.op.s0(i32 -2147483647)  ; GetGroupWaveIndex()
  call void @dx.op.s0(i32 -2147483646)  ; GetGroupWaveCount()
  call void @dx.op.s0(i32 -2147483645)  ; ClusterID()
  call void @dx.op.s0(i32 -2147483644)  ; RayQuery_CandidateClusterID(rayQueryHandle)
  call void @dx.op.s0(i32 -2147483643)  ; RayQuery_CommittedClusterID(rayQueryHandle)
  call void @dx.op.s0(i32 -2147483642)  ; HitObject_ClusterID(hitObject)
  %r2147483655 = call <4 x i16> @dx.op.s5.2147483655(i32 -2147483641, i32 7)  ; TriangleObjectPosition()
  %r2147483656 = call <4 x i16> @dx.op.s5.2147483656(i32 -2147483640, i32 7)  ; RayQuery_CandidateTriangleObjectPosition(rayQueryHandle)
  %r2147483657 = call <4 x i16> @dx.op.s5.2147483657(i32 -2147483639, i32 7)  ; RayQuery_CommittedTriangleObjectPosition(rayQueryHandle)
  %r2147483658 = call <4 x i16> @dx.op.s5.2147483658(i32 -2147483638, i32 7)  ; HitObject_TriangleObjectPosition(hitObject)
  call void @dx.op.s0(i32 -2147483637)  ; CreateMatrix()
  call void @dx.op.s0(i32 -2147483636)  ; FillMatrix(matrix,value)
  call void @dx.op.s0(i32 -2147483635)  ; CopyConvertMatrix(destination,source,transpose)
  call void @dx.op.s0(i32 -2147483634)  ; MatrixLoadFromDescriptor(matrix,handle,offset,stride,layout)
  call void @dx.op.s0(i32 -2147483633)  ; MatrixLoadFromMemory(matrix,groupsharedArr,offset,stride,layout)
  call void @dx.op.s0(i32 -2147483632)  ; MatrixLength(matrix)
  call void @dx.op.s0(i32 -2147483631)  ; MatrixGetCoordinate(matrix,threadLocalIndex)
  call void @dx.op.s0(i32 -2147483630)  ; MatrixGetElement(matrix,threadLocalIndex)
  call void @dx.op.s0(i32 -2147483629)  ; MatrixSetElement(matrix,threadLocalIndex,value)
  call void @dx.op.s0(i32 -2147483628)  ; MatrixStoreToDescriptor(matrix,handle,offset,stride,layout)
  call void @dx.op.s0(i32 -2147483627)  ; MatrixStoreToMemory(matrix,groupsharedArr,offset,stride,layout)
  call void @dx.op.s0(i32 -2147483626)  ; MatrixQueryAccumulatorLayout()
  call void @dx.op.s0(i32 -2147483625)  ; MatrixMulOp(matrixA,matrixB,matrixC)
  call void @dx.op.s0(i32 -2147483624)  ; MatrixAccumulate(matrixRHS,matrixLHS)
  call void @dx.op.s0(i32 -2147483623)  ; MatrixVecMul(matrix,inputVector,interpretation)
  call void @dx.op.s0(i32 -2147483622)  ; MatrixVecMulAdd(matrix,inputVector,inputInterpretation,biasVector,biasInterpretation)
  call void @dx.op.s0(i32 -2147483621)  ; MatrixAccumulateToDescriptor(matrix,handle,offset,stride,layout)
  call void @dx.op.s0(i32 -2147483620)  ; MatrixAccumulateToMemory(matrix,groupsharedArr,offset,stride,layout)
  call void @dx.op.s0(i32 -2147483619)  ; MatrixOuterProduct(matrix,vectorA,vectorB)
  call void @dx.op.s0(i32 -2147483618)  ; LinAlgMatrixReserved0()
  call void @dx.op.s0(i32 -2147483617)  ; LinAlgMatrixReserved1()
  call void @dx.op.s0(i32 -2147483616)  ; LinAlgMatrixReserved2()
  call void @dx.op.s0(i32 -2147483615)  ; invalid DXIL opcode #2147483681
  call void @dx.op.s0(i32 -2147483614)  ; invalid DXIL opcode #2147483682
  call void @dx.op.s0(i32 -2147483613)  ; invalid DXIL opcode #2147483683
  call void @dx.op.s0(i32 -2147482648)  ; invalid DXIL opcode #2147484648
  call void @dx.op.s0(i32 -2147450881)  ; invalid DXIL opcode #2147516415
  call void @dx.op.s0(i32 -2147450880)  ; invalid DXIL opcode #2147516416
  call void @dx.op.s0(i32 -2147418113)  ; invalid DXIL opcode #2147549183
  call void @dx.op.s0(i32 -2147418112)  ; invalid DXIL opcode #2147549184
  call void @dx.op.s0(i32 -2147385344)  ; invalid DXIL opcode #2147581952
  call void @dx.op.s0(i32 -1)  ; invalid DXIL opcode #4294967295
  call void @dx.op.narrow(i8 33)  ; FirstbitHi(value)
  call void @dx.op.none()
  %number = call i32 @dx.op.number()
  call void @dx.op.s0(i32 %number)
  call void @dx.op.s0(i32 undef)
  call void @dx.op.(i32 33)  ; FirstbitHi(value)
  call void @dx.op(i32 33)
  call void @dx.opX(i32 33)
  call void @not.dx.op.any(i32 33)
  call void @dx.hl.op.any(i32 33)
  ret void
}

declare %struct.F @dx.op.s3.139(i32, i32)

declare %struct.F @dx.op.s3.223(i32, i32)

declare %struct.F @dx.op.s3.224(i32, i32)

declare %struct.F @dx.op.s3.254(i32, i32)

declare %struct.F @dx.op.s3.255(i32, i32)

declare %struct.F @dx.op.s3.303(i32, i32)

declare %struct.F @dx.op.s3.59(i32, i32)

declare %struct.F @dx.op.s3.60(i32, i32)

declare %struct.F @dx.op.s3.61(i32, i32)

declare %struct.F @dx.op.s3.62(i32, i32)

declare %struct.F @dx.op.s3.63(i32, i32)

declare %struct.F @dx.op.s3.64(i32, i32)

declare %struct.F @dx.op.s3.65(i32, i32)

declare %struct.F @dx.op.s3.66(i32, i32)

declare %struct.F @dx.op.s3.68(i32, i32)

declare %struct.F @dx.op.s3.73(i32, i32)

declare %struct.F @dx.op.s3.74(i32, i32)

declare %struct.I @dx.op.s10.219(i32, i32)

declare <4 x i16> @dx.op.s5.2147483655(i32, i32)

declare <4 x i16> @dx.op.s5.2147483656(i32, i32)

declare <4 x i16> @dx.op.s5.2147483657(i32, i32)

declare <4 x i16> @dx.op.s5.2147483658(i32, i32)

declare float @dx.op.s1.117(i32, float)

declare float @dx.op.s1.118(i32, float)

declare float @dx.op.s1.119(i32, float)

declare float @dx.op.s1.12(i32, float)

declare float @dx.op.s1.120(i32, float)

declare float @dx.op.s1.121(i32, float)

declare float @dx.op.s1.122(i32, float)

declare float @dx.op.s1.123(i32, float)

declare float @dx.op.s1.13(i32, float)

declare float @dx.op.s1.14(i32, float)

declare float @dx.op.s1.15(i32, float)

declare float @dx.op.s1.16(i32, float)

declare float @dx.op.s1.162(i32, float)

declare float @dx.op.s1.163(i32, float)

declare float @dx.op.s1.164(i32, float)

declare float @dx.op.s1.166(i32, float)

declare float @dx.op.s1.17(i32, float)

declare float @dx.op.s1.18(i32, float)

declare float @dx.op.s1.19(i32, float)

declare float @dx.op.s1.20(i32, float)

declare float @dx.op.s1.21(i32, float)

declare float @dx.op.s1.22(i32, float)

declare float @dx.op.s1.23(i32, float)

declare float @dx.op.s1.24(i32, float)

declare float @dx.op.s1.25(i32, float)

declare float @dx.op.s1.26(i32, float)

declare float @dx.op.s1.27(i32, float)

declare float @dx.op.s1.28(i32, float)

declare float @dx.op.s1.29(i32, float)

declare float @dx.op.s1.30(i32, float)

declare float @dx.op.s1.35(i32, float)

declare float @dx.op.s1.36(i32, float)

declare float @dx.op.s1.37(i32, float)

declare float @dx.op.s1.38(i32, float)

declare float @dx.op.s1.39(i32, float)

declare float @dx.op.s1.40(i32, float)

declare float @dx.op.s1.46(i32, float)

declare float @dx.op.s1.47(i32, float)

declare float @dx.op.s1.48(i32, float)

declare float @dx.op.s1.49(i32, float)

declare float @dx.op.s1.50(i32, float)

declare float @dx.op.s1.51(i32, float)

declare float @dx.op.s1.52(i32, float)

declare float @dx.op.s1.53(i32, float)

declare float @dx.op.s1.54(i32, float)

declare float @dx.op.s1.55(i32, float)

declare float @dx.op.s1.56(i32, float)

declare float @dx.op.s1.6(i32, float)

declare float @dx.op.s1.7(i32, float)

declare float @dx.op.s1.78(i32, float)

declare float @dx.op.s1.79(i32, float)

declare float @dx.op.s1.83(i32, float)

declare float @dx.op.s1.84(i32, float)

declare float @dx.op.s1.85(i32, float)

declare float @dx.op.s1.86(i32, float)

declare void @dx.op.s0(i32)

declare void @dx.op.narrow(i8)

declare void @dx.op.none()

declare i32 @dx.op.number()

declare void @dx.op.(i32)

declare void @dx.op(i32)

declare void @dx.opX(i32)

declare void @not.dx.op.any(i32)

declare void @dx.hl.op.any(i32)

; Function Attrs: nounwind readonly
declare %dx.types.ResRet.f32 @dx.op.rawBufferLoad.f32(i32, %dx.types.Handle, i32, i32, i8, i32) #0

; Function Attrs: nounwind readonly
declare %dx.types.ResRet.f32 @dx.op.textureGatherRaw.f32(i32, %dx.types.Handle, %dx.types.Handle, float, float, float, float, i32, i32) #0

; Function Attrs: nounwind readonly
declare %dx.types.ResRet.f32 @dx.op.sampleCmpLevel.f32(i32, %dx.types.Handle, %dx.types.Handle, float, float, float, float, i32, i32, i32, float, float) #0

; Function Attrs: nounwind readonly
declare %dx.types.ResRet.f32 @dx.op.sampleCmpGrad.f32(i32, %dx.types.Handle, %dx.types.Handle, float, float, float, float, i32, i32, i32, float, float, float, float, float, float, float, float) #0

; Function Attrs: nounwind readonly
declare %dx.types.ResRet.f32 @dx.op.sampleCmpBias.f32(i32, %dx.types.Handle, %dx.types.Handle, float, float, float, float, i32, i32, i32, float, float, float) #0

; Function Attrs: nounwind readonly
declare %dx.types.ResRet.f32 @dx.op.rawBufferVectorLoad.f32(i32, %dx.types.Handle, i32, i32, i32) #0

; Function Attrs: nounwind readonly
declare %dx.types.CBufRet.f32 @dx.op.cbufferLoadLegacy.f32(i32, %dx.types.Handle, i32) #0

; Function Attrs: nounwind readonly
declare %dx.types.ResRet.f32 @dx.op.sample.f32(i32, %dx.types.Handle, %dx.types.Handle, float, float, float, float, i32, i32, i32, float) #0

; Function Attrs: nounwind readonly
declare %dx.types.ResRet.f32 @dx.op.sampleBias.f32(i32, %dx.types.Handle, %dx.types.Handle, float, float, float, float, i32, i32, i32, float, float) #0

; Function Attrs: nounwind readonly
declare %dx.types.ResRet.f32 @dx.op.sampleLevel.f32(i32, %dx.types.Handle, %dx.types.Handle, float, float, float, float, i32, i32, i32, float) #0

; Function Attrs: nounwind readonly
declare %dx.types.ResRet.f32 @dx.op.sampleGrad.f32(i32, %dx.types.Handle, %dx.types.Handle, float, float, float, float, i32, i32, i32, float, float, float, float, float, float, float) #0

; Function Attrs: nounwind readonly
declare %dx.types.ResRet.f32 @dx.op.sampleCmp.f32(i32, %dx.types.Handle, %dx.types.Handle, float, float, float, float, i32, i32, i32, float, float) #0

; Function Attrs: nounwind readonly
declare %dx.types.ResRet.f32 @dx.op.sampleCmpLevelZero.f32(i32, %dx.types.Handle, %dx.types.Handle, float, float, float, float, i32, i32, i32, float) #0

; Function Attrs: nounwind readonly
declare %dx.types.ResRet.f32 @dx.op.textureLoad.f32(i32, %dx.types.Handle, i32, i32, i32, i32, i32, i32, i32) #0

; Function Attrs: nounwind readonly
declare %dx.types.ResRet.f32 @dx.op.bufferLoad.f32(i32, %dx.types.Handle, i32, i32) #0

; Function Attrs: nounwind readonly
declare %dx.types.ResRet.f32 @dx.op.textureGather.f32(i32, %dx.types.Handle, %dx.types.Handle, float, float, float, float, i32, i32, i32) #0

; Function Attrs: nounwind readonly
declare %dx.types.ResRet.f32 @dx.op.textureGatherCmp.f32(i32, %dx.types.Handle, %dx.types.Handle, float, float, float, float, i32, i32, i32, float) #0

; Function Attrs: nounwind readnone
declare %dx.types.fouri32 @dx.op.unpack4x8.i32(i32, i8, i32) #1

; Function Attrs: nounwind readnone
declare <9 x i16> @dx.op.triangleObjectPosition.i16(i32) #1

; Function Attrs: nounwind readonly
declare <9 x i16> @dx.op.rayQuery_CandidateTriangleObjectPosition.i16(i32, i32) #0

; Function Attrs: nounwind readonly
declare <9 x i16> @dx.op.rayQuery_CommittedTriangleObjectPosition.i16(i32, i32) #0

; Function Attrs: nounwind readnone
declare <9 x i16> @dx.op.hitObject_TriangleObjectPosition.i16(i32, %dx.types.HitObject) #1

; Function Attrs: nounwind
declare float @dx.op.waveReadLaneAt.f32(i32, float, i32) #2

; Function Attrs: nounwind
declare float @dx.op.waveReadLaneFirst.f32(i32, float) #2

; Function Attrs: nounwind
declare float @dx.op.waveActiveOp.f32(i32, float, i8, i8) #2

; Function Attrs: nounwind readnone
declare float @dx.op.unary.f32(i32, float) #1

; Function Attrs: nounwind
declare float @dx.op.waveActiveBit.f32(i32, float, i8) #2

; Function Attrs: nounwind
declare float @dx.op.wavePrefixOp.f32(i32, float, i8, i8) #2

; Function Attrs: nounwind
declare float @dx.op.quadReadLaneAt.f32(i32, float, i32) #2

; Function Attrs: nounwind
declare float @dx.op.quadOp.f32(i32, float, i8) #2

; Function Attrs: nounwind readnone
declare float @dx.op.dot2AddHalf.f32(i32, float, half, half, half, half) #1

; Function Attrs: nounwind readnone
declare float @dx.op.dot4AddPacked.f32(i32, float, i32, i32) #1

; Function Attrs: nounwind
declare float @dx.op.waveMultiPrefixOp.f32(i32, float, i32, i32, i32, i32, i8, i8) #2

; Function Attrs: nounwind readnone
declare float @dx.op.binary.f32(i32, float, float) #1

; Function Attrs: nounwind readnone
declare float @dx.op.tertiary.f32(i32, float, float, float) #1

; Function Attrs: nounwind readnone
declare float @dx.op.quaternary.f32(i32, float, float, float, float) #1

; Function Attrs: nounwind readnone
declare float @dx.op.dot2.f32(i32, float, float, float, float) #1

; Function Attrs: nounwind readnone
declare float @dx.op.dot3.f32(i32, float, float, float, float, float, float) #1

; Function Attrs: nounwind readnone
declare float @dx.op.dot4.f32(i32, float, float, float, float, float, float, float, float) #1

; Function Attrs: nounwind
declare float @dx.op.atomicBinOp.f32(i32, %dx.types.Handle, i32, i32, i32, i32, float) #2

; Function Attrs: nounwind
declare float @dx.op.atomicCompareExchange.f32(i32, %dx.types.Handle, i32, i32, i32, float, float) #2

attributes #0 = { nounwind readonly }
attributes #1 = { nounwind readnone }
attributes #2 = { nounwind }

!dx.version = !{!0}
!dx.valver = !{!0}
!dx.shaderModel = !{!1}
!dx.entryPoints = !{!2}

!0 = !{i32 1, i32 0}
!1 = !{!"cs", i32 6, i32 0}
!2 = !{void ()* @main, !"main", null, null, !3}
!3 = !{i32 4, !4}
!4 = !{i32 1, i32 1, i32 1}
