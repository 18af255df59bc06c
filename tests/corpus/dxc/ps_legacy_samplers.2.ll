;
; Input signature:
;
; Name                 Index   Mask Register SysValue  Format   Used
; -------------------- ----- ------ -------- -------- ------- ------
; TEXCOORD                 0   xyzw        0     NONE   float   xyzw
; TEXCOORD                 1   xy          1     NONE   float   xy  
; SV_Position              0   xyzw        2      POS   float   xyzw
;
;
; Output signature:
;
; Name                 Index   Mask Register SysValue  Format   Used
; -------------------- ----- ------ -------- -------- ------- ------
; SV_Target                0   xyzw        0   TARGET   float   xyzw
;
; shader debug name: 10c921d1df1705401e8acc0cd7781faa.pdb
; shader hash: 10c921d1df1705401e8acc0cd7781faa
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
; SigInputElements: 3
; SigOutputElements: 1
; SigPatchConstOrPrimElements: 0
; SigInputVectors: 3
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
; TEXCOORD                 0                 linear       
; TEXCOORD                 1                 linear       
; SV_Position              0          noperspective       
;
; Output signature:
;
; Name                 Index             InterpMode DynIdx
; -------------------- ----- ---------------------- ------
; SV_Target                0                              
;
; Buffer Definitions:
;
; cbuffer $Globals
; {
;
;   struct $Globals
;   {
;
;       float4 scale;                                 ; Offset:    0
;   
;   } $Globals;                                       ; Offset:    0 Size:    16
;
; }
;
;
; Resource Bindings:
;
; Name                                 Type  Format         Dim      ID      HLSL Bind  Count
; ------------------------------ ---------- ------- ----------- ------- -------------- ------
; $Globals                          cbuffer      NA          NA     CB0            cb0     1
; s                                 sampler      NA          NA      S0             s0     1
; t                                 texture     f32          2d      T0             t0     1
;
;
; ViewId state:
;
; Number of inputs: 12, outputs: 4
; Outputs dependent on ViewId: {  }
; Inputs contributing to computation of Outputs:
;   output 0 depends on inputs: { 2, 4, 5, 8 }
;   output 1 depends on inputs: { 1, 4, 5, 9 }
;   output 2 depends on inputs: { 0, 4, 5, 10 }
;   output 3 depends on inputs: { 3, 4, 5, 11 }
;
target datalayout = "e-m:e-p:32:32-i1:32-i8:32-i16:32-i32:32-i64:64-f16:32-f32:32-f64:64-n8:16:32:64"
target triple = "dxil-ms-dx"

%dx.types.Handle = type { i8* }
%dx.types.CBufRet.f32 = type { float, float, float, float }
%dx.types.ResRet.f32 = type { float, float, float, float, i32 }
%"class.Texture2D<vector<float, 4> >" = type { <4 x float>, %"class.Texture2D<vector<float, 4> >::mips_type" }
%"class.Texture2D<vector<float, 4> >::mips_type" = type { i32 }
%"$Globals" = type { <4 x float> }
%struct.SamplerState = type { i32 }

