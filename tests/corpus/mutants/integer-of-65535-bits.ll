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
; cbuffer 
; {
;
;   [20 x i8] (type annotation not present)
;
; }
;
; cbuffer 
; {
;
;   [96 x i8] (type annotation not present)
;
; }
;
; tbuffer 
; {
;
;   (type annotation not present)
;
; }
;
;
; Resource Bindings:
;
; Name                                 Type  Format         Dim      ID      HLSL Bind  Count
; ------------------------------ ---------- ------- ----------- ------- -------------- ------
;                                   cbuffer      NA          NA     CB0     cb2,space1     4
;                                   cbuffer      NA          NA     CB1            cb0     1
;                                   sampler      NA          NA      S0             s1     4
;                                   texture     f32          2d      T0      t0,space3unbounded
;                                   texture     f32          2d      T1             t5     3
;                                   texture     u32         buf      T2      t8,space7     8
;                                   texture     u32     tbuffer      T3            t20     1
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

%dx.types.Handle = type { i65535* }
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
  %1 = call %dx.types.Handle @dx.op.createHandle(i32 57, i65535 0, i32 3, i32 20, i1 false)  ; CreateHandle(resourceClass,rangeId,index,nonUniformIndex)
  %2 = call %dx.types.Handle @dx.op.createHandle(i32 57, i65535 2, i32 1, i32 0, i1 false)  ; CreateHandle(resourceClass,rangeId,index,nonUniformIndex)
  %3 = call i32 @dx.op.loadInput.i32(i32 4, i32 1, i32 0, i65535 0, i32 undef)  ; LoadInput(inputSigId,rowIndex,colIndex,gsVertexAxis)
  %4 = call float @dx.op.loadInput.f32(i32 4, i32 0, i32 0, i65535 0, i32 undef)  ; LoadInput(inputSigId,rowIndex,colIndex,gsVertexAxis)
  %5 = call float @dx.op.loadInput.f32(i32 4, i32 0, i32 0, i65535 1, i32 undef)  ; LoadInput(inputSigId,rowIndex,colIndex,gsVertexAxis)
  %6 = add i32 %3, 2
  %7 = call %dx.types.Handle @dx.op.createHandle(i32 57, i65535 2, i32 0, i32 %6, i1 false)  ; CreateHandle(resourceClass,rangeId,index,nonUniformIndex)
  %8 = call %dx.types.CBufRet.i32 @dx.op.cbufferLoadLegacy.i32(i32 59, %dx.types.Handle %7, i32 1)  ; CBufferLoadLegacy(handle,regIndex)
  %9 = extractvalue %dx.types.CBufRet.i32 %8, 0
  %10 = and i32 %3, 1
  %11 = add i32 %9, 0
  %12 = call %dx.types.Handle @dx.op.createHandle(i32 57, i65535 0, i32 0, i32 %11, i1 true)  ; CreateHandle(resourceClass,rangeId,index,nonUniformIndex)
  %13 = mul i32 %10, 2
  %14 = add i32 %13, 1
  %15 = add i32 %14, 1
  %16 = call %dx.types.Handle @dx.op.createHandle(i32 57, i65535 3, i32 0, i32 %15, i1 false)  ; CreateHandle(resourceClass,rangeId,index,nonUniformIndex)
  %17 = call %dx.types.ResRet.f32 @dx.op.sample.f32(i32 60, %dx.types.Handle %12, %dx.types.Handle %16, float %4, float %5, float undef, float undef, i32 0, i32 0, i32 undef, float undef)  ; Sample(srv,sampler,coord0,coord1,coord2,coord3,offset0,offset1,offset2,clamp)
  %18 = extractvalue %dx.types.ResRet.f32 %17, 0
  %19 = extractvalue %dx.types.ResRet.f32 %17, 1
  %20 = extractvalue %dx.types.ResRet.f32 %17, 2
  %21 = extractvalue %dx.types.ResRet.f32 %17, 3
  %22 = call %dx.types.CBufRet.f32 @dx.op.cbufferLoadLegacy.f32(i32 59, %dx.types.Handle %7, i32 0)  ; CBufferLoadLegacy(handle,regIndex)
  %23 = extractvalue %dx.types.CBufRet.f32 %22, 0
  %24 = extractvalue %dx.types.CBufRet.f32 %22, 1
  %25 = extractvalue %dx.types.CBufRet.f32 %22, 2
  %26 = extractvalue %dx.types.CBufRet.f32 %22, 3
  %27 = fmul fast float %23, %18
  %28 = fmul fast float %24, %19
  %29 = fmul fast float %25, %20
  %30 = fmul fast float %26, %21
  %31 = call %dx.types.Handle @dx.op.createHandle(i32 57, i65535 0, i32 0, i32 1, i1 false)  ; CreateHandle(resourceClass,rangeId,index,nonUniformIndex)
  %32 = call %dx.types.Handle @dx.op.createHandle(i32 57, i65535 3, i32 0, i32 1, i1 false)  ; CreateHandle(resourceClass,rangeId,index,nonUniformIndex)
  %33 = call %dx.types.ResRet.f32 @dx.op.sample.f32(i32 60, %dx.types.Handle %31, %dx.types.Handle %32, float %4, float %5, float undef, float undef, i32 0, i32 0, i32 undef, float undef)  ; Sample(srv,sampler,coord0,coord1,coord2,coord3,offset0,offset1,offset2,clamp)
  %34 = extractvalue %dx.types.ResRet.f32 %33, 0
  %35 = extractvalue %dx.types.ResRet.f32 %33, 1
  %36 = extractvalue %dx.types.ResRet.f32 %33, 2
  %37 = extractvalue %dx.types.ResRet.f32 %33, 3
  %38 = urem i32 %3, 3
  %39 = add i32 %38, 5
  %40 = call %dx.types.Handle @dx.op.createHandle(i32 57, i65535 0, i32 1, i32 %39, i1 false)  ; CreateHandle(resourceClass,rangeId,index,nonUniformIndex)
  %41 = call %dx.types.Handle @dx.op.createHandle(i32 57, i65535 3, i32 0, i32 3, i1 false)  ; CreateHandle(resourceClass,rangeId,index,nonUniformIndex)
  %42 = call %dx.types.ResRet.f32 @dx.op.sample.f32(i32 60, %dx.types.Handle %40, %dx.types.Handle %41, float %4, float %5, float undef, float undef, i32 0, i32 0, i32 undef, float undef)  ; Sample(srv,sampler,coord0,coord1,coord2,coord3,offset0,offset1,offset2,clamp)
  %43 = extractvalue %dx.types.ResRet.f32 %42, 0
  %44 = extractvalue %dx.types.ResRet.f32 %42, 1
  %45 = extractvalue %dx.types.ResRet.f32 %42, 2
  %46 = extractvalue %dx.types.ResRet.f32 %42, 3
  %47 = add i32 %3, 8
  %48 = call %dx.types.Handle @dx.op.createHandle(i32 57, i65535 0, i32 2, i32 %47, i1 true)  ; CreateHandle(resourceClass,rangeId,index,nonUniformIndex)
  %49 = call %dx.types.ResRet.i32 @dx.op.bufferLoad.i32(i32 68, %dx.types.Handle %48, i32 %3, i32 undef)  ; BufferLoad(srv,index,wot)
  %50 = extractvalue %dx.types.ResRet.i32 %49, 0
  %51 = extractvalue %dx.types.ResRet.i32 %49, 1
  %52 = extractvalue %dx.types.ResRet.i32 %49, 2
  %53 = extractvalue %dx.types.ResRet.i32 %49, 3
  %54 = uitofp i32 %50 to float
  %55 = uitofp i32 %51 to float
  %56 = uitofp i32 %52 to float
  %57 = uitofp i32 %53 to float
  %58 = call %dx.types.CBufRet.f32 @dx.op.cbufferLoadLegacy.f32(i32 59, %dx.types.Handle %2, i32 0)  ; CBufferLoadLegacy(handle,regIndex)
  %59 = extractvalue %dx.types.CBufRet.f32 %58, 0
  %60 = extractvalue %dx.types.CBufRet.f32 %58, 1
  %61 = extractvalue %dx.types.CBufRet.f32 %58, 2
  %62 = extractvalue %dx.types.CBufRet.f32 %58, 3
  %63 = call %dx.types.CBufRet.f32 @dx.op.cbufferLoadLegacy.f32(i32 59, %dx.types.Handle %2, i32 1)  ; CBufferLoadLegacy(handle,regIndex)
  %64 = extractvalue %dx.types.CBufRet.f32 %63, 1
  %65 = fmul fast float %64, %59
  %66 = fmul fast float %64, %60
  %67 = fmul fast float %64, %61
  %68 = fmul fast float %64, %62
  %69 = call %dx.types.CBufRet.i32 @dx.op.cbufferLoadLegacy.i32(i32 59, %dx.types.Handle %2, i32 3)  ; CBufferLoadLegacy(handle,regIndex)
  %70 = extractvalue %dx.types.CBufRet.i32 %69, 0
  %71 = sitofp i32 %70 to float
  %72 = call %dx.types.CBufRet.f32 @dx.op.cbufferLoadLegacy.f32(i32 59, %dx.types.Handle %2, i32 5)  ; CBufferLoadLegacy(handle,regIndex)
  %73 = extractvalue %dx.types.CBufRet.f32 %72, 3
  %74 = call %dx.types.ResRet.i32 @dx.op.bufferLoad.i32(i32 68, %dx.types.Handle %1, i32 0, i32 undef)  ; BufferLoad(srv,index,wot)
  %75 = extractvalue %dx.types.ResRet.i32 %74, 0
  %76 = bitcast i32 %75 to float
  %77 = extractvalue %dx.types.ResRet.i32 %74, 1
  %78 = bitcast i32 %77 to float
  %79 = extractvalue %dx.types.ResRet.i32 %74, 2
  %80 = bitcast i32 %79 to float
  %81 = extractvalue %dx.types.ResRet.i32 %74, 3
  %82 = bitcast i32 %81 to float
  %83 = call %dx.types.ResRet.i32 @dx.op.bufferLoad.i32(i32 68, %dx.types.Handle %1, i32 1, i32 undef)  ; BufferLoad(srv,index,wot)
  %84 = extractvalue %dx.types.ResRet.i32 %83, 0
  %85 = sitofp i32 %84 to float
  %86 = fmul fast float %85, %76
  %87 = fmul fast float %85, %78
  %88 = fmul fast float %85, %80
  %89 = fmul fast float %85, %82
  %90 = fadd fast float %73, %71
  %91 = fadd fast float %34, %27
  %92 = fadd fast float %91, %43
  %93 = fadd fast float %92, %54
  %94 = fadd fast float %93, %65
  %95 = fadd fast float %94, %90
  %96 = fadd fast float %95, %86
  %97 = fadd fast float %35, %28
  %98 = fadd fast float %97, %44
  %99 = fadd fast float %98, %55
  %100 = fadd fast float %99, %66
  %101 = fadd fast float %100, %90
  %102 = fadd fast float %101, %87
  %103 = fadd fast float %36, %29
  %104 = fadd fast float %103, %45
  %105 = fadd fast float %104, %56
  %106 = fadd fast float %105, %67
  %107 = fadd fast float %106, %90
  %108 = fadd fast float %107, %88
  %109 = fadd fast float %37, %30
  %110 = fadd fast float %109, %46
  %111 = fadd fast float %110, %57
  %112 = fadd fast float %111, %68
  %113 = fadd fast float %112, %90
  %114 = fadd fast float %113, %89
  call void @dx.op.storeOutput.f32(i32 5, i32 0, i32 0, i65535 0, float %96)  ; StoreOutput(outputSigId,rowIndex,colIndex,value)
  call void @dx.op.storeOutput.f32(i32 5, i32 0, i32 0, i65535 1, float %102)  ; StoreOutput(outputSigId,rowIndex,colIndex,value)
  call void @dx.op.storeOutput.f32(i32 5, i32 0, i32 0, i65535 2, float %108)  ; StoreOutput(outputSigId,rowIndex,colIndex,value)
  call void @dx.op.storeOutput.f32(i32 5, i32 0, i32 0, i65535 3, float %114)  ; StoreOutput(outputSigId,rowIndex,colIndex,value)
  ret void
}

