;
; Note: shader requires additional functionality:
;       Wave level operations
;       Use native low precision
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
; shader hash: d6401d0e674583661c247bca1b11f81b
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
;   half17 $Element;                                  ; Offset:    0 Size:    34
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
target datalayout = "e-m:e-p:32:32-i1:32-i8:8-i16:16-i32:32-i64:64-f16:16-f32:32-f64:64-n8:16:32:64"
target triple = "dxil-ms-dx"

%dx.types.Handle = type { i8* }
%dx.types.ResBind = type { i32, i32, i32, i8 }
%dx.types.ResourceProperties = type { i32, i32 }
%dx.types.ResRet.v17f16 = type { <17 x half>, i32 }
%struct.RWByteAddressBuffer = type { i32 }
%"class.RWStructuredBuffer<vector<half, 17> >" = type { <17 x half> }

@"\01?room@@3PAV?$vector@$f16@$0BB@@@A" = external addrspace(3) global [2 x <17 x half>], align 2

define void @main() {
  %1 = call %dx.types.Handle @dx.op.createHandleFromBinding(i32 217, %dx.types.ResBind { i32 1, i32 1, i32 0, i8 1 }, i32 1, i1 false)  ; CreateHandleFromBinding(bind,index,nonUniformIndex)
  %2 = call %dx.types.Handle @dx.op.createHandleFromBinding(i32 217, %dx.types.ResBind { i32 0, i32 0, i32 0, i8 1 }, i32 0, i1 false)  ; CreateHandleFromBinding(bind,index,nonUniformIndex)
  %3 = call i32 @dx.op.flattenedThreadIdInGroup.i32(i32 96)  ; FlattenedThreadIdInGroup()
  %4 = alloca <17 x half>, align 2
  %5 = shl i32 %3, 10
  %6 = call %dx.types.Handle @dx.op.annotateHandle(i32 216, %dx.types.Handle %2, %dx.types.ResourceProperties { i32 4107, i32 0 })  ; AnnotateHandle(res,props)  resource: RWByteAddressBuffer
  %7 = call %dx.types.ResRet.v17f16 @dx.op.rawBufferVectorLoad.v17f16(i32 303, %dx.types.Handle %6, i32 %5, i32 undef, i32 2)  ; RawBufferVectorLoad(buf,index,elementOffset,alignment)
  %8 = extractvalue %dx.types.ResRet.v17f16 %7, 0
  %9 = call %dx.types.Handle @dx.op.annotateHandle(i32 216, %dx.types.Handle %1, %dx.types.ResourceProperties { i32 4108, i32 34 })  ; AnnotateHandle(res,props)  resource: RWStructuredBuffer<stride=34>
  %10 = call %dx.types.ResRet.v17f16 @dx.op.rawBufferVectorLoad.v17f16(i32 303, %dx.types.Handle %9, i32 %3, i32 0, i32 2)  ; RawBufferVectorLoad(buf,index,elementOffset,alignment)
  %11 = extractvalue %dx.types.ResRet.v17f16 %10, 0
  %12 = add i32 %3, 1
  %13 = call %dx.types.ResRet.v17f16 @dx.op.rawBufferVectorLoad.v17f16(i32 303, %dx.types.Handle %9, i32 %12, i32 0, i32 2)  ; RawBufferVectorLoad(buf,index,elementOffset,alignment)
  %14 = extractvalue %dx.types.ResRet.v17f16 %13, 0
  %15 = and i32 %3, 1
  %16 = getelementptr [2 x <17 x half>], [2 x <17 x half>] addrspace(3)* @"\01?room@@3PAV?$vector@$f16@$0BB@@@A", i32 0, i32 %15
  store <17 x half> %8, <17 x half> addrspace(3)* %16, align 2, !tbaa !11
  call void @dx.op.barrier(i32 80, i32 9)  ; Barrier(barrierMode)
  %17 = bitcast <17 x half>* %4 to i8*
  call void @llvm.lifetime.start(i64 34, i8* %17) #0
  %18 = fmul fast <17 x half> %14, %11
  %19 = xor i32 %15, 1
  %20 = getelementptr [2 x <17 x half>], [2 x <17 x half>] addrspace(3)* @"\01?room@@3PAV?$vector@$f16@$0BB@@@A", i32 0, i32 %19
  %21 = load <17 x half>, <17 x half> addrspace(3)* %20, align 2, !tbaa !11
  %22 = fsub fast <17 x half> <half 0xH8000, half 0xH8000, half 0xH8000, half 0xH8000, half 0xH8000, half 0xH8000, half 0xH8000, half 0xH8000, half 0xH8000, half 0xH8000, half 0xH8000, half 0xH8000, half 0xH8000, half 0xH8000, half 0xH8000, half 0xH8000, half 0xH8000>, %21
  %23 = fadd fast <17 x half> %8, <half 0xH8000, half 0xH8000, half 0xH8000, half 0xH8000, half 0xH8000, half 0xH8000, half 0xH8000, half 0xH8000, half 0xH8000, half 0xH8000, half 0xH8000, half 0xH8000, half 0xH8000, half 0xH8000, half 0xH8000, half 0xH8000, half 0xH8000>
  %24 = fadd fast <17 x half> %23, %18
  %25 = fadd fast <17 x half> %24, %22
  %26 = call <17 x half> @dx.op.binary.v17f16(i32 35, <17 x half> %25, <17 x half> %8)  ; FMax(a,b)
  %27 = call <17 x half> @dx.op.binary.v17f16(i32 36, <17 x half> %26, <17 x half> %11)  ; FMin(a,b)
  %28 = call <17 x half> @dx.op.tertiary.v17f16(i32 46, <17 x half> %8, <17 x half> %11, <17 x half> %27)  ; FMad(a,b,c)
  %29 = call <17 x half> @dx.op.unary.v17f16(i32 6, <17 x half> %28)  ; FAbs(value)
  %30 = fcmp fast olt <17 x half> %8, %11
  %31 = select <17 x i1> %30, <17 x half> %29, <17 x half> %14
  %32 = fcmp fast oeq <17 x half> %8, %14
  %33 = zext <17 x i1> %32 to <17 x i32>
  %34 = icmp ne <17 x i32> %33, zeroinitializer
  %35 = call i1 @dx.op.vectorReduce.v17i1(i32 310, <17 x i1> %34)  ; VectorReduceOr(a)
  %36 = fadd fast <17 x half> %31, <half 0xH3C00, half 0xH3C00, half 0xH3C00, half 0xH3C00, half 0xH3C00, half 0xH3C00, half 0xH3C00, half 0xH3C00, half 0xH3C00, half 0xH3C00, half 0xH3C00, half 0xH3C00, half 0xH3C00, half 0xH3C00, half 0xH3C00, half 0xH3C00, half 0xH3C00>
  %37 = select i1 %35, <17 x half> %36, <17 x half> %31
  %38 = call i1 @dx.op.vectorReduce.v17i1(i32 309, <17 x i1> %34)  ; VectorReduceAnd(a)
  %39 = fsub fast <17 x half> %37, <half 0xH4000, half 0xH4000, half 0xH4000, half 0xH4000, half 0xH4000, half 0xH4000, half 0xH4000, half 0xH4000, half 0xH4000, half 0xH4000, half 0xH4000, half 0xH4000, half 0xH4000, half 0xH4000, half 0xH4000, half 0xH4000, half 0xH4000>
  %40 = select i1 %38, <17 x half> %39, <17 x half> %37
  %41 = call <17 x half> @dx.op.unary.v17f16(i32 21, <17 x half> %8)  ; Exp(value)
  %42 = call <17 x half> @dx.op.unary.v17f16(i32 23, <17 x half> %11)  ; Log(value)
  %43 = call <17 x half> @dx.op.unary.v17f16(i32 13, <17 x half> %14)  ; Sin(value)
  %44 = call <17 x half> @dx.op.unary.v17f16(i32 12, <17 x half> %8)  ; Cos(value)
  %45 = call <17 x half> @dx.op.unary.v17f16(i32 24, <17 x half> %11)  ; Sqrt(value)
  %46 = call <17 x half> @dx.op.unary.v17f16(i32 25, <17 x half> %14)  ; Rsqrt(value)
  %47 = call <17 x half> @dx.op.unary.v17f16(i32 20, <17 x half> %8)  ; Htan(value)
  %48 = call <17 x half> @dx.op.unary.v17f16(i32 27, <17 x half> %11)  ; Round_ni(value)
  %49 = call <17 x half> @dx.op.unary.v17f16(i32 26, <17 x half> %14)  ; Round_ne(value)
  %50 = call <17 x half> @dx.op.unary.v17f16(i32 22, <17 x half> %8)  ; Frc(value)
  %51 = call <17 x half> @dx.op.unary.v17f16(i32 7, <17 x half> %11)  ; Saturate(value)
  %52 = call <17 x half> @dx.op.unary.v17f16(i32 23, <17 x half> %8)  ; Log(value)
  %53 = fmul fast <17 x half> %52, %11
  %54 = call <17 x half> @dx.op.unary.v17f16(i32 21, <17 x half> %53)  ; Exp(value)
  %55 = fsub fast <17 x half> %11, %8
  %56 = fmul fast <17 x half> %14, %55
  %57 = call <17 x half> @dx.op.binary.v17f16(i32 35, <17 x half> %8, <17 x half> %11)  ; FMax(a,b)
  %58 = call <17 x half> @dx.op.binary.v17f16(i32 36, <17 x half> %57, <17 x half> %14)  ; FMin(a,b)
  %59 = call <17 x i1> @dx.op.isSpecialFloat.v17f16(i32 9, <17 x half> %11)  ; IsInf(value)
  %60 = call <17 x i1> @dx.op.isSpecialFloat.v17f16(i32 8, <17 x half> %8)  ; IsNaN(value)
  %61 = or <17 x i1> %60, %59
  %62 = select <17 x i1> %61, <17 x half> %8, <17 x half> %14
  %63 = fadd fast <17 x half> %56, %8
  %64 = fadd fast <17 x half> %63, %40
  %65 = fadd fast <17 x half> %64, %41
  %66 = fadd fast <17 x half> %65, %42
  %67 = fadd fast <17 x half> %66, %43
  %68 = fadd fast <17 x half> %67, %44
  %69 = fadd fast <17 x half> %68, %45
  %70 = fadd fast <17 x half> %69, %46
  %71 = fadd fast <17 x half> %70, %47
  %72 = fadd fast <17 x half> %71, %48
  %73 = fadd fast <17 x half> %72, %49
  %74 = fadd fast <17 x half> %73, %50
  %75 = fadd fast <17 x half> %74, %51
  %76 = fadd fast <17 x half> %75, %54
  %77 = fadd fast <17 x half> %76, %58
  %78 = fadd fast <17 x half> %77, %62
  %79 = call half @dx.op.dot.v17f16(i32 311, <17 x half> %8, <17 x half> %11)  ; FDot(a,b)
  %80 = insertelement <17 x half> undef, half %79, i32 0
  %81 = shufflevector <17 x half> %80, <17 x half> undef, <17 x i32> zeroinitializer
  %82 = fdiv fast <17 x half> %8, %11
  %83 = fsub fast <17 x half> <half 0xH8000, half 0xH8000, half 0xH8000, half 0xH8000, half 0xH8000, half 0xH8000, half 0xH8000, half 0xH8000, half 0xH8000, half 0xH8000, half 0xH8000, half 0xH8000, half 0xH8000, half 0xH8000, half 0xH8000, half 0xH8000, half 0xH8000>, %82
  %84 = fcmp fast oge <17 x half> %82, %83
  %85 = call <17 x half> @dx.op.unary.v17f16(i32 6, <17 x half> %82)  ; FAbs(value)
  %86 = call <17 x half> @dx.op.unary.v17f16(i32 22, <17 x half> %85)  ; Frc(value)
  %87 = fsub fast <17 x half> <half 0xH8000, half 0xH8000, half 0xH8000, half 0xH8000, half 0xH8000, half 0xH8000, half 0xH8000, half 0xH8000, half 0xH8000, half 0xH8000, half 0xH8000, half 0xH8000, half 0xH8000, half 0xH8000, half 0xH8000, half 0xH8000, half 0xH8000>, %86
  %88 = select <17 x i1> %84, <17 x half> %86, <17 x half> %87
  %89 = fmul fast <17 x half> %88, %11
  %90 = call <17 x half> @dx.op.unary.v17f16(i32 21, <17 x half> %11)  ; Exp(value)
  %91 = fmul fast <17 x half> %90, %8
  %92 = call <17 x half> @dx.op.unary.v17f16(i32 17, <17 x half> %14)  ; Atan(value)
  %93 = fsub fast <17 x half> <half 0xH8000, half 0xH8000, half 0xH8000, half 0xH8000, half 0xH8000, half 0xH8000, half 0xH8000, half 0xH8000, half 0xH8000, half 0xH8000, half 0xH8000, half 0xH8000, half 0xH8000, half 0xH8000, half 0xH8000, half 0xH8000, half 0xH8000>, %8
  %94 = fadd fast <17 x half> %93, <half 0xH8000, half 0xH8000, half 0xH8000, half 0xH8000, half 0xH8000, half 0xH8000, half 0xH8000, half 0xH8000, half 0xH8000, half 0xH8000, half 0xH8000, half 0xH8000, half 0xH8000, half 0xH8000, half 0xH8000, half 0xH8000, half 0xH8000>
  %95 = fadd fast <17 x half> %94, %81
  %96 = fadd fast <17 x half> %95, %78
  %97 = fadd fast <17 x half> %96, %91
  %98 = fadd fast <17 x half> %97, %92
  %99 = fadd fast <17 x half> %98, %89
  %100 = call <17 x half> @dx.op.waveActiveOp.v17f16(i32 119, <17 x half> %8, i8 0, i8 0)  ; WaveActiveOp(value,op,sop)
  %101 = call <17 x half> @dx.op.wavePrefixOp.v17f16(i32 121, <17 x half> %11, i8 1, i8 0)  ; WavePrefixOp(value,op,sop)
  %102 = fadd fast <17 x half> %101, %100
  %103 = call <17 x half> @dx.op.quadOp.v17f16(i32 123, <17 x half> %14, i8 0)  ; QuadOp(value,op)
  %104 = fadd fast <17 x half> %102, %103
  %105 = fadd fast <17 x half> %104, %99
  store <17 x half> %105, <17 x half>* %4, align 2, !tbaa !11
  %106 = getelementptr <17 x half>, <17 x half>* %4, i32 0, i32 2
  %107 = load half, half* %106, align 2, !tbaa !14
  %108 = urem i32 %3, 17
  %109 = getelementptr <17 x half>, <17 x half>* %4, i32 0, i32 %108
  store half %107, half* %109, align 2, !tbaa !14
  %110 = load <17 x half>, <17 x half>* %4, align 2, !tbaa !11
  %111 = or i32 %5, 512
  %112 = call %dx.types.Handle @dx.op.annotateHandle(i32 216, %dx.types.Handle %2, %dx.types.ResourceProperties { i32 4107, i32 0 })  ; AnnotateHandle(res,props)  resource: RWByteAddressBuffer
  call void @dx.op.rawBufferVectorStore.v17f16(i32 304, %dx.types.Handle %112, i32 %111, i32 undef, <17 x half> %110, i32 2)  ; RawBufferVectorStore(uav,index,elementOffset,value0,alignment)
  %113 = getelementptr <17 x half>, <17 x half>* %4, i32 0, i32 1
  %114 = load half, half* %113, align 2, !tbaa !14
  %115 = insertelement <17 x half> undef, half %114, i32 0
  %116 = shufflevector <17 x half> %115, <17 x half> undef, <17 x i32> zeroinitializer
  %117 = fadd fast <17 x half> %116, %110
  %118 = call %dx.types.Handle @dx.op.annotateHandle(i32 216, %dx.types.Handle %1, %dx.types.ResourceProperties { i32 4108, i32 34 })  ; AnnotateHandle(res,props)  resource: RWStructuredBuffer<stride=34>
  call void @dx.op.rawBufferVectorStore.v17f16(i32 304, %dx.types.Handle %118, i32 %3, i32 0, <17 x half> %117, i32 2)  ; RawBufferVectorStore(uav,index,elementOffset,value0,alignment)
  call void @llvm.lifetime.end(i64 34, i8* %17) #0
  ret void
}

