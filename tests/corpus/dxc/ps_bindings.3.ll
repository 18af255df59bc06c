;
; Input signature:
;
; Name                 Index   Mask Register SysValue  Format   Used
; -------------------- ----- ------ -------- -------- ------- ------
; UV                       0   xy          0     NONE   float   xy  
; I                        0   x           1     NONE    uint   x   
;
;
; Output signature:
;
; Name                 Index   Mask Register SysValue  Format   Used
; -------------------- ----- ------ -------- -------- ------- ------
; SV_Target                0   xyzw        0   TARGET   float   xyzw
;
; shader hash: 21ca00a96e062d6975c9205e92d7a215
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
; SigInputElements: 2
; SigOutputElements: 1
; SigPatchConstOrPrimElements: 0
; SigInputVectors: 2
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
; UV                       0                 linear       
; I                        0        nointerpolation       
;
; Output signature:
;
; Name                 Index             InterpMode DynIdx
; -------------------- ----- ---------------------- ------
; SV_Target                0                              
;
; Buffer Definitions:
;
; cbuffer materials
; {
;
;   struct materials
;   {
;
;       struct struct.Material
;       {
;
;           float4 tint;                              ; Offset:    0
;           int index;                                ; Offset:   16
;       
;       } materials;                                  ; Offset:    0
;
;   
;   } materials;                                      ; Offset:    0 Size:    20
;
; }
;
; cbuffer Automatic
; {
;
;   struct Automatic
;   {
;
;       float4 a;                                     ; Offset:    0
;       float2 b;                                     ; Offset:   16
;       int c[3];                                     ; Offset:   32
;       struct struct.anon
;       {
;
;           float x;                                  ; Offset:   80
;           float3 y;                                 ; Offset:   84
;       
;       } inner;                                      ; Offset:   80
;
;   
;   } Automatic;                                      ; Offset:    0 Size:    96
;
; }
;
; tbuffer tb
; {
;
;   struct tb
;   {
;
;       struct struct.Material
;       {
;
;           float4 tint;                              ; Offset:    0
;           int index;                                ; Offset:   16
;       
;       } tb;                                         ; Offset:    0
;
;   
;   } tb;                                             ; Offset:    0 Size:    20
;
; }
;
;
; Resource Bindings:
;
; Name                                 Type  Format         Dim      ID      HLSL Bind  Count
; ------------------------------ ---------- ------- ----------- ------- -------------- ------
; materials                         cbuffer      NA          NA     CB0     cb2,space1     4
; Automatic                         cbuffer      NA          NA     CB1            cb0     1
; samplers                          sampler      NA          NA      S0             s1     4
; many                              texture     f32          2d      T0      t0,space3unbounded
; few                               texture     f32          2d      T1             t5     3
; typed                             texture     u32         buf      T2      t8,space7     8
; tb                                texture     u32     tbuffer      T3            t20     1
;
;
; ViewId state:
;
; Number of inputs: 5, outputs: 4
; Outputs dependent on ViewId: {  }
; Inputs contributing to computation of Outputs:
;   output 0 depends on inputs: { 0, 1, 4 }
;   output 1 depends on inputs: { 0, 1, 4 }
;   output 2 depends on inputs: { 0, 1, 4 }
;   output 3 depends on inputs: { 0, 1, 4 }
;
target datalayout = "e-m:e-p:32:32-i1:32-i8:32-i16:32-i32:32-i64:64-f16:32-f32:32-f64:64-n8:16:32:64"
target triple = "dxil-ms-dx"

%dx.types.Handle = type { i8* }
%dx.types.CBufRet.i32 = type { i32, i32, i32, i32 }
%dx.types.ResRet.f32 = type { float, float, float, float, i32 }
%dx.types.CBufRet.f32 = type { float, float, float, float }
%dx.types.ResRet.i32 = type { i32, i32, i32, i32, i32 }
%"class.Texture2D<vector<float, 4> >" = type { <4 x float>, %"class.Texture2D<vector<float, 4> >::mips_type" }
%"class.Texture2D<vector<float, 4> >::mips_type" = type { i32 }
%"class.Buffer<vector<unsigned int, 4> >" = type { <4 x i32> }
%tb = type { %struct.Material }
%struct.Material = type { <4 x float>, i32 }
%materials = type { %struct.Material }
%Automatic = type { <4 x float>, <2 x float>, [3 x i32], %struct.anon }
%struct.anon = type { float, <3 x float> }
%struct.SamplerState = type { i32 }

