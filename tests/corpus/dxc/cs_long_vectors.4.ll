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
; shader hash: e8719962f612d81c603f0d9c74cc95cc
;
; Pipeline Runtime Information: 
;
;PSVRuntimeInfo:
; Compute Shader
; NumThreads=(4,1,1)
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
; Resource bind info for s
; {
;
;   uint3 $Element;                                   ; Offset:    0 Size:    12
;
; }
;
;
; Resource Bindings:
;
; Name                                 Type  Format         Dim      ID      HLSL Bind  Count
; ------------------------------ ---------- ------- ----------- ------- -------------- ------
; b                                     UAV    byte         r/w      U0             u0     1
; s                                     UAV  struct         r/w      U1             u1     1
;
target datalayout = "e-m:e-p:32:32-i1:32-i8:32-i16:32-i32:32-i64:64-f16:32-f32:32-f64:64-n8:16:32:64"
target triple = "dxil-ms-dx"

%dx.types.Handle = type { i8* }
%dx.types.ResBind = type { i32, i32, i32, i8 }
%dx.types.ResourceProperties = type { i32, i32 }
%dx.types.ResRet.v3i32 = type { <3 x i32>, i32 }
%struct.RWByteAddressBuffer = type { i32 }
%"class.RWStructuredBuffer<vector<unsigned int, 3> >" = type { <3 x i32> }

@"\01?room@@3PAV?$vector@I$02@@A" = external addrspace(3) global [2 x <3 x i32>], align 4

