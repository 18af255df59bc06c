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
; shader hash: cf21b848ebe4f7d2c410092dd8cd9016
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

@dx.nothing.a = internal constant [1 x i32] zeroinitializer

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
  %19 = zext i1 %2 to i32
  %20 = call float @dx.op.unary.f32(i32 83, float %13)  ; DerivCoarseX(value)
  %21 = call float @dx.op.unary.f32(i32 83, float %14)  ; DerivCoarseX(value)
  %22 = call float @dx.op.unary.f32(i32 83, float %15)  ; DerivCoarseX(value)
  %23 = call float @dx.op.unary.f32(i32 83, float %16)  ; DerivCoarseX(value)
  %24 = call float @dx.op.unary.f32(i32 84, float %9)  ; DerivCoarseY(value)
  %25 = call float @dx.op.unary.f32(i32 84, float %10)  ; DerivCoarseY(value)
  %26 = call float @dx.op.unary.f32(i32 84, float %11)  ; DerivCoarseY(value)
  %27 = call float @dx.op.unary.f32(i32 84, float %12)  ; DerivCoarseY(value)
  %28 = fadd fast float %20, %24
  %29 = fadd fast float %21, %25
  %30 = fadd fast float %22, %26
  %31 = fadd fast float %23, %27
  %32 = call float @dx.op.unary.f32(i32 83, float %5)  ; DerivCoarseX(value)
  %33 = call float @dx.op.unary.f32(i32 83, float %6)  ; DerivCoarseX(value)
  %34 = call float @dx.op.unary.f32(i32 83, float %7)  ; DerivCoarseX(value)
  %35 = call float @dx.op.unary.f32(i32 83, float %8)  ; DerivCoarseX(value)
  %36 = fadd fast float %28, %32
  %37 = fadd fast float %29, %33
  %38 = fadd fast float %30, %34
  %39 = fadd fast float %31, %35
  %40 = call float @dx.op.unary.f32(i32 84, float %13)  ; DerivCoarseY(value)
  %41 = call float @dx.op.unary.f32(i32 84, float %14)  ; DerivCoarseY(value)
  %42 = call float @dx.op.unary.f32(i32 84, float %15)  ; DerivCoarseY(value)
  %43 = call float @dx.op.unary.f32(i32 84, float %16)  ; DerivCoarseY(value)
  %44 = fadd fast float %36, %40
  %45 = fadd fast float %37, %41
  %46 = fadd fast float %38, %42
  %47 = fadd fast float %39, %43
  %48 = call float @dx.op.unary.f32(i32 85, float %9)  ; DerivFineX(value)
  %49 = call float @dx.op.unary.f32(i32 85, float %10)  ; DerivFineX(value)
  %50 = call float @dx.op.unary.f32(i32 85, float %11)  ; DerivFineX(value)
  %51 = call float @dx.op.unary.f32(i32 85, float %12)  ; DerivFineX(value)
  %52 = fadd fast float %44, %48
  %53 = fadd fast float %45, %49
  %54 = fadd fast float %46, %50
  %55 = fadd fast float %47, %51
  %56 = call float @dx.op.unary.f32(i32 86, float %5)  ; DerivFineY(value)
  %57 = call float @dx.op.unary.f32(i32 86, float %6)  ; DerivFineY(value)
  %58 = call float @dx.op.unary.f32(i32 86, float %7)  ; DerivFineY(value)
  %59 = call float @dx.op.unary.f32(i32 86, float %8)  ; DerivFineY(value)
  %60 = fadd fast float %52, %56
  %61 = fadd fast float %53, %57
  %62 = fadd fast float %54, %58
  %63 = fadd fast float %55, %59
  %64 = call float @dx.op.unary.f32(i32 83, float %13)  ; DerivCoarseX(value)
  %65 = call float @dx.op.unary.f32(i32 83, float %14)  ; DerivCoarseX(value)
  %66 = call float @dx.op.unary.f32(i32 83, float %15)  ; DerivCoarseX(value)
  %67 = call float @dx.op.unary.f32(i32 83, float %16)  ; DerivCoarseX(value)
  %68 = call float @dx.op.unary.f32(i32 6, float %64)  ; FAbs(value)
  %69 = call float @dx.op.unary.f32(i32 6, float %65)  ; FAbs(value)
  %70 = call float @dx.op.unary.f32(i32 6, float %66)  ; FAbs(value)
  %71 = call float @dx.op.unary.f32(i32 6, float %67)  ; FAbs(value)
  %72 = call float @dx.op.unary.f32(i32 84, float %13)  ; DerivCoarseY(value)
  %73 = call float @dx.op.unary.f32(i32 84, float %14)  ; DerivCoarseY(value)
  %74 = call float @dx.op.unary.f32(i32 84, float %15)  ; DerivCoarseY(value)
  %75 = call float @dx.op.unary.f32(i32 84, float %16)  ; DerivCoarseY(value)
  %76 = call float @dx.op.unary.f32(i32 6, float %72)  ; FAbs(value)
  %77 = call float @dx.op.unary.f32(i32 6, float %73)  ; FAbs(value)
  %78 = call float @dx.op.unary.f32(i32 6, float %74)  ; FAbs(value)
  %79 = call float @dx.op.unary.f32(i32 6, float %75)  ; FAbs(value)
  %80 = fadd fast float %68, %76
  %81 = fadd fast float %69, %77
  %82 = fadd fast float %70, %78
  %83 = fadd fast float %71, %79
  %84 = fadd fast float %60, %80
  %85 = fadd fast float %61, %81
  %86 = fadd fast float %62, %82
  %87 = fadd fast float %63, %83
  %88 = load i32, i32* getelementptr inbounds ([1 x i32], [1 x i32]* @dx.nothing.a, i32 0, i32 0)
  %89 = call float @dx.op.evalSampleIndex.f32(i32 88, i32 0, i32 0, i8 0, i32 %17)  ; EvalSampleIndex(inputSigId,inputRowIndex,inputColIndex,sampleIndex)
  %90 = call float @dx.op.evalSampleIndex.f32(i32 88, i32 0, i32 0, i8 1, i32 %17)  ; EvalSampleIndex(inputSigId,inputRowIndex,inputColIndex,sampleIndex)
  %91 = call float @dx.op.evalSampleIndex.f32(i32 88, i32 0, i32 0, i8 2, i32 %17)  ; EvalSampleIndex(inputSigId,inputRowIndex,inputColIndex,sampleIndex)
  %92 = call float @dx.op.evalSampleIndex.f32(i32 88, i32 0, i32 0, i8 3, i32 %17)  ; EvalSampleIndex(inputSigId,inputRowIndex,inputColIndex,sampleIndex)
  %93 = call float @dx.op.evalCentroid.f32(i32 89, i32 1, i32 0, i8 0)  ; EvalCentroid(inputSigId,inputRowIndex,inputColIndex)
  %94 = call float @dx.op.evalCentroid.f32(i32 89, i32 1, i32 0, i8 1)  ; EvalCentroid(inputSigId,inputRowIndex,inputColIndex)
  %95 = call float @dx.op.evalCentroid.f32(i32 89, i32 1, i32 0, i8 2)  ; EvalCentroid(inputSigId,inputRowIndex,inputColIndex)
  %96 = call float @dx.op.evalCentroid.f32(i32 89, i32 1, i32 0, i8 3)  ; EvalCentroid(inputSigId,inputRowIndex,inputColIndex)
  %97 = fadd fast float %89, %93
  %98 = fadd fast float %90, %94
  %99 = fadd fast float %91, %95
  %100 = fadd fast float %92, %96
  %101 = call float @dx.op.evalSnapped.f32(i32 87, i32 0, i32 0, i8 0, i32 -3, i32 7)  ; EvalSnapped(inputSigId,inputRowIndex,inputColIndex,offsetX,offsetY)
  %102 = call float @dx.op.evalSnapped.f32(i32 87, i32 0, i32 0, i8 1, i32 -3, i32 7)  ; EvalSnapped(inputSigId,inputRowIndex,inputColIndex,offsetX,offsetY)
  %103 = call float @dx.op.evalSnapped.f32(i32 87, i32 0, i32 0, i8 2, i32 -3, i32 7)  ; EvalSnapped(inputSigId,inputRowIndex,inputColIndex,offsetX,offsetY)
  %104 = call float @dx.op.evalSnapped.f32(i32 87, i32 0, i32 0, i8 3, i32 -3, i32 7)  ; EvalSnapped(inputSigId,inputRowIndex,inputColIndex,offsetX,offsetY)
  %105 = fadd fast float %97, %101
  %106 = fadd fast float %98, %102
  %107 = fadd fast float %99, %103
  %108 = fadd fast float %100, %104
  %109 = call float @dx.op.evalSnapped.f32(i32 87, i32 2, i32 0, i8 0, i32 %3, i32 %4)  ; EvalSnapped(inputSigId,inputRowIndex,inputColIndex,offsetX,offsetY)
  %110 = call float @dx.op.evalSnapped.f32(i32 87, i32 2, i32 0, i8 1, i32 %3, i32 %4)  ; EvalSnapped(inputSigId,inputRowIndex,inputColIndex,offsetX,offsetY)
  %111 = call float @dx.op.evalSnapped.f32(i32 87, i32 2, i32 0, i8 2, i32 %3, i32 %4)  ; EvalSnapped(inputSigId,inputRowIndex,inputColIndex,offsetX,offsetY)
  %112 = call float @dx.op.evalSnapped.f32(i32 87, i32 2, i32 0, i8 3, i32 %3, i32 %4)  ; EvalSnapped(inputSigId,inputRowIndex,inputColIndex,offsetX,offsetY)
  %113 = fadd fast float %105, %109
  %114 = fadd fast float %106, %110
  %115 = fadd fast float %107, %111
  %116 = fadd fast float %108, %112
  %117 = fadd fast float %84, %113
  %118 = fadd fast float %85, %114
  %119 = fadd fast float %86, %115
  %120 = fadd fast float %87, %116
  %121 = load i32, i32* getelementptr inbounds ([1 x i32], [1 x i32]* @dx.nothing.a, i32 0, i32 0)
  %122 = call i32 @dx.op.renderTargetGetSampleCount(i32 77)  ; RenderTargetGetSampleCount()
  %123 = uitofp i32 %122 to float
  %124 = fadd fast float %117, %123
  %125 = load i32, i32* getelementptr inbounds ([1 x i32], [1 x i32]* @dx.nothing.a, i32 0, i32 0)
  %126 = call %dx.types.SamplePos @dx.op.renderTargetGetSamplePosition(i32 76, i32 %17)  ; RenderTargetGetSamplePosition(index)
  %127 = extractvalue %dx.types.SamplePos %126, 0
  %128 = extractvalue %dx.types.SamplePos %126, 1
  %129 = fadd fast float %124, %127
  %130 = fadd fast float %118, %128
  %131 = load i32, i32* getelementptr inbounds ([1 x i32], [1 x i32]* @dx.nothing.a, i32 0, i32 0)
  %132 = load i32, i32* getelementptr inbounds ([1 x i32], [1 x i32]* @dx.nothing.a, i32 0, i32 0)
  %133 = fcmp fast olt float %129, 0.000000e+00
  call void @dx.op.discard(i32 82, i1 %133)  ; Discard(condition)
  %134 = icmp eq i32 %18, 3
  %135 = icmp ne i1 %134, false
  %136 = icmp ne i1 %135, false
  br i1 %136, label %137, label %138

