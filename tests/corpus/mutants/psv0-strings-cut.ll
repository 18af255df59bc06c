;
; Output signature:
;
; Name                 Index   Mask Register SysValue  Format   Used
; -------------------- ----- ------ -------- -------- ------- ------
; SV_Target                0   xyzw        0   TARGET    fp16   xyzw
;
;
; Pipeline Runtime Information: 
;
;PSVRuntimeInfo:
; Pixel Shader
; DepthOutput=0
; SampleFrequency=0
; MinimumExpectedWaveLaneCount: 0
; MaximumExpectedWaveLaneCount: 4294967295
; UsesViewID: false
; SigInputElements: 3
; SigOutputElements: 1
; SigPatchConstOrPrimElements: 0
; SigInputVectors: 3
; SigOutputVectors[0]: 1
; SigOutputVectors[1]: 0
; SigOutputVectors[2]: 0
; SigOutputVectors[3]: 0
; EntryFunctionName: 
;
;
; Input signature:
;
; Name                 Index             InterpMode DynIdx
; -------------------- ----- ---------------------- ------
; X                        0                 linear       
; Y                        0                 linear       
; Z                        0        nointerpolation       
;
; Output signature:
;
; Name                 Index             InterpMode DynIdx
; -------------------- ----- ---------------------- ------
; SV_Target                0                              
;
; Buffer Definitions:
;
;
; Resource Bindings:
;
; Name                                 Type  Format         Dim      ID      HLSL Bind  Count
; ------------------------------ ---------- ------- ----------- ------- -------------- ------
;
;
; ViewId state:
;
; Number of inputs: 12, outputs: 4
; Outputs dependent on ViewId: {  }
; Inputs contributing to computation of Outputs:
;   output 0 depends on inputs: { 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11 }
;   output 1 depends on inputs: { 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11 }
;   output 2 depends on inputs: { 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11 }
;   output 3 depends on inputs: { 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11 }
;
target datalayout = "e-m:e-p:32:32-i1:32-i8:8-i16:16-i32:32-i64:64-f16:16-f32:32-f64:64-n8:16:32:64"
target triple = "dxil-ms-dx"

