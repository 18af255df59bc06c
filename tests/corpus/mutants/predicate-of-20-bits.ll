;
; Input signature:
;
; Name                 Index             InterpMode DynIdx
; -------------------- ----- ---------------------- ------
; A                        0                 linear       
; B                        0        nointerpolation       
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
; Number of inputs: 5, outputs: 4
; Outputs dependent on ViewId: {  }
; Inputs contributing to computation of Outputs:
;   output 0 depends on inputs: { 0, 4 }
;   output 1 depends on inputs: { 0, 1, 4 }
;   output 2 depends on inputs: { 0, 2, 4 }
;   output 3 depends on inputs: { 0, 3, 4 }
;
target datalayout = "e-m:e-p:32:32-i1:32-i8:32-i16:32-i32:32-i64:64-f16:32-f32:32-f64:64-n8:16:32:64"
target triple = "dxil-ms-dx"

@dx.ishelper = internal global i32 0

define void @main() {
  %1 = call i32 @dx.op.coverage.i32(i32 91)  ; Coverage()
  %2 = icmp eq i32 0, %1
  %3 = zext i1 %2 to i32
  store i32 %3, i32* @dx.ishelper
  %4 = call float @dx.op.loadInput.f32(i32 4, i32 0, i32 0, i8 0, i32 undef)  ; LoadInput(inputSigId,rowIndex,colIndex,gsVertexAxis)
  %5 = call float @dx.op.loadInput.f32(i32 4, i32 0, i32 0, i8 1, i32 undef)  ; LoadInput(inputSigId,rowIndex,colIndex,gsVertexAxis)
  %6 = call float @dx.op.loadInput.f32(i32 4, i32 0, i32 0, i8 2, i32 undef)  ; LoadInput(inputSigId,rowIndex,colIndex,gsVertexAxis)
  %7 = call float @dx.op.loadInput.f32(i32 4, i32 0, i32 0, i8 3, i32 undef)  ; LoadInput(inputSigId,rowIndex,colIndex,gsVertexAxis)
  %8 = load i32, i32* @dx.ishelper
  %9 = trunc i32 %8 to i1
  br i1 %9, label %33, label %10

; <label>:10                                      ; preds = %0
  %11 = call i32 @dx.op.loadInput.i32(i32 4, i32 1, i32 0, i8 0, i32 undef)  ; LoadInput(inputSigId,rowIndex,colIndex,gsVertexAxis)
  %12 = icmp ugt i32 %11, 3
  %13 = call i1 @dx.op.waveReadLaneAt.i1(i32 117, i1 %12, i32 5)  ; WaveReadLaneAt(value,lane)
  br i1 %13, label %14, label %19

; <label>:14                                      ; preds = %10
  %15 = call float @dx.op.unary.f32(i32 83, float %4)  ; DerivCoarseX(value)
  %16 = call float @dx.op.unary.f32(i32 83, float %5)  ; DerivCoarseX(value)
  %17 = call float @dx.op.unary.f32(i32 83, float %6)  ; DerivCoarseX(value)
  %18 = call float @dx.op.unary.f32(i32 83, float %7)  ; DerivCoarseX(value)
  br label %24

; <label>:19                                      ; preds = %10
  %20 = call float @dx.op.unary.f32(i32 84, float %4)  ; DerivCoarseY(value)
  %21 = call float @dx.op.unary.f32(i32 84, float %5)  ; DerivCoarseY(value)
  %22 = call float @dx.op.unary.f32(i32 84, float %6)  ; DerivCoarseY(value)
  %23 = call float @dx.op.unary.f32(i32 84, float %7)  ; DerivCoarseY(value)
  br label %24

; <label>:24                                      ; preds = %19, %14
  %25 = phi float [ %15, %14 ], [ %20, %19 ]
  %26 = phi float [ %16, %14 ], [ %21, %19 ]
  %27 = phi float [ %17, %14 ], [ %22, %19 ]
  %28 = phi float [ %18, %14 ], [ %23, %19 ]
  %29 = fadd fast float %25, %4
  %30 = fadd fast float %26, %5
  %31 = fadd fast float %27, %6
  %32 = fadd fast float %28, %7
  br label %33

; <label>:33                                      ; preds = %24, %0
  %34 = phi float [ %4, %0 ], [ %29, %24 ]
  %35 = phi float [ %5, %0 ], [ %30, %24 ]
  %36 = phi float [ %6, %0 ], [ %31, %24 ]
  %37 = phi float [ %7, %0 ], [ %32, %24 ]
  %38 = fcmp fast ogt float %4, 2.000000e+00
  %39 = call i1 @dx.op.waveActiveAllEqual.i1(i32 115, i1 %38)  ; WaveActiveAllEqual(value)
  br i1 %39, label %40, label %41

; <label>:40                                      ; preds = %33
  store i32 1, i32* @dx.ishelper
  call void @dx.op.discard(i32 82, i1 true)  ; Discard(condition)
  br label %41

; <label>:41                                      ; preds = %40, %33
  %42 = load i32, i32* @dx.ishelper
  %43 = trunc i32 %42 to i1
  %44 = select i1 %43, float 0.000000e+00, float %34
  %45 = select i1 %43, float 0.000000e+00, float %35
  %46 = select i1 %43, float 0.000000e+00, float %36
  %47 = select i1 %43, float 0.000000e+00, float %37
  call void @dx.op.storeOutput.f32(i32 5, i32 0, i32 0, i8 0, float %44)  ; StoreOutput(outputSigId,rowIndex,colIndex,value)
  call void @dx.op.storeOutput.f32(i32 5, i32 0, i32 0, i8 1, float %45)  ; StoreOutput(outputSigId,rowIndex,colIndex,value)
  call void @dx.op.storeOutput.f32(i32 5, i32 0, i32 0, i8 2, float %46)  ; StoreOutput(outputSigId,rowIndex,colIndex,value)
  call void @dx.op.storeOutput.f32(i32 5, i32 0, i32 0, i8 3, float %47)  ; StoreOutput(outputSigId,rowIndex,colIndex,value)
  ret void
}

