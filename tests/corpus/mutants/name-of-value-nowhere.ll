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

; Function Attrs: nounwind
define <4 x i32> @"\01?logic@@YA?AV?$vector@H$03@@Y04$$CAV?$vector@_N$03@@Y03$$CAV1@@Z"([5 x <4 x i32>]* noalias nocapture %consequences, [4 x <4 x i32>]* noalias nocapture) #0 {
  %2 = getelementptr inbounds [5 x <4 x i32>], [5 x <4 x i32>]* %consequences, i32 0, i32 0
  %3 = load <4 x i32>, <4 x i32>* %2, align 4, !tbaa !12
  %4 = icmp ne <4 x i32> %3, zeroinitializer
  %5 = getelementptr inbounds [4 x <4 x i32>], [4 x <4 x i32>]* %0, i32 0, i32 9
  %6 = load <4 x i32>, <4 x i32>* %5, align 4, !tbaa !12
  %7 = add <4 x i32> %6, <i32 1, i32 1, i32 1, i32 1>
  store <4 x i32> %7, <4 x i32>* %5, align 4, !tbaa !12
  %8 = icmp ne <4 x i32> %6, zeroinitializer
  %9 = or <4 x i1> %8, %4
  %10 = getelementptr inbounds [5 x <4 x i32>], [5 x <4 x i32>]* %consequences, i32 0, i32 3
  %11 = zext <4 x i1> %9 to <4 x i32>
  store <4 x i32> %11, <4 x i32>* %10, align 4, !tbaa !12
  %12 = getelementptr inbounds [5 x <4 x i32>], [5 x <4 x i32>]* %consequences, i32 0, i32 9
  %13 = load <4 x i32>, <4 x i32>* %12, align 4, !tbaa !12
  %14 = icmp ne <4 x i32> %13, zeroinitializer
  %15 = getelementptr inbounds [4 x <4 x i32>], [4 x <4 x i32>]* %0, i32 0, i32 0
  %16 = load <4 x i32>, <4 x i32>* %15, align 4, !tbaa !12
  %17 = add <4 x i32> %16, <i32 -1, i32 -1, i32 -1, i32 -1>
  store <4 x i32> %17, <4 x i32>* %15, align 4, !tbaa !12
  %18 = icmp ne <4 x i32> %16, zeroinitializer
  %19 = and <4 x i1> %18, %14
  %20 = getelementptr inbounds [5 x <4 x i32>], [5 x <4 x i32>]* %consequences, i32 0, i32 13
  %21 = zext <4 x i1> %19 to <4 x i32>
  store <4 x i32> %21, <4 x i32>* %20, align 4, !tbaa !12
  %22 = getelementptr inbounds [5 x <4 x i32>], [5 x <4 x i32>]* %consequences, i32 0, i64 0
  %23 = load <4 x i32>, <4 x i32>* %22, align 4, !tbaa !12
  %24 = icmp ne <4 x i32> %23, zeroinitializer
  %25 = getelementptr inbounds [4 x <4 x i32>], [4 x <4 x i32>]* %0, i32 0, i64 0
  %26 = load <4 x i32>, <4 x i32>* %25, align 4, !tbaa !12
  %27 = add <4 x i32> %26, <i32 1, i32 1, i32 1, i32 1>
  store <4 x i32> %27, <4 x i32>* %25, align 4, !tbaa !12
  %28 = getelementptr inbounds [4 x <4 x i32>], [4 x <4 x i32>]* %0, i32 0, i32 3
  %29 = load <4 x i32>, <4 x i32>* %28, align 4, !tbaa !12
  %30 = add <4 x i32> %29, <i32 -1, i32 -1, i32 -1, i32 -1>
  store <4 x i32> %30, <4 x i32>* %28, align 4, !tbaa !12
  %31 = select <4 x i1> %24, <4 x i32> %26, <4 x i32> %29
  ret <4 x i32> %31
}

attributes #0 = { nounwind }

!llvm.ident = !{!0}
!dx.version = !{!1}
!dx.valver = !{!1}
!dx.shaderModel = !{!2}
!dx.typeAnnotations = !{!3}
!dx.entryPoints = !{!11}

!0 = !{!"dxcoob 1.9.2602.17 (21d28f727)"}
!1 = !{i32 1, i32 9}
!2 = !{!"lib", i32 6, i32 9}
!3 = !{i32 1, <4 x i32> ([5 x <4 x i32>]*, [4 x <4 x i32>]*)* @"\01?logic@@YA?AV?$vector@H$03@@Y04$$CAV?$vector@_N$03@@Y03$$CAV1@@Z", !4}
!4 = !{!5, !8, !10}
!5 = !{i32 1, !6, !7}
!6 = !{i32 7, i32 4, i32 13, i32 4}
!7 = !{}
!8 = !{i32 2, !9, !7}
!9 = !{i32 7, i32 1, i32 13, i32 4}
!10 = !{i32 2, !6, !7}
!11 = !{null, !"", null, null, null}
!12 = !{!13, !13, i64 0}
!13 = !{!"omnipotent char", !14, i64 0}
!14 = !{!"Simple C/C++ TBAA"}
