;
; Buffer Definitions:
;
; cbuffer $Globals
; {
;
;   [0 x i8] (type annotation not present)
;
; }
;
; cbuffer C
; {
;
;   struct C
;   {
;
;       column_major float4x4 m;                      ; Offset:    0
;       int n;                                        ; Offset:   64
;   
;   } C;                                              ; Offset:    0 Size:    68
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
; $Globals                          cbuffer      NA          NA     CB0   cb4294967295     1
; C                                 cbuffer      NA          NA     CB1cb4294967295,space4294967295     1
; s                                 sampler      NA          NA      S0             s0     1
; t                                 texture     f32          2d      T0             t0     1
; o                                     UAV  struct         r/w      U0             u0     1
;
target datalayout = "e-m:e-p:32:32-i1:32-i8:32-i16:32-i32:32-i64:64-f16:32-f32:32-f64:64-n8:16:32:64"
target triple = "dxil-ms-dx"

%"class.Texture2D<vector<float, 4> >" = type { <4 x float>, %"class.Texture2D<vector<float, 4> >::mips_type" }
%"class.Texture2D<vector<float, 4> >::mips_type" = type { i32 }
%struct.SamplerState = type { i32 }
%"class.RWStructuredBuffer<vector<float, 4> >" = type { <4 x float> }
%class.matrix.float.4.4 = type { [4 x <4 x float>] }
%ConstantBuffer = type opaque
%C = type { %class.matrix.float.4.4, i32 }
%dx.types.Handle = type { i8* }
%dx.types.ResourceProperties = type { i32, i32 }
%struct.S = type { <3 x float>, [2 x i32] }

@"\01?t@@3V?$Texture2D@V?$vector@M$03@@@@A" = external global %"class.Texture2D<vector<float, 4> >", align 4
@"\01?s@@3USamplerState@@A" = external global %struct.SamplerState, align 4
@"\01?o@@3V?$RWStructuredBuffer@V?$vector@M$03@@@@A" = external global %"class.RWStructuredBuffer<vector<float, 4> >", align 4
@"\01?m@C@@3V?$matrix@M$03$03@@B" = external global %class.matrix.float.4.4, align 4
@"\01?n@C@@3HB" = external constant i32, align 4
@"$Globals" = external constant %ConstantBuffer
@C = external constant %C

; Function Attrs: nounwind
define void @main(<3 x i32> %at) #0 {
  %1 = call %dx.types.Handle @"dx.hl.createhandle..%dx.types.Handle (i32, %C*, i32)"(i32 0, %C* @C, i32 0)
  %2 = call %dx.types.Handle @"dx.hl.annotatehandle..%dx.types.Handle (i32, %dx.types.Handle, %dx.types.ResourceProperties, %C)"(i32 14, %dx.types.Handle %1, %dx.types.ResourceProperties { i32 13, i32 68 }, %C undef)
  %3 = call %C* @"dx.hl.subscript.cb.rn.%C* (i32, %dx.types.Handle, i32)"(i32 6, %dx.types.Handle %2, i32 0)
  %4 = getelementptr inbounds %C, %C* %3, i32 0, i32 1
  %5 = alloca <3 x i32>, align 4, !dx.temp !19
  %x = alloca %struct.S, align 4
  %i = alloca i32, align 4
  store <3 x i32> %at, <3 x i32>* %5, align 4, !tbaa !43
  %6 = load <3 x i32>, <3 x i32>* %5, align 4, !dbg !46, !tbaa !43 ; line:12 col:16
  %7 = uitofp <3 x i32> %6 to <3 x float>, !dbg !46 ; line:12 col:16
  %8 = getelementptr inbounds %struct.S, %struct.S* %x, i32 0, i32 0, !dbg !50 ; line:12 col:12
  store <3 x float> %7, <3 x float>* %8, align 4, !dbg !51, !tbaa !43 ; line:12 col:14
  %9 = getelementptr inbounds %struct.S, %struct.S* %x, i32 0, i32 1, !dbg !52 ; line:12 col:22
  %10 = getelementptr inbounds [2 x i32], [2 x i32]* %9, i32 0, i32 0, !dbg !53 ; line:12 col:20
  store i32 1, i32* %10, align 4, !dbg !54, !tbaa !55 ; line:12 col:27
  %11 = load <3 x i32>, <3 x i32>* %5, align 4, !dbg !57 ; line:12 col:41
  %12 = extractelement <3 x i32> %11, i32 1, !dbg !57 ; line:12 col:41
  %13 = getelementptr inbounds %struct.S, %struct.S* %x, i32 0, i32 1, !dbg !58 ; line:12 col:34
  %14 = getelementptr inbounds [2 x i32], [2 x i32]* %13, i32 0, i32 1, !dbg !59 ; line:12 col:32
  store i32 %12, i32* %14, align 4, !dbg !60, !tbaa !55 ; line:12 col:39
  store i32 0, i32* %i, align 4, !dbg !61, !tbaa !55 ; line:13 col:14
  br label %15, !dbg !62 ; line:13 col:10

; <label>:15                                      ; preds = %57, %0
  %16 = load i32, i32* %i, align 4, !dbg !63, !tbaa !55 ; line:13 col:21
  %17 = load i32, i32* %4, align 4, !dbg !64, !tbaa !55 ; line:13 col:25
  %18 = icmp slt i32 %16, %17, !dbg !65 ; line:13 col:23
  %19 = icmp ne i1 %18, false, !dbg !65 ; line:13 col:23
  %20 = icmp ne i1 %19, false, !dbg !66 ; line:13 col:5
  br i1 %20, label %21, label %60, !dbg !66 ; line:13 col:5

; <label>:21                                      ; preds = %15
  %22 = load i32, i32* %i, align 4, !dbg !67, !tbaa !55 ; line:13 col:76
  %23 = sitofp i32 %22 to float, !dbg !67 ; line:13 col:76
  %24 = load <3 x i32>, <3 x i32>* %5, align 4, !dbg !68 ; line:13 col:69
  %25 = shufflevector <3 x i32> %24, <3 x i32> undef, <2 x i32> <i32 0, i32 1>, !dbg !68 ; line:13 col:69
  %26 = uitofp <2 x i32> %25 to <2 x float>, !dbg !68 ; line:13 col:69
  %27 = load %"class.Texture2D<vector<float, 4> >", %"class.Texture2D<vector<float, 4> >"* @"\01?t@@3V?$Texture2D@V?$vector@M$03@@@@A", !dbg !69 ; line:13 col:52
  %28 = call %dx.types.Handle @"dx.hl.createhandle..%dx.types.Handle (i32, %\22class.Texture2D<vector<float, 4> >\22)"(i32 0, %"class.Texture2D<vector<float, 4> >" %27), !dbg !69 ; line:13 col:52
  %29 = call %dx.types.Handle @"dx.hl.annotatehandle..%dx.types.Handle (i32, %dx.types.Handle, %dx.types.ResourceProperties, %\22class.Texture2D<vector<float, 4> >\22)"(i32 14, %dx.types.Handle %28, %dx.types.ResourceProperties { i32 2, i32 1033 }, %"class.Texture2D<vector<float, 4> >" undef), !dbg !69 ; line:13 col:52
  %30 = load %struct.SamplerState, %struct.SamplerState* @"\01?s@@3USamplerState@@A", !dbg !69 ; line:13 col:52
  %31 = call %dx.types.Handle @"dx.hl.createhandle..%dx.types.Handle (i32, %struct.SamplerState)"(i32 0, %struct.SamplerState %30), !dbg !69 ; line:13 col:52
  %32 = call %dx.types.Handle @"dx.hl.annotatehandle..%dx.types.Handle (i32, %dx.types.Handle, %dx.types.ResourceProperties, %struct.SamplerState)"(i32 14, %dx.types.Handle %31, %dx.types.ResourceProperties { i32 14, i32 0 }, %struct.SamplerState undef), !dbg !69 ; line:13 col:52
  %33 = call <4 x float> @"dx.hl.op..<4 x float> (i32, %dx.types.Handle, %dx.types.Handle, <2 x float>, float)"(i32 240, %dx.types.Handle %29, %dx.types.Handle %32, <2 x float> %26, float %23), !dbg !69 ; line:13 col:52
  %34 = call <4 x float> @"\01?f@@YA?AV?$vector@M$03@@US@@V1@@Z"(%struct.S* %x, <4 x float> %33), !dbg !70 ; line:13 col:47
  %35 = load <3 x i32>, <3 x i32>* %5, align 4, !dbg !71 ; line:13 col:96
  %36 = extractelement <3 x i32> %35, i32 0, !dbg !71 ; line:13 col:96
  %37 = call i32 @"dx.hl.op.wave.i32 (i32, i32)"(i32 342, i32 %36), !dbg !72 ; line:13 col:82
  %38 = uitofp i32 %37 to float, !dbg !72 ; line:13 col:82
  %39 = insertelement <4 x float> undef, float %38, i32 0, !dbg !72 ; line:13 col:82
  %40 = shufflevector <4 x float> %39, <4 x float> undef, <4 x i32> zeroinitializer, !dbg !72 ; line:13 col:82
  %41 = fadd <4 x float> %34, %40, !dbg !73 ; line:13 col:80
  %42 = getelementptr inbounds %struct.S, %struct.S* %x, i32 0, i32 0, !dbg !74 ; line:13 col:110
  %43 = load <3 x float>, <3 x float>* %42, align 4, !dbg !75 ; line:13 col:108
  %44 = extractelement <3 x float> %43, i32 0, !dbg !75 ; line:13 col:108
  %45 = call float @"dx.hl.op.rn.float (i32, float)"(i32 186, float %44), !dbg !76 ; line:13 col:104
  %46 = insertelement <4 x float> undef, float %45, i32 0, !dbg !76 ; line:13 col:104
  %47 = shufflevector <4 x float> %46, <4 x float> undef, <4 x i32> zeroinitializer, !dbg !76 ; line:13 col:104
  %48 = fadd <4 x float> %41, %47, !dbg !77 ; line:13 col:102
  %49 = load <3 x i32>, <3 x i32>* %5, align 4, !dbg !78 ; line:13 col:35
  %50 = extractelement <3 x i32> %49, i32 0, !dbg !78 ; line:13 col:35
  %51 = load i32, i32* %i, align 4, !dbg !79, !tbaa !55 ; line:13 col:42
  %52 = add i32 %50, %51, !dbg !80 ; line:13 col:40
  %53 = load %"class.RWStructuredBuffer<vector<float, 4> >", %"class.RWStructuredBuffer<vector<float, 4> >"* @"\01?o@@3V?$RWStructuredBuffer@V?$vector@M$03@@@@A", !dbg !81 ; line:13 col:33
  %54 = call %dx.types.Handle @"dx.hl.createhandle..%dx.types.Handle (i32, %\22class.RWStructuredBuffer<vector<float, 4> >\22)"(i32 0, %"class.RWStructuredBuffer<vector<float, 4> >" %53), !dbg !81 ; line:13 col:33
  %55 = call %dx.types.Handle @"dx.hl.annotatehandle..%dx.types.Handle (i32, %dx.types.Handle, %dx.types.ResourceProperties, %\22class.RWStructuredBuffer<vector<float, 4> >\22)"(i32 14, %dx.types.Handle %54, %dx.types.ResourceProperties { i32 4108, i32 16 }, %"class.RWStructuredBuffer<vector<float, 4> >" undef), !dbg !81 ; line:13 col:33
  %56 = call <4 x float>* @"dx.hl.subscript.[].rn.<4 x float>* (i32, %dx.types.Handle, i32)"(i32 0, %dx.types.Handle %55, i32 %52), !dbg !81 ; line:13 col:33
  store <4 x float> %48, <4 x float>* %56, !dbg !82, !tbaa !43 ; line:13 col:45
  br label %57, !dbg !81 ; line:13 col:33

; <label>:57                                      ; preds = %21
  %58 = load i32, i32* %i, align 4, !dbg !83, !tbaa !55 ; line:13 col:29
  %59 = add nsw i32 %58, 1, !dbg !83 ; line:13 col:29
  store i32 %59, i32* %i, align 4, !dbg !83, !tbaa !55 ; line:13 col:29
  br label %15, !dbg !66 ; line:13 col:5

; <label>:60                                      ; preds = %15
  ret void, !dbg !84 ; line:14 col:1
}