@dx.nothing.a = internal constant [1 x i32] zeroinitializer

define void @main() {
  %1 = call %dx.types.Handle @dx.op.createHandle(i32 57, i8 0, i32 3, i32 20, i1 false)  ; CreateHandle(resourceClass,rangeId,index,nonUniformIndex)
  %2 = call %dx.types.Handle @dx.op.createHandle(i32 57, i8 2, i32 1, i32 0, i1 false)  ; CreateHandle(resourceClass,rangeId,index,nonUniformIndex)
  %3 = call i32 @dx.op.loadInput.i32(i32 4, i32 1, i32 0, i8 0, i32 undef)  ; LoadInput(inputSigId,rowIndex,colIndex,gsVertexAxis)
  %4 = call float @dx.op.loadInput.f32(i32 4, i32 0, i32 0, i8 0, i32 undef)  ; LoadInput(inputSigId,rowIndex,colIndex,gsVertexAxis)
  %5 = call float @dx.op.loadInput.f32(i32 4, i32 0, i32 0, i8 1, i32 undef)  ; LoadInput(inputSigId,rowIndex,colIndex,gsVertexAxis)
  %6 = add i32 %3, 2
  %7 = call %dx.types.Handle @dx.op.createHandle(i32 57, i8 2, i32 0, i32 %6, i1 false)  ; CreateHandle(resourceClass,rangeId,index,nonUniformIndex)
  %8 = load i32, i32* getelementptr inbounds ([1 x i32], [1 x i32]* @dx.nothing.a, i32 0, i32 0)
  %9 = call %dx.types.CBufRet.i32 @dx.op.cbufferLoadLegacy.i32(i32 59, %dx.types.Handle %7, i32 1)  ; CBufferLoadLegacy(handle,regIndex)
  %10 = extractvalue %dx.types.CBufRet.i32 %9, 0
  %11 = and i32 %3, 1
  %12 = add i32 %10, 0
  %13 = call %dx.types.Handle @dx.op.createHandle(i32 57, i8 0, i32 0, i32 %12, i1 true)  ; CreateHandle(resourceClass,rangeId,index,nonUniformIndex)
  %14 = mul i32 %11, 2
  %15 = add i32 %14, 1
  %16 = add i32 %15, 1
  %17 = call %dx.types.Handle @dx.op.createHandle(i32 57, i8 3, i32 0, i32 %16, i1 false)  ; CreateHandle(resourceClass,rangeId,index,nonUniformIndex)
  %18 = call %dx.types.ResRet.f32 @dx.op.sample.f32(i32 60, %dx.types.Handle %13, %dx.types.Handle %17, float %4, float %5, float undef, float undef, i32 0, i32 0, i32 undef, float undef)  ; Sample(srv,sampler,coord0,coord1,coord2,coord3,offset0,offset1,offset2,clamp)
  %19 = extractvalue %dx.types.ResRet.f32 %18, 0
  %20 = extractvalue %dx.types.ResRet.f32 %18, 1
  %21 = extractvalue %dx.types.ResRet.f32 %18, 2
  %22 = extractvalue %dx.types.ResRet.f32 %18, 3
  %23 = call %dx.types.CBufRet.f32 @dx.op.cbufferLoadLegacy.f32(i32 59, %dx.types.Handle %7, i32 0)  ; CBufferLoadLegacy(handle,regIndex)
  %24 = extractvalue %dx.types.CBufRet.f32 %23, 0
  %25 = extractvalue %dx.types.CBufRet.f32 %23, 1
  %26 = extractvalue %dx.types.CBufRet.f32 %23, 2
  %27 = extractvalue %dx.types.CBufRet.f32 %23, 3
  %28 = fmul fast float %19, %24
  %29 = fmul fast float %20, %25
  %30 = fmul fast float %21, %26
  %31 = fmul fast float %22, %27
  %32 = load i32, i32* getelementptr inbounds ([1 x i32], [1 x i32]* @dx.nothing.a, i32 0, i32 0)
  %33 = call %dx.types.Handle @dx.op.createHandle(i32 57, i8 0, i32 0, i32 1, i1 false)  ; CreateHandle(resourceClass,rangeId,index,nonUniformIndex)
  %34 = call %dx.types.Handle @dx.op.createHandle(i32 57, i8 3, i32 0, i32 1, i1 false)  ; CreateHandle(resourceClass,rangeId,index,nonUniformIndex)
  %35 = call %dx.types.ResRet.f32 @dx.op.sample.f32(i32 60, %dx.types.Handle %33, %dx.types.Handle %34, float %4, float %5, float undef, float undef, i32 0, i32 0, i32 undef, float undef)  ; Sample(srv,sampler,coord0,coord1,coord2,coord3,offset0,offset1,offset2,clamp)
  %36 = extractvalue %dx.types.ResRet.f32 %35, 0
  %37 = extractvalue %dx.types.ResRet.f32 %35, 1
  %38 = extractvalue %dx.types.ResRet.f32 %35, 2
  %39 = extractvalue %dx.types.ResRet.f32 %35, 3
  %40 = urem i32 %3, 3
  %41 = add i32 %40, 5
  %42 = call %dx.types.Handle @dx.op.createHandle(i32 57, i8 0, i32 1, i32 %41, i1 false)  ; CreateHandle(resourceClass,rangeId,index,nonUniformIndex)
  %43 = call %dx.types.Handle @dx.op.createHandle(i32 57, i8 3, i32 0, i32 3, i1 false)  ; CreateHandle(resourceClass,rangeId,index,nonUniformIndex)
  %44 = call %dx.types.ResRet.f32 @dx.op.sample.f32(i32 60, %dx.types.Handle %42, %dx.types.Handle %43, float %4, float %5, float undef, float undef, i32 0, i32 0, i32 undef, float undef)  ; Sample(srv,sampler,coord0,coord1,coord2,coord3,offset0,offset1,offset2,clamp)
  %45 = extractvalue %dx.types.ResRet.f32 %44, 0
  %46 = extractvalue %dx.types.ResRet.f32 %44, 1
  %47 = extractvalue %dx.types.ResRet.f32 %44, 2
  %48 = extractvalue %dx.types.ResRet.f32 %44, 3
  %49 = fadd fast float %36, %45
  %50 = fadd fast float %37, %46
  %51 = fadd fast float %38, %47
  %52 = fadd fast float %39, %48
  %53 = fadd fast float %28, %49
  %54 = fadd fast float %29, %50
  %55 = fadd fast float %30, %51
  %56 = fadd fast float %31, %52
  %57 = load i32, i32* getelementptr inbounds ([1 x i32], [1 x i32]* @dx.nothing.a, i32 0, i32 0)
  %58 = add i32 %3, 8
  %59 = call %dx.types.Handle @dx.op.createHandle(i32 57, i8 0, i32 2, i32 %58, i1 true)  ; CreateHandle(resourceClass,rangeId,index,nonUniformIndex)
  %60 = call %dx.types.ResRet.i32 @dx.op.bufferLoad.i32(i32 68, %dx.types.Handle %59, i32 %3, i32 undef)  ; BufferLoad(srv,index,wot)
  %61 = extractvalue %dx.types.ResRet.i32 %60, 0
  %62 = extractvalue %dx.types.ResRet.i32 %60, 1
  %63 = extractvalue %dx.types.ResRet.i32 %60, 2
  %64 = extractvalue %dx.types.ResRet.i32 %60, 3
  %65 = uitofp i32 %61 to float
  %66 = uitofp i32 %62 to float
  %67 = uitofp i32 %63 to float
  %68 = uitofp i32 %64 to float
  %69 = call %dx.types.CBufRet.f32 @dx.op.cbufferLoadLegacy.f32(i32 59, %dx.types.Handle %2, i32 0)  ; CBufferLoadLegacy(handle,regIndex)
  %70 = extractvalue %dx.types.CBufRet.f32 %69, 0
  %71 = extractvalue %dx.types.CBufRet.f32 %69, 1
  %72 = extractvalue %dx.types.CBufRet.f32 %69, 2
  %73 = extractvalue %dx.types.CBufRet.f32 %69, 3
  %74 = call %dx.types.CBufRet.f32 @dx.op.cbufferLoadLegacy.f32(i32 59, %dx.types.Handle %2, i32 1)  ; CBufferLoadLegacy(handle,regIndex)
  %75 = extractvalue %dx.types.CBufRet.f32 %74, 1
  %76 = fmul fast float %70, %75
  %77 = fmul fast float %71, %75
  %78 = fmul fast float %72, %75
  %79 = fmul fast float %73, %75
  %80 = fadd fast float %65, %76
  %81 = fadd fast float %66, %77
  %82 = fadd fast float %67, %78
  %83 = fadd fast float %68, %79
  %84 = call %dx.types.CBufRet.i32 @dx.op.cbufferLoadLegacy.i32(i32 59, %dx.types.Handle %2, i32 3)  ; CBufferLoadLegacy(handle,regIndex)
  %85 = extractvalue %dx.types.CBufRet.i32 %84, 0
  %86 = sitofp i32 %85 to float
  %87 = fadd fast float %80, %86
  %88 = fadd fast float %81, %86
  %89 = fadd fast float %82, %86
  %90 = fadd fast float %83, %86
  %91 = call %dx.types.CBufRet.f32 @dx.op.cbufferLoadLegacy.f32(i32 59, %dx.types.Handle %2, i32 5)  ; CBufferLoadLegacy(handle,regIndex)
  %92 = extractvalue %dx.types.CBufRet.f32 %91, 3
  %93 = fadd fast float %87, %92
  %94 = fadd fast float %88, %92
  %95 = fadd fast float %89, %92
  %96 = fadd fast float %90, %92
  %97 = call %dx.types.ResRet.i32 @dx.op.bufferLoad.i32(i32 68, %dx.types.Handle %1, i32 0, i32 undef)  ; BufferLoad(srv,index,wot)
  %98 = extractvalue %dx.types.ResRet.i32 %97, 0
  %99 = bitcast i32 %98 to float
  %100 = extractvalue %dx.types.ResRet.i32 %97, 1
  %101 = bitcast i32 %100 to float
  %102 = extractvalue %dx.types.ResRet.i32 %97, 2
  %103 = bitcast i32 %102 to float
  %104 = extractvalue %dx.types.ResRet.i32 %97, 3
  %105 = bitcast i32 %104 to float
  %106 = call %dx.types.ResRet.i32 @dx.op.bufferLoad.i32(i32 68, %dx.types.Handle %1, i32 1, i32 undef)  ; BufferLoad(srv,index,wot)
  %107 = extractvalue %dx.types.ResRet.i32 %106, 0
  %108 = sitofp i32 %107 to float
  %109 = fmul fast float %99, %108
  %110 = fmul fast float %101, %108
  %111 = fmul fast float %103, %108
  %112 = fmul fast float %105, %108
  %113 = fadd fast float %93, %109
  %114 = fadd fast float %94, %110
  %115 = fadd fast float %95, %111
  %116 = fadd fast float %96, %112
  %117 = fadd fast float %53, %113
  %118 = fadd fast float %54, %114
  %119 = fadd fast float %55, %115
  %120 = fadd fast float %56, %116
  %121 = load i32, i32* getelementptr inbounds ([1 x i32], [1 x i32]* @dx.nothing.a, i32 0, i32 0)
  %122 = load i32, i32* getelementptr inbounds ([1 x i32], [1 x i32]* @dx.nothing.a, i32 0, i32 0)
  call void @dx.op.storeOutput.f32(i32 5, i32 0, i32 0, i8 0, float %117)  ; StoreOutput(outputSigId,rowIndex,colIndex,value)
  call void @dx.op.storeOutput.f32(i32 5, i32 0, i32 0, i8 1, float %118)  ; StoreOutput(outputSigId,rowIndex,colIndex,value)
  call void @dx.op.storeOutput.f32(i32 5, i32 0, i32 0, i8 2, float %119)  ; StoreOutput(outputSigId,rowIndex,colIndex,value)
  call void @dx.op.storeOutput.f32(i32 5, i32 0, i32 0, i8 3, float %120)  ; StoreOutput(outputSigId,rowIndex,colIndex,value)
  ret void
}

