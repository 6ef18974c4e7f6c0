// threads: 1 blocks: 1 oracle: g++ flags: -std=c++20
// nvcc 13.0 evaluates the initialisers of const floating-point variables as constants.
// Which evaluations are manifestly constant ([expr.const]/14, [meta.const.eval]), UTF-8 strings, and ?: with
// pointers to functions.
constexpr int ice(int x) { if (__builtin_is_constant_evaluated()) return x; return -x; }
constexpr int ice2(int x) { return __builtin_is_constant_evaluated() ? x : -x; }
constexpr int nest(int x) { return ice(x) + 1; }
struct P { int v; constexpr P(int a) : v(ice(a)) {} constexpr int get() const { return ice(v); } };
template <int N> __device__ int via() { return N; }
template <class T> constexpr T both(T t) { if (__builtin_is_constant_evaluated()) return t * 2; else return t * 3; }
__device__ int gl = ice(7); const int gc = ice(8); constexpr int gx = ice(9); __device__ float gf = ice(3); 
__device__ int inc(int x) { return x + 1; }
__device__ int dec(int x) { return x - 1; }
template <class A, class B> constexpr bool is_same = false;
template <class A> constexpr bool is_same<A, A> = true;
__global__ void k(long long* out) {
    int i = 0;
    constexpr int a = ice(3); const int b = ice(4); int c = ice(5); int d[ice(2)];
    out[i++] = a; out[i++] = b; out[i++] = c; out[i++] = sizeof(d);
    static_assert(ice(1) == 1, ""); const int e = ice(out[60] + 6); out[i++] = e;
    static const int s = ice(6); out[i++] = s; static int s2 = ice(16); out[i++] = s2;
    constexpr int a2 = ice2(3); const int b2 = ice2(4); int c2 = ice2(5); out[i++] = a2; out[i++] = b2; out[i++] = c2;
    if (__builtin_is_constant_evaluated()) out[i++] = 1; else out[i++] = 2;
    bool bb = __builtin_is_constant_evaluated(); const bool cb = __builtin_is_constant_evaluated(); out[i++] = bb;
    out[i++] = cb;
    const int arr[2] = {ice(1), ice(2)}; out[i++] = arr[1]; constexpr int carr[2] = {ice(1), ice(2)};
    out[i++] = carr[1]; static const int sarr[2] = {ice(3), 4}; out[i++] = sarr[0];
    const float f = ice(3); out[i++] = (int)f; constexpr float cf = ice(3); out[i++] = (int)cf;
    const double dd = both(2.0); out[i++] = (int)dd;
    P p(3); out[i++] = p.v; out[i++] = p.get(); constexpr P q(3); out[i++] = q.v; out[i++] = q.get(); const P r(3);
    out[i++] = r.v; constexpr int qq = q.get(); out[i++] = qq;
    out[i++] = via<ice(5)>(); out[i++] = nest(5); constexpr int n = nest(5); out[i++] = n; out[i++] = both(7);
    constexpr auto m = both(7L); out[i++] = m;
    out[i++] = ice(gl); out[i++] = gl; out[i++] = gc; out[i++] = gx; out[i++] = (int)gf;
    enum { en = ice(12) }; out[i++] = en; switch (12) { case ice(12): out[i++] = 1; break; default: out[i++] = 2; }
    const int& rr = ice(5); out[i++] = rr; out[i++] = true ? ice(3) : 0; const int cc = true ? ice(3) : ice(4);
    out[i++] = cc; int x = a + ice(1); out[i++] = x; const int y = c + ice(1); out[i++] = y;
    auto l = [](int z) { return ice(z); }; out[i++] = l(2); constexpr int lc = l(2); out[i++] = lc;
    out[i++] = noexcept(ice(1)); out[i++] = sizeof(int[ice(3)]);
    const int z1 = (c, ice(3)); out[i++] = z1; const long z2{ice(3)}; out[i++] = z2;
    const unsigned char z3 = ice(3); out[i++] = z3; const bool z4 = ice(0) == 0; out[i++] = z4;
    char8_t u[] = u8"ab";
    const char8_t w[4] = u8"xyz";
    out[i++] = u[1] + w[2] + sizeof(u);
    bool c1 = out[61] == 0;
    out[i++] = is_same<decltype(c1 ? &inc : &dec), int (*)(int)>;
    out[i++] = is_same<decltype((c1 ? &inc : &dec)), int (*)(int)>;
    out[i++] = is_same<decltype(c1 ? inc : &dec), int (*)(int)>;
    out[i++] = is_same<decltype(c1 ? inc : dec), int (&)(int)>;
    out[i++] = is_same<decltype(true ? &inc : &dec), int (*)(int)>;
    out[i++] = (c1 ? &inc : &dec)(3) * 10 + (c1 ? inc : dec)(3);
}
