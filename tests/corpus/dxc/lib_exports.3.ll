;
; Note: shader requires additional functionality:
;       Double-precision floating point
;
; shader hash: e4512f95b4b0371ee277b8d605d3a439
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

@"\01?t@@3V?$Texture2D@V?$vector@M$03@@@@A" = external constant %dx.types.Handle, align 4
@"\01?s@@3USamplerState@@A" = external constant %dx.types.Handle, align 4
@"\01?o@@3V?$RWStructuredBuffer@V?$vector@M$03@@@@A" = external constant %dx.types.Handle, align 4
@table = internal unnamed_addr constant [4 x float] [float 1.000000e+00, float 2.500000e+00, float -3.000000e+00, float 0x3F50624DE0000000], align 4
@C = external constant %dx.types.Handle

; Function Attrs: alwaysinline nounwind
define <4 x float> @"\01?first@@YA?AV?$vector@M$03@@V?$vector@M$01@@AIAH@Z"(<2 x float> %uv, i32* noalias nocapture dereferenceable(4) %n) #0 {
  %1 = load %dx.types.Handle, %dx.types.Handle* @"\01?s@@3USamplerState@@A", align 4
  %2 = load %dx.types.Handle, %dx.types.Handle* @"\01?t@@3V?$Texture2D@V?$vector@M$03@@@@A", align 4
  %3 = load %dx.types.Handle, %dx.types.Handle* @C, align 4
  %4 = call %dx.types.Handle @dx.op.createHandleForLib.dx.types.Handle(i32 160, %dx.types.Handle %3)  ; CreateHandleForLib(Resource)
  %5 = call %dx.types.Handle @dx.op.annotateHandle(i32 216, %dx.types.Handle %4, %dx.types.ResourceProperties { i32 13, i32 16 })  ; AnnotateHandle(res,props)  resource: CBuffer
  %6 = load i32, i32* %n, align 4, !tbaa !59
  %7 = add nsw i32 %6, 1
  store i32 %7, i32* %n, align 4, !tbaa !59
  %8 = and i32 %7, 3
  %9 = getelementptr inbounds [4 x float], [4 x float]* @table, i32 0, i32 %8
  %10 = load float, float* %9, align 4, !tbaa !63
  %11 = call %dx.types.Handle @dx.op.createHandleForLib.dx.types.Handle(i32 160, %dx.types.Handle %2)  ; CreateHandleForLib(Resource)
  %12 = call %dx.types.Handle @dx.op.annotateHandle(i32 216, %dx.types.Handle %11, %dx.types.ResourceProperties { i32 2, i32 1033 })  ; AnnotateHandle(res,props)  resource: Texture2D<4xF32>
  %13 = call %dx.types.Handle @dx.op.createHandleForLib.dx.types.Handle(i32 160, %dx.types.Handle %1)  ; CreateHandleForLib(Resource)
  %14 = call %dx.types.Handle @dx.op.annotateHandle(i32 216, %dx.types.Handle %13, %dx.types.ResourceProperties { i32 14, i32 0 })  ; AnnotateHandle(res,props)  resource: SamplerState
  %15 = extractelement <2 x float> %uv, i64 0
  %16 = extractelement <2 x float> %uv, i64 1
  %17 = call %dx.types.ResRet.f32 @dx.op.sampleLevel.f32(i32 62, %dx.types.Handle %12, %dx.types.Handle %14, float %15, float %16, float undef, float undef, i32 0, i32 0, i32 undef, float %10)  ; SampleLevel(srv,sampler,coord0,coord1,coord2,coord3,offset0,offset1,offset2,LOD)
  %18 = extractvalue %dx.types.ResRet.f32 %17, 0
  %19 = extractvalue %dx.types.ResRet.f32 %17, 1
  %20 = extractvalue %dx.types.ResRet.f32 %17, 2
  %21 = extractvalue %dx.types.ResRet.f32 %17, 3
  %22 = call %dx.types.CBufRet.f32 @dx.op.cbufferLoadLegacy.f32(i32 59, %dx.types.Handle %5, i32 0)  ; CBufferLoadLegacy(handle,regIndex)
  %23 = extractvalue %dx.types.CBufRet.f32 %22, 0
  %24 = extractvalue %dx.types.CBufRet.f32 %22, 1
  %25 = extractvalue %dx.types.CBufRet.f32 %22, 2
  %26 = extractvalue %dx.types.CBufRet.f32 %22, 3
  %27 = fmul fast float %23, %18
  %28 = fmul fast float %24, %19
  %29 = fmul fast float %25, %20
  %30 = fmul fast float %26, %21
  %31 = insertelement <4 x float> undef, float %27, i32 0
  %32 = insertelement <4 x float> %31, float %28, i32 1
  %33 = insertelement <4 x float> %32, float %29, i32 2
  %34 = insertelement <4 x float> %33, float %30, i32 3
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
  %5 = load <12 x float>, <12 x float>* %2, align 8
  %6 = extractelement <12 x float> %5, i32 0
  %7 = extractelement <12 x float> %5, i32 3
  %8 = extractelement <12 x float> %5, i32 6
  %9 = extractelement <12 x float> %5, i32 9
  %10 = extractelement <12 x float> %5, i32 1
  %11 = extractelement <12 x float> %5, i32 4
  %12 = extractelement <12 x float> %5, i32 7
  %13 = extractelement <12 x float> %5, i32 10
  %14 = extractelement <12 x float> %5, i32 2
  %15 = extractelement <12 x float> %5, i32 5
  %16 = extractelement <12 x float> %5, i32 8
  %17 = extractelement <12 x float> %5, i32 11
  %18 = and i32 %i, 3
  %19 = or i32 %18, 4
  %20 = or i32 %18, 8
  %21 = getelementptr [12 x float], [12 x float]* %3, i32 0, i32 0
  store float %6, float* %21, align 4
  %22 = getelementptr [12 x float], [12 x float]* %3, i32 0, i32 1
  store float %7, float* %22, align 4
  %23 = getelementptr [12 x float], [12 x float]* %3, i32 0, i32 2
  store float %8, float* %23, align 4
  %24 = getelementptr [12 x float], [12 x float]* %3, i32 0, i32 3
  store float %9, float* %24, align 4
  %25 = getelementptr [12 x float], [12 x float]* %3, i32 0, i32 4
  store float %10, float* %25, align 4
  %26 = getelementptr [12 x float], [12 x float]* %3, i32 0, i32 5
  store float %11, float* %26, align 4
  %27 = getelementptr [12 x float], [12 x float]* %3, i32 0, i32 6
  store float %12, float* %27, align 4
  %28 = getelementptr [12 x float], [12 x float]* %3, i32 0, i32 7
  store float %13, float* %28, align 4
  %29 = getelementptr [12 x float], [12 x float]* %3, i32 0, i32 8
  store float %14, float* %29, align 4
  %30 = getelementptr [12 x float], [12 x float]* %3, i32 0, i32 9
  store float %15, float* %30, align 4
  %31 = getelementptr [12 x float], [12 x float]* %3, i32 0, i32 10
  store float %16, float* %31, align 4
  %32 = getelementptr [12 x float], [12 x float]* %3, i32 0, i32 11
  store float %17, float* %32, align 4
  %33 = getelementptr [12 x float], [12 x float]* %3, i32 0, i32 %18
  %34 = load float, float* %33, align 4
  %35 = insertelement <3 x float> undef, float %34, i64 0
  %36 = getelementptr [12 x float], [12 x float]* %3, i32 0, i32 %19
  %37 = load float, float* %36, align 4
  %38 = insertelement <3 x float> %35, float %37, i64 1
  %39 = getelementptr [12 x float], [12 x float]* %3, i32 0, i32 %20
  %40 = load float, float* %39, align 4
  %41 = insertelement <3 x float> %38, float %40, i64 2
  %42 = call %dx.types.Handle @dx.op.createHandleForLib.dx.types.Handle(i32 160, %dx.types.Handle %1)  ; CreateHandleForLib(Resource)
  %43 = call %dx.types.Handle @dx.op.annotateHandle(i32 216, %dx.types.Handle %42, %dx.types.ResourceProperties { i32 4108, i32 16 })  ; AnnotateHandle(res,props)  resource: RWStructuredBuffer<stride=16>
  call void @dx.op.rawBufferStore.f32(i32 140, %dx.types.Handle %43, i32 %i, i32 0, float %34, float %37, float %40, float %40, i8 15, i32 4)  ; RawBufferStore(uav,index,elementOffset,value0,value1,value2,value3,mask,alignment)
  store <3 x float> %41, <3 x float>* %r, align 4
  ret void
}

