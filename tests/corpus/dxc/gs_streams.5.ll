;
; Input signature:
;
; Name                 Index   Mask Register SysValue  Format   Used
; -------------------- ----- ------ -------- -------- ------- ------
; SV_Position              0   xyzw        0      POS   float   xyzw
; UV                       0   xy          1     NONE   float   xy  
; ID                       0   x           2     NONE    uint   x   
; SV_PrimitiveID           0    N/A   primID   PRIMID    uint     NO
;
;
; Output signature:
;
; Name                 Index   Mask Register SysValue  Format   Used
; -------------------- ----- ------ -------- -------- ------- ------
; m0:SV_Position           0   xyzw        0      POS   float   xyzw
; m0:COLOR                 0   xyzw        1     NONE   float   xyzw
; m0:SV_RenderTargetArrayIndex     0   x           2  RTINDEX    uint   x   
; m1:EXTRA                 0   xy          0     NONE   float   xy  
; m1:OTHER                 3   x           1     NONE     int   x   
; m2:EXTRA                 0   xy          0     NONE   float   xy  
; m2:OTHER                 4   x           1     NONE     int   x   
; m3:LAST                  0   x           0     NONE   float       
;
; shader hash: f52ac03452436598517b3b9df5925ff2
;
; Pipeline Runtime Information: 
;
;PSVRuntimeInfo:
; Geometry Shader
; InputPrimitive=point
; OutputTopology=point
; OutputStreamMask=15
; OutputPositionPresent=1
; MinimumExpectedWaveLaneCount: 0
; MaximumExpectedWaveLaneCount: 4294967295
; UsesViewID: false
; SigInputElements: 4
; SigOutputElements: 8
; SigPatchConstOrPrimElements: 0
; SigInputVectors: 3
; SigOutputVectors[0]: 3
; SigOutputVectors[1]: 2
; SigOutputVectors[2]: 2
; SigOutputVectors[3]: 1
; EntryFunctionName: main
;
;
; Input signature:
;
; Name                 Index             InterpMode DynIdx
; -------------------- ----- ---------------------- ------
; SV_Position              0          noperspective       
; UV                       0                 linear       
; ID                       0        nointerpolation       
; SV_PrimitiveID           0                              
;
; Output signature:
;
; Name                 Index             InterpMode DynIdx
; -------------------- ----- ---------------------- ------
; SV_Position              0          noperspective       
; COLOR                    0                 linear       
; SV_RenderTargetArrayIndex     0        nointerpolation       
; EXTRA                    0                 linear       
; OTHER                    3        nointerpolation       
; EXTRA                    0                 linear       
; OTHER                    4        nointerpolation       
; LAST                     0                 linear       
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
; Number of inputs: 9, outputs per stream: { 9, 5, 5, 1 }
; Outputs for Stream 0 dependent on ViewId: {  }
; Outputs for Stream 1 dependent on ViewId: {  }
; Outputs for Stream 2 dependent on ViewId: {  }
; Outputs for Stream 3 dependent on ViewId: {  }
; Inputs contributing to computation of Outputs for Stream 0:
;   output 0 depends on inputs: { 0 }
;   output 1 depends on inputs: { 1 }
;   output 2 depends on inputs: { 2 }
;   output 3 depends on inputs: { 3 }
;   output 4 depends on inputs: { 4 }
;   output 5 depends on inputs: { 5 }
;   output 6 depends on inputs: { 4 }
;   output 7 depends on inputs: { 5 }
; Inputs contributing to computation of Outputs for Stream 1:
;   output 0 depends on inputs: { 4 }
;   output 1 depends on inputs: { 5 }
;   output 4 depends on inputs: { 8 }
; Inputs contributing to computation of Outputs for Stream 2:
;   output 0 depends on inputs: { 4 }
;   output 1 depends on inputs: { 5 }
;   output 4 depends on inputs: { 8 }
; Inputs contributing to computation of Outputs for Stream 3:
;
target datalayout = "e-m:e-p:32:32-i1:32-i8:32-i16:32-i32:32-i64:64-f16:32-f32:32-f64:64-n8:16:32:64"
target triple = "dxil-ms-dx"

