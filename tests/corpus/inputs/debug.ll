;
; Input signature:
;
; Name                 Index   Mask Register SysValue  Format   Used
; -------------------- ----- ------ -------- -------- ------- ------
; AT                       0   xy          0     NONE   float   xy  
;
;
; Output signature:
;
; Name                 Index   Mask Register SysValue  Format   Used
; -------------------- ----- ------ -------- -------- ------- ------
; SV_Target                0   xyzw        0   TARGET   float   xyzw
;
; shader debug name: 762bdeb37f5d843c5a159af82eb7a078.pdb
; shader hash: 762bdeb37f5d843c5a159af82eb7a078
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

%dx.types.Handle = type { i8* }
%dx.types.ResRet.f32 = type { float, float, float, float, i32 }
%dx.types.CBufRet.f32 = type { float, float, float, float }
%"class.Texture2D<vector<float, 4> >" = type { <4 x float>, %"class.Texture2D<vector<float, 4> >::mips_type" }
%"class.Texture2D<vector<float, 4> >::mips_type" = type { i32 }
%Light = type { <4 x float>, float }

define void @main() {
  %image_texture_2d = call %dx.types.Handle @dx.op.createHandle(i32 57, i8 0, i32 0, i32 0, i1 false), !dbg !77 ; line:10 col:50  ; CreateHandle(resourceClass,rangeId,index,nonUniformIndex)
  %Light_cbuffer = call %dx.types.Handle @dx.op.createHandle(i32 57, i8 2, i32 0, i32 0, i1 false), !dbg !77 ; line:10 col:50  ; CreateHandle(resourceClass,rangeId,index,nonUniformIndex)
  %1 = call float @dx.op.loadInput.f32(i32 4, i32 0, i32 0, i8 0, i32 undef)  ; LoadInput(inputSigId,rowIndex,colIndex,gsVertexAxis)
  call void @llvm.dbg.value(metadata float %1, i64 0, metadata !78, metadata !79), !dbg !80 ; var:"at" !DIExpression(DW_OP_bit_piece, 0, 32) func:"main"
  %2 = call float @dx.op.loadInput.f32(i32 4, i32 0, i32 0, i8 1, i32 undef)  ; LoadInput(inputSigId,rowIndex,colIndex,gsVertexAxis)
  call void @llvm.dbg.value(metadata float %1, i64 0, metadata !78, metadata !79), !dbg !80 ; var:"at" !DIExpression(DW_OP_bit_piece, 0, 32) func:"main"
  call void @llvm.dbg.value(metadata float %2, i64 0, metadata !78, metadata !81), !dbg !80 ; var:"at" !DIExpression(DW_OP_bit_piece, 32, 32) func:"main"
  %3 = fptosi float %1 to i32, !dbg !82 ; line:10 col:65
  %4 = fptosi float %2 to i32, !dbg !82 ; line:10 col:65
  %TextureLoad = call %dx.types.ResRet.f32 @dx.op.textureLoad.f32(i32 66, %dx.types.Handle %image_texture_2d, i32 0, i32 %3, i32 %4, i32 undef, i32 undef, i32 undef, i32 undef), !dbg !77 ; line:10 col:50  ; TextureLoad(srv,mipLevelOrSampleCount,coord0,coord1,coord2,offset0,offset1,offset2)
  %5 = extractvalue %dx.types.ResRet.f32 %TextureLoad, 0, !dbg !77 ; line:10 col:50
  %6 = extractvalue %dx.types.ResRet.f32 %TextureLoad, 1, !dbg !77 ; line:10 col:50
  %7 = extractvalue %dx.types.ResRet.f32 %TextureLoad, 2, !dbg !77 ; line:10 col:50
  %8 = extractvalue %dx.types.ResRet.f32 %TextureLoad, 3, !dbg !77 ; line:10 col:50
  %9 = call %dx.types.CBufRet.f32 @dx.op.cbufferLoadLegacy.f32(i32 59, %dx.types.Handle %Light_cbuffer, i32 0), !dbg !83 ; line:10 col:76  ; CBufferLoadLegacy(handle,regIndex)
  %10 = extractvalue %dx.types.CBufRet.f32 %9, 0, !dbg !83 ; line:10 col:76
  %11 = extractvalue %dx.types.CBufRet.f32 %9, 1, !dbg !83 ; line:10 col:76
  %12 = extractvalue %dx.types.CBufRet.f32 %9, 2, !dbg !83 ; line:10 col:76
  %13 = extractvalue %dx.types.CBufRet.f32 %9, 3, !dbg !83 ; line:10 col:76
  %.i0 = fmul fast float %10, %5, !dbg !84 ; line:10 col:74
  %.i1 = fmul fast float %11, %6, !dbg !84 ; line:10 col:74
  %.i2 = fmul fast float %12, %7, !dbg !84 ; line:10 col:74
  %.i3 = fmul fast float %13, %8, !dbg !84 ; line:10 col:74
  %14 = call %dx.types.CBufRet.f32 @dx.op.cbufferLoadLegacy.f32(i32 59, %dx.types.Handle %Light_cbuffer, i32 1), !dbg !85 ; line:10 col:85  ; CBufferLoadLegacy(handle,regIndex)
  %15 = extractvalue %dx.types.CBufRet.f32 %14, 0, !dbg !85 ; line:10 col:85
  %.i01 = fadd fast float %.i0, %15, !dbg !86 ; line:10 col:83
  %.i12 = fadd fast float %.i1, %15, !dbg !86 ; line:10 col:83
  %.i23 = fadd fast float %.i2, %15, !dbg !86 ; line:10 col:83
  %.i34 = fadd fast float %.i3, %15, !dbg !86 ; line:10 col:83
  call void @dx.op.storeOutput.f32(i32 5, i32 0, i32 0, i8 0, float %.i01), !dbg !87 ; line:10 col:43  ; StoreOutput(outputSigId,rowIndex,colIndex,value)
  call void @dx.op.storeOutput.f32(i32 5, i32 0, i32 0, i8 1, float %.i12), !dbg !87 ; line:10 col:43  ; StoreOutput(outputSigId,rowIndex,colIndex,value)
  call void @dx.op.storeOutput.f32(i32 5, i32 0, i32 0, i8 2, float %.i23), !dbg !87 ; line:10 col:43  ; StoreOutput(outputSigId,rowIndex,colIndex,value)
  call void @dx.op.storeOutput.f32(i32 5, i32 0, i32 0, i8 3, float %.i34), !dbg !87 ; line:10 col:43  ; StoreOutput(outputSigId,rowIndex,colIndex,value)
  ret void, !dbg !87 ; line:10 col:43
}

