;
; Input signature:
;
; Name                 Index   Mask Register SysValue  Format   Used
; -------------------- ----- ------ -------- -------- ------- ------
; V                        0   x           0     NONE    uint   x   
;
;
; Output signature:
;
; Name                 Index   Mask Register SysValue  Format   Used
; -------------------- ----- ------ -------- -------- ------- ------
; SV_Target                0   xyzw        0   TARGET   float   xyzw
;
; shader hash: 30833f292352e3a3563dec1e1162d730
;
; Pipeline Runtime Information: 
;
;PSVRuntimeInfo:
; Pixel Shader
; DepthOutput=0
; SampleFrequency=0
; MinimumExpectedWaveLaneCount: 0
; MaximumExpectedWaveLaneCount: 4294967295
; UsesViewID: false
; SigInputElements: 1
; SigOutputElements: 1
; SigPatchConstOrPrimElements: 0
; SigInputVectors: 1
; SigOutputVectors[0]: 1
; SigOutputVectors[1]: 0
; SigOutputVectors[2]: 0
; SigOutputVectors[3]: 0
; EntryFunctionName: main
;
;
; Input signature:
;
; Name                 Index             InterpMode DynIdx
; -------------------- ----- ---------------------- ------
; V                        0        nointerpolation       
;
; Output signature:
;
; Name                 Index             InterpMode DynIdx
; -------------------- ----- ---------------------- ------
; SV_Target                0                              
;
; Buffer Definitions:
;
; Resource bind info for j
; {
;
;   float3 $Element;                                  ; Offset:    0 Size:    12
;
; }
;
; Resource bind info for r
; {
;
;   int4 $Element;                                    ; Offset:    0 Size:    16
;
; }
;
;
; Resource Bindings:
;
; Name                                 Type  Format         Dim      ID      HLSL Bind  Count
; ------------------------------ ---------- ------- ----------- ------- -------------- ------
; a                                 texture     f32          1d      T0             t0     1
; b                                 texture     f32     1darray      T1             t1     1
; c                                 texture     f32          2d      T2             t2     1
; d                                 texture     f32     2darray      T3             t3     1
; e                                 texture     f32          3d      T4             t4     1
; f                                 texture     f32        cube      T5             t5     1
; g                                 texture     f32   cubearray      T6             t6     1
; h                                 texture     f32         buf      T7             t7     1
; i                                 texture    byte         r/o      T8             t8     1
; j                                 texture  struct         r/o      T9             t9     1
; k                                     UAV     f32          1d      U0             u1     1
; l                                     UAV     f32     1darray      U1             u2     1
; m                                     UAV     f32          2d      U2             u3     1
; n                                     UAV     f32     2darray      U3             u4     1
; o                                     UAV     f32          3d      U4             u5     1
; p                                     UAV     u32         buf      U5             u6     1
; q                                     UAV    byte         r/w      U6             u7     1
; r                                     UAV  struct         r/w      U7             u8     1
;
;
; ViewId state:
;
; Number of inputs: 1, outputs: 4
; Outputs dependent on ViewId: {  }
; Inputs contributing to computation of Outputs:
;   output 0 depends on inputs: { 0 }
;   output 1 depends on inputs: { 0 }
;   output 2 depends on inputs: { 0 }
;   output 3 depends on inputs: { 0 }
;
target datalayout = "e-m:e-p:32:32-i1:32-i8:32-i16:32-i32:32-i64:64-f16:32-f32:32-f64:64-n8:16:32:64"
target triple = "dxil-ms-dx"