; Function Attrs: nounwind readnone
declare float @dx.op.loadInput.f32(i32, i32, i32, i8, i32) #0

; Function Attrs: nounwind readnone
declare i32 @dx.op.loadInput.i32(i32, i32, i32, i8, i32) #0

; Function Attrs: nounwind
declare void @dx.op.storeOutput.f32(i32, i32, i32, i8, float) #1

; Function Attrs: nounwind readonly
declare %dx.types.ResRet.f32 @dx.op.sample.f32(i32, %dx.types.Handle, %dx.types.Handle, float, float, float, float, i32, i32, i32, float) #2

; Function Attrs: nounwind readonly
declare %dx.types.ResRet.i32 @dx.op.bufferLoad.i32(i32, %dx.types.Handle, i32, i32) #2

; Function Attrs: nounwind readonly
declare %dx.types.CBufRet.f32 @dx.op.cbufferLoadLegacy.f32(i32, %dx.types.Handle, i32) #2

; Function Attrs: nounwind readonly
declare %dx.types.CBufRet.i32 @dx.op.cbufferLoadLegacy.i32(i32, %dx.types.Handle, i32) #2

; Function Attrs: nounwind readonly
declare %dx.types.Handle @dx.op.createHandle(i32, i8, i32, i32, i1) #2

