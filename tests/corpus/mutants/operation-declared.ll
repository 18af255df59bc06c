;
; Input signature:
;
; Name                 Index             InterpMode DynIdx
; -------------------- ----- ---------------------- ------
; AT                       0        nointerpolation       
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
;                                   texture     f32        2dMS      T0             t0     1
;                                   texture     f32  2darrayMS4      T1             t1     1
;                                   texture     u32       2dMS8      T2             t2     1
;
;
; ViewId state:
;
; Number of inputs: 4, outputs: 4
; Outputs dependent on ViewId: {  }
; Inputs contributing to computation of Outputs:
;   output 0 depends on inputs: { 0, 1, 2, 3 }
;   output 1 depends on inputs: { 0, 1, 2, 3 }
;   output 2 depends on inputs: { 0, 1, 2, 3 }
;   output 3 depends on inputs: { 0, 1, 2, 3 }
;
target datalayout = "e-m:e-p:32:32-i1:32-i8:32-i16:32-i32:32-i64:64-f16:32-f32:32-f64:64-n8:16:32:64"
target triple = "dxil-ms-dx"

%dx.types.Handle = type { i8* }
%dx.types.Dimensions = type { i32, i32, i32, i32 }
%dx.types.ResRet.f32 = type { float, float, float, float, i32 }
%dx.types.ResRet.i32 = type { i32, i32, i32, i32, i32 }
%dx.types.SamplePos = type { float, float }
%"class.Texture2DMS<vector<float, 4>, 0>" = type { <4 x float>, %"class.Texture2DMS<vector<float, 4>, 0>::sample_type" }
%"class.Texture2DMS<vector<float, 4>, 0>::sample_type" = type { i32 }
%"class.Texture2DMSArray<vector<float, 3>, 4>" = type { <3 x float>, %"class.Texture2DMSArray<vector<float, 3>, 4>::sample_type" }
%"class.Texture2DMSArray<vector<float, 3>, 4>::sample_type" = type { i32 }
%"class.Texture2DMS<vector<unsigned int, 2>, 8>" = type { <2 x i32>, %"class.Texture2DMS<vector<unsigned int, 2>, 8>::sample_type" }
%"class.Texture2DMS<vector<unsigned int, 2>, 8>::sample_type" = type { i32 }