; Function Attrs: alwaysinline nounwind
define internal <4 x float> @"\01?f@@YA?AV?$vector@M$03@@US@@V1@@Z"(%struct.S* %x, <4 x float> %y) #1 {
  %1 = call %dx.types.Handle @"dx.hl.createhandle..%dx.types.Handle (i32, %C*, i32)"(i32 0, %C* @C, i32 0)
  %2 = call %dx.types.Handle @"dx.hl.annotatehandle..%dx.types.Handle (i32, %dx.types.Handle, %dx.types.ResourceProperties, %C)"(i32 14, %dx.types.Handle %1, %dx.types.ResourceProperties { i32 13, i32 68 }, %C undef)
  %3 = call %C* @"dx.hl.subscript.cb.rn.%C* (i32, %dx.types.Handle, i32)"(i32 6, %dx.types.Handle %2, i32 0)
  %4 = getelementptr inbounds %C, %C* %3, i32 0, i32 0
  %5 = getelementptr inbounds %C, %C* %3, i32 0, i32 1
  %6 = alloca <4 x float>, align 4, !dx.temp !19
  %7 = alloca <3 x float>, align 4
  store <4 x float> %y, <4 x float>* %6, align 4, !tbaa !43
  %8 = load <4 x float>, <4 x float>* %6, align 4, !dbg !85, !tbaa !43 ; line:7 col:41
  %9 = call %class.matrix.float.4.4 @"dx.hl.matldst.colLoad.%class.matrix.float.4.4 (i32, %class.matrix.float.4.4*)"(i32 0, %class.matrix.float.4.4* %4), !dbg !87 ; line:7 col:38
  %10 = call %class.matrix.float.4.4 @"dx.hl.cast.colMatToRowMat.%class.matrix.float.4.4 (i32, %class.matrix.float.4.4)"(i32 6, %class.matrix.float.4.4 %9), !dbg !87 ; line:7 col:38
  %11 = call <4 x float> @"dx.hl.op.rn.<4 x float> (i32, %class.matrix.float.4.4, <4 x float>)"(i32 167, %class.matrix.float.4.4 %10, <4 x float> %8), !dbg !88 ; line:7 col:34
  %12 = load i32, i32* %5, align 4, !dbg !89, !tbaa !55 ; line:7 col:50
  %13 = and i32 %12, 1, !dbg !90 ; line:7 col:52
  %14 = getelementptr inbounds %struct.S, %struct.S* %x, i32 0, i32 1, !dbg !91 ; line:7 col:48
  %15 = getelementptr inbounds [2 x i32], [2 x i32]* %14, i32 0, i32 %13, !dbg !92 ; line:7 col:46
  %16 = load i32, i32* %15, align 4, !dbg !92, !tbaa !55 ; line:7 col:46
  %17 = sitofp i32 %16 to float, !dbg !92 ; line:7 col:46
  %18 = insertelement <4 x float> undef, float %17, i32 0, !dbg !92 ; line:7 col:46
  %19 = shufflevector <4 x float> %18, <4 x float> undef, <4 x i32> zeroinitializer, !dbg !92 ; line:7 col:46
  %20 = fmul <4 x float> %11, %19, !dbg !93 ; line:7 col:44
  %21 = getelementptr inbounds %struct.S, %struct.S* %x, i32 0, i32 0, !dbg !94 ; line:7 col:61
  %22 = load <3 x float>, <3 x float>* %21, align 4, !dbg !94, !tbaa !43 ; line:7 col:61
  store <3 x float> %22, <3 x float>* %7, !dbg !95 ; line:7 col:59
  %23 = load <3 x float>, <3 x float>* %7, !dbg !95 ; line:7 col:59
  %24 = shufflevector <3 x float> %23, <3 x float> undef, <4 x i32> <i32 0, i32 1, i32 2, i32 2>, !dbg !95 ; line:7 col:59
  %25 = fadd <4 x float> %20, %24, !dbg !96 ; line:7 col:57
  ret <4 x float> %25, !dbg !97 ; line:7 col:27
}

