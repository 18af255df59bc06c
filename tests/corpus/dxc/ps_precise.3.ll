;
; Input signature:
;
; Name                 Index   Mask Register SysValue  Format   Used
; -------------------- ----- ------ -------- -------- ------- ------
; A                        0   xyzw        0     NONE   float   xyzw
; H                        0   xyzw        1     NONE   float   xyzw
; C                        0   xyzw        2     NONE   float   xyzw
;
;
; Output signature:
;
; Name                 Index   Mask Register SysValue  Format   Used
; -------------------- ----- ------ -------- -------- ------- ------
; SV_Target                0   xyzw        0   TARGET   float   xyzw
;
; shader hash: d77812fd0e337791ebe9a554fc9e9d72
;
; Pipeline Runtime Information: 
;
;PSVRuntimeInfo:
; Pixel Shader
; DepthOutput=0
; SampleFrequency=0
; MinimumExpectedWaveLaneCount: 0
; MaximumExpectedWaveLaneCount: 4294967295
; UsesViewID: false
; SigInputElements: 3
; SigOutputElements: 1
; SigPatchConstOrPrimElements: 0
; SigInputVectors: 3
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
; H                        0                 linear       
; C                        0                 linear       
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
; Number of inputs: 12, outputs: 4
; Outputs dependent on ViewId: {  }
; Inputs contributing to computation of Outputs:
;   output 0 depends on inputs: { 0, 1, 2, 3, 4, 8, 9, 10 }
;   output 1 depends on inputs: { 0, 1, 2, 3, 5, 8, 9, 10 }
;   output 2 depends on inputs: { 0, 1, 2, 3, 6, 8, 9, 10 }
;   output 3 depends on inputs: { 0, 1, 2, 3, 7, 8, 9, 10, 11 }
;
target datalayout = "e-m:e-p:32:32-i1:32-i8:32-i16:32-i32:32-i64:64-f16:32-f32:32-f64:64-n8:16:32:64"
target triple = "dxil-ms-dx"

@dx.nothing.a = internal constant [1 x i32] zeroinitializer

