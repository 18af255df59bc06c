;
; Note: shader requires additional functionality:
;       View Instancing
;
;
; Input signature:
;
; Name                 Index   Mask Register SysValue  Format   Used
; -------------------- ----- ------ -------- -------- ------- ------
; A                        0   xyzw        0     NONE   float   xyzw
; A                        1   xyzw        1     NONE   float   xyzw
; A                        2   xyzw        2     NONE   float   xyzw
; B                        0   xy          3     NONE   float   xy  
; N                        0     z         3     NONE   float       
; I                        0   x           4     NONE    uint   x   
;
;
; Output signature:
;
; Name                 Index   Mask Register SysValue  Format   Used
; -------------------- ----- ------ -------- -------- ------- ------
; SV_Target                0   xyzw        0   TARGET   float   xyzw
; SV_Target                1   xy          1   TARGET   float   xy  
; SV_Target                2   xyzw        2   TARGET   float   xyzw
; SV_Target                3   xyzw        3   TARGET   float   xyzw
;
; shader hash: e8943cd7b9d3b92ada30180c347e6616
;
; Pipeline Runtime Information: 
;
;PSVRuntimeInfo:
; Pixel Shader
; DepthOutput=0
; SampleFrequency=0
; MinimumExpectedWaveLaneCount: 0
; MaximumExpectedWaveLaneCount: 4294967295
; UsesViewID: true
; SigInputElements: 4
; SigOutputElements: 4
; SigPatchConstOrPrimElements: 0
; SigInputVectors: 5
; SigOutputVectors[0]: 4
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
; A                        0                 linear   xyzw
; B                        0                 linear       
; I                        0        nointerpolation       
; N                        0                 linear       
;
; Output signature:
;
; Name                 Index             InterpMode DynIdx
; -------------------- ----- ---------------------- ------
; SV_Target                0                              
; SV_Target                1                              
; SV_Target                3                              
; SV_Target                2                              
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
; Number of inputs: 17, outputs: 16
; Outputs dependent on ViewId: { 3, 14 }
; Inputs contributing to computation of Outputs:
;   output 0 depends on inputs: { 0 }
;   output 1 depends on inputs: { 12 }
;   output 2 depends on inputs: { 2 }
;   output 3 depends on inputs: { 3, 16 }
;   output 4 depends on inputs: { 6, 13, 16 }
;   output 5 depends on inputs: { 7 }
;   output 8 depends on inputs: { 0, 4, 8, 16 }
;   output 9 depends on inputs: { 1, 5, 9, 16 }
;   output 10 depends on inputs: { 2, 6, 10, 16 }
;   output 11 depends on inputs: { 3, 7, 11, 16 }
;
target datalayout = "e-m:e-p:32:32-i1:32-i8:32-i16:32-i32:32-i64:64-f16:32-f32:32-f64:64-n8:16:32:64"
target triple = "dxil-ms-dx"

