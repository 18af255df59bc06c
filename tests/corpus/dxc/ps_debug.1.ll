;
; Input signature:
;
; Name                 Index   Mask Register SysValue  Format   Used
; -------------------- ----- ------ -------- -------- ------- ------
; COLOR                    0   xyzw        0     NONE   float   xyzw
;
;
; Output signature:
;
; Name                 Index   Mask Register SysValue  Format   Used
; -------------------- ----- ------ -------- -------- ------- ------
; SV_Target                0   xyzw        0   TARGET   float   xyzw
;
; shader debug name: 53656e705e282acd8588aa0e98caba99.pdb
; shader hash: 53656e705e282acd8588aa0e98caba99
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
;   output 0 depends on inputs: { 0, 3 }
;   output 1 depends on inputs: { 1, 3 }
;   output 2 depends on inputs: { 2, 3 }
;   output 3 depends on inputs: { 3 }
;
target datalayout = "e-m:e-p:32:32-i1:32-i8:32-i16:32-i32:32-i64:64-f16:32-f32:32-f64:64-n8:16:32:64"
target triple = "dxil-ms-dx"

define void @main() {
  %1 = call float @dx.op.loadInput.f32(i32 4, i32 0, i32 0, i8 0, i32 undef), !dbg !40 ; line:4 col:20  ; LoadInput(inputSigId,rowIndex,colIndex,gsVertexAxis)
  call void @llvm.dbg.value(metadata float %1, i64 0, metadata !41, metadata !42), !dbg !40 ; var:"tint" !DIExpression(DW_OP_bit_piece, 0, 32) func:"main"
  %2 = call float @dx.op.loadInput.f32(i32 4, i32 0, i32 0, i8 1, i32 undef), !dbg !40 ; line:4 col:20  ; LoadInput(inputSigId,rowIndex,colIndex,gsVertexAxis)
  call void @llvm.dbg.value(metadata float %2, i64 0, metadata !41, metadata !43), !dbg !40 ; var:"tint" !DIExpression(DW_OP_bit_piece, 32, 32) func:"main"
  %3 = call float @dx.op.loadInput.f32(i32 4, i32 0, i32 0, i8 2, i32 undef), !dbg !40 ; line:4 col:20  ; LoadInput(inputSigId,rowIndex,colIndex,gsVertexAxis)
  call void @llvm.dbg.value(metadata float %3, i64 0, metadata !41, metadata !44), !dbg !40 ; var:"tint" !DIExpression(DW_OP_bit_piece, 64, 32) func:"main"
  %4 = call float @dx.op.loadInput.f32(i32 4, i32 0, i32 0, i8 3, i32 undef), !dbg !40 ; line:4 col:20  ; LoadInput(inputSigId,rowIndex,colIndex,gsVertexAxis)
  call void @llvm.dbg.value(metadata float %1, i64 0, metadata !41, metadata !42), !dbg !40 ; var:"tint" !DIExpression(DW_OP_bit_piece, 0, 32) func:"main"
  call void @llvm.dbg.value(metadata float %2, i64 0, metadata !41, metadata !43), !dbg !40 ; var:"tint" !DIExpression(DW_OP_bit_piece, 32, 32) func:"main"
  call void @llvm.dbg.value(metadata float %3, i64 0, metadata !41, metadata !44), !dbg !40 ; var:"tint" !DIExpression(DW_OP_bit_piece, 64, 32) func:"main"
  call void @llvm.dbg.value(metadata float %4, i64 0, metadata !41, metadata !45), !dbg !40 ; var:"tint" !DIExpression(DW_OP_bit_piece, 96, 32) func:"main"
  %.i0 = fmul fast float %4, %1, !dbg !46 ; line:4 col:60
  %.i1 = fmul fast float %4, %2, !dbg !46 ; line:4 col:60
  %.i2 = fmul fast float %4, %3, !dbg !46 ; line:4 col:60
  %.i3 = fmul fast float %4, %4, !dbg !46 ; line:4 col:60
  call void @dx.op.storeOutput.f32(i32 5, i32 0, i32 0, i8 0, float %.i0), !dbg !47 ; line:4 col:48  ; StoreOutput(outputSigId,rowIndex,colIndex,value)
  call void @dx.op.storeOutput.f32(i32 5, i32 0, i32 0, i8 1, float %.i1), !dbg !47 ; line:4 col:48  ; StoreOutput(outputSigId,rowIndex,colIndex,value)
  call void @dx.op.storeOutput.f32(i32 5, i32 0, i32 0, i8 2, float %.i2), !dbg !47 ; line:4 col:48  ; StoreOutput(outputSigId,rowIndex,colIndex,value)
  call void @dx.op.storeOutput.f32(i32 5, i32 0, i32 0, i8 3, float %.i3), !dbg !47 ; line:4 col:48  ; StoreOutput(outputSigId,rowIndex,colIndex,value)
  ret void, !dbg !47 ; line:4 col:48
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
!llvm.module.flags = !{!19, !20}
!llvm.ident = !{!21}
!dx.source.contents = !{!22}
!dx.source.defines = !{!2}
!dx.source.mainFileName = !{!23}
!dx.source.args = !{!24}
!dx.version = !{!25}
!dx.valver = !{!26}
!dx.shaderModel = !{!27}
!dx.typeAnnotations = !{!28}
!dx.viewIdState = !{!31}
!dx.entryPoints = !{!32}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus, file: !1, producer: "dxcoob 1.9.2602.17 (21d28f727)", isOptimized: false, runtimeVersion: 0, emissionKind: 1, enums: !2, subprograms: !3)
!1 = !DIFile(filename: "ps_debug.hlsl", directory: "")
!2 = !{}
!3 = !{!4}
!4 = !DISubprogram(name: "main", scope: !1, file: !1, line: 4, type: !5, isLocal: false, isDefinition: true, scopeLine: 4, flags: DIFlagPrototyped, isOptimized: false, function: void ()* @main)
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
!19 = !{i32 2, !"Dwarf Version", i32 4}
!20 = !{i32 2, !"Debug Info Version", i32 3}
!21 = !{!"dxcoob 1.9.2602.17 (21d28f727)"}
!22 = !{!"ps_debug.hlsl", !"// dxc: main ps_6_0 -Zi -Qembed_debug\0A// dxc: main ps_6_0 -Zi -Qembed_debug -Qstrip_reflect\0A// Debug information in the container: ILDB, ILDN, SRCI.\0Afloat4 main(float4 tint : COLOR) : SV_Target { return tint * tint.w; }\0A"}
!23 = !{!"ps_debug.hlsl"}
!24 = !{!"-T", !"ps_6_0", !"-E", !"main", !"-Zi", !"-Qembed_debug"}
!25 = !{i32 1, i32 0}
!26 = !{i32 1, i32 9}
!27 = !{!"ps", i32 6, i32 0}
!28 = !{i32 1, void ()* @main, !29}
!29 = !{!30}
!30 = !{i32 0, !2, !2}
!31 = !{[6 x i32] [i32 4, i32 4, i32 1, i32 2, i32 4, i32 15]}
!32 = !{void ()* @main, !"main", !33, null, null}
!33 = !{!34, !38, null}
!34 = !{!35}
!35 = !{i32 0, !"COLOR", i8 9, i8 0, !36, i8 2, i32 1, i8 4, i32 0, i8 0, !37}
!36 = !{i32 0}
!37 = !{i32 3, i32 15}
!38 = !{!39}
!39 = !{i32 0, !"SV_Target", i8 9, i8 16, !36, i8 0, i32 1, i8 4, i32 0, i8 0, !37}
!40 = !DILocation(line: 4, column: 20, scope: !4)
!41 = !DILocalVariable(tag: DW_TAG_arg_variable, name: "tint", arg: 1, scope: !4, file: !1, line: 4, type: !7)
!42 = !DIExpression(DW_OP_bit_piece, 0, 32)
!43 = !DIExpression(DW_OP_bit_piece, 32, 32)
!44 = !DIExpression(DW_OP_bit_piece, 64, 32)
!45 = !DIExpression(DW_OP_bit_piece, 96, 32)
!46 = !DILocation(line: 4, column: 60, scope: !4)
!47 = !DILocation(line: 4, column: 48, scope: !4)
