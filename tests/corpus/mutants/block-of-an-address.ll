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
  %1 = add i32 %a, %b
  %2 = add nuw i32 %1, 1
  %3 = add nsw i32 %2, -1
  %4 = add nuw nsw i32 %3, %3
  %5 = sub nsw i32 0, %4
  %6 = mul nuw i32 %5, 3
  %7 = shl nuw nsw i32 %6, 2
  %8 = udiv exact i32 %7, 2
  %9 = sdiv exact i32 %8, 2
  %10 = lshr exact i32 %9, 1
  %11 = ashr exact i32 %10, 1
  %12 = udiv i32 %11, %a
  %13 = urem i32 %12, 7
  %14 = srem i32 %13, 7
  %15 = and i32 %14, 255
  %16 = or i32 %15, 256
  %17 = xor i32 %16, -1
  %18 = fadd fast float %f, %g
  %19 = fsub nnan float %18, %g
  %20 = fmul ninf nsz float %19, %g
  %21 = fdiv arcp float %20, %g
  %22 = frem nnan ninf nsz arcp float %21, %g
  %23 = fadd <2 x float> %v, <float 1.000000e+00, float 2.000000e+00>
                                                  ; No predecessors!
                                                  ; No predecessors!
                                                  ; No predecessors!
                                                  ; No predecessors!
                                                  ; No predecessors!

; <label>:29                                      ; No predecessors!
                                                  ; No predecessors!
                                                  ; No predecessors!
                                                  ; No predecessors!
                                                  ; No predecessors!
                                                  ; No predecessors!

entry:                                            ; No predecessors!
  %35 = fcmp fast olt float %f, %g
  %36 = fcmp uno <2 x float> %v, zeroinitializer
  %37 = icmp eq i32 %a, %b
  %38 = icmp ne i32* %p, null
  %39 = icmp ugt i32 %a, %b
  %40 = icmp uge i32 %a, %b
  %41 = icmp ult i32 %a, %b
  %42 = icmp ule i32 %a, %b
  %43 = icmp sgt i32 %a, %b
  %44 = icmp sge i32 %a, %b
  %45 = icmp slt i32 %a, %b
  %46 = icmp sle i32 %a, %b
  %47 = fcmp oeq float %f, %g
  %48 = fcmp ogt float %f, %g
  %49 = fcmp oge float %f, %g
  %50 = fcmp ole float %f, %g
  %51 = fcmp one float %f, %g
  %52 = fcmp ord float %f, %g
  %53 = fcmp ueq float %f, %g
  %54 = fcmp ugt float %f, %g
  %55 = fcmp uge float %f, %g
  %56 = fcmp ult float %f, %g
  %57 = fcmp ule float %f, %g
  %58 = fcmp une float %f, %g
  %59 = fcmp true float %f, %g
  %60 = fcmp false float %f, %g
  %61 = trunc i64 %l to i32
  %62 = zext i32 %61 to i64
  %63 = sext i32 %61 to i64
  %64 = fptoui float %f to i32
  %65 = fptosi double %d to i64
  %66 = uitofp i32 %a to half
  %67 = sitofp i64 %l to double
  %68 = fptrunc double %d to float
  %69 = fpext half %h to float
  %70 = ptrtoint i32* %p to i32
  %71 = inttoptr i32 %70 to i8*
  %72 = bitcast i8* %71 to float*
  %73 = addrspacecast i8* %71 to i8 addrspace(3)*
  %74 = alloca i32
  %75 = alloca [4 x float], align 16
  %76 = alloca i32, i32 %a, align 4
  %77 = alloca i32, i64 1
  %78 = alloca i32, i32 4
  %79 = alloca inalloca { i32 }
  %80 = load i32, i32* %p
  %81 = load volatile i32, i32* %74, align 4
  %82 = load atomic i32, i32* %74 seq_cst, align 4
  %83 = load atomic volatile i32, i32* %74 singlethread monotonic, align 4
  %84 = load atomic i32, i32* %74 unordered, align 4
  %85 = load atomic i32, i32* %74 acquire, align 4
  store i32 5, i32* %74
  store volatile i32 %a, i32* %74, align 8
  store atomic i32 %a, i32* %74 release, align 4
  store atomic volatile i32 %a, i32* %74 singlethread seq_cst, align 4
  fence acq_rel
  fence singlethread seq_cst
  %86 = cmpxchg i32* %74, i32 1, i32 2 acq_rel monotonic
  %87 = cmpxchg weak volatile i32* %74, i32 1, i32 2 singlethread seq_cst acquire
  %88 = atomicrmw xchg i32* %74, i32 1 monotonic
  %89 = atomicrmw volatile add i32* %74, i32 1 seq_cst
  %90 = atomicrmw sub i32* %74, i32 1 acquire
  %91 = atomicrmw and i32* %74, i32 1 release
  %92 = atomicrmw nand i32* %74, i32 1 acq_rel
  %93 = atomicrmw or i32* %74, i32 1 singlethread monotonic
  %94 = atomicrmw xor i32* %74, i32 1 monotonic
  %95 = atomicrmw max i32* %74, i32 1 monotonic
  %96 = atomicrmw min i32* %74, i32 1 monotonic
  %97 = atomicrmw umax i32* %74, i32 1 monotonic
  %98 = atomicrmw umin i32* %74, i32 1 monotonic
  %99 = getelementptr [4 x float], [4 x float]* %75, i32 0, i32 %a
  %100 = getelementptr inbounds [4 x float], [4 x float]* %75, i64 0, i64 1
  %101 = getelementptr i32, i32* %74, i32 1
  %102 = select i1 %c, i32 %a, i32 %b
  %103 = select <2 x i1> %36, <2 x float> %v, <2 x float> zeroinitializer
  %104 = extractelement <2 x float> %v, i32 1
  %105 = insertelement <2 x float> undef, float %f, i32 0
  %106 = shufflevector <2 x float> %v, <2 x float> undef, <4 x i32> <i32 0, i32 undef, i32 1, i32 1>
  %107 = extractvalue { i32, i1 } %86, 0
  %108 = insertvalue { i32, [2 x float] } undef, float %f, 1, 1
  %109 = extractvalue { i32, [2 x float] } %108, 1, 0
  %va = alloca i8*
  %110 = va_arg i8** %va, i32
  %111 = va_arg i8** %va, %struct.s
  br label %loop

