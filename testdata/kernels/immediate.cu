// threads: 1 blocks: 1 flags: -std=c++20
// Calls of consteval functions are constant expressions, wherever they stand ([expr.const]/13).
__device__ consteval int cv(int n) { return n + __builtin_is_constant_evaluated(); }
struct S {
    int v;
    consteval S(int x) : v(x + __builtin_is_constant_evaluated()) {}
    consteval int get() const { return v + 10 * __builtin_is_constant_evaluated(); }
    consteval operator int() const { return v + 100 * __builtin_is_constant_evaluated(); }
    consteval int operator+(int k) const { return v + k + 1000 * __builtin_is_constant_evaluated(); }
    static consteval int st() { return __builtin_is_constant_evaluated(); }
};
template <class T>
consteval __device__ T tc(T x) {
    return x + __builtin_is_constant_evaluated();
}
__global__ void im_kinds(long long* out) {
    constexpr int a = 5;
    auto b = [](int n) consteval { return n + a + __builtin_is_constant_evaluated(); };
    int c = b(4);
    out[0] = c;
    auto d = []() consteval { return a + __builtin_is_constant_evaluated(); };
    int e = d();
    out[1] = e;
    out[2] = cv(3);
    constexpr S s(4);
    out[3] = s.v;
    out[4] = s.get();
    int f = s;
    out[5] = f;
    int g = s + 2;
    out[6] = g;
    out[7] = S::st();
    out[8] = tc(5) + tc(1.5) * 2;
    auto gl = []<class T>(T x) consteval { return x + __builtin_is_constant_evaluated(); };
    int h = gl(5);
    out[9] = h;
    out[10] = [](int q) consteval { return q * 2 + __builtin_is_constant_evaluated(); }(8);
    S t(7);
    out[11] = t.v;
    int arr[cv(2)];
    out[12] = sizeof arr;
    out[13] = S(3).v + S{5}.get();
    out[14] = ((S)6).v;
}
__device__ constexpr int plain(int n) { return n * 10 + __builtin_is_constant_evaluated(); }
__device__ consteval int via(int n) { return plain(n); }
__device__ consteval int noask(int n) { return n * 3; }
__device__ consteval int twice(int n) { return via(n) + cv(n); }
template <class T>
__device__ constexpr T either(T x) {
    if (__builtin_is_constant_evaluated())
        return x;
    else
        return -x;
}
__global__ void im_calls(long long* out) {
    out[0] = via(4);
    out[1] = noask(5);
    out[2] = twice(6);
    out[3] = plain(7);
    constexpr int c = plain(8);
    out[4] = c;
    int x = out[5];
    out[5] = either(x + 3);
    out[6] = either(3);
    const int cc = plain(9);
    out[7] = cc;
    static int s = via(3);
    out[8] = s;
}
