;
; Note: shader requires additional functionality:
;       Wave level operations
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
; shader hash: 8c5c180cf6bd7aacacff66e44eb89e1c
;
; Pipeline Runtime Information: 
;
;PSVRuntimeInfo:
; Compute Shader
; NumThreads=(64,1,1)
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
; Resource bind info for values
; {
;
;   int $Element;                                     ; Offset:    0 Size:     4
;
; }
;
; Resource bind info for masks
; {
;
;   uint4 $Element;                                   ; Offset:    0 Size:    16
;
; }
;
;
; Resource Bindings:
;
; Name                                 Type  Format         Dim      ID      HLSL Bind  Count
; ------------------------------ ---------- ------- ----------- ------- -------------- ------
; values                                UAV  struct         r/w      U0             u0     1
; masks                                 UAV  struct         r/w      U1             u1     1
;
target datalayout = "e-m:e-p:32:32-i1:32-i8:32-i16:32-i32:32-i64:64-f16:32-f32:32-f64:64-n8:16:32:64"
target triple = "dxil-ms-dx"

%dx.types.Handle = type { i8* }
%dx.types.ResRet.i32 = type { i32, i32, i32, i32, i32 }
%dx.types.fouri32 = type { i32, i32, i32, i32 }
%"class.RWStructuredBuffer<int>" = type { i32 }
%"class.RWStructuredBuffer<vector<unsigned int, 4> >" = type { <4 x i32> }

