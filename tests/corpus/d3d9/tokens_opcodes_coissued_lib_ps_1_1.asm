    lib_4_0_ps_1_1
  + nop
  + nop r1.wwxx
  + nop r2.wwxx, c1
  + nop r3.wwxx, c1, c2
  + nop r4.wwxx, c1, c2, c3
  + mov
  + mov r1
  + mov r2, c1
  + mov r3, c1, c2
  + mov r4, c1, c2, c3
  + add
  + add r1
  + add r2, c1
  + add r3, c1, c2
  + add r4, c1, c2, c3
  + sub
  + sub r1
  + sub r2, c1
  + sub r3, c1, c2
  + sub r4, c1, c2, c3
  + mad
  + mad r1
  + mad r2, c1
  + mad r3, c1, c2
  + mad r4, c1, c2, c3
  + mul
  + mul r1
  + mul r2, c1
  + mul r3, c1, c2
  + mul r4, c1, c2, c3
  + rcp
  + rcp r1
  + rcp r2, c1
  + rcp r3, c1, c2
  + rcp r4, c1, c2, c3
  + rsq
  + rsq r1
  + rsq r2, c1
  + rsq r3, c1, c2
  + rsq r4, c1, c2, c3
  + dp3
  + dp3 r1
  + dp3 r2, c1
  + dp3 r3, c1, c2
  + dp3 r4, c1, c2, c3
  + dp4
  + dp4 r1
  + dp4 r2, c1
  + dp4 r3, c1, c2
  + dp4 r4, c1, c2, c3
  + min
  + min r1
  + min r2, c1
  + min r3, c1, c2
  + min r4, c1, c2, c3
  + max
  + max r1
  + max r2, c1
  + max r3, c1, c2
  + max r4, c1, c2, c3
  + slt
  + slt r1
  + slt r2, c1
  + slt r3, c1, c2
  + slt r4, c1, c2, c3
  + sge
  + sge r1
  + sge r2, c1
  + sge r3, c1, c2
  + sge r4, c1, c2, c3
  + exp
  + exp r1
  + exp r2, c1
  + exp r3, c1, c2
  + exp r4, c1, c2, c3
  + log
  + log r1
  + log r2, c1
  + log r3, c1, c2
  + log r4, c1, c2, c3
  + lit
  + lit r1
  + lit r2, c1
  + lit r3, c1, c2
  + lit r4, c1, c2, c3
  + dst
  + dst r1
  + dst r2, c1
  + dst r3, c1, c2
  + dst r4, c1, c2, c3
  + lrp
  + lrp r1
  + lrp r2, c1
  + lrp r3, c1, c2
  + lrp r4, c1, c2, c3
  + frc
  + frc r1
  + frc r2, c1
  + frc r3, c1, c2
  + frc r4, c1, c2, c3
  + m4x4
  + m4x4 r1
  + m4x4 r2, c1
  + m4x4 r3, c1, c2
  + m4x4 r4, c1, c2, c3
  + m4x3
  + m4x3 r1
  + m4x3 r2, c1
  + m4x3 r3, c1, c2
  + m4x3 r4, c1, c2, c3
  + m3x4
  + m3x4 r1
  + m3x4 r2, c1
  + m3x4 r3, c1, c2
  + m3x4 r4, c1, c2, c3
  + m3x3
  + m3x3 r1
  + m3x3 r2, c1
  + m3x3 r3, c1, c2
  + m3x3 r4, c1, c2, c3
  + m3x2
  + m3x2 r1
  + m3x2 r2, c1
  + m3x2 r3, c1, c2
  + m3x2 r4, c1, c2, c3
  + call
  + call r1.wwxx
  + call r2.wwxx, c1
  + call r3.wwxx, c1, c2
  + call r4.wwxx, c1, c2, c3
  + callnz
  + callnz r1.wwxx
  + callnz r2.wwxx, c1
  + callnz r3.wwxx, c1, c2
  + callnz r4.wwxx, c1, c2, c3
  + loop
    + loop r1.wwxx
      + loop r2.wwxx, c1
        + loop r3.wwxx, c1, c2
          + loop r4.wwxx, c1, c2, c3
            + ret
            + ret r1.wwxx
            + ret r2.wwxx, c1
            + ret r3.wwxx, c1, c2
            + ret r4.wwxx, c1, c2, c3
          + endloop
        + endloop r1.wwxx
      + endloop r2.wwxx, c1
    + endloop r3.wwxx, c1, c2
  + endloop r4.wwxx, c1, c2, c3
  + label
  + label r1.wwxx
  + label r2.wwxx, c1
  + label r3.wwxx, c1, c2
  + label r4.wwxx, c1, c2, c3
  + dcl_normal
  + dcl_psize1 r1
  + dcl_texcoord2 r2, c1
  + dcl_tangent3 r3, c1, c2
  + dcl_binormal4 r4, c1, c2, c3
  + pow
  + pow r1
  + pow r2, c1
  + pow r3, c1, c2
  + pow r4, c1, c2, c3
  + crs
  + crs r1
  + crs r2, c1
  + crs r3, c1, c2
  + crs r4, c1, c2, c3
  + sgn
  + sgn r1
  + sgn r2, c1
  + sgn r3, c1, c2
  + sgn r4, c1, c2, c3
  + abs
  + abs r1
  + abs r2, c1
  + abs r3, c1, c2
  + abs r4, c1, c2, c3
  + nrm
  + nrm r1
  + nrm r2, c1
  + nrm r3, c1, c2
  + nrm r4, c1, c2, c3
  + sincos
  + sincos r1
  + sincos r2, c1
  + sincos r3, c1, c2
  + sincos r4, c1, c2, c3
  + rep
    + rep r1.wwxx
      + rep r2.wwxx, c1
        + rep r3.wwxx, c1, c2
          + rep r4.wwxx, c1, c2, c3
          + endrep
        + endrep r1.wwxx
      + endrep r2.wwxx, c1
    + endrep r3.wwxx, c1, c2
  + endrep r4.wwxx, c1, c2, c3
  + if
    + if r1.wwxx
      + if r2.wwxx, c1
        + if r3.wwxx, c1, c2
          + if r4.wwxx, c1, c2, c3
            + if
              + if r1.wwxx
                + if r2.wwxx, c1
                  + if r3.wwxx, c1, c2
                    + if r4.wwxx, c1, c2, c3
                    + else
                    + else r1.wwxx
                    + else r2.wwxx, c1
                    + else r3.wwxx, c1, c2
                    + else r4.wwxx, c1, c2, c3
                    + endif
                  + endif r1.wwxx
                + endif r2.wwxx, c1
              + endif r3.wwxx, c1, c2
            + endif r4.wwxx, c1, c2, c3
            + break
            + break r1.wwxx
            + break r2.wwxx, c1
            + break r3.wwxx, c1, c2
            + break r4.wwxx, c1, c2, c3
            + break
            + break r1.wwxx
            + break r2.wwxx, c1
            + break r3.wwxx, c1, c2
            + break r4.wwxx, c1, c2, c3
            + mova
            + mova r1
            + mova r2, c1
            + mova r3, c1, c2
            + mova r4, c1, c2, c3
            + defb, true
            + defb r1, true
            + defb r2, true, c1
            + defb r3, true, c1, c2
            + defb r4, true, c1, c2, c3
            + defi, 1069547520, 0, -2147483648, 7
            + defi r1, 1069547520, 0, -2147483648, 7
            + defi r2, 1069547520, 0, -2147483648, 7, c1
            + defi r3, 1069547520, 0, -2147483648, 7, c1, c2
            + defi r4, 1069547520, 0, -2147483648, 7, c1, c2, c3
            + texcoord
            + texcoord r1
            + texcoord r2, c1
            + texcoord r3, c1, c2
            + texcoord r4, c1, c2, c3
            + texkill
            + texkill r1
            + texkill r2, c1
            + texkill r3, c1, c2
            + texkill r4, c1, c2, c3
            + tex
            + tex r1
            + tex r2, c1
            + tex r3, c1, c2
            + tex r4, c1, c2, c3
            + texbem
            + texbem r1
            + texbem r2, c1
            + texbem r3, c1, c2
            + texbem r4, c1, c2, c3
            + texbeml
            + texbeml r1
            + texbeml r2, c1
            + texbeml r3, c1, c2
            + texbeml r4, c1, c2, c3
            + texreg2ar
            + texreg2ar r1
            + texreg2ar r2, c1
            + texreg2ar r3, c1, c2
            + texreg2ar r4, c1, c2, c3
            + texreg2gb
            + texreg2gb r1
            + texreg2gb r2, c1
            + texreg2gb r3, c1, c2
            + texreg2gb r4, c1, c2, c3
            + texm3x2pad
            + texm3x2pad r1
            + texm3x2pad r2, c1
            + texm3x2pad r3, c1, c2
            + texm3x2pad r4, c1, c2, c3
            + texm3x2tex
            + texm3x2tex r1
            + texm3x2tex r2, c1
            + texm3x2tex r3, c1, c2
            + texm3x2tex r4, c1, c2, c3
            + texm3x3pad
            + texm3x3pad r1
            + texm3x3pad r2, c1
            + texm3x3pad r3, c1, c2
            + texm3x3pad r4, c1, c2, c3
            + texm3x3tex
            + texm3x3tex r1
            + texm3x3tex r2, c1
            + texm3x3tex r3, c1, c2
            + texm3x3tex r4, c1, c2, c3
            + reserved0
            + reserved0 r1
            + reserved0 r2, c1
            + reserved0 r3, c1, c2
            + reserved0 r4, c1, c2, c3
            + texm3x3spec
            + texm3x3spec r1
            + texm3x3spec r2, c1
            + texm3x3spec r3, c1, c2
            + texm3x3spec r4, c1, c2, c3
            + texm3x3vspec
            + texm3x3vspec r1
            + texm3x3vspec r2, c1
            + texm3x3vspec r3, c1, c2
            + texm3x3vspec r4, c1, c2, c3
            + expp
            + expp r1
            + expp r2, c1
            + expp r3, c1, c2
            + expp r4, c1, c2, c3
            + logp
            + logp r1
            + logp r2, c1
            + logp r3, c1, c2
            + logp r4, c1, c2, c3
            + cnd
            + cnd r1
            + cnd r2, c1
            + cnd r3, c1, c2
            + cnd r4, c1, c2, c3
            + def, 1.5, 0, -0, 9.80908925e-045
            + def r1, 1.5, 0, -0, 9.80908925e-045
            + def r2, 1.5, 0, -0, 9.80908925e-045, c1
            + def r3, 1.5, 0, -0, 9.80908925e-045, c1, c2
            + def r4, 1.5, 0, -0, 9.80908925e-045, c1, c2, c3
            + texreg2rgb
            + texreg2rgb r1
            + texreg2rgb r2, c1
            + texreg2rgb r3, c1, c2
            + texreg2rgb r4, c1, c2, c3
            + texdp3tex
            + texdp3tex r1
            + texdp3tex r2, c1
            + texdp3tex r3, c1, c2
            + texdp3tex r4, c1, c2, c3
            + texm3x2depth
            + texm3x2depth r1
            + texm3x2depth r2, c1
            + texm3x2depth r3, c1, c2
            + texm3x2depth r4, c1, c2, c3
            + texdp3
            + texdp3 r1
            + texdp3 r2, c1
            + texdp3 r3, c1, c2
            + texdp3 r4, c1, c2, c3
            + texm3x3
            + texm3x3 r1
            + texm3x3 r2, c1
            + texm3x3 r3, c1, c2
            + texm3x3 r4, c1, c2, c3
            + texdepth
            + texdepth r1
            + texdepth r2, c1
            + texdepth r3, c1, c2
            + texdepth r4, c1, c2, c3
            + cmp
            + cmp r1
            + cmp r2, c1
            + cmp r3, c1, c2
            + cmp r4, c1, c2, c3
            + bem
            + bem r1
            + bem r2, c1
            + bem r3, c1, c2
            + bem r4, c1, c2, c3
            + dp2add
            + dp2add r1
            + dp2add r2, c1
            + dp2add r3, c1, c2
            + dp2add r4, c1, c2, c3
            + dsx
            + dsx r1
            + dsx r2, c1
            + dsx r3, c1, c2
            + dsx r4, c1, c2, c3
            + dsy
            + dsy r1
            + dsy r2, c1
            + dsy r3, c1, c2
            + dsy r4, c1, c2, c3
            + texldd
            + texldd r1
            + texldd r2, c1
            + texldd r3, c1, c2
            + texldd r4, c1, c2, c3
            + setp
            + setp r1
            + setp r2, c1
            + setp r3, c1, c2
            + setp r4, c1, c2, c3
            + texldl
            + texldl r1
            + texldl r2, c1
            + texldl r3, c1, c2
            + texldl r4, c1, c2, c3
            + break
            + break r1
            + break r2, c1
            + break r3, c1, c2
            + break r4, c1, c2, c3
            + trunc
            + trunc r1
            + trunc r2, c1
            + trunc r3, c1, c2
            + trunc r4, c1, c2, c3
            + sin
            + sin r1
            + sin r2, c1
            + sin r3, c1, c2
            + sin r4, c1, c2, c3
            + cos
            + cos r1
            + cos r2, c1
            + cos r3, c1, c2
            + cos r4, c1, c2, c3
            + phase
            + phase r1.wwxx
            + phase r2.wwxx, c1
            + phase r3.wwxx, c1, c2
            + phase r4.wwxx, c1, c2, c3
            + ???
            + ??? r1
            + ??? r2, c1
            + ??? r3, c1, c2
            + ??? r4, c1, c2, c3
            + ???
            + ??? r1
            + ??? r2, c1
            + ??? r3, c1, c2
            + ??? r4, c1, c2, c3
            + ???
            + ??? r1
            + ??? r2, c1
            + ??? r3, c1, c2
            + ??? r4, c1, c2, c3
            + ???
            + ??? r1
            + ??? r2, c1
            + ??? r3, c1, c2
            + ??? r4, c1, c2, c3
            + ???
            + ??? r1
            + ??? r2, c1
            + ??? r3, c1, c2
            + ??? r4, c1, c2, c3
            + ???
            + ??? r1
            + ??? r2, c1
            + ??? r3, c1, c2
            + ??? r4, c1, c2, c3
            + ???
            + ??? r1
            + ??? r2, c1
            + ??? r3, c1, c2
            + ??? r4, c1, c2, c3
            + ???
            + ??? r1
            + ??? r2, c1
            + ??? r3, c1, c2
            + ??? r4, c1, c2, c3

// approximately 271 instruction slots used (100 texture, 171 arithmetic)
