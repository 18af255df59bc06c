;
; Note: shader requires additional functionality:
;       Double-precision floating point
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
; shader hash: c019d6214153a9511d47efeecba6c516
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
;   double6 $Element;                                 ; Offset:    0 Size:    48
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
%dx.types.ResRet.v6f64 = type { <6 x double>, i32 }
%struct.RWByteAddressBuffer = type { i32 }
%"class.RWStructuredBuffer<vector<double, 6> >" = type { <6 x double> }

@"\01?room@@3PAV?$vector@N$05@@A" = external addrspace(3) global [2 x <6 x double>], align 8

define void @main() {
  %1 = call %dx.types.Handle @dx.op.createHandleFromBinding(i32 217, %dx.types.ResBind { i32 1, i32 1, i32 0, i8 1 }, i32 1, i1 false)  ; CreateHandleFromBinding(bind,index,nonUniformIndex)
  %2 = call %dx.types.Handle @dx.op.createHandleFromBinding(i32 217, %dx.types.ResBind { i32 0, i32 0, i32 0, i8 1 }, i32 0, i1 false)  ; CreateHandleFromBinding(bind,index,nonUniformIndex)
  %3 = call i32 @dx.op.flattenedThreadIdInGroup.i32(i32 96)  ; FlattenedThreadIdInGroup()
  %4 = alloca <6 x double>, align 8
  %5 = shl i32 %3, 10
  %6 = call %dx.types.Handle @dx.op.annotateHandle(i32 216, %dx.types.Handle %2, %dx.types.ResourceProperties { i32 4107, i32 0 })  ; AnnotateHandle(res,props)  resource: RWByteAddressBuffer
  %7 = call %dx.types.ResRet.v6f64 @dx.op.rawBufferVectorLoad.v6f64(i32 303, %dx.types.Handle %6, i32 %5, i32 undef, i32 4)  ; RawBufferVectorLoad(buf,index,elementOffset,alignment)
  %8 = extractvalue %dx.types.ResRet.v6f64 %7, 0
  %9 = call %dx.types.Handle @dx.op.annotateHandle(i32 216, %dx.types.Handle %1, %dx.types.ResourceProperties { i32 4108, i32 48 })  ; AnnotateHandle(res,props)  resource: RWStructuredBuffer<stride=48>
  %10 = call %dx.types.ResRet.v6f64 @dx.op.rawBufferVectorLoad.v6f64(i32 303, %dx.types.Handle %9, i32 %3, i32 0, i32 8)  ; RawBufferVectorLoad(buf,index,elementOffset,alignment)
  %11 = extractvalue %dx.types.ResRet.v6f64 %10, 0
  %12 = add i32 %3, 1
  %13 = call %dx.types.ResRet.v6f64 @dx.op.rawBufferVectorLoad.v6f64(i32 303, %dx.types.Handle %9, i32 %12, i32 0, i32 8)  ; RawBufferVectorLoad(buf,index,elementOffset,alignment)
  %14 = extractvalue %dx.types.ResRet.v6f64 %13, 0
  %15 = and i32 %3, 1
  %16 = getelementptr [2 x <6 x double>], [2 x <6 x double>] addrspace(3)* @"\01?room@@3PAV?$vector@N$05@@A", i32 0, i32 %15
  store <6 x double> %8, <6 x double> addrspace(3)* %16, align 8, !tbaa !11
  call void @dx.op.barrier(i32 80, i32 9)  ; Barrier(barrierMode)
  %17 = bitcast <6 x double>* %4 to i8*
  call void @llvm.lifetime.start(i64 48, i8* %17) #0
  %18 = fmul fast <6 x double> %14, %11
  %19 = xor i32 %15, 1
  %20 = getelementptr [2 x <6 x double>], [2 x <6 x double>] addrspace(3)* @"\01?room@@3PAV?$vector@N$05@@A", i32 0, i32 %19
  %21 = load <6 x double>, <6 x double> addrspace(3)* %20, align 8, !tbaa !11
  %22 = fsub fast <6 x double> <double -0.000000e+00, double -0.000000e+00, double -0.000000e+00, double -0.000000e+00, double -0.000000e+00, double -0.000000e+00>, %21
  %23 = fadd fast <6 x double> %8, %18
  %24 = fadd fast <6 x double> %23, %22
  %25 = call <6 x double> @dx.op.binary.v6f64(i32 35, <6 x double> %24, <6 x double> %8)  ; FMax(a,b)
  %26 = call <6 x double> @dx.op.binary.v6f64(i32 36, <6 x double> %25, <6 x double> %11)  ; FMin(a,b)
  %27 = call <6 x double> @dx.op.tertiary.v6f64(i32 46, <6 x double> %8, <6 x double> %11, <6 x double> %26)  ; FMad(a,b,c)
  %28 = call <6 x double> @dx.op.unary.v6f64(i32 6, <6 x double> %27)  ; FAbs(value)
  %29 = fcmp fast olt <6 x double> %8, %11
  %30 = select <6 x i1> %29, <6 x double> %28, <6 x double> %14
  %31 = fcmp fast oeq <6 x double> %8, %14
  %32 = zext <6 x i1> %31 to <6 x i32>
  %33 = icmp ne <6 x i32> %32, zeroinitializer
  %34 = call i1 @dx.op.vectorReduce.v6i1(i32 310, <6 x i1> %33)  ; VectorReduceOr(a)
  %35 = fadd fast <6 x double> %30, <double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00>
  %36 = select i1 %34, <6 x double> %35, <6 x double> %30
  %37 = call i1 @dx.op.vectorReduce.v6i1(i32 309, <6 x i1> %33)  ; VectorReduceAnd(a)
  %38 = fadd fast <6 x double> %36, <double -2.000000e+00, double -2.000000e+00, double -2.000000e+00, double -2.000000e+00, double -2.000000e+00, double -2.000000e+00>
  %39 = select i1 %37, <6 x double> %38, <6 x double> %36
  %40 = call <6 x double> @dx.op.tertiary.v6f64(i32 47, <6 x double> %39, <6 x double> %8, <6 x double> %11)  ; Fma(a,b,c)
  %41 = fdiv fast <6 x double> %40, %14
  store <6 x double> %41, <6 x double>* %4, align 8, !tbaa !11
  %42 = getelementptr <6 x double>, <6 x double>* %4, i32 0, i32 2
  %43 = load double, double* %42, align 8, !tbaa !14
  %44 = urem i32 %3, 6
  %45 = getelementptr <6 x double>, <6 x double>* %4, i32 0, i32 %44
  store double %43, double* %45, align 8, !tbaa !14
  %46 = load <6 x double>, <6 x double>* %4, align 8, !tbaa !11
  %47 = or i32 %5, 512
  %48 = call %dx.types.Handle @dx.op.annotateHandle(i32 216, %dx.types.Handle %2, %dx.types.ResourceProperties { i32 4107, i32 0 })  ; AnnotateHandle(res,props)  resource: RWByteAddressBuffer
  call void @dx.op.rawBufferVectorStore.v6f64(i32 304, %dx.types.Handle %48, i32 %47, i32 undef, <6 x double> %46, i32 4)  ; RawBufferVectorStore(uav,index,elementOffset,value0,alignment)
  %49 = getelementptr <6 x double>, <6 x double>* %4, i32 0, i32 1
  %50 = load double, double* %49, align 8, !tbaa !14
  %51 = insertelement <6 x double> undef, double %50, i32 0
  %52 = shufflevector <6 x double> %51, <6 x double> undef, <6 x i32> zeroinitializer
  %53 = fadd fast <6 x double> %52, %46
  %54 = call %dx.types.Handle @dx.op.annotateHandle(i32 216, %dx.types.Handle %1, %dx.types.ResourceProperties { i32 4108, i32 48 })  ; AnnotateHandle(res,props)  resource: RWStructuredBuffer<stride=48>
  call void @dx.op.rawBufferVectorStore.v6f64(i32 304, %dx.types.Handle %54, i32 %3, i32 0, <6 x double> %53, i32 8)  ; RawBufferVectorStore(uav,index,elementOffset,value0,alignment)
  call void @llvm.lifetime.end(i64 48, i8* %17) #0
  ret void
}

