;
; Note: shader requires additional functionality:
;       Raytracing tier 1.1 features
;
; shader hash: c798c42a8a165e51ff1b05e26f781e9b
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
%dx.types.ResourceProperties = type { i32, i32 }
%struct.RaytracingAccelerationStructure = type { i32 }
%struct.RWByteAddressBuffer = type { i32 }

@"\01?scene@@3URaytracingAccelerationStructure@@A" = external constant %dx.types.Handle, align 4
@"\01?o@@3URWByteAddressBuffer@@A" = external constant %dx.types.Handle, align 4

define void @main() {
  %1 = load %dx.types.Handle, %dx.types.Handle* @"\01?scene@@3URaytracingAccelerationStructure@@A", align 4
  %2 = load %dx.types.Handle, %dx.types.Handle* @"\01?o@@3URWByteAddressBuffer@@A", align 4
  %3 = call i32 @dx.op.flattenedThreadIdInGroup.i32(i32 96)  ; FlattenedThreadIdInGroup()
  %4 = call i32 @dx.op.threadId.i32(i32 93, i32 0)  ; ThreadId(component)
  %5 = insertelement <3 x i32> undef, i32 %4, i64 0
  %6 = call i32 @dx.op.threadId.i32(i32 93, i32 1)  ; ThreadId(component)
  %7 = insertelement <3 x i32> %5, i32 %6, i64 1
  %8 = call i32 @dx.op.threadId.i32(i32 93, i32 2)  ; ThreadId(component)
  %9 = insertelement <3 x i32> %7, i32 %8, i64 2
  %10 = call i32 @dx.op.allocateRayQuery2(i32 258, i32 1024, i32 1)  ; AllocateRayQuery2(constRayFlags,constRayQueryFlags)
  %11 = call i32 @dx.op.allocateRayQuery(i32 178, i32 0)  ; AllocateRayQuery(constRayFlags)
  %12 = uitofp <3 x i32> %9 to <3 x float>
  %13 = call %dx.types.Handle @dx.op.createHandleForLib.dx.types.Handle(i32 160, %dx.types.Handle %1)  ; CreateHandleForLib(Resource)
  %14 = call %dx.types.Handle @dx.op.annotateHandle(i32 216, %dx.types.Handle %13, %dx.types.ResourceProperties { i32 16, i32 0 })  ; AnnotateHandle(res,props)  resource: RTAccelerationStructure
  %15 = extractelement <3 x float> %12, i64 0
  %16 = extractelement <3 x float> %12, i64 1
  %17 = extractelement <3 x float> %12, i64 2
  call void @dx.op.rayQuery_TraceRayInline(i32 179, i32 %10, %dx.types.Handle %14, i32 %3, i32 255, float %15, float %16, float %17, float 0.000000e+00, float 0.000000e+00, float 1.000000e+00, float 0.000000e+00, float 1.000000e+02)  ; RayQuery_TraceRayInline(rayQueryHandle,accelerationStructure,rayFlags,instanceInclusionMask,origin_X,origin_Y,origin_Z,tMin,direction_X,direction_Y,direction_Z,tMax)
  %18 = call %dx.types.Handle @dx.op.createHandleForLib.dx.types.Handle(i32 160, %dx.types.Handle %1)  ; CreateHandleForLib(Resource)
  %19 = call %dx.types.Handle @dx.op.annotateHandle(i32 216, %dx.types.Handle %18, %dx.types.ResourceProperties { i32 16, i32 0 })  ; AnnotateHandle(res,props)  resource: RTAccelerationStructure
  call void @dx.op.rayQuery_TraceRayInline(i32 179, i32 %11, %dx.types.Handle %19, i32 256, i32 %4, float %15, float %16, float %17, float 0.000000e+00, float 0.000000e+00, float 1.000000e+00, float 0.000000e+00, float 1.000000e+02)  ; RayQuery_TraceRayInline(rayQueryHandle,accelerationStructure,rayFlags,instanceInclusionMask,origin_X,origin_Y,origin_Z,tMin,direction_X,direction_Y,direction_Z,tMax)
  %20 = call i32 @dx.op.rayQuery_StateScalar.i32(i32 195, i32 %10)  ; RayQuery_RayFlags(rayQueryHandle)
  %21 = call float @dx.op.rayQuery_StateVector.f32(i32 196, i32 %10, i8 0)  ; RayQuery_WorldRayOrigin(rayQueryHandle,component)
  %22 = call float @dx.op.rayQuery_StateVector.f32(i32 196, i32 %10, i8 1)  ; RayQuery_WorldRayOrigin(rayQueryHandle,component)
  %23 = call float @dx.op.rayQuery_StateVector.f32(i32 196, i32 %10, i8 2)  ; RayQuery_WorldRayOrigin(rayQueryHandle,component)
  %24 = fmul fast float %23, %22
  %25 = fadd fast float %24, %21
  %26 = bitcast float %25 to i32
  %27 = add i32 %26, %20
  %28 = call float @dx.op.rayQuery_StateVector.f32(i32 197, i32 %10, i8 0)  ; RayQuery_WorldRayDirection(rayQueryHandle,component)
  %29 = call float @dx.op.rayQuery_StateVector.f32(i32 197, i32 %10, i8 1)  ; RayQuery_WorldRayDirection(rayQueryHandle,component)
  %30 = call float @dx.op.rayQuery_StateVector.f32(i32 197, i32 %10, i8 2)  ; RayQuery_WorldRayDirection(rayQueryHandle,component)
  %31 = fmul fast float %30, %29
  %32 = fadd fast float %31, %28
  %33 = bitcast float %32 to i32
  %34 = call float @dx.op.rayQuery_StateScalar.f32(i32 198, i32 %10)  ; RayQuery_RayTMin(rayQueryHandle)
  %35 = bitcast float %34 to i32
  %36 = add i32 %27, %35
  %37 = add i32 %36, %33
  %38 = call i1 @dx.op.rayQuery_Proceed.i1(i32 180, i32 %10)  ; RayQuery_Proceed(rayQueryHandle)
  br i1 %38, label %39, label %114

; <label>:39                                      ; preds = %0
  br label %40

; <label>:40                                      ; preds = %109, %39
  %41 = phi i32 [ %110, %109 ], [ %37, %39 ]
  %42 = call i32 @dx.op.rayQuery_StateScalar.i32(i32 185, i32 %10)  ; RayQuery_CandidateType(rayQueryHandle)
  %43 = icmp eq i32 %42, 0
  br i1 %43, label %44, label %106

; <label>:44                                      ; preds = %40
  %45 = call float @dx.op.rayQuery_StateMatrix.f32(i32 186, i32 %10, i32 0, i8 1)  ; RayQuery_CandidateObjectToWorld3x4(rayQueryHandle,row,col)
  %46 = call float @dx.op.rayQuery_StateMatrix.f32(i32 186, i32 %10, i32 1, i8 2)  ; RayQuery_CandidateObjectToWorld3x4(rayQueryHandle,row,col)
  %47 = call float @dx.op.rayQuery_StateMatrix.f32(i32 186, i32 %10, i32 2, i8 3)  ; RayQuery_CandidateObjectToWorld3x4(rayQueryHandle,row,col)
  %48 = fadd fast float %46, %45
  %49 = fadd fast float %48, %47
  %50 = bitcast float %49 to i32
  %51 = call float @dx.op.rayQuery_StateMatrix.f32(i32 187, i32 %10, i32 0, i8 1)  ; RayQuery_CandidateWorldToObject3x4(rayQueryHandle,row,col)
  %52 = call float @dx.op.rayQuery_StateMatrix.f32(i32 187, i32 %10, i32 1, i8 2)  ; RayQuery_CandidateWorldToObject3x4(rayQueryHandle,row,col)
  %53 = call float @dx.op.rayQuery_StateMatrix.f32(i32 187, i32 %10, i32 2, i8 3)  ; RayQuery_CandidateWorldToObject3x4(rayQueryHandle,row,col)
  %54 = fadd fast float %52, %51
  %55 = fadd fast float %54, %53
  %56 = bitcast float %55 to i32
  %57 = call float @dx.op.rayQuery_StateMatrix.f32(i32 186, i32 %10, i32 1, i8 0)  ; RayQuery_CandidateObjectToWorld3x4(rayQueryHandle,row,col)
  %58 = call float @dx.op.rayQuery_StateMatrix.f32(i32 186, i32 %10, i32 2, i8 1)  ; RayQuery_CandidateObjectToWorld3x4(rayQueryHandle,row,col)
  %59 = call float @dx.op.rayQuery_StateMatrix.f32(i32 186, i32 %10, i32 0, i8 3)  ; RayQuery_CandidateObjectToWorld3x4(rayQueryHandle,row,col)
  %60 = fadd fast float %58, %57
  %61 = fadd fast float %60, %59
  %62 = bitcast float %61 to i32
  %63 = call float @dx.op.rayQuery_StateMatrix.f32(i32 187, i32 %10, i32 1, i8 0)  ; RayQuery_CandidateWorldToObject3x4(rayQueryHandle,row,col)
  %64 = call float @dx.op.rayQuery_StateMatrix.f32(i32 187, i32 %10, i32 2, i8 1)  ; RayQuery_CandidateWorldToObject3x4(rayQueryHandle,row,col)
  %65 = call float @dx.op.rayQuery_StateMatrix.f32(i32 187, i32 %10, i32 0, i8 3)  ; RayQuery_CandidateWorldToObject3x4(rayQueryHandle,row,col)
  %66 = fadd fast float %64, %63
  %67 = fadd fast float %66, %65
  %68 = bitcast float %67 to i32
  %69 = call i1 @dx.op.rayQuery_StateScalar.i1(i32 191, i32 %10)  ; RayQuery_CandidateTriangleFrontFace(rayQueryHandle)
  %70 = zext i1 %69 to i32
  %71 = call float @dx.op.rayQuery_StateVector.f32(i32 193, i32 %10, i8 1)  ; RayQuery_CandidateTriangleBarycentrics(rayQueryHandle,component)
  %72 = bitcast float %71 to i32
  %73 = call float @dx.op.rayQuery_StateScalar.f32(i32 199, i32 %10)  ; RayQuery_CandidateTriangleRayT(rayQueryHandle)
  %74 = bitcast float %73 to i32
  %75 = call i32 @dx.op.rayQuery_StateScalar.i32(i32 201, i32 %10)  ; RayQuery_CandidateInstanceIndex(rayQueryHandle)
  %76 = call i32 @dx.op.rayQuery_StateScalar.i32(i32 202, i32 %10)  ; RayQuery_CandidateInstanceID(rayQueryHandle)
  %77 = call i32 @dx.op.rayQuery_StateScalar.i32(i32 203, i32 %10)  ; RayQuery_CandidateGeometryIndex(rayQueryHandle)
  %78 = call i32 @dx.op.rayQuery_StateScalar.i32(i32 204, i32 %10)  ; RayQuery_CandidatePrimitiveIndex(rayQueryHandle)
  %79 = call i32 @dx.op.rayQuery_StateScalar.i32(i32 214, i32 %10)  ; RayQuery_CandidateInstanceContributionToHitGroupIndex(rayQueryHandle)
  %80 = call float @dx.op.rayQuery_StateVector.f32(i32 205, i32 %10, i8 0)  ; RayQuery_CandidateObjectRayOrigin(rayQueryHandle,component)
  %81 = call float @dx.op.rayQuery_StateVector.f32(i32 205, i32 %10, i8 1)  ; RayQuery_CandidateObjectRayOrigin(rayQueryHandle,component)
  %82 = call float @dx.op.rayQuery_StateVector.f32(i32 205, i32 %10, i8 2)  ; RayQuery_CandidateObjectRayOrigin(rayQueryHandle,component)
  %83 = fmul fast float %82, %81
  %84 = fadd fast float %83, %80
  %85 = bitcast float %84 to i32
  %86 = call float @dx.op.rayQuery_StateVector.f32(i32 206, i32 %10, i8 0)  ; RayQuery_CandidateObjectRayDirection(rayQueryHandle,component)
  %87 = call float @dx.op.rayQuery_StateVector.f32(i32 206, i32 %10, i8 1)  ; RayQuery_CandidateObjectRayDirection(rayQueryHandle,component)
  %88 = call float @dx.op.rayQuery_StateVector.f32(i32 206, i32 %10, i8 2)  ; RayQuery_CandidateObjectRayDirection(rayQueryHandle,component)
  %89 = fmul fast float %88, %87
  %90 = fadd fast float %89, %86
  %91 = bitcast float %90 to i32
  %92 = add i32 %50, %41
  %93 = add i32 %92, %56
  %94 = add i32 %93, %62
  %95 = add i32 %94, %68
  %96 = add i32 %95, %70
  %97 = add i32 %96, %72
  %98 = add i32 %97, %74
  %99 = add i32 %98, %75
  %100 = add i32 %99, %76
  %101 = add i32 %100, %77
  %102 = add i32 %101, %78
  %103 = add i32 %102, %79
  %104 = add i32 %103, %85
  %105 = add i32 %104, %91
  call void @dx.op.rayQuery_CommitNonOpaqueTriangleHit(i32 182, i32 %10)  ; RayQuery_CommitNonOpaqueTriangleHit(rayQueryHandle)
  br label %109

; <label>:106                                     ; preds = %40
  %107 = call i1 @dx.op.rayQuery_StateScalar.i1(i32 190, i32 %10)  ; RayQuery_CandidateProceduralPrimitiveNonOpaque(rayQueryHandle)
  br i1 %107, label %108, label %112

; <label>:108                                     ; preds = %106
  call void @dx.op.rayQuery_CommitProceduralPrimitiveHit(i32 183, i32 %10, float 2.500000e+00)  ; RayQuery_CommitProceduralPrimitiveHit(rayQueryHandle,t)
  br label %109

; <label>:109                                     ; preds = %112, %108, %44
  %110 = phi i32 [ %105, %44 ], [ %41, %108 ], [ %41, %112 ]
  %111 = call i1 @dx.op.rayQuery_Proceed.i1(i32 180, i32 %10)  ; RayQuery_Proceed(rayQueryHandle)
  br i1 %111, label %40, label %113

; <label>:112                                     ; preds = %106
  call void @dx.op.rayQuery_Abort(i32 181, i32 %10)  ; RayQuery_Abort(rayQueryHandle)
  br label %109

; <label>:113                                     ; preds = %109
  br label %114

; <label>:114                                     ; preds = %113, %0
  %115 = phi i32 [ %37, %0 ], [ %110, %113 ]
  %116 = call i32 @dx.op.rayQuery_StateScalar.i32(i32 184, i32 %10)  ; RayQuery_CommittedStatus(rayQueryHandle)
  %117 = icmp eq i32 %116, 1
  br i1 %117, label %118, label %166

; <label>:118                                     ; preds = %114
  %119 = call float @dx.op.rayQuery_StateMatrix.f32(i32 188, i32 %10, i32 0, i8 1)  ; RayQuery_CommittedObjectToWorld3x4(rayQueryHandle,row,col)
  %120 = call float @dx.op.rayQuery_StateMatrix.f32(i32 188, i32 %10, i32 1, i8 2)  ; RayQuery_CommittedObjectToWorld3x4(rayQueryHandle,row,col)
  %121 = call float @dx.op.rayQuery_StateMatrix.f32(i32 188, i32 %10, i32 2, i8 3)  ; RayQuery_CommittedObjectToWorld3x4(rayQueryHandle,row,col)
  %122 = fadd fast float %120, %119
  %123 = fadd fast float %122, %121
  %124 = bitcast float %123 to i32
  %125 = call float @dx.op.rayQuery_StateMatrix.f32(i32 189, i32 %10, i32 0, i8 1)  ; RayQuery_CommittedWorldToObject3x4(rayQueryHandle,row,col)
  %126 = call float @dx.op.rayQuery_StateMatrix.f32(i32 189, i32 %10, i32 1, i8 2)  ; RayQuery_CommittedWorldToObject3x4(rayQueryHandle,row,col)
  %127 = call float @dx.op.rayQuery_StateMatrix.f32(i32 189, i32 %10, i32 2, i8 3)  ; RayQuery_CommittedWorldToObject3x4(rayQueryHandle,row,col)
  %128 = fadd fast float %126, %125
  %129 = fadd fast float %128, %127
  %130 = bitcast float %129 to i32
  %131 = call i1 @dx.op.rayQuery_StateScalar.i1(i32 192, i32 %10)  ; RayQuery_CommittedTriangleFrontFace(rayQueryHandle)
  %132 = zext i1 %131 to i32
  %133 = call float @dx.op.rayQuery_StateVector.f32(i32 194, i32 %10, i8 0)  ; RayQuery_CommittedTriangleBarycentrics(rayQueryHandle,component)
  %134 = bitcast float %133 to i32
  %135 = call float @dx.op.rayQuery_StateScalar.f32(i32 200, i32 %10)  ; RayQuery_CommittedRayT(rayQueryHandle)
  %136 = bitcast float %135 to i32
  %137 = call i32 @dx.op.rayQuery_StateScalar.i32(i32 207, i32 %10)  ; RayQuery_CommittedInstanceIndex(rayQueryHandle)
  %138 = call i32 @dx.op.rayQuery_StateScalar.i32(i32 208, i32 %10)  ; RayQuery_CommittedInstanceID(rayQueryHandle)
  %139 = call i32 @dx.op.rayQuery_StateScalar.i32(i32 209, i32 %10)  ; RayQuery_CommittedGeometryIndex(rayQueryHandle)
  %140 = call i32 @dx.op.rayQuery_StateScalar.i32(i32 210, i32 %10)  ; RayQuery_CommittedPrimitiveIndex(rayQueryHandle)
  %141 = call i32 @dx.op.rayQuery_StateScalar.i32(i32 215, i32 %10)  ; RayQuery_CommittedInstanceContributionToHitGroupIndex(rayQueryHandle)
  %142 = call float @dx.op.rayQuery_StateVector.f32(i32 211, i32 %10, i8 0)  ; RayQuery_CommittedObjectRayOrigin(rayQueryHandle,component)
  %143 = call float @dx.op.rayQuery_StateVector.f32(i32 211, i32 %10, i8 1)  ; RayQuery_CommittedObjectRayOrigin(rayQueryHandle,component)
  %144 = call float @dx.op.rayQuery_StateVector.f32(i32 211, i32 %10, i8 2)  ; RayQuery_CommittedObjectRayOrigin(rayQueryHandle,component)
  %145 = fmul fast float %144, %143
  %146 = fadd fast float %145, %142
  %147 = bitcast float %146 to i32
  %148 = call float @dx.op.rayQuery_StateVector.f32(i32 212, i32 %10, i8 0)  ; RayQuery_CommittedObjectRayDirection(rayQueryHandle,component)
  %149 = call float @dx.op.rayQuery_StateVector.f32(i32 212, i32 %10, i8 1)  ; RayQuery_CommittedObjectRayDirection(rayQueryHandle,component)
  %150 = call float @dx.op.rayQuery_StateVector.f32(i32 212, i32 %10, i8 2)  ; RayQuery_CommittedObjectRayDirection(rayQueryHandle,component)
  %151 = fmul fast float %150, %149
  %152 = fadd fast float %151, %148
  %153 = bitcast float %152 to i32
  %154 = add i32 %124, %115
  %155 = add i32 %154, %130
  %156 = add i32 %155, %132
  %157 = add i32 %156, %134
  %158 = add i32 %157, %136
  %159 = add i32 %158, %137
  %160 = add i32 %159, %138
  %161 = add i32 %160, %139
  %162 = add i32 %161, %140
  %163 = add i32 %162, %141
  %164 = add i32 %163, %147
  %165 = add i32 %164, %153
  br label %166

; <label>:166                                     ; preds = %118, %114
  %167 = phi i32 [ %165, %118 ], [ %115, %114 ]
  %168 = call i1 @dx.op.rayQuery_Proceed.i1(i32 180, i32 %11)  ; RayQuery_Proceed(rayQueryHandle)
  %169 = zext i1 %168 to i32
  %170 = add i32 %169, %167
  %171 = shl i32 %3, 2
  %172 = call %dx.types.Handle @dx.op.createHandleForLib.dx.types.Handle(i32 160, %dx.types.Handle %2)  ; CreateHandleForLib(Resource)
  %173 = call %dx.types.Handle @dx.op.annotateHandle(i32 216, %dx.types.Handle %172, %dx.types.ResourceProperties { i32 4107, i32 0 })  ; AnnotateHandle(res,props)  resource: RWByteAddressBuffer
  call void @dx.op.rawBufferStore.i32(i32 140, %dx.types.Handle %173, i32 %171, i32 undef, i32 %170, i32 undef, i32 undef, i32 undef, i8 1, i32 4)  ; RawBufferStore(uav,index,elementOffset,value0,value1,value2,value3,mask,alignment)
  ret void
}

