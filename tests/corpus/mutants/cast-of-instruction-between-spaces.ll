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
;
; Pipeline Runtime Information: 
;
;PSVRuntimeInfo:
; Compute Shader
; MinimumExpectedWaveLaneCount: 0
; MaximumExpectedWaveLaneCount: 4294967295
;
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

%pair = type { i32, <4 x float> }

define void @main() {
  ret void
}

define i32 @integers(i32 %a, i32 %b, i64 %w, i1 %c) {
entry:
  %0 = add i32 %a, %b
  %1 = add nsw i32 %0, 1
  %2 = add nuw i32 %1, -1
  %3 = sub nuw nsw i32 %2, %a
  %4 = mul i32 %3, %b
  %5 = udiv exact i32 %4, 7
  %6 = sdiv i32 %5, -7
  %7 = urem i32 %6, %b
  %8 = srem i32 %7, 3
  %9 = shl nuw i32 %8, 2
  %10 = lshr exact i32 %9, 1
  %11 = ashr i32 %10, 31
  %12 = and i32 %11, 255
  %13 = or i32 %12, %a
  %14 = xor i32 %13, -1
  %named = trunc i64 %w to i32
  %15 = zext i32 %14 to i64
  %"needs quotes" = sext i32 %named to i64
  %16 = icmp eq i64 %15, %"needs quotes"
  %17 = icmp ne i32 %a, %b
  %18 = icmp ugt i32 %a, %b
  %19 = icmp uge i32 %a, %b
  %20 = icmp ult i32 %a, %b
  %21 = icmp ule i32 %a, %b
  %22 = icmp sgt i32 %a, %b
  %23 = icmp sge i32 %a, %b
  %24 = icmp slt i32 %a, %b
  %25 = icmp sle i32 %a, %b
  %26 = select i1 %16, i32 %a, i32 %b
  %27 = select i1 %c, i32 %26, i32 undef
  ret i32 %27
}

define double @floats(float %a, double %b, half %h, i32 %i, i64 %w) {
  %1 = fadd float %a, 1.000000e+00
  %2 = fsub fast float %1, 5.000000e-01
  %3 = fmul nnan float %2, 0x3FB99999A0000000
  %4 = fdiv ninf nsz float %3, %a
  %5 = frem arcp float %4, 3.000000e+00
  %6 = fadd nnan ninf nsz arcp float %5, 0x7FF0000000000000
  %7 = fpext float %6 to double
  %8 = fptrunc double %b to half
  %9 = fadd half %8, 0xH3555
  %10 = fptoui float %a to i32
  %11 = fptosi double %b to i64
  %12 = uitofp i32 %10 to float
  %13 = sitofp i64 %11 to double
  %14 = bitcast float %12 to i32
  %15 = bitcast i64 %w to double
  %16 = fcmp false float %a, 0.000000e+00
  %17 = fcmp oeq float %a, -0.000000e+00
  %18 = fcmp ogt double %b, 1.000000e-01
  %19 = fcmp oge double %b, 0x7FF8000000000000
  %20 = fcmp olt double %b, 0xFFF0000000000000
  %21 = fcmp ole double %b, 1.000000e+300
  %22 = fcmp one half %h, 0xH7C00
  %23 = fcmp ord half %h, 0xHFE01
  %24 = fcmp ueq half %h, 0xH0001
  %25 = fcmp ugt float %a, 0x36A0000000000000
  %26 = fcmp uge float %a, 0x47EFFFFFE0000000
  %27 = fcmp ult float %a, 1.000000e+10
  %28 = fcmp ule float %a, 0x7FF8000020000000
  %29 = fcmp une float %a, 1.234560e+05
  %30 = fcmp uno float %a, %a
  %31 = fcmp fast true float %a, %a
  ret double %13
}

define void @memory(i32* %p, float addrspace(3)* %q, %pair* %s, [4 x [3 x i32]]* %t, i8* %b) {
  %1 = alloca i32
  %2 = alloca float, align 16
  %3 = alloca [7 x <2 x double>], i32 3, align 8
  %4 = alloca inalloca i8
  %5 = load i32, i32* %p
  %6 = load volatile i32, i32* %p, align 4
  %7 = load atomic i32, i32* %p acquire, align 4
  %8 = load atomic volatile i32, i32* %p singlethread seq_cst, align 8
  %9 = load float, float addrspace(3)* %q, align 2
  store i32 %5, i32* %1
  store volatile i32 %6, i32* %p, align 1
  store atomic i32 %7, i32* %p unordered, align 4
  store atomic i32 %8, i32* %p singlethread release, align 4
  %10 = getelementptr %pair, %pair* %s, i32 1, i32 1, i64 2
  %11 = getelementptr inbounds %pair, %pair* %s, i32 0, i32 0
  %12 = getelementptr inbounds [4 x [3 x i32]], [4 x [3 x i32]]* %t, i32 0, i32 %5, i8 2
  fence acquire
  fence singlethread acq_rel
  fence seq_cst
  %13 = cmpxchg i32* %p, i32 1, i32 2 monotonic monotonic
  %14 = cmpxchg weak volatile i32* %p, i32 1, i32 %5 singlethread seq_cst acquire
  %15 = atomicrmw xchg i32* %p, i32 1 monotonic
  %16 = atomicrmw volatile add i32* %p, i32 1 acquire
  %17 = atomicrmw sub i32* %p, i32 1 release
  %18 = atomicrmw and i32* %p, i32 1 acq_rel
  %19 = atomicrmw nand i32* %p, i32 1 seq_cst
  %20 = atomicrmw or i32* %p, i32 1 singlethread seq_cst
  %21 = atomicrmw xor i32* %p, i32 1 monotonic
  %22 = atomicrmw max i32* %p, i32 1 monotonic
  %23 = atomicrmw min i32* %p, i32 1 monotonic
  %24 = atomicrmw umax i32* %p, i32 1 monotonic
  %25 = atomicrmw umin i32* %p, i32 1 monotonic
  %26 = ptrtoint i32* %p to i64
  %27 = inttoptr i64 %26 to float*
  %28 = ptrtoint float addrspace(3)* %q to i64
  %29 = inttoptr i64 %28 to float*
  %30 = bitcast i8* %b to %pair*
  %31 = va_arg i8* %b, i32
  ret void
}

