ps_5_0
dcl_resource_<unknown dimension> (<unused>,<unknown resource return type>,<unknown resource return type>,<unknown resource return type>) -r.xyzw {min16f} { nonuniform }
dcl_resource_<unknown dimension> (<unused>,<unknown resource return type>,<unknown resource return type>,<unknown resource return type>) r
dcl_resource_<unknown dimension> (<unused>,<unknown resource return type>,<unknown resource return type>,<unknown resource return type>) -r1.xyzw {min16f} { nonuniform }
dcl_resource_<unknown dimension> (<unused>,<unknown resource return type>,<unknown resource return type>,<unknown resource return type>) r1
dcl_resource_<unknown dimension> (<unused>,<unknown resource return type>,<unknown resource return type>,<unknown resource return type>) -r12.xyzw {min16f} { nonuniform }
dcl_resource_<unknown dimension> (<unused>,<unknown resource return type>,<unknown resource return type>,<unknown resource return type>) r12
dcl_resource_<unknown dimension> (<unused>,<unknown resource return type>,<unknown resource return type>,<unknown resource return type>) -r123.xyzw {min16f} { nonuniform }
dcl_resource_<unknown dimension> (<unused>,<unknown resource return type>,<unknown resource return type>,<unknown resource return type>) r123
dcl_resource_<unknown dimension> (<unused>,<unknown resource return type>,<unknown resource return type>,<unknown resource return type>) -r10-1.xyzw {min16f} { nonuniform }
dcl_resource_<unknown dimension> (<unused>,<unknown resource return type>,<unknown resource return type>,<unknown resource return type>) r10-1
dcl_resource_<unknown dimension> (<unused>,<unknown resource return type>,<unknown resource return type>,<unknown resource return type>) -r-1-10.xyzw {min16f} { nonuniform }
dcl_resource_<unknown dimension> (<unused>,<unknown resource return type>,<unknown resource return type>,<unknown resource return type>) r-1-10
dcl_resource_<unknown dimension> (<unused>,<unknown resource return type>,<unknown resource return type>,<unknown resource return type>) -v.xyzw {min16f} { nonuniform }
dcl_resource_<unknown dimension> (<unused>,<unknown resource return type>,<unknown resource return type>,<unknown resource return type>) v
dcl_resource_<unknown dimension> (<unused>,<unknown resource return type>,<unknown resource return type>,<unknown resource return type>) -v1.xyzw {min16f} { nonuniform }
dcl_resource_<unknown dimension> (<unused>,<unknown resource return type>,<unknown resource return type>,<unknown resource return type>) v1
dcl_resource_<unknown dimension> (<unused>,<unknown resource return type>,<unknown resource return type>,<unknown resource return type>) -v[1][2].xyzw {min16f} { nonuniform }
dcl_resource_<unknown dimension> (<unused>,<unknown resource return type>,<unknown resource return type>,<unknown resource return type>) v[1][2]
dcl_resource_<unknown dimension> (<unused>,<unknown resource return type>,<unknown resource return type>,<unknown resource return type>) -v[1][2][3].xyzw {min16f} { nonuniform }
dcl_resource_<unknown dimension> (<unused>,<unknown resource return type>,<unknown resource return type>,<unknown resource return type>) v[1][2][3]
dcl_resource_<unknown dimension> (<unused>,<unknown resource return type>,<unknown resource return type>,<unknown resource return type>) -v[1][0][-1].xyzw {min16f} { nonuniform }
dcl_resource_<unknown dimension> (<unused>,<unknown resource return type>,<unknown resource return type>,<unknown resource return type>) v[1][0][-1]
dcl_resource_<unknown dimension> (<unused>,<unknown resource return type>,<unknown resource return type>,<unknown resource return type>) -v[-1][-1][0].xyzw {min16f} { nonuniform }
dcl_resource_<unknown dimension> (<unused>,<unknown resource return type>,<unknown resource return type>,<unknown resource return type>) v[-1][-1][0]
dcl_resource_<unknown dimension> (<unused>,<unknown resource return type>,<unknown resource return type>,<unknown resource return type>) -t.xyzw {min16f} { nonuniform }
dcl_resource_<unknown dimension> (<unused>,<unknown resource return type>,<unknown resource return type>,<unknown resource return type>) t
dcl_resource_<unknown dimension> (<unused>,<unknown resource return type>,<unknown resource return type>,<unknown resource return type>) -t1.xyzw {min16f} { nonuniform }
dcl_resource_<unknown dimension> (<unused>,<unknown resource return type>,<unknown resource return type>,<unknown resource return type>) t1
dcl_resource_<unknown dimension> (<unused>,<unknown resource return type>,<unknown resource return type>,<unknown resource return type>) -t1[2].xyzw {min16f} { nonuniform }
dcl_resource_<unknown dimension> (<unused>,<unknown resource return type>,<unknown resource return type>,<unknown resource return type>) t1[2]
dcl_resource_<unknown dimension> (<unused>,<unknown resource return type>,<unknown resource return type>,<unknown resource return type>) -t1[2][3].xyzw {min16f} { nonuniform }
dcl_resource_<unknown dimension> (<unused>,<unknown resource return type>,<unknown resource return type>,<unknown resource return type>) t1[2][3]
dcl_resource_<unknown dimension> (<unused>,<unknown resource return type>,<unknown resource return type>,<unknown resource return type>) -t1[0][-1].xyzw {min16f} { nonuniform }
dcl_resource_<unknown dimension> (<unused>,<unknown resource return type>,<unknown resource return type>,<unknown resource return type>) t1[0][-1]
dcl_resource_<unknown dimension> (<unused>,<unknown resource return type>,<unknown resource return type>,<unknown resource return type>) -t-1[-1][0].xyzw {min16f} { nonuniform }
dcl_resource_<unknown dimension> (<unused>,<unknown resource return type>,<unknown resource return type>,<unknown resource return type>) t-1[-1][0]
dcl_resource_<unknown dimension> (<unused>,<unknown resource return type>,<unknown resource return type>,<unknown resource return type>) -s.xyzw {min16f} { nonuniform }
dcl_resource_<unknown dimension> (<unused>,<unknown resource return type>,<unknown resource return type>,<unknown resource return type>) s
dcl_resource_<unknown dimension> (<unused>,<unknown resource return type>,<unknown resource return type>,<unknown resource return type>) -s1.xyzw {min16f} { nonuniform }
dcl_resource_<unknown dimension> (<unused>,<unknown resource return type>,<unknown resource return type>,<unknown resource return type>) s1
dcl_resource_<unknown dimension> (<unused>,<unknown resource return type>,<unknown resource return type>,<unknown resource return type>) -s1[2].xyzw {min16f} { nonuniform }
dcl_resource_<unknown dimension> (<unused>,<unknown resource return type>,<unknown resource return type>,<unknown resource return type>) s1[2]
dcl_resource_<unknown dimension> (<unused>,<unknown resource return type>,<unknown resource return type>,<unknown resource return type>) -s1[2][3].xyzw {min16f} { nonuniform }
dcl_resource_<unknown dimension> (<unused>,<unknown resource return type>,<unknown resource return type>,<unknown resource return type>) s1[2][3]
dcl_resource_<unknown dimension> (<unused>,<unknown resource return type>,<unknown resource return type>,<unknown resource return type>) -s1[0][-1].xyzw {min16f} { nonuniform }
dcl_resource_<unknown dimension> (<unused>,<unknown resource return type>,<unknown resource return type>,<unknown resource return type>) s1[0][-1]
dcl_resource_<unknown dimension> (<unused>,<unknown resource return type>,<unknown resource return type>,<unknown resource return type>) -s-1[-1][0].xyzw {min16f} { nonuniform }
dcl_resource_<unknown dimension> (<unused>,<unknown resource return type>,<unknown resource return type>,<unknown resource return type>) s-1[-1][0]
dcl_resource_<unknown dimension> (<unused>,<unknown resource return type>,<unknown resource return type>,<unknown resource return type>) t1[r5.y + 2][r5.y + 0].xyzw
dcl_resource_<unknown dimension> (<unused>,<unknown resource return type>,<unknown resource return type>,<unknown resource return type>) cb[2].xyzw
dcl_resource_<unknown dimension> (<unused>,<unknown resource return type>,<unknown resource return type>,<unknown resource return type>) l(7)
dcl_resource_<unknown dimension> (<unused>,<unknown resource return type>,<unknown resource return type>,<unknown resource return type>) l(0x3f800000, 7, 0, 1)
dcl_constantbuffer CB0[0], immediateIndexed
dcl_constantbuffer CB0[0], immediateIndexed
dcl_constantbuffer CB1[0], immediateIndexed
dcl_constantbuffer CB1[0], immediateIndexed
dcl_constantbuffer CB1[2], immediateIndexed
dcl_constantbuffer CB1[2], immediateIndexed
dcl_constantbuffer CB1[2], immediateIndexed
dcl_constantbuffer CB1[2], immediateIndexed
dcl_constantbuffer CB1[0], immediateIndexed
dcl_constantbuffer CB1[0], immediateIndexed
dcl_constantbuffer CB-1[-1], immediateIndexed
dcl_constantbuffer CB-1[-1], immediateIndexed
dcl_constantbuffer CB0[0], immediateIndexed
dcl_constantbuffer CB0[0], immediateIndexed
dcl_constantbuffer CB1[0], immediateIndexed
dcl_constantbuffer CB1[0], immediateIndexed
dcl_constantbuffer CB1[2], immediateIndexed
dcl_constantbuffer CB1[2], immediateIndexed
dcl_constantbuffer CB1[2], immediateIndexed
dcl_constantbuffer CB1[2], immediateIndexed
dcl_constantbuffer CB1[0], immediateIndexed
dcl_constantbuffer CB1[0], immediateIndexed
dcl_constantbuffer CB-1[-1], immediateIndexed
dcl_constantbuffer CB-1[-1], immediateIndexed
dcl_constantbuffer CB0[0], immediateIndexed
dcl_constantbuffer CB0[0], immediateIndexed
dcl_constantbuffer CB1[0], immediateIndexed
dcl_constantbuffer CB1[0], immediateIndexed
dcl_constantbuffer CB1[2], immediateIndexed
dcl_constantbuffer CB1[2], immediateIndexed
dcl_constantbuffer CB1[2], immediateIndexed
dcl_constantbuffer CB1[2], immediateIndexed
dcl_constantbuffer CB1[0], immediateIndexed
dcl_constantbuffer CB1[0], immediateIndexed
dcl_constantbuffer CB-1[-1], immediateIndexed
dcl_constantbuffer CB-1[-1], immediateIndexed
dcl_constantbuffer CB0[0], immediateIndexed
dcl_constantbuffer CB0[0], immediateIndexed
dcl_constantbuffer CB1[0], immediateIndexed
dcl_constantbuffer CB1[0], immediateIndexed
dcl_constantbuffer CB1[2], immediateIndexed
dcl_constantbuffer CB1[2], immediateIndexed
dcl_constantbuffer CB1[2], immediateIndexed
dcl_constantbuffer CB1[2], immediateIndexed
dcl_constantbuffer CB1[0], immediateIndexed
dcl_constantbuffer CB1[0], immediateIndexed
dcl_constantbuffer CB-1[-1], immediateIndexed
dcl_constantbuffer CB-1[-1], immediateIndexed
dcl_constantbuffer CB1[2], immediateIndexed
dcl_constantbuffer CB1[2], immediateIndexed
dcl_constantbuffer CB0[0], immediateIndexed
dcl_constantbuffer CB0[0], immediateIndexed
dcl_sampler -r.xyzw {min16f} { nonuniform }, mode_default
dcl_sampler r, mode_default
dcl_sampler -r1.xyzw {min16f} { nonuniform }, mode_default
dcl_sampler r1, mode_default
dcl_sampler -r12.xyzw {min16f} { nonuniform }, mode_default
dcl_sampler r12, mode_default
dcl_sampler -r123.xyzw {min16f} { nonuniform }, mode_default
dcl_sampler r123, mode_default
dcl_sampler -r10-1.xyzw {min16f} { nonuniform }, mode_default
dcl_sampler r10-1, mode_default
dcl_sampler -r-1-10.xyzw {min16f} { nonuniform }, mode_default
dcl_sampler r-1-10, mode_default
dcl_sampler -v.xyzw {min16f} { nonuniform }, mode_default
dcl_sampler v, mode_default
dcl_sampler -v1.xyzw {min16f} { nonuniform }, mode_default
dcl_sampler v1, mode_default
dcl_sampler -v[1][2].xyzw {min16f} { nonuniform }, mode_default
dcl_sampler v[1][2], mode_default
dcl_sampler -v[1][2][3].xyzw {min16f} { nonuniform }, mode_default
dcl_sampler v[1][2][3], mode_default
dcl_sampler -v[1][0][-1].xyzw {min16f} { nonuniform }, mode_default
dcl_sampler v[1][0][-1], mode_default
dcl_sampler -v[-1][-1][0].xyzw {min16f} { nonuniform }, mode_default
dcl_sampler v[-1][-1][0], mode_default
dcl_sampler -t.xyzw {min16f} { nonuniform }, mode_default
dcl_sampler t, mode_default
dcl_sampler -t1.xyzw {min16f} { nonuniform }, mode_default
dcl_sampler t1, mode_default
dcl_sampler -t1[2].xyzw {min16f} { nonuniform }, mode_default
dcl_sampler t1[2], mode_default
dcl_sampler -t1[2][3].xyzw {min16f} { nonuniform }, mode_default
dcl_sampler t1[2][3], mode_default
dcl_sampler -t1[0][-1].xyzw {min16f} { nonuniform }, mode_default
dcl_sampler t1[0][-1], mode_default
dcl_sampler -t-1[-1][0].xyzw {min16f} { nonuniform }, mode_default
dcl_sampler t-1[-1][0], mode_default
dcl_sampler -s.xyzw {min16f} { nonuniform }, mode_default
dcl_sampler s, mode_default
dcl_sampler -s1.xyzw {min16f} { nonuniform }, mode_default
dcl_sampler s1, mode_default
dcl_sampler -s1[2].xyzw {min16f} { nonuniform }, mode_default
dcl_sampler s1[2], mode_default
dcl_sampler -s1[2][3].xyzw {min16f} { nonuniform }, mode_default
dcl_sampler s1[2][3], mode_default
dcl_sampler -s1[0][-1].xyzw {min16f} { nonuniform }, mode_default
dcl_sampler s1[0][-1], mode_default
dcl_sampler -s-1[-1][0].xyzw {min16f} { nonuniform }, mode_default
dcl_sampler s-1[-1][0], mode_default
dcl_sampler t1[r5.y + 2][r5.y + 0].xyzw, mode_default
dcl_sampler cb[2].xyzw, mode_default
dcl_sampler l(7), mode_default
dcl_sampler l(0x3f800000, 7, 0, 1), mode_default
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
dcl_indexrange -t.xyzw {min16f} { nonuniform } 9
dcl_indexrange t 9
dcl_indexrange -t1.xyzw {min16f} { nonuniform } 9
dcl_indexrange t1 9
dcl_indexrange -t1[2].xyzw {min16f} { nonuniform } 9
dcl_indexrange t1[2] 9
dcl_indexrange -t1[2][3].xyzw {min16f} { nonuniform } 9
dcl_indexrange t1[2][3] 9
dcl_indexrange -t1[0][-1].xyzw {min16f} { nonuniform } 9
dcl_indexrange t1[0][-1] 9
dcl_indexrange -t-1[-1][0].xyzw {min16f} { nonuniform } 9
dcl_indexrange t-1[-1][0] 9
dcl_indexrange -s.xyzw {min16f} { nonuniform } 9
dcl_indexrange s 9
dcl_indexrange -s1.xyzw {min16f} { nonuniform } 9
dcl_indexrange s1 9
dcl_indexrange -s1[2].xyzw {min16f} { nonuniform } 9
dcl_indexrange s1[2] 9
dcl_indexrange -s1[2][3].xyzw {min16f} { nonuniform } 9
dcl_indexrange s1[2][3] 9
dcl_indexrange -s1[0][-1].xyzw {min16f} { nonuniform } 9
dcl_indexrange s1[0][-1] 9
dcl_indexrange -s-1[-1][0].xyzw {min16f} { nonuniform } 9
dcl_indexrange s-1[-1][0] 9
dcl_indexrange t1[r5.y + 2][r5.y + 0].xyzw 9
dcl_indexrange cb[2].xyzw 9
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
dcl_input -t.xyzw {min16f} { nonuniform }
dcl_input t
dcl_input -t1.xyzw {min16f} { nonuniform }
dcl_input t1
dcl_input -t1[2].xyzw {min16f} { nonuniform }
dcl_input t1[2]
dcl_input -t1[2][3].xyzw {min16f} { nonuniform }
dcl_input t1[2][3]
dcl_input -t1[0][-1].xyzw {min16f} { nonuniform }
dcl_input t1[0][-1]
dcl_input -t-1[-1][0].xyzw {min16f} { nonuniform }
dcl_input t-1[-1][0]
dcl_input -s.xyzw {min16f} { nonuniform }
dcl_input s
dcl_input -s1.xyzw {min16f} { nonuniform }
dcl_input s1
dcl_input -s1[2].xyzw {min16f} { nonuniform }
dcl_input s1[2]
dcl_input -s1[2][3].xyzw {min16f} { nonuniform }
dcl_input s1[2][3]
dcl_input -s1[0][-1].xyzw {min16f} { nonuniform }
dcl_input s1[0][-1]
dcl_input -s-1[-1][0].xyzw {min16f} { nonuniform }
dcl_input s-1[-1][0]
dcl_input t1[r5.y + 2][r5.y + 0].xyzw
dcl_input cb[2].xyzw
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
dcl_input_sgv -t.xyzw {min16f} { nonuniform }, is_front_face
dcl_input_sgv t, is_front_face
dcl_input_sgv -t1.xyzw {min16f} { nonuniform }, is_front_face
dcl_input_sgv t1, is_front_face
dcl_input_sgv -t1[2].xyzw {min16f} { nonuniform }, is_front_face
dcl_input_sgv t1[2], is_front_face
dcl_input_sgv -t1[2][3].xyzw {min16f} { nonuniform }, is_front_face
dcl_input_sgv t1[2][3], is_front_face
dcl_input_sgv -t1[0][-1].xyzw {min16f} { nonuniform }, is_front_face
dcl_input_sgv t1[0][-1], is_front_face
dcl_input_sgv -t-1[-1][0].xyzw {min16f} { nonuniform }, is_front_face
dcl_input_sgv t-1[-1][0], is_front_face
dcl_input_sgv -s.xyzw {min16f} { nonuniform }, is_front_face
dcl_input_sgv s, is_front_face
dcl_input_sgv -s1.xyzw {min16f} { nonuniform }, is_front_face
dcl_input_sgv s1, is_front_face
dcl_input_sgv -s1[2].xyzw {min16f} { nonuniform }, is_front_face
dcl_input_sgv s1[2], is_front_face
dcl_input_sgv -s1[2][3].xyzw {min16f} { nonuniform }, is_front_face
dcl_input_sgv s1[2][3], is_front_face
dcl_input_sgv -s1[0][-1].xyzw {min16f} { nonuniform }, is_front_face
dcl_input_sgv s1[0][-1], is_front_face
dcl_input_sgv -s-1[-1][0].xyzw {min16f} { nonuniform }, is_front_face
dcl_input_sgv s-1[-1][0], is_front_face
dcl_input_sgv t1[r5.y + 2][r5.y + 0].xyzw, is_front_face
dcl_input_sgv cb[2].xyzw, is_front_face
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
dcl_input_siv -t.xyzw {min16f} { nonuniform }, is_front_face
dcl_input_siv t, is_front_face
dcl_input_siv -t1.xyzw {min16f} { nonuniform }, is_front_face
dcl_input_siv t1, is_front_face
dcl_input_siv -t1[2].xyzw {min16f} { nonuniform }, is_front_face
dcl_input_siv t1[2], is_front_face
dcl_input_siv -t1[2][3].xyzw {min16f} { nonuniform }, is_front_face
dcl_input_siv t1[2][3], is_front_face
dcl_input_siv -t1[0][-1].xyzw {min16f} { nonuniform }, is_front_face
dcl_input_siv t1[0][-1], is_front_face
dcl_input_siv -t-1[-1][0].xyzw {min16f} { nonuniform }, is_front_face
dcl_input_siv t-1[-1][0], is_front_face
dcl_input_siv -s.xyzw {min16f} { nonuniform }, is_front_face
dcl_input_siv s, is_front_face
dcl_input_siv -s1.xyzw {min16f} { nonuniform }, is_front_face
dcl_input_siv s1, is_front_face
dcl_input_siv -s1[2].xyzw {min16f} { nonuniform }, is_front_face
dcl_input_siv s1[2], is_front_face
dcl_input_siv -s1[2][3].xyzw {min16f} { nonuniform }, is_front_face
dcl_input_siv s1[2][3], is_front_face
dcl_input_siv -s1[0][-1].xyzw {min16f} { nonuniform }, is_front_face
dcl_input_siv s1[0][-1], is_front_face
dcl_input_siv -s-1[-1][0].xyzw {min16f} { nonuniform }, is_front_face
dcl_input_siv s-1[-1][0], is_front_face
dcl_input_siv t1[r5.y + 2][r5.y + 0].xyzw, is_front_face
dcl_input_siv cb[2].xyzw, is_front_face
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
dcl_input_ps undefined -t.xyzw {min16f} { nonuniform }
dcl_input_ps undefined t
dcl_input_ps undefined -t1.xyzw {min16f} { nonuniform }
dcl_input_ps undefined t1
dcl_input_ps undefined -t1[2].xyzw {min16f} { nonuniform }
dcl_input_ps undefined t1[2]
dcl_input_ps undefined -t1[2][3].xyzw {min16f} { nonuniform }
dcl_input_ps undefined t1[2][3]
dcl_input_ps undefined -t1[0][-1].xyzw {min16f} { nonuniform }
dcl_input_ps undefined t1[0][-1]
dcl_input_ps undefined -t-1[-1][0].xyzw {min16f} { nonuniform }
dcl_input_ps undefined t-1[-1][0]
dcl_input_ps undefined -s.xyzw {min16f} { nonuniform }
dcl_input_ps undefined s
dcl_input_ps undefined -s1.xyzw {min16f} { nonuniform }
dcl_input_ps undefined s1
dcl_input_ps undefined -s1[2].xyzw {min16f} { nonuniform }
dcl_input_ps undefined s1[2]
dcl_input_ps undefined -s1[2][3].xyzw {min16f} { nonuniform }
dcl_input_ps undefined s1[2][3]
dcl_input_ps undefined -s1[0][-1].xyzw {min16f} { nonuniform }
dcl_input_ps undefined s1[0][-1]
dcl_input_ps undefined -s-1[-1][0].xyzw {min16f} { nonuniform }
dcl_input_ps undefined s-1[-1][0]
dcl_input_ps undefined t1[r5.y + 2][r5.y + 0].xyzw
dcl_input_ps undefined cb[2].xyzw
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
dcl_input_ps_sgv undefined -t.xyzw {min16f} { nonuniform }, is_front_face
dcl_input_ps_sgv undefined t, is_front_face
dcl_input_ps_sgv undefined -t1.xyzw {min16f} { nonuniform }, is_front_face
dcl_input_ps_sgv undefined t1, is_front_face
dcl_input_ps_sgv undefined -t1[2].xyzw {min16f} { nonuniform }, is_front_face
dcl_input_ps_sgv undefined t1[2], is_front_face
dcl_input_ps_sgv undefined -t1[2][3].xyzw {min16f} { nonuniform }, is_front_face
dcl_input_ps_sgv undefined t1[2][3], is_front_face
dcl_input_ps_sgv undefined -t1[0][-1].xyzw {min16f} { nonuniform }, is_front_face
dcl_input_ps_sgv undefined t1[0][-1], is_front_face
dcl_input_ps_sgv undefined -t-1[-1][0].xyzw {min16f} { nonuniform }, is_front_face
dcl_input_ps_sgv undefined t-1[-1][0], is_front_face
dcl_input_ps_sgv undefined -s.xyzw {min16f} { nonuniform }, is_front_face
dcl_input_ps_sgv undefined s, is_front_face
dcl_input_ps_sgv undefined -s1.xyzw {min16f} { nonuniform }, is_front_face
dcl_input_ps_sgv undefined s1, is_front_face
dcl_input_ps_sgv undefined -s1[2].xyzw {min16f} { nonuniform }, is_front_face
dcl_input_ps_sgv undefined s1[2], is_front_face
dcl_input_ps_sgv undefined -s1[2][3].xyzw {min16f} { nonuniform }, is_front_face
dcl_input_ps_sgv undefined s1[2][3], is_front_face
dcl_input_ps_sgv undefined -s1[0][-1].xyzw {min16f} { nonuniform }, is_front_face
dcl_input_ps_sgv undefined s1[0][-1], is_front_face
dcl_input_ps_sgv undefined -s-1[-1][0].xyzw {min16f} { nonuniform }, is_front_face
dcl_input_ps_sgv undefined s-1[-1][0], is_front_face
dcl_input_ps_sgv undefined t1[r5.y + 2][r5.y + 0].xyzw, is_front_face
dcl_input_ps_sgv undefined cb[2].xyzw, is_front_face
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
dcl_input_ps_siv undefined -t.xyzw {min16f} { nonuniform }, is_front_face
dcl_input_ps_siv undefined t, is_front_face
dcl_input_ps_siv undefined -t1.xyzw {min16f} { nonuniform }, is_front_face
dcl_input_ps_siv undefined t1, is_front_face
dcl_input_ps_siv undefined -t1[2].xyzw {min16f} { nonuniform }, is_front_face
dcl_input_ps_siv undefined t1[2], is_front_face
dcl_input_ps_siv undefined -t1[2][3].xyzw {min16f} { nonuniform }, is_front_face
dcl_input_ps_siv undefined t1[2][3], is_front_face
dcl_input_ps_siv undefined -t1[0][-1].xyzw {min16f} { nonuniform }, is_front_face
dcl_input_ps_siv undefined t1[0][-1], is_front_face
dcl_input_ps_siv undefined -t-1[-1][0].xyzw {min16f} { nonuniform }, is_front_face
dcl_input_ps_siv undefined t-1[-1][0], is_front_face
dcl_input_ps_siv undefined -s.xyzw {min16f} { nonuniform }, is_front_face
dcl_input_ps_siv undefined s, is_front_face
dcl_input_ps_siv undefined -s1.xyzw {min16f} { nonuniform }, is_front_face
dcl_input_ps_siv undefined s1, is_front_face
dcl_input_ps_siv undefined -s1[2].xyzw {min16f} { nonuniform }, is_front_face
dcl_input_ps_siv undefined s1[2], is_front_face
dcl_input_ps_siv undefined -s1[2][3].xyzw {min16f} { nonuniform }, is_front_face
dcl_input_ps_siv undefined s1[2][3], is_front_face
dcl_input_ps_siv undefined -s1[0][-1].xyzw {min16f} { nonuniform }, is_front_face
dcl_input_ps_siv undefined s1[0][-1], is_front_face
dcl_input_ps_siv undefined -s-1[-1][0].xyzw {min16f} { nonuniform }, is_front_face
dcl_input_ps_siv undefined s-1[-1][0], is_front_face
dcl_input_ps_siv undefined t1[r5.y + 2][r5.y + 0].xyzw, is_front_face
dcl_input_ps_siv undefined cb[2].xyzw, is_front_face
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
dcl_output -t.xyzw {min16f} { nonuniform }
dcl_output t
dcl_output -t1.xyzw {min16f} { nonuniform }
dcl_output t1
dcl_output -t1[2].xyzw {min16f} { nonuniform }
dcl_output t1[2]
dcl_output -t1[2][3].xyzw {min16f} { nonuniform }
dcl_output t1[2][3]
dcl_output -t1[0][-1].xyzw {min16f} { nonuniform }
dcl_output t1[0][-1]
dcl_output -t-1[-1][0].xyzw {min16f} { nonuniform }
dcl_output t-1[-1][0]
dcl_output -s.xyzw {min16f} { nonuniform }
dcl_output s
dcl_output -s1.xyzw {min16f} { nonuniform }
dcl_output s1
dcl_output -s1[2].xyzw {min16f} { nonuniform }
dcl_output s1[2]
dcl_output -s1[2][3].xyzw {min16f} { nonuniform }
dcl_output s1[2][3]
dcl_output -s1[0][-1].xyzw {min16f} { nonuniform }
dcl_output s1[0][-1]
dcl_output -s-1[-1][0].xyzw {min16f} { nonuniform }
dcl_output s-1[-1][0]
dcl_output t1[r5.y + 2][r5.y + 0].xyzw
dcl_output cb[2].xyzw
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
dcl_output_sgv -t.xyzw {min16f} { nonuniform }, is_front_face
dcl_output_sgv t, is_front_face
dcl_output_sgv -t1.xyzw {min16f} { nonuniform }, is_front_face
dcl_output_sgv t1, is_front_face
dcl_output_sgv -t1[2].xyzw {min16f} { nonuniform }, is_front_face
dcl_output_sgv t1[2], is_front_face
dcl_output_sgv -t1[2][3].xyzw {min16f} { nonuniform }, is_front_face
dcl_output_sgv t1[2][3], is_front_face
dcl_output_sgv -t1[0][-1].xyzw {min16f} { nonuniform }, is_front_face
dcl_output_sgv t1[0][-1], is_front_face
dcl_output_sgv -t-1[-1][0].xyzw {min16f} { nonuniform }, is_front_face
dcl_output_sgv t-1[-1][0], is_front_face
dcl_output_sgv -s.xyzw {min16f} { nonuniform }, is_front_face
dcl_output_sgv s, is_front_face
dcl_output_sgv -s1.xyzw {min16f} { nonuniform }, is_front_face
dcl_output_sgv s1, is_front_face
dcl_output_sgv -s1[2].xyzw {min16f} { nonuniform }, is_front_face
dcl_output_sgv s1[2], is_front_face
dcl_output_sgv -s1[2][3].xyzw {min16f} { nonuniform }, is_front_face
dcl_output_sgv s1[2][3], is_front_face
dcl_output_sgv -s1[0][-1].xyzw {min16f} { nonuniform }, is_front_face
dcl_output_sgv s1[0][-1], is_front_face
dcl_output_sgv -s-1[-1][0].xyzw {min16f} { nonuniform }, is_front_face
dcl_output_sgv s-1[-1][0], is_front_face
dcl_output_sgv t1[r5.y + 2][r5.y + 0].xyzw, is_front_face
dcl_output_sgv cb[2].xyzw, is_front_face
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
dcl_output_siv -t.xyzw {min16f} { nonuniform }, is_front_face
dcl_output_siv t, is_front_face
dcl_output_siv -t1.xyzw {min16f} { nonuniform }, is_front_face
dcl_output_siv t1, is_front_face
dcl_output_siv -t1[2].xyzw {min16f} { nonuniform }, is_front_face
dcl_output_siv t1[2], is_front_face
dcl_output_siv -t1[2][3].xyzw {min16f} { nonuniform }, is_front_face
dcl_output_siv t1[2][3], is_front_face
dcl_output_siv -t1[0][-1].xyzw {min16f} { nonuniform }, is_front_face
dcl_output_siv t1[0][-1], is_front_face
dcl_output_siv -t-1[-1][0].xyzw {min16f} { nonuniform }, is_front_face
dcl_output_siv t-1[-1][0], is_front_face
dcl_output_siv -s.xyzw {min16f} { nonuniform }, is_front_face
dcl_output_siv s, is_front_face
dcl_output_siv -s1.xyzw {min16f} { nonuniform }, is_front_face
dcl_output_siv s1, is_front_face
dcl_output_siv -s1[2].xyzw {min16f} { nonuniform }, is_front_face
dcl_output_siv s1[2], is_front_face
dcl_output_siv -s1[2][3].xyzw {min16f} { nonuniform }, is_front_face
dcl_output_siv s1[2][3], is_front_face
dcl_output_siv -s1[0][-1].xyzw {min16f} { nonuniform }, is_front_face
dcl_output_siv s1[0][-1], is_front_face
dcl_output_siv -s-1[-1][0].xyzw {min16f} { nonuniform }, is_front_face
dcl_output_siv s-1[-1][0], is_front_face
dcl_output_siv t1[r5.y + 2][r5.y + 0].xyzw, is_front_face
dcl_output_siv cb[2].xyzw, is_front_face
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
dcl_stream -t.xyzw {min16f} { nonuniform }
dcl_stream t
dcl_stream -t1.xyzw {min16f} { nonuniform }
dcl_stream t1
dcl_stream -t1[2].xyzw {min16f} { nonuniform }
dcl_stream t1[2]
dcl_stream -t1[2][3].xyzw {min16f} { nonuniform }
dcl_stream t1[2][3]
dcl_stream -t1[0][-1].xyzw {min16f} { nonuniform }
dcl_stream t1[0][-1]
dcl_stream -t-1[-1][0].xyzw {min16f} { nonuniform }
dcl_stream t-1[-1][0]
dcl_stream -s.xyzw {min16f} { nonuniform }
dcl_stream s
dcl_stream -s1.xyzw {min16f} { nonuniform }
dcl_stream s1
dcl_stream -s1[2].xyzw {min16f} { nonuniform }
dcl_stream s1[2]
dcl_stream -s1[2][3].xyzw {min16f} { nonuniform }
dcl_stream s1[2][3]
dcl_stream -s1[0][-1].xyzw {min16f} { nonuniform }
dcl_stream s1[0][-1]
dcl_stream -s-1[-1][0].xyzw {min16f} { nonuniform }
dcl_stream s-1[-1][0]
dcl_stream t1[r5.y + 2][r5.y + 0].xyzw
dcl_stream cb[2].xyzw
dcl_stream l(7)
dcl_stream l(0x3f800000, 7, 0, 1)
dcl_uav_typed_<unknown dimension> (<unused>,<unknown resource return type>,<unknown resource return type>,<unknown resource return type>) -r.xyzw {min16f} { nonuniform }
dcl_uav_typed_<unknown dimension> (<unused>,<unknown resource return type>,<unknown resource return type>,<unknown resource return type>) r
dcl_uav_typed_<unknown dimension> (<unused>,<unknown resource return type>,<unknown resource return type>,<unknown resource return type>) -r1.xyzw {min16f} { nonuniform }
dcl_uav_typed_<unknown dimension> (<unused>,<unknown resource return type>,<unknown resource return type>,<unknown resource return type>) r1
dcl_uav_typed_<unknown dimension> (<unused>,<unknown resource return type>,<unknown resource return type>,<unknown resource return type>) -r12.xyzw {min16f} { nonuniform }
dcl_uav_typed_<unknown dimension> (<unused>,<unknown resource return type>,<unknown resource return type>,<unknown resource return type>) r12
dcl_uav_typed_<unknown dimension> (<unused>,<unknown resource return type>,<unknown resource return type>,<unknown resource return type>) -r123.xyzw {min16f} { nonuniform }
dcl_uav_typed_<unknown dimension> (<unused>,<unknown resource return type>,<unknown resource return type>,<unknown resource return type>) r123
dcl_uav_typed_<unknown dimension> (<unused>,<unknown resource return type>,<unknown resource return type>,<unknown resource return type>) -r10-1.xyzw {min16f} { nonuniform }
dcl_uav_typed_<unknown dimension> (<unused>,<unknown resource return type>,<unknown resource return type>,<unknown resource return type>) r10-1
dcl_uav_typed_<unknown dimension> (<unused>,<unknown resource return type>,<unknown resource return type>,<unknown resource return type>) -r-1-10.xyzw {min16f} { nonuniform }
dcl_uav_typed_<unknown dimension> (<unused>,<unknown resource return type>,<unknown resource return type>,<unknown resource return type>) r-1-10
dcl_uav_typed_<unknown dimension> (<unused>,<unknown resource return type>,<unknown resource return type>,<unknown resource return type>) -v.xyzw {min16f} { nonuniform }
dcl_uav_typed_<unknown dimension> (<unused>,<unknown resource return type>,<unknown resource return type>,<unknown resource return type>) v
dcl_uav_typed_<unknown dimension> (<unused>,<unknown resource return type>,<unknown resource return type>,<unknown resource return type>) -v1.xyzw {min16f} { nonuniform }
dcl_uav_typed_<unknown dimension> (<unused>,<unknown resource return type>,<unknown resource return type>,<unknown resource return type>) v1
dcl_uav_typed_<unknown dimension> (<unused>,<unknown resource return type>,<unknown resource return type>,<unknown resource return type>) -v[1][2].xyzw {min16f} { nonuniform }
dcl_uav_typed_<unknown dimension> (<unused>,<unknown resource return type>,<unknown resource return type>,<unknown resource return type>) v[1][2]
dcl_uav_typed_<unknown dimension> (<unused>,<unknown resource return type>,<unknown resource return type>,<unknown resource return type>) -v[1][2][3].xyzw {min16f} { nonuniform }
dcl_uav_typed_<unknown dimension> (<unused>,<unknown resource return type>,<unknown resource return type>,<unknown resource return type>) v[1][2][3]
dcl_uav_typed_<unknown dimension> (<unused>,<unknown resource return type>,<unknown resource return type>,<unknown resource return type>) -v[1][0][-1].xyzw {min16f} { nonuniform }
dcl_uav_typed_<unknown dimension> (<unused>,<unknown resource return type>,<unknown resource return type>,<unknown resource return type>) v[1][0][-1]
dcl_uav_typed_<unknown dimension> (<unused>,<unknown resource return type>,<unknown resource return type>,<unknown resource return type>) -v[-1][-1][0].xyzw {min16f} { nonuniform }
dcl_uav_typed_<unknown dimension> (<unused>,<unknown resource return type>,<unknown resource return type>,<unknown resource return type>) v[-1][-1][0]
dcl_uav_typed_<unknown dimension> (<unused>,<unknown resource return type>,<unknown resource return type>,<unknown resource return type>) -t.xyzw {min16f} { nonuniform }
dcl_uav_typed_<unknown dimension> (<unused>,<unknown resource return type>,<unknown resource return type>,<unknown resource return type>) t
dcl_uav_typed_<unknown dimension> (<unused>,<unknown resource return type>,<unknown resource return type>,<unknown resource return type>) -t1.xyzw {min16f} { nonuniform }
dcl_uav_typed_<unknown dimension> (<unused>,<unknown resource return type>,<unknown resource return type>,<unknown resource return type>) t1
dcl_uav_typed_<unknown dimension> (<unused>,<unknown resource return type>,<unknown resource return type>,<unknown resource return type>) -t1[2].xyzw {min16f} { nonuniform }
dcl_uav_typed_<unknown dimension> (<unused>,<unknown resource return type>,<unknown resource return type>,<unknown resource return type>) t1[2]
dcl_uav_typed_<unknown dimension> (<unused>,<unknown resource return type>,<unknown resource return type>,<unknown resource return type>) -t1[2][3].xyzw {min16f} { nonuniform }
dcl_uav_typed_<unknown dimension> (<unused>,<unknown resource return type>,<unknown resource return type>,<unknown resource return type>) t1[2][3]
dcl_uav_typed_<unknown dimension> (<unused>,<unknown resource return type>,<unknown resource return type>,<unknown resource return type>) -t1[0][-1].xyzw {min16f} { nonuniform }
dcl_uav_typed_<unknown dimension> (<unused>,<unknown resource return type>,<unknown resource return type>,<unknown resource return type>) t1[0][-1]
dcl_uav_typed_<unknown dimension> (<unused>,<unknown resource return type>,<unknown resource return type>,<unknown resource return type>) -t-1[-1][0].xyzw {min16f} { nonuniform }
dcl_uav_typed_<unknown dimension> (<unused>,<unknown resource return type>,<unknown resource return type>,<unknown resource return type>) t-1[-1][0]
dcl_uav_typed_<unknown dimension> (<unused>,<unknown resource return type>,<unknown resource return type>,<unknown resource return type>) -s.xyzw {min16f} { nonuniform }
dcl_uav_typed_<unknown dimension> (<unused>,<unknown resource return type>,<unknown resource return type>,<unknown resource return type>) s
dcl_uav_typed_<unknown dimension> (<unused>,<unknown resource return type>,<unknown resource return type>,<unknown resource return type>) -s1.xyzw {min16f} { nonuniform }
dcl_uav_typed_<unknown dimension> (<unused>,<unknown resource return type>,<unknown resource return type>,<unknown resource return type>) s1
dcl_uav_typed_<unknown dimension> (<unused>,<unknown resource return type>,<unknown resource return type>,<unknown resource return type>) -s1[2].xyzw {min16f} { nonuniform }
dcl_uav_typed_<unknown dimension> (<unused>,<unknown resource return type>,<unknown resource return type>,<unknown resource return type>) s1[2]
dcl_uav_typed_<unknown dimension> (<unused>,<unknown resource return type>,<unknown resource return type>,<unknown resource return type>) -s1[2][3].xyzw {min16f} { nonuniform }
dcl_uav_typed_<unknown dimension> (<unused>,<unknown resource return type>,<unknown resource return type>,<unknown resource return type>) s1[2][3]
dcl_uav_typed_<unknown dimension> (<unused>,<unknown resource return type>,<unknown resource return type>,<unknown resource return type>) -s1[0][-1].xyzw {min16f} { nonuniform }
dcl_uav_typed_<unknown dimension> (<unused>,<unknown resource return type>,<unknown resource return type>,<unknown resource return type>) s1[0][-1]
dcl_uav_typed_<unknown dimension> (<unused>,<unknown resource return type>,<unknown resource return type>,<unknown resource return type>) -s-1[-1][0].xyzw {min16f} { nonuniform }
dcl_uav_typed_<unknown dimension> (<unused>,<unknown resource return type>,<unknown resource return type>,<unknown resource return type>) s-1[-1][0]
dcl_uav_typed_<unknown dimension> (<unused>,<unknown resource return type>,<unknown resource return type>,<unknown resource return type>) t1[r5.y + 2][r5.y + 0].xyzw
dcl_uav_typed_<unknown dimension> (<unused>,<unknown resource return type>,<unknown resource return type>,<unknown resource return type>) cb[2].xyzw
dcl_uav_typed_<unknown dimension> (<unused>,<unknown resource return type>,<unknown resource return type>,<unknown resource return type>) l(7)
dcl_uav_typed_<unknown dimension> (<unused>,<unknown resource return type>,<unknown resource return type>,<unknown resource return type>) l(0x3f800000, 7, 0, 1)
dcl_uav_typed_<unknown dimension> (<unused>,<unknown resource return type>,<unknown resource return type>,<unknown resource return type>) <unknown register type 50>
dcl_uav_raw -r.xyzw {min16f} { nonuniform }
dcl_uav_raw r
dcl_uav_raw -r1.xyzw {min16f} { nonuniform }
dcl_uav_raw r1
dcl_uav_raw -r12.xyzw {min16f} { nonuniform }
dcl_uav_raw r12
dcl_uav_raw -r123.xyzw {min16f} { nonuniform }
dcl_uav_raw r123
dcl_uav_raw -r10-1.xyzw {min16f} { nonuniform }
dcl_uav_raw r10-1
dcl_uav_raw -r-1-10.xyzw {min16f} { nonuniform }
dcl_uav_raw r-1-10
dcl_uav_raw -v.xyzw {min16f} { nonuniform }
dcl_uav_raw v
dcl_uav_raw -v1.xyzw {min16f} { nonuniform }
dcl_uav_raw v1
dcl_uav_raw -v[1][2].xyzw {min16f} { nonuniform }
dcl_uav_raw v[1][2]
dcl_uav_raw -v[1][2][3].xyzw {min16f} { nonuniform }
dcl_uav_raw v[1][2][3]
dcl_uav_raw -v[1][0][-1].xyzw {min16f} { nonuniform }
dcl_uav_raw v[1][0][-1]
dcl_uav_raw -v[-1][-1][0].xyzw {min16f} { nonuniform }
dcl_uav_raw v[-1][-1][0]
dcl_uav_raw -t.xyzw {min16f} { nonuniform }
dcl_uav_raw t
dcl_uav_raw -t1.xyzw {min16f} { nonuniform }
dcl_uav_raw t1
dcl_uav_raw -t1[2].xyzw {min16f} { nonuniform }
dcl_uav_raw t1[2]
dcl_uav_raw -t1[2][3].xyzw {min16f} { nonuniform }
dcl_uav_raw t1[2][3]
dcl_uav_raw -t1[0][-1].xyzw {min16f} { nonuniform }
dcl_uav_raw t1[0][-1]
dcl_uav_raw -t-1[-1][0].xyzw {min16f} { nonuniform }
dcl_uav_raw t-1[-1][0]
dcl_uav_raw -s.xyzw {min16f} { nonuniform }
dcl_uav_raw s
dcl_uav_raw -s1.xyzw {min16f} { nonuniform }
dcl_uav_raw s1
dcl_uav_raw -s1[2].xyzw {min16f} { nonuniform }
dcl_uav_raw s1[2]
dcl_uav_raw -s1[2][3].xyzw {min16f} { nonuniform }
dcl_uav_raw s1[2][3]
dcl_uav_raw -s1[0][-1].xyzw {min16f} { nonuniform }
dcl_uav_raw s1[0][-1]
dcl_uav_raw -s-1[-1][0].xyzw {min16f} { nonuniform }
dcl_uav_raw s-1[-1][0]
dcl_uav_raw t1[r5.y + 2][r5.y + 0].xyzw
dcl_uav_raw cb[2].xyzw
dcl_uav_raw l(7)
dcl_uav_raw l(0x3f800000, 7, 0, 1)
dcl_uav_raw <unknown register type 50>
dcl_uav_structured -r.xyzw {min16f} { nonuniform }, 9
dcl_uav_structured r, 9
dcl_uav_structured -r1.xyzw {min16f} { nonuniform }, 9
dcl_uav_structured r1, 9
dcl_uav_structured -r12.xyzw {min16f} { nonuniform }, 9
dcl_uav_structured r12, 9
dcl_uav_structured -r123.xyzw {min16f} { nonuniform }, 9
dcl_uav_structured r123, 9
dcl_uav_structured -r10-1.xyzw {min16f} { nonuniform }, 9
dcl_uav_structured r10-1, 9
dcl_uav_structured -r-1-10.xyzw {min16f} { nonuniform }, 9
dcl_uav_structured r-1-10, 9
dcl_uav_structured -v.xyzw {min16f} { nonuniform }, 9
dcl_uav_structured v, 9
dcl_uav_structured -v1.xyzw {min16f} { nonuniform }, 9
dcl_uav_structured v1, 9
dcl_uav_structured -v[1][2].xyzw {min16f} { nonuniform }, 9
dcl_uav_structured v[1][2], 9
dcl_uav_structured -v[1][2][3].xyzw {min16f} { nonuniform }, 9
dcl_uav_structured v[1][2][3], 9
dcl_uav_structured -v[1][0][-1].xyzw {min16f} { nonuniform }, 9
dcl_uav_structured v[1][0][-1], 9
dcl_uav_structured -v[-1][-1][0].xyzw {min16f} { nonuniform }, 9
dcl_uav_structured v[-1][-1][0], 9
dcl_uav_structured -t.xyzw {min16f} { nonuniform }, 9
dcl_uav_structured t, 9
dcl_uav_structured -t1.xyzw {min16f} { nonuniform }, 9
dcl_uav_structured t1, 9
dcl_uav_structured -t1[2].xyzw {min16f} { nonuniform }, 9
dcl_uav_structured t1[2], 9
dcl_uav_structured -t1[2][3].xyzw {min16f} { nonuniform }, 9
dcl_uav_structured t1[2][3], 9
dcl_uav_structured -t1[0][-1].xyzw {min16f} { nonuniform }, 9
dcl_uav_structured t1[0][-1], 9
dcl_uav_structured -t-1[-1][0].xyzw {min16f} { nonuniform }, 9
dcl_uav_structured t-1[-1][0], 9
dcl_uav_structured -s.xyzw {min16f} { nonuniform }, 9
dcl_uav_structured s, 9
dcl_uav_structured -s1.xyzw {min16f} { nonuniform }, 9
dcl_uav_structured s1, 9
dcl_uav_structured -s1[2].xyzw {min16f} { nonuniform }, 9
dcl_uav_structured s1[2], 9
dcl_uav_structured -s1[2][3].xyzw {min16f} { nonuniform }, 9
dcl_uav_structured s1[2][3], 9
dcl_uav_structured -s1[0][-1].xyzw {min16f} { nonuniform }, 9
dcl_uav_structured s1[0][-1], 9
dcl_uav_structured -s-1[-1][0].xyzw {min16f} { nonuniform }, 9
dcl_uav_structured s-1[-1][0], 9
dcl_uav_structured t1[r5.y + 2][r5.y + 0].xyzw, 9
dcl_uav_structured cb[2].xyzw, 9
dcl_uav_structured l(7), 9
dcl_uav_structured l(0x3f800000, 7, 0, 1), 9
dcl_uav_structured <unknown register type 50>, 9
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
dcl_tgsm_raw -t.xyzw {min16f} { nonuniform }, 9
dcl_tgsm_raw t, 9
dcl_tgsm_raw -t1.xyzw {min16f} { nonuniform }, 9
dcl_tgsm_raw t1, 9
dcl_tgsm_raw -t1[2].xyzw {min16f} { nonuniform }, 9
dcl_tgsm_raw t1[2], 9
dcl_tgsm_raw -t1[2][3].xyzw {min16f} { nonuniform }, 9
dcl_tgsm_raw t1[2][3], 9
dcl_tgsm_raw -t1[0][-1].xyzw {min16f} { nonuniform }, 9
dcl_tgsm_raw t1[0][-1], 9
dcl_tgsm_raw -t-1[-1][0].xyzw {min16f} { nonuniform }, 9
dcl_tgsm_raw t-1[-1][0], 9
dcl_tgsm_raw -s.xyzw {min16f} { nonuniform }, 9
dcl_tgsm_raw s, 9
dcl_tgsm_raw -s1.xyzw {min16f} { nonuniform }, 9
dcl_tgsm_raw s1, 9
dcl_tgsm_raw -s1[2].xyzw {min16f} { nonuniform }, 9
dcl_tgsm_raw s1[2], 9
dcl_tgsm_raw -s1[2][3].xyzw {min16f} { nonuniform }, 9
dcl_tgsm_raw s1[2][3], 9
dcl_tgsm_raw -s1[0][-1].xyzw {min16f} { nonuniform }, 9
dcl_tgsm_raw s1[0][-1], 9
dcl_tgsm_raw -s-1[-1][0].xyzw {min16f} { nonuniform }, 9
dcl_tgsm_raw s-1[-1][0], 9
dcl_tgsm_raw t1[r5.y + 2][r5.y + 0].xyzw, 9
dcl_tgsm_raw cb[2].xyzw, 9
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
dcl_tgsm_structured -t.xyzw {min16f} { nonuniform }, 9, 9
dcl_tgsm_structured t, 9, 9
dcl_tgsm_structured -t1.xyzw {min16f} { nonuniform }, 9, 9
dcl_tgsm_structured t1, 9, 9
dcl_tgsm_structured -t1[2].xyzw {min16f} { nonuniform }, 9, 9
dcl_tgsm_structured t1[2], 9, 9
dcl_tgsm_structured -t1[2][3].xyzw {min16f} { nonuniform }, 9, 9
dcl_tgsm_structured t1[2][3], 9, 9
dcl_tgsm_structured -t1[0][-1].xyzw {min16f} { nonuniform }, 9, 9
dcl_tgsm_structured t1[0][-1], 9, 9
dcl_tgsm_structured -t-1[-1][0].xyzw {min16f} { nonuniform }, 9, 9
dcl_tgsm_structured t-1[-1][0], 9, 9
dcl_tgsm_structured -s.xyzw {min16f} { nonuniform }, 9, 9
dcl_tgsm_structured s, 9, 9
dcl_tgsm_structured -s1.xyzw {min16f} { nonuniform }, 9, 9
dcl_tgsm_structured s1, 9, 9
dcl_tgsm_structured -s1[2].xyzw {min16f} { nonuniform }, 9, 9
dcl_tgsm_structured s1[2], 9, 9
dcl_tgsm_structured -s1[2][3].xyzw {min16f} { nonuniform }, 9, 9
dcl_tgsm_structured s1[2][3], 9, 9
dcl_tgsm_structured -s1[0][-1].xyzw {min16f} { nonuniform }, 9, 9
dcl_tgsm_structured s1[0][-1], 9, 9
dcl_tgsm_structured -s-1[-1][0].xyzw {min16f} { nonuniform }, 9, 9
dcl_tgsm_structured s-1[-1][0], 9, 9
dcl_tgsm_structured t1[r5.y + 2][r5.y + 0].xyzw, 9, 9
dcl_tgsm_structured cb[2].xyzw, 9, 9
dcl_tgsm_structured l(7), 9, 9
dcl_tgsm_structured l(0x3f800000, 7, 0, 1), 9, 9
dcl_tgsm_structured <unknown register type 50>, 9, 9
dcl_resource_raw -r.xyzw {min16f} { nonuniform }
dcl_resource_raw r
dcl_resource_raw -r1.xyzw {min16f} { nonuniform }
dcl_resource_raw r1
dcl_resource_raw -r12.xyzw {min16f} { nonuniform }
dcl_resource_raw r12
dcl_resource_raw -r123.xyzw {min16f} { nonuniform }
dcl_resource_raw r123
dcl_resource_raw -r10-1.xyzw {min16f} { nonuniform }
dcl_resource_raw r10-1
dcl_resource_raw -r-1-10.xyzw {min16f} { nonuniform }
dcl_resource_raw r-1-10
dcl_resource_raw -v.xyzw {min16f} { nonuniform }
dcl_resource_raw v
dcl_resource_raw -v1.xyzw {min16f} { nonuniform }
dcl_resource_raw v1
dcl_resource_raw -v[1][2].xyzw {min16f} { nonuniform }
dcl_resource_raw v[1][2]
dcl_resource_raw -v[1][2][3].xyzw {min16f} { nonuniform }
dcl_resource_raw v[1][2][3]
dcl_resource_raw -v[1][0][-1].xyzw {min16f} { nonuniform }
dcl_resource_raw v[1][0][-1]
dcl_resource_raw -v[-1][-1][0].xyzw {min16f} { nonuniform }
dcl_resource_raw v[-1][-1][0]
dcl_resource_raw -t.xyzw {min16f} { nonuniform }
dcl_resource_raw t
dcl_resource_raw -t1.xyzw {min16f} { nonuniform }
dcl_resource_raw t1
dcl_resource_raw -t1[2].xyzw {min16f} { nonuniform }
dcl_resource_raw t1[2]
dcl_resource_raw -t1[2][3].xyzw {min16f} { nonuniform }
dcl_resource_raw t1[2][3]
dcl_resource_raw -t1[0][-1].xyzw {min16f} { nonuniform }
dcl_resource_raw t1[0][-1]
dcl_resource_raw -t-1[-1][0].xyzw {min16f} { nonuniform }
dcl_resource_raw t-1[-1][0]
dcl_resource_raw -s.xyzw {min16f} { nonuniform }
dcl_resource_raw s
dcl_resource_raw -s1.xyzw {min16f} { nonuniform }
dcl_resource_raw s1
dcl_resource_raw -s1[2].xyzw {min16f} { nonuniform }
dcl_resource_raw s1[2]
dcl_resource_raw -s1[2][3].xyzw {min16f} { nonuniform }
dcl_resource_raw s1[2][3]
dcl_resource_raw -s1[0][-1].xyzw {min16f} { nonuniform }
dcl_resource_raw s1[0][-1]
dcl_resource_raw -s-1[-1][0].xyzw {min16f} { nonuniform }
dcl_resource_raw s-1[-1][0]
dcl_resource_raw t1[r5.y + 2][r5.y + 0].xyzw
dcl_resource_raw cb[2].xyzw
dcl_resource_raw l(7)
dcl_resource_raw l(0x3f800000, 7, 0, 1)
dcl_resource_raw <unknown register type 50>
dcl_resource_structured -r.xyzw {min16f} { nonuniform }, 9
dcl_resource_structured r, 9
dcl_resource_structured -r1.xyzw {min16f} { nonuniform }, 9
dcl_resource_structured r1, 9
dcl_resource_structured -r12.xyzw {min16f} { nonuniform }, 9
dcl_resource_structured r12, 9
dcl_resource_structured -r123.xyzw {min16f} { nonuniform }, 9
dcl_resource_structured r123, 9
dcl_resource_structured -r10-1.xyzw {min16f} { nonuniform }, 9
dcl_resource_structured r10-1, 9
dcl_resource_structured -r-1-10.xyzw {min16f} { nonuniform }, 9
dcl_resource_structured r-1-10, 9
dcl_resource_structured -v.xyzw {min16f} { nonuniform }, 9
dcl_resource_structured v, 9
dcl_resource_structured -v1.xyzw {min16f} { nonuniform }, 9
dcl_resource_structured v1, 9
dcl_resource_structured -v[1][2].xyzw {min16f} { nonuniform }, 9
dcl_resource_structured v[1][2], 9
dcl_resource_structured -v[1][2][3].xyzw {min16f} { nonuniform }, 9
dcl_resource_structured v[1][2][3], 9
dcl_resource_structured -v[1][0][-1].xyzw {min16f} { nonuniform }, 9
dcl_resource_structured v[1][0][-1], 9
dcl_resource_structured -v[-1][-1][0].xyzw {min16f} { nonuniform }, 9
dcl_resource_structured v[-1][-1][0], 9
dcl_resource_structured -t.xyzw {min16f} { nonuniform }, 9
dcl_resource_structured t, 9
dcl_resource_structured -t1.xyzw {min16f} { nonuniform }, 9
dcl_resource_structured t1, 9
dcl_resource_structured -t1[2].xyzw {min16f} { nonuniform }, 9
dcl_resource_structured t1[2], 9
dcl_resource_structured -t1[2][3].xyzw {min16f} { nonuniform }, 9
dcl_resource_structured t1[2][3], 9
dcl_resource_structured -t1[0][-1].xyzw {min16f} { nonuniform }, 9
dcl_resource_structured t1[0][-1], 9
dcl_resource_structured -t-1[-1][0].xyzw {min16f} { nonuniform }, 9
dcl_resource_structured t-1[-1][0], 9
dcl_resource_structured -s.xyzw {min16f} { nonuniform }, 9
dcl_resource_structured s, 9
dcl_resource_structured -s1.xyzw {min16f} { nonuniform }, 9
dcl_resource_structured s1, 9
dcl_resource_structured -s1[2].xyzw {min16f} { nonuniform }, 9
dcl_resource_structured s1[2], 9
dcl_resource_structured -s1[2][3].xyzw {min16f} { nonuniform }, 9
dcl_resource_structured s1[2][3], 9
dcl_resource_structured -s1[0][-1].xyzw {min16f} { nonuniform }, 9
dcl_resource_structured s1[0][-1], 9
dcl_resource_structured -s-1[-1][0].xyzw {min16f} { nonuniform }, 9
dcl_resource_structured s-1[-1][0], 9
dcl_resource_structured t1[r5.y + 2][r5.y + 0].xyzw, 9
dcl_resource_structured cb[2].xyzw, 9
dcl_resource_structured l(7), 9
dcl_resource_structured l(0x3f800000, 7, 0, 1), 9
dcl_resource_structured <unknown register type 50>, 9
ret 
