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

declare void @other(metadata)

define void @dbg(i32 %a) !prof !1 !zz !2 {
  %1 = alloca i32, !dx.temp !3
  call void @other(metadata !"text")
  call void @other(metadata i32 %a)
  call void @other(metadata float 1.000000e+00)
  %2 = load i32, i32* %1, !tbaa !16, !range !19, !invariant.load !3, !nontemporal !5, !zzz !3, !dx.precise !5
  %3 = add i32 %2, 1
  br label %x

x:                                                ; preds = %0
  ret void
}

attributes #0 = { nounwind readnone }
attributes #1 = { nounwind readonly }
attributes #2 = { nounwind }

!llvm.ident = !{!0}
!oddd\20 = !{}
!a.b-c$d_e = !{!1, !1}
!dx.version = !{!6}
!dx.valver = !{!7}
!dx.shaderModel = !{!8}
!dx.resources = !{!9}
!dx.entryPoints = !{!13}

!0 = !{!"dxcoob 1.9.2602.17 (21d28f727)"}
!1 = !{null, !"str\09\22\5C\C3", i32 5, float 1.500000e+00, double 1.000000e-01, !2, i8* null, %dx.types.Handle* undef, <2 x float> <float 1.000000e+00, float 2.000000e+00>, !4, void ()* @main, i32 ptrtoint (void ()* @main to i32)}
!2 = distinct !{!2, !1, !3, !""}
!3 = distinct !{}
!4 = !{!"inline", !5}
!5 = !{}
!6 = !{i32 1, i32 0}
!7 = !{i32 1, i32 9}
!8 = !{!"cs", i32 6, i32 0}
!9 = !{null, !10, null, null}
!10 = !{!11}
!11 = !{i32 0, %"class.RWBuffer<float>"* undef, !"", i32 0, i32 0, i32 1, i32 10, i1 false, i1 false, i1 false, !12}
!12 = !{i32 0, i32 9}
!13 = !{void ()* @main, !"main", null, !9, !14}
!14 = !{i32 4, !15}
!15 = !{i32 1, i32 1, i32 1}
!16 = !{!17, !17, i64 0}
!17 = !{!"int", !18, i64 0}
!18 = !{!"root"}
!19 = !{i32 0, i32 5}
