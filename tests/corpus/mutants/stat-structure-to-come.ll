;
; Buffer Definitions:
;
; cbuffer C
; {
;
;   struct C
;   {
;
;       float4 scale;                                 ; Offset:    0
;   
;   } C;                                              ; Offset:    0 Size:    16
;
; }
;
; Resource bind info for o
; {
;
;   float4 $Element;                                  ; Offset:    0 Size:    16
;
; }
;
;
; Resource Bindings:
;
; Name                                 Type  Format         Dim      ID      HLSL Bind  Count
; ------------------------------ ---------- ------- ----------- ------- -------------- ------
; C                                 cbuffer      NA          NA     CB0            cb0     1
; s                                 sampler      NA          NA      S0             s1     1
; t                                 texture     f32          2d      T0             t3     1
; o                                     UAV  struct         r/w      U0             u2     1
;
target datalayout = "e-m:e-p:32:32-i1:32-i8:32-i16:32-i32:32-i64:64-f16:32-f32:32-f64:64-n8:16:32:64"
target triple = "dxil-ms-dx"

%"class.Texture2D<vector<float, 4> >" = type { <4 x float>, %"class.Texture2D<vector<float, 4> >::mips_type" }
%"class.Texture2D<vector<float, 4> >::mips_type" = type { i32 }
%struct.SamplerState = type { i32 }
%"class.RWStructuredBuffer<vector<float, 4> >" = type { <4 x float> }
%C = type { <4 x float> }
%dx.types.Handle = type { i8* }
%dx.types.ResRet.f32 = type { float, float, float, float, i32 }
%dx.types.CBufRet.f32 = type { float, float, float, float }
%class.matrix.float.4.3 = type { [4 x <3 x float>] }

@"\01?t@@3V?$Texture2D@V?$vector@M$03@@@@A" = external constant %"class.Texture2D<vector<float, 4> >", align 4
@"\01?s@@3USamplerState@@A" = external constant %struct.SamplerState, align 4
@"\01?o@@3V?$RWStructuredBuffer@V?$vector@M$03@@@@A" = external constant %"class.RWStructuredBuffer<vector<float, 4> >", align 4
@table = internal unnamed_addr constant [4 x float] [float 1.000000e+00, float 2.500000e+00, float -3.000000e+00, float 0x3F50624DE0000000], align 4
@C = external constant %C

; Function Attrs: alwaysinline nounwind
define <4 x float> @"\01?second@@YA?AV?$vector@M$03@@V?$vector@M$01@@AIAH@Z"(<2 x float> %uv, i32* noalias nocapture dereferenceable(4) %n) #0 {
  %1 = load %struct.SamplerState, %struct.SamplerState* @"\01?s@@3USamplerState@@A", align 4
  %2 = load %"class.Texture2D<vector<float, 4> >", %"class.Texture2D<vector<float, 4> >"* @"\01?t@@3V?$Texture2D@V?$vector@M$03@@@@A", align 4
  %3 = load %C, %C* @C, align 4
  %4 = call %dx.types.Handle @dx.op.createHandleForLib.C(i32 160, %C %3)  ; CreateHandleForLib(Resource)
  %5 = load i32, i32* %n, align 4, !tbaa !33
  %6 = add nsw i32 %5, 1
  store i32 %6, i32* %n, align 4, !tbaa !33
  %7 = and i32 %6, 3
  %8 = getelementptr inbounds [4 x float], [4 x float]* @table, i32 0, i32 %7
  %9 = load float, float* %8, align 4, !tbaa !37
  %10 = call %dx.types.Handle @"dx.op.createHandleForLib.class.Texture2D<vector<float, 4> >"(i32 160, %"class.Texture2D<vector<float, 4> >" %2)  ; CreateHandleForLib(Resource)
  %11 = call %dx.types.Handle @dx.op.createHandleForLib.struct.SamplerState(i32 160, %struct.SamplerState %1)  ; CreateHandleForLib(Resource)
  %12 = extractelement <2 x float> %uv, i64 0
  %13 = extractelement <2 x float> %uv, i64 1
  %14 = call %dx.types.ResRet.f32 @dx.op.sampleLevel.f32(i32 62, %dx.types.Handle %10, %dx.types.Handle %11, float %12, float %13, float undef, float undef, i32 0, i32 0, i32 undef, float %9)  ; SampleLevel(srv,sampler,coord0,coord1,coord2,coord3,offset0,offset1,offset2,LOD)
  %15 = extractvalue %dx.types.ResRet.f32 %14, 0
  %16 = extractvalue %dx.types.ResRet.f32 %14, 1
  %17 = extractvalue %dx.types.ResRet.f32 %14, 2
  %18 = extractvalue %dx.types.ResRet.f32 %14, 3
  %19 = call %dx.types.CBufRet.f32 @dx.op.cbufferLoadLegacy.f32(i32 59, %dx.types.Handle %4, i32 0)  ; CBufferLoadLegacy(handle,regIndex)
  %20 = extractvalue %dx.types.CBufRet.f32 %19, 0
  %21 = extractvalue %dx.types.CBufRet.f32 %19, 1
  %22 = extractvalue %dx.types.CBufRet.f32 %19, 2
  %23 = extractvalue %dx.types.CBufRet.f32 %19, 3
  %24 = fmul fast float %20, %15
  %25 = fmul fast float %21, %16
  %26 = fmul fast float %22, %17
  %27 = fmul fast float %23, %18
  %28 = insertelement <4 x float> undef, float %24, i32 0
  %29 = insertelement <4 x float> %28, float %25, i32 1
  %30 = insertelement <4 x float> %29, float %26, i32 2
  %31 = insertelement <4 x float> %30, float %27, i32 3
  ret <4 x float> %31
}

