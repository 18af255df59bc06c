;
; Input signature:
;
; Name                 Index   Mask Register SysValue  Format   Used
; -------------------- ----- ------ -------- -------- ------- ------
; C                        0   xyzw        0     NONE   float   xyzw
;
;
; Output signature:
;
; Name                 Index   Mask Register SysValue  Format   Used
; -------------------- ----- ------ -------- -------- ------- ------
; SV_Target                0   xyzw        0   TARGET   float   xyzw
;
; shader debug name: f6869077dda23ca93eb532414c5ea992.pdb
; shader hash: f6869077dda23ca93eb532414c5ea992
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
; C                        0                 linear       
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
; s                                 sampler      NA          NA      S0             s0     1
; t                                 texture     f32          2d      T0             t0     1
; ta                                texture     f32     2darray      T1             t1     1
; least                                 UAV invalid     fbtex2d      U0             u0     1
; used                                  UAV invalid     fbtex2d      U1             u1     1
; leasts                                UAV invalidfbtex2darray      U2             u2     1
; useds                                 UAV invalidfbtex2darray      U3             u3     2
;
;
; ViewId state:
;
; Number of inputs: 4, outputs: 4
; Outputs dependent on ViewId: {  }
; Inputs contributing to computation of Outputs:
;
target datalayout = "e-m:e-p:32:32-i1:32-i8:32-i16:32-i32:32-i64:64-f16:32-f32:32-f64:64-n8:16:32:64"
target triple = "dxil-ms-dx"

%dx.types.Handle = type { i8* }
%"class.Texture2D<vector<float, 4> >" = type { <4 x float>, %"class.Texture2D<vector<float, 4> >::mips_type" }
%"class.Texture2D<vector<float, 4> >::mips_type" = type { i32 }
%"class.Texture2DArray<vector<float, 4> >" = type { <4 x float>, %"class.Texture2DArray<vector<float, 4> >::mips_type" }
%"class.Texture2DArray<vector<float, 4> >::mips_type" = type { i32 }
%"class.FeedbackTexture2D<0>" = type { i32 }
%"class.FeedbackTexture2D<1>" = type { i32 }
%"class.FeedbackTexture2DArray<0>" = type { i32 }
%"class.FeedbackTexture2DArray<1>" = type { i32 }
%struct.SamplerState = type { i32 }

