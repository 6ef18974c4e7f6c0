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
inline uint dot(uchar4 a, uchar4 b) { return dot_4x8packed_uu_uint(as_uint(a), as_uint(b)); }
inline int dot(char4 a, char4 b) { return dot_4x8packed_ss_int(as_uint(a), as_uint(b)); }
inline int dot(uchar4 a, char4 b) { return dot_4x8packed_us_int(as_uint(a), as_uint(b)); }
inline int dot(char4 a, uchar4 b) { return dot_4x8packed_su_int(as_uint(a), as_uint(b)); }
inline uint dot_acc_sat(uchar4 a, uchar4 b, uint c) { return add_sat(dot(a, b), c); }
inline int dot_acc_sat(char4 a, char4 b, int c) { return add_sat(dot(a, b), c); }
inline int dot_acc_sat(uchar4 a, char4 b, int c) { return add_sat(dot(a, b), c); }
inline int dot_acc_sat(char4 a, uchar4 b, int c) { return add_sat(dot(a, b), c); }

// cl_khr_extended_bit_ops. Bit fields of no bits insert nothing and extract 0.
#define __KB_BITS ((uint)(sizeof(sgentype) * 8))
__KB_GEN("bit.cast", "int") igentype __kb_as_i(ugentype x);
__KB_ANY("int") gentype bitfield_insert(gentype base, gentype insert, uint from, uint n) {
  ugentype ones = (ugentype)(~(ugentype)(0)), m = n == 0 ? (ugentype)(0) : (ugentype)((ones >> (ugentype)(__KB_BITS - n)) << (ugentype)(from));
  ugentype r = (ugentype)((__kb_u(base) & (ugentype)~m) | ((__kb_u(insert) << (ugentype)(from)) & m));
  return *(gentype *)&r;
}
__KB_ANY("int") ugentype bitfield_extract_unsigned(gentype base, uint from, uint n) {
  ugentype up = (ugentype)(__kb_u(base) << (ugentype)(__KB_BITS - from - n));
  return n == 0 ? (ugentype)(0) : (ugentype)(up >> (ugentype)(__KB_BITS - n));
}
__KB_ANY("int") igentype bitfield_extract_signed(gentype base, uint from, uint n) {
  igentype up = __kb_as_i((ugentype)(__kb_u(base) << (ugentype)(__KB_BITS - from - n)));
  return n == 0 ? (igentype)(0) : (igentype)(up >> (igentype)(__KB_BITS - n));
}
#define __KB_SWAPBITS(n, mask) u = (ugentype)(((u >> (ugentype)(n)) & (ugentype)(mask)) | ((u & (ugentype)(mask)) << (ugentype)(n)));
__KB_ANY("int") gentype bit_reverse(gentype x) {
  ugentype u = __kb_u(x);
  __KB_SWAPBITS(1, 0x5555555555555555UL) __KB_SWAPBITS(2, 0x3333333333333333UL) __KB_SWAPBITS(4, 0x0f0f0f0f0f0f0f0fUL)
  if (__KB_BITS > 8) __KB_SWAPBITS(8, 0x00ff00ff00ff00ffUL)
  if (__KB_BITS > 16) __KB_SWAPBITS(16, 0x0000ffff0000ffffUL)
  if (__KB_BITS > 32) __KB_SWAPBITS(32, 0x00000000ffffffffUL)
  return *(gentype *)&u;
}

// cl_amd_media_ops and cl_amd_media_ops2, which kernels use behind macros of the vendor.
__KB_ANY("uint32") gentype amd_bitalign(gentype hi, gentype lo, gentype n) { n &= 31u; return lo >> n | hi << 1u << (31u - n); }
__KB_ANY("uint32") gentype amd_bytealign(gentype hi, gentype lo, gentype n) { return amd_bitalign(hi, lo, (n & 3u) * 8u); }
__KB_ANY("uint32") gentype amd_bfm(gentype width, gentype from) { return ((1u << (width & 31u)) - 1u) << (from & 31u); }
__KB_ANY("int32") gentype amd_bfe(gentype x, ugentype from, ugentype width) {
  from &= (ugentype)(31); width &= (ugentype)(31);
  ugentype rest = (ugentype)(32) - from - width;
  gentype inside = x << rest >> (ugentype)(32) - width, tail = x >> from;
  return width == (ugentype)(0) ? (gentype)(0) : from + width < (ugentype)(32) ? inside : tail;
}
__KB_ANY("uint32") gentype __kb_sad(gentype a, gentype b, gentype c, uint bits) {
  for (uint i = 0; i < 32; i += bits) {
    gentype x = a >> i & (gentype)(0xffffffffu >> 32 - bits), y = b >> i & (gentype)(0xffffffffu >> 32 - bits);
    c += abs_diff(x, y);
  }
  return c;
}
__KB_ANY("uint32") gentype amd_sad(gentype a, gentype b, gentype c) { return __kb_sad(a, b, c, 8); }
__KB_ANY("uint32") gentype amd_sadw(gentype a, gentype b, gentype c) { return __kb_sad(a, b, c, 16); }
__KB_ANY("uint32") gentype amd_sadd(gentype a, gentype b, gentype c) { return __kb_sad(a, b, c, 32); }
__KB_ANY("uint32") gentype amd_sadhi(gentype a, gentype b, gentype c) { return (__kb_sad(a, b, (gentype)(0), 8) << 16u) + c; }
inline uint amd_sad4(uint4 a, uint4 b, uint c) { return amd_sad(a.w, b.w, amd_sad(a.z, b.z, amd_sad(a.y, b.y, amd_sad(a.x, b.x, c)))); }
__KB_ANY("uint32") gentype amd_lerp(gentype a, gentype b, gentype c) {
  gentype r = (gentype)(0);
  for (uint i = 0; i < 32; i += 8) r |= ((a >> i & 255u) + (b >> i & 255u) + (c >> i & 1u)) >> 1u << i;
  return r;
}
#define __KB_UNPACK(k, from) __KB_ANY("uint32") fgentype amd_unpack##k(gentype x) { fgentype f;   for (int i = 0; i < vec_step(gentype); i++) ((float *)&f)[i] = (float)(((sgentype *)&x)[i] >> from & 255u); return f; }
__KB_UNPACK(0, 0) __KB_UNPACK(1, 8) __KB_UNPACK(2, 16) __KB_UNPACK(3, 24)
#define __KB_OF3(class) \
  __KB_ANY(class) gentype amd_min3(gentype a, gentype b, gentype c) { return min(min(a, b), c); } \
  __KB_ANY(class) gentype amd_max3(gentype a, gentype b, gentype c) { return max(max(a, b), c); } \
  __KB_ANY(class) gentype amd_median3(gentype a, gentype b, gentype c) { return max(min(a, b), min(max(a, b), c)); }
__KB_OF3("int32") __KB_OF3("float")

// cl_khr_kernel_clock
__KB_OP("time.clock") ulong __kb_clock(void);
#define __KB_CLOCK(scope) inline ulong clock_read_##scope(void) { return __kb_clock(); } inline uint2 clock_read_hilo_##scope(void) { return as_uint2(__kb_clock()); }
__KB_CLOCK(device) __KB_CLOCK(work_group) __KB_CLOCK(sub_group)
inline long __builtin_expect(long x, long want) { return x; }
