// fxc: main vs_5_0 /Zi
// fxc: main vs_5_0 /Zi /Od
// fxc: main vs_4_0 /Zi
// Loops, switches, early returns, discarded values, and subroutines that [call] keeps.
int n;
float4 k[4];

float pick(int i, float x)
{
    switch (i) {
    case 0: return x;
    case 1:
    case 2: x *= 2; break;
    default: { float y = x * x; return y + k[0].x; }
    }
    return -x;
}

struct Vertex { float4 p : SV_Position; float f[2] : F; uint id : ID; };

Vertex main(float4 p : P, uint id : SV_VertexID)
{
    Vertex v;
    v.p = p;
    v.id = id;
    v.f[0] = 0;
    v.f[1] = 0;
    [loop] while (v.f[0] < n) {
        float step = pick(n, v.f[0]);
        if (step > 10)
            break;
        if (step < 0) {
            v.f[1] -= step;
            continue;
        }
        v.f[0] += step;
    }
    [branch] if (id == 7)
        return v;
    [call] switch (n) {
    case 0: v.p += k[1]; break;
    case 1: v.p *= k[2]; break;
    case 5: v.p -= pick(n, k[3].x); break;
    }
    return v;
}
