;
; Note: shader requires additional functionality:
;       Wave level operations
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
; shader hash: 2b4256efc2a45804b143148817a15bb3
;
; Pipeline Runtime Information: 
;
;PSVRuntimeInfo:
; Compute Shader
; NumThreads=(4,1,1)
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
; Resource bind info for s
; {
;
;   float32 $Element;                                 ; Offset:    0 Size:   128
;
; }
;
;
; Resource Bindings:
;
; Name                                 Type  Format         Dim      ID      HLSL Bind  Count
; ------------------------------ ---------- ------- ----------- ------- -------------- ------
; b                                     UAV    byte         r/w      U0             u0     1
; s                                     UAV  struct         r/w      U1             u1     1
;
target datalayout = "e-m:e-p:32:32-i1:32-i8:32-i16:32-i32:32-i64:64-f16:32-f32:32-f64:64-n8:16:32:64"
target triple = "dxil-ms-dx"

%dx.types.Handle = type { i8* }
%dx.types.ResBind = type { i32, i32, i32, i8 }
%dx.types.ResourceProperties = type { i32, i32 }
%dx.types.ResRet.v32f32 = type { <32 x float>, i32 }
%struct.RWByteAddressBuffer = type { i32 }
%"class.RWStructuredBuffer<vector<float, 32> >" = type { <32 x float> }

@"\01?room@@3PAV?$vector@M$0CA@@@A" = external addrspace(3) global [2 x <32 x float>], align 4
@dx.nothing.a = internal constant [1 x i32] zeroinitializer

