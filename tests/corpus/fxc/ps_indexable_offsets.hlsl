// fxc: main ps_5_0
// fxc: main ps_5_0 /Od
// fxc: main ps_4_0
// fxc: main ps_4_1
// fxc: main ps_5_1
// Arrays of temporaries at a register plus an offset: written by lane, read by lane, swizzled, negated.
float4 a;
float4 main(float4 t : T, nointerpolation uint4 n : N) : SV_Target
{
    float4 x[8];
    float y[8];
    int2 z[8];
    for (int i = 0; i < 8; i++) { x[i] = a * i + t; y[i] = t.x + i; z[i] = n.xy * i; }
    x[n.x + 1] = t.wzyx; x[n.y + 2].x = 4; x[n.z + 3].yw = t.xz; y[n.w + 2] = a.x; z[n.x + 5].y = 3;
    float4 r = x[n.y + 1].zyxw * -x[n.z + 2].xxyy + x[n.w + 1].x - y[n.x + 3] + z[n.y + 2].yxyx;
    r.y += x[n.x + 4].w + y[n.z + 4] + z[n.z].y;
    r.z += sin(x[1].x) + x[2].w * y[0] + z[3].x;
    return r + abs(x[n.x]) + x[3].wwzz;
}
