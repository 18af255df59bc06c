;
; Note: shader requires additional functionality:
;       Use native low precision
;
;
; Input signature:
;
; Name                 Index   Mask Register SysValue  Format   Used
; -------------------- ----- ------ -------- -------- ------- ------
; A                        0   xyzw        0     NONE   float   xyzw
; H                        0   xyzw        1     NONE    fp16   xyzw
; C                        0   xyzw        2     NONE   float   xyz 
;
;
; Output signature:
;
; Name                 Index   Mask Register SysValue  Format   Used
; -------------------- ----- ------ -------- -------- ------- ------
; SV_Target                0   xyzw        0   TARGET   float   xyzw
;
; shader hash: 435338140d10f490c11acc9dda88336e
;
; Pipeline Runtime Information: 
;
;PSVRuntimeInfo:
; Pixel Shader
; DepthOutput=0
; SampleFrequency=0
; MinimumExpectedWaveLaneCount: 0
; MaximumExpectedWaveLaneCount: 4294967295
; UsesViewID: false
; SigInputElements: 3
; SigOutputElements: 1
; SigPatchConstOrPrimElements: 0
; SigInputVectors: 3
; SigOutputVectors[0]: 1
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
; A                        0                 linear       
; H                        0                 linear       
; C                        0                 linear       
;
; Output signature:
;
; Name                 Index             InterpMode DynIdx
; -------------------- ----- ---------------------- ------
; SV_Target                0                              
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
; Number of inputs: 12, outputs: 4
; Outputs dependent on ViewId: {  }
; Inputs contributing to computation of Outputs:
;   output 0 depends on inputs: { 0, 1, 2, 3, 4, 8, 9, 10 }
;   output 1 depends on inputs: { 0, 1, 2, 3, 5, 8, 9, 10 }
;   output 2 depends on inputs: { 0, 1, 2, 3, 6, 8, 9, 10 }
;   output 3 depends on inputs: { 0, 1, 2, 3, 7, 8, 9, 10 }
;
target datalayout = "e-m:e-p:32:32-i1:32-i8:8-i16:16-i32:32-i64:64-f16:16-f32:32-f64:64-n8:16:32:64"
target triple = "dxil-ms-dx"

