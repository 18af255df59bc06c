;
; Note: shader requires additional functionality:
;       Tiled resources
;       Typed UAV Load Additional Formats
;       Advanced Texture Ops
;       Writeable MSAA Textures
;
;
; Input signature:
;
; Name                 Index   Mask Register SysValue  Format   Used
; -------------------- ----- ------ -------- -------- ------- ------
; AT                       0   xyzw        0     NONE     int   xyzw
;
;
; Output signature:
;
; Name                 Index   Mask Register SysValue  Format   Used
; -------------------- ----- ------ -------- -------- ------- ------
; SV_Target                0   xyzw        0   TARGET   float   xyzw
;
; shader hash: e51c342ba435ad53e29c9b64d8e77bf0
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
; SigInputElements: 1
; SigOutputElements: 1
; SigPatchConstOrPrimElements: 0
; SigInputVectors: 1
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
; AT                       0        nointerpolation       
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
; a                                 texture     f32        2dMS      T0             t0     1
; b                                 texture     f32  2darrayMS4      T1             t1     1
; c                                 texture     u32       2dMS8      T2             t2     1
; wa                                    UAV     f32        2dMS      U0             u1     1
; wb                                    UAV     u32   2darrayMS      U1             u2     1
;
;
; ViewId state:
;
; Number of inputs: 4, outputs: 4
; Outputs dependent on ViewId: {  }
; Inputs contributing to computation of Outputs:
;   output 0 depends on inputs: { 0, 1, 2, 3 }
;   output 1 depends on inputs: { 0, 1, 2, 3 }
;   output 2 depends on inputs: { 0, 1, 2, 3 }
;   output 3 depends on inputs: { 0, 1, 2, 3 }
;
target datalayout = "e-m:e-p:32:32-i1:32-i8:32-i16:32-i32:32-i64:64-f16:32-f32:32-f64:64-n8:16:32:64"
target triple = "dxil-ms-dx"

%dx.types.Handle = type { i8* }
%dx.types.ResBind = type { i32, i32, i32, i8 }
%dx.types.ResourceProperties = type { i32, i32 }
%dx.types.Dimensions = type { i32, i32, i32, i32 }
%dx.types.ResRet.f32 = type { float, float, float, float, i32 }
%dx.types.ResRet.i32 = type { i32, i32, i32, i32, i32 }
%dx.types.SamplePos = type { float, float }
%"class.Texture2DMS<vector<float, 4>, 0>" = type { <4 x float>, %"class.Texture2DMS<vector<float, 4>, 0>::sample_type" }
%"class.Texture2DMS<vector<float, 4>, 0>::sample_type" = type { i32 }
%"class.Texture2DMSArray<vector<float, 3>, 4>" = type { <3 x float>, %"class.Texture2DMSArray<vector<float, 3>, 4>::sample_type" }
%"class.Texture2DMSArray<vector<float, 3>, 4>::sample_type" = type { i32 }
%"class.Texture2DMS<vector<unsigned int, 2>, 8>" = type { <2 x i32>, %"class.Texture2DMS<vector<unsigned int, 2>, 8>::sample_type" }
%"class.Texture2DMS<vector<unsigned int, 2>, 8>::sample_type" = type { i32 }
%"class.RWTexture2DMS<vector<float, 4>, 4>" = type { <4 x float>, %"class.RWTexture2DMS<vector<float, 4>, 4>::sample_type" }
%"class.RWTexture2DMS<vector<float, 4>, 4>::sample_type" = type { i32 }
%"class.RWTexture2DMSArray<unsigned int, 2>" = type { i32, %"class.RWTexture2DMSArray<unsigned int, 2>::sample_type" }
%"class.RWTexture2DMSArray<unsigned int, 2>::sample_type" = type { i32 }

