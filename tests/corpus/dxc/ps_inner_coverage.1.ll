;
; Note: shader requires additional functionality:
;       PS Output Stencil Ref
;       PS Inner Coverage
;       View Instancing
;       Barycentrics
;
;
; Input signature:
;
; Name                 Index   Mask Register SysValue  Format   Used
; -------------------- ----- ------ -------- -------- ------- ------
; A                        0   xyz         0     NONE   float       
; SV_PrimitiveID           0      w        0   PRIMID    uint      w
; SV_Barycentrics          0    N/A  special  BARYCEN   float    YES
; SV_Barycentrics          1    N/A  special  BARYCEN   float    YES
;
;
; Output signature:
;
; Name                 Index   Mask Register SysValue  Format   Used
; -------------------- ----- ------ -------- -------- ------- ------
; SV_Target                0   xyzw        0   TARGET   float   xyzw
; SV_Target                3   xyzw        3   TARGET   float   xyzw
; SV_DepthLessEqual        0    N/A oDepthLE  DEPTHLE   float    YES
; SV_Coverage              0    N/A    oMask COVERAGE    uint    YES
; SV_StencilRef            0    N/A    oStencilRefSTENCILREF    uint    YES
;
; shader hash: a795169252ace3fa64e21d9d750793c6
;
; Pipeline Runtime Information: 
;
;PSVRuntimeInfo:
; Pixel Shader
; DepthOutput=1
; SampleFrequency=0
; MinimumExpectedWaveLaneCount: 0
; MaximumExpectedWaveLaneCount: 4294967295
; UsesViewID: true
; SigInputElements: 4
; SigOutputElements: 5
; SigPatchConstOrPrimElements: 0
; SigInputVectors: 1
; SigOutputVectors[0]: 4
; SigOutputVectors[1]: 0
; SigOutputVectors[2]: 0
; SigOutputVectors[3]: 0
; EntryFunctionName: main
;
;
; Input signature:
;
; Name                 Index             InterpMode DynIdx
; -------------------- ----- ---------------------- ------
; A                        0        nointerpolation       
; SV_Barycentrics          0                 linear       
; SV_Barycentrics          1          noperspective       
; SV_PrimitiveID           0        nointerpolation       
;
; Output signature:
;
; Name                 Index             InterpMode DynIdx
; -------------------- ----- ---------------------- ------
; SV_Target                0                              
; SV_Target                3                              
; SV_DepthLessEqual        0                              
; SV_Coverage              0                              
; SV_StencilRef            0                              
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
; Number of inputs: 4, outputs: 16
; Outputs dependent on ViewId: { 3 }
; Inputs contributing to computation of Outputs:
;   output 12 depends on inputs: { 3 }
;   output 13 depends on inputs: { 3 }
;   output 14 depends on inputs: { 3 }
;   output 15 depends on inputs: { 3 }
;
target datalayout = "e-m:e-p:32:32-i1:32-i8:32-i16:32-i32:32-i64:64-f16:32-f32:32-f64:64-n8:16:32:64"
target triple = "dxil-ms-dx"

