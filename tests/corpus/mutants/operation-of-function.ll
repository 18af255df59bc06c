;
; Input signature:
;
; Name                 Index             InterpMode DynIdx
; -------------------- ----- ---------------------- ------
; POS                      0                 linear       
; HALF                     0                 linear       
;
; Output signature:
;
; Name                 Index             InterpMode DynIdx
; -------------------- ----- ---------------------- ------
; SV_Position              0          noperspective       
; Q                        0                 linear       
; SV_ClipDistance          0                 linear       
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
; Number of inputs: 6, outputs: 9, patchconst: 12
; Outputs dependent on ViewId: {  }
; Inputs contributing to computation of Outputs:
;   output 0 depends on inputs: { 0 }
;   output 1 depends on inputs: { 1 }
;   output 2 depends on inputs: { 2 }
;   output 3 depends on inputs: { 3 }
;   output 4 depends on inputs: { 4 }
;   output 5 depends on inputs: { 5 }
;   output 6 depends on inputs: { 4 }
;   output 7 depends on inputs: { 5 }
; PCInputs contributing to computation of Outputs:
;   output 4 depends on inputs: { 3, 8 }
;   output 5 depends on inputs: { 3, 9 }
;   output 6 depends on inputs: { 3, 10 }
;   output 7 depends on inputs: { 3, 11 }
;
target datalayout = "e-m:e-p:32:32-i1:32-i8:32-i16:32-i32:32-i64:64-f16:32-f32:32-f64:64-n8:16:32:64"
target triple = "dxil-ms-dx"

define void @main() {
  %1 = call float @dx.op.loadPatchConstant.f32(i32 104, i32 1, i32 0, i8 0)  ; LoadPatchConstant(inputSigId,row,col)
  %2 = call float @dx.op.loadPatchConstant.f32(i32 104, i32 1, i32 0, i8 1)  ; LoadPatchConstant(inputSigId,row,col)
  %3 = call float @dx.op.loadPatchConstant.f32(i32 104, i32 1, i32 0, i8 2)  ; LoadPatchConstant(inputSigId,row,col)
  %4 = call float @dx.op.loadPatchConstant.f32(i32 104, i32 1, i32 0, i8 3)  ; LoadPatchConstant(inputSigId,row,col)
  %5 = call i32 @dx.op.primitiveID.i32(i32 108)  ; PrimitiveID()
  %6 = call float @dx.op.domainLocation.f32(i32 105, i8 0)  ; DomainLocation(component)
  %7 = call float @dx.op.domainLocation.f32(i32 105, i8 1)  ; DomainLocation(component)
  %8 = call float @dx.op.loadInput.f32(i32 4, i32 0, i32 0, i8 0, i32 0)  ; LoadInput(inputSigId,rowIndex,colIndex,gsVertexAxis)
  %9 = call float @dx.op.loadInput.f32(i32 4, i32 0, i32 0, i8 1, i32 0)  ; LoadInput(inputSigId,rowIndex,colIndex,gsVertexAxis)
  %10 = call float @dx.op.loadInput.f32(i32 4, i32 0, i32 0, i8 2, i32 0)  ; LoadInput(inputSigId,rowIndex,colIndex,gsVertexAxis)
  %11 = call float @dx.op.loadInput.f32(i32 4, i32 0, i32 0, i8 3, i32 0)  ; LoadInput(inputSigId,rowIndex,colIndex,gsVertexAxis)
  %12 = fmul fast float %8, %6
  %13 = fmul fast float %9, %6
  %14 = fmul fast float %10, %6
  %15 = fmul fast float %11, %6
  %16 = urem i32 %5, 5
  %17 = call float @dx.op.loadInput.f32(i32 4, i32 0, i32 0, i8 0, i32 %16)  ; LoadInput(inputSigId,rowIndex,colIndex,gsVertexAxis)
  %18 = call float @dx.op.loadInput.f32(i32 4, i32 0, i32 0, i8 1, i32 %16)  ; LoadInput(inputSigId,rowIndex,colIndex,gsVertexAxis)
  %19 = call float @dx.op.loadInput.f32(i32 4, i32 0, i32 0, i8 2, i32 %16)  ; LoadInput(inputSigId,rowIndex,colIndex,gsVertexAxis)
  %20 = call float @dx.op.loadInput.f32(i32 4, i32 0, i32 0, i8 3, i32 %16)  ; LoadInput(inputSigId,rowIndex,colIndex,gsVertexAxis)
  %21 = fmul fast float %17, %7
  %22 = fmul fast float %18, %7
  %23 = fmul fast float %19, %7
  %24 = fmul fast float %20, %7
  %25 = fadd fast float %21, %12
  %26 = fadd fast float %22, %13
  %27 = fadd fast float %23, %14
  %28 = fadd fast float %24, %15
  %29 = call float (float, float) @dx.op.loadInput.f16(i32 4, i32 1, i32 0, i8 0, i32 3)  ; LoadInput(inputSigId,rowIndex,colIndex,gsVertexAxis)
  %30 = call float (float, float) @dx.op.loadInput.f16(i32 4, i32 1, i32 0, i8 1, i32 3)  ; LoadInput(inputSigId,rowIndex,colIndex,gsVertexAxis)
  %31 = fpext float (float, float) %29 to float
  %32 = fpext float (float, float) %30 to float
  %33 = call float @dx.op.loadPatchConstant.f32(i32 104, i32 0, i32 0, i8 0)  ; LoadPatchConstant(inputSigId,row,col)
  %34 = fadd fast float %33, %31
  %35 = fadd fast float %34, %1
  %36 = fadd fast float %32, %33
  %37 = fadd fast float %36, %2
  %38 = fadd fast float %34, %3
  %39 = fadd fast float %36, %4
  call void @dx.op.storeOutput.f32(i32 5, i32 0, i32 0, i8 0, float %25)  ; StoreOutput(outputSigId,rowIndex,colIndex,value)
  call void @dx.op.storeOutput.f32(i32 5, i32 0, i32 0, i8 1, float %26)  ; StoreOutput(outputSigId,rowIndex,colIndex,value)
  call void @dx.op.storeOutput.f32(i32 5, i32 0, i32 0, i8 2, float %27)  ; StoreOutput(outputSigId,rowIndex,colIndex,value)
  call void @dx.op.storeOutput.f32(i32 5, i32 0, i32 0, i8 3, float %28)  ; StoreOutput(outputSigId,rowIndex,colIndex,value)
  call void @dx.op.storeOutput.f32(i32 5, i32 1, i32 0, i8 0, float %35)  ; StoreOutput(outputSigId,rowIndex,colIndex,value)
  call void @dx.op.storeOutput.f32(i32 5, i32 1, i32 0, i8 1, float %37)  ; StoreOutput(outputSigId,rowIndex,colIndex,value)
  call void @dx.op.storeOutput.f32(i32 5, i32 1, i32 0, i8 2, float %38)  ; StoreOutput(outputSigId,rowIndex,colIndex,value)
  call void @dx.op.storeOutput.f32(i32 5, i32 1, i32 0, i8 3, float %39)  ; StoreOutput(outputSigId,rowIndex,colIndex,value)
  call void @dx.op.storeOutput.f32(i32 5, i32 2, i32 0, i8 0, float %6)  ; StoreOutput(outputSigId,rowIndex,colIndex,value)
  ret void
}

