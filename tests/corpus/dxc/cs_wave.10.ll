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
; shader hash: 8cea0552243d777b9233631cd103f531
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
;   float $Element;                                   ; Offset:    0 Size:     4
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
%dx.types.ResBind = type { i32, i32, i32, i8 }
%dx.types.ResourceProperties = type { i32, i32 }
%dx.types.ResRet.f32 = type { float, float, float, float, i32 }
%dx.types.fouri32 = type { i32, i32, i32, i32 }
%"class.RWStructuredBuffer<float>" = type { float }
%"class.RWStructuredBuffer<vector<unsigned int, 4> >" = type { <4 x i32> }

@dx.nothing.a = internal constant [1 x i32] zeroinitializer

define void @main() {
  %1 = call %dx.types.Handle @dx.op.createHandleFromBinding(i32 217, %dx.types.ResBind { i32 1, i32 1, i32 0, i8 1 }, i32 1, i1 false)  ; CreateHandleFromBinding(bind,index,nonUniformIndex)
  %2 = call %dx.types.Handle @dx.op.createHandleFromBinding(i32 217, %dx.types.ResBind { i32 0, i32 0, i32 0, i8 1 }, i32 0, i1 false)  ; CreateHandleFromBinding(bind,index,nonUniformIndex)
  %3 = call i32 @dx.op.threadId.i32(i32 93, i32 0)  ; ThreadId(component)
  %4 = call %dx.types.Handle @dx.op.annotateHandle(i32 216, %dx.types.Handle %2, %dx.types.ResourceProperties { i32 4108, i32 4 })  ; AnnotateHandle(res,props)  resource: RWStructuredBuffer<stride=4>
  %5 = call %dx.types.ResRet.f32 @dx.op.rawBufferLoad.f32(i32 139, %dx.types.Handle %4, i32 %3, i32 0, i8 1, i32 4)  ; RawBufferLoad(srv,index,elementOffset,mask,alignment)
  %6 = extractvalue %dx.types.ResRet.f32 %5, 0
  %7 = load i32, i32* getelementptr inbounds ([1 x i32], [1 x i32]* @dx.nothing.a, i32 0, i32 0)
  %8 = and i32 %3, 1
  %9 = icmp ne i32 %8, 0
  %10 = icmp ne i1 %9, false
  %11 = zext i1 %10 to i32
  %12 = load i32, i32* getelementptr inbounds ([1 x i32], [1 x i32]* @dx.nothing.a, i32 0, i32 0)
  %13 = call %dx.types.fouri32 @dx.op.waveMatch.f32(i32 165, float %6)  ; WaveMatch(value)
  %14 = extractvalue %dx.types.fouri32 %13, 0
  %15 = insertelement <4 x i32> undef, i32 %14, i64 0
  %16 = extractvalue %dx.types.fouri32 %13, 1
  %17 = insertelement <4 x i32> %15, i32 %16, i64 1
  %18 = extractvalue %dx.types.fouri32 %13, 2
  %19 = insertelement <4 x i32> %17, i32 %18, i64 2
  %20 = extractvalue %dx.types.fouri32 %13, 3
  %21 = insertelement <4 x i32> %19, i32 %20, i64 3
  %22 = load i32, i32* getelementptr inbounds ([1 x i32], [1 x i32]* @dx.nothing.a, i32 0, i32 0)
  %23 = call float @dx.op.waveActiveOp.f32(i32 119, float %6, i8 0, i8 0)  ; WaveActiveOp(value,op,sop)
  %24 = call float @dx.op.waveActiveOp.f32(i32 119, float %6, i8 1, i8 0)  ; WaveActiveOp(value,op,sop)
  %25 = fadd fast float %23, %24
  %26 = call float @dx.op.waveActiveOp.f32(i32 119, float %6, i8 2, i8 0)  ; WaveActiveOp(value,op,sop)
  %27 = fadd fast float %25, %26
  %28 = call float @dx.op.waveActiveOp.f32(i32 119, float %6, i8 3, i8 0)  ; WaveActiveOp(value,op,sop)
  %29 = fadd fast float %27, %28
  %30 = load i32, i32* getelementptr inbounds ([1 x i32], [1 x i32]* @dx.nothing.a, i32 0, i32 0)
  %31 = call float @dx.op.wavePrefixOp.f32(i32 121, float %6, i8 0, i8 0)  ; WavePrefixOp(value,op,sop)
  %32 = call float @dx.op.wavePrefixOp.f32(i32 121, float %6, i8 1, i8 0)  ; WavePrefixOp(value,op,sop)
  %33 = fadd fast float %31, %32
  %34 = fadd fast float %29, %33
  %35 = load i32, i32* getelementptr inbounds ([1 x i32], [1 x i32]* @dx.nothing.a, i32 0, i32 0)
  %36 = call float @dx.op.waveMultiPrefixOp.f32(i32 166, float %6, i32 %14, i32 %16, i32 %18, i32 %20, i8 0, i8 0)  ; WaveMultiPrefixOp(value,mask0,mask1,mask2,mask3,op,sop)
  %37 = call float @dx.op.waveMultiPrefixOp.f32(i32 166, float %6, i32 %14, i32 %16, i32 %18, i32 %20, i8 4, i8 0)  ; WaveMultiPrefixOp(value,mask0,mask1,mask2,mask3,op,sop)
  %38 = fadd fast float %36, %37
  %39 = fadd fast float %34, %38
  %40 = load i32, i32* getelementptr inbounds ([1 x i32], [1 x i32]* @dx.nothing.a, i32 0, i32 0)
  %41 = and i32 %3, 7
  %42 = call float @dx.op.waveReadLaneAt.f32(i32 117, float %6, i32 %41)  ; WaveReadLaneAt(value,lane)
  %43 = call float @dx.op.waveReadLaneFirst.f32(i32 118, float %6)  ; WaveReadLaneFirst(value)
  %44 = fadd fast float %42, %43
  %45 = fadd fast float %39, %44
  %46 = load i32, i32* getelementptr inbounds ([1 x i32], [1 x i32]* @dx.nothing.a, i32 0, i32 0)
  %47 = call float @dx.op.quadReadLaneAt.f32(i32 122, float %6, i32 2)  ; QuadReadLaneAt(value,quadLane)
  %48 = call float @dx.op.quadOp.f32(i32 123, float %6, i8 0)  ; QuadOp(value,op)
  %49 = fadd fast float %47, %48
  %50 = call float @dx.op.quadOp.f32(i32 123, float %6, i8 1)  ; QuadOp(value,op)
  %51 = fadd fast float %49, %50
  %52 = call float @dx.op.quadOp.f32(i32 123, float %6, i8 2)  ; QuadOp(value,op)
  %53 = fadd fast float %51, %52
  %54 = fadd fast float %45, %53
  %55 = load i32, i32* getelementptr inbounds ([1 x i32], [1 x i32]* @dx.nothing.a, i32 0, i32 0)
  %56 = call i32 @dx.op.waveGetLaneCount(i32 112)  ; WaveGetLaneCount()
  %57 = call i32 @dx.op.waveGetLaneIndex(i32 111)  ; WaveGetLaneIndex()
  %58 = add i32 %56, %57
  %59 = load i32, i32* getelementptr inbounds ([1 x i32], [1 x i32]* @dx.nothing.a, i32 0, i32 0)
  %60 = icmp ne i32 %11, 0
  %61 = call i32 @dx.op.waveAllOp(i32 135, i1 %60)  ; WaveAllBitCount(value)
  %62 = icmp ne i32 %11, 0
  %63 = call i32 @dx.op.wavePrefixOp(i32 136, i1 %62)  ; WavePrefixBitCount(value)
  %64 = add i32 %61, %63
  %65 = icmp ne i32 %11, 0
  %66 = call i32 @dx.op.waveMultiPrefixBitCount(i32 167, i1 %65, i32 %14, i32 %16, i32 %18, i32 %20)  ; WaveMultiPrefixBitCount(value,mask0,mask1,mask2,mask3)
  %67 = add i32 %64, %66
  %68 = add i32 %58, %67
  %69 = load i32, i32* getelementptr inbounds ([1 x i32], [1 x i32]* @dx.nothing.a, i32 0, i32 0)
  %70 = call i32 @dx.op.waveActiveBit.i32(i32 120, i32 %3, i8 0)  ; WaveActiveBit(value,op)
  %71 = call i32 @dx.op.waveActiveBit.i32(i32 120, i32 %3, i8 1)  ; WaveActiveBit(value,op)
  %72 = add i32 %70, %71
  %73 = call i32 @dx.op.waveActiveBit.i32(i32 120, i32 %3, i8 2)  ; WaveActiveBit(value,op)
  %74 = add i32 %72, %73
  %75 = add i32 %68, %74
  %76 = load i32, i32* getelementptr inbounds ([1 x i32], [1 x i32]* @dx.nothing.a, i32 0, i32 0)
  %77 = call i1 @dx.op.waveIsFirstLane(i32 110)  ; WaveIsFirstLane()
  br i1 %77, label %78, label %81

; <label>:78                                      ; preds = %0
  %79 = add i32 %75, 5
  %80 = load i32, i32* getelementptr inbounds ([1 x i32], [1 x i32]* @dx.nothing.a, i32 0, i32 0)
  br label %81

; <label>:81                                      ; preds = %78, %0
  %82 = phi i32 [ %79, %78 ], [ %75, %0 ]
  %83 = icmp ne i32 %11, 0
  %84 = call i1 @dx.op.waveAnyTrue(i32 113, i1 %83)  ; WaveAnyTrue(cond)
  br i1 %84, label %85, label %88

; <label>:85                                      ; preds = %81
  %86 = add i32 %82, 7
  %87 = load i32, i32* getelementptr inbounds ([1 x i32], [1 x i32]* @dx.nothing.a, i32 0, i32 0)
  br label %88

; <label>:88                                      ; preds = %85, %81
  %89 = phi i32 [ %86, %85 ], [ %82, %81 ]
  %90 = icmp ne i32 %11, 0
  %91 = call i1 @dx.op.waveAllTrue(i32 114, i1 %90)  ; WaveAllTrue(cond)
  br i1 %91, label %92, label %95

; <label>:92                                      ; preds = %88
  %93 = add i32 %89, 11
  %94 = load i32, i32* getelementptr inbounds ([1 x i32], [1 x i32]* @dx.nothing.a, i32 0, i32 0)
  br label %95

; <label>:95                                      ; preds = %92, %88
  %96 = phi i32 [ %93, %92 ], [ %89, %88 ]
  %97 = call i1 @dx.op.waveActiveAllEqual.f32(i32 115, float %6)  ; WaveActiveAllEqual(value)
  br i1 %97, label %98, label %101

; <label>:98                                      ; preds = %95
  %99 = add i32 %96, 13
  %100 = load i32, i32* getelementptr inbounds ([1 x i32], [1 x i32]* @dx.nothing.a, i32 0, i32 0)
  br label %101

; <label>:101                                     ; preds = %98, %95
  %102 = phi i32 [ %99, %98 ], [ %96, %95 ]
  %103 = call i32 @dx.op.waveMultiPrefixOp.i32(i32 166, i32 %3, i32 %14, i32 %16, i32 %18, i32 %20, i8 1, i8 0)  ; WaveMultiPrefixOp(value,mask0,mask1,mask2,mask3,op,sop)
  %104 = call i32 @dx.op.waveMultiPrefixOp.i32(i32 166, i32 %3, i32 %14, i32 %16, i32 %18, i32 %20, i8 2, i8 0)  ; WaveMultiPrefixOp(value,mask0,mask1,mask2,mask3,op,sop)
  %105 = add i32 %103, %104
  %106 = call i32 @dx.op.waveMultiPrefixOp.i32(i32 166, i32 %3, i32 %14, i32 %16, i32 %18, i32 %20, i8 3, i8 0)  ; WaveMultiPrefixOp(value,mask0,mask1,mask2,mask3,op,sop)
  %107 = add i32 %105, %106
  %108 = add i32 %102, %107
  %109 = load i32, i32* getelementptr inbounds ([1 x i32], [1 x i32]* @dx.nothing.a, i32 0, i32 0)
  %110 = call %dx.types.Handle @dx.op.annotateHandle(i32 216, %dx.types.Handle %2, %dx.types.ResourceProperties { i32 4108, i32 4 })  ; AnnotateHandle(res,props)  resource: RWStructuredBuffer<stride=4>
  call void @dx.op.rawBufferStore.f32(i32 140, %dx.types.Handle %110, i32 %3, i32 0, float %54, float undef, float undef, float undef, i8 1, i32 4)  ; RawBufferStore(uav,index,elementOffset,value0,value1,value2,value3,mask,alignment)
  %111 = icmp ne i32 %11, 0
  %112 = call %dx.types.fouri32 @dx.op.waveActiveBallot(i32 116, i1 %111)  ; WaveActiveBallot(cond)
  %113 = extractvalue %dx.types.fouri32 %112, 0
  %114 = insertelement <4 x i32> undef, i32 %113, i64 0
  %115 = extractvalue %dx.types.fouri32 %112, 1
  %116 = insertelement <4 x i32> %114, i32 %115, i64 1
  %117 = extractvalue %dx.types.fouri32 %112, 2
  %118 = insertelement <4 x i32> %116, i32 %117, i64 2
  %119 = extractvalue %dx.types.fouri32 %112, 3
  %120 = insertelement <4 x i32> %118, i32 %119, i64 3
  %121 = add <4 x i32> %21, %120
  %122 = insertelement <4 x i32> undef, i32 %108, i32 0
  %123 = shufflevector <4 x i32> %122, <4 x i32> undef, <4 x i32> zeroinitializer
  %124 = add <4 x i32> %121, %123
  %125 = call %dx.types.Handle @dx.op.annotateHandle(i32 216, %dx.types.Handle %1, %dx.types.ResourceProperties { i32 4108, i32 16 })  ; AnnotateHandle(res,props)  resource: RWStructuredBuffer<stride=16>
  call void @dx.op.rawBufferVectorStore.v4i32(i32 304, %dx.types.Handle %125, i32 %3, i32 0, <4 x i32> %124, i32 4)  ; RawBufferVectorStore(uav,index,elementOffset,value0,alignment)
  %126 = load i32, i32* getelementptr inbounds ([1 x i32], [1 x i32]* @dx.nothing.a, i32 0, i32 0)
  ret void
}

