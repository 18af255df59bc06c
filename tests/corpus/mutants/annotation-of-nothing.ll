;
; Buffer Definitions:
;
; Resource bind info for s
; {
;
;   [128 x i8] (type annotation not present)
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
%dx.types.ResRet.v32f32 = type { <32 x float>, i32 }
%struct.RWByteAddressBuffer = type { i32 }
%"class.RWStructuredBuffer<vector<float, 32> >" = type { <32 x float> }

@"\01?room@@3PAV?$vector@M$0CA@@@A" = external addrspace(3) global [2 x <32 x float>], align 4

define void @main() {
  %1 = call %dx.types.Handle @dx.op.createHandleFromBinding(i32 217, %dx.types.ResBind { i32 1, i32 1, i32 0, i8 1 }, i32 1, i1 false)  ; CreateHandleFromBinding(bind,index,nonUniformIndex)
  %2 = call %dx.types.Handle @dx.op.createHandleFromBinding(i32 217, %dx.types.ResBind { i32 0, i32 0, i32 0, i8 1 }, i32 0, i1 false)  ; CreateHandleFromBinding(bind,index,nonUniformIndex)
  %3 = call i32 @dx.op.flattenedThreadIdInGroup.i32(i32 96)  ; FlattenedThreadIdInGroup()
  %4 = alloca <32 x float>, align 4
  %5 = shl i32 %3, 10
  %6 = call %dx.types.Handle @dx.op.annotateHandle(i32 216, %dx.types.Handle %2, %dx.types.ResourceProperties { i32 4107, i32 0 })  ; AnnotateHandle(res,props)  resource: RWByteAddressBuffer
  %7 = call %dx.types.ResRet.v32f32 @dx.op.rawBufferVectorLoad.v32f32(i32 303, %dx.types.Handle %6, i32 %5, i32 undef, i32 4)  ; RawBufferVectorLoad(buf,index,elementOffset,alignment)
  %8 = extractvalue %dx.types.ResRet.v32f32 %7, 0
  %9 = call %dx.types.Handle @dx.op.annotateHandle(i32 216, %dx.types.Handle %1, %dx.types.ResourceProperties { i32 4108, i32 128 })  ; AnnotateHandle(res,props)  resource: RWStructuredBuffer<stride=128>
  %10 = call %dx.types.ResRet.v32f32 @dx.op.rawBufferVectorLoad.v32f32(i32 303, %dx.types.Handle %9, i32 %3, i32 0, i32 4)  ; RawBufferVectorLoad(buf,index,elementOffset,alignment)
  %11 = extractvalue %dx.types.ResRet.v32f32 %10, 0
  %12 = add i32 %3, 1
  %13 = call %dx.types.ResRet.v32f32 @dx.op.rawBufferVectorLoad.v32f32(i32 303, %dx.types.Handle %9, i32 %12, i32 0, i32 4)  ; RawBufferVectorLoad(buf,index,elementOffset,alignment)
  %14 = extractvalue %dx.types.ResRet.v32f32 %13, 0
  %15 = and i32 %3, 1
  %16 = getelementptr [2 x <32 x float>], [2 x <32 x float>] addrspace(3)* @"\01?room@@3PAV?$vector@M$0CA@@@A", i32 0, i32 %15
  store <32 x float> %8, <32 x float> addrspace(3)* %16, align 4, !tbaa !11
  call void @dx.op.barrier(i32 80, i32 9)  ; Barrier(barrierMode)
  %17 = bitcast <32 x float>* %4 to i8*
  call void @llvm.lifetime.start(i64 128, i8* %17) #0
  %18 = fmul fast <32 x float> %14, %11
  %19 = xor i32 %15, 1
  %20 = getelementptr [2 x <32 x float>], [2 x <32 x float>] addrspace(3)* @"\01?room@@3PAV?$vector@M$0CA@@@A", i32 0, i32 %19
  %21 = load <32 x float>, <32 x float> addrspace(3)* %20, align 4, !tbaa !11
  %22 = fsub fast <32 x float> <float -0.000000e+00, float -0.000000e+00, float -0.000000e+00, float -0.000000e+00, float -0.000000e+00, float -0.000000e+00, float -0.000000e+00, float -0.000000e+00, float -0.000000e+00, float -0.000000e+00, float -0.000000e+00, float -0.000000e+00, float -0.000000e+00, float -0.000000e+00, float -0.000000e+00, float -0.000000e+00, float -0.000000e+00, float -0.000000e+00, float -0.000000e+00, float -0.000000e+00, float -0.000000e+00, float -0.000000e+00, float -0.000000e+00, float -0.000000e+00, float -0.000000e+00, float -0.000000e+00, float -0.000000e+00, float -0.000000e+00, float -0.000000e+00, float -0.000000e+00, float -0.000000e+00, float -0.000000e+00>, %21
  %23 = fadd fast <32 x float> %8, %18
  %24 = fadd fast <32 x float> %23, %22
  %25 = call <32 x float> @dx.op.binary.v32f32(i32 35, <32 x float> %24, <32 x float> %8)  ; FMax(a,b)
  %26 = call <32 x float> @dx.op.binary.v32f32(i32 36, <32 x float> %25, <32 x float> %11)  ; FMin(a,b)
  %27 = call <32 x float> @dx.op.tertiary.v32f32(i32 46, <32 x float> %8, <32 x float> %11, <32 x float> %26)  ; FMad(a,b,c)
  %28 = call <32 x float> @dx.op.unary.v32f32(i32 6, <32 x float> %27)  ; FAbs(value)
  %29 = fcmp fast olt <32 x float> %8, %11
  %30 = select <32 x i1> %29, <32 x float> %28, <32 x float> %14
  %31 = fcmp fast oeq <32 x float> %8, %14
  %32 = zext <32 x i1> %31 to <32 x i32>
  %33 = icmp ne <32 x i32> %32, zeroinitializer
  %34 = call i1 @dx.op.vectorReduce.v32i1(i32 310, <32 x i1> %33)  ; VectorReduceOr(a)
  %35 = fadd fast <32 x float> %30, <float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00>
  %36 = select i1 %34, <32 x float> %35, <32 x float> %30
  %37 = call i1 @dx.op.vectorReduce.v32i1(i32 309, <32 x i1> %33)  ; VectorReduceAnd(a)
  %38 = fadd fast <32 x float> %36, <float -2.000000e+00, float -2.000000e+00, float -2.000000e+00, float -2.000000e+00, float -2.000000e+00, float -2.000000e+00, float -2.000000e+00, float -2.000000e+00, float -2.000000e+00, float -2.000000e+00, float -2.000000e+00, float -2.000000e+00, float -2.000000e+00, float -2.000000e+00, float -2.000000e+00, float -2.000000e+00, float -2.000000e+00, float -2.000000e+00, float -2.000000e+00, float -2.000000e+00, float -2.000000e+00, float -2.000000e+00, float -2.000000e+00, float -2.000000e+00, float -2.000000e+00, float -2.000000e+00, float -2.000000e+00, float -2.000000e+00, float -2.000000e+00, float -2.000000e+00, float -2.000000e+00, float -2.000000e+00>
  %39 = select i1 %37, <32 x float> %38, <32 x float> %36
  %40 = call <32 x float> @dx.op.unary.v32f32(i32 21, <32 x float> %8)  ; Exp(value)
  %41 = call <32 x float> @dx.op.unary.v32f32(i32 23, <32 x float> %11)  ; Log(value)
  %42 = call <32 x float> @dx.op.unary.v32f32(i32 13, <32 x float> %14)  ; Sin(value)
  %43 = call <32 x float> @dx.op.unary.v32f32(i32 12, <32 x float> %8)  ; Cos(value)
  %44 = call <32 x float> @dx.op.unary.v32f32(i32 24, <32 x float> %11)  ; Sqrt(value)
  %45 = call <32 x float> @dx.op.unary.v32f32(i32 25, <32 x float> %14)  ; Rsqrt(value)
  %46 = call <32 x float> @dx.op.unary.v32f32(i32 20, <32 x float> %8)  ; Htan(value)
  %47 = call <32 x float> @dx.op.unary.v32f32(i32 27, <32 x float> %11)  ; Round_ni(value)
  %48 = call <32 x float> @dx.op.unary.v32f32(i32 26, <32 x float> %14)  ; Round_ne(value)
  %49 = call <32 x float> @dx.op.unary.v32f32(i32 22, <32 x float> %8)  ; Frc(value)
  %50 = call <32 x float> @dx.op.unary.v32f32(i32 7, <32 x float> %11)  ; Saturate(value)
  %51 = call <32 x float> @dx.op.unary.v32f32(i32 23, <32 x float> %8)  ; Log(value)
  %52 = fmul fast <32 x float> %51, %11
  %53 = call <32 x float> @dx.op.unary.v32f32(i32 21, <32 x float> %52)  ; Exp(value)
  %54 = fsub fast <32 x float> %11, %8
  %55 = fmul fast <32 x float> %14, %54
  %56 = call <32 x float> @dx.op.binary.v32f32(i32 35, <32 x float> %8, <32 x float> %11)  ; FMax(a,b)
  %57 = call <32 x float> @dx.op.binary.v32f32(i32 36, <32 x float> %56, <32 x float> %14)  ; FMin(a,b)
  %58 = call <32 x i1> @dx.op.isSpecialFloat.v32f32(i32 9, <32 x float> %11)  ; IsInf(value)
  %59 = call <32 x i1> @dx.op.isSpecialFloat.v32f32(i32 8, <32 x float> %8)  ; IsNaN(value)
  %60 = or <32 x i1> %59, %58
  %61 = select <32 x i1> %60, <32 x float> %8, <32 x float> %14
  %62 = fadd fast <32 x float> %55, %8
  %63 = fadd fast <32 x float> %62, %39
  %64 = fadd fast <32 x float> %63, %40
  %65 = fadd fast <32 x float> %64, %41
  %66 = fadd fast <32 x float> %65, %42
  %67 = fadd fast <32 x float> %66, %43
  %68 = fadd fast <32 x float> %67, %44
  %69 = fadd fast <32 x float> %68, %45
  %70 = fadd fast <32 x float> %69, %46
  %71 = fadd fast <32 x float> %70, %47
  %72 = fadd fast <32 x float> %71, %48
  %73 = fadd fast <32 x float> %72, %49
  %74 = fadd fast <32 x float> %73, %50
  %75 = fadd fast <32 x float> %74, %53
  %76 = fadd fast <32 x float> %75, %57
  %77 = fadd fast <32 x float> %76, %61
  %78 = call float @dx.op.dot.v32f32(i32 311, <32 x float> %8, <32 x float> %11)  ; FDot(a,b)
  %79 = insertelement <32 x float> undef, float %78, i32 0
  %80 = shufflevector <32 x float> %79, <32 x float> undef, <32 x i32> zeroinitializer
  %81 = fdiv fast <32 x float> %8, %11
  %82 = fsub fast <32 x float> <float -0.000000e+00, float -0.000000e+00, float -0.000000e+00, float -0.000000e+00, float -0.000000e+00, float -0.000000e+00, float -0.000000e+00, float -0.000000e+00, float -0.000000e+00, float -0.000000e+00, float -0.000000e+00, float -0.000000e+00, float -0.000000e+00, float -0.000000e+00, float -0.000000e+00, float -0.000000e+00, float -0.000000e+00, float -0.000000e+00, float -0.000000e+00, float -0.000000e+00, float -0.000000e+00, float -0.000000e+00, float -0.000000e+00, float -0.000000e+00, float -0.000000e+00, float -0.000000e+00, float -0.000000e+00, float -0.000000e+00, float -0.000000e+00, float -0.000000e+00, float -0.000000e+00, float -0.000000e+00>, %81
  %83 = fcmp fast oge <32 x float> %81, %82
  %84 = call <32 x float> @dx.op.unary.v32f32(i32 6, <32 x float> %81)  ; FAbs(value)
  %85 = call <32 x float> @dx.op.unary.v32f32(i32 22, <32 x float> %84)  ; Frc(value)
  %86 = fsub fast <32 x float> <float -0.000000e+00, float -0.000000e+00, float -0.000000e+00, float -0.000000e+00, float -0.000000e+00, float -0.000000e+00, float -0.000000e+00, float -0.000000e+00, float -0.000000e+00, float -0.000000e+00, float -0.000000e+00, float -0.000000e+00, float -0.000000e+00, float -0.000000e+00, float -0.000000e+00, float -0.000000e+00, float -0.000000e+00, float -0.000000e+00, float -0.000000e+00, float -0.000000e+00, float -0.000000e+00, float -0.000000e+00, float -0.000000e+00, float -0.000000e+00, float -0.000000e+00, float -0.000000e+00, float -0.000000e+00, float -0.000000e+00, float -0.000000e+00, float -0.000000e+00, float -0.000000e+00, float -0.000000e+00>, %85
  %87 = select <32 x i1> %83, <32 x float> %85, <32 x float> %86
  %88 = fmul fast <32 x float> %87, %11
  %89 = call <32 x float> @dx.op.unary.v32f32(i32 21, <32 x float> %11)  ; Exp(value)
  %90 = fmul fast <32 x float> %89, %8
  %91 = call <32 x float> @dx.op.unary.v32f32(i32 17, <32 x float> %14)  ; Atan(value)
  %92 = fsub fast <32 x float> <float -0.000000e+00, float -0.000000e+00, float -0.000000e+00, float -0.000000e+00, float -0.000000e+00, float -0.000000e+00, float -0.000000e+00, float -0.000000e+00, float -0.000000e+00, float -0.000000e+00, float -0.000000e+00, float -0.000000e+00, float -0.000000e+00, float -0.000000e+00, float -0.000000e+00, float -0.000000e+00, float -0.000000e+00, float -0.000000e+00, float -0.000000e+00, float -0.000000e+00, float -0.000000e+00, float -0.000000e+00, float -0.000000e+00, float -0.000000e+00, float -0.000000e+00, float -0.000000e+00, float -0.000000e+00, float -0.000000e+00, float -0.000000e+00, float -0.000000e+00, float -0.000000e+00, float -0.000000e+00>, %8
  %93 = fadd fast <32 x float> %92, %80
  %94 = fadd fast <32 x float> %93, %77
  %95 = fadd fast <32 x float> %94, %90
  %96 = fadd fast <32 x float> %95, %91
  %97 = fadd fast <32 x float> %96, %88
  %98 = call <32 x float> @dx.op.waveActiveOp.v32f32(i32 119, <32 x float> %8, i8 0, i8 0)  ; WaveActiveOp(value,op,sop)
  %99 = call <32 x float> @dx.op.wavePrefixOp.v32f32(i32 121, <32 x float> %11, i8 1, i8 0)  ; WavePrefixOp(value,op,sop)
  %100 = fadd fast <32 x float> %99, %98
  %101 = call <32 x float> @dx.op.quadOp.v32f32(i32 123, <32 x float> %14, i8 0)  ; QuadOp(value,op)
  %102 = fadd fast <32 x float> %100, %101
  %103 = fadd fast <32 x float> %102, %97
  store <32 x float> %103, <32 x float>* %4, align 4, !tbaa !11
  %104 = getelementptr <32 x float>, <32 x float>* %4, i32 0, i32 2
  %105 = load float, float* %104, align 4, !tbaa !14
  %106 = and i32 %3, 31
  %107 = getelementptr <32 x float>, <32 x float>* %4, i32 0, i32 %106
  store float %105, float* %107, align 4, !tbaa !14
  %108 = load <32 x float>, <32 x float>* %4, align 4, !tbaa !11
  %109 = or i32 %5, 512
  %110 = call %dx.types.Handle @dx.op.annotateHandle(i32 216, %dx.types.Handle %2, %dx.types.ResourceProperties { i32 4107, i32 0 })  ; AnnotateHandle(res,props)  resource: RWByteAddressBuffer
  call void @dx.op.rawBufferVectorStore.v32f32(i32 304, %dx.types.Handle %110, i32 %109, i32 undef, <32 x float> %108, i32 4)  ; RawBufferVectorStore(uav,index,elementOffset,value0,alignment)
  %111 = getelementptr <32 x float>, <32 x float>* %4, i32 0, i32 1
  %112 = load float, float* %111, align 4, !tbaa !14
  %113 = insertelement <32 x float> undef, float %112, i32 0
  %114 = shufflevector <32 x float> %113, <32 x float> undef, <32 x i32> zeroinitializer
  %115 = fadd fast <32 x float> %114, %108
  %116 = call %dx.types.Handle @dx.op.annotateHandle(i32 216, %dx.types.Handle %1, %dx.types.ResourceProperties { i32 4108, i32 128 })  ; AnnotateHandle(res,props)  resource: RWStructuredBuffer<stride=128>
  call void @dx.op.rawBufferVectorStore.v32f32(i32 304, %dx.types.Handle %116, i32 %3, i32 0, <32 x float> %115, i32 4)  ; RawBufferVectorStore(uav,index,elementOffset,value0,alignment)
  call void @llvm.lifetime.end(i64 128, i8* %17) #0
  ret void
}

; Function Attrs: nounwind
declare void @llvm.lifetime.start(i64, i8* nocapture) #0

; Function Attrs: nounwind
declare void @llvm.lifetime.end(i64, i8* nocapture) #0

; Function Attrs: nounwind readnone
declare i32 @dx.op.flattenedThreadIdInGroup.i32(i32) #1

; Function Attrs: nounwind readonly
declare %dx.types.ResRet.v32f32 @dx.op.rawBufferVectorLoad.v32f32(i32, %dx.types.Handle, i32, i32, i32) #2

; Function Attrs: nounwind
declare void @dx.op.rawBufferVectorStore.v32f32(i32, %dx.types.Handle, i32, i32, <32 x float>, i32) #0

; Function Attrs: noduplicate nounwind
declare void @dx.op.barrier(i32, i32) #3

; Function Attrs: nounwind readnone
declare <32 x float> @dx.op.unary.v32f32(i32, <32 x float>) #1

; Function Attrs: nounwind readnone
declare <32 x float> @dx.op.binary.v32f32(i32, <32 x float>, <32 x float>) #1

; Function Attrs: nounwind readnone
declare <32 x float> @dx.op.tertiary.v32f32(i32, <32 x float>, <32 x float>, <32 x float>) #1

; Function Attrs: nounwind readnone
declare i1 @dx.op.vectorReduce.v32i1(i32, <32 x i1>) #1

; Function Attrs: nounwind readnone
declare <32 x i1> @dx.op.isSpecialFloat.v32f32(i32, <32 x float>) #1

; Function Attrs: nounwind readnone
declare float @dx.op.dot.v32f32(i32, <32 x float>, <32 x float>) #1

; Function Attrs: nounwind
declare <32 x float> @dx.op.wavePrefixOp.v32f32(i32, <32 x float>, i8, i8) #0

; Function Attrs: nounwind
declare <32 x float> @dx.op.waveActiveOp.v32f32(i32, <32 x float>, i8, i8) #0

; Function Attrs: nounwind
declare <32 x float> @dx.op.quadOp.v32f32(i32, <32 x float>, i8) #0

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
!6 = !{i32 1, %"class.RWStructuredBuffer<vector<float, 32> >"* undef, !"", i32 0, i32 1, i32 1, i32 12, i1 false, i1 false, i1 false, !7}
!7 = !{i32 1, i32 128}
!8 = !{void ()* @main, !"main", null, !3, !9}
!9 = !{i32 0, i64 8590458896, i32 4, !10}
!10 = !{i32 4, i32 1, i32 1}
!11 = !{!12, !12, i64 0}
!12 = !{!"omnipotent char", !13, i64 0}
!13 = !{!"Simple C/C++ TBAA"}
!14 = !{!15, !15, i64 0}
!15 = !{!"float", !12, i64 0}