; Function Attrs: nounwind readnone
declare i32 @dx.op.flattenedThreadIdInGroup.i32(i32) #0

; Function Attrs: nounwind readnone
declare i32 @dx.op.threadId.i32(i32, i32) #0

; Function Attrs: nounwind
declare void @dx.op.rawBufferStore.i32(i32, %dx.types.Handle, i32, i32, i32, i32, i32, i32, i8, i32) #1

; Function Attrs: nounwind
declare i32 @dx.op.allocateRayQuery(i32, i32) #1

; Function Attrs: nounwind
declare i32 @dx.op.allocateRayQuery2(i32, i32, i32) #1

; Function Attrs: nounwind
declare void @dx.op.rayQuery_TraceRayInline(i32, i32, %dx.types.Handle, i32, i32, float, float, float, float, float, float, float, float) #1

; Function Attrs: nounwind
declare i1 @dx.op.rayQuery_Proceed.i1(i32, i32) #1

; Function Attrs: nounwind readonly
declare float @dx.op.rayQuery_StateVector.f32(i32, i32, i8) #2

; Function Attrs: nounwind readonly
declare i32 @dx.op.rayQuery_StateScalar.i32(i32, i32) #2

; Function Attrs: nounwind readonly
declare float @dx.op.rayQuery_StateScalar.f32(i32, i32) #2

