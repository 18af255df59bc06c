;
; Note: shader requires additional functionality:
;       Double-precision floating point
;
;
; Input signature:
;
; Name                 Index   Mask Register SysValue  Format   Used
; -------------------- ----- ------ -------- -------- ------- ------
; I                        0   x           0     NONE    uint   x   
; X                        0   x           1     NONE   float   x   
;
;
; Output signature:
;
; Name                 Index   Mask Register SysValue  Format   Used
; -------------------- ----- ------ -------- -------- ------- ------
; SV_Target                0   xyzw        0   TARGET   float   xyzw
;
; shader debug name: 616c66c94fd1cee385ed039b2b3bae96.pdb
; shader hash: 616c66c94fd1cee385ed039b2b3bae96
;
; Pipeline Runtime Information: 
;
;PSVRuntimeInfo:
; Pixel Shader
; DepthOutput=0
; SampleFrequency=0
; MinimumExpectedWaveLaneCount: 0
; MaximumExpectedWaveLaneCount: 4294967295
; UsesViewID: false
; SigInputElements: 2
; SigOutputElements: 1
; SigPatchConstOrPrimElements: 0
; SigInputVectors: 2
; SigOutputVectors[0]: 1
; SigOutputVectors[1]: 0
; SigOutputVectors[2]: 0
; SigOutputVectors[3]: 0
; EntryFunctionName: main
;
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

