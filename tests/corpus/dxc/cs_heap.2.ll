;
; Note: shader requires additional functionality:
;       Resource descriptor heap indexing
;       Sampler descriptor heap indexing
;
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
; shader debug name: cf726c4951903ad6799da5830409bed2.pdb
; shader hash: cf726c4951903ad6799da5830409bed2
;
; Pipeline Runtime Information: 
;
;PSVRuntimeInfo:
; Compute Shader
; NumThreads=(8,1,1)
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
;
target datalayout = "e-m:e-p:32:32-i1:32-i8:32-i16:32-i32:32-i64:64-f16:32-f32:32-f64:64-n8:16:32:64"
target triple = "dxil-ms-dx"

%dx.types.Handle = type { i8* }
%dx.types.ResourceProperties = type { i32, i32 }
%dx.types.ResRet.f32 = type { float, float, float, float, i32 }
%dx.types.CBufRet.f32 = type { float, float, float, float }
%dx.types.CBufRet.i32 = type { i32, i32, i32, i32 }

define void @main() {
  %1 = call i32 @dx.op.threadId.i32(i32 93, i32 0), !dbg !42 ; line:11 col:16  ; ThreadId(component)
  call void @llvm.dbg.value(metadata i32 %1, i64 0, metadata !43, metadata !44), !dbg !42 ; var:"i" !DIExpression() func:"main"
  %2 = call %dx.types.Handle @dx.op.createHandleFromHeap(i32 218, i32 %1, i1 false, i1 false), !dbg !45 ; line:13 col:27  ; CreateHandleFromHeap(index,samplerHeap,nonUniformIndex)
  %3 = call %dx.types.Handle @dx.op.annotateHandle(i32 216, %dx.types.Handle %2, %dx.types.ResourceProperties { i32 2, i32 1033 }), !dbg !46 ; line:13 col:23  ; AnnotateHandle(res,props)  resource: Texture2D<4xF32>
  %4 = call %dx.types.Handle @dx.op.createHandleFromHeap(i32 218, i32 3, i1 true, i1 false), !dbg !47 ; line:14 col:22  ; CreateHandleFromHeap(index,samplerHeap,nonUniformIndex)
  %5 = call %dx.types.Handle @dx.op.annotateHandle(i32 216, %dx.types.Handle %4, %dx.types.ResourceProperties { i32 14, i32 0 }), !dbg !48 ; line:14 col:18  ; AnnotateHandle(res,props)  resource: SamplerState
  %6 = call %dx.types.Handle @dx.op.createHandleFromHeap(i32 218, i32 %1, i1 true, i1 true), !dbg !49 ; line:15 col:33  ; CreateHandleFromHeap(index,samplerHeap,nonUniformIndex)
  %7 = call %dx.types.Handle @dx.op.annotateHandle(i32 216, %dx.types.Handle %6, %dx.types.ResourceProperties { i32 32782, i32 0 }), !dbg !50 ; line:15 col:28  ; AnnotateHandle(res,props)  resource: SamplerComparisonState
  %8 = add i32 %1, 1, !dbg !51 ; line:16 col:80
  %9 = call %dx.types.Handle @dx.op.createHandleFromHeap(i32 218, i32 %8, i1 false, i1 true), !dbg !52 ; line:16 col:31  ; CreateHandleFromHeap(index,samplerHeap,nonUniformIndex)
  %10 = call %dx.types.Handle @dx.op.annotateHandle(i32 216, %dx.types.Handle %9, %dx.types.ResourceProperties { i32 4107, i32 0 }), !dbg !53 ; line:16 col:25  ; AnnotateHandle(res,props)  resource: RWByteAddressBuffer
  %11 = call %dx.types.Handle @dx.op.createHandleFromHeap(i32 218, i32 7, i1 false, i1 false), !dbg !54 ; line:17 col:49  ; CreateHandleFromHeap(index,samplerHeap,nonUniformIndex)
  %12 = call %dx.types.Handle @dx.op.annotateHandle(i32 216, %dx.types.Handle %11, %dx.types.ResourceProperties { i32 20482, i32 265 }), !dbg !55 ; line:17 col:41  ; AnnotateHandle(res,props)  resource: globallycoherent RWTexture2D<F32>
  %13 = call %dx.types.Handle @dx.op.createHandleFromHeap(i32 218, i32 9, i1 false, i1 false), !dbg !56 ; line:19 col:27  ; CreateHandleFromHeap(index,samplerHeap,nonUniformIndex)
  %14 = call %dx.types.Handle @dx.op.annotateHandle(i32 216, %dx.types.Handle %13, %dx.types.ResourceProperties { i32 13, i32 20 }), !dbg !57 ; line:19 col:23  ; AnnotateHandle(res,props)  resource: CBuffer
  %15 = call %dx.types.Handle @dx.op.createHandleFromHeap(i32 218, i32 10, i1 false, i1 false), !dbg !58 ; line:20 col:30  ; CreateHandleFromHeap(index,samplerHeap,nonUniformIndex)
  %16 = call %dx.types.Handle @dx.op.annotateHandle(i32 216, %dx.types.Handle %15, %dx.types.ResourceProperties { i32 524, i32 20 }), !dbg !59 ; line:20 col:25  ; AnnotateHandle(res,props)  resource: StructuredBuffer<stride=20>
  %17 = call %dx.types.Handle @dx.op.createHandleFromHeap(i32 218, i32 11, i1 false, i1 false), !dbg !60 ; line:21 col:40  ; CreateHandleFromHeap(index,samplerHeap,nonUniformIndex)
  %18 = call %dx.types.Handle @dx.op.annotateHandle(i32 216, %dx.types.Handle %17, %dx.types.ResourceProperties { i32 36876, i32 4 }), !dbg !61 ; line:21 col:30  ; AnnotateHandle(res,props)  resource: RWStructuredBuffer<stride=4, counter>
  %19 = uitofp i32 %1 to float, !dbg !62 ; line:22 col:40
  %20 = call %dx.types.ResRet.f32 @dx.op.sampleLevel.f32(i32 62, %dx.types.Handle %3, %dx.types.Handle %5, float %19, float 0.000000e+00, float undef, float undef, i32 0, i32 0, i32 undef, float 0.000000e+00), !dbg !63 ; line:22 col:16  ; SampleLevel(srv,sampler,coord0,coord1,coord2,coord3,offset0,offset1,offset2,LOD)
  %21 = extractvalue %dx.types.ResRet.f32 %20, 0, !dbg !63 ; line:22 col:16
  %22 = extractvalue %dx.types.ResRet.f32 %20, 1, !dbg !63 ; line:22 col:16
  %23 = extractvalue %dx.types.ResRet.f32 %20, 2, !dbg !63 ; line:22 col:16
  %24 = extractvalue %dx.types.ResRet.f32 %20, 3, !dbg !63 ; line:22 col:16
  %25 = call %dx.types.CBufRet.f32 @dx.op.cbufferLoadLegacy.f32(i32 59, %dx.types.Handle %14, i32 0), !dbg !64 ; line:22 col:54  ; CBufferLoadLegacy(handle,regIndex)
  %26 = extractvalue %dx.types.CBufRet.f32 %25, 0, !dbg !64 ; line:22 col:54
  %27 = extractvalue %dx.types.CBufRet.f32 %25, 1, !dbg !64 ; line:22 col:54
  %28 = extractvalue %dx.types.CBufRet.f32 %25, 2, !dbg !64 ; line:22 col:54
  %29 = extractvalue %dx.types.CBufRet.f32 %25, 3, !dbg !64 ; line:22 col:54
  %.i0 = fadd fast float %26, %21, !dbg !65 ; line:22 col:50
  %.i1 = fadd fast float %27, %22, !dbg !65 ; line:22 col:50
  %.i2 = fadd fast float %28, %23, !dbg !65 ; line:22 col:50
  %.i3 = fadd fast float %29, %24, !dbg !65 ; line:22 col:50
  %30 = call %dx.types.CBufRet.i32 @dx.op.cbufferLoadLegacy.i32(i32 59, %dx.types.Handle %14, i32 1), !dbg !66 ; line:22 col:63  ; CBufferLoadLegacy(handle,regIndex)
  %31 = extractvalue %dx.types.CBufRet.i32 %30, 0, !dbg !66 ; line:22 col:63
  %RawBufferLoad = call %dx.types.ResRet.f32 @dx.op.rawBufferLoad.f32(i32 139, %dx.types.Handle %16, i32 %31, i32 0, i8 15, i32 4), !dbg !67 ; line:22 col:66  ; RawBufferLoad(srv,index,elementOffset,mask,alignment)
  %32 = extractvalue %dx.types.ResRet.f32 %RawBufferLoad, 0, !dbg !67 ; line:22 col:66
  %33 = extractvalue %dx.types.ResRet.f32 %RawBufferLoad, 1, !dbg !67 ; line:22 col:66
  %34 = extractvalue %dx.types.ResRet.f32 %RawBufferLoad, 2, !dbg !67 ; line:22 col:66
  %35 = extractvalue %dx.types.ResRet.f32 %RawBufferLoad, 3, !dbg !67 ; line:22 col:66
  %.i01 = fadd fast float %.i0, %32, !dbg !68 ; line:22 col:56
  %.i12 = fadd fast float %.i1, %33, !dbg !68 ; line:22 col:56
  %.i23 = fadd fast float %.i2, %34, !dbg !68 ; line:22 col:56
  %.i34 = fadd fast float %.i3, %35, !dbg !68 ; line:22 col:56
  %36 = call %dx.types.ResRet.f32 @dx.op.sampleCmpLevelZero.f32(i32 65, %dx.types.Handle %3, %dx.types.Handle %7, float 0.000000e+00, float %19, float undef, float undef, i32 0, i32 0, i32 undef, float 5.000000e-01), !dbg !69 ; line:22 col:70  ; SampleCmpLevelZero(srv,sampler,coord0,coord1,coord2,coord3,offset0,offset1,offset2,compareValue)
  %37 = extractvalue %dx.types.ResRet.f32 %36, 0, !dbg !69 ; line:22 col:70
  %.i05 = fadd fast float %.i01, %37, !dbg !70 ; line:22 col:68
  %.i16 = fadd fast float %.i12, %37, !dbg !70 ; line:22 col:68
  %.i27 = fadd fast float %.i23, %37, !dbg !70 ; line:22 col:68
  %.i38 = fadd fast float %.i34, %37, !dbg !70 ; line:22 col:68
  call void @llvm.dbg.value(metadata float %.i05, i64 0, metadata !71, metadata !81), !dbg !82 ; var:"r" !DIExpression(DW_OP_bit_piece, 0, 32) func:"main"
  call void @llvm.dbg.value(metadata float %.i16, i64 0, metadata !71, metadata !83), !dbg !82 ; var:"r" !DIExpression(DW_OP_bit_piece, 32, 32) func:"main"
  call void @llvm.dbg.value(metadata float %.i27, i64 0, metadata !71, metadata !84), !dbg !82 ; var:"r" !DIExpression(DW_OP_bit_piece, 64, 32) func:"main"
  call void @llvm.dbg.value(metadata float %.i38, i64 0, metadata !71, metadata !85), !dbg !82 ; var:"r" !DIExpression(DW_OP_bit_piece, 96, 32) func:"main"
  %.i09 = bitcast float %.i05 to i32, !dbg !86 ; line:23 col:24
  %.i110 = bitcast float %.i16 to i32, !dbg !86 ; line:23 col:24
  %.i211 = bitcast float %.i27 to i32, !dbg !86 ; line:23 col:24
  %.i312 = bitcast float %.i38 to i32, !dbg !86 ; line:23 col:24
  %38 = shl i32 %1, 4, !dbg !87 ; line:23 col:19
  call void @dx.op.rawBufferStore.i32(i32 140, %dx.types.Handle %10, i32 %38, i32 undef, i32 %.i09, i32 %.i110, i32 %.i211, i32 %.i312, i8 15, i32 4), !dbg !88 ; line:23 col:5  ; RawBufferStore(uav,index,elementOffset,value0,value1,value2,value3,mask,alignment)
  call void @dx.op.textureStore.f32(i32 67, %dx.types.Handle %12, i32 %1, i32 %1, i32 undef, float %.i05, float %.i05, float %.i05, float %.i05, i8 15), !dbg !89 ; line:24 col:24  ; TextureStore(srv,coord0,coord1,coord2,value0,value1,value2,value3,mask)
  %39 = call i32 @dx.op.bufferUpdateCounter(i32 70, %dx.types.Handle %18, i8 1), !dbg !90 ; line:25 col:13  ; BufferUpdateCounter(uav,inc)
  call void @dx.op.rawBufferStore.i32(i32 140, %dx.types.Handle %18, i32 %39, i32 0, i32 %1, i32 undef, i32 undef, i32 undef, i8 1, i32 4), !dbg !91 ; line:25 col:41  ; RawBufferStore(uav,index,elementOffset,value0,value1,value2,value3,mask,alignment)
  ret void, !dbg !92 ; line:26 col:1
}

