;
; Note: shader requires additional functionality:
;       Minimum-precision data types
;       SV_RenderTargetArrayIndex or SV_ViewportArrayIndex from any shader feeding rasterizer
;       Extended command info
;
;
; Input signature:
;
; Name                 Index   Mask Register SysValue  Format   Used
; -------------------- ----- ------ -------- -------- ------- ------
; POSITION                 0   xyz         0     NONE   float   xyz 
; INT                      0   xy          1     NONE     int   xy  
; UINT                     7   xyzw        2     NONE    uint   xyzw
; HALF                     0   x           3     NONE    fp16   x   
; BOOL                     0   x           4     NONE    uint   x   
; MATRIX                   0   xyz         5     NONE   float   xyz 
; MATRIX                   1   xyz         6     NONE   float   xyz 
; ARRAY                    3   xy          7     NONE   float   xy  
; ARRAY                    4   xy          8     NONE   float   xy  
; ARRAY                    5   xy          9     NONE   float   xy  
; UNUSED                   0   x          10     NONE   float       
; SV_VertexID              0   x          11   VERTID    uint   x   
; SV_InstanceID            0   x          12   INSTID    uint   x   
;
;
; Output signature:
;
; Name                 Index   Mask Register SysValue  Format   Used
; -------------------- ----- ------ -------- -------- ------- ------
; SV_Position              0   xyzw        0      POS   float   xyzw
; SV_ClipDistance          0   xyzw        1  CLIPDST   float   xyzw
; SV_ClipDistance          1   xyzw        2  CLIPDST   float   xyzw
; UINT                     0   xyzw        3     NONE    uint   xyzw
; TEXCOORD                 0   xy          4     NONE   float   xy  
; TEXCOORD                 1     z         4     NONE   float     z 
; COLOR                    0   xyz         5     NONE   float   xyz 
; SV_RenderTargetArrayIndex     0   x           6  RTINDEX    uint   x   
; SV_ViewportArrayIndex     0    y          6  VPINDEX    uint    y  
;
; shader hash: 33265dc697d26088519b517015af1e33
;
; Pipeline Runtime Information: 
;
;PSVRuntimeInfo:
; Vertex Shader
; OutputPositionPresent=1
; MinimumExpectedWaveLaneCount: 0
; MaximumExpectedWaveLaneCount: 4294967295
; UsesViewID: false
; SigInputElements: 10
; SigOutputElements: 8
; SigPatchConstOrPrimElements: 0
; SigInputVectors: 13
; SigOutputVectors[0]: 7
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
; POSITION                 0                              
; INT                      0                              
; UINT                     7                              
; HALF                     0                              
; BOOL                     0                              
; MATRIX                   0                              
; ARRAY                    3                            xy
; UNUSED                   0                              
; SV_VertexID              0                              
; SV_InstanceID            0                              
;
; Output signature:
;
; Name                 Index             InterpMode DynIdx
; -------------------- ----- ---------------------- ------
; SV_Position              0          noperspective       
; SV_ClipDistance          0                 linear       
; UINT                     0        nointerpolation       
; TEXCOORD                 0                 linear       
; TEXCOORD                 1                 linear       
; COLOR                    0               centroid       
; SV_RenderTargetArrayIndex     0        nointerpolation       
; SV_ViewportArrayIndex     0        nointerpolation       
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
; Number of inputs: 49, outputs: 26
; Outputs dependent on ViewId: {  }
; Inputs contributing to computation of Outputs:
;   output 0 depends on inputs: { 20, 24, 28, 29, 32, 33, 36, 37, 44 }
;   output 1 depends on inputs: { 21, 25, 28, 29, 32, 33, 36, 37, 44 }
;   output 2 depends on inputs: { 22, 26, 28, 29, 32, 33, 36, 37, 44 }
;   output 3 depends on inputs: { 2 }
;   output 4 depends on inputs: { 20, 24, 28, 29, 32, 33, 36, 37, 44 }
;   output 5 depends on inputs: { 21, 25, 28, 29, 32, 33, 36, 37, 44 }
;   output 6 depends on inputs: { 22, 26, 28, 29, 32, 33, 36, 37, 44 }
;   output 7 depends on inputs: { 2 }
;   output 8 depends on inputs: { 12 }
;   output 9 depends on inputs: { 12 }
;   output 10 depends on inputs: { 12 }
;   output 11 depends on inputs: { 12 }
;   output 12 depends on inputs: { 4, 8 }
;   output 13 depends on inputs: { 5, 9 }
;   output 14 depends on inputs: { 4, 10 }
;   output 15 depends on inputs: { 5, 11 }
;   output 16 depends on inputs: { 32 }
;   output 17 depends on inputs: { 33 }
;   output 18 depends on inputs: { 16 }
;   output 20 depends on inputs: { 0 }
;   output 21 depends on inputs: { 1 }
;   output 22 depends on inputs: { 2 }
;   output 24 depends on inputs: { 48 }
;
target datalayout = "e-m:e-p:32:32-i1:32-i8:32-i16:32-i32:32-i64:64-f16:32-f32:32-f64:64-n8:16:32:64"
target triple = "dxil-ms-dx"

