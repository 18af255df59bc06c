;
; Input signature:
;
; Name                 Index             InterpMode DynIdx
; -------------------- ----- ---------------------- ------
; SV_Position              0          noperspective       
; NORMAL                   0                 linear       
; ID                       0        nointerpolation       
;
; Output signature:
;
; Name                 Index             InterpMode DynIdx
; -------------------- ----- ---------------------- ------
; POS                      0                 linear       
; HALF                     0                 linear       
;
; Patch Constant signature:
;
; Name                 Index             InterpMode DynIdx
; -------------------- ----- ---------------------- ------
; SV_TessFactor            0                              
; SV_InsideTessFactor      0                              
; EXTRA                    0                              
; MORE                     0                              
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
; Number of inputs: 9, outputs: 6, patchconst: 24
; Outputs dependent on ViewId: {  }
; PCOutputs dependent on ViewId: {  }
; Inputs contributing to computation of Outputs:
;   output 0 depends on inputs: { 0, 4 }
;   output 1 depends on inputs: { 1, 5 }
;   output 2 depends on inputs: { 2, 6 }
;   output 3 depends on inputs: { 3, 6 }
;   output 4 depends on inputs: { 4 }
;   output 5 depends on inputs: { 5 }
; Inputs contributing to computation of PCOutputs:
;   output 0 depends on inputs: { 0, 4 }
;   output 1 depends on inputs: { 1, 5 }
;   output 2 depends on inputs: { 2, 6 }
;   output 3 depends on inputs: { 0 }
;   output 7 depends on inputs: { 1 }
;   output 8 depends on inputs: { 4 }
;   output 11 depends on inputs: { 2 }
;   output 12 depends on inputs: { 8 }
;   output 15 depends on inputs: { 3 }
;   output 19 depends on inputs: { 0, 1, 4 }
;   output 23 depends on inputs: { 2, 3, 5 }
;
target datalayout = "e-m:e-p:32:32-i1:32-i8:32-i16:32-i32:32-i64:64-f16:32-f32:32-f64:64-n8:16:32:64"
target triple = "dxil-ms-dx"