define void @main() {
  %leasts_UAV_fbtex2darray = call %dx.types.Handle @dx.op.createHandle(i32 57, i8 1, i32 2, i32 2, i1 false), !dbg !79 ; line:14 col:5  ; CreateHandle(resourceClass,rangeId,index,nonUniformIndex)
  %used_UAV_fbtex2d = call %dx.types.Handle @dx.op.createHandle(i32 57, i8 1, i32 1, i32 1, i1 false), !dbg !79 ; line:14 col:5  ; CreateHandle(resourceClass,rangeId,index,nonUniformIndex)
  %least_UAV_fbtex2d = call %dx.types.Handle @dx.op.createHandle(i32 57, i8 1, i32 0, i32 0, i1 false), !dbg !79 ; line:14 col:5  ; CreateHandle(resourceClass,rangeId,index,nonUniformIndex)
  %ta_texture_2darray = call %dx.types.Handle @dx.op.createHandle(i32 57, i8 0, i32 1, i32 1, i1 false), !dbg !79 ; line:14 col:5  ; CreateHandle(resourceClass,rangeId,index,nonUniformIndex)
  %t_texture_2d = call %dx.types.Handle @dx.op.createHandle(i32 57, i8 0, i32 0, i32 0, i1 false), !dbg !79 ; line:14 col:5  ; CreateHandle(resourceClass,rangeId,index,nonUniformIndex)
  %s_sampler = call %dx.types.Handle @dx.op.createHandle(i32 57, i8 3, i32 0, i32 0, i1 false), !dbg !79 ; line:14 col:5  ; CreateHandle(resourceClass,rangeId,index,nonUniformIndex)
  %1 = call float @dx.op.loadInput.f32(i32 4, i32 0, i32 0, i8 0, i32 undef), !dbg !80 ; line:9 col:20  ; LoadInput(inputSigId,rowIndex,colIndex,gsVertexAxis)
  call void @llvm.dbg.value(metadata float %1, i64 0, metadata !81, metadata !82), !dbg !80 ; var:"c" !DIExpression(DW_OP_bit_piece, 0, 32) func:"main"
  %2 = call float @dx.op.loadInput.f32(i32 4, i32 0, i32 0, i8 1, i32 undef), !dbg !80 ; line:9 col:20  ; LoadInput(inputSigId,rowIndex,colIndex,gsVertexAxis)
  call void @llvm.dbg.value(metadata float %2, i64 0, metadata !81, metadata !83), !dbg !80 ; var:"c" !DIExpression(DW_OP_bit_piece, 32, 32) func:"main"
  %3 = call float @dx.op.loadInput.f32(i32 4, i32 0, i32 0, i8 2, i32 undef), !dbg !80 ; line:9 col:20  ; LoadInput(inputSigId,rowIndex,colIndex,gsVertexAxis)
  call void @llvm.dbg.value(metadata float %3, i64 0, metadata !81, metadata !84), !dbg !80 ; var:"c" !DIExpression(DW_OP_bit_piece, 64, 32) func:"main"
  %4 = call float @dx.op.loadInput.f32(i32 4, i32 0, i32 0, i8 3, i32 undef), !dbg !80 ; line:9 col:20  ; LoadInput(inputSigId,rowIndex,colIndex,gsVertexAxis)
  call void @llvm.dbg.value(metadata float %1, i64 0, metadata !81, metadata !82), !dbg !80 ; var:"c" !DIExpression(DW_OP_bit_piece, 0, 32) func:"main"
  call void @llvm.dbg.value(metadata float %2, i64 0, metadata !81, metadata !83), !dbg !80 ; var:"c" !DIExpression(DW_OP_bit_piece, 32, 32) func:"main"
  call void @llvm.dbg.value(metadata float %3, i64 0, metadata !81, metadata !84), !dbg !80 ; var:"c" !DIExpression(DW_OP_bit_piece, 64, 32) func:"main"
  call void @llvm.dbg.value(metadata float %4, i64 0, metadata !81, metadata !85), !dbg !80 ; var:"c" !DIExpression(DW_OP_bit_piece, 96, 32) func:"main"
  call void @dx.op.writeSamplerFeedback(i32 174, %dx.types.Handle %least_UAV_fbtex2d, %dx.types.Handle %t_texture_2d, %dx.types.Handle %s_sampler, float %1, float %2, float undef, float undef, float undef), !dbg !86 ; line:11 col:5  ; WriteSamplerFeedback(feedbackTex,sampledTex,sampler,c0,c1,c2,c3,clamp)
  call void @dx.op.writeSamplerFeedback(i32 174, %dx.types.Handle %least_UAV_fbtex2d, %dx.types.Handle %t_texture_2d, %dx.types.Handle %s_sampler, float %1, float %2, float undef, float undef, float 5.000000e-01), !dbg !87 ; line:11 col:45  ; WriteSamplerFeedback(feedbackTex,sampledTex,sampler,c0,c1,c2,c3,clamp)
  call void @dx.op.writeSamplerFeedbackBias(i32 175, %dx.types.Handle %used_UAV_fbtex2d, %dx.types.Handle %t_texture_2d, %dx.types.Handle %s_sampler, float %1, float %2, float undef, float undef, float %4, float undef), !dbg !88 ; line:12 col:5  ; WriteSamplerFeedbackBias(feedbackTex,sampledTex,sampler,c0,c1,c2,c3,bias,clamp)
  call void @dx.op.writeSamplerFeedbackBias(i32 175, %dx.types.Handle %used_UAV_fbtex2d, %dx.types.Handle %t_texture_2d, %dx.types.Handle %s_sampler, float %1, float %2, float undef, float undef, float 1.000000e+00, float 2.000000e+00), !dbg !89 ; line:12 col:53  ; WriteSamplerFeedbackBias(feedbackTex,sampledTex,sampler,c0,c1,c2,c3,bias,clamp)
  call void @dx.op.writeSamplerFeedbackGrad(i32 177, %dx.types.Handle %leasts_UAV_fbtex2darray, %dx.types.Handle %ta_texture_2darray, %dx.types.Handle %s_sampler, float %1, float %2, float %3, float undef, float %1, float %2, float undef, float %3, float %4, float undef, float undef), !dbg !90 ; line:13 col:5  ; WriteSamplerFeedbackGrad(feedbackTex,sampledTex,sampler,c0,c1,c2,c3,ddx0,ddx1,ddx2,ddy0,ddy1,ddy2,clamp)
  call void @dx.op.writeSamplerFeedbackGrad(i32 177, %dx.types.Handle %leasts_UAV_fbtex2darray, %dx.types.Handle %ta_texture_2darray, %dx.types.Handle %s_sampler, float %1, float %2, float %3, float undef, float %1, float %2, float undef, float %3, float %4, float undef, float 1.000000e+00), !dbg !91 ; line:13 col:64  ; WriteSamplerFeedbackGrad(feedbackTex,sampledTex,sampler,c0,c1,c2,c3,ddx0,ddx1,ddx2,ddy0,ddy1,ddy2,clamp)
  %useds_UAV_fbtex2darray = call %dx.types.Handle @dx.op.createHandle(i32 57, i8 1, i32 3, i32 4, i1 false), !dbg !79 ; line:14 col:5  ; CreateHandle(resourceClass,rangeId,index,nonUniformIndex)
  call void @dx.op.writeSamplerFeedbackLevel(i32 176, %dx.types.Handle %useds_UAV_fbtex2darray, %dx.types.Handle %ta_texture_2darray, %dx.types.Handle %s_sampler, float %1, float %2, float %3, float undef, float %4), !dbg !79 ; line:14 col:5  ; WriteSamplerFeedbackLevel(feedbackTex,sampledTex,sampler,c0,c1,c2,c3,lod)
  call void @dx.op.storeOutput.f32(i32 5, i32 0, i32 0, i8 0, float 0.000000e+00), !dbg !92 ; line:15 col:5  ; StoreOutput(outputSigId,rowIndex,colIndex,value)
  call void @dx.op.storeOutput.f32(i32 5, i32 0, i32 0, i8 1, float 0.000000e+00), !dbg !92 ; line:15 col:5  ; StoreOutput(outputSigId,rowIndex,colIndex,value)
  call void @dx.op.storeOutput.f32(i32 5, i32 0, i32 0, i8 2, float 0.000000e+00), !dbg !92 ; line:15 col:5  ; StoreOutput(outputSigId,rowIndex,colIndex,value)
  call void @dx.op.storeOutput.f32(i32 5, i32 0, i32 0, i8 3, float 0.000000e+00), !dbg !92 ; line:15 col:5  ; StoreOutput(outputSigId,rowIndex,colIndex,value)
  ret void, !dbg !92 ; line:15 col:5
}

