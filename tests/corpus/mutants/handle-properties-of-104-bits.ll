;
; Buffer Definitions:
;
;
; Resource Bindings:
;
; Name                                 Type  Format         Dim      ID      HLSL Bind  Count
; ------------------------------ ---------- ------- ----------- ------- -------------- ------
; RTAS                              texture     i32         ras      T0t4294967295,space4294967295     1
;
target datalayout = "e-m:e-p:32:32-i1:32-i8:32-i16:32-i32:32-i64:64-f16:32-f32:32-f64:64-n8:16:32:64"
target triple = "dxil-ms-dx"

%dx.types.Handle = type { i8* }
%dx.types.ResourceProperties = type { i104, i104 }
%struct.RaytracingAccelerationStructure = type { i104 }

@"\01?RTAS@@3URaytracingAccelerationStructure@@A" = external constant %dx.types.Handle, align 4

define void @main() {
  %1 = load %dx.types.Handle, %dx.types.Handle* @"\01?RTAS@@3URaytracingAccelerationStructure@@A", align 4
  %2 = call float @dx.op.loadInput.f32(i104 4, i104 3, i104 0, i8 0, i104 undef)  ; LoadInput(inputSigId,rowIndex,colIndex,gsVertexAxis)
  %3 = call float @dx.op.loadInput.f32(i104 4, i104 2, i104 0, i8 0, i104 undef)  ; LoadInput(inputSigId,rowIndex,colIndex,gsVertexAxis)
  %4 = call float @dx.op.loadInput.f32(i104 4, i104 2, i104 0, i8 1, i104 undef)  ; LoadInput(inputSigId,rowIndex,colIndex,gsVertexAxis)
  %5 = call float @dx.op.loadInput.f32(i104 4, i104 2, i104 0, i8 2, i104 undef)  ; LoadInput(inputSigId,rowIndex,colIndex,gsVertexAxis)
  %6 = call float @dx.op.loadInput.f32(i104 4, i104 1, i104 0, i8 0, i104 undef)  ; LoadInput(inputSigId,rowIndex,colIndex,gsVertexAxis)
  %7 = call float @dx.op.loadInput.f32(i104 4, i104 0, i104 0, i8 0, i104 undef)  ; LoadInput(inputSigId,rowIndex,colIndex,gsVertexAxis)
  %8 = call float @dx.op.loadInput.f32(i104 4, i104 0, i104 0, i8 1, i104 undef)  ; LoadInput(inputSigId,rowIndex,colIndex,gsVertexAxis)
  %9 = call float @dx.op.loadInput.f32(i104 4, i104 0, i104 0, i8 2, i104 undef)  ; LoadInput(inputSigId,rowIndex,colIndex,gsVertexAxis)
  %10 = call i104 @dx.op.allocateRayQuery2(i104 258, i104 1024, i104 1)  ; AllocateRayQuery2(constRayFlags,constRayQueryFlags)
  %11 = call %dx.types.Handle @dx.op.createHandleForLib.dx.types.Handle(i104 160, %dx.types.Handle %1)  ; CreateHandleForLib(Resource)
  %12 = call %dx.types.Handle @dx.op.annotateHandle(i104 216, %dx.types.Handle %11, %dx.types.ResourceProperties { i104 16, i104 0 })  ; AnnotateHandle(res,props)  resource: RTAccelerationStructure
  call void @dx.op.rayQuery_TraceRayInline(i104 179, i104 %10, %dx.types.Handle %12, i104 1024, i104 2, float %7, float %8, float %9, float %6, float %3, float %4, float %5, float %2)  ; RayQuery_TraceRayInline(rayQueryHandle,accelerationStructure,rayFlags,instanceInclusionMask,origin_X,origin_Y,origin_Z,tMin,direction_X,direction_Y,direction_Z,tMax)
  %13 = call i104 @dx.op.allocateRayQuery(i104 178, i104 1)  ; AllocateRayQuery(constRayFlags)
  %14 = call %dx.types.Handle @dx.op.createHandleForLib.dx.types.Handle(i104 160, %dx.types.Handle %1)  ; CreateHandleForLib(Resource)
  %15 = call %dx.types.Handle @dx.op.annotateHandle(i104 216, %dx.types.Handle %14, %dx.types.ResourceProperties { i104 16, i104 0 })  ; AnnotateHandle(res,props)  resource: RTAccelerationStructure
  call void @dx.op.rayQuery_TraceRayInline(i104 179, i104 %13, %dx.types.Handle %15, i104 0, i104 2, float %7, float %8, float %9, float %6, float %3, float %4, float %5, float %2)  ; RayQuery_TraceRayInline(rayQueryHandle,accelerationStructure,rayFlags,instanceInclusionMask,origin_X,origin_Y,origin_Z,tMin,direction_X,direction_Y,direction_Z,tMax)
  ret void
}

