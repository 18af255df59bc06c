;
; Buffer Definitions:
;
;
; Resource Bindings:
;
; Name                                 Type  Format         Dim      ID      HLSL Bind  Count
; ------------------------------ ---------- ------- ----------- ------- -------------- ------
;
target datalayout = "e-m:e-p:32:32-i1:32-i8:32-i16:32-i32:32-i64:64-f16:32-f32:32-f64:64-n8:16:32:64"
target triple = "dxil-ms-dx"

%pair = type { i32, float }

@target = global i32 7
@array = global [4 x i32] [i32 1, i32 -2, i32 undef, i32 2147483647]
@far = addrspace(3) global [8 x i32] undef
@bytes = constant [5 x i8] c"ab\00\FF\22"
@text = constant [12 x i8] c"plain text\0A\00"
@not_text = constant [3 x i16] [i16 97, i16 98, i16 0]
@halves = constant [4 x half] [half 0xH3C00, half 0xH0000, half 0xH8000, half 0xH7E00]
@floats = constant [12 x float] [float 0.000000e+00, float -0.000000e+00, float 1.000000e+00, float 0x3FB99999A0000000, float 0x7FF0000000000000, float 0xFFF0000000000000, float 0x7FF8000000000000, float 0x7FFC000000000000, float 0xFFF8000020000000, float 0x36A0000000000000, float 1.000000e+10, float 1.000000e+08]
@doubles = constant [8 x double] [double 1.000000e-01, double 4.940656e-324, double 1.797690e+308, double 0x7FEFFFFFFFFFFFFF, double 0x7FF8000000000001, double 1.234567e+06, double 1.000000e+22, double 1.234567e-05]
@wide = constant [4 x ppc_fp128] [ppc_fp128 0xM00000000000000000000000000000000, ppc_fp128 0xM00000000000000000000000000000000, ppc_fp128 0xM00000000000000000000000000000000, ppc_fp128 undef]
@x87 = constant x86_fp80 0xK3FFF8000000000000000
@ppc = constant ppc_fp128 0xM3FF00000000000000000000000000000
@longs = constant [4 x i64] [i64 -9223372036854775808, i64 9223372036854775807, i64 0, i64 -1]
@huge = constant i200 1234567890123456789012345678901234567890123456789012345678
@negative = constant i100 -633825300114114700748351602688
@bools = constant <4 x i1> <i1 true, i1 false, i1 undef, i1 true>
@splat = constant <3 x i8> <i8 7, i8 7, i8 7>
@structs = constant [2 x %pair] [%pair { i32 1, float 2.000000e+00 }, %pair zeroinitializer]
@packed = constant <{ i8, i32 }> <{ i8 1, i32 2 }>
@empty = constant {} zeroinitializer
@none = constant [0 x i32] zeroinitializer
@nulls = constant { i8*, i32 addrspace(3)*, void ()* } { i8* null, i32 addrspace(3)* null, void ()* @main }
@expressions = constant [14 x i64] [i64 ptrtoint (i32* @target to i64), i64 add (i64 ptrtoint (i32* @target to i64), i64 1), i64 sub nsw (i64 1, i64 ptrtoint (i32* @target to i64)), i64 mul nuw nsw (i64 ptrtoint (i32* @target to i64), i64 2), i64 udiv exact (i64 ptrtoint (i32* @target to i64), i64 3), i64 sdiv (i64 ptrtoint (i32* @target to i64), i64 4), i64 urem (i64 ptrtoint (i32* @target to i64), i64 5), i64 srem (i64 ptrtoint (i32* @target to i64), i64 6), i64 shl (i64 ptrtoint (i32* @target to i64), i64 7), i64 lshr exact (i64 ptrtoint (i32* @target to i64), i64 8), i64 ashr (i64 ptrtoint (i32* @target to i64), i64 9), i64 and (i64 ptrtoint (i32* @target to i64), i64 10), i64 or (i64 ptrtoint (i32* @target to i64), i64 11), i64 xor (i64 ptrtoint (i32* @target to i64), i64 12)]
@casts = constant { i8*, i32*, float addrspace(1)*, i8, i128, double } { i8* bitcast (i32* @target to i8*), i32* inttoptr (i64 1234 to i32*), float addrspace(1)* addrspacecast (float* bitcast (i32* @target to float*) to float addrspace(1)*), i8 ptrtoint (i32* @target to i8), i128 zext (i64 ptrtoint (i32* @target to i64) to i128), double sitofp (i32 ptrtoint (i32* @target to i32) to double) }
@geps = constant [3 x i32*] [i32* getelementptr inbounds ([4 x i32], [4 x i32]* @array, i32 0, i32 2), i32* getelementptr inbounds ([4 x i32], [4 x i32]* @array, i64 1, i64 0), i32* null]
@far_gep = constant i32 addrspace(3)* getelementptr inbounds ([8 x i32], [8 x i32] addrspace(3)* @far, i32 0, i32 5)
@compare = constant [3 x i1] [i1 true, i1 icmp ult (i32 ptrtoint (i32* @target to i32), i32 5), i1 fcmp olt (float bitcast (i32 ptrtoint (i32* @target to i32) to float), float 1.000000e+00)]
@select = constant i32 select (i1 icmp eq (i64 ptrtoint (i32* @target to i64), i64 1), i32 1, i32 2)
@elements = constant { i32, <2 x i32>, <2 x i32> } { i32 extractelement (<2 x i32> <i32 1, i32 ptrtoint (i32* @target to i32)>, i32 ptrtoint (i32* @target to i32)), <2 x i32> insertelement (<2 x i32> undef, i32 3, i32 ptrtoint (i32* @target to i32)), <2 x i32> <i32 ptrtoint (i32* @target to i32), i32 1> }

define void @main() {
  %1 = load i32, i32* getelementptr inbounds ([4 x i32], [4 x i32]* @array, i32 0, i32 3)
  store i32 %1, i32* @target
  store i8 1, i8* bitcast (i32* @target to i8*)
  ret void
}

define i8* @blocks(i32 %x) {
  br label %second

second:                                           ; preds = %second, %0
  %1 = add i32 %x, ptrtoint (i32* @target to i32)
  indirectbr i8* blockaddress(@blocks, %second), [label %second, label %third]

third:                                            ; preds = %second
  ret i8* blockaddress(@blocks, %third)
}

!dx.version = !{!0}
!dx.valver = !{!0}
!dx.shaderModel = !{!1}
!dx.entryPoints = !{!2}

!0 = !{i32 1, i32 0}
!1 = !{!"cs", i32 6, i32 0}
!2 = !{void ()* @main, !"main", null, null, !3}
!3 = !{i32 4, !4}
!4 = !{i32 1, i32 1, i32 1}
