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
; shader hash: 09c90425c289a2fc639de983f759145d
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
;   int64_t9 $Element;                                ; Offset:    0 Size:    72
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
%dx.types.ResRet.v9i64 = type { <9 x i64>, i32 }
%struct.RWByteAddressBuffer = type { i32 }
%"class.RWStructuredBuffer<vector<long long, 9> >" = type { <9 x i64> }

@"\01?room@@3PAV?$vector@_J$08@@A" = external addrspace(3) global [2 x <9 x i64>], align 8

define void @main() {
  %1 = call %dx.types.Handle @dx.op.createHandleFromBinding(i32 217, %dx.types.ResBind { i32 1, i32 1, i32 0, i8 1 }, i32 1, i1 false)  ; CreateHandleFromBinding(bind,index,nonUniformIndex)
  %2 = call %dx.types.Handle @dx.op.createHandleFromBinding(i32 217, %dx.types.ResBind { i32 0, i32 0, i32 0, i8 1 }, i32 0, i1 false)  ; CreateHandleFromBinding(bind,index,nonUniformIndex)
  %3 = call i32 @dx.op.flattenedThreadIdInGroup.i32(i32 96)  ; FlattenedThreadIdInGroup()
  %4 = alloca <9 x i64>, align 8
  %5 = shl i32 %3, 10
  %6 = call %dx.types.Handle @dx.op.annotateHandle(i32 216, %dx.types.Handle %2, %dx.types.ResourceProperties { i32 4107, i32 0 })  ; AnnotateHandle(res,props)  resource: RWByteAddressBuffer
  %7 = call %dx.types.ResRet.v9i64 @dx.op.rawBufferVectorLoad.v9i64(i32 303, %dx.types.Handle %6, i32 %5, i32 undef, i32 4)  ; RawBufferVectorLoad(buf,index,elementOffset,alignment)
  %8 = extractvalue %dx.types.ResRet.v9i64 %7, 0
  %9 = call %dx.types.Handle @dx.op.annotateHandle(i32 216, %dx.types.Handle %1, %dx.types.ResourceProperties { i32 4108, i32 72 })  ; AnnotateHandle(res,props)  resource: RWStructuredBuffer<stride=72>
  %10 = call %dx.types.ResRet.v9i64 @dx.op.rawBufferVectorLoad.v9i64(i32 303, %dx.types.Handle %9, i32 %3, i32 0, i32 8)  ; RawBufferVectorLoad(buf,index,elementOffset,alignment)
  %11 = extractvalue %dx.types.ResRet.v9i64 %10, 0
  %12 = add i32 %3, 1
  %13 = call %dx.types.ResRet.v9i64 @dx.op.rawBufferVectorLoad.v9i64(i32 303, %dx.types.Handle %9, i32 %12, i32 0, i32 8)  ; RawBufferVectorLoad(buf,index,elementOffset,alignment)
  %14 = extractvalue %dx.types.ResRet.v9i64 %13, 0
  %15 = and i32 %3, 1
  %16 = getelementptr [2 x <9 x i64>], [2 x <9 x i64>] addrspace(3)* @"\01?room@@3PAV?$vector@_J$08@@A", i32 0, i32 %15
  store <9 x i64> %8, <9 x i64> addrspace(3)* %16, align 8, !tbaa !11
  call void @dx.op.barrier(i32 80, i32 9)  ; Barrier(barrierMode)
  %17 = bitcast <9 x i64>* %4 to i8*
  call void @llvm.lifetime.start(i64 72, i8* %17) #0
  %18 = mul <9 x i64> %14, %11
  %19 = add <9 x i64> %18, %8
  %20 = xor i32 %15, 1
  %21 = getelementptr [2 x <9 x i64>], [2 x <9 x i64>] addrspace(3)* @"\01?room@@3PAV?$vector@_J$08@@A", i32 0, i32 %20
  %22 = load <9 x i64>, <9 x i64> addrspace(3)* %21, align 8, !tbaa !11
  %23 = sub <9 x i64> %19, %22
  %24 = call <9 x i64> @dx.op.binary.v9i64(i32 37, <9 x i64> %23, <9 x i64> %8)  ; IMax(a,b)
  %25 = call <9 x i64> @dx.op.binary.v9i64(i32 38, <9 x i64> %24, <9 x i64> %11)  ; IMin(a,b)
  %26 = call <9 x i64> @dx.op.tertiary.v9i64(i32 48, <9 x i64> %8, <9 x i64> %11, <9 x i64> %25)  ; IMad(a,b,c)
  %27 = sub <9 x i64> zeroinitializer, %26
  %28 = call <9 x i64> @dx.op.binary.v9i64(i32 37, <9 x i64> %26, <9 x i64> %27)  ; IMax(a,b)
  %29 = icmp slt <9 x i64> %8, %11
  %30 = select <9 x i1> %29, <9 x i64> %28, <9 x i64> %14
  %31 = icmp eq <9 x i64> %8, %14
  %32 = zext <9 x i1> %31 to <9 x i32>
  %33 = icmp ne <9 x i32> %32, zeroinitializer
  %34 = call i1 @dx.op.vectorReduce.v9i1(i32 310, <9 x i1> %33)  ; VectorReduceOr(a)
  %35 = add <9 x i64> %30, <i64 1, i64 1, i64 1, i64 1, i64 1, i64 1, i64 1, i64 1, i64 1>
  %36 = select i1 %34, <9 x i64> %35, <9 x i64> %30
  %37 = call i1 @dx.op.vectorReduce.v9i1(i32 309, <9 x i1> %33)  ; VectorReduceAnd(a)
  %38 = add <9 x i64> %36, <i64 -2, i64 -2, i64 -2, i64 -2, i64 -2, i64 -2, i64 -2, i64 -2, i64 -2>
  %39 = select i1 %37, <9 x i64> %38, <9 x i64> %36
  %40 = and <9 x i64> %39, %8
  %41 = xor <9 x i64> %11, %14
  %42 = or <9 x i64> %40, %41
  %43 = and <9 x i64> %8, <i64 3, i64 3, i64 3, i64 3, i64 3, i64 3, i64 3, i64 3, i64 3>
  %44 = shl <9 x i64> %42, %43
  %45 = ashr <9 x i64> %44, <i64 1, i64 1, i64 1, i64 1, i64 1, i64 1, i64 1, i64 1, i64 1>
  %46 = or <9 x i64> %11, <i64 1, i64 1, i64 1, i64 1, i64 1, i64 1, i64 1, i64 1, i64 1>
  %47 = sdiv <9 x i64> %45, %46
  %48 = call <9 x i64> @dx.op.unary.v9i64(i32 30, <9 x i64> %8)  ; Bfrev(value)
  %49 = add <9 x i64> %48, %47
  %50 = call <9 x i32> @dx.op.unaryBits.v9i64(i32 31, <9 x i64> %11)  ; Countbits(value)
  %51 = extractelement <9 x i32> %50, i64 0
  %52 = extractelement <9 x i32> %50, i64 1
  %53 = extractelement <9 x i32> %50, i64 2
  %54 = extractelement <9 x i32> %50, i64 3
  %55 = extractelement <9 x i32> %50, i64 4
  %56 = extractelement <9 x i32> %50, i64 5
  %57 = extractelement <9 x i32> %50, i64 6
  %58 = extractelement <9 x i32> %50, i64 7
  %59 = extractelement <9 x i32> %50, i64 8
  %60 = zext i32 %51 to i64
  %61 = zext i32 %52 to i64
  %62 = zext i32 %53 to i64
  %63 = zext i32 %54 to i64
  %64 = zext i32 %55 to i64
  %65 = zext i32 %56 to i64
  %66 = zext i32 %57 to i64
  %67 = zext i32 %58 to i64
  %68 = zext i32 %59 to i64
  %69 = insertelement <9 x i64> undef, i64 %60, i64 0
  %70 = insertelement <9 x i64> %69, i64 %61, i64 1
  %71 = insertelement <9 x i64> %70, i64 %62, i64 2
  %72 = insertelement <9 x i64> %71, i64 %63, i64 3
  %73 = insertelement <9 x i64> %72, i64 %64, i64 4
  %74 = insertelement <9 x i64> %73, i64 %65, i64 5
  %75 = insertelement <9 x i64> %74, i64 %66, i64 6
  %76 = insertelement <9 x i64> %75, i64 %67, i64 7
  %77 = insertelement <9 x i64> %76, i64 %68, i64 8
  %78 = call <9 x i32> @dx.op.unaryBits.v9i64(i32 32, <9 x i64> %14)  ; FirstbitLo(value)
  %79 = extractelement <9 x i32> %78, i64 0
  %80 = extractelement <9 x i32> %78, i64 1
  %81 = extractelement <9 x i32> %78, i64 2
  %82 = extractelement <9 x i32> %78, i64 3
  %83 = extractelement <9 x i32> %78, i64 4
  %84 = extractelement <9 x i32> %78, i64 5
  %85 = extractelement <9 x i32> %78, i64 6
  %86 = extractelement <9 x i32> %78, i64 7
  %87 = extractelement <9 x i32> %78, i64 8
  %88 = zext i32 %79 to i64
  %89 = zext i32 %80 to i64
  %90 = zext i32 %81 to i64
  %91 = zext i32 %82 to i64
  %92 = zext i32 %83 to i64
  %93 = zext i32 %84 to i64
  %94 = zext i32 %85 to i64
  %95 = zext i32 %86 to i64
  %96 = zext i32 %87 to i64
  %97 = insertelement <9 x i64> undef, i64 %88, i64 0
  %98 = insertelement <9 x i64> %97, i64 %89, i64 1
  %99 = insertelement <9 x i64> %98, i64 %90, i64 2
  %100 = insertelement <9 x i64> %99, i64 %91, i64 3
  %101 = insertelement <9 x i64> %100, i64 %92, i64 4
  %102 = insertelement <9 x i64> %101, i64 %93, i64 5
  %103 = insertelement <9 x i64> %102, i64 %94, i64 6
  %104 = insertelement <9 x i64> %103, i64 %95, i64 7
  %105 = insertelement <9 x i64> %104, i64 %96, i64 8
  %106 = call <9 x i32> @dx.op.unaryBits.v9i64(i32 34, <9 x i64> %8)  ; FirstbitSHi(value)
  %107 = sub <9 x i32> <i32 63, i32 63, i32 63, i32 63, i32 63, i32 63, i32 63, i32 63, i32 63>, %106
  %108 = icmp eq <9 x i32> %106, <i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1>
  %109 = select <9 x i1> %108, <9 x i32> <i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1>, <9 x i32> %107
  %110 = extractelement <9 x i32> %109, i64 0
  %111 = extractelement <9 x i32> %109, i64 1
  %112 = extractelement <9 x i32> %109, i64 2
  %113 = extractelement <9 x i32> %109, i64 3
  %114 = extractelement <9 x i32> %109, i64 4
  %115 = extractelement <9 x i32> %109, i64 5
  %116 = extractelement <9 x i32> %109, i64 6
  %117 = extractelement <9 x i32> %109, i64 7
  %118 = extractelement <9 x i32> %109, i64 8
  %119 = zext i32 %110 to i64
  %120 = zext i32 %111 to i64
  %121 = zext i32 %112 to i64
  %122 = zext i32 %113 to i64
  %123 = zext i32 %114 to i64
  %124 = zext i32 %115 to i64
  %125 = zext i32 %116 to i64
  %126 = zext i32 %117 to i64
  %127 = zext i32 %118 to i64
  %128 = insertelement <9 x i64> undef, i64 %119, i64 0
  %129 = insertelement <9 x i64> %128, i64 %120, i64 1
  %130 = insertelement <9 x i64> %129, i64 %121, i64 2
  %131 = insertelement <9 x i64> %130, i64 %122, i64 3
  %132 = insertelement <9 x i64> %131, i64 %123, i64 4
  %133 = insertelement <9 x i64> %132, i64 %124, i64 5
  %134 = insertelement <9 x i64> %133, i64 %125, i64 6
  %135 = insertelement <9 x i64> %134, i64 %126, i64 7
  %136 = insertelement <9 x i64> %135, i64 %127, i64 8
  %137 = add <9 x i64> %77, %49
  %138 = add <9 x i64> %137, %105
  %139 = add <9 x i64> %138, %136
  %140 = call <9 x i64> @dx.op.waveActiveOp.v9i64(i32 119, <9 x i64> %8, i8 0, i8 0)  ; WaveActiveOp(value,op,sop)
  %141 = call <9 x i64> @dx.op.waveReadLaneFirst.v9i64(i32 118, <9 x i64> %11)  ; WaveReadLaneFirst(value)
  %142 = add <9 x i64> %141, %140
  %143 = extractelement <9 x i64> %14, i64 0
  %144 = extractelement <9 x i64> %14, i64 1
  %145 = extractelement <9 x i64> %14, i64 2
  %146 = extractelement <9 x i64> %14, i64 3
  %147 = extractelement <9 x i64> %14, i64 4
  %148 = extractelement <9 x i64> %14, i64 5
  %149 = extractelement <9 x i64> %14, i64 6
  %150 = extractelement <9 x i64> %14, i64 7
  %151 = extractelement <9 x i64> %14, i64 8
  %152 = trunc i64 %143 to i32
  %153 = trunc i64 %144 to i32
  %154 = trunc i64 %145 to i32
  %155 = trunc i64 %146 to i32
  %156 = trunc i64 %147 to i32
  %157 = trunc i64 %148 to i32
  %158 = trunc i64 %149 to i32
  %159 = trunc i64 %150 to i32
  %160 = trunc i64 %151 to i32
  %161 = insertelement <9 x i32> undef, i32 %152, i64 0
  %162 = insertelement <9 x i32> %161, i32 %153, i64 1
  %163 = insertelement <9 x i32> %162, i32 %154, i64 2
  %164 = insertelement <9 x i32> %163, i32 %155, i64 3
  %165 = insertelement <9 x i32> %164, i32 %156, i64 4
  %166 = insertelement <9 x i32> %165, i32 %157, i64 5
  %167 = insertelement <9 x i32> %166, i32 %158, i64 6
  %168 = insertelement <9 x i32> %167, i32 %159, i64 7
  %169 = insertelement <9 x i32> %168, i32 %160, i64 8
  %170 = call <9 x i32> @dx.op.waveActiveBit.v9i32(i32 120, <9 x i32> %169, i8 1)  ; WaveActiveBit(value,op)
  %171 = zext <9 x i32> %170 to <9 x i64>
  %172 = add <9 x i64> %142, %171
  %173 = add <9 x i64> %172, %139
  store <9 x i64> %173, <9 x i64>* %4, align 8, !tbaa !11
  %174 = getelementptr <9 x i64>, <9 x i64>* %4, i32 0, i32 2
  %175 = load i64, i64* %174, align 8, !tbaa !14
  %176 = urem i32 %3, 9
  %177 = getelementptr <9 x i64>, <9 x i64>* %4, i32 0, i32 %176
  store i64 %175, i64* %177, align 8, !tbaa !14
  %178 = load <9 x i64>, <9 x i64>* %4, align 8, !tbaa !11
  %179 = or i32 %5, 512
  %180 = call %dx.types.Handle @dx.op.annotateHandle(i32 216, %dx.types.Handle %2, %dx.types.ResourceProperties { i32 4107, i32 0 })  ; AnnotateHandle(res,props)  resource: RWByteAddressBuffer
  call void @dx.op.rawBufferVectorStore.v9i64(i32 304, %dx.types.Handle %180, i32 %179, i32 undef, <9 x i64> %178, i32 4)  ; RawBufferVectorStore(uav,index,elementOffset,value0,alignment)
  %181 = getelementptr <9 x i64>, <9 x i64>* %4, i32 0, i32 1
  %182 = load i64, i64* %181, align 8, !tbaa !14
  %183 = insertelement <9 x i64> undef, i64 %182, i32 0
  %184 = shufflevector <9 x i64> %183, <9 x i64> undef, <9 x i32> zeroinitializer
  %185 = add <9 x i64> %184, %178
  %186 = call %dx.types.Handle @dx.op.annotateHandle(i32 216, %dx.types.Handle %1, %dx.types.ResourceProperties { i32 4108, i32 72 })  ; AnnotateHandle(res,props)  resource: RWStructuredBuffer<stride=72>
  call void @dx.op.rawBufferVectorStore.v9i64(i32 304, %dx.types.Handle %186, i32 %3, i32 0, <9 x i64> %185, i32 8)  ; RawBufferVectorStore(uav,index,elementOffset,value0,alignment)
  call void @llvm.lifetime.end(i64 72, i8* %17) #0
  ret void
}

