; shader debug name: caeb19a292983d41137f314a34c4564e.pdb
; shader hash: caeb19a292983d41137f314a34c4564e
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
; Subobjects:
;
;  GlobalRootSignature global_ = { <168 bytes> };
;  LocalRootSignature local_ = { <48 bytes> };
;  StateObjectConfig config = { STATE_OBJECT_FLAG_ALLOW_LOCAL_DEPENDENCIES_ON_EXTERNAL_DEFINITIONS };
;  SubobjectToExportsAssociation assoc = { "local_", { "miss", "hit", "other_one" }  };
;  SubobjectToExportsAssociation assoc_all = { "config", {  }  };
;  RaytracingShaderConfig shader_config = { MaxPayloadSizeInBytes = 128, MaxAttributeSizeInBytes = 64 };
;  RaytracingPipelineConfig pipeline = { MaxTraceRecursionDepth = 512 };
;  HitGroup triangle_ = { HitGroupType = Triangle, Anyhit = "any", Closesthit = "hit", Intersection = "" };
;  HitGroup procedural = { HitGroupType = ProceduralPrimitive, Anyhit = "any", Closesthit = "hit", Intersection = "intersect" };
;
target datalayout = "e-m:e-p:32:32-i1:32-i8:32-i16:32-i32:32-i64:64-f16:32-f32:32-f64:64-n8:16:32:64"
target triple = "dxil-ms-dx"

%struct.Payload = type { <4 x float> }

; Function Attrs: nounwind
define void @"\01?miss@@YAXUPayload@@@Z"(%struct.Payload* noalias nocapture %p) #0 {
  call void @llvm.dbg.value(metadata <4 x float> <float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00>, i64 0, metadata !43, metadata !44), !dbg !45 ; var:"p" !DIExpression() func:"miss"
  %1 = getelementptr inbounds %struct.Payload, %struct.Payload* %p, i32 0, i32 0, !dbg !46 ; line:19 col:56
  store <4 x float> <float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00>, <4 x float>* %1, align 4, !dbg !46 ; line:19 col:56
  ret void, !dbg !46 ; line:19 col:56
}

; Function Attrs: nounwind readnone
declare void @llvm.dbg.value(metadata, i64, metadata, metadata) #1

