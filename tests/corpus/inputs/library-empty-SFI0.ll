;
; Note: shader requires additional functionality:
;       Raw and Structured buffers
;       UAVs at every shader stage
;       Minimum-precision data types
;       Shader extensions for 11.1
;       Tiled resources
;       PS Inner Coverage
;       Wave level operations
;       Barycentrics
;       Raytracing tier 1.1 features
;       64-bit Atomics on Typed Resources
;       Derivatives in mesh and amplification shaders
;       Resource descriptor heap indexing
;       64-bit Atomics on Heap Resources
;       Writeable MSAA Textures
;
; shader hash: c9e6211090523431f1aad8ec15ec1aee
;
; Buffer Definitions:
;
; cbuffer Light
; {
;
;   struct Light
;   {
;
;       float4 colour;                                ; Offset:    0
;       float ambient;                                ; Offset:   16
;   
;   } Light;                                          ; Offset:    0 Size:    20
;
; }
;
;
; Resource Bindings:
;
; Name                                 Type  Format         Dim      ID      HLSL Bind  Count
; ------------------------------ ---------- ------- ----------- ------- -------------- ------
; Light                             cbuffer      NA          NA     CB0cb4294967295,space4294967295     1
; image                             texture     f32          2d      T0t4294967295,space4294967295     1
;
target datalayout = "e-m:e-p:32:32-i1:32-i8:32-i16:32-i32:32-i64:64-f16:32-f32:32-f64:64-n8:16:32:64"
target triple = "dxil-ms-dx"

%"class.Texture2D<vector<float, 4> >" = type { <4 x float>, %"class.Texture2D<vector<float, 4> >::mips_type" }
%"class.Texture2D<vector<float, 4> >::mips_type" = type { i32 }
%Light = type { <4 x float>, float }
%dx.types.Handle = type { i8* }
%dx.types.ResRet.f32 = type { float, float, float, float, i32 }
%dx.types.CBufRet.f32 = type { float, float, float, float }

@"\01?image@@3V?$Texture2D@V?$vector@M$03@@@@A" = external constant %"class.Texture2D<vector<float, 4> >", align 4
@Light = external constant %Light

define void @main() {
  %1 = load %"class.Texture2D<vector<float, 4> >", %"class.Texture2D<vector<float, 4> >"* @"\01?image@@3V?$Texture2D@V?$vector@M$03@@@@A", align 4
  %2 = load %Light, %Light* @Light, align 4
  %3 = call %dx.types.Handle @dx.op.createHandleForLib.Light(i32 160, %Light %2)  ; CreateHandleForLib(Resource)
  %4 = call float @dx.op.loadInput.f32(i32 4, i32 0, i32 0, i8 0, i32 undef)  ; LoadInput(inputSigId,rowIndex,colIndex,gsVertexAxis)
  %5 = call float @dx.op.loadInput.f32(i32 4, i32 0, i32 0, i8 1, i32 undef)  ; LoadInput(inputSigId,rowIndex,colIndex,gsVertexAxis)
  %6 = fptosi float %4 to i32
  %7 = fptosi float %5 to i32
  %8 = call %dx.types.Handle @"dx.op.createHandleForLib.class.Texture2D<vector<float, 4> >"(i32 160, %"class.Texture2D<vector<float, 4> >" %1)  ; CreateHandleForLib(Resource)
  %9 = call %dx.types.ResRet.f32 @dx.op.textureLoad.f32(i32 66, %dx.types.Handle %8, i32 0, i32 %6, i32 %7, i32 undef, i32 undef, i32 undef, i32 undef)  ; TextureLoad(srv,mipLevelOrSampleCount,coord0,coord1,coord2,offset0,offset1,offset2)
  %10 = extractvalue %dx.types.ResRet.f32 %9, 0
  %11 = extractvalue %dx.types.ResRet.f32 %9, 1
  %12 = extractvalue %dx.types.ResRet.f32 %9, 2
  %13 = extractvalue %dx.types.ResRet.f32 %9, 3
  %14 = call %dx.types.CBufRet.f32 @dx.op.cbufferLoadLegacy.f32(i32 59, %dx.types.Handle %3, i32 0)  ; CBufferLoadLegacy(handle,regIndex)
  %15 = extractvalue %dx.types.CBufRet.f32 %14, 0
  %16 = extractvalue %dx.types.CBufRet.f32 %14, 1
  %17 = extractvalue %dx.types.CBufRet.f32 %14, 2
  %18 = extractvalue %dx.types.CBufRet.f32 %14, 3
  %19 = fmul fast float %15, %10
  %20 = fmul fast float %16, %11
  %21 = fmul fast float %17, %12
  %22 = fmul fast float %18, %13
  %23 = call %dx.types.CBufRet.f32 @dx.op.cbufferLoadLegacy.f32(i32 59, %dx.types.Handle %3, i32 1)  ; CBufferLoadLegacy(handle,regIndex)
  %24 = extractvalue %dx.types.CBufRet.f32 %23, 0
  %25 = fadd fast float %19, %24
  %26 = fadd fast float %20, %24
  %27 = fadd fast float %21, %24
  %28 = fadd fast float %22, %24
  call void @dx.op.storeOutput.f32(i32 5, i32 0, i32 0, i8 0, float %25)  ; StoreOutput(outputSigId,rowIndex,colIndex,value)
  call void @dx.op.storeOutput.f32(i32 5, i32 0, i32 0, i8 1, float %26)  ; StoreOutput(outputSigId,rowIndex,colIndex,value)
  call void @dx.op.storeOutput.f32(i32 5, i32 0, i32 0, i8 2, float %27)  ; StoreOutput(outputSigId,rowIndex,colIndex,value)
  call void @dx.op.storeOutput.f32(i32 5, i32 0, i32 0, i8 3, float %28)  ; StoreOutput(outputSigId,rowIndex,colIndex,value)
  ret void
}