define <4 x float> @vectors(<4 x float> %a, <4 x i32> %b, i32 %i, %pair %s, [2 x { i8, i16 }] %t) {
  %1 = extractelement <4 x float> %a, i32 2
  %2 = extractelement <4 x float> %a, i64 1
  %3 = insertelement <4 x float> undef, float %1, i32 0
  %4 = insertelement <4 x float> %3, float %2, i32 %i
  %5 = shufflevector <4 x float> %a, <4 x float> %4, <2 x i32> <i32 0, i32 7>
  %6 = shufflevector <4 x float> %a, <4 x float> undef, <4 x i32> <i32 undef, i32 1, i32 1, i32 0>
  %7 = shufflevector <4 x float> %6, <4 x float> zeroinitializer, <4 x i32> zeroinitializer
  %8 = add <4 x i32> %b, <i32 1, i32 2, i32 3, i32 4>
  %9 = icmp slt <4 x i32> %8, zeroinitializer
  %10 = select <4 x i1> %9, <4 x float> %7, <4 x float> <float 1.000000e+00, float 0x3FB99999A0000000, float undef, float -2.500000e+00>
  %11 = extractvalue %pair %s, 0
  %12 = extractvalue [2 x { i8, i16 }] %t, 1, 1
  %13 = insertvalue %pair undef, i32 %11, 0
  %14 = insertvalue [2 x { i8, i16 }] %t, i16 7, 0, 1
  %15 = fcmp olt <4 x float> %10, %a
  %16 = sext <4 x i1> %15 to <4 x i32>
  %17 = bitcast <4 x i32> %16 to <4 x float>
  ret <4 x float> %17
}

define i32 @flow(i32 %x, i8* %target) {
  switch i32 %x, label %default [
    i32 0, label %zero
    i32 -1, label %one
    i32 2147483647, label %zero
  ]

zero:                                             ; preds = %0, %0
  br i1 true, label %one, label %join

one:                                              ; preds = %zero, %0
  br label %join

default:                                          ; preds = %0
  switch i32 %x, label %loop [
  ]

loop:                                             ; preds = %loop, %default
  %1 = phi i32 [ 0, %default ], [ %2, %loop ]
  %2 = add i32 %1, 1
  %3 = icmp eq i32 %2, 10
  br i1 %3, label %4, label %loop

; <label>:4                                       ; preds = %loop
  indirectbr i8* %target, [label %join, label %dead]

dead:                                             ; preds = %4
  unreachable

join:                                             ; preds = %4, %one, %zero
  %5 = phi i32 [ 7, %zero ], [ undef, %one ], [ %2, %4 ]
  ret i32 %5

"never reached":                                  ; preds = %"never reached"
  br label %"never reached"
}

declare i32 @callee(i32, ...)

declare fastcc void @fast(i32* nocapture readonly)

declare i32 @personality(...)

define void @calls() personality i32 (...)* @personality {
  %1 = call i32 (i32, ...) @callee(i32 1, float 2.000000e+00, <2 x i8> <i8 1, i8 2>)
  call fastcc void @fast(i32* nocapture null) #0
  %2 = tail call zeroext i8 @returns() #1
  invoke void @main()
          to label %fine unwind label %bad

fine:                                             ; preds = %0
  %3 = invoke i32 (i32, ...) @callee(i32 %1)
          to label %done unwind label %bad

bad:                                              ; preds = %fine, %0
  %4 = landingpad { i8*, i32 }
          cleanup
          catch i8* null
          filter [1 x i8*] zeroinitializer
  resume { i8*, i32 } %4

done:                                             ; preds = %fine
  ret void
}

define void @tails(i32 %x) {
  musttail call void @tails(i32 %x)
  ret void
}

declare i8 @returns()

attributes #0 = { noinline }
attributes #1 = { nounwind readnone }

!dx.version = !{!0}
!dx.valver = !{!0}
!dx.shaderModel = !{!1}
!dx.entryPoints = !{!2}

!0 = !{i32 1, i32 0}
!1 = !{!"cs", i32 6, i32 0}
!2 = !{void ()* @main, !"main", null, null, !3}
!3 = !{i32 4, !4}
!4 = !{i32 1, i32 1, i32 1}
