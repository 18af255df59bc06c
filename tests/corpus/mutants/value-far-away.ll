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
target datalayout = "e-m:e-p:32:32-i1:32-i8:32-i16:32-i32:32-i64:64-f16:32-f32:32-f64:64-n8:16:32:64"
target triple = "dxil-ms-dx"

define void @main() {
  %1 = call half @dx.op.loadInput.f16(i32 4, i32 2, i32 0, i8 0, i32 undef)  ; LoadInput(inputSigId,rowIndex,colIndex,gsVertexAxis)
  %2 = call half @dx.op.loadInput.f16(i32 4, i32 2, i32 0, i8 1, i32 undef)  ; LoadInput(inputSigId,rowIndex,colIndex,gsVertexAxis)
  %3 = call half @dx.op.loadInput.f16(i32 4, i32 2, i32 0, i8 2, i32 undef)  ; LoadInput(inputSigId,rowIndex,colIndex,gsVertexAxis)
  %4 = call half @dx.op.loadInput.f16(i32 4, i32 2, i32 0, i8 3, i32 undef)  ; LoadInput(inputSigId,rowIndex,colIndex,gsVertexAxis)
  %5 = call half @dx.op.loadInput.f16(i32 4, i32 1, i32 0, i8 0, i32 undef)  ; LoadInput(inputSigId,rowIndex,colIndex,gsVertexAxis)
  %6 = call half @dx.op.loadInput.f16(i32 4, i32 1, i32 0, i8 1, i32 undef)  ; LoadInput(inputSigId,rowIndex,colIndex,gsVertexAxis)
  %7 = call half @dx.op.loadInput.f16(i32 4, i32 1, i32 0, i8 2, i32 undef)  ; LoadInput(inputSigId,rowIndex,colIndex,gsVertexAxis)
  %8 = call half @dx.op.loadInput.f16(i32 4, i32 1, i32 0, i8 3, i32 undef)  ; LoadInput(inputSigId,rowIndex,colIndex,gsVertexAxis)
  %9 = call half @dx.op.loadInput.f16(i32 4, i32 0, i32 0, i8 0, i32 undef)  ; LoadInput(inputSigId,rowIndex,colIndex,gsVertexAxis)
  %10 = call half @dx.op.loadInput.f16(i32 4, i32 0, i32 0, i8 1, i32 undef)  ; LoadInput(inputSigId,rowIndex,colIndex,gsVertexAxis)
  %11 = call half @dx.op.loadInput.f16(i32 4, i32 0, i32 0, i8 2, i32 undef)  ; LoadInput(inputSigId,rowIndex,colIndex,gsVertexAxis)
  %12 = call half @dx.op.loadInput.f16(i32 4, i32 0, i32 0, i8 3, i32 undef)  ; LoadInput(inputSigId,rowIndex,colIndex,gsVertexAxis)
  %13 = call half @dx.op.unary.f16(i32 6, half %9)  ; FAbs(value)
  %14 = call half @dx.op.unary.f16(i32 6, half %10)  ; FAbs(value)
  %15 = call half @dx.op.unary.f16(i32 6, half %11)  ; FAbs(value)
  %16 = call half @dx.op.unary.f16(i32 6, half %12)  ; FAbs(value)
  %17 = call half @dx.op.unary.f16(i32 7, half %5)  ; Saturate(value)
  %18 = call half @dx.op.unary.f16(i32 7, half %6)  ; Saturate(value)
  %19 = call half @dx.op.unary.f16(i32 7, half %7)  ; Saturate(value)
  %20 = call half @dx.op.unary.f16(i32 7, half %8)  ; Saturate(value)
  %21 = fadd fast half %17, %13
  %22 = fadd fast half %18, %14
  %23 = fadd fast half %19, %15
  %24 = fadd fast half %20, %16
  %25 = call half @dx.op.unary.f16(i32 12, half %9)  ; Cos(value)
  %26 = call half @dx.op.unary.f16(i32 13, half %10)  ; Sin(value)
  %27 = call half @dx.op.unary.f16(i32 14, half %11)  ; Tan(value)
  %28 = call half @dx.op.unary.f16(i32 15, half %12)  ; Acos(value)
  %29 = fadd fast half %21, %25
  %30 = fadd fast half %22, %26
  %31 = fadd fast half %23, %27
  %32 = fadd fast half %24, %28
  %33 = call half @dx.op.unary.f16(i32 16, half %5)  ; Asin(value)
  %34 = call half @dx.op.unary.f16(i32 17, half %6)  ; Atan(value)
  %35 = call half @dx.op.unary.f16(i32 18, half %7)  ; Hcos(value)
  %36 = call half @dx.op.unary.f16(i32 19, half %8)  ; Hsin(value)
  %37 = fmul fast half %33, %29
  %38 = fmul fast half %34, %30
  %39 = fmul fast half %35, %31
  %40 = fmul fast half %36, %32
  %41 = call half @dx.op.unary.f16(i32 20, half %1)  ; Htan(value)
  %42 = call half @dx.op.unary.f16(i32 21, half %2)  ; Exp(value)
  %43 = call half @dx.op.unary.f16(i32 22, half %3)  ; Frc(value)
  %44 = call half @dx.op.unary.f16(i32 23, half %4)  ; Log(value)
  %45 = fsub fast half %37, %41
  %46 = fsub fast half %38, %42
  %47 = fsub fast half %39, %43
  %48 = fsub fast half %40, %44
  %49 = call half @dx.op.unary.f16(i32 24, half %9)  ; Sqrt(value)
  %50 = call half @dx.op.unary.f16(i32 25, half %10)  ; Rsqrt(value)
  %51 = call half @dx.op.unary.f16(i32 26, half %11)  ; Round_ne(value)
  %52 = call half @dx.op.unary.f16(i32 27, half %12)  ; Round_ni(value)
  %53 = fadd fast half %45, %49
  %54 = fadd fast half %46, %50
  %55 = fadd fast half %47, %51
  %56 = fadd fast half %48, %52
  %57 = call half @dx.op.unary.f16(i32 28, half %5)  ; Round_pi(value)
  %58 = call half @dx.op.unary.f16(i32 29, half %6)  ; Round_z(value)
  %59 = fmul fast half %7, 0xH3DC5
  %60 = call half @dx.op.unary.f16(i32 21, half %59)  ; Exp(value)
  %61 = call half @dx.op.unary.f16(i32 23, half %8)  ; Log(value)
  %62 = fmul fast half %61, 0xH398C
  %63 = fadd fast half %53, %57
  %64 = fadd fast half %54, %58
  %65 = fadd fast half %55, %60
  %66 = fadd fast half %56, %62
  %67 = call half @dx.op.binary.f16(i32 35, half %63, half %9)  ; FMax(a,b)
  %68 = call half @dx.op.binary.f16(i32 35, half %64, half %10)  ; FMax(a,b)
  %69 = call half @dx.op.binary.f16(i32 35, half %65, half %11)  ; FMax(a,b)
  %70 = call half @dx.op.binary.f16(i32 35, half %66, half %12)  ; FMax(a,b)
  %71 = call half @dx.op.binary.f16(i32 36, half %63, half %5)  ; FMin(a,b)
  %72 = call half @dx.op.binary.f16(i32 36, half %64, half %6)  ; FMin(a,b)
  %73 = call half @dx.op.binary.f16(i32 36, half %65, half %7)  ; FMin(a,b)
  %74 = call half @dx.op.binary.f16(i32 36, half %66, half %8)  ; FMin(a,b)
  %75 = fmul fast half %71, %67
  %76 = fmul fast half %72, %68
  %77 = fmul fast half %73, %69
  %78 = fmul fast half %74, %70
  %79 = call half @dx.op.tertiary.f16(i32 46, half %9, half %5, half %1)  ; FMad(a,b,c)
  %80 = call half @dx.op.tertiary.f16(i32 46, half %10, half %6, half %2)  ; FMad(a,b,c)
  %81 = call half @dx.op.tertiary.f16(i32 46, half %11, half %7, half %3)  ; FMad(a,b,c)
  %82 = call half @dx.op.tertiary.f16(i32 46, half %12, half %8, half %4)  ; FMad(a,b,c)
  %83 = call half @dx.op.dot2.f16(i32 54, half %9, half %10, half %5, half %6)  ; Dot2(ax,ay,bx,by)
  %84 = call half @dx.op.dot3.f16(i32 55, half %9, half %10, half %11, half %1, half %2, half %3)  ; Dot3(ax,ay,az,bx,by,bz)
  %85 = fadd fast half %84, %83
  %86 = call half @dx.op.dot4.f16(i32 56, half %5, half %6, half %7, half %8, half %1, half %2, half %3, half %4)  ; Dot4(ax,ay,az,aw,bx,by,bz,bw)
  %87 = fadd fast half %85, %86
  %88 = call half @dx.op.unary.f16(i32 23, half %9)  ; Log(value)
  %89 = fmul fast half %88, 0xH34D1
  %90 = call half @dx.op.unary.f16(i32 23, half %10)  ; Log(value)
  %91 = fmul fast half %90, %6
  %92 = call half @dx.op.unary.f16(i32 21, half %91)  ; Exp(value)
  %93 = fdiv fast half %11, %7
  %94 = fsub fast half 0xH8000, %93
  %95 = fcmp fast oge half %93, %94
  %96 = call half @dx.op.unary.f16(i32 6, half %93)  ; FAbs(value)
  %97 = call half @dx.op.unary.f16(i32 22, half %96)  ; Frc(value)
  %98 = fsub fast half 0xH8000, %97
  %99 = select i1 %95, half %97, half %98
  %100 = call half @dx.op.unary.f16(i32 21, half %8)  ; Exp(value)
  %101 = fsub fast half %5, %9
  %102 = fsub fast half %6, %10
  %103 = fsub fast half %7, %11
  %104 = fsub fast half %8, %12
  %105 = fmul fast half %101, %1
  %106 = fmul fast half %102, %2
  %107 = fmul fast half %103, %3
  %108 = fmul fast half %104, %4
  %109 = fcmp fast olt half %5, %9
  %110 = fcmp fast olt half %6, %10
  %111 = fcmp fast olt half %7, %11
  %112 = fcmp fast olt half %8, %12
  %113 = select i1 %109, half 0xH0000, half 0xH3C00
  %114 = select i1 %110, half 0xH0000, half 0xH3C00
  %115 = select i1 %111, half 0xH0000, half 0xH3C00
  %116 = select i1 %112, half 0xH0000, half 0xH3C00
  %117 = fsub fast half %1, %9
  %118 = fsub fast half %2, %10
  %119 = fsub fast half %3, %11
  %120 = fsub fast half %4, %12
  %121 = fdiv fast half %117, %101
  %122 = fdiv fast half %118, %102
  %123 = fdiv fast half %119, %103
  %124 = fdiv fast half %120, %104
  %125 = call half @dx.op.unary.f16(i32 7, half %121)  ; Saturate(value)
  %126 = call half @dx.op.unary.f16(i32 7, half %122)  ; Saturate(value)
  %127 = call half @dx.op.unary.f16(i32 7, half %123)  ; Saturate(value)
  %128 = call half @dx.op.unary.f16(i32 7, half %124)  ; Saturate(value)
  %129 = fmul fast half %125, 0xH4000
  %130 = fmul fast half %126, 0xH4000
  %131 = fmul fast half %127, 0xH4000
  %132 = fmul fast half %128, 0xH4000
  %133 = fsub fast half 0xH4200, %129
  %134 = fsub fast half 0xH4200, %130
  %135 = fsub fast half 0xH4200, %131
  %136 = fsub fast half 0xH4200, %132
  %137 = fmul fast half %125, %125
  %138 = fmul fast half %137, %133
  %139 = fmul fast half %126, %126
  %140 = fmul fast half %139, %134
  %141 = fmul fast half %127, %127
  %142 = fmul fast half %141, %135
  %143 = fmul fast half %128, %128
  %144 = fmul fast half %143, %136
  %145 = fdiv fast half 0xH3C00, %1
  %146 = fdiv fast half 0xH3C00, %2
  %147 = fdiv fast half 0xH3C00, %3
  %148 = fdiv fast half 0xH3C00, %4
  %149 = fcmp fast ogt half %9, 0xH0000
  %150 = fcmp fast ogt half %10, 0xH0000
  %151 = fcmp fast ogt half %11, 0xH0000
  %152 = fcmp fast ogt half %12, 0xH0000
  %153 = fcmp fast olt half %9, 0xH0000
  %154 = fcmp fast olt half %10, 0xH0000
  %155 = fcmp fast olt half %11, 0xH0000
  %156 = fcmp fast olt half %12, 0xH0000
  %157 = zext i1 %149 to i32
  %158 = zext i1 %150 to i32
  %159 = zext i1 %151 to i32
  %160 = zext i1 %152 to i32
  %161 = zext i1 %153 to i32
  %162 = zext i1 %154 to i32
  %163 = zext i1 %155 to i32
  %164 = zext i1 %156 to i32
  %165 = sub nsw i32 %157, %161
  %166 = sub nsw i32 %158, %162
  %167 = sub nsw i32 %159, %163
  %168 = sub nsw i32 %160, %164
  %169 = sitofp i32 %165 to half
  %170 = sitofp i32 %166 to half
  %171 = sitofp i32 %167 to half
  %172 = sitofp i32 %168 to half
  %173 = fmul fast half %5, 0xH2478
  %174 = fmul fast half %6, 0xH2478
  %175 = call half @dx.op.dot3.f16(i32 55, half %9, half %10, half %11, half %9, half %10, half %11)  ; Dot3(ax,ay,az,bx,by,bz)
  %176 = call half @dx.op.unary.f16(i32 25, half %175)  ; Rsqrt(value)
  %177 = fmul fast half %10, %7
  %178 = fmul fast half %11, %6
  %179 = fmul fast half %11, %5
  %180 = fmul fast half %9, %7
  %181 = fmul fast half %9, %6
  %182 = fmul fast half %10, %5
  %183 = call half @dx.op.dot3.f16(i32 55, half %9, half %10, half %11, half %5, half %6, half %7)  ; Dot3(ax,ay,az,bx,by,bz)
  %184 = fmul fast half %183, 0xH4000
  %185 = fmul fast half %184, %5
  %186 = fmul fast half %184, %6
  %187 = fmul fast half %184, %7
  %188 = fmul fast half %1, %1
  %189 = fmul fast half %183, %183
  %190 = fsub fast half 0xH3C00, %189
  %191 = fmul fast half %188, %190
  %192 = fsub fast half 0xH3C00, %191
  %193 = fcmp fast oge half %192, 0xH0000
  %194 = fmul fast half %9, %1
  %195 = fmul fast half %10, %1
  %196 = fmul fast half %11, %1
  %197 = call half @dx.op.unary.f16(i32 24, half %192)  ; Sqrt(value)
  %198 = fmul fast half %183, %1
  %199 = fadd fast half %198, %197
  %200 = fmul fast half %199, %5
  %201 = fmul fast half %199, %6
  %202 = fmul fast half %199, %7
  %203 = fsub fast half %194, %200
  %204 = fsub fast half %195, %201
  %205 = fsub fast half %196, %202
  %206 = select i1 %193, half %203, half 0xH0000
  %207 = select i1 %193, half %204, half 0xH0000
  %208 = select i1 %193, half %205, half 0xH0000
  %209 = call half @dx.op.dot3.f16(i32 55, half %5, half %6, half %7, half %1, half %2, half %3)  ; Dot3(ax,ay,az,bx,by,bz)
  %210 = fcmp fast olt half %209, 0xH0000
  %211 = fsub fast half 0xH8000, %9
  %212 = fsub fast half 0xH8000, %10
  %213 = fsub fast half 0xH8000, %11
  %214 = select i1 %210, half %9, half %211
  %215 = select i1 %210, half %10, half %212
  %216 = select i1 %210, half %11, half %213
  %217 = fmul fast half %9, %9
  %218 = fmul fast half %10, %10
  %219 = fadd fast half %218, %217
  %220 = fmul fast half %11, %11
  %221 = fadd fast half %219, %220
  %222 = fmul fast half %12, %12
  %223 = fadd fast half %221, %222
  %224 = call half @dx.op.unary.f16(i32 24, half %223)  ; Sqrt(value)
  %225 = fsub fast half %9, %5
  %226 = fsub fast half %10, %6
  %227 = fsub fast half %11, %7
  %228 = fsub fast half %12, %8
  %229 = fmul fast half %225, %225
  %230 = fmul fast half %226, %226
  %231 = fadd fast half %230, %229
  %232 = fmul fast half %227, %227
  %233 = fadd fast half %231, %232
  %234 = fmul fast half %228, %228
  %235 = fadd fast half %233, %234
  %236 = call half @dx.op.unary.f16(i32 24, half %235)  ; Sqrt(value)
  %237 = fadd fast half %236, %224
  %238 = select i1 %153, half 0xH0000, half %9
  %239 = fcmp fast olt half %6, 0xH0000
  %240 = or i1 %239, %153
  %241 = call half @dx.op.unary.f16(i32 23, half %6)  ; Log(value)
  %242 = fmul fast half %241, %3
  %243 = call half @dx.op.unary.f16(i32 21, half %242)  ; Exp(value)
  %244 = select i1 %240, half 0xH0000, half %243
  %245 = fdiv fast half %9, %5
  %246 = fdiv fast half %10, %6
  %247 = fdiv fast half %12, %8
  %248 = call half @dx.op.unary.f16(i32 17, half %245)  ; Atan(value)
  %249 = call half @dx.op.unary.f16(i32 17, half %246)  ; Atan(value)
  %250 = call half @dx.op.unary.f16(i32 17, half %93)  ; Atan(value)
  %251 = call half @dx.op.unary.f16(i32 17, half %247)  ; Atan(value)
  %252 = fadd fast half %248, 0xH4248
  %253 = fadd fast half %249, 0xH4248
  %254 = fadd fast half %250, 0xH4248
  %255 = fadd fast half %251, 0xH4248
  %256 = fadd fast half %248, 0xHC248
  %257 = fadd fast half %249, 0xHC248
  %258 = fadd fast half %250, 0xHC248
  %259 = fadd fast half %251, 0xHC248
  %260 = fcmp fast olt half %5, 0xH0000
  %261 = fcmp fast olt half %7, 0xH0000
  %262 = fcmp fast olt half %8, 0xH0000
  %263 = fcmp fast oeq half %5, 0xH0000
  %264 = fcmp fast oeq half %6, 0xH0000
  %265 = fcmp fast oeq half %7, 0xH0000
  %266 = fcmp fast oeq half %8, 0xH0000
  %267 = fcmp fast oge half %9, 0xH0000
  %268 = fcmp fast oge half %10, 0xH0000
  %269 = fcmp fast oge half %11, 0xH0000
  %270 = fcmp fast oge half %12, 0xH0000
  %271 = and i1 %260, %267
  %272 = and i1 %239, %268
  %273 = and i1 %261, %269
  %274 = and i1 %262, %270
  %275 = select i1 %271, half %252, half %248
  %276 = select i1 %272, half %253, half %249
  %277 = select i1 %273, half %254, half %250
  %278 = select i1 %274, half %255, half %251
  %279 = and i1 %260, %153
  %280 = and i1 %239, %154
  %281 = and i1 %261, %155
  %282 = and i1 %262, %156
  %283 = select i1 %279, half %256, half %275
  %284 = select i1 %280, half %257, half %276
  %285 = select i1 %281, half %258, half %277
  %286 = select i1 %282, half %259, half %278
  %287 = and i1 %263, %153
  %288 = and i1 %264, %154
  %289 = and i1 %265, %155
  %290 = and i1 %266, %156
  %291 = select i1 %287, half 0xHBE48, half %283
  %292 = select i1 %288, half 0xHBE48, half %284
  %293 = select i1 %289, half 0xHBE48, half %285
  %294 = select i1 %290, half 0xHBE48, half %286
  %295 = and i1 %263, %267
  %296 = and i1 %264, %268
  %297 = and i1 %265, %269
  %298 = and i1 %266, %270
  %299 = select i1 %295, half 0xH3E48, half %291
  %300 = select i1 %296, half 0xH3E48, half %292
  %301 = select i1 %297, half 0xH3E48, half %293
  %302 = select i1 %298, half 0xH3E48, half %294
  %303 = call half @dx.op.unary.f16(i32 13, half %1)  ; Sin(value)
  %304 = call half @dx.op.unary.f16(i32 13, half %2)  ; Sin(value)
  %305 = call half @dx.op.unary.f16(i32 13, half %3)  ; Sin(value)
  %306 = call half @dx.op.unary.f16(i32 13, half %4)  ; Sin(value)
  %307 = call half @dx.op.unary.f16(i32 12, half %1)  ; Cos(value)
  %308 = call half @dx.op.unary.f16(i32 12, half %2)  ; Cos(value)
  %309 = call half @dx.op.unary.f16(i32 12, half %3)  ; Cos(value)
  %310 = call half @dx.op.unary.f16(i32 12, half %4)  ; Cos(value)
  %311 = fmul fast half %307, %303
  %312 = fmul fast half %308, %304
  %313 = fmul fast half %309, %305
  %314 = fmul fast half %310, %306
  %315 = call half @dx.op.unary.f16(i32 29, half %5)  ; Round_z(value)
  %316 = call half @dx.op.unary.f16(i32 29, half %7)  ; Round_z(value)
  %317 = call half @dx.op.unary.f16(i32 29, half %8)  ; Round_z(value)
  %318 = fsub fast half %5, %315
  %319 = fsub fast half %6, %58
  %320 = fsub fast half %7, %316
  %321 = fsub fast half %8, %317
  %322 = fmul fast half %318, %315
  %323 = fmul fast half %319, %58
  %324 = fmul fast half %320, %316
  %325 = fmul fast half %321, %317
  %326 = call half @dx.op.binary.f16(i32 35, half %1, half %9)  ; FMax(a,b)
  %327 = call half @dx.op.binary.f16(i32 35, half %2, half %10)  ; FMax(a,b)
  %328 = call half @dx.op.binary.f16(i32 35, half %3, half %11)  ; FMax(a,b)
  %329 = call half @dx.op.binary.f16(i32 35, half %4, half %12)  ; FMax(a,b)
  %330 = call half @dx.op.binary.f16(i32 36, half %326, half %5)  ; FMin(a,b)
  %331 = call half @dx.op.binary.f16(i32 36, half %327, half %6)  ; FMin(a,b)
  %332 = call half @dx.op.binary.f16(i32 36, half %328, half %7)  ; FMin(a,b)
  %333 = call half @dx.op.binary.f16(i32 36, half %329, half %8)  ; FMin(a,b)
  %334 = fadd fast half %176, 0xH5369
  %335 = fmul fast half %334, %9
  %336 = fadd fast half %173, 0xH4000
  %337 = fadd fast half %336, %105
  %338 = fadd fast half %337, %113
  %339 = fadd fast half %338, %177
  %340 = fsub fast half %339, %178
  %341 = fadd fast half %340, %169
  %342 = fadd fast half %341, %75
  %343 = fadd fast half %342, %79
  %344 = fadd fast half %343, %87
  %345 = fadd fast half %344, %89
  %346 = fadd fast half %345, %138
  %347 = fadd fast half %346, %145
  %348 = fsub fast half %347, %185
  %349 = fadd fast half %348, %214
  %350 = fadd fast half %349, %237
  %351 = fadd fast half %350, %206
  %352 = fadd fast half %351, %299
  %353 = fadd fast half %352, %311
  %354 = fadd fast half %353, %322
  %355 = fsub fast half %354, %330
  %356 = fadd fast half %355, %335
  %357 = fadd fast half %6, 0xH5369
  %358 = fadd fast half %357, %176
  %359 = fmul fast half %10, %358
  %360 = fsub fast half %174, %180
  %361 = fadd fast half %360, %238
  %362 = fadd fast half %361, %106
  %363 = fadd fast half %362, %114
  %364 = fadd fast half %363, %179
  %365 = fadd fast half %364, %170
  %366 = fadd fast half %365, %323
  %367 = fadd fast half %366, %76
  %368 = fadd fast half %367, %80
  %369 = fadd fast half %368, %87
  %370 = fadd fast half %369, %92
  %371 = fadd fast half %370, %140
  %372 = fadd fast half %371, %146
  %373 = fsub fast half %372, %186
  %374 = fadd fast half %373, %215
  %375 = fadd fast half %374, %237
  %376 = fadd fast half %375, %207
  %377 = fadd fast half %376, %300
  %378 = fadd fast half %377, %312
  %379 = fsub fast half %378, %331
  %380 = fadd fast half %379, %359
  %381 = fadd fast half %99, 0xH2478
  %382 = fmul fast half %381, %7
  %383 = fadd fast half %176, 0xH5389
  %384 = fmul fast half %383, %11
  %385 = fsub fast half %181, %182
  %386 = fadd fast half %385, %107
  %387 = fadd fast half %386, %115
  %388 = fadd fast half %387, %171
  %389 = fadd fast half %388, %77
  %390 = fadd fast half %389, %81
  %391 = fadd fast half %390, %87
  %392 = fadd fast half %391, %382
  %393 = fadd fast half %392, %142
  %394 = fadd fast half %393, %147
  %395 = fsub fast half %394, %187
  %396 = fadd fast half %395, %216
  %397 = fadd fast half %396, %237
  %398 = fadd fast half %397, %208
  %399 = fadd fast half %398, %244
  %400 = fadd fast half %399, %301
  %401 = fadd fast half %400, %313
  %402 = fadd fast half %401, %324
  %403 = fsub fast half %402, %332
  %404 = fadd fast half %403, %384
  %405 = fadd fast half %100, 0xH5329
  %406 = fmul fast half %405, %12
  %407 = fmul fast half %8, 0xH3C12
  %408 = fadd fast half %407, 0xH3C00
  %409 = fadd fast half %408, %12
  %410 = fadd fast half %409, %108
  %411 = fadd fast half %410, %116
  %412 = fadd fast half %411, %172
  %413 = fadd fast half %412, %78
  %414 = fadd fast half %413, %82
  %415 = fadd fast half %414, %87
  %416 = fadd fast half %415, %406
  %417 = fadd fast half %416, %144
  %418 = fadd fast half %417, %148
  %419 = fadd fast half %418, %237
  %420 = fadd fast half %419, %302
  %421 = fadd fast half %420, %314
  %422 = fadd fast half %421, %325
  %423 = fsub fast half %422, %333
  call void @dx.op.storeOutput.f16(i32 5, i32 0, i32 0, i8 0, half %356)  ; StoreOutput(outputSigId,rowIndex,colIndex,value)
  call void @dx.op.storeOutput.f16(i32 5, i32 0, i32 0, i8 1, half %380)  ; StoreOutput(outputSigId,rowIndex,colIndex,value)
  call void @dx.op.storeOutput.f16(i32 5, i32 0, i32 0, i8 2, half %404)  ; StoreOutput(outputSigId,rowIndex,colIndex,value)
  call void @dx.op.storeOutput.f16(i32 5, i32 0, i32 0, i8 3, half %423)  ; StoreOutput(outputSigId,rowIndex,colIndex,value)
  ret void
}

