;
; Note: shader requires additional functionality:
;       Typed UAV Load Additional Formats
;       Barycentrics
;       Use native low precision
;
;
; Input signature:
;
; Name                 Index   Mask Register SysValue  Format   Used
; -------------------- ----- ------ -------- -------- ------- ------
; UV                       0   xyzw        0     NONE   float   xyzw
; INTS                     0   xyzw        1     NONE   int16       
; FLOATS                   0   xy          2     NONE    fp16       
;
;
; Output signature:
;
; Name                 Index   Mask Register SysValue  Format   Used
; -------------------- ----- ------ -------- -------- ------- ------
; SV_Target                0   xyzw        0   TARGET   int16   xyzw
; SV_Target                1   xy          1   TARGET  uint16   xy  
;
; shader hash: 04f38110fa4fa6a8c9f31d532c51e8a9
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
; SigInputElements: 3
; SigOutputElements: 2
; SigPatchConstOrPrimElements: 0
; SigInputVectors: 3
; SigOutputVectors[0]: 2
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
; INTS                     0        nointerpolation       
; FLOATS                   0        nointerpolation       
;
; Output signature:
;
; Name                 Index             InterpMode DynIdx
; -------------------- ----- ---------------------- ------
; SV_Target                0                              
; SV_Target                1                              
;
; Buffer Definitions:
;
;
; Resource Bindings:
;
; Name                                 Type  Format         Dim      ID      HLSL Bind  Count
; ------------------------------ ---------- ------- ----------- ------- -------------- ------
; s                                 sampler      NA          NA      S0             s0     1
; a                                 texture     i16          2d      T0             t0     1
; b                                 texture     u16          3d      T1             t1     1
; c                                 texture     i16        2dMS      T2             t2     1
; d                                     UAV     i16          2d      U0             u1     1
; e                                     UAV     f16          1d      U1             u2     1
; f                                     UAV     f16         buf      U2             u3     1
;
;
; ViewId state:
;
; Number of inputs: 10, outputs: 6
; Outputs dependent on ViewId: {  }
; Inputs contributing to computation of Outputs:
;   output 0 depends on inputs: { 0, 1, 2, 3 }
;   output 1 depends on inputs: { 0, 1, 2, 3 }
;   output 2 depends on inputs: { 0, 1, 2, 3 }
;   output 3 depends on inputs: { 0, 1, 2, 3 }
;   output 4 depends on inputs: { 0, 1, 2 }
;   output 5 depends on inputs: { 0, 1, 2 }
;
target datalayout = "e-m:e-p:32:32-i1:32-i8:8-i16:16-i32:32-i64:64-f16:16-f32:32-f64:64-n8:16:32:64"
target triple = "dxil-ms-dx"

%dx.types.Handle = type { i8* }
%dx.types.ResBind = type { i32, i32, i32, i8 }
%dx.types.ResourceProperties = type { i32, i32 }
%dx.types.ResRet.i16 = type { i16, i16, i16, i16, i32 }
%dx.types.ResRet.f16 = type { half, half, half, half, i32 }
%"class.Texture2D<vector<int16_t, 4> >" = type { <4 x i16>, %"class.Texture2D<vector<int16_t, 4> >::mips_type" }
%"class.Texture2D<vector<int16_t, 4> >::mips_type" = type { i32 }
%"class.Texture3D<vector<uint16_t, 2> >" = type { <2 x i16>, %"class.Texture3D<vector<uint16_t, 2> >::mips_type" }
%"class.Texture3D<vector<uint16_t, 2> >::mips_type" = type { i32 }
%"class.Texture2DMS<int16_t, 0>" = type { i16, %"class.Texture2DMS<int16_t, 0>::sample_type" }
%"class.Texture2DMS<int16_t, 0>::sample_type" = type { i32 }
%"class.RWTexture2D<vector<int16_t, 4> >" = type { <4 x i16> }
%"class.RWTexture1D<vector<half, 2> >" = type { <2 x half> }
%"class.RWBuffer<half>" = type { half }
%struct.SamplerState = type { i32 }

