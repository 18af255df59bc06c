;
; Buffer Definitions:
;
;
; Resource Bindings:
;
; Name                                 Type  Format         Dim      ID      HLSL Bind  Count
; ------------------------------ ---------- ------- ----------- ------- -------------- ------
;                                   texture    byte         r/o      T8      t8,space8     1
;                                   texture    byte         r/o      T1      t1,space8     1
;                                       UAV    byte         r/w      U8      u8,space8     1
;
target datalayout = "e-m:e-p:32:32-i1:32-i8:8-i16:16-i32:32-i64:64-f16:16-f32:32-f64:64-n8:16:32:64"
target triple = "dxil-ms-dx"

%dx.types.Handle = type { i8* }
%dx.types.ResBind = type { i32, i32, i32, i8 }
%dx.types.ResourceProperties = type { i32, i32 }
%dx.types.ResRet.v8f32 = type { <8 x float>, i32 }
%dx.types.ResRet.v4f32 = type { <4 x float>, i32 }
%struct.ByteAddressBuffer = type { i32 }
%struct.RWByteAddressBuffer = type { i32 }

@dx.nothing.a = internal constant [1 x i32] zeroinitializer

define void @main() {
  %1 = call %dx.types.Handle @dx.op.createHandleFromBinding(i32 217, %dx.types.ResBind { i32 8, i32 8, i32 8, i8 1 }, i32 8, i1 false)  ; CreateHandleFromBinding(bind,index,nonUniformIndex)
  %2 = call %dx.types.Handle @dx.op.createHandleFromBinding(i32 217, %dx.types.ResBind { i32 1, i32 1, i32 8, i8 0 }, i32 1, i1 false)  ; CreateHandleFromBinding(bind,index,nonUniformIndex)
  %3 = call %dx.types.Handle @dx.op.createHandleFromBinding(i32 217, %dx.types.ResBind zeroinitializer, i32 8, i1 false)  ; CreateHandleFromBinding(bind,index,nonUniformIndex)
  %4 = call i32 @dx.op.flattenedThreadIdInGroup.i32(i32 96)  ; FlattenedThreadIdInGroup()
  %5 = alloca <8 x float>, align 4
  %6 = call %dx.types.Handle @dx.op.annotateHandle(i32 216, %dx.types.Handle %3, %dx.types.ResourceProperties { i32 11, i32 8 })  ; AnnotateHandle(res,props)  resource: ByteAddressBuffer
  %7 = call %dx.types.ResRet.v8f32 @dx.op.rawBufferVectorLoad.v8f32(i32 303, %dx.types.Handle %6, i32 8, i32 undef, i32 4)  ; RawBufferVectorLoad(buf,index,elementOffset,alignment)
  %8 = extractvalue %dx.types.ResRet.v8f32 %7, 0
  %9 = load i32, i32* getelementptr inbounds ([1 x i32], [1 x i32]* @dx.nothing.a, i64 16, i32 0)
  %10 = call %dx.types.Handle @dx.op.annotateHandle(i32 216, %dx.types.Handle %3, %dx.types.ResourceProperties { i32 11, i32 8 })  ; AnnotateHandle(res,props)  resource: ByteAddressBuffer
  %11 = call %dx.types.ResRet.v4f32 @dx.op.rawBufferVectorLoad.v4f32(i32 303, %dx.types.Handle %10, i32 64, i32 undef, i32 4)  ; RawBufferVectorLoad(buf,index,elementOffset,alignment)
  %12 = extractvalue %dx.types.ResRet.v4f32 %11, 0
  %13 = load i32, i32* getelementptr inbounds ([1 x i32], [1 x i32]* @dx.nothing.a, i64 16, i32 0)
  %14 = mul i32 16, %4
  %15 = call %dx.types.Handle @dx.op.annotateHandle(i32 216, %dx.types.Handle %3, %dx.types.ResourceProperties { i32 11, i32 8 })  ; AnnotateHandle(res,props)  resource: ByteAddressBuffer
  %16 = call <8 x float> @dx.op.matVecMul.v8f32.v8f32(i32 305, <8 x float> %8, i1 false, i32 8, %dx.types.Handle %15, i32 %14, i32 8, i32 8, i32 8, i32 8, i1 false, i32 32, i1 false)  ; MatVecMul(inputVector,isInputUnsigned,inputInterpretation,matrixBuffer,matrixOffset,matrixIntepretation,matrixM,matrixK,matrixLayout,matrixTranspose,matrixStride,isOutputUnsigned)
  store <8 x float> %16, <8 x float>* %5
  %17 = call %dx.types.Handle @dx.op.annotateHandle(i32 216, %dx.types.Handle %3, %dx.types.ResourceProperties { i32 11, i32 8 })  ; AnnotateHandle(res,props)  resource: ByteAddressBuffer
  %18 = call %dx.types.Handle @dx.op.annotateHandle(i32 216, %dx.types.Handle %2, %dx.types.ResourceProperties { i32 11, i32 8 })  ; AnnotateHandle(res,props)  resource: ByteAddressBuffer
  %19 = call <8 x float> @dx.op.matVecMulAdd.v8f32.v8f32(i32 306, <8 x float> %8, i1 false, i32 9, %dx.types.Handle %17, i32 8, i32 20, i32 8, i32 8, i32 2, i1 true, i32 8, %dx.types.Handle %18, i32 16, i32 8, i1 false)  ; MatVecMulAdd(inputVector,isInputUnsigned,inputInterpretation,matrixBuffer,matrixOffset,matrixIntepretation,matrixM,matrixK,matrixLayout,matrixTranspose,matrixStride,biasBuffer,biasOffset,biasIntepretation,isOutputUnsigned)
  store <8 x float> %19, <8 x float>* %5
  %20 = load <8 x float>, <8 x float>* %5, align 4
  %21 = call %dx.types.Handle @dx.op.annotateHandle(i32 216, %dx.types.Handle %1, %dx.types.ResourceProperties { i32 4107, i32 8 })  ; AnnotateHandle(res,props)  resource: RWByteAddressBuffer
  call void @dx.op.outerProductAccumulate.v4f32.v8f32(i32 307, <4 x float> %12, <8 x float> %20, %dx.types.Handle %21, i32 128, i32 8, i32 3, i32 8)  ; OuterProductAccumulate(inputVector1,inputVector2,matrixBuffer,matrixOffset,matrixIntepretation,matrixLayout,matrixStride)
  %22 = add i32 64, %4
  %23 = load <8 x float>, <8 x float>* %5, align 4
  %24 = call %dx.types.Handle @dx.op.annotateHandle(i32 216, %dx.types.Handle %1, %dx.types.ResourceProperties { i32 4107, i32 8 })  ; AnnotateHandle(res,props)  resource: RWByteAddressBuffer
  call void @dx.op.vectorAccumulate.v8f32(i32 308, <8 x float> %23, %dx.types.Handle %24, i32 %22)  ; VectorAccumulate(inputVector,arrayBuffer,arrayOffset)
  %25 = load <8 x float>, <8 x float>* %5, align 4
  %26 = call %dx.types.Handle @dx.op.annotateHandle(i32 216, %dx.types.Handle %1, %dx.types.ResourceProperties { i32 4107, i32 8 })  ; AnnotateHandle(res,props)  resource: RWByteAddressBuffer
  call void @dx.op.rawBufferVectorStore.v8f32(i32 304, %dx.types.Handle %26, i32 512, i32 undef, <8 x float> %25, i32 4)  ; RawBufferVectorStore(uav,index,elementOffset,value0,alignment)
  %27 = load i32, i32* getelementptr inbounds ([1 x i32], [1 x i32]* @dx.nothing.a, i64 16, i32 0)
  ret void
}

