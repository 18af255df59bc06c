// dxc: main cs_6_0
// dxc: main cs_6_0 -Od
// dxc: main cs_6_0 -O1
// dxc: main cs_6_0 -Gfa -all-resources-bound
// dxc: main cs_6_0 -Gfp
// dxc: main cs_6_0 -Zi -Qembed_debug
// dxc: main cs_6_0 -Od -Zi -Qembed_debug
// Loops of all kinds with their hints, switches, branches, early returns, phis of many, what cannot be reached.
RWBuffer<uint> b : register(u0);
uint deep(uint n, inout uint sum)
{
    if (n > 100) return 7;
    for (uint i = 0; i < n; i++) {
        if (b[i] == 3) continue;
        if (b[i] == 4) break;
        for (uint j = i; j < n; j += 2) {
            sum += b[j];
            if (sum > 1000) return sum;
        }
    }
    return sum * 2;
}
[numthreads(1, 1, 1)]
void main(uint3 at : SV_DispatchThreadID)
{
    uint sum = at.x, k = 0;
    [loop] for (uint i = 0; i < at.y; i++) sum += b[i];
    [unroll(3)] for (uint j = 0; j < 9; j++) sum ^= b[j + k];
    [fastopt] while (sum > 17) { sum /= 2; if (b[sum] == 5) break; }
    do { sum++; k += sum; } while (k < at.z);
    [branch] if (sum == 3) b[1] = 2; else if (sum == 4) b[2] = 3; else { b[3] = k; sum = 8; }
    [flatten] if (k > 5) sum += 4;
    [forcecase] switch (sum & 7) { case 0: sum = 1; break; case 1: case 2: sum += b[9]; break; case 5: { if (k) break; sum--; } default: sum = deep(k, sum); break; case 7: b[7] = 7; return; }
    [call] switch (at.y) { case 100: sum++; break; case 0xffffffff: sum--; break; }
    switch (int(k)) { case -1: k = 3; break; case 1000000: k = 5; break; case 6: k = 9; break; case 9: k = 1; break; }
    b[k] = sum ? deep(sum, k) : k && sum > 3 || at.x == 4 ? 5 : 6;
    if (false) b[0] = 1;
    for (;;) { if (++k > sum) break; }
    b[10] = k;
}
