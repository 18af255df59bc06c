;
; Note: shader requires additional functionality:
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
; shader hash: de4ea1c60f16a078435ba3913ff25227
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
;       int64_t i[6];                                 ; Offset:    0
;       uint64_t u[6];                                ; Offset:   48
;   
;   } $Element;                                       ; Offset:    0 Size:    96
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
%struct.Row = type { [6 x i64], [6 x i64] }

define void @main() {
  %1 = call %dx.types.Handle @dx.op.createHandle(i32 57, i8 1, i32 0, i32 0, i1 false)  ; CreateHandle(resourceClass,rangeId,index,nonUniformIndex)
  %2 = call i32 @dx.op.threadId.i32(i32 93, i32 0)  ; ThreadId(component)
  %3 = call %dx.types.ResRet.i32 @dx.op.bufferLoad.i32(i32 68, %dx.types.Handle %1, i32 %2, i32 0)  ; BufferLoad(srv,index,wot)
  %4 = extractvalue %dx.types.ResRet.i32 %3, 0
  %5 = extractvalue %dx.types.ResRet.i32 %3, 1
  %6 = zext i32 %4 to i64
  %7 = zext i32 %5 to i64
  %8 = shl i64 %7, 32
  %9 = or i64 %6, %8
  %10 = call %dx.types.ResRet.i32 @dx.op.bufferLoad.i32(i32 68, %dx.types.Handle %1, i32 %2, i32 8)  ; BufferLoad(srv,index,wot)
  %11 = extractvalue %dx.types.ResRet.i32 %10, 0
  %12 = extractvalue %dx.types.ResRet.i32 %10, 1
  %13 = zext i32 %11 to i64
  %14 = zext i32 %12 to i64
  %15 = shl i64 %14, 32
  %16 = or i64 %13, %15
  %17 = call %dx.types.ResRet.i32 @dx.op.bufferLoad.i32(i32 68, %dx.types.Handle %1, i32 %2, i32 16)  ; BufferLoad(srv,index,wot)
  %18 = extractvalue %dx.types.ResRet.i32 %17, 0
  %19 = extractvalue %dx.types.ResRet.i32 %17, 1
  %20 = zext i32 %18 to i64
  %21 = zext i32 %19 to i64
  %22 = shl i64 %21, 32
  %23 = or i64 %20, %22
  %24 = call %dx.types.ResRet.i32 @dx.op.bufferLoad.i32(i32 68, %dx.types.Handle %1, i32 %2, i32 48)  ; BufferLoad(srv,index,wot)
  %25 = extractvalue %dx.types.ResRet.i32 %24, 0
  %26 = extractvalue %dx.types.ResRet.i32 %24, 1
  %27 = zext i32 %25 to i64
  %28 = zext i32 %26 to i64
  %29 = shl i64 %28, 32
  %30 = or i64 %27, %29
  %31 = call %dx.types.ResRet.i32 @dx.op.bufferLoad.i32(i32 68, %dx.types.Handle %1, i32 %2, i32 56)  ; BufferLoad(srv,index,wot)
  %32 = extractvalue %dx.types.ResRet.i32 %31, 0
  %33 = extractvalue %dx.types.ResRet.i32 %31, 1
  %34 = zext i32 %32 to i64
  %35 = zext i32 %33 to i64
  %36 = shl i64 %35, 32
  %37 = or i64 %34, %36
  %38 = call %dx.types.ResRet.i32 @dx.op.bufferLoad.i32(i32 68, %dx.types.Handle %1, i32 %2, i32 64)  ; BufferLoad(srv,index,wot)
  %39 = extractvalue %dx.types.ResRet.i32 %38, 0
  %40 = extractvalue %dx.types.ResRet.i32 %38, 1
  %41 = zext i32 %39 to i64
  %42 = zext i32 %40 to i64
  %43 = shl i64 %42, 32
  %44 = or i64 %41, %43
  %45 = call i64 @dx.op.binary.i64(i32 37, i64 %9, i64 %16)  ; IMax(a,b)
  %46 = call i64 @dx.op.binary.i64(i32 38, i64 %16, i64 %23)  ; IMin(a,b)
  %47 = sub i64 0, %23
  %48 = call i64 @dx.op.binary.i64(i32 37, i64 %23, i64 %47)  ; IMax(a,b)
  %49 = mul nsw i64 %48, %46
  %50 = icmp sgt i64 %9, 0
  %51 = lshr i64 %9, 63
  %52 = sext i1 %50 to i64
  %53 = add nsw i64 %52, %51
  %54 = add i64 %53, %45
  %55 = add i64 %54, %49
  %56 = call i64 @dx.op.binary.i64(i32 39, i64 %30, i64 %37)  ; UMax(a,b)
  %57 = call i64 @dx.op.binary.i64(i32 40, i64 %37, i64 %44)  ; UMin(a,b)
  %58 = add i64 %57, %56
  %59 = call i64 @dx.op.binary.i64(i32 40, i64 %56, i64 %44)  ; UMin(a,b)
  %60 = sub i64 %58, %59
  %61 = call i64 @dx.op.tertiary.i64(i32 48, i64 %9, i64 %16, i64 %23)  ; IMad(a,b,c)
  %62 = sdiv i64 %9, %16
  %63 = srem i64 %9, %23
  %64 = shl i64 %9, 3
  %65 = ashr i64 %9, 2
  %66 = sub i64 %65, %64
  %67 = add i64 %66, %61
  %68 = add i64 %67, %62
  %69 = add i64 %68, %63
  %70 = call i64 @dx.op.tertiary.i64(i32 49, i64 %30, i64 %37, i64 %44)  ; UMad(a,b,c)
  %71 = udiv i64 %30, %37
  %72 = urem i64 %30, %44
  %73 = shl i64 %30, 5
  %74 = lshr i64 %30, 7
  %75 = sub i64 %74, %73
  %76 = add i64 %75, %70
  %77 = add i64 %76, %71
  %78 = add i64 %77, %72
  %79 = and i64 %16, %9
  %80 = xor i64 %23, %16
  %81 = xor i64 %9, -1
  %82 = or i64 %79, %81
  %83 = or i64 %82, %80
  %84 = and i64 %37, %30
  %85 = xor i64 %44, %37
  %86 = xor i64 %30, -1
  %87 = or i64 %84, %86
  %88 = or i64 %87, %85
  %89 = icmp slt i64 %9, %16
  br i1 %89, label %94, label %90

; <label>:90                                      ; preds = %0
  %91 = icmp sle i64 %9, %23
  %92 = sub nsw i64 0, %9
  %93 = select i1 %91, i64 %23, i64 %92
  br label %94

; <label>:94                                      ; preds = %90, %0
  %95 = phi i64 [ %93, %90 ], [ %16, %0 ]
  %96 = icmp ugt i64 %30, %37
  br i1 %96, label %104, label %97

; <label>:97                                      ; preds = %94
  %98 = icmp ult i64 %30, %44
  br i1 %98, label %99, label %104

; <label>:99                                      ; preds = %97
  %100 = icmp eq i64 %30, %37
  br i1 %100, label %104, label %101

; <label>:101                                     ; preds = %99
  %102 = icmp ne i64 %30, %44
  %103 = zext i1 %102 to i64
  br label %104

; <label>:104                                     ; preds = %101, %99, %97, %94
  %105 = phi i64 [ %103, %101 ], [ 7, %99 ], [ %37, %94 ], [ %44, %97 ]
  %106 = call i64 @dx.op.unary.i64(i32 30, i64 %30)  ; Bfrev(value)
  %107 = call i32 @dx.op.unaryBits.i64(i32 31, i64 %30)  ; Countbits(value)
  %108 = zext i32 %107 to i64
  %109 = add nsw i64 %108, %106
  %110 = call i32 @dx.op.unaryBits.i64(i32 32, i64 %30)  ; FirstbitLo(value)
  %111 = zext i32 %110 to i64
  %112 = add nsw i64 %109, %111
  %113 = call i32 @dx.op.unaryBits.i64(i32 33, i64 %30)  ; FirstbitHi(value)
  %114 = sub i32 63, %113
  %115 = icmp eq i32 %113, -1
  %116 = zext i32 %114 to i64
  %117 = select i1 %115, i64 4294967295, i64 %116
  %118 = add nsw i64 %112, %117
  %119 = call i32 @dx.op.unaryBits.i64(i32 34, i64 %9)  ; FirstbitSHi(value)
  %120 = sub i32 63, %119
  %121 = icmp eq i32 %119, -1
  %122 = zext i32 %120 to i64
  %123 = select i1 %121, i64 4294967295, i64 %122
  %124 = add nsw i64 %118, %123
  %125 = and i64 %16, 3
  %126 = shl i64 %9, %125
  %127 = sitofp i64 %9 to float
  %128 = fptoui float %127 to i64
  %129 = add i64 %126, %128
  %130 = uitofp i64 %30 to float
  %131 = fptoui float %130 to i64
  %132 = add i64 %129, %131
  %133 = fmul fast float %130, 5.000000e-01
  %134 = fptosi float %133 to i64
  %135 = add i64 %132, %134
  %136 = trunc i64 %95 to i32
  %137 = lshr i64 %95, 32
  %138 = trunc i64 %137 to i32
  call void @dx.op.bufferStore.i32(i32 69, %dx.types.Handle %1, i32 %2, i32 0, i32 %136, i32 %138, i32 undef, i32 undef, i8 3)  ; BufferStore(uav,coord0,coord1,value0,value1,value2,value3,mask)
  %139 = trunc i64 %124 to i32
  %140 = lshr i64 %124, 32
  %141 = trunc i64 %140 to i32
  call void @dx.op.bufferStore.i32(i32 69, %dx.types.Handle %1, i32 %2, i32 8, i32 %139, i32 %141, i32 undef, i32 undef, i8 3)  ; BufferStore(uav,coord0,coord1,value0,value1,value2,value3,mask)
  %142 = trunc i64 %23 to i32
  %143 = lshr i64 %23, 32
  %144 = trunc i64 %143 to i32
  call void @dx.op.bufferStore.i32(i32 69, %dx.types.Handle %1, i32 %2, i32 16, i32 %142, i32 %144, i32 undef, i32 undef, i8 3)  ; BufferStore(uav,coord0,coord1,value0,value1,value2,value3,mask)
  %145 = trunc i64 %55 to i32
  %146 = lshr i64 %55, 32
  %147 = trunc i64 %146 to i32
  call void @dx.op.bufferStore.i32(i32 69, %dx.types.Handle %1, i32 %2, i32 24, i32 %145, i32 %147, i32 undef, i32 undef, i8 3)  ; BufferStore(uav,coord0,coord1,value0,value1,value2,value3,mask)
  %148 = trunc i64 %69 to i32
  %149 = lshr i64 %69, 32
  %150 = trunc i64 %149 to i32
  call void @dx.op.bufferStore.i32(i32 69, %dx.types.Handle %1, i32 %2, i32 32, i32 %148, i32 %150, i32 undef, i32 undef, i8 3)  ; BufferStore(uav,coord0,coord1,value0,value1,value2,value3,mask)
  %151 = trunc i64 %83 to i32
  %152 = lshr i64 %83, 32
  %153 = trunc i64 %152 to i32
  call void @dx.op.bufferStore.i32(i32 69, %dx.types.Handle %1, i32 %2, i32 40, i32 %151, i32 %153, i32 undef, i32 undef, i8 3)  ; BufferStore(uav,coord0,coord1,value0,value1,value2,value3,mask)
  %154 = trunc i64 %105 to i32
  %155 = lshr i64 %105, 32
  %156 = trunc i64 %155 to i32
  call void @dx.op.bufferStore.i32(i32 69, %dx.types.Handle %1, i32 %2, i32 48, i32 %154, i32 %156, i32 undef, i32 undef, i8 3)  ; BufferStore(uav,coord0,coord1,value0,value1,value2,value3,mask)
  %157 = trunc i64 %135 to i32
  %158 = lshr i64 %135, 32
  %159 = trunc i64 %158 to i32
  call void @dx.op.bufferStore.i32(i32 69, %dx.types.Handle %1, i32 %2, i32 56, i32 %157, i32 %159, i32 undef, i32 undef, i8 3)  ; BufferStore(uav,coord0,coord1,value0,value1,value2,value3,mask)
  %160 = trunc i64 %44 to i32
  %161 = lshr i64 %44, 32
  %162 = trunc i64 %161 to i32
  call void @dx.op.bufferStore.i32(i32 69, %dx.types.Handle %1, i32 %2, i32 64, i32 %160, i32 %162, i32 undef, i32 undef, i8 3)  ; BufferStore(uav,coord0,coord1,value0,value1,value2,value3,mask)
  %163 = trunc i64 %60 to i32
  %164 = lshr i64 %60, 32
  %165 = trunc i64 %164 to i32
  call void @dx.op.bufferStore.i32(i32 69, %dx.types.Handle %1, i32 %2, i32 72, i32 %163, i32 %165, i32 undef, i32 undef, i8 3)  ; BufferStore(uav,coord0,coord1,value0,value1,value2,value3,mask)
  %166 = trunc i64 %78 to i32
  %167 = lshr i64 %78, 32
  %168 = trunc i64 %167 to i32
  call void @dx.op.bufferStore.i32(i32 69, %dx.types.Handle %1, i32 %2, i32 80, i32 %166, i32 %168, i32 undef, i32 undef, i8 3)  ; BufferStore(uav,coord0,coord1,value0,value1,value2,value3,mask)
  %169 = trunc i64 %88 to i32
  %170 = lshr i64 %88, 32
  %171 = trunc i64 %170 to i32
  call void @dx.op.bufferStore.i32(i32 69, %dx.types.Handle %1, i32 %2, i32 88, i32 %169, i32 %171, i32 undef, i32 undef, i8 3)  ; BufferStore(uav,coord0,coord1,value0,value1,value2,value3,mask)
  ret void
}

; Function Attrs: nounwind readnone
declare i32 @dx.op.threadId.i32(i32, i32) #0

; Function Attrs: nounwind readnone
declare i64 @dx.op.binary.i64(i32, i64, i64) #0

; Function Attrs: nounwind readnone
declare i64 @dx.op.unary.i64(i32, i64) #0

; Function Attrs: nounwind readnone
declare i32 @dx.op.unaryBits.i64(i32, i64) #0

; Function Attrs: nounwind readnone
declare i64 @dx.op.tertiary.i64(i32, i64, i64, i64) #0

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
!7 = !{i32 1, i32 96}
!8 = !{void ()* @main, !"main", null, !4, !9}
!9 = !{i32 0, i64 1048592, i32 4, !10}
!10 = !{i32 64, i32 1, i32 1}
