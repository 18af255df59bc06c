;
; Input signature:
;
; Name                 Index   Mask Register SysValue  Format   Used
; -------------------- ----- ------ -------- -------- ------- ------
; A                        0   xyzw        0     NONE   float   xyzw
; B                        0   xyzw        1     NONE   float   xyzw
; C                        0   xyzw        2     NONE   float   xyzw
; I                        0   xyzw        3     NONE     int   xy  
; SV_IsFrontFace           0   x           4    FFACE    uint   x   
; SV_SampleIndex           0    N/A  special   SAMPLE    uint     NO
;
;
; Output signature:
;
; Name                 Index   Mask Register SysValue  Format   Used
; -------------------- ----- ------ -------- -------- ------- ------
; SV_Target                0   xyzw        0   TARGET   float   xyzw
;
; shader hash: 18a398ced7278c453647d95397163112
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
; SigInputElements: 6
; SigOutputElements: 1
; SigPatchConstOrPrimElements: 0
; SigInputVectors: 5
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
; B                        0                 sample       
; C                        0               centroid       
; I                        0        nointerpolation       
; SV_SampleIndex           0        nointerpolation       
; SV_IsFrontFace           0        nointerpolation       
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
; Number of inputs: 17, outputs: 4
; Outputs dependent on ViewId: {  }
; Inputs contributing to computation of Outputs:
;   output 0 depends on inputs: { 0, 4, 8, 12, 13, 16 }
;   output 1 depends on inputs: { 1, 5, 9, 12, 13, 16 }
;   output 2 depends on inputs: { 2, 6, 10, 12, 13, 16 }
;   output 3 depends on inputs: { 3, 7, 11, 12, 13, 16 }
;
target datalayout = "e-m:e-p:32:32-i1:32-i8:32-i16:32-i32:32-i64:64-f16:32-f32:32-f64:64-n8:16:32:64"
target triple = "dxil-ms-dx"

%dx.types.SamplePos = type { float, float }

