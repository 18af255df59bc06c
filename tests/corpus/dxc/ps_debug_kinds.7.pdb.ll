; shader debug name: e8990f155eef068742c7b465ee0409dd.pdb
; shader hash: e8990f155eef068742c7b465ee0409dd
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
  call void @llvm.dbg.value(metadata float %1, i64 0, metadata !50, metadata !51), !dbg !52 ; var:"x" !DIExpression(DW_OP_bit_piece, 0, 32) func:"lit"
  %2 = call float @dx.op.loadInput.f32(i32 4, i32 0, i32 0, i8 1, i32 undef)  ; LoadInput(inputSigId,rowIndex,colIndex,gsVertexAxis)
  call void @llvm.dbg.value(metadata float %2, i64 0, metadata !50, metadata !54), !dbg !52 ; var:"x" !DIExpression(DW_OP_bit_piece, 32, 32) func:"lit"
  %3 = call float @dx.op.loadInput.f32(i32 4, i32 0, i32 0, i8 2, i32 undef)  ; LoadInput(inputSigId,rowIndex,colIndex,gsVertexAxis)
  call void @llvm.dbg.value(metadata float %3, i64 0, metadata !50, metadata !55), !dbg !52 ; var:"x" !DIExpression(DW_OP_bit_piece, 64, 32) func:"lit"
  %4 = call float @dx.op.loadInput.f32(i32 4, i32 0, i32 0, i8 3, i32 undef)  ; LoadInput(inputSigId,rowIndex,colIndex,gsVertexAxis)
  call void @llvm.dbg.value(metadata float %1, i64 0, metadata !56, metadata !51), !dbg !57 ; var:"tint" !DIExpression(DW_OP_bit_piece, 0, 32) func:"main"
  call void @llvm.dbg.value(metadata float %2, i64 0, metadata !56, metadata !54), !dbg !57 ; var:"tint" !DIExpression(DW_OP_bit_piece, 32, 32) func:"main"
  call void @llvm.dbg.value(metadata float %3, i64 0, metadata !56, metadata !55), !dbg !57 ; var:"tint" !DIExpression(DW_OP_bit_piece, 64, 32) func:"main"
  call void @llvm.dbg.value(metadata float %4, i64 0, metadata !56, metadata !58), !dbg !57 ; var:"tint" !DIExpression(DW_OP_bit_piece, 96, 32) func:"main"
  call void @llvm.dbg.value(metadata float %1, i64 0, metadata !50, metadata !51), !dbg !52 ; var:"x" !DIExpression(DW_OP_bit_piece, 0, 32) func:"lit"
  call void @llvm.dbg.value(metadata float %2, i64 0, metadata !50, metadata !54), !dbg !52 ; var:"x" !DIExpression(DW_OP_bit_piece, 32, 32) func:"lit"
  call void @llvm.dbg.value(metadata float %3, i64 0, metadata !50, metadata !55), !dbg !52 ; var:"x" !DIExpression(DW_OP_bit_piece, 64, 32) func:"lit"
  call void @llvm.dbg.value(metadata float %4, i64 0, metadata !50, metadata !58), !dbg !52 ; var:"x" !DIExpression(DW_OP_bit_piece, 96, 32) func:"lit"
  %.i0 = fmul fast float %4, %1, !dbg !59 ; line:6 col:13
  %.i1 = fmul fast float %4, %2, !dbg !59 ; line:6 col:13
  %.i2 = fmul fast float %4, %3, !dbg !59 ; line:6 col:13
  %.i3 = fmul fast float %4, %4, !dbg !59 ; line:6 col:13
  call void @llvm.dbg.value(metadata float %.i0, i64 0, metadata !60, metadata !51), !dbg !65 ; var:"l" !DIExpression(DW_OP_bit_piece, 0, 32) func:"lit"
  call void @llvm.dbg.value(metadata float %.i1, i64 0, metadata !60, metadata !54), !dbg !65 ; var:"l" !DIExpression(DW_OP_bit_piece, 32, 32) func:"lit"
  call void @llvm.dbg.value(metadata float %.i2, i64 0, metadata !60, metadata !55), !dbg !65 ; var:"l" !DIExpression(DW_OP_bit_piece, 64, 32) func:"lit"
  call void @llvm.dbg.value(metadata float %.i3, i64 0, metadata !60, metadata !58), !dbg !65 ; var:"l" !DIExpression(DW_OP_bit_piece, 96, 32) func:"lit"
  call void @llvm.dbg.value(metadata i32 3, i64 0, metadata !60, metadata !66), !dbg !65 ; var:"l" !DIExpression(DW_OP_bit_piece, 128, 32) func:"lit"
  %.i01 = fadd fast float %.i0, 3.000000e+00, !dbg !67 ; line:7 col:16
  %.i12 = fadd fast float %.i1, 3.000000e+00, !dbg !67 ; line:7 col:16
  %.i23 = fadd fast float %.i2, 3.000000e+00, !dbg !67 ; line:7 col:16
  %.i34 = fadd fast float %.i3, 3.000000e+00, !dbg !67 ; line:7 col:16
  %5 = call %dx.types.CBufRet.f32 @dx.op.cbufferLoadLegacy.f32(i32 59, %dx.types.Handle %C_cbuffer, i32 0), !dbg !68 ; line:15 col:67  ; CBufferLoadLegacy(handle,regIndex)
  %6 = extractvalue %dx.types.CBufRet.f32 %5, 0, !dbg !68 ; line:15 col:67
  %7 = extractvalue %dx.types.CBufRet.f32 %5, 1, !dbg !68 ; line:15 col:67
  %8 = extractvalue %dx.types.CBufRet.f32 %5, 2, !dbg !68 ; line:15 col:67
  %9 = extractvalue %dx.types.CBufRet.f32 %5, 3, !dbg !68 ; line:15 col:67
  %.i05 = fmul fast float %.i01, %6, !dbg !69 ; line:15 col:65
  %.i16 = fmul fast float %.i12, %7, !dbg !69 ; line:15 col:65
  %.i27 = fmul fast float %.i23, %8, !dbg !69 ; line:15 col:65
  %.i38 = fmul fast float %.i34, %9, !dbg !69 ; line:15 col:65
  call void @dx.op.storeOutput.f32(i32 5, i32 0, i32 0, i8 0, float %.i05), !dbg !70 ; line:15 col:48  ; StoreOutput(outputSigId,rowIndex,colIndex,value)
  call void @dx.op.storeOutput.f32(i32 5, i32 0, i32 0, i8 1, float %.i16), !dbg !70 ; line:15 col:48  ; StoreOutput(outputSigId,rowIndex,colIndex,value)
  call void @dx.op.storeOutput.f32(i32 5, i32 0, i32 0, i8 2, float %.i27), !dbg !70 ; line:15 col:48  ; StoreOutput(outputSigId,rowIndex,colIndex,value)
  call void @dx.op.storeOutput.f32(i32 5, i32 0, i32 0, i8 3, float %.i38), !dbg !70 ; line:15 col:48  ; StoreOutput(outputSigId,rowIndex,colIndex,value)
  ret void, !dbg !70 ; line:15 col:48
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
!dx.version = !{!27}
!dx.valver = !{!28}
!dx.shaderModel = !{!29}
!dx.resources = !{!30}
!dx.typeAnnotations = !{!33, !36}
!dx.viewIdState = !{!39}
!dx.entryPoints = !{!40}
!dx.source.contents = !{!48}
!dx.source.defines = !{!2}
!dx.source.mainFileName = !{!49}
!dx.source.args = !{!2}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus, file: !1, producer: "dxcoob 1.9.2602.17 (21d28f727)", isOptimized: false, runtimeVersion: 0, emissionKind: 1, enums: !2, subprograms: !3, globals: !21)
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
!27 = !{i32 1, i32 0}
!28 = !{i32 1, i32 9}
!29 = !{!"ps", i32 6, i32 0}
!30 = !{null, null, !31, null}
!31 = !{!32}
!32 = !{i32 0, %C* undef, !"C", i32 0, i32 0, i32 1, i32 16, null}
!33 = !{i32 0, %C undef, !34}
!34 = !{i32 16, !35}
!35 = !{i32 6, !"c", i32 3, i32 0, i32 7, i32 9}
!36 = !{i32 1, void ()* @main, !37}
!37 = !{!38}
!38 = !{i32 0, !2, !2}
!39 = !{[6 x i32] [i32 4, i32 4, i32 1, i32 2, i32 4, i32 15]}
!40 = !{void ()* @main, !"main", !41, !30, null}
!41 = !{!42, !46, null}
!42 = !{!43}
!43 = !{i32 0, !"COLOR", i8 9, i8 0, !44, i8 2, i32 1, i8 4, i32 0, i8 0, !45}
!44 = !{i32 0}
!45 = !{i32 3, i32 15}
!46 = !{!47}
!47 = !{i32 0, !"SV_Target", i8 9, i8 16, !44, i8 0, i32 1, i8 4, i32 0, i8 0, !45}
!48 = !{!"", !""}
!49 = !{!""}
!50 = !DILocalVariable(tag: DW_TAG_arg_variable, name: "x", arg: 1, scope: !19, file: !20, line: 3, type: !7)
!51 = !DIExpression(DW_OP_bit_piece, 0, 32)
!52 = !DILocation(line: 3, column: 19, scope: !19, inlinedAt: !53)
!53 = distinct !DILocation(line: 15, column: 55, scope: !4)
!54 = !DIExpression(DW_OP_bit_piece, 32, 32)
!55 = !DIExpression(DW_OP_bit_piece, 64, 32)
!56 = !DILocalVariable(tag: DW_TAG_arg_variable, name: "tint", arg: 1, scope: !4, file: !1, line: 15, type: !7)
!57 = !DILocation(line: 15, column: 20, scope: !4)
!58 = !DIExpression(DW_OP_bit_piece, 96, 32)
!59 = !DILocation(line: 6, column: 13, scope: !19, inlinedAt: !53)
!60 = !DILocalVariable(tag: DW_TAG_auto_variable, name: "l", scope: !19, file: !20, line: 5, type: !61)
!61 = !DICompositeType(tag: DW_TAG_structure_type, name: "Lit", file: !20, line: 2, size: 160, align: 32, elements: !62)
!62 = !{!63, !64}
!63 = !DIDerivedType(tag: DW_TAG_member, name: "v", scope: !61, file: !20, line: 2, baseType: !7, size: 128, align: 32)
!64 = !DIDerivedType(tag: DW_TAG_member, name: "n", scope: !61, file: !20, line: 2, baseType: !18, size: 32, align: 32, offset: 128)
!65 = !DILocation(line: 5, column: 9, scope: !19, inlinedAt: !53)
!66 = !DIExpression(DW_OP_bit_piece, 128, 32)
!67 = !DILocation(line: 7, column: 16, scope: !19, inlinedAt: !53)
!68 = !DILocation(line: 15, column: 67, scope: !4)
!69 = !DILocation(line: 15, column: 65, scope: !4)
!70 = !DILocation(line: 15, column: 48, scope: !4)
