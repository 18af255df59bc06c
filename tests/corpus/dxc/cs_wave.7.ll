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
; shader hash: e576a226d7aaf4f3054bff1eb89b89d1
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
;   int64_t $Element;                                 ; Offset:    0 Size:     8
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
%dx.types.ResRet.i64 = type { i64, i64, i64, i64, i32 }
%dx.types.fouri32 = type { i32, i32, i32, i32 }
%"class.RWStructuredBuffer<long long>" = type { i64 }
%"class.RWStructuredBuffer<vector<unsigned int, 4> >" = type { <4 x i32> }

define void @main() {
  %1 = call %dx.types.Handle @dx.op.createHandle(i32 57, i8 1, i32 1, i32 1, i1 false)  ; CreateHandle(resourceClass,rangeId,index,nonUniformIndex)
  %2 = call %dx.types.Handle @dx.op.createHandle(i32 57, i8 1, i32 0, i32 0, i1 false)  ; CreateHandle(resourceClass,rangeId,index,nonUniformIndex)
  %3 = call i32 @dx.op.threadId.i32(i32 93, i32 0)  ; ThreadId(component)
  %4 = call %dx.types.ResRet.i64 @dx.op.rawBufferLoad.i64(i32 139, %dx.types.Handle %2, i32 %3, i32 0, i8 1, i32 8)  ; RawBufferLoad(srv,index,elementOffset,mask,alignment)
  %5 = extractvalue %dx.types.ResRet.i64 %4, 0
  %6 = and i32 %3, 1
  %7 = icmp ne i32 %6, 0
  %8 = call %dx.types.fouri32 @dx.op.waveMatch.i64(i32 165, i64 %5)  ; WaveMatch(value)
  %9 = extractvalue %dx.types.fouri32 %8, 0
  %10 = extractvalue %dx.types.fouri32 %8, 1
  %11 = extractvalue %dx.types.fouri32 %8, 2
  %12 = extractvalue %dx.types.fouri32 %8, 3
  %13 = call i64 @dx.op.waveActiveOp.i64(i32 119, i64 %5, i8 0, i8 0)  ; WaveActiveOp(value,op,sop)
  %14 = call i64 @dx.op.waveActiveOp.i64(i32 119, i64 %5, i8 1, i8 0)  ; WaveActiveOp(value,op,sop)
  %15 = call i64 @dx.op.waveActiveOp.i64(i32 119, i64 %5, i8 2, i8 0)  ; WaveActiveOp(value,op,sop)
  %16 = call i64 @dx.op.waveActiveOp.i64(i32 119, i64 %5, i8 3, i8 0)  ; WaveActiveOp(value,op,sop)
  %17 = call i64 @dx.op.wavePrefixOp.i64(i32 121, i64 %5, i8 0, i8 0)  ; WavePrefixOp(value,op,sop)
  %18 = call i64 @dx.op.wavePrefixOp.i64(i32 121, i64 %5, i8 1, i8 0)  ; WavePrefixOp(value,op,sop)
  %19 = call i64 @dx.op.waveMultiPrefixOp.i64(i32 166, i64 %5, i32 %9, i32 %10, i32 %11, i32 %12, i8 0, i8 0)  ; WaveMultiPrefixOp(value,mask0,mask1,mask2,mask3,op,sop)
  %20 = call i64 @dx.op.waveMultiPrefixOp.i64(i32 166, i64 %5, i32 %9, i32 %10, i32 %11, i32 %12, i8 4, i8 0)  ; WaveMultiPrefixOp(value,mask0,mask1,mask2,mask3,op,sop)
  %21 = and i32 %3, 7
  %22 = call i64 @dx.op.waveReadLaneAt.i64(i32 117, i64 %5, i32 %21)  ; WaveReadLaneAt(value,lane)
  %23 = call i64 @dx.op.waveReadLaneFirst.i64(i32 118, i64 %5)  ; WaveReadLaneFirst(value)
  %24 = call i64 @dx.op.quadReadLaneAt.i64(i32 122, i64 %5, i32 2)  ; QuadReadLaneAt(value,quadLane)
  %25 = call i64 @dx.op.quadOp.i64(i32 123, i64 %5, i8 0)  ; QuadOp(value,op)
  %26 = call i64 @dx.op.quadOp.i64(i32 123, i64 %5, i8 1)  ; QuadOp(value,op)
  %27 = call i64 @dx.op.quadOp.i64(i32 123, i64 %5, i8 2)  ; QuadOp(value,op)
  %28 = call i32 @dx.op.waveGetLaneCount(i32 112)  ; WaveGetLaneCount()
  %29 = call i32 @dx.op.waveGetLaneIndex(i32 111)  ; WaveGetLaneIndex()
  %30 = call i32 @dx.op.waveAllOp(i32 135, i1 %7)  ; WaveAllBitCount(value)
  %31 = call i32 @dx.op.wavePrefixOp(i32 136, i1 %7)  ; WavePrefixBitCount(value)
  %32 = call i32 @dx.op.waveMultiPrefixBitCount(i32 167, i1 %7, i32 %9, i32 %10, i32 %11, i32 %12)  ; WaveMultiPrefixBitCount(value,mask0,mask1,mask2,mask3)
  %33 = call i32 @dx.op.waveActiveBit.i32(i32 120, i32 %3, i8 0)  ; WaveActiveBit(value,op)
  %34 = call i32 @dx.op.waveActiveBit.i32(i32 120, i32 %3, i8 1)  ; WaveActiveBit(value,op)
  %35 = call i32 @dx.op.waveActiveBit.i32(i32 120, i32 %3, i8 2)  ; WaveActiveBit(value,op)
  %36 = add i32 %29, %28
  %37 = add i32 %36, %30
  %38 = add i32 %37, %31
  %39 = add i32 %38, %32
  %40 = add i32 %39, %33
  %41 = add i32 %40, %34
  %42 = add i32 %41, %35
  %43 = call i1 @dx.op.waveIsFirstLane(i32 110)  ; WaveIsFirstLane()
  %44 = add i32 %42, 5
  %45 = select i1 %43, i32 %44, i32 %42
  %46 = call i1 @dx.op.waveAnyTrue(i32 113, i1 %7)  ; WaveAnyTrue(cond)
  %47 = add i32 %45, 7
  %48 = select i1 %46, i32 %47, i32 %45
  %49 = call i1 @dx.op.waveAllTrue(i32 114, i1 %7)  ; WaveAllTrue(cond)
  %50 = add i32 %48, 11
  %51 = select i1 %49, i32 %50, i32 %48
  %52 = call i1 @dx.op.waveActiveAllEqual.i64(i32 115, i64 %5)  ; WaveActiveAllEqual(value)
  %53 = add i32 %51, 13
  %54 = select i1 %52, i32 %53, i32 %51
  %55 = call i32 @dx.op.waveMultiPrefixOp.i32(i32 166, i32 %3, i32 %9, i32 %10, i32 %11, i32 %12, i8 1, i8 0)  ; WaveMultiPrefixOp(value,mask0,mask1,mask2,mask3,op,sop)
  %56 = call i32 @dx.op.waveMultiPrefixOp.i32(i32 166, i32 %3, i32 %9, i32 %10, i32 %11, i32 %12, i8 2, i8 0)  ; WaveMultiPrefixOp(value,mask0,mask1,mask2,mask3,op,sop)
  %57 = add i32 %56, %55
  %58 = call i32 @dx.op.waveMultiPrefixOp.i32(i32 166, i32 %3, i32 %9, i32 %10, i32 %11, i32 %12, i8 3, i8 0)  ; WaveMultiPrefixOp(value,mask0,mask1,mask2,mask3,op,sop)
  %59 = add i32 %57, %58
  %60 = add i32 %59, %54
  %61 = call i64 @dx.op.waveMultiPrefixOp.i64(i32 166, i64 %5, i32 %9, i32 %10, i32 %11, i32 %12, i8 1, i8 0)  ; WaveMultiPrefixOp(value,mask0,mask1,mask2,mask3,op,sop)
  %62 = call i64 @dx.op.waveMultiPrefixOp.i64(i32 166, i64 %5, i32 %9, i32 %10, i32 %11, i32 %12, i8 2, i8 0)  ; WaveMultiPrefixOp(value,mask0,mask1,mask2,mask3,op,sop)
  %63 = call i64 @dx.op.waveMultiPrefixOp.i64(i32 166, i64 %5, i32 %9, i32 %10, i32 %11, i32 %12, i8 3, i8 0)  ; WaveMultiPrefixOp(value,mask0,mask1,mask2,mask3,op,sop)
  %64 = add i64 %14, %13
  %65 = add i64 %64, %15
  %66 = add i64 %65, %16
  %67 = add i64 %66, %17
  %68 = add i64 %67, %18
  %69 = add i64 %68, %19
  %70 = add i64 %69, %20
  %71 = add i64 %70, %22
  %72 = add i64 %71, %23
  %73 = add i64 %72, %24
  %74 = add i64 %73, %25
  %75 = add i64 %74, %26
  %76 = add i64 %75, %27
  %77 = add i64 %76, %61
  %78 = add i64 %77, %62
  %79 = add i64 %78, %63
  call void @dx.op.rawBufferStore.i64(i32 140, %dx.types.Handle %2, i32 %3, i32 0, i64 %79, i64 undef, i64 undef, i64 undef, i8 1, i32 8)  ; RawBufferStore(uav,index,elementOffset,value0,value1,value2,value3,mask,alignment)
  %80 = call %dx.types.fouri32 @dx.op.waveActiveBallot(i32 116, i1 %7)  ; WaveActiveBallot(cond)
  %81 = extractvalue %dx.types.fouri32 %80, 0
  %82 = extractvalue %dx.types.fouri32 %80, 1
  %83 = extractvalue %dx.types.fouri32 %80, 2
  %84 = extractvalue %dx.types.fouri32 %80, 3
  %85 = add i32 %60, %9
  %86 = add i32 %85, %81
  %87 = add i32 %60, %10
  %88 = add i32 %87, %82
  %89 = add i32 %60, %11
  %90 = add i32 %89, %83
  %91 = add i32 %60, %12
  %92 = add i32 %91, %84
  call void @dx.op.rawBufferStore.i32(i32 140, %dx.types.Handle %1, i32 %3, i32 0, i32 %86, i32 %88, i32 %90, i32 %92, i8 15, i32 4)  ; RawBufferStore(uav,index,elementOffset,value0,value1,value2,value3,mask,alignment)
  ret void
}

