// threads: 1 blocks: 1 oracle: g++
// nvcc 13.0 does not see the length of a static constexpr array whose declaration leaves it out.
// Tuples by recursion, tags, SFINAE, alias templates, fold expressions, constexpr tables, policies, visitors.
template <int... I> struct Seq {};
template <int N, int... I> struct MakeSeq : MakeSeq<N - 1, N - 1, I...> {};
template <int... I> struct MakeSeq<0, I...> { using type = Seq<I...>; };
template <int N> using make_seq = typename MakeSeq<N>::type;

template <int I, class T> struct Leaf { T value; };
template <class S, class... T> struct TupleImpl;
template <int... I, class... T> struct TupleImpl<Seq<I...>, T...> : Leaf<I, T>... {
    TupleImpl() = default;
    __device__ constexpr TupleImpl(T... v) : Leaf<I, T>{v}... {}
};
template <class... T> struct Tuple : TupleImpl<make_seq<sizeof...(T)>, T...> {
    using Base = TupleImpl<make_seq<sizeof...(T)>, T...>;
    using Base::Base;
    static constexpr int size = sizeof...(T);
};
template <class... T> Tuple(T...) -> Tuple<T...>;
template <int I, class T> __device__ T& get(Leaf<I, T>& l) { return l.value; }
template <int I, class T> __device__ const T& get(const Leaf<I, T>& l) { return l.value; }
template <class F, class... T, int... I> __device__ auto apply(F&& f, const Tuple<T...>& t, Seq<I...>) { return f(get<I>(t)...); }
template <class F, class... T> __device__ auto apply(F&& f, const Tuple<T...>& t) { return apply(static_cast<F&&>(f), t, make_seq<sizeof...(T)>{}); }
template <class... T, class F> __device__ void for_each(Tuple<T...>& t, F f) { apply([&](auto&... x) { (f(const_cast<T&>(x)), ...); }, t); }
template <int I, class H, class... T> struct Element { using type = typename Element<I - 1, T...>::type; };
template <class H, class... T> struct Element<0, H, T...> { using type = H; };
__global__ void tuples(long long* out) {
    Tuple<int, double, char> t(3, 2.5, 'a');
    Tuple u{1, 2L, 3.5f, short(4)};
    out[0] = get<0>(t) + get<2>(t);
    out[1] = apply([](auto... x) { return (x + ... + 0.0) * 10; }, t);
    for_each(u, [n = 1](auto& x) mutable { x += n++; });
    out[2] = apply([](int a, long b, float c, short d) { return a * 1000 + b * 100 + c * 10 + d; }, u);
    out[3] = sizeof(t) * 100 + sizeof(u) + u.size * 10000;
    get<1>(t) *= 2;
    out[4] = get<1>(t) * 100;
    out[5] = sizeof(Element<2, int, char, double, short>::type);
}