attributes #0 = { nounwind readnone }
attributes #1 = { nounwind }
attributes #2 = { nounwind readonly }

!llvm.ident = !{!0}
!dx.version = !{!1}
!dx.valver = !{!2}
!dx.shaderModel = !{!3}
!dx.resources = !{!4}
!dx.viewIdState = !{!17}
!dx.entryPoints = !{!18}

!0 = !{!"dxcoob 1.9.2602.17 (21d28f727)"}
!1 = !{i32 1, i32 0}
!2 = !{i32 1, i32 9}
!3 = !{!"ps", i32 6, i32 0}
!4 = !{!5, null, !12, !15}
!5 = !{!6, !8, !9, !11}
!6 = !{i32 0, [0 x %"class.Texture2D<vector<float, 4> >"]* undef, !"", i32 3, i32 0, i32 -1, i32 2, i32 0, !7}
!7 = !{i32 0, i32 9}
!8 = !{i32 1, [3 x %"class.Texture2D<vector<float, 4> >"]* undef, !"", i32 0, i32 5, i32 3, i32 2, i32 0, !7}
!9 = !{i32 2, [8 x %"class.Buffer<vector<unsigned int, 4> >"]* undef, !"", i32 7, i32 8, i32 8, i32 10, i32 0, !10}
!10 = !{i32 0, i32 5}
!11 = !{i32 3, %tb* undef, !"", i32 0, i32 20, i32 1, i32 15, i32 0, !10}
!12 = !{!13, !14}
!13 = !{i32 0, [4 x %materials]* undef, !"", i32 1, i32 2, i32 4, i32 20, null}
!14 = !{i32 1, %Automatic* undef, !"", i32 0, i32 0, i32 1, i32 96, null}
!15 = !{!16}
!16 = !{i32 0, [2 x [2 x %struct.SamplerState]]* undef, !"", i32 0, i32 1, i32 4, i32 0, null}
!17 = !{[7 x i32] [i32 5, i32 4, i32 15, i32 15, i32 0, i32 0, i32 15]}
!18 = !{void ()* @main, !"main", !19, !4, !29}
!19 = !{!20, !26, null}
!20 = !{!21, !24}
!21 = !{i32 0, !"UV", i8 9, i8 0, !22, i8 2, i32 1, i8 2, i32 0, i8 0, !23}
!22 = !{i32 0}
!23 = !{i32 3, i32 3}
!24 = !{i32 1, !"I", i8 5, i8 0, !22, i8 1, i32 1, i8 1, i32 1, i8 0, !25}
!25 = !{i32 3, i32 1}
!26 = !{!27}
!27 = !{i32 0, !"SV_Target", i8 9, i8 16, !22, i8 0, i32 1, i8 4, i32 0, i8 0, !28}
!28 = !{i32 3, i32 15}
!29 = !{i32 0, i64 1}
