;
; Note: shader requires additional functionality:
;       Shader extensions for 11.1
;       Use native low precision
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
; shader hash: 65381138668ad713ad1759b1b97403c8
;
; Pipeline Runtime Information: 
;
;PSVRuntimeInfo:
; Compute Shader
; NumThreads=(32,1,1)
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
; b                                     UAV    byte         r/w      U0             u0     1
;
target datalayout = "e-m:e-p:32:32-i1:32-i8:8-i16:16-i32:32-i64:64-f16:16-f32:32-f64:64-n8:16:32:64"
target triple = "dxil-ms-dx"

%dx.types.Handle = type { i8* }
%dx.types.ResBind = type { i32, i32, i32, i8 }
%dx.types.ResourceProperties = type { i32, i32 }
%dx.types.ResRet.i32 = type { i32, i32, i32, i32, i32 }
%dx.types.i32c = type { i32, i1 }
%dx.types.fouri16 = type { i16, i16, i16, i16 }
%dx.types.fouri32 = type { i32, i32, i32, i32 }
%struct.RWByteAddressBuffer = type { i32 }

define void @main() {
  %1 = call %dx.types.Handle @dx.op.createHandleFromBinding(i32 217, %dx.types.ResBind { i32 0, i32 0, i32 0, i8 1 }, i32 0, i1 false)  ; CreateHandleFromBinding(bind,index,nonUniformIndex)
  %2 = call i32 @dx.op.threadId.i32(i32 93, i32 0)  ; ThreadId(component)
  %3 = shl i32 %2, 6
  %4 = call %dx.types.Handle @dx.op.annotateHandle(i32 216, %dx.types.Handle %1, %dx.types.ResourceProperties { i32 4107, i32 0 })  ; AnnotateHandle(res,props)  resource: RWByteAddressBuffer
  %5 = call %dx.types.ResRet.i32 @dx.op.rawBufferLoad.i32(i32 139, %dx.types.Handle %4, i32 %3, i32 undef, i8 15, i32 4)  ; RawBufferLoad(srv,index,elementOffset,mask,alignment)
  %6 = extractvalue %dx.types.ResRet.i32 %5, 0
  %7 = extractvalue %dx.types.ResRet.i32 %5, 1
  %8 = extractvalue %dx.types.ResRet.i32 %5, 2
  %9 = extractvalue %dx.types.ResRet.i32 %5, 3
  %10 = or i32 %3, 16
  %11 = call %dx.types.ResRet.i32 @dx.op.rawBufferLoad.i32(i32 139, %dx.types.Handle %4, i32 %10, i32 undef, i8 15, i32 4)  ; RawBufferLoad(srv,index,elementOffset,mask,alignment)
  %12 = extractvalue %dx.types.ResRet.i32 %11, 0
  %13 = extractvalue %dx.types.ResRet.i32 %11, 1
  %14 = extractvalue %dx.types.ResRet.i32 %11, 2
  %15 = extractvalue %dx.types.ResRet.i32 %11, 3
  %16 = call i32 @dx.op.dot4AddPacked.i32(i32 164, i32 %7, i32 %6, i32 %12)  ; Dot4AddU8Packed(acc,a,b)
  %17 = call i32 @dx.op.dot4AddPacked.i32(i32 163, i32 %8, i32 %7, i32 %13)  ; Dot4AddI8Packed(acc,a,b)
  %18 = bitcast i32 %9 to float
  %19 = call float @dx.op.legacyF16ToF32(i32 131, i32 %14)  ; LegacyF16ToF32(value)
  %20 = call float @dx.op.legacyF16ToF32(i32 131, i32 %15)  ; LegacyF16ToF32(value)
  %21 = fptrunc float %19 to half
  %22 = fptrunc float %20 to half
  %23 = call float @dx.op.legacyF16ToF32(i32 131, i32 %6)  ; LegacyF16ToF32(value)
  %24 = call float @dx.op.legacyF16ToF32(i32 131, i32 %7)  ; LegacyF16ToF32(value)
  %25 = fptrunc float %23 to half
  %26 = fptrunc float %24 to half
  %27 = call float @dx.op.dot2AddHalf.f32(i32 162, float %18, half %25, half %26, half %21, half %22)  ; Dot2AddHalf(acc,ax,ay,bx,by)
  %28 = call %dx.types.i32c @dx.op.binaryWithCarryOrBorrow.i32(i32 44, i32 %6, i32 %12)  ; UAddc(a,b)
  %29 = extractvalue %dx.types.i32c %28, 0
  %30 = extractvalue %dx.types.i32c %28, 1
  %31 = zext i1 %30 to i32
  %32 = add i32 %13, %7
  %33 = add i32 %32, %31
  %34 = call %dx.types.i32c @dx.op.binaryWithCarryOrBorrow.i32(i32 44, i32 %8, i32 %14)  ; UAddc(a,b)
  %35 = extractvalue %dx.types.i32c %34, 0
  %36 = extractvalue %dx.types.i32c %34, 1
  %37 = zext i1 %36 to i32
  %38 = add i32 %15, %9
  %39 = add i32 %38, %37
  %40 = lshr i32 %12, 8
  %41 = call i32 @dx.op.quaternary.i32(i32 53, i32 8, i32 24, i32 %13, i32 %40)  ; Bfi(width,offset,value,replacedValue)
  %42 = lshr i32 %12, 16
  %43 = call i32 @dx.op.quaternary.i32(i32 53, i32 16, i32 16, i32 %13, i32 %42)  ; Bfi(width,offset,value,replacedValue)
  %44 = lshr i32 %12, 24
  %45 = call i32 @dx.op.quaternary.i32(i32 53, i32 24, i32 8, i32 %13, i32 %44)  ; Bfi(width,offset,value,replacedValue)
  %46 = call i32 @dx.op.tertiary.i32(i32 50, i32 %6, i32 %12, i32 %29)  ; Msad(a,b,c)
  %47 = call i32 @dx.op.tertiary.i32(i32 50, i32 %6, i32 %41, i32 %33)  ; Msad(a,b,c)
  %48 = call i32 @dx.op.tertiary.i32(i32 50, i32 %6, i32 %43, i32 %35)  ; Msad(a,b,c)
  %49 = call i32 @dx.op.tertiary.i32(i32 50, i32 %6, i32 %45, i32 %39)  ; Msad(a,b,c)
  %50 = call i32 @dx.op.legacyF32ToF16(i32 130, float %27)  ; LegacyF32ToF16(value)
  %51 = bitcast float %27 to i32
  call void @dx.op.rawBufferStore.i32(i32 140, %dx.types.Handle %4, i32 %3, i32 undef, i32 %16, i32 %17, i32 %51, i32 %50, i8 15, i32 4)  ; RawBufferStore(uav,index,elementOffset,value0,value1,value2,value3,mask,alignment)
  %52 = add i32 %46, %29
  %53 = add i32 %47, %33
  %54 = add i32 %48, %29
  %55 = add i32 %49, %33
  %56 = call %dx.types.Handle @dx.op.annotateHandle(i32 216, %dx.types.Handle %1, %dx.types.ResourceProperties { i32 4107, i32 0 })  ; AnnotateHandle(res,props)  resource: RWByteAddressBuffer
  call void @dx.op.rawBufferStore.i32(i32 140, %dx.types.Handle %56, i32 %10, i32 undef, i32 %52, i32 %53, i32 %54, i32 %55, i8 15, i32 4)  ; RawBufferStore(uav,index,elementOffset,value0,value1,value2,value3,mask,alignment)
  %57 = call i32 @dx.op.pack4x8.i32(i32 220, i8 0, i32 %6, i32 %7, i32 %8, i32 %9)  ; Pack4x8(packMode,x,y,z,w)
  %58 = call %dx.types.fouri16 @dx.op.unpack4x8.i16(i32 219, i8 1, i32 %57)  ; Unpack4x8(unpackMode,pk)
  %59 = extractvalue %dx.types.fouri16 %58, 0
  %60 = extractvalue %dx.types.fouri16 %58, 1
  %61 = extractvalue %dx.types.fouri16 %58, 2
  %62 = extractvalue %dx.types.fouri16 %58, 3
  %63 = call %dx.types.fouri16 @dx.op.unpack4x8.i16(i32 219, i8 0, i32 %57)  ; Unpack4x8(unpackMode,pk)
  %64 = extractvalue %dx.types.fouri16 %63, 0
  %65 = extractvalue %dx.types.fouri16 %63, 1
  %66 = extractvalue %dx.types.fouri16 %63, 2
  %67 = extractvalue %dx.types.fouri16 %63, 3
  %68 = call i32 @dx.op.pack4x8.i16(i32 220, i8 0, i16 %59, i16 %60, i16 %61, i16 %62)  ; Pack4x8(packMode,x,y,z,w)
  %69 = call i32 @dx.op.pack4x8.i16(i32 220, i8 2, i16 %59, i16 %60, i16 %61, i16 %62)  ; Pack4x8(packMode,x,y,z,w)
  %70 = call i32 @dx.op.pack4x8.i16(i32 220, i8 1, i16 %64, i16 %65, i16 %66, i16 %67)  ; Pack4x8(packMode,x,y,z,w)
  %71 = call %dx.types.fouri32 @dx.op.unpack4x8.i32(i32 219, i8 1, i32 %68)  ; Unpack4x8(unpackMode,pk)
  %72 = extractvalue %dx.types.fouri32 %71, 0
  %73 = extractvalue %dx.types.fouri32 %71, 1
  %74 = extractvalue %dx.types.fouri32 %71, 2
  %75 = extractvalue %dx.types.fouri32 %71, 3
  %76 = call %dx.types.fouri32 @dx.op.unpack4x8.i32(i32 219, i8 0, i32 %57)  ; Unpack4x8(unpackMode,pk)
  %77 = extractvalue %dx.types.fouri32 %76, 0
  %78 = extractvalue %dx.types.fouri32 %76, 1
  %79 = extractvalue %dx.types.fouri32 %76, 2
  %80 = extractvalue %dx.types.fouri32 %76, 3
  %81 = add i32 %77, %72
  %82 = add i32 %78, %73
  %83 = add i32 %79, %74
  %84 = add i32 %80, %75
  %85 = call %dx.types.fouri32 @dx.op.unpack4x8.i32(i32 219, i8 0, i32 %70)  ; Unpack4x8(unpackMode,pk)
  %86 = extractvalue %dx.types.fouri32 %85, 0
  %87 = extractvalue %dx.types.fouri32 %85, 1
  %88 = extractvalue %dx.types.fouri32 %85, 2
  %89 = extractvalue %dx.types.fouri32 %85, 3
  %90 = add i32 %81, %86
  %91 = add i32 %82, %87
  %92 = add i32 %83, %88
  %93 = add i32 %84, %89
  %94 = call %dx.types.fouri32 @dx.op.unpack4x8.i32(i32 219, i8 1, i32 %69)  ; Unpack4x8(unpackMode,pk)
  %95 = extractvalue %dx.types.fouri32 %94, 0
  %96 = extractvalue %dx.types.fouri32 %94, 1
  %97 = extractvalue %dx.types.fouri32 %94, 2
  %98 = extractvalue %dx.types.fouri32 %94, 3
  %99 = add i32 %90, %95
  %100 = add i32 %91, %96
  %101 = add i32 %92, %97
  %102 = add i32 %93, %98
  %103 = or i32 %3, 32
  %104 = call %dx.types.Handle @dx.op.annotateHandle(i32 216, %dx.types.Handle %1, %dx.types.ResourceProperties { i32 4107, i32 0 })  ; AnnotateHandle(res,props)  resource: RWByteAddressBuffer
  call void @dx.op.rawBufferStore.i32(i32 140, %dx.types.Handle %104, i32 %103, i32 undef, i32 %99, i32 %100, i32 %101, i32 %102, i8 15, i32 4)  ; RawBufferStore(uav,index,elementOffset,value0,value1,value2,value3,mask,alignment)
  %105 = add i16 %64, %59
  %106 = add i16 %65, %60
  %107 = add i16 %66, %61
  %108 = add i16 %67, %62
  %109 = or i32 %3, 48
  %110 = call %dx.types.Handle @dx.op.annotateHandle(i32 216, %dx.types.Handle %1, %dx.types.ResourceProperties { i32 4107, i32 0 })  ; AnnotateHandle(res,props)  resource: RWByteAddressBuffer
  call void @dx.op.rawBufferStore.i16(i32 140, %dx.types.Handle %110, i32 %109, i32 undef, i16 %105, i16 %106, i16 %107, i16 %108, i8 15, i32 2)  ; RawBufferStore(uav,index,elementOffset,value0,value1,value2,value3,mask,alignment)
  ret void
}

