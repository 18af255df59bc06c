;
; Input signature:
;
; Name                 Index             InterpMode DynIdx
; -------------------- ----- ---------------------- ------
; POSITION                 0                              
; SV_VertexID              0                              
;
; Output signature:
;
; Name                 Index             InterpMode DynIdx
; -------------------- ----- ---------------------- ------
; A                        0                 linear       
; B                        0                 linear       
; C                        0                 linear       
; D                        0                 linear       
; SV_Position              0          noperspective       
; E                        0        nointerpolation       
;
; Buffer Definitions:
;
; cbuffer 
; {
;
;   [220 x i8] (type annotation not present)
;
; }
;
;
; Resource Bindings:
;
; Name                                 Type  Format         Dim      ID      HLSL Bind  Count
; ------------------------------ ---------- ------- ----------- ------- -------------- ------
;                                   cbuffer      NA          NA     CB0            cb1     1
;
;
; ViewId state:
;
; Number of inputs: 5, outputs: 17
; Outputs dependent on ViewId: {  }
; Inputs contributing to computation of Outputs:
;   output 8 depends on inputs: { 0 }
;   output 9 depends on inputs: { 1 }
;   output 12 depends on inputs: { 0, 1, 2 }
;   output 13 depends on inputs: { 0, 1, 2 }
;   output 14 depends on inputs: { 0, 1, 2 }
;   output 15 depends on inputs: { 0, 1, 2, 4 }
;
target datalayout = "e-m:e-p:32:32-i1:32-i8:32-i16:32-i32:32-i64:64-f16:32-f32:32-f64:64-n8:16:32:64"
target triple = "dxil-ms-dx"

%dx.types.Handle = type { i4194312* }
%dx.types.CBufRet.f32 = type { float, float, float, float }
%dx.types.CBufRet.f16 = type { half, half, half, half }
%dx.types.CBufRet.f64 = type { double, double }
%dx.types.CBufRet.i32 = type { i32, i32, i32, i32 }
%hostlayout.K = type { [4 x <3 x float>], [2 x <3 x float>], [3 x float], <2 x float>, double, float, i32, i32, [2 x %struct.anon] }
%struct.anon = type { float, <2 x float> }