; Function Attrs: nounwind readnone
declare void @llvm.dbg.value(metadata, i64, metadata, metadata) #0

; Function Attrs: nounwind readnone
declare float @dx.op.loadInput.f32(i32, i32, i32, i8, i32) #0

; Function Attrs: nounwind
declare void @dx.op.storeOutput.f32(i32, i32, i32, i8, float) #1

; Function Attrs: nounwind
declare void @dx.op.writeSamplerFeedback(i32, %dx.types.Handle, %dx.types.Handle, %dx.types.Handle, float, float, float, float, float) #1

; Function Attrs: nounwind
declare void @dx.op.writeSamplerFeedbackBias(i32, %dx.types.Handle, %dx.types.Handle, %dx.types.Handle, float, float, float, float, float, float) #1

; Function Attrs: nounwind
declare void @dx.op.writeSamplerFeedbackGrad(i32, %dx.types.Handle, %dx.types.Handle, %dx.types.Handle, float, float, float, float, float, float, float, float, float, float, float) #1

; Function Attrs: nounwind
declare void @dx.op.writeSamplerFeedbackLevel(i32, %dx.types.Handle, %dx.types.Handle, %dx.types.Handle, float, float, float, float, float) #1

; Function Attrs: nounwind readonly
declare %dx.types.Handle @dx.op.createHandle(i32, i8, i32, i32, i1) #2

