ps_5_1
dcl_resource_<unknown dimension> (<unused>,<unknown resource return type>,<unknown resource return type>,<unknown resource return type>) T0[0:0], space=9
dcl_resource_<unknown dimension> (<unused>,<unknown resource return type>,<unknown resource return type>,<unknown resource return type>) T0[0:0], space=9
dcl_resource_<unknown dimension> (<unused>,<unknown resource return type>,<unknown resource return type>,<unknown resource return type>) T1[0:0], space=9
dcl_resource_<unknown dimension> (<unused>,<unknown resource return type>,<unknown resource return type>,<unknown resource return type>) T1[0:0], space=9
dcl_resource_<unknown dimension> (<unused>,<unknown resource return type>,<unknown resource return type>,<unknown resource return type>) T1[2:0], space=9
dcl_resource_<unknown dimension> (<unused>,<unknown resource return type>,<unknown resource return type>,<unknown resource return type>) T1[2:0], space=9
dcl_resource_<unknown dimension> (<unused>,<unknown resource return type>,<unknown resource return type>,<unknown resource return type>) T1[2:3], space=9
dcl_resource_<unknown dimension> (<unused>,<unknown resource return type>,<unknown resource return type>,<unknown resource return type>) T1[2:3], space=9
dcl_resource_<unknown dimension> (<unused>,<unknown resource return type>,<unknown resource return type>,<unknown resource return type>) T1[0:*], space=9
dcl_resource_<unknown dimension> (<unused>,<unknown resource return type>,<unknown resource return type>,<unknown resource return type>) T1[0:*], space=9
dcl_resource_<unknown dimension> (<unused>,<unknown resource return type>,<unknown resource return type>,<unknown resource return type>) T4294967295[4294967295:0], space=9
dcl_resource_<unknown dimension> (<unused>,<unknown resource return type>,<unknown resource return type>,<unknown resource return type>) T4294967295[4294967295:0], space=9
dcl_resource_<unknown dimension> (<unused>,<unknown resource return type>,<unknown resource return type>,<unknown resource return type>) T0[0:0], space=9
dcl_resource_<unknown dimension> (<unused>,<unknown resource return type>,<unknown resource return type>,<unknown resource return type>) T0[0:0], space=9
dcl_resource_<unknown dimension> (<unused>,<unknown resource return type>,<unknown resource return type>,<unknown resource return type>) T1[0:0], space=9
dcl_resource_<unknown dimension> (<unused>,<unknown resource return type>,<unknown resource return type>,<unknown resource return type>) T1[0:0], space=9
dcl_resource_<unknown dimension> (<unused>,<unknown resource return type>,<unknown resource return type>,<unknown resource return type>) T1[2:0], space=9
dcl_resource_<unknown dimension> (<unused>,<unknown resource return type>,<unknown resource return type>,<unknown resource return type>) T1[2:0], space=9
dcl_resource_<unknown dimension> (<unused>,<unknown resource return type>,<unknown resource return type>,<unknown resource return type>) T1[2:3], space=9
dcl_resource_<unknown dimension> (<unused>,<unknown resource return type>,<unknown resource return type>,<unknown resource return type>) T1[2:3], space=9
dcl_resource_<unknown dimension> (<unused>,<unknown resource return type>,<unknown resource return type>,<unknown resource return type>) T1[0:*], space=9
dcl_resource_<unknown dimension> (<unused>,<unknown resource return type>,<unknown resource return type>,<unknown resource return type>) T1[0:*], space=9
dcl_resource_<unknown dimension> (<unused>,<unknown resource return type>,<unknown resource return type>,<unknown resource return type>) T4294967295[4294967295:0], space=9
dcl_resource_<unknown dimension> (<unused>,<unknown resource return type>,<unknown resource return type>,<unknown resource return type>) T4294967295[4294967295:0], space=9
dcl_resource_<unknown dimension> (<unused>,<unknown resource return type>,<unknown resource return type>,<unknown resource return type>) T0[0:0], space=9
dcl_resource_<unknown dimension> (<unused>,<unknown resource return type>,<unknown resource return type>,<unknown resource return type>) T0[0:0], space=9
dcl_resource_<unknown dimension> (<unused>,<unknown resource return type>,<unknown resource return type>,<unknown resource return type>) T1[0:0], space=9
dcl_resource_<unknown dimension> (<unused>,<unknown resource return type>,<unknown resource return type>,<unknown resource return type>) T1[0:0], space=9
dcl_resource_<unknown dimension> (<unused>,<unknown resource return type>,<unknown resource return type>,<unknown resource return type>) T1[2:0], space=9
dcl_resource_<unknown dimension> (<unused>,<unknown resource return type>,<unknown resource return type>,<unknown resource return type>) T1[2:0], space=9
dcl_resource_<unknown dimension> (<unused>,<unknown resource return type>,<unknown resource return type>,<unknown resource return type>) T1[2:3], space=9
dcl_resource_<unknown dimension> (<unused>,<unknown resource return type>,<unknown resource return type>,<unknown resource return type>) T1[2:3], space=9
dcl_resource_<unknown dimension> (<unused>,<unknown resource return type>,<unknown resource return type>,<unknown resource return type>) T1[0:*], space=9
dcl_resource_<unknown dimension> (<unused>,<unknown resource return type>,<unknown resource return type>,<unknown resource return type>) T1[0:*], space=9
dcl_resource_<unknown dimension> (<unused>,<unknown resource return type>,<unknown resource return type>,<unknown resource return type>) T4294967295[4294967295:0], space=9
dcl_resource_<unknown dimension> (<unused>,<unknown resource return type>,<unknown resource return type>,<unknown resource return type>) T4294967295[4294967295:0], space=9
dcl_resource_<unknown dimension> (<unused>,<unknown resource return type>,<unknown resource return type>,<unknown resource return type>) T0[0:0], space=9
dcl_resource_<unknown dimension> (<unused>,<unknown resource return type>,<unknown resource return type>,<unknown resource return type>) T0[0:0], space=9
dcl_resource_<unknown dimension> (<unused>,<unknown resource return type>,<unknown resource return type>,<unknown resource return type>) T1[0:0], space=9
dcl_resource_<unknown dimension> (<unused>,<unknown resource return type>,<unknown resource return type>,<unknown resource return type>) T1[0:0], space=9
dcl_resource_<unknown dimension> (<unused>,<unknown resource return type>,<unknown resource return type>,<unknown resource return type>) T1[2:0], space=9
dcl_resource_<unknown dimension> (<unused>,<unknown resource return type>,<unknown resource return type>,<unknown resource return type>) T1[2:0], space=9
dcl_resource_<unknown dimension> (<unused>,<unknown resource return type>,<unknown resource return type>,<unknown resource return type>) T1[2:3], space=9
dcl_resource_<unknown dimension> (<unused>,<unknown resource return type>,<unknown resource return type>,<unknown resource return type>) T1[2:3], space=9
dcl_resource_<unknown dimension> (<unused>,<unknown resource return type>,<unknown resource return type>,<unknown resource return type>) T1[0:*], space=9
dcl_resource_<unknown dimension> (<unused>,<unknown resource return type>,<unknown resource return type>,<unknown resource return type>) T1[0:*], space=9
dcl_resource_<unknown dimension> (<unused>,<unknown resource return type>,<unknown resource return type>,<unknown resource return type>) T4294967295[4294967295:0], space=9
dcl_resource_<unknown dimension> (<unused>,<unknown resource return type>,<unknown resource return type>,<unknown resource return type>) T4294967295[4294967295:0], space=9
dcl_resource_<unknown dimension> (<unused>,<unknown resource return type>,<unknown resource return type>,<unknown resource return type>) T1[2:0], space=9
dcl_resource_<unknown dimension> (<unused>,<unknown resource return type>,<unknown resource return type>,<unknown resource return type>) T1[2:0], space=9
dcl_resource_<unknown dimension> (<unused>,<unknown resource return type>,<unknown resource return type>,<unknown resource return type>) T0[0:0], space=9
dcl_resource_<unknown dimension> (<unused>,<unknown resource return type>,<unknown resource return type>,<unknown resource return type>) T0[0:0], space=9
dcl_constantbuffer CB0[0:0][9], immediateIndexed, space=9
dcl_constantbuffer CB0[0:0][9], immediateIndexed, space=9
dcl_constantbuffer CB1[0:0][9], immediateIndexed, space=9
dcl_constantbuffer CB1[0:0][9], immediateIndexed, space=9
dcl_constantbuffer CB1[2:0][9], immediateIndexed, space=9
dcl_constantbuffer CB1[2:0][9], immediateIndexed, space=9
dcl_constantbuffer CB1[2:3][9], immediateIndexed, space=9
dcl_constantbuffer CB1[2:3][9], immediateIndexed, space=9
dcl_constantbuffer CB1[0:*][9], immediateIndexed, space=9
dcl_constantbuffer CB1[0:*][9], immediateIndexed, space=9
dcl_constantbuffer CB-1[-1:0][9], immediateIndexed, space=9
dcl_constantbuffer CB-1[-1:0][9], immediateIndexed, space=9
dcl_constantbuffer CB0[0:0][9], immediateIndexed, space=9
dcl_constantbuffer CB0[0:0][9], immediateIndexed, space=9
dcl_constantbuffer CB1[0:0][9], immediateIndexed, space=9
dcl_constantbuffer CB1[0:0][9], immediateIndexed, space=9
dcl_constantbuffer CB1[2:0][9], immediateIndexed, space=9
dcl_constantbuffer CB1[2:0][9], immediateIndexed, space=9
dcl_constantbuffer CB1[2:3][9], immediateIndexed, space=9
dcl_constantbuffer CB1[2:3][9], immediateIndexed, space=9
dcl_constantbuffer CB1[0:*][9], immediateIndexed, space=9
dcl_constantbuffer CB1[0:*][9], immediateIndexed, space=9
dcl_constantbuffer CB-1[-1:0][9], immediateIndexed, space=9
dcl_constantbuffer CB-1[-1:0][9], immediateIndexed, space=9
dcl_constantbuffer CB0[0:0][9], immediateIndexed, space=9
dcl_constantbuffer CB0[0:0][9], immediateIndexed, space=9
dcl_constantbuffer CB1[0:0][9], immediateIndexed, space=9
dcl_constantbuffer CB1[0:0][9], immediateIndexed, space=9
dcl_constantbuffer CB1[2:0][9], immediateIndexed, space=9
dcl_constantbuffer CB1[2:0][9], immediateIndexed, space=9
dcl_constantbuffer CB1[2:3][9], immediateIndexed, space=9
dcl_constantbuffer CB1[2:3][9], immediateIndexed, space=9
dcl_constantbuffer CB1[0:*][9], immediateIndexed, space=9
dcl_constantbuffer CB1[0:*][9], immediateIndexed, space=9
dcl_constantbuffer CB-1[-1:0][9], immediateIndexed, space=9
dcl_constantbuffer CB-1[-1:0][9], immediateIndexed, space=9
dcl_constantbuffer CB0[0:0][9], immediateIndexed, space=9
dcl_constantbuffer CB0[0:0][9], immediateIndexed, space=9
dcl_constantbuffer CB1[0:0][9], immediateIndexed, space=9
dcl_constantbuffer CB1[0:0][9], immediateIndexed, space=9
dcl_constantbuffer CB1[2:0][9], immediateIndexed, space=9
dcl_constantbuffer CB1[2:0][9], immediateIndexed, space=9
dcl_constantbuffer CB1[2:3][9], immediateIndexed, space=9
dcl_constantbuffer CB1[2:3][9], immediateIndexed, space=9
dcl_constantbuffer CB1[0:*][9], immediateIndexed, space=9
dcl_constantbuffer CB1[0:*][9], immediateIndexed, space=9
dcl_constantbuffer CB-1[-1:0][9], immediateIndexed, space=9
dcl_constantbuffer CB-1[-1:0][9], immediateIndexed, space=9
dcl_constantbuffer CB1[2:0][9], immediateIndexed, space=9
dcl_constantbuffer CB1[2:0][9], immediateIndexed, space=9
dcl_constantbuffer CB0[0:0][9], immediateIndexed, space=9
dcl_constantbuffer CB0[0:0][9], immediateIndexed, space=9
dcl_sampler S0[0:0], mode_default, space=9
dcl_sampler S0[0:0], mode_default, space=9
dcl_sampler S1[0:0], mode_default, space=9
dcl_sampler S1[0:0], mode_default, space=9
dcl_sampler S1[2:0], mode_default, space=9
dcl_sampler S1[2:0], mode_default, space=9
dcl_sampler S1[2:3], mode_default, space=9
dcl_sampler S1[2:3], mode_default, space=9
dcl_sampler S1[0:*], mode_default, space=9
dcl_sampler S1[0:*], mode_default, space=9
dcl_sampler S4294967295[4294967295:0], mode_default, space=9
dcl_sampler S4294967295[4294967295:0], mode_default, space=9
dcl_sampler S0[0:0], mode_default, space=9
dcl_sampler S0[0:0], mode_default, space=9
dcl_sampler S1[0:0], mode_default, space=9
dcl_sampler S1[0:0], mode_default, space=9
dcl_sampler S1[2:0], mode_default, space=9
dcl_sampler S1[2:0], mode_default, space=9
dcl_sampler S1[2:3], mode_default, space=9
dcl_sampler S1[2:3], mode_default, space=9
dcl_sampler S1[0:*], mode_default, space=9
dcl_sampler S1[0:*], mode_default, space=9
dcl_sampler S4294967295[4294967295:0], mode_default, space=9
dcl_sampler S4294967295[4294967295:0], mode_default, space=9
dcl_sampler S0[0:0], mode_default, space=9
dcl_sampler S0[0:0], mode_default, space=9
dcl_sampler S1[0:0], mode_default, space=9
dcl_sampler S1[0:0], mode_default, space=9
dcl_sampler S1[2:0], mode_default, space=9
dcl_sampler S1[2:0], mode_default, space=9
dcl_sampler S1[2:3], mode_default, space=9
dcl_sampler S1[2:3], mode_default, space=9
dcl_sampler S1[0:*], mode_default, space=9
dcl_sampler S1[0:*], mode_default, space=9
dcl_sampler S4294967295[4294967295:0], mode_default, space=9
dcl_sampler S4294967295[4294967295:0], mode_default, space=9
dcl_sampler S0[0:0], mode_default, space=9
dcl_sampler S0[0:0], mode_default, space=9
dcl_sampler S1[0:0], mode_default, space=9
dcl_sampler S1[0:0], mode_default, space=9
dcl_sampler S1[2:0], mode_default, space=9
dcl_sampler S1[2:0], mode_default, space=9
dcl_sampler S1[2:3], mode_default, space=9
dcl_sampler S1[2:3], mode_default, space=9
dcl_sampler S1[0:*], mode_default, space=9
dcl_sampler S1[0:*], mode_default, space=9
dcl_sampler S4294967295[4294967295:0], mode_default, space=9
dcl_sampler S4294967295[4294967295:0], mode_default, space=9
dcl_sampler S1[2:0], mode_default, space=9
dcl_sampler S1[2:0], mode_default, space=9
dcl_sampler S0[0:0], mode_default, space=9
dcl_sampler S0[0:0], mode_default, space=9
dcl_indexrange -r.xyzw {min16f} { nonuniform } 9
dcl_indexrange r 9
dcl_indexrange -r1.xyzw {min16f} { nonuniform } 9
dcl_indexrange r1 9
dcl_indexrange -r12.xyzw {min16f} { nonuniform } 9
dcl_indexrange r12 9
dcl_indexrange -r123.xyzw {min16f} { nonuniform } 9
dcl_indexrange r123 9
dcl_indexrange -r10-1.xyzw {min16f} { nonuniform } 9
dcl_indexrange r10-1 9
dcl_indexrange -r-1-10.xyzw {min16f} { nonuniform } 9
dcl_indexrange r-1-10 9
dcl_indexrange -v.xyzw {min16f} { nonuniform } 9
dcl_indexrange v 9
dcl_indexrange -v1.xyzw {min16f} { nonuniform } 9
dcl_indexrange v1 9
dcl_indexrange -v[1][2].xyzw {min16f} { nonuniform } 9
dcl_indexrange v[1][2] 9
dcl_indexrange -v[1][2][3].xyzw {min16f} { nonuniform } 9
dcl_indexrange v[1][2][3] 9
dcl_indexrange -v[1][0][-1].xyzw {min16f} { nonuniform } 9
dcl_indexrange v[1][0][-1] 9
dcl_indexrange -v[-1][-1][0].xyzw {min16f} { nonuniform } 9
dcl_indexrange v[-1][-1][0] 9
dcl_indexrange -T.xyzw {min16f} { nonuniform } 9
dcl_indexrange T 9
dcl_indexrange -T1.xyzw {min16f} { nonuniform } 9
dcl_indexrange T1 9
dcl_indexrange -T1[2].xyzw {min16f} { nonuniform } 9
dcl_indexrange T1[2] 9
dcl_indexrange -T1[2][3].xyzw {min16f} { nonuniform } 9
dcl_indexrange T1[2][3] 9
dcl_indexrange -T1[0][-1].xyzw {min16f} { nonuniform } 9
dcl_indexrange T1[0][-1] 9
dcl_indexrange -T-1[-1][0].xyzw {min16f} { nonuniform } 9
dcl_indexrange T-1[-1][0] 9
dcl_indexrange -S.xyzw {min16f} { nonuniform } 9
dcl_indexrange S 9
dcl_indexrange -S1.xyzw {min16f} { nonuniform } 9
dcl_indexrange S1 9
dcl_indexrange -S1[2].xyzw {min16f} { nonuniform } 9
dcl_indexrange S1[2] 9
dcl_indexrange -S1[2][3].xyzw {min16f} { nonuniform } 9
dcl_indexrange S1[2][3] 9
dcl_indexrange -S1[0][-1].xyzw {min16f} { nonuniform } 9
dcl_indexrange S1[0][-1] 9
dcl_indexrange -S-1[-1][0].xyzw {min16f} { nonuniform } 9
dcl_indexrange S-1[-1][0] 9
dcl_indexrange T1[r5.y + 2][r5.y + 0].xyzw 9
dcl_indexrange CB[2].xyzw 9
dcl_indexrange l(0.000000) 9
dcl_indexrange l(1.000000, 0.000000, 0.000000, 0.000000) 9
dcl_input -r.xyzw {min16f} { nonuniform }
dcl_input r
dcl_input -r1.xyzw {min16f} { nonuniform }
dcl_input r1
dcl_input -r12.xyzw {min16f} { nonuniform }
dcl_input r12
dcl_input -r123.xyzw {min16f} { nonuniform }
dcl_input r123
dcl_input -r10-1.xyzw {min16f} { nonuniform }
dcl_input r10-1
dcl_input -r-1-10.xyzw {min16f} { nonuniform }
dcl_input r-1-10
dcl_input -v.xyzw {min16f} { nonuniform }
dcl_input v
dcl_input -v1.xyzw {min16f} { nonuniform }
dcl_input v1
dcl_input -v[1][2].xyzw {min16f} { nonuniform }
dcl_input v[1][2]
dcl_input -v[1][2][3].xyzw {min16f} { nonuniform }
dcl_input v[1][2][3]
dcl_input -v[1][0][-1].xyzw {min16f} { nonuniform }
dcl_input v[1][0][-1]
dcl_input -v[-1][-1][0].xyzw {min16f} { nonuniform }
dcl_input v[-1][-1][0]
dcl_input -T.xyzw {min16f} { nonuniform }
dcl_input T
dcl_input -T1.xyzw {min16f} { nonuniform }
dcl_input T1
dcl_input -T1[2].xyzw {min16f} { nonuniform }
dcl_input T1[2]
dcl_input -T1[2][3].xyzw {min16f} { nonuniform }
dcl_input T1[2][3]
dcl_input -T1[0][-1].xyzw {min16f} { nonuniform }
dcl_input T1[0][-1]
dcl_input -T-1[-1][0].xyzw {min16f} { nonuniform }
dcl_input T-1[-1][0]
dcl_input -S.xyzw {min16f} { nonuniform }
dcl_input S
dcl_input -S1.xyzw {min16f} { nonuniform }
dcl_input S1
dcl_input -S1[2].xyzw {min16f} { nonuniform }
dcl_input S1[2]
dcl_input -S1[2][3].xyzw {min16f} { nonuniform }
dcl_input S1[2][3]
dcl_input -S1[0][-1].xyzw {min16f} { nonuniform }
dcl_input S1[0][-1]
dcl_input -S-1[-1][0].xyzw {min16f} { nonuniform }
dcl_input S-1[-1][0]
dcl_input T1[r5.y + 2][r5.y + 0].xyzw
dcl_input CB[2].xyzw
dcl_input l(7)
dcl_input l(0x3f800000, 7, 0, 1)
dcl_input_sgv -r.xyzw {min16f} { nonuniform }, is_front_face
dcl_input_sgv r, is_front_face
dcl_input_sgv -r1.xyzw {min16f} { nonuniform }, is_front_face
dcl_input_sgv r1, is_front_face
dcl_input_sgv -r12.xyzw {min16f} { nonuniform }, is_front_face
dcl_input_sgv r12, is_front_face
dcl_input_sgv -r123.xyzw {min16f} { nonuniform }, is_front_face
dcl_input_sgv r123, is_front_face
dcl_input_sgv -r10-1.xyzw {min16f} { nonuniform }, is_front_face
dcl_input_sgv r10-1, is_front_face
dcl_input_sgv -r-1-10.xyzw {min16f} { nonuniform }, is_front_face
dcl_input_sgv r-1-10, is_front_face
dcl_input_sgv -v.xyzw {min16f} { nonuniform }, is_front_face
dcl_input_sgv v, is_front_face
dcl_input_sgv -v1.xyzw {min16f} { nonuniform }, is_front_face
dcl_input_sgv v1, is_front_face
dcl_input_sgv -v[1][2].xyzw {min16f} { nonuniform }, is_front_face
dcl_input_sgv v[1][2], is_front_face
dcl_input_sgv -v[1][2][3].xyzw {min16f} { nonuniform }, is_front_face
dcl_input_sgv v[1][2][3], is_front_face
dcl_input_sgv -v[1][0][-1].xyzw {min16f} { nonuniform }, is_front_face
dcl_input_sgv v[1][0][-1], is_front_face
dcl_input_sgv -v[-1][-1][0].xyzw {min16f} { nonuniform }, is_front_face
dcl_input_sgv v[-1][-1][0], is_front_face
dcl_input_sgv -T.xyzw {min16f} { nonuniform }, is_front_face
dcl_input_sgv T, is_front_face
dcl_input_sgv -T1.xyzw {min16f} { nonuniform }, is_front_face
dcl_input_sgv T1, is_front_face
dcl_input_sgv -T1[2].xyzw {min16f} { nonuniform }, is_front_face
dcl_input_sgv T1[2], is_front_face
dcl_input_sgv -T1[2][3].xyzw {min16f} { nonuniform }, is_front_face
dcl_input_sgv T1[2][3], is_front_face
dcl_input_sgv -T1[0][-1].xyzw {min16f} { nonuniform }, is_front_face
dcl_input_sgv T1[0][-1], is_front_face
dcl_input_sgv -T-1[-1][0].xyzw {min16f} { nonuniform }, is_front_face
dcl_input_sgv T-1[-1][0], is_front_face
dcl_input_sgv -S.xyzw {min16f} { nonuniform }, is_front_face
dcl_input_sgv S, is_front_face
dcl_input_sgv -S1.xyzw {min16f} { nonuniform }, is_front_face
dcl_input_sgv S1, is_front_face
dcl_input_sgv -S1[2].xyzw {min16f} { nonuniform }, is_front_face
dcl_input_sgv S1[2], is_front_face
dcl_input_sgv -S1[2][3].xyzw {min16f} { nonuniform }, is_front_face
dcl_input_sgv S1[2][3], is_front_face
dcl_input_sgv -S1[0][-1].xyzw {min16f} { nonuniform }, is_front_face
dcl_input_sgv S1[0][-1], is_front_face
dcl_input_sgv -S-1[-1][0].xyzw {min16f} { nonuniform }, is_front_face
dcl_input_sgv S-1[-1][0], is_front_face
dcl_input_sgv T1[r5.y + 2][r5.y + 0].xyzw, is_front_face
dcl_input_sgv CB[2].xyzw, is_front_face
dcl_input_sgv l(0.000000), is_front_face
dcl_input_sgv l(1.000000, 0.000000, 0.000000, 0.000000), is_front_face
dcl_input_siv -r.xyzw {min16f} { nonuniform }, is_front_face
dcl_input_siv r, is_front_face
dcl_input_siv -r1.xyzw {min16f} { nonuniform }, is_front_face
dcl_input_siv r1, is_front_face
dcl_input_siv -r12.xyzw {min16f} { nonuniform }, is_front_face
dcl_input_siv r12, is_front_face
dcl_input_siv -r123.xyzw {min16f} { nonuniform }, is_front_face
dcl_input_siv r123, is_front_face
dcl_input_siv -r10-1.xyzw {min16f} { nonuniform }, is_front_face
dcl_input_siv r10-1, is_front_face
dcl_input_siv -r-1-10.xyzw {min16f} { nonuniform }, is_front_face
dcl_input_siv r-1-10, is_front_face
dcl_input_siv -v.xyzw {min16f} { nonuniform }, is_front_face
dcl_input_siv v, is_front_face
dcl_input_siv -v1.xyzw {min16f} { nonuniform }, is_front_face
dcl_input_siv v1, is_front_face
dcl_input_siv -v[1][2].xyzw {min16f} { nonuniform }, is_front_face
dcl_input_siv v[1][2], is_front_face
dcl_input_siv -v[1][2][3].xyzw {min16f} { nonuniform }, is_front_face
dcl_input_siv v[1][2][3], is_front_face
dcl_input_siv -v[1][0][-1].xyzw {min16f} { nonuniform }, is_front_face
dcl_input_siv v[1][0][-1], is_front_face
dcl_input_siv -v[-1][-1][0].xyzw {min16f} { nonuniform }, is_front_face
dcl_input_siv v[-1][-1][0], is_front_face
dcl_input_siv -T.xyzw {min16f} { nonuniform }, is_front_face
dcl_input_siv T, is_front_face
dcl_input_siv -T1.xyzw {min16f} { nonuniform }, is_front_face
dcl_input_siv T1, is_front_face
dcl_input_siv -T1[2].xyzw {min16f} { nonuniform }, is_front_face
dcl_input_siv T1[2], is_front_face
dcl_input_siv -T1[2][3].xyzw {min16f} { nonuniform }, is_front_face
dcl_input_siv T1[2][3], is_front_face
dcl_input_siv -T1[0][-1].xyzw {min16f} { nonuniform }, is_front_face
dcl_input_siv T1[0][-1], is_front_face
dcl_input_siv -T-1[-1][0].xyzw {min16f} { nonuniform }, is_front_face
dcl_input_siv T-1[-1][0], is_front_face
dcl_input_siv -S.xyzw {min16f} { nonuniform }, is_front_face
dcl_input_siv S, is_front_face
dcl_input_siv -S1.xyzw {min16f} { nonuniform }, is_front_face
dcl_input_siv S1, is_front_face
dcl_input_siv -S1[2].xyzw {min16f} { nonuniform }, is_front_face
dcl_input_siv S1[2], is_front_face
dcl_input_siv -S1[2][3].xyzw {min16f} { nonuniform }, is_front_face
dcl_input_siv S1[2][3], is_front_face
dcl_input_siv -S1[0][-1].xyzw {min16f} { nonuniform }, is_front_face
dcl_input_siv S1[0][-1], is_front_face
dcl_input_siv -S-1[-1][0].xyzw {min16f} { nonuniform }, is_front_face
dcl_input_siv S-1[-1][0], is_front_face
dcl_input_siv T1[r5.y + 2][r5.y + 0].xyzw, is_front_face
dcl_input_siv CB[2].xyzw, is_front_face
dcl_input_siv l(0.000000), is_front_face
dcl_input_siv l(1.000000, 0.000000, 0.000000, 0.000000), is_front_face
dcl_input_ps undefined -r.xyzw {min16f} { nonuniform }
dcl_input_ps undefined r
dcl_input_ps undefined -r1.xyzw {min16f} { nonuniform }
dcl_input_ps undefined r1
dcl_input_ps undefined -r12.xyzw {min16f} { nonuniform }
dcl_input_ps undefined r12
dcl_input_ps undefined -r123.xyzw {min16f} { nonuniform }
dcl_input_ps undefined r123
dcl_input_ps undefined -r10-1.xyzw {min16f} { nonuniform }
dcl_input_ps undefined r10-1
dcl_input_ps undefined -r-1-10.xyzw {min16f} { nonuniform }
dcl_input_ps undefined r-1-10
dcl_input_ps undefined -v.xyzw {min16f} { nonuniform }
dcl_input_ps undefined v
dcl_input_ps undefined -v1.xyzw {min16f} { nonuniform }
dcl_input_ps undefined v1
dcl_input_ps undefined -v[1][2].xyzw {min16f} { nonuniform }
dcl_input_ps undefined v[1][2]
dcl_input_ps undefined -v[1][2][3].xyzw {min16f} { nonuniform }
dcl_input_ps undefined v[1][2][3]
dcl_input_ps undefined -v[1][0][-1].xyzw {min16f} { nonuniform }
dcl_input_ps undefined v[1][0][-1]
dcl_input_ps undefined -v[-1][-1][0].xyzw {min16f} { nonuniform }
dcl_input_ps undefined v[-1][-1][0]
dcl_input_ps undefined -T.xyzw {min16f} { nonuniform }
dcl_input_ps undefined T
dcl_input_ps undefined -T1.xyzw {min16f} { nonuniform }
dcl_input_ps undefined T1
dcl_input_ps undefined -T1[2].xyzw {min16f} { nonuniform }
dcl_input_ps undefined T1[2]
dcl_input_ps undefined -T1[2][3].xyzw {min16f} { nonuniform }
dcl_input_ps undefined T1[2][3]
dcl_input_ps undefined -T1[0][-1].xyzw {min16f} { nonuniform }
dcl_input_ps undefined T1[0][-1]
dcl_input_ps undefined -T-1[-1][0].xyzw {min16f} { nonuniform }
dcl_input_ps undefined T-1[-1][0]
dcl_input_ps undefined -S.xyzw {min16f} { nonuniform }
dcl_input_ps undefined S
dcl_input_ps undefined -S1.xyzw {min16f} { nonuniform }
dcl_input_ps undefined S1
dcl_input_ps undefined -S1[2].xyzw {min16f} { nonuniform }
dcl_input_ps undefined S1[2]
dcl_input_ps undefined -S1[2][3].xyzw {min16f} { nonuniform }
dcl_input_ps undefined S1[2][3]
dcl_input_ps undefined -S1[0][-1].xyzw {min16f} { nonuniform }
dcl_input_ps undefined S1[0][-1]
dcl_input_ps undefined -S-1[-1][0].xyzw {min16f} { nonuniform }
dcl_input_ps undefined S-1[-1][0]
dcl_input_ps undefined T1[r5.y + 2][r5.y + 0].xyzw
dcl_input_ps undefined CB[2].xyzw
dcl_input_ps undefined l(0.000000)
dcl_input_ps undefined l(1.000000, 0.000000, 0.000000, 0.000000)
dcl_input_ps_sgv undefined -r.xyzw {min16f} { nonuniform }, is_front_face
dcl_input_ps_sgv undefined r, is_front_face
dcl_input_ps_sgv undefined -r1.xyzw {min16f} { nonuniform }, is_front_face
dcl_input_ps_sgv undefined r1, is_front_face
dcl_input_ps_sgv undefined -r12.xyzw {min16f} { nonuniform }, is_front_face
dcl_input_ps_sgv undefined r12, is_front_face
dcl_input_ps_sgv undefined -r123.xyzw {min16f} { nonuniform }, is_front_face
dcl_input_ps_sgv undefined r123, is_front_face
dcl_input_ps_sgv undefined -r10-1.xyzw {min16f} { nonuniform }, is_front_face
dcl_input_ps_sgv undefined r10-1, is_front_face
dcl_input_ps_sgv undefined -r-1-10.xyzw {min16f} { nonuniform }, is_front_face
dcl_input_ps_sgv undefined r-1-10, is_front_face
dcl_input_ps_sgv undefined -v.xyzw {min16f} { nonuniform }, is_front_face
dcl_input_ps_sgv undefined v, is_front_face
dcl_input_ps_sgv undefined -v1.xyzw {min16f} { nonuniform }, is_front_face
dcl_input_ps_sgv undefined v1, is_front_face
dcl_input_ps_sgv undefined -v[1][2].xyzw {min16f} { nonuniform }, is_front_face
dcl_input_ps_sgv undefined v[1][2], is_front_face
dcl_input_ps_sgv undefined -v[1][2][3].xyzw {min16f} { nonuniform }, is_front_face
dcl_input_ps_sgv undefined v[1][2][3], is_front_face
dcl_input_ps_sgv undefined -v[1][0][-1].xyzw {min16f} { nonuniform }, is_front_face
dcl_input_ps_sgv undefined v[1][0][-1], is_front_face
dcl_input_ps_sgv undefined -v[-1][-1][0].xyzw {min16f} { nonuniform }, is_front_face
dcl_input_ps_sgv undefined v[-1][-1][0], is_front_face
dcl_input_ps_sgv undefined -T.xyzw {min16f} { nonuniform }, is_front_face
dcl_input_ps_sgv undefined T, is_front_face
dcl_input_ps_sgv undefined -T1.xyzw {min16f} { nonuniform }, is_front_face
dcl_input_ps_sgv undefined T1, is_front_face
dcl_input_ps_sgv undefined -T1[2].xyzw {min16f} { nonuniform }, is_front_face
dcl_input_ps_sgv undefined T1[2], is_front_face
dcl_input_ps_sgv undefined -T1[2][3].xyzw {min16f} { nonuniform }, is_front_face
dcl_input_ps_sgv undefined T1[2][3], is_front_face
dcl_input_ps_sgv undefined -T1[0][-1].xyzw {min16f} { nonuniform }, is_front_face
dcl_input_ps_sgv undefined T1[0][-1], is_front_face
dcl_input_ps_sgv undefined -T-1[-1][0].xyzw {min16f} { nonuniform }, is_front_face
dcl_input_ps_sgv undefined T-1[-1][0], is_front_face
dcl_input_ps_sgv undefined -S.xyzw {min16f} { nonuniform }, is_front_face
dcl_input_ps_sgv undefined S, is_front_face
dcl_input_ps_sgv undefined -S1.xyzw {min16f} { nonuniform }, is_front_face
dcl_input_ps_sgv undefined S1, is_front_face
dcl_input_ps_sgv undefined -S1[2].xyzw {min16f} { nonuniform }, is_front_face
dcl_input_ps_sgv undefined S1[2], is_front_face
dcl_input_ps_sgv undefined -S1[2][3].xyzw {min16f} { nonuniform }, is_front_face
dcl_input_ps_sgv undefined S1[2][3], is_front_face
dcl_input_ps_sgv undefined -S1[0][-1].xyzw {min16f} { nonuniform }, is_front_face
dcl_input_ps_sgv undefined S1[0][-1], is_front_face
dcl_input_ps_sgv undefined -S-1[-1][0].xyzw {min16f} { nonuniform }, is_front_face
dcl_input_ps_sgv undefined S-1[-1][0], is_front_face
dcl_input_ps_sgv undefined T1[r5.y + 2][r5.y + 0].xyzw, is_front_face
dcl_input_ps_sgv undefined CB[2].xyzw, is_front_face
dcl_input_ps_sgv undefined l(0.000000), is_front_face
dcl_input_ps_sgv undefined l(1.000000, 0.000000, 0.000000, 0.000000), is_front_face
dcl_input_ps_siv undefined -r.xyzw {min16f} { nonuniform }, is_front_face
dcl_input_ps_siv undefined r, is_front_face
dcl_input_ps_siv undefined -r1.xyzw {min16f} { nonuniform }, is_front_face
dcl_input_ps_siv undefined r1, is_front_face
dcl_input_ps_siv undefined -r12.xyzw {min16f} { nonuniform }, is_front_face
dcl_input_ps_siv undefined r12, is_front_face
dcl_input_ps_siv undefined -r123.xyzw {min16f} { nonuniform }, is_front_face
dcl_input_ps_siv undefined r123, is_front_face
dcl_input_ps_siv undefined -r10-1.xyzw {min16f} { nonuniform }, is_front_face
dcl_input_ps_siv undefined r10-1, is_front_face
dcl_input_ps_siv undefined -r-1-10.xyzw {min16f} { nonuniform }, is_front_face
dcl_input_ps_siv undefined r-1-10, is_front_face
dcl_input_ps_siv undefined -v.xyzw {min16f} { nonuniform }, is_front_face
dcl_input_ps_siv undefined v, is_front_face
dcl_input_ps_siv undefined -v1.xyzw {min16f} { nonuniform }, is_front_face
dcl_input_ps_siv undefined v1, is_front_face
dcl_input_ps_siv undefined -v[1][2].xyzw {min16f} { nonuniform }, is_front_face
dcl_input_ps_siv undefined v[1][2], is_front_face
dcl_input_ps_siv undefined -v[1][2][3].xyzw {min16f} { nonuniform }, is_front_face
dcl_input_ps_siv undefined v[1][2][3], is_front_face
dcl_input_ps_siv undefined -v[1][0][-1].xyzw {min16f} { nonuniform }, is_front_face
dcl_input_ps_siv undefined v[1][0][-1], is_front_face
dcl_input_ps_siv undefined -v[-1][-1][0].xyzw {min16f} { nonuniform }, is_front_face
dcl_input_ps_siv undefined v[-1][-1][0], is_front_face
dcl_input_ps_siv undefined -T.xyzw {min16f} { nonuniform }, is_front_face
dcl_input_ps_siv undefined T, is_front_face
dcl_input_ps_siv undefined -T1.xyzw {min16f} { nonuniform }, is_front_face
dcl_input_ps_siv undefined T1, is_front_face
dcl_input_ps_siv undefined -T1[2].xyzw {min16f} { nonuniform }, is_front_face
dcl_input_ps_siv undefined T1[2], is_front_face
dcl_input_ps_siv undefined -T1[2][3].xyzw {min16f} { nonuniform }, is_front_face
dcl_input_ps_siv undefined T1[2][3], is_front_face
dcl_input_ps_siv undefined -T1[0][-1].xyzw {min16f} { nonuniform }, is_front_face
dcl_input_ps_siv undefined T1[0][-1], is_front_face
dcl_input_ps_siv undefined -T-1[-1][0].xyzw {min16f} { nonuniform }, is_front_face
dcl_input_ps_siv undefined T-1[-1][0], is_front_face
dcl_input_ps_siv undefined -S.xyzw {min16f} { nonuniform }, is_front_face
dcl_input_ps_siv undefined S, is_front_face
dcl_input_ps_siv undefined -S1.xyzw {min16f} { nonuniform }, is_front_face
dcl_input_ps_siv undefined S1, is_front_face
dcl_input_ps_siv undefined -S1[2].xyzw {min16f} { nonuniform }, is_front_face
dcl_input_ps_siv undefined S1[2], is_front_face
dcl_input_ps_siv undefined -S1[2][3].xyzw {min16f} { nonuniform }, is_front_face
dcl_input_ps_siv undefined S1[2][3], is_front_face
dcl_input_ps_siv undefined -S1[0][-1].xyzw {min16f} { nonuniform }, is_front_face
dcl_input_ps_siv undefined S1[0][-1], is_front_face
dcl_input_ps_siv undefined -S-1[-1][0].xyzw {min16f} { nonuniform }, is_front_face
dcl_input_ps_siv undefined S-1[-1][0], is_front_face
dcl_input_ps_siv undefined T1[r5.y + 2][r5.y + 0].xyzw, is_front_face
dcl_input_ps_siv undefined CB[2].xyzw, is_front_face
dcl_input_ps_siv undefined l(0.000000), is_front_face
dcl_input_ps_siv undefined l(1.000000, 0.000000, 0.000000, 0.000000), is_front_face
dcl_output -r.xyzw {min16f} { nonuniform }
dcl_output r
dcl_output -r1.xyzw {min16f} { nonuniform }
dcl_output r1
dcl_output -r12.xyzw {min16f} { nonuniform }
dcl_output r12
dcl_output -r123.xyzw {min16f} { nonuniform }
dcl_output r123
dcl_output -r10-1.xyzw {min16f} { nonuniform }
dcl_output r10-1
dcl_output -r-1-10.xyzw {min16f} { nonuniform }
dcl_output r-1-10
dcl_output -v.xyzw {min16f} { nonuniform }
dcl_output v
dcl_output -v1.xyzw {min16f} { nonuniform }
dcl_output v1
dcl_output -v[1][2].xyzw {min16f} { nonuniform }
dcl_output v[1][2]
dcl_output -v[1][2][3].xyzw {min16f} { nonuniform }
dcl_output v[1][2][3]
dcl_output -v[1][0][-1].xyzw {min16f} { nonuniform }
dcl_output v[1][0][-1]
dcl_output -v[-1][-1][0].xyzw {min16f} { nonuniform }
dcl_output v[-1][-1][0]
dcl_output -T.xyzw {min16f} { nonuniform }
dcl_output T
dcl_output -T1.xyzw {min16f} { nonuniform }
dcl_output T1
dcl_output -T1[2].xyzw {min16f} { nonuniform }
dcl_output T1[2]
dcl_output -T1[2][3].xyzw {min16f} { nonuniform }
dcl_output T1[2][3]
dcl_output -T1[0][-1].xyzw {min16f} { nonuniform }
dcl_output T1[0][-1]
dcl_output -T-1[-1][0].xyzw {min16f} { nonuniform }
dcl_output T-1[-1][0]
dcl_output -S.xyzw {min16f} { nonuniform }
dcl_output S
dcl_output -S1.xyzw {min16f} { nonuniform }
dcl_output S1
dcl_output -S1[2].xyzw {min16f} { nonuniform }
dcl_output S1[2]
dcl_output -S1[2][3].xyzw {min16f} { nonuniform }
dcl_output S1[2][3]
dcl_output -S1[0][-1].xyzw {min16f} { nonuniform }
dcl_output S1[0][-1]
dcl_output -S-1[-1][0].xyzw {min16f} { nonuniform }
dcl_output S-1[-1][0]
dcl_output T1[r5.y + 2][r5.y + 0].xyzw
dcl_output CB[2].xyzw
dcl_output l(7)
dcl_output l(0x3f800000, 7, 0, 1)
dcl_output_sgv -r.xyzw {min16f} { nonuniform }, is_front_face
dcl_output_sgv r, is_front_face
dcl_output_sgv -r1.xyzw {min16f} { nonuniform }, is_front_face
dcl_output_sgv r1, is_front_face
dcl_output_sgv -r12.xyzw {min16f} { nonuniform }, is_front_face
dcl_output_sgv r12, is_front_face
dcl_output_sgv -r123.xyzw {min16f} { nonuniform }, is_front_face
dcl_output_sgv r123, is_front_face
dcl_output_sgv -r10-1.xyzw {min16f} { nonuniform }, is_front_face
dcl_output_sgv r10-1, is_front_face
dcl_output_sgv -r-1-10.xyzw {min16f} { nonuniform }, is_front_face
dcl_output_sgv r-1-10, is_front_face
dcl_output_sgv -v.xyzw {min16f} { nonuniform }, is_front_face
dcl_output_sgv v, is_front_face
dcl_output_sgv -v1.xyzw {min16f} { nonuniform }, is_front_face
dcl_output_sgv v1, is_front_face
dcl_output_sgv -v[1][2].xyzw {min16f} { nonuniform }, is_front_face
dcl_output_sgv v[1][2], is_front_face
dcl_output_sgv -v[1][2][3].xyzw {min16f} { nonuniform }, is_front_face
dcl_output_sgv v[1][2][3], is_front_face
dcl_output_sgv -v[1][0][-1].xyzw {min16f} { nonuniform }, is_front_face
dcl_output_sgv v[1][0][-1], is_front_face
dcl_output_sgv -v[-1][-1][0].xyzw {min16f} { nonuniform }, is_front_face
dcl_output_sgv v[-1][-1][0], is_front_face
dcl_output_sgv -T.xyzw {min16f} { nonuniform }, is_front_face
dcl_output_sgv T, is_front_face
dcl_output_sgv -T1.xyzw {min16f} { nonuniform }, is_front_face
dcl_output_sgv T1, is_front_face
dcl_output_sgv -T1[2].xyzw {min16f} { nonuniform }, is_front_face
dcl_output_sgv T1[2], is_front_face
dcl_output_sgv -T1[2][3].xyzw {min16f} { nonuniform }, is_front_face
dcl_output_sgv T1[2][3], is_front_face
dcl_output_sgv -T1[0][-1].xyzw {min16f} { nonuniform }, is_front_face
dcl_output_sgv T1[0][-1], is_front_face
dcl_output_sgv -T-1[-1][0].xyzw {min16f} { nonuniform }, is_front_face
dcl_output_sgv T-1[-1][0], is_front_face
dcl_output_sgv -S.xyzw {min16f} { nonuniform }, is_front_face
dcl_output_sgv S, is_front_face
dcl_output_sgv -S1.xyzw {min16f} { nonuniform }, is_front_face
dcl_output_sgv S1, is_front_face
dcl_output_sgv -S1[2].xyzw {min16f} { nonuniform }, is_front_face
dcl_output_sgv S1[2], is_front_face
dcl_output_sgv -S1[2][3].xyzw {min16f} { nonuniform }, is_front_face
dcl_output_sgv S1[2][3], is_front_face
dcl_output_sgv -S1[0][-1].xyzw {min16f} { nonuniform }, is_front_face
dcl_output_sgv S1[0][-1], is_front_face
dcl_output_sgv -S-1[-1][0].xyzw {min16f} { nonuniform }, is_front_face
dcl_output_sgv S-1[-1][0], is_front_face
dcl_output_sgv T1[r5.y + 2][r5.y + 0].xyzw, is_front_face
dcl_output_sgv CB[2].xyzw, is_front_face
dcl_output_sgv l(0.000000), is_front_face
dcl_output_sgv l(1.000000, 0.000000, 0.000000, 0.000000), is_front_face
dcl_output_siv -r.xyzw {min16f} { nonuniform }, is_front_face
dcl_output_siv r, is_front_face
dcl_output_siv -r1.xyzw {min16f} { nonuniform }, is_front_face
dcl_output_siv r1, is_front_face
dcl_output_siv -r12.xyzw {min16f} { nonuniform }, is_front_face
dcl_output_siv r12, is_front_face
dcl_output_siv -r123.xyzw {min16f} { nonuniform }, is_front_face
dcl_output_siv r123, is_front_face
dcl_output_siv -r10-1.xyzw {min16f} { nonuniform }, is_front_face
dcl_output_siv r10-1, is_front_face
dcl_output_siv -r-1-10.xyzw {min16f} { nonuniform }, is_front_face
dcl_output_siv r-1-10, is_front_face
dcl_output_siv -v.xyzw {min16f} { nonuniform }, is_front_face
dcl_output_siv v, is_front_face
dcl_output_siv -v1.xyzw {min16f} { nonuniform }, is_front_face
dcl_output_siv v1, is_front_face
dcl_output_siv -v[1][2].xyzw {min16f} { nonuniform }, is_front_face
dcl_output_siv v[1][2], is_front_face
dcl_output_siv -v[1][2][3].xyzw {min16f} { nonuniform }, is_front_face
dcl_output_siv v[1][2][3], is_front_face
dcl_output_siv -v[1][0][-1].xyzw {min16f} { nonuniform }, is_front_face
dcl_output_siv v[1][0][-1], is_front_face
dcl_output_siv -v[-1][-1][0].xyzw {min16f} { nonuniform }, is_front_face
dcl_output_siv v[-1][-1][0], is_front_face
dcl_output_siv -T.xyzw {min16f} { nonuniform }, is_front_face
dcl_output_siv T, is_front_face
dcl_output_siv -T1.xyzw {min16f} { nonuniform }, is_front_face
dcl_output_siv T1, is_front_face
dcl_output_siv -T1[2].xyzw {min16f} { nonuniform }, is_front_face
dcl_output_siv T1[2], is_front_face
dcl_output_siv -T1[2][3].xyzw {min16f} { nonuniform }, is_front_face
dcl_output_siv T1[2][3], is_front_face
dcl_output_siv -T1[0][-1].xyzw {min16f} { nonuniform }, is_front_face
dcl_output_siv T1[0][-1], is_front_face
dcl_output_siv -T-1[-1][0].xyzw {min16f} { nonuniform }, is_front_face
dcl_output_siv T-1[-1][0], is_front_face
dcl_output_siv -S.xyzw {min16f} { nonuniform }, is_front_face
dcl_output_siv S, is_front_face
dcl_output_siv -S1.xyzw {min16f} { nonuniform }, is_front_face
dcl_output_siv S1, is_front_face
dcl_output_siv -S1[2].xyzw {min16f} { nonuniform }, is_front_face
dcl_output_siv S1[2], is_front_face
dcl_output_siv -S1[2][3].xyzw {min16f} { nonuniform }, is_front_face
dcl_output_siv S1[2][3], is_front_face
dcl_output_siv -S1[0][-1].xyzw {min16f} { nonuniform }, is_front_face
dcl_output_siv S1[0][-1], is_front_face
dcl_output_siv -S-1[-1][0].xyzw {min16f} { nonuniform }, is_front_face
dcl_output_siv S-1[-1][0], is_front_face
dcl_output_siv T1[r5.y + 2][r5.y + 0].xyzw, is_front_face
dcl_output_siv CB[2].xyzw, is_front_face
dcl_output_siv l(0.000000), is_front_face
dcl_output_siv l(1.000000, 0.000000, 0.000000, 0.000000), is_front_face
dcl_stream -r.xyzw {min16f} { nonuniform }
dcl_stream r
dcl_stream -r1.xyzw {min16f} { nonuniform }
dcl_stream r1
dcl_stream -r12.xyzw {min16f} { nonuniform }
dcl_stream r12
dcl_stream -r123.xyzw {min16f} { nonuniform }
dcl_stream r123
dcl_stream -r10-1.xyzw {min16f} { nonuniform }
dcl_stream r10-1
dcl_stream -r-1-10.xyzw {min16f} { nonuniform }
dcl_stream r-1-10
dcl_stream -v.xyzw {min16f} { nonuniform }
dcl_stream v
dcl_stream -v1.xyzw {min16f} { nonuniform }
dcl_stream v1
dcl_stream -v[1][2].xyzw {min16f} { nonuniform }
dcl_stream v[1][2]
dcl_stream -v[1][2][3].xyzw {min16f} { nonuniform }
dcl_stream v[1][2][3]
dcl_stream -v[1][0][-1].xyzw {min16f} { nonuniform }
dcl_stream v[1][0][-1]
dcl_stream -v[-1][-1][0].xyzw {min16f} { nonuniform }
dcl_stream v[-1][-1][0]
dcl_stream -T.xyzw {min16f} { nonuniform }
dcl_stream T
dcl_stream -T1.xyzw {min16f} { nonuniform }
dcl_stream T1
dcl_stream -T1[2].xyzw {min16f} { nonuniform }
dcl_stream T1[2]
dcl_stream -T1[2][3].xyzw {min16f} { nonuniform }
dcl_stream T1[2][3]
dcl_stream -T1[0][-1].xyzw {min16f} { nonuniform }
dcl_stream T1[0][-1]
dcl_stream -T-1[-1][0].xyzw {min16f} { nonuniform }
dcl_stream T-1[-1][0]
dcl_stream -S.xyzw {min16f} { nonuniform }
dcl_stream S
dcl_stream -S1.xyzw {min16f} { nonuniform }
dcl_stream S1
dcl_stream -S1[2].xyzw {min16f} { nonuniform }
dcl_stream S1[2]
dcl_stream -S1[2][3].xyzw {min16f} { nonuniform }
dcl_stream S1[2][3]
dcl_stream -S1[0][-1].xyzw {min16f} { nonuniform }
dcl_stream S1[0][-1]
dcl_stream -S-1[-1][0].xyzw {min16f} { nonuniform }
dcl_stream S-1[-1][0]
dcl_stream T1[r5.y + 2][r5.y + 0].xyzw
dcl_stream CB[2].xyzw
dcl_stream l(7)
dcl_stream l(0x3f800000, 7, 0, 1)
dcl_uav_typed_<unknown dimension> (<unused>,<unknown resource return type>,<unknown resource return type>,<unknown resource return type>) U0[0:0], space=9
dcl_uav_typed_<unknown dimension> (<unused>,<unknown resource return type>,<unknown resource return type>,<unknown resource return type>) U0[0:0], space=9
dcl_uav_typed_<unknown dimension> (<unused>,<unknown resource return type>,<unknown resource return type>,<unknown resource return type>) U1[0:0], space=9
dcl_uav_typed_<unknown dimension> (<unused>,<unknown resource return type>,<unknown resource return type>,<unknown resource return type>) U1[0:0], space=9
dcl_uav_typed_<unknown dimension> (<unused>,<unknown resource return type>,<unknown resource return type>,<unknown resource return type>) U1[2:0], space=9
dcl_uav_typed_<unknown dimension> (<unused>,<unknown resource return type>,<unknown resource return type>,<unknown resource return type>) U1[2:0], space=9
dcl_uav_typed_<unknown dimension> (<unused>,<unknown resource return type>,<unknown resource return type>,<unknown resource return type>) U1[2:3], space=9
dcl_uav_typed_<unknown dimension> (<unused>,<unknown resource return type>,<unknown resource return type>,<unknown resource return type>) U1[2:3], space=9
dcl_uav_typed_<unknown dimension> (<unused>,<unknown resource return type>,<unknown resource return type>,<unknown resource return type>) U1[0:*], space=9
dcl_uav_typed_<unknown dimension> (<unused>,<unknown resource return type>,<unknown resource return type>,<unknown resource return type>) U1[0:*], space=9
dcl_uav_typed_<unknown dimension> (<unused>,<unknown resource return type>,<unknown resource return type>,<unknown resource return type>) U4294967295[4294967295:0], space=9
dcl_uav_typed_<unknown dimension> (<unused>,<unknown resource return type>,<unknown resource return type>,<unknown resource return type>) U4294967295[4294967295:0], space=9
dcl_uav_typed_<unknown dimension> (<unused>,<unknown resource return type>,<unknown resource return type>,<unknown resource return type>) U0[0:0], space=9
dcl_uav_typed_<unknown dimension> (<unused>,<unknown resource return type>,<unknown resource return type>,<unknown resource return type>) U0[0:0], space=9
dcl_uav_typed_<unknown dimension> (<unused>,<unknown resource return type>,<unknown resource return type>,<unknown resource return type>) U1[0:0], space=9
dcl_uav_typed_<unknown dimension> (<unused>,<unknown resource return type>,<unknown resource return type>,<unknown resource return type>) U1[0:0], space=9
dcl_uav_typed_<unknown dimension> (<unused>,<unknown resource return type>,<unknown resource return type>,<unknown resource return type>) U1[2:0], space=9
dcl_uav_typed_<unknown dimension> (<unused>,<unknown resource return type>,<unknown resource return type>,<unknown resource return type>) U1[2:0], space=9
dcl_uav_typed_<unknown dimension> (<unused>,<unknown resource return type>,<unknown resource return type>,<unknown resource return type>) U1[2:3], space=9
dcl_uav_typed_<unknown dimension> (<unused>,<unknown resource return type>,<unknown resource return type>,<unknown resource return type>) U1[2:3], space=9
dcl_uav_typed_<unknown dimension> (<unused>,<unknown resource return type>,<unknown resource return type>,<unknown resource return type>) U1[0:*], space=9
dcl_uav_typed_<unknown dimension> (<unused>,<unknown resource return type>,<unknown resource return type>,<unknown resource return type>) U1[0:*], space=9
dcl_uav_typed_<unknown dimension> (<unused>,<unknown resource return type>,<unknown resource return type>,<unknown resource return type>) U4294967295[4294967295:0], space=9
dcl_uav_typed_<unknown dimension> (<unused>,<unknown resource return type>,<unknown resource return type>,<unknown resource return type>) U4294967295[4294967295:0], space=9
dcl_uav_typed_<unknown dimension> (<unused>,<unknown resource return type>,<unknown resource return type>,<unknown resource return type>) U0[0:0], space=9
dcl_uav_typed_<unknown dimension> (<unused>,<unknown resource return type>,<unknown resource return type>,<unknown resource return type>) U0[0:0], space=9
dcl_uav_typed_<unknown dimension> (<unused>,<unknown resource return type>,<unknown resource return type>,<unknown resource return type>) U1[0:0], space=9
dcl_uav_typed_<unknown dimension> (<unused>,<unknown resource return type>,<unknown resource return type>,<unknown resource return type>) U1[0:0], space=9
dcl_uav_typed_<unknown dimension> (<unused>,<unknown resource return type>,<unknown resource return type>,<unknown resource return type>) U1[2:0], space=9
dcl_uav_typed_<unknown dimension> (<unused>,<unknown resource return type>,<unknown resource return type>,<unknown resource return type>) U1[2:0], space=9
dcl_uav_typed_<unknown dimension> (<unused>,<unknown resource return type>,<unknown resource return type>,<unknown resource return type>) U1[2:3], space=9
dcl_uav_typed_<unknown dimension> (<unused>,<unknown resource return type>,<unknown resource return type>,<unknown resource return type>) U1[2:3], space=9
dcl_uav_typed_<unknown dimension> (<unused>,<unknown resource return type>,<unknown resource return type>,<unknown resource return type>) U1[0:*], space=9
dcl_uav_typed_<unknown dimension> (<unused>,<unknown resource return type>,<unknown resource return type>,<unknown resource return type>) U1[0:*], space=9
dcl_uav_typed_<unknown dimension> (<unused>,<unknown resource return type>,<unknown resource return type>,<unknown resource return type>) U4294967295[4294967295:0], space=9
dcl_uav_typed_<unknown dimension> (<unused>,<unknown resource return type>,<unknown resource return type>,<unknown resource return type>) U4294967295[4294967295:0], space=9
dcl_uav_typed_<unknown dimension> (<unused>,<unknown resource return type>,<unknown resource return type>,<unknown resource return type>) U0[0:0], space=9
dcl_uav_typed_<unknown dimension> (<unused>,<unknown resource return type>,<unknown resource return type>,<unknown resource return type>) U0[0:0], space=9
dcl_uav_typed_<unknown dimension> (<unused>,<unknown resource return type>,<unknown resource return type>,<unknown resource return type>) U1[0:0], space=9
dcl_uav_typed_<unknown dimension> (<unused>,<unknown resource return type>,<unknown resource return type>,<unknown resource return type>) U1[0:0], space=9
dcl_uav_typed_<unknown dimension> (<unused>,<unknown resource return type>,<unknown resource return type>,<unknown resource return type>) U1[2:0], space=9
dcl_uav_typed_<unknown dimension> (<unused>,<unknown resource return type>,<unknown resource return type>,<unknown resource return type>) U1[2:0], space=9
dcl_uav_typed_<unknown dimension> (<unused>,<unknown resource return type>,<unknown resource return type>,<unknown resource return type>) U1[2:3], space=9
dcl_uav_typed_<unknown dimension> (<unused>,<unknown resource return type>,<unknown resource return type>,<unknown resource return type>) U1[2:3], space=9
dcl_uav_typed_<unknown dimension> (<unused>,<unknown resource return type>,<unknown resource return type>,<unknown resource return type>) U1[0:*], space=9
dcl_uav_typed_<unknown dimension> (<unused>,<unknown resource return type>,<unknown resource return type>,<unknown resource return type>) U1[0:*], space=9
dcl_uav_typed_<unknown dimension> (<unused>,<unknown resource return type>,<unknown resource return type>,<unknown resource return type>) U4294967295[4294967295:0], space=9
dcl_uav_typed_<unknown dimension> (<unused>,<unknown resource return type>,<unknown resource return type>,<unknown resource return type>) U4294967295[4294967295:0], space=9
dcl_uav_typed_<unknown dimension> (<unused>,<unknown resource return type>,<unknown resource return type>,<unknown resource return type>) U1[2:0], space=9
dcl_uav_typed_<unknown dimension> (<unused>,<unknown resource return type>,<unknown resource return type>,<unknown resource return type>) U1[2:0], space=9
dcl_uav_typed_<unknown dimension> (<unused>,<unknown resource return type>,<unknown resource return type>,<unknown resource return type>) U0[0:0], space=9
dcl_uav_typed_<unknown dimension> (<unused>,<unknown resource return type>,<unknown resource return type>,<unknown resource return type>) U0[0:0], space=9
dcl_uav_typed_<unknown dimension> (<unused>,<unknown resource return type>,<unknown resource return type>,<unknown resource return type>) U1[0:0], space=9
dcl_uav_raw U0[0:0], space=9
dcl_uav_raw U0[0:0], space=9
dcl_uav_raw U1[0:0], space=9
dcl_uav_raw U1[0:0], space=9
dcl_uav_raw U1[2:0], space=9
dcl_uav_raw U1[2:0], space=9
dcl_uav_raw U1[2:3], space=9
dcl_uav_raw U1[2:3], space=9
dcl_uav_raw U1[0:*], space=9
dcl_uav_raw U1[0:*], space=9
dcl_uav_raw U4294967295[4294967295:0], space=9
dcl_uav_raw U4294967295[4294967295:0], space=9
dcl_uav_raw U0[0:0], space=9
dcl_uav_raw U0[0:0], space=9
dcl_uav_raw U1[0:0], space=9
dcl_uav_raw U1[0:0], space=9
dcl_uav_raw U1[2:0], space=9
dcl_uav_raw U1[2:0], space=9
dcl_uav_raw U1[2:3], space=9
dcl_uav_raw U1[2:3], space=9
dcl_uav_raw U1[0:*], space=9
dcl_uav_raw U1[0:*], space=9
dcl_uav_raw U4294967295[4294967295:0], space=9
dcl_uav_raw U4294967295[4294967295:0], space=9
dcl_uav_raw U0[0:0], space=9
dcl_uav_raw U0[0:0], space=9
dcl_uav_raw U1[0:0], space=9
dcl_uav_raw U1[0:0], space=9
dcl_uav_raw U1[2:0], space=9
dcl_uav_raw U1[2:0], space=9
dcl_uav_raw U1[2:3], space=9
dcl_uav_raw U1[2:3], space=9
dcl_uav_raw U1[0:*], space=9
dcl_uav_raw U1[0:*], space=9
dcl_uav_raw U4294967295[4294967295:0], space=9
dcl_uav_raw U4294967295[4294967295:0], space=9
dcl_uav_raw U0[0:0], space=9
dcl_uav_raw U0[0:0], space=9
dcl_uav_raw U1[0:0], space=9
dcl_uav_raw U1[0:0], space=9
dcl_uav_raw U1[2:0], space=9
dcl_uav_raw U1[2:0], space=9
dcl_uav_raw U1[2:3], space=9
dcl_uav_raw U1[2:3], space=9
dcl_uav_raw U1[0:*], space=9
dcl_uav_raw U1[0:*], space=9
dcl_uav_raw U4294967295[4294967295:0], space=9
dcl_uav_raw U4294967295[4294967295:0], space=9
dcl_uav_raw U1[2:0], space=9
dcl_uav_raw U1[2:0], space=9
dcl_uav_raw U0[0:0], space=9
dcl_uav_raw U0[0:0], space=9
dcl_uav_raw U1[0:0], space=9
dcl_uav_structured U0[0:0], 9, space=9
dcl_uav_structured U0[0:0], 9, space=9
dcl_uav_structured U1[0:0], 9, space=9
dcl_uav_structured U1[0:0], 9, space=9
dcl_uav_structured U1[2:0], 9, space=9
dcl_uav_structured U1[2:0], 9, space=9
dcl_uav_structured U1[2:3], 9, space=9
dcl_uav_structured U1[2:3], 9, space=9
dcl_uav_structured U1[0:*], 9, space=9
dcl_uav_structured U1[0:*], 9, space=9
dcl_uav_structured U4294967295[4294967295:0], 9, space=9
dcl_uav_structured U4294967295[4294967295:0], 9, space=9
dcl_uav_structured U0[0:0], 9, space=9
dcl_uav_structured U0[0:0], 9, space=9
dcl_uav_structured U1[0:0], 9, space=9
dcl_uav_structured U1[0:0], 9, space=9
dcl_uav_structured U1[2:0], 9, space=9
dcl_uav_structured U1[2:0], 9, space=9
dcl_uav_structured U1[2:3], 9, space=9
dcl_uav_structured U1[2:3], 9, space=9
dcl_uav_structured U1[0:*], 9, space=9
dcl_uav_structured U1[0:*], 9, space=9
dcl_uav_structured U4294967295[4294967295:0], 9, space=9
dcl_uav_structured U4294967295[4294967295:0], 9, space=9
dcl_uav_structured U0[0:0], 9, space=9
dcl_uav_structured U0[0:0], 9, space=9
dcl_uav_structured U1[0:0], 9, space=9
dcl_uav_structured U1[0:0], 9, space=9
dcl_uav_structured U1[2:0], 9, space=9
dcl_uav_structured U1[2:0], 9, space=9
dcl_uav_structured U1[2:3], 9, space=9
dcl_uav_structured U1[2:3], 9, space=9
dcl_uav_structured U1[0:*], 9, space=9
dcl_uav_structured U1[0:*], 9, space=9
dcl_uav_structured U4294967295[4294967295:0], 9, space=9
dcl_uav_structured U4294967295[4294967295:0], 9, space=9
dcl_uav_structured U0[0:0], 9, space=9
dcl_uav_structured U0[0:0], 9, space=9
dcl_uav_structured U1[0:0], 9, space=9
dcl_uav_structured U1[0:0], 9, space=9
dcl_uav_structured U1[2:0], 9, space=9
dcl_uav_structured U1[2:0], 9, space=9
dcl_uav_structured U1[2:3], 9, space=9
dcl_uav_structured U1[2:3], 9, space=9
dcl_uav_structured U1[0:*], 9, space=9
dcl_uav_structured U1[0:*], 9, space=9
dcl_uav_structured U4294967295[4294967295:0], 9, space=9
dcl_uav_structured U4294967295[4294967295:0], 9, space=9
dcl_uav_structured U1[2:0], 9, space=9
dcl_uav_structured U1[2:0], 9, space=9
dcl_uav_structured U0[0:0], 9, space=9
dcl_uav_structured U0[0:0], 9, space=9
dcl_uav_structured U1[0:0], 9, space=9
dcl_tgsm_raw -r.xyzw {min16f} { nonuniform }, 9
dcl_tgsm_raw r, 9
dcl_tgsm_raw -r1.xyzw {min16f} { nonuniform }, 9
dcl_tgsm_raw r1, 9
dcl_tgsm_raw -r12.xyzw {min16f} { nonuniform }, 9
dcl_tgsm_raw r12, 9
dcl_tgsm_raw -r123.xyzw {min16f} { nonuniform }, 9
dcl_tgsm_raw r123, 9
dcl_tgsm_raw -r10-1.xyzw {min16f} { nonuniform }, 9
dcl_tgsm_raw r10-1, 9
dcl_tgsm_raw -r-1-10.xyzw {min16f} { nonuniform }, 9
dcl_tgsm_raw r-1-10, 9
dcl_tgsm_raw -v.xyzw {min16f} { nonuniform }, 9
dcl_tgsm_raw v, 9
dcl_tgsm_raw -v1.xyzw {min16f} { nonuniform }, 9
dcl_tgsm_raw v1, 9
dcl_tgsm_raw -v[1][2].xyzw {min16f} { nonuniform }, 9
dcl_tgsm_raw v[1][2], 9
dcl_tgsm_raw -v[1][2][3].xyzw {min16f} { nonuniform }, 9
dcl_tgsm_raw v[1][2][3], 9
dcl_tgsm_raw -v[1][0][-1].xyzw {min16f} { nonuniform }, 9
dcl_tgsm_raw v[1][0][-1], 9
dcl_tgsm_raw -v[-1][-1][0].xyzw {min16f} { nonuniform }, 9
dcl_tgsm_raw v[-1][-1][0], 9
dcl_tgsm_raw -T.xyzw {min16f} { nonuniform }, 9
dcl_tgsm_raw T, 9
dcl_tgsm_raw -T1.xyzw {min16f} { nonuniform }, 9
dcl_tgsm_raw T1, 9
dcl_tgsm_raw -T1[2].xyzw {min16f} { nonuniform }, 9
dcl_tgsm_raw T1[2], 9
dcl_tgsm_raw -T1[2][3].xyzw {min16f} { nonuniform }, 9
dcl_tgsm_raw T1[2][3], 9
dcl_tgsm_raw -T1[0][-1].xyzw {min16f} { nonuniform }, 9
dcl_tgsm_raw T1[0][-1], 9
dcl_tgsm_raw -T-1[-1][0].xyzw {min16f} { nonuniform }, 9
dcl_tgsm_raw T-1[-1][0], 9
dcl_tgsm_raw -S.xyzw {min16f} { nonuniform }, 9
dcl_tgsm_raw S, 9
dcl_tgsm_raw -S1.xyzw {min16f} { nonuniform }, 9
dcl_tgsm_raw S1, 9
dcl_tgsm_raw -S1[2].xyzw {min16f} { nonuniform }, 9
dcl_tgsm_raw S1[2], 9
dcl_tgsm_raw -S1[2][3].xyzw {min16f} { nonuniform }, 9
dcl_tgsm_raw S1[2][3], 9
dcl_tgsm_raw -S1[0][-1].xyzw {min16f} { nonuniform }, 9
dcl_tgsm_raw S1[0][-1], 9
dcl_tgsm_raw -S-1[-1][0].xyzw {min16f} { nonuniform }, 9
dcl_tgsm_raw S-1[-1][0], 9
dcl_tgsm_raw T1[r5.y + 2][r5.y + 0].xyzw, 9
dcl_tgsm_raw CB[2].xyzw, 9
dcl_tgsm_raw l(7), 9
dcl_tgsm_raw l(0x3f800000, 7, 0, 1), 9
dcl_tgsm_raw <unknown register type 50>, 9
dcl_tgsm_structured -r.xyzw {min16f} { nonuniform }, 9, 9
dcl_tgsm_structured r, 9, 9
dcl_tgsm_structured -r1.xyzw {min16f} { nonuniform }, 9, 9
dcl_tgsm_structured r1, 9, 9
dcl_tgsm_structured -r12.xyzw {min16f} { nonuniform }, 9, 9
dcl_tgsm_structured r12, 9, 9
dcl_tgsm_structured -r123.xyzw {min16f} { nonuniform }, 9, 9
dcl_tgsm_structured r123, 9, 9
dcl_tgsm_structured -r10-1.xyzw {min16f} { nonuniform }, 9, 9
dcl_tgsm_structured r10-1, 9, 9
dcl_tgsm_structured -r-1-10.xyzw {min16f} { nonuniform }, 9, 9
dcl_tgsm_structured r-1-10, 9, 9
dcl_tgsm_structured -v.xyzw {min16f} { nonuniform }, 9, 9
dcl_tgsm_structured v, 9, 9
dcl_tgsm_structured -v1.xyzw {min16f} { nonuniform }, 9, 9
dcl_tgsm_structured v1, 9, 9
dcl_tgsm_structured -v[1][2].xyzw {min16f} { nonuniform }, 9, 9
dcl_tgsm_structured v[1][2], 9, 9
dcl_tgsm_structured -v[1][2][3].xyzw {min16f} { nonuniform }, 9, 9
dcl_tgsm_structured v[1][2][3], 9, 9
dcl_tgsm_structured -v[1][0][-1].xyzw {min16f} { nonuniform }, 9, 9
dcl_tgsm_structured v[1][0][-1], 9, 9
dcl_tgsm_structured -v[-1][-1][0].xyzw {min16f} { nonuniform }, 9, 9
dcl_tgsm_structured v[-1][-1][0], 9, 9
dcl_tgsm_structured -T.xyzw {min16f} { nonuniform }, 9, 9
dcl_tgsm_structured T, 9, 9
dcl_tgsm_structured -T1.xyzw {min16f} { nonuniform }, 9, 9
dcl_tgsm_structured T1, 9, 9
dcl_tgsm_structured -T1[2].xyzw {min16f} { nonuniform }, 9, 9
dcl_tgsm_structured T1[2], 9, 9
dcl_tgsm_structured -T1[2][3].xyzw {min16f} { nonuniform }, 9, 9
dcl_tgsm_structured T1[2][3], 9, 9
dcl_tgsm_structured -T1[0][-1].xyzw {min16f} { nonuniform }, 9, 9
dcl_tgsm_structured T1[0][-1], 9, 9
dcl_tgsm_structured -T-1[-1][0].xyzw {min16f} { nonuniform }, 9, 9
dcl_tgsm_structured T-1[-1][0], 9, 9
dcl_tgsm_structured -S.xyzw {min16f} { nonuniform }, 9, 9
dcl_tgsm_structured S, 9, 9
dcl_tgsm_structured -S1.xyzw {min16f} { nonuniform }, 9, 9
dcl_tgsm_structured S1, 9, 9
dcl_tgsm_structured -S1[2].xyzw {min16f} { nonuniform }, 9, 9
dcl_tgsm_structured S1[2], 9, 9
dcl_tgsm_structured -S1[2][3].xyzw {min16f} { nonuniform }, 9, 9
dcl_tgsm_structured S1[2][3], 9, 9
dcl_tgsm_structured -S1[0][-1].xyzw {min16f} { nonuniform }, 9, 9
dcl_tgsm_structured S1[0][-1], 9, 9
dcl_tgsm_structured -S-1[-1][0].xyzw {min16f} { nonuniform }, 9, 9
dcl_tgsm_structured S-1[-1][0], 9, 9
dcl_tgsm_structured T1[r5.y + 2][r5.y + 0].xyzw, 9, 9
dcl_tgsm_structured CB[2].xyzw, 9, 9
dcl_tgsm_structured l(7), 9, 9
dcl_tgsm_structured l(0x3f800000, 7, 0, 1), 9, 9
dcl_tgsm_structured <unknown register type 50>, 9, 9
dcl_resource_raw T0[0:0], space=9
dcl_resource_raw T0[0:0], space=9
dcl_resource_raw T1[0:0], space=9
dcl_resource_raw T1[0:0], space=9
dcl_resource_raw T1[2:0], space=9
dcl_resource_raw T1[2:0], space=9
dcl_resource_raw T1[2:3], space=9
dcl_resource_raw T1[2:3], space=9
dcl_resource_raw T1[0:*], space=9
dcl_resource_raw T1[0:*], space=9
dcl_resource_raw T4294967295[4294967295:0], space=9
dcl_resource_raw T4294967295[4294967295:0], space=9
dcl_resource_raw T0[0:0], space=9
dcl_resource_raw T0[0:0], space=9
dcl_resource_raw T1[0:0], space=9
dcl_resource_raw T1[0:0], space=9
dcl_resource_raw T1[2:0], space=9
dcl_resource_raw T1[2:0], space=9
dcl_resource_raw T1[2:3], space=9
dcl_resource_raw T1[2:3], space=9
dcl_resource_raw T1[0:*], space=9
dcl_resource_raw T1[0:*], space=9
dcl_resource_raw T4294967295[4294967295:0], space=9
dcl_resource_raw T4294967295[4294967295:0], space=9
dcl_resource_raw T0[0:0], space=9
dcl_resource_raw T0[0:0], space=9
dcl_resource_raw T1[0:0], space=9
dcl_resource_raw T1[0:0], space=9
dcl_resource_raw T1[2:0], space=9
dcl_resource_raw T1[2:0], space=9
dcl_resource_raw T1[2:3], space=9
dcl_resource_raw T1[2:3], space=9
dcl_resource_raw T1[0:*], space=9
dcl_resource_raw T1[0:*], space=9
dcl_resource_raw T4294967295[4294967295:0], space=9
dcl_resource_raw T4294967295[4294967295:0], space=9
dcl_resource_raw T0[0:0], space=9
dcl_resource_raw T0[0:0], space=9
dcl_resource_raw T1[0:0], space=9
dcl_resource_raw T1[0:0], space=9
dcl_resource_raw T1[2:0], space=9
dcl_resource_raw T1[2:0], space=9
dcl_resource_raw T1[2:3], space=9
dcl_resource_raw T1[2:3], space=9
dcl_resource_raw T1[0:*], space=9
dcl_resource_raw T1[0:*], space=9
dcl_resource_raw T4294967295[4294967295:0], space=9
dcl_resource_raw T4294967295[4294967295:0], space=9
dcl_resource_raw T1[2:0], space=9
dcl_resource_raw T1[2:0], space=9
dcl_resource_raw T0[0:0], space=9
dcl_resource_raw T0[0:0], space=9
dcl_resource_raw T1[0:0], space=9
dcl_resource_structured T0[0:0], 9, space=9
dcl_resource_structured T0[0:0], 9, space=9
dcl_resource_structured T1[0:0], 9, space=9
dcl_resource_structured T1[0:0], 9, space=9
dcl_resource_structured T1[2:0], 9, space=9
dcl_resource_structured T1[2:0], 9, space=9
dcl_resource_structured T1[2:3], 9, space=9
dcl_resource_structured T1[2:3], 9, space=9
dcl_resource_structured T1[0:*], 9, space=9
dcl_resource_structured T1[0:*], 9, space=9
dcl_resource_structured T4294967295[4294967295:0], 9, space=9
dcl_resource_structured T4294967295[4294967295:0], 9, space=9
dcl_resource_structured T0[0:0], 9, space=9
dcl_resource_structured T0[0:0], 9, space=9
dcl_resource_structured T1[0:0], 9, space=9
dcl_resource_structured T1[0:0], 9, space=9
dcl_resource_structured T1[2:0], 9, space=9
dcl_resource_structured T1[2:0], 9, space=9
dcl_resource_structured T1[2:3], 9, space=9
dcl_resource_structured T1[2:3], 9, space=9
dcl_resource_structured T1[0:*], 9, space=9
dcl_resource_structured T1[0:*], 9, space=9
dcl_resource_structured T4294967295[4294967295:0], 9, space=9
dcl_resource_structured T4294967295[4294967295:0], 9, space=9
dcl_resource_structured T0[0:0], 9, space=9
dcl_resource_structured T0[0:0], 9, space=9
dcl_resource_structured T1[0:0], 9, space=9
dcl_resource_structured T1[0:0], 9, space=9
dcl_resource_structured T1[2:0], 9, space=9
dcl_resource_structured T1[2:0], 9, space=9
dcl_resource_structured T1[2:3], 9, space=9
dcl_resource_structured T1[2:3], 9, space=9
dcl_resource_structured T1[0:*], 9, space=9
dcl_resource_structured T1[0:*], 9, space=9
dcl_resource_structured T4294967295[4294967295:0], 9, space=9
dcl_resource_structured T4294967295[4294967295:0], 9, space=9
dcl_resource_structured T0[0:0], 9, space=9
dcl_resource_structured T0[0:0], 9, space=9
dcl_resource_structured T1[0:0], 9, space=9
dcl_resource_structured T1[0:0], 9, space=9
dcl_resource_structured T1[2:0], 9, space=9
dcl_resource_structured T1[2:0], 9, space=9
dcl_resource_structured T1[2:3], 9, space=9
dcl_resource_structured T1[2:3], 9, space=9
dcl_resource_structured T1[0:*], 9, space=9
dcl_resource_structured T1[0:*], 9, space=9
dcl_resource_structured T4294967295[4294967295:0], 9, space=9
dcl_resource_structured T4294967295[4294967295:0], 9, space=9
dcl_resource_structured T1[2:0], 9, space=9
dcl_resource_structured T1[2:0], 9, space=9
dcl_resource_structured T0[0:0], 9, space=9
dcl_resource_structured T0[0:0], 9, space=9
dcl_resource_structured T1[0:0], 9, space=9
ret 