; Function Attrs: nounwind readnone
declare i32 @dx.op.threadId.i32(i32, i32) #0

; Function Attrs: nounwind readonly
declare %dx.types.ResRet.i32 @dx.op.rawBufferLoad.i32(i32, %dx.types.Handle, i32, i32, i8, i32) #1

; Function Attrs: nounwind readnone
declare i32 @dx.op.dot4AddPacked.i32(i32, i32, i32, i32) #0

; Function Attrs: nounwind readnone
declare float @dx.op.dot2AddHalf.f32(i32, float, half, half, half, half) #0

; Function Attrs: nounwind readnone
declare float @dx.op.legacyF16ToF32(i32, i32) #0

; Function Attrs: nounwind readnone
declare %dx.types.i32c @dx.op.binaryWithCarryOrBorrow.i32(i32, i32, i32) #0

; Function Attrs: nounwind readnone
declare i32 @dx.op.quaternary.i32(i32, i32, i32, i32, i32) #0

; Function Attrs: nounwind readnone
declare i32 @dx.op.tertiary.i32(i32, i32, i32, i32) #0

; Function Attrs: nounwind readnone
declare i32 @dx.op.legacyF32ToF16(i32, float) #0

; Function Attrs: nounwind
declare void @dx.op.rawBufferStore.i32(i32, %dx.types.Handle, i32, i32, i32, i32, i32, i32, i8, i32) #2