; Function Attrs: alwaysinline nounwind readnone
define float @"\01?second@@YAMM@Z"(float %x) #1 {
  %1 = fmul fast float %x, -3.000000e+00
  ret float %1
}

; Function Attrs: alwaysinline nounwind
define void @"\01?second@@YAXV?$matrix@M$03$02@@IAIAV?$vector@M$02@@@Z"(%class.matrix.float.4.3 %m, i32 %i, <3 x float>* noalias nocapture dereferenceable(12) %r) #0 {
  %1 = load %"class.RWStructuredBuffer<vector<float, 4> >", %"class.RWStructuredBuffer<vector<float, 4> >"* @"\01?o@@3V?$RWStructuredBuffer@V?$vector@M$03@@@@A", align 4
  %2 = alloca <12 x float>, align 8
  %3 = alloca [12 x float], align 4
  %4 = bitcast <12 x float>* %2 to %class.matrix.float.4.3*
  store %class.matrix.float.4.3 %m, %class.matrix.float.4.3* %4, align 8
  %5 = load <12 x float>, <12 x float>* %2, align 8
  %6 = extractelement <12 x float> %5, i32 0
  %7 = extractelement <12 x float> %5, i32 3
  %8 = extractelement <12 x float> %5, i32 6
  %9 = extractelement <12 x float> %5, i32 9
  %10 = extractelement <12 x float> %5, i32 1
  %11 = extractelement <12 x float> %5, i32 4
  %12 = extractelement <12 x float> %5, i32 7
  %13 = extractelement <12 x float> %5, i32 10
  %14 = extractelement <12 x float> %5, i32 2
  %15 = extractelement <12 x float> %5, i32 5
  %16 = extractelement <12 x float> %5, i32 8
  %17 = extractelement <12 x float> %5, i32 11
  %18 = and i32 %i, 3
  %19 = or i32 %18, 4
  %20 = or i32 %18, 8
  %21 = getelementptr [12 x float], [12 x float]* %3, i32 0, i32 0
  store float %6, float* %21, align 4
  %22 = getelementptr [12 x float], [12 x float]* %3, i32 0, i32 1
  store float %7, float* %22, align 4
  %23 = getelementptr [12 x float], [12 x float]* %3, i32 0, i32 2
  store float %8, float* %23, align 4
  %24 = getelementptr [12 x float], [12 x float]* %3, i32 0, i32 3
  store float %9, float* %24, align 4
  %25 = getelementptr [12 x float], [12 x float]* %3, i32 0, i32 4
  store float %10, float* %25, align 4
  %26 = getelementptr [12 x float], [12 x float]* %3, i32 0, i32 5
  store float %11, float* %26, align 4
  %27 = getelementptr [12 x float], [12 x float]* %3, i32 0, i32 6
  store float %12, float* %27, align 4
  %28 = getelementptr [12 x float], [12 x float]* %3, i32 0, i32 7
  store float %13, float* %28, align 4
  %29 = getelementptr [12 x float], [12 x float]* %3, i32 0, i32 8
  store float %14, float* %29, align 4
  %30 = getelementptr [12 x float], [12 x float]* %3, i32 0, i32 9
  store float %15, float* %30, align 4
  %31 = getelementptr [12 x float], [12 x float]* %3, i32 0, i32 10
  store float %16, float* %31, align 4
  %32 = getelementptr [12 x float], [12 x float]* %3, i32 0, i32 11
  store float %17, float* %32, align 4
  %33 = getelementptr [12 x float], [12 x float]* %3, i32 0, i32 %18
  %34 = load float, float* %33, align 4
  %35 = insertelement <3 x float> undef, float %34, i64 0
  %36 = getelementptr [12 x float], [12 x float]* %3, i32 0, i32 %19
  %37 = load float, float* %36, align 4
  %38 = insertelement <3 x float> %35, float %37, i64 1
  %39 = getelementptr [12 x float], [12 x float]* %3, i32 0, i32 %20
  %40 = load float, float* %39, align 4
  %41 = insertelement <3 x float> %38, float %40, i64 2
  %42 = call %dx.types.Handle @"dx.op.createHandleForLib.class.RWStructuredBuffer<vector<float, 4> >"(i32 160, %"class.RWStructuredBuffer<vector<float, 4> >" %1)  ; CreateHandleForLib(Resource)
  call void @dx.op.rawBufferStore.f32(i32 140, %dx.types.Handle %42, i32 %i, i32 0, float %34, float %37, float %40, float %40, i8 15, i32 4)  ; RawBufferStore(uav,index,elementOffset,value0,value1,value2,value3,mask,alignment)
  store <3 x float> %41, <3 x float>* %r, align 4
  ret void
}

