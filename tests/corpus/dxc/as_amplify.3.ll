;
; Note: shader requires additional functionality:
;       Wave level operations
;       64-Bit integer
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
; shader debug name: 77816645d8daf2a5ef1dd60b0ca6ca31.pdb
; shader hash: 77816645d8daf2a5ef1dd60b0ca6ca31
;
; Pipeline Runtime Information: 
;
;PSVRuntimeInfo:
; Amplification Shader
; NumThreads=(4,4,2)
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
; Resource bind info for tints
; {
;
;   float4 $Element;                                  ; Offset:    0 Size:    16
;
; }
;
;
; Resource Bindings:
;
; Name                                 Type  Format         Dim      ID      HLSL Bind  Count
; ------------------------------ ---------- ------- ----------- ------- -------------- ------
; tints                             texture  struct         r/o      T0             t0     1
;
target datalayout = "e-m:e-p:32:32-i1:32-i8:32-i16:32-i32:32-i64:64-f16:32-f32:32-f64:64-n8:16:32:64"
target triple = "dxil-ms-dx"

%struct.Payload.0 = type { i32, [3 x [4 x float]], i64 }
%dx.types.Handle = type { i8* }
%dx.types.ResBind = type { i32, i32, i32, i8 }
%dx.types.ResourceProperties = type { i32, i32 }
%dx.types.ResRet.f32 = type { float, float, float, float, i32 }
%"class.StructuredBuffer<vector<float, 4> >" = type { <4 x float> }

@"\01?pay@@3UPayload@@A.1" = addrspace(3) global %struct.Payload.0 undef