define void @main() #0 {
  %1 = call float @dx.op.loadInput.f32(i32 4, i32 1, i32 0, i8 0, i32 undef), !dbg !76 ; line:17 col:47  ; LoadInput(inputSigId,rowIndex,colIndex,gsVertexAxis)
  %2 = call i32 @dx.op.loadInput.i32(i32 4, i32 0, i32 0, i8 0, i32 undef), !dbg !76 ; line:17 col:47  ; LoadInput(inputSigId,rowIndex,colIndex,gsVertexAxis)
  call void @llvm.dbg.value(metadata float %1, i64 0, metadata !77, metadata !78), !dbg !76 ; var:"x" !DIExpression() func:"main"
  call void @llvm.dbg.value(metadata i32 %2, i64 0, metadata !79, metadata !78), !dbg !80 ; var:"i" !DIExpression() func:"main"
  %3 = getelementptr inbounds [26 x float], [26 x float]* @t, i32 0, i32 %2, !dbg !81 ; line:19 col:23
  %4 = load float, float* %3, align 4, !dbg !81, !tbaa !82 ; line:19 col:23
  %5 = and i32 %2, 7, !dbg !86 ; line:19 col:39
  %6 = getelementptr inbounds [8 x double], [8 x double]* @d, i32 0, i32 %5, !dbg !87 ; line:19 col:35
  %7 = load double, double* %6, align 8, !dbg !87, !tbaa !88 ; line:19 col:35
  %8 = fptrunc double %7 to float, !dbg !87 ; line:19 col:35
  %9 = urem i32 %2, 5, !dbg !90 ; line:19 col:50
  %10 = getelementptr inbounds [5 x i32], [5 x i32]* @n, i32 0, i32 %9, !dbg !91 ; line:19 col:46
  %11 = load i32, i32* %10, align 4, !dbg !91, !tbaa !92 ; line:19 col:46
  %12 = sitofp i32 %11 to float, !dbg !91 ; line:19 col:46
  call void @llvm.dbg.value(metadata float %4, i64 0, metadata !94, metadata !95), !dbg !96 ; var:"r" !DIExpression(DW_OP_bit_piece, 0, 32) func:"main"
  call void @llvm.dbg.value(metadata float %8, i64 0, metadata !94, metadata !97), !dbg !96 ; var:"r" !DIExpression(DW_OP_bit_piece, 32, 32) func:"main"
  call void @llvm.dbg.value(metadata float %12, i64 0, metadata !94, metadata !98), !dbg !96 ; var:"r" !DIExpression(DW_OP_bit_piece, 64, 32) func:"main"
  %13 = fmul fast float %1, 0x7FF0000000000000, !dbg !99 ; line:20 col:41
  %.i25 = fadd fast float %12, 0x7FF8000020000000, !dbg !100 ; line:20 col:7
  %.i36 = fadd fast float %13, 0x7FF8000020000000, !dbg !100 ; line:20 col:7
  call void @llvm.dbg.value(metadata float %.i25, i64 0, metadata !94, metadata !98), !dbg !96 ; var:"r" !DIExpression(DW_OP_bit_piece, 64, 32) func:"main"
  call void @llvm.dbg.value(metadata float %.i36, i64 0, metadata !94, metadata !101), !dbg !96 ; var:"r" !DIExpression(DW_OP_bit_piece, 96, 32) func:"main"
  %14 = fadd fast float %4, 0x7FF8000020000000, !dbg !102 ; line:21 col:9
  call void @llvm.dbg.value(metadata float %14, i64 0, metadata !94, metadata !95), !dbg !96 ; var:"r" !DIExpression(DW_OP_bit_piece, 0, 32) func:"main"
  call void @llvm.dbg.value(metadata float %.i25, i64 0, metadata !94, metadata !98), !dbg !96 ; var:"r" !DIExpression(DW_OP_bit_piece, 64, 32) func:"main"
  call void @llvm.dbg.value(metadata float %.i36, i64 0, metadata !94, metadata !101), !dbg !96 ; var:"r" !DIExpression(DW_OP_bit_piece, 96, 32) func:"main"
  %15 = fadd fast float %8, 0x7FF8000020000000, !dbg !103 ; line:22 col:9
  call void @llvm.dbg.value(metadata float %14, i64 0, metadata !94, metadata !95), !dbg !96 ; var:"r" !DIExpression(DW_OP_bit_piece, 0, 32) func:"main"
  call void @llvm.dbg.value(metadata float %15, i64 0, metadata !94, metadata !97), !dbg !96 ; var:"r" !DIExpression(DW_OP_bit_piece, 32, 32) func:"main"
  call void @llvm.dbg.value(metadata float %.i25, i64 0, metadata !94, metadata !98), !dbg !96 ; var:"r" !DIExpression(DW_OP_bit_piece, 64, 32) func:"main"
  call void @llvm.dbg.value(metadata float %.i36, i64 0, metadata !94, metadata !101), !dbg !96 ; var:"r" !DIExpression(DW_OP_bit_piece, 96, 32) func:"main"
  call void @dx.op.storeOutput.f32(i32 5, i32 0, i32 0, i8 0, float %14), !dbg !104 ; line:28 col:5  ; StoreOutput(outputSigId,rowIndex,colIndex,value)
  call void @dx.op.storeOutput.f32(i32 5, i32 0, i32 0, i8 1, float %15), !dbg !104 ; line:28 col:5  ; StoreOutput(outputSigId,rowIndex,colIndex,value)
  call void @dx.op.storeOutput.f32(i32 5, i32 0, i32 0, i8 2, float %.i25), !dbg !104 ; line:28 col:5  ; StoreOutput(outputSigId,rowIndex,colIndex,value)
  call void @dx.op.storeOutput.f32(i32 5, i32 0, i32 0, i8 3, float %.i36), !dbg !104 ; line:28 col:5  ; StoreOutput(outputSigId,rowIndex,colIndex,value)
  ret void, !dbg !104 ; line:28 col:5
}

; Function Attrs: nounwind readnone
declare void @llvm.dbg.value(metadata, i64, metadata, metadata) #1

; Function Attrs: nounwind readnone
declare i32 @dx.op.loadInput.i32(i32, i32, i32, i8, i32) #1

; Function Attrs: nounwind readnone
declare float @dx.op.loadInput.f32(i32, i32, i32, i8, i32) #1

