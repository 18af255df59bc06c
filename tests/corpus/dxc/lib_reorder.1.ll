;
; Note: shader requires additional functionality:
;       Raytracing tier 1.1 features
;
; shader hash: 5e44afc855a985572765b44208d2390e
;
; Buffer Definitions:
;
;
; Resource Bindings:
;
; Name                                 Type  Format         Dim      ID      HLSL Bind  Count
; ------------------------------ ---------- ------- ----------- ------- -------------- ------
; scene                             texture     i32         ras      T0             t0     1
; o                                     UAV    byte         r/w      U0             u0     1
;
target datalayout = "e-m:e-p:32:32-i1:32-i8:32-i16:32-i32:32-i64:64-f16:32-f32:32-f64:64-n8:16:32:64"
target triple = "dxil-ms-dx"

%dx.types.Handle = type { i8* }
%struct.Attributes = type { <2 x float> }
%struct.Payload = type { <3 x float> }
%dx.types.ResourceProperties = type { i32, i32 }
%dx.types.HitObject = type { i8* }
%struct.RaytracingAccelerationStructure = type { i32 }
%struct.RWByteAddressBuffer = type { i32 }

@"\01?scene@@3URaytracingAccelerationStructure@@A" = external constant %dx.types.Handle, align 4
@"\01?o@@3URWByteAddressBuffer@@A" = external constant %dx.types.Handle, align 4

