;
; Note: shader requires additional functionality:
;       Typed UAV Load Additional Formats
;       Raster Ordered UAVs
;
;
; Input signature:
;
; Name                 Index   Mask Register SysValue  Format   Used
; -------------------- ----- ------ -------- -------- ------- ------
; AT                       0   xyz         0     NONE    uint   xyz 
;
;
; Output signature:
;
; Name                 Index   Mask Register SysValue  Format   Used
; -------------------- ----- ------ -------- -------- ------- ------
; SV_Target                0   xyzw        0   TARGET   float   xyzw
;
; shader hash: a0a3463daed5b52f36e70b7326b90120
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
; Resource bind info for c
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
; a                                     UAV     f32         buf      U0             u1     1
; b                                     UAV    byte         r/w      U1             u2     1
; c                                     UAV  struct         r/w      U2             u3     1
; d                                     UAV     f32          1d      U3             u4     1
; e                                     UAV     u32     1darray      U4             u5     1
; f                                     UAV     f32          2d      U5             u6     1
; g                                     UAV     i32     2darray      U6             u7     1
; h                                     UAVunorm_f32          3d      U7             u8     1
;
;
; ViewId state:
;
; Number of inputs: 3, outputs: 4
; Outputs dependent on ViewId: {  }
; Inputs contributing to computation of Outputs:
;   output 0 depends on inputs: { 0, 1 }
;   output 1 depends on inputs: { 0, 1 }
;   output 2 depends on inputs: { 0, 1 }
;   output 3 depends on inputs: { 0, 1 }
;
target datalayout = "e-m:e-p:32:32-i1:32-i8:32-i16:32-i32:32-i64:64-f16:32-f32:32-f64:64-n8:16:32:64"
target triple = "dxil-ms-dx"

%dx.types.Handle = type { i8* }
%dx.types.ResBind = type { i32, i32, i32, i8 }
%dx.types.ResourceProperties = type { i32, i32 }
%dx.types.ResRet.f32 = type { float, float, float, float, i32 }
%dx.types.ResRet.i32 = type { i32, i32, i32, i32, i32 }
%"class.RasterizerOrderedBuffer<float>" = type { float }
%struct.RasterizerOrderedByteAddressBuffer = type { i32 }
%"class.RasterizerOrderedStructuredBuffer<vector<float, 4> >" = type { <4 x float> }
%"class.RasterizerOrderedTexture1D<float>" = type { float }
%"class.RasterizerOrderedTexture1DArray<unsigned int>" = type { i32 }
%"class.RasterizerOrderedTexture2D<vector<float, 4> >" = type { <4 x float> }
%"class.RasterizerOrderedTexture2DArray<vector<int, 2> >" = type { <2 x i32> }
%"class.RasterizerOrderedTexture3D<float>" = type { float }