define void @main() {
  %1 = call half @dx.op.loadInput.f16(i32 4, i32 2, i32 0, i8 0, i32 undef)  ; LoadInput(inputSigId,rowIndex,colIndex,gsVertexAxis)
  %2 = insertelement <4 x half> undef, half %1, i64 0
  %3 = call half @dx.op.loadInput.f16(i32 4, i32 2, i32 0, i8 1, i32 undef)  ; LoadInput(inputSigId,rowIndex,colIndex,gsVertexAxis)
  %4 = insertelement <4 x half> %2, half %3, i64 1
  %5 = call half @dx.op.loadInput.f16(i32 4, i32 2, i32 0, i8 2, i32 undef)  ; LoadInput(inputSigId,rowIndex,colIndex,gsVertexAxis)
  %6 = insertelement <4 x half> %4, half %5, i64 2
  %7 = call half @dx.op.loadInput.f16(i32 4, i32 2, i32 0, i8 3, i32 undef)  ; LoadInput(inputSigId,rowIndex,colIndex,gsVertexAxis)
  %8 = insertelement <4 x half> %6, half %7, i64 3
  %9 = call half @dx.op.loadInput.f16(i32 4, i32 1, i32 0, i8 0, i32 undef)  ; LoadInput(inputSigId,rowIndex,colIndex,gsVertexAxis)
  %10 = insertelement <4 x half> undef, half %9, i64 0
  %11 = call half @dx.op.loadInput.f16(i32 4, i32 1, i32 0, i8 1, i32 undef)  ; LoadInput(inputSigId,rowIndex,colIndex,gsVertexAxis)
  %12 = insertelement <4 x half> %10, half %11, i64 1
  %13 = call half @dx.op.loadInput.f16(i32 4, i32 1, i32 0, i8 2, i32 undef)  ; LoadInput(inputSigId,rowIndex,colIndex,gsVertexAxis)
  %14 = insertelement <4 x half> %12, half %13, i64 2
  %15 = call half @dx.op.loadInput.f16(i32 4, i32 1, i32 0, i8 3, i32 undef)  ; LoadInput(inputSigId,rowIndex,colIndex,gsVertexAxis)
  %16 = insertelement <4 x half> %14, half %15, i64 3
  %17 = call half @dx.op.loadInput.f16(i32 4, i32 0, i32 0, i8 0, i32 undef)  ; LoadInput(inputSigId,rowIndex,colIndex,gsVertexAxis)
  %18 = insertelement <4 x half> undef, half %17, i64 0
  %19 = call half @dx.op.loadInput.f16(i32 4, i32 0, i32 0, i8 1, i32 undef)  ; LoadInput(inputSigId,rowIndex,colIndex,gsVertexAxis)
  %20 = insertelement <4 x half> %18, half %19, i64 1
  %21 = call half @dx.op.loadInput.f16(i32 4, i32 0, i32 0, i8 2, i32 undef)  ; LoadInput(inputSigId,rowIndex,colIndex,gsVertexAxis)
  %22 = insertelement <4 x half> %20, half %21, i64 2
  %23 = call half @dx.op.loadInput.f16(i32 4, i32 0, i32 0, i8 3, i32 undef)  ; LoadInput(inputSigId,rowIndex,colIndex,gsVertexAxis)
  %24 = insertelement <4 x half> %22, half %23, i64 3
  %25 = call <4 x half> @dx.op.unary.v4f16(i32 6, <4 x half> %24)  ; FAbs(value)
  %26 = call <4 x half> @dx.op.unary.v4f16(i32 7, <4 x half> %16)  ; Saturate(value)
  %27 = fadd fast <4 x half> %26, %25
  %28 = call half @dx.op.unary.f16(i32 12, half %17)  ; Cos(value)
  %29 = call half @dx.op.unary.f16(i32 13, half %19)  ; Sin(value)
  %30 = call half @dx.op.unary.f16(i32 14, half %21)  ; Tan(value)
  %31 = call half @dx.op.unary.f16(i32 15, half %23)  ; Acos(value)
  %32 = insertelement <4 x half> undef, half %28, i64 0
  %33 = insertelement <4 x half> %32, half %29, i64 1
  %34 = insertelement <4 x half> %33, half %30, i64 2
  %35 = insertelement <4 x half> %34, half %31, i64 3
  %36 = fadd fast <4 x half> %27, %35
  %37 = call half @dx.op.unary.f16(i32 16, half %9)  ; Asin(value)
  %38 = call half @dx.op.unary.f16(i32 17, half %11)  ; Atan(value)
  %39 = call half @dx.op.unary.f16(i32 18, half %13)  ; Hcos(value)
  %40 = call half @dx.op.unary.f16(i32 19, half %15)  ; Hsin(value)
  %41 = insertelement <4 x half> undef, half %37, i64 0
  %42 = insertelement <4 x half> %41, half %38, i64 1
  %43 = insertelement <4 x half> %42, half %39, i64 2
  %44 = insertelement <4 x half> %43, half %40, i64 3
  %45 = fmul fast <4 x half> %44, %36
  %46 = call half @dx.op.unary.f16(i32 20, half %1)  ; Htan(value)
  %47 = call half @dx.op.unary.f16(i32 21, half %3)  ; Exp(value)
  %48 = call half @dx.op.unary.f16(i32 22, half %5)  ; Frc(value)
  %49 = call half @dx.op.unary.f16(i32 23, half %7)  ; Log(value)
  %50 = insertelement <4 x half> undef, half %46, i64 0
  %51 = insertelement <4 x half> %50, half %47, i64 1
  %52 = insertelement <4 x half> %51, half %48, i64 2
  %53 = insertelement <4 x half> %52, half %49, i64 3
  %54 = fsub fast <4 x half> <half 0xH8000, half 0xH8000, half 0xH8000, half 0xH8000>, %53
  %55 = call half @dx.op.unary.f16(i32 24, half %17)  ; Sqrt(value)
  %56 = call half @dx.op.unary.f16(i32 25, half %19)  ; Rsqrt(value)
  %57 = call half @dx.op.unary.f16(i32 26, half %21)  ; Round_ne(value)
  %58 = call half @dx.op.unary.f16(i32 27, half %23)  ; Round_ni(value)
  %59 = insertelement <4 x half> undef, half %55, i64 0
  %60 = insertelement <4 x half> %59, half %56, i64 1
  %61 = insertelement <4 x half> %60, half %57, i64 2
  %62 = insertelement <4 x half> %61, half %58, i64 3
  %63 = call half @dx.op.unary.f16(i32 28, half %9)  ; Round_pi(value)
  %64 = call half @dx.op.unary.f16(i32 29, half %11)  ; Round_z(value)
  %65 = fmul fast half %13, 0xH3DC5
  %66 = call half @dx.op.unary.f16(i32 21, half %65)  ; Exp(value)
  %67 = call half @dx.op.unary.f16(i32 23, half %15)  ; Log(value)
  %68 = fmul fast half %67, 0xH398C
  %69 = insertelement <4 x half> undef, half %63, i64 0
  %70 = insertelement <4 x half> %69, half %64, i64 1
  %71 = insertelement <4 x half> %70, half %66, i64 2
  %72 = insertelement <4 x half> %71, half %68, i64 3
  %73 = fadd fast <4 x half> %45, <half 0xH8000, half 0xH8000, half 0xH8000, half 0xH8000>
  %74 = fadd fast <4 x half> %73, %54
  %75 = fadd fast <4 x half> %74, %62
  %76 = fadd fast <4 x half> %75, %72
  %77 = call <4 x half> @dx.op.binary.v4f16(i32 35, <4 x half> %76, <4 x half> %24)  ; FMax(a,b)
  %78 = call <4 x half> @dx.op.binary.v4f16(i32 36, <4 x half> %76, <4 x half> %16)  ; FMin(a,b)
  %79 = fmul fast <4 x half> %78, %77
  %80 = call <4 x half> @dx.op.tertiary.v4f16(i32 46, <4 x half> %24, <4 x half> %16, <4 x half> %8)  ; FMad(a,b,c)
  %81 = shufflevector <4 x half> %16, <4 x half> undef, <2 x i32> <i32 0, i32 1>
  %82 = shufflevector <4 x half> %24, <4 x half> undef, <2 x i32> <i32 0, i32 1>
  %83 = call half @dx.op.dot.v2f16(i32 311, <2 x half> %82, <2 x half> %81)  ; FDot(a,b)
  %84 = shufflevector <4 x half> %8, <4 x half> undef, <3 x i32> <i32 0, i32 1, i32 2>
  %85 = shufflevector <4 x half> %24, <4 x half> undef, <3 x i32> <i32 0, i32 1, i32 2>
  %86 = call half @dx.op.dot.v3f16(i32 311, <3 x half> %85, <3 x half> %84)  ; FDot(a,b)
  %87 = fadd fast half %86, %83
  %88 = call half @dx.op.dot.v4f16(i32 311, <4 x half> %16, <4 x half> %8)  ; FDot(a,b)
  %89 = fadd fast half %87, %88
  %90 = insertelement <4 x half> undef, half %89, i32 0
  %91 = shufflevector <4 x half> %90, <4 x half> undef, <4 x i32> zeroinitializer
  %92 = call half @dx.op.unary.f16(i32 23, half %17)  ; Log(value)
  %93 = fmul fast half %92, 0xH34D1
  %94 = call half @dx.op.unary.f16(i32 23, half %19)  ; Log(value)
  %95 = fmul fast half %94, %11
  %96 = call half @dx.op.unary.f16(i32 21, half %95)  ; Exp(value)
  %97 = fdiv fast half %21, %13
  %98 = fsub fast half 0xH8000, %97
  %99 = fcmp fast oge half %97, %98
  %100 = call half @dx.op.unary.f16(i32 6, half %97)  ; FAbs(value)
  %101 = call half @dx.op.unary.f16(i32 22, half %100)  ; Frc(value)
  %102 = fsub fast half 0xH8000, %101
  %103 = select i1 %99, half %101, half %102
  %104 = fmul fast half %103, %13
  %105 = call half @dx.op.unary.f16(i32 21, half %15)  ; Exp(value)
  %106 = fmul fast half %105, %23
  %107 = insertelement <4 x half> undef, half %93, i64 0
  %108 = insertelement <4 x half> %107, half %96, i64 1
  %109 = insertelement <4 x half> %108, half %104, i64 2
  %110 = insertelement <4 x half> %109, half %106, i64 3
  %111 = call i1 @dx.op.isSpecialFloat.f16(i32 8, half %17)  ; IsNaN(value)
  %112 = uitofp i1 %111 to half
  %113 = call i1 @dx.op.isSpecialFloat.f16(i32 9, half %19)  ; IsInf(value)
  %114 = uitofp i1 %113 to half
  %115 = call i1 @dx.op.isSpecialFloat.f16(i32 10, half %21)  ; IsFinite(value)
  %116 = uitofp i1 %115 to half
  %117 = call i1 @dx.op.isSpecialFloat.f16(i32 11, half %23)  ; IsNormal(value)
  %118 = uitofp i1 %117 to half
  %119 = insertelement <4 x half> undef, half %112, i64 0
  %120 = insertelement <4 x half> %119, half %114, i64 1
  %121 = insertelement <4 x half> %120, half %116, i64 2
  %122 = insertelement <4 x half> %121, half %118, i64 3
  %123 = fsub fast <4 x half> %16, %24
  %124 = fmul fast <4 x half> %123, %8
  %125 = fcmp fast olt <4 x half> %16, %24
  %126 = select <4 x i1> %125, <4 x half> zeroinitializer, <4 x half> <half 0xH3C00, half 0xH3C00, half 0xH3C00, half 0xH3C00>
  %127 = fsub fast <4 x half> %8, %24
  %128 = fdiv fast <4 x half> %127, %123
  %129 = call <4 x half> @dx.op.unary.v4f16(i32 7, <4 x half> %128)  ; Saturate(value)
  %130 = fmul fast <4 x half> %129, <half 0xH4000, half 0xH4000, half 0xH4000, half 0xH4000>
  %131 = fsub fast <4 x half> <half 0xH4200, half 0xH4200, half 0xH4200, half 0xH4200>, %130
  %132 = fmul fast <4 x half> %129, %129
  %133 = fmul fast <4 x half> %132, %131
  %134 = fdiv fast <4 x half> <half 0xH3C00, half 0xH3C00, half 0xH3C00, half 0xH3C00>, %8
  %135 = fcmp fast ogt <4 x half> %24, zeroinitializer
  %136 = fcmp fast olt <4 x half> %24, zeroinitializer
  %137 = zext <4 x i1> %135 to <4 x i32>
  %138 = zext <4 x i1> %136 to <4 x i32>
  %139 = sub nsw <4 x i32> %137, %138
  %140 = sitofp <4 x i32> %139 to <4 x half>
  %141 = fmul fast <4 x half> %24, <half 0xH5329, half 0xH5329, half 0xH5329, half 0xH5329>
  %142 = fmul fast <4 x half> %16, <half 0xH2478, half 0xH2478, half 0xH2478, half 0xH2478>
  %143 = fadd fast <4 x half> %24, %142
  %144 = fadd fast <4 x half> %143, %141
  %145 = fadd fast <4 x half> %144, %124
  %146 = fadd fast <4 x half> %145, %126
  %147 = fadd fast <4 x half> %146, %140
  %148 = fadd fast <4 x half> %147, %80
  %149 = fadd fast <4 x half> %148, %79
  %150 = fadd fast <4 x half> %149, %91
  %151 = fadd fast <4 x half> %150, %110
  %152 = fadd fast <4 x half> %151, %122
  %153 = fadd fast <4 x half> %152, %134
  %154 = fadd fast <4 x half> %153, %133
  %155 = call half @dx.op.dot3.f16(i32 55, half %17, half %19, half %21, half %17, half %19, half %21)  ; Dot3(ax,ay,az,bx,by,bz)
  %156 = call half @dx.op.unary.f16(i32 25, half %155)  ; Rsqrt(value)
  %157 = insertelement <3 x half> undef, half %156, i64 0
  %158 = insertelement <3 x half> %157, half %156, i64 1
  %159 = insertelement <3 x half> %158, half %156, i64 2
  %160 = fmul fast <3 x half> %159, %85
  %161 = fmul fast half %19, %13
  %162 = fmul fast half %21, %11
  %163 = fsub fast half %161, %162
  %164 = fmul fast half %21, %9
  %165 = fmul fast half %17, %13
  %166 = fsub fast half %164, %165
  %167 = fmul fast half %17, %11
  %168 = fmul fast half %19, %9
  %169 = fsub fast half %167, %168
  %170 = insertelement <3 x half> undef, half %163, i64 0
  %171 = insertelement <3 x half> %170, half %166, i64 1
  %172 = insertelement <3 x half> %171, half %169, i64 2
  %173 = shufflevector <4 x half> %16, <4 x half> undef, <3 x i32> <i32 0, i32 1, i32 2>
  %174 = call half @dx.op.dot3.f16(i32 55, half %17, half %19, half %21, half %9, half %11, half %13)  ; Dot3(ax,ay,az,bx,by,bz)
  %175 = fmul fast half %174, 0xH4000
  %176 = insertelement <3 x half> undef, half %175, i32 0
  %177 = shufflevector <3 x half> %176, <3 x half> undef, <3 x i32> zeroinitializer
  %178 = fmul fast <3 x half> %177, %173
  %179 = fsub fast <3 x half> <half 0xH8000, half 0xH8000, half 0xH8000>, %178
  %180 = fmul fast half %1, %1
  %181 = fmul fast half %174, %174
  %182 = fsub fast half 0xH3C00, %181
  %183 = fmul fast half %180, %182
  %184 = fsub fast half 0xH3C00, %183
  %185 = fcmp fast oge half %184, 0xH0000
  %186 = insertelement <3 x half> undef, half %1, i64 0
  %187 = insertelement <3 x half> %186, half %1, i64 1
  %188 = insertelement <3 x half> %187, half %1, i64 2
  %189 = fmul fast <3 x half> %85, %188
  %190 = call half @dx.op.unary.f16(i32 24, half %184)  ; Sqrt(value)
  %191 = fmul fast half %174, %1
  %192 = fadd fast half %191, %190
  %193 = insertelement <3 x half> undef, half %192, i32 0
  %194 = shufflevector <3 x half> %193, <3 x half> undef, <3 x i32> zeroinitializer
  %195 = fmul fast <3 x half> %194, %173
  %196 = fsub fast <3 x half> %189, %195
  %197 = select i1 %185, <3 x half> %196, <3 x half> zeroinitializer
  %198 = call half @dx.op.dot3.f16(i32 55, half %9, half %11, half %13, half %1, half %3, half %5)  ; Dot3(ax,ay,az,bx,by,bz)
  %199 = fcmp fast olt half %198, 0xH0000
  %200 = fsub fast <3 x half> <half 0xH8000, half 0xH8000, half 0xH8000>, %85
  %201 = select i1 %199, <3 x half> %85, <3 x half> %200
  %202 = shufflevector <4 x half> %154, <4 x half> undef, <3 x i32> <i32 0, i32 1, i32 2>
  %203 = fadd fast <3 x half> %85, <half 0xH8000, half 0xH8000, half 0xH8000>
  %204 = fadd fast <3 x half> %203, %172
  %205 = fadd fast <3 x half> %204, %202
  %206 = fadd fast <3 x half> %205, %160
  %207 = fadd fast <3 x half> %206, %201
  %208 = fadd fast <3 x half> %207, %179
  %209 = fadd fast <3 x half> %208, %197
  %210 = extractelement <3 x half> %209, i64 0
  %211 = insertelement <4 x half> %154, half %210, i32 0
  %212 = extractelement <3 x half> %209, i64 1
  %213 = insertelement <4 x half> %211, half %212, i32 1
  %214 = extractelement <3 x half> %209, i64 2
  %215 = insertelement <4 x half> %213, half %214, i32 2
  %216 = fmul fast half %17, %17
  %217 = fmul fast half %19, %19
  %218 = fadd fast half %217, %216
  %219 = fmul fast half %21, %21
  %220 = fadd fast half %218, %219
  %221 = fmul fast half %23, %23
  %222 = fadd fast half %220, %221
  %223 = call half @dx.op.unary.f16(i32 24, half %222)  ; Sqrt(value)
  %224 = fsub fast <4 x half> %24, %16
  %225 = extractelement <4 x half> %224, i64 0
  %226 = fmul fast half %225, %225
  %227 = extractelement <4 x half> %224, i64 1
  %228 = fmul fast half %227, %227
  %229 = fadd fast half %226, %228
  %230 = extractelement <4 x half> %224, i64 2
  %231 = fmul fast half %230, %230
  %232 = fadd fast half %229, %231
  %233 = extractelement <4 x half> %224, i64 3
  %234 = fmul fast half %233, %233
  %235 = fadd fast half %232, %234
  %236 = call half @dx.op.unary.f16(i32 24, half %235)  ; Sqrt(value)
  %237 = fadd fast half %236, %223
  %238 = insertelement <4 x half> undef, half %237, i32 0
  %239 = shufflevector <4 x half> %238, <4 x half> undef, <4 x i32> zeroinitializer
  %240 = fcmp fast olt half %17, 0xH0000
  %241 = select i1 %240, half 0xH0000, half %17
  %242 = insertelement <4 x half> <half 0xH3C00, half undef, half undef, half 0xH3C00>, half %241, i64 1
  %243 = fcmp fast olt half %11, 0xH0000
  %244 = or i1 %243, %240
  %245 = call half @dx.op.unary.f16(i32 23, half %11)  ; Log(value)
  %246 = fmul fast half %245, %5
  %247 = call half @dx.op.unary.f16(i32 21, half %246)  ; Exp(value)
  %248 = select i1 %244, half 0xH0000, half %247
  %249 = insertelement <4 x half> %242, half %248, i64 2
  %250 = fmul fast half %19, %11
  %251 = insertelement <4 x half> <half 0xH3C00, half undef, half undef, half undef>, half %250, i64 1
  %252 = insertelement <4 x half> %251, half %21, i64 2
  %253 = insertelement <4 x half> %252, half %15, i64 3
  %254 = fdiv fast <4 x half> %24, %16
  %255 = call <4 x half> @dx.op.unary.v4f16(i32 17, <4 x half> %254)  ; Atan(value)
  %256 = fadd fast <4 x half> %255, <half 0xH4248, half 0xH4248, half 0xH4248, half 0xH4248>
  %257 = fsub fast <4 x half> %255, <half 0xH4248, half 0xH4248, half 0xH4248, half 0xH4248>
  %258 = fcmp fast olt <4 x half> %16, zeroinitializer
  %259 = fcmp fast oeq <4 x half> %16, zeroinitializer
  %260 = fcmp fast oge <4 x half> %24, zeroinitializer
  %261 = and <4 x i1> %260, %258
  %262 = select <4 x i1> %261, <4 x half> %256, <4 x half> %255
  %263 = and <4 x i1> %136, %258
  %264 = select <4 x i1> %263, <4 x half> %257, <4 x half> %262
  %265 = and <4 x i1> %136, %259
  %266 = select <4 x i1> %265, <4 x half> <half 0xHBE48, half 0xHBE48, half 0xHBE48, half 0xHBE48>, <4 x half> %264
  %267 = and <4 x i1> %260, %259
  %268 = select <4 x i1> %267, <4 x half> <half 0xH3E48, half 0xH3E48, half 0xH3E48, half 0xH3E48>, <4 x half> %266
  %269 = call <4 x half> @dx.op.unary.v4f16(i32 13, <4 x half> %8)  ; Sin(value)
  %270 = call <4 x half> @dx.op.unary.v4f16(i32 12, <4 x half> %8)  ; Cos(value)
  %271 = fmul fast <4 x half> %270, %269
  %272 = call <4 x half> @dx.op.unary.v4f16(i32 29, <4 x half> %16)  ; Round_z(value)
  %273 = fsub fast <4 x half> %16, %272
  %274 = fmul fast <4 x half> %273, %272
  %275 = call <4 x half> @dx.op.binary.v4f16(i32 35, <4 x half> %8, <4 x half> %24)  ; FMax(a,b)
  %276 = call <4 x half> @dx.op.binary.v4f16(i32 36, <4 x half> %275, <4 x half> %16)  ; FMin(a,b)
  %277 = fsub fast <4 x half> <half 0xH8000, half 0xH8000, half 0xH8000, half 0xH8000>, %276
  %278 = fadd fast <4 x half> %239, %253
  %279 = fadd fast <4 x half> %278, %249
  %280 = fadd fast <4 x half> %279, %271
  %281 = fadd fast <4 x half> %280, %268
  %282 = fadd fast <4 x half> %281, %274
  %283 = fadd fast <4 x half> %282, %215
  %284 = fadd fast <4 x half> %283, %277
  %285 = extractelement <4 x half> %284, i64 0
  call void @dx.op.storeOutput.f16(i32 5, i32 0, i32 0, i8 0, half %285)  ; StoreOutput(outputSigId,rowIndex,colIndex,value)
  %286 = extractelement <4 x half> %284, i64 1
  call void @dx.op.storeOutput.f16(i32 5, i32 0, i32 0, i8 1, half %286)  ; StoreOutput(outputSigId,rowIndex,colIndex,value)
  %287 = extractelement <4 x half> %284, i64 2
  call void @dx.op.storeOutput.f16(i32 5, i32 0, i32 0, i8 2, half %287)  ; StoreOutput(outputSigId,rowIndex,colIndex,value)
  %288 = extractelement <4 x half> %284, i64 3
  call void @dx.op.storeOutput.f16(i32 5, i32 0, i32 0, i8 3, half %288)  ; StoreOutput(outputSigId,rowIndex,colIndex,value)
  ret void
}

