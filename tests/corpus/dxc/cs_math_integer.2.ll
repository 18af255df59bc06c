;
; Note: shader requires additional functionality:
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
; shader hash: 323f1dba9a4a5984a523305e85f2c0ad
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
;       int16_t i[6];                                 ; Offset:    0
;       uint16_t u[6];                                ; Offset:   12
;   
;   } $Element;                                       ; Offset:    0 Size:    24
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
target datalayout = "e-m:e-p:32:32-i1:32-i8:8-i16:16-i32:32-i64:64-f16:16-f32:32-f64:64-n8:16:32:64"
target triple = "dxil-ms-dx"

%dx.types.Handle = type { i8* }
%dx.types.ResRet.i16 = type { i16, i16, i16, i16, i32 }
%"class.RWStructuredBuffer<Row>" = type { %struct.Row }
%struct.Row = type { [6 x i16], [6 x i16] }

define void @main() {
  %1 = call %dx.types.Handle @dx.op.createHandle(i32 57, i8 1, i32 0, i32 0, i1 false)  ; CreateHandle(resourceClass,rangeId,index,nonUniformIndex)
  %2 = call i32 @dx.op.threadId.i32(i32 93, i32 0)  ; ThreadId(component)
  %3 = call %dx.types.ResRet.i16 @dx.op.rawBufferLoad.i16(i32 139, %dx.types.Handle %1, i32 %2, i32 0, i8 1, i32 2)  ; RawBufferLoad(srv,index,elementOffset,mask,alignment)
  %4 = extractvalue %dx.types.ResRet.i16 %3, 0
  %5 = call %dx.types.ResRet.i16 @dx.op.rawBufferLoad.i16(i32 139, %dx.types.Handle %1, i32 %2, i32 2, i8 1, i32 2)  ; RawBufferLoad(srv,index,elementOffset,mask,alignment)
  %6 = extractvalue %dx.types.ResRet.i16 %5, 0
  %7 = call %dx.types.ResRet.i16 @dx.op.rawBufferLoad.i16(i32 139, %dx.types.Handle %1, i32 %2, i32 4, i8 1, i32 2)  ; RawBufferLoad(srv,index,elementOffset,mask,alignment)
  %8 = extractvalue %dx.types.ResRet.i16 %7, 0
  %9 = call %dx.types.ResRet.i16 @dx.op.rawBufferLoad.i16(i32 139, %dx.types.Handle %1, i32 %2, i32 12, i8 1, i32 2)  ; RawBufferLoad(srv,index,elementOffset,mask,alignment)
  %10 = extractvalue %dx.types.ResRet.i16 %9, 0
  %11 = call %dx.types.ResRet.i16 @dx.op.rawBufferLoad.i16(i32 139, %dx.types.Handle %1, i32 %2, i32 14, i8 1, i32 2)  ; RawBufferLoad(srv,index,elementOffset,mask,alignment)
  %12 = extractvalue %dx.types.ResRet.i16 %11, 0
  %13 = call %dx.types.ResRet.i16 @dx.op.rawBufferLoad.i16(i32 139, %dx.types.Handle %1, i32 %2, i32 16, i8 1, i32 2)  ; RawBufferLoad(srv,index,elementOffset,mask,alignment)
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
  %32 = sdiv i16 %4, %6
  %33 = srem i16 %4, %8
  %34 = shl i16 %4, 3
  %35 = ashr i16 %4, 2
  %36 = sub i16 %35, %34
  %37 = add i16 %36, %31
  %38 = add i16 %37, %32
  %39 = add i16 %38, %33
  %40 = call i16 @dx.op.tertiary.i16(i32 49, i16 %10, i16 %12, i16 %14)  ; UMad(a,b,c)
  %41 = udiv i16 %10, %12
  %42 = urem i16 %10, %14
  %43 = shl i16 %10, 5
  %44 = lshr i16 %10, 7
  %45 = sub i16 %44, %43
  %46 = add i16 %45, %40
  %47 = add i16 %46, %41
  %48 = add i16 %47, %42
  %49 = and i16 %6, %4
  %50 = xor i16 %8, %6
  %51 = xor i16 %4, -1
  %52 = or i16 %49, %51
  %53 = or i16 %52, %50
  %54 = and i16 %12, %10
  %55 = xor i16 %14, %12
  %56 = xor i16 %10, -1
  %57 = or i16 %54, %56
  %58 = or i16 %57, %55
  %59 = icmp slt i16 %4, %6
  br i1 %59, label %64, label %60

; <label>:60                                      ; preds = %0
  %61 = icmp sle i16 %4, %8
  %62 = sub nsw i16 0, %4
  %63 = select i1 %61, i16 %8, i16 %62
  br label %64

; <label>:64                                      ; preds = %60, %0
  %65 = phi i16 [ %63, %60 ], [ %6, %0 ]
  %66 = icmp ugt i16 %10, %12
  br i1 %66, label %74, label %67

; <label>:67                                      ; preds = %64
  %68 = icmp ult i16 %10, %14
  br i1 %68, label %69, label %74

; <label>:69                                      ; preds = %67
  %70 = icmp eq i16 %10, %12
  br i1 %70, label %74, label %71

; <label>:71                                      ; preds = %69
  %72 = icmp ne i16 %10, %14
  %73 = zext i1 %72 to i16
  br label %74

; <label>:74                                      ; preds = %71, %69, %67, %64
  %75 = phi i16 [ %73, %71 ], [ 7, %69 ], [ %12, %64 ], [ %14, %67 ]
  %76 = call i16 @dx.op.unary.i16(i32 30, i16 %10)  ; Bfrev(value)
  %77 = call i32 @dx.op.unaryBits.i16(i32 31, i16 %10)  ; Countbits(value)
  %78 = trunc i32 %77 to i16
  %79 = add nsw i16 %78, %76
  %80 = call i32 @dx.op.unaryBits.i16(i32 32, i16 %10)  ; FirstbitLo(value)
  %81 = trunc i32 %80 to i16
  %82 = add nsw i16 %79, %81
  %83 = call i32 @dx.op.unaryBits.i16(i32 33, i16 %10)  ; FirstbitHi(value)
  %84 = sub i32 15, %83
  %85 = icmp eq i32 %83, -1
  %86 = trunc i32 %84 to i16
  %87 = select i1 %85, i16 -1, i16 %86
  %88 = add nsw i16 %82, %87
  %89 = call i32 @dx.op.unaryBits.i16(i32 34, i16 %4)  ; FirstbitSHi(value)
  %90 = sub i32 15, %89
  %91 = icmp eq i32 %89, -1
  %92 = trunc i32 %90 to i16
  %93 = select i1 %91, i16 -1, i16 %92
  %94 = add nsw i16 %88, %93
  %95 = and i16 %6, 3
  %96 = shl i16 %4, %95
  %97 = add i16 %96, %4
  %98 = add i16 %97, %10
  %99 = uitofp i16 %10 to float
  %100 = fmul fast float %99, 5.000000e-01
  %101 = fptosi float %100 to i16
  %102 = add i16 %98, %101
  call void @dx.op.rawBufferStore.i16(i32 140, %dx.types.Handle %1, i32 %2, i32 0, i16 %65, i16 undef, i16 undef, i16 undef, i8 1, i32 2)  ; RawBufferStore(uav,index,elementOffset,value0,value1,value2,value3,mask,alignment)
  call void @dx.op.rawBufferStore.i16(i32 140, %dx.types.Handle %1, i32 %2, i32 2, i16 %94, i16 undef, i16 undef, i16 undef, i8 1, i32 2)  ; RawBufferStore(uav,index,elementOffset,value0,value1,value2,value3,mask,alignment)
  call void @dx.op.rawBufferStore.i16(i32 140, %dx.types.Handle %1, i32 %2, i32 4, i16 %8, i16 undef, i16 undef, i16 undef, i8 1, i32 2)  ; RawBufferStore(uav,index,elementOffset,value0,value1,value2,value3,mask,alignment)
  call void @dx.op.rawBufferStore.i16(i32 140, %dx.types.Handle %1, i32 %2, i32 6, i16 %25, i16 undef, i16 undef, i16 undef, i8 1, i32 2)  ; RawBufferStore(uav,index,elementOffset,value0,value1,value2,value3,mask,alignment)
  call void @dx.op.rawBufferStore.i16(i32 140, %dx.types.Handle %1, i32 %2, i32 8, i16 %39, i16 undef, i16 undef, i16 undef, i8 1, i32 2)  ; RawBufferStore(uav,index,elementOffset,value0,value1,value2,value3,mask,alignment)
  call void @dx.op.rawBufferStore.i16(i32 140, %dx.types.Handle %1, i32 %2, i32 10, i16 %53, i16 undef, i16 undef, i16 undef, i8 1, i32 2)  ; RawBufferStore(uav,index,elementOffset,value0,value1,value2,value3,mask,alignment)
  call void @dx.op.rawBufferStore.i16(i32 140, %dx.types.Handle %1, i32 %2, i32 12, i16 %75, i16 undef, i16 undef, i16 undef, i8 1, i32 2)  ; RawBufferStore(uav,index,elementOffset,value0,value1,value2,value3,mask,alignment)
  call void @dx.op.rawBufferStore.i16(i32 140, %dx.types.Handle %1, i32 %2, i32 14, i16 %102, i16 undef, i16 undef, i16 undef, i8 1, i32 2)  ; RawBufferStore(uav,index,elementOffset,value0,value1,value2,value3,mask,alignment)
  call void @dx.op.rawBufferStore.i16(i32 140, %dx.types.Handle %1, i32 %2, i32 16, i16 %14, i16 undef, i16 undef, i16 undef, i8 1, i32 2)  ; RawBufferStore(uav,index,elementOffset,value0,value1,value2,value3,mask,alignment)
  call void @dx.op.rawBufferStore.i16(i32 140, %dx.types.Handle %1, i32 %2, i32 18, i16 %30, i16 undef, i16 undef, i16 undef, i8 1, i32 2)  ; RawBufferStore(uav,index,elementOffset,value0,value1,value2,value3,mask,alignment)
  call void @dx.op.rawBufferStore.i16(i32 140, %dx.types.Handle %1, i32 %2, i32 20, i16 %48, i16 undef, i16 undef, i16 undef, i8 1, i32 2)  ; RawBufferStore(uav,index,elementOffset,value0,value1,value2,value3,mask,alignment)
  call void @dx.op.rawBufferStore.i16(i32 140, %dx.types.Handle %1, i32 %2, i32 22, i16 %58, i16 undef, i16 undef, i16 undef, i8 1, i32 2)  ; RawBufferStore(uav,index,elementOffset,value0,value1,value2,value3,mask,alignment)
  ret void
}

