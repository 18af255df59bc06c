;
; Input signature:
;
; Name                 Index             InterpMode DynIdx
; -------------------- ----- ---------------------- ------
; COLOR                    0                 linear       
;
; Output signature:
;
; Name                 Index             InterpMode DynIdx
; -------------------- ----- ---------------------- ------
; SV_Target                0                              
;
; Buffer Definitions:
;
; cbuffer C
; {
;
;   struct C
;   {
;
;       float4 c;                                     ; Offset:    0
;   
;   } C;                                              ; Offset:    0 Size:    16
;
; }
;
;
; Resource Bindings:
;
; Name                                 Type  Format         Dim      ID      HLSL Bind  Count
; ------------------------------ ---------- ------- ----------- ------- -------------- ------
; C                                 cbuffer      NA          NA     CB0            cb0     1
;
;
; ViewId state:
;
; Number of inputs: 4, outputs: 4
; Outputs dependent on ViewId: {  }
; Inputs contributing to computation of Outputs:
;   output 0 depends on inputs: { 0, 3 }
;   output 1 depends on inputs: { 1, 3 }
;   output 2 depends on inputs: { 2, 3 }
;   output 3 depends on inputs: { 3 }
;
target datalayout = "e-m:e-p:32:32-i1:32-i8:32-i16:32-i32:32-i64:64-f16:32-f32:32-f64:64-n8:16:32:64"
target triple = "dxil-ms-dx"

%dx.types.Handle = type { i8* }
%dx.types.CBufRet.f32 = type { float, float, float, float }
%C = type { <4 x float> }