template <class T, class = void> struct has_size { static constexpr bool value = false; };
template <class T> struct has_size<T, decltype((void)((T*)nullptr)->size())> { static constexpr bool value = true; };
template <bool B, class T = void> struct enable_if {};
template <class T> struct enable_if<true, T> { typedef T type; };
template <bool B, class T = void> using enable_if_t = typename enable_if<B, T>::type;
template <class T> constexpr bool has_size_v = has_size<T>::value;
template <class T, int N> struct FixedVector {
    T d[N];
    int n = 0;
    __device__ constexpr int size() const { return n; }
    __device__ constexpr bool push_back(const T& x) { return n < N ? (d[n++] = x, true) : false; }
    template <class... A> __device__ T& emplace_back(A&&... a) { return d[n++] = T{static_cast<A&&>(a)...}; }
    __device__ T& back() { return d[n - 1]; }
    __device__ void pop_back() { --n; }
    __device__ T* begin() { return d; }
    __device__ T* end() { return d + n; }
    __device__ const T* begin() const { return d; }
    __device__ const T* end() const { return d + n; }
    template <class U, int M> friend __device__ bool operator==(const FixedVector& a, const FixedVector<U, M>& b) {
        if (a.size() != b.size()) return false;
        for (int i = 0; i < a.size(); ++i) if (!(a.d[i] == b.d[i])) return false;
        return true;
    }
};
template <class T> __device__ enable_if_t<has_size_v<T>, int> length(const T& x) { return x.size(); }
template <class T> __device__ enable_if_t<!has_size_v<T>, int> length(const T&) { return -1; }
template <class T, int N> __device__ int length(const T (&)[N]) { return N * 100; }
template <class T> __device__ auto total(const T& c) -> decltype(c.begin(), c.end(), 0LL) { long long s = 0; for (auto& x : c) s += x; return s; }
__device__ long long total(...) { return -7; }
struct Edge { int a, b; };
__global__ void vectors(long long* out) {
    FixedVector<int, 8> v;
    for (int i = 0; i < 10; ++i) out[0] += v.push_back(i * 3);
    out[1] = length(v), out[2] = length(5);
    int arr[3] = {1, 2, 3};
    out[3] = length(arr);
    out[4] = total(v);
    v.pop_back();
    v.back() = 100;
    out[5] = total(v);
    FixedVector<long, 20> w;
    for (int x : v) w.push_back(x);
    out[6] = v == w;
    w.emplace_back(3);
    out[7] = (v == w) + 10 * w.size();
    FixedVector<Edge, 4> e;
    e.emplace_back(1, 2).a = 9;
    auto& [a, b] = e.back();
    b += a;
    out[8] = e.d[0].a * 100 + e.d[0].b;
    constexpr auto made = [] { FixedVector<int, 4> f{}; f.push_back(4); f.push_back(5); return f; }();
    static_assert(made.size() == 2 && made.d[1] == 5, "");
    out[9] = made.d[0] * made.size();
}

template <int N> struct CrcTable {
    unsigned t[N];
    constexpr CrcTable() : t() {
        for (int i = 0; i < N; ++i) {
            unsigned c = i;
            for (int k = 0; k < 8; ++k) c = c & 1 ? 0xEDB88320u ^ (c >> 1) : c >> 1;
            t[i] = c;
        }
    }
    __device__ __host__ constexpr unsigned operator[](unsigned char i) const { return t[i]; }
};
__device__ constexpr CrcTable<256> crc_table;
template <unsigned... V> struct Primes { static constexpr unsigned list[] = {V...}; static constexpr unsigned count = sizeof...(V); };
template <class P, int I = 0> __device__ constexpr unsigned product() { if constexpr (I < P::count) return P::list[I] * product<P, I + 1>(); else return 1u; }
constexpr __device__ __host__ long fib(int n) { return n < 2 ? n : fib(n - 1) + fib(n - 2); }
template <int N> struct Pow3 { static constexpr long long value = 3 * Pow3<N - 1>::value; };
template <> struct Pow3<0> { static constexpr long long value = 1; };
__global__ void tables(long long* out) {
    unsigned c = ~0u;
    const char* s = "block reduce";
    for (; *s; ++s) c = crc_table[(c ^ *s) & 255] ^ (c >> 8);
    out[0] = ~c;
    out[1] = product<Primes<2, 3, 5, 7>>();
    constexpr long f = fib(15);
    out[2] = f + fib(10);
    out[3] = Pow3<20>::value;
    using P = Primes<11, 13>;
    for (unsigned x : P::list) out[4] = out[4] * 100 + x;
}

