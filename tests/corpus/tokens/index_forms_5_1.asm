ps_5_1
mov r0.xyzw, r.xyzw
mov r0.xyzw, r7.xyzw
mov r0.xyzw, r.xyzw
mov r0.xyzw, r[r5.y + 0].xyzw
mov r0.xyzw, r[r5.y + 7].xyzw
mov r0.xyzw, r7.xyzw
mov r0.xyzw, r.xyzw
mov r0.xyzw, r[r5.y + 0].xyzw
mov r0.xyzw, r[r5.y + 7].xyzw
mov r0.xyzw, r78.xyzw
mov r0.xyzw, r8.xyzw
mov r0.xyzw, r[r5.y + 0]8.xyzw
mov r0.xyzw, r[r5.y + 7]8.xyzw
mov r0.xyzw, r7.xyzw
mov r0.xyzw, r.xyzw
mov r0.xyzw, r[r5.y + 0].xyzw
mov r0.xyzw, r[r5.y + 7].xyzw
mov r0.xyzw, r7[r5.y + 0].xyzw
mov r0.xyzw, r[r5.y + 0].xyzw
mov r0.xyzw, r[r5.y + 0][r5.y + 0].xyzw
mov r0.xyzw, r[r5.y + 7][r5.y + 0].xyzw
mov r0.xyzw, r7[r5.y + 8].xyzw
mov r0.xyzw, r[r5.y + 8].xyzw
mov r0.xyzw, r[r5.y + 0][r5.y + 8].xyzw
mov r0.xyzw, r[r5.y + 7][r5.y + 8].xyzw
mov r0.xyzw, r789.xyzw
mov r0.xyzw, r7[r5.y + 8][r5.y + 9].xyzw
mov r0.xyzw, r[r5.y + 0]89.xyzw
mov r0.xyzw, v.xyzw
mov r0.xyzw, v7.xyzw
mov r0.xyzw, v.xyzw
mov r0.xyzw, v[r5.y + 0].xyzw
mov r0.xyzw, v[r5.y + 7].xyzw
mov r0.xyzw, v7.xyzw
mov r0.xyzw, v.xyzw
mov r0.xyzw, v[r5.y + 0].xyzw
mov r0.xyzw, v[r5.y + 7].xyzw
mov r0.xyzw, v[7][8].xyzw
mov r0.xyzw, v[8].xyzw
mov r0.xyzw, v[r5.y + 0][8].xyzw
mov r0.xyzw, v[r5.y + 7][8].xyzw
mov r0.xyzw, v[7].xyzw
mov r0.xyzw, v.xyzw
mov r0.xyzw, v[r5.y + 0].xyzw
mov r0.xyzw, v[r5.y + 7].xyzw
mov r0.xyzw, v[7][r5.y + 0].xyzw
mov r0.xyzw, v[r5.y + 0].xyzw
mov r0.xyzw, v[r5.y + 0][r5.y + 0].xyzw
mov r0.xyzw, v[r5.y + 7][r5.y + 0].xyzw
mov r0.xyzw, v[7][r5.y + 8].xyzw
mov r0.xyzw, v[r5.y + 8].xyzw
mov r0.xyzw, v[r5.y + 0][r5.y + 8].xyzw
mov r0.xyzw, v[r5.y + 7][r5.y + 8].xyzw
mov r0.xyzw, v[7][8][9].xyzw
mov r0.xyzw, v[7][r5.y + 8][r5.y + 9].xyzw
mov r0.xyzw, v[r5.y + 0][8][9].xyzw
mov r0.xyzw, o.xyzw
mov r0.xyzw, o7.xyzw
mov r0.xyzw, o.xyzw
mov r0.xyzw, o[r5.y + 0].xyzw
mov r0.xyzw, o[r5.y + 7].xyzw
mov r0.xyzw, o7.xyzw
mov r0.xyzw, o.xyzw
mov r0.xyzw, o[r5.y + 0].xyzw
mov r0.xyzw, o[r5.y + 7].xyzw
mov r0.xyzw, o[7][8].xyzw
mov r0.xyzw, o[8].xyzw
mov r0.xyzw, o[r5.y + 0][8].xyzw
mov r0.xyzw, o[r5.y + 7][8].xyzw
mov r0.xyzw, o[7].xyzw
mov r0.xyzw, o.xyzw
mov r0.xyzw, o[r5.y + 0].xyzw
mov r0.xyzw, o[r5.y + 7].xyzw
mov r0.xyzw, o[7][r5.y + 0].xyzw
mov r0.xyzw, o[r5.y + 0].xyzw
mov r0.xyzw, o[r5.y + 0][r5.y + 0].xyzw
mov r0.xyzw, o[r5.y + 7][r5.y + 0].xyzw
mov r0.xyzw, o[7][r5.y + 8].xyzw
mov r0.xyzw, o[r5.y + 8].xyzw
mov r0.xyzw, o[r5.y + 0][r5.y + 8].xyzw
mov r0.xyzw, o[r5.y + 7][r5.y + 8].xyzw
mov r0.xyzw, o[7][8][9].xyzw
mov r0.xyzw, o[7][r5.y + 8][r5.y + 9].xyzw
mov r0.xyzw, o[r5.y + 0][8][9].xyzw
mov r0.xyzw, x.xyzw
mov r0.xyzw, x7.xyzw
mov r0.xyzw, x.xyzw
mov r0.xyzw, x[r5.y + 0].xyzw
mov r0.xyzw, x[r5.y + 7].xyzw
mov r0.xyzw, x7.xyzw
mov r0.xyzw, x.xyzw
mov r0.xyzw, x[r5.y + 0].xyzw
mov r0.xyzw, x[r5.y + 7].xyzw
mov r0.xyzw, x7[8].xyzw
mov r0.xyzw, x[8].xyzw
mov r0.xyzw, x[r5.y + 0][8].xyzw
mov r0.xyzw, x[r5.y + 7][8].xyzw
mov r0.xyzw, x7.xyzw
mov r0.xyzw, x.xyzw
mov r0.xyzw, x[r5.y + 0].xyzw
mov r0.xyzw, x[r5.y + 7].xyzw
mov r0.xyzw, x7[r5.y + 0].xyzw
mov r0.xyzw, x[r5.y + 0].xyzw
mov r0.xyzw, x[r5.y + 0][r5.y + 0].xyzw
mov r0.xyzw, x[r5.y + 7][r5.y + 0].xyzw
mov r0.xyzw, x7[r5.y + 8].xyzw
mov r0.xyzw, x[r5.y + 8].xyzw
mov r0.xyzw, x[r5.y + 0][r5.y + 8].xyzw
mov r0.xyzw, x[r5.y + 7][r5.y + 8].xyzw
mov r0.xyzw, x7[8][9].xyzw
mov r0.xyzw, x7[r5.y + 8][r5.y + 9].xyzw
mov r0.xyzw, x[r5.y + 0][8][9].xyzw
mov r0.xyzw, S.xyzw
mov r0.xyzw, S7.xyzw
mov r0.xyzw, S.xyzw
mov r0.xyzw, S[r5.y + 0].xyzw
mov r0.xyzw, S[r5.y + 7].xyzw
mov r0.xyzw, S7.xyzw
mov r0.xyzw, S.xyzw
mov r0.xyzw, S[r5.y + 0].xyzw
mov r0.xyzw, S[r5.y + 7].xyzw
mov r0.xyzw, S7[8].xyzw
mov r0.xyzw, S[8].xyzw
mov r0.xyzw, S[r5.y + 0][8].xyzw
mov r0.xyzw, S[r5.y + 7][8].xyzw
mov r0.xyzw, S7.xyzw
mov r0.xyzw, S.xyzw
mov r0.xyzw, S[r5.y + 0].xyzw
mov r0.xyzw, S[r5.y + 7].xyzw
mov r0.xyzw, S7[r5.y + 0].xyzw
mov r0.xyzw, S[r5.y + 0].xyzw
mov r0.xyzw, S[r5.y + 0][r5.y + 0].xyzw
mov r0.xyzw, S[r5.y + 7][r5.y + 0].xyzw
mov r0.xyzw, S7[r5.y + 8].xyzw
mov r0.xyzw, S[r5.y + 8].xyzw
mov r0.xyzw, S[r5.y + 0][r5.y + 8].xyzw
mov r0.xyzw, S[r5.y + 7][r5.y + 8].xyzw
mov r0.xyzw, S7[8][9].xyzw
mov r0.xyzw, S7[r5.y + 8][r5.y + 9].xyzw
mov r0.xyzw, S[r5.y + 0][8][9].xyzw
mov r0.xyzw, T.xyzw
mov r0.xyzw, T7.xyzw
mov r0.xyzw, T.xyzw
mov r0.xyzw, T[r5.y + 0].xyzw
mov r0.xyzw, T[r5.y + 7].xyzw
mov r0.xyzw, T7.xyzw
mov r0.xyzw, T.xyzw
mov r0.xyzw, T[r5.y + 0].xyzw
mov r0.xyzw, T[r5.y + 7].xyzw
mov r0.xyzw, T7[8].xyzw
mov r0.xyzw, T[8].xyzw
mov r0.xyzw, T[r5.y + 0][8].xyzw
mov r0.xyzw, T[r5.y + 7][8].xyzw
mov r0.xyzw, T7.xyzw
mov r0.xyzw, T.xyzw
mov r0.xyzw, T[r5.y + 0].xyzw
mov r0.xyzw, T[r5.y + 7].xyzw
mov r0.xyzw, T7[r5.y + 0].xyzw
mov r0.xyzw, T[r5.y + 0].xyzw
mov r0.xyzw, T[r5.y + 0][r5.y + 0].xyzw
mov r0.xyzw, T[r5.y + 7][r5.y + 0].xyzw
mov r0.xyzw, T7[r5.y + 8].xyzw
mov r0.xyzw, T[r5.y + 8].xyzw
mov r0.xyzw, T[r5.y + 0][r5.y + 8].xyzw
mov r0.xyzw, T[r5.y + 7][r5.y + 8].xyzw
mov r0.xyzw, T7[8][9].xyzw
mov r0.xyzw, T7[r5.y + 8][r5.y + 9].xyzw
mov r0.xyzw, T[r5.y + 0][8][9].xyzw
mov r0.xyzw, CB.xyzw
mov r0.xyzw, CB7.xyzw
mov r0.xyzw, CB.xyzw
mov r0.xyzw, CB[r5.y + 0].xyzw
mov r0.xyzw, CB[r5.y + 7].xyzw
mov r0.xyzw, CB7.xyzw
mov r0.xyzw, CB.xyzw
mov r0.xyzw, CB[r5.y + 0].xyzw
mov r0.xyzw, CB[r5.y + 7].xyzw
mov r0.xyzw, CB7[8].xyzw
mov r0.xyzw, CB[8].xyzw
mov r0.xyzw, CB[r5.y + 0][8].xyzw
mov r0.xyzw, CB[r5.y + 7][8].xyzw
mov r0.xyzw, CB7.xyzw
mov r0.xyzw, CB.xyzw
mov r0.xyzw, CB[r5.y + 0].xyzw
mov r0.xyzw, CB[r5.y + 7].xyzw
mov r0.xyzw, CB7[r5.y + 0].xyzw
mov r0.xyzw, CB[r5.y + 0].xyzw
mov r0.xyzw, CB[r5.y + 0][r5.y + 0].xyzw
mov r0.xyzw, CB[r5.y + 7][r5.y + 0].xyzw
mov r0.xyzw, CB7[r5.y + 8].xyzw
mov r0.xyzw, CB[r5.y + 8].xyzw
mov r0.xyzw, CB[r5.y + 0][r5.y + 8].xyzw
mov r0.xyzw, CB[r5.y + 7][r5.y + 8].xyzw
mov r0.xyzw, CB7[8][9].xyzw
mov r0.xyzw, CB7[r5.y + 8][r5.y + 9].xyzw
mov r0.xyzw, CB[r5.y + 0][8][9].xyzw
mov r0.xyzw, icb.xyzw
mov r0.xyzw, icb7.xyzw
mov r0.xyzw, icb.xyzw
mov r0.xyzw, icb[r5.y + 0].xyzw
mov r0.xyzw, icb[r5.y + 7].xyzw
mov r0.xyzw, icb7.xyzw
mov r0.xyzw, icb.xyzw
mov r0.xyzw, icb[r5.y + 0].xyzw
mov r0.xyzw, icb[r5.y + 7].xyzw
mov r0.xyzw, icb78.xyzw
mov r0.xyzw, icb8.xyzw
mov r0.xyzw, icb[r5.y + 0]8.xyzw
mov r0.xyzw, icb[r5.y + 7]8.xyzw
mov r0.xyzw, icb7.xyzw
mov r0.xyzw, icb.xyzw
mov r0.xyzw, icb[r5.y + 0].xyzw
mov r0.xyzw, icb[r5.y + 7].xyzw
mov r0.xyzw, icb7[r5.y + 0].xyzw
mov r0.xyzw, icb[r5.y + 0].xyzw
mov r0.xyzw, icb[r5.y + 0][r5.y + 0].xyzw
mov r0.xyzw, icb[r5.y + 7][r5.y + 0].xyzw
mov r0.xyzw, icb7[r5.y + 8].xyzw
mov r0.xyzw, icb[r5.y + 8].xyzw
mov r0.xyzw, icb[r5.y + 0][r5.y + 8].xyzw
mov r0.xyzw, icb[r5.y + 7][r5.y + 8].xyzw
mov r0.xyzw, icb789.xyzw
mov r0.xyzw, icb7[r5.y + 8][r5.y + 9].xyzw
mov r0.xyzw, icb[r5.y + 0]89.xyzw
mov r0.xyzw, label.xyzw
mov r0.xyzw, label7.xyzw
mov r0.xyzw, label.xyzw
mov r0.xyzw, label[r5.y + 0].xyzw
mov r0.xyzw, label[r5.y + 7].xyzw
mov r0.xyzw, label7.xyzw
mov r0.xyzw, label.xyzw
mov r0.xyzw, label[r5.y + 0].xyzw
mov r0.xyzw, label[r5.y + 7].xyzw
mov r0.xyzw, label78.xyzw
mov r0.xyzw, label8.xyzw
mov r0.xyzw, label[r5.y + 0]8.xyzw
mov r0.xyzw, label[r5.y + 7]8.xyzw
mov r0.xyzw, label7.xyzw
mov r0.xyzw, label.xyzw
mov r0.xyzw, label[r5.y + 0].xyzw
mov r0.xyzw, label[r5.y + 7].xyzw
mov r0.xyzw, label7[r5.y + 0].xyzw
mov r0.xyzw, label[r5.y + 0].xyzw
mov r0.xyzw, label[r5.y + 0][r5.y + 0].xyzw
mov r0.xyzw, label[r5.y + 7][r5.y + 0].xyzw
mov r0.xyzw, label7[r5.y + 8].xyzw
mov r0.xyzw, label[r5.y + 8].xyzw
mov r0.xyzw, label[r5.y + 0][r5.y + 8].xyzw
mov r0.xyzw, label[r5.y + 7][r5.y + 8].xyzw
mov r0.xyzw, label789.xyzw
mov r0.xyzw, label7[r5.y + 8][r5.y + 9].xyzw
mov r0.xyzw, label[r5.y + 0]89.xyzw
mov r0.xyzw, vPrim.xyzw
mov r0.xyzw, vPrim7.xyzw
mov r0.xyzw, vPrim.xyzw
mov r0.xyzw, vPrim[r5.y + 0].xyzw
mov r0.xyzw, vPrim[r5.y + 7].xyzw
mov r0.xyzw, vPrim7.xyzw
mov r0.xyzw, vPrim.xyzw
mov r0.xyzw, vPrim[r5.y + 0].xyzw
mov r0.xyzw, vPrim[r5.y + 7].xyzw
mov r0.xyzw, vPrim78.xyzw
mov r0.xyzw, vPrim8.xyzw
mov r0.xyzw, vPrim[r5.y + 0]8.xyzw
mov r0.xyzw, vPrim[r5.y + 7]8.xyzw
mov r0.xyzw, vPrim7.xyzw
mov r0.xyzw, vPrim.xyzw
mov r0.xyzw, vPrim[r5.y + 0].xyzw
mov r0.xyzw, vPrim[r5.y + 7].xyzw
mov r0.xyzw, vPrim7[r5.y + 0].xyzw
mov r0.xyzw, vPrim[r5.y + 0].xyzw
mov r0.xyzw, vPrim[r5.y + 0][r5.y + 0].xyzw
mov r0.xyzw, vPrim[r5.y + 7][r5.y + 0].xyzw
mov r0.xyzw, vPrim7[r5.y + 8].xyzw
mov r0.xyzw, vPrim[r5.y + 8].xyzw
mov r0.xyzw, vPrim[r5.y + 0][r5.y + 8].xyzw
mov r0.xyzw, vPrim[r5.y + 7][r5.y + 8].xyzw
mov r0.xyzw, vPrim789.xyzw
mov r0.xyzw, vPrim7[r5.y + 8][r5.y + 9].xyzw
mov r0.xyzw, vPrim[r5.y + 0]89.xyzw
mov r0.xyzw, oDepth.xyzw
mov r0.xyzw, oDepth7.xyzw
mov r0.xyzw, oDepth.xyzw
mov r0.xyzw, oDepth[r5.y + 0].xyzw
mov r0.xyzw, oDepth[r5.y + 7].xyzw
mov r0.xyzw, oDepth7.xyzw
mov r0.xyzw, oDepth.xyzw
mov r0.xyzw, oDepth[r5.y + 0].xyzw
mov r0.xyzw, oDepth[r5.y + 7].xyzw
mov r0.xyzw, oDepth78.xyzw
mov r0.xyzw, oDepth8.xyzw
mov r0.xyzw, oDepth[r5.y + 0]8.xyzw
mov r0.xyzw, oDepth[r5.y + 7]8.xyzw
mov r0.xyzw, oDepth7.xyzw
mov r0.xyzw, oDepth.xyzw
mov r0.xyzw, oDepth[r5.y + 0].xyzw
mov r0.xyzw, oDepth[r5.y + 7].xyzw
mov r0.xyzw, oDepth7[r5.y + 0].xyzw
mov r0.xyzw, oDepth[r5.y + 0].xyzw
mov r0.xyzw, oDepth[r5.y + 0][r5.y + 0].xyzw
mov r0.xyzw, oDepth[r5.y + 7][r5.y + 0].xyzw
mov r0.xyzw, oDepth7[r5.y + 8].xyzw
mov r0.xyzw, oDepth[r5.y + 8].xyzw
mov r0.xyzw, oDepth[r5.y + 0][r5.y + 8].xyzw
mov r0.xyzw, oDepth[r5.y + 7][r5.y + 8].xyzw
mov r0.xyzw, oDepth789.xyzw
mov r0.xyzw, oDepth7[r5.y + 8][r5.y + 9].xyzw
mov r0.xyzw, oDepth[r5.y + 0]89.xyzw
mov r0.xyzw, null.xyzw
mov r0.xyzw, null7.xyzw
mov r0.xyzw, null.xyzw
mov r0.xyzw, null[r5.y + 0].xyzw
mov r0.xyzw, null[r5.y + 7].xyzw
mov r0.xyzw, null7.xyzw
mov r0.xyzw, null.xyzw
mov r0.xyzw, null[r5.y + 0].xyzw
mov r0.xyzw, null[r5.y + 7].xyzw
mov r0.xyzw, null78.xyzw
mov r0.xyzw, null8.xyzw
mov r0.xyzw, null[r5.y + 0]8.xyzw
mov r0.xyzw, null[r5.y + 7]8.xyzw
mov r0.xyzw, null7.xyzw
mov r0.xyzw, null.xyzw
mov r0.xyzw, null[r5.y + 0].xyzw
mov r0.xyzw, null[r5.y + 7].xyzw
mov r0.xyzw, null7[r5.y + 0].xyzw
mov r0.xyzw, null[r5.y + 0].xyzw
mov r0.xyzw, null[r5.y + 0][r5.y + 0].xyzw
mov r0.xyzw, null[r5.y + 7][r5.y + 0].xyzw
mov r0.xyzw, null7[r5.y + 8].xyzw
mov r0.xyzw, null[r5.y + 8].xyzw
mov r0.xyzw, null[r5.y + 0][r5.y + 8].xyzw
mov r0.xyzw, null[r5.y + 7][r5.y + 8].xyzw
mov r0.xyzw, null789.xyzw
mov r0.xyzw, null7[r5.y + 8][r5.y + 9].xyzw
mov r0.xyzw, null[r5.y + 0]89.xyzw
mov r0.xyzw, rasterizer.xyzw
mov r0.xyzw, rasterizer7.xyzw
mov r0.xyzw, rasterizer.xyzw
mov r0.xyzw, rasterizer[r5.y + 0].xyzw
mov r0.xyzw, rasterizer[r5.y + 7].xyzw
mov r0.xyzw, rasterizer7.xyzw
mov r0.xyzw, rasterizer.xyzw
mov r0.xyzw, rasterizer[r5.y + 0].xyzw
mov r0.xyzw, rasterizer[r5.y + 7].xyzw
mov r0.xyzw, rasterizer78.xyzw
mov r0.xyzw, rasterizer8.xyzw
mov r0.xyzw, rasterizer[r5.y + 0]8.xyzw
mov r0.xyzw, rasterizer[r5.y + 7]8.xyzw
mov r0.xyzw, rasterizer7.xyzw
mov r0.xyzw, rasterizer.xyzw
mov r0.xyzw, rasterizer[r5.y + 0].xyzw
mov r0.xyzw, rasterizer[r5.y + 7].xyzw
mov r0.xyzw, rasterizer7[r5.y + 0].xyzw
mov r0.xyzw, rasterizer[r5.y + 0].xyzw
mov r0.xyzw, rasterizer[r5.y + 0][r5.y + 0].xyzw
mov r0.xyzw, rasterizer[r5.y + 7][r5.y + 0].xyzw
mov r0.xyzw, rasterizer7[r5.y + 8].xyzw
mov r0.xyzw, rasterizer[r5.y + 8].xyzw
mov r0.xyzw, rasterizer[r5.y + 0][r5.y + 8].xyzw
mov r0.xyzw, rasterizer[r5.y + 7][r5.y + 8].xyzw
mov r0.xyzw, rasterizer789.xyzw
mov r0.xyzw, rasterizer7[r5.y + 8][r5.y + 9].xyzw
mov r0.xyzw, rasterizer[r5.y + 0]89.xyzw
mov r0.xyzw, oMask.xyzw
mov r0.xyzw, oMask7.xyzw
mov r0.xyzw, oMask.xyzw
mov r0.xyzw, oMask[r5.y + 0].xyzw
mov r0.xyzw, oMask[r5.y + 7].xyzw
mov r0.xyzw, oMask7.xyzw
mov r0.xyzw, oMask.xyzw
mov r0.xyzw, oMask[r5.y + 0].xyzw
mov r0.xyzw, oMask[r5.y + 7].xyzw
mov r0.xyzw, oMask78.xyzw
mov r0.xyzw, oMask8.xyzw
mov r0.xyzw, oMask[r5.y + 0]8.xyzw
mov r0.xyzw, oMask[r5.y + 7]8.xyzw
mov r0.xyzw, oMask7.xyzw
mov r0.xyzw, oMask.xyzw
mov r0.xyzw, oMask[r5.y + 0].xyzw
mov r0.xyzw, oMask[r5.y + 7].xyzw
mov r0.xyzw, oMask7[r5.y + 0].xyzw
mov r0.xyzw, oMask[r5.y + 0].xyzw
mov r0.xyzw, oMask[r5.y + 0][r5.y + 0].xyzw
mov r0.xyzw, oMask[r5.y + 7][r5.y + 0].xyzw
mov r0.xyzw, oMask7[r5.y + 8].xyzw
mov r0.xyzw, oMask[r5.y + 8].xyzw
mov r0.xyzw, oMask[r5.y + 0][r5.y + 8].xyzw
mov r0.xyzw, oMask[r5.y + 7][r5.y + 8].xyzw
mov r0.xyzw, oMask789.xyzw
mov r0.xyzw, oMask7[r5.y + 8][r5.y + 9].xyzw
mov r0.xyzw, oMask[r5.y + 0]89.xyzw
mov r0.xyzw, m.xyzw
mov r0.xyzw, m7.xyzw
mov r0.xyzw, m.xyzw
mov r0.xyzw, m[r5.y + 0].xyzw
mov r0.xyzw, m[r5.y + 7].xyzw
mov r0.xyzw, m7.xyzw
mov r0.xyzw, m.xyzw
mov r0.xyzw, m[r5.y + 0].xyzw
mov r0.xyzw, m[r5.y + 7].xyzw
mov r0.xyzw, m78.xyzw
mov r0.xyzw, m8.xyzw
mov r0.xyzw, m[r5.y + 0]8.xyzw
mov r0.xyzw, m[r5.y + 7]8.xyzw
mov r0.xyzw, m7.xyzw
mov r0.xyzw, m.xyzw
mov r0.xyzw, m[r5.y + 0].xyzw
mov r0.xyzw, m[r5.y + 7].xyzw
mov r0.xyzw, m7[r5.y + 0].xyzw
mov r0.xyzw, m[r5.y + 0].xyzw
mov r0.xyzw, m[r5.y + 0][r5.y + 0].xyzw
mov r0.xyzw, m[r5.y + 7][r5.y + 0].xyzw
mov r0.xyzw, m7[r5.y + 8].xyzw
mov r0.xyzw, m[r5.y + 8].xyzw
mov r0.xyzw, m[r5.y + 0][r5.y + 8].xyzw
mov r0.xyzw, m[r5.y + 7][r5.y + 8].xyzw
mov r0.xyzw, m789.xyzw
mov r0.xyzw, m7[r5.y + 8][r5.y + 9].xyzw
mov r0.xyzw, m[r5.y + 0]89.xyzw
mov r0.xyzw, fb.xyzw
mov r0.xyzw, fb7.xyzw
mov r0.xyzw, fb.xyzw
mov r0.xyzw, fb[r5.y + 0].xyzw
mov r0.xyzw, fb[r5.y + 7].xyzw
mov r0.xyzw, fb7.xyzw
mov r0.xyzw, fb.xyzw
mov r0.xyzw, fb[r5.y + 0].xyzw
mov r0.xyzw, fb[r5.y + 7].xyzw
mov r0.xyzw, fb78.xyzw
mov r0.xyzw, fb8.xyzw
mov r0.xyzw, fb[r5.y + 0]8.xyzw
mov r0.xyzw, fb[r5.y + 7]8.xyzw
mov r0.xyzw, fb7.xyzw
mov r0.xyzw, fb.xyzw
mov r0.xyzw, fb[r5.y + 0].xyzw
mov r0.xyzw, fb[r5.y + 7].xyzw
mov r0.xyzw, fb7[r5.y + 0].xyzw
mov r0.xyzw, fb[r5.y + 0].xyzw
mov r0.xyzw, fb[r5.y + 0][r5.y + 0].xyzw
mov r0.xyzw, fb[r5.y + 7][r5.y + 0].xyzw
mov r0.xyzw, fb7[r5.y + 8].xyzw
mov r0.xyzw, fb[r5.y + 8].xyzw
mov r0.xyzw, fb[r5.y + 0][r5.y + 8].xyzw
mov r0.xyzw, fb[r5.y + 7][r5.y + 8].xyzw
mov r0.xyzw, fb789.xyzw
mov r0.xyzw, fb7[r5.y + 8][r5.y + 9].xyzw
mov r0.xyzw, fb[r5.y + 0]89.xyzw
mov r0.xyzw, ft.xyzw
mov r0.xyzw, ft7.xyzw
mov r0.xyzw, ft.xyzw
mov r0.xyzw, ft[r5.y + 0].xyzw
mov r0.xyzw, ft[r5.y + 7].xyzw
mov r0.xyzw, ft7.xyzw
mov r0.xyzw, ft.xyzw
mov r0.xyzw, ft[r5.y + 0].xyzw
mov r0.xyzw, ft[r5.y + 7].xyzw
mov r0.xyzw, ft78.xyzw
mov r0.xyzw, ft8.xyzw
mov r0.xyzw, ft[r5.y + 0]8.xyzw
mov r0.xyzw, ft[r5.y + 7]8.xyzw
mov r0.xyzw, ft7.xyzw
mov r0.xyzw, ft.xyzw
mov r0.xyzw, ft[r5.y + 0].xyzw
mov r0.xyzw, ft[r5.y + 7].xyzw
mov r0.xyzw, ft7[r5.y + 0].xyzw
mov r0.xyzw, ft[r5.y + 0].xyzw
mov r0.xyzw, ft[r5.y + 0][r5.y + 0].xyzw
mov r0.xyzw, ft[r5.y + 7][r5.y + 0].xyzw
mov r0.xyzw, ft7[r5.y + 8].xyzw
mov r0.xyzw, ft[r5.y + 8].xyzw
mov r0.xyzw, ft[r5.y + 0][r5.y + 8].xyzw
mov r0.xyzw, ft[r5.y + 7][r5.y + 8].xyzw
mov r0.xyzw, ft789.xyzw
mov r0.xyzw, ft7[r5.y + 8][r5.y + 9].xyzw
mov r0.xyzw, ft[r5.y + 0]89.xyzw
mov r0.xyzw, fp.xyzw
mov r0.xyzw, fp7.xyzw
mov r0.xyzw, fp.xyzw
mov r0.xyzw, fp[r5.y + 0].xyzw
mov r0.xyzw, fp[r5.y + 7].xyzw
mov r0.xyzw, fp7.xyzw
mov r0.xyzw, fp.xyzw
mov r0.xyzw, fp[r5.y + 0].xyzw
mov r0.xyzw, fp[r5.y + 7].xyzw
mov r0.xyzw, fp7[8].xyzw
mov r0.xyzw, fp[8].xyzw
mov r0.xyzw, fp[r5.y + 0][8].xyzw
mov r0.xyzw, fp[r5.y + 7][8].xyzw
mov r0.xyzw, fp7.xyzw
mov r0.xyzw, fp.xyzw
mov r0.xyzw, fp[r5.y + 0].xyzw
mov r0.xyzw, fp[r5.y + 7].xyzw
mov r0.xyzw, fp7[r5.y + 0].xyzw
mov r0.xyzw, fp[r5.y + 0].xyzw
mov r0.xyzw, fp[r5.y + 0][r5.y + 0].xyzw
mov r0.xyzw, fp[r5.y + 7][r5.y + 0].xyzw
mov r0.xyzw, fp7[r5.y + 8].xyzw
mov r0.xyzw, fp[r5.y + 8].xyzw
mov r0.xyzw, fp[r5.y + 0][r5.y + 8].xyzw
mov r0.xyzw, fp[r5.y + 7][r5.y + 8].xyzw
mov r0.xyzw, fp7[8][9].xyzw
mov r0.xyzw, fp7[r5.y + 8][r5.y + 9].xyzw
mov r0.xyzw, fp[r5.y + 0][8][9].xyzw
mov r0.xyzw, iv.xyzw
mov r0.xyzw, iv7.xyzw
mov r0.xyzw, iv.xyzw
mov r0.xyzw, iv[r5.y + 0].xyzw
mov r0.xyzw, iv[r5.y + 7].xyzw
mov r0.xyzw, iv7.xyzw
mov r0.xyzw, iv.xyzw
mov r0.xyzw, iv[r5.y + 0].xyzw
mov r0.xyzw, iv[r5.y + 7].xyzw
mov r0.xyzw, iv7[8].xyzw
mov r0.xyzw, iv[8].xyzw
mov r0.xyzw, iv[r5.y + 0][8].xyzw
mov r0.xyzw, iv[r5.y + 7][8].xyzw
mov r0.xyzw, iv7.xyzw
mov r0.xyzw, iv.xyzw
mov r0.xyzw, iv[r5.y + 0].xyzw
mov r0.xyzw, iv[r5.y + 7].xyzw
mov r0.xyzw, iv7[r5.y + 0].xyzw
mov r0.xyzw, iv[r5.y + 0].xyzw
mov r0.xyzw, iv[r5.y + 0][r5.y + 0].xyzw
mov r0.xyzw, iv[r5.y + 7][r5.y + 0].xyzw
mov r0.xyzw, iv7[r5.y + 8].xyzw
mov r0.xyzw, iv[r5.y + 8].xyzw
mov r0.xyzw, iv[r5.y + 0][r5.y + 8].xyzw
mov r0.xyzw, iv[r5.y + 7][r5.y + 8].xyzw
mov r0.xyzw, iv7[8][9].xyzw
mov r0.xyzw, iv7[r5.y + 8][r5.y + 9].xyzw
mov r0.xyzw, iv[r5.y + 0][8][9].xyzw
mov r0.xyzw, ov.xyzw
mov r0.xyzw, ov7.xyzw
mov r0.xyzw, ov.xyzw
mov r0.xyzw, ov[r5.y + 0].xyzw
mov r0.xyzw, ov[r5.y + 7].xyzw
mov r0.xyzw, ov7.xyzw
mov r0.xyzw, ov.xyzw
mov r0.xyzw, ov[r5.y + 0].xyzw
mov r0.xyzw, ov[r5.y + 7].xyzw
mov r0.xyzw, ov7[8].xyzw
mov r0.xyzw, ov[8].xyzw
mov r0.xyzw, ov[r5.y + 0][8].xyzw
mov r0.xyzw, ov[r5.y + 7][8].xyzw
mov r0.xyzw, ov7.xyzw
mov r0.xyzw, ov.xyzw
mov r0.xyzw, ov[r5.y + 0].xyzw
mov r0.xyzw, ov[r5.y + 7].xyzw
mov r0.xyzw, ov7[r5.y + 0].xyzw
mov r0.xyzw, ov[r5.y + 0].xyzw
mov r0.xyzw, ov[r5.y + 0][r5.y + 0].xyzw
mov r0.xyzw, ov[r5.y + 7][r5.y + 0].xyzw
mov r0.xyzw, ov7[r5.y + 8].xyzw
mov r0.xyzw, ov[r5.y + 8].xyzw
mov r0.xyzw, ov[r5.y + 0][r5.y + 8].xyzw
mov r0.xyzw, ov[r5.y + 7][r5.y + 8].xyzw
mov r0.xyzw, ov7[8][9].xyzw
mov r0.xyzw, ov7[r5.y + 8][r5.y + 9].xyzw
mov r0.xyzw, ov[r5.y + 0][8][9].xyzw
mov r0.xyzw, vOutputControlPointID.xyzw
mov r0.xyzw, vOutputControlPointID7.xyzw
mov r0.xyzw, vOutputControlPointID.xyzw
mov r0.xyzw, vOutputControlPointID[r5.y + 0].xyzw
mov r0.xyzw, vOutputControlPointID[r5.y + 7].xyzw
mov r0.xyzw, vOutputControlPointID7.xyzw
mov r0.xyzw, vOutputControlPointID.xyzw
mov r0.xyzw, vOutputControlPointID[r5.y + 0].xyzw
mov r0.xyzw, vOutputControlPointID[r5.y + 7].xyzw
mov r0.xyzw, vOutputControlPointID78.xyzw
mov r0.xyzw, vOutputControlPointID8.xyzw
mov r0.xyzw, vOutputControlPointID[r5.y + 0]8.xyzw
mov r0.xyzw, vOutputControlPointID[r5.y + 7]8.xyzw
mov r0.xyzw, vOutputControlPointID7.xyzw
mov r0.xyzw, vOutputControlPointID.xyzw
mov r0.xyzw, vOutputControlPointID[r5.y + 0].xyzw
mov r0.xyzw, vOutputControlPointID[r5.y + 7].xyzw
mov r0.xyzw, vOutputControlPointID7[r5.y + 0].xyzw
mov r0.xyzw, vOutputControlPointID[r5.y + 0].xyzw
mov r0.xyzw, vOutputControlPointID[r5.y + 0][r5.y + 0].xyzw
mov r0.xyzw, vOutputControlPointID[r5.y + 7][r5.y + 0].xyzw
mov r0.xyzw, vOutputControlPointID7[r5.y + 8].xyzw
mov r0.xyzw, vOutputControlPointID[r5.y + 8].xyzw
mov r0.xyzw, vOutputControlPointID[r5.y + 0][r5.y + 8].xyzw
mov r0.xyzw, vOutputControlPointID[r5.y + 7][r5.y + 8].xyzw
mov r0.xyzw, vOutputControlPointID789.xyzw
mov r0.xyzw, vOutputControlPointID7[r5.y + 8][r5.y + 9].xyzw
mov r0.xyzw, vOutputControlPointID[r5.y + 0]89.xyzw
mov r0.xyzw, vForkInstanceID.xyzw
mov r0.xyzw, vForkInstanceID7.xyzw
mov r0.xyzw, vForkInstanceID.xyzw
mov r0.xyzw, vForkInstanceID[r5.y + 0].xyzw
mov r0.xyzw, vForkInstanceID[r5.y + 7].xyzw
mov r0.xyzw, vForkInstanceID7.xyzw
mov r0.xyzw, vForkInstanceID.xyzw
mov r0.xyzw, vForkInstanceID[r5.y + 0].xyzw
mov r0.xyzw, vForkInstanceID[r5.y + 7].xyzw
mov r0.xyzw, vForkInstanceID78.xyzw
mov r0.xyzw, vForkInstanceID8.xyzw
mov r0.xyzw, vForkInstanceID[r5.y + 0]8.xyzw
mov r0.xyzw, vForkInstanceID[r5.y + 7]8.xyzw
mov r0.xyzw, vForkInstanceID7.xyzw
mov r0.xyzw, vForkInstanceID.xyzw
mov r0.xyzw, vForkInstanceID[r5.y + 0].xyzw
mov r0.xyzw, vForkInstanceID[r5.y + 7].xyzw
mov r0.xyzw, vForkInstanceID7[r5.y + 0].xyzw
mov r0.xyzw, vForkInstanceID[r5.y + 0].xyzw
mov r0.xyzw, vForkInstanceID[r5.y + 0][r5.y + 0].xyzw
mov r0.xyzw, vForkInstanceID[r5.y + 7][r5.y + 0].xyzw
mov r0.xyzw, vForkInstanceID7[r5.y + 8].xyzw
mov r0.xyzw, vForkInstanceID[r5.y + 8].xyzw
mov r0.xyzw, vForkInstanceID[r5.y + 0][r5.y + 8].xyzw
mov r0.xyzw, vForkInstanceID[r5.y + 7][r5.y + 8].xyzw
mov r0.xyzw, vForkInstanceID789.xyzw
mov r0.xyzw, vForkInstanceID7[r5.y + 8][r5.y + 9].xyzw
mov r0.xyzw, vForkInstanceID[r5.y + 0]89.xyzw
mov r0.xyzw, vJoinInstanceID.xyzw
mov r0.xyzw, vJoinInstanceID7.xyzw
mov r0.xyzw, vJoinInstanceID.xyzw
mov r0.xyzw, vJoinInstanceID[r5.y + 0].xyzw
mov r0.xyzw, vJoinInstanceID[r5.y + 7].xyzw
mov r0.xyzw, vJoinInstanceID7.xyzw
mov r0.xyzw, vJoinInstanceID.xyzw
mov r0.xyzw, vJoinInstanceID[r5.y + 0].xyzw
mov r0.xyzw, vJoinInstanceID[r5.y + 7].xyzw
mov r0.xyzw, vJoinInstanceID78.xyzw
mov r0.xyzw, vJoinInstanceID8.xyzw
mov r0.xyzw, vJoinInstanceID[r5.y + 0]8.xyzw
mov r0.xyzw, vJoinInstanceID[r5.y + 7]8.xyzw
mov r0.xyzw, vJoinInstanceID7.xyzw
mov r0.xyzw, vJoinInstanceID.xyzw
mov r0.xyzw, vJoinInstanceID[r5.y + 0].xyzw
mov r0.xyzw, vJoinInstanceID[r5.y + 7].xyzw
mov r0.xyzw, vJoinInstanceID7[r5.y + 0].xyzw
mov r0.xyzw, vJoinInstanceID[r5.y + 0].xyzw
mov r0.xyzw, vJoinInstanceID[r5.y + 0][r5.y + 0].xyzw
mov r0.xyzw, vJoinInstanceID[r5.y + 7][r5.y + 0].xyzw
mov r0.xyzw, vJoinInstanceID7[r5.y + 8].xyzw
mov r0.xyzw, vJoinInstanceID[r5.y + 8].xyzw
mov r0.xyzw, vJoinInstanceID[r5.y + 0][r5.y + 8].xyzw
mov r0.xyzw, vJoinInstanceID[r5.y + 7][r5.y + 8].xyzw
mov r0.xyzw, vJoinInstanceID789.xyzw
mov r0.xyzw, vJoinInstanceID7[r5.y + 8][r5.y + 9].xyzw
mov r0.xyzw, vJoinInstanceID[r5.y + 0]89.xyzw
mov r0.xyzw, vicp.xyzw
mov r0.xyzw, vicp7.xyzw
mov r0.xyzw, vicp.xyzw
mov r0.xyzw, vicp[r5.y + 0].xyzw
mov r0.xyzw, vicp[r5.y + 7].xyzw
mov r0.xyzw, vicp7.xyzw
mov r0.xyzw, vicp.xyzw
mov r0.xyzw, vicp[r5.y + 0].xyzw
mov r0.xyzw, vicp[r5.y + 7].xyzw
mov r0.xyzw, vicp[7][8].xyzw
mov r0.xyzw, vicp[8].xyzw
mov r0.xyzw, vicp[r5.y + 0][8].xyzw
mov r0.xyzw, vicp[r5.y + 7][8].xyzw
mov r0.xyzw, vicp[7].xyzw
mov r0.xyzw, vicp.xyzw
mov r0.xyzw, vicp[r5.y + 0].xyzw
mov r0.xyzw, vicp[r5.y + 7].xyzw
mov r0.xyzw, vicp[7][r5.y + 0].xyzw
mov r0.xyzw, vicp[r5.y + 0].xyzw
mov r0.xyzw, vicp[r5.y + 0][r5.y + 0].xyzw
mov r0.xyzw, vicp[r5.y + 7][r5.y + 0].xyzw
mov r0.xyzw, vicp[7][r5.y + 8].xyzw
mov r0.xyzw, vicp[r5.y + 8].xyzw
mov r0.xyzw, vicp[r5.y + 0][r5.y + 8].xyzw
mov r0.xyzw, vicp[r5.y + 7][r5.y + 8].xyzw
mov r0.xyzw, vicp[7][8][9].xyzw
mov r0.xyzw, vicp[7][r5.y + 8][r5.y + 9].xyzw
mov r0.xyzw, vicp[r5.y + 0][8][9].xyzw
mov r0.xyzw, vocp.xyzw
mov r0.xyzw, vocp7.xyzw
mov r0.xyzw, vocp.xyzw
mov r0.xyzw, vocp[r5.y + 0].xyzw
mov r0.xyzw, vocp[r5.y + 7].xyzw
mov r0.xyzw, vocp7.xyzw
mov r0.xyzw, vocp.xyzw
mov r0.xyzw, vocp[r5.y + 0].xyzw
mov r0.xyzw, vocp[r5.y + 7].xyzw
mov r0.xyzw, vocp[7][8].xyzw
mov r0.xyzw, vocp[8].xyzw
mov r0.xyzw, vocp[r5.y + 0][8].xyzw
mov r0.xyzw, vocp[r5.y + 7][8].xyzw
mov r0.xyzw, vocp[7].xyzw
mov r0.xyzw, vocp.xyzw
mov r0.xyzw, vocp[r5.y + 0].xyzw
mov r0.xyzw, vocp[r5.y + 7].xyzw
mov r0.xyzw, vocp[7][r5.y + 0].xyzw
mov r0.xyzw, vocp[r5.y + 0].xyzw
mov r0.xyzw, vocp[r5.y + 0][r5.y + 0].xyzw
mov r0.xyzw, vocp[r5.y + 7][r5.y + 0].xyzw
mov r0.xyzw, vocp[7][r5.y + 8].xyzw
mov r0.xyzw, vocp[r5.y + 8].xyzw
mov r0.xyzw, vocp[r5.y + 0][r5.y + 8].xyzw
mov r0.xyzw, vocp[r5.y + 7][r5.y + 8].xyzw
mov r0.xyzw, vocp[7][8][9].xyzw
mov r0.xyzw, vocp[7][r5.y + 8][r5.y + 9].xyzw
mov r0.xyzw, vocp[r5.y + 0][8][9].xyzw
mov r0.xyzw, vpc.xyzw
mov r0.xyzw, vpc7.xyzw
mov r0.xyzw, vpc.xyzw
mov r0.xyzw, vpc[r5.y + 0].xyzw
mov r0.xyzw, vpc[r5.y + 7].xyzw
mov r0.xyzw, vpc7.xyzw
mov r0.xyzw, vpc.xyzw
mov r0.xyzw, vpc[r5.y + 0].xyzw
mov r0.xyzw, vpc[r5.y + 7].xyzw
mov r0.xyzw, vpc78.xyzw
mov r0.xyzw, vpc8.xyzw
mov r0.xyzw, vpc[r5.y + 0]8.xyzw
mov r0.xyzw, vpc[r5.y + 7]8.xyzw
mov r0.xyzw, vpc7.xyzw
mov r0.xyzw, vpc.xyzw
mov r0.xyzw, vpc[r5.y + 0].xyzw
mov r0.xyzw, vpc[r5.y + 7].xyzw
mov r0.xyzw, vpc7[r5.y + 0].xyzw
mov r0.xyzw, vpc[r5.y + 0].xyzw
mov r0.xyzw, vpc[r5.y + 0][r5.y + 0].xyzw
mov r0.xyzw, vpc[r5.y + 7][r5.y + 0].xyzw
mov r0.xyzw, vpc7[r5.y + 8].xyzw
mov r0.xyzw, vpc[r5.y + 8].xyzw
mov r0.xyzw, vpc[r5.y + 0][r5.y + 8].xyzw
mov r0.xyzw, vpc[r5.y + 7][r5.y + 8].xyzw
mov r0.xyzw, vpc789.xyzw
mov r0.xyzw, vpc7[r5.y + 8][r5.y + 9].xyzw
mov r0.xyzw, vpc[r5.y + 0]89.xyzw
mov r0.xyzw, vDomain.xyzw
mov r0.xyzw, vDomain7.xyzw
mov r0.xyzw, vDomain.xyzw
mov r0.xyzw, vDomain[r5.y + 0].xyzw
mov r0.xyzw, vDomain[r5.y + 7].xyzw
mov r0.xyzw, vDomain7.xyzw
mov r0.xyzw, vDomain.xyzw
mov r0.xyzw, vDomain[r5.y + 0].xyzw
mov r0.xyzw, vDomain[r5.y + 7].xyzw
mov r0.xyzw, vDomain78.xyzw
mov r0.xyzw, vDomain8.xyzw
mov r0.xyzw, vDomain[r5.y + 0]8.xyzw
mov r0.xyzw, vDomain[r5.y + 7]8.xyzw
mov r0.xyzw, vDomain7.xyzw
mov r0.xyzw, vDomain.xyzw
mov r0.xyzw, vDomain[r5.y + 0].xyzw
mov r0.xyzw, vDomain[r5.y + 7].xyzw
mov r0.xyzw, vDomain7[r5.y + 0].xyzw
mov r0.xyzw, vDomain[r5.y + 0].xyzw
mov r0.xyzw, vDomain[r5.y + 0][r5.y + 0].xyzw
mov r0.xyzw, vDomain[r5.y + 7][r5.y + 0].xyzw
mov r0.xyzw, vDomain7[r5.y + 8].xyzw
mov r0.xyzw, vDomain[r5.y + 8].xyzw
mov r0.xyzw, vDomain[r5.y + 0][r5.y + 8].xyzw
mov r0.xyzw, vDomain[r5.y + 7][r5.y + 8].xyzw
mov r0.xyzw, vDomain789.xyzw
mov r0.xyzw, vDomain7[r5.y + 8][r5.y + 9].xyzw
mov r0.xyzw, vDomain[r5.y + 0]89.xyzw
mov r0.xyzw, this.xyzw
mov r0.xyzw, this[7].xyzw
mov r0.xyzw, this.xyzw
mov r0.xyzw, this[r5.y + 0].xyzw
mov r0.xyzw, this[r5.y + 7].xyzw
mov r0.xyzw, this[7].xyzw
mov r0.xyzw, this.xyzw
mov r0.xyzw, this[r5.y + 0].xyzw
mov r0.xyzw, this[r5.y + 7].xyzw
mov r0.xyzw, this7[8].xyzw
mov r0.xyzw, this[8].xyzw
mov r0.xyzw, this[r5.y + 0][8].xyzw
mov r0.xyzw, this[r5.y + 7][8].xyzw
mov r0.xyzw, this7.xyzw
mov r0.xyzw, this.xyzw
mov r0.xyzw, this[r5.y + 0].xyzw
mov r0.xyzw, this[r5.y + 7].xyzw
mov r0.xyzw, this7[r5.y + 0].xyzw
mov r0.xyzw, this[r5.y + 0].xyzw
mov r0.xyzw, this[r5.y + 0][r5.y + 0].xyzw
mov r0.xyzw, this[r5.y + 7][r5.y + 0].xyzw
mov r0.xyzw, this7[r5.y + 8].xyzw
mov r0.xyzw, this[r5.y + 8].xyzw
mov r0.xyzw, this[r5.y + 0][r5.y + 8].xyzw
mov r0.xyzw, this[r5.y + 7][r5.y + 8].xyzw
mov r0.xyzw, this7[8][9].xyzw
mov r0.xyzw, this7[r5.y + 8][r5.y + 9].xyzw
mov r0.xyzw, this[r5.y + 0][8][9].xyzw
mov r0.xyzw, U.xyzw
mov r0.xyzw, U7.xyzw
mov r0.xyzw, U.xyzw
mov r0.xyzw, U[r5.y + 0].xyzw
mov r0.xyzw, U[r5.y + 7].xyzw
mov r0.xyzw, U7.xyzw
mov r0.xyzw, U.xyzw
mov r0.xyzw, U[r5.y + 0].xyzw
mov r0.xyzw, U[r5.y + 7].xyzw
mov r0.xyzw, U7[8].xyzw
mov r0.xyzw, U[8].xyzw
mov r0.xyzw, U[r5.y + 0][8].xyzw
mov r0.xyzw, U[r5.y + 7][8].xyzw
mov r0.xyzw, U7.xyzw
mov r0.xyzw, U.xyzw
mov r0.xyzw, U[r5.y + 0].xyzw
mov r0.xyzw, U[r5.y + 7].xyzw
mov r0.xyzw, U7[r5.y + 0].xyzw
mov r0.xyzw, U[r5.y + 0].xyzw
mov r0.xyzw, U[r5.y + 0][r5.y + 0].xyzw
mov r0.xyzw, U[r5.y + 7][r5.y + 0].xyzw
mov r0.xyzw, U7[r5.y + 8].xyzw
mov r0.xyzw, U[r5.y + 8].xyzw
mov r0.xyzw, U[r5.y + 0][r5.y + 8].xyzw
mov r0.xyzw, U[r5.y + 7][r5.y + 8].xyzw
mov r0.xyzw, U7[8][9].xyzw
mov r0.xyzw, U7[r5.y + 8][r5.y + 9].xyzw
mov r0.xyzw, U[r5.y + 0][8][9].xyzw
mov r0.xyzw, g.xyzw
mov r0.xyzw, g7.xyzw
mov r0.xyzw, g.xyzw
mov r0.xyzw, g[r5.y + 0].xyzw
mov r0.xyzw, g[r5.y + 7].xyzw
mov r0.xyzw, g7.xyzw
mov r0.xyzw, g.xyzw
mov r0.xyzw, g[r5.y + 0].xyzw
mov r0.xyzw, g[r5.y + 7].xyzw
mov r0.xyzw, g78.xyzw
mov r0.xyzw, g8.xyzw
mov r0.xyzw, g[r5.y + 0]8.xyzw
mov r0.xyzw, g[r5.y + 7]8.xyzw
mov r0.xyzw, g7.xyzw
mov r0.xyzw, g.xyzw
mov r0.xyzw, g[r5.y + 0].xyzw
mov r0.xyzw, g[r5.y + 7].xyzw
mov r0.xyzw, g7[r5.y + 0].xyzw
mov r0.xyzw, g[r5.y + 0].xyzw
mov r0.xyzw, g[r5.y + 0][r5.y + 0].xyzw
mov r0.xyzw, g[r5.y + 7][r5.y + 0].xyzw
mov r0.xyzw, g7[r5.y + 8].xyzw
mov r0.xyzw, g[r5.y + 8].xyzw
mov r0.xyzw, g[r5.y + 0][r5.y + 8].xyzw
mov r0.xyzw, g[r5.y + 7][r5.y + 8].xyzw
mov r0.xyzw, g789.xyzw
mov r0.xyzw, g7[r5.y + 8][r5.y + 9].xyzw
mov r0.xyzw, g[r5.y + 0]89.xyzw
mov r0.xyzw, vThreadID.xyzw
mov r0.xyzw, vThreadID7.xyzw
mov r0.xyzw, vThreadID.xyzw
mov r0.xyzw, vThreadID[r5.y + 0].xyzw
mov r0.xyzw, vThreadID[r5.y + 7].xyzw
mov r0.xyzw, vThreadID7.xyzw
mov r0.xyzw, vThreadID.xyzw
mov r0.xyzw, vThreadID[r5.y + 0].xyzw
mov r0.xyzw, vThreadID[r5.y + 7].xyzw
mov r0.xyzw, vThreadID78.xyzw
mov r0.xyzw, vThreadID8.xyzw
mov r0.xyzw, vThreadID[r5.y + 0]8.xyzw
mov r0.xyzw, vThreadID[r5.y + 7]8.xyzw
mov r0.xyzw, vThreadID7.xyzw
mov r0.xyzw, vThreadID.xyzw
mov r0.xyzw, vThreadID[r5.y + 0].xyzw
mov r0.xyzw, vThreadID[r5.y + 7].xyzw
mov r0.xyzw, vThreadID7[r5.y + 0].xyzw
mov r0.xyzw, vThreadID[r5.y + 0].xyzw
mov r0.xyzw, vThreadID[r5.y + 0][r5.y + 0].xyzw
mov r0.xyzw, vThreadID[r5.y + 7][r5.y + 0].xyzw
mov r0.xyzw, vThreadID7[r5.y + 8].xyzw
mov r0.xyzw, vThreadID[r5.y + 8].xyzw
mov r0.xyzw, vThreadID[r5.y + 0][r5.y + 8].xyzw
mov r0.xyzw, vThreadID[r5.y + 7][r5.y + 8].xyzw
mov r0.xyzw, vThreadID789.xyzw
mov r0.xyzw, vThreadID7[r5.y + 8][r5.y + 9].xyzw
mov r0.xyzw, vThreadID[r5.y + 0]89.xyzw
mov r0.xyzw, vThreadGroupID.xyzw
mov r0.xyzw, vThreadGroupID7.xyzw
mov r0.xyzw, vThreadGroupID.xyzw
mov r0.xyzw, vThreadGroupID[r5.y + 0].xyzw
mov r0.xyzw, vThreadGroupID[r5.y + 7].xyzw
mov r0.xyzw, vThreadGroupID7.xyzw
mov r0.xyzw, vThreadGroupID.xyzw
mov r0.xyzw, vThreadGroupID[r5.y + 0].xyzw
mov r0.xyzw, vThreadGroupID[r5.y + 7].xyzw
mov r0.xyzw, vThreadGroupID78.xyzw
mov r0.xyzw, vThreadGroupID8.xyzw
mov r0.xyzw, vThreadGroupID[r5.y + 0]8.xyzw
mov r0.xyzw, vThreadGroupID[r5.y + 7]8.xyzw
mov r0.xyzw, vThreadGroupID7.xyzw
mov r0.xyzw, vThreadGroupID.xyzw
mov r0.xyzw, vThreadGroupID[r5.y + 0].xyzw
mov r0.xyzw, vThreadGroupID[r5.y + 7].xyzw
mov r0.xyzw, vThreadGroupID7[r5.y + 0].xyzw
mov r0.xyzw, vThreadGroupID[r5.y + 0].xyzw
mov r0.xyzw, vThreadGroupID[r5.y + 0][r5.y + 0].xyzw
mov r0.xyzw, vThreadGroupID[r5.y + 7][r5.y + 0].xyzw
mov r0.xyzw, vThreadGroupID7[r5.y + 8].xyzw
mov r0.xyzw, vThreadGroupID[r5.y + 8].xyzw
mov r0.xyzw, vThreadGroupID[r5.y + 0][r5.y + 8].xyzw
mov r0.xyzw, vThreadGroupID[r5.y + 7][r5.y + 8].xyzw
mov r0.xyzw, vThreadGroupID789.xyzw
mov r0.xyzw, vThreadGroupID7[r5.y + 8][r5.y + 9].xyzw
mov r0.xyzw, vThreadGroupID[r5.y + 0]89.xyzw
mov r0.xyzw, vThreadIDInGroup.xyzw
mov r0.xyzw, vThreadIDInGroup7.xyzw
mov r0.xyzw, vThreadIDInGroup.xyzw
mov r0.xyzw, vThreadIDInGroup[r5.y + 0].xyzw
mov r0.xyzw, vThreadIDInGroup[r5.y + 7].xyzw
mov r0.xyzw, vThreadIDInGroup7.xyzw
mov r0.xyzw, vThreadIDInGroup.xyzw
mov r0.xyzw, vThreadIDInGroup[r5.y + 0].xyzw
mov r0.xyzw, vThreadIDInGroup[r5.y + 7].xyzw
mov r0.xyzw, vThreadIDInGroup78.xyzw
mov r0.xyzw, vThreadIDInGroup8.xyzw
mov r0.xyzw, vThreadIDInGroup[r5.y + 0]8.xyzw
mov r0.xyzw, vThreadIDInGroup[r5.y + 7]8.xyzw
mov r0.xyzw, vThreadIDInGroup7.xyzw
mov r0.xyzw, vThreadIDInGroup.xyzw
mov r0.xyzw, vThreadIDInGroup[r5.y + 0].xyzw
mov r0.xyzw, vThreadIDInGroup[r5.y + 7].xyzw
mov r0.xyzw, vThreadIDInGroup7[r5.y + 0].xyzw
mov r0.xyzw, vThreadIDInGroup[r5.y + 0].xyzw
mov r0.xyzw, vThreadIDInGroup[r5.y + 0][r5.y + 0].xyzw
mov r0.xyzw, vThreadIDInGroup[r5.y + 7][r5.y + 0].xyzw
mov r0.xyzw, vThreadIDInGroup7[r5.y + 8].xyzw
mov r0.xyzw, vThreadIDInGroup[r5.y + 8].xyzw
mov r0.xyzw, vThreadIDInGroup[r5.y + 0][r5.y + 8].xyzw
mov r0.xyzw, vThreadIDInGroup[r5.y + 7][r5.y + 8].xyzw
mov r0.xyzw, vThreadIDInGroup789.xyzw
mov r0.xyzw, vThreadIDInGroup7[r5.y + 8][r5.y + 9].xyzw
mov r0.xyzw, vThreadIDInGroup[r5.y + 0]89.xyzw
mov r0.xyzw, vCoverage.xyzw
mov r0.xyzw, vCoverage7.xyzw
mov r0.xyzw, vCoverage.xyzw
mov r0.xyzw, vCoverage[r5.y + 0].xyzw
mov r0.xyzw, vCoverage[r5.y + 7].xyzw
mov r0.xyzw, vCoverage7.xyzw
mov r0.xyzw, vCoverage.xyzw
mov r0.xyzw, vCoverage[r5.y + 0].xyzw
mov r0.xyzw, vCoverage[r5.y + 7].xyzw
mov r0.xyzw, vCoverage78.xyzw
mov r0.xyzw, vCoverage8.xyzw
mov r0.xyzw, vCoverage[r5.y + 0]8.xyzw
mov r0.xyzw, vCoverage[r5.y + 7]8.xyzw
mov r0.xyzw, vCoverage7.xyzw
mov r0.xyzw, vCoverage.xyzw
mov r0.xyzw, vCoverage[r5.y + 0].xyzw
mov r0.xyzw, vCoverage[r5.y + 7].xyzw
mov r0.xyzw, vCoverage7[r5.y + 0].xyzw
mov r0.xyzw, vCoverage[r5.y + 0].xyzw
mov r0.xyzw, vCoverage[r5.y + 0][r5.y + 0].xyzw
mov r0.xyzw, vCoverage[r5.y + 7][r5.y + 0].xyzw
mov r0.xyzw, vCoverage7[r5.y + 8].xyzw
mov r0.xyzw, vCoverage[r5.y + 8].xyzw
mov r0.xyzw, vCoverage[r5.y + 0][r5.y + 8].xyzw
mov r0.xyzw, vCoverage[r5.y + 7][r5.y + 8].xyzw
mov r0.xyzw, vCoverage789.xyzw
mov r0.xyzw, vCoverage7[r5.y + 8][r5.y + 9].xyzw
mov r0.xyzw, vCoverage[r5.y + 0]89.xyzw
mov r0.xyzw, vThreadIDInGroupFlattened.xyzw
mov r0.xyzw, vThreadIDInGroupFlattened7.xyzw
mov r0.xyzw, vThreadIDInGroupFlattened.xyzw
mov r0.xyzw, vThreadIDInGroupFlattened[r5.y + 0].xyzw
mov r0.xyzw, vThreadIDInGroupFlattened[r5.y + 7].xyzw
mov r0.xyzw, vThreadIDInGroupFlattened7.xyzw
mov r0.xyzw, vThreadIDInGroupFlattened.xyzw
mov r0.xyzw, vThreadIDInGroupFlattened[r5.y + 0].xyzw
mov r0.xyzw, vThreadIDInGroupFlattened[r5.y + 7].xyzw
mov r0.xyzw, vThreadIDInGroupFlattened78.xyzw
mov r0.xyzw, vThreadIDInGroupFlattened8.xyzw
mov r0.xyzw, vThreadIDInGroupFlattened[r5.y + 0]8.xyzw
mov r0.xyzw, vThreadIDInGroupFlattened[r5.y + 7]8.xyzw
mov r0.xyzw, vThreadIDInGroupFlattened7.xyzw
mov r0.xyzw, vThreadIDInGroupFlattened.xyzw
mov r0.xyzw, vThreadIDInGroupFlattened[r5.y + 0].xyzw
mov r0.xyzw, vThreadIDInGroupFlattened[r5.y + 7].xyzw
mov r0.xyzw, vThreadIDInGroupFlattened7[r5.y + 0].xyzw
mov r0.xyzw, vThreadIDInGroupFlattened[r5.y + 0].xyzw
mov r0.xyzw, vThreadIDInGroupFlattened[r5.y + 0][r5.y + 0].xyzw
mov r0.xyzw, vThreadIDInGroupFlattened[r5.y + 7][r5.y + 0].xyzw
mov r0.xyzw, vThreadIDInGroupFlattened7[r5.y + 8].xyzw
mov r0.xyzw, vThreadIDInGroupFlattened[r5.y + 8].xyzw
mov r0.xyzw, vThreadIDInGroupFlattened[r5.y + 0][r5.y + 8].xyzw
mov r0.xyzw, vThreadIDInGroupFlattened[r5.y + 7][r5.y + 8].xyzw
mov r0.xyzw, vThreadIDInGroupFlattened789.xyzw
mov r0.xyzw, vThreadIDInGroupFlattened7[r5.y + 8][r5.y + 9].xyzw
mov r0.xyzw, vThreadIDInGroupFlattened[r5.y + 0]89.xyzw
mov r0.xyzw, vGSInstanceID.xyzw
mov r0.xyzw, vGSInstanceID7.xyzw
mov r0.xyzw, vGSInstanceID.xyzw
mov r0.xyzw, vGSInstanceID[r5.y + 0].xyzw
mov r0.xyzw, vGSInstanceID[r5.y + 7].xyzw
mov r0.xyzw, vGSInstanceID7.xyzw
mov r0.xyzw, vGSInstanceID.xyzw
mov r0.xyzw, vGSInstanceID[r5.y + 0].xyzw
mov r0.xyzw, vGSInstanceID[r5.y + 7].xyzw
mov r0.xyzw, vGSInstanceID78.xyzw
mov r0.xyzw, vGSInstanceID8.xyzw
mov r0.xyzw, vGSInstanceID[r5.y + 0]8.xyzw
mov r0.xyzw, vGSInstanceID[r5.y + 7]8.xyzw
mov r0.xyzw, vGSInstanceID7.xyzw
mov r0.xyzw, vGSInstanceID.xyzw
mov r0.xyzw, vGSInstanceID[r5.y + 0].xyzw
mov r0.xyzw, vGSInstanceID[r5.y + 7].xyzw
mov r0.xyzw, vGSInstanceID7[r5.y + 0].xyzw
mov r0.xyzw, vGSInstanceID[r5.y + 0].xyzw
mov r0.xyzw, vGSInstanceID[r5.y + 0][r5.y + 0].xyzw
mov r0.xyzw, vGSInstanceID[r5.y + 7][r5.y + 0].xyzw
mov r0.xyzw, vGSInstanceID7[r5.y + 8].xyzw
mov r0.xyzw, vGSInstanceID[r5.y + 8].xyzw
mov r0.xyzw, vGSInstanceID[r5.y + 0][r5.y + 8].xyzw
mov r0.xyzw, vGSInstanceID[r5.y + 7][r5.y + 8].xyzw
mov r0.xyzw, vGSInstanceID789.xyzw
mov r0.xyzw, vGSInstanceID7[r5.y + 8][r5.y + 9].xyzw
mov r0.xyzw, vGSInstanceID[r5.y + 0]89.xyzw
mov r0.xyzw, oDepthGE.xyzw
mov r0.xyzw, oDepthGE7.xyzw
mov r0.xyzw, oDepthGE.xyzw
mov r0.xyzw, oDepthGE[r5.y + 0].xyzw
mov r0.xyzw, oDepthGE[r5.y + 7].xyzw
mov r0.xyzw, oDepthGE7.xyzw
mov r0.xyzw, oDepthGE.xyzw
mov r0.xyzw, oDepthGE[r5.y + 0].xyzw
mov r0.xyzw, oDepthGE[r5.y + 7].xyzw
mov r0.xyzw, oDepthGE78.xyzw
mov r0.xyzw, oDepthGE8.xyzw
mov r0.xyzw, oDepthGE[r5.y + 0]8.xyzw
mov r0.xyzw, oDepthGE[r5.y + 7]8.xyzw
mov r0.xyzw, oDepthGE7.xyzw
mov r0.xyzw, oDepthGE.xyzw
mov r0.xyzw, oDepthGE[r5.y + 0].xyzw
mov r0.xyzw, oDepthGE[r5.y + 7].xyzw
mov r0.xyzw, oDepthGE7[r5.y + 0].xyzw
mov r0.xyzw, oDepthGE[r5.y + 0].xyzw
mov r0.xyzw, oDepthGE[r5.y + 0][r5.y + 0].xyzw
mov r0.xyzw, oDepthGE[r5.y + 7][r5.y + 0].xyzw
mov r0.xyzw, oDepthGE7[r5.y + 8].xyzw
mov r0.xyzw, oDepthGE[r5.y + 8].xyzw
mov r0.xyzw, oDepthGE[r5.y + 0][r5.y + 8].xyzw
mov r0.xyzw, oDepthGE[r5.y + 7][r5.y + 8].xyzw
mov r0.xyzw, oDepthGE789.xyzw
mov r0.xyzw, oDepthGE7[r5.y + 8][r5.y + 9].xyzw
mov r0.xyzw, oDepthGE[r5.y + 0]89.xyzw
mov r0.xyzw, oDepthLE.xyzw
mov r0.xyzw, oDepthLE7.xyzw
mov r0.xyzw, oDepthLE.xyzw
mov r0.xyzw, oDepthLE[r5.y + 0].xyzw
mov r0.xyzw, oDepthLE[r5.y + 7].xyzw
mov r0.xyzw, oDepthLE7.xyzw
mov r0.xyzw, oDepthLE.xyzw
mov r0.xyzw, oDepthLE[r5.y + 0].xyzw
mov r0.xyzw, oDepthLE[r5.y + 7].xyzw
mov r0.xyzw, oDepthLE78.xyzw
mov r0.xyzw, oDepthLE8.xyzw
mov r0.xyzw, oDepthLE[r5.y + 0]8.xyzw
mov r0.xyzw, oDepthLE[r5.y + 7]8.xyzw
mov r0.xyzw, oDepthLE7.xyzw
mov r0.xyzw, oDepthLE.xyzw
mov r0.xyzw, oDepthLE[r5.y + 0].xyzw
mov r0.xyzw, oDepthLE[r5.y + 7].xyzw
mov r0.xyzw, oDepthLE7[r5.y + 0].xyzw
mov r0.xyzw, oDepthLE[r5.y + 0].xyzw
mov r0.xyzw, oDepthLE[r5.y + 0][r5.y + 0].xyzw
mov r0.xyzw, oDepthLE[r5.y + 7][r5.y + 0].xyzw
mov r0.xyzw, oDepthLE7[r5.y + 8].xyzw
mov r0.xyzw, oDepthLE[r5.y + 8].xyzw
mov r0.xyzw, oDepthLE[r5.y + 0][r5.y + 8].xyzw
mov r0.xyzw, oDepthLE[r5.y + 7][r5.y + 8].xyzw
mov r0.xyzw, oDepthLE789.xyzw
mov r0.xyzw, oDepthLE7[r5.y + 8][r5.y + 9].xyzw
mov r0.xyzw, oDepthLE[r5.y + 0]89.xyzw
mov r0.xyzw, vCycleCounter.xyzw
mov r0.xyzw, vCycleCounter7.xyzw
mov r0.xyzw, vCycleCounter.xyzw
mov r0.xyzw, vCycleCounter[r5.y + 0].xyzw
mov r0.xyzw, vCycleCounter[r5.y + 7].xyzw
mov r0.xyzw, vCycleCounter7.xyzw
mov r0.xyzw, vCycleCounter.xyzw
mov r0.xyzw, vCycleCounter[r5.y + 0].xyzw
mov r0.xyzw, vCycleCounter[r5.y + 7].xyzw
mov r0.xyzw, vCycleCounter78.xyzw
mov r0.xyzw, vCycleCounter8.xyzw
mov r0.xyzw, vCycleCounter[r5.y + 0]8.xyzw
mov r0.xyzw, vCycleCounter[r5.y + 7]8.xyzw
mov r0.xyzw, vCycleCounter7.xyzw
mov r0.xyzw, vCycleCounter.xyzw
mov r0.xyzw, vCycleCounter[r5.y + 0].xyzw
mov r0.xyzw, vCycleCounter[r5.y + 7].xyzw
mov r0.xyzw, vCycleCounter7[r5.y + 0].xyzw
mov r0.xyzw, vCycleCounter[r5.y + 0].xyzw
mov r0.xyzw, vCycleCounter[r5.y + 0][r5.y + 0].xyzw
mov r0.xyzw, vCycleCounter[r5.y + 7][r5.y + 0].xyzw
mov r0.xyzw, vCycleCounter7[r5.y + 8].xyzw
mov r0.xyzw, vCycleCounter[r5.y + 8].xyzw
mov r0.xyzw, vCycleCounter[r5.y + 0][r5.y + 8].xyzw
mov r0.xyzw, vCycleCounter[r5.y + 7][r5.y + 8].xyzw
mov r0.xyzw, vCycleCounter789.xyzw
mov r0.xyzw, vCycleCounter7[r5.y + 8][r5.y + 9].xyzw
mov r0.xyzw, vCycleCounter[r5.y + 0]89.xyzw
mov r0.xyzw, oStencilRef.xyzw
mov r0.xyzw, oStencilRef7.xyzw
mov r0.xyzw, oStencilRef.xyzw
mov r0.xyzw, oStencilRef[r5.y + 0].xyzw
mov r0.xyzw, oStencilRef[r5.y + 7].xyzw
mov r0.xyzw, oStencilRef7.xyzw
mov r0.xyzw, oStencilRef.xyzw
mov r0.xyzw, oStencilRef[r5.y + 0].xyzw
mov r0.xyzw, oStencilRef[r5.y + 7].xyzw
mov r0.xyzw, oStencilRef78.xyzw
mov r0.xyzw, oStencilRef8.xyzw
mov r0.xyzw, oStencilRef[r5.y + 0]8.xyzw
mov r0.xyzw, oStencilRef[r5.y + 7]8.xyzw
mov r0.xyzw, oStencilRef7.xyzw
mov r0.xyzw, oStencilRef.xyzw
mov r0.xyzw, oStencilRef[r5.y + 0].xyzw
mov r0.xyzw, oStencilRef[r5.y + 7].xyzw
mov r0.xyzw, oStencilRef7[r5.y + 0].xyzw
mov r0.xyzw, oStencilRef[r5.y + 0].xyzw
mov r0.xyzw, oStencilRef[r5.y + 0][r5.y + 0].xyzw
mov r0.xyzw, oStencilRef[r5.y + 7][r5.y + 0].xyzw
mov r0.xyzw, oStencilRef7[r5.y + 8].xyzw
mov r0.xyzw, oStencilRef[r5.y + 8].xyzw
mov r0.xyzw, oStencilRef[r5.y + 0][r5.y + 8].xyzw
mov r0.xyzw, oStencilRef[r5.y + 7][r5.y + 8].xyzw
mov r0.xyzw, oStencilRef789.xyzw
mov r0.xyzw, oStencilRef7[r5.y + 8][r5.y + 9].xyzw
mov r0.xyzw, oStencilRef[r5.y + 0]89.xyzw
mov r0.xyzw, vInnerCoverage.xyzw
mov r0.xyzw, vInnerCoverage7.xyzw
mov r0.xyzw, vInnerCoverage.xyzw
mov r0.xyzw, vInnerCoverage[r5.y + 0].xyzw
mov r0.xyzw, vInnerCoverage[r5.y + 7].xyzw
mov r0.xyzw, vInnerCoverage7.xyzw
mov r0.xyzw, vInnerCoverage.xyzw
mov r0.xyzw, vInnerCoverage[r5.y + 0].xyzw
mov r0.xyzw, vInnerCoverage[r5.y + 7].xyzw
mov r0.xyzw, vInnerCoverage78.xyzw
mov r0.xyzw, vInnerCoverage8.xyzw
mov r0.xyzw, vInnerCoverage[r5.y + 0]8.xyzw
mov r0.xyzw, vInnerCoverage[r5.y + 7]8.xyzw
mov r0.xyzw, vInnerCoverage7.xyzw
mov r0.xyzw, vInnerCoverage.xyzw
mov r0.xyzw, vInnerCoverage[r5.y + 0].xyzw
mov r0.xyzw, vInnerCoverage[r5.y + 7].xyzw
mov r0.xyzw, vInnerCoverage7[r5.y + 0].xyzw
mov r0.xyzw, vInnerCoverage[r5.y + 0].xyzw
mov r0.xyzw, vInnerCoverage[r5.y + 0][r5.y + 0].xyzw
mov r0.xyzw, vInnerCoverage[r5.y + 7][r5.y + 0].xyzw
mov r0.xyzw, vInnerCoverage7[r5.y + 8].xyzw
mov r0.xyzw, vInnerCoverage[r5.y + 8].xyzw
mov r0.xyzw, vInnerCoverage[r5.y + 0][r5.y + 8].xyzw
mov r0.xyzw, vInnerCoverage[r5.y + 7][r5.y + 8].xyzw
mov r0.xyzw, vInnerCoverage789.xyzw
mov r0.xyzw, vInnerCoverage7[r5.y + 8][r5.y + 9].xyzw
mov r0.xyzw, vInnerCoverage[r5.y + 0]89.xyzw
ret 