; Function Attrs: nounwind
declare void @dx.op.storeOutput.f32(i32, i32, i32, i8, float) #2

attributes #0 = { "fp32-denorm-mode"="preserve" }
attributes #1 = { nounwind readnone }
attributes #2 = { nounwind }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!52, !53}
!llvm.ident = !{!54}
!dx.source.contents = !{!55}
!dx.source.defines = !{!2}
!dx.source.mainFileName = !{!56}
!dx.source.args = !{!57}
!dx.version = !{!58}
!dx.valver = !{!59}
!dx.shaderModel = !{!60}
!dx.typeAnnotations = !{!61}
!dx.viewIdState = !{!64}
!dx.entryPoints = !{!65}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus, file: !1, producer: "dxcoob 1.9.2602.17 (21d28f727)", isOptimized: false, runtimeVersion: 0, emissionKind: 1, enums: !2, retainedTypes: !3, subprograms: !17, globals: !23)
!1 = !DIFile(filename: "ps_constants.hlsl", directory: "")
!2 = !{}
!3 = !{!4, !8, !16}
!4 = !DIDerivedType(tag: DW_TAG_typedef, name: "float4", file: !1, baseType: !5)
!5 = !DICompositeType(tag: DW_TAG_class_type, name: "vector<float, 4>", file: !1, size: 128, align: 32, elements: !6, templateParams: !12)
!6 = !{!7, !9, !10, !11}
!7 = !DIDerivedType(tag: DW_TAG_member, name: "x", scope: !5, file: !1, baseType: !8, size: 32, align: 32, flags: DIFlagPublic)
!8 = !DIBasicType(name: "float", size: 32, align: 32, encoding: DW_ATE_float)
!9 = !DIDerivedType(tag: DW_TAG_member, name: "y", scope: !5, file: !1, baseType: !8, size: 32, align: 32, offset: 32, flags: DIFlagPublic)
!10 = !DIDerivedType(tag: DW_TAG_member, name: "z", scope: !5, file: !1, baseType: !8, size: 32, align: 32, offset: 64, flags: DIFlagPublic)
!11 = !DIDerivedType(tag: DW_TAG_member, name: "w", scope: !5, file: !1, baseType: !8, size: 32, align: 32, offset: 96, flags: DIFlagPublic)
!12 = !{!13, !14}
!13 = !DITemplateTypeParameter(name: "element", type: !8)
!14 = !DITemplateValueParameter(name: "element_count", type: !15, value: i32 4)
!15 = !DIBasicType(name: "int", size: 32, align: 32, encoding: DW_ATE_signed)
!16 = !DIBasicType(name: "double", size: 64, align: 64, encoding: DW_ATE_float)
!17 = !{!18}
!18 = !DISubprogram(name: "main", scope: !1, file: !1, line: 17, type: !19, isLocal: false, isDefinition: true, scopeLine: 18, flags: DIFlagPrototyped, isOptimized: false, function: void ()* @main)
!19 = !DISubroutineType(types: !20)
!20 = !{!4, !21, !8}
!21 = !DIDerivedType(tag: DW_TAG_typedef, name: "uint", file: !1, baseType: !22)
!22 = !DIBasicType(name: "unsigned int", size: 32, align: 32, encoding: DW_ATE_unsigned)
!23 = !{!24, !29, !34, !39, !46}
!24 = !DIGlobalVariable(name: "t", scope: !0, file: !1, line: 8, type: !25, isLocal: true, isDefinition: true, variable: [26 x float]* @t)
!25 = !DICompositeType(tag: DW_TAG_array_type, baseType: !26, size: 832, align: 32, elements: !27)
!26 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !8)
!27 = !{!28}
!28 = !DISubrange(count: 26)
!29 = !DIGlobalVariable(name: "d", scope: !0, file: !1, line: 9, type: !30, isLocal: true, isDefinition: true, variable: [8 x double]* @d)
!30 = !DICompositeType(tag: DW_TAG_array_type, baseType: !31, size: 512, align: 64, elements: !32)
!31 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !16)
!32 = !{!33}
!33 = !DISubrange(count: 8)
!34 = !DIGlobalVariable(name: "n", scope: !0, file: !1, line: 10, type: !35, isLocal: true, isDefinition: true, variable: [5 x i32]* @n)
!35 = !DICompositeType(tag: DW_TAG_array_type, baseType: !36, size: 160, align: 32, elements: !37)
!36 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !15)
!37 = !{!38}
!38 = !DISubrange(count: 5)
!39 = !DIGlobalVariable(name: "w", scope: !0, file: !1, line: 11, type: !40, isLocal: true, isDefinition: true)
!40 = !DICompositeType(tag: DW_TAG_array_type, baseType: !41, size: 192, align: 64, elements: !44)
!41 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !42)
!42 = !DIDerivedType(tag: DW_TAG_typedef, name: "uint64_t", file: !1, line: 11, baseType: !43)
!43 = !DIBasicType(name: "uint64_t", size: 64, align: 64, encoding: DW_ATE_unsigned)
!44 = !{!45}
!45 = !DISubrange(count: 3)
!46 = !DIGlobalVariable(name: "flags", scope: !0, file: !1, line: 12, type: !47, isLocal: true, isDefinition: true)
!47 = !DICompositeType(tag: DW_TAG_array_type, baseType: !48, size: 128, align: 32, elements: !50)
!48 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !49)
!49 = !DIBasicType(name: "bool", size: 32, align: 32, encoding: DW_ATE_boolean)
!50 = !{!51}
!51 = !DISubrange(count: 4)
!52 = !{i32 2, !"Dwarf Version", i32 4}
!53 = !{i32 2, !"Debug Info Version", i32 3}
!54 = !{!"dxcoob 1.9.2602.17 (21d28f727)"}
!55 = !{!"ps_constants.hlsl", !"// dxc: main ps_6_0\0A// dxc: main ps_6_2 -enable-16bit-types -D HALF\0A// dxc: main ps_6_0 -Od\0A// dxc: main ps_6_2 -denorm ftz\0A// dxc: main ps_6_2 -denorm preserve -Zi -Qembed_debug\0A// dxc: main ps_6_0 -Gis -Ges\0A// Constants: floats as LLVM prints them, exact and as bits, special values; tables in memory; undefined values; strings in names.\0Astatic const float t[] = { 0, 1, -1, 0.5, 0.1, 3.14159274, 1e10, 1e-10, 16777216, 16777217, 123456789, 3.4028235e38, 1.17549435e-38, 1e-45, 0.333333343, 65504, 1.5e-5, 2.5e20, -0.0, 1e7, 1e6, 999999, 1234567, 0.001, 0.0001, 1e-5 };\0Astatic const double d[] = { 0.1L, 1e300L, 1.0L / 3.0L, 5e-324L, 2.0L, -1e22L, 1e23L, 123456789012345678.0L };\0Astatic const int n[5] = { 0, -1, 2147483647, -2147483647 - 1, 42 };\0Astatic const uint64_t w[3] = { 0, 18446744073709551615ull, 1234567890123ull };\0Astatic const bool flags[4] = { true, false, true, true };\0A#ifdef HALF\0Astatic const half h[] = { 0.1, 65504, 6e-8, -2, 1.0 / 3 };\0Astatic const int16_t s[] = { -1, 32767, 0 };\0A#endif\0Afloat4 main(nointerpolation uint i : I, float x : X) : SV_Target\0A{\0A    float4 r = float4(t[i], float(d[i & 7]), n[i % 5], float(w[i % 3]));\0A    r += float4(0.1, 1e30, 3, 1.0 / 0.0 * x) + asfloat(0x7fc00001) * x - asfloat(0xff800000) + float4(x * 1e-38, x * 1e-45, x * 8388608.5, x * -0.0);\0A    r.x += flags[i & 3] ? 2.0 : 1.5;\0A    r.y += float(double(x) * 0.1L + 1e-310L);\0A#ifdef HALF\0A    r += h[i % 5] + s[i % 3] + half(x) * half(0.1) + half(x) * half(1.0);\0A#endif\0A    float undefined;\0A    if (x > 1) r.z = undefined;\0A    return r;\0A}\0A"}
!56 = !{!"ps_constants.hlsl"}
!57 = !{!"-T", !"ps_6_2", !"-E", !"main", !"-denorm", !"preserve", !"-Zi", !"-Qembed_debug"}
!58 = !{i32 1, i32 2}
!59 = !{i32 1, i32 9}
!60 = !{!"ps", i32 6, i32 2}
!61 = !{i32 1, void ()* @main, !62}
!62 = !{!63}
!63 = !{i32 0, !2, !2}
!64 = !{[7 x i32] [i32 5, i32 4, i32 7, i32 0, i32 0, i32 0, i32 8]}
!65 = !{void ()* @main, !"main", !66, null, !75}
!66 = !{!67, !72, null}
!67 = !{!68, !71}
!68 = !{i32 0, !"I", i8 5, i8 0, !69, i8 1, i32 1, i8 1, i32 0, i8 0, !70}
!69 = !{i32 0}
!70 = !{i32 3, i32 1}
!71 = !{i32 1, !"X", i8 9, i8 0, !69, i8 2, i32 1, i8 1, i32 1, i8 0, !70}
!72 = !{!73}
!73 = !{i32 0, !"SV_Target", i8 9, i8 16, !69, i8 0, i32 1, i8 4, i32 0, i8 0, !74}
!74 = !{i32 3, i32 15}
!75 = !{i32 0, i64 4}
!76 = !DILocation(line: 17, column: 47, scope: !18)
!77 = !DILocalVariable(tag: DW_TAG_arg_variable, name: "x", arg: 2, scope: !18, file: !1, line: 17, type: !8)
!78 = !DIExpression()
!79 = !DILocalVariable(tag: DW_TAG_arg_variable, name: "i", arg: 1, scope: !18, file: !1, line: 17, type: !21)
!80 = !DILocation(line: 17, column: 34, scope: !18)
!81 = !DILocation(line: 19, column: 23, scope: !18)
!82 = !{!83, !83, i64 0}
!83 = !{!"float", !84, i64 0}
!84 = !{!"omnipotent char", !85, i64 0}
!85 = !{!"Simple C/C++ TBAA"}
!86 = !DILocation(line: 19, column: 39, scope: !18)
!87 = !DILocation(line: 19, column: 35, scope: !18)
!88 = !{!89, !89, i64 0}
!89 = !{!"double", !84, i64 0}
!90 = !DILocation(line: 19, column: 50, scope: !18)
!91 = !DILocation(line: 19, column: 46, scope: !18)
!92 = !{!93, !93, i64 0}
!93 = !{!"int", !84, i64 0}
!94 = !DILocalVariable(tag: DW_TAG_auto_variable, name: "r", scope: !18, file: !1, line: 19, type: !4)
!95 = !DIExpression(DW_OP_bit_piece, 0, 32)
!96 = !DILocation(line: 19, column: 12, scope: !18)
!97 = !DIExpression(DW_OP_bit_piece, 32, 32)
!98 = !DIExpression(DW_OP_bit_piece, 64, 32)
!99 = !DILocation(line: 20, column: 41, scope: !18)
!100 = !DILocation(line: 20, column: 7, scope: !18)
!101 = !DIExpression(DW_OP_bit_piece, 96, 32)
!102 = !DILocation(line: 21, column: 9, scope: !18)
!103 = !DILocation(line: 22, column: 9, scope: !18)
!104 = !DILocation(line: 28, column: 5, scope: !18)
