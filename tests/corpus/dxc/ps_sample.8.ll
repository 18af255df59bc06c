;
; Note: shader requires additional functionality:
;       Tiled resources
;       Use native low precision
;
;
; Input signature:
;
; Name                 Index   Mask Register SysValue  Format   Used
; -------------------- ----- ------ -------- -------- ------- ------
; COORD                    0   xy          0     NONE   float   xy  
; GX                       0     zw        0     NONE   float     zw
; GY                       0   xy          1     NONE   float   xy  
; BIAS                     0     z         1     NONE   float     z 
;
;
; Output signature:
;
; Name                 Index   Mask Register SysValue  Format   Used
; -------------------- ----- ------ -------- -------- ------- ------
; SV_Target                0   xyzw        0   TARGET    fp16   xyzw
;
; shader hash: 4e0781d5c3def6c3d2aba44269b6f60d
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
; SigInputElements: 4
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
; COORD                    0                 linear       
; GX                       0                 linear       
; GY                       0                 linear       
; BIAS                     0                 linear       
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
; s                                 sampler      NA          NA      S0             s3     1
; t                                 texture     f16          2d      T0      t1,space2     1
;
;
; ViewId state:
;
; Number of inputs: 7, outputs: 4
; Outputs dependent on ViewId: {  }
; Inputs contributing to computation of Outputs:
;   output 0 depends on inputs: { 0, 1, 2, 3, 4, 5, 6 }
;   output 1 depends on inputs: { 0, 1, 2, 3, 4, 5, 6 }
;   output 2 depends on inputs: { 0, 1, 2, 3, 4, 5, 6 }
;   output 3 depends on inputs: { 0, 1, 2, 3, 4, 5, 6 }
;
target datalayout = "e-m:e-p:32:32-i1:32-i8:8-i16:16-i32:32-i64:64-f16:16-f32:32-f64:64-n8:16:32:64"
target triple = "dxil-ms-dx"

%dx.types.Handle = type { i8* }
%dx.types.ResBind = type { i32, i32, i32, i8 }
%dx.types.ResourceProperties = type { i32, i32 }
%dx.types.ResRet.f16 = type { half, half, half, half, i32 }
%"class.Texture2D<vector<half, 4> >" = type { <4 x half>, %"class.Texture2D<vector<half, 4> >::mips_type" }
%"class.Texture2D<vector<half, 4> >::mips_type" = type { i32 }
%struct.SamplerState = type { i32 }

