;
; Buffer Definitions:
;
;
; Resource Bindings:
;
; Name                                 Type  Format         Dim      ID      HLSL Bind  Count
; ------------------------------ ---------- ------- ----------- ------- -------------- ------
;                                   texture    byte         r/o      T0             t0     1
;                                   texture    byte         r/o      T1             t1     1
;                                       UAV    byte         r/w      U0             u0     1
;
target datalayout = "e-m:e-p:32:32-i1:32-i8:8-i16:16-i32:32-i64:64-f16:16-f32:32-f64:64-n8:16:32:64"
target triple = "dxil-ms-dx"

%0 = type { i32 }
%dx.types.Handle = type { i8* }
%dx.types.ResBind = type { i32, i32, i32, i8 }
%dx.types.ResourceProperties = type { i32, i32 }
%dx.types.ResRet.v8f16 = type { <8 x %0>, i32 }
%dx.types.ResRet.v4f16 = type { <4 x %0>, i32 }
%dx.types.ResRet.v8AtomicAdd = type { <8 x %0>, i32 }
%dx.types.ResRet.v4AtomicAdd = type { <4 x %0>, i32 }
%struct.ByteAddressBuffer = type { i32 }
%struct.RWByteAddressBuffer = type { i32 }

define void @main() {
  %1 = call %dx.types.Handle @dx.op.createHandleFromBinding(i32 217, %dx.types.ResBind { i32 0, i32 0, i32 0, i8 1 }, i32 0, i1 false)  ; CreateHandleFromBinding(bind,index,nonUniformIndex)
  %2 = call %dx.types.Handle @dx.op.createHandleFromBinding(i32 217, %dx.types.ResBind { i32 1, i32 1, i32 0, i8 0 }, i32 1, i1 false)  ; CreateHandleFromBinding(bind,index,nonUniformIndex)
  %3 = call %dx.types.Handle @dx.op.createHandleFromBinding(i32 217, %dx.types.ResBind zeroinitializer, i32 0, i1 false)  ; CreateHandleFromBinding(bind,index,nonUniformIndex)
  %4 = call i32 @dx.op.flattenedThreadIdInGroup.i32(i32 96)  ; FlattenedThreadIdInGroup()
  %5 = call %dx.types.Handle @dx.op.annotateHandle(i32 216, %dx.types.Handle %3, %dx.types.ResourceProperties { i32 11, i32 0 })  ; AnnotateHandle(res,props)  resource: ByteAddressBuffer
  %6 = call %dx.types.ResRet.v8f16 @dx.op.rawBufferVectorLoad.v8f16(i32 303, %dx.types.Handle %5, i32 0, i32 undef, i32 2)  ; RawBufferVectorLoad(buf,index,elementOffset,alignment)
  %7 = extractvalue %dx.types.ResRet.v8f16 %6, 0
  %8 = call %dx.types.ResRet.v4f16 @dx.op.rawBufferVectorLoad.v4f16(i32 303, %dx.types.Handle %5, i32 64, i32 undef, i32 2)  ; RawBufferVectorLoad(buf,index,elementOffset,alignment)
  %9 = extractvalue %dx.types.ResRet.v4f16 %8, 0
  %10 = call %dx.types.Handle @dx.op.annotateHandle(i32 216, %dx.types.Handle %2, %dx.types.ResourceProperties { i32 11, i32 0 })  ; AnnotateHandle(res,props)  resource: ByteAddressBuffer
  %11 = call <8 x %0> @dx.op.matVecMulAdd.v8f16.v8f16(i32 306, <8 x %0> %7, i1 false, i32 9, %dx.types.Handle %5, i32 0, i32 20, i32 8, i32 8, i32 2, i1 true, i32 0, %dx.types.Handle %10, i32 16, i32 8, i1 false)  ; MatVecMulAdd(inputVector,isInputUnsigned,inputInterpretation,matrixBuffer,matrixOffset,matrixIntepretation,matrixM,matrixK,matrixLayout,matrixTranspose,matrixStride,biasBuffer,biasOffset,biasIntepretation,isOutputUnsigned)
  %12 = call %dx.types.Handle @dx.op.annotateHandle(i32 216, %dx.types.Handle %1, %dx.types.ResourceProperties { i32 4107, i32 0 })  ; AnnotateHandle(res,props)  resource: RWByteAddressBuffer
  call void @dx.op.outerProductAccumulate.v4f16.v8f16(i32 307, <4 x %0> %9, <8 x %0> %11, %dx.types.Handle %12, i32 128, i32 8, i32 3, i32 0)  ; OuterProductAccumulate(inputVector1,inputVector2,matrixBuffer,matrixOffset,matrixIntepretation,matrixLayout,matrixStride)
  %13 = add i32 %4, 64
  %14 = call %dx.types.Handle @dx.op.annotateHandle(i32 216, %dx.types.Handle %1, %dx.types.ResourceProperties { i32 4107, i32 0 })  ; AnnotateHandle(res,props)  resource: RWByteAddressBuffer
  call void @dx.op.vectorAccumulate.v8f16(i32 308, <8 x %0> %11, %dx.types.Handle %14, i32 %13)  ; VectorAccumulate(inputVector,arrayBuffer,arrayOffset)
  %15 = call %dx.types.Handle @dx.op.annotateHandle(i32 216, %dx.types.Handle %1, %dx.types.ResourceProperties { i32 4107, i32 0 })  ; AnnotateHandle(res,props)  resource: RWByteAddressBuffer
  call void @dx.op.rawBufferVectorStore.v8f16(i32 304, %dx.types.Handle %15, i32 512, i32 undef, <8 x %0> %11, i32 2)  ; RawBufferVectorStore(uav,index,elementOffset,value0,alignment)
  ret void
}

