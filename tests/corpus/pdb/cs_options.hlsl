// dxc: fill cs_6_2 -Zi -Wno-conversion /Od -HV 2021 -enable-16bit-types -D "TEXT=\"a b\"" -D EMPTY= -D "SIZE(x)=x*8" -Vd -Fd "out\\cs_options.pdb"
// dxc: fill cs_6_2 -Zs -Wno-conversion /Od -HV 2021 -enable-16bit-types -D "TEXT=\"a b\"" -D EMPTY= -D "SIZE(x)=x*8"
// dxc: fill cs_6_2 -Zi -Qembed_debug -Qsource_in_debug_module -Wno-conversion /Od -HV 2021 -enable-16bit-types -D "TEXT=\"a b\"" -D EMPTY= -D "SIZE(x)=x*8" "-D JOINED=1" -DTIGHT -ferror-limit=7 -auto-binding-space 3 /Zpr
// dxc: fill cs_6_2 -Zi -Qsource_in_debug_module -Wno-conversion -O0 -HV 2021 -enable-16bit-types "-D SIZE(x)=(x * 8)" -O3 -Ges
// Options of every form, and an entry of another name.
RWStructuredBuffer<uint> items : register(u0);
[numthreads(SIZE(4), 1, 1)]
void fill(uint id : SV_DispatchThreadID) { items[id] = id; }
