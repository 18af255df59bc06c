;
; Note: shader requires additional functionality:
;       Double-precision floating point
;
; shader hash: 10cfbe39057a3b0964cfee6228f0ce43
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

%dx.types.Handle = type { i8* }
%dx.types.ResourceProperties = type { i32, i32 }
%dx.types.ResRet.f32 = type { float, float, float, float, i32 }
%dx.types.CBufRet.f32 = type { float, float, float, float }
%class.matrix.float.4.3 = type { [4 x <3 x float>] }
%"class.Texture2D<vector<float, 4> >" = type { <4 x float>, %"class.Texture2D<vector<float, 4> >::mips_type" }
%"class.Texture2D<vector<float, 4> >::mips_type" = type { i32 }
%"class.RWStructuredBuffer<vector<float, 4> >" = type { <4 x float> }
%C = type { <4 x float> }
%struct.SamplerState = type { i32 }

@"\01?t@@3V?$Texture2D@V?$vector@M$03@@@@A" = external global %dx.types.Handle, align 4
@"\01?s@@3USamplerState@@A" = external global %dx.types.Handle, align 4
@"\01?o@@3V?$RWStructuredBuffer@V?$vector@M$03@@@@A" = external global %dx.types.Handle, align 4
@table = internal unnamed_addr constant [4 x float] [float 1.000000e+00, float 2.500000e+00, float -3.000000e+00, float 0x3F50624DE0000000], align 4
@C = external constant %dx.types.Handle

; Function Attrs: alwaysinline nounwind
define <4 x float> @"\01?first@@YA?AV?$vector@M$03@@V?$vector@M$01@@AIAH@Z"(<2 x float> %uv, i32* noalias nocapture dereferenceable(4) %n) #0 {
  %1 = load %dx.types.Handle, %dx.types.Handle* @"\01?s@@3USamplerState@@A", align 4
  %2 = load %dx.types.Handle, %dx.types.Handle* @"\01?t@@3V?$Texture2D@V?$vector@M$03@@@@A", align 4
  %3 = load %dx.types.Handle, %dx.types.Handle* @C, align 4
  %C = call %dx.types.Handle @dx.op.createHandleForLib.dx.types.Handle(i32 160, %dx.types.Handle %3)  ; CreateHandleForLib(Resource)
  %4 = call %dx.types.Handle @dx.op.annotateHandle(i32 216, %dx.types.Handle %C, %dx.types.ResourceProperties { i32 13, i32 16 })  ; AnnotateHandle(res,props)  resource: CBuffer
  %5 = load i32, i32* %n, align 4, !tbaa !73
  %6 = add nsw i32 %5, 1
  store i32 %6, i32* %n, align 4, !tbaa !73
  %7 = and i32 %6, 3
  %8 = getelementptr inbounds [4 x float], [4 x float]* @table, i32 0, i32 %7
  %9 = load float, float* %8, align 4, !tbaa !77
  %10 = call %dx.types.Handle @dx.op.createHandleForLib.dx.types.Handle(i32 160, %dx.types.Handle %2)  ; CreateHandleForLib(Resource)
  %11 = call %dx.types.Handle @dx.op.annotateHandle(i32 216, %dx.types.Handle %10, %dx.types.ResourceProperties { i32 2, i32 1033 })  ; AnnotateHandle(res,props)  resource: Texture2D<4xF32>
  %12 = call %dx.types.Handle @dx.op.createHandleForLib.dx.types.Handle(i32 160, %dx.types.Handle %1)  ; CreateHandleForLib(Resource)
  %13 = call %dx.types.Handle @dx.op.annotateHandle(i32 216, %dx.types.Handle %12, %dx.types.ResourceProperties { i32 14, i32 0 })  ; AnnotateHandle(res,props)  resource: SamplerState
  %14 = extractelement <2 x float> %uv, i64 0
  %15 = extractelement <2 x float> %uv, i64 1
  %16 = call %dx.types.ResRet.f32 @dx.op.sampleLevel.f32(i32 62, %dx.types.Handle %11, %dx.types.Handle %13, float %14, float %15, float undef, float undef, i32 0, i32 0, i32 undef, float %9)  ; SampleLevel(srv,sampler,coord0,coord1,coord2,coord3,offset0,offset1,offset2,LOD)
  %17 = extractvalue %dx.types.ResRet.f32 %16, 0
  %18 = insertelement <4 x float> undef, float %17, i64 0
  %19 = extractvalue %dx.types.ResRet.f32 %16, 1
  %20 = insertelement <4 x float> %18, float %19, i64 1
  %21 = extractvalue %dx.types.ResRet.f32 %16, 2
  %22 = insertelement <4 x float> %20, float %21, i64 2
  %23 = extractvalue %dx.types.ResRet.f32 %16, 3
  %24 = insertelement <4 x float> %22, float %23, i64 3
  %25 = call %dx.types.CBufRet.f32 @dx.op.cbufferLoadLegacy.f32(i32 59, %dx.types.Handle %4, i32 0)  ; CBufferLoadLegacy(handle,regIndex)
  %26 = extractvalue %dx.types.CBufRet.f32 %25, 0
  %27 = insertelement <4 x float> undef, float %26, i64 0
  %28 = extractvalue %dx.types.CBufRet.f32 %25, 1
  %29 = insertelement <4 x float> %27, float %28, i64 1
  %30 = extractvalue %dx.types.CBufRet.f32 %25, 2
  %31 = insertelement <4 x float> %29, float %30, i64 2
  %32 = extractvalue %dx.types.CBufRet.f32 %25, 3
  %33 = insertelement <4 x float> %31, float %32, i64 3
  %34 = fmul fast <4 x float> %33, %24
  ret <4 x float> %34
}