define void @main() {
  %1 = call %dx.types.Handle @dx.op.createHandleFromBinding(i32 217, %dx.types.ResBind { i32 1, i32 1, i32 0, i8 1 }, i32 1, i1 false)  ; CreateHandleFromBinding(bind,index,nonUniformIndex)
  %2 = call %dx.types.Handle @dx.op.createHandleFromBinding(i32 217, %dx.types.ResBind { i32 0, i32 0, i32 0, i8 1 }, i32 0, i1 false)  ; CreateHandleFromBinding(bind,index,nonUniformIndex)
  %3 = call i32 @dx.op.flattenedThreadIdInGroup.i32(i32 96)  ; FlattenedThreadIdInGroup()
  %4 = alloca <32 x float>, align 4
  %5 = mul i32 %3, 1024
  %6 = call %dx.types.Handle @dx.op.annotateHandle(i32 216, %dx.types.Handle %2, %dx.types.ResourceProperties { i32 4107, i32 0 })  ; AnnotateHandle(res,props)  resource: RWByteAddressBuffer
  %7 = call %dx.types.ResRet.v32f32 @dx.op.rawBufferVectorLoad.v32f32(i32 303, %dx.types.Handle %6, i32 %5, i32 undef, i32 4)  ; RawBufferVectorLoad(buf,index,elementOffset,alignment)
  %8 = extractvalue %dx.types.ResRet.v32f32 %7, 0
  %9 = load i32, i32* getelementptr inbounds ([1 x i32], [1 x i32]* @dx.nothing.a, i32 0, i32 0)
  %10 = call %dx.types.Handle @dx.op.annotateHandle(i32 216, %dx.types.Handle %1, %dx.types.ResourceProperties { i32 4108, i32 128 })  ; AnnotateHandle(res,props)  resource: RWStructuredBuffer<stride=128>
  %11 = call %dx.types.ResRet.v32f32 @dx.op.rawBufferVectorLoad.v32f32(i32 303, %dx.types.Handle %10, i32 %3, i32 0, i32 4)  ; RawBufferVectorLoad(buf,index,elementOffset,alignment)
  %12 = extractvalue %dx.types.ResRet.v32f32 %11, 0
  %13 = load i32, i32* getelementptr inbounds ([1 x i32], [1 x i32]* @dx.nothing.a, i32 0, i32 0)
  %14 = add i32 %3, 1
  %15 = call %dx.types.Handle @dx.op.annotateHandle(i32 216, %dx.types.Handle %1, %dx.types.ResourceProperties { i32 4108, i32 128 })  ; AnnotateHandle(res,props)  resource: RWStructuredBuffer<stride=128>
  %16 = call %dx.types.ResRet.v32f32 @dx.op.rawBufferVectorLoad.v32f32(i32 303, %dx.types.Handle %15, i32 %14, i32 0, i32 4)  ; RawBufferVectorLoad(buf,index,elementOffset,alignment)
  %17 = extractvalue %dx.types.ResRet.v32f32 %16, 0
  %18 = load i32, i32* getelementptr inbounds ([1 x i32], [1 x i32]* @dx.nothing.a, i32 0, i32 0)
  %19 = and i32 %3, 1
  %20 = getelementptr [2 x <32 x float>], [2 x <32 x float>] addrspace(3)* @"\01?room@@3PAV?$vector@M$0CA@@@A", i32 0, i32 %19
  store <32 x float> %8, <32 x float> addrspace(3)* %20, align 4
  call void @dx.op.barrier(i32 80, i32 9)  ; Barrier(barrierMode)
  %21 = fmul fast <32 x float> %12, %17
  %22 = fadd fast <32 x float> %8, %21
  %23 = and i32 %3, 1
  %24 = sub i32 1, %23
  %25 = getelementptr [2 x <32 x float>], [2 x <32 x float>] addrspace(3)* @"\01?room@@3PAV?$vector@M$0CA@@@A", i32 0, i32 %24
  %26 = load <32 x float>, <32 x float> addrspace(3)* %25, align 4
  %27 = fsub fast <32 x float> %22, %26
  %28 = load i32, i32* getelementptr inbounds ([1 x i32], [1 x i32]* @dx.nothing.a, i32 0, i32 0)
  store <32 x float> %27, <32 x float>* %4, align 4
  %29 = load <32 x float>, <32 x float>* %4, align 4
  %30 = call <32 x float> @dx.op.binary.v32f32(i32 35, <32 x float> %29, <32 x float> %8)  ; FMax(a,b)
  %31 = load i32, i32* getelementptr inbounds ([1 x i32], [1 x i32]* @dx.nothing.a, i32 0, i32 0)
  store <32 x float> %30, <32 x float>* %4, align 4
  %32 = load <32 x float>, <32 x float>* %4, align 4
  %33 = call <32 x float> @dx.op.binary.v32f32(i32 36, <32 x float> %32, <32 x float> %12)  ; FMin(a,b)
  %34 = load i32, i32* getelementptr inbounds ([1 x i32], [1 x i32]* @dx.nothing.a, i32 0, i32 0)
  store <32 x float> %33, <32 x float>* %4, align 4
  %35 = load <32 x float>, <32 x float>* %4, align 4
  %36 = call <32 x float> @dx.op.tertiary.v32f32(i32 46, <32 x float> %8, <32 x float> %12, <32 x float> %35)  ; FMad(a,b,c)
  %37 = load i32, i32* getelementptr inbounds ([1 x i32], [1 x i32]* @dx.nothing.a, i32 0, i32 0)
  store <32 x float> %36, <32 x float>* %4, align 4
  %38 = load <32 x float>, <32 x float>* %4, align 4
  %39 = call <32 x float> @dx.op.unary.v32f32(i32 6, <32 x float> %38)  ; FAbs(value)
  %40 = load i32, i32* getelementptr inbounds ([1 x i32], [1 x i32]* @dx.nothing.a, i32 0, i32 0)
  store <32 x float> %39, <32 x float>* %4, align 4
  %41 = load <32 x float>, <32 x float>* %4, align 4
  %42 = fcmp fast olt <32 x float> %8, %12
  %43 = select <32 x i1> %42, <32 x float> %41, <32 x float> %17
  %44 = load i32, i32* getelementptr inbounds ([1 x i32], [1 x i32]* @dx.nothing.a, i32 0, i32 0)
  store <32 x float> %43, <32 x float>* %4, align 4
  %45 = fcmp fast oeq <32 x float> %8, %17
  %46 = zext <32 x i1> %45 to <32 x i32>
  %47 = load i32, i32* getelementptr inbounds ([1 x i32], [1 x i32]* @dx.nothing.a, i32 0, i32 0)
  %48 = icmp ne <32 x i32> %46, zeroinitializer
  %49 = icmp ne <32 x i1> %48, zeroinitializer
  %50 = call i1 @dx.op.vectorReduce.v32i1(i32 310, <32 x i1> %49)  ; VectorReduceOr(a)
  br i1 %50, label %51, label %55

; <label>:51                                      ; preds = %0
  %52 = load <32 x float>, <32 x float>* %4, align 4
  %53 = fadd fast <32 x float> %52, <float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00>
  %54 = load i32, i32* getelementptr inbounds ([1 x i32], [1 x i32]* @dx.nothing.a, i32 0, i32 0)
  store <32 x float> %53, <32 x float>* %4, align 4
  br label %55

; <label>:55                                      ; preds = %51, %0
  %56 = icmp ne <32 x i32> %46, zeroinitializer
  %57 = icmp ne <32 x i1> %56, zeroinitializer
  %58 = call i1 @dx.op.vectorReduce.v32i1(i32 309, <32 x i1> %57)  ; VectorReduceAnd(a)
  br i1 %58, label %59, label %63

; <label>:59                                      ; preds = %55
  %60 = load <32 x float>, <32 x float>* %4, align 4
  %61 = fsub fast <32 x float> %60, <float 2.000000e+00, float 2.000000e+00, float 2.000000e+00, float 2.000000e+00, float 2.000000e+00, float 2.000000e+00, float 2.000000e+00, float 2.000000e+00, float 2.000000e+00, float 2.000000e+00, float 2.000000e+00, float 2.000000e+00, float 2.000000e+00, float 2.000000e+00, float 2.000000e+00, float 2.000000e+00, float 2.000000e+00, float 2.000000e+00, float 2.000000e+00, float 2.000000e+00, float 2.000000e+00, float 2.000000e+00, float 2.000000e+00, float 2.000000e+00, float 2.000000e+00, float 2.000000e+00, float 2.000000e+00, float 2.000000e+00, float 2.000000e+00, float 2.000000e+00, float 2.000000e+00, float 2.000000e+00>
  %62 = load i32, i32* getelementptr inbounds ([1 x i32], [1 x i32]* @dx.nothing.a, i32 0, i32 0)
  store <32 x float> %61, <32 x float>* %4, align 4
  br label %63

; <label>:63                                      ; preds = %59, %55
  %64 = call <32 x float> @dx.op.unary.v32f32(i32 21, <32 x float> %8)  ; Exp(value)
  %65 = call <32 x float> @dx.op.unary.v32f32(i32 23, <32 x float> %12)  ; Log(value)
  %66 = fadd fast <32 x float> %64, %65
  %67 = call <32 x float> @dx.op.unary.v32f32(i32 13, <32 x float> %17)  ; Sin(value)
  %68 = fadd fast <32 x float> %66, %67
  %69 = call <32 x float> @dx.op.unary.v32f32(i32 12, <32 x float> %8)  ; Cos(value)
  %70 = fadd fast <32 x float> %68, %69
  %71 = call <32 x float> @dx.op.unary.v32f32(i32 24, <32 x float> %12)  ; Sqrt(value)
  %72 = fadd fast <32 x float> %70, %71
  %73 = call <32 x float> @dx.op.unary.v32f32(i32 25, <32 x float> %17)  ; Rsqrt(value)
  %74 = fadd fast <32 x float> %72, %73
  %75 = call <32 x float> @dx.op.unary.v32f32(i32 20, <32 x float> %8)  ; Htan(value)
  %76 = fadd fast <32 x float> %74, %75
  %77 = call <32 x float> @dx.op.unary.v32f32(i32 27, <32 x float> %12)  ; Round_ni(value)
  %78 = fadd fast <32 x float> %76, %77
  %79 = call <32 x float> @dx.op.unary.v32f32(i32 26, <32 x float> %17)  ; Round_ne(value)
  %80 = fadd fast <32 x float> %78, %79
  %81 = call <32 x float> @dx.op.unary.v32f32(i32 22, <32 x float> %8)  ; Frc(value)
  %82 = fadd fast <32 x float> %80, %81
  %83 = call <32 x float> @dx.op.unary.v32f32(i32 7, <32 x float> %12)  ; Saturate(value)
  %84 = fadd fast <32 x float> %82, %83
  %85 = call <32 x float> @dx.op.unary.v32f32(i32 23, <32 x float> %8)  ; Log(value)
  %86 = fmul fast <32 x float> %85, %12
  %87 = call <32 x float> @dx.op.unary.v32f32(i32 21, <32 x float> %86)  ; Exp(value)
  %88 = fadd fast <32 x float> %84, %87
  %89 = fsub fast <32 x float> %12, %8
  %90 = fmul fast <32 x float> %17, %89
  %91 = fadd fast <32 x float> %8, %90
  %92 = fadd fast <32 x float> %88, %91
  %93 = call <32 x float> @dx.op.binary.v32f32(i32 35, <32 x float> %8, <32 x float> %12)  ; FMax(a,b)
  %94 = call <32 x float> @dx.op.binary.v32f32(i32 36, <32 x float> %93, <32 x float> %17)  ; FMin(a,b)
  %95 = fadd fast <32 x float> %92, %94
  %96 = load <32 x float>, <32 x float>* %4, align 4
  %97 = fadd fast <32 x float> %96, %95
  %98 = load i32, i32* getelementptr inbounds ([1 x i32], [1 x i32]* @dx.nothing.a, i32 0, i32 0)
  store <32 x float> %97, <32 x float>* %4, align 4
  %99 = call <32 x i1> @dx.op.isSpecialFloat.v32f32(i32 9, <32 x float> %12)  ; IsInf(value)
  %100 = call <32 x i1> @dx.op.isSpecialFloat.v32f32(i32 8, <32 x float> %8)  ; IsNaN(value)
  %101 = or <32 x i1> %100, %99
  %102 = select <32 x i1> %101, <32 x float> %8, <32 x float> %17
  %103 = load <32 x float>, <32 x float>* %4, align 4
  %104 = fadd fast <32 x float> %103, %102
  %105 = load i32, i32* getelementptr inbounds ([1 x i32], [1 x i32]* @dx.nothing.a, i32 0, i32 0)
  store <32 x float> %104, <32 x float>* %4, align 4
  %106 = call float @dx.op.dot.v32f32(i32 311, <32 x float> %8, <32 x float> %12)  ; FDot(a,b)
  %107 = insertelement <32 x float> undef, float %106, i32 0
  %108 = shufflevector <32 x float> %107, <32 x float> undef, <32 x i32> zeroinitializer
  %109 = fdiv fast <32 x float> %8, %12
  %110 = fsub fast <32 x float> <float -0.000000e+00, float -0.000000e+00, float -0.000000e+00, float -0.000000e+00, float -0.000000e+00, float -0.000000e+00, float -0.000000e+00, float -0.000000e+00, float -0.000000e+00, float -0.000000e+00, float -0.000000e+00, float -0.000000e+00, float -0.000000e+00, float -0.000000e+00, float -0.000000e+00, float -0.000000e+00, float -0.000000e+00, float -0.000000e+00, float -0.000000e+00, float -0.000000e+00, float -0.000000e+00, float -0.000000e+00, float -0.000000e+00, float -0.000000e+00, float -0.000000e+00, float -0.000000e+00, float -0.000000e+00, float -0.000000e+00, float -0.000000e+00, float -0.000000e+00, float -0.000000e+00, float -0.000000e+00>, %109
  %111 = fcmp fast oge <32 x float> %109, %110
  %112 = call <32 x float> @dx.op.unary.v32f32(i32 6, <32 x float> %109)  ; FAbs(value)
  %113 = call <32 x float> @dx.op.unary.v32f32(i32 22, <32 x float> %112)  ; Frc(value)
  %114 = fsub fast <32 x float> <float -0.000000e+00, float -0.000000e+00, float -0.000000e+00, float -0.000000e+00, float -0.000000e+00, float -0.000000e+00, float -0.000000e+00, float -0.000000e+00, float -0.000000e+00, float -0.000000e+00, float -0.000000e+00, float -0.000000e+00, float -0.000000e+00, float -0.000000e+00, float -0.000000e+00, float -0.000000e+00, float -0.000000e+00, float -0.000000e+00, float -0.000000e+00, float -0.000000e+00, float -0.000000e+00, float -0.000000e+00, float -0.000000e+00, float -0.000000e+00, float -0.000000e+00, float -0.000000e+00, float -0.000000e+00, float -0.000000e+00, float -0.000000e+00, float -0.000000e+00, float -0.000000e+00, float -0.000000e+00>, %113
  %115 = select <32 x i1> %111, <32 x float> %113, <32 x float> %114
  %116 = fmul fast <32 x float> %115, %12
  %117 = fadd fast <32 x float> %108, %116
  %118 = call <32 x float> @dx.op.unary.v32f32(i32 21, <32 x float> %12)  ; Exp(value)
  %119 = fmul fast <32 x float> %118, %8
  %120 = fadd fast <32 x float> %117, %119
  %121 = call <32 x float> @dx.op.unary.v32f32(i32 17, <32 x float> %17)  ; Atan(value)
  %122 = fadd fast <32 x float> %120, %121
  %123 = fsub fast <32 x float> <float -0.000000e+00, float -0.000000e+00, float -0.000000e+00, float -0.000000e+00, float -0.000000e+00, float -0.000000e+00, float -0.000000e+00, float -0.000000e+00, float -0.000000e+00, float -0.000000e+00, float -0.000000e+00, float -0.000000e+00, float -0.000000e+00, float -0.000000e+00, float -0.000000e+00, float -0.000000e+00, float -0.000000e+00, float -0.000000e+00, float -0.000000e+00, float -0.000000e+00, float -0.000000e+00, float -0.000000e+00, float -0.000000e+00, float -0.000000e+00, float -0.000000e+00, float -0.000000e+00, float -0.000000e+00, float -0.000000e+00, float -0.000000e+00, float -0.000000e+00, float -0.000000e+00, float -0.000000e+00>, %8
  %124 = fadd fast <32 x float> %122, %123
  %125 = load <32 x float>, <32 x float>* %4, align 4
  %126 = fadd fast <32 x float> %125, %124
  %127 = load i32, i32* getelementptr inbounds ([1 x i32], [1 x i32]* @dx.nothing.a, i32 0, i32 0)
  store <32 x float> %126, <32 x float>* %4, align 4
  %128 = call <32 x float> @dx.op.waveActiveOp.v32f32(i32 119, <32 x float> %8, i8 0, i8 0)  ; WaveActiveOp(value,op,sop)
  %129 = call <32 x float> @dx.op.wavePrefixOp.v32f32(i32 121, <32 x float> %12, i8 1, i8 0)  ; WavePrefixOp(value,op,sop)
  %130 = fadd fast <32 x float> %128, %129
  %131 = call <32 x float> @dx.op.quadOp.v32f32(i32 123, <32 x float> %17, i8 0)  ; QuadOp(value,op)
  %132 = fadd fast <32 x float> %130, %131
  %133 = load <32 x float>, <32 x float>* %4, align 4
  %134 = fadd fast <32 x float> %133, %132
  %135 = load i32, i32* getelementptr inbounds ([1 x i32], [1 x i32]* @dx.nothing.a, i32 0, i32 0)
  store <32 x float> %134, <32 x float>* %4, align 4
  %136 = getelementptr <32 x float>, <32 x float>* %4, i32 0, i32 2
  %137 = load float, float* %136
  %138 = urem i32 %3, 32
  %139 = getelementptr <32 x float>, <32 x float>* %4, i32 0, i32 %138
  %140 = load i32, i32* getelementptr inbounds ([1 x i32], [1 x i32]* @dx.nothing.a, i32 0, i32 0)
  store float %137, float* %139
  %141 = load <32 x float>, <32 x float>* %4, align 4
  %142 = mul i32 %3, 1024
  %143 = add i32 %142, 512
  %144 = call %dx.types.Handle @dx.op.annotateHandle(i32 216, %dx.types.Handle %2, %dx.types.ResourceProperties { i32 4107, i32 0 })  ; AnnotateHandle(res,props)  resource: RWByteAddressBuffer
  call void @dx.op.rawBufferVectorStore.v32f32(i32 304, %dx.types.Handle %144, i32 %143, i32 undef, <32 x float> %141, i32 4)  ; RawBufferVectorStore(uav,index,elementOffset,value0,alignment)
  %145 = getelementptr <32 x float>, <32 x float>* %4, i32 0, i32 1
  %146 = load float, float* %145
  %147 = insertelement <32 x float> undef, float %146, i32 0
  %148 = shufflevector <32 x float> %147, <32 x float> undef, <32 x i32> zeroinitializer
  %149 = load <32 x float>, <32 x float>* %4, align 4
  %150 = fadd fast <32 x float> %148, %149
  %151 = call %dx.types.Handle @dx.op.annotateHandle(i32 216, %dx.types.Handle %1, %dx.types.ResourceProperties { i32 4108, i32 128 })  ; AnnotateHandle(res,props)  resource: RWStructuredBuffer<stride=128>
  call void @dx.op.rawBufferVectorStore.v32f32(i32 304, %dx.types.Handle %151, i32 %3, i32 0, <32 x float> %150, i32 4)  ; RawBufferVectorStore(uav,index,elementOffset,value0,alignment)
  %152 = load i32, i32* getelementptr inbounds ([1 x i32], [1 x i32]* @dx.nothing.a, i32 0, i32 0)
  ret void
}