define void @main() {
  %t_texture_2d = call %dx.types.Handle @dx.op.createHandle(i32 57, i8 0, i32 0, i32 0, i1 false), !dbg !70 ; line:9 col:42  ; CreateHandle(resourceClass,rangeId,index,nonUniformIndex)
  %s_sampler = call %dx.types.Handle @dx.op.createHandle(i32 57, i8 3, i32 0, i32 0, i1 false), !dbg !70 ; line:9 col:42  ; CreateHandle(resourceClass,rangeId,index,nonUniformIndex)
  %"$Globals_cbuffer" = call %dx.types.Handle @dx.op.createHandle(i32 57, i8 2, i32 0, i32 0, i1 false), !dbg !70 ; line:9 col:42  ; CreateHandle(resourceClass,rangeId,index,nonUniformIndex)
  %1 = call float @dx.op.loadInput.f32(i32 4, i32 2, i32 0, i8 0, i32 undef), !dbg !71 ; line:4 col:0  ; LoadInput(inputSigId,rowIndex,colIndex,gsVertexAxis)
  call void @llvm.dbg.value(metadata float %1, i64 0, metadata !72, metadata !73), !dbg !74 ; var:"v" !DIExpression(DW_OP_bit_piece, 0, 32) func:"main"
  %2 = call float @dx.op.loadInput.f32(i32 4, i32 2, i32 0, i8 1, i32 undef), !dbg !71 ; line:4 col:0  ; LoadInput(inputSigId,rowIndex,colIndex,gsVertexAxis)
  call void @llvm.dbg.value(metadata float %2, i64 0, metadata !72, metadata !75), !dbg !74 ; var:"v" !DIExpression(DW_OP_bit_piece, 32, 32) func:"main"
  %3 = call float @dx.op.loadInput.f32(i32 4, i32 2, i32 0, i8 2, i32 undef), !dbg !71 ; line:4 col:0  ; LoadInput(inputSigId,rowIndex,colIndex,gsVertexAxis)
  call void @llvm.dbg.value(metadata float %3, i64 0, metadata !72, metadata !76), !dbg !74 ; var:"v" !DIExpression(DW_OP_bit_piece, 64, 32) func:"main"
  %4 = call float @dx.op.loadInput.f32(i32 4, i32 2, i32 0, i8 3, i32 undef), !dbg !71 ; line:4 col:0  ; LoadInput(inputSigId,rowIndex,colIndex,gsVertexAxis)
  call void @llvm.dbg.value(metadata float %4, i64 0, metadata !72, metadata !77), !dbg !74 ; var:"v" !DIExpression(DW_OP_bit_piece, 96, 32) func:"main"
  %5 = call float @dx.op.loadInput.f32(i32 4, i32 1, i32 0, i8 0, i32 undef), !dbg !71 ; line:4 col:0  ; LoadInput(inputSigId,rowIndex,colIndex,gsVertexAxis)
  %6 = call float @dx.op.loadInput.f32(i32 4, i32 1, i32 0, i8 1, i32 undef), !dbg !71 ; line:4 col:0  ; LoadInput(inputSigId,rowIndex,colIndex,gsVertexAxis)
  %7 = call float @dx.op.loadInput.f32(i32 4, i32 0, i32 0, i8 0, i32 undef), !dbg !71 ; line:4 col:0  ; LoadInput(inputSigId,rowIndex,colIndex,gsVertexAxis)
  call void @llvm.dbg.value(metadata float %7, i64 0, metadata !78, metadata !73), !dbg !79 ; var:"c" !DIExpression(DW_OP_bit_piece, 0, 32) func:"main"
  %8 = call float @dx.op.loadInput.f32(i32 4, i32 0, i32 0, i8 1, i32 undef), !dbg !71 ; line:4 col:0  ; LoadInput(inputSigId,rowIndex,colIndex,gsVertexAxis)
  call void @llvm.dbg.value(metadata float %8, i64 0, metadata !78, metadata !75), !dbg !79 ; var:"c" !DIExpression(DW_OP_bit_piece, 32, 32) func:"main"
  %9 = call float @dx.op.loadInput.f32(i32 4, i32 0, i32 0, i8 2, i32 undef), !dbg !71 ; line:4 col:0  ; LoadInput(inputSigId,rowIndex,colIndex,gsVertexAxis)
  call void @llvm.dbg.value(metadata float %9, i64 0, metadata !78, metadata !76), !dbg !79 ; var:"c" !DIExpression(DW_OP_bit_piece, 64, 32) func:"main"
  %10 = call float @dx.op.loadInput.f32(i32 4, i32 0, i32 0, i8 3, i32 undef), !dbg !71 ; line:4 col:0  ; LoadInput(inputSigId,rowIndex,colIndex,gsVertexAxis)
  call void @llvm.dbg.value(metadata float %10, i64 0, metadata !78, metadata !77), !dbg !79 ; var:"c" !DIExpression(DW_OP_bit_piece, 96, 32) func:"main"
  call void @llvm.dbg.value(metadata <4 x float> zeroinitializer, i64 0, metadata !80, metadata !81), !dbg !71 ; var:"global.scale" !DIExpression() func:"main"
  %11 = call %dx.types.CBufRet.f32 @dx.op.cbufferLoadLegacy.f32(i32 59, %dx.types.Handle %"$Globals_cbuffer", i32 0)  ; CBufferLoadLegacy(handle,regIndex)
  %12 = extractvalue %dx.types.CBufRet.f32 %11, 0
  call void @llvm.dbg.value(metadata float %12, i64 0, metadata !80, metadata !73), !dbg !71 ; var:"global.scale" !DIExpression(DW_OP_bit_piece, 0, 32) func:"main"
  %13 = extractvalue %dx.types.CBufRet.f32 %11, 1
  call void @llvm.dbg.value(metadata float %13, i64 0, metadata !80, metadata !75), !dbg !71 ; var:"global.scale" !DIExpression(DW_OP_bit_piece, 32, 32) func:"main"
  %14 = extractvalue %dx.types.CBufRet.f32 %11, 2
  call void @llvm.dbg.value(metadata float %14, i64 0, metadata !80, metadata !76), !dbg !71 ; var:"global.scale" !DIExpression(DW_OP_bit_piece, 64, 32) func:"main"
  %15 = extractvalue %dx.types.CBufRet.f32 %11, 3
  call void @llvm.dbg.value(metadata float %12, i64 0, metadata !80, metadata !73), !dbg !71 ; var:"global.scale" !DIExpression(DW_OP_bit_piece, 0, 32) func:"main"
  call void @llvm.dbg.value(metadata float %13, i64 0, metadata !80, metadata !75), !dbg !71 ; var:"global.scale" !DIExpression(DW_OP_bit_piece, 32, 32) func:"main"
  call void @llvm.dbg.value(metadata float %14, i64 0, metadata !80, metadata !76), !dbg !71 ; var:"global.scale" !DIExpression(DW_OP_bit_piece, 64, 32) func:"main"
  call void @llvm.dbg.value(metadata float %15, i64 0, metadata !80, metadata !77), !dbg !71 ; var:"global.scale" !DIExpression(DW_OP_bit_piece, 96, 32) func:"main"
  call void @llvm.dbg.value(metadata float %1, i64 0, metadata !72, metadata !73), !dbg !74 ; var:"v" !DIExpression(DW_OP_bit_piece, 0, 32) func:"main"
  call void @llvm.dbg.value(metadata float %2, i64 0, metadata !72, metadata !75), !dbg !74 ; var:"v" !DIExpression(DW_OP_bit_piece, 32, 32) func:"main"
  call void @llvm.dbg.value(metadata float %3, i64 0, metadata !72, metadata !76), !dbg !74 ; var:"v" !DIExpression(DW_OP_bit_piece, 64, 32) func:"main"
  call void @llvm.dbg.value(metadata float %4, i64 0, metadata !72, metadata !77), !dbg !74 ; var:"v" !DIExpression(DW_OP_bit_piece, 96, 32) func:"main"
  call void @llvm.dbg.value(metadata float %5, i64 0, metadata !82, metadata !73), !dbg !83 ; var:"d" !DIExpression(DW_OP_bit_piece, 0, 32) func:"main"
  call void @llvm.dbg.value(metadata float %6, i64 0, metadata !82, metadata !75), !dbg !83 ; var:"d" !DIExpression(DW_OP_bit_piece, 32, 32) func:"main"
  call void @llvm.dbg.value(metadata float %7, i64 0, metadata !78, metadata !73), !dbg !79 ; var:"c" !DIExpression(DW_OP_bit_piece, 0, 32) func:"main"
  call void @llvm.dbg.value(metadata float %8, i64 0, metadata !78, metadata !75), !dbg !79 ; var:"c" !DIExpression(DW_OP_bit_piece, 32, 32) func:"main"
  call void @llvm.dbg.value(metadata float %9, i64 0, metadata !78, metadata !76), !dbg !79 ; var:"c" !DIExpression(DW_OP_bit_piece, 64, 32) func:"main"
  call void @llvm.dbg.value(metadata float %10, i64 0, metadata !78, metadata !77), !dbg !79 ; var:"c" !DIExpression(DW_OP_bit_piece, 96, 32) func:"main"
  %16 = fadd fast float %12, 1.000000e+00, !dbg !84 ; line:8 col:13
  call void @llvm.dbg.value(metadata float %16, i64 0, metadata !80, metadata !73), !dbg !71 ; var:"global.scale" !DIExpression(DW_OP_bit_piece, 0, 32) func:"main"
  call void @llvm.dbg.value(metadata float %13, i64 0, metadata !80, metadata !75), !dbg !71 ; var:"global.scale" !DIExpression(DW_OP_bit_piece, 32, 32) func:"main"
  call void @llvm.dbg.value(metadata float %14, i64 0, metadata !80, metadata !76), !dbg !71 ; var:"global.scale" !DIExpression(DW_OP_bit_piece, 64, 32) func:"main"
  call void @llvm.dbg.value(metadata float %15, i64 0, metadata !80, metadata !77), !dbg !71 ; var:"global.scale" !DIExpression(DW_OP_bit_piece, 96, 32) func:"main"
  %.i0 = fmul fast float %9, 0x406FE01000000000, !dbg !85 ; line:9 col:12
  %.i1 = fmul fast float %8, 0x406FE01000000000, !dbg !85 ; line:9 col:12
  %.i2 = fmul fast float %7, 0x406FE01000000000, !dbg !85 ; line:9 col:12
  %.i3 = fmul fast float %10, 0x406FE01000000000, !dbg !85 ; line:9 col:12
  %.i01 = fptosi float %.i0 to i32, !dbg !85 ; line:9 col:12
  %.i12 = fptosi float %.i1 to i32, !dbg !85 ; line:9 col:12
  %.i23 = fptosi float %.i2 to i32, !dbg !85 ; line:9 col:12
  %.i34 = fptosi float %.i3 to i32, !dbg !85 ; line:9 col:12
  %.i05 = sitofp i32 %.i01 to float, !dbg !85 ; line:9 col:12
  %.i16 = sitofp i32 %.i12 to float, !dbg !85 ; line:9 col:12
  %.i27 = sitofp i32 %.i23 to float, !dbg !85 ; line:9 col:12
  %.i38 = sitofp i32 %.i34 to float, !dbg !85 ; line:9 col:12
  %.i09 = fmul fast float %16, %.i05, !dbg !86 ; line:9 col:32
  %.i110 = fmul fast float %13, %.i16, !dbg !86 ; line:9 col:32
  %.i211 = fmul fast float %14, %.i27, !dbg !86 ; line:9 col:32
  %.i312 = fmul fast float %15, %.i38, !dbg !86 ; line:9 col:32
  %17 = call %dx.types.ResRet.f32 @dx.op.sample.f32(i32 60, %dx.types.Handle %t_texture_2d, %dx.types.Handle %s_sampler, float %5, float %6, float undef, float undef, i32 0, i32 0, i32 undef, float undef), !dbg !70 ; line:9 col:42  ; Sample(srv,sampler,coord0,coord1,coord2,coord3,offset0,offset1,offset2,clamp)
  %18 = extractvalue %dx.types.ResRet.f32 %17, 0, !dbg !70 ; line:9 col:42
  %19 = extractvalue %dx.types.ResRet.f32 %17, 1, !dbg !70 ; line:9 col:42
  %20 = extractvalue %dx.types.ResRet.f32 %17, 2, !dbg !70 ; line:9 col:42
  %21 = extractvalue %dx.types.ResRet.f32 %17, 3, !dbg !70 ; line:9 col:42
  %.i013 = fadd fast float %.i09, %1, !dbg !87 ; line:9 col:40
  %.i017 = fadd fast float %.i013, %18, !dbg !88 ; line:9 col:57
  %.i114 = fadd fast float %.i110, %2, !dbg !87 ; line:9 col:40
  %.i118 = fadd fast float %.i114, %19, !dbg !88 ; line:9 col:57
  %.i215 = fadd fast float %.i211, %3, !dbg !87 ; line:9 col:40
  %.i219 = fadd fast float %.i215, %20, !dbg !88 ; line:9 col:57
  %.i316 = fadd fast float %.i312, %4, !dbg !87 ; line:9 col:40
  %.i320 = fadd fast float %.i316, %21, !dbg !88 ; line:9 col:57
  call void @dx.op.storeOutput.f32(i32 5, i32 0, i32 0, i8 0, float %.i017), !dbg !89 ; line:9 col:5  ; StoreOutput(outputSigId,rowIndex,colIndex,value)
  call void @dx.op.storeOutput.f32(i32 5, i32 0, i32 0, i8 1, float %.i118), !dbg !89 ; line:9 col:5  ; StoreOutput(outputSigId,rowIndex,colIndex,value)
  call void @dx.op.storeOutput.f32(i32 5, i32 0, i32 0, i8 2, float %.i219), !dbg !89 ; line:9 col:5  ; StoreOutput(outputSigId,rowIndex,colIndex,value)
  call void @dx.op.storeOutput.f32(i32 5, i32 0, i32 0, i8 3, float %.i320), !dbg !89 ; line:9 col:5  ; StoreOutput(outputSigId,rowIndex,colIndex,value)
  ret void, !dbg !89 ; line:9 col:5
}

