// The generators' states and their raw output (cuRAND Library Guide, Device API): XORWOW (Marsaglia, "Xorshift RNGs", 2003), Philox4x32-10 (Salmon et al., "Parallel
// random numbers: as easy as 1, 2, 3", 2011) and MRG32k3a (L'Ecuyer, "Good parameters and implementations for combined multiple recursive random number generators", 1999).
// The members and their order are those of curand_kernel.h, since host programs allocate arrays of states.
struct curandStateXORWOW {
  unsigned int d, v[5];
  int boxmuller_flag, boxmuller_flag_double;
  float boxmuller_extra;
  double boxmuller_extra_double;
};
typedef struct curandStateXORWOW curandStateXORWOW_t;
typedef struct curandStateXORWOW curandState_t;
typedef struct curandStateXORWOW curandState;
__device__ inline unsigned int curand(curandStateXORWOW_t *state) {
  unsigned int t = state->v[0] ^ (state->v[0] >> 2), last = state->v[4];
  state->v[0] = state->v[1];
  state->v[1] = state->v[2];
  state->v[2] = state->v[3];
  state->v[3] = last;
  state->v[4] = (last ^ (last << 4)) ^ (t ^ (t << 1));
  state->d += 362437;
  return state->v[4] + state->d;
}

struct curandStatePhilox4_32_10 {
  uint4 ctr, output;
  uint2 key;
  unsigned int STATE;
  int boxmuller_flag, boxmuller_flag_double;
  float boxmuller_extra;
  double boxmuller_extra_double;
};
typedef struct curandStatePhilox4_32_10 curandStatePhilox4_32_10_t;
__device__ inline uint4 curand_Philox4x32_10(uint4 c, uint2 k) {
  for (int round = 0; round < 10; round++) {
    unsigned int lo0 = 0xD2511F53u * c.x, hi0 = __umulhi(0xD2511F53u, c.x), lo1 = 0xCD9E8D57u * c.z, hi1 = __umulhi(0xCD9E8D57u, c.z);
    c = make_uint4(hi1 ^ c.y ^ k.x, lo1, hi0 ^ c.w ^ k.y, lo0);
    k.x += 0x9E3779B9u;
    k.y += 0xBB67AE85u;
  }
  return c;
}
// The counter goes n on; the output buffer follows.
__device__ inline void __kb_philox_advance(curandStatePhilox4_32_10_t *s, unsigned long long n) {
  unsigned long long lo = ((unsigned long long)s->ctr.y << 32 | s->ctr.x) + n;
  s->ctr.x = (unsigned int)lo;
  s->ctr.y = (unsigned int)(lo >> 32);
  if (lo < n && ++s->ctr.z == 0) ++s->ctr.w;
  s->output = curand_Philox4x32_10(s->ctr, s->key);
}
__device__ inline unsigned int curand(curandStatePhilox4_32_10_t *state) {
  unsigned int i = state->STATE, r = i == 0 ? state->output.x : i == 1 ? state->output.y : i == 2 ? state->output.z : state->output.w;
  if (i < 3) {
    state->STATE = i + 1;
  } else {
    state->STATE = 0;
    __kb_philox_advance(state, 1);
  }
  return r;
}
__device__ inline uint4 curand4(curandStatePhilox4_32_10_t *state) {
  uint4 a = state->output;
  __kb_philox_advance(state, 1);
  uint4 b = state->output;
  if (state->STATE == 0) return a;
  if (state->STATE == 1) return make_uint4(a.y, a.z, a.w, b.x);
  if (state->STATE == 2) return make_uint4(a.z, a.w, b.x, b.y);
  return make_uint4(a.w, b.x, b.y, b.z);
}

struct curandStateMRG32k3a {
  unsigned int s1[3], s2[3];
  int boxmuller_flag, boxmuller_flag_double;
  float boxmuller_extra;
  double boxmuller_extra_double;
};
typedef struct curandStateMRG32k3a curandStateMRG32k3a_t;
// The next value, 1 to 2^32 - 209. Both recurrences fit in 64 bits: their factors have 21 bits.
__device__ inline unsigned int __kb_mrg_next(curandStateMRG32k3a_t *s) {
  const long long m1 = 4294967087LL, m2 = 4294944443LL;
  long long p1 = (1403580LL * s->s1[1] - 810728LL * s->s1[0]) % m1, p2 = (527612LL * s->s2[2] - 1370589LL * s->s2[0]) % m2;
  if (p1 < 0) p1 += m1;
  if (p2 < 0) p2 += m2;
  s->s1[0] = s->s1[1];
  s->s1[1] = s->s1[2];
  s->s1[2] = (unsigned int)p1;
  s->s2[0] = s->s2[1];
  s->s2[1] = s->s2[2];
  s->s2[2] = (unsigned int)p2;
  return (unsigned int)(p1 <= p2 ? p1 - p2 + m1 : p1 - p2);
}
__device__ inline unsigned int curand(curandStateMRG32k3a_t *state) { return (unsigned int)(__kb_mrg_next(state) * 1.000000048662); }
