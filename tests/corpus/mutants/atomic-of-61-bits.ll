;
; Buffer Definitions:
;
; Resource bind info for s
; {
;
;   uint2 $Element;                                   ; Offset:    0 Size:     8
;
; }
;
; Resource bind info for w
; {
;
;   uint64_t $Element;                                ; Offset:    0 Size:     8
;
; }
;
;
; Resource Bindings:
;
; Name                                 Type  Format         Dim      ID      HLSL Bind  Count
; ------------------------------ ---------- ------- ----------- ------- -------------- ------
; b                                     UAV     u32         buf      U0             u0     1
; t                                     UAV     i32          2d      U1             u1     1
; s                                     UAV  struct         r/w      U2             u2     1
; r                                     UAV    byte         r/w      U3             u3     1
; w                                     UAV  struct         r/w      U4             u4     1
; v                                     UAV     u32         buf      U5             u5     1
;
target datalayout = "e-m:e-p:32:32-i1:32-i8:32-i16:32-i32:32-i64:64-f16:32-f32:32-f64:64-n8:16:32:64"
target triple = "dxil-ms-dx"

%dx.types.Handle = type { i8* }
%dx.types.ResBind = type { i32, i32, i32, i8 }
%dx.types.ResourceProperties = type { i32, i32 }
%"class.RWBuffer<unsigned int>" = type { i32 }
%"class.RWTexture2D<int>" = type { i32 }
%"class.RWStructuredBuffer<vector<unsigned int, 2> >" = type { <2 x i32> }
%struct.RWByteAddressBuffer = type { i32 }
%"class.RWStructuredBuffer<unsigned long long>" = type { i64 }
%"class.RWBuffer<long long>" = type { i64 }

@"\01?shared_u@@3PAIA" = external addrspace(3) global [64 x i32], align 4
@"\01?shared_i@@3HA" = external addrspace(3) global i32, align 4
@"\01?shared_f@@3PAMA" = external addrspace(3) global [2 x float], align 4
@"\01?shared_w@@3PA_KA" = external addrspace(3) global [8 x i64], align 8
@"\01?shared_v@@3_JA" = external addrspace(3) global i64, align 8

