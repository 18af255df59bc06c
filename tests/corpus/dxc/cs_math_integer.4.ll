;
; Note: shader requires additional functionality:
;       Minimum-precision data types
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
; shader hash: 565cebdbca38701b1c9a60a08cf87674
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
;   struct hostlayout.struct.Row
;   {
;
;       min16i i[6];                                  ; Offset:    0
;       min16ui u[6];                                 ; Offset:   24
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
%dx.types.ResRet.i16 = type { i16, i16, i16, i16, i32 }
%"hostlayout.class.RWStructuredBuffer<Row>" = type { %hostlayout.struct.Row }
%hostlayout.struct.Row = type { [6 x i32], [6 x i32] }

define void @main() {
  %1 = call %dx.types.Handle @dx.op.createHandle(i32 57, i8 1, i32 0, i32 0, i1 false)  ; CreateHandle(resourceClass,rangeId,index,nonUniformIndex)
  %2 = call i32 @dx.op.threadId.i32(i32 93, i32 0)  ; ThreadId(component)
  %3 = call %dx.types.ResRet.i16 @dx.op.bufferLoad.i16(i32 68, %dx.types.Handle %1, i32 %2, i32 0)  ; BufferLoad(srv,index,wot)
  %4 = extractvalue %dx.types.ResRet.i16 %3, 0
  %5 = call %dx.types.ResRet.i16 @dx.op.bufferLoad.i16(i32 68, %dx.types.Handle %1, i32 %2, i32 4)  ; BufferLoad(srv,index,wot)
  %6 = extractvalue %dx.types.ResRet.i16 %5, 0
  %7 = call %dx.types.ResRet.i16 @dx.op.bufferLoad.i16(i32 68, %dx.types.Handle %1, i32 %2, i32 8)  ; BufferLoad(srv,index,wot)
  %8 = extractvalue %dx.types.ResRet.i16 %7, 0
  %9 = call %dx.types.ResRet.i16 @dx.op.bufferLoad.i16(i32 68, %dx.types.Handle %1, i32 %2, i32 24)  ; BufferLoad(srv,index,wot)
  %10 = extractvalue %dx.types.ResRet.i16 %9, 0
  %11 = call %dx.types.ResRet.i16 @dx.op.bufferLoad.i16(i32 68, %dx.types.Handle %1, i32 %2, i32 28)  ; BufferLoad(srv,index,wot)
  %12 = extractvalue %dx.types.ResRet.i16 %11, 0
  %13 = call %dx.types.ResRet.i16 @dx.op.bufferLoad.i16(i32 68, %dx.types.Handle %1, i32 %2, i32 32)  ; BufferLoad(srv,index,wot)
  %14 = extractvalue %dx.types.ResRet.i16 %13, 0
  %15 = call i16 @dx.op.binary.i16(i32 37, i16 %4, i16 %6)  ; IMax(a,b)
  %16 = call i16 @dx.op.binary.i16(i32 38, i16 %6, i16 %8)  ; IMin(a,b)
  %17 = sub i16 0, %8
  %18 = call i16 @dx.op.binary.i16(i32 37, i16 %8, i16 %17)  ; IMax(a,b)
  %19 = mul nsw i16 %18, %16
  %20 = icmp sgt i16 %4, 0
  %21 = lshr i16 %4, 15
  %22 = sext i1 %20 to i16
  %23 = add nsw i16 %22, %21
  %24 = add i16 %23, %15
  %25 = add i16 %24, %19
  %26 = call i16 @dx.op.binary.i16(i32 39, i16 %10, i16 %12)  ; UMax(a,b)
  %27 = call i16 @dx.op.binary.i16(i32 40, i16 %12, i16 %14)  ; UMin(a,b)
  %28 = add i16 %27, %26
  %29 = call i16 @dx.op.binary.i16(i32 40, i16 %26, i16 %14)  ; UMin(a,b)
  %30 = sub i16 %28, %29
  %31 = call i16 @dx.op.tertiary.i16(i32 48, i16 %4, i16 %6, i16 %8)  ; IMad(a,b,c)
  %32 = ashr i16 %4, 2
  %33 = mul i16 %4, -7
  %34 = add i16 %33, %32
  %35 = add i16 %34, %31
  %36 = call i16 @dx.op.tertiary.i16(i32 49, i16 %10, i16 %12, i16 %14)  ; UMad(a,b,c)
  %37 = lshr i16 %10, 7
  %38 = mul i16 %10, -31
  %39 = add i16 %38, %37
  %40 = add i16 %39, %36
  %41 = and i16 %6, %4
  %42 = xor i16 %8, %6
  %43 = xor i16 %4, -1
  %44 = or i16 %41, %43
  %45 = or i16 %44, %42
  %46 = and i16 %12, %10
  %47 = xor i16 %14, %12
  %48 = xor i16 %10, -1
  %49 = or i16 %46, %48
  %50 = or i16 %49, %47
  %51 = icmp slt i16 %4, %6
  br i1 %51, label %56, label %52

; <label>:52                                      ; preds = %0
  %53 = icmp sle i16 %4, %8
  %54 = sub nsw i16 0, %4
  %55 = select i1 %53, i16 %8, i16 %54
  br label %56

; <label>:56                                      ; preds = %52, %0
  %57 = phi i16 [ %55, %52 ], [ %6, %0 ]
  %58 = icmp ugt i16 %10, %12
  br i1 %58, label %66, label %59

; <label>:59                                      ; preds = %56
  %60 = icmp ult i16 %10, %14
  br i1 %60, label %61, label %66

; <label>:61                                      ; preds = %59
  %62 = icmp eq i16 %10, %12
  br i1 %62, label %66, label %63

; <label>:63                                      ; preds = %61
  %64 = icmp ne i16 %10, %14
  %65 = zext i1 %64 to i16
  br label %66

; <label>:66                                      ; preds = %63, %61, %59, %56
  %67 = phi i16 [ %65, %63 ], [ 7, %61 ], [ %12, %56 ], [ %14, %59 ]
  %68 = zext i16 %10 to i32
  %69 = call i32 @dx.op.unary.i32(i32 30, i32 %68)  ; Bfrev(value)
  %70 = trunc i32 %69 to i16
  %71 = call i32 @dx.op.unaryBits.i32(i32 31, i32 %68)  ; Countbits(value)
  %72 = trunc i32 %71 to i16
  %73 = add nsw i16 %72, %70
  %74 = call i32 @dx.op.unaryBits.i32(i32 32, i32 %68)  ; FirstbitLo(value)
  %75 = trunc i32 %74 to i16
  %76 = add nsw i16 %73, %75
  %77 = call i32 @dx.op.unaryBits.i32(i32 34, i32 %68)  ; FirstbitSHi(value)
  %78 = sub i32 31, %77
  %79 = icmp eq i32 %77, -1
  %80 = trunc i32 %78 to i16
  %81 = select i1 %79, i16 -1, i16 %80
  %82 = add nsw i16 %76, %81
  %83 = sext i16 %4 to i32
  %84 = call i32 @dx.op.unaryBits.i32(i32 34, i32 %83)  ; FirstbitSHi(value)
  %85 = sub i32 31, %84
  %86 = icmp eq i32 %84, -1
  %87 = trunc i32 %85 to i16
  %88 = select i1 %86, i16 -1, i16 %87
  %89 = add nsw i16 %82, %88
  %90 = and i16 %6, 3
  %91 = shl i16 %4, %90
  %92 = add i16 %91, %4
  %93 = add i16 %92, %10
  %94 = uitofp i16 %10 to float
  %95 = fmul fast float %94, 5.000000e-01
  %96 = fptosi float %95 to i16
  %97 = add i16 %93, %96
  call void @dx.op.bufferStore.i16(i32 69, %dx.types.Handle %1, i32 %2, i32 0, i16 %57, i16 undef, i16 undef, i16 undef, i8 1)  ; BufferStore(uav,coord0,coord1,value0,value1,value2,value3,mask)
  call void @dx.op.bufferStore.i16(i32 69, %dx.types.Handle %1, i32 %2, i32 4, i16 %89, i16 undef, i16 undef, i16 undef, i8 1)  ; BufferStore(uav,coord0,coord1,value0,value1,value2,value3,mask)
  call void @dx.op.bufferStore.i16(i32 69, %dx.types.Handle %1, i32 %2, i32 8, i16 %8, i16 undef, i16 undef, i16 undef, i8 1)  ; BufferStore(uav,coord0,coord1,value0,value1,value2,value3,mask)
  call void @dx.op.bufferStore.i16(i32 69, %dx.types.Handle %1, i32 %2, i32 12, i16 %25, i16 undef, i16 undef, i16 undef, i8 1)  ; BufferStore(uav,coord0,coord1,value0,value1,value2,value3,mask)
  call void @dx.op.bufferStore.i16(i32 69, %dx.types.Handle %1, i32 %2, i32 16, i16 %35, i16 undef, i16 undef, i16 undef, i8 1)  ; BufferStore(uav,coord0,coord1,value0,value1,value2,value3,mask)
  call void @dx.op.bufferStore.i16(i32 69, %dx.types.Handle %1, i32 %2, i32 20, i16 %45, i16 undef, i16 undef, i16 undef, i8 1)  ; BufferStore(uav,coord0,coord1,value0,value1,value2,value3,mask)
  call void @dx.op.bufferStore.i16(i32 69, %dx.types.Handle %1, i32 %2, i32 24, i16 %67, i16 undef, i16 undef, i16 undef, i8 1)  ; BufferStore(uav,coord0,coord1,value0,value1,value2,value3,mask)
  call void @dx.op.bufferStore.i16(i32 69, %dx.types.Handle %1, i32 %2, i32 28, i16 %97, i16 undef, i16 undef, i16 undef, i8 1)  ; BufferStore(uav,coord0,coord1,value0,value1,value2,value3,mask)
  call void @dx.op.bufferStore.i16(i32 69, %dx.types.Handle %1, i32 %2, i32 32, i16 %14, i16 undef, i16 undef, i16 undef, i8 1)  ; BufferStore(uav,coord0,coord1,value0,value1,value2,value3,mask)
  call void @dx.op.bufferStore.i16(i32 69, %dx.types.Handle %1, i32 %2, i32 36, i16 %30, i16 undef, i16 undef, i16 undef, i8 1)  ; BufferStore(uav,coord0,coord1,value0,value1,value2,value3,mask)
  call void @dx.op.bufferStore.i16(i32 69, %dx.types.Handle %1, i32 %2, i32 40, i16 %40, i16 undef, i16 undef, i16 undef, i8 1)  ; BufferStore(uav,coord0,coord1,value0,value1,value2,value3,mask)
  call void @dx.op.bufferStore.i16(i32 69, %dx.types.Handle %1, i32 %2, i32 44, i16 %50, i16 undef, i16 undef, i16 undef, i8 1)  ; BufferStore(uav,coord0,coord1,value0,value1,value2,value3,mask)
  ret void
}

; Function Attrs: nounwind readnone
declare i32 @dx.op.threadId.i32(i32, i32) #0

; Function Attrs: nounwind readnone
declare i16 @dx.op.binary.i16(i32, i16, i16) #0

; Function Attrs: nounwind readnone
declare i16 @dx.op.tertiary.i16(i32, i16, i16, i16) #0

; Function Attrs: nounwind readnone
declare i32 @dx.op.unaryBits.i32(i32, i32) #0

; Function Attrs: nounwind readnone
declare i32 @dx.op.unary.i32(i32, i32) #0

; Function Attrs: nounwind readonly
declare %dx.types.Handle @dx.op.createHandle(i32, i8, i32, i32, i1) #1

; Function Attrs: nounwind readonly
declare %dx.types.ResRet.i16 @dx.op.bufferLoad.i16(i32, %dx.types.Handle, i32, i32) #1

; Function Attrs: nounwind
declare void @dx.op.bufferStore.i16(i32, %dx.types.Handle, i32, i32, i16, i16, i16, i16, i8) #2

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
!6 = !{i32 0, %"hostlayout.class.RWStructuredBuffer<Row>"* undef, !"", i32 0, i32 0, i32 1, i32 12, i1 false, i1 false, i1 false, !7}
!7 = !{i32 1, i32 48}
!8 = !{void ()* @main, !"main", null, !4, !9}
!9 = !{i32 0, i64 48, i32 4, !10}
!10 = !{i32 64, i32 1, i32 1}