define void @main() {
  %1 = call %dx.types.Handle @dx.op.createHandleFromBinding(i32 217, %dx.types.ResBind { i32 8, i32 8, i32 0, i8 1 }, i32 8, i1 false)  ; CreateHandleFromBinding(bind,index,nonUniformIndex)
  %2 = call %dx.types.Handle @dx.op.createHandleFromBinding(i32 217, %dx.types.ResBind { i32 7, i32 7, i32 0, i8 1 }, i32 7, i1 false)  ; CreateHandleFromBinding(bind,index,nonUniformIndex)
  %3 = call %dx.types.Handle @dx.op.createHandleFromBinding(i32 217, %dx.types.ResBind { i32 6, i32 6, i32 0, i8 1 }, i32 6, i1 false)  ; CreateHandleFromBinding(bind,index,nonUniformIndex)
  %4 = call %dx.types.Handle @dx.op.createHandleFromBinding(i32 217, %dx.types.ResBind { i32 5, i32 5, i32 0, i8 1 }, i32 5, i1 false)  ; CreateHandleFromBinding(bind,index,nonUniformIndex)
  %5 = call %dx.types.Handle @dx.op.createHandleFromBinding(i32 217, %dx.types.ResBind { i32 4, i32 4, i32 0, i8 1 }, i32 4, i1 false)  ; CreateHandleFromBinding(bind,index,nonUniformIndex)
  %6 = call %dx.types.Handle @dx.op.createHandleFromBinding(i32 217, %dx.types.ResBind { i32 3, i32 3, i32 0, i8 1 }, i32 3, i1 false)  ; CreateHandleFromBinding(bind,index,nonUniformIndex)
  %7 = call %dx.types.Handle @dx.op.createHandleFromBinding(i32 217, %dx.types.ResBind { i32 2, i32 2, i32 0, i8 1 }, i32 2, i1 false)  ; CreateHandleFromBinding(bind,index,nonUniformIndex)
  %8 = call %dx.types.Handle @dx.op.createHandleFromBinding(i32 217, %dx.types.ResBind { i32 1, i32 1, i32 0, i8 1 }, i32 1, i1 false)  ; CreateHandleFromBinding(bind,index,nonUniformIndex)
  %9 = call i32 @dx.op.loadInput.i32(i32 4, i32 0, i32 0, i8 0, i32 undef)  ; LoadInput(inputSigId,rowIndex,colIndex,gsVertexAxis)
  %10 = call i32 @dx.op.loadInput.i32(i32 4, i32 0, i32 0, i8 1, i32 undef)  ; LoadInput(inputSigId,rowIndex,colIndex,gsVertexAxis)
  %11 = call i32 @dx.op.loadInput.i32(i32 4, i32 0, i32 0, i8 2, i32 undef)  ; LoadInput(inputSigId,rowIndex,colIndex,gsVertexAxis)
  %12 = call %dx.types.Handle @dx.op.annotateHandle(i32 216, %dx.types.Handle %8, %dx.types.ResourceProperties { i32 12298, i32 265 })  ; AnnotateHandle(res,props)  resource: ROVTypedBuffer<F32>
  %13 = call %dx.types.ResRet.f32 @dx.op.bufferLoad.f32(i32 68, %dx.types.Handle %12, i32 %9, i32 undef)  ; BufferLoad(srv,index,wot)
  %14 = extractvalue %dx.types.ResRet.f32 %13, 0
  %15 = fadd fast float %14, 1.000000e+00
  call void @dx.op.bufferStore.f32(i32 69, %dx.types.Handle %12, i32 %9, i32 undef, float %15, float %15, float %15, float %15, i8 15)  ; BufferStore(uav,coord0,coord1,value0,value1,value2,value3,mask)
  %16 = call %dx.types.Handle @dx.op.annotateHandle(i32 216, %dx.types.Handle %7, %dx.types.ResourceProperties { i32 12299, i32 0 })  ; AnnotateHandle(res,props)  resource: ROVByteAddressBuffer
  %17 = call %dx.types.ResRet.i32 @dx.op.rawBufferLoad.i32(i32 139, %dx.types.Handle %16, i32 %10, i32 undef, i8 1, i32 4)  ; RawBufferLoad(srv,index,elementOffset,mask,alignment)
  %18 = extractvalue %dx.types.ResRet.i32 %17, 0
  %19 = add i32 %18, 1
  call void @dx.op.rawBufferStore.i32(i32 140, %dx.types.Handle %16, i32 %9, i32 undef, i32 %19, i32 undef, i32 undef, i32 undef, i8 1, i32 4)  ; RawBufferStore(uav,index,elementOffset,value0,value1,value2,value3,mask,alignment)
  %20 = call %dx.types.Handle @dx.op.annotateHandle(i32 216, %dx.types.Handle %6, %dx.types.ResourceProperties { i32 12300, i32 16 })  ; AnnotateHandle(res,props)  resource: ROVStructuredBuffer<stride=16>
  %21 = call %dx.types.ResRet.f32 @dx.op.rawBufferLoad.f32(i32 139, %dx.types.Handle %20, i32 %9, i32 0, i8 15, i32 4)  ; RawBufferLoad(srv,index,elementOffset,mask,alignment)
  %22 = extractvalue %dx.types.ResRet.f32 %21, 0
  %23 = extractvalue %dx.types.ResRet.f32 %21, 1
  %24 = extractvalue %dx.types.ResRet.f32 %21, 2
  %25 = extractvalue %dx.types.ResRet.f32 %21, 3
  %26 = fmul fast float %22, 2.000000e+00
  %27 = fmul fast float %23, 2.000000e+00
  %28 = fmul fast float %24, 2.000000e+00
  %29 = fmul fast float %25, 2.000000e+00
  call void @dx.op.rawBufferStore.f32(i32 140, %dx.types.Handle %20, i32 %9, i32 0, float %26, float %27, float %28, float %29, i8 15, i32 4)  ; RawBufferStore(uav,index,elementOffset,value0,value1,value2,value3,mask,alignment)
  %30 = call %dx.types.Handle @dx.op.annotateHandle(i32 216, %dx.types.Handle %5, %dx.types.ResourceProperties { i32 12289, i32 265 })  ; AnnotateHandle(res,props)  resource: ROVTexture1D<F32>
  %31 = call %dx.types.ResRet.f32 @dx.op.textureLoad.f32(i32 66, %dx.types.Handle %30, i32 undef, i32 %9, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef)  ; TextureLoad(srv,mipLevelOrSampleCount,coord0,coord1,coord2,offset0,offset1,offset2)
  %32 = extractvalue %dx.types.ResRet.f32 %31, 0
  %33 = fadd fast float %32, -3.000000e+00
  call void @dx.op.textureStore.f32(i32 67, %dx.types.Handle %30, i32 %9, i32 undef, i32 undef, float %33, float %33, float %33, float %33, i8 15)  ; TextureStore(srv,coord0,coord1,coord2,value0,value1,value2,value3,mask)
  %34 = call %dx.types.Handle @dx.op.annotateHandle(i32 216, %dx.types.Handle %4, %dx.types.ResourceProperties { i32 12294, i32 261 })  ; AnnotateHandle(res,props)  resource: ROVTexture1DArray<U32>
  %35 = call %dx.types.ResRet.i32 @dx.op.textureLoad.i32(i32 66, %dx.types.Handle %34, i32 undef, i32 %9, i32 %10, i32 undef, i32 undef, i32 undef, i32 undef)  ; TextureLoad(srv,mipLevelOrSampleCount,coord0,coord1,coord2,offset0,offset1,offset2)
  %36 = extractvalue %dx.types.ResRet.i32 %35, 0
  %37 = or i32 %36, 4
  call void @dx.op.textureStore.i32(i32 67, %dx.types.Handle %34, i32 %9, i32 %10, i32 undef, i32 %37, i32 %37, i32 %37, i32 %37, i8 15)  ; TextureStore(srv,coord0,coord1,coord2,value0,value1,value2,value3,mask)
  %38 = call %dx.types.Handle @dx.op.annotateHandle(i32 216, %dx.types.Handle %3, %dx.types.ResourceProperties { i32 12290, i32 1033 })  ; AnnotateHandle(res,props)  resource: ROVTexture2D<4xF32>
  %39 = call %dx.types.ResRet.f32 @dx.op.textureLoad.f32(i32 66, %dx.types.Handle %38, i32 undef, i32 %9, i32 %10, i32 undef, i32 undef, i32 undef, i32 undef)  ; TextureLoad(srv,mipLevelOrSampleCount,coord0,coord1,coord2,offset0,offset1,offset2)
  %40 = extractvalue %dx.types.ResRet.f32 %39, 0
  %41 = extractvalue %dx.types.ResRet.f32 %39, 1
  %42 = extractvalue %dx.types.ResRet.f32 %39, 2
  %43 = extractvalue %dx.types.ResRet.f32 %39, 3
  %44 = fmul fast float %40, 0x3FC99999A0000000
  %45 = fmul fast float %41, 0x3FC99999A0000000
  %46 = fmul fast float %42, 0x3FC99999A0000000
  %47 = fmul fast float %43, 0x3FC99999A0000000
  call void @dx.op.textureStore.f32(i32 67, %dx.types.Handle %38, i32 %9, i32 %10, i32 undef, float %44, float %45, float %46, float %47, i8 15)  ; TextureStore(srv,coord0,coord1,coord2,value0,value1,value2,value3,mask)
  %48 = call %dx.types.Handle @dx.op.annotateHandle(i32 216, %dx.types.Handle %2, %dx.types.ResourceProperties { i32 12295, i32 516 })  ; AnnotateHandle(res,props)  resource: ROVTexture2DArray<2xI32>
  %49 = call %dx.types.ResRet.i32 @dx.op.textureLoad.i32(i32 66, %dx.types.Handle %48, i32 undef, i32 %9, i32 %10, i32 %11, i32 undef, i32 undef, i32 undef)  ; TextureLoad(srv,mipLevelOrSampleCount,coord0,coord1,coord2,offset0,offset1,offset2)
  %50 = extractvalue %dx.types.ResRet.i32 %49, 0
  %51 = extractvalue %dx.types.ResRet.i32 %49, 1
  %52 = xor i32 %50, 6
  %53 = xor i32 %51, 6
  call void @dx.op.textureStore.i32(i32 67, %dx.types.Handle %48, i32 %9, i32 %10, i32 %11, i32 %52, i32 %53, i32 %52, i32 %52, i8 15)  ; TextureStore(srv,coord0,coord1,coord2,value0,value1,value2,value3,mask)
  %54 = call %dx.types.Handle @dx.op.annotateHandle(i32 216, %dx.types.Handle %1, %dx.types.ResourceProperties { i32 12292, i32 270 })  ; AnnotateHandle(res,props)  resource: ROVTexture3D<UNormF32>
  %55 = call %dx.types.ResRet.f32 @dx.op.textureLoad.f32(i32 66, %dx.types.Handle %54, i32 undef, i32 %11, i32 %9, i32 %10, i32 undef, i32 undef, i32 undef)  ; TextureLoad(srv,mipLevelOrSampleCount,coord0,coord1,coord2,offset0,offset1,offset2)
  %56 = extractvalue %dx.types.ResRet.f32 %55, 0
  call void @dx.op.textureStore.f32(i32 67, %dx.types.Handle %54, i32 %9, i32 %10, i32 %11, float %56, float %56, float %56, float %56, i8 15)  ; TextureStore(srv,coord0,coord1,coord2,value0,value1,value2,value3,mask)
  %57 = call %dx.types.Handle @dx.op.annotateHandle(i32 216, %dx.types.Handle %4, %dx.types.ResourceProperties { i32 12294, i32 261 })  ; AnnotateHandle(res,props)  resource: ROVTexture1DArray<U32>
  %58 = call i32 @dx.op.atomicBinOp.i32(i32 78, %dx.types.Handle %57, i32 0, i32 %9, i32 %10, i32 undef, i32 7)  ; AtomicBinOp(handle,atomicOp,offset0,offset1,offset2,newValue)
  %59 = uitofp i32 %58 to float
  call void @dx.op.storeOutput.f32(i32 5, i32 0, i32 0, i8 0, float %59)  ; StoreOutput(outputSigId,rowIndex,colIndex,value)
  call void @dx.op.storeOutput.f32(i32 5, i32 0, i32 0, i8 1, float %59)  ; StoreOutput(outputSigId,rowIndex,colIndex,value)
  call void @dx.op.storeOutput.f32(i32 5, i32 0, i32 0, i8 2, float %59)  ; StoreOutput(outputSigId,rowIndex,colIndex,value)
  call void @dx.op.storeOutput.f32(i32 5, i32 0, i32 0, i8 3, float %59)  ; StoreOutput(outputSigId,rowIndex,colIndex,value)
  ret void
}