define void @main() {
  %1 = call %dx.types.Handle @dx.op.crea(i32 57, i8 0, i32 2, i32 2, i1 false)  ; CreateHandle(resourceClass,rangeId,index,nonUniformIndex)
  %2 = call %dx.types.Handle @dx.op.crea(i32 57, i8 0, i32 1, i32 1, i1 false)  ; CreateHandle(resourceClass,rangeId,index,nonUniformIndex)
  %3 = call %dx.types.Handle @dx.op.crea(i32 57, i8 0, i32 0, i32 0, i1 false)  ; CreateHandle(resourceClass,rangeId,index,nonUniformIndex)
  %4 = call i32 @dx.op.loadInput.i32(i32 4, i32 0, i32 0, i8 0, i32 undef)  ; LoadInput(inputSigId,rowIndex,colIndex,gsVertexAxis)
  %5 = call i32 @dx.op.loadInput.i32(i32 4, i32 0, i32 0, i8 1, i32 undef)  ; LoadInput(inputSigId,rowIndex,colIndex,gsVertexAxis)
  %6 = call i32 @dx.op.loadInput.i32(i32 4, i32 0, i32 0, i8 2, i32 undef)  ; LoadInput(inputSigId,rowIndex,colIndex,gsVertexAxis)
  %7 = call i32 @dx.op.loadInput.i32(i32 4, i32 0, i32 0, i8 3, i32 undef)  ; LoadInput(inputSigId,rowIndex,colIndex,gsVertexAxis)
  %8 = call %dx.types.Dimensions @dx.op.getDimensions(i32 72, %dx.types.Handle %3, i32 undef)  ; GetDimensions(handle,mipLevel)
  %9 = extractvalue %dx.types.Dimensions %8, 0
  %10 = extractvalue %dx.types.Dimensions %8, 1
  %11 = extractvalue %dx.types.Dimensions %8, 3
  %12 = call %dx.types.ResRet.f32 @dx.op.textureLoad.f32(i32 66, %dx.types.Handle %3, i32 %7, i32 %4, i32 %5, i32 undef, i32 undef, i32 undef, i32 undef)  ; TextureLoad(srv,mipLevelOrSampleCount,coord0,coord1,coord2,offset0,offset1,offset2)
  %13 = extractvalue %dx.types.ResRet.f32 %12, 0
  %14 = extractvalue %dx.types.ResRet.f32 %12, 1
  %15 = extractvalue %dx.types.ResRet.f32 %12, 2
  %16 = extractvalue %dx.types.ResRet.f32 %12, 3
  %17 = uitofp i32 %9 to float
  %18 = uitofp i32 %10 to float
  %19 = uitofp i32 %11 to float
  %20 = call %dx.types.Dimensions @dx.op.getDimensions(i32 72, %dx.types.Handle %2, i32 undef)  ; GetDimensions(handle,mipLevel)
  %21 = extractvalue %dx.types.Dimensions %20, 0
  %22 = extractvalue %dx.types.Dimensions %20, 1
  %23 = extractvalue %dx.types.Dimensions %20, 2
  %24 = extractvalue %dx.types.Dimensions %20, 3
  %25 = call %dx.types.ResRet.f32 @dx.op.textureLoad.f32(i32 66, %dx.types.Handle %2, i32 2, i32 %4, i32 %5, i32 %6, i32 1, i32 -1, i32 undef)  ; TextureLoad(srv,mipLevelOrSampleCount,coord0,coord1,coord2,offset0,offset1,offset2)
  %26 = extractvalue %dx.types.ResRet.f32 %25, 0
  %27 = extractvalue %dx.types.ResRet.f32 %25, 1
  %28 = extractvalue %dx.types.ResRet.f32 %25, 2
  %29 = extractvalue %dx.types.ResRet.f32 %25, 4
  %30 = call i1 @dx.op.checkAccessFullyMapped.i32(i32 71, i32 %29)  ; CheckAccessFullyMapped(status)
  %31 = uitofp i32 %21 to float
  %32 = uitofp i32 %22 to float
  %33 = uitofp i32 %23 to float
  %34 = uitofp i32 %24 to float
  %35 = uitofp i1 %30 to float
  %36 = call %dx.types.ResRet.i32 @dx.op.textureLoad.i32(i32 66, %dx.types.Handle %1, i32 3, i32 %4, i32 %5, i32 undef, i32 undef, i32 undef, i32 undef)  ; TextureLoad(srv,mipLevelOrSampleCount,coord0,coord1,coord2,offset0,offset1,offset2)
  %37 = extractvalue %dx.types.ResRet.i32 %36, 0
  %38 = extractvalue %dx.types.ResRet.i32 %36, 1
  %39 = uitofp i32 %37 to float
  %40 = uitofp i32 %38 to float
  %41 = fadd fast float %18, %17
  %42 = fadd fast float %41, %19
  %43 = fadd fast float %28, %34
  %44 = fadd fast float %43, %15
  %45 = fadd fast float %44, %42
  %46 = fadd fast float %45, %31
  %47 = fadd fast float %46, %32
  %48 = fadd fast float %47, %33
  %49 = fadd fast float %48, %35
  %50 = fadd fast float %49, %39
  %51 = fadd fast float %43, %16
  %52 = fadd fast float %51, %42
  %53 = fadd fast float %52, %31
  %54 = fadd fast float %53, %32
  %55 = fadd fast float %54, %33
  %56 = fadd fast float %55, %35
  %57 = fadd fast float %56, %40
  %58 = call %dx.types.SamplePos @dx.op.texture2DMSGetSamplePosition(i32 75, %dx.types.Handle %3, i32 %7)  ; Texture2DMSGetSamplePosition(srv,index)
  %59 = extractvalue %dx.types.SamplePos %58, 0
  %60 = extractvalue %dx.types.SamplePos %58, 1
  %61 = call %dx.types.SamplePos @dx.op.texture2DMSGetSamplePosition(i32 75, %dx.types.Handle %2, i32 1)  ; Texture2DMSGetSamplePosition(srv,index)
  %62 = extractvalue %dx.types.SamplePos %61, 0
  %63 = extractvalue %dx.types.SamplePos %61, 1
  %64 = fadd fast float %42, %13
  %65 = fadd fast float %64, %31
  %66 = fadd fast float %65, %32
  %67 = fadd fast float %66, %33
  %68 = fadd fast float %67, %34
  %69 = fadd fast float %68, %26
  %70 = fadd fast float %69, %35
  %71 = fadd fast float %70, %39
  %72 = fadd fast float %71, %59
  %73 = fadd fast float %72, %62
  %74 = fadd fast float %42, %14
  %75 = fadd fast float %74, %31
  %76 = fadd fast float %75, %32
  %77 = fadd fast float %76, %33
  %78 = fadd fast float %77, %34
  %79 = fadd fast float %78, %27
  %80 = fadd fast float %79, %35
  %81 = fadd fast float %80, %40
  %82 = fadd fast float %81, %60
  %83 = fadd fast float %82, %63
  call void @dx.op.storeOutput.f32(i32 5, i32 0, i32 0, i8 0, float %73)  ; StoreOutput(outputSigId,rowIndex,colIndex,value)
  call void @dx.op.storeOutput.f32(i32 5, i32 0, i32 0, i8 1, float %83)  ; StoreOutput(outputSigId,rowIndex,colIndex,value)
  call void @dx.op.storeOutput.f32(i32 5, i32 0, i32 0, i8 2, float %50)  ; StoreOutput(outputSigId,rowIndex,colIndex,value)
  call void @dx.op.storeOutput.f32(i32 5, i32 0, i32 0, i8 3, float %57)  ; StoreOutput(outputSigId,rowIndex,colIndex,value)
  ret void
}