; <label>:137                                     ; preds = %0
  call void @dx.op.discard(i32 82, i1 true)  ; Discard(condition)
  br label %138

; <label>:138                                     ; preds = %137, %0
  %139 = icmp ne i32 %19, 0
  br i1 %139, label %140, label %141

; <label>:140                                     ; preds = %138
  br label %146

; <label>:141                                     ; preds = %138
  %142 = fsub fast float -0.000000e+00, %129
  %143 = fsub fast float -0.000000e+00, %130
  %144 = fsub fast float -0.000000e+00, %119
  %145 = fsub fast float -0.000000e+00, %120
  br label %146

; <label>:146                                     ; preds = %141, %140
  %147 = phi float [ %129, %140 ], [ %142, %141 ]
  %148 = phi float [ %130, %140 ], [ %143, %141 ]
  %149 = phi float [ %119, %140 ], [ %144, %141 ]
  %150 = phi float [ %120, %140 ], [ %145, %141 ]
  %151 = load i32, i32* getelementptr inbounds ([1 x i32], [1 x i32]* @dx.nothing.a, i32 0, i32 0)
  call void @dx.op.storeOutput.f32(i32 5, i32 0, i32 0, i8 0, float %147)  ; StoreOutput(outputSigId,rowIndex,colIndex,value)
  call void @dx.op.storeOutput.f32(i32 5, i32 0, i32 0, i8 1, float %148)  ; StoreOutput(outputSigId,rowIndex,colIndex,value)
  call void @dx.op.storeOutput.f32(i32 5, i32 0, i32 0, i8 2, float %149)  ; StoreOutput(outputSigId,rowIndex,colIndex,value)
  call void @dx.op.storeOutput.f32(i32 5, i32 0, i32 0, i8 3, float %150)  ; StoreOutput(outputSigId,rowIndex,colIndex,value)
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
!5 = !{void ()* @main, !"main", !6, null, !20}
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
!20 = !{i32 0, i64 1}
