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
; shader hash: 8d9d2925c653a32be211b1e9f73ea2dd
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
  br i1 %5, label %16, label %6

; <label>:6                                       ; preds = %0
  br label %7

; <label>:7                                       ; preds = %7, %6
  %8 = phi i32 [ %12, %7 ], [ %2, %6 ]
  %9 = phi i32 [ %13, %7 ], [ 0, %6 ]
  %10 = call %dx.types.ResRet.i32 @dx.op.bufferLoad.i32(i32 68, %dx.types.Handle %1, i32 %9, i32 undef)  ; BufferLoad(srv,index,wot)
  %11 = extractvalue %dx.types.ResRet.i32 %10, 0
  %12 = add i32 %11, %8
  %13 = add nuw i32 %9, 1
  %14 = icmp eq i32 %13, %3
  br i1 %14, label %15, label %7, !llvm.loop !11

; <label>:15                                      ; preds = %7
  br label %16

; <label>:16                                      ; preds = %15, %0
  %17 = phi i32 [ %2, %0 ], [ %12, %15 ]
  %18 = call %dx.types.ResRet.i32 @dx.op.bufferLoad.i32(i32 68, %dx.types.Handle %1, i32 0, i32 undef)  ; BufferLoad(srv,index,wot)
  %19 = extractvalue %dx.types.ResRet.i32 %18, 0
  %20 = xor i32 %19, %17
  %21 = call %dx.types.ResRet.i32 @dx.op.bufferLoad.i32(i32 68, %dx.types.Handle %1, i32 1, i32 undef)  ; BufferLoad(srv,index,wot)
  %22 = extractvalue %dx.types.ResRet.i32 %21, 0
  %23 = xor i32 %20, %22
  %24 = call %dx.types.ResRet.i32 @dx.op.bufferLoad.i32(i32 68, %dx.types.Handle %1, i32 2, i32 undef)  ; BufferLoad(srv,index,wot)
  %25 = extractvalue %dx.types.ResRet.i32 %24, 0
  %26 = xor i32 %23, %25
  br label %27

; <label>:27                                      ; preds = %30, %16
  %28 = phi i32 [ %31, %30 ], [ %26, %16 ]
  %29 = icmp ugt i32 %28, 17
  br i1 %29, label %30, label %35

; <label>:30                                      ; preds = %27
  %31 = lshr i32 %28, 1
  %32 = call %dx.types.ResRet.i32 @dx.op.bufferLoad.i32(i32 68, %dx.types.Handle %1, i32 %31, i32 undef)  ; BufferLoad(srv,index,wot)
  %33 = extractvalue %dx.types.ResRet.i32 %32, 0
  %34 = icmp eq i32 %33, 5
  br i1 %34, label %35, label %27

; <label>:35                                      ; preds = %30, %27
  %36 = phi i32 [ %28, %27 ], [ %31, %30 ]
  br label %37

; <label>:37                                      ; preds = %37, %35
  %38 = phi i32 [ %40, %37 ], [ %36, %35 ]
  %39 = phi i32 [ %41, %37 ], [ 0, %35 ]
  %40 = add i32 %38, 1
  %41 = add i32 %39, %40
  %42 = icmp ult i32 %41, %4
  br i1 %42, label %37, label %43

; <label>:43                                      ; preds = %37
  %44 = icmp eq i32 %40, 3
  br i1 %44, label %45, label %46, !dx.controlflow.hints !13

; <label>:45                                      ; preds = %43
  call void @dx.op.bufferStore.i32(i32 69, %dx.types.Handle %1, i32 1, i32 undef, i32 2, i32 2, i32 2, i32 2, i8 15)  ; BufferStore(uav,coord0,coord1,value0,value1,value2,value3,mask)
  br label %50

; <label>:46                                      ; preds = %43
  %47 = icmp eq i32 %40, 4
  br i1 %47, label %48, label %49

; <label>:48                                      ; preds = %46
  call void @dx.op.bufferStore.i32(i32 69, %dx.types.Handle %1, i32 2, i32 undef, i32 3, i32 3, i32 3, i32 3, i8 15)  ; BufferStore(uav,coord0,coord1,value0,value1,value2,value3,mask)
  br label %50

; <label>:49                                      ; preds = %46
  call void @dx.op.bufferStore.i32(i32 69, %dx.types.Handle %1, i32 3, i32 undef, i32 %41, i32 %41, i32 %41, i32 %41, i8 15)  ; BufferStore(uav,coord0,coord1,value0,value1,value2,value3,mask)
  br label %50