; Function Attrs: nounwind
declare void @llvm.lifetime.start(i64, i8* nocapture) #0

; Function Attrs: nounwind
declare void @llvm.lifetime.end(i64, i8* nocapture) #0

; Function Attrs: nounwind readnone
declare i32 @dx.op.flattenedThreadIdInGroup.i32(i32) #1

; Function Attrs: nounwind readonly
declare %dx.types.ResRet.v9i64 @dx.op.rawBufferVectorLoad.v9i64(i32, %dx.types.Handle, i32, i32, i32) #2

; Function Attrs: nounwind
declare void @dx.op.rawBufferVectorStore.v9i64(i32, %dx.types.Handle, i32, i32, <9 x i64>, i32) #0

; Function Attrs: noduplicate nounwind
declare void @dx.op.barrier(i32, i32) #3

; Function Attrs: nounwind readnone
declare <9 x i64> @dx.op.binary.v9i64(i32, <9 x i64>, <9 x i64>) #1

; Function Attrs: nounwind readnone
declare <9 x i64> @dx.op.tertiary.v9i64(i32, <9 x i64>, <9 x i64>, <9 x i64>) #1

; Function Attrs: nounwind readnone
declare <9 x i64> @dx.op.unary.v9i64(i32, <9 x i64>) #1

