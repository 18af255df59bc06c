;
; Note: shader requires additional functionality:
;       Minimum-precision data types
;
; shader hash: f6914b1766a14fe93f05e338a118dedf
;
; Buffer Definitions:
;
; cbuffer Tint
; {
;
;   struct Tint
;   {
;
;       float4 tint;                                  ; Offset:    0
;   
;   } Tint;                                           ; Offset:    0 Size:    16
;
; }
;
;
; Resource Bindings:
;
; Name                                 Type  Format         Dim      ID      HLSL Bind  Count
; ------------------------------ ---------- ------- ----------- ------- -------------- ------
; Tint                              cbuffer      NA          NA     CB0            cb0     1
;
target datalayout = "e-m:e-p:32:32-i1:32-i8:32-i16:32-i32:32-i64:64-f16:32-f32:32-f64:64-n8:16:32:64"
target triple = "dxil-ms-dx"

%Tint = type { <4 x float> }
%dx.types.Handle = type { i8* }
%class.matrix.float.2.3 = type { [2 x <3 x float>] }
%dx.types.CBufRet.f32 = type { float, float, float, float }

@Tint = external constant %Tint

; Function Attrs: nounwind
define <3 x float> @"\01?shade@@YA?AV?$vector@M$02@@V?$vector@M$03@@V?$vector@I$01@@@Z"(<4 x float> %colour, <2 x i32> %by) #0 {
  %1 = extractelement <4 x float> %colour, i32 0
  %2 = extractelement <4 x float> %colour, i32 1
  %3 = extractelement <4 x float> %colour, i32 2
  %4 = extractelement <4 x float> %colour, i32 3
  %5 = load %Tint, %Tint* @Tint, align 4
  %6 = alloca <6 x float>, align 8
  %7 = alloca [2 x float], align 4
  %8 = call %dx.types.Handle @dx.op.createHandleForLib.Tint(i32 160, %Tint %5)  ; CreateHandleForLib(Resource)
  %9 = getelementptr inbounds [2 x float], [2 x float]* %7, i32 0, i32 0
  store float 1.000000e+00, float* %9, align 4, !tbaa !25
  %10 = getelementptr inbounds [2 x float], [2 x float]* %7, i32 0, i32 1
  store float 2.000000e+00, float* %10, align 4, !tbaa !25
  %11 = call %class.matrix.float.2.3 @"\01?turned@Shapes@@YA?AV?$matrix@M$01$02@@V?$vector@I$01@@Y01$$CA$halff@@Z"(<2 x i32> %by, [2 x float]* nonnull %7) #0
  %12 = bitcast <6 x float>* %6 to %class.matrix.float.2.3*
  store %class.matrix.float.2.3 %11, %class.matrix.float.2.3* %12, align 8
  %13 = load <6 x float>, <6 x float>* %6, align 8
  %14 = load float, float* %10, align 4, !tbaa !25
  %15 = fptrunc float %14 to half
  %16 = call %dx.types.CBufRet.f32 @dx.op.cbufferLoadLegacy.f32(i32 59, %dx.types.Handle %8, i32 0)  ; CBufferLoadLegacy(handle,regIndex)
  %17 = extractvalue %dx.types.CBufRet.f32 %16, 0
  %18 = extractvalue %dx.types.CBufRet.f32 %16, 1
  %19 = extractvalue %dx.types.CBufRet.f32 %16, 2
  %20 = extractvalue %dx.types.CBufRet.f32 %16, 3
  %21 = fmul fast float %17, %1
  %22 = fmul fast float %18, %2
  %23 = fmul fast float %19, %3
  %24 = fmul fast float %20, %4
  %25 = insertelement <4 x float> undef, float %21, i32 0
  %26 = insertelement <4 x float> %25, float %22, i32 1
  %27 = insertelement <4 x float> %26, float %23, i32 2
  %28 = insertelement <4 x float> %27, float %24, i32 3
  %29 = call <4 x float> @"\01?blend@@YA?AV?$vector@M$03@@V1@$min16f@@Z"(<4 x float> %28, half %15) #0
  %30 = extractelement <4 x float> %29, i32 0
  %31 = extractelement <4 x float> %29, i32 1
  %32 = extractelement <4 x float> %29, i32 2
  %33 = extractelement <6 x float> %13, i32 0
  %34 = extractelement <6 x float> %13, i32 1
  %35 = extractelement <6 x float> %13, i32 2
  %36 = extractelement <6 x float> %13, i32 3
  %37 = extractelement <6 x float> %13, i32 4
  %38 = extractelement <6 x float> %13, i32 5
  %39 = extractelement <2 x i32> %by, i64 0
  %40 = extractelement <2 x i32> %by, i64 1
  %41 = uitofp i32 %39 to float
  %42 = uitofp i32 %40 to float
  %43 = fmul fast float %33, %41
  %44 = call float @dx.op.tertiary.f32(i32 46, float %42, float %36, float %43)  ; FMad(a,b,c)
  %45 = fmul fast float %34, %41
  %46 = call float @dx.op.tertiary.f32(i32 46, float %42, float %37, float %45)  ; FMad(a,b,c)
  %47 = fmul fast float %35, %41
  %48 = call float @dx.op.tertiary.f32(i32 46, float %42, float %38, float %47)  ; FMad(a,b,c)
  %49 = fadd fast float %30, %44
  %50 = fadd fast float %46, %31
  %51 = fadd fast float %48, %32
  %52 = insertelement <3 x float> undef, float %49, i32 0
  %53 = insertelement <3 x float> %52, float %50, i32 1
  %54 = insertelement <3 x float> %53, float %51, i32 2
  ret <3 x float> %54
}

