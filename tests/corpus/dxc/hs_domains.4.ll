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
; ID                       0   x           2     NONE    uint   x   
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
; SV_TessFactor            0      w        0 QUADEDGE   float      w
; EXTRA                    0   xyz         0     NONE   float   xyz 
; SV_TessFactor            1      w        1 QUADEDGE   float      w
; MORE                     0   x           1     NONE   float   x   
; SV_TessFactor            2      w        2 QUADEDGE   float      w
; MORE                     1   x           2     NONE   float   x   
; SV_TessFactor            3      w        3 QUADEDGE   float      w
; MORE                     2   x           3     NONE   float   x   
; SV_InsideTessFactor      0      w        4  QUADINT   float      w
; SV_InsideTessFactor      1      w        5  QUADINT   float      w
;
; shader hash: 892dd6a09b13f98887cf0d1abbf1d338
;
; Pipeline Runtime Information: 
;
;PSVRuntimeInfo:
; Hull Shader
; InputControlPointCount=7
; OutputControlPointCount=5
; Domain=quad
; OutputPrimitive=triangle_ccw
; MinimumExpectedWaveLaneCount: 0
; MaximumExpectedWaveLaneCount: 4294967295
; UsesViewID: false
; SigInputElements: 3
; SigOutputElements: 2
; SigPatchConstOrPrimElements: 4
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
; EXTRA                    0                              
; MORE                     0                              
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
; Number of inputs: 9, outputs: 6, patchconst: 24
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
;   output 0 depends on inputs: { 0, 4 }
;   output 1 depends on inputs: { 1, 5 }
;   output 2 depends on inputs: { 2, 6 }
;   output 3 depends on inputs: { 0 }
;   output 7 depends on inputs: { 1 }
;   output 8 depends on inputs: { 4 }
;   output 11 depends on inputs: { 2 }
;   output 12 depends on inputs: { 8 }
;   output 15 depends on inputs: { 3 }
;   output 19 depends on inputs: { 0, 1, 4 }
;   output 23 depends on inputs: { 2, 3, 5 }
;
target datalayout = "e-m:e-p:32:32-i1:32-i8:32-i16:32-i32:32-i64:64-f16:32-f32:32-f64:64-n8:16:32:64"
target triple = "dxil-ms-dx"

@dx.nothing.a = internal constant [1 x i32] zeroinitializer