; Function Attrs: nounwind readnone
declare half @dx.op.loadInput.f16(i32, i32, i32, i8, i32) #0

; Function Attrs: nounwind
declare void @dx.op.storeOutput.f16(i32, i32, i32, i8, half) #1

; Function Attrs: nounwind readnone
declare half @dx.op.unary.f16(i32, half) #0

; Function Attrs: nounwind readnone
declare half @dx.op.binary.f16(i32, half, half) #0

; Function Attrs: nounwind readnone
declare half @dx.op.tertiary.f16(i32, half, half, half) #0

; Function Attrs: nounwind readnone
declare half @dx.op.dot2.f16(i32, half, half, half, half) #0

; Function Attrs: nounwind readnone
declare half @dx.op.dot3.f16(i32, half, half, half, half, half, half) #0

; Function Attrs: nounwind readnone
declare half @dx.op.dot4.f16(i32, half, half, half, half, half, half, half, half) #0

attributes #0 = { nounwind readnone }
attributes #1 = { nounwind }

!llvm.ident = !{!0}
!dx.version = !{!1}
!dx.valver = !{!2}
!dx.shaderModel = !{!3}
!dx.viewIdState = !{!4}
!dx.entryPoints = !{!5}

!0 = !{!"dxcoob 1.9.2602.17 (21d28f727)"}
!1 = !{i32 1, i32 0}
!2 = !{i32 1, i32 9}
!3 = !{!"ps", i32 6, i32 0}
!4 = !{[14 x i32] [i32 12, i32 4, i32 15, i32 15, i32 15, i32 15, i32 15, i32 15, i32 15, i32 15, i32 15, i32 15, i32 15, i32 15]}
!5 = !{void ()* @main, !"main", !6, null, !15}
!6 = !{!7, !13, null}
!7 = !{!8, !11, !12}
!8 = !{i32 0, !"X", i8 8, i8 0, !9, i8 2, i32 1, i8 4, i32 0, i8 0, !10}
!9 = !{i32 0}
!10 = !{i32 3, i32 15}
!11 = !{i32 1, !"Y", i8 8, i8 0, !9, i8 2, i32 1, i8 4, i32 1, i8 0, !10}
!12 = !{i32 2, !"Z", i8 8, i8 0, !9, i8 1, i32 1, i8 4, i32 2, i8 0, !10}
!13 = !{!14}
!14 = !{i32 0, !"SV_Target", i8 8, i8 16, !9, i8 0, i32 1, i8 4, i32 0, i8 0, !10}
!15 = !{i32 0, i64 32}
