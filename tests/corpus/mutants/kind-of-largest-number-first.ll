;
; Input signature:
;
; Name                 Index             InterpMode DynIdx
; -------------------- ----- ---------------------- ------
; SV_Position              0          noperspective       
; SV_ShadingRate           0        nointerpolation       
;
; Output signature:
;
; Name                 Index             InterpMode DynIdx
; -------------------- ----- ---------------------- ------
; SV_Target                0                              
; SV_Target                1                              
; SV_Target                2                              
; SV_Target                3                              
; SV_Target                5                              
; SV_Target                4                              
; SV_Target                6                              
; SV_Target                7                              
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
; Number of inputs: 5, outputs: 29
; Outputs dependent on ViewId: {  }
; Inputs contributing to computation of Outputs:
;   output 0 depends on inputs: { 0 }
;   output 4 depends on inputs: { 0 }
;   output 5 depends on inputs: { 1 }
;   output 8 depends on inputs: { 0 }
;   output 9 depends on inputs: { 1 }
;   output 10 depends on inputs: { 2 }
;   output 12 depends on inputs: { 0 }
;   output 13 depends on inputs: { 1 }
;   output 14 depends on inputs: { 2 }
;   output 15 depends on inputs: { 3 }
;   output 16 depends on inputs: { 0 }
;   output 17 depends on inputs: { 1 }
;   output 18 depends on inputs: { 2 }
;   output 19 depends on inputs: { 3 }
;   output 20 depends on inputs: { 0 }
;   output 21 depends on inputs: { 1 }
;   output 22 depends on inputs: { 2 }
;   output 23 depends on inputs: { 3 }
;   output 24 depends on inputs: { 0 }
;   output 25 depends on inputs: { 1 }
;   output 26 depends on inputs: { 2 }
;   output 27 depends on inputs: { 3 }
;   output 28 depends on inputs: { 4 }
;
target datalayout = "e-m:e-p:32:32-i1:32-i8:32-i16:32-i32:32-i64:64-f16:32-f32:32-f64:64-n8:16:32:64"
target triple = "dxil-ms-dx"