; Function Attrs: nounwind readnone
declare i32 @dx.op.flattenedThreadIdInGroup.i32(i32) #0

; Function Attrs: nounwind readonly
declare %dx.types.ResRet.v8f16 @dx.op.rawBufferVectorLoad.v8f16(i32, %dx.types.Handle, i32, i32, i32) #1

; Function Attrs: nounwind readonly
declare %dx.types.ResRet.v4f16 @dx.op.rawBufferVectorLoad.v4f16(i32, %dx.types.Handle, i32, i32, i32) #1

; Function Attrs: nounwind readonly
declare <8 x %0> @dx.op.matVecMulAdd.v8f16.v8f16(i32, <8 x %0>, i1, i32, %dx.types.Handle, i32, i32, i32, i32, i32, i1, i32, %dx.types.Handle, i32, i32, i1) #1

; Function Attrs: nounwind
declare void @dx.op.outerProductAccumulate.v4f16.v8f16(i32, <4 x %0>, <8 x %0>, %dx.types.Handle, i32, i32, i32, i32) #2

; Function Attrs: nounwind
declare void @dx.op.vectorAccumulate.v8f16(i32, <8 x %0>, %dx.types.Handle, i32) #2

; Function Attrs: nounwind
declare void @dx.op.rawBufferVectorStore.v8f16(i32, %dx.types.Handle, i32, i32, <8 x %0>, i32) #2

; Function Attrs: nounwind readnone
declare %dx.types.Handle @dx.op.annotateHandle(i32, %dx.types.Handle, %dx.types.ResourceProperties) #0

; Function Attrs: nounwind readnone
declare %dx.types.Handle @dx.op.createHandleFromBinding(i32, %dx.types.ResBind, i32, i1) #0

; Function Attrs: nounwind readonly
declare %dx.types.ResRet.v8AtomicAdd @dx.op.rawBufferVectorLoad.v8AtomicAdd(i32, %dx.types.Handle, i32, i32, i32) #1

; Function Attrs: nounwind readonly
declare %dx.types.ResRet.v4AtomicAdd @dx.op.rawBufferVectorLoad.v4AtomicAdd(i32, %dx.types.Handle, i32, i32, i32) #1

; Function Attrs: nounwind readonly
declare <8 x %0> @dx.op.matVecMulAdd.v8AtomicAdd.v8AtomicAdd(i32, <8 x %0>, i1, i32, %dx.types.Handle, i32, i32, i32, i32, i32, i1, i32, %dx.types.Handle, i32, i32, i1) #1

; Function Attrs: nounwind
declare void @dx.op.outerProductAccumulate.v4AtomicAdd.v8AtomicAdd(i32, <4 x %0>, <8 x %0>, %dx.types.Handle, i32, i32, i32, i32) #2

; Function Attrs: nounwind
declare void @dx.op.vectorAccumulate.v8AtomicAdd(i32, <8 x %0>, %dx.types.Handle, i32) #2

; Function Attrs: nounwind
declare void @dx.op.rawBufferVectorStore.v8AtomicAdd(i32, %dx.types.Handle, i32, i32, <8 x %0>, i32) #2

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
!5 = !{i32 0, %struct.ByteAddressBuffer* undef, !"", i32 0, i32 0, i32 1, i32 11, i32 0, null}
!6 = !{i32 1, %struct.ByteAddressBuffer* undef, !"", i32 0, i32 1, i32 1, i32 11, i32 0, null}
!7 = !{!8}
!8 = !{i32 0, %struct.RWByteAddressBuffer* undef, !"", i32 0, i32 0, i32 1, i32 11, i1 false, i1 false, i1 false, null}
!9 = !{void ()* @main, !"main", null, !3, !10}
!10 = !{i32 0, i64 8598323216, i32 4, !11}
!11 = !{i32 1, i32 1, i32 1}
