// oracle: g++
// Concepts: as type-constraints, in requires-clauses, in requires-expressions; which of several templates is meant.
#include <concepts>
#include <type_traits>
typedef long long ll;
template<class T> concept Number = std::is_arithmetic_v<T>;
template<class T> concept Whole = Number<T> && std::is_integral_v<T>;
template<class T> concept Sized = requires(const T& t) { t.size(); { t.size() } -> std::convertible_to<int>; typename T::value_type; };
template<class T, class U> concept SameSize = sizeof(T) == sizeof(U);
template<class T> concept Addable = requires(T a, T b) { a + b; a += b; requires sizeof(T) <= 8; };
template<class F, class... A> concept Callable = requires(F f, A... a) { f(a...); };
struct Buf { typedef float value_type; int n; __device__ int size() const { return n; } };
struct Odd { typedef int value_type; __device__ Odd* size() const { return nullptr; } };
struct NoAdd { int v; };
__device__ int kind(auto) { return 0; }
__device__ int kind(Number auto) { return 1; }
__device__ int kind(Whole auto) { return 2; }
template<class T> requires Sized<T> __device__ int kind(T) { return 3; }
template<Number T> __device__ T twice(T x) { return x + x; }
template<class T> requires (!Number<T>) __device__ int twice(const T& x) { return -1; }
template<SameSize<float> T> __device__ int fits(T) { return 1; }
template<class T> __device__ int fits(T) { return 0; }
template<class T> __device__ int add(T a, T b) requires Addable<T> { return a + b; }
template<class T> __device__ int add(T a, T b) { return -7; }
template<class T> struct Holder {
    T v; __device__ int get() const requires Whole<T> { return int(v) * 10; } __device__ int get() const { return int(v) + 1; }
    __device__ int only() requires Number<T> { return 5; }
};
template<class T> struct Pick {
    static constexpr int v = 0;
}; template<Number T> struct Pick<T> { static constexpr int v = 1; }; template<Whole T> struct Pick<T> { static constexpr int v = 2; }; template<class T> requires std::is_pointer_v<T> struct Pick<T> { static constexpr int v = 3; };
template<Whole T, Whole... Ts> __device__ int count(T, Ts...) { return 1 + sizeof...(Ts); }
template<class... Ts> __device__ int count(Ts...) { return -1; }
template<class T> inline constexpr bool small = false; template<class T> requires (sizeof(T) < 4) inline constexpr bool small<T> = true;
template<class T> __device__ int branch(T t) { if constexpr (requires { t.size(); }) return t.size(); else if constexpr (Whole<T>) return 100; else return 200; }
template<std::floating_point T> __device__ T half(T x) { return x / 2; }
template<std::integral T> __device__ T half(T x) { return x >> 1; }
template<class A, class B> requires std::same_as<A, B> || std::derived_from<A, B> __device__ int rel(A, B) { return 1; }
template<class A, class B> __device__ int rel(A, B) { return 0; }
struct Bs {}; struct Ds : Bs {};
template<class F, class... A> concept Calls = requires(F f, A... a) { f(a...); }; template<class T, class... A> concept Makes = requires(A&&... a) { T{a...}; requires sizeof...(a) < 3; };
template<class F, class... A> __device__ int calls(F, A...) { return 0; } template<class F, class... A> requires Calls<F, A...> __device__ int calls(F f, A... a) { return f(a...); }
__global__ void choose(ll* out) {
    out[0] = kind(1.5) * 1000 + kind(1) * 100 + kind(Buf{}) * 10 + kind(NoAdd{}); out[1] = twice(4) * 10 + twice(NoAdd{});
    out[2] = fits(1) * 100 + fits(1.0) * 10 + fits(1.f); out[3] = add(2, 3); out[4] = add(NoAdd{}, NoAdd{}); out[5] = Holder<int>{4}.get() * 100 + Holder<float>{4}.get();
    out[6] = Pick<NoAdd>::v * 1000 + Pick<float>::v * 100 + Pick<int>::v * 10 + Pick<int*>::v; out[7] = count(1, 2, 3) * 10 + count(1, 2.0) + count();
    out[8] = small<char> * 10 + small<int>; out[9] = branch(Buf{7}); out[10] = branch(3); out[11] = branch(2.0); out[12] = half(5) * 10 + (ll)half(5.0);
    out[13] = Sized<Buf> * 100 + Sized<Odd> * 10 + Sized<int>; out[14] = rel(1, 2) * 100 + rel(Ds{}, Bs{}) * 10 + rel(Bs{}, Ds{}); Holder<float> h{1}; out[15] = h.only();
    Whole auto w = 5; out[16] = w; static_assert(Addable<int> && !Addable<NoAdd>); out[17] = requires(int* p) { *p = 3; };
    auto f = []<Whole T>(T x) { return x * 2; }; out[18] = f(4); auto g = [](Number auto x) { return x + 1; }; out[19] = g(2);
    auto two = [](int a, int b) { return a * 10 + b; }; out[20] = calls(two, 3, 4) + calls(two, 3) * 100 + calls(two) * 100 + calls([] { return 7; }) * 1000; out[21] = Makes<Buf, int> + Makes<Buf, int, int, int> * 2 + Makes<Buf> * 4 + Calls<decltype(two), int, Buf> * 8;
}