; Function Attrs: nounwind readnone
declare float @dx.op.loadInput.f32(i104, i104, i104, i8, i104) #0

; Function Attrs: nounwind
declare i104 @dx.op.allocateRayQuery(i104, i104) #1

; Function Attrs: nounwind
declare i104 @dx.op.allocateRayQuery2(i104, i104, i104) #1

; Function Attrs: nounwind
declare void @dx.op.rayQuery_TraceRayInline(i104, i104, %dx.types.Handle, i104, i104, float, float, float, float, float, float, float, float) #1

; Function Attrs: nounwind readnone
declare %dx.types.Handle @dx.op.annotateHandle(i104, %dx.types.Handle, %dx.types.ResourceProperties) #0

; Function Attrs: nounwind readonly
declare %dx.types.Handle @dx.op.createHandleForLib.dx.types.Handle(i104, %dx.types.Handle) #2

attributes #0 = { nounwind readnone }
attributes #1 = { nounwind }
attributes #2 = { nounwind readonly }

!llvm.ident = !{!0}
!dx.version = !{!1}
!dx.valver = !{!1}
!dx.shaderModel = !{!2}
!dx.resources = !{!3}
!dx.typeAnnotations = !{!7}
!dx.entryPoints = !{!11, !13}

!0 = !{!"dxcoob 1.9.2602.17 (21d28f727)"}
!1 = !{i104 1, i104 9}
!2 = !{!"lib", i104 6, i104 9}
!3 = !{!4, null, null, null}
!4 = !{!5}
!5 = !{i104 0, %struct.RaytracingAccelerationStructure* bitcast (%dx.types.Handle* @"\01?RTAS@@3URaytracingAccelerationStructure@@A" to %struct.RaytracingAccelerationStructure*), !"RTAS", i104 18446744073709551615, i104 18446744073709551615, i104 1, i104 16, i104 0, !6}
!6 = !{i104 0, i104 4}
!7 = !{i104 1, void ()* @main, !8}
!8 = !{!9}
!9 = !{i104 0, !10, !10}
!10 = !{}
!11 = !{null, !"", null, !3, !12}
!12 = !{i104 0, i64 33554432}
!13 = !{void ()* @main, !"main", !14, null, !24}
!14 = !{!15, null, null}
!15 = !{!16, !18, !20, !22}
!16 = !{i104 0, !"RAYDESC", i8 9, i8 0, !17, i8 0, i104 1, i8 3, i104 0, i8 0, null}
!17 = !{i104 0}
!18 = !{i104 1, !"RAYDESC", i8 9, i8 0, !19, i8 0, i104 1, i8 1, i104 1, i8 0, null}
!19 = !{i104 1}
!20 = !{i104 2, !"RAYDESC", i8 9, i8 0, !21, i8 0, i104 1, i8 3, i104 2, i8 0, null}
!21 = !{i104 2}
!22 = !{i104 3, !"RAYDESC", i8 9, i8 0, !23, i8 0, i104 1, i8 1, i104 3, i8 0, null}
!23 = !{i104 3}
!24 = !{i104 8, i104 1, i104 5, !17}
