// threads: 1 blocks: 1
// __is_constructible of several types ([meta.unary.prop]/9).
struct A {};
struct B {};
struct C { __device__ C(A, B) {} };
struct D { __device__ D(int, float) {} explicit __device__ D(A, int, int = 1) {} };
struct E { E(int, int) = delete; __device__ E(int, A&) {} __device__ E(int, B&&) {} };
struct F { __device__ F(int, int) {} ~F() = delete; };
struct G { virtual int f() = 0; __device__ G(int, int) {} };
class H { __device__ H(int, int) {} public: __device__ H(int, A) {} };
template <class T, class... As> struct Can { static constexpr bool v = __is_constructible(T, As...); };
__global__ void several(long long* out) {
    out[0] = __is_constructible(C, A, B) * 100 + __is_constructible(C, B, A) * 10 + __is_constructible(C, const A&, B&&);
    out[1] = __is_constructible(D, int, float) * 100 + __is_constructible(D, A, char) * 10 + __is_constructible(D, A, A);
    out[2] = __is_constructible(D, A, int, int) * 100 + __is_constructible(D, A, int, int, int) * 10 + __is_constructible(D, short, double);
    out[3] = __is_constructible(E, int, int) * 1000 + __is_constructible(E, int, A&) * 100 + __is_constructible(E, int, A) * 10 +
        __is_constructible(E, int, B);
    out[4] = __is_constructible(F, int, int) * 100 + __is_constructible(G, int, int) * 10 + __is_constructible(int, int, int);
    out[5] = __is_constructible(H, int, int) * 10 + __is_constructible(H, int, A);
    out[6] = Can<C, A, B>::v * 1000 + Can<C, A>::v * 100 + Can<C>::v * 10 + Can<D, int, float>::v;
    out[7] = __is_constructible(D, void, int) * 10 + __is_constructible(D, int&, const float);
}
