// threads: 1 blocks: 1 oracle: g++
// nvcc 13.0 has what a closure within a closure copied of *this const as the outer one is.
// What a copy that a closure holds is const of: of the variable or of *this in the method, not of the closure around ([expr.prim.lambda.capture]/10).
typedef long long ll;
struct Held { int v; 
  __device__ int one() const { auto l = [*this] { return v; }; return l(); }
  __device__ int two() { auto l = [*this]() mutable { auto m = [*this]() mutable { v += 9; return v; }; return m(); }; return l() * 10 + v; }
  __device__ int three() { auto l = [*this]() mutable { auto m = [this] { v += 9; }; m(); return v; }; return l() * 10 + v; }
  __device__ int four() const { auto l = [*this]() mutable { return is(*this); }; auto m = [*this] { return is(*this); }; auto n = [s = *this]() mutable { s.v++; return s.is(s); }; return l() + m() + n(); }
  __device__ int five() { auto l = [*this]() mutable { return is(*this); }; auto m = [*this] { return is(*this); }; return l() + m(); }
  static __device__ int is(Held&) { return 1; } static __device__ int is(const Held&) { return 20; } };
template <class... T> __device__ int packs(T... x) { auto l = [=] { auto m = [=]() mutable { return (++x + ...); }; return m() * 10 + m(); }; return l(); }
__global__ void copies(ll* out) { int o = 0; Held h{3}; const Held c{4};
  out[o++] = c.one(); out[o++] = h.two(); out[o++] = h.three(); out[o++] = c.four(); out[o++] = h.five(); out[o++] = packs(1, 2);
  int x = 1, y = 2, &r = y; const int z = o; const int& rc = y; int a[2] = {1, 2};
  auto l = [=] { auto m = [=]() mutable { x = 3; r++; return x * 10 + r + z; }; return m() * 100 + m(); }; out[o++] = l();
  auto n = [=] { auto m = [x, r, a]() mutable { x++; r++; a[0]++; return x * 10 + r + a[0]; }; return m() * 100 + m(); }; out[o++] = n(); out[o++] = x * 10 + y;
  auto p = [=]() mutable { auto q = [&] { x++; r++; }; q(); return x * 10 + r; }; out[o++] = p() * 100 + p(); auto s = [=] { auto t = [rc] { return sizeof(decltype((rc))) + rc; }; return t(); }; out[o++] = s();
}
