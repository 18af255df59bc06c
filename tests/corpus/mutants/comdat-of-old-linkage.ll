;
; Buffer Definitions:
;
;
; Resource Bindings:
;
; Name                                 Type  Format         Dim      ID      HLSL Bind  Count
; ------------------------------ ---------- ------- ----------- ------- -------------- ------
;                                       UAV     f32         buf      U0             u0     1
;
target datalayout = "e-m:e-p:32:32-i1:32-i8:32-i16:32-i32:32-i64:64-f16:32-f32:32-f64:64-n8:16:32:64"
target triple = "dxil-ms-dx"

%T = type { i32, %T*, [2 x %U] }
%U = type { float }
%dx.types.Handle = type { i8* }
%dx.types.ResRet.f32 = type { float, float, float, float, i32 }
%"class.RWBuffer<float>" = type { float }

$ie = comdat any

@i1t = global i1 true
@i1f = global i1 false
@i8 = global i8 -1
@i16 = global i16 -32768
@i32a = global i32 -2147483648
@i32 = global i32 -2147483648
@i64 = global i64 -9223372036854775808
@i64b = global i64 9223372036854775807
@i65 = global i65 -18446744073709551616
@i128 = global i128 -170141183460469231731687303715884105728
@i128b = global i128 123456789012345678901234567890
@i3 = global i3 -4
@i33 = global i33 -4294967296
@i256 = global i256 57896044618658097711785492504343953926634992332820282019728792003956564819967
@z = global [3 x i32] zeroinitializer
@u = global [3 x i32] undef
@a = global [3 x i32] [i32 1, i32 -2, i32 3]
@mix = global [3 x i32] [i32 1, i32 undef, i32 3]
@mixz = global [2 x [2 x i32]] [[2 x i32] zeroinitializer, [2 x i32] [i32 0, i32 1]]
@v = global <4 x float> <float 1.000000e+00, float 2.000000e+00, float undef, float 1.000000e+00>
@v2 = global <4 x float> <float 1.000000e+00, float 2.000000e+00, float 0x7FF8000000000000, float 0x3FB99999A0000000>
@vz = global <4 x float> zeroinitializer
@vh = global <2 x half> <half 0xH3C00, half 0xH0001>
@v64 = global <2 x i64> <i64 -1, i64 1>
@vi1 = global <2 x i1> <i1 true, i1 false>
@v8 = global <3 x i8> <i8 65, i8 66, i8 0>
@s = constant [6 x i8] c"a\09\22\5C\FF\00"
@s2 = constant [3 x i8] c"~ \7F"
@s3 = constant [2 x i8] [i8 65, i8 undef]
@tab = constant [3 x i8] c"\09x\0A"
@st = global { i32, float, i8* } { i32 1, float 2.000000e+00, i8* null }
@stp = global <{ i8, i32 }> <{ i8 1, i32 2 }>
@ste = global {} zeroinitializer
@stn = global %T { i32 1, %T* @stn, [2 x %U] [%U { float 1.000000e+00 }, %U zeroinitializer] }
@nul = global i32* null
@gep = global i32* getelementptr inbounds ([3 x i32], [3 x i32]* @a, i32 0, i32 1)
@gep2 = global i32* getelementptr inbounds ([3 x i32], [3 x i32]* @a, i64 0, i64 2)
@bc = global i8* bitcast (i32* @i32 to i8*)
@p2i = global i32 ptrtoint (i32* @i32 to i32)
@i2p = global i8* inttoptr (i32 1234 to i8*)
@asc = global i8 addrspace(3)* addrspacecast (i8* @i8 to i8 addrspace(3)*)
@add = global i32 add (i32 ptrtoint (i32* @i32 to i32), i32 5)
@addn = global i32 add nuw nsw (i32 ptrtoint (i32* @i32 to i32), i32 5)
@sub = global i32 sub nsw (i32 5, i32 ptrtoint (i32* @i32 to i32))
@udiv = global i32 udiv exact (i32 ptrtoint (i32* @i32 to i32), i32 5)
@lshr = global i32 lshr (i32 ptrtoint (i32* @i32 to i32), i32 5)
@xor = global i32 xor (i32 ptrtoint (i32* @i32 to i32), i32 -1)
@icmp = global i1 icmp ult (i32* @i32, i32* @i32a)
@icmp2 = global i1 icmp slt (i32 ptrtoint (i32* @i32 to i32), i32 17)
@fcmp = global i1 fcmp olt (float bitcast (i32 ptrtoint (i32* @i32 to i32) to float), float 1.000000e+00)
@sel = global i32 select (i1 icmp ult (i32* @i32, i32* @i32a), i32 1, i32 2)
@ee = global i32 extractelement (<2 x i32> bitcast (i64 ptrtoint (i32* @i32 to i64) to <2 x i32>), i32 1)
@ie = weak global <2 x i32> <i32 undef, i32 ptrtoint (i32* @i32 to i32)>, comdat
@sv = global <2 x i32> <i32 extractelement (<2 x i32> bitcast (i64 ptrtoint (i32* @i32 to i64) to <2 x i32>), i32 1), i32 extractelement (<2 x i32> bitcast (i64 ptrtoint (i32* @i32 to i64) to <2 x i32>), i32 0)>
@trunc = global i8 ptrtoint (i32* @i32 to i8)
@fa = global float fadd (float bitcast (i32 ptrtoint (i32* @i32 to i32) to float), float 1.000000e+00)

define void @main() {
  %1 = call %dx.types.Handle @dx.op.createHandle(i32 57, i8 1, i32 0, i32 0, i1 false)  ; CreateHandle(resourceClass,rangeId,index,nonUniformIndex)
  %2 = call i32 @dx.op.threadId.i32(i32 93, i32 0)  ; ThreadId(component)
  %3 = add i32 %2, 1
  %4 = call %dx.types.ResRet.f32 @dx.op.bufferLoad.f32(i32 68, %dx.types.Handle %1, i32 %3, i32 undef)  ; BufferLoad(srv,index,wot)
  %5 = extractvalue %dx.types.ResRet.f32 %4, 0
  %6 = fmul fast float %5, 2.000000e+00
  call void @dx.op.bufferStore.f32(i32 69, %dx.types.Handle %1, i32 %2, i32 undef, float %6, float %6, float %6, float %6, i8 15)  ; BufferStore(uav,coord0,coord1,value0,value1,value2,value3,mask)
  ret void
}

; Function Attrs: nounwind readnone
declare i32 @dx.op.threadId.i32(i32, i32) #0

; Function Attrs: nounwind readonly
declare %dx.types.ResRet.f32 @dx.op.bufferLoad.f32(i32, %dx.types.Handle, i32, i32) #1

; Function Attrs: nounwind
declare void @dx.op.bufferStore.f32(i32, %dx.types.Handle, i32, i32, float, float, float, float, i8) #2

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
!1 = !{i32 1, i32 0}
!2 = !{i32 1, i32 9}
!3 = !{!"cs", i32 6, i32 0}
!4 = !{null, !5, null, null}
!5 = !{!6}
!6 = !{i32 0, %"class.RWBuffer<float>"* undef, !"", i32 0, i32 0, i32 1, i32 10, i1 false, i1 false, i1 false, !7}
!7 = !{i32 0, i32 9}
!8 = !{void ()* @main, !"main", null, !4, !9}
!9 = !{i32 4, !10}
!10 = !{i32 1, i32 1, i32 1}