define void @"\01?constants@@YA?AUF@@V?$InputPatch@UP@@$06@@V?$OutputPatch@UO@@$04@@I@Z"() {
  %1 = call i32 @dx.op.primitiveID.i32(i32 108)  ; PrimitiveID()
  %2 = call float @dx.op.loadInput.f32(i32 4, i32 1, i32 0, i8 0, i32 1)  ; LoadInput(inputSigId,rowIndex,colIndex,gsVertexAxis)
  %3 = call float @dx.op.loadInput.f32(i32 4, i32 1, i32 0, i8 1, i32 1)  ; LoadInput(inputSigId,rowIndex,colIndex,gsVertexAxis)
  %4 = call float @dx.op.loadInput.f32(i32 4, i32 0, i32 0, i8 0, i32 0)  ; LoadInput(inputSigId,rowIndex,colIndex,gsVertexAxis)
  %5 = call float @dx.op.loadInput.f32(i32 4, i32 0, i32 0, i8 1, i32 0)  ; LoadInput(inputSigId,rowIndex,colIndex,gsVertexAxis)
  %6 = call float @dx.op.loadInput.f32(i32 4, i32 0, i32 0, i8 2, i32 0)  ; LoadInput(inputSigId,rowIndex,colIndex,gsVertexAxis)
  %7 = call float @dx.op.loadInput.f32(i32 4, i32 0, i32 0, i8 3, i32 0)  ; LoadInput(inputSigId,rowIndex,colIndex,gsVertexAxis)
  %8 = call float @dx.op.binary.f32(i32 35, float %2, float 0.000000e+00)  ; FMax(a,b)
  %9 = call float @dx.op.binary.f32(i32 35, float %3, float 0.000000e+00)  ; FMax(a,b)
  %10 = call float @dx.op.binary.f32(i32 36, float %8, float 1.000000e+00)  ; FMin(a,b)
  %11 = call float @dx.op.binary.f32(i32 36, float %9, float 1.000000e+00)  ; FMin(a,b)
  %12 = call float @dx.op.binary.f32(i32 35, float %4, float 2.000000e+00)  ; FMax(a,b)
  %13 = call float @dx.op.binary.f32(i32 35, float %5, float 2.000000e+00)  ; FMax(a,b)
  %14 = call float @dx.op.binary.f32(i32 35, float %6, float 2.000000e+00)  ; FMax(a,b)
  %15 = call float @dx.op.binary.f32(i32 35, float %7, float 2.000000e+00)  ; FMax(a,b)
  %16 = call float @dx.op.binary.f32(i32 36, float %12, float 6.400000e+01)  ; FMin(a,b)
  %17 = call float @dx.op.binary.f32(i32 36, float %13, float 6.400000e+01)  ; FMin(a,b)
  %18 = call float @dx.op.binary.f32(i32 36, float %14, float 6.400000e+01)  ; FMin(a,b)
  %19 = call float @dx.op.binary.f32(i32 36, float %15, float 6.400000e+01)  ; FMin(a,b)
  %20 = call float @dx.op.binary.f32(i32 35, float %4, float 1.000000e+00)  ; FMax(a,b)
  %21 = call float @dx.op.binary.f32(i32 35, float %5, float 1.000000e+00)  ; FMax(a,b)
  %22 = call float @dx.op.binary.f32(i32 35, float %6, float 1.000000e+00)  ; FMax(a,b)
  %23 = call float @dx.op.binary.f32(i32 35, float %7, float 1.000000e+00)  ; FMax(a,b)
  %24 = fadd fast float %21, %20
  %25 = fadd fast float %23, %22
  %26 = fmul fast float %10, 5.000000e-01
  %27 = fmul fast float %26, %24
  %28 = fmul fast float %11, 5.000000e-01
  %29 = fmul fast float %28, %25
  %30 = call float @dx.op.binary.f32(i32 35, float %27, float 2.000000e+00)  ; FMax(a,b)
  %31 = call float @dx.op.binary.f32(i32 35, float %29, float 2.000000e+00)  ; FMax(a,b)
  %32 = call float @dx.op.binary.f32(i32 36, float %30, float 6.400000e+01)  ; FMin(a,b)
  %33 = call float @dx.op.binary.f32(i32 36, float %31, float 6.400000e+01)  ; FMin(a,b)
  %34 = urem i32 %1, 5
  %35 = call float @dx.op.loadOutputControlPoint.f32(i32 103, i32 0, i32 0, i8 0, i32 %34)  ; LoadOutputControlPoint(inputSigId,row,col,index)
  %36 = call float @dx.op.loadOutputControlPoint.f32(i32 103, i32 0, i32 0, i8 1, i32 %34)  ; LoadOutputControlPoint(inputSigId,row,col,index)
  %37 = call float @dx.op.loadOutputControlPoint.f32(i32 103, i32 0, i32 0, i8 2, i32 %34)  ; LoadOutputControlPoint(inputSigId,row,col,index)
  %38 = call half @dx.op.loadOutputControlPoint.f16(i32 103, i32 1, i32 0, i8 0, i32 2)  ; LoadOutputControlPoint(inputSigId,row,col,index)
  %39 = fpext half %38 to float
  %40 = call i32 @dx.op.loadInput.i32(i32 4, i32 2, i32 0, i8 0, i32 6)  ; LoadInput(inputSigId,rowIndex,colIndex,gsVertexAxis)
  %41 = uitofp i32 %40 to float
  call void @dx.op.storePatchConstant.f32(i32 106, i32 0, i32 0, i8 0, float %16)  ; StorePatchConstant(outputSigID,row,col,value)
  call void @dx.op.storePatchConstant.f32(i32 106, i32 0, i32 1, i8 0, float %17)  ; StorePatchConstant(outputSigID,row,col,value)
  call void @dx.op.storePatchConstant.f32(i32 106, i32 0, i32 2, i8 0, float %18)  ; StorePatchConstant(outputSigID,row,col,value)
  call void @dx.op.storePatchConstant.f32(i32 106, i32 0, i32 3, i8 0, float %19)  ; StorePatchConstant(outputSigID,row,col,value)
  call void @dx.op.storePatchConstant.f32(i32 106, i32 1, i32 0, i8 0, float %32)  ; StorePatchConstant(outputSigID,row,col,value)
  call void @dx.op.storePatchConstant.f32(i32 106, i32 1, i32 1, i8 0, float %33)  ; StorePatchConstant(outputSigID,row,col,value)
  call void @dx.op.storePatchConstant.f32(i32 106, i32 2, i32 0, i8 0, float %35)  ; StorePatchConstant(outputSigID,row,col,value)
  call void @dx.op.storePatchConstant.f32(i32 106, i32 2, i32 0, i8 1, float %36)  ; StorePatchConstant(outputSigID,row,col,value)
  call void @dx.op.storePatchConstant.f32(i32 106, i32 2, i32 0, i8 2, float %37)  ; StorePatchConstant(outputSigID,row,col,value)
  call void @dx.op.storePatchConstant.f32(i32 106, i32 3, i32 0, i8 0, float 0.000000e+00)  ; StorePatchConstant(outputSigID,row,col,value)
  call void @dx.op.storePatchConstant.f32(i32 106, i32 3, i32 1, i8 0, float %39)  ; StorePatchConstant(outputSigID,row,col,value)
  call void @dx.op.storePatchConstant.f32(i32 106, i32 3, i32 2, i8 0, float %41)  ; StorePatchConstant(outputSigID,row,col,value)
  ret void
}

