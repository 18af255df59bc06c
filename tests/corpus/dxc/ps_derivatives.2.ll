;
; Note: shader requires additional functionality:
;       Use native low precision
;
;
; Input signature:
;
; Name                 Index   Mask Register SysValue  Format   Used
; -------------------- ----- ------ -------- -------- ------- ------
; A                        0   xyzw        0     NONE    fp16   xyzw
; B                        0   xyzw        1     NONE    fp16   xyzw
; C                        0   xyzw        2     NONE    fp16   xyzw
; I                        0   xyzw        3     NONE     int   xy  
; SV_IsFrontFace           0   x           4    FFACE    uint   x   
; SV_SampleIndex           0    N/A  special   SAMPLE    uint     NO
;
;
; Output signature:
;
; Name                 Index   Mask Register SysValue  Format   Used
; -------------------- ----- ------ -------- -------- ------- ------
; SV_Target                0   xyzw        0   TARGET    fp16   xyzw
;
; shader hash: 68cfc66249e63e3a5dcc8c279beda004
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
target datalayout = "e-m:e-p:32:32-i1:32-i8:8-i16:16-i32:32-i64:64-f16:16-f32:32-f64:64-n8:16:32:64"
target triple = "dxil-ms-dx"

%dx.types.SamplePos = type { float, float }

