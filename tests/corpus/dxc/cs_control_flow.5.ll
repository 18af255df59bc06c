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
; shader hash: 18d30d9fd71e51c0a6890bd6f04d72fd
;
; Pipeline Runtime Information: 
;
;PSVRuntimeInfo:
; Compute Shader
; NumThreads=(1,1,1)
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
; b                                     UAV     u32         buf      U0             u0     1
;
target datalayout = "e-m:e-p:32:32-i1:32-i8:32-i16:32-i32:32-i64:64-f16:32-f32:32-f64:64-n8:16:32:64"
target triple = "dxil-ms-dx"

%dx.types.Handle = type { i8* }
%dx.types.ResRet.i32 = type { i32, i32, i32, i32, i32 }
%"class.RWBuffer<unsigned int>" = type { i32 }

define void @main() {
  %1 = call %dx.types.Handle @dx.op.createHandle(i32 57, i8 1, i32 0, i32 0, i1 false)  ; CreateHandle(resourceClass,rangeId,index,nonUniformIndex)
  %2 = call i32 @dx.op.threadId.i32(i32 93, i32 0)  ; ThreadId(component)
  %3 = call i32 @dx.op.threadId.i32(i32 93, i32 1)  ; ThreadId(component)
  %4 = call i32 @dx.op.threadId.i32(i32 93, i32 2)  ; ThreadId(component)
  %5 = icmp eq i32 %3, 0
  br i1 %5, label %14, label %6

; <label>:6                                       ; preds = %6, %0
  %7 = phi i32 [ %11, %6 ], [ %2, %0 ]
  %8 = phi i32 [ %12, %6 ], [ 0, %0 ]
  %9 = call %dx.types.ResRet.i32 @dx.op.bufferLoad.i32(i32 68, %dx.types.Handle %1, i32 %8, i32 undef)  ; BufferLoad(srv,index,wot)
  %10 = extractvalue %dx.types.ResRet.i32 %9, 0
  %11 = add i32 %10, %7
  %12 = add nuw i32 %8, 1
  %13 = icmp eq i32 %12, %3
  br i1 %13, label %14, label %6, !llvm.loop !11

; <label>:14                                      ; preds = %6, %0
  %15 = phi i32 [ %2, %0 ], [ %11, %6 ]
  %16 = call %dx.types.ResRet.i32 @dx.op.bufferLoad.i32(i32 68, %dx.types.Handle %1, i32 0, i32 undef)  ; BufferLoad(srv,index,wot)
  %17 = extractvalue %dx.types.ResRet.i32 %16, 0
  %18 = xor i32 %17, %15
  %19 = call %dx.types.ResRet.i32 @dx.op.bufferLoad.i32(i32 68, %dx.types.Handle %1, i32 1, i32 undef)  ; BufferLoad(srv,index,wot)
  %20 = extractvalue %dx.types.ResRet.i32 %19, 0
  %21 = xor i32 %18, %20
  %22 = call %dx.types.ResRet.i32 @dx.op.bufferLoad.i32(i32 68, %dx.types.Handle %1, i32 2, i32 undef)  ; BufferLoad(srv,index,wot)
  %23 = extractvalue %dx.types.ResRet.i32 %22, 0
  %24 = xor i32 %21, %23
  br label %25

; <label>:25                                      ; preds = %28, %14
  %26 = phi i32 [ %29, %28 ], [ %24, %14 ]
  %27 = icmp ugt i32 %26, 17
  br i1 %27, label %28, label %33

; <label>:28                                      ; preds = %25
  %29 = lshr i32 %26, 1
  %30 = call %dx.types.ResRet.i32 @dx.op.bufferLoad.i32(i32 68, %dx.types.Handle %1, i32 %29, i32 undef)  ; BufferLoad(srv,index,wot)
  %31 = extractvalue %dx.types.ResRet.i32 %30, 0
  %32 = icmp eq i32 %31, 5
  br i1 %32, label %33, label %25, !dx.controlflow.hints !13

; <label>:33                                      ; preds = %33, %28, %25
  %34 = phi i32 [ %36, %33 ], [ %29, %28 ], [ %26, %25 ]
  %35 = phi i32 [ %37, %33 ], [ 0, %28 ], [ 0, %25 ]
  %36 = add i32 %34, 1
  %37 = add i32 %35, %36
  %38 = icmp ult i32 %37, %4
  br i1 %38, label %33, label %39

; <label>:39                                      ; preds = %33
  %40 = icmp eq i32 %36, 3
  br i1 %40, label %41, label %42, !dx.controlflow.hints !14

; <label>:41                                      ; preds = %39
  call void @dx.op.bufferStore.i32(i32 69, %dx.types.Handle %1, i32 1, i32 undef, i32 2, i32 2, i32 2, i32 2, i8 15)  ; BufferStore(uav,coord0,coord1,value0,value1,value2,value3,mask)
  br label %46

; <label>:42                                      ; preds = %39
  %43 = icmp eq i32 %36, 4
  br i1 %43, label %44, label %45, !dx.controlflow.hints !15

; <label>:44                                      ; preds = %42
  call void @dx.op.bufferStore.i32(i32 69, %dx.types.Handle %1, i32 2, i32 undef, i32 3, i32 3, i32 3, i32 3, i8 15)  ; BufferStore(uav,coord0,coord1,value0,value1,value2,value3,mask)
  br label %46

; <label>:45                                      ; preds = %42
  call void @dx.op.bufferStore.i32(i32 69, %dx.types.Handle %1, i32 3, i32 undef, i32 %37, i32 %37, i32 %37, i32 %37, i8 15)  ; BufferStore(uav,coord0,coord1,value0,value1,value2,value3,mask)
  br label %46

; <label>:46                                      ; preds = %45, %44, %41
  %47 = phi i32 [ 3, %41 ], [ 4, %44 ], [ 8, %45 ]
  %48 = icmp ugt i32 %37, 5
  %49 = add nuw nsw i32 %47, 4
  %50 = select i1 %48, i32 %49, i32 %47
  %51 = and i32 %50, 7
  switch i32 %51, label %60 [
    i32 0, label %91
    i32 1, label %52
    i32 2, label %52
    i32 5, label %56
    i32 7, label %90
  ], !dx.controlflow.hints !16

; <label>:52                                      ; preds = %46, %46
  %53 = call %dx.types.ResRet.i32 @dx.op.bufferLoad.i32(i32 68, %dx.types.Handle %1, i32 9, i32 undef)  ; BufferLoad(srv,index,wot)
  %54 = extractvalue %dx.types.ResRet.i32 %53, 0
  %55 = add i32 %54, %50
  br label %91

; <label>:56                                      ; preds = %46
  %57 = icmp eq i32 %37, 0
  br i1 %57, label %58, label %91, !dx.controlflow.hints !17

; <label>:58                                      ; preds = %56
  %59 = add nsw i32 %50, -1
  br label %60

; <label>:60                                      ; preds = %58, %46
  %61 = phi i32 [ %50, %46 ], [ %59, %58 ]
  %62 = icmp ugt i32 %37, 100
  br i1 %62, label %91, label %63, !dx.controlflow.hints !18

; <label>:63                                      ; preds = %60
  %64 = icmp eq i32 %37, 0
  br i1 %64, label %87, label %65

; <label>:65                                      ; preds = %83, %63
  %66 = phi i32 [ %84, %83 ], [ %61, %63 ]
  %67 = phi i32 [ %85, %83 ], [ 0, %63 ]
  %68 = call %dx.types.ResRet.i32 @dx.op.bufferLoad.i32(i32 68, %dx.types.Handle %1, i32 %67, i32 undef)  ; BufferLoad(srv,index,wot)
  %69 = extractvalue %dx.types.ResRet.i32 %68, 0
  %70 = icmp eq i32 %69, 3
  br i1 %70, label %83, label %71, !dx.controlflow.hints !19

; <label>:71                                      ; preds = %65
  %72 = icmp eq i32 %69, 4
  br i1 %72, label %87, label %73, !dx.controlflow.hints !20

; <label>:73                                      ; preds = %80, %71
  %74 = phi i32 [ %78, %80 ], [ %66, %71 ]
  %75 = phi i32 [ %81, %80 ], [ %67, %71 ]
  %76 = call %dx.types.ResRet.i32 @dx.op.bufferLoad.i32(i32 68, %dx.types.Handle %1, i32 %75, i32 undef)  ; BufferLoad(srv,index,wot)
  %77 = extractvalue %dx.types.ResRet.i32 %76, 0
  %78 = add i32 %77, %74
  %79 = icmp ugt i32 %78, 1000
  br i1 %79, label %91, label %80, !dx.controlflow.hints !21

; <label>:80                                      ; preds = %73
  %81 = add i32 %75, 2
  %82 = icmp ult i32 %81, %37
  br i1 %82, label %73, label %83

; <label>:83                                      ; preds = %80, %65
  %84 = phi i32 [ %66, %65 ], [ %78, %80 ]
  %85 = add nuw i32 %67, 1
  %86 = icmp ult i32 %85, %37
  br i1 %86, label %65, label %87

; <label>:87                                      ; preds = %83, %71, %63
  %88 = phi i32 [ %61, %63 ], [ %66, %71 ], [ %84, %83 ]
  %89 = shl i32 %88, 1
  br label %91

; <label>:90                                      ; preds = %46
  call void @dx.op.bufferStore.i32(i32 69, %dx.types.Handle %1, i32 7, i32 undef, i32 7, i32 7, i32 7, i32 7, i8 15)  ; BufferStore(uav,coord0,coord1,value0,value1,value2,value3,mask)
  br label %144

; <label>:91                                      ; preds = %87, %73, %60, %56, %52, %46
  %92 = phi i32 [ %50, %56 ], [ %55, %52 ], [ 1, %46 ], [ %89, %87 ], [ 7, %60 ], [ %78, %73 ]
  switch i32 %3, label %97 [
    i32 100, label %93
    i32 -1, label %95
  ], !dx.controlflow.hints !22

; <label>:93                                      ; preds = %91
  %94 = add i32 %92, 1
  br label %97

; <label>:95                                      ; preds = %91
  %96 = add i32 %92, -1
  br label %97

; <label>:97                                      ; preds = %95, %93, %91
  %98 = phi i32 [ %92, %91 ], [ %96, %95 ], [ %94, %93 ]
  switch i32 %37, label %103 [
    i32 -1, label %99
    i32 1000000, label %100
    i32 6, label %101
    i32 9, label %102
  ], !dx.controlflow.hints !23

; <label>:99                                      ; preds = %97
  br label %103

; <label>:100                                     ; preds = %97
  br label %103

; <label>:101                                     ; preds = %97
  br label %103

; <label>:102                                     ; preds = %97
  br label %103

; <label>:103                                     ; preds = %102, %101, %100, %99, %97
  %104 = phi i32 [ %37, %97 ], [ 1, %102 ], [ 9, %101 ], [ 5, %100 ], [ 3, %99 ]
  %105 = icmp eq i32 %98, 0
  br i1 %105, label %133, label %106

; <label>:106                                     ; preds = %103
  %107 = icmp ugt i32 %98, 100
  br i1 %107, label %136, label %108, !dx.controlflow.hints !18

; <label>:108                                     ; preds = %126, %106
  %109 = phi i32 [ %127, %126 ], [ %104, %106 ]
  %110 = phi i32 [ %128, %126 ], [ 0, %106 ]
  %111 = call %dx.types.ResRet.i32 @dx.op.bufferLoad.i32(i32 68, %dx.types.Handle %1, i32 %110, i32 undef)  ; BufferLoad(srv,index,wot)
  %112 = extractvalue %dx.types.ResRet.i32 %111, 0
  %113 = icmp eq i32 %112, 3
  br i1 %113, label %126, label %114, !dx.controlflow.hints !19

; <label>:114                                     ; preds = %108
  %115 = icmp eq i32 %112, 4
  br i1 %115, label %130, label %116, !dx.controlflow.hints !20

; <label>:116                                     ; preds = %123, %114
  %117 = phi i32 [ %121, %123 ], [ %109, %114 ]
  %118 = phi i32 [ %124, %123 ], [ %110, %114 ]
  %119 = call %dx.types.ResRet.i32 @dx.op.bufferLoad.i32(i32 68, %dx.types.Handle %1, i32 %118, i32 undef)  ; BufferLoad(srv,index,wot)
  %120 = extractvalue %dx.types.ResRet.i32 %119, 0
  %121 = add i32 %120, %117
  %122 = icmp ugt i32 %121, 1000
  br i1 %122, label %136, label %123, !dx.controlflow.hints !21

; <label>:123                                     ; preds = %116
  %124 = add i32 %118, 2
  %125 = icmp ult i32 %124, %98
  br i1 %125, label %116, label %126

; <label>:126                                     ; preds = %123, %108
  %127 = phi i32 [ %109, %108 ], [ %121, %123 ]
  %128 = add nuw i32 %110, 1
  %129 = icmp ult i32 %128, %98
  br i1 %129, label %108, label %130

; <label>:130                                     ; preds = %126, %114
  %131 = phi i32 [ %127, %126 ], [ %109, %114 ]
  %132 = shl i32 %131, 1
  br label %136

; <label>:133                                     ; preds = %103
  %134 = icmp eq i32 %2, 4
  %135 = select i1 %134, i32 5, i32 6
  br label %136

; <label>:136                                     ; preds = %133, %130, %116, %106
  %137 = phi i32 [ %104, %133 ], [ %131, %130 ], [ %104, %106 ], [ %121, %116 ]
  %138 = phi i32 [ %135, %133 ], [ %132, %130 ], [ 7, %106 ], [ %121, %116 ]
  call void @dx.op.bufferStore.i32(i32 69, %dx.types.Handle %1, i32 %137, i32 undef, i32 %138, i32 %138, i32 %138, i32 %138, i8 15)  ; BufferStore(uav,coord0,coord1,value0,value1,value2,value3,mask)
  br label %139

; <label>:139                                     ; preds = %139, %136
  %140 = phi i32 [ %137, %136 ], [ %141, %139 ]
  %141 = add i32 %140, 1
  %142 = icmp ugt i32 %141, %98
  br i1 %142, label %143, label %139, !dx.controlflow.hints !24

; <label>:143                                     ; preds = %139
  call void @dx.op.bufferStore.i32(i32 69, %dx.types.Handle %1, i32 10, i32 undef, i32 %141, i32 %141, i32 %141, i32 %141, i8 15)  ; BufferStore(uav,coord0,coord1,value0,value1,value2,value3,mask)
  br label %144

; <label>:144                                     ; preds = %143, %90
  ret void
}

