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
; shader hash: f3f171607020366cb5cda7647ceeb713
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
%dx.types.ResBind = type { i32, i32, i32, i8 }
%dx.types.ResourceProperties = type { i32, i32 }
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

define void @main() {
  %1 = call %dx.types.Handle @dx.op.createHandleFromBinding(i32 217, %dx.types.ResBind { i32 20, i32 20, i32 0, i8 0 }, i32 20, i1 false)  ; CreateHandleFromBinding(bind,index,nonUniformIndex)
  %2 = call %dx.types.Handle @dx.op.createHandleFromBinding(i32 217, %dx.types.ResBind { i32 0, i32 0, i32 0, i8 2 }, i32 0, i1 false)  ; CreateHandleFromBinding(bind,index,nonUniformIndex)
  %3 = call %dx.types.Handle @dx.op.annotateHandle(i32 216, %dx.types.Handle %1, %dx.types.ResourceProperties { i32 15, i32 20 })  ; AnnotateHandle(res,props)  resource: TBuffer
  %4 = call %dx.types.Handle @dx.op.annotateHandle(i32 216, %dx.types.Handle %2, %dx.types.ResourceProperties { i32 13, i32 96 })  ; AnnotateHandle(res,props)  resource: CBuffer
  %5 = call i32 @dx.op.loadInput.i32(i32 4, i32 1, i32 0, i8 0, i32 undef)  ; LoadInput(inputSigId,rowIndex,colIndex,gsVertexAxis)
  %6 = call float @dx.op.loadInput.f32(i32 4, i32 0, i32 0, i8 0, i32 undef)  ; LoadInput(inputSigId,rowIndex,colIndex,gsVertexAxis)
  %7 = call float @dx.op.loadInput.f32(i32 4, i32 0, i32 0, i8 1, i32 undef)  ; LoadInput(inputSigId,rowIndex,colIndex,gsVertexAxis)
  %8 = add i32 %5, 2
  %9 = call %dx.types.Handle @dx.op.createHandleFromBinding(i32 217, %dx.types.ResBind { i32 2, i32 5, i32 1, i8 2 }, i32 %8, i1 false)  ; CreateHandleFromBinding(bind,index,nonUniformIndex)
  %10 = call %dx.types.Handle @dx.op.annotateHandle(i32 216, %dx.types.Handle %9, %dx.types.ResourceProperties { i32 13, i32 20 })  ; AnnotateHandle(res,props)  resource: CBuffer
  %11 = call %dx.types.CBufRet.i32 @dx.op.cbufferLoadLegacy.i32(i32 59, %dx.types.Handle %10, i32 1)  ; CBufferLoadLegacy(handle,regIndex)
  %12 = extractvalue %dx.types.CBufRet.i32 %11, 0
  %13 = and i32 %5, 1
  %14 = add i32 %12, 0
  %15 = call %dx.types.Handle @dx.op.createHandleFromBinding(i32 217, %dx.types.ResBind { i32 0, i32 -1, i32 3, i8 0 }, i32 %14, i1 true)  ; CreateHandleFromBinding(bind,index,nonUniformIndex)
  %16 = call %dx.types.Handle @dx.op.annotateHandle(i32 216, %dx.types.Handle %15, %dx.types.ResourceProperties { i32 2, i32 1033 })  ; AnnotateHandle(res,props)  resource: Texture2D<4xF32>
  %17 = mul i32 %13, 2
  %18 = add i32 %17, 1
  %19 = add i32 %18, 1
  %20 = call %dx.types.Handle @dx.op.createHandleFromBinding(i32 217, %dx.types.ResBind { i32 1, i32 4, i32 0, i8 3 }, i32 %19, i1 false)  ; CreateHandleFromBinding(bind,index,nonUniformIndex)
  %21 = call %dx.types.Handle @dx.op.annotateHandle(i32 216, %dx.types.Handle %20, %dx.types.ResourceProperties { i32 14, i32 0 })  ; AnnotateHandle(res,props)  resource: SamplerState
  %22 = call %dx.types.ResRet.f32 @dx.op.sample.f32(i32 60, %dx.types.Handle %16, %dx.types.Handle %21, float %6, float %7, float undef, float undef, i32 0, i32 0, i32 undef, float undef)  ; Sample(srv,sampler,coord0,coord1,coord2,coord3,offset0,offset1,offset2,clamp)
  %23 = extractvalue %dx.types.ResRet.f32 %22, 0
  %24 = extractvalue %dx.types.ResRet.f32 %22, 1
  %25 = extractvalue %dx.types.ResRet.f32 %22, 2
  %26 = extractvalue %dx.types.ResRet.f32 %22, 3
  %27 = call %dx.types.CBufRet.f32 @dx.op.cbufferLoadLegacy.f32(i32 59, %dx.types.Handle %10, i32 0)  ; CBufferLoadLegacy(handle,regIndex)
  %28 = extractvalue %dx.types.CBufRet.f32 %27, 0
  %29 = extractvalue %dx.types.CBufRet.f32 %27, 1
  %30 = extractvalue %dx.types.CBufRet.f32 %27, 2
  %31 = extractvalue %dx.types.CBufRet.f32 %27, 3
  %32 = fmul fast float %28, %23
  %33 = fmul fast float %29, %24
  %34 = fmul fast float %30, %25
  %35 = fmul fast float %31, %26
  %36 = call %dx.types.Handle @dx.op.createHandleFromBinding(i32 217, %dx.types.ResBind { i32 0, i32 -1, i32 3, i8 0 }, i32 1, i1 false)  ; CreateHandleFromBinding(bind,index,nonUniformIndex)
  %37 = call %dx.types.Handle @dx.op.annotateHandle(i32 216, %dx.types.Handle %36, %dx.types.ResourceProperties { i32 2, i32 1033 })  ; AnnotateHandle(res,props)  resource: Texture2D<4xF32>
  %38 = call %dx.types.Handle @dx.op.createHandleFromBinding(i32 217, %dx.types.ResBind { i32 1, i32 4, i32 0, i8 3 }, i32 1, i1 false)  ; CreateHandleFromBinding(bind,index,nonUniformIndex)
  %39 = call %dx.types.Handle @dx.op.annotateHandle(i32 216, %dx.types.Handle %38, %dx.types.ResourceProperties { i32 14, i32 0 })  ; AnnotateHandle(res,props)  resource: SamplerState
  %40 = call %dx.types.ResRet.f32 @dx.op.sample.f32(i32 60, %dx.types.Handle %37, %dx.types.Handle %39, float %6, float %7, float undef, float undef, i32 0, i32 0, i32 undef, float undef)  ; Sample(srv,sampler,coord0,coord1,coord2,coord3,offset0,offset1,offset2,clamp)
  %41 = extractvalue %dx.types.ResRet.f32 %40, 0
  %42 = extractvalue %dx.types.ResRet.f32 %40, 1
  %43 = extractvalue %dx.types.ResRet.f32 %40, 2
  %44 = extractvalue %dx.types.ResRet.f32 %40, 3
  %45 = urem i32 %5, 3
  %46 = add i32 %45, 5
  %47 = call %dx.types.Handle @dx.op.createHandleFromBinding(i32 217, %dx.types.ResBind { i32 5, i32 7, i32 0, i8 0 }, i32 %46, i1 false)  ; CreateHandleFromBinding(bind,index,nonUniformIndex)
  %48 = call %dx.types.Handle @dx.op.annotateHandle(i32 216, %dx.types.Handle %47, %dx.types.ResourceProperties { i32 2, i32 1033 })  ; AnnotateHandle(res,props)  resource: Texture2D<4xF32>
  %49 = call %dx.types.Handle @dx.op.createHandleFromBinding(i32 217, %dx.types.ResBind { i32 1, i32 4, i32 0, i8 3 }, i32 3, i1 false)  ; CreateHandleFromBinding(bind,index,nonUniformIndex)
  %50 = call %dx.types.Handle @dx.op.annotateHandle(i32 216, %dx.types.Handle %49, %dx.types.ResourceProperties { i32 14, i32 0 })  ; AnnotateHandle(res,props)  resource: SamplerState
  %51 = call %dx.types.ResRet.f32 @dx.op.sample.f32(i32 60, %dx.types.Handle %48, %dx.types.Handle %50, float %6, float %7, float undef, float undef, i32 0, i32 0, i32 undef, float undef)  ; Sample(srv,sampler,coord0,coord1,coord2,coord3,offset0,offset1,offset2,clamp)
  %52 = extractvalue %dx.types.ResRet.f32 %51, 0
  %53 = extractvalue %dx.types.ResRet.f32 %51, 1
  %54 = extractvalue %dx.types.ResRet.f32 %51, 2
  %55 = extractvalue %dx.types.ResRet.f32 %51, 3
  %56 = add i32 %5, 8
  %57 = call %dx.types.Handle @dx.op.createHandleFromBinding(i32 217, %dx.types.ResBind { i32 8, i32 15, i32 7, i8 0 }, i32 %56, i1 true)  ; CreateHandleFromBinding(bind,index,nonUniformIndex)
  %58 = call %dx.types.Handle @dx.op.annotateHandle(i32 216, %dx.types.Handle %57, %dx.types.ResourceProperties { i32 10, i32 1029 })  ; AnnotateHandle(res,props)  resource: TypedBuffer<4xU32>
  %59 = call %dx.types.ResRet.i32 @dx.op.bufferLoad.i32(i32 68, %dx.types.Handle %58, i32 %5, i32 undef)  ; BufferLoad(srv,index,wot)
  %60 = extractvalue %dx.types.ResRet.i32 %59, 0
  %61 = extractvalue %dx.types.ResRet.i32 %59, 1
  %62 = extractvalue %dx.types.ResRet.i32 %59, 2
  %63 = extractvalue %dx.types.ResRet.i32 %59, 3
  %64 = uitofp i32 %60 to float
  %65 = uitofp i32 %61 to float
  %66 = uitofp i32 %62 to float
  %67 = uitofp i32 %63 to float
  %68 = call %dx.types.CBufRet.f32 @dx.op.cbufferLoadLegacy.f32(i32 59, %dx.types.Handle %4, i32 0)  ; CBufferLoadLegacy(handle,regIndex)
  %69 = extractvalue %dx.types.CBufRet.f32 %68, 0
  %70 = extractvalue %dx.types.CBufRet.f32 %68, 1
  %71 = extractvalue %dx.types.CBufRet.f32 %68, 2
  %72 = extractvalue %dx.types.CBufRet.f32 %68, 3
  %73 = call %dx.types.CBufRet.f32 @dx.op.cbufferLoadLegacy.f32(i32 59, %dx.types.Handle %4, i32 1)  ; CBufferLoadLegacy(handle,regIndex)
  %74 = extractvalue %dx.types.CBufRet.f32 %73, 1
  %75 = fmul fast float %74, %69
  %76 = fmul fast float %74, %70
  %77 = fmul fast float %74, %71
  %78 = fmul fast float %74, %72
  %79 = call %dx.types.CBufRet.i32 @dx.op.cbufferLoadLegacy.i32(i32 59, %dx.types.Handle %4, i32 3)  ; CBufferLoadLegacy(handle,regIndex)
  %80 = extractvalue %dx.types.CBufRet.i32 %79, 0
  %81 = sitofp i32 %80 to float
  %82 = call %dx.types.CBufRet.f32 @dx.op.cbufferLoadLegacy.f32(i32 59, %dx.types.Handle %4, i32 5)  ; CBufferLoadLegacy(handle,regIndex)
  %83 = extractvalue %dx.types.CBufRet.f32 %82, 3
  %84 = call %dx.types.ResRet.i32 @dx.op.bufferLoad.i32(i32 68, %dx.types.Handle %3, i32 0, i32 undef)  ; BufferLoad(srv,index,wot)
  %85 = extractvalue %dx.types.ResRet.i32 %84, 0
  %86 = bitcast i32 %85 to float
  %87 = extractvalue %dx.types.ResRet.i32 %84, 1
  %88 = bitcast i32 %87 to float
  %89 = extractvalue %dx.types.ResRet.i32 %84, 2
  %90 = bitcast i32 %89 to float
  %91 = extractvalue %dx.types.ResRet.i32 %84, 3
  %92 = bitcast i32 %91 to float
  %93 = call %dx.types.ResRet.i32 @dx.op.bufferLoad.i32(i32 68, %dx.types.Handle %3, i32 1, i32 undef)  ; BufferLoad(srv,index,wot)
  %94 = extractvalue %dx.types.ResRet.i32 %93, 0
  %95 = sitofp i32 %94 to float
  %96 = fmul fast float %95, %86
  %97 = fmul fast float %95, %88
  %98 = fmul fast float %95, %90
  %99 = fmul fast float %95, %92
  %100 = fadd fast float %83, %81
  %101 = fadd fast float %41, %32
  %102 = fadd fast float %101, %52
  %103 = fadd fast float %102, %64
  %104 = fadd fast float %103, %75
  %105 = fadd fast float %104, %100
  %106 = fadd fast float %105, %96
  %107 = fadd fast float %42, %33
  %108 = fadd fast float %107, %53
  %109 = fadd fast float %108, %65
  %110 = fadd fast float %109, %76
  %111 = fadd fast float %110, %100
  %112 = fadd fast float %111, %97
  %113 = fadd fast float %43, %34
  %114 = fadd fast float %113, %54
  %115 = fadd fast float %114, %66
  %116 = fadd fast float %115, %77
  %117 = fadd fast float %116, %100
  %118 = fadd fast float %117, %98
  %119 = fadd fast float %44, %35
  %120 = fadd fast float %119, %55
  %121 = fadd fast float %120, %67
  %122 = fadd fast float %121, %78
  %123 = fadd fast float %122, %100
  %124 = fadd fast float %123, %99
  call void @dx.op.storeOutput.f32(i32 5, i32 0, i32 0, i8 0, float %106)  ; StoreOutput(outputSigId,rowIndex,colIndex,value)
  call void @dx.op.storeOutput.f32(i32 5, i32 0, i32 0, i8 1, float %112)  ; StoreOutput(outputSigId,rowIndex,colIndex,value)
  call void @dx.op.storeOutput.f32(i32 5, i32 0, i32 0, i8 2, float %118)  ; StoreOutput(outputSigId,rowIndex,colIndex,value)
  call void @dx.op.storeOutput.f32(i32 5, i32 0, i32 0, i8 3, float %124)  ; StoreOutput(outputSigId,rowIndex,colIndex,value)
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

; Function Attrs: nounwind readnone
declare %dx.types.Handle @dx.op.annotateHandle(i32, %dx.types.Handle, %dx.types.ResourceProperties) #0

; Function Attrs: nounwind readnone
declare %dx.types.Handle @dx.op.createHandleFromBinding(i32, %dx.types.ResBind, i32, i1) #0

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
!1 = !{i32 1, i32 6}
!2 = !{i32 1, i32 9}
!3 = !{!"ps", i32 6, i32 6}
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
!18 = !{void ()* @main, !"main", !19, !4, null}
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