; Function Attrs: nounwind readnone
define double @"\01?inner@Space@@YANN_N@Z"(double %d, i1 zeroext %b) #2 {
  %1 = fsub fast double -0.000000e+00, %d
  %2 = select i1 %b, double %d, double %1
  ret double %2
}

define void @compute() {
  %1 = load %dx.types.Handle, %dx.types.Handle* @"\01?o@@3V?$RWStructuredBuffer@V?$vector@M$03@@@@A", align 4, !noalias !65
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
  %24 = getelementptr [12 x float], [12 x float]* %5, i32 0, i32 %8
  %25 = load float, float* %24, align 4
  %26 = getelementptr [12 x float], [12 x float]* %5, i32 0, i32 %9
  %27 = load float, float* %26, align 4
  %28 = call %dx.types.Handle @dx.op.createHandleForLib.dx.types.Handle(i32 160, %dx.types.Handle %1)  ; CreateHandleForLib(Resource)
  %29 = call %dx.types.Handle @dx.op.annotateHandle(i32 216, %dx.types.Handle %28, %dx.types.ResourceProperties { i32 4108, i32 16 })  ; AnnotateHandle(res,props)  resource: RWStructuredBuffer<stride=16>
  call void @dx.op.rawBufferStore.f32(i32 140, %dx.types.Handle %29, i32 %3, i32 0, float %23, float %25, float %27, float %27, i8 15, i32 4)  ; RawBufferStore(uav,index,elementOffset,value0,value1,value2,value3,mask,alignment)
  %30 = call %dx.types.Handle @dx.op.createHandleForLib.dx.types.Handle(i32 160, %dx.types.Handle %1)  ; CreateHandleForLib(Resource)
  %31 = call %dx.types.Handle @dx.op.annotateHandle(i32 216, %dx.types.Handle %30, %dx.types.ResourceProperties { i32 4108, i32 16 })  ; AnnotateHandle(res,props)  resource: RWStructuredBuffer<stride=16>
  call void @dx.op.rawBufferStore.f32(i32 140, %dx.types.Handle %31, i32 %4, i32 0, float %23, float undef, float undef, float undef, i8 1, i32 4)  ; RawBufferStore(uav,index,elementOffset,value0,value1,value2,value3,mask,alignment)
  call void @dx.op.rawBufferStore.f32(i32 140, %dx.types.Handle %31, i32 %4, i32 4, float %25, float undef, float undef, float undef, i8 1, i32 4)  ; RawBufferStore(uav,index,elementOffset,value0,value1,value2,value3,mask,alignment)
  call void @dx.op.rawBufferStore.f32(i32 140, %dx.types.Handle %31, i32 %4, i32 8, float %27, float undef, float undef, float undef, i8 1, i32 4)  ; RawBufferStore(uav,index,elementOffset,value0,value1,value2,value3,mask,alignment)
  ret void
}