attributes #0 = { nounwind }
attributes #1 = { nounwind readnone }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!23, !24}
!llvm.ident = !{!25}
!dx.source.contents = !{!26}
!dx.source.defines = !{!2}
!dx.source.mainFileName = !{!27}
!dx.source.args = !{!28}
!dx.version = !{!29}
!dx.valver = !{!30}
!dx.shaderModel = !{!31}
!dx.typeAnnotations = !{!32, !35}
!dx.entryPoints = !{!39, !40}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus, file: !1, producer: "dxcoob 1.9.2602.17 (21d28f727)", isOptimized: false, runtimeVersion: 0, emissionKind: 1, enums: !2, subprograms: !3)
!1 = !DIFile(filename: "lib_subobjects.hlsl", directory: "")
!2 = !{}
!3 = !{!4}
!4 = !DISubprogram(name: "miss", linkageName: "\01?miss@@YAXUPayload@@@Z", scope: !1, file: !1, line: 19, type: !5, isLocal: false, isDefinition: true, scopeLine: 19, flags: DIFlagPrototyped, isOptimized: false, function: void (%struct.Payload*)* @"\01?miss@@YAXUPayload@@@Z")
!5 = !DISubroutineType(types: !6)
!6 = !{null, !7}
!7 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !8)
!8 = !DICompositeType(tag: DW_TAG_structure_type, name: "Payload", file: !1, line: 18, size: 128, align: 32, elements: !9)
!9 = !{!10}
!10 = !DIDerivedType(tag: DW_TAG_member, name: "c", scope: !8, file: !1, line: 18, baseType: !11, size: 128, align: 32)
!11 = !DIDerivedType(tag: DW_TAG_typedef, name: "float4", file: !1, baseType: !12)
!12 = !DICompositeType(tag: DW_TAG_class_type, name: "vector<float, 4>", file: !1, size: 128, align: 32, elements: !13, templateParams: !19)
!13 = !{!14, !16, !17, !18}
!14 = !DIDerivedType(tag: DW_TAG_member, name: "x", scope: !12, file: !1, baseType: !15, size: 32, align: 32, flags: DIFlagPublic)
!15 = !DIBasicType(name: "float", size: 32, align: 32, encoding: DW_ATE_float)
!16 = !DIDerivedType(tag: DW_TAG_member, name: "y", scope: !12, file: !1, baseType: !15, size: 32, align: 32, offset: 32, flags: DIFlagPublic)
!17 = !DIDerivedType(tag: DW_TAG_member, name: "z", scope: !12, file: !1, baseType: !15, size: 32, align: 32, offset: 64, flags: DIFlagPublic)
!18 = !DIDerivedType(tag: DW_TAG_member, name: "w", scope: !12, file: !1, baseType: !15, size: 32, align: 32, offset: 96, flags: DIFlagPublic)
!19 = !{!20, !21}
!20 = !DITemplateTypeParameter(name: "element", type: !15)
!21 = !DITemplateValueParameter(name: "element_count", type: !22, value: i32 4)
!22 = !DIBasicType(name: "int", size: 32, align: 32, encoding: DW_ATE_signed)
!23 = !{i32 2, !"Dwarf Version", i32 4}
!24 = !{i32 2, !"Debug Info Version", i32 3}
!25 = !{!"dxcoob 1.9.2602.17 (21d28f727)"}
!26 = !{!"lib_subobjects.hlsl", !"// dxc: - lib_6_3\0A// dxc: - lib_6_5 -D MORE\0A// dxc: - lib_6_6 -Zi -Qembed_debug\0A// Subobjects of all kinds.\0AGlobalRootSignature global_ = { \22RootConstants(num32BitConstants=4, b0), SRV(t0), DescriptorTable(UAV(u0, numDescriptors = 2)), StaticSampler(s0, filter = FILTER_MIN_MAG_MIP_POINT)\22 };\0ALocalRootSignature local_ = { \22RootFlags(LOCAL_ROOT_SIGNATURE), CBV(b1)\22 };\0AStateObjectConfig config = { STATE_OBJECT_FLAGS_ALLOW_LOCAL_DEPENDENCIES_ON_EXTERNAL_DEFINITONS };\0ASubobjectToExportsAssociation assoc = { \22local_\22, \22miss;hit;other_one\22 };\0ASubobjectToExportsAssociation assoc_all = { \22config\22, \22\22 };\0ARaytracingShaderConfig shader_config = { 128, 64 };\0ARaytracingPipelineConfig pipeline = { 512 };\0ATriangleHitGroup triangle_ = { \22any\22, \22hit\22 };\0AProceduralPrimitiveHitGroup procedural = { \22any\22, \22hit\22, \22intersect\22 };\0A#ifdef MORE\0ARaytracingPipelineConfig1 pipeline1 = { 32, RAYTRACING_PIPELINE_FLAG_SKIP_TRIANGLES };\0AStateObjectConfig config2 = { STATE_OBJECT_FLAGS_ALLOW_EXTERNAL_DEPENDENCIES_ON_LOCAL_DEFINITIONS | STATE_OBJECT_FLAG_ALLOW_STATE_OBJECT_ADDITIONS };\0A#endif\0Astruct Payload { float4 c; };\0A[shader(\22miss\22)] void miss(inout Payload p) { p.c = 1; }\0A"}
!27 = !{!"lib_subobjects.hlsl"}
!28 = !{!"-T", !"lib_6_6", !"-Zi", !"-Qembed_debug"}
!29 = !{i32 1, i32 6}
!30 = !{i32 1, i32 9}
!31 = !{!"lib", i32 6, i32 6}
!32 = !{i32 0, %struct.Payload undef, !33}
!33 = !{i32 16, !34}
!34 = !{i32 6, !"c", i32 3, i32 0, i32 7, i32 9}
!35 = !{i32 1, void (%struct.Payload*)* @"\01?miss@@YAXUPayload@@@Z", !36}
!36 = !{!37, !38}
!37 = !{i32 1, !2, !2}
!38 = !{i32 2, !2, !2}
!39 = !{null, !"", null, null, null}
!40 = !{void (%struct.Payload*)* @"\01?miss@@YAXUPayload@@@Z", !"\01?miss@@YAXUPayload@@@Z", null, null, !41}
!41 = !{i32 8, i32 11, i32 6, i32 16, i32 5, !42}
!42 = !{i32 0}
!43 = !DILocalVariable(tag: DW_TAG_arg_variable, name: "p", arg: 1, scope: !4, file: !1, line: 19, type: !8)
!44 = !DIExpression()
!45 = !DILocation(line: 19, column: 42, scope: !4)
!46 = !DILocation(line: 19, column: 56, scope: !4)