; Function Attrs: nounwind readnone
declare i32 @dx.op.loadInput.i32(i32, i32, i32, i8, i32) #0

; Function Attrs: nounwind
declare void @dx.op.storeOutput.f32(i32, i32, i32, i8, float) #1

; Function Attrs: nounwind readonly
declare %dx.types.ResRet.f32 @dx.op.textureLoad.f32(i32, %dx.types.Handle, i32, i32, i32, i32, i32, i32, i32) #2

; Function Attrs: nounwind
declare void @dx.op.textureStore.f32(i32, %dx.types.Handle, i32, i32, i32, float, float, float, float, i8) #1

; Function Attrs: nounwind readonly
declare %dx.types.ResRet.f32 @dx.op.bufferLoad.f32(i32, %dx.types.Handle, i32, i32) #2

; Function Attrs: nounwind
declare void @dx.op.bufferStore.f32(i32, %dx.types.Handle, i32, i32, float, float, float, float, i8) #1

; Function Attrs: nounwind
declare void @dx.op.rawBufferStore.i32(i32, %dx.types.Handle, i32, i32, i32, i32, i32, i32, i8, i32) #1

; Function Attrs: nounwind readonly
declare %dx.types.ResRet.i32 @dx.op.rawBufferLoad.i32(i32, %dx.types.Handle, i32, i32, i8, i32) #2