loop:                                             ; preds = %more, %loop, %entry
  %i = phi i32 [ 0, %entry ], [ %next, %loop ], [ 7, %more ]
  %ff = phi float [ 1.000000e+00, %entry ], [ %ff, %loop ], [ 5.000000e-01, %more ]
  %next = add i32 %i, 1
  %cc = icmp ult i32 %next, 10
  br i1 %cc, label %loop, label %more

more:                                             ; preds = %loop
  switch i32 %next, label %dd [
    i32 1, label %loop
    i32 2, label %x
    i32 -3, label %x
  ]

x:                                                ; preds = %x, %more, %more
  indirectbr i8* blockaddress(@ops, %29), [label %dd, label %x, label %"q q"]

"q q":                                            ; preds = %x
  switch i32 %a, label %dd [
  ]

dead:                                             ; No predecessors!
  unreachable

dd:                                               ; preds = %"q q", %x, %more
  %112 = invoke i32 @inv(i32 %a) #2
          to label %ok unwind label %lp

ok:                                               ; preds = %dd
  invoke void @inv2()
          to label %ok2 unwind label %lp2

ok2:                                              ; preds = %ok
  ret i32 %112

lp:                                               ; preds = %dd
  %113 = landingpad { i8*, i32 }
          catch i8* null
          filter [1 x i8*] zeroinitializer
  br label %lp3

lp2:                                              ; preds = %ok
  %114 = landingpad { i8*, i32 }
          cleanup
          catch i8* null
  br label %lp3

lp3:                                              ; preds = %lp2, %lp
  %115 = landingpad { i8*, i32 }
          cleanup
  resume { i8*, i32 } %115
                                                  ; No predecessors!
                                                  ; No predecessors!
                                                  ; No predecessors!
                                                  ; No predecessors!
                                                  ; No predecessors!
                                                  ; No predecessors!
                                                  ; No predecessors!
                                                  ; No predecessors!
                                                  ; No predecessors!
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
