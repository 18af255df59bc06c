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

%0 = type { i32, %1* }
%1 = type <{ i8, [0 x %0], <2 x half>, x86_fp80, fp128, ppc_fp128, x86_mmx }>
%op = type opaque
%dx.types.Handle = type { i8* }
%dx.types.ResRet.f32 = type { float, float, float, float, i32 }
%lit = type { { i32, { float } }, <{ i8 }>, %"q uoted", %e*, {}, <{}> }
%"q uoted" = type {}
%e = type <{}>
%"class.RWBuffer<float>" = type { float }

$fn = comdat exactmatch

$nd = comdat noduplicates

$ss = comdat samesize

$c2 = comdat any

$cd2 = comdat largest

@0 = global i32 1
@1 = private global i32* @0
@"$Globals" = external constant %0
@"1x" = internal unnamed_addr constant i32 5, section "se\22c", align 16
@"a b\01?\FF" = external global i32
@w = weak global i32 1
@wo = weak_odr global i32 1
@lo = linkonce global i32 1
@loo = linkonce_odr global i32 1
@co = common global i32 0
@ap = appending global [1 x i32] [i32 4]
@ew = extern_weak global i32
@ae = available_externally global i32 2
@hid = hidden global i32 1
@pro = protected global i32 1
@dli = external dllimport global i32
@dle = dllexport global i32 1
@tl = thread_local global i32 1
@tl2 = thread_local(localdynamic) global i32 1
@tl3 = thread_local(initialexec) global i32 1
@tl4 = thread_local(localexec) global i32 1
@as = addrspace(3) global i32 undef, align 4
@as2 = external addrspace(3) global [4 x i32], align 4
@ei = externally_initialized global i32 5
@cd = global i32 1, comdat($c2)
@cd2 = global i32 1, section "x", comdat, align 8
@op = external global %op
@fp = external global void (i32, ...)*
@fp0 = external global void (...)*
@f2 = external global float (i32, %1*)* addrspace(2)*

@al = alias i32* @0
@al2 = hidden unnamed_addr alias bitcast (i32* @0 to i8*)
@al3 = internal alias void ()* @main
@2 = alias i32* @w

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

; Function Attrs: alwaysinline builtin cold convergent inlinehint jumptable minsize naked argmemonly
define internal fastcc i32 @fa(i32 %x, i32, %lit* byval nocapture readonly align 4 %p) unnamed_addr #3 comdat($fn) align 32 {
  ret i32 %x
}

define linkonce_odr hidden coldcc zeroext i8 @"weird name"(i8 signext %"x y", ...) comdat($nd) personality i32 (...)* @__gxx_personality_v0 {
  %1 = call fastcc i32 @fa(i32 1, i32 inreg 2, %lit* byval align 8 null) #6
  %2 = tail call zeroext i8 (i8, ...) @"weird name"(i8 signext 1, i32 5) #0
  %r = musttail call zeroext i8 (i8, ...) @"weird name"(i8 signext %"x y", ...)
  ret i8 %r
}

declare i32 @__gxx_personality_v0(...)

; Function Attrs: readonly returns_twice ssp sspreq sspstrong safestack sanitize_address sanitize_thread sanitize_memory uwtable alignstack(16)
declare noalias nonnull dereferenceable(8) i8* @at(i8* nocapture dereferenceable_or_null(16), i32* sret, i32 returned) #4

declare cc99 void @cc(i32) comdat($ss)

declare x86_stdcallcc void @cc2() #5

declare void @3()

define private spir_kernel void @4() prefix i32 123 prologue i8 1 {
  call void @3()
  call x86_stdcallcc void @cc2()
  call cc99 void @cc(i32 1)
  call void asm sideeffect "nop \22 ", "~{memory}"()
  %1 = call i32 asm alignstack inteldialect "mov", "=r"()
  ret void
}

attributes #0 = { nounwind readnone }
attributes #1 = { nounwind readonly }
attributes #2 = { nounwind }
attributes #3 = { alwaysinline builtin cold convergent inlinehint jumptable minsize naked argmemonly "a" "b"" "fp"="x" }
attributes #4 = { readonly returns_twice ssp sspreq sspstrong safestack sanitize_address sanitize_thread sanitize_memory uwtable alignstack=16 "exp-shader"="cs" "z" }
attributes #5 = { "only-string"="1" }
attributes #6 = { nobuiltin noduplicate noimplicitfloat noinline nonlazybind noredzone noreturn nounwind optsize optnone }

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