define void @main() {
  %tints_texture_structbuf = call %dx.types.Handle @dx.op.createHandleFromBinding(i32 217, %dx.types.ResBind zeroinitializer, i32 0, i1 false), !dbg !78 ; line:9 col:73  ; CreateHandleFromBinding(bind,index,nonUniformIndex)
  %1 = call i32 @dx.op.groupId.i32(i32 94, i32 2), !dbg !78 ; line:9 col:73  ; GroupId(component)
  %2 = call i32 @dx.op.flattenedThreadIdInGroup.i32(i32 96), !dbg !78 ; line:9 col:73  ; FlattenedThreadIdInGroup()
  %3 = call i32 @dx.op.threadId.i32(i32 93, i32 0), !dbg !78 ; line:9 col:73  ; ThreadId(component)
  %4 = call i32 @dx.op.threadId.i32(i32 93, i32 1), !dbg !78 ; line:9 col:73  ; ThreadId(component)
  call void @llvm.dbg.value(metadata i32 %1, i64 0, metadata !79, metadata !80), !dbg !78 ; var:"g" !DIExpression(DW_OP_bit_piece, 64, 32) func:"main"
  call void @llvm.dbg.value(metadata i32 %2, i64 0, metadata !81, metadata !82), !dbg !83 ; var:"i" !DIExpression() func:"main"
  call void @llvm.dbg.value(metadata i32 %3, i64 0, metadata !84, metadata !85), !dbg !86 ; var:"at" !DIExpression(DW_OP_bit_piece, 0, 32) func:"main"
  call void @llvm.dbg.value(metadata i32 %4, i64 0, metadata !84, metadata !87), !dbg !86 ; var:"at" !DIExpression(DW_OP_bit_piece, 32, 32) func:"main"
  %5 = icmp ult i32 %2, 3, !dbg !88 ; line:11 col:11
  br i1 %5, label %.thread, label %16, !dbg !90 ; line:11 col:9

.thread:                                          ; preds = %0
  %6 = add i32 %3, %2, !dbg !91 ; line:11 col:41
  %7 = call %dx.types.Handle @dx.op.annotateHandle(i32 216, %dx.types.Handle %tints_texture_structbuf, %dx.types.ResourceProperties { i32 12, i32 16 }), !dbg !92 ; line:11 col:30  ; AnnotateHandle(res,props)  resource: StructuredBuffer<stride=16>
  %RawBufferLoad = call %dx.types.ResRet.f32 @dx.op.rawBufferLoad.f32(i32 139, %dx.types.Handle %7, i32 %6, i32 0, i8 15, i32 4), !dbg !92 ; line:11 col:30  ; RawBufferLoad(srv,index,elementOffset,mask,alignment)
  %8 = extractvalue %dx.types.ResRet.f32 %RawBufferLoad, 0, !dbg !92 ; line:11 col:30
  %9 = extractvalue %dx.types.ResRet.f32 %RawBufferLoad, 1, !dbg !92 ; line:11 col:30
  %10 = extractvalue %dx.types.ResRet.f32 %RawBufferLoad, 2, !dbg !92 ; line:11 col:30
  %11 = extractvalue %dx.types.ResRet.f32 %RawBufferLoad, 3, !dbg !92 ; line:11 col:30
  %12 = getelementptr %struct.Payload.0, %struct.Payload.0 addrspace(3)* @"\01?pay@@3UPayload@@A.1", i32 0, i32 1, i32 %2, i32 0, !dbg !93 ; line:11 col:28
  store float %8, float addrspace(3)* %12, align 4, !dbg !93 ; line:11 col:28
  %13 = getelementptr %struct.Payload.0, %struct.Payload.0 addrspace(3)* @"\01?pay@@3UPayload@@A.1", i32 0, i32 1, i32 %2, i32 1, !dbg !93 ; line:11 col:28
  store float %9, float addrspace(3)* %13, align 4, !dbg !93 ; line:11 col:28
  %14 = getelementptr %struct.Payload.0, %struct.Payload.0 addrspace(3)* @"\01?pay@@3UPayload@@A.1", i32 0, i32 1, i32 %2, i32 2, !dbg !93 ; line:11 col:28
  store float %10, float addrspace(3)* %14, align 4, !dbg !93 ; line:11 col:28
  %15 = getelementptr %struct.Payload.0, %struct.Payload.0 addrspace(3)* @"\01?pay@@3UPayload@@A.1", i32 0, i32 1, i32 %2, i32 3, !dbg !93 ; line:11 col:28
  store float %11, float addrspace(3)* %15, align 4, !dbg !93 ; line:11 col:28
  br label %20, !dbg !94 ; line:12 col:9

; <label>:16                                      ; preds = %0
  %17 = icmp eq i32 %2, 3, !dbg !95 ; line:12 col:11
  br i1 %17, label %18, label %20, !dbg !94 ; line:12 col:9

; <label>:18                                      ; preds = %16
  store i32 %1, i32 addrspace(3)* getelementptr inbounds (%struct.Payload.0, %struct.Payload.0 addrspace(3)* @"\01?pay@@3UPayload@@A.1", i32 0, i32 0), align 16, !dbg !97, !tbaa !99 ; line:12 col:29
  %19 = zext i32 %4 to i64, !dbg !103 ; line:12 col:47
  store i64 %19, i64 addrspace(3)* getelementptr inbounds (%struct.Payload.0, %struct.Payload.0 addrspace(3)* @"\01?pay@@3UPayload@@A.1", i32 0, i32 2), align 8, !dbg !104, !tbaa !105 ; line:12 col:45
  br label %20, !dbg !107 ; line:12 col:53

; <label>:20                                      ; preds = %18, %16, %.thread
  call void @dx.op.barrier(i32 80, i32 9), !dbg !108 ; line:13 col:5  ; Barrier(barrierMode)
  %WaveActiveOp = call i32 @dx.op.waveActiveOp.i32(i32 119, i32 %2, i8 0, i8 1), !dbg !109 ; line:14 col:24  ; WaveActiveOp(value,op,sop)
  call void @dx.op.dispatchMesh.struct.Payload.0(i32 173, i32 %3, i32 %WaveActiveOp, i32 3, %struct.Payload.0 addrspace(3)* nonnull @"\01?pay@@3UPayload@@A.1"), !dbg !110 ; line:14 col:5  ; DispatchMesh(threadGroupCountX,threadGroupCountY,threadGroupCountZ,payload)
  ret void, !dbg !111 ; line:15 col:1
}

; Function Attrs: nounwind readnone
declare void @llvm.dbg.value(metadata, i64, metadata, metadata) #0

; Function Attrs: nounwind readnone
declare i32 @dx.op.threadId.i32(i32, i32) #0

; Function Attrs: nounwind readnone
declare i32 @dx.op.flattenedThreadIdInGroup.i32(i32) #0

; Function Attrs: nounwind readnone
declare i32 @dx.op.groupId.i32(i32, i32) #0