; Function Attrs: nounwind readnone
declare i32 @dx.op.threadId.i32(i32, i32) #0

; Function Attrs: nounwind readonly
declare %dx.types.ResRet.f32 @dx.op.rawBufferLoad.f32(i32, %dx.types.Handle, i32, i32, i8, i32) #1

; Function Attrs: nounwind
declare void @dx.op.rawBufferStore.f32(i32, %dx.types.Handle, i32, i32, float, float, float, float, i8, i32) #2

; Function Attrs: nounwind
declare %dx.types.fouri32 @dx.op.waveMatch.f32(i32, float) #2

; Function Attrs: nounwind
declare float @dx.op.waveReadLaneFirst.f32(i32, float) #2

; Function Attrs: nounwind
declare float @dx.op.wavePrefixOp.f32(i32, float, i8, i8) #2

; Function Attrs: nounwind
declare float @dx.op.waveActiveOp.f32(i32, float, i8, i8) #2

; Function Attrs: nounwind
declare float @dx.op.waveMultiPrefixOp.f32(i32, float, i32, i32, i32, i32, i8, i8) #2

; Function Attrs: nounwind
declare float @dx.op.quadReadLaneAt.f32(i32, float, i32) #2

; Function Attrs: nounwind
declare float @dx.op.waveReadLaneAt.f32(i32, float, i32) #2