declare %class.matrix.float.2.3 @"\01?turned@Shapes@@YA?AV?$matrix@M$01$02@@V?$vector@I$01@@Y01$$CA$halff@@Z"(<2 x i32>, [2 x float]*)

declare <4 x float> @"\01?blend@@YA?AV?$vector@M$03@@V1@$min16f@@Z"(<4 x float>, half)

; Function Attrs: nounwind readonly
declare %dx.types.CBufRet.f32 @dx.op.cbufferLoadLegacy.f32(i32, %dx.types.Handle, i32) #1

; Function Attrs: nounwind readnone
declare float @dx.op.tertiary.f32(i32, float, float, float) #2

; Function Attrs: nounwind readonly
declare %dx.types.Handle @dx.op.createHandleForLib.Tint(i32, %Tint) #1

attributes #0 = { nounwind }
attributes #1 = { nounwind readonly }
attributes #2 = { nounwind readnone }

!llvm.ident = !{!0}
!dx.version = !{!1}
!dx.valver = !{!2}
!dx.shaderModel = !{!3}
!dx.resources = !{!4}
!dx.typeAnnotations = !{!7}
!dx.entryPoints = !{!23}

!0 = !{!"dxcoob 1.9.2602.17 (21d28f727)"}
!1 = !{i32 1, i32 5}
!2 = !{i32 1, i32 9}
!3 = !{!"lib", i32 6, i32 5}
!4 = !{null, null, !5, null}
!5 = !{!6}
!6 = !{i32 0, %Tint* @Tint, !"Tint", i32 0, i32 0, i32 1, i32 16, null}
!7 = !{i32 1, <3 x float> (<4 x float>, <2 x i32>)* @"\01?shade@@YA?AV?$vector@M$02@@V?$vector@M$03@@V?$vector@I$01@@@Z", !8, %class.matrix.float.2.3 (<2 x i32>, [2 x float]*)* @"\01?turned@Shapes@@YA?AV?$matrix@M$01$02@@V?$vector@I$01@@Y01$$CA$halff@@Z", !15, <4 x float> (<4 x float>, half)* @"\01?blend@@YA?AV?$vector@M$03@@V1@$min16f@@Z", !20}
!8 = !{!9, !12, !13}
!9 = !{i32 1, !10, !11}
!10 = !{i32 7, i32 9}
!11 = !{}
!12 = !{i32 0, !10, !11}
!13 = !{i32 0, !14, !11}
!14 = !{i32 7, i32 5}
!15 = !{!16, !13, !19}
!16 = !{i32 1, !17, !11}
!17 = !{i32 2, !18, i32 7, i32 9}
!18 = !{i32 2, i32 3, i32 2}
!19 = !{i32 2, !10, !11}
!20 = !{!9, !12, !21}
!21 = !{i32 0, !22, !11}
!22 = !{i32 7, i32 8}
!23 = !{null, !"", null, !4, !24}
!24 = !{i32 0, i64 32}
!25 = !{!26, !26, i64 0}
!26 = !{!"half", !27, i64 0}
!27 = !{!"omnipotent char", !28, i64 0}
!28 = !{!"Simple C/C++ TBAA"}
