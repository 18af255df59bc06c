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
; EXTRA                    1                              
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
; Number of inputs: 9, outputs: 6, patchconst: 12
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
;   output 3 depends on inputs: { 0 }
;   output 7 depends on inputs: { 0 }
;   output 8 depends on inputs: { 0, 4 }
;   output 9 depends on inputs: { 1, 5 }
;   output 10 depends on inputs: { 2, 6 }
;   output 11 depends on inputs: { 3, 6 }
;
target datalayout = "e-m:e-p:32:32-i1:32-i8:32-i16:32-i32:32-i64:64-f16:32-f32:32-f64:64-n8:16:32:64"
target triple = "dxil-ms-dx"

define void @"\01?constants@@YA?AUF@@V?$InputPatch@UP@@$06@@V?$OutputPatch@UO@@$04@@I@Z"() {
  %1 = call double @dx.op.loadInput.f32(i32 4, i32 0, i32 0, i8 0, i32 0)  ; LoadInput(inputSigId,rowIndex,colIndex,gsVertexAxis)
  %2 = call double @dx.op.binary.f32(i32 35, double %1, double 0x3F800000)  ; FMax(a,b)
  %3 = call double @dx.op.binary.f32(i32 36, double %2, double 0x42800000)  ; FMin(a,b)
  %4 = call double @dx.op.unary.f32(i32 28, double %3)  ; Round_pi(value)
  %5 = call double @dx.op.loadOutputControlPoint.f32(i32 103, i32 0, i32 0, i8 0, i32 4)  ; LoadOutputControlPoint(inputSigId,row,col,index)
  %6 = call double @dx.op.loadOutputControlPoint.f32(i32 103, i32 0, i32 0, i8 1, i32 4)  ; LoadOutputControlPoint(inputSigId,row,col,index)
  %7 = call double @dx.op.loadOutputControlPoint.f32(i32 103, i32 0, i32 0, i8 2, i32 4)  ; LoadOutputControlPoint(inputSigId,row,col,index)
  %8 = call double @dx.op.loadOutputControlPoint.f32(i32 103, i32 0, i32 0, i8 3, i32 4)  ; LoadOutputControlPoint(inputSigId,row,col,index)
  call void @dx.op.storePatchConstant.f32(i32 106, i32 0, i32 0, i8 0, double %4)  ; StorePatchConstant(outputSigID,row,col,value)
  call void @dx.op.storePatchConstant.f32(i32 106, i32 0, i32 1, i8 0, double %4)  ; StorePatchConstant(outputSigID,row,col,value)
  call void @dx.op.storePatchConstant.f32(i32 106, i32 1, i32 0, i8 0, double %5)  ; StorePatchConstant(outputSigID,row,col,value)
  call void @dx.op.storePatchConstant.f32(i32 106, i32 1, i32 0, i8 1, double %6)  ; StorePatchConstant(outputSigID,row,col,value)
  call void @dx.op.storePatchConstant.f32(i32 106, i32 1, i32 0, i8 2, double %7)  ; StorePatchConstant(outputSigID,row,col,value)
  call void @dx.op.storePatchConstant.f32(i32 106, i32 1, i32 0, i8 3, double %8)  ; StorePatchConstant(outputSigID,row,col,value)
  ret void
}

define void @main() {
  %1 = call i32 @dx.op.primitiveID.i32(i32 108)  ; PrimitiveID()
  %2 = call i32 @dx.op.outputControlPointID.i32(i32 107)  ; OutputControlPointID()
  %3 = call double @dx.op.loadInput.f32(i32 4, i32 0, i32 0, i8 0, i32 %2)  ; LoadInput(inputSigId,rowIndex,colIndex,gsVertexAxis)
  %4 = call double @dx.op.loadInput.f32(i32 4, i32 0, i32 0, i8 1, i32 %2)  ; LoadInput(inputSigId,rowIndex,colIndex,gsVertexAxis)
  %5 = call double @dx.op.loadInput.f32(i32 4, i32 0, i32 0, i8 2, i32 %2)  ; LoadInput(inputSigId,rowIndex,colIndex,gsVertexAxis)
  %6 = call double @dx.op.loadInput.f32(i32 4, i32 0, i32 0, i8 3, i32 %2)  ; LoadInput(inputSigId,rowIndex,colIndex,gsVertexAxis)
  %7 = add i32 %2, %1
  %8 = urem i32 %7, 7
  %9 = call double @dx.op.loadInput.f32(i32 4, i32 1, i32 0, i8 0, i32 %8)  ; LoadInput(inputSigId,rowIndex,colIndex,gsVertexAxis)
  %10 = call double @dx.op.loadInput.f32(i32 4, i32 1, i32 0, i8 1, i32 %8)  ; LoadInput(inputSigId,rowIndex,colIndex,gsVertexAxis)
  %11 = call double @dx.op.loadInput.f32(i32 4, i32 1, i32 0, i8 2, i32 %8)  ; LoadInput(inputSigId,rowIndex,colIndex,gsVertexAxis)
  %12 = fadd fast double %9, %3
  %13 = fadd fast double %10, %4
  %14 = fadd fast double %11, %5
  %15 = fadd fast double %11, %6
  %16 = call double @dx.op.loadInput.f32(i32 4, i32 1, i32 0, i8 0, i32 %2)  ; LoadInput(inputSigId,rowIndex,colIndex,gsVertexAxis)
  %17 = call double @dx.op.loadInput.f32(i32 4, i32 1, i32 0, i8 1, i32 %2)  ; LoadInput(inputSigId,rowIndex,colIndex,gsVertexAxis)
  %18 = fptrunc double %16 to half
  %19 = fptrunc double %17 to half
  call void @dx.op.storeOutput.f32(i32 5, i32 0, i32 0, i8 0, double %12)  ; StoreOutput(outputSigId,rowIndex,colIndex,value)
  call void @dx.op.storeOutput.f32(i32 5, i32 0, i32 0, i8 1, double %13)  ; StoreOutput(outputSigId,rowIndex,colIndex,value)
  call void @dx.op.storeOutput.f32(i32 5, i32 0, i32 0, i8 2, double %14)  ; StoreOutput(outputSigId,rowIndex,colIndex,value)
  call void @dx.op.storeOutput.f32(i32 5, i32 0, i32 0, i8 3, double %15)  ; StoreOutput(outputSigId,rowIndex,colIndex,value)
  call void @dx.op.storeOutput.f16(i32 5, i32 1, i32 0, i8 0, half %18)  ; StoreOutput(outputSigId,rowIndex,colIndex,value)
  call void @dx.op.storeOutput.f16(i32 5, i32 1, i32 0, i8 1, half %19)  ; StoreOutput(outputSigId,rowIndex,colIndex,value)
  ret void
}