define void @main() {
  %1 = call i32 @dx.op.loadInput.i32(i32 4, i32 5, i32 0, i8 0, i32 undef)  ; LoadInput(inputSigId,rowIndex,colIndex,gsVertexAxis)
  %2 = icmp ne i32 %1, 0
  %3 = call i32 @dx.op.loadInput.i32(i32 4, i32 3, i32 0, i8 0, i32 undef)  ; LoadInput(inputSigId,rowIndex,colIndex,gsVertexAxis)
  %4 = call i32 @dx.op.loadInput.i32(i32 4, i32 3, i32 0, i8 1, i32 undef)  ; LoadInput(inputSigId,rowIndex,colIndex,gsVertexAxis)
  %5 = call float @dx.op.loadInput.f32(i32 4, i32 2, i32 0, i8 0, i32 undef)  ; LoadInput(inputSigId,rowIndex,colIndex,gsVertexAxis)
  %6 = call float @dx.op.loadInput.f32(i32 4, i32 2, i32 0, i8 1, i32 undef)  ; LoadInput(inputSigId,rowIndex,colIndex,gsVertexAxis)
  %7 = call float @dx.op.loadInput.f32(i32 4, i32 2, i32 0, i8 2, i32 undef)  ; LoadInput(inputSigId,rowIndex,colIndex,gsVertexAxis)
  %8 = call float @dx.op.loadInput.f32(i32 4, i32 2, i32 0, i8 3, i32 undef)  ; LoadInput(inputSigId,rowIndex,colIndex,gsVertexAxis)
  %9 = call float @dx.op.loadInput.f32(i32 4, i32 1, i32 0, i8 0, i32 undef)  ; LoadInput(inputSigId,rowIndex,colIndex,gsVertexAxis)
  %10 = call float @dx.op.loadInput.f32(i32 4, i32 1, i32 0, i8 1, i32 undef)  ; LoadInput(inputSigId,rowIndex,colIndex,gsVertexAxis)
  %11 = call float @dx.op.loadInput.f32(i32 4, i32 1, i32 0, i8 2, i32 undef)  ; LoadInput(inputSigId,rowIndex,colIndex,gsVertexAxis)
  %12 = call float @dx.op.loadInput.f32(i32 4, i32 1, i32 0, i8 3, i32 undef)  ; LoadInput(inputSigId,rowIndex,colIndex,gsVertexAxis)
  %13 = call float @dx.op.loadInput.f32(i32 4, i32 0, i32 0, i8 0, i32 undef)  ; LoadInput(inputSigId,rowIndex,colIndex,gsVertexAxis)
  %14 = call float @dx.op.loadInput.f32(i32 4, i32 0, i32 0, i8 1, i32 undef)  ; LoadInput(inputSigId,rowIndex,colIndex,gsVertexAxis)
  %15 = call float @dx.op.loadInput.f32(i32 4, i32 0, i32 0, i8 2, i32 undef)  ; LoadInput(inputSigId,rowIndex,colIndex,gsVertexAxis)
  %16 = call float @dx.op.loadInput.f32(i32 4, i32 0, i32 0, i8 3, i32 undef)  ; LoadInput(inputSigId,rowIndex,colIndex,gsVertexAxis)
  %17 = call i32 @dx.op.sampleIndex.i32(i32 90)  ; SampleIndex()
  %18 = call i32 @dx.op.coverage.i32(i32 91)  ; Coverage()
  %19 = call float @dx.op.unary.f32(i32 83, float %13)  ; DerivCoarseX(value)
  %20 = call float @dx.op.unary.f32(i32 83, float %14)  ; DerivCoarseX(value)
  %21 = call float @dx.op.unary.f32(i32 83, float %15)  ; DerivCoarseX(value)
  %22 = call float @dx.op.unary.f32(i32 83, float %16)  ; DerivCoarseX(value)
  %23 = call float @dx.op.unary.f32(i32 84, float %9)  ; DerivCoarseY(value)
  %24 = call float @dx.op.unary.f32(i32 84, float %10)  ; DerivCoarseY(value)
  %25 = call float @dx.op.unary.f32(i32 84, float %11)  ; DerivCoarseY(value)
  %26 = call float @dx.op.unary.f32(i32 84, float %12)  ; DerivCoarseY(value)
  %27 = call float @dx.op.unary.f32(i32 83, float %5)  ; DerivCoarseX(value)
  %28 = call float @dx.op.unary.f32(i32 83, float %6)  ; DerivCoarseX(value)
  %29 = call float @dx.op.unary.f32(i32 83, float %7)  ; DerivCoarseX(value)
  %30 = call float @dx.op.unary.f32(i32 83, float %8)  ; DerivCoarseX(value)
  %31 = call float @dx.op.unary.f32(i32 84, float %13)  ; DerivCoarseY(value)
  %32 = call float @dx.op.unary.f32(i32 84, float %14)  ; DerivCoarseY(value)
  %33 = call float @dx.op.unary.f32(i32 84, float %15)  ; DerivCoarseY(value)
  %34 = call float @dx.op.unary.f32(i32 84, float %16)  ; DerivCoarseY(value)
  %35 = call float @dx.op.unary.f32(i32 85, float %9)  ; DerivFineX(value)
  %36 = call float @dx.op.unary.f32(i32 85, float %10)  ; DerivFineX(value)
  %37 = call float @dx.op.unary.f32(i32 85, float %11)  ; DerivFineX(value)
  %38 = call float @dx.op.unary.f32(i32 85, float %12)  ; DerivFineX(value)
  %39 = call float @dx.op.unary.f32(i32 86, float %5)  ; DerivFineY(value)
  %40 = call float @dx.op.unary.f32(i32 86, float %6)  ; DerivFineY(value)
  %41 = call float @dx.op.unary.f32(i32 86, float %7)  ; DerivFineY(value)
  %42 = call float @dx.op.unary.f32(i32 86, float %8)  ; DerivFineY(value)
  %43 = call float @dx.op.unary.f32(i32 6, float %19)  ; FAbs(value)
  %44 = call float @dx.op.unary.f32(i32 6, float %20)  ; FAbs(value)
  %45 = call float @dx.op.unary.f32(i32 6, float %21)  ; FAbs(value)
  %46 = call float @dx.op.unary.f32(i32 6, float %22)  ; FAbs(value)
  %47 = call float @dx.op.unary.f32(i32 6, float %31)  ; FAbs(value)
  %48 = call float @dx.op.unary.f32(i32 6, float %32)  ; FAbs(value)
  %49 = call float @dx.op.unary.f32(i32 6, float %33)  ; FAbs(value)
  %50 = call float @dx.op.unary.f32(i32 6, float %34)  ; FAbs(value)
  %51 = call float @dx.op.evalSampleIndex.f32(i32 88, i32 0, i32 0, i8 0, i32 %17)  ; EvalSampleIndex(inputSigId,inputRowIndex,inputColIndex,sampleIndex)
  %52 = call float @dx.op.evalSampleIndex.f32(i32 88, i32 0, i32 0, i8 1, i32 %17)  ; EvalSampleIndex(inputSigId,inputRowIndex,inputColIndex,sampleIndex)
  %53 = call float @dx.op.evalSampleIndex.f32(i32 88, i32 0, i32 0, i8 2, i32 %17)  ; EvalSampleIndex(inputSigId,inputRowIndex,inputColIndex,sampleIndex)
  %54 = call float @dx.op.evalSampleIndex.f32(i32 88, i32 0, i32 0, i8 3, i32 %17)  ; EvalSampleIndex(inputSigId,inputRowIndex,inputColIndex,sampleIndex)
  %55 = call float @dx.op.evalCentroid.f32(i32 89, i32 1, i32 0, i8 0)  ; EvalCentroid(inputSigId,inputRowIndex,inputColIndex)
  %56 = call float @dx.op.evalCentroid.f32(i32 89, i32 1, i32 0, i8 1)  ; EvalCentroid(inputSigId,inputRowIndex,inputColIndex)
  %57 = call float @dx.op.evalCentroid.f32(i32 89, i32 1, i32 0, i8 2)  ; EvalCentroid(inputSigId,inputRowIndex,inputColIndex)
  %58 = call float @dx.op.evalCentroid.f32(i32 89, i32 1, i32 0, i8 3)  ; EvalCentroid(inputSigId,inputRowIndex,inputColIndex)
  %59 = call float @dx.op.evalSnapped.f32(i32 87, i32 0, i32 0, i8 0, i32 -3, i32 7)  ; EvalSnapped(inputSigId,inputRowIndex,inputColIndex,offsetX,offsetY)
  %60 = call float @dx.op.evalSnapped.f32(i32 87, i32 0, i32 0, i8 1, i32 -3, i32 7)  ; EvalSnapped(inputSigId,inputRowIndex,inputColIndex,offsetX,offsetY)
  %61 = call float @dx.op.evalSnapped.f32(i32 87, i32 0, i32 0, i8 2, i32 -3, i32 7)  ; EvalSnapped(inputSigId,inputRowIndex,inputColIndex,offsetX,offsetY)
  %62 = call float @dx.op.evalSnapped.f32(i32 87, i32 0, i32 0, i8 3, i32 -3, i32 7)  ; EvalSnapped(inputSigId,inputRowIndex,inputColIndex,offsetX,offsetY)
  %63 = call float @dx.op.evalSnapped.f32(i32 87, i32 2, i32 0, i8 0, i32 %3, i32 %4)  ; EvalSnapped(inputSigId,inputRowIndex,inputColIndex,offsetX,offsetY)
  %64 = call float @dx.op.evalSnapped.f32(i32 87, i32 2, i32 0, i8 1, i32 %3, i32 %4)  ; EvalSnapped(inputSigId,inputRowIndex,inputColIndex,offsetX,offsetY)
  %65 = call float @dx.op.evalSnapped.f32(i32 87, i32 2, i32 0, i8 2, i32 %3, i32 %4)  ; EvalSnapped(inputSigId,inputRowIndex,inputColIndex,offsetX,offsetY)
  %66 = call float @dx.op.evalSnapped.f32(i32 87, i32 2, i32 0, i8 3, i32 %3, i32 %4)  ; EvalSnapped(inputSigId,inputRowIndex,inputColIndex,offsetX,offsetY)
  %67 = fadd fast float %25, %21
  %68 = fadd fast float %67, %29
  %69 = fadd fast float %68, %33
  %70 = fadd fast float %69, %37
  %71 = fadd fast float %70, %41
  %72 = fadd fast float %71, %45
  %73 = fadd fast float %72, %49
  %74 = fadd fast float %73, %53
  %75 = fadd fast float %74, %57
  %76 = fadd fast float %75, %61
  %77 = fadd fast float %76, %65
  %78 = fadd fast float %26, %22
  %79 = fadd fast float %78, %30
  %80 = fadd fast float %79, %34
  %81 = fadd fast float %80, %38
  %82 = fadd fast float %81, %42
  %83 = fadd fast float %82, %46
  %84 = fadd fast float %83, %50
  %85 = fadd fast float %84, %54
  %86 = fadd fast float %85, %58
  %87 = fadd fast float %86, %62
  %88 = fadd fast float %87, %66
  %89 = call i32 @dx.op.renderTargetGetSampleCount(i32 77)  ; RenderTargetGetSampleCount()
  %90 = uitofp i32 %89 to float
  %91 = call %dx.types.SamplePos @dx.op.renderTargetGetSamplePosition(i32 76, i32 %17)  ; RenderTargetGetSamplePosition(index)
  %92 = extractvalue %dx.types.SamplePos %91, 0
  %93 = extractvalue %dx.types.SamplePos %91, 1
  %94 = fadd fast float %23, %19
  %95 = fadd fast float %94, %27
  %96 = fadd fast float %95, %31
  %97 = fadd fast float %96, %35
  %98 = fadd fast float %97, %39
  %99 = fadd fast float %98, %43
  %100 = fadd fast float %99, %47
  %101 = fadd fast float %100, %51
  %102 = fadd fast float %101, %55
  %103 = fadd fast float %102, %59
  %104 = fadd fast float %103, %63
  %105 = fadd fast float %104, %90
  %106 = fadd fast float %105, %92
  %107 = fadd fast float %24, %20
  %108 = fadd fast float %107, %28
  %109 = fadd fast float %108, %32
  %110 = fadd fast float %109, %36
  %111 = fadd fast float %110, %40
  %112 = fadd fast float %111, %44
  %113 = fadd fast float %112, %48
  %114 = fadd fast float %113, %52
  %115 = fadd fast float %114, %56
  %116 = fadd fast float %115, %60
  %117 = fadd fast float %116, %64
  %118 = fadd fast float %117, %93
  %119 = fcmp fast olt float %106, 0.000000e+00
  call void @dx.op.discard(i32 82, i1 %119)  ; Discard(condition)
  %120 = icmp eq i32 %18, 3
  br i1 %120, label %121, label %122

; <label>:121                                     ; preds = %0
  call void @dx.op.discard(i32 82, i1 true)  ; Discard(condition)
  br label %122

; <label>:122                                     ; preds = %121, %0
  %123 = fsub fast float -0.000000e+00, %106
  %124 = fsub fast float -0.000000e+00, %118
  %125 = fsub fast float -0.000000e+00, %77
  %126 = fsub fast float -0.000000e+00, %88
  %127 = select i1 %2, float %106, float %123
  %128 = select i1 %2, float %118, float %124
  %129 = select i1 %2, float %77, float %125
  %130 = select i1 %2, float %88, float %126
  call void @dx.op.storeOutput.f32(i32 5, i32 0, i32 0, i8 0, float %127)  ; StoreOutput(outputSigId,rowIndex,colIndex,value)
  call void @dx.op.storeOutput.f32(i32 5, i32 0, i32 0, i8 1, float %128)  ; StoreOutput(outputSigId,rowIndex,colIndex,value)
  call void @dx.op.storeOutput.f32(i32 5, i32 0, i32 0, i8 2, float %129)  ; StoreOutput(outputSigId,rowIndex,colIndex,value)
  call void @dx.op.storeOutput.f32(i32 5, i32 0, i32 0, i8 3, float %130)  ; StoreOutput(outputSigId,rowIndex,colIndex,value)
  ret void
}