; Function Attrs: nounwind
define void @"\01?generate@@YAXXZ"() #0 {
  %1 = load %dx.types.Handle, %dx.types.Handle* @"\01?scene@@3URaytracingAccelerationStructure@@A", align 4
  %2 = load %dx.types.Handle, %dx.types.Handle* @"\01?o@@3URWByteAddressBuffer@@A", align 4
  %3 = alloca %struct.Attributes, align 8
  %4 = alloca %struct.Payload, align 8
  %5 = alloca %struct.Payload, align 8
  %6 = alloca %struct.Payload, align 8
  %7 = alloca %struct.Payload, align 8
  %8 = alloca %struct.Payload, align 8
  %9 = alloca %struct.Attributes, align 4
  %10 = call i32 @dx.op.dispatchRaysIndex.i32(i32 145, i8 0)  ; DispatchRaysIndex(col)
  %11 = insertelement <3 x i32> undef, i32 %10, i64 0
  %12 = call i32 @dx.op.dispatchRaysIndex.i32(i32 145, i8 1)  ; DispatchRaysIndex(col)
  %13 = insertelement <3 x i32> %11, i32 %12, i64 1
  %14 = call i32 @dx.op.dispatchRaysIndex.i32(i32 145, i8 2)  ; DispatchRaysIndex(col)
  %15 = insertelement <3 x i32> %13, i32 %14, i64 2
  %16 = uitofp <3 x i32> %15 to <3 x float>
  %17 = call %dx.types.Handle @dx.op.createHandleForLib.dx.types.Handle(i32 160, %dx.types.Handle %1)  ; CreateHandleForLib(Resource)
  %18 = call %dx.types.Handle @dx.op.annotateHandle(i32 216, %dx.types.Handle %17, %dx.types.ResourceProperties { i32 16, i32 0 })  ; AnnotateHandle(res,props)  resource: RTAccelerationStructure
  %19 = getelementptr inbounds %struct.Payload, %struct.Payload* %8, i32 0, i32 0
  store <3 x float> <float 1.000000e+00, float 1.000000e+00, float 1.000000e+00>, <3 x float>* %19, align 8
  %20 = extractelement <3 x float> %16, i64 0
  %21 = extractelement <3 x float> %16, i64 1
  %22 = extractelement <3 x float> %16, i64 2
  %23 = call %dx.types.HitObject @dx.op.hitObject_TraceRay.struct.Payload(i32 262, %dx.types.Handle %18, i32 1024, i32 255, i32 1, i32 2, i32 3, float %20, float %21, float %22, float 0.000000e+00, float 0.000000e+00, float 1.000000e+00, float 0.000000e+00, float 1.000000e+02, %struct.Payload* nonnull %8)  ; HitObject_TraceRay(accelerationStructure,rayFlags,instanceInclusionMask,rayContributionToHitGroupIndex,multiplierForGeometryContributionToHitGroupIndex,missShaderIndex,Origin_X,Origin_Y,Origin_Z,TMin,Direction_X,Direction_Y,Direction_Z,TMax,payload)
  %24 = load <3 x float>, <3 x float>* %19, align 8
  call void @dx.op.maybeReorderThread(i32 268, %dx.types.HitObject %23, i32 undef, i32 0)  ; MaybeReorderThread(hitObject,coherenceHint,numCoherenceHintBitsFromLSB)
  %25 = call %dx.types.HitObject @dx.op.hitObject_MakeNop(i32 266)  ; HitObject_MakeNop()
  call void @dx.op.maybeReorderThread(i32 268, %dx.types.HitObject %25, i32 %10, i32 5)  ; MaybeReorderThread(hitObject,coherenceHint,numCoherenceHintBitsFromLSB)
  call void @dx.op.maybeReorderThread(i32 268, %dx.types.HitObject %23, i32 %12, i32 7)  ; MaybeReorderThread(hitObject,coherenceHint,numCoherenceHintBitsFromLSB)
  %26 = call i1 @dx.op.hitObject_StateScalar.i1(i32 269, %dx.types.HitObject %23)  ; HitObject_IsMiss(hitObject)
  %27 = zext i1 %26 to i32
  %28 = call i1 @dx.op.hitObject_StateScalar.i1(i32 270, %dx.types.HitObject %23)  ; HitObject_IsHit(hitObject)
  %29 = zext i1 %28 to i32
  %30 = shl nuw nsw i32 %29, 1
  %31 = or i32 %30, %27
  %32 = call i1 @dx.op.hitObject_StateScalar.i1(i32 271, %dx.types.HitObject %23)  ; HitObject_IsNop(hitObject)
  %33 = zext i1 %32 to i32
  %34 = shl nuw nsw i32 %33, 2
  %35 = or i32 %31, %34
  %36 = call i32 @dx.op.hitObject_StateScalar.i32(i32 272, %dx.types.HitObject %23)  ; HitObject_RayFlags(hitObject)
  %37 = call float @dx.op.hitObject_StateScalar.f32(i32 273, %dx.types.HitObject %23)  ; HitObject_RayTMin(hitObject)
  %38 = bitcast float %37 to i32
  %39 = call float @dx.op.hitObject_StateScalar.f32(i32 274, %dx.types.HitObject %23)  ; HitObject_RayTCurrent(hitObject)
  %40 = bitcast float %39 to i32
  %41 = call float @dx.op.hitObject_StateVector.f32(i32 275, %dx.types.HitObject %23, i32 0)  ; HitObject_WorldRayOrigin(hitObject,component)
  %42 = call float @dx.op.hitObject_StateVector.f32(i32 275, %dx.types.HitObject %23, i32 1)  ; HitObject_WorldRayOrigin(hitObject,component)
  %43 = call float @dx.op.hitObject_StateVector.f32(i32 275, %dx.types.HitObject %23, i32 2)  ; HitObject_WorldRayOrigin(hitObject,component)
  %44 = fmul fast float %43, %42
  %45 = fadd fast float %44, %41
  %46 = bitcast float %45 to i32
  %47 = call float @dx.op.hitObject_StateVector.f32(i32 276, %dx.types.HitObject %23, i32 0)  ; HitObject_WorldRayDirection(hitObject,component)
  %48 = call float @dx.op.hitObject_StateVector.f32(i32 276, %dx.types.HitObject %23, i32 1)  ; HitObject_WorldRayDirection(hitObject,component)
  %49 = call float @dx.op.hitObject_StateVector.f32(i32 276, %dx.types.HitObject %23, i32 2)  ; HitObject_WorldRayDirection(hitObject,component)
  %50 = fmul fast float %49, %48
  %51 = fadd fast float %50, %47
  %52 = bitcast float %51 to i32
  %53 = call float @dx.op.hitObject_StateVector.f32(i32 277, %dx.types.HitObject %23, i32 0)  ; HitObject_ObjectRayOrigin(hitObject,component)
  %54 = call float @dx.op.hitObject_StateVector.f32(i32 277, %dx.types.HitObject %23, i32 1)  ; HitObject_ObjectRayOrigin(hitObject,component)
  %55 = call float @dx.op.hitObject_StateVector.f32(i32 277, %dx.types.HitObject %23, i32 2)  ; HitObject_ObjectRayOrigin(hitObject,component)
  %56 = fmul fast float %55, %54
  %57 = fadd fast float %56, %53
  %58 = bitcast float %57 to i32
  %59 = call float @dx.op.hitObject_StateVector.f32(i32 278, %dx.types.HitObject %23, i32 0)  ; HitObject_ObjectRayDirection(hitObject,component)
  %60 = call float @dx.op.hitObject_StateVector.f32(i32 278, %dx.types.HitObject %23, i32 1)  ; HitObject_ObjectRayDirection(hitObject,component)
  %61 = call float @dx.op.hitObject_StateVector.f32(i32 278, %dx.types.HitObject %23, i32 2)  ; HitObject_ObjectRayDirection(hitObject,component)
  %62 = fmul fast float %61, %60
  %63 = fadd fast float %62, %59
  %64 = bitcast float %63 to i32
  %65 = call float @dx.op.hitObject_StateMatrix.f32(i32 279, %dx.types.HitObject %23, i32 0, i32 1)  ; HitObject_ObjectToWorld3x4(hitObject,row,col)
  %66 = call float @dx.op.hitObject_StateMatrix.f32(i32 279, %dx.types.HitObject %23, i32 1, i32 2)  ; HitObject_ObjectToWorld3x4(hitObject,row,col)
  %67 = call float @dx.op.hitObject_StateMatrix.f32(i32 279, %dx.types.HitObject %23, i32 2, i32 3)  ; HitObject_ObjectToWorld3x4(hitObject,row,col)
  %68 = fadd fast float %66, %65
  %69 = fadd fast float %68, %67
  %70 = bitcast float %69 to i32
  %71 = call float @dx.op.hitObject_StateMatrix.f32(i32 279, %dx.types.HitObject %23, i32 1, i32 0)  ; HitObject_ObjectToWorld3x4(hitObject,row,col)
  %72 = call float @dx.op.hitObject_StateMatrix.f32(i32 279, %dx.types.HitObject %23, i32 2, i32 1)  ; HitObject_ObjectToWorld3x4(hitObject,row,col)
  %73 = call float @dx.op.hitObject_StateMatrix.f32(i32 279, %dx.types.HitObject %23, i32 0, i32 3)  ; HitObject_ObjectToWorld3x4(hitObject,row,col)
  %74 = fadd fast float %72, %71
  %75 = fadd fast float %74, %73
  %76 = bitcast float %75 to i32
  %77 = call float @dx.op.hitObject_StateMatrix.f32(i32 280, %dx.types.HitObject %23, i32 0, i32 1)  ; HitObject_WorldToObject3x4(hitObject,row,col)
  %78 = call float @dx.op.hitObject_StateMatrix.f32(i32 280, %dx.types.HitObject %23, i32 1, i32 2)  ; HitObject_WorldToObject3x4(hitObject,row,col)
  %79 = call float @dx.op.hitObject_StateMatrix.f32(i32 280, %dx.types.HitObject %23, i32 2, i32 3)  ; HitObject_WorldToObject3x4(hitObject,row,col)
  %80 = fadd fast float %78, %77
  %81 = fadd fast float %80, %79
  %82 = bitcast float %81 to i32
  %83 = call float @dx.op.hitObject_StateMatrix.f32(i32 280, %dx.types.HitObject %23, i32 1, i32 0)  ; HitObject_WorldToObject3x4(hitObject,row,col)
  %84 = call float @dx.op.hitObject_StateMatrix.f32(i32 280, %dx.types.HitObject %23, i32 2, i32 1)  ; HitObject_WorldToObject3x4(hitObject,row,col)
  %85 = call float @dx.op.hitObject_StateMatrix.f32(i32 280, %dx.types.HitObject %23, i32 0, i32 3)  ; HitObject_WorldToObject3x4(hitObject,row,col)
  %86 = fadd fast float %84, %83
  %87 = fadd fast float %86, %85
  %88 = bitcast float %87 to i32
  %89 = call i32 @dx.op.hitObject_StateScalar.i32(i32 281, %dx.types.HitObject %23)  ; HitObject_GeometryIndex(hitObject)
  %90 = call i32 @dx.op.hitObject_StateScalar.i32(i32 282, %dx.types.HitObject %23)  ; HitObject_InstanceIndex(hitObject)
  %91 = call i32 @dx.op.hitObject_StateScalar.i32(i32 283, %dx.types.HitObject %23)  ; HitObject_InstanceID(hitObject)
  %92 = call i32 @dx.op.hitObject_StateScalar.i32(i32 284, %dx.types.HitObject %23)  ; HitObject_PrimitiveIndex(hitObject)
  %93 = call i32 @dx.op.hitObject_StateScalar.i32(i32 285, %dx.types.HitObject %23)  ; HitObject_HitKind(hitObject)
  %94 = call i32 @dx.op.hitObject_StateScalar.i32(i32 286, %dx.types.HitObject %23)  ; HitObject_ShaderTableIndex(hitObject)
  %95 = call i32 @dx.op.hitObject_LoadLocalRootTableConstant(i32 288, %dx.types.HitObject %23, i32 16)  ; HitObject_LoadLocalRootTableConstant(hitObject,offset)
  %96 = add i32 %38, %36
  %97 = add i32 %96, %35
  %98 = add i32 %97, %40
  %99 = add i32 %98, %46
  %100 = add i32 %99, %52
  %101 = add i32 %100, %58
  %102 = add i32 %101, %64
  %103 = add i32 %102, %70
  %104 = add i32 %103, %76
  %105 = add i32 %104, %82
  %106 = add i32 %105, %89
  %107 = add i32 %106, %88
  %108 = add i32 %107, %90
  %109 = add i32 %108, %91
  %110 = add i32 %109, %92
  %111 = add i32 %110, %93
  %112 = add i32 %111, %94
  %113 = add i32 %112, %95
  %114 = and i32 %113, 7
  %115 = call %dx.types.HitObject @dx.op.hitObject_SetShaderTableIndex(i32 287, %dx.types.HitObject %23, i32 %114)  ; HitObject_SetShaderTableIndex(hitObject,shaderTableIndex)
  %116 = bitcast %struct.Attributes* %9 to i8*
  call void @llvm.lifetime.start(i64 8, i8* %116) #0
  call void @dx.op.hitObject_Attributes.struct.Attributes(i32 289, %dx.types.HitObject %115, %struct.Attributes* nonnull %9)  ; HitObject_Attributes(hitObject,attributes)
  %117 = getelementptr inbounds %struct.Payload, %struct.Payload* %7, i32 0, i32 0
  store <3 x float> %24, <3 x float>* %117, align 8
  call void @dx.op.hitObject_Invoke.struct.Payload(i32 267, %dx.types.HitObject %115, %struct.Payload* nonnull %7)  ; HitObject_Invoke(hitObject,payload)
  %118 = load <3 x float>, <3 x float>* %117, align 8
  %119 = call %dx.types.HitObject @dx.op.hitObject_MakeMiss(i32 265, i32 0, i32 4, float %20, float %21, float %22, float 0.000000e+00, float 0.000000e+00, float 1.000000e+00, float 0.000000e+00, float 1.000000e+02)  ; HitObject_MakeMiss(RayFlags,MissShaderIndex,Origin_X,Origin_Y,Origin_Z,TMin,Direction_X,Direction_Y,Direction_Z,TMax)
  %120 = getelementptr inbounds %struct.Payload, %struct.Payload* %6, i32 0, i32 0
  store <3 x float> %118, <3 x float>* %120, align 8
  call void @dx.op.hitObject_Invoke.struct.Payload(i32 267, %dx.types.HitObject %119, %struct.Payload* nonnull %6)  ; HitObject_Invoke(hitObject,payload)
  %121 = load <3 x float>, <3 x float>* %120, align 8
  %122 = call i32 @dx.op.allocateRayQuery(i32 178, i32 0)  ; AllocateRayQuery(constRayFlags)
  %123 = call %dx.types.Handle @dx.op.createHandleForLib.dx.types.Handle(i32 160, %dx.types.Handle %1)  ; CreateHandleForLib(Resource)
  %124 = call %dx.types.Handle @dx.op.annotateHandle(i32 216, %dx.types.Handle %123, %dx.types.ResourceProperties { i32 16, i32 0 })  ; AnnotateHandle(res,props)  resource: RTAccelerationStructure
  call void @dx.op.rayQuery_TraceRayInline(i32 179, i32 %122, %dx.types.Handle %124, i32 0, i32 255, float %20, float %21, float %22, float 0.000000e+00, float 0.000000e+00, float 1.000000e+00, float 0.000000e+00, float 1.000000e+02)  ; RayQuery_TraceRayInline(rayQueryHandle,accelerationStructure,rayFlags,instanceInclusionMask,origin_X,origin_Y,origin_Z,tMin,direction_X,direction_Y,direction_Z,tMax)
  %125 = call i1 @dx.op.rayQuery_Proceed.i1(i32 180, i32 %122)  ; RayQuery_Proceed(rayQueryHandle)
  %126 = call %dx.types.HitObject @dx.op.hitObject_FromRayQuery(i32 263, i32 %122)  ; HitObject_FromRayQuery(rayQueryHandle)
  %127 = getelementptr inbounds %struct.Attributes, %struct.Attributes* %3, i32 0, i32 0
  %128 = getelementptr inbounds %struct.Attributes, %struct.Attributes* %9, i32 0, i32 0
  %129 = load <2 x float>, <2 x float>* %128, align 4
  store <2 x float> %129, <2 x float>* %127, align 8
  %130 = call %dx.types.HitObject @dx.op.hitObject_FromRayQueryWithAttrs.struct.Attributes(i32 264, i32 %122, i32 5, %struct.Attributes* nonnull %3)  ; HitObject_FromRayQueryWithAttrs(rayQueryHandle,HitKind,CommittedAttribs)
  %131 = getelementptr inbounds %struct.Payload, %struct.Payload* %5, i32 0, i32 0
  store <3 x float> %121, <3 x float>* %131, align 8
  call void @dx.op.hitObject_Invoke.struct.Payload(i32 267, %dx.types.HitObject %126, %struct.Payload* nonnull %5)  ; HitObject_Invoke(hitObject,payload)
  %132 = load <3 x float>, <3 x float>* %131, align 8
  %133 = getelementptr inbounds %struct.Payload, %struct.Payload* %4, i32 0, i32 0
  store <3 x float> %132, <3 x float>* %133, align 8
  call void @dx.op.hitObject_Invoke.struct.Payload(i32 267, %dx.types.HitObject %130, %struct.Payload* nonnull %4)  ; HitObject_Invoke(hitObject,payload)
  %134 = load <3 x float>, <3 x float>* %133, align 8
  %135 = load <2 x float>, <2 x float>* %128, align 4
  %136 = extractelement <2 x float> %135, i32 1
  %137 = bitcast float %136 to i32
  %138 = extractelement <3 x float> %134, i32 0
  %139 = bitcast float %138 to i32
  %140 = call i1 @dx.op.hitObject_StateScalar.i1(i32 271, %dx.types.HitObject %25)  ; HitObject_IsNop(hitObject)
  %141 = zext i1 %140 to i32
  %142 = add i32 %139, %113
  %143 = add i32 %142, %137
  %144 = add i32 %143, %141
  %145 = shl i32 %10, 2
  %146 = call %dx.types.Handle @dx.op.createHandleForLib.dx.types.Handle(i32 160, %dx.types.Handle %2)  ; CreateHandleForLib(Resource)
  %147 = call %dx.types.Handle @dx.op.annotateHandle(i32 216, %dx.types.Handle %146, %dx.types.ResourceProperties { i32 4107, i32 0 })  ; AnnotateHandle(res,props)  resource: RWByteAddressBuffer
  call void @dx.op.rawBufferStore.i32(i32 140, %dx.types.Handle %147, i32 %145, i32 undef, i32 %144, i32 undef, i32 undef, i32 undef, i8 1, i32 4)  ; RawBufferStore(uav,index,elementOffset,value0,value1,value2,value3,mask,alignment)
  call void @llvm.lifetime.end(i64 8, i8* %116) #0
  ret void
}

