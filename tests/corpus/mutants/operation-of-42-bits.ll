;
; Input signature:
;
; Name                 Index             InterpMode DynIdx
; -------------------- ----- ---------------------- ------
; LIN                      0                 linear       
; CEN                      1               centroid       
; CONST                    0        nointerpolation       
; NOP                      0          noperspective       
; SAM                      0                 sample       
; LNC                      0 noperspective centroid       
; NS                       0   noperspective sample       
; LC                       0               centroid       
; MINF                     0                 linear       
; MINI                     0        nointerpolation       
; MINU                     0        nointerpolation       
; HALF                     0                 linear       
; BOOL                     0        nointerpolation       
; UINT                    12        nointerpolation       
; A_VERY_LONG_SEMANTIC_NAME_THAT_RUNS_OVER_ITS_COLUMN     0                 linear       
; Lower_Case               5                 linear       
; SV_IsFrontFace           0        nointerpolation       
; SV_PrimitiveID           0        nointerpolation       
; SV_Position              0          noperspective       
;
; Output signature:
;
; Name                 Index             InterpMode DynIdx
; -------------------- ----- ---------------------- ------
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
; Number of inputs: 52, outputs: 32
; Outputs dependent on ViewId: {  }
; Inputs contributing to computation of Outputs:
;   output 28 depends on inputs: { 0, 1, 4, 6, 8, 9, 11, 14, 16, 21, 24, 28, 31, 32, 35, 40, 44, 45, 48 }
;   output 29 depends on inputs: { 0, 1, 4, 6, 8, 9, 11, 14, 16, 21, 24, 28, 31, 32, 35, 41, 44, 45, 49 }
;   output 30 depends on inputs: { 0, 1, 4, 6, 8, 9, 11, 14, 16, 21, 24, 28, 31, 32, 35, 42, 44, 45, 50 }
;   output 31 depends on inputs: { 0, 1, 4, 6, 8, 9, 11, 14, 16, 21, 24, 28, 31, 32, 35, 43, 44, 45, 51 }
;
target datalayout = "e-m:e-p:32:32-i1:32-i8:8-i16:16-i32:32-i64:64-f16:16-f32:32-f64:64-n8:16:32:64"
target triple = "dxil-ms-dx"