define void @main() {
  %C_cbuffer = call %dx.types.Handle @dx.op.createHandle(i32 57, i8 2, i32 0, i32 0, i1 false)  ; CreateHandle(resourceClass,rangeId,index,nonUniformIndex)
  %1 = call float @dx.op.loadInput.f32(i32 4, i32 0, i32 0, i8 0, i32 undef)  ; LoadInput(inputSigId,rowIndex,colIndex,gsVertexAxis)
  call void @llvm.dbg.value(metadata float %1, i64 0, metadata !52, metadata !53), !dbg !54 ; var:"x" !DIExpression(DW_OP_bit_piece, 0, 32) func:"lit"
  %2 = call float @dx.op.loadInput.f32(i32 4, i32 0, i32 0, i8 1, i32 undef)  ; LoadInput(inputSigId,rowIndex,colIndex,gsVertexAxis)
  call void @llvm.dbg.value(metadata float %2, i64 0, metadata !52, metadata !56), !dbg !54 ; var:"x" !DIExpression(DW_OP_bit_piece, 32, 32) func:"lit"
  %3 = call float @dx.op.loadInput.f32(i32 4, i32 0, i32 0, i8 2, i32 undef)  ; LoadInput(inputSigId,rowIndex,colIndex,gsVertexAxis)
  call void @llvm.dbg.value(metadata float %3, i64 0, metadata !52, metadata !57), !dbg !54 ; var:"x" !DIExpression(DW_OP_bit_piece, 64, 32) func:"lit"
  %4 = call float @dx.op.loadInput.f32(i32 4, i32 0, i32 0, i8 3, i32 undef)  ; LoadInput(inputSigId,rowIndex,colIndex,gsVertexAxis)
  call void @llvm.dbg.value(metadata float %1, i64 0, metadata !58, metadata !53), !dbg !59 ; var:"tint" !DIExpression(DW_OP_bit_piece, 0, 32) func:"main"
  call void @llvm.dbg.value(metadata float %2, i64 0, metadata !58, metadata !56), !dbg !59 ; var:"tint" !DIExpression(DW_OP_bit_piece, 32, 32) func:"main"
  call void @llvm.dbg.value(metadata float %3, i64 0, metadata !58, metadata !57), !dbg !59 ; var:"tint" !DIExpression(DW_OP_bit_piece, 64, 32) func:"main"
  call void @llvm.dbg.value(metadata float %4, i64 0, metadata !58, metadata !60), !dbg !59 ; var:"tint" !DIExpression(DW_OP_bit_piece, 96, 32) func:"main"
  call void @llvm.dbg.value(metadata float %1, i64 0, metadata !52, metadata !53), !dbg !54 ; var:"x" !DIExpression(DW_OP_bit_piece, 0, 32) func:"lit"
  call void @llvm.dbg.value(metadata float %2, i64 0, metadata !52, metadata !56), !dbg !54 ; var:"x" !DIExpression(DW_OP_bit_piece, 32, 32) func:"lit"
  call void @llvm.dbg.value(metadata float %3, i64 0, metadata !52, metadata !57), !dbg !54 ; var:"x" !DIExpression(DW_OP_bit_piece, 64, 32) func:"lit"
  call void @llvm.dbg.value(metadata float %4, i64 0, metadata !52, metadata !60), !dbg !54 ; var:"x" !DIExpression(DW_OP_bit_piece, 96, 32) func:"lit"
  %.i0 = fmul fast float %4, %1, !dbg !61 ; line:6 col:13
  %.i1 = fmul fast float %4, %2, !dbg !61 ; line:6 col:13
  %.i2 = fmul fast float %4, %3, !dbg !61 ; line:6 col:13
  %.i3 = fmul fast float %4, %4, !dbg !61 ; line:6 col:13
  call void @llvm.dbg.value(metadata float %.i0, i64 0, metadata !62, metadata !53), !dbg !67 ; var:"l" !DIExpression(DW_OP_bit_piece, 0, 32) func:"lit"
  call void @llvm.dbg.value(metadata float %.i1, i64 0, metadata !62, metadata !56), !dbg !67 ; var:"l" !DIExpression(DW_OP_bit_piece, 32, 32) func:"lit"
  call void @llvm.dbg.value(metadata float %.i2, i64 0, metadata !62, metadata !57), !dbg !67 ; var:"l" !DIExpression(DW_OP_bit_piece, 64, 32) func:"lit"
  call void @llvm.dbg.value(metadata float %.i3, i64 0, metadata !62, metadata !60), !dbg !67 ; var:"l" !DIExpression(DW_OP_bit_piece, 96, 32) func:"lit"
  call void @llvm.dbg.value(metadata i32 3, i64 0, metadata !62, metadata !68), !dbg !67 ; var:"l" !DIExpression(DW_OP_bit_piece, 128, 32) func:"lit"
  %.i01 = fadd fast float %.i0, 3.000000e+00, !dbg !69 ; line:7 col:16
  %.i12 = fadd fast float %.i1, 3.000000e+00, !dbg !69 ; line:7 col:16
  %.i23 = fadd fast float %.i2, 3.000000e+00, !dbg !69 ; line:7 col:16
  %.i34 = fadd fast float %.i3, 3.000000e+00, !dbg !69 ; line:7 col:16
  %5 = call %dx.types.CBufRet.f32 @dx.op.cbufferLoadLegacy.f32(i32 59, %dx.types.Handle %C_cbuffer, i32 0), !dbg !70 ; line:15 col:67  ; CBufferLoadLegacy(handle,regIndex)
  %6 = extractvalue %dx.types.CBufRet.f32 %5, 0, !dbg !70 ; line:15 col:67
  %7 = extractvalue %dx.types.CBufRet.f32 %5, 1, !dbg !70 ; line:15 col:67
  %8 = extractvalue %dx.types.CBufRet.f32 %5, 2, !dbg !70 ; line:15 col:67
  %9 = extractvalue %dx.types.CBufRet.f32 %5, 3, !dbg !70 ; line:15 col:67
  %.i05 = fmul fast float %.i01, %6, !dbg !71 ; line:15 col:65
  %.i16 = fmul fast float %.i12, %7, !dbg !71 ; line:15 col:65
  %.i27 = fmul fast float %.i23, %8, !dbg !71 ; line:15 col:65
  %.i38 = fmul fast float %.i34, %9, !dbg !71 ; line:15 col:65
  call void @dx.op.storeOutput.f32(i32 5, i32 0, i32 0, i8 0, float %.i05), !dbg !72 ; line:15 col:48  ; StoreOutput(outputSigId,rowIndex,colIndex,value)
  call void @dx.op.storeOutput.f32(i32 5, i32 0, i32 0, i8 1, float %.i16), !dbg !72 ; line:15 col:48  ; StoreOutput(outputSigId,rowIndex,colIndex,value)
  call void @dx.op.storeOutput.f32(i32 5, i32 0, i32 0, i8 2, float %.i27), !dbg !72 ; line:15 col:48  ; StoreOutput(outputSigId,rowIndex,colIndex,value)
  call void @dx.op.storeOutput.f32(i32 5, i32 0, i32 0, i8 3, float %.i38), !dbg !72 ; line:15 col:48  ; StoreOutput(outputSigId,rowIndex,colIndex,value)
  ret void, !dbg !72 ; line:15 col:48
}

; Function Attrs: nounwind readnone
declare void @llvm.dbg.value(metadata, i64, metadata, metadata) #0

; Function Attrs: nounwind readnone
declare float @dx.op.loadInput.f32(i32, i32, i32, i8, i32) #0