%dx.types.Handle = type { i8* }
%dx.types.Dimensions = type { i32, i32, i32, i32 }
%"class.Texture1D<vector<float, 4> >" = type { <4 x float>, %"class.Texture1D<vector<float, 4> >::mips_type" }
%"class.Texture1D<vector<float, 4> >::mips_type" = type { i32 }
%"class.Texture1DArray<vector<float, 4> >" = type { <4 x float>, %"class.Texture1DArray<vector<float, 4> >::mips_type" }
%"class.Texture1DArray<vector<float, 4> >::mips_type" = type { i32 }
%"class.Texture2D<vector<float, 4> >" = type { <4 x float>, %"class.Texture2D<vector<float, 4> >::mips_type" }
%"class.Texture2D<vector<float, 4> >::mips_type" = type { i32 }
%"class.Texture2DArray<vector<float, 4> >" = type { <4 x float>, %"class.Texture2DArray<vector<float, 4> >::mips_type" }
%"class.Texture2DArray<vector<float, 4> >::mips_type" = type { i32 }
%"class.Texture3D<vector<float, 4> >" = type { <4 x float>, %"class.Texture3D<vector<float, 4> >::mips_type" }
%"class.Texture3D<vector<float, 4> >::mips_type" = type { i32 }
%"class.TextureCube<vector<float, 4> >" = type { <4 x float> }
%"class.TextureCubeArray<vector<float, 4> >" = type { <4 x float> }
%"class.Buffer<float>" = type { float }
%struct.ByteAddressBuffer = type { i32 }
%"class.StructuredBuffer<vector<float, 3> >" = type { <3 x float> }
%"class.RWTexture1D<float>" = type { float }
%"class.RWTexture1DArray<float>" = type { float }
%"class.RWTexture2D<float>" = type { float }
%"class.RWTexture2DArray<float>" = type { float }
%"class.RWTexture3D<float>" = type { float }
%"class.RWBuffer<unsigned int>" = type { i32 }
%struct.RWByteAddressBuffer = type { i32 }
%"class.RWStructuredBuffer<vector<int, 4> >" = type { <4 x i32> }