define void @main() {
  %1 = call float @dx.op.loadInput.f32(i32 4, i32 18, i32 0, i8 0, i32 undef)  ; LoadInput(inputSigId,rowIndex,colIndex,gsVertexAxis)
  %2 = call float @dx.op.loadInput.f32(i32 4, i32 18, i32 0, i8 1, i32 undef)  ; LoadInput(inputSigId,rowIndex,colIndex,gsVertexAxis)
  %3 = call float @dx.op.loadInput.f32(i32 4, i32 18, i32 0, i8 2, i32 undef)  ; LoadInput(inputSigId,rowIndex,colIndex,gsVertexAxis)
  %4 = call float @dx.op.loadInput.f32(i32 4, i32 18, i32 0, i8 3, i32 undef)  ; LoadInput(inputSigId,rowIndex,colIndex,gsVertexAxis)
  %5 = call i32 @dx.op.loadInput.i32(i32 4, i32 17, i32 0, i8 0, i32 undef)  ; LoadInput(inputSigId,rowIndex,colIndex,gsVertexAxis)
  %6 = call i32 @dx.op.loadInput.i32(i32 4, i32 16, i32 0, i8 0, i32 undef)  ; LoadInput(inputSigId,rowIndex,colIndex,gsVertexAxis)
  %7 = icmp ne i32 %6, 0
  %8 = call float @dx.op.loadInput.f32(i32 4, i32 15, i32 0, i8 0, i32 undef)  ; LoadInput(inputSigId,rowIndex,colIndex,gsVertexAxis)
  %9 = call i32 @dx.op.loadInput.i32(i32 4, i32 13, i32 0, i8 1, i32 undef)  ; LoadInput(inputSigId,rowIndex,colIndex,gsVertexAxis)
  %10 = call i32 @dx.op.loadInput.i32(i32 4, i32 12, i32 0, i8 0, i32 undef)  ; LoadInput(inputSigId,rowIndex,colIndex,gsVertexAxis)
  %11 = icmp ne i32 %10, 0
  %12 = call half @dx.op.loadInput.f16(i32 4, i32 11, i32 0, i8 1, i32 undef)  ; LoadInput(inputSigId,rowIndex,colIndex,gsVertexAxis)
  %13 = call i16 @dx.op.loadInput.i16(i32 4, i32 10, i32 0, i8 2, i32 undef)  ; LoadInput(inputSigId,rowIndex,colIndex,gsVertexAxis)
  %14 = call i16 @dx.op.loadInput.i16(i32 4, i32 9, i32 0, i8 0, i32 undef)  ; LoadInput(inputSigId,rowIndex,colIndex,gsVertexAxis)
  %15 = call half @dx.op.loadInput.f16(i32 4, i32 8, i32 0, i8 0, i32 undef)  ; LoadInput(inputSigId,rowIndex,colIndex,gsVertexAxis)
  %16 = call float @dx.op.loadInput.f32(i32 4, i32 7, i32 0, i8 0, i32 undef)  ; LoadInput(inputSigId,rowIndex,colIndex,gsVertexAxis)
  %17 = call float @dx.op.loadInput.f32(i32 4, i32 6, i32 0, i8 0, i32 undef)  ; LoadInput(inputSigId,rowIndex,colIndex,gsVertexAxis)
  %18 = call float @dx.op.loadInput.f32(i32 4, i32 5, i32 0, i8 1, i32 undef)  ; LoadInput(inputSigId,rowIndex,colIndex,gsVertexAxis)
  %19 = call float @dx.op.loadInput.f32(i32 4, i32 4, i32 0, i8 0, i32 undef)  ; LoadInput(inputSigId,rowIndex,colIndex,gsVertexAxis)
  %20 = call float @dx.op.loadInput.f32(i32 4, i32 3, i32 0, i8 2, i32 undef)  ; LoadInput(inputSigId,rowIndex,colIndex,gsVertexAxis)
  %21 = call i32 @dx.op.loadInput.i32(i32 4, i32 2, i32 0, i8 0, i32 undef)  ; LoadInput(inputSigId,rowIndex,colIndex,gsVertexAxis)
  %22 = call float @dx.op.loadInput.f32(i32 4, i32 1, i32 0, i8 0, i32 undef)  ; LoadInput(inputSigId,rowIndex,colIndex,gsVertexAxis)
  %23 = call float @dx.op.loadInput.f32(i32 4, i32 0, i32 0, i8 0, i32 undef)  ; LoadInput(inputSigId,rowIndex,colIndex,gsVertexAxis)
  %24 = sitofp i32 %21 to float
  %25 = fpext half %15 to float
  %26 = sitofp i16 %14 to float
  %27 = uitofp i16 %13 to float
  %28 = fpext half %12 to float
  %29 = uitofp i1 %11 to float
  %30 = uitofp i32 %9 to float
  %31 = fadd fast float %28, %30
  %32 = fadd fast float %31, %29
  %33 = fadd fast float %32, %27
  %34 = fadd fast float %33, %26
  %35 = fadd fast float %34, %16
  %36 = fadd fast float %35, %25
  %37 = fadd fast float %36, %17
  %38 = fadd fast float %37, %18
  %39 = fadd fast float %38, %19
  %40 = fadd fast float %39, %20
  %41 = fadd fast float %40, %22
  %42 = fadd fast float %41, %24
  %43 = fadd fast float %42, %23
  %44 = call float @dx.op.loadInput.f32(i32 4, i32 14, i32 1, i8 0, i32 undef)  ; LoadInput(inputSigId,rowIndex,colIndex,gsVertexAxis)
  %45 = call float @dx.op.loadInput.f32(i32 4, i32 14, i32 1, i8 1, i32 undef)  ; LoadInput(inputSigId,rowIndex,colIndex,gsVertexAxis)
  %46 = call float @dx.op.loadInput.f32(i32 4, i32 14, i32 1, i8 2, i32 undef)  ; LoadInput(inputSigId,rowIndex,colIndex,gsVertexAxis)
  %47 = call float @dx.op.loadInput.f32(i32 4, i32 14, i32 1, i8 3, i32 undef)  ; LoadInput(inputSigId,rowIndex,colIndex,gsVertexAxis)
  %48 = uitofp i1 %7 to float
  %49 = uitofp i32 %5 to float
  %50 = fadd fast float %8, %49
  %51 = fadd fast float %48, %50
  %52 = fadd fast float %51, %1
  %53 = fadd fast float %52, %44
  %54 = fadd fast float %53, %43
  %55 = fadd fast float %51, %2
  %56 = fadd fast float %55, %45
  %57 = fadd fast float %56, %43
  %58 = fadd fast float %51, %3
  %59 = fadd fast float %58, %46
  %60 = fadd fast float %59, %43
  %61 = fadd fast float %51, %4
  %62 = fadd fast float %61, %43
  %63 = fadd fast float %62, %47
  call void @dx.op.storeOutput.f32(i32 5, i32 0, i32 0, i8 0, float %54)  ; StoreOutput(outputSigId,rowIndex,colIndex,value)
  call void @dx.op.storeOutput.f32(i32 5, i32 0, i32 0, i8 1, float %57)  ; StoreOutput(outputSigId,rowIndex,colIndex,value)
  call void @dx.op.storeOutput.f32(i32 5, i32 0, i32 0, i8 2, float %60)  ; StoreOutput(outputSigId,rowIndex,colIndex,value)
  call void @dx.op.storeOutput.f32(i32 5, i32 0, i32 0, i8 3, float %63)  ; StoreOutput(outputSigId,rowIndex,colIndex,value)
  ret void
}