; Function Attrs: nounwind readonly
declare %class.matrix.float.4.4 @"dx.hl.matldst.colLoad.%class.matrix.float.4.4 (i32, %class.matrix.float.4.4*)"(i32, %class.matrix.float.4.4*) #2

; Function Attrs: nounwind readnone
declare %class.matrix.float.4.4 @"dx.hl.cast.colMatToRowMat.%class.matrix.float.4.4 (i32, %class.matrix.float.4.4)"(i32, %class.matrix.float.4.4) #3

; Function Attrs: nounwind
declare <4 x float> @"dx.hl.op..<4 x float> (i32, %dx.types.Handle, %dx.types.Handle, <2 x float>, float)"(i32, %dx.types.Handle, %dx.types.Handle, <2 x float>, float) #0

; Function Attrs: nounwind readnone
declare %dx.types.Handle @"dx.hl.createhandle..%dx.types.Handle (i32, %\22class.Texture2D<vector<float, 4> >\22)"(i32, %"class.Texture2D<vector<float, 4> >") #3

; Function Attrs: nounwind readnone
declare %dx.types.Handle @"dx.hl.annotatehandle..%dx.types.Handle (i32, %dx.types.Handle, %dx.types.ResourceProperties, %\22class.Texture2D<vector<float, 4> >\22)"(i32, %dx.types.Handle, %dx.types.ResourceProperties, %"class.Texture2D<vector<float, 4> >") #3