; Function Attrs: alwaysinline nounwind readnone
define float @"\01?first@@YAMM@Z"(float %x) #1 {
  %1 = fmul fast float %x, -3.000000e+00
  ret float %1
}

; Function Attrs: alwaysinline nounwind
define void @"\01?first@@YAXV?$matrix@M$03$02@@IAIAV?$vector@M$02@@@Z"(%class.matrix.float.4.3 %m, i32 %i, <3 x float>* noalias nocapture dereferenceable(12) %r) #0 {
  %1 = load %dx.types.Handle, %dx.types.Handle* @"\01?o@@3V?$RWStructuredBuffer@V?$vector@M$03@@@@A", align 4
  %2 = alloca <12 x float>, align 8
  %3 = alloca [12 x float], align 4
  %4 = bitcast <12 x float>* %2 to %class.matrix.float.4.3*
  store %class.matrix.float.4.3 %m, %class.matrix.float.4.3* %4, align 8
  %m1 = load <12 x float>, <12 x float>* %2, align 8
  %5 = and i32 %i, 3
  %6 = or i32 %5, 4
  %7 = or i32 %5, 8
  %8 = extractelement <12 x float> %m1, i32 0
  %9 = getelementptr [12 x float], [12 x float]* %3, i32 0, i32 0
  store float %8, float* %9, align 4
  %10 = extractelement <12 x float> %m1, i32 3
  %11 = getelementptr [12 x float], [12 x float]* %3, i32 0, i32 1
  store float %10, float* %11, align 4
  %12 = extractelement <12 x float> %m1, i32 6
  %13 = getelementptr [12 x float], [12 x float]* %3, i32 0, i32 2
  store float %12, float* %13, align 4
  %14 = extractelement <12 x float> %m1, i32 9
  %15 = getelementptr [12 x float], [12 x float]* %3, i32 0, i32 3
  store float %14, float* %15, align 4
  %16 = extractelement <12 x float> %m1, i32 1
  %17 = getelementptr [12 x float], [12 x float]* %3, i32 0, i32 4
  store float %16, float* %17, align 4
  %18 = extractelement <12 x float> %m1, i32 4
  %19 = getelementptr [12 x float], [12 x float]* %3, i32 0, i32 5
  store float %18, float* %19, align 4
  %20 = extractelement <12 x float> %m1, i32 7
  %21 = getelementptr [12 x float], [12 x float]* %3, i32 0, i32 6
  store float %20, float* %21, align 4
  %22 = extractelement <12 x float> %m1, i32 10
  %23 = getelementptr [12 x float], [12 x float]* %3, i32 0, i32 7
  store float %22, float* %23, align 4
  %24 = extractelement <12 x float> %m1, i32 2
  %25 = getelementptr [12 x float], [12 x float]* %3, i32 0, i32 8
  store float %24, float* %25, align 4
  %26 = extractelement <12 x float> %m1, i32 5
  %27 = getelementptr [12 x float], [12 x float]* %3, i32 0, i32 9
  store float %26, float* %27, align 4
  %28 = extractelement <12 x float> %m1, i32 8
  %29 = getelementptr [12 x float], [12 x float]* %3, i32 0, i32 10
  store float %28, float* %29, align 4
  %30 = extractelement <12 x float> %m1, i32 11
  %31 = getelementptr [12 x float], [12 x float]* %3, i32 0, i32 11
  store float %30, float* %31, align 4
  %32 = getelementptr [12 x float], [12 x float]* %3, i32 0, i32 %5
  %33 = load float, float* %32, align 4
  %34 = insertelement <3 x float> undef, float %33, i64 0
  %35 = getelementptr [12 x float], [12 x float]* %3, i32 0, i32 %6
  %36 = load float, float* %35, align 4
  %37 = insertelement <3 x float> %34, float %36, i64 1
  %38 = getelementptr [12 x float], [12 x float]* %3, i32 0, i32 %7
  %39 = load float, float* %38, align 4
  %40 = insertelement <3 x float> %37, float %39, i64 2
  %41 = shufflevector <3 x float> %40, <3 x float> undef, <4 x i32> <i32 0, i32 1, i32 2, i32 2>
  %42 = call %dx.types.Handle @dx.op.createHandleForLib.dx.types.Handle(i32 160, %dx.types.Handle %1)  ; CreateHandleForLib(Resource)
  %43 = call %dx.types.Handle @dx.op.annotateHandle(i32 216, %dx.types.Handle %42, %dx.types.ResourceProperties { i32 4108, i32 16 })  ; AnnotateHandle(res,props)  resource: RWStructuredBuffer<stride=16>
  call void @dx.op.rawBufferVectorStore.v4f32(i32 304, %dx.types.Handle %43, i32 %i, i32 0, <4 x float> %41, i32 4)  ; RawBufferVectorStore(uav,index,elementOffset,value0,alignment)
  store <3 x float> %40, <3 x float>* %r, align 4
  ret void
}

