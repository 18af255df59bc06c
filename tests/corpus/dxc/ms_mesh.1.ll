;
; Note: shader requires additional functionality:
;       View Instancing
;
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
; SV_Position              0   xyzw        0      POS   float   xyzw
; UV                       0   xy          1     NONE   float   xy  
; ID                       0   x           2     NONE    uint   x   
; SV_ClipDistance          0   xyz         3  CLIPDST   float   xyz 
;
;
; Patch Constant signature:
;
; Name                 Index   Mask Register SysValue  Format   Used
; -------------------- ----- ------ -------- -------- ------- ------
; SV_PrimitiveID           0   x           0   PRIMID    uint   x   
; SV_RenderTargetArrayIndex     0    y          0  RTINDEX    uint    y  
; SV_ShadingRate           0     z         0SHDINGRATE    uint     z 
; COLOR                    0   xyzw        1     NONE   float   xyzw
; SV_CullPrimitive         0    N/A  special CULLPRIM    uint    YES
;
; shader hash: e8e5ca034f0d5f77d54d43f70b4b182c
;
; Pipeline Runtime Information: 
;
;PSVRuntimeInfo:
; Mesh Shader
; MeshOutputTopology=triangle
; NumThreads=(32,2,1)
; MinimumExpectedWaveLaneCount: 0
; MaximumExpectedWaveLaneCount: 4294967295
; UsesViewID: true
; SigInputElements: 0
; SigOutputElements: 4
; SigPatchConstOrPrimElements: 5
; SigInputVectors: 0
; SigOutputVectors[0]: 4
; SigOutputVectors[1]: 0
; SigOutputVectors[2]: 0
; SigOutputVectors[3]: 0
; EntryFunctionName: main
;
;
; Vertex Output signature:
;
; Name                 Index             InterpMode DynIdx
; -------------------- ----- ---------------------- ------
; SV_Position              0          noperspective       
; UV                       0                 linear       
; ID                       0        nointerpolation       
; SV_ClipDistance          0                 linear       
;
; Primitive Output signature:
;
; Name                 Index             InterpMode DynIdx
; -------------------- ----- ---------------------- ------
; SV_PrimitiveID           0        nointerpolation       
; SV_CullPrimitive         0        nointerpolation       
; COLOR                    0        nointerpolation       
; SV_RenderTargetArrayIndex     0        nointerpolation       
; SV_ShadingRate           0        nointerpolation       
;
; Buffer Definitions:
;
;
; Resource Bindings:
;
; Name                                 Type  Format         Dim      ID      HLSL Bind  Count
; ------------------------------ ---------- ------- ----------- ------- -------------- ------
;
;
; ViewId state:
;
; Number of inputs: 0, outputs: 15, primitive outputs: 8
; Outputs dependent on ViewId: { 8 }
; Primitive Outputs dependent on ViewId: {  }
; Inputs contributing to computation of Outputs:
; Inputs contributing to computation of Primitive Outputs:
;
target datalayout = "e-m:e-p:32:32-i1:32-i8:32-i16:32-i32:32-i64:64-f16:32-f32:32-f64:64-n8:16:32:64"
target triple = "dxil-ms-dx"

%struct.Payload.0 = type { i32, [3 x [4 x float]] }

@"\01?room@@3PAV?$vector@M$03@@A.v.1dim" = addrspace(3) global [128 x float] undef, align 4