; Function Attrs: nounwind readnone
declare half @dx.op.loadInput.f16(i32, i32, i32, i8, i32) #0

; Function Attrs: nounwind
declare void @dx.op.storeOutput.f16(i32, i32, i32, i8, half) #1

; Function Attrs: nounwind readnone
declare <4 x half> @dx.op.unary.v4f16(i32, <4 x half>) #0

; Function Attrs: nounwind readnone
declare half @dx.op.unary.f16(i32, half) #0

; Function Attrs: nounwind readnone
declare <4 x half> @dx.op.binary.v4f16(i32, <4 x half>, <4 x half>) #0

; Function Attrs: nounwind readnone
declare <4 x half> @dx.op.tertiary.v4f16(i32, <4 x half>, <4 x half>, <4 x half>) #0

; Function Attrs: nounwind readnone
declare half @dx.op.dot.v2f16(i32, <2 x half>, <2 x half>) #0

; Function Attrs: nounwind readnone
declare half @dx.op.dot.v3f16(i32, <3 x half>, <3 x half>) #0

; Function Attrs: nounwind readnone
declare half @dx.op.dot.v4f16(i32, <4 x half>, <4 x half>) #0

; Function Attrs: nounwind readnone
declare i1 @dx.op.isSpecialFloat.f16(i32, half) #0