; Function Attrs: nounwind readnone
define double @"\01?inner@Space@@YANN_N@Z"(double %d, i1 zeroext %b) #2 {
  %1 = fsub fast double -0.000000e+00, %d
  %2 = select i1 %b, double %d, double %1
  ret double %2
}

define void @compute() {
  %1 = load %dx.types.Handle, %dx.types.Handle* @"\01?o@@3V?$RWStructuredBuffer@V?$vector@M$03@@@@A", align 4, !noalias !79
  %2 = call i32 @dx.op.threadId.i32(i32 93, i32 0)  ; ThreadId(component)
  %3 = call i32 @dx.op.threadId.i32(i32 93, i32 1)  ; ThreadId(component)
  %4 = call i32 @dx.op.threadId.i32(i32 93, i32 2)  ; ThreadId(component)
  %5 = alloca [12 x float], align 4
  %6 = uitofp i32 %2 to float
  %7 = and i32 %3, 3
  %8 = or i32 %7, 4
  %9 = or i32 %7, 8
  %10 = getelementptr [12 x float], [12 x float]* %5, i32 0, i32 0
  store float %6, float* %10, align 4
  %11 = getelementptr [12 x float], [12 x float]* %5, i32 0, i32 1
  store float %6, float* %11, align 4
  %12 = getelementptr [12 x float], [12 x float]* %5, i32 0, i32 2
  store float %6, float* %12, align 4
  %13 = getelementptr [12 x float], [12 x float]* %5, i32 0, i32 3
  store float %6, float* %13, align 4
  %14 = getelementptr [12 x float], [12 x float]* %5, i32 0, i32 4
  store float %6, float* %14, align 4
  %15 = getelementptr [12 x float], [12 x float]* %5, i32 0, i32 5
  store float %6, float* %15, align 4
  %16 = getelementptr [12 x float], [12 x float]* %5, i32 0, i32 6
  store float %6, float* %16, align 4
  %17 = getelementptr [12 x float], [12 x float]* %5, i32 0, i32 7
  store float %6, float* %17, align 4
  %18 = getelementptr [12 x float], [12 x float]* %5, i32 0, i32 8
  store float %6, float* %18, align 4
  %19 = getelementptr [12 x float], [12 x float]* %5, i32 0, i32 9
  store float %6, float* %19, align 4
  %20 = getelementptr [12 x float], [12 x float]* %5, i32 0, i32 10
  store float %6, float* %20, align 4
  %21 = getelementptr [12 x float], [12 x float]* %5, i32 0, i32 11
  store float %6, float* %21, align 4
  %22 = getelementptr [12 x float], [12 x float]* %5, i32 0, i32 %7
  %23 = load float, float* %22, align 4
  %24 = insertelement <3 x float> undef, float %23, i64 0
  %25 = getelementptr [12 x float], [12 x float]* %5, i32 0, i32 %8
  %26 = load float, float* %25, align 4
  %27 = insertelement <3 x float> %24, float %26, i64 1
  %28 = getelementptr [12 x float], [12 x float]* %5, i32 0, i32 %9
  %29 = load float, float* %28, align 4
  %30 = insertelement <3 x float> %27, float %29, i64 2
  %31 = shufflevector <3 x float> %30, <3 x float> undef, <4 x i32> <i32 0, i32 1, i32 2, i32 2>
  %32 = call %dx.types.Handle @dx.op.createHandleForLib.dx.types.Handle(i32 160, %dx.types.Handle %1)  ; CreateHandleForLib(Resource)
  %33 = call %dx.types.Handle @dx.op.annotateHandle(i32 216, %dx.types.Handle %32, %dx.types.ResourceProperties { i32 4108, i32 16 })  ; AnnotateHandle(res,props)  resource: RWStructuredBuffer<stride=16>
  call void @dx.op.rawBufferVectorStore.v4f32(i32 304, %dx.types.Handle %33, i32 %3, i32 0, <4 x float> %31, i32 4)  ; RawBufferVectorStore(uav,index,elementOffset,value0,alignment)
  %34 = call %dx.types.Handle @dx.op.createHandleForLib.dx.types.Handle(i32 160, %dx.types.Handle %1)  ; CreateHandleForLib(Resource)
  %35 = call %dx.types.Handle @dx.op.annotateHandle(i32 216, %dx.types.Handle %34, %dx.types.ResourceProperties { i32 4108, i32 16 })  ; AnnotateHandle(res,props)  resource: RWStructuredBuffer<stride=16>
  call void @dx.op.rawBufferStore.f32(i32 140, %dx.types.Handle %35, i32 %4, i32 0, float %23, float undef, float undef, float undef, i8 1, i32 4)  ; RawBufferStore(uav,index,elementOffset,value0,value1,value2,value3,mask,alignment)
  call void @dx.op.rawBufferStore.f32(i32 140, %dx.types.Handle %35, i32 %4, i32 4, float %26, float undef, float undef, float undef, i8 1, i32 4)  ; RawBufferStore(uav,index,elementOffset,value0,value1,value2,value3,mask,alignment)
  call void @dx.op.rawBufferStore.f32(i32 140, %dx.types.Handle %35, i32 %4, i32 8, float %29, float undef, float undef, float undef, i8 1, i32 4)  ; RawBufferStore(uav,index,elementOffset,value0,value1,value2,value3,mask,alignment)
  ret void
}

