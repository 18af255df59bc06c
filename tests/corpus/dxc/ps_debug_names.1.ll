;
; Input signature:
;
; Name                 Index   Mask Register SysValue  Format   Used
; -------------------- ----- ------ -------- -------- ------- ------
; A                        0   xyzw        0     NONE   float   xyzw
;
;
; Output signature:
;
; Name                 Index   Mask Register SysValue  Format   Used
; -------------------- ----- ------ -------- -------- ------- ------
; SV_Target                0   xyzw        0   TARGET   float   xyzw
;
; shader debug name: f71a8f8549bb5cd2d9f07502aaac3033.pdb
; shader hash: f71a8f8549bb5cd2d9f07502aaac3033
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
; SigInputElements: 1
; SigOutputElements: 1
; SigPatchConstOrPrimElements: 0
; SigInputVectors: 1
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
; A                        0                 linear       
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
; Number of inputs: 4, outputs: 4
; Outputs dependent on ViewId: {  }
; Inputs contributing to computation of Outputs:
;   output 0 depends on inputs: { 0 }
;   output 1 depends on inputs: { 0, 1 }
;   output 2 depends on inputs: { 0, 1, 2 }
;   output 3 depends on inputs: { 0, 3 }
;
target datalayout = "e-m:e-p:32:32-i1:32-i8:32-i16:32-i32:32-i64:64-f16:32-f32:32-f64:64-n8:16:32:64"
target triple = "dxil-ms-dx"