; Function Attrs: nounwind readnone
declare void @llvm.dbg.value(metadata, i64, metadata, metadata) #0

; Function Attrs: nounwind readnone
declare i32 @dx.op.threadId.i32(i32, i32) #0

; Function Attrs: nounwind readnone
declare %dx.types.Handle @dx.op.createHandleFromHeap(i32, i32, i1, i1) #0

; Function Attrs: nounwind readonly
declare %dx.types.CBufRet.f32 @dx.op.cbufferLoadLegacy.f32(i32, %dx.types.Handle, i32) #1

; Function Attrs: nounwind readonly
declare %dx.types.CBufRet.i32 @dx.op.cbufferLoadLegacy.i32(i32, %dx.types.Handle, i32) #1

; Function Attrs: nounwind readonly
declare %dx.types.ResRet.f32 @dx.op.sampleLevel.f32(i32, %dx.types.Handle, %dx.types.Handle, float, float, float, float, i32, i32, i32, float) #1

; Function Attrs: nounwind readonly
declare %dx.types.ResRet.f32 @dx.op.rawBufferLoad.f32(i32, %dx.types.Handle, i32, i32, i8, i32) #1

; Function Attrs: nounwind readonly
declare %dx.types.ResRet.f32 @dx.op.sampleCmpLevelZero.f32(i32, %dx.types.Handle, %dx.types.Handle, float, float, float, float, i32, i32, i32, float) #1