; Function Attrs: nounwind readnone
declare i32 @dx.op.threadId.i32(i32, i32) #0

; Function Attrs: nounwind readonly
declare %dx.types.ResRet.i16 @dx.op.rawBufferLoad.i16(i32, %dx.types.Handle, i32, i32, i8, i32) #1

; Function Attrs: nounwind
declare void @dx.op.rawBufferStore.i16(i32, %dx.types.Handle, i32, i32, i16, i16, i16, i16, i8, i32) #2

; Function Attrs: nounwind readnone
declare i16 @dx.op.binary.i16(i32, i16, i16) #0

; Function Attrs: nounwind readnone
declare i16 @dx.op.unary.i16(i32, i16) #0

; Function Attrs: nounwind readnone
declare i32 @dx.op.unaryBits.i16(i32, i16) #0

; Function Attrs: nounwind readnone
declare i16 @dx.op.tertiary.i16(i32, i16, i16, i16) #0

; Function Attrs: nounwind readonly
declare %dx.types.Handle @dx.op.createHandle(i32, i8, i32, i32, i1) #1

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
!1 = !{i32 1, i32 2}
!2 = !{i32 1, i32 9}
!3 = !{!"cs", i32 6, i32 2}
!4 = !{null, !5, null, null}
!5 = !{!6}
!6 = !{i32 0, %"class.RWStructuredBuffer<Row>"* undef, !"", i32 0, i32 0, i32 1, i32 12, i1 false, i1 false, i1 false, !7}
!7 = !{i32 1, i32 24}
!8 = !{void ()* @main, !"main", null, !4, !9}
!9 = !{i32 0, i64 8388656, i32 4, !10}
!10 = !{i32 64, i32 1, i32 1}