define void @main() {
  %1 = call float @dx.op.loadInput.f32(i32 4, i32 0, i32 0, i8 0, i32 undef), !dbg !46 ; line:14 col:20  ; LoadInput(inputSigId,rowIndex,colIndex,gsVertexAxis)
  call void @llvm.dbg.value(metadata float %1, i64 0, metadata !47, metadata !48), !dbg !46 ; var:"a" !DIExpression(DW_OP_bit_piece, 0, 32) func:"main"
  %2 = call float @dx.op.loadInput.f32(i32 4, i32 0, i32 0, i8 1, i32 undef), !dbg !46 ; line:14 col:20  ; LoadInput(inputSigId,rowIndex,colIndex,gsVertexAxis)
  call void @llvm.dbg.value(metadata float %2, i64 0, metadata !47, metadata !49), !dbg !46 ; var:"a" !DIExpression(DW_OP_bit_piece, 32, 32) func:"main"
  %3 = call float @dx.op.loadInput.f32(i32 4, i32 0, i32 0, i8 2, i32 undef), !dbg !46 ; line:14 col:20  ; LoadInput(inputSigId,rowIndex,colIndex,gsVertexAxis)
  call void @llvm.dbg.value(metadata float %3, i64 0, metadata !47, metadata !50), !dbg !46 ; var:"a" !DIExpression(DW_OP_bit_piece, 64, 32) func:"main"
  %4 = call float @dx.op.loadInput.f32(i32 4, i32 0, i32 0, i8 3, i32 undef), !dbg !46 ; line:14 col:20  ; LoadInput(inputSigId,rowIndex,colIndex,gsVertexAxis)
  call void @llvm.dbg.value(metadata float %1, i64 0, metadata !47, metadata !48), !dbg !46 ; var:"a" !DIExpression(DW_OP_bit_piece, 0, 32) func:"main"
  call void @llvm.dbg.value(metadata float %2, i64 0, metadata !47, metadata !49), !dbg !46 ; var:"a" !DIExpression(DW_OP_bit_piece, 32, 32) func:"main"
  call void @llvm.dbg.value(metadata float %3, i64 0, metadata !47, metadata !50), !dbg !46 ; var:"a" !DIExpression(DW_OP_bit_piece, 64, 32) func:"main"
  call void @llvm.dbg.value(metadata float %4, i64 0, metadata !47, metadata !51), !dbg !46 ; var:"a" !DIExpression(DW_OP_bit_piece, 96, 32) func:"main"
  call void @llvm.dbg.value(metadata float %1, i64 0, metadata !52, metadata !53), !dbg !54 ; var:"x" !DIExpression() func:"helper"
  %5 = fmul fast float %1, 2.000000e+00, !dbg !56 ; line:10 col:17
  call void @llvm.dbg.value(metadata float %5, i64 0, metadata !57, metadata !53), !dbg !58 ; var:"y" !DIExpression() func:"helper"
  %6 = fadd fast float %5, 1.000000e+00, !dbg !59 ; line:11 col:14
  call void @llvm.dbg.value(metadata float %6, i64 0, metadata !60, metadata !53), !dbg !61 ; var:"z" !DIExpression() func:"main"
  call void @llvm.dbg.value(metadata float %2, i64 0, metadata !62, metadata !53), !dbg !64 ; var:"z" !DIExpression() func:"main"
  call void @llvm.dbg.value(metadata float %2, i64 0, metadata !52, metadata !53), !dbg !65 ; var:"x" !DIExpression() func:"helper"
  %7 = fmul fast float %2, 2.000000e+00, !dbg !67 ; line:10 col:17
  call void @llvm.dbg.value(metadata float %7, i64 0, metadata !57, metadata !53), !dbg !68 ; var:"y" !DIExpression() func:"helper"
  %8 = fadd fast float %7, 1.000000e+00, !dbg !69 ; line:11 col:14
  %9 = fadd fast float %8, %3, !dbg !70 ; line:17 col:26
  call void @llvm.dbg.value(metadata float %1, i64 0, metadata !47, metadata !48), !dbg !46 ; var:"a" !DIExpression(DW_OP_bit_piece, 0, 32) func:"main"
  call void @llvm.dbg.value(metadata float %2, i64 0, metadata !47, metadata !49), !dbg !46 ; var:"a" !DIExpression(DW_OP_bit_piece, 32, 32) func:"main"
  call void @llvm.dbg.value(metadata float %9, i64 0, metadata !47, metadata !50), !dbg !46 ; var:"a" !DIExpression(DW_OP_bit_piece, 64, 32) func:"main"
  call void @llvm.dbg.value(metadata float %4, i64 0, metadata !47, metadata !51), !dbg !46 ; var:"a" !DIExpression(DW_OP_bit_piece, 96, 32) func:"main"
  %.i0 = fmul fast float %6, %1, !dbg !71 ; line:18 col:14
  %.i1 = fmul fast float %6, %2, !dbg !71 ; line:18 col:14
  %.i2 = fmul fast float %9, %6, !dbg !71 ; line:18 col:14
  %.i3 = fmul fast float %4, %6, !dbg !71 ; line:18 col:14
  call void @dx.op.storeOutput.f32(i32 5, i32 0, i32 0, i8 0, float %.i0), !dbg !72 ; line:18 col:5  ; StoreOutput(outputSigId,rowIndex,colIndex,value)
  call void @dx.op.storeOutput.f32(i32 5, i32 0, i32 0, i8 1, float %.i1), !dbg !72 ; line:18 col:5  ; StoreOutput(outputSigId,rowIndex,colIndex,value)
  call void @dx.op.storeOutput.f32(i32 5, i32 0, i32 0, i8 2, float %.i2), !dbg !72 ; line:18 col:5  ; StoreOutput(outputSigId,rowIndex,colIndex,value)
  call void @dx.op.storeOutput.f32(i32 5, i32 0, i32 0, i8 3, float %.i3), !dbg !72 ; line:18 col:5  ; StoreOutput(outputSigId,rowIndex,colIndex,value)
  ret void, !dbg !72 ; line:18 col:5
}

; Function Attrs: nounwind readnone
declare void @llvm.dbg.value(metadata, i64, metadata, metadata) #0

; Function Attrs: nounwind readnone
declare float @dx.op.loadInput.f32(i32, i32, i32, i8, i32) #0

; Function Attrs: nounwind
declare void @dx.op.storeOutput.f32(i32, i32, i32, i8, float) #1