; Function Attrs: nounwind readonly
declare i1 @dx.op.rayQuery_StateScalar.i1(i32, i32) #2

; Function Attrs: nounwind
declare void @dx.op.rayQuery_CommitNonOpaqueTriangleHit(i32, i32) #1

; Function Attrs: nounwind
declare void @dx.op.rayQuery_Abort(i32, i32) #1

; Function Attrs: nounwind
declare void @dx.op.rayQuery_CommitProceduralPrimitiveHit(i32, i32, float) #1

; Function Attrs: nounwind readonly
declare float @dx.op.rayQuery_StateMatrix.f32(i32, i32, i32, i8) #2

; Function Attrs: nounwind readnone
declare %dx.types.Handle @dx.op.annotateHandle(i32, %dx.types.Handle, %dx.types.ResourceProperties) #0

; Function Attrs: nounwind readonly
declare %dx.types.Handle @dx.op.createHandleForLib.dx.types.Handle(i32, %dx.types.Handle) #2

attributes #0 = { nounwind readnone }
attributes #1 = { nounwind }
attributes #2 = { nounwind readonly }

!llvm.ident = !{!0}
!dx.version = !{!1}
!dx.valver = !{!1}
!dx.shaderModel = !{!2}
!dx.resources = !{!3}
!dx.typeAnnotations = !{!9}
!dx.entryPoints = !{!13, !15}