define void @main() {
  %1 = call %dx.types.Handle @dx.op.createHandle(i32 57, i4194312 2, i32 0, i32 1, i1 false)  ; CreateHandle(resourceClass,rangeId,index,nonUniformIndex)
  %2 = call i32 @dx.op.loadInput.i32(i32 4, i32 1, i32 0, i4194312 0, i32 undef)  ; LoadInput(inputSigId,rowIndex,colIndex,gsVertexAxis)
  %3 = call float @dx.op.loadInput.f32(i32 4, i32 0, i32 0, i4194312 0, i32 undef)  ; LoadInput(inputSigId,rowIndex,colIndex,gsVertexAxis)
  %4 = call float @dx.op.loadInput.f32(i32 4, i32 0, i32 0, i4194312 1, i32 undef)  ; LoadInput(inputSigId,rowIndex,colIndex,gsVertexAxis)
  %5 = call float @dx.op.loadInput.f32(i32 4, i32 0, i32 0, i4194312 2, i32 undef)  ; LoadInput(inputSigId,rowIndex,colIndex,gsVertexAxis)
  %6 = call %dx.types.CBufRet.f32 @dx.op.cbufferLoadLegacy.f32(i32 59, %dx.types.Handle %1, i32 0)  ; CBufferLoadLegacy(handle,regIndex)
  %7 = extractvalue %dx.types.CBufRet.f32 %6, 0
  %8 = call %dx.types.CBufRet.f32 @dx.op.cbufferLoadLegacy.f32(i32 59, %dx.types.Handle %1, i32 1)  ; CBufferLoadLegacy(handle,regIndex)
  %9 = extractvalue %dx.types.CBufRet.f32 %8, 0
  %10 = call %dx.types.CBufRet.f32 @dx.op.cbufferLoadLegacy.f32(i32 59, %dx.types.Handle %1, i32 2)  ; CBufferLoadLegacy(handle,regIndex)
  %11 = extractvalue %dx.types.CBufRet.f32 %10, 0
  %12 = call %dx.types.CBufRet.f32 @dx.op.cbufferLoadLegacy.f32(i32 59, %dx.types.Handle %1, i32 3)  ; CBufferLoadLegacy(handle,regIndex)
  %13 = extractvalue %dx.types.CBufRet.f32 %12, 0
  %14 = extractvalue %dx.types.CBufRet.f32 %6, 1
  %15 = extractvalue %dx.types.CBufRet.f32 %8, 1
  %16 = extractvalue %dx.types.CBufRet.f32 %10, 1
  %17 = extractvalue %dx.types.CBufRet.f32 %12, 1
  %18 = extractvalue %dx.types.CBufRet.f32 %6, 2
  %19 = extractvalue %dx.types.CBufRet.f32 %8, 2
  %20 = extractvalue %dx.types.CBufRet.f32 %10, 2
  %21 = extractvalue %dx.types.CBufRet.f32 %12, 2
  %22 = urem i32 %2, 3
  %23 = add nuw nsw i32 %22, 6
  %24 = call %dx.types.CBufRet.f32 @dx.op.cbufferLoadLegacy.f32(i32 59, %dx.types.Handle %1, i32 %23)  ; CBufferLoadLegacy(handle,regIndex)
  %25 = extractvalue %dx.types.CBufRet.f32 %24, 0
  %26 = fmul fast float %7, %3
  %27 = call float @dx.op.tertiary.f32(i32 46, float %4, float %9, float %26)  ; FMad(a,b,c)
  %28 = call float @dx.op.tertiary.f32(i32 46, float %5, float %11, float %27)  ; FMad(a,b,c)
  %29 = fadd fast float %28, %13
  %30 = fmul fast float %14, %3
  %31 = call float @dx.op.tertiary.f32(i32 46, float %4, float %15, float %30)  ; FMad(a,b,c)
  %32 = call float @dx.op.tertiary.f32(i32 46, float %5, float %16, float %31)  ; FMad(a,b,c)
  %33 = fadd fast float %32, %17
  %34 = fmul fast float %18, %3
  %35 = call float @dx.op.tertiary.f32(i32 46, float %4, float %19, float %34)  ; FMad(a,b,c)
  %36 = call float @dx.op.tertiary.f32(i32 46, float %5, float %20, float %35)  ; FMad(a,b,c)
  %37 = fadd fast float %36, %21
  %38 = fmul fast float %25, %3
  %39 = call float @dx.op.tertiary.f32(i32 46, float %4, float %25, float %38)  ; FMad(a,b,c)
  %40 = call float @dx.op.tertiary.f32(i32 46, float %5, float %25, float %39)  ; FMad(a,b,c)
  %41 = fadd fast float %40, %25
  %42 = call %dx.types.CBufRet.f32 @dx.op.cbufferLoadLegacy.f32(i32 59, %dx.types.Handle %1, i32 8)  ; CBufferLoadLegacy(handle,regIndex)
  %43 = extractvalue %dx.types.CBufRet.f32 %42, 1
  %44 = extractvalue %dx.types.CBufRet.f32 %42, 2
  %45 = call %dx.types.CBufRet.f32 @dx.op.cbufferLoadLegacy.f32(i32 59, %dx.types.Handle %1, i32 13)  ; CBufferLoadLegacy(handle,regIndex)
  %46 = extractvalue %dx.types.CBufRet.f32 %45, 1
  %47 = extractvalue %dx.types.CBufRet.f32 %45, 2
  %48 = fadd fast float %46, %43
  %49 = fadd fast float %47, %44
  %50 = call %dx.types.CBufRet.f32 @dx.op.cbufferLoadLegacy.f32(i32 59, %dx.types.Handle %1, i32 5)  ; CBufferLoadLegacy(handle,regIndex)
  %51 = extractvalue %dx.types.CBufRet.f32 %50, 0
  %52 = extractvalue %dx.types.CBufRet.f32 %50, 1
  %53 = extractvalue %dx.types.CBufRet.f32 %50, 2
  %54 = call %dx.types.CBufRet.f16 @dx.op.cbufferLoadLegacy.f16(i32 59, %dx.types.Handle %1, i32 10)  ; CBufferLoadLegacy(handle,regIndex)
  %55 = extractvalue %dx.types.CBufRet.f16 %54, 0
  %56 = fpext half %55 to float
  %57 = fadd fast float %56, %51
  %58 = fadd fast float %56, %52
  %59 = fadd fast float %56, %53
  %60 = extractvalue %dx.types.CBufRet.f32 %42, 0
  %61 = call %dx.types.CBufRet.f64 @dx.op.cbufferLoadLegacy.f64(i32 59, %dx.types.Handle %1, i32 9)  ; CBufferLoadLegacy(handle,regIndex)
  %62 = extractvalue %dx.types.CBufRet.f64 %61, 0
  %63 = fptrunc double %62 to float
  %64 = fmul fast float %63, %60
  %65 = call %dx.types.CBufRet.i32 @dx.op.cbufferLoadLegacy.i32(i32 59, %dx.types.Handle %1, i32 11)  ; CBufferLoadLegacy(handle,regIndex)
  %66 = extractvalue %dx.types.CBufRet.i32 %65, 1
  %67 = icmp ne i32 %66, 0
  %68 = select i1 %67, float %43, float %3
  %69 = select i1 %67, float %44, float %4
  %70 = extractvalue %dx.types.CBufRet.i32 %65, 0
  %71 = icmp eq i32 %70, 4
  %72 = select i1 %71, i32 3, i32 %70
  call void @dx.op.storeOutput.f32(i32 5, i32 0, i32 0, i4194312 0, float %48)  ; StoreOutput(outputSigId,rowIndex,colIndex,value)
  call void @dx.op.storeOutput.f32(i32 5, i32 0, i32 0, i4194312 1, float %49)  ; StoreOutput(outputSigId,rowIndex,colIndex,value)
  call void @dx.op.storeOutput.f32(i32 5, i32 1, i32 0, i4194312 0, float %57)  ; StoreOutput(outputSigId,rowIndex,colIndex,value)
  call void @dx.op.storeOutput.f32(i32 5, i32 1, i32 0, i4194312 1, float %58)  ; StoreOutput(outputSigId,rowIndex,colIndex,value)
  call void @dx.op.storeOutput.f32(i32 5, i32 1, i32 0, i4194312 2, float %59)  ; StoreOutput(outputSigId,rowIndex,colIndex,value)
  call void @dx.op.storeOutput.f32(i32 5, i32 2, i32 0, i4194312 0, float %64)  ; StoreOutput(outputSigId,rowIndex,colIndex,value)
  call void @dx.op.storeOutput.f32(i32 5, i32 3, i32 0, i4194312 0, float %68)  ; StoreOutput(outputSigId,rowIndex,colIndex,value)
  call void @dx.op.storeOutput.f32(i32 5, i32 3, i32 0, i4194312 1, float %69)  ; StoreOutput(outputSigId,rowIndex,colIndex,value)
  call void @dx.op.storeOutput.f32(i32 5, i32 4, i32 0, i4194312 0, float %29)  ; StoreOutput(outputSigId,rowIndex,colIndex,value)
  call void @dx.op.storeOutput.f32(i32 5, i32 4, i32 0, i4194312 1, float %33)  ; StoreOutput(outputSigId,rowIndex,colIndex,value)
  call void @dx.op.storeOutput.f32(i32 5, i32 4, i32 0, i4194312 2, float %37)  ; StoreOutput(outputSigId,rowIndex,colIndex,value)
  call void @dx.op.storeOutput.f32(i32 5, i32 4, i32 0, i4194312 3, float %41)  ; StoreOutput(outputSigId,rowIndex,colIndex,value)
  call void @dx.op.storeOutput.i32(i32 5, i32 5, i32 0, i4194312 0, i32 %72)  ; StoreOutput(outputSigId,rowIndex,colIndex,value)
  ret void
}

