// threads: 32 blocks: 1
typedef long long ll;
// deeper than 64 as tail calls; static-like state; recursion through members, operators, constructors; default args; reference params; local shadowing names
__device__ int count(int n, int acc) { return n == 0 ? acc : count(n - 1, acc + n % 3); }
struct L { int v; L* next; __device__ int len() const { return next ? 1 + next->len() : 1; } __device__ int operator()(int x) { return x <= 0 ? v : (*this)(x - 2) + v; } __device__ operator int() const { return next ? (int)*next * 2 + v : v; } };
struct Rec { int sum; Rec* child; __device__ Rec(int n, Rec* pool) : sum(n), child(n > 0 ? &pool[n] : nullptr) { if (n > 0) { Rec r(n - 1, pool); sum += r.sum * 2; if (child) child->sum = sum; } } __device__ Rec() : sum(0), child(nullptr) {} };
__device__ void flip(int& a, int& b, int n) { if (!n) return; a = a * 3 % 101 + b; flip(b, a, n - 1); }
__device__ int depth(int depth_, int next, int back, int failed, int result) { int go = depth_; { int go = next; if (go > 0) go += depth(go - 1, next - 1, back, failed + 1, result); result += go; } return go + result + failed; }
__device__ bool parse(const char*& p, int& v);
__device__ bool term(const char*& p, int& v) { if (*p == '(') { ++p; if (!parse(p, v)) return false; if (*p != ')') return false; ++p; return true; } v = 0; bool any = false; while (*p >= '0' && *p <= '9') { v = v * 10 + *p++ - '0'; any = true; } return any; }
__device__ bool prod(const char*& p, int& v) { if (!term(p, v)) return false; while (*p == '*') { ++p; int w; if (!term(p, w)) return false; v *= w; } return true; }
__device__ bool parse(const char*& p, int& v) { if (!prod(p, v)) return false; while (*p == '+' || *p == '-') { char c = *p++; int w; if (!prod(p, w)) return false; v = c == '+' ? v + w : v - w; } return true; }
enum class C : unsigned char { R, G, B };
__device__ C mix(C a, C b, int n) { if (n == 0) return a == b ? C::R : a == C::R ? C::B : C::G; C x = mix(b, a, n - 1); return x == a ? mix(x, b, n / 2) : x; }
__device__ int early(int n) { for (;;) { if (n <= 0) return 7; switch (n & 3) { case 0: n -= early(n / 4); continue; case 1: n--; break; case 2: if (early(n - 2) & 1) { n -= 3; continue; } return n; default: { int k = early(n - 3); if (k > 5) return k; n -= 2; } } n -= 1; } }
__global__ void k(ll* out) {
  int i = threadIdx.x;
  L l[4] = {{i, nullptr}, {2, nullptr}, {3, nullptr}, {4, nullptr}}; for (int j = 0; j < 3; j++) l[j].next = &l[j + 1];
  Rec pool[6]; Rec r(i % 5, pool);
  int a = i, b = 5; flip(a, b, i % 7);
  const char* texts[] = {"1+2*(3+4)-5", "((7))*2*(1+1)", "2*(3", "12"}; const char* p = texts[i & 3]; int v = -1; bool ok = parse(p, v);
  out[i] = count(30 + i, 0) + l[0].len() * 100 + l[0](i % 6) * 1000 + (ll)(int)l[0] * 100000;
  out[32 + i] = r.sum + pool[1].sum * 7 + a * 10 + b * 11 + depth(i % 4, 3, 2, 1, 5) * 1000 + (ok ? v : -99) * 100000ll + (ll)mix((C)(i % 3), C::G, i % 5) * 10000000 + early(i) * 1000000000ll + (p - texts[i & 3]) * 17;
}
