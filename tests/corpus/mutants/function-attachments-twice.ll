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

@global = global i32 1

define void @main() !dbg !26 {
  %1 = add i32 1, 2, !dbg !52, !tag !39, !odd\20name !40 ; line:5 col:6
  %2 = fadd float 1.000000e+00, 2.000000e+00, !fpmath !53, !dx.precise !54
  call void @llvm.dbg.value(metadata i32 %1, i64 0, metadata !32, metadata !55), !dbg !52 ; var:"v" !DIExpression() func:"main"
  call void @llvm.dbg.value(metadata i32 7, i64 4, metadata !33, metadata !56), !dbg !57 ; var:"a" !DIExpression(DW_OP_bit_piece, 32, 16) func:"main"
  call void @llvm.dbg.declare(metadata !58, metadata !33, metadata !59), !dbg !60 ; var:"a" !DIExpression(DW_OP_plus, 4, DW_OP_deref) func:"main"
  br i1 true, label %3, label %4, !prof !61

; <label>:3                                       ; preds = %0
  br label %4, !llvm.loop !62

; <label>:4                                       ; preds = %3, %0
  ret void, !dbg !63 ; line:4294967295 col:65535
}

; Function Attrs: nounwind readnone
declare void @llvm.dbg.value(metadata, i64, metadata, metadata) #0

; Function Attrs: nounwind readnone
declare void @llvm.dbg.declare(metadata, metadata, metadata) #0

attributes #0 = { nounwind readnone }

!dx.version = !{!0}
!dx.valver = !{!0}
!dx.shaderModel = !{!1}
!dx.entryPoints = !{!2}
!llvm.module.flags = !{!5, !6}
!llvm.dbg.cu = !{!7}
!odd\20name\5C = !{!39, !40}
!empty = !{}
!all = !{!39, !8, !9, !14, !25, !34, !36, !10, !15, !27, !21, !30, !31, !11, !16, !17, !28, !22, !23, !24, !12, !13, !35, !37, !18, !19, !20, !29, !41, !38, !42, !43, !44, !45, !46, !47}

