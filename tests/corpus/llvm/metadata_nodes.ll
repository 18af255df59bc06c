;
; Input signature:
;
; Name                 Index   Mask Register SysValue  Format   Used
; -------------------- ----- ------ -------- -------- ------- ------
; no parameters
;
; Output signature:
;
; Name                 Index   Mask Register SysValue  Format   Used
; -------------------- ----- ------ -------- -------- ------- ------
; no parameters
; shader hash: c909be47d152dac42eb9cf0c00f03be1
;
; Pipeline Runtime Information: 
;
;PSVRuntimeInfo:
; Compute Shader
; NumThreads=(1,1,1)
; MinimumExpectedWaveLaneCount: 0
; MaximumExpectedWaveLaneCount: 4294967295
; UsesViewID: false
; SigInputElements: 0
; SigOutputElements: 0
; SigPatchConstOrPrimElements: 0
; SigInputVectors: 0
; SigOutputVectors[0]: 0
; SigOutputVectors[1]: 0
; SigOutputVectors[2]: 0
; SigOutputVectors[3]: 0
; EntryFunctionName: main
;
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

attributes #0 = { nounwind readnone }
attributes #1 = { nounwind readonly }
attributes #2 = { nounwind }

!llvm.ident = !{!0}
!oddd\20 = !{}
!a.b-c$d_e = !{!1, !1}
!all = !{!6}
!dx.version = !{!77}
!dx.valver = !{!78}
!dx.shaderModel = !{!79}
!dx.resources = !{!80}
!dx.entryPoints = !{!84}