define void @main() {
  %1 = call %dx.types.Handle @dx.op.createHandle(i32 57, i8 1, i32 7, i32 8, i1 false)  ; CreateHandle(resourceClass,rangeId,index,nonUniformIndex)
  %2 = call %dx.types.Handle @dx.op.createHandle(i32 57, i8 1, i32 6, i32 7, i1 false)  ; CreateHandle(resourceClass,rangeId,index,nonUniformIndex)
  %3 = call %dx.types.Handle @dx.op.createHandle(i32 57, i8 1, i32 5, i32 6, i1 false)  ; CreateHandle(resourceClass,rangeId,index,nonUniformIndex)
  %4 = call %dx.types.Handle @dx.op.createHandle(i32 57, i8 1, i32 4, i32 5, i1 false)  ; CreateHandle(resourceClass,rangeId,index,nonUniformIndex)
  %5 = call %dx.types.Handle @dx.op.createHandle(i32 57, i8 1, i32 3, i32 4, i1 false)  ; CreateHandle(resourceClass,rangeId,index,nonUniformIndex)
  %6 = call %dx.types.Handle @dx.op.createHandle(i32 57, i8 1, i32 2, i32 3, i1 false)  ; CreateHandle(resourceClass,rangeId,index,nonUniformIndex)
  %7 = call %dx.types.Handle @dx.op.createHandle(i32 57, i8 1, i32 1, i32 2, i1 false)  ; CreateHandle(resourceClass,rangeId,index,nonUniformIndex)
  %8 = call %dx.types.Handle @dx.op.createHandle(i32 57, i8 1, i32 0, i32 1, i1 false)  ; CreateHandle(resourceClass,rangeId,index,nonUniformIndex)
  %9 = call %dx.types.Handle @dx.op.createHandle(i32 57, i8 0, i32 9, i32 9, i1 false)  ; CreateHandle(resourceClass,rangeId,index,nonUniformIndex)
  %10 = call %dx.types.Handle @dx.op.createHandle(i32 57, i8 0, i32 8, i32 8, i1 false)  ; CreateHandle(resourceClass,rangeId,index,nonUniformIndex)
  %11 = call %dx.types.Handle @dx.op.createHandle(i32 57, i8 0, i32 7, i32 7, i1 false)  ; CreateHandle(resourceClass,rangeId,index,nonUniformIndex)
  %12 = call %dx.types.Handle @dx.op.createHandle(i32 57, i8 0, i32 6, i32 6, i1 false)  ; CreateHandle(resourceClass,rangeId,index,nonUniformIndex)
  %13 = call %dx.types.Handle @dx.op.createHandle(i32 57, i8 0, i32 5, i32 5, i1 false)  ; CreateHandle(resourceClass,rangeId,index,nonUniformIndex)
  %14 = call %dx.types.Handle @dx.op.createHandle(i32 57, i8 0, i32 4, i32 4, i1 false)  ; CreateHandle(resourceClass,rangeId,index,nonUniformIndex)
  %15 = call %dx.types.Handle @dx.op.createHandle(i32 57, i8 0, i32 3, i32 3, i1 false)  ; CreateHandle(resourceClass,rangeId,index,nonUniformIndex)
  %16 = call %dx.types.Handle @dx.op.createHandle(i32 57, i8 0, i32 2, i32 2, i1 false)  ; CreateHandle(resourceClass,rangeId,index,nonUniformIndex)
  %17 = call %dx.types.Handle @dx.op.createHandle(i32 57, i8 0, i32 1, i32 1, i1 false)  ; CreateHandle(resourceClass,rangeId,index,nonUniformIndex)
  %18 = call %dx.types.Handle @dx.op.createHandle(i32 57, i8 0, i32 0, i32 0, i1 false)  ; CreateHandle(resourceClass,rangeId,index,nonUniformIndex)
  %19 = call i32 @dx.op.loadInput.i32(i32 4, i32 0, i32 0, i8 0, i32 undef)  ; LoadInput(inputSigId,rowIndex,colIndex,gsVertexAxis)
  %20 = call %dx.types.Dimensions @dx.op.getDimensions(i32 72, %dx.types.Handle %18, i32 0)  ; GetDimensions(handle,mipLevel)
  %21 = extractvalue %dx.types.Dimensions %20, 0
  %22 = call %dx.types.Dimensions @dx.op.getDimensions(i32 72, %dx.types.Handle %18, i32 %19)  ; GetDimensions(handle,mipLevel)
  %23 = extractvalue %dx.types.Dimensions %22, 0
  %24 = extractvalue %dx.types.Dimensions %22, 3
  %25 = add i32 %23, %21
  %26 = call %dx.types.Dimensions @dx.op.getDimensions(i32 72, %dx.types.Handle %17, i32 0)  ; GetDimensions(handle,mipLevel)
  %27 = extractvalue %dx.types.Dimensions %26, 0
  %28 = extractvalue %dx.types.Dimensions %26, 1
  %29 = add i32 %25, %27
  %30 = call %dx.types.Dimensions @dx.op.getDimensions(i32 72, %dx.types.Handle %17, i32 %19)  ; GetDimensions(handle,mipLevel)
  %31 = extractvalue %dx.types.Dimensions %30, 0
  %32 = extractvalue %dx.types.Dimensions %30, 1
  %33 = extractvalue %dx.types.Dimensions %30, 3
  %34 = add i32 %29, %31
  %35 = call %dx.types.Dimensions @dx.op.getDimensions(i32 72, %dx.types.Handle %16, i32 0)  ; GetDimensions(handle,mipLevel)
  %36 = extractvalue %dx.types.Dimensions %35, 0
  %37 = extractvalue %dx.types.Dimensions %35, 1
  %38 = add i32 %34, %36
  %39 = call %dx.types.Dimensions @dx.op.getDimensions(i32 72, %dx.types.Handle %16, i32 %19)  ; GetDimensions(handle,mipLevel)
  %40 = extractvalue %dx.types.Dimensions %39, 0
  %41 = sitofp i32 %40 to float
  %42 = extractvalue %dx.types.Dimensions %39, 1
  %43 = sitofp i32 %42 to float
  %44 = extractvalue %dx.types.Dimensions %39, 3
  %45 = sitofp i32 %44 to float
  %46 = call %dx.types.Dimensions @dx.op.getDimensions(i32 72, %dx.types.Handle %15, i32 0)  ; GetDimensions(handle,mipLevel)
  %47 = extractvalue %dx.types.Dimensions %46, 0
  %48 = extractvalue %dx.types.Dimensions %46, 1
  %49 = extractvalue %dx.types.Dimensions %46, 2
  %50 = add i32 %38, %47
  %51 = call %dx.types.Dimensions @dx.op.getDimensions(i32 72, %dx.types.Handle %15, i32 2)  ; GetDimensions(handle,mipLevel)
  %52 = extractvalue %dx.types.Dimensions %51, 0
  %53 = extractvalue %dx.types.Dimensions %51, 1
  %54 = extractvalue %dx.types.Dimensions %51, 2
  %55 = extractvalue %dx.types.Dimensions %51, 3
  %56 = add i32 %50, %52
  %57 = call %dx.types.Dimensions @dx.op.getDimensions(i32 72, %dx.types.Handle %14, i32 0)  ; GetDimensions(handle,mipLevel)
  %58 = extractvalue %dx.types.Dimensions %57, 0
  %59 = extractvalue %dx.types.Dimensions %57, 1
  %60 = extractvalue %dx.types.Dimensions %57, 2
  %61 = add i32 %56, %58
  %62 = shl i32 %55, 1
  %63 = call %dx.types.Dimensions @dx.op.getDimensions(i32 72, %dx.types.Handle %14, i32 %19)  ; GetDimensions(handle,mipLevel)
  %64 = extractvalue %dx.types.Dimensions %63, 0
  %65 = extractvalue %dx.types.Dimensions %63, 1
  %66 = extractvalue %dx.types.Dimensions %63, 2
  %67 = extractvalue %dx.types.Dimensions %63, 3
  %68 = add i32 %61, %64
  %69 = call %dx.types.Dimensions @dx.op.getDimensions(i32 72, %dx.types.Handle %13, i32 0)  ; GetDimensions(handle,mipLevel)
  %70 = extractvalue %dx.types.Dimensions %69, 0
  %71 = extractvalue %dx.types.Dimensions %69, 1
  %72 = add i32 %68, %70
  %73 = call %dx.types.Dimensions @dx.op.getDimensions(i32 72, %dx.types.Handle %12, i32 0)  ; GetDimensions(handle,mipLevel)
  %74 = extractvalue %dx.types.Dimensions %73, 0
  %75 = extractvalue %dx.types.Dimensions %73, 1
  %76 = extractvalue %dx.types.Dimensions %73, 2
  %77 = add i32 %72, %74
  %78 = call %dx.types.Dimensions @dx.op.getDimensions(i32 72, %dx.types.Handle %11, i32 undef)  ; GetDimensions(handle,mipLevel)
  %79 = extractvalue %dx.types.Dimensions %78, 0
  %80 = add i32 %77, %79
  %81 = call %dx.types.Dimensions @dx.op.getDimensions(i32 72, %dx.types.Handle %10, i32 undef)  ; GetDimensions(handle,mipLevel)
  %82 = extractvalue %dx.types.Dimensions %81, 0
  %83 = add i32 %80, %82
  %84 = call %dx.types.Dimensions @dx.op.getDimensions(i32 72, %dx.types.Handle %9, i32 undef)  ; GetDimensions(handle,mipLevel)
  %85 = extractvalue %dx.types.Dimensions %84, 0
  %86 = add i32 %83, %85
  %87 = call %dx.types.Dimensions @dx.op.getDimensions(i32 72, %dx.types.Handle %8, i32 0)  ; GetDimensions(handle,mipLevel)
  %88 = extractvalue %dx.types.Dimensions %87, 0
  %89 = add i32 %86, %88
  %90 = call %dx.types.Dimensions @dx.op.getDimensions(i32 72, %dx.types.Handle %7, i32 0)  ; GetDimensions(handle,mipLevel)
  %91 = extractvalue %dx.types.Dimensions %90, 0
  %92 = extractvalue %dx.types.Dimensions %90, 1
  %93 = add i32 %89, %91
  %94 = call %dx.types.Dimensions @dx.op.getDimensions(i32 72, %dx.types.Handle %6, i32 0)  ; GetDimensions(handle,mipLevel)
  %95 = extractvalue %dx.types.Dimensions %94, 0
  %96 = extractvalue %dx.types.Dimensions %94, 1
  %97 = add i32 %93, %95
  %98 = call %dx.types.Dimensions @dx.op.getDimensions(i32 72, %dx.types.Handle %5, i32 0)  ; GetDimensions(handle,mipLevel)
  %99 = extractvalue %dx.types.Dimensions %98, 0
  %100 = extractvalue %dx.types.Dimensions %98, 1
  %101 = extractvalue %dx.types.Dimensions %98, 2
  %102 = add i32 %97, %99
  %103 = call %dx.types.Dimensions @dx.op.getDimensions(i32 72, %dx.types.Handle %4, i32 0)  ; GetDimensions(handle,mipLevel)
  %104 = extractvalue %dx.types.Dimensions %103, 0
  %105 = extractvalue %dx.types.Dimensions %103, 1
  %106 = extractvalue %dx.types.Dimensions %103, 2
  %107 = add i32 %102, %104
  %108 = call %dx.types.Dimensions @dx.op.getDimensions(i32 72, %dx.types.Handle %3, i32 undef)  ; GetDimensions(handle,mipLevel)
  %109 = extractvalue %dx.types.Dimensions %108, 0
  %110 = add i32 %107, %109
  %111 = call %dx.types.Dimensions @dx.op.getDimensions(i32 72, %dx.types.Handle %2, i32 undef)  ; GetDimensions(handle,mipLevel)
  %112 = extractvalue %dx.types.Dimensions %111, 0
  %113 = add i32 %110, %112
  %114 = call %dx.types.Dimensions @dx.op.getDimensions(i32 72, %dx.types.Handle %1, i32 undef)  ; GetDimensions(handle,mipLevel)
  %115 = extractvalue %dx.types.Dimensions %114, 0
  %116 = add i32 %113, %115
  %117 = add i32 %105, %75
  %118 = mul i32 %117, 3
  %119 = add i32 %24, 40
  %120 = add i32 %119, %28
  %121 = add i32 %120, %32
  %122 = add i32 %121, %37
  %123 = add i32 %122, %48
  %124 = add i32 %123, %53
  %125 = add i32 %124, %59
  %126 = add i32 %125, %65
  %127 = add i32 %126, %71
  %128 = add i32 %127, %92
  %129 = add i32 %128, %96
  %130 = add i32 %129, %100
  %131 = add i32 %130, %118
  %132 = shl i32 %106, 2
  %133 = mul i32 %76, 7
  %134 = add i32 %66, %33
  %135 = shl i32 %134, 1
  %136 = add i32 %54, %49
  %137 = add i32 %136, %60
  %138 = add i32 %137, %133
  %139 = add i32 %138, %101
  %140 = add i32 %139, %132
  %141 = add i32 %140, %135
  %142 = mul i32 %67, 14
  %143 = add i32 %142, %62
  %144 = uitofp i32 %116 to float
  %145 = uitofp i32 %131 to float
  %146 = uitofp i32 %141 to float
  %147 = uitofp i32 %143 to float
  %148 = fadd fast float %144, %41
  %149 = fadd fast float %145, %43
  %150 = fadd fast float %146, %45
  call void @dx.op.storeOutput.f32(i32 5, i32 0, i32 0, i8 0, float %148)  ; StoreOutput(outputSigId,rowIndex,colIndex,value)
  call void @dx.op.storeOutput.f32(i32 5, i32 0, i32 0, i8 1, float %149)  ; StoreOutput(outputSigId,rowIndex,colIndex,value)
  call void @dx.op.storeOutput.f32(i32 5, i32 0, i32 0, i8 2, float %150)  ; StoreOutput(outputSigId,rowIndex,colIndex,value)
  call void @dx.op.storeOutput.f32(i32 5, i32 0, i32 0, i8 3, float %147)  ; StoreOutput(outputSigId,rowIndex,colIndex,value)
  ret void
}