; Function Attrs: nounwind readnone
declare half @dx.op.dot3.f16(i32, half, half, half, half, half, half) #0

attributes #0 = { nounwind readnone }
attributes #1 = { nounwind }

!llvm.ident = !{!0}
!dx.version = !{!1}
!dx.valver = !{!1}
!dx.shaderModel = !{!2}
!dx.viewIdState = !{!3}
!dx.entryPoints = !{!4}

!0 = !{!"dxcoob 1.9.2602.17 (21d28f727)"}
!1 = !{i32 1, i32 9}
!2 = !{!"ps", i32 6, i32 9}
!3 = !{[14 x i32] [i32 12, i32 4, i32 15, i32 15, i32 15, i32 15, i32 15, i32 15, i32 15, i32 15, i32 15, i32 15, i32 15, i32 15]}
!4 = !{void ()* @main, !"main", !5, null, !14}
!5 = !{!6, !12, null}
!6 = !{!7, !10, !11}
!7 = !{i32 0, !"X", i8 8, i8 0, !8, i8 2, i32 1, i8 4, i32 0, i8 0, !9}
!8 = !{i32 0}
!9 = !{i32 3, i32 15}
!10 = !{i32 1, !"Y", i8 8, i8 0, !8, i8 2, i32 1, i8 4, i32 1, i8 0, !9}
!11 = !{i32 2, !"Z", i8 8, i8 0, !8, i8 1, i32 1, i8 4, i32 2, i8 0, !9}
!12 = !{!13}
!13 = !{i32 0, !"SV_Target", i8 8, i8 16, !8, i8 0, i32 1, i8 4, i32 0, i8 0, !9}
!14 = !{i32 0, i64 8388640}