define void @main() {
  %1 = call %dx.types.Handle @dx.op.createHandleFromBinding(i32 217, %dx.types.ResBind { i32 3, i32 3, i32 0, i8 1 }, i32 3, i1 false)  ; CreateHandleFromBinding(bind,index,nonUniformIndex)
  %2 = call %dx.types.Handle @dx.op.createHandleFromBinding(i32 217, %dx.types.ResBind { i32 2, i32 2, i32 0, i8 1 }, i32 2, i1 false)  ; CreateHandleFromBinding(bind,index,nonUniformIndex)
  %3 = call %dx.types.Handle @dx.op.createHandleFromBinding(i32 217, %dx.types.ResBind { i32 1, i32 1, i32 0, i8 1 }, i32 1, i1 false)  ; CreateHandleFromBinding(bind,index,nonUniformIndex)
  %4 = call %dx.types.Handle @dx.op.createHandleFromBinding(i32 217, %dx.types.ResBind { i32 2, i32 2, i32 0, i8 0 }, i32 2, i1 false)  ; CreateHandleFromBinding(bind,index,nonUniformIndex)
  %5 = call %dx.types.Handle @dx.op.createHandleFromBinding(i32 217, %dx.types.ResBind { i32 1, i32 1, i32 0, i8 0 }, i32 1, i1 false)  ; CreateHandleFromBinding(bind,index,nonUniformIndex)
  %6 = call %dx.types.Handle @dx.op.createHandleFromBinding(i32 217, %dx.types.ResBind zeroinitializer, i32 0, i1 false)  ; CreateHandleFromBinding(bind,index,nonUniformIndex)
  %7 = call %dx.types.Handle @dx.op.createHandleFromBinding(i32 217, %dx.types.ResBind { i32 0, i32 0, i32 0, i8 3 }, i32 0, i1 false)  ; CreateHandleFromBinding(bind,index,nonUniformIndex)
  %8 = call float @dx.op.loadInput.f32(i32 4, i32 0, i32 0, i8 0, i32 undef)  ; LoadInput(inputSigId,rowIndex,colIndex,gsVertexAxis)
  %9 = call float @dx.op.loadInput.f32(i32 4, i32 0, i32 0, i8 1, i32 undef)  ; LoadInput(inputSigId,rowIndex,colIndex,gsVertexAxis)
  %10 = call float @dx.op.loadInput.f32(i32 4, i32 0, i32 0, i8 2, i32 undef)  ; LoadInput(inputSigId,rowIndex,colIndex,gsVertexAxis)
  %11 = call float @dx.op.loadInput.f32(i32 4, i32 0, i32 0, i8 3, i32 undef)  ; LoadInput(inputSigId,rowIndex,colIndex,gsVertexAxis)
  %12 = fptoui float %8 to i32
  %13 = fptoui float %9 to i32
  %14 = call %dx.types.Handle @dx.op.annotateHandle(i32 216, %dx.types.Handle %6, %dx.types.ResourceProperties { i32 2, i32 1026 })  ; AnnotateHandle(res,props)  resource: Texture2D<4xI16>
  %15 = call %dx.types.ResRet.i16 @dx.op.textureLoad.i16(i32 66, %dx.types.Handle %14, i32 0, i32 %12, i32 %13, i32 undef, i32 undef, i32 undef, i32 undef)  ; TextureLoad(srv,mipLevelOrSampleCount,coord0,coord1,coord2,offset0,offset1,offset2)
  %16 = extractvalue %dx.types.ResRet.i16 %15, 0
  %17 = extractvalue %dx.types.ResRet.i16 %15, 1
  %18 = extractvalue %dx.types.ResRet.i16 %15, 2
  %19 = extractvalue %dx.types.ResRet.i16 %15, 3
  %20 = call %dx.types.Handle @dx.op.annotateHandle(i32 216, %dx.types.Handle %4, %dx.types.ResourceProperties { i32 3, i32 258 })  ; AnnotateHandle(res,props)  resource: Texture2DMS<I16>
  %21 = call %dx.types.ResRet.i16 @dx.op.textureLoad.i16(i32 66, %dx.types.Handle %20, i32 1, i32 %12, i32 %13, i32 undef, i32 undef, i32 undef, i32 undef)  ; TextureLoad(srv,mipLevelOrSampleCount,coord0,coord1,coord2,offset0,offset1,offset2)
  %22 = extractvalue %dx.types.ResRet.i16 %21, 0
  %23 = call %dx.types.Handle @dx.op.annotateHandle(i32 216, %dx.types.Handle %3, %dx.types.ResourceProperties { i32 4098, i32 1026 })  ; AnnotateHandle(res,props)  resource: RWTexture2D<4xI16>
  %24 = call %dx.types.ResRet.i16 @dx.op.textureLoad.i16(i32 66, %dx.types.Handle %23, i32 undef, i32 %12, i32 %13, i32 undef, i32 undef, i32 undef, i32 undef)  ; TextureLoad(srv,mipLevelOrSampleCount,coord0,coord1,coord2,offset0,offset1,offset2)
  %25 = extractvalue %dx.types.ResRet.i16 %24, 0
  %26 = extractvalue %dx.types.ResRet.i16 %24, 1
  %27 = extractvalue %dx.types.ResRet.i16 %24, 2
  %28 = extractvalue %dx.types.ResRet.i16 %24, 3
  %29 = call %dx.types.Handle @dx.op.annotateHandle(i32 216, %dx.types.Handle %5, %dx.types.ResourceProperties { i32 4, i32 515 })  ; AnnotateHandle(res,props)  resource: Texture3D<2xU16>
  %30 = call %dx.types.ResRet.i16 @dx.op.textureLoad.i16(i32 66, %dx.types.Handle %29, i32 %13, i32 %12, i32 %13, i32 %12, i32 undef, i32 undef, i32 undef)  ; TextureLoad(srv,mipLevelOrSampleCount,coord0,coord1,coord2,offset0,offset1,offset2)
  %31 = extractvalue %dx.types.ResRet.i16 %30, 0
  %32 = extractvalue %dx.types.ResRet.i16 %30, 1
  %33 = call %dx.types.Handle @dx.op.annotateHandle(i32 216, %dx.types.Handle %6, %dx.types.ResourceProperties { i32 2, i32 1026 })  ; AnnotateHandle(res,props)  resource: Texture2D<4xI16>
  %34 = call %dx.types.Handle @dx.op.annotateHandle(i32 216, %dx.types.Handle %7, %dx.types.ResourceProperties { i32 14, i32 0 })  ; AnnotateHandle(res,props)  resource: SamplerState
  %35 = call %dx.types.ResRet.i16 @dx.op.sample.i16(i32 60, %dx.types.Handle %33, %dx.types.Handle %34, float %8, float %9, float undef, float undef, i32 0, i32 0, i32 undef, float undef)  ; Sample(srv,sampler,coord0,coord1,coord2,coord3,offset0,offset1,offset2,clamp)
  %36 = extractvalue %dx.types.ResRet.i16 %35, 0
  %37 = extractvalue %dx.types.ResRet.i16 %35, 1
  %38 = extractvalue %dx.types.ResRet.i16 %35, 2
  %39 = extractvalue %dx.types.ResRet.i16 %35, 3
  %40 = call %dx.types.ResRet.i16 @dx.op.sampleLevel.i16(i32 62, %dx.types.Handle %33, %dx.types.Handle %34, float %8, float %9, float undef, float undef, i32 0, i32 0, i32 undef, float 1.000000e+00)  ; SampleLevel(srv,sampler,coord0,coord1,coord2,coord3,offset0,offset1,offset2,LOD)
  %41 = extractvalue %dx.types.ResRet.i16 %40, 0
  %42 = extractvalue %dx.types.ResRet.i16 %40, 1
  %43 = extractvalue %dx.types.ResRet.i16 %40, 2
  %44 = extractvalue %dx.types.ResRet.i16 %40, 3
  %45 = call %dx.types.Handle @dx.op.annotateHandle(i32 216, %dx.types.Handle %6, %dx.types.ResourceProperties { i32 2, i32 1026 })  ; AnnotateHandle(res,props)  resource: Texture2D<4xI16>
  %46 = call %dx.types.Handle @dx.op.annotateHandle(i32 216, %dx.types.Handle %7, %dx.types.ResourceProperties { i32 14, i32 0 })  ; AnnotateHandle(res,props)  resource: SamplerState
  %47 = call %dx.types.ResRet.i16 @dx.op.sampleBias.i16(i32 61, %dx.types.Handle %45, %dx.types.Handle %46, float %8, float %9, float undef, float undef, i32 1, i32 1, i32 undef, float 2.000000e+00, float undef)  ; SampleBias(srv,sampler,coord0,coord1,coord2,coord3,offset0,offset1,offset2,bias,clamp)
  %48 = extractvalue %dx.types.ResRet.i16 %47, 0
  %49 = extractvalue %dx.types.ResRet.i16 %47, 1
  %50 = extractvalue %dx.types.ResRet.i16 %47, 2
  %51 = extractvalue %dx.types.ResRet.i16 %47, 3
  %52 = call %dx.types.ResRet.i16 @dx.op.sampleGrad.i16(i32 63, %dx.types.Handle %45, %dx.types.Handle %46, float %8, float %9, float undef, float undef, i32 0, i32 0, i32 undef, float %8, float %9, float undef, float %10, float %11, float undef, float undef)  ; SampleGrad(srv,sampler,coord0,coord1,coord2,coord3,offset0,offset1,offset2,ddx0,ddx1,ddx2,ddy0,ddy1,ddy2,clamp)
  %53 = extractvalue %dx.types.ResRet.i16 %52, 0
  %54 = extractvalue %dx.types.ResRet.i16 %52, 1
  %55 = extractvalue %dx.types.ResRet.i16 %52, 2
  %56 = extractvalue %dx.types.ResRet.i16 %52, 3
  %57 = call %dx.types.Handle @dx.op.annotateHandle(i32 216, %dx.types.Handle %5, %dx.types.ResourceProperties { i32 4, i32 515 })  ; AnnotateHandle(res,props)  resource: Texture3D<2xU16>
  %58 = call %dx.types.Handle @dx.op.annotateHandle(i32 216, %dx.types.Handle %7, %dx.types.ResourceProperties { i32 14, i32 0 })  ; AnnotateHandle(res,props)  resource: SamplerState
  %59 = call %dx.types.ResRet.i16 @dx.op.sample.i16(i32 60, %dx.types.Handle %57, %dx.types.Handle %58, float %8, float %9, float %10, float undef, i32 0, i32 0, i32 0, float undef)  ; Sample(srv,sampler,coord0,coord1,coord2,coord3,offset0,offset1,offset2,clamp)
  %60 = extractvalue %dx.types.ResRet.i16 %59, 0
  %61 = extractvalue %dx.types.ResRet.i16 %59, 1
  %62 = add i16 %60, %31
  %63 = add i16 %61, %32
  %64 = call %dx.types.Handle @dx.op.annotateHandle(i32 216, %dx.types.Handle %6, %dx.types.ResourceProperties { i32 2, i32 1026 })  ; AnnotateHandle(res,props)  resource: Texture2D<4xI16>
  %65 = call %dx.types.ResRet.i16 @dx.op.textureGather.i16(i32 73, %dx.types.Handle %64, %dx.types.Handle %58, float %8, float %9, float undef, float undef, i32 0, i32 0, i32 1)  ; TextureGather(srv,sampler,coord0,coord1,coord2,coord3,offset0,offset1,channel)
  %66 = extractvalue %dx.types.ResRet.i16 %65, 0
  %67 = extractvalue %dx.types.ResRet.i16 %65, 1
  %68 = extractvalue %dx.types.ResRet.i16 %65, 2
  %69 = extractvalue %dx.types.ResRet.i16 %65, 3
  %70 = call i16 @dx.op.attributeAtVertex.i16(i32 137, i32 1, i32 0, i8 0, i8 1)  ; AttributeAtVertex(inputSigId,inputRowIndex,inputColIndex,VertexID)
  %71 = call i16 @dx.op.attributeAtVertex.i16(i32 137, i32 1, i32 0, i8 1, i8 1)  ; AttributeAtVertex(inputSigId,inputRowIndex,inputColIndex,VertexID)
  %72 = call i16 @dx.op.attributeAtVertex.i16(i32 137, i32 1, i32 0, i8 2, i8 1)  ; AttributeAtVertex(inputSigId,inputRowIndex,inputColIndex,VertexID)
  %73 = call i16 @dx.op.attributeAtVertex.i16(i32 137, i32 1, i32 0, i8 3, i8 1)  ; AttributeAtVertex(inputSigId,inputRowIndex,inputColIndex,VertexID)
  %74 = add i16 %22, %16
  %75 = add i16 %74, %25
  %76 = add i16 %75, %36
  %77 = add i16 %76, %41
  %78 = add i16 %77, %48
  %79 = add i16 %78, %53
  %80 = add i16 %79, %70
  %81 = add i16 %80, %66
  %82 = add i16 %22, %17
  %83 = add i16 %82, %26
  %84 = add i16 %83, %37
  %85 = add i16 %84, %42
  %86 = add i16 %85, %49
  %87 = add i16 %86, %54
  %88 = add i16 %87, %67
  %89 = add i16 %88, %71
  %90 = add i16 %22, %18
  %91 = add i16 %90, %27
  %92 = add i16 %91, %38
  %93 = add i16 %92, %43
  %94 = add i16 %93, %50
  %95 = add i16 %94, %55
  %96 = add i16 %95, %68
  %97 = add i16 %96, %72
  %98 = add i16 %22, %19
  %99 = add i16 %98, %28
  %100 = add i16 %99, %39
  %101 = add i16 %100, %44
  %102 = add i16 %101, %51
  %103 = add i16 %102, %56
  %104 = add i16 %103, %69
  %105 = add i16 %104, %73
  %106 = call %dx.types.Handle @dx.op.annotateHandle(i32 216, %dx.types.Handle %3, %dx.types.ResourceProperties { i32 4098, i32 1026 })  ; AnnotateHandle(res,props)  resource: RWTexture2D<4xI16>
  call void @dx.op.textureStore.i16(i32 67, %dx.types.Handle %106, i32 %13, i32 %12, i32 undef, i16 %81, i16 %89, i16 %97, i16 %105, i8 15)  ; TextureStore(srv,coord0,coord1,coord2,value0,value1,value2,value3,mask)
  %107 = call half @dx.op.attributeAtVertex.f16(i32 137, i32 2, i32 0, i8 0, i8 2)  ; AttributeAtVertex(inputSigId,inputRowIndex,inputColIndex,VertexID)
  %108 = call half @dx.op.attributeAtVertex.f16(i32 137, i32 2, i32 0, i8 1, i8 2)  ; AttributeAtVertex(inputSigId,inputRowIndex,inputColIndex,VertexID)
  %109 = call %dx.types.Handle @dx.op.annotateHandle(i32 216, %dx.types.Handle %2, %dx.types.ResourceProperties { i32 4097, i32 520 })  ; AnnotateHandle(res,props)  resource: RWTexture1D<2xF16>
  %110 = call %dx.types.ResRet.f16 @dx.op.textureLoad.f16(i32 66, %dx.types.Handle %109, i32 undef, i32 %13, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef)  ; TextureLoad(srv,mipLevelOrSampleCount,coord0,coord1,coord2,offset0,offset1,offset2)
  %111 = extractvalue %dx.types.ResRet.f16 %110, 0
  %112 = extractvalue %dx.types.ResRet.f16 %110, 1
  %113 = fadd fast half %111, %107
  %114 = fadd fast half %112, %108
  call void @dx.op.textureStore.f16(i32 67, %dx.types.Handle %109, i32 %12, i32 undef, i32 undef, half %113, half %114, half %113, half %113, i8 15)  ; TextureStore(srv,coord0,coord1,coord2,value0,value1,value2,value3,mask)
  %115 = fptrunc float %10 to half
  %116 = call %dx.types.Handle @dx.op.annotateHandle(i32 216, %dx.types.Handle %1, %dx.types.ResourceProperties { i32 4106, i32 264 })  ; AnnotateHandle(res,props)  resource: RWTypedBuffer<F16>
  call void @dx.op.bufferStore.f16(i32 69, %dx.types.Handle %116, i32 %13, i32 undef, half %115, half %115, half %115, half %115, i8 15)  ; BufferStore(uav,coord0,coord1,value0,value1,value2,value3,mask)
  call void @dx.op.storeOutput.i16(i32 5, i32 0, i32 0, i8 0, i16 %81)  ; StoreOutput(outputSigId,rowIndex,colIndex,value)
  call void @dx.op.storeOutput.i16(i32 5, i32 0, i32 0, i8 1, i16 %89)  ; StoreOutput(outputSigId,rowIndex,colIndex,value)
  call void @dx.op.storeOutput.i16(i32 5, i32 0, i32 0, i8 2, i16 %97)  ; StoreOutput(outputSigId,rowIndex,colIndex,value)
  call void @dx.op.storeOutput.i16(i32 5, i32 0, i32 0, i8 3, i16 %105)  ; StoreOutput(outputSigId,rowIndex,colIndex,value)
  call void @dx.op.storeOutput.i16(i32 5, i32 1, i32 0, i8 0, i16 %62)  ; StoreOutput(outputSigId,rowIndex,colIndex,value)
  call void @dx.op.storeOutput.i16(i32 5, i32 1, i32 0, i8 1, i16 %63)  ; StoreOutput(outputSigId,rowIndex,colIndex,value)
  ret void
}

