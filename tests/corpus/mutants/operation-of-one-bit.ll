;
; Buffer Definitions:
;
;
; Resource Bindings:
;
; Name                                 Type  Format         Dim      ID      HLSL Bind  Count
; ------------------------------ ---------- ------- ----------- ------- -------------- ------
; out_                                  UAV     u32         buf      U0             u0     1
;
target datalayout = "e-m:e-p:32:32-i1:32-i8:32-i16:32-i32:32-i64:64-f16:32-f32:32-f64:64-n8:16:32:64"
target triple = "dxil-ms-dx"

%dx.types.Handle = type { i8* }
%dx.types.ResBind = type { i32, i32, i32, i8 }
%dx.types.ResourceProperties = type { i32, i32 }
%dx.types.ResRet.i32 = type { i32, i32, i32, i32, i32 }
%"class.RWBuffer<unsigned int>" = type { i32 }

define void @main() {
  %out__UAV_buf = call %dx.types.Handle @dx.op.createHandleFromBinding(i32 222, %dx.types.ResBind { i32 0, i32 0, i32 0, i8 1 }, i32 0, i1 false), !dbg !35 ; line:11 col:14  ; QuadVote(cond,op)
  %1 = call i32 @dx.op.flattenedThreadIdInGroup.i32(i32 96), !dbg !36 ; line:9 col:16  ; FlattenedThreadIdInGroup()
  call void @llvm.dbg.value(metadata i32 %1, i64 0, metadata !37, metadata !38), !dbg !36 ; var:"at" !DIExpression() func:"main"
  %2 = call %dx.types.Handle @dx.op.annotateHandle(i32 216, %dx.types.Handle %out__UAV_buf, %dx.types.ResourceProperties { i32 4106, i32 261 }), !dbg !35 ; line:11 col:14  ; AnnotateHandle(res,props)  resource: RWTypedBuffer<U32>
  %BufferLoad = call %dx.types.ResRet.i32 @dx.op.bufferLoad.i32(i32 68, %dx.types.Handle %2, i32 %1, i32 undef), !dbg !35 ; line:11 col:14  ; BufferLoad(srv,index,wot)
  %3 = extractvalue %dx.types.ResRet.i32 %BufferLoad, 0, !dbg !35 ; line:11 col:14
  %4 = icmp ugt i32 %3, 3, !dbg !39 ; line:11 col:23
  %WaveReadLaneFirst = call i1 @dx.op.waveReadLaneFirst.i1(i32 118, i1 %4), !dbg !40 ; line:12 col:16  ; WaveReadLaneFirst(value)
  br i1 %WaveReadLaneFirst, label %5, label %6, !dbg !40 ; line:12 col:16

; <label>:5                                       ; preds = %0
  %WaveActiveOp = call i32 @dx.op.waveActiveOp.i32(i32 119, i32 %1, i8 0, i8 1), !dbg !41 ; line:12 col:39  ; WaveActiveOp(value,op,sop)
  br label %9, !dbg !40 ; line:12 col:16

; <label>:6                                       ; preds = %0
  %QuadVote1 = call i1 @dx.op.quadVote.i1(i32 222, i1 %4, i8 0), !dbg !42 ; line:12 col:59  ; QuadVote(cond,op)
  br i1 %QuadVote1, label %9, label %7, !dbg !42 ; line:12 col:59

; <label>:7                                       ; preds = %6
  %QuadVote = call i1 @dx.op.quadVote.i1(i32 222, i1 %4, i8 1), !dbg !43 ; line:12 col:76  ; QuadVote(cond,op)
  br i1 %QuadVote, label %9, label %8, !dbg !43 ; line:12 col:76

; <label>:8                                       ; preds = %7
  %WaveGetLaneCount = call i32 @dx.op.waveGetLaneCount(i32 112), !dbg !44 ; line:12 col:93  ; WaveGetLaneCount()
  br label %9, !dbg !43 ; line:12 col:76

; <label>:9                                       ; preds = %8, %7, %6, %5
  %10 = phi i32 [ %WaveActiveOp, %5 ], [ 1, %6 ], [ %WaveGetLaneCount, %8 ], [ 2, %7 ], !dbg !40 ; line:12 col:16
  %11 = call %dx.types.Handle @dx.op.annotateHandle(i32 216, %dx.types.Handle %out__UAV_buf, %dx.types.ResourceProperties { i32 4106, i32 261 }), !dbg !45 ; line:12 col:5  ; AnnotateHandle(res,props)  resource: RWTypedBuffer<U32>
  call void @dx.op.bufferStore.i32(i32 69, %dx.types.Handle %11, i32 %1, i32 undef, i32 %10, i32 %10, i32 %10, i32 %10, i8 15), !dbg !46 ; line:12 col:14  ; BufferStore(uav,coord0,coord1,value0,value1,value2,value3,mask)
  ret void, !dbg !47 ; line:13 col:1
}

; Function Attrs: nounwind readnone
declare void @llvm.dbg.value(metadata, i64, metadata, metadata) #0

; Function Attrs: nounwind readnone
declare i32 @dx.op.flattenedThreadIdInGroup.i32(i32) #0

; Function Attrs: nounwind readonly
declare %dx.types.ResRet.i32 @dx.op.bufferLoad.i32(i32, %dx.types.Handle, i32, i32) #1

; Function Attrs: nounwind
declare void @dx.op.bufferStore.i32(i32, %dx.types.Handle, i32, i32, i32, i32, i32, i32, i8) #2

; Function Attrs: nounwind
declare i1 @dx.op.waveReadLaneFirst.i1(i32, i1) #2

; Function Attrs: nounwind
declare i32 @dx.op.waveActiveOp.i32(i32, i32, i8, i8) #2