define void @main() {
  %1 = call i32 @dx.op.loadInput.i32(i32 4, i32 2, i32 0, i8 0, i32 undef)  ; LoadInput(inputSigId,rowIndex,colIndex,gsVertexAxis)
  %2 = call float @dx.op.loadInput.f32(i32 4, i32 1, i32 0, i8 0, i32 undef)  ; LoadInput(inputSigId,rowIndex,colIndex,gsVertexAxis)
  %3 = call float @dx.op.loadInput.f32(i32 4, i32 1, i32 0, i8 1, i32 undef)  ; LoadInput(inputSigId,rowIndex,colIndex,gsVertexAxis)
  %4 = call i32 @dx.op.viewID.i32(i32 138)  ; ViewID()
  %5 = call float @dx.op.loadInput.f32(i32 4, i32 0, i32 0, i8 0, i32 undef)  ; LoadInput(inputSigId,rowIndex,colIndex,gsVertexAxis)
  %6 = call float @dx.op.loadInput.f32(i32 4, i32 0, i32 0, i8 2, i32 undef)  ; LoadInput(inputSigId,rowIndex,colIndex,gsVertexAxis)
  %7 = call float @dx.op.loadInput.f32(i32 4, i32 0, i32 0, i8 3, i32 undef)  ; LoadInput(inputSigId,rowIndex,colIndex,gsVertexAxis)
  %8 = call float @dx.op.loadInput.f32(i32 4, i32 0, i32 1, i8 2, i32 undef)  ; LoadInput(inputSigId,rowIndex,colIndex,gsVertexAxis)
  %9 = call float @dx.op.loadInput.f32(i32 4, i32 0, i32 1, i8 3, i32 undef)  ; LoadInput(inputSigId,rowIndex,colIndex,gsVertexAxis)
  %10 = urem i32 %1, 3
  %11 = call float @dx.op.loadInput.f32(i32 4, i32 0, i32 %10, i8 0, i32 undef)  ; LoadInput(inputSigId,rowIndex,colIndex,gsVertexAxis)
  %12 = call float @dx.op.loadInput.f32(i32 4, i32 0, i32 %10, i8 1, i32 undef)  ; LoadInput(inputSigId,rowIndex,colIndex,gsVertexAxis)
  %13 = call float @dx.op.loadInput.f32(i32 4, i32 0, i32 %10, i8 2, i32 undef)  ; LoadInput(inputSigId,rowIndex,colIndex,gsVertexAxis)
  %14 = call float @dx.op.loadInput.f32(i32 4, i32 0, i32 %10, i8 3, i32 undef)  ; LoadInput(inputSigId,rowIndex,colIndex,gsVertexAxis)
  %15 = icmp eq i32 %1, 0
  br i1 %15, label %27, label %16

; <label>:16                                      ; preds = %0
  br label %17

; <label>:17                                      ; preds = %17, %16
  %18 = phi float [ %23, %17 ], [ %7, %16 ]
  %19 = phi float [ %21, %17 ], [ %8, %16 ]
  %20 = phi i32 [ %24, %17 ], [ 0, %16 ]
  %21 = fadd fast float %19, %3
  %22 = icmp eq i32 %4, %20
  %23 = select i1 %22, float 3.000000e+00, float %18
  %24 = add nuw i32 %20, 1
  %25 = icmp eq i32 %24, %1
  br i1 %25, label %26, label %17, !llvm.loop !27

; <label>:26                                      ; preds = %17
  br label %27

; <label>:27                                      ; preds = %26, %0
  %28 = phi float [ %7, %0 ], [ %23, %26 ]
  %29 = phi float [ %8, %0 ], [ %21, %26 ]
  %30 = uitofp i32 %4 to float
  call void @dx.op.storeOutput.f32(i32 5, i32 0, i32 0, i8 0, float %5)  ; StoreOutput(outputSigId,rowIndex,colIndex,value)
  call void @dx.op.storeOutput.f32(i32 5, i32 0, i32 0, i8 1, float %2)  ; StoreOutput(outputSigId,rowIndex,colIndex,value)
  call void @dx.op.storeOutput.f32(i32 5, i32 0, i32 0, i8 2, float %6)  ; StoreOutput(outputSigId,rowIndex,colIndex,value)
  call void @dx.op.storeOutput.f32(i32 5, i32 0, i32 0, i8 3, float %28)  ; StoreOutput(outputSigId,rowIndex,colIndex,value)
  call void @dx.op.storeOutput.f32(i32 5, i32 1, i32 0, i8 0, float %29)  ; StoreOutput(outputSigId,rowIndex,colIndex,value)
  call void @dx.op.storeOutput.f32(i32 5, i32 1, i32 0, i8 1, float %9)  ; StoreOutput(outputSigId,rowIndex,colIndex,value)
  call void @dx.op.storeOutput.f32(i32 5, i32 3, i32 0, i8 0, float %11)  ; StoreOutput(outputSigId,rowIndex,colIndex,value)
  call void @dx.op.storeOutput.f32(i32 5, i32 3, i32 0, i8 1, float %12)  ; StoreOutput(outputSigId,rowIndex,colIndex,value)
  call void @dx.op.storeOutput.f32(i32 5, i32 3, i32 0, i8 2, float %13)  ; StoreOutput(outputSigId,rowIndex,colIndex,value)
  call void @dx.op.storeOutput.f32(i32 5, i32 3, i32 0, i8 3, float %14)  ; StoreOutput(outputSigId,rowIndex,colIndex,value)
  call void @dx.op.storeOutput.f32(i32 5, i32 2, i32 0, i8 0, float 0.000000e+00)  ; StoreOutput(outputSigId,rowIndex,colIndex,value)
  call void @dx.op.storeOutput.f32(i32 5, i32 2, i32 0, i8 1, float 0.000000e+00)  ; StoreOutput(outputSigId,rowIndex,colIndex,value)
  call void @dx.op.storeOutput.f32(i32 5, i32 2, i32 0, i8 2, float %30)  ; StoreOutput(outputSigId,rowIndex,colIndex,value)
  call void @dx.op.storeOutput.f32(i32 5, i32 2, i32 0, i8 3, float 0.000000e+00)  ; StoreOutput(outputSigId,rowIndex,colIndex,value)
  ret void
}

