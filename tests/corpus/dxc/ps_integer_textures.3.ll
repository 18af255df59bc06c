;
; Note: shader requires additional functionality:
;       Minimum-precision data types
;       Typed UAV Load Additional Formats
;       Barycentrics
;
;
; Input signature:
;
; Name                 Index   Mask Register SysValue  Format   Used
; -------------------- ----- ------ -------- -------- ------- ------
; UV                       0   xyzw        0     NONE   float   xyz 
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
; shader hash: 994f26cb969d4f4adc3f281544f541da
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
;   output 0 depends on inputs: { 0, 1 }
;   output 1 depends on inputs: { 0, 1 }
;   output 2 depends on inputs: { 0, 1 }
;   output 3 depends on inputs: { 0, 1 }
;   output 4 depends on inputs: { 0, 1 }
;   output 5 depends on inputs: { 0, 1 }
;
target datalayout = "e-m:e-p:32:32-i1:32-i8:32-i16:32-i32:32-i64:64-f16:32-f32:32-f64:64-n8:16:32:64"
target triple = "dxil-ms-dx"

%dx.types.Handle = type { i8* }
%dx.types.ResRet.i16 = type { i16, i16, i16, i16, i32 }
%dx.types.ResRet.f16 = type { half, half, half, half, i32 }
%"class.Texture2D<vector<min16int, 4> >" = type { <4 x i16>, %"class.Texture2D<vector<min16int, 4> >::mips_type" }
%"class.Texture2D<vector<min16int, 4> >::mips_type" = type { i32 }
%"class.Texture3D<vector<min16uint, 2> >" = type { <2 x i16>, %"class.Texture3D<vector<min16uint, 2> >::mips_type" }
%"class.Texture3D<vector<min16uint, 2> >::mips_type" = type { i32 }
%"class.Texture2DMS<min16int, 0>" = type { i16, %"class.Texture2DMS<min16int, 0>::sample_type" }
%"class.Texture2DMS<min16int, 0>::sample_type" = type { i32 }
%"class.RWTexture2D<vector<min16int, 4> >" = type { <4 x i16> }
%"class.RWTexture1D<vector<min16float, 2> >" = type { <2 x half> }
%"class.RWBuffer<min16float>" = type { half }
%struct.SamplerState = type { i32 }

