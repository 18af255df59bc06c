    preshader
    mul l2[l1.w], l2[l1.w], (0.333333333, 123456789, -0, 1e-007)
    mul c2[v1[[c1.w]].w].yzwx, c2[v1[[c1.w]].w].y, (0.333333333, 123456789, -0, 1e-007)
    mul v2[ob1[[of1[[v1.w]].w]].w].zwxy, v2[ob1[[of1[[v1.w]].w]].w].zwxy, (0.333333333, 123456789, -0, 1e-007)
    mul of2[r1[[oi1[[ob1[[of1.w]].w]].w]].w].wxyz, of2[r1[[oi1[[ob1[[of1.w]].w]].w]].w].w, (0.333333333, 123456789, -0, 1e-007)
    mul ob3[ob1.w], ob3[ob1.w], (0.333333333, 123456789, -0, 1e-007)
    mul oi3[r1[[oi1.w]].w].yzwx, oi3[r1[[oi1.w]].w].y, (0.333333333, 123456789, -0, 1e-007)
    mul r3[l1[[ip1[[r1.w]].w]].w].zwxy, r3[l1[[ip1[[r1.w]].w]].w].zwxy, (0.333333333, 123456789, -0, 1e-007)
    mul ip3[v1[[c1[[l1[[ip1.w]].w]].w]].w].wxyz, ip3[v1[[c1[[l1[[ip1.w]].w]].w]].w].w, (0.333333333, 123456789, -0, 1e-007)

// approximately 8 instructions used
    ps_2_0

// approximately 0 instruction slots used