; Function Attrs: nounwind readnone
declare i32 @dx.op.threadId.i32(i32, i32) #0

; Function Attrs: nounwind readonly
declare %dx.types.ResRet.i64 @dx.op.rawBufferLoad.i64(i32, %dx.types.Handle, i32, i32, i8, i32) #1

; Function Attrs: nounwind
declare void @dx.op.rawBufferStore.i64(i32, %dx.types.Handle, i32, i32, i64, i64, i64, i64, i8, i32) #2

; Function Attrs: nounwind
declare %dx.types.fouri32 @dx.op.waveMatch.i64(i32, i64) #2

; Function Attrs: nounwind
declare i64 @dx.op.waveReadLaneFirst.i64(i32, i64) #2

; Function Attrs: nounwind
declare i64 @dx.op.wavePrefixOp.i64(i32, i64, i8, i8) #2

; Function Attrs: nounwind
declare i64 @dx.op.waveActiveOp.i64(i32, i64, i8, i8) #2

; Function Attrs: nounwind
declare i64 @dx.op.waveMultiPrefixOp.i64(i32, i64, i32, i32, i32, i32, i8, i8) #2

; Function Attrs: nounwind
declare i64 @dx.op.quadReadLaneAt.i64(i32, i64, i32) #2

; Function Attrs: nounwind
declare i64 @dx.op.waveReadLaneAt.i64(i32, i64, i32) #2