define void @main() {
  %1 = call i32 @dx.op.viewID.i32(i32 138)  ; ViewID()
  %2 = call i32 @dx.op.threadIdInGroup.i32(i32 95, i32 0)  ; ThreadIdInGroup(component)
  %3 = call i32 @dx.op.groupId.i32(i32 94, i32 0)  ; GroupId(component)
  %4 = call i32 @dx.op.threadId.i32(i32 93, i32 0)  ; ThreadId(component)
  %5 = call i32 @dx.op.threadId.i32(i32 93, i32 1)  ; ThreadId(component)
  %6 = call i32 @dx.op.flattenedThreadIdInGroup.i32(i32 96)  ; FlattenedThreadIdInGroup()
  %7 = call %struct.Payload.0* @dx.op.getMeshPayload.struct.Payload.0(i32 170)  ; GetMeshPayload()
  %8 = uitofp i32 %6 to float
  %9 = mul i32 %2, 4
  %10 = add i32 0, %9
  %11 = getelementptr [128 x float], [128 x float] addrspace(3)* @"\01?room@@3PAV?$vector@M$03@@A.v.1dim", i32 0, i32 %10
  store float %8, float addrspace(3)* %11, align 4
  %12 = mul i32 %2, 4
  %13 = add i32 1, %12
  %14 = getelementptr [128 x float], [128 x float] addrspace(3)* @"\01?room@@3PAV?$vector@M$03@@A.v.1dim", i32 0, i32 %13
  store float %8, float addrspace(3)* %14, align 4
  %15 = mul i32 %2, 4
  %16 = add i32 2, %15
  %17 = getelementptr [128 x float], [128 x float] addrspace(3)* @"\01?room@@3PAV?$vector@M$03@@A.v.1dim", i32 0, i32 %16
  store float %8, float addrspace(3)* %17, align 4
  %18 = mul i32 %2, 4
  %19 = add i32 3, %18
  %20 = getelementptr [128 x float], [128 x float] addrspace(3)* @"\01?room@@3PAV?$vector@M$03@@A.v.1dim", i32 0, i32 %19
  store float %8, float addrspace(3)* %20, align 4
  call void @dx.op.barrier(i32 80, i32 9)  ; Barrier(barrierMode)
  call void @dx.op.setMeshOutputCounts(i32 168, i32 64, i32 40)  ; SetMeshOutputCounts(numVertices,numPrimitives)
  %21 = sub i32 31, %2
  %22 = mul i32 %21, 4
  %23 = add i32 0, %22
  %24 = getelementptr [128 x float], [128 x float] addrspace(3)* @"\01?room@@3PAV?$vector@M$03@@A.v.1dim", i32 0, i32 %23
  %25 = load float, float addrspace(3)* %24, align 4
  %26 = mul i32 %21, 4
  %27 = add i32 1, %26
  %28 = getelementptr [128 x float], [128 x float] addrspace(3)* @"\01?room@@3PAV?$vector@M$03@@A.v.1dim", i32 0, i32 %27
  %29 = load float, float addrspace(3)* %28, align 4
  %30 = mul i32 %21, 4
  %31 = add i32 2, %30
  %32 = getelementptr [128 x float], [128 x float] addrspace(3)* @"\01?room@@3PAV?$vector@M$03@@A.v.1dim", i32 0, i32 %31
  %33 = load float, float addrspace(3)* %32, align 4
  %34 = mul i32 %21, 4
  %35 = add i32 3, %34
  %36 = getelementptr [128 x float], [128 x float] addrspace(3)* @"\01?room@@3PAV?$vector@M$03@@A.v.1dim", i32 0, i32 %35
  %37 = load float, float addrspace(3)* %36, align 4
  %38 = urem i32 %6, 3
  %39 = getelementptr inbounds %struct.Payload.0, %struct.Payload.0* %7, i32 0, i32 1, i32 %38, i32 0
  %40 = load float, float* %39, align 4
  %41 = getelementptr inbounds %struct.Payload.0, %struct.Payload.0* %7, i32 0, i32 1, i32 %38, i32 1
  %42 = load float, float* %41, align 4
  %43 = getelementptr inbounds %struct.Payload.0, %struct.Payload.0* %7, i32 0, i32 1, i32 %38, i32 2
  %44 = load float, float* %43, align 4
  %45 = getelementptr inbounds %struct.Payload.0, %struct.Payload.0* %7, i32 0, i32 1, i32 %38, i32 3
  %46 = load float, float* %45, align 4
  %47 = getelementptr %struct.Payload.0, %struct.Payload.0* %7, i32 0, i32 0
  %48 = load i32, i32* %47, align 4, !tbaa !26
  %49 = uitofp i32 %48 to float
  %50 = fmul fast float %49, %40
  %51 = fmul fast float %49, %42
  %52 = fmul fast float %49, %44
  %53 = fmul fast float %49, %46
  %54 = fadd fast float %50, %25
  %55 = fadd fast float %51, %29
  %56 = fadd fast float %52, %33
  %57 = fadd fast float %53, %37
  call void @dx.op.storeVertexOutput.f32(i32 171, i32 0, i32 0, i8 0, float %54, i32 %6)  ; StoreVertexOutput(outputSigId,rowIndex,colIndex,value,vertexIndex)
  call void @dx.op.storeVertexOutput.f32(i32 171, i32 0, i32 0, i8 1, float %55, i32 %6)  ; StoreVertexOutput(outputSigId,rowIndex,colIndex,value,vertexIndex)
  call void @dx.op.storeVertexOutput.f32(i32 171, i32 0, i32 0, i8 2, float %56, i32 %6)  ; StoreVertexOutput(outputSigId,rowIndex,colIndex,value,vertexIndex)
  call void @dx.op.storeVertexOutput.f32(i32 171, i32 0, i32 0, i8 3, float %57, i32 %6)  ; StoreVertexOutput(outputSigId,rowIndex,colIndex,value,vertexIndex)
  %58 = uitofp i32 %4 to float
  %59 = uitofp i32 %5 to float
  call void @dx.op.storeVertexOutput.f32(i32 171, i32 1, i32 0, i8 0, float %58, i32 %6)  ; StoreVertexOutput(outputSigId,rowIndex,colIndex,value,vertexIndex)
  call void @dx.op.storeVertexOutput.f32(i32 171, i32 1, i32 0, i8 1, float %59, i32 %6)  ; StoreVertexOutput(outputSigId,rowIndex,colIndex,value,vertexIndex)
  %60 = add i32 %3, %1
  call void @dx.op.storeVertexOutput.i32(i32 171, i32 2, i32 0, i8 0, i32 %60, i32 %6)  ; StoreVertexOutput(outputSigId,rowIndex,colIndex,value,vertexIndex)
  call void @dx.op.storeVertexOutput.f32(i32 171, i32 3, i32 0, i8 0, float 1.000000e+00, i32 %6)  ; StoreVertexOutput(outputSigId,rowIndex,colIndex,value,vertexIndex)
  call void @dx.op.storeVertexOutput.f32(i32 171, i32 3, i32 0, i8 1, float %54, i32 %6)  ; StoreVertexOutput(outputSigId,rowIndex,colIndex,value,vertexIndex)
  call void @dx.op.storeVertexOutput.f32(i32 171, i32 3, i32 0, i8 2, float 3.000000e+00, i32 %6)  ; StoreVertexOutput(outputSigId,rowIndex,colIndex,value,vertexIndex)
  %61 = icmp ult i32 %6, 40
  br i1 %61, label %62, label %66

; <label>:62                                      ; preds = %0
  %63 = call i32 @dx.op.groupId.i32(i32 94, i32 1)  ; GroupId(component)
  call void @dx.op.emitIndices(i32 169, i32 %6, i32 %6, i32 %6, i32 %6)  ; EmitIndices(PrimitiveIndex,VertexIndex0,VertexIndex1,VertexIndex2)
  call void @dx.op.storePrimitiveOutput.i32(i32 172, i32 0, i32 0, i8 0, i32 %6, i32 %6)  ; StorePrimitiveOutput(outputSigId,rowIndex,colIndex,value,primitiveIndex)
  %64 = icmp eq i32 %6, 7
  %65 = zext i1 %64 to i32
  call void @dx.op.storePrimitiveOutput.i32(i32 172, i32 1, i32 0, i8 0, i32 %65, i32 %6)  ; StorePrimitiveOutput(outputSigId,rowIndex,colIndex,value,primitiveIndex)
  call void @dx.op.storePrimitiveOutput.f32(i32 172, i32 2, i32 0, i8 0, float %54, i32 %6)  ; StorePrimitiveOutput(outputSigId,rowIndex,colIndex,value,primitiveIndex)
  call void @dx.op.storePrimitiveOutput.f32(i32 172, i32 2, i32 0, i8 1, float %55, i32 %6)  ; StorePrimitiveOutput(outputSigId,rowIndex,colIndex,value,primitiveIndex)
  call void @dx.op.storePrimitiveOutput.f32(i32 172, i32 2, i32 0, i8 2, float %56, i32 %6)  ; StorePrimitiveOutput(outputSigId,rowIndex,colIndex,value,primitiveIndex)
  call void @dx.op.storePrimitiveOutput.f32(i32 172, i32 2, i32 0, i8 3, float %57, i32 %6)  ; StorePrimitiveOutput(outputSigId,rowIndex,colIndex,value,primitiveIndex)
  call void @dx.op.storePrimitiveOutput.i32(i32 172, i32 3, i32 0, i8 0, i32 %63, i32 %6)  ; StorePrimitiveOutput(outputSigId,rowIndex,colIndex,value,primitiveIndex)
  call void @dx.op.storePrimitiveOutput.i32(i32 172, i32 4, i32 0, i8 0, i32 1, i32 %6)  ; StorePrimitiveOutput(outputSigId,rowIndex,colIndex,value,primitiveIndex)
  br label %66

; <label>:66                                      ; preds = %62, %0
  ret void
}