; Function Attrs: nounwind readnone
declare float @dx.op.loadInput.f32(i32, i32, i32, i8, i32) #0

; Function Attrs: nounwind
declare void @dx.op.storeOutput.i16(i32, i32, i32, i8, i16) #1

; Function Attrs: nounwind readonly
declare %dx.types.ResRet.i16 @dx.op.textureLoad.i16(i32, %dx.types.Handle, i32, i32, i32, i32, i32, i32, i32) #2

; Function Attrs: nounwind
declare void @dx.op.textureStore.i16(i32, %dx.types.Handle, i32, i32, i32, i16, i16, i16, i16, i8) #1

; Function Attrs: nounwind readonly
declare %dx.types.ResRet.i16 @dx.op.textureGather.i16(i32, %dx.types.Handle, %dx.types.Handle, float, float, float, float, i32, i32, i32) #2

; Function Attrs: nounwind readonly
declare %dx.types.ResRet.i16 @dx.op.sample.i16(i32, %dx.types.Handle, %dx.types.Handle, float, float, float, float, i32, i32, i32, float) #2

; Function Attrs: nounwind readonly
declare %dx.types.ResRet.i16 @dx.op.sampleLevel.i16(i32, %dx.types.Handle, %dx.types.Handle, float, float, float, float, i32, i32, i32, float) #2