define void @main() {
  %1 = call float @dx.op.loadInput.f32(i32 4, i32 2, i32 0, i8 0, i32 undef), !dx.precise !17  ; LoadInput(inputSigId,rowIndex,colIndex,gsVertexAxis)
  %2 = call float @dx.op.loadInput.f32(i32 4, i32 2, i32 0, i8 1, i32 undef), !dx.precise !17  ; LoadInput(inputSigId,rowIndex,colIndex,gsVertexAxis)
  %3 = call float @dx.op.loadInput.f32(i32 4, i32 2, i32 0, i8 2, i32 undef), !dx.precise !17  ; LoadInput(inputSigId,rowIndex,colIndex,gsVertexAxis)
  %4 = call half @dx.op.loadInput.f16(i32 4, i32 1, i32 0, i8 0, i32 undef), !dx.precise !17  ; LoadInput(inputSigId,rowIndex,colIndex,gsVertexAxis)
  %5 = call half @dx.op.loadInput.f16(i32 4, i32 1, i32 0, i8 1, i32 undef), !dx.precise !17  ; LoadInput(inputSigId,rowIndex,colIndex,gsVertexAxis)
  %6 = call half @dx.op.loadInput.f16(i32 4, i32 1, i32 0, i8 2, i32 undef), !dx.precise !17  ; LoadInput(inputSigId,rowIndex,colIndex,gsVertexAxis)
  %7 = call half @dx.op.loadInput.f16(i32 4, i32 1, i32 0, i8 3, i32 undef), !dx.precise !17  ; LoadInput(inputSigId,rowIndex,colIndex,gsVertexAxis)
  %8 = call float @dx.op.loadInput.f32(i32 4, i32 0, i32 0, i8 0, i32 undef), !dx.precise !17  ; LoadInput(inputSigId,rowIndex,colIndex,gsVertexAxis)
  %9 = call float @dx.op.loadInput.f32(i32 4, i32 0, i32 0, i8 1, i32 undef), !dx.precise !17  ; LoadInput(inputSigId,rowIndex,colIndex,gsVertexAxis)
  %10 = call float @dx.op.loadInput.f32(i32 4, i32 0, i32 0, i8 2, i32 undef), !dx.precise !17  ; LoadInput(inputSigId,rowIndex,colIndex,gsVertexAxis)
  %11 = call float @dx.op.loadInput.f32(i32 4, i32 0, i32 0, i8 3, i32 undef), !dx.precise !17  ; LoadInput(inputSigId,rowIndex,colIndex,gsVertexAxis)
  %12 = call float @dx.op.dot3.f32(i32 55, float %8, float %9, float %10, float %1, float %2, float %3), !dx.precise !17  ; Dot3(ax,ay,az,bx,by,bz)
  %13 = call float @dx.op.unary.f32(i32 24, float %11), !dx.precise !17  ; Sqrt(value)
  %14 = fadd float %12, %13
  %15 = fmul half %4, %4
  %16 = fmul half %5, %5
  %17 = fmul half %6, %6
  %18 = fmul half %7, %7
  %19 = fadd half %4, %15
  %20 = fadd half %5, %16
  %21 = fadd half %6, %17
  %22 = fadd half %7, %18
  %23 = fsub fast half %15, %4
  %24 = fsub fast half %16, %5
  %25 = fsub fast half %17, %6
  %26 = fsub fast half %18, %7
  %27 = fmul fast half %19, %23
  %28 = fmul fast half %20, %24
  %29 = fmul fast half %21, %25
  %30 = fmul fast half %22, %26
  %31 = fpext half %27 to float
  %32 = fpext half %28 to float
  %33 = fpext half %29 to float
  %34 = fpext half %30 to float
  %35 = fadd fast float %14, 1.000000e+00
  %36 = fadd fast float %35, %31
  %37 = fadd fast float %35, %32
  %38 = fadd fast float %35, %33
  %39 = fadd fast float %35, %34
  call void @dx.op.storeOutput.f32(i32 5, i32 0, i32 0, i8 0, float %36)  ; StoreOutput(outputSigId,rowIndex,colIndex,value)
  call void @dx.op.storeOutput.f32(i32 5, i32 0, i32 0, i8 1, float %37)  ; StoreOutput(outputSigId,rowIndex,colIndex,value)
  call void @dx.op.storeOutput.f32(i32 5, i32 0, i32 0, i8 2, float %38)  ; StoreOutput(outputSigId,rowIndex,colIndex,value)
  call void @dx.op.storeOutput.f32(i32 5, i32 0, i32 0, i8 3, float %39)  ; StoreOutput(outputSigId,rowIndex,colIndex,value)
  ret void
}

; Function Attrs: nounwind readnone
declare float @dx.op.loadInput.f32(i32, i32, i32, i8, i32) #0

; Function Attrs: nounwind readnone
declare half @dx.op.loadInput.f16(i32, i32, i32, i8, i32) #0

; Function Attrs: nounwind
declare void @dx.op.storeOutput.f32(i32, i32, i32, i8, float) #1

; Function Attrs: nounwind readnone
declare float @dx.op.dot3.f32(i32, float, float, float, float, float, float) #0

; Function Attrs: nounwind readnone
declare float @dx.op.unary.f32(i32, float) #0

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
!4 = !{[14 x i32] [i32 12, i32 4, i32 15, i32 15, i32 15, i32 15, i32 1, i32 2, i32 4, i32 8, i32 15, i32 15, i32 15, i32 0]}
!5 = !{void ()* @main, !"main", !6, null, !16}
!6 = !{!7, !14, null}
!7 = !{!8, !11, !12}
!8 = !{i32 0, !"A", i8 9, i8 0, !9, i8 2, i32 1, i8 4, i32 0, i8 0, !10}
!9 = !{i32 0}
!10 = !{i32 3, i32 15}
!11 = !{i32 1, !"H", i8 8, i8 0, !9, i8 2, i32 1, i8 4, i32 1, i8 0, !10}
!12 = !{i32 2, !"C", i8 9, i8 0, !9, i8 2, i32 1, i8 4, i32 2, i8 0, !13}
!13 = !{i32 3, i32 7}
!14 = !{!15}
!15 = !{i32 0, !"SV_Target", i8 9, i8 16, !9, i8 0, i32 1, i8 4, i32 0, i8 0, !10}
!16 = !{i32 0, i64 8388640}
!17 = !{i32 1}
