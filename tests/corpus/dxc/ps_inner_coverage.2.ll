;
; Note: shader requires additional functionality:
;       PS Output Stencil Ref
;       PS Inner Coverage
;       View Instancing
;       Barycentrics
;
;
; Input signature:
;
; Name                 Index   Mask Register SysValue  Format   Used
; -------------------- ----- ------ -------- -------- ------- ------
; A                        0   xyz         0     NONE   float       
; SV_PrimitiveID           0      w        0   PRIMID    uint      w
; SV_Barycentrics          0    N/A  special  BARYCEN   float    YES
; SV_Barycentrics          1    N/A  special  BARYCEN   float    YES
;
;
; Output signature:
;
; Name                 Index   Mask Register SysValue  Format   Used
; -------------------- ----- ------ -------- -------- ------- ------
; SV_Target                0   xyzw        0   TARGET   float   xyzw
; SV_Target                3   xyzw        3   TARGET   float   xyzw
; SV_DepthLessEqual        0    N/A oDepthLE  DEPTHLE   float    YES
; SV_Coverage              0    N/A    oMask COVERAGE    uint    YES
; SV_StencilRef            0    N/A    oStencilRefSTENCILREF    uint    YES
;
; shader debug name: a795169252ace3fa64e21d9d750793c6.pdb
; shader hash: a795169252ace3fa64e21d9d750793c6
;
; Pipeline Runtime Information: 
;
;PSVRuntimeInfo:
; Pixel Shader
; DepthOutput=1
; SampleFrequency=0
; MinimumExpectedWaveLaneCount: 0
; MaximumExpectedWaveLaneCount: 4294967295
; UsesViewID: true
; SigInputElements: 4
; SigOutputElements: 5
; SigPatchConstOrPrimElements: 0
; SigInputVectors: 1
; SigOutputVectors[0]: 4
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
; A                        0        nointerpolation       
; SV_Barycentrics          0                 linear       
; SV_Barycentrics          1          noperspective       
; SV_PrimitiveID           0        nointerpolation       
;
; Output signature:
;
; Name                 Index             InterpMode DynIdx
; -------------------- ----- ---------------------- ------
; SV_Target                0                              
; SV_Target                3                              
; SV_DepthLessEqual        0                              
; SV_Coverage              0                              
; SV_StencilRef            0                              
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
; Number of inputs: 4, outputs: 16
; Outputs dependent on ViewId: { 3 }
; Inputs contributing to computation of Outputs:
;   output 12 depends on inputs: { 3 }
;   output 13 depends on inputs: { 3 }
;   output 14 depends on inputs: { 3 }
;   output 15 depends on inputs: { 3 }
;
target datalayout = "e-m:e-p:32:32-i1:32-i8:32-i16:32-i32:32-i64:64-f16:32-f32:32-f64:64-n8:16:32:64"
target triple = "dxil-ms-dx"