define void @main() {
  %1 = call i32 @dx.op.primitiveID.i32(i32 108)  ; PrimitiveID()
  %2 = call float @dx.op.loadInput.f32(i32 4, i32 0, i32 0, i8 0, i32 0)  ; LoadInput(inputSigId,rowIndex,colIndex,gsVertexAxis)
  %3 = call float @dx.op.loadInput.f32(i32 4, i32 0, i32 0, i8 1, i32 0)  ; LoadInput(inputSigId,rowIndex,colIndex,gsVertexAxis)
  %4 = call float @dx.op.loadInput.f32(i32 4, i32 0, i32 0, i8 2, i32 0)  ; LoadInput(inputSigId,rowIndex,colIndex,gsVertexAxis)
  %5 = call float @dx.op.loadInput.f32(i32 4, i32 0, i32 0, i8 3, i32 0)  ; LoadInput(inputSigId,rowIndex,colIndex,gsVertexAxis)
  %6 = call float @dx.op.loadInput.f32(i32 4, i32 1, i32 0, i8 0, i32 0)  ; LoadInput(inputSigId,rowIndex,colIndex,gsVertexAxis)
  %7 = call float @dx.op.loadInput.f32(i32 4, i32 1, i32 0, i8 1, i32 0)  ; LoadInput(inputSigId,rowIndex,colIndex,gsVertexAxis)
  call void @dx.op.storeOutput.f32(i32 5, i32 0, i32 0, i8 0, float %2)  ; StoreOutput(outputSigId,rowIndex,colIndex,value)
  call void @dx.op.storeOutput.f32(i32 5, i32 0, i32 0, i8 1, float %3)  ; StoreOutput(outputSigId,rowIndex,colIndex,value)
  call void @dx.op.storeOutput.f32(i32 5, i32 0, i32 0, i8 2, float %4)  ; StoreOutput(outputSigId,rowIndex,colIndex,value)
  call void @dx.op.storeOutput.f32(i32 5, i32 0, i32 0, i8 3, float %5)  ; StoreOutput(outputSigId,rowIndex,colIndex,value)
  call void @dx.op.storeOutput.f32(i32 5, i32 1, i32 0, i8 0, float %6)  ; StoreOutput(outputSigId,rowIndex,colIndex,value)
  call void @dx.op.storeOutput.f32(i32 5, i32 1, i32 0, i8 1, float %7)  ; StoreOutput(outputSigId,rowIndex,colIndex,value)
  call void @dx.op.storeOutput.f32(i32 5, i32 1, i32 0, i8 2, float %6)  ; StoreOutput(outputSigId,rowIndex,colIndex,value)
  call void @dx.op.storeOutput.f32(i32 5, i32 1, i32 0, i8 3, float %7)  ; StoreOutput(outputSigId,rowIndex,colIndex,value)
  call void @dx.op.storeOutput.i32(i32 5, i32 2, i32 0, i8 0, i32 %1)  ; StoreOutput(outputSigId,rowIndex,colIndex,value)
  call void @dx.op.emitStream(i32 97, i8 0)  ; EmitStream(streamId)
  %8 = call i32 @dx.op.loadInput.i32(i32 4, i32 2, i32 0, i8 0, i32 0)  ; LoadInput(inputSigId,rowIndex,colIndex,gsVertexAxis)
  %9 = and i32 %8, 1
  %10 = icmp eq i32 %9, 0
  br i1 %10, label %12, label %11

; <label>:11                                      ; preds = %0
  call void @dx.op.cutStream(i32 98, i8 0)  ; CutStream(streamId)
  br label %12

; <label>:12                                      ; preds = %11, %0
  call void @dx.op.storeOutput.f32(i32 5, i32 3, i32 0, i8 0, float %6)  ; StoreOutput(outputSigId,rowIndex,colIndex,value)
  call void @dx.op.storeOutput.f32(i32 5, i32 3, i32 0, i8 1, float %7)  ; StoreOutput(outputSigId,rowIndex,colIndex,value)
  call void @dx.op.storeOutput.i32(i32 5, i32 4, i32 0, i8 0, i32 %8)  ; StoreOutput(outputSigId,rowIndex,colIndex,value)
  call void @dx.op.emitStream(i32 97, i8 1)  ; EmitStream(streamId)
  %13 = fsub fast float -0.000000e+00, %6
  %14 = fsub fast float -0.000000e+00, %7
  %15 = sub nsw i32 0, %8
  call void @dx.op.storeOutput.f32(i32 5, i32 5, i32 0, i8 0, float %13)  ; StoreOutput(outputSigId,rowIndex,colIndex,value)
  call void @dx.op.storeOutput.f32(i32 5, i32 5, i32 0, i8 1, float %14)  ; StoreOutput(outputSigId,rowIndex,colIndex,value)
  call void @dx.op.storeOutput.i32(i32 5, i32 6, i32 0, i8 0, i32 %15)  ; StoreOutput(outputSigId,rowIndex,colIndex,value)
  call void @dx.op.emitStream(i32 97, i8 2)  ; EmitStream(streamId)
  call void @dx.op.cutStream(i32 98, i8 2)  ; CutStream(streamId)
  call void @dx.op.cutStream(i32 98, i8 3)  ; CutStream(streamId)
  ret void
}