define void @main() {
  %1 = call %dx.types.Handle @dx.op.createHandleFromBinding(i32 217, %dx.types.ResBind { i32 2, i32 2, i32 0, i8 1 }, i32 2, i1 false)  ; CreateHandleFromBinding(bind,index,nonUniformIndex)
  %2 = call %dx.types.Handle @dx.op.createHandleFromBinding(i32 217, %dx.types.ResBind { i32 1, i32 1, i32 0, i8 1 }, i32 1, i1 false)  ; CreateHandleFromBinding(bind,index,nonUniformIndex)
  %3 = call %dx.types.Handle @dx.op.createHandleFromBinding(i32 217, %dx.types.ResBind { i32 2, i32 2, i32 0, i8 0 }, i32 2, i1 false)  ; CreateHandleFromBinding(bind,index,nonUniformIndex)
  %4 = call %dx.types.Handle @dx.op.createHandleFromBinding(i32 217, %dx.types.ResBind { i32 1, i32 1, i32 0, i8 0 }, i32 1, i1 false)  ; CreateHandleFromBinding(bind,index,nonUniformIndex)
  %5 = call %dx.types.Handle @dx.op.createHandleFromBinding(i32 217, %dx.types.ResBind zeroinitializer, i32 0, i1 false)  ; CreateHandleFromBinding(bind,index,nonUniformIndex)
  %6 = call i32 @dx.op.loadInput.i32(i32 4, i32 0, i32 0, i8 0, i32 undef)  ; LoadInput(inputSigId,rowIndex,colIndex,gsVertexAxis)
  %7 = call i32 @dx.op.loadInput.i32(i32 4, i32 0, i32 0, i8 1, i32 undef)  ; LoadInput(inputSigId,rowIndex,colIndex,gsVertexAxis)
  %8 = call i32 @dx.op.loadInput.i32(i32 4, i32 0, i32 0, i8 2, i32 undef)  ; LoadInput(inputSigId,rowIndex,colIndex,gsVertexAxis)
  %9 = call i32 @dx.op.loadInput.i32(i32 4, i32 0, i32 0, i8 3, i32 undef)  ; LoadInput(inputSigId,rowIndex,colIndex,gsVertexAxis)
  %10 = call %dx.types.Handle @dx.op.annotateHandle(i32 216, %dx.types.Handle %5, %dx.types.ResourceProperties { i32 3, i32 1033 })  ; AnnotateHandle(res,props)  resource: Texture2DMS<4xF32>
  %11 = call %dx.types.Dimensions @dx.op.getDimensions(i32 72, %dx.types.Handle %10, i32 undef)  ; GetDimensions(handle,mipLevel)
  %12 = extractvalue %dx.types.Dimensions %11, 0
  %13 = extractvalue %dx.types.Dimensions %11, 1
  %14 = extractvalue %dx.types.Dimensions %11, 3
  %15 = call %dx.types.ResRet.f32 @dx.op.textureLoad.f32(i32 66, %dx.types.Handle %10, i32 %9, i32 %6, i32 %7, i32 undef, i32 undef, i32 undef, i32 undef)  ; TextureLoad(srv,mipLevelOrSampleCount,coord0,coord1,coord2,offset0,offset1,offset2)
  %16 = extractvalue %dx.types.ResRet.f32 %15, 0
  %17 = extractvalue %dx.types.ResRet.f32 %15, 1
  %18 = extractvalue %dx.types.ResRet.f32 %15, 2
  %19 = extractvalue %dx.types.ResRet.f32 %15, 3
  %20 = uitofp i32 %12 to float
  %21 = uitofp i32 %13 to float
  %22 = uitofp i32 %14 to float
  %23 = call %dx.types.Handle @dx.op.annotateHandle(i32 216, %dx.types.Handle %4, %dx.types.ResourceProperties { i32 8, i32 262921 })  ; AnnotateHandle(res,props)  resource: Texture2DMSArray<3xF32>
  %24 = call %dx.types.Dimensions @dx.op.getDimensions(i32 72, %dx.types.Handle %23, i32 undef)  ; GetDimensions(handle,mipLevel)
  %25 = extractvalue %dx.types.Dimensions %24, 0
  %26 = extractvalue %dx.types.Dimensions %24, 1
  %27 = extractvalue %dx.types.Dimensions %24, 2
  %28 = extractvalue %dx.types.Dimensions %24, 3
  %29 = call %dx.types.ResRet.f32 @dx.op.textureLoad.f32(i32 66, %dx.types.Handle %23, i32 2, i32 %6, i32 %7, i32 %8, i32 1, i32 -1, i32 undef)  ; TextureLoad(srv,mipLevelOrSampleCount,coord0,coord1,coord2,offset0,offset1,offset2)
  %30 = extractvalue %dx.types.ResRet.f32 %29, 0
  %31 = extractvalue %dx.types.ResRet.f32 %29, 1
  %32 = extractvalue %dx.types.ResRet.f32 %29, 2
  %33 = extractvalue %dx.types.ResRet.f32 %29, 4
  %34 = call i1 @dx.op.checkAccessFullyMapped.i32(i32 71, i32 %33)  ; CheckAccessFullyMapped(status)
  %35 = uitofp i32 %25 to float
  %36 = uitofp i32 %26 to float
  %37 = uitofp i32 %27 to float
  %38 = uitofp i32 %28 to float
  %39 = uitofp i1 %34 to float
  %40 = call %dx.types.Handle @dx.op.annotateHandle(i32 216, %dx.types.Handle %3, %dx.types.ResourceProperties { i32 3, i32 524805 })  ; AnnotateHandle(res,props)  resource: Texture2DMS<2xU32>
  %41 = call %dx.types.ResRet.i32 @dx.op.textureLoad.i32(i32 66, %dx.types.Handle %40, i32 3, i32 %6, i32 %7, i32 undef, i32 undef, i32 undef, i32 undef)  ; TextureLoad(srv,mipLevelOrSampleCount,coord0,coord1,coord2,offset0,offset1,offset2)
  %42 = extractvalue %dx.types.ResRet.i32 %41, 0
  %43 = extractvalue %dx.types.ResRet.i32 %41, 1
  %44 = uitofp i32 %42 to float
  %45 = uitofp i32 %43 to float
  %46 = fadd fast float %21, %20
  %47 = fadd fast float %46, %22
  %48 = fadd fast float %32, %38
  %49 = fadd fast float %48, %18
  %50 = fadd fast float %49, %47
  %51 = fadd fast float %50, %35
  %52 = fadd fast float %51, %36
  %53 = fadd fast float %52, %37
  %54 = fadd fast float %53, %39
  %55 = fadd fast float %54, %44
  %56 = fadd fast float %48, %19
  %57 = fadd fast float %56, %47
  %58 = fadd fast float %57, %35
  %59 = fadd fast float %58, %36
  %60 = fadd fast float %59, %37
  %61 = fadd fast float %60, %39
  %62 = fadd fast float %61, %45
  %63 = call %dx.types.SamplePos @dx.op.texture2DMSGetSamplePosition(i32 75, %dx.types.Handle %10, i32 %9)  ; Texture2DMSGetSamplePosition(srv,index)
  %64 = extractvalue %dx.types.SamplePos %63, 0
  %65 = extractvalue %dx.types.SamplePos %63, 1
  %66 = call %dx.types.SamplePos @dx.op.texture2DMSGetSamplePosition(i32 75, %dx.types.Handle %23, i32 1)  ; Texture2DMSGetSamplePosition(srv,index)
  %67 = extractvalue %dx.types.SamplePos %66, 0
  %68 = extractvalue %dx.types.SamplePos %66, 1
  %69 = fadd fast float %47, %16
  %70 = fadd fast float %69, %35
  %71 = fadd fast float %70, %36
  %72 = fadd fast float %71, %37
  %73 = fadd fast float %72, %38
  %74 = fadd fast float %73, %30
  %75 = fadd fast float %74, %39
  %76 = fadd fast float %75, %44
  %77 = fadd fast float %76, %64
  %78 = fadd fast float %77, %67
  %79 = fadd fast float %47, %17
  %80 = fadd fast float %79, %35
  %81 = fadd fast float %80, %36
  %82 = fadd fast float %81, %37
  %83 = fadd fast float %82, %38
  %84 = fadd fast float %83, %31
  %85 = fadd fast float %84, %39
  %86 = fadd fast float %85, %45
  %87 = fadd fast float %86, %65
  %88 = fadd fast float %87, %68
  %89 = call %dx.types.Handle @dx.op.annotateHandle(i32 216, %dx.types.Handle %2, %dx.types.ResourceProperties { i32 4099, i32 263177 })  ; AnnotateHandle(res,props)  resource: RWTexture2DMS<4xF32>
  call void @dx.op.textureStoreSample.f32(i32 225, %dx.types.Handle %89, i32 %6, i32 %7, i32 undef, float %78, float %88, float %55, float %62, i8 15, i32 0)  ; TextureStoreSample(srv,coord0,coord1,coord2,value0,value1,value2,value3,mask,sampleIdx)
  %90 = fmul fast float %78, 2.000000e+00
  %91 = fmul fast float %88, 2.000000e+00
  %92 = fmul fast float %55, 2.000000e+00
  %93 = fmul fast float %62, 2.000000e+00
  %94 = call %dx.types.Handle @dx.op.annotateHandle(i32 216, %dx.types.Handle %2, %dx.types.ResourceProperties { i32 4099, i32 263177 })  ; AnnotateHandle(res,props)  resource: RWTexture2DMS<4xF32>
  call void @dx.op.textureStoreSample.f32(i32 225, %dx.types.Handle %94, i32 %6, i32 %7, i32 undef, float %90, float %91, float %92, float %93, i8 15, i32 3)  ; TextureStoreSample(srv,coord0,coord1,coord2,value0,value1,value2,value3,mask,sampleIdx)
  %95 = call %dx.types.Handle @dx.op.annotateHandle(i32 216, %dx.types.Handle %1, %dx.types.ResourceProperties { i32 4104, i32 131333 })  ; AnnotateHandle(res,props)  resource: RWTexture2DMSArray<U32>
  call void @dx.op.textureStoreSample.i32(i32 225, %dx.types.Handle %95, i32 %6, i32 %7, i32 %8, i32 %9, i32 %9, i32 %9, i32 %9, i8 15, i32 1)  ; TextureStoreSample(srv,coord0,coord1,coord2,value0,value1,value2,value3,mask,sampleIdx)
  %96 = call %dx.types.Handle @dx.op.annotateHandle(i32 216, %dx.types.Handle %2, %dx.types.ResourceProperties { i32 4099, i32 263177 })  ; AnnotateHandle(res,props)  resource: RWTexture2DMS<4xF32>
  %97 = call %dx.types.ResRet.f32 @dx.op.textureLoad.f32(i32 66, %dx.types.Handle %96, i32 2, i32 %6, i32 %7, i32 undef, i32 undef, i32 undef, i32 undef)  ; TextureLoad(srv,mipLevelOrSampleCount,coord0,coord1,coord2,offset0,offset1,offset2)
  %98 = extractvalue %dx.types.ResRet.f32 %97, 0
  %99 = extractvalue %dx.types.ResRet.f32 %97, 1
  %100 = extractvalue %dx.types.ResRet.f32 %97, 2
  %101 = extractvalue %dx.types.ResRet.f32 %97, 3
  %102 = call %dx.types.ResRet.f32 @dx.op.textureLoad.f32(i32 66, %dx.types.Handle %96, i32 1, i32 %6, i32 %7, i32 undef, i32 undef, i32 undef, i32 undef)  ; TextureLoad(srv,mipLevelOrSampleCount,coord0,coord1,coord2,offset0,offset1,offset2)
  %103 = extractvalue %dx.types.ResRet.f32 %102, 0
  %104 = extractvalue %dx.types.ResRet.f32 %102, 1
  %105 = extractvalue %dx.types.ResRet.f32 %102, 2
  %106 = extractvalue %dx.types.ResRet.f32 %102, 3
  %107 = call %dx.types.Handle @dx.op.annotateHandle(i32 216, %dx.types.Handle %1, %dx.types.ResourceProperties { i32 4104, i32 131333 })  ; AnnotateHandle(res,props)  resource: RWTexture2DMSArray<U32>
  %108 = call %dx.types.ResRet.i32 @dx.op.textureLoad.i32(i32 66, %dx.types.Handle %107, i32 %9, i32 %6, i32 %7, i32 %8, i32 undef, i32 undef, i32 undef)  ; TextureLoad(srv,mipLevelOrSampleCount,coord0,coord1,coord2,offset0,offset1,offset2)
  %109 = extractvalue %dx.types.ResRet.i32 %108, 0
  %110 = uitofp i32 %109 to float
  %111 = call %dx.types.Dimensions @dx.op.getDimensions(i32 72, %dx.types.Handle %96, i32 undef)  ; GetDimensions(handle,mipLevel)
  %112 = extractvalue %dx.types.Dimensions %111, 0
  %113 = uitofp i32 %112 to float
  %114 = fadd fast float %110, %39
  %115 = fadd fast float %113, %114
  %116 = fadd fast float %115, %78
  %117 = fadd fast float %116, %98
  %118 = fadd fast float %117, %103
  %119 = fadd fast float %115, %88
  %120 = fadd fast float %119, %99
  %121 = fadd fast float %120, %104
  %122 = fadd fast float %115, %55
  %123 = fadd fast float %122, %100
  %124 = fadd fast float %123, %105
  %125 = fadd fast float %115, %62
  %126 = fadd fast float %125, %101
  %127 = fadd fast float %126, %106
  call void @dx.op.storeOutput.f32(i32 5, i32 0, i32 0, i8 0, float %118)  ; StoreOutput(outputSigId,rowIndex,colIndex,value)
  call void @dx.op.storeOutput.f32(i32 5, i32 0, i32 0, i8 1, float %121)  ; StoreOutput(outputSigId,rowIndex,colIndex,value)
  call void @dx.op.storeOutput.f32(i32 5, i32 0, i32 0, i8 2, float %124)  ; StoreOutput(outputSigId,rowIndex,colIndex,value)
  call void @dx.op.storeOutput.f32(i32 5, i32 0, i32 0, i8 3, float %127)  ; StoreOutput(outputSigId,rowIndex,colIndex,value)
  ret void
}