define void @pixel() {
  %1 = load %dx.types.Handle, %dx.types.Handle* @"\01?s@@3USamplerState@@A", align 4, !noalias !82
  %2 = load %dx.types.Handle, %dx.types.Handle* @"\01?t@@3V?$Texture2D@V?$vector@M$03@@@@A", align 4, !noalias !82
  %3 = load %dx.types.Handle, %dx.types.Handle* @C, align 4
  %C = call %dx.types.Handle @dx.op.createHandleForLib.dx.types.Handle(i32 160, %dx.types.Handle %3)  ; CreateHandleForLib(Resource)
  %4 = call %dx.types.Handle @dx.op.annotateHandle(i32 216, %dx.types.Handle %C, %dx.types.ResourceProperties { i32 13, i32 16 })  ; AnnotateHandle(res,props)  resource: CBuffer
  %5 = call float @dx.op.loadInput.f32(i32 4, i32 1, i32 0, i8 0, i32 undef)  ; LoadInput(inputSigId,rowIndex,colIndex,gsVertexAxis)
  %6 = call float @dx.op.loadInput.f32(i32 4, i32 1, i32 0, i8 1, i32 undef)  ; LoadInput(inputSigId,rowIndex,colIndex,gsVertexAxis)
  %7 = call %dx.types.Handle @dx.op.createHandleForLib.dx.types.Handle(i32 160, %dx.types.Handle %2)  ; CreateHandleForLib(Resource)
  %8 = call %dx.types.Handle @dx.op.annotateHandle(i32 216, %dx.types.Handle %7, %dx.types.ResourceProperties { i32 2, i32 1033 })  ; AnnotateHandle(res,props)  resource: Texture2D<4xF32>
  %9 = call %dx.types.Handle @dx.op.createHandleForLib.dx.types.Handle(i32 160, %dx.types.Handle %1)  ; CreateHandleForLib(Resource)
  %10 = call %dx.types.Handle @dx.op.annotateHandle(i32 216, %dx.types.Handle %9, %dx.types.ResourceProperties { i32 14, i32 0 })  ; AnnotateHandle(res,props)  resource: SamplerState
  %11 = call %dx.types.ResRet.f32 @dx.op.sampleLevel.f32(i32 62, %dx.types.Handle %8, %dx.types.Handle %10, float %5, float %6, float undef, float undef, i32 0, i32 0, i32 undef, float 0x3F50624DE0000000)  ; SampleLevel(srv,sampler,coord0,coord1,coord2,coord3,offset0,offset1,offset2,LOD)
  %12 = extractvalue %dx.types.ResRet.f32 %11, 0
  %13 = insertelement <4 x float> undef, float %12, i64 0
  %14 = extractvalue %dx.types.ResRet.f32 %11, 1
  %15 = insertelement <4 x float> %13, float %14, i64 1
  %16 = extractvalue %dx.types.ResRet.f32 %11, 2
  %17 = insertelement <4 x float> %15, float %16, i64 2
  %18 = extractvalue %dx.types.ResRet.f32 %11, 3
  %19 = insertelement <4 x float> %17, float %18, i64 3
  %20 = call %dx.types.CBufRet.f32 @dx.op.cbufferLoadLegacy.f32(i32 59, %dx.types.Handle %4, i32 0)  ; CBufferLoadLegacy(handle,regIndex)
  %21 = extractvalue %dx.types.CBufRet.f32 %20, 0
  %22 = insertelement <4 x float> undef, float %21, i64 0
  %23 = extractvalue %dx.types.CBufRet.f32 %20, 1
  %24 = insertelement <4 x float> %22, float %23, i64 1
  %25 = extractvalue %dx.types.CBufRet.f32 %20, 2
  %26 = insertelement <4 x float> %24, float %25, i64 2
  %27 = extractvalue %dx.types.CBufRet.f32 %20, 3
  %28 = insertelement <4 x float> %26, float %27, i64 3
  %29 = fmul fast <4 x float> %28, %19
  %30 = fadd fast <4 x float> %29, <float 3.000000e+00, float 3.000000e+00, float 3.000000e+00, float 3.000000e+00>
  %31 = extractelement <4 x float> %30, i64 0
  call void @dx.op.storeOutput.f32(i32 5, i32 0, i32 0, i8 0, float %31)  ; StoreOutput(outputSigId,rowIndex,colIndex,value)
  %32 = extractelement <4 x float> %30, i64 1
  call void @dx.op.storeOutput.f32(i32 5, i32 0, i32 0, i8 1, float %32)  ; StoreOutput(outputSigId,rowIndex,colIndex,value)
  %33 = extractelement <4 x float> %30, i64 2
  call void @dx.op.storeOutput.f32(i32 5, i32 0, i32 0, i8 2, float %33)  ; StoreOutput(outputSigId,rowIndex,colIndex,value)
  %34 = extractelement <4 x float> %30, i64 3
  call void @dx.op.storeOutput.f32(i32 5, i32 0, i32 0, i8 3, float %34)  ; StoreOutput(outputSigId,rowIndex,colIndex,value)
  ret void
}