define void @main() {
  %1 = call i32 @dx.op.loadInput.i32(i32 4, i32 3, i32 0, i8 0, i32 undef), !dbg !70 ; line:5 col:174  ; LoadInput(inputSigId,rowIndex,colIndex,gsVertexAxis)
  %2 = call float @dx.op.loadInput.f32(i32 4, i32 2, i32 0, i8 0, i32 undef), !dbg !70 ; line:5 col:174  ; LoadInput(inputSigId,rowIndex,colIndex,gsVertexAxis)
  call void @llvm.dbg.value(metadata float %2, i64 0, metadata !71, metadata !72), !dbg !73 ; var:"b2" !DIExpression(DW_OP_bit_piece, 0, 32) func:"main"
  %3 = call float @dx.op.loadInput.f32(i32 4, i32 2, i32 0, i8 1, i32 undef), !dbg !70 ; line:5 col:174  ; LoadInput(inputSigId,rowIndex,colIndex,gsVertexAxis)
  call void @llvm.dbg.value(metadata float %3, i64 0, metadata !71, metadata !74), !dbg !73 ; var:"b2" !DIExpression(DW_OP_bit_piece, 32, 32) func:"main"
  %4 = call float @dx.op.loadInput.f32(i32 4, i32 2, i32 0, i8 2, i32 undef), !dbg !70 ; line:5 col:174  ; LoadInput(inputSigId,rowIndex,colIndex,gsVertexAxis)
  call void @llvm.dbg.value(metadata float %4, i64 0, metadata !71, metadata !75), !dbg !73 ; var:"b2" !DIExpression(DW_OP_bit_piece, 64, 32) func:"main"
  %5 = call float @dx.op.loadInput.f32(i32 4, i32 1, i32 0, i8 0, i32 undef), !dbg !70 ; line:5 col:174  ; LoadInput(inputSigId,rowIndex,colIndex,gsVertexAxis)
  call void @llvm.dbg.value(metadata float %5, i64 0, metadata !76, metadata !72), !dbg !77 ; var:"bary" !DIExpression(DW_OP_bit_piece, 0, 32) func:"main"
  %6 = call float @dx.op.loadInput.f32(i32 4, i32 1, i32 0, i8 1, i32 undef), !dbg !70 ; line:5 col:174  ; LoadInput(inputSigId,rowIndex,colIndex,gsVertexAxis)
  call void @llvm.dbg.value(metadata float %6, i64 0, metadata !76, metadata !74), !dbg !77 ; var:"bary" !DIExpression(DW_OP_bit_piece, 32, 32) func:"main"
  %7 = call float @dx.op.loadInput.f32(i32 4, i32 1, i32 0, i8 2, i32 undef), !dbg !70 ; line:5 col:174  ; LoadInput(inputSigId,rowIndex,colIndex,gsVertexAxis)
  call void @llvm.dbg.value(metadata float %7, i64 0, metadata !76, metadata !75), !dbg !77 ; var:"bary" !DIExpression(DW_OP_bit_piece, 64, 32) func:"main"
  %8 = call i32 @dx.op.viewID.i32(i32 138), !dbg !70 ; line:5 col:174  ; ViewID()
  %9 = call i32 @dx.op.innerCoverage.i32(i32 92), !dbg !70 ; line:5 col:174  ; InnerCoverage()
  call void @llvm.dbg.value(metadata i32 %1, i64 0, metadata !78, metadata !79), !dbg !70 ; var:"prim" !DIExpression() func:"main"
  call void @llvm.dbg.value(metadata i32 %8, i64 0, metadata !80, metadata !79), !dbg !81 ; var:"view" !DIExpression() func:"main"
  call void @llvm.dbg.value(metadata i32 %9, i64 0, metadata !82, metadata !79), !dbg !83 ; var:"inner" !DIExpression() func:"main"
  call void @llvm.dbg.value(metadata float %2, i64 0, metadata !71, metadata !72), !dbg !73 ; var:"b2" !DIExpression(DW_OP_bit_piece, 0, 32) func:"main"
  call void @llvm.dbg.value(metadata float %3, i64 0, metadata !71, metadata !74), !dbg !73 ; var:"b2" !DIExpression(DW_OP_bit_piece, 32, 32) func:"main"
  call void @llvm.dbg.value(metadata float %4, i64 0, metadata !71, metadata !75), !dbg !73 ; var:"b2" !DIExpression(DW_OP_bit_piece, 64, 32) func:"main"
  call void @llvm.dbg.value(metadata float %5, i64 0, metadata !76, metadata !72), !dbg !77 ; var:"bary" !DIExpression(DW_OP_bit_piece, 0, 32) func:"main"
  call void @llvm.dbg.value(metadata float %6, i64 0, metadata !76, metadata !74), !dbg !77 ; var:"bary" !DIExpression(DW_OP_bit_piece, 32, 32) func:"main"
  call void @llvm.dbg.value(metadata float %7, i64 0, metadata !76, metadata !75), !dbg !77 ; var:"bary" !DIExpression(DW_OP_bit_piece, 64, 32) func:"main"
  %10 = call float @dx.op.attributeAtVertex.f32(i32 137, i32 0, i32 0, i8 0, i8 0), !dbg !84 ; line:8 col:16  ; AttributeAtVertex(inputSigId,inputRowIndex,inputColIndex,VertexID)
  %11 = call float @dx.op.attributeAtVertex.f32(i32 137, i32 0, i32 0, i8 1, i8 0), !dbg !84 ; line:8 col:16  ; AttributeAtVertex(inputSigId,inputRowIndex,inputColIndex,VertexID)
  %12 = call float @dx.op.attributeAtVertex.f32(i32 137, i32 0, i32 0, i8 2, i8 0), !dbg !84 ; line:8 col:16  ; AttributeAtVertex(inputSigId,inputRowIndex,inputColIndex,VertexID)
  %.i0 = fmul fast float %10, %5, !dbg !85 ; line:8 col:43
  %.i1 = fmul fast float %11, %5, !dbg !85 ; line:8 col:43
  %.i2 = fmul fast float %12, %5, !dbg !85 ; line:8 col:43
  %13 = call float @dx.op.attributeAtVertex.f32(i32 137, i32 0, i32 0, i8 0, i8 1), !dbg !86 ; line:8 col:54  ; AttributeAtVertex(inputSigId,inputRowIndex,inputColIndex,VertexID)
  %14 = call float @dx.op.attributeAtVertex.f32(i32 137, i32 0, i32 0, i8 1, i8 1), !dbg !86 ; line:8 col:54  ; AttributeAtVertex(inputSigId,inputRowIndex,inputColIndex,VertexID)
  %15 = call float @dx.op.attributeAtVertex.f32(i32 137, i32 0, i32 0, i8 2, i8 1), !dbg !86 ; line:8 col:54  ; AttributeAtVertex(inputSigId,inputRowIndex,inputColIndex,VertexID)
  %.i01 = fmul fast float %13, %6, !dbg !87 ; line:8 col:81
  %.i12 = fmul fast float %14, %6, !dbg !87 ; line:8 col:81
  %.i23 = fmul fast float %15, %6, !dbg !87 ; line:8 col:81
  %.i04 = fadd fast float %.i01, %.i0, !dbg !88 ; line:8 col:52
  %.i15 = fadd fast float %.i12, %.i1, !dbg !88 ; line:8 col:52
  %.i26 = fadd fast float %.i23, %.i2, !dbg !88 ; line:8 col:52
  %16 = call float @dx.op.attributeAtVertex.f32(i32 137, i32 0, i32 0, i8 0, i8 2), !dbg !89 ; line:8 col:92  ; AttributeAtVertex(inputSigId,inputRowIndex,inputColIndex,VertexID)
  %17 = call float @dx.op.attributeAtVertex.f32(i32 137, i32 0, i32 0, i8 1, i8 2), !dbg !89 ; line:8 col:92  ; AttributeAtVertex(inputSigId,inputRowIndex,inputColIndex,VertexID)
  %18 = call float @dx.op.attributeAtVertex.f32(i32 137, i32 0, i32 0, i8 2, i8 2), !dbg !89 ; line:8 col:92  ; AttributeAtVertex(inputSigId,inputRowIndex,inputColIndex,VertexID)
  %.i07 = fmul fast float %16, %7, !dbg !90 ; line:8 col:119
  %.i18 = fmul fast float %17, %7, !dbg !90 ; line:8 col:119
  %.i29 = fmul fast float %18, %7, !dbg !90 ; line:8 col:119
  %.i010 = fadd fast float %.i04, %.i07, !dbg !91 ; line:8 col:90
  %.i111 = fadd fast float %.i15, %.i18, !dbg !91 ; line:8 col:90
  %.i212 = fadd fast float %.i26, %.i29, !dbg !91 ; line:8 col:90
  call void @llvm.dbg.value(metadata float %.i010, i64 0, metadata !92, metadata !72), !dbg !93 ; var:"p" !DIExpression(DW_OP_bit_piece, 0, 32) func:"main"
  call void @llvm.dbg.value(metadata float %.i111, i64 0, metadata !92, metadata !74), !dbg !93 ; var:"p" !DIExpression(DW_OP_bit_piece, 32, 32) func:"main"
  call void @llvm.dbg.value(metadata float %.i212, i64 0, metadata !92, metadata !75), !dbg !93 ; var:"p" !DIExpression(DW_OP_bit_piece, 64, 32) func:"main"
  %19 = uitofp i32 %8 to float, !dbg !94 ; line:9 col:26
  call void @llvm.dbg.value(metadata float %.i010, i64 0, metadata !95, metadata !72), !dbg !96 ; var:"o" !DIExpression(DW_OP_bit_piece, 0, 32) func:"main"
  call void @llvm.dbg.value(metadata float %.i111, i64 0, metadata !95, metadata !74), !dbg !96 ; var:"o" !DIExpression(DW_OP_bit_piece, 32, 32) func:"main"
  call void @llvm.dbg.value(metadata float %.i212, i64 0, metadata !95, metadata !75), !dbg !96 ; var:"o" !DIExpression(DW_OP_bit_piece, 64, 32) func:"main"
  call void @llvm.dbg.value(metadata float %19, i64 0, metadata !95, metadata !97), !dbg !96 ; var:"o" !DIExpression(DW_OP_bit_piece, 96, 32) func:"main"
  %20 = uitofp i32 %1 to float, !dbg !98 ; line:10 col:16
  %.i013 = fadd fast float %20, %2, !dbg !99 ; line:10 col:21
  %.i114 = fadd fast float %3, %20, !dbg !99 ; line:10 col:21
  %.i215 = fadd fast float %4, %20, !dbg !99 ; line:10 col:21
  call void @llvm.dbg.value(metadata float %.i013, i64 0, metadata !95, metadata !100), !dbg !96 ; var:"o" !DIExpression(DW_OP_bit_piece, 128, 32) func:"main"
  call void @llvm.dbg.value(metadata float %.i114, i64 0, metadata !95, metadata !101), !dbg !96 ; var:"o" !DIExpression(DW_OP_bit_piece, 160, 32) func:"main"
  call void @llvm.dbg.value(metadata float %.i215, i64 0, metadata !95, metadata !102), !dbg !96 ; var:"o" !DIExpression(DW_OP_bit_piece, 192, 32) func:"main"
  call void @llvm.dbg.value(metadata float %.i215, i64 0, metadata !95, metadata !103), !dbg !96 ; var:"o" !DIExpression(DW_OP_bit_piece, 224, 32) func:"main"
  call void @llvm.dbg.value(metadata float %.i010, i64 0, metadata !95, metadata !104), !dbg !96 ; var:"o" !DIExpression(DW_OP_bit_piece, 256, 32) func:"main"
  %21 = and i32 %9, 5, !dbg !105 ; line:12 col:21
  call void @llvm.dbg.value(metadata i32 %21, i64 0, metadata !95, metadata !106), !dbg !96 ; var:"o" !DIExpression(DW_OP_bit_piece, 288, 32) func:"main"
  %22 = add i32 %8, 1, !dbg !107 ; line:13 col:22
  call void @llvm.dbg.value(metadata i32 %22, i64 0, metadata !95, metadata !108), !dbg !96 ; var:"o" !DIExpression(DW_OP_bit_piece, 320, 32) func:"main"
  call void @dx.op.storeOutput.f32(i32 5, i32 0, i32 0, i8 0, float %.i010), !dbg !109 ; line:14 col:12  ; StoreOutput(outputSigId,rowIndex,colIndex,value)
  call void @dx.op.storeOutput.f32(i32 5, i32 0, i32 0, i8 1, float %.i111), !dbg !109 ; line:14 col:12  ; StoreOutput(outputSigId,rowIndex,colIndex,value)
  call void @dx.op.storeOutput.f32(i32 5, i32 0, i32 0, i8 2, float %.i212), !dbg !109 ; line:14 col:12  ; StoreOutput(outputSigId,rowIndex,colIndex,value)
  call void @dx.op.storeOutput.f32(i32 5, i32 0, i32 0, i8 3, float %19), !dbg !109 ; line:14 col:12  ; StoreOutput(outputSigId,rowIndex,colIndex,value)
  call void @dx.op.storeOutput.f32(i32 5, i32 1, i32 0, i8 0, float %.i013), !dbg !109 ; line:14 col:12  ; StoreOutput(outputSigId,rowIndex,colIndex,value)
  call void @dx.op.storeOutput.f32(i32 5, i32 1, i32 0, i8 1, float %.i114), !dbg !109 ; line:14 col:12  ; StoreOutput(outputSigId,rowIndex,colIndex,value)
  call void @dx.op.storeOutput.f32(i32 5, i32 1, i32 0, i8 2, float %.i215), !dbg !109 ; line:14 col:12  ; StoreOutput(outputSigId,rowIndex,colIndex,value)
  call void @dx.op.storeOutput.f32(i32 5, i32 1, i32 0, i8 3, float %.i215), !dbg !109 ; line:14 col:12  ; StoreOutput(outputSigId,rowIndex,colIndex,value)
  call void @dx.op.storeOutput.f32(i32 5, i32 2, i32 0, i8 0, float %.i010), !dbg !109 ; line:14 col:12  ; StoreOutput(outputSigId,rowIndex,colIndex,value)
  call void @dx.op.storeOutput.i32(i32 5, i32 3, i32 0, i8 0, i32 %21), !dbg !109 ; line:14 col:12  ; StoreOutput(outputSigId,rowIndex,colIndex,value)
  call void @dx.op.storeOutput.i32(i32 5, i32 4, i32 0, i8 0, i32 %22), !dbg !109 ; line:14 col:12  ; StoreOutput(outputSigId,rowIndex,colIndex,value)
  ret void, !dbg !110 ; line:14 col:5
}