; Function Attrs: nounwind readnone
declare i32 @dx.op.threadId.i32(i32, i32) #0

; Function Attrs: nounwind readonly
declare %dx.types.ResRet.i32 @dx.op.bufferLoad.i32(i32, %dx.types.Handle, i32, i32) #1

; Function Attrs: nounwind
declare void @dx.op.bufferStore.i32(i32, %dx.types.Handle, i32, i32, i32, i32, i32, i32, i8) #2

; Function Attrs: nounwind readonly
declare %dx.types.Handle @dx.op.createHandle(i32, i8, i32, i32, i1) #1

attributes #0 = { nounwind readnone }
attributes #1 = { nounwind readonly }
attributes #2 = { nounwind }

!llvm.ident = !{!0}
!dx.version = !{!1}
!dx.valver = !{!2}
!dx.shaderModel = !{!3}
!dx.resources = !{!4}
!dx.entryPoints = !{!8}

!0 = !{!"dxcoob 1.9.2602.17 (21d28f727)"}
!1 = !{i32 1, i32 0}
!2 = !{i32 1, i32 9}
!3 = !{!"cs", i32 6, i32 0}
!4 = !{null, !5, null, null}
!5 = !{!6}
!6 = !{i32 0, %"class.RWBuffer<unsigned int>"* undef, !"", i32 0, i32 0, i32 1, i32 10, i1 false, i1 false, i1 false, !7}
!7 = !{i32 0, i32 5}
!8 = !{void ()* @main, !"main", null, !4, !9}
!9 = !{i32 4, !10}
!10 = !{i32 1, i32 1, i32 1}
!11 = distinct !{!11, !12}
!12 = !{!"llvm.loop.unroll.disable"}
!13 = distinct !{!13, !"dx.controlflow.hints", i32 1}
!14 = distinct !{!14, !"dx.controlflow.hints", i32 1}
!15 = distinct !{!15, !"dx.controlflow.hints", i32 1}
!16 = distinct !{!16, !"dx.controlflow.hints", i32 5, i32 1}
!17 = distinct !{!17, !"dx.controlflow.hints", i32 1}
!18 = distinct !{!18, !"dx.controlflow.hints", i32 1}
!19 = distinct !{!19, !"dx.controlflow.hints", i32 1}
!20 = distinct !{!20, !"dx.controlflow.hints", i32 1}
!21 = distinct !{!21, !"dx.controlflow.hints", i32 1}
!22 = distinct !{!22, !"dx.controlflow.hints", i32 1}
!23 = distinct !{!23, !"dx.controlflow.hints", i32 1}
!24 = distinct !{!24, !"dx.controlflow.hints", i32 1}