; Function Attrs: nounwind
declare i64 @dx.op.quadOp.i64(i32, i64, i8) #2

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
declare i32 @dx.op.waveActiveBit.i32(i32, i32, i8) #2

; Function Attrs: nounwind
declare i1 @dx.op.waveIsFirstLane(i32) #2

; Function Attrs: nounwind
declare i1 @dx.op.waveAllTrue(i32, i1) #2

; Function Attrs: nounwind
declare i1 @dx.op.waveAnyTrue(i32, i1) #2

; Function Attrs: nounwind
declare i1 @dx.op.waveActiveAllEqual.i64(i32, i64) #2

; Function Attrs: nounwind
declare i32 @dx.op.waveMultiPrefixOp.i32(i32, i32, i32, i32, i32, i32, i8, i8) #2

; Function Attrs: nounwind
declare %dx.types.fouri32 @dx.op.waveActiveBallot(i32, i1) #2

; Function Attrs: nounwind
declare void @dx.op.rawBufferStore.i32(i32, %dx.types.Handle, i32, i32, i32, i32, i32, i32, i8, i32) #2

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
!6 = !{i32 0, %"class.RWStructuredBuffer<long long>"* undef, !"", i32 0, i32 0, i32 1, i32 12, i1 false, i1 false, i1 false, !7}
!7 = !{i32 1, i32 8}
!8 = !{i32 1, %"class.RWStructuredBuffer<vector<unsigned int, 4> >"* undef, !"", i32 0, i32 1, i32 1, i32 12, i1 false, i1 false, i1 false, !9}
!9 = !{i32 1, i32 16}
!10 = !{void ()* @main, !"main", null, !4, !11}
!11 = !{i32 0, i64 1572880, i32 4, !12}
!12 = !{i32 64, i32 1, i32 1}