!0 = !{!"dxcoob 1.9.2602.17 (21d28f727)"}
!1 = !{i32 1, i32 9}
!2 = !{!"lib", i32 6, i32 9}
!3 = !{!4, !7, null, null}
!4 = !{!5}
!5 = !{i32 0, %struct.RaytracingAccelerationStructure* bitcast (%dx.types.Handle* @"\01?scene@@3URaytracingAccelerationStructure@@A" to %struct.RaytracingAccelerationStructure*), !"scene", i32 0, i32 0, i32 1, i32 16, i32 0, !6}
!6 = !{i32 0, i32 4}
!7 = !{!8}
!8 = !{i32 0, %struct.RWByteAddressBuffer* bitcast (%dx.types.Handle* @"\01?o@@3URWByteAddressBuffer@@A" to %struct.RWByteAddressBuffer*), !"o", i32 0, i32 0, i32 1, i32 11, i1 false, i1 false, i1 false, null}
!9 = !{i32 1, void ()* @main, !10}
!10 = !{!11}
!11 = !{i32 0, !12, !12}
!12 = !{}
!13 = !{null, !"", null, !3, !14}
!14 = !{i32 0, i64 8623489040}
!15 = !{void ()* @main, !"main", null, null, !16}
!16 = !{i32 8, i32 5, i32 4, !17, i32 5, !18}
!17 = !{i32 8, i32 8, i32 1}
!18 = !{i32 0}
