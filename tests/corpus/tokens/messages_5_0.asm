ps_5_0
<unknown> "tab	quote" back\slash
é%d", r0.xyzw, l(1.500000), l(7), l(1.500000,7,0,0x7f800000)
printf "tab\tquote" back\\slash\r\n.\b....%d", r0.xyzw, l(1.500000), l(7), l(1.500000,7,0,0x7f800000)
<unknown> "tab	quote" back\slash
é%d", r0.xyzw, l(1.500000), l(7), l(1.500000,7,0,0x7f800000)
<unknown> "tab	quote" back\slash
é%d", r0.xyzw, l(1.500000), l(7), l(1.500000,7,0,0x7f800000)
errorf "tab\tquote" back\\slash\r\n.\b....%d", r0.xyzw, l(1.500000), l(7), l(1.500000,7,0,0x7f800000)
<unknown> "tab	quote" back\slash
é%d", r0.xyzw, l(1.500000), l(7), l(1.500000,7,0,0x7f800000)
<unknown> "tab	quote" back\slash
é%d", r0.xyzw, l(1.500000), l(7), l(1.500000,7,0,0x7f800000)
<unknown> "tab\tquote" back\\slash\r\n.\b....%d", r0.xyzw, l(1.500000), l(7), l(1.500000,7,0,0x7f800000)
<unknown> "tab	quote" back\slash
é%d", r0.xyzw, l(1.500000), l(7), l(1.500000,7,0,0x7f800000)
printf ""
printf "odd", -|r1.xyzw {min16f} { nonuniform }|, <unknown register type 50>
printf "nul"
printf "abc %d", r0.xyzw, l(1.500000)
undecipherable custom data
undecipherable custom data
undecipherable custom data
undecipherable custom data
undecipherable custom data
undecipherable custom data
undecipherable custom data
undecipherable custom data
undecipherable custom data
undecipherable custom data
undecipherable custom data
undecipherable custom data
printf ""
printf ""
ret 