; Function Attrs: nounwind
declare void @llvm.lifetime.start(i64, i8* nocapture) #0

; Function Attrs: nounwind
declare void @llvm.lifetime.end(i64, i8* nocapture) #0

; Function Attrs: nounwind readnone
declare i32 @dx.op.dispatchRaysIndex.i32(i32, i8) #1

; Function Attrs: nounwind readnone
declare %dx.types.HitObject @dx.op.hitObject_MakeNop(i32) #1

; Function Attrs: nounwind
declare void @dx.op.maybeReorderThread(i32, %dx.types.HitObject, i32, i32) #0

; Function Attrs: nounwind readnone
declare i1 @dx.op.hitObject_StateScalar.i1(i32, %dx.types.HitObject) #1

; Function Attrs: nounwind readnone
declare i32 @dx.op.hitObject_StateScalar.i32(i32, %dx.types.HitObject) #1

; Function Attrs: nounwind readnone
declare float @dx.op.hitObject_StateScalar.f32(i32, %dx.types.HitObject) #1

; Function Attrs: nounwind readnone
declare float @dx.op.hitObject_StateVector.f32(i32, %dx.types.HitObject, i32) #1

; Function Attrs: nounwind readonly
declare i32 @dx.op.hitObject_LoadLocalRootTableConstant(i32, %dx.types.HitObject, i32) #2