; Function Attrs: nounwind readnone
declare i32 @dx.op.flattenedThreadIdInGroup.i32(i32) #0

; Function Attrs: nounwind readonly
declare %dx.types.ResRet.v32f32 @dx.op.rawBufferVectorLoad.v32f32(i32, %dx.types.Handle, i32, i32, i32) #1

; Function Attrs: nounwind
declare void @dx.op.rawBufferVectorStore.v32f32(i32, %dx.types.Handle, i32, i32, <32 x float>, i32) #2

; Function Attrs: noduplicate nounwind
declare void @dx.op.barrier(i32, i32) #3

; Function Attrs: nounwind readnone
declare <32 x float> @dx.op.unary.v32f32(i32, <32 x float>) #0

; Function Attrs: nounwind readnone
declare <32 x float> @dx.op.binary.v32f32(i32, <32 x float>, <32 x float>) #0

; Function Attrs: nounwind readnone
declare <32 x float> @dx.op.tertiary.v32f32(i32, <32 x float>, <32 x float>, <32 x float>) #0

; Function Attrs: nounwind readnone
declare i1 @dx.op.vectorReduce.v32i1(i32, <32 x i1>) #0

; Function Attrs: nounwind readnone
declare <32 x i1> @dx.op.isSpecialFloat.v32f32(i32, <32 x float>) #0

