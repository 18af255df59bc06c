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


declare void @llvm.dbg.declare(metadata, metadata, metadata)
declare void @llvm.dbg.value(metadata, i64, metadata, metadata)
declare void @other(metadata)
define void @dbg(i32 %a) !prof !101 !zz !102 {
  %1 = alloca i32, !dx.temp !103
  call void @llvm.dbg.declare(metadata i32* %1, metadata !242, metadata !246), !dbg !200
  call void @llvm.dbg.declare(metadata i32* undef, metadata !243, metadata !254), !dbg !202
  call void @llvm.dbg.value(metadata i32 %a, i64 0, metadata !245, metadata !248), !dbg !201
  call void @llvm.dbg.value(metadata i32 5, i64 7, metadata !244, metadata !249), !dbg !261
  call void @llvm.dbg.value(metadata !{}, i64 0, metadata !242, metadata !246), !dbg !261
  call void @other(metadata !"text"), !dbg !201
  call void @other(metadata i32 %a)
  call void @other(metadata float 1.0)
  %2 = load i32, i32* %1, !range !300, !zzz !103, !tbaa !301, !dbg !202, !nontemporal !302, !dx.precise !302, !invariant.load !103
  %3 = add i32 %2, 1, !dbg !200
  br label %x, !dbg !202
x:
  ret void, !dbg !DILocation(line: 77, column: 3, scope: !212, inlinedAt: !202)
}

attributes #0 = { nounwind readnone }
attributes #1 = { nounwind readonly }
attributes #2 = { nounwind }

!llvm.ident = !{!0}
!dx.version = !{!1}
!dx.valver = !{!2}
!dx.shaderModel = !{!3}
!dx.resources = !{!4}
!dx.entryPoints = !{!8}
!llvm.module.flags = !{!100}
!od\64d\20 = !{}
!a.b-c$d_e = !{!101, !101}


!0 = !{!"dxcoob 1.9.2602.17 (21d28f727)"}
!1 = !{i32 1, i32 0}
!2 = !{i32 1, i32 9}
!3 = !{!"cs", i32 6, i32 0}
!4 = !{null, !5, null, null}
!5 = !{!6}
!6 = !{i32 0, %"class.RWBuffer<float>"* undef, !"", i32 0, i32 0, i32 1, i32 10, i1 false, i1 false, i1 false, !7}
!7 = !{i32 0, i32 9}
!8 = !{void ()* @main, !"main", null, !4, !9}
!9 = !{i32 4, !10}
!10 = !{i32 1, i32 1, i32 1}