define void @main() {
  %1 = call %dx.types.Handle @dx.op.createHandle(i32 57, i8 1, i32 2, i32 3, i1 false)  ; CreateHandle(resourceClass,rangeId,index,nonUniformIndex)
  %2 = call %dx.types.Handle @dx.op.createHandle(i32 57, i8 1, i32 1, i32 2, i1 false)  ; CreateHandle(resourceClass,rangeId,index,nonUniformIndex)
  %3 = call %dx.types.Handle @dx.op.createHandle(i32 57, i8 1, i32 0, i32 1, i1 false)  ; CreateHandle(resourceClass,rangeId,index,nonUniformIndex)
  %4 = call %dx.types.Handle @dx.op.createHandle(i32 57, i8 0, i32 2, i32 2, i1 false)  ; CreateHandle(resourceClass,rangeId,index,nonUniformIndex)
  %5 = call %dx.types.Handle @dx.op.createHandle(i32 57, i8 0, i32 1, i32 1, i1 false)  ; CreateHandle(resourceClass,rangeId,index,nonUniformIndex)
  %6 = call %dx.types.Handle @dx.op.createHandle(i32 57, i8 0, i32 0, i32 0, i1 false)  ; CreateHandle(resourceClass,rangeId,index,nonUniformIndex)
  %7 = call %dx.types.Handle @dx.op.createHandle(i32 57, i8 3, i32 0, i32 0, i1 false)  ; CreateHandle(resourceClass,rangeId,index,nonUniformIndex)
  %8 = call float @dx.op.loadInput.f32(i32 4, i32 0, i32 0, i8 0, i32 undef)  ; LoadInput(inputSigId,rowIndex,colIndex,gsVertexAxis)
  %9 = call float @dx.op.loadInput.f32(i32 4, i32 0, i32 0, i8 1, i32 undef)  ; LoadInput(inputSigId,rowIndex,colIndex,gsVertexAxis)
  %10 = call float @dx.op.loadInput.f32(i32 4, i32 0, i32 0, i8 2, i32 undef)  ; LoadInput(inputSigId,rowIndex,colIndex,gsVertexAxis)
  %11 = fptoui float %8 to i32
  %12 = fptoui float %9 to i32
  %13 = call %dx.types.ResRet.i16 @dx.op.textureLoad.i16(i32 66, %dx.types.Handle %6, i32 0, i32 %11, i32 %12, i32 undef, i32 undef, i32 undef, i32 undef)  ; TextureLoad(srv,mipLevelOrSampleCount,coord0,coord1,coord2,offset0,offset1,offset2)
  %14 = extractvalue %dx.types.ResRet.i16 %13, 0
  %15 = extractvalue %dx.types.ResRet.i16 %13, 1
  %16 = extractvalue %dx.types.ResRet.i16 %13, 2
  %17 = extractvalue %dx.types.ResRet.i16 %13, 3
  %18 = call %dx.types.ResRet.i16 @dx.op.textureLoad.i16(i32 66, %dx.types.Handle %4, i32 1, i32 %11, i32 %12, i32 undef, i32 undef, i32 undef, i32 undef)  ; TextureLoad(srv,mipLevelOrSampleCount,coord0,coord1,coord2,offset0,offset1,offset2)
  %19 = extractvalue %dx.types.ResRet.i16 %18, 0
  %20 = call %dx.types.ResRet.i16 @dx.op.textureLoad.i16(i32 66, %dx.types.Handle %3, i32 undef, i32 %11, i32 %12, i32 undef, i32 undef, i32 undef, i32 undef)  ; TextureLoad(srv,mipLevelOrSampleCount,coord0,coord1,coord2,offset0,offset1,offset2)
  %21 = extractvalue %dx.types.ResRet.i16 %20, 0
  %22 = extractvalue %dx.types.ResRet.i16 %20, 1
  %23 = extractvalue %dx.types.ResRet.i16 %20, 2
  %24 = extractvalue %dx.types.ResRet.i16 %20, 3
  %25 = call %dx.types.ResRet.i16 @dx.op.textureLoad.i16(i32 66, %dx.types.Handle %5, i32 %12, i32 %11, i32 %12, i32 %11, i32 undef, i32 undef, i32 undef)  ; TextureLoad(srv,mipLevelOrSampleCount,coord0,coord1,coord2,offset0,offset1,offset2)
  %26 = extractvalue %dx.types.ResRet.i16 %25, 0
  %27 = extractvalue %dx.types.ResRet.i16 %25, 1
  %28 = call %dx.types.ResRet.i16 @dx.op.textureGather.i16(i32 73, %dx.types.Handle %6, %dx.types.Handle %7, float %8, float %9, float undef, float undef, i32 0, i32 0, i32 1)  ; TextureGather(srv,sampler,coord0,coord1,coord2,coord3,offset0,offset1,channel)
  %29 = extractvalue %dx.types.ResRet.i16 %28, 0
  %30 = extractvalue %dx.types.ResRet.i16 %28, 1
  %31 = extractvalue %dx.types.ResRet.i16 %28, 2
  %32 = extractvalue %dx.types.ResRet.i16 %28, 3
  %33 = call i16 @dx.op.attributeAtVertex.i16(i32 137, i32 1, i32 0, i8 0, i8 1)  ; AttributeAtVertex(inputSigId,inputRowIndex,inputColIndex,VertexID)
  %34 = call i16 @dx.op.attributeAtVertex.i16(i32 137, i32 1, i32 0, i8 1, i8 1)  ; AttributeAtVertex(inputSigId,inputRowIndex,inputColIndex,VertexID)
  %35 = call i16 @dx.op.attributeAtVertex.i16(i32 137, i32 1, i32 0, i8 2, i8 1)  ; AttributeAtVertex(inputSigId,inputRowIndex,inputColIndex,VertexID)
  %36 = call i16 @dx.op.attributeAtVertex.i16(i32 137, i32 1, i32 0, i8 3, i8 1)  ; AttributeAtVertex(inputSigId,inputRowIndex,inputColIndex,VertexID)
  %37 = add i16 %19, %14
  %38 = add i16 %37, %21
  %39 = add i16 %38, %33
  %40 = add i16 %39, %29
  %41 = add i16 %19, %15
  %42 = add i16 %41, %22
  %43 = add i16 %42, %30
  %44 = add i16 %43, %34
  %45 = add i16 %19, %16
  %46 = add i16 %45, %23
  %47 = add i16 %46, %31
  %48 = add i16 %47, %35
  %49 = add i16 %19, %17
  %50 = add i16 %49, %24
  %51 = add i16 %50, %32
  %52 = add i16 %51, %36
  call void @dx.op.textureStore.i16(i32 67, %dx.types.Handle %3, i32 %12, i32 %11, i32 undef, i16 %40, i16 %44, i16 %48, i16 %52, i8 15)  ; TextureStore(srv,coord0,coord1,coord2,value0,value1,value2,value3,mask)
  %53 = call half @dx.op.attributeAtVertex.f16(i32 137, i32 2, i32 0, i8 0, i8 2)  ; AttributeAtVertex(inputSigId,inputRowIndex,inputColIndex,VertexID)
  %54 = call half @dx.op.attributeAtVertex.f16(i32 137, i32 2, i32 0, i8 1, i8 2)  ; AttributeAtVertex(inputSigId,inputRowIndex,inputColIndex,VertexID)
  %55 = call %dx.types.ResRet.f16 @dx.op.textureLoad.f16(i32 66, %dx.types.Handle %2, i32 undef, i32 %12, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef)  ; TextureLoad(srv,mipLevelOrSampleCount,coord0,coord1,coord2,offset0,offset1,offset2)
  %56 = extractvalue %dx.types.ResRet.f16 %55, 0
  %57 = extractvalue %dx.types.ResRet.f16 %55, 1
  %58 = fadd fast half %56, %53
  %59 = fadd fast half %57, %54
  call void @dx.op.textureStore.f16(i32 67, %dx.types.Handle %2, i32 %11, i32 undef, i32 undef, half %58, half %59, half %58, half %58, i8 15)  ; TextureStore(srv,coord0,coord1,coord2,value0,value1,value2,value3,mask)
  %60 = fptrunc float %10 to half
  call void @dx.op.bufferStore.f16(i32 69, %dx.types.Handle %1, i32 %12, i32 undef, half %60, half %60, half %60, half %60, i8 15)  ; BufferStore(uav,coord0,coord1,value0,value1,value2,value3,mask)
  call void @dx.op.storeOutput.i16(i32 5, i32 0, i32 0, i8 0, i16 %40)  ; StoreOutput(outputSigId,rowIndex,colIndex,value)
  call void @dx.op.storeOutput.i16(i32 5, i32 0, i32 0, i8 1, i16 %44)  ; StoreOutput(outputSigId,rowIndex,colIndex,value)
  call void @dx.op.storeOutput.i16(i32 5, i32 0, i32 0, i8 2, i16 %48)  ; StoreOutput(outputSigId,rowIndex,colIndex,value)
  call void @dx.op.storeOutput.i16(i32 5, i32 0, i32 0, i8 3, i16 %52)  ; StoreOutput(outputSigId,rowIndex,colIndex,value)
  call void @dx.op.storeOutput.i16(i32 5, i32 1, i32 0, i8 0, i16 %26)  ; StoreOutput(outputSigId,rowIndex,colIndex,value)
  call void @dx.op.storeOutput.i16(i32 5, i32 1, i32 0, i8 1, i16 %27)  ; StoreOutput(outputSigId,rowIndex,colIndex,value)
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
!dx.viewIdState = !{!18}
!dx.entryPoints = !{!19}

!0 = !{!"dxcoob 1.9.2602.17 (21d28f727)"}
!1 = !{i32 1, i32 1}
!2 = !{i32 1, i32 9}
!3 = !{!"ps", i32 6, i32 1}
!4 = !{!5, !11, null, !16}
!5 = !{!6, !8, !10}
!6 = !{i32 0, %"class.Texture2D<vector<min16int, 4> >"* undef, !"", i32 0, i32 0, i32 1, i32 2, i32 0, !7}
!7 = !{i32 0, i32 2}
!8 = !{i32 1, %"class.Texture3D<vector<min16uint, 2> >"* undef, !"", i32 0, i32 1, i32 1, i32 4, i32 0, !9}
!9 = !{i32 0, i32 3}
!10 = !{i32 2, %"class.Texture2DMS<min16int, 0>"* undef, !"", i32 0, i32 2, i32 1, i32 3, i32 0, !7}
!11 = !{!12, !13, !15}
!12 = !{i32 0, %"class.RWTexture2D<vector<min16int, 4> >"* undef, !"", i32 0, i32 1, i32 1, i32 2, i1 false, i1 false, i1 false, !7}
!13 = !{i32 1, %"class.RWTexture1D<vector<min16float, 2> >"* undef, !"", i32 0, i32 2, i32 1, i32 1, i1 false, i1 false, i1 false, !14}
!14 = !{i32 0, i32 8}
!15 = !{i32 2, %"class.RWBuffer<min16float>"* undef, !"", i32 0, i32 3, i32 1, i32 10, i1 false, i1 false, i1 false, !14}
!16 = !{!17}
!17 = !{i32 0, %struct.SamplerState* undef, !"", i32 0, i32 0, i32 1, i32 0, null}
!18 = !{[12 x i32] [i32 10, i32 6, i32 63, i32 63, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0]}
!19 = !{void ()* @main, !"main", !20, !4, !33}
!20 = !{!21, !27, null}
!21 = !{!22, !25, !26}
!22 = !{i32 0, !"UV", i8 9, i8 0, !23, i8 2, i32 1, i8 4, i32 0, i8 0, !24}
!23 = !{i32 0}
!24 = !{i32 3, i32 7}
!25 = !{i32 1, !"INTS", i8 2, i8 0, !23, i8 1, i32 1, i8 4, i32 1, i8 0, null}
!26 = !{i32 2, !"FLOATS", i8 8, i8 0, !23, i8 1, i32 1, i8 2, i32 2, i8 0, null}
!27 = !{!28, !30}
!28 = !{i32 0, !"SV_Target", i8 2, i8 16, !23, i8 0, i32 1, i8 4, i32 0, i8 0, !29}
!29 = !{i32 3, i32 15}
!30 = !{i32 1, !"SV_Target", i8 3, i8 16, !31, i8 0, i32 1, i8 2, i32 1, i8 0, !32}
!31 = !{i32 1}
!32 = !{i32 3, i32 3}
!33 = !{i32 0, i64 4202528}