; Function Attrs: nounwind
declare void @llvm.lifetime.start(i64, i8* nocapture) #0

; Function Attrs: nounwind
declare void @llvm.lifetime.end(i64, i8* nocapture) #0

; Function Attrs: nounwind readnone
declare i32 @dx.op.flattenedThreadIdInGroup.i32(i32) #1

; Function Attrs: nounwind readonly
declare %dx.types.ResRet.v17f16 @dx.op.rawBufferVectorLoad.v17f16(i32, %dx.types.Handle, i32, i32, i32) #2

; Function Attrs: nounwind
declare void @dx.op.rawBufferVectorStore.v17f16(i32, %dx.types.Handle, i32, i32, <17 x half>, i32) #0

; Function Attrs: noduplicate nounwind
declare void @dx.op.barrier(i32, i32) #3

; Function Attrs: nounwind readnone
declare <17 x half> @dx.op.unary.v17f16(i32, <17 x half>) #1

; Function Attrs: nounwind readnone
declare <17 x half> @dx.op.binary.v17f16(i32, <17 x half>, <17 x half>) #1

; Function Attrs: nounwind readnone
declare <17 x half> @dx.op.tertiary.v17f16(i32, <17 x half>, <17 x half>, <17 x half>) #1

; Function Attrs: nounwind readnone
declare i1 @dx.op.vectorReduce.v17i1(i32, <17 x i1>) #1