; Function Attrs: nounwind
declare float @dx.op.quadOp.f32(i32, float, i8) #2

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
declare i1 @dx.op.waveActiveAllEqual.f32(i32, float) #2

; Function Attrs: nounwind
declare i32 @dx.op.waveMultiPrefixOp.i32(i32, i32, i32, i32, i32, i32, i8, i8) #2

; Function Attrs: nounwind
declare %dx.types.fouri32 @dx.op.waveActiveBallot(i32, i1) #2

; Function Attrs: nounwind
declare void @dx.op.rawBufferVectorStore.v4i32(i32, %dx.types.Handle, i32, i32, <4 x i32>, i32) #2

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
!3 = !{null, !4, null, null}
!4 = !{!5, !7}
!5 = !{i32 0, %"class.RWStructuredBuffer<float>"* undef, !"", i32 0, i32 0, i32 1, i32 12, i1 false, i1 false, i1 false, !6}
!6 = !{i32 1, i32 4}
!7 = !{i32 1, %"class.RWStructuredBuffer<vector<unsigned int, 4> >"* undef, !"", i32 0, i32 1, i32 1, i32 12, i1 false, i1 false, i1 false, !8}
!8 = !{i32 1, i32 16}
!9 = !{void ()* @main, !"main", null, !3, !10}
!10 = !{i32 0, i64 8590458897, i32 4, !11}
!11 = !{i32 64, i32 1, i32 1}