define void @"\01?constants@@YA?AUF@@V?$InputPatch@UP@@$06@@V?$OutputPatch@UO@@$04@@I@Z"() {
  %1 = call i32 @dx.op.primitiveID.i32(i32 108)  ; PrimitiveID()
  %2 = load i32, i32* getelementptr inbounds ([1 x i32], [1 x i32]* @dx.nothing.a, i32 0, i32 0)
  %3 = load i32, i32* getelementptr inbounds ([1 x i32], [1 x i32]* @dx.nothing.a, i32 0, i32 0)
  %4 = load i32, i32* getelementptr inbounds ([1 x i32], [1 x i32]* @dx.nothing.a, i32 0, i32 0)
  %5 = load i32, i32* getelementptr inbounds ([1 x i32], [1 x i32]* @dx.nothing.a, i32 0, i32 0)
  %6 = load i32, i32* getelementptr inbounds ([1 x i32], [1 x i32]* @dx.nothing.a, i32 0, i32 0)
  %7 = load i32, i32* getelementptr inbounds ([1 x i32], [1 x i32]* @dx.nothing.a, i32 0, i32 0)
  %8 = load i32, i32* getelementptr inbounds ([1 x i32], [1 x i32]* @dx.nothing.a, i32 0, i32 0)
  %9 = load i32, i32* getelementptr inbounds ([1 x i32], [1 x i32]* @dx.nothing.a, i32 0, i32 0)
  %10 = load i32, i32* getelementptr inbounds ([1 x i32], [1 x i32]* @dx.nothing.a, i32 0, i32 0)
  %11 = load i32, i32* getelementptr inbounds ([1 x i32], [1 x i32]* @dx.nothing.a, i32 0, i32 0)
  %12 = call float @dx.op.loadInput.f32(i32 4, i32 1, i32 0, i8 0, i32 1)  ; LoadInput(inputSigId,rowIndex,colIndex,gsVertexAxis)
  %13 = call float @dx.op.loadInput.f32(i32 4, i32 1, i32 0, i8 1, i32 1)  ; LoadInput(inputSigId,rowIndex,colIndex,gsVertexAxis)
  %14 = call float @dx.op.loadInput.f32(i32 4, i32 0, i32 0, i8 0, i32 0)  ; LoadInput(inputSigId,rowIndex,colIndex,gsVertexAxis)
  %15 = call float @dx.op.loadInput.f32(i32 4, i32 0, i32 0, i8 1, i32 0)  ; LoadInput(inputSigId,rowIndex,colIndex,gsVertexAxis)
  %16 = call float @dx.op.loadInput.f32(i32 4, i32 0, i32 0, i8 2, i32 0)  ; LoadInput(inputSigId,rowIndex,colIndex,gsVertexAxis)
  %17 = call float @dx.op.loadInput.f32(i32 4, i32 0, i32 0, i8 3, i32 0)  ; LoadInput(inputSigId,rowIndex,colIndex,gsVertexAxis)
  %18 = call float @dx.op.binary.f32(i32 35, float %12, float 0.000000e+00)  ; FMax(a,b)
  %19 = call float @dx.op.binary.f32(i32 35, float %13, float 0.000000e+00)  ; FMax(a,b)
  %20 = call float @dx.op.binary.f32(i32 36, float %18, float 1.000000e+00)  ; FMin(a,b)
  %21 = call float @dx.op.binary.f32(i32 36, float %19, float 1.000000e+00)  ; FMin(a,b)
  %22 = call float @dx.op.binary.f32(i32 35, float %14, float 2.000000e+00)  ; FMax(a,b)
  %23 = call float @dx.op.binary.f32(i32 35, float %15, float 2.000000e+00)  ; FMax(a,b)
  %24 = call float @dx.op.binary.f32(i32 35, float %16, float 2.000000e+00)  ; FMax(a,b)
  %25 = call float @dx.op.binary.f32(i32 35, float %17, float 2.000000e+00)  ; FMax(a,b)
  %26 = call float @dx.op.binary.f32(i32 36, float %22, float 6.400000e+01)  ; FMin(a,b)
  %27 = call float @dx.op.binary.f32(i32 36, float %23, float 6.400000e+01)  ; FMin(a,b)
  %28 = call float @dx.op.binary.f32(i32 36, float %24, float 6.400000e+01)  ; FMin(a,b)
  %29 = call float @dx.op.binary.f32(i32 36, float %25, float 6.400000e+01)  ; FMin(a,b)
  %30 = call float @dx.op.binary.f32(i32 35, float %14, float 1.000000e+00)  ; FMax(a,b)
  %31 = call float @dx.op.binary.f32(i32 35, float %15, float 1.000000e+00)  ; FMax(a,b)
  %32 = call float @dx.op.binary.f32(i32 35, float %16, float 1.000000e+00)  ; FMax(a,b)
  %33 = call float @dx.op.binary.f32(i32 35, float %17, float 1.000000e+00)  ; FMax(a,b)
  %34 = fadd fast float %30, %31
  %35 = fadd fast float %32, %33
  %36 = fmul fast float %34, 5.000000e-01
  %37 = fmul fast float %35, 5.000000e-01
  %38 = fmul fast float %36, %20
  %39 = fmul fast float %37, %21
  %40 = call float @dx.op.binary.f32(i32 35, float %38, float 2.000000e+00)  ; FMax(a,b)
  %41 = call float @dx.op.binary.f32(i32 35, float %39, float 2.000000e+00)  ; FMax(a,b)
  %42 = call float @dx.op.binary.f32(i32 36, float %40, float 6.400000e+01)  ; FMin(a,b)
  %43 = call float @dx.op.binary.f32(i32 36, float %41, float 6.400000e+01)  ; FMin(a,b)
  %44 = load i32, i32* getelementptr inbounds ([1 x i32], [1 x i32]* @dx.nothing.a, i32 0, i32 0)
  %45 = load i32, i32* getelementptr inbounds ([1 x i32], [1 x i32]* @dx.nothing.a, i32 0, i32 0)
  %46 = load i32, i32* getelementptr inbounds ([1 x i32], [1 x i32]* @dx.nothing.a, i32 0, i32 0)
  %47 = load i32, i32* getelementptr inbounds ([1 x i32], [1 x i32]* @dx.nothing.a, i32 0, i32 0)
  %48 = load i32, i32* getelementptr inbounds ([1 x i32], [1 x i32]* @dx.nothing.a, i32 0, i32 0)
  %49 = load i32, i32* getelementptr inbounds ([1 x i32], [1 x i32]* @dx.nothing.a, i32 0, i32 0)
  %50 = urem i32 %1, 5
  %51 = call float @dx.op.loadOutputControlPoint.f32(i32 103, i32 0, i32 0, i8 0, i32 %50)  ; LoadOutputControlPoint(inputSigId,row,col,index)
  %52 = call float @dx.op.loadOutputControlPoint.f32(i32 103, i32 0, i32 0, i8 1, i32 %50)  ; LoadOutputControlPoint(inputSigId,row,col,index)
  %53 = call float @dx.op.loadOutputControlPoint.f32(i32 103, i32 0, i32 0, i8 2, i32 %50)  ; LoadOutputControlPoint(inputSigId,row,col,index)
  %54 = load i32, i32* getelementptr inbounds ([1 x i32], [1 x i32]* @dx.nothing.a, i32 0, i32 0)
  %55 = call half @dx.op.loadOutputControlPoint.f16(i32 103, i32 1, i32 0, i8 0, i32 2)  ; LoadOutputControlPoint(inputSigId,row,col,index)
  %56 = fpext half %55 to float
  %57 = load i32, i32* getelementptr inbounds ([1 x i32], [1 x i32]* @dx.nothing.a, i32 0, i32 0)
  %58 = call i32 @dx.op.loadInput.i32(i32 4, i32 2, i32 0, i8 0, i32 6)  ; LoadInput(inputSigId,rowIndex,colIndex,gsVertexAxis)
  %59 = uitofp i32 %58 to float
  %60 = load i32, i32* getelementptr inbounds ([1 x i32], [1 x i32]* @dx.nothing.a, i32 0, i32 0)
  %61 = load i32, i32* getelementptr inbounds ([1 x i32], [1 x i32]* @dx.nothing.a, i32 0, i32 0)
  call void @dx.op.storePatchConstant.f32(i32 106, i32 0, i32 0, i8 0, float %26)  ; StorePatchConstant(outputSigID,row,col,value)
  call void @dx.op.storePatchConstant.f32(i32 106, i32 0, i32 1, i8 0, float %27)  ; StorePatchConstant(outputSigID,row,col,value)
  call void @dx.op.storePatchConstant.f32(i32 106, i32 0, i32 2, i8 0, float %28)  ; StorePatchConstant(outputSigID,row,col,value)
  call void @dx.op.storePatchConstant.f32(i32 106, i32 0, i32 3, i8 0, float %29)  ; StorePatchConstant(outputSigID,row,col,value)
  call void @dx.op.storePatchConstant.f32(i32 106, i32 1, i32 0, i8 0, float %42)  ; StorePatchConstant(outputSigID,row,col,value)
  call void @dx.op.storePatchConstant.f32(i32 106, i32 1, i32 1, i8 0, float %43)  ; StorePatchConstant(outputSigID,row,col,value)
  call void @dx.op.storePatchConstant.f32(i32 106, i32 2, i32 0, i8 0, float %51)  ; StorePatchConstant(outputSigID,row,col,value)
  call void @dx.op.storePatchConstant.f32(i32 106, i32 2, i32 0, i8 1, float %52)  ; StorePatchConstant(outputSigID,row,col,value)
  call void @dx.op.storePatchConstant.f32(i32 106, i32 2, i32 0, i8 2, float %53)  ; StorePatchConstant(outputSigID,row,col,value)
  call void @dx.op.storePatchConstant.f32(i32 106, i32 3, i32 0, i8 0, float 0.000000e+00)  ; StorePatchConstant(outputSigID,row,col,value)
  call void @dx.op.storePatchConstant.f32(i32 106, i32 3, i32 1, i8 0, float %56)  ; StorePatchConstant(outputSigID,row,col,value)
  call void @dx.op.storePatchConstant.f32(i32 106, i32 3, i32 2, i8 0, float %59)  ; StorePatchConstant(outputSigID,row,col,value)
  %62 = load i32, i32* getelementptr inbounds ([1 x i32], [1 x i32]* @dx.nothing.a, i32 0, i32 0)
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
  %12 = load i32, i32* getelementptr inbounds ([1 x i32], [1 x i32]* @dx.nothing.a, i32 0, i32 0)
  %13 = fadd fast float %3, %9
  %14 = fadd fast float %4, %10
  %15 = fadd fast float %5, %11
  %16 = fadd fast float %6, %11
  %17 = load i32, i32* getelementptr inbounds ([1 x i32], [1 x i32]* @dx.nothing.a, i32 0, i32 0)
  %18 = call float @dx.op.loadInput.f32(i32 4, i32 1, i32 0, i8 0, i32 %2)  ; LoadInput(inputSigId,rowIndex,colIndex,gsVertexAxis)
  %19 = call float @dx.op.loadInput.f32(i32 4, i32 1, i32 0, i8 1, i32 %2)  ; LoadInput(inputSigId,rowIndex,colIndex,gsVertexAxis)
  %20 = fptrunc float %18 to half
  %21 = fptrunc float %19 to half
  %22 = load i32, i32* getelementptr inbounds ([1 x i32], [1 x i32]* @dx.nothing.a, i32 0, i32 0)
  %23 = load i32, i32* getelementptr inbounds ([1 x i32], [1 x i32]* @dx.nothing.a, i32 0, i32 0)
  call void @dx.op.storeOutput.f32(i32 5, i32 0, i32 0, i8 0, float %13)  ; StoreOutput(outputSigId,rowIndex,colIndex,value)
  call void @dx.op.storeOutput.f32(i32 5, i32 0, i32 0, i8 1, float %14)  ; StoreOutput(outputSigId,rowIndex,colIndex,value)
  call void @dx.op.storeOutput.f32(i32 5, i32 0, i32 0, i8 2, float %15)  ; StoreOutput(outputSigId,rowIndex,colIndex,value)
  call void @dx.op.storeOutput.f32(i32 5, i32 0, i32 0, i8 3, float %16)  ; StoreOutput(outputSigId,rowIndex,colIndex,value)
  call void @dx.op.storeOutput.f16(i32 5, i32 1, i32 0, i8 0, half %20)  ; StoreOutput(outputSigId,rowIndex,colIndex,value)
  call void @dx.op.storeOutput.f16(i32 5, i32 1, i32 0, i8 1, half %21)  ; StoreOutput(outputSigId,rowIndex,colIndex,value)
  %24 = load i32, i32* getelementptr inbounds ([1 x i32], [1 x i32]* @dx.nothing.a, i32 0, i32 0)
  ret void
}