; Function Attrs: nounwind readonly
declare %dx.types.ResRet.i16 @dx.op.sampleBias.i16(i32, %dx.types.Handle, %dx.types.Handle, float, float, float, float, i32, i32, i32, float, float) #2

; Function Attrs: nounwind readonly
declare %dx.types.ResRet.i16 @dx.op.sampleGrad.i16(i32, %dx.types.Handle, %dx.types.Handle, float, float, float, float, i32, i32, i32, float, float, float, float, float, float, float) #2

; Function Attrs: nounwind readnone
declare i16 @dx.op.attributeAtVertex.i16(i32, i32, i32, i8, i8) #0

; Function Attrs: nounwind readnone
declare half @dx.op.attributeAtVertex.f16(i32, i32, i32, i8, i8) #0

; Function Attrs: nounwind readonly
declare %dx.types.ResRet.f16 @dx.op.textureLoad.f16(i32, %dx.types.Handle, i32, i32, i32, i32, i32, i32, i32) #2

; Function Attrs: nounwind
declare void @dx.op.textureStore.f16(i32, %dx.types.Handle, i32, i32, i32, half, half, half, half, i8) #1

; Function Attrs: nounwind
declare void @dx.op.bufferStore.f16(i32, %dx.types.Handle, i32, i32, half, half, half, half, i8) #1

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
!dx.viewIdState = !{!18}
!dx.entryPoints = !{!19}