!100 = !{i32 2, !"Debug Info Version", i32 3}
!101 = !{null, !"str\09\22\5C\C3", i32 5, float 1.5, double 0.1, !102, i8* null, %dx.types.Handle* undef, <2 x float> <float 1.0, float 2.0>, !{!"inline", !{}}, void ()* @main, i32 ptrtoint (void ()* @main to i32)}
!102 = distinct !{!102, !101, !103, !""}
!103 = distinct !{}
!104 = !{!200, !201, !202, !203, !204, !205, !206, !207, !208, !209, !210, !211, !212, !213, !214, !215, !216, !217, !218, !219, !220, !221, !222, !223, !224, !225, !226, !227, !228, !229, !230, !231, !232, !233, !234, !235, !236, !237, !238, !239,!240,!241,!242,!243,!244,!245,!246,!247,!248,!249,!250,!251,!252,!253,!254,!255,!256,!257,!258,!259,!260,!261,!262}
!200 = !DILocation(line: 0, scope: !210)
!201 = !DILocation(line: 4294967295, column: 65535, scope: !210, inlinedAt: !200)
!202 = distinct !DILocation(line: 5, column: 6, scope: !212)
!203 = !GenericDINode(tag: DW_TAG_structure_type)
!204 = distinct !GenericDINode(tag: 65535, header: "he\00ader", operands: {!103, null, !"s"})
!205 = !DISubrange(count: -1, lowerBound: -5)
!206 = !DISubrange(count: 10)
!207 = !DIEnumerator(name: "e", value: -7)
!208 = !DIEnumerator(name: "", value: 0)
!209 = !DIBasicType(tag: DW_TAG_unspecified_type, name: "decltype(nullptr)")
!210 = distinct !DISubprogram(name: "f", linkageName: "_f", scope: !211, file: !211, line: 7, type: !232, isLocal: true, isDefinition: false, scopeLine: 8, containingType: !234, virtuality: DW_VIRTUALITY_pure_virtual, virtualIndex: 10, flags: DIFlagPrototyped | DIFlagPrivate | DIFlagRValueReference, isOptimized: true, function: void ()* @main, templateParams: !103, declaration: !213, variables: !103)
!211 = !DIFile(filename: "a\22.hlsl", directory: "")
!212 = distinct !DILexicalBlock(scope: !210, file: !211, line: 7, column: 35)
!213 = !DISubprogram(scope: null, isLocal: false, isDefinition: true, isOptimized: false)
!214 = !DIBasicType(name: "float", size: 32, align: 32, encoding: DW_ATE_float)
!215 = !DIBasicType(name: "x", size: 18446744073709551615, align: 1, encoding: 200)
!216 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null)
!217 = !DIDerivedType(tag: DW_TAG_member, name: "m", scope: !234, file: !211, line: 3, baseType: !214, size: 32, align: 32, offset: 64, flags: DIFlagProtected, extraData: !103)
!218 = !DIDerivedType(tag: DW_TAG_typedef, name: "t", baseType: !"id", flags: 65536)
!219 = !DIDerivedType(tag: 65000, baseType: !216, flags: DIFlagPublic | 131072)
!220 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus, file: !211, producer: "p", isOptimized: false, flags: "-Zi", runtimeVersion: 2, splitDebugFilename: "s", emissionKind: 1, enums: !103, retainedTypes: !103, subprograms: !{!210}, globals: !{!240}, imports: !{!250}, dwoId: 42)
!221 = distinct !DICompileUnit(language: 12, file: !211)
!222 = !DICompositeType(tag: DW_TAG_array_type, baseType: !214, size: 96, align: 32, elements: !{!206})
!223 = !DICompositeType(tag: DW_TAG_class_type, name: "c", scope: !211, file: !211, line: 1, baseType: !216, size: 1, align: 2, offset: 3, flags: DIFlagFwdDecl | DIFlagAppleBlock | DIFlagBlockByrefStruct | DIFlagVirtual | DIFlagArtificial | DIFlagExplicit | DIFlagObjcClassComplete | DIFlagObjectPointer | DIFlagVector | DIFlagStaticMember | DIFlagLValueReference, elements: !103, runtimeLang: 77, vtableHolder: !234, templateParams: !{!226, !227, !228}, identifier: "ident")
!224 = !DISubroutineType(types: null)
!225 = !DISubroutineType(flags: DIFlagLValueReference, types: !{null, !214})
!226 = !DITemplateTypeParameter(name: "T", type: !214)
!227 = !DITemplateTypeParameter(type: null)
!228 = !DITemplateValueParameter(name: "V", type: !214, value: i32 7)
!229 = !DITemplateValueParameter(tag: DW_TAG_GNU_template_template_param, value: !"x")
!230 = !DILexicalBlockFile(scope: !212, file: !211, discriminator: 0)
!231 = distinct !DILexicalBlockFile(scope: !212, discriminator: 35)
!232 = !DISubroutineType(types: !103)
!233 = !DINamespace(scope: null)
!234 = !DICompositeType(tag: DW_TAG_structure_type, name: "s")
!235 = !DINamespace(name: "ns", scope: !233, file: !211, line: 7)
!236 = !DIModule(scope: !211, name: "m", configMacros: "-D", includePath: "/i", isysroot: "/r")
!237 = !DIModule(scope: null, name: "x")
!238 = !DILexicalBlock(scope: !210)
!239 = !DICompositeType(tag: DW_TAG_enumeration_type, name: "en", elements: !{!207, !208})
!240 = !DIGlobalVariable(name: "g", linkageName: "_g", scope: !211, file: !211, line: 2, type: !214, isLocal: false, isDefinition: false, variable: i32* null, declaration: !217)
!241 = !DIGlobalVariable(name: "x", scope: null, isLocal: true, isDefinition: true)
!242 = !DILocalVariable(tag: DW_TAG_auto_variable, name: "v", scope: !210, file: !211, line: 7, type: !214, flags: DIFlagArtificial)
!243 = !DILocalVariable(tag: DW_TAG_arg_variable, name: "p", arg: 1, scope: !212, type: !214)
!244 = !DILocalVariable(tag: DW_TAG_arg_variable, scope: !210)
!245 = !DILocalVariable(tag: DW_TAG_auto_variable, arg: 3, scope: !230)
!246 = !DIExpression()
!247 = !DIExpression(DW_OP_deref)
!248 = !DIExpression(DW_OP_plus, 18446744073709551615, DW_OP_deref, DW_OP_bit_piece, 3, 8)
!249 = !DIExpression(2, 3)
!250 = !DIImportedEntity(tag: DW_TAG_imported_module, name: "i", scope: !211, entity: !235, line: 7)
!251 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: null)
!252 = !DIObjCProperty(name: "foo", file: !211, line: 7, setter: "setFoo", getter: "getFoo", attributes: 7, type: !214)
!253 = !DIObjCProperty()
!254 = distinct !DIExpression(DW_OP_bit_piece, 0, 8)
!255 = !DIExpression(DW_OP_bit_piece, 0, 8, DW_OP_deref)
!256 = !DIExpression(DW_OP_plus)
!257 = !DIFile(filename: "", directory: "d")
!258 = !DISubprogram(name: "y", scope: !234, virtuality: DW_VIRTUALITY_virtual, flags: 3)
!259 = !DIBasicType(tag: DW_TAG_base_type)
!260 = distinct !DICompileUnit(language: 55555, file: !211, emissionKind: 0)
!261 = !DILocation(line: 1, column: 65535, scope: !210)
!262 = !DIDerivedType(tag: DW_TAG_auto_variable, baseType: !215, flags: DIFlagPrivate)
!300 = !{i32 0, i32 5}
!301 = !{!303, !303, i64 0}
!302 = !{i32 1}
!303 = !{!"int", !304, i64 0}
!304 = !{!"root"}