; Function Attrs: nounwind readnone
declare i32 @dx.op.loadInput.i32(i32, i32, i32, i8, i32) #0

; Function Attrs: nounwind
declare void @dx.op.storeOutput.f32(i32, i32, i32, i8, float) #1

; Function Attrs: nounwind readonly
declare %dx.types.Dimensions @dx.op.getDimensions(i32, %dx.types.Handle, i32) #2

; Function Attrs: nounwind readonly
declare %dx.types.ResRet.f32 @dx.op.textureLoad.f32(i32, %dx.types.Handle, i32, i32, i32, i32, i32, i32, i32) #2

; Function Attrs: nounwind readonly
declare i1 @dx.op.checkAccessFullyMapped.i32(i32, i32) #2

; Function Attrs: nounwind readonly
declare %dx.types.ResRet.i32 @dx.op.textureLoad.i32(i32, %dx.types.Handle, i32, i32, i32, i32, i32, i32, i32) #2

; Function Attrs: nounwind readonly
declare %dx.types.SamplePos @dx.op.texture2DMSGetSamplePosition(i32, %dx.types.Handle, i32) #2

; Function Attrs: nounwind readonly
declare %dx.types.Handle @dx.op.crea(i32, i8, i32, i32, i1) #2

; Function Attrs: nounwind readonly
declare %dx.types.Handle @dx.op.createHandle(i32, i8, i32, i32, i1) #2

attributes #0 = { nounwind readnone }
attributes #1 = { nounwind }
attributes #2 = { nounwind readonly }

!llvm.ident = !{!0}
!dx.version = !{!1}
!dx.valver = !{!2}
!dx.shaderModel = !{!3}
!dx.resources = !{!4}
!dx.viewIdState = !{!11}
!dx.entryPoints = !{!12}

!0 = !{!"dxcoob 1.9.2602.17 (21d28f727)"}
!1 = !{i32 1, i32 0}
!2 = !{i32 1, i32 9}
!3 = !{!"ps", i32 6, i32 0}
!4 = !{!5, null, null, null}
!5 = !{!6, !8, !9}
!6 = !{i32 0, %"class.Texture2DMS<vector<float, 4>, 0>"* undef, !"", i32 0, i32 0, i32 1, i32 3, i32 0, !7}
!7 = !{i32 0, i32 9}
!8 = !{i32 1, %"class.Texture2DMSArray<vector<float, 3>, 4>"* undef, !"", i32 0, i32 1, i32 1, i32 8, i32 4, !7}
!9 = !{i32 2, %"class.Texture2DMS<vector<unsigned int, 2>, 8>"* undef, !"", i32 0, i32 2, i32 1, i32 3, i32 8, !10}
!10 = !{i32 0, i32 5}
!11 = !{[6 x i32] [i32 4, i32 4, i32 15, i32 15, i32 15, i32 15]}
!12 = !{void ()* @main, !"main", !13, !4, !20}
!13 = !{!14, !18, null}
!14 = !{!15}
!15 = !{i32 0, !"AT", i8 4, i8 0, !16, i8 1, i32 1, i8 4, i32 0, i8 0, !17}
!16 = !{i32 0}
!17 = !{i32 3, i32 15}
!18 = !{!19}
!19 = !{i32 0, !"SV_Target", i8 9, i8 16, !16, i8 0, i32 1, i8 4, i32 0, i8 0, !17}
!20 = !{i32 0, i64 4096}
