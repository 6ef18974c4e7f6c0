// threads: 1 blocks: 1 oracle: g++
// nvcc 13.0 takes a pack of references to const for more special than a reference and a pack of references.
// Templates that differ in the references of their parameters ([temp.deduct.partial]/9): each pair of parameters is
// compared for itself, so that of two templates none may be more specialised.
template <class T> __device__ T&& value();

template <class T, class U> __device__ int mixed(const T& x, U&& y) { return 1; }
template <class T> __device__ int mixed(T& x, int y) { return 2; }
template <class T, class U> __device__ int crossed(T& x, const U& y) { return 1; }
template <class T, class U> __device__ int crossed(const T& x, U& y) { return 2; }
template <class T> __device__ int qualified(const T& x) { return 1; }
template <class T> __device__ int qualified(volatile T& x) { return 2; }
template <class T> __device__ int steady(const T& x) { return 1; }
template <class T> __device__ int steady(T& x) { return 2; }
template <class T> __device__ int lvalue(T& x) { return 1; }
template <class T> __device__ int lvalue(T&& x) { return 2; }
template <class T> __device__ int both(const T& x, int y) { return 1; }
template <class T, class U> __device__ int both(T& x, U&& y) { return 2; }
template <class... T> __device__ int packs(const T&... x) { return 1; }
template <class... T> __device__ int packs(T&... x) { return 2; }
template <class T, class... U> __device__ int head(T& x, U&... y) { return 1; }
template <class... T> __device__ int head(const T&... x) { return 2; }

#define ONE_IS_BEST(NAME, CALL)                                                                                      \
    template <class T> struct NAME {                                                                                 \
        template <class U> static __device__ auto test(U* p) -> decltype((void)(CALL), char());                      \
        template <class U> static __device__ long test(...);                                                         \
        enum { v = sizeof(test<T>(nullptr)) == 1 };                                                                  \
    };
ONE_IS_BEST(Mixed, mixed(value<const U>(), 1))
ONE_IS_BEST(MixedVariable, mixed(value<U&>(), 1))
ONE_IS_BEST(Crossed, crossed(value<const U&>(), value<const U&>()))
ONE_IS_BEST(CrossedVariables, crossed(value<U&>(), value<const U&>()))
ONE_IS_BEST(Qualified, qualified(value<const volatile U&>()))
ONE_IS_BEST(Unqualified, qualified(value<U&>()))

__global__ void templatereferences(long long* out) {
    int x = 1, i = 0;
    const int c = 2;
    out[i++] = Mixed<int>::v * 10 + MixedVariable<int>::v;
    out[i++] = Crossed<int>::v * 10 + CrossedVariables<int>::v;
    out[i++] = Qualified<int>::v * 10 + Unqualified<int>::v;
    out[i++] = steady(x) * 10 + steady(c);
    out[i++] = lvalue(x) * 100 + lvalue(c) * 10 + lvalue(1);
    out[i++] = both(c, 1) * 10 + both(x, 1);
    out[i++] = packs(c, c) * 10 + packs(x, x);
    out[i++] = head(c, c) * 10 + head(x, c);
    out[i++] = mixed(x, 1);
}
