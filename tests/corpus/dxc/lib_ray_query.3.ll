;
; Note: shader requires additional functionality:
;       Raytracing tier 1.1 features
;
; shader hash: 32d59f11b0d8e3f4b397ad8af8ca2acf
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
@dx.nothing.a = internal constant [1 x i32] zeroinitializer

define void @main() {
  %1 = load %struct.RaytracingAccelerationStructure, %struct.RaytracingAccelerationStructure* @"\01?scene@@3URaytracingAccelerationStructure@@A"
  %2 = load %struct.RWByteAddressBuffer, %struct.RWByteAddressBuffer* @"\01?o@@3URWByteAddressBuffer@@A"
  %3 = call i32 @dx.op.flattenedThreadIdInGroup.i32(i32 96)  ; FlattenedThreadIdInGroup()
  %4 = call i32 @dx.op.threadId.i32(i32 93, i32 0)  ; ThreadId(component)
  %5 = call i32 @dx.op.threadId.i32(i32 93, i32 1)  ; ThreadId(component)
  %6 = call i32 @dx.op.threadId.i32(i32 93, i32 2)  ; ThreadId(component)
  %7 = call i32 @dx.op.allocateRayQuery(i32 178, i32 132)  ; AllocateRayQuery(constRayFlags)
  %8 = load i32, i32* getelementptr inbounds ([1 x i32], [1 x i32]* @dx.nothing.a, i32 0, i32 0)
  %9 = call i32 @dx.op.allocateRayQuery(i32 178, i32 0)  ; AllocateRayQuery(constRayFlags)
  %10 = load i32, i32* getelementptr inbounds ([1 x i32], [1 x i32]* @dx.nothing.a, i32 0, i32 0)
  %11 = uitofp i32 %4 to float
  %12 = uitofp i32 %5 to float
  %13 = uitofp i32 %6 to float
  %14 = load i32, i32* getelementptr inbounds ([1 x i32], [1 x i32]* @dx.nothing.a, i32 0, i32 0)
  %15 = load i32, i32* getelementptr inbounds ([1 x i32], [1 x i32]* @dx.nothing.a, i32 0, i32 0)
  %16 = load i32, i32* getelementptr inbounds ([1 x i32], [1 x i32]* @dx.nothing.a, i32 0, i32 0)
  %17 = load i32, i32* getelementptr inbounds ([1 x i32], [1 x i32]* @dx.nothing.a, i32 0, i32 0)
  %18 = call %dx.types.Handle @dx.op.createHandleForLib.struct.RaytracingAccelerationStructure(i32 160, %struct.RaytracingAccelerationStructure %1)  ; CreateHandleForLib(Resource)
  call void @dx.op.rayQuery_TraceRayInline(i32 179, i32 %7, %dx.types.Handle %18, i32 %3, i32 255, float %11, float %12, float %13, float 0.000000e+00, float 0.000000e+00, float 1.000000e+00, float 0.000000e+00, float 1.000000e+02)  ; RayQuery_TraceRayInline(rayQueryHandle,accelerationStructure,rayFlags,instanceInclusionMask,origin_X,origin_Y,origin_Z,tMin,direction_X,direction_Y,direction_Z,tMax)
  %19 = call %dx.types.Handle @dx.op.createHandleForLib.struct.RaytracingAccelerationStructure(i32 160, %struct.RaytracingAccelerationStructure %1)  ; CreateHandleForLib(Resource)
  call void @dx.op.rayQuery_TraceRayInline(i32 179, i32 %9, %dx.types.Handle %19, i32 256, i32 %4, float %11, float %12, float %13, float 0.000000e+00, float 0.000000e+00, float 1.000000e+00, float 0.000000e+00, float 1.000000e+02)  ; RayQuery_TraceRayInline(rayQueryHandle,accelerationStructure,rayFlags,instanceInclusionMask,origin_X,origin_Y,origin_Z,tMin,direction_X,direction_Y,direction_Z,tMax)
  %20 = call i32 @dx.op.rayQuery_StateScalar.i32(i32 195, i32 %7)  ; RayQuery_RayFlags(rayQueryHandle)
  %21 = call float @dx.op.rayQuery_StateVector.f32(i32 196, i32 %7, i8 0)  ; RayQuery_WorldRayOrigin(rayQueryHandle,component)
  %22 = call float @dx.op.rayQuery_StateVector.f32(i32 196, i32 %7, i8 1)  ; RayQuery_WorldRayOrigin(rayQueryHandle,component)
  %23 = call float @dx.op.rayQuery_StateVector.f32(i32 196, i32 %7, i8 2)  ; RayQuery_WorldRayOrigin(rayQueryHandle,component)
  %24 = load i32, i32* getelementptr inbounds ([1 x i32], [1 x i32]* @dx.nothing.a, i32 0, i32 0)
  %25 = fmul fast float %22, %23
  %26 = fadd fast float %21, %25
  %27 = bitcast float %26 to i32
  %28 = load i32, i32* getelementptr inbounds ([1 x i32], [1 x i32]* @dx.nothing.a, i32 0, i32 0)
  %29 = add i32 %20, %27
  %30 = call float @dx.op.rayQuery_StateVector.f32(i32 197, i32 %7, i8 0)  ; RayQuery_WorldRayDirection(rayQueryHandle,component)
  %31 = call float @dx.op.rayQuery_StateVector.f32(i32 197, i32 %7, i8 1)  ; RayQuery_WorldRayDirection(rayQueryHandle,component)
  %32 = call float @dx.op.rayQuery_StateVector.f32(i32 197, i32 %7, i8 2)  ; RayQuery_WorldRayDirection(rayQueryHandle,component)
  %33 = load i32, i32* getelementptr inbounds ([1 x i32], [1 x i32]* @dx.nothing.a, i32 0, i32 0)
  %34 = fmul fast float %31, %32
  %35 = fadd fast float %30, %34
  %36 = bitcast float %35 to i32
  %37 = load i32, i32* getelementptr inbounds ([1 x i32], [1 x i32]* @dx.nothing.a, i32 0, i32 0)
  %38 = add i32 %29, %36
  %39 = call float @dx.op.rayQuery_StateScalar.f32(i32 198, i32 %7)  ; RayQuery_RayTMin(rayQueryHandle)
  %40 = bitcast float %39 to i32
  %41 = add i32 %38, %40
  %42 = load i32, i32* getelementptr inbounds ([1 x i32], [1 x i32]* @dx.nothing.a, i32 0, i32 0)
  %43 = call i1 @dx.op.rayQuery_Proceed.i1(i32 180, i32 %7)  ; RayQuery_Proceed(rayQueryHandle)
  br i1 %43, label %44, label %139

; <label>:44                                      ; preds = %0
  br label %45

; <label>:45                                      ; preds = %135, %44
  %46 = phi i32 [ %41, %44 ], [ %136, %135 ]
  %47 = call i32 @dx.op.rayQuery_StateScalar.i32(i32 185, i32 %7)  ; RayQuery_CandidateType(rayQueryHandle)
  %48 = icmp eq i32 %47, 0
  %49 = icmp ne i1 %48, false
  %50 = icmp ne i1 %49, false
  br i1 %50, label %51, label %130

; <label>:51                                      ; preds = %45
  %52 = call float @dx.op.rayQuery_StateMatrix.f32(i32 186, i32 %7, i32 0, i8 1)  ; RayQuery_CandidateObjectToWorld3x4(rayQueryHandle,row,col)
  %53 = call float @dx.op.rayQuery_StateMatrix.f32(i32 186, i32 %7, i32 1, i8 2)  ; RayQuery_CandidateObjectToWorld3x4(rayQueryHandle,row,col)
  %54 = call float @dx.op.rayQuery_StateMatrix.f32(i32 186, i32 %7, i32 2, i8 3)  ; RayQuery_CandidateObjectToWorld3x4(rayQueryHandle,row,col)
  %55 = load i32, i32* getelementptr inbounds ([1 x i32], [1 x i32]* @dx.nothing.a, i32 0, i32 0)
  %56 = fadd fast float %52, %53
  %57 = fadd fast float %56, %54
  %58 = bitcast float %57 to i32
  %59 = load i32, i32* getelementptr inbounds ([1 x i32], [1 x i32]* @dx.nothing.a, i32 0, i32 0)
  %60 = call float @dx.op.rayQuery_StateMatrix.f32(i32 187, i32 %7, i32 0, i8 1)  ; RayQuery_CandidateWorldToObject3x4(rayQueryHandle,row,col)
  %61 = call float @dx.op.rayQuery_StateMatrix.f32(i32 187, i32 %7, i32 1, i8 2)  ; RayQuery_CandidateWorldToObject3x4(rayQueryHandle,row,col)
  %62 = call float @dx.op.rayQuery_StateMatrix.f32(i32 187, i32 %7, i32 2, i8 3)  ; RayQuery_CandidateWorldToObject3x4(rayQueryHandle,row,col)
  %63 = load i32, i32* getelementptr inbounds ([1 x i32], [1 x i32]* @dx.nothing.a, i32 0, i32 0)
  %64 = fadd fast float %60, %61
  %65 = fadd fast float %64, %62
  %66 = bitcast float %65 to i32
  %67 = load i32, i32* getelementptr inbounds ([1 x i32], [1 x i32]* @dx.nothing.a, i32 0, i32 0)
  %68 = add i32 %58, %66
  %69 = call float @dx.op.rayQuery_StateMatrix.f32(i32 186, i32 %7, i32 1, i8 0)  ; RayQuery_CandidateObjectToWorld3x4(rayQueryHandle,row,col)
  %70 = call float @dx.op.rayQuery_StateMatrix.f32(i32 186, i32 %7, i32 2, i8 1)  ; RayQuery_CandidateObjectToWorld3x4(rayQueryHandle,row,col)
  %71 = call float @dx.op.rayQuery_StateMatrix.f32(i32 186, i32 %7, i32 0, i8 3)  ; RayQuery_CandidateObjectToWorld3x4(rayQueryHandle,row,col)
  %72 = load i32, i32* getelementptr inbounds ([1 x i32], [1 x i32]* @dx.nothing.a, i32 0, i32 0)
  %73 = fadd fast float %69, %70
  %74 = fadd fast float %73, %71
  %75 = bitcast float %74 to i32
  %76 = load i32, i32* getelementptr inbounds ([1 x i32], [1 x i32]* @dx.nothing.a, i32 0, i32 0)
  %77 = add i32 %68, %75
  %78 = call float @dx.op.rayQuery_StateMatrix.f32(i32 187, i32 %7, i32 1, i8 0)  ; RayQuery_CandidateWorldToObject3x4(rayQueryHandle,row,col)
  %79 = call float @dx.op.rayQuery_StateMatrix.f32(i32 187, i32 %7, i32 2, i8 1)  ; RayQuery_CandidateWorldToObject3x4(rayQueryHandle,row,col)
  %80 = call float @dx.op.rayQuery_StateMatrix.f32(i32 187, i32 %7, i32 0, i8 3)  ; RayQuery_CandidateWorldToObject3x4(rayQueryHandle,row,col)
  %81 = load i32, i32* getelementptr inbounds ([1 x i32], [1 x i32]* @dx.nothing.a, i32 0, i32 0)
  %82 = fadd fast float %78, %79
  %83 = fadd fast float %82, %80
  %84 = bitcast float %83 to i32
  %85 = load i32, i32* getelementptr inbounds ([1 x i32], [1 x i32]* @dx.nothing.a, i32 0, i32 0)
  %86 = add i32 %77, %84
  %87 = add i32 %46, %86
  %88 = load i32, i32* getelementptr inbounds ([1 x i32], [1 x i32]* @dx.nothing.a, i32 0, i32 0)
  %89 = call i1 @dx.op.rayQuery_StateScalar.i1(i32 191, i32 %7)  ; RayQuery_CandidateTriangleFrontFace(rayQueryHandle)
  %90 = zext i1 %89 to i32
  %91 = call float @dx.op.rayQuery_StateVector.f32(i32 193, i32 %7, i8 1)  ; RayQuery_CandidateTriangleBarycentrics(rayQueryHandle,component)
  %92 = load i32, i32* getelementptr inbounds ([1 x i32], [1 x i32]* @dx.nothing.a, i32 0, i32 0)
  %93 = bitcast float %91 to i32
  %94 = add i32 %90, %93
  %95 = call float @dx.op.rayQuery_StateScalar.f32(i32 199, i32 %7)  ; RayQuery_CandidateTriangleRayT(rayQueryHandle)
  %96 = bitcast float %95 to i32
  %97 = add i32 %94, %96
  %98 = add i32 %87, %97
  %99 = load i32, i32* getelementptr inbounds ([1 x i32], [1 x i32]* @dx.nothing.a, i32 0, i32 0)
  %100 = call i32 @dx.op.rayQuery_StateScalar.i32(i32 201, i32 %7)  ; RayQuery_CandidateInstanceIndex(rayQueryHandle)
  %101 = call i32 @dx.op.rayQuery_StateScalar.i32(i32 202, i32 %7)  ; RayQuery_CandidateInstanceID(rayQueryHandle)
  %102 = add i32 %100, %101
  %103 = call i32 @dx.op.rayQuery_StateScalar.i32(i32 203, i32 %7)  ; RayQuery_CandidateGeometryIndex(rayQueryHandle)
  %104 = add i32 %102, %103
  %105 = call i32 @dx.op.rayQuery_StateScalar.i32(i32 204, i32 %7)  ; RayQuery_CandidatePrimitiveIndex(rayQueryHandle)
  %106 = add i32 %104, %105
  %107 = call i32 @dx.op.rayQuery_StateScalar.i32(i32 214, i32 %7)  ; RayQuery_CandidateInstanceContributionToHitGroupIndex(rayQueryHandle)
  %108 = add i32 %106, %107
  %109 = add i32 %98, %108
  %110 = load i32, i32* getelementptr inbounds ([1 x i32], [1 x i32]* @dx.nothing.a, i32 0, i32 0)
  %111 = call float @dx.op.rayQuery_StateVector.f32(i32 205, i32 %7, i8 0)  ; RayQuery_CandidateObjectRayOrigin(rayQueryHandle,component)
  %112 = call float @dx.op.rayQuery_StateVector.f32(i32 205, i32 %7, i8 1)  ; RayQuery_CandidateObjectRayOrigin(rayQueryHandle,component)
  %113 = call float @dx.op.rayQuery_StateVector.f32(i32 205, i32 %7, i8 2)  ; RayQuery_CandidateObjectRayOrigin(rayQueryHandle,component)
  %114 = load i32, i32* getelementptr inbounds ([1 x i32], [1 x i32]* @dx.nothing.a, i32 0, i32 0)
  %115 = fmul fast float %112, %113
  %116 = fadd fast float %111, %115
  %117 = bitcast float %116 to i32
  %118 = load i32, i32* getelementptr inbounds ([1 x i32], [1 x i32]* @dx.nothing.a, i32 0, i32 0)
  %119 = call float @dx.op.rayQuery_StateVector.f32(i32 206, i32 %7, i8 0)  ; RayQuery_CandidateObjectRayDirection(rayQueryHandle,component)
  %120 = call float @dx.op.rayQuery_StateVector.f32(i32 206, i32 %7, i8 1)  ; RayQuery_CandidateObjectRayDirection(rayQueryHandle,component)
  %121 = call float @dx.op.rayQuery_StateVector.f32(i32 206, i32 %7, i8 2)  ; RayQuery_CandidateObjectRayDirection(rayQueryHandle,component)
  %122 = load i32, i32* getelementptr inbounds ([1 x i32], [1 x i32]* @dx.nothing.a, i32 0, i32 0)
  %123 = fmul fast float %120, %121
  %124 = fadd fast float %119, %123
  %125 = bitcast float %124 to i32
  %126 = load i32, i32* getelementptr inbounds ([1 x i32], [1 x i32]* @dx.nothing.a, i32 0, i32 0)
  %127 = add i32 %117, %125
  %128 = add i32 %109, %127
  %129 = load i32, i32* getelementptr inbounds ([1 x i32], [1 x i32]* @dx.nothing.a, i32 0, i32 0)
  call void @dx.op.rayQuery_CommitNonOpaqueTriangleHit(i32 182, i32 %7)  ; RayQuery_CommitNonOpaqueTriangleHit(rayQueryHandle)
  br label %135

; <label>:130                                     ; preds = %45
  %131 = call i1 @dx.op.rayQuery_StateScalar.i1(i32 190, i32 %7)  ; RayQuery_CandidateProceduralPrimitiveNonOpaque(rayQueryHandle)
  br i1 %131, label %132, label %133

; <label>:132                                     ; preds = %130
  call void @dx.op.rayQuery_CommitProceduralPrimitiveHit(i32 183, i32 %7, float 2.500000e+00)  ; RayQuery_CommitProceduralPrimitiveHit(rayQueryHandle,t)
  br label %134

; <label>:133                                     ; preds = %130
  call void @dx.op.rayQuery_Abort(i32 181, i32 %7)  ; RayQuery_Abort(rayQueryHandle)
  br label %134

; <label>:134                                     ; preds = %133, %132
  br label %135

; <label>:135                                     ; preds = %134, %51
  %136 = phi i32 [ %128, %51 ], [ %46, %134 ]
  %137 = call i1 @dx.op.rayQuery_Proceed.i1(i32 180, i32 %7)  ; RayQuery_Proceed(rayQueryHandle)
  br i1 %137, label %45, label %138

; <label>:138                                     ; preds = %135
  br label %139

; <label>:139                                     ; preds = %138, %0
  %140 = phi i32 [ %136, %138 ], [ %41, %0 ]
  %141 = call i32 @dx.op.rayQuery_StateScalar.i32(i32 184, i32 %7)  ; RayQuery_CommittedStatus(rayQueryHandle)
  %142 = icmp eq i32 %141, 1
  %143 = icmp ne i1 %142, false
  %144 = icmp ne i1 %143, false
  br i1 %144, label %145, label %206

; <label>:145                                     ; preds = %139
  %146 = call float @dx.op.rayQuery_StateMatrix.f32(i32 188, i32 %7, i32 0, i8 1)  ; RayQuery_CommittedObjectToWorld3x4(rayQueryHandle,row,col)
  %147 = call float @dx.op.rayQuery_StateMatrix.f32(i32 188, i32 %7, i32 1, i8 2)  ; RayQuery_CommittedObjectToWorld3x4(rayQueryHandle,row,col)
  %148 = call float @dx.op.rayQuery_StateMatrix.f32(i32 188, i32 %7, i32 2, i8 3)  ; RayQuery_CommittedObjectToWorld3x4(rayQueryHandle,row,col)
  %149 = load i32, i32* getelementptr inbounds ([1 x i32], [1 x i32]* @dx.nothing.a, i32 0, i32 0)
  %150 = fadd fast float %146, %147
  %151 = fadd fast float %150, %148
  %152 = bitcast float %151 to i32
  %153 = load i32, i32* getelementptr inbounds ([1 x i32], [1 x i32]* @dx.nothing.a, i32 0, i32 0)
  %154 = call float @dx.op.rayQuery_StateMatrix.f32(i32 189, i32 %7, i32 0, i8 1)  ; RayQuery_CommittedWorldToObject3x4(rayQueryHandle,row,col)
  %155 = call float @dx.op.rayQuery_StateMatrix.f32(i32 189, i32 %7, i32 1, i8 2)  ; RayQuery_CommittedWorldToObject3x4(rayQueryHandle,row,col)
  %156 = call float @dx.op.rayQuery_StateMatrix.f32(i32 189, i32 %7, i32 2, i8 3)  ; RayQuery_CommittedWorldToObject3x4(rayQueryHandle,row,col)
  %157 = load i32, i32* getelementptr inbounds ([1 x i32], [1 x i32]* @dx.nothing.a, i32 0, i32 0)
  %158 = fadd fast float %154, %155
  %159 = fadd fast float %158, %156
  %160 = bitcast float %159 to i32
  %161 = load i32, i32* getelementptr inbounds ([1 x i32], [1 x i32]* @dx.nothing.a, i32 0, i32 0)
  %162 = add i32 %152, %160
  %163 = add i32 %140, %162
  %164 = load i32, i32* getelementptr inbounds ([1 x i32], [1 x i32]* @dx.nothing.a, i32 0, i32 0)
  %165 = call i1 @dx.op.rayQuery_StateScalar.i1(i32 192, i32 %7)  ; RayQuery_CommittedTriangleFrontFace(rayQueryHandle)
  %166 = zext i1 %165 to i32
  %167 = call float @dx.op.rayQuery_StateVector.f32(i32 194, i32 %7, i8 0)  ; RayQuery_CommittedTriangleBarycentrics(rayQueryHandle,component)
  %168 = load i32, i32* getelementptr inbounds ([1 x i32], [1 x i32]* @dx.nothing.a, i32 0, i32 0)
  %169 = bitcast float %167 to i32
  %170 = add i32 %166, %169
  %171 = call float @dx.op.rayQuery_StateScalar.f32(i32 200, i32 %7)  ; RayQuery_CommittedRayT(rayQueryHandle)
  %172 = bitcast float %171 to i32
  %173 = add i32 %170, %172
  %174 = add i32 %163, %173
  %175 = load i32, i32* getelementptr inbounds ([1 x i32], [1 x i32]* @dx.nothing.a, i32 0, i32 0)
  %176 = call i32 @dx.op.rayQuery_StateScalar.i32(i32 207, i32 %7)  ; RayQuery_CommittedInstanceIndex(rayQueryHandle)
  %177 = call i32 @dx.op.rayQuery_StateScalar.i32(i32 208, i32 %7)  ; RayQuery_CommittedInstanceID(rayQueryHandle)
  %178 = add i32 %176, %177
  %179 = call i32 @dx.op.rayQuery_StateScalar.i32(i32 209, i32 %7)  ; RayQuery_CommittedGeometryIndex(rayQueryHandle)
  %180 = add i32 %178, %179
  %181 = call i32 @dx.op.rayQuery_StateScalar.i32(i32 210, i32 %7)  ; RayQuery_CommittedPrimitiveIndex(rayQueryHandle)
  %182 = add i32 %180, %181
  %183 = call i32 @dx.op.rayQuery_StateScalar.i32(i32 215, i32 %7)  ; RayQuery_CommittedInstanceContributionToHitGroupIndex(rayQueryHandle)
  %184 = add i32 %182, %183
  %185 = add i32 %174, %184
  %186 = load i32, i32* getelementptr inbounds ([1 x i32], [1 x i32]* @dx.nothing.a, i32 0, i32 0)
  %187 = call float @dx.op.rayQuery_StateVector.f32(i32 211, i32 %7, i8 0)  ; RayQuery_CommittedObjectRayOrigin(rayQueryHandle,component)
  %188 = call float @dx.op.rayQuery_StateVector.f32(i32 211, i32 %7, i8 1)  ; RayQuery_CommittedObjectRayOrigin(rayQueryHandle,component)
  %189 = call float @dx.op.rayQuery_StateVector.f32(i32 211, i32 %7, i8 2)  ; RayQuery_CommittedObjectRayOrigin(rayQueryHandle,component)
  %190 = load i32, i32* getelementptr inbounds ([1 x i32], [1 x i32]* @dx.nothing.a, i32 0, i32 0)
  %191 = fmul fast float %188, %189
  %192 = fadd fast float %187, %191
  %193 = bitcast float %192 to i32
  %194 = load i32, i32* getelementptr inbounds ([1 x i32], [1 x i32]* @dx.nothing.a, i32 0, i32 0)
  %195 = call float @dx.op.rayQuery_StateVector.f32(i32 212, i32 %7, i8 0)  ; RayQuery_CommittedObjectRayDirection(rayQueryHandle,component)
  %196 = call float @dx.op.rayQuery_StateVector.f32(i32 212, i32 %7, i8 1)  ; RayQuery_CommittedObjectRayDirection(rayQueryHandle,component)
  %197 = call float @dx.op.rayQuery_StateVector.f32(i32 212, i32 %7, i8 2)  ; RayQuery_CommittedObjectRayDirection(rayQueryHandle,component)
  %198 = load i32, i32* getelementptr inbounds ([1 x i32], [1 x i32]* @dx.nothing.a, i32 0, i32 0)
  %199 = fmul fast float %196, %197
  %200 = fadd fast float %195, %199
  %201 = bitcast float %200 to i32
  %202 = load i32, i32* getelementptr inbounds ([1 x i32], [1 x i32]* @dx.nothing.a, i32 0, i32 0)
  %203 = add i32 %193, %201
  %204 = add i32 %185, %203
  %205 = load i32, i32* getelementptr inbounds ([1 x i32], [1 x i32]* @dx.nothing.a, i32 0, i32 0)
  br label %206

; <label>:206                                     ; preds = %145, %139
  %207 = phi i32 [ %204, %145 ], [ %140, %139 ]
  %208 = call i1 @dx.op.rayQuery_Proceed.i1(i32 180, i32 %9)  ; RayQuery_Proceed(rayQueryHandle)
  %209 = zext i1 %208 to i32
  %210 = add i32 %207, %209
  %211 = mul i32 4, %3
  %212 = call %dx.types.Handle @dx.op.createHandleForLib.struct.RWByteAddressBuffer(i32 160, %struct.RWByteAddressBuffer %2)  ; CreateHandleForLib(Resource)
  call void @dx.op.rawBufferStore.i32(i32 140, %dx.types.Handle %212, i32 %211, i32 undef, i32 %210, i32 undef, i32 undef, i32 undef, i8 1, i32 4)  ; RawBufferStore(uav,index,elementOffset,value0,value1,value2,value3,mask,alignment)
  %213 = load i32, i32* getelementptr inbounds ([1 x i32], [1 x i32]* @dx.nothing.a, i32 0, i32 0)
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
!15 = !{i32 0, i64 33554449}
!16 = !{void ()* @main, !"main", null, null, !17}
!17 = !{i32 8, i32 5, i32 4, !18, i32 5, !19}
!18 = !{i32 8, i32 8, i32 1}
!19 = !{i32 0}