define void @main() {
  %1 = call i32 @dx.op.loadInput.i32(i32 4, i32 3, i32 0, i8 0, i32 undef)  ; LoadInput(inputSigId,rowIndex,colIndex,gsVertexAxis)
  %2 = call float @dx.op.loadInput.f32(i32 4, i32 2, i32 0, i8 0, i32 undef)  ; LoadInput(inputSigId,rowIndex,colIndex,gsVertexAxis)
  %3 = call float @dx.op.loadInput.f32(i32 4, i32 2, i32 0, i8 1, i32 undef)  ; LoadInput(inputSigId,rowIndex,colIndex,gsVertexAxis)
  %4 = call float @dx.op.loadInput.f32(i32 4, i32 2, i32 0, i8 2, i32 undef)  ; LoadInput(inputSigId,rowIndex,colIndex,gsVertexAxis)
  %5 = call float @dx.op.loadInput.f32(i32 4, i32 1, i32 0, i8 0, i32 undef)  ; LoadInput(inputSigId,rowIndex,colIndex,gsVertexAxis)
  %6 = call float @dx.op.loadInput.f32(i32 4, i32 1, i32 0, i8 1, i32 undef)  ; LoadInput(inputSigId,rowIndex,colIndex,gsVertexAxis)
  %7 = call float @dx.op.loadInput.f32(i32 4, i32 1, i32 0, i8 2, i32 undef)  ; LoadInput(inputSigId,rowIndex,colIndex,gsVertexAxis)
  %8 = call i32 @dx.op.viewID.i32(i32 138)  ; ViewID()
  %9 = call i32 @dx.op.innerCoverage.i32(i32 92)  ; InnerCoverage()
  %10 = call float @dx.op.attributeAtVertex.f32(i32 137, i32 0, i32 0, i8 0, i8 0)  ; AttributeAtVertex(inputSigId,inputRowIndex,inputColIndex,VertexID)
  %11 = call float @dx.op.attributeAtVertex.f32(i32 137, i32 0, i32 0, i8 1, i8 0)  ; AttributeAtVertex(inputSigId,inputRowIndex,inputColIndex,VertexID)
  %12 = call float @dx.op.attributeAtVertex.f32(i32 137, i32 0, i32 0, i8 2, i8 0)  ; AttributeAtVertex(inputSigId,inputRowIndex,inputColIndex,VertexID)
  %13 = fmul fast float %10, %5
  %14 = fmul fast float %11, %5
  %15 = fmul fast float %12, %5
  %16 = call float @dx.op.attributeAtVertex.f32(i32 137, i32 0, i32 0, i8 0, i8 1)  ; AttributeAtVertex(inputSigId,inputRowIndex,inputColIndex,VertexID)
  %17 = call float @dx.op.attributeAtVertex.f32(i32 137, i32 0, i32 0, i8 1, i8 1)  ; AttributeAtVertex(inputSigId,inputRowIndex,inputColIndex,VertexID)
  %18 = call float @dx.op.attributeAtVertex.f32(i32 137, i32 0, i32 0, i8 2, i8 1)  ; AttributeAtVertex(inputSigId,inputRowIndex,inputColIndex,VertexID)
  %19 = fmul fast float %16, %6
  %20 = fmul fast float %17, %6
  %21 = fmul fast float %18, %6
  %22 = fadd fast float %19, %13
  %23 = fadd fast float %20, %14
  %24 = fadd fast float %21, %15
  %25 = call float @dx.op.attributeAtVertex.f32(i32 137, i32 0, i32 0, i8 0, i8 2)  ; AttributeAtVertex(inputSigId,inputRowIndex,inputColIndex,VertexID)
  %26 = call float @dx.op.attributeAtVertex.f32(i32 137, i32 0, i32 0, i8 1, i8 2)  ; AttributeAtVertex(inputSigId,inputRowIndex,inputColIndex,VertexID)
  %27 = call float @dx.op.attributeAtVertex.f32(i32 137, i32 0, i32 0, i8 2, i8 2)  ; AttributeAtVertex(inputSigId,inputRowIndex,inputColIndex,VertexID)
  %28 = fmul fast float %25, %7
  %29 = fmul fast float %26, %7
  %30 = fmul fast float %27, %7
  %31 = fadd fast float %22, %28
  %32 = fadd fast float %23, %29
  %33 = fadd fast float %24, %30
  %34 = uitofp i32 %8 to float
  %35 = uitofp i32 %1 to float
  %36 = fadd fast float %35, %2
  %37 = fadd fast float %3, %35
  %38 = fadd fast float %4, %35
  %39 = and i32 %9, 5
  %40 = add i32 %8, 1
  call void @dx.op.storeOutput.f32(i32 5, i32 0, i32 0, i8 0, float %31)  ; StoreOutput(outputSigId,rowIndex,colIndex,value)
  call void @dx.op.storeOutput.f32(i32 5, i32 0, i32 0, i8 1, float %32)  ; StoreOutput(outputSigId,rowIndex,colIndex,value)
  call void @dx.op.storeOutput.f32(i32 5, i32 0, i32 0, i8 2, float %33)  ; StoreOutput(outputSigId,rowIndex,colIndex,value)
  call void @dx.op.storeOutput.f32(i32 5, i32 0, i32 0, i8 3, float %34)  ; StoreOutput(outputSigId,rowIndex,colIndex,value)
  call void @dx.op.storeOutput.f32(i32 5, i32 1, i32 0, i8 0, float %36)  ; StoreOutput(outputSigId,rowIndex,colIndex,value)
  call void @dx.op.storeOutput.f32(i32 5, i32 1, i32 0, i8 1, float %37)  ; StoreOutput(outputSigId,rowIndex,colIndex,value)
  call void @dx.op.storeOutput.f32(i32 5, i32 1, i32 0, i8 2, float %38)  ; StoreOutput(outputSigId,rowIndex,colIndex,value)
  call void @dx.op.storeOutput.f32(i32 5, i32 1, i32 0, i8 3, float %38)  ; StoreOutput(outputSigId,rowIndex,colIndex,value)
  call void @dx.op.storeOutput.f32(i32 5, i32 2, i32 0, i8 0, float %31)  ; StoreOutput(outputSigId,rowIndex,colIndex,value)
  call void @dx.op.storeOutput.i32(i32 5, i32 3, i32 0, i8 0, i32 %39)  ; StoreOutput(outputSigId,rowIndex,colIndex,value)
  call void @dx.op.storeOutput.i32(i32 5, i32 4, i32 0, i8 0, i32 %40)  ; StoreOutput(outputSigId,rowIndex,colIndex,value)
  ret void
}