define void @main() {
  %1 = call float @dx.op.loadInput.f32(i32 4, i32 2, i32 0, i8 0, i32 undef), !dx.precise !16  ; LoadInput(inputSigId,rowIndex,colIndex,gsVertexAxis)
  %2 = call float @dx.op.loadInput.f32(i32 4, i32 2, i32 0, i8 1, i32 undef), !dx.precise !16  ; LoadInput(inputSigId,rowIndex,colIndex,gsVertexAxis)
  %3 = call float @dx.op.loadInput.f32(i32 4, i32 2, i32 0, i8 2, i32 undef), !dx.precise !16  ; LoadInput(inputSigId,rowIndex,colIndex,gsVertexAxis)
  %4 = call float @dx.op.loadInput.f32(i32 4, i32 2, i32 0, i8 3, i32 undef), !dx.precise !16  ; LoadInput(inputSigId,rowIndex,colIndex,gsVertexAxis)
  %5 = call float @dx.op.loadInput.f32(i32 4, i32 1, i32 0, i8 0, i32 undef), !dx.precise !16  ; LoadInput(inputSigId,rowIndex,colIndex,gsVertexAxis)
  %6 = call float @dx.op.loadInput.f32(i32 4, i32 1, i32 0, i8 1, i32 undef), !dx.precise !16  ; LoadInput(inputSigId,rowIndex,colIndex,gsVertexAxis)
  %7 = call float @dx.op.loadInput.f32(i32 4, i32 1, i32 0, i8 2, i32 undef), !dx.precise !16  ; LoadInput(inputSigId,rowIndex,colIndex,gsVertexAxis)
  %8 = call float @dx.op.loadInput.f32(i32 4, i32 1, i32 0, i8 3, i32 undef), !dx.precise !16  ; LoadInput(inputSigId,rowIndex,colIndex,gsVertexAxis)
  %9 = call float @dx.op.loadInput.f32(i32 4, i32 0, i32 0, i8 0, i32 undef), !dx.precise !16  ; LoadInput(inputSigId,rowIndex,colIndex,gsVertexAxis)
  %10 = call float @dx.op.loadInput.f32(i32 4, i32 0, i32 0, i8 1, i32 undef), !dx.precise !16  ; LoadInput(inputSigId,rowIndex,colIndex,gsVertexAxis)
  %11 = call float @dx.op.loadInput.f32(i32 4, i32 0, i32 0, i8 2, i32 undef), !dx.precise !16  ; LoadInput(inputSigId,rowIndex,colIndex,gsVertexAxis)
  %12 = call float @dx.op.loadInput.f32(i32 4, i32 0, i32 0, i8 3, i32 undef), !dx.precise !16  ; LoadInput(inputSigId,rowIndex,colIndex,gsVertexAxis)
  %13 = alloca float, !dx.precise !16
  %14 = alloca float, !dx.precise !16
  %15 = alloca float, !dx.precise !16
  %16 = alloca float, !dx.precise !16
  %17 = alloca float, align 4, !dx.precise !16
  %18 = alloca float, !dx.precise !16
  %19 = alloca float, !dx.precise !16
  %20 = alloca float, !dx.precise !16
  %21 = alloca float, !dx.precise !16
  %22 = fmul float %9, %1
  %23 = fmul float %10, %2
  %24 = fmul float %11, %3
  %25 = fmul float %12, %4
  %26 = fadd float %22, %12
  %27 = fadd float %23, %11
  %28 = fadd float %24, %10
  %29 = fadd float %25, %9
  %30 = load i32, i32* getelementptr inbounds ([1 x i32], [1 x i32]* @dx.nothing.a, i32 0, i32 0)
  store float %26, float* %13
  store float %27, float* %14
  store float %28, float* %15
  store float %29, float* %16
  %31 = fmul fast float %9, %1
  %32 = fmul fast float %10, %2
  %33 = fmul fast float %11, %3
  %34 = fmul fast float %12, %4
  %35 = fadd fast float %31, %12
  %36 = fadd fast float %32, %11
  %37 = fadd fast float %33, %10
  %38 = fadd fast float %34, %9
  %39 = load i32, i32* getelementptr inbounds ([1 x i32], [1 x i32]* @dx.nothing.a, i32 0, i32 0)
  %40 = call float @dx.op.dot3.f32(i32 55, float %9, float %10, float %11, float %1, float %2, float %3), !dx.precise !16  ; Dot3(ax,ay,az,bx,by,bz)
  %41 = call float @dx.op.unary.f32(i32 24, float %12), !dx.precise !16  ; Sqrt(value)
  %42 = fadd float %40, %41
  %43 = load i32, i32* getelementptr inbounds ([1 x i32], [1 x i32]* @dx.nothing.a, i32 0, i32 0)
  store float %42, float* %17, align 4
  %44 = fmul float %5, %5
  %45 = fmul float %6, %6
  %46 = fmul float %7, %7
  %47 = fmul float %8, %8
  %48 = fadd float %44, %5
  %49 = fadd float %45, %6
  %50 = fadd float %46, %7
  %51 = fadd float %47, %8
  %52 = load i32, i32* getelementptr inbounds ([1 x i32], [1 x i32]* @dx.nothing.a, i32 0, i32 0)
  store float %48, float* %18
  store float %49, float* %19
  store float %50, float* %20
  store float %51, float* %21
  %53 = load float, float* %13
  %54 = load float, float* %14
  %55 = load float, float* %15
  %56 = load float, float* %16
  %57 = fdiv fast float %53, %35
  %58 = fdiv fast float %54, %36
  %59 = fdiv fast float %55, %37
  %60 = fdiv fast float %56, %38
  %61 = load float, float* %17, align 4
  %62 = fadd fast float %57, %61
  %63 = fadd fast float %58, %61
  %64 = fadd fast float %59, %61
  %65 = fadd fast float %60, %61
  %66 = load float, float* %18
  %67 = load float, float* %19
  %68 = load float, float* %20
  %69 = load float, float* %21
  %70 = fmul fast float %5, %5
  %71 = fmul fast float %6, %6
  %72 = fmul fast float %7, %7
  %73 = fmul fast float %8, %8
  %74 = fsub fast float %70, %5
  %75 = fsub fast float %71, %6
  %76 = fsub fast float %72, %7
  %77 = fsub fast float %73, %8
  %78 = fmul fast float %66, %74
  %79 = fmul fast float %67, %75
  %80 = fmul fast float %68, %76
  %81 = fmul fast float %69, %77
  %82 = fadd fast float %62, %78
  %83 = fadd fast float %63, %79
  %84 = fadd fast float %64, %80
  %85 = fadd fast float %65, %81
  %86 = load i32, i32* getelementptr inbounds ([1 x i32], [1 x i32]* @dx.nothing.a, i32 0, i32 0)
  call void @dx.op.storeOutput.f32(i32 5, i32 0, i32 0, i8 0, float %82)  ; StoreOutput(outputSigId,rowIndex,colIndex,value)
  call void @dx.op.storeOutput.f32(i32 5, i32 0, i32 0, i8 1, float %83)  ; StoreOutput(outputSigId,rowIndex,colIndex,value)
  call void @dx.op.storeOutput.f32(i32 5, i32 0, i32 0, i8 2, float %84)  ; StoreOutput(outputSigId,rowIndex,colIndex,value)
  call void @dx.op.storeOutput.f32(i32 5, i32 0, i32 0, i8 3, float %85)  ; StoreOutput(outputSigId,rowIndex,colIndex,value)
  ret void
}

; Function Attrs: nounwind readnone
declare float @dx.op.loadInput.f32(i32, i32, i32, i8, i32) #0

; Function Attrs: nounwind
declare void @dx.op.storeOutput.f32(i32, i32, i32, i8, float) #1

; Function Attrs: nounwind readnone
declare float @dx.op.dot3.f32(i32, float, float, float, float, float, float) #0

; Function Attrs: nounwind readnone
declare float @dx.op.unary.f32(i32, float) #0

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
!4 = !{[14 x i32] [i32 12, i32 4, i32 15, i32 15, i32 15, i32 15, i32 1, i32 2, i32 4, i32 8, i32 15, i32 15, i32 15, i32 8]}
!5 = !{void ()* @main, !"main", !6, null, !15}
!6 = !{!7, !13, null}
!7 = !{!8, !11, !12}
!8 = !{i32 0, !"A", i8 9, i8 0, !9, i8 2, i32 1, i8 4, i32 0, i8 0, !10}
!9 = !{i32 0}
!10 = !{i32 3, i32 15}
!11 = !{i32 1, !"H", i8 9, i8 0, !9, i8 2, i32 1, i8 4, i32 1, i8 0, !10}
!12 = !{i32 2, !"C", i8 9, i8 0, !9, i8 2, i32 1, i8 4, i32 2, i8 0, !10}
!13 = !{!14}
!14 = !{i32 0, !"SV_Target", i8 9, i8 16, !9, i8 0, i32 1, i8 4, i32 0, i8 0, !10}
!15 = !{i32 0, i64 1}
!16 = !{i32 1}
