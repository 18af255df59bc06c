;
; Output signature:
;
; Name                 Index             InterpMode DynIdx
; -------------------- ----- ---------------------- ------
; SV_Position              0          noperspective       
;
; Buffer Definitions:
;
; cbuffer 
; {
;
;   [68 x i8] (type annotation not present)
;
; }
;
;
; Resource Bindings:
;
; Name                                 Type  Format         Dim      ID      HLSL Bind  Count
; ------------------------------ ---------- ------- ----------- ------- -------------- ------
;                                   cbuffer      NA          NA     CB0            cb0     1
;
;
; ViewId state:
;
; Number of inputs: 0, outputs: 4
; Outputs dependent on ViewId: {  }
; Inputs contributing to computation of Outputs:
;
target datalayout = "e-m:e-p:32:32-i1:32-i8:32-i16:32-i32:32-i64:64-f16:32-f32:32-f64:64-n8:16:32:64"
target triple = "dxil-ms-dx"

%dx.types.Handle = type { i8* }
%dx.types.CBufRet.f32 = type { float, float, float, float }
%dx.types.CBufRet.i32 = type { i32, i32, i32, i32 }
%"hostlayout.$Globals" = type { [4 x <4 x float>], i32 }

define void @main() {
  %1 = call %dx.types.Handle @dx.op.createHandle(i32 57, i8 2, i32 0, i32 0, i1 false)  ; CreateHandle(resourceClass,rangeId,index,nonUniformIndex)
  %2 = alloca [4 x float], align 4
  %3 = alloca [16 x float], metadata i32 9, align 4
  %4 = alloca [4 x i32], align 4
  %5 = call %dx.types.CBufRet.f32 @dx.op.cbufferLoadLegacy.f32(i32 59, %dx.types.Handle %1, i32 0)  ; CBufferLoadLegacy(handle,regIndex)
  %6 = extractvalue %dx.types.CBufRet.f32 %5, 0
  %7 = extractvalue %dx.types.CBufRet.f32 %5, 1
  %8 = extractvalue %dx.types.CBufRet.f32 %5, 2
  %9 = extractvalue %dx.types.CBufRet.f32 %5, 3
  %10 = call %dx.types.CBufRet.f32 @dx.op.cbufferLoadLegacy.f32(i32 59, %dx.types.Handle %1, i32 1)  ; CBufferLoadLegacy(handle,regIndex)
  %11 = extractvalue %dx.types.CBufRet.f32 %10, 0
  %12 = extractvalue %dx.types.CBufRet.f32 %10, 1
  %13 = extractvalue %dx.types.CBufRet.f32 %10, 2
  %14 = extractvalue %dx.types.CBufRet.f32 %10, 3
  %15 = call %dx.types.CBufRet.f32 @dx.op.cbufferLoadLegacy.f32(i32 59, %dx.types.Handle %1, i32 2)  ; CBufferLoadLegacy(handle,regIndex)
  %16 = extractvalue %dx.types.CBufRet.f32 %15, 0
  %17 = extractvalue %dx.types.CBufRet.f32 %15, 1
  %18 = extractvalue %dx.types.CBufRet.f32 %15, 2
  %19 = extractvalue %dx.types.CBufRet.f32 %15, 3
  %20 = call %dx.types.CBufRet.f32 @dx.op.cbufferLoadLegacy.f32(i32 59, %dx.types.Handle %1, i32 3)  ; CBufferLoadLegacy(handle,regIndex)
  %21 = extractvalue %dx.types.CBufRet.f32 %20, 0
  %22 = extractvalue %dx.types.CBufRet.f32 %20, 1
  %23 = extractvalue %dx.types.CBufRet.f32 %20, 2
  %24 = extractvalue %dx.types.CBufRet.f32 %20, 3
  %25 = getelementptr inbounds [4 x float], [4 x float]* %2, i32 0, i32 0
  store float %8, float* %25, align 4
  %26 = getelementptr inbounds [4 x float], [4 x float]* %2, i32 0, i32 1
  store float %13, float* %26, align 4
  %27 = getelementptr inbounds [4 x float], [4 x float]* %2, i32 0, i32 2
  store float %18, float* %27, align 4
  %28 = getelementptr inbounds [4 x float], [4 x float]* %2, i32 0, i32 3
  store float %23, float* %28, align 4
  %29 = call %dx.types.CBufRet.i32 @dx.op.cbufferLoadLegacy.i32(i32 59, %dx.types.Handle %1, i32 4)  ; CBufferLoadLegacy(handle,regIndex)
  %30 = extractvalue %dx.types.CBufRet.i32 %29, 0
  %31 = getelementptr inbounds [4 x float], [4 x float]* %2, i32 0, i32 %30
  %32 = load float, float* %31, align 4
  %33 = add i32 %30, 4
  %34 = add i32 %30, 8
  %35 = add i32 %30, 12
  %36 = getelementptr [4 x i32], [4 x i32]* %4, i32 0, i32 0
  store i32 %30, i32* %36, align 4
  %37 = getelementptr [4 x i32], [4 x i32]* %4, i32 0, i32 1
  store i32 %33, i32* %37, align 4
  %38 = getelementptr [4 x i32], [4 x i32]* %4, i32 0, i32 2
  store i32 %34, i32* %38, align 4
  %39 = getelementptr [4 x i32], [4 x i32]* %4, i32 0, i32 3
  store i32 %35, i32* %39, align 4
  %40 = getelementptr [4 x i32], [4 x i32]* %4, i32 0, i32 %30
  %41 = load i32, i32* %40, align 4
  %42 = getelementptr [16 x float], [16 x float]* %3, i32 0, i32 0
  store float %6, float* %42, align 4
  %43 = getelementptr [16 x float], [16 x float]* %3, i32 0, i32 1
  store float %7, float* %43, align 4
  %44 = getelementptr [16 x float], [16 x float]* %3, i32 0, i32 2
  store float %8, float* %44, align 4
  %45 = getelementptr [16 x float], [16 x float]* %3, i32 0, i32 3
  store float %9, float* %45, align 4
  %46 = getelementptr [16 x float], [16 x float]* %3, i32 0, i32 4
  store float %11, float* %46, align 4
  %47 = getelementptr [16 x float], [16 x float]* %3, i32 0, i32 5
  store float %12, float* %47, align 4
  %48 = getelementptr [16 x float], [16 x float]* %3, i32 0, i32 6
  store float %13, float* %48, align 4
  %49 = getelementptr [16 x float], [16 x float]* %3, i32 0, i32 7
  store float %14, float* %49, align 4
  %50 = getelementptr [16 x float], [16 x float]* %3, i32 0, i32 8
  store float %16, float* %50, align 4
  %51 = getelementptr [16 x float], [16 x float]* %3, i32 0, i32 9
  store float %17, float* %51, align 4
  %52 = getelementptr [16 x float], [16 x float]* %3, i32 0, i32 10
  store float %18, float* %52, align 4
  %53 = getelementptr [16 x float], [16 x float]* %3, i32 0, i32 11
  store float %19, float* %53, align 4
  %54 = getelementptr [16 x float], [16 x float]* %3, i32 0, i32 12
  store float %21, float* %54, align 4
  %55 = getelementptr [16 x float], [16 x float]* %3, i32 0, i32 13
  store float %22, float* %55, align 4
  %56 = getelementptr [16 x float], [16 x float]* %3, i32 0, i32 14
  store float %23, float* %56, align 4
  %57 = getelementptr [16 x float], [16 x float]* %3, i32 0, i32 15
  store float %24, float* %57, align 4
  %58 = getelementptr [16 x float], [16 x float]* %3, i32 0, i32 %41
  %59 = load float, float* %58, align 4
  %60 = fadd fast float %59, %32
  call void @dx.op.storeOutput.f32(i32 5, i32 0, i32 0, i8 0, float %60)  ; StoreOutput(outputSigId,rowIndex,colIndex,value)
  call void @dx.op.storeOutput.f32(i32 5, i32 0, i32 0, i8 1, float %60)  ; StoreOutput(outputSigId,rowIndex,colIndex,value)
  call void @dx.op.storeOutput.f32(i32 5, i32 0, i32 0, i8 2, float %60)  ; StoreOutput(outputSigId,rowIndex,colIndex,value)
  call void @dx.op.storeOutput.f32(i32 5, i32 0, i32 0, i8 3, float %60)  ; StoreOutput(outputSigId,rowIndex,colIndex,value)
  ret void
}