; Function Attrs: nounwind readnone
declare i32 @dx.op.coverage.i32(i32) #0

; Function Attrs: nounwind readnone
declare i32 @dx.op.sampleIndex.i32(i32) #0

; Function Attrs: nounwind readnone
declare float @dx.op.loadInput.f32(i32, i32, i32, i8, i32) #0

; Function Attrs: nounwind readnone
declare i32 @dx.op.loadInput.i32(i32, i32, i32, i8, i32) #0

; Function Attrs: nounwind
declare void @dx.op.storeOutput.f32(i32, i32, i32, i8, float) #1

; Function Attrs: nounwind
declare void @dx.op.discard(i32, i1) #1

; Function Attrs: nounwind readnone
declare float @dx.op.evalCentroid.f32(i32, i32, i32, i8) #0

; Function Attrs: nounwind readnone
declare float @dx.op.unary.f32(i32, float) #0

; Function Attrs: nounwind readnone
declare float @dx.op.evalSampleIndex.f32(i32, i32, i32, i8, i32) #0

; Function Attrs: nounwind readnone
declare float @dx.op.evalSnapped.f32(i32, i32, i32, i8, i32, i32) #0

; Function Attrs: nounwind readonly
declare i32 @dx.op.renderTargetGetSampleCount(i32) #2

