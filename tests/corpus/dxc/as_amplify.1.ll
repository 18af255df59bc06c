;
; Note: shader requires additional functionality:
;       Wave level operations
;       64-Bit integer
;
;
; Input signature:
;
; Name                 Index   Mask Register SysValue  Format   Used
; -------------------- ----- ------ -------- -------- ------- ------
; no parameters
;
; Output signature:
;
; Name                 Index   Mask Register SysValue  Format   Used
; -------------------- ----- ------ -------- -------- ------- ------
; no parameters
; shader hash: fc25bb972a9722204fa968b538ffa987
;
; Pipeline Runtime Information: 
;
;PSVRuntimeInfo:
; Amplification Shader
; NumThreads=(4,4,2)
; MinimumExpectedWaveLaneCount: 0
; MaximumExpectedWaveLaneCount: 4294967295
; UsesViewID: false
; SigInputElements: 0
; SigOutputElements: 0
; SigPatchConstOrPrimElements: 0
; SigInputVectors: 0
; SigOutputVectors[0]: 0
; SigOutputVectors[1]: 0
; SigOutputVectors[2]: 0
; SigOutputVectors[3]: 0
; EntryFunctionName: main
;
;
; Buffer Definitions:
;
; Resource bind info for tints
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
; tints                             texture  struct         r/o      T0             t0     1
;
target datalayout = "e-m:e-p:32:32-i1:32-i8:32-i16:32-i32:32-i64:64-f16:32-f32:32-f64:64-n8:16:32:64"
target triple = "dxil-ms-dx"

%struct.Payload.0 = type { i32, [3 x [4 x float]], i64 }
%dx.types.Handle = type { i8* }
%dx.types.ResRet.f32 = type { float, float, float, float, i32 }
%"class.StructuredBuffer<vector<float, 4> >" = type { <4 x float> }

@"\01?pay@@3UPayload@@A.1" = addrspace(3) global %struct.Payload.0 undef

define void @main() {
  %1 = call %dx.types.Handle @dx.op.createHandle(i32 57, i8 0, i32 0, i32 0, i1 false)  ; CreateHandle(resourceClass,rangeId,index,nonUniformIndex)
  %2 = call i32 @dx.op.groupId.i32(i32 94, i32 2)  ; GroupId(component)
  %3 = call i32 @dx.op.flattenedThreadIdInGroup.i32(i32 96)  ; FlattenedThreadIdInGroup()
  %4 = call i32 @dx.op.threadId.i32(i32 93, i32 0)  ; ThreadId(component)
  %5 = call i32 @dx.op.threadId.i32(i32 93, i32 1)  ; ThreadId(component)
  %6 = icmp ult i32 %3, 3
  br i1 %6, label %7, label %18

; <label>:7                                       ; preds = %0
  %8 = add i32 %4, %3
  %9 = call %dx.types.ResRet.f32 @dx.op.rawBufferLoad.f32(i32 139, %dx.types.Handle %1, i32 %8, i32 0, i8 15, i32 4)  ; RawBufferLoad(srv,index,elementOffset,mask,alignment)
  %10 = extractvalue %dx.types.ResRet.f32 %9, 0
  %11 = extractvalue %dx.types.ResRet.f32 %9, 1
  %12 = extractvalue %dx.types.ResRet.f32 %9, 2
  %13 = extractvalue %dx.types.ResRet.f32 %9, 3
  %14 = getelementptr %struct.Payload.0, %struct.Payload.0 addrspace(3)* @"\01?pay@@3UPayload@@A.1", i32 0, i32 1, i32 %3, i32 0
  store float %10, float addrspace(3)* %14, align 4
  %15 = getelementptr %struct.Payload.0, %struct.Payload.0 addrspace(3)* @"\01?pay@@3UPayload@@A.1", i32 0, i32 1, i32 %3, i32 1
  store float %11, float addrspace(3)* %15, align 4
  %16 = getelementptr %struct.Payload.0, %struct.Payload.0 addrspace(3)* @"\01?pay@@3UPayload@@A.1", i32 0, i32 1, i32 %3, i32 2
  store float %12, float addrspace(3)* %16, align 4
  %17 = getelementptr %struct.Payload.0, %struct.Payload.0 addrspace(3)* @"\01?pay@@3UPayload@@A.1", i32 0, i32 1, i32 %3, i32 3
  store float %13, float addrspace(3)* %17, align 4
  br label %18

; <label>:18                                      ; preds = %7, %0
  %19 = icmp eq i32 %3, 3
  br i1 %19, label %20, label %22

; <label>:20                                      ; preds = %18
  store i32 %2, i32 addrspace(3)* getelementptr inbounds (%struct.Payload.0, %struct.Payload.0 addrspace(3)* @"\01?pay@@3UPayload@@A.1", i32 0, i32 0), align 16, !tbaa !12
  %21 = zext i32 %5 to i64
  store i64 %21, i64 addrspace(3)* getelementptr inbounds (%struct.Payload.0, %struct.Payload.0 addrspace(3)* @"\01?pay@@3UPayload@@A.1", i32 0, i32 2), align 8, !tbaa !16
  br label %22

; <label>:22                                      ; preds = %20, %18
  call void @dx.op.barrier(i32 80, i32 9)  ; Barrier(barrierMode)
  %23 = call i32 @dx.op.waveActiveOp.i32(i32 119, i32 %3, i8 0, i8 1)  ; WaveActiveOp(value,op,sop)
  call void @dx.op.dispatchMesh.struct.Payload.0(i32 173, i32 %4, i32 %23, i32 3, %struct.Payload.0 addrspace(3)* nonnull @"\01?pay@@3UPayload@@A.1")  ; DispatchMesh(threadGroupCountX,threadGroupCountY,threadGroupCountZ,payload)
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
!6 = !{i32 0, %"class.StructuredBuffer<vector<float, 4> >"* undef, !"", i32 0, i32 0, i32 1, i32 12, i32 0, !7}
!7 = !{i32 1, i32 16}
!8 = !{void ()* @main, !"main", null, !4, !9}
!9 = !{i32 0, i64 1572880, i32 10, !10}
!10 = !{!11, i32 64}
!11 = !{i32 4, i32 4, i32 2}
!12 = !{!13, !13, i64 0}
!13 = !{!"int", !14, i64 0}
!14 = !{!"omnipotent char", !15, i64 0}
!15 = !{!"Simple C/C++ TBAA"}
!16 = !{!17, !17, i64 0}
!17 = !{!"long long", !14, i64 0}