; Function Attrs: nounwind readnone
declare i32 @dx.op.pack4x8.i32(i32, i8, i32, i32, i32, i32) #0

; Function Attrs: nounwind readnone
declare %dx.types.fouri16 @dx.op.unpack4x8.i16(i32, i8, i32) #0

; Function Attrs: nounwind readnone
declare i32 @dx.op.pack4x8.i16(i32, i8, i16, i16, i16, i16) #0

; Function Attrs: nounwind readnone
declare %dx.types.fouri32 @dx.op.unpack4x8.i32(i32, i8, i32) #0

; Function Attrs: nounwind
declare void @dx.op.rawBufferStore.i16(i32, %dx.types.Handle, i32, i32, i16, i16, i16, i16, i8, i32) #2

; Function Attrs: nounwind readnone
declare %dx.types.Handle @dx.op.annotateHandle(i32, %dx.types.Handle, %dx.types.ResourceProperties) #0

; Function Attrs: nounwind readnone
declare %dx.types.Handle @dx.op.createHandleFromBinding(i32, %dx.types.ResBind, i32, i1) #0

attributes #0 = { nounwind readnone }
attributes #1 = { nounwind readonly }
attributes #2 = { nounwind }

!llvm.ident = !{!0}
!dx.version = !{!1}
!dx.valver = !{!2}
!dx.shaderModel = !{!3}
!dx.resources = !{!4}
!dx.entryPoints = !{!7}

!0 = !{!"dxcoob 1.9.2602.17 (21d28f727)"}
!1 = !{i32 1, i32 6}
!2 = !{i32 1, i32 9}
!3 = !{!"cs", i32 6, i32 6}
!4 = !{null, !5, null, null}
!5 = !{!6}
!6 = !{i32 0, %struct.RWByteAddressBuffer* undef, !"", i32 0, i32 0, i32 1, i32 11, i1 false, i1 false, i1 false, null}
!7 = !{void ()* @main, !"main", null, !4, !8}
!8 = !{i32 0, i64 8388784, i32 4, !9}
!9 = !{i32 32, i32 1, i32 1}