!0 = !{!"dxcoob 1.9.2602.17 (21d28f727)"}
!1 = !{null, !"str\09\22\5C\C3", i32 5, float 1.500000e+00, double 1.000000e-01, !2, i8* null, %dx.types.Handle* undef, <2 x float> <float 1.000000e+00, float 2.000000e+00>, !4, void ()* @main, i32 ptrtoint (void ()* @main to i32)}
!2 = distinct !{!2, !1, !3, !""}
!3 = distinct !{}
!4 = !{!"inline", !5}
!5 = !{}
!6 = !{!7, !13, !14, !16, !17, !18, !19, !20, !21, !22, !8, !9, !15, !12, !23, !24, !25, !26, !27, !28, !29, !37, !38, !40, !45, !46, !42, !43, !44, !48, !49, !50, !10, !36, !11, !35, !51, !52, !53, !54, !32, !56, !57, !58, !59, !60, !61, !62, !63, !64, !34, !65, !66, !67, !68, !69, !70, !71, !72, !73, !74, !75, !76}
!7 = !DILocation(line: 0, scope: !8)
!8 = distinct !DISubprogram(name: "f", linkageName: "_f", scope: !9, file: !9, line: 7, type: !10, isLocal: true, isDefinition: false, scopeLine: 8, containingType: !11, virtuality: DW_VIRTUALITY_pure_virtual, virtualIndex: 10, flags: DIFlagPrivate | DIFlagPrototyped | DIFlagRValueReference, isOptimized: true, function: void ()* @main, templateParams: !3, declaration: !12, variables: !3)
!9 = !DIFile(filename: "a\22.hlsl", directory: "")
!10 = !DISubroutineType(types: !3)
!11 = !DICompositeType(tag: DW_TAG_structure_type, name: "s")
!12 = !DISubprogram(scope: null, isLocal: false, isDefinition: true, isOptimized: false)
!13 = !DILocation(line: 4294967295, column: 65535, scope: !8, inlinedAt: !7)
!14 = distinct !DILocation(line: 5, column: 6, scope: !15)
!15 = distinct !DILexicalBlock(scope: !8, file: !9, line: 7, column: 35)
!16 = !GenericDINode(tag: DW_TAG_structure_type)
!17 = distinct !GenericDINode(tag: 65535, header: "he\00ader", operands: {!3, null, !"s"})
!18 = !DISubrange(count: -1, lowerBound: -5)
!19 = !DISubrange(count: 10)
!20 = !DIEnumerator(name: "e", value: -7)
!21 = !DIEnumerator(name: "", value: 0)
!22 = !DIBasicType(tag: DW_TAG_unspecified_type, name: "decltype(nullptr)")
!23 = !DIBasicType(name: "float", size: 32, align: 32, encoding: DW_ATE_float)
!24 = !DIBasicType(name: "x", size: 18446744073709551615, align: 1, encoding: 200)
!25 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null)
!26 = !DIDerivedType(tag: DW_TAG_member, name: "m", scope: !11, file: !9, line: 3, baseType: !23, size: 32, align: 32, offset: 64, flags: DIFlagProtected, extraData: !3)
!27 = !DIDerivedType(tag: DW_TAG_typedef, name: "t", baseType: !"id", flags: 65536)
!28 = !DIDerivedType(tag: 65000, baseType: !25, flags: DIFlagPublic | 131072)
!29 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus, file: !9, producer: "p", isOptimized: false, flags: "-Zi", runtimeVersion: 2, splitDebugFilename: "s", emissionKind: 1, enums: !3, retainedTypes: !3, subprograms: !30, globals: !31, imports: !33, dwoId: 42)
!30 = !{!8}
!31 = !{!32}
!32 = !DIGlobalVariable(name: "g", linkageName: "_g", scope: !9, file: !9, line: 2, type: !23, isLocal: false, isDefinition: false, variable: i32* null, declaration: !26)
!33 = !{!34}
!34 = !DIImportedEntity(tag: DW_TAG_imported_module, name: "i", scope: !9, entity: !35, line: 7)
!35 = !DINamespace(name: "ns", scope: !36, file: !9, line: 7)
!36 = !DINamespace(scope: null)
!37 = distinct !DICompileUnit(language: DW_LANG_C99, file: !9, isOptimized: false, runtimeVersion: 0, emissionKind: 0)
!38 = !DICompositeType(tag: DW_TAG_array_type, baseType: !23, size: 96, align: 32, elements: !39)
!39 = !{!19}
!40 = !DICompositeType(tag: DW_TAG_class_type, name: "c", scope: !9, file: !9, line: 1, baseType: !25, size: 1, align: 2, offset: 3, flags: DIFlagFwdDecl | DIFlagAppleBlock | DIFlagBlockByrefStruct | DIFlagVirtual | DIFlagArtificial | DIFlagExplicit | DIFlagObjcClassComplete | DIFlagObjectPointer | DIFlagVector | DIFlagStaticMember | DIFlagLValueReference, elements: !3, runtimeLang: 77, vtableHolder: !11, templateParams: !41, identifier: "ident")
!41 = !{!42, !43, !44}
!42 = !DITemplateTypeParameter(name: "T", type: !23)
!43 = !DITemplateTypeParameter(type: null)
!44 = !DITemplateValueParameter(name: "V", type: !23, value: i32 7)
!45 = !DISubroutineType(types: null)
!46 = !DISubroutineType(flags: DIFlagLValueReference, types: !47)
!47 = !{null, !23}
!48 = !DITemplateValueParameter(tag: DW_TAG_GNU_template_template_param, value: !"x")
!49 = !DILexicalBlockFile(scope: !15, file: !9, discriminator: 0)
!50 = distinct !DILexicalBlockFile(scope: !15, discriminator: 35)
!51 = !DIModule(scope: !9, name: "m", configMacros: "-D", includePath: "/i", isysroot: "/r")
!52 = !DIModule(scope: null, name: "x")
!53 = !DILexicalBlock(scope: !8)
!54 = !DICompositeType(tag: DW_TAG_enumeration_type, name: "en", elements: !55)
!55 = !{!20, !21}
!56 = !DIGlobalVariable(name: "x", scope: null, isLocal: true, isDefinition: true)
!57 = !DILocalVariable(tag: DW_TAG_auto_variable, name: "v", scope: !8, file: !9, line: 7, type: !23, flags: DIFlagArtificial)
!58 = !DILocalVariable(tag: DW_TAG_arg_variable, name: "p", arg: 1, scope: !15, type: !23)
!59 = !DILocalVariable(tag: DW_TAG_arg_variable, arg: 0, scope: !8)
!60 = !DILocalVariable(tag: DW_TAG_auto_variable, arg: 3, scope: !49)
!61 = !DIExpression()
!62 = !DIExpression(DW_OP_deref)
!63 = !DIExpression(DW_OP_plus, 18446744073709551615, DW_OP_deref, DW_OP_bit_piece, 3, 8)
!64 = !DIExpression(2, 3)
!65 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: null)
!66 = !DIObjCProperty(name: "foo", file: !9, line: 7, setter: "setFoo", getter: "getFoo", attributes: 7, type: !23)
!67 = !DIObjCProperty()
!68 = distinct !DIExpression(DW_OP_bit_piece, 0, 8)
!69 = !DIExpression(157, 0, 8, 6)
!70 = !DIExpression(34)
!71 = !DIFile(filename: "", directory: "d")
!72 = !DISubprogram(name: "y", scope: !11, isLocal: false, isDefinition: true, virtuality: DW_VIRTUALITY_virtual, flags: DIFlagPublic, isOptimized: false)
!73 = !DIBasicType()
!74 = distinct !DICompileUnit(language: 55555, file: !9, isOptimized: false, runtimeVersion: 0, emissionKind: 0)
!75 = !DILocation(line: 1, column: 65535, scope: !8)
!76 = !DIDerivedType(tag: DW_TAG_auto_variable, baseType: !24, flags: DIFlagPrivate)
!77 = !{i32 1, i32 0}
!78 = !{i32 1, i32 9}
!79 = !{!"cs", i32 6, i32 0}
!80 = !{null, !81, null, null}
!81 = !{!82}
!82 = !{i32 0, %"class.RWBuffer<float>"* undef, !"", i32 0, i32 0, i32 1, i32 10, i1 false, i1 false, i1 false, !83}
!83 = !{i32 0, i32 9}
!84 = !{void ()* @main, !"main", null, !80, !85}
!85 = !{i32 4, !86}
!86 = !{i32 1, i32 1, i32 1}