define void @main() {
  %1 = call %dx.types.Handle @dx.op.createHandle(i32 57, i8 1, i32 1, i32 1, i1 false)  ; CreateHandle(resourceClass,rangeId,index,nonUniformIndex)
  %2 = call %dx.types.Handle @dx.op.createHandle(i32 57, i8 1, i32 0, i32 0, i1 false)  ; CreateHandle(resourceClass,rangeId,index,nonUniformIndex)
  %3 = call i32 @dx.op.threadId.i32(i32 93, i32 0)  ; ThreadId(component)
  %4 = call %dx.types.ResRet.i32 @dx.op.rawBufferLoad.i32(i32 139, %dx.types.Handle %2, i32 %3, i32 0, i8 1, i32 4)  ; RawBufferLoad(srv,index,elementOffset,mask,alignment)
  %5 = extractvalue %dx.types.ResRet.i32 %4, 0
  %6 = and i32 %3, 1
  %7 = icmp ne i32 %6, 0
  %8 = call %dx.types.fouri32 @dx.op.waveMatch.i32(i32 165, i32 %5)  ; WaveMatch(value)
  %9 = extractvalue %dx.types.fouri32 %8, 0
  %10 = extractvalue %dx.types.fouri32 %8, 1
  %11 = extractvalue %dx.types.fouri32 %8, 2
  %12 = extractvalue %dx.types.fouri32 %8, 3
  %13 = call i32 @dx.op.waveActiveOp.i32(i32 119, i32 %5, i8 0, i8 0)  ; WaveActiveOp(value,op,sop)
  %14 = call i32 @dx.op.waveActiveOp.i32(i32 119, i32 %5, i8 1, i8 0)  ; WaveActiveOp(value,op,sop)
  %15 = call i32 @dx.op.waveActiveOp.i32(i32 119, i32 %5, i8 2, i8 0)  ; WaveActiveOp(value,op,sop)
  %16 = call i32 @dx.op.waveActiveOp.i32(i32 119, i32 %5, i8 3, i8 0)  ; WaveActiveOp(value,op,sop)
  %17 = call i32 @dx.op.wavePrefixOp.i32(i32 121, i32 %5, i8 0, i8 0)  ; WavePrefixOp(value,op,sop)
  %18 = call i32 @dx.op.wavePrefixOp.i32(i32 121, i32 %5, i8 1, i8 0)  ; WavePrefixOp(value,op,sop)
  %19 = call i32 @dx.op.waveMultiPrefixOp.i32(i32 166, i32 %5, i32 %9, i32 %10, i32 %11, i32 %12, i8 0, i8 0)  ; WaveMultiPrefixOp(value,mask0,mask1,mask2,mask3,op,sop)
  %20 = call i32 @dx.op.waveMultiPrefixOp.i32(i32 166, i32 %5, i32 %9, i32 %10, i32 %11, i32 %12, i8 4, i8 0)  ; WaveMultiPrefixOp(value,mask0,mask1,mask2,mask3,op,sop)
  %21 = and i32 %3, 7
  %22 = call i32 @dx.op.waveReadLaneAt.i32(i32 117, i32 %5, i32 %21)  ; WaveReadLaneAt(value,lane)
  %23 = call i32 @dx.op.waveReadLaneFirst.i32(i32 118, i32 %5)  ; WaveReadLaneFirst(value)
  %24 = call i32 @dx.op.quadReadLaneAt.i32(i32 122, i32 %5, i32 2)  ; QuadReadLaneAt(value,quadLane)
  %25 = call i32 @dx.op.quadOp.i32(i32 123, i32 %5, i8 0)  ; QuadOp(value,op)
  %26 = call i32 @dx.op.quadOp.i32(i32 123, i32 %5, i8 1)  ; QuadOp(value,op)
  %27 = call i32 @dx.op.quadOp.i32(i32 123, i32 %5, i8 2)  ; QuadOp(value,op)
  %28 = add i32 %14, %13
  %29 = add i32 %28, %15
  %30 = add i32 %29, %16
  %31 = add i32 %30, %17
  %32 = add i32 %31, %18
  %33 = add i32 %32, %19
  %34 = add i32 %33, %20
  %35 = add i32 %34, %22
  %36 = add i32 %35, %23
  %37 = add i32 %36, %24
  %38 = add i32 %37, %25
  %39 = add i32 %38, %26
  %40 = add i32 %39, %27
  %41 = call i32 @dx.op.waveGetLaneCount(i32 112)  ; WaveGetLaneCount()
  %42 = call i32 @dx.op.waveGetLaneIndex(i32 111)  ; WaveGetLaneIndex()
  %43 = call i32 @dx.op.waveAllOp(i32 135, i1 %7)  ; WaveAllBitCount(value)
  %44 = call i32 @dx.op.wavePrefixOp(i32 136, i1 %7)  ; WavePrefixBitCount(value)
  %45 = call i32 @dx.op.waveMultiPrefixBitCount(i32 167, i1 %7, i32 %9, i32 %10, i32 %11, i32 %12)  ; WaveMultiPrefixBitCount(value,mask0,mask1,mask2,mask3)
  %46 = call i32 @dx.op.waveActiveBit.i32(i32 120, i32 %3, i8 0)  ; WaveActiveBit(value,op)
  %47 = call i32 @dx.op.waveActiveBit.i32(i32 120, i32 %3, i8 1)  ; WaveActiveBit(value,op)
  %48 = call i32 @dx.op.waveActiveBit.i32(i32 120, i32 %3, i8 2)  ; WaveActiveBit(value,op)
  %49 = add i32 %42, %41
  %50 = add i32 %49, %43
  %51 = add i32 %50, %44
  %52 = add i32 %51, %45
  %53 = add i32 %52, %46
  %54 = add i32 %53, %47
  %55 = add i32 %54, %48
  %56 = call i1 @dx.op.waveIsFirstLane(i32 110)  ; WaveIsFirstLane()
  %57 = add i32 %55, 5
  %58 = select i1 %56, i32 %57, i32 %55
  %59 = call i1 @dx.op.waveAnyTrue(i32 113, i1 %7)  ; WaveAnyTrue(cond)
  %60 = add i32 %58, 7
  %61 = select i1 %59, i32 %60, i32 %58
  %62 = call i1 @dx.op.waveAllTrue(i32 114, i1 %7)  ; WaveAllTrue(cond)
  %63 = add i32 %61, 11
  %64 = select i1 %62, i32 %63, i32 %61
  %65 = call i1 @dx.op.waveActiveAllEqual.i32(i32 115, i32 %5)  ; WaveActiveAllEqual(value)
  %66 = add i32 %64, 13
  %67 = select i1 %65, i32 %66, i32 %64
  %68 = call i32 @dx.op.waveMultiPrefixOp.i32(i32 166, i32 %3, i32 %9, i32 %10, i32 %11, i32 %12, i8 1, i8 0)  ; WaveMultiPrefixOp(value,mask0,mask1,mask2,mask3,op,sop)
  %69 = call i32 @dx.op.waveMultiPrefixOp.i32(i32 166, i32 %3, i32 %9, i32 %10, i32 %11, i32 %12, i8 2, i8 0)  ; WaveMultiPrefixOp(value,mask0,mask1,mask2,mask3,op,sop)
  %70 = add i32 %69, %68
  %71 = call i32 @dx.op.waveMultiPrefixOp.i32(i32 166, i32 %3, i32 %9, i32 %10, i32 %11, i32 %12, i8 3, i8 0)  ; WaveMultiPrefixOp(value,mask0,mask1,mask2,mask3,op,sop)
  %72 = add i32 %70, %71
  %73 = add i32 %72, %67
  call void @dx.op.rawBufferStore.i32(i32 140, %dx.types.Handle %2, i32 %3, i32 0, i32 %40, i32 undef, i32 undef, i32 undef, i8 1, i32 4)  ; RawBufferStore(uav,index,elementOffset,value0,value1,value2,value3,mask,alignment)
  %74 = call %dx.types.fouri32 @dx.op.waveActiveBallot(i32 116, i1 %7)  ; WaveActiveBallot(cond)
  %75 = extractvalue %dx.types.fouri32 %74, 0
  %76 = extractvalue %dx.types.fouri32 %74, 1
  %77 = extractvalue %dx.types.fouri32 %74, 2
  %78 = extractvalue %dx.types.fouri32 %74, 3
  %79 = add i32 %73, %9
  %80 = add i32 %79, %75
  %81 = add i32 %73, %10
  %82 = add i32 %81, %76
  %83 = add i32 %73, %11
  %84 = add i32 %83, %77
  %85 = add i32 %73, %12
  %86 = add i32 %85, %78
  call void @dx.op.rawBufferStore.i32(i32 140, %dx.types.Handle %1, i32 %3, i32 0, i32 %80, i32 %82, i32 %84, i32 %86, i8 15, i32 4)  ; RawBufferStore(uav,index,elementOffset,value0,value1,value2,value3,mask,alignment)
  ret void
}

