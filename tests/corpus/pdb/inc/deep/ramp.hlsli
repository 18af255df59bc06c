#ifndef RAMP
#define RAMP
float ramp(float x) { return saturate(x * 2 - 0.5); }
#endif
