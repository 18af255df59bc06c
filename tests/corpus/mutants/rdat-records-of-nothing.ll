;
; Buffer Definitions:
;
; Resource bind info for o
; {
;
;   [16 x i8] (type annotation not present)
;
; }
;
;
; Resource Bindings:
;
; Name                                 Type  Format         Dim      ID      HLSL Bind  Count
; ------------------------------ ---------- ------- ----------- ------- -------------- ------
; scene                             texture     i32         ras      T0             t0     1
; o                                     UAV  struct         r/w      U0             u2     1
;
; error occurred while loading Subobjects from RDAT.
target datalayout = "e-m:e-p:32:32-i1:32-i8:32-i16:32-i32:32-i64:64-f16:32-f32:32-f64:64-n8:16:32:64"
target triple = "dxil-ms-dx"

%"class.RWStructuredBuffer<vector<float, 4> >" = type { <4 x float> }
%struct.RaytracingAccelerationStructure = type { i32 }
%struct.Payload = type { <4 x float> }
%dx.types.Handle = type { i8* }
%dx.types.ResRet.f32 = type { float, float, float, float, i32 }
%struct.BuiltInTriangleIntersectionAttributes = type { <2 x float> }

@"\01?o@@3V?$RWStructuredBuffer@V?$vector@M$03@@@@A" = external constant %"class.RWStructuredBuffer<vector<float, 4> >", align 4
@"\01?scene@@3URaytracingAccelerationStructure@@A" = external constant %struct.RaytracingAccelerationStructure, align 4

; Function Attrs: nounwind
define void @"\01?miss@@YAXUPayload@@@Z"(%struct.Payload* noalias nocapture %p) #0 {
  %1 = load %"class.RWStructuredBuffer<vector<float, 4> >", %"class.RWStructuredBuffer<vector<float, 4> >"* @"\01?o@@3V?$RWStructuredBuffer@V?$vector@M$03@@@@A", align 4
  %2 = call i32 @dx.op.dispatchRaysIndex.i32(i32 145, i8 0)  ; DispatchRaysIndex(col)
  %3 = call %dx.types.Handle @"dx.op.createHandleForLib.class.RWStructuredBuffer<vector<float, 4> >"(i32 160, %"class.RWStructuredBuffer<vector<float, 4> >" %1)  ; CreateHandleForLib(Resource)
  %4 = call %dx.types.ResRet.f32 @dx.op.rawBufferLoad.f32(i32 139, %dx.types.Handle %3, i32 %2, i32 0, i8 15, i32 4)  ; RawBufferLoad(srv,index,elementOffset,mask,alignment)
  %5 = extractvalue %dx.types.ResRet.f32 %4, 0
  %6 = extractvalue %dx.types.ResRet.f32 %4, 1
  %7 = extractvalue %dx.types.ResRet.f32 %4, 2
  %8 = extractvalue %dx.types.ResRet.f32 %4, 3
  %9 = insertelement <4 x float> undef, float %5, i64 0
  %10 = insertelement <4 x float> %9, float %6, i64 1
  %11 = insertelement <4 x float> %10, float %7, i64 2
  %12 = insertelement <4 x float> %11, float %8, i64 3
  %13 = getelementptr inbounds %struct.Payload, %struct.Payload* %p, i32 0, i32 0
  store <4 x float> %12, <4 x float>* %13, align 4
  ret void
}

; Function Attrs: nounwind
define void @"\01?hit@@YAXUPayload@@UBuiltInTriangleIntersectionAttributes@@@Z"(%struct.Payload* noalias nocapture %p, %struct.BuiltInTriangleIntersectionAttributes* nocapture readonly %a) #0 {
  %1 = load %struct.RaytracingAccelerationStructure, %struct.RaytracingAccelerationStructure* @"\01?scene@@3URaytracingAccelerationStructure@@A", align 4
  %2 = load %"class.RWStructuredBuffer<vector<float, 4> >", %"class.RWStructuredBuffer<vector<float, 4> >"* @"\01?o@@3V?$RWStructuredBuffer@V?$vector@M$03@@@@A", align 4
  %3 = alloca %struct.Payload, align 8
  %4 = getelementptr inbounds %struct.Payload, %struct.Payload* %p, i32 0, i32 0
  %5 = load <4 x float>, <4 x float>* %4, align 4
  %6 = extractelement <4 x float> %5, i32 0
  %7 = extractelement <4 x float> %5, i32 1
  %8 = extractelement <4 x float> %5, i32 2
  %9 = call %dx.types.Handle @dx.op.createHandleForLib.struct.RaytracingAccelerationStructure(i32 160, %struct.RaytracingAccelerationStructure %1)  ; CreateHandleForLib(Resource)
  %10 = getelementptr inbounds %struct.Payload, %struct.Payload* %3, i32 0, i32 0
  store <4 x float> %5, <4 x float>* %10, align 8
  call void @dx.op.traceRay.struct.Payload(i32 157, %dx.types.Handle %9, i32 0, i32 1, i32 2, i32 3, i32 4, float 1.000000e+00, float 2.000000e+00, float 3.000000e+00, float 0.000000e+00, float %6, float %7, float %8, float 1.000000e+00, %struct.Payload* nonnull %3)  ; TraceRay(AccelerationStructure,RayFlags,InstanceInclusionMask,RayContributionToHitGroupIndex,MultiplierForGeometryContributionToShaderIndex,MissShaderIndex,Origin_X,Origin_Y,Origin_Z,TMin,Direction_X,Direction_Y,Direction_Z,TMax,payload)
  %11 = load <4 x float>, <4 x float>* %10, align 8
  %12 = getelementptr inbounds %struct.BuiltInTriangleIntersectionAttributes, %struct.BuiltInTriangleIntersectionAttributes* %a, i32 0, i32 0
  %13 = load <2 x float>, <2 x float>* %12, align 4, !tbaa !25
  %14 = extractelement <2 x float> %13, i32 0
  %15 = extractelement <2 x float> %13, i32 1
  %16 = call %dx.types.Handle @"dx.op.createHandleForLib.class.RWStructuredBuffer<vector<float, 4> >"(i32 160, %"class.RWStructuredBuffer<vector<float, 4> >" %2)  ; CreateHandleForLib(Resource)
  call void @dx.op.rawBufferStore.f32(i32 140, %dx.types.Handle %16, i32 0, i32 0, float %14, float %15, float %14, float %15, i8 15, i32 4)  ; RawBufferStore(uav,index,elementOffset,value0,value1,value2,value3,mask,alignment)
  store <4 x float> %11, <4 x float>* %4, align 4
  ret void
}

