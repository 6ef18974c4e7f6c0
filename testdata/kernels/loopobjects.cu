typedef long long ll;
// Objects with destructors in the conditions of loops: made and destroyed every time round, after the step.
struct G { int* c; int n; __device__ G(int* c, int n) : c(c), n(n) { *c = *c * 3 + 1; } __device__ ~G() { *c += 100 + n; } __device__ explicit operator bool() const { return n < 3; } };
__device__ G make(int* c, int n) { return G(c, n); }
__device__ int leave(int* c) { while (G g{c, 1}) { if (*c > 20) return *c; } return -1; }
__global__ void loopobjects(ll* out) {
  int c = 0, i = 0;
  while (G g{&c, i}) { if (i == 1) { i++; continue; } i++; }
  out[0] = c; out[1] = i; c = 0; out[2] = 0;
  for (int j = 0; G g{&c, j}; j++) { if (j == 2) break; out[2] += g.n + c; }
  out[3] = c; c = 0;
  for (int j = 0; G g = make(&c, j); j += c > 0 ? 1 : 2) { c += 1000; G inner(&c, 7); if (j == 1) continue; c += 5; }
  out[4] = c; c = 0; i = 0;
  while (const G& g = make(&c, i)) { i += 1 + g.n; }
  out[5] = c; c = 0;
  for (int a = 0; G g{&c, a}; a++) for (int b = 1; G h{&c, a + b}; b++) { if (b == 2) break; if (a == 1) goto out; c ^= g.n + h.n; }
out:
  out[6] = c; c = 0; out[7] = leave(&c); out[8] = c; c = 0; i = 0;
  while (int k = 3 - i) { i++; c += k; } out[9] = c;
  do { G g(&c, i); i--; } while (i > 0); out[10] = c;
}
