// Seeding and skipping ahead (cuRAND Library Guide, 3.1: "sequences generated with different seeds", subsequences 2^67 values apart for XORWOW, 2^66 for Philox, 2^76 for
// MRG32k3a). XORWOW's v is linear over GF(2), so that skipping is a polynomial in its step: __kb_xorwow_jump[i] is x^(2^i) modulo the step's
// characteristic polynomial (Haramoto et al., "Efficient jump ahead for F2-linear random number generators", 2008); the generator of this package computes them.
__device__ inline void __kb_xorwow_step(unsigned int *v) {
  unsigned int t = v[0] ^ (v[0] >> 2), last = v[4];
  v[0] = v[1];
  v[1] = v[2];
  v[2] = v[3];
  v[3] = last;
  v[4] = (last ^ (last << 4)) ^ (t ^ (t << 1));
}
// v goes n * 2^shift steps on.
__device__ inline void __kb_xorwow_skip(unsigned int *v, unsigned long long n, int shift) {
  for (int i = shift; n != 0; i++, n >>= 1) {
    if ((n & 1) == 0) continue;
    unsigned int r0 = 0, r1 = 0, r2 = 0, r3 = 0, r4 = 0;
    unsigned int v0 = v[0], v1 = v[1], v2 = v[2], v3 = v[3], v4 = v[4];
    for (int w = 0; w < 5; w++) {
      unsigned int p = __kb_xorwow_jump[i][w];
      for (int b = 0; b < 32; b++) {
        unsigned int take = 0u - (p & 1u), t = v0 ^ (v0 >> 2);
        p >>= 1;
        r0 ^= v0 & take;
        r1 ^= v1 & take;
        r2 ^= v2 & take;
        r3 ^= v3 & take;
        r4 ^= v4 & take;
        t ^= (t << 1) ^ v4 ^ (v4 << 4);
        v0 = v1;
        v1 = v2;
        v2 = v3;
        v3 = v4;
        v4 = t;
      }
    }
    v[0] = r0;
    v[1] = r1;
    v[2] = r2;
    v[3] = r3;
    v[4] = r4;
  }
}
__device__ inline void skipahead(unsigned long long n, curandStateXORWOW_t *state) {
  if (n < 512) for (unsigned int i = 0; i < (unsigned int)n; i++) __kb_xorwow_step(state->v);
  else __kb_xorwow_skip(state->v, n, 0);
  state->d += 362437u * (unsigned int)n;
}
__device__ inline void skipahead_sequence(unsigned long long n, curandStateXORWOW_t *state) { __kb_xorwow_skip(state->v, n, 67); }
__device__ inline void curand_init(unsigned long long seed, unsigned long long subsequence, unsigned long long offset, curandStateXORWOW_t *state) {
  unsigned int t0 = 1099087573u * ((unsigned int)seed ^ 0xaad26b49u), t1 = 2591861531u * ((unsigned int)(seed >> 32) ^ 0xf7dcefddu);
  state->d = 6615241u + t1 + t0;
  state->v[0] = 123456789u + t0;
  state->v[1] = 362436069u ^ t0;
  state->v[2] = 521288629u + t1;
  state->v[3] = 88675123u ^ t1;
  state->v[4] = 5783321u + t0;
  skipahead_sequence(subsequence, state);
  skipahead(offset, state);
  state->boxmuller_flag = 0;
  state->boxmuller_flag_double = 0;
  state->boxmuller_extra = 0.0f;
  state->boxmuller_extra_double = 0.0;
}

__device__ inline void skipahead(unsigned long long n, curandStatePhilox4_32_10_t *state) {
  unsigned int at = state->STATE + (unsigned int)(n & 3);
  n >>= 2;
  if (at > 3) {
    at -= 4;
    n++;
  }
  state->STATE = at;
  __kb_philox_advance(state, n);
}
__device__ inline void skipahead_sequence(unsigned long long n, curandStatePhilox4_32_10_t *state) {
  unsigned long long hi = ((unsigned long long)state->ctr.w << 32 | state->ctr.z) + n;
  state->ctr.z = (unsigned int)hi;
  state->ctr.w = (unsigned int)(hi >> 32);
  __kb_philox_advance(state, 0);
}
__device__ inline void curand_init(unsigned long long seed, unsigned long long subsequence, unsigned long long offset, curandStatePhilox4_32_10_t *state) {
  state->ctr = make_uint4(0, 0, (unsigned int)subsequence, (unsigned int)(subsequence >> 32));
  state->key = make_uint2((unsigned int)seed, (unsigned int)(seed >> 32));
  state->STATE = 0;
  state->boxmuller_flag = 0;
  state->boxmuller_flag_double = 0;
  state->boxmuller_extra = 0.0f;
  state->boxmuller_extra_double = 0.0;
  skipahead(offset, state);
}

