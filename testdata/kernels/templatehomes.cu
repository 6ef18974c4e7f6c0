// threads: 1 blocks: 1
// Where templates are found: inline namespaces' by specialisations in the namespace around them ([namespace.def]/7),
// and a class's own name before its bases' where constructors delegate ([class.base.init]/2).
inline namespace v1 {
template <class T>
struct X {
    static constexpr int v = 1;
};
template <class T>
constexpr int w = 1;
template <class T>
__device__ int f(T) {
    return 1;
}
inline namespace v2 {
template <class T>
struct Y {
    static constexpr int v = 4;
};
}  // namespace v2
}  // namespace v1
template <>
struct X<int> {
    static constexpr int v = 2;
};
template <class T>
struct X<T*> {
    static constexpr int v = 3;
};
template <>
constexpr int w<int> = 2;
template <class T>
constexpr int w<T*> = 3;
template <>
__device__ int f(int) {
    return 2;
}
template <class T>
struct Y<T&> {
    static constexpr int v = 5;
};
__global__ void inlines(long long* out) {
    out[0] = X<int>::v * 100 + X<int*>::v * 10 + X<char>::v;
    out[1] = w<int> * 100 + w<int*> * 10 + w<char>;
    out[2] = f(3) * 10 + f('a');
    out[3] = Y<int&>::v * 10 + Y<int>::v;
}
template <int I, class... Ts>
struct El;
template <int I, class T>
struct El<I, T> {
    int v;
    __device__ El(T x) : v(x) {}
};
template <int I, class T, class U, class... Ts>
struct El<I, T, U, Ts...> : El<I + 1, U, Ts...> {
    int w;
    __device__ El(T a, U b) : El<I + 1, U, Ts...>(b), w(a) {}
    template <class A>
    __device__ El(A a, int b, int) : El(a, b) {}
    __device__ El(T a, U, int, int) : El<I, T, U, Ts...>(a, 9) {}
};
__global__ void delegates(long long* out) {
    El<0, int, int> e(3, 4, 5), f(6, 4, 5, 6);
    out[0] = e.w * 10 + e.v;
    out[1] = f.w * 10 + f.v;
}