; Function Attrs: nounwind
declare void @dx.op.rawBufferStore.i32(i32, %dx.types.Handle, i32, i32, i32, i32, i32, i32, i8, i32) #2

; Function Attrs: nounwind
declare void @dx.op.textureStore.f32(i32, %dx.types.Handle, i32, i32, i32, float, float, float, float, i8) #2

; Function Attrs: nounwind
declare i32 @dx.op.bufferUpdateCounter(i32, %dx.types.Handle, i8) #2

; Function Attrs: nounwind readnone
declare %dx.types.Handle @dx.op.annotateHandle(i32, %dx.types.Handle, %dx.types.ResourceProperties) #0

attributes #0 = { nounwind readnone }
attributes #1 = { nounwind readonly }
attributes #2 = { nounwind }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!27, !28}
!llvm.ident = !{!29}
!dx.source.contents = !{!30}
!dx.source.defines = !{!2}
!dx.source.mainFileName = !{!31}
!dx.source.args = !{!32}
!dx.version = !{!33}
!dx.valver = !{!34}
!dx.shaderModel = !{!35}
!dx.typeAnnotations = !{!36}
!dx.entryPoints = !{!39}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus, file: !1, producer: "dxcoob 1.9.2602.17 (21d28f727)", isOptimized: false, runtimeVersion: 0, emissionKind: 1, enums: !2, retainedTypes: !3, subprograms: !22)
!1 = !DIFile(filename: "cs_heap.hlsl", directory: "")
!2 = !{}
!3 = !{!4, !14}
!4 = !DIDerivedType(tag: DW_TAG_typedef, name: "float2", file: !1, line: 22, baseType: !5)
!5 = !DICompositeType(tag: DW_TAG_class_type, name: "vector<float, 2>", file: !1, line: 22, size: 64, align: 32, elements: !6, templateParams: !10)
!6 = !{!7, !9}
!7 = !DIDerivedType(tag: DW_TAG_member, name: "x", scope: !5, file: !1, line: 22, baseType: !8, size: 32, align: 32, flags: DIFlagPublic)
!8 = !DIBasicType(name: "float", size: 32, align: 32, encoding: DW_ATE_float)
!9 = !DIDerivedType(tag: DW_TAG_member, name: "y", scope: !5, file: !1, line: 22, baseType: !8, size: 32, align: 32, offset: 32, flags: DIFlagPublic)
!10 = !{!11, !12}
!11 = !DITemplateTypeParameter(name: "element", type: !8)
!12 = !DITemplateValueParameter(name: "element_count", type: !13, value: i32 2)
!13 = !DIBasicType(name: "int", size: 32, align: 32, encoding: DW_ATE_signed)
!14 = !DIDerivedType(tag: DW_TAG_typedef, name: "uint2", file: !1, line: 24, baseType: !15)
!15 = !DICompositeType(tag: DW_TAG_class_type, name: "vector<unsigned int, 2>", file: !1, line: 24, size: 64, align: 32, elements: !16, templateParams: !20)
!16 = !{!17, !19}
!17 = !DIDerivedType(tag: DW_TAG_member, name: "x", scope: !15, file: !1, line: 24, baseType: !18, size: 32, align: 32, flags: DIFlagPublic)
!18 = !DIBasicType(name: "unsigned int", size: 32, align: 32, encoding: DW_ATE_unsigned)
!19 = !DIDerivedType(tag: DW_TAG_member, name: "y", scope: !15, file: !1, line: 24, baseType: !18, size: 32, align: 32, offset: 32, flags: DIFlagPublic)
!20 = !{!21, !12}
!21 = !DITemplateTypeParameter(name: "element", type: !18)
!22 = !{!23}
!23 = !DISubprogram(name: "main", scope: !1, file: !1, line: 11, type: !24, isLocal: false, isDefinition: true, scopeLine: 12, flags: DIFlagPrototyped, isOptimized: false, function: void ()* @main)
!24 = !DISubroutineType(types: !25)
!25 = !{null, !26}
!26 = !DIDerivedType(tag: DW_TAG_typedef, name: "uint", file: !1, baseType: !18)
!27 = !{i32 2, !"Dwarf Version", i32 4}
!28 = !{i32 2, !"Debug Info Version", i32 3}
!29 = !{!"dxcoob 1.9.2602.17 (21d28f727)"}
!30 = !{!"cs_heap.hlsl", !"// dxc: main cs_6_6\0A// dxc: main cs_6_6 -Zi -Qembed_debug\0A// dxc: main cs_6_6 -D ROOT=\22CBV_SRV_UAV_HEAP_DIRECTLY_INDEXED|SAMPLER_HEAP_DIRECTLY_INDEXED\22\0A// Views straight from the heaps, of all kinds, uniform and not.\0A#ifdef ROOT\0A#define STRING_(x) #x\0A#define STRING(x) STRING_(x)\0A[RootSignature(\22RootFlags(CBV_SRV_UAV_HEAP_DIRECTLY_INDEXED | SAMPLER_HEAP_DIRECTLY_INDEXED), RootConstants(num32BitConstants=1, b0)\22)]\0A#endif\0A[numthreads(8, 1, 1)]\0Avoid main(uint i : SV_DispatchThreadID)\0A{\0A    Texture2D<float4> t = ResourceDescriptorHeap[i];\0A    SamplerState s = SamplerDescriptorHeap[3];\0A    SamplerComparisonState sc = SamplerDescriptorHeap[NonUniformResourceIndex(i)];\0A    RWByteAddressBuffer raw = ResourceDescriptorHeap[NonUniformResourceIndex(i + 1)];\0A    globallycoherent RWTexture2D<float> image = ResourceDescriptorHeap[7];\0A    struct K { float4 f; uint n; };\0A    ConstantBuffer<K> k = ResourceDescriptorHeap[9];\0A    StructuredBuffer<K> ks = ResourceDescriptorHeap[10];\0A    RWStructuredBuffer<uint> counted = ResourceDescriptorHeap[11];\0A    float4 r = t.SampleLevel(s, float2(i, 0), 0) + k.f + ks[k.n].f + t.SampleCmpLevelZero(sc, float2(0, i), 0.5);\0A    raw.Store4(16 * i, asuint(r));\0A    image[uint2(i, i)] = r.x;\0A    counted[counted.IncrementCounter()] = i;\0A}\0A"}
!31 = !{!"cs_heap.hlsl"}
!32 = !{!"-T", !"cs_6_6", !"-E", !"main", !"-Zi", !"-Qembed_debug"}
!33 = !{i32 1, i32 6}
!34 = !{i32 1, i32 9}
!35 = !{!"cs", i32 6, i32 6}
!36 = !{i32 1, void ()* @main, !37}
!37 = !{!38}
!38 = !{i32 0, !2, !2}
!39 = !{void ()* @main, !"main", null, null, !40}
!40 = !{i32 0, i64 3221225472, i32 4, !41}
!41 = !{i32 8, i32 1, i32 1}
!42 = !DILocation(line: 11, column: 16, scope: !23)
!43 = !DILocalVariable(tag: DW_TAG_arg_variable, name: "i", arg: 1, scope: !23, file: !1, line: 11, type: !26)
!44 = !DIExpression()
!45 = !DILocation(line: 13, column: 27, scope: !23)
!46 = !DILocation(line: 13, column: 23, scope: !23)
!47 = !DILocation(line: 14, column: 22, scope: !23)
!48 = !DILocation(line: 14, column: 18, scope: !23)
!49 = !DILocation(line: 15, column: 33, scope: !23)
!50 = !DILocation(line: 15, column: 28, scope: !23)
!51 = !DILocation(line: 16, column: 80, scope: !23)
!52 = !DILocation(line: 16, column: 31, scope: !23)
!53 = !DILocation(line: 16, column: 25, scope: !23)
!54 = !DILocation(line: 17, column: 49, scope: !23)
!55 = !DILocation(line: 17, column: 41, scope: !23)
!56 = !DILocation(line: 19, column: 27, scope: !23)
!57 = !DILocation(line: 19, column: 23, scope: !23)
!58 = !DILocation(line: 20, column: 30, scope: !23)
!59 = !DILocation(line: 20, column: 25, scope: !23)
!60 = !DILocation(line: 21, column: 40, scope: !23)
!61 = !DILocation(line: 21, column: 30, scope: !23)
!62 = !DILocation(line: 22, column: 40, scope: !23)
!63 = !DILocation(line: 22, column: 16, scope: !23)
!64 = !DILocation(line: 22, column: 54, scope: !23)
!65 = !DILocation(line: 22, column: 50, scope: !23)
!66 = !DILocation(line: 22, column: 63, scope: !23)
!67 = !DILocation(line: 22, column: 66, scope: !23)
!68 = !DILocation(line: 22, column: 56, scope: !23)
!69 = !DILocation(line: 22, column: 70, scope: !23)
!70 = !DILocation(line: 22, column: 68, scope: !23)
!71 = !DILocalVariable(tag: DW_TAG_auto_variable, name: "r", scope: !23, file: !1, line: 22, type: !72)
!72 = !DIDerivedType(tag: DW_TAG_typedef, name: "float4", file: !1, line: 19, baseType: !73)
!73 = !DICompositeType(tag: DW_TAG_class_type, name: "vector<float, 4>", file: !1, line: 13, size: 128, align: 32, elements: !74, templateParams: !79)
!74 = !{!75, !76, !77, !78}
!75 = !DIDerivedType(tag: DW_TAG_member, name: "x", scope: !73, file: !1, line: 13, baseType: !8, size: 32, align: 32, flags: DIFlagPublic)
!76 = !DIDerivedType(tag: DW_TAG_member, name: "y", scope: !73, file: !1, line: 13, baseType: !8, size: 32, align: 32, offset: 32, flags: DIFlagPublic)
!77 = !DIDerivedType(tag: DW_TAG_member, name: "z", scope: !73, file: !1, line: 13, baseType: !8, size: 32, align: 32, offset: 64, flags: DIFlagPublic)
!78 = !DIDerivedType(tag: DW_TAG_member, name: "w", scope: !73, file: !1, line: 13, baseType: !8, size: 32, align: 32, offset: 96, flags: DIFlagPublic)
!79 = !{!11, !80}
!80 = !DITemplateValueParameter(name: "element_count", type: !13, value: i32 4)
!81 = !DIExpression(DW_OP_bit_piece, 0, 32)
!82 = !DILocation(line: 22, column: 12, scope: !23)
!83 = !DIExpression(DW_OP_bit_piece, 32, 32)
!84 = !DIExpression(DW_OP_bit_piece, 64, 32)
!85 = !DIExpression(DW_OP_bit_piece, 96, 32)
!86 = !DILocation(line: 23, column: 24, scope: !23)
!87 = !DILocation(line: 23, column: 19, scope: !23)
!88 = !DILocation(line: 23, column: 5, scope: !23)
!89 = !DILocation(line: 24, column: 24, scope: !23)
!90 = !DILocation(line: 25, column: 13, scope: !23)
!91 = !DILocation(line: 25, column: 41, scope: !23)
!92 = !DILocation(line: 26, column: 1, scope: !23)