; Function Attrs: nounwind
declare void @dx.op.emitIndices(i32, i32, i32, i32, i32) #0

; Function Attrs: nounwind readonly
declare %struct.Payload.0* @dx.op.getMeshPayload.struct.Payload.0(i32) #1

; Function Attrs: nounwind readnone
declare i32 @dx.op.flattenedThreadIdInGroup.i32(i32) #2

; Function Attrs: nounwind readnone
declare i32 @dx.op.threadId.i32(i32, i32) #2

; Function Attrs: nounwind readnone
declare i32 @dx.op.groupId.i32(i32, i32) #2

; Function Attrs: nounwind readnone
declare i32 @dx.op.threadIdInGroup.i32(i32, i32) #2

; Function Attrs: nounwind readnone
declare i32 @dx.op.viewID.i32(i32) #2

; Function Attrs: nounwind
declare void @dx.op.storeVertexOutput.f32(i32, i32, i32, i8, float, i32) #0

; Function Attrs: nounwind
declare void @dx.op.storeVertexOutput.i32(i32, i32, i32, i8, i32, i32) #0

; Function Attrs: nounwind
declare void @dx.op.storePrimitiveOutput.i32(i32, i32, i32, i8, i32, i32) #0

; Function Attrs: nounwind
declare void @dx.op.storePrimitiveOutput.f32(i32, i32, i32, i8, float, i32) #0