define void @all() {
  %1 = call i32 @dx.op.loadInput.i32(i32 4, i32 1, i32 0, i8 0, i32 undef)  ; LoadInput(inputSigId,rowIndex,colIndex,gsVertexAxis)
  %2 = call float @dx.op.loadInput.f32(i32 4, i32 0, i32 0, i8 0, i32 undef)  ; LoadInput(inputSigId,rowIndex,colIndex,gsVertexAxis)
  %3 = call float @dx.op.loadInput.f32(i32 4, i32 0, i32 0, i8 1, i32 undef)  ; LoadInput(inputSigId,rowIndex,colIndex,gsVertexAxis)
  %4 = call float @dx.op.loadInput.f32(i32 4, i32 0, i32 0, i8 2, i32 undef)  ; LoadInput(inputSigId,rowIndex,colIndex,gsVertexAxis)
  %5 = call float @dx.op.loadInput.f32(i32 4, i32 0, i32 0, i8 3, i32 undef)  ; LoadInput(inputSigId,rowIndex,colIndex,gsVertexAxis)
  %6 = fptosi float %2 to i32
  %7 = fptosi float %3 to i32
  %8 = fptosi float %4 to i32
  %9 = fptoui float %2 to i32
  %10 = fptoui float %3 to i32
  %11 = fptoui float %4 to i32
  %12 = fptoui float %5 to i32
  %13 = fsub fast float -0.000000e+00, %2
  %14 = fsub fast float -0.000000e+00, %3
  %15 = fsub fast float -0.000000e+00, %4
  %16 = fsub fast float -0.000000e+00, %5
  %17 = fptrunc float %2 to half
  %18 = fptrunc float %3 to half
  %19 = fptrunc float %4 to half
  %20 = fptrunc float %5 to half
  call void @dx.op.storeOutput.f32(i32 5, i32 0, i32 0, i8 0, float %2)  ; StoreOutput(outputSigId,rowIndex,colIndex,value)
  call void @dx.op.storeOutput.f32(i32 5, i32 1, i32 0, i8 0, float %2)  ; StoreOutput(outputSigId,rowIndex,colIndex,value)
  call void @dx.op.storeOutput.f32(i32 5, i32 1, i32 0, i8 1, float %3)  ; StoreOutput(outputSigId,rowIndex,colIndex,value)
  call void @dx.op.storeOutput.i32(i32 5, i32 2, i32 0, i8 0, i32 %6)  ; StoreOutput(outputSigId,rowIndex,colIndex,value)
  call void @dx.op.storeOutput.i32(i32 5, i32 2, i32 0, i8 1, i32 %7)  ; StoreOutput(outputSigId,rowIndex,colIndex,value)
  call void @dx.op.storeOutput.i32(i32 5, i32 2, i32 0, i8 2, i32 %8)  ; StoreOutput(outputSigId,rowIndex,colIndex,value)
  call void @dx.op.storeOutput.i32(i32 5, i32 3, i32 0, i8 0, i32 %9)  ; StoreOutput(outputSigId,rowIndex,colIndex,value)
  call void @dx.op.storeOutput.i32(i32 5, i32 3, i32 0, i8 1, i32 %10)  ; StoreOutput(outputSigId,rowIndex,colIndex,value)
  call void @dx.op.storeOutput.i32(i32 5, i32 3, i32 0, i8 2, i32 %11)  ; StoreOutput(outputSigId,rowIndex,colIndex,value)
  call void @dx.op.storeOutput.i32(i32 5, i32 3, i32 0, i8 3, i32 %12)  ; StoreOutput(outputSigId,rowIndex,colIndex,value)
  call void @dx.op.storeOutput.f16(i32 5, i32 6, i32 0, i8 0, half %17)  ; StoreOutput(outputSigId,rowIndex,colIndex,value)
  call void @dx.op.storeOutput.f16(i32 5, i32 6, i32 0, i8 1, half %18)  ; StoreOutput(outputSigId,rowIndex,colIndex,value)
  call void @dx.op.storeOutput.f16(i32 5, i32 6, i32 0, i8 2, half %19)  ; StoreOutput(outputSigId,rowIndex,colIndex,value)
  call void @dx.op.storeOutput.f16(i32 5, i32 6, i32 0, i8 3, half %20)  ; StoreOutput(outputSigId,rowIndex,colIndex,value)
  call void @dx.op.storeOutput.i32(i32 5, i32 7, i32 0, i8 0, i32 %1)  ; StoreOutput(outputSigId,rowIndex,colIndex,value)
  call void @dx.op.storeOutput.f32(i32 5, i32 5, i32 0, i8 0, float %2)  ; StoreOutput(outputSigId,rowIndex,colIndex,value)
  call void @dx.op.storeOutput.f32(i32 5, i32 5, i32 0, i8 1, float %3)  ; StoreOutput(outputSigId,rowIndex,colIndex,value)
  call void @dx.op.storeOutput.f32(i32 5, i32 5, i32 0, i8 2, float %4)  ; StoreOutput(outputSigId,rowIndex,colIndex,value)
  call void @dx.op.storeOutput.f32(i32 5, i32 5, i32 0, i8 3, float %5)  ; StoreOutput(outputSigId,rowIndex,colIndex,value)
  call void @dx.op.storeOutput.f32(i32 5, i32 4, i32 0, i8 0, float %13)  ; StoreOutput(outputSigId,rowIndex,colIndex,value)
  call void @dx.op.storeOutput.f32(i32 5, i32 4, i32 0, i8 1, float %14)  ; StoreOutput(outputSigId,rowIndex,colIndex,value)
  call void @dx.op.storeOutput.f32(i32 5, i32 4, i32 0, i8 2, float %15)  ; StoreOutput(outputSigId,rowIndex,colIndex,value)
  call void @dx.op.storeOutput.f32(i32 5, i32 4, i32 0, i8 3, float %16)  ; StoreOutput(outputSigId,rowIndex,colIndex,value)
  ret void
}

