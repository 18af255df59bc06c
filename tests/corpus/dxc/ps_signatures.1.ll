;
; Note: shader requires additional functionality:
;       Minimum-precision data types
;
;
; Input signature:
;
; Name                 Index   Mask Register SysValue  Format   Used
; -------------------- ----- ------ -------- -------- ------- ------
; LIN                      0   x           0     NONE   float   x   
; MINF                     0    yz         0     NONE    fp16    y  
; Lower_Case               5      w        0     NONE   float      w
; CEN                      1   xy          1     NONE   float   x   
; LC                       0     z         1     NONE   float     z 
; CONST                    0   x           2     NONE     int   x   
; MINI                     0    y          2     NONE   int16    y  
; BOOL                     0     z         2     NONE    uint     z 
; SV_IsFrontFace           0      w        2    FFACE    uint      w
; NOP                      0   xyz         3     NONE   float     z 
; SAM                      0   x           4     NONE   float   x   
; LNC                      0   xy          5     NONE   float    y  
; NS                       0   xy          6     NONE   float   x   
; MINU                     0   xyz         7     NONE  uint16     z 
; SV_PrimitiveID           0      w        7   PRIMID    uint      w
; HALF                     0   xy          8     NONE   float    y  
; UINT                    12   xy          9     NONE    uint    y  
; A_VERY_LONG_SEMANTIC_NAME_THAT_RUNS_OVER_ITS_COLUMN     0   xyzw       10     NONE   float   xyzw
; A_VERY_LONG_SEMANTIC_NAME_THAT_RUNS_OVER_ITS_COLUMN     1   xyzw       11     NONE   float   xyzw
; SV_Position              0   xyzw       12      POS   float   xyzw
;
;
; Output signature:
;
; Name                 Index   Mask Register SysValue  Format   Used
; -------------------- ----- ------ -------- -------- ------- ------
; SV_Target                7   xyzw        7   TARGET   float   xyzw
;
; shader hash: 25e889ad99d2e58c0703148c1b6ab426
;
; Pipeline Runtime Information: 
;
;PSVRuntimeInfo:
; Pixel Shader
; DepthOutput=0
; SampleFrequency=1
; MinimumExpectedWaveLaneCount: 0
; MaximumExpectedWaveLaneCount: 4294967295
; UsesViewID: false
; SigInputElements: 19
; SigOutputElements: 1
; SigPatchConstOrPrimElements: 0
; SigInputVectors: 13
; SigOutputVectors[0]: 8
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
;   output 28 depends on inputs: { 0, 1, 3, 4, 6, 8, 9, 10, 11, 14, 16, 21, 24, 30, 31, 33, 37, 44, 48 }
;   output 29 depends on inputs: { 0, 1, 3, 4, 6, 8, 9, 10, 11, 14, 16, 21, 24, 30, 31, 33, 37, 45, 49 }
;   output 30 depends on inputs: { 0, 1, 3, 4, 6, 8, 9, 10, 11, 14, 16, 21, 24, 30, 31, 33, 37, 46, 50 }
;   output 31 depends on inputs: { 0, 1, 3, 4, 6, 8, 9, 10, 11, 14, 16, 21, 24, 30, 31, 33, 37, 47, 51 }
;
target datalayout = "e-m:e-p:32:32-i1:32-i8:32-i16:32-i32:32-i64:64-f16:32-f32:32-f64:64-n8:16:32:64"
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
  %12 = call float @dx.op.loadInput.f32(i32 4, i32 11, i32 0, i8 1, i32 undef)  ; LoadInput(inputSigId,rowIndex,colIndex,gsVertexAxis)
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
  %28 = uitofp i1 %11 to float
  %29 = uitofp i32 %9 to float
  %30 = fadd fast float %12, %29
  %31 = fadd fast float %30, %28
  %32 = fadd fast float %31, %27
  %33 = fadd fast float %32, %26
  %34 = fadd fast float %33, %16
  %35 = fadd fast float %34, %25
  %36 = fadd fast float %35, %17
  %37 = fadd fast float %36, %18
  %38 = fadd fast float %37, %19
  %39 = fadd fast float %38, %20
  %40 = fadd fast float %39, %22
  %41 = fadd fast float %40, %24
  %42 = fadd fast float %41, %23
  %43 = call float @dx.op.loadInput.f32(i32 4, i32 14, i32 1, i8 0, i32 undef)  ; LoadInput(inputSigId,rowIndex,colIndex,gsVertexAxis)
  %44 = call float @dx.op.loadInput.f32(i32 4, i32 14, i32 1, i8 1, i32 undef)  ; LoadInput(inputSigId,rowIndex,colIndex,gsVertexAxis)
  %45 = call float @dx.op.loadInput.f32(i32 4, i32 14, i32 1, i8 2, i32 undef)  ; LoadInput(inputSigId,rowIndex,colIndex,gsVertexAxis)
  %46 = call float @dx.op.loadInput.f32(i32 4, i32 14, i32 1, i8 3, i32 undef)  ; LoadInput(inputSigId,rowIndex,colIndex,gsVertexAxis)
  %47 = uitofp i1 %7 to float
  %48 = uitofp i32 %5 to float
  %49 = fadd fast float %8, %48
  %50 = fadd fast float %47, %49
  %51 = fadd fast float %50, %1
  %52 = fadd fast float %51, %43
  %53 = fadd fast float %52, %42
  %54 = fadd fast float %50, %2
  %55 = fadd fast float %54, %44
  %56 = fadd fast float %55, %42
  %57 = fadd fast float %50, %3
  %58 = fadd fast float %57, %42
  %59 = fadd fast float %58, %45
  %60 = fadd fast float %50, %4
  %61 = fadd fast float %60, %42
  %62 = fadd fast float %61, %46
  call void @dx.op.storeOutput.f32(i32 5, i32 0, i32 0, i8 0, float %53)  ; StoreOutput(outputSigId,rowIndex,colIndex,value)
  call void @dx.op.storeOutput.f32(i32 5, i32 0, i32 0, i8 1, float %56)  ; StoreOutput(outputSigId,rowIndex,colIndex,value)
  call void @dx.op.storeOutput.f32(i32 5, i32 0, i32 0, i8 2, float %59)  ; StoreOutput(outputSigId,rowIndex,colIndex,value)
  call void @dx.op.storeOutput.f32(i32 5, i32 0, i32 0, i8 3, float %62)  ; StoreOutput(outputSigId,rowIndex,colIndex,value)
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
!1 = !{i32 1, i32 0}
!2 = !{i32 1, i32 9}
!3 = !{!"ps", i32 6, i32 0}
!4 = !{[54 x i32] [i32 52, i32 32, i32 -268435456, i32 -268435456, i32 0, i32 -268435456, i32 -268435456, i32 0, i32 -268435456, i32 0, i32 -268435456, i32 -268435456, i32 -268435456, i32 -268435456, i32 0, i32 0, i32 -268435456, i32 0, i32 -268435456, i32 0, i32 0, i32 0, i32 0, i32 -268435456, i32 0, i32 0, i32 -268435456, i32 0, i32 0, i32 0, i32 0, i32 0, i32 -268435456, i32 -268435456, i32 0, i32 -268435456, i32 0, i32 0, i32 0, i32 -268435456, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 268435456, i32 536870912, i32 1073741824, i32 -2147483648, i32 268435456, i32 536870912, i32 1073741824, i32 -2147483648]}
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
!21 = !{i32 8, !"MINF", i8 8, i8 0, !9, i8 2, i32 1, i8 2, i32 0, i8 1, !10}
!22 = !{i32 9, !"MINI", i8 2, i8 0, !9, i8 1, i32 1, i8 1, i32 2, i8 1, !10}
!23 = !{i32 10, !"MINU", i8 3, i8 0, !9, i8 1, i32 1, i8 3, i32 7, i8 0, !15}
!24 = !{i32 11, !"HALF", i8 9, i8 0, !9, i8 2, i32 1, i8 2, i32 8, i8 0, !18}
!25 = !{i32 12, !"BOOL", i8 1, i8 0, !9, i8 1, i32 1, i8 1, i32 2, i8 2, !10}
!26 = !{i32 13, !"UINT", i8 5, i8 0, !27, i8 1, i32 1, i8 2, i32 9, i8 0, !18}
!27 = !{i32 12}
!28 = !{i32 14, !"A_VERY_LONG_SEMANTIC_NAME_THAT_RUNS_OVER_ITS_COLUMN", i8 9, i8 0, !29, i8 2, i32 2, i8 4, i32 10, i8 0, !30}
!29 = !{i32 0, i32 1}
!30 = !{i32 3, i32 15}
!31 = !{i32 15, !"Lower_Case", i8 9, i8 0, !32, i8 2, i32 1, i8 1, i32 0, i8 3, !10}
!32 = !{i32 5}
!33 = !{i32 16, !"SV_IsFrontFace", i8 5, i8 13, !9, i8 1, i32 1, i8 1, i32 2, i8 3, !10}
!34 = !{i32 17, !"SV_PrimitiveID", i8 5, i8 10, !9, i8 1, i32 1, i8 1, i32 7, i8 3, !10}
!35 = !{i32 18, !"SV_Position", i8 9, i8 3, !9, i8 4, i32 1, i8 4, i32 12, i8 0, !30}
!36 = !{!37}
!37 = !{i32 0, !"SV_Target", i8 9, i8 16, !38, i8 0, i32 1, i8 4, i32 7, i8 0, !30}
!38 = !{i32 7}
!39 = !{i32 0, i64 32}