define void @vertex() {
  %1 = call float @dx.op.loadInput.f32(i32 4, i32 0, i32 0, i8 0, i32 undef)  ; LoadInput(inputSigId,rowIndex,colIndex,gsVertexAxis)
  %2 = call float @dx.op.loadInput.f32(i32 4, i32 0, i32 0, i8 1, i32 undef)  ; LoadInput(inputSigId,rowIndex,colIndex,gsVertexAxis)
  %3 = call float @dx.op.loadInput.f32(i32 4, i32 0, i32 0, i8 2, i32 undef)  ; LoadInput(inputSigId,rowIndex,colIndex,gsVertexAxis)
  %4 = fmul fast float %1, -3.000000e+00
  call void @dx.op.storeOutput.f32(i32 5, i32 0, i32 0, i8 0, float %1)  ; StoreOutput(outputSigId,rowIndex,colIndex,value)
  call void @dx.op.storeOutput.f32(i32 5, i32 0, i32 0, i8 1, float %2)  ; StoreOutput(outputSigId,rowIndex,colIndex,value)
  call void @dx.op.storeOutput.f32(i32 5, i32 0, i32 0, i8 2, float %3)  ; StoreOutput(outputSigId,rowIndex,colIndex,value)
  call void @dx.op.storeOutput.f32(i32 5, i32 0, i32 0, i8 3, float %4)  ; StoreOutput(outputSigId,rowIndex,colIndex,value)
  ret void
}