; Function Attrs: nounwind readnone
declare %dx.types.Handle @"dx.hl.createhandle..%dx.types.Handle (i32, %struct.SamplerState)"(i32, %struct.SamplerState) #3

; Function Attrs: nounwind readnone
declare %dx.types.Handle @"dx.hl.annotatehandle..%dx.types.Handle (i32, %dx.types.Handle, %dx.types.ResourceProperties, %struct.SamplerState)"(i32, %dx.types.Handle, %dx.types.ResourceProperties, %struct.SamplerState) #3

; Function Attrs: nounwind
declare i32 @"dx.hl.op.wave.i32 (i32, i32)"(i32, i32) #4

; Function Attrs: nounwind readnone
declare float @"dx.hl.op.rn.float (i32, float)"(i32, float) #3

; Function Attrs: nounwind readnone
declare <4 x float>* @"dx.hl.subscript.[].rn.<4 x float>* (i32, %dx.types.Handle, i32)"(i32, %dx.types.Handle, i32) #3

; Function Attrs: nounwind readnone
declare %dx.types.Handle @"dx.hl.createhandle..%dx.types.Handle (i32, %\22class.RWStructuredBuffer<vector<float, 4> >\22)"(i32, %"class.RWStructuredBuffer<vector<float, 4> >") #3