; Function Attrs: nounwind
declare void @dx.op.storeOutput.f32(i32, i32, i32, i8, float) #1

; Function Attrs: nounwind readonly
declare %dx.types.CBufRet.f32 @dx.op.cbufferLoadLegacy.f32(i32, %dx.types.Handle, i32) #2

; Function Attrs: nounwind readonly
declare %dx.types.Handle @dx.op.createHandle(i32, i8, i32, i32, i1) #2

attributes #0 = { nounwind readnone }
attributes #1 = { nounwind }
attributes #2 = { nounwind readonly }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!24, !25}
!llvm.ident = !{!26}
!dx.source.contents = !{!27, !28}
!dx.source.defines = !{!2}
!dx.source.mainFileName = !{!29}
!dx.source.args = !{!30}
!dx.version = !{!31}
!dx.valver = !{!32}
!dx.shaderModel = !{!33}
!dx.resources = !{!34}
!dx.typeAnnotations = !{!37, !40}
!dx.viewIdState = !{!43}
!dx.entryPoints = !{!44}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus, file: !1, producer: "dxcoob 1.9.2602.17 (21d28f727)", isOptimized: false, runtimeVersion: 0, emissionKind: 1, enums: !2, subprograms: !3, globals: !21, dwoId: 4294967295)
!1 = !DIFile(filename: "ps_debug_kinds.hlsl", directory: "")
!2 = !{}
!3 = !{!4, !19}
!4 = !DISubprogram(name: "main", scope: !1, file: !1, line: 15, type: !5, isLocal: false, isDefinition: true, scopeLine: 15, flags: DIFlagPrototyped, isOptimized: false, function: void ()* @main)
!5 = !DISubroutineType(types: !6)
!6 = !{!7, !7}
!7 = !DIDerivedType(tag: DW_TAG_typedef, name: "float4", file: !1, line: 14, baseType: !8)
!8 = !DICompositeType(tag: DW_TAG_class_type, name: "vector<float, 4>", file: !1, line: 14, size: 128, align: 32, elements: !9, templateParams: !15)
!9 = !{!10, !12, !13, !14}
!10 = !DIDerivedType(tag: DW_TAG_member, name: "x", scope: !8, file: !1, line: 14, baseType: !11, size: 32, align: 32, flags: DIFlagPublic)
!11 = !DIBasicType(name: "float", size: 32, align: 32, encoding: DW_ATE_float)
!12 = !DIDerivedType(tag: DW_TAG_member, name: "y", scope: !8, file: !1, line: 14, baseType: !11, size: 32, align: 32, offset: 32, flags: DIFlagPublic)
!13 = !DIDerivedType(tag: DW_TAG_member, name: "z", scope: !8, file: !1, line: 14, baseType: !11, size: 32, align: 32, offset: 64, flags: DIFlagPublic)
!14 = !DIDerivedType(tag: DW_TAG_member, name: "w", scope: !8, file: !1, line: 14, baseType: !11, size: 32, align: 32, offset: 96, flags: DIFlagPublic)
!15 = !{!16, !17}
!16 = !DITemplateTypeParameter(name: "element", type: !11)
!17 = !DITemplateValueParameter(name: "element_count", type: !18, value: i32 4)
!18 = !DIBasicType(name: "int", size: 32, align: 32, encoding: DW_ATE_signed)
!19 = !DISubprogram(name: "lit", linkageName: "\01?lit@@YA?AV?$vector@M$03@@V1@@Z", scope: !20, file: !20, line: 3, type: !5, isLocal: false, isDefinition: true, scopeLine: 4, flags: DIFlagPrototyped, isOptimized: false)
!20 = !DIFile(filename: "./ps_debug_kinds.hlsli", directory: "")
!21 = !{!22}
!22 = !DIGlobalVariable(name: "c", linkageName: "\01?c@C@@3V?$vector@M$03@@B", scope: !0, file: !1, line: 14, type: !23, isLocal: false, isDefinition: true)
!23 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !7)
!24 = !{i32 2, !"Dwarf Version", i32 4}
!25 = !{i32 2, !"Debug Info Version", i32 3}
!26 = !{!"dxcoob 1.9.2602.17 (21d28f727)"}
!27 = !{!"ps_debug_kinds.hlsl", !"// dxc: main ps_6_0 -Zi\0A// dxc: main ps_6_0 -Zs\0A// dxc: main ps_6_0 -Zi -Zsb\0A// dxc: main ps_6_0 -Zi -Zss\0A// dxc: main ps_6_0 -Zi -Qembed_debug -Zss\0A// dxc: main ps_6_0 -Zi -Qsource_in_debug_module -Qembed_debug\0A// dxc: main ps_6_0 -Zi -Qpdb_in_private\0A// dxc: main ps_6_0 -Zi -Qembed_debug -Fd given.pdb\0A// dxc: main ps_6_0 -Qstrip_reflect\0A// dxc: main ps_6_0 -Qkeep_reflect_in_dxil\0A// dxc: main ps_6_0 -Zi -Qembed_debug -D NAME=\22\5C\22two words\5C\22\22\0A// Debug information, reflection and hashes, kept and stripped in every way.\0A#include \22ps_debug_kinds.hlsli\22\0Acbuffer C : register(b0) { float4 c; };\0Afloat4 main(float4 tint : COLOR) : SV_Target { return lit(tint) * c; }\0A"}
!28 = !{!".\5Cps_debug_kinds.hlsli", !"// Included by ps_debug_kinds.hlsl.\0Astruct Lit { float4 v; int n; };\0Afloat4 lit(float4 x)\0A{\0A    Lit l;\0A    l.v = x * x.w; l.n = 3;\0A    return l.v + l.n;\0A}\0A"}
!29 = !{!"ps_debug_kinds.hlsl"}
!30 = !{!"-T", !"ps_6_0", !"-E", !"main", !"-Zi", !"-Qembed_debug", !"-Zss"}
!31 = !{i32 1, i32 0}
!32 = !{i32 1, i32 9}
!33 = !{!"ps", i32 6, i32 0}
!34 = !{null, null, !35, null}
!35 = !{!36}
!36 = !{i32 0, %C* undef, !"C", i32 0, i32 0, i32 1, i32 16, null}
!37 = !{i32 0, %C undef, !38}
!38 = !{i32 16, !39}
!39 = !{i32 6, !"c", i32 3, i32 0, i32 7, i32 9}
!40 = !{i32 1, void ()* @main, !41}
!41 = !{!42}
!42 = !{i32 0, !2, !2}
!43 = !{[6 x i32] [i32 4, i32 4, i32 1, i32 2, i32 4, i32 15]}
!44 = !{void ()* @main, !"main", !45, !34, null}
!45 = !{!46, !50, null}
!46 = !{!47}
!47 = !{i32 0, !"COLOR", i8 9, i8 0, !48, i8 2, i32 1, i8 4, i32 0, i8 0, !49}
!48 = !{i32 0}
!49 = !{i32 3, i32 15}
!50 = !{!51}
!51 = !{i32 0, !"SV_Target", i8 9, i8 16, !48, i8 0, i32 1, i8 4, i32 0, i8 0, !49}
!52 = !DILocalVariable(tag: DW_TAG_arg_variable, name: "x", arg: 1, scope: !19, file: !20, line: 3, type: !7)
!53 = !DIExpression(DW_OP_bit_piece, 0, 32)
!54 = !DILocation(line: 3, column: 19, scope: !19, inlinedAt: !55)
!55 = distinct !DILocation(line: 15, column: 55, scope: !4)
!56 = !DIExpression(DW_OP_bit_piece, 32, 32)
!57 = !DIExpression(DW_OP_bit_piece, 64, 32)
!58 = !DILocalVariable(tag: DW_TAG_arg_variable, name: "tint", arg: 1, scope: !4, file: !1, line: 15, type: !7)
!59 = !DILocation(line: 15, column: 20, scope: !4)
!60 = !DIExpression(DW_OP_bit_piece, 96, 32)
!61 = !DILocation(line: 6, column: 13, scope: !19, inlinedAt: !55)
!62 = !DILocalVariable(tag: DW_TAG_auto_variable, name: "l", scope: !19, file: !20, line: 5, type: !63)
!63 = !DICompositeType(tag: DW_TAG_structure_type, name: "Lit", file: !20, line: 2, size: 160, align: 32, elements: !64)
!64 = !{!65, !66}
!65 = !DIDerivedType(tag: DW_TAG_member, name: "v", scope: !63, file: !20, line: 2, baseType: !7, size: 128, align: 32)
!66 = !DIDerivedType(tag: DW_TAG_member, name: "n", scope: !63, file: !20, line: 2, baseType: !18, size: 32, align: 32, offset: 128)
!67 = !DILocation(line: 5, column: 9, scope: !19, inlinedAt: !55)
!68 = !DIExpression(DW_OP_bit_piece, 128, 32)
!69 = !DILocation(line: 7, column: 16, scope: !19, inlinedAt: !55)
!70 = !DILocation(line: 15, column: 67, scope: !4)
!71 = !DILocation(line: 15, column: 65, scope: !4)
!72 = !DILocation(line: 15, column: 48, scope: !4)