; Function Attrs: nounwind readnone
declare i32 @dx.op.threadId.i32(i32, i32) #2

; Function Attrs: nounwind readnone
declare float @dx.op.loadInput.f32(i32, i32, i32, i8, i32) #2

; Function Attrs: nounwind
declare void @dx.op.storeOutput.f32(i32, i32, i32, i8, float) #3

; Function Attrs: nounwind readonly
declare %dx.types.ResRet.f32 @dx.op.sampleLevel.f32(i32, %dx.types.Handle, %dx.types.Handle, float, float, float, float, i32, i32, i32, float) #4

; Function Attrs: nounwind
declare void @dx.op.rawBufferVectorStore.v4f32(i32, %dx.types.Handle, i32, i32, <4 x float>, i32) #3

; Function Attrs: nounwind
declare void @dx.op.rawBufferStore.f32(i32, %dx.types.Handle, i32, i32, float, float, float, float, i8, i32) #3

; Function Attrs: nounwind readonly
declare %dx.types.CBufRet.f32 @dx.op.cbufferLoadLegacy.f32(i32, %dx.types.Handle, i32) #4

; Function Attrs: nounwind readnone
declare %dx.types.Handle @dx.op.annotateHandle(i32, %dx.types.Handle, %dx.types.ResourceProperties) #2