; Function Attrs: nounwind readonly
declare %dx.types.HitObject @dx.op.hitObject_FromRayQuery(i32, i32) #2

; Function Attrs: nounwind readnone
declare %dx.types.HitObject @dx.op.hitObject_SetShaderTableIndex(i32, %dx.types.HitObject, i32) #1

; Function Attrs: nounwind argmemonly
declare void @dx.op.hitObject_Attributes.struct.Attributes(i32, %dx.types.HitObject, %struct.Attributes*) #3

; Function Attrs: nounwind
declare void @dx.op.hitObject_Invoke.struct.Payload(i32, %dx.types.HitObject, %struct.Payload*) #0

; Function Attrs: nounwind
declare void @dx.op.rawBufferStore.i32(i32, %dx.types.Handle, i32, i32, i32, i32, i32, i32, i8, i32) #0

; Function Attrs: nounwind
declare i32 @dx.op.allocateRayQuery(i32, i32) #0

; Function Attrs: nounwind readnone
declare %dx.types.HitObject @dx.op.hitObject_MakeMiss(i32, i32, i32, float, float, float, float, float, float, float, float) #1

; Function Attrs: nounwind
declare %dx.types.HitObject @dx.op.hitObject_TraceRay.struct.Payload(i32, %dx.types.Handle, i32, i32, i32, i32, i32, float, float, float, float, float, float, float, float, %struct.Payload*) #0

