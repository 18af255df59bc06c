    ps_3_0
    (p0) nop
    (r1.wwxx) nop p0
    (r2.wwxx) nop p0, c1
    (r3.wwxx) nop p0, c1, c2
    (r4.wwxx) nop p0, c1, c2, c3
    mov_pp_centroid p0.z
    (p0) mov r1
    (p0) mov r2, c1
    (p0) mov r3, c1, c2
    (p0) mov r4, c1, c2, c3
    add_pp_centroid p0.z
    (p0) add r1
    (p0) add r2, c1
    (p0) add r3, c1, c2
    (p0) add r4, c1, c2, c3
    sub_pp_centroid p0.z
    (p0) sub r1
    (p0) sub r2, c1
    (p0) sub r3, c1, c2
    (p0) sub r4, c1, c2, c3
    mad_pp_centroid p0.z
    (p0) mad r1
    (p0) mad r2, c1
    (p0) mad r3, c1, c2
    (p0) mad r4, c1, c2, c3
    mul_pp_centroid p0.z
    (p0) mul r1
    (p0) mul r2, c1
    (p0) mul r3, c1, c2
    (p0) mul r4, c1, c2, c3
    rcp_pp_centroid p0.z
    (p0) rcp r1
    (p0) rcp r2, c1
    (p0) rcp r3, c1, c2
    (p0) rcp r4, c1, c2, c3
    rsq_pp_centroid p0.z
    (p0) rsq r1
    (p0) rsq r2, c1
    (p0) rsq r3, c1, c2
    (p0) rsq r4, c1, c2, c3
    dp3_pp_centroid p0.z
    (p0) dp3 r1
    (p0) dp3 r2, c1
    (p0) dp3 r3, c1, c2
    (p0) dp3 r4, c1, c2, c3
    dp4_pp_centroid p0.z
    (p0) dp4 r1
    (p0) dp4 r2, c1
    (p0) dp4 r3, c1, c2
    (p0) dp4 r4, c1, c2, c3
    min_pp_centroid p0.z
    (p0) min r1
    (p0) min r2, c1
    (p0) min r3, c1, c2
    (p0) min r4, c1, c2, c3
    max_pp_centroid p0.z
    (p0) max r1
    (p0) max r2, c1
    (p0) max r3, c1, c2
    (p0) max r4, c1, c2, c3
    slt_pp_centroid p0.z
    (p0) slt r1
    (p0) slt r2, c1
    (p0) slt r3, c1, c2
    (p0) slt r4, c1, c2, c3
    sge_pp_centroid p0.z
    (p0) sge r1
    (p0) sge r2, c1
    (p0) sge r3, c1, c2
    (p0) sge r4, c1, c2, c3
    exp_pp_centroid p0.z
    (p0) exp r1
    (p0) exp r2, c1
    (p0) exp r3, c1, c2
    (p0) exp r4, c1, c2, c3
    log_pp_centroid p0.z
    (p0) log r1
    (p0) log r2, c1
    (p0) log r3, c1, c2
    (p0) log r4, c1, c2, c3
    lit_pp_centroid p0.z
    (p0) lit r1
    (p0) lit r2, c1
    (p0) lit r3, c1, c2
    (p0) lit r4, c1, c2, c3
    dst_pp_centroid p0.z
    (p0) dst r1
    (p0) dst r2, c1
    (p0) dst r3, c1, c2
    (p0) dst r4, c1, c2, c3
    lrp_pp_centroid p0.z
    (p0) lrp r1
    (p0) lrp r2, c1
    (p0) lrp r3, c1, c2
    (p0) lrp r4, c1, c2, c3
    frc_pp_centroid p0.z
    (p0) frc r1
    (p0) frc r2, c1
    (p0) frc r3, c1, c2
    (p0) frc r4, c1, c2, c3
    m4x4_pp_centroid p0.z
    (p0) m4x4 r1
    (p0) m4x4 r2, c1
    (p0) m4x4 r3, c1, c2
    (p0) m4x4 r4, c1, c2, c3
    m4x3_pp_centroid p0.z
    (p0) m4x3 r1
    (p0) m4x3 r2, c1
    (p0) m4x3 r3, c1, c2
    (p0) m4x3 r4, c1, c2, c3
    m3x4_pp_centroid p0.z
    (p0) m3x4 r1
    (p0) m3x4 r2, c1
    (p0) m3x4 r3, c1, c2
    (p0) m3x4 r4, c1, c2, c3
    m3x3_pp_centroid p0.z
    (p0) m3x3 r1
    (p0) m3x3 r2, c1
    (p0) m3x3 r3, c1, c2
    (p0) m3x3 r4, c1, c2, c3
    m3x2_pp_centroid p0.z
    (p0) m3x2 r1
    (p0) m3x2 r2, c1
    (p0) m3x2 r3, c1, c2
    (p0) m3x2 r4, c1, c2, c3
    (p0) call
    (r1.wwxx) call p0
    (r2.wwxx) call p0, c1
    (r3.wwxx) call p0, c1, c2
    (r4.wwxx) call p0, c1, c2, c3
    (p0) callnz
    (r1.wwxx) callnz p0
    (r2.wwxx) callnz p0, c1
    (r3.wwxx) callnz p0, c1, c2
    (r4.wwxx) callnz p0, c1, c2, c3
    (p0) loop
      (r1.wwxx) loop p0
        (r2.wwxx) loop p0, c1
          (r3.wwxx) loop p0, c1, c2
            (r4.wwxx) loop p0, c1, c2, c3
              (p0) ret
              (r1.wwxx) ret p0
              (r2.wwxx) ret p0, c1
              (r3.wwxx) ret p0, c1, c2
              (r4.wwxx) ret p0, c1, c2, c3
            (p0) endloop
          (r1.wwxx) endloop p0
        (r2.wwxx) endloop p0, c1
      (r3.wwxx) endloop p0, c1, c2
    (r4.wwxx) endloop p0, c1, c2, c3
    (p0) label
    (r1.wwxx) label p0
    (r2.wwxx) label p0, c1
    (r3.wwxx) label p0, c1, c2
    (r4.wwxx) label p0, c1, c2, c3
    (p0) dcl_normal_pp_centroid p0.z, r4.yxxx, r1.wwxx, p0
    (r2.wwxx) dcl_texcoord2 r2, c1
    (r3.wwxx) dcl_tangent3 r3, c1, c2
    (r4.wwxx) dcl_binormal4 r4, c1, c2, c3
    pow_pp_centroid p0.z
    (p0) pow r1
    (p0) pow r2, c1
    (p0) pow r3, c1, c2
    (p0) pow r4, c1, c2, c3
    crs_pp_centroid p0.z
    (p0) crs r1
    (p0) crs r2, c1
    (p0) crs r3, c1, c2
    (p0) crs r4, c1, c2, c3
    sgn_pp_centroid p0.z
    (p0) sgn r1
    (p0) sgn r2, c1
    (p0) sgn r3, c1, c2
    (p0) sgn r4, c1, c2, c3
    abs_pp_centroid p0.z
    (p0) abs r1
    (p0) abs r2, c1
    (p0) abs r3, c1, c2
    (p0) abs r4, c1, c2, c3
    nrm_pp_centroid p0.z
    (p0) nrm r1
    (p0) nrm r2, c1
    (p0) nrm r3, c1, c2
    (p0) nrm r4, c1, c2, c3
    sincos_pp_centroid p0.z
    (p0) sincos r1
    (p0) sincos r2, c1
    (p0) sincos r3, c1, c2
    (p0) sincos r4, c1, c2, c3
    (p0) rep
      (r1.wwxx) rep p0
        (r2.wwxx) rep p0, c1
          (r3.wwxx) rep p0, c1, c2
            (r4.wwxx) rep p0, c1, c2, c3
            (p0) endrep
          (r1.wwxx) endrep p0
        (r2.wwxx) endrep p0, c1
      (r3.wwxx) endrep p0, c1, c2
    (r4.wwxx) endrep p0, c1, c2, c3
    (p0) if
      (r1.wwxx) if p0
        (r2.wwxx) if p0, c1
          (r3.wwxx) if p0, c1, c2
            (r4.wwxx) if p0, c1, c2, c3
              (p0) if
                (r1.wwxx) if p0
                  (r2.wwxx) if p0, c1
                    (r3.wwxx) if p0, c1, c2
                      (r4.wwxx) if p0, c1, c2, c3
                      (p0) else
                      (r1.wwxx) else p0
                      (r2.wwxx) else p0, c1
                      (r3.wwxx) else p0, c1, c2
                      (r4.wwxx) else p0, c1, c2, c3
                      (p0) endif
                    (r1.wwxx) endif p0
                  (r2.wwxx) endif p0, c1
                (r3.wwxx) endif p0, c1, c2
              (r4.wwxx) endif p0, c1, c2, c3
              (p0) break
              (r1.wwxx) break p0
              (r2.wwxx) break p0, c1
              (r3.wwxx) break p0, c1, c2
              (r4.wwxx) break p0, c1, c2, c3
              (p0) break
              (r1.wwxx) break p0
              (r2.wwxx) break p0, c1
              (r3.wwxx) break p0, c1, c2
              (r4.wwxx) break p0, c1, c2, c3
              mova_pp_centroid p0.z
              (p0) mova r1
              (p0) mova r2, c1
              (p0) mova r3, c1, c2
              (p0) mova r4, c1, c2, c3
              defb_pp_centroid p0.z, true
              (p0) defb r1, true
              (p0) defb r2, true, c1
              (p0) defb r3, true, c1, c2
              (p0) defb r4, true, c1, c2, c3
              defi_pp_centroid p0.z, 1069547520, 0, -2147483648, 7
              (p0) defi r1, 1069547520, 0, -2147483648, 7
              (p0) defi r2, 1069547520, 0, -2147483648, 7, c1
              (p0) defi r3, 1069547520, 0, -2147483648, 7, c1, c2
              (p0) defi r4, 1069547520, 0, -2147483648, 7, c1, c2, c3
              texcrd_pp_centroid p0.z
              (p0) texcrd r1
              (p0) texcrd r2, c1
              (p0) texcrd r3, c1, c2
              (p0) texcrd r4, c1, c2, c3
              texkill_pp_centroid p0.z
              (p0) texkill r1
              (p0) texkill r2, c1
              (p0) texkill r3, c1, c2
              (p0) texkill r4, c1, c2, c3
              texld_pp_centroid p0.z
              (p0) texld r1
              (p0) texld r2, c1
              (p0) texld r3, c1, c2
              (p0) texld r4, c1, c2, c3
              texbem_pp_centroid p0.z
              (p0) texbem r1
              (p0) texbem r2, c1
              (p0) texbem r3, c1, c2
              (p0) texbem r4, c1, c2, c3
              texbeml_pp_centroid p0.z
              (p0) texbeml r1
              (p0) texbeml r2, c1
              (p0) texbeml r3, c1, c2
              (p0) texbeml r4, c1, c2, c3
              texreg2ar_pp_centroid p0.z
              (p0) texreg2ar r1
              (p0) texreg2ar r2, c1
              (p0) texreg2ar r3, c1, c2
              (p0) texreg2ar r4, c1, c2, c3
              texreg2gb_pp_centroid p0.z
              (p0) texreg2gb r1
              (p0) texreg2gb r2, c1
              (p0) texreg2gb r3, c1, c2
              (p0) texreg2gb r4, c1, c2, c3
              texm3x2pad_pp_centroid p0.z
              (p0) texm3x2pad r1
              (p0) texm3x2pad r2, c1
              (p0) texm3x2pad r3, c1, c2
              (p0) texm3x2pad r4, c1, c2, c3
              texm3x2tex_pp_centroid p0.z
              (p0) texm3x2tex r1
              (p0) texm3x2tex r2, c1
              (p0) texm3x2tex r3, c1, c2
              (p0) texm3x2tex r4, c1, c2, c3
              texm3x3pad_pp_centroid p0.z
              (p0) texm3x3pad r1
              (p0) texm3x3pad r2, c1
              (p0) texm3x3pad r3, c1, c2
              (p0) texm3x3pad r4, c1, c2, c3
              texm3x3tex_pp_centroid p0.z
              (p0) texm3x3tex r1
              (p0) texm3x3tex r2, c1
              (p0) texm3x3tex r3, c1, c2
              (p0) texm3x3tex r4, c1, c2, c3
              reserved0_pp_centroid p0.z
              (p0) reserved0 r1
              (p0) reserved0 r2, c1
              (p0) reserved0 r3, c1, c2
              (p0) reserved0 r4, c1, c2, c3
              texm3x3spec_pp_centroid p0.z
              (p0) texm3x3spec r1
              (p0) texm3x3spec r2, c1
              (p0) texm3x3spec r3, c1, c2
              (p0) texm3x3spec r4, c1, c2, c3
              texm3x3vspec_pp_centroid p0.z
              (p0) texm3x3vspec r1
              (p0) texm3x3vspec r2, c1
              (p0) texm3x3vspec r3, c1, c2
              (p0) texm3x3vspec r4, c1, c2, c3
              expp_pp_centroid p0.z
              (p0) expp r1
              (p0) expp r2, c1
              (p0) expp r3, c1, c2
              (p0) expp r4, c1, c2, c3
              logp_pp_centroid p0.z
              (p0) logp r1
              (p0) logp r2, c1
              (p0) logp r3, c1, c2
              (p0) logp r4, c1, c2, c3
              cnd_pp_centroid p0.z
              (p0) cnd r1
              (p0) cnd r2, c1
              (p0) cnd r3, c1, c2
              (p0) cnd r4, c1, c2, c3
              def_pp_centroid p0.z, 1.5, 0, -0, 9.80908925e-045
              (p0) def r1, 1.5, 0, -0, 9.80908925e-045
              (p0) def r2, 1.5, 0, -0, 9.80908925e-045, c1
              (p0) def r3, 1.5, 0, -0, 9.80908925e-045, c1, c2
              (p0) def r4, 1.5, 0, -0, 9.80908925e-045, c1, c2, c3
              texreg2rgb_pp_centroid p0.z
              (p0) texreg2rgb r1
              (p0) texreg2rgb r2, c1
              (p0) texreg2rgb r3, c1, c2
              (p0) texreg2rgb r4, c1, c2, c3
              texdp3tex_pp_centroid p0.z
              (p0) texdp3tex r1
              (p0) texdp3tex r2, c1
              (p0) texdp3tex r3, c1, c2
              (p0) texdp3tex r4, c1, c2, c3
              texm3x2depth_pp_centroid p0.z
              (p0) texm3x2depth r1
              (p0) texm3x2depth r2, c1
              (p0) texm3x2depth r3, c1, c2
              (p0) texm3x2depth r4, c1, c2, c3
              texdp3_pp_centroid p0.z
              (p0) texdp3 r1
              (p0) texdp3 r2, c1
              (p0) texdp3 r3, c1, c2
              (p0) texdp3 r4, c1, c2, c3
              texm3x3_pp_centroid p0.z
              (p0) texm3x3 r1
              (p0) texm3x3 r2, c1
              (p0) texm3x3 r3, c1, c2
              (p0) texm3x3 r4, c1, c2, c3
              texdepth_pp_centroid p0.z
              (p0) texdepth r1
              (p0) texdepth r2, c1
              (p0) texdepth r3, c1, c2
              (p0) texdepth r4, c1, c2, c3
              cmp_pp_centroid p0.z
              (p0) cmp r1
              (p0) cmp r2, c1
              (p0) cmp r3, c1, c2
              (p0) cmp r4, c1, c2, c3
              bem_pp_centroid p0.z
              (p0) bem r1
              (p0) bem r2, c1
              (p0) bem r3, c1, c2
              (p0) bem r4, c1, c2, c3
              dp2add_pp_centroid p0.z
              (p0) dp2add r1
              (p0) dp2add r2, c1
              (p0) dp2add r3, c1, c2
              (p0) dp2add r4, c1, c2, c3
              dsx_pp_centroid p0.z
              (p0) dsx r1
              (p0) dsx r2, c1
              (p0) dsx r3, c1, c2
              (p0) dsx r4, c1, c2, c3
              dsy_pp_centroid p0.z
              (p0) dsy r1
              (p0) dsy r2, c1
              (p0) dsy r3, c1, c2
              (p0) dsy r4, c1, c2, c3
              texldd_pp_centroid p0.z
              (p0) texldd r1
              (p0) texldd r2, c1
              (p0) texldd r3, c1, c2
              (p0) texldd r4, c1, c2, c3
              setp_pp_centroid p0.z
              (p0) setp r1
              (p0) setp r2, c1
              (p0) setp r3, c1, c2
              (p0) setp r4, c1, c2, c3
              texldl_pp_centroid p0.z
              (p0) texldl r1
              (p0) texldl r2, c1
              (p0) texldl r3, c1, c2
              (p0) texldl r4, c1, c2, c3
              break_pp_centroid p0.z
              (p0) break r1
              (p0) break r2, c1
              (p0) break r3, c1, c2
              (p0) break r4, c1, c2, c3
              trunc_pp_centroid p0.z
              (p0) trunc r1
              (p0) trunc r2, c1
              (p0) trunc r3, c1, c2
              (p0) trunc r4, c1, c2, c3
              sin_pp_centroid p0.z
              (p0) sin r1
              (p0) sin r2, c1
              (p0) sin r3, c1, c2
              (p0) sin r4, c1, c2, c3
              cos_pp_centroid p0.z
              (p0) cos r1
              (p0) cos r2, c1
              (p0) cos r3, c1, c2
              (p0) cos r4, c1, c2, c3
              (p0) phase
              (r1.wwxx) phase p0
              (r2.wwxx) phase p0, c1
              (r3.wwxx) phase p0, c1, c2
              (r4.wwxx) phase p0, c1, c2, c3
              ???_pp_centroid p0.z
              (p0) ??? r1
              (p0) ??? r2, c1
              (p0) ??? r3, c1, c2
              (p0) ??? r4, c1, c2, c3
              ???_pp_centroid p0.z
              (p0) ??? r1
              (p0) ??? r2, c1
              (p0) ??? r3, c1, c2
              (p0) ??? r4, c1, c2, c3
              ???_pp_centroid p0.z
              (p0) ??? r1
              (p0) ??? r2, c1
              (p0) ??? r3, c1, c2
              (p0) ??? r4, c1, c2, c3
              ???_pp_centroid p0.z
              (p0) ??? r1
              (p0) ??? r2, c1
              (p0) ??? r3, c1, c2
              (p0) ??? r4, c1, c2, c3
              ???_pp_centroid p0.z
              (p0) ??? r1
              (p0) ??? r2, c1
              (p0) ??? r3, c1, c2
              (p0) ??? r4, c1, c2, c3
              ???_pp_centroid p0.z
              (p0) ??? r1
              (p0) ??? r2, c1
              (p0) ??? r3, c1, c2
              (p0) ??? r4, c1, c2, c3
              ???_pp_centroid p0.z
              (p0) ??? r1
              (p0) ??? r2, c1
              (p0) ??? r3, c1, c2
              (p0) ??? r4, c1, c2, c3
              ???_pp_centroid p0.z
              (p0) ??? r1
              (p0) ??? r2, c1
              (p0) ??? r3, c1, c2
              (p0) ??? r4, c1, c2, c3

// approximately 1027 instruction slots used (100 texture, 927 arithmetic)