; Function Attrs: nounwind readonly
declare %dx.types.Handle @dx.op.createHandleForLib.dx.types.Handle(i32, %dx.types.Handle) #4

attributes #0 = { alwaysinline nounwind }
attributes #1 = { alwaysinline nounwind readnone }
attributes #2 = { nounwind readnone }
attributes #3 = { nounwind }
attributes #4 = { nounwind readonly }

!llvm.ident = !{!0}
!dx.version = !{!1}
!dx.valver = !{!2}
!dx.shaderModel = !{!3}
!dx.resources = !{!4}
!dx.typeAnnotations = !{!15, !23}
!dx.entryPoints = !{!53, !55, !59, !67}

!0 = !{!"dxcoob 1.9.2602.17 (21d28f727)"}
!1 = !{i32 1, i32 9}
!2 = !{i32 0, i32 0}
!3 = !{!"lib", i32 6, i32 15}
!4 = !{!5, !8, !11, !13}
!5 = !{!6}
!6 = !{i32 0, %"class.Texture2D<vector<float, 4> >"* bitcast (%dx.types.Handle* @"\01?t@@3V?$Texture2D@V?$vector@M$03@@@@A" to %"class.Texture2D<vector<float, 4> >"*), !"t", i32 0, i32 3, i32 1, i32 2, i32 0, !7}
!7 = !{i32 0, i32 9}
!8 = !{!9}
!9 = !{i32 0, %"class.RWStructuredBuffer<vector<float, 4> >"* bitcast (%dx.types.Handle* @"\01?o@@3V?$RWStructuredBuffer@V?$vector@M$03@@@@A" to %"class.RWStructuredBuffer<vector<float, 4> >"*), !"o", i32 0, i32 2, i32 1, i32 12, i1 false, i1 false, i1 false, !10}
!10 = !{i32 1, i32 16}
!11 = !{!12}
!12 = !{i32 0, %C* bitcast (%dx.types.Handle* @C to %C*), !"C", i32 0, i32 0, i32 1, i32 16, null}
!13 = !{!14}
!14 = !{i32 0, %struct.SamplerState* bitcast (%dx.types.Handle* @"\01?s@@3USamplerState@@A" to %struct.SamplerState*), !"s", i32 0, i32 1, i32 1, i32 0, null}
!15 = !{i32 0, %"class.RWStructuredBuffer<vector<float, 4> >" undef, !16, %C undef, !21}
!16 = !{i32 16, !17, !18}
!17 = !{i32 6, !"h", i32 3, i32 0, i32 7, i32 9, i32 13, i32 4}
!18 = !{i32 0, !19}
!19 = !{!20}
!20 = !{i32 0, <4 x float> undef}
!21 = !{i32 16, !22}
!22 = !{i32 6, !"scale", i32 3, i32 0, i32 7, i32 9, i32 13, i32 4}
!23 = !{i32 1, <4 x float> (<2 x float>, i32*)* @"\01?first@@YA?AV?$vector@M$03@@V?$vector@M$01@@AIAH@Z", !24, float (float)* @"\01?first@@YAMM@Z", !32, void (%class.matrix.float.4.3, i32, <3 x float>*)* @"\01?first@@YAXV?$matrix@M$03$02@@IAIAV?$vector@M$02@@@Z", !36, double (double, i1)* @"\01?inner@Space@@YANN_N@Z", !45, void ()* @compute, !51, void ()* @pixel, !51, void ()* @vertex, !51}
!24 = !{!25, !28, !30}
!25 = !{i32 1, !26, !27}
!26 = !{i32 7, i32 9, i32 13, i32 4}
!27 = !{}
!28 = !{i32 0, !29, !27}
!29 = !{i32 7, i32 9, i32 13, i32 2}
!30 = !{i32 2, !31, !27}
!31 = !{i32 7, i32 4}
!32 = !{!33, !35}
!33 = !{i32 1, !34, !27}
!34 = !{i32 7, i32 9}
!35 = !{i32 0, !34, !27}
!36 = !{!37, !38, !41, !43}
!37 = !{i32 1, !27, !27}
!38 = !{i32 0, !39, !27}
!39 = !{i32 2, !40, i32 7, i32 9}
!40 = !{i32 4, i32 3, i32 2}
!41 = !{i32 0, !42, !27}
!42 = !{i32 7, i32 5}
!43 = !{i32 1, !44, !27}
!44 = !{i32 7, i32 9, i32 13, i32 3}
!45 = !{!46, !48, !49}
!46 = !{i32 1, !47, !27}
!47 = !{i32 7, i32 10}
!48 = !{i32 0, !47, !27}
!49 = !{i32 0, !50, !27}
!50 = !{i32 7, i32 1}
!51 = !{!52}
!52 = !{i32 0, !27, !27}
!53 = !{null, !"", null, !4, !54}
!54 = !{i32 0, i64 8589934612}
!55 = !{void ()* @compute, !"compute", null, null, !56}
!56 = !{i32 8, i32 5, i32 4, !57, i32 24, i32 0, i32 5, !58}
!57 = !{i32 2, i32 3, i32 4}
!58 = !{i32 0}
!59 = !{void ()* @pixel, !"pixel", !60, null, !66}
!60 = !{!61, !64, null}
!61 = !{!62, !63}
!62 = !{i32 0, !"SV_Position", i8 9, i8 3, !58, i8 4, i32 1, i8 4, i32 0, i8 0, null}
!63 = !{i32 1, !"UV", i8 9, i8 0, !58, i8 2, i32 1, i8 2, i32 1, i8 0, null}
!64 = !{!65}
!65 = !{i32 0, !"SV_Target", i8 9, i8 16, !58, i8 0, i32 1, i8 4, i32 0, i8 0, null}
!66 = !{i32 8, i32 0, i32 5, !58}
!67 = !{void ()* @vertex, !"vertex", !68, null, !72}
!68 = !{!69, !71, null}
!69 = !{!70}
!70 = !{i32 0, !"POSITION", i8 9, i8 0, !58, i8 0, i32 1, i8 3, i32 0, i8 0, null}
!71 = !{!62}
!72 = !{i32 8, i32 1, i32 5, !58}
!73 = !{!74, !74, i64 0}
!74 = !{!"int", !75, i64 0}
!75 = !{!"omnipotent char", !76, i64 0}
!76 = !{!"Simple C/C++ TBAA"}
!77 = !{!78, !78, i64 0}
!78 = !{!"float", !75, i64 0}
!79 = !{!80}
!80 = distinct !{!80, !81, !"\01?first@@YAXV?$matrix@M$03$02@@IAIAV?$vector@M$02@@@Z: %r"}
!81 = distinct !{!81, !"\01?first@@YAXV?$matrix@M$03$02@@IAIAV?$vector@M$02@@@Z"}
!82 = !{!83}
!83 = distinct !{!83, !84, !"\01?first@@YA?AV?$vector@M$03@@V?$vector@M$01@@AIAH@Z: %n"}
!84 = distinct !{!84, !"\01?first@@YA?AV?$vector@M$03@@V?$vector@M$01@@AIAH@Z"}