; Function Attrs: nounwind readnone
declare i32 @dx.op.loadInput.i32(i32, i32, i32, i8, i32) #0

; Function Attrs: nounwind
declare void @dx.op.storeOutput.f32(i32, i32, i32, i8, float) #1

; Function Attrs: nounwind readonly
declare %dx.types.Dimensions @dx.op.getDimensions(i32, %dx.types.Handle, i32) #2

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
!dx.viewIdState = !{!29}
!dx.entryPoints = !{!30}

!0 = !{!"dxcoob 1.9.2602.17 (21d28f727)"}
!1 = !{i32 1, i32 0}
!2 = !{i32 1, i32 9}
!3 = !{!"ps", i32 6, i32 0}
!4 = !{!5, !18, null, null}
!5 = !{!6, !8, !9, !10, !11, !12, !13, !14, !15, !16}
!6 = !{i32 0, %"class.Texture1D<vector<float, 4> >"* undef, !"", i32 0, i32 0, i32 1, i32 1, i32 0, !7}
!7 = !{i32 0, i32 9}
!8 = !{i32 1, %"class.Texture1DArray<vector<float, 4> >"* undef, !"", i32 0, i32 1, i32 1, i32 6, i32 0, !7}
!9 = !{i32 2, %"class.Texture2D<vector<float, 4> >"* undef, !"", i32 0, i32 2, i32 1, i32 2, i32 0, !7}
!10 = !{i32 3, %"class.Texture2DArray<vector<float, 4> >"* undef, !"", i32 0, i32 3, i32 1, i32 7, i32 0, !7}
!11 = !{i32 4, %"class.Texture3D<vector<float, 4> >"* undef, !"", i32 0, i32 4, i32 1, i32 4, i32 0, !7}
!12 = !{i32 5, %"class.TextureCube<vector<float, 4> >"* undef, !"", i32 0, i32 5, i32 1, i32 5, i32 0, !7}
!13 = !{i32 6, %"class.TextureCubeArray<vector<float, 4> >"* undef, !"", i32 0, i32 6, i32 1, i32 9, i32 0, !7}
!14 = !{i32 7, %"class.Buffer<float>"* undef, !"", i32 0, i32 7, i32 1, i32 10, i32 0, !7}
!15 = !{i32 8, %struct.ByteAddressBuffer* undef, !"", i32 0, i32 8, i32 1, i32 11, i32 0, null}
!16 = !{i32 9, %"class.StructuredBuffer<vector<float, 3> >"* undef, !"", i32 0, i32 9, i32 1, i32 12, i32 0, !17}
!17 = !{i32 1, i32 12}
!18 = !{!19, !20, !21, !22, !23, !24, !26, !27}
!19 = !{i32 0, %"class.RWTexture1D<float>"* undef, !"", i32 0, i32 1, i32 1, i32 1, i1 false, i1 false, i1 false, !7}
!20 = !{i32 1, %"class.RWTexture1DArray<float>"* undef, !"", i32 0, i32 2, i32 1, i32 6, i1 false, i1 false, i1 false, !7}
!21 = !{i32 2, %"class.RWTexture2D<float>"* undef, !"", i32 0, i32 3, i32 1, i32 2, i1 false, i1 false, i1 false, !7}
!22 = !{i32 3, %"class.RWTexture2DArray<float>"* undef, !"", i32 0, i32 4, i32 1, i32 7, i1 false, i1 false, i1 false, !7}
!23 = !{i32 4, %"class.RWTexture3D<float>"* undef, !"", i32 0, i32 5, i32 1, i32 4, i1 false, i1 false, i1 false, !7}
!24 = !{i32 5, %"class.RWBuffer<unsigned int>"* undef, !"", i32 0, i32 6, i32 1, i32 10, i1 false, i1 false, i1 false, !25}
!25 = !{i32 0, i32 5}
!26 = !{i32 6, %struct.RWByteAddressBuffer* undef, !"", i32 0, i32 7, i32 1, i32 11, i1 false, i1 false, i1 false, null}
!27 = !{i32 7, %"class.RWStructuredBuffer<vector<int, 4> >"* undef, !"", i32 0, i32 8, i32 1, i32 12, i1 false, i1 false, i1 false, !28}
!28 = !{i32 1, i32 16}
!29 = !{[3 x i32] [i32 1, i32 4, i32 15]}
!30 = !{void ()* @main, !"main", !31, !4, !39}
!31 = !{!32, !36, null}
!32 = !{!33}
!33 = !{i32 0, !"V", i8 5, i8 0, !34, i8 1, i32 1, i8 1, i32 0, i8 0, !35}
!34 = !{i32 0}
!35 = !{i32 3, i32 1}
!36 = !{!37}
!37 = !{i32 0, !"SV_Target", i8 9, i8 16, !34, i8 0, i32 1, i8 4, i32 0, i8 0, !38}
!38 = !{i32 3, i32 15}
!39 = !{i32 0, i64 16}