; Function Attrs: nounwind readnone
declare i32 @dx.op.threadId.i32(i32, i32) #0

; Function Attrs: nounwind readonly
declare %dx.types.ResRet.i32 @dx.op.rawBufferLoad.i32(i32, %dx.types.Handle, i32, i32, i8, i32) #1

; Function Attrs: nounwind
declare void @dx.op.rawBufferStore.i32(i32, %dx.types.Handle, i32, i32, i32, i32, i32, i32, i8, i32) #2

; Function Attrs: nounwind
declare %dx.types.fouri32 @dx.op.waveMatch.i32(i32, i32) #2

; Function Attrs: nounwind
declare i32 @dx.op.waveActiveBit.i32(i32, i32, i8) #2

; Function Attrs: nounwind
declare i32 @dx.op.waveReadLaneFirst.i32(i32, i32) #2

; Function Attrs: nounwind
declare i32 @dx.op.wavePrefixOp.i32(i32, i32, i8, i8) #2

; Function Attrs: nounwind
declare i32 @dx.op.waveActiveOp.i32(i32, i32, i8, i8) #2

; Function Attrs: nounwind
declare i32 @dx.op.waveMultiPrefixOp.i32(i32, i32, i32, i32, i32, i32, i8, i8) #2

; Function Attrs: nounwind
declare i32 @dx.op.quadReadLaneAt.i32(i32, i32, i32) #2

; Function Attrs: nounwind
declare i32 @dx.op.waveReadLaneAt.i32(i32, i32, i32) #2

; Function Attrs: nounwind
declare i32 @dx.op.quadOp.i32(i32, i32, i8) #2

; Function Attrs: nounwind readnone
declare i32 @dx.op.waveGetLaneCount(i32) #0

; Function Attrs: nounwind readonly
declare i32 @dx.op.waveGetLaneIndex(i32) #1

; Function Attrs: nounwind
declare i32 @dx.op.wavePrefixOp(i32, i1) #2

; Function Attrs: nounwind
declare i32 @dx.op.waveAllOp(i32, i1) #2

; Function Attrs: nounwind
declare i32 @dx.op.waveMultiPrefixBitCount(i32, i1, i32, i32, i32, i32) #2

; Function Attrs: nounwind
declare i1 @dx.op.waveIsFirstLane(i32) #2

; Function Attrs: nounwind
declare i1 @dx.op.waveAllTrue(i32, i1) #2

; Function Attrs: nounwind
declare i1 @dx.op.waveAnyTrue(i32, i1) #2

; Function Attrs: nounwind
declare i1 @dx.op.waveActiveAllEqual.i32(i32, i32) #2

; Function Attrs: nounwind
declare %dx.types.fouri32 @dx.op.waveActiveBallot(i32, i1) #2

; Function Attrs: nounwind readonly
declare %dx.types.Handle @dx.op.createHandle(i32, i8, i32, i32, i1) #1

attributes #0 = { nounwind readnone }
attributes #1 = { nounwind readonly }
attributes #2 = { nounwind }

!llvm.ident = !{!0}
!dx.version = !{!1}
!dx.valver = !{!2}
!dx.shaderModel = !{!3}
!dx.resources = !{!4}
!dx.entryPoints = !{!10}

!0 = !{!"dxcoob 1.9.2602.17 (21d28f727)"}
!1 = !{i32 1, i32 5}
!2 = !{i32 1, i32 9}
!3 = !{!"cs", i32 6, i32 5}
!4 = !{null, !5, null, null}
!5 = !{!6, !8}
!6 = !{i32 0, %"class.RWStructuredBuffer<int>"* undef, !"", i32 0, i32 0, i32 1, i32 12, i1 false, i1 false, i1 false, !7}
!7 = !{i32 1, i32 4}
!8 = !{i32 1, %"class.RWStructuredBuffer<vector<unsigned int, 4> >"* undef, !"", i32 0, i32 1, i32 1, i32 12, i1 false, i1 false, i1 false, !9}
!9 = !{i32 1, i32 16}
!10 = !{void ()* @main, !"main", null, !4, !11}
!11 = !{i32 0, i64 524304, i32 4, !12}
!12 = !{i32 64, i32 1, i32 1}