; Function Attrs: nounwind readnone
declare void @llvm.dbg.value(metadata, i64, metadata, metadata) #0

; Function Attrs: nounwind readnone
declare float @dx.op.loadInput.f32(i32, i32, i32, i8, i32) #0

; Function Attrs: nounwind
declare void @dx.op.storeOutput.f32(i32, i32, i32, i8, float) #1

; Function Attrs: nounwind readonly
declare %dx.types.ResRet.f32 @dx.op.sample.f32(i32, %dx.types.Handle, %dx.types.Handle, float, float, float, float, i32, i32, i32, float) #2

; Function Attrs: nounwind readonly
declare %dx.types.CBufRet.f32 @dx.op.cbufferLoadLegacy.f32(i32, %dx.types.Handle, i32) #2

; Function Attrs: nounwind readonly
declare %dx.types.Handle @dx.op.createHandle(i32, i8, i32, i32, i1) #2

attributes #0 = { nounwind readnone }
attributes #1 = { nounwind }
attributes #2 = { nounwind readonly }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!34, !35}
!llvm.ident = !{!36}
!dx.source.contents = !{!37}
!dx.source.defines = !{!2}
!dx.source.mainFileName = !{!38}
!dx.source.args = !{!39}
!dx.version = !{!40}
!dx.valver = !{!41}
!dx.shaderModel = !{!42}
!dx.resources = !{!43}
!dx.typeAnnotations = !{!51, !54}
!dx.viewIdState = !{!57}
!dx.entryPoints = !{!58}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus, file: !1, producer: "dxcoob 1.9.2602.17 (21d28f727)", isOptimized: false, runtimeVersion: 0, emissionKind: 1, enums: !2, subprograms: !3, globals: !26)
!1 = !DIFile(filename: "ps_legacy_samplers.hlsl", directory: "")
!2 = !{}
!3 = !{!4}
!4 = !DISubprogram(name: "main", scope: !1, file: !1, line: 6, type: !5, isLocal: false, isDefinition: true, scopeLine: 7, flags: DIFlagPrototyped, isOptimized: false, function: void ()* @main)
!5 = !DISubroutineType(types: !6)
!6 = !{!7, !7, !19, !7}
!7 = !DIDerivedType(tag: DW_TAG_typedef, name: "float4", file: !1, line: 4, baseType: !8)
!8 = !DICompositeType(tag: DW_TAG_class_type, name: "vector<float, 4>", file: !1, line: 4, size: 128, align: 32, elements: !9, templateParams: !15)
!9 = !{!10, !12, !13, !14}
!10 = !DIDerivedType(tag: DW_TAG_member, name: "x", scope: !8, file: !1, line: 4, baseType: !11, size: 32, align: 32, flags: DIFlagPublic)
!11 = !DIBasicType(name: "float", size: 32, align: 32, encoding: DW_ATE_float)
!12 = !DIDerivedType(tag: DW_TAG_member, name: "y", scope: !8, file: !1, line: 4, baseType: !11, size: 32, align: 32, offset: 32, flags: DIFlagPublic)
!13 = !DIDerivedType(tag: DW_TAG_member, name: "z", scope: !8, file: !1, line: 4, baseType: !11, size: 32, align: 32, offset: 64, flags: DIFlagPublic)
!14 = !DIDerivedType(tag: DW_TAG_member, name: "w", scope: !8, file: !1, line: 4, baseType: !11, size: 32, align: 32, offset: 96, flags: DIFlagPublic)
!15 = !{!16, !17}
!16 = !DITemplateTypeParameter(name: "element", type: !11)
!17 = !DITemplateValueParameter(name: "element_count", type: !18, value: i32 4)
!18 = !DIBasicType(name: "int", size: 32, align: 32, encoding: DW_ATE_signed)
!19 = !DIDerivedType(tag: DW_TAG_typedef, name: "float2", file: !1, line: 4, baseType: !20)
!20 = !DICompositeType(tag: DW_TAG_class_type, name: "vector<float, 2>", file: !1, line: 4, size: 64, align: 32, elements: !21, templateParams: !24)
!21 = !{!22, !23}
!22 = !DIDerivedType(tag: DW_TAG_member, name: "x", scope: !20, file: !1, line: 4, baseType: !11, size: 32, align: 32, flags: DIFlagPublic)
!23 = !DIDerivedType(tag: DW_TAG_member, name: "y", scope: !20, file: !1, line: 4, baseType: !11, size: 32, align: 32, offset: 32, flags: DIFlagPublic)
!24 = !{!16, !25}
!25 = !DITemplateValueParameter(name: "element_count", type: !18, value: i32 2)
!26 = !{!27, !27, !28, !32}
!27 = !DIGlobalVariable(name: "scale", linkageName: "\01?scale@@3V?$vector@M$03@@A", scope: !0, file: !1, line: 4, type: !7, isLocal: false, isDefinition: true)
!28 = !DIGlobalVariable(name: "t", linkageName: "\01?t@@3V?$Texture2D@V?$vector@M$03@@@@A", scope: !0, file: !1, line: 5, type: !29, isLocal: false, isDefinition: true)
!29 = !DICompositeType(tag: DW_TAG_class_type, name: "Texture2D<vector<float, 4> >", file: !1, line: 5, size: 160, align: 32, elements: !2, templateParams: !30)
!30 = !{!31}
!31 = !DITemplateTypeParameter(name: "element", type: !8)
!32 = !DIGlobalVariable(name: "s", linkageName: "\01?s@@3USamplerState@@A", scope: !0, file: !1, line: 5, type: !33, isLocal: false, isDefinition: true)
!33 = !DICompositeType(tag: DW_TAG_structure_type, name: "SamplerState", file: !1, line: 5, size: 32, align: 32, elements: !2)
!34 = !{i32 2, !"Dwarf Version", i32 4}
!35 = !{i32 2, !"Debug Info Version", i32 3}
!36 = !{!"dxcoob 1.9.2602.17 (21d28f727)"}
!37 = !{!"ps_legacy_samplers.hlsl", !"// dxc: main ps_6_0 -Gec -HV 2016\0A// dxc: main ps_6_0 -Gec -HV 2016 -Zi -Qembed_debug\0A// What Direct3D 9 had: old semantics, writable globals, colours as bytes.\0Afloat4 scale;\0ATexture2D t; SamplerState s;\0Afloat4 main(float4 c : TEXCOORD0, float2 d : TEXCOORD1, float4 v : VPOS) : COLOR0\0A{\0A    scale.x += 1;\0A    return D3DCOLORtoUBYTE4(c) * scale + t.Sample(s, d) + v;\0A}\0A"}
!38 = !{!"ps_legacy_samplers.hlsl"}
!39 = !{!"-T", !"ps_6_0", !"-E", !"main", !"-Gec", !"-HV", !"2016", !"-Zi", !"-Qembed_debug"}
!40 = !{i32 1, i32 0}
!41 = !{i32 1, i32 9}
!42 = !{!"ps", i32 6, i32 0}
!43 = !{!44, null, !47, !49}
!44 = !{!45}
!45 = !{i32 0, %"class.Texture2D<vector<float, 4> >"* undef, !"t", i32 0, i32 0, i32 1, i32 2, i32 0, !46}
!46 = !{i32 0, i32 9}
!47 = !{!48}
!48 = !{i32 0, %"$Globals"* undef, !"$Globals", i32 0, i32 0, i32 1, i32 16, null}
!49 = !{!50}
!50 = !{i32 0, %struct.SamplerState* undef, !"s", i32 0, i32 0, i32 1, i32 0, null}
!51 = !{i32 0, %"$Globals" undef, !52}
!52 = !{i32 16, !53}
!53 = !{i32 6, !"scale", i32 3, i32 0, i32 7, i32 9}
!54 = !{i32 1, void ()* @main, !55}
!55 = !{!56}
!56 = !{i32 0, !2, !2}
!57 = !{[14 x i32] [i32 12, i32 4, i32 4, i32 2, i32 1, i32 8, i32 15, i32 15, i32 0, i32 0, i32 1, i32 2, i32 4, i32 8]}
!58 = !{void ()* @main, !"main", !59, !43, null}
!59 = !{!60, !68, null}
!60 = !{!61, !64, !67}
!61 = !{i32 0, !"TEXCOORD", i8 9, i8 0, !62, i8 2, i32 1, i8 4, i32 0, i8 0, !63}
!62 = !{i32 0}
!63 = !{i32 3, i32 15}
!64 = !{i32 1, !"TEXCOORD", i8 9, i8 0, !65, i8 2, i32 1, i8 2, i32 1, i8 0, !66}
!65 = !{i32 1}
!66 = !{i32 3, i32 3}
!67 = !{i32 2, !"SV_Position", i8 9, i8 3, !62, i8 4, i32 1, i8 4, i32 2, i8 0, !63}
!68 = !{!69}
!69 = !{i32 0, !"SV_Target", i8 9, i8 16, !62, i8 0, i32 1, i8 4, i32 0, i8 0, !63}
!70 = !DILocation(line: 9, column: 42, scope: !4)
!71 = !DILocation(line: 4, scope: !4)
!72 = !DILocalVariable(tag: DW_TAG_arg_variable, name: "v", arg: 3, scope: !4, file: !1, line: 6, type: !7)
!73 = !DIExpression(DW_OP_bit_piece, 0, 32)
!74 = !DILocation(line: 6, column: 64, scope: !4)
!75 = !DIExpression(DW_OP_bit_piece, 32, 32)
!76 = !DIExpression(DW_OP_bit_piece, 64, 32)
!77 = !DIExpression(DW_OP_bit_piece, 96, 32)
!78 = !DILocalVariable(tag: DW_TAG_arg_variable, name: "c", arg: 1, scope: !4, file: !1, line: 6, type: !7)
!79 = !DILocation(line: 6, column: 20, scope: !4)
!80 = !DILocalVariable(tag: DW_TAG_arg_variable, name: "global.scale", arg: 0, scope: !4, file: !1, line: 4, type: !7)
!81 = !DIExpression()
!82 = !DILocalVariable(tag: DW_TAG_arg_variable, name: "d", arg: 2, scope: !4, file: !1, line: 6, type: !19)
!83 = !DILocation(line: 6, column: 42, scope: !4)
!84 = !DILocation(line: 8, column: 13, scope: !4)
!85 = !DILocation(line: 9, column: 12, scope: !4)
!86 = !DILocation(line: 9, column: 32, scope: !4)
!87 = !DILocation(line: 9, column: 40, scope: !4)
!88 = !DILocation(line: 9, column: 57, scope: !4)
!89 = !DILocation(line: 9, column: 5, scope: !4)