; Function Attrs: nounwind readnone
declare float @dx.op.loadInput.f32(i32, i32, i32, i8, i32) #0

; Function Attrs: nounwind readnone
declare i32 @dx.op.loadInput.i32(i32, i32, i32, i8, i32) #0

; Function Attrs: nounwind readnone
declare half @dx.op.loadInput.f16(i32, i32, i32, i8, i32) #0

; Function Attrs: nounwind readnone
declare i16 @dx.op.loadInput.i16(i32, i32, i32, i8, i32) #0

; Function Attrs: nounwind
declare void @dx.op.storeOutput.f32(i32, i32, i32, i8, float) #1

attributes #0 = { nounwind readnone }
attributes #1 = { nounwind }

!llvm.ident = !{!0}
!dx.version = !{!1}
!dx.valver = !{!2}
!dx.shaderModel = !{!3}
!dx.viewIdState = !{!4}
!dx.entryPoints = !{!5}

!0 = !{!"dxcoob 1.9.2602.17 (21d28f727)"}
!1 = !{i32 1, i32 2}
!2 = !{i32 1, i32 9}
!3 = !{!"ps", i32 6, i32 2}
!4 = !{[54 x i32] [i32 52, i32 32, i32 -268435456, i32 -268435456, i32 0, i32 0, i32 -268435456, i32 0, i32 -268435456, i32 0, i32 -268435456, i32 -268435456, i32 0, i32 -268435456, i32 0, i32 0, i32 -268435456, i32 0, i32 -268435456, i32 0, i32 0, i32 0, i32 0, i32 -268435456, i32 0, i32 0, i32 -268435456, i32 0, i32 0, i32 0, i32 -268435456, i32 0, i32 0, i32 -268435456, i32 -268435456, i32 0, i32 0, i32 -268435456, i32 0, i32 0, i32 0, i32 0, i32 268435456, i32 536870912, i32 1073741824, i32 -2147483648, i32 -268435456, i32 -268435456, i32 0, i32 0, i32 268435456, i32 536870912, i32 1073741824, i32 -2147483648]}
!5 = !{void ()* @main, !"main", !6, null, !39}
!6 = !{!7, !36, null}
!7 = !{!8, !11, !13, !14, !16, !17, !19, !20, !21, !22, !23, !24, !25, !26, !28, !31, !33, !34, !35}
!8 = !{i32 0, !"LIN", i8 9, i8 0, !9, i8 2, i32 1, i8 1, i32 0, i8 0, !10}
!9 = !{i32 0}
!10 = !{i32 3, i32 1}
!11 = !{i32 1, !"CEN", i8 9, i8 0, !12, i8 3, i32 1, i8 2, i32 1, i8 0, !10}
!12 = !{i32 1}
!13 = !{i32 2, !"CONST", i8 4, i8 0, !9, i8 1, i32 1, i8 1, i32 2, i8 0, !10}
!14 = !{i32 3, !"NOP", i8 9, i8 0, !9, i8 4, i32 1, i8 3, i32 3, i8 0, !15}
!15 = !{i32 3, i32 4}
!16 = !{i32 4, !"SAM", i8 9, i8 0, !9, i8 6, i32 1, i8 1, i32 4, i8 0, !10}
!17 = !{i32 5, !"LNC", i8 9, i8 0, !9, i8 5, i32 1, i8 2, i32 5, i8 0, !18}
!18 = !{i32 3, i32 2}
!19 = !{i32 6, !"NS", i8 9, i8 0, !9, i8 7, i32 1, i8 2, i32 6, i8 0, !10}
!20 = !{i32 7, !"LC", i8 9, i8 0, !9, i8 3, i32 1, i8 1, i32 1, i8 2, !10}
!21 = !{i32 8, !"MINF", i8 8, i8 0, !9, i8 2, i32 1, i8 2, i32 7, i8 0, !10}
!22 = !{i32 9, !"MINI", i8 2, i8 0, !9, i8 1, i32 1, i8 1, i32 8, i8 0, !10}
!23 = !{i32 10, !"MINU", i8 3, i8 0, !9, i8 1, i32 1, i8 3, i32 8, i8 1, !15}
!24 = !{i32 11, !"HALF", i8 8, i8 0, !9, i8 2, i32 1, i8 2, i32 7, i8 2, !18}
!25 = !{i32 12, !"BOOL", i8 1, i8 0, !9, i8 1, i32 1, i8 1, i32 2, i8 1, !10}
!26 = !{i32 13, !"UINT", i8 5, i8 0, !27, i8 1, i32 1, i8 2, i32 2, i8 2, !18}
!27 = !{i32 12}
!28 = !{i32 14, !"A_VERY_LONG_SEMANTIC_NAME_THAT_RUNS_OVER_ITS_COLUMN", i8 9, i8 0, !29, i8 2, i32 2, i8 4, i32 9, i8 0, !30}
!29 = !{i32 0, i32 1}
!30 = !{i32 3, i32 15}
!31 = !{i32 15, !"Lower_Case", i8 9, i8 0, !32, i8 2, i32 1, i8 1, i32 0, i8 1, !10}
!32 = !{i32 5}
!33 = !{i32 16, !"SV_IsFrontFace", i8 5, i8 13, !9, i8 1, i32 1, i8 1, i32 11, i8 0, !10}
!34 = !{i32 17, !"SV_PrimitiveID", i8 5, i8 10, !9, i8 1, i32 1, i8 1, i32 11, i8 1, !10}
!35 = !{i32 18, !"SV_Position", i8 9, i8 3, !9, i8 4, i32 1, i8 4, i32 12, i8 0, !30}
!36 = !{!37}
!37 = !{i32 0, !"SV_Target", i8 9, i8 16, !38, i8 0, i32 1, i8 4, i32 7, i8 0, !30}
!38 = !{i32 7}
!39 = !{i32 0, i64 8388640}
