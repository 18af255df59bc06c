;
; Input signature:
;
; Name                 Index             InterpMode DynIdx
; -------------------- ----- ---------------------- ------
; A                        0                 linear       
;                          0        nointerpolation       
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
;   output 1 depends on inputs: { 1, 4 }
;   output 2 depends on inputs: { 2, 4 }
;   output 3 depends on inputs: { 3, 4 }
;
target datalayout = "e-m:e-p:32:32-i1:32-i8:32-i16:32-i32:32-i64:64-f16:32-f32:32-f64:64-n8:16:32:64"
target triple = "dxil-ms-dx"

define void @main() {
  %1 = call float @dx.op.loadInput.f32(i32 4, i32 0, i32 0, i8 0, i32 undef)  ; LoadInput(inputSigId,rowIndex,colIndex,gsVertexAxis)
  %2 = call float @dx.op.loadInput.f32(i32 4, i32 0, i32 0, i8 1, i32 undef)  ; LoadInput(inputSigId,rowIndex,colIndex,gsVertexAxis)
  %3 = call float @dx.op.loadInput.f32(i32 4, i32 0, i32 0, i8 2, i32 undef)  ; LoadInput(inputSigId,rowIndex,colIndex,gsVertexAxis)
  %4 = call float @dx.op.loadInput.f32(i32 4, i32 0, i32 0, i8 3, i32 undef)  ; LoadInput(inputSigId,rowIndex,colIndex,gsVertexAxis)
  %5 = call i1 @dx.op.isHelperLane.i1(i32 221)  ; IsHelperLane()
  br i1 %5, label %29, label %6

; <label>:6                                       ; preds = %0
  %7 = call i32 @dx.op.loadInput.i32(i32 4, i32 1, i32 0, i8 0, i32 undef)  ; LoadInput(inputSigId,rowIndex,colIndex,gsVertexAxis)
  %8 = icmp ugt i32 %7, 3
  %9 = call i1 @dx.op.waveReadLaneAt.i1(i32 117, i1 %8, i32 5)  ; WaveReadLaneAt(value,lane)
  br i1 %9, label %10, label %15

; <label>:10                                      ; preds = %6
  %11 = call float @dx.op.unary.f32(i32 83, float %1)  ; DerivCoarseX(value)
  %12 = call float @dx.op.unary.f32(i32 83, float %2)  ; DerivCoarseX(value)
  %13 = call float @dx.op.unary.f32(i32 83, float %3)  ; DerivCoarseX(value)
  %14 = call float @dx.op.unary.f32(i32 83, float %4)  ; DerivCoarseX(value)
  br label %20

; <label>:15                                      ; preds = %6
  %16 = call float @dx.op.unary.f32(i32 84, float %1)  ; DerivCoarseY(value)
  %17 = call float @dx.op.unary.f32(i32 84, float %2)  ; DerivCoarseY(value)
  %18 = call float @dx.op.unary.f32(i32 84, float %3)  ; DerivCoarseY(value)
  %19 = call float @dx.op.unary.f32(i32 84, float %4)  ; DerivCoarseY(value)
  br label %20

; <label>:20                                      ; preds = %15, %10
  %21 = phi float [ %11, %10 ], [ %16, %15 ]
  %22 = phi float [ %12, %10 ], [ %17, %15 ]
  %23 = phi float [ %13, %10 ], [ %18, %15 ]
  %24 = phi float [ %14, %10 ], [ %19, %15 ]
  %25 = fadd fast float %21, %1
  %26 = fadd fast float %22, %2
  %27 = fadd fast float %23, %3
  %28 = fadd fast float %24, %4
  br label %29

; <label>:29                                      ; preds = %20, %0
  %30 = phi float [ %1, %0 ], [ %25, %20 ]
  %31 = phi float [ %2, %0 ], [ %26, %20 ]
  %32 = phi float [ %3, %0 ], [ %27, %20 ]
  %33 = phi float [ %4, %0 ], [ %28, %20 ]
  %34 = fcmp fast ogt float %1, 2.000000e+00
  %35 = call i1 @dx.op.waveActiveAllEqual.i1(i32 115, i1 %34)  ; WaveActiveAllEqual(value)
  br i1 %35, label %36, label %37

; <label>:36                                      ; preds = %29
  call void @dx.op.discard(i32 82, i1 true)  ; Discard(condition)
  br label %37

; <label>:37                                      ; preds = %36, %29
  %38 = call i1 @dx.op.isHelperLane.i1(i32 221)  ; IsHelperLane()
  %39 = select i1 %38, float 0.000000e+00, float %30
  %40 = select i1 %38, float 0.000000e+00, float %31
  %41 = select i1 %38, float 0.000000e+00, float %32
  %42 = select i1 %38, float 0.000000e+00, float %33
  call void @dx.op.storeOutput.f32(i32 5, i32 0, i32 0, i8 0, float %39)  ; StoreOutput(outputSigId,rowIndex,colIndex,value)
  call void @dx.op.storeOutput.f32(i32 5, i32 0, i32 0, i8 1, float %40)  ; StoreOutput(outputSigId,rowIndex,colIndex,value)
  call void @dx.op.storeOutput.f32(i32 5, i32 0, i32 0, i8 2, float %41)  ; StoreOutput(outputSigId,rowIndex,colIndex,value)
  call void @dx.op.storeOutput.f32(i32 5, i32 0, i32 0, i8 3, float %42)  ; StoreOutput(outputSigId,rowIndex,colIndex,value)
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

; Function Attrs: nounwind readonly
declare i1 @dx.op.isHelperLane.i1(i32) #2

; Function Attrs: nounwind
declare i1 @dx.op.waveReadLaneAt.i1(i32, i1, i32) #1

; Function Attrs: nounwind readnone
declare float @dx.op.unary.f32(i32, float) #0

; Function Attrs: nounwind
declare i1 @dx.op.waveActiveAllEqual.i1(i32, i1) #1

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
!1 = !{i32 1, i32 6}
!2 = !{i32 1, i32 9}
!3 = !{!"ps", i32 6, i32 6}
!4 = !{[7 x i32] [i32 5, i32 4, i32 1, i32 2, i32 4, i32 8, i32 15]}
!5 = !{void ()* @main, !"main", !6, null, !15}
!6 = !{!7, !13, null}
!7 = !{!8, !11}
!8 = !{i32 0, !"A", i8 9, i8 0, !9, i8 2, i32 1, i8 4, i32 0, i8 0, !10}
!9 = !{i32 0}
!10 = !{i32 3, i32 15}
!11 = !{i32 1, !"\00", i8 5, i8 0, !9, i8 1, i32 1, i8 1, i32 1, i8 0, !12}
!12 = !{i32 3, i32 1}
!13 = !{!14}
!14 = !{i32 0, !"SV_Target", i8 9, i8 16, !9, i8 0, i32 1, i8 4, i32 0, i8 0, !10}
!15 = !{i32 0, i64 524288}
