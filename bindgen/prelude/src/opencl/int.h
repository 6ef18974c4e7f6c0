// Integer functions (OpenCL C 3.0 6.15.3).
__KB_GEN("bit.cast", "int") ugentype __kb_u(gentype x);
__KB_GEN("int.abs", "int") gentype __kb_abs(gentype x);
__KB_ANY("int") ugentype abs(gentype x) { return __kb_u(__kb_abs(x)); }
__KB_ANY("int") ugentype abs_diff(gentype x, gentype y) { return x > y ? __kb_u(x) - __kb_u(y) : __kb_u(y) - __kb_u(x); }
__KB_GEN("int.add_sat", "int") gentype add_sat(gentype x, gentype y);
__KB_GEN("int.sub_sat", "int") gentype sub_sat(gentype x, gentype y);
__KB_ANY("int") gentype hadd(gentype x, gentype y) { return (x & y) + ((x ^ y) >> (gentype)(1)); }
__KB_ANY("int") gentype rhadd(gentype x, gentype y) { return (x | y) - ((x ^ y) >> (gentype)(1)); }
__KB_GEN("int.min", "int") gentype min(gentype x, gentype y);
__KB_GEN("int.max", "int") gentype max(gentype x, gentype y);
__KB_VECS("int") gentype min(gentype x, sgentype y) { return min(x, (gentype)(y)); }
__KB_VECS("int") gentype max(gentype x, sgentype y) { return max(x, (gentype)(y)); }
__KB_ANY("int") gentype clamp(gentype x, gentype lo, gentype hi) { return min(max(x, lo), hi); }
__KB_VECS("int") gentype clamp(gentype x, sgentype lo, sgentype hi) { return min(max(x, (gentype)(lo)), (gentype)(hi)); }
__KB_GEN("int.clz", "int") gentype clz(gentype x);
__KB_GEN("int.ctz", "int") gentype ctz(gentype x);
__KB_GEN("int.popc", "int") gentype popcount(gentype x);
__KB_GEN("int.mulhi", "int") gentype mul_hi(gentype x, gentype y);
__KB_ANY("int") gentype mad_hi(gentype x, gentype y, gentype z) { return mul_hi(x, y) + z; }
__KB_GEN("int.mad_sat", "int") gentype mad_sat(gentype x, gentype y, gentype z);
__KB_GEN("int.rotate", "int") gentype rotate(gentype x, gentype n);
__KB_VECS("int") gentype rotate(gentype x, sgentype n) { return rotate(x, (gentype)(n)); }
__KB_GEN("int.mul24", "int32") gentype mul24(gentype x, gentype y);
__KB_ANY("int32") gentype mad24(gentype x, gentype y, gentype z) { return mul24(x, y) + z; }
#define __KB_UP(hi, lo, wide, bits, n) inline wide##n upsample(hi##n h, lo##n l) { return (convert_##wide##n(h) << (wide##n)(bits)) | convert_##wide##n(l); }
#define __KB_UPS(n) \
  __KB_UP(char, uchar, short, 8, n) __KB_UP(uchar, uchar, ushort, 8, n) __KB_UP(short, ushort, int, 16, n) __KB_UP(ushort, ushort, uint, 16, n) \
  __KB_UP(int, uint, long, 32, n) __KB_UP(uint, uint, ulong, 32, n)
__KB_UPS() __KB_UPS(2) __KB_UPS(3) __KB_UPS(4) __KB_UPS(8) __KB_UPS(16)
inline int dot_4x8packed_ss_int(uint a, uint b) {
  char4 x = as_char4(a), y = as_char4(b);
  return x.x * y.x + x.y * y.y + x.z * y.z + x.w * y.w;
}
inline uint dot_4x8packed_uu_uint(uint a, uint b) {
  uchar4 x = as_uchar4(a), y = as_uchar4(b);
  return x.x * y.x + x.y * y.y + x.z * y.z + x.w * y.w;
}
inline int dot_4x8packed_su_int(uint a, uint b) {
  char4 x = as_char4(a);
  uchar4 y = as_uchar4(b);
  return x.x * y.x + x.y * y.y + x.z * y.z + x.w * y.w;
}
inline int dot_4x8packed_us_int(uint a, uint b) { return dot_4x8packed_su_int(b, a); }
inline int dot_acc_sat_4x8packed_ss_int(uint a, uint b, int c) { return add_sat(dot_4x8packed_ss_int(a, b), c); }
inline uint dot_acc_sat_4x8packed_uu_uint(uint a, uint b, uint c) { return add_sat(dot_4x8packed_uu_uint(a, b), c); }
inline int dot_acc_sat_4x8packed_su_int(uint a, uint b, int c) { return add_sat(dot_4x8packed_su_int(a, b), c); }
inline int dot_acc_sat_4x8packed_us_int(uint a, uint b, int c) { return add_sat(dot_4x8packed_us_int(a, b), c); }
inline long __builtin_expect(long x, long want) { return x; }
