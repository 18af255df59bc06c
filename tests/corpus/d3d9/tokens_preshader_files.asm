    preshader
    add(null)0.wx,(null)1.xy,(null)2[c1.z].yz
    add (0.333333333, 123456789), (123456789, -0), l2[c1.z].yz
    add c0.wx, c1.xy, c2[c1.z].yz
    add v0.wx, v1.xy, v2[c1.z].yz
    add c0.wx, c1.xy, of2[c1.z].yz
    add ob0.wx, ob1.xy, ob2[c1.z].yz
    add oi0.wx, oi1.xy, oi2[c1.z].yz
    add r0.wx, r1.xy, r2[c1.z].yz
    add(null)0.wx,(null)1.xy,(null)2[c1.z].yz
    add ip0.wx, ip1.xy, ip2[c1.z].yz
    add(null)0.wx,(null)1.xy,(null)2[c1.z].yz
    add(null)0.wx,(null)1.xy,(null)2[c1.z].yz
    add(null)0.wx,(null)1.xy,(null)2[c1.z].yz

// approximately 13 instructions used
    ps_2_0

// approximately 0 instruction slots used
