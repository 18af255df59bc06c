;
; Buffer Definitions:
;
; Resource bind info for 
; {
;
;   [128 x i8] (type annotation not present)
; }
;
;
; Resource Bindings:
;
; Name                                 Type  Format         Dim      ID      HLSL Bind  Count
; ------------------------------ ---------- ------- ----------- ------- -------------- ------
;                                       UAV  struct         r/w      U0             u0     1
;
target datalayout = "e-m:e-p:32:32-i1:32-i8:32-i16:32-i32:32-i64:64-f16:32-f32:32-f64:64-n8:16:32:64"
target triple = "dxil-ms-dx"

%dx.types.Handle = type { i8* }
%dx.types.ResBind = type { i32, i32, i32, i8 }
%dx.types.ResourceProperties = type { i32, i32 }
%dx.types.ResRet.f64 = type { double, double, double, double, i32 }
%dx.types.ResRet.v2i32 = type { <2 x i32>, i32 }
%dx.types.splitdouble = type { i32, i32 }
%"class.RWStructuredBuffer<Row>" = type { %struct.Row }
%struct.Row = type { [8 x double], [4 x <2 x i32>], i32, i32, i64, i64, float }

define void @main() {
  %1 = call %dx.types.Handle @dx.op.createHandleFromBinding(i32 217, %dx.types.ResBind { i32 0, i32 0, i32 0, i8 1 }, i32 0, i1 false)  ; CreateHandleFromBinding(bind,index,nonUniformIndex)
  %2 = call i32 @dx.op.flattenedThreadIdInGroup.i32(i32 96)  ; FlattenedThreadIdInGroup()
  %3 = call %dx.types.Handle @dx.op.annotateHandle(i32 216, %dx.types.Handle %1, %dx.types.ResourceProperties { i32 4876, i32 128 })  ; AnnotateHandle(res,props)  resource: RWStructuredBuffer<stride=128>
  %4 = call %dx.types.ResRet.f64 @dx.op.rawBufferLoad.f64(i32 139, %dx.types.Handle %3, i32 %2, i32 0, i8 1, i32 8)  ; RawBufferLoad(srv,index,elementOffset,mask,alignment)
  %5 = extractvalue %dx.types.ResRet.f64 %4, 0
  %6 = call %dx.types.ResRet.f64 @dx.op.rawBufferLoad.f64(i32 139, %dx.types.Handle %3, i32 %2, i32 8, i8 1, i32 8)  ; RawBufferLoad(srv,index,elementOffset,mask,alignment)
  %7 = extractvalue %dx.types.ResRet.f64 %6, 0
  %8 = call %dx.types.ResRet.f64 @dx.op.rawBufferLoad.f64(i32 139, %dx.types.Handle %3, i32 %2, i32 16, i8 1, i32 8)  ; RawBufferLoad(srv,index,elementOffset,mask,alignment)
  %9 = extractvalue %dx.types.ResRet.f64 %8, 0
  %10 = call %dx.types.ResRet.v2i32 @dx.op.rawBufferVectorLoad.v2i32(i32 303, %dx.types.Handle %3, i32 %2, i32 72, i32 4)  ; RawBufferVectorLoad(buf,index,elementOffset,alignment)
  %11 = extractvalue %dx.types.ResRet.v2i32 %10, 0
  %12 = call %dx.types.ResRet.v2i32 @dx.op.rawBufferVectorLoad.v2i32(i32 303, %dx.types.Handle %3, i32 %2, i32 80, i32 4)  ; RawBufferVectorLoad(buf,index,elementOffset,alignment)
  %13 = extractvalue %dx.types.ResRet.v2i32 %12, 0
  %14 = call %dx.types.ResRet.v2i32 @dx.op.rawBufferVectorLoad.v2i32(i32 303, %dx.types.Handle %3, i32 %2, i32 88, i32 4)  ; RawBufferVectorLoad(buf,index,elementOffset,alignment)
  %15 = extractvalue %dx.types.ResRet.v2i32 %14, 0
  %16 = call double @dx.op.tertiary.f64(i32 47, double %5, double %7, double %9)  ; Fma(a,b,c)
  %17 = fmul fast double %7, %5
  %18 = fadd fast double %16, %17
  %19 = fdiv fast double %9, %5
  %20 = fsub fast double %18, %19
  %21 = call double @dx.op.binary.f64(i32 35, double %5, double %7)  ; FMax(a,b)
  %22 = call double @dx.op.binary.f64(i32 36, double %7, double %9)  ; FMin(a,b)
  %23 = fadd fast double %22, %21
  %24 = call double @dx.op.unary.f64(i32 6, double %9)  ; FAbs(value)
  %25 = fadd fast double %23, %24
  %26 = call double @dx.op.unary.f64(i32 7, double %5)  ; Saturate(value)
  %27 = fadd fast double %25, %26
  %28 = call %dx.types.splitdouble @dx.op.splitDouble.f64(i32 102, double %5)  ; SplitDouble(value)
  %29 = extractvalue %dx.types.splitdouble %28, 0
  %30 = extractvalue %dx.types.splitdouble %28, 1
  %31 = insertelement <2 x i32> undef, i32 %29, i32 0
  %32 = insertelement <2 x i32> %31, i32 %30, i32 1
  %33 = extractelement <2 x i32> %11, i32 1
  %34 = extractelement <2 x i32> %11, i32 0
  %35 = call double @dx.op.makeDouble.f64(i32 101, i32 %34, i32 %33)  ; MakeDouble(lo,hi)
  %36 = fadd fast double %35, 1.000000e+300
  %37 = fptosi double %5 to i32
  %38 = fptoui double %7 to i32
  %39 = fptosi double %9 to i64
  %40 = fptoui double %5 to i64
  %41 = fptrunc double %7 to float
  %42 = sitofp i32 %37 to double
  %43 = uitofp i32 %38 to double
  %44 = sitofp i64 %39 to double
  %45 = uitofp i64 %40 to double
  %46 = fpext float %41 to double
  %47 = fadd fast double %45, %42
  %48 = fadd fast double %47, %43
  %49 = fadd fast double %48, %46
  %50 = fadd fast double %49, %44
  %51 = fcmp fast olt double %5, %7
  %52 = fcmp fast oeq double %5, %9
  %53 = select i1 %52, double -0.000000e+00, double 4.940656e-324
  %54 = select i1 %51, double 1.000000e+00, double %53
  %55 = call float @dx.op.unary.f32(i32 21, float %41)  ; Exp(value)
  %56 = fmul fast float %55, %41
  %57 = fpext float %56 to double
  %58 = fmul fast double %57, %5
  call void @dx.op.rawBufferStore.f64(i32 140, %dx.types.Handle %3, i32 %2, i32 0, double %5, double undef, double undef, double undef, i8 1, i32 8)  ; RawBufferStore(uav,index,elementOffset,value0,value1,value2,value3,mask,alignment)
  call void @dx.op.rawBufferStore.f64(i32 140, %dx.types.Handle %3, i32 %2, i32 8, double %7, double undef, double undef, double undef, i8 1, i32 8)  ; RawBufferStore(uav,index,elementOffset,value0,value1,value2,value3,mask,alignment)
  call void @dx.op.rawBufferStore.f64(i32 140, %dx.types.Handle %3, i32 %2, i32 16, double %58, double undef, double undef, double undef, i8 1, i32 8)  ; RawBufferStore(uav,index,elementOffset,value0,value1,value2,value3,mask,alignment)
  call void @dx.op.rawBufferStore.f64(i32 140, %dx.types.Handle %3, i32 %2, i32 24, double %20, double undef, double undef, double undef, i8 1, i32 8)  ; RawBufferStore(uav,index,elementOffset,value0,value1,value2,value3,mask,alignment)
  call void @dx.op.rawBufferStore.f64(i32 140, %dx.types.Handle %3, i32 %2, i32 32, double %27, double undef, double undef, double undef, i8 1, i32 8)  ; RawBufferStore(uav,index,elementOffset,value0,value1,value2,value3,mask,alignment)
  call void @dx.op.rawBufferStore.f64(i32 140, %dx.types.Handle %3, i32 %2, i32 40, double %36, double undef, double undef, double undef, i8 1, i32 8)  ; RawBufferStore(uav,index,elementOffset,value0,value1,value2,value3,mask,alignment)
  call void @dx.op.rawBufferStore.f64(i32 140, %dx.types.Handle %3, i32 %2, i32 48, double %50, double undef, double undef, double undef, i8 1, i32 8)  ; RawBufferStore(uav,index,elementOffset,value0,value1,value2,value3,mask,alignment)
  call void @dx.op.rawBufferStore.f64(i32 140, %dx.types.Handle %3, i32 %2, i32 56, double %54, double undef, double undef, double undef, i8 1, i32 8)  ; RawBufferStore(uav,index,elementOffset,value0,value1,value2,value3,mask,alignment)
  call void @dx.op.rawBufferVectorStore.v2i32(i32 304, %dx.types.Handle %3, i32 %2, i32 64, <2 x i32> %32, i32 4)  ; RawBufferVectorStore(uav,index,elementOffset,value0,alignment)
  call void @dx.op.rawBufferVectorStore.v2i32(i32 304, %dx.types.Handle %3, i32 %2, i32 72, <2 x i32> %11, i32 4)  ; RawBufferVectorStore(uav,index,elementOffset,value0,alignment)
  call void @dx.op.rawBufferVectorStore.v2i32(i32 304, %dx.types.Handle %3, i32 %2, i32 80, <2 x i32> %13, i32 4)  ; RawBufferVectorStore(uav,index,elementOffset,value0,alignment)
  call void @dx.op.rawBufferVectorStore.v2i32(i32 304, %dx.types.Handle %3, i32 %2, i32 88, <2 x i32> %15, i32 4)  ; RawBufferVectorStore(uav,index,elementOffset,value0,alignment)
  call void @dx.op.rawBufferStore.i32(i32 140, %dx.types.Handle %3, i32 %2, i32 96, i32 %37, i32 undef, i32 undef, i32 undef, i8 1, i32 4)  ; RawBufferStore(uav,index,elementOffset,value0,value1,value2,value3,mask,alignment)
  call void @dx.op.rawBufferStore.i32(i32 140, %dx.types.Handle %3, i32 %2, i32 100, i32 %38, i32 undef, i32 undef, i32 undef, i8 1, i32 4)  ; RawBufferStore(uav,index,elementOffset,value0,value1,value2,value3,mask,alignment)
  call void @dx.op.rawBufferStore.i64(i32 140, %dx.types.Handle %3, i32 %2, i32 104, i64 %39, i64 undef, i64 undef, i64 undef, i8 1, i32 8)  ; RawBufferStore(uav,index,elementOffset,value0,value1,value2,value3,mask,alignment)
  call void @dx.op.rawBufferStore.i64(i32 140, %dx.types.Handle %3, i32 %2, i32 112, i64 %40, i64 undef, i64 undef, i64 undef, i8 1, i32 8)  ; RawBufferStore(uav,index,elementOffset,value0,value1,value2,value3,mask,alignment)
  call void @dx.op.rawBufferStore.f32(i32 140, %dx.types.Handle %3, i32 %2, i32 120, float %41, float undef, float undef, float undef, i8 1, i32 4)  ; RawBufferStore(uav,index,elementOffset,value0,value1,value2,value3,mask,alignment)
  ret void
}