; Function Attrs: nounwind readnone
declare float @dx.op.loadInput.f32(i32, i32, i32, i8, i32) #0

; Function Attrs: nounwind readnone
declare i32 @dx.op.loadInput.i32(i32, i32, i32, i8, i32) #0

; Function Attrs: nounwind
declare void @dx.op.storeOutput.f32(i32, i32, i32, i8, float) #1

; Function Attrs: nounwind
declare void @dx.op.storeOutput.i32(i32, i32, i32, i8, i32) #1

; Function Attrs: nounwind
declare void @dx.op.storeOutput.f16(i32, i32, i32, i8, half) #1

attributes #0 = { nounwind readnone }
attributes #1 = { nounwind }

!llvm.ident = !{!0}
!dx.version = !{!1}
!dx.valver = !{!2}
!dx.shaderModel = !{!3}
!dx.viewIdState = !{!4}
!dx.entryPoints = !{!5}

!0 = !{!"dxcoob 1.9.2602.17 (21d28f727)"}
!1 = !{i32 1, i32 6}
!2 = !{i32 1, i32 9}
!3 = !{!"ps", i32 6, i32 6}
!4 = !{[7 x i32] [i32 5, i32 29, i32 17895697, i32 35791392, i32 71582720, i32 143163392, i32 268435456]}
!5 = !{void ()* @all, !"all", !6, null, !31}
!6 = !{!7, !13, null}
!7 = !{!8, !11}
!8 = !{i32 0, !"SV_Position", i8 9, i8 3, !9, i8 4, i32 1, i8 4, i32 0, i8 0, !10}
!9 = !{i32 0}
!10 = !{i32 3, i32 15}
!11 = !{i32 1, !"SV_ShadingRate", i8 5, i8 29, !9, i8 1, i32 1, i8 1, i32 1, i8 0, !12}
!12 = !{i32 3, i32 1}
!13 = !{!14, !15, !18, !21, !23, !25, !27, !29}
!14 = !{i32 0, !"SV_Target", i8 9, i8 16, !9, i8 0, i32 1, i8 1, i32 0, i8 0, !12}
!15 = !{i32 1, !"SV_Target", i8 9, i8 16, !16, i8 0, i32 1, i8 2, i32 1, i8 0, !17}
!16 = !{i32 1}
!17 = !{i32 3, i32 3}
!18 = !{i32 2, !"SV_Target", i8 4, i8 16, !19, i8 0, i32 1, i8 3, i32 2, i8 0, !20}
!19 = !{i32 2}
!20 = !{i32 3, i32 7}
!21 = !{i32 3, !"SV_Target", i8 5, i8 16, !22, i8 0, i32 1, i8 4, i32 3, i8 0, !10}
!22 = !{i32 3}
!23 = !{i32 4, !"SV_Target", i8 9, i8 16, !24, i8 0, i32 1, i8 4, i32 5, i8 0, !10}
!24 = !{i32 5}
!25 = !{i32 5, !"SV_Target", i8 9, i8 16, !26, i8 0, i32 1, i8 4, i32 4, i8 0, !10}
!26 = !{i32 4}
!27 = !{i32 6, !"SV_Target", i8 8, i8 16, !28, i8 0, i32 1, i8 4, i32 6, i8 0, !10}
!28 = !{i32 6}
!29 = !{i32 7, !"SV_Target", i8 5, i8 16, !30, i8 0, i32 1, i8 1, i32 7, i8 0, !12}
!30 = !{i32 7}
!31 = !{i32 0, i64 16777248}
