// dxc: main ps_6_0 -Zi -validator-version 1.0
// dxc: main ps_6_0 -Zi -validator-version 1.4
// dxc: main ps_6_0 -Zi -Zss -validator-version 1.4
// dxc: main ps_6_0 -Zi -Vd -Qstrip_reflect
// For validators that know neither hash nor name of the PDB.
float4 main(float x : X) : SV_Target { return x; }