; Function Attrs: nounwind readnone
declare float @dx.op.loadInput.f32(i32, i32, i32, i8, i32) #0

; Function Attrs: nounwind readnone
declare i32 @dx.op.loadInput.i32(i32, i32, i32, i8, i32) #0

; Function Attrs: nounwind
declare void @dx.op.storeOutput.f32(i32, i32, i32, i8, float) #1

; Function Attrs: nounwind
declare void @dx.op.discard(i32, i1) #1

; Function Attrs: nounwind
declare i1 @dx.op.waveReadLaneAt.i1(i32, i1, i32) #1

; Function Attrs: nounwind readnone
declare float @dx.op.unary.f32(i32, float) #0

; Function Attrs: nounwind
declare i1 @dx.op.waveActiveAllEqual.i1(i32, i1) #1

; Function Attrs: nounwind readnone
declare i32 @dx.op.coverage.i32(i32) #0

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
!4 = !{[7 x i32] [i32 5, i32 4, i32 15, i32 2, i32 4, i32 8, i32 15]}
!5 = !{void ()* @main, !"main", !6, null, !15}
!6 = !{!7, !13, null}
!7 = !{!8, !11}
!8 = !{i32 0, !"A", i8 9, i8 0, !9, i8 2, i32 1, i8 4, i32 0, i8 0, !10}
!9 = !{i32 0}
!10 = !{i32 3, i32 15}
!11 = !{i32 1, !"B", i8 5, i8 0, !9, i8 1, i32 1, i8 1, i32 1, i8 0, !12}
!12 = !{i32 3, i32 1}
!13 = !{!14}
!14 = !{i32 0, !"SV_Target", i8 9, i8 16, !9, i8 0, i32 1, i8 4, i32 0, i8 0, !10}
!15 = !{i32 0, i64 524288}