define void @main() {
  %1 = call i32 @dx.op.loadInput.i32(i32 4, i32 5, i32 0, i8 0, i32 undef)  ; LoadInput(inputSigId,rowIndex,colIndex,gsVertexAxis)
  %2 = icmp ne i32 %1, 0
  %3 = call i32 @dx.op.loadInput.i32(i32 4, i32 3, i32 0, i8 0, i32 undef)  ; LoadInput(inputSigId,rowIndex,colIndex,gsVertexAxis)
  %4 = call i32 @dx.op.loadInput.i32(i32 4, i32 3, i32 0, i8 1, i32 undef)  ; LoadInput(inputSigId,rowIndex,colIndex,gsVertexAxis)
  %5 = call half @dx.op.loadInput.f16(i32 4, i32 2, i32 0, i8 0, i32 undef)  ; LoadInput(inputSigId,rowIndex,colIndex,gsVertexAxis)
  %6 = call half @dx.op.loadInput.f16(i32 4, i32 2, i32 0, i8 1, i32 undef)  ; LoadInput(inputSigId,rowIndex,colIndex,gsVertexAxis)
  %7 = call half @dx.op.loadInput.f16(i32 4, i32 2, i32 0, i8 2, i32 undef)  ; LoadInput(inputSigId,rowIndex,colIndex,gsVertexAxis)
  %8 = call half @dx.op.loadInput.f16(i32 4, i32 2, i32 0, i8 3, i32 undef)  ; LoadInput(inputSigId,rowIndex,colIndex,gsVertexAxis)
  %9 = call half @dx.op.loadInput.f16(i32 4, i32 1, i32 0, i8 0, i32 undef)  ; LoadInput(inputSigId,rowIndex,colIndex,gsVertexAxis)
  %10 = call half @dx.op.loadInput.f16(i32 4, i32 1, i32 0, i8 1, i32 undef)  ; LoadInput(inputSigId,rowIndex,colIndex,gsVertexAxis)
  %11 = call half @dx.op.loadInput.f16(i32 4, i32 1, i32 0, i8 2, i32 undef)  ; LoadInput(inputSigId,rowIndex,colIndex,gsVertexAxis)
  %12 = call half @dx.op.loadInput.f16(i32 4, i32 1, i32 0, i8 3, i32 undef)  ; LoadInput(inputSigId,rowIndex,colIndex,gsVertexAxis)
  %13 = call half @dx.op.loadInput.f16(i32 4, i32 0, i32 0, i8 0, i32 undef)  ; LoadInput(inputSigId,rowIndex,colIndex,gsVertexAxis)
  %14 = call half @dx.op.loadInput.f16(i32 4, i32 0, i32 0, i8 1, i32 undef)  ; LoadInput(inputSigId,rowIndex,colIndex,gsVertexAxis)
  %15 = call half @dx.op.loadInput.f16(i32 4, i32 0, i32 0, i8 2, i32 undef)  ; LoadInput(inputSigId,rowIndex,colIndex,gsVertexAxis)
  %16 = call half @dx.op.loadInput.f16(i32 4, i32 0, i32 0, i8 3, i32 undef)  ; LoadInput(inputSigId,rowIndex,colIndex,gsVertexAxis)
  %17 = call i32 @dx.op.sampleIndex.i32(i32 90)  ; SampleIndex()
  %18 = call i32 @dx.op.coverage.i32(i32 91)  ; Coverage()
  %19 = call half @dx.op.unary.f16(i32 83, half %13)  ; DerivCoarseX(value)
  %20 = call half @dx.op.unary.f16(i32 83, half %14)  ; DerivCoarseX(value)
  %21 = call half @dx.op.unary.f16(i32 83, half %15)  ; DerivCoarseX(value)
  %22 = call half @dx.op.unary.f16(i32 83, half %16)  ; DerivCoarseX(value)
  %23 = call half @dx.op.unary.f16(i32 84, half %9)  ; DerivCoarseY(value)
  %24 = call half @dx.op.unary.f16(i32 84, half %10)  ; DerivCoarseY(value)
  %25 = call half @dx.op.unary.f16(i32 84, half %11)  ; DerivCoarseY(value)
  %26 = call half @dx.op.unary.f16(i32 84, half %12)  ; DerivCoarseY(value)
  %27 = call half @dx.op.unary.f16(i32 83, half %5)  ; DerivCoarseX(value)
  %28 = call half @dx.op.unary.f16(i32 83, half %6)  ; DerivCoarseX(value)
  %29 = call half @dx.op.unary.f16(i32 83, half %7)  ; DerivCoarseX(value)
  %30 = call half @dx.op.unary.f16(i32 83, half %8)  ; DerivCoarseX(value)
  %31 = call half @dx.op.unary.f16(i32 84, half %13)  ; DerivCoarseY(value)
  %32 = call half @dx.op.unary.f16(i32 84, half %14)  ; DerivCoarseY(value)
  %33 = call half @dx.op.unary.f16(i32 84, half %15)  ; DerivCoarseY(value)
  %34 = call half @dx.op.unary.f16(i32 84, half %16)  ; DerivCoarseY(value)
  %35 = call half @dx.op.unary.f16(i32 85, half %9)  ; DerivFineX(value)
  %36 = call half @dx.op.unary.f16(i32 85, half %10)  ; DerivFineX(value)
  %37 = call half @dx.op.unary.f16(i32 85, half %11)  ; DerivFineX(value)
  %38 = call half @dx.op.unary.f16(i32 85, half %12)  ; DerivFineX(value)
  %39 = call half @dx.op.unary.f16(i32 86, half %5)  ; DerivFineY(value)
  %40 = call half @dx.op.unary.f16(i32 86, half %6)  ; DerivFineY(value)
  %41 = call half @dx.op.unary.f16(i32 86, half %7)  ; DerivFineY(value)
  %42 = call half @dx.op.unary.f16(i32 86, half %8)  ; DerivFineY(value)
  %43 = call half @dx.op.unary.f16(i32 6, half %19)  ; FAbs(value)
  %44 = call half @dx.op.unary.f16(i32 6, half %20)  ; FAbs(value)
  %45 = call half @dx.op.unary.f16(i32 6, half %21)  ; FAbs(value)
  %46 = call half @dx.op.unary.f16(i32 6, half %22)  ; FAbs(value)
  %47 = call half @dx.op.unary.f16(i32 6, half %31)  ; FAbs(value)
  %48 = call half @dx.op.unary.f16(i32 6, half %32)  ; FAbs(value)
  %49 = call half @dx.op.unary.f16(i32 6, half %33)  ; FAbs(value)
  %50 = call half @dx.op.unary.f16(i32 6, half %34)  ; FAbs(value)
  %51 = call half @dx.op.evalSampleIndex.f16(i32 88, i32 0, i32 0, i8 0, i32 %17)  ; EvalSampleIndex(inputSigId,inputRowIndex,inputColIndex,sampleIndex)
  %52 = call half @dx.op.evalSampleIndex.f16(i32 88, i32 0, i32 0, i8 1, i32 %17)  ; EvalSampleIndex(inputSigId,inputRowIndex,inputColIndex,sampleIndex)
  %53 = call half @dx.op.evalSampleIndex.f16(i32 88, i32 0, i32 0, i8 2, i32 %17)  ; EvalSampleIndex(inputSigId,inputRowIndex,inputColIndex,sampleIndex)
  %54 = call half @dx.op.evalSampleIndex.f16(i32 88, i32 0, i32 0, i8 3, i32 %17)  ; EvalSampleIndex(inputSigId,inputRowIndex,inputColIndex,sampleIndex)
  %55 = call half @dx.op.evalCentroid.f16(i32 89, i32 1, i32 0, i8 0)  ; EvalCentroid(inputSigId,inputRowIndex,inputColIndex)
  %56 = call half @dx.op.evalCentroid.f16(i32 89, i32 1, i32 0, i8 1)  ; EvalCentroid(inputSigId,inputRowIndex,inputColIndex)
  %57 = call half @dx.op.evalCentroid.f16(i32 89, i32 1, i32 0, i8 2)  ; EvalCentroid(inputSigId,inputRowIndex,inputColIndex)
  %58 = call half @dx.op.evalCentroid.f16(i32 89, i32 1, i32 0, i8 3)  ; EvalCentroid(inputSigId,inputRowIndex,inputColIndex)
  %59 = call half @dx.op.evalSnapped.f16(i32 87, i32 0, i32 0, i8 0, i32 -3, i32 7)  ; EvalSnapped(inputSigId,inputRowIndex,inputColIndex,offsetX,offsetY)
  %60 = call half @dx.op.evalSnapped.f16(i32 87, i32 0, i32 0, i8 1, i32 -3, i32 7)  ; EvalSnapped(inputSigId,inputRowIndex,inputColIndex,offsetX,offsetY)
  %61 = call half @dx.op.evalSnapped.f16(i32 87, i32 0, i32 0, i8 2, i32 -3, i32 7)  ; EvalSnapped(inputSigId,inputRowIndex,inputColIndex,offsetX,offsetY)
  %62 = call half @dx.op.evalSnapped.f16(i32 87, i32 0, i32 0, i8 3, i32 -3, i32 7)  ; EvalSnapped(inputSigId,inputRowIndex,inputColIndex,offsetX,offsetY)
  %63 = call half @dx.op.evalSnapped.f16(i32 87, i32 2, i32 0, i8 0, i32 %3, i32 %4)  ; EvalSnapped(inputSigId,inputRowIndex,inputColIndex,offsetX,offsetY)
  %64 = call half @dx.op.evalSnapped.f16(i32 87, i32 2, i32 0, i8 1, i32 %3, i32 %4)  ; EvalSnapped(inputSigId,inputRowIndex,inputColIndex,offsetX,offsetY)
  %65 = call half @dx.op.evalSnapped.f16(i32 87, i32 2, i32 0, i8 2, i32 %3, i32 %4)  ; EvalSnapped(inputSigId,inputRowIndex,inputColIndex,offsetX,offsetY)
  %66 = call half @dx.op.evalSnapped.f16(i32 87, i32 2, i32 0, i8 3, i32 %3, i32 %4)  ; EvalSnapped(inputSigId,inputRowIndex,inputColIndex,offsetX,offsetY)
  %67 = fadd fast half %24, %20
  %68 = fadd fast half %67, %28
  %69 = fadd fast half %68, %32
  %70 = fadd fast half %69, %36
  %71 = fadd fast half %70, %40
  %72 = fadd fast half %71, %44
  %73 = fadd fast half %72, %48
  %74 = fadd fast half %73, %52
  %75 = fadd fast half %74, %56
  %76 = fadd fast half %75, %60
  %77 = fadd fast half %76, %64
  %78 = fadd fast half %25, %21
  %79 = fadd fast half %78, %29
  %80 = fadd fast half %79, %33
  %81 = fadd fast half %80, %37
  %82 = fadd fast half %81, %41
  %83 = fadd fast half %82, %45
  %84 = fadd fast half %83, %49
  %85 = fadd fast half %84, %53
  %86 = fadd fast half %85, %57
  %87 = fadd fast half %86, %61
  %88 = fadd fast half %87, %65
  %89 = fadd fast half %26, %22
  %90 = fadd fast half %89, %30
  %91 = fadd fast half %90, %34
  %92 = fadd fast half %91, %38
  %93 = fadd fast half %92, %42
  %94 = fadd fast half %93, %46
  %95 = fadd fast half %94, %50
  %96 = fadd fast half %95, %54
  %97 = fadd fast half %96, %58
  %98 = fadd fast half %97, %62
  %99 = fadd fast half %98, %66
  %100 = call i32 @dx.op.renderTargetGetSampleCount(i32 77)  ; RenderTargetGetSampleCount()
  %101 = uitofp i32 %100 to half
  %102 = fadd fast half %23, %19
  %103 = fadd fast half %102, %27
  %104 = fadd fast half %103, %31
  %105 = fadd fast half %104, %35
  %106 = fadd fast half %105, %39
  %107 = fadd fast half %106, %43
  %108 = fadd fast half %107, %47
  %109 = fadd fast half %108, %51
  %110 = fadd fast half %109, %55
  %111 = fadd fast half %110, %59
  %112 = fadd fast half %111, %63
  %113 = fadd fast half %112, %101
  %114 = call %dx.types.SamplePos @dx.op.renderTargetGetSamplePosition(i32 76, i32 %17)  ; RenderTargetGetSamplePosition(index)
  %115 = extractvalue %dx.types.SamplePos %114, 0
  %116 = extractvalue %dx.types.SamplePos %114, 1
  %117 = fpext half %113 to float
  %118 = fpext half %77 to float
  %119 = fadd fast float %117, %115
  %120 = fadd fast float %116, %118
  %121 = fptrunc float %119 to half
  %122 = fptrunc float %120 to half
  %123 = fcmp olt half %121, 0xH0000
  call void @dx.op.discard(i32 82, i1 %123)  ; Discard(condition)
  %124 = icmp eq i32 %18, 3
  br i1 %124, label %125, label %126

; <label>:125                                     ; preds = %0
  call void @dx.op.discard(i32 82, i1 true)  ; Discard(condition)
  br label %126

; <label>:126                                     ; preds = %125, %0
  %127 = fsub fast half 0xH8000, %121
  %128 = fsub fast half 0xH8000, %122
  %129 = fsub fast half 0xH8000, %88
  %130 = fsub fast half 0xH8000, %99
  %131 = select i1 %2, half %121, half %127
  %132 = select i1 %2, half %122, half %128
  %133 = select i1 %2, half %88, half %129
  %134 = select i1 %2, half %99, half %130
  call void @dx.op.storeOutput.f16(i32 5, i32 0, i32 0, i8 0, half %131)  ; StoreOutput(outputSigId,rowIndex,colIndex,value)
  call void @dx.op.storeOutput.f16(i32 5, i32 0, i32 0, i8 1, half %132)  ; StoreOutput(outputSigId,rowIndex,colIndex,value)
  call void @dx.op.storeOutput.f16(i32 5, i32 0, i32 0, i8 2, half %133)  ; StoreOutput(outputSigId,rowIndex,colIndex,value)
  call void @dx.op.storeOutput.f16(i32 5, i32 0, i32 0, i8 3, half %134)  ; StoreOutput(outputSigId,rowIndex,colIndex,value)
  ret void
}