define void @main() {
  %1 = call i32 @dx.op.loadInput.i32(i32 4, i32 9, i32 0, i8 0, i32 undef)  ; LoadInput(inputSigId,rowIndex,colIndex,gsVertexAxis)
  %2 = call i32 @dx.op.loadInput.i32(i32 4, i32 8, i32 0, i8 0, i32 undef)  ; LoadInput(inputSigId,rowIndex,colIndex,gsVertexAxis)
  %3 = call i32 @dx.op.loadInput.i32(i32 4, i32 4, i32 0, i8 0, i32 undef)  ; LoadInput(inputSigId,rowIndex,colIndex,gsVertexAxis)
  %4 = icmp ne i32 %3, 0
  %5 = call half @dx.op.loadInput.f16(i32 4, i32 3, i32 0, i8 0, i32 undef)  ; LoadInput(inputSigId,rowIndex,colIndex,gsVertexAxis)
  %6 = call i32 @dx.op.loadInput.i32(i32 4, i32 2, i32 0, i8 0, i32 undef)  ; LoadInput(inputSigId,rowIndex,colIndex,gsVertexAxis)
  %7 = call i32 @dx.op.loadInput.i32(i32 4, i32 2, i32 0, i8 1, i32 undef)  ; LoadInput(inputSigId,rowIndex,colIndex,gsVertexAxis)
  %8 = call i32 @dx.op.loadInput.i32(i32 4, i32 2, i32 0, i8 2, i32 undef)  ; LoadInput(inputSigId,rowIndex,colIndex,gsVertexAxis)
  %9 = call i32 @dx.op.loadInput.i32(i32 4, i32 2, i32 0, i8 3, i32 undef)  ; LoadInput(inputSigId,rowIndex,colIndex,gsVertexAxis)
  %10 = call i32 @dx.op.loadInput.i32(i32 4, i32 1, i32 0, i8 0, i32 undef)  ; LoadInput(inputSigId,rowIndex,colIndex,gsVertexAxis)
  %11 = call i32 @dx.op.loadInput.i32(i32 4, i32 1, i32 0, i8 1, i32 undef)  ; LoadInput(inputSigId,rowIndex,colIndex,gsVertexAxis)
  %12 = call float @dx.op.loadInput.f32(i32 4, i32 0, i32 0, i8 0, i32 undef)  ; LoadInput(inputSigId,rowIndex,colIndex,gsVertexAxis)
  %13 = call float @dx.op.loadInput.f32(i32 4, i32 0, i32 0, i8 1, i32 undef)  ; LoadInput(inputSigId,rowIndex,colIndex,gsVertexAxis)
  %14 = call float @dx.op.loadInput.f32(i32 4, i32 0, i32 0, i8 2, i32 undef)  ; LoadInput(inputSigId,rowIndex,colIndex,gsVertexAxis)
  %15 = call i32 @dx.op.startInstanceLocation.i32(i32 257)  ; StartInstanceLocation()
  %16 = call i32 @dx.op.startVertexLocation.i32(i32 256)  ; StartVertexLocation()
  %17 = call float @dx.op.loadInput.f32(i32 4, i32 5, i32 0, i8 0, i32 undef)  ; LoadInput(inputSigId,rowIndex,colIndex,gsVertexAxis)
  %18 = call float @dx.op.loadInput.f32(i32 4, i32 5, i32 0, i8 1, i32 undef)  ; LoadInput(inputSigId,rowIndex,colIndex,gsVertexAxis)
  %19 = call float @dx.op.loadInput.f32(i32 4, i32 5, i32 0, i8 2, i32 undef)  ; LoadInput(inputSigId,rowIndex,colIndex,gsVertexAxis)
  %20 = call float @dx.op.loadInput.f32(i32 4, i32 5, i32 1, i8 0, i32 undef)  ; LoadInput(inputSigId,rowIndex,colIndex,gsVertexAxis)
  %21 = call float @dx.op.loadInput.f32(i32 4, i32 5, i32 1, i8 1, i32 undef)  ; LoadInput(inputSigId,rowIndex,colIndex,gsVertexAxis)
  %22 = call float @dx.op.loadInput.f32(i32 4, i32 5, i32 1, i8 2, i32 undef)  ; LoadInput(inputSigId,rowIndex,colIndex,gsVertexAxis)
  %23 = urem i32 %2, 3
  %24 = call float @dx.op.loadInput.f32(i32 4, i32 6, i32 %23, i8 0, i32 undef)  ; LoadInput(inputSigId,rowIndex,colIndex,gsVertexAxis)
  %25 = call float @dx.op.loadInput.f32(i32 4, i32 6, i32 %23, i8 1, i32 undef)  ; LoadInput(inputSigId,rowIndex,colIndex,gsVertexAxis)
  %26 = fmul fast float %24, %17
  %27 = call float @dx.op.tertiary.f32(i32 46, float %20, float %25, float %26)  ; FMad(a,b,c)
  %28 = fmul fast float %24, %18
  %29 = call float @dx.op.tertiary.f32(i32 46, float %21, float %25, float %28)  ; FMad(a,b,c)
  %30 = fmul fast float %24, %19
  %31 = call float @dx.op.tertiary.f32(i32 46, float %22, float %25, float %30)  ; FMad(a,b,c)
  %32 = fpext half %5 to float
  %33 = add i32 %10, %6
  %34 = add i32 %11, %7
  %35 = add i32 %10, %8
  %36 = add i32 %11, %9
  %37 = call float @dx.op.loadInput.f32(i32 4, i32 6, i32 1, i8 0, i32 undef)  ; LoadInput(inputSigId,rowIndex,colIndex,gsVertexAxis)
  %38 = call float @dx.op.loadInput.f32(i32 4, i32 6, i32 1, i8 1, i32 undef)  ; LoadInput(inputSigId,rowIndex,colIndex,gsVertexAxis)
  %39 = uitofp i1 %4 to float
  %40 = add i32 %16, %1
  call void @dx.op.storeOutput.f32(i32 5, i32 0, i32 0, i8 0, float %27)  ; StoreOutput(outputSigId,rowIndex,colIndex,value)
  call void @dx.op.storeOutput.f32(i32 5, i32 0, i32 0, i8 1, float %29)  ; StoreOutput(outputSigId,rowIndex,colIndex,value)
  call void @dx.op.storeOutput.f32(i32 5, i32 0, i32 0, i8 2, float %31)  ; StoreOutput(outputSigId,rowIndex,colIndex,value)
  call void @dx.op.storeOutput.f32(i32 5, i32 0, i32 0, i8 3, float %14)  ; StoreOutput(outputSigId,rowIndex,colIndex,value)
  call void @dx.op.storeOutput.f32(i32 5, i32 1, i32 0, i8 0, float %27)  ; StoreOutput(outputSigId,rowIndex,colIndex,value)
  call void @dx.op.storeOutput.f32(i32 5, i32 1, i32 0, i8 1, float %29)  ; StoreOutput(outputSigId,rowIndex,colIndex,value)
  call void @dx.op.storeOutput.f32(i32 5, i32 1, i32 0, i8 2, float %31)  ; StoreOutput(outputSigId,rowIndex,colIndex,value)
  call void @dx.op.storeOutput.f32(i32 5, i32 1, i32 0, i8 3, float %14)  ; StoreOutput(outputSigId,rowIndex,colIndex,value)
  call void @dx.op.storeOutput.f32(i32 5, i32 1, i32 1, i8 0, float %32)  ; StoreOutput(outputSigId,rowIndex,colIndex,value)
  call void @dx.op.storeOutput.f32(i32 5, i32 1, i32 1, i8 1, float %32)  ; StoreOutput(outputSigId,rowIndex,colIndex,value)
  call void @dx.op.storeOutput.f32(i32 5, i32 1, i32 1, i8 2, float %32)  ; StoreOutput(outputSigId,rowIndex,colIndex,value)
  call void @dx.op.storeOutput.f32(i32 5, i32 1, i32 1, i8 3, float %32)  ; StoreOutput(outputSigId,rowIndex,colIndex,value)
  call void @dx.op.storeOutput.i32(i32 5, i32 2, i32 0, i8 0, i32 %33)  ; StoreOutput(outputSigId,rowIndex,colIndex,value)
  call void @dx.op.storeOutput.i32(i32 5, i32 2, i32 0, i8 1, i32 %34)  ; StoreOutput(outputSigId,rowIndex,colIndex,value)
  call void @dx.op.storeOutput.i32(i32 5, i32 2, i32 0, i8 2, i32 %35)  ; StoreOutput(outputSigId,rowIndex,colIndex,value)
  call void @dx.op.storeOutput.i32(i32 5, i32 2, i32 0, i8 3, i32 %36)  ; StoreOutput(outputSigId,rowIndex,colIndex,value)
  call void @dx.op.storeOutput.f32(i32 5, i32 3, i32 0, i8 0, float %37)  ; StoreOutput(outputSigId,rowIndex,colIndex,value)
  call void @dx.op.storeOutput.f32(i32 5, i32 3, i32 0, i8 1, float %38)  ; StoreOutput(outputSigId,rowIndex,colIndex,value)
  call void @dx.op.storeOutput.f32(i32 5, i32 4, i32 0, i8 0, float %39)  ; StoreOutput(outputSigId,rowIndex,colIndex,value)
  call void @dx.op.storeOutput.f32(i32 5, i32 5, i32 0, i8 0, float %12)  ; StoreOutput(outputSigId,rowIndex,colIndex,value)
  call void @dx.op.storeOutput.f32(i32 5, i32 5, i32 0, i8 1, float %13)  ; StoreOutput(outputSigId,rowIndex,colIndex,value)
  call void @dx.op.storeOutput.f32(i32 5, i32 5, i32 0, i8 2, float %14)  ; StoreOutput(outputSigId,rowIndex,colIndex,value)
  call void @dx.op.storeOutput.i32(i32 5, i32 6, i32 0, i8 0, i32 %40)  ; StoreOutput(outputSigId,rowIndex,colIndex,value)
  call void @dx.op.storeOutput.i32(i32 5, i32 7, i32 0, i8 0, i32 %15)  ; StoreOutput(outputSigId,rowIndex,colIndex,value)
  ret void
}