define void @main() {
  %1 = call %dx.types.Handle @dx.op.createHandleFromBinding(i32 217, %dx.types.ResBind { i32 5, i32 5, i32 0, i8 1 }, i32 5, i1 false)  ; CreateHandleFromBinding(bind,index,nonUniformIndex)
  %2 = call %dx.types.Handle @dx.op.createHandleFromBinding(i32 217, %dx.types.ResBind { i32 4, i32 4, i32 0, i8 1 }, i32 4, i1 false)  ; CreateHandleFromBinding(bind,index,nonUniformIndex)
  %3 = call %dx.types.Handle @dx.op.createHandleFromBinding(i32 217, %dx.types.ResBind { i32 3, i32 3, i32 0, i8 1 }, i32 3, i1 false)  ; CreateHandleFromBinding(bind,index,nonUniformIndex)
  %4 = call %dx.types.Handle @dx.op.createHandleFromBinding(i32 217, %dx.types.ResBind { i32 2, i32 2, i32 0, i8 1 }, i32 2, i1 false)  ; CreateHandleFromBinding(bind,index,nonUniformIndex)
  %5 = call %dx.types.Handle @dx.op.createHandleFromBinding(i32 217, %dx.types.ResBind { i32 1, i32 1, i32 0, i8 1 }, i32 1, i1 false)  ; CreateHandleFromBinding(bind,index,nonUniformIndex)
  %6 = call %dx.types.Handle @dx.op.createHandleFromBinding(i32 217, %dx.types.ResBind { i32 0, i32 0, i32 0, i8 1 }, i32 0, i1 false)  ; CreateHandleFromBinding(bind,index,nonUniformIndex)
  %7 = call i32 @dx.op.flattenedThreadIdInGroup.i32(i32 96)  ; FlattenedThreadIdInGroup()
  %8 = call i32 @dx.op.threadId.i32(i32 93, i32 0)  ; ThreadId(component)
  %9 = call i32 @dx.op.threadId.i32(i32 93, i32 1)  ; ThreadId(component)
  %10 = icmp ult i32 %7, 8
  br i1 %10, label %11, label %16

; <label>:11                                      ; preds = %0
  %12 = getelementptr [64 x i32], [64 x i32] addrspace(3)* @"\01?shared_u@@3PAIA", i32 0, i32 %7
  store i32 %7, i32 addrspace(3)* %12, align 4, !tbaa !21
  %13 = uitofp i32 %7 to float
  %14 = and i32 %7, 1
  %15 = getelementptr [2 x float], [2 x float] addrspace(3)* @"\01?shared_f@@3PAMA", i32 0, i32 %14
  store float %13, float addrspace(3)* %15, align 4, !tbaa !25
  br label %16

; <label>:16                                      ; preds = %11, %0
  call void @dx.op.barrier(i32 80, i32 9)  ; Barrier(barrierMode)
  %17 = getelementptr [64 x i32], [64 x i32] addrspace(3)* @"\01?shared_u@@3PAIA", i32 0, i32 %7
  %18 = atomicrmw add i32 addrspace(3)* %17, i32 1 seq_cst
  %19 = atomicrmw add i32 addrspace(3)* %17, i32 2 seq_cst
  %20 = getelementptr [64 x i32], [64 x i32] addrspace(3)* @"\01?shared_u@@3PAIA", i32 0, i32 %19
  %21 = atomicrmw umin i32 addrspace(3)* %20, i32 3 seq_cst
  %22 = atomicrmw umax i32 addrspace(3)* %17, i32 %21 seq_cst
  %23 = atomicrmw min i32 addrspace(3)* @"\01?shared_i@@3HA", i32 -3 seq_cst
  %24 = atomicrmw max i32 addrspace(3)* @"\01?shared_i@@3HA", i32 %23 seq_cst
  %25 = atomicrmw and i32 addrspace(3)* %17, i32 255 seq_cst
  %26 = atomicrmw or i32 addrspace(3)* %17, i32 %25 seq_cst
  %27 = atomicrmw xor i32 addrspace(3)* %17, i32 5 seq_cst
  %28 = atomicrmw xchg i32 addrspace(3)* %17, i32 %27 seq_cst
  %29 = cmpxchg i32 addrspace(3)* %17, i32 1, i32 %28 seq_cst seq_cst
  %30 = extractvalue { i32, i1 } %29, 0
  %31 = cmpxchg i32 addrspace(3)* %17, i32 %30, i32 7 seq_cst seq_cst
  %32 = atomicrmw xchg i32 addrspace(3)* bitcast (float addrspace(3)* getelementptr inbounds ([2 x float], [2 x float] addrspace(3)* @"\01?shared_f@@3PAMA", i32 0, i32 0) to i32 addrspace(3)*), i32 1069547520 seq_cst
  %33 = cmpxchg i32 addrspace(3)* bitcast (float addrspace(3)* getelementptr inbounds ([2 x float], [2 x float] addrspace(3)* @"\01?shared_f@@3PAMA", i32 0, i32 1) to i32 addrspace(3)*), i32 1069547520, i32 %32 seq_cst seq_cst
  %34 = extractvalue { i32, i1 } %33, 0
  %35 = cmpxchg i32 addrspace(3)* bitcast (float addrspace(3)* getelementptr inbounds ([2 x float], [2 x float] addrspace(3)* @"\01?shared_f@@3PAMA", i32 0, i32 1) to i32 addrspace(3)*), i32 %34, i32 1077936128 seq_cst seq_cst
  %36 = call %dx.types.Handle @dx.op.annotateHandle(i32 216, %dx.types.Handle %6, %dx.types.ResourceProperties { i32 4106, i32 261 })  ; AnnotateHandle(res,props)  resource: RWTypedBuffer<U32>
  %37 = call i32 @dx.op.atomicBinOp.i32(i32 78, %dx.types.Handle %36, i32 0, i32 %7, i32 undef, i32 undef, i32 %30)  ; AtomicBinOp(handle,atomicOp,offset0,offset1,offset2,newValue)
  %38 = call %dx.types.Handle @dx.op.annotateHandle(i32 216, %dx.types.Handle %6, %dx.types.ResourceProperties { i32 4106, i32 261 })  ; AnnotateHandle(res,props)  resource: RWTypedBuffer<U32>
  %39 = call i32 @dx.op.atomicBinOp.i32(i32 78, %dx.types.Handle %38, i32 6, i32 %7, i32 undef, i32 undef, i32 %37)  ; AtomicBinOp(handle,atomicOp,offset0,offset1,offset2,newValue)
  %40 = call %dx.types.Handle @dx.op.annotateHandle(i32 216, %dx.types.Handle %6, %dx.types.ResourceProperties { i32 4106, i32 261 })  ; AnnotateHandle(res,props)  resource: RWTypedBuffer<U32>
  %41 = call i32 @dx.op.atomicBinOp.i32(i32 78, %dx.types.Handle %40, i32 7, i32 %7, i32 undef, i32 undef, i32 %37)  ; AtomicBinOp(handle,atomicOp,offset0,offset1,offset2,newValue)
  %42 = call %dx.types.Handle @dx.op.annotateHandle(i32 216, %dx.types.Handle %6, %dx.types.ResourceProperties { i32 4106, i32 261 })  ; AnnotateHandle(res,props)  resource: RWTypedBuffer<U32>
  %43 = call i32 @dx.op.atomicBinOp.i32(i32 78, %dx.types.Handle %42, i32 1, i32 %7, i32 undef, i32 undef, i32 %41)  ; AtomicBinOp(handle,atomicOp,offset0,offset1,offset2,newValue)
  %44 = call %dx.types.Handle @dx.op.annotateHandle(i32 216, %dx.types.Handle %6, %dx.types.ResourceProperties { i32 4106, i32 261 })  ; AnnotateHandle(res,props)  resource: RWTypedBuffer<U32>
  %45 = call i32 @dx.op.atomicBinOp.i32(i32 78, %dx.types.Handle %44, i32 2, i32 %7, i32 undef, i32 undef, i32 %41)  ; AtomicBinOp(handle,atomicOp,offset0,offset1,offset2,newValue)
  %46 = call %dx.types.Handle @dx.op.annotateHandle(i32 216, %dx.types.Handle %6, %dx.types.ResourceProperties { i32 4106, i32 261 })  ; AnnotateHandle(res,props)  resource: RWTypedBuffer<U32>
  %47 = call i32 @dx.op.atomicBinOp.i32(i32 78, %dx.types.Handle %46, i32 3, i32 %7, i32 undef, i32 undef, i32 %45)  ; AtomicBinOp(handle,atomicOp,offset0,offset1,offset2,newValue)
  %48 = call %dx.types.Handle @dx.op.annotateHandle(i32 216, %dx.types.Handle %6, %dx.types.ResourceProperties { i32 4106, i32 261 })  ; AnnotateHandle(res,props)  resource: RWTypedBuffer<U32>
  %49 = call i32 @dx.op.atomicBinOp.i32(i32 78, %dx.types.Handle %48, i32 8, i32 %7, i32 undef, i32 undef, i32 1)  ; AtomicBinOp(handle,atomicOp,offset0,offset1,offset2,newValue)
  %50 = call %dx.types.Handle @dx.op.annotateHandle(i32 216, %dx.types.Handle %6, %dx.types.ResourceProperties { i32 4106, i32 261 })  ; AnnotateHandle(res,props)  resource: RWTypedBuffer<U32>
  %51 = call i32 @dx.op.atomicCompareExchange.i32(i32 79, %dx.types.Handle %50, i32 %7, i32 undef, i32 undef, i32 1, i32 2)  ; AtomicCompareExchange(handle,offset0,offset1,offset2,compareValue,newValue)
  %52 = call %dx.types.Handle @dx.op.annotateHandle(i32 216, %dx.types.Handle %6, %dx.types.ResourceProperties { i32 4106, i32 261 })  ; AnnotateHandle(res,props)  resource: RWTypedBuffer<U32>
  %53 = call i32 @dx.op.atomicCompareExchange.i32(i32 79, %dx.types.Handle %52, i32 %7, i32 undef, i32 undef, i32 %51, i32 3)  ; AtomicCompareExchange(handle,offset0,offset1,offset2,compareValue,newValue)
  %54 = call %dx.types.Handle @dx.op.annotateHandle(i32 216, %dx.types.Handle %5, %dx.types.ResourceProperties { i32 4098, i32 260 })  ; AnnotateHandle(res,props)  resource: RWTexture2D<I32>
  %55 = call i32 @dx.op.atomicBinOp.i32(i32 78, %dx.types.Handle %54, i32 4, i32 %8, i32 %9, i32 undef, i32 -1)  ; AtomicBinOp(handle,atomicOp,offset0,offset1,offset2,newValue)
  %56 = call %dx.types.Handle @dx.op.annotateHandle(i32 216, %dx.types.Handle %5, %dx.types.ResourceProperties { i32 4098, i32 260 })  ; AnnotateHandle(res,props)  resource: RWTexture2D<I32>
  %57 = call i32 @dx.op.atomicBinOp.i32(i32 78, %dx.types.Handle %56, i32 5, i32 %8, i32 %9, i32 undef, i32 %55)  ; AtomicBinOp(handle,atomicOp,offset0,offset1,offset2,newValue)
  %58 = call %dx.types.Handle @dx.op.annotateHandle(i32 216, %dx.types.Handle %4, %dx.types.ResourceProperties { i32 4108, i32 8 })  ; AnnotateHandle(res,props)  resource: RWStructuredBuffer<stride=8>
  %59 = call i32 @dx.op.atomicBinOp.i32(i32 78, %dx.types.Handle %58, i32 0, i32 %7, i32 4, i32 undef, i32 %51)  ; AtomicBinOp(handle,atomicOp,offset0,offset1,offset2,newValue)
  %60 = call %dx.types.Handle @dx.op.annotateHandle(i32 216, %dx.types.Handle %4, %dx.types.ResourceProperties { i32 4108, i32 8 })  ; AnnotateHandle(res,props)  resource: RWStructuredBuffer<stride=8>
  %61 = call i32 @dx.op.atomicCompareExchange.i32(i32 79, %dx.types.Handle %60, i32 %7, i32 0, i32 undef, i32 1, i32 2)  ; AtomicCompareExchange(handle,offset0,offset1,offset2,compareValue,newValue)
  %62 = shl i32 %7, 2
  %63 = call %dx.types.Handle @dx.op.annotateHandle(i32 216, %dx.types.Handle %3, %dx.types.ResourceProperties { i32 4107, i32 0 })  ; AnnotateHandle(res,props)  resource: RWByteAddressBuffer
  %64 = call i32 @dx.op.atomicBinOp.i32(i32 78, %dx.types.Handle %63, i32 0, i32 %62, i32 undef, i32 undef, i32 1)  ; AtomicBinOp(handle,atomicOp,offset0,offset1,offset2,newValue)
  %65 = call %dx.types.Handle @dx.op.annotateHandle(i32 216, %dx.types.Handle %3, %dx.types.ResourceProperties { i32 4107, i32 0 })  ; AnnotateHandle(res,props)  resource: RWByteAddressBuffer
  %66 = call i32 @dx.op.atomicBinOp.i32(i32 78, %dx.types.Handle %65, i32 6, i32 %62, i32 undef, i32 undef, i32 %64)  ; AtomicBinOp(handle,atomicOp,offset0,offset1,offset2,newValue)
  %67 = call %dx.types.Handle @dx.op.annotateHandle(i32 216, %dx.types.Handle %3, %dx.types.ResourceProperties { i32 4107, i32 0 })  ; AnnotateHandle(res,props)  resource: RWByteAddressBuffer
  %68 = call i32 @dx.op.atomicBinOp.i32(i32 78, %dx.types.Handle %67, i32 3, i32 8, i32 undef, i32 undef, i32 3)  ; AtomicBinOp(handle,atomicOp,offset0,offset1,offset2,newValue)
  %69 = call %dx.types.Handle @dx.op.annotateHandle(i32 216, %dx.types.Handle %3, %dx.types.ResourceProperties { i32 4107, i32 0 })  ; AnnotateHandle(res,props)  resource: RWByteAddressBuffer
  %70 = call i32 @dx.op.atomicBinOp.i32(i32 78, %dx.types.Handle %69, i32 8, i32 12, i32 undef, i32 undef, i32 5)  ; AtomicBinOp(handle,atomicOp,offset0,offset1,offset2,newValue)
  %71 = call %dx.types.Handle @dx.op.annotateHandle(i32 216, %dx.types.Handle %3, %dx.types.ResourceProperties { i32 4107, i32 0 })  ; AnnotateHandle(res,props)  resource: RWByteAddressBuffer
  %72 = call i32 @dx.op.atomicCompareExchange.i32(i32 79, %dx.types.Handle %71, i32 16, i32 undef, i32 undef, i32 1, i32 %70)  ; AtomicCompareExchange(handle,offset0,offset1,offset2,compareValue,newValue)
  %73 = call %dx.types.Handle @dx.op.annotateHandle(i32 216, %dx.types.Handle %3, %dx.types.ResourceProperties { i32 4107, i32 0 })  ; AnnotateHandle(res,props)  resource: RWByteAddressBuffer
  %74 = call i32 @dx.op.atomicCompareExchange.i32(i32 79, %dx.types.Handle %73, i32 16, i32 undef, i32 undef, i32 2, i32 %72)  ; AtomicCompareExchange(handle,offset0,offset1,offset2,compareValue,newValue)
  %75 = call %dx.types.Handle @dx.op.annotateHandle(i32 216, %dx.types.Handle %3, %dx.types.ResourceProperties { i32 4107, i32 0 })  ; AnnotateHandle(res,props)  resource: RWByteAddressBuffer
  %76 = call i32 @dx.op.atomicBinOp.i32(i32 78, %dx.types.Handle %75, i32 8, i32 20, i32 undef, i32 undef, i32 1067450368)  ; AtomicBinOp(handle,atomicOp,offset0,offset1,offset2,newValue)
  %77 = call %dx.types.Handle @dx.op.annotateHandle(i32 216, %dx.types.Handle %3, %dx.types.ResourceProperties { i32 4107, i32 0 })  ; AnnotateHandle(res,props)  resource: RWByteAddressBuffer
  %78 = call i32 @dx.op.atomicCompareExchange.i32(i32 79, %dx.types.Handle %77, i32 24, i32 undef, i32 undef, i32 %76, i32 1073741824)  ; AtomicCompareExchange(handle,offset0,offset1,offset2,compareValue,newValue)
  %79 = call %dx.types.Handle @dx.op.annotateHandle(i32 216, %dx.types.Handle %3, %dx.types.ResourceProperties { i32 4107, i32 0 })  ; AnnotateHandle(res,props)  resource: RWByteAddressBuffer
  %80 = call i32 @dx.op.atomicCompareExchange.i32(i32 79, %dx.types.Handle %79, i32 24, i32 undef, i32 undef, i32 %78, i32 1065353216)  ; AtomicCompareExchange(handle,offset0,offset1,offset2,compareValue,newValue)
  %81 = and i32 %7, 7
  %82 = getelementptr [8 x i64], [8 x i64] addrspace(3)* @"\01?shared_w@@3PA_KA", i32 0, i32 %81
  %83 = atomicrmw add i64 addrspace(3)* %82, i64 1 seq_cst
  %84 = atomicrmw umin i64 addrspace(3)* getelementptr inbounds ([8 x i64], [8 x i64] addrspace(3)* @"\01?shared_w@@3PA_KA", i32 0, i32 0), i64 %83 seq_cst
  %85 = atomicrmw max i64 addrspace(3)* @"\01?shared_v@@3_JA", i64 -5 seq_cst
  %86 = cmpxchg i64 addrspace(3)* getelementptr inbounds ([8 x i64], [8 x i64] addrspace(3)* @"\01?shared_w@@3PA_KA", i32 0, i32 1), i64 1, i64 %83 seq_cst seq_cst
  %87 = extractvalue { i64, i1 } %86, 0
  %88 = atomicrmw xchg i64 addrspace(3)* @"\01?shared_v@@3_JA", i64 %85 seq_cst
  %89 = call %dx.types.Handle @dx.op.annotateHandle(i32 216, %dx.types.Handle %2, %dx.types.ResourceProperties { i32 4108, i32 8 })  ; AnnotateHandle(res,props)  resource: RWStructuredBuffer<stride=8>
  %90 = call i64 @dx.op.atomicBinOp.i64(i32 78, %dx.types.Handle %89, i32 0, i32 %7, i32 0, i32 undef, i64 %87)  ; AtomicBinOp(handle,atomicOp,offset0,offset1,offset2,newValue)
  %91 = call %dx.types.Handle @dx.op.annotateHandle(i32 216, %dx.types.Handle %2, %dx.types.ResourceProperties { i32 4108, i32 8 })  ; AnnotateHandle(res,props)  resource: RWStructuredBuffer<stride=8>
  %92 = call i64 @dx.op.atomicBinOp.i64(i32 78, %dx.types.Handle %91, i32 2, i32 %7, i32 0, i32 undef, i64 %90)  ; AtomicBinOp(handle,atomicOp,offset0,offset1,offset2,newValue)
  %93 = call %dx.types.Handle @dx.op.annotateHandle(i32 216, %dx.types.Handle %1, %dx.types.ResourceProperties { i32 4106, i32 261 })  ; AnnotateHandle(res,props)  resource: RWTypedBuffer<U32>
  %94 = call i64 @dx.op.atomicBinOp.i64(i32 78, %dx.types.Handle %93, i32 4, i32 %7, i32 undef, i32 undef, i64 -9)  ; AtomicBinOp(handle,atomicOp,offset0,offset1,offset2,newValue)
  %95 = call %dx.types.Handle @dx.op.annotateHandle(i32 216, %dx.types.Handle %2, %dx.types.ResourceProperties { i32 4108, i32 8 })  ; AnnotateHandle(res,props)  resource: RWStructuredBuffer<stride=8>
  %96 = call i64 @dx.op.atomicCompareExchange.i64(i32 79, %dx.types.Handle %95, i32 %7, i32 0, i32 undef, i64 1, i64 2)  ; AtomicCompareExchange(handle,offset0,offset1,offset2,compareValue,newValue)
  %97 = call %dx.types.Handle @dx.op.annotateHandle(i32 216, %dx.types.Handle %2, %dx.types.ResourceProperties { i32 4108, i32 8 })  ; AnnotateHandle(res,props)  resource: RWStructuredBuffer<stride=8>
  %98 = call i64 @dx.op.atomicCompareExchange.i64(i32 79, %dx.types.Handle %97, i32 %7, i32 0, i32 undef, i64 %96, i64 3)  ; AtomicCompareExchange(handle,offset0,offset1,offset2,compareValue,newValue)
  %99 = call %dx.types.Handle @dx.op.annotateHandle(i32 216, %dx.types.Handle %3, %dx.types.ResourceProperties { i32 4107, i32 0 })  ; AnnotateHandle(res,props)  resource: RWByteAddressBuffer
  %100 = call i64 @dx.op.atomicBinOp.i64(i32 78, %dx.types.Handle %99, i32 0, i32 32, i32 undef, i32 undef, i64 1)  ; AtomicBinOp(handle,atomicOp,offset0,offset1,offset2,newValue)
  %101 = call %dx.types.Handle @dx.op.annotateHandle(i32 216, %dx.types.Handle %3, %dx.types.ResourceProperties { i32 4107, i32 0 })  ; AnnotateHandle(res,props)  resource: RWByteAddressBuffer
  %102 = call i64 @dx.op.atomicBinOp.i64(i32 78, %dx.types.Handle %101, i32 7, i32 40, i32 undef, i32 undef, i64 %100)  ; AtomicBinOp(handle,atomicOp,offset0,offset1,offset2,newValue)
  %103 = call %dx.types.Handle @dx.op.annotateHandle(i32 216, %dx.types.Handle %3, %dx.types.ResourceProperties { i32 4107, i32 0 })  ; AnnotateHandle(res,props)  resource: RWByteAddressBuffer
  %104 = call i64 @dx.op.atomicCompareExchange.i64(i32 79, %dx.types.Handle %103, i32 48, i32 undef, i32 undef, i64 %100, i64 3)  ; AtomicCompareExchange(handle,offset0,offset1,offset2,compareValue,newValue)
  %105 = call %dx.types.Handle @dx.op.annotateHandle(i32 216, %dx.types.Handle %3, %dx.types.ResourceProperties { i32 4107, i32 0 })  ; AnnotateHandle(res,props)  resource: RWByteAddressBuffer
  %106 = call i64 @dx.op.atomicBinOp.i64(i32 78, %dx.types.Handle %105, i32 8, i32 56, i32 undef, i32 undef, i64 %104)  ; AtomicBinOp(handle,atomicOp,offset0,offset1,offset2,newValue)
  %107 = call %dx.types.Handle @dx.op.annotateHandle(i32 216, %dx.types.Handle %3, %dx.types.ResourceProperties { i32 4107, i32 0 })  ; AnnotateHandle(res,props)  resource: RWByteAddressBuffer
  %108 = call i64 @dx.op.atomicBinOp.i64(i32 78, %dx.types.Handle %107, i32 3, i32 64, i32 undef, i32 undef, i64 %106)  ; AtomicBinOp(handle,atomicOp,offset0,offset1,offset2,newValue)
  call void @dx.op.barrier(i32 80, i32 10)  ; Barrier(barrierMode)
  call void @dx.op.barrier(i32 80, i32 11)  ; Barrier(barrierMode)
  call void @dx.op.barrier(i32 80, i32 2)  ; Barrier(barrierMode)
  call void @dx.op.barrier(i32 80, i32 3)  ; Barrier(barrierMode)
  call void @dx.op.barrier(i32 80, i32 8)  ; Barrier(barrierMode)
  %109 = sub i32 63, %7
  %110 = getelementptr [64 x i32], [64 x i32] addrspace(3)* @"\01?shared_u@@3PAIA", i32 0, i32 %109
  %111 = load i32, i32 addrspace(3)* %110, align 4, !tbaa !21
  %112 = bitcast i32 %78 to float
  %113 = load float, float addrspace(3)* getelementptr inbounds ([2 x float], [2 x float] addrspace(3)* @"\01?shared_f@@3PAMA", i32 0, i32 0), align 4, !tbaa !25
  %114 = fadd fast float %113, %112
  %115 = bitcast float %114 to i32
  %116 = add i32 %72, %55
  %117 = add i32 %116, %111
  %118 = add i32 %117, %115
  %119 = call %dx.types.Handle @dx.op.annotateHandle(i32 216, %dx.types.Handle %6, %dx.types.ResourceProperties { i32 4106, i32 261 })  ; AnnotateHandle(res,props)  resource: RWTypedBuffer<U32>
  call void @dx.op.bufferStore.i32(i32 69, %dx.types.Handle %119, i32 %7, i32 undef, i32 %118, i32 %118, i32 %118, i32 %118, i8 15)  ; BufferStore(uav,coord0,coord1,value0,value1,value2,value3,mask)
  ret void
}