; Function Attrs: nounwind readonly
declare %dx.types.SamplePos @dx.op.renderTargetGetSamplePosition(i32, i32) #2

attributes #0 = { nounwind readnone }
attributes #1 = { nounwind }
attributes #2 = { nounwind readonly }

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
!4 = !{[19 x i32] [i32 17, i32 4, i32 1, i32 2, i32 4, i32 8, i32 1, i32 2, i32 4, i32 8, i32 1, i32 2, i32 4, i32 8, i32 15, i32 15, i32 0, i32 0, i32 15]}
!5 = !{void ()* @main, !"main", !6, null, null}
!6 = !{!7, !18, null}
!7 = !{!8, !11, !12, !13, !15, !16}
!8 = !{i32 0, !"A", i8 9, i8 0, !9, i8 2, i32 1, i8 4, i32 0, i8 0, !10}
!9 = !{i32 0}
!10 = !{i32 3, i32 15}
!11 = !{i32 1, !"B", i8 9, i8 0, !9, i8 6, i32 1, i8 4, i32 1, i8 0, !10}
!12 = !{i32 2, !"C", i8 9, i8 0, !9, i8 3, i32 1, i8 4, i32 2, i8 0, !10}
!13 = !{i32 3, !"I", i8 4, i8 0, !9, i8 1, i32 1, i8 4, i32 3, i8 0, !14}
!14 = !{i32 3, i32 3}
!15 = !{i32 4, !"SV_SampleIndex", i8 5, i8 12, !9, i8 1, i32 1, i8 1, i32 -1, i8 -1, null}
!16 = !{i32 5, !"SV_IsFrontFace", i8 5, i8 13, !9, i8 1, i32 1, i8 1, i32 4, i8 0, !17}
!17 = !{i32 3, i32 1}
!18 = !{!19}
!19 = !{i32 0, !"SV_Target", i8 9, i8 16, !9, i8 0, i32 1, i8 4, i32 0, i8 0, !10}
