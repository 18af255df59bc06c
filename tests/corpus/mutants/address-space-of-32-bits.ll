;
; Buffer Definitions:
;
; Resource bind info for 
; {
;
;   [16 x i8] (type annotation not present)
;
; }
;
;
; Resource Bindings:
;
; Name                                 Type  Format         Dim      ID      HLSL Bind  Count
; ------------------------------ ---------- ------- ----------- ------- -------------- ------
;                                   texture  struct         r/o      T0             t0     1
;
target datalayout = "e-m:e-p:32:32-i1:32-i8:32-i16:32-i32:32-i64:64-f16:32-f32:32-f64:64-n8:16:32:64"
target triple = "dxil-ms-dx"

%struct.Payload.0 = type { i32, [3 x [4 x float]], i64 }
%dx.types.Handle = type { i8* }
%dx.types.ResRet.f32 = type { float, float, float, float, i32 }
%"class.StructuredBuffer<vector<float, 4> >" = type { <4 x float> }

@"\01?pay@@3UPayload@@A.1" = addrspace(3) global %struct.Payload.0 undef
@dx.nothing.a = internal constant [1 x i32] zeroinitializer

define void @main() {
  %1 = call %dx.types.Handle @dx.op.createHandle(i32 57, i8 0, i32 0, i32 0, i1 false)  ; CreateHandle(resourceClass,rangeId,index,nonUniformIndex)
  %2 = call i32 @dx.op.groupId.i32(i32 94, i32 2)  ; GroupId(component)
  %3 = call i32 @dx.op.flattenedThreadIdInGroup.i32(i32 96)  ; FlattenedThreadIdInGroup()
  %4 = call i32 @dx.op.threadId.i32(i32 93, i32 0)  ; ThreadId(component)
  %5 = call i32 @dx.op.threadId.i32(i32 93, i32 1)  ; ThreadId(component)
  %6 = icmp ult i32 %3, 3
  %7 = icmp ne i1 %6, false
  %8 = icmp ne i1 %7, false
  br i1 %8, label %9, label %20

; <label>:9                                       ; preds = %0
  %10 = add i32 %4, %3
  %11 = call %dx.types.ResRet.f32 @dx.op.rawBufferLoad.f32(i32 139, %dx.types.Handle %1, i32 %10, i32 0, i8 15, i32 4)  ; RawBufferLoad(srv,index,elementOffset,mask,alignment)
  %12 = extractvalue %dx.types.ResRet.f32 %11, 0
  %13 = extractvalue %dx.types.ResRet.f32 %11, 1
  %14 = extractvalue %dx.types.ResRet.f32 %11, 2
  %15 = extractvalue %dx.types.ResRet.f32 %11, 3
  %16 = getelementptr %struct.Payload.0, %struct.Payload.0 addrspace(3)* @"\01?pay@@3UPayload@@A.1", i32 0, i32 1, i32 %3, i32 0
  store float %12, float addrspace(3)* %16
  %17 = getelementptr %struct.Payload.0, %struct.Payload.0 addrspace(3)* @"\01?pay@@3UPayload@@A.1", i32 0, i32 1, i32 %3, i32 1
  store float %13, float addrspace(3)* %17
  %18 = getelementptr %struct.Payload.0, %struct.Payload.0 addrspace(3)* @"\01?pay@@3UPayload@@A.1", i32 0, i32 1, i32 %3, i32 2
  store float %14, float addrspace(3)* %18
  %19 = getelementptr %struct.Payload.0, %struct.Payload.0 addrspace(3)* @"\01?pay@@3UPayload@@A.1", i32 0, i32 1, i32 %3, i32 3
  store float %15, float addrspace(3)* %19
  br label %20

; <label>:20                                      ; preds = %9, %0
  %21 = icmp eq i32 %3, 3
  %22 = icmp ne i1 %21, false
  %23 = icmp ne i1 %22, false
  br i1 %23, label %24, label %26

; <label>:24                                      ; preds = %20
  store i32 %2, i32 addrspace(3)* getelementptr inbounds (%struct.Payload.0, %struct.Payload.0 addrspace(3)* @"\01?pay@@3UPayload@@A.1", i32 0, i32 0), align 4
  %25 = zext i32 %5 to i64
  store i64 %25, i64 addrspace(3)* getelementptr inbounds (%struct.Payload.0, %struct.Payload.0 addrspace(3)* @"\01?pay@@3UPayload@@A.1", i32 0, i32 2), align 8
  br label %26

; <label>:26                                      ; preds = %24, %20
  call void @dx.op.barrier(i32 80, i32 9)  ; Barrier(barrierMode)
  %27 = call i32 @dx.op.waveActiveOp.i32(i32 119, i32 %3, i8 0, i8 1)  ; WaveActiveOp(value,op,sop)
  call void @dx.op.dispatchMesh.struct.Payload.0(i32 173, i32 %4, i32 %27, i32 3, %struct.Payload.0 addrspace(3)* @"\01?pay@@3UPayload@@A.1")  ; DispatchMesh(threadGroupCountX,threadGroupCountY,threadGroupCountZ,payload)
  %28 = load i32, i32* getelementptr inbounds ([1 x i32], [1 x i32]* @dx.nothing.a, i32 0, i32 0)
  ret void
}

; Function Attrs: nounwind readnone
declare i32 @dx.op.threadId.i32(i32, i32) #0

; Function Attrs: nounwind readnone
declare i32 @dx.op.flattenedThreadIdInGroup.i32(i32) #0

; Function Attrs: nounwind readnone
declare i32 @dx.op.groupId.i32(i32, i32) #0

; Function Attrs: nounwind readonly
declare %dx.types.ResRet.f32 @dx.op.rawBufferLoad.f32(i32, %dx.types.Handle, i32, i32, i8, i32) #1

; Function Attrs: noduplicate nounwind
declare void @dx.op.barrier(i32, i32) #2

; Function Attrs: nounwind
declare i32 @dx.op.waveActiveOp.i32(i32, i32, i8, i8) #3

; Function Attrs: nounwind
declare void @dx.op.dispatchMesh.struct.Payload.0(i32, i32, i32, i32, %struct.Payload.0 addrspace(3)*) #3

; Function Attrs: nounwind readonly
declare %dx.types.Handle @dx.op.createHandle(i32, i8, i32, i32, i1) #1

attributes #0 = { nounwind readnone }
attributes #1 = { nounwind readonly }
attributes #2 = { noduplicate nounwind }
attributes #3 = { nounwind }

!llvm.ident = !{!0}
!dx.version = !{!1}
!dx.valver = !{!2}
!dx.shaderModel = !{!3}
!dx.resources = !{!4}
!dx.entryPoints = !{!8}

!0 = !{!"dxcoob 1.9.2602.17 (21d28f727)"}
!1 = !{i32 1, i32 5}
!2 = !{i32 1, i32 9}
!3 = !{!"as", i32 6, i32 5}
!4 = !{!5, null, null, null}
!5 = !{!6}
!6 = !{i32 0, %"class.StructuredBuffer<vector<float, 4> >" addrspace(16777215)* undef, !"", i32 0, i32 0, i32 1, i32 12, i32 0, !7}
!7 = !{i32 1, i32 16}
!8 = !{void ()* @main, !"main", null, !4, !9}
!9 = !{i32 0, i64 1572881, i32 10, !10}
!10 = !{!11, i32 64}
!11 = !{i32 4, i32 4, i32 2}