; Function Attrs: nounwind readnone
declare i32 @dx.op.primitiveID.i32(i32) #0

; Function Attrs: nounwind readnone
declare float @dx.op.loadInput.f32(i32, i32, i32, i8, i32) #0

; Function Attrs: nounwind readnone
declare i32 @dx.op.loadInput.i32(i32, i32, i32, i8, i32) #0

; Function Attrs: nounwind
declare void @dx.op.storeOutput.f32(i32, i32, i32, i8, float) #1

; Function Attrs: nounwind
declare void @dx.op.storeOutput.i32(i32, i32, i32, i8, i32) #1

; Function Attrs: nounwind
declare void @dx.op.cutStream(i32, i8) #1

; Function Attrs: nounwind
declare void @dx.op.emitStream(i32, i8) #1

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
!3 = !{!"gs", i32 6, i32 0}
!4 = !{[41 x i32] [i32 9, i32 9, i32 1, i32 2, i32 4, i32 8, i32 80, i32 160, i32 0, i32 0, i32 0, i32 5, i32 0, i32 0, i32 0, i32 0, i32 1, i32 2, i32 0, i32 0, i32 16, i32 5, i32 0, i32 0, i32 0, i32 0, i32 1, i32 2, i32 0, i32 0, i32 16, i32 1, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0]}
!5 = !{void ()* @main, !"main", !6, null, !31}
!6 = !{!7, !16, null}
!7 = !{!8, !11, !13, !15}
!8 = !{i32 0, !"SV_Position", i8 9, i8 3, !9, i8 4, i32 1, i8 4, i32 0, i8 0, !10}
!9 = !{i32 0}
!10 = !{i32 3, i32 15}
!11 = !{i32 1, !"UV", i8 9, i8 0, !9, i8 2, i32 1, i8 2, i32 1, i8 0, !12}
!12 = !{i32 3, i32 3}
!13 = !{i32 2, !"ID", i8 5, i8 0, !9, i8 1, i32 1, i8 1, i32 2, i8 0, !14}
!14 = !{i32 3, i32 1}
!15 = !{i32 3, !"SV_PrimitiveID", i8 5, i8 10, !9, i8 0, i32 1, i8 1, i32 -1, i8 -1, null}
!16 = !{!8, !17, !18, !19, !21, !24, !26, !29}
!17 = !{i32 1, !"COLOR", i8 9, i8 0, !9, i8 2, i32 1, i8 4, i32 1, i8 0, !10}
!18 = !{i32 2, !"SV_RenderTargetArrayIndex", i8 5, i8 4, !9, i8 1, i32 1, i8 1, i32 2, i8 0, !14}
!19 = !{i32 3, !"EXTRA", i8 9, i8 0, !9, i8 2, i32 1, i8 2, i32 0, i8 0, !20}
!20 = !{i32 0, i32 1, i32 3, i32 3}
!21 = !{i32 4, !"OTHER", i8 4, i8 0, !22, i8 1, i32 1, i8 1, i32 1, i8 0, !23}
!22 = !{i32 3}
!23 = !{i32 0, i32 1, i32 3, i32 1}
!24 = !{i32 5, !"EXTRA", i8 9, i8 0, !9, i8 2, i32 1, i8 2, i32 0, i8 0, !25}
!25 = !{i32 0, i32 2, i32 3, i32 3}
!26 = !{i32 6, !"OTHER", i8 4, i8 0, !27, i8 1, i32 1, i8 1, i32 1, i8 0, !28}
!27 = !{i32 4}
!28 = !{i32 0, i32 2, i32 3, i32 1}
!29 = !{i32 7, !"LAST", i8 9, i8 0, !9, i8 2, i32 1, i8 1, i32 0, i8 0, !30}
!30 = !{i32 0, i32 3}
!31 = !{i32 1, !32}
!32 = !{i32 1, i32 17, i32 15, i32 1, i32 5}
