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
; shader hash: e6e2625b03fc3a4e8749ff27db3384f0
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

@"\01?room@@3PAV?$vector@M$03@@A.v.1dim" = addrspace(3) global [128 x float] undef, align 4

define void @main() {
  %1 = call i32 @dx.op.viewID.i32(i32 138)  ; ViewID()
  %2 = call i32 @dx.op.threadIdInGroup.i32(i32 95, i32 0)  ; ThreadIdInGroup(component)
  %3 = call i32 @dx.op.groupId.i32(i32 94, i32 0)  ; GroupId(component)
  %4 = call i32 @dx.op.threadId.i32(i32 93, i32 0)  ; ThreadId(component)
  %5 = call i32 @dx.op.threadId.i32(i32 93, i32 1)  ; ThreadId(component)
  %6 = call i32 @dx.op.flattenedThreadIdInGroup.i32(i32 96)  ; FlattenedThreadIdInGroup()
  %7 = uitofp i32 %6 to float
  %8 = mul i32 %2, 4
  %9 = add i32 0, %8
  %10 = getelementptr [128 x float], [128 x float] addrspace(3)* @"\01?room@@3PAV?$vector@M$03@@A.v.1dim", i32 0, i32 %9
  store float %7, float addrspace(3)* %10, align 4
  %11 = mul i32 %2, 4
  %12 = add i32 1, %11
  %13 = getelementptr [128 x float], [128 x float] addrspace(3)* @"\01?room@@3PAV?$vector@M$03@@A.v.1dim", i32 0, i32 %12
  store float %7, float addrspace(3)* %13, align 4
  %14 = mul i32 %2, 4
  %15 = add i32 2, %14
  %16 = getelementptr [128 x float], [128 x float] addrspace(3)* @"\01?room@@3PAV?$vector@M$03@@A.v.1dim", i32 0, i32 %15
  store float %7, float addrspace(3)* %16, align 4
  %17 = mul i32 %2, 4
  %18 = add i32 3, %17
  %19 = getelementptr [128 x float], [128 x float] addrspace(3)* @"\01?room@@3PAV?$vector@M$03@@A.v.1dim", i32 0, i32 %18
  store float %7, float addrspace(3)* %19, align 4
  call void @dx.op.barrier(i32 80, i32 9)  ; Barrier(barrierMode)
  call void @dx.op.setMeshOutputCounts(i32 168, i32 64, i32 40)  ; SetMeshOutputCounts(numVertices,numPrimitives)
  %20 = sub i32 31, %2
  %21 = mul i32 %20, 4
  %22 = add i32 0, %21
  %23 = getelementptr [128 x float], [128 x float] addrspace(3)* @"\01?room@@3PAV?$vector@M$03@@A.v.1dim", i32 0, i32 %22
  %24 = load float, float addrspace(3)* %23, align 4
  %25 = mul i32 %20, 4
  %26 = add i32 1, %25
  %27 = getelementptr [128 x float], [128 x float] addrspace(3)* @"\01?room@@3PAV?$vector@M$03@@A.v.1dim", i32 0, i32 %26
  %28 = load float, float addrspace(3)* %27, align 4
  %29 = mul i32 %20, 4
  %30 = add i32 2, %29
  %31 = getelementptr [128 x float], [128 x float] addrspace(3)* @"\01?room@@3PAV?$vector@M$03@@A.v.1dim", i32 0, i32 %30
  %32 = load float, float addrspace(3)* %31, align 4
  %33 = mul i32 %20, 4
  %34 = add i32 3, %33
  %35 = getelementptr [128 x float], [128 x float] addrspace(3)* @"\01?room@@3PAV?$vector@M$03@@A.v.1dim", i32 0, i32 %34
  %36 = load float, float addrspace(3)* %35, align 4
  call void @dx.op.storeVertexOutput.f32(i32 171, i32 0, i32 0, i8 0, float %24, i32 %6)  ; StoreVertexOutput(outputSigId,rowIndex,colIndex,value,vertexIndex)
  call void @dx.op.storeVertexOutput.f32(i32 171, i32 0, i32 0, i8 1, float %28, i32 %6)  ; StoreVertexOutput(outputSigId,rowIndex,colIndex,value,vertexIndex)
  call void @dx.op.storeVertexOutput.f32(i32 171, i32 0, i32 0, i8 2, float %32, i32 %6)  ; StoreVertexOutput(outputSigId,rowIndex,colIndex,value,vertexIndex)
  call void @dx.op.storeVertexOutput.f32(i32 171, i32 0, i32 0, i8 3, float %36, i32 %6)  ; StoreVertexOutput(outputSigId,rowIndex,colIndex,value,vertexIndex)
  %37 = uitofp i32 %4 to float
  %38 = uitofp i32 %5 to float
  call void @dx.op.storeVertexOutput.f32(i32 171, i32 1, i32 0, i8 0, float %37, i32 %6)  ; StoreVertexOutput(outputSigId,rowIndex,colIndex,value,vertexIndex)
  call void @dx.op.storeVertexOutput.f32(i32 171, i32 1, i32 0, i8 1, float %38, i32 %6)  ; StoreVertexOutput(outputSigId,rowIndex,colIndex,value,vertexIndex)
  %39 = add i32 %3, %1
  call void @dx.op.storeVertexOutput.i32(i32 171, i32 2, i32 0, i8 0, i32 %39, i32 %6)  ; StoreVertexOutput(outputSigId,rowIndex,colIndex,value,vertexIndex)
  call void @dx.op.storeVertexOutput.f32(i32 171, i32 3, i32 0, i8 0, float 1.000000e+00, i32 %6)  ; StoreVertexOutput(outputSigId,rowIndex,colIndex,value,vertexIndex)
  call void @dx.op.storeVertexOutput.f32(i32 171, i32 3, i32 0, i8 1, float %24, i32 %6)  ; StoreVertexOutput(outputSigId,rowIndex,colIndex,value,vertexIndex)
  call void @dx.op.storeVertexOutput.f32(i32 171, i32 3, i32 0, i8 2, float 3.000000e+00, i32 %6)  ; StoreVertexOutput(outputSigId,rowIndex,colIndex,value,vertexIndex)
  %40 = icmp ult i32 %6, 40
  br i1 %40, label %41, label %45

; <label>:41                                      ; preds = %0
  %42 = call i32 @dx.op.groupId.i32(i32 94, i32 1)  ; GroupId(component)
  call void @dx.op.emitIndices(i32 169, i32 %6, i32 %6, i32 %6, i32 %6)  ; EmitIndices(PrimitiveIndex,VertexIndex0,VertexIndex1,VertexIndex2)
  call void @dx.op.storePrimitiveOutput.i32(i32 172, i32 0, i32 0, i8 0, i32 %6, i32 %6)  ; StorePrimitiveOutput(outputSigId,rowIndex,colIndex,value,primitiveIndex)
  %43 = icmp eq i32 %6, 7
  %44 = zext i1 %43 to i32
  call void @dx.op.storePrimitiveOutput.i32(i32 172, i32 1, i32 0, i8 0, i32 %44, i32 %6)  ; StorePrimitiveOutput(outputSigId,rowIndex,colIndex,value,primitiveIndex)
  call void @dx.op.storePrimitiveOutput.f32(i32 172, i32 2, i32 0, i8 0, float %24, i32 %6)  ; StorePrimitiveOutput(outputSigId,rowIndex,colIndex,value,primitiveIndex)
  call void @dx.op.storePrimitiveOutput.f32(i32 172, i32 2, i32 0, i8 1, float %28, i32 %6)  ; StorePrimitiveOutput(outputSigId,rowIndex,colIndex,value,primitiveIndex)
  call void @dx.op.storePrimitiveOutput.f32(i32 172, i32 2, i32 0, i8 2, float %32, i32 %6)  ; StorePrimitiveOutput(outputSigId,rowIndex,colIndex,value,primitiveIndex)
  call void @dx.op.storePrimitiveOutput.f32(i32 172, i32 2, i32 0, i8 3, float %36, i32 %6)  ; StorePrimitiveOutput(outputSigId,rowIndex,colIndex,value,primitiveIndex)
  call void @dx.op.storePrimitiveOutput.i32(i32 172, i32 3, i32 0, i8 0, i32 %42, i32 %6)  ; StorePrimitiveOutput(outputSigId,rowIndex,colIndex,value,primitiveIndex)
  call void @dx.op.storePrimitiveOutput.i32(i32 172, i32 4, i32 0, i8 0, i32 1, i32 %6)  ; StorePrimitiveOutput(outputSigId,rowIndex,colIndex,value,primitiveIndex)
  br label %45

; <label>:45                                      ; preds = %41, %0
  ret void
}