; Function Attrs: nounwind readonly
declare %dx.types.ResRet.f32 @dx.op.rawBufferLoad.f32(i32, %dx.types.Handle, i32, i32, i8, i32) #1

; Function Attrs: noduplicate nounwind
declare void @dx.op.barrier(i32, i32) #2

; Function Attrs: nounwind
declare i32 @dx.op.waveActiveOp.i32(i32, i32, i8, i8) #3

; Function Attrs: nounwind
declare void @dx.op.dispatchMesh.struct.Payload.0(i32, i32, i32, i32, %struct.Payload.0 addrspace(3)*) #3

; Function Attrs: nounwind readnone
declare %dx.types.Handle @dx.op.annotateHandle(i32, %dx.types.Handle, %dx.types.ResourceProperties) #0

; Function Attrs: nounwind readnone
declare %dx.types.Handle @dx.op.createHandleFromBinding(i32, %dx.types.ResBind, i32, i1) #0

attributes #0 = { nounwind readnone }
attributes #1 = { nounwind readonly }
attributes #2 = { noduplicate nounwind }
attributes #3 = { nounwind }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!48, !49}
!llvm.ident = !{!50}
!dx.source.contents = !{!51}
!dx.source.defines = !{!2}
!dx.source.mainFileName = !{!52}
!dx.source.args = !{!53}
!dx.version = !{!54}
!dx.valver = !{!55}
!dx.shaderModel = !{!56}
!dx.resources = !{!57}
!dx.typeAnnotations = !{!61, !71}
!dx.entryPoints = !{!74}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus, file: !1, producer: "dxcoob 1.9.2602.17 (21d28f727)", isOptimized: false, runtimeVersion: 0, emissionKind: 1, enums: !2, subprograms: !3, globals: !19)
!1 = !DIFile(filename: "as_amplify.hlsl", directory: "")
!2 = !{}
!3 = !{!4}
!4 = !DISubprogram(name: "main", scope: !1, file: !1, line: 9, type: !5, isLocal: false, isDefinition: true, scopeLine: 10, flags: DIFlagPrototyped, isOptimized: false, function: void ()* @main)
!5 = !DISubroutineType(types: !6)
!6 = !{null, !7, !18, !7}
!7 = !DIDerivedType(tag: DW_TAG_typedef, name: "uint3", file: !1, line: 6, baseType: !8)
!8 = !DICompositeType(tag: DW_TAG_class_type, name: "vector<unsigned int, 3>", file: !1, line: 6, size: 96, align: 32, elements: !9, templateParams: !14)
!9 = !{!10, !12, !13}
!10 = !DIDerivedType(tag: DW_TAG_member, name: "x", scope: !8, file: !1, line: 6, baseType: !11, size: 32, align: 32, flags: DIFlagPublic)
!11 = !DIBasicType(name: "unsigned int", size: 32, align: 32, encoding: DW_ATE_unsigned)
!12 = !DIDerivedType(tag: DW_TAG_member, name: "y", scope: !8, file: !1, line: 6, baseType: !11, size: 32, align: 32, offset: 32, flags: DIFlagPublic)
!13 = !DIDerivedType(tag: DW_TAG_member, name: "z", scope: !8, file: !1, line: 6, baseType: !11, size: 32, align: 32, offset: 64, flags: DIFlagPublic)
!14 = !{!15, !16}
!15 = !DITemplateTypeParameter(name: "element", type: !11)
!16 = !DITemplateValueParameter(name: "element_count", type: !17, value: i32 3)
!17 = !DIBasicType(name: "int", size: 32, align: 32, encoding: DW_ATE_signed)
!18 = !DIDerivedType(tag: DW_TAG_typedef, name: "uint", file: !1, line: 6, baseType: !11)
!19 = !{!20, !42, !46}
!20 = !DIGlobalVariable(name: "pay", linkageName: "\01?pay@@3UPayload@@A", scope: !0, file: !1, line: 6, type: !21, isLocal: false, isDefinition: true)
!21 = !DICompositeType(tag: DW_TAG_structure_type, name: "Payload", file: !1, line: 5, size: 512, align: 64, elements: !22)
!22 = !{!23, !24, !39}
!23 = !DIDerivedType(tag: DW_TAG_member, name: "first", scope: !21, file: !1, line: 5, baseType: !18, size: 32, align: 32)
!24 = !DIDerivedType(tag: DW_TAG_member, name: "tint", scope: !21, file: !1, line: 5, baseType: !25, size: 384, align: 32, offset: 32)
!25 = !DICompositeType(tag: DW_TAG_array_type, baseType: !26, size: 384, align: 32, elements: !37)
!26 = !DIDerivedType(tag: DW_TAG_typedef, name: "float4", file: !1, line: 6, baseType: !27)
!27 = !DICompositeType(tag: DW_TAG_class_type, name: "vector<float, 4>", file: !1, line: 6, size: 128, align: 32, elements: !28, templateParams: !34)
!28 = !{!29, !31, !32, !33}
!29 = !DIDerivedType(tag: DW_TAG_member, name: "x", scope: !27, file: !1, line: 6, baseType: !30, size: 32, align: 32, flags: DIFlagPublic)
!30 = !DIBasicType(name: "float", size: 32, align: 32, encoding: DW_ATE_float)
!31 = !DIDerivedType(tag: DW_TAG_member, name: "y", scope: !27, file: !1, line: 6, baseType: !30, size: 32, align: 32, offset: 32, flags: DIFlagPublic)
!32 = !DIDerivedType(tag: DW_TAG_member, name: "z", scope: !27, file: !1, line: 6, baseType: !30, size: 32, align: 32, offset: 64, flags: DIFlagPublic)
!33 = !DIDerivedType(tag: DW_TAG_member, name: "w", scope: !27, file: !1, line: 6, baseType: !30, size: 32, align: 32, offset: 96, flags: DIFlagPublic)
!34 = !{!35, !36}
!35 = !DITemplateTypeParameter(name: "element", type: !30)
!36 = !DITemplateValueParameter(name: "element_count", type: !17, value: i32 4)
!37 = !{!38}
!38 = !DISubrange(count: 3)
!39 = !DIDerivedType(tag: DW_TAG_member, name: "wide", scope: !21, file: !1, line: 5, baseType: !40, size: 64, align: 64, offset: 448)
!40 = !DIDerivedType(tag: DW_TAG_typedef, name: "uint64_t", file: !1, line: 6, baseType: !41)
!41 = !DIBasicType(name: "uint64_t", size: 64, align: 64, encoding: DW_ATE_unsigned)
!42 = !DIGlobalVariable(name: "tints", linkageName: "\01?tints@@3V?$StructuredBuffer@V?$vector@M$03@@@@A", scope: !0, file: !1, line: 7, type: !43, isLocal: false, isDefinition: true)
!43 = !DICompositeType(tag: DW_TAG_class_type, name: "StructuredBuffer<vector<float, 4> >", file: !1, line: 7, size: 128, align: 32, elements: !2, templateParams: !44)
!44 = !{!45}
!45 = !DITemplateTypeParameter(name: "element", type: !27)
!46 = !DIGlobalVariable(name: "pay", linkageName: "\01?pay@@3UPayload@@A.1", scope: !0, file: !1, line: 6, type: !47, isLocal: false, isDefinition: true, variable: %struct.Payload.0 addrspace(3)* @"\01?pay@@3UPayload@@A.1")
!47 = !DIDerivedType(tag: DW_TAG_member, name: "Payload", file: !1, line: 5, baseType: !21, size: 512, align: 8)
!48 = !{i32 2, !"Dwarf Version", i32 4}
!49 = !{i32 2, !"Debug Info Version", i32 3}
!50 = !{!"dxcoob 1.9.2602.17 (21d28f727)"}
!51 = !{!"as_amplify.hlsl", !"// dxc: main as_6_5\0A// dxc: main as_6_5 -Od\0A// dxc: main as_6_6 -Zi -Qembed_debug\0A// An amplification shader: a payload in shared memory, dispatched meshes.\0Astruct Payload { uint first; float4 tint[3]; uint64_t wide; };\0Agroupshared Payload pay;\0AStructuredBuffer<float4> tints : register(t0);\0A[numthreads(4, 4, 2)]\0Avoid main(uint3 at : SV_DispatchThreadID, uint i : SV_GroupIndex, uint3 g : SV_GroupID)\0A{\0A    if (i < 3) pay.tint[i] = tints[at.x + i];\0A    if (i == 3) { pay.first = g.z; pay.wide = at.y; }\0A    GroupMemoryBarrierWithGroupSync();\0A    DispatchMesh(at.x, WaveActiveSum(i), 3, pay);\0A}\0A"}
!52 = !{!"as_amplify.hlsl"}
!53 = !{!"-T", !"as_6_6", !"-E", !"main", !"-Zi", !"-Qembed_debug"}
!54 = !{i32 1, i32 6}
!55 = !{i32 1, i32 9}
!56 = !{!"as", i32 6, i32 6}
!57 = !{!58, null, null, null}
!58 = !{!59}
!59 = !{i32 0, %"class.StructuredBuffer<vector<float, 4> >"* undef, !"tints", i32 0, i32 0, i32 1, i32 12, i32 0, !60}
!60 = !{i32 1, i32 16}
!61 = !{i32 0, %"class.StructuredBuffer<vector<float, 4> >" undef, !62, %struct.Payload.0 undef, !67}
!62 = !{i32 16, !63, !64}
!63 = !{i32 6, !"h", i32 3, i32 0, i32 7, i32 9}
!64 = !{i32 0, !65}
!65 = !{!66}
!66 = !{i32 0, <4 x float> undef}
!67 = !{i32 0, !68, !69, !70}
!68 = !{i32 6, !"first", i32 3, i32 0, i32 7, i32 5}
!69 = !{i32 6, !"tint", i32 3, i32 16, i32 7, i32 9}
!70 = !{i32 6, !"wide", i32 3, i32 64, i32 7, i32 7}
!71 = !{i32 1, void ()* @main, !72}
!72 = !{!73}
!73 = !{i32 0, !2, !2}
!74 = !{void ()* @main, !"main", null, !57, !75}
!75 = !{i32 0, i64 1572880, i32 10, !76}
!76 = !{!77, i32 64}
!77 = !{i32 4, i32 4, i32 2}
!78 = !DILocation(line: 9, column: 73, scope: !4)
!79 = !DILocalVariable(tag: DW_TAG_arg_variable, name: "g", arg: 3, scope: !4, file: !1, line: 9, type: !7)
!80 = !DIExpression(DW_OP_bit_piece, 64, 32)
!81 = !DILocalVariable(tag: DW_TAG_arg_variable, name: "i", arg: 2, scope: !4, file: !1, line: 9, type: !18)
!82 = !DIExpression()
!83 = !DILocation(line: 9, column: 48, scope: !4)
!84 = !DILocalVariable(tag: DW_TAG_arg_variable, name: "at", arg: 1, scope: !4, file: !1, line: 9, type: !7)
!85 = !DIExpression(DW_OP_bit_piece, 0, 32)
!86 = !DILocation(line: 9, column: 17, scope: !4)
!87 = !DIExpression(DW_OP_bit_piece, 32, 32)
!88 = !DILocation(line: 11, column: 11, scope: !89)
!89 = distinct !DILexicalBlock(scope: !4, file: !1, line: 11, column: 9)
!90 = !DILocation(line: 11, column: 9, scope: !4)
!91 = !DILocation(line: 11, column: 41, scope: !89)
!92 = !DILocation(line: 11, column: 30, scope: !89)
!93 = !DILocation(line: 11, column: 28, scope: !89)
!94 = !DILocation(line: 12, column: 9, scope: !4)
!95 = !DILocation(line: 12, column: 11, scope: !96)
!96 = distinct !DILexicalBlock(scope: !4, file: !1, line: 12, column: 9)
!97 = !DILocation(line: 12, column: 29, scope: !98)
!98 = distinct !DILexicalBlock(scope: !96, file: !1, line: 12, column: 17)
!99 = !{!100, !100, i64 0}
!100 = !{!"int", !101, i64 0}
!101 = !{!"omnipotent char", !102, i64 0}
!102 = !{!"Simple C/C++ TBAA"}
!103 = !DILocation(line: 12, column: 47, scope: !98)
!104 = !DILocation(line: 12, column: 45, scope: !98)
!105 = !{!106, !106, i64 0}
!106 = !{!"long long", !101, i64 0}
!107 = !DILocation(line: 12, column: 53, scope: !98)
!108 = !DILocation(line: 13, column: 5, scope: !4)
!109 = !DILocation(line: 14, column: 24, scope: !4)
!110 = !DILocation(line: 14, column: 5, scope: !4)
!111 = !DILocation(line: 15, column: 1, scope: !4)