; Function Attrs: nounwind readonly
declare %dx.types.ResRet.f32 @dx.op.rawBufferLoad.f32(i32, %dx.types.Handle, i32, i32, i8, i32) #2

; Function Attrs: nounwind
declare void @dx.op.rawBufferStore.f32(i32, %dx.types.Handle, i32, i32, float, float, float, float, i8, i32) #1

; Function Attrs: nounwind readonly
declare %dx.types.ResRet.i32 @dx.op.textureLoad.i32(i32, %dx.types.Handle, i32, i32, i32, i32, i32, i32, i32) #2

; Function Attrs: nounwind
declare void @dx.op.textureStore.i32(i32, %dx.types.Handle, i32, i32, i32, i32, i32, i32, i32, i8) #1

; Function Attrs: nounwind
declare i32 @dx.op.atomicBinOp.i32(i32, %dx.types.Handle, i32, i32, i32, i32, i32) #1

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
!dx.viewIdState = !{!19}
!dx.entryPoints = !{!20}

!0 = !{!"dxcoob 1.9.2602.17 (21d28f727)"}
!1 = !{i32 1, i32 6}
!2 = !{i32 1, i32 9}
!3 = !{!"ps", i32 6, i32 6}
!4 = !{null, !5, null, null}
!5 = !{!6, !8, !9, !11, !12, !14, !15, !17}
!6 = !{i32 0, %"class.RasterizerOrderedBuffer<float>"* undef, !"", i32 0, i32 1, i32 1, i32 10, i1 false, i1 false, i1 true, !7}
!7 = !{i32 0, i32 9}
!8 = !{i32 1, %struct.RasterizerOrderedByteAddressBuffer* undef, !"", i32 0, i32 2, i32 1, i32 11, i1 false, i1 false, i1 true, null}
!9 = !{i32 2, %"class.RasterizerOrderedStructuredBuffer<vector<float, 4> >"* undef, !"", i32 0, i32 3, i32 1, i32 12, i1 false, i1 false, i1 true, !10}
!10 = !{i32 1, i32 16}
!11 = !{i32 3, %"class.RasterizerOrderedTexture1D<float>"* undef, !"", i32 0, i32 4, i32 1, i32 1, i1 false, i1 false, i1 true, !7}
!12 = !{i32 4, %"class.RasterizerOrderedTexture1DArray<unsigned int>"* undef, !"", i32 0, i32 5, i32 1, i32 6, i1 false, i1 false, i1 true, !13}
!13 = !{i32 0, i32 5}
!14 = !{i32 5, %"class.RasterizerOrderedTexture2D<vector<float, 4> >"* undef, !"", i32 0, i32 6, i32 1, i32 2, i1 false, i1 false, i1 true, !7}
!15 = !{i32 6, %"class.RasterizerOrderedTexture2DArray<vector<int, 2> >"* undef, !"", i32 0, i32 7, i32 1, i32 7, i1 false, i1 false, i1 true, !16}
!16 = !{i32 0, i32 4}
!17 = !{i32 7, %"class.RasterizerOrderedTexture3D<float>"* undef, !"", i32 0, i32 8, i32 1, i32 4, i1 false, i1 false, i1 true, !18}
!18 = !{i32 0, i32 14}
!19 = !{[5 x i32] [i32 3, i32 4, i32 15, i32 15, i32 0]}
!20 = !{void ()* @main, !"main", !21, !4, !29}
!21 = !{!22, !26, null}
!22 = !{!23}
!23 = !{i32 0, !"AT", i8 5, i8 0, !24, i8 1, i32 1, i8 3, i32 0, i8 0, !25}
!24 = !{i32 0}
!25 = !{i32 3, i32 7}
!26 = !{!27}
!27 = !{i32 0, !"SV_Target", i8 9, i8 16, !24, i8 0, i32 1, i8 4, i32 0, i8 0, !28}
!28 = !{i32 3, i32 15}
!29 = !{i32 0, i64 270352}