; Function Attrs: nounwind readnone
declare i32 @dx.op.innerCoverage.i32(i32) #0

; Function Attrs: nounwind readnone
declare i32 @dx.op.viewID.i32(i32) #0

; Function Attrs: nounwind readnone
declare float @dx.op.loadInput.f32(i32, i32, i32, i8, i32) #0

; Function Attrs: nounwind readnone
declare i32 @dx.op.loadInput.i32(i32, i32, i32, i8, i32) #0

; Function Attrs: nounwind
declare void @dx.op.storeOutput.f32(i32, i32, i32, i8, float) #1

; Function Attrs: nounwind
declare void @dx.op.storeOutput.i32(i32, i32, i32, i8, i32) #1

; Function Attrs: nounwind readnone
declare float @dx.op.attributeAtVertex.f32(i32, i32, i32, i8, i8) #0

attributes #0 = { nounwind readnone }
attributes #1 = { nounwind }

!llvm.ident = !{!0}
!dx.version = !{!1}
!dx.valver = !{!2}
!dx.shaderModel = !{!3}
!dx.viewIdState = !{!4}
!dx.entryPoints = !{!5}

!0 = !{!"dxcoob 1.9.2602.17 (21d28f727)"}
!1 = !{i32 1, i32 1}
!2 = !{i32 1, i32 9}
!3 = !{!"ps", i32 6, i32 1}
!4 = !{[7 x i32] [i32 4, i32 16, i32 8, i32 0, i32 0, i32 0, i32 61440]}
!5 = !{void ()* @main, !"main", !6, null, !24}
!6 = !{!7, !16, null}
!7 = !{!8, !10, !12, !14}
!8 = !{i32 0, !"A", i8 9, i8 0, !9, i8 1, i32 1, i8 3, i32 0, i8 0, null}
!9 = !{i32 0}
!10 = !{i32 1, !"SV_Barycentrics", i8 9, i8 28, !9, i8 2, i32 1, i8 3, i32 -1, i8 -1, !11}
!11 = !{i32 3, i32 7}
!12 = !{i32 2, !"SV_Barycentrics", i8 9, i8 28, !13, i8 4, i32 1, i8 3, i32 -1, i8 -1, !11}
!13 = !{i32 1}
!14 = !{i32 3, !"SV_PrimitiveID", i8 5, i8 10, !9, i8 1, i32 1, i8 1, i32 0, i8 3, !15}
!15 = !{i32 3, i32 1}
!16 = !{!17, !19, !21, !22, !23}
!17 = !{i32 0, !"SV_Target", i8 9, i8 16, !9, i8 0, i32 1, i8 4, i32 0, i8 0, !18}
!18 = !{i32 3, i32 15}
!19 = !{i32 1, !"SV_Target", i8 9, i8 16, !20, i8 0, i32 1, i8 4, i32 3, i8 0, !18}
!20 = !{i32 3}
!21 = !{i32 2, !"SV_DepthLessEqual", i8 9, i8 18, !9, i8 0, i32 1, i8 1, i32 -1, i8 -1, !15}
!22 = !{i32 3, !"SV_Coverage", i8 5, i8 14, !9, i8 0, i32 1, i8 1, i32 -1, i8 -1, !15}
!23 = !{i32 4, !"SV_StencilRef", i8 5, i8 20, !9, i8 0, i32 1, i8 1, i32 -1, i8 -1, !15}
!24 = !{i32 0, i64 6294528}
