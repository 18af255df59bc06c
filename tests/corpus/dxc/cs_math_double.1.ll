;
; Note: shader requires additional functionality:
;       Double-precision floating point
;       Double-precision extensions for 11.1
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
; shader hash: 72442aa6367f758d43c52a6f290919af
;
; Pipeline Runtime Information: 
;
;PSVRuntimeInfo:
; Compute Shader
; NumThreads=(8,8,1)
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
; Resource bind info for rows
; {
;
;   struct struct.Row
;   {
;
;       double d[8];                                  ; Offset:    0
;       uint2 halves[4];                              ; Offset:   64
;       int i;                                        ; Offset:   96
;       uint u;                                       ; Offset:  100
;       int64_t il;                                   ; Offset:  104
;       uint64_t ul;                                  ; Offset:  112
;       float f;                                      ; Offset:  120
;   
;   } $Element;                                       ; Offset:    0 Size:   128
;
; }
;
;
; Resource Bindings:
;
; Name                                 Type  Format         Dim      ID      HLSL Bind  Count
; ------------------------------ ---------- ------- ----------- ------- -------------- ------
; rows                                  UAV  struct         r/w      U0             u0     1
;
target datalayout = "e-m:e-p:32:32-i1:32-i8:32-i16:32-i32:32-i64:64-f16:32-f32:32-f64:64-n8:16:32:64"
target triple = "dxil-ms-dx"

%dx.types.Handle = type { i8* }
%dx.types.ResRet.i32 = type { i32, i32, i32, i32, i32 }
%dx.types.splitdouble = type { i32, i32 }
%"class.RWStructuredBuffer<Row>" = type { %struct.Row }
%struct.Row = type { [8 x double], [4 x <2 x i32>], i32, i32, i64, i64, float }

