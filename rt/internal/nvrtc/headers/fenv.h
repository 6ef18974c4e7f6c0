// The names of the roundings, by which kernels choose among functions; the values are those of the C library of x86.
#pragma once
#define FE_TONEAREST 0
#define FE_DOWNWARD 0x400
#define FE_UPWARD 0x800
#define FE_TOWARDZERO 0xc00
