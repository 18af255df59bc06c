;
; Note: shader requires additional functionality:
;       Minimum-precision data types
;
;
; Input signature:
;
; Name                 Index   Mask Register SysValue  Format   Used
; -------------------- ----- ------ -------- -------- ------- ------
; POS                      0   xyzw        0     NONE   float   xyzw
; HALF                     0   xy          1     NONE    fp16   xy  
;
;
; Output signature:
;
; Name                 Index   Mask Register SysValue  Format   Used
; -------------------- ----- ------ -------- -------- ------- ------
; SV_Position              0   xyzw        0      POS   float   xyzw
; Q                        0   xyzw        1     NONE   float   xyzw
; SV_ClipDistance          0   x           2  CLIPDST   float   x   
;
;
; Patch Constant signature:
;
; Name                 Index   Mask Register SysValue  Format   Used
; -------------------- ----- ------ -------- -------- ------- ------
; SV_TessFactor            0      w        0  TRIEDGE   float   xyz 
; EXTRA                    0   x           0     NONE    uint    yzw
; SV_TessFactor            1      w        1  TRIEDGE   float   xyz 
; EXTRA                    1   x           1     NONE    uint    yzw
; SV_TessFactor            2      w        2  TRIEDGE   float   xyz 
; SV_InsideTessFactor      0   x           3   TRIINT   float    yzw
;
; shader hash: 52e85c078abc608e97cc4df629c98a8b
;
; Pipeline Runtime Information: 
;
;PSVRuntimeInfo:
; Domain Shader
; InputControlPointCount=5
; OutputPositionPresent=1
; MinimumExpectedWaveLaneCount: 0
; MaximumExpectedWaveLaneCount: 4294967295
; UsesViewID: false
; SigInputElements: 2
; SigOutputElements: 3
; SigPatchConstOrPrimElements: 3
; SigInputVectors: 2
; SigOutputVectors[0]: 3
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
; POS                      0                 linear       
; HALF                     0                 linear       
;
; Output signature:
;
; Name                 Index             InterpMode DynIdx
; -------------------- ----- ---------------------- ------
; SV_Position              0          noperspective       
; Q                        0                 linear       
; SV_ClipDistance          0                 linear       
;
; Patch Constant signature:
;
; Name                 Index             InterpMode DynIdx
; -------------------- ----- ---------------------- ------
; SV_TessFactor            0                              
; SV_InsideTessFactor      0                              
; EXTRA                    0                              
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
; Number of inputs: 6, outputs: 9, patchconst: 13
; Outputs dependent on ViewId: {  }
; Inputs contributing to computation of Outputs:
;   output 0 depends on inputs: { 0 }
;   output 1 depends on inputs: { 1 }
;   output 2 depends on inputs: { 2 }
;   output 3 depends on inputs: { 3 }
;   output 4 depends on inputs: { 4 }
;   output 5 depends on inputs: { 5 }
;   output 6 depends on inputs: { 4 }
;   output 7 depends on inputs: { 5 }
; PCInputs contributing to computation of Outputs:
;   output 4 depends on inputs: { 3, 4, 12 }
;   output 5 depends on inputs: { 3, 4, 12 }
;   output 6 depends on inputs: { 3, 4, 12 }
;   output 7 depends on inputs: { 3, 4, 12 }
;
target datalayout = "e-m:e-p:32:32-i1:32-i8:32-i16:32-i32:32-i64:64-f16:32-f32:32-f64:64-n8:16:32:64"
target triple = "dxil-ms-dx"

