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
; shader hash: 52a80efccd3bb4305d39f8f848cc10b8
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
%dx.types.ResRet.i32 = type { i32, i32, i32, i32, i32 }
%dx.types.i32c = type { i32, i1 }
%struct.RWByteAddressBuffer = type { i32 }

define void @main() {
  %1 = call %dx.types.Handle @dx.op.createHandle(i32 57, i8 1, i32 0, i32 0, i1 false)  ; CreateHandle(resourceClass,rangeId,index,nonUniformIndex)
  %2 = call i32 @dx.op.threadId.i32(i32 93, i32 0)  ; ThreadId(component)
  %3 = shl i32 %2, 6
  %4 = call %dx.types.ResRet.i32 @dx.op.rawBufferLoad.i32(i32 139, %dx.types.Handle %1, i32 %3, i32 undef, i8 15, i32 4)  ; RawBufferLoad(srv,index,elementOffset,mask,alignment)
  %5 = extractvalue %dx.types.ResRet.i32 %4, 0
  %6 = extractvalue %dx.types.ResRet.i32 %4, 1
  %7 = extractvalue %dx.types.ResRet.i32 %4, 2
  %8 = extractvalue %dx.types.ResRet.i32 %4, 3
  %9 = or i32 %3, 16
  %10 = call %dx.types.ResRet.i32 @dx.op.rawBufferLoad.i32(i32 139, %dx.types.Handle %1, i32 %9, i32 undef, i8 15, i32 4)  ; RawBufferLoad(srv,index,elementOffset,mask,alignment)
  %11 = extractvalue %dx.types.ResRet.i32 %10, 0
  %12 = extractvalue %dx.types.ResRet.i32 %10, 1
  %13 = extractvalue %dx.types.ResRet.i32 %10, 2
  %14 = extractvalue %dx.types.ResRet.i32 %10, 3
  %15 = call i32 @dx.op.dot4AddPacked.i32(i32 164, i32 %6, i32 %5, i32 %11)  ; Dot4AddU8Packed(acc,a,b)
  %16 = call i32 @dx.op.dot4AddPacked.i32(i32 163, i32 %7, i32 %6, i32 %12)  ; Dot4AddI8Packed(acc,a,b)
  %17 = bitcast i32 %8 to float
  %18 = call float @dx.op.legacyF16ToF32(i32 131, i32 %13)  ; LegacyF16ToF32(value)
  %19 = call float @dx.op.legacyF16ToF32(i32 131, i32 %14)  ; LegacyF16ToF32(value)
  %20 = fptrunc float %18 to half
  %21 = fptrunc float %19 to half
  %22 = call float @dx.op.legacyF16ToF32(i32 131, i32 %5)  ; LegacyF16ToF32(value)
  %23 = call float @dx.op.legacyF16ToF32(i32 131, i32 %6)  ; LegacyF16ToF32(value)
  %24 = fptrunc float %22 to half
  %25 = fptrunc float %23 to half
  %26 = call float @dx.op.dot2AddHalf.f32(i32 162, float %17, half %24, half %25, half %20, half %21)  ; Dot2AddHalf(acc,ax,ay,bx,by)
  %27 = call %dx.types.i32c @dx.op.binaryWithCarryOrBorrow.i32(i32 44, i32 %5, i32 %11)  ; UAddc(a,b)
  %28 = extractvalue %dx.types.i32c %27, 0
  %29 = extractvalue %dx.types.i32c %27, 1
  %30 = zext i1 %29 to i32
  %31 = add i32 %12, %6
  %32 = add i32 %31, %30
  %33 = call %dx.types.i32c @dx.op.binaryWithCarryOrBorrow.i32(i32 44, i32 %7, i32 %13)  ; UAddc(a,b)
  %34 = extractvalue %dx.types.i32c %33, 0
  %35 = extractvalue %dx.types.i32c %33, 1
  %36 = zext i1 %35 to i32
  %37 = add i32 %14, %8
  %38 = add i32 %37, %36
  %39 = lshr i32 %11, 8
  %40 = call i32 @dx.op.quaternary.i32(i32 53, i32 8, i32 24, i32 %12, i32 %39)  ; Bfi(width,offset,value,replacedValue)
  %41 = lshr i32 %11, 16
  %42 = call i32 @dx.op.quaternary.i32(i32 53, i32 16, i32 16, i32 %12, i32 %41)  ; Bfi(width,offset,value,replacedValue)
  %43 = lshr i32 %11, 24
  %44 = call i32 @dx.op.quaternary.i32(i32 53, i32 24, i32 8, i32 %12, i32 %43)  ; Bfi(width,offset,value,replacedValue)
  %45 = call i32 @dx.op.tertiary.i32(i32 50, i32 %5, i32 %11, i32 %28)  ; Msad(a,b,c)
  %46 = call i32 @dx.op.tertiary.i32(i32 50, i32 %5, i32 %40, i32 %32)  ; Msad(a,b,c)
  %47 = call i32 @dx.op.tertiary.i32(i32 50, i32 %5, i32 %42, i32 %34)  ; Msad(a,b,c)
  %48 = call i32 @dx.op.tertiary.i32(i32 50, i32 %5, i32 %44, i32 %38)  ; Msad(a,b,c)
  %49 = call i32 @dx.op.legacyF32ToF16(i32 130, float %26)  ; LegacyF32ToF16(value)
  %50 = bitcast float %26 to i32
  call void @dx.op.rawBufferStore.i32(i32 140, %dx.types.Handle %1, i32 %3, i32 undef, i32 %15, i32 %16, i32 %50, i32 %49, i8 15, i32 4)  ; RawBufferStore(uav,index,elementOffset,value0,value1,value2,value3,mask,alignment)
  %51 = add i32 %45, %28
  %52 = add i32 %46, %32
  %53 = add i32 %47, %28
  %54 = add i32 %48, %32
  call void @dx.op.rawBufferStore.i32(i32 140, %dx.types.Handle %1, i32 %9, i32 undef, i32 %51, i32 %52, i32 %53, i32 %54, i8 15, i32 4)  ; RawBufferStore(uav,index,elementOffset,value0,value1,value2,value3,mask,alignment)
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
!dx.entryPoints = !{!7}

!0 = !{!"dxcoob 1.9.2602.17 (21d28f727)"}
!1 = !{i32 1, i32 4}
!2 = !{i32 1, i32 9}
!3 = !{!"cs", i32 6, i32 4}
!4 = !{null, !5, null, null}
!5 = !{!6}
!6 = !{i32 0, %struct.RWByteAddressBuffer* undef, !"", i32 0, i32 0, i32 1, i32 11, i1 false, i1 false, i1 false, null}
!7 = !{void ()* @main, !"main", null, !4, !8}
!8 = !{i32 0, i64 8388784, i32 4, !9}
!9 = !{i32 32, i32 1, i32 1}
