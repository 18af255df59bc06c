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
; shader hash: b796bd9b34d3ea6a1f6224f221f0037f
;
; Pipeline Runtime Information: 
;
;PSVRuntimeInfo:
; Compute Shader
; NumThreads=(1,1,1)
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
;
; Resource Bindings:
;
; Name                                 Type  Format         Dim      ID      HLSL Bind  Count
; ------------------------------ ---------- ------- ----------- ------- -------------- ------
;                                       UAV     f32         buf      U0             u0     1
;
target datalayout = "e-m:e-p:32:32-i1:32-i8:32-i16:32-i32:32-i64:64-f16:32-f32:32-f64:64-n8:16:32:64"
target triple = "dxil-ms-dx"

%dx.types.Handle = type { i8* }
%dx.types.ResRet.f32 = type { float, float, float, float, i32 }
%"class.RWBuffer<float>" = type { float }

@d0 = global double 0.000000e+00
@f0 = global float 0.000000e+00
@d1 = global double -0.000000e+00
@f1 = global float -0.000000e+00
@d2 = global double -0.000000e+00
@f2 = global float -0.000000e+00
@d3 = global double 0.000000e+00
@f3 = global float 0.000000e+00
@d4 = global double 1.000000e+00
@f4 = global float 1.000000e+00
@d5 = global double -1.000000e+00
@f5 = global float -1.000000e+00
@d6 = global double 1.000000e-01
@f6 = global float 0x3FB99999A0000000
@d7 = global double -1.000000e-01
@f7 = global float 0xBFB99999A0000000
@d8 = global double 5.000000e-01
@f8 = global float 5.000000e-01
@d9 = global double -5.000000e-01
@f9 = global float -5.000000e-01
@d10 = global double 1.000000e+10
@f10 = global float 1.000000e+10
@d11 = global double -1.000000e+10
@f11 = global float -1.000000e+10
@d12 = global double 1.000000e+22
@f12 = global float 0x4480F0CF00000000
@d13 = global double -1.000000e+22
@f13 = global float 0xC480F0CF00000000
@d14 = global double 1.000000e+23
@f14 = global float 0x44B52D02C0000000
@d15 = global double -1.000000e+23
@f15 = global float 0xC4B52D02C0000000
@d16 = global double 1.234567e+05
@f16 = global float 0x40FE240B40000000
@d17 = global double -1.234567e+05
@f17 = global float 0xC0FE240B40000000
@d18 = global double 1.000000e-05
@f18 = global float 0x3EE4F8B580000000
@d19 = global double -1.000000e-05
@f19 = global float 0xBEE4F8B580000000
@d20 = global double 1.000000e-07
@f20 = global float 0x3E7AD7F2A0000000
@d21 = global double -1.000000e-07
@f21 = global float 0xBE7AD7F2A0000000
@d22 = global double 3.141590e+00
@f22 = global float 0x400921FA00000000
@d23 = global double -3.141590e+00
@f23 = global float 0xC00921FA00000000
@d24 = global double 0x3FD5555555555555
@f24 = global float 0x3FD5555560000000
@d25 = global double 0xBFD5555555555555
@f25 = global float 0xBFD5555560000000
@d26 = global double 2.500000e-310
@f26 = global float 0.000000e+00
@d27 = global double -2.500000e-310
@f27 = global float -0.000000e+00
@d28 = global double 4.940656e-324
@f28 = global float 0.000000e+00
@d29 = global double -4.940656e-324
@f29 = global float -0.000000e+00
@d30 = global double 0x7FEFFFFFFFFFFFFF
@f30 = global float 1.000000e+00
@d31 = global double 0xFFEFFFFFFFFFFFFF
@f31 = global float 1.000000e+00
@d32 = global double 1.000000e+100
@f32 = global float 1.000000e+00
@d33 = global double -1.000000e+100
@f33 = global float 1.000000e+00
@d34 = global double 1.000000e-100
@f34 = global float 0.000000e+00
@d35 = global double -1.000000e-100
@f35 = global float -0.000000e+00
@d36 = global double 1.234567e+06
@f36 = global float 1.234567e+06
@d37 = global double -1.234567e+06
@f37 = global float -1.234567e+06
@d38 = global double 0x41678C29C0000000
@f38 = global float 0x41678C29C0000000
@d39 = global double 0xC1678C29C0000000
@f39 = global float 0xC1678C29C0000000
@d40 = global double 9.999999e+06
@f40 = global float 9.999999e+06
@d41 = global double -9.999999e+06
@f41 = global float -9.999999e+06
@d42 = global double 0x4197D783EC000000
@f42 = global float 0x4197D783E0000000
@d43 = global double 0xC197D783EC000000
@f43 = global float 0xC197D783E0000000
@d44 = global double 3.333333e-01
@f44 = global float 0x3FD5555540000000
@d45 = global double -3.333333e-01
@f45 = global float 0xBFD5555540000000
@d46 = global double 6.550400e+04
@f46 = global float 6.550400e+04
@d47 = global double -6.550400e+04
@f47 = global float -6.550400e+04
@d48 = global double 9.939090e-16
@f48 = global float 0x3CD1E798A0000000
@d49 = global double 7.920000e+02
@f49 = global float 7.920000e+02
@d50 = global double 0x892F902BD23F0824
@f50 = global float -0.000000e+00
@d51 = global double 4.700000e+08
@f51 = global float 4.700000e+08
@d52 = global double 0x3FECCCCCC0000000
@f52 = global float 0x3FECCCCCC0000000
@d53 = global double 0x1600A35A099950D8
@f53 = global float 0.000000e+00
@d54 = global double 7.015765e-20
@f54 = global float 0x3BF4B4F640000000
@d55 = global double 0x3F53A92A40000000
@f55 = global float 0x3F53A92A40000000
@d56 = global double 0xF21DDB66CAD4A26
@f56 = global float 0.000000e+00
@d57 = global double 2.900000e+11
@f57 = global float 0x4250E15640000000
@d58 = global double 6.113170e+05
@f58 = global float 6.113170e+05
@d59 = global double 0x95E60AF593BD04CF
@f59 = global float -0.000000e+00
@d60 = global double 8.319710e-11
@f60 = global float 0x3DD6DE79C0000000
@d61 = global double 0x3FECCCCCC0000000
@f61 = global float 0x3FECCCCCC0000000
@d62 = global double 0x6B4CB2424A23D596
@f62 = global float 1.000000e+00
@d63 = global double 5.540000e-21
@f63 = global float 0x3BBA297300000000
@d64 = global double 0x40102C7100000000
@f64 = global float 0x40102C7100000000
@d65 = global double 0xAE97BA94D0EDA82F
@f65 = global float -0.000000e+00
@d66 = global double 1.060000e+09
@f66 = global float 1.060000e+09
@d67 = global double 0x40C05B3340000000
@f67 = global float 0x40C05B3340000000
@d68 = global double 0x18F135D25F557203
@f68 = global float 0.000000e+00
@d69 = global double 7.300000e-26
@f69 = global float 0x3AB697A7E0000000
@d70 = global double 0x403AFEF9E0000000
@f70 = global float 0x403AFEF9E0000000
@d71 = global double 0x881ED162AE2EB154
@f71 = global float -0.000000e+00
@d72 = global double 5.270515e+05
@f72 = global float 5.270515e+05
@d73 = global double 5.940000e+02
@f73 = global float 5.940000e+02
@d74 = global double 0x3F98E2774CBD87AD
@f74 = global float 0x3F98E27740000000
@d75 = global double 7.160000e+21
@f75 = global float 0x4478424F60000000
@d76 = global double 0x3F5205BC00000000
@f76 = global float 0x3F5205BC00000000
@d77 = global double 0x867347214CDD2055
@f77 = global float -0.000000e+00
@d78 = global double 0x44D867C9542E997D
@f78 = global float 0x44D867C960000000
@d79 = global double 0x3FDE31F8A0000000
@f79 = global float 0x3FDE31F8A0000000
@d80 = global double 0x12BD4ACEFAECBD38
@f80 = global float 0.000000e+00
@d81 = global double 6.600000e-03
@f81 = global float 0x3F7B089A00000000
@d82 = global double 0x3FEF0A3D80000000
@f82 = global float 0x3FEF0A3D80000000
@d83 = global double 0xEEEACBE226E87555
@f83 = global float 1.000000e+00
@d84 = global double 0x3BBABA72767320DE
@f84 = global float 0x3BBABA7280000000
@d85 = global double 0x4020473820000000
@f85 = global float 0x4020473820000000
@d86 = global double 0xCA02135E92B1D3F2
@f86 = global float 1.000000e+00
@d87 = global double 3.566450e+19
@f87 = global float 0x43FEEF1C20000000
@d88 = global double 0x3FE37CEDA0000000
@f88 = global float 0x3FE37CEDA0000000
@d89 = global double 0xCC011CDD9474031B
@f89 = global float 1.000000e+00
@d90 = global double 9.229207e+29
@f90 = global float 0x46274C3C40000000
@d91 = global double 0x3F747AE140000000
@f91 = global float 0x3F747AE140000000
@d92 = global double 0xAA05E11AB2715945
@f92 = global float -0.000000e+00
@d93 = global double 8.000000e+16
@f93 = global float 0x4371C37940000000
@d94 = global double 0x4009F8C540000000
@f94 = global float 0x4009F8C540000000
@d95 = global double 0xFE3B890B93F448B3
@f95 = global float 1.000000e+00
@d96 = global double 0x44A02D68FB891FCB
@f96 = global float 0x44A02D6900000000
@d97 = global double 5.686000e+03
@f97 = global float 5.686000e+03
@d98 = global double 0x7631A992F0CE5835
@f98 = global float 1.000000e+00
@d99 = global double 1.762120e+14
@f99 = global float 0x42E40871C0000000
@d100 = global double 8.000000e+00
@f100 = global float 8.000000e+00
@d101 = global double 0xC4AAEAC137DC76FB
@f101 = global float 0xC4AAEAC140000000
@d102 = global double 1.695300e+21
@f102 = global float 0x4456F9C0E0000000
@d103 = global double 0x3FAA1CAC00000000
@f103 = global float 0x3FAA1CAC00000000
@d104 = global double 0xDF1582B0EAB477D2
@f104 = global float 1.000000e+00
@d105 = global double 1.081544e-13
@f105 = global float 0x3D3E715880000000
@d106 = global double 0x3FE50F27C0000000
@f106 = global float 0x3FE50F27C0000000
@d107 = global double 0xE22571594720771F
@f107 = global float 1.000000e+00
@d108 = global double 8.390000e-01
@f108 = global float 0x3FEAD91680000000
@d109 = global double 0x40F6897880000000
@f109 = global float 0x40F6897880000000
@d110 = global double 0x6A50DF4DB4D66A3A
@f110 = global float 1.000000e+00
@d111 = global double 7.158880e+31
@f111 = global float 0x468C3C9F20000000
@d112 = global double 0x4077A199A0000000
@f112 = global float 0x4077A199A0000000
@d113 = global double 0x2D1C9AF0153E7C2A
@f113 = global float 0.000000e+00
@d114 = global double 2.380000e+14
@f114 = global float 0x42EB0EB620000000
@d115 = global double 0x3F60624DE0000000
@f115 = global float 0x3F60624DE0000000
@d116 = global double 0x96D0CC5FD4C28C2E
@f116 = global float -0.000000e+00
@d117 = global double 2.700000e-10
@f117 = global float 0x3DF28DE3E0000000
@d118 = global double 0x3F689374C0000000
@f118 = global float 0x3F689374C0000000
@d119 = global double 0x5E8766ED88DAF401
@f119 = global float 1.000000e+00
@d120 = global double 9.993960e-17
@f120 = global float 0x3C9CCE3DA0000000
@d121 = global double 0x4056860280000000
@f121 = global float 0x4056860280000000
@d122 = global double 0x9E1A8EF4F341E07A
@f122 = global float -0.000000e+00
@d123 = global double 8.000000e+27
@f123 = global float 0x45B9D971E0000000
@d124 = global double 0x40C2538300000000
@f124 = global float 0x40C2538300000000
@d125 = global double 0x66237A0465E7E423
@f125 = global float 1.000000e+00
@d126 = global double 1.737065e+06
@f126 = global float 1.737065e+06
@d127 = global double 4.198950e+05
@f127 = global float 4.198950e+05
@d128 = global double 0x113DB17D30CBC97D
@f128 = global float 0.000000e+00
@d129 = global double 7.220000e-17
@f129 = global float 0x3C94CF6B80000000
@d130 = global double 0x3F43A92A40000000
@f130 = global float 0x3F43A92A40000000
@d131 = global double 0x1A358CA00D75985D
@f131 = global float 0.000000e+00
@d132 = global double 3.000000e+04
@f132 = global float 3.000000e+04
@d133 = global double 0x3F43A92A40000000
@f133 = global float 0x3F43A92A40000000
@d134 = global double 0x1200339D068739FA
@f134 = global float 0.000000e+00
@d135 = global double 6.165000e-18
@f135 = global float 0x3C5C6E58E0000000
@d136 = global double 0x40A4AA3D80000000
@f136 = global float 0x40A4AA3D80000000
@d137 = global double 0x5D39D0A89A2EF80F
@f137 = global float 1.000000e+00
@d138 = global double 0x3CA7C2DA5BF0CF32
@f138 = global float 0x3CA7C2DA60000000
@d139 = global double 0x40BFFC6C80000000
@f139 = global float 0x40BFFC6C80000000
@d140 = global double 0x7BDC968B7AFB2C68
@f140 = global float 1.000000e+00
@d141 = global double 1.125800e-17
@f141 = global float 0x3C69F58CE0000000
@d142 = global double 0x3F0F751040000000
@f142 = global float 0x3F0F751040000000
@d143 = global double 0x7A86F7A243C71B9A
@f143 = global float 1.000000e+00
@d144 = global double 5.290000e-27
@f144 = global float 0x3A7A31DF20000000
@d145 = global double 0x3FE5C28F60000000
@f145 = global float 0x3FE5C28F60000000
@d146 = global double 0xB0A844E52587BE6B
@f146 = global float -0.000000e+00
@d147 = global double 9.000000e-11
@f147 = global float 0x3DD8BD2FE0000000
@d148 = global double 9.052620e+05
@f148 = global float 9.052620e+05
@d149 = global double 0xD86F40F6B239F3C7
@f149 = global float 1.000000e+00
@d150 = global double 6.794800e-03
@f150 = global float 0x3F7BD4DD40000000
@d151 = global double 0x4012666660000000
@f151 = global float 0x4012666660000000
@d152 = global double 0x8AA4248C8857F9A4
@f152 = global float -0.000000e+00
@d153 = global double 6.673580e-11
@f153 = global float 0x3DD2581D40000000
@d154 = global double 9.939500e+03
@f154 = global float 9.939500e+03
@d155 = global double 0x3D4882A5CE5B2A92
@f155 = global float 0x3D4882A5C0000000
@d156 = global double 3.804058e-12
@f156 = global float 0x3D90BAFD20000000
@d157 = global double 0x40842F3340000000
@f157 = global float 0x40842F3340000000
@d158 = global double 0x76B3E36BB2313F5
@f158 = global float 0.000000e+00
@d159 = global double 5.000000e+00
@f159 = global float 5.000000e+00
@d160 = global double 0x3F604D5520000000
@f160 = global float 0x3F604D5520000000
@d161 = global double 0xF4DE2C089AEA6429
@f161 = global float 1.000000e+00
@d162 = global double 4.689530e+26
@f162 = global float 0x45783E8AA0000000
@d163 = global double 0x40ACA1F5C0000000
@f163 = global float 0x40ACA1F5C0000000
@d164 = global double 0x38703800149E259B
@f164 = global float 0x3870380020000000
@d165 = global double 3.000000e+01
@f165 = global float 3.000000e+01
@d166 = global double 0x40119999A0000000
@f166 = global float 0x40119999A0000000
@d167 = global double 0x9FC2D0A17B8F2AB5
@f167 = global float -0.000000e+00
@n0 = global float 0x7FF0000000000000
@n1 = global float 0xFFF0000000000000
@n2 = global float 0x7FF8000000000000
@n3 = global float 0x7FF0000020000000
@n4 = global float 0xFFF82468A0000000
@n5 = global float 0x36A0000000000000
@n6 = global float 0xB80FFFFFC0000000
@h0 = global half 0xH0000
@h1 = global half 0xH0001
@h2 = global half 0xH3C00
@h3 = global half 0xH7C00
@h4 = global half 0xH7E00
@h5 = global half 0xHFFFF
@h6 = global half 0xH8000
@h7 = global half 0xHABCD
@x80 = global x86_fp80 0xK3FFF8000000000000000
@x81 = global x86_fp80 0xKC000C90FDAA22168C235
@q = global fp128 0xL00000000000000003FFF000000000001
@p = global ppc_fp128 0xM3FF00000000000000000000000000000

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