; Function Attrs: nounwind
declare void @dx.op.storeOutput.f32(i32, i32, i32, i8, float) #0

; Function Attrs: nounwind readonly
declare %dx.types.CBufRet.i32 @dx.op.cbufferLoadLegacy.i32(i32, %dx.types.Handle, i32) #1

; Function Attrs: nounwind readonly
declare %dx.types.CBufRet.f32 @dx.op.cbufferLoadLegacy.f32(i32, %dx.types.Handle, i32) #1

; Function Attrs: nounwind readonly
declare %dx.types.Handle @dx.op.createHandle(i32, i8, i32, i32, i1) #1

attributes #0 = { nounwind }
attributes #1 = { nounwind readonly }

!llvm.ident = !{!0}
!dx.version = !{!1}
!dx.valver = !{!2}
!dx.shaderModel = !{!3}
!dx.resources = !{!4}
!dx.viewIdState = !{!7}
!dx.entryPoints = !{!8}

!0 = !{!"dxcoob 1.9.2602.17 (21d28f727)"}
!1 = !{i32 1, i32 0}
!2 = !{i32 1, i32 9}
!3 = !{!"vs", i32 6, i32 0}
!4 = !{null, null, !5, null}
!5 = !{!6}
!6 = !{i32 0, %"hostlayout.$Globals"* undef, !"", i32 0, i32 0, i32 1, i32 68, null}
!7 = !{[2 x i32] [i32 0, i32 4]}
!8 = !{void ()* @main, !"main", !9, !4, null}
!9 = !{null, !10, null}
!10 = !{!11}
!11 = !{i32 0, !"SV_Position", i8 9, i8 3, !12, i8 4, i32 1, i8 4, i32 0, i8 0, !13}
!12 = !{i32 0}
!13 = !{i32 3, i32 15}
