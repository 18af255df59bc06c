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
; shader hash: 4e5b1e8c7c1601f3ad6717609c21afe9
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
; Resource bind info for rows
; {
;
;   struct struct.Row
;   {
;
;       int i[6];                                     ; Offset:    0
;       uint u[6];                                    ; Offset:   24
;   
;   } $Element;                                       ; Offset:    0 Size:    48
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
%"class.RWStructuredBuffer<Row>" = type { %struct.Row }
%struct.Row = type { [6 x i32], [6 x i32] }

define void @main() {
  %1 = call %dx.types.Handle @dx.op.createHandle(i32 57, i8 1, i32 0, i32 0, i1 false)  ; CreateHandle(resourceClass,rangeId,index,nonUniformIndex)
  %2 = call i32 @dx.op.threadId.i32(i32 93, i32 0)  ; ThreadId(component)
  %3 = call %dx.types.ResRet.i32 @dx.op.bufferLoad.i32(i32 68, %dx.types.Handle %1, i32 %2, i32 0)  ; BufferLoad(srv,index,wot)
  %4 = extractvalue %dx.types.ResRet.i32 %3, 0
  %5 = call %dx.types.ResRet.i32 @dx.op.bufferLoad.i32(i32 68, %dx.types.Handle %1, i32 %2, i32 4)  ; BufferLoad(srv,index,wot)
  %6 = extractvalue %dx.types.ResRet.i32 %5, 0
  %7 = call %dx.types.ResRet.i32 @dx.op.bufferLoad.i32(i32 68, %dx.types.Handle %1, i32 %2, i32 8)  ; BufferLoad(srv,index,wot)
  %8 = extractvalue %dx.types.ResRet.i32 %7, 0
  %9 = call %dx.types.ResRet.i32 @dx.op.bufferLoad.i32(i32 68, %dx.types.Handle %1, i32 %2, i32 24)  ; BufferLoad(srv,index,wot)
  %10 = extractvalue %dx.types.ResRet.i32 %9, 0
  %11 = call %dx.types.ResRet.i32 @dx.op.bufferLoad.i32(i32 68, %dx.types.Handle %1, i32 %2, i32 28)  ; BufferLoad(srv,index,wot)
  %12 = extractvalue %dx.types.ResRet.i32 %11, 0
  %13 = call %dx.types.ResRet.i32 @dx.op.bufferLoad.i32(i32 68, %dx.types.Handle %1, i32 %2, i32 32)  ; BufferLoad(srv,index,wot)
  %14 = extractvalue %dx.types.ResRet.i32 %13, 0
  %15 = call i32 @dx.op.binary.i32(i32 37, i32 %4, i32 %6)  ; IMax(a,b)
  %16 = call i32 @dx.op.binary.i32(i32 38, i32 %6, i32 %8)  ; IMin(a,b)
  %17 = sub i32 0, %8
  %18 = call i32 @dx.op.binary.i32(i32 37, i32 %8, i32 %17)  ; IMax(a,b)
  %19 = mul nsw i32 %18, %16
  %20 = icmp sgt i32 %4, 0
  %21 = lshr i32 %4, 31
  %22 = sext i1 %20 to i32
  %23 = add nsw i32 %22, %21
  %24 = add i32 %23, %15
  %25 = add i32 %24, %19
  %26 = call i32 @dx.op.binary.i32(i32 39, i32 %10, i32 %12)  ; UMax(a,b)
  %27 = call i32 @dx.op.binary.i32(i32 40, i32 %12, i32 %14)  ; UMin(a,b)
  %28 = add i32 %27, %26
  %29 = call i32 @dx.op.binary.i32(i32 40, i32 %26, i32 %14)  ; UMin(a,b)
  %30 = sub i32 %28, %29
  %31 = call i32 @dx.op.tertiary.i32(i32 48, i32 %4, i32 %6, i32 %8)  ; IMad(a,b,c)
  %32 = sdiv i32 %4, %6
  %33 = srem i32 %4, %8
  %34 = shl i32 %4, 3
  %35 = ashr i32 %4, 2
  %36 = sub i32 %35, %34
  %37 = add i32 %36, %31
  %38 = add i32 %37, %32
  %39 = add i32 %38, %33
  %40 = call i32 @dx.op.tertiary.i32(i32 49, i32 %10, i32 %12, i32 %14)  ; UMad(a,b,c)
  %41 = udiv i32 %10, %12
  %42 = urem i32 %10, %14
  %43 = shl i32 %10, 5
  %44 = lshr i32 %10, 7
  %45 = sub i32 %44, %43
  %46 = add i32 %45, %40
  %47 = add i32 %46, %41
  %48 = add i32 %47, %42
  %49 = and i32 %6, %4
  %50 = xor i32 %8, %6
  %51 = xor i32 %4, -1
  %52 = or i32 %49, %51
  %53 = or i32 %52, %50
  %54 = and i32 %12, %10
  %55 = xor i32 %14, %12
  %56 = xor i32 %10, -1
  %57 = or i32 %54, %56
  %58 = or i32 %57, %55
  %59 = icmp slt i32 %4, %6
  br i1 %59, label %64, label %60

; <label>:60                                      ; preds = %0
  %61 = icmp sle i32 %4, %8
  %62 = sub nsw i32 0, %4
  %63 = select i1 %61, i32 %8, i32 %62
  br label %64

; <label>:64                                      ; preds = %60, %0
  %65 = phi i32 [ %63, %60 ], [ %6, %0 ]
  %66 = icmp ugt i32 %10, %12
  br i1 %66, label %74, label %67

; <label>:67                                      ; preds = %64
  %68 = icmp ult i32 %10, %14
  br i1 %68, label %69, label %74

; <label>:69                                      ; preds = %67
  %70 = icmp eq i32 %10, %12
  br i1 %70, label %74, label %71

; <label>:71                                      ; preds = %69
  %72 = icmp ne i32 %10, %14
  %73 = zext i1 %72 to i32
  br label %74

; <label>:74                                      ; preds = %71, %69, %67, %64
  %75 = phi i32 [ %73, %71 ], [ 7, %69 ], [ %12, %64 ], [ %14, %67 ]
  %76 = call i32 @dx.op.unary.i32(i32 30, i32 %10)  ; Bfrev(value)
  %77 = call i32 @dx.op.unaryBits.i32(i32 31, i32 %10)  ; Countbits(value)
  %78 = add nsw i32 %77, %76
  %79 = call i32 @dx.op.unaryBits.i32(i32 32, i32 %10)  ; FirstbitLo(value)
  %80 = add nsw i32 %78, %79
  %81 = call i32 @dx.op.unaryBits.i32(i32 33, i32 %10)  ; FirstbitHi(value)
  %82 = sub i32 31, %81
  %83 = icmp eq i32 %81, -1
  %84 = select i1 %83, i32 -1, i32 %82
  %85 = add nsw i32 %80, %84
  %86 = call i32 @dx.op.unaryBits.i32(i32 34, i32 %4)  ; FirstbitSHi(value)
  %87 = sub i32 31, %86
  %88 = icmp eq i32 %86, -1
  %89 = select i1 %88, i32 -1, i32 %87
  %90 = add nsw i32 %85, %89
  %91 = and i32 %6, 3
  %92 = shl i32 %4, %91
  %93 = sitofp i32 %4 to float
  %94 = fptoui float %93 to i32
  %95 = add i32 %92, %94
  %96 = uitofp i32 %10 to float
  %97 = fptoui float %96 to i32
  %98 = add i32 %95, %97
  %99 = fmul fast float %96, 5.000000e-01
  %100 = fptosi float %99 to i32
  %101 = add i32 %98, %100
  call void @dx.op.bufferStore.i32(i32 69, %dx.types.Handle %1, i32 %2, i32 0, i32 %65, i32 undef, i32 undef, i32 undef, i8 1)  ; BufferStore(uav,coord0,coord1,value0,value1,value2,value3,mask)
  call void @dx.op.bufferStore.i32(i32 69, %dx.types.Handle %1, i32 %2, i32 4, i32 %90, i32 undef, i32 undef, i32 undef, i8 1)  ; BufferStore(uav,coord0,coord1,value0,value1,value2,value3,mask)
  call void @dx.op.bufferStore.i32(i32 69, %dx.types.Handle %1, i32 %2, i32 8, i32 %8, i32 undef, i32 undef, i32 undef, i8 1)  ; BufferStore(uav,coord0,coord1,value0,value1,value2,value3,mask)
  call void @dx.op.bufferStore.i32(i32 69, %dx.types.Handle %1, i32 %2, i32 12, i32 %25, i32 undef, i32 undef, i32 undef, i8 1)  ; BufferStore(uav,coord0,coord1,value0,value1,value2,value3,mask)
  call void @dx.op.bufferStore.i32(i32 69, %dx.types.Handle %1, i32 %2, i32 16, i32 %39, i32 undef, i32 undef, i32 undef, i8 1)  ; BufferStore(uav,coord0,coord1,value0,value1,value2,value3,mask)
  call void @dx.op.bufferStore.i32(i32 69, %dx.types.Handle %1, i32 %2, i32 20, i32 %53, i32 undef, i32 undef, i32 undef, i8 1)  ; BufferStore(uav,coord0,coord1,value0,value1,value2,value3,mask)
  call void @dx.op.bufferStore.i32(i32 69, %dx.types.Handle %1, i32 %2, i32 24, i32 %75, i32 undef, i32 undef, i32 undef, i8 1)  ; BufferStore(uav,coord0,coord1,value0,value1,value2,value3,mask)
  call void @dx.op.bufferStore.i32(i32 69, %dx.types.Handle %1, i32 %2, i32 28, i32 %101, i32 undef, i32 undef, i32 undef, i8 1)  ; BufferStore(uav,coord0,coord1,value0,value1,value2,value3,mask)
  call void @dx.op.bufferStore.i32(i32 69, %dx.types.Handle %1, i32 %2, i32 32, i32 %14, i32 undef, i32 undef, i32 undef, i8 1)  ; BufferStore(uav,coord0,coord1,value0,value1,value2,value3,mask)
  call void @dx.op.bufferStore.i32(i32 69, %dx.types.Handle %1, i32 %2, i32 36, i32 %30, i32 undef, i32 undef, i32 undef, i8 1)  ; BufferStore(uav,coord0,coord1,value0,value1,value2,value3,mask)
  call void @dx.op.bufferStore.i32(i32 69, %dx.types.Handle %1, i32 %2, i32 40, i32 %48, i32 undef, i32 undef, i32 undef, i8 1)  ; BufferStore(uav,coord0,coord1,value0,value1,value2,value3,mask)
  call void @dx.op.bufferStore.i32(i32 69, %dx.types.Handle %1, i32 %2, i32 44, i32 %58, i32 undef, i32 undef, i32 undef, i8 1)  ; BufferStore(uav,coord0,coord1,value0,value1,value2,value3,mask)
  ret void
}

; Function Attrs: nounwind readnone
declare i32 @dx.op.threadId.i32(i32, i32) #0

; Function Attrs: nounwind readnone
declare i32 @dx.op.binary.i32(i32, i32, i32) #0

; Function Attrs: nounwind readnone
declare i32 @dx.op.unaryBits.i32(i32, i32) #0

; Function Attrs: nounwind readnone
declare i32 @dx.op.unary.i32(i32, i32) #0

; Function Attrs: nounwind readnone
declare i32 @dx.op.tertiary.i32(i32, i32, i32, i32) #0

; Function Attrs: nounwind readonly
declare %dx.types.Handle @dx.op.createHandle(i32, i8, i32, i32, i1) #1

; Function Attrs: nounwind readonly
declare %dx.types.ResRet.i32 @dx.op.bufferLoad.i32(i32, %dx.types.Handle, i32, i32) #1

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
!7 = !{i32 1, i32 48}
!8 = !{void ()* @main, !"main", null, !4, !9}
!9 = !{i32 0, i64 16, i32 4, !10}
!10 = !{i32 64, i32 1, i32 1}
