// threads: 1 blocks: 1 oracle: g++ flags: -std=c++20
// nvcc 13.0 does not find templates by the arguments of a call in a trailing return type.
// Templates that only the arguments of a call find, whose arguments are written (C++20 [temp.names]/2,
// [basic.lookup.argdep]/3).
namespace N {
struct A { int v; };
template <class T> __device__ int f(A a) { return a.v + sizeof(T); }
template <int I> __device__ int get(A a) { return a.v + I; }
template <class T, class U> __device__ T conv(U u) { return T(u.v); }
template <class... T> __device__ int many(A a) { return sizeof...(T) * 10 + a.v; }
}
__global__ void unseen(long long* out) {
    N::A a{1};
    out[0] = f<N::A>(a) * 10 + f<char>(a);
    out[1] = get<3>(a);
    out[2] = conv<float>(a) * 10 + conv<int, N::A>(a);
    out[3] = many<int, float>(a) * 100 + many<>(a);
    const int k = 2;
    out[4] = get<k + 1>(a) + get<(k > 1)>(a) * 10 + get<sizeof(int)>(a) * 100;
    out[5] = 1 + get<2>(a) * get<3>(a) - (get<1>(a) < 3);
}
__device__ int get(int x) { return x + 50; }
__device__ int conv() { return 8; }
__global__ void beside(long long* out) {
    N::A a{1};
    out[0] = get<3>(a) * 100 + get(1);
    out[1] = conv<float>(a) * 10 + conv();
    int x = 3, y = 5;
    out[2] = x < 3 && y > (2);
    out[3] = get(1) < x > (0);
    int (*p)(int) = get;
    out[4] = (get == p) * 10 + (p != nullptr);
}
template <class X> __device__ int call(X x) { return f<X>(x) + get<2>(x) + conv<int>(x); }
template <class X> __device__ auto call2(X x) -> decltype(get<0>(x)) { return get<0>(x); }
template <class X> concept HasGet = requires(X x) { get<1>(x); };
struct S {
    int f;
    __device__ int m(N::A a) { return get<4>(a); }
};
__global__ void inside(long long* out) {
    N::A a{1};
    out[0] = call(a) * 10 + call2(a);
    out[1] = HasGet<N::A> * 10 + HasGet<int>;
    out[2] = S{}.m(a);
    auto g = [](auto x) { return get<6>(x); };
    out[3] = g(a);
}