define void @main() {
  %1 = call %dx.types.Handle @dx.op.createHandle(i32 57, i8 1, i32 0, i32 0, i1 false)  ; CreateHandle(resourceClass,rangeId,index,nonUniformIndex)
  %2 = call i32 @dx.op.flattenedThreadIdInGroup.i32(i32 96)  ; FlattenedThreadIdInGroup()
  %3 = call %dx.types.ResRet.i32 @dx.op.bufferLoad.i32(i32 68, %dx.types.Handle %1, i32 %2, i32 0)  ; BufferLoad(srv,index,wot)
  %4 = extractvalue %dx.types.ResRet.i32 %3, 0
  %5 = extractvalue %dx.types.ResRet.i32 %3, 1
  %6 = call double @dx.op.makeDouble.f64(i32 101, i32 %4, i32 %5)  ; MakeDouble(lo,hi)
  %7 = call %dx.types.ResRet.i32 @dx.op.bufferLoad.i32(i32 68, %dx.types.Handle %1, i32 %2, i32 8)  ; BufferLoad(srv,index,wot)
  %8 = extractvalue %dx.types.ResRet.i32 %7, 0
  %9 = extractvalue %dx.types.ResRet.i32 %7, 1
  %10 = call double @dx.op.makeDouble.f64(i32 101, i32 %8, i32 %9)  ; MakeDouble(lo,hi)
  %11 = call %dx.types.ResRet.i32 @dx.op.bufferLoad.i32(i32 68, %dx.types.Handle %1, i32 %2, i32 16)  ; BufferLoad(srv,index,wot)
  %12 = extractvalue %dx.types.ResRet.i32 %11, 0
  %13 = extractvalue %dx.types.ResRet.i32 %11, 1
  %14 = call double @dx.op.makeDouble.f64(i32 101, i32 %12, i32 %13)  ; MakeDouble(lo,hi)
  %15 = call %dx.types.ResRet.i32 @dx.op.bufferLoad.i32(i32 68, %dx.types.Handle %1, i32 %2, i32 72)  ; BufferLoad(srv,index,wot)
  %16 = extractvalue %dx.types.ResRet.i32 %15, 0
  %17 = extractvalue %dx.types.ResRet.i32 %15, 1
  %18 = call %dx.types.ResRet.i32 @dx.op.bufferLoad.i32(i32 68, %dx.types.Handle %1, i32 %2, i32 80)  ; BufferLoad(srv,index,wot)
  %19 = extractvalue %dx.types.ResRet.i32 %18, 0
  %20 = extractvalue %dx.types.ResRet.i32 %18, 1
  %21 = call %dx.types.ResRet.i32 @dx.op.bufferLoad.i32(i32 68, %dx.types.Handle %1, i32 %2, i32 88)  ; BufferLoad(srv,index,wot)
  %22 = extractvalue %dx.types.ResRet.i32 %21, 0
  %23 = extractvalue %dx.types.ResRet.i32 %21, 1
  %24 = call double @dx.op.tertiary.f64(i32 47, double %6, double %10, double %14)  ; Fma(a,b,c)
  %25 = fmul fast double %10, %6
  %26 = fadd fast double %24, %25
  %27 = fdiv fast double %14, %6
  %28 = fsub fast double %26, %27
  %29 = call double @dx.op.binary.f64(i32 35, double %6, double %10)  ; FMax(a,b)
  %30 = call double @dx.op.binary.f64(i32 36, double %10, double %14)  ; FMin(a,b)
  %31 = fadd fast double %30, %29
  %32 = call double @dx.op.unary.f64(i32 6, double %14)  ; FAbs(value)
  %33 = fadd fast double %31, %32
  %34 = call double @dx.op.unary.f64(i32 7, double %6)  ; Saturate(value)
  %35 = fadd fast double %33, %34
  %36 = call %dx.types.splitdouble @dx.op.splitDouble.f64(i32 102, double %6)  ; SplitDouble(value)
  %37 = extractvalue %dx.types.splitdouble %36, 0
  %38 = extractvalue %dx.types.splitdouble %36, 1
  %39 = call double @dx.op.makeDouble.f64(i32 101, i32 %16, i32 %17)  ; MakeDouble(lo,hi)
  %40 = fadd fast double %39, 1.000000e+300
  %41 = fptosi double %6 to i32
  %42 = fptoui double %10 to i32
  %43 = fptosi double %14 to i64
  %44 = fptoui double %6 to i64
  %45 = fptrunc double %10 to float
  %46 = sitofp i32 %41 to double
  %47 = uitofp i32 %42 to double
  %48 = sitofp i64 %43 to double
  %49 = uitofp i64 %44 to double
  %50 = fpext float %45 to double
  %51 = fadd fast double %49, %46
  %52 = fadd fast double %51, %47
  %53 = fadd fast double %52, %50
  %54 = fadd fast double %53, %48
  %55 = fcmp fast olt double %6, %10
  %56 = fcmp fast oeq double %6, %14
  %57 = select i1 %56, double -0.000000e+00, double 4.940656e-324
  %58 = select i1 %55, double 1.000000e+00, double %57
  %59 = call float @dx.op.unary.f32(i32 21, float %45)  ; Exp(value)
  %60 = fmul fast float %59, %45
  %61 = fpext float %60 to double
  %62 = fmul fast double %61, %6
  %63 = call %dx.types.splitdouble @dx.op.splitDouble.f64(i32 102, double %6)  ; SplitDouble(value)
  %64 = extractvalue %dx.types.splitdouble %63, 0
  %65 = extractvalue %dx.types.splitdouble %63, 1
  call void @dx.op.bufferStore.i32(i32 69, %dx.types.Handle %1, i32 %2, i32 0, i32 %64, i32 %65, i32 undef, i32 undef, i8 3)  ; BufferStore(uav,coord0,coord1,value0,value1,value2,value3,mask)
  %66 = call %dx.types.splitdouble @dx.op.splitDouble.f64(i32 102, double %10)  ; SplitDouble(value)
  %67 = extractvalue %dx.types.splitdouble %66, 0
  %68 = extractvalue %dx.types.splitdouble %66, 1
  call void @dx.op.bufferStore.i32(i32 69, %dx.types.Handle %1, i32 %2, i32 8, i32 %67, i32 %68, i32 undef, i32 undef, i8 3)  ; BufferStore(uav,coord0,coord1,value0,value1,value2,value3,mask)
  %69 = call %dx.types.splitdouble @dx.op.splitDouble.f64(i32 102, double %62)  ; SplitDouble(value)
  %70 = extractvalue %dx.types.splitdouble %69, 0
  %71 = extractvalue %dx.types.splitdouble %69, 1
  call void @dx.op.bufferStore.i32(i32 69, %dx.types.Handle %1, i32 %2, i32 16, i32 %70, i32 %71, i32 undef, i32 undef, i8 3)  ; BufferStore(uav,coord0,coord1,value0,value1,value2,value3,mask)
  %72 = call %dx.types.splitdouble @dx.op.splitDouble.f64(i32 102, double %28)  ; SplitDouble(value)
  %73 = extractvalue %dx.types.splitdouble %72, 0
  %74 = extractvalue %dx.types.splitdouble %72, 1
  call void @dx.op.bufferStore.i32(i32 69, %dx.types.Handle %1, i32 %2, i32 24, i32 %73, i32 %74, i32 undef, i32 undef, i8 3)  ; BufferStore(uav,coord0,coord1,value0,value1,value2,value3,mask)
  %75 = call %dx.types.splitdouble @dx.op.splitDouble.f64(i32 102, double %35)  ; SplitDouble(value)
  %76 = extractvalue %dx.types.splitdouble %75, 0
  %77 = extractvalue %dx.types.splitdouble %75, 1
  call void @dx.op.bufferStore.i32(i32 69, %dx.types.Handle %1, i32 %2, i32 32, i32 %76, i32 %77, i32 undef, i32 undef, i8 3)  ; BufferStore(uav,coord0,coord1,value0,value1,value2,value3,mask)
  %78 = call %dx.types.splitdouble @dx.op.splitDouble.f64(i32 102, double %40)  ; SplitDouble(value)
  %79 = extractvalue %dx.types.splitdouble %78, 0
  %80 = extractvalue %dx.types.splitdouble %78, 1
  call void @dx.op.bufferStore.i32(i32 69, %dx.types.Handle %1, i32 %2, i32 40, i32 %79, i32 %80, i32 undef, i32 undef, i8 3)  ; BufferStore(uav,coord0,coord1,value0,value1,value2,value3,mask)
  %81 = call %dx.types.splitdouble @dx.op.splitDouble.f64(i32 102, double %54)  ; SplitDouble(value)
  %82 = extractvalue %dx.types.splitdouble %81, 0
  %83 = extractvalue %dx.types.splitdouble %81, 1
  call void @dx.op.bufferStore.i32(i32 69, %dx.types.Handle %1, i32 %2, i32 48, i32 %82, i32 %83, i32 undef, i32 undef, i8 3)  ; BufferStore(uav,coord0,coord1,value0,value1,value2,value3,mask)
  %84 = call %dx.types.splitdouble @dx.op.splitDouble.f64(i32 102, double %58)  ; SplitDouble(value)
  %85 = extractvalue %dx.types.splitdouble %84, 0
  %86 = extractvalue %dx.types.splitdouble %84, 1
  call void @dx.op.bufferStore.i32(i32 69, %dx.types.Handle %1, i32 %2, i32 56, i32 %85, i32 %86, i32 undef, i32 undef, i8 3)  ; BufferStore(uav,coord0,coord1,value0,value1,value2,value3,mask)
  call void @dx.op.bufferStore.i32(i32 69, %dx.types.Handle %1, i32 %2, i32 64, i32 %37, i32 %38, i32 undef, i32 undef, i8 3)  ; BufferStore(uav,coord0,coord1,value0,value1,value2,value3,mask)
  call void @dx.op.bufferStore.i32(i32 69, %dx.types.Handle %1, i32 %2, i32 72, i32 %16, i32 %17, i32 undef, i32 undef, i8 3)  ; BufferStore(uav,coord0,coord1,value0,value1,value2,value3,mask)
  call void @dx.op.bufferStore.i32(i32 69, %dx.types.Handle %1, i32 %2, i32 80, i32 %19, i32 %20, i32 undef, i32 undef, i8 3)  ; BufferStore(uav,coord0,coord1,value0,value1,value2,value3,mask)
  call void @dx.op.bufferStore.i32(i32 69, %dx.types.Handle %1, i32 %2, i32 88, i32 %22, i32 %23, i32 undef, i32 undef, i8 3)  ; BufferStore(uav,coord0,coord1,value0,value1,value2,value3,mask)
  call void @dx.op.bufferStore.i32(i32 69, %dx.types.Handle %1, i32 %2, i32 96, i32 %41, i32 undef, i32 undef, i32 undef, i8 1)  ; BufferStore(uav,coord0,coord1,value0,value1,value2,value3,mask)
  call void @dx.op.bufferStore.i32(i32 69, %dx.types.Handle %1, i32 %2, i32 100, i32 %42, i32 undef, i32 undef, i32 undef, i8 1)  ; BufferStore(uav,coord0,coord1,value0,value1,value2,value3,mask)
  %87 = trunc i64 %43 to i32
  %88 = lshr i64 %43, 32
  %89 = trunc i64 %88 to i32
  call void @dx.op.bufferStore.i32(i32 69, %dx.types.Handle %1, i32 %2, i32 104, i32 %87, i32 %89, i32 undef, i32 undef, i8 3)  ; BufferStore(uav,coord0,coord1,value0,value1,value2,value3,mask)
  %90 = trunc i64 %44 to i32
  %91 = lshr i64 %44, 32
  %92 = trunc i64 %91 to i32
  call void @dx.op.bufferStore.i32(i32 69, %dx.types.Handle %1, i32 %2, i32 112, i32 %90, i32 %92, i32 undef, i32 undef, i8 3)  ; BufferStore(uav,coord0,coord1,value0,value1,value2,value3,mask)
  call void @dx.op.bufferStore.f32(i32 69, %dx.types.Handle %1, i32 %2, i32 120, float %45, float undef, float undef, float undef, i8 1)  ; BufferStore(uav,coord0,coord1,value0,value1,value2,value3,mask)
  ret void
}

