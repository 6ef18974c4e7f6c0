// oracle: g++
// nvcc 13.0 refuses some of this or gives other values; g++ and clang++ agree.
// Enumerations: the underlying type, what values are promoted to, and bit-fields of them ([dcl.enum], [conv.prom]).
enum E1 { e1_none = -1, e1_top = 0x80000000 };
enum E2 { e2_big = 1LL << 40 };
enum E3 { e3_a, e3_b, e3_c };
enum E4 { e4_top = 0xFFFFFFFF };
enum E5 { e5_huge = 0xFFFFFFFFFFFFFFFF };
enum E6 { e6_min = -2147483647 - 1, e6_max = 2147483647 };
enum E7 { e7_lo = -1, e7_hi = 0x7FFFFFFFFFFFFFFF };
enum E8 : unsigned char { e8_a = 200 };
enum E9 { e9_a = 0x7FFFFFFF, e9_b };
enum E10 { e10_a = 0xFFFFFFFF, e10_b };
enum E11 { e11_a = 'x', e11_s = sizeof(e11_a), e11_n, e11_t = sizeof(e11_n), e11_i = e11_a == 'x' };
enum __attribute__((packed)) E12 { e12_a, e12_b = 255 };
enum __attribute__((packed)) E13 { e13_a = -1, e13_b = 127 };
enum E14 {};
enum E15 { e15_a = 1u << 30 };
enum E16 { e16_a = (signed char)-1, e16_b };
enum E17 : long { e17_a = 5 };
enum E18 : bool { e18_f, e18_t };
template <class T> __device__ int which(T) { return -1; }
__device__ int kind(int) { return 1; } __device__ int kind(unsigned) { return 2; } __device__ int kind(long) { return 3; } __device__ int kind(unsigned long) { return 4; }
__device__ int kind(long long) { return 5; } __device__ int kind(unsigned long long) { return 6; } __device__ int kind(unsigned char) { return 7; } __device__ int kind(signed char) { return 8; } __device__ int kind(bool) { return 9; }
__device__ int ck(int) { return 1; } __device__ int ck(unsigned char) { return 2; } __device__ int ck(long) { return 3; }
template <class A, class B> struct same_t { enum { v = 0 }; }; template <class A> struct same_t<A, A> { enum { v = 1 }; };
__global__ void enum_ranges(long long* out) {
    volatile E1 t = e1_none; E1 v = (E1)t;
    out[0] = v < 0; out[1] = v / 2; out[2] = v >> 1; out[3] = (double)v < 0; out[4] = e1_top; out[5] = sizeof(E1);
    out[6] = sizeof(E2); out[7] = e2_big - 1 - e2_big < 0; out[8] = sizeof(E3) * 100 + sizeof(E4) * 10 + sizeof(E5);
    out[9] = e3_a - 1 < 0; out[10] = e4_top + 1 > 0; out[11] = e4_top; out[12] = e5_huge + 1 == 0; out[13] = e6_min < 0; out[14] = e6_max - e6_min;
    out[15] = e7_lo < 0; out[16] = e7_hi; out[17] = e8_a - 201; out[18] = e9_b; out[19] = e10_b; out[20] = sizeof(E9) * 10 + sizeof(E10);
    out[21] = e11_s; out[22] = e11_t; out[23] = e11_i; out[24] = sizeof(E12) * 10 + sizeof(E13); out[25] = e12_b - 256; out[26] = e13_a * 2; out[27] = sizeof(E14);
    out[28] = e15_a * 2LL; out[29] = e16_b; out[30] = e17_a; out[31] = e18_t + e18_t; out[32] = (E2)5 - 6; out[33] = e16_a;
    int n = -1; out[34] = e3_a > n; out[35] = e4_top > n; out[36] = e8_a > n; out[37] = e1_none + 1u; out[38] = e2_big > n; out[39] = e5_huge > n;
}
__global__ void enum_promotions(long long* out) {
    out[0] = kind(+e3_a); out[1] = kind(+e4_top); out[2] = kind(+e2_big); out[3] = kind(+e5_huge); out[4] = kind(+e1_none); out[5] = kind(+e8_a); out[6] = kind(+e17_a); out[7] = kind(+e18_t);
    out[8] = kind(e3_a); out[9] = kind(e4_top); out[10] = kind(e2_big); out[11] = kind(e5_huge); out[12] = kind(e1_none); out[13] = kind(e8_a); out[14] = kind(e17_a);
    out[16] = same_t<__underlying_type(E3), unsigned>::v; out[17] = same_t<__underlying_type(E2), unsigned long>::v; out[18] = same_t<__underlying_type(E1), long>::v; out[19] = same_t<__underlying_type(E14), unsigned>::v;
    out[20] = (__underlying_type(E3))e3_a - 1 > 0; out[21] = kind(e12_a); out[22] = kind(+e13_a); out[23] = same_t<__underlying_type(E12), unsigned char>::v; out[24] = same_t<__underlying_type(E13), signed char>::v;
    out[25] = kind(true ? e3_a : e4_top); out[26] = kind(e3_a + e2_big); out[27] = ck(e8_a); out[28] = ck(e17_a); out[29] = kind(e6_min); out[30] = kind(e15_a); out[31] = kind(~e3_a); out[32] = kind(-e4_top); out[33] = kind(e4_top << 1); out[34] = kind(true ? e3_a : 'c');
    switch (e4_top) { case 0xFFFFFFFF: out[35] = 1; break; default: out[35] = 2; }
    E1 w = e1_none; switch (w) { case e1_none: out[36] = 1; break; case e1_top: out[36] = 2; }
    E7 q = e7_lo; switch (q) { case -1: out[37] = 1; }
}
enum class Sc { a, d = 3, e = -4 }; enum Fx : int { fx_a, fx_m = -1 }; enum Fu : unsigned { fu_a, fu_t = 7 }; enum class Sb : unsigned char { a, z = 255 };
struct Bits { E3 c : 2; Sc s : 3; Fx f : 3; Fu u : 3; E1 w : 40; E4 x : 32; E2 y : 41; Sb b : 8; E8 g : 8; E7 h : 64; E3 i : 5; };
__global__ void enum_bits(long long* out) {
    Bits p{e3_c, Sc::d, fx_m, fu_t, e1_top, e4_top, e2_big, Sb::z, e8_a, e7_lo, e3_b};
    out[0] = p.c; out[1] = p.c == e3_c; switch (p.c) { case e3_c: out[2] = 1; break; default: out[2] = 2; }
    out[3] = (int)p.s; out[4] = p.f; out[5] = p.u; out[6] = p.w; out[7] = p.x; out[8] = p.y; out[9] = (int)p.b; out[10] = p.g; out[11] = p.h; out[12] = p.i;
    p.s = Sc::e; p.w = e1_none; p.c = e3_b; p.h = e7_hi;
    out[13] = (int)p.s; out[14] = p.w; out[15] = p.c - 2; out[16] = p.h; out[17] = sizeof p;
    out[18] = kind(p.c); out[19] = kind(p.x); out[20] = kind(p.w); out[21] = kind(p.u); out[22] = kind(+p.u); out[23] = kind(p.y); out[24] = kind(+p.g); out[25] = kind(p.h); out[26] = p.u - 8 < 0; out[27] = p.x - 8 < 0;
    E3 arr[3] = {e3_c, e3_a, e3_b}; p.i = arr[0]; out[28] = p.i; out[29] = p.i * -1; p.x = e4_top; out[30] = p.x > -1; out[31] = p.c > -1; out[32] = p.s == Sc::e; out[33] = p.b == Sb::z;
}