; Function Attrs: nounwind readnone
declare i32 @dx.op.flattenedThreadIdInGroup.i32(i32) #0

; Function Attrs: nounwind readonly
declare %dx.types.ResRet.v2i32 @dx.op.rawBufferVectorLoad.v2i32(i32, %dx.types.Handle, i32, i32, i32) #1

; Function Attrs: nounwind readonly
declare %dx.types.ResRet.f64 @dx.op.rawBufferLoad.f64(i32, %dx.types.Handle, i32, i32, i8, i32) #1

; Function Attrs: nounwind
declare void @dx.op.rawBufferStore.f32(i32, %dx.types.Handle, i32, i32, float, float, float, float, i8, i32) #2

; Function Attrs: nounwind
declare void @dx.op.rawBufferStore.i64(i32, %dx.types.Handle, i32, i32, i64, i64, i64, i64, i8, i32) #2

; Function Attrs: nounwind
declare void @dx.op.rawBufferStore.i32(i32, %dx.types.Handle, i32, i32, i32, i32, i32, i32, i8, i32) #2

; Function Attrs: nounwind
declare void @dx.op.rawBufferVectorStore.v2i32(i32, %dx.types.Handle, i32, i32, <2 x i32>, i32) #2

; Function Attrs: nounwind
declare void @dx.op.rawBufferStore.f64(i32, %dx.types.Handle, i32, i32, double, double, double, double, i8, i32) #2