; Function Attrs: nounwind readnone
declare float @dx.op.loadInput.f32(i32, i32, i32, i65535, i32) #0

; Function Attrs: nounwind readnone
declare i32 @dx.op.loadInput.i32(i32, i32, i32, i65535, i32) #0

; Function Attrs: nounwind
declare void @dx.op.storeOutput.f32(i32, i32, i32, i65535, float) #1

; Function Attrs: nounwind readonly
declare %dx.types.ResRet.f32 @dx.op.sample.f32(i32, %dx.types.Handle, %dx.types.Handle, float, float, float, float, i32, i32, i32, float) #2

; Function Attrs: nounwind readonly
declare %dx.types.ResRet.i32 @dx.op.bufferLoad.i32(i32, %dx.types.Handle, i32, i32) #2

; Function Attrs: nounwind readonly
declare %dx.types.CBufRet.f32 @dx.op.cbufferLoadLegacy.f32(i32, %dx.types.Handle, i32) #2

; Function Attrs: nounwind readonly
declare %dx.types.CBufRet.i32 @dx.op.cbufferLoadLegacy.i32(i32, %dx.types.Handle, i32) #2

; Function Attrs: nounwind readonly
declare %dx.types.Handle @dx.op.createHandle(i32, i65535, i32, i32, i1) #2

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
!18 = !{void ()* @main, !"main", !19, !4, null}
!19 = !{!20, !26, null}
!20 = !{!21, !24}
!21 = !{i32 0, !"UV", i65535 9, i65535 0, !22, i65535 2, i32 1, i65535 2, i32 0, i65535 0, !23}
!22 = !{i32 0}
!23 = !{i32 3, i32 3}
!24 = !{i32 1, !"I", i65535 5, i65535 0, !22, i65535 1, i32 1, i65535 1, i32 1, i65535 0, !25}
!25 = !{i32 3, i32 1}
!26 = !{!27}
!27 = !{i32 0, !"SV_Target", i65535 9, i65535 16, !22, i65535 0, i32 1, i65535 4, i32 0, i65535 0, !28}
!28 = !{i32 3, i32 15}
