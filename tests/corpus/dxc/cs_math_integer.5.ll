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
; shader hash: 73ce6d03322cc0d9ff4726a0a0781917
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

@dx.nothing.a = internal constant [1 x i32] zeroinitializer

define void @main() {
  %1 = call %dx.types.Handle @dx.op.createHandle(i32 57, i8 1, i32 0, i32 0, i1 false)  ; CreateHandle(resourceClass,rangeId,index,nonUniformIndex)
  %2 = call i32 @dx.op.threadId.i32(i32 93, i32 0)  ; ThreadId(component)
  %3 = load i32, i32* getelementptr inbounds ([1 x i32], [1 x i32]* @dx.nothing.a, i32 0, i32 0)
  %4 = call %dx.types.ResRet.i32 @dx.op.bufferLoad.i32(i32 68, %dx.types.Handle %1, i32 %2, i32 0)  ; BufferLoad(srv,index,wot)
  %5 = extractvalue %dx.types.ResRet.i32 %4, 0
  %6 = call %dx.types.ResRet.i32 @dx.op.bufferLoad.i32(i32 68, %dx.types.Handle %1, i32 %2, i32 4)  ; BufferLoad(srv,index,wot)
  %7 = extractvalue %dx.types.ResRet.i32 %6, 0
  %8 = call %dx.types.ResRet.i32 @dx.op.bufferLoad.i32(i32 68, %dx.types.Handle %1, i32 %2, i32 8)  ; BufferLoad(srv,index,wot)
  %9 = extractvalue %dx.types.ResRet.i32 %8, 0
  %10 = call %dx.types.ResRet.i32 @dx.op.bufferLoad.i32(i32 68, %dx.types.Handle %1, i32 %2, i32 24)  ; BufferLoad(srv,index,wot)
  %11 = extractvalue %dx.types.ResRet.i32 %10, 0
  %12 = call %dx.types.ResRet.i32 @dx.op.bufferLoad.i32(i32 68, %dx.types.Handle %1, i32 %2, i32 28)  ; BufferLoad(srv,index,wot)
  %13 = extractvalue %dx.types.ResRet.i32 %12, 0
  %14 = call %dx.types.ResRet.i32 @dx.op.bufferLoad.i32(i32 68, %dx.types.Handle %1, i32 %2, i32 32)  ; BufferLoad(srv,index,wot)
  %15 = extractvalue %dx.types.ResRet.i32 %14, 0
  %16 = load i32, i32* getelementptr inbounds ([1 x i32], [1 x i32]* @dx.nothing.a, i32 0, i32 0)
  %17 = load i32, i32* getelementptr inbounds ([1 x i32], [1 x i32]* @dx.nothing.a, i32 0, i32 0)
  %18 = load i32, i32* getelementptr inbounds ([1 x i32], [1 x i32]* @dx.nothing.a, i32 0, i32 0)
  %19 = load i32, i32* getelementptr inbounds ([1 x i32], [1 x i32]* @dx.nothing.a, i32 0, i32 0)
  %20 = load i32, i32* getelementptr inbounds ([1 x i32], [1 x i32]* @dx.nothing.a, i32 0, i32 0)
  %21 = load i32, i32* getelementptr inbounds ([1 x i32], [1 x i32]* @dx.nothing.a, i32 0, i32 0)
  %22 = call i32 @dx.op.binary.i32(i32 37, i32 %5, i32 %7)  ; IMax(a,b)
  %23 = call i32 @dx.op.binary.i32(i32 38, i32 %7, i32 %9)  ; IMin(a,b)
  %24 = sub i32 0, %9
  %25 = call i32 @dx.op.binary.i32(i32 37, i32 %9, i32 %24)  ; IMax(a,b)
  %26 = mul nsw i32 %23, %25
  %27 = add nsw i32 %22, %26
  %28 = icmp slt i32 0, %5
  %29 = icmp slt i32 %5, 0
  %30 = zext i1 %28 to i32
  %31 = zext i1 %29 to i32
  %32 = sub i32 %30, %31
  %33 = sub nsw i32 %27, %32
  %34 = load i32, i32* getelementptr inbounds ([1 x i32], [1 x i32]* @dx.nothing.a, i32 0, i32 0)
  %35 = call i32 @dx.op.binary.i32(i32 39, i32 %11, i32 %13)  ; UMax(a,b)
  %36 = call i32 @dx.op.binary.i32(i32 40, i32 %13, i32 %15)  ; UMin(a,b)
  %37 = add i32 %35, %36
  %38 = call i32 @dx.op.binary.i32(i32 39, i32 %11, i32 %13)  ; UMax(a,b)
  %39 = call i32 @dx.op.binary.i32(i32 40, i32 %38, i32 %15)  ; UMin(a,b)
  %40 = sub i32 %37, %39
  %41 = load i32, i32* getelementptr inbounds ([1 x i32], [1 x i32]* @dx.nothing.a, i32 0, i32 0)
  %42 = call i32 @dx.op.tertiary.i32(i32 48, i32 %5, i32 %7, i32 %9)  ; IMad(a,b,c)
  %43 = sdiv i32 %5, %7
  %44 = srem i32 %5, %9
  %45 = add nsw i32 %43, %44
  %46 = add nsw i32 %42, %45
  %47 = shl i32 %5, 3
  %48 = sub nsw i32 %46, %47
  %49 = ashr i32 %5, 2
  %50 = add nsw i32 %48, %49
  %51 = load i32, i32* getelementptr inbounds ([1 x i32], [1 x i32]* @dx.nothing.a, i32 0, i32 0)
  %52 = call i32 @dx.op.tertiary.i32(i32 49, i32 %11, i32 %13, i32 %15)  ; UMad(a,b,c)
  %53 = udiv i32 %11, %13
  %54 = urem i32 %11, %15
  %55 = add i32 %53, %54
  %56 = add i32 %52, %55
  %57 = shl i32 %11, 5
  %58 = sub i32 %56, %57
  %59 = lshr i32 %11, 7
  %60 = add i32 %58, %59
  %61 = load i32, i32* getelementptr inbounds ([1 x i32], [1 x i32]* @dx.nothing.a, i32 0, i32 0)
  %62 = and i32 %5, %7
  %63 = xor i32 %7, %9
  %64 = or i32 %62, %63
  %65 = xor i32 %5, -1
  %66 = or i32 %64, %65
  %67 = load i32, i32* getelementptr inbounds ([1 x i32], [1 x i32]* @dx.nothing.a, i32 0, i32 0)
  %68 = and i32 %11, %13
  %69 = xor i32 %13, %15
  %70 = or i32 %68, %69
  %71 = xor i32 %11, -1
  %72 = or i32 %70, %71
  %73 = load i32, i32* getelementptr inbounds ([1 x i32], [1 x i32]* @dx.nothing.a, i32 0, i32 0)
  %74 = icmp slt i32 %5, %7
  %75 = icmp ne i1 %74, false
  %76 = icmp ne i1 %75, false
  br i1 %76, label %77, label %78

; <label>:77                                      ; preds = %0
  br label %87

; <label>:78                                      ; preds = %0
  %79 = icmp sle i32 %5, %9
  %80 = icmp ne i1 %79, false
  %81 = icmp ne i1 %80, false
  br i1 %81, label %82, label %83

; <label>:82                                      ; preds = %78
  br label %85

; <label>:83                                      ; preds = %78
  %84 = sub nsw i32 0, %5
  br label %85

; <label>:85                                      ; preds = %83, %82
  %86 = phi i32 [ %9, %82 ], [ %84, %83 ]
  br label %87

; <label>:87                                      ; preds = %85, %77
  %88 = phi i32 [ %7, %77 ], [ %86, %85 ]
  %89 = load i32, i32* getelementptr inbounds ([1 x i32], [1 x i32]* @dx.nothing.a, i32 0, i32 0)
  %90 = icmp ugt i32 %11, %13
  %91 = icmp ne i1 %90, false
  %92 = icmp ne i1 %91, false
  br i1 %92, label %93, label %94

; <label>:93                                      ; preds = %87
  br label %113

; <label>:94                                      ; preds = %87
  %95 = icmp uge i32 %11, %15
  %96 = icmp ne i1 %95, false
  %97 = icmp ne i1 %96, false
  br i1 %97, label %98, label %99

; <label>:98                                      ; preds = %94
  br label %111

; <label>:99                                      ; preds = %94
  %100 = icmp eq i32 %11, %13
  %101 = icmp ne i1 %100, false
  %102 = icmp ne i1 %101, false
  br i1 %102, label %103, label %104

; <label>:103                                     ; preds = %99
  br label %109

; <label>:104                                     ; preds = %99
  %105 = icmp ne i32 %11, %15
  %106 = icmp ne i1 %105, false
  %107 = icmp ne i1 %106, false
  %108 = select i1 %107, i32 1, i32 0
  br label %109

; <label>:109                                     ; preds = %104, %103
  %110 = phi i32 [ 7, %103 ], [ %108, %104 ]
  br label %111

; <label>:111                                     ; preds = %109, %98
  %112 = phi i32 [ %15, %98 ], [ %110, %109 ]
  br label %113

; <label>:113                                     ; preds = %111, %93
  %114 = phi i32 [ %13, %93 ], [ %112, %111 ]
  %115 = load i32, i32* getelementptr inbounds ([1 x i32], [1 x i32]* @dx.nothing.a, i32 0, i32 0)
  %116 = call i32 @dx.op.unary.i32(i32 30, i32 %11)  ; Bfrev(value)
  %117 = call i32 @dx.op.unaryBits.i32(i32 31, i32 %11)  ; Countbits(value)
  %118 = add nsw i32 %116, %117
  %119 = call i32 @dx.op.unaryBits.i32(i32 32, i32 %11)  ; FirstbitLo(value)
  %120 = add nsw i32 %118, %119
  %121 = call i32 @dx.op.unaryBits.i32(i32 33, i32 %11)  ; FirstbitHi(value)
  %122 = sub i32 31, %121
  %123 = icmp eq i32 -1, %121
  %124 = select i1 %123, i32 -1, i32 %122
  %125 = add nsw i32 %120, %124
  %126 = call i32 @dx.op.unaryBits.i32(i32 34, i32 %5)  ; FirstbitSHi(value)
  %127 = sub i32 31, %126
  %128 = icmp eq i32 -1, %126
  %129 = select i1 %128, i32 -1, i32 %127
  %130 = add nsw i32 %125, %129
  %131 = load i32, i32* getelementptr inbounds ([1 x i32], [1 x i32]* @dx.nothing.a, i32 0, i32 0)
  %132 = and i32 %7, 3
  %133 = and i32 %132, 31
  %134 = shl i32 %5, %133
  %135 = sitofp i32 %5 to float
  %136 = fptoui float %135 to i32
  %137 = add i32 %134, %136
  %138 = uitofp i32 %11 to float
  %139 = fptoui float %138 to i32
  %140 = add i32 %137, %139
  %141 = uitofp i32 %11 to float
  %142 = fmul fast float %141, 5.000000e-01
  %143 = fptosi float %142 to i32
  %144 = add i32 %140, %143
  %145 = load i32, i32* getelementptr inbounds ([1 x i32], [1 x i32]* @dx.nothing.a, i32 0, i32 0)
  %146 = load i32, i32* getelementptr inbounds ([1 x i32], [1 x i32]* @dx.nothing.a, i32 0, i32 0)
  call void @dx.op.bufferStore.i32(i32 69, %dx.types.Handle %1, i32 %2, i32 0, i32 %88, i32 undef, i32 undef, i32 undef, i8 1)  ; BufferStore(uav,coord0,coord1,value0,value1,value2,value3,mask)
  call void @dx.op.bufferStore.i32(i32 69, %dx.types.Handle %1, i32 %2, i32 4, i32 %130, i32 undef, i32 undef, i32 undef, i8 1)  ; BufferStore(uav,coord0,coord1,value0,value1,value2,value3,mask)
  call void @dx.op.bufferStore.i32(i32 69, %dx.types.Handle %1, i32 %2, i32 8, i32 %9, i32 undef, i32 undef, i32 undef, i8 1)  ; BufferStore(uav,coord0,coord1,value0,value1,value2,value3,mask)
  call void @dx.op.bufferStore.i32(i32 69, %dx.types.Handle %1, i32 %2, i32 12, i32 %33, i32 undef, i32 undef, i32 undef, i8 1)  ; BufferStore(uav,coord0,coord1,value0,value1,value2,value3,mask)
  call void @dx.op.bufferStore.i32(i32 69, %dx.types.Handle %1, i32 %2, i32 16, i32 %50, i32 undef, i32 undef, i32 undef, i8 1)  ; BufferStore(uav,coord0,coord1,value0,value1,value2,value3,mask)
  call void @dx.op.bufferStore.i32(i32 69, %dx.types.Handle %1, i32 %2, i32 20, i32 %66, i32 undef, i32 undef, i32 undef, i8 1)  ; BufferStore(uav,coord0,coord1,value0,value1,value2,value3,mask)
  call void @dx.op.bufferStore.i32(i32 69, %dx.types.Handle %1, i32 %2, i32 24, i32 %114, i32 undef, i32 undef, i32 undef, i8 1)  ; BufferStore(uav,coord0,coord1,value0,value1,value2,value3,mask)
  call void @dx.op.bufferStore.i32(i32 69, %dx.types.Handle %1, i32 %2, i32 28, i32 %144, i32 undef, i32 undef, i32 undef, i8 1)  ; BufferStore(uav,coord0,coord1,value0,value1,value2,value3,mask)
  call void @dx.op.bufferStore.i32(i32 69, %dx.types.Handle %1, i32 %2, i32 32, i32 %15, i32 undef, i32 undef, i32 undef, i8 1)  ; BufferStore(uav,coord0,coord1,value0,value1,value2,value3,mask)
  call void @dx.op.bufferStore.i32(i32 69, %dx.types.Handle %1, i32 %2, i32 36, i32 %40, i32 undef, i32 undef, i32 undef, i8 1)  ; BufferStore(uav,coord0,coord1,value0,value1,value2,value3,mask)
  call void @dx.op.bufferStore.i32(i32 69, %dx.types.Handle %1, i32 %2, i32 40, i32 %60, i32 undef, i32 undef, i32 undef, i8 1)  ; BufferStore(uav,coord0,coord1,value0,value1,value2,value3,mask)
  call void @dx.op.bufferStore.i32(i32 69, %dx.types.Handle %1, i32 %2, i32 44, i32 %72, i32 undef, i32 undef, i32 undef, i8 1)  ; BufferStore(uav,coord0,coord1,value0,value1,value2,value3,mask)
  %147 = load i32, i32* getelementptr inbounds ([1 x i32], [1 x i32]* @dx.nothing.a, i32 0, i32 0)
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
!9 = !{i32 0, i64 17, i32 4, !10}
!10 = !{i32 64, i32 1, i32 1}
