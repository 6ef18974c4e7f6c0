// What structured bindings are parts of: an object that is made and destroyed as a variable is, or a reference, which
// keeps a temporary alive; other temporaries of the initialiser die before the next statement.
typedef long long ll;
struct Log { ll v = 0; __device__ void operator()(int n) { v = v * 10 + n; } };
struct K { Log* log; int v; K* self; __device__ K(Log* log, int v) : log(log), v(v), self(this) {}
  __device__ K(const K& o) : log(o.log), v(o.v + 1), self(this) {} __device__ ~K() { (*log)(v); } __device__ bool ok() const { return self == this; } };
struct Two { K a, b; }; struct One { K k; int z; };
struct Guard { Log* log; int n; __device__ Guard(Log* log, int n) : log(log), n(n) { (*log)(n); } __device__ ~Guard() { (*log)(n + 1); } __device__ Two make() const { return {K(log, 1), K(log, 3)}; } };
__device__ One one(Log* log, int v) { return {K(log, v), v * 2}; }
struct Ref { int& r; const int c; };
__global__ void bindingobjects(ll* out) {
  int n = 0, x = (int)out[63] + 1;
  auto done = [&](Log& log) { out[n++] = log.v; log.v = 0; };
  Log l;
  { Two t{K(&l, 1), K(&l, 2)}; { auto [a, b] = t; out[n++] = a.v * 10 + b.v; a.v = 7; out[n++] = t.a.v; l(0); } done(l); } done(l);
  { auto [a, b] = Guard(&l, 5).make(); l(0); out[n++] = a.v * 10 + b.v; } done(l);
  { auto&& [k, z] = one(&l, 4); l(0); out[n++] = k.v * 10 + z; } done(l);
  { const auto& [k, z] = x ? one(&l, 6) : one(&l, 7); l(0); out[n++] = k.v * 10 + z; } done(l);
  { const auto [k, z] = one(&l, 3); auto f = [k = k, &z = z] { return k.v * 10 + z; }; out[n++] = f(); } done(l);
  { Two t{K(&l, 1), K(&l, 2)}; auto& [a, b] = t; b.v = 8; out[n++] = t.b.v * 10 + a.ok(); } done(l);
  for (int i = 0; i < 3; i++) { auto [k, z] = one(&l, i + 1); if (i == 1) continue; l(9); if (z > 5) break; } done(l);
  if (auto [k, z] = one(&l, 2); z > 3) out[n++] = k.v; else out[n++] = -1;
  done(l);
  { K arr[2] = {K(&l, 1), K(&l, 2)}; auto [a, b] = arr; out[n++] = a.v * 10 + b.v + a.ok() * 100; } done(l);
  for (auto [k, z] : {one(&l, 1), one(&l, 4)}) l(k.v);
  done(l);
  { int i = 3; auto [r, c] = Ref{i, 5}; r = 9; out[n++] = i * 10 + c; const auto& [r2, c2] = Ref{i, 6}; r2 = 4; out[n++] = i * 10 + c2; }
  { auto [a, b](Guard(&l, 5).make()); l(0); auto [k, z]{one(&l, 2)}; l(a.v + k.v); } done(l);
}

// [dcl.struct.bind]/4: the parts are what get gives where std::tuple_size<E> is complete and has a member value, E with
// the qualifiers of the object; a specialisation behind the binding does not count.
#include <tuple>
struct Pt { int x, y; };
namespace std { template <> struct tuple_size<Pt> { static constexpr int value = 3; }; template <size_t I> struct tuple_element<I, Pt> { using type = int; }; }
template <int I> __device__ int get(Pt p) { return p.x * 10 + p.y + I * 100; }
template <class T> struct Gen { T a, b; };
namespace std { template <class T> struct tuple_size<Gen<T>> : integral_constant<size_t, 1> {}; template <size_t I, class T> struct tuple_element<I, Gen<T>> { using type = long long; }; }
template <int I, class T> __device__ long long get(const Gen<T>& p) { return p.a * 10 + p.b + I * 100; }
struct OnlyConst { int x, y; };
namespace std { template <> struct tuple_size<const OnlyConst> { static constexpr int value = 1; }; template <> struct tuple_element<0, const OnlyConst> { using type = int; }; }
template <int I> __device__ int get(const OnlyConst& p) { return p.x * 10 + p.y + I * 100; }
struct Later { int a; };
__device__ int before() { Later t{99}; const Later& c = t; auto& [p] = t; auto& [q] = c; return p + q; }
template <std::size_t I> __device__ int get(const Later& l) { return -l.a; }
template <> struct std::tuple_size<Later> : std::integral_constant<int, 1> {}; template <> struct std::tuple_element<0, Later> { typedef int type; };
__device__ int behind() { const Later t{98}; auto& [p] = t; auto [q] = Later{2}; return p * 10 + q; }
template <class T> __device__ int generic(const T& t) { auto& [p] = t; return p; }
__global__ void bindingsizes(ll* out) {
  int n = 0, x = (int)out[63] + 1;
  { auto [a, b, c] = Pt{x, 2}; out[n++] = a; out[n++] = b; out[n++] = c; }
  { Gen<int> g{x + 2, 4}; auto& [a] = g; out[n++] = a; auto [b] = g; out[n++] = b + sizeof(b); }
  { OnlyConst o{x + 4, 6}; auto [a, b] = o; out[n++] = a * 10 + b; const auto [c] = o; out[n++] = c; const OnlyConst& r = o; auto& [d] = r; out[n++] = d; }
  out[n++] = before(); out[n++] = behind(); out[n++] = generic(Later{x + 6});
}