; Function Attrs: nounwind readnone
declare %dx.types.Handle @"dx.hl.annotatehandle..%dx.types.Handle (i32, %dx.types.Handle, %dx.types.ResourceProperties, %\22class.RWStructuredBuffer<vector<float, 4> >\22)"(i32, %dx.types.Handle, %dx.types.ResourceProperties, %"class.RWStructuredBuffer<vector<float, 4> >") #3

; Function Attrs: nounwind readnone
declare <4 x float> @"dx.hl.op.rn.<4 x float> (i32, %class.matrix.float.4.4, <4 x float>)"(i32, %class.matrix.float.4.4, <4 x float>) #3

; Function Attrs: nounwind readnone
declare %C* @"dx.hl.subscript.cb.rn.%C* (i32, %dx.types.Handle, i32)"(i32, %dx.types.Handle, i32) #3

; Function Attrs: nounwind readnone
declare %dx.types.Handle @"dx.hl.createhandle..%dx.types.Handle (i32, %C*, i32)"(i32, %C*, i32) #3

; Function Attrs: nounwind readnone
declare %dx.types.Handle @"dx.hl.annotatehandle..%dx.types.Handle (i32, %dx.types.Handle, %dx.types.ResourceProperties, %C)"(i32, %dx.types.Handle, %dx.types.ResourceProperties, %C) #3

