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
@dx.nothing.a = internal constant [1 x i32] zeroinitializer

define void @main() {
  %1 = call i32 @dx.op.viewID.i32(i32 138)  ; ViewID()
  %2 = call i32 @dx.op.threadIdInGroup.i32(i32 95, i32 0)  ; ThreadIdInGroup(component)
  %3 = call i32 @dx.op.groupId.i32(i32 94, i32 0)  ; GroupId(component)
  %4 = call i32 @dx.op.groupId.i32(i32 94, i32 1)  ; GroupId(component)
  %5 = call i32 @dx.op.threadId.i32(i32 93, i32 0)  ; ThreadId(component)
  %6 = call i32 @dx.op.threadId.i32(i32 93, i32 1)  ; ThreadId(component)
  %7 = call i32 @dx.op.flattenedThreadIdInGroup.i32(i32 96)  ; FlattenedThreadIdInGroup()
  %8 = call %struct.Payload.0* @dx.op.getMeshPayload.struct.Payload.0(i32 170)  ; GetMeshPayload()
  %9 = uitofp i32 %7 to float
  %10 = mul i32 %2, 4
  %11 = add i32 0, %10
  %12 = getelementptr [128 x float], [128 x float] addrspace(3)* @"\01?room@@3PAV?$vector@M$03@@A.v.1dim", i32 0, i32 %11
  store float %9, float addrspace(3)* %12, align 4
  %13 = mul i32 %2, 4
  %14 = add i32 1, %13
  %15 = getelementptr [128 x float], [128 x float] addrspace(3)* @"\01?room@@3PAV?$vector@M$03@@A.v.1dim", i32 0, i32 %14
  store float %9, float addrspace(3)* %15, align 4
  %16 = mul i32 %2, 4
  %17 = add i32 2, %16
  %18 = getelementptr [128 x float], [128 x float] addrspace(3)* @"\01?room@@3PAV?$vector@M$03@@A.v.1dim", i32 0, i32 %17
  store float %9, float addrspace(3)* %18, align 4
  %19 = mul i32 %2, 4
  %20 = add i32 3, %19
  %21 = getelementptr [128 x float], [128 x float] addrspace(3)* @"\01?room@@3PAV?$vector@M$03@@A.v.1dim", i32 0, i32 %20
  store float %9, float addrspace(3)* %21, align 4
  call void @dx.op.barrier(i32 80, i32 9)  ; Barrier(barrierMode)
  call void @dx.op.setMeshOutputCounts(i32 168, i32 64, i32 40)  ; SetMeshOutputCounts(numVertices,numPrimitives)
  %22 = sub i32 31, %2
  %23 = mul i32 %22, 4
  %24 = add i32 0, %23
  %25 = getelementptr [128 x float], [128 x float] addrspace(3)* @"\01?room@@3PAV?$vector@M$03@@A.v.1dim", i32 0, i32 %24
  %26 = load float, float addrspace(3)* %25, align 4
  %27 = mul i32 %22, 4
  %28 = add i32 1, %27
  %29 = getelementptr [128 x float], [128 x float] addrspace(3)* @"\01?room@@3PAV?$vector@M$03@@A.v.1dim", i32 0, i32 %28
  %30 = load float, float addrspace(3)* %29, align 4
  %31 = mul i32 %22, 4
  %32 = add i32 2, %31
  %33 = getelementptr [128 x float], [128 x float] addrspace(3)* @"\01?room@@3PAV?$vector@M$03@@A.v.1dim", i32 0, i32 %32
  %34 = load float, float addrspace(3)* %33, align 4
  %35 = mul i32 %22, 4
  %36 = add i32 3, %35
  %37 = getelementptr [128 x float], [128 x float] addrspace(3)* @"\01?room@@3PAV?$vector@M$03@@A.v.1dim", i32 0, i32 %36
  %38 = load float, float addrspace(3)* %37, align 4
  %39 = load i32, i32* getelementptr inbounds ([1 x i32], [1 x i32]* @dx.nothing.a, i32 0, i32 0)
  %40 = urem i32 %7, 3
  %41 = getelementptr inbounds %struct.Payload.0, %struct.Payload.0* %8, i32 0, i32 1, i32 %40, i32 0
  %42 = load float, float* %41
  %43 = getelementptr inbounds %struct.Payload.0, %struct.Payload.0* %8, i32 0, i32 1, i32 %40, i32 1
  %44 = load float, float* %43
  %45 = getelementptr inbounds %struct.Payload.0, %struct.Payload.0* %8, i32 0, i32 1, i32 %40, i32 2
  %46 = load float, float* %45
  %47 = getelementptr inbounds %struct.Payload.0, %struct.Payload.0* %8, i32 0, i32 1, i32 %40, i32 3
  %48 = load float, float* %47
  %49 = getelementptr %struct.Payload.0, %struct.Payload.0* %8, i32 0, i32 0
  %50 = load i32, i32* %49, align 4
  %51 = uitofp i32 %50 to float
  %52 = fmul fast float %42, %51
  %53 = fmul fast float %44, %51
  %54 = fmul fast float %46, %51
  %55 = fmul fast float %48, %51
  %56 = fadd fast float %26, %52
  %57 = fadd fast float %30, %53
  %58 = fadd fast float %34, %54
  %59 = fadd fast float %38, %55
  %60 = load i32, i32* getelementptr inbounds ([1 x i32], [1 x i32]* @dx.nothing.a, i32 0, i32 0)
  %61 = load i32, i32* getelementptr inbounds ([1 x i32], [1 x i32]* @dx.nothing.a, i32 0, i32 0)
  call void @dx.op.storeVertexOutput.f32(i32 171, i32 0, i32 0, i8 0, float %56, i32 %7)  ; StoreVertexOutput(outputSigId,rowIndex,colIndex,value,vertexIndex)
  call void @dx.op.storeVertexOutput.f32(i32 171, i32 0, i32 0, i8 1, float %57, i32 %7)  ; StoreVertexOutput(outputSigId,rowIndex,colIndex,value,vertexIndex)
  call void @dx.op.storeVertexOutput.f32(i32 171, i32 0, i32 0, i8 2, float %58, i32 %7)  ; StoreVertexOutput(outputSigId,rowIndex,colIndex,value,vertexIndex)
  call void @dx.op.storeVertexOutput.f32(i32 171, i32 0, i32 0, i8 3, float %59, i32 %7)  ; StoreVertexOutput(outputSigId,rowIndex,colIndex,value,vertexIndex)
  %62 = uitofp i32 %5 to float
  %63 = uitofp i32 %6 to float
  %64 = load i32, i32* getelementptr inbounds ([1 x i32], [1 x i32]* @dx.nothing.a, i32 0, i32 0)
  call void @dx.op.storeVertexOutput.f32(i32 171, i32 1, i32 0, i8 0, float %62, i32 %7)  ; StoreVertexOutput(outputSigId,rowIndex,colIndex,value,vertexIndex)
  call void @dx.op.storeVertexOutput.f32(i32 171, i32 1, i32 0, i8 1, float %63, i32 %7)  ; StoreVertexOutput(outputSigId,rowIndex,colIndex,value,vertexIndex)
  %65 = add i32 %3, %1
  %66 = load i32, i32* getelementptr inbounds ([1 x i32], [1 x i32]* @dx.nothing.a, i32 0, i32 0)
  call void @dx.op.storeVertexOutput.i32(i32 171, i32 2, i32 0, i8 0, i32 %65, i32 %7)  ; StoreVertexOutput(outputSigId,rowIndex,colIndex,value,vertexIndex)
  %67 = load i32, i32* getelementptr inbounds ([1 x i32], [1 x i32]* @dx.nothing.a, i32 0, i32 0)
  call void @dx.op.storeVertexOutput.f32(i32 171, i32 3, i32 0, i8 0, float 1.000000e+00, i32 %7)  ; StoreVertexOutput(outputSigId,rowIndex,colIndex,value,vertexIndex)
  %68 = load i32, i32* getelementptr inbounds ([1 x i32], [1 x i32]* @dx.nothing.a, i32 0, i32 0)
  call void @dx.op.storeVertexOutput.f32(i32 171, i32 3, i32 0, i8 1, float %56, i32 %7)  ; StoreVertexOutput(outputSigId,rowIndex,colIndex,value,vertexIndex)
  %69 = load i32, i32* getelementptr inbounds ([1 x i32], [1 x i32]* @dx.nothing.a, i32 0, i32 0)
  call void @dx.op.storeVertexOutput.f32(i32 171, i32 3, i32 0, i8 2, float 3.000000e+00, i32 %7)  ; StoreVertexOutput(outputSigId,rowIndex,colIndex,value,vertexIndex)
  %70 = icmp ult i32 %7, 40
  %71 = icmp ne i1 %70, false
  %72 = icmp ne i1 %71, false
  br i1 %72, label %73, label %83

; <label>:73                                      ; preds = %0
  %74 = load i32, i32* getelementptr inbounds ([1 x i32], [1 x i32]* @dx.nothing.a, i32 0, i32 0)
  call void @dx.op.emitIndices(i32 169, i32 %7, i32 %7, i32 %7, i32 %7)  ; EmitIndices(PrimitiveIndex,VertexIndex0,VertexIndex1,VertexIndex2)
  %75 = load i32, i32* getelementptr inbounds ([1 x i32], [1 x i32]* @dx.nothing.a, i32 0, i32 0)
  call void @dx.op.storePrimitiveOutput.i32(i32 172, i32 0, i32 0, i8 0, i32 %7, i32 %7)  ; StorePrimitiveOutput(outputSigId,rowIndex,colIndex,value,primitiveIndex)
  %76 = icmp eq i32 %7, 7
  %77 = icmp ne i1 %76, false
  %78 = zext i1 %77 to i32
  %79 = load i32, i32* getelementptr inbounds ([1 x i32], [1 x i32]* @dx.nothing.a, i32 0, i32 0)
  call void @dx.op.storePrimitiveOutput.i32(i32 172, i32 1, i32 0, i8 0, i32 %78, i32 %7)  ; StorePrimitiveOutput(outputSigId,rowIndex,colIndex,value,primitiveIndex)
  %80 = load i32, i32* getelementptr inbounds ([1 x i32], [1 x i32]* @dx.nothing.a, i32 0, i32 0)
  call void @dx.op.storePrimitiveOutput.f32(i32 172, i32 2, i32 0, i8 0, float %56, i32 %7)  ; StorePrimitiveOutput(outputSigId,rowIndex,colIndex,value,primitiveIndex)
  call void @dx.op.storePrimitiveOutput.f32(i32 172, i32 2, i32 0, i8 1, float %57, i32 %7)  ; StorePrimitiveOutput(outputSigId,rowIndex,colIndex,value,primitiveIndex)
  call void @dx.op.storePrimitiveOutput.f32(i32 172, i32 2, i32 0, i8 2, float %58, i32 %7)  ; StorePrimitiveOutput(outputSigId,rowIndex,colIndex,value,primitiveIndex)
  call void @dx.op.storePrimitiveOutput.f32(i32 172, i32 2, i32 0, i8 3, float %59, i32 %7)  ; StorePrimitiveOutput(outputSigId,rowIndex,colIndex,value,primitiveIndex)
  %81 = load i32, i32* getelementptr inbounds ([1 x i32], [1 x i32]* @dx.nothing.a, i32 0, i32 0)
  call void @dx.op.storePrimitiveOutput.i32(i32 172, i32 3, i32 0, i8 0, i32 %4, i32 %7)  ; StorePrimitiveOutput(outputSigId,rowIndex,colIndex,value,primitiveIndex)
  %82 = load i32, i32* getelementptr inbounds ([1 x i32], [1 x i32]* @dx.nothing.a, i32 0, i32 0)
  call void @dx.op.storePrimitiveOutput.i32(i32 172, i32 4, i32 0, i8 0, i32 1, i32 %7)  ; StorePrimitiveOutput(outputSigId,rowIndex,colIndex,value,primitiveIndex)
  br label %83

; <label>:83                                      ; preds = %73, %0
  %84 = load i32, i32* getelementptr inbounds ([1 x i32], [1 x i32]* @dx.nothing.a, i32 0, i32 0)
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
!23 = !{i32 0, i64 2097153, i32 9, !24}
!24 = !{!25, i32 64, i32 40, i32 2, i32 52}
!25 = !{i32 32, i32 2, i32 1}
