;
; Input signature:
;
; Name                 Index             InterpMode DynIdx
; -------------------- ----- ---------------------- ------
; AT                       0                 linear       
;
; Output signature:
;
; Name                 Index             InterpMode DynIdx
; -------------------- ----- ---------------------- ------
; SV_Target                0                              
;
; Buffer Definitions:
;
; cbuffer Light
; {
;
;   struct Light
;   {
;
;       float4 colour;                                ; Offset:    0
;       float ambient;                                ; Offset:   16
;   
;   } Light;                                          ; Offset:    0 Size:    20
;
; }
;
;
; Resource Bindings:
;
; Name                                 Type  Format         Dim      ID      HLSL Bind  Count
; ------------------------------ ---------- ------- ----------- ------- -------------- ------
; Light                             cbuffer      NA          NA     CB0            cb0     1
; image                             texture     f32          2d      T0             t0     1
;
;
; ViewId state:
;
; Number of inputs: 2, outputs: 4
; Outputs dependent on ViewId: {  }
; Inputs contributing to computation of Outputs:
;   output 0 depends on inputs: { 0, 1 }
;   output 1 depends on inputs: { 0, 1 }
;   output 2 depends on inputs: { 0, 1 }
;   output 3 depends on inputs: { 0, 1 }
;
target datalayout = "e-m:e-p:32:32-i1:32-i8:32-i16:32-i32:32-i64:64-f16:32-f32:32-f64:64-n8:16:32:64"
target triple = "dxil-ms-dx"

%dx.types.ResRet.f32 = type { float, float, float, float, i32 }
%dx.types.Handle = type { i8* }
%dx.types.CBufRet.f32 = type { float, float, float, float }
%"class.Texture2D<vector<float, 4> >" = type { <4 x float>, %"class.Texture2D<vector<float, 4> >::mips_type" }
%"class.Texture2D<vector<float, 4> >::mips_type" = type { i32 }
%Light = type { <4 x float>, float }

declare void @main()

; Function Attrs: nounwind readnone
declare float @dx.op.loadInput.f32(i32, i32, i32, i8, i32) #0

; Function Attrs: nounwind
declare void @dx.op.storeOutput.f32(i32, i32, i32, i8, float) #1

; Function Attrs: nounwind readonly
declare %dx.types.ResRet.f32 @dx.op.textureLoad.f32(i32, %dx.types.Handle, i32, i32, i32, i32, i32, i32, i32) #2

; Function Attrs: nounwind readonly
declare %dx.types.CBufRet.f32 @dx.op.cbufferLoadLegacy.f32(i32, %dx.types.Handle, i32) #2

; Function Attrs: nounwind readonly
declare %dx.types.Handle @dx.op.createHandle(i32, i8, i32, i32, i1) #2

attributes #0 = { nounwind readnone }
attributes #1 = { nounwind }
attributes #2 = { nounwind readonly }

!llvm.ident = !{!0}
!dx.version = !{!1}
!dx.valver = !{!2}
!dx.shaderModel = !{!3}
!dx.resources = !{!4}
!dx.typeAnnotations = !{!10, !14}
!dx.viewIdState = !{!18}
!dx.entryPoints = !{!19}
!dx.counters = !{!28}

!0 = !{!"dxcoob 1.9.2602.17 (21d28f727)"}
!1 = !{i32 1, i32 0}
!2 = !{i32 0, i32 0}
!3 = !{!"ps", i32 6, i32 0}
!4 = !{!5, null, !8, null}
!5 = !{!6}
!6 = !{i32 0, %"class.Texture2D<vector<float, 4> >"* undef, !"image", i32 0, i32 0, i32 1, i32 2, i32 0, !7}
!7 = !{i32 0, i32 9}
!8 = !{!9}
!9 = !{i32 0, %Light* undef, !"Light", i32 0, i32 0, i32 1, i32 20, null}
!10 = !{i32 0, %Light undef, !11}
!11 = !{i32 20, !12, !13}
!12 = !{i32 6, !"colour", i32 3, i32 0, i32 7, i32 9, i32 9, i1 true, i32 13, i32 4}
!13 = !{i32 6, !"ambient", i32 3, i32 16, i32 7, i32 9, i32 9, i1 true}
!14 = !{i32 1, void ()* @main, !15}
!15 = !{!16}
!16 = !{i32 0, !17, !17}
!17 = !{}
!18 = !{[4 x i32] [i32 2, i32 4, i32 15, i32 15]}
!19 = !{void ()* @main, !"main", !20, !4, null}
!20 = !{!21, !25, null}
!21 = !{!22}
!22 = !{i32 0, !"AT", i8 9, i8 0, !23, i8 2, i32 1, i8 2, i32 0, i8 0, !24}
!23 = !{i32 0}
!24 = !{i32 3, i32 3}
!25 = !{!26}
!26 = !{i32 0, !"SV_Target", i8 9, i8 16, !23, i8 0, i32 1, i8 4, i32 0, i8 0, !27}
!27 = !{i32 3, i32 15}
!28 = !{!"floats", i32 10, !"insts", i32 31, !"sig_ld", i32 2, !"sig_st", i32 4, !"tex_load", i32 1}