; Function Attrs: nounwind readnone
declare i32 @dx.op.startVertexLocation.i32(i32) #0

; Function Attrs: nounwind readnone
declare i32 @dx.op.startInstanceLocation.i32(i32) #0

; Function Attrs: nounwind readnone
declare float @dx.op.loadInput.f32(i32, i32, i32, i8, i32) #0

; Function Attrs: nounwind readnone
declare i32 @dx.op.loadInput.i32(i32, i32, i32, i8, i32) #0

; Function Attrs: nounwind readnone
declare half @dx.op.loadInput.f16(i32, i32, i32, i8, i32) #0

; Function Attrs: nounwind
declare void @dx.op.storeOutput.f32(i32, i32, i32, i8, float) #1

; Function Attrs: nounwind
declare void @dx.op.storeOutput.i32(i32, i32, i32, i8, i32) #1

; Function Attrs: nounwind readnone
declare float @dx.op.tertiary.f32(i32, float, float, float) #0

attributes #0 = { nounwind readnone }
attributes #1 = { nounwind }

!llvm.ident = !{!0}
!dx.version = !{!1}
!dx.valver = !{!2}
!dx.shaderModel = !{!3}
!dx.viewIdState = !{!4}
!dx.entryPoints = !{!5}

!0 = !{!"dxcoob 1.9.2602.17 (21d28f727)"}
!1 = !{i32 1, i32 8}
!2 = !{i32 1, i32 9}
!3 = !{!"vs", i32 6, i32 8}
!4 = !{[51 x i32] [i32 49, i32 26, i32 1048576, i32 2097152, i32 4194440, i32 0, i32 20480, i32 40960, i32 0, i32 0, i32 4096, i32 8192, i32 16384, i32 32768, i32 3840, i32 0, i32 0, i32 0, i32 262144, i32 0, i32 0, i32 0, i32 17, i32 34, i32 68, i32 0, i32 17, i32 34, i32 68, i32 0, i32 119, i32 119, i32 0, i32 0, i32 65655, i32 131191, i32 0, i32 0, i32 119, i32 119, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 119, i32 0, i32 0, i32 0, i32 16777216]}
!5 = !{void ()* @main, !"main", !6, null, !37}
!6 = !{!7, !27, null}
!7 = !{!8, !11, !13, !16, !18, !19, !21, !24, !25, !26}
!8 = !{i32 0, !"POSITION", i8 9, i8 0, !9, i8 0, i32 1, i8 3, i32 0, i8 0, !10}
!9 = !{i32 0}
!10 = !{i32 3, i32 7}
!11 = !{i32 1, !"INT", i8 4, i8 0, !9, i8 0, i32 1, i8 2, i32 1, i8 0, !12}
!12 = !{i32 3, i32 3}
!13 = !{i32 2, !"UINT", i8 5, i8 0, !14, i8 0, i32 1, i8 4, i32 2, i8 0, !15}
!14 = !{i32 7}
!15 = !{i32 3, i32 15}
!16 = !{i32 3, !"HALF", i8 8, i8 0, !9, i8 0, i32 1, i8 1, i32 3, i8 0, !17}
!17 = !{i32 3, i32 1}
!18 = !{i32 4, !"BOOL", i8 1, i8 0, !9, i8 0, i32 1, i8 1, i32 4, i8 0, !17}
!19 = !{i32 5, !"MATRIX", i8 9, i8 0, !20, i8 0, i32 2, i8 3, i32 5, i8 0, !10}
!20 = !{i32 0, i32 1}
!21 = !{i32 6, !"ARRAY", i8 9, i8 0, !22, i8 0, i32 3, i8 2, i32 7, i8 0, !23}
!22 = !{i32 3, i32 4, i32 5}
!23 = !{i32 2, i32 3, i32 3, i32 3}
!24 = !{i32 7, !"UNUSED", i8 9, i8 0, !9, i8 0, i32 1, i8 1, i32 10, i8 0, null}
!25 = !{i32 8, !"SV_VertexID", i8 5, i8 1, !9, i8 0, i32 1, i8 1, i32 11, i8 0, !17}
!26 = !{i32 9, !"SV_InstanceID", i8 5, i8 2, !9, i8 0, i32 1, i8 1, i32 12, i8 0, !17}
!27 = !{!28, !29, !30, !31, !32, !34, !35, !36}
!28 = !{i32 0, !"SV_Position", i8 9, i8 3, !9, i8 4, i32 1, i8 4, i32 0, i8 0, !15}
!29 = !{i32 1, !"SV_ClipDistance", i8 9, i8 6, !20, i8 2, i32 2, i8 4, i32 1, i8 0, !15}
!30 = !{i32 2, !"UINT", i8 5, i8 0, !9, i8 1, i32 1, i8 4, i32 3, i8 0, !15}
!31 = !{i32 3, !"TEXCOORD", i8 9, i8 0, !9, i8 2, i32 1, i8 2, i32 4, i8 0, !12}
!32 = !{i32 4, !"TEXCOORD", i8 9, i8 0, !33, i8 2, i32 1, i8 1, i32 4, i8 2, !17}
!33 = !{i32 1}
!34 = !{i32 5, !"COLOR", i8 9, i8 0, !9, i8 3, i32 1, i8 3, i32 5, i8 0, !10}
!35 = !{i32 6, !"SV_RenderTargetArrayIndex", i8 5, i8 4, !9, i8 1, i32 1, i8 1, i32 6, i8 0, !17}
!36 = !{i32 7, !"SV_ViewportArrayIndex", i8 5, i8 5, !9, i8 1, i32 1, i8 1, i32 6, i8 1, !17}
!37 = !{i32 0, i64 274877907488}