; Function Attrs: nounwind readnone
declare double @dx.op.tertiary.f64(i32, double, double, double) #0

; Function Attrs: nounwind readnone
declare double @dx.op.binary.f64(i32, double, double) #0

; Function Attrs: nounwind readnone
declare double @dx.op.unary.f64(i32, double) #0

; Function Attrs: nounwind readnone
declare %dx.types.splitdouble @dx.op.splitDouble.f64(i32, double) #0

; Function Attrs: nounwind readnone
declare double @dx.op.makeDouble.f64(i32, i32, i32) #0

; Function Attrs: nounwind readnone
declare float @dx.op.unary.f32(i32, float) #0

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
!dx.entryPoints = !{!7}

!0 = !{!"dxcoob 1.9.2602.17 (21d28f727)"}
!1 = !{i32 1, i32 9}
!2 = !{!"cs", i32 6, i32 9}
!3 = !{null, !4, null, null}
!4 = !{!5}
!5 = !{i32 0, %"class.RWStructuredBuffer<Row>"* undef, !"", i32 0, i32 0, i32 1, i32 12, i1 false, i1 false, i1 false, !6}
!6 = !{i32 1, i32 128}
!7 = !{void ()* @main, !"main", null, !3, !8}
!8 = !{i32 0, i64 8590983252, i32 4, !9}
!9 = !{i32 8, i32 8, i32 1}
