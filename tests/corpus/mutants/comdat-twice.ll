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

module asm "first line"
module asm "second \22line\22 \5C"

%s = type { i32 }

$any = comdat any

$exact = comdat exactmatch

$largest = comdat largest

$none = comdat noduplicates

@private = private global i32 1
@internal = internal constant i32 2
@available = available_externally global i32 3
@once = linkonce global i32 4
@weak = weak global i32 5
@common = common global i32 0
@appending = appending global [1 x i32] [i32 6]
@extern_weak = extern_weak global i32
@once_odr = linkonce_odr global i32 7, comdat($any)
@weak_odr = weak_odr global i32 8, comdat($exact)
@external = external global i32
@hidden = hidden global i32 9
@protected = protected global i32 10
@import = external dllimport global i32
@export = dllexport global i32 11
@tls = thread_local global i32 12
@tls_dynamic = thread_local(localdynamic) global i32 13
@tls_initial = thread_local(initialexec) global i32 14
@tls_exec = thread_local(localexec) global i32 15
@unnamed = unnamed_addr global i32 16
@externally = externally_initialized global i32 17
@space = addrspace(3) global i32 18, align 64
@section = global i32 19, section "a \22section\22", align 4
@largest = global i32 20, comdat
@none = global i32 21, comdat
@"quoted name \22" = global i32 22, comdat($none)
@"\01?mangled@@3HA" = external constant i32
@0 = global i32 23
@1 = global i32 24
@"Gr\C3\83\C2\B6\C3\83\C5\B8e" = global i32 25
@"a-b.$_9" = global i32 26

@alias = alias i32* @hidden
@alias_weak = weak hidden unnamed_addr alias i32* @section
@alias_expression = internal alias bitcast (i32* @hidden to i8*)
@2 = thread_local alias i32* @tls

define void @main() {
  ret void
}

; Function Attrs: alwaysinline builtin cold convergent inlinehint jumptable minsize naked nobuiltin noduplicate noimplicitfloat noinline nonlazybind noredzone argmemonly
define private fastcc zeroext i8 @many(i32 signext %a, i8* noalias nocapture nonnull dereferenceable(16) %b, %s* byval align 8 %c, %s* inalloca %d, i8* readonly returned dereferenceable_or_null(4) %e) unnamed_addr #0 section "code" comdat($any) align 16 prefix i32 7 prologue i8 -1 {
  ret i8 0
}

; Function Attrs: noinline noreturn nounwind optsize optnone readnone returns_twice ssp sanitize_address sanitize_thread sanitize_memory uwtable
define linkonce_odr hidden coldcc void @sret(%s* sret, i32 inreg, i32 %named, i8* nest) #1 {
  ret void
}

; Function Attrs: noreturn nounwind alignstack(16)
define weak dllexport intel_ocl_bicc void @"strange name"() #2 {
  unreachable
}

declare dllimport x86_stdcallcc void @stdcall()

; Function Attrs: readonly sspreq sspstrong safestack alignstack(8)
declare spir_func void @spir() #3

; Function Attrs: nounwind
declare x86_64_win64cc void @win64() #4

declare extern_weak webkit_jscc noalias i8* @webkit(i32)

declare ghccc void @ghc()

declare preserve_mostcc void @preserve()

declare anyregcc void @anyreg()

; Function Attrs: nounwind
declare hidden x86_vectorcallcc void @vector() #5

attributes #0 = { alwaysinline builtin cold convergent inlinehint jumptable minsize naked nobuiltin noduplicate noimplicitfloat noinline nonlazybind noredzone argmemonly }
attributes #1 = { noinline noreturn nounwind optsize optnone readnone returns_twice ssp sanitize_address sanitize_thread sanitize_memory uwtable }
attributes #2 = { noreturn nounwind alignstack=16 "key"="value" "lonely" }
attributes #3 = { readonly sspreq sspstrong safestack alignstack=8 }
attributes #4 = { nounwind "empty" "fp32-denorm-mode"="ftz" "quoted "key""="quoted \ value
" }
attributes #5 = { nounwind "a" "b"="c" }

!dx.version = !{!0}
!dx.valver = !{!0}
!dx.shaderModel = !{!1}
!dx.entryPoints = !{!2}

!0 = !{i32 1, i32 0}
!1 = !{!"cs", i32 6, i32 0}
!2 = !{void ()* @main, !"main", null, null, !3}
!3 = !{i32 4, !4}
!4 = !{i32 1, i32 1, i32 1}