attributes #0 = { nounwind readnone }
attributes #1 = { nounwind }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!25, !26}
!llvm.ident = !{!27}
!dx.source.contents = !{!28}
!dx.source.defines = !{!2}
!dx.source.mainFileName = !{!29}
!dx.source.args = !{!30}
!dx.version = !{!31}
!dx.valver = !{!32}
!dx.shaderModel = !{!33}
!dx.typeAnnotations = !{!34}
!dx.viewIdState = !{!37}
!dx.entryPoints = !{!38}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus, file: !1, producer: "dxcoob 1.9.2602.17 (21d28f727)", isOptimized: false, runtimeVersion: 0, emissionKind: 1, enums: !2, subprograms: !3, globals: !22)
!1 = !DIFile(filename: "ps_debug_names.hlsl", directory: "")
!2 = !{}
!3 = !{!4, !19}
!4 = !DISubprogram(name: "main", scope: !1, file: !1, line: 14, type: !5, isLocal: false, isDefinition: true, scopeLine: 15, flags: DIFlagPrototyped, isOptimized: false, function: void ()* @main)
!5 = !DISubroutineType(types: !6)
!6 = !{!7, !7}
!7 = !DIDerivedType(tag: DW_TAG_typedef, name: "float4", file: !1, baseType: !8)
!8 = !DICompositeType(tag: DW_TAG_class_type, name: "vector<float, 4>", file: !1, size: 128, align: 32, elements: !9, templateParams: !15)
!9 = !{!10, !12, !13, !14}
!10 = !DIDerivedType(tag: DW_TAG_member, name: "x", scope: !8, file: !1, baseType: !11, size: 32, align: 32, flags: DIFlagPublic)
!11 = !DIBasicType(name: "float", size: 32, align: 32, encoding: DW_ATE_float)
!12 = !DIDerivedType(tag: DW_TAG_member, name: "y", scope: !8, file: !1, baseType: !11, size: 32, align: 32, offset: 32, flags: DIFlagPublic)
!13 = !DIDerivedType(tag: DW_TAG_member, name: "z", scope: !8, file: !1, baseType: !11, size: 32, align: 32, offset: 64, flags: DIFlagPublic)
!14 = !DIDerivedType(tag: DW_TAG_member, name: "w", scope: !8, file: !1, baseType: !11, size: 32, align: 32, offset: 96, flags: DIFlagPublic)
!15 = !{!16, !17}
!16 = !DITemplateTypeParameter(name: "element", type: !11)
!17 = !DITemplateValueParameter(name: "element_count", type: !18, value: i32 4)
!18 = !DIBasicType(name: "int", size: 32, align: 32, encoding: DW_ATE_signed)
!19 = !DISubprogram(name: "helper", linkageName: "\01?helper@@YAMM@Z", scope: !1, file: !1, line: 7, type: !20, isLocal: false, isDefinition: true, scopeLine: 8, flags: DIFlagPrototyped, isOptimized: false)
!20 = !DISubroutineType(types: !21)
!21 = !{!11, !11}
!22 = !{!23}
!23 = !DIGlobalVariable(name: "gr", scope: !0, file: !1, line: 6, type: !24, isLocal: true, isDefinition: true)
!24 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !11)
!25 = !{i32 2, !"Dwarf Version", i32 4}
!26 = !{i32 2, !"Debug Info Version", i32 3}
!27 = !{!"dxcoob 1.9.2602.17 (21d28f727)"}
!28 = !{!"ps_debug_names.hlsl", !"// dxc: main ps_6_0 -Zi -Qembed_debug\0A// dxc: main ps_6_0 -Zi -Qembed_debug -Od\0A// dxc: main ps_6_0 -Zi -Qembed_debug -D WORD=\22\5C\22\5Cxc3\5Cxa4\5C\5C\5C\5C 'quoted'\5C\22\22\0A// Names in debug information that text must escape: other alphabets, quotes, backslashes, spaces; lines that jump.\0A#line 7 \22C:\5C\5CPfad mit Leerzeichen\5C\5CGr\C3\B6\C3\9Fe_\E6\97\A5\E6\9C\AC\E8\AA\9E.hlsl\22\0Astatic const float gr = 2;\0Afloat helper(float x)\0A{\0A#line 4000 \22sub/dir/\5C\22quoted\5C\22.hlsl\22\0A    float y = x * gr;\0A    return y + 1;\0A}\0A#line 1 \22\22\0Afloat4 main(float4 a : A) : SV_Target\0A{\0A    float z = helper(a.x);\0A    { float z = a.y; a.z += helper(z); }\0A    return a * z;\0A}\0A"}
!29 = !{!"ps_debug_names.hlsl"}
!30 = !{!"-T", !"ps_6_0", !"-E", !"main", !"-Zi", !"-Qembed_debug"}
!31 = !{i32 1, i32 0}
!32 = !{i32 1, i32 9}
!33 = !{!"ps", i32 6, i32 0}
!34 = !{i32 1, void ()* @main, !35}
!35 = !{!36}
!36 = !{i32 0, !2, !2}
!37 = !{[6 x i32] [i32 4, i32 4, i32 15, i32 6, i32 4, i32 8]}
!38 = !{void ()* @main, !"main", !39, null, null}
!39 = !{!40, !44, null}
!40 = !{!41}
!41 = !{i32 0, !"A", i8 9, i8 0, !42, i8 2, i32 1, i8 4, i32 0, i8 0, !43}
!42 = !{i32 0}
!43 = !{i32 3, i32 15}
!44 = !{!45}
!45 = !{i32 0, !"SV_Target", i8 9, i8 16, !42, i8 0, i32 1, i8 4, i32 0, i8 0, !43}
!46 = !DILocation(line: 14, column: 20, scope: !4)
!47 = !DILocalVariable(tag: DW_TAG_arg_variable, name: "a", arg: 1, scope: !4, file: !1, line: 14, type: !7)
!48 = !DIExpression(DW_OP_bit_piece, 0, 32)
!49 = !DIExpression(DW_OP_bit_piece, 32, 32)
!50 = !DIExpression(DW_OP_bit_piece, 64, 32)
!51 = !DIExpression(DW_OP_bit_piece, 96, 32)
!52 = !DILocalVariable(tag: DW_TAG_arg_variable, name: "x", arg: 1, scope: !19, file: !1, line: 7, type: !11)
!53 = !DIExpression()
!54 = !DILocation(line: 7, column: 20, scope: !19, inlinedAt: !55)
!55 = distinct !DILocation(line: 16, column: 15, scope: !4)
!56 = !DILocation(line: 10, column: 17, scope: !19, inlinedAt: !55)
!57 = !DILocalVariable(tag: DW_TAG_auto_variable, name: "y", scope: !19, file: !1, line: 10, type: !11)
!58 = !DILocation(line: 10, column: 11, scope: !19, inlinedAt: !55)
!59 = !DILocation(line: 11, column: 14, scope: !19, inlinedAt: !55)
!60 = !DILocalVariable(tag: DW_TAG_auto_variable, name: "z", scope: !4, file: !1, line: 16, type: !11)
!61 = !DILocation(line: 16, column: 11, scope: !4)
!62 = !DILocalVariable(tag: DW_TAG_auto_variable, name: "z", scope: !63, file: !1, line: 17, type: !11)
!63 = distinct !DILexicalBlock(scope: !4, file: !1, line: 17, column: 5)
!64 = !DILocation(line: 17, column: 13, scope: !63)
!65 = !DILocation(line: 7, column: 20, scope: !19, inlinedAt: !66)
!66 = distinct !DILocation(line: 17, column: 29, scope: !63)
!67 = !DILocation(line: 10, column: 17, scope: !19, inlinedAt: !66)
!68 = !DILocation(line: 10, column: 11, scope: !19, inlinedAt: !66)
!69 = !DILocation(line: 11, column: 14, scope: !19, inlinedAt: !66)
!70 = !DILocation(line: 17, column: 26, scope: !63)
!71 = !DILocation(line: 18, column: 14, scope: !4)
!72 = !DILocation(line: 18, column: 5, scope: !4)
