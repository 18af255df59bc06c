    vs_2_sw
    endif b0, p0
    mov r0, p0, c0
  + endif b0, p0
  + mov r0, p0, c0
    (b0) endif p0
    (p0) mov r0, c0
  + (b0) endif p0
  + (p0) mov r0, c0
    if b0, p0
      mov r0, p0, c0
    + mov r0, p0, c0
      (p0) mov r0, c0
    + (p0) mov r0, c0
      loop b0, p0
        mov r0, p0, c0
      + mov r0, p0, c0
        (p0) mov r0, c0
      + (p0) mov r0, c0
      else b0, p0
        mov r0, p0, c0
    + else b0, p0
      + mov r0, p0, c0
      (b0) else p0
        (p0) mov r0, c0
    + (b0) else p0
      + (p0) mov r0, c0
        rep b0, p0
          mov r0, p0, c0
        + mov r0, p0, c0
          (p0) mov r0, c0
        + (p0) mov r0, c0
        endrep b0, p0
        mov r0, p0, c0
      + mov r0, p0, c0
        (p0) mov r0, c0
      + (p0) mov r0, c0
        if b0, p0
          mov r0, p0, c0
        + if b0, p0
          + mov r0, p0, c0
            (b0) if p0
              (p0) mov r0, c0
            + (b0) if p0
              + (p0) mov r0, c0
              else b0, p0
                mov r0, p0, c0
              + mov r0, p0, c0
                (p0) mov r0, c0
              + (p0) mov r0, c0
              endif b0, p0
              mov r0, p0, c0
            + mov r0, p0, c0
              (p0) mov r0, c0
            + (p0) mov r0, c0
            endloop b0, p0
            mov r0, p0, c0
        + endloop b0, p0
        + mov r0, p0, c0
        (b0) endloop p0
        (p0) mov r0, c0
    + (b0) endloop p0
    + (p0) mov r0, c0
    endif b0, p0
    mov r0, p0, c0
  + mov r0, p0, c0
    (p0) mov r0, c0
  + (p0) mov r0, c0
    endif b0, p0
    mov r0, p0, c0
  + mov r0, p0, c0
    (p0) mov r0, c0
  + (p0) mov r0, c0
    if b0, p0
      mov r0, p0, c0
    + if b0, p0
      + mov r0, p0, c0
        (b0) if p0
          (p0) mov r0, c0
        + (b0) if p0
          + (p0) mov r0, c0
            if b0, p0
              mov r0, p0, c0
            + mov r0, p0, c0
              (p0) mov r0, c0
            + (p0) mov r0, c0
            endif b0, p0
            mov r0, p0, c0
          + mov r0, p0, c0
            (p0) mov r0, c0
          + (p0) mov r0, c0
          + nop r0.wwxx, c0
            nop r0.wwxx, c0
          + dcl_texcoord v0
            dcl_texcoord v0
          + def c0, 0, 0, 0, 0
            def c0, 0, 0, 0, 0
          + texld r0, c0
            texld r0, c0
          + texldd r0, c0
            texldd r0, c0
          + texldl r0, c0
            texldl r0, c0
          + pow r0, c0
            pow r0, c0
          + exp r0, c0
            exp r0, c0
          + ??? r0, c0
            ??? r0, c0
          + phase r0.wwxx, c0
            phase r0.wwxx, c0

// approximately 129 instruction slots used (8 texture, 121 arithmetic)