; Function Attrs: noduplicate nounwind
declare void @dx.op.barrier(i32, i32) #3

; Function Attrs: nounwind
declare void @dx.op.setMeshOutputCounts(i32, i32, i32) #0

attributes #0 = { nounwind }
attributes #1 = { nounwind readonly }
attributes #2 = { nounwind readnone }
attributes #3 = { noduplicate nounwind }

!llvm.ident = !{!0}
!dx.version = !{!1}
!dx.valver = !{!2}
!dx.shaderModel = !{!3}
!dx.viewIdState = !{!4}
!dx.entryPoints = !{!5}

!0 = !{!"dxcoob 1.9.2602.17 (21d28f727)"}
!1 = !{i32 1, i32 5}
!2 = !{i32 1, i32 9}
!3 = !{!"ms", i32 6, i32 5}
!4 = !{[5 x i32] [i32 0, i32 15, i32 256, i32 8, i32 0]}
!5 = !{void ()* @main, !"main", !6, null, !23}
!6 = !{null, !7, !17}
!7 = !{!8, !11, !13, !15}
!8 = !{i32 0, !"SV_Position", i8 9, i8 3, !9, i8 4, i32 1, i8 4, i32 0, i8 0, !10}
!9 = !{i32 0}
!10 = !{i32 3, i32 15}
!11 = !{i32 1, !"UV", i8 9, i8 0, !9, i8 2, i32 1, i8 2, i32 1, i8 0, !12}
!12 = !{i32 3, i32 3}
!13 = !{i32 2, !"ID", i8 5, i8 0, !9, i8 1, i32 1, i8 1, i32 2, i8 0, !14}
!14 = !{i32 3, i32 1}
!15 = !{i32 3, !"SV_ClipDistance", i8 9, i8 6, !9, i8 2, i32 1, i8 3, i32 3, i8 0, !16}
!16 = !{i32 3, i32 7}
!17 = !{!18, !19, !20, !21, !22}
!18 = !{i32 0, !"SV_PrimitiveID", i8 5, i8 10, !9, i8 1, i32 1, i8 1, i32 0, i8 0, !14}
!19 = !{i32 1, !"SV_CullPrimitive", i8 1, i8 30, !9, i8 1, i32 1, i8 1, i32 -1, i8 -1, !14}
!20 = !{i32 2, !"COLOR", i8 9, i8 0, !9, i8 1, i32 1, i8 4, i32 1, i8 0, !10}
!21 = !{i32 3, !"SV_RenderTargetArrayIndex", i8 5, i8 4, !9, i8 1, i32 1, i8 1, i32 0, i8 1, !14}
!22 = !{i32 4, !"SV_ShadingRate", i8 5, i8 29, !9, i8 1, i32 1, i8 1, i32 0, i8 2, !14}
!23 = !{i32 0, i64 2097152, i32 9, !24}
!24 = !{!25, i32 64, i32 40, i32 2, i32 52}
!25 = !{i32 32, i32 2, i32 1}
!26 = !{!27, !27, i64 0}
!27 = !{!"int", !28, i64 0}
!28 = !{!"omnipotent char", !29, i64 0}
!29 = !{!"Simple C/C++ TBAA"}