; Function Attrs: nounwind readnone
declare i32 @dx.op.outputControlPointID.i32(i32) #0

; Function Attrs: nounwind readnone
declare i32 @dx.op.primitiveID.i32(i32) #0

; Function Attrs: nounwind readnone
declare float @dx.op.loadInput.f32(i32, i32, i32, i8, i32) #0

; Function Attrs: nounwind readnone
declare i32 @dx.op.loadInput.i32(i32, i32, i32, i8, i32) #0

; Function Attrs: nounwind
declare void @dx.op.storeOutput.f32(i32, i32, i32, i8, float) #1

; Function Attrs: nounwind
declare void @dx.op.storeOutput.f16(i32, i32, i32, i8, half) #1

; Function Attrs: nounwind
declare void @dx.op.storePatchConstant.f32(i32, i32, i32, i8, float) #1

; Function Attrs: nounwind readnone
declare float @dx.op.loadOutputControlPoint.f32(i32, i32, i32, i8, i32) #0

; Function Attrs: nounwind readnone
declare half @dx.op.loadOutputControlPoint.f16(i32, i32, i32, i8, i32) #0

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
!4 = !{[21 x i32] [i32 9, i32 6, i32 1, i32 2, i32 4, i32 8, i32 17, i32 34, i32 12, i32 0, i32 0, i32 24, i32 524297, i32 524418, i32 8390660, i32 8421376, i32 524545, i32 8388610, i32 4, i32 0, i32 4096]}
!5 = !{void ()* @main, !"main", !6, null, !27}
!6 = !{!7, !15, !19}
!7 = !{!8, !11, !13}
!8 = !{i32 0, !"SV_Position", i8 9, i8 3, !9, i8 4, i32 1, i8 4, i32 0, i8 0, !10}
!9 = !{i32 0}
!10 = !{i32 3, i32 15}
!11 = !{i32 1, !"NORMAL", i8 9, i8 0, !9, i8 2, i32 1, i8 3, i32 1, i8 0, !12}
!12 = !{i32 3, i32 7}
!13 = !{i32 2, !"ID", i8 5, i8 0, !9, i8 1, i32 1, i8 1, i32 2, i8 0, !14}
!14 = !{i32 3, i32 1}
!15 = !{!16, !17}
!16 = !{i32 0, !"POS", i8 9, i8 0, !9, i8 2, i32 1, i8 4, i32 0, i8 0, !10}
!17 = !{i32 1, !"HALF", i8 8, i8 0, !9, i8 2, i32 1, i8 2, i32 1, i8 0, !18}
!18 = !{i32 3, i32 3}
!19 = !{!20, !22, !24, !25}
!20 = !{i32 0, !"SV_TessFactor", i8 9, i8 25, !21, i8 0, i32 4, i8 1, i32 0, i8 3, !14}
!21 = !{i32 0, i32 1, i32 2, i32 3}
!22 = !{i32 1, !"SV_InsideTessFactor", i8 9, i8 26, !23, i8 0, i32 2, i8 1, i32 4, i8 3, !14}
!23 = !{i32 0, i32 1}
!24 = !{i32 2, !"EXTRA", i8 9, i8 0, !9, i8 0, i32 1, i8 3, i32 0, i8 0, !12}
!25 = !{i32 3, !"MORE", i8 9, i8 0, !26, i8 0, i32 3, i8 1, i32 1, i8 0, !14}
!26 = !{i32 0, i32 1, i32 2}
!27 = !{i32 0, i64 33, i32 3, !28}
!28 = !{void ()* @"\01?constants@@YA?AUF@@V?$InputPatch@UP@@$06@@V?$OutputPatch@UO@@$04@@I@Z", i32 7, i32 5, i32 3, i32 4, i32 4, float 1.550000e+01}