; Function Attrs: nounwind readnone
declare i32 @dx.op.flattenedThreadIdInGroup.i32(i32) #0

; Function Attrs: nounwind readonly
declare %dx.types.ResRet.v8f32 @dx.op.rawBufferVectorLoad.v8f32(i32, %dx.types.Handle, i32, i32, i32) #1

; Function Attrs: nounwind readonly
declare %dx.types.ResRet.v4f32 @dx.op.rawBufferVectorLoad.v4f32(i32, %dx.types.Handle, i32, i32, i32) #1

; Function Attrs: nounwind readonly
declare <8 x float> @dx.op.matVecMul.v8f32.v8f32(i32, <8 x float>, i1, i32, %dx.types.Handle, i32, i32, i32, i32, i32, i1, i32, i1) #1

; Function Attrs: nounwind readonly
declare <8 x float> @dx.op.matVecMulAdd.v8f32.v8f32(i32, <8 x float>, i1, i32, %dx.types.Handle, i32, i32, i32, i32, i32, i1, i32, %dx.types.Handle, i32, i32, i1) #1

; Function Attrs: nounwind
declare void @dx.op.outerProductAccumulate.v4f32.v8f32(i32, <4 x float>, <8 x float>, %dx.types.Handle, i32, i32, i32, i32) #2

; Function Attrs: nounwind
declare void @dx.op.vectorAccumulate.v8f32(i32, <8 x float>, %dx.types.Handle, i32) #2

; Function Attrs: nounwind
declare void @dx.op.rawBufferVectorStore.v8f32(i32, %dx.types.Handle, i32, i32, <8 x float>, i32) #2

; Function Attrs: nounwind readnone
declare %dx.types.Handle @dx.op.annotateHandle(i32, %dx.types.Handle, %dx.types.ResourceProperties) #0

; Function Attrs: nounwind readnone
declare %dx.types.Handle @dx.op.createHandleFromBinding(i32, %dx.types.ResBind, i32, i1) #0

attributes #0 = { nounwind readnone }
attributes #1 = { nounwind readonly }
attributes #2 = { nounwind }

!llvm.ident = !{!0}
!dx.version = !{!1}
!dx.valver = !{!1}
!dx.shaderModel = !{!2}
!dx.resources = !{!3}
!dx.entryPoints = !{!9}

!0 = !{!"dxcoob 1.9.2602.17 (21d28f727)"}
!1 = !{i32 1, i32 9}
!2 = !{!"cs", i32 6, i32 9}
!3 = !{!4, !7, null, null}
!4 = !{!5, !6}
!5 = !{i32 8, %struct.ByteAddressBuffer* undef, !"", i32 8, i32 8, i32 1, i32 11, i32 8, null}
!6 = !{i32 1, %struct.ByteAddressBuffer* undef, !"", i32 8, i32 1, i32 1, i32 11, i32 8, null}
!7 = !{!8}
!8 = !{i32 8, %struct.RWByteAddressBuffer* undef, !"", i32 8, i32 8, i32 1, i32 11, i1 false, i1 false, i1 false, null}
!9 = !{void ()* @main, !"main", null, !3, !10}
!10 = !{i32 8, i64 8598323217, i32 4, !11}
!11 = !{i32 1, i32 1, i32 1}