; Function Attrs: nounwind
declare void @llvm.lifetime.start(i64, i8* nocapture) #0

; Function Attrs: nounwind
declare void @llvm.lifetime.end(i64, i8* nocapture) #0

; Function Attrs: nounwind readnone
declare i32 @dx.op.flattenedThreadIdInGroup.i32(i32) #1

; Function Attrs: nounwind readonly
declare %dx.types.ResRet.v6f64 @dx.op.rawBufferVectorLoad.v6f64(i32, %dx.types.Handle, i32, i32, i32) #2

; Function Attrs: nounwind
declare void @dx.op.rawBufferVectorStore.v6f64(i32, %dx.types.Handle, i32, i32, <6 x double>, i32) #0

; Function Attrs: noduplicate nounwind
declare void @dx.op.barrier(i32, i32) #3

; Function Attrs: nounwind readnone
declare <6 x double> @dx.op.binary.v6f64(i32, <6 x double>, <6 x double>) #1

; Function Attrs: nounwind readnone
declare <6 x double> @dx.op.tertiary.v6f64(i32, <6 x double>, <6 x double>, <6 x double>) #1

; Function Attrs: nounwind readnone
declare <6 x double> @dx.op.unary.v6f64(i32, <6 x double>) #1

; Function Attrs: nounwind readnone
declare i1 @dx.op.vectorReduce.v6i1(i32, <6 x i1>) #1

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
!6 = !{i32 1, %"class.RWStructuredBuffer<vector<double, 6> >"* undef, !"", i32 0, i32 1, i32 1, i32 12, i1 false, i1 false, i1 false, !7}
!7 = !{i32 1, i32 48}
!8 = !{void ()* @main, !"main", null, !3, !9}
!9 = !{i32 0, i64 8589934612, i32 4, !10}
!10 = !{i32 4, i32 1, i32 1}
!11 = !{!12, !12, i64 0}
!12 = !{!"omnipotent char", !13, i64 0}
!13 = !{!"Simple C/C++ TBAA"}
!14 = !{!15, !15, i64 0}
!15 = !{!"double", !12, i64 0}
