;
; Note: shader requires additional functionality:
;       Minimum-precision data types
;
;
; Input signature:
;
; Name                 Index   Mask Register SysValue  Format   Used
; -------------------- ----- ------ -------- -------- ------- ------
; SV_Position              0   xyzw        0      POS   float   xyzw
; NORMAL                   0   xyz         1     NONE   float   xyz 
; ID                       0   x           2     NONE    uint       
;
;
; Output signature:
;
; Name                 Index   Mask Register SysValue  Format   Used
; -------------------- ----- ------ -------- -------- ------- ------
; POS                      0   xyzw        0     NONE   float   xyzw
; HALF                     0   xy          1     NONE    fp16   xy  
;
;
; Patch Constant signature:
;
; Name                 Index   Mask Register SysValue  Format   Used
; -------------------- ----- ------ -------- -------- ------- ------
; SV_TessFactor            0      w        0  TRIEDGE   float      w
; SV_TessFactor            1      w        1  TRIEDGE   float      w
; SV_TessFactor            2      w        2  TRIEDGE   float      w
; SV_InsideTessFactor      0   x           3   TRIINT   float   x   
;
; shader hash: 805fa9481d2938d66d2f856e5eaa4c75
;
; Pipeline Runtime Information: 
;
;PSVRuntimeInfo:
; Hull Shader
; InputControlPointCount=7
; OutputControlPointCount=5
; Domain=tri
; OutputPrimitive=point
; MinimumExpectedWaveLaneCount: 0
; MaximumExpectedWaveLaneCount: 4294967295
; UsesViewID: false
; SigInputElements: 3
; SigOutputElements: 2
; SigPatchConstOrPrimElements: 2
; SigInputVectors: 3
; SigOutputVectors[0]: 2
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
; SV_Position              0          noperspective       
; NORMAL                   0                 linear       
; ID                       0        nointerpolation       
;
; Output signature:
;
; Name                 Index             InterpMode DynIdx
; -------------------- ----- ---------------------- ------
; POS                      0                 linear       
; HALF                     0                 linear       
;
; Patch Constant signature:
;
; Name                 Index             InterpMode DynIdx
; -------------------- ----- ---------------------- ------
; SV_TessFactor            0                              
; SV_InsideTessFactor      0                              
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
; Number of inputs: 9, outputs: 6, patchconst: 13
; Outputs dependent on ViewId: {  }
; PCOutputs dependent on ViewId: {  }
; Inputs contributing to computation of Outputs:
;   output 0 depends on inputs: { 0, 4 }
;   output 1 depends on inputs: { 1, 5 }
;   output 2 depends on inputs: { 2, 6 }
;   output 3 depends on inputs: { 3, 6 }
;   output 4 depends on inputs: { 4 }
;   output 5 depends on inputs: { 5 }
; Inputs contributing to computation of PCOutputs:
;   output 3 depends on inputs: { 0 }
;   output 7 depends on inputs: { 1 }
;   output 11 depends on inputs: { 0, 1, 2, 4 }
;   output 12 depends on inputs: { 0, 1, 2, 4 }
;
target datalayout = "e-m:e-p:32:32-i1:32-i8:32-i16:32-i32:32-i64:64-f16:32-f32:32-f64:64-n8:16:32:64"
target triple = "dxil-ms-dx"