define void @main() {
  %1 = call %dx.types.Handle @dx.op.createHandleFromBinding(i32 217, %dx.types.ResBind { i32 1, i32 1, i32 2, i8 0 }, i32 1, i1 false)  ; CreateHandleFromBinding(bind,index,nonUniformIndex)
  %2 = call %dx.types.Handle @dx.op.createHandleFromBinding(i32 217, %dx.types.ResBind { i32 3, i32 3, i32 0, i8 3 }, i32 3, i1 false)  ; CreateHandleFromBinding(bind,index,nonUniformIndex)
  %3 = call float @dx.op.loadInput.f32(i32 4, i32 3, i32 0, i8 0, i32 undef)  ; LoadInput(inputSigId,rowIndex,colIndex,gsVertexAxis)
  %4 = call float @dx.op.loadInput.f32(i32 4, i32 2, i32 0, i8 0, i32 undef)  ; LoadInput(inputSigId,rowIndex,colIndex,gsVertexAxis)
  %5 = call float @dx.op.loadInput.f32(i32 4, i32 2, i32 0, i8 1, i32 undef)  ; LoadInput(inputSigId,rowIndex,colIndex,gsVertexAxis)
  %6 = call float @dx.op.loadInput.f32(i32 4, i32 1, i32 0, i8 0, i32 undef)  ; LoadInput(inputSigId,rowIndex,colIndex,gsVertexAxis)
  %7 = call float @dx.op.loadInput.f32(i32 4, i32 1, i32 0, i8 1, i32 undef)  ; LoadInput(inputSigId,rowIndex,colIndex,gsVertexAxis)
  %8 = call float @dx.op.loadInput.f32(i32 4, i32 0, i32 0, i8 0, i32 undef)  ; LoadInput(inputSigId,rowIndex,colIndex,gsVertexAxis)
  %9 = call float @dx.op.loadInput.f32(i32 4, i32 0, i32 0, i8 1, i32 undef)  ; LoadInput(inputSigId,rowIndex,colIndex,gsVertexAxis)
  %10 = call %dx.types.Handle @dx.op.annotateHandle(i32 216, %dx.types.Handle %1, %dx.types.ResourceProperties { i32 2, i32 1032 })  ; AnnotateHandle(res,props)  resource: Texture2D<4xF16>
  %11 = call %dx.types.Handle @dx.op.annotateHandle(i32 216, %dx.types.Handle %2, %dx.types.ResourceProperties { i32 14, i32 0 })  ; AnnotateHandle(res,props)  resource: SamplerState
  %12 = call %dx.types.ResRet.f16 @dx.op.sample.f16(i32 60, %dx.types.Handle %10, %dx.types.Handle %11, float %8, float %9, float undef, float undef, i32 0, i32 0, i32 undef, float undef)  ; Sample(srv,sampler,coord0,coord1,coord2,coord3,offset0,offset1,offset2,clamp)
  %13 = extractvalue %dx.types.ResRet.f16 %12, 0
  %14 = extractvalue %dx.types.ResRet.f16 %12, 1
  %15 = extractvalue %dx.types.ResRet.f16 %12, 2
  %16 = extractvalue %dx.types.ResRet.f16 %12, 3
  %17 = call %dx.types.ResRet.f16 @dx.op.sampleBias.f16(i32 61, %dx.types.Handle %10, %dx.types.Handle %11, float %8, float %9, float undef, float undef, i32 0, i32 0, i32 undef, float %3, float undef)  ; SampleBias(srv,sampler,coord0,coord1,coord2,coord3,offset0,offset1,offset2,bias,clamp)
  %18 = extractvalue %dx.types.ResRet.f16 %17, 0
  %19 = extractvalue %dx.types.ResRet.f16 %17, 1
  %20 = extractvalue %dx.types.ResRet.f16 %17, 2
  %21 = extractvalue %dx.types.ResRet.f16 %17, 3
  %22 = call %dx.types.ResRet.f16 @dx.op.sampleLevel.f16(i32 62, %dx.types.Handle %10, %dx.types.Handle %11, float %8, float %9, float undef, float undef, i32 0, i32 0, i32 undef, float %3)  ; SampleLevel(srv,sampler,coord0,coord1,coord2,coord3,offset0,offset1,offset2,LOD)
  %23 = extractvalue %dx.types.ResRet.f16 %22, 0
  %24 = extractvalue %dx.types.ResRet.f16 %22, 1
  %25 = extractvalue %dx.types.ResRet.f16 %22, 2
  %26 = extractvalue %dx.types.ResRet.f16 %22, 3
  %27 = call %dx.types.ResRet.f16 @dx.op.sampleGrad.f16(i32 63, %dx.types.Handle %10, %dx.types.Handle %11, float %8, float %9, float undef, float undef, i32 0, i32 0, i32 undef, float %6, float %7, float undef, float %4, float %5, float undef, float undef)  ; SampleGrad(srv,sampler,coord0,coord1,coord2,coord3,offset0,offset1,offset2,ddx0,ddx1,ddx2,ddy0,ddy1,ddy2,clamp)
  %28 = extractvalue %dx.types.ResRet.f16 %27, 0
  %29 = extractvalue %dx.types.ResRet.f16 %27, 1
  %30 = extractvalue %dx.types.ResRet.f16 %27, 2
  %31 = extractvalue %dx.types.ResRet.f16 %27, 3
  %32 = call %dx.types.ResRet.f16 @dx.op.sample.f16(i32 60, %dx.types.Handle %10, %dx.types.Handle %11, float %8, float %9, float undef, float undef, i32 -8, i32 -8, i32 undef, float undef)  ; Sample(srv,sampler,coord0,coord1,coord2,coord3,offset0,offset1,offset2,clamp)
  %33 = extractvalue %dx.types.ResRet.f16 %32, 0
  %34 = extractvalue %dx.types.ResRet.f16 %32, 1
  %35 = extractvalue %dx.types.ResRet.f16 %32, 2
  %36 = extractvalue %dx.types.ResRet.f16 %32, 3
  %37 = call %dx.types.ResRet.f16 @dx.op.sampleBias.f16(i32 61, %dx.types.Handle %10, %dx.types.Handle %11, float %8, float %9, float undef, float undef, i32 -5, i32 -5, i32 undef, float %3, float undef)  ; SampleBias(srv,sampler,coord0,coord1,coord2,coord3,offset0,offset1,offset2,bias,clamp)
  %38 = extractvalue %dx.types.ResRet.f16 %37, 0
  %39 = extractvalue %dx.types.ResRet.f16 %37, 1
  %40 = extractvalue %dx.types.ResRet.f16 %37, 2
  %41 = extractvalue %dx.types.ResRet.f16 %37, 3
  %42 = call %dx.types.ResRet.f16 @dx.op.sampleLevel.f16(i32 62, %dx.types.Handle %10, %dx.types.Handle %11, float %8, float %9, float undef, float undef, i32 7, i32 7, i32 undef, float %3)  ; SampleLevel(srv,sampler,coord0,coord1,coord2,coord3,offset0,offset1,offset2,LOD)
  %43 = extractvalue %dx.types.ResRet.f16 %42, 0
  %44 = extractvalue %dx.types.ResRet.f16 %42, 1
  %45 = extractvalue %dx.types.ResRet.f16 %42, 2
  %46 = extractvalue %dx.types.ResRet.f16 %42, 3
  %47 = call %dx.types.ResRet.f16 @dx.op.sampleGrad.f16(i32 63, %dx.types.Handle %10, %dx.types.Handle %11, float %8, float %9, float undef, float undef, i32 -7, i32 -7, i32 undef, float %6, float %7, float undef, float %4, float %5, float undef, float undef)  ; SampleGrad(srv,sampler,coord0,coord1,coord2,coord3,offset0,offset1,offset2,ddx0,ddx1,ddx2,ddy0,ddy1,ddy2,clamp)
  %48 = extractvalue %dx.types.ResRet.f16 %47, 0
  %49 = extractvalue %dx.types.ResRet.f16 %47, 1
  %50 = extractvalue %dx.types.ResRet.f16 %47, 2
  %51 = extractvalue %dx.types.ResRet.f16 %47, 3
  %52 = call %dx.types.ResRet.f16 @dx.op.sample.f16(i32 60, %dx.types.Handle %10, %dx.types.Handle %11, float %8, float %9, float undef, float undef, i32 -8, i32 -8, i32 undef, float %3)  ; Sample(srv,sampler,coord0,coord1,coord2,coord3,offset0,offset1,offset2,clamp)
  %53 = extractvalue %dx.types.ResRet.f16 %52, 0
  %54 = extractvalue %dx.types.ResRet.f16 %52, 1
  %55 = extractvalue %dx.types.ResRet.f16 %52, 2
  %56 = extractvalue %dx.types.ResRet.f16 %52, 3
  %57 = call %dx.types.ResRet.f16 @dx.op.sampleBias.f16(i32 61, %dx.types.Handle %10, %dx.types.Handle %11, float %8, float %9, float undef, float undef, i32 -8, i32 -8, i32 undef, float %3, float 5.000000e-01)  ; SampleBias(srv,sampler,coord0,coord1,coord2,coord3,offset0,offset1,offset2,bias,clamp)
  %58 = extractvalue %dx.types.ResRet.f16 %57, 0
  %59 = extractvalue %dx.types.ResRet.f16 %57, 1
  %60 = extractvalue %dx.types.ResRet.f16 %57, 2
  %61 = extractvalue %dx.types.ResRet.f16 %57, 3
  %62 = call %dx.types.ResRet.f16 @dx.op.sampleGrad.f16(i32 63, %dx.types.Handle %10, %dx.types.Handle %11, float %8, float %9, float undef, float undef, i32 -8, i32 -8, i32 undef, float %6, float %7, float undef, float %4, float %5, float undef, float %3)  ; SampleGrad(srv,sampler,coord0,coord1,coord2,coord3,offset0,offset1,offset2,ddx0,ddx1,ddx2,ddy0,ddy1,ddy2,clamp)
  %63 = extractvalue %dx.types.ResRet.f16 %62, 0
  %64 = extractvalue %dx.types.ResRet.f16 %62, 1
  %65 = extractvalue %dx.types.ResRet.f16 %62, 2
  %66 = extractvalue %dx.types.ResRet.f16 %62, 3
  %67 = extractvalue %dx.types.ResRet.f16 %52, 4
  %68 = call i1 @dx.op.checkAccessFullyMapped.i32(i32 71, i32 %67)  ; CheckAccessFullyMapped(status)
  %69 = zext i1 %68 to i32
  %70 = call %dx.types.ResRet.f16 @dx.op.sampleLevel.f16(i32 62, %dx.types.Handle %10, %dx.types.Handle %11, float %8, float %9, float undef, float undef, i32 -8, i32 -8, i32 undef, float %3)  ; SampleLevel(srv,sampler,coord0,coord1,coord2,coord3,offset0,offset1,offset2,LOD)
  %71 = extractvalue %dx.types.ResRet.f16 %70, 0
  %72 = extractvalue %dx.types.ResRet.f16 %70, 1
  %73 = extractvalue %dx.types.ResRet.f16 %70, 2
  %74 = extractvalue %dx.types.ResRet.f16 %70, 3
  %75 = extractvalue %dx.types.ResRet.f16 %70, 4
  %76 = call i1 @dx.op.checkAccessFullyMapped.i32(i32 71, i32 %75)  ; CheckAccessFullyMapped(status)
  %77 = zext i1 %76 to i32
  %78 = add nuw nsw i32 %77, %69
  %79 = fptosi float %3 to i32
  %80 = call %dx.types.ResRet.f16 @dx.op.textureLoad.f16(i32 66, %dx.types.Handle %10, i32 %79, i32 %79, i32 %79, i32 undef, i32 undef, i32 undef, i32 undef)  ; TextureLoad(srv,mipLevelOrSampleCount,coord0,coord1,coord2,offset0,offset1,offset2)
  %81 = extractvalue %dx.types.ResRet.f16 %80, 0
  %82 = extractvalue %dx.types.ResRet.f16 %80, 1
  %83 = extractvalue %dx.types.ResRet.f16 %80, 2
  %84 = extractvalue %dx.types.ResRet.f16 %80, 3
  %85 = call %dx.types.ResRet.f16 @dx.op.textureLoad.f16(i32 66, %dx.types.Handle %10, i32 %79, i32 %79, i32 %79, i32 undef, i32 -8, i32 -8, i32 undef)  ; TextureLoad(srv,mipLevelOrSampleCount,coord0,coord1,coord2,offset0,offset1,offset2)
  %86 = extractvalue %dx.types.ResRet.f16 %85, 0
  %87 = extractvalue %dx.types.ResRet.f16 %85, 1
  %88 = extractvalue %dx.types.ResRet.f16 %85, 2
  %89 = extractvalue %dx.types.ResRet.f16 %85, 3
  %90 = extractvalue %dx.types.ResRet.f16 %85, 4
  %91 = call i1 @dx.op.checkAccessFullyMapped.i32(i32 71, i32 %90)  ; CheckAccessFullyMapped(status)
  %92 = zext i1 %91 to i32
  %93 = add nuw nsw i32 %78, %92
  %94 = uitofp i32 %93 to half
  %95 = fmul fast half %86, 0xH4000
  %96 = fmul fast half %53, 0xH4000
  %97 = fadd fast half %18, %13
  %98 = fadd fast half %97, %23
  %99 = fadd fast half %98, %28
  %100 = fadd fast half %99, %33
  %101 = fadd fast half %100, %38
  %102 = fadd fast half %101, %43
  %103 = fadd fast half %102, %48
  %104 = fadd fast half %103, %58
  %105 = fadd fast half %104, %63
  %106 = fadd fast half %105, %71
  %107 = fadd fast half %106, %81
  %108 = fadd fast half %107, %94
  %109 = fadd fast half %108, %95
  %110 = fadd fast half %109, %96
  %111 = fmul fast half %87, 0xH4000
  %112 = fmul fast half %54, 0xH4000
  %113 = fadd fast half %19, %14
  %114 = fadd fast half %113, %24
  %115 = fadd fast half %114, %29
  %116 = fadd fast half %115, %34
  %117 = fadd fast half %116, %39
  %118 = fadd fast half %117, %44
  %119 = fadd fast half %118, %49
  %120 = fadd fast half %119, %59
  %121 = fadd fast half %120, %64
  %122 = fadd fast half %121, %72
  %123 = fadd fast half %122, %82
  %124 = fadd fast half %123, %94
  %125 = fadd fast half %124, %111
  %126 = fadd fast half %125, %112
  %127 = fmul fast half %88, 0xH4000
  %128 = fmul fast half %55, 0xH4000
  %129 = fadd fast half %20, %15
  %130 = fadd fast half %129, %25
  %131 = fadd fast half %130, %30
  %132 = fadd fast half %131, %35
  %133 = fadd fast half %132, %40
  %134 = fadd fast half %133, %45
  %135 = fadd fast half %134, %50
  %136 = fadd fast half %135, %60
  %137 = fadd fast half %136, %65
  %138 = fadd fast half %137, %73
  %139 = fadd fast half %138, %83
  %140 = fadd fast half %139, %94
  %141 = fadd fast half %140, %127
  %142 = fadd fast half %141, %128
  %143 = fmul fast half %89, 0xH4000
  %144 = fmul fast half %56, 0xH4000
  %145 = fadd fast half %21, %16
  %146 = fadd fast half %145, %26
  %147 = fadd fast half %146, %31
  %148 = fadd fast half %147, %36
  %149 = fadd fast half %148, %41
  %150 = fadd fast half %149, %46
  %151 = fadd fast half %150, %51
  %152 = fadd fast half %151, %61
  %153 = fadd fast half %152, %66
  %154 = fadd fast half %153, %74
  %155 = fadd fast half %154, %84
  %156 = fadd fast half %155, %94
  %157 = fadd fast half %156, %143
  %158 = fadd fast half %157, %144
  call void @dx.op.storeOutput.f16(i32 5, i32 0, i32 0, i8 0, half %110)  ; StoreOutput(outputSigId,rowIndex,colIndex,value)
  call void @dx.op.storeOutput.f16(i32 5, i32 0, i32 0, i8 1, half %126)  ; StoreOutput(outputSigId,rowIndex,colIndex,value)
  call void @dx.op.storeOutput.f16(i32 5, i32 0, i32 0, i8 2, half %142)  ; StoreOutput(outputSigId,rowIndex,colIndex,value)
  call void @dx.op.storeOutput.f16(i32 5, i32 0, i32 0, i8 3, half %158)  ; StoreOutput(outputSigId,rowIndex,colIndex,value)
  ret void
}