; Function Attrs: nounwind readnone
declare i32 @dx.op.loadInput.i32(i32, i32, i32, i8, i32) #0

; Function Attrs: nounwind
declare void @dx.op.storeOutput.f32(i32, i32, i32, i8, float) #1

; Function Attrs: nounwind readonly
declare %dx.types.Dimensions @dx.op.getDimensions(i32, %dx.types.Handle, i32) #2

; Function Attrs: nounwind readonly
declare %dx.types.ResRet.f32 @dx.op.textureLoad.f32(i32, %dx.types.Handle, i32, i32, i32, i32, i32, i32, i32) #2

; Function Attrs: nounwind readonly
declare i1 @dx.op.checkAccessFullyMapped.i32(i32, i32) #2

; Function Attrs: nounwind readonly
declare %dx.types.ResRet.i32 @dx.op.textureLoad.i32(i32, %dx.types.Handle, i32, i32, i32, i32, i32, i32, i32) #2

; Function Attrs: nounwind readonly
declare %dx.types.SamplePos @dx.op.texture2DMSGetSamplePosition(i32, %dx.types.Handle, i32) #2

; Function Attrs: nounwind
declare void @dx.op.textureStoreSample.f32(i32, %dx.types.Handle, i32, i32, i32, float, float, float, float, i8, i32) #1