; Function Attrs: nounwind
declare void @dx.op.emitIndices(i32, i32, i32, i32, i32) #0

; Function Attrs: nounwind readnone
declare i32 @dx.op.flattenedThreadIdInGroup.i32(i32) #1

; Function Attrs: nounwind readnone
declare i32 @dx.op.threadId.i32(i32, i32) #1

; Function Attrs: nounwind readnone
declare i32 @dx.op.groupId.i32(i32, i32) #1

; Function Attrs: nounwind readnone
declare i32 @dx.op.threadIdInGroup.i32(i32, i32) #1

; Function Attrs: nounwind readnone
declare i32 @dx.op.viewID.i32(i32) #1

; Function Attrs: nounwind
declare void @dx.op.storeVertexOutput.f32(i32, i32, i32, i8, float, i32) #0

; Function Attrs: nounwind
declare void @dx.op.storeVertexOutput.i32(i32, i32, i32, i8, i32, i32) #0

; Function Attrs: nounwind
declare void @dx.op.storePrimitiveOutput.i32(i32, i32, i32, i8, i32, i32) #0

; Function Attrs: nounwind
declare void @dx.op.storePrimitiveOutput.f32(i32, i32, i32, i8, float, i32) #0

; Function Attrs: noduplicate nounwind
declare void @dx.op.barrier(i32, i32) #2

; Function Attrs: nounwind
declare void @dx.op.setMeshOutputCounts(i32, i32, i32) #0

attributes #0 = { nounwind }
attributes #1 = { nounwind readnone }
attributes #2 = { noduplicate nounwind }

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
!24 = !{!25, i32 64, i32 40, i32 2, i32 0}
!25 = !{i32 32, i32 2, i32 1}
