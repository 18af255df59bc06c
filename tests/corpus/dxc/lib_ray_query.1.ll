;
; Note: shader requires additional functionality:
;       Raytracing tier 1.1 features
;
; shader hash: 676d5a3df4e8731ce52972643023806e
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

%struct.RaytracingAccelerationStructure = type { i32 }
%struct.RWByteAddressBuffer = type { i32 }
%dx.types.Handle = type { i8* }

@"\01?scene@@3URaytracingAccelerationStructure@@A" = external constant %struct.RaytracingAccelerationStructure, align 4
@"\01?o@@3URWByteAddressBuffer@@A" = external constant %struct.RWByteAddressBuffer, align 4

define void @main() {
  %1 = load %struct.RaytracingAccelerationStructure, %struct.RaytracingAccelerationStructure* @"\01?scene@@3URaytracingAccelerationStructure@@A", align 4
  %2 = load %struct.RWByteAddressBuffer, %struct.RWByteAddressBuffer* @"\01?o@@3URWByteAddressBuffer@@A", align 4
  %3 = call i32 @dx.op.flattenedThreadIdInGroup.i32(i32 96)  ; FlattenedThreadIdInGroup()
  %4 = call i32 @dx.op.threadId.i32(i32 93, i32 0)  ; ThreadId(component)
  %5 = call i32 @dx.op.threadId.i32(i32 93, i32 1)  ; ThreadId(component)
  %6 = call i32 @dx.op.threadId.i32(i32 93, i32 2)  ; ThreadId(component)
  %7 = call i32 @dx.op.allocateRayQuery(i32 178, i32 132)  ; AllocateRayQuery(constRayFlags)
  %8 = call i32 @dx.op.allocateRayQuery(i32 178, i32 0)  ; AllocateRayQuery(constRayFlags)
  %9 = uitofp i32 %4 to float
  %10 = uitofp i32 %5 to float
  %11 = uitofp i32 %6 to float
  %12 = call %dx.types.Handle @dx.op.createHandleForLib.struct.RaytracingAccelerationStructure(i32 160, %struct.RaytracingAccelerationStructure %1)  ; CreateHandleForLib(Resource)
  call void @dx.op.rayQuery_TraceRayInline(i32 179, i32 %7, %dx.types.Handle %12, i32 %3, i32 255, float %9, float %10, float %11, float 0.000000e+00, float 0.000000e+00, float 1.000000e+00, float 0.000000e+00, float 1.000000e+02)  ; RayQuery_TraceRayInline(rayQueryHandle,accelerationStructure,rayFlags,instanceInclusionMask,origin_X,origin_Y,origin_Z,tMin,direction_X,direction_Y,direction_Z,tMax)
  %13 = call %dx.types.Handle @dx.op.createHandleForLib.struct.RaytracingAccelerationStructure(i32 160, %struct.RaytracingAccelerationStructure %1)  ; CreateHandleForLib(Resource)
  call void @dx.op.rayQuery_TraceRayInline(i32 179, i32 %8, %dx.types.Handle %13, i32 256, i32 %4, float %9, float %10, float %11, float 0.000000e+00, float 0.000000e+00, float 1.000000e+00, float 0.000000e+00, float 1.000000e+02)  ; RayQuery_TraceRayInline(rayQueryHandle,accelerationStructure,rayFlags,instanceInclusionMask,origin_X,origin_Y,origin_Z,tMin,direction_X,direction_Y,direction_Z,tMax)
  %14 = call i32 @dx.op.rayQuery_StateScalar.i32(i32 195, i32 %7)  ; RayQuery_RayFlags(rayQueryHandle)
  %15 = call float @dx.op.rayQuery_StateVector.f32(i32 196, i32 %7, i8 0)  ; RayQuery_WorldRayOrigin(rayQueryHandle,component)
  %16 = call float @dx.op.rayQuery_StateVector.f32(i32 196, i32 %7, i8 1)  ; RayQuery_WorldRayOrigin(rayQueryHandle,component)
  %17 = call float @dx.op.rayQuery_StateVector.f32(i32 196, i32 %7, i8 2)  ; RayQuery_WorldRayOrigin(rayQueryHandle,component)
  %18 = fmul fast float %17, %16
  %19 = fadd fast float %18, %15
  %20 = bitcast float %19 to i32
  %21 = add i32 %20, %14
  %22 = call float @dx.op.rayQuery_StateVector.f32(i32 197, i32 %7, i8 0)  ; RayQuery_WorldRayDirection(rayQueryHandle,component)
  %23 = call float @dx.op.rayQuery_StateVector.f32(i32 197, i32 %7, i8 1)  ; RayQuery_WorldRayDirection(rayQueryHandle,component)
  %24 = call float @dx.op.rayQuery_StateVector.f32(i32 197, i32 %7, i8 2)  ; RayQuery_WorldRayDirection(rayQueryHandle,component)
  %25 = fmul fast float %24, %23
  %26 = fadd fast float %25, %22
  %27 = bitcast float %26 to i32
  %28 = call float @dx.op.rayQuery_StateScalar.f32(i32 198, i32 %7)  ; RayQuery_RayTMin(rayQueryHandle)
  %29 = bitcast float %28 to i32
  %30 = add i32 %21, %29
  %31 = add i32 %30, %27
  %32 = call i1 @dx.op.rayQuery_Proceed.i1(i32 180, i32 %7)  ; RayQuery_Proceed(rayQueryHandle)
  br i1 %32, label %33, label %108

; <label>:33                                      ; preds = %0
  br label %34

; <label>:34                                      ; preds = %103, %33
  %35 = phi i32 [ %104, %103 ], [ %31, %33 ]
  %36 = call i32 @dx.op.rayQuery_StateScalar.i32(i32 185, i32 %7)  ; RayQuery_CandidateType(rayQueryHandle)
  %37 = icmp eq i32 %36, 0
  br i1 %37, label %38, label %100

; <label>:38                                      ; preds = %34
  %39 = call float @dx.op.rayQuery_StateMatrix.f32(i32 186, i32 %7, i32 0, i8 1)  ; RayQuery_CandidateObjectToWorld3x4(rayQueryHandle,row,col)
  %40 = call float @dx.op.rayQuery_StateMatrix.f32(i32 186, i32 %7, i32 1, i8 2)  ; RayQuery_CandidateObjectToWorld3x4(rayQueryHandle,row,col)
  %41 = call float @dx.op.rayQuery_StateMatrix.f32(i32 186, i32 %7, i32 2, i8 3)  ; RayQuery_CandidateObjectToWorld3x4(rayQueryHandle,row,col)
  %42 = fadd fast float %40, %39
  %43 = fadd fast float %42, %41
  %44 = bitcast float %43 to i32
  %45 = call float @dx.op.rayQuery_StateMatrix.f32(i32 187, i32 %7, i32 0, i8 1)  ; RayQuery_CandidateWorldToObject3x4(rayQueryHandle,row,col)
  %46 = call float @dx.op.rayQuery_StateMatrix.f32(i32 187, i32 %7, i32 1, i8 2)  ; RayQuery_CandidateWorldToObject3x4(rayQueryHandle,row,col)
  %47 = call float @dx.op.rayQuery_StateMatrix.f32(i32 187, i32 %7, i32 2, i8 3)  ; RayQuery_CandidateWorldToObject3x4(rayQueryHandle,row,col)
  %48 = fadd fast float %46, %45
  %49 = fadd fast float %48, %47
  %50 = bitcast float %49 to i32
  %51 = call float @dx.op.rayQuery_StateMatrix.f32(i32 186, i32 %7, i32 1, i8 0)  ; RayQuery_CandidateObjectToWorld3x4(rayQueryHandle,row,col)
  %52 = call float @dx.op.rayQuery_StateMatrix.f32(i32 186, i32 %7, i32 2, i8 1)  ; RayQuery_CandidateObjectToWorld3x4(rayQueryHandle,row,col)
  %53 = call float @dx.op.rayQuery_StateMatrix.f32(i32 186, i32 %7, i32 0, i8 3)  ; RayQuery_CandidateObjectToWorld3x4(rayQueryHandle,row,col)
  %54 = fadd fast float %52, %51
  %55 = fadd fast float %54, %53
  %56 = bitcast float %55 to i32
  %57 = call float @dx.op.rayQuery_StateMatrix.f32(i32 187, i32 %7, i32 1, i8 0)  ; RayQuery_CandidateWorldToObject3x4(rayQueryHandle,row,col)
  %58 = call float @dx.op.rayQuery_StateMatrix.f32(i32 187, i32 %7, i32 2, i8 1)  ; RayQuery_CandidateWorldToObject3x4(rayQueryHandle,row,col)
  %59 = call float @dx.op.rayQuery_StateMatrix.f32(i32 187, i32 %7, i32 0, i8 3)  ; RayQuery_CandidateWorldToObject3x4(rayQueryHandle,row,col)
  %60 = fadd fast float %58, %57
  %61 = fadd fast float %60, %59
  %62 = bitcast float %61 to i32
  %63 = call i1 @dx.op.rayQuery_StateScalar.i1(i32 191, i32 %7)  ; RayQuery_CandidateTriangleFrontFace(rayQueryHandle)
  %64 = zext i1 %63 to i32
  %65 = call float @dx.op.rayQuery_StateVector.f32(i32 193, i32 %7, i8 1)  ; RayQuery_CandidateTriangleBarycentrics(rayQueryHandle,component)
  %66 = bitcast float %65 to i32
  %67 = call float @dx.op.rayQuery_StateScalar.f32(i32 199, i32 %7)  ; RayQuery_CandidateTriangleRayT(rayQueryHandle)
  %68 = bitcast float %67 to i32
  %69 = call i32 @dx.op.rayQuery_StateScalar.i32(i32 201, i32 %7)  ; RayQuery_CandidateInstanceIndex(rayQueryHandle)
  %70 = call i32 @dx.op.rayQuery_StateScalar.i32(i32 202, i32 %7)  ; RayQuery_CandidateInstanceID(rayQueryHandle)
  %71 = call i32 @dx.op.rayQuery_StateScalar.i32(i32 203, i32 %7)  ; RayQuery_CandidateGeometryIndex(rayQueryHandle)
  %72 = call i32 @dx.op.rayQuery_StateScalar.i32(i32 204, i32 %7)  ; RayQuery_CandidatePrimitiveIndex(rayQueryHandle)
  %73 = call i32 @dx.op.rayQuery_StateScalar.i32(i32 214, i32 %7)  ; RayQuery_CandidateInstanceContributionToHitGroupIndex(rayQueryHandle)
  %74 = call float @dx.op.rayQuery_StateVector.f32(i32 205, i32 %7, i8 0)  ; RayQuery_CandidateObjectRayOrigin(rayQueryHandle,component)
  %75 = call float @dx.op.rayQuery_StateVector.f32(i32 205, i32 %7, i8 1)  ; RayQuery_CandidateObjectRayOrigin(rayQueryHandle,component)
  %76 = call float @dx.op.rayQuery_StateVector.f32(i32 205, i32 %7, i8 2)  ; RayQuery_CandidateObjectRayOrigin(rayQueryHandle,component)
  %77 = fmul fast float %76, %75
  %78 = fadd fast float %77, %74
  %79 = bitcast float %78 to i32
  %80 = call float @dx.op.rayQuery_StateVector.f32(i32 206, i32 %7, i8 0)  ; RayQuery_CandidateObjectRayDirection(rayQueryHandle,component)
  %81 = call float @dx.op.rayQuery_StateVector.f32(i32 206, i32 %7, i8 1)  ; RayQuery_CandidateObjectRayDirection(rayQueryHandle,component)
  %82 = call float @dx.op.rayQuery_StateVector.f32(i32 206, i32 %7, i8 2)  ; RayQuery_CandidateObjectRayDirection(rayQueryHandle,component)
  %83 = fmul fast float %82, %81
  %84 = fadd fast float %83, %80
  %85 = bitcast float %84 to i32
  %86 = add i32 %44, %35
  %87 = add i32 %86, %50
  %88 = add i32 %87, %56
  %89 = add i32 %88, %62
  %90 = add i32 %89, %64
  %91 = add i32 %90, %66
  %92 = add i32 %91, %68
  %93 = add i32 %92, %69
  %94 = add i32 %93, %70
  %95 = add i32 %94, %71
  %96 = add i32 %95, %72
  %97 = add i32 %96, %73
  %98 = add i32 %97, %79
  %99 = add i32 %98, %85
  call void @dx.op.rayQuery_CommitNonOpaqueTriangleHit(i32 182, i32 %7)  ; RayQuery_CommitNonOpaqueTriangleHit(rayQueryHandle)
  br label %103

; <label>:100                                     ; preds = %34
  %101 = call i1 @dx.op.rayQuery_StateScalar.i1(i32 190, i32 %7)  ; RayQuery_CandidateProceduralPrimitiveNonOpaque(rayQueryHandle)
  br i1 %101, label %102, label %106

; <label>:102                                     ; preds = %100
  call void @dx.op.rayQuery_CommitProceduralPrimitiveHit(i32 183, i32 %7, float 2.500000e+00)  ; RayQuery_CommitProceduralPrimitiveHit(rayQueryHandle,t)
  br label %103

; <label>:103                                     ; preds = %106, %102, %38
  %104 = phi i32 [ %99, %38 ], [ %35, %102 ], [ %35, %106 ]
  %105 = call i1 @dx.op.rayQuery_Proceed.i1(i32 180, i32 %7)  ; RayQuery_Proceed(rayQueryHandle)
  br i1 %105, label %34, label %107

; <label>:106                                     ; preds = %100
  call void @dx.op.rayQuery_Abort(i32 181, i32 %7)  ; RayQuery_Abort(rayQueryHandle)
  br label %103

; <label>:107                                     ; preds = %103
  br label %108

; <label>:108                                     ; preds = %107, %0
  %109 = phi i32 [ %31, %0 ], [ %104, %107 ]
  %110 = call i32 @dx.op.rayQuery_StateScalar.i32(i32 184, i32 %7)  ; RayQuery_CommittedStatus(rayQueryHandle)
  %111 = icmp eq i32 %110, 1
  br i1 %111, label %112, label %160

; <label>:112                                     ; preds = %108
  %113 = call float @dx.op.rayQuery_StateMatrix.f32(i32 188, i32 %7, i32 0, i8 1)  ; RayQuery_CommittedObjectToWorld3x4(rayQueryHandle,row,col)
  %114 = call float @dx.op.rayQuery_StateMatrix.f32(i32 188, i32 %7, i32 1, i8 2)  ; RayQuery_CommittedObjectToWorld3x4(rayQueryHandle,row,col)
  %115 = call float @dx.op.rayQuery_StateMatrix.f32(i32 188, i32 %7, i32 2, i8 3)  ; RayQuery_CommittedObjectToWorld3x4(rayQueryHandle,row,col)
  %116 = fadd fast float %114, %113
  %117 = fadd fast float %116, %115
  %118 = bitcast float %117 to i32
  %119 = call float @dx.op.rayQuery_StateMatrix.f32(i32 189, i32 %7, i32 0, i8 1)  ; RayQuery_CommittedWorldToObject3x4(rayQueryHandle,row,col)
  %120 = call float @dx.op.rayQuery_StateMatrix.f32(i32 189, i32 %7, i32 1, i8 2)  ; RayQuery_CommittedWorldToObject3x4(rayQueryHandle,row,col)
  %121 = call float @dx.op.rayQuery_StateMatrix.f32(i32 189, i32 %7, i32 2, i8 3)  ; RayQuery_CommittedWorldToObject3x4(rayQueryHandle,row,col)
  %122 = fadd fast float %120, %119
  %123 = fadd fast float %122, %121
  %124 = bitcast float %123 to i32
  %125 = call i1 @dx.op.rayQuery_StateScalar.i1(i32 192, i32 %7)  ; RayQuery_CommittedTriangleFrontFace(rayQueryHandle)
  %126 = zext i1 %125 to i32
  %127 = call float @dx.op.rayQuery_StateVector.f32(i32 194, i32 %7, i8 0)  ; RayQuery_CommittedTriangleBarycentrics(rayQueryHandle,component)
  %128 = bitcast float %127 to i32
  %129 = call float @dx.op.rayQuery_StateScalar.f32(i32 200, i32 %7)  ; RayQuery_CommittedRayT(rayQueryHandle)
  %130 = bitcast float %129 to i32
  %131 = call i32 @dx.op.rayQuery_StateScalar.i32(i32 207, i32 %7)  ; RayQuery_CommittedInstanceIndex(rayQueryHandle)
  %132 = call i32 @dx.op.rayQuery_StateScalar.i32(i32 208, i32 %7)  ; RayQuery_CommittedInstanceID(rayQueryHandle)
  %133 = call i32 @dx.op.rayQuery_StateScalar.i32(i32 209, i32 %7)  ; RayQuery_CommittedGeometryIndex(rayQueryHandle)
  %134 = call i32 @dx.op.rayQuery_StateScalar.i32(i32 210, i32 %7)  ; RayQuery_CommittedPrimitiveIndex(rayQueryHandle)
  %135 = call i32 @dx.op.rayQuery_StateScalar.i32(i32 215, i32 %7)  ; RayQuery_CommittedInstanceContributionToHitGroupIndex(rayQueryHandle)
  %136 = call float @dx.op.rayQuery_StateVector.f32(i32 211, i32 %7, i8 0)  ; RayQuery_CommittedObjectRayOrigin(rayQueryHandle,component)
  %137 = call float @dx.op.rayQuery_StateVector.f32(i32 211, i32 %7, i8 1)  ; RayQuery_CommittedObjectRayOrigin(rayQueryHandle,component)
  %138 = call float @dx.op.rayQuery_StateVector.f32(i32 211, i32 %7, i8 2)  ; RayQuery_CommittedObjectRayOrigin(rayQueryHandle,component)
  %139 = fmul fast float %138, %137
  %140 = fadd fast float %139, %136
  %141 = bitcast float %140 to i32
  %142 = call float @dx.op.rayQuery_StateVector.f32(i32 212, i32 %7, i8 0)  ; RayQuery_CommittedObjectRayDirection(rayQueryHandle,component)
  %143 = call float @dx.op.rayQuery_StateVector.f32(i32 212, i32 %7, i8 1)  ; RayQuery_CommittedObjectRayDirection(rayQueryHandle,component)
  %144 = call float @dx.op.rayQuery_StateVector.f32(i32 212, i32 %7, i8 2)  ; RayQuery_CommittedObjectRayDirection(rayQueryHandle,component)
  %145 = fmul fast float %144, %143
  %146 = fadd fast float %145, %142
  %147 = bitcast float %146 to i32
  %148 = add i32 %118, %109
  %149 = add i32 %148, %124
  %150 = add i32 %149, %126
  %151 = add i32 %150, %128
  %152 = add i32 %151, %130
  %153 = add i32 %152, %131
  %154 = add i32 %153, %132
  %155 = add i32 %154, %133
  %156 = add i32 %155, %134
  %157 = add i32 %156, %135
  %158 = add i32 %157, %141
  %159 = add i32 %158, %147
  br label %160

; <label>:160                                     ; preds = %112, %108
  %161 = phi i32 [ %159, %112 ], [ %109, %108 ]
  %162 = call i1 @dx.op.rayQuery_Proceed.i1(i32 180, i32 %8)  ; RayQuery_Proceed(rayQueryHandle)
  %163 = zext i1 %162 to i32
  %164 = add i32 %163, %161
  %165 = shl i32 %3, 2
  %166 = call %dx.types.Handle @dx.op.createHandleForLib.struct.RWByteAddressBuffer(i32 160, %struct.RWByteAddressBuffer %2)  ; CreateHandleForLib(Resource)
  call void @dx.op.rawBufferStore.i32(i32 140, %dx.types.Handle %166, i32 %165, i32 undef, i32 %164, i32 undef, i32 undef, i32 undef, i8 1, i32 4)  ; RawBufferStore(uav,index,elementOffset,value0,value1,value2,value3,mask,alignment)
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

; Function Attrs: nounwind readonly
declare %dx.types.Handle @dx.op.createHandleForLib.struct.RaytracingAccelerationStructure(i32, %struct.RaytracingAccelerationStructure) #2

; Function Attrs: nounwind readonly
declare %dx.types.Handle @dx.op.createHandleForLib.struct.RWByteAddressBuffer(i32, %struct.RWByteAddressBuffer) #2

attributes #0 = { nounwind readnone }
attributes #1 = { nounwind }
attributes #2 = { nounwind readonly }

!llvm.ident = !{!0}
!dx.version = !{!1}
!dx.valver = !{!2}
!dx.shaderModel = !{!3}
!dx.resources = !{!4}
!dx.typeAnnotations = !{!10}
!dx.entryPoints = !{!14, !16}

!0 = !{!"dxcoob 1.9.2602.17 (21d28f727)"}
!1 = !{i32 1, i32 5}
!2 = !{i32 1, i32 9}
!3 = !{!"lib", i32 6, i32 5}
!4 = !{!5, !8, null, null}
!5 = !{!6}
!6 = !{i32 0, %struct.RaytracingAccelerationStructure* @"\01?scene@@3URaytracingAccelerationStructure@@A", !"scene", i32 0, i32 0, i32 1, i32 16, i32 0, !7}
!7 = !{i32 0, i32 4}
!8 = !{!9}
!9 = !{i32 0, %struct.RWByteAddressBuffer* @"\01?o@@3URWByteAddressBuffer@@A", !"o", i32 0, i32 0, i32 1, i32 11, i1 false, i1 false, i1 false, null}
!10 = !{i32 1, void ()* @main, !11}
!11 = !{!12}
!12 = !{i32 0, !13, !13}
!13 = !{}
!14 = !{null, !"", null, !4, !15}
!15 = !{i32 0, i64 33554448}
!16 = !{void ()* @main, !"main", null, null, !17}
!17 = !{i32 8, i32 5, i32 4, !18, i32 5, !19}
!18 = !{i32 8, i32 8, i32 1}
!19 = !{i32 0}