; Function Attrs: nounwind
declare void @dx.op.textureStoreSample.i32(i32, %dx.types.Handle, i32, i32, i32, i32, i32, i32, i32, i8, i32) #1

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
!dx.viewIdState = !{!14}
!dx.entryPoints = !{!15}

!0 = !{!"dxcoob 1.9.2602.17 (21d28f727)"}
!1 = !{i32 1, i32 7}
!2 = !{i32 1, i32 9}
!3 = !{!"ps", i32 6, i32 7}
!4 = !{!5, !11, null, null}
!5 = !{!6, !8, !9}
!6 = !{i32 0, %"class.Texture2DMS<vector<float, 4>, 0>"* undef, !"", i32 0, i32 0, i32 1, i32 3, i32 0, !7}
!7 = !{i32 0, i32 9}
!8 = !{i32 1, %"class.Texture2DMSArray<vector<float, 3>, 4>"* undef, !"", i32 0, i32 1, i32 1, i32 8, i32 4, !7}
!9 = !{i32 2, %"class.Texture2DMS<vector<unsigned int, 2>, 8>"* undef, !"", i32 0, i32 2, i32 1, i32 3, i32 8, !10}
!10 = !{i32 0, i32 5}
!11 = !{!12, !13}
!12 = !{i32 0, %"class.RWTexture2DMS<vector<float, 4>, 4>"* undef, !"", i32 0, i32 1, i32 1, i32 3, i1 false, i1 false, i1 false, !7}
!13 = !{i32 1, %"class.RWTexture2DMSArray<unsigned int, 2>"* undef, !"", i32 0, i32 2, i32 1, i32 8, i1 false, i1 false, i1 false, !10}
!14 = !{[6 x i32] [i32 4, i32 4, i32 15, i32 15, i32 15, i32 15]}
!15 = !{void ()* @main, !"main", !16, !4, !23}
!16 = !{!17, !21, null}
!17 = !{!18}
!18 = !{i32 0, !"AT", i8 4, i8 0, !19, i8 1, i32 1, i8 4, i32 0, i8 0, !20}
!19 = !{i32 0}
!20 = !{i32 3, i32 15}
!21 = !{!22}
!22 = !{i32 0, !"SV_Target", i8 9, i8 16, !19, i8 0, i32 1, i8 4, i32 0, i8 0, !20}
!23 = !{i32 0, i64 60129554432}