; Function Attrs: nounwind readnone
declare float @dx.op.dot.v32f32(i32, <32 x float>, <32 x float>) #0

; Function Attrs: nounwind
declare <32 x float> @dx.op.wavePrefixOp.v32f32(i32, <32 x float>, i8, i8) #2

; Function Attrs: nounwind
declare <32 x float> @dx.op.waveActiveOp.v32f32(i32, <32 x float>, i8, i8) #2

; Function Attrs: nounwind
declare <32 x float> @dx.op.quadOp.v32f32(i32, <32 x float>, i8) #2

; Function Attrs: nounwind readnone
declare %dx.types.Handle @dx.op.annotateHandle(i32, %dx.types.Handle, %dx.types.ResourceProperties) #0

; Function Attrs: nounwind readnone
declare %dx.types.Handle @dx.op.createHandleFromBinding(i32, %dx.types.ResBind, i32, i1) #0

attributes #0 = { nounwind readnone }
attributes #1 = { nounwind readonly }
attributes #2 = { nounwind }
attributes #3 = { noduplicate nounwind }

!llvm.ident = !{!0}
!dx.version = !{!1}
!dx.valver = !{!1}
!dx.shaderModel = !{!2}
!dx.resources = !{!3}
!dx.entryPoints = !{!8}

!0 = !{!"dxcoob 1.9.2602.17 (21d28f727)"}
!1 = !{i32 1, i32 9}
!2 = !{!"cs", i32 6, i32 9}
!3 = !{null, !4, null, null}
!4 = !{!5, !6}
!5 = !{i32 0, %struct.RWByteAddressBuffer* undef, !"", i32 0, i32 0, i32 1, i32 11, i1 false, i1 false, i1 false, null}
!6 = !{i32 1, %"class.RWStructuredBuffer<vector<float, 32> >"* undef, !"", i32 0, i32 1, i32 1, i32 12, i1 false, i1 false, i1 false, !7}
!7 = !{i32 1, i32 128}
!8 = !{void ()* @main, !"main", null, !3, !9}
!9 = !{i32 0, i64 8590458897, i32 4, !10}
!10 = !{i32 4, i32 1, i32 1}