; Function Attrs: nounwind readnone
declare i32 @dx.op.flattenedThreadIdInGroup.i32(i32) #0

; Function Attrs: nounwind readnone
declare i32 @dx.op.threadId.i32(i32, i32) #0

; Function Attrs: noduplicate nounwind
declare void @dx.op.barrier(i32, i32) #1

; Function Attrs: nounwind
declare i32 @dx.op.atomicBinOp.i32(i32, %dx.types.Handle, i32, i32, i32, i32, i32) #2

; Function Attrs: nounwind
declare i32 @dx.op.atomicCompareExchange.i32(i32, %dx.types.Handle, i32, i32, i32, i32, i32) #2

; Function Attrs: nounwind
declare void @dx.op.bufferStore.i32(i32, %dx.types.Handle, i32, i32, i32, i32, i32, i32, i8) #2

; Function Attrs: nounwind
declare i64 @dx.op.atomicBinOp.i64(i32, %dx.types.Handle, i32, i32, i32, i32, i64) #2

; Function Attrs: nounwind
declare i64 @dx.op.atomicCompareExchange.i64(i32, %dx.types.Handle, i32, i32, i32, i64, i64) #2

; Function Attrs: nounwind readnone
declare %dx.types.Handle @dx.op.annotateHandle(i32, %dx.types.Handle, %dx.types.ResourceProperties) #0