define void @pixel() {
  %1 = load %dx.types.Handle, %dx.types.Handle* @"\01?s@@3USamplerState@@A", align 4, !noalias !68
  %2 = load %dx.types.Handle, %dx.types.Handle* @"\01?t@@3V?$Texture2D@V?$vector@M$03@@@@A", align 4, !noalias !68
  %3 = load %dx.types.Handle, %dx.types.Handle* @C, align 4
  %4 = call %dx.types.Handle @dx.op.createHandleForLib.dx.types.Handle(i32 160, %dx.types.Handle %3)  ; CreateHandleForLib(Resource)
  %5 = call %dx.types.Handle @dx.op.annotateHandle(i32 216, %dx.types.Handle %4, %dx.types.ResourceProperties { i32 13, i32 16 })  ; AnnotateHandle(res,props)  resource: CBuffer
  %6 = call float @dx.op.loadInput.f32(i32 4, i32 1, i32 0, i8 0, i32 undef)  ; LoadInput(inputSigId,rowIndex,colIndex,gsVertexAxis)
  %7 = call float @dx.op.loadInput.f32(i32 4, i32 1, i32 0, i8 1, i32 undef)  ; LoadInput(inputSigId,rowIndex,colIndex,gsVertexAxis)
  %8 = call %dx.types.Handle @dx.op.createHandleForLib.dx.types.Handle(i32 160, %dx.types.Handle %2)  ; CreateHandleForLib(Resource)
  %9 = call %dx.types.Handle @dx.op.annotateHandle(i32 216, %dx.types.Handle %8, %dx.types.ResourceProperties { i32 2, i32 1033 })  ; AnnotateHandle(res,props)  resource: Texture2D<4xF32>
  %10 = call %dx.types.Handle @dx.op.createHandleForLib.dx.types.Handle(i32 160, %dx.types.Handle %1)  ; CreateHandleForLib(Resource)
  %11 = call %dx.types.Handle @dx.op.annotateHandle(i32 216, %dx.types.Handle %10, %dx.types.ResourceProperties { i32 14, i32 0 })  ; AnnotateHandle(res,props)  resource: SamplerState
  %12 = call %dx.types.ResRet.f32 @dx.op.sampleLevel.f32(i32 62, %dx.types.Handle %9, %dx.types.Handle %11, float %6, float %7, float undef, float undef, i32 0, i32 0, i32 undef, float 0x3F50624DE0000000)  ; SampleLevel(srv,sampler,coord0,coord1,coord2,coord3,offset0,offset1,offset2,LOD)
  %13 = extractvalue %dx.types.ResRet.f32 %12, 0
  %14 = extractvalue %dx.types.ResRet.f32 %12, 1
  %15 = extractvalue %dx.types.ResRet.f32 %12, 2
  %16 = extractvalue %dx.types.ResRet.f32 %12, 3
  %17 = call %dx.types.CBufRet.f32 @dx.op.cbufferLoadLegacy.f32(i32 59, %dx.types.Handle %5, i32 0)  ; CBufferLoadLegacy(handle,regIndex)
  %18 = extractvalue %dx.types.CBufRet.f32 %17, 0
  %19 = extractvalue %dx.types.CBufRet.f32 %17, 1
  %20 = extractvalue %dx.types.CBufRet.f32 %17, 2
  %21 = extractvalue %dx.types.CBufRet.f32 %17, 3
  %22 = fmul fast float %18, %13
  %23 = fmul fast float %19, %14
  %24 = fmul fast float %20, %15
  %25 = fmul fast float %21, %16
  %26 = fadd fast float %22, 3.000000e+00
  %27 = fadd fast float %23, 3.000000e+00
  %28 = fadd fast float %24, 3.000000e+00
  %29 = fadd fast float %25, 3.000000e+00
  call void @dx.op.storeOutput.f32(i32 5, i32 0, i32 0, i8 0, float %26)  ; StoreOutput(outputSigId,rowIndex,colIndex,value)
  call void @dx.op.storeOutput.f32(i32 5, i32 0, i32 0, i8 1, float %27)  ; StoreOutput(outputSigId,rowIndex,colIndex,value)
  call void @dx.op.storeOutput.f32(i32 5, i32 0, i32 0, i8 2, float %28)  ; StoreOutput(outputSigId,rowIndex,colIndex,value)
  call void @dx.op.storeOutput.f32(i32 5, i32 0, i32 0, i8 3, float %29)  ; StoreOutput(outputSigId,rowIndex,colIndex,value)
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
!dx.typeAnnotations = !{!15}
!dx.entryPoints = !{!39, !41, !45, !53}

!0 = !{!"dxcoob 1.9.2602.17 (21d28f727)"}
!1 = !{i32 1, i32 6}
!2 = !{i32 1, i32 9}
!3 = !{!"lib", i32 6, i32 6}
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
!15 = !{i32 1, <4 x float> (<2 x float>, i32*)* @"\01?first@@YA?AV?$vector@M$03@@V?$vector@M$01@@AIAH@Z", !16, float (float)* @"\01?first@@YAMM@Z", !23, void (%class.matrix.float.4.3, i32, <3 x float>*)* @"\01?first@@YAXV?$matrix@M$03$02@@IAIAV?$vector@M$02@@@Z", !24, double (double, i1)* @"\01?inner@Space@@YANN_N@Z", !31, void ()* @compute, !37, void ()* @pixel, !37, void ()* @vertex, !37}
!16 = !{!17, !20, !21}
!17 = !{i32 1, !18, !19}
!18 = !{i32 7, i32 9}
!19 = !{}
!20 = !{i32 0, !18, !19}
!21 = !{i32 2, !22, !19}
!22 = !{i32 7, i32 4}
!23 = !{!17, !20}
!24 = !{!25, !26, !29, !17}
!25 = !{i32 1, !19, !19}
!26 = !{i32 0, !27, !19}
!27 = !{i32 2, !28, i32 7, i32 9}
!28 = !{i32 4, i32 3, i32 2}
!29 = !{i32 0, !30, !19}
!30 = !{i32 7, i32 5}
!31 = !{!32, !34, !35}
!32 = !{i32 1, !33, !19}
!33 = !{i32 7, i32 10}
!34 = !{i32 0, !33, !19}
!35 = !{i32 0, !36, !19}
!36 = !{i32 7, i32 1}
!37 = !{!38}
!38 = !{i32 0, !19, !19}
!39 = !{null, !"", null, !4, !40}
!40 = !{i32 0, i64 20}
!41 = !{void ()* @compute, !"compute", null, null, !42}
!42 = !{i32 8, i32 5, i32 4, !43, i32 5, !44}
!43 = !{i32 2, i32 3, i32 4}
!44 = !{i32 0}
!45 = !{void ()* @pixel, !"pixel", !46, null, !52}
!46 = !{!47, !50, null}
!47 = !{!48, !49}
!48 = !{i32 0, !"SV_Position", i8 9, i8 3, !44, i8 4, i32 1, i8 4, i32 0, i8 0, null}
!49 = !{i32 1, !"UV", i8 9, i8 0, !44, i8 2, i32 1, i8 2, i32 1, i8 0, null}
!50 = !{!51}
!51 = !{i32 0, !"SV_Target", i8 9, i8 16, !44, i8 0, i32 1, i8 4, i32 0, i8 0, null}
!52 = !{i32 8, i32 0, i32 5, !44}
!53 = !{void ()* @vertex, !"vertex", !54, null, !58}
!54 = !{!55, !57, null}
!55 = !{!56}
!56 = !{i32 0, !"POSITION", i8 9, i8 0, !44, i8 0, i32 1, i8 3, i32 0, i8 0, null}
!57 = !{!48}
!58 = !{i32 8, i32 1, i32 5, !44}
!59 = !{!60, !60, i64 0}
!60 = !{!"int", !61, i64 0}
!61 = !{!"omnipotent char", !62, i64 0}
!62 = !{!"Simple C/C++ TBAA"}
!63 = !{!64, !64, i64 0}
!64 = !{!"float", !61, i64 0}
!65 = !{!66}
!66 = distinct !{!66, !67, !"\01?first@@YAXV?$matrix@M$03$02@@IAIAV?$vector@M$02@@@Z: %r"}
!67 = distinct !{!67, !"\01?first@@YAXV?$matrix@M$03$02@@IAIAV?$vector@M$02@@@Z"}
!68 = !{!69}
!69 = distinct !{!69, !70, !"\01?first@@YA?AV?$vector@M$03@@V?$vector@M$01@@AIAH@Z: %n"}
!70 = distinct !{!70, !"\01?first@@YA?AV?$vector@M$03@@V?$vector@M$01@@AIAH@Z"}