define void @"\01?constants@@YA?AUF@@V?$InputPatch@UP@@$06@@V?$OutputPatch@UO@@$04@@I@Z"() {
  %1 = call float @dx.op.loadInput.f32(i32 4, i32 1, i32 0, i8 0, i32 3)  ; LoadInput(inputSigId,rowIndex,colIndex,gsVertexAxis)
  %2 = call float @dx.op.loadInput.f32(i32 4, i32 0, i32 0, i8 0, i32 2)  ; LoadInput(inputSigId,rowIndex,colIndex,gsVertexAxis)
  %3 = call float @dx.op.loadInput.f32(i32 4, i32 0, i32 0, i8 1, i32 2)  ; LoadInput(inputSigId,rowIndex,colIndex,gsVertexAxis)
  %4 = call float @dx.op.loadInput.f32(i32 4, i32 0, i32 0, i8 2, i32 2)  ; LoadInput(inputSigId,rowIndex,colIndex,gsVertexAxis)
  %5 = call float @dx.op.binary.f32(i32 35, float %1, float 0.000000e+00)  ; FMax(a,b)
  %6 = call float @dx.op.binary.f32(i32 36, float %5, float 1.000000e+00)  ; FMin(a,b)
  %7 = call float @dx.op.binary.f32(i32 35, float %2, float 1.000000e+00)  ; FMax(a,b)
  %8 = call float @dx.op.binary.f32(i32 35, float %3, float 1.000000e+00)  ; FMax(a,b)
  %9 = call float @dx.op.binary.f32(i32 36, float %7, float 6.400000e+01)  ; FMin(a,b)
  %10 = call float @dx.op.binary.f32(i32 36, float %8, float 6.400000e+01)  ; FMin(a,b)
  %11 = fptoui float %9 to i32
  %12 = fptoui float %10 to i32
  %13 = and i32 %11, 8388607
  %14 = and i32 %12, 8388607
  %15 = and i32 %11, 2139095040
  %16 = and i32 %12, 2139095040
  %17 = add nuw i32 %15, 8388608
  %18 = add nuw i32 %16, 8388608
  %19 = icmp eq i32 %13, 0
  %20 = icmp eq i32 %14, 0
  %21 = select i1 %19, i32 %17, i32 %15
  %22 = select i1 %20, i32 %18, i32 %16
  %23 = uitofp i32 %21 to float
  %24 = uitofp i32 %22 to float
  %25 = call float @dx.op.binary.f32(i32 35, float %4, float 1.000000e+00)  ; FMax(a,b)
  %26 = call float @dx.op.binary.f32(i32 36, float %7, float %8)  ; FMin(a,b)
  %27 = call float @dx.op.binary.f32(i32 36, float %26, float %25)  ; FMin(a,b)
  %28 = fmul fast float %27, %6
  %29 = call float @dx.op.binary.f32(i32 35, float %28, float 1.000000e+00)  ; FMax(a,b)
  %30 = call float @dx.op.binary.f32(i32 36, float %29, float 6.400000e+01)  ; FMin(a,b)
  %31 = fptoui float %30 to i32
  %32 = and i32 %31, 8388607
  %33 = and i32 %31, 2139095040
  %34 = add nuw i32 %33, 8388608
  %35 = icmp eq i32 %32, 0
  %36 = select i1 %35, i32 %34, i32 %33
  %37 = uitofp i32 %36 to float
  call void @dx.op.storePatchConstant.f32(i32 106, i32 0, i32 0, i8 0, float %23)  ; StorePatchConstant(outputSigID,row,col,value)
  call void @dx.op.storePatchConstant.f32(i32 106, i32 0, i32 1, i8 0, float %24)  ; StorePatchConstant(outputSigID,row,col,value)
  call void @dx.op.storePatchConstant.f32(i32 106, i32 0, i32 2, i8 0, float %30)  ; StorePatchConstant(outputSigID,row,col,value)
  call void @dx.op.storePatchConstant.f32(i32 106, i32 1, i32 0, i8 0, float %37)  ; StorePatchConstant(outputSigID,row,col,value)
  ret void
}

define void @main() {
  %1 = call i32 @dx.op.primitiveID.i32(i32 108)  ; PrimitiveID()
  %2 = call i32 @dx.op.outputControlPointID.i32(i32 107)  ; OutputControlPointID()
  %3 = call float @dx.op.loadInput.f32(i32 4, i32 0, i32 0, i8 0, i32 %2)  ; LoadInput(inputSigId,rowIndex,colIndex,gsVertexAxis)
  %4 = call float @dx.op.loadInput.f32(i32 4, i32 0, i32 0, i8 1, i32 %2)  ; LoadInput(inputSigId,rowIndex,colIndex,gsVertexAxis)
  %5 = call float @dx.op.loadInput.f32(i32 4, i32 0, i32 0, i8 2, i32 %2)  ; LoadInput(inputSigId,rowIndex,colIndex,gsVertexAxis)
  %6 = call float @dx.op.loadInput.f32(i32 4, i32 0, i32 0, i8 3, i32 %2)  ; LoadInput(inputSigId,rowIndex,colIndex,gsVertexAxis)
  %7 = add i32 %2, %1
  %8 = urem i32 %7, 7
  %9 = call float @dx.op.loadInput.f32(i32 4, i32 1, i32 0, i8 0, i32 %8)  ; LoadInput(inputSigId,rowIndex,colIndex,gsVertexAxis)
  %10 = call float @dx.op.loadInput.f32(i32 4, i32 1, i32 0, i8 1, i32 %8)  ; LoadInput(inputSigId,rowIndex,colIndex,gsVertexAxis)
  %11 = call float @dx.op.loadInput.f32(i32 4, i32 1, i32 0, i8 2, i32 %8)  ; LoadInput(inputSigId,rowIndex,colIndex,gsVertexAxis)
  %12 = fadd fast float %9, %3
  %13 = fadd fast float %10, %4
  %14 = fadd fast float %11, %5
  %15 = fadd fast float %11, %6
  %16 = call float @dx.op.loadInput.f32(i32 4, i32 1, i32 0, i8 0, i32 %2)  ; LoadInput(inputSigId,rowIndex,colIndex,gsVertexAxis)
  %17 = call float @dx.op.loadInput.f32(i32 4, i32 1, i32 0, i8 1, i32 %2)  ; LoadInput(inputSigId,rowIndex,colIndex,gsVertexAxis)
  %18 = fptrunc float %16 to half
  %19 = fptrunc float %17 to half
  call void @dx.op.storeOutput.f32(i32 5, i32 0, i32 0, i8 0, float %12)  ; StoreOutput(outputSigId,rowIndex,colIndex,value)
  call void @dx.op.storeOutput.f32(i32 5, i32 0, i32 0, i8 1, float %13)  ; StoreOutput(outputSigId,rowIndex,colIndex,value)
  call void @dx.op.storeOutput.f32(i32 5, i32 0, i32 0, i8 2, float %14)  ; StoreOutput(outputSigId,rowIndex,colIndex,value)
  call void @dx.op.storeOutput.f32(i32 5, i32 0, i32 0, i8 3, float %15)  ; StoreOutput(outputSigId,rowIndex,colIndex,value)
  call void @dx.op.storeOutput.f16(i32 5, i32 1, i32 0, i8 0, half %18)  ; StoreOutput(outputSigId,rowIndex,colIndex,value)
  call void @dx.op.storeOutput.f16(i32 5, i32 1, i32 0, i8 1, half %19)  ; StoreOutput(outputSigId,rowIndex,colIndex,value)
  ret void
}