attributes #0 = { nounwind readnone }
attributes #1 = { nounwind }
attributes #2 = { nounwind readonly }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!44, !45}
!llvm.ident = !{!46}
!dx.source.contents = !{!47}
!dx.source.defines = !{!2}
!dx.source.mainFileName = !{!48}
!dx.source.args = !{!49}
!dx.version = !{!50}
!dx.valver = !{!51}
!dx.shaderModel = !{!52}
!dx.resources = !{!53}
!dx.typeAnnotations = !{!67}
!dx.viewIdState = !{!70}
!dx.entryPoints = !{!71}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus, file: !1, producer: "dxcoob 1.9.2602.17 (21d28f727)", isOptimized: false, runtimeVersion: 0, emissionKind: 1, enums: !2, subprograms: !3, globals: !19)
!1 = !DIFile(filename: "ps_feedback.hlsl", directory: "")
!2 = !{}
!3 = !{!4}
!4 = !DISubprogram(name: "main", scope: !1, file: !1, line: 9, type: !5, isLocal: false, isDefinition: true, scopeLine: 10, flags: DIFlagPrototyped, isOptimized: false, function: void ()* @main)
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
!19 = !{!20, !25, !29, !31, !36, !40, !42}
!20 = !DIGlobalVariable(name: "least", linkageName: "\01?least@@3V?$FeedbackTexture2D@$0A@@@A", scope: !0, file: !1, line: 4, type: !21, isLocal: false, isDefinition: true)
!21 = !DICompositeType(tag: DW_TAG_class_type, name: "FeedbackTexture2D<0>", file: !1, line: 4, size: 32, align: 32, elements: !2, templateParams: !22)
!22 = !{!23}
!23 = !DITemplateValueParameter(name: "kind", type: !24, value: i32 0)
!24 = !DIBasicType(name: "unsigned int", size: 32, align: 32, encoding: DW_ATE_unsigned)
!25 = !DIGlobalVariable(name: "used", linkageName: "\01?used@@3V?$FeedbackTexture2D@$00@@A", scope: !0, file: !1, line: 5, type: !26, isLocal: false, isDefinition: true)
!26 = !DICompositeType(tag: DW_TAG_class_type, name: "FeedbackTexture2D<1>", file: !1, line: 5, size: 32, align: 32, elements: !2, templateParams: !27)
!27 = !{!28}
!28 = !DITemplateValueParameter(name: "kind", type: !24, value: i32 1)
!29 = !DIGlobalVariable(name: "leasts", linkageName: "\01?leasts@@3V?$FeedbackTexture2DArray@$0A@@@A", scope: !0, file: !1, line: 6, type: !30, isLocal: false, isDefinition: true)
!30 = !DICompositeType(tag: DW_TAG_class_type, name: "FeedbackTexture2DArray<0>", file: !1, line: 6, size: 32, align: 32, elements: !2, templateParams: !22)
!31 = !DIGlobalVariable(name: "useds", linkageName: "\01?useds@@3PAV?$FeedbackTexture2DArray@$00@@A", scope: !0, file: !1, line: 7, type: !32, isLocal: false, isDefinition: true)
!32 = !DICompositeType(tag: DW_TAG_array_type, baseType: !33, size: 64, align: 32, elements: !34)
!33 = !DICompositeType(tag: DW_TAG_class_type, name: "FeedbackTexture2DArray<1>", file: !1, line: 7, size: 32, align: 32, elements: !2, templateParams: !27)
!34 = !{!35}
!35 = !DISubrange(count: 2)
!36 = !DIGlobalVariable(name: "t", linkageName: "\01?t@@3V?$Texture2D@V?$vector@M$03@@@@A", scope: !0, file: !1, line: 8, type: !37, isLocal: false, isDefinition: true)
!37 = !DICompositeType(tag: DW_TAG_class_type, name: "Texture2D<vector<float, 4> >", file: !1, line: 8, size: 160, align: 32, elements: !2, templateParams: !38)
!38 = !{!39}
!39 = !DITemplateTypeParameter(name: "element", type: !8)
!40 = !DIGlobalVariable(name: "ta", linkageName: "\01?ta@@3V?$Texture2DArray@V?$vector@M$03@@@@A", scope: !0, file: !1, line: 8, type: !41, isLocal: false, isDefinition: true)
!41 = !DICompositeType(tag: DW_TAG_class_type, name: "Texture2DArray<vector<float, 4> >", file: !1, line: 8, size: 160, align: 32, elements: !2, templateParams: !38)
!42 = !DIGlobalVariable(name: "s", linkageName: "\01?s@@3USamplerState@@A", scope: !0, file: !1, line: 8, type: !43, isLocal: false, isDefinition: true)
!43 = !DICompositeType(tag: DW_TAG_structure_type, name: "SamplerState", file: !1, line: 8, size: 32, align: 32, elements: !2)
!44 = !{i32 2, !"Dwarf Version", i32 4}
!45 = !{i32 2, !"Debug Info Version", i32 3}
!46 = !{!"dxcoob 1.9.2602.17 (21d28f727)"}
!47 = !{!"ps_feedback.hlsl", !"// dxc: main ps_6_5\0A// dxc: main ps_6_5 -Zi -Qembed_debug\0A// Sampler feedback: both kinds of maps, with all four ways to write, clamped or not.\0AFeedbackTexture2D<SAMPLER_FEEDBACK_MIN_MIP> least : register(u0);\0AFeedbackTexture2D<SAMPLER_FEEDBACK_MIP_REGION_USED> used : register(u1);\0AFeedbackTexture2DArray<SAMPLER_FEEDBACK_MIN_MIP> leasts : register(u2);\0AFeedbackTexture2DArray<SAMPLER_FEEDBACK_MIP_REGION_USED> useds[2] : register(u3);\0ATexture2D<float4> t : register(t0); Texture2DArray<float4> ta : register(t1); SamplerState s : register(s0);\0Afloat4 main(float4 c : C) : SV_Target\0A{\0A    least.WriteSamplerFeedback(t, s, c.xy); least.WriteSamplerFeedback(t, s, c.xy, 0.5);\0A    used.WriteSamplerFeedbackBias(t, s, c.xy, c.w); used.WriteSamplerFeedbackBias(t, s, c.xy, 1, 2);\0A    leasts.WriteSamplerFeedbackGrad(ta, s, c.xyz, c.xy, c.zw); leasts.WriteSamplerFeedbackGrad(ta, s, c.xyz, c.xy, c.zw, 1);\0A    useds[1].WriteSamplerFeedbackLevel(ta, s, c.xyz, c.w);\0A    return 0;\0A}\0A"}
!48 = !{!"ps_feedback.hlsl"}
!49 = !{!"-T", !"ps_6_5", !"-E", !"main", !"-Zi", !"-Qembed_debug"}
!50 = !{i32 1, i32 5}
!51 = !{i32 1, i32 9}
!52 = !{!"ps", i32 6, i32 5}
!53 = !{!54, !58, null, !65}
!54 = !{!55, !57}
!55 = !{i32 0, %"class.Texture2D<vector<float, 4> >"* undef, !"t", i32 0, i32 0, i32 1, i32 2, i32 0, !56}
!56 = !{i32 0, i32 9}
!57 = !{i32 1, %"class.Texture2DArray<vector<float, 4> >"* undef, !"ta", i32 0, i32 1, i32 1, i32 7, i32 0, !56}
!58 = !{!59, !61, !63, !64}
!59 = !{i32 0, %"class.FeedbackTexture2D<0>"* undef, !"least", i32 0, i32 0, i32 1, i32 17, i1 false, i1 false, i1 false, !60}
!60 = !{i32 2, i32 0}
!61 = !{i32 1, %"class.FeedbackTexture2D<1>"* undef, !"used", i32 0, i32 1, i32 1, i32 17, i1 false, i1 false, i1 false, !62}
!62 = !{i32 2, i32 1}
!63 = !{i32 2, %"class.FeedbackTexture2DArray<0>"* undef, !"leasts", i32 0, i32 2, i32 1, i32 18, i1 false, i1 false, i1 false, !60}
!64 = !{i32 3, [2 x %"class.FeedbackTexture2DArray<1>"]* undef, !"useds", i32 0, i32 3, i32 2, i32 18, i1 false, i1 false, i1 false, !62}
!65 = !{!66}
!66 = !{i32 0, %struct.SamplerState* undef, !"s", i32 0, i32 0, i32 1, i32 0, null}
!67 = !{i32 1, void ()* @main, !68}
!68 = !{!69}
!69 = !{i32 0, !2, !2}
!70 = !{[6 x i32] [i32 4, i32 4, i32 0, i32 0, i32 0, i32 0]}
!71 = !{void ()* @main, !"main", !72, !53, null}
!72 = !{!73, !77, null}
!73 = !{!74}
!74 = !{i32 0, !"C", i8 9, i8 0, !75, i8 2, i32 1, i8 4, i32 0, i8 0, !76}
!75 = !{i32 0}
!76 = !{i32 3, i32 15}
!77 = !{!78}
!78 = !{i32 0, !"SV_Target", i8 9, i8 16, !75, i8 0, i32 1, i8 4, i32 0, i8 0, !76}
!79 = !DILocation(line: 14, column: 5, scope: !4)
!80 = !DILocation(line: 9, column: 20, scope: !4)
!81 = !DILocalVariable(tag: DW_TAG_arg_variable, name: "c", arg: 1, scope: !4, file: !1, line: 9, type: !7)
!82 = !DIExpression(DW_OP_bit_piece, 0, 32)
!83 = !DIExpression(DW_OP_bit_piece, 32, 32)
!84 = !DIExpression(DW_OP_bit_piece, 64, 32)
!85 = !DIExpression(DW_OP_bit_piece, 96, 32)
!86 = !DILocation(line: 11, column: 5, scope: !4)
!87 = !DILocation(line: 11, column: 45, scope: !4)
!88 = !DILocation(line: 12, column: 5, scope: !4)
!89 = !DILocation(line: 12, column: 53, scope: !4)
!90 = !DILocation(line: 13, column: 5, scope: !4)
!91 = !DILocation(line: 13, column: 64, scope: !4)
!92 = !DILocation(line: 15, column: 5, scope: !4)
