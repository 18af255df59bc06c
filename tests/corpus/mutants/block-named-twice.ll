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
%struct.s = type { i32, i32 }
%"class.RWBuffer<float>" = type { float }

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

define i32 @ops(i32 %a, i32 %b, float %f, float %g, <2 x float> %v, i32* %p, i64 %l, double %d, half %h, i1 %c) personality i32 (...)* @pers {
entry:
  %0 = add i32 %a, %b
  %1 = add nuw i32 %0, 1
  %2 = add nsw i32 %1, -1
  %3 = add nuw nsw i32 %2, %2
  %4 = sub nsw i32 0, %3
  %5 = mul nuw i32 %4, 3
  %6 = shl nuw nsw i32 %5, 2
  %7 = udiv exact i32 %6, 2
  %8 = sdiv exact i32 %7, 2
  %9 = lshr exact i32 %8, 1
  %10 = ashr exact i32 %9, 1
  %11 = udiv i32 %10, %a
  %12 = urem i32 %11, 7
  %13 = srem i32 %12, 7
  %14 = and i32 %13, 255
  %15 = or i32 %14, 256
  %16 = xor i32 %15, -1
  %17 = fadd fast float %f, %g
  %18 = fsub nnan float %17, %g
  %19 = fmul ninf nsz float %18, %g
  %20 = fdiv arcp float %19, %g
  %21 = frem nnan ninf nsz arcp float %20, %g
  %22 = fadd <2 x float> %v, <float 1.000000e+00, float 2.000000e+00>
  %23 = fcmp fast olt float %f, %g
  %24 = fcmp uno <2 x float> %v, zeroinitializer
  %25 = icmp eq i32 %a, %b
  %26 = icmp ne i32* %p, null
  %27 = icmp ugt i32 %a, %b
  %28 = icmp uge i32 %a, %b
  %29 = icmp ult i32 %a, %b
  %30 = icmp ule i32 %a, %b
  %31 = icmp sgt i32 %a, %b
  %32 = icmp sge i32 %a, %b
  %33 = icmp slt i32 %a, %b
  %34 = icmp sle i32 %a, %b
  %35 = fcmp oeq float %f, %g
  %36 = fcmp ogt float %f, %g
  %37 = fcmp oge float %f, %g
  %38 = fcmp ole float %f, %g
  %39 = fcmp one float %f, %g
  %40 = fcmp ord float %f, %g
  %41 = fcmp ueq float %f, %g
  %42 = fcmp ugt float %f, %g
  %43 = fcmp uge float %f, %g
  %44 = fcmp ult float %f, %g
  %45 = fcmp ule float %f, %g
  %46 = fcmp une float %f, %g
  %47 = fcmp true float %f, %g
  %48 = fcmp false float %f, %g
  %49 = trunc i64 %l to i32
  %50 = zext i32 %49 to i64
  %51 = sext i32 %49 to i64
  %52 = fptoui float %f to i32
  %53 = fptosi double %d to i64
  %54 = uitofp i32 %a to half
  %55 = sitofp i64 %l to double
  %56 = fptrunc double %d to float
  %57 = fpext half %h to float
  %58 = ptrtoint i32* %p to i32
  %59 = inttoptr i32 %58 to i8*
  %60 = bitcast i8* %59 to float*
  %61 = addrspacecast i8* %59 to i8 addrspace(3)*
  %62 = alloca i32
  %63 = alloca [4 x float], align 16
  %64 = alloca i32, i32 %a, align 4
  %65 = alloca i32, i64 1
  %66 = alloca i32, i32 4
  %67 = alloca inalloca { i32 }
  %68 = load i32, i32* %p
  %69 = load volatile i32, i32* %62, align 4
  %70 = load atomic i32, i32* %62 seq_cst, align 4
  %71 = load atomic volatile i32, i32* %62 singlethread monotonic, align 4
  %72 = load atomic i32, i32* %62 unordered, align 4
  %73 = load atomic i32, i32* %62 acquire, align 4
  store i32 5, i32* %62
  store volatile i32 %a, i32* %62, align 8
  store atomic i32 %a, i32* %62 release, align 4
  store atomic volatile i32 %a, i32* %62 singlethread seq_cst, align 4
  fence acq_rel
  fence singlethread seq_cst
  %74 = cmpxchg i32* %62, i32 1, i32 2 acq_rel monotonic
  %75 = cmpxchg weak volatile i32* %62, i32 1, i32 2 singlethread seq_cst acquire
  %76 = atomicrmw xchg i32* %62, i32 1 monotonic
  %77 = atomicrmw volatile add i32* %62, i32 1 seq_cst
  %78 = atomicrmw sub i32* %62, i32 1 acquire
  %79 = atomicrmw and i32* %62, i32 1 release
  %80 = atomicrmw nand i32* %62, i32 1 acq_rel
  %81 = atomicrmw or i32* %62, i32 1 singlethread monotonic
  %82 = atomicrmw xor i32* %62, i32 1 monotonic
  %83 = atomicrmw max i32* %62, i32 1 monotonic
  %84 = atomicrmw min i32* %62, i32 1 monotonic
  %85 = atomicrmw umax i32* %62, i32 1 monotonic
  %86 = atomicrmw umin i32* %62, i32 1 monotonic
  %87 = getelementptr [4 x float], [4 x float]* %63, i32 0, i32 %a
  %88 = getelementptr inbounds [4 x float], [4 x float]* %63, i64 0, i64 1
  %89 = getelementptr i32, i32* %62, i32 1
  %90 = select i1 %c, i32 %a, i32 %b
  %91 = select <2 x i1> %24, <2 x float> %v, <2 x float> zeroinitializer
  %92 = extractelement <2 x float> %v, i32 1
  %93 = insertelement <2 x float> undef, float %f, i32 0
  %94 = shufflevector <2 x float> %v, <2 x float> undef, <4 x i32> <i32 0, i32 undef, i32 1, i32 1>
  %95 = extractvalue { i32, i1 } %74, 0
  %96 = insertvalue { i32, [2 x float] } undef, float %f, 1, 1
  %97 = extractvalue { i32, [2 x float] } %96, 1, 0
  %va = alloca i8*
  %98 = va_arg i8** %va, i32
  %99 = va_arg i8** %va, %struct.s
  br label %loop

loop:                                             ; preds = %more, %loop, %entry
  %i = phi i32 [ 0, %entry ], [ %next, %loop ], [ 7, %more ]
  %ff = phi float [ 1.000000e+00, %entry ], [ %ff, %loop ], [ 5.000000e-01, %more ]
  %next = add i32 %i, 1
  %cc = icmp ult i32 %next, 10
  br i1 %cc, label %loop, label %more

more:                                             ; preds = %loop
  switch i32 %next, label %lp2 [
    i32 1, label %loop
    i32 2, label %x
    i32 -3, label %x
  ]

x:                                                ; preds = %x, %more, %more
  indirectbr i8* blockaddress(@ops, %lp2), [label %lp2, label %x, label %"q q"]

"q q":                                            ; preds = %x
  switch i32 %a, label %lp2 [
  ]

dead:                                             ; No predecessors!
  unreachable

lp2:                                              ; preds = %"q q", %x, %more
  %100 = invoke i32 @inv(i32 %a) #2
          to label %ok unwind label %lp

ok:                                               ; preds = %lp2
  invoke void @inv2()
          to label %ok2 unwind label %102

ok2:                                              ; preds = %ok
  ret i32 %100

lp:                                               ; preds = %lp2
  %101 = landingpad { i8*, i32 }
          catch i8* null
          filter [1 x i8*] zeroinitializer
  br label %lp3

; <label>:102                                     ; preds = %ok
  %103 = landingpad { i8*, i32 }
          cleanup
          catch i8* null
  br label %lp3

lp3:                                              ; preds = %102, %lp
  %104 = landingpad { i8*, i32 }
          cleanup
  resume { i8*, i32 } %104
}

declare i32 @pers(...)

declare i32 @inv(i32)

declare void @inv2()

define void @blocks(i1 %c, i32 %s) {
  br i1 %c, label %1, label %2

; <label>:1                                       ; preds = %4, %2, %0
  br label %4

; <label>:2                                       ; preds = %2, %0
  br i1 %c, label %1, label %2
                                                  ; No predecessors!
  br label %4

; <label>:4                                       ; preds = %3, %1
  switch i32 %s, label %5 [
    i32 0, label %5
    i32 1, label %5
    i32 2, label %1
  ]

; <label>:5                                       ; preds = %4, %4, %4
  ret void
}

define float @novalues() {
  unreachable
}

define void @unused_labels() {
  %x = add i32 1, 2
  ret void
                                                  ; No predecessors!
  %y = add i32 1, 2
  ret void

named_unused:                                     ; No predecessors!
  ret void
}

define void @params(i32, i32 %named, i32) {
  %3 = add i32 %0, %1
  %4 = add i32 %named, %3
  ret void
}

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