namespace geo {
struct Box { int lo, hi; };
__device__ int measure(const Box& b) { return b.hi - b.lo; }
struct Ball { int r; friend __device__ int measure(Ball b) { return 3 * b.r; } };
__device__ void swap(Box& a, Box& b) { Box t = a; a = b; b = t; a.lo += 1000; }
namespace detail { struct fn { template <class T> __device__ auto operator()(const T& x) const -> decltype(measure(x)) { return measure(x); } }; }
__device__ constexpr detail::fn size_of{};
}
template <class T> __device__ void swap(T& a, T& b) { T t = a; a = b; b = t; }
template <class T> struct Wrapped { T t; operator const T&() const; };
template <class... F> struct Overloaded : F... { using F::operator()...; };
template <class... F> Overloaded(F...) -> Overloaded<F...>;
template <class T> struct Node { T v; int kind; };
template <class V> __device__ auto visit(int kind, V&& v) {
    switch (kind) {
    case 0: return v(geo::Box{2, 9});
    case 1: return v(geo::Ball{4});
    default: return v(kind);
    }
}
__global__ void lookups(long long* out) {
    geo::Box a{1, 5}, b{7, 20};
    swap(a, b);
    out[0] = a.lo * 100 + a.hi;
    ::swap<geo::Box>(a, b);
    out[1] = a.lo * 100 + b.lo;
    int x = 1, y = 2;
    swap(x, y);
    out[2] = x * 10 + y;
    out[3] = measure(b) + measure(geo::Ball{5}) + geo::size_of(a);
    Overloaded o{[](geo::Box b) { return measure(b); }, [](geo::Ball b) { return measure(b) * 10; }, [](auto k) { return k * 1000; }};
    for (int k = 0; k < 4; ++k) out[4 + k] = visit(k, o);
    out[8] = sizeof(o);
}

template <class T> struct Traits { using acc = T; static constexpr const char* name = "other"; enum { width = sizeof(T) }; };
template <> struct Traits<char> { using acc = int; static constexpr const char* name = "char"; enum { width = 1 }; };
template <class T> struct Traits<T*> : Traits<T> { enum { width = 100 + Traits<T>::width }; };
template <class T, int N> struct Traits<T[N]> : Traits<T> { enum { width = N * Traits<T>::width }; };
template <class R, class... A> struct Traits<R(A...)> { using acc = R; enum { width = (0 + ... + Traits<A>::width) }; };
template <template <class, int> class C, class T, int N> struct Traits<C<T, N>> { using acc = T; enum { width = 7000 + N }; };
struct Saturate { template <class T> static __device__ T fix(long long v, T lo, T hi) { return v < lo ? lo : v > hi ? hi : (T)v; } };
struct Wrap { template <class T> static __device__ T fix(long long v, T, T) { return (T)v; } };
template <class T, class Overflow = Wrap, T Lo = T(-100), T Hi = T(100)> class Number : Overflow {
    T v;
    using Self = Number;
  public:
    __device__ Number(long long x = 0) : v(Overflow::fix(x, Lo, Hi)) {}
    __device__ Self operator+(Self o) const { return Self((long long)v + o.v); }
    __device__ Self operator<<(int n) const { return Self((long long)v << n); }
    __device__ Self& operator++() { return *this = *this + 1; }
    __device__ Self operator++(int) { Self old = *this; ++*this; return old; }
    __device__ explicit operator T() const { return v; }
    __device__ explicit operator bool() const { return v != 0; }
    template <class U> __device__ U as() const { return static_cast<U>(v); }
};
template <class T> using Clamped = Number<T, Saturate>;
__global__ void policies(long long* out) {
    out[0] = Traits<int*>::width, out[1] = Traits<char[5]>::width, out[2] = Traits<int(char, double, short*)>::width;
    out[3] = Traits<FixedVector<float, 12>>::width, out[4] = Traits<char**>::name[1];
    out[5] = sizeof(Traits<char>::acc) * 10 + sizeof(Traits<long[3]>::acc);
    Clamped<signed char> s = 90;
    Number<signed char> w = 90;
    s = s + 50, w = w + 50;
    out[6] = s.as<int>() * 1000 + (int)(signed char)w;
    out[7] = (signed char)(w << 3) * 10 + (s ? 1 : 2);
    auto old = w++;
    out[8] = old.as<long>() * 1000 + w.as<short>();
    out[9] = sizeof(s);
}
