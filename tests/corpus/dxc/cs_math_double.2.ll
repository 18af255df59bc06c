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
; shader hash: 2e95373b23d9def3f5981cc3d9ca3de8
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

@dx.nothing.a = internal constant [1 x i32] zeroinitializer

define void @main() {
  %1 = call %dx.types.Handle @dx.op.createHandle(i32 57, i8 1, i32 0, i32 0, i1 false)  ; CreateHandle(resourceClass,rangeId,index,nonUniformIndex)
  %2 = call i32 @dx.op.flattenedThreadIdInGroup.i32(i32 96)  ; FlattenedThreadIdInGroup()
  %3 = alloca i32
  %4 = alloca i32
  %5 = load i32, i32* getelementptr inbounds ([1 x i32], [1 x i32]* @dx.nothing.a, i32 0, i32 0)
  %6 = call %dx.types.ResRet.i32 @dx.op.bufferLoad.i32(i32 68, %dx.types.Handle %1, i32 %2, i32 0)  ; BufferLoad(srv,index,wot)
  %7 = extractvalue %dx.types.ResRet.i32 %6, 0
  %8 = extractvalue %dx.types.ResRet.i32 %6, 1
  %9 = call double @dx.op.makeDouble.f64(i32 101, i32 %7, i32 %8)  ; MakeDouble(lo,hi)
  %10 = call %dx.types.ResRet.i32 @dx.op.bufferLoad.i32(i32 68, %dx.types.Handle %1, i32 %2, i32 8)  ; BufferLoad(srv,index,wot)
  %11 = extractvalue %dx.types.ResRet.i32 %10, 0
  %12 = extractvalue %dx.types.ResRet.i32 %10, 1
  %13 = call double @dx.op.makeDouble.f64(i32 101, i32 %11, i32 %12)  ; MakeDouble(lo,hi)
  %14 = call %dx.types.ResRet.i32 @dx.op.bufferLoad.i32(i32 68, %dx.types.Handle %1, i32 %2, i32 16)  ; BufferLoad(srv,index,wot)
  %15 = extractvalue %dx.types.ResRet.i32 %14, 0
  %16 = extractvalue %dx.types.ResRet.i32 %14, 1
  %17 = call double @dx.op.makeDouble.f64(i32 101, i32 %15, i32 %16)  ; MakeDouble(lo,hi)
  %18 = call %dx.types.ResRet.i32 @dx.op.bufferLoad.i32(i32 68, %dx.types.Handle %1, i32 %2, i32 72)  ; BufferLoad(srv,index,wot)
  %19 = extractvalue %dx.types.ResRet.i32 %18, 0
  %20 = extractvalue %dx.types.ResRet.i32 %18, 1
  %21 = call %dx.types.ResRet.i32 @dx.op.bufferLoad.i32(i32 68, %dx.types.Handle %1, i32 %2, i32 80)  ; BufferLoad(srv,index,wot)
  %22 = extractvalue %dx.types.ResRet.i32 %21, 0
  %23 = extractvalue %dx.types.ResRet.i32 %21, 1
  %24 = call %dx.types.ResRet.i32 @dx.op.bufferLoad.i32(i32 68, %dx.types.Handle %1, i32 %2, i32 88)  ; BufferLoad(srv,index,wot)
  %25 = extractvalue %dx.types.ResRet.i32 %24, 0
  %26 = extractvalue %dx.types.ResRet.i32 %24, 1
  %27 = load i32, i32* getelementptr inbounds ([1 x i32], [1 x i32]* @dx.nothing.a, i32 0, i32 0)
  %28 = load i32, i32* getelementptr inbounds ([1 x i32], [1 x i32]* @dx.nothing.a, i32 0, i32 0)
  %29 = load i32, i32* getelementptr inbounds ([1 x i32], [1 x i32]* @dx.nothing.a, i32 0, i32 0)
  %30 = call double @dx.op.tertiary.f64(i32 47, double %9, double %13, double %17)  ; Fma(a,b,c)
  %31 = fmul fast double %9, %13
  %32 = fadd fast double %30, %31
  %33 = fdiv fast double %17, %9
  %34 = fsub fast double %32, %33
  %35 = load i32, i32* getelementptr inbounds ([1 x i32], [1 x i32]* @dx.nothing.a, i32 0, i32 0)
  %36 = call double @dx.op.binary.f64(i32 35, double %9, double %13)  ; FMax(a,b)
  %37 = call double @dx.op.binary.f64(i32 36, double %13, double %17)  ; FMin(a,b)
  %38 = fadd fast double %36, %37
  %39 = call double @dx.op.unary.f64(i32 6, double %17)  ; FAbs(value)
  %40 = fadd fast double %38, %39
  %41 = call double @dx.op.unary.f64(i32 7, double %9)  ; Saturate(value)
  %42 = fadd fast double %40, %41
  %43 = load i32, i32* getelementptr inbounds ([1 x i32], [1 x i32]* @dx.nothing.a, i32 0, i32 0)
  %44 = call %dx.types.splitdouble @dx.op.splitDouble.f64(i32 102, double %9)  ; SplitDouble(value)
  %45 = extractvalue %dx.types.splitdouble %44, 0
  %46 = extractvalue %dx.types.splitdouble %44, 1
  store i32 %45, i32* %4
  store i32 %46, i32* %3
  %47 = load i32, i32* %4
  %48 = load i32, i32* getelementptr inbounds ([1 x i32], [1 x i32]* @dx.nothing.a, i32 0, i32 0)
  %49 = load i32, i32* %3
  %50 = load i32, i32* getelementptr inbounds ([1 x i32], [1 x i32]* @dx.nothing.a, i32 0, i32 0)
  %51 = call double @dx.op.makeDouble.f64(i32 101, i32 %19, i32 %20)  ; MakeDouble(lo,hi)
  %52 = fadd fast double %51, 1.000000e-01
  %53 = fadd fast double %52, 1.000000e+300
  %54 = fadd fast double %53, 0x3FD5555555555555
  %55 = load i32, i32* getelementptr inbounds ([1 x i32], [1 x i32]* @dx.nothing.a, i32 0, i32 0)
  %56 = fptosi double %9 to i32
  %57 = load i32, i32* getelementptr inbounds ([1 x i32], [1 x i32]* @dx.nothing.a, i32 0, i32 0)
  %58 = fptoui double %13 to i32
  %59 = load i32, i32* getelementptr inbounds ([1 x i32], [1 x i32]* @dx.nothing.a, i32 0, i32 0)
  %60 = fptosi double %17 to i64
  %61 = load i32, i32* getelementptr inbounds ([1 x i32], [1 x i32]* @dx.nothing.a, i32 0, i32 0)
  %62 = fptoui double %9 to i64
  %63 = load i32, i32* getelementptr inbounds ([1 x i32], [1 x i32]* @dx.nothing.a, i32 0, i32 0)
  %64 = fptrunc double %13 to float
  %65 = load i32, i32* getelementptr inbounds ([1 x i32], [1 x i32]* @dx.nothing.a, i32 0, i32 0)
  %66 = sitofp i32 %56 to double
  %67 = uitofp i32 %58 to double
  %68 = fadd fast double %66, %67
  %69 = sitofp i64 %60 to double
  %70 = fadd fast double %68, %69
  %71 = uitofp i64 %62 to double
  %72 = fadd fast double %70, %71
  %73 = fpext float %64 to double
  %74 = fadd fast double %72, %73
  %75 = load i32, i32* getelementptr inbounds ([1 x i32], [1 x i32]* @dx.nothing.a, i32 0, i32 0)
  %76 = fcmp fast olt double %9, %13
  %77 = icmp ne i1 %76, false
  %78 = icmp ne i1 %77, false
  br i1 %78, label %79, label %80

; <label>:79                                      ; preds = %0
  br label %85

; <label>:80                                      ; preds = %0
  %81 = fcmp fast oeq double %9, %17
  %82 = icmp ne i1 %81, false
  %83 = icmp ne i1 %82, false
  %84 = select i1 %83, double -0.000000e+00, double 4.940656e-324
  br label %85

; <label>:85                                      ; preds = %80, %79
  %86 = phi double [ 1.000000e+00, %79 ], [ %84, %80 ]
  %87 = load i32, i32* getelementptr inbounds ([1 x i32], [1 x i32]* @dx.nothing.a, i32 0, i32 0)
  %88 = call float @dx.op.unary.f32(i32 21, float %64)  ; Exp(value)
  %89 = fmul fast float %88, %64
  %90 = fpext float %89 to double
  %91 = fmul fast double %90, %9
  %92 = load i32, i32* getelementptr inbounds ([1 x i32], [1 x i32]* @dx.nothing.a, i32 0, i32 0)
  %93 = load i32, i32* getelementptr inbounds ([1 x i32], [1 x i32]* @dx.nothing.a, i32 0, i32 0)
  %94 = call %dx.types.splitdouble @dx.op.splitDouble.f64(i32 102, double %9)  ; SplitDouble(value)
  %95 = extractvalue %dx.types.splitdouble %94, 0
  %96 = extractvalue %dx.types.splitdouble %94, 1
  call void @dx.op.bufferStore.i32(i32 69, %dx.types.Handle %1, i32 %2, i32 0, i32 %95, i32 %96, i32 undef, i32 undef, i8 3)  ; BufferStore(uav,coord0,coord1,value0,value1,value2,value3,mask)
  %97 = call %dx.types.splitdouble @dx.op.splitDouble.f64(i32 102, double %13)  ; SplitDouble(value)
  %98 = extractvalue %dx.types.splitdouble %97, 0
  %99 = extractvalue %dx.types.splitdouble %97, 1
  call void @dx.op.bufferStore.i32(i32 69, %dx.types.Handle %1, i32 %2, i32 8, i32 %98, i32 %99, i32 undef, i32 undef, i8 3)  ; BufferStore(uav,coord0,coord1,value0,value1,value2,value3,mask)
  %100 = call %dx.types.splitdouble @dx.op.splitDouble.f64(i32 102, double %91)  ; SplitDouble(value)
  %101 = extractvalue %dx.types.splitdouble %100, 0
  %102 = extractvalue %dx.types.splitdouble %100, 1
  call void @dx.op.bufferStore.i32(i32 69, %dx.types.Handle %1, i32 %2, i32 16, i32 %101, i32 %102, i32 undef, i32 undef, i8 3)  ; BufferStore(uav,coord0,coord1,value0,value1,value2,value3,mask)
  %103 = call %dx.types.splitdouble @dx.op.splitDouble.f64(i32 102, double %34)  ; SplitDouble(value)
  %104 = extractvalue %dx.types.splitdouble %103, 0
  %105 = extractvalue %dx.types.splitdouble %103, 1
  call void @dx.op.bufferStore.i32(i32 69, %dx.types.Handle %1, i32 %2, i32 24, i32 %104, i32 %105, i32 undef, i32 undef, i8 3)  ; BufferStore(uav,coord0,coord1,value0,value1,value2,value3,mask)
  %106 = call %dx.types.splitdouble @dx.op.splitDouble.f64(i32 102, double %42)  ; SplitDouble(value)
  %107 = extractvalue %dx.types.splitdouble %106, 0
  %108 = extractvalue %dx.types.splitdouble %106, 1
  call void @dx.op.bufferStore.i32(i32 69, %dx.types.Handle %1, i32 %2, i32 32, i32 %107, i32 %108, i32 undef, i32 undef, i8 3)  ; BufferStore(uav,coord0,coord1,value0,value1,value2,value3,mask)
  %109 = call %dx.types.splitdouble @dx.op.splitDouble.f64(i32 102, double %54)  ; SplitDouble(value)
  %110 = extractvalue %dx.types.splitdouble %109, 0
  %111 = extractvalue %dx.types.splitdouble %109, 1
  call void @dx.op.bufferStore.i32(i32 69, %dx.types.Handle %1, i32 %2, i32 40, i32 %110, i32 %111, i32 undef, i32 undef, i8 3)  ; BufferStore(uav,coord0,coord1,value0,value1,value2,value3,mask)
  %112 = call %dx.types.splitdouble @dx.op.splitDouble.f64(i32 102, double %74)  ; SplitDouble(value)
  %113 = extractvalue %dx.types.splitdouble %112, 0
  %114 = extractvalue %dx.types.splitdouble %112, 1
  call void @dx.op.bufferStore.i32(i32 69, %dx.types.Handle %1, i32 %2, i32 48, i32 %113, i32 %114, i32 undef, i32 undef, i8 3)  ; BufferStore(uav,coord0,coord1,value0,value1,value2,value3,mask)
  %115 = call %dx.types.splitdouble @dx.op.splitDouble.f64(i32 102, double %86)  ; SplitDouble(value)
  %116 = extractvalue %dx.types.splitdouble %115, 0
  %117 = extractvalue %dx.types.splitdouble %115, 1
  call void @dx.op.bufferStore.i32(i32 69, %dx.types.Handle %1, i32 %2, i32 56, i32 %116, i32 %117, i32 undef, i32 undef, i8 3)  ; BufferStore(uav,coord0,coord1,value0,value1,value2,value3,mask)
  call void @dx.op.bufferStore.i32(i32 69, %dx.types.Handle %1, i32 %2, i32 64, i32 %47, i32 %49, i32 undef, i32 undef, i8 3)  ; BufferStore(uav,coord0,coord1,value0,value1,value2,value3,mask)
  call void @dx.op.bufferStore.i32(i32 69, %dx.types.Handle %1, i32 %2, i32 72, i32 %19, i32 %20, i32 undef, i32 undef, i8 3)  ; BufferStore(uav,coord0,coord1,value0,value1,value2,value3,mask)
  call void @dx.op.bufferStore.i32(i32 69, %dx.types.Handle %1, i32 %2, i32 80, i32 %22, i32 %23, i32 undef, i32 undef, i8 3)  ; BufferStore(uav,coord0,coord1,value0,value1,value2,value3,mask)
  call void @dx.op.bufferStore.i32(i32 69, %dx.types.Handle %1, i32 %2, i32 88, i32 %25, i32 %26, i32 undef, i32 undef, i8 3)  ; BufferStore(uav,coord0,coord1,value0,value1,value2,value3,mask)
  call void @dx.op.bufferStore.i32(i32 69, %dx.types.Handle %1, i32 %2, i32 96, i32 %56, i32 undef, i32 undef, i32 undef, i8 1)  ; BufferStore(uav,coord0,coord1,value0,value1,value2,value3,mask)
  call void @dx.op.bufferStore.i32(i32 69, %dx.types.Handle %1, i32 %2, i32 100, i32 %58, i32 undef, i32 undef, i32 undef, i8 1)  ; BufferStore(uav,coord0,coord1,value0,value1,value2,value3,mask)
  %118 = trunc i64 %60 to i32
  %119 = lshr i64 %60, 32
  %120 = trunc i64 %119 to i32
  call void @dx.op.bufferStore.i32(i32 69, %dx.types.Handle %1, i32 %2, i32 104, i32 %118, i32 %120, i32 undef, i32 undef, i8 3)  ; BufferStore(uav,coord0,coord1,value0,value1,value2,value3,mask)
  %121 = trunc i64 %62 to i32
  %122 = lshr i64 %62, 32
  %123 = trunc i64 %122 to i32
  call void @dx.op.bufferStore.i32(i32 69, %dx.types.Handle %1, i32 %2, i32 112, i32 %121, i32 %123, i32 undef, i32 undef, i8 3)  ; BufferStore(uav,coord0,coord1,value0,value1,value2,value3,mask)
  call void @dx.op.bufferStore.f32(i32 69, %dx.types.Handle %1, i32 %2, i32 120, float %64, float undef, float undef, float undef, i8 1)  ; BufferStore(uav,coord0,coord1,value0,value1,value2,value3,mask)
  %124 = load i32, i32* getelementptr inbounds ([1 x i32], [1 x i32]* @dx.nothing.a, i32 0, i32 0)
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
!9 = !{i32 0, i64 1048661, i32 4, !10}
!10 = !{i32 8, i32 8, i32 1}