; Function Attrs: nounwind readnone
declare float @dx.op.domainLocation.f32(i32, i8) #0

; Function Attrs: nounwind readnone
declare i32 @dx.op.primitiveID.i32(i32) #0

; Function Attrs: nounwind readnone
declare float @dx.op.loadInput.f32(i32, i32, i32, i8, i32) #0

; Function Attrs: nounwind readnone
declare float (float, float) @dx.op.loadInput.f16(i32, i32, i32, i8, i32) #0

; Function Attrs: nounwind
declare void @dx.op.storeOutput.f32(i32, i32, i32, i8, float) #1

; Function Attrs: nounwind readnone
declare float @dx.op.loadPatchConstant.f32(i32, i32, i32, i8) #0

; Function Attrs: nounwind readnone
declare float (float, float) @"dx.op.loadInput.float (float, float)"(i32, i32, i32, i8, i32) #0

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
!3 = !{!"ds", i32 6, i32 0}
!4 = !{[21 x i32] [i32 6, i32 9, i32 1, i32 2, i32 4, i32 8, i32 80, i32 160, i32 12, i32 0, i32 0, i32 0, i32 240, i32 0, i32 0, i32 0, i32 0, i32 16, i32 32, i32 64, i32 128]}
!5 = !{void ()* @main, !"main", !6, null, !23}
!6 = !{!7, !13, !18}
!7 = !{!8, !11}
!8 = !{i32 0, !"POS", i8 9, i8 0, !9, i8 2, i32 1, i8 4, i32 0, i8 0, !10}
!9 = !{i32 0}
!10 = !{i32 3, i32 15}
!11 = !{i32 1, !"HALF", i8 8, i8 0, !9, i8 2, i32 1, i8 2, i32 1, i8 0, !12}
!12 = !{i32 3, i32 3}
!13 = !{!14, !15, !16}
!14 = !{i32 0, !"SV_Position", i8 9, i8 3, !9, i8 4, i32 1, i8 4, i32 0, i8 0, !10}
!15 = !{i32 1, !"Q", i8 9, i8 0, !9, i8 2, i32 1, i8 4, i32 1, i8 0, !10}
!16 = !{i32 2, !"SV_ClipDistance", i8 9, i8 6, !9, i8 2, i32 1, i8 1, i32 2, i8 0, !17}
!17 = !{i32 3, i32 1}
!18 = !{!19, !21}
!19 = !{i32 0, !"SV_TessFactor", i8 9, i8 25, !20, i8 0, i32 2, i8 1, i32 0, i8 3, !17}
!20 = !{i32 0, i32 1}
!21 = !{i32 1, !"EXTRA", i8 9, i8 0, !22, i8 0, i32 1, i8 4, i32 2, i8 0, !10}
!22 = !{i32 1}
!23 = !{i32 0, i64 32, i32 2, !24}
!24 = !{i32 1, i32 5}