; Function Attrs: nounwind readonly
declare %dx.types.ResRet.f32 @dx.op.sampleLevel.f32(i32, %dx.types.Handle, %dx.types.Handle, float, float, float, float, i32, i32, i32, float) #2

; Function Attrs: nounwind
declare void @dx.op.rawBufferStore.f32(i32, %dx.types.Handle, i32, i32, float, float, float, float, i8, i32) #3

; Function Attrs: nounwind readonly
declare %dx.types.CBufRet.f32 @dx.op.cbufferLoadLegacy.f32(i32, %dx.types.Handle, i32) #2

; Function Attrs: nounwind readonly
declare %dx.types.Handle @dx.op.createHandleForLib.C(i32, %C) #2

; Function Attrs: nounwind readonly
declare %dx.types.Handle @"dx.op.createHandleForLib.class.Texture2D<vector<float, 4> >"(i32, %"class.Texture2D<vector<float, 4> >") #2

; Function Attrs: nounwind readonly
declare %dx.types.Handle @dx.op.createHandleForLib.struct.SamplerState(i32, %struct.SamplerState) #2

; Function Attrs: nounwind readonly
declare %dx.types.Handle @"dx.op.createHandleForLib.class.RWStructuredBuffer<vector<float, 4> >"(i32, %"class.RWStructuredBuffer<vector<float, 4> >") #2

attributes #0 = { alwaysinline nounwind }
attributes #1 = { alwaysinline nounwind readnone }
attributes #2 = { nounwind readonly }
attributes #3 = { nounwind }

!llvm.ident = !{!0}
!dx.version = !{!1}
!dx.valver = !{!2}
!dx.shaderModel = !{!3}
!dx.resources = !{!4}
!dx.typeAnnotations = !{!15}
!dx.entryPoints = !{!31}

!0 = !{!"dxcoob 1.9.2602.17 (21d28f727)"}
!1 = !{i32 1, i32 3}
!2 = !{i32 1, i32 9}
!3 = !{!"lib", i32 6, i32 3}
!4 = !{!5, !8, !11, !13}
!5 = !{!6}
!6 = !{i32 0, %"class.Texture2D<vector<float, 4> >"* @"\01?t@@3V?$Texture2D@V?$vector@M$03@@@@A", !"t", i32 0, i32 3, i32 1, i32 2, i32 0, !7}
!7 = !{i32 0, i32 9}
!8 = !{!9}
!9 = !{i32 0, %"class.RWStructuredBuffer<vector<float, 4> >"* @"\01?o@@3V?$RWStructuredBuffer@V?$vector@M$03@@@@A", !"o", i32 0, i32 2, i32 1, i32 12, i1 false, i1 false, i1 false, !10}
!10 = !{i32 1, i32 16}
!11 = !{!12}
!12 = !{i32 0, %C* @C, !"C", i32 0, i32 0, i32 1, i32 16, null}
!13 = !{!14}
!14 = !{i32 0, %struct.SamplerState* @"\01?s@@3USamplerState@@A", !"s", i32 0, i32 1, i32 1, i32 0, null}
!15 = !{i32 1, <4 x float> (<2 x float>, i32*)* @"\01?second@@YA?AV?$vector@M$03@@V?$vector@M$01@@AIAH@Z", !16, float (float)* @"\01?second@@YAMM@Z", !23, void (%class.matrix.float.4.3, i32, <3 x float>*)* @"\01?second@@YAXV?$matrix@M$03$02@@IAIAV?$vector@M$02@@@Z", !24}
!16 = !{!17, !20, !21}
!17 = !{i32 1, !18, !19}
!18 = !{i32 7, i32 9}
!19 = !{}
!20 = !{i32 0, !18, !19}
!21 = !{i32 2, !22, !19}
!22 = !{i32 7, i32 4}
!23 = !{!17, !20}
!24 = !{!25, !26, !29, !17}
!25 = !{i32 1, !19, !19}
!26 = !{i32 0, !27, !19}
!27 = !{i32 2, !28, i32 7, i32 9}
!28 = !{i32 4, i32 3, i32 2}
!29 = !{i32 0, !30, !19}
!30 = !{i32 7, i32 5}
!31 = !{null, !"", null, !4, !32}
!32 = !{i32 0, i64 16}
!33 = !{!34, !34, i64 0}
!34 = !{!"int", !35, i64 0}
!35 = !{!"omnipotent char", !36, i64 0}
!36 = !{!"Simple C/C++ TBAA"}
!37 = !{!38, !38, i64 0}
!38 = !{!"float", !35, i64 0}