; <label>:50                                      ; preds = %49, %48, %45
  %51 = phi i32 [ 3, %45 ], [ 4, %48 ], [ 8, %49 ]
  %52 = icmp ugt i32 %41, 5
  %53 = add nuw nsw i32 %51, 4
  %54 = select i1 %52, i32 %53, i32 %51
  %55 = and i32 %54, 7
  switch i32 %55, label %64 [
    i32 0, label %101
    i32 1, label %56
    i32 2, label %56
    i32 5, label %60
    i32 7, label %99
  ], !dx.controlflow.hints !14

; <label>:56                                      ; preds = %50, %50
  %57 = call %dx.types.ResRet.i32 @dx.op.bufferLoad.i32(i32 68, %dx.types.Handle %1, i32 9, i32 undef)  ; BufferLoad(srv,index,wot)
  %58 = extractvalue %dx.types.ResRet.i32 %57, 0
  %59 = add i32 %58, %54
  br label %101

; <label>:60                                      ; preds = %50
  %61 = icmp eq i32 %41, 0
  br i1 %61, label %62, label %101

; <label>:62                                      ; preds = %60
  %63 = add nsw i32 %54, -1
  br label %64

; <label>:64                                      ; preds = %62, %50
  %65 = phi i32 [ %54, %50 ], [ %63, %62 ]
  %66 = icmp ugt i32 %41, 100
  br i1 %66, label %101, label %67

; <label>:67                                      ; preds = %64
  %68 = icmp eq i32 %41, 0
  br i1 %68, label %96, label %69

; <label>:69                                      ; preds = %67
  br label %70

; <label>:70                                      ; preds = %90, %69
  %71 = phi i32 [ %91, %90 ], [ %65, %69 ]
  %72 = phi i32 [ %92, %90 ], [ 0, %69 ]
  %73 = call %dx.types.ResRet.i32 @dx.op.bufferLoad.i32(i32 68, %dx.types.Handle %1, i32 %72, i32 undef)  ; BufferLoad(srv,index,wot)
  %74 = extractvalue %dx.types.ResRet.i32 %73, 0
  %75 = icmp eq i32 %74, 3
  br i1 %75, label %90, label %76

; <label>:76                                      ; preds = %70
  %77 = icmp eq i32 %74, 4
  br i1 %77, label %94, label %78

; <label>:78                                      ; preds = %76
  br label %79

; <label>:79                                      ; preds = %86, %78
  %80 = phi i32 [ %84, %86 ], [ %71, %78 ]
  %81 = phi i32 [ %87, %86 ], [ %72, %78 ]
  %82 = call %dx.types.ResRet.i32 @dx.op.bufferLoad.i32(i32 68, %dx.types.Handle %1, i32 %81, i32 undef)  ; BufferLoad(srv,index,wot)
  %83 = extractvalue %dx.types.ResRet.i32 %82, 0
  %84 = add i32 %83, %80
  %85 = icmp ugt i32 %84, 1000
  br i1 %85, label %100, label %86

; <label>:86                                      ; preds = %79
  %87 = add i32 %81, 2
  %88 = icmp ult i32 %87, %41
  br i1 %88, label %79, label %89

; <label>:89                                      ; preds = %86
  br label %90

; <label>:90                                      ; preds = %89, %70
  %91 = phi i32 [ %71, %70 ], [ %84, %89 ]
  %92 = add nuw i32 %72, 1
  %93 = icmp ult i32 %92, %41
  br i1 %93, label %70, label %94

; <label>:94                                      ; preds = %90, %76
  %95 = phi i32 [ %91, %90 ], [ %71, %76 ]
  br label %96

; <label>:96                                      ; preds = %94, %67
  %97 = phi i32 [ %65, %67 ], [ %95, %94 ]
  %98 = shl i32 %97, 1
  br label %101

; <label>:99                                      ; preds = %50
  call void @dx.op.bufferStore.i32(i32 69, %dx.types.Handle %1, i32 7, i32 undef, i32 7, i32 7, i32 7, i32 7, i8 15)  ; BufferStore(uav,coord0,coord1,value0,value1,value2,value3,mask)
  br label %158

; <label>:100                                     ; preds = %79
  br label %101

; <label>:101                                     ; preds = %100, %96, %64, %60, %56, %50
  %102 = phi i32 [ %54, %60 ], [ %59, %56 ], [ 1, %50 ], [ %98, %96 ], [ 7, %64 ], [ %84, %100 ]
  switch i32 %3, label %107 [
    i32 100, label %103
    i32 -1, label %105
  ]

; <label>:103                                     ; preds = %101
  %104 = add i32 %102, 1
  br label %107

; <label>:105                                     ; preds = %101
  %106 = add i32 %102, -1
  br label %107