; Function Attrs: nounwind readnone
declare <17 x i1> @dx.op.isSpecialFloat.v17f16(i32, <17 x half>) #1

; Function Attrs: nounwind readnone
declare half @dx.op.dot.v17f16(i32, <17 x half>, <17 x half>) #1

; Function Attrs: nounwind
declare <17 x half> @dx.op.wavePrefixOp.v17f16(i32, <17 x half>, i8, i8) #0

; Function Attrs: nounwind
declare <17 x half> @dx.op.waveActiveOp.v17f16(i32, <17 x half>, i8, i8) #0

; Function Attrs: nounwind
declare <17 x half> @dx.op.quadOp.v17f16(i32, <17 x half>, i8) #0

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
!6 = !{i32 1, %"class.RWStructuredBuffer<vector<half, 17> >"* undef, !"", i32 0, i32 1, i32 1, i32 12, i1 false, i1 false, i1 false, !7}
!7 = !{i32 1, i32 34}
!8 = !{void ()* @main, !"main", null, !3, !9}
!9 = !{i32 0, i64 8598847536, i32 4, !10}
!10 = !{i32 4, i32 1, i32 1}
!11 = !{!12, !12, i64 0}
!12 = !{!"omnipotent char", !13, i64 0}
!13 = !{!"Simple C/C++ TBAA"}
!14 = !{!15, !15, i64 0}
!15 = !{!"half", !12, i64 0}
