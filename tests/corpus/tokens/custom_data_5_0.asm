ps_5_0
// COMMENT: abc
abc
abc
undecipherable custom data
undecipherable custom data
undecipherable custom data
undecipherable custom data
undecipherable custom data
undecipherable custom data
undecipherable custom data
undecipherable custom data
// COMMENT: abc
abc
undecipherable custom data
dcl_immediateConstantBuffer {  }
dcl_immediateConstantBuffer {  }
dcl_immediateConstantBuffer {  }
dcl_immediateConstantBuffer {  }
dcl_immediateConstantBuffer { { 1.000000, 7, 0, -0.000000} }
dcl_immediateConstantBuffer { { 1.000000, 7, 0, -0.000000} }
dcl_immediateConstantBuffer { { 1.000000, 7, 0, -0.000000} }
dcl_immediateConstantBuffer { { 1.000000, 7, 0, -0.000000} }
dcl_immediateConstantBuffer { { 1.000000, 7, 0, -0.000000},
                              { -1, 0x7f800000, 0x7fc00000, 0xff800000} }
dcl_immediateConstantBuffer { { 1.000000, 7, 0, -0.000000},
                              { -1, 0x7f800000, 0x7fc00000, 0xff800000} }
dcl_immediateConstantBuffer { { 1.000000, 7, 0, -0.000000},
                              { -1, 0x7f800000, 0x7fc00000, 0xff800000},
                              { 0.000000, 0x007fffff, 8388609.000000, 340282346638528859811704183484516925440.000000},
                              { -1.500000, 0x80000001, 0xffc00000, 0x7f800001},
                              { 0xff800001, 1, 9999, 10000},
                              { 0x00002711, 0x000186a0, -16, 0xffff0000},
                              { 0.000001, 0.000000, -0.000000, -340282346638528859811704183484516925440.000000},
                              { -2, -10000, -9999, 0xffffd8ef},
                              { 0.007812, 0.019531, 0.039062, 123456.789062} }
loop 
  dcl_immediateConstantBuffer { { 1.000000, 7, 0, -0.000000},
                              { -1, 0x7f800000, 0x7fc00000, 0xff800000} }
endloop 
ret 