; Function Attrs: nounwind readnone
declare i32 @dx.op.flattenedThreadIdInGroup.i32(i32) #0

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

; Function Attrs: nounwind readonly
declare %dx.types.Handle @dx.op.createHandle(i32, i8, i32, i32, i1) #1

; Function Attrs: nounwind readonly
declare %dx.types.ResRet.i32 @dx.op.bufferLoad.i32(i32, %dx.types.Handle, i32, i32) #1

; Function Attrs: nounwind
declare void @dx.op.bufferStore.f32(i32, %dx.types.Handle, i32, i32, float, float, float, float, i8) #2

; Function Attrs: nounwind
declare void @dx.op.bufferStore.i32(i32, %dx.types.Handle, i32, i32, i32, i32, i32, i32, i8) #2

attributes #0 = { nounwind readnone }
attributes #1 = { nounwind readonly }
attributes #2 = { nounwind }

!llvm.ident = !{!0}
!dx.version = !{!1}
!dx.valver = !{!2}
!dx.shaderModel = !{!3}
!dx.resources = !{!4}
!dx.entryPoints = !{!8}

!0 = !{!"dxcoob 1.9.2602.17 (21d28f727)"}
!1 = !{i32 1, i32 0}
!2 = !{i32 1, i32 9}
!3 = !{!"cs", i32 6, i32 0}
!4 = !{null, !5, null, null}
!5 = !{!6}
!6 = !{i32 0, %"class.RWStructuredBuffer<Row>"* undef, !"", i32 0, i32 0, i32 1, i32 12, i1 false, i1 false, i1 false, !7}
!7 = !{i32 1, i32 128}
!8 = !{void ()* @main, !"main", null, !4, !9}
!9 = !{i32 0, i64 1048660, i32 4, !10}
!10 = !{i32 8, i32 8, i32 1}
