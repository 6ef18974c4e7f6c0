// threads: 1 blocks: 1
// std::common_type, which has no type where there is none ([meta.trans.other]/3).
#include <type_traits>
struct A { int v; };
struct B : A { __device__ B(A a) : A(a) {} };
struct N { __device__ operator int() const { return 3; } };
template <class V, class... T> struct has { enum { v = 0 }; };
template <class... T> struct has<std::void_t<std::common_type_t<T...>>, T...> { enum { v = 1 }; };
template <class T, class U> __device__ auto pick(T a, U b, int) -> std::common_type_t<T, U> { return true ? a : b; }
template <class T, class U> __device__ int pick(T, U, long) { return -1; }
template <class T, class U> constexpr bool same = std::is_same_v<T, U>;
__global__ void k(long long* out) {
    out[0] = same<std::common_type_t<int, char>, int> + same<std::common_type_t<short, short>, short> * 2 +
             same<std::common_type_t<const int&, long, float>, float> * 4 + same<std::common_type_t<int*, const int*>, const int*> * 8;
    out[1] = has<void, int, A>::v + has<void, int, N>::v * 2 + has<void, A, A>::v * 4 + has<void, int, long, A>::v * 8 +
             has<void, int*, long*>::v * 16 + has<void, int[2], int*>::v * 32 + has<void>::v * 64;
    out[2] = pick(1, 2.5, 0) + pick(A{1}, 2, 0) * 10 + pick(N(), 2, 0) * 100;
    out[3] = same<std::common_type_t<const A&, A>, A> + same<std::common_type_t<N, int>, int> * 2 + same<std::common_type_t<A&, const A&>, A> * 4;
}