; Function Attrs: nounwind
declare void @dx.op.rayQuery_TraceRayInline(i32, i32, %dx.types.Handle, i32, i32, float, float, float, float, float, float, float, float) #0

; Function Attrs: nounwind readonly
declare %dx.types.HitObject @dx.op.hitObject_FromRayQueryWithAttrs.struct.Attributes(i32, i32, i32, %struct.Attributes*) #2

; Function Attrs: nounwind
declare i1 @dx.op.rayQuery_Proceed.i1(i32, i32) #0

; Function Attrs: nounwind readnone
declare float @dx.op.hitObject_StateMatrix.f32(i32, %dx.types.HitObject, i32, i32) #1

; Function Attrs: nounwind readnone
declare %dx.types.Handle @dx.op.annotateHandle(i32, %dx.types.Handle, %dx.types.ResourceProperties) #1

; Function Attrs: nounwind readonly
declare %dx.types.Handle @dx.op.createHandleForLib.dx.types.Handle(i32, %dx.types.Handle) #2

attributes #0 = { nounwind }
attributes #1 = { nounwind readnone }
attributes #2 = { nounwind readonly }
attributes #3 = { nounwind argmemonly }

!llvm.ident = !{!0}
!dx.version = !{!1}
!dx.valver = !{!1}
!dx.shaderModel = !{!2}
!dx.resources = !{!3}
!dx.typeAnnotations = !{!9}
!dx.dxrPayloadAnnotations = !{!13}
!dx.entryPoints = !{!16, !18}