; Function Attrs: nounwind readnone
declare %dx.types.Handle @dx.op.createHandleFromBinding(i32, %dx.types.ResBind, i32, i1) #0

attributes #0 = { nounwind readnone }
attributes #1 = { noduplicate nounwind }
attributes #2 = { nounwind }

!llvm.ident = !{!0}
!dx.version = !{!1}
!dx.valver = !{!2}
!dx.shaderModel = !{!3}
!dx.resources = !{!4}
!dx.entryPoints = !{!18}

!0 = !{!"dxcoob 1.9.2602.17 (21d28f727)"}
!1 = !{i32 1, i32 6}
!2 = !{i32 1, i32 9}
!3 = !{!"cs", i32 6, i32 6}
!4 = !{null, !5, null, null}
!5 = !{!6, !8, !10, !12, !14, !16}
!6 = !{i32 0, %"class.RWBuffer<unsigned int>"* undef, !"", i32 0, i32 0, i32 1, i32 10, i1 false, i1 false, i1 false, !7}
!7 = !{i32 0, i32 5}
!8 = !{i32 1, %"class.RWTexture2D<int>"* undef, !"", i32 0, i32 1, i32 1, i32 2, i1 false, i1 false, i1 false, !9}
!9 = !{i32 0, i32 4}
!10 = !{i32 2, %"class.RWStructuredBuffer<vector<unsigned int, 2> >"* undef, !"", i32 0, i32 2, i32 1, i32 12, i1 false, i1 false, i1 false, !11}
!11 = !{i32 1, i32 8}
!12 = !{i32 3, %struct.RWByteAddressBuffer* undef, !"", i32 0, i32 3, i32 1, i32 11, i1 false, i1 false, i1 false, !13}
!13 = !{i32 3, i32 1}
!14 = !{i32 4, %"class.RWStructuredBuffer<unsigned long long>"* undef, !"", i32 0, i32 4, i32 1, i32 12, i1 false, i1 false, i1 false, !15}
!15 = !{i32 1, i32 8, i32 3, i32 1}
!16 = !{i32 5, %"class.RWBuffer<long long>"* undef, !"", i32 0, i32 5, i32 1, i32 10, i1 false, i1 false, i1 false, !17}
!17 = !{i32 0, i32 5, i32 3, i32 1}
!18 = !{void ()* @main, !"main", null, !4, !19}
!19 = !{i32 0, i64 403701776, i32 4, !20}
!20 = !{i32 64, i32 1, i32 1}
!21 = !{!22, !22, i64 0}
!22 = !{!"int", !23, i64 0}
!23 = !{!"omnipotent char", !24, i64 0}
!24 = !{!"Simple C/C++ TBAA"}
!25 = !{!26, !26, i64 0}
!26 = !{!"float", !23, i64 0}