; Function Attrs: nounwind readnone
declare i32 @dx.op.outputControlPointID.i32(i32) #0

; Function Attrs: nounwind readnone
declare i32 @dx.op.primitiveID.i32(i32) #0

; Function Attrs: nounwind readnone
declare float @dx.op.loadInput.f32(i32, i32, i32, i8, i32) #0

; Function Attrs: nounwind
declare void @dx.op.storeOutput.f32(i32, i32, i32, i8, float) #1

; Function Attrs: nounwind
declare void @dx.op.storeOutput.f16(i32, i32, i32, i8, half) #1

; Function Attrs: nounwind
declare void @dx.op.storePatchConstant.f32(i32, i32, i32, i8, float) #1

; Function Attrs: nounwind readnone
declare float @dx.op.binary.f32(i32, float, float) #0

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
!3 = !{!"hs", i32 6, i32 0}
!4 = !{[21 x i32] [i32 9, i32 6, i32 1, i32 2, i32 4, i32 8, i32 17, i32 34, i32 12, i32 0, i32 0, i32 13, i32 6152, i32 6272, i32 6144, i32 0, i32 6144, i32 0, i32 0, i32 0, i32 0]}
!5 = !{void ()* @main, !"main", !6, null, !23}
!6 = !{!7, !14, !18}
!7 = !{!8, !11, !13}
!8 = !{i32 0, !"SV_Position", i8 9, i8 3, !9, i8 4, i32 1, i8 4, i32 0, i8 0, !10}
!9 = !{i32 0}
!10 = !{i32 3, i32 15}
!11 = !{i32 1, !"NORMAL", i8 9, i8 0, !9, i8 2, i32 1, i8 3, i32 1, i8 0, !12}
!12 = !{i32 3, i32 7}
!13 = !{i32 2, !"ID", i8 5, i8 0, !9, i8 1, i32 1, i8 1, i32 2, i8 0, null}
!14 = !{!15, !16}
!15 = !{i32 0, !"POS", i8 9, i8 0, !9, i8 2, i32 1, i8 4, i32 0, i8 0, !10}
!16 = !{i32 1, !"HALF", i8 8, i8 0, !9, i8 2, i32 1, i8 2, i32 1, i8 0, !17}
!17 = !{i32 3, i32 3}
!18 = !{!19, !22}
!19 = !{i32 0, !"SV_TessFactor", i8 9, i8 25, !20, i8 0, i32 3, i8 1, i32 0, i8 3, !21}
!20 = !{i32 0, i32 1, i32 2}
!21 = !{i32 3, i32 1}
!22 = !{i32 1, !"SV_InsideTessFactor", i8 9, i8 26, !9, i8 0, i32 1, i8 1, i32 3, i8 0, !21}
!23 = !{i32 0, i64 32, i32 3, !24}
!24 = !{void ()* @"\01?constants@@YA?AUF@@V?$InputPatch@UP@@$06@@V?$OutputPatch@UO@@$04@@I@Z", i32 7, i32 5, i32 2, i32 2, i32 1, float 1.550000e+01}
