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

%0 = type { i128 }
%1 = type { %opaque* }
%recursive = type { %recursive*, [3 x %recursive*], i32 (%recursive*)* }
%opaque = type opaque
%packed = type <{ i8, i16, <3 x i1> }>
%empty = type {}
%"with space" = type { %"with \22quote\22 \5C", %0, %1 }
%"with \22quote\22 \5C" = type { i7 }
%"Gr\C3\83\C2\B6\C3\83\C5\B8e" = type { i33 }
%"-dash.$dollar_1" = type { fp128 }
%"1digit" = type { ppc_fp128 }

@ints = global { i1, i2, i7, i8, i9, i16, i31, i32, i33, i63, i64, i65, i128, i1000 } zeroinitializer
@floats = global { half, float, double, x86_fp80, fp128, ppc_fp128, x86_mmx } zeroinitializer
@nested = global [2 x [3 x <4 x { i8, [0 x i32] }*>]] zeroinitializer
@pointers = addrspace(3) global { i8*, i8 addrspace(1)*, i8 addrspace(4294967)* addrspace(2)**, void ()*, i32 (i8, ...)* addrspace(3)*, <2 x i1*> } zeroinitializer
@r = global %recursive zeroinitializer
@o = external global %opaque
@p = global %packed zeroinitializer
@e = global %empty zeroinitializer
@q = global %"with space" zeroinitializer
@u = global %"Gr\C3\83\C2\B6\C3\83\C5\B8e" zeroinitializer
@d = global %"-dash.$dollar_1" zeroinitializer
@n = global %"1digit" zeroinitializer
@f = global <{ i8, { i8 }, <{}>, {} }> zeroinitializer

define void @main() {
  ret void
                                                  ; No predecessors!
                                                  ; No predecessors!
                                                  ; No predecessors!
                                                  ; No predecessors!
                                                  ; No predecessors!
                                                  ; No predecessors!
                                                  ; No predecessors!
                                                  ; No predecessors!
                                                  ; No predecessors!
                                                  ; No predecessors!
                                                  ; No predecessors!
                                                  ; No predecessors!
                                                  ; No predecessors!
                                                  ; No predecessors!
                                                  ; No predecessors!
                                                  ; No predecessors!
                                                  ; No predecessors!
                                                  ; No predecessors!
                                                  ; No predecessors!
                                                  ; No predecessors!
                                                  ; No predecessors!
                                                  ; No predecessors!
                                                  ; No predecessors!
                                                  ; No predecessors!
                                                  ; No predecessors!
                                                  ; No predecessors!
                                                  ; No predecessors!
                                                  ; No predecessors!
                                                  ; No predecessors!
                                                  ; No predecessors!
                                                  ; No predecessors!
                                                  ; No predecessors!
                                                  ; No predecessors!
                                                  ; No predecessors!
                                                  ; No predecessors!
                                                  ; No predecessors!
                                                  ; No predecessors!
                                                  ; No predecessors!
                                                  ; No predecessors!
                                                  ; No predecessors!
                                                  ; No predecessors!
                                                  ; No predecessors!
                                                  ; No predecessors!
                                                  ; No predecessors!
                                                  ; No predecessors!
                                                  ; No predecessors!
                                                  ; No predecessors!
                                                  ; No predecessors!
                                                  ; No predecessors!
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

declare %recursive @returns(%packed, %empty*, [4 x %0], metadata, <{ i1 }>)

declare void (i32, { i8, i8 })* @returns_function(void (...)*)

declare half @varargs(...)

!dx.version = !{!0}
!dx.valver = !{!0}
!dx.shaderModel = !{!1}
!dx.entryPoints = !{!2}

!0 = !{i32 1, i32 0}
!1 = !{!"cs", i32 6, i32 0}
!2 = !{void ()* @main, !"main", null, null, !3}
!3 = !{i32 4, !4}
!4 = !{i32 1, i32 1, i32 1}