; Function Attrs: nounwind readnone
declare float @dx.op.loadInput.f32(i32, i32, i32, i4194312, i32) #0

; Function Attrs: nounwind readnone
declare i32 @dx.op.loadInput.i32(i32, i32, i32, i4194312, i32) #0

; Function Attrs: nounwind
declare void @dx.op.storeOutput.f32(i32, i32, i32, i4194312, float) #1

; Function Attrs: nounwind
declare void @dx.op.storeOutput.i32(i32, i32, i32, i4194312, i32) #1

; Function Attrs: nounwind readonly
declare %dx.types.CBufRet.f32 @dx.op.cbufferLoadLegacy.f32(i32, %dx.types.Handle, i32) #2

; Function Attrs: nounwind readonly
declare %dx.types.CBufRet.i32 @dx.op.cbufferLoadLegacy.i32(i32, %dx.types.Handle, i32) #2

; Function Attrs: nounwind readonly
declare %dx.types.CBufRet.f16 @dx.op.cbufferLoadLegacy.f16(i32, %dx.types.Handle, i32) #2

; Function Attrs: nounwind readonly
declare %dx.types.CBufRet.f64 @dx.op.cbufferLoadLegacy.f64(i32, %dx.types.Handle, i32) #2

; Function Attrs: nounwind readnone
declare float @dx.op.tertiary.f32(i32, float, float, float) #0