; Function Attrs: nounwind readnone
declare void @llvm.dbg.value(metadata, i64, metadata, metadata) #0

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

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!45, !46}
!llvm.ident = !{!47}
!dx.source.contents = !{!48}
!dx.source.defines = !{!2}
!dx.source.mainFileName = !{!49}
!dx.source.args = !{!50}
!dx.version = !{!51}
!dx.valver = !{!52}
!dx.shaderModel = !{!53}
!dx.resources = !{!54}
!dx.typeAnnotations = !{!60, !64}
!dx.viewIdState = !{!67}
!dx.entryPoints = !{!68}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus, file: !1, producer: "dxcoob 1.9.2602.17 (21d28f727)", isOptimized: false, runtimeVersion: 0, emissionKind: 1, enums: !2, retainedTypes: !3, subprograms: !14, globals: !36)
!1 = !DIFile(filename: "base.hlsl", directory: "")
!2 = !{}
!3 = !{!4}
!4 = !DIDerivedType(tag: DW_TAG_typedef, name: "int3", file: !1, line: 10, baseType: !5)
!5 = !DICompositeType(tag: DW_TAG_class_type, name: "vector<int, 3>", file: !1, line: 10, size: 96, align: 32, elements: !6, templateParams: !11)
!6 = !{!7, !9, !10}
!7 = !DIDerivedType(tag: DW_TAG_member, name: "x", scope: !5, file: !1, line: 10, baseType: !8, size: 32, align: 32, flags: DIFlagPublic)
!8 = !DIBasicType(name: "int", size: 32, align: 32, encoding: DW_ATE_signed)
!9 = !DIDerivedType(tag: DW_TAG_member, name: "y", scope: !5, file: !1, line: 10, baseType: !8, size: 32, align: 32, offset: 32, flags: DIFlagPublic)
!10 = !DIDerivedType(tag: DW_TAG_member, name: "z", scope: !5, file: !1, line: 10, baseType: !8, size: 32, align: 32, offset: 64, flags: DIFlagPublic)
!11 = !{!12, !13}
!12 = !DITemplateTypeParameter(name: "element", type: !8)
!13 = !DITemplateValueParameter(name: "element_count", type: !8, value: i32 3)
!14 = !{!15}
!15 = !DISubprogram(name: "main", scope: !1, file: !1, line: 10, type: !16, isLocal: false, isDefinition: true, scopeLine: 10, flags: DIFlagPrototyped, isOptimized: false, function: void ()* @main)
!16 = !DISubroutineType(types: !17)
!17 = !{!18, !29}
!18 = !DIDerivedType(tag: DW_TAG_typedef, name: "float4", file: !1, line: 5, baseType: !19)
!19 = !DICompositeType(tag: DW_TAG_class_type, name: "vector<float, 4>", file: !1, line: 5, size: 128, align: 32, elements: !20, templateParams: !26)
!20 = !{!21, !23, !24, !25}
!21 = !DIDerivedType(tag: DW_TAG_member, name: "x", scope: !19, file: !1, line: 5, baseType: !22, size: 32, align: 32, flags: DIFlagPublic)
!22 = !DIBasicType(name: "float", size: 32, align: 32, encoding: DW_ATE_float)
!23 = !DIDerivedType(tag: DW_TAG_member, name: "y", scope: !19, file: !1, line: 5, baseType: !22, size: 32, align: 32, offset: 32, flags: DIFlagPublic)
!24 = !DIDerivedType(tag: DW_TAG_member, name: "z", scope: !19, file: !1, line: 5, baseType: !22, size: 32, align: 32, offset: 64, flags: DIFlagPublic)
!25 = !DIDerivedType(tag: DW_TAG_member, name: "w", scope: !19, file: !1, line: 5, baseType: !22, size: 32, align: 32, offset: 96, flags: DIFlagPublic)
!26 = !{!27, !28}
!27 = !DITemplateTypeParameter(name: "element", type: !22)
!28 = !DITemplateValueParameter(name: "element_count", type: !8, value: i32 4)
!29 = !DIDerivedType(tag: DW_TAG_typedef, name: "float2", file: !1, line: 5, baseType: !30)
!30 = !DICompositeType(tag: DW_TAG_class_type, name: "vector<float, 2>", file: !1, line: 5, size: 64, align: 32, elements: !31, templateParams: !34)
!31 = !{!32, !33}
!32 = !DIDerivedType(tag: DW_TAG_member, name: "x", scope: !30, file: !1, line: 5, baseType: !22, size: 32, align: 32, flags: DIFlagPublic)
!33 = !DIDerivedType(tag: DW_TAG_member, name: "y", scope: !30, file: !1, line: 5, baseType: !22, size: 32, align: 32, offset: 32, flags: DIFlagPublic)
!34 = !{!27, !35}
!35 = !DITemplateValueParameter(name: "element_count", type: !8, value: i32 2)
!36 = !{!37, !39, !41}
!37 = !DIGlobalVariable(name: "colour", linkageName: "\01?colour@Light@@3V?$vector@M$03@@B", scope: !0, file: !1, line: 5, type: !38, isLocal: false, isDefinition: true)
!38 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !18)
!39 = !DIGlobalVariable(name: "ambient", linkageName: "\01?ambient@Light@@3MB", scope: !0, file: !1, line: 5, type: !40, isLocal: false, isDefinition: true)
!40 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !22)
!41 = !DIGlobalVariable(name: "image", linkageName: "\01?image@@3V?$Texture2D@V?$vector@M$03@@@@A", scope: !0, file: !1, line: 6, type: !42, isLocal: false, isDefinition: true)
!42 = !DICompositeType(tag: DW_TAG_class_type, name: "Texture2D<vector<float, 4> >", file: !1, line: 6, size: 160, align: 32, elements: !2, templateParams: !43)
!43 = !{!44}
!44 = !DITemplateTypeParameter(name: "element", type: !19)
!45 = !{i32 2, !"Dwarf Version", i32 4}
!46 = !{i32 2, !"Debug Info Version", i32 3}
!47 = !{!"dxcoob 1.9.2602.17 (21d28f727)"}
!48 = !{!"base.hlsl", !"// dxc: main ps_6_0\0A// dxc: main ps_6_0 -Zi -Qembed_debug\0A// dxc: - lib_6_3\0A// What make.py changes. With buffers, so that STAT counts.\0Acbuffer Light { float4 colour; float ambient; };\0ATexture2D<float4> image;\0A#if __SHADER_TARGET_STAGE == __SHADER_STAGE_LIBRARY\0A[shader(\22pixel\22)]\0A#endif\0Afloat4 main(float2 at : AT) : SV_Target { return image.Load(int3(at, 0)) * colour + ambient; }\0A"}
!49 = !{!"base.hlsl"}
!50 = !{!"-T", !"ps_6_0", !"-E", !"main", !"-Zi", !"-Qembed_debug"}
!51 = !{i32 1, i32 0}
!52 = !{i32 1, i32 9}
!53 = !{!"ps", i32 6, i32 0}
!54 = !{!55, null, !58, null}
!55 = !{!56}
!56 = !{i32 0, %"class.Texture2D<vector<float, 4> >"* undef, !"image", i32 0, i32 0, i32 1, i32 2, i32 0, !57}
!57 = !{i32 0, i32 9}
!58 = !{!59}
!59 = !{i32 0, %Light* undef, !"Light", i32 0, i32 0, i32 1, i32 20, null}
!60 = !{i32 0, %Light undef, !61}
!61 = !{i32 20, !62, !63}
!62 = !{i32 6, !"colour", i32 3, i32 0, i32 7, i32 9}
!63 = !{i32 6, !"ambient", i32 3, i32 16, i32 7, i32 9}
!64 = !{i32 1, void ()* @main, !65}
!65 = !{!66}
!66 = !{i32 0, !2, !2}
!67 = !{[4 x i32] [i32 2, i32 4, i32 15, i32 15]}
!68 = !{void ()* @main, !"main", !69, !54, null}
!69 = !{!70, !74, null}
!70 = !{!71}
!71 = !{i32 0, !"AT", i8 9, i8 0, !72, i8 2, i32 1, i8 2, i32 0, i8 0, !73}
!72 = !{i32 0}
!73 = !{i32 3, i32 3}
!74 = !{!75}
!75 = !{i32 0, !"SV_Target", i8 9, i8 16, !72, i8 0, i32 1, i8 4, i32 0, i8 0, !76}
!76 = !{i32 3, i32 15}
!77 = !DILocation(line: 10, column: 50, scope: !15)
!78 = !DILocalVariable(tag: DW_TAG_arg_variable, name: "at", arg: 1, scope: !15, file: !1, line: 10, type: !29)
!79 = !DIExpression(DW_OP_bit_piece, 0, 32)
!80 = !DILocation(line: 10, column: 20, scope: !15)
!81 = !DIExpression(DW_OP_bit_piece, 32, 32)
!82 = !DILocation(line: 10, column: 65, scope: !15)
!83 = !DILocation(line: 10, column: 76, scope: !15)
!84 = !DILocation(line: 10, column: 74, scope: !15)
!85 = !DILocation(line: 10, column: 85, scope: !15)
!86 = !DILocation(line: 10, column: 83, scope: !15)
!87 = !DILocation(line: 10, column: 43, scope: !15)