define void @main() {
  %1 = call float @dx.op.loadPatchConstant.f32(i32 104, i32 1, i32 0, i8 0)  ; LoadPatchConstant(inputSigId,row,col)
  %2 = call i32 @dx.op.primitiveID.i32(i32 108)  ; PrimitiveID()
  %3 = call float @dx.op.domainLocation.f32(i32 105, i8 0)  ; DomainLocation(component)
  %4 = call float @dx.op.domainLocation.f32(i32 105, i8 1)  ; DomainLocation(component)
  %5 = call float @dx.op.domainLocation.f32(i32 105, i8 2)  ; DomainLocation(component)
  %6 = call float @dx.op.loadInput.f32(i32 4, i32 0, i32 0, i8 0, i32 0)  ; LoadInput(inputSigId,rowIndex,colIndex,gsVertexAxis)
  %7 = call float @dx.op.loadInput.f32(i32 4, i32 0, i32 0, i8 1, i32 0)  ; LoadInput(inputSigId,rowIndex,colIndex,gsVertexAxis)
  %8 = call float @dx.op.loadInput.f32(i32 4, i32 0, i32 0, i8 2, i32 0)  ; LoadInput(inputSigId,rowIndex,colIndex,gsVertexAxis)
  %9 = call float @dx.op.loadInput.f32(i32 4, i32 0, i32 0, i8 3, i32 0)  ; LoadInput(inputSigId,rowIndex,colIndex,gsVertexAxis)
  %10 = fmul fast float %6, %3
  %11 = fmul fast float %7, %3
  %12 = fmul fast float %8, %3
  %13 = fmul fast float %9, %3
  %14 = urem i32 %2, 5
  %15 = call float @dx.op.loadInput.f32(i32 4, i32 0, i32 0, i8 0, i32 %14)  ; LoadInput(inputSigId,rowIndex,colIndex,gsVertexAxis)
  %16 = call float @dx.op.loadInput.f32(i32 4, i32 0, i32 0, i8 1, i32 %14)  ; LoadInput(inputSigId,rowIndex,colIndex,gsVertexAxis)
  %17 = call float @dx.op.loadInput.f32(i32 4, i32 0, i32 0, i8 2, i32 %14)  ; LoadInput(inputSigId,rowIndex,colIndex,gsVertexAxis)
  %18 = call float @dx.op.loadInput.f32(i32 4, i32 0, i32 0, i8 3, i32 %14)  ; LoadInput(inputSigId,rowIndex,colIndex,gsVertexAxis)
  %19 = fmul fast float %15, %4
  %20 = fmul fast float %16, %4
  %21 = fmul fast float %17, %4
  %22 = fmul fast float %18, %4
  %23 = fadd fast float %19, %10
  %24 = fadd fast float %20, %11
  %25 = fadd fast float %21, %12
  %26 = fadd fast float %22, %13
  %27 = call half @dx.op.loadInput.f16(i32 4, i32 1, i32 0, i8 0, i32 3)  ; LoadInput(inputSigId,rowIndex,colIndex,gsVertexAxis)
  %28 = call half @dx.op.loadInput.f16(i32 4, i32 1, i32 0, i8 1, i32 3)  ; LoadInput(inputSigId,rowIndex,colIndex,gsVertexAxis)
  %29 = fpext half %27 to float
  %30 = fpext half %28 to float
  %31 = call float @dx.op.loadPatchConstant.f32(i32 104, i32 0, i32 0, i8 0)  ; LoadPatchConstant(inputSigId,row,col)
  %32 = call i32 @dx.op.loadPatchConstant.i32(i32 104, i32 2, i32 1, i8 0)  ; LoadPatchConstant(inputSigId,row,col)
  %33 = uitofp i32 %32 to float
  %34 = fmul fast float %33, %5
  %35 = fadd fast float %31, %1
  %36 = fadd fast float %35, %34
  %37 = fadd fast float %36, %29
  %38 = fadd fast float %36, %30
  call void @dx.op.storeOutput.f32(i32 5, i32 0, i32 0, i8 0, float %23)  ; StoreOutput(outputSigId,rowIndex,colIndex,value)
  call void @dx.op.storeOutput.f32(i32 5, i32 0, i32 0, i8 1, float %24)  ; StoreOutput(outputSigId,rowIndex,colIndex,value)
  call void @dx.op.storeOutput.f32(i32 5, i32 0, i32 0, i8 2, float %25)  ; StoreOutput(outputSigId,rowIndex,colIndex,value)
  call void @dx.op.storeOutput.f32(i32 5, i32 0, i32 0, i8 3, float %26)  ; StoreOutput(outputSigId,rowIndex,colIndex,value)
  call void @dx.op.storeOutput.f32(i32 5, i32 1, i32 0, i8 0, float %37)  ; StoreOutput(outputSigId,rowIndex,colIndex,value)
  call void @dx.op.storeOutput.f32(i32 5, i32 1, i32 0, i8 1, float %38)  ; StoreOutput(outputSigId,rowIndex,colIndex,value)
  call void @dx.op.storeOutput.f32(i32 5, i32 1, i32 0, i8 2, float %37)  ; StoreOutput(outputSigId,rowIndex,colIndex,value)
  call void @dx.op.storeOutput.f32(i32 5, i32 1, i32 0, i8 3, float %38)  ; StoreOutput(outputSigId,rowIndex,colIndex,value)
  call void @dx.op.storeOutput.f32(i32 5, i32 2, i32 0, i8 0, float %3)  ; StoreOutput(outputSigId,rowIndex,colIndex,value)
  ret void
}