; Function Attrs: nounwind readnone
declare i1 @dx.op.vectorReduce.v9i1(i32, <9 x i1>) #1

; Function Attrs: nounwind readnone
declare <9 x i32> @dx.op.unaryBits.v9i64(i32, <9 x i64>) #1

; Function Attrs: nounwind
declare <9 x i64> @dx.op.waveReadLaneFirst.v9i64(i32, <9 x i64>) #0

; Function Attrs: nounwind
declare <9 x i64> @dx.op.waveActiveOp.v9i64(i32, <9 x i64>, i8, i8) #0

; Function Attrs: nounwind
declare <9 x i32> @dx.op.waveActiveBit.v9i32(i32, <9 x i32>, i8) #0

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
!6 = !{i32 1, %"class.RWStructuredBuffer<vector<long long, 9> >"* undef, !"", i32 0, i32 1, i32 1, i32 12, i1 false, i1 false, i1 false, !7}
!7 = !{i32 1, i32 72}
!8 = !{void ()* @main, !"main", null, !3, !9}
!9 = !{i32 0, i64 8591507472, i32 4, !10}
!10 = !{i32 4, i32 1, i32 1}
!11 = !{!12, !12, i64 0}
!12 = !{!"omnipotent char", !13, i64 0}
!13 = !{!"Simple C/C++ TBAA"}
!14 = !{!15, !15, i64 0}
!15 = !{!"long long", !12, i64 0}