; Function Attrs: nounwind readnone
declare float @dx.op.loadInput.f32(i32, i32, i32, i8, i32) #0

; Function Attrs: nounwind
declare void @dx.op.storeOutput.f16(i32, i32, i32, i8, half) #1

; Function Attrs: nounwind readonly
declare %dx.types.ResRet.f16 @dx.op.sample.f16(i32, %dx.types.Handle, %dx.types.Handle, float, float, float, float, i32, i32, i32, float) #2

; Function Attrs: nounwind readonly
declare %dx.types.ResRet.f16 @dx.op.sampleLevel.f16(i32, %dx.types.Handle, %dx.types.Handle, float, float, float, float, i32, i32, i32, float) #2

; Function Attrs: nounwind readonly
declare %dx.types.ResRet.f16 @dx.op.sampleBias.f16(i32, %dx.types.Handle, %dx.types.Handle, float, float, float, float, i32, i32, i32, float, float) #2

; Function Attrs: nounwind readonly
declare %dx.types.ResRet.f16 @dx.op.sampleGrad.f16(i32, %dx.types.Handle, %dx.types.Handle, float, float, float, float, i32, i32, i32, float, float, float, float, float, float, float) #2

; Function Attrs: nounwind readonly
declare i1 @dx.op.checkAccessFullyMapped.i32(i32, i32) #2

