// threads: 1 blocks: 1
// What auto is where it is initialised by braces ([dcl.type.auto.deduct]/4), and in the declaration of several variables.
typedef long long ll;
namespace au {
template <class T> struct Pair { T a, b; __device__ Pair(T a, T b) : a(a), b(b) {} };
__device__ const auto kept = 5, other = 7;
}
using namespace au;
__global__ void autos(ll* out) { int i = 3, o = 0; const int ci = 4;
  auto a = {2}; out[o++] = sizeof(a) == 2 * sizeof(ll); out[o++] = a.size(); out[o++] = *a.begin();
  auto b{3}; out[o++] = sizeof(b); auto c = {1, 2, i}, d = {i}; out[o++] = c.size() * 10 + d.size(); for (auto x : c) out[o] += x; o++;
  auto p = i, *q = &i, &r = i; r = 8; out[o++] = p * 100 + *q; const auto s = i, &t = i, *u = &ci; i = 5; out[o++] = s * 100 + t * 10 + *u; auto&& v = i, &&w = r; v = 6; out[o++] = w;
  Pair y(1, 2), z(i, 4); out[o++] = y.b + z.a + sizeof(z); for (auto k = 0, n = i; k < n; k++) out[o] += k; o++; out[o++] = kept + other; auto f = [] { auto e = 2.5; return e; }(), g = 1.5; out[o++] = (ll)(f + g); decltype(auto) m = i, n = 3; out[o++] = m + n; 
  static auto h = 2, h2 = 3; out[o++] = h + h2; auto l = {&i, &r}; **l.begin() = 9; out[o++] = i; if (auto j = 1, j2 = 2; j < j2) out[o++] = j + j2;
}