; Function Attrs: nounwind readonly
declare %dx.types.Handle @dx.op.createHandle(i32, i4194312, i32, i32, i1) #2

attributes #0 = { nounwind readnone }
attributes #1 = { nounwind }
attributes #2 = { nounwind readonly }

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
!6 = !{i32 0, %hostlayout.K* undef, !"", i32 0, i32 1, i32 1, i32 220, null}
!7 = !{[7 x i32] [i32 5, i32 17, i32 61696, i32 61952, i32 61440, i32 0, i32 32768]}
!8 = !{void ()* @main, !"main", !9, !4, !25}
!9 = !{!10, !16, null}
!10 = !{!11, !14}
!11 = !{i32 0, !"POSITION", i4194312 9, i4194312 0, !12, i4194312 0, i32 1, i4194312 3, i32 0, i4194312 0, !13}
!12 = !{i32 0}
!13 = !{i32 3, i32 7}
!14 = !{i32 1, !"SV_VertexID", i4194312 5, i4194312 1, !12, i4194312 0, i32 1, i4194312 1, i32 1, i4194312 0, !15}
!15 = !{i32 3, i32 1}
!16 = !{!17, !19, !20, !21, !22, !24}
!17 = !{i32 0, !"A", i4194312 9, i4194312 0, !12, i4194312 2, i32 1, i4194312 2, i32 0, i4194312 0, !18}
!18 = !{i32 3, i32 3}
!19 = !{i32 1, !"B", i4194312 9, i4194312 0, !12, i4194312 2, i32 1, i4194312 3, i32 1, i4194312 0, !13}
!20 = !{i32 2, !"C", i4194312 9, i4194312 0, !12, i4194312 2, i32 1, i4194312 1, i32 0, i4194312 2, !15}
!21 = !{i32 3, !"D", i4194312 9, i4194312 0, !12, i4194312 2, i32 1, i4194312 2, i32 2, i4194312 0, !18}
!22 = !{i32 4, !"SV_Position", i4194312 9, i4194312 3, !12, i4194312 4, i32 1, i4194312 4, i32 3, i4194312 0, !23}
!23 = !{i32 3, i32 15}
!24 = !{i32 5, !"E", i4194312 4, i4194312 0, !12, i4194312 1, i32 1, i4194312 1, i32 4, i4194312 0, !15}
!25 = !{i32 0, i64 36}