; Function Attrs: nounwind readnone
declare void @llvm.dbg.value(metadata, i64, metadata, metadata) #0

; Function Attrs: nounwind readnone
declare i32 @dx.op.innerCoverage.i32(i32) #0

; Function Attrs: nounwind readnone
declare i32 @dx.op.viewID.i32(i32) #0

; Function Attrs: nounwind readnone
declare float @dx.op.loadInput.f32(i32, i32, i32, i8, i32) #0

; Function Attrs: nounwind readnone
declare i32 @dx.op.loadInput.i32(i32, i32, i32, i8, i32) #0

; Function Attrs: nounwind
declare void @dx.op.storeOutput.f32(i32, i32, i32, i8, float) #1

; Function Attrs: nounwind
declare void @dx.op.storeOutput.i32(i32, i32, i32, i8, i32) #1

; Function Attrs: nounwind readnone
declare float @dx.op.attributeAtVertex.f32(i32, i32, i32, i8, i8) #0

attributes #0 = { nounwind readnone }
attributes #1 = { nounwind }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!37, !38}
!llvm.ident = !{!39}
!dx.source.contents = !{!40}
!dx.source.defines = !{!2}
!dx.source.mainFileName = !{!41}
!dx.source.args = !{!42}
!dx.version = !{!43}
!dx.valver = !{!44}
!dx.shaderModel = !{!45}
!dx.typeAnnotations = !{!46}
!dx.viewIdState = !{!49}
!dx.entryPoints = !{!50}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus, file: !1, producer: "dxcoob 1.9.2602.17 (21d28f727)", isOptimized: false, runtimeVersion: 0, emissionKind: 1, enums: !2, retainedTypes: !3, subprograms: !16)
!1 = !DIFile(filename: "ps_inner_coverage.hlsl", directory: "")
!2 = !{}
!3 = !{!4}
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
!16 = !{!17}
!17 = !DISubprogram(name: "main", scope: !1, file: !1, line: 5, type: !18, isLocal: false, isDefinition: true, scopeLine: 6, flags: DIFlagPrototyped, isOptimized: false, function: void ()* @main)
!18 = !DISubroutineType(types: !19)
!19 = !{!20, !29, !29, !29, !26, !26, !26}
!20 = !DICompositeType(tag: DW_TAG_structure_type, name: "Out", file: !1, line: 4, size: 352, align: 32, elements: !21)
!21 = !{!22, !23, !24, !25, !28}
!22 = !DIDerivedType(tag: DW_TAG_member, name: "colour", scope: !20, file: !1, line: 4, baseType: !4, size: 128, align: 32)
!23 = !DIDerivedType(tag: DW_TAG_member, name: "second", scope: !20, file: !1, line: 4, baseType: !4, size: 128, align: 32, offset: 128)
!24 = !DIDerivedType(tag: DW_TAG_member, name: "depth", scope: !20, file: !1, line: 4, baseType: !8, size: 32, align: 32, offset: 256)
!25 = !DIDerivedType(tag: DW_TAG_member, name: "cover", scope: !20, file: !1, line: 4, baseType: !26, size: 32, align: 32, offset: 288)
!26 = !DIDerivedType(tag: DW_TAG_typedef, name: "uint", file: !1, baseType: !27)
!27 = !DIBasicType(name: "unsigned int", size: 32, align: 32, encoding: DW_ATE_unsigned)
!28 = !DIDerivedType(tag: DW_TAG_member, name: "stencil", scope: !20, file: !1, line: 4, baseType: !26, size: 32, align: 32, offset: 320)
!29 = !DIDerivedType(tag: DW_TAG_typedef, name: "float3", file: !1, baseType: !30)
!30 = !DICompositeType(tag: DW_TAG_class_type, name: "vector<float, 3>", file: !1, size: 96, align: 32, elements: !31, templateParams: !35)
!31 = !{!32, !33, !34}
!32 = !DIDerivedType(tag: DW_TAG_member, name: "x", scope: !30, file: !1, baseType: !8, size: 32, align: 32, flags: DIFlagPublic)
!33 = !DIDerivedType(tag: DW_TAG_member, name: "y", scope: !30, file: !1, baseType: !8, size: 32, align: 32, offset: 32, flags: DIFlagPublic)
!34 = !DIDerivedType(tag: DW_TAG_member, name: "z", scope: !30, file: !1, baseType: !8, size: 32, align: 32, offset: 64, flags: DIFlagPublic)
!35 = !{!13, !36}
!36 = !DITemplateValueParameter(name: "element_count", type: !15, value: i32 3)
!37 = !{i32 2, !"Dwarf Version", i32 4}
!38 = !{i32 2, !"Debug Info Version", i32 3}
!39 = !{!"dxcoob 1.9.2602.17 (21d28f727)"}
!40 = !{!"ps_inner_coverage.hlsl", !"// dxc: main ps_6_1\0A// dxc: main ps_6_1 -Zi -Qembed_debug\0A// Inner coverage, view ID, barycentrics and attributes at vertices; depth, stencil and coverage out; early tests.\0Astruct Out { float4 colour : SV_Target; float4 second : SV_Target3; float depth : SV_DepthLessEqual; uint cover : SV_Coverage; uint stencil : SV_StencilRef; };\0AOut main(nointerpolation float3 a : A, float3 bary : SV_Barycentrics, noperspective float3 b2 : SV_Barycentrics1, uint inner : SV_InnerCoverage, uint view : SV_ViewID, uint prim : SV_PrimitiveID)\0A{\0A    Out o;\0A    float3 p = GetAttributeAtVertex(a, 0) * bary.x + GetAttributeAtVertex(a, 1) * bary.y + GetAttributeAtVertex(a, 2) * bary.z;\0A    o.colour = float4(p, view);\0A    o.second = prim + b2.xyzz;\0A    o.depth = p.x;\0A    o.cover = inner & 5;\0A    o.stencil = view + 1;\0A    return o;\0A}\0A"}
!41 = !{!"ps_inner_coverage.hlsl"}
!42 = !{!"-T", !"ps_6_1", !"-E", !"main", !"-Zi", !"-Qembed_debug"}
!43 = !{i32 1, i32 1}
!44 = !{i32 1, i32 9}
!45 = !{!"ps", i32 6, i32 1}
!46 = !{i32 1, void ()* @main, !47}
!47 = !{!48}
!48 = !{i32 0, !2, !2}
!49 = !{[7 x i32] [i32 4, i32 16, i32 8, i32 0, i32 0, i32 0, i32 61440]}
!50 = !{void ()* @main, !"main", !51, null, !69}
!51 = !{!52, !61, null}
!52 = !{!53, !55, !57, !59}
!53 = !{i32 0, !"A", i8 9, i8 0, !54, i8 1, i32 1, i8 3, i32 0, i8 0, null}
!54 = !{i32 0}
!55 = !{i32 1, !"SV_Barycentrics", i8 9, i8 28, !54, i8 2, i32 1, i8 3, i32 -1, i8 -1, !56}
!56 = !{i32 3, i32 7}
!57 = !{i32 2, !"SV_Barycentrics", i8 9, i8 28, !58, i8 4, i32 1, i8 3, i32 -1, i8 -1, !56}
!58 = !{i32 1}
!59 = !{i32 3, !"SV_PrimitiveID", i8 5, i8 10, !54, i8 1, i32 1, i8 1, i32 0, i8 3, !60}
!60 = !{i32 3, i32 1}
!61 = !{!62, !64, !66, !67, !68}
!62 = !{i32 0, !"SV_Target", i8 9, i8 16, !54, i8 0, i32 1, i8 4, i32 0, i8 0, !63}
!63 = !{i32 3, i32 15}
!64 = !{i32 1, !"SV_Target", i8 9, i8 16, !65, i8 0, i32 1, i8 4, i32 3, i8 0, !63}
!65 = !{i32 3}
!66 = !{i32 2, !"SV_DepthLessEqual", i8 9, i8 18, !54, i8 0, i32 1, i8 1, i32 -1, i8 -1, !60}
!67 = !{i32 3, !"SV_Coverage", i8 5, i8 14, !54, i8 0, i32 1, i8 1, i32 -1, i8 -1, !60}
!68 = !{i32 4, !"SV_StencilRef", i8 5, i8 20, !54, i8 0, i32 1, i8 1, i32 -1, i8 -1, !60}
!69 = !{i32 0, i64 6294528}
!70 = !DILocation(line: 5, column: 174, scope: !17)
!71 = !DILocalVariable(tag: DW_TAG_arg_variable, name: "b2", arg: 3, scope: !17, file: !1, line: 5, type: !29)
!72 = !DIExpression(DW_OP_bit_piece, 0, 32)
!73 = !DILocation(line: 5, column: 92, scope: !17)
!74 = !DIExpression(DW_OP_bit_piece, 32, 32)
!75 = !DIExpression(DW_OP_bit_piece, 64, 32)
!76 = !DILocalVariable(tag: DW_TAG_arg_variable, name: "bary", arg: 2, scope: !17, file: !1, line: 5, type: !29)
!77 = !DILocation(line: 5, column: 47, scope: !17)
!78 = !DILocalVariable(tag: DW_TAG_arg_variable, name: "prim", arg: 6, scope: !17, file: !1, line: 5, type: !26)
!79 = !DIExpression()
!80 = !DILocalVariable(tag: DW_TAG_arg_variable, name: "view", arg: 5, scope: !17, file: !1, line: 5, type: !26)
!81 = !DILocation(line: 5, column: 151, scope: !17)
!82 = !DILocalVariable(tag: DW_TAG_arg_variable, name: "inner", arg: 4, scope: !17, file: !1, line: 5, type: !26)
!83 = !DILocation(line: 5, column: 120, scope: !17)
!84 = !DILocation(line: 8, column: 16, scope: !17)
!85 = !DILocation(line: 8, column: 43, scope: !17)
!86 = !DILocation(line: 8, column: 54, scope: !17)
!87 = !DILocation(line: 8, column: 81, scope: !17)
!88 = !DILocation(line: 8, column: 52, scope: !17)
!89 = !DILocation(line: 8, column: 92, scope: !17)
!90 = !DILocation(line: 8, column: 119, scope: !17)
!91 = !DILocation(line: 8, column: 90, scope: !17)
!92 = !DILocalVariable(tag: DW_TAG_auto_variable, name: "p", scope: !17, file: !1, line: 8, type: !29)
!93 = !DILocation(line: 8, column: 12, scope: !17)
!94 = !DILocation(line: 9, column: 26, scope: !17)
!95 = !DILocalVariable(tag: DW_TAG_auto_variable, name: "o", scope: !17, file: !1, line: 7, type: !20)
!96 = !DILocation(line: 7, column: 9, scope: !17)
!97 = !DIExpression(DW_OP_bit_piece, 96, 32)
!98 = !DILocation(line: 10, column: 16, scope: !17)
!99 = !DILocation(line: 10, column: 21, scope: !17)
!100 = !DIExpression(DW_OP_bit_piece, 128, 32)
!101 = !DIExpression(DW_OP_bit_piece, 160, 32)
!102 = !DIExpression(DW_OP_bit_piece, 192, 32)
!103 = !DIExpression(DW_OP_bit_piece, 224, 32)
!104 = !DIExpression(DW_OP_bit_piece, 256, 32)
!105 = !DILocation(line: 12, column: 21, scope: !17)
!106 = !DIExpression(DW_OP_bit_piece, 288, 32)
!107 = !DILocation(line: 13, column: 22, scope: !17)
!108 = !DIExpression(DW_OP_bit_piece, 320, 32)
!109 = !DILocation(line: 14, column: 12, scope: !17)
!110 = !DILocation(line: 14, column: 5, scope: !17)