!0 = !{i32 1, i32 0}
!1 = !{!"cs", i32 6, i32 0}
!2 = !{void ()* @main, !"main", null, null, !3}
!3 = !{i32 4, !4}
!4 = !{i32 1, i32 1, i32 1}
!5 = !{i32 2, !"Dwarf Version", i32 4}
!6 = !{i32 2, !"Debug Info Version", i32 3}
!7 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus, file: !8, producer: "a producer", isOptimized: true, flags: "-a -b", runtimeVersion: 3, splitDebugFilename: "split", emissionKind: 1, enums: !9, retainedTypes: !14, subprograms: !25, globals: !34, imports: !36, dwoId: 77)
!8 = !DIFile(filename: "a \22file\22.hlsl", directory: "C:\5Cdir")
!9 = !{!10}
!10 = !DICompositeType(tag: DW_TAG_enumeration_type, name: "E", file: !8, line: 7, size: 32, align: 32, elements: !11)
!11 = !{!12, !13}
!12 = !DIEnumerator(name: "one", value: 1)
!13 = !DIEnumerator(name: "minus", value: -9223372036854775808)
!14 = !{!15}
!15 = !DICompositeType(tag: DW_TAG_structure_type, name: "S", scope: !8, file: !8, line: 8, baseType: !16, size: 64, align: 32, offset: 16, flags: DIFlagFwdDecl | DIFlagVector, elements: !17, runtimeLang: DW_LANG_C99, vtableHolder: !10, templateParams: !21, identifier: "unique")
!16 = !DIBasicType(name: "float", size: 32, align: 32, encoding: DW_ATE_float)
!17 = !{!18, !19, !20}
!18 = !DIDerivedType(tag: DW_TAG_member, name: "m", scope: !15, file: !8, line: 11, baseType: !16, size: 32, align: 32, offset: 8, flags: DIFlagPrivate | DIFlagStaticMember, extraData: i32 5)
!19 = !DIDerivedType(tag: DW_TAG_inheritance, scope: !15, baseType: !10, flags: DIFlagProtected)
!20 = !DIObjCProperty(name: "p", file: !8, line: 13, setter: "set", getter: "get", attributes: 9, type: !16)
!21 = !{!22, !23, !24}
!22 = !DITemplateTypeParameter(name: "T", type: !16)
!23 = !DITemplateValueParameter(name: "V", type: !16, value: i32 7)
!24 = !DITemplateValueParameter(tag: DW_TAG_GNU_template_template_param, name: "W", value: !"text")
!25 = !{!26}
!26 = !DISubprogram(name: "main", linkageName: "linkage", scope: !8, file: !8, line: 3, type: !27, isLocal: true, isDefinition: true, scopeLine: 4, containingType: !15, virtuality: DW_VIRTUALITY_pure_virtual, virtualIndex: 5, flags: DIFlagPublic | DIFlagExplicit | DIFlagPrototyped, isOptimized: true, function: void ()* @main, templateParams: !21, declaration: !30, variables: !31)
!27 = !DISubroutineType(flags: DIFlagLValueReference | DIFlagRValueReference, types: !28)
!28 = !{null, !16, !29}
!29 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!30 = !DISubprogram(name: "declared", scope: null, isLocal: false, isDefinition: false, isOptimized: false)
!31 = !{!32, !33}
!32 = !DILocalVariable(tag: DW_TAG_auto_variable, name: "v", scope: !26, file: !8, line: 12, type: !16, flags: DIFlagArtificial)
!33 = !DILocalVariable(tag: DW_TAG_arg_variable, name: "a", arg: 2, scope: !26, type: !15)
!34 = !{!35}
!35 = !DIGlobalVariable(name: "g", linkageName: "lg", scope: !7, file: !8, line: 9, type: !16, isLocal: true, isDefinition: true, variable: i32* @global, declaration: !18)
!36 = !{!37}
!37 = !DIImportedEntity(tag: DW_TAG_imported_module, name: "I", scope: !7, entity: !38, line: 10)
!38 = !DINamespace(name: "n", scope: !7, file: !8, line: 14)
!39 = !{!"text", !"", !"quote \22 backslash \5C newline \0A null \00 high \FF", null, i32 -1, float 0x3FB99999A0000000, i32* @global, void ()* @main, !40, i1 true, <2 x i32> <i32 1, i32 2>, i8* null, i64 undef}
!40 = distinct !{!40, !39}
!41 = !DICompositeType(tag: DW_TAG_array_type, baseType: !16, size: 128, elements: !42)
!42 = !{!43, !44}
!43 = !DISubrange(count: 4)
!44 = !DISubrange(count: -1, lowerBound: 3)
!45 = distinct !DILexicalBlock(scope: !26, file: !8, line: 15, column: 3)
!46 = !DILexicalBlockFile(scope: !45, file: !8, discriminator: 4)
!47 = !{!48, !49, !50, !51}
!48 = !GenericDINode(tag: DW_TAG_entry_point, header: "head\00er", operands: {!39, null, !40})
!49 = !DIExpression(DW_OP_deref, DW_OP_deref)
!50 = !DIModule(scope: !7, name: "module", configMacros: "-DX", includePath: "/p", isysroot: "/r")
!51 = !DIBasicType(tag: DW_TAG_unspecified_type, name: "decltype(nullptr)", encoding: 200)
!52 = !DILocation(line: 5, column: 6, scope: !26)
!53 = !{float 2.500000e+00}
!54 = !{i32 1}
!55 = !DIExpression()
!56 = !DIExpression(DW_OP_bit_piece, 32, 16)
!57 = !DILocation(line: 70000, column: 255, scope: !45, inlinedAt: !52)
!58 = !{}
!59 = !DIExpression(DW_OP_plus, 4, DW_OP_deref)
!60 = !DILocation(line: 0, scope: !46)
!61 = !{!"branch_weights", i32 1, i32 -1}
!62 = distinct !{!62, !"llvm.loop.unroll.disable"}
!63 = !DILocation(line: 4294967295, column: 65535, scope: !26)