__device__ inline unsigned int __kb_mrg_mul(unsigned int a, unsigned int b, unsigned int m) { return (unsigned int)((unsigned long long)a * b % m); }
// c = a * b modulo m, 3 by 3; c may be a or b.
__device__ inline void __kb_mrg_matrix(unsigned int *c, const unsigned int *a, const unsigned int *b, unsigned int m) {
  unsigned int r[9];
  for (int i = 0; i < 3; i++)
    for (int j = 0; j < 3; j++) {
      unsigned long long sum = 0;
      for (int k = 0; k < 3; k++) sum += (unsigned long long)a[3 * i + k] * b[3 * k + j] % m;
      r[3 * i + j] = (unsigned int)(sum % m);
    }
  for (int i = 0; i < 9; i++) c[i] = r[i];
}
// s goes n * 2^shift steps on, where a step is the matrix a modulo m.
__device__ inline void __kb_mrg_skip(unsigned int *s, const unsigned int *step, unsigned int m, unsigned long long n, int shift) {
  unsigned int a[9];
  for (int i = 0; i < 9; i++) a[i] = step[i];
  if (n != 0) for (int i = 0; i < shift; i++) __kb_mrg_matrix(a, a, a, m);
  for (; n != 0; n >>= 1) {
    if (n & 1) {
      unsigned int r[3];
      for (int i = 0; i < 3; i++) {
        unsigned long long sum = 0;
        for (int k = 0; k < 3; k++) sum += (unsigned long long)a[3 * i + k] * s[k] % m;
        r[i] = (unsigned int)(sum % m);
      }
      for (int i = 0; i < 3; i++) s[i] = r[i];
    }
    __kb_mrg_matrix(a, a, a, m);
  }
}
__device__ inline void __kb_mrg_skip(curandStateMRG32k3a_t *state, unsigned long long n, int shift) {
  const unsigned int m1 = 4294967087u, m2 = 4294944443u;
  const unsigned int a1[9] = {0, 1, 0, 0, 0, 1, m1 - 810728u, 1403580u, 0}, a2[9] = {0, 1, 0, 0, 0, 1, m2 - 1370589u, 0, 527612u};
  __kb_mrg_skip(state->s1, a1, m1, n, shift);
  __kb_mrg_skip(state->s2, a2, m2, n, shift);
}
__device__ inline void skipahead(unsigned long long n, curandStateMRG32k3a_t *state) { __kb_mrg_skip(state, n, 0); }
__device__ inline void skipahead_subsequence(unsigned long long n, curandStateMRG32k3a_t *state) { __kb_mrg_skip(state, n, 76); }
__device__ inline void skipahead_sequence(unsigned long long n, curandStateMRG32k3a_t *state) { __kb_mrg_skip(state, n, 127); }
__device__ inline void curand_init(unsigned long long seed, unsigned long long subsequence, unsigned long long offset, curandStateMRG32k3a_t *state) {
  unsigned int x1 = (unsigned int)seed ^ 0x55555555u, x2 = (unsigned int)(seed >> 32) ^ 0xAAAAAAAAu;
  for (int i = 0; i < 3; i++) {
    state->s1[i] = seed == 0 ? 12345u : __kb_mrg_mul(i == 1 ? x2 : x1, 12345u, 4294967087u);
    state->s2[i] = seed == 0 ? 12345u : __kb_mrg_mul(i == 1 ? x1 : x2, 12345u, 4294944443u);
  }
  skipahead_subsequence(subsequence, state);
  skipahead(offset, state);
  state->boxmuller_flag = 0;
  state->boxmuller_flag_double = 0;
  state->boxmuller_extra = 0.0f;
  state->boxmuller_extra_double = 0.0;
}