define void @main() {
  %1 = call i32 @dx.op.primitiveID.i32(i32 108)  ; PrimitiveID()
  %2 = call i32 @dx.op.outputControlPointID.i32(i32 107)  ; OutputControlPointID()
  %3 = call float @dx.op.loadInput.f32(i32 4, i32 0, i32 0, i8 0, i32 %2)  ; LoadInput(inputSigId,rowIndex,colIndex,gsVertexAxis)
  %4 = call float @dx.op.loadInput.f32(i32 4, i32 0, i32 0, i8 1, i32 %2)  ; LoadInput(inputSigId,rowIndex,colIndex,gsVertexAxis)
  %5 = call float @dx.op.loadInput.f32(i32 4, i32 0, i32 0, i8 2, i32 %2)  ; LoadInput(inputSigId,rowIndex,colIndex,gsVertexAxis)
  %6 = call float @dx.op.loadInput.f32(i32 4, i32 0, i32 0, i8 3, i32 %2)  ; LoadInput(inputSigId,rowIndex,colIndex,gsVertexAxis)
  %7 = add i32 %2, %1
  %8 = urem i32 %7, 7
  %9 = call float @dx.op.loadInput.f32(i32 4, i32 1, i32 0, i8 0, i32 %8)  ; LoadInput(inputSigId,rowIndex,colIndex,gsVertexAxis)
  %10 = call float @dx.op.loadInput.f32(i32 4, i32 1, i32 0, i8 1, i32 %8)  ; LoadInput(inputSigId,rowIndex,colIndex,gsVertexAxis)
  %11 = call float @dx.op.loadInput.f32(i32 4, i32 1, i32 0, i8 2, i32 %8)  ; LoadInput(inputSigId,rowIndex,colIndex,gsVertexAxis)
  %12 = fadd fast float %9, %3
  %13 = fadd fast float %10, %4
  %14 = fadd fast float %11, %5
  %15 = fadd fast float %11, %6
  %16 = call float @dx.op.loadInput.f32(i32 4, i32 1, i32 0, i8 0, i32 %2)  ; LoadInput(inputSigId,rowIndex,colIndex,gsVertexAxis)
  %17 = call float @dx.op.loadInput.f32(i32 4, i32 1, i32 0, i8 1, i32 %2)  ; LoadInput(inputSigId,rowIndex,colIndex,gsVertexAxis)
  %18 = fptrunc float %16 to half
  %19 = fptrunc float %17 to half
  call void @dx.op.storeOutput.f32(i32 5, i32 0, i32 0, i8 0, float %12)  ; StoreOutput(outputSigId,rowIndex,colIndex,value)
  call void @dx.op.storeOutput.f32(i32 5, i32 0, i32 0, i8 1, float %13)  ; StoreOutput(outputSigId,rowIndex,colIndex,value)
  call void @dx.op.storeOutput.f32(i32 5, i32 0, i32 0, i8 2, float %14)  ; StoreOutput(outputSigId,rowIndex,colIndex,value)
  call void @dx.op.storeOutput.f32(i32 5, i32 0, i32 0, i8 3, float %15)  ; StoreOutput(outputSigId,rowIndex,colIndex,value)
  call void @dx.op.storeOutput.f16(i32 5, i32 1, i32 0, i8 0, half %18)  ; StoreOutput(outputSigId,rowIndex,colIndex,value)
  call void @dx.op.storeOutput.f16(i32 5, i32 1, i32 0, i8 1, half %19)  ; StoreOutput(outputSigId,rowIndex,colIndex,value)
  ret void
}