; Function Attrs: nounwind readnone
declare float @dx.op.domainLocation.f32(i32, i8) #0

; Function Attrs: nounwind readnone
declare i32 @dx.op.primitiveID.i32(i32) #0

; Function Attrs: nounwind readnone
declare float @dx.op.loadInput.f32(i32, i32, i32, i8, i32) #0

; Function Attrs: nounwind readnone
declare half @dx.op.loadInput.f16(i32, i32, i32, i8, i32) #0

; Function Attrs: nounwind
declare void @dx.op.storeOutput.f32(i32, i32, i32, i8, float) #1

; Function Attrs: nounwind readnone
declare float @dx.op.loadPatchConstant.f32(i32, i32, i32, i8) #0

; Function Attrs: nounwind readnone
declare i32 @dx.op.loadPatchConstant.i32(i32, i32, i32, i8) #0

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
!3 = !{!"ds", i32 6, i32 0}
!4 = !{[22 x i32] [i32 6, i32 9, i32 1, i32 2, i32 4, i32 8, i32 80, i32 160, i32 13, i32 0, i32 0, i32 0, i32 240, i32 240, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 240]}
!5 = !{void ()* @main, !"main", !6, null, !24}
!6 = !{!7, !13, !18}
!7 = !{!8, !11}
!8 = !{i32 0, !"POS", i8 9, i8 0, !9, i8 2, i32 1, i8 4, i32 0, i8 0, !10}
!9 = !{i32 0}
!10 = !{i32 3, i32 15}
!11 = !{i32 1, !"HALF", i8 8, i8 0, !9, i8 2, i32 1, i8 2, i32 1, i8 0, !12}
!12 = !{i32 3, i32 3}
!13 = !{!14, !15, !16}
!14 = !{i32 0, !"SV_Position", i8 9, i8 3, !9, i8 4, i32 1, i8 4, i32 0, i8 0, !10}
!15 = !{i32 1, !"Q", i8 9, i8 0, !9, i8 2, i32 1, i8 4, i32 1, i8 0, !10}
!16 = !{i32 2, !"SV_ClipDistance", i8 9, i8 6, !9, i8 2, i32 1, i8 1, i32 2, i8 0, !17}
!17 = !{i32 3, i32 1}
!18 = !{!19, !21, !22}
!19 = !{i32 0, !"SV_TessFactor", i8 9, i8 25, !20, i8 0, i32 3, i8 1, i32 0, i8 3, !17}
!20 = !{i32 0, i32 1, i32 2}
!21 = !{i32 1, !"SV_InsideTessFactor", i8 9, i8 26, !9, i8 0, i32 1, i8 1, i32 3, i8 0, !17}
!22 = !{i32 2, !"EXTRA", i8 5, i8 0, !23, i8 0, i32 2, i8 1, i32 0, i8 0, !17}
!23 = !{i32 0, i32 1}
!24 = !{i32 0, i64 32, i32 2, !25}
!25 = !{i32 2, i32 5}
