;
; Input signature:
;
; Name                 Index             InterpMode DynIdx
; -------------------- ----- ---------------------- ------
; I                        0        nointerpolation       
; X                        0                 linear       
;
; Output signature:
;
; Name                 Index             InterpMode DynIdx
; -------------------- ----- ---------------------- ------
; SV_Target                0                              
;
; Buffer Definitions:
;
;
; Resource Bindings:
;
; Name                                 Type  Format         Dim      ID      HLSL Bind  Count
; ------------------------------ ---------- ------- ----------- ------- -------------- ------
;
;
; ViewId state:
;
; Number of inputs: 5, outputs: 4
; Outputs dependent on ViewId: {  }
; Inputs contributing to computation of Outputs:
;   output 0 depends on inputs: { 0 }
;   output 1 depends on inputs: { 0 }
;   output 2 depends on inputs: { 0 }
;   output 3 depends on inputs: { 4 }
;
target datalayout = "e-m:e-p:32:32-i1:32-i8:32-i16:32-i32:32-i64:64-f16:32-f32:32-f64:64-n8:16:32:64"
target triple = "dxil-ms-dx"

@t = internal unnamed_addr constant [26 x float] [float 0.000000e+00, float 1.000000e+00, float -1.000000e+00, float 5.000000e-01, float 0x3FB99999A0000000, float 0x400921FB60000000, float 1.000000e+10, float 0x3DDB7CDFE0000000, float 0x4170000000000000, float 0x4170000000000000, float 0x419D6F3460000000, float 0x47EFFFFFE0000000, float 0x3810000000000000, float 0x36A0000000000000, float 0x3FD5555560000000, float 6.550400e+04, float 0x3EEF751040000000, float 0x442B1AE4E0000000, float -0.000000e+00, float 1.000000e+07, float 1.000000e+06, float 9.999990e+05, float 1.234567e+06, float 0x3F50624DE0000000, float 0x3F1A36E2E0000000, float 0x3EE4F8B580000000], align 4
@d = internal unnamed_addr constant [8 x double] [double 1.000000e-01, double 1.000000e+300, double 0x3FD5555555555555, double 4.940656e-324, double 2.000000e+00, double -1.000000e+22, double 1.000000e+23, double 0x437B69B4BA630F35], align 8
@n = internal unnamed_addr constant [5 x i32] [i32 0, i32 -1, i32 2147483647, i32 -2147483648, i32 42], align 4

define void @main() {
  %1 = call float @dx.op.loadInput.f32(i32 4, i32 1, i32 0, i8 0, i32 undef)  ; LoadInput(inputSigId,rowIndex,colIndex,gsVertexAxis)
  %2 = call i32 @dx.op.loadInput.i32(i32 4, i32 0, i32 0, i8 0, i32 undef)  ; LoadInput(inputSigId,rowIndex,colIndex,gsVertexAxis)
  %3 = getelementptr inbounds [26 x float], [26 x float]* @t, i32 0, i32 %2
  %4 = load float, float* %3, align 4, !tbaa !16
  %5 = and i32 %2, 7
  %6 = getelementptr inbounds [8 x double], [8 x double]* @d, i32 0, i32 %5
  %7 = load double, double* %6, align 8, !tbaa !20
  %8 = fptrunc double %7 to float
  %9 = urem i32 %2, 5
  %10 = getelementptr inbounds [5 x i32], [5 x i32]* @n, i32 0, i32 %9
  %11 = load i32, i32* %10, align 4, !tbaa !22
  %12 = sitofp i32 %11 to float
  %13 = fmul fast float %1, 0x7FF0000000000000
  %14 = fadd fast float %12, 0x7FF8000020000000
  %15 = fadd fast float %13, 0x7FF8000020000000
  %16 = fadd fast float %4, 0x7FF8000020000000
  %17 = fadd fast float %8, 0x7FF8000020000000
  call void @dx.op.storeOutput.f32(i32 5, i32 0, i32 0, i8 0, float %16)  ; StoreOutput(outputSigId,rowIndex,colIndex,value)
  call void @dx.op.storeOutput.f32(i32 5, i32 0, i32 0, i8 1, float %17)  ; StoreOutput(outputSigId,rowIndex,colIndex,value)
  call void @dx.op.storeOutput.f32(i32 5, i32 0, i32 0, i8 2, float %14)  ; StoreOutput(outputSigId,rowIndex,colIndex,value)
  call void @dx.op.storeOutput.f32(i32 5, i32 0, i32 0, i8 3, float %15)  ; StoreOutput(outputSigId,rowIndex,colIndex,value)
  ret void
}

; Function Attrs: nounwind readnone
declare i32 @dx.op.loadInput.i32(i32, i32, i32, i8, i32) #0

; Function Attrs: nounwind readnone
declare float @dx.op.loadInput.f32(i32, i32, i32, i8, i32) #0

; Function Attrs: nounwind
declare void @dx.op.storeOutput.f32(i32, i32, i32, i8, float) #1

attributes #0 = { nounwind readnone }
attributes #1 = { nounwind }

!llvm.ident = !{!0}
!dx.version = !{!1}
!dx.valver = !{!2}
!dx.shaderModel = !{!3}
!dx.viewIdState = !{!4}
!dx.entryPoints = !{!5}

!0 = !{!"dxcoob 1.9.2602.17 (21d28f727)"}
!1 = !{i32 1, i32 0}
!2 = !{i32 1, i32 9}
!3 = !{!"ps", i32 6, i32 0}
!4 = !{[7 x i32] [i32 5, i32 4, i32 7, i32 0, i32 0, i32 0, i32 8]}
!5 = !{void ()* @main, !"main", !6, null, !15}
!6 = !{!7, !12, null}
!7 = !{!8, !11}
!8 = !{i32 0, !"I", i8 5, i8 0, !9, i8 1, i32 1, i8 1, i32 0, i8 0, !10}
!9 = !{i32 0}
!10 = !{i32 3, i32 1}
!11 = !{i32 1, !"X", i8 9, i8 0, !9, i8 2, i32 1, i8 1, i32 1, i8 0, !10}
!12 = !{!13}
!13 = !{i32 0, !"SV_Target", i8 9, i8 16, !9, i8 0, i32 1, i8 4, i32 0, i8 0, !14}
!14 = !{i32 3, i32 15}
!15 = !{i32 0, i64 4}
!16 = !{!17, !17, i64 0}
!17 = !{!"float", !18, i64 0}
!18 = !{!"omnipotent char", !19, i64 0}
!19 = !{!"Simple C/C++ TBAA"}
!20 = !{!21, !21, i64 0}
!21 = !{}
!22 = !{!23, !23, i64 0}
!23 = !{!"int", !18, i64 0}