; Function Attrs: nounwind readnone
declare float @dx.op.loadInput.f32(i32, i32, i32, i8, i32) #0

; Function Attrs: nounwind
declare void @dx.op.storeOutput.f32(i32, i32, i32, i8, float) #1

; Function Attrs: nounwind readonly
declare %dx.types.ResRet.f32 @dx.op.textureLoad.f32(i32, %dx.types.Handle, i32, i32, i32, i32, i32, i32, i32) #2

; Function Attrs: nounwind readonly
declare %dx.types.CBufRet.f32 @dx.op.cbufferLoadLegacy.f32(i32, %dx.types.Handle, i32) #2

; Function Attrs: nounwind readonly
declare %dx.types.Handle @dx.op.createHandleForLib.Light(i32, %Light) #2

; Function Attrs: nounwind readonly
declare %dx.types.Handle @"dx.op.createHandleForLib.class.Texture2D<vector<float, 4> >"(i32, %"class.Texture2D<vector<float, 4> >") #2

attributes #0 = { nounwind readnone }
attributes #1 = { nounwind }
attributes #2 = { nounwind readonly }

!llvm.ident = !{!0}
!dx.version = !{!1}
!dx.valver = !{!2}
!dx.shaderModel = !{!3}
!dx.resources = !{!4}
!dx.typeAnnotations = !{!10}
!dx.entryPoints = !{!14, !15}

!0 = !{!"dxcoob 1.9.2602.17 (21d28f727)"}
!1 = !{i32 1, i32 3}
!2 = !{i32 1, i32 9}
!3 = !{!"lib", i32 6, i32 3}
!4 = !{!5, null, !8, null}
!5 = !{!6}
!6 = !{i32 0, %"class.Texture2D<vector<float, 4> >"* @"\01?image@@3V?$Texture2D@V?$vector@M$03@@@@A", !"image", i32 -1, i32 -1, i32 1, i32 2, i32 0, !7}
!7 = !{i32 0, i32 9}
!8 = !{!9}
!9 = !{i32 0, %Light* @Light, !"Light", i32 -1, i32 -1, i32 1, i32 20, null}
!10 = !{i32 1, void ()* @main, !11}
!11 = !{!12}
!12 = !{i32 0, !13, !13}
!13 = !{}
!14 = !{null, !"", null, !4, null}
!15 = !{void ()* @main, !"main", !16, null, !22}
!16 = !{!17, !20, null}
!17 = !{!18}
!18 = !{i32 0, !"AT", i8 9, i8 0, !19, i8 2, i32 1, i8 2, i32 0, i8 0, null}
!19 = !{i32 0}
!20 = !{!21}
!21 = !{i32 0, !"SV_Target", i8 9, i8 16, !19, i8 0, i32 1, i8 4, i32 0, i8 0, null}
!22 = !{i32 8, i32 0, i32 5, !19}