!0 = !{!"dxcoob 1.9.2602.17 (21d28f727)"}
!1 = !{i32 1, i32 9}
!2 = !{!"lib", i32 6, i32 9}
!3 = !{!4, !7, null, null}
!4 = !{!5}
!5 = !{i32 0, %struct.RaytracingAccelerationStructure* bitcast (%dx.types.Handle* @"\01?scene@@3URaytracingAccelerationStructure@@A" to %struct.RaytracingAccelerationStructure*), !"scene", i32 0, i32 0, i32 1, i32 16, i32 0, !6}
!6 = !{i32 0, i32 4}
!7 = !{!8}
!8 = !{i32 0, %struct.RWByteAddressBuffer* bitcast (%dx.types.Handle* @"\01?o@@3URWByteAddressBuffer@@A" to %struct.RWByteAddressBuffer*), !"o", i32 0, i32 0, i32 1, i32 11, i1 false, i1 false, i1 false, null}
!9 = !{i32 1, void ()* @"\01?generate@@YAXXZ", !10}
!10 = !{!11}
!11 = !{i32 1, !12, !12}
!12 = !{}
!13 = !{i32 0, %struct.Payload undef, !14}
!14 = !{!15}
!15 = !{i32 0, i32 13107}
!16 = !{null, !"", null, !3, !17}
!17 = !{i32 0, i64 8623489040}
!18 = !{void ()* @"\01?generate@@YAXXZ", !"\01?generate@@YAXXZ", null, null, !19}
!19 = !{i32 8, i32 7, i32 5, !20}
!20 = !{i32 0}