; Function Attrs: nounwind readnone
declare i32 @dx.op.viewID.i32(i32) #0

; Function Attrs: nounwind readnone
declare float @dx.op.loadInput.f32(i32, i32, i32, i8, i32) #0

; Function Attrs: nounwind readnone
declare i32 @dx.op.loadInput.i32(i32, i32, i32, i8, i32) #0

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
!1 = !{i32 1, i32 1}
!2 = !{i32 1, i32 9}
!3 = !{!"ps", i32 6, i32 1}
!4 = !{[20 x i32] [i32 17, i32 16, i32 16392, i32 257, i32 512, i32 1028, i32 2056, i32 256, i32 512, i32 1040, i32 2080, i32 256, i32 512, i32 1024, i32 2048, i32 2, i32 16, i32 0, i32 0, i32 3864]}
!5 = !{void ()* @main, !"main", !6, null, !26}
!6 = !{!7, !17, null}
!7 = !{!8, !11, !14, !16}
!8 = !{i32 0, !"A", i8 9, i8 0, !9, i8 2, i32 3, i8 4, i32 0, i8 0, !10}
!9 = !{i32 0, i32 1, i32 2}
!10 = !{i32 2, i32 15, i32 3, i32 15}
!11 = !{i32 1, !"B", i8 9, i8 0, !12, i8 2, i32 1, i8 2, i32 3, i8 0, !13}
!12 = !{i32 0}
!13 = !{i32 3, i32 3}
!14 = !{i32 2, !"I", i8 5, i8 0, !12, i8 1, i32 1, i8 1, i32 4, i8 0, !15}
!15 = !{i32 3, i32 1}
!16 = !{i32 3, !"N", i8 9, i8 0, !12, i8 2, i32 1, i8 1, i32 3, i8 2, null}
!17 = !{!18, !20, !22, !24}
!18 = !{i32 0, !"SV_Target", i8 9, i8 16, !12, i8 0, i32 1, i8 4, i32 0, i8 0, !19}
!19 = !{i32 3, i32 15}
!20 = !{i32 1, !"SV_Target", i8 9, i8 16, !21, i8 0, i32 1, i8 2, i32 1, i8 0, !13}
!21 = !{i32 1}
!22 = !{i32 2, !"SV_Target", i8 9, i8 16, !23, i8 0, i32 1, i8 4, i32 3, i8 0, !19}
!23 = !{i32 3}
!24 = !{i32 3, !"SV_Target", i8 9, i8 16, !25, i8 0, i32 1, i8 4, i32 2, i8 0, !19}
!25 = !{i32 2}
!26 = !{i32 0, i64 2097152}
!27 = distinct !{!27, !28}
!28 = !{!"llvm.loop.unroll.disable"}