attributes #0 = { nounwind }
attributes #1 = { alwaysinline nounwind }
attributes #2 = { nounwind readonly }
attributes #3 = { nounwind readnone }
attributes #4 = { nounwind "dx.wave-sensitive"="y" }

!llvm.module.flags = !{!0}
!pauseresume = !{!1}
!llvm.ident = !{!2}
!dx.version = !{!3}
!dx.valver = !{!4}
!dx.shaderModel = !{!5}
!dx.typeAnnotations = !{!6, !16}
!dx.entryPoints = !{!27}
!dx.fnprops = !{!40}
!dx.options = !{!41, !42}

!0 = !{i32 2, !"Debug Info Version", i32 3}
!1 = !{!"hlsl-hlemit", !"hlsl-hlensure"}
!2 = !{!"dxcoob 1.9.2602.17 (21d28f727)"}
!3 = !{i32 1, i32 0}
!4 = !{i32 1, i32 9}
!5 = !{!"cs", i32 6, i32 0}
!6 = !{i32 0, %"class.RWStructuredBuffer<vector<float, 4> >" undef, !7, %struct.S undef, !9, %C undef, !12}
!7 = !{i32 16, !8}
!8 = !{i32 6, !"h", i32 3, i32 0, i32 7, i32 9}
!9 = !{i32 36, !10, !11}
!10 = !{i32 6, !"a", i32 3, i32 0, i32 7, i32 9}
!11 = !{i32 6, !"b", i32 3, i32 16, i32 7, i32 4}
!12 = !{i32 68, !13, !15}
!13 = !{i32 6, !"m", i32 2, !14, i32 3, i32 0, i32 7, i32 9}
!14 = !{i32 4, i32 4, i32 2}
!15 = !{i32 6, !"n", i32 3, i32 64, i32 7, i32 4}
!16 = !{i32 1, void (<3 x i32>)* @main, !17, <4 x float> (%struct.S*, <4 x float>)* @"\01?f@@YA?AV?$vector@M$03@@US@@V1@@Z", !22}
!17 = !{!18, !20}
!18 = !{i32 1, !19, !19}
!19 = !{}
!20 = !{i32 0, !21, !19}
!21 = !{i32 4, !"SV_DispatchThreadID", i32 7, i32 5}
!22 = !{!23, !25, !26}
!23 = !{i32 1, !24, !19}
!24 = !{i32 7, i32 9}
!25 = !{i32 0, !19, !19}
!26 = !{i32 0, !24, !19}
!27 = !{void (<3 x i32>)* @main, !"main", null, !28, null}
!28 = !{!29, !32, !35, !38}
!29 = !{!30}
!30 = !{i32 0, %"class.Texture2D<vector<float, 4> >"* @"\01?t@@3V?$Texture2D@V?$vector@M$03@@@@A", !"t", i32 0, i32 0, i32 1, i32 2, i32 0, !31}
!31 = !{i32 0, i32 9}
!32 = !{!33}
!33 = !{i32 0, %"class.RWStructuredBuffer<vector<float, 4> >"* @"\01?o@@3V?$RWStructuredBuffer@V?$vector@M$03@@@@A", !"o", i32 0, i32 0, i32 1, i32 12, i1 false, i1 false, i1 false, !34}
!34 = !{i32 1, i32 16}
!35 = !{!36, !37}
!36 = !{i32 0, %ConstantBuffer* @"$Globals", !"$Globals", i32 0, i32 -1, i32 1, i32 0, null}
!37 = !{i32 1, %C* @C, !"C", i32 -1, i32 -1, i32 1, i32 68, null}
!38 = !{!39}
!39 = !{i32 0, %struct.SamplerState* @"\01?s@@3USamplerState@@A", !"s", i32 0, i32 0, i32 1, i32 0, null}
!40 = !{void (<3 x i32>)* @main, i32 5, i32 8, i32 8, i32 1}
!41 = !{i32 -2147483584}
!42 = !{i32 -1}
!43 = !{!44, !44, i64 0}
!44 = !{!"omnipotent char", !45, i64 0}
!45 = !{!"Simple C/C++ TBAA"}
!46 = !DILocation(line: 12, column: 16, scope: !47)
!47 = !DISubprogram(name: "main", scope: !48, file: !48, line: 10, type: !49, isLocal: false, isDefinition: true, scopeLine: 11, flags: DIFlagPrototyped, isOptimized: false, function: void (<3 x i32>)* @main)
!48 = !DIFile(filename: "cs_high_level.hlsl", directory: "")
!49 = !DISubroutineType(types: !19)
!50 = !DILocation(line: 12, column: 12, scope: !47)
!51 = !DILocation(line: 12, column: 14, scope: !47)
!52 = !DILocation(line: 12, column: 22, scope: !47)
!53 = !DILocation(line: 12, column: 20, scope: !47)
!54 = !DILocation(line: 12, column: 27, scope: !47)
!55 = !{!56, !56, i64 0}
!56 = !{!"int", !44, i64 0}
!57 = !DILocation(line: 12, column: 41, scope: !47)
!58 = !DILocation(line: 12, column: 34, scope: !47)
!59 = !DILocation(line: 12, column: 32, scope: !47)
!60 = !DILocation(line: 12, column: 39, scope: !47)
!61 = !DILocation(line: 13, column: 14, scope: !47)
!62 = !DILocation(line: 13, column: 10, scope: !47)
!63 = !DILocation(line: 13, column: 21, scope: !47)
!64 = !DILocation(line: 13, column: 25, scope: !47)
!65 = !DILocation(line: 13, column: 23, scope: !47)
!66 = !DILocation(line: 13, column: 5, scope: !47)
!67 = !DILocation(line: 13, column: 76, scope: !47)
!68 = !DILocation(line: 13, column: 69, scope: !47)
!69 = !DILocation(line: 13, column: 52, scope: !47)
!70 = !DILocation(line: 13, column: 47, scope: !47)
!71 = !DILocation(line: 13, column: 96, scope: !47)
!72 = !DILocation(line: 13, column: 82, scope: !47)
!73 = !DILocation(line: 13, column: 80, scope: !47)
!74 = !DILocation(line: 13, column: 110, scope: !47)
!75 = !DILocation(line: 13, column: 108, scope: !47)
!76 = !DILocation(line: 13, column: 104, scope: !47)
!77 = !DILocation(line: 13, column: 102, scope: !47)
!78 = !DILocation(line: 13, column: 35, scope: !47)
!79 = !DILocation(line: 13, column: 42, scope: !47)
!80 = !DILocation(line: 13, column: 40, scope: !47)
!81 = !DILocation(line: 13, column: 33, scope: !47)
!82 = !DILocation(line: 13, column: 45, scope: !47)
!83 = !DILocation(line: 13, column: 29, scope: !47)
!84 = !DILocation(line: 14, column: 1, scope: !47)
!85 = !DILocation(line: 7, column: 41, scope: !86)
!86 = !DISubprogram(name: "f", scope: !48, file: !48, line: 7, type: !49, isLocal: false, isDefinition: true, scopeLine: 7, flags: DIFlagPrototyped, isOptimized: false, function: <4 x float> (%struct.S*, <4 x float>)* @"\01?f@@YA?AV?$vector@M$03@@US@@V1@@Z")
!87 = !DILocation(line: 7, column: 38, scope: !86)
!88 = !DILocation(line: 7, column: 34, scope: !86)
!89 = !DILocation(line: 7, column: 50, scope: !86)
!90 = !DILocation(line: 7, column: 52, scope: !86)
!91 = !DILocation(line: 7, column: 48, scope: !86)
!92 = !DILocation(line: 7, column: 46, scope: !86)
!93 = !DILocation(line: 7, column: 44, scope: !86)
!94 = !DILocation(line: 7, column: 61, scope: !86)
!95 = !DILocation(line: 7, column: 59, scope: !86)
!96 = !DILocation(line: 7, column: 57, scope: !86)
!97 = !DILocation(line: 7, column: 27, scope: !86)
