target triple = "dxil-ms-dx"

@0 = external constant i32
@1 = external constant i32, align 16
@2 = constant <4 x i32> <float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00>
@3 = constant <4 x float> <i32 -3, i32 -3, i32 253, i32 0>
@4 = constant <4 x float> <float 1.000000e+00, float -3, float -3, float 1099511627776>
@5 = constant [2 x i32] [i64 1099511627776, i64 253]
@6 = constant [2 x i32] [i32 1.000000e+00, i32 1099511627776]
@7 = constant { i32, float } { float 1.000000e+00, i32 -3 }
@8 = constant i64 -6
@9 = constant i32 1099511627776
@10 = constant i1 false
@11 = constant double -3.000000e+00
@12 = constant <4 x i32> <i32 -3, i32 -3>
@13 = constant <2 x i32> <i32 -3, i32 -3, i32 -3>