; Function Attrs: nounwind readonly
declare %dx.types.ResRet.f16 @dx.op.textureLoad.f16(i32, %dx.types.Handle, i32, i32, i32, i32, i32, i32, i32) #2

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
!dx.viewIdState = !{!10}
!dx.entryPoints = !{!11}

!0 = !{!"dxcoob 1.9.2602.17 (21d28f727)"}
!1 = !{i32 1, i32 6}
!2 = !{i32 1, i32 9}
!3 = !{!"ps", i32 6, i32 6}
!4 = !{!5, null, null, !8}
!5 = !{!6}
!6 = !{i32 0, %"class.Texture2D<vector<half, 4> >"* undef, !"", i32 2, i32 1, i32 1, i32 2, i32 0, !7}
!7 = !{i32 0, i32 8}
!8 = !{!9}
!9 = !{i32 0, %struct.SamplerState* undef, !"", i32 0, i32 3, i32 1, i32 0, null}
!10 = !{[9 x i32] [i32 7, i32 4, i32 15, i32 15, i32 15, i32 15, i32 15, i32 15, i32 15]}
!11 = !{void ()* @main, !"main", !12, !4, !24}
!12 = !{!13, !21, null}
!13 = !{!14, !17, !18, !19}
!14 = !{i32 0, !"COORD", i8 9, i8 0, !15, i8 2, i32 1, i8 2, i32 0, i8 0, !16}
!15 = !{i32 0}
!16 = !{i32 3, i32 3}
!17 = !{i32 1, !"GX", i8 9, i8 0, !15, i8 2, i32 1, i8 2, i32 0, i8 2, !16}
!18 = !{i32 2, !"GY", i8 9, i8 0, !15, i8 2, i32 1, i8 2, i32 1, i8 0, !16}
!19 = !{i32 3, !"BIAS", i8 9, i8 0, !15, i8 2, i32 1, i8 1, i32 1, i8 2, !20}
!20 = !{i32 3, i32 1}
!21 = !{!22}
!22 = !{i32 0, !"SV_Target", i8 8, i8 16, !15, i8 0, i32 1, i8 4, i32 0, i8 0, !23}
!23 = !{i32 3, i32 15}
!24 = !{i32 0, i64 8392736}
