// dxc: main cs_6_0 -D X=8 -D Y=4
// dxc: main cs_6_0 -D X=32 -D Y=2
// The numbers of threads, which are constants in metadata.
RWBuffer<uint> result;
[numthreads(X, Y, 1)] void main(uint3 id : SV_DispatchThreadID) { result[id.x] = id.y * 7; }