!0 = !{!"dxcoob 1.9.2602.17 (21d28f727)"}
!1 = !{i32 1, i32 7}
!2 = !{i32 1, i32 9}
!3 = !{!"ps", i32 6, i32 7}
!4 = !{!5, !11, null, !16}
!5 = !{!6, !8, !10}
!6 = !{i32 0, %"class.Texture2D<vector<int16_t, 4> >"* undef, !"", i32 0, i32 0, i32 1, i32 2, i32 0, !7}
!7 = !{i32 0, i32 2}
!8 = !{i32 1, %"class.Texture3D<vector<uint16_t, 2> >"* undef, !"", i32 0, i32 1, i32 1, i32 4, i32 0, !9}
!9 = !{i32 0, i32 3}
!10 = !{i32 2, %"class.Texture2DMS<int16_t, 0>"* undef, !"", i32 0, i32 2, i32 1, i32 3, i32 0, !7}
!11 = !{!12, !13, !15}
!12 = !{i32 0, %"class.RWTexture2D<vector<int16_t, 4> >"* undef, !"", i32 0, i32 1, i32 1, i32 2, i1 false, i1 false, i1 false, !7}
!13 = !{i32 1, %"class.RWTexture1D<vector<half, 2> >"* undef, !"", i32 0, i32 2, i32 1, i32 1, i1 false, i1 false, i1 false, !14}
!14 = !{i32 0, i32 8}
!15 = !{i32 2, %"class.RWBuffer<half>"* undef, !"", i32 0, i32 3, i32 1, i32 10, i1 false, i1 false, i1 false, !14}
!16 = !{!17}
!17 = !{i32 0, %struct.SamplerState* undef, !"", i32 0, i32 0, i32 1, i32 0, null}
!18 = !{[12 x i32] [i32 10, i32 6, i32 63, i32 63, i32 63, i32 15, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0]}
!19 = !{void ()* @main, !"main", !20, !4, !32}
!20 = !{!21, !27, null}
!21 = !{!22, !25, !26}
!22 = !{i32 0, !"UV", i8 9, i8 0, !23, i8 2, i32 1, i8 4, i32 0, i8 0, !24}
!23 = !{i32 0}
!24 = !{i32 3, i32 15}
!25 = !{i32 1, !"INTS", i8 2, i8 0, !23, i8 1, i32 1, i8 4, i32 1, i8 0, null}
!26 = !{i32 2, !"FLOATS", i8 8, i8 0, !23, i8 1, i32 1, i8 2, i32 2, i8 0, null}
!27 = !{!28, !29}
!28 = !{i32 0, !"SV_Target", i8 2, i8 16, !23, i8 0, i32 1, i8 4, i32 0, i8 0, !24}
!29 = !{i32 1, !"SV_Target", i8 3, i8 16, !30, i8 0, i32 1, i8 2, i32 1, i8 0, !31}
!30 = !{i32 1}
!31 = !{i32 3, i32 3}
!32 = !{i32 0, i64 8602525728}
