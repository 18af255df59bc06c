;
; Buffer Definitions:
;
; Resource bind info for 
; {
;
;   [8 x i8] (type annotation not present)
;
; }
;
;
; Resource Bindings:
;
; Name                                 Type  Format         Dim      ID      HLSL Bind  Count
; ------------------------------ ---------- ------- ----------- ------- -------------- ------
;                                       UAV     u32         buf      U0             u0     1
;                                       UAV     i32          2d      U1             u1     1
;                                       UAV  struct         r/w      U2             u2     1
;                                       UAV    byte         r/w      U3             u3     1
;
target datalayout = "e-m:e-p:32:32-i1:32-i8:32-i16:32-i32:32-i64:64-f16:32-f32:32-f64:64-n8:16:32:64"
target triple = "dxil-ms-dx"

%dx.types.Handle = type { i8* }
%"class.RWBuffer<unsigned int>" = type { i32 }
%"class.RWTexture2D<int>" = type { i32 }
%"class.RWStructuredBuffer<vector<unsigned int, 2> >" = type { <2 x i32> }
%struct.RWByteAddressBuffer = type { i32 }

@"\01?shared_u@@3PAIA" = external addrspace(3) global [64 x i32], align 4
@"\01?shared_i@@3HA" = external addrspace(3) global i32, align 4
@"\01?shared_f@@3PAMA" = external addrspace(3) global [2 x float], align 4

define void @main() {
  %1 = call %dx.types.Handle @dx.op.createHandle(i32 57, i8 1, i32 3, i32 3, i1 false)  ; CreateHandle(resourceClass,rangeId,index,nonUniformIndex)
  %2 = call %dx.types.Handle @dx.op.createHandle(i32 57, i8 1, i32 2, i32 2, i1 false)  ; CreateHandle(resourceClass,rangeId,index,nonUniformIndex)
  %3 = call %dx.types.Handle @dx.op.createHandle(i32 57, i8 1, i32 1, i32 1, i1 false)  ; CreateHandle(resourceClass,rangeId,index,nonUniformIndex)
  %4 = call %dx.types.Handle @dx.op.createHandle(i32 57, i8 1, i32 0, i32 0, i1 false)  ; CreateHandle(resourceClass,rangeId,index,nonUniformIndex)
  %5 = call i32 @dx.op.flattenedThreadIdInGroup.i32(i32 96)  ; FlattenedThreadIdInGroup()
  %6 = call i32 @dx.op.threadId.i32(i32 93, i32 0)  ; ThreadId(component)
  %7 = call i32 @dx.op.threadId.i32(i32 93, i32 1)  ; ThreadId(component)
  %8 = icmp ult i32 %5, 8
  br i1 %8, label %9, label %14

; <label>:9                                       ; preds = %0
  %10 = getelementptr [64 x i32], [64 x i32] addrspace(3)* @"\01?shared_u@@3PAIA", i32 0, i32 %5
  store i32 %5, i32 addrspace(3)* %10, align 4
  %11 = uitofp i32 %5 to float
  %12 = and i32 %5, 1
  %13 = getelementptr [2 x float], [2 x float] addrspace(3)* @"\01?shared_f@@3PAMA", i32 0, i32 %12
  store float %11, float addrspace(3)* %13, align 4
  br label %14

; <label>:14                                      ; preds = %9, %0
  call void @dx.op.barrier(i32 80, i32 9)  ; Barrier(barrierMode)
  %15 = getelementptr [64 x i32], [64 x i32] addrspace(3)* @"\01?shared_u@@3PAIA", i32 0, i32 %5
  %16 = atomicrmw add i32 addrspace(3)* %15, i32 1 seq_cst
  %17 = atomicrmw add i32 addrspace(3)* %15, i32 2 seq_cst
  %18 = getelementptr [64 x i32], [64 x i32] addrspace(3)* @"\01?shared_u@@3PAIA", i32 0, i32 %17
  %19 = atomicrmw umin i32 addrspace(3)* %18, i32 3 seq_cst
  %20 = atomicrmw umax i32 addrspace(3)* %15, i32 %19 seq_cst
  %21 = atomicrmw min i32 addrspace(3)* @"\01?shared_i@@3HA", i32 -3 seq_cst
  %22 = atomicrmw max i32 addrspace(3)* @"\01?shared_i@@3HA", i32 %21 seq_cst
  %23 = atomicrmw and i32 addrspace(3)* %15, i32 255 seq_cst
  %24 = atomicrmw or i32 addrspace(3)* %15, i32 %23 seq_cst
  %25 = atomicrmw xor i32 addrspace(3)* %15, i32 5 seq_cst
  %26 = atomicrmw xchg i32 addrspace(3)* %15, i32 %25 seq_cst
  %27 = cmpxchg weak i32 addrspace(3)* %15, i32 1, i32 %26 seq_cst <bad ordering 0>
}

; Function Attrs: nounwind readnone
declare i32 @dx.op.flattenedThreadIdInGroup.i32(i32) #0

; Function Attrs: nounwind readnone
declare i32 @dx.op.threadId.i32(i32, i32) #0

; Function Attrs: noduplicate nounwind
declare void @dx.op.barrier(i32, i32) #1

; Function Attrs: nounwind
declare i32 @dx.op.atomicBinOp.i32(i32, %dx.types.Handle, i32, i32, i32, i32, i32) #2

; Function Attrs: nounwind
declare i32 @dx.op.atomicCompareExchange.i32(i32, %dx.types.Handle, i32, i32, i32, i32, i32) #2

; Function Attrs: nounwind
declare void @dx.op.bufferStore.i32(i32, %dx.types.Handle, i32, i32, i32, i32, i32, i32, i8) #2

; Function Attrs: nounwind readonly
declare %dx.types.Handle @dx.op.createHandle(i32, i8, i32, i32, i1) #3

attributes #0 = { nounwind readnone }
attributes #1 = { noduplicate nounwind }
attributes #2 = { nounwind }
attributes #3 = { nounwind readonly }

!llvm.ident = !{!0}
!dx.version = !{!1}
!dx.valver = !{!2}
!dx.shaderModel = !{!3}
!dx.resources = !{!4}
!dx.entryPoints = !{!13}

!0 = !{!"dxcoob 1.9.2602.17 (21d28f727)"}
!1 = !{i32 1, i32 0}
!2 = !{i32 1, i32 9}
!3 = !{!"cs", i32 6, i32 0}
!4 = !{null, !5, null, null}
!5 = !{!6, !8, !10, !12}
!6 = !{i32 0, %"class.RWBuffer<unsigned int>"* undef, !"", i32 0, i32 0, i32 1, i32 10, i1 false, i1 false, i1 false, !7}
!7 = !{i32 0, i32 5}
!8 = !{i32 1, %"class.RWTexture2D<int>"* undef, !"", i32 0, i32 1, i32 1, i32 2, i1 false, i1 false, i1 false, !9}
!9 = !{i32 0, i32 4}
!10 = !{i32 2, %"class.RWStructuredBuffer<vector<unsigned int, 2> >"* undef, !"", i32 0, i32 2, i32 1, i32 12, i1 false, i1 false, i1 false, !11}
!11 = !{i32 1, i32 8}
!12 = !{i32 3, %struct.RWByteAddressBuffer* undef, !"", i32 0, i32 3, i32 1, i32 11, i1 false, i1 false, i1 false, null}
!13 = !{void ()* @main, !"main", null, !4, !14}
!14 = !{i32 0, i64 16, i32 4, !15}
!15 = !{i32 64, i32 1, i32 1}
