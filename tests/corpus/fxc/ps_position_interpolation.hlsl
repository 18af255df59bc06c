// fxc: main ps_5_0 /D P=linear /D C=linear
// fxc: main ps_5_0 /D P=centroid /D C=centroid
// fxc: main ps_5_0 /D P=noperspective /D C=linear
// fxc: main ps_5_0 /D "P=noperspective centroid" /D C=centroid
// fxc: main ps_5_0 /D P=sample /D C=sample
// fxc: main ps_5_0 /D "P=noperspective sample" /D C=sample
// fxc: main ps_4_0 /D P=centroid /D C=centroid
// fxc: main ps_4_1 /D P=sample /D C=sample
// Interpolation of the position and of distances, as fxc lets it through.
float4 main(P float4 p : SV_Position, C float2 clip : SV_ClipDistance, C float cull : SV_CullDistance, P float4 t : T, C float u : U) : SV_Target { return p * clip.xyxy + cull + t * u; }
