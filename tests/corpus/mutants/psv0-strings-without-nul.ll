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
; EntryFunctionName: 
;
;
; Buffer Definitions:
;
;
; Resource Bindings:
;
; Name                                 Type  Format         Dim      ID      HLSL Bind  Count
; ------------------------------ ---------- ------- ----------- ------- -------------- ------
;                                       UAV     u32         buf      U0             u0     1
;
target datalayout = "e-m:e-p:32:32-i1:32-i8:32-i16:32-i32:32-i64:64-f16:32-f32:32-f64:64-n8:16:32:64"
target triple = "dxil-ms-dx"

%dx.types.Handle = type { i8* }
%dx.types.ResRet.i32 = type { i32, i32, i32, i32, i32 }
%"class.RWBuffer<unsigned int>" = type { i32 }

@dx.nothing.a = internal constant [1 x i32] zeroinitializer

define void @main() {
  %1 = call %dx.types.Handle @dx.op.createHandle(i32 57, i8 1, i32 0, i32 0, i1 false)  ; CreateHandle(resourceClass,rangeId,index,nonUniformIndex)
  %2 = call i32 @dx.op.threadId.i32(i32 93, i32 0)  ; ThreadId(component)
  %3 = call i32 @dx.op.threadId.i32(i32 93, i32 1)  ; ThreadId(component)
  %4 = call i32 @dx.op.threadId.i32(i32 93, i32 2)  ; ThreadId(component)
  %5 = load i32, i32* getelementptr inbounds ([1 x i32], [1 x i32]* @dx.nothing.a, i32 0, i32 0)
  %6 = load i32, i32* getelementptr inbounds ([1 x i32], [1 x i32]* @dx.nothing.a, i32 0, i32 0)
  %7 = load i32, i32* getelementptr inbounds ([1 x i32], [1 x i32]* @dx.nothing.a, i32 0, i32 0)
  %8 = icmp ult i32 0, %3
  br i1 %8, label %9, label %24

; <label>:9                                       ; preds = %0
  br label %10

; <label>:10                                      ; preds = %17, %9
  %11 = phi i32 [ %2, %9 ], [ %15, %17 ]
  %12 = phi i32 [ 0, %9 ], [ %18, %17 ]
  %13 = call %dx.types.ResRet.i32 @dx.op.bufferLoad.i32(i32 68, %dx.types.Handle %1, i32 %12, i32 undef)  ; BufferLoad(srv,index,wot)
  %14 = extractvalue %dx.types.ResRet.i32 %13, 0
  %15 = add i32 %11, %14
  %16 = load i32, i32* getelementptr inbounds ([1 x i32], [1 x i32]* @dx.nothing.a, i32 0, i32 0)
  br label %17

; <label>:17                                      ; preds = %10
  %18 = add i32 %12, 1
  %19 = load i32, i32* getelementptr inbounds ([1 x i32], [1 x i32]* @dx.nothing.a, i32 0, i32 0)
  %20 = icmp ult i32 %18, %3
  %21 = icmp ne i1 %20, false
  %22 = icmp ne i1 %21, false
  br i1 %22, label %10, label %23, !llvm.loop !11

; <label>:23                                      ; preds = %17
  br label %24

; <label>:24                                      ; preds = %23, %0
  %25 = phi i32 [ %15, %23 ], [ %2, %0 ]
  %26 = load i32, i32* getelementptr inbounds ([1 x i32], [1 x i32]* @dx.nothing.a, i32 0, i32 0)
  br label %27

; <label>:27                                      ; preds = %24
  br label %28

; <label>:28                                      ; preds = %27
  %29 = call %dx.types.ResRet.i32 @dx.op.bufferLoad.i32(i32 68, %dx.types.Handle %1, i32 0, i32 undef)  ; BufferLoad(srv,index,wot)
  %30 = extractvalue %dx.types.ResRet.i32 %29, 0
  %31 = xor i32 %25, %30
  %32 = load i32, i32* getelementptr inbounds ([1 x i32], [1 x i32]* @dx.nothing.a, i32 0, i32 0)
  br label %33

; <label>:33                                      ; preds = %28
  %34 = load i32, i32* getelementptr inbounds ([1 x i32], [1 x i32]* @dx.nothing.a, i32 0, i32 0)
  br label %35, !llvm.loop !13

; <label>:35                                      ; preds = %33
  %36 = call %dx.types.ResRet.i32 @dx.op.bufferLoad.i32(i32 68, %dx.types.Handle %1, i32 1, i32 undef)  ; BufferLoad(srv,index,wot)
  %37 = extractvalue %dx.types.ResRet.i32 %36, 0
  %38 = xor i32 %31, %37
  %39 = load i32, i32* getelementptr inbounds ([1 x i32], [1 x i32]* @dx.nothing.a, i32 0, i32 0)
  br label %40

; <label>:40                                      ; preds = %35
  %41 = load i32, i32* getelementptr inbounds ([1 x i32], [1 x i32]* @dx.nothing.a, i32 0, i32 0)
  br label %42, !llvm.loop !13

; <label>:42                                      ; preds = %40
  %43 = call %dx.types.ResRet.i32 @dx.op.bufferLoad.i32(i32 68, %dx.types.Handle %1, i32 2, i32 undef)  ; BufferLoad(srv,index,wot)
  %44 = extractvalue %dx.types.ResRet.i32 %43, 0
  %45 = xor i32 %38, %44
  %46 = load i32, i32* getelementptr inbounds ([1 x i32], [1 x i32]* @dx.nothing.a, i32 0, i32 0)
  br label %47

; <label>:47                                      ; preds = %42
  %48 = load i32, i32* getelementptr inbounds ([1 x i32], [1 x i32]* @dx.nothing.a, i32 0, i32 0)
  br label %49

; <label>:49                                      ; preds = %47
  br label %50

; <label>:50                                      ; preds = %49
  %51 = icmp ugt i32 %45, 17
  br i1 %51, label %52, label %70

; <label>:52                                      ; preds = %50
  br label %53

; <label>:53                                      ; preds = %63, %52
  %54 = phi i32 [ %45, %52 ], [ %55, %63 ]
  %55 = udiv i32 %54, 2
  %56 = load i32, i32* getelementptr inbounds ([1 x i32], [1 x i32]* @dx.nothing.a, i32 0, i32 0)
  %57 = call %dx.types.ResRet.i32 @dx.op.bufferLoad.i32(i32 68, %dx.types.Handle %1, i32 %55, i32 undef)  ; BufferLoad(srv,index,wot)
  %58 = extractvalue %dx.types.ResRet.i32 %57, 0
  %59 = icmp eq i32 %58, 5
  %60 = icmp ne i1 %59, false
  %61 = icmp ne i1 %60, false
  br i1 %61, label %62, label %67

; <label>:62                                      ; preds = %53
  br label %68

; <label>:63                                      ; preds = %67
  %64 = icmp ugt i32 %55, 17
  %65 = icmp ne i1 %64, false
  %66 = icmp ne i1 %65, false
  br i1 %66, label %53, label %69

; <label>:67                                      ; preds = %53
  br label %63

; <label>:68                                      ; preds = %62
  br label %70

; <label>:69                                      ; preds = %63
  br label %70

; <label>:70                                      ; preds = %69, %68, %50
  %71 = phi i32 [ %55, %68 ], [ %55, %69 ], [ %45, %50 ]
  br label %72

; <label>:72                                      ; preds = %79, %70
  %73 = phi i32 [ %71, %70 ], [ %75, %79 ]
  %74 = phi i32 [ 0, %70 ], [ %77, %79 ]
  %75 = add i32 %73, 1
  %76 = load i32, i32* getelementptr inbounds ([1 x i32], [1 x i32]* @dx.nothing.a, i32 0, i32 0)
  %77 = add i32 %74, %75
  %78 = load i32, i32* getelementptr inbounds ([1 x i32], [1 x i32]* @dx.nothing.a, i32 0, i32 0)
  br label %79

; <label>:79                                      ; preds = %72
  %80 = icmp ult i32 %77, %4
  %81 = icmp ne i1 %80, false
  %82 = icmp ne i1 %81, false
  br i1 %82, label %72, label %83

; <label>:83                                      ; preds = %79
  %84 = icmp eq i32 %75, 3
  %85 = icmp ne i1 %84, false
  %86 = icmp ne i1 %85, false
  br i1 %86, label %87, label %88, !dx.controlflow.hints !15

; <label>:87                                      ; preds = %83
  call void @dx.op.bufferStore.i32(i32 69, %dx.types.Handle %1, i32 1, i32 undef, i32 2, i32 2, i32 2, i32 2, i8 15)  ; BufferStore(uav,coord0,coord1,value0,value1,value2,value3,mask)
  br label %97

; <label>:88                                      ; preds = %83
  %89 = icmp eq i32 %75, 4
  %90 = icmp ne i1 %89, false
  %91 = icmp ne i1 %90, false
  br i1 %91, label %92, label %93

; <label>:92                                      ; preds = %88
  call void @dx.op.bufferStore.i32(i32 69, %dx.types.Handle %1, i32 2, i32 undef, i32 3, i32 3, i32 3, i32 3, i8 15)  ; BufferStore(uav,coord0,coord1,value0,value1,value2,value3,mask)
  br label %95

; <label>:93                                      ; preds = %88
  call void @dx.op.bufferStore.i32(i32 69, %dx.types.Handle %1, i32 3, i32 undef, i32 %77, i32 %77, i32 %77, i32 %77, i8 15)  ; BufferStore(uav,coord0,coord1,value0,value1,value2,value3,mask)
  %94 = load i32, i32* getelementptr inbounds ([1 x i32], [1 x i32]* @dx.nothing.a, i32 0, i32 0)
  br label %95

; <label>:95                                      ; preds = %93, %92
  %96 = phi i32 [ %75, %92 ], [ 8, %93 ]
  br label %97

; <label>:97                                      ; preds = %95, %87
  %98 = phi i32 [ %75, %87 ], [ %96, %95 ]
  %99 = icmp ugt i32 %77, 5
  %100 = icmp ne i1 %99, false
  %101 = icmp ne i1 %100, false
  br i1 %101, label %102, label %105, !dx.controlflow.hints !16

; <label>:102                                     ; preds = %97
  %103 = add i32 %98, 4
  %104 = load i32, i32* getelementptr inbounds ([1 x i32], [1 x i32]* @dx.nothing.a, i32 0, i32 0)
  br label %105

; <label>:105                                     ; preds = %102, %97
  %106 = phi i32 [ %103, %102 ], [ %98, %97 ]
  %107 = and i32 %106, 7
  switch i32 %107, label %121 [
    i32 0, label %108
    i32 1, label %110
    i32 2, label %110
    i32 5, label %115
    i32 7, label %177
  ], !dx.controlflow.hints !17

; <label>:108                                     ; preds = %105
  %109 = load i32, i32* getelementptr inbounds ([1 x i32], [1 x i32]* @dx.nothing.a, i32 0, i32 0)
  br label %178

; <label>:110                                     ; preds = %105, %105
  %111 = call %dx.types.ResRet.i32 @dx.op.bufferLoad.i32(i32 68, %dx.types.Handle %1, i32 9, i32 undef)  ; BufferLoad(srv,index,wot)
  %112 = extractvalue %dx.types.ResRet.i32 %111, 0
  %113 = add i32 %106, %112
  %114 = load i32, i32* getelementptr inbounds ([1 x i32], [1 x i32]* @dx.nothing.a, i32 0, i32 0)
  br label %178

; <label>:115                                     ; preds = %105
  %116 = icmp ne i32 %77, 0
  br i1 %116, label %117, label %118

; <label>:117                                     ; preds = %115
  br label %178

; <label>:118                                     ; preds = %115
  %119 = add i32 %106, -1
  %120 = load i32, i32* getelementptr inbounds ([1 x i32], [1 x i32]* @dx.nothing.a, i32 0, i32 0)
  br label %121

; <label>:121                                     ; preds = %118, %105
  %122 = phi i32 [ %106, %105 ], [ %119, %118 ]
  %123 = load i32, i32* getelementptr inbounds ([1 x i32], [1 x i32]* @dx.nothing.a, i32 0, i32 0)
  %124 = icmp ugt i32 %77, 100
  br i1 %124, label %125, label %126

; <label>:125                                     ; preds = %121
  br label %173

; <label>:126                                     ; preds = %121
  %127 = load i32, i32* getelementptr inbounds ([1 x i32], [1 x i32]* @dx.nothing.a, i32 0, i32 0)
  %128 = icmp ult i32 0, %77
  br i1 %128, label %129, label %168

; <label>:129                                     ; preds = %126
  br label %130

; <label>:130                                     ; preds = %162, %129
  %131 = phi i32 [ %122, %129 ], [ %163, %162 ]
  %132 = phi i32 [ 0, %129 ], [ %164, %162 ]
  %133 = call %dx.types.ResRet.i32 @dx.op.bufferLoad.i32(i32 68, %dx.types.Handle %1, i32 %132, i32 undef)  ; BufferLoad(srv,index,wot)
  %134 = extractvalue %dx.types.ResRet.i32 %133, 0
  %135 = icmp eq i32 %134, 3
  br i1 %135, label %136, label %137

; <label>:136                                     ; preds = %130
  br label %162

; <label>:137                                     ; preds = %130
  %138 = call %dx.types.ResRet.i32 @dx.op.bufferLoad.i32(i32 68, %dx.types.Handle %1, i32 %132, i32 undef)  ; BufferLoad(srv,index,wot)
  %139 = extractvalue %dx.types.ResRet.i32 %138, 0
  %140 = icmp eq i32 %139, 4
  br i1 %140, label %141, label %142

; <label>:141                                     ; preds = %137
  br label %170

; <label>:142                                     ; preds = %137
  %143 = load i32, i32* getelementptr inbounds ([1 x i32], [1 x i32]* @dx.nothing.a, i32 0, i32 0)
  %144 = icmp ult i32 %132, %77
  br i1 %144, label %145, label %160

; <label>:145                                     ; preds = %142
  br label %146

; <label>:146                                     ; preds = %155, %145
  %147 = phi i32 [ %131, %145 ], [ %151, %155 ]
  %148 = phi i32 [ %132, %145 ], [ %156, %155 ]
  %149 = call %dx.types.ResRet.i32 @dx.op.bufferLoad.i32(i32 68, %dx.types.Handle %1, i32 %148, i32 undef)  ; BufferLoad(srv,index,wot)
  %150 = extractvalue %dx.types.ResRet.i32 %149, 0
  %151 = add i32 %147, %150
  %152 = load i32, i32* getelementptr inbounds ([1 x i32], [1 x i32]* @dx.nothing.a, i32 0, i32 0)
  %153 = icmp ugt i32 %151, 1000
  br i1 %153, label %154, label %155

; <label>:154                                     ; preds = %146
  br label %173

; <label>:155                                     ; preds = %146
  %156 = add i32 %148, 2
  %157 = load i32, i32* getelementptr inbounds ([1 x i32], [1 x i32]* @dx.nothing.a, i32 0, i32 0)
  %158 = icmp ult i32 %156, %77
  br i1 %158, label %146, label %159

; <label>:159                                     ; preds = %155
  br label %160

; <label>:160                                     ; preds = %159, %142
  %161 = phi i32 [ %151, %159 ], [ %131, %142 ]
  br label %162

; <label>:162                                     ; preds = %160, %136
  %163 = phi i32 [ %131, %136 ], [ %161, %160 ]
  %164 = add i32 %132, 1
  %165 = load i32, i32* getelementptr inbounds ([1 x i32], [1 x i32]* @dx.nothing.a, i32 0, i32 0)
  %166 = icmp ult i32 %164, %77
  br i1 %166, label %130, label %167

; <label>:167                                     ; preds = %162
  br label %168

; <label>:168                                     ; preds = %167, %126
  %169 = phi i32 [ %163, %167 ], [ %122, %126 ]
  br label %170

; <label>:170                                     ; preds = %168, %141
  %171 = phi i32 [ %169, %168 ], [ %131, %141 ]
  %172 = mul i32 %171, 2
  br label %173

; <label>:173                                     ; preds = %170, %154, %125
  %174 = phi i32 [ 7, %125 ], [ %172, %170 ], [ %151, %154 ]
  %175 = load i32, i32* getelementptr inbounds ([1 x i32], [1 x i32]* @dx.nothing.a, i32 0, i32 0)
  %176 = load i32, i32* getelementptr inbounds ([1 x i32], [1 x i32]* @dx.nothing.a, i32 0, i32 0)
  br label %178

; <label>:177                                     ; preds = %105
  call void @dx.op.bufferStore.i32(i32 69, %dx.types.Handle %1, i32 7, i32 undef, i32 7, i32 7, i32 7, i32 7, i8 15)  ; BufferStore(uav,coord0,coord1,value0,value1,value2,value3,mask)
  br label %282

; <label>:178                                     ; preds = %173, %117, %110, %108
  %179 = phi i32 [ %174, %173 ], [ %106, %117 ], [ %113, %110 ], [ 1, %108 ]
  switch i32 %3, label %186 [
    i32 100, label %180
    i32 -1, label %183
  ]

; <label>:180                                     ; preds = %178
  %181 = add i32 %179, 1
  %182 = load i32, i32* getelementptr inbounds ([1 x i32], [1 x i32]* @dx.nothing.a, i32 0, i32 0)
  br label %186

; <label>:183                                     ; preds = %178
  %184 = add i32 %179, -1
  %185 = load i32, i32* getelementptr inbounds ([1 x i32], [1 x i32]* @dx.nothing.a, i32 0, i32 0)
  br label %186

; <label>:186                                     ; preds = %183, %180, %178
  %187 = phi i32 [ %179, %178 ], [ %184, %183 ], [ %181, %180 ]
  switch i32 %77, label %196 [
    i32 -1, label %188
    i32 1000000, label %190
    i32 6, label %192
    i32 9, label %194
  ]

; <label>:188                                     ; preds = %186
  %189 = load i32, i32* getelementptr inbounds ([1 x i32], [1 x i32]* @dx.nothing.a, i32 0, i32 0)
  br label %196

; <label>:190                                     ; preds = %186
  %191 = load i32, i32* getelementptr inbounds ([1 x i32], [1 x i32]* @dx.nothing.a, i32 0, i32 0)
  br label %196

; <label>:192                                     ; preds = %186
  %193 = load i32, i32* getelementptr inbounds ([1 x i32], [1 x i32]* @dx.nothing.a, i32 0, i32 0)
  br label %196

; <label>:194                                     ; preds = %186
  %195 = load i32, i32* getelementptr inbounds ([1 x i32], [1 x i32]* @dx.nothing.a, i32 0, i32 0)
  br label %196

; <label>:196                                     ; preds = %194, %192, %190, %188, %186
  %197 = phi i32 [ %77, %186 ], [ 1, %194 ], [ 9, %192 ], [ 5, %190 ], [ 3, %188 ]
  %198 = icmp ne i32 %187, 0
  br i1 %198, label %199, label %254

; <label>:199                                     ; preds = %196
  %200 = load i32, i32* getelementptr inbounds ([1 x i32], [1 x i32]* @dx.nothing.a, i32 0, i32 0)
  %201 = icmp ugt i32 %187, 100
  br i1 %201, label %202, label %203

; <label>:202                                     ; preds = %199
  br label %250

; <label>:203                                     ; preds = %199
  %204 = load i32, i32* getelementptr inbounds ([1 x i32], [1 x i32]* @dx.nothing.a, i32 0, i32 0)
  %205 = icmp ult i32 0, %187
  br i1 %205, label %206, label %245

; <label>:206                                     ; preds = %203
  br label %207

; <label>:207                                     ; preds = %239, %206
  %208 = phi i32 [ %197, %206 ], [ %240, %239 ]
  %209 = phi i32 [ 0, %206 ], [ %241, %239 ]
  %210 = call %dx.types.ResRet.i32 @dx.op.bufferLoad.i32(i32 68, %dx.types.Handle %1, i32 %209, i32 undef)  ; BufferLoad(srv,index,wot)
  %211 = extractvalue %dx.types.ResRet.i32 %210, 0
  %212 = icmp eq i32 %211, 3
  br i1 %212, label %213, label %214

; <label>:213                                     ; preds = %207
  br label %239

; <label>:214                                     ; preds = %207
  %215 = call %dx.types.ResRet.i32 @dx.op.bufferLoad.i32(i32 68, %dx.types.Handle %1, i32 %209, i32 undef)  ; BufferLoad(srv,index,wot)
  %216 = extractvalue %dx.types.ResRet.i32 %215, 0
  %217 = icmp eq i32 %216, 4
  br i1 %217, label %218, label %219

; <label>:218                                     ; preds = %214
  br label %247

; <label>:219                                     ; preds = %214
  %220 = load i32, i32* getelementptr inbounds ([1 x i32], [1 x i32]* @dx.nothing.a, i32 0, i32 0)
  %221 = icmp ult i32 %209, %187
  br i1 %221, label %222, label %237

; <label>:222                                     ; preds = %219
  br label %223

; <label>:223                                     ; preds = %232, %222
  %224 = phi i32 [ %208, %222 ], [ %228, %232 ]
  %225 = phi i32 [ %209, %222 ], [ %233, %232 ]
  %226 = call %dx.types.ResRet.i32 @dx.op.bufferLoad.i32(i32 68, %dx.types.Handle %1, i32 %225, i32 undef)  ; BufferLoad(srv,index,wot)
  %227 = extractvalue %dx.types.ResRet.i32 %226, 0
  %228 = add i32 %224, %227
  %229 = load i32, i32* getelementptr inbounds ([1 x i32], [1 x i32]* @dx.nothing.a, i32 0, i32 0)
  %230 = icmp ugt i32 %228, 1000
  br i1 %230, label %231, label %232

; <label>:231                                     ; preds = %223
  br label %250

; <label>:232                                     ; preds = %223
  %233 = add i32 %225, 2
  %234 = load i32, i32* getelementptr inbounds ([1 x i32], [1 x i32]* @dx.nothing.a, i32 0, i32 0)
  %235 = icmp ult i32 %233, %187
  br i1 %235, label %223, label %236

; <label>:236                                     ; preds = %232
  br label %237

; <label>:237                                     ; preds = %236, %219
  %238 = phi i32 [ %228, %236 ], [ %208, %219 ]
  br label %239

; <label>:239                                     ; preds = %237, %213
  %240 = phi i32 [ %208, %213 ], [ %238, %237 ]
  %241 = add i32 %209, 1
  %242 = load i32, i32* getelementptr inbounds ([1 x i32], [1 x i32]* @dx.nothing.a, i32 0, i32 0)
  %243 = icmp ult i32 %241, %187
  br i1 %243, label %207, label %244

; <label>:244                                     ; preds = %239
  br label %245

; <label>:245                                     ; preds = %244, %203
  %246 = phi i32 [ %240, %244 ], [ %197, %203 ]
  br label %247

; <label>:247                                     ; preds = %245, %218
  %248 = phi i32 [ %246, %245 ], [ %208, %218 ]
  %249 = mul i32 %248, 2
  br label %250

; <label>:250                                     ; preds = %247, %231, %202
  %251 = phi i32 [ %197, %202 ], [ %248, %247 ], [ %228, %231 ]
  %252 = phi i32 [ 7, %202 ], [ %249, %247 ], [ %228, %231 ]
  %253 = load i32, i32* getelementptr inbounds ([1 x i32], [1 x i32]* @dx.nothing.a, i32 0, i32 0)
  br label %268

; <label>:254                                     ; preds = %196
  %255 = icmp ne i32 %197, 0
  br i1 %255, label %256, label %260

; <label>:256                                     ; preds = %254
  %257 = icmp ugt i32 %187, 3
  %258 = icmp ne i1 %257, false
  %259 = icmp ne i1 %258, false
  br i1 %259, label %264, label %260

; <label>:260                                     ; preds = %256, %254
  %261 = icmp eq i32 %2, 4
  %262 = icmp ne i1 %261, false
  %263 = icmp ne i1 %262, false
  br label %264

; <label>:264                                     ; preds = %260, %256
  %265 = phi i1 [ true, %256 ], [ %263, %260 ]
  %266 = icmp ne i1 %265, false
  %267 = select i1 %266, i32 5, i32 6
  br label %268

; <label>:268                                     ; preds = %264, %250
  %269 = phi i32 [ %251, %250 ], [ %197, %264 ]
  %270 = phi i32 [ %252, %250 ], [ %267, %264 ]
  call void @dx.op.bufferStore.i32(i32 69, %dx.types.Handle %1, i32 %269, i32 undef, i32 %270, i32 %270, i32 %270, i32 %270, i8 15)  ; BufferStore(uav,coord0,coord1,value0,value1,value2,value3,mask)
  br label %271

; <label>:271                                     ; preds = %279, %268
  %272 = phi i32 [ %269, %268 ], [ %273, %279 ]
  %273 = add i32 %272, 1
  %274 = load i32, i32* getelementptr inbounds ([1 x i32], [1 x i32]* @dx.nothing.a, i32 0, i32 0)
  %275 = icmp ugt i32 %273, %187
  %276 = icmp ne i1 %275, false
  %277 = icmp ne i1 %276, false
  br i1 %277, label %278, label %280

; <label>:278                                     ; preds = %271
  br label %281

; <label>:279                                     ; preds = %280
  br label %271

; <label>:280                                     ; preds = %271
  br label %279

; <label>:281                                     ; preds = %278
  call void @dx.op.bufferStore.i32(i32 69, %dx.types.Handle %1, i32 10, i32 undef, i32 %273, i32 %273, i32 %273, i32 %273, i8 15)  ; BufferStore(uav,coord0,coord1,value0,value1,value2,value3,mask)
  br label %282

; <label>:282                                     ; preds = %281, %177
  %283 = load i32, i32* getelementptr inbounds ([1 x i32], [1 x i32]* @dx.nothing.a, i32 0, i32 0)
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
!9 = !{i32 0, i64 1, i32 4, !10}
!10 = !{i32 1, i32 1, i32 1}
!11 = distinct !{!11, !12}
!12 = !{!"llvm.loop.unroll.disable"}
!13 = distinct !{!13, !14}
!14 = !{!"llvm.loop.unroll.count", i32 3}
!15 = distinct !{!15, !"dx.controlflow.hints", i32 1}
!16 = distinct !{!16, !"dx.controlflow.hints", i32 2}
!17 = distinct !{!17, !"dx.controlflow.hints", i32 5}