; Function Attrs: nounwind readnone
declare i32 @dx.op.coverage.i32(i32) #0

; Function Attrs: nounwind readnone
declare i32 @dx.op.sampleIndex.i32(i32) #0

; Function Attrs: nounwind readnone
declare half @dx.op.loadInput.f16(i32, i32, i32, i8, i32) #0

; Function Attrs: nounwind readnone
declare i32 @dx.op.loadInput.i32(i32, i32, i32, i8, i32) #0

; Function Attrs: nounwind
declare void @dx.op.storeOutput.f16(i32, i32, i32, i8, half) #1

; Function Attrs: nounwind
declare void @dx.op.discard(i32, i1) #1

; Function Attrs: nounwind readnone
declare half @dx.op.evalCentroid.f16(i32, i32, i32, i8) #0

; Function Attrs: nounwind readnone
declare half @dx.op.unary.f16(i32, half) #0

; Function Attrs: nounwind readnone
declare half @dx.op.evalSampleIndex.f16(i32, i32, i32, i8, i32) #0

; Function Attrs: nounwind readnone
declare half @dx.op.evalSnapped.f16(i32, i32, i32, i8, i32, i32) #0

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
!1 = !{i32 1, i32 2}
!2 = !{i32 1, i32 9}
!3 = !{!"ps", i32 6, i32 2}
!4 = !{[19 x i32] [i32 17, i32 4, i32 1, i32 2, i32 4, i32 8, i32 1, i32 2, i32 4, i32 8, i32 1, i32 2, i32 4, i32 8, i32 15, i32 15, i32 0, i32 0, i32 15]}
!5 = !{void ()* @main, !"main", !6, null, !20}
!6 = !{!7, !18, null}
!7 = !{!8, !11, !12, !13, !15, !16}
!8 = !{i32 0, !"A", i8 8, i8 0, !9, i8 2, i32 1, i8 4, i32 0, i8 0, !10}
!9 = !{i32 0}
!10 = !{i32 3, i32 15}
!11 = !{i32 1, !"B", i8 8, i8 0, !9, i8 6, i32 1, i8 4, i32 1, i8 0, !10}
!12 = !{i32 2, !"C", i8 8, i8 0, !9, i8 3, i32 1, i8 4, i32 2, i8 0, !10}
!13 = !{i32 3, !"I", i8 4, i8 0, !9, i8 1, i32 1, i8 4, i32 3, i8 0, !14}
!14 = !{i32 3, i32 3}
!15 = !{i32 4, !"SV_SampleIndex", i8 5, i8 12, !9, i8 1, i32 1, i8 1, i32 -1, i8 -1, null}
!16 = !{i32 5, !"SV_IsFrontFace", i8 5, i8 13, !9, i8 1, i32 1, i8 1, i32 4, i8 0, !17}
!17 = !{i32 3, i32 1}
!18 = !{!19}
!19 = !{i32 0, !"SV_Target", i8 8, i8 16, !9, i8 0, i32 1, i8 4, i32 0, i8 0, !10}
!20 = !{i32 0, i64 8388640}