; Function Attrs: nounwind readnone
declare i32 @dx.op.outputControlPointID.i32(i32) #0

; Function Attrs: nounwind readnone
declare i32 @dx.op.primitiveID.i32(i32) #0

; Function Attrs: nounwind readnone
declare float @dx.op.loadInput.f32(i32, i32, i32, i8, i32) #0

; Function Attrs: nounwind readnone
declare i32 @dx.op.loadInput.i32(i32, i32, i32, i8, i32) #0

; Function Attrs: nounwind
declare void @dx.op.storeOutput.f32(i32, i32, i32, i8, float) #1

; Function Attrs: nounwind
declare void @dx.op.storeOutput.f16(i32, i32, i32, i8, half) #1

; Function Attrs: nounwind
declare void @dx.op.storePatchConstant.f32(i32, i32, i32, i8, float) #1

; Function Attrs: nounwind readnone
declare float @dx.op.loadOutputControlPoint.f32(i32, i32, i32, i8, i32) #0

; Function Attrs: nounwind readnone
declare half @dx.op.loadOutputControlPoint.f16(i32, i32, i32, i8, i32) #0

; Function Attrs: nounwind readnone
declare float @dx.op.binary.f32(i32, float, float) #0

attributes #0 = { nounwind readnone }
attributes #1 = { nounwind }

!llvm.ident = !{!0}
!dx.version = !{!1}
!dx.valver = !{!2}
!dx.shaderModel = !{!3}
!dx.viewIdState = !{!4}
!dx.entryPoints = !{!5}

!0 = !{!"dxcoob 1.9.2602.17 (21d28f727)"}
!1 = !{i32 1, i32 0}
!2 = !{i32 1, i32 9}
!3 = !{!"hs", i32 6, i32 0}
!4 = !{[21 x i32] [i32 9, i32 6, i32 1, i32 2, i32 4, i32 8, i32 17, i32 34, i32 12, i32 0, i32 0, i32 24, i32 524297, i32 524418, i32 8390660, i32 8421376, i32 524545, i32 8388610, i32 4, i32 0, i32 4096]}
!5 = !{void ()* @main, !"main", !6, null, !27}
!6 = !{!7, !15, !19}
!7 = !{!8, !11, !13}
!8 = !{i32 0, !"SV_Position", i8 9, i8 3, !9, i8 4, i32 1, i8 4, i32 0, i8 0, !10}
!9 = !{i32 0}
!10 = !{i32 3, i32 15}
!11 = !{i32 1, !"NORMAL", i8 9, i8 0, !9, i8 2, i32 1, i8 3, i32 1, i8 0, !12}
!12 = !{i32 3, i32 7}
!13 = !{i32 2, !"ID", i8 5, i8 0, !9, i8 1, i32 1, i8 1, i32 2, i8 0, !14}
!14 = !{i32 3, i32 1}
!15 = !{!16, !17}
!16 = !{i32 0, !"POS", i8 9, i8 0, !9, i8 2, i32 1, i8 4, i32 0, i8 0, !10}
!17 = !{i32 1, !"HALF", i8 8, i8 0, !9, i8 2, i32 1, i8 2, i32 1, i8 0, !18}
!18 = !{i32 3, i32 3}
!19 = !{!20, !22, !24, !25}
!20 = !{i32 0, !"SV_TessFactor", i8 9, i8 25, !21, i8 0, i32 4, i8 1, i32 0, i8 3, !14}
!21 = !{i32 0, i32 1, i32 2, i32 3}
!22 = !{i32 1, !"SV_InsideTessFactor", i8 9, i8 26, !23, i8 0, i32 2, i8 1, i32 4, i8 3, !14}
!23 = !{i32 0, i32 1}
!24 = !{i32 2, !"EXTRA", i8 9, i8 0, !9, i8 0, i32 1, i8 3, i32 0, i8 0, !12}
!25 = !{i32 3, !"MORE", i8 9, i8 0, !26, i8 0, i32 3, i8 1, i32 1, i8 0, !14}
!26 = !{i32 0, i32 1, i32 2}
!27 = !{i32 0, i64 32, i32 3, !28}
!28 = !{void ()* @"\01?constants@@YA?AUF@@V?$InputPatch@UP@@$06@@V?$OutputPatch@UO@@$04@@I@Z", i32 7, i32 5, i32 3, i32 4, i32 4, float 1.550000e+01}