define void @main() {
  %1 = call %dx.types.Handle @dx.op.createHandleFromBinding(i32 217, %dx.types.ResBind { i32 1, i32 1, i32 0, i8 1 }, i32 1, i1 false)  ; CreateHandleFromBinding(bind,index,nonUniformIndex)
  %2 = call %dx.types.Handle @dx.op.createHandleFromBinding(i32 217, %dx.types.ResBind { i32 0, i32 0, i32 0, i8 1 }, i32 0, i1 false)  ; CreateHandleFromBinding(bind,index,nonUniformIndex)
  %3 = call i32 @dx.op.flattenedThreadIdInGroup.i32(i32 96)  ; FlattenedThreadIdInGroup()
  %4 = alloca <3 x i32>, align 4
  %5 = shl i32 %3, 10
  %6 = call %dx.types.Handle @dx.op.annotateHandle(i32 216, %dx.types.Handle %2, %dx.types.ResourceProperties { i32 4107, i32 0 })  ; AnnotateHandle(res,props)  resource: RWByteAddressBuffer
  %7 = call %dx.types.ResRet.v3i32 @dx.op.rawBufferVectorLoad.v3i32(i32 303, %dx.types.Handle %6, i32 %5, i32 undef, i32 4)  ; RawBufferVectorLoad(buf,index,elementOffset,alignment)
  %8 = extractvalue %dx.types.ResRet.v3i32 %7, 0
  %9 = call %dx.types.Handle @dx.op.annotateHandle(i32 216, %dx.types.Handle %1, %dx.types.ResourceProperties { i32 4108, i32 12 })  ; AnnotateHandle(res,props)  resource: RWStructuredBuffer<stride=12>
  %10 = call %dx.types.ResRet.v3i32 @dx.op.rawBufferVectorLoad.v3i32(i32 303, %dx.types.Handle %9, i32 %3, i32 0, i32 4)  ; RawBufferVectorLoad(buf,index,elementOffset,alignment)
  %11 = extractvalue %dx.types.ResRet.v3i32 %10, 0
  %12 = add i32 %3, 1
  %13 = call %dx.types.ResRet.v3i32 @dx.op.rawBufferVectorLoad.v3i32(i32 303, %dx.types.Handle %9, i32 %12, i32 0, i32 4)  ; RawBufferVectorLoad(buf,index,elementOffset,alignment)
  %14 = extractvalue %dx.types.ResRet.v3i32 %13, 0
  %15 = and i32 %3, 1
  %16 = getelementptr [2 x <3 x i32>], [2 x <3 x i32>] addrspace(3)* @"\01?room@@3PAV?$vector@I$02@@A", i32 0, i32 %15
  store <3 x i32> %8, <3 x i32> addrspace(3)* %16, align 4, !tbaa !11
  call void @dx.op.barrier(i32 80, i32 9)  ; Barrier(barrierMode)
  %17 = bitcast <3 x i32>* %4 to i8*
  call void @llvm.lifetime.start(i64 12, i8* %17) #0
  %18 = mul <3 x i32> %14, %11
  %19 = add <3 x i32> %18, %8
  %20 = xor i32 %15, 1
  %21 = getelementptr [2 x <3 x i32>], [2 x <3 x i32>] addrspace(3)* @"\01?room@@3PAV?$vector@I$02@@A", i32 0, i32 %20
  %22 = load <3 x i32>, <3 x i32> addrspace(3)* %21, align 4, !tbaa !11
  %23 = sub <3 x i32> %19, %22
  %24 = call <3 x i32> @dx.op.binary.v3i32(i32 39, <3 x i32> %23, <3 x i32> %8)  ; UMax(a,b)
  %25 = call <3 x i32> @dx.op.binary.v3i32(i32 40, <3 x i32> %24, <3 x i32> %11)  ; UMin(a,b)
  %26 = call <3 x i32> @dx.op.tertiary.v3i32(i32 49, <3 x i32> %8, <3 x i32> %11, <3 x i32> %25)  ; UMad(a,b,c)
  %27 = icmp ult <3 x i32> %8, %11
  %28 = select <3 x i1> %27, <3 x i32> %26, <3 x i32> %14
  %29 = icmp eq <3 x i32> %8, %14
  %30 = zext <3 x i1> %29 to <3 x i32>
  %31 = icmp ne <3 x i32> %30, zeroinitializer
  %32 = call i1 @dx.op.vectorReduce.v3i1(i32 310, <3 x i1> %31)  ; VectorReduceOr(a)
  %33 = add <3 x i32> %28, <i32 1, i32 1, i32 1>
  %34 = select i1 %32, <3 x i32> %33, <3 x i32> %28
  %35 = call i1 @dx.op.vectorReduce.v3i1(i32 309, <3 x i1> %31)  ; VectorReduceAnd(a)
  %36 = add <3 x i32> %34, <i32 -2, i32 -2, i32 -2>
  %37 = select i1 %35, <3 x i32> %36, <3 x i32> %34
  %38 = and <3 x i32> %37, %8
  %39 = xor <3 x i32> %11, %14
  %40 = or <3 x i32> %38, %39
  %41 = and <3 x i32> %8, <i32 3, i32 3, i32 3>
  %42 = shl <3 x i32> %40, %41
  %43 = lshr <3 x i32> %42, <i32 1, i32 1, i32 1>
  %44 = or <3 x i32> %11, <i32 1, i32 1, i32 1>
  %45 = udiv <3 x i32> %43, %44
  %46 = call <3 x i32> @dx.op.unary.v3i32(i32 30, <3 x i32> %8)  ; Bfrev(value)
  %47 = add <3 x i32> %46, %45
  %48 = call <3 x i32> @dx.op.unaryBits.v3i32(i32 31, <3 x i32> %11)  ; Countbits(value)
  %49 = call <3 x i32> @dx.op.unaryBits.v3i32(i32 32, <3 x i32> %14)  ; FirstbitLo(value)
  %50 = call <3 x i32> @dx.op.unaryBits.v3i32(i32 33, <3 x i32> %8)  ; FirstbitHi(value)
  %51 = sub <3 x i32> <i32 31, i32 31, i32 31>, %50
  %52 = icmp eq <3 x i32> %50, <i32 -1, i32 -1, i32 -1>
  %53 = select <3 x i1> %52, <3 x i32> <i32 -1, i32 -1, i32 -1>, <3 x i32> %51
  %54 = add <3 x i32> %47, %48
  %55 = add <3 x i32> %54, %49
  %56 = add <3 x i32> %55, %53
  %57 = call <3 x i32> @dx.op.waveActiveOp.v3i32(i32 119, <3 x i32> %8, i8 0, i8 1)  ; WaveActiveOp(value,op,sop)
  %58 = call <3 x i32> @dx.op.waveReadLaneFirst.v3i32(i32 118, <3 x i32> %11)  ; WaveReadLaneFirst(value)
  %59 = add <3 x i32> %58, %57
  %60 = call <3 x i32> @dx.op.waveActiveBit.v3i32(i32 120, <3 x i32> %14, i8 1)  ; WaveActiveBit(value,op)
  %61 = add <3 x i32> %59, %60
  %62 = add <3 x i32> %61, %56
  store <3 x i32> %62, <3 x i32>* %4, align 4, !tbaa !11
  %63 = getelementptr <3 x i32>, <3 x i32>* %4, i32 0, i32 2
  %64 = load i32, i32* %63, align 4, !tbaa !14
  %65 = urem i32 %3, 3
  %66 = getelementptr <3 x i32>, <3 x i32>* %4, i32 0, i32 %65
  store i32 %64, i32* %66, align 4, !tbaa !14
  %67 = load <3 x i32>, <3 x i32>* %4, align 4, !tbaa !11
  %68 = or i32 %5, 512
  %69 = call %dx.types.Handle @dx.op.annotateHandle(i32 216, %dx.types.Handle %2, %dx.types.ResourceProperties { i32 4107, i32 0 })  ; AnnotateHandle(res,props)  resource: RWByteAddressBuffer
  call void @dx.op.rawBufferVectorStore.v3i32(i32 304, %dx.types.Handle %69, i32 %68, i32 undef, <3 x i32> %67, i32 4)  ; RawBufferVectorStore(uav,index,elementOffset,value0,alignment)
  %70 = getelementptr <3 x i32>, <3 x i32>* %4, i32 0, i32 1
  %71 = load i32, i32* %70, align 4, !tbaa !14
  %72 = insertelement <3 x i32> undef, i32 %71, i32 0
  %73 = shufflevector <3 x i32> %72, <3 x i32> undef, <3 x i32> zeroinitializer
  %74 = add <3 x i32> %73, %67
  %75 = call %dx.types.Handle @dx.op.annotateHandle(i32 216, %dx.types.Handle %1, %dx.types.ResourceProperties { i32 4108, i32 12 })  ; AnnotateHandle(res,props)  resource: RWStructuredBuffer<stride=12>
  call void @dx.op.rawBufferVectorStore.v3i32(i32 304, %dx.types.Handle %75, i32 %3, i32 0, <3 x i32> %74, i32 4)  ; RawBufferVectorStore(uav,index,elementOffset,value0,alignment)
  call void @llvm.lifetime.end(i64 12, i8* %17) #0
  ret void
}