; <label>:107                                     ; preds = %105, %103, %101
  %108 = phi i32 [ %102, %101 ], [ %106, %105 ], [ %104, %103 ]
  switch i32 %41, label %113 [
    i32 -1, label %109
    i32 1000000, label %110
    i32 6, label %111
    i32 9, label %112
  ]

; <label>:109                                     ; preds = %107
  br label %113

; <label>:110                                     ; preds = %107
  br label %113

; <label>:111                                     ; preds = %107
  br label %113

; <label>:112                                     ; preds = %107
  br label %113

; <label>:113                                     ; preds = %112, %111, %110, %109, %107
  %114 = phi i32 [ %41, %107 ], [ 1, %112 ], [ 9, %111 ], [ 5, %110 ], [ 3, %109 ]
  %115 = icmp eq i32 %108, 0
  br i1 %115, label %146, label %116

; <label>:116                                     ; preds = %113
  %117 = icmp ugt i32 %108, 100
  br i1 %117, label %150, label %118

; <label>:118                                     ; preds = %116
  br label %119

; <label>:119                                     ; preds = %139, %118
  %120 = phi i32 [ %140, %139 ], [ %114, %118 ]
  %121 = phi i32 [ %141, %139 ], [ 0, %118 ]
  %122 = call %dx.types.ResRet.i32 @dx.op.bufferLoad.i32(i32 68, %dx.types.Handle %1, i32 %121, i32 undef)  ; BufferLoad(srv,index,wot)
  %123 = extractvalue %dx.types.ResRet.i32 %122, 0
  %124 = icmp eq i32 %123, 3
  br i1 %124, label %139, label %125

; <label>:125                                     ; preds = %119
  %126 = icmp eq i32 %123, 4
  br i1 %126, label %143, label %127

; <label>:127                                     ; preds = %125
  br label %128

; <label>:128                                     ; preds = %135, %127
  %129 = phi i32 [ %133, %135 ], [ %120, %127 ]
  %130 = phi i32 [ %136, %135 ], [ %121, %127 ]
  %131 = call %dx.types.ResRet.i32 @dx.op.bufferLoad.i32(i32 68, %dx.types.Handle %1, i32 %130, i32 undef)  ; BufferLoad(srv,index,wot)
  %132 = extractvalue %dx.types.ResRet.i32 %131, 0
  %133 = add i32 %132, %129
  %134 = icmp ugt i32 %133, 1000
  br i1 %134, label %149, label %135

; <label>:135                                     ; preds = %128
  %136 = add i32 %130, 2
  %137 = icmp ult i32 %136, %108
  br i1 %137, label %128, label %138

; <label>:138                                     ; preds = %135
  br label %139

; <label>:139                                     ; preds = %138, %119
  %140 = phi i32 [ %120, %119 ], [ %133, %138 ]
  %141 = add nuw i32 %121, 1
  %142 = icmp ult i32 %141, %108
  br i1 %142, label %119, label %143

; <label>:143                                     ; preds = %139, %125
  %144 = phi i32 [ %140, %139 ], [ %120, %125 ]
  %145 = shl i32 %144, 1
  br label %150

; <label>:146                                     ; preds = %113
  %147 = icmp eq i32 %2, 4
  %148 = select i1 %147, i32 5, i32 6
  br label %150

; <label>:149                                     ; preds = %128
  br label %150

; <label>:150                                     ; preds = %149, %146, %143, %116
  %151 = phi i32 [ %114, %146 ], [ %144, %143 ], [ %114, %116 ], [ %133, %149 ]
  %152 = phi i32 [ %148, %146 ], [ %145, %143 ], [ 7, %116 ], [ %133, %149 ]
  call void @dx.op.bufferStore.i32(i32 69, %dx.types.Handle %1, i32 %151, i32 undef, i32 %152, i32 %152, i32 %152, i32 %152, i8 15)  ; BufferStore(uav,coord0,coord1,value0,value1,value2,value3,mask)
  br label %153

; <label>:153                                     ; preds = %153, %150
  %154 = phi i32 [ %151, %150 ], [ %155, %153 ]
  %155 = add i32 %154, 1
  %156 = icmp ugt i32 %155, %108
  br i1 %156, label %157, label %153

; <label>:157                                     ; preds = %153
  call void @dx.op.bufferStore.i32(i32 69, %dx.types.Handle %1, i32 10, i32 undef, i32 %155, i32 %155, i32 %155, i32 %155, i8 15)  ; BufferStore(uav,coord0,coord1,value0,value1,value2,value3,mask)
  br label %158

; <label>:158                                     ; preds = %157, %99
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
!14 = distinct !{!14, !"dx.controlflow.hints", i32 5}
