typedef long long ll;
// Packs and arguments that are given and deduced, or deduced from several parameters, must agree ([temp.deduct.type]).
template <int I, class T, bool = __is_empty(T)> struct Leaf { T v; };
template <int I, class T> struct Leaf<I, T, true> : T {};
struct None { __device__ int k() const { return 42; } };
template <class S, class... T> struct Impl;
template <int... I> struct Seq {};
template <int... I, class... T> struct Impl<Seq<I...>, T...> : Leaf<I, T>... {};
template <int I, class T, bool B> __device__ T& get(Leaf<I, T, B>& l) { if constexpr (B) return l; else return l.v; }
template <int I, class T, bool B> __device__ const T& get(const Leaf<I, T, B>& l) { if constexpr (B) return l; else return l.v; }
__global__ void tuple(ll* out) { Impl<Seq<0, 1, 2>, int, None, float> t; get<0>(t) = 3; get<2>(t) = 2.5f; const auto& c = t; out[0] = get<0>(c); out[1] = get<1>(t).k(); out[2] = (ll)(get<2>(c) * 2); }
template <class T, class U> struct Pr { T t; U u; __device__ Pr(T t, U u) : t(t), u(u) {} template <class V> __device__ Pr(Pr<V, U> p) : t(p.t), u(p.u) {} };
template <class T, class U> __device__ int fst(Pr<T, U> p) { return p.t; } template <class T> __device__ int fst(...) { return -1; }
template <class T, int N> __device__ int len(T (&)[N]) { return N; }
template <class R, class A> __device__ R cf(R (*f)(A), A a) { return f(a); } template <class R> __device__ int cf(...) { return -1; }
__device__ int neg(float x) { return (int)-x; }
__global__ void given(ll* out) { int a[3]; const int b[2] = {1, 2}; out[0] = len<const int>(a) * 10 + len<const int>(b) + len<int>(a); out[1] = fst<long>(Pr<int, int>(3, 4)); out[2] = fst<int>(Pr<int, int>(3, 4)); out[3] = cf<int>(neg, 2.5f); out[4] = cf<int, float>(neg, 2.5f); out[5] = cf<long>(neg, 2.5f); }
template <class... T> struct Tp {};
template <class... T> __device__ int two(Tp<T...>, Tp<T...>) { return sizeof...(T); } __device__ int two(...) { return -1; }
template <int... I, class... T> __device__ int sq(Seq<I...>, Tp<T...>, Seq<I...>) { return (I + ... + 0) + sizeof...(T); } __device__ int sq(...) { return -1; }
template <class... T> __device__ int fw(Tp<T...>, T... t) { return (t + ... + 0); } __device__ int fw(...) { return -1; }
template <class... T> __device__ int fw3(Tp<T...>, Tp<T*...>) { return sizeof...(T); } __device__ int fw3(...) { return -1; }
template <class... T> __device__ int pk(Tp<T...>) { return sizeof...(T); } template <class...> __device__ int pk(...) { return -1; }
template <class A, class... T> __device__ int ex(A, T... t) { return sizeof...(T) * 100 + (sizeof(T) + ... + 0); }
template <class... T, class... U> __device__ bool same(Tp<T...>, Tp<U...>) { return false; } template <class... T> __device__ bool same(Tp<T...>, Tp<T...>) { return true; }
template <class A, class B> struct Both { static constexpr int n = 1; }; template <class... T> struct Both<Tp<T...>, Tp<T...>> { static constexpr int n = 2; }; template <class... T, class... U> struct Both<Tp<T...>, Tp<U*...>> { static constexpr int n = 3; };
__global__ void twice(ll* out) {
    out[0] = two(Tp<int, float>(), Tp<int, float>()); out[1] = two(Tp<int, float>(), Tp<float, int>()); out[2] = two(Tp<int, float>(), Tp<int>()); out[3] = two(Tp<>(), Tp<>());
    out[4] = sq(Seq<1, 2>(), Tp<char>(), Seq<1, 2>()); out[5] = sq(Seq<1, 2>(), Tp<char>(), Seq<1>()); out[6] = fw(Tp<int, int>(), 1, 2); out[7] = fw(Tp<long>(), 1); out[8] = fw3(Tp<int>(), Tp<int*>()); out[9] = fw3(Tp<int>(), Tp<float*>());
    out[10] = pk<int>(Tp<int, float>()); out[11] = pk<float>(Tp<int, float>()); out[12] = pk<int, float>(Tp<int, float>()); out[13] = pk<int, float, int>(Tp<int, float>()); out[14] = pk(Tp<>()); out[15] = ex<int, char>(1, 2, 3.0); out[16] = ex<int, char, short>(1, 2, 3.0);
    out[17] = same(Tp<int>(), Tp<int>()) * 10 + same(Tp<int>(), Tp<char>()); out[18] = Both<Tp<int>, Tp<int>>::n * 100 + Both<Tp<int>, Tp<char*>>::n * 10 + Both<Tp<>, int>::n;
}
template <class... T> __device__ int ord(T...) { return 1; } template <class... T, class... U> __device__ int ord(Pr<T, U>...) { return 2; } template <class T, class... U> __device__ int ord(Pr<T, T>, Pr<U, U>...) { return 3; }
template <class... T> __device__ int ref(T*...) { return 1; } template <class... T> __device__ int ref(const T*...) { return 2; }
template <class F, class... T> __device__ int lead(F, T...) { return 1; } template <class F, class T> __device__ int lead(F, T) { return 2; } template <class... T> __device__ int lead(T...) { return 3; }
__global__ void ordered(ll* out) { Pr<int, int> p(1, 2); Pr<int, char> q(1, 2); const int c = 0; int i = 0; out[0] = ord(1, 2) * 100 + ord(q, p) * 10 + ord(p, p); out[1] = ref(&i, &i) * 10 + ref(&c, &c); out[2] = lead(1, 2, 3) * 100 + lead(1, 2) * 10 + lead(); out[3] = ord(p); }