; Function Attrs: nounwind readonly
declare %dx.types.ResRet.f32 @dx.op.rawBufferLoad.f32(i32, %dx.types.Handle, i32, i32, i8, i32) #1

; Function Attrs: nounwind
declare void @dx.op.rawBufferStore.f32(i32, %dx.types.Handle, i32, i32, float, float, float, float, i8, i32) #0

; Function Attrs: nounwind readnone
declare i32 @dx.op.dispatchRaysIndex.i32(i32, i8) #2

; Function Attrs: nounwind
declare void @dx.op.traceRay.struct.Payload(i32, %dx.types.Handle, i32, i32, i32, i32, i32, float, float, float, float, float, float, float, float, %struct.Payload*) #0

; Function Attrs: nounwind readonly
declare %dx.types.Handle @"dx.op.createHandleForLib.class.RWStructuredBuffer<vector<float, 4> >"(i32, %"class.RWStructuredBuffer<vector<float, 4> >") #1

; Function Attrs: nounwind readonly
declare %dx.types.Handle @dx.op.createHandleForLib.struct.RaytracingAccelerationStructure(i32, %struct.RaytracingAccelerationStructure) #1

attributes #0 = { nounwind }
attributes #1 = { nounwind readonly }
attributes #2 = { nounwind readnone }

!llvm.ident = !{!0}
!dx.version = !{!1}
!dx.valver = !{!2}
!dx.shaderModel = !{!3}
!dx.resources = !{!4}
!dx.typeAnnotations = !{!11}
!dx.entryPoints = !{!18, !20, !23}

!0 = !{!"dxcoob 1.9.2602.17 (21d28f727)"}
!1 = !{i32 1, i32 3}
!2 = !{i32 1, i32 6}
!3 = !{!"lib", i32 6, i32 3}
!4 = !{!5, !8, null, null}
!5 = !{!6}
!6 = !{i32 0, %struct.RaytracingAccelerationStructure* @"\01?scene@@3URaytracingAccelerationStructure@@A", !"scene", i32 0, i32 0, i32 1, i32 16, i32 0, !7}
!7 = !{i32 0, i32 4}
!8 = !{!9}
!9 = !{i32 0, %"class.RWStructuredBuffer<vector<float, 4> >"* @"\01?o@@3V?$RWStructuredBuffer@V?$vector@M$03@@@@A", !"o", i32 0, i32 2, i32 1, i32 12, i1 false, i1 false, i1 false, !10}
!10 = !{i32 1, i32 16}
!11 = !{i32 1, void (%struct.Payload*)* @"\01?miss@@YAXUPayload@@@Z", !12, void (%struct.Payload*, %struct.BuiltInTriangleIntersectionAttributes*)* @"\01?hit@@YAXUPayload@@UBuiltInTriangleIntersectionAttributes@@@Z", !16}
!12 = !{!13, !15}
!13 = !{i32 1, !14, !14}
!14 = !{}
!15 = !{i32 2, !14, !14}
!16 = !{!13, !15, !17}
!17 = !{i32 0, !14, !14}
!18 = !{null, !"", null, !4, !19}
!19 = !{i32 0, i64 65552}
!20 = !{void (%struct.Payload*, %struct.BuiltInTriangleIntersectionAttributes*)* @"\01?hit@@YAXUPayload@@UBuiltInTriangleIntersectionAttributes@@@Z", !"\01?hit@@YAXUPayload@@UBuiltInTriangleIntersectionAttributes@@@Z", null, null, !21}
!21 = !{i32 8, i32 10, i32 6, i32 16, i32 7, i32 8, i32 5, !22}
!22 = !{i32 0}
!23 = !{void (%struct.Payload*)* @"\01?miss@@YAXUPayload@@@Z", !"\01?miss@@YAXUPayload@@@Z", null, null, !24}
!24 = !{i32 8, i32 11, i32 6, i32 16, i32 5, !22}
!25 = !{!26, !26, i64 0}
!26 = !{!"omnipotent char", !27, i64 0}
!27 = !{!"Simple C/C++ TBAA"}
