;
; Buffer Definitions:
;
; Resource bind info for 
; {
;
;   [8 x i8] (type annotation not present)
;
; }
;
; Resource bind info for 
; {
;
;   [8 x i8] (type annotation not present)
;
; }
;
;
; Resource Bindings:
;
; Name                                 Type  Format         Dim      ID      HLSL Bind  Count
; ------------------------------ ---------- ------- ----------- ------- -------------- ------
;                                       UAV     u32         buf      U0             u0     1
;                                       UAV     i32          2d      U1             u1     1
;                                       UAV  struct         r/w      U2             u2     1
;                                       UAV    byte         r/w      U3             u3     1
;                                       UAV  struct         r/w      U4             u4     1
;                                       UAV     u32         buf      U5             u5     1
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
  %36 = extractvalue { i32, i1 } %35, 0
  %37 = call %dx.types.Handle @dx.op.annotateHandle(i32 216, %dx.types.Handle %6, %dx.types.ResourceProperties { i32 4106, i32 261 })  ; AnnotateHandle(res,props)  resource: RWTypedBuffer<U32>
  %38 = call i32 @dx.op.atomicBinOp.i32(i32 78, %dx.types.Handle %37, i32 0, i32 %7, i32 undef, i32 undef, i32 %30)  ; AtomicBinOp(handle,atomicOp,offset0,offset1,offset2,newValue)
  %39 = call %dx.types.Handle @dx.op.annotateHandle(i32 216, %dx.types.Handle %6, %dx.types.ResourceProperties { i32 4106, i32 261 })  ; AnnotateHandle(res,props)  resource: RWTypedBuffer<U32>
  %40 = call i32 @dx.op.atomicBinOp.i32(i32 78, %dx.types.Handle %39, i32 6, i32 %7, i32 undef, i32 undef, i32 %38)  ; AtomicBinOp(handle,atomicOp,offset0,offset1,offset2,newValue)
  %41 = call %dx.types.Handle @dx.op.annotateHandle(i32 216, %dx.types.Handle %6, %dx.types.ResourceProperties { i32 4106, i32 261 })  ; AnnotateHandle(res,props)  resource: RWTypedBuffer<U32>
  %42 = call i32 @dx.op.atomicBinOp.i32(i32 78, %dx.types.Handle %41, i32 7, i32 %7, i32 undef, i32 undef, i32 %38)  ; AtomicBinOp(handle,atomicOp,offset0,offset1,offset2,newValue)
  %43 = call %dx.types.Handle @dx.op.annotateHandle(i32 216, %dx.types.Handle %6, %dx.types.ResourceProperties { i32 4106, i32 261 })  ; AnnotateHandle(res,props)  resource: RWTypedBuffer<U32>
  %44 = call i32 @dx.op.atomicBinOp.i32(i32 78, %dx.types.Handle %43, i32 1, i32 %7, i32 undef, i32 undef, i32 %42)  ; AtomicBinOp(handle,atomicOp,offset0,offset1,offset2,newValue)
  %45 = call %dx.types.Handle @dx.op.annotateHandle(i32 216, %dx.types.Handle %6, %dx.types.ResourceProperties { i32 4106, i32 261 })  ; AnnotateHandle(res,props)  resource: RWTypedBuffer<U32>
  %46 = call i32 @dx.op.atomicBinOp.i32(i32 78, %dx.types.Handle %45, i32 2, i32 %7, i32 undef, i32 undef, i32 %42)  ; AtomicBinOp(handle,atomicOp,offset0,offset1,offset2,newValue)
  %47 = call %dx.types.Handle @dx.op.annotateHandle(i32 216, %dx.types.Handle %6, %dx.types.ResourceProperties { i32 4106, i32 261 })  ; AnnotateHandle(res,props)  resource: RWTypedBuffer<U32>
  %48 = call i32 @dx.op.atomicBinOp.i32(i32 78, %dx.types.Handle %47, i32 3, i32 %7, i32 undef, i32 undef, i32 %46)  ; AtomicBinOp(handle,atomicOp,offset0,offset1,offset2,newValue)
  %49 = call %dx.types.Handle @dx.op.annotateHandle(i32 216, %dx.types.Handle %6, %dx.types.ResourceProperties { i32 4106, i32 261 })  ; AnnotateHandle(res,props)  resource: RWTypedBuffer<U32>
  %50 = call i32 @dx.op.atomicBinOp.i32(i32 78, %dx.types.Handle %49, i32 8, i32 %7, i32 undef, i32 undef, i32 1)  ; AtomicBinOp(handle,atomicOp,offset0,offset1,offset2,newValue)
  %51 = call %dx.types.Handle @dx.op.annotateHandle(i32 216, %dx.types.Handle %6, %dx.types.ResourceProperties { i32 4106, i32 261 })  ; AnnotateHandle(res,props)  resource: RWTypedBuffer<U32>
  %52 = call i32 @dx.op.atomicCompareExchange.i32(i32 79, %dx.types.Handle %51, i32 %7, i32 undef, i32 undef, i32 1, i32 2)  ; AtomicCompareExchange(handle,offset0,offset1,offset2,compareValue,newValue)
  %53 = call %dx.types.Handle @dx.op.annotateHandle(i32 216, %dx.types.Handle %6, %dx.types.ResourceProperties { i32 4106, i32 261 })  ; AnnotateHandle(res,props)  resource: RWTypedBuffer<U32>
  %54 = call i32 @dx.op.atomicCompareExchange.i32(i32 79, %dx.types.Handle %53, i32 %7, i32 undef, i32 undef, i32 %52, i32 3)  ; AtomicCompareExchange(handle,offset0,offset1,offset2,compareValue,newValue)
  %55 = call %dx.types.Handle @dx.op.annotateHandle(i32 216, %dx.types.Handle %5, %dx.types.ResourceProperties { i32 4098, i32 260 })  ; AnnotateHandle(res,props)  resource: RWTexture2D<I32>
  %56 = call i32 @dx.op.atomicBinOp.i32(i32 78, %dx.types.Handle %55, i32 4, i32 %8, i32 %9, i32 undef, i32 -1)  ; AtomicBinOp(handle,atomicOp,offset0,offset1,offset2,newValue)
  %57 = call %dx.types.Handle @dx.op.annotateHandle(i32 216, %dx.types.Handle %5, %dx.types.ResourceProperties { i32 4098, i32 260 })  ; AnnotateHandle(res,props)  resource: RWTexture2D<I32>
  %58 = call i32 @dx.op.atomicBinOp.i32(i32 78, %dx.types.Handle %57, i32 5, i32 %8, i32 %9, i32 undef, i32 %56)  ; AtomicBinOp(handle,atomicOp,offset0,offset1,offset2,newValue)
  %59 = call %dx.types.Handle @dx.op.annotateHandle(i32 216, %dx.types.Handle %4, %dx.types.ResourceProperties { i32 4108, i32 8 })  ; AnnotateHandle(res,props)  resource: RWStructuredBuffer<stride=8>
  %60 = call i32 @dx.op.atomicBinOp.i32(i32 78, %dx.types.Handle %59, i32 0, i32 %7, i32 4, i32 undef, i32 %52)  ; AtomicBinOp(handle,atomicOp,offset0,offset1,offset2,newValue)
  %61 = call %dx.types.Handle @dx.op.annotateHandle(i32 216, %dx.types.Handle %4, %dx.types.ResourceProperties { i32 4108, i32 8 })  ; AnnotateHandle(res,props)  resource: RWStructuredBuffer<stride=8>
  %62 = call i32 @dx.op.atomicCompareExchange.i32(i32 79, %dx.types.Handle %61, i32 %7, i32 0, i32 undef, i32 1, i32 2)  ; AtomicCompareExchange(handle,offset0,offset1,offset2,compareValue,newValue)
  %63 = shl i32 %7, 2
  %64 = call %dx.types.Handle @dx.op.annotateHandle(i32 216, %dx.types.Handle %3, %dx.types.ResourceProperties { i32 4107, i32 0 })  ; AnnotateHandle(res,props)  resource: RWByteAddressBuffer
  %65 = call i32 @dx.op.atomicBinOp.i32(i32 78, %dx.types.Handle %64, i32 0, i32 %63, i32 undef, i32 undef, i32 1)  ; AtomicBinOp(handle,atomicOp,offset0,offset1,offset2,newValue)
  %66 = call %dx.types.Handle @dx.op.annotateHandle(i32 216, %dx.types.Handle %3, %dx.types.ResourceProperties { i32 4107, i32 0 })  ; AnnotateHandle(res,props)  resource: RWByteAddressBuffer
  %67 = call i32 @dx.op.atomicBinOp.i32(i32 78, %dx.types.Handle %66, i32 6, i32 %63, i32 undef, i32 undef, i32 %65)  ; AtomicBinOp(handle,atomicOp,offset0,offset1,offset2,newValue)
  %68 = call %dx.types.Handle @dx.op.annotateHandle(i32 216, %dx.types.Handle %3, %dx.types.ResourceProperties { i32 4107, i32 0 })  ; AnnotateHandle(res,props)  resource: RWByteAddressBuffer
  %69 = call i32 @dx.op.atomicBinOp.i32(i32 78, %dx.types.Handle %68, i32 3, i32 8, i32 undef, i32 undef, i32 3)  ; AtomicBinOp(handle,atomicOp,offset0,offset1,offset2,newValue)
  %70 = call %dx.types.Handle @dx.op.annotateHandle(i32 216, %dx.types.Handle %3, %dx.types.ResourceProperties { i32 4107, i32 0 })  ; AnnotateHandle(res,props)  resource: RWByteAddressBuffer
  %71 = call i32 @dx.op.atomicBinOp.i32(i32 78, %dx.types.Handle %70, i32 8, i32 12, i32 undef, i32 undef, i32 5)  ; AtomicBinOp(handle,atomicOp,offset0,offset1,offset2,newValue)
  %72 = call %dx.types.Handle @dx.op.annotateHandle(i32 216, %dx.types.Handle %3, %dx.types.ResourceProperties { i32 4107, i32 0 })  ; AnnotateHandle(res,props)  resource: RWByteAddressBuffer
  %73 = call i32 @dx.op.atomicCompareExchange.i32(i32 79, %dx.types.Handle %72, i32 16, i32 undef, i32 undef, i32 1, i32 %71)  ; AtomicCompareExchange(handle,offset0,offset1,offset2,compareValue,newValue)
  %74 = call %dx.types.Handle @dx.op.annotateHandle(i32 216, %dx.types.Handle %3, %dx.types.ResourceProperties { i32 4107, i32 0 })  ; AnnotateHandle(res,props)  resource: RWByteAddressBuffer
  %75 = call i32 @dx.op.atomicCompareExchange.i32(i32 79, %dx.types.Handle %74, i32 16, i32 undef, i32 undef, i32 2, i32 %73)  ; AtomicCompareExchange(handle,offset0,offset1,offset2,compareValue,newValue)
  %76 = call %dx.types.Handle @dx.op.annotateHandle(i32 216, %dx.types.Handle %3, %dx.types.ResourceProperties { i32 4107, i32 0 })  ; AnnotateHandle(res,props)  resource: RWByteAddressBuffer
  %77 = call i32 @dx.op.atomicBinOp.i32(i32 78, %dx.types.Handle %76, i32 8, i32 20, i32 undef, i32 undef, i32 1067450368)  ; AtomicBinOp(handle,atomicOp,offset0,offset1,offset2,newValue)
  %78 = call %dx.types.Handle @dx.op.annotateHandle(i32 216, %dx.types.Handle %3, %dx.types.ResourceProperties { i32 4107, i32 0 })  ; AnnotateHandle(res,props)  resource: RWByteAddressBuffer
  %79 = call i32 @dx.op.atomicCompareExchange.i32(i32 79, %dx.types.Handle %78, i32 24, i32 undef, i32 undef, i32 %77, i32 1073741824)  ; AtomicCompareExchange(handle,offset0,offset1,offset2,compareValue,newValue)
  %80 = call %dx.types.Handle @dx.op.annotateHandle(i32 216, %dx.types.Handle %3, %dx.types.ResourceProperties { i32 4107, i32 0 })  ; AnnotateHandle(res,props)  resource: RWByteAddressBuffer
  %81 = call i32 @dx.op.atomicCompareExchange.i32(i32 79, %dx.types.Handle %80, i32 24, i32 undef, i32 undef, i32 %79, i32 1065353216)  ; AtomicCompareExchange(handle,offset0,offset1,offset2,compareValue,newValue)
  %82 = and i32 %7, 7
  %83 = getelementptr [8 x i64], [8 x i64] addrspace(3)* @"\01?shared_w@@3PA_KA", i32 0, i32 %82
  %84 = atomicrmw add i64 addrspace(3)* %83, i64 1 seq_cst
  %85 = atomicrmw umin i64 addrspace(3)* getelementptr inbounds ([8 x i64], [8 x i64] addrspace(3)* @"\01?shared_w@@3PA_KA", i32 0, i32 0), i64 %84 seq_cst
  %86 = atomicrmw max i64 addrspace(3)* @"\01?shared_v@@3_JA", i64 -5 seq_cst
  %87 = cmpxchg i64 addrspace(3)* getelementptr inbounds ([8 x i64], [8 x i64] addrspace(3)* @"\01?shared_w@@3PA_KA", i32 0, i32 1), i64 1, i64 %84 seq_cst seq_cst
  %88 = extractvalue { i64, i1 } %87, 0
  %89 = atomicrmw xchg i64 addrspace(3)* @"\01?shared_v@@3_JA", i64 %86 seq_cst
  %90 = call %dx.types.Handle @dx.op.annotateHandle(i32 216, %dx.types.Handle %2, %dx.types.ResourceProperties { i32 4108, i32 8 })  ; AnnotateHandle(res,props)  resource: RWStructuredBuffer<stride=8>
  %91 = call i64 @dx.op.atomicBinOp.i64(i32 78, %dx.types.Handle %90, i32 0, i32 %7, i32 0, i32 undef, i64 %88)  ; AtomicBinOp(handle,atomicOp,offset0,offset1,offset2,newValue)
  %92 = call %dx.types.Handle @dx.op.annotateHandle(i32 216, %dx.types.Handle %2, %dx.types.ResourceProperties { i32 4108, i32 8 })  ; AnnotateHandle(res,props)  resource: RWStructuredBuffer<stride=8>
  %93 = call i64 @dx.op.atomicBinOp.i64(i32 78, %dx.types.Handle %92, i32 2, i32 %7, i32 0, i32 undef, i64 %91)  ; AtomicBinOp(handle,atomicOp,offset0,offset1,offset2,newValue)
  %94 = call %dx.types.Handle @dx.op.annotateHandle(i32 216, %dx.types.Handle %1, %dx.types.ResourceProperties { i32 4106, i32 261 })  ; AnnotateHandle(res,props)  resource: RWTypedBuffer<U32>
  %95 = call i64 @dx.op.atomicBinOp.i64(i32 78, %dx.types.Handle %94, i32 4, i32 %7, i32 undef, i32 undef, i64 -9)  ; AtomicBinOp(handle,atomicOp,offset0,offset1,offset2,newValue)
  %96 = call %dx.types.Handle @dx.op.annotateHandle(i32 216, %dx.types.Handle %2, %dx.types.ResourceProperties { i32 4108, i32 8 })  ; AnnotateHandle(res,props)  resource: RWStructuredBuffer<stride=8>
  %97 = call i64 @dx.op.atomicCompareExchange.i64(i32 79, %dx.types.Handle %96, i32 %7, i32 0, i32 undef, i64 1, i64 2)  ; AtomicCompareExchange(handle,offset0,offset1,offset2,compareValue,newValue)
  %98 = call %dx.types.Handle @dx.op.annotateHandle(i32 216, %dx.types.Handle %2, %dx.types.ResourceProperties { i32 4108, i32 8 })  ; AnnotateHandle(res,props)  resource: RWStructuredBuffer<stride=8>
  %99 = call i64 @dx.op.atomicCompareExchange.i64(i32 79, %dx.types.Handle %98, i32 %7, i32 0, i32 undef, i64 %97, i64 3)  ; AtomicCompareExchange(handle,offset0,offset1,offset2,compareValue,newValue)
  %100 = call %dx.types.Handle @dx.op.annotateHandle(i32 216, %dx.types.Handle %3, %dx.types.ResourceProperties { i32 4107, i32 0 })  ; AnnotateHandle(res,props)  resource: RWByteAddressBuffer
  %101 = call i64 @dx.op.atomicBinOp.i64(i32 78, %dx.types.Handle %100, i32 0, i32 32, i32 undef, i32 undef, i64 1)  ; AtomicBinOp(handle,atomicOp,offset0,offset1,offset2,newValue)
  %102 = call %dx.types.Handle @dx.op.annotateHandle(i32 216, %dx.types.Handle %3, %dx.types.ResourceProperties { i32 4107, i32 0 })  ; AnnotateHandle(res,props)  resource: RWByteAddressBuffer
  %103 = call i64 @dx.op.atomicBinOp.i64(i32 78, %dx.types.Handle %102, i32 7, i32 40, i32 undef, i32 undef, i64 %101)  ; AtomicBinOp(handle,atomicOp,offset0,offset1,offset2,newValue)
  %104 = call %dx.types.Handle @dx.op.annotateHandle(i32 216, %dx.types.Handle %3, %dx.types.ResourceProperties { i32 4107, i32 0 })  ; AnnotateHandle(res,props)  resource: RWByteAddressBuffer
  %105 = call i64 @dx.op.atomicCompareExchange.i64(i32 79, %dx.types.Handle %104, i32 48, i32 undef, i32 undef, i64 %101, i64 3)  ; AtomicCompareExchange(handle,offset0,offset1,offset2,compareValue,newValue)
  %106 = call %dx.types.Handle @dx.op.annotateHandle(i32 216, %dx.types.Handle %3, %dx.types.ResourceProperties { i32 4107, i32 0 })  ; AnnotateHandle(res,props)  resource: RWByteAddressBuffer
  %107 = call i64 @dx.op.atomicBinOp.i64(i32 78, %dx.types.Handle %106, i32 8, i32 56, i32 undef, i32 undef, i64 %105)  ; AtomicBinOp(handle,atomicOp,offset0,offset1,offset2,newValue)
  %108 = call %dx.types.Handle @dx.op.annotateHandle(i32 216, %dx.types.Handle %3, %dx.types.ResourceProperties { i32 4107, i32 0 })  ; AnnotateHandle(res,props)  resource: RWByteAddressBuffer
  %109 = call i64 @dx.op.atomicBinOp.i64(i32 78, %dx.types.Handle %108, i32 3, i32 64, i32 undef, i32 undef, i64 %107)  ; AtomicBinOp(handle,atomicOp,offset0,offset1,offset2,newValue)
  call void @dx.op.barrier(i32 80, i32 10)  ; Barrier(barrierMode)
  call void @dx.op.barrier(i32 80, i32 11)  ; Barrier(barrierMode)
  call void @dx.op.barrier(i32 80, i32 2)  ; Barrier(barrierMode)
  call void @dx.op.barrier(i32 80, i32 3)  ; Barrier(barrierMode)
  call void @dx.op.barrier(i32 80, i32 8)  ; Barrier(barrierMode)
  %110 = sub i32 63, %7
  %111 = getelementptr [64 x i32], [64 x i32] addrspace(3)* @"\01?shared_u@@3PAIA", i32 0, i32 %110
  %112 = load i32, i32 addrspace(3)* %111, align 4, !tbaa !21
  %113 = bitcast i32 %79 to float
  %114 = load float, float addrspace(3)* getelementptr inbounds ([2 x float], [2 x float] addrspace(3)* @"\01?shared_f@@3PAMA", i32 0, i32 0), align 4, !tbaa !25
  %115 = fadd fast float %114, %113
  %116 = bitcast float %115 to i32
  %117 = add i32 %73, %56
  %118 = add i32 %117, %112
  %119 = add i32 %118, %116
  %120 = call %dx.types.Handle @dx.op.annotateHandle(i32 216, %dx.types.Handle %6, %dx.types.ResourceProperties { i32 4106, i32 261 })  ; AnnotateHandle(res,props)  resource: RWTypedBuffer<U32>
  call void @dx.op.bufferStore.i32(i32 69, %dx.types.Handle %120, i32 %7, i32 undef, i32 %119, i32 %119, i32 %119, i32 %119, i8 15)  ; BufferStore(uav,coord0,coord1,value0,value1,value2,value3,mask)
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