; Function Attrs: nounwind
declare i1 @dx.op.quadVote.i1(i32, i1, i8) #2

; Function Attrs: nounwind readnone
declare i32 @dx.op.waveGetLaneCount(i32) #0

; Function Attrs: nounwind readnone
declare %dx.types.Handle @dx.op.annotateHandle(i32, %dx.types.Handle, %dx.types.ResourceProperties) #0

; Function Attrs: nounwind readnone
declare %dx.types.Handle @dx.op.createHandleFromBinding(i32, %dx.types.ResBind, i32, i1) #0

attributes #0 = { nounwind readnone }
attributes #1 = { nounwind readonly }
attributes #2 = { nounwind }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!14, !15}
!llvm.ident = !{!16}
!dx.source.contents = !{!17}
!dx.source.defines = !{!18}
!dx.source.mainFileName = !{!19}
!dx.source.args = !{!20}
!dx.version = !{!21}
!dx.valver = !{!22}
!dx.shaderModel = !{!23}
!dx.resources = !{!24}
!dx.typeAnnotations = !{!28}
!dx.entryPoints = !{!31}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus, file: !1, producer: "dxcoob 1.9.2602.17 (21d28f727)", isOptimized: false, runtimeVersion: 0, emissionKind: 1, enums: !2, subprograms: !3, globals: !9)
!1 = !DIFile(filename: "cs_wave_size.hlsl", directory: "")
!2 = !{}
!3 = !{!4}
!4 = !DISubprogram(name: "main", scope: !1, file: !1, line: 9, type: !5, isLocal: false, isDefinition: true, scopeLine: 10, flags: DIFlagPrototyped, isOptimized: false, function: void ()* @main)
!5 = !DISubroutineType(types: !6)
!6 = !{null, !7}
!7 = !DIDerivedType(tag: DW_TAG_typedef, name: "uint", file: !1, baseType: !8)
!8 = !DIBasicType(name: "unsigned int", size: 32, align: 32, encoding: DW_ATE_unsigned)
!9 = !{!10}
!10 = !DIGlobalVariable(name: "out_", linkageName: "\01?out_@@3V?$RWBuffer@I@@A", scope: !0, file: !1, line: 6, type: !11, isLocal: false, isDefinition: true)
!11 = !DICompositeType(tag: DW_TAG_class_type, name: "RWBuffer<unsigned int>", file: !1, line: 6, size: 32, align: 32, elements: !2, templateParams: !12)
!12 = !{!13}
!13 = !DITemplateTypeParameter(name: "element", type: !8)
!14 = !{i32 2, !"Dwarf Version", i32 4}
!15 = !{i32 2, !"Debug Info Version", i32 3}
!16 = !{!"dxcoob 1.9.2602.17 (21d28f727)"}
!17 = !{!"cs_wave_size.hlsl", !"// dxc: main cs_6_6 -D WAVE=32\0A// dxc: main cs_6_8 -D WAVE=8,64\0A// dxc: main cs_6_8 -D WAVE=4,128,16\0A// dxc: main cs_6_8 -D WAVE=8,64 -Zi -Qembed_debug\0A// Wave sizes that an entry asks for: one, a range, a range with a preference. Two wave operations on booleans.\0ARWBuffer<uint> out_ : register(u0);\0A[WaveSize(WAVE)]\0A[numthreads(128, 1, 1)]\0Avoid main(uint at : SV_GroupIndex)\0A{\0A    bool b = out_[at] > 3;\0A    out_[at] = WaveReadLaneFirst(b) ? WaveActiveSum(at) : QuadAny(b) ? 1 : QuadAll(b) ? 2 : WaveGetLaneCount();\0A}\0A"}
!18 = !{!"WAVE=8,64"}
!19 = !{!"cs_wave_size.hlsl"}
!20 = !{!"-T", !"cs_6_8", !"-E", !"main", !"-D", !"WAVE=8,64", !"-Zi", !"-Qembed_debug"}
!21 = !{i32 1, i32 8}
!22 = !{i32 1, i32 9}
!23 = !{!"cs", i32 6, i32 8}
!24 = !{null, !25, null, null}
!25 = !{!26}
!26 = !{i32 0, %"class.RWBuffer<unsigned int>"* undef, !"out_", i32 0, i32 0, i32 1, i32 10, i1 false, i1 false, i1 false, !27}
!27 = !{i32 0, i32 5}
!28 = !{i32 1, void ()* @main, !29}
!29 = !{!30}
!30 = !{i32 0, !2, !2}
!31 = !{void ()* @main, !"main", null, !24, !32}
!32 = !{i32 0, i64 8590458880, i32 4, !33, i32 23, !34}
!33 = !{i32 128, i32 1, i32 1}
!34 = !{i32 8, i32 64, i32 0}
!35 = !DILocation(line: 11, column: 14, scope: !4)
!36 = !DILocation(line: 9, column: 16, scope: !4)
!37 = !DILocalVariable(tag: DW_TAG_arg_variable, name: "at", arg: 1, scope: !4, file: !1, line: 9, type: !7)
!38 = !DIExpression()
!39 = !DILocation(line: 11, column: 23, scope: !4)
!40 = !DILocation(line: 12, column: 16, scope: !4)
!41 = !DILocation(line: 12, column: 39, scope: !4)
!42 = !DILocation(line: 12, column: 59, scope: !4)
!43 = !DILocation(line: 12, column: 76, scope: !4)
!44 = !DILocation(line: 12, column: 93, scope: !4)
!45 = !DILocation(line: 12, column: 5, scope: !4)
!46 = !DILocation(line: 12, column: 14, scope: !4)
!47 = !DILocation(line: 13, column: 1, scope: !4)