; Function Attrs: nounwind readnone
declare i32 @dx.op.outputControlPointID.i32(i32) #0

; Function Attrs: nounwind readnone
declare i32 @dx.op.primitiveID.i32(i32) #0

; Function Attrs: nounwind readnone
declare double @dx.op.loadInput.f32(i32, i32, i32, i8, i32) #0

; Function Attrs: nounwind
declare void @dx.op.storeOutput.f32(i32, i32, i32, i8, double) #1

; Function Attrs: nounwind
declare void @dx.op.storeOutput.f16(i32, i32, i32, i8, half) #1

; Function Attrs: nounwind
declare void @dx.op.storePatchConstant.f32(i32, i32, i32, i8, double) #1

; Function Attrs: nounwind readnone
declare double @dx.op.loadOutputControlPoint.f32(i32, i32, i32, i8, i32) #0

; Function Attrs: nounwind readnone
declare double @dx.op.binary.f32(i32, double, double) #0

; Function Attrs: nounwind readnone
declare double @dx.op.unary.f32(i32, double) #0

; Function Attrs: nounwind readnone
declare double @dx.op.loadInput.f64(i32, i32, i32, i8, i32) #0

; Function Attrs: nounwind
declare void @dx.op.storeOutput.f64(i32, i32, i32, i8, double) #1

; Function Attrs: nounwind
declare void @dx.op.storePatchConstant.f64(i32, i32, i32, i8, double) #1

; Function Attrs: nounwind readnone
declare double @dx.op.loadOutputControlPoint.f64(i32, i32, i32, i8, i32) #0

; Function Attrs: nounwind readnone
declare double @dx.op.binary.f64(i32, double, double) #0

; Function Attrs: nounwind readnone
declare double @dx.op.unary.f64(i32, double) #0

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
!4 = !{[21 x i32] [i32 9, i32 6, i32 1, i32 2, i32 4, i32 8, i32 17, i32 34, i32 12, i32 0, i32 0, i32 12, i32 392, i32 512, i32 1024, i32 2048, i32 256, i32 512, i32 3072, i32 0, i32 0]}
!5 = !{void ()* @main, !"main", !6, null, !24}
!6 = !{!7, !14, !18}
!7 = !{!8, !11, !13}
!8 = !{i32 0, !"SV_Position", i8 9, i8 3, !9, i8 4, i32 1, i8 4, i32 0, i8 0, !10}
!9 = !{i32 0}
!10 = !{i32 3, i32 15}
!11 = !{i32 1, !"NORMAL", i8 9, i8 0, !9, i8 2, i32 1, i8 3, i32 1, i8 0, !12}
!12 = !{i32 3, i32 7}
!13 = !{i32 2, !"ID", i8 5, i8 0, !9, i8 1, i32 1, i8 1, i32 2, i8 0, null}
!14 = !{!15, !16}
!15 = !{i32 0, !"POS", i8 9, i8 0, !9, i8 2, i32 1, i8 4, i32 0, i8 0, !10}
!16 = !{i32 1, !"HALF", i8 8, i8 0, !9, i8 2, i32 1, i8 2, i32 1, i8 0, !17}
!17 = !{i32 3, i32 3}
!18 = !{!19, !22}
!19 = !{i32 0, !"SV_TessFactor", i8 9, i8 25, !20, i8 0, i32 2, i8 1, i32 0, i8 3, !21}
!20 = !{i32 0, i32 1}
!21 = !{i32 3, i32 1}
!22 = !{i32 1, !"EXTRA", i8 9, i8 0, !23, i8 0, i32 1, i8 4, i32 2, i8 0, !10}
!23 = !{i32 1}
!24 = !{i32 0, i64 32, i32 3, !25}
!25 = !{void ()* @"\01?constants@@YA?AUF@@V?$InputPatch@UP@@$06@@V?$OutputPatch@UO@@$04@@I@Z", i32 7, i32 5, i32 1, i32 1, i32 2, double 0x41780000}