; Function Attrs: nounwind
declare void @llvm.lifetime.start(i64, i8* nocapture) #0

; Function Attrs: nounwind
declare void @llvm.lifetime.end(i64, i8* nocapture) #0

; Function Attrs: nounwind readnone
declare i32 @dx.op.flattenedThreadIdInGroup.i32(i32) #1

; Function Attrs: nounwind readonly
declare %dx.types.ResRet.v3i32 @dx.op.rawBufferVectorLoad.v3i32(i32, %dx.types.Handle, i32, i32, i32) #2

; Function Attrs: nounwind
declare void @dx.op.rawBufferVectorStore.v3i32(i32, %dx.types.Handle, i32, i32, <3 x i32>, i32) #0

; Function Attrs: noduplicate nounwind
declare void @dx.op.barrier(i32, i32) #3

; Function Attrs: nounwind readnone
declare <3 x i32> @dx.op.binary.v3i32(i32, <3 x i32>, <3 x i32>) #1

; Function Attrs: nounwind readnone
declare <3 x i32> @dx.op.tertiary.v3i32(i32, <3 x i32>, <3 x i32>, <3 x i32>) #1

; Function Attrs: nounwind readnone
declare <3 x i32> @dx.op.unaryBits.v3i32(i32, <3 x i32>) #1

; Function Attrs: nounwind readnone
declare <3 x i32> @dx.op.unary.v3i32(i32, <3 x i32>) #1

; Function Attrs: nounwind readnone
declare i1 @dx.op.vectorReduce.v3i1(i32, <3 x i1>) #1

; Function Attrs: nounwind
declare <3 x i32> @dx.op.waveActiveBit.v3i32(i32, <3 x i32>, i8) #0

; Function Attrs: nounwind
declare <3 x i32> @dx.op.waveReadLaneFirst.v3i32(i32, <3 x i32>) #0

; Function Attrs: nounwind
declare <3 x i32> @dx.op.waveActiveOp.v3i32(i32, <3 x i32>, i8, i8) #0

; Function Attrs: nounwind readnone
declare %dx.types.Handle @dx.op.annotateHandle(i32, %dx.types.Handle, %dx.types.ResourceProperties) #1

; Function Attrs: nounwind readnone
declare %dx.types.Handle @dx.op.createHandleFromBinding(i32, %dx.types.ResBind, i32, i1) #1

attributes #0 = { nounwind }
attributes #1 = { nounwind readnone }
attributes #2 = { nounwind readonly }
attributes #3 = { noduplicate nounwind }

!llvm.ident = !{!0}
!dx.version = !{!1}
!dx.valver = !{!1}
!dx.shaderModel = !{!2}
!dx.resources = !{!3}
!dx.entryPoints = !{!8}

!0 = !{!"dxcoob 1.9.2602.17 (21d28f727)"}
!1 = !{i32 1, i32 9}
!2 = !{!"cs", i32 6, i32 9}
!3 = !{null, !4, null, null}
!4 = !{!5, !6}
!5 = !{i32 0, %struct.RWByteAddressBuffer* undef, !"", i32 0, i32 0, i32 1, i32 11, i1 false, i1 false, i1 false, null}
!6 = !{i32 1, %"class.RWStructuredBuffer<vector<unsigned int, 3> >"* undef, !"", i32 0, i32 1, i32 1, i32 12, i1 false, i1 false, i1 false, !7}
!7 = !{i32 1, i32 12}
!8 = !{void ()* @main, !"main", null, !3, !9}
!9 = !{i32 0, i64 8590458896, i32 4, !10}
!10 = !{i32 4, i32 1, i32 1}
!11 = !{!12, !12, i64 0}
!12 = !{!"omnipotent char", !13, i64 0}
!13 = !{!"Simple C/C++ TBAA"}
!14 = !{!15, !15, i64 0}
!15 = !{!"int", !12, i64 0}
